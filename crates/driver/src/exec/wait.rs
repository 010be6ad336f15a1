//! Host waits, and the help that a waiting thread gives.

use std::hint::spin_loop;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, OnceLock};
use std::time::Duration;

use super::clock::now_ns;
use super::failure::Failure;
use super::graph::Graph;
use super::run::run;
use super::shared::Shared;
use super::signal::{Signal, SignalState};
use super::task::Task;
use super::thread::{self, Place};

/// A wait shorter than this, or a query, never runs anything: it must come back in time.
const HELP_FROM: Duration = Duration::from_secs(1);

/// How long a waiting thread spins before it sleeps: work that ends this soon is not worth a hand-over.
const SPIN_NS: u64 = 20_000;

/// What a host thread waits for.
#[derive(Debug, Clone, Copy)]
pub enum Target<'a> {
    /// That the signal is signalled.
    Signal(&'a Arc<Signal>),
    /// That the task is finished.
    Task(&'a Arc<Task>),
    /// That all these tasks are finished, for example the [`tail`](super::Stream::tail) of a stream.
    Tasks(&'a [Arc<Task>]),
}

/// How long a host thread is ready to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timeout {
    /// Not at all: a query.
    Poll,
    /// At most this long.
    Within(Duration),
    /// Until it comes.
    Forever,
}

impl Timeout {
    /// From nanoseconds as the specification counts them: 0 is a query, the largest value is for ever.
    #[must_use]
    pub const fn from_ns(ns: u64) -> Self {
        match ns {
            0 => Self::Poll,
            u64::MAX => Self::Forever,
            ns => Self::Within(Duration::from_nanos(ns)),
        }
    }
}

/// How a wait ended.
#[derive(Debug, Clone)]
pub enum Waited {
    /// What was waited for is there.
    Done,
    /// The time is over.
    TimedOut,
    /// What was waited for has failed and will not come.
    Failed(Failure),
}

/// One host thread in one wait.
#[derive(Debug, Default)]
pub(super) struct Waiter {
    /// Things that have not ended yet.
    remaining: AtomicUsize,
    failure: OnceLock<Failure>,
    /// Something happened that the thread should look at.
    poked: AtomicBool,
    /// The thread sleeps on `bell`.
    asleep: AtomicBool,
    bell: Condvar,
}

impl Waiter {
    /// Tells the thread to look at the graph; returns whether it has to be woken for that.
    pub(super) fn poke(&self) -> bool {
        self.poked.store(true, Ordering::Release);
        self.asleep.load(Ordering::Relaxed)
    }

    /// One thing less to wait for; returns whether the thread has to be woken.
    pub(super) fn one_less(&self, failure: Option<&Failure>) -> bool {
        if let Some(failure) = failure {
            // The first one is reported.
            let _ = self.failure.set(failure.clone());
        }
        self.remaining.fetch_sub(1, Ordering::Relaxed) == 1 && self.poke()
    }

    pub(super) fn wake(&self) {
        self.bell.notify_one();
    }

    fn result(&self) -> Option<Waited> {
        (self.remaining.load(Ordering::Relaxed) == 0).then(|| {
            self.failure
                .get()
                .map_or(Waited::Done, |failure| Waited::Failed(failure.clone()))
        })
    }
}

impl Target<'_> {
    /// How a wait ends that ends at once.
    pub(super) fn peek(self) -> Option<Waited> {
        let tasks = match self {
            Self::Signal(signal) => {
                return match signal.query() {
                    SignalState::Signalled => Some(Waited::Done),
                    SignalState::Failed => signal.failure().map(Waited::Failed),
                    SignalState::Unsignalled => None,
                };
            }
            Self::Task(task) => std::slice::from_ref(task),
            Self::Tasks(tasks) => tasks,
        };
        tasks.iter().all(|task| task.is_finished()).then(|| {
            let failure = tasks.iter().find_map(|task| task.failure());
            failure.map_or(Waited::Done, |failure| Waited::Failed(failure.clone()))
        })
    }

    fn tasks(&self) -> &[Arc<Task>] {
        match self {
            Self::Signal(_) => &[],
            Self::Task(task) => std::slice::from_ref(task),
            Self::Tasks(tasks) => tasks,
        }
    }
}

