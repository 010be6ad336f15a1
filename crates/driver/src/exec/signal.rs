//! The core of an event or fence.

use std::collections::VecDeque;
use std::fmt;
use std::mem;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::clock::Stamp;
use super::engine::Engine;
use super::failure::Failure;
use super::shared::Shared;
use super::slab::TaskId;
use super::wait::Waiter;

/// What a signal says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignalState {
    /// Not yet, or reset.
    Unsignalled,
    /// Signalled by a task or the host.
    Signalled,
    /// A task that was to signal it failed; a reset or a later signal ends this state.
    Failed,
}

impl SignalState {
    const fn encode(self) -> u8 {
        match self {
            Self::Unsignalled => 0,
            Self::Signalled => 1,
            Self::Failed => 2,
        }
    }

    const fn decode(value: u8) -> Self {
        match value {
            1 => Self::Signalled,
            2 => Self::Failed,
            _ => Self::Unsignalled,
        }
    }
}

/// A synchronisation object between tasks, and between tasks and host. It belongs to one engine.
pub struct Signal {
    shared: Arc<Shared>,
    /// Written under the graph's lock, read by anybody.
    state: AtomicU8,
    inner: Mutex<Inner>,
}

/// Changed only under the graph's lock; the leaf lock makes stamp and failure readable without it.
#[derive(Debug, Default)]
pub(super) struct Inner {
    pub(super) stamp: Option<Stamp>,
    pub(super) failure: Option<Failure>,
    /// Tasks that hang here.
    pub(super) waiters: Vec<TaskId>,
    /// Host threads that wait here.
    pub(super) hosts: Vec<Arc<Waiter>>,
    /// Submitted, unfinished tasks that will signal it, oldest first.
    pub(super) signallers: VecDeque<TaskId>,
    /// Helpers (one bit each) in whose closure it is.
    pub(super) wanted: u64,
}

/// Who hung on a signal when its state changed.
pub(super) struct Released {
    pub(super) tasks: Vec<TaskId>,
    pub(super) hosts: Vec<Arc<Waiter>>,
    /// The failure that was replaced: to be dropped without locks, it may hold a stranger's error.
    pub(super) old_failure: Option<Failure>,
}

impl Signal {
    /// An unsignalled signal.
    #[must_use]
    pub fn new(engine: &Engine) -> Arc<Self> {
        Self::with_state(engine, SignalState::Unsignalled)
    }

    /// A signal that starts signalled, without a stamp.
    #[must_use]
    pub fn new_signalled(engine: &Engine) -> Arc<Self> {
        Self::with_state(engine, SignalState::Signalled)
    }

    fn with_state(engine: &Engine, state: SignalState) -> Arc<Self> {
        Arc::new(Self {
            shared: Arc::clone(engine.shared()),
            state: AtomicU8::new(state.encode()),
            inner: Mutex::default(),
        })
    }

    /// Signals it from the host. Signalling again is allowed and replaces the stamp.
    pub fn signal(&self, stamp: Stamp) {
        let mut graph = self.shared.lock();
        graph.host_signal(self, Ok(stamp));
    }

    /// Makes everything that waits for it fail. A signal that is already signalled stays so.
    pub fn fail(&self, failure: Failure) {
        let mut graph = self.shared.lock();
        graph.host_signal(self, Err(failure));
    }

    /// Makes it unsignalled again and forgets stamp and failure.
    pub fn reset(&self) {
        let mut graph = self.shared.lock();
        let mut inner = self.inner();
        self.set_state(SignalState::Unsignalled);
        inner.stamp = None;
        let failure = inner.failure.take();
        drop(inner);
        graph.discard_failure(failure);
    }

    /// What it says now. Whoever sees `Signalled` also sees what the signalling task wrote.
    #[must_use]
    pub fn query(&self) -> SignalState {
        SignalState::decode(self.state.load(Ordering::Acquire))
    }

    /// When the command ran that signalled it last; nothing when it is not signalled or began so.
    #[must_use]
    pub fn stamp(&self) -> Option<Stamp> {
        self.inner().stamp
    }

    /// Why it failed, if it did.
    #[must_use]
    pub fn failure(&self) -> Option<Failure> {
        self.inner().failure.clone()
    }

    /// Whether an unfinished task will signal it.
    #[must_use]
    pub fn has_signaller(&self) -> bool {
        !self.inner().signallers.is_empty()
    }

    pub(super) fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn belongs_to(&self, shared: &Arc<Shared>) -> bool {
        Arc::ptr_eq(&self.shared, shared)
    }

    fn set_state(&self, state: SignalState) {
        self.state.store(state.encode(), Ordering::Release);
    }

    /// Changes the state and returns who hung on it; `by` is the task that did it. To be called under the
    /// graph's lock.
    pub(super) fn settle(&self, by: Option<TaskId>, outcome: &Result<Stamp, Failure>) -> Released {
        let mut inner = self.inner();
        if let Some(by) = by
            && let Some(place) = inner.signallers.iter().position(|id| *id == by)
        {
            inner.signallers.remove(place);
        }
        let old_failure = match outcome {
            Ok(stamp) => {
                inner.stamp = Some(*stamp);
                self.set_state(SignalState::Signalled);
                inner.failure.take()
            }
            Err(failure) => {
                // The first failure is the one to report.
                if self.query() == SignalState::Unsignalled {
                    inner.failure = Some(failure.clone());
                    self.set_state(SignalState::Failed);
                }
                None
            }
        };
        Released {
            tasks: mem::take(&mut inner.waiters),
            hosts: mem::take(&mut inner.hosts),
            old_failure,
        }
    }
}

impl fmt::Debug for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signal")
            .field("state", &self.query())
            .finish_non_exhaustive()
    }
}
