//! Copies of memory, halves in memory, variables at module scope, pointers to built-in variables, flags: on both
//! engines.

#[path = "support/launch.rs"]
mod launch;
mod support;

use half::f16;
use launch::{bytes, grid, kernel, run, try_run, u32s};
use spirv_interp::{Access, RunOptions, TrapKind};

fn out(file: &str, groups: u32, size: u32, words: usize) -> Vec<u32> {
    let buffers = [vec![0; words * 4]];
    let kernel = kernel(&format!("asm/{file}.spv"), "k");
    u32s(&run(&kernel, &grid(groups, size), &buffers, &RunOptions::default())[0])
}

#[test]
fn copies() {
    let found = out("copies", 2, 5, 10 * 32);
    for (item, words) in found.chunks_exact(32).enumerate() {
        assert_eq!(words[..4], [42, 7, 42, 7]);
        let first = bytes(&[42_u32, 7, 42, 7], u32::to_le_bytes);
        let copied = bytes(&words[4..8], u32::to_le_bytes);
        assert_eq!(copied[..item], first[..item]);
        assert!(copied[item..].iter().all(|byte| *byte == 0));
        assert_eq!(words[16..20], [100, 100, 0, 0]);
    }
}

/// The source is looked at first; then the target, which is outside for lower items already.
#[test]
fn copies_out_of_bounds() {
    let kernel = kernel("asm/copy_out_of_bounds.spv", "k");
    let trap = |words: usize| {
        let result = try_run(
            &kernel,
            &grid(1, 100),
            &[vec![0; words * 4]],
            &RunOptions::default(),
        );
        let trap = result.expect_err("must trap");
        assert_eq!(trap.kind, TrapKind::OutOfBounds);
        let access = trap.access.unwrap();
        assert_eq!(access.size, 16);
        (trap.who.local[0], access.access)
    };
    assert_eq!(trap(40), (32, Access::Store));
    assert_eq!(trap(3), (0, Access::Load));
}

#[test]
fn halves_in_memory() {
    let samples = [
        1.0_f32,
        0.1,
        -0.1,
        65_519.0,
        1e6,
        1e-8,
        -1e-7,
        2049.0,
        1.000_5,
        f32::INFINITY,
    ];
    let count = u32::try_from(samples.len()).unwrap();
    let buffers = [
        bytes(&samples, f32::to_le_bytes),
        vec![0; samples.len() * 64],
        vec![0; samples.len() * 64],
    ];
    let kernel = kernel("asm/half_memory.spv", "k");
    let after = run(&kernel, &grid(1, count), &buffers, &RunOptions::default());
    let halves: Vec<f16> = after[1]
        .chunks_exact(2)
        .map(|b| f16::from_le_bytes(b.try_into().unwrap()))
        .collect();
    let floats: Vec<f32> = u32s(&after[2]).into_iter().map(f32::from_bits).collect();
    for (item, x) in samples.into_iter().enumerate() {
        let (h, f) = (&halves[item * 32..][..32], &floats[item * 16..][..16]);
        let near = f16::from_f64(x.into());
        let [zero, up, down] = [h[2], h[3], h[4]].map(f16::to_f32);
        assert_eq!(h[1], near, "{x}");
        assert!(down <= x && x <= up, "{x}: {down} {up}");
        assert_eq!(zero, if x < 0.0 { up } else { down }, "{x}");
        assert_eq!(h[6..9], [near, -near, near]);
        assert_eq!(h[9].to_f32(), up);
        assert_eq!(h[10].to_f32(), -down);
        assert_eq!((h[16..19].to_vec(), h[19]), (h[6..9].to_vec(), f16::ZERO));
        assert_eq!(h[20].to_f32(), down);
        assert_eq!(h[21].to_f32(), -up);
        let back = [near.to_f32(), -near.to_f32(), near.to_f32()];
        assert_eq!((f[0], &f[3..6], &f[6..9]), (back[0], &back[..], &back[..]), "{x}");
    }
}

#[test]
fn private_variables_at_module_scope() {
    let found = out("private_globals", 3, 70, 210 * 4);
    for (n, words) in (0..).zip(found.chunks_exact(4)) {
        let table = [1, 2, n, 5];
        assert_eq!(words, [10 + n, table[n as usize % 4], 10 + n, 0], "{n}");
    }
}

#[test]
fn pointers_to_built_in_variables() {
    let found = out("built_in_pointers", 5, 60, 300 * 8);
    for (n, words) in (0..).zip(found.chunks_exact(8)) {
        let (group, local) = (n / 60, n % 60);
        let first = if n % 2 == 1 { local } else { n };
        assert_eq!(words[..6], [first, group, n, n & 0xff, local % 16, n], "{n}");
    }
    let kernel = kernel("asm/built_in_store.spv", "k");
    let trap = try_run(&kernel, &grid(1, 5), &[vec![0; 20]], &RunOptions::default());
    let trap = trap.expect_err("must trap");
    assert_eq!((trap.kind, trap.who.local[0]), (TrapKind::ReadOnly, 2));
}

#[test]
fn flags_and_distances() {
    let found = out("flags", 1, 40, 160);
    for (n, words) in (0..).zip(found.chunks_exact(4)) {
        let distance = (-4_i32 * n).cast_unsigned();
        assert_eq!(words, [0, 2, distance, if n == 0 { 9 } else { 8 }], "{n}");
    }
}
