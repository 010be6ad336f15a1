//! The functions of OpenCL.std on floats against values of higher precision: how far off they are at most (OpenCL C,
//! 7.4), their special values (7.5), and that nothing depends on the floating-point mode of the caller.

#![allow(
    clippy::cast_possible_truncation,
    clippy::float_cmp,
    reason = "numbers of all widths are taken as numbers of others, and single values are exact"
)]

mod functions;
mod kernels;
#[path = "../support/math_kernel.rs"]
mod math_kernel;
mod mode;
mod reference;
mod samples;
mod specials;
#[path = "../support/mod.rs"]
mod support;
mod words;

use std::fmt::Write as _;
use std::path::Path;

use rayon::prelude::*;
use spirv::OpenclStd100Op as Cl;
use spirv_interp::FloatMode;
use spirv_interp::math::{Outcome, evaluate};

use functions::{ALIASES, FUNCTIONS, Function, Kind, Limit, WIDTHS, named};
use samples::{Amount, samples};
use words::{error, value, word};

/// Samples of one function.
const AMOUNT: Amount = Amount {
    half: 100_000,
    every_half: true,
    single: 200_000,
    double: 40_000,
};

fn outcome(op: Cl, bits: u8, operands: [u64; 3]) -> Outcome {
    evaluate(op, bits, operands).unwrap_or_else(|| panic!("{op:?} of {bits} bits"))
}

/// Signed, of 32 bits.
fn integer(word: u64) -> i32 {
    (word as u32).cast_signed()
}

/// The error of one result in units of the last place; infinite if it is of the wrong kind.
fn measured(function: &Function, bits: u8, operands: [u64; 3]) -> f64 {
    let Some(wanted) = reference::wanted(function.op, bits, operands) else {
        return 0.0;
    };
    let got = outcome(function.op, bits, operands);
    let is = |same: bool| if same { 0.0 } else { f64::INFINITY };
    let mut worst = match function.kind {
        Kind::IntegerOfFloat => is(f64::from(integer(got.result)) == wanted.result),
        _ => error(bits, got.result, wanted.result, 0.0),
    };
    if let Some(stored) = wanted.stored {
        worst = worst.max(match function.kind {
            Kind::StoringInteger(_) => is(f64::from(integer(got.stored)) == stored),
            _ => error(bits, got.stored, stored, 0.0),
        });
    }
    worst
}

/// Whether a result is the one that a function must have which rounds once, or not at all.
fn is_exact(function: &Function, bits: u8, operands: [u64; 3]) -> bool {
    let Some(wanted) = reference::wanted(function.op, bits, operands) else {
        return true;
    };
    let got = outcome(function.op, bits, operands);
    let same = |got: u64, wanted: f64| {
        let nan = value(bits, got).is_nan() && wanted.is_nan();
        nan || got == word(bits, wanted)
    };
    let result = match function.kind {
        Kind::IntegerOfFloat => f64::from(integer(got.result)) == wanted.result,
        _ => same(got.result, wanted.result),
    };
    let stored = wanted.stored.is_none_or(|stored| match function.kind {
        Kind::StoringInteger(_) => f64::from(integer(got.stored)) == stored,
        _ => same(got.stored, stored),
    });
    result && stored
}

/// The largest error among the samples of a function and a width. In double precision, where the reference is not
/// exact, it is only looked at for mistakes, and the samples with many digits say how large it is.
fn worst(function: &Function, bits: u8, limit: Limit) -> f64 {
    let _mode = FloatMode::enter();
    let mut worst = 0.0_f64;
    for operands in samples(function, bits, AMOUNT) {
        let report = || {
            let got = outcome(function.op, bits, operands);
            let wanted = reference::wanted(function.op, bits, operands);
            format!(
                "{} of {operands:x?}, {bits} bits: {got:x?} instead of {wanted:?}",
                function.name
            )
        };
        match limit {
            Limit::Exact => assert!(is_exact(function, bits, operands), "{}", report()),
            Limit::Ulp(most) | Limit::Own(most) => {
                let error = measured(function, bits, operands);
                // A root by a rounded 1/n is no reference: only signs and kinds are looked at.
                let loose = if function.op == Cl::rootn {
                    f64::MAX
                } else {
                    most + 2.0
                };
                let most = if bits == 64 { loose } else { most };
                assert!(error <= most, "{error} ULP: {}", report());
                worst = worst.max(error);
            }
        }
    }
    worst
}

