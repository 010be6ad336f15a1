//! The functions on double precision.

use std::f64::consts::PI;

super::common::common!(f64, u64, 0x7ff8_0000_0000_0000, 0x0007_ffff_ffff_ffff);

/// Functions as `libm` has them, which computes without the C library.
macro_rules! from_libm {
    ($($name:ident)*) => {$(
        pub(crate) fn $name(x: f64) -> f64 {
            canonical(libm::$name(x))
        }
    )*};
}
from_libm! {
    acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp10 exp2 expm1 lgamma log log10 log1p log2 sin sinh
    tan tanh tgamma
}

/// Arc cosine in units of π.
pub(crate) fn acospi(x: f64) -> f64 {
    acos(x) / PI
}

/// Arc sine in units of π.
pub(crate) fn asinpi(x: f64) -> f64 {
    asin(x) / PI
}

/// Arc tangent in units of π.
pub(crate) fn atanpi(x: f64) -> f64 {
    atan(x) / PI
}

/// Angle of the point (x, y).
pub(crate) fn atan2(y: f64, x: f64) -> f64 {
    canonical(libm::atan2(y, x))
}

/// Angle of the point (x, y) in units of π.
pub(crate) fn atan2pi(y: f64, x: f64) -> f64 {
    atan2(y, x) / PI
}

pub(crate) fn hypot(x: f64, y: f64) -> f64 {
    canonical(libm::hypot(x, y))
}

#[inline(always)]
pub(crate) fn rsqrt(x: f64) -> f64 {
    canonical(1.0 / x.sqrt())
}

#[inline(always)]
pub(crate) fn degrees(x: f64) -> f64 {
    canonical(x * (180.0 / PI))
}

#[inline(always)]
pub(crate) fn radians(x: f64) -> f64 {
    canonical(x * (PI / 180.0))
}

/// 0 up to the lower edge, 1 from the upper one on, a cubic between them.
#[inline(always)]
pub(crate) fn smoothstep(low: f64, high: f64, x: f64) -> f64 {
    let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
    canonical(t * t * (3.0 - 2.0 * t))
}

/// The argument is reduced exactly before it is multiplied by π.
pub(crate) fn sinpi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let value = match (x % 2.0).abs() {
        half if half <= 0.25 => sin(half * PI),
        half if half <= 0.75 => cos((0.5 - half) * PI),
        half if half <= 1.25 => sin((1.0 - half) * PI),
        half if half <= 1.75 => -cos((1.5 - half) * PI),
        half => sin((half - 2.0) * PI),
    };
    // At whole numbers the zero has the sign of the argument.
    if value == 0.0 {
        0.0_f64.copysign(x)
    } else {
        value * 1.0_f64.copysign(x)
    }
}

/// As [`sinpi`]; the zeros are positive.
pub(crate) fn cospi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    match (x % 2.0).abs() {
        r if r == 0.5 || r == 1.5 => 0.0,
        r if r <= 0.25 => cos(r * PI),
        r if r <= 0.75 => sin((0.5 - r) * PI),
        r if r <= 1.25 => -cos((1.0 - r) * PI),
        r if r <= 1.75 => sin((r - 1.5) * PI),
        r => cos((2.0 - r) * PI),
    }
}

pub(crate) fn tanpi(x: f64) -> f64 {
    canonical(sinpi(x) / cospi(x))
}

/// Sine and cosine.
pub(crate) fn sincos(x: f64) -> (f64, f64) {
    (sin(x), cos(x))
}

pub(crate) fn pow(x: f64, y: f64) -> f64 {
    canonical(libm::pow(x, y))
}

pub(crate) fn pown(x: f64, n: i32) -> f64 {
    pow(x, f64::from(n))
}

/// Like [`pow`] for x ≥ 0; the special cases differ (OpenCL C, 7.5.1).
pub(crate) fn powr(x: f64, y: f64) -> f64 {
    let indeterminate =
        (x == 0.0 && y == 0.0) || (x == 1.0 && y.is_infinite()) || (x.is_infinite() && y == 0.0);
    if x < 0.0 || x.is_nan() || y.is_nan() || indeterminate {
        f64::NAN
    } else {
        pow(x.abs(), y)
    }
}

