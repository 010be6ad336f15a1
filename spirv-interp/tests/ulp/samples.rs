//! Operands to try: all halves, dense random ones of the other widths, and those at which something changes.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use super::functions::{Function, Kind};
use super::words::{value, word};

/// A small generator of random numbers, always the same.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits (SplitMix64).
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// Between 0 and 1.
    #[expect(clippy::cast_precision_loss, reason = "53 bits are exact")]
    fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Digits behind the point and bits of the exponent.
fn fields(bits: u8) -> (u32, u32) {
    match bits {
        16 => (10, 5),
        32 => (23, 8),
        _ => (52, 11),
    }
}

/// A number whose exponent is any one with equal chance, or one near 0.
fn number(random: &mut Random, bits: u8) -> u64 {
    let (digits, exponent) = fields(bits);
    let bias = (1 << (exponent - 1)) - 1;
    let field = if random.next() & 1 == 0 {
        random.below(2 * bias + 1)
    } else {
        let near = if bits == 16 { 8 } else { 14 };
        bias - near + random.below(near + 8)
    };
    let sign = random.next() & 1;
    let mut fraction = random.next() & ((1 << digits) - 1);
    // Often few digits, as people write them.
    if random.below(4) == 0 {
        fraction &= !((1 << (digits - 4)) - 1);
    }
    sign << (digits + exponent) | field << digits | fraction
}

/// Zeros, infinities, NaNs, the limits of numbers and of ranges, halves of integers, and the neighbours of all.
pub fn specials(bits: u8) -> Vec<u64> {
    let (digits, exponent) = fields(bits);
    let top = (1_u64 << exponent) - 1;
    let infinity = top << digits;
    let mut positive = vec![
        0,
        1,
        (1 << digits) - 1,
        1 << digits,
        infinity - 1,
        infinity,
        infinity | 1,
        infinity | 1 << (digits - 1),
    ];
    let numbers = [
        0.25,
        0.5,
        0.75,
        1.0,
        1.25,
        1.5,
        2.0,
        2.5,
        3.0,
        3.5,
        4.0,
        5.0,
        10.0,
        16.0,
        100.0,
        1023.5,
        1024.0,
        FRAC_PI_4,
        FRAC_PI_2,
        PI,
        22.0,
        1_048_576.0,
        8_388_607.5,
        8_388_608.0,
        16_777_216.0,
        2_147_483_648.0,
        4_503_599_627_370_495.5,
        9_007_199_254_740_992.0,
        // Where exponentials overflow or vanish.
        11.09,
        16.6,
        38.53,
        45.15,
        88.722_839,
        89.415_985,
        103.972_076,
        127.999,
        149.0,
        150.0,
        308.254,
        323.6,
        709.782_7,
        710.475_86,
        745.133_2,
        1074.0,
        1075.0,
        // Of Γ.
        34.04,
        35.04,
        171.624_3,
        184.5,
    ];
    for x in numbers {
        let word = word(bits, x);
        if word < infinity {
            positive.extend([word - 1, word, word + 1]);
        }
    }
    let sign = 1_u64 << (digits + exponent);
    let negative: Vec<u64> = positive.iter().map(|word| word | sign).collect();
    positive.extend(negative);
    positive
}

/// Integers at which something changes.
const INTEGERS: [i64; 24] = [
    0,
    1,
    -1,
    2,
    -2,
    3,
    -3,
    4,
    5,
    -7,
    10,
    -24,
    25,
    127,
    -149,
    -150,
    1023,
    1074,
    -1075,
    2200,
    -2200,
    2_147_483_646,
    2_147_483_647,
    -2_147_483_648,
];

fn integer(random: &mut Random) -> i64 {
    i64::from((random.next() as u32).cast_signed()) >> random.below(32)
}

/// How many random samples.
#[derive(Clone, Copy)]
pub struct Amount {
    pub single: usize,
    pub double: usize,
    pub half: usize,
    /// Instead of random ones, all halves for functions of one.
    pub every_half: bool,
}

/// Operands for a function.
pub fn samples(function: &Function, bits: u8, amount: Amount) -> Vec<[u64; 3]> {
    let special = specials(bits);
    let mut random = Random::new(u64::from(function.op as u32) << 8 | u64::from(bits));
    let mut list = Vec::new();
    let unary = function.kind.operands() == 1;
    if unary && bits == 16 && amount.every_half {
        return (0..0x1_0000).map(|x| [x, 0, 0]).collect();
    }
    match function.kind {
        Kind::FloatInteger => {
            for x in &special {
                list.extend(INTEGERS.map(|n| [*x, n.cast_unsigned(), 0]));
            }
        }
        _ if unary => list.extend(special.iter().map(|x| [*x, 0, 0])),
        _ => {
            for x in &special {
                // The third operand is whatever comes.
                list.extend(special.iter().map(|y| {
                    let z = special[usize::try_from(random.below(special.len() as u64)).unwrap()];
                    [*x, *y, z]
                }));
            }
        }
    }
    let count = match bits {
        16 => amount.half,
        32 => amount.single,
        _ => amount.double,
    };
    for _ in 0..count {
        let x = number(&mut random, bits);
        list.push(match function.kind {
            Kind::FloatInteger => [x, integer(&mut random).cast_unsigned(), 0],
            _ if function.name.starts_with("pow") => power(&mut random, bits, x),
            _ => [x, number(&mut random, bits), number(&mut random, bits)],
        });
    }
    list
}

/// A base and an exponent whose power is likely to be a number, or an exponent that is an integer.
fn power(random: &mut Random, bits: u8, x: u64) -> [u64; 3] {
    let range = match bits {
        16 => 26.0,
        32 => 152.0,
        _ => 1080.0,
    };
    let y = match random.below(4) {
        0 => ((random.fraction() - 0.5) * 40.0).round(),
        1 => return [x, number(random, bits), 0],
        _ => (random.fraction() * 2.0 - 1.0) * range / value(bits, x).abs().log2(),
    };
    // Of negative numbers only integer powers are numbers.
    let x = if y == y.round() { x } else { x & !(1 << (bits - 1)) };
    [x, word(bits, y), 0]
}
