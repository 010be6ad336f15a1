//! Loads a kernel under test and runs it on buffers.

#![allow(dead_code, reason = "each test uses a part")]

use std::path::{Path, PathBuf};

use spirv_interp::engine::{self, Prepared};
use spirv_interp::{
    ArgKind, ArgValue, Grid, Kernel, NotLowered, Program, RunOptions, RunStats, Trap, ValidModule, link,
    parse, reference, specialise, validate,
};

use crate::support::{self, Memory};

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

/// What the fast engine leaves to the reference interpreter: beginnings of refusals, or their ends.
const LEFT_OUT: [&str; 1] = ["OpFunctionCall"];

/// The kernel for the fast engine, unless it is known to be left out.
pub fn prepared(kernel: &Kernel) -> Option<Prepared> {
    let known = |error: &NotLowered| {
        let words = error.to_string();
        LEFT_OUT
            .iter()
            .any(|part| words.starts_with(part) || words.ends_with(part))
    };
    match engine::prepare(kernel) {
        Ok(prepared) => Some(prepared),
        Err(error) if known(&error) => None,
        Err(error) => panic!("{}: {error}", kernel.name()),
    }
}

/// How often [`run_on_both`] runs.
pub const RUNS: usize = 4;

/// Runs on the reference interpreter, and on memory as it was before on the fast engine with few, more and all lanes:
/// what is in memory then, and the trap if there is one, are the same.
pub fn run_on_both(
    kernel: &Kernel,
    grid: &Grid,
    args: &[ArgValue],
    memory: &Memory,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    let before = memory.contents();
    let result = reference::run(kernel, grid, args, memory, options);
    let Some(prepared) = prepared(kernel) else {
        return result;
    };
    let after = memory.contents();
    for lanes in [8, 32, 64] {
        memory.restore(&before);
        let found = engine::run_with_lanes(lanes, &prepared, grid, args, memory, options);
        let (want, found) = (result.as_ref().err(), found.as_ref().err());
        assert_eq!(found, want, "{} with {lanes} lanes", kernel.name());
        // What others did before a trap is not defined.
        if want.is_none() {
            let contents = memory.contents();
            let alike = contents.iter().zip(&after).all(|(a, b)| support::alike(a, b));
            assert!(
                alike,
                "{} with {lanes} lanes\n{contents:?}\n{after:?}",
                kernel.name()
            );
        }
    }
    memory.restore(&after);
    result
}

/// What a kernel runs on.
type Run = fn(&Kernel, &Grid, &[ArgValue], &Memory, &RunOptions<'_>) -> Result<RunStats, Box<Trap>>;

/// Runs on these buffers, one for each pointer argument; local arguments get 4 KiB. Returns the buffers.
fn try_run_on(
    run: Run,
    kernel: &Kernel,
    grid: &Grid,
    buffers: &[Vec<u8>],
    options: &RunOptions<'_>,
) -> Outcome {
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
    run(kernel, grid, &args, &memory, options)?;
    Ok(numbers
        .iter()
        .map(|number| memory.buffers[*number].bytes())
        .collect())
}

/// Runs on both engines, with the same outcome.
pub fn try_run(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Outcome {
    try_run_on(run_on_both, kernel, grid, buffers, options)
}

/// Runs on the reference interpreter: for kernels whose outcome depends on the order of work-items.
pub fn try_run_reference(
    kernel: &Kernel,
    grid: &Grid,
    buffers: &[Vec<u8>],
    options: &RunOptions<'_>,
) -> Outcome {
    let run: Run = |kernel, grid, args, memory, options| reference::run(kernel, grid, args, memory, options);
    try_run_on(run, kernel, grid, buffers, options)
}

pub fn run(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Vec<Vec<u8>> {
    try_run(kernel, grid, buffers, options).unwrap_or_else(|trap| panic!("{trap}"))
}

pub fn run_both(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>], options: &RunOptions<'_>) -> Vec<Vec<u8>> {
    try_run(kernel, grid, buffers, options).unwrap_or_else(|trap| panic!("{trap}"))
}