/// The number whose n-th power is x.
pub(crate) fn rootn(x: f64, n: i32) -> f64 {
    let odd = n % 2 != 0;
    if n == 0 || x.is_nan() || (x < 0.0 && !odd) {
        return f64::NAN;
    }
    let root = if x == 0.0 || x.is_infinite() {
        x.abs()
    } else {
        positive_root(x.abs(), n.unsigned_abs())
    };
    let root = if n < 0 { 1.0 / root } else { root };
    if odd { root.copysign(x) } else { root }
}

/// Of a finite number above 0.
fn positive_root(x: f64, n: u32) -> f64 {
    if n == 1 {
        return x;
    }
    // x = rest · 2^(shift·n), the rest being such that its powers neither overflow nor vanish.
    let wide = i64::from(n);
    let shift = i64::from(ilogb(x)).div_euclid(wide);
    let rest = if n < 1000 {
        libm::ldexp(x, -(shift * wide) as i32)
    } else {
        x
    };
    let n = f64::from(n);
    let root = pow(rest, 1.0 / n);
    if n >= 1000.0 {
        return root;
    }
    // One step towards the root, since 1/n was rounded.
    let better = root - root * (pow(root, n) / rest - 1.0) / n;
    libm::ldexp(better, shift as i32)
}

pub(crate) fn ldexp(x: f64, n: i32) -> f64 {
    canonical(libm::ldexp(x, n))
}

/// The exponent as a float.
pub(crate) fn logb(x: f64) -> f64 {
    match x {
        _ if x.is_nan() => f64::NAN,
        _ if x.is_infinite() => f64::INFINITY,
        0.0 => f64::NEG_INFINITY,
        _ => f64::from(libm::ilogb(x)),
    }
}

/// The exponent. `FP_ILOGB0` and `FP_ILOGBNAN` of OpenCL are the lowest and the highest integer.
pub(crate) fn ilogb(x: f64) -> i32 {
    match x {
        0.0 => i32::MIN,
        _ if !x.is_finite() => i32::MAX,
        _ => libm::ilogb(x),
    }
}

/// A number in [0.5, 1) and the power of two that makes x of it.
pub(crate) fn frexp(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (canonical(x), 0);
    }
    libm::frexp(x)
}

/// Logarithm of |Γ(x)| and the sign of Γ(x), which is 0 at the poles.
pub(crate) fn lgamma_r(x: f64) -> (f64, i32) {
    let pole = x <= 0.0 && x == x.floor();
    let (value, sign) = libm::lgamma_r(x);
    (canonical(value), if pole { 0 } else { sign })
}

/// The remainder of the division that rounds to nearest even. It is exact.
pub(crate) fn remainder(x: f64, y: f64) -> f64 {
    remquo(x, y).0
}

/// [`remainder`], and the low 31 bits of the quotient's magnitude with its sign; 0 where the remainder is undefined.
pub(crate) fn remquo(x: f64, y: f64) -> (f64, i32) {
    if x.is_nan() || y.is_nan() || x.is_infinite() || y == 0.0 {
        return (f64::NAN, 0);
    }
    libm::remquo(x, y)
}

/// The length of a vector. The largest component is brought near 1 by a power of two, so that no square overflows or
/// vanishes.
pub(crate) fn length(v: &[f64]) -> f64 {
    let largest = v.iter().fold(0.0_f64, |largest, x| fmax(largest, x.abs()));
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

/// A vector of length 1; a zero vector stays as it is. Infinite components count as ±1 and all others as 0 if there are
/// any (OpenCL C, 6.15.5).
pub(crate) fn normalize(v: &mut [f64]) {
    if v.iter().any(|x| x.is_infinite()) && !v.iter().any(|x| x.is_nan()) {
        for x in v.iter_mut() {
            *x = if x.is_infinite() { 1.0_f64 } else { 0.0 }.copysign(*x);
        }
    }
    let length = length(v);
    if length != 0.0 {
        v.iter_mut().for_each(|x| *x = canonical(*x / length));
    }
}
