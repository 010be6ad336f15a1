//! Which values are the same in all lanes that compute them together, and where lanes part and meet.
//!
//! Lanes that come to a block in one iteration of its loop are there together (see [`super::form`]). So a value is
//! uniform when its operands are; what spoils that is a branch that lanes take differently. Where its two ways meet,
//! phis choose by lane; where it lets lanes leave a loop at different times, what they take out of the loop stems from
//! different iterations. The analysis begins with everything uniform and takes back what it must.

use spirv::BuiltIn;

use super::dominance::Dominators;
use super::form::{Block, Function, Kind, Terminator, Value};

/// Blocks times divergent branches that are looked at; beyond, every value counts as different in each lane.
const MAX_WORK: usize = 1 << 24;

/// What is known about the lanes of one kernel.
#[derive(Debug)]
pub(crate) struct Divergence {
    /// By value: all lanes that compute it together get the same.
    pub uniform: Vec<bool>,
    /// By block: lanes come to it from several sides, each side at another time.
    pub joins: Vec<bool>,
    /// By loop, in the order of [`Function::loops`]: lanes leave it at different times.
    pub ragged: Vec<bool>,
    /// While lanes wait at a barrier, no others execute again what these have executed.
    pub orderly: bool,
}

impl Divergence {
    /// Analyses an ordered function.
    pub fn new(function: &Function) -> Self {
        let mut found = Self {
            uniform: vec![true; function.insts.len()],
            joins: vec![false; function.blocks.len()],
            ragged: vec![false; function.loops.len()],
            orderly: true,
        };
        let after = Dominators::backwards(function).immediate;
        let homes = homes(function);
        let mut divergent = vec![false; function.blocks.len()];
        let mut work = 0;
        loop {
            found.spread(function, &homes);
            let parting: Vec<u32> = (0..)
                .zip(&function.blocks)
                .filter(|(number, block)| {
                    let Terminator::Branch(condition, yes, no) = block.end else {
                        return false;
                    };
                    yes != no && !found.uniform[condition.index()] && !divergent[*number as usize]
                })
                .map(|(number, _)| number)
                .collect();
            if parting.is_empty() {
                return found;
            }
            work += parting.len() * function.blocks.len();
            if work > MAX_WORK {
                return Self::unknown(function);
            }
            for block in parting {
                divergent[block as usize] = true;
                found.part(function, block, after[block as usize]);
            }
            if !found.orderly {
                return Self::unknown(function);
            }
        }
    }

    /// Nothing is known.
    fn unknown(function: &Function) -> Self {
        Self {
            uniform: vec![false; function.insts.len()],
            joins: vec![true; function.blocks.len()],
            ragged: vec![true; function.loops.len()],
            orderly: false,
        }
    }

    /// Takes back the uniformity of what depends on values that are not.
    fn spread(&mut self, function: &Function, homes: &[u32]) {
        let mut changed = true;
        while changed {
            changed = false;
            for (number, block) in (0..).zip(&function.blocks) {
                for value in &block.insts {
                    if self.uniform[value.index()] && !self.stays(function, *value, number) {
                        self.uniform[value.index()] = false;
                        changed = true;
                    }
                }
            }
            changed |= self.leave_loops(function, homes);
        }
    }

    fn stays(&self, function: &Function, value: Value, block: u32) -> bool {
        let inst = function.inst(value);
        let same = inst.args.iter().all(|arg| self.uniform[arg.index()]);
        match &inst.kind {
            Kind::Const(_) | Kind::Param { .. } | Kind::Address { .. } => true,
            Kind::BuiltIn { which, dimension } => match which {
                BuiltIn::GlobalInvocationId => function.rows && *dimension > 0,
                BuiltIn::NumWorkgroups
                | BuiltIn::WorkgroupSize
                | BuiltIn::EnqueuedWorkgroupSize
                | BuiltIn::WorkgroupId
                | BuiltIn::GlobalSize
                | BuiltIn::GlobalOffset
                | BuiltIn::WorkDim => true,
                _ => false,
            },
            Kind::Pure(_) | Kind::Routine(_) => same,
            Kind::Received { same } => *same,
            Kind::Phi => same && !self.joins[block as usize],
            // Memory of the invocation differs behind the same pointer, and so do built-in variables.
            Kind::Load(part) => same && part.global && !function.points_to_built_ins,
            _ => false,
        }
    }

