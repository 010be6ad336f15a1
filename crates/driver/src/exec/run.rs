//! Running one task.

use std::any::Any;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::ThreadPool;

use super::clock::{Stamp, now_ns};
use super::engine::Engine;
use super::failure::Failure;
use super::graph::Started;
use super::shared::Shared;
use super::task::Task;
use super::thread::InsideWork;

/// What a task does when it runs.
pub trait Work: Send {
    /// Does it, once. It runs on a worker or on a host thread that waits, without locks held. It may panic:
    /// that is a failure of the task.
    ///
    /// # Errors
    ///
    /// An error makes the task fail: its signals never signal, and what depends on it is dropped.
    fn run(&mut self, cx: &RunContext<'_>) -> Result<(), Failure>;

    /// Whether there is nothing to do, and the work only holds what its task uses: it is never run then, and the task
    /// finishes when it is reached, on no thread.
    fn is_empty(&self) -> bool {
        false
    }
}

impl<F: FnMut(&RunContext<'_>) -> Result<(), Failure> + Send> Work for F {
    fn run(&mut self, cx: &RunContext<'_>) -> Result<(), Failure> {
        self(cx)
    }
}

/// What running work can use.
#[derive(Debug)]
pub struct RunContext<'a> {
    shared: &'a Arc<Shared>,
    task: &'a Task,
}

impl<'a> RunContext<'a> {
    /// The private pool for work-groups; nothing when the system gives no threads, and then the work runs
    /// alone.
    #[must_use]
    pub fn pool(&self) -> Option<&'a ThreadPool> {
        self.shared.pool()
    }

    /// Becomes true when the work should end soon: the task was cancelled, or the engine is shut down.
    #[must_use]
    pub const fn cancelled(&self) -> &'a AtomicBool {
        &self.task.cancel
    }

    /// The engine; nothing when its owner has let go of it.
    #[must_use]
    pub fn engine(&self) -> Option<Arc<Engine>> {
        self.shared.engine.upgrade()
    }
}

/// Runs a task that was started, on this thread, and returns how it ended.
pub(super) fn run(shared: &Arc<Shared>, started: &mut Started) -> Result<Stamp, Failure> {
    let _inside = InsideWork::enter();
    let start_ns = now_ns();
    let mut work = started.work.take();
    let cancelled = started.task.cancel.load(Ordering::Relaxed);
    let cx = RunContext {
        shared,
        task: &started.task,
    };
    let ended = catch_unwind(AssertUnwindSafe(|| {
        let result = match work.as_mut() {
            _ if cancelled => Err(Failure::Cancelled),
            Some(work) => work.run(&cx),
            None => Ok(()),
        };
        // Here, because its destructor may panic as well.
        drop(work.take());
        result
    }));
    let end_ns = now_ns();
    let result = ended.unwrap_or_else(|payload| {
        // A panic leaves the work behind, and a second destructor that panics must not get out either.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(work.take())));
        Err(Failure::Panicked(message(payload)))
    });
    result.map(|()| Stamp { start_ns, end_ns })
}

fn message(payload: Box<dyn Any + Send>) -> Arc<str> {
    let text: Arc<str> = if let Some(text) = payload.downcast_ref::<&str>() {
        Arc::from(*text)
    } else if let Some(text) = payload.downcast_ref::<String>() {
        Arc::from(text.as_str())
    } else {
        Arc::from("(no message)")
    };
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        // Whatever it is, it panics when dropped.
        mem::forget(second);
    }
    text
}
