//! Threaded code: each step of a program knows the function that executes it, which goes on with the next step.
//!
//! A function for a step comes in two versions, for every x86-64 and for processors with AVX2 and FMA; which one is
//! written into the program is decided once a launch. The call of the next step is the last thing that a function
//! does, which the compiler makes a jump of. It need not; so that the stack stays small even then, a program has a
//! stop every few steps, and the end of a block is one.

use super::access;
use super::collective;
use super::dispatch;
use super::frame::{Exit, Frame};
use super::{lanes, math, routine};
use crate::bytecode::semantics::{Float as _, Int as _, Word};
use crate::bytecode::{
    Bytecode, Code, End, FromHalf as _, Index, Instr, Order, Rule, ToHalf as _, for_each_op,
};
use crate::math::single;

/// Executes a step and what follows it.
///
/// The pointer is to a step of the program that the frame runs.
pub(super) type Op<const N: usize> = unsafe fn(&mut Frame<N>, *const Step<N>) -> Exit;

/// One instruction and what executes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<const N: usize> {
    pub op: Op<N>,
    pub instr: Instr,
}

/// A program as steps: those of its instructions, and behind each block one that ends it.
#[derive(Debug)]
pub(super) struct Threaded<const N: usize> {
    pub steps: Vec<Step<N>>,
    /// By block: its first step.
    pub entries: Vec<u32>,
    /// The steps are for processors with AVX2 and FMA.
    pub wide: bool,
}

impl<const N: usize> Threaded<N> {
    /// `wide`: the processor has AVX2 and FMA.
    pub fn new(code: &Bytecode, wide: bool) -> Self {
        let mut steps = Vec::with_capacity(code.instrs.len() + code.blocks.len());
        let mut entries = Vec::with_capacity(code.blocks.len());
        for block in &code.blocks {
            entries.push(u32::try_from(steps.len()).expect("instructions are bounded"));
            for instr in &code.instrs[block.first as usize..block.last as usize] {
                steps.push(Step {
                    op: find::<N>(instr, wide),
                    instr: *instr,
                });
            }
            steps.push(end(&block.end, block.weight));
        }
        Self { steps, entries, wide }
    }
}

/// The step at the end of a block.
fn end<const N: usize>(end: &End, weight: u32) -> Step<N> {
    let mut instr = Instr {
        code: Code::End,
        masked: false,
        bits: 0,
        dst: 0,
        a: 0,
        b: 0,
        c: 0,
        plus: 0,
        index: Index::Pointer,
        uniform: false,
        site: 0,
        imm: u64::from(weight),
    };
    let op: Op<N> = match end {
        End::Jump(to) => {
            instr.site = *to;
            dispatch::end_jump::<N>
        }
        End::Branch(register, yes, no) => {
            instr.a = *register;
            instr.site = *yes;
            instr.imm |= u64::from(*no) << 32;
            dispatch::end_branch::<N>
        }
        End::Return => dispatch::end_return::<N>,
        End::Barrier(_) | End::Collective(_) | End::Trap(_) => dispatch::end_other::<N>,
    };
    Step { op, instr }
}

/// Goes on with the step behind this one.
///
/// # Safety
/// As for [`Op`].
#[inline(always)]
pub(super) unsafe fn next<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    // SAFETY: a block ends with a step that goes on elsewhere, so that there is one behind all others.
    let step = unsafe { step.add(1) };
    // SAFETY: as above.
    let op = unsafe { (*step).op };
    // SAFETY: as above.
    unsafe { op(frame, step) }
}

/// Operations on two operands of a type.
pub(super) trait Binary {
    type T: Word;
    const RULE: Rule;
    fn apply(a: Self::T, b: Self::T) -> Self::T;
}

/// [`Binary`] on single precision.
pub(super) trait SingleBinary: Binary<T = f32> {}
impl<O: Binary<T = f32>> SingleBinary for O {}

/// Comparisons.
pub(super) trait Compare {
    type T: Word;
    const ORDER: Order;
    fn apply(a: Self::T, b: Self::T) -> bool;
}

/// Operations on one operand, conversions among them.
pub(super) trait Unary {
    type T: Word;
    type U: Word;
    const RULE: Rule;
    fn apply(a: Self::T) -> Self::U;
}

/// Functions of single precision that have a faster form for some operands.
pub(super) trait Partial: Unary<T = f32, U = f32> {
    /// Whether the faster form has the result.
    fn fits(a: f32) -> bool;
    fn fast(a: f32) -> f32;
}

/// Operations on three operands.
pub(super) trait Ternary {
    type T: Word;
    fn apply(a: Self::T, b: Self::T, c: Self::T) -> Self::T;
}

