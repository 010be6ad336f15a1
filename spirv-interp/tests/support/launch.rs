//! Loads a kernel under test and runs it on buffers.

#![allow(dead_code, reason = "each test uses a part")]

use std::path::{Path, PathBuf};

use spirv_interp::{
    ArgKind, ArgValue, Grid, Kernel, Program, RunOptions, RunStats, Trap, ValidModule, engine, link, parse,
    reference, specialise, validate,
};

use crate::support::Memory;

/// Where the kernels for tests are.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels")
}

/// A module of a file below `tests/kernels`.
pub fn module(file: &str) -> ValidModule {
    let bytes = std::fs::read(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    validate(parse(&bytes).unwrap()).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The program that these files make together.
pub fn program(files: &[&str]) -> Program {
    let modules = files.iter().map(|file| module(file));
    specialise(link(modules.collect()).unwrap(), &[]).unwrap()
}

/// A kernel of a file.
pub fn kernel(file: &str, name: &str) -> Kernel {
    program(&[file])
        .kernel(name)
        .unwrap_or_else(|| panic!("{file}: {name}"))
}

pub fn grid(groups: u32, size: u32) -> Grid {
    Grid {
        group_count: [groups, 1, 1],
        group_size: [size, 1, 1],
        global_offset: [0; 3],
    }
}

pub fn bytes<T: Copy, const N: usize>(values: &[T], to: impl Fn(T) -> [u8; N]) -> Vec<u8> {
    values.iter().flat_map(|value| to(*value)).collect()
}

pub fn u32s(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|b| u32::from_le_bytes(b.try_into().unwrap()))
        .collect()
}

pub fn i32s(bytes: &[u8]) -> Vec<i32> {
    u32s(bytes).into_iter().map(u32::cast_signed).collect()
}

/// What is in the buffers then, or the trap.
pub type Outcome = Result<Vec<Vec<u8>>, Box<Trap>>;

type Run<'a> = dyn Fn(&[ArgValue], &Memory) -> Result<RunStats, Box<Trap>> + 'a;

/// Runs several times, each time on the same buffers with the same in them: one for each pointer argument; local
/// arguments get 4 KiB, values are 0.
fn outcomes(kernel: &Kernel, buffers: &[Vec<u8>], runs: &[&Run<'_>]) -> Vec<Outcome> {
    let mut memory = Memory::default();
    let numbers: Vec<usize> = buffers.iter().map(|buffer| memory.add(buffer)).collect();
    let mut next = numbers.iter();
    let args: Vec<ArgValue> = kernel
        .args()
        .iter()
        .map(|info| match info.kind {
            ArgKind::Local => ArgValue::Local(4096),
            ArgKind::Value => ArgValue::Unset,
            _ => ArgValue::Pointer(memory.address(*next.next().expect("a buffer for each pointer"))),
        })
        .collect();
    let mut run = |run: &&Run<'_>| {
        for (number, bytes) in numbers.iter().zip(buffers) {
            memory.fill(*number, bytes);
        }
        run(&args, &memory)?;
        let bytes = memory.buffers.iter().map(|buffer| buffer.bytes());
        Ok(bytes.collect())
    };
    runs.iter().map(&mut run).collect()
}

/// Runs on the reference interpreter.
pub fn try_run(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Outcome {
    let run = |args: &[ArgValue], memory: &Memory| reference::run(kernel, grid, args, memory, options);
    outcomes(kernel, buffers, &[&run]).remove(0)
}

/// How often [`try_run_both`] runs.
pub const RUNS: usize = 4;

/// Runs on the reference interpreter and, with batches of different size, on the fast engine, with the same outcome.
pub fn try_run_both(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Outcome {
    let prepared = engine::prepare(kernel).unwrap_or_else(|error| panic!("{}: {error}", kernel.name()));
    let slow = |args: &[ArgValue], memory: &Memory| reference::run(kernel, grid, args, memory, options);
    let lanes_64 = |args: &[ArgValue], memory: &Memory| engine::run(&prepared, grid, args, memory, options);
    let lanes_32 = |args: &[ArgValue], memory: &Memory| {
        engine::run_with_lanes::<32>(&prepared, grid, args, memory, options)
    };
    let lanes_8 = |args: &[ArgValue], memory: &Memory| {
        engine::run_with_lanes::<8>(&prepared, grid, args, memory, options)
    };
    let mut found = outcomes(kernel, buffers, &[&slow, &lanes_64, &lanes_32, &lanes_8]);
    let want = found.remove(0);
    for (got, lanes) in found.iter().zip([64, 32, 8]) {
        assert_eq!(*got, want, "{} with {lanes} lanes", kernel.name());
    }
    want
}

pub fn run(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Vec<Vec<u8>> {
    try_run(kernel, grid, buffers, options).unwrap_or_else(|trap| panic!("{trap}"))
}

pub fn run_both(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Vec<Vec<u8>> {
    try_run_both(kernel, grid, buffers, options).unwrap_or_else(|trap| panic!("{trap}"))
}
