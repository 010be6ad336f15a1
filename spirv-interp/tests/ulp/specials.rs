//! Special values as the specifications say them (C99, F.9; OpenCL C, 7.5.1), for all widths.

use spirv::OpenclStd100Op as Cl;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;
/// A number that no function treats apart.
const Q: f64 = 0.75;

/// Functions, each with what it gives for some operands.
type Values<T> = &'static [(Cl, &'static [T])];

/// A function of one number, and results at some.
pub const UNARY: Values<(f64, f64)> = &[
    (Cl::acos, &[(1.0, 0.0), (1.5, NAN), (-INF, NAN)]),
    (Cl::acosh, &[(1.0, 0.0), (Q, NAN), (INF, INF), (-INF, NAN)]),
    (
        Cl::acospi,
        &[(1.0, 0.0), (-1.0, 1.0), (0.0, 0.5), (1.5, NAN), (INF, NAN)],
    ),
    (Cl::asin, &[(0.0, 0.0), (-0.0, -0.0), (1.5, NAN)]),
    (Cl::asinh, &[(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF)]),
    (
        Cl::asinpi,
        &[(0.0, 0.0), (-0.0, -0.0), (1.0, 0.5), (-1.0, -0.5), (-1.5, NAN)],
    ),
    (Cl::atan, &[(0.0, 0.0), (-0.0, -0.0)]),
    (
        Cl::atanh,
        &[(0.0, 0.0), (-0.0, -0.0), (1.0, INF), (-1.0, -INF), (1.5, NAN)],
    ),
    (
        Cl::atanpi,
        &[(0.0, 0.0), (-0.0, -0.0), (INF, 0.5), (-INF, -0.5), (1.0, 0.25)],
    ),
    (
        Cl::cbrt,
        &[(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (-27.0, -3.0)],
    ),
    (Cl::ceil, &[(-0.5, -0.0), (0.5, 1.0), (-0.0, -0.0), (INF, INF)]),
    (Cl::cos, &[(0.0, 1.0), (-0.0, 1.0), (INF, NAN), (-INF, NAN)]),
    (Cl::cosh, &[(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, INF)]),
    (
        Cl::cospi,
        &[
            (0.0, 1.0),
            (-0.0, 1.0),
            (0.5, 0.0),
            (-1.5, 0.0),
            (2.5, 0.0),
            (3.0, -1.0),
            (INF, NAN),
        ],
    ),
    (Cl::erf, &[(0.0, 0.0), (-0.0, -0.0), (INF, 1.0), (-INF, -1.0)]),
    (Cl::erfc, &[(0.0, 1.0), (INF, 0.0), (-INF, 2.0)]),
    (Cl::exp, &[(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, 0.0)]),
    (
        Cl::exp10,
        &[(0.0, 1.0), (INF, INF), (-INF, 0.0), (2.0, 100.0), (4.0, 10000.0)],
    ),
    (
        Cl::exp2,
        &[
            (0.0, 1.0),
            (INF, INF),
            (-INF, 0.0),
            (10.0, 1024.0),
            (-10.0, 0.000_976_562_5),
        ],
    ),
    (Cl::expm1, &[(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -1.0)]),
    (Cl::floor, &[(-0.5, -1.0), (0.5, 0.0), (-0.0, -0.0), (-INF, -INF)]),
    (
        Cl::lgamma,
        &[
            (1.0, 0.0),
            (2.0, 0.0),
            (0.0, INF),
            (-0.0, INF),
            (-3.0, INF),
            (INF, INF),
            (-INF, INF),
        ],
    ),
    (
        Cl::log,
        &[
            (1.0, 0.0),
            (0.0, -INF),
            (-0.0, -INF),
            (-Q, NAN),
            (INF, INF),
            (-INF, NAN),
        ],
    ),
    (
        Cl::log10,
        &[
            (1.0, 0.0),
            (0.0, -INF),
            (-0.0, -INF),
            (-Q, NAN),
            (INF, INF),
            (1000.0, 3.0),
        ],
    ),
    (
        Cl::log1p,
        &[(0.0, 0.0), (-0.0, -0.0), (-1.0, -INF), (-1.5, NAN), (INF, INF)],
    ),
    (
        Cl::log2,
        &[
            (1.0, 0.0),
            (0.0, -INF),
            (-0.0, -INF),
            (-Q, NAN),
            (INF, INF),
            (1024.0, 10.0),
        ],
    ),
    (
        Cl::logb,
        &[(0.0, -INF), (-0.0, -INF), (INF, INF), (-INF, INF), (0.75, -1.0)],
    ),
    (
        Cl::rint,
        &[
            (-0.5, -0.0),
            (0.5, 0.0),
            (1.5, 2.0),
            (2.5, 2.0),
            (-0.0, -0.0),
            (INF, INF),
        ],
    ),
    (
        Cl::round,
        &[
            (-0.25, -0.0),
            (-0.5, -1.0),
            (0.5, 1.0),
            (2.5, 3.0),
            (-0.0, -0.0),
            (-INF, -INF),
        ],
    ),
    (
        Cl::rsqrt,
        &[(0.0, INF), (-0.0, -INF), (INF, 0.0), (-Q, NAN), (4.0, 0.5)],
    ),
    (Cl::sign, &[(0.0, 0.0), (-0.0, -0.0), (-Q, -1.0), (INF, 1.0)]),
    (Cl::sin, &[(0.0, 0.0), (-0.0, -0.0), (INF, NAN), (-INF, NAN)]),
    (Cl::sinh, &[(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF)]),
    (
        Cl::sinpi,
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (1.0, 0.0),
            (-1.0, -0.0),
            (2.0, 0.0),
            (-2.0, -0.0),
            (0.5, 1.0),
            (1.5, -1.0),
            (INF, NAN),
        ],
    ),
    (
        Cl::sqrt,
        &[(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-Q, NAN), (9.0, 3.0)],
    ),
    (Cl::tan, &[(0.0, 0.0), (-0.0, -0.0), (INF, NAN)]),
    (Cl::tanh, &[(0.0, 0.0), (-0.0, -0.0), (INF, 1.0), (-INF, -1.0)]),
    (
        Cl::tanpi,
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (1.0, -0.0),
            (-1.0, 0.0),
            (2.0, 0.0),
            (-2.0, -0.0),
            (0.5, INF),
            (1.5, -INF),
            (-0.5, -INF),
            (-1.5, INF),
            (2.5, INF),
            (INF, NAN),
        ],
    ),
    (
        Cl::tgamma,
        &[
            (0.0, INF),
            (-0.0, -INF),
            (-3.0, NAN),
            (INF, INF),
            (-INF, NAN),
            (5.0, 24.0),
        ],
    ),
    (Cl::trunc, &[(-0.5, -0.0), (0.5, 0.0), (-0.0, -0.0), (INF, INF)]),
];

