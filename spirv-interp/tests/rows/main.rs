//! The bug reports that the book lists by row (Testing, "Rows"): kernels that broke other translators, interpreters and
//! runtimes. Each computes what it should here, on both engines, or is refused for a reason that names what is missing.

#[path = "../support/both.rs"]
mod both;
#[path = "../support/launch.rs"]
mod launch;
#[path = "../support/mod.rs"]
mod support;

mod control;
mod groups;
mod halves;
mod memory;
mod printing;
mod refused;

use both::{Arg, run, run_on};
use spirv_interp::{Grid, Kernel, RunOptions};

/// Suffixes of what was made of an OpenCL C source: optimised and not.
const VARIANTS: [&str; 2] = ["", ".O0"];

/// A kernel of the rows in OpenCL C.
fn row(variant: &str, name: &str) -> Kernel {
    launch::kernel(&format!("ocl/rows{variant}.spv"), name)
}

/// The kernel of a row in assembly, run on one buffer of words.
fn assembled(name: &str, words: &[u32], grid: &Grid) -> Vec<u32> {
    let kernel = launch::kernel(&format!("asm/{name}.spv"), "k");
    let buffer = Arg::Buffer(launch::bytes(words, u32::to_le_bytes));
    launch::u32s(&run(&kernel, grid, &[buffer], &RunOptions::default())[0])
}

fn ints(values: &[i32]) -> Arg {
    Arg::Buffer(launch::bytes(values, i32::to_le_bytes))
}

fn floats(values: &[f32]) -> Arg {
    Arg::Buffer(launch::bytes(values, f32::to_le_bytes))
}

fn zeros(words: usize) -> Arg {
    Arg::Buffer(vec![0; words * 4])
}
