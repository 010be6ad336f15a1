//! What the engine's threads share, and the guard of the graph's lock.

use std::fmt;
use std::mem;
use std::ops::{Deref, DerefMut};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuilder};

use super::engine::{Engine, EngineSettings};
use super::failure::Failure;
use super::graph::Graph;
use super::run::Work;
use super::task::Task;
use super::thread::{self, Place};
use super::wait::Waiter;
use super::worker;

/// The inside of an engine; tasks' signals and worker threads keep it alive.
pub(super) struct Shared {
    pub(super) settings: EngineSettings,
    pub(super) engine: Weak<Engine>,
    graph: Mutex<Graph>,
    /// Where idle workers sleep until called.
    pub(super) bed: Condvar,
    /// Where the one looker waits for a short time.
    pub(super) doze: Condvar,
    /// Where a shutdown waits for running tasks.
    pub(super) quiet: Condvar,
    pool: OnceLock<Option<ThreadPool>>,
    /// Plays a system that gives no threads.
    #[cfg(test)]
    pub(super) no_threads: std::sync::atomic::AtomicBool,
}

impl Shared {
    pub(super) fn new(settings: EngineSettings, engine: Weak<Engine>) -> Self {
        Self {
            graph: Mutex::new(Graph::new(settings.threads)),
            settings,
            engine,
            bed: Condvar::new(),
            doze: Condvar::new(),
            quiet: Condvar::new(),
            pool: OnceLock::new(),
            #[cfg(test)]
            no_threads: false.into(),
        }
    }

    /// Locks the graph.
    pub(super) fn lock(self: &Arc<Self>) -> Locked<'_> {
        Locked {
            guard: Some(self.raw_lock()),
            shared: self,
        }
    }

    fn raw_lock(&self) -> MutexGuard<'_, Graph> {
        self.graph.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The private pool; nothing when the system gives no threads.
    pub(super) fn pool(&self) -> Option<&ThreadPool> {
        let pool = self.pool.get_or_init(|| {
            let prefix = self.settings.name_prefix;
            let builder = ThreadPoolBuilder::new()
                .num_threads(self.settings.threads.max(1))
                .thread_name(move |index| format!("{prefix}-pool{index}"))
                .start_handler(|_| thread::set_place(Place::Pool))
                // A detached job that panics must not take the process along.
                .panic_handler(|_| {});
            thread::with_mask(|| builder.build()).ok()
        });
        pool.as_ref()
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

/// How a worker is to be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    /// Wake one that sleeps.
    Wake,
    /// Make a thread.
    Spawn,
}

/// A thing whose destructor may run a stranger's code.
#[expect(dead_code, reason = "held only to be dropped at the right moment")]
pub(super) enum Litter {
    Work(Box<dyn Work>),
    Failure(Failure),
    Task(Arc<Task>),
}

/// What is to be done after the lock is released.
#[derive(Default)]
pub(super) struct Effects {
    /// Waiting host threads to wake.
    pub(super) hosts: Vec<Arc<Waiter>>,
    /// The worker to call, if any.
    pub(super) call: Option<Call>,
    /// Things to drop.
    pub(super) litter: Vec<Litter>,
    /// The last running task ended, and a shutdown may wait for that.
    pub(super) quiet: bool,
    /// All workers must look at the graph.
    pub(super) all: bool,
}

impl Effects {
    fn is_empty(&self) -> bool {
        self.hosts.is_empty() && self.call.is_none() && self.litter.is_empty() && !self.quiet && !self.all
    }

    fn apply(self, shared: &Arc<Shared>) {
        // First, so that a host that is woken finds dropped work gone.
        for thing in self.litter {
            // One bad destructor must not keep the others from running.
            let _ = catch_unwind(AssertUnwindSafe(|| drop(thing)));
        }
        for host in self.hosts {
            host.wake();
        }
        if self.quiet {
            shared.quiet.notify_all();
        }
        if self.all {
            shared.bed.notify_all();
            shared.doze.notify_all();
        }
        match self.call {
            Some(Call::Wake) => shared.bed.notify_one(),
            Some(Call::Spawn) => worker::spawn(shared),
            None => {}
        }
    }
}

/// The locked graph; releasing it applies the effects.
pub(super) struct Locked<'a> {
    /// Present but for the moments in which a method of this type gives it away.
    guard: Option<MutexGuard<'a, Graph>>,
    shared: &'a Arc<Shared>,
}

const HELD: &str = "the guard is held between calls";

impl Locked<'_> {
    /// Releases the lock, applies the effects, sleeps on `at` for at most `limit`, and locks again. When
    /// there were effects it does not sleep: the graph may have changed while they were applied. May return
    /// early, like any such wait.
    pub(super) fn sleep(&mut self, at: &Condvar, limit: Option<Duration>) {
        let Some(mut guard) = self.guard.take() else {
            return;
        };
        let guard = if guard.effects.is_empty() {
            match limit {
                None => at.wait(guard).unwrap_or_else(PoisonError::into_inner),
                Some(limit) => {
                    at.wait_timeout(guard, limit)
                        .unwrap_or_else(PoisonError::into_inner)
                        .0
                }
            }
        } else {
            let effects = mem::take(&mut guard.effects);
            drop(guard);
            effects.apply(self.shared);
            self.shared.raw_lock()
        };
        self.guard = Some(guard);
    }
}

impl Deref for Locked<'_> {
    type Target = Graph;

    fn deref(&self) -> &Graph {
        self.guard.as_ref().expect(HELD)
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut Graph {
        self.guard.as_mut().expect(HELD)
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        if let Some(mut guard) = self.guard.take() {
            let effects = mem::take(&mut guard.effects);
            drop(guard);
            effects.apply(self.shared);
        }
    }
}
