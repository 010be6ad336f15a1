//! The functions of OpenCL.std on floats: what they take, and how far off they may be.

use spirv::OpenclStd100Op::{self as Cl};

/// What a function takes and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// This many floats.
    Floats(usize),
    /// A float and an integer.
    FloatInteger,
    /// An integer from a float.
    IntegerOfFloat,
    /// This many floats, and a float that is stored.
    StoringFloat(usize),
    /// This many floats, and an integer that is stored.
    StoringInteger(usize),
}

impl Kind {
    /// Operands, the pointer aside.
    pub fn operands(self) -> usize {
        match self {
            Self::Floats(n) | Self::StoringFloat(n) | Self::StoringInteger(n) => n,
            Self::FloatInteger => 2,
            Self::IntegerOfFloat => 1,
        }
    }
}

/// The limit of an error (OpenCL C, 7.4, full profile).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    /// The nearest number, or the only right one.
    Exact,
    /// In units of the last place.
    Ulp(f64),
    /// The specification leaves it open, and this is our own.
    Own(f64),
}

#[derive(Clone, Copy, Debug)]
pub struct Function {
    pub name: &'static str,
    pub op: Cl,
    pub kind: Kind,
    /// For half, single and double precision.
    pub limits: [Limit; 3],
}

const fn exact(name: &'static str, op: Cl, kind: Kind) -> Function {
    Function {
        name,
        op,
        kind,
        limits: [Limit::Exact; 3],
    }
}

const fn within(name: &'static str, op: Cl, kind: Kind, half: f64, other: f64) -> Function {
    Function {
        name,
        op,
        kind,
        limits: [Limit::Ulp(half), Limit::Ulp(other), Limit::Ulp(other)],
    }
}

use Kind::{FloatInteger, Floats, IntegerOfFloat, StoringFloat, StoringInteger};

/// All of them. `half_`, `native_` and `_common` functions are the plain ones; those on whole vectors have tests of
/// their own.
pub const FUNCTIONS: &[Function] = &[
    within("acos", Cl::acos, Floats(1), 2.0, 4.0),
    within("acosh", Cl::acosh, Floats(1), 2.0, 4.0),
    within("acospi", Cl::acospi, Floats(1), 2.0, 5.0),
    within("asin", Cl::asin, Floats(1), 2.0, 4.0),
    within("asinh", Cl::asinh, Floats(1), 2.0, 4.0),
    within("asinpi", Cl::asinpi, Floats(1), 2.0, 5.0),
    within("atan", Cl::atan, Floats(1), 2.0, 5.0),
    within("atan2", Cl::atan2, Floats(2), 2.0, 6.0),
    within("atan2pi", Cl::atan2pi, Floats(2), 2.0, 6.0),
    within("atanh", Cl::atanh, Floats(1), 2.0, 5.0),
    within("atanpi", Cl::atanpi, Floats(1), 2.0, 5.0),
    within("cbrt", Cl::cbrt, Floats(1), 2.0, 2.0),
    exact("ceil", Cl::ceil, Floats(1)),
    exact("copysign", Cl::copysign, Floats(2)),
    within("cos", Cl::cos, Floats(1), 2.0, 4.0),
    within("cosh", Cl::cosh, Floats(1), 2.0, 4.0),
    within("cospi", Cl::cospi, Floats(1), 2.0, 4.0),
    within("degrees", Cl::degrees, Floats(1), 2.0, 2.0),
    within("erf", Cl::erf, Floats(1), 4.0, 16.0),
    within("erfc", Cl::erfc, Floats(1), 4.0, 16.0),
    within("exp", Cl::exp, Floats(1), 2.0, 3.0),
    within("exp10", Cl::exp10, Floats(1), 2.0, 3.0),
    within("exp2", Cl::exp2, Floats(1), 2.0, 3.0),
    within("expm1", Cl::expm1, Floats(1), 2.0, 3.0),
    exact("fabs", Cl::fabs, Floats(1)),
    exact("fclamp", Cl::fclamp, Floats(3)),
    exact("fdim", Cl::fdim, Floats(2)),
    exact("floor", Cl::floor, Floats(1)),
    exact("fma", Cl::fma, Floats(3)),
    exact("fmax", Cl::fmax, Floats(2)),
    exact("fmin", Cl::fmin, Floats(2)),
    exact("fmod", Cl::fmod, Floats(2)),
    exact("fract", Cl::fract, StoringFloat(1)),
    exact("frexp", Cl::frexp, StoringInteger(1)),
    within("hypot", Cl::hypot, Floats(2), 2.0, 4.0),
    exact("ilogb", Cl::ilogb, IntegerOfFloat),
    exact("ldexp", Cl::ldexp, FloatInteger),
    Function {
        name: "lgamma",
        op: Cl::lgamma,
        kind: Floats(1),
        limits: [Limit::Own(1.0); 3],
    },
    Function {
        name: "lgamma_r",
        op: Cl::lgamma_r,
        kind: StoringInteger(1),
        limits: [Limit::Own(1.0); 3],
    },
    within("log", Cl::log, Floats(1), 2.0, 3.0),
    within("log10", Cl::log10, Floats(1), 2.0, 3.0),
    within("log1p", Cl::log1p, Floats(1), 2.0, 2.0),
    within("log2", Cl::log2, Floats(1), 2.0, 3.0),
    exact("logb", Cl::logb, Floats(1)),
    // Rounded after each step, which is one of the ways that the specification allows.
    exact("mad", Cl::mad, Floats(3)),
    exact("maxmag", Cl::maxmag, Floats(2)),
    exact("minmag", Cl::minmag, Floats(2)),
    exact("mix", Cl::mix, Floats(3)),
    exact("modf", Cl::modf, StoringFloat(1)),
    exact("nextafter", Cl::nextafter, Floats(2)),
    within("pow", Cl::pow, Floats(2), 4.0, 16.0),
    within("pown", Cl::pown, FloatInteger, 4.0, 16.0),
    within("powr", Cl::powr, Floats(2), 4.0, 16.0),
    within("radians", Cl::radians, Floats(1), 2.0, 2.0),
    exact("recip", Cl::native_recip, Floats(1)),
    exact("divide", Cl::native_divide, Floats(2)),
    exact("remainder", Cl::remainder, Floats(2)),
    exact("remquo", Cl::remquo, StoringInteger(2)),
    exact("rint", Cl::rint, Floats(1)),
    within("rootn", Cl::rootn, FloatInteger, 4.0, 16.0),
    exact("round", Cl::round, Floats(1)),
    within("rsqrt", Cl::rsqrt, Floats(1), 1.0, 2.0),
    exact("sign", Cl::sign, Floats(1)),
    within("sin", Cl::sin, Floats(1), 2.0, 4.0),
    within("sincos", Cl::sincos, StoringFloat(1), 2.0, 4.0),
    within("sinh", Cl::sinh, Floats(1), 2.0, 4.0),
    within("sinpi", Cl::sinpi, Floats(1), 2.0, 4.0),
    // Only an absolute error is specified.
    Function {
        name: "smoothstep",
        op: Cl::smoothstep,
        kind: Floats(3),
        limits: [Limit::Own(1.0), Limit::Own(1.0), Limit::Own(4.0)],
    },
    exact("sqrt", Cl::sqrt, Floats(1)),
    exact("step", Cl::step, Floats(2)),
    within("tan", Cl::tan, Floats(1), 2.0, 5.0),
    within("tanh", Cl::tanh, Floats(1), 2.0, 5.0),
    within("tanpi", Cl::tanpi, Floats(1), 2.0, 6.0),
    within("tgamma", Cl::tgamma, Floats(1), 4.0, 16.0),
    exact("trunc", Cl::trunc, Floats(1)),
];

