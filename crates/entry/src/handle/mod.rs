//! API handles: checked slots that never dereference what the application passes before it is known good.

mod object;
mod table;

pub(crate) use object::{Object, ObjectKind, Registered};
pub(crate) use table::{HandleError, HandleTable, SLOTS};

/// A const table that holds raw pointers to other const tables.
#[derive(Debug)]
#[repr(transparent)]
pub(crate) struct Shared<T>(pub(crate) T);

#[allow(unsafe_code, reason = "const tables of pointers to const tables")]
// SAFETY: every `Shared` is a static whose pointers lead to other statics, and nothing writes any of them.
unsafe impl<T> Sync for Shared<T> {}
