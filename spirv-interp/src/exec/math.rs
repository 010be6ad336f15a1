//! Functions of single precision on all lanes of a batch: loops around the scalar definitions, on copies of the columns,
//! so that the compiler knows source and target apart and makes vector instructions of them.

use super::frame::Frame;
use super::op::{Partial, SingleBinary, Step};
use crate::bytecode::Instr;
use crate::bytecode::semantics::Word;

#[inline(always)]
pub(super) fn unary<const N: usize, O: Partial>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> bool {
    let a = frame.reg(instr.a);
    if !a.vector && a.is_same() {
        let word = O::apply(f32::from_word(a.base)).to_word();
        frame.set_affine(instr.dst, word, 0, 0);
        return true;
    }
    let x = frame.singles(instr.a);
    let mut result = [0.0; N];
    for lane in 0..N {
        result[lane] = O::fast(x[lane]);
    }
    // Lanes that do not take part may have anything, so that this is only about time.
    if !x.iter().fold(true, |all, x| all & O::fits(*x)) {
        for lane in 0..N {
            if !O::fits(x[lane]) {
                result[lane] = O::apply(x[lane]);
            }
        }
    }
    frame.set_singles(instr.dst, result);
    true
}

#[inline(always)]
pub(super) fn binary<const N: usize, O: SingleBinary>(
    frame: &mut Frame<N>,
    instr: &Instr,
    _: *const Step<N>,
) -> bool {
    let (a, b) = (frame.reg(instr.a), frame.reg(instr.b));
    if !a.vector && !b.vector && a.is_same() && b.is_same() {
        let word = O::apply(f32::from_word(a.base), f32::from_word(b.base)).to_word();
        frame.set_affine(instr.dst, word, 0, 0);
        return true;
    }
    let (x, y) = (frame.singles(instr.a), frame.singles(instr.b));
    let mut result = [0.0; N];
    for lane in 0..N {
        result[lane] = O::apply(x[lane], y[lane]);
    }
    frame.set_singles(instr.dst, result);
    true
}

impl<const N: usize> Frame<N> {
    #[inline(always)]
    fn singles(&mut self, register: u16) -> [f32; N] {
        let column = self.read::<f32>(register);
        // SAFETY: a column has N elements.
        unsafe { column.cast::<[f32; N]>().read() }
    }

    #[inline(always)]
    fn set_singles(&mut self, register: u16, values: [f32; N]) {
        let column = self.column::<f32>(register);
        // SAFETY: a column has room for N elements.
        unsafe { column.cast::<[f32; N]>().write(values) };
        self.set_vector(register);
    }
}
