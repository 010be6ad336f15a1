//! What a handle can stand for.

use std::sync::Arc;

use zemu_diag::ObjectKind as LedgerKind;
use zemu_driver as driver;

macro_rules! objects {
    ($($kind:ident: $name:literal),+ $(,)?) => {
        /// The class of the object behind a handle. The number is the slot's kind tag.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum ObjectKind { $($kind),+ }

        impl ObjectKind {
            /// All kinds, in the order of their numbers.
            pub(crate) const ALL: &[Self] = &[$(Self::$kind),+];

            /// The class as the specification calls it.
            pub(crate) fn name(self) -> &'static str {
                match self { $(Self::$kind => $name),+ }
            }

            /// The class as the leak ledger calls it.
            pub(crate) fn ledger(self) -> LedgerKind {
                match self { $(Self::$kind => LedgerKind::$kind),+ }
            }
        }

        /// The object behind a handle.
        #[derive(Debug, Clone)]
        pub(crate) enum Object { $($kind(Arc<driver::$kind>)),+ }

        $(impl Registered for driver::$kind {
            const KIND: ObjectKind = ObjectKind::$kind;
            fn from_object(object: &Object) -> Option<&Arc<Self>> {
                if let Object::$kind(o) = object { Some(o) } else { None }
            }
            fn into_object(this: Arc<Self>) -> Object { Object::$kind(this) }
            fn life(&self) -> &Arc<driver::Life> { Self::life(self) }
            fn users(&self) -> usize { self.in_flight() }
        })+
    };
}

objects! {
    Driver: "driver",
    Device: "device",
    Context: "context",
    CommandQueue: "command queue",
    CommandList: "command list",
    Fence: "fence",
    EventPool: "event pool",
    Event: "event",
    Module: "module",
    ModuleBuildLog: "module build log",
    Kernel: "kernel",
}

/// An object that handles can stand for.
pub(crate) trait Registered: Sized {
    /// Its class.
    const KIND: ObjectKind;
    /// The object, if it is of this class.
    fn from_object(object: &Object) -> Option<&Arc<Self>>;
    /// The object as any.
    fn into_object(this: Arc<Self>) -> Object;
    /// Its life.
    fn life(&self) -> &Arc<driver::Life>;
    /// Submitted commands that use it.
    fn users(&self) -> usize;
}
