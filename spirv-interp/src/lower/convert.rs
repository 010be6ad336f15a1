//! Conversions, and other instructions with one operand.

use spirv::Op;

use super::build::{Builder, Result};
use super::form::Value;
use crate::bytecode::{Code, Routine, Ty, by_width, float};
use crate::sem::convert::{Mode, Rounding};
use crate::validate::types::Scalar;

impl Builder<'_> {
    pub(super) fn unary(&mut self, op: Op, from: Scalar, to: Scalar, a: Value, mode: Mode) -> Result<Value> {
        use Op as O;
        let plain = mode.rounding == Rounding::Default || mode.rounding == Rounding::NearestEven;
        let code = match (op, from, to) {
            (O::LogicalNot, Scalar::Bool, _) => Code::NotB,
            (O::ConvertPtrToU | O::ConvertUToPtr, _, _) => {
                return Ok(self.resize(a, to.bits(), false));
            }
            (O::UConvert, _, Scalar::Int(bits)) if !mode.saturated => {
                return Ok(self.resize(a, u32::from(bits), false));
            }
            (O::SConvert, _, Scalar::Int(bits)) if !mode.saturated => {
                return Ok(self.resize(a, u32::from(bits), true));
            }
            (
                O::UConvert | O::SConvert | O::SatConvertSToU | O::SatConvertUToS,
                Scalar::Int(f),
                Scalar::Int(t),
            ) => {
                let signed = (
                    matches!(op, O::SConvert | O::SatConvertSToU),
                    matches!(op, O::SConvert | O::SatConvertUToS),
                );
                return Ok(self.saturate(a, u32::from(f), u32::from(t), signed));
            }
            (O::SNegate, Scalar::Int(bits), _) => by_width!(bits, Neg8, Neg16, Neg32, Neg64),
            (O::Not, Scalar::Int(bits), _) => by_width!(bits, Not8, Not16, Not32, Not64),
            (O::BitCount, Scalar::Int(bits), _) => {
                let count = self.pure(
                    by_width!(bits, PopCount8, PopCount16, PopCount32, PopCount64),
                    &[a],
                );
                return Ok(self.resize(count, to.bits(), false));
            }
            (O::BitReverse, Scalar::Int(bits), _) => by_width!(bits, BitRev8, BitRev16, BitRev32, BitRev64),
            (O::ConvertSToF, Scalar::Int(bits), Scalar::Float(32)) if plain => {
                by_width!(bits, S8ToF32, S16ToF32, S32ToF32, S64ToF32)
            }
            (O::ConvertSToF, Scalar::Int(bits), Scalar::Float(64)) if plain => {
                by_width!(bits, S8ToF64, S16ToF64, S32ToF64, S64ToF64)
            }
            (O::ConvertUToF, Scalar::Int(bits), Scalar::Float(32)) if plain => {
                by_width!(bits, U8ToF32, U16ToF32, U32ToF32, U64ToF32)
            }
            (O::ConvertUToF, Scalar::Int(bits), Scalar::Float(64)) if plain => {
                by_width!(bits, U8ToF64, U16ToF64, U32ToF64, U64ToF64)
            }
            (O::FConvert, Scalar::Float(32), Scalar::Float(64)) => Code::F32ToF64,
            (O::FConvert, Scalar::Float(64), Scalar::Float(32)) if plain => Code::F64ToF32,
            (O::FConvert, Scalar::Float(16), Scalar::Float(32)) => Code::F16ToF32,
            (O::FConvert, Scalar::Float(16), Scalar::Float(64)) => {
                let single = self.pure(Code::F16ToF32, &[a]);
                return Ok(self.pure(Code::F32ToF64, &[single]));
            }
            (O::FConvert, Scalar::Float(32), Scalar::Float(16)) if plain => Code::F32ToF16,
            (O::FConvert, Scalar::Float(64), Scalar::Float(16)) if plain => Code::F64ToF16,
            // Single precision holds these integers exactly.
            (O::ConvertSToF | O::ConvertUToF, Scalar::Int(8 | 16), Scalar::Float(16)) if plain => {
                let single = self.unary(op, from, Scalar::Float(32), a, mode)?;
                return Ok(self.pure(Code::F32ToF16, &[single]));
            }
            (O::ConvertFToS | O::ConvertFToU, Scalar::Float(f), Scalar::Int(t)) => {
                let (a, f) = if f == 16 {
                    (self.pure(Code::F16ToF32, &[a]), 32)
                } else {
                    (a, f)
                };
                let rounded = match mode.rounding {
                    Rounding::Default | Rounding::TowardsZero => a,
                    Rounding::NearestEven => self.pure(float!(f, FRint32, FRint64), &[a]),
                    Rounding::Up => self.pure(float!(f, FCeil32, FCeil64), &[a]),
                    Rounding::Down => self.pure(float!(f, FFloor32, FFloor64), &[a]),
                };
                let code = match (op, f) {
                    (O::ConvertFToS, 32) => by_width!(t, F32ToS8, F32ToS16, F32ToS32, F32ToS64),
                    (O::ConvertFToS, _) => by_width!(t, F64ToS8, F64ToS16, F64ToS32, F64ToS64),
                    (_, 32) => by_width!(t, F32ToU8, F32ToU16, F32ToU32, F32ToU64),
                    _ => by_width!(t, F64ToU8, F64ToU16, F64ToU32, F64ToU64),
                };
                return Ok(self.pure(code, &[rounded]));
            }
            (O::FNegate, Scalar::Float(32 | 64), _) => float!(from.bits(), FNeg32, FNeg64),
            (O::FNegate, Scalar::Float(16), _) => {
                let sign = self.constant(Ty::W16, 0x8000);
                return Ok(self.pure(Code::Xor16, &[a, sign]));
            }
            (O::IsNan | O::IsInf | O::IsFinite | O::SignBitSet, Scalar::Float(f), _) => {
                return Ok(self.classify(op, u32::from(f), a));
            }
            _ => {
                let ty = Ty::of_bits(to.bits());
                let plain = Routine::Unary(op, from);
                if plain.evaluate(&[0]).is_some() {
                    return Ok(self.routine(plain, ty, &[a]));
                }
                return self.known_routine(Routine::Convert(op, from, to, mode), ty, &[a]);
            }
        };
        Ok(self.pure(code, &[a]))
    }

    /// OpIsNan and its like, on the bits.
    fn classify(&mut self, op: Op, bits: u32, a: Value) -> Value {
        let ty = Ty::of_bits(bits);
        if op == Op::SignBitSet {
            let zero = self.constant(ty, 0);
            return self.pure(by_width!(bits, SLt8, SLt16, SLt32, SLt64), &[a, zero]);
        }
        let infinity = match bits {
            16 => 0x7c00,
            32 => 0x7f80_0000,
            _ => 0x7ff0_0000_0000_0000,
        };
        let infinity = self.constant(ty, infinity);
        let magnitude = self.magnitude(bits, a);
        match op {
            Op::IsInf => self.pure(by_width!(bits, Eq8, Eq16, Eq32, Eq64), &[magnitude, infinity]),
            Op::IsNan if bits > 16 => self.pure(float!(bits, FUno32, FUno64), &[a, a]),
            Op::IsNan => self.pure(by_width!(bits, ULt8, ULt16, ULt32, ULt64), &[infinity, magnitude]),
            _ => self.pure(by_width!(bits, ULt8, ULt16, ULt32, ULt64), &[magnitude, infinity]),
        }
    }

    /// A float without its sign.
    pub(super) fn magnitude(&mut self, bits: u32, a: Value) -> Value {
        let rest = self.constant(Ty::of_bits(bits), u64::MAX >> (65 - bits));
        self.pure(by_width!(bits, And8, And16, And32, And64), &[a, rest])
    }

    /// A 32-bit float as a bfloat16: the upper half, rounded to nearest even; a NaN stays one.
    pub(super) fn narrow_to_bfloat(&mut self, a: Value) -> Value {
        let [one, sixteen, bias, quiet] = [1, 16, 0x7fff, 0x40].map(|word| self.constant(Ty::W32, word));
        let high = self.pure(Code::LShr32, &[a, sixteen]);
        let odd = self.pure(Code::And32, &[high, one]);
        let more = self.pure(Code::Add32, &[odd, bias]);
        let sum = self.pure(Code::Add32, &[a, more]);
        let rounded = self.pure(Code::LShr32, &[sum, sixteen]);
        let nan = self.pure(Code::Or32, &[high, quiet]);
        let is_nan = self.classify(Op::IsNan, 32, a);
        let word = self.select(is_nan, nan, rounded);
        self.resize(word, 16, false)
    }

    /// A bfloat16 as a 32-bit float.
    pub(super) fn widen_bfloat(&mut self, a: Value) -> Value {
        let sixteen = self.constant(Ty::W32, 16);
        let word = self.resize(a, 32, false);
        self.pure(Code::Shl32, &[word, sixteen])
    }

    /// An integer clamped to what another type holds; `signed` says whether the source and the result are.
    fn saturate(&mut self, a: Value, from: u32, to: u32, signed: (bool, bool)) -> Value {
        let ty = Ty::of_bits(from);
        let keep = |word: u64| {
            if from == 64 {
                word
            } else {
                word & ((1 << from) - 1)
            }
        };
        let mut value = a;
        // Where the result holds all that the source can be, nothing is clamped at that end.
        let (highest_from, highest_to) = (from - u32::from(signed.0), to - u32::from(signed.1));
        if signed.0 && (!signed.1 || to < from) {
            let lowest = if signed.1 {
                (1_u64 << (to - 1)).wrapping_neg()
            } else {
                0
            };
            let lowest = self.constant(ty, keep(lowest));
            value = self.pure(by_width!(from, SMax8, SMax16, SMax32, SMax64), &[value, lowest]);
        }
        if highest_to < highest_from {
            let highest = self.constant(ty, (1_u64 << highest_to) - 1);
            let code = if signed.0 {
                by_width!(from, SMin8, SMin16, SMin32, SMin64)
            } else {
                by_width!(from, UMin8, UMin16, UMin32, UMin64)
            };
            value = self.pure(code, &[value, highest]);
        }
        self.resize(value, to, signed.0)
    }
}
