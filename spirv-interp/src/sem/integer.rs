//! Integer operations (SPIR-V 3.3.13, 3.3.14, 3.3.15).
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "integers of every width are reinterpreted here, and wrapping is what the operations mean"
)]

use spirv::Op;

/// The low `bits` bits.
pub(crate) fn mask(bits: u8, a: u64) -> u64 {
    if bits >= 64 { a } else { a & ((1 << bits) - 1) }
}

/// The word as a signed number.
pub(crate) fn signed(bits: u8, a: u64) -> i64 {
    let unused = 64 - u32::from(bits);
    ((a << unused) as i64) >> unused
}

/// A signed number as a word.
pub(crate) fn word(bits: u8, a: i64) -> u64 {
    mask(bits, a as u64)
}

/// Lowest signed number of a width.
pub(crate) fn signed_min(bits: u8) -> i64 {
    i64::MIN >> (64 - u32::from(bits))
}

/// Highest signed number of a width.
pub(crate) fn signed_max(bits: u8) -> i64 {
    i64::MAX >> (64 - u32::from(bits))
}

pub(super) fn unary(op: Op, bits: u8, a: u64) -> Option<u64> {
    Some(match op {
        Op::SNegate => mask(bits, a.wrapping_neg()),
        Op::Not => mask(bits, !a),
        Op::BitReverse => a.reverse_bits() >> (64 - u32::from(bits)),
        Op::BitCount => u64::from(a.count_ones()),
        Op::UCountLeadingZerosINTEL => u64::from(a.leading_zeros() - (64 - u32::from(bits))),
        Op::UCountTrailingZerosINTEL => u64::from(a.trailing_zeros().min(u32::from(bits))),
        _ => return None,
    })
}

pub(super) fn binary(op: Op, bits: u8, a: u64, b: u64) -> Option<u64> {
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    let shift = (b & (u64::from(bits) - 1)) as u32;
    Some(match op {
        Op::IAdd => mask(bits, a.wrapping_add(b)),
        Op::ISub => mask(bits, a.wrapping_sub(b)),
        Op::IMul => mask(bits, a.wrapping_mul(b)),
        Op::UDiv => unsigned_quotient(bits, a, b),
        Op::SDiv => signed_quotient(bits, sa, sb),
        Op::UMod => a.checked_rem(b).unwrap_or(a),
        // The sign of the remainder follows the dividend for SRem and the divisor for SMod.
        Op::SRem => word(bits, signed_remainder(sa, sb)),
        Op::SMod => word(bits, signed_modulo(sa, sb)),
        Op::BitwiseAnd => a & b,
        Op::BitwiseOr => a | b,
        Op::BitwiseXor => a ^ b,
        Op::ShiftLeftLogical => mask(bits, a << shift),
        Op::ShiftRightLogical => a >> shift,
        Op::ShiftRightArithmetic => word(bits, sa >> shift),
        Op::AbsISubINTEL => mask(bits, sa.abs_diff(sb)),
        Op::AbsUSubINTEL => a.abs_diff(b),
        Op::IAddSatINTEL => saturate_signed(bits, i128::from(sa) + i128::from(sb)),
        Op::UAddSatINTEL => saturate_unsigned(bits, i128::from(a) + i128::from(b)),
        Op::ISubSatINTEL => saturate_signed(bits, i128::from(sa) - i128::from(sb)),
        Op::USubSatINTEL => saturate_unsigned(bits, i128::from(a) - i128::from(b)),
        Op::IAverageINTEL => word(bits, ((i128::from(sa) + i128::from(sb)) >> 1) as i64),
        Op::UAverageINTEL => ((u128::from(a) + u128::from(b)) >> 1) as u64,
        Op::IAverageRoundedINTEL => word(bits, ((i128::from(sa) + i128::from(sb) + 1) >> 1) as i64),
        Op::UAverageRoundedINTEL => ((u128::from(a) + u128::from(b) + 1) >> 1) as u64,
        // The second operand is the low 16 bits.
        Op::IMul32x16INTEL => word(bits, sa.wrapping_mul(signed(bits.min(16), mask(bits.min(16), b)))),
        Op::UMul32x16INTEL => mask(bits, a.wrapping_mul(mask(bits.min(16), b))),
        Op::IEqual => u64::from(a == b),
        Op::INotEqual => u64::from(a != b),
        Op::UGreaterThan => u64::from(a > b),
        Op::UGreaterThanEqual => u64::from(a >= b),
        Op::ULessThan => u64::from(a < b),
        Op::ULessThanEqual => u64::from(a <= b),
        Op::SGreaterThan => u64::from(sa > sb),
        Op::SGreaterThanEqual => u64::from(sa >= sb),
        Op::SLessThan => u64::from(sa < sb),
        Op::SLessThanEqual => u64::from(sa <= sb),
        _ => return None,
    })
}

