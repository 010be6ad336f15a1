//! What kind of thread this is, and how the engine's own threads are made.

use std::cell::Cell;
use std::io;
use std::thread::Builder;

use nix::sys::signal::{SigSet, SigmaskHow, Signal};

/// Kinds of threads that the engine tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// A thread of the application.
    Host,
    /// A worker of the engine.
    Worker,
    /// A thread of the private pool.
    Pool,
}

thread_local! {
    // Cells without destructor: readable also while the thread ends.
    static PLACE: Cell<Place> = const { Cell::new(Place::Host) };
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// What this thread is.
pub(super) fn place() -> Place {
    PLACE.get()
}

pub(super) fn set_place(place: Place) {
    PLACE.set(place);
}

/// Whether a wait on this thread must sleep instead of help: it belongs to the engine, or is inside the work
/// of a task.
pub(super) fn must_not_help() -> bool {
    PLACE.get() != Place::Host || inside_work()
}

/// Whether this thread is running the work of a task.
pub(super) fn inside_work() -> bool {
    DEPTH.get() > 0
}

/// Marks this thread as running work until it is dropped.
#[derive(Debug)]
pub(super) struct InsideWork(());

impl InsideWork {
    pub(super) fn enter() -> Self {
        DEPTH.set(DEPTH.get() + 1);
        Self(())
    }
}

impl Drop for InsideWork {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get().saturating_sub(1));
    }
}

/// Every signal but those that the thread's own instructions raise: the application's handlers never run on
/// our threads.
fn blocked_signals() -> SigSet {
    let mut set = SigSet::all();
    for own in [
        Signal::SIGSEGV,
        Signal::SIGBUS,
        Signal::SIGFPE,
        Signal::SIGILL,
        Signal::SIGTRAP,
        Signal::SIGSYS,
    ] {
        set.remove(own);
    }
    set
}

/// Runs `make`, which makes threads, under the signal mask that they are to inherit, so that there is no
/// moment in which they have another.
pub(super) fn with_mask<R>(make: impl FnOnce() -> R) -> R {
    let before = blocked_signals().thread_swap_mask(SigmaskHow::SIG_SETMASK);
    let made = make();
    if let Ok(before) = before {
        // The only documented error is an unknown "how".
        let _ = before.thread_set_mask();
    }
    made
}

/// Starts a detached worker thread.
pub(super) fn spawn_worker(name: String, body: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let started = with_mask(|| {
        Builder::new().name(name).spawn(move || {
            set_place(Place::Worker);
            body();
        })
    });
    started.map(drop)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_worker_inherits_the_mask_and_the_maker_keeps_its_own() {
        let before = SigSet::thread_get_mask().expect("readable");
        let (tell, told) = mpsc::channel();
        spawn_worker("exec-test".to_owned(), move || {
            let mask = SigSet::thread_get_mask().expect("readable");
            let name = std::thread::current().name().map(str::to_owned);
            tell.send((mask, place(), name)).expect("the test waits");
        })
        .expect("a thread can be made");
        let (mask, place, name) = told.recv().expect("the worker tells");
        assert_eq!(place, Place::Worker);
        assert_eq!(name.as_deref(), Some("exec-test"));
        for signal in Signal::iterator() {
            let own = matches!(
                signal,
                Signal::SIGSEGV
                    | Signal::SIGBUS
                    | Signal::SIGFPE
                    | Signal::SIGILL
                    | Signal::SIGTRAP
                    | Signal::SIGSYS
            );
            let blockable = !matches!(signal, Signal::SIGKILL | Signal::SIGSTOP);
            assert_eq!(mask.contains(signal), !own && blockable, "{signal}");
        }
        assert_eq!(SigSet::thread_get_mask().expect("readable"), before);
    }

    #[test]
    fn work_nests() {
        assert!(!must_not_help());
        let outer = InsideWork::enter();
        drop(InsideWork::enter());
        assert!(inside_work() && must_not_help());
        drop(outer);
        assert!(!inside_work());
    }
}
