//! The functions on half precision: computed in double precision and rounded once.

use ::half::f16;

use super::double;

/// The nearest half; of two that are as near the even one.
///
/// By a single whose last bit says whether anything was cut off: two roundings to nearest would not be one.
pub(crate) fn rounded(x: f64) -> f16 {
    if x.is_nan() {
        return f16::NAN;
    }
    let near = x as f32;
    let exact = f64::from(near) == x;
    let beyond = f64::from(near).abs() > x.abs();
    let cut = near.to_bits() - u32::from(beyond);
    f16::from_f32(f32::from_bits(cut | u32::from(!exact)))
}

/// A function of as many numbers as are named.
macro_rules! one_through_double {
    ($name:ident($($x:ident),*)) => {
        pub(crate) fn $name($($x: f16),*) -> f16 {
            rounded(double::$name($($x.to_f64()),*))
        }
    };
}

macro_rules! through_double {
    (x: $($one:ident)* ; x y: $($two:ident)* ; x y z: $($three:ident)*) => {
        $(one_through_double! { $one(x) })*
        $(one_through_double! { $two(x, y) })*
        $(one_through_double! { $three(x, y, z) })*
    };
}
// The product of two halves is exact in double precision, and so is its sum with a third where that matters.
through_double! {
    x: acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi degrees erf erfc exp exp10 exp2
        expm1 floor lgamma log log10 log1p log2 logb radians recip rint round rsqrt sign sin sinh sinpi sqrt tan tanh
        tanpi tgamma trunc;
    x y: atan2 atan2pi divide fdim fmod hypot pow powr remainder step;
    x y z: fma smoothstep
}

macro_rules! with_integer {
    ($($name:ident)*) => {$(
        pub(crate) fn $name(x: f16, n: i32) -> f16 {
            rounded(double::$name(x.to_f64(), n))
        }
    )*};
}
with_integer! { ldexp pown rootn }

macro_rules! giving_integer {
    ($($name:ident($($x:ident),*))*) => {$(
        pub(crate) fn $name($($x: f16),*) -> (f16, i32) {
            let (result, stored) = double::$name($($x.to_f64()),*);
            (rounded(result), stored)
        }
    )*};
}
giving_integer! { frexp(x) lgamma_r(x) remquo(x, y) }

macro_rules! giving_two {
    ($($name:ident)*) => {$(
        pub(crate) fn $name(x: f16) -> (f16, f16) {
            let (result, stored) = double::$name(x.to_f64());
            (rounded(result), rounded(stored))
        }
    )*};
}
giving_two! { modf sincos }

/// Functions that choose one of two operands by a function that does so with numbers of double precision.
macro_rules! choosing {
    ($($name:ident)*) => {$(
        pub(crate) fn $name(x: f16, y: f16) -> f16 {
            let (a, b) = (x.to_f64(), y.to_f64());
            if a.is_nan() {
                return y;
            }
            let chosen = double::$name(a, b).to_bits();
            if chosen == a.to_bits() { x } else { y }
        }
    )*};
}
choosing! { fmax fmin }

/// Below 1 even where x − ⌊x⌋ rounds to 1; and ⌊x⌋.
pub(crate) fn fract(x: f16) -> (f16, f16) {
    let (part, floor) = double::fract(x.to_f64());
    let part = rounded(part);
    let below_one = f16::from_bits(f16::ONE.to_bits() - 1);
    (if part == f16::ONE { below_one } else { part }, rounded(floor))
}

pub(crate) fn ilogb(x: f16) -> i32 {
    double::ilogb(x.to_f64())
}

pub(crate) fn fabs(x: f16) -> f16 {
    f16::from_bits(x.to_bits() & 0x7fff)
}

pub(crate) fn copysign(x: f16, y: f16) -> f16 {
    f16::from_bits(x.to_bits() & 0x7fff | y.to_bits() & 0x8000)
}

/// Never contracted: rounded twice.
pub(crate) fn mad(x: f16, y: f16, z: f16) -> f16 {
    add(rounded(x.to_f64() * y.to_f64()), z)
}

/// x + (y − x) · a, each step rounded.
pub(crate) fn mix(x: f16, y: f16, a: f16) -> f16 {
    let difference = rounded(y.to_f64() - x.to_f64());
    add(x, rounded(difference.to_f64() * a.to_f64()))
}

fn add(x: f16, y: f16) -> f16 {
    rounded(x.to_f64() + y.to_f64())
}

pub(crate) fn fclamp(x: f16, low: f16, high: f16) -> f16 {
    fmin(fmax(x, low), high)
}

/// The one further from 0; the larger one if they are as far.
pub(crate) fn maxmag(x: f16, y: f16) -> f16 {
    match fabs(x).partial_cmp(&fabs(y)) {
        Some(std::cmp::Ordering::Greater) => x,
        Some(std::cmp::Ordering::Less) => y,
        _ => fmax(x, y),
    }
}

/// The one nearer to 0; the smaller one if they are as far.
pub(crate) fn minmag(x: f16, y: f16) -> f16 {
    match fabs(x).partial_cmp(&fabs(y)) {
        Some(std::cmp::Ordering::Less) => x,
        Some(std::cmp::Ordering::Greater) => y,
        _ => fmin(x, y),
    }
}

/// The next number after x in the direction of y.
pub(crate) fn nextafter(x: f16, y: f16) -> f16 {
    if x.is_nan() || y.is_nan() {
        f16::NAN
    } else if x == y {
        y
    } else if x.to_bits() & 0x7fff == 0 {
        f16::from_bits(y.to_bits() & 0x8000 | 1)
    } else if (y > x) == x.is_sign_positive() {
        f16::from_bits(x.to_bits() + 1)
    } else {
        f16::from_bits(x.to_bits() - 1)
    }
}

/// A quiet NaN that carries the given bits.
pub(crate) fn nan(payload: u16) -> f16 {
    f16::from_bits(0x7e00 | payload & 0x01ff)
}
