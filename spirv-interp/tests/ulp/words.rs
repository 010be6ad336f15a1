//! Floats of three widths as words, without any help of the code under test.

use half::f16;

/// The number that a word holds.
pub fn value(bits: u8, word: u64) -> f64 {
    match bits {
        16 => f64::from(f16::from_bits(u16::try_from(word).unwrap()).to_f32()),
        32 => f64::from(f32::from_bits(u32::try_from(word).unwrap())),
        _ => f64::from_bits(word),
    }
}

/// The nearest number's word.
#[expect(clippy::cast_possible_truncation, reason = "this is what rounds")]
pub fn word(bits: u8, x: f64) -> u64 {
    match bits {
        16 => u64::from(nearest_half(x)),
        32 => u64::from((x as f32).to_bits()),
        _ => x.to_bits(),
    }
}

/// Found among its neighbours: conversions of the crate `half` from double precision round twice or drop digits.
#[expect(clippy::cast_possible_truncation, reason = "a first guess")]
fn nearest_half(x: f64) -> u16 {
    let guess = f16::from_f32(x as f32);
    if x.is_nan() || x.is_infinite() {
        return guess.to_bits();
    }
    let (sign, magnitude) = (guess.to_bits() & 0x8000, guess.to_bits() & 0x7fff);
    // The infinity is where the next number would be.
    let number = |bits: u16| {
        if bits == 0x7c00 {
            65536.0
        } else {
            value(16, u64::from(bits))
        }
    };
    let candidates = magnitude.saturating_sub(1)..=(magnitude + 1).min(0x7c00);
    let nearest = candidates.min_by(|a, b| {
        let distance = |bits: u16| (number(bits) - x.abs()).abs();
        distance(*a).total_cmp(&distance(*b)).then((a % 2).cmp(&(b % 2)))
    });
    sign | nearest.unwrap_or(magnitude)
}

/// Digits behind the point, the smallest exponent, and the first exponent that is too large.
fn shape(bits: u8) -> (i32, i32, i32) {
    match bits {
        16 => (10, -14, 16),
        32 => (23, -126, 128),
        _ => (52, -1022, 1024),
    }
}

/// The unit of the last place of a finite number.
pub fn last_place(bits: u8, x: f64) -> f64 {
    let (digits, least, _) = shape(bits);
    let exponent = if x == 0.0 {
        least
    } else {
        libm::ilogb(x).max(least)
    };
    libm::ldexp(1.0, exponent - digits)
}

/// The error of a result in units of the last place, `exact` being the exact result up to its own last place and `rest`
/// in units of that: infinite if the one is a NaN, an infinity or a zero of some sign, and the other is not.
pub fn error(bits: u8, got: u64, exact: f64, rest: f64) -> f64 {
    let x = value(bits, got);
    let same = |same: bool| if same { 0.0 } else { f64::INFINITY };
    if exact.is_nan() || x.is_nan() {
        return same(exact.is_nan() && x.is_nan());
    }
    if exact.is_infinite() || exact == 0.0 {
        return same(got == word(bits, exact));
    }
    if x.is_sign_negative() != exact.is_sign_negative() {
        return f64::INFINITY;
    }
    let rounded = word(bits, exact);
    if x.is_infinite() {
        // As if the numbers went on: the one beyond the largest.
        let (digits, _, beyond) = shape(bits);
        let unit = libm::ldexp(1.0, beyond - 1 - digits);
        let largest = libm::ldexp(2.0, beyond - 1) - unit;
        return same(rounded == got).min((largest - exact.abs()) / unit + 1.0);
    }
    let unit = last_place(bits, exact);
    if value(bits, rounded).is_infinite() {
        // The exact result is too large for a number, and this is one.
        return (exact.abs() - x.abs()) / unit;
    }
    if bits == 64 {
        ((x - exact) / unit - rest).abs()
    } else {
        ((x - exact) / unit).abs()
    }
}