fn unsigned_quotient(bits: u8, a: u64, b: u64) -> u64 {
    a.checked_div(b).unwrap_or(mask(bits, u64::MAX))
}

fn signed_quotient(bits: u8, a: i64, b: i64) -> u64 {
    match b {
        0 => mask(bits, u64::MAX),
        _ => word(bits, a.wrapping_div(b)),
    }
}

fn signed_remainder(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { a.wrapping_rem(b) }
}

fn signed_modulo(a: i64, b: i64) -> i64 {
    let remainder = signed_remainder(a, b);
    if b != 0 && remainder != 0 && (remainder < 0) != (b < 0) {
        remainder + b
    } else {
        remainder
    }
}

/// The upper half of the product of two words of a width.
pub(crate) fn mul_high_unsigned(bits: u8, a: u64, b: u64) -> u64 {
    mask(bits, ((u128::from(a) * u128::from(b)) >> bits) as u64)
}

/// The upper half of the signed product of two words of a width.
pub(crate) fn mul_high_signed(bits: u8, a: u64, b: u64) -> u64 {
    mask(
        bits,
        ((i128::from(signed(bits, a)) * i128::from(signed(bits, b))) >> bits) as u64,
    )
}

/// A signed number, clamped to the width.
pub(crate) fn saturate_signed(bits: u8, a: i128) -> u64 {
    let clamped = a.clamp(i128::from(signed_min(bits)), i128::from(signed_max(bits)));
    word(bits, clamped as i64)
}

/// A number, clamped to the unsigned range of the width.
pub(crate) fn saturate_unsigned(bits: u8, a: i128) -> u64 {
    a.clamp(0, i128::from(mask(bits, u64::MAX))) as u64
}

/// The part of a value that an offset and a count of bits name, cut off at its width: (offset, count).
fn field(bits: u8, offset: u64, count: u64) -> (u32, u32) {
    let offset = offset.min(u64::from(bits));
    let count = count.min(u64::from(bits) - offset);
    (offset as u32, count as u32)
}

fn low_bits(count: u32) -> u64 {
    1_u64.checked_shl(count).unwrap_or(0).wrapping_sub(1)
}

/// 3.3.14 OpBitFieldInsert. Bits beyond the width are not inserted.
pub(crate) fn insert_field(bits: u8, base: u64, insert: u64, offset: u64, count: u64) -> u64 {
    let (offset, count) = field(bits, offset, count);
    if count == 0 {
        return base;
    }
    let field = low_bits(count) << offset;
    base & !field | insert << offset & field
}

/// 3.3.14 OpBitFieldSExtract and OpBitFieldUExtract. Bits beyond the width do not count.
pub(crate) fn extract_field(bits: u8, base: u64, offset: u64, count: u64, sign: bool) -> u64 {
    let (offset, count) = field(bits, offset, count);
    if count == 0 {
        return 0;
    }
    let value = base >> offset & low_bits(count);
    if sign {
        word(bits, signed(count as u8, value))
    } else {
        value
    }
}

