//! What is remembered of the accesses to memory that work-items share.

use std::collections::HashMap;

use crate::mem::Access;

/// Bytes that are remembered together.
const GRANULE: u64 = 8;
/// Loads and atomic accesses that are remembered for a granule. Of more than these the oldest are forgotten; a race with
/// one of them is found by the others, unless those are ordered.
const LIGHT: usize = 6;

/// Who accesses, and what orders the access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Actor {
    /// Number of the work-group.
    pub group: u64,
    /// Number of the work-item in the group, and of its sub-group; nobody for a group copy.
    pub item: Option<(u32, u32)>,
    /// Barriers that the group has passed, which order this memory.
    pub barriers: u32,
    /// Those that the sub-group has passed.
    pub inner_barriers: u32,
    /// Waits for group copies that the group has passed.
    pub waits: u32,
}

/// An access that is remembered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub actor: Actor,
    /// Number of the instruction.
    pub at: usize,
    pub access: Access,
    /// Whether the instruction is an atomic one.
    pub atomic: bool,
    /// Which bytes of the granule.
    bytes: u8,
}

impl Record {
    fn writes(&self) -> bool {
        self.access != Access::Load
    }

    /// Whether `later` comes after this in every run.
    fn is_before(&self, later: &Self) -> bool {
        let (a, b) = (&self.actor, &later.actor);
        if a.group != b.group {
            return false;
        }
        match (a.item, b.item) {
            // A copy is over when it was waited for.
            (None, _) => b.waits > a.waits,
            (Some(a_item), Some(b_item)) if a_item.0 == b_item.0 => true,
            (Some((_, a_inner)), Some((_, b_inner)))
                if a_inner == b_inner && b.inner_barriers > a.inner_barriers =>
            {
                true
            }
            _ => b.barriers > a.barriers,
        }
    }

    fn races_with(&self, later: &Self) -> bool {
        self.bytes & later.bytes != 0
            && (self.writes() || later.writes())
            && !(self.atomic && later.atomic)
            && !self.is_before(later)
    }
}

/// Accesses by granule.
#[derive(Debug, Default)]
pub(super) struct Shadow {
    granules: HashMap<u64, Vec<Record>>,
}

impl Shadow {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.granules.clear();
    }

    /// Remembers an access, and tells of those before with which it races.
    pub fn access(
        &mut self,
        address: u64,
        len: u64,
        record: (Actor, usize, Access, bool),
        races: &mut dyn FnMut(u64, Record),
    ) {
        let (actor, at, access, atomic) = record;
        let mut next = address;
        let end = address.saturating_add(len);
        while next < end {
            let start = next / GRANULE * GRANULE;
            let stop = end.min(start.saturating_add(GRANULE));
            let bytes = (next..stop).fold(0, |bytes, byte| bytes | 1 << (byte - start));
            let new = Record {
                actor,
                at,
                access,
                atomic,
                bytes,
            };
            let known = self.granules.entry(start).or_default();
            let racing = known.iter().filter(|old| old.races_with(&new));
            racing.for_each(|other| races(next, *other));
            remember(known, new);
            next = stop;
        }
    }
}

