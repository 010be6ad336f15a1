//! Floating-point functions of OpenCL.std.
//!
//! Functions on half and single precision are computed in double precision and rounded once, which is well inside the
//! error that OpenCL allows. Those on double precision are the C library's, with an error below one unit in the last
//! place for nearly all of them.

use std::f64::consts::PI;

use spirv::{Op, OpenclStd100Op as Cl};

use crate::sem::float::{maximum as fmax, minimum as fmin};
use crate::sem::{self, convert, float};
use crate::validate::types::Scalar;

/// One function of up to three floats of `bits` bits.
pub(super) fn float(op: Cl, bits: u8, a: u64, b: u64, c: u64) -> u64 {
    let sign = float::sign_bit(bits);
    let (x, y, z) = (
        float::value(bits, a),
        float::value(bits, b),
        float::value(bits, c),
    );
    let arithmetic = |op, a, b| sem::binary(op, Scalar::Float(bits), a, b).expect("arithmetic on floats");
    match op {
        // These work on the bits, so that they leave NaNs alone.
        Cl::fabs => a & !sign,
        Cl::copysign => a & !sign | b & sign,
        // Never contracted: rounded twice.
        Cl::mad => arithmetic(Op::FAdd, arithmetic(Op::FMul, a, b), c),
        Cl::fma => fused(bits, a, b, c),
        Cl::nextafter => next_after(bits, a, b, x, y),
        Cl::half_divide | Cl::native_divide => arithmetic(Op::FDiv, a, b),
        // mix is x + (y - x) * a, each step rounded.
        Cl::mix => arithmetic(Op::FAdd, a, arithmetic(Op::FMul, arithmetic(Op::FSub, b, a), c)),
        Cl::maxmag => choose(
            x.abs() > y.abs(),
            y.abs() > x.abs(),
            a,
            b,
            float::word(bits, fmax(x, y)),
        ),
        Cl::minmag => choose(
            x.abs() < y.abs(),
            y.abs() < x.abs(),
            a,
            b,
            float::word(bits, fmin(x, y)),
        ),
        _ => float::word(bits, three(op, x, y, z)),
    }
}

fn choose(first: bool, second: bool, a: u64, b: u64, neither: u64) -> u64 {
    match (first, second) {
        (true, _) => a,
        (_, true) => b,
        _ => neither,
    }
}

/// Rounds once. Double precision holds the exact product of two singles, but not the sum, so each width has its own.
#[expect(
    clippy::cast_possible_truncation,
    reason = "single precision is kept in 64-bit words"
)]
fn fused(bits: u8, a: u64, b: u64, c: u64) -> u64 {
    let single = |word: u64| f32::from_bits(word as u32);
    match bits {
        16 => float::word(
            16,
            float::value(16, a).mul_add(float::value(16, b), float::value(16, c)),
        ),
        32 => u64::from(single(a).mul_add(single(b), single(c)).to_bits()),
        _ => f64::from_bits(a)
            .mul_add(f64::from_bits(b), f64::from_bits(c))
            .to_bits(),
    }
}

fn next_after(bits: u8, a: u64, b: u64, x: f64, y: f64) -> u64 {
    if x.is_nan() || y.is_nan() {
        return float::word(bits, f64::NAN);
    }
    if x == y { b } else { convert::next(bits, a, y > x) }
}

