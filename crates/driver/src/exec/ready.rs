//! The queue of ready tasks.
//!
//! Removal from it is the claim: it happens under the graph's lock, so a task runs once. Which task comes
//! next is decided only here and in `help`, which is where another policy of order would go.

use std::collections::BTreeMap;

use super::slab::TaskId;

/// Ready tasks, oldest first; a task can be taken from anywhere.
#[derive(Debug, Default)]
pub(super) struct Ready {
    tasks: BTreeMap<u64, TaskId>,
    next: u64,
}

impl Ready {
    /// Adds a task at the end and returns its place.
    pub(super) fn push(&mut self, id: TaskId) -> u64 {
        let place = self.next;
        self.next += 1;
        self.tasks.insert(place, id);
        place
    }

    /// Takes the task at this place.
    pub(super) fn take(&mut self, place: u64) -> Option<TaskId> {
        self.tasks.remove(&place)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// The oldest tasks, in order.
    pub(super) fn oldest(&self) -> impl Iterator<Item = TaskId> {
        self.tasks.values().copied()
    }
}