/// Adds a record in place of those that it makes superfluous: what races with them would race with it as well.
fn remember(known: &mut Vec<Record>, new: Record) {
    let covered = |old: &Record| old.bytes & !new.bytes == 0;
    let light = |record: &Record| record.atomic || !record.writes();
    if !light(&new) {
        known.retain(|old| !covered(old));
        known.push(new);
        return;
    }
    // A load says nothing about stores before, and an atomic access nothing about others.
    let alike = |old: &Record| old.atomic == new.atomic && (new.writes() || !old.writes());
    known.retain(|old| !(covered(old) && alike(old) && old.is_before(&new)));
    if known.iter().filter(|old| light(old)).count() >= LIGHT {
        let of_group = |old: &Record| light(old) && old.actor.group == new.actor.group;
        let oldest = known.iter().position(of_group);
        let oldest = oldest.or_else(|| known.iter().position(light));
        known.remove(oldest.expect("there are some"));
    }
    known.push(new);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A work-item of sub-groups of four.
    fn item(group: u64, item: u32, barriers: u32) -> Actor {
        Actor {
            group,
            item: Some((item, item / 4)),
            barriers,
            inner_barriers: 0,
            waits: 0,
        }
    }

    /// How many races the last of these accesses has.
    fn races(accesses: &[(Actor, u64, u64, Access, bool)]) -> usize {
        let mut shadow = Shadow::default();
        let mut count = 0;
        for (actor, address, len, access, atomic) in accesses {
            count = 0;
            shadow.access(*address, *len, (*actor, 0, *access, *atomic), &mut |_, _| {
                count += 1
            });
        }
        count
    }

    #[test]
    fn stores_race_with_what_others_do() {
        use Access::{Load, Store};
        let (a, b) = (item(0, 0, 0), item(0, 1, 0));
        assert_eq!(races(&[(a, 64, 4, Store, false), (b, 64, 4, Load, false)]), 1);
        assert_eq!(races(&[(a, 64, 4, Load, false), (b, 64, 4, Store, false)]), 1);
        assert_eq!(races(&[(a, 64, 4, Load, false), (b, 64, 4, Load, false)]), 0);
        assert_eq!(races(&[(a, 64, 4, Store, false), (a, 64, 4, Store, false)]), 0);
        // Other bytes of the same granule, and an access over its end.
        assert_eq!(races(&[(a, 64, 4, Store, false), (b, 68, 4, Store, false)]), 0);
        assert_eq!(races(&[(a, 71, 1, Store, false), (b, 68, 8, Store, false)]), 1);
        // The same place in two groups is not ordered by barriers of either.
        assert_eq!(
            races(&[(a, 64, 4, Store, false), (item(1, 0, 5), 64, 4, Load, false)]),
            1
        );
    }

    #[test]
    fn barriers_order() {
        use Access::{Load, Store};
        let store = (item(0, 0, 0), 64, 4, Store, false);
        assert_eq!(races(&[store, (item(0, 1, 1), 64, 4, Load, false)]), 0);
        let inner = |item: Actor| Actor {
            inner_barriers: 1,
            ..item
        };
        assert_eq!(races(&[store, (inner(item(0, 1, 0)), 64, 4, Load, false)]), 0);
        // Another sub-group.
        assert_eq!(races(&[store, (inner(item(0, 5, 0)), 64, 4, Load, false)]), 1);
    }

    #[test]
    fn copies_are_over_when_they_were_waited_for() {
        use Access::{Load, Store};
        let copy = Actor {
            item: None,
            ..item(0, 0, 0)
        };
        let store = (copy, 64, 64, Store, false);
        assert_eq!(races(&[store, (item(0, 0, 1), 96, 4, Load, false)]), 1);
        let waited = Actor {
            waits: 1,
            ..item(0, 0, 1)
        };
        assert_eq!(races(&[store, (waited, 96, 4, Load, false)]), 0);
        // A copy out of what was stored before the barrier.
        let out = Actor { barriers: 1, ..copy };
        assert_eq!(
            races(&[(item(0, 3, 0), 64, 4, Store, false), (out, 64, 64, Load, false)]),
            0
        );
        assert_eq!(
            races(&[(item(0, 3, 1), 64, 4, Store, false), (out, 64, 64, Load, false)]),
            1
        );
    }

    #[test]
    fn atomics_race_with_others_only() {
        use Access::{Atomic, Load, Store};
        let add = |number| (item(0, number, 0), 64, 4, Atomic, true);
        assert_eq!(races(&[add(0), add(1)]), 0);
        assert_eq!(races(&[add(0), (item(0, 1, 0), 64, 4, Load, true)]), 0);
        assert_eq!(races(&[add(0), (item(0, 1, 0), 64, 4, Load, false)]), 1);
        // However many there were, those that are remembered tell.
        let mut many: Vec<_> = (0..100).map(add).collect();
        many.push((item(1, 0, 0), 64, 4, Store, false));
        assert_eq!(races(&many), LIGHT);
        // A store before is not forgotten because of them.
        let mut many: Vec<_> = vec![(item(0, 200, 0), 64, 4, Store, false)];
        many.extend((0..100).map(add));
        assert_eq!(races(&many), 1);
    }
}
