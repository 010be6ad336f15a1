//! Whether what a kernel leaves behind may depend on the order of its work-items.

use std::collections::HashMap;

use super::group::Machine;
use crate::mem::Access;
use crate::pointer;
use crate::trap::Invocation as Who;

/// Two work-items touch the same byte, at least one of them changes it, and nothing says who comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The byte, as the kernel sees it.
    pub address: u64,
    /// The work-item that came first this time.
    pub first: Who,
    /// The other one.
    pub second: Who,
}

/// An access in the order of things. A barrier puts what lies on both of its sides in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    who: Who,
    subgroup: u64,
    group_phase: u64,
    subgroup_phase: u64,
}

impl Moment {
    fn is_ordered_with(&self, other: &Self) -> bool {
        self.who == other.who
            || self.who.group == other.who.group
                && (self.group_phase != other.group_phase
                    || self.subgroup == other.subgroup && self.subgroup_phase != other.subgroup_phase)
    }
}

/// Who touched one byte. Of several readers two are kept: one of them at least is not the next writer.
#[derive(Clone, Copy, Debug, Default)]
struct Accesses {
    writer: Option<Moment>,
    reader: Option<Moment>,
    other_reader: Option<Moment>,
}

/// Accesses to memory that work-items share, byte by byte.
#[derive(Debug, Default)]
pub(super) struct Watch {
    global: HashMap<u64, Accesses>,
    /// Of the group that runs.
    local: HashMap<u64, Accesses>,
    /// Barriers that a whole group has passed, and those of a sub-group.
    pub group_phase: u64,
    pub subgroup_phase: u64,
    /// The first one.
    pub found: Option<Conflict>,
}

impl Watch {
    pub fn next_group(&mut self) {
        self.local.clear();
    }

    fn note(&mut self, address: u64, len: u64, access: Access, now: Moment) {
        if self.found.is_some() {
            return;
        }
        let map = match pointer::tag(address) {
            pointer::GLOBAL => &mut self.global,
            pointer::LOCAL => &mut self.local,
            _ => return,
        };
        for address in address..address.saturating_add(len) {
            let accesses = map.entry(address).or_default();
            let readers = [accesses.reader, accesses.other_reader];
            let readers = readers.iter().flatten().filter(|_| access != Access::Load);
            let mut before = accesses.writer.iter().chain(readers);
            if let Some(first) = before.find(|moment| !moment.is_ordered_with(&now)) {
                self.found = Some(Conflict {
                    address,
                    first: first.who,
                    second: now.who,
                });
                return;
            }
            if access == Access::Load {
                match &mut accesses.reader {
                    Some(reader) if reader.who != now.who => accesses.other_reader = Some(now),
                    reader => *reader = Some(now),
                }
            } else {
                *accesses = Accesses {
                    writer: Some(now),
                    ..Accesses::default()
                };
            }
        }
    }
}

impl Machine<'_> {
    /// Keeps an access in mind, if somebody wants to know.
    pub(super) fn note(&mut self, address: u64, len: u64, access: Access) {
        if self.watch.is_none() {
            return;
        }
        let (who, subgroup) = (self.who(), self.subgroup().number);
        if let Some(watch) = &mut self.watch {
            let now = Moment {
                who,
                subgroup,
                group_phase: watch.group_phase,
                subgroup_phase: watch.subgroup_phase,
            };
            watch.note(address, len, access, now);
        }
    }
}
