//! Operations on all lanes of a batch.

use super::frame::{Frame, Reg};
use super::loops::{STEP, blend, each_1, each_2, each_3, mask, take, word_of};
use super::op::{Binary, Compare, Flow, Step, Ternary, Unary};
use crate::bytecode::semantics::Word;
use crate::bytecode::{Code, Instr, Order, Rule, Ty};

impl<const N: usize> Frame<N> {
    #[inline(always)]
    pub fn reg(&self, register: u16) -> Reg {
        debug_assert!(
            usize::from(register) < self.regs.len(),
            "the selection numbers the registers"
        );
        // SAFETY: the registers that a program names are all there.
        let place = unsafe { self.regs.as_ptr().add(usize::from(register)) };
        // SAFETY: as above.
        unsafe { place.read() }
    }

    /// The word of a register that is the same in all lanes, or the bits of a mask.
    #[inline(always)]
    pub fn base(&self, register: u16) -> u64 {
        // SAFETY: as for `reg`.
        let place = unsafe { self.regs.as_ptr().add(usize::from(register)) };
        // SAFETY: as above.
        unsafe { (*place).base }
    }

    #[inline(always)]
    fn reg_mut(&mut self, register: u16) -> &mut Reg {
        // SAFETY: as for `reg`.
        let place = unsafe { self.regs.as_mut_ptr().add(usize::from(register)) };
        // SAFETY: as above.
        unsafe { &mut *place }
    }

    /// Sets a register that is the same in all lanes at all times, or the bits of a mask.
    #[inline(always)]
    pub fn set_same(&mut self, register: u16, base: u64) {
        let reg = self.reg_mut(register);
        reg.base = base;
        reg.filled = 0;
    }

    /// Sets a register to what goes up by the same from each lane to the next.
    #[inline(always)]
    pub fn set_scalar(&mut self, register: u16, base: u64, stride: u64) {
        let row = stride << self.width;
        self.set_affine(register, base, stride, row);
    }

    #[inline(always)]
    pub fn set_affine(&mut self, register: u16, base: u64, stride: u64, row: u64) {
        let reg = self.reg_mut(register);
        reg.base = base;
        reg.stride = stride;
        reg.row = row;
        reg.vector = false;
        reg.filled = 0;
    }

    #[inline(always)]
    pub fn set_vector(&mut self, register: u16) {
        self.reg_mut(register).vector = true;
    }

    /// Start of a column.
    #[inline(always)]
    pub fn column<T>(&mut self, register: u16) -> *mut T {
        const {
            assert!(
                align_of::<T>() <= 8 && size_of::<T>() <= 8,
                "elements fit into a word"
            )
        };
        let column = self.reg(register).column as usize;
        // SAFETY: the columns of all registers lie in the data.
        unsafe { self.data.as_mut_ptr().byte_add(column) }.cast()
    }

    /// A column with the words of a register in it.
    #[inline(always)]
    pub fn read<T: Word>(&mut self, register: u16) -> *const T {
        if !self.reg(register).in_column(T::WIDTH) {
            self.fill(register, T::WIDTH);
        }
        self.column(register)
    }

    /// Writes out a register that is not a vector.
    #[inline(never)]
    pub fn fill(&mut self, register: u16, bits: u32) {
        match bits {
            8 => self.fill_as::<u8>(register),
            16 => self.fill_as::<u16>(register),
            32 => self.fill_as::<u32>(register),
            _ => self.fill_as::<u64>(register),
        }
        self.reg_mut(register).filled = u8::try_from(bits).unwrap_or(64);
    }

    fn fill_as<T: Word>(&mut self, register: u16) {
        let reg = self.reg(register);
        let target = self.column::<T>(register);
        for lane in 0..N {
            let word = T::from_word(reg.word(lane, self.width));
            // SAFETY: a column has room for N elements.
            let target = unsafe { target.add(lane) };
            // SAFETY: as above; elements need no drop.
            unsafe { target.write(word) };
        }
    }

