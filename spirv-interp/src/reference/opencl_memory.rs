//! Functions of OpenCL.std that go through pointers.

use spirv::OpenclStd100Op as Cl;

use super::address::failed;
use super::group::{Machine, Result};
use super::opencl::{bits, function};
use crate::mem::Access;
use crate::sem::convert::{Mode, Rounding, convert};
use crate::sem::float;
use crate::trap::TrapKind;
use crate::validate::types::Scalar;

impl Machine<'_> {
    /// Loads `count` scalars that lie next to each other.
    pub(super) fn load_lanes(
        &mut self,
        pointer: u32,
        address: u64,
        size: usize,
        count: u32,
    ) -> Result<Vec<u64>> {
        let len = size as u64 * u64::from(count);
        let target = self.locate(self.class(pointer), address, len, Access::Load)?;
        let lanes = (0..count as usize).map(|lane| self.load_scalar(target, lane * size, size));
        let lanes: std::result::Result<Vec<u64>, _> = lanes.collect();
        lanes.map_err(|_| failed(TrapKind::PageFault, address, len, Access::Load, None))
    }

    pub(super) fn store_lanes(
        &mut self,
        pointer: u32,
        address: u64,
        size: usize,
        lanes: &[u64],
    ) -> Result<()> {
        let len = size as u64 * lanes.len() as u64;
        let target = self.locate(self.class(pointer), address, len, Access::Store)?;
        for (number, word) in lanes.iter().enumerate() {
            let stored = self.store_scalar(target, number * size, size, *word);
            stored.map_err(|_| failed(TrapKind::PageFault, address, len, Access::Store, None))?;
        }
        Ok(())
    }

    /// Address of vector number `offset` of vectors of `lanes` scalars that lie without gaps.
    fn vector_address(&self, pointer: u32, offset: u32, size: usize, lanes: u32) -> u64 {
        let stride = (size as u64 * u64::from(lanes)).cast_signed();
        self.get(pointer, 0)
            .wrapping_add_signed(self.index(offset).wrapping_mul(stride))
    }

    pub(super) fn vector_load(&mut self, w: &[u32]) -> Result<()> {
        let place = self.place(w[2]);
        let size = place.scalar.bytes() as usize;
        let address = self.vector_address(w[6], w[5], size, place.words);
        let lanes = self.load_lanes(w[6], address, size, place.words)?;
        for (lane, word) in (0..).zip(lanes) {
            self.set(place, lane, word);
        }
        Ok(())
    }

    pub(super) fn vector_store(&mut self, w: &[u32]) -> Result<()> {
        let place = self.place(w[5]);
        let size = place.scalar.bytes() as usize;
        let address = self.vector_address(w[7], w[6], size, place.words);
        let lanes: Vec<u64> = (0..place.words).map(|lane| self.get(w[5], lane)).collect();
        self.store_lanes(w[7], address, size, &lanes)
    }

    /// The forms with an `a` are aligned: vectors of three lie like vectors of four.
    fn half_stride(op: Cl, lanes: u32) -> u32 {
        let aligned = matches!(op, Cl::vloada_halfn | Cl::vstorea_halfn | Cl::vstorea_halfn_r);
        if aligned && lanes == 3 { 4 } else { lanes }
    }

    pub(super) fn half_load(&mut self, op: Cl, w: &[u32]) -> Result<()> {
        let place = self.place(w[2]);
        let address = self.vector_address(w[6], w[5], 2, Self::half_stride(op, place.words));
        let lanes = self.load_lanes(w[6], address, 2, place.words)?;
        for (lane, word) in (0..).zip(lanes) {
            self.set(
                place,
                lane,
                float::word(bits(place.scalar), float::value(16, word)),
            );
        }
        Ok(())
    }

    pub(super) fn half_store(&mut self, op: Cl, w: &[u32]) -> Result<()> {
        let place = self.place(w[5]);
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
        let lanes: Vec<u64> = (0..place.words)
            .map(|lane| {
                let word = self.get(w[5], lane);
                let half = convert(spirv::Op::FConvert, place.scalar, Scalar::Float(16), word, mode);
                half.expect("validate admits only floats")
            })
            .collect();
        let address = self.vector_address(w[7], w[6], 2, Self::half_stride(op, place.words));
        self.store_lanes(w[7], address, 2, &lanes)
    }

    /// Functions that give one result and store another one.
    pub(super) fn two_results(&mut self, op: Cl, w: &[u32]) -> Result<()> {
        let place = self.place(w[2]);
        let width = bits(place.scalar);
        let pointer = w[w.len() - 1];
        let mut stored = Vec::new();
        let mut results = Vec::new();
        for lane in 0..place.words {
            let found = function(op, width, [self.get(w[5], lane), self.get(w[6], lane), 0]);
            results.push(found.result);
            stored.push(found.stored);
        }
        let out = if matches!(op, Cl::frexp | Cl::lgamma_r | Cl::remquo) {
            4
        } else {
            place.scalar.bytes() as usize
        };
        self.store_lanes(pointer, self.get(pointer, 0), out, &stored)?;
        for (lane, word) in (0..).zip(results) {
            self.set(place, lane, word);
        }
        Ok(())
    }
}
