//! Instructions on integers that are more than one operation, and those on pointers as numbers.

use spirv::Op;

use super::build::{Builder, Instance, Result, Words};
use super::form::Value;
use crate::bytecode::{Code, Routine, Ty, by_width};
use crate::pointer;

impl Builder<'_> {
    /// 3.3.13: the low parts, then the carries or high parts.
    pub(super) fn with_carry(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Words> {
        let (a, b) = (self.get(instance, w[3])?, self.get(instance, w[4])?);
        let (mut low, mut high) = (Vec::new(), Vec::new());
        for (a, b) in a.into_iter().zip(b) {
            let ty = self.function.inst(a).ty;
            let bits = ty.bits();
            let less = by_width!(bits, ULt8, ULt16, ULt32, ULt64);
            let (one, zero) = (self.constant(ty, 1), self.constant(ty, 0));
            let (part, rest) = match op {
                Op::IAddCarry => {
                    let sum = self.pure(by_width!(bits, Add8, Add16, Add32, Add64), &[a, b]);
                    let carry = self.pure(less, &[sum, a]);
                    (sum, self.select(carry, one, zero))
                }
                Op::ISubBorrow => {
                    let borrow = self.pure(less, &[a, b]);
                    let difference = self.pure(by_width!(bits, Sub8, Sub16, Sub32, Sub64), &[a, b]);
                    (difference, self.select(borrow, one, zero))
                }
                _ => {
                    let upper = if op == Op::UMulExtended {
                        by_width!(bits, UMulHi8, UMulHi16, UMulHi32, UMulHi64)
                    } else {
                        by_width!(bits, SMulHi8, SMulHi16, SMulHi32, SMulHi64)
                    };
                    let product = self.pure(by_width!(bits, Mul8, Mul16, Mul32, Mul64), &[a, b]);
                    (product, self.pure(upper, &[a, b]))
                }
            };
            low.push(part);
            high.push(rest);
        }
        low.extend(high);
        Ok(low)
    }

    /// 3.3.14. Offset and count are unsigned.
    pub(super) fn bit_field(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Words> {
        let insert = op == Op::BitFieldInsert;
        let base = self.get(instance, w[3])?;
        let inserted = if insert {
            self.get(instance, w[4])?
        } else {
            Vec::new()
        };
        let first = if insert { 5 } else { 4 };
        let (offset, count) = (
            self.scalar(instance, w[first])?,
            self.scalar(instance, w[first + 1])?,
        );
        let bits = u8::try_from(self.scalar_type(w[2]).bits()).expect("at most 64");
        let ty = Ty::of_bits(u32::from(bits));
        let mut result = Vec::new();
        for (lane, base) in base.into_iter().enumerate() {
            result.push(match inserted.get(lane) {
                Some(new) => self.routine(Routine::InsertField(bits), ty, &[base, *new, offset, count]),
                None => {
                    let routine = Routine::ExtractField(bits, op == Op::BitFieldSExtract);
                    self.routine(routine, ty, &[base, offset, count])
                }
            });
        }
        Ok(result)
    }

    /// 3.3.13 OpSDot and its like. A scalar is four bytes.
    pub(super) fn integer_dot(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Value> {
        let mut operands = Vec::new();
        let mut width = self.scalar_type(w[3]).bits();
        for id in &w[3..5] {
            let words = self.get(instance, *id)?;
            match words.as_slice() {
                [packed] => {
                    width = 8;
                    for lane in 0..4 {
                        let shift = self.constant(Ty::W32, 8 * lane);
                        let shifted = self.pure(Code::LShr32, &[*packed, shift]);
                        operands.push(self.resize(shifted, 8, false));
                    }
                }
                words => operands.extend(words),
            }
        }
        if matches!(op, Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat) {
            operands.push(self.scalar(instance, w[5])?);
        }
        let bits = self.scalar_type(w[2]).bits();
        let narrow = |bits: u32| u8::try_from(bits).expect("at most 64");
        let routine = Routine::Dot(op, narrow(width), narrow(bits));
        Ok(self.routine(routine, Ty::of_bits(bits), &operands))
    }

    /// OpPtrDiff: in elements.
    pub(super) fn pointer_difference(&mut self, instance: &Instance, w: &[u32]) -> Result<Value> {
        let (a, b) = (self.scalar(instance, w[3])?, self.scalar(instance, w[4])?);
        let (_, pointee) = self.pointer_type(w[3])?;
        let pointee = pointee.ok_or_else(|| self.refuse("a pointer to an unknown type"))?;
        let size = self.constant(Ty::W64, self.tables.types.get(pointee).size);
        let bytes = self.pure(Code::Sub64, &[a, b]);
        let count = self.pure(Code::SDiv64, &[bytes, size]);
        Ok(self.resize(count, self.scalar_type(w[2]).bits(), true))
    }

    /// 3.3.8 OpGenericPtrMemSemantics: which memory a pointer is to, as memory semantics (3.2.25).
    pub(super) fn memory_semantics(&mut self, instance: &Instance, w: &[u32]) -> Result<Value> {
        use spirv::MemorySemantics as M;
        let address = self.scalar(instance, w[3])?;
        let shift = self.constant(Ty::W64, 56);
        let tag = self.pure(Code::LShr64, &[address, shift]);
        let ty = Ty::of_bits(self.scalar_type(w[2]).bits());
        let mut result = self.constant(ty, 0);
        for (memory, semantics) in [
            (pointer::GLOBAL, M::CROSS_WORKGROUP_MEMORY),
            (pointer::LOCAL, M::WORKGROUP_MEMORY),
        ] {
            let here = self.equals(tag, u64::from(memory));
            let semantics = self.constant(ty, u64::from(semantics.bits()));
            result = self.select(here, semantics, result);
        }
        Ok(result)
    }
}