    /// Smallest and largest word of an affine register, as exact numbers, if they lie within a word of the width.
    #[inline(always)]
    fn ends(&self, reg: Reg, bits: u32, signed: bool) -> Option<(i128, i128)> {
        if bits == 64 && (reg.base >= 1 << 62 || !reg.is_tame()) {
            return self.wide_ends(reg, signed);
        }
        let base = if signed {
            sign_extended(bits, reg.base)
        } else {
            reg.base.cast_signed()
        };
        let (columns, rows) = (1 << self.width, (N as i64) >> self.width);
        // Distances are narrow, so that this does not overflow.
        let across = reg.stride.cast_signed() * (columns - 1);
        let down = reg.row.cast_signed() * (rows - 1);
        let (low, high) = (
            base + across.min(0) + down.min(0),
            base + across.max(0) + down.max(0),
        );
        let (least, most) = match (signed, bits) {
            (true, _) => (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits)),
            (false, 64) => (0, i64::MAX),
            (false, _) => (0, (1 << bits) - 1),
        };
        (low >= least && high <= most).then_some((i128::from(low), i128::from(high)))
    }

    /// Whether all words of an affine register of 32 bits are themselves when they are extended.
    #[inline(always)]
    pub fn is_exact(&self, reg: Reg, signed: bool) -> bool {
        reg.is_same() || self.ends(reg, 32, signed).is_some()
    }

    #[inline(never)]
    fn wide_ends(&self, reg: Reg, signed: bool) -> Option<(i128, i128)> {
        let base = if signed {
            i128::from(reg.base.cast_signed())
        } else {
            i128::from(reg.base)
        };
        let (columns, rows) = (1_i128 << self.width, (N as i128) >> self.width);
        let across = i128::from(reg.stride.cast_signed()) * (columns - 1);
        let down = i128::from(reg.row.cast_signed()) * (rows - 1);
        let (low, high) = (
            base + across.min(0) + down.min(0),
            base + across.max(0) + down.max(0),
        );
        let (least, most) = if signed {
            (i128::from(i64::MIN), i128::from(i64::MAX))
        } else {
            (0, i128::from(u64::MAX))
        };
        (low >= least && high <= most).then_some((low, high))
    }
}

/// All lanes have the same operands.
#[inline(always)]
pub(super) fn binary_same<const N: usize, O: Binary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let (a, b) = (
        O::T::from_word(frame.base(instr.a)),
        O::T::from_word(frame.base(instr.b)),
    );
    frame.set_same(instr.dst, O::apply(a, b).to_word());
    Flow::Next
}

#[inline(always)]
pub(super) fn binary<const N: usize, O: Binary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    if O::RULE != Rule::No {
        let (a, b) = (frame.reg(instr.a), frame.reg(instr.b));
        if !a.vector
            && !b.vector
            && let Some((base, stride, row)) = affine(frame, O::RULE, O::T::WIDTH, a, b)
        {
            frame.set_affine(instr.dst, base, stride, row);
            return Flow::Next;
        }
    }
    let d = frame.column::<O::T>(instr.dst);
    match frame.form(instr.a, instr.b, O::T::WIDTH) {
        Form::Columns => {
            let (a, b) = (frame.column::<O::T>(instr.a), frame.column::<O::T>(instr.b));
            // SAFETY: columns have room for N elements.
            unsafe { each_2::<_, _, N>(a, b, d, |a, b| O::apply(a, b)) };
        }
        Form::ColumnAndWord => {
            let (a, b) = (
                frame.column::<O::T>(instr.a),
                O::T::from_word(frame.base(instr.b)),
            );
            // SAFETY: columns have room for N elements.
            unsafe { each_1::<_, _, N>(a, d, |a| O::apply(a, b)) };
        }
        Form::WordAndColumn => {
            let (a, b) = (
                O::T::from_word(frame.base(instr.a)),
                frame.column::<O::T>(instr.b),
            );
            // SAFETY: columns have room for N elements.
            unsafe { each_1::<_, _, N>(b, d, |b| O::apply(a, b)) };
        }
        Form::Other => {
            let (a, b) = (frame.reg(instr.a), frame.reg(instr.b));
            if !a.vector && !b.vector && a.is_same() && b.is_same() {
                let word = O::apply(O::T::from_word(a.base), O::T::from_word(b.base)).to_word();
                frame.set_affine(instr.dst, word, 0, 0);
                return Flow::Next;
            }
            if !a.in_column(O::T::WIDTH) || !b.in_column(O::T::WIDTH) {
                return Flow::Fill(O::T::WIDTH);
            }
            let (a, b) = (frame.column::<O::T>(instr.a), frame.column::<O::T>(instr.b));
            // SAFETY: columns have room for N elements.
            unsafe { each_2::<_, _, N>(a, b, d, |a, b| O::apply(a, b)) };
        }
    }
    frame.set_vector(instr.dst);
    Flow::Next
}

/// Where two operands are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Columns,
    /// The second one is the same in all lanes.
    ColumnAndWord,
    /// The first one is.
    WordAndColumn,
    /// Neither is in a column, or one is in none but should be.
    Other,
}

