//! Rows about work-items that act together.

use super::*;
use launch::{grid, i32s};

#[test]
fn k14_shuffle_in_a_loop_that_not_all_groups_run() {
    let rounds = [0_i32, 3, 1, 9];
    for variant in VARIANTS {
        let options = RunOptions {
            subgroup_size: 8,
            ..RunOptions::default()
        };
        let args = [ints(&rounds), zeros(64)];
        let out = i32s(
            &run(
                &row(variant, "k14_shuffle_in_loop"),
                &grid(4, 16),
                &args,
                &options,
            )[1],
        );
        let wanted = (0..64_i32).map(|i| {
            let count = rounds[usize::try_from(i / 16).unwrap()];
            i / 8 * 8 + (i + count) % 8 + count
        });
        assert_eq!(out, wanted.collect::<Vec<i32>>(), "{variant}");
    }
}

/// That nobody waited for the copy is found by the checks; without them the kernel ends like any other.
#[test]
fn k26_copy_without_wait() {
    for variant in VARIANTS {
        let input: Vec<i32> = (0..32).collect();
        let args = [ints(&input), zeros(32), Arg::Local(64)];
        let kernel = row(variant, "k26_copy_without_wait");
        let out = i32s(&run(&kernel, &grid(2, 16), &args, &RunOptions::default())[1]);
        let wanted: Vec<i32> = (0..32).map(|i| i % 16).collect();
        assert_eq!(out, wanted, "{variant}");
    }
}

#[test]
fn k27_strided_copy_of_small_groups() {
    // How many elements each group copies: none, one, and all that there are.
    let counts = [0_usize, 1, 3, 2];
    let input: Vec<i32> = (0..9).map(|i| i * 7 + 1).collect();
    for variant in VARIANTS {
        let args = [
            ints(&input),
            ints(&counts.map(|count| i32::try_from(count).unwrap())),
            zeros(4 * 6 + 4 * 3),
            Arg::Local(12),
        ];
        let out = i32s(
            &run(
                &row(variant, "k27_strided_copy"),
                &grid(4, 3),
                &args,
                &RunOptions::default(),
            )[2],
        );
        for (group, count) in counts.iter().enumerate() {
            for item in 0..3 {
                let copied = item < *count;
                let wanted = if copied { input[item * 3] } else { -1 };
                assert_eq!(out[24 + group * 3 + item], wanted, "{variant} {group} {item}");
                assert_eq!(out[group * 6 + item * 2], if copied { wanted } else { 0 });
                assert_eq!(out[group * 6 + item * 2 + 1], 0);
            }
        }
    }
}

#[test]
fn k29_add_on_doubles_by_exchange() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let options = RunOptions {
        pool: Some(&pool),
        threads: 4,
        ..RunOptions::default()
    };
    // Sums of these are exact in every order.
    let input: Vec<f64> = (0..4096).map(|i| f64::from(i) * 0.25).collect();
    for variant in VARIANTS {
        let args = [
            Arg::Buffer(vec![0; 8]),
            Arg::Buffer(launch::bytes(&input, f64::to_le_bytes)),
        ];
        let out = &run(
            &row(variant, "k29_add_by_exchange"),
            &grid(256, 16),
            &args,
            &options,
        )[0];
        assert_eq!(*out, input.iter().sum::<f64>().to_le_bytes(), "{variant}");
    }
}
