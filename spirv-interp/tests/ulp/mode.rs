//! Nothing depends on the floating-point mode of the caller: all samples and kernels again in a process that flushes
//! denormals and rounds up, as an application built with -ffast-math does.

#![allow(
    unsafe_code,
    reason = "the control register is only reachable by instructions"
)]

use std::arch::asm;
use std::hint::black_box;
use std::process::Command;

use rayon::prelude::*;
use spirv_interp::FloatMode;

use super::functions::{FUNCTIONS, WIDTHS};
use super::samples::samples;
use super::{AMOUNT, kernels, outcome, worst_of_doubles};

/// Set for the process that computes in the other mode.
const OTHER_MODE: &str = "ZEMU_TEST_OTHER_MODE";

/// Flush-to-zero, round up, denormals-are-zero, and no exceptions.
const FAST_AND_UP: u32 = 0x8000 | 0x4000 | 0x1f80 | 0x0040;

/// For this thread.
fn set_other_mode() {
    let mode = FAST_AND_UP;
    // SAFETY: the value is valid; only code of this test runs in this mode, which expects it.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const mode, options(nostack, preserves_flags)) };
}

fn flushes() -> bool {
    black_box(f32::from_bits(3)) * black_box(1.0_f32) == 0.0
}

/// A sum over what all functions give for all samples.
fn digest(other_mode: bool) -> u64 {
    let jobs: Vec<(usize, u8)> = (0..FUNCTIONS.len())
        .flat_map(|f| WIDTHS.map(|bits| (f, bits)))
        .collect();
    let sums = jobs.par_iter().map(|(number, bits)| {
        let function = &FUNCTIONS[*number];
        let samples = samples(function, *bits, AMOUNT);
        let before = FloatMode::enter();
        if other_mode {
            set_other_mode();
            assert!(flushes(), "the mode is set");
        }
        let sum = {
            let _mode = FloatMode::enter();
            samples.iter().fold(0_u64, |sum, operands| {
                let got = outcome(function.op, *bits, *operands);
                let mixed = sum.rotate_left(5) ^ got.result ^ got.stored.rotate_left(32);
                mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            })
        };
        assert_eq!(flushes(), other_mode, "the caller's mode comes back");
        drop(before);
        sum
    });
    sums.collect::<Vec<u64>>()
        .iter()
        .fold(0, |all, sum| all.rotate_left(1) ^ sum)
}

/// The errors in double precision.
fn doubles() -> Vec<f64> {
    worst_of_doubles().iter().map(|(_, error)| *error).collect()
}

#[test]
fn the_mode_of_the_caller_does_not_matter() {
    if std::env::var_os(OTHER_MODE).is_some() {
        let digest = digest(true);
        set_other_mode();
        let found = format!("{digest} {:?}", doubles());
        kernels::compare_all(&[1, 4]);
        assert!(flushes(), "the mode was that of the caller");
        // Into the file that the parent names, since the harness writes to the standard output as well.
        std::fs::write(std::env::var_os(OTHER_MODE).unwrap(), found).unwrap();
        return;
    }
    let file = std::env::temp_dir().join(format!("zemu-digest-{}", std::process::id()));
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["mode::the_mode_of_the_caller_does_not_matter", "--exact"])
        .env(OTHER_MODE, &file)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
    let found = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(found, format!("{} {:?}", digest(false), doubles()));
}
