//! Atomic instructions (SPIR-V 3.3.18). All are sequentially consistent, whatever the module asks for.

use spirv::Op;

use super::address::failed;
use super::group::{Machine, Result};
use crate::mem::Access;
use crate::sem::{float, integer};
use crate::trap::TrapKind;
use crate::validate::types::Scalar;

impl Machine<'_> {
    pub(super) fn atomic(&mut self, op: Op, w: &[u32]) -> Result<()> {
        let no_result = matches!(op, Op::AtomicStore | Op::AtomicFlagClear);
        let pointer = w[if no_result { 1 } else { 3 }];
        let scalar = match op {
            // 3.3.18: a flag is a 32-bit integer; not 0 is set.
            Op::AtomicFlagTestAndSet | Op::AtomicFlagClear => Scalar::Int(32),
            Op::AtomicStore => self.place(w[4]).scalar,
            _ => self.place(w[2]).scalar,
        };
        let size = scalar.bytes() as usize;
        let (address, len) = (self.get(pointer, 0), size as u64);
        let access = match op {
            Op::AtomicLoad => Access::Load,
            Op::AtomicStore | Op::AtomicFlagClear => Access::Store,
            _ => Access::Atomic,
        };
        if !address.is_multiple_of(len) {
            return Err(failed(TrapKind::MisalignedAtomic, address, len, access, None));
        }
        let target = self.locate(self.class(pointer), address, len, access)?;
        let old = match op {
            Op::AtomicLoad => self.load_scalar(target, 0, size),
            _ => {
                let (a, b) = self.operands(op, w);
                self.update_scalar(target, size, &|old| updated(op, scalar, old, a, b))
            }
        };
        let old = old.map_err(|_| failed(TrapKind::PageFault, address, len, access, None))?;
        match op {
            Op::AtomicStore | Op::AtomicFlagClear => {}
            Op::AtomicFlagTestAndSet => self.set(self.place(w[2]), 0, u64::from(old != 0)),
            _ => self.set(self.place(w[2]), 0, old),
        }
        Ok(())
    }

    /// The value that the operation brings, and what it compares with.
    fn operands(&self, op: Op, w: &[u32]) -> (u64, u64) {
        match op {
            Op::AtomicStore => (self.get(w[4], 0), 0),
            Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => {
                (self.get(w[7], 0), self.get(w[8], 0))
            }
            Op::AtomicIIncrement | Op::AtomicIDecrement | Op::AtomicFlagTestAndSet | Op::AtomicFlagClear => {
                (0, 0)
            }
            _ => (self.get(w[6], 0), 0),
        }
    }
}

/// What an operation leaves in memory.
fn updated(op: Op, scalar: Scalar, old: u64, a: u64, b: u64) -> u64 {
    let bits = match scalar {
        Scalar::Int(bits) | Scalar::Float(bits) => bits,
        Scalar::Bool | Scalar::Pointer => 64,
    };
    let signed = |word| integer::signed(bits, word);
    let number = |word| float::value(bits, word);
    match op {
        Op::AtomicIIncrement => integer::mask(bits, old.wrapping_add(1)),
        Op::AtomicIDecrement => integer::mask(bits, old.wrapping_sub(1)),
        Op::AtomicIAdd => integer::mask(bits, old.wrapping_add(a)),
        Op::AtomicISub => integer::mask(bits, old.wrapping_sub(a)),
        Op::AtomicSMin => {
            if signed(a) < signed(old) {
                a
            } else {
                old
            }
        }
        Op::AtomicSMax => {
            if signed(a) > signed(old) {
                a
            } else {
                old
            }
        }
        Op::AtomicUMin => old.min(a),
        Op::AtomicUMax => old.max(a),
        Op::AtomicAnd => old & a,
        Op::AtomicOr => old | a,
        Op::AtomicXor => old ^ a,
        Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => {
            if old == b {
                a
            } else {
                old
            }
        }
        Op::AtomicFlagTestAndSet => 1,
        Op::AtomicFlagClear => 0,
        Op::AtomicFAddEXT => crate::sem::binary(Op::FAdd, scalar, old, a).unwrap_or(old),
        // SPV_EXT_shader_atomic_float_min_max: a NaN in memory gives way to a number.
        Op::AtomicFMinEXT => {
            if number(a) < number(old) || number(old).is_nan() {
                a
            } else {
                old
            }
        }
        Op::AtomicFMaxEXT => {
            if number(a) > number(old) || number(old).is_nan() {
                a
            } else {
                old
            }
        }
        // AtomicStore, AtomicExchange
        _ => a,
    }
}
