//! The functions in kernels: on both engines and in vectors of all sizes, the results are those of the definitions, bit
//! by bit.

use spirv::OpenclStd100Op as Cl;
use spirv_interp::math::evaluate;
use spirv_interp::{ArgValue, FloatMode, Grid, Kernel, RunOptions, engine, reference};

use super::functions::{FUNCTIONS, Function, Kind, WIDTHS};
use super::math_kernel::{self, Call, Element};
use super::samples::{Amount, Random, samples};
use super::support::Memory;
use super::words::{last_place, value, word};

/// Work-items of a group: more than a batch has, and not a multiple of it.
const GROUP: usize = 100;

/// Elements for one kernel: a whole number of groups for vectors of every size.
const ELEMENTS: usize = GROUP * 48;

/// Components of vectors.
const LANES: [u32; 6] = [1, 2, 3, 4, 8, 16];

fn size(bits: u8, element: Element) -> usize {
    match element {
        Element::Float => usize::from(bits) / 8,
        Element::Integer => 4,
    }
}

fn call(function: &Function, bits: u8, lanes: u32) -> Call {
    use Element::{Float, Integer};
    let (operands, result, stored) = match function.kind {
        Kind::Floats(n) => (vec![Float; n], Float, None),
        Kind::FloatInteger => (vec![Float, Integer], Float, None),
        Kind::IntegerOfFloat => (vec![Float], Integer, None),
        Kind::StoringFloat(n) => (vec![Float; n], Float, Some(Float)),
        Kind::StoringInteger(n) => (vec![Float; n], Float, Some(Integer)),
    };
    Call {
        op: function.op,
        bits,
        lanes,
        operands,
        result,
        stored,
        reduces: false,
    }
}

/// Vectors in memory, one behind the other.
fn laid_out(words: &[u64], lanes: u32, size: usize) -> Vec<u8> {
    let (lanes, stride) = (lanes as usize, math_kernel::stride(lanes) as usize);
    let mut bytes = vec![0; words.len() / lanes * stride * size];
    for (at, word) in words.iter().enumerate() {
        let place = (at / lanes * stride + at % lanes) * size;
        bytes[place..place + size].copy_from_slice(&word.to_le_bytes()[..size]);
    }
    bytes
}

/// The words of vectors in memory.
fn taken_out(bytes: &[u8], count: usize, lanes: u32, size: usize) -> Vec<u64> {
    let (lanes, stride) = (lanes as usize, math_kernel::stride(lanes) as usize);
    let word = |at: usize| {
        let place = (at / lanes * stride + at % lanes) * size;
        let mut word = [0; 8];
        word[..size].copy_from_slice(&bytes[place..place + size]);
        u64::from_le_bytes(word)
    };
    (0..count).map(word).collect()
}

/// Runs a kernel with as many work-items on buffers; false if the fast engine refuses it.
fn run(kernel: &Kernel, fast: bool, items: usize, buffers: &mut [Vec<u8>]) -> bool {
    let mut memory = Memory::default();
    let numbers: Vec<usize> = buffers.iter().map(|buffer| memory.add(buffer)).collect();
    let args: Vec<ArgValue> = numbers
        .iter()
        .map(|number| ArgValue::Pointer(memory.address(*number)))
        .collect();
    assert_eq!(items % GROUP, 0, "whole groups");
    let grid = Grid {
        group_count: [u32::try_from(items / GROUP).unwrap(), 1, 1],
        group_size: [u32::try_from(GROUP).unwrap(), 1, 1],
        global_offset: [0; 3],
    };
    let options = RunOptions::default();
    if fast {
        let Ok(prepared) = engine::prepare(kernel) else {
            return false;
        };
        engine::run(&prepared, &grid, &args, &memory, &options).unwrap_or_else(|trap| panic!("{trap}"));
    } else {
        reference::run(kernel, &grid, &args, &memory, &options).unwrap_or_else(|trap| panic!("{trap}"));
    }
    for (buffer, number) in buffers.iter_mut().zip(numbers) {
        *buffer = memory.buffers[number].bytes();
    }
    true
}

