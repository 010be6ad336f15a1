//! Operations on all lanes of a batch. The loops work on a few elements at a time, by value, so that source and target
//! may be the same column and the compiler still makes vector instructions of them.

use super::frame::{Frame, Reg};
use crate::bytecode::semantics::Word;
use crate::bytecode::{Code, Instr, Rule};

/// Elements that a loop takes at a time.
const STEP: usize = 8;

impl<const N: usize> Frame<N> {
    #[inline(always)]
    pub fn reg(&self, register: u16) -> Reg {
        self.regs[usize::from(register)]
    }

    #[inline(always)]
    pub fn set_scalar(&mut self, register: u16, base: u64, stride: u64) {
        self.regs[usize::from(register)] = Reg {
            base,
            stride,
            vector: false,
            filled: false,
        };
    }

    #[inline(always)]
    pub fn set_vector(&mut self, register: u16) {
        let reg = &mut self.regs[usize::from(register)];
        reg.vector = true;
        reg.filled = true;
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
        debug_assert!(
            usize::from(register) < self.data.len(),
            "the selection numbers the registers"
        );
        // Not by index, which would borrow all columns anew.
        let columns = self.data.as_mut_ptr();
        // SAFETY: the program's registers all have columns.
        unsafe { columns.add(usize::from(register)) }.cast()
    }

    /// A column with the words of a register in it.
    #[inline(always)]
    pub fn read<T: Word>(&mut self, register: u16) -> *const T {
        if !self.reg(register).filled {
            self.fill(register, T::WIDTH);
        }
        self.column(register)
    }

    /// Writes out a register that is not a vector.
    pub fn fill(&mut self, register: u16, bits: u32) {
        let Reg { base, stride, .. } = self.reg(register);
        match bits {
            8 => self.fill_as::<u8>(register, base, stride),
            16 => self.fill_as::<u16>(register, base, stride),
            32 => self.fill_as::<u32>(register, base, stride),
            _ => self.fill_as::<u64>(register, base, stride),
        }
        self.regs[usize::from(register)].filled = true;
    }

    fn fill_as<T: Word>(&mut self, register: u16, base: u64, stride: u64) {
        let target = self.column::<T>(register);
        for lane in 0..N {
            let word = T::from_word(base.wrapping_add(stride.wrapping_mul(lane as u64)));
            // SAFETY: a column has room for N elements.
            let target = unsafe { target.add(lane) };
            // SAFETY: as above; elements need no drop.
            unsafe { target.write(word) };
        }
    }

    #[inline(always)]
    pub fn binary<T: Word>(&mut self, instr: &Instr, rule: Rule, f: impl Fn(T, T) -> T) {
        let (a, b) = (self.reg(instr.a), self.reg(instr.b));
        if !a.vector && !b.vector {
            if a.stride | b.stride == 0 {
                let word = f(T::from_word(a.base), T::from_word(b.base)).to_word();
                return self.set_scalar(instr.dst, word, 0);
            }
            if rule != Rule::No
                && let Some((base, stride)) = affine::<N>(rule, T::WIDTH, a, b)
            {
                return self.set_scalar(instr.dst, base, stride);
            }
        }
        let (a, b, d) = (
            self.read::<T>(instr.a),
            self.read::<T>(instr.b),
            self.column::<T>(instr.dst),
        );
        // SAFETY: columns have room for N elements.
        unsafe { each_2::<T, T, N>(a, b, d, f) };
        self.set_vector(instr.dst);
    }

    #[inline(always)]
    pub fn compare<T: Word>(&mut self, instr: &Instr, f: impl Fn(T, T) -> bool) {
        let (a, b) = (self.reg(instr.a), self.reg(instr.b));
        if !a.vector && !b.vector && a.stride | b.stride == 0 {
            let truth = f(T::from_word(a.base), T::from_word(b.base));
            return self.set_scalar(instr.dst, if truth { u64::MAX } else { 0 }, 0);
        }
        let (a, b) = (self.read::<T>(instr.a), self.read::<T>(instr.b));
        // SAFETY: columns have room for N elements.
        let bits = unsafe { mask_2::<T, N>(a, b, f) };
        self.set_scalar(instr.dst, bits, 0);
    }

