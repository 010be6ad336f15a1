//! A bounded memory of what was freed, so that a later use of the range can be told from a wild address.

use std::collections::VecDeque;

use crate::address::AppPtr;
use crate::summary::Summary;

/// How many freed ranges are remembered.
const KEPT: usize = 4096;

/// One allocation that was freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreedRecord {
    /// What it was.
    pub allocation: Summary,
    /// The number of the call that freed it.
    pub freed_by: u64,
}

impl std::fmt::Display for FreedRecord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, freed by call {}", self.allocation, self.freed_by)
    }
}

/// The last freed ranges, oldest first.
#[derive(Debug, Default)]
pub(crate) struct History {
    records: VecDeque<FreedRecord>,
}

impl History {
    pub(crate) fn push(&mut self, record: FreedRecord) {
        if self.records.len() == KEPT {
            self.records.pop_front();
        }
        self.records.push_back(record);
    }

    /// The last freed allocation that held `address`. Linear, since only error paths ask.
    pub(crate) fn find(&self, address: AppPtr) -> Option<FreedRecord> {
        self.records
            .iter()
            .rev()
            .find(|record| record.allocation.holds(address))
            .copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::address::AppRange;
    use crate::summary::{AllocationId, ContextId, Kind};

    fn record(id: u64, start: u64, len: u64, freed_by: u64) -> FreedRecord {
        let allocation = Summary {
            id: AllocationId(id),
            kind: Kind::Host,
            context: ContextId(1),
            range: AppRange::new(AppPtr(start), len).unwrap(),
            created_by: 1,
        };
        FreedRecord { allocation, freed_by }
    }

    #[test]
    fn the_last_owner_wins_and_old_ones_are_forgotten() {
        let mut history = History::default();
        history.push(record(1, 0x1000, 64, 10));
        history.push(record(2, 0x1000, 32, 20));
        assert_eq!(history.find(AppPtr(0x1000)).unwrap().freed_by, 20);
        assert_eq!(history.find(AppPtr(0x1020)).unwrap().freed_by, 10);
        assert_eq!(history.find(AppPtr(0x1040)), None);
        for call in 0..KEPT as u64 {
            history.push(record(3 + call, 0x9000, 16, 100 + call));
        }
        assert_eq!(history.find(AppPtr(0x1000)), None);
        assert_eq!(history.records.len(), KEPT);
    }
}
