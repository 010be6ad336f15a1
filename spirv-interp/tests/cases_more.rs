//! Instructions that no OpenCL C compiler at hand emits: small atomics, bit and dot instructions, group operations of
//! later extensions.

#[path = "support/launch.rs"]
mod launch;
mod support;

use std::path::Path;
use std::sync::Mutex;

use launch::{bytes, grid, kernel, run, u32s};
use spirv_interp::{RunOptions, link, parse, specialise, validate};

#[test]
fn atomics_on_parts_of_words() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let options = RunOptions {
        pool: Some(&pool),
        threads: 3,
        ..RunOptions::default()
    };
    let before = [0_u8, 0x55, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0x80];
    let kernel = kernel("asm/small_atomics.spv", "k");
    let out = &run(&kernel, &grid(125, 8), &[before.to_vec()], &options)[0];
    let xor = (0..1000_u32).fold(0, |xor, i| xor ^ i).to_le_bytes()[0];
    // 1000 is 0x63d0 as a half, 999 0x63ce.
    assert_eq!(
        out[..],
        [232, 0x55, xor, 7, 231, 3, 0xd0, 0x63, 0xce, 0x63, 0, 0x80]
    );
}

#[test]
fn bits_and_dots() {
    let out = u32s(
        &run(
            &kernel("asm/bit_instructions.spv", "k"),
            &grid(1, 1),
            &[vec![0; 52]],
            &RunOptions::default(),
        )[0],
    );
    // The bytes from the lowest are 3, 128, 2, 255; signed 3, −128, 2, −1.
    let wanted = [
        0x1234_5ff8,
        0xffff_ff80,
        1,
        0x1234_5678_u32.reverse_bits(),
        9 + 16384 + 4 + 1,
        9 + 16384 + 4 + 65025,
        (9_i32 - 16384 + 4 - 255).cast_unsigned(),
        0x7fff_ffff,
        u32::MAX,
        (9_i32 - 16384 + 4 - 255 + 4).cast_unsigned(),
        4,
        0x7fff_ffff,
        3,
    ];
    assert_eq!(out, wanted);
}

#[test]
fn bfloats() {
    let samples: Vec<f32> = [
        1.003_906_3,
        -3.25,
        f32::MAX,
        f32::INFINITY,
        0.0,
        1e-40,
        1.011_718_8,
        -1.0,
    ]
    .to_vec();
    for variant in ["", ".O0"] {
        let kernel = kernel(&format!("ocl/bfloat{variant}.spv"), "convert");
        let buffers = [bytes(&samples, f32::to_le_bytes), vec![0; 32], vec![0; 16]];
        let after = run(&kernel, &grid(1, 8), &buffers, &RunOptions::default());
        // Ties go to the even neighbour: 1 + 2^-8 down, 1 + 3·2^-8 up.
        let wanted = [0x3f80, 0xc050, 0x7f80, 0x7f80, 0, 1, 0x3f82, 0xbf80];
        assert_eq!(after[2], bytes(&wanted, u16::to_le_bytes));
        assert_eq!(u32s(&after[1]), wanted.map(|bits| u32::from(bits) << 16));
    }
}