    #[inline(always)]
    pub fn unary<T: Word, U: Word>(&mut self, instr: &Instr, rule: Rule, f: impl Fn(T) -> U) {
        let a = self.reg(instr.a);
        if !a.vector {
            if a.stride == 0 {
                let word = f(T::from_word(a.base)).to_word();
                return self.set_scalar(instr.dst, word, 0);
            }
            if rule != Rule::No
                && let Some((base, stride)) = convert::<N>(rule, T::WIDTH, U::WIDTH, a)
            {
                return self.set_scalar(instr.dst, base, stride);
            }
        }
        let (a, d) = (self.read::<T>(instr.a), self.column::<U>(instr.dst));
        // SAFETY: columns have room for N elements; the allocation of registers keeps columns of different width apart.
        unsafe { each_1::<T, U, N>(a, d, f) };
        self.set_vector(instr.dst);
    }

    #[inline(always)]
    pub fn ternary<T: Word>(&mut self, instr: &Instr, f: impl Fn(T, T, T) -> T) {
        let (a, b, c) = (self.reg(instr.a), self.reg(instr.b), self.reg(instr.c));
        if !a.vector && !b.vector && !c.vector && a.stride | b.stride | c.stride == 0 {
            let word = f(T::from_word(a.base), T::from_word(b.base), T::from_word(c.base)).to_word();
            return self.set_scalar(instr.dst, word, 0);
        }
        let (a, b, c) = (
            self.read::<T>(instr.a),
            self.read::<T>(instr.b),
            self.read::<T>(instr.c),
        );
        let d = self.column::<T>(instr.dst);
        // SAFETY: columns have room for N elements.
        unsafe { each_3::<T, N>(a, b, c, d, f) };
        self.set_vector(instr.dst);
    }

