//! Instructions that work-items execute together: barriers, group operations, operations of sub-groups.
//!
//! What the specification leaves open is defined so:
//! - a value of a work-item that does not take part, or that does not exist, is 0;
//! - arithmetic goes from the lowest work-item to the highest ([`crate::sem::group`]);
//! - a group copy is done, once, when all work-items have reached it;
//! - the lowest work-item that takes part speaks for all where an operand must be the same everywhere, except that each
//!   one names for itself whose value it wants.

use std::mem;

use spirv::StorageClass;

use super::address::failed;
use super::group::{Machine, Result};
use super::invocation::{Invocation, State};
use crate::mem::Access;
use crate::sem::{float, group, integer};
use crate::trap::TrapKind;
use crate::validate::group::{Combine, Form, Reach, collective};
use crate::validate::tables::{Place, Space, Tables};
use crate::validate::types::Scalar;

/// Group operations (3.2.28).
const REDUCE: u32 = 0;
const INCLUSIVE: u32 = 1;
const CLUSTERED: u32 = 3;

/// The work-items that take part, and where their operands are.
struct Members<'a> {
    tables: &'a Tables,
    items: &'a mut [Invocation],
    /// Which of `items`, ascending.
    active: &'a [usize],
    /// The most work-items that a sub-group can have.
    size: u64,
}

impl Machine<'_> {
    /// Executes the instruction at which these work-items wait, and lets them go on. `items` are all work-items of the
    /// group or the sub-group in order, `active` those that take part, ascending.
    pub(super) fn collect(&mut self, items: &mut [Invocation], active: &[usize], at: usize) -> Result<()> {
        let instruction = &self.tables.module.instructions[at];
        let w = self.tables.module.words(instruction);
        let found = collective(instruction.op).expect("work-items wait only at these");
        let first = found.first;
        let mut members = Members {
            tables: self.tables,
            items,
            active,
            size: u64::from(self.launch.subgroup_size),
        };
        match found.form {
            Form::Barrier => {
                let reach = self.reach(at, members.items);
                self.checks_barrier(members.items, at, reach);
            }
            Form::AsyncCopy => {
                let speaker = active[0];
                mem::swap(&mut self.current, &mut members.items[speaker]);
                // On a trap the work-item stays current, for the report.
                self.checks_copying(true);
                self.group_copy(&w[first..])?;
                self.checks_copying(false);
                mem::swap(&mut self.current, &mut members.items[speaker]);
                // An event that goes on, or a new one, which is any but null.
                members.each(w, |this, item, _| this.word(item, w[first + 4], 0).max(1));
            }
            Form::Elect => {
                let lowest = active[0];
                members.each(w, |_, item, _| u64::from(item == lowest));
            }
            Form::All | Form::Any | Form::AllEqual => {
                let result = members.vote(found.form, w[first]);
                members.each(w, |_, _, _| u64::from(result));
            }
            Form::Ballot => {
                let ballot = members.ballot(w[first]);
                members.each(w, |_, _, lane| u64::from(ballot[lane as usize]));
            }
            Form::First => {
                let lowest = active[0];
                members.each(w, |this, _, lane| this.word(lowest, w[first], lane));
            }
            Form::Broadcast if self.reach(at, members.items) == Reach::Group => {
                let [x, y, _] = self.launch.grid.group_size.map(u64::from);
                members.each(w, |this, item, lane| {
                    let id = |d| match this.tables.places[w[first + 1] as usize] {
                        place if d < place.words => this.word(item, w[first + 1], d),
                        _ => 0,
                    };
                    let inside = id(0) < x && id(1) < y;
                    let linear = inside.then(|| id(2).wrapping_mul(y).wrapping_add(id(1)).wrapping_mul(x));
                    linear.map_or(0, |linear| this.of(linear.wrapping_add(id(0)), w[first], lane))
                });
            }
            Form::Combine(how) => members.combine(how, w, first),
            form => members.each(w, |this, item, lane| this.moved(form, item, &w[first..], lane)),
        }
        for item in active {
            items[*item].state = State::Running;
        }
        Ok(())
    }

    /// Among whom the instruction is executed at which the first work-item waits.
    fn reach(&self, at: usize, items: &[Invocation]) -> Reach {
        let waiting = items.iter().find_map(|item| match item.state {
            State::Waiting(index, reach) if index == at => Some(reach),
            _ => None,
        });
        waiting.unwrap_or(Reach::Subgroup)
    }

    /// OpGroupAsyncCopy: destination, source, number of elements, stride of the global side in elements.
    fn group_copy(&mut self, a: &[u32]) -> Result<()> {
        let pointee = |id: u32| {
            let pointer = self.tables.value_type(id)?;
            self.tables.types.pointee(pointer)
        };
        let size = pointee(a[0]).map_or(0, |ty| self.tables.types.get(ty).size);
        let (to, from) = (self.get(a[0], 0), self.get(a[1], 0));
        let (to_class, from_class) = (self.class(a[0]), self.class(a[1]));
        let (count, stride) = (self.get(a[2], 0), self.get(a[3], 0));
        let to_stride = if to_class == StorageClass::CrossWorkgroup {
            stride
        } else {
            1
        };
        let from_stride = if to_class == StorageClass::CrossWorkgroup {
            1
        } else {
            stride
        };
        if to_stride == 1 && from_stride == 1 {
            let Some(len) = count.checked_mul(size) else {
                return Err(failed(TrapKind::OutOfBounds, from, u64::MAX, Access::Load, None));
            };
            return self.copy_bytes((to_class, to), (from_class, from), len);
        }
        for number in 0..count {
            let at =
                |base: u64, stride: u64| base.wrapping_add(number.wrapping_mul(stride).wrapping_mul(size));
            let (to, from) = (at(to, to_stride), at(from, from_stride));
            self.copy_bytes((to_class, to), (from_class, from), size)?;
            // A count may be huge; it is part of the work that can be cancelled.
            if number % 1024 == 1023 {
                self.refuel()?;
            }
        }
        Ok(())
    }
}

