//! What each instruction gives: a kernel in `tests/kernels/asm` for each kind of them (`every_*.spvasm`), and a table with
//! the results in the order of the kernel. Both engines give them, where the fast one takes the kernel.

#[path = "../support/both.rs"]
mod both;
#[path = "../support/launch.rs"]
mod launch;
#[path = "../support/mod.rs"]
mod support;

mod tables;

use both::Arg;
use launch::{grid, u32s};
use spirv_interp::{Grid, RunOptions};

/// The words of the buffer after a run on these.
fn output(name: &str, grid: &Grid, words: &[u32]) -> Vec<u32> {
    let kernel = launch::kernel(&format!("asm/{name}.spv"), "k");
    let buffer = Arg::Buffer(launch::bytes(words, u32::to_le_bytes));
    u32s(&both::run(&kernel, grid, &[buffer], &RunOptions::default())[0])
}

fn words_are(name: &str, table: &[(&str, u32)]) {
    let out = output(name, &grid(1, 1), &vec![0x5555_5555; table.len() + 1]);
    for (number, (instruction, wanted)) in table.iter().enumerate() {
        assert_eq!(out[number], *wanted, "result {number}, of {instruction}");
    }
    assert_eq!(
        out[table.len()],
        0x5555_5555,
        "the kernel has more results than the table"
    );
}

/// OpenCL C 7.4: functions with `half_` may be off by 8192 ULP; how far those with `native_` and `fast_` may be is not
/// said, so they get as much.
fn tolerance(function: &str) -> f64 {
    let rough =
        function.starts_with("half_") || function.starts_with("native_") || function.starts_with("fast_");
    let ulp = f64::from(f32::EPSILON);
    ulp * if rough { 8192.0 } else { 16.0 }
}

#[test]
fn float_functions() {
    let table = tables::FLOATS;
    let out = output(
        "every_float_function",
        &grid(1, 1),
        &[0; tables::FLOATS.len() + 1],
    );
    for (number, (function, wanted)) in table.iter().enumerate() {
        let got = f64::from(f32::from_bits(out[number]));
        let near = (got - wanted).abs() <= tolerance(function) * wanted.abs();
        assert!(
            near || (got.is_nan() && wanted.is_nan()),
            "{function} ({number}): {got}, not {wanted}"
        );
    }
    assert_eq!(out[table.len()], 0, "the kernel has more results than the table");
}

#[test]
fn integer_functions() {
    words_are("every_integer_function", &tables::INTEGERS);
}

#[test]
fn vector_functions() {
    words_are("every_vector_function", &tables::VECTORS);
}

#[test]
fn operations() {
    words_are("every_operation", &tables::OPERATIONS);
}

#[test]
fn atomics() {
    words_are("every_atomic", &tables::ATOMICS);
}

#[test]
fn group_operations() {
    // Each item has room for 18 results.
    let out = output("every_group_operation", &grid(1, 8), &[0; 8 * 18]);
    for (number, (instruction, wanted)) in tables::GROUPS.iter().enumerate() {
        let got: Vec<u32> = (0..8).map(|item| out[item * 18 + number]).collect();
        assert_eq!(got, wanted, "{instruction}");
    }
}

/// What only describes the module changes nothing.
#[test]
fn declarations() {
    assert_eq!(output("declarations", &grid(1, 1), &[5, 0, 0, 0]), [10, 2, 4, 5]);
}