fn three(op: Cl, x: f64, y: f64, z: f64) -> f64 {
    match op {
        Cl::fclamp => fmin(fmax(x, y), z),
        Cl::smoothstep => {
            let t = ((z - x) / (y - x)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        }
        _ => two(op, x, y),
    }
}

fn two(op: Cl, x: f64, y: f64) -> f64 {
    match op {
        Cl::atan2 => x.atan2(y),
        Cl::atan2pi => x.atan2(y) / PI,
        Cl::fdim => libm::fdim(x, y),
        Cl::fmax | Cl::fmax_common => fmax(x, y),
        Cl::fmin | Cl::fmin_common => fmin(x, y),
        Cl::fmod => x % y,
        Cl::hypot => x.hypot(y),
        Cl::pow => x.powf(y),
        Cl::powr | Cl::half_powr | Cl::native_powr => powr(x, y),
        Cl::remainder => libm::remainder(x, y),
        Cl::step => {
            if y < x {
                0.0
            } else {
                1.0
            }
        }
        _ => one(op, x),
    }
}

/// Like pow for x ≥ 0; the special cases differ (OpenCL C 7.5.1).
fn powr(x: f64, y: f64) -> f64 {
    let indeterminate =
        (x == 0.0 && y == 0.0) || (x == 1.0 && y.is_infinite()) || (x.is_infinite() && y == 0.0);
    if x < 0.0 || x.is_nan() || y.is_nan() || indeterminate {
        f64::NAN
    } else {
        x.abs().powf(y)
    }
}

fn one(op: Cl, x: f64) -> f64 {
    match op {
        Cl::acos => x.acos(),
        Cl::acosh => libm::acosh(x),
        Cl::acospi => x.acos() / PI,
        Cl::asin => x.asin(),
        Cl::asinh => libm::asinh(x),
        Cl::asinpi => x.asin() / PI,
        Cl::atan => x.atan(),
        Cl::atanh => libm::atanh(x),
        Cl::atanpi => x.atan() / PI,
        Cl::cbrt => x.cbrt(),
        Cl::ceil => x.ceil(),
        Cl::cos | Cl::half_cos | Cl::native_cos => x.cos(),
        Cl::cosh => x.cosh(),
        Cl::cospi => cospi(x),
        Cl::erfc => libm::erfc(x),
        Cl::erf => libm::erf(x),
        Cl::exp | Cl::half_exp | Cl::native_exp => x.exp(),
        Cl::exp2 | Cl::half_exp2 | Cl::native_exp2 => x.exp2(),
        Cl::exp10 | Cl::half_exp10 | Cl::native_exp10 => libm::exp10(x),
        Cl::expm1 => x.exp_m1(),
        Cl::floor => x.floor(),
        Cl::lgamma => libm::lgamma(x),
        Cl::log | Cl::half_log | Cl::native_log => x.ln(),
        Cl::log2 | Cl::half_log2 | Cl::native_log2 => x.log2(),
        Cl::log10 | Cl::half_log10 | Cl::native_log10 => x.log10(),
        Cl::log1p => x.ln_1p(),
        Cl::logb => logb(x),
        Cl::rint => x.round_ties_even(),
        Cl::round => x.round(),
        Cl::rsqrt | Cl::half_rsqrt | Cl::native_rsqrt => 1.0 / x.sqrt(),
        Cl::sin | Cl::half_sin | Cl::native_sin => x.sin(),
        Cl::sinh => x.sinh(),
        Cl::sinpi => sinpi(x),
        Cl::sqrt | Cl::half_sqrt | Cl::native_sqrt => x.sqrt(),
        Cl::tan | Cl::half_tan | Cl::native_tan => x.tan(),
        Cl::tanh => x.tanh(),
        Cl::tanpi => sinpi(x) / cospi(x),
        Cl::tgamma => libm::tgamma(x),
        Cl::trunc => x.trunc(),
        Cl::half_recip | Cl::native_recip => 1.0 / x,
        Cl::degrees => x * (180.0 / PI),
        Cl::radians => x * (PI / 180.0),
        // 0 keeps its sign, NaN gives 0.
        Cl::sign => {
            if x.is_nan() {
                0.0
            } else if x == 0.0 {
                x
            } else {
                1.0_f64.copysign(x)
            }
        }
        _ => unreachable!("the signature of {op:?} is not that of a floating-point function"),
    }
}

/// The argument is reduced exactly before it is multiplied by π.
fn sinpi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let r = x % 2.0;
    let value = match r.abs() {
        half if half <= 0.25 => (half * PI).sin(),
        half if half <= 0.75 => ((0.5 - half) * PI).cos(),
        half if half <= 1.25 => ((1.0 - half) * PI).sin(),
        half if half <= 1.75 => -((1.5 - half) * PI).cos(),
        half => ((half - 2.0) * PI).sin(),
    };
    // At whole numbers the zero has the sign of the argument.
    if value == 0.0 {
        0.0_f64.copysign(x)
    } else {
        value * 1.0_f64.copysign(x)
    }
}

