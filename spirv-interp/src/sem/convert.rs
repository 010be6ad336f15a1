//! Conversions (SPIR-V 3.3.11).
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "conversions between number types are what this module is about"
)]

use half::f16;
use spirv::Op;

use super::{float, integer};
use crate::validate::types::{Scalar, Shape};

/// Rounding modes of FPRoundingMode (3.2.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) enum Rounding {
    /// The conversion's own: to nearest even, or towards zero when the result is an integer.
    #[default]
    Default,
    NearestEven,
    TowardsZero,
    Up,
    Down,
}

/// How a conversion is decorated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Mode {
    pub rounding: Rounding,
    pub saturated: bool,
}

/// One scalar conversion; `None` if `op` is not one between these types.
pub(crate) fn convert(op: Op, from: Scalar, to: Scalar, a: u64, mode: Mode) -> Option<u64> {
    use Scalar::{Float, Int, Pointer};
    Some(match (op, from, to) {
        (Op::ConvertFToU, Float(f), Int(t)) => float_to_unsigned(float::value(f, a), t, mode.rounding),
        (Op::ConvertFToS, Float(f), Int(t)) => float_to_signed(float::value(f, a), t, mode.rounding),
        (Op::ConvertSToF, Int(f), Float(t)) => {
            let value = integer::signed(f, a);
            integer_to_float(value < 0, value.unsigned_abs(), t, mode.rounding)
        }
        (Op::ConvertUToF, Int(_), Float(t)) => integer_to_float(false, a, t, mode.rounding),
        (Op::UConvert, Int(_), Int(t)) if mode.saturated => integer::saturate_unsigned(t, i128::from(a)),
        (Op::UConvert, Int(_), Int(t)) => integer::mask(t, a),
        (Op::SConvert, Int(f), Int(t)) if mode.saturated => {
            integer::saturate_signed(t, i128::from(integer::signed(f, a)))
        }
        (Op::SConvert, Int(f), Int(t)) => integer::word(t, integer::signed(f, a)),
        (Op::FConvert, Float(f), Float(t)) => float_to_float(float::value(f, a), t, mode.rounding),
        (Op::SatConvertSToU, Int(f), Int(t)) => {
            integer::saturate_unsigned(t, i128::from(integer::signed(f, a)))
        }
        (Op::SatConvertUToS, Int(_), Int(t)) => integer::saturate_signed(t, i128::from(a)),
        (Op::ConvertPtrToU, Pointer, Int(t)) => integer::mask(t, a),
        (Op::ConvertUToPtr, Int(_), Pointer) => a,
        _ => return None,
    })
}

fn round_to_integer(x: f64, rounding: Rounding) -> f64 {
    match rounding {
        Rounding::Default | Rounding::TowardsZero => x.trunc(),
        Rounding::NearestEven => x.round_ties_even(),
        Rounding::Up => x.ceil(),
        Rounding::Down => x.floor(),
    }
}

// Rust's `as` saturates and takes NaN to 0, which is what this crate promises.
fn float_to_signed(x: f64, bits: u8, rounding: Rounding) -> u64 {
    let value = round_to_integer(x, rounding) as i64;
    integer::word(
        bits,
        value.clamp(integer::signed_min(bits), integer::signed_max(bits)),
    )
}

fn float_to_unsigned(x: f64, bits: u8, rounding: Rounding) -> u64 {
    let value = round_to_integer(x, rounding) as u64;
    value.min(integer::mask(bits, u64::MAX))
}

/// Digits of the significand, the hidden one included.
fn precision(bits: u8) -> u32 {
    match bits {
        16 => 11,
        32 => 24,
        _ => 53,
    }
}

/// Rounds the magnitude to the digits that the format has; what comes out is exact in double precision.
fn integer_to_float(negative: bool, magnitude: u64, bits: u8, rounding: Rounding) -> u64 {
    let digits = 64 - magnitude.leading_zeros();
    let mut rounded = u128::from(magnitude);
    let dropped = digits.saturating_sub(precision(bits));
    if dropped > 0 {
        let unit = 1_u128 << dropped;
        let rest = rounded & (unit - 1);
        let even = rounded & unit == 0;
        rounded -= rest;
        let away = match rounding {
            Rounding::Default | Rounding::NearestEven => rest > unit / 2 || (rest == unit / 2 && !even),
            Rounding::TowardsZero => false,
            Rounding::Up => rest > 0 && !negative,
            Rounding::Down => rest > 0 && negative,
        };
        if away {
            rounded += unit;
        }
    }
    let magnitude = rounded as f64;
    float_to_float(if negative { -magnitude } else { magnitude }, bits, rounding)
}

fn float_to_float(x: f64, bits: u8, rounding: Rounding) -> u64 {
    let nearest = float::word(bits, x);
    let back = float::value(bits, nearest);
    // Step back by one where rounding to nearest went the wrong way. Infinities step to the largest finite number.
    let (too_high, too_low) = (back > x, back < x);
    let step_down = match rounding {
        Rounding::Default | Rounding::NearestEven => return nearest,
        Rounding::TowardsZero => (too_high && x > 0.0, too_low && x < 0.0),
        Rounding::Up => (false, too_low),
        Rounding::Down => (too_high, false),
    };
    match step_down {
        (true, _) => next(bits, nearest, false),
        (_, true) => next(bits, nearest, true),
        _ => nearest,
    }
}

