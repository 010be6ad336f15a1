//! What work-items do together. Those that are active with each other do it in the middle of a block; those that wait
//! for each other are set aside at its end, and go on when the last one has come.
//!
//! A sub-group lies in one batch, so its members are the lanes from a multiple of its size on.

use spirv::BuiltIn;

use super::copy::Place;
use super::frame::{Frame, Waiting};
use super::machine::Machine;
use super::op::{Flow, Step};
use super::slow::failed;
use crate::bytecode::{Bytecode, Collective, End, Instr, Together};
use crate::mem::Access;
use crate::sem::{float, group};
use crate::trap::{Stop, Trap, TrapKind};
use crate::validate::group::{Combine, Form, Reach};
use crate::validate::types::Scalar;

/// Group operations (3.2.28).
const INCLUSIVE: u32 = 1;
const EXCLUSIVE: u32 = 2;
const CLUSTERED: u32 = 3;

/// Elements of a group copy that are copied one by one between two looks at cancellation and budget.
const COPIES: u64 = 1024;

/// The lowest bits.
fn low(count: u64) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

/// Numbers of the bits that are set.
fn bits(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(at, word)| {
        let mut word = *word;
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize);
            word &= word.wrapping_sub(1);
            bit.map(|bit| at * 64 + bit)
        })
    })
}

/// The work-items of a sub-group or a group, and their operands by number.
struct Members<'a> {
    /// A bit for each one that takes part.
    active: &'a [u64],
    /// The most work-items that the sub-group can have.
    size: u64,
    operands: [&'a [u64]; 3],
}

impl Members<'_> {
    /// A value of the work-item with this number, or 0 if it does not take part.
    fn of(&self, number: u64, operand: usize) -> u64 {
        let item = usize::try_from(number).unwrap_or(usize::MAX);
        let there = self
            .active
            .get(item / 64)
            .is_some_and(|word| word >> (item % 64) & 1 != 0);
        if there { self.operands[operand][item] } else { 0 }
    }

    /// What each one gets; `out` is as long as the operands.
    fn act(&self, what: &Together, out: &mut [u64]) {
        let [value, ..] = self.operands;
        let items = || bits(self.active);
        let Some(lowest) = items().next() else { return };
        let same = |a: u64, b: u64| match what.scalar {
            Scalar::Float(bits) => float::value(bits, a) == float::value(bits, b),
            _ => a == b,
        };
        let all = match what.form {
            Form::All => u64::from(items().all(|item| value[item] != 0)),
            Form::Any => u64::from(items().any(|item| value[item] != 0)),
            Form::AllEqual => u64::from(items().all(|item| same(value[item], value[lowest]))),
            Form::First => value[lowest],
            Form::Ballot => items()
                .filter(|item| item / 32 == usize::try_from(what.part).unwrap_or(0) && value[*item] != 0)
                .fold(0, |ballot, item| ballot | 1 << (item % 32)),
            Form::Combine(how) => return self.combine(what, how, out),
            _ => {
                for item in items() {
                    out[item] = match what.form {
                        Form::Elect => u64::from(item == lowest),
                        _ => self.moved(what, item),
                    };
                }
                return;
            }
        };
        items().for_each(|item| out[item] = all);
    }

    /// What one work-item gets when values move between work-items.
    fn moved(&self, what: &Together, item: usize) -> u64 {
        let own = item as u64;
        let number = |operand: usize| self.operands[operand][item];
        match what.form {
            Form::Broadcast | Form::Shuffle => self.of(number(1), 0),
            Form::ShuffleXor => self.of(own ^ number(1), 0),
            Form::ShuffleUp => own.checked_sub(number(1)).map_or(0, |from| self.of(from, 0)),
            Form::ShuffleDown => own.checked_add(number(1)).map_or(0, |from| self.of(from, 0)),
            Form::Rotate => {
                let cluster = match what.cluster {
                    0 => self.size,
                    cluster => cluster.min(self.size),
                };
                // Both are powers of two, so a negative distance goes the other way.
                let from = own & !(cluster - 1) | own.wrapping_add(number(1)) & (cluster - 1);
                self.of(from, 0)
            }
            // Two values side by side: the second one begins where the sub-group of the first one ends.
            Form::PairDown => {
                let from = own.saturating_add(number(2));
                match from.checked_sub(self.size) {
                    None => self.of(from, 0),
                    Some(from) => self.of(from, 1),
                }
            }
            Form::PairUp => match own.checked_sub(number(2)) {
                Some(from) => self.of(from, 1),
                None => {
                    let from = (own + self.size).checked_sub(number(2));
                    from.map_or(0, |from| self.of(from, 0))
                }
            },
            _ => 0,
        }
    }

    /// Arithmetic, from the lowest to the highest one, cluster by cluster.
    fn combine(&self, what: &Together, how: Combine, out: &mut [u64]) {
        let cluster = match what.operation {
            CLUSTERED => usize::try_from(what.cluster).unwrap_or(usize::MAX),
            _ => usize::MAX,
        };
        let (mut number, mut total) = (0, None);
        for item in bits(self.active) {
            if item / cluster != number {
                (number, total) = (item / cluster, None);
            }
            let own = self.operands[0][item];
            let sum = total.map_or(own, |before| group::combine(how, what.scalar, before, own));
            out[item] = match what.operation {
                EXCLUSIVE => total.unwrap_or_else(|| group::identity(how, what.scalar)),
                _ => sum,
            };
            total = Some(sum);
        }
        if matches!(what.operation, INCLUSIVE | EXCLUSIVE) {
            return;
        }
        // All have what the highest one of their cluster has.
        let mut last: Option<usize> = None;
        for item in (0..out.len()).rev() {
            if self.active[item / 64] >> (item % 64) & 1 == 0 {
                continue;
            }
            match last.filter(|last| last / cluster == item / cluster) {
                Some(last) => out[item] = out[last],
                None => last = Some(item),
            }
        }
    }
}