/// Operands for a function: as many as there are elements, some of all kinds.
fn operands(function: &Function, bits: u8) -> Vec<[u64; 3]> {
    let amount = Amount {
        half: 6000,
        every_half: false,
        single: 6000,
        double: 6000,
    };
    let all = samples(function, bits, amount);
    let mut random = Random::new(u64::from(bits));
    let one = |_| all[usize::try_from(random.below(all.len() as u64)).unwrap()];
    (0..ELEMENTS).map(one).collect()
}

/// Compares one function of one width, called with vectors of some size; false if the fast engine refuses it.
fn compare(function: &Function, bits: u8, lanes: u32) -> bool {
    let call = call(function, bits, lanes);
    let kernel = math_kernel::kernel(&call);
    let samples = operands(function, bits);
    let wanted: Vec<_> = {
        let _mode = FloatMode::enter();
        samples
            .iter()
            .map(|words| evaluate(function.op, bits, *words).expect("a function of floats"))
            .collect()
    };
    let empty = |element| laid_out(&vec![0; ELEMENTS], lanes, size(bits, element));
    let mut buffers = vec![empty(call.result)];
    buffers.extend(call.stored.map(empty));
    for (number, element) in call.operands.iter().enumerate() {
        let words: Vec<u64> = samples.iter().map(|words| words[number]).collect();
        buffers.push(laid_out(&words, lanes, size(bits, *element)));
    }
    // Which of two NaNs a sum or a product passes on is up to the compiler.
    let plain = matches!(
        function.op,
        Cl::mad | Cl::mix | Cl::native_divide | Cl::native_recip
    );
    let mut lowered = true;
    for fast in [false, true] {
        let mut buffers = buffers.clone();
        if !run(&kernel, fast, ELEMENTS / lanes as usize, &mut buffers) {
            lowered = false;
            continue;
        }
        let results = taken_out(&buffers[0], ELEMENTS, lanes, size(bits, call.result));
        let stored = call
            .stored
            .map(|element| taken_out(&buffers[1], ELEMENTS, lanes, size(bits, element)));
        for (at, wanted) in wanted.iter().enumerate() {
            let got = (results[at], stored.as_ref().map_or(0, |stored| stored[at]));
            let same = got == (wanted.result, wanted.stored);
            let any_nan = plain && value(bits, got.0).is_nan() && value(bits, wanted.result).is_nan();
            assert!(
                same || any_nan,
                "{} of {:x?}, {bits} bits, {lanes} lanes, fast: {fast}: {got:x?} instead of {wanted:x?}",
                function.name,
                samples[at]
            );
        }
    }
    lowered
}

/// Compares all; returns how many combinations of function and width the fast engine has.
pub fn compare_all(lanes: &[u32]) -> usize {
    let mut lowered = 0;
    for function in FUNCTIONS {
        for bits in WIDTHS {
            let all: Vec<bool> = lanes
                .iter()
                .map(|lanes| compare(function, bits, *lanes))
                .collect();
            lowered += usize::from(all.iter().all(|lowered| *lowered));
        }
    }
    lowered
}

#[test]
fn both_engines_and_all_vectors_give_what_is_defined() {
    let lowered = compare_all(&LANES);
    assert!(lowered == 225, "the fast engine has {lowered} functions");
}

