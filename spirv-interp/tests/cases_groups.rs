//! Work-groups and sub-groups: what their members do together, optimised and not.

#[path = "support/launch.rs"]
mod launch;
mod support;

use launch::{bytes, grid, i32s, kernel, run, try_run, u32s};
use spirv_interp::{Grid, RunOptions, TrapKind};

const VARIANTS: [&str; 2] = ["", ".O0"];

fn options(subgroup_size: u32) -> RunOptions<'static> {
    RunOptions {
        subgroup_size,
        ..RunOptions::default()
    }
}

fn zeros(words: usize) -> Vec<u8> {
    vec![0; words * 4]
}

/// Numbers without an order.
fn numbers(count: usize) -> Vec<i32> {
    (0..count)
        .map(|i| i32::try_from(i * 37 % 101).unwrap() - 3)
        .collect()
}

/// The members of each sub-group: first and one behind the last.
fn subgroups(groups: usize, items: usize, size: usize) -> Vec<(usize, usize)> {
    let of = |group: usize| {
        (0..items)
            .step_by(size)
            .map(move |first| (group * items + first, group * items + (first + size).min(items)))
    };
    (0..groups).flat_map(of).collect()
}

#[test]
fn places() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/subgroups{variant}.spv"), "places");
        for size in [8, 16, 32] {
            let shape = Grid {
                group_count: [2, 1, 1],
                group_size: [5, 4, 2],
                global_offset: [0; 3],
            };
            let out = u32s(&run(&kernel, &shape, &[zeros(80 * 6)], &options(size))[0]);
            for item in 0..80_u32 {
                let global = [item % 10, item / 10 % 4, item / 40];
                let local = (global[2] * 4 + global[1]) * 5 + global[0] % 5;
                let (number, lane) = (local / size, local % size);
                let members = size.min(40 - number * size);
                let count = 40_u32.div_ceil(size);
                let found = &out[item as usize * 6..][..6];
                assert_eq!(
                    found,
                    [members, size, count, count, number, lane],
                    "{item} of {size}"
                );
            }
        }
    }
}

#[test]
fn reductions_and_scans() {
    let (groups, items) = (3, 40);
    let input = numbers(groups * items);
    for (variant, size) in VARIANTS
        .into_iter()
        .flat_map(|v| [8, 16, 32].map(|size| (v, size)))
    {
        let kernel = kernel(&format!("ocl/subgroups{variant}.spv"), "reductions");
        let buffers = [bytes(&input, i32::to_le_bytes), zeros(groups * items * 12)];
        let shape = grid(3, 40);
        let out = i32s(&run(&kernel, &shape, &buffers, &options(size))[1]);
        for (first, end) in subgroups(groups, items, size as usize) {
            let all = &input[first..end];
            let unsigned = |x: &i32| x.cast_unsigned();
            for item in first..end {
                let (before, upto) = (&input[first..item], &input[first..=item]);
                let wanted = [
                    all.iter().sum(),
                    *all.iter().min().unwrap(),
                    *all.iter().max().unwrap(),
                    upto.iter().sum(),
                    before.iter().sum(),
                    *upto.iter().min().unwrap(),
                    before.iter().copied().max().unwrap_or(i32::MIN),
                    all.iter().map(unsigned).min().unwrap().cast_signed(),
                    before
                        .iter()
                        .map(unsigned)
                        .min()
                        .unwrap_or(u32::MAX)
                        .cast_signed(),
                    i32::from(all.iter().all(|x| *x > 0)),
                    i32::from(all.iter().any(|x| *x > 90)),
                    all[2],
                ];
                assert_eq!(out[item * 12..][..12], wanted, "{item} of {size}");
            }
        }
    }
}

