//! Integer functions of OpenCL.std.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "integers of every width are reinterpreted here, and wrapping is what the operations mean"
)]

use spirv::OpenclStd100Op as Cl;

use super::integer::{
    mask, mul_high_signed, mul_high_unsigned, saturate_signed, saturate_unsigned, signed, word,
};

/// One function of up to three integers of `bits` bits.
pub(crate) fn integer(op: Cl, bits: u8, a: u64, b: u64, c: u64) -> u64 {
    let (sa, sb, sc) = (signed(bits, a), signed(bits, b), signed(bits, c));
    let wide = |x: u64| i128::from(x);
    let swide = |x: i64| i128::from(x);
    let width = u32::from(bits);
    match op {
        Cl::s_abs => mask(bits, sa.unsigned_abs()),
        Cl::u_abs => a,
        Cl::s_abs_diff => mask(bits, sa.abs_diff(sb)),
        Cl::u_abs_diff => a.abs_diff(b),
        Cl::s_add_sat => saturate_signed(bits, swide(sa) + swide(sb)),
        Cl::u_add_sat => saturate_unsigned(bits, wide(a) + wide(b)),
        Cl::s_sub_sat => saturate_signed(bits, swide(sa) - swide(sb)),
        Cl::u_sub_sat => saturate_unsigned(bits, wide(a) - wide(b)),
        Cl::s_hadd => word(bits, ((swide(sa) + swide(sb)) >> 1) as i64),
        Cl::u_hadd => ((wide(a) + wide(b)) >> 1) as u64,
        Cl::s_rhadd => word(bits, ((swide(sa) + swide(sb) + 1) >> 1) as i64),
        Cl::u_rhadd => ((wide(a) + wide(b) + 1) >> 1) as u64,
        // Undefined when the lower bound is above the upper one; the upper one wins here.
        Cl::s_clamp => word(bits, sa.max(sb).min(sc)),
        Cl::u_clamp => a.max(b).min(c),
        Cl::s_max => word(bits, sa.max(sb)),
        Cl::u_max => a.max(b),
        Cl::s_min => word(bits, sa.min(sb)),
        Cl::u_min => a.min(b),
        Cl::clz => u64::from(a.leading_zeros() - (64 - width)),
        Cl::ctz => u64::from(a.trailing_zeros().min(width)),
        Cl::popcount => u64::from(a.count_ones()),
        Cl::rotate => rotate(bits, a, (b % u64::from(bits)) as u32),
        Cl::s_mul_hi => mul_high_signed(bits, a, b),
        Cl::u_mul_hi => mul_high_unsigned(bits, a, b),
        Cl::s_mad_hi => mask(bits, mul_high_signed(bits, a, b).wrapping_add(c)),
        Cl::u_mad_hi => mask(bits, mul_high_unsigned(bits, a, b).wrapping_add(c)),
        Cl::s_mad_sat => saturate_signed(bits, swide(sa) * swide(sb) + swide(sc)),
        // The product alone may need 128 bits.
        Cl::u_mad_sat => {
            let sum = u128::from(a) * u128::from(b) + u128::from(c);
            if sum > u128::from(mask(bits, u64::MAX)) {
                mask(bits, u64::MAX)
            } else {
                sum as u64
            }
        }
        Cl::s_mul24 => word(bits, low_24_signed(a).wrapping_mul(low_24_signed(b))),
        Cl::u_mul24 => mask(bits, low_24(a).wrapping_mul(low_24(b))),
        Cl::s_mad24 => word(
            bits,
            low_24_signed(a).wrapping_mul(low_24_signed(b)).wrapping_add(sc),
        ),
        Cl::u_mad24 => mask(bits, low_24(a).wrapping_mul(low_24(b)).wrapping_add(c)),
        _ => unreachable!("the signature of {op:?} is not that of an integer function"),
    }
}

fn rotate(bits: u8, a: u64, by: u32) -> u64 {
    match by {
        0 => a,
        _ => mask(bits, a << by) | a >> (u32::from(bits) - by),
    }
}

fn low_24(a: u64) -> u64 {
    a & 0xff_ffff
}

fn low_24_signed(a: u64) -> i64 {
    ((a << 40) as i64) >> 40
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_all_widths() {
        let f = |op, bits, a: i64, b: i64, c: i64| {
            signed(
                bits,
                integer(op, bits, word(bits, a), word(bits, b), word(bits, c)),
            )
        };
        for bits in [8, 16, 32, 64] {
            assert_eq!(f(Cl::s_abs, bits, -5, 0, 0), 5);
            assert_eq!(f(Cl::clz, bits, 1, 0, 0), i64::from(bits) - 1);
            assert_eq!(f(Cl::ctz, bits, 0, 0, 0), i64::from(bits));
            assert_eq!(f(Cl::popcount, bits, -1, 0, 0), i64::from(bits));
            assert_eq!(f(Cl::rotate, bits, 1, -1, 0), signed(bits, 1 << (bits - 1)));
            assert_eq!(f(Cl::rotate, bits, 5, i64::from(bits), 0), 5);
            assert_eq!(f(Cl::s_hadd, bits, -1, 0, 0), -1);
            assert_eq!(f(Cl::s_rhadd, bits, -1, 0, 0), 0);
            assert_eq!(f(Cl::s_clamp, bits, 9, -3, 4), 4);
            assert_eq!(f(Cl::s_max, bits, -1, 1, 0), 1);
            assert_eq!(f(Cl::u_max, bits, -1, 1, 0), -1);
            assert_eq!(
                f(Cl::s_add_sat, bits, signed(bits, mask(bits, u64::MAX) >> 1), 1, 0),
                crate::sem::integer::signed_max(bits)
            );
            assert_eq!(f(Cl::u_sub_sat, bits, 1, 2, 0), 0);
            assert_eq!(f(Cl::s_mul_hi, bits, -1, 1, 0), -1);
            assert_eq!(f(Cl::u_mad_sat, bits, -1, -1, -1), -1);
        }
        assert_eq!(f(Cl::s_mul24, 32, -3, 5, 0), -15);
        assert_eq!(f(Cl::s_mad24, 32, -3, 5, 7), -8);
        assert_eq!(f(Cl::u_mul24, 32, 0x0100_0002, 3, 0), 6);
    }
}
