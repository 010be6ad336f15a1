//! What zemu has to say: rules, findings, call records, the leak ledger, and their output.
//!
//! A [`Finding`] is a reported misuse. It is made from a [`Rule`], which has a stable id, a severity, and its sentence,
//! so that no finding is without one. Findings stay data until they are written: [`render`] is the only place where
//! words are put together.
//!
//! ```
//! use zemu_diag::{Diagnostics, Finding, Options, Value, rules};
//!
//! let diagnostics = Diagnostics::new(Options::default()).expect("no report file was asked for");
//! diagnostics.report(Finding::new(&rules::memory::FREE_UNKNOWN).with("pointer", Value::Address(0x1000)));
//! assert_eq!(diagnostics.counts().errors, 1);
//! ```
//!
//! Nothing is printed and no file is touched unless [`Options`] say so, and nothing here panics when writing fails.

#![forbid(unsafe_code)]

mod diagnostics;
mod finding;
mod ledger;
mod recorder;
pub mod render;
mod rule;
pub mod rules;
mod sink;
mod value;

pub use diagnostics::{Counts, Diagnostics, Options};
pub use finding::{CallRef, Finding};
pub use ledger::{Ledger, LiveObject, ObjectKind};
pub use recorder::{CallRecord, MAX_ARGUMENTS, Recorder, RecorderOptions};
pub use rule::{Rule, Severity};
pub use sink::{LineFile, OpenError};
pub use value::{Fields, Value};

/// The kernel's number of the calling thread, as debuggers and `ps` show it.
pub fn thread_id() -> u64 {
    u64::from(rustix::thread::gettid().as_raw_nonzero().get().unsigned_abs())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::thread;

    #[test]
    fn threads_have_the_numbers_of_the_kernel() {
        let ids = [
            super::thread_id(),
            thread::spawn(super::thread_id).join().expect("it does not panic"),
        ];
        assert_ne!(ids[0], ids[1]);
        assert!(PathBuf::from(format!("/proc/self/task/{}", ids[0])).exists());
    }
}