    /// A computation without a loop of its own.
    #[inline(never)]
    pub fn lane_by_lane(&mut self, instr: &Instr) {
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
            !reg.vector && reg.stride == 0
        });
        if instr.bits == 1 {
            let lanes = if uniform { 1 } else { u32::try_from(N).unwrap_or(0) };
            let bits = (0..lanes).fold(0, |bits, lane| bits | result(self, lane) << lane);
            return self.set_scalar(instr.dst, if uniform { bits.wrapping_neg() } else { bits }, 0);
        }
        if uniform {
            return self.set_scalar(instr.dst, result(self, 0), 0);
        }
        for lane in 0..u32::try_from(N).unwrap_or(0) {
            let word = result(self, lane);
            self.set_word(instr.dst, instr.bits, lane, word);
        }
        self.set_vector(instr.dst);
    }

    #[inline(always)]
    pub fn select<T: Word>(&mut self, instr: &Instr) {
        let bits = self.reg(instr.a).base;
        let live = bits & self.mask;
        // One side only: the lanes that do not take part may have anything.
        if live == self.mask || live == 0 {
            let from = if live == 0 { instr.c } else { instr.b };
            return self.copy::<T>(instr.dst, from);
        }
        let (b, c, d) = (
            self.read::<T>(instr.b),
            self.read::<T>(instr.c),
            self.column::<T>(instr.dst),
        );
        // SAFETY: columns have room for N elements.
        unsafe { blend::<T, N>(bits, b, c, d) };
        self.set_vector(instr.dst);
    }

    #[inline(always)]
    pub fn copy<T: Word>(&mut self, to: u16, from: u16) {
        let reg = self.reg(from);
        if !reg.vector {
            return self.set_scalar(to, reg.base, reg.stride);
        }
        let (source, target) = (self.column::<T>(from), self.column::<T>(to));
        if !std::ptr::eq(source, target) {
            // SAFETY: columns have room for N elements and are apart.
            unsafe { std::ptr::copy_nonoverlapping(source, target, N) };
        }
        self.set_vector(to);
    }

    /// A copy for the lanes that take part; false if the instruction is none.
    #[inline(always)]
    pub fn copy_masked(&mut self, instr: &Instr) -> bool {
        match instr.code {
            Code::Copy8 => self.copy_masked_as::<u8>(instr.dst, instr.a),
            Code::Copy16 => self.copy_masked_as::<u16>(instr.dst, instr.a),
            Code::Copy32 => self.copy_masked_as::<u32>(instr.dst, instr.a),
            Code::Copy64 => self.copy_masked_as::<u64>(instr.dst, instr.a),
            _ => return false,
        }
        true
    }

    #[inline(always)]
    fn copy_masked_as<T: Word>(&mut self, to: u16, from: u16) {
        let (old, new) = (self.reg(to), self.reg(from));
        if !old.vector && !new.vector && old.base == new.base && old.stride == new.stride {
            return;
        }
        self.read::<T>(to);
        let source = self.read::<T>(from);
        let target = self.column::<T>(to);
        // SAFETY: columns have room for N elements.
        unsafe { blend::<T, N>(self.mask, source, target, target) };
        self.set_vector(to);
    }

    /// Puts the lanes that do not take part back to what they had; `kept` is what is known of it, its column the spare
    /// one.
    pub fn restore(&mut self, instr: &Instr, kept: Reg) {
        let now = self.reg(instr.dst);
        if instr.bits == 1 {
            let base = now.base & self.mask | kept.base & !self.mask;
            return self.set_scalar(instr.dst, base, 0);
        }
        if !kept.vector && !now.vector && kept.base == now.base && kept.stride == now.stride {
            return;
        }
        match instr.bits {
            8 => self.restore_as::<u8>(instr.dst),
            16 => self.restore_as::<u16>(instr.dst),
            32 => self.restore_as::<u32>(instr.dst),
            _ => self.restore_as::<u64>(instr.dst),
        }
    }

    fn restore_as<T: Word>(&mut self, register: u16) {
        let new = self.read::<T>(register);
        let spare = u16::try_from(self.regs.len()).expect("registers are bounded");
        let (old, target) = (self.column::<T>(spare), self.column::<T>(register));
        // SAFETY: columns have room for N elements.
        unsafe { blend::<T, N>(self.mask, new, old, target) };
        self.set_vector(register);
    }

    /// Keeps a register for [`Self::restore`].
    pub fn keep(&mut self, instr: &Instr) -> Reg {
        let reg = self.reg(instr.dst);
        if instr.bits != 1 {
            if !reg.filled {
                self.fill(instr.dst, u32::from(instr.bits));
            }
            let spare = self.regs.len();
            self.data[spare] = self.data[usize::from(instr.dst)];
        }
        reg
    }
}

/// An affine value as a number of its width, sign-extended.
fn signed(bits: u32, word: u64) -> i128 {
    i128::from((word << (64 - bits)).cast_signed() >> (64 - bits))
}

fn unsigned(bits: u32, word: u64) -> u64 {
    if bits == 64 {
        word
    } else {
        word & ((1 << bits) - 1)
    }
}

/// Base and stride of a result, if it is affine in all lanes.
#[inline(never)]
fn affine<const N: usize>(rule: Rule, bits: u32, a: Reg, b: Reg) -> Option<(u64, u64)> {
    let (base, stride) = match rule {
        Rule::Add => (a.base.wrapping_add(b.base), a.stride.wrapping_add(b.stride)),
        Rule::Sub => (a.base.wrapping_sub(b.base), a.stride.wrapping_sub(b.stride)),
        Rule::Mul if b.stride == 0 => (a.base.wrapping_mul(b.base), a.stride.wrapping_mul(b.base)),
        Rule::Mul if a.stride == 0 => (b.base.wrapping_mul(a.base), b.stride.wrapping_mul(a.base)),
        Rule::Shl if b.stride == 0 => {
            let by = b.base & u64::from(bits - 1);
            (a.base << by, a.stride << by)
        }
        // A mask of low bits changes nothing when all lanes are below it.
        Rule::And if b.stride == 0 && (b.base.wrapping_add(1) & b.base == 0 || b.base == u64::MAX) => {
            let (first, last) = ends::<N>(bits, a);
            let fits = |word: i128| word >= 0 && word <= i128::from(b.base);
            if !(fits(first) && fits(last)) {
                return None;
            }
            (a.base, a.stride)
        }
        _ => return None,
    };
    Some((unsigned(bits, base), unsigned(bits, stride)))
}

