//! Row K25: numbers become halves, in every rounding mode.

use Rounding::{Down, Nearest, Up, Zero};
use half::f16;

use super::*;
use launch::grid;

/// Rounding modes of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Rounding {
    Nearest,
    Zero,
    Up,
    Down,
}

/// The half that a number becomes: looked up among all halves, without any arithmetic that the interpreter could share.
fn rounded(x: f64, rounding: Rounding) -> u16 {
    let (sign, magnitude) = (u16::from(x.is_sign_negative()) << 15, x.abs());
    if x.is_nan() {
        return 0x7e00;
    }
    if x.is_infinite() {
        return sign | 0x7c00;
    }
    // 0x7c00 stands for the number that would follow the largest half.
    let value = |bits: u16| {
        if bits == 0x7c00 {
            65536.0
        } else {
            f16::from_bits(bits).to_f64()
        }
    };
    let (mut low, mut high) = (0, 0x7c00);
    while low + 1 < high {
        let middle = u16::midpoint(low, high);
        if value(middle) <= magnitude {
            low = middle;
        } else {
            high = middle;
        }
    }
    let overflow = magnitude >= 65536.0;
    if value(low) == magnitude && !overflow {
        return sign | low;
    }
    let (below, above) = (magnitude - value(low), value(high) - magnitude);
    let away = match rounding {
        Nearest => overflow || below > above || (below == above && low % 2 == 1),
        Zero => false,
        Up => sign == 0,
        Down => sign != 0,
    };
    sign | if away { high } else { low }
}

fn halves(bytes: &[u8]) -> Vec<u16> {
    bytes
        .chunks_exact(2)
        .map(|two| u16::from_le_bytes([two[0], two[1]]))
        .collect()
}

#[track_caller]
fn same(got: u16, wanted: u16, what: &dyn std::fmt::Debug) {
    let nan = |bits| f16::from_bits(bits).is_nan();
    assert!(
        got == wanted || (nan(got) && nan(wanted)),
        "{what:?}: {got:#06x}, not {wanted:#06x}"
    );
}

/// All finite halves and what lies between them: ties, and the floats next to ties and to halves.
fn samples() -> Vec<f32> {
    let mut samples = vec![f32::INFINITY, f32::NAN, f32::MAX, f32::MIN_POSITIVE, 1e-45, 1e-10];
    for bits in 0..0x7c00_u16 {
        let low = f16::from_bits(bits).to_f32();
        let high = if bits == 0x7bff {
            65536.0
        } else {
            f16::from_bits(bits + 1).to_f32()
        };
        let tie = f32::midpoint(low, high);
        samples.extend([
            low,
            low.next_up(),
            tie.next_down(),
            tie,
            tie.next_up(),
            high.next_down(),
        ]);
    }
    let negative: Vec<f32> = samples.iter().map(|x| -x).collect();
    samples.extend(negative);
    samples.resize(samples.len().next_multiple_of(64), 0.0);
    samples
}

#[test]
fn k25_floats_to_halves() {
    let samples = samples();
    let all: Vec<u16> = (0..samples.len())
        .map(|i| u16::try_from(i % 0x1_0000).unwrap())
        .collect();
    for variant in VARIANTS {
        let args = [
            Arg::Buffer(launch::bytes(&all, u16::to_le_bytes)),
            floats(&samples),
            Arg::Buffer(vec![0; 7 * 2 * samples.len()]),
        ];
        let groups = u32::try_from(samples.len() / 64).unwrap();
        let kernel = row(variant, "k25_halves");
        let out = halves(&run(&kernel, &grid(groups, 64), &args, &RunOptions::default())[2]);
        let results: Vec<&[u16]> = out.chunks_exact(samples.len()).collect();
        for (mode, got) in [Nearest, Nearest, Zero, Up, Down, Nearest]
            .into_iter()
            .zip(&results)
        {
            for (x, got) in samples.iter().zip(*got) {
                same(*got, rounded(f64::from(*x), mode), &(x, mode));
            }
        }
        for (half, got) in all.iter().zip(results[6]) {
            same(*got, *half, half);
        }
    }
}

#[test]
fn k25_integers_to_halves() {
    let small = 0..0x1_1000_u32;
    let large = (0..32).flat_map(|bit| [1_u32 << bit, (1 << bit) - 1, !(1 << bit), !0 << bit]);
    let negative = (1..0x1_1000_u32).map(u32::wrapping_neg);
    let mut samples: Vec<u32> = small.chain(large).chain(negative).collect();
    samples.resize(samples.len().next_multiple_of(64), 0);
    for variant in VARIANTS {
        let args = [
            Arg::Buffer(launch::bytes(&samples, u32::to_le_bytes)),
            Arg::Buffer(vec![0; 4 * 2 * samples.len()]),
        ];
        let groups = u32::try_from(samples.len() / 64).unwrap();
        let kernel = row(variant, "k25_integers");
        let out = halves(&run(&kernel, &grid(groups, 64), &args, &RunOptions::default())[1]);
        let results: Vec<&[u16]> = out.chunks_exact(samples.len()).collect();
        for (number, x) in samples.iter().enumerate() {
            let unsigned = f64::from(*x);
            same(results[0][number], rounded(unsigned, Nearest), x);
            same(results[1][number], rounded(unsigned, Zero), x);
            same(results[2][number], rounded(unsigned, Up), x);
            same(results[3][number], rounded(f64::from(x.cast_signed()), Down), x);
        }
    }
}
