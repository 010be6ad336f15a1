//! Operand rules of instructions that only compute.

use super::{Body, Check, Error, is_float, is_int, operand, require};
use crate::validate::constants;
use crate::validate::types::{Kind, Scalar, Shape};

impl Body<'_> {
    pub(super) fn arithmetic(&self, operands: usize, class: fn(Scalar) -> bool) -> Check {
        require(
            class(self.result()?.scalar),
            "the result has not a type that this operation works on",
        )?;
        (0..operands).try_for_each(|number| self.same_shape_as_result(3 + number))
    }

    pub(super) fn same_shape_as_result(&self, word: usize) -> Check {
        if self.shape(word)? == self.result()? {
            Ok(())
        } else {
            Err(operand(self.words[word], "has not the type of the result"))
        }
    }

    pub(super) fn bit_count(&self) -> Check {
        let (from, to) = (self.shape(3)?, self.result()?);
        require(
            is_int(from.scalar) && is_int(to.scalar) && from.lanes == to.lanes,
            "must be integers of as many lanes",
        )
    }

    /// The amount may differ in width from the value.
    pub(super) fn shift(&self) -> Check {
        require(is_int(self.result()?.scalar), "only integers are shifted")?;
        self.same_shape_as_result(3)?;
        let amount = self.shape(4)?;
        require(
            is_int(amount.scalar) && amount.lanes == self.result()?.lanes,
            "the amount must be as many integers",
        )
    }

    pub(super) fn compare(&self, operands: usize, class: fn(Scalar) -> bool) -> Check {
        let (result, first) = (self.result()?, self.shape(3)?);
        require(
            result.scalar == Scalar::Bool && result.lanes == first.lanes,
            "the result must be as many booleans",
        )?;
        require(
            class(first.scalar),
            "the operands have not a type that this comparison works on",
        )?;
        (1..operands)
            .try_for_each(|number| require(self.shape(3 + number)? == first, "the operands differ in type"))
    }

    pub(super) fn pointer_difference(&self) -> Check {
        require(
            matches!(
                self.result()?,
                Shape {
                    scalar: Scalar::Int(_),
                    lanes: 1
                }
            ),
            "the result must be an integer",
        )?;
        let ((_, first), _) = (self.pointer(3)?, self.pointer(4)?);
        let pointee = self
            .tables
            .types
            .pointee(first)
            .ok_or(operand(self.words[3], "points to nothing known"))?;
        require(
            self.tables.types.get(pointee).size != 0,
            "points to something without a size",
        )
    }

    pub(super) fn any_all(&self) -> Check {
        require(
            self.result()?
                == Shape {
                    scalar: Scalar::Bool,
                    lanes: 1,
                },
            "the result must be a boolean",
        )?;
        require(
            self.shape(3)?.scalar == Scalar::Bool,
            "the operand must be booleans",
        )
    }

    pub(super) fn select(&self) -> Check {
        let condition = self.shape(3)?;
        require(condition.scalar == Scalar::Bool, "the condition must be boolean")?;
        self.same_as_result(4)?;
        self.same_as_result(5)?;
        // 3.3.15 OpSelect: before version 1.4 the objects are scalars, pointers or vectors.
        require(
            self.result().is_ok() || self.tables.module.version() >= (1, 4),
            "arrays and structures are selected from version 1.4 on only",
        )?;
        let per_lane = self.result().is_ok_and(|result| result.lanes == condition.lanes);
        require(
            condition.lanes == 1 || per_lane,
            "the condition has another number of components",
        )
    }

    pub(super) fn convert(&self, from: fn(Scalar) -> bool, to: fn(Scalar) -> bool) -> Check {
        let (source, result) = (self.shape(3)?, self.result()?);
        require(
            from(source.scalar) && to(result.scalar),
            "this does not convert between these types",
        )?;
        require(
            source.lanes == result.lanes,
            "a conversion keeps the number of components",
        )
    }

    pub(super) fn bitcast(&self) -> Check {
        let (from, to) = (self.shape(3)?, self.result()?);
        require(
            from.scalar.bits() * from.lanes == to.scalar.bits() * to.lanes,
            "a bit cast does not change the size",
        )
    }

    pub(super) fn extended(&self) -> Check {
        let operands = self.shape(3)?;
        require(
            is_int(operands.scalar) && self.shape(4)? == operands,
            "the operands must be integers of one type",
        )?;
        let result = self.result_type()?;
        let fits = match &self.tables.types.get(result).kind {
            Kind::Struct { members } => {
                members.len() == 2
                    && members
                        .iter()
                        .all(|m| self.tables.types.shape(m.ty) == Some(operands))
            }
            _ => false,
        };
        require(fits, "the result must be a structure of two such integers")
    }

    pub(super) fn vector_times_scalar(&self) -> Check {
        require(is_float(self.result()?.scalar), "only floats are multiplied so")?;
        self.same_shape_as_result(3)?;
        require(
            self.shape(4)?
                == Shape {
                    lanes: 1,
                    ..self.result()?
                },
            "the factor must be a scalar of the same type",
        )
    }

    pub(super) fn dot(&self) -> Check {
        let (result, first) = (self.result()?, self.shape(3)?);
        let fits = is_float(first.scalar) && self.shape(4)? == first && result == Shape { lanes: 1, ..first };
        require(
            fits,
            "must be two vectors and a scalar of one floating-point type",
        )
    }

    /// 3.3.14: values of the result's type, then an offset and a count that are scalar integers.
    pub(super) fn bit_field(&self, values: usize) -> Check {
        self.arithmetic(values, is_int)?;
        self.index(3 + values)?;
        self.index(4 + values)
    }

    /// 3.3.13 OpSDot and its like: vectors of integers, or four bytes packed into a 32-bit integer.
    pub(super) fn integer_dot(&self, accumulate: bool) -> Check {
        let (result, a, b) = (self.result()?, self.shape(3)?, self.shape(4)?);
        require(
            is_int(result.scalar) && result.lanes == 1 && is_int(a.scalar) && a == b,
            "must be two vectors of integers and an integer",
        )?;
        if accumulate {
            self.same_shape_as_result(5)?;
        }
        let packed = self.words.get(if accumulate { 6 } else { 5 });
        if a.lanes == 1 {
            // 3.2 Packed Vector Format: four 8-bit components are the only one.
            return require(
                a.scalar == Scalar::Int(32) && packed == Some(&0),
                "scalars are four bytes packed into 32 bits",
            );
        }
        require(
            result.scalar.bits() >= a.scalar.bits(),
            "the result is narrower than the components",
        )
    }

    /// SPV_INTEL_bfloat16_conversion: 32-bit floats and 16-bit integers.
    pub(super) fn bfloat(&self, narrow: bool) -> Check {
        let (from, to) = (self.shape(3)?, self.result()?);
        let (float, bits) = if narrow { (from, to) } else { (to, from) };
        require(
            float.scalar == Scalar::Float(32) && bits.scalar == Scalar::Int(16) && from.lanes == to.lanes,
            "this converts between 32-bit floats and 16-bit integers",
        )
    }

    pub(super) fn extract_dynamic(&self) -> Check {
        let (result, vector) = (self.result()?, self.shape(3)?);
        require(
            vector.lanes > 1 && result == Shape { lanes: 1, ..vector },
            "the result is a component of the vector",
        )?;
        self.index(4)
    }

    pub(super) fn insert_dynamic(&self) -> Check {
        self.same_shape_as_result(3)?;
        let vector = self.result()?;
        let fits = vector.lanes > 1 && self.shape(4)? == Shape { lanes: 1, ..vector };
        require(fits, "the object is a component of the vector")?;
        self.index(5)
    }

    pub(super) fn shuffle(&self) -> Check {
        let (result, a, b) = (self.result()?, self.shape(3)?, self.shape(4)?);
        require(
            a.scalar == b.scalar && a.scalar == result.scalar,
            "the vectors differ in component type",
        )?;
        let selected = &self.words[5..];
        require(
            selected.len() == result.lanes as usize,
            "there must be a literal for each component",
        )?;
        // 3.3.12 OpVectorShuffle: 0xffffffff selects an undefined component.
        let known = selected
            .iter()
            .all(|lane| *lane == u32::MAX || *lane < a.lanes + b.lanes);
        require(known, "a literal selects a component that neither vector has")
    }

    /// 3.3.12 OpCompositeConstruct: one constituent for each component; vectors may also be built out of vectors.
    pub(super) fn construct(&self) -> Check {
        let ty = self.result_type()?;
        let types = &self.tables.types;
        let parts = self.words.len() - 3;
        if let Kind::Vector { .. } = types.get(ty).kind {
            let whole = self.result()?;
            let mut lanes = 0;
            for number in 0..parts {
                let part = self.shape(3 + number)?;
                require(part.scalar == whole.scalar, "a part has another component type")?;
                lanes += part.lanes;
            }
            return require(
                lanes == whole.lanes,
                "the parts have not as many components as the vector",
            );
        }
        let count = match &types.get(ty).kind {
            Kind::Array { length, .. } => *length,
            Kind::Struct { members } => members.len() as u64,
            _ => {
                return Err(Error::Rule {
                    rule: "the result must be a vector, an array or a structure",
                });
            }
        };
        require(count == parts as u64, "there must be a part for each component")?;
        for number in 0..parts {
            let wanted = types.component(ty, number as u64).ok_or(Error::Rule {
                rule: "a part too many",
            })?;
            require(
                types.same(wanted, self.value(3 + number)?),
                "a part has another type than its component",
            )?;
        }
        Ok(())
    }

    pub(super) fn extract(&self) -> Check {
        let whole = self.value(3)?;
        let (part, ..) = constants::part(self.tables, whole, &self.words[4..])?;
        require(
            self.tables.types.same(part, self.result_type()?),
            "the part has not the type of the result",
        )
    }

    pub(super) fn insert(&self) -> Check {
        self.same_as_result(4)?;
        let (part, ..) = constants::part(self.tables, self.value(4)?, &self.words[5..])?;
        require(
            self.tables.types.same(part, self.value(3)?),
            "the part has not the type of the object",
        )
    }
}
