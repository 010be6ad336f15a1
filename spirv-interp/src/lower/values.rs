//! Instructions that compute, and those of OpenCL.std.

use spirv::{Op, OpenclStd100Op as Cl};

use super::build::{Builder, Instance, Result, Words};
use super::form::{Kind, Value};
use crate::bytecode::{Code, Ty, by_width};
use crate::pointer;
use crate::sem::convert::{Mode, Rounding};
use crate::validate::part;
use crate::validate::types::Scalar;

/// Widths of floats that have operations.
fn float_bits(scalar: Scalar) -> Option<u32> {
    match scalar {
        Scalar::Float(bits @ (32 | 64)) => Some(u32::from(bits)),
        _ => None,
    }
}

/// Instructions that work on each component alike, with one or two operands.
fn by_component(op: Op) -> bool {
    use Op as O;
    let arithmetic = matches!(
        op,
        O::IAdd
            | O::ISub
            | O::IMul
            | O::UDiv
            | O::SDiv
            | O::UMod
            | O::SRem
            | O::SMod
            | O::FAdd
            | O::FSub
            | O::FMul
            | O::FDiv
            | O::FRem
            | O::FMod
            | O::SNegate
            | O::FNegate
    );
    let bits = matches!(
        op,
        O::BitwiseAnd
            | O::BitwiseOr
            | O::BitwiseXor
            | O::Not
            | O::ShiftLeftLogical
            | O::ShiftRightLogical
            | O::ShiftRightArithmetic
            | O::BitCount
            | O::BitReverse
    );
    let logic = matches!(
        op,
        O::LogicalAnd | O::LogicalOr | O::LogicalNot | O::LogicalEqual | O::LogicalNotEqual
    );
    let comparisons = matches!(
        op,
        O::IEqual
            | O::INotEqual
            | O::PtrEqual
            | O::PtrNotEqual
            | O::ULessThan
            | O::ULessThanEqual
            | O::UGreaterThan
            | O::UGreaterThanEqual
            | O::SLessThan
            | O::SLessThanEqual
            | O::SGreaterThan
            | O::SGreaterThanEqual
            | O::FOrdEqual
            | O::FOrdNotEqual
            | O::LessOrGreater
            | O::FOrdLessThan
            | O::FOrdLessThanEqual
            | O::FOrdGreaterThan
            | O::FOrdGreaterThanEqual
            | O::FUnordEqual
            | O::FUnordNotEqual
            | O::FUnordLessThan
            | O::FUnordLessThanEqual
            | O::FUnordGreaterThan
            | O::FUnordGreaterThanEqual
            | O::Ordered
            | O::Unordered
            | O::IsNan
            | O::IsInf
            | O::IsFinite
            | O::SignBitSet
    );
    let conversions = matches!(
        op,
        O::ConvertFToU
            | O::ConvertFToS
            | O::ConvertSToF
            | O::ConvertUToF
            | O::UConvert
            | O::SConvert
            | O::FConvert
            | O::SatConvertSToU
            | O::SatConvertUToS
            | O::ConvertPtrToU
            | O::ConvertUToPtr
    );
    arithmetic || bits || logic || comparisons || conversions
}

/// Picks the form of a floating-point operation.
macro_rules! float {
    ($bits:expr, $single:ident, $double:ident) => {
        if $bits == 32 { Code::$single } else { Code::$double }
    };
}

