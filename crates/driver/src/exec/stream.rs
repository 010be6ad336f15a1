//! The order of commands in a queue or list.

use std::sync::Arc;

use super::engine::Engine;
use super::task::{After, Batch, Job, Slot, Task};

/// How commands of a stream follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Each after the one before.
    InOrder,
    /// Each after the last barrier, and in any order otherwise.
    OutOfOrder,
}

/// What a command means for the order of its stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// It follows the last barrier, or in an in-order stream the command before.
    Command,
    /// It follows everything before, and everything later follows it.
    Barrier,
    /// It follows everything before, and orders nothing later unless the stream is in order: the signal of a
    /// fence.
    Marker,
}

/// The open end of a queue or list: what the next command has to follow, and what a host wait has to wait
/// for. The caller locks it, so that commands of one stream are submitted in the order in which they are
/// appended.
#[derive(Debug)]
pub struct Stream {
    order: Order,
    /// The last barrier, or the last command of an in-order stream.
    base: Option<After>,
    /// What came after it.
    open: Vec<After>,
    /// How many open commands there are when finished ones are next weeded out.
    weed_at: usize,
}

const WEED_FROM: usize = 64;

impl Stream {
    /// A stream without commands.
    #[must_use]
    pub const fn new(order: Order) -> Self {
        Self {
            order,
            base: None,
            open: Vec::new(),
            weed_at: WEED_FROM,
        }
    }

    /// How its commands follow each other.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.order
    }

    /// Submits commands in this order, as one batch, and returns their tasks.
    pub fn submit(
        &mut self,
        engine: &Engine,
        commands: impl IntoIterator<Item = (Kind, Job)>,
    ) -> Vec<Arc<Task>> {
        let mut batch = Batch::new();
        for (kind, job) in commands {
            let after = self.before(kind);
            let slot = batch.push(job, after);
            self.append(kind, slot);
        }
        let tasks = engine.submit(batch);
        self.resolve(&tasks);
        self.weed();
        tasks
    }

    /// Submits one command.
    pub fn submit_one(&mut self, engine: &Engine, kind: Kind, job: Job) -> Arc<Task> {
        self.submit(engine, [(kind, job)])
            .pop()
            .expect("one command was submitted")
    }

    /// The tasks after whose end everything that was submitted so far is finished. A task that has failed
    /// stays among them, so that later waits report it and later barriers are dropped.
    #[must_use]
    pub fn tail(&self) -> Vec<Arc<Task>> {
        let ends = if self.open.is_empty() {
            self.base.as_slice()
        } else {
            &self.open
        };
        ends.iter().filter_map(task).cloned().collect()
    }

    /// Whether everything that was submitted so far is finished.
    #[must_use]
    pub fn idle(&self) -> bool {
        let mut all = self.base.iter().chain(&self.open).filter_map(task);
        all.all(|task| task.is_finished())
    }

    /// What a command has to follow.
    fn before(&self, kind: Kind) -> Vec<After> {
        let everything = kind != Kind::Command && !self.open.is_empty();
        if everything {
            self.open.clone()
        } else {
            self.base.iter().cloned().collect()
        }
    }

    fn append(&mut self, kind: Kind, slot: Slot) {
        let link = After::Slot(slot);
        if self.order == Order::InOrder || kind == Kind::Barrier {
            self.base = Some(link);
            self.open.clear();
        } else {
            self.open.push(link);
        }
    }

    /// Replaces places in the batch by the tasks that came of them.
    fn resolve(&mut self, tasks: &[Arc<Task>]) {
        for link in self.base.iter_mut().chain(&mut self.open) {
            if let After::Slot(slot) = link
                && let Some(task) = tasks.get(slot.0)
            {
                *link = After::Task(Arc::clone(task));
            }
        }
    }

    /// Forgets finished commands, so that a stream without barriers stays small.
    fn weed(&mut self) {
        if self.open.len() < self.weed_at {
            return;
        }
        let mut failed = false;
        self.open.retain(
            |link| match task(link).map(|task| (task.is_finished(), task.failure())) {
                Some((true, None)) => false,
                Some((true, Some(_))) => !std::mem::replace(&mut failed, true),
                _ => true,
            },
        );
        self.weed_at = (self.open.len() * 2).max(WEED_FROM);
    }
}

fn task(link: &After) -> Option<&Arc<Task>> {
    match link {
        After::Task(task) => Some(task),
        After::Slot(_) => None,
    }
}
