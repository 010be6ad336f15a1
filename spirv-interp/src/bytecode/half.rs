//! Half precision as operations on registers: halves become singles, on which everything is computed, and back.
//!
//! Without branches, so that loops over them become vector instructions.

use crate::math;

/// From a half.
pub(crate) trait FromHalf {
    /// The same number in single precision; a NaN becomes a quiet one.
    fn half_to_f32(self) -> f32;
}

/// To a half.
pub(crate) trait ToHalf {
    /// The nearest half, of two that are as near the even one; a NaN becomes the positive quiet one without payload.
    fn to_half(self) -> u16;
}

/// Distance of the exponents' biases, at the place of a single's exponent.
const BIAS: u32 = (127 - 15) << 23;

impl FromHalf for u16 {
    #[inline(always)]
    fn half_to_f32(self) -> f32 {
        let bits = u32::from(self);
        let magnitude = (bits & 0x7fff) << 13;
        let normal = magnitude + BIAS;
        // The exponent one higher, and that one taken off again as a number: what is left is normalised.
        let denormal = (f32::from_bits(normal + (1 << 23)) - f32::from_bits(BIAS + (1 << 23))).to_bits();
        let quiet = u32::from(bits & 0x3ff != 0) << 22;
        let special = (normal + BIAS) | quiet;
        let magnitude = match bits & 0x7c00 {
            0 => denormal,
            0x7c00 => special,
            _ => normal,
        };
        f32::from_bits(magnitude | (bits & 0x8000) << 16)
    }
}

impl ToHalf for f32 {
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "what is left has 16 bits")]
    fn to_half(self) -> u16 {
        /// A number whose last digit is that of the smallest half.
        const ALIGNED: f32 = 0.5;
        let bits = self.to_bits();
        let sign = (bits >> 16 & 0x8000) as u16;
        let magnitude = bits & 0x7fff_ffff;
        // Adding rounds at the right digit.
        let denormal = (f32::from_bits(magnitude) + ALIGNED)
            .to_bits()
            .wrapping_sub(ALIGNED.to_bits());
        let odd = magnitude >> 13 & 1;
        let normal = magnitude.wrapping_sub(BIAS).wrapping_add(0xfff + odd) >> 13;
        let finite = if magnitude < BIAS + (1 << 23) {
            denormal
        } else {
            normal
        };
        let number = if magnitude < 0x4780_0000 { finite } else { 0x7c00 };
        if magnitude > 0x7f80_0000 {
            0x7e00
        } else {
            number as u16 | sign
        }
    }
}

impl ToHalf for f64 {
    #[inline(always)]
    fn to_half(self) -> u16 {
        math::half::rounded(self).to_bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sem::float;

    #[test]
    fn all_halves_become_singles() {
        for half in 0..=u16::MAX {
            let want = float::word(32, float::value(16, u64::from(half)));
            assert_eq!(u64::from(half.half_to_f32().to_bits()), want, "{half:#x}");
        }
    }

    #[test]
    fn singles_become_the_nearest_halves() {
        let check = |single: u32| {
            let single = f32::from_bits(single);
            let want = float::word(16, f64::from(single));
            assert_eq!(u64::from(single.to_half()), want, "{single:e}");
        };
        // Around each half and each tie between two, and a sample of everything.
        for half in 0..=u16::MAX {
            let single = half.half_to_f32().to_bits();
            for near in [single, single ^ 0x1000] {
                (0..3).for_each(|step| check(near.wrapping_add(step).wrapping_sub(1)));
            }
        }
        (0..1 << 18).for_each(|step: u32| check(step.wrapping_mul(0x4001).wrapping_mul(4097)));
    }
}
