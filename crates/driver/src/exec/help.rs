//! Helping: which tasks a waiting host thread may take over.
//!
//! A helper has one bit. At the beginning of its wait everything that it waits for is marked with that bit,
//! walking back over predecessors and signallers; what is submitted or hangs itself on a signal later is
//! marked then. So each edge is walked once per wait, however many tasks the helper runs, and a task that
//! becomes ready knows its helpers.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::iter;
use std::sync::Arc;

use super::graph::{Graph, Stage};
use super::signal::{Signal, SignalState};
use super::slab::TaskId;
use super::wait::Waiter;

/// More host threads than this do not help at the same time; the others sleep.
const MOST: usize = 64;

/// A helper keeps lists of this capacity for the next wait, and gives larger ones back.
const KEEP: usize = 1024;

/// A host thread that waits and helps, or a free place for one.
#[derive(Default)]
pub(super) struct Helper {
    waiter: Option<Arc<Waiter>>,
    /// Ready tasks of its closure, oldest first; some may have been taken by others.
    offered: BinaryHeap<Reverse<(u64, TaskId)>>,
    tasks: Vec<TaskId>,
    signals: Vec<Arc<Signal>>,
}

enum Step {
    Task(TaskId, u64),
    Signal(Arc<Signal>, u64),
}

/// The helpers in a set of bits.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let bit = usize::try_from(set.trailing_zeros())
            .ok()
            .filter(|bit| *bit < MOST)?;
        set &= set - 1;
        Some(bit)
    })
}

impl Graph {
    /// Makes the waiter a helper; nothing if there are too many.
    pub(super) fn open_helper(&mut self, waiter: &Arc<Waiter>) -> Option<usize> {
        let free = self.helpers.iter().position(|helper| helper.waiter.is_none());
        let bit = match free {
            Some(bit) => bit,
            None if self.helpers.len() < MOST => {
                self.helpers.push(Helper::default());
                self.helpers.len() - 1
            }
            None => return None,
        };
        self.helpers[bit].waiter = Some(Arc::clone(waiter));
        Some(bit)
    }

    /// Ends the helping and takes its marks away.
    pub(super) fn close_helper(&mut self, bit: usize) {
        let helper = &mut self.helpers[bit];
        helper.waiter = None;
        helper.offered.clear();
        let mask = !(1 << bit);
        for id in helper.tasks.drain(..) {
            if let Some(node) = self.tasks.get_mut(id) {
                node.wanted &= mask;
            }
        }
        for signal in helper.signals.drain(..) {
            signal.inner().wanted &= mask;
        }
        if helper.tasks.capacity() > KEEP || helper.offered.capacity() > KEEP {
            *helper = Helper::default();
        }
    }

    /// The oldest ready task of this helper's closure.
    pub(super) fn next_offer(&mut self, bit: usize) -> Option<TaskId> {
        while let Some(Reverse((place, id))) = self.helpers[bit].offered.pop() {
            let ready = self.tasks.get(id).map(|node| node.stage);
            if matches!(ready, Some(Stage::Ready { place: now, .. }) if now == place) {
                return Some(id);
            }
        }
        None
    }

    /// Shows a task that has become ready to the helpers that want it.
    pub(super) fn offer(&mut self, id: TaskId, place: u64, wanted: u64) {
        for bit in bits(wanted) {
            let helper = &mut self.helpers[bit];
            helper.offered.push(Reverse((place, id)));
            if let Some(waiter) = &helper.waiter
                && waiter.poke()
            {
                self.effects.hosts.push(Arc::clone(waiter));
            }
        }
    }

    /// Marks a task, and what it waits for.
    pub(super) fn want_task(&mut self, id: TaskId, wanted: u64) {
        self.want(Step::Task(id, wanted));
    }

    /// Marks a signal, and what will signal it.
    pub(super) fn want_signal(&mut self, signal: Arc<Signal>, wanted: u64) {
        self.want(Step::Signal(signal, wanted));
    }

    fn want(&mut self, first: Step) {
        let mut steps = vec![first];
        while let Some(step) = steps.pop() {
            match step {
                Step::Task(id, wanted) => self.want_one_task(id, wanted, &mut steps),
                Step::Signal(signal, wanted) => {
                    let mut inner = signal.inner();
                    let new = wanted & !inner.wanted;
                    if new == 0 {
                        continue;
                    }
                    inner.wanted |= new;
                    steps.extend(inner.signallers.iter().map(|id| Step::Task(*id, new)));
                    drop(inner);
                    for bit in bits(new) {
                        self.helpers[bit].signals.push(Arc::clone(&signal));
                    }
                }
            }
        }
    }

    fn want_one_task(&mut self, id: TaskId, wanted: u64, steps: &mut Vec<Step>) {
        let Some(node) = self.tasks.get_mut(id) else {
            return;
        };
        let new = wanted & !node.wanted;
        if new == 0 {
            return;
        }
        node.wanted |= new;
        for bit in bits(new) {
            self.helpers[bit].tasks.push(id);
        }
        let passed = match node.stage {
            Stage::Running => return,
            Stage::Ready { place, .. } => {
                self.offer(id, place, new);
                return;
            }
            Stage::Blocked => 0,
            Stage::OnSignal(index) => index,
        };
        steps.extend(node.before.iter().map(|before| Step::Task(*before, new)));
        // A signal that is signalled now needs nobody; should it be reset before the task is reached, it is
        // marked when the task hangs itself on it.
        let open = node
            .waits
            .iter()
            .skip(passed)
            .filter(|signal| signal.query() == SignalState::Unsignalled);
        steps.extend(open.map(|signal| Step::Signal(Arc::clone(signal), new)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_bits_are_found() {
        assert_eq!(bits(0).count(), 0);
        assert_eq!(bits(1 << 63 | 0b101).collect::<Vec<_>>(), [0, 2, 63]);
        assert_eq!(bits(u64::MAX).count(), MOST);
    }
}
