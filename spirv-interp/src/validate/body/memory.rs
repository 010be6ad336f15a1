//! Operand rules of instructions that touch memory.

use spirv::{Op, StorageClass};

use super::{Body, Check, Error, is_flag, is_pointer, operand, require};
use crate::validate::tables::Definition;
use crate::validate::types::{Kind, Scalar, Shape, TypeIndex};

impl Body<'_> {
    pub(super) fn variable(&self) -> Check {
        let result = self.result_type()?;
        let function = StorageClass::Function;
        let is_function =
            matches!(self.tables.types.get(result).kind, Kind::Pointer { class, .. } if class == function);
        // 3.3.8 OpVariable: in a function the storage class is Function.
        require(
            is_function && self.words[3] == function as u32,
            "variables of a function are in Function storage",
        )?;
        let pointee = self.tables.types.pointee(result).ok_or(Error::Rule {
            rule: "the type is not known",
        })?;
        let sized = !matches!(
            self.tables.types.get(pointee).kind,
            Kind::Void | Kind::Function { .. }
        );
        require(sized, "variables hold types with a size")?;
        if let Some(id) = self.words.get(4) {
            let constant = self
                .tables
                .value_type(*id)
                .filter(|_| self.tables.definitions[*id as usize] == Definition::Global);
            let ty = constant.ok_or(Error::NotAConstant { id: *id })?;
            require(
                self.tables.types.same(ty, pointee),
                "the initialiser has not the type of the variable",
            )?;
        }
        Ok(())
    }

    pub(super) fn load(&self) -> Check {
        self.pointer(3)?;
        self.loadable(self.result_type()?)
    }

    /// A type with leaves.
    pub(super) fn loadable(&self, ty: TypeIndex) -> Check {
        require(self.tables.types.get(ty).size > 0, "the type has no size")
    }

    pub(super) fn store(&self) -> Check {
        self.pointer(1)?;
        self.loadable(self.value(2)?)
    }

    /// 3.3.11 OpSizeOf: of what a pointer points to.
    pub(super) fn size_of(&self) -> Check {
        let wanted = Shape {
            scalar: Scalar::Int(32),
            lanes: 1,
        };
        require(self.result()? == wanted, "the result must be a 32-bit integer")?;
        let (_, pointer) = self.pointer(3)?;
        let known = self.tables.types.pointee(pointer).is_some();
        require(known, "points to a type that is not known")
    }

    /// 3.3.11 OpPtrCastToGeneric and its opposites: between a Generic pointer and one to a memory that Generic pointers
    /// can point to. `of` and `generic` are the words of the two: 3 is the operand, 1 the type of the result.
    pub(super) fn generic_cast(&self, of: usize, generic: usize) -> Check {
        self.convert(is_pointer, is_pointer)?;
        let types = &self.tables.types;
        let class = |word: usize| -> Result<Option<StorageClass>, Error> {
            let ty = if word == 1 {
                self.result_type()?
            } else {
                self.value(word)?
            };
            Ok(match types.get(ty).kind {
                Kind::Pointer { class, .. } => Some(class),
                _ => None,
            })
        };
        require(
            class(generic)? == Some(StorageClass::Generic),
            "one of the pointers must be Generic",
        )?;
        require(
            matches!(
                class(of)?,
                Some(StorageClass::Workgroup | StorageClass::CrossWorkgroup | StorageClass::Function)
            ),
            "the other pointer must point to Workgroup, CrossWorkgroup or Function memory",
        )
    }

    pub(super) fn copy_memory(&self) -> Check {
        let ((_, target), (_, source)) = (self.pointer(1)?, self.pointer(2)?);
        let types = &self.tables.types;
        let size = |pointer| types.pointee(pointer).map(|ty| types.get(ty).size);
        require(
            size(target).is_some() && size(target) == size(source),
            "both must point to types of one size",
        )
    }

    pub(super) fn copy_memory_sized(&self) -> Check {
        self.pointer(1)?;
        self.pointer(2)?;
        self.index(3)
    }

    /// 3.3.8 OpAccessChain and OpPtrAccessChain; `first` is the word of the first index into the type.
    pub(super) fn chain(&self, first: usize) -> Check {
        require(is_pointer(self.result()?.scalar), "the result must be a pointer")?;
        let (_, pointer) = self.pointer(3)?;
        let types = &self.tables.types;
        let mut ty = types
            .pointee(pointer)
            .ok_or(operand(self.words[3], "points to a type that is not known"))?;
        if first == 5 {
            self.index(4)?;
        }
        for word in first..self.words.len() {
            self.index(word)?;
            let next = match types.get(ty).kind {
                // The member of a structure must be known now.
                Kind::Struct { .. } => types.component(ty, self.constant(word)?),
                Kind::Vector { element, .. } | Kind::Array { element, .. } => Some(element),
                _ => None,
            };
            ty = next.ok_or(operand(self.words[word], "indexes into nothing"))?;
        }
        Ok(())
    }

    pub(super) fn atomic(&self, op: Op) -> Check {
        use Op as O;
        let (first, flag) = (
            if matches!(op, O::AtomicStore | O::AtomicFlagClear) {
                1
            } else {
                3
            },
            is_flag(op),
        );
        let (class, _) = self.pointer(first)?;
        require(
            !matches!(class, StorageClass::Input | StorageClass::UniformConstant),
            "this memory has no atomics",
        )?;
        self.index(first + 1)?;
        self.index(first + 2)?;
        if flag {
            return require(
                op == O::AtomicFlagClear
                    || self.result()?
                        == Shape {
                            scalar: Scalar::Bool,
                            lanes: 1,
                        },
                "the result must be a boolean",
            );
        }
        let shape = if op == O::AtomicStore {
            self.shape(4)?
        } else {
            self.result()?
        };
        let float = matches!(op, O::AtomicFAddEXT | O::AtomicFMinEXT | O::AtomicFMaxEXT);
        let either = matches!(op, O::AtomicLoad | O::AtomicStore | O::AtomicExchange);
        let fits = match shape.scalar {
            Scalar::Int(_) => !float,
            Scalar::Float(_) => float || either,
            Scalar::Pointer => {
                either || matches!(op, O::AtomicCompareExchange | O::AtomicCompareExchangeWeak)
            }
            _ => false,
        };
        require(
            fits && shape.lanes == 1,
            "this operation does not work on this type",
        )?;
        let values = match op {
            O::AtomicLoad | O::AtomicIIncrement | O::AtomicIDecrement => 0..0,
            O::AtomicStore => 4..5,
            O::AtomicCompareExchange | O::AtomicCompareExchangeWeak => {
                self.index(6)?;
                7..9
            }
            _ => 6..7,
        };
        for word in values {
            require(self.shape(word)? == shape, "the operands differ in type")?;
        }
        Ok(())
    }
}
