//! Runs a kernel on both engines.

#![allow(dead_code, reason = "each test uses a part")]

use spirv_interp::{ArgValue, Grid, Kernel, RunOptions, engine, reference};

use crate::support::{Buffer, Memory};

/// What an argument is.
pub enum Arg {
    /// A buffer that begins with these bytes.
    Buffer(Vec<u8>),
    /// Bytes of work-group memory.
    Local(u64),
    /// The bytes of a value.
    Value(Vec<u8>),
}

/// Runs on one engine; what is in the buffers then.
pub fn run_on(
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
    Some(memory.buffers.iter().map(Buffer::bytes).collect())
}

/// Runs on the reference interpreter, and on the fast engine if it takes the kernel; the buffers are equal then.
pub fn run(kernel: &Kernel, grid: &Grid, args: &[Arg], options: &RunOptions<'_>) -> Vec<Vec<u8>> {
    let want =
        run_on(kernel, false, grid, args, options).expect("the reference interpreter runs every kernel");
    if let Some(got) = run_on(kernel, true, grid, args, options) {
        assert!(got == want, "{}: the engines differ", kernel.name());
    }
    want
}
