//! Times functions of single precision in the fast engine: `cargo run --release -p spirv-interp --example math_speed`.
//! Nanoseconds for each element on one thread, the best of some runs, less what a kernel takes that only copies.

#![allow(clippy::print_stdout, reason = "an example that prints a table")]

#[path = "../tests/support/math_kernel.rs"]
mod math_kernel;
#[path = "../tests/support/mod.rs"]
mod support;

use std::time::Instant;

use math_kernel::{Call, Element, kernel};
use spirv::OpenclStd100Op as Cl;
use spirv_interp::{ArgValue, Grid, RunOptions, engine};
use support::Memory;

const GROUPS: u32 = 512;
const SIZE: u32 = 256;

fn time(op: Cl, operands: usize) -> Result<f64, Box<dyn std::error::Error>> {
    let kernel = kernel(&Call {
        op,
        bits: 32,
        lanes: 1,
        operands: vec![Element::Float; operands],
        result: Element::Float,
        stored: None,
        reduces: false,
    });
    let prepared = engine::prepare(&kernel)?;
    let items = GROUPS * SIZE;
    let input: Vec<u8> = (0..items)
        .flat_map(|item| (0.5 + f32::from(u16::try_from(item % 1000).unwrap_or(0)) / 100.0).to_le_bytes())
        .collect();
    let mut memory = Memory::default();
    let args: Vec<ArgValue> = (0..=operands)
        .map(|_| {
            let number = memory.add(&input);
            ArgValue::Pointer(memory.address(number))
        })
        .collect();
    let grid = Grid {
        group_count: [GROUPS, 1, 1],
        group_size: [SIZE, 1, 1],
        global_offset: [0; 3],
    };
    let options = RunOptions {
        threads: 1,
        ..RunOptions::default()
    };
    let mut best = f64::MAX;
    for _ in 0..30 {
        let begin = Instant::now();
        engine::run(&prepared, &grid, &args, &memory, &options).map_err(|trap| trap.to_string())?;
        best = best.min(begin.elapsed().as_secs_f64() * 1e9 / f64::from(items));
    }
    Ok(best)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let copies = [time(Cl::fabs, 1)?, time(Cl::native_divide, 2)?];
    for (op, operands) in [
        (Cl::exp, 1),
        (Cl::exp2, 1),
        (Cl::exp10, 1),
        (Cl::log, 1),
        (Cl::log2, 1),
        (Cl::log10, 1),
        (Cl::sin, 1),
        (Cl::cos, 1),
        (Cl::tan, 1),
        (Cl::rsqrt, 1),
        (Cl::sqrt, 1),
        (Cl::fmin, 2),
        (Cl::pow, 2),
        (Cl::powr, 2),
        (Cl::hypot, 2),
        (Cl::expm1, 1),
        (Cl::log1p, 1),
        (Cl::sinh, 1),
        (Cl::cosh, 1),
        (Cl::tanh, 1),
        (Cl::sinpi, 1),
        (Cl::cospi, 1),
        (Cl::tanpi, 1),
    ] {
        let spent = time(op, operands)? - copies[operands - 1];
        println!("{:8} {spent:.2}", format!("{op:?}"));
    }
    Ok(())
}