impl<const N: usize> Frame<N> {
    #[inline(always)]
    fn form(&self, a: u16, b: u16, bits: u32) -> Form {
        let (a, b) = (self.reg(a), self.reg(b));
        match (a.in_column(bits), b.in_column(bits)) {
            // What was written out is no vector for that; two such are better off as they are.
            (true, true) if a.vector || b.vector => Form::Columns,
            (true, false) if a.vector && !b.vector && b.is_same() => Form::ColumnAndWord,
            (false, true) if b.vector && !a.vector && a.is_same() => Form::WordAndColumn,
            _ => Form::Other,
        }
    }

    /// The elements of a column, a few at a time from a number below N on.
    #[inline(always)]
    fn elements<T: Word>(&mut self, register: u16) -> impl Fn(usize) -> [T; STEP] + use<T, N> {
        let column = self.column::<T>(register);
        // SAFETY: a column has room for N elements, and callers ask for none beyond.
        move |at| unsafe { take(column, at) }
    }

    /// Writes what the operands of an instruction are into their columns.
    pub fn fill_operands(&mut self, instr: &Instr, bits: u32) {
        let operands = [instr.a, instr.b, instr.c];
        // Masks have no column.
        let types = instr.code.signature().map_or(&[][..], |(types, _)| types);
        for (register, _) in operands.into_iter().zip(types).filter(|(_, ty)| **ty != Ty::B) {
            if !self.reg(register).in_column(bits) {
                self.fill(register, bits);
            }
        }
    }
}

#[inline(always)]
pub(super) fn compare_same<const N: usize, O: Compare>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let (a, b) = (
        O::T::from_word(frame.base(instr.a)),
        O::T::from_word(frame.base(instr.b)),
    );
    frame.set_same(instr.dst, u64::from(O::apply(a, b)).wrapping_neg());
    Flow::Next
}

#[inline(always)]
pub(super) fn compare<const N: usize, O: Compare>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let bits = match frame.form(instr.a, instr.b, O::T::WIDTH) {
        Form::Columns => {
            let (a, b) = (frame.column::<O::T>(instr.a), frame.column::<O::T>(instr.b));
            // SAFETY: columns have room for N elements.
            unsafe { mask::<_, N>(a, b, |a, b| O::apply(a, b)) }
        }
        Form::ColumnAndWord => {
            let (a, b) = (
                frame.column::<O::T>(instr.a),
                O::T::from_word(frame.base(instr.b)),
            );
            // SAFETY: columns have room for N elements.
            unsafe { mask::<_, N>(a, a, |a, _| O::apply(a, b)) }
        }
        Form::WordAndColumn => {
            let (a, b) = (
                O::T::from_word(frame.base(instr.a)),
                frame.column::<O::T>(instr.b),
            );
            // SAFETY: columns have room for N elements.
            unsafe { mask::<_, N>(b, b, |b, _| O::apply(a, b)) }
        }
        Form::Other => {
            let (a, b) = (frame.reg(instr.a), frame.reg(instr.b));
            if a.vector || b.vector {
                return Flow::Fill(O::T::WIDTH);
            }
            let decided = if a.is_same() && b.is_same() {
                Some(O::apply(O::T::from_word(a.base), O::T::from_word(b.base)))
            } else if O::ORDER != Order::None {
                decide::<N, O>(frame, a, b)
            } else {
                None
            };
            match decided {
                Some(truth) => u64::from(truth).wrapping_neg(),
                None if a.in_column(O::T::WIDTH) && b.in_column(O::T::WIDTH) => {
                    let (a, b) = (frame.column::<O::T>(instr.a), frame.column::<O::T>(instr.b));
                    // SAFETY: columns have room for N elements.
                    unsafe { mask::<_, N>(a, b, |a, b| O::apply(a, b)) }
                }
                None => return Flow::Fill(O::T::WIDTH),
            }
        }
    };
    frame.set_same(instr.dst, bits);
    Flow::Next
}

/// The truth of a comparison of affine operands, if it is the same in all lanes.
#[inline(always)]
fn decide<const N: usize, O: Compare>(frame: &Frame<N>, a: Reg, b: Reg) -> Option<bool> {
    let signed = O::ORDER == Order::Signed;
    let a = frame.ends(a, O::T::WIDTH, signed)?;
    let b = frame.ends(b, O::T::WIDTH, signed)?;
    let word = |number: i128| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "the number lies within the width of the operands"
        )]
        O::T::from_word(number as u64)
    };
    // Apart, or with nothing between them.
    let (first, last) = (O::apply(word(a.0), word(b.1)), O::apply(word(a.1), word(b.0)));
    match O::ORDER {
        Order::Equal => (a.1 < b.0 || a.0 > b.1).then_some(first),
        _ => (first == last).then_some(first),
    }
}

