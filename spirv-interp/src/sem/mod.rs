//! What each scalar operation computes, as pure functions on words.
//!
//! A scalar is a 64-bit word that holds its bit pattern, zero-extended. Every function takes and returns such words.
//!
//! Where the specification leaves a result undefined, this is what happens, and it is never fatal:
//! - division by zero gives a quotient with all bits set and the dividend as remainder; the lowest integer divided by −1
//!   gives itself and remainder 0 (3.3.13);
//! - a shift uses its amount modulo the width of the value, whatever the width of the amount is (3.3.14; OpenCL C 6.3.j);
//! - a conversion to an integer takes NaN to 0 and everything out of range to the nearest value (3.3.11).

pub(crate) mod convert;
pub(crate) mod float;
pub(crate) mod group;
pub(crate) mod integer;
pub(crate) mod opencl;

use spirv::Op;

use crate::validate::types::Scalar;

/// One operation with one operand of type `scalar`; `None` if it is not such an operation.
pub(crate) fn unary(op: Op, scalar: Scalar, a: u64) -> Option<u64> {
    match scalar {
        Scalar::Bool => (op == Op::LogicalNot).then_some(a ^ 1),
        Scalar::Int(bits) => integer::unary(op, bits, a),
        Scalar::Float(bits) => float::unary(op, bits, a),
        Scalar::Pointer => None,
    }
}

/// One operation with two operands of type `scalar` (a shift amount is given without regard to its type).
pub(crate) fn binary(op: Op, scalar: Scalar, a: u64, b: u64) -> Option<u64> {
    match scalar {
        Scalar::Bool => match op {
            Op::LogicalEqual => Some(u64::from(a == b)),
            Op::LogicalNotEqual => Some(u64::from(a != b)),
            Op::LogicalOr => Some(a | b),
            Op::LogicalAnd => Some(a & b),
            _ => None,
        },
        Scalar::Int(bits) => integer::binary(op, bits, a, b),
        Scalar::Float(bits) => float::binary(op, bits, a, b),
        Scalar::Pointer => match op {
            Op::IEqual | Op::PtrEqual => Some(u64::from(a == b)),
            Op::INotEqual | Op::PtrNotEqual => Some(u64::from(a != b)),
            _ => None,
        },
    }
}