/// The same bits as a value of another shape of the same size: lanes follow each other without padding, the first one
/// in the lowest bits (3.3.11 OpBitcast).
pub(crate) fn bitcast(from: Shape, words: &[u64], to: Shape, out: &mut [u64]) {
    let (width, wanted) = (from.scalar.bytes() as usize, to.scalar.bytes() as usize);
    let mut bytes = [0_u8; 16 * 8 + 8];
    for (lane, word) in words.iter().enumerate() {
        bytes[lane * width..lane * width + 8].copy_from_slice(&word.to_le_bytes());
    }
    for (lane, word) in out.iter_mut().enumerate() {
        let mut buffer = [0; 8];
        buffer[..wanted].copy_from_slice(&bytes[lane * wanted..(lane + 1) * wanted]);
        *word = u64::from_le_bytes(buffer);
    }
}

/// The neighbouring number above or below.
pub(crate) fn next(bits: u8, a: u64, up: bool) -> u64 {
    match bits {
        16 => {
            let x = f16::from_bits(a as u16);
            u64::from(next_half(x, up).to_bits())
        }
        32 => {
            let x = f32::from_bits(a as u32);
            u64::from((if up { x.next_up() } else { x.next_down() }).to_bits())
        }
        _ => {
            let x = f64::from_bits(a);
            (if up { x.next_up() } else { x.next_down() }).to_bits()
        }
    }
}

fn next_half(x: f16, up: bool) -> f16 {
    let limit = if up { f16::INFINITY } else { f16::NEG_INFINITY };
    if x.is_nan() || x == limit {
        return x;
    }
    let bits = x.to_bits();
    f16::from_bits(match (bits & 0x7fff == 0, x.is_sign_negative() == up) {
        (true, _) => {
            if up {
                0x0001
            } else {
                0x8001
            }
        }
        (false, true) => bits - 1,
        (false, false) => bits + 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Scalar::{Float, Int};

    const PLAIN: Mode = Mode {
        rounding: Rounding::Default,
        saturated: false,
    };

    fn with(rounding: Rounding) -> Mode {
        Mode {
            rounding,
            saturated: false,
        }
    }

    fn f(x: f32) -> u64 {
        u64::from(x.to_bits())
    }

    #[test]
    fn float_to_integer_is_total() {
        let s = |x| convert(Op::ConvertFToS, Float(32), Int(8), f(x), PLAIN).unwrap();
        assert_eq!(s(f32::NAN), 0);
        assert_eq!(s(1e30), 0x7f);
        assert_eq!(s(-1e30), 0x80);
        assert_eq!(s(-1.9), 0xff);
        let u = |x| convert(Op::ConvertFToU, Float(32), Int(64), f(x), PLAIN).unwrap();
        assert_eq!(u(-5.0), 0);
        assert_eq!(u(f32::INFINITY), u64::MAX);
        let r = |mode| convert(Op::ConvertFToS, Float(32), Int(32), f(2.5), with(mode)).unwrap();
        assert_eq!(
            (r(Rounding::NearestEven), r(Rounding::Up), r(Rounding::Down)),
            (2, 3, 2)
        );
    }

    #[test]
    fn integer_to_float_rounds_as_told() {
        let c = |a: u64, mode| convert(Op::ConvertUToF, Int(64), Float(32), a, with(mode)).unwrap();
        let a = (1 << 24) + 1;
        assert_eq!(c(a, Rounding::Default), f(16_777_216.0));
        assert_eq!(c(a, Rounding::Up), f(16_777_218.0));
        assert_eq!(c(a, Rounding::Down), f(16_777_216.0));
        for a in [
            0,
            1,
            3,
            0x1234_5678,
            u64::MAX,
            1 << 63,
            (1 << 40) - 1,
            0x8000_0080_0000_0001,
        ] {
            assert_eq!(c(a, Rounding::Default), f(a as f32), "{a}");
            let d = convert(Op::ConvertSToF, Int(64), Float(64), a, PLAIN).unwrap();
            assert_eq!(d, (a as i64 as f64).to_bits(), "{a}");
        }
    }

    #[test]
    fn narrowing_rounds_as_told() {
        let c = |x: f64, mode| convert(Op::FConvert, Float(64), Float(32), x.to_bits(), with(mode)).unwrap();
        assert_eq!(c(0.1, Rounding::Up), f(0.1_f32));
        assert_eq!(c(0.1, Rounding::Down), f(0.1_f32.next_down()));
        assert_eq!(c(1e300, Rounding::TowardsZero), f(f32::MAX));
        assert_eq!(c(-1e300, Rounding::Default), f(f32::NEG_INFINITY));
        let h = convert(Op::FConvert, Float(32), Float(16), f(65_519.0), PLAIN).unwrap();
        assert_eq!(h, u64::from(f16::MAX.to_bits()));
    }

    #[test]
    fn saturated_narrowing() {
        let saturated = Mode {
            saturated: true,
            ..PLAIN
        };
        assert_eq!(convert(Op::SConvert, Int(32), Int(8), 300, saturated), Some(127));
        assert_eq!(convert(Op::UConvert, Int(32), Int(8), 300, saturated), Some(255));
        assert_eq!(convert(Op::UConvert, Int(32), Int(8), 300, PLAIN), Some(44));
        assert_eq!(
            convert(Op::SatConvertSToU, Int(32), Int(8), u64::from(u32::MAX), PLAIN),
            Some(0)
        );
        assert_eq!(
            convert(Op::SatConvertUToS, Int(32), Int(8), u64::from(u32::MAX), PLAIN),
            Some(127)
        );
    }
}