/// Functions of other names that are the plain ones.
pub const ALIASES: &[(Cl, Cl)] = &[
    (Cl::fmax_common, Cl::fmax),
    (Cl::fmin_common, Cl::fmin),
    (Cl::half_cos, Cl::cos),
    (Cl::half_divide, Cl::native_divide),
    (Cl::half_exp, Cl::exp),
    (Cl::half_exp2, Cl::exp2),
    (Cl::half_exp10, Cl::exp10),
    (Cl::half_log, Cl::log),
    (Cl::half_log2, Cl::log2),
    (Cl::half_log10, Cl::log10),
    (Cl::half_powr, Cl::powr),
    (Cl::half_recip, Cl::native_recip),
    (Cl::half_rsqrt, Cl::rsqrt),
    (Cl::half_sin, Cl::sin),
    (Cl::half_sqrt, Cl::sqrt),
    (Cl::half_tan, Cl::tan),
    (Cl::native_cos, Cl::cos),
    (Cl::native_exp, Cl::exp),
    (Cl::native_exp2, Cl::exp2),
    (Cl::native_exp10, Cl::exp10),
    (Cl::native_log, Cl::log),
    (Cl::native_log2, Cl::log2),
    (Cl::native_log10, Cl::log10),
    (Cl::native_powr, Cl::powr),
    (Cl::native_rsqrt, Cl::rsqrt),
    (Cl::native_sin, Cl::sin),
    (Cl::native_sqrt, Cl::sqrt),
    (Cl::native_tan, Cl::tan),
];

/// Bits of a float, in the order of the limits.
pub const WIDTHS: [u8; 3] = [16, 32, 64];

/// The function of a name.
pub fn named(name: &str) -> &'static Function {
    let found = FUNCTIONS.iter().find(|function| function.name == name);
    found.unwrap_or_else(|| panic!("no function {name}"))
}
