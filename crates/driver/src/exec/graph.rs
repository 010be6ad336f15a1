//! The graph of unfinished tasks and their way from submitted to finished.
//!
//! All methods run under the graph's lock. Everything that follows from an event is worked off in a list
//! (`todo`), never by recursion.

use std::mem;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::clock::{Stamp, now_ns};
use super::failure::Failure;
use super::help::Helper;
use super::ready::Ready;
use super::run::Work;
use super::shared::{Call, Effects, Litter};
use super::signal::{Signal, SignalState};
use super::slab::{Slab, TaskId};
use super::task::{After, Job, Spec, Task};
use super::wait::Waiter;

/// How far a task is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// Predecessors are unfinished.
    Blocked,
    /// It hangs on the wait signal at this index.
    OnSignal(usize),
    /// It can run: its place in the ready queue, and since when it is there.
    Ready {
        /// Place in the ready queue.
        place: u64,
        /// In nanoseconds of `now_ns`.
        since: u64,
    },
    /// A thread runs it.
    Running,
}

/// An unfinished task.
pub(super) struct Node {
    pub(super) task: Arc<Task>,
    pub(super) stage: Stage,
    /// Helpers (one bit each) in whose closure it is.
    pub(super) wanted: u64,
    /// Predecessors, for walking back; those that are finished are dead ids.
    pub(super) before: Vec<TaskId>,
    pub(super) waits: Vec<Arc<Signal>>,
    /// Host threads that wait for it.
    pub(super) hosts: Vec<Arc<Waiter>>,
    work: Option<Box<dyn Work>>,
    signals: Vec<Arc<Signal>>,
    after: Vec<TaskId>,
    unfinished: usize,
    /// A predecessor failed. It is dropped when it is reached and not before, so that whoever sees it
    /// finished knows that all its predecessors are.
    doomed: Option<Failure>,
}

/// A task that was taken to be run.
pub(super) struct Started {
    pub(super) id: TaskId,
    pub(super) task: Arc<Task>,
    pub(super) work: Option<Box<dyn Work>>,
}

enum Todo {
    /// All predecessors are finished, or a wait signal came: look at the wait signals from this index on.
    Advance(TaskId, usize),
    /// It has ended.
    Finish(TaskId, Result<Stamp, Failure>),
}

/// Everything that the graph's lock protects.
pub(super) struct Graph {
    pub(super) tasks: Slab<Node>,
    pub(super) ready: Ready,
    pub(super) helpers: Vec<Helper>,
    pub(super) effects: Effects,
    /// Worker threads.
    pub(super) workers: usize,
    /// Workers that are awake and idle, or were called and are on their way.
    pub(super) lookers: usize,
    /// Workers that sleep and were not called.
    pub(super) sleepers: usize,
    /// Calls that no sleeper has answered yet.
    pub(super) calls: usize,
    /// Workers that sleep inside a wait and have to be replaced.
    pub(super) blocked: usize,
    /// How many workers may be unblocked at a time.
    pub(super) limit: usize,
    /// No worker could be made, and some thread works off the ready queue in their place.
    pub(super) inline: bool,
    /// Tasks that run now.
    pub(super) running: usize,
    /// When something was submitted or signalled last.
    pub(super) last_submit: u64,
    /// Shut down: nothing starts any more.
    pub(super) closed: bool,
    todo: Vec<Todo>,
}

impl Graph {
    pub(super) fn new(threads: usize) -> Self {
        Self {
            tasks: Slab::new(),
            ready: Ready::default(),
            helpers: Vec::new(),
            effects: Effects::default(),
            workers: 0,
            lookers: 0,
            sleepers: 0,
            calls: 0,
            blocked: 0,
            limit: threads.max(1),
            inline: false,
            running: 0,
            last_submit: 0,
            closed: false,
            todo: Vec::new(),
        }
    }

    /// Adds the tasks of a batch.
    pub(super) fn submit(&mut self, specs: Vec<Spec>) -> Vec<Arc<Task>> {
        let mut tasks: Vec<Arc<Task>> = Vec::with_capacity(specs.len());
        for spec in specs {
            let task = self.insert(spec, &tasks);
            tasks.push(task);
            self.settle();
        }
        self.last_submit = now_ns();
        self.announce();
        tasks
    }

