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