fn cospi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let r = (x % 2.0).abs();
    match r {
        r if r == 0.5 || r == 1.5 => 0.0,
        r if r <= 0.25 => (r * PI).cos(),
        r if r <= 0.75 => ((0.5 - r) * PI).sin(),
        r if r <= 1.25 => -((1.0 - r) * PI).cos(),
        r if r <= 1.75 => ((r - 1.5) * PI).sin(),
        r => ((2.0 - r) * PI).cos(),
    }
}

fn logb(x: f64) -> f64 {
    match x {
        _ if x.is_nan() => x,
        _ if x.is_infinite() => f64::INFINITY,
        0.0 => f64::NEG_INFINITY,
        _ => f64::from(libm::ilogb(x)),
    }
}

/// FP_ILOGB0 and FP_ILOGBNAN of OpenCL are the lowest and the highest integer.
pub(super) fn ilogb(x: f64) -> i32 {
    match x {
        0.0 => i32::MIN,
        _ if !x.is_finite() => i32::MAX,
        _ => libm::ilogb(x),
    }
}

/// A quiet NaN that carries the given bits.
pub(super) fn nan(bits: u8, payload: u64) -> u64 {
    let (quiet, fraction) = match bits {
        16 => (0x7e00, 0x01ff),
        32 => (0x7fc0_0000, 0x003f_ffff),
        _ => (0x7ff8_0000_0000_0000, 0x0007_ffff_ffff_ffff),
    };
    quiet | payload & fraction
}

/// ldexp, pown, rootn.
#[expect(clippy::cast_precision_loss, reason = "the integers have 32 bits")]
pub(super) fn float_integer(op: Cl, x: f64, n: i64) -> f64 {
    let narrow = i32::try_from(n.clamp(i64::from(i32::MIN), i64::from(i32::MAX))).unwrap_or(0);
    match op {
        Cl::ldexp => libm::ldexp(x, narrow),
        Cl::pown => x.powf(n as f64),
        Cl::rootn => rootn(x, n as f64, n % 2 != 0),
        _ => unreachable!("the signature of {op:?} is not that of such a function"),
    }
}

fn rootn(x: f64, n: f64, odd: bool) -> f64 {
    if n == 0.0 || (x < 0.0 && !odd) {
        return f64::NAN;
    }
    let root = x.abs().powf(1.0 / n);
    // One step towards the root, since 1/n was rounded.
    let power = root.powf(n);
    let better = root - root * (power / x.abs() - 1.0) / n;
    let root = if better.is_finite() && root != 0.0 && power != 0.0 {
        better
    } else {
        root
    };
    if odd { root.copysign(x) } else { root }
}

/// The largest component is brought near 1 by a power of two, so that no square overflows or vanishes.
pub(super) fn geometric_length(v: &[f64]) -> f64 {
    let largest = v.iter().fold(0.0_f64, |largest, x| largest.max(x.abs()));
    if v.iter().any(|x| x.is_infinite()) {
        return f64::INFINITY;
    }
    if v.iter().any(|x| x.is_nan()) {
        return f64::NAN;
    }
    if largest == 0.0 {
        return 0.0;
    }
    let exponent = libm::ilogb(largest).clamp(-1000, 1000);
    let scaled = v.iter().map(|x| libm::ldexp(*x, -exponent));
    libm::ldexp(scaled.map(|x| x * x).sum::<f64>().sqrt(), exponent)
}

