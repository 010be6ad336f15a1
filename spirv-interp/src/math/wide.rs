//! What the functions of single precision are made of, in double precision with a relative error below 1e-10, so that
//! rounding the result to single precision is nearly all of the error.
//!
//! No branches, no tables and no calls: a loop over any of these becomes vector instructions. That is also why conditions
//! are joined by `&` and `|`. Multiplication and addition
//! are never fused, so that loops with and without FMA agree. Everything here expects rounding to nearest.

use std::f64::consts::{FRAC_2_PI, FRAC_PI_2, LN_2, LOG2_E};

use super::coefficients::{COS, EXP2, HALF_PI_HIGH, HALF_PI_LOW, LOG, SIN};

/// Added to a number below 2^51, it rounds it to an integer, which is then in the low bits of the sum.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// The bits of 1.
const ONE: u64 = 1.0_f64.to_bits();

#[inline(always)]
fn polynomial<const N: usize>(coefficients: &[f64; N], x: f64) -> f64 {
    let mut sum = coefficients[N - 1];
    for at in (0..N - 1).rev() {
        sum = sum * x + coefficients[at];
    }
    sum
}

/// 2^x as s · (1 + p), s being a power of two: s and p, which is near 0 where x is. Beyond ±200, where single precision
/// has no numbers, it is as for ±200.
#[inline(always)]
fn split_exp2(x: f64) -> (f64, f64) {
    let x = if x < -200.0 { -200.0 } else { x };
    let x = if x > 200.0 { 200.0 } else { x };
    let shifted = x + ROUNDER;
    let part = x - (shifted - ROUNDER);
    // The integer becomes an exponent.
    let scale = f64::from_bits(ONE.wrapping_add(shifted.to_bits() << 52));
    (scale, part * polynomial(&EXP2, part))
}

/// 2^x, between 2^−200 and 2^200.
#[inline(always)]
pub(super) fn exp2(x: f64) -> f64 {
    let (scale, part) = split_exp2(x);
    scale * (1.0 + part)
}

/// e^x − 1, up to 2^200.
#[inline(always)]
pub(super) fn expm1(x: f64) -> f64 {
    let (scale, part) = split_exp2(x * LOG2_E);
    scale * part + (scale - 1.0)
}

/// ln(1 + x) for finite x above −1.
#[inline(always)]
pub(super) fn log1p(x: f64) -> f64 {
    let sum = 1.0 + x;
    let (exponent, rest) = split_log(sum);
    // What the sum has lost of x counts by the slope of the logarithm.
    exponent * LN_2 + rest + (x - (sum - 1.0)) / sum
}

/// A positive, finite, normal number as 2^e · m: e, and the natural logarithm of m, which is between √½ and √2.
#[inline(always)]
pub(super) fn split_log(x: f64) -> (f64, f64) {
    const ROOT_OF_HALF: u64 = std::f64::consts::FRAC_1_SQRT_2.to_bits();
    /// With this exponent the last bit of a number counts one.
    const WHOLE: f64 = 4_503_599_627_370_496.0;
    let biased = x.to_bits().wrapping_add(ONE - ROOT_OF_HALF) >> 52;
    let exponent = f64::from_bits(WHOLE.to_bits() | biased) - (WHOLE + 1023.0);
    let m = f64::from_bits(x.to_bits().wrapping_add(ONE).wrapping_sub(biased << 52));
    let s = (m - 1.0) / (m + 1.0);
    (exponent, s * polynomial(&LOG, s * s))
}

/// Binary logarithm of a positive, finite, normal number.
#[inline(always)]
pub(super) fn log2(x: f64) -> f64 {
    let (exponent, rest) = split_log(x);
    exponent + rest * LOG2_E
}

/// Whether [`Angle::of`] can reduce an argument.
#[inline(always)]
pub(super) fn is_small(x: f32) -> bool {
    // Its quarter turns are below 2^20.
    x.abs() < 1_048_576.0
}

/// An angle between −π/4 and π/4, and quarter turns.
#[derive(Clone, Copy)]
pub(super) struct Angle {
    rest: f64,
    quarters: u64,
}

impl Angle {
    /// An angle in radians, which is [small](is_small).
    #[inline(always)]
    pub fn of(x: f64) -> Self {
        let shifted = x * FRAC_2_PI + ROUNDER;
        let quarters = shifted - ROUNDER;
        Self {
            rest: (x - quarters * HALF_PI_HIGH) - quarters * HALF_PI_LOW,
            quarters: shifted.to_bits(),
        }
    }

    /// A number of half turns below 2^50.
    #[inline(always)]
    pub fn of_half_turns(x: f64) -> Self {
        let doubled = x + x;
        let shifted = doubled + ROUNDER;
        Self {
            rest: (doubled - (shifted - ROUNDER)) * FRAC_PI_2,
            quarters: shifted.to_bits(),
        }
    }

    /// A quarter turn more.
    #[inline(always)]
    pub fn next_quarter(self) -> Self {
        Self {
            rest: self.rest,
            quarters: self.quarters.wrapping_add(1),
        }
    }

    /// Sine and cosine of the rest.
    #[inline(always)]
    fn of_rest(self) -> (f64, f64) {
        let square = self.rest * self.rest;
        let sin = self.rest * polynomial(&SIN, square);
        (sin, 1.0 + square * polynomial(&COS, square))
    }

    #[inline(always)]
    pub fn sin(self) -> f64 {
        let (sin, cos) = self.of_rest();
        let value = if self.quarters & 1 == 0 { sin } else { cos };
        // After two quarters the sign is the other one.
        f64::from_bits(value.to_bits() ^ (self.quarters & 2) << 62)
    }

    #[inline(always)]
    pub fn cos(self) -> f64 {
        self.next_quarter().sin()
    }

    #[inline(always)]
    pub fn tan(self) -> f64 {
        let (sin, cos) = self.of_rest();
        let odd = self.quarters & 1 != 0;
        (if odd { cos } else { sin }) / (if odd { -sin } else { cos })
    }
}

/// x to the power of y. The rules for zeros, infinities and NaNs are those of C99, F.9.4.4.
#[inline(always)]
pub(super) fn pow(x: f32, y: f64) -> f64 {
    let magnitude = f64::from(x.abs());
    let log = log2(magnitude);
    let log = if magnitude == 0.0 { f64::NEG_INFINITY } else { log };
    let log = if magnitude < f64::INFINITY { log } else { magnitude };
    let power = exp2(y * log);
    // Beyond 2^51 the rounder does not work, and all numbers of interest are even.
    let far = y.abs() >= 2_251_799_813_685_248.0;
    let shifted = (if far { 0.0 } else { y }) + ROUNDER;
    let whole = far | (shifted - ROUNDER == y);
    let odd = whole & (shifted.to_bits() & 1 != 0);
    let negative = x.is_sign_negative();
    let power = if negative & odd { -power } else { power };
    let power = if negative & !whole & (magnitude > 0.0) & (magnitude < f64::INFINITY) {
        f64::NAN
    } else {
        power
    };
    // Also for a y that is NaN or infinite, and an x that is NaN.
    let one = (y == 0.0) | (x == 1.0) | ((x == -1.0) & (y.abs() == f64::INFINITY));
    if one { 1.0 } else { power }
}
