//! The bug reports that the book lists by row (Testing, "Rows"): kernels that broke other translators, interpreters and
//! runtimes. Each computes what it should here, on both engines, or is refused for a reason that names what is missing.

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

use spirv_interp::{ArgValue, Grid, Kernel, RunOptions, engine, reference};
use support::Memory;

/// Suffixes of what was made of an OpenCL C source: optimised and not.
const VARIANTS: [&str; 2] = ["", ".O0"];

/// What an argument of a row's kernel is.
enum Arg {
    /// A buffer that begins with these bytes.
    Buffer(Vec<u8>),
    /// Bytes of work-group memory.
    Local(u64),
    /// The bytes of a value.
    Value(Vec<u8>),
}

/// Runs on one engine; what is in the buffers then.
fn run_on(
    kernel: &Kernel,
    fast: bool,
    grid: &Grid,
    args: &[Arg],
    options: &RunOptions<'_>,
) -> Option<Vec<Vec<u8>>> {
    let mut memory = Memory::default();
    let values = args.iter().map(|arg| match arg {
        Arg::Buffer(bytes) => {
            let number = memory.add(bytes);
            ArgValue::Pointer(memory.address(number))
        }
        Arg::Local(bytes) => ArgValue::Local(*bytes),
        Arg::Value(bytes) => ArgValue::Value(bytes.clone()),
    });
    let values: Vec<ArgValue> = values.collect();
    let result = if fast {
        // What the fast engine leaves to the reference interpreter was run there.
        let prepared = engine::prepare(kernel).ok()?;
        engine::run(&prepared, grid, &values, &memory, options)
    } else {
        reference::run(kernel, grid, &values, &memory, options)
    };
    result.unwrap_or_else(|trap| panic!("{trap}"));
    Some(memory.buffers.iter().map(support::Buffer::bytes).collect())
}

/// Runs on the reference interpreter, and on the fast engine if it takes the kernel; the buffers are equal then.
fn run(kernel: &Kernel, grid: &Grid, args: &[Arg], options: &RunOptions<'_>) -> Vec<Vec<u8>> {
    let want =
        run_on(kernel, false, grid, args, options).expect("the reference interpreter runs every kernel");
    if let Some(got) = run_on(kernel, true, grid, args, options) {
        assert!(got == want, "{}: the engines differ", kernel.name());
    }
    want
}

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
