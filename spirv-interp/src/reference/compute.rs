//! Instructions that only compute: values in, a value out.

use spirv::Op;

use super::group::Machine;
use crate::sem::{self, float, integer};
use crate::validate::part;
use crate::validate::types::{Scalar, Shape};

impl Machine<'_> {
    /// Executes one instruction that neither touches memory nor changes the flow of control.
    pub(super) fn compute(&mut self, op: Op, w: &[u32]) {
        use Op as O;
        match op {
            O::CompositeExtract | O::CompositeInsert => self.composite_part(op, w),
            O::CompositeConstruct => self.construct(w),
            O::VectorExtractDynamic => self.extract_dynamic(w),
            O::VectorInsertDynamic => self.insert_dynamic(w),
            O::VectorShuffle => self.vector_shuffle(w),
            O::CopyObject | O::CopyLogical | O::ExpectKHR => self.assign(self.place(w[2]), w[3]),
            O::PtrCastToGeneric | O::GenericCastToPtr => self.assign(self.place(w[2]), w[3]),
            O::GenericCastToPtrExplicit => self.cast_explicit(w),
            O::Bitcast => self.bitcast(w),
            O::Select => self.select(w),
            O::Any | O::All => self.any_all(op, w),
            O::Dot => self.dot(w),
            O::VectorTimesScalar => self.vector_times_scalar(w),
            O::PtrDiff => self.pointer_difference(w),
            O::IAddCarry | O::ISubBorrow | O::UMulExtended | O::SMulExtended => self.extended(op, w),
            O::BitFieldInsert | O::BitFieldSExtract | O::BitFieldUExtract => self.bit_field(op, w),
            O::SDot | O::UDot | O::SUDot | O::SDotAccSat | O::UDotAccSat | O::SUDotAccSat => {
                self.integer_dot(op, w);
            }
            O::ConvertFToBF16INTEL => self.map_lanes(w, float::to_bfloat),
            O::ConvertBF16ToFINTEL => self.map_lanes(w, float::from_bfloat),
            O::GroupNonUniformInverseBallot
            | O::GroupNonUniformBallotBitExtract
            | O::GroupNonUniformBallotBitCount
            | O::GroupNonUniformBallotFindLSB
            | O::GroupNonUniformBallotFindMSB => self.ballot(op, w),
            O::SizeOf => self.size_of(w),
            O::GenericPtrMemSemantics => self.memory_semantics(w),
            _ => self.each_lane(op, w),
        }
    }

    /// Arithmetic, comparisons and conversions, lane by lane.
    fn each_lane(&mut self, op: Op, w: &[u32]) {
        let place = self.place(w[2]);
        let from = self.place(w[3]).scalar;
        for lane in 0..place.words {
            let a = self.get(w[3], lane);
            let result = match w.get(4) {
                Some(b) => sem::binary(op, from, a, self.get(*b, lane)),
                None => sem::unary(op, from, a).or_else(|| {
                    let mode = self.tables.conversions[w[2] as usize];
                    sem::convert::convert(op, from, place.scalar, a, mode)
                }),
            };
            self.set(
                place,
                lane,
                result.expect("validate admits only operations on types that they work on"),
            );
        }
    }

    fn map_lanes(&mut self, w: &[u32], f: impl Fn(u64) -> u64) {
        let place = self.place(w[2]);
        for lane in 0..place.words {
            let word = f(self.get(w[3], lane));
            self.set(place, lane, word);
        }
    }

    fn bit_field(&mut self, op: Op, w: &[u32]) {
        let place = self.place(w[2]);
        let Scalar::Int(bits) = place.scalar else {
            return;
        };
        let first = if op == Op::BitFieldInsert { 5 } else { 4 };
        // Offset and count are unsigned (3.3.14).
        let (offset, count) = (self.get(w[first], 0), self.get(w[first + 1], 0));
        for lane in 0..place.words {
            let base = self.get(w[3], lane);
            let word = match op {
                Op::BitFieldInsert => integer::insert_field(bits, base, self.get(w[4], lane), offset, count),
                _ => integer::extract_field(bits, base, offset, count, op == Op::BitFieldSExtract),
            };
            self.set(place, lane, word);
        }
    }

    fn integer_dot(&mut self, op: Op, w: &[u32]) {
        let (place, a) = (self.place(w[2]), self.place(w[3]));
        let (Scalar::Int(bits), Scalar::Int(width)) = (place.scalar, a.scalar) else {
            return;
        };
        let sum = matches!(op, Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat).then(|| self.get(w[5], 0));
        let packed = a.words == 1;
        let word = if packed {
            let byte = |id: u32, lane: u32| self.get(id, 0) >> (8 * lane) & 0xff;
            let pairs = (0..4).map(|lane| (byte(w[3], lane), byte(w[4], lane)));
            integer::dot(op, 8, bits, pairs, sum)
        } else {
            let pairs = (0..a.words).map(|lane| (self.get(w[3], lane), self.get(w[4], lane)));
            integer::dot(op, width, bits, pairs, sum)
        };
        self.set(place, 0, word);
    }

    fn size_of(&mut self, w: &[u32]) {
        let pointer = self.tables.value_type(w[3]);
        let pointee = pointer.and_then(|pointer| self.tables.types.pointee(pointer));
        let size = pointee.map_or(0, |ty| self.tables.types.get(ty).size);
        self.set(self.place(w[2]), 0, integer::mask(32, size));
    }

    /// 3.3.8 OpGenericPtrMemSemantics: which memory a pointer is to, as memory semantics (3.2.25).
    fn memory_semantics(&mut self, w: &[u32]) {
        use crate::pointer;
        use spirv::MemorySemantics as M;
        let semantics = match pointer::tag(self.get(w[3], 0)) {
            pointer::GLOBAL => M::CROSS_WORKGROUP_MEMORY,
            pointer::LOCAL => M::WORKGROUP_MEMORY,
            _ => M::empty(),
        };
        self.set(self.place(w[2]), 0, u64::from(semantics.bits()));
    }

    fn composite_part(&mut self, op: Op, w: &[u32]) {
        let place = self.place(w[2]);
        let (whole, indices) = if op == Op::CompositeExtract {
            (w[3], &w[4..])
        } else {
            (w[4], &w[5..])
        };
        let ty = self
            .tables
            .value_type(whole)
            .expect("validate admits only values");
        let (_, first, count) = part(self.tables, ty, indices).expect("validate follows the indices");
        if op == Op::CompositeExtract {
            for lane in 0..count {
                let word = self.get(whole, first + lane);
                self.set(place, lane, word);
            }
            return;
        }
        self.assign(place, whole);
        for lane in 0..count {
            let word = self.get(w[3], lane);
            self.set(place, first + lane, word);
        }
    }

    fn construct(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let mut next = 0;
        for part in &w[3..] {
            for lane in 0..self.place(*part).words {
                let word = self.get(*part, lane);
                self.set(place, next, word);
                next += 1;
            }
        }
    }

    /// 3.3.12: beyond the vector the value is undefined, here 0. That is no error: the result may not be used.
    fn extract_dynamic(&mut self, w: &[u32]) {
        let (index, lanes) = (self.get(w[4], 0), self.place(w[3]).words);
        let lane = u32::try_from(index).ok().filter(|lane| *lane < lanes);
        let word = lane.map_or(0, |lane| self.get(w[3], lane));
        self.set(self.place(w[2]), 0, word);
    }

    /// Beyond the vector nothing is inserted.
    fn insert_dynamic(&mut self, w: &[u32]) {
        let (place, index, object) = (self.place(w[2]), self.get(w[5], 0), self.get(w[4], 0));
        self.assign(place, w[3]);
        if let Some(lane) = u32::try_from(index).ok().filter(|lane| *lane < place.words) {
            self.set(place, lane, object);
        }
    }

    fn vector_shuffle(&mut self, w: &[u32]) {
        let (place, first) = (self.place(w[2]), self.place(w[3]).words);
        for (lane, selected) in (0..).zip(&w[5..]) {
            let word = match *selected {
                u32::MAX => 0,
                selected if selected < first => self.get(w[3], selected),
                selected => self.get(w[4], selected - first),
            };
            self.set(place, lane, word);
        }
    }

    /// 3.3.11 OpGenericCastToPtrExplicit: null if the pointer is not of the storage class asked for.
    fn cast_explicit(&mut self, w: &[u32]) {
        use crate::pointer;
        use spirv::StorageClass as C;
        let address = self.get(w[3], 0);
        let wanted = match C::from_u32(w[4]) {
            Some(C::CrossWorkgroup) => pointer::GLOBAL,
            Some(C::Workgroup) => pointer::LOCAL,
            _ => pointer::PRIVATE,
        };
        let word = if pointer::tag(address) == wanted {
            address
        } else {
            0
        };
        self.set(self.place(w[2]), 0, word);
    }

    fn bitcast(&mut self, w: &[u32]) {
        let (place, source) = (self.place(w[2]), self.place(w[3]));
        let from = Shape {
            scalar: source.scalar,
            lanes: source.words,
        };
        let to = Shape {
            scalar: place.scalar,
            lanes: place.words,
        };
        let (mut words, mut out) = ([0; 16], [0; 16]);
        let (words, out) = (
            &mut words[..source.words as usize],
            &mut out[..place.words as usize],
        );
        for (lane, word) in (0..).zip(words.iter_mut()) {
            *word = self.get(w[3], lane);
        }
        sem::convert::bitcast(from, words, to, out);
        for (lane, word) in (0..).zip(out.iter()) {
            self.set(place, lane, *word);
        }
    }

    fn select(&mut self, w: &[u32]) {
        let (place, condition) = (self.place(w[2]), self.place(w[3]));
        for lane in 0..place.words {
            let chosen = self.get(w[3], if condition.words == 1 { 0 } else { lane }) != 0;
            let word = self.get(if chosen { w[4] } else { w[5] }, lane);
            self.set(place, lane, word);
        }
    }

    fn any_all(&mut self, op: Op, w: &[u32]) {
        let mut lanes = (0..self.place(w[3]).words).map(|lane| self.get(w[3], lane) != 0);
        let result = if op == Op::Any {
            lanes.any(|lane| lane)
        } else {
            lanes.all(|lane| lane)
        };
        self.set(self.place(w[2]), 0, u64::from(result));
    }

    fn dot(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let mut sum = 0;
        for lane in 0..self.place(w[3]).words {
            let product = arithmetic(Op::FMul, place.scalar, self.get(w[3], lane), self.get(w[4], lane));
            sum = if lane == 0 {
                product
            } else {
                arithmetic(Op::FAdd, place.scalar, sum, product)
            };
        }
        self.set(place, 0, sum);
    }

    fn vector_times_scalar(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let factor = self.get(w[4], 0);
        for lane in 0..place.words {
            let product = arithmetic(Op::FMul, place.scalar, self.get(w[3], lane), factor);
            self.set(place, lane, product);
        }
    }

    fn pointer_difference(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let pointer = self
            .tables
            .value_type(w[3])
            .expect("validate admits only pointers");
        let pointee = self
            .tables
            .types
            .pointee(pointer)
            .expect("validate admits only pointers to known types");
        let size = self.tables.types.get(pointee).size.cast_signed();
        let bytes = self.get(w[3], 0).wrapping_sub(self.get(w[4], 0)).cast_signed();
        if let Scalar::Int(bits) = place.scalar {
            self.set(place, 0, integer::word(bits, bytes.wrapping_div(size)));
        }
    }

    /// 3.3.13: a structure of the low and the high part, or of the result and the carry.
    fn extended(&mut self, op: Op, w: &[u32]) {
        let place = self.place(w[2]);
        let operands = self.place(w[3]);
        let Scalar::Int(bits) = operands.scalar else {
            return;
        };
        for lane in 0..operands.words {
            let (a, b) = (self.get(w[3], lane), self.get(w[4], lane));
            let wide = u128::from(a) + u128::from(b);
            let (low, high) = match op {
                Op::IAddCarry => (
                    integer::mask(bits, a.wrapping_add(b)),
                    u64::from(wide >> bits != 0),
                ),
                Op::ISubBorrow => (integer::mask(bits, a.wrapping_sub(b)), u64::from(a < b)),
                Op::UMulExtended => (
                    integer::mask(bits, a.wrapping_mul(b)),
                    integer::mul_high_unsigned(bits, a, b),
                ),
                _ => (
                    integer::mask(bits, a.wrapping_mul(b)),
                    integer::mul_high_signed(bits, a, b),
                ),
            };
            self.set(place, lane, low);
            self.set(place, operands.words + lane, high);
        }
    }
}

fn arithmetic(op: Op, scalar: Scalar, a: u64, b: u64) -> u64 {
    sem::binary(op, scalar, a, b).expect("validate admits only floating-point operands")
}