impl Graph {
    /// Puts the waiter where it will be told. Everything is as under `peek`, but under the lock.
    fn register(&mut self, target: Target<'_>, waiter: &Arc<Waiter>) {
        if let Target::Signal(signal) = target {
            match signal.query() {
                SignalState::Unsignalled => {
                    waiter.remaining.store(1, Ordering::Relaxed);
                    signal.inner().hosts.push(Arc::clone(waiter));
                }
                SignalState::Failed => {
                    let _ = waiter.failure.set(signal.failure().unwrap_or(Failure::Cancelled));
                }
                SignalState::Signalled => {}
            }
        }
        for task in target.tasks() {
            if let Some(node) = self.tasks.get_mut(task.id) {
                waiter.remaining.fetch_add(1, Ordering::Relaxed);
                node.hosts.push(Arc::clone(waiter));
            } else if let Some(failure) = task.failure() {
                let _ = waiter.failure.set(failure.clone());
            }
        }
    }

    fn unregister(&mut self, target: Target<'_>, waiter: &Arc<Waiter>) {
        if let Target::Signal(signal) = target {
            signal.inner().hosts.retain(|host| !Arc::ptr_eq(host, waiter));
        }
        for task in target.tasks() {
            if let Some(node) = self.tasks.get_mut(task.id) {
                node.hosts.retain(|host| !Arc::ptr_eq(host, waiter));
            }
        }
    }

    /// Makes the waiter a helper, if there is room.
    fn help_with(&mut self, target: Target<'_>, waiter: &Arc<Waiter>) -> Option<usize> {
        let bit = self.open_helper(waiter)?;
        if let Target::Signal(signal) = target {
            self.want_signal(Arc::clone(signal), 1 << bit);
        }
        for task in target.tasks() {
            self.want_task(task.id, 1 << bit);
        }
        Some(bit)
    }
}

/// Waits; see `Engine::wait`.
pub(super) fn wait(shared: &Arc<Shared>, target: Target<'_>, timeout: Timeout) -> Waited {
    if let Some(waited) = target.peek() {
        return waited;
    }
    let (deadline, helps) = match timeout {
        Timeout::Poll => return Waited::TimedOut,
        Timeout::Within(limit) => {
            let limit_ns = u64::try_from(limit.as_nanos()).unwrap_or(u64::MAX);
            (now_ns().checked_add(limit_ns), limit > HELP_FROM)
        }
        Timeout::Forever => (None, true),
    };
    let waiter = Arc::new(Waiter::default());
    let mut graph = shared.lock();
    graph.register(target, &waiter);
    let helper = if helps && !thread::must_not_help() {
        graph.help_with(target, &waiter)
    } else {
        None
    };
    // A worker that sleeps here is replaced, or what it waits for might never find a thread.
    let replaced = thread::place() == Place::Worker;
    if replaced {
        graph.blocked += 1;
    }
    let mut spun = false;
    let waited = loop {
        if let Some(waited) = waiter.result() {
            break waited;
        }
        let rest = match deadline {
            Some(deadline) => match deadline.saturating_sub(now_ns()) {
                0 => break Waited::TimedOut,
                rest => Some(Duration::from_nanos(rest)),
            },
            None => None,
        };
        let offer = helper.and_then(|bit| graph.next_offer(bit));
        let started = offer.and_then(|id| graph.start(id));
        graph.announce();
        if let Some(mut started) = started {
            drop(graph);
            let outcome = run(shared, &mut started);
            graph = shared.lock();
            graph.complete(started.id, outcome);
            spun = false;
            continue;
        }
        waiter.poked.store(false, Ordering::Relaxed);
        if spun {
            waiter.asleep.store(true, Ordering::Relaxed);
            graph.sleep(&waiter.bell, rest);
            waiter.asleep.store(false, Ordering::Relaxed);
        } else {
            drop(graph);
            spin_until_poked(&waiter, deadline);
            graph = shared.lock();
            spun = true;
        }
    };
    if let Some(bit) = helper {
        graph.close_helper(bit);
    }
    if matches!(waited, Waited::TimedOut) {
        graph.unregister(target, &waiter);
    }
    if replaced {
        graph.blocked -= 1;
    }
    graph.announce();
    waited
}

fn spin_until_poked(waiter: &Waiter, deadline: Option<u64>) {
    let begin = now_ns();
    let end = begin.saturating_add(SPIN_NS).min(deadline.unwrap_or(u64::MAX));
    while !waiter.poked.load(Ordering::Acquire) && now_ns() < end {
        for _ in 0..32 {
            spin_loop();
        }
    }
}
