//! The end of the process: running commands are told to stop, and get a moment to do so.
//!
//! A forked child inherits the C library's list of exit handlers and this list, but the engines in it are the parent's,
//! whose locks may be in any condition. So the list takes no lock, and each entry says which process it belongs to.

#![allow(
    unsafe_code,
    reason = "the C library's list of exit handlers, and a list that grows without a lock"
)]

use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use crate::exec::Engine;

/// How long the process waits for commands that were told to stop.
const GRACE: Duration = Duration::from_millis(100);

/// An engine that had a submission. One a process, more only in tests; none is ever freed.
struct Entry {
    engine: Weak<Engine>,
    process: u32,
    next: *mut Entry,
}

static ENTRIES: AtomicPtr<Entry> = AtomicPtr::new(std::ptr::null_mut());
static REGISTERED: AtomicBool = AtomicBool::new(false);

/// Ends `engine` when this process exits.
pub(crate) fn at_exit(engine: &Arc<Engine>) {
    let entry = Box::into_raw(Box::new(Entry {
        engine: Arc::downgrade(engine),
        process: std::process::id(),
        next: std::ptr::null_mut(),
    }));
    let mut head = ENTRIES.load(Ordering::Acquire);
    loop {
        // SAFETY: the entry is this thread's until it is published below.
        unsafe { (*entry).next = head };
        match ENTRIES.compare_exchange_weak(head, entry, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => break,
            Err(now) => head = now,
        }
    }
    if !REGISTERED.swap(true, Ordering::AcqRel) {
        // SAFETY: the handler is a function of a library that stays mapped, and it takes no lock of another process.
        unsafe { libc::atexit(end) };
    }
}

extern "C" fn end() {
    let here = std::process::id();
    let mut at = ENTRIES.load(Ordering::Acquire);
    // SAFETY: published entries are never freed nor changed.
    while let Some(entry) = unsafe { at.as_ref() } {
        if entry.process == here
            && let Some(engine) = entry.engine.upgrade()
        {
            engine.shutdown(GRACE);
        }
        at = entry.next;
    }
}