#[test]
fn floats_in_order() {
    let input: Vec<f32> = (0..24_u8).map(|i| f32::from(i) * 1.1 - 7.0 + 1e-5).collect();
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/subgroups{variant}.spv"), "floats");
        let buffers = [bytes(&input, f32::to_le_bytes), zeros(24 * 5)];
        let out = u32s(&run(&kernel, &grid(1, 24), &buffers, &options(16))[1]);
        for (first, end) in [(0, 16), (16, 24)] {
            for item in first..end {
                let sum = |to: usize| input[first + 1..to].iter().fold(input[first], |sum, x| sum + x);
                let wanted = [
                    sum(end),
                    if item == first { 0.0 } else { sum(item) },
                    input[end - 1],
                    if item == first {
                        f32::INFINITY
                    } else {
                        input[first]
                    },
                    input[item],
                ];
                assert_eq!(out[item * 5..][..5], wanted.map(f32::to_bits), "{item}");
            }
        }
    }
}

#[test]
fn barriers_of_subgroups() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/subgroups{variant}.spv"), "passing");
        assert!(kernel.uses_barrier());
        let out = u32s(&run(&kernel, &grid(2, 20), &[zeros(40)], &options(8))[0]);
        for (first, end) in subgroups(1, 20, 8) {
            for item in first..end {
                let next = first + (item - first + 1) % (end - first);
                let wanted = u32::try_from(next * 10 + first / 8).unwrap();
                assert_eq!((out[item], out[20 + item]), (wanted, wanted), "{item}");
            }
        }
    }
}

#[test]
fn divergence_traps() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/subgroups{variant}.spv"), "divergent");
        let trap = try_run(&kernel, &grid(1, 16), &[zeros(16)], &options(16)).expect_err("must trap");
        assert_eq!(trap.kind, TrapKind::BarrierDivergence);
        assert_eq!(trap.at.instruction, "OpGroupIAdd");
        // Without the work-item that goes away nothing is wrong.
        let out = i32s(&run(&kernel, &grid(1, 5), &[zeros(16)], &options(16))[0]);
        assert_eq!(out[..6], [5, 5, 5, 5, 5, 0]);
    }
}

#[test]
fn the_kernel_says_the_size() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/subgroups{variant}.spv"), "eight");
        assert_eq!(kernel.required_subgroup_size(), Some(8));
        let out = u32s(&run(&kernel, &grid(1, 11), &[zeros(11)], &options(32))[0]);
        assert_eq!(out, [808, 808, 808, 808, 808, 808, 808, 808, 803, 803, 803]);
    }
    let kernel = kernel("ocl/subgroups.spv", "places");
    for size in [0, 12, 256] {
        let trap = try_run(&kernel, &grid(1, 1), &[zeros(6)], &options(size)).expect_err("must trap");
        assert!(matches!(trap.kind, TrapKind::BadGrid { .. }), "{size}");
    }
    assert_eq!(RunOptions::default().subgroup_size, 16);
}

#[test]
fn groups_as_a_whole() {
    let input: Vec<i64> = numbers(48).into_iter().map(i64::from).collect();
    let shape = Grid {
        group_count: [2, 1, 1],
        group_size: [6, 4, 1],
        global_offset: [0; 3],
    };
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/workgroups{variant}.spv"), "collectives");
        let buffers = [bytes(&input, i64::to_le_bytes), zeros(48 * 9 * 2)];
        let out = &run(&kernel, &shape, &buffers, &options(8))[1];
        let out: Vec<i64> = out
            .chunks(8)
            .map(|b| i64::from_le_bytes(b.try_into().unwrap()))
            .collect();
        for group in 0..2 {
            // In the order of local ids: rows of six, of which a row of the grid has twelve.
            let items: Vec<usize> = (0..24).map(|l| l / 6 * 12 + group * 6 + l % 6).collect();
            let values: Vec<i64> = items.iter().map(|item| input[*item]).collect();
            for (local, item) in items.iter().enumerate() {
                let wanted = [
                    values.iter().sum(),
                    *values.iter().min().unwrap(),
                    *values.iter().max().unwrap(),
                    values[..=local].iter().sum(),
                    values[..local].iter().sum(),
                    values[..local].iter().copied().max().unwrap_or(i64::MIN),
                    i64::from(values.iter().all(|x| *x > -1000)),
                    i64::from(values.contains(&7)),
                    values[6 + 3],
                ];
                assert_eq!(out[item * 9..][..9], wanted, "{item}");
            }
        }
    }
}

