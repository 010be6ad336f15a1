//! What each operation computes for one lane.
//!
//! Written independently of the reference interpreter, but for the functions of OpenCL.std (decision 0008), with the same promises where the specification leaves a result
//! undefined: a quotient by zero has all bits set and the remainder is the dividend; the lowest integer by −1 gives
//! itself and remainder 0 (3.3.13); shift amounts count modulo the width (3.3.14); a conversion to an integer takes NaN
//! to 0 and saturates (3.3.11).
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::cast_lossless,
    clippy::float_cmp,
    clippy::nonminimal_bool,
    clippy::double_comparisons,
    clippy::neg_cmp_op_on_partial_ord,
    reason = "this is where numbers of one type are taken as numbers of another, and where NaNs decide what a comparison is"
)]

use crate::math::{double, single};

/// An element of a register.
pub(crate) trait Word: Copy + Send + Sync + 'static {
    /// Width in bits.
    const WIDTH: u32;
    /// The low bits.
    fn from_word(word: u64) -> Self;
    /// Zero-extended.
    fn to_word(self) -> u64;
}

macro_rules! word {
    ($($t:ty)*) => {$(
        impl Word for $t {
            const WIDTH: u32 = <$t>::BITS;
            #[inline(always)]
            fn from_word(word: u64) -> Self {
                word as $t
            }
            #[inline(always)]
            fn to_word(self) -> u64 {
                self as u64
            }
        }
    )*};
}
word!(u8 u16 u32 u64);

impl Word for f32 {
    const WIDTH: u32 = 32;
    #[inline(always)]
    fn from_word(word: u64) -> Self {
        Self::from_bits(word as u32)
    }
    #[inline(always)]
    fn to_word(self) -> u64 {
        u64::from(self.to_bits())
    }
}

impl Word for f64 {
    const WIDTH: u32 = 64;
    #[inline(always)]
    fn from_word(word: u64) -> Self {
        Self::from_bits(word)
    }
    #[inline(always)]
    fn to_word(self) -> u64 {
        self.to_bits()
    }
}

macro_rules! methods {
    ($trait:ident: $($name:ident($($arg:ident),*) -> $out:ty;)*) => {
        /// Operations on one kind of element.
        pub(crate) trait $trait: Word {
            $(
                /// See the list of operations.
                fn $name(self $(, $arg: Self)*) -> $out;
            )*
        }
    };
}

methods! { Int:
    add(b) -> Self; sub(b) -> Self; mul(b) -> Self; udiv(b) -> Self; sdiv(b) -> Self; urem(b) -> Self;
    srem(b) -> Self; smod(b) -> Self; and(b) -> Self; or(b) -> Self; xor(b) -> Self; shl(b) -> Self;
    lshr(b) -> Self; ashr(b) -> Self; umin(b) -> Self; umax(b) -> Self; smin(b) -> Self; smax(b) -> Self;
    umul_hi(b) -> Self; smul_hi(b) -> Self; rotate(b) -> Self;
    mul_add(b, c) -> Self; add_add(b, c) -> Self; shl_add(b, c) -> Self; shl_xor(b, c) -> Self;
    lshr_xor(b, c) -> Self;
    i_eq(b) -> bool; i_ne(b) -> bool; i_ult(b) -> bool; i_ule(b) -> bool; i_slt(b) -> bool; i_sle(b) -> bool;
    neg() -> Self; not() -> Self; popcount() -> Self; clz() -> Self; ctz() -> Self; bitrev() -> Self; sabs() -> Self;
    zext_to_16() -> u16; zext_to_32() -> u32; zext_to_64() -> u64;
    sext_to_16() -> u16; sext_to_32() -> u32; sext_to_64() -> u64;
    trunc_to_8() -> u8; trunc_to_16() -> u16; trunc_to_32() -> u32;
    sto_f32() -> f32; sto_f64() -> f64; uto_f32() -> f32; uto_f64() -> f64;
}

