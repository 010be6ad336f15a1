//! The one static: an atomic pointer to the state of this process.
//!
//! A forked child must not touch the parent's state, whose locks and threads may be in any condition. Each state owns
//! a page that the kernel wipes on fork, so one load per call tells whether the state is this process's own; a child
//! leaks the old one and makes its own.

#![allow(
    unsafe_code,
    reason = "the state is shared by raw pointer; the kernel marks a fork in a page"
)]

use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

use crate::state::State;

static CELL: AtomicPtr<State> = AtomicPtr::new(std::ptr::null_mut());

/// The state of this process, made at the first call.
pub(crate) fn state() -> &'static State {
    let at = CELL.load(Ordering::Acquire);
    // SAFETY: a state in the cell was leaked and lives for ever.
    match unsafe { at.as_ref() } {
        Some(state) if state.birth.is_own() => state,
        old => make(old, at),
    }
}

/// The state, if a call made one in this process.
pub(crate) fn existing() -> Option<&'static State> {
    // SAFETY: a state in the cell was leaked and lives for ever.
    unsafe { CELL.load(Ordering::Acquire).as_ref() }.filter(|s| s.birth.is_own())
}

#[cold]
fn make(old: Option<&'static State>, seen: *mut State) -> &'static State {
    let fresh = Box::into_raw(Box::new(State::from_environment(old)));
    match CELL.compare_exchange(seen, fresh, Ordering::AcqRel, Ordering::Acquire) {
        // SAFETY: from here on it is never freed.
        Ok(_) => unsafe { &*fresh },
        Err(winner) => {
            // Two threads of a child may come here at once: one state wins, the other was seen by nobody.
            // SAFETY: `fresh` came from a box and was not published.
            drop(unsafe { Box::from_raw(fresh) });
            // SAFETY: a state in the cell lives for ever.
            unsafe { &*winner }
        }
    }
}

/// Gives the control functions the state of this process.
pub fn with_state<R>(use_it: impl FnOnce(&State) -> R) -> R {
    use_it(state())
}

/// Writes the report of what is still alive, if anything was called in this process.
pub fn at_end() {
    if let Some(state) = existing() {
        // The library ends: whatever fails here has nobody left to tell.
        drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            state.report_leaks()
        })));
    }
}

/// Tells whether the process is still the one that made the state.
#[derive(Debug)]
pub(crate) struct Birth {
    mark: *const AtomicU32,
}

// SAFETY: the mark is an atomic in a page that lives for ever.
unsafe impl Send for Birth {}
// SAFETY: as above.
unsafe impl Sync for Birth {}

static CHILD_OF_FORK: AtomicU32 = AtomicU32::new(0);

extern "C" fn note_fork() {
    CHILD_OF_FORK.fetch_add(1, Ordering::AcqRel);
}

impl Birth {
    /// A mark for this process.
    pub(crate) fn here() -> Self {
        // SAFETY: an anonymous mapping of one page, at an address of the kernel's choice.
        let page = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                4096,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        if page != libc::MAP_FAILED {
            // SAFETY: the page was just mapped.
            let wiped = unsafe { libc::madvise(page, 4096, libc::MADV_WIPEONFORK) } == 0;
            let mark = page.cast::<AtomicU32>();
            // SAFETY: the page is writable and large enough.
            unsafe { (*mark).store(1, Ordering::Release) };
            if wiped {
                return Self { mark };
            }
        }
        // Where the kernel cannot wipe, the C library counts.
        static REGISTERED: std::sync::Once = std::sync::Once::new();
        REGISTERED.call_once(|| {
            // SAFETY: the handler only counts.
            unsafe { libc::pthread_atfork(None, None, Some(note_fork)) };
        });
        Self {
            mark: std::ptr::without_provenance(CHILD_OF_FORK.load(Ordering::Acquire) as usize),
        }
    }

    fn is_own(&self) -> bool {
        // The fallback keeps a count where the page's address would stand; no page lies below 65536.
        if self.mark.addr() < 0x1_0000 {
            return self.mark.addr() == CHILD_OF_FORK.load(Ordering::Acquire) as usize;
        }
        // SAFETY: the page is never unmapped.
        unsafe { (*self.mark).load(Ordering::Relaxed) == 1 }
    }
}