/// What comes after a step.
#[derive(Clone, Copy, Debug)]
pub(super) enum Flow<const N: usize> {
    Next,
    /// The step needs the slow way.
    Stop,
    /// Once more, after the operands, which have this many bits, are in their columns.
    Fill(u32),
    /// Somebody else does this step.
    Other(Op<N>),
}

/// Writes the operands of a step into their columns and begins the step again.
///
/// # Safety
/// As for [`Op`].
#[cold]
#[inline(never)]
unsafe fn fill<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>, bits: u32) -> Exit {
    // SAFETY: the caller passes a step.
    let Step { op, instr } = unsafe { *step };
    frame.fill_operands(&instr, bits);
    // SAFETY: as above.
    unsafe { op(frame, step) }
}

/// Makes the two versions of a function for steps out of what it does.
macro_rules! versions {
    ($($plain:ident, $wide:ident: $body:path $(, $o:ident: $bound:path)*;)*) => {$(
        unsafe fn $plain<const N: usize $(, $o: $bound)*>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
            // SAFETY: the caller passes a step.
            let instr = unsafe { &(*step).instr };
            match $body(frame, instr, step) {
                // SAFETY: as above.
                Flow::Next => unsafe { next(frame, step) },
                Flow::Stop => frame.stop_at(step),
                // SAFETY: as above.
                Flow::Fill(bits) => unsafe { fill(frame, step, bits) },
                // SAFETY: as above.
                Flow::Other(op) => unsafe { op(frame, step) },
            }
        }

        #[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
        unsafe fn $wide<const N: usize $(, $o: $bound)*>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
            // SAFETY: the caller passes a step.
            let instr = unsafe { &(*step).instr };
            match $body(frame, instr, step) {
                // SAFETY: as above.
                Flow::Next => unsafe { next(frame, step) },
                Flow::Stop => frame.stop_at(step),
                // SAFETY: as above.
                Flow::Fill(bits) => unsafe { fill(frame, step, bits) },
                // SAFETY: as above.
                Flow::Other(op) => unsafe { op(frame, step) },
            }
        }
    )*};
}

versions! {
    binary_same_plain, binary_same_wide: lanes::binary_same::<N, O>, O: Binary;
    binary_plain, binary_wide: lanes::binary::<N, O>, O: Binary;
    compare_same_plain, compare_same_wide: lanes::compare_same::<N, O>, O: Compare;
    compare_plain, compare_wide: lanes::compare::<N, O>, O: Compare;
    unary_same_plain, unary_same_wide: lanes::unary_same::<N, O>, O: Unary;
    unary_plain, unary_wide: lanes::unary::<N, O>, O: Unary;
    ternary_same_plain, ternary_same_wide: lanes::ternary_same::<N, O>, O: Ternary;
    ternary_plain, ternary_wide: lanes::ternary::<N, O>, O: Ternary;
    math_unary_plain, math_unary_wide: math::unary::<N, O>, O: Partial;
    math_binary_plain, math_binary_wide: math::binary::<N, O>, O: SingleBinary;
    rare_plain, rare_wide: lanes::rare::<N>;
    routine_plain, routine_wide: routine::routine::<N>;
    slow_plain, slow_wide: access::slow::<N>;
    select_plain, select_wide: lanes::select::<N, T>, T: Word;
    bits_plain, bits_wide: lanes::bits::<N>;
    copy_same_plain, copy_same_wide: lanes::copy_same::<N>;
    copy_plain, copy_wide: lanes::copy::<N, T>, T: Word;
    copy_masked_plain, copy_masked_wide: lanes::copy_masked::<N, T>, T: Word;
    copy_bits_masked_plain, copy_bits_masked_wide: lanes::copy_bits_masked::<N>;
    constant_plain, constant_wide: lanes::constant::<N>;
    clear_plain, clear_wide: dispatch::clear::<N>;
    built_in_plain, built_in_wide: dispatch::built_in::<N>;
    load_same_plain, load_same_wide: access::load_same::<N, T>, T: Word;
    load_plain, load_wide: access::load::<N, T>, T: Word;
    load_other_plain, load_other_wide: access::load_other::<N, T>, T: Word;
    load_each_plain, load_each_wide: access::load_each::<N, T>, T: Word;
    store_plain, store_wide: access::store::<N, T>, T: Word;
    store_other_plain, store_other_wide: access::store_other::<N, T>, T: Word;
    atomic_plain, atomic_wide: access::atomic::<N>;
    active_plain, active_wide: collective::active::<N>;
    received_plain, received_wide: collective::received::<N>;
}

