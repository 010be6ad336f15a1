//! The functions on single precision. Those that are not exact anyway are computed in double precision and rounded once:
//! the common ones in a form of which loops become vector instructions, the others by [`double`].

use std::f64::consts::{LN_2, LOG2_10, LOG2_E, LOG10_2, LOG10_E};

use super::double;
use super::wide::{self, Angle};

super::common::common!(f32, u32, 0x7fc0_0000, 0x003f_ffff);

/// Functions of one number, computed in double precision.
macro_rules! through_double {
    ($($name:ident)*) => {$(
        #[inline(always)]
        pub(crate) fn $name(x: f32) -> f32 {
            double::$name(f64::from(x)) as f32
        }
    )*};
}
through_double! {
    acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt degrees erf erfc lgamma logb radians tgamma
}

/// Functions of two numbers, likewise.
macro_rules! two_through_double {
    ($($name:ident)*) => {$(
        #[inline(always)]
        pub(crate) fn $name(x: f32, y: f32) -> f32 {
            double::$name(f64::from(x), f64::from(y)) as f32
        }
    )*};
}
two_through_double! { atan2 atan2pi remainder }

/// Functions of a number and an integer, likewise.
macro_rules! integer_through_double {
    ($($name:ident)*) => {$(
        #[inline(always)]
        pub(crate) fn $name(x: f32, n: i32) -> f32 {
            double::$name(f64::from(x), n) as f32
        }
    )*};
}
integer_through_double! { ldexp }

/// Functions that also give an integer, likewise.
macro_rules! giving_integer {
    ($($name:ident($($x:ident),*))*) => {$(
        #[inline(always)]
        pub(crate) fn $name($($x: f32),*) -> (f32, i32) {
            let (result, stored) = double::$name($(f64::from($x)),*);
            (result as f32, stored)
        }
    )*};
}
giving_integer! { frexp(x) lgamma_r(x) remquo(x, y) }

/// 0 up to the lower edge, 1 from the upper one on, a cubic between them.
#[inline(always)]
pub(crate) fn smoothstep(low: f32, high: f32, x: f32) -> f32 {
    double::smoothstep(f64::from(low), f64::from(high), f64::from(x)) as f32
}

#[inline(always)]
pub(crate) fn exp(x: f32) -> f32 {
    canonical(wide::exp2(f64::from(x) * LOG2_E) as f32)
}

#[inline(always)]
pub(crate) fn exp2(x: f32) -> f32 {
    canonical(wide::exp2(f64::from(x)) as f32)
}

#[inline(always)]
pub(crate) fn exp10(x: f32) -> f32 {
    canonical(wide::exp2(f64::from(x) * LOG2_10) as f32)
}

#[inline(always)]
pub(crate) fn log(x: f32) -> f32 {
    let (exponent, rest) = wide::split_log(f64::from(x));
    of_logarithm(x, exponent * LN_2 + rest)
}

#[inline(always)]
pub(crate) fn log2(x: f32) -> f32 {
    of_logarithm(x, wide::log2(f64::from(x)))
}

#[inline(always)]
pub(crate) fn log10(x: f32) -> f32 {
    let (exponent, rest) = wide::split_log(f64::from(x));
    of_logarithm(x, exponent * LOG10_2 + rest * LOG10_E)
}

/// The logarithm of x, which was computed without regard to zeros, infinities, NaNs and negative numbers.
#[inline(always)]
fn of_logarithm(x: f32, computed: f64) -> f32 {
    let result = if x > 0.0 { computed as f32 } else { f32::NAN };
    let result = if x == 0.0 { f32::NEG_INFINITY } else { result };
    if x == f32::INFINITY { x } else { result }
}

#[inline(always)]
pub(crate) fn pow(x: f32, y: f32) -> f32 {
    canonical(wide::pow(x, f64::from(y)) as f32)
}

#[inline(always)]
pub(crate) fn pown(x: f32, n: i32) -> f32 {
    canonical(wide::pow(x, f64::from(n)) as f32)
}

/// As [`double::powr`].
#[inline(always)]
pub(crate) fn powr(x: f32, y: f32) -> f32 {
    let nothing = (y == 0.0) & ((x == 0.0) | (x == f32::INFINITY));
    let undefined = (x < 0.0) | x.is_nan() | y.is_nan() | nothing | ((x == 1.0) & (y.abs() == f32::INFINITY));
    let result = pow(x.abs(), y);
    if undefined { f32::NAN } else { result }
}

/// The number whose n-th power is x.
#[inline(always)]
pub(crate) fn rootn(x: f32, n: i32) -> f32 {
    let odd = n & 1 != 0;
    let root = wide::pow(x.abs(), 1.0 / f64::from(n)) as f32;
    let root = if odd { root.copysign(x) } else { root };
    let undefined = (n == 0) | ((x < 0.0) & !odd);
    if undefined { f32::NAN } else { canonical(root) }
}

