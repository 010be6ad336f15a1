//! Rows about values in memory: layouts, pointers, copies.

use super::*;
use launch::grid;

fn f32s(bytes: &[u8]) -> Vec<f32> {
    launch::u32s(bytes).into_iter().map(f32::from_bits).collect()
}

#[test]
fn k03_vectors_stored_by_component() {
    for variant in VARIANTS {
        let input: Vec<f32> = (0..20_u8).map(f32::from).collect();
        let args = [floats(&input), zeros(20), Arg::Local(10 * 32)];
        let out = f32s(
            &run(
                &row(variant, "k03_component_stores"),
                &grid(2, 10),
                &args,
                &RunOptions::default(),
            )[1],
        );
        let wanted: Vec<f32> = input.iter().map(|x| (x + 7.0) * 3.0 + 4.0 + 5.0 + 7.0).collect();
        assert_eq!(out, wanted, "{variant}");
    }
}

#[test]
fn k06_shuffle_with_undefined_components() {
    let out = assembled("k06_shuffle_with_undefined", &[10, 11, 12, 13], &grid(1, 1));
    assert_eq!(out, [12, 11, 12, 13]);
}

/// A structure of 48 bytes comes by value, and the kernel writes to its copy.
#[test]
fn k17_structure_by_value() {
    let mut record = vec![0; 48];
    record[0] = 5;
    record[8..16].copy_from_slice(&0.5_f64.to_le_bytes());
    record[20..24].copy_from_slice(&100_i32.to_le_bytes());
    record[36..38].copy_from_slice(&(-20_i16).to_le_bytes());
    for variant in VARIANTS {
        let args = [Arg::Value(record.clone()), zeros(2 * 70)];
        let out = &run(
            &row(variant, "k17_by_value"),
            &grid(1, 70),
            &args,
            &RunOptions::default(),
        )[0];
        let wanted: Vec<f64> = (0..70).map(|i| 0.5 * 80.0 + 5.0 + f64::from(i)).collect();
        assert_eq!(*out, launch::bytes(&wanted, f64::to_le_bytes), "{variant}");
    }
}

/// OpenCL C 6.15.7: relational functions give 1 for true, and −1 in vectors.
#[test]
fn k18_signbit_of_scalars_and_vectors() {
    for variant in VARIANTS {
        let args = [floats(&[1.0, -1.0, -0.0, f32::NEG_INFINITY]), zeros(8)];
        let out = &run(
            &row(variant, "k18_signbit"),
            &grid(1, 1),
            &args,
            &RunOptions::default(),
        )[1];
        assert_eq!(launch::i32s(out), [0, -1, -1, -1, 0, 1, 1, 1], "{variant}");
    }
}

#[test]
fn k19_group_size_through_byte_offsets() {
    let kernel = launch::kernel("asm/k19_size_through_bytes.spv", "k");
    let grid = Grid {
        group_count: [1; 3],
        group_size: [3, 5, 7],
        global_offset: [0; 3],
    };
    let out = &run(&kernel, &grid, &[zeros(6)], &RunOptions::default())[0];
    assert_eq!(*out, launch::bytes(&[3_u64, 5, 7], u64::to_le_bytes));
}

#[test]
fn k23_pointer_into_a_vector_of_booleans() {
    assert_eq!(
        assembled("k23_pointer_to_boolean", &[9; 4], &grid(1, 4)),
        [0, 1, 1, 1]
    );
}

/// Copies up and down over themselves give what the source held before, however long they are.
#[test]
fn k24_copies_and_their_overlap() {
    let words: Vec<u32> = (0..60_000_u32).map(|i| i.wrapping_mul(0x9e37_79b1)).collect();
    let kernel = launch::kernel("asm/k24_copies.spv", "k");
    for (distance, len) in [
        (0, 4096),
        (4, 8),
        (-4, 8),
        (2000, 150_001),
        (-2000, 150_001),
        (7, 9),
    ] {
        let mut words = words.clone();
        words[0] = i32::cast_unsigned(distance);
        words[1] = len;
        let before = launch::bytes(&words, u32::to_le_bytes);
        let (from, len) = (4 * 20_000_usize, len as usize);
        let to = from
            .checked_add_signed(distance as isize)
            .expect("the middle is far from the start");
        let mut wanted = before.clone();
        wanted.copy_within(from..from + len, to);
        wanted.copy_within(0..8, 8);
        let out = run(
            &kernel,
            &grid(1, 1),
            &[Arg::Buffer(before)],
            &RunOptions::default(),
        );
        assert!(out[0] == wanted, "{distance} {len}");
    }
}

#[test]
fn k33_structures_in_local_memory_by_value() {
    for variant in VARIANTS {
        let input: Vec<f32> = (0..16_u8).map(|i| f32::from(i) * 1.5).collect();
        let out = f32s(
            &run(
                &row(variant, "k33_structs_in_local"),
                &grid(2, 16),
                &[floats(&input), zeros(32)],
                &RunOptions::default(),
            )[1],
        );
        let wanted = (0..32_usize).map(|i| {
            let next = (i + 1) % 16;
            // The function changed its own copy only.
            input[next] * 2.0 + 0.5 + f32::from(u8::try_from(next).unwrap()) + input[next]
        });
        assert_eq!(out, wanted.collect::<Vec<f32>>(), "{variant}");
    }
}

#[test]
fn k33_insert_at_an_undefined_index() {
    let out = f32s(&launch::bytes(
        &assembled("k33_insert_with_undefined_index", &[0; 4], &grid(1, 1)),
        u32::to_le_bytes,
    ));
    // An undefined value is 0 here.
    assert_eq!(out, [9.0, 2.0, 1.0, 2.0]);
}
