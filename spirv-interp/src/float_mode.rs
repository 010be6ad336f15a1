//! The floating-point mode of kernels: round to nearest even, denormals kept, no exceptions.

#![allow(
    unsafe_code,
    reason = "the control register is only reachable by instructions"
)]

use std::arch::asm;

/// MXCSR with all exceptions masked, rounding to nearest even, neither flush-to-zero nor denormals-are-zero.
const KERNEL_MODE: u32 = 0x1f80;

/// While this value lives, the thread computes in the mode of kernels; dropping it restores what was before. An
/// application built with -ffast-math hands other modes on to threads that it makes.
#[derive(Debug)]
pub struct FloatMode {
    before: u32,
    /// A control register belongs to its thread.
    _not_send: std::marker::PhantomData<*const ()>,
}

impl FloatMode {
    /// Sets the mode.
    pub fn enter() -> Self {
        let before = read();
        write(KERNEL_MODE);
        Self {
            before,
            _not_send: std::marker::PhantomData,
        }
    }
}

impl Drop for FloatMode {
    fn drop(&mut self) {
        write(self.before);
    }
}

fn read() -> u32 {
    let mut value = 0_u32;
    // SAFETY: the instruction stores the register in the local variable and does nothing else.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut value, options(nostack, preserves_flags)) };
    value
}

fn write(value: u32) {
    // SAFETY: the value is one that `read` returned or a valid constant; this module restores the caller's mode before
    // any code of the caller runs again.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const value, options(nostack, preserves_flags)) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;

    /// Flush-to-zero and denormals-are-zero.
    const FAST: u32 = 0x8040;

    #[test]
    fn denormals_live_inside_and_the_mode_comes_back() {
        let own = read();
        write(own | FAST);
        let flushed = black_box(f32::from_bits(3)) * black_box(1.0_f32);
        let mode = FloatMode::enter();
        let kept = black_box(f32::from_bits(3)) * black_box(1.0_f32);
        drop(mode);
        let after = read();
        write(own);
        assert_eq!(flushed.to_bits(), 0, "the test needs a caller that flushes");
        assert_eq!(kept.to_bits(), 3);
        assert_eq!(after & FAST, FAST);
    }
}