/// A vector of length 1; a zero vector stays as it is.
pub(super) fn normalized(v: &[f64]) -> Vec<f64> {
    let length = geometric_length(v);
    if length == 0.0 {
        return v.to_vec();
    }
    // OpenCL C 6.12.5: infinite components count as ±1, all others as 0.
    if length.is_infinite() && v.iter().any(|x| x.is_infinite()) {
        let flat: Vec<f64> = v
            .iter()
            .map(|x| {
                if x.is_infinite() {
                    1.0_f64.copysign(*x)
                } else {
                    0.0_f64.copysign(*x)
                }
            })
            .collect();
        return normalized(&flat);
    }
    v.iter().map(|x| x / length).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv::OpenclStd100Op;

    use crate::validate::opencl::{Signature, signature};

    #[test]
    fn every_admitted_function_is_there() {
        let one = 1.0_f64.to_bits();
        for op in (0..256).filter_map(OpenclStd100Op::from_u32) {
            match signature(op) {
                Some(Signature::Float(_)) if !matches!(op, Cl::normalize | Cl::fast_normalize) => {
                    let _ = float(op, 64, one, one, one);
                }
                Some(Signature::Integer(_)) => {
                    let _ = super::super::opencl_integer::integer(op, 64, 1, 1, 1);
                }
                Some(Signature::FloatInteger) => {
                    let _ = float_integer(op, 1.0, 1);
                }
                _ => {}
            }
        }
    }

    /// What the instruction set has is there.
    #[test]
    fn nothing_is_left_out() {
        let table = rspirv::grammar::OPENCL_STD_100_INSTRUCTION_TABLE.iter();
        let missing: Vec<&str> = table
            .filter(|entry| {
                let number = u32::from(entry.opcode);
                OpenclStd100Op::from_u32(number).and_then(signature).is_none()
            })
            .map(|entry| entry.opname)
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn known_values() {
        let f = |op, x: f64| one(op, x);
        assert_eq!(f(Cl::sinpi, 1.0), 0.0);
        assert_eq!(f(Cl::sinpi, 0.5), 1.0);
        assert_eq!(f(Cl::sinpi, -1.5), 1.0);
        assert_eq!(f(Cl::cospi, 1.0), -1.0);
        assert_eq!(f(Cl::cospi, 0.5), 0.0);
        assert!((f(Cl::cospi, 0.3) - (0.3 * PI).cos()).abs() < 1e-15);
        assert!((f(Cl::sinpi, 1.1) - (1.1 * PI).sin()).abs() < 1e-15);
        assert_eq!(f(Cl::rint, 2.5), 2.0);
        assert_eq!(f(Cl::round, 2.5), 3.0);
        assert_eq!(f(Cl::logb, 0.75), -1.0);
        assert_eq!(f(Cl::exp10, 3.0), 1000.0);
        assert_eq!(two(Cl::fmax, f64::NAN, 1.0), 1.0);
        assert_eq!(two(Cl::step, 2.0, 1.0), 0.0);
        assert!(two(Cl::powr, -1.0, 2.0).is_nan());
        assert_eq!(three(Cl::smoothstep, 0.0, 1.0, 0.5), 0.5);
        assert!((rootn(27.0, 3.0, true) - 3.0).abs() < 1e-15);
        assert_eq!(rootn(-8.0, 3.0, true), -2.0);
        assert_eq!(
            geometric_length(&[3.0 * f64::MAX.sqrt(), 4.0 * f64::MAX.sqrt()]),
            5.0 * f64::MAX.sqrt()
        );
        assert_eq!(ilogb(0.0), i32::MIN);
    }

    #[test]
    fn single_precision_fma_rounds_once() {
        let word = |x: f32| u64::from(x.to_bits());
        // The product needs 48 digits and the sum cancels most of them.
        let (a, b) = (1.0 + f32::EPSILON, 1.0 - f32::EPSILON);
        assert_eq!(
            float(Cl::fma, 32, word(a), word(b), word(-1.0)),
            word(-f32::EPSILON * f32::EPSILON)
        );
        assert_eq!(float(Cl::mad, 32, word(a), word(b), word(-1.0)), word(0.0));
    }
}