impl Builder<'_> {
    /// Lowers an instruction that gives a value, or none.
    pub(super) fn lower_value(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Option<Words>> {
        use Op as O;
        Ok(Some(match op {
            O::Label | O::Line | O::NoLine | O::Nop | O::LoopMerge | O::SelectionMerge => return Ok(None),
            O::LoopControlINTEL
            | O::LifetimeStart
            | O::LifetimeStop
            | O::AssumeTrueKHR
            | O::MemoryBarrier
            // Who waits has arrived.
            | O::ControlBarrierArriveINTEL => {
                return Ok(None);
            }
            O::GroupNonUniformInverseBallot
            | O::GroupNonUniformBallotBitExtract
            | O::GroupNonUniformBallotBitCount
            | O::GroupNonUniformBallotFindLSB
            | O::GroupNonUniformBallotFindMSB => self.ballot(instance, op, w)?,
            O::SubgroupBlockReadINTEL => self.block_read(instance, w)?,
            O::SubgroupBlockWriteINTEL => {
                self.block_write(instance, w)?;
                return Ok(None);
            }
            O::Undef => self.zeros(w[2]),
            O::Variable => {
                self.initialise(instance, w)?;
                return Ok(None);
            }
            O::Load => self.load(instance, w)?,
            O::Store => {
                self.store(instance, w)?;
                return Ok(None);
            }
            O::AccessChain | O::InBoundsAccessChain => self.chain(instance, w, 4)?,
            O::PtrAccessChain | O::InBoundsPtrAccessChain => self.chain(instance, w, 5)?,
            op if crate::validate::is_atomic(op) => return self.atomic(instance, op, w),
            O::CopyObject | O::CopyLogical | O::ExpectKHR | O::PtrCastToGeneric | O::GenericCastToPtr => {
                self.get(instance, w[3])?
            }
            O::CompositeExtract => {
                let words = self.get(instance, w[3])?;
                let (first, count) = self.component(w[3], &w[4..])?;
                words[first..first + count].to_vec()
            }
            O::CompositeInsert => {
                let mut words = self.get(instance, w[4])?;
                let object = self.get(instance, w[3])?;
                let (first, count) = self.component(w[4], &w[5..])?;
                words[first..first + count].copy_from_slice(&object);
                words
            }
            O::CompositeConstruct => {
                let mut words = Vec::new();
                for id in &w[3..] {
                    words.extend(self.get(instance, *id)?);
                }
                words
            }
            O::VectorShuffle => {
                let (first, second) = (self.get(instance, w[3])?, self.get(instance, w[4])?);
                let ty = self.function.inst(first[0]).ty;
                let all: Words = first.iter().chain(&second).copied().collect();
                let pick = |this: &mut Self, selected: u32| match all.get(selected as usize) {
                    Some(word) => *word,
                    None => this.constant(ty, 0),
                };
                w[5..].iter().map(|selected| pick(self, *selected)).collect()
            }
            O::VectorExtractDynamic => {
                let (words, index) = (self.get(instance, w[3])?, self.scalar(instance, w[4])?);
                let mut result = self.constant(self.function.inst(words[0]).ty, 0);
                for (lane, word) in (0..).zip(&words) {
                    let here = self.equals(index, lane);
                    result = self.select(here, *word, result);
                }
                vec![result]
            }
            O::VectorInsertDynamic => {
                let (words, object) = (self.get(instance, w[3])?, self.scalar(instance, w[4])?);
                let index = self.scalar(instance, w[5])?;
                let mut result = Vec::new();
                for (lane, word) in (0..).zip(&words) {
                    let here = self.equals(index, lane);
                    result.push(self.select(here, object, *word));
                }
                result
            }
            O::Select => {
                let condition = self.get(instance, w[3])?;
                let (yes, no) = (self.get(instance, w[4])?, self.get(instance, w[5])?);
                let which = |lane: usize| condition[if condition.len() == 1 { 0 } else { lane }];
                (0..yes.len())
                    .map(|lane| self.select(which(lane), yes[lane], no[lane]))
                    .collect()
            }
            O::GenericCastToPtrExplicit => {
                let address = self.scalar(instance, w[3])?;
                let wanted = match spirv::StorageClass::from_u32(w[4]) {
                    Some(spirv::StorageClass::CrossWorkgroup) => pointer::GLOBAL,
                    Some(spirv::StorageClass::Workgroup) => pointer::LOCAL,
                    _ => pointer::PRIVATE,
                };
                let shift = self.constant(Ty::W64, 56);
                let tag = self.pure(Code::LShr64, &[address, shift]);
                let (wanted, null) = (
                    self.constant(Ty::W64, u64::from(wanted)),
                    self.constant(Ty::W64, 0),
                );
                let same = self.pure(Code::Eq64, &[tag, wanted]);
                vec![self.select(same, address, null)]
            }
            O::Any | O::All => {
                let words = self.get(instance, w[3])?;
                let code = if op == O::Any { Code::OrB } else { Code::AndB };
                vec![self.fold(code, &words)]
            }
            O::Dot => {
                let bits = self.float_of(w[2])?;
                let (a, b) = (self.get(instance, w[3])?, self.get(instance, w[4])?);
                let products: Words = a
                    .iter()
                    .zip(&b)
                    .map(|(a, b)| self.pure(float!(bits, FMul32, FMul64), &[*a, *b]))
                    .collect();
                vec![self.fold(float!(bits, FAdd32, FAdd64), &products)]
            }
            O::VectorTimesScalar => {
                let bits = self.float_of(w[2])?;
                let (a, factor) = (self.get(instance, w[3])?, self.scalar(instance, w[4])?);
                a.iter()
                    .map(|a| self.pure(float!(bits, FMul32, FMul64), &[*a, factor]))
                    .collect()
            }
            O::Bitcast => self.bitcast(instance, w)?,
            O::ExtInst => return self.extended(instance, w),
            op if by_component(op) => self.each_lane(instance, op, w)?,
            _ => return Err(self.refuse("this instruction")),
        }))
    }

    /// As many zeros as a value has words.
    pub(super) fn zeros(&mut self, id: u32) -> Words {
        let ty = self.tables.value_type(id).expect("results have types");
        let mut scalars = Vec::new();
        self.tables
            .types
            .for_each_leaf(ty, 0, &mut |_, scalar| scalars.push(scalar));
        scalars
            .iter()
            .map(|scalar| self.constant(Ty::of_bits(scalar.bits()), 0))
            .collect()
    }

    fn component(&self, composite: u32, indices: &[u32]) -> Result<(usize, usize)> {
        let ty = self.tables.value_type(composite).expect("composites have types");
        let (_, first, count) = part(self.tables, ty, indices).map_err(|_| self.refuse("an index"))?;
        Ok((first as usize, count as usize))
    }

    fn float_of(&self, id: u32) -> Result<u32> {
        float_bits(self.tables.places[id as usize].scalar).ok_or_else(|| self.refuse("half precision"))
    }

    pub(super) fn fold(&mut self, code: Code, words: &[Value]) -> Value {
        let mut result = words[0];
        for word in &words[1..] {
            result = self.pure(code, &[result, *word]);
        }
        result
    }

    fn equals(&mut self, index: Value, lane: u64) -> Value {
        let ty = self.function.inst(index).ty;
        let lane = self.constant(ty, lane);
        self.pure(by_width!(ty.bits(), Eq8, Eq16, Eq32, Eq64), &[index, lane])
    }

    pub(super) fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        if yes == no {
            return yes;
        }
        let code = match self.function.inst(yes).ty {
            Ty::B => Code::SelectB,
            ty => by_width!(ty.bits(), Select8, Select16, Select32, Select64),
        };
        match self.function.constant(condition) {
            Some(known) => {
                if known != 0 {
                    yes
                } else {
                    no
                }
            }
            None => self.pure(code, &[condition, yes, no]),
        }
    }

    /// The same bits as words of other widths.
    fn bitcast(&mut self, instance: &Instance, w: &[u32]) -> Result<Words> {
        let words = self.get(instance, w[3])?;
        let (from, to) = (
            self.tables.places[w[3] as usize].scalar.bits(),
            self.tables.places[w[2] as usize].scalar.bits(),
        );
        if from == to {
            return Ok(words);
        }
        if from < to {
            let ratio = (to / from) as usize;
            let mut result = Vec::new();
            for group in words.chunks(ratio) {
                let mut whole = self.constant(Ty::of_bits(to), 0);
                for (at, word) in (0..).zip(group) {
                    let wide = self.resize(*word, to, false);
                    let shift = self.constant(Ty::of_bits(to), at * u64::from(from));
                    let shifted = self.pure(by_width!(to, Shl8, Shl16, Shl32, Shl64), &[wide, shift]);
                    whole = self.pure(by_width!(to, Or8, Or16, Or32, Or64), &[whole, shifted]);
                }
                result.push(whole);
            }
            return Ok(result);
        }
        let mut result = Vec::new();
        for word in &words {
            for at in 0..from / to {
                let shift = self.constant(Ty::of_bits(from), u64::from(at * to));
                let shifted = self.pure(by_width!(from, LShr8, LShr16, LShr32, LShr64), &[*word, shift]);
                result.push(self.resize(shifted, to, false));
            }
        }
        Ok(result)
    }

    /// An integer of another width.
    pub(super) fn resize(&mut self, value: Value, to: u32, signed: bool) -> Value {
        let from = self.function.inst(value).ty.bits();
        let code = match (from, to, signed) {
            (from, to, _) if from == to => return value,
            (8, 16, false) => Code::Zext8To16,
            (8, 32, false) => Code::Zext8To32,
            (8, 64, false) => Code::Zext8To64,
            (16, 32, false) => Code::Zext16To32,
            (16, 64, false) => Code::Zext16To64,
            (32, 64, false) => Code::Zext32To64,
            (8, 16, true) => Code::Sext8To16,
            (8, 32, true) => Code::Sext8To32,
            (8, 64, true) => Code::Sext8To64,
            (16, 32, true) => Code::Sext16To32,
            (16, 64, true) => Code::Sext16To64,
            (32, 64, true) => Code::Sext32To64,
            (16, 8, _) => Code::Trunc16To8,
            (32, 8, _) => Code::Trunc32To8,
            (64, 8, _) => Code::Trunc64To8,
            (32, 16, _) => Code::Trunc32To16,
            (64, 16, _) => Code::Trunc64To16,
            _ => Code::Trunc64To32,
        };
        self.pure(code, &[value])
    }

    /// Arithmetic, comparisons and conversions, component by component.
    fn each_lane(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Words> {
        let a = self.get(instance, w[3])?;
        let from = self.tables.places[w[3] as usize].scalar;
        let to = self.tables.places[w[2] as usize].scalar;
        let second = match w.get(4) {
            Some(id) => Some(self.get(instance, *id)?),
            None => None,
        };
        let mode = self.tables.conversions[w[2] as usize];
        let mut result = Vec::new();
        for (lane, a) in a.iter().enumerate() {
            result.push(match &second {
                Some(b) => self.binary(op, from, *a, b[lane])?,
                None => self.unary(op, from, to, *a, mode)?,
            });
        }
        Ok(result)
    }

    fn binary(&mut self, op: Op, scalar: Scalar, a: Value, b: Value) -> Result<Value> {
        use Op as O;
        let refused = self.refuse("this operation");
        if scalar == Scalar::Bool {
            let code = match op {
                O::LogicalAnd => Code::AndB,
                O::LogicalOr => Code::OrB,
                O::LogicalNotEqual => Code::XorB,
                O::LogicalEqual => {
                    let differ = self.pure(Code::XorB, &[a, b]);
                    return Ok(self.pure(Code::NotB, &[differ]));
                }
                _ => return Err(refused),
            };
            return Ok(self.pure(code, &[a, b]));
        }
        if let Scalar::Float(_) = scalar {
            let bits = float_bits(scalar).ok_or(refused.clone())?;
            let code = match op {
                O::FAdd => float!(bits, FAdd32, FAdd64),
                O::FSub => float!(bits, FSub32, FSub64),
                O::FMul => float!(bits, FMul32, FMul64),
                O::FDiv => float!(bits, FDiv32, FDiv64),
                O::FRem => float!(bits, FRem32, FRem64),
                O::FMod => float!(bits, FMod32, FMod64),
                O::FOrdEqual => float!(bits, FOEq32, FOEq64),
                O::FOrdNotEqual | O::LessOrGreater => float!(bits, FONe32, FONe64),
                O::FOrdLessThan | O::FOrdGreaterThan => float!(bits, FOLt32, FOLt64),
                O::FOrdLessThanEqual | O::FOrdGreaterThanEqual => float!(bits, FOLe32, FOLe64),
                O::FUnordEqual => float!(bits, FUEq32, FUEq64),
                O::FUnordNotEqual => float!(bits, FUNe32, FUNe64),
                O::FUnordLessThan | O::FUnordGreaterThan => float!(bits, FULt32, FULt64),
                O::FUnordLessThanEqual | O::FUnordGreaterThanEqual => float!(bits, FULe32, FULe64),
                O::Ordered => float!(bits, FOrd32, FOrd64),
                O::Unordered => float!(bits, FUno32, FUno64),
                _ => return Err(refused),
            };
            let swapped = matches!(
                op,
                O::FOrdGreaterThan
                    | O::FOrdGreaterThanEqual
                    | O::FUnordGreaterThan
                    | O::FUnordGreaterThanEqual
            );
            return Ok(self.pure(code, &if swapped { [b, a] } else { [a, b] }));
        }
        let bits = scalar.bits();
        let shift = matches!(
            op,
            O::ShiftLeftLogical | O::ShiftRightLogical | O::ShiftRightArithmetic
        );
        // A shift amount may have another width; it counts modulo that of the value, so its low bits are enough.
        let b = if shift { self.resize(b, bits, false) } else { b };
        let code = match op {
            O::IAdd => by_width!(bits, Add8, Add16, Add32, Add64),
            O::ISub => by_width!(bits, Sub8, Sub16, Sub32, Sub64),
            O::IMul => by_width!(bits, Mul8, Mul16, Mul32, Mul64),
            O::UDiv => by_width!(bits, UDiv8, UDiv16, UDiv32, UDiv64),
            O::SDiv => by_width!(bits, SDiv8, SDiv16, SDiv32, SDiv64),
            O::UMod => by_width!(bits, URem8, URem16, URem32, URem64),
            O::SRem => by_width!(bits, SRem8, SRem16, SRem32, SRem64),
            O::SMod => by_width!(bits, SMod8, SMod16, SMod32, SMod64),
            O::BitwiseAnd => by_width!(bits, And8, And16, And32, And64),
            O::BitwiseOr => by_width!(bits, Or8, Or16, Or32, Or64),
            O::BitwiseXor => by_width!(bits, Xor8, Xor16, Xor32, Xor64),
            O::ShiftLeftLogical => by_width!(bits, Shl8, Shl16, Shl32, Shl64),
            O::ShiftRightLogical => by_width!(bits, LShr8, LShr16, LShr32, LShr64),
            O::ShiftRightArithmetic => by_width!(bits, AShr8, AShr16, AShr32, AShr64),
            O::IEqual | O::PtrEqual => by_width!(bits, Eq8, Eq16, Eq32, Eq64),
            O::INotEqual | O::PtrNotEqual => by_width!(bits, Ne8, Ne16, Ne32, Ne64),
            O::ULessThan | O::UGreaterThan => by_width!(bits, ULt8, ULt16, ULt32, ULt64),
            O::ULessThanEqual | O::UGreaterThanEqual => by_width!(bits, ULe8, ULe16, ULe32, ULe64),
            O::SLessThan | O::SGreaterThan => by_width!(bits, SLt8, SLt16, SLt32, SLt64),
            O::SLessThanEqual | O::SGreaterThanEqual => by_width!(bits, SLe8, SLe16, SLe32, SLe64),
            _ => return Err(refused),
        };
        let swapped = matches!(
            op,
            O::UGreaterThan | O::UGreaterThanEqual | O::SGreaterThan | O::SGreaterThanEqual
        );
        Ok(self.pure(code, &if swapped { [b, a] } else { [a, b] }))
    }

    fn unary(&mut self, op: Op, from: Scalar, to: Scalar, a: Value, mode: Mode) -> Result<Value> {
        use Op as O;
        let refused = self.refuse("this operation");
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
            (O::ConvertFToS | O::ConvertFToU, _, Scalar::Int(t)) => {
                let f = float_bits(from).ok_or(refused)?;
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
            (O::FNegate | O::IsNan | O::IsInf | O::IsFinite | O::SignBitSet, _, _) => {
                let f = float_bits(from).ok_or(refused.clone())?;
                match op {
                    O::FNegate => float!(f, FNeg32, FNeg64),
                    O::IsNan => return Ok(self.pure(float!(f, FUno32, FUno64), &[a, a])),
                    O::IsInf | O::IsFinite => {
                        let infinity = if f == 32 {
                            0x7f80_0000
                        } else {
                            0x7ff0_0000_0000_0000
                        };
                        let infinity = self.constant(Ty::of_bits(f), infinity);
                        let magnitude = self.pure(float!(f, FAbs32, FAbs64), &[a]);
                        let code = match op {
                            O::IsInf => float!(f, FOEq32, FOEq64),
                            _ => float!(f, FOLt32, FOLt64),
                        };
                        return Ok(self.pure(code, &[magnitude, infinity]));
                    }
                    O::SignBitSet => {
                        let zero = self.constant(Ty::of_bits(f), 0);
                        return Ok(self.pure(float!(f, SLt32, SLt64), &[a, zero]));
                    }
                    _ => return Err(refused),
                }
            }
            _ => return Err(refused),
        };
        Ok(self.pure(code, &[a]))
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

    /// OpenCL.std.
    fn extended(&mut self, instance: &Instance, w: &[u32]) -> Result<Option<Words>> {
        if !self.tables.is_opencl(w[3]) {
            return Ok(None);
        }
        let op = Cl::from_u32(w[4]).ok_or_else(|| self.refuse("this instruction"))?;
        match op {
            Cl::prefetch => return Ok(None),
            Cl::printf => return self.printf(instance, w).map(Some),
            Cl::vloadn => return self.vector_load(instance, w).map(Some),
            Cl::vstoren => return self.vector_store(instance, w).map(|()| None),
            _ => {}
        }
        let mut operands = Vec::new();
        for id in &w[5..] {
            operands.push(self.get(instance, *id)?);
        }
        let scalar = self.tables.places[w[2] as usize].scalar;
        let lanes = self.tables.places[w[2] as usize].words as usize;
        if operands.iter().any(|words| words.len() != lanes) {
            return Err(self.refuse("this instruction on these operands"));
        }
        match op {
            Cl::cross => return self.cross(&operands, scalar).map(Some),
            Cl::bitselect => return Ok(Some(self.bit_select(&operands, scalar.bits()))),
            Cl::select => return Ok(Some(self.select_by_sign(&operands))),
            _ => {}
        }
        let mut result = Vec::new();
        for lane in 0..lanes {
            let a: Vec<Value> = operands.iter().map(|words| words[lane]).collect();
            result.push(match scalar {
                Scalar::Int(bits) => self.integer_function(op, bits, &a)?,
                Scalar::Float(32 | 64) => self.float_function(op, scalar.bits(), &a)?,
                _ => return Err(self.refuse("this instruction on this type")),
            });
        }
        Ok(Some(result))
    }

    /// Three components; the fourth, if there is one, becomes 0.
    fn cross(&mut self, operands: &[Words], scalar: Scalar) -> Result<Words> {
        let bits = float_bits(scalar).ok_or_else(|| self.refuse("half precision"))?;
        let mut result = Vec::new();
        for lane in 0..operands[0].len() {
            if lane == 3 {
                result.push(self.constant(Ty::of_bits(bits), 0));
                continue;
            }
            let (i, j) = ((lane + 1) % 3, (lane + 2) % 3);
            let a = self.pure(float!(bits, FMul32, FMul64), &[operands[0][i], operands[1][j]]);
            let b = self.pure(float!(bits, FMul32, FMul64), &[operands[0][j], operands[1][i]]);
            result.push(self.pure(float!(bits, FSub32, FSub64), &[a, b]));
        }
        Ok(result)
    }

    /// Bits of the second operand where the third one has ones.
    fn bit_select(&mut self, operands: &[Words], bits: u32) -> Words {
        let mut result = Vec::new();
        for ((x, y), mask) in operands[0].iter().zip(&operands[1]).zip(&operands[2]) {
            let other = self.pure(by_width!(bits, Not8, Not16, Not32, Not64), &[*mask]);
            let x = self.pure(by_width!(bits, And8, And16, And32, And64), &[*x, other]);
            let y = self.pure(by_width!(bits, And8, And16, And32, And64), &[*y, *mask]);
            result.push(self.pure(by_width!(bits, Or8, Or16, Or32, Or64), &[x, y]));
        }
        result
    }

    /// Scalars choose by truth, vectors by the most significant bit of each component.
    fn select_by_sign(&mut self, operands: &[Words]) -> Words {
        let vector = operands[0].len() > 1;
        let mut result = Vec::new();
        for ((no, yes), which) in operands[0].iter().zip(&operands[1]).zip(&operands[2]) {
            let ty = self.function.inst(*which).ty;
            let zero = self.constant(ty, 0);
            let code = if vector {
                by_width!(ty.bits(), SLt8, SLt16, SLt32, SLt64)
            } else {
                by_width!(ty.bits(), Ne8, Ne16, Ne32, Ne64)
            };
            let chosen = self.pure(code, &[*which, zero]);
            result.push(self.select(chosen, *yes, *no));
        }
        result
    }

    fn integer_function(&mut self, op: Cl, bits: u8, a: &[Value]) -> Result<Value> {
        let code = match op {
            Cl::s_min => by_width!(bits, SMin8, SMin16, SMin32, SMin64),
            Cl::s_max => by_width!(bits, SMax8, SMax16, SMax32, SMax64),
            Cl::u_min => by_width!(bits, UMin8, UMin16, UMin32, UMin64),
            Cl::u_max => by_width!(bits, UMax8, UMax16, UMax32, UMax64),
            Cl::s_clamp => {
                let low = self.integer_function(Cl::s_max, bits, &a[..2])?;
                return self.integer_function(Cl::s_min, bits, &[low, a[2]]);
            }
            Cl::u_clamp => {
                let low = self.integer_function(Cl::u_max, bits, &a[..2])?;
                return self.integer_function(Cl::u_min, bits, &[low, a[2]]);
            }
            Cl::s_mul_hi => by_width!(bits, SMulHi8, SMulHi16, SMulHi32, SMulHi64),
            Cl::u_mul_hi => by_width!(bits, UMulHi8, UMulHi16, UMulHi32, UMulHi64),
            Cl::rotate => by_width!(bits, Rotate8, Rotate16, Rotate32, Rotate64),
            Cl::popcount => by_width!(bits, PopCount8, PopCount16, PopCount32, PopCount64),
            Cl::clz => by_width!(bits, Clz8, Clz16, Clz32, Clz64),
            Cl::ctz => by_width!(bits, Ctz8, Ctz16, Ctz32, Ctz64),
            Cl::s_abs => by_width!(bits, SAbs8, SAbs16, SAbs32, SAbs64),
            Cl::u_abs => return Ok(a[0]),
            _ => return Err(self.refuse("this function of OpenCL.std")),
        };
        Ok(self.pure(code, a))
    }

    fn float_function(&mut self, op: Cl, bits: u32, a: &[Value]) -> Result<Value> {
        let code = match op {
            Cl::fabs => float!(bits, FAbs32, FAbs64),
            Cl::sqrt | Cl::half_sqrt | Cl::native_sqrt => float!(bits, FSqrt32, FSqrt64),
            Cl::rsqrt | Cl::half_rsqrt | Cl::native_rsqrt => float!(bits, FRsqrt32, FRsqrt64),
            Cl::half_recip | Cl::native_recip => float!(bits, FRecip32, FRecip64),
            Cl::floor => float!(bits, FFloor32, FFloor64),
            Cl::ceil => float!(bits, FCeil32, FCeil64),
            Cl::trunc => float!(bits, FTrunc32, FTrunc64),
            Cl::rint => float!(bits, FRint32, FRint64),
            Cl::round => float!(bits, FRound32, FRound64),
            Cl::exp | Cl::half_exp | Cl::native_exp => float!(bits, Exp32, Exp64),
            Cl::exp2 | Cl::half_exp2 | Cl::native_exp2 => float!(bits, Exp232, Exp264),
            Cl::log | Cl::half_log | Cl::native_log => float!(bits, Log32, Log64),
            Cl::log2 | Cl::half_log2 | Cl::native_log2 => float!(bits, Log232, Log264),
            Cl::log10 | Cl::half_log10 | Cl::native_log10 => float!(bits, Log1032, Log1064),
            Cl::sin | Cl::half_sin | Cl::native_sin => float!(bits, Sin32, Sin64),
            Cl::cos | Cl::half_cos | Cl::native_cos => float!(bits, Cos32, Cos64),
            Cl::tan | Cl::half_tan | Cl::native_tan => float!(bits, Tan32, Tan64),
            Cl::fmin | Cl::fmin_common => float!(bits, FMin32, FMin64),
            Cl::fmax | Cl::fmax_common => float!(bits, FMax32, FMax64),
            Cl::pow => float!(bits, Pow32, Pow64),
            Cl::copysign => float!(bits, CopySign32, CopySign64),
            Cl::half_divide | Cl::native_divide => float!(bits, FDiv32, FDiv64),
            Cl::fma => float!(bits, Fma32, Fma64),
            // Never contracted: rounded twice.
            Cl::mad => {
                let product = self.pure(float!(bits, FMul32, FMul64), &a[..2]);
                return Ok(self.pure(float!(bits, FAdd32, FAdd64), &[product, a[2]]));
            }
            Cl::fclamp => {
                let low = self.float_function(Cl::fmax, bits, &a[..2])?;
                return self.float_function(Cl::fmin, bits, &[low, a[2]]);
            }
            Cl::mix => {
                let difference = self.pure(float!(bits, FSub32, FSub64), &[a[1], a[0]]);
                let part = self.pure(float!(bits, FMul32, FMul64), &[difference, a[2]]);
                return Ok(self.pure(float!(bits, FAdd32, FAdd64), &[a[0], part]));
            }
            _ => return Err(self.refuse("this function of OpenCL.std")),
        };
        Ok(self.pure(code, a))
    }

    /// A constant word as a distance.
    pub(super) fn scaled(&mut self, index: Value, stride: u64) -> Value {
        let wide = self.resize(index, 64, true);
        if stride.is_power_of_two() {
            let shift = self.constant(Ty::W64, u64::from(stride.trailing_zeros()));
            return if stride == 1 {
                wide
            } else {
                self.pure(Code::Shl64, &[wide, shift])
            };
        }
        let stride = self.constant(Ty::W64, stride);
        self.pure(Code::Mul64, &[wide, stride])
    }

    /// Emits an instruction that has an effect and no result that matters.
    pub(super) fn effect(&mut self, kind: Kind, ty: Ty, args: Vec<Value>) {
        self.emit(kind, ty, args);
    }
}