/// Does what the active lanes of each sub-group do together; false if a lane has trapped, so that the turn of its
/// sub-group ends here.
#[inline(never)]
pub(super) fn active<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    if frame.ending != 0 {
        return Flow::Stop;
    }
    // SAFETY: the scene is set.
    let code = unsafe { &*frame.scene.code };
    let (what, size) = (&code.together[instr.site as usize], frame.scene.subgroup_size);
    let width = u8::try_from(what.scalar.bits()).unwrap_or(64);
    let widths = match what.form {
        Form::Elect => [0, 0, 0],
        Form::PairUp | Form::PairDown => [width, width, 64],
        Form::Broadcast
        | Form::Shuffle
        | Form::ShuffleXor
        | Form::ShuffleUp
        | Form::ShuffleDown
        | Form::Rotate => [width, 64, 0],
        _ => [width, 0, 0],
    };
    let mut operands = [[0; N]; 3];
    let registers = [instr.a, instr.b, instr.c];
    for ((words, register), width) in operands.iter_mut().zip(registers).zip(widths) {
        if width != 0 {
            for (lane, word) in (0..).zip(words.iter_mut()) {
                *word = frame.word(register, width, lane);
            }
        }
    }
    let mut out = [0; N];
    let each = size as usize;
    for first in (0..N).step_by(each) {
        let lanes = first..first + each;
        let members = Members {
            active: &[frame.mask >> first & low(u64::from(size))],
            size: u64::from(size),
            operands: [0, 1, 2].map(|number| &operands[number][lanes.clone()]),
        };
        members.act(what, &mut out[lanes]);
    }
    frame.set_active(instr, &out);
    Flow::Next
}

/// Gives the lanes what they got where they waited.
#[inline(never)]
pub(super) fn received<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    let words = frame.received;
    frame.set_active(instr, &words);
    Flow::Next
}