#[inline(always)]
pub(super) fn unary_same<const N: usize, O: Unary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let a = O::T::from_word(frame.base(instr.a));
    frame.set_same(instr.dst, O::apply(a).to_word());
    Flow::Next
}

#[inline(always)]
pub(super) fn unary<const N: usize, O: Unary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let a = frame.reg(instr.a);
    if !a.vector {
        if a.is_same() {
            let word = O::apply(O::T::from_word(a.base)).to_word();
            frame.set_affine(instr.dst, word, 0, 0);
            return Flow::Next;
        }
        if O::RULE != Rule::No
            && let Some((base, stride, row)) = convert(frame, O::RULE, O::T::WIDTH, O::U::WIDTH, a)
        {
            frame.set_affine(instr.dst, base, stride, row);
            return Flow::Next;
        }
    }
    if !a.in_column(O::T::WIDTH) {
        return Flow::Fill(O::T::WIDTH);
    }
    let (a, d) = (frame.column::<O::T>(instr.a), frame.column::<O::U>(instr.dst));
    // SAFETY: columns have room for N elements; the selection keeps columns of different width apart.
    unsafe { each_1::<_, _, N>(a, d, |a| O::apply(a)) };
    frame.set_vector(instr.dst);
    Flow::Next
}

#[inline(always)]
pub(super) fn ternary_same<const N: usize, O: Ternary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let [a, b, c] = [instr.a, instr.b, instr.c].map(|register| O::T::from_word(frame.base(register)));
    frame.set_same(instr.dst, O::apply(a, b, c).to_word());
    Flow::Next
}

#[inline(always)]
pub(super) fn ternary<const N: usize, O: Ternary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let [a, b, c] = [instr.a, instr.b, instr.c].map(|register| frame.reg(register));
    if !a.vector && !b.vector && !c.vector && a.is_same() && b.is_same() && c.is_same() {
        let [a, b, c] = [a, b, c].map(|reg| O::T::from_word(reg.base));
        frame.set_affine(instr.dst, O::apply(a, b, c).to_word(), 0, 0);
        return Flow::Next;
    }
    let d = frame.column::<O::T>(instr.dst);
    let word = |reg: &Reg| (!reg.vector && reg.is_same()).then(|| O::T::from_word(reg.base));
    let f = |a, b, c| O::apply(a, b, c);
    let [x, y, z] = [instr.a, instr.b, instr.c].map(|register| frame.column::<O::T>(register));
    let [in_a, in_b, in_c] = [a, b, c].map(|reg| reg.in_column(O::T::WIDTH));
    match (word(&a), word(&b), word(&c)) {
        // SAFETY: columns have room for N elements.
        (None, None, None) if in_a && in_b && in_c => unsafe { each_3::<_, N>(x, y, z, d, f) },
        // SAFETY: columns have room for N elements.
        (None, None, Some(c)) if in_a && in_b => unsafe { each_2::<_, _, N>(x, y, d, |a, b| f(a, b, c)) },
        // SAFETY: columns have room for N elements.
        (None, Some(b), None) if in_a && in_c => unsafe { each_2::<_, _, N>(x, z, d, |a, c| f(a, b, c)) },
        // SAFETY: columns have room for N elements.
        (Some(a), None, None) if in_b && in_c => unsafe { each_2::<_, _, N>(y, z, d, |b, c| f(a, b, c)) },
        // SAFETY: columns have room for N elements.
        (None, Some(b), Some(c)) if in_a => unsafe { each_1::<_, _, N>(x, d, |a| f(a, b, c)) },
        // SAFETY: columns have room for N elements.
        (Some(a), None, Some(c)) if in_b => unsafe { each_1::<_, _, N>(y, d, |b| f(a, b, c)) },
        // SAFETY: columns have room for N elements.
        (Some(a), Some(b), None) if in_c => unsafe { each_1::<_, _, N>(z, d, |c| f(a, b, c)) },
        _ => return Flow::Fill(O::T::WIDTH),
    }
    frame.set_vector(instr.dst);
    Flow::Next
}

/// A computation without a loop of its own.
#[inline(always)]
pub(super) fn rare<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    frame.lane_by_lane(instr);
    Flow::Next
}

