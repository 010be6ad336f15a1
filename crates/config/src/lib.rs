//! The settings of zemu: `ZEMU_*` variables and a TOML file.
//!
//! [`Settings::from_env`] takes the variables of a process. `ZEMU_CONFIG` names a file whose keys are those of the
//! variables in lower case and without `ZEMU_`; single variables override it. A variable that is set to nothing counts
//! as not set. An unknown key, or a value that a key does not allow, is an error that names the key, the value, and the
//! nearest valid one: a test must not run under other settings than it was meant to.
//!
//! ```toml
//! profile = "generic"
//! threads = 2
//! checks = ["memory", "races"]
//!
//! [[fault]]
//! function = "zeMemAllocHost"
//! nth = 3
//! result = "OUT_OF_HOST_MEMORY"
//! ```
//!
//! Variables whose names begin with `ZEMU__` are for zemu's own programs among themselves, and are not looked at here.

#![forbid(unsafe_code)]

mod error;
mod file;
mod keys;
mod settings;
mod types;
mod value;

pub use error::ConfigError;
pub use keys::{KEYS, Key};
pub use settings::{Settings, Unsupported};
pub use types::{Behaviour, Check, Clock, Level, Log, OnTrap, Schedule};