/// Built-in variables of sub-groups (3.2.21); false if the variable is none of them. Sub-groups are cut from the
/// work-group in the order of LocalInvocationIndex.
#[inline(never)]
pub(super) fn built_in<const N: usize>(frame: &mut Frame<N>, items: u64, instr: &Instr) -> bool {
    let size = u64::from(frame.scene.subgroup_size);
    let scalar = |word: u64| if instr.imm == 0 { word } else { 0 };
    let which = BuiltIn::from_u32(instr.site);
    let uniform = match which {
        Some(BuiltIn::SubgroupMaxSize) => size,
        Some(BuiltIn::NumSubgroups | BuiltIn::NumEnqueuedSubgroups) => items.div_ceil(size),
        _ => 0,
    };
    if uniform != 0 {
        frame.set_scalar(instr.dst, scalar(uniform), 0);
        return true;
    }
    let mask = |count: u64| {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        1_u128.checked_shl(count).unwrap_or(0).wrapping_sub(1)
    };
    let mut words = [0; N];
    for (index, word) in (frame.items.linear..).zip(&mut words) {
        let (number, lane) = (index / size, index % size);
        // Lanes behind the last work-item have no sub-group.
        let members = size.min(items.saturating_sub(number * size));
        let (below, upto) = (mask(lane), mask(lane + 1));
        let bits = match which {
            Some(BuiltIn::SubgroupEqMask) => upto & !below,
            Some(BuiltIn::SubgroupGeMask) => !below,
            Some(BuiltIn::SubgroupGtMask) => !upto,
            Some(BuiltIn::SubgroupLeMask) => upto,
            Some(BuiltIn::SubgroupLtMask) => below,
            Some(BuiltIn::SubgroupSize) => u128::from(scalar(members)),
            Some(BuiltIn::SubgroupId) => u128::from(scalar(number)),
            Some(BuiltIn::SubgroupLocalInvocationId) => u128::from(scalar(lane)),
            _ => return false,
        };
        let of_members = match which {
            Some(BuiltIn::SubgroupSize | BuiltIn::SubgroupId | BuiltIn::SubgroupLocalInvocationId) => bits,
            _ => (bits & mask(members)) >> (32 * instr.imm.min(3)),
        };
        *word = u64::try_from(of_members & u128::from(u32::MAX)).unwrap_or(0);
    }
    // What goes up evenly from lane to lane needs no column.
    let stride = words[1].wrapping_sub(words[0]);
    if words
        .windows(2)
        .all(|pair| pair[1].wrapping_sub(pair[0]) == stride)
    {
        frame.set_scalar(instr.dst, words[0], stride);
    } else {
        frame.set_words(instr, &words);
    }
    true
}

impl<const N: usize> Frame<N> {
    /// Sets all lanes of a register.
    fn set_words(&mut self, instr: &Instr, words: &[u64; N]) {
        for (lane, word) in (0..).zip(words) {
            self.set_word(instr.dst, instr.bits, lane, *word);
        }
        self.set_vector(instr.dst);
    }

    /// Sets the active lanes of a register; others may have anything.
    fn set_active(&mut self, instr: &Instr, words: &[u64; N]) {
        let first = words[self.mask.trailing_zeros() as usize % N];
        if instr.bits == 1 {
            let mask = (0..)
                .zip(words)
                .fold(0, |mask, (lane, word)| mask | (word & 1) << lane);
            let same = if first == 0 { 0 } else { u64::MAX };
            return self.set_same(instr.dst, if instr.uniform { same } else { mask });
        }
        if instr.uniform {
            return self.set_same(instr.dst, first);
        }
        if bits(&[self.mask]).all(|lane| words[lane] == first) {
            return self.set_scalar(instr.dst, first, 0);
        }
        self.set_words(instr, words);
    }

    /// Where a lane waits.
    fn waits_at(&self, lane: u32) -> Option<&Waiting> {
        self.at_barrier
            .iter()
            .find(|waiting| waiting.lanes >> lane & 1 != 0)
    }