impl<const N: usize> Frame<N> {
    #[inline(never)]
    fn lane_by_lane(&mut self, instr: &Instr) {
        let Some((types, _)) = instr.code.signature() else {
            return;
        };
        let word = |frame: &Self, at: usize, lane: u32| {
            let register = [instr.a, instr.b, instr.c][at];
            types.get(at).map_or(0, |ty| {
                frame.word(register, u8::try_from(ty.bits()).unwrap_or(64), lane)
            })
        };
        let result = |frame: &Self, lane: u32| {
            let [a, b, c] = [0, 1, 2].map(|at| word(frame, at, lane));
            instr.code.evaluate(a, b, c).unwrap_or(0)
        };
        let operands = [instr.a, instr.b, instr.c];
        let uniform = operands.iter().take(types.len()).all(|register| {
            let reg = self.reg(*register);
            !reg.vector && reg.is_same()
        });
        if instr.bits == 1 {
            let lanes = if uniform { 1 } else { u32::try_from(N).unwrap_or(0) };
            let bits = (0..lanes).fold(0, |bits, lane| bits | result(self, lane) << lane);
            return self.set_same(instr.dst, if uniform { bits.wrapping_neg() } else { bits });
        }
        if uniform {
            let word = result(self, 0);
            return self.set_affine(instr.dst, word, 0, 0);
        }
        for lane in 0..u32::try_from(N).unwrap_or(0) {
            let word = result(self, lane);
            self.set_word(instr.dst, instr.bits, lane, word);
        }
        self.set_vector(instr.dst);
    }
}

#[inline(always)]
pub(super) fn select<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    let bits = frame.base(instr.a);
    let live = bits & frame.mask;
    // One side only: the lanes that do not take part may have anything.
    if live == frame.mask || live == 0 {
        let from = Instr {
            a: if live == 0 { instr.c } else { instr.b },
            ..*instr
        };
        return copy::<N, T>(frame, &from, step);
    }
    let d = frame.column::<T>(instr.dst);
    match frame.form(instr.b, instr.c, T::WIDTH) {
        Form::ColumnAndWord => {
            let c = T::from_word(frame.base(instr.c));
            let b = frame.elements::<T>(instr.b);
            // SAFETY: columns have room for N elements.
            unsafe { blend::<T, N>(bits, b, word_of(c), d) };
        }
        Form::WordAndColumn => {
            let b = T::from_word(frame.base(instr.b));
            let c = frame.elements::<T>(instr.c);
            // SAFETY: columns have room for N elements.
            unsafe { blend::<T, N>(bits, word_of(b), c, d) };
        }
        _ => {
            if !frame.reg(instr.b).in_column(T::WIDTH) || !frame.reg(instr.c).in_column(T::WIDTH) {
                return Flow::Fill(T::WIDTH);
            }
            let (b, c) = (frame.elements::<T>(instr.b), frame.elements::<T>(instr.c));
            // SAFETY: columns have room for N elements.
            unsafe { blend::<T, N>(bits, b, c, d) };
        }
    }
    frame.set_vector(instr.dst);
    Flow::Next
}

/// Operations on masks.
#[inline(always)]
pub(super) fn bits<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    let (a, b) = (frame.base(instr.a), frame.base(instr.b));
    let bits = match instr.code {
        Code::AndB => a & b,
        Code::OrB => a | b,
        Code::XorB => a ^ b,
        Code::NotB => !a,
        _ => a & b | !a & frame.base(instr.c),
    };
    frame.set_same(instr.dst, bits);
    Flow::Next
}

/// A copy of what is the same in all lanes, or of a mask.
#[inline(always)]
pub(super) fn copy_same<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    let base = frame.base(instr.a);
    frame.set_same(instr.dst, base);
    Flow::Next
}

#[inline(always)]
pub(super) fn copy<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let reg = frame.reg(instr.a);
    if !reg.vector {
        frame.set_affine(instr.dst, reg.base, reg.stride, reg.row);
        return Flow::Next;
    }
    let (source, target) = (frame.column::<T>(instr.a), frame.column::<T>(instr.dst));
    // SAFETY: columns have room for N elements.
    unsafe { each_1::<T, T, N>(source, target, |a| a) };
    frame.set_vector(instr.dst);
    Flow::Next
}

