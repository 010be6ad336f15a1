//! Instructions that compute: values in, a value out.

use spirv::Op;

use super::build::{Builder, Instance, Result, Words};
use super::form::{Kind, Value};
use crate::bytecode::{Code, Routine, Ty, by_width, float};
use crate::pointer;
use crate::validate::group::collective;
use crate::validate::part;
use crate::validate::types::Scalar;

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
                let scalar = self.scalar_type(w[2]);
                let (a, b) = (self.get(instance, w[3])?, self.get(instance, w[4])?);
                let mut sum = self.binary(O::FMul, scalar, a[0], b[0])?;
                for (a, b) in a.iter().zip(&b).skip(1) {
                    let product = self.binary(O::FMul, scalar, *a, *b)?;
                    sum = self.binary(O::FAdd, scalar, sum, product)?;
                }
                vec![sum]
            }
            O::VectorTimesScalar => {
                let scalar = self.scalar_type(w[2]);
                let (a, factor) = (self.get(instance, w[3])?, self.scalar(instance, w[4])?);
                let product = |a: &Value| self.binary(O::FMul, scalar, *a, factor);
                a.iter().map(product).collect::<Result<_>>()?
            }
            O::PtrDiff => vec![self.pointer_difference(instance, w)?],
            O::IAddCarry | O::ISubBorrow | O::UMulExtended | O::SMulExtended => {
                self.with_carry(instance, op, w)?
            }
            O::BitFieldInsert | O::BitFieldSExtract | O::BitFieldUExtract => {
                self.bit_field(instance, op, w)?
            }
            O::SDot | O::UDot | O::SUDot | O::SDotAccSat | O::UDotAccSat | O::SUDotAccSat => {
                vec![self.integer_dot(instance, op, w)?]
            }
            O::ConvertFToBF16INTEL => {
                let words = self.get(instance, w[3])?;
                words.iter().map(|word| self.narrow_to_bfloat(*word)).collect()
            }
            O::ConvertBF16ToFINTEL => {
                let words = self.get(instance, w[3])?;
                words.iter().map(|word| self.widen_bfloat(*word)).collect()
            }
            O::SizeOf => {
                let pointee = self.pointer_type(w[3])?.1;
                let size = pointee.map_or(0, |ty| self.tables.types.get(ty).size);
                vec![self.constant(Ty::W32, size & u64::from(u32::MAX))]
            }
            O::GenericPtrMemSemantics => vec![self.memory_semantics(instance, w)?],
            O::CopyMemory | O::CopyMemorySized => {
                self.copy_memory(instance, op, w)?;
                return Ok(None);
            }
            O::Bitcast => self.bitcast(instance, w)?,
            O::ExtInst => return self.extended(instance, w),
            op if collective(op).is_some() || w.len() < 4 => return Err(self.refuse("this instruction")),
            _ => self.each_lane(instance, op, w)?,
        }))
    }

    fn component(&self, composite: u32, indices: &[u32]) -> Result<(usize, usize)> {
        let ty = self.tables.value_type(composite).expect("composites have types");
        let (_, first, count) = part(self.tables, ty, indices).map_err(|_| self.refuse("an index"))?;
        Ok((first as usize, count as usize))
    }

    /// Scalar type of the components of a value.
    pub(super) fn scalar_type(&self, id: u32) -> Scalar {
        self.tables.places[id as usize].scalar
    }

    pub(super) fn fold(&mut self, code: Code, words: &[Value]) -> Value {
        let mut result = words[0];
        for word in &words[1..] {
            result = self.pure(code, &[result, *word]);
        }
        result
    }

    pub(super) fn equals(&mut self, index: Value, lane: u64) -> Value {
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

    pub(super) fn binary(&mut self, op: Op, scalar: Scalar, a: Value, b: Value) -> Result<Value> {
        use Op as O;
        if scalar == Scalar::Bool {
            let code = match op {
                O::LogicalAnd => Code::AndB,
                O::LogicalOr => Code::OrB,
                O::LogicalNotEqual => Code::XorB,
                O::LogicalEqual => {
                    let differ = self.pure(Code::XorB, &[a, b]);
                    return Ok(self.pure(Code::NotB, &[differ]));
                }
                _ => return Err(self.refuse("this operation")),
            };
            return Ok(self.pure(code, &[a, b]));
        }
        if scalar == Scalar::Float(16) {
            return self.half_binary(op, a, b);
        }
        if let Scalar::Float(bits) = scalar {
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
                _ => return Err(self.refuse("this operation")),
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
            _ => {
                let ty = Ty::of_bits(bits);
                return self.known_routine(Routine::Binary(op, scalar), ty, &[a, b]);
            }
        };
        let swapped = matches!(
            op,
            O::UGreaterThan | O::UGreaterThanEqual | O::SGreaterThan | O::SGreaterThanEqual
        );
        Ok(self.pure(code, &if swapped { [b, a] } else { [a, b] }))
    }

    /// Rounded once from single precision, which has more than twice the digits of half plus two.
    fn half_binary(&mut self, op: Op, a: Value, b: Value) -> Result<Value> {
        let (x, y) = (self.pure(Code::F16ToF32, &[a]), self.pure(Code::F16ToF32, &[b]));
        let result = self.binary(op, Scalar::Float(32), x, y)?;
        Ok(match self.function.inst(result).ty {
            Ty::B => result,
            _ => self.pure(Code::F32ToF16, &[result]),
        })
    }

    /// A routine, or a refusal if there is no such operation.
    pub(super) fn known_routine(&mut self, routine: Routine, ty: Ty, args: &[Value]) -> Result<Value> {
        if routine.evaluate(&[0; 3]).is_none() {
            return Err(self.refuse("this operation"));
        }
        Ok(self.routine(routine, ty, args))
    }

    /// An index times the size of what it counts, as a distance in bytes.
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