#[test]
fn imports_that_every_driver_has() {
    let kernel = kernel("asm/intrinsics.spv", "k");
    for (x, wanted) in [(3, 0), (5, 0), (9, 4), (u32::MAX, u32::MAX - 5)] {
        let words = bytes(&[x, 0, 0, 1.5_f32.to_bits()], u32::to_le_bytes);
        let out = run(&kernel, &grid(1, 1), &[words], &RunOptions::default());
        assert_eq!(u32s(&out[0]), [wanted, 1, 5, 0x3fc0]);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels/asm/intrinsics.spv");
    let module = validate(parse(&std::fs::read(path).unwrap()).unwrap()).unwrap();
    assert!(module.imports().is_empty(), "{:?}", module.imports());
    assert!(specialise(module, &[]).unwrap().unresolved_imports().is_empty());
}

#[test]
fn one_after_the_other() {
    let buffers = [vec![0; 28 * 4], bytes(&[70_u32, 80], u32::to_le_bytes)];
    let out = run(
        &kernel("asm/miscellany.spv", "k"),
        &grid(1, 1),
        &buffers,
        &RunOptions::default(),
    );
    let minus = |x: i32| (-x).cast_unsigned();
    let arithmetic = [1, 1, minus(1), 1, 1, minus(2), minus(3), minus(1)];
    let vectors = [3, 0, 9, 9];
    let memory = [3, 70, 80, 2, minus(2), 1, 1];
    let rest = [2, minus(1), 3, 0, 1, 0, 16, 0x200, 0];
    let wanted: Vec<u32> = [&arithmetic[..], &vectors, &memory, &rest].concat();
    assert_eq!(u32s(&out[0]), wanted);
}

/// What is new in a module survives being given new ids.
#[test]
fn linked_modules_print_and_shuffle() {
    let load = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/kernels/ocl/{name}.spv"));
        validate(parse(&std::fs::read(path).unwrap()).unwrap()).unwrap()
    };
    let modules = ["subgroups", "print", "workgroups", "bfloat"].map(load).to_vec();
    let program = specialise(link(modules).unwrap(), &[]).unwrap();
    let lines = Mutex::new(Vec::new());
    let print = |text: &[u8]| lines.lock().unwrap().extend_from_slice(text);
    let options = RunOptions {
        print: Some(&print),
        ..RunOptions::default()
    };
    let kernel = program.kernel("lines").unwrap();
    run(
        &kernel,
        &grid(1, 1),
        &[bytes(&[5_u32], u32::to_le_bytes)],
        &options,
    );
    assert_eq!(
        lines.into_inner().unwrap(),
        b"item 5 of 1: first\n".repeat(launch::RUNS)
    );
    let out = run(
        &program.kernel("eight").unwrap(),
        &grid(1, 4),
        &[vec![0; 16]],
        &RunOptions::default(),
    );
    assert_eq!(u32s(&out[0]), [804; 4]);
}

/// Built-in variables in global memory, reached through casts and chains.
#[test]
fn built_ins_in_the_wrong_place() {
    let kernel = kernel("asm/built_in_global.spv", "k");
    let out = run(&kernel, &grid(2, 3), &[vec![0; 72]], &RunOptions::default());
    let wanted = (0..6).flat_map(|i| [i, i / 3, 1000 + i % 3]);
    assert_eq!(u32s(&out[0]), wanted.collect::<Vec<u32>>());
}

#[test]
fn later_group_operations() {
    let options = RunOptions {
        subgroup_size: 8,
        ..RunOptions::default()
    };
    let out = run(
        &kernel("asm/uniform_arithmetic.spv", "k"),
        &grid(1, 12),
        &[vec![0; 12 * 64]],
        &options,
    );
    let out = u32s(&out[0]);
    for item in 0..12_u32 {
        let (first, end) = if item < 8 { (0, 8) } else { (8, 12) };
        let value = |item: u32| item + 1;
        let odd = |item: &u32| value(*item) % 2 == 1;
        let of = |lane: u32| {
            if first + lane < end {
                value(first + lane)
            } else {
                0
            }
        };
        let lane = item - first;
        let wanted = [
            (first..end).map(value).product(),
            (first..=item).map(value).product(),
            (0..12).map(value).fold(u32::MAX, |a, b| a & b),
            (0..item).map(value).fold(0, |a, b| a | b),
            (0..=item).map(value).fold(0, |a, b| a ^ b),
            u32::try_from((first..=item).filter(odd).count()).unwrap() % 2,
            0,
            (first..end).filter(odd).map(|item| 1 << (item - first)).sum(),
            value(first),
            1,
            value(first + 1),
            of((lane + 1) % 8),
            of(lane / 4 * 4 + (lane + 3) % 4),
        ];
        assert_eq!(out[item as usize * 16..][..13], wanted, "{item}");
    }
}
