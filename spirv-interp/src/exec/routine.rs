//! Routines: lane by lane, out of the way of the dispatch.

use super::frame::Frame;
use crate::bytecode::{Call, Instr, MAX_OPERANDS};

impl<const N: usize> Frame<N> {
    /// Computes a routine for the lanes that run; the others may have anything.
    #[inline(never)]
    pub fn routine(&mut self, instr: &Instr, call: &Call) {
        let uniform = call.operands.iter().all(|(register, ty)| {
            let reg = self.reg(*register);
            let same = reg.base & self.mask == self.mask || reg.base & self.mask == 0;
            !reg.vector && reg.stride == 0 && (ty.bits() > 1 || same)
        });
        let compute = |frame: &Self, lane: u32| {
            let mut words = [0; MAX_OPERANDS];
            for (word, (register, ty)) in words.iter_mut().zip(&call.operands) {
                *word = frame.word(*register, u8::try_from(ty.bits()).unwrap_or(64), lane);
            }
            call.routine
                .evaluate(&words[..call.operands.len()])
                .unwrap_or_default()
        };
        if uniform {
            let word = compute(self, self.mask.trailing_zeros());
            let word = if instr.bits == 1 {
                word.wrapping_neg()
            } else {
                word
            };
            return self.set_scalar(instr.dst, word, 0);
        }
        let (mut bits, mut lanes) = (0, self.mask);
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            let word = compute(self, lane);
            if instr.bits == 1 {
                bits |= word << lane;
            } else {
                self.set_word(instr.dst, instr.bits, lane, word);
            }
        }
        if instr.bits == 1 {
            self.set_scalar(instr.dst, bits, 0);
        } else {
            self.set_vector(instr.dst);
        }
    }
}
