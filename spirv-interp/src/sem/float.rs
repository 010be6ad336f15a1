//! Floating-point operations (SPIR-V 3.3.13, 3.3.15). Each rounds once, to nearest even, in its own width.
#![allow(
    clippy::cast_possible_truncation,
    reason = "this is where numbers of one width become numbers of another"
)]

use half::f16;
use spirv::Op;

use crate::math;

/// The number that a word holds, exactly.
pub(crate) fn value(bits: u8, a: u64) -> f64 {
    match bits {
        16 => f16::from_bits(a as u16).to_f64(),
        32 => f64::from(f32::from_bits(a as u32)),
        _ => f64::from_bits(a),
    }
}

/// The word for a number, rounded to nearest even.
pub(crate) fn word(bits: u8, a: f64) -> u64 {
    match bits {
        16 => u64::from(math::half::rounded(a).to_bits()),
        32 => u64::from((a as f32).to_bits()),
        _ => a.to_bits(),
    }
}

/// The sign bit of a width.
pub(crate) fn sign_bit(bits: u8) -> u64 {
    1 << (u32::from(bits) - 1)
}

pub(super) fn unary(op: Op, bits: u8, a: u64) -> Option<u64> {
    let x = || value(bits, a);
    Some(match op {
        Op::FNegate => a ^ sign_bit(bits),
        Op::IsNan => u64::from(x().is_nan()),
        Op::IsInf => u64::from(x().is_infinite()),
        Op::IsFinite => u64::from(x().is_finite()),
        Op::IsNormal => u64::from(is_normal(bits, a)),
        Op::SignBitSet => u64::from(a & sign_bit(bits) != 0),
        _ => return None,
    })
}

fn is_normal(bits: u8, a: u64) -> bool {
    match bits {
        16 => f16::from_bits(a as u16).is_normal(),
        32 => f32::from_bits(a as u32).is_normal(),
        _ => f64::from_bits(a).is_normal(),
    }
}

pub(super) fn binary(op: Op, bits: u8, a: u64, b: u64) -> Option<u64> {
    match op {
        Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem | Op::FMod => arithmetic(op, bits, a, b),
        _ => compare(op, value(bits, a), value(bits, b)).map(u64::from),
    }
}

fn arithmetic(op: Op, bits: u8, a: u64, b: u64) -> Option<u64> {
    match bits {
        // Single precision has more than twice the digits of half plus two, so rounding twice is rounding once.
        16 => {
            let (x, y) = (
                f16::from_bits(a as u16).to_f32(),
                f16::from_bits(b as u16).to_f32(),
            );
            single(op, x, y).map(|result| word(16, f64::from(result)))
        }
        32 => single(op, f32::from_bits(a as u32), f32::from_bits(b as u32)).map(|r| u64::from(r.to_bits())),
        _ => double(op, f64::from_bits(a), f64::from_bits(b)).map(f64::to_bits),
    }
}

macro_rules! arithmetic_in {
    ($name:ident, $float:ty) => {
        fn $name(op: Op, x: $float, y: $float) -> Option<$float> {
            Some(match op {
                Op::FAdd => x + y,
                Op::FSub => x - y,
                Op::FMul => x * y,
                Op::FDiv => x / y,
                // The sign of the result follows the dividend for FRem and the divisor for FMod.
                Op::FRem => x % y,
                Op::FMod => {
                    let remainder = x % y;
                    let other_sign = remainder != 0.0 && remainder.is_sign_negative() != y.is_sign_negative();
                    if other_sign {
                        remainder + y
                    } else {
                        remainder.copysign(y)
                    }
                }
                _ => return None,
            })
        }
    };
}
arithmetic_in!(single, f32);
arithmetic_in!(double, f64);

fn compare(op: Op, x: f64, y: f64) -> Option<bool> {
    let unordered = x.is_nan() || y.is_nan();
    Some(match op {
        Op::FOrdEqual => x == y,
        Op::FOrdNotEqual | Op::LessOrGreater => !unordered && x != y,
        Op::FOrdLessThan => x < y,
        Op::FOrdGreaterThan => x > y,
        Op::FOrdLessThanEqual => x <= y,
        Op::FOrdGreaterThanEqual => x >= y,
        Op::FUnordEqual => unordered || x == y,
        Op::FUnordNotEqual => x != y,
        Op::FUnordLessThan => unordered || x < y,
        Op::FUnordGreaterThan => unordered || x > y,
        Op::FUnordLessThanEqual => unordered || x <= y,
        Op::FUnordGreaterThanEqual => unordered || x >= y,
        Op::Ordered => !unordered,
        Op::Unordered => unordered,
        _ => return None,
    })
}

/// The larger number. A NaN gives way to a number, and −0 is below +0.
pub(crate) fn maximum(x: f64, y: f64) -> f64 {
    match (x.is_nan(), y.is_nan()) {
        (true, _) => y,
        (_, true) => x,
        _ if x == y => {
            if x.is_sign_negative() {
                y
            } else {
                x
            }
        }
        _ => {
            if x > y {
                x
            } else {
                y
            }
        }
    }
}

