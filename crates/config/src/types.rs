//! The types of settings with a few named values.

use std::fmt;

macro_rules! named {
    ($(#[doc = $doc:literal])+ $name:ident { $($(#[doc = $vdoc:literal])+ $(#[$default:meta])? $variant:ident = $text:literal,)* }) => {
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[doc = $vdoc])+ $variant,)* }

        impl $name {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Its name in settings.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

named! {
    /// Whose answers are given where specification and drivers differ.
    Behaviour {
        /// The specification's.
        Spec = "spec",
        /// The shipped driver's on the i915 kernel module.
        NeoI915 = "neo-i915",
        /// The shipped driver's on the xe kernel module.
        NeoXe = "neo-xe",
    }
}

named! {
    /// An additional check of running kernels.
    Check {
        /// Guard pages around allocations.
        Memory = "memory",
        /// Races between work-items.
        Races = "races",
        /// Reads of memory that was never written.
        Uninitialised = "uninitialised",
        /// Group copies that nobody waits for. Barriers that not all work-items reach are always told.
        Barriers = "barriers",
    }
}

named! {
    /// What happens when a kernel or a copy traps.
    OnTrap {
        /// The context is lost until it is destroyed.
        LoseDevice = "lose-device",
        /// The command counts as finished.
        Skip = "skip",
    }
}

named! {
    /// The clock of timestamps and time-outs.
    Clock {
        /// The machine's.
        Real = "real",
        /// One that moves only when told to.
        Virtual = "virtual",
    }
}

named! {
    /// How much is written to stderr.
    Level {
        /// Errors.
        Error = "error",
        /// Warnings too.
        Warn = "warn",
        /// Notes too.
        Info = "info",
        /// What zemu decides too.
        Debug = "debug",
        /// Everything.
        Trace = "trace",
    }
}

/// In which order commands run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Schedule {
    /// As soon as they can.
    #[default]
    Eager,
    /// Not before something waits for them.
    Late,
    /// In any order that their dependencies allow.
    Shuffle {
        /// The seed; that of the settings when there is none.
        seed: Option<u64>,
    },
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Eager => f.write_str("eager"),
            Self::Late => f.write_str("late"),
            Self::Shuffle { seed: None } => f.write_str("shuffle"),
            Self::Shuffle { seed: Some(seed) } => write!(f, "shuffle:{seed}"),
        }
    }
}

/// What is written to stderr. Nothing, unless asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Log {
    /// Findings and messages of this level and above.
    pub level: Option<Level>,
    /// Every call.
    pub calls: bool,
    /// Every import of application pages.
    pub imports: bool,
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let topics = [
            self.level.map(Level::name),
            self.calls.then_some("calls"),
            self.imports.then_some("imports"),
        ];
        let given: Vec<_> = topics.into_iter().flatten().collect();
        f.write_str(if given.is_empty() { "off" } else { "" })?;
        f.write_str(&given.join(","))
    }
}
