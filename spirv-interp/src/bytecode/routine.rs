//! Computations without a code of their own: what the reference interpreter computes for one lane, on words.
//!
//! They are rare. The two engines are equal here because there is one definition; what is common has a code and
//! definitions of its own.

use spirv::{Op, OpenclStd100Op as Cl};

use crate::math;
use crate::sem::convert::{Mode, convert};
use crate::sem::{self, float, integer, opencl};
use crate::validate::types::Scalar;

/// Operands that one of them may have: two vectors of sixteen, and an integer.
pub(crate) const MAX_OPERANDS: usize = 33;

/// One computation. Its operands are words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Routine {
    /// An instruction with one operand of this type.
    Unary(Op, Scalar),
    /// An instruction with two operands of this type.
    Binary(Op, Scalar),
    /// A conversion from one type to another.
    Convert(Op, Scalar, Scalar, Mode),
    /// A function of OpenCL.std on integers of this width.
    Integer(Cl, u8),
    /// A function of OpenCL.std on floats of this width: its result.
    Float(Cl, u8),
    /// What it stores through its pointer.
    Stored(Cl, u8),
    /// Length of a vector of floats of this width.
    Length(u8),
    /// Distance of two vectors, one after the other.
    Distance(u8),
    /// This component of a vector made as long as 1.
    Normalize(u8, u8),
    /// OpBitFieldInsert: base, what is inserted, offset, count.
    InsertField(u8),
    /// OpBitFieldSExtract if the flag is set, else OpBitFieldUExtract: base, offset, count.
    ExtractField(u8, bool),
    /// An integer dot product: the components of both vectors, and what is added if the instruction does so. The
    /// widths are those of the components and of the result.
    Dot(Op, u8, u8),
}

impl Routine {
    /// What it computes, or `None` if there is no such operation.
    pub fn evaluate(self, operands: &[u64]) -> Option<u64> {
        let word = |at: usize| operands.get(at).copied().unwrap_or(0);
        let three = || [word(0), word(1), word(2)];
        Some(match self {
            Self::Unary(op, scalar) => return sem::unary(op, scalar, word(0)),
            Self::Binary(op, scalar) => return sem::binary(op, scalar, word(0), word(1)),
            Self::Convert(op, from, to, mode) => return convert(op, from, to, word(0), mode),
            Self::Integer(op, bits) => opencl::integer(op, bits, word(0), word(1), word(2)),
            Self::Float(op, bits) => math::evaluate(op, bits, three())?.result,
            Self::Stored(op, bits) => math::evaluate(op, bits, three())?.stored,
            Self::Length(bits) => {
                let mut v = [0.0; MAX_OPERANDS];
                let v = values(bits, operands, &mut v);
                float::word(bits, math::double::length(v))
            }
            Self::Distance(bits) => {
                let (a, b) = operands.split_at(operands.len() / 2);
                let (mut v, mut other) = ([0.0; MAX_OPERANDS], [0.0; MAX_OPERANDS]);
                let v = values(bits, a, &mut v);
                v.iter_mut()
                    .zip(values(bits, b, &mut other))
                    .for_each(|(a, b)| *a -= *b);
                float::word(bits, math::double::length(v))
            }
            Self::Normalize(bits, lane) => {
                let mut v = [0.0; MAX_OPERANDS];
                let v = values(bits, operands, &mut v);
                math::double::normalize(v);
                float::word(bits, v[usize::from(lane)])
            }
            Self::InsertField(bits) => integer::insert_field(bits, word(0), word(1), word(2), word(3)),
            Self::ExtractField(bits, sign) => integer::extract_field(bits, word(0), word(1), word(2), sign),
            Self::Dot(op, width, bits) => {
                let lanes = operands.len() / 2;
                let (a, rest) = operands.split_at(lanes);
                let (b, sum) = rest.split_at(lanes);
                integer::dot(
                    op,
                    width,
                    bits,
                    a.iter().copied().zip(b.iter().copied()),
                    sum.first().copied(),
                )
            }
        })
    }
}

/// Floats as numbers of double precision, in front of a buffer.
fn values<'b>(bits: u8, words: &[u64], buffer: &'b mut [f64; MAX_OPERANDS]) -> &'b mut [f64] {
    for (value, word) in buffer.iter_mut().zip(words) {
        *value = float::value(bits, *word);
    }
    &mut buffer[..words.len()]
}