/// A copy for the lanes that take part.
#[inline(always)]
pub(super) fn copy_masked<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    if frame.mask == frame.alive && frame.suspended == 0 {
        return copy::<N, T>(frame, instr, step);
    }
    let (old, new) = (frame.reg(instr.dst), frame.reg(instr.a));
    if !old.vector && !new.vector && (old.base, old.stride, old.row) == (new.base, new.stride, new.row) {
        return Flow::Next;
    }
    if !old.in_column(T::WIDTH) {
        frame.fill(instr.dst, T::WIDTH);
    }
    let (mask, kept) = (frame.mask, frame.elements::<T>(instr.dst));
    let target = frame.column::<T>(instr.dst);
    if !new.vector && new.is_same() {
        let word = T::from_word(new.base);
        // SAFETY: columns have room for N elements.
        unsafe { blend::<T, N>(mask, word_of(word), kept, target) };
    } else {
        frame.read::<T>(instr.a);
        let source = frame.elements::<T>(instr.a);
        // SAFETY: columns have room for N elements.
        unsafe { blend::<T, N>(mask, source, kept, target) };
    }
    frame.set_vector(instr.dst);
    Flow::Next
}

#[inline(always)]
pub(super) fn copy_bits_masked<const N: usize>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> Flow<N> {
    let (old, new) = (frame.base(instr.dst), frame.base(instr.a));
    frame.set_same(instr.dst, new & frame.mask | old & !frame.mask);
    Flow::Next
}

#[inline(always)]
pub(super) fn constant<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    frame.set_affine(instr.dst, instr.imm, 0, 0);
    Flow::Next
}

#[inline(always)]
fn sign_extended(bits: u32, word: u64) -> i64 {
    (word << (64 - bits)).cast_signed() >> (64 - bits)
}

/// The low bits of a word.
#[inline(always)]
fn cut(bits: u32, word: u64) -> u64 {
    word & (u64::MAX >> (64 - bits))
}

/// Base and distances of a result, if it is affine in all lanes.
#[inline(always)]
fn affine<const N: usize>(
    frame: &Frame<N>,
    rule: Rule,
    bits: u32,
    a: Reg,
    b: Reg,
) -> Option<(u64, u64, u64)> {
    let found = match rule {
        Rule::Add => (
            a.base.wrapping_add(b.base),
            a.stride.wrapping_add(b.stride),
            a.row.wrapping_add(b.row),
        ),
        Rule::Sub => (
            a.base.wrapping_sub(b.base),
            a.stride.wrapping_sub(b.stride),
            a.row.wrapping_sub(b.row),
        ),
        Rule::Mul if b.is_same() => scaled(a, b.base),
        Rule::Mul if a.is_same() => scaled(b, a.base),
        Rule::Shl if b.is_same() => scaled(a, 1 << (b.base & u64::from(bits - 1))),
        // A mask of low bits changes nothing when all lanes are below it.
        Rule::And if b.is_same() && (b.base.wrapping_add(1) & b.base == 0) => {
            let (_, last) = frame.ends(a, bits, false)?;
            if last > i128::from(b.base) {
                return None;
            }
            (a.base, a.stride, a.row)
        }
        _ => return None,
    };
    Some(fitted(bits, found))
}

#[inline(always)]
fn scaled(a: Reg, by: u64) -> (u64, u64, u64) {
    (
        a.base.wrapping_mul(by),
        a.stride.wrapping_mul(by),
        a.row.wrapping_mul(by),
    )
}

/// Base as a word of the width, distances with their sign.
#[inline(always)]
fn fitted(bits: u32, (base, stride, row): (u64, u64, u64)) -> (u64, u64, u64) {
    if bits == 64 {
        return (base, stride, row);
    }
    (
        cut(bits, base),
        sign_extended(bits, stride).cast_unsigned(),
        sign_extended(bits, row).cast_unsigned(),
    )
}

#[inline(always)]
fn convert<const N: usize>(
    frame: &Frame<N>,
    rule: Rule,
    from: u32,
    to: u32,
    a: Reg,
) -> Option<(u64, u64, u64)> {
    let found = match rule {
        Rule::Neg => (
            a.base.wrapping_neg(),
            a.stride.wrapping_neg(),
            a.row.wrapping_neg(),
        ),
        Rule::Trunc => (a.base, a.stride, a.row),
        Rule::Zext => {
            frame.ends(a, from, false)?;
            (a.base, a.stride, a.row)
        }
        Rule::Sext => {
            frame.ends(a, from, true)?;
            (sign_extended(from, a.base).cast_unsigned(), a.stride, a.row)
        }
        _ => return None,
    };
    Some(fitted(to, found))
}