/// A function of two numbers, and results at some.
pub const BINARY: Values<(f64, f64, f64)> = &[
    (
        Cl::atan2,
        &[
            (0.0, 1.0, 0.0),
            (-0.0, 1.0, -0.0),
            (0.0, 0.0, 0.0),
            (-0.0, 0.0, -0.0),
            (1.0, INF, 0.0),
            (-1.0, INF, -0.0),
        ],
    ),
    (
        Cl::atan2pi,
        &[
            (0.0, -0.0, 1.0),
            (-0.0, -0.0, -1.0),
            (0.0, 0.0, 0.0),
            (-0.0, 0.0, -0.0),
            (0.0, -Q, 1.0),
            (-0.0, -Q, -1.0),
            (0.0, Q, 0.0),
            (-0.0, Q, -0.0),
            (-Q, 0.0, -0.5),
            (-Q, -0.0, -0.5),
            (Q, 0.0, 0.5),
            (Q, -INF, 1.0),
            (-Q, -INF, -1.0),
            (Q, INF, 0.0),
            (-Q, INF, -0.0),
            (INF, Q, 0.5),
            (-INF, Q, -0.5),
            (INF, -INF, 0.75),
            (-INF, -INF, -0.75),
            (INF, INF, 0.25),
            (-INF, INF, -0.25),
        ],
    ),
    (
        Cl::fdim,
        &[
            (2.0, 1.0, 1.0),
            (1.0, 2.0, 0.0),
            (Q, NAN, NAN),
            (NAN, Q, NAN),
            (INF, INF, 0.0),
        ],
    ),
    (
        Cl::fmax,
        &[
            (NAN, Q, Q),
            (Q, NAN, Q),
            (-0.0, 0.0, 0.0),
            (0.0, -0.0, 0.0),
            (-INF, Q, Q),
        ],
    ),
    (
        Cl::fmin,
        &[
            (NAN, Q, Q),
            (Q, NAN, Q),
            (-0.0, 0.0, -0.0),
            (0.0, -0.0, -0.0),
            (-INF, Q, -INF),
        ],
    ),
    (
        Cl::fmod,
        &[
            (0.0, NAN, NAN),
            (-0.0, Q, -0.0),
            (INF, Q, NAN),
            (Q, 0.0, NAN),
            (Q, INF, Q),
            (-5.0, 3.0, -2.0),
        ],
    ),
    (
        Cl::hypot,
        &[
            (INF, NAN, INF),
            (NAN, -INF, INF),
            (3.0, -4.0, 5.0),
            (-0.0, -0.0, 0.0),
            (NAN, Q, NAN),
        ],
    ),
    (
        Cl::pow,
        &[
            (0.0, -3.0, INF),
            (-0.0, -3.0, -INF),
            (-0.0, -2.0, INF),
            (0.0, -INF, INF),
            (-0.0, -INF, INF),
            (-0.0, 3.0, -0.0),
            (0.0, 3.0, 0.0),
            (-0.0, 2.0, 0.0),
            (-0.0, 0.5, 0.0),
            (-1.0, INF, 1.0),
            (-1.0, -INF, 1.0),
            (1.0, NAN, 1.0),
            (1.0, INF, 1.0),
            (NAN, 0.0, 1.0),
            (INF, -0.0, 1.0),
            (0.0, 0.0, 1.0),
            (-Q, 0.5, NAN),
            (Q, -INF, INF),
            (Q, INF, 0.0),
            (2.0, INF, INF),
            (2.0, -INF, 0.0),
            (-2.0, INF, INF),
            (-INF, -3.0, -0.0),
            (-INF, -2.0, 0.0),
            (-INF, 3.0, -INF),
            (-INF, 2.0, INF),
            (-INF, 0.5, INF),
            (INF, -0.5, 0.0),
            (INF, 0.5, INF),
            (-2.0, 3.0, -8.0),
            (-2.0, 4.0, 16.0),
            (NAN, Q, NAN),
            (Q, NAN, NAN),
            (-1.0, 1024.0, 1.0),
            (-1.0, 1023.0, -1.0),
        ],
    ),
    (
        Cl::powr,
        &[
            (Q, 0.0, 1.0),
            (Q, -0.0, 1.0),
            (0.0, -Q, INF),
            (-0.0, -3.0, INF),
            (0.0, -INF, INF),
            (0.0, Q, 0.0),
            (-0.0, 3.0, 0.0),
            (1.0, Q, 1.0),
            (-Q, Q, NAN),
            (-Q, 2.0, NAN),
            (0.0, 0.0, NAN),
            (-0.0, 0.0, NAN),
            (INF, 0.0, NAN),
            (1.0, INF, NAN),
            (1.0, -INF, NAN),
            (Q, NAN, NAN),
            (0.0, NAN, NAN),
            (NAN, Q, NAN),
            (NAN, 0.0, NAN),
            (INF, Q, INF),
            (INF, -Q, 0.0),
            (2.0, 3.0, 8.0),
        ],
    ),
    (
        Cl::remainder,
        &[
            (INF, Q, NAN),
            (Q, 0.0, NAN),
            (Q, INF, Q),
            (5.0, 3.0, -1.0),
            (-4.5, 3.0, 1.5),
            (-6.0, 3.0, -0.0),
        ],
    ),
    (Cl::step, &[(1.0, 1.0, 1.0), (1.0, 0.5, 0.0), (1.0, 2.0, 1.0)]),
];

