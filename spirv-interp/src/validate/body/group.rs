//! Operand rules of instructions that work-items execute together, and of what belongs to them.

use spirv::{Op, Scope, StorageClass};

use super::{Body, Check, Error, Found, is_int, operand, require};
use crate::validate::group::{Collective, Form, Reach, collective};
use crate::validate::types::{Scalar, Shape};

const BOOL: Shape = Shape {
    scalar: Scalar::Bool,
    lanes: 1,
};
const BALLOT: Shape = Shape {
    scalar: Scalar::Int(32),
    lanes: 4,
};

impl Body<'_> {
    pub(super) fn control_barrier(&self, found: &mut Found) -> Check {
        let scope = self.constant(1)?;
        self.constant(2)?;
        self.constant(3)?;
        // One work-item waits for nobody. The whole device would need a scheduler across groups.
        if scope == Scope::Invocation as u64 {
            return Ok(());
        }
        self.scope(scope)?;
        found.barrier = true;
        Ok(())
    }

    fn scope(&self, scope: u64) -> Check {
        if scope == Scope::Workgroup as u64 || scope == Scope::Subgroup as u64 {
            Ok(())
        } else {
            Err(Error::UnsupportedScope {
                scope: u32::try_from(scope).unwrap_or(u32::MAX),
            })
        }
    }

    pub(super) fn collective(&self, op: Op, found: &mut Found) -> Check {
        let Some(collective) = collective(op) else {
            return Err(Error::UnsupportedInstruction);
        };
        let scope = match collective.scope {
            Some(word) => self.constant(word)?,
            None => Scope::Subgroup as u64,
        };
        self.scope(scope)?;
        let reach = collective.reach(scope);
        // 3.3.24: the OpenCL environment has these for sub-groups only.
        if reach == Reach::Active && scope != Scope::Subgroup as u64 {
            return Err(Error::UnsupportedScope {
                scope: Scope::Workgroup as u32,
            });
        }
        found.barrier = true;
        found.active_operation |= reach == Reach::Active;
        self.operands(collective)
    }

    fn operands(&self, collective: Collective) -> Check {
        let first = collective.first;
        match collective.form {
            // OpGroupWaitEvents; OpControlBarrier has a rule of its own.
            Form::Barrier => {
                self.index(first)?;
                self.pointer(first + 1).map(drop)
            }
            Form::AsyncCopy => self.async_copy(first),
            Form::Elect => require(self.result()? == BOOL, "the result must be a boolean"),
            Form::All | Form::Any => {
                let boolean = self.result()? == BOOL && self.shape(first)? == BOOL;
                require(boolean, "the result and the predicate must be booleans")
            }
            Form::AllEqual => {
                let value = self.shape(first)?;
                require(
                    self.result()? == BOOL && value.scalar != Scalar::Pointer,
                    "the result must be a boolean, the value numbers or booleans",
                )
            }
            Form::Ballot => {
                let fits = self.result()? == BALLOT && self.shape(first)? == BOOL;
                require(fits, "a boolean gives four 32-bit integers")
            }
            Form::First => self.same_shape_as_result(first),
            Form::Broadcast => {
                self.same_shape_as_result(first)?;
                let id = self.shape(first + 1)?;
                let group = collective.uniform && self.constant(3)? == Scope::Workgroup as u64;
                require(
                    is_int(id.scalar) && id.lanes <= if group { 3 } else { 1 },
                    "the work-item is named by an integer, in a work-group by up to three",
                )
            }
            Form::Shuffle | Form::ShuffleXor | Form::ShuffleUp | Form::ShuffleDown => {
                self.same_shape_as_result(first)?;
                self.index(first + 1)
            }
            Form::Rotate => {
                self.same_shape_as_result(first)?;
                self.index(first + 1)?;
                self.cluster(first + 2, false)
            }
            Form::PairUp | Form::PairDown => {
                self.same_shape_as_result(first)?;
                self.same_shape_as_result(first + 1)?;
                self.index(first + 2)
            }
            Form::Combine(combine) => {
                self.same_shape_as_result(first + 1)?;
                require(
                    combine.fits(self.result()?.scalar),
                    "the result has not a type that this operation works on",
                )?;
                // 3.2.28 Group Operation: reduce, inclusive and exclusive scan, reduce in clusters.
                match (self.id(first)?, collective.uniform) {
                    (0..=2, _) => Ok(()),
                    (3, false) => self.cluster(first + 2, true),
                    _ => Err(Error::Rule {
                        rule: "this group operation is not known",
                    }),
                }
            }
        }
    }

    /// A cluster is a power of two.
    fn cluster(&self, word: usize, needed: bool) -> Check {
        if word >= self.words.len() && !needed {
            return Ok(());
        }
        require(
            self.constant(word)?.is_power_of_two(),
            "the cluster size must be a power of two",
        )
    }

    /// 3.3.21 OpGroupAsyncCopy: between a pointer to local and one to global memory.
    fn async_copy(&self, first: usize) -> Check {
        let ((to, to_type), (from, from_type)) = (self.pointer(first)?, self.pointer(first + 1)?);
        let types = &self.tables.types;
        let element = |pointer| types.pointee(pointer).filter(|ty| types.get(*ty).size > 0);
        let sizes = element(to_type).zip(element(from_type));
        require(
            sizes.is_some_and(|(a, b)| types.get(a).size == types.get(b).size),
            "both must point to elements of one size",
        )?;
        let (global, local) = (StorageClass::CrossWorkgroup, StorageClass::Workgroup);
        require(
            (to, from) == (local, global) || (to, from) == (global, local),
            "the copy goes between local and global memory",
        )?;
        self.index(first + 2)?;
        self.index(first + 3)?;
        self.same_as_result(first + 4)
    }

    /// OpGroupNonUniformInverseBallot and OpGroupNonUniformBallotBitExtract.
    pub(super) fn ballot_test(&self) -> Check {
        self.subgroup_scope()?;
        require(
            self.result()? == BOOL && self.shape(4)? == BALLOT,
            "four 32-bit integers give a boolean",
        )?;
        if self.instruction.op == Op::GroupNonUniformBallotBitExtract {
            self.index(5)?;
        }
        Ok(())
    }

    pub(super) fn ballot_count(&self) -> Check {
        self.subgroup_scope()?;
        require(self.id(4)? <= 2, "this group operation is not known")?;
        self.ballot_number(5)
    }

    pub(super) fn ballot_find(&self) -> Check {
        self.subgroup_scope()?;
        self.ballot_number(4)
    }

    fn ballot_number(&self, word: usize) -> Check {
        let result = self.result()?;
        require(
            is_int(result.scalar) && result.lanes == 1 && self.shape(word)? == BALLOT,
            "four 32-bit integers give an integer",
        )
    }

    fn subgroup_scope(&self) -> Check {
        match self.constant(3)? {
            scope if scope == Scope::Subgroup as u64 => Ok(()),
            scope => Err(Error::UnsupportedScope {
                scope: u32::try_from(scope).unwrap_or(u32::MAX),
            }),
        }
    }

    pub(super) fn block_read(&self) -> Check {
        require(is_int(self.result()?.scalar), "blocks are made of integers")?;
        self.block_pointer(3)
    }

    pub(super) fn block_write(&self) -> Check {
        require(is_int(self.shape(2)?.scalar), "blocks are made of integers")?;
        self.block_pointer(1)
    }

    fn block_pointer(&self, word: usize) -> Check {
        match self.pointer(word)?.0 {
            StorageClass::CrossWorkgroup | StorageClass::Workgroup => Ok(()),
            _ => Err(operand(self.words[word], "blocks are in global or local memory")),
        }
    }

    pub(super) fn memory_semantics(&self) -> Check {
        let result = self.result()?;
        require(
            result
                == Shape {
                    scalar: Scalar::Int(32),
                    lanes: 1,
                },
            "the result must be a 32-bit integer",
        )?;
        self.pointer(3).map(drop)
    }
}
