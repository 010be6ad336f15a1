//! The engine.

use std::sync::Arc;
use std::time::Duration;

use rayon::ThreadPool;

use super::clock::now_ns;
use super::shared::Shared;
use super::task::{After, Batch, Job, Task};
use super::thread;
use super::wait::{Target, Timeout, Waited, wait};

/// What an engine is made of.
#[derive(Debug, Clone)]
pub struct EngineSettings {
    /// How many workers run at the same time, and how many threads the pool has; at least 1.
    pub threads: usize,
    /// What the names of its threads begin with; short, since the system cuts names at 15 bytes.
    pub name_prefix: &'static str,
}

/// Runs tasks. It has no threads before the first task is ready, and is shut down when the last owner drops it.
#[derive(Debug)]
pub struct Engine {
    shared: Arc<Shared>,
}

/// A shutdown waits no longer than this for running tasks.
const LAST_WAIT: Duration = Duration::from_millis(100);

impl Engine {
    /// An engine without threads.
    #[must_use]
    pub fn new(settings: EngineSettings) -> Arc<Self> {
        Arc::new_cyclic(|engine| Self {
            shared: Arc::new(Shared::new(settings, engine.clone())),
        })
    }

    /// Submits tasks, and returns them in the order of the batch. It never blocks and never fails: after
    /// [`shutdown`](Self::shutdown) the tasks come back cancelled.
    pub fn submit(&self, batch: Batch) -> Vec<Arc<Task>> {
        debug_assert!(
            batch.specs.iter().all(|spec| {
                let mut signals = spec.job.waits.iter().chain(&spec.job.signals);
                signals.all(|signal| signal.belongs_to(&self.shared))
            }),
            "signals belong to the engine that made them"
        );
        if batch.is_empty() {
            return Vec::new();
        }
        let mut graph = self.shared.lock();
        graph.submit(batch.specs)
    }

    /// Submits one task that is reached when everything in `after` is finished.
    pub fn submit_one(&self, job: Job, after: Vec<Arc<Task>>) -> Arc<Task> {
        let mut batch = Batch::new();
        batch.push(job, after.into_iter().map(After::Task).collect());
        self.submit(batch).pop().expect("one task was submitted")
    }

    /// Waits on this thread. Without a time-out, or with one above a second, the thread helps: it runs ready
    /// tasks that what it waits for depends on, and looks at the clock between them. Shorter waits and
    /// queries run nothing. On threads of the engine and inside [`Work`](super::Work) it only sleeps.
    ///
    /// A signal that is signalled and reset again while it is waited for counts as signalled.
    pub fn wait(&self, target: Target<'_>, timeout: Timeout) -> Waited {
        wait(&self.shared, target, timeout)
    }

    /// The private pool for work-groups, made at the first use; nothing when the system gives no threads.
    #[must_use]
    pub fn pool(&self) -> Option<&ThreadPool> {
        self.shared.pool()
    }

    /// How many submitted tasks are not finished.
    #[must_use]
    pub fn unfinished(&self) -> usize {
        self.shared.lock().tasks.len()
    }

    /// Ends all work, once and for all: asks running tasks to end, fails all others, and waits for the
    /// running ones, at most for `timeout` and never more than 100 ms. Returns whether nothing runs any more.
    /// On threads of the engine and inside work it does not wait. Afterwards everything still answers.
    pub fn shutdown(&self, timeout: Duration) -> bool {
        let limit = u64::try_from(timeout.min(LAST_WAIT).as_nanos()).unwrap_or(u64::MAX);
        let deadline = now_ns().saturating_add(limit);
        let mut graph = self.shared.lock();
        graph.close();
        while graph.running > 0 && !thread::must_not_help() {
            let rest = deadline.saturating_sub(now_ns());
            if rest == 0 {
                break;
            }
            graph.sleep(&self.shared.quiet, Some(Duration::from_nanos(rest)));
        }
        graph.running == 0
    }

    pub(super) const fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.shutdown(LAST_WAIT);
    }
}