/// 3.3.13 OpSDot and its like, on components of `width` bits with a result of `bits`: the products and their sum are
/// exact; only the result is cut to its width, or with a number to add saturated.
pub(crate) fn dot(
    op: Op,
    width: u8,
    bits: u8,
    pairs: impl Iterator<Item = (u64, u64)>,
    add: Option<u64>,
) -> u64 {
    let signs = match op {
        Op::SDot | Op::SDotAccSat => (true, true),
        Op::SUDot | Op::SUDotAccSat => (true, false),
        _ => (false, false),
    };
    let number = |sign: bool, bits: u8, word: u64| match sign {
        true => i128::from(signed(bits, word)),
        false => i128::from(word),
    };
    // Sixteen products of 64 bits may be too much even for 128; then only the low part matters.
    let sum = pairs.fold(0_i128, |sum, (a, b)| {
        sum.wrapping_add(number(signs.0, width, a).wrapping_mul(number(signs.1, width, b)))
    });
    match add {
        Some(add) if signs.0 => saturate_signed(bits, sum.saturating_add(number(true, bits, add))),
        Some(add) => saturate_unsigned(bits, sum.saturating_add(number(false, bits, add))),
        None => mask(bits, sum as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undefined_cases_are_defined() {
        let b = |op, bits, x, y| binary(op, bits, x, y).unwrap();
        assert_eq!(b(Op::UDiv, 8, 7, 0), 0xff);
        assert_eq!(b(Op::SDiv, 32, 7, 0), 0xffff_ffff);
        assert_eq!(b(Op::UMod, 32, 7, 0), 7);
        assert_eq!(b(Op::SRem, 32, 7, 0), 7);
        assert_eq!(b(Op::SMod, 32, 7, 0), 7);
        for bits in [8, 16, 32, 64] {
            let lowest = word(bits, signed_min(bits));
            let minus_one = mask(bits, u64::MAX);
            assert_eq!(b(Op::SDiv, bits, lowest, minus_one), lowest);
            assert_eq!(b(Op::SRem, bits, lowest, minus_one), 0);
            assert_eq!(b(Op::ShiftLeftLogical, bits, 1, u64::from(bits)), 1);
            assert_eq!(b(Op::ShiftRightLogical, bits, 2, u64::from(bits) + 1), 1);
            assert_eq!(b(Op::ShiftRightArithmetic, bits, minus_one, u64::MAX), minus_one);
        }
    }

    #[test]
    fn remainders_follow_their_signs() {
        let b = |op, x: i64, y: i64| signed(16, binary(op, 16, word(16, x), word(16, y)).unwrap());
        assert_eq!(b(Op::SRem, -7, 3), -1);
        assert_eq!(b(Op::SRem, 7, -3), 1);
        assert_eq!(b(Op::SMod, -7, 3), 2);
        assert_eq!(b(Op::SMod, 7, -3), -2);
        assert_eq!(b(Op::SMod, -6, 3), 0);
    }

    #[test]
    fn high_halves_and_saturation() {
        assert_eq!(mul_high_unsigned(8, 0xff, 0xff), 0xfe);
        assert_eq!(mul_high_signed(8, 0xff, 0xff), 0);
        assert_eq!(mul_high_signed(64, 1 << 63, 1 << 63), 1 << 62);
        assert_eq!(mul_high_unsigned(64, u64::MAX, u64::MAX), u64::MAX - 1);
        assert_eq!(saturate_signed(8, 300), 127);
        assert_eq!(saturate_signed(8, -300), 0x80);
        assert_eq!(saturate_unsigned(8, -1), 0);
        assert_eq!(saturate_unsigned(64, i128::MAX), u64::MAX);
    }

    #[test]
    fn bit_fields() {
        assert_eq!(insert_field(32, 0xffff_ffff, 0, 8, 8), 0xffff_00ff);
        assert_eq!(insert_field(8, 0, 0xff, 6, 5), 0xc0);
        assert_eq!(insert_field(64, 0, u64::MAX, 0, 64), u64::MAX);
        assert_eq!(insert_field(16, 0x1234, 0xffff, 16, 1), 0x1234);
        assert_eq!(extract_field(32, 0xf0, 4, 4, true), 0xffff_ffff);
        assert_eq!(extract_field(32, 0xf0, 4, 4, false), 0xf);
        assert_eq!(extract_field(64, u64::MAX, 0, 64, true), u64::MAX);
        assert_eq!(extract_field(8, 0x80, 7, 9, true), 0xff);
        assert_eq!(extract_field(8, 0x80, 3, 0, true), 0);
        assert_eq!(extract_field(8, 0x80, 200, 3, true), 0);
    }
}
