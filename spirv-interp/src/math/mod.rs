//! The floating-point functions of OpenCL.std: one definition of each for one number, which both engines use.
//!
//! [`single`], [`double`] and [`half`] have a function of each name in the instruction set. `half_` and `native_`
//! functions are the plain ones; `fast_` likewise. Vector forms are the scalar ones on each component, except
//! [`double::length`] and what is made of it.
//!
//! What holds for all of them:
//! - the error is within OpenCL's limit for the full profile (OpenCL C, 7.4; `docs/src/math.md` has what was measured),
//!   and the special values are those of OpenCL C, 7.5;
//! - the result is the same on every machine: nothing here calls the C library, but for operations that round once;
//! - a NaN that is computed is the positive quiet one without payload; functions that only choose or move an operand
//!   leave a NaN as it is;
//! - the caller has set the floating-point mode of kernels ([`crate::FloatMode`]).
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "numbers of one width are taken as numbers of another, and exact values have meanings of their own"
)]

mod coefficients;
mod common;
pub(crate) mod double;
pub(crate) mod half;
pub(crate) mod single;
#[cfg(test)]
mod tests;
mod wide;

use ::half::f16;
use spirv::OpenclStd100Op as Cl;

/// What a function gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The result as a word: the bits of the float, or the 32-bit integer of `ilogb`.
    pub result: u64,
    /// What is stored through the pointer of `fract`, `frexp`, `lgamma_r`, `modf`, `remquo` and `sincos`, as a word;
    /// 0 for all others.
    pub stored: u64,
}

impl From<u64> for Outcome {
    fn from(result: u64) -> Self {
        Self { result, stored: 0 }
    }
}

/// The function `op` of OpenCL.std for floats of `bits` bits: 16, 32 or 64. Operands are words: floats by their bits,
/// the integers of `ldexp`, `pown` and `rootn` sign-extended (those beyond 32 bits saturate), the payload of `nan`
/// zero-extended; those that the function does not have are ignored. `None` if `op` is not a function of floats, or has
/// several components to work on.
pub fn evaluate(op: Cl, bits: u8, operands: [u64; 3]) -> Option<Outcome> {
    match bits {
        16 => evaluate_half(op, operands),
        32 => evaluate_single(op, operands),
        64 => evaluate_double(op, operands),
        _ => None,
    }
}