/// First and last lane as exact numbers, the base taken without sign.
fn ends<const N: usize>(bits: u32, a: Reg) -> (i128, i128) {
    let first = i128::from(a.base);
    (first, first + signed(bits, a.stride) * (N as i128 - 1))
}

#[inline(never)]
fn convert<const N: usize>(rule: Rule, from: u32, to: u32, a: Reg) -> Option<(u64, u64)> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a stride in two's complement"
    )]
    let wide = signed(from, a.stride) as u64;
    let (base, stride) = match rule {
        Rule::Neg => (a.base.wrapping_neg(), a.stride.wrapping_neg()),
        Rule::Trunc => (a.base, a.stride),
        Rule::Zext => {
            let (_, last) = ends::<N>(from, a);
            if last < 0 || last >= 1 << from {
                return None;
            }
            (a.base, wide)
        }
        Rule::Sext => {
            let first = signed(from, a.base);
            let last = first + signed(from, a.stride) * (N as i128 - 1);
            if last < -(1 << (from - 1)) || last >= 1 << (from - 1) {
                return None;
            }
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "two's complement"
            )]
            let base = first as u64;
            (base, wide)
        }
        _ => return None,
    };
    Some((unsigned(to, base), unsigned(to, stride)))
}

/// Reads a few elements.
///
/// # Safety
/// They are there.
#[inline(always)]
unsafe fn take<T: Copy>(from: *const T, at: usize) -> [T; STEP] {
    // SAFETY: the caller vouches for the elements.
    let from = unsafe { from.add(at) };
    // SAFETY: as above.
    unsafe { from.cast::<[T; STEP]>().read() }
}

/// Writes a few elements.
///
/// # Safety
/// There is room.
#[inline(always)]
unsafe fn put<T: Copy>(to: *mut T, at: usize, values: [T; STEP]) {
    // SAFETY: the caller vouches for the room.
    let to = unsafe { to.add(at) };
    // SAFETY: as above.
    unsafe { to.cast::<[T; STEP]>().write(values) };
}

/// # Safety
/// All columns have N elements, N being a multiple of the step.
#[inline(always)]
unsafe fn each_1<T: Word, U: Word, const N: usize>(a: *const T, d: *mut U, f: impl Fn(T) -> U) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        let result = std::array::from_fn(|lane| f(x[lane]));
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
unsafe fn each_2<T: Word, U: Word, const N: usize>(
    a: *const T,
    b: *const T,
    d: *mut U,
    f: impl Fn(T, T) -> U,
) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(b, at) };
        let result = std::array::from_fn(|lane| f(x[lane], y[lane]));
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
unsafe fn each_3<T: Word, const N: usize>(
    a: *const T,
    b: *const T,
    c: *const T,
    d: *mut T,
    f: impl Fn(T, T, T) -> T,
) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(b, at) };
        // SAFETY: inside the column.
        let z = unsafe { take(c, at) };
        let result = std::array::from_fn(|lane| f(x[lane], y[lane], z[lane]));
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
unsafe fn mask_2<T: Word, const N: usize>(a: *const T, b: *const T, f: impl Fn(T, T) -> bool) -> u64 {
    let mut bits = 0;
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(b, at) };
        let truths: [u8; STEP] = std::array::from_fn(|lane| u8::from(f(x[lane], y[lane])));
        // One bit of each byte, gathered in the top byte.
        let packed = u64::from_le_bytes(truths).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        bits |= packed << at;
    }
    bits
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
unsafe fn blend<T: Word, const N: usize>(bits: u64, yes: *const T, no: *const T, d: *mut T) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(yes, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(no, at) };
        // Without a choice, which would become a branch for each lane where the target is also a source.
        let result = std::array::from_fn(|lane| {
            let all = (bits >> (at + lane) & 1).wrapping_neg();
            T::from_word(x[lane].to_word() & all | y[lane].to_word() & !all)
        });
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}