    /// What a lane waits for, unless it is a barrier of the group.
    fn collective_of<'c>(&self, code: &'c Bytecode, lane: u32) -> Option<&'c Collective> {
        code.collectives.get(self.waits_at(lane)?.site as usize)
    }

    /// An operand of what a lane waits for.
    fn operand(&self, site: &Collective, number: usize, lane: u32) -> u64 {
        let operand = site.operands.get(number);
        operand.map_or(0, |operand| self.word(operand.register, operand.bits, lane))
    }

    /// Lanes that wait for their sub-group.
    fn inside(&self, code: &Bytecode) -> u64 {
        let inside = self.at_barrier.iter().filter(|waiting| {
            let site = code.collectives.get(waiting.site as usize);
            site.is_some_and(|site| site.reach == Reach::Subgroup)
        });
        inside.fold(0, |lanes, waiting| lanes | waiting.lanes)
    }
}

impl<const N: usize> Machine<'_, N> {
    /// The lanes of the sub-group to which a lane belongs.
    pub(super) fn subgroup_of(&self, at: usize, lane: u32) -> u64 {
        let size = self.launch.common.subgroup_size;
        self.frames[at].all & low(u64::from(size)) << (lane / size * size)
    }

    /// The lanes at the end of the block wait for others. Sub-groups that are complete have nothing to wait for.
    pub(super) fn gather(&mut self, at: usize) {
        self.end_turn(at);
        let block = &self.code.blocks[self.frames[at].block as usize];
        let End::Collective(site) = block.end else { return };
        let (found, source) = (&self.code.collectives[site as usize], block.source);
        let mut rest = self.frames[at].mask;
        self.frames[at].suspend(found.next, rest, source, site);
        while found.reach == Reach::Subgroup && rest != 0 {
            let members = self.subgroup_of(at, rest.trailing_zeros());
            if rest & members != members {
                break;
            }
            if let Err(stop) = self.act(at, members) {
                self.trapped(at, members.trailing_zeros(), *stop, source);
                break;
            }
            rest &= !members;
            self.frames[at].wake(members);
        }
        self.frames[at].next();
    }

    /// When no lane of a batch can go on: lets the lowest sub-group go on that waits for nobody else. False if there is
    /// none.
    pub(super) fn release(&mut self, at: usize) -> bool {
        let mut inside = self.frames[at].inside(self.code);
        while inside != 0 {
            let members = self.subgroup_of(at, inside.trailing_zeros());
            let (lowest, frame) = (members.trailing_zeros(), &self.frames[at]);
            // Nobody waits for those that trapped, nor for those above them.
            if frame
                .trap
                .as_ref()
                .is_some_and(|(lane, _)| members >> lane & 1 != 0)
            {
                return false;
            }
            let source = |lane: u32| frame.waits_at(lane).map(|waiting| waiting.source);
            let first = source(lowest);
            let other = (lowest..64).find(|lane| members >> lane & 1 != 0 && source(*lane) != first);
            let (who, stop) = match other {
                None => match self.act(at, members) {
                    Ok(()) => {
                        self.frames[at].resume(members);
                        return true;
                    }
                    Err(stop) => (lowest, *stop),
                },
                // One that waits is reported, not one that is gone.
                Some(other) => {
                    let who = if first.is_none() { other } else { lowest };
                    (who, Stop::from(TrapKind::BarrierDivergence))
                }
            };
            let source = self.frames[at].waits_at(who).map_or(0, |waiting| waiting.source);
            self.trapped(at, who, stop, source);
            self.frames[at].cut(lowest);
            inside &= low(u64::from(lowest));
        }
        false
    }

    /// Does what the members of a sub-group, all of which wait at one place, do together.
    fn act(&mut self, at: usize, members: u64) -> Result<(), Box<Stop>> {
        let (code, first) = (self.code, members.trailing_zeros());
        let frame = &mut self.frames[at];
        bits(&[members]).for_each(|lane| frame.turns[lane] += 1);
        let Some(found) = frame.collective_of(code, first) else {
            return Ok(());
        };
        match found.what.form {
            Form::Barrier => return Ok(()),
            Form::AsyncCopy => return self.group_copy(at, first),
            _ => {}
        }
        let mut operands = [[0; N]; 3];
        for lane in first..64 - members.leading_zeros() {
            let Some(site) = frame.collective_of(code, lane) else {
                continue;
            };
            for (number, words) in operands.iter_mut().enumerate() {
                words[lane as usize] = frame.operand(site, number, lane);
            }
        }
        let lanes = first as usize..first as usize + members.count_ones() as usize;
        let members = Members {
            active: &[members >> first],
            size: u64::from(self.launch.common.subgroup_size),
            operands: [0, 1, 2].map(|number| &operands[number][lanes.clone()]),
        };
        members.act(&found.what, &mut frame.received[lanes]);
        Ok(())
    }

    /// Does what all work-items of the group, which wait at one place, do together.
    pub(super) fn act_as_group(&mut self) -> Result<(), Box<Trap>> {
        let code = self.code;
        let Some(found) = self.frames[0].collective_of(code, 0) else {
            return Ok(());
        };
        match found.what.form {
            Form::Barrier => return Ok(()),
            Form::AsyncCopy => {
                let source = self.frames[0].waits_at(0).map_or(0, |waiting| waiting.source);
                let copied = self.group_copy(0, 0);
                return copied.map_err(|stop| Box::new(self.trap(0, 0, *stop, source)));
            }
            _ => {}
        }
        let items = usize::try_from(self.group_items()).unwrap_or(0);
        let mut active = vec![0; items.div_ceil(64)];
        let mut operands = [0, 1, 2].map(|_| vec![0; items]);
        for item in 0..items {
            active[item / 64] |= 1 << (item % 64);
            let (frame, lane) = (&self.frames[item / N], u32::try_from(item % N).unwrap_or(0));
            let Some(site) = frame.collective_of(code, lane) else {
                continue;
            };
            for (number, words) in operands.iter_mut().enumerate().take(site.operands.len()) {
                words[item] = frame.operand(site, number, lane);
            }
        }
        let members = Members {
            active: &active,
            size: u64::from(self.launch.common.subgroup_size),
            operands: [0, 1, 2].map(|number| &operands[number][..]),
        };
        let mut out = vec![0; items];
        members.act(&found.what, &mut out);
        for (frame, words) in self.frames.iter_mut().zip(out.chunks(N)) {
            frame.received[..words.len()].copy_from_slice(words);
        }
        Ok(())
    }

    /// OpGroupAsyncCopy: destination, source, number of elements, stride of the global side in elements. The operands
    /// are those of one lane.
    fn group_copy(&mut self, at: usize, lane: u32) -> Result<(), Box<Stop>> {
        let frame = &self.frames[at];
        let Some(site) = frame.collective_of(self.code, lane) else {
            return Ok(());
        };
        let [to, from, count, stride] = [0, 1, 2, 3].map(|number| frame.operand(site, number, lane));
        let (size, to_global) = (site.what.part, site.what.operation != 0);
        let (to_stride, from_stride) = if to_global { (stride, 1) } else { (1, stride) };
        let place = |global: bool, address: u64| Place {
            frame: at,
            lane,
            global,
            address,
        };
        if stride == 1 {
            let Some(len) = count.checked_mul(size) else {
                return Err(failed(TrapKind::OutOfBounds, from, u64::MAX, Access::Load, None));
            };
            return self.copy_bytes(place(to_global, to), place(!to_global, from), len);
        }
        for number in 0..count {
            let at =
                |base: u64, stride: u64| base.wrapping_add(number.wrapping_mul(stride).wrapping_mul(size));
            let (to, from) = (at(to, to_stride), at(from, from_stride));
            self.copy_bytes(place(to_global, to), place(!to_global, from), size)?;
            // A count may be huge; it is part of the work that can be cancelled.
            if number % COPIES == COPIES - 1
                && let Some(kind) = self.charge(COPIES.cast_signed())
            {
                return Err(Box::new(kind.into()));
            }
        }
        Ok(())
    }
}
