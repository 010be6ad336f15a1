//! Instructions of OpenCL.std, sorted by what they take and give.

use spirv::{Op, OpenclStd100Op as Cl};

use super::group::{Machine, Result};
use crate::math::{self, double};
use crate::sem::{self, float, integer, opencl};
use crate::validate::opencl::{Signature, signature};
use crate::validate::types::Scalar;

/// Width of an operand that `validate` has found to be a number.
pub(super) fn bits(scalar: Scalar) -> u8 {
    match scalar {
        Scalar::Int(bits) | Scalar::Float(bits) => bits,
        Scalar::Bool => 1,
        Scalar::Pointer => 64,
    }
}

/// A function of floats on one component.
pub(super) fn function(op: Cl, bits: u8, operands: [u64; 3]) -> math::Outcome {
    math::evaluate(op, bits, operands).expect("a test goes through all functions")
}

impl Machine<'_> {
    pub(super) fn extended_instruction(&mut self, w: &[u32]) -> Result<()> {
        // Other sets than OpenCL.std only describe.
        if !self.tables.is_opencl(w[3]) {
            return Ok(());
        }
        let op = Cl::from_u32(w[4]).expect("validate admits only known instructions");
        let form = signature(op).expect("validate admits only implemented instructions");
        let a = &w[5..];
        match form {
            Signature::Float(_) if matches!(op, Cl::normalize | Cl::fast_normalize) => self.normalize(w),
            Signature::Float(_) => self.float_lanes(op, w),
            Signature::Integer(_) => self.integer_lanes(op, w),
            Signature::FloatInteger => self.float_integer(op, w),
            Signature::IntegerOfFloat => self.map(w, |from, to, x| {
                let result = integer::signed(32, function(op, bits(from), [x, 0, 0]).result);
                integer::word(bits(to), result)
            }),
            Signature::FloatOfInteger => self.map(w, |_, to, x| function(op, bits(to), [x, 0, 0]).result),
            Signature::FloatOutFloat | Signature::FloatOutInteger | Signature::FloatFloatOutInteger => {
                return self.two_results(op, w);
            }
            Signature::Reduce(_) => self.reduce(w),
            Signature::Cross => self.cross(w),
            Signature::Upsample => {
                let place = self.place(w[2]);
                let half = bits(self.place(a[0]).scalar);
                for lane in 0..place.words {
                    let word = self.get(a[0], lane) << half | self.get(a[1], lane);
                    self.set(place, lane, word);
                }
            }
            Signature::VectorLoad => return self.vector_load(w),
            Signature::VectorStore => return self.vector_store(w),
            Signature::HalfLoad => return self.half_load(op, w),
            Signature::HalfStore => return self.half_store(op, w),
            Signature::Shuffle(vectors) => self.shuffle(vectors, w),
            Signature::BitSelect => {
                let place = self.place(w[2]);
                for lane in 0..place.words {
                    let (x, y, mask) = (self.get(a[0], lane), self.get(a[1], lane), self.get(a[2], lane));
                    self.set(place, lane, x & !mask | y & mask);
                }
            }
            Signature::Select => self.select_by_sign(w),
            Signature::Prefetch => {}
            Signature::Printf => return self.printf(w),
        }
        Ok(())
    }

    /// One operand, lane by lane; `f` gets the scalar types of operand and result.
    fn map(&mut self, w: &[u32], f: impl Fn(Scalar, Scalar, u64) -> u64) {
        let (place, from) = (self.place(w[2]), self.place(w[5]).scalar);
        for lane in 0..place.words {
            let word = f(from, place.scalar, self.get(w[5], lane));
            self.set(place, lane, word);
        }
    }

    fn float_lanes(&mut self, op: Cl, w: &[u32]) {
        let place = self.place(w[2]);
        let width = bits(place.scalar);
        for lane in 0..place.words {
            let operand = |number: usize| w.get(5 + number).map_or(0, |id| self.get(*id, lane));
            let operands = [operand(0), operand(1), operand(2)];
            self.set(place, lane, function(op, width, operands).result);
        }
    }

    fn integer_lanes(&mut self, op: Cl, w: &[u32]) {
        let place = self.place(w[2]);
        let width = bits(place.scalar);
        for lane in 0..place.words {
            let operand = |number: usize| w.get(5 + number).map_or(0, |id| self.get(*id, lane));
            let word = opencl::integer(op, width, operand(0), operand(1), operand(2));
            self.set(place, lane, word);
        }
    }

    fn float_integer(&mut self, op: Cl, w: &[u32]) {
        let (place, exponents) = (self.place(w[2]), self.place(w[6]));
        let width = bits(place.scalar);
        for lane in 0..place.words {
            let n = self.get(w[6], if exponents.words == 1 { 0 } else { lane });
            let n = integer::signed(bits(exponents.scalar), n).cast_unsigned();
            let operands = [self.get(w[5], lane), n, 0];
            self.set(place, lane, function(op, width, operands).result);
        }
    }

    fn vector(&self, id: u32) -> Vec<f64> {
        let place = self.place(id);
        (0..place.words)
            .map(|lane| float::value(bits(place.scalar), self.get(id, lane)))
            .collect()
    }

    fn reduce(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let mut v = self.vector(w[5]);
        if let Some(other) = w.get(6) {
            v.iter_mut().zip(self.vector(*other)).for_each(|(a, b)| *a -= b);
        }
        self.set(place, 0, float::word(bits(place.scalar), double::length(&v)));
    }

    fn normalize(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let mut v = self.vector(w[5]);
        double::normalize(&mut v);
        for (lane, x) in (0..).zip(v) {
            self.set(place, lane, float::word(bits(place.scalar), x));
        }
    }

    /// Three components; the fourth, if there is one, becomes 0.
    fn cross(&mut self, w: &[u32]) {
        let place = self.place(w[2]);
        let product = |this: &Self, i: u32, j: u32| {
            let (a, b) = (this.get(w[5], i), this.get(w[6], j));
            sem::binary(Op::FMul, place.scalar, a, b).unwrap_or_default()
        };
        for lane in 0..place.words {
            let (i, j) = ((lane + 1) % 3, (lane + 2) % 3);
            let (a, b) = (product(self, i, j), product(self, j, i));
            let word = if lane == 3 {
                0
            } else {
                sem::binary(Op::FSub, place.scalar, a, b).unwrap_or_default()
            };
            self.set(place, lane, word);
        }
    }

    /// The low bits of each mask component select a component of the vectors.
    fn shuffle(&mut self, vectors: usize, w: &[u32]) {
        let (place, lanes, mask) = (
            self.place(w[2]),
            u64::from(self.place(w[5]).words),
            w[5 + vectors],
        );
        let stored = lanes.next_power_of_two();
        for lane in 0..place.words {
            let selected = self.get(mask, lane) % (stored * vectors as u64);
            let (vector, component) = (selected / stored, selected % stored);
            let id = w[5 + usize::from(vector == 1)];
            let component = u32::try_from(component).expect("below the number of lanes");
            let word = if u64::from(component) < lanes {
                self.get(id, component)
            } else {
                0
            };
            self.set(place, lane, word);
        }
    }

    /// Scalars choose by truth, vectors by the most significant bit of each component.
    fn select_by_sign(&mut self, w: &[u32]) {
        let (place, condition) = (self.place(w[2]), self.place(w[7]));
        for lane in 0..place.words {
            let c = self.get(w[7], lane);
            let chosen = if place.words == 1 {
                c != 0
            } else {
                integer::signed(bits(condition.scalar), c) < 0
            };
            let word = self.get(if chosen { w[6] } else { w[5] }, lane);
            self.set(place, lane, word);
        }
    }
}