#[test]
fn doubles_in_groups() {
    let input: Vec<f64> = (0..7_u8).map(|i| 1.0 / f64::from(i + 1) - 0.3).collect();
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/workgroups{variant}.spv"), "doubles");
        let buffers = [bytes(&input, f64::to_le_bytes), zeros(7 * 4)];
        let out = &run(&kernel, &grid(1, 7), &buffers, &options(8))[1];
        let out: Vec<f64> = out
            .chunks(8)
            .map(|b| f64::from_le_bytes(b.try_into().unwrap()))
            .collect();
        let sum = input[1..].iter().fold(input[0], |sum, x| sum + x);
        for item in 0..7 {
            assert_eq!(out[item * 2..][..2], [sum, input[item]]);
        }
    }
}

#[test]
fn copies_of_groups() {
    let input = numbers(48);
    for variant in VARIANTS {
        let file = format!("ocl/workgroups{variant}.spv");
        let buffers = [bytes(&input, i32::to_le_bytes), zeros(3 * 16 + 32 + 16)];
        let out = i32s(&run(&kernel(&file, "copies"), &grid(2, 8), &buffers, &options(16))[1]);
        for group in 0..2 {
            for i in 0..8 {
                let wanted = input[group * 8 + i] * 100 + input[i * 2];
                let first = group * 24;
                assert_eq!(out[first + i], wanted);
                assert_eq!(out[first + 8 + i * 2], wanted);
                if i < 7 {
                    assert_eq!(out[first + 8 + i * 2 + 1], 0);
                }
            }
        }
        let vectors = numbers(64);
        let buffers = [bytes(&vectors, i32::to_le_bytes), zeros(64)];
        let out = i32s(
            &run(
                &kernel(&file, "copies_vectors"),
                &grid(1, 16),
                &buffers,
                &options(16),
            )[1],
        );
        let wanted: Vec<i32> = vectors.rchunks(4).flatten().copied().collect();
        assert_eq!(out, wanted);
        let small = [zeros(900)];
        let trap = try_run(&kernel(&file, "out_of_bounds"), &grid(1, 4), &small, &options(16));
        let trap = trap.expect_err("must trap");
        assert_eq!(
            (trap.kind, trap.at.instruction.as_str()),
            (TrapKind::OutOfBounds, "OpGroupAsyncCopy")
        );
        assert_eq!((trap.who.local, trap.access.unwrap().size), ([0; 3], 4000));
    }
}

#[test]
fn active_members_of_a_branch() {
    let input: Vec<u32> = (0..50_u32).map(|i| i * 7 % 53).collect();
    for (variant, size) in VARIANTS
        .into_iter()
        .flat_map(|v| [8, 16, 32].map(|size| (v, size)))
    {
        let kernel = kernel(&format!("ocl/active{variant}.spv"), "branch");
        let buffers = [bytes(&input, u32::to_le_bytes), zeros(50 * 8)];
        let out = u32s(&run(&kernel, &grid(2, 25), &buffers, &options(size))[1]);
        for (first, end) in subgroups(2, 25, size as usize) {
            let all: Vec<(usize, u32)> = (first..end).map(|item| (item, input[item])).collect();
            let kind = |x: u32| match x {
                x if x.is_multiple_of(3) => 0,
                x if x % 4 == 1 => 1,
                _ => 2,
            };
            let bits = |members: &mut dyn Iterator<Item = usize>| -> u32 {
                members.map(|item| 1 << (item - first)).sum()
            };
            for (item, x) in &all {
                let mine: Vec<(usize, u32)> = all
                    .iter()
                    .copied()
                    .filter(|(_, y)| kind(*y) == kind(*x))
                    .collect();
                let values = || mine.iter().map(|(_, y)| *y);
                let before = || mine.iter().filter(|(other, _)| other < item).map(|(_, y)| *y);
                let mut wanted = [0; 8];
                if kind(*x) == 0 {
                    wanted[..5].copy_from_slice(&[
                        u32::from(mine[0].0 == *item),
                        values().sum(),
                        before().max().unwrap_or(0),
                        mine[0].1,
                        bits(&mut mine.iter().map(|(other, _)| *other)),
                    ]);
                } else if kind(*x) == 1 {
                    wanted[..5].copy_from_slice(&[
                        u32::from(values().all(|y| y > 20)),
                        u32::from(values().any(|y| y > 40)),
                        before().fold(*x, |a, b| a ^ b),
                        u32::from(values().all(|y| y / 50 == x / 50)),
                        bits(&mut mine.iter().filter(|(_, y)| *y > 20).map(|(other, _)| *other)),
                    ]);
                }
                wanted[5] = u32::try_from(all.iter().filter(|(_, y)| *y > 10).count()).unwrap();
                wanted[6] = all
                    .iter()
                    .fold(1, |product: u32, (_, y)| product.wrapping_mul(y | 1));
                wanted[7] = u32::from(all.iter().any(|(_, y)| *y == 1));
                assert_eq!(out[item * 8..][..8], wanted, "{variant} {item} of {size}");
            }
        }
    }
}

