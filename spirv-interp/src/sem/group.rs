//! How group operations combine values (SPIR-V 3.3.21, 3.3.24).
//!
//! Values are combined one after the other, from the lowest work-item to the highest; the first one is taken as it is.
//! Floating-point sums therefore have one defined order, which the specification leaves open.

use spirv::Op;

use super::{float, integer};
use crate::validate::group::Combine;
use crate::validate::types::Scalar;

/// One step.
pub(crate) fn combine(how: Combine, scalar: Scalar, a: u64, b: u64) -> u64 {
    use Combine as C;
    let binary = |op| super::binary(op, scalar, a, b).expect("validate admits only types that fit");
    let bits = u8::try_from(scalar.bits()).expect("scalars have at most 64 bits");
    let (x, y) = (|| integer::signed(bits, a), || integer::signed(bits, b));
    match how {
        C::IAdd => binary(Op::IAdd),
        C::FAdd => binary(Op::FAdd),
        C::IMul => binary(Op::IMul),
        C::FMul => binary(Op::FMul),
        C::SMin => integer::word(bits, x().min(y())),
        C::UMin => a.min(b),
        C::SMax => integer::word(bits, x().max(y())),
        C::UMax => a.max(b),
        C::FMin => float::word(bits, float::minimum(float::value(bits, a), float::value(bits, b))),
        C::FMax => float::word(bits, float::maximum(float::value(bits, a), float::value(bits, b))),
        C::And | C::LogicalAnd => a & b,
        C::Or | C::LogicalOr => a | b,
        C::Xor | C::LogicalXor => a ^ b,
    }
}

/// What an exclusive scan begins with.
pub(crate) fn identity(how: Combine, scalar: Scalar) -> u64 {
    use Combine as C;
    let bits = u8::try_from(scalar.bits()).expect("scalars have at most 64 bits");
    let number = |x| float::word(bits, x);
    match how {
        C::IAdd | C::UMax | C::Or | C::Xor | C::LogicalOr | C::LogicalXor => 0,
        C::IMul | C::LogicalAnd => 1,
        C::FAdd => number(0.0),
        C::FMul => number(1.0),
        C::SMin => integer::word(bits, integer::signed_max(bits)),
        C::SMax => integer::word(bits, integer::signed_min(bits)),
        C::UMin | C::And => integer::mask(bits, u64::MAX),
        C::FMin => number(f64::INFINITY),
        C::FMax => number(f64::NEG_INFINITY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Combine as C;

    const ALL: [C; 16] = [
        C::IAdd,
        C::FAdd,
        C::IMul,
        C::FMul,
        C::SMin,
        C::UMin,
        C::FMin,
        C::SMax,
        C::UMax,
        C::FMax,
        C::And,
        C::Or,
        C::Xor,
        C::LogicalAnd,
        C::LogicalOr,
        C::LogicalXor,
    ];

    #[test]
    fn identities_change_nothing() {
        let scalars = [8, 16, 32, 64].map(Scalar::Int).into_iter();
        let scalars = scalars
            .chain([16, 32, 64].map(Scalar::Float))
            .chain([Scalar::Bool]);
        for scalar in scalars {
            for how in ALL.into_iter().filter(|how| how.fits(scalar)) {
                let bits = u8::try_from(scalar.bits()).unwrap();
                let samples = match scalar {
                    Scalar::Float(bits) => [0.0, -2.5, 1.0, 7.0].map(|x| float::word(bits, x)),
                    _ => [0, 1, u64::MAX, u64::MAX / 2].map(|x| integer::mask(bits, x)),
                };
                for x in samples {
                    assert_eq!(
                        combine(how, scalar, identity(how, scalar), x),
                        x,
                        "{how:?} {scalar:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_number_wins_over_nan() {
        let nan = float::word(32, f64::NAN);
        let one = float::word(32, 1.0);
        for how in [C::FMin, C::FMax] {
            assert_eq!(combine(how, Scalar::Float(32), nan, one), one);
            assert_eq!(combine(how, Scalar::Float(32), one, nan), one);
        }
        assert_eq!(combine(C::SMin, Scalar::Int(8), 0x80, 0x7f), 0x80);
        assert_eq!(combine(C::UMin, Scalar::Int(8), 0x80, 0x7f), 0x7f);
    }
}