/// A function of a number and an integer, and results at some.
pub const WITH_INTEGER: Values<(f64, i32, f64)> = &[
    (
        Cl::ldexp,
        &[
            (0.0, 5, 0.0),
            (-0.0, i32::MAX, -0.0),
            (INF, i32::MIN, INF),
            (1.0, i32::MAX, INF),
            (-1.0, i32::MIN, -0.0),
            (Q, 3, 6.0),
        ],
    ),
    (
        Cl::pown,
        &[
            (NAN, 0, 1.0),
            (0.0, 0, 1.0),
            (INF, 0, 1.0),
            (0.0, -3, INF),
            (-0.0, -3, -INF),
            (0.0, -2, INF),
            (-0.0, -2, INF),
            (0.0, 2, 0.0),
            (-0.0, 2, 0.0),
            (0.0, 3, 0.0),
            (-0.0, 3, -0.0),
            (-1.0, i32::MAX, -1.0),
            (-1.0, i32::MIN, 1.0),
            (-2.0, 3, -8.0),
            (-INF, 3, -INF),
            (-INF, -3, -0.0),
            (NAN, 1, NAN),
        ],
    ),
    (
        Cl::rootn,
        &[
            (0.0, -3, INF),
            (-0.0, -3, -INF),
            (0.0, -2, INF),
            (-0.0, -2, INF),
            (0.0, 2, 0.0),
            (-0.0, 2, 0.0),
            (0.0, 3, 0.0),
            (-0.0, 3, -0.0),
            (-Q, 2, NAN),
            (-Q, -4, NAN),
            (Q, 0, NAN),
            (-27.0, 3, -3.0),
            (16.0, 4, 2.0),
            (4.0, -2, 0.5),
            (INF, 3, INF),
            (-INF, 3, -INF),
            (INF, -3, 0.0),
            (-INF, -3, -0.0),
            (1.0, i32::MIN, 1.0),
        ],
    ),
];