/// What a function of whole vectors gives for vectors at `vectors`, each of as many operands.
fn of_vectors(op: Cl, bits: u8, lanes: u32, vectors: &[Vec<f64>], reduces: bool) -> Vec<Vec<f64>> {
    let call = Call {
        op,
        bits,
        lanes,
        operands: vec![Element::Float; vectors.len()],
        result: Element::Float,
        stored: None,
        reduces,
    };
    let kernel = math_kernel::kernel(&call);
    let size = size(bits, Element::Float);
    let result_lanes = if reduces { 1 } else { lanes };
    let items = vectors[0].len() / lanes as usize;
    let count = items * result_lanes as usize;
    let mut buffers = vec![laid_out(&vec![0; count], result_lanes, size)];
    for vector in vectors {
        let words: Vec<u64> = vector.iter().map(|x| word(bits, *x)).collect();
        buffers.push(laid_out(&words, lanes, size));
    }
    let mut results: Vec<Vec<f64>> = Vec::new();
    for fast in [false, true] {
        let mut buffers = buffers.clone();
        if run(&kernel, fast, items, &mut buffers) {
            let words = taken_out(&buffers[0], count, result_lanes, size);
            results.push(words.iter().map(|word| value(bits, *word)).collect());
        }
    }
    results
}

/// length, distance and normalize (OpenCL C, 6.15.5) against double precision, in which no square overflows when the
/// components are brought near 1; in double precision that leaves a little of the limit.
#[test]
fn whole_vectors() {
    let mut random = Random::new(7);
    for bits in WIDTHS {
        for lanes in [2_u32, 3, 4] {
            let range = if bits == 16 { 6 } else { 60 };
            let mut number = || {
                let exponent =
                    i32::try_from(random.below(range)).unwrap() - i32::try_from(range / 2).unwrap();
                let x = libm::ldexp(random.below(1 << 20) as f64 / f64::from(1 << 19) - 1.0, exponent);
                value(bits, word(bits, x))
            };
            let vectors = [0, 1].map(|_| {
                (0..GROUP * lanes as usize)
                    .map(|_| number())
                    .collect::<Vec<f64>>()
            });
            let n = f64::from(lanes);
            let norm = |v: &[f64]| v.iter().fold(0.0, |length: f64, x| libm::hypot(length, *x));
            let check = |op, wanted: &[f64], results: &[Vec<f64>], limit: f64| {
                for result in results {
                    for (got, wanted) in result.iter().zip(wanted) {
                        let error = (got - wanted).abs() / last_place(bits, *wanted);
                        assert!(
                            error <= limit,
                            "{op:?}, {bits} bits, {lanes} lanes: {got} instead of {wanted}"
                        );
                    }
                }
            };
            let by_vector = |v: &[f64]| v.chunks(lanes as usize).map(<[f64]>::to_vec).collect::<Vec<_>>();
            let (first, second) = (by_vector(&vectors[0]), by_vector(&vectors[1]));
            let lengths: Vec<f64> = first.iter().map(|v| norm(v)).collect();
            let (length_limit, distance_limit, normal_limit) = if bits == 64 {
                (5.5 + n, 5.5 + 2.0 * n, 4.5 + n)
            } else {
                (2.75 + 0.5 * n, 2.5 + 2.0 * n, 2.0 + n)
            };
            for op in [Cl::length, Cl::fast_length] {
                check(
                    op,
                    &lengths,
                    &of_vectors(op, bits, lanes, &vectors[..1], true),
                    length_limit,
                );
            }
            let distances: Vec<f64> = first
                .iter()
                .zip(&second)
                .map(|(a, b)| norm(&a.iter().zip(b).map(|(a, b)| a - b).collect::<Vec<f64>>()))
                .collect();
            for op in [Cl::distance, Cl::fast_distance] {
                check(
                    op,
                    &distances,
                    &of_vectors(op, bits, lanes, &vectors, true),
                    distance_limit,
                );
            }
            let normal: Vec<f64> = first
                .iter()
                .zip(&lengths)
                .flat_map(|(v, length)| v.iter().map(|x| x / length).collect::<Vec<f64>>())
                .collect();
            for op in [Cl::normalize, Cl::fast_normalize] {
                check(
                    op,
                    &normal,
                    &of_vectors(op, bits, lanes, &vectors[..1], false),
                    normal_limit,
                );
            }
        }
    }
}
