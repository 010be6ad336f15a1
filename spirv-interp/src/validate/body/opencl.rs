//! Operand rules of extended instructions.

use spirv::OpenclStd100Op as Cl;

use super::{Body, Check, Error, is_float, is_int, operand, require};
use crate::validate::opencl::{Signature, signature};
use crate::validate::tables::Definition;
use crate::validate::types::{Scalar, Shape};

impl Body<'_> {
    pub(super) fn extended_instruction(&self) -> Check {
        let (set, number) = (self.id(3)?, self.id(4)?);
        if !self.tables.is_opencl(set) {
            return match self.tables.definitions[set as usize] {
                Definition::Other => Ok(()),
                _ => Err(operand(set, "is not an extended instruction set")),
            };
        }
        let op = Cl::from_u32(number);
        let signature = op.and_then(signature);
        let name = || op.map_or(number.to_string(), |op| format!("{op:?}"));
        match (op, signature) {
            (Some(op), Some(signature)) => self.opencl(op, signature),
            _ => Err(Error::UnsupportedExtendedInstruction { name: name() }),
        }
    }

    pub(super) fn opencl(&self, op: Cl, signature: Signature) -> Check {
        use Signature as S;
        let count = |wanted: usize| {
            require(
                self.words.len() - 5 == wanted,
                "another number of operands is needed",
            )
        };
        match signature {
            S::Float(operands) => {
                count(operands)?;
                require(
                    is_float(self.result()?.scalar),
                    "the result must be floating-point",
                )?;
                (0..operands).try_for_each(|number| self.same_shape_as_result(5 + number))
            }
            S::Integer(operands) => {
                count(operands)?;
                require(is_int(self.result()?.scalar), "the result must be integer")?;
                (0..operands).try_for_each(|number| self.same_shape_as_result(5 + number))
            }
            S::FloatInteger => {
                count(2)?;
                require(
                    is_float(self.result()?.scalar),
                    "the result must be floating-point",
                )?;
                self.same_shape_as_result(5)?;
                let integer = self.shape(6)?;
                let lanes = integer.lanes == self.result()?.lanes || (op == Cl::ldexp && integer.lanes == 1);
                require(
                    is_int(integer.scalar) && lanes,
                    "the second operand must be as many integers",
                )
            }
            S::IntegerOfFloat | S::FloatOfInteger => {
                count(1)?;
                let (from, to) = (self.shape(5)?, self.result()?);
                let (float, int) = if signature == S::IntegerOfFloat {
                    (from, to)
                } else {
                    (to, from)
                };
                require(
                    is_float(float.scalar) && is_int(int.scalar) && from.lanes == to.lanes,
                    "the types do not fit",
                )
            }
            S::FloatOutFloat | S::FloatOutInteger | S::FloatFloatOutInteger => {
                let floats = if signature == S::FloatFloatOutInteger {
                    2
                } else {
                    1
                };
                count(floats + 1)?;
                require(
                    is_float(self.result()?.scalar),
                    "the result must be floating-point",
                )?;
                (0..floats).try_for_each(|number| self.same_shape_as_result(5 + number))?;
                let (_, pointer) = self.pointer(5 + floats)?;
                let pointee = self
                    .tables
                    .types
                    .pointee(pointer)
                    .and_then(|ty| self.tables.types.shape(ty));
                let scalar = if signature == S::FloatOutFloat {
                    self.result()?.scalar
                } else {
                    Scalar::Int(32)
                };
                let wanted = Shape {
                    scalar,
                    lanes: self.result()?.lanes,
                };
                require(
                    pointee == Some(wanted),
                    "the pointer does not point to the second result",
                )
            }
            S::Reduce(operands) => {
                count(operands)?;
                let result = self.result()?;
                require(
                    is_float(result.scalar) && result.lanes == 1,
                    "the result must be a floating-point scalar",
                )?;
                let first = self.shape(5)?;
                require(first.scalar == result.scalar, "the operands differ in type")?;
                (0..operands).try_for_each(|number| {
                    require(self.shape(5 + number)? == first, "the operands differ in type")
                })
            }
            S::Cross => {
                count(2)?;
                let result = self.result()?;
                require(
                    is_float(result.scalar) && matches!(result.lanes, 3 | 4),
                    "must be three or four floats",
                )?;
                self.same_shape_as_result(5)?;
                self.same_shape_as_result(6)
            }
            S::Upsample => {
                count(2)?;
                let (result, high) = (self.result()?, self.shape(5)?);
                let fits = is_int(high.scalar) && result.scalar.bits() == 2 * high.scalar.bits();
                require(
                    fits && self.shape(6)? == high && high.lanes == result.lanes,
                    "the halves do not fit the result",
                )
            }
            S::VectorLoad | S::HalfLoad => {
                let literal = usize::from(op != Cl::vload_half);
                count(2 + literal)?;
                let result = self.result()?;
                require(
                    literal == 0 || self.words[7] == result.lanes,
                    "the count is not that of the result",
                )?;
                require(
                    signature == S::VectorLoad || is_float(result.scalar),
                    "the result must be floating-point",
                )?;
                self.index(5)?;
                self.pointer(6).map(drop)
            }
            S::VectorStore | S::HalfStore => {
                let literal = usize::from(matches!(
                    op,
                    Cl::vstore_half_r | Cl::vstore_halfn_r | Cl::vstorea_halfn_r
                ));
                count(3 + literal)?;
                let data = self.shape(5)?;
                require(
                    signature == S::VectorStore || is_float(data.scalar),
                    "the data must be floating-point",
                )?;
                require(
                    literal == 0 || self.words[8] <= 3,
                    "the rounding mode is not known",
                )?;
                self.index(6)?;
                self.pointer(7).map(drop)
            }
            S::Shuffle(vectors) => {
                count(vectors + 1)?;
                let (result, mask, first) = (self.result()?, self.shape(5 + vectors)?, self.shape(5)?);
                require(
                    is_int(mask.scalar) && mask.lanes == result.lanes,
                    "the mask must be as many integers",
                )?;
                require(
                    first.scalar == result.scalar,
                    "the vectors differ in component type",
                )?;
                (0..vectors).try_for_each(|number| {
                    require(self.shape(5 + number)? == first, "the vectors differ in type")
                })
            }
            S::BitSelect => {
                count(3)?;
                require(
                    self.result()?.scalar != Scalar::Pointer,
                    "pointers have no bits to select",
                )?;
                (0..3).try_for_each(|number| self.same_shape_as_result(5 + number))
            }
            S::Select => {
                count(3)?;
                self.same_shape_as_result(5)?;
                self.same_shape_as_result(6)?;
                let (result, condition) = (self.result()?, self.shape(7)?);
                require(
                    is_int(condition.scalar) && condition.lanes == result.lanes,
                    "the condition must be as many integers",
                )
            }
            S::Prefetch => {
                count(2)?;
                self.pointer(5).map(drop)
            }
            S::Printf => self.printf(),
        }
    }

    /// OpenCL Extended Instruction Set, printf: the values are scalars, vectors and pointers. Which of them the format
    /// asks for shows only when it is read.
    fn printf(&self) -> Check {
        let wanted = Shape {
            scalar: Scalar::Int(32),
            lanes: 1,
        };
        require(self.result()? == wanted, "the result must be a 32-bit integer")?;
        self.pointer(5)?;
        (6..self.words.len()).try_for_each(|word| self.shape(word).map(drop))
    }
}