#[test]
fn members_come_together_after_loops() {
    let rounds: Vec<u32> = (0..32_u32).map(|i| i * 5 % 9).collect();
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/active{variant}.spv"), "loop");
        let buffers = [bytes(&rounds, u32::to_le_bytes), zeros(64)];
        let out = u32s(&run(&kernel, &grid(1, 32), &buffers, &options(16))[1]);
        for item in 0..32 {
            let first = item / 16 * 16;
            let members = || first..first + 16;
            let mut seen = 0;
            for round in 0..rounds[item] {
                let in_loop = || members().filter(|other| rounds[*other] > round);
                let odd = |other: &usize| (*other + round as usize) % 2 == 1;
                if odd(&item) {
                    seen += in_loop().filter(odd).count() << 8;
                }
                seen += in_loop().count();
            }
            assert_eq!(
                out[item * 2..][..2],
                [u32::try_from(seen).unwrap(), 16],
                "{variant} {item}"
            );
        }
    }
}

#[test]
fn one_adds_for_all_with_its_key() {
    let keys: Vec<u32> = (0..64_u32).map(|i| i * i % 7).collect();
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/active{variant}.spv"), "match");
        let buffers = [bytes(&keys, u32::to_le_bytes), zeros(101)];
        let out = u32s(&run(&kernel, &grid(2, 32), &buffers, &options(16))[1]);
        let mut additions = 0;
        for key in 0..7 {
            let count = keys.iter().filter(|other| **other == key).count();
            assert_eq!(out[key as usize], u32::try_from(count).unwrap());
            additions += keys.chunks(16).filter(|keys| keys.contains(&key)).count();
        }
        assert_eq!(out[100], u32::try_from(additions).unwrap(), "{variant}");
    }
}

#[test]
fn calls_are_different_places() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/active{variant}.spv"), "calls");
        let out = u32s(&run(&kernel, &grid(1, 16), &[zeros(16)], &options(16))[0]);
        for (item, found) in out.iter().enumerate() {
            let x = u32::try_from(item).unwrap();
            // Odd ones: 5, 7, … 15 are six; even ones all eight, the lowest of which is 100.
            let wanted = match x % 2 {
                1 if x > 4 => 6 + 1,
                1 => 1000 + 1,
                _ => (8 + 100) * 2,
            };
            assert_eq!(*found, wanted + 160_000, "{variant} {item}");
        }
    }
}