/// One of the two versions.
macro_rules! pick {
    ($is_wide:expr, $plain:ident, $wide:ident, <$($arg:ty),*>) => {
        if $is_wide { $wide::<N $(, $arg)*> as Op<N> } else { $plain::<N $(, $arg)*> as Op<N> }
    };
}

/// Loads by affine pointers that do not lie side by side.
pub(super) fn load_other<const N: usize, T: Word>(wide: bool) -> Op<N> {
    pick!(wide, load_other_plain, load_other_wide, <T>)
}

/// Stores that do not lie side by side.
pub(super) fn store_other<const N: usize, T: Word>(wide: bool) -> Op<N> {
    pick!(wide, store_other_plain, store_other_wide, <T>)
}

/// Loads by addresses that are in a column.
pub(super) fn load_each<const N: usize, T: Word>(wide: bool) -> Op<N> {
    pick!(wide, load_each_plain, load_each_wide, <T>)
}

/// One of the versions for an element type.
macro_rules! pick_by_bits {
    ($bits:expr, $is_wide:expr, $plain:ident, $wide:ident) => {
        match $bits {
            8 => pick!($is_wide, $plain, $wide, <u8>),
            16 => pick!($is_wide, $plain, $wide, <u16>),
            32 => pick!($is_wide, $plain, $wide, <u32>),
            _ => pick!($is_wide, $plain, $wide, <u64>),
        }
    };
}