#[inline(always)]
pub(crate) fn expm1(x: f32) -> f32 {
    canonical((wide::expm1(f64::from(x)) as f32).copysign(x))
}

#[inline(always)]
pub(crate) fn log1p(x: f32) -> f32 {
    let result = wide::log1p(f64::from(x)) as f32;
    // A zero keeps its sign.
    let result = if x > -1.0 { result.copysign(x) } else { f32::NAN };
    let result = if x == -1.0 { f32::NEG_INFINITY } else { result };
    if x == f32::INFINITY { x } else { result }
}

#[inline(always)]
pub(crate) fn sinh(x: f32) -> f32 {
    let less_one = wide::expm1(f64::from(x.abs()));
    let double = less_one + less_one / (less_one + 1.0);
    canonical(((0.5 * double) as f32).copysign(x))
}

#[inline(always)]
pub(crate) fn cosh(x: f32) -> f32 {
    let exp = wide::exp2(f64::from(x) * LOG2_E);
    canonical((0.5 * (exp + 1.0 / exp)) as f32)
}

#[inline(always)]
pub(crate) fn tanh(x: f32) -> f32 {
    let doubled = f64::from(x.abs());
    let less_one = wide::expm1(doubled + doubled);
    canonical(((less_one / (less_one + 2.0)) as f32).copysign(x))
}

#[inline(always)]
pub(crate) fn hypot(x: f32, y: f32) -> f32 {
    let (a, b) = (f64::from(x), f64::from(y));
    let result = (a * a + b * b).sqrt() as f32;
    let infinite = (x.abs() == f32::INFINITY) | (y.abs() == f32::INFINITY);
    if infinite {
        f32::INFINITY
    } else {
        canonical(result)
    }
}

/// The angle of a finite number of half turns. From 2^24 on all numbers are whole turns.
#[inline(always)]
fn half_turns(x: f32) -> Angle {
    Angle::of_half_turns(f64::from(if x.abs() < 16_777_216.0 { x } else { 0.0 }))
}

/// At whole numbers the zero has the sign of the argument.
#[inline(always)]
pub(crate) fn sinpi(x: f32) -> f32 {
    let value = half_turns(x).sin() as f32;
    let value = if value == 0.0 { 0.0_f32.copysign(x) } else { value };
    if x.abs() < f32::INFINITY { value } else { f32::NAN }
}

/// The zeros are positive.
#[inline(always)]
pub(crate) fn cospi(x: f32) -> f32 {
    // Turns −0 to 0.
    let value = half_turns(x).cos() as f32 + 0.0;
    if x.abs() < f32::INFINITY { value } else { f32::NAN }
}

#[inline(always)]
pub(crate) fn tanpi(x: f32) -> f32 {
    let angle = half_turns(x);
    let (sin, cos) = (angle.sin(), angle.cos() + 0.0);
    let sin = if sin == 0.0 {
        0.0_f64.copysign(f64::from(x))
    } else {
        sin
    };
    let value = (sin / cos) as f32;
    if x.abs() < f32::INFINITY { value } else { f32::NAN }
}

/// Two roundings in single precision, which are faster than one through double precision.
#[inline(always)]
pub(crate) fn rsqrt(x: f32) -> f32 {
    canonical(1.0 / x.sqrt())
}

/// Whether [`small_sin`], [`small_cos`] and [`small_tan`] have a result for an argument.
#[inline(always)]
pub(crate) fn is_small_angle(x: f32) -> bool {
    wide::is_small(x)
}

/// [`sin`] where [`is_small_angle`] holds.
#[inline(always)]
pub(crate) fn small_sin(x: f32) -> f32 {
    Angle::of(f64::from(x)).sin() as f32
}

/// [`cos`] where [`is_small_angle`] holds.
#[inline(always)]
pub(crate) fn small_cos(x: f32) -> f32 {
    Angle::of(f64::from(x)).cos() as f32
}

/// [`tan`] where [`is_small_angle`] holds.
#[inline(always)]
pub(crate) fn small_tan(x: f32) -> f32 {
    Angle::of(f64::from(x)).tan() as f32
}

/// Functions of angles, of which large ones are left to double precision.
macro_rules! of_angle {
    ($($name:ident $small:ident)*) => {$(
        #[inline]
        pub(crate) fn $name(x: f32) -> f32 {
            if is_small_angle(x) {
                $small(x)
            } else {
                double::$name(f64::from(x)) as f32
            }
        }
    )*};
}
of_angle! { sin small_sin cos small_cos tan small_tan }

/// Sine and cosine.
#[inline(always)]
pub(crate) fn sincos(x: f32) -> (f32, f32) {
    (sin(x), cos(x))
}

/// As in double precision.
#[inline(always)]
pub(crate) fn ilogb(x: f32) -> i32 {
    double::ilogb(f64::from(x))
}