/// Defines the table of functions for one width.
macro_rules! table {
    ($name:ident, $m:ident, $float:ty, $bits:ty) => {
        fn $name(op: Cl, [a, b, c]: [u64; 3]) -> Option<Outcome> {
            let float = |word: u64| <$float>::from_bits(word as $bits);
            let word = |x: $float| u64::from(x.to_bits());
            let (x, y, z) = (float(a), float(b), float(c));
            let n = a_32_bit_integer(b);
            let floats = |(result, stored): ($float, $float)| Outcome {
                result: word(result),
                stored: word(stored),
            };
            let with_integer = |(result, stored): ($float, i32)| Outcome {
                result: word(result),
                stored: u64::from(stored.cast_unsigned()),
            };
            let result = match op {
                Cl::acos => $m::acos(x),
                Cl::acosh => $m::acosh(x),
                Cl::acospi => $m::acospi(x),
                Cl::asin => $m::asin(x),
                Cl::asinh => $m::asinh(x),
                Cl::asinpi => $m::asinpi(x),
                Cl::atan => $m::atan(x),
                Cl::atan2 => $m::atan2(x, y),
                Cl::atan2pi => $m::atan2pi(x, y),
                Cl::atanh => $m::atanh(x),
                Cl::atanpi => $m::atanpi(x),
                Cl::cbrt => $m::cbrt(x),
                Cl::ceil => $m::ceil(x),
                Cl::copysign => $m::copysign(x, y),
                Cl::cos | Cl::half_cos | Cl::native_cos => $m::cos(x),
                Cl::cosh => $m::cosh(x),
                Cl::cospi => $m::cospi(x),
                Cl::degrees => $m::degrees(x),
                Cl::erf => $m::erf(x),
                Cl::erfc => $m::erfc(x),
                Cl::exp | Cl::half_exp | Cl::native_exp => $m::exp(x),
                Cl::exp10 | Cl::half_exp10 | Cl::native_exp10 => $m::exp10(x),
                Cl::exp2 | Cl::half_exp2 | Cl::native_exp2 => $m::exp2(x),
                Cl::expm1 => $m::expm1(x),
                Cl::fabs => $m::fabs(x),
                Cl::fclamp => $m::fclamp(x, y, z),
                Cl::fdim => $m::fdim(x, y),
                Cl::floor => $m::floor(x),
                Cl::fma => $m::fma(x, y, z),
                Cl::fmax | Cl::fmax_common => $m::fmax(x, y),
                Cl::fmin | Cl::fmin_common => $m::fmin(x, y),
                Cl::fmod => $m::fmod(x, y),
                Cl::fract => return Some(floats($m::fract(x))),
                Cl::frexp => return Some(with_integer($m::frexp(x))),
                Cl::half_divide | Cl::native_divide => $m::divide(x, y),
                Cl::half_recip | Cl::native_recip => $m::recip(x),
                Cl::hypot => $m::hypot(x, y),
                Cl::ilogb => return Some(Outcome::from(u64::from($m::ilogb(x).cast_unsigned()))),
                Cl::ldexp => $m::ldexp(x, n),
                Cl::lgamma => $m::lgamma(x),
                Cl::lgamma_r => return Some(with_integer($m::lgamma_r(x))),
                Cl::log | Cl::half_log | Cl::native_log => $m::log(x),
                Cl::log10 | Cl::half_log10 | Cl::native_log10 => $m::log10(x),
                Cl::log1p => $m::log1p(x),
                Cl::log2 | Cl::half_log2 | Cl::native_log2 => $m::log2(x),
                Cl::logb => $m::logb(x),
                Cl::mad => $m::mad(x, y, z),
                Cl::maxmag => $m::maxmag(x, y),
                Cl::minmag => $m::minmag(x, y),
                Cl::mix => $m::mix(x, y, z),
                Cl::modf => return Some(floats($m::modf(x))),
                Cl::nan => $m::nan(a as $bits),
                Cl::nextafter => $m::nextafter(x, y),
                Cl::pow => $m::pow(x, y),
                Cl::pown => $m::pown(x, n),
                Cl::powr | Cl::half_powr | Cl::native_powr => $m::powr(x, y),
                Cl::radians => $m::radians(x),
                Cl::remainder => $m::remainder(x, y),
                Cl::remquo => return Some(with_integer($m::remquo(x, y))),
                Cl::rint => $m::rint(x),
                Cl::rootn => $m::rootn(x, n),
                Cl::round => $m::round(x),
                Cl::rsqrt | Cl::half_rsqrt | Cl::native_rsqrt => $m::rsqrt(x),
                Cl::sign => $m::sign(x),
                Cl::sin | Cl::half_sin | Cl::native_sin => $m::sin(x),
                Cl::sincos => return Some(floats($m::sincos(x))),
                Cl::sinh => $m::sinh(x),
                Cl::sinpi => $m::sinpi(x),
                Cl::smoothstep => $m::smoothstep(x, y, z),
                Cl::sqrt | Cl::half_sqrt | Cl::native_sqrt => $m::sqrt(x),
                Cl::step => $m::step(x, y),
                Cl::tan | Cl::half_tan | Cl::native_tan => $m::tan(x),
                Cl::tanh => $m::tanh(x),
                Cl::tanpi => $m::tanpi(x),
                Cl::tgamma => $m::tgamma(x),
                Cl::trunc => $m::trunc(x),
                _ => return None,
            };
            Some(Outcome::from(word(result)))
        }
    };
}
table!(evaluate_half, half, f16, u16);
table!(evaluate_single, single, f32, u32);
table!(evaluate_double, double, f64, u64);

fn a_32_bit_integer(word: u64) -> i32 {
    let n = word.cast_signed();
    n.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}