macro_rules! define {
    (
        binary { $(($b:ident, $bt:ty, $bm:ident, $br:ident))* }
        compare { $(($c:ident, $ct:ty, $cm:ident))* }
        unary { $(($u:ident, $ut:ty, $uo:ty, $um:ident, $ur:ident))* }
        ternary { $(($t:ident, $tt:ty, $tm:ident))* }
        math {
            unary { $(($mu:ident, $mum:ident))* }
            angle { $(($ma:ident, $mam:ident, $mas:ident))* }
            binary { $(($mb:ident, $mbm:ident))* }
        }
        rare {
            binary { $(($rb:ident, $rbt:ty, $rbm:ident, $rbr:ident))* }
            compare { $(($rc:ident, $rct:ty, $rcm:ident))* }
            unary { $(($ru:ident, $rut:ty, $ruo:ty, $rum:ident, $rur:ident))* }
        }
    ) => {
        /// The operations of the list, as types.
        pub(super) mod list {
            use super::*;
            $(
                pub struct $b;
                impl Binary for $b {
                    type T = $bt;
                    const RULE: Rule = Rule::$br;
                    #[inline(always)]
                    fn apply(a: $bt, b: $bt) -> $bt { a.$bm(b) }
                }
            )*
            $(
                pub struct $c;
                impl Compare for $c {
                    type T = $ct;
                    const ORDER: Order = Code::$c.order();
                    #[inline(always)]
                    fn apply(a: $ct, b: $ct) -> bool { a.$cm(b) }
                }
            )*
            $(
                pub struct $u;
                impl Unary for $u {
                    type T = $ut;
                    type U = $uo;
                    const RULE: Rule = Rule::$ur;
                    #[inline(always)]
                    fn apply(a: $ut) -> $uo { a.$um() }
                }
            )*
            $(
                pub struct $t;
                impl Ternary for $t {
                    type T = $tt;
                    #[inline(always)]
                    fn apply(a: $tt, b: $tt, c: $tt) -> $tt { a.$tm(b, c) }
                }
            )*
            $(
                pub struct $mu;
                impl Unary for $mu {
                    type T = f32;
                    type U = f32;
                    const RULE: Rule = Rule::No;
                    #[inline(always)]
                    fn apply(a: f32) -> f32 { single::$mum(a) }
                }
                impl Partial for $mu {
                    #[inline(always)]
                    fn fits(_: f32) -> bool { true }
                    #[inline(always)]
                    fn fast(a: f32) -> f32 { single::$mum(a) }
                }
            )*
            $(
                pub struct $ma;
                impl Unary for $ma {
                    type T = f32;
                    type U = f32;
                    const RULE: Rule = Rule::No;
                    #[inline(always)]
                    fn apply(a: f32) -> f32 { single::$mam(a) }
                }
                impl Partial for $ma {
                    #[inline(always)]
                    fn fits(a: f32) -> bool { single::is_small_angle(a) }
                    #[inline(always)]
                    fn fast(a: f32) -> f32 { single::$mas(a) }
                }
            )*
            $(
                pub struct $mb;
                impl Binary for $mb {
                    type T = f32;
                    const RULE: Rule = Rule::No;
                    #[inline(always)]
                    fn apply(a: f32, b: f32) -> f32 { single::$mbm(a, b) }
                }
            )*
        }

        /// The function for an instruction.
        fn find<const N: usize>(instr: &Instr, wide: bool) -> Op<N> {
            match instr.code {
                $(Code::$b if instr.uniform => pick!(wide, binary_same_plain, binary_same_wide, <list::$b>),
                Code::$b => pick!(wide, binary_plain, binary_wide, <list::$b>),)*
                $(Code::$c if instr.uniform => pick!(wide, compare_same_plain, compare_same_wide, <list::$c>),
                Code::$c => pick!(wide, compare_plain, compare_wide, <list::$c>),)*
                $(Code::$u if instr.uniform => pick!(wide, unary_same_plain, unary_same_wide, <list::$u>),
                Code::$u => pick!(wide, unary_plain, unary_wide, <list::$u>),)*
                $(Code::$t if instr.uniform => pick!(wide, ternary_same_plain, ternary_same_wide, <list::$t>),
                Code::$t => pick!(wide, ternary_plain, ternary_wide, <list::$t>),)*
                $(Code::$mu if instr.uniform => pick!(wide, unary_same_plain, unary_same_wide, <list::$mu>),
                Code::$mu => pick!(wide, math_unary_plain, math_unary_wide, <list::$mu>),)*
                $(Code::$ma if instr.uniform => pick!(wide, unary_same_plain, unary_same_wide, <list::$ma>),
                Code::$ma => pick!(wide, math_unary_plain, math_unary_wide, <list::$ma>),)*
                $(Code::$mb if instr.uniform => pick!(wide, binary_same_plain, binary_same_wide, <list::$mb>),
                Code::$mb => pick!(wide, math_binary_plain, math_binary_wide, <list::$mb>),)*
                $(Code::$rb)|* | $(Code::$rc)|* | $(Code::$ru)|* => pick!(wide, rare_plain, rare_wide, <>),
                Code::Select8 => pick!(wide, select_plain, select_wide, <u8>),
                Code::Select16 => pick!(wide, select_plain, select_wide, <u16>),
                Code::Select32 => pick!(wide, select_plain, select_wide, <u32>),
                Code::Select64 => pick!(wide, select_plain, select_wide, <u64>),
                Code::SelectB | Code::AndB | Code::OrB | Code::XorB | Code::NotB => {
                    pick!(wide, bits_plain, bits_wide, <>)
                }
                Code::CopyB if instr.masked => pick!(wide, copy_bits_masked_plain, copy_bits_masked_wide, <>),
                Code::Copy8 | Code::Copy16 | Code::Copy32 | Code::Copy64 if instr.masked => {
                    pick_by_bits!(instr.bits, wide, copy_masked_plain, copy_masked_wide)
                }
                Code::CopyB => pick!(wide, copy_same_plain, copy_same_wide, <>),
                Code::Copy8 | Code::Copy16 | Code::Copy32 | Code::Copy64 if instr.uniform => {
                    pick!(wide, copy_same_plain, copy_same_wide, <>)
                }
                Code::Copy8 | Code::Copy16 | Code::Copy32 | Code::Copy64 => {
                    pick_by_bits!(instr.bits, wide, copy_plain, copy_wide)
                }
                Code::Routine => pick!(wide, routine_plain, routine_wide, <>),
                Code::Move => pick!(wide, slow_plain, slow_wide, <>),
                Code::Const => pick!(wide, constant_plain, constant_wide, <>),
                Code::Clear => pick!(wide, clear_plain, clear_wide, <>),
                Code::BuiltIn => pick!(wide, built_in_plain, built_in_wide, <>),
                Code::Load8 | Code::Load16 | Code::Load32 | Code::Load64 if instr.uniform => {
                    pick_by_bits!(instr.bits, wide, load_same_plain, load_same_wide)
                }
                Code::Load8 | Code::Load16 | Code::Load32 | Code::Load64 => {
                    pick_by_bits!(instr.bits, wide, load_plain, load_wide)
                }
                Code::Store8 | Code::Store16 | Code::Store32 | Code::Store64 => {
                    pick_by_bits!(instr.bits, wide, store_plain, store_wide)
                }
                Code::Atomic => pick!(wide, atomic_plain, atomic_wide, <>),
                Code::Active => pick!(wide, active_plain, active_wide, <>),
                Code::Received => pick!(wide, received_plain, received_wide, <>),
                // Printing allocates, so that it is done outside of the dispatch.
                Code::Print => dispatch::leave::<N>,
                Code::Stop | Code::End => dispatch::stop::<N>,
            }
        }
    };
}
for_each_op!(define);