/// A function of one number that stores a float, and results at some with what is stored.
pub const STORING_FLOAT: Values<(f64, f64, f64)> = &[
    (
        Cl::fract,
        &[
            (0.0, 0.0, 0.0),
            (-0.0, -0.0, -0.0),
            (INF, 0.0, INF),
            (-INF, -0.0, -INF),
            (NAN, NAN, NAN),
            (-1.25, 0.75, -2.0),
        ],
    ),
    (
        Cl::modf,
        &[
            (INF, 0.0, INF),
            (-INF, -0.0, -INF),
            (-1.25, -0.25, -1.0),
            (-2.0, -0.0, -2.0),
            (NAN, NAN, NAN),
            (0.5, 0.5, 0.0),
        ],
    ),
    (Cl::sincos, &[(0.0, 0.0, 1.0), (-0.0, -0.0, 1.0), (INF, NAN, NAN)]),
];

/// A function of one number that stores an integer, likewise.
pub const STORING_INTEGER: Values<(f64, f64, i32)> = &[
    (
        Cl::frexp,
        &[
            (INF, INF, 0),
            (-INF, -INF, 0),
            (NAN, NAN, 0),
            (-0.0, -0.0, 0),
            (-6.0, -0.75, 3),
        ],
    ),
    (
        Cl::lgamma_r,
        &[
            (0.0, INF, 0),
            (-0.0, INF, 0),
            (-3.0, INF, 0),
            (1.0, 0.0, 1),
            (INF, INF, 1),
        ],
    ),
];

/// remquo: operands, remainder, quotient.
pub const QUOTIENTS: &[(f64, f64, f64, i32)] = &[
    (INF, Q, NAN, 0),
    (Q, 0.0, NAN, 0),
    (NAN, Q, NAN, 0),
    (Q, NAN, NAN, 0),
    (5.0, 3.0, -1.0, 2),
    (-5.0, 3.0, 1.0, -2),
    (5.0, -3.0, -1.0, -2),
    (Q, INF, Q, 0),
];