/// The largest error in double precision, by function, from the file of values with many digits.
fn worst_of_doubles() -> Vec<(&'static Function, f64)> {
    let _mode = FloatMode::enter();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ulp/double.bin");
    let bytes = std::fs::read(path).unwrap();
    let mut rest = &bytes[..];
    let mut list = Vec::new();
    while !rest.is_empty() {
        let end = rest.iter().position(|byte| *byte == b'\n').expect("a line");
        let line = std::str::from_utf8(&rest[..end]).unwrap();
        let [name, operands, count] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (operands, count): (usize, usize) = (operands.parse().unwrap(), count.parse().unwrap());
        let function = named(name);
        assert_eq!(operands, function.kind.operands(), "{name}");
        let size = operands * 8 + 10;
        let mut worst = 0.0_f64;
        for sample in rest[end + 1..][..count * size].chunks_exact(size) {
            let at = |at: usize| u64::from_le_bytes(sample[at * 8..][..8].try_into().unwrap());
            let mut words = [0; 3];
            (0..operands).for_each(|number| words[number] = at(number));
            let left = i16::from_le_bytes(sample[size - 2..].try_into().unwrap());
            let got = outcome(function.op, 64, words).result;
            let error = error(64, got, f64::from_bits(at(operands)), f64::from(left) / 1024.0);
            let (Limit::Ulp(most) | Limit::Own(most)) = function.limits[2] else {
                panic!("{name} is exact")
            };
            assert!(error <= most, "{name} of {words:x?}: {error} ULP");
            worst = worst.max(error);
        }
        list.push((function, worst));
        rest = &rest[end + 1 + count * size..];
    }
    list
}