    /// Adds one task; `earlier` are the tasks of the batch so far.
    fn insert(&mut self, spec: Spec, earlier: &[Arc<Task>]) -> Arc<Task> {
        let Spec {
            job: Job { work, waits, signals },
            after,
        } = spec;
        let mut doomed = None;
        let mut wanted = 0;
        let id = self.tasks.insert_with(|id| Node {
            task: Arc::new(Task::new(id)),
            stage: Stage::Blocked,
            wanted: 0,
            before: Vec::new(),
            waits,
            hosts: Vec::new(),
            work,
            signals,
            after: Vec::new(),
            unfinished: 0,
            doomed: None,
        });
        let mut before = Vec::with_capacity(after.len());
        for link in &after {
            let task = match link {
                After::Task(task) => Some(task),
                After::Slot(slot) => earlier.get(slot.0),
            };
            let Some(task) = task else { continue };
            if let Some(outcome) = task.outcome() {
                if let (Err(cause), None) = (outcome, &doomed) {
                    doomed = Some(cause.passed_on());
                }
            } else if let Some(node) = self.tasks.get_mut(task.id) {
                node.after.push(id);
                before.push(task.id);
            }
        }
        let node = self
            .tasks
            .get_mut(id)
            .expect("inserted above, under the same lock");
        node.unfinished = before.len();
        node.before = before;
        node.doomed = doomed;
        for signal in &node.signals {
            let mut inner = signal.inner();
            inner.signallers.push_back(id);
            wanted |= inner.wanted;
        }
        let task = Arc::clone(&node.task);
        let reached = node.unfinished == 0;
        if wanted != 0 {
            // Somebody already waits for what this task will signal.
            self.want_task(id, wanted);
        }
        if self.closed {
            self.todo.push(Todo::Finish(id, Err(Failure::Cancelled)));
        } else if reached {
            self.todo.push(Todo::Advance(id, 0));
        }
        task
    }

    /// The host signals a signal or makes it fail.
    pub(super) fn host_signal(&mut self, signal: &Signal, outcome: Result<Stamp, Failure>) {
        self.signal(signal, None, &outcome);
        if let Err(failure) = outcome {
            self.discard_failure(Some(failure));
        }
        self.settle();
        self.last_submit = now_ns();
        self.announce();
    }

    /// Takes a ready task to be run; nothing if it is not ready any more.
    pub(super) fn start(&mut self, id: TaskId) -> Option<Started> {
        let node = self.tasks.get_mut(id)?;
        let Stage::Ready { place, .. } = node.stage else {
            return None;
        };
        self.ready.take(place)?;
        node.stage = Stage::Running;
        self.running += 1;
        Some(Started {
            id,
            task: Arc::clone(&node.task),
            work: node.work.take(),
        })
    }

    /// Records the end of a task that was started.
    pub(super) fn complete(&mut self, id: TaskId, outcome: Result<Stamp, Failure>) {
        self.running -= 1;
        self.effects.quiet |= self.closed && self.running == 0;
        self.todo.push(Todo::Finish(id, outcome));
        self.settle();
    }

    /// Cancels everything, once and for all: running tasks are asked to end, others fail at once.
    pub(super) fn close(&mut self) {
        if self.closed {
            return;
        }
        self.closed = true;
        self.effects.all = true;
        let mut doomed = Vec::new();
        for (id, node) in self.tasks.iter() {
            if node.stage == Stage::Running {
                node.task.cancel.store(true, Ordering::Relaxed);
            } else {
                doomed.push(id);
            }
        }
        self.todo.extend(
            doomed
                .into_iter()
                .map(|id| Todo::Finish(id, Err(Failure::Cancelled))),
        );
        self.settle();
    }

    /// Drops a failure after the lock is released.
    pub(super) fn discard_failure(&mut self, failure: Option<Failure>) {
        self.effects.litter.extend(failure.map(Litter::Failure));
    }

    /// Sees to it that somebody is awake for the ready tasks. Everybody who leaves the graph with ready tasks
    /// in it, and does not take one at once, ends up here.
    pub(super) fn announce(&mut self) {
        if self.ready.is_empty() || self.lookers > 0 || self.inline || self.closed {
            return;
        }
        if self.sleepers > 0 {
            self.sleepers -= 1;
            self.calls += 1;
            self.effects.call = Some(Call::Wake);
        } else if self.workers < self.limit + self.blocked {
            self.workers += 1;
            self.effects.call = Some(Call::Spawn);
        } else {
            // All are busy; each looks again when it is done.
            return;
        }
        self.lookers += 1;
    }