#[test]
fn shuffles() {
    let input = numbers(40);
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/active{variant}.spv"), "shuffles");
        let buffers = [bytes(&input, i32::to_le_bytes), zeros(40 * 9)];
        let out = i32s(&run(&kernel, &grid(1, 40), &buffers, &options(16))[1]);
        for (first, end) in subgroups(1, 40, 16) {
            // Who is not there gives 0.
            let of = |lane: usize| input[first..end].get(lane).copied().unwrap_or(0);
            for item in first..end {
                let lane = item - first;
                let cluster =
                    |size: usize| input[first..end][lane / size * size..].iter().take(size).copied();
                let wanted = [
                    of((lane * 5 + 3) % 16),
                    of(lane ^ 5),
                    lane.checked_sub(3).map_or(0, of),
                    of(lane + 2),
                    of(7),
                    cluster(4).sum(),
                    cluster(2).max().unwrap(),
                    of(1),
                    of(2) * 2,
                ];
                assert_eq!(out[item * 9..][..9], wanted, "{variant} {item}");
            }
        }
    }
}

#[test]
fn ballots() {
    let words = [0x0000_a5f0_u32, 2, 0, 0x8000_0000];
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/active{variant}.spv"), "ballots");
        let buffers = [bytes(&words, u32::to_le_bytes), zeros(28 * 12)];
        let out = u32s(&run(&kernel, &grid(1, 28), &buffers, &options(16))[1]);
        for item in 0..28 {
            let (lane, members) = (item % 16, if item < 16 { 16 } else { 12 });
            let all = (1_u32 << members) - 1;
            let counted = words[0] & all;
            let (below, upto) = ((1 << lane) - 1, (2 << lane) - 1);
            let wanted = [
                counted.count_ones(),
                (counted & upto).count_ones(),
                (counted & below).count_ones(),
                4,
                if members == 16 { 15 } else { 10 },
                words[0] >> lane & 1,
                1,
                1 << lane,
                all & !below,
                all & !upto,
                upto,
                below,
            ];
            assert_eq!(out[item * 12..][..12], wanted, "{variant} {item}");
        }
    }
}

#[test]
fn subgroups_of_intel() {
    let input = numbers(32);
    for variant in VARIANTS {
        let file = format!("ocl/intel{variant}.spv");
        let buffers = [bytes(&input, i32::to_le_bytes), zeros(32 * 5)];
        let out = i32s(&run(&kernel(&file, "shuffles"), &grid(1, 32), &buffers, &options(16))[1]);
        for item in 0..32 {
            let (first, lane) = (item / 16 * 16, item % 16);
            let of = |lane: usize| input[first + lane];
            let wanted = [
                of(15 - lane),
                of(lane ^ 1),
                if lane < 3 {
                    of(lane + 13)
                } else {
                    of(lane - 3) + 1000
                },
                if lane + 3 < 16 {
                    of(lane + 3)
                } else {
                    of(lane + 3 - 16) + 1000
                },
                of(4) * 4 + 2,
            ];
            assert_eq!(out[item * 5..][..5], wanted, "{variant} {item}");
        }
        let input: Vec<u32> = (0..256_u32).map(|i| i * 3 + 1).collect();
        let buffers = [bytes(&input, u32::to_le_bytes), zeros(128)];
        let out = u32s(&run(&kernel(&file, "blocks"), &grid(1, 32), &buffers, &options(16))[1]);
        for group in 0..2 {
            for lane in 0..16 {
                let block = &input[group * 128..];
                let half = |number: usize| block[80 + number / 2] >> (16 * (number % 2)) & 0xffff;
                let to = &out[group * 64..];
                assert_eq!(to[lane], block[lane] + block[48 + lane] * 1000);
                assert_eq!(to[16 + lane], block[64 + lane]);
                assert_eq!(to[32 + lane], half(lane) + half(16 + lane) * 65536);
            }
        }
    }
}

/// A group copy of many elements is work like any other.
#[test]
fn long_copies_can_be_stopped() {
    let kernel = kernel("asm/long_copy.spv", "k");
    let options = RunOptions {
        instruction_budget: Some(100_000),
        ..RunOptions::default()
    };
    let trap = try_run(&kernel, &grid(1, 4), &[zeros(16)], &options).expect_err("takes too long");
    assert_eq!(
        (trap.kind, trap.at.instruction.as_str()),
        (TrapKind::BudgetExhausted, "OpGroupAsyncCopy")
    );
}