macro_rules! int {
    ($($t:ty, $s:ty, $wide:ty, $swide:ty;)*) => {$(
        impl Int for $t {
            #[inline(always)]
            fn add(self, b: Self) -> Self { self.wrapping_add(b) }
            #[inline(always)]
            fn sub(self, b: Self) -> Self { self.wrapping_sub(b) }
            #[inline(always)]
            fn mul(self, b: Self) -> Self { self.wrapping_mul(b) }
            #[inline(always)]
            fn udiv(self, b: Self) -> Self { self.checked_div(b).unwrap_or(Self::MAX) }
            #[inline(always)]
            fn sdiv(self, b: Self) -> Self {
                if b == 0 { Self::MAX } else { (self as $s).wrapping_div(b as $s) as $t }
            }
            #[inline(always)]
            fn urem(self, b: Self) -> Self { self.checked_rem(b).unwrap_or(self) }
            #[inline(always)]
            fn srem(self, b: Self) -> Self {
                if b == 0 { self } else { (self as $s).wrapping_rem(b as $s) as $t }
            }
            #[inline(always)]
            fn smod(self, b: Self) -> Self {
                let rest = self.srem(b) as $s;
                if b != 0 && rest != 0 && (rest < 0) != ((b as $s) < 0) {
                    (rest as $t).wrapping_add(b)
                } else {
                    rest as $t
                }
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self { self & b }
            #[inline(always)]
            fn or(self, b: Self) -> Self { self | b }
            #[inline(always)]
            fn xor(self, b: Self) -> Self { self ^ b }
            #[inline(always)]
            fn shl(self, b: Self) -> Self { self << (b & (Self::BITS as $t - 1)) }
            #[inline(always)]
            fn lshr(self, b: Self) -> Self { self >> (b & (Self::BITS as $t - 1)) }
            #[inline(always)]
            fn ashr(self, b: Self) -> Self { ((self as $s) >> (b & (Self::BITS as $t - 1))) as $t }
            #[inline(always)]
            fn umin(self, b: Self) -> Self { if b < self { b } else { self } }
            #[inline(always)]
            fn umax(self, b: Self) -> Self { if b > self { b } else { self } }
            #[inline(always)]
            fn smin(self, b: Self) -> Self { if (b as $s) < (self as $s) { b } else { self } }
            #[inline(always)]
            fn smax(self, b: Self) -> Self { if (b as $s) > (self as $s) { b } else { self } }
            #[inline(always)]
            fn umul_hi(self, b: Self) -> Self { ((self as $wide * b as $wide) >> Self::BITS) as $t }
            #[inline(always)]
            fn smul_hi(self, b: Self) -> Self {
                ((self as $s as $swide * (b as $s as $swide)) >> Self::BITS) as $t
            }
            #[inline(always)]
            fn rotate(self, b: Self) -> Self { self.rotate_left(b as u32 & (Self::BITS - 1)) }
            #[inline(always)]
            fn mul_add(self, b: Self, c: Self) -> Self { self.mul(b).add(c) }
            #[inline(always)]
            fn add_add(self, b: Self, c: Self) -> Self { self.add(b).add(c) }
            #[inline(always)]
            fn shl_add(self, b: Self, c: Self) -> Self { self.shl(b).add(c) }
            #[inline(always)]
            fn shl_xor(self, b: Self, c: Self) -> Self { self.shl(b).xor(c) }
            #[inline(always)]
            fn lshr_xor(self, b: Self, c: Self) -> Self { self.lshr(b).xor(c) }
            #[inline(always)]
            fn i_eq(self, b: Self) -> bool { self == b }
            #[inline(always)]
            fn i_ne(self, b: Self) -> bool { self != b }
            #[inline(always)]
            fn i_ult(self, b: Self) -> bool { self < b }
            #[inline(always)]
            fn i_ule(self, b: Self) -> bool { self <= b }
            #[inline(always)]
            fn i_slt(self, b: Self) -> bool { (self as $s) < (b as $s) }
            #[inline(always)]
            fn i_sle(self, b: Self) -> bool { (self as $s) <= (b as $s) }
            #[inline(always)]
            fn neg(self) -> Self { self.wrapping_neg() }
            #[inline(always)]
            fn not(self) -> Self { !self }
            #[inline(always)]
            fn popcount(self) -> Self { self.count_ones() as $t }
            #[inline(always)]
            fn clz(self) -> Self { self.leading_zeros() as $t }
            #[inline(always)]
            fn ctz(self) -> Self { self.trailing_zeros() as $t }
            #[inline(always)]
            fn bitrev(self) -> Self { self.reverse_bits() }
            #[inline(always)]
            fn sabs(self) -> Self { (self as $s).unsigned_abs() }
            #[inline(always)]
            fn zext_to_16(self) -> u16 { self as u16 }
            #[inline(always)]
            fn zext_to_32(self) -> u32 { self as u32 }
            #[inline(always)]
            fn zext_to_64(self) -> u64 { self as u64 }
            #[inline(always)]
            fn sext_to_16(self) -> u16 { self as $s as i16 as u16 }
            #[inline(always)]
            fn sext_to_32(self) -> u32 { self as $s as i32 as u32 }
            #[inline(always)]
            fn sext_to_64(self) -> u64 { self as $s as i64 as u64 }
            #[inline(always)]
            fn trunc_to_8(self) -> u8 { self as u8 }
            #[inline(always)]
            fn trunc_to_16(self) -> u16 { self as u16 }
            #[inline(always)]
            fn trunc_to_32(self) -> u32 { self as u32 }
            #[inline(always)]
            fn sto_f32(self) -> f32 { self as $s as f32 }
            #[inline(always)]
            fn sto_f64(self) -> f64 { self as $s as f64 }
            #[inline(always)]
            fn uto_f32(self) -> f32 { self as f32 }
            #[inline(always)]
            fn uto_f64(self) -> f64 { self as f64 }
        }
    )*};
}
int! { u8, i8, u16, i16; u16, i16, u32, i32; u32, i32, u64, i64; u64, i64, u128, i128; }

methods! { Float:
    fadd(b) -> Self; fsub(b) -> Self; fmul(b) -> Self; fdiv(b) -> Self; frem(b) -> Self; fmod(b) -> Self;
    fmin(b) -> Self; fmax(b) -> Self; fpow(b) -> Self; fcopysign(b) -> Self;
    foeq(b) -> bool; fone(b) -> bool; folt(b) -> bool; fole(b) -> bool; fueq(b) -> bool; fune(b) -> bool;
    fult(b) -> bool; fule(b) -> bool; ford(b) -> bool; funo(b) -> bool;
    fneg() -> Self; fabs() -> Self; fsqrt() -> Self; frsqrt() -> Self; ffloor() -> Self; fceil() -> Self;
    ftrunc() -> Self; frint() -> Self; fround() -> Self; frecip() -> Self; fexp() -> Self; fexp2() -> Self; fexp10() -> Self;
    flog() -> Self; flog2() -> Self; flog10() -> Self; fsin() -> Self; fcos() -> Self; ftan() -> Self;
    ffma(b, c) -> Self; fmul_fadd(b, c) -> Self; fmul_fsub(b, c) -> Self; fsub_of_fmul(b, c) -> Self;
    fadd_of_fmul(b, c) -> Self; fadd_fadd(b, c) -> Self; fadd_fmul(b, c) -> Self;
    fto_s8() -> u8; fto_s16() -> u16; fto_s32() -> u32; fto_s64() -> u64;
    fto_u8() -> u8; fto_u16() -> u16; fto_u32() -> u32; fto_u64() -> u64;
    fto_f32() -> f32; fto_f64() -> f64;
}

/// Functions of OpenCL.std, which have one definition for both engines.
macro_rules! opencl {
    ($module:ident: $($name:ident($($arg:ident),*) => $function:ident;)*) => {$(
        #[inline(always)]
        fn $name(self $(, $arg: Self)*) -> Self { $module::$function(self $(, $arg)*) }
    )*};
}

macro_rules! float {
    ($($t:ty, $module:ident;)*) => {$(
        impl Float for $t {
            #[inline(always)]
            fn fadd(self, b: Self) -> Self { self + b }
            #[inline(always)]
            fn fsub(self, b: Self) -> Self { self - b }
            #[inline(always)]
            fn fmul(self, b: Self) -> Self { self * b }
            #[inline(always)]
            fn fdiv(self, b: Self) -> Self { self / b }
            #[inline(always)]
            fn frem(self, b: Self) -> Self { self % b }
            #[inline(always)]
            fn fmod(self, b: Self) -> Self {
                let rest = self % b;
                if rest != 0.0 && rest.is_sign_negative() != b.is_sign_negative() {
                    rest + b
                } else {
                    rest.copysign(b)
                }
            }
            #[inline(always)]
            fn foeq(self, b: Self) -> bool { self == b }
            #[inline(always)]
            fn fone(self, b: Self) -> bool { self < b || self > b }
            #[inline(always)]
            fn folt(self, b: Self) -> bool { self < b }
            #[inline(always)]
            fn fole(self, b: Self) -> bool { self <= b }
            #[inline(always)]
            fn fueq(self, b: Self) -> bool { !(self < b || self > b) }
            #[inline(always)]
            fn fune(self, b: Self) -> bool { self != b }
            #[inline(always)]
            fn fult(self, b: Self) -> bool { !(self >= b) }
            #[inline(always)]
            fn fule(self, b: Self) -> bool { !(self > b) }
            #[inline(always)]
            fn ford(self, b: Self) -> bool { self == self && b == b }
            #[inline(always)]
            fn funo(self, b: Self) -> bool { self != self || b != b }
            #[inline(always)]
            fn fneg(self) -> Self { -self }
            opencl! { $module:
                fmin(b) => fmin; fmax(b) => fmax; fpow(b) => pow; fcopysign(b) => copysign; fabs() => fabs;
                fsqrt() => sqrt; frsqrt() => rsqrt; ffloor() => floor; fceil() => ceil; ftrunc() => trunc;
                frint() => rint; fround() => round; frecip() => recip; fexp() => exp; fexp2() => exp2; fexp10() => exp10;
                flog() => log; flog2() => log2; flog10() => log10; fsin() => sin; fcos() => cos; ftan() => tan; ffma(b, c) => fma;
            }
            // Two operations after each other, each rounded. The order of operands decides which of two NaNs is kept.
            #[inline(always)]
            fn fmul_fadd(self, b: Self, c: Self) -> Self { self.fmul(b).fadd(c) }
            #[inline(always)]
            fn fmul_fsub(self, b: Self, c: Self) -> Self { self.fmul(b).fsub(c) }
            #[inline(always)]
            fn fsub_of_fmul(self, b: Self, c: Self) -> Self { c.fsub(self.fmul(b)) }
            #[inline(always)]
            fn fadd_of_fmul(self, b: Self, c: Self) -> Self { c.fadd(self.fmul(b)) }
            #[inline(always)]
            fn fadd_fadd(self, b: Self, c: Self) -> Self { self.fadd(b).fadd(c) }
            #[inline(always)]
            fn fadd_fmul(self, b: Self, c: Self) -> Self { self.fadd(b).fmul(c) }
            #[inline(always)]
            fn fto_s8(self) -> u8 { self as i8 as u8 }
            #[inline(always)]
            fn fto_s16(self) -> u16 { self as i16 as u16 }
            #[inline(always)]
            fn fto_s32(self) -> u32 { self as i32 as u32 }
            #[inline(always)]
            fn fto_s64(self) -> u64 { self as i64 as u64 }
            #[inline(always)]
            fn fto_u8(self) -> u8 { self as u8 }
            #[inline(always)]
            fn fto_u16(self) -> u16 { self as u16 }
            #[inline(always)]
            fn fto_u32(self) -> u32 { self as u32 }
            #[inline(always)]
            fn fto_u64(self) -> u64 { self as u64 }
            #[inline(always)]
            fn fto_f32(self) -> f32 { self as f32 }
            #[inline(always)]
            fn fto_f64(self) -> f64 { self as f64 }
        }
    )*};
}

float! { f32, single; f64, double; }
