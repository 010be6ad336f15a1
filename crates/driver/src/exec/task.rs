//! Tasks as their users see them: what goes in, and what becomes of it.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use super::clock::Stamp;
use super::failure::Failure;
use super::run::Work;
use super::signal::Signal;
use super::slab::TaskId;

/// What a task is to do.
#[derive(Default)]
pub struct Job {
    /// The work; a task without (barrier, marker, wait) finishes at once when it is reached, on no thread.
    pub work: Option<Box<dyn Work>>,
    /// Signals that must be signalled, looked at in this order once all predecessors are finished.
    pub waits: Vec<Arc<Signal>>,
    /// Signals that the task signals when it succeeds.
    pub signals: Vec<Arc<Signal>>,
}

impl Job {
    /// A job that runs `work` and waits for and signals nothing.
    #[must_use]
    pub fn new(work: impl Work + 'static) -> Self {
        Self {
            work: Some(Box::new(work)),
            ..Self::default()
        }
    }

    /// The same job with these wait signals.
    #[must_use]
    pub fn waiting(mut self, waits: Vec<Arc<Signal>>) -> Self {
        self.waits = waits;
        self
    }

    /// The same job with these signals to signal.
    #[must_use]
    pub fn signalling(mut self, signals: Vec<Arc<Signal>>) -> Self {
        self.signals = signals;
        self
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("work", &self.work.is_some())
            .field("waits", &self.waits.len())
            .field("signals", &self.signals.len())
            .finish()
    }
}

/// A place in a [`Batch`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot(pub(super) usize);

/// Something that must be finished before a task is reached.
#[derive(Debug, Clone)]
pub enum After {
    /// A task that was submitted before, to the same engine.
    Task(Arc<Task>),
    /// An earlier task of the same batch.
    Slot(Slot),
}

#[derive(Debug)]
pub(super) struct Spec {
    pub(super) job: Job,
    pub(super) after: Vec<After>,
}

/// Tasks that are submitted together: nothing of another submission comes between them.
#[derive(Debug, Default)]
pub struct Batch {
    pub(super) specs: Vec<Spec>,
}

impl Batch {
    /// A batch without tasks.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a task that is reached when everything in `after` is finished. A slot that this batch did not
    /// hand out is no dependency.
    pub fn push(&mut self, job: Job, after: Vec<After>) -> Slot {
        self.specs.push(Spec { job, after });
        Slot(self.specs.len() - 1)
    }

    /// How many tasks it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.specs.len()
    }

    /// Whether it has no tasks.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.specs.is_empty()
    }
}

/// One submitted command. Holding it keeps nothing of the command alive but its outcome.
#[derive(Debug)]
pub struct Task {
    pub(super) id: TaskId,
    pub(super) cancel: AtomicBool,
    outcome: OnceLock<Result<Stamp, Failure>>,
}

impl Task {
    pub(super) const fn new(id: TaskId) -> Self {
        Self {
            id,
            cancel: AtomicBool::new(false),
            outcome: OnceLock::new(),
        }
    }

    pub(super) fn finish(&self, outcome: Result<Stamp, Failure>) {
        // A task is removed from the graph before this, so nobody comes second.
        let _ = self.outcome.set(outcome);
    }

    /// How it ended: when it ran, or why it failed; nothing while it is not finished.
    #[must_use]
    pub fn outcome(&self) -> Option<&Result<Stamp, Failure>> {
        self.outcome.get()
    }

    /// Whether it has ended, well or not.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.outcome.get().is_some()
    }

    /// Why it failed, if it did.
    #[must_use]
    pub fn failure(&self) -> Option<&Failure> {
        self.outcome.get()?.as_ref().err()
    }

    /// Asks it to end: running work sees [`RunContext::cancelled`](super::RunContext::cancelled), and work
    /// that has not begun fails with [`Failure::Cancelled`] when its turn comes.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}
