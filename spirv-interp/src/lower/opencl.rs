//! Instructions of OpenCL.std.

use spirv::{Op, OpenclStd100Op as Cl};

use super::build::{Builder, Instance, Result, Words};
use super::form::{Part, Value};
use crate::bytecode::{Code, Routine, Ty, by_width, float};
use crate::sem::convert::{Mode, Rounding};
use crate::validate::opencl::{Signature, signature};
use crate::validate::types::Scalar;

impl Builder<'_> {
    pub(super) fn extended(&mut self, instance: &Instance, w: &[u32]) -> Result<Option<Words>> {
        use Signature as S;
        if !self.tables.is_opencl(w[3]) {
            return Ok(None);
        }
        let refused = self.refuse("this function of OpenCL.std");
        let op = Cl::from_u32(w[4]).ok_or_else(|| refused.clone())?;
        let form = signature(op).ok_or_else(|| refused.clone())?;
        match form {
            S::Prefetch => return Ok(None),
            S::VectorLoad => return self.vector_load(instance, w).map(Some),
            S::VectorStore => return self.vector_store(instance, w).map(|()| None),
            S::HalfLoad => return self.half_load(instance, op, w).map(Some),
            S::HalfStore => return self.half_store(instance, op, w).map(|()| None),
            S::Printf => return self.printf(instance, w).map(Some),
            _ => {}
        }
        let mut operands = Vec::new();
        for id in &w[5..] {
            operands.push(self.get(instance, *id)?);
        }
        let scalar = self.scalar_type(w[2]);
        let lanes = self.tables.places[w[2] as usize].words as usize;
        let bits = u8::try_from(scalar.bits()).expect("at most 64");
        let ty = Ty::of_bits(scalar.bits());
        match form {
            S::Cross => return self.cross(&operands, scalar).map(Some),
            S::BitSelect => return Ok(Some(self.bit_select(&operands, scalar.bits()))),
            S::Select => return Ok(Some(self.select_by_sign(&operands))),
            S::Upsample => return Ok(Some(self.upsample(&operands, scalar.bits()))),
            S::Shuffle(vectors) => return Ok(Some(self.shuffle(&operands, vectors))),
            S::Reduce(_) => {
                let routine = match operands.len() {
                    1 => Routine::Length(bits),
                    _ => Routine::Distance(bits),
                };
                return Ok(Some(vec![self.routine(routine, ty, &operands.concat())]));
            }
            S::Float(_) if matches!(op, Cl::normalize | Cl::fast_normalize) => {
                let component = |lane| self.routine(Routine::Normalize(bits, lane), ty, &operands[0]);
                return Ok(Some((0..).take(lanes).map(component).collect()));
            }
            S::FloatOutFloat | S::FloatOutInteger | S::FloatFloatOutInteger => {
                return self.two_results(instance, op, w, &operands).map(Some);
            }
            _ => {}
        }
        let mut result = Vec::new();
        for lane in 0..lanes {
            let component = |words: &Words| words[if words.len() == 1 { 0 } else { lane }];
            let mut a: Vec<Value> = operands.iter().map(component).collect();
            result.push(match (form, scalar) {
                (S::IntegerOfFloat, _) => {
                    let from = self.function.inst(a[0]).ty.bits();
                    let from = u8::try_from(from).expect("at most 64");
                    let word = self.float_routine(op, from, Ty::W32, &a)?;
                    self.resize(word, scalar.bits(), true)
                }
                (S::FloatOfInteger, _) => self.float_routine(op, bits, ty, &a)?,
                (S::FloatInteger, _) => {
                    a[1] = self.resize(a[1], 64, true);
                    self.float_routine(op, bits, ty, &a)?
                }
                (_, Scalar::Int(bits)) => self.integer_function(op, bits, &a)?,
                (_, Scalar::Float(bits)) => self.float_function(op, bits, &a)?,
                _ => return Err(refused),
            });
        }
        Ok(Some(result))
    }

    /// A function of floats without a code of its own.
    fn float_routine(&mut self, op: Cl, bits: u8, ty: Ty, a: &[Value]) -> Result<Value> {
        self.known_routine(Routine::Float(op, bits), ty, a)
    }

    /// Functions that give one result and store another one: components next to each other, as one access.
    fn two_results(&mut self, instance: &Instance, op: Cl, w: &[u32], operands: &[Words]) -> Result<Words> {
        let scalar = self.scalar_type(w[2]);
        let bits = u8::try_from(scalar.bits()).expect("at most 64");
        let ty = Ty::of_bits(scalar.bits());
        let out = match op {
            Cl::frexp | Cl::lgamma_r | Cl::remquo => Ty::W32,
            _ => ty,
        };
        let (mut results, mut stored) = (Vec::new(), Vec::new());
        let floats = &operands[..operands.len() - 1];
        for lane in 0..floats[0].len() {
            let a: Vec<Value> = floats.iter().map(|words| words[lane]).collect();
            results.push(self.float_routine(op, bits, ty, &a)?);
            stored.push(self.known_routine(Routine::Stored(op, bits), out, &a)?);
        }
        let pointer = w[w.len() - 1];
        let address = self.scalar(instance, pointer)?;
        let global = self.is_global(pointer)?;
        self.store_lanes(address, global, &stored);
        Ok(results)
    }

    /// Three components; the fourth, if there is one, becomes 0.
    fn cross(&mut self, operands: &[Words], scalar: Scalar) -> Result<Words> {
        let mut result = Vec::new();
        for lane in 0..operands[0].len() {
            if lane == 3 {
                result.push(self.constant(Ty::of_bits(scalar.bits()), 0));
                continue;
            }
            let (i, j) = ((lane + 1) % 3, (lane + 2) % 3);
            let a = self.binary(Op::FMul, scalar, operands[0][i], operands[1][j])?;
            let b = self.binary(Op::FMul, scalar, operands[0][j], operands[1][i])?;
            result.push(self.binary(Op::FSub, scalar, a, b)?);
        }
        Ok(result)
    }

    /// A wider integer from its upper and its lower half.
    fn upsample(&mut self, operands: &[Words], bits: u32) -> Words {
        let half = self.constant(Ty::of_bits(bits), u64::from(bits / 2));
        let mut result = Vec::new();
        for (high, low) in operands[0].iter().zip(&operands[1]) {
            let (high, low) = (self.resize(*high, bits, false), self.resize(*low, bits, false));
            let high = self.pure(by_width!(bits, Shl8, Shl16, Shl32, Shl64), &[high, half]);
            result.push(self.pure(by_width!(bits, Or8, Or16, Or32, Or64), &[high, low]));
        }
        result
    }

    /// The low bits of each mask component select a component of the vectors; vectors of three count like those of
    /// four.
    fn shuffle(&mut self, operands: &[Words], vectors: usize) -> Words {
        let lanes = operands[0].len();
        let stored = lanes.next_power_of_two();
        let mut result = Vec::new();
        for selected in &operands[vectors] {
            let index = self.resize(*selected, 64, false);
            let low = self.constant(Ty::W64, (stored * vectors) as u64 - 1);
            let index = self.pure(Code::And64, &[index, low]);
            let mut word = self.constant(self.function.inst(operands[0][0]).ty, 0);
            for (vector, components) in operands[..vectors].iter().enumerate() {
                for (component, value) in components.iter().enumerate() {
                    let here = self.equals(index, (vector * stored + component) as u64);
                    word = self.select(here, *value, word);
                }
            }
            result.push(word);
        }
        result
    }

    /// Bits of the second operand where the third one has ones.
    fn bit_select(&mut self, operands: &[Words], bits: u32) -> Words {
        let mut result = Vec::new();
        for ((x, y), mask) in operands[0].iter().zip(&operands[1]).zip(&operands[2]) {
            if bits == 1 {
                result.push(self.select(*mask, *y, *x));
                continue;
            }
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
            Cl::s_mad_hi | Cl::u_mad_hi => {
                let product = if op == Cl::s_mad_hi {
                    Cl::s_mul_hi
                } else {
                    Cl::u_mul_hi
                };
                let high = self.integer_function(product, bits, &a[..2])?;
                return Ok(self.pure(by_width!(bits, Add8, Add16, Add32, Add64), &[high, a[2]]));
            }
            _ => {
                let ty = Ty::of_bits(u32::from(bits));
                return Ok(self.routine(Routine::Integer(op, bits), ty, a));
            }
        };
        Ok(self.pure(code, a))
    }

    fn float_function(&mut self, op: Cl, bits: u8, a: &[Value]) -> Result<Value> {
        let scalar = Scalar::Float(bits);
        match op {
            // Never contracted: rounded twice.
            Cl::mad => {
                let product = self.binary(Op::FMul, scalar, a[0], a[1])?;
                return self.binary(Op::FAdd, scalar, product, a[2]);
            }
            Cl::mix => {
                let difference = self.binary(Op::FSub, scalar, a[1], a[0])?;
                let part = self.binary(Op::FMul, scalar, difference, a[2])?;
                return self.binary(Op::FAdd, scalar, a[0], part);
            }
            Cl::half_divide | Cl::native_divide => return self.binary(Op::FDiv, scalar, a[0], a[1]),
            Cl::fabs if bits == 16 => return Ok(self.magnitude(16, a[0])),
            // Exact in single precision, or with more than twice the digits of half plus two.
            Cl::floor
            | Cl::ceil
            | Cl::trunc
            | Cl::rint
            | Cl::round
            | Cl::sqrt
            | Cl::half_sqrt
            | Cl::native_sqrt
                if bits == 16 =>
            {
                let single = self.pure(Code::F16ToF32, a);
                let result = self.float_function(op, 32, &[single])?;
                return Ok(self.pure(Code::F32ToF16, &[result]));
            }
            _ if bits == 16 => return self.float_routine(op, bits, Ty::W16, a),
            _ => {}
        }
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
            Cl::exp10 | Cl::half_exp10 | Cl::native_exp10 => float!(bits, Exp1032, Exp1064),
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
            Cl::fma => float!(bits, Fma32, Fma64),
            Cl::fclamp => {
                let low = self.float_function(Cl::fmax, bits, &a[..2])?;
                return self.float_function(Cl::fmin, bits, &[low, a[2]]);
            }
            _ => match Code::of_single(op) {
                Some(code) if bits == 32 => code,
                _ => return self.float_routine(op, bits, Ty::of_bits(u32::from(bits)), a),
            },
        };
        Ok(self.pure(code, a))
    }

    /// The forms with an `a` are aligned: vectors of three lie like vectors of four.
    fn half_vector(
        &mut self,
        instance: &Instance,
        op: Cl,
        lanes: u32,
        at: (u32, u32),
    ) -> Result<(Value, bool)> {
        let aligned = matches!(op, Cl::vloada_halfn | Cl::vstorea_halfn | Cl::vstorea_halfn_r);
        let stride = if aligned && lanes == 3 { 4 } else { lanes };
        self.vector_address(instance, at.0, at.1, u64::from(2 * stride))
    }

    fn half_load(&mut self, instance: &Instance, op: Cl, w: &[u32]) -> Result<Words> {
        let lanes = self.tables.places[w[2] as usize].words;
        let to = self.scalar_type(w[2]);
        let (address, global) = self.half_vector(instance, op, lanes, (w[6], w[5]))?;
        let mut result = Vec::new();
        for lane in 0..lanes {
            let part = Part {
                base: 0,
                len: 2 * lanes,
                leaf: 2 * lane,
                global,
            };
            let half = self.load_leaf(address, Scalar::Float(16), part);
            result.push(self.unary(Op::FConvert, Scalar::Float(16), to, half, Mode::default())?);
        }
        Ok(result)
    }

    fn half_store(&mut self, instance: &Instance, op: Cl, w: &[u32]) -> Result<()> {
        let from = self.scalar_type(w[5]);
        let words = self.get(instance, w[5])?;
        // 3.2.18: the rounding modes by their numbers.
        let rounding = match w.get(8) {
            Some(1) => Rounding::TowardsZero,
            Some(2) => Rounding::Up,
            Some(3) => Rounding::Down,
            _ => Rounding::NearestEven,
        };
        let mode = Mode {
            rounding,
            saturated: false,
        };
        let lanes = u32::try_from(words.len()).expect("at most sixteen");
        let (address, global) = self.half_vector(instance, op, lanes, (w[7], w[6]))?;
        let mut halves = Vec::new();
        for word in words {
            halves.push(self.unary(Op::FConvert, from, Scalar::Float(16), word, mode)?);
        }
        self.store_lanes(address, global, &halves);
        Ok(())
    }
}
