//! Where a work-item is in its sub-group, and what it can do there without the others.

use spirv::Op;

use super::group::{Machine, Result};
use crate::built_in::{Subgroup, low};

impl Machine<'_> {
    /// The sub-group of the current work-item.
    pub(super) fn subgroup(&self) -> Subgroup {
        Subgroup::of(self.launch, self.current.local_id)
    }

    /// Four words as bits.
    fn ballot_bits(&self, id: u32) -> u128 {
        (0..4).fold(0, |bits, lane| {
            bits | u128::from(self.get(id, lane)) << (32 * lane)
        })
    }

    /// What a work-item finds out about a ballot on its own (3.3.24). Only the bits of members of the sub-group count;
    /// if none of them is set, the lowest and the highest one are all ones.
    pub(super) fn ballot(&mut self, op: Op, w: &[u32]) {
        let place = self.place(w[2]);
        let subgroup = self.subgroup();
        let members = low(subgroup.members);
        let counted = |this: &Self, word: usize| this.ballot_bits(w[word]) & members;
        let result = match op {
            Op::GroupNonUniformInverseBallot => {
                u64::from(self.ballot_bits(w[4]) & low(subgroup.lane + 1) & !low(subgroup.lane) != 0)
            }
            Op::GroupNonUniformBallotBitExtract => {
                let index = u32::try_from(self.get(w[5], 0)).unwrap_or(u32::MAX);
                u64::from(self.ballot_bits(w[4]).checked_shr(index).unwrap_or(0) & 1 != 0)
            }
            Op::GroupNonUniformBallotBitCount => {
                let bits = counted(self, 5);
                let bits = match w[4] {
                    0 => bits,
                    1 => bits & low(subgroup.lane + 1),
                    _ => bits & low(subgroup.lane),
                };
                u64::from(bits.count_ones())
            }
            op => match counted(self, 4) {
                0 => u64::MAX,
                bits if op == Op::GroupNonUniformBallotFindLSB => u64::from(bits.trailing_zeros()),
                bits => u64::from(127 - bits.leading_zeros()),
            },
        };
        let width = u8::try_from(place.scalar.bits()).expect("scalars have at most 64 bits");
        self.set(place, 0, crate::sem::integer::mask(width, result));
    }

    /// Address and stride of the components of a block: members of the sub-group lie next to each other.
    fn block(&self, pointer: u32, size: u64) -> (u64, u64) {
        let subgroup = self.subgroup();
        let address = self.get(pointer, 0).wrapping_add(subgroup.lane * size);
        (address, subgroup.size * size)
    }

    /// OpSubgroupBlockReadINTEL. Each work-item goes by its own pointer.
    pub(super) fn block_read(&mut self, w: &[u32]) -> Result<()> {
        let place = self.place(w[2]);
        let size = place.scalar.bytes() as usize;
        let (address, stride) = self.block(w[3], size as u64);
        for lane in 0..place.words {
            let at = address.wrapping_add(u64::from(lane) * stride);
            let word = self.load_lanes(w[3], at, size, 1)?[0];
            self.set(place, lane, word);
        }
        Ok(())
    }

    /// OpSubgroupBlockWriteINTEL, likewise.
    pub(super) fn block_write(&mut self, w: &[u32]) -> Result<()> {
        let place = self.place(w[2]);
        let size = place.scalar.bytes() as usize;
        let (address, stride) = self.block(w[1], size as u64);
        for lane in 0..place.words {
            let at = address.wrapping_add(u64::from(lane) * stride);
            self.store_lanes(w[1], at, size, &[self.get(w[2], lane)])?;
        }
        Ok(())
    }
}
