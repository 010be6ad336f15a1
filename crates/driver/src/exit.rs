//! The end of the process: running commands are told to stop, and get a moment to do so.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use crate::exec::Engine;

/// How long the process waits for commands that were told to stop.
const GRACE: Duration = Duration::from_millis(100);

/// Engines that had a submission. One a process; more only in tests.
static RUNNING: Mutex<Vec<Weak<Engine>>> = Mutex::new(Vec::new());

/// Ends `engine` when the process exits.
pub(crate) fn at_exit(engine: &Arc<Engine>) {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let first = running.is_empty();
    running.push(Arc::downgrade(engine));
    if first {
        register();
    }
}

extern "C" fn end() {
    let engines = std::mem::take(&mut *RUNNING.lock().unwrap_or_else(PoisonError::into_inner));
    for engine in engines.iter().filter_map(Weak::upgrade) {
        engine.shutdown(GRACE);
    }
}

#[allow(unsafe_code, reason = "the C library's list of exit handlers")]
fn register() {
    // SAFETY: the handler is a function of a library that stays mapped, and catches nothing that it could leave half done.
    unsafe { libc::atexit(end) };
}
