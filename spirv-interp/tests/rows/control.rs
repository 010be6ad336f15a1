//! Rows about control flow and phis.

use super::*;
use launch::{grid, i32s, u32s};

#[test]
fn k05_switches_of_every_width() {
    let words: [u64; 8] = [
        u64::MAX,
        0x1_0000_0007,
        7,
        0xffff,
        0x8007,
        0xff,
        0x87,
        0x1_0000_ff87,
    ];
    let kernel = launch::kernel("asm/k05_switch_widths.spv", "k");
    let args = [Arg::Buffer(launch::bytes(&words, u64::to_le_bytes)), zeros(8)];
    let out = u32s(&run(&kernel, &grid(1, 8), &args, &RunOptions::default())[1]);
    // The digits from the lowest: the case of the 64, the 16 and the 8 bits.
    assert_eq!(out, [111, 332, 333, 110, 320, 100, 200, 200]);
}

#[test]
fn k07_barrier_in_an_if_that_all_take() {
    for variant in VARIANTS {
        let args = [ints(&[5]), zeros(200), Arg::Local(400)];
        let out = i32s(
            &run(
                &row(variant, "k07_barrier_in_if"),
                &grid(2, 100),
                &args,
                &RunOptions::default(),
            )[1],
        );
        let wanted: Vec<i32> = (0..200).map(|i| (100 - i % 100) * 5).collect();
        assert_eq!(out, wanted, "{variant}");
    }
}

#[test]
fn k09_private_array_and_barrier_in_a_loop() {
    const SIZE: usize = 70;
    let mut arrays: Vec<[i32; 8]> = (0..70).map(|i| [0, 1, 2, 3, 4, 5, 6, 7].map(|j| i + j)).collect();
    for round in 0..8 {
        let shared: Vec<i32> = arrays.iter().map(|array| array[round]).collect();
        for (item, array) in arrays.iter_mut().enumerate() {
            array[(round + 1) % 8] += shared[(item + 1) % SIZE];
        }
    }
    let sums = arrays
        .iter()
        .map(|array| array.iter().fold(0_i32, |sum, x| sum * 3 + x));
    let wanted: Vec<i32> = sums.collect();
    for variant in VARIANTS {
        let args = [zeros(SIZE), Arg::Local(4 * SIZE as u64)];
        let kernel = row(variant, "k09_private_array_and_barrier");
        let out = i32s(&run(&kernel, &grid(1, 70), &args, &RunOptions::default())[0]);
        assert_eq!(out, wanted, "{variant}");
    }
}

#[test]
fn k10_partly_inactive_group_a_hundred_times() {
    let input: Vec<i32> = (0..150).collect();
    let wanted = |i: i32| {
        let group = i / 64 * 64;
        -(group..(group + 64).min(150)).sum::<i32>() + i
    };
    let wanted: Vec<i32> = (0..150).map(wanted).chain([0; 42]).collect();
    for variant in VARIANTS {
        let kernel = row(variant, "k10_partly_inactive");
        for _ in 0..100 {
            let args = [ints(&input), ints(&[150]), zeros(192), Arg::Local(256)];
            let out = i32s(&run(&kernel, &grid(3, 64), &args, &RunOptions::default())[2]);
            assert_eq!(out, wanted, "{variant}");
        }
    }
}

#[test]
fn k11_conditional_store_before_a_barrier() {
    for variant in VARIANTS {
        let args = [zeros(128), Arg::Local(4)];
        let kernel = row(variant, "k11_store_before_barrier");
        let out = i32s(&run(&kernel, &grid(2, 64), &args, &RunOptions::default())[0]);
        assert_eq!(out, [42; 128], "{variant}");
    }
}

#[test]
fn k16_phi_of_pointers_to_built_ins() {
    let kernel = launch::kernel("asm/k16_phi_of_built_ins.spv", "k");
    let out = &run(&kernel, &grid(3, 5), &[zeros(30)], &RunOptions::default())[0];
    let wanted = (0..15_u64).map(|i| {
        let (group, local) = (i / 5, i % 5);
        if local % 2 == 1 {
            local + group * 10
        } else {
            group + local * 10
        }
    });
    let wanted: Vec<u64> = wanted.collect();
    assert_eq!(*out, launch::bytes(&wanted, u64::to_le_bytes));
}

#[test]
fn k20_phis_change_places_at_once() {
    for rounds in 0..7_u32 {
        let (mut rotated, mut sum) = ([1, 2, 3], 0);
        for _ in 0..rounds {
            sum = sum * 3 + rotated[0];
            rotated.rotate_left(1);
        }
        let out = assembled("k20_phis", &[rounds, 0, 0, 0], &grid(1, 1));
        assert_eq!(out, [rotated[0], rotated[1], rotated[2], sum], "{rounds}");
    }
}

#[test]
fn k31_select_of_structures() {
    let out = |x| assembled("k31_select_of_structures", &[x, 0], &grid(1, 1));
    assert_eq!(out(0), [1, 2.5_f32.to_bits()]);
    assert_eq!(out(9), [3, 4.5_f32.to_bits()]);
}