impl Members<'_> {
    fn word(&self, item: usize, id: u32, lane: u32) -> u64 {
        let place = self.tables.places[id as usize];
        let at = (place.offset + lane) as usize;
        match place.space {
            Space::Register => self.items[item].registers[self.items[item].base + at],
            Space::Constant => self.tables.constants[at],
            Space::None | Space::Null => 0,
        }
    }

    /// A value of the work-item with this number, or 0 if it does not take part.
    fn of(&self, number: u64, id: u32, lane: u32) -> u64 {
        match usize::try_from(number) {
            Ok(item) if self.active.binary_search(&item).is_ok() => self.word(item, id, lane),
            _ => 0,
        }
    }

    /// Sets every word of the result of every member.
    fn each(&mut self, w: &[u32], value: impl Fn(&Self, usize, u32) -> u64) {
        let place = self.tables.places[w[2] as usize];
        let members = self.active.iter().map(|item| {
            let words = (0..place.words).map(|lane| value(self, *item, lane));
            words.collect::<Vec<u64>>()
        });
        // Read by all before it is written by any: the result of one may be what another one reads.
        let results: Vec<Vec<u64>> = members.collect();
        for (item, words) in self.active.iter().zip(results) {
            set(&mut self.items[*item], place, &words);
        }
    }

    fn vote(&self, form: Form, id: u32) -> bool {
        let place = self.tables.places[id as usize];
        let mut items = self.active.iter().copied();
        let lowest = self.active[0];
        match form {
            Form::All => items.all(|item| self.word(item, id, 0) != 0),
            Form::Any => items.any(|item| self.word(item, id, 0) != 0),
            _ => items.all(|item| {
                (0..place.words).all(|lane| {
                    let (a, b) = (self.word(item, id, lane), self.word(lowest, id, lane));
                    match place.scalar {
                        Scalar::Float(bits) => float::value(bits, a) == float::value(bits, b),
                        _ => a == b,
                    }
                })
            }),
        }
    }

    /// One bit for each sub-group member whose predicate holds, from the lowest.
    fn ballot(&self, id: u32) -> [u32; 4] {
        let mut ballot = [0; 4];
        for item in self.active {
            if self.word(*item, id, 0) != 0 {
                ballot[item / 32] |= 1 << (item % 32);
            }
        }
        ballot
    }

    /// What one work-item gets when values move between work-items. `a` are the operands.
    fn moved(&self, form: Form, item: usize, a: &[u32], lane: u32) -> u64 {
        let own = item as u64;
        let operand = self.tables.places[a[1] as usize];
        let second = self.word(item, a[1], 0);
        match form {
            Form::Broadcast | Form::Shuffle => self.of(second, a[0], lane),
            Form::ShuffleXor => self.of(own ^ second, a[0], lane),
            Form::ShuffleUp => own
                .checked_sub(second)
                .map_or(0, |from| self.of(from, a[0], lane)),
            Form::ShuffleDown => own
                .checked_add(second)
                .map_or(0, |from| self.of(from, a[0], lane)),
            Form::Rotate => {
                let cluster = match a.get(2) {
                    Some(id) => self.word(item, *id, 0).clamp(1, self.size),
                    None => self.size,
                };
                let bits = u8::try_from(operand.scalar.bits()).unwrap_or(64);
                // Both are powers of two, so a negative distance goes the other way.
                let delta = integer::signed(bits, second).cast_unsigned();
                let from = own & !(cluster - 1) | own.wrapping_add(delta) & (cluster - 1);
                self.of(from, a[0], lane)
            }
            // Two values side by side: the second one begins where the sub-group of the first one ends.
            Form::PairDown => {
                let from = own.saturating_add(self.word(item, a[2], 0));
                match from.checked_sub(self.size) {
                    None => self.of(from, a[0], lane),
                    Some(from) => self.of(from, a[1], lane),
                }
            }
            Form::PairUp => {
                let delta = self.word(item, a[2], 0);
                match own.checked_sub(delta) {
                    Some(from) => self.of(from, a[1], lane),
                    None => {
                        let from = (own + self.size).checked_sub(delta);
                        from.map_or(0, |from| self.of(from, a[0], lane))
                    }
                }
            }
            _ => unreachable!("{form:?} moves no value"),
        }
    }

    fn combine(&mut self, how: Combine, w: &[u32], first: usize) {
        let (operation, value) = (w[first], w[first + 1]);
        let place = self.tables.places[w[2] as usize];
        let whole = self.items.len();
        let cluster = if operation == CLUSTERED {
            usize::try_from(self.word(self.active[0], w[first + 2], 0)).unwrap_or(whole)
        } else {
            whole
        };
        let mut results = vec![vec![0; place.words as usize]; self.active.len()];
        for lane in 0..place.words {
            let mut start = 0;
            while start < self.active.len() {
                let number = self.active[start] / cluster;
                let members = self.active[start..].iter();
                let count = members.take_while(|item| **item / cluster == number).count();
                let mut total: Option<u64> = None;
                let cluster_results = &mut results[start..start + count];
                for (item, result) in self.active[start..].iter().zip(cluster_results.iter_mut()) {
                    let before = total;
                    let own = self.word(*item, value, lane);
                    let sum = before.map_or(own, |before| group::combine(how, place.scalar, before, own));
                    total = Some(sum);
                    result[lane as usize] = match operation {
                        INCLUSIVE => sum,
                        _ => before.unwrap_or_else(|| group::identity(how, place.scalar)),
                    };
                }
                if matches!(operation, REDUCE | CLUSTERED) {
                    for result in cluster_results {
                        result[lane as usize] = total.unwrap_or_default();
                    }
                }
                start += count;
            }
        }
        for (item, words) in self.active.iter().zip(results) {
            set(&mut self.items[*item], place, &words);
        }
    }
}

fn set(item: &mut Invocation, place: Place, words: &[u64]) {
    let start = item.base + place.offset as usize;
    item.registers[start..start + words.len()].copy_from_slice(words);
}