    /// What is used behind a loop that lanes leave at different times.
    fn leave_loops(&mut self, function: &Function, homes: &[u32]) -> bool {
        let mut changed = false;
        let ragged: Vec<(u32, u32)> = function
            .loops
            .iter()
            .zip(&self.ragged)
            .filter(|(_, ragged)| **ragged)
            .map(|(found, _)| (found.first, found.last))
            .collect();
        if ragged.is_empty() {
            return false;
        }
        let mut used = |uniform: &mut Vec<bool>, value: Value, at: u32| {
            let home = homes[value.index()];
            let leaves = ragged
                .iter()
                .any(|(first, last)| (*first..=*last).contains(&home) && !(*first..=*last).contains(&at));
            if leaves && uniform[value.index()] {
                uniform[value.index()] = false;
                changed = true;
            }
        };
        for (number, block) in (0..).zip(&function.blocks) {
            for value in &block.insts {
                let inst = function.inst(*value);
                for (at, arg) in inst.args.iter().enumerate() {
                    // An operand of a phi is used where the lanes come from.
                    let place = if inst.kind == Kind::Phi {
                        block.preds[at]
                    } else {
                        number
                    };
                    used(&mut self.uniform, *arg, place);
                }
            }
            for value in block.end.uses() {
                used(&mut self.uniform, *value, number);
            }
        }
        changed
    }

    /// Lanes part at the end of a block and meet again at `after`, if there is such a block.
    fn part(&mut self, function: &Function, block: u32, after: u32) {
        let Terminator::Branch(_, yes, no) = function.blocks[block as usize].end else {
            return;
        };
        let (a, b) = (reach(function, yes, after), reach(function, no, after));
        for number in 0..function.blocks.len() {
            if a[number] && b[number] && function.blocks[number].preds.len() > 1 {
                self.joins[number] = true;
            }
        }
        if let Some(join) = self.joins.get_mut(after as usize) {
            *join = true;
        }
        for (number, here) in function.blocks.iter().enumerate() {
            let some = (a[number] || b[number]) && number != after as usize;
            // Sub-groups go on each by itself.
            self.orderly &= !some || !matches!(here.end, Terminator::Collective(_));
            // So do those that have come to the same barrier on other ways.
            let same =
                |other: &Block| matches!(other.end, Terminator::Barrier(_)) && other.source == here.source;
            self.orderly &=
                !some || !same(here) || function.blocks.iter().filter(|other| same(other)).count() == 1;
            if some && matches!(here.end, Terminator::Barrier(_)) {
                let number = u32::try_from(number).expect("blocks are counted in 32 bits");
                self.orderly &= !function.loops.iter().any(|found| {
                    let inside = found.first..=found.last;
                    let stays = |side: &[bool]| {
                        side[found.last as usize] || (inside.contains(&after) && side[after as usize])
                    };
                    inside.contains(&block) && inside.contains(&number) && stays(&a) && stays(&b)
                });
            }
            if !some && number != block as usize {
                continue;
            }
            let from = u32::try_from(number).expect("blocks are counted in 32 bits");
            for (at, found) in function.loops.iter().enumerate() {
                let inside = found.first..=found.last;
                if inside.contains(&block)
                    && inside.contains(&from)
                    && here.end.targets().iter().any(|to| !inside.contains(to))
                {
                    self.ragged[at] = true;
                }
            }
        }
    }
}

/// By value: the block that it is in.
fn homes(function: &Function) -> Vec<u32> {
    let mut homes = vec![u32::MAX; function.insts.len()];
    for (number, block) in (0..).zip(&function.blocks) {
        for value in &block.insts {
            homes[value.index()] = number;
        }
    }
    homes
}

/// Blocks that can be reached from one without passing another, which may be the last.
fn reach(function: &Function, from: u32, stop: u32) -> Vec<bool> {
    let mut seen = vec![false; function.blocks.len()];
    let mut work = vec![from];
    seen[from as usize] = true;
    while let Some(block) = work.pop() {
        if block == stop {
            continue;
        }
        for next in function.blocks[block as usize].end.targets() {
            if !std::mem::replace(&mut seen[next as usize], true) {
                work.push(next);
            }
        }
    }
    seen
}
