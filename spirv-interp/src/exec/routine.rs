//! Routines: lane by lane, out of the way of the dispatch.

use super::frame::Frame;
use super::op::{Flow, Step};
use crate::bytecode::{Call, Instr, MAX_OPERANDS};

/// Computes a routine for the lanes that run; the others may have anything.
#[inline(always)]
pub(super) fn routine<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    // SAFETY: the scene is set.
    let code = unsafe { &*frame.scene.code };
    frame.call(instr, &code.calls[instr.site as usize]);
    Flow::Next
}

impl<const N: usize> Frame<N> {
    #[inline(never)]
    fn call(&mut self, instr: &Instr, call: &Call) {
        let same = call.operands.iter().all(|(register, ty)| {
            let reg = self.reg(*register);
            match ty.bits() {
                1 => reg.base & self.mask == self.mask || reg.base & self.mask == 0,
                _ => instr.uniform || (!reg.vector && reg.is_same()),
            }
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
        if same {
            let word = compute(self, self.mask.trailing_zeros());
            if instr.bits == 1 {
                self.set_same(instr.dst, word.wrapping_neg());
            } else if instr.uniform {
                self.set_same(instr.dst, word);
            } else {
                self.set_affine(instr.dst, word, 0, 0);
            }
            return;
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
            self.set_same(instr.dst, bits);
        } else {
            self.set_vector(instr.dst);
        }
    }
}
