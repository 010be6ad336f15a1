//! The checks of a launch ([`crate::checks`]): hooks that the interpreter calls, and what they keep.
//!
//! Without checks a hook is one test of an option.

mod defined;
mod shadow;

use std::collections::HashSet;

use spirv::{MemorySemantics, Op};

use super::address::Target;
use super::group::Machine;
use super::invocation::Invocation;
use crate::checks::{CheckFinding, CheckKind, Checks};
use crate::mem::Access;
use crate::pointer;
use crate::trap::{Invocation as Who, SourcePoint};
use crate::validate::group::Reach;
use crate::validate::is_atomic;
use shadow::{Actor, Shadow};

/// Barriers that were passed, by the memory that they order.
#[derive(Clone, Copy, Debug, Default)]
struct Barriers {
    local: u32,
    global: u32,
}

impl Barriers {
    fn pass(&mut self, local: bool, global: bool) {
        self.local += u32::from(local);
        self.global += u32::from(global);
    }
}

/// What the checks keep of a launch and of the group that runs.
pub(super) struct State<'r> {
    checks: Checks<'r>,
    /// Accesses to the group's memory, and to all other.
    local: Shadow,
    global: Shadow,
    /// Which bytes of the group's memory were written.
    written: Vec<bool>,
    group: Barriers,
    /// By number of the sub-group.
    subgroups: Vec<Barriers>,
    waits: u32,
    /// Copies that nobody has waited for: instruction and speaker.
    copies: Vec<(usize, Who)>,
    /// A group copy is running.
    copying: bool,
    /// The instruction has loaded bytes that were never written.
    loaded_unwritten: bool,
    /// What was said: the instruction, and the other one of a race.
    said: HashSet<(usize, usize)>,
}

impl<'r> State<'r> {
    pub fn new(checks: Checks<'r>) -> Box<Self> {
        Box::new(Self {
            checks,
            local: Shadow::default(),
            global: Shadow::default(),
            written: Vec::new(),
            group: Barriers::default(),
            subgroups: Vec::new(),
            waits: 0,
            copies: Vec::new(),
            copying: false,
            loaded_unwritten: false,
            said: HashSet::new(),
        })
    }
}

impl Machine<'_> {
    /// A group begins: its memory is new.
    pub(super) fn checks_begin_group(&mut self) {
        let Some(state) = &mut self.checks else {
            return;
        };
        let items = self.launch.grid.group_items();
        let subgroups = items.div_ceil(u64::from(self.launch.subgroup_size));
        state.local.clear();
        state.written.clear();
        state.written.resize(self.local.len(), false);
        state.group = Barriers::default();
        state.subgroups.clear();
        state.subgroups.resize(
            usize::try_from(subgroups).expect("a group has few work-items"),
            Barriers::default(),
        );
        state.waits = 0;
        state.copies.clear();
    }

    /// A group has ended.
    pub(super) fn checks_end_group(&mut self) {
        let Some(state) = &mut self.checks else {
            return;
        };
        if state.checks.copies {
            for (at, who) in std::mem::take(&mut state.copies) {
                self.say(CheckKind::UnfinishedCopy, at, who, at);
            }
        }
    }

    /// The work-items have come to a barrier, or a wait for copies, that is instruction `at`.
    pub(super) fn checks_barrier(&mut self, items: &[Invocation], at: usize, reach: Reach) {
        let tables = self.tables;
        let instruction = &tables.module.instructions[at];
        let w = tables.module.words(instruction);
        let semantics = match instruction.op {
            // 3.3.20 OpGroupWaitEvents: what was copied is there for all.
            Op::GroupWaitEvents => u64::MAX,
            _ => tables.constant_scalar(w[3]).unwrap_or(0),
        };
        let orders = |memory: MemorySemantics| semantics & u64::from(memory.bits()) != 0;
        let (local, global) = (
            orders(MemorySemantics::WORKGROUP_MEMORY),
            orders(MemorySemantics::CROSS_WORKGROUP_MEMORY),
        );
        let first = items.first().map_or(0, |item| self.linear(item.local_id));
        let subgroup = (first / self.launch.subgroup_size) as usize;
        let Some(state) = &mut self.checks else {
            return;
        };
        if reach == Reach::Group {
            state.group.pass(local, global);
        } else {
            state.subgroups[subgroup].pass(local, global);
        }
        if instruction.op == Op::GroupWaitEvents {
            state.waits += 1;
            state.copies.clear();
        }
    }

    /// A group copy begins or ends; the current work-item speaks for the group.
    pub(super) fn checks_copying(&mut self, copying: bool) {
        let (at, who) = (self.current.next.saturating_sub(1), self.current_item());
        if let Some(state) = &mut self.checks {
            state.copying = copying;
            if copying {
                state.copies.push((at, who));
            }
        }
    }

    fn current_item(&self) -> Who {
        Who {
            group: self.group,
            local: self.current.local_id,
        }
    }

    fn linear(&self, [x, y, z]: [u32; 3]) -> u32 {
        let [sx, sy, _] = self.launch.grid.group_size;
        (z * sy + y) * sx + x
    }

    /// Calls who listens, once for each pair of instructions.
    fn say(&mut self, kind: CheckKind, at: usize, who: Who, other: usize) {
        let kernel = self.launch.kernel;
        let Some(state) = &mut self.checks else {
            return;
        };
        if state.said.insert((at, other)) {
            (state.checks.found)(&CheckFinding {
                kernel: kernel.entry_point().name.clone(),
                kind,
                at: SourcePoint::of(&kernel.program.tables, at),
                who,
            });
        }
    }

    /// The current work-item accesses memory that was found.
    pub(super) fn checks_access(&mut self, target: Target, address: u64, len: u64, access: Access) {
        if self.checks.is_none() || len == 0 {
            return;
        }
        self.note_written(target, len, access);
        let global = matches!(target, Target::Host(_)) && pointer::tag(address) == pointer::GLOBAL;
        let (memory, start) = match target {
            Target::Local(base) => ("local", base as u64),
            _ if global => ("global", address),
            _ => return,
        };
        let item = self.linear(self.current.local_id);
        let subgroup = item / self.launch.subgroup_size;
        let at = self.current.next.saturating_sub(1);
        let atomic = is_atomic(self.tables.module.instructions[at].op);
        let number = self.number();
        let Some(state) = &mut self.checks else {
            return;
        };
        if !state.checks.races {
            return;
        }
        let of = |barriers: Barriers| if global { barriers.global } else { barriers.local };
        let actor = Actor {
            group: number,
            item: (!state.copying).then_some((item, subgroup)),
            barriers: of(state.group),
            inner_barriers: of(state.subgroups[subgroup as usize]),
            waits: state.waits,
        };
        let shadow = if global {
            &mut state.global
        } else {
            &mut state.local
        };
        let mut found = Vec::new();
        shadow.access(start, len, (actor, at, access, atomic), &mut |byte, other| {
            found.push((byte, other));
        });
        for (byte, other) in found {
            let other_who = other.actor.item.map(|(item, _)| Who {
                group: self.launch.grid.group_at(other.actor.group),
                local: self.local_id(item),
            });
            let kind = CheckKind::Race {
                memory,
                address: address.wrapping_add(byte - start),
                access,
                other: other.access,
                other_at: SourcePoint::of(self.tables, other.at),
                other_who,
            };
            self.say(kind, at, self.current_item(), other.at);
        }
    }

    fn local_id(&self, item: u32) -> [u32; 3] {
        let [sx, sy, _] = self.launch.grid.group_size;
        [item % sx, item / sx % sy, item / sx / sy]
    }
}
