//! The instructions of OpenCL.std that are implemented, with what they take and give (OpenCL Extended Instruction Set).

use spirv::OpenclStd100Op as Cl;

/// What the operands and the result of an extended instruction are. Unless said otherwise all are vectors of the same
/// number of components, or all scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signature {
    /// This many floats of the result's type.
    Float(usize),
    /// This many integers of the result's type.
    Integer(usize),
    /// A float of the result's type and an integer.
    FloatInteger,
    /// An integer from a float.
    IntegerOfFloat,
    /// A float from an integer.
    FloatOfInteger,
    /// A float of the result's type and a pointer through which a second float is given.
    FloatOutFloat,
    /// A float of the result's type and a pointer through which an integer is given.
    FloatOutInteger,
    /// Two floats of the result's type and a pointer through which an integer is given.
    FloatFloatOutInteger,
    /// A scalar float from this many vectors of it.
    Reduce(usize),
    /// Two vectors of three or four floats.
    Cross,
    /// A wider integer from its upper and its lower half.
    Upsample,
    /// A vector, from an offset, a pointer and a literal count.
    VectorLoad,
    /// Nothing, from a vector, an offset and a pointer.
    VectorStore,
    /// A float or a vector of them, from an offset, a pointer to halves and perhaps a literal count.
    HalfLoad,
    /// Nothing, from a float or a vector of them, an offset, a pointer to halves and perhaps a literal rounding mode.
    HalfStore,
    /// A vector from this many vectors and a vector of integers.
    Shuffle(usize),
    /// Three operands of the result's type, whatever it is.
    BitSelect,
    /// Two operands of the result's type and an integer of the same width.
    Select,
    /// Nothing happens: a pointer and a count.
    Prefetch,
    /// A 32-bit integer from a pointer to the format and values of any shape.
    Printf,
}

/// How an instruction is called, or `None` if it is not implemented.
pub(crate) fn signature(op: Cl) -> Option<Signature> {
    use Signature as S;
    Some(match op {
        Cl::acos
        | Cl::acosh
        | Cl::acospi
        | Cl::asin
        | Cl::asinh
        | Cl::asinpi
        | Cl::atan
        | Cl::atanh
        | Cl::atanpi => S::Float(1),
        Cl::cbrt
        | Cl::ceil
        | Cl::cos
        | Cl::cosh
        | Cl::cospi
        | Cl::erfc
        | Cl::erf
        | Cl::exp
        | Cl::exp2
        | Cl::exp10 => S::Float(1),
        Cl::expm1
        | Cl::fabs
        | Cl::floor
        | Cl::lgamma
        | Cl::log
        | Cl::log2
        | Cl::log10
        | Cl::log1p
        | Cl::logb => S::Float(1),
        Cl::rint | Cl::round | Cl::rsqrt | Cl::sin | Cl::sinh | Cl::sinpi | Cl::sqrt | Cl::tan | Cl::tanh => {
            S::Float(1)
        }
        Cl::tanpi | Cl::tgamma | Cl::trunc | Cl::degrees | Cl::radians | Cl::sign => S::Float(1),
        Cl::half_cos | Cl::half_exp | Cl::half_exp2 | Cl::half_exp10 | Cl::half_log | Cl::half_log2 => {
            S::Float(1)
        }
        Cl::half_log10 | Cl::half_recip | Cl::half_rsqrt | Cl::half_sin | Cl::half_sqrt | Cl::half_tan => {
            S::Float(1)
        }
        Cl::native_cos | Cl::native_exp | Cl::native_exp2 | Cl::native_exp10 | Cl::native_log => S::Float(1),
        Cl::native_log2 | Cl::native_log10 | Cl::native_recip | Cl::native_rsqrt | Cl::native_sin => {
            S::Float(1)
        }
        Cl::native_sqrt | Cl::native_tan => S::Float(1),
        Cl::normalize | Cl::fast_normalize => S::Float(1),
        Cl::atan2 | Cl::atan2pi | Cl::copysign | Cl::fdim | Cl::fmax | Cl::fmin | Cl::fmod | Cl::hypot => {
            S::Float(2)
        }
        Cl::maxmag | Cl::minmag | Cl::nextafter | Cl::pow | Cl::powr | Cl::remainder | Cl::step => {
            S::Float(2)
        }
        Cl::half_divide | Cl::half_powr | Cl::native_divide | Cl::native_powr => S::Float(2),
        Cl::fmax_common | Cl::fmin_common => S::Float(2),
        Cl::fma | Cl::mad | Cl::fclamp | Cl::mix | Cl::smoothstep => S::Float(3),
        Cl::ldexp | Cl::pown | Cl::rootn => S::FloatInteger,
        Cl::ilogb => S::IntegerOfFloat,
        Cl::nan => S::FloatOfInteger,
        Cl::fract | Cl::modf | Cl::sincos => S::FloatOutFloat,
        Cl::frexp | Cl::lgamma_r => S::FloatOutInteger,
        Cl::remquo => S::FloatFloatOutInteger,
        Cl::length | Cl::fast_length => S::Reduce(1),
        Cl::distance | Cl::fast_distance => S::Reduce(2),
        Cl::cross => S::Cross,
        Cl::s_abs | Cl::u_abs | Cl::clz | Cl::ctz | Cl::popcount => S::Integer(1),
        Cl::s_abs_diff | Cl::u_abs_diff | Cl::s_add_sat | Cl::u_add_sat | Cl::s_hadd | Cl::u_hadd => {
            S::Integer(2)
        }
        Cl::s_rhadd | Cl::u_rhadd | Cl::s_max | Cl::u_max | Cl::s_min | Cl::u_min | Cl::s_mul_hi => {
            S::Integer(2)
        }
        Cl::u_mul_hi | Cl::rotate | Cl::s_sub_sat | Cl::u_sub_sat | Cl::s_mul24 | Cl::u_mul24 => {
            S::Integer(2)
        }
        Cl::s_clamp | Cl::u_clamp | Cl::s_mad_hi | Cl::u_mad_hi | Cl::s_mad_sat | Cl::u_mad_sat => {
            S::Integer(3)
        }
        Cl::s_mad24 | Cl::u_mad24 => S::Integer(3),
        Cl::s_upsample | Cl::u_upsample => S::Upsample,
        Cl::vloadn => S::VectorLoad,
        Cl::vstoren => S::VectorStore,
        Cl::vload_half | Cl::vload_halfn | Cl::vloada_halfn => S::HalfLoad,
        Cl::vstore_half | Cl::vstore_half_r | Cl::vstore_halfn | Cl::vstore_halfn_r => S::HalfStore,
        Cl::vstorea_halfn | Cl::vstorea_halfn_r => S::HalfStore,
        Cl::shuffle => S::Shuffle(1),
        Cl::shuffle2 => S::Shuffle(2),
        Cl::bitselect => S::BitSelect,
        Cl::select => S::Select,
        Cl::prefetch => S::Prefetch,
        Cl::printf => S::Printf,
    })
}