    fn settle(&mut self) {
        while let Some(todo) = self.todo.pop() {
            match todo {
                Todo::Advance(id, from) => self.advance(id, from),
                Todo::Finish(id, outcome) => self.finish(id, outcome),
            }
        }
        if self.todo.capacity() > 1024 {
            self.todo = Vec::new();
        }
    }

    fn advance(&mut self, id: TaskId, from: usize) {
        let Some(node) = self.tasks.get_mut(id) else {
            return;
        };
        if let Some(failure) = node.doomed.take() {
            self.todo.push(Todo::Finish(id, Err(failure)));
            return;
        }
        let mut index = from;
        while let Some(signal) = node.waits.get(index) {
            match signal.query() {
                SignalState::Signalled => index += 1,
                SignalState::Failed => {
                    let failure = signal.failure().unwrap_or(Failure::Cancelled);
                    self.todo.push(Todo::Finish(id, Err(failure.passed_on())));
                    return;
                }
                SignalState::Unsignalled => {
                    signal.inner().waiters.push(id);
                    node.stage = Stage::OnSignal(index);
                    if node.wanted != 0 {
                        let (signal, wanted) = (Arc::clone(signal), node.wanted);
                        self.want_signal(signal, wanted);
                    }
                    return;
                }
            }
        }
        let since = now_ns();
        if node.work.as_ref().is_none_or(|work| work.is_empty()) {
            self.todo.push(Todo::Finish(id, Ok(Stamp::at(since))));
            return;
        }
        let place = self.ready.push(id);
        node.stage = Stage::Ready { place, since };
        let wanted = node.wanted;
        self.offer(id, place, wanted);
    }

    fn finish(&mut self, id: TaskId, outcome: Result<Stamp, Failure>) {
        let Some(node) = self.tasks.remove(id) else { return };
        match node.stage {
            Stage::Ready { place, .. } => drop(self.ready.take(place)),
            Stage::OnSignal(index) => {
                if let Some(signal) = node.waits.get(index) {
                    signal.inner().waiters.retain(|waiter| *waiter != id);
                }
            }
            Stage::Blocked | Stage::Running => {}
        }
        // Successors go on the list before the signals' waiters, and the list is worked off from its end:
        // whoever waits for a signal sees it before a successor can reset it.
        for next in node.after.into_iter().rev() {
            let Some(successor) = self.tasks.get_mut(next) else {
                continue;
            };
            successor.unfinished -= 1;
            if let (Err(failure), None) = (&outcome, &successor.doomed) {
                successor.doomed = Some(failure.passed_on());
            }
            if successor.unfinished == 0 {
                self.todo.push(Todo::Advance(next, 0));
            }
        }
        for signal in &node.signals {
            self.signal(signal, Some(id), &outcome);
        }
        // Not before the signals: whoever sees the task finished, which takes no lock, must also see them
        // signalled.
        node.task.finish(outcome.clone());
        for host in node.hosts {
            self.tell(host, outcome.as_ref().err());
        }
        self.effects.litter.extend(node.work.map(Litter::Work));
        if let Err(failure) = outcome {
            self.effects.litter.push(Litter::Failure(failure));
            self.effects.litter.push(Litter::Task(node.task));
        }
    }

    fn signal(&mut self, signal: &Signal, by: Option<TaskId>, outcome: &Result<Stamp, Failure>) {
        let released = signal.settle(by, outcome);
        self.discard_failure(released.old_failure);
        // From the end of the list, so that the oldest waiter goes first.
        for id in released.tasks.into_iter().rev() {
            match outcome {
                Ok(_) => {
                    let from = match self.tasks.get_mut(id) {
                        Some(node) => match mem::replace(&mut node.stage, Stage::Blocked) {
                            Stage::OnSignal(index) => index + 1,
                            other => {
                                node.stage = other;
                                continue;
                            }
                        },
                        None => continue,
                    };
                    self.todo.push(Todo::Advance(id, from));
                }
                Err(failure) => self.todo.push(Todo::Finish(id, Err(failure.passed_on()))),
            }
        }
        for host in released.hosts {
            self.tell(host, outcome.as_ref().err());
        }
    }

    /// Tells a waiting host thread that one of the things it waits for has ended.
    fn tell(&mut self, host: Arc<Waiter>, failure: Option<&Failure>) {
        if host.one_less(failure) {
            self.effects.hosts.push(host);
        }
    }
}