/// Measures everything and compares the table in the documentation; with `ZEMU_WRITE_TABLES` in the environment, writes
/// it.
#[test]
fn errors_are_within_limits_and_as_documented() {
    let jobs: Vec<(usize, usize)> = (0..FUNCTIONS.len())
        .flat_map(|f| [(f, 0), (f, 1), (f, 2)])
        .collect();
    let found: Vec<f64> = jobs
        .par_iter()
        .map(|(function, width)| {
            let function = &FUNCTIONS[*function];
            worst(function, WIDTHS[*width], function.limits[*width])
        })
        .collect();
    let doubles = worst_of_doubles();
    let mut text = String::from(HEAD);
    for (number, function) in FUNCTIONS.iter().enumerate() {
        let _ = write!(text, "| {} |", function.name);
        for (width, limit) in function.limits.iter().enumerate() {
            let with_digits = doubles.iter().find(|(other, _)| other.name == function.name);
            let error = if width == 2 {
                with_digits.map(|(_, error)| *error)
            } else {
                Some(found[number * 3 + width])
            };
            let _ = match (limit, error) {
                (Limit::Exact, _) => write!(text, " exact | |"),
                (Limit::Ulp(most), Some(error)) => write!(text, " {error:.2} | {most} |"),
                (Limit::Ulp(most), None) => write!(text, " | {most} |"),
                (Limit::Own(_), Some(error)) if width < 2 => write!(text, " {error:.2} | open |"),
                (Limit::Own(_), _) => write!(text, " | open |"),
            };
        }
        text.push('\n');
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/src/math.md");
    if std::env::var_os("ZEMU_WRITE_TABLES").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap();
    assert!(
        recorded == text,
        "docs/src/math.md is not what was measured; ZEMU_WRITE_TABLES=1 writes it"
    );
}

const HEAD: &str = "\
# Math functions

<!-- Written by the test `ulp`: ZEMU_WRITE_TABLES=1 cargo test -p spirv-interp --test ulp -->

How far the floating-point functions of OpenCL.std are off, in units of the last place, and how far OpenCL allows them to
be in the full profile. *exact*: the nearest number, or the only right one, at every sample. *open*: the specification
leaves it open. `half_`, `native_` and `fast_` functions are the plain ones. Results are the same on every machine and for
every vector size, and do not depend on the floating-point mode of the caller.

In half precision all numbers were tried for functions of one; in single precision 200,000 for each function, in double
precision 300 against values with many digits. All samples begin with the special values. A test compares this table with
what it measures.

| function | half | limit | single | limit | double | limit |
| --- | --: | --: | --: | --: | --: | --: |
";

/// Every sample of a function with an error has its place in the file of values, or a reason why not.
#[test]
fn many_digits_for_all_inexact_functions() {
    let doubles = worst_of_doubles();
    let missing: Vec<&str> = FUNCTIONS
        .iter()
        .filter(|function| matches!(function.limits[2], Limit::Ulp(_)))
        .map(|function| function.name)
        .filter(|name| doubles.iter().all(|(function, _)| function.name != *name))
        .collect();
    // Sine and cosine are there on their own.
    assert_eq!(missing, ["sincos"]);
}

#[test]
fn special_values() {
    let _mode = FloatMode::enter();
    for bits in WIDTHS {
        let float = |x: f64| word(bits, x);
        let same = |op: Cl, what: &dyn std::fmt::Debug, got: u64, wanted: f64| {
            let x = value(bits, got);
            let fits = if wanted.is_nan() {
                x.is_nan()
            } else {
                got == float(wanted)
            };
            assert!(fits, "{op:?} of {what:?}, {bits} bits: {x} instead of {wanted}");
        };
        for (op, list) in specials::UNARY {
            for (x, wanted) in *list {
                same(*op, x, outcome(*op, bits, [float(*x), 0, 0]).result, *wanted);
            }
            if *op != Cl::sign {
                same(
                    *op,
                    &"NaN",
                    outcome(*op, bits, [float(f64::NAN), 0, 0]).result,
                    f64::NAN,
                );
            }
        }
        for (op, list) in specials::BINARY {
            for (x, y, wanted) in *list {
                let got = outcome(*op, bits, [float(*x), float(*y), 0]).result;
                same(*op, &(x, y), got, *wanted);
            }
        }
        for (op, list) in specials::WITH_INTEGER {
            for (x, n, wanted) in *list {
                let got = outcome(*op, bits, [float(*x), i64::from(*n).cast_unsigned(), 0]).result;
                same(*op, &(x, n), got, *wanted);
            }
        }
        for (op, list) in specials::STORING_FLOAT {
            for (x, wanted, stored) in *list {
                let got = outcome(*op, bits, [float(*x), 0, 0]);
                same(*op, x, got.result, *wanted);
                same(*op, x, got.stored, *stored);
            }
        }
        for (op, list) in specials::STORING_INTEGER {
            for (x, wanted, stored) in *list {
                let got = outcome(*op, bits, [float(*x), 0, 0]);
                same(*op, x, got.result, *wanted);
                assert_eq!(integer(got.stored), *stored, "{op:?} of {x}");
            }
        }
        for (x, y, wanted, quotient) in specials::QUOTIENTS {
            let got = outcome(Cl::remquo, bits, [float(*x), float(*y), 0]);
            same(Cl::remquo, &(x, y), got.result, *wanted);
            assert_eq!(integer(got.stored), *quotient, "remquo of {x} and {y}");
        }
        // Towards a number on the other side of 0.
        assert_eq!(
            outcome(Cl::nextafter, bits, [float(-0.0), float(1.0), 0]).result,
            1
        );
        let least = outcome(Cl::nextafter, bits, [float(0.0), float(-1.0), 0]).result;
        assert_eq!(least, float(-0.0) | 1);
    }
}

/// NaNs that are computed are all the same, so that nothing depends on which of two operands an instruction takes.
#[test]
fn one_nan() {
    let _mode = FloatMode::enter();
    let nans = [f64::NAN, -f64::NAN, f64::from_bits(0x7ff8_dead_0000_0000)];
    for function in FUNCTIONS {
        for (width, bits) in WIDTHS.into_iter().enumerate() {
            if !matches!(function.limits[width], Limit::Ulp(_)) {
                continue;
            }
            for nan in nans {
                let got = outcome(function.op, bits, [word(bits, nan), 1, 0]).result;
                let canonical = value(bits, got).is_nan().then_some(word(bits, f64::NAN));
                assert!(
                    canonical.is_none_or(|nan| nan == got),
                    "{}: {got:x}",
                    function.name
                );
            }
        }
    }
}

#[test]
fn other_names_are_the_same_functions() {
    let _mode = FloatMode::enter();
    let few = Amount {
        half: 500,
        every_half: false,
        single: 500,
        double: 500,
    };
    for (alias, op) in ALIASES {
        let function = FUNCTIONS
            .iter()
            .find(|function| function.op == *op)
            .expect("in the list");
        for bits in WIDTHS {
            for operands in samples(function, bits, few) {
                assert_eq!(
                    outcome(*alias, bits, operands),
                    outcome(*op, bits, operands),
                    "{alias:?}"
                );
            }
        }
    }
}
