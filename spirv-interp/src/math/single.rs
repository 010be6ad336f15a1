//! The functions on single precision. Those that are not exact anyway are computed in double precision and rounded once.

use super::double;

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
    acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt cos cosh cospi degrees erf erfc exp exp10 exp2 expm1
    lgamma log log10 log1p log2 logb radians rsqrt sin sinh sinpi tan tanh tanpi tgamma
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
two_through_double! { atan2 atan2pi hypot pow powr remainder }

/// Functions of a number and an integer, likewise.
macro_rules! integer_through_double {
    ($($name:ident)*) => {$(
        #[inline(always)]
        pub(crate) fn $name(x: f32, n: i32) -> f32 {
            double::$name(f64::from(x), n) as f32
        }
    )*};
}
integer_through_double! { ldexp pown rootn }

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