/// The smaller number, likewise.
pub(crate) fn minimum(x: f64, y: f64) -> f64 {
    -maximum(-x, -y)
}

/// A 32-bit float as a bfloat16: the upper half, rounded to nearest even. A NaN stays one.
pub(crate) fn to_bfloat(a: u64) -> u64 {
    let x = a as u32;
    if f32::from_bits(x).is_nan() {
        return u64::from(x >> 16 | 0x40);
    }
    let even = x >> 16 & 1;
    u64::from((x.wrapping_add(0x7fff + even)) >> 16)
}

/// A bfloat16 as a 32-bit float, exactly.
pub(crate) fn from_bfloat(a: u64) -> u64 {
    a << 16 & 0xffff_ffff
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f(x: f32) -> u64 {
        u64::from(x.to_bits())
    }

    #[test]
    fn nan_is_unordered() {
        let nan = f(f32::NAN);
        let b = |op, x, y| binary(op, 32, x, y).unwrap() == 1;
        assert!(!b(Op::FOrdEqual, nan, nan));
        assert!(!b(Op::FOrdNotEqual, nan, f(1.0)));
        assert!(b(Op::FUnordNotEqual, nan, nan));
        assert!(b(Op::FUnordLessThan, nan, f(1.0)));
        assert!(b(Op::Unordered, nan, f(1.0)));
        assert!(b(Op::Ordered, f(2.0), f(1.0)));
        assert!(b(Op::LessOrGreater, f(2.0), f(1.0)));
    }

    #[test]
    fn single_precision_rounds_once() {
        let third = binary(Op::FDiv, 32, f(1.0), f(3.0)).unwrap();
        assert_eq!(third, f(1.0 / 3.0));
        // The smallest denormal survives.
        let tiny = f32::from_bits(1);
        assert_eq!(binary(Op::FAdd, 32, f(tiny), f(0.0)).unwrap(), 1);
        assert_eq!(unary(Op::FNegate, 32, f(0.0)).unwrap(), f(-0.0));
    }

    #[test]
    fn modulo_follows_the_divisor() {
        let m = |x: f32, y: f32| f32::from_bits(binary(Op::FMod, 32, f(x), f(y)).unwrap() as u32);
        assert_eq!(m(-1.0, 3.0), 2.0);
        assert_eq!(m(1.0, -3.0), -2.0);
        let r = |x: f32, y: f32| f32::from_bits(binary(Op::FRem, 32, f(x), f(y)).unwrap() as u32);
        assert_eq!(r(-1.0, 3.0), -1.0);
    }

    #[test]
    fn half_precision() {
        let h = |x: f32| u64::from(f16::from_f32(x).to_bits());
        assert_eq!(binary(Op::FAdd, 16, h(1.5), h(2.25)).unwrap(), h(3.75));
        assert_eq!(
            binary(Op::FMul, 16, h(300.0), h(300.0)).unwrap(),
            h(f32::INFINITY)
        );
    }

    /// Both f64 → f32 → f16 and dropping the low digits get these wrong.
    #[test]
    fn doubles_become_halves_in_one_step() {
        let (one, next) = (0x3c00, 0x3c01);
        let tie = 1.0 + 2_f64.powi(-11);
        assert_eq!(word(16, tie), one);
        assert_eq!(word(16, tie.next_up()), next);
        assert_eq!(word(16, tie.next_down()), one);
        assert_eq!(word(16, -tie.next_up()), next | 0x8000);
        let odd_tie = 1.0 + 3.0 * 2_f64.powi(-11);
        assert_eq!(word(16, odd_tie), next + 1);
        assert_eq!(word(16, odd_tie.next_down()), next);
        assert_eq!(word(16, 65_520.0_f64.next_down()), 0x7bff);
        assert_eq!(word(16, 65_520.0), 0x7c00);
        assert_eq!(
            (word(16, f64::MAX), word(16, -f64::MIN_POSITIVE)),
            (0x7c00, 0x8000)
        );
        let smallest = 2_f64.powi(-25);
        assert_eq!((word(16, smallest), word(16, smallest.next_up())), (0, 1));
    }

    #[test]
    fn bfloat_rounds_to_even() {
        assert_eq!(to_bfloat(f(1.0)), 0x3f80);
        assert_eq!(to_bfloat(0x3f80_8000), 0x3f80);
        assert_eq!(to_bfloat(0x3f81_8000), 0x3f82);
        assert_eq!(to_bfloat(0x3f80_8001), 0x3f81);
        assert_eq!(to_bfloat(f(f32::MAX)), 0x7f80);
        assert_eq!(to_bfloat(0x7f80_0001), 0x7fc0);
        assert_eq!(to_bfloat(0xff80_0000), 0xff80);
        for bits in 0..=0xffff {
            let back = to_bfloat(from_bfloat(bits));
            let quiet = if bits & 0x7fff > 0x7f80 { bits | 0x40 } else { bits };
            assert_eq!(back, quiet);
        }
    }
}
