//! Writes numbers as C does.

use super::format::{Conversion, Radix, Style};

/// Digits of the fraction of a double in base 16.
const HEX_DIGITS: usize = 13;

/// Text in a field, without zeros.
pub(super) fn padded(conversion: &Conversion, mut text: Vec<u8>) -> Vec<u8> {
    let missing = conversion.width.saturating_sub(text.len());
    if conversion.left {
        text.resize(text.len() + missing, b' ');
        return text;
    }
    let mut field = vec![b' '; missing];
    field.extend(text);
    field
}

/// A prefix (sign, base) and a body; zeros go between them.
fn number(conversion: &Conversion, prefix: &str, body: &str, zeros: bool) -> Vec<u8> {
    let missing = conversion.width.saturating_sub(prefix.len() + body.len());
    let zeros = if zeros && conversion.zeros && !conversion.left {
        missing
    } else {
        0
    };
    padded(
        conversion,
        format!("{prefix}{}{body}", "0".repeat(zeros)).into_bytes(),
    )
}

fn sign(conversion: &Conversion, negative: bool) -> &'static str {
    match (negative, conversion.plus, conversion.blank) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

/// At least as many digits as the precision says; a zero with precision 0 has none.
fn digits(conversion: &Conversion, digits: String, zero: bool) -> String {
    match conversion.precision {
        Some(0) if zero => String::new(),
        Some(precision) => format!("{digits:0>precision$}"),
        None => digits,
    }
}

pub(super) fn signed(conversion: &Conversion, value: i64) -> Vec<u8> {
    let body = digits(conversion, value.unsigned_abs().to_string(), value == 0);
    // With a precision the flag 0 does not count.
    number(
        conversion,
        sign(conversion, value < 0),
        &body,
        conversion.precision.is_none(),
    )
}

pub(super) fn unsigned(conversion: &Conversion, radix: Radix, value: u64) -> Vec<u8> {
    let text = match radix {
        Radix::Octal => format!("{value:o}"),
        Radix::Decimal => value.to_string(),
        Radix::Hexadecimal if conversion.upper => format!("{value:X}"),
        Radix::Hexadecimal => format!("{value:x}"),
    };
    let mut body = digits(conversion, text, value == 0);
    let mut prefix = "";
    if conversion.alternative {
        match radix {
            Radix::Octal if !body.starts_with('0') => body.insert(0, '0'),
            Radix::Hexadecimal if value != 0 => prefix = if conversion.upper { "0X" } else { "0x" },
            _ => {}
        }
    }
    number(conversion, prefix, &body, conversion.precision.is_none())
}

pub(super) fn float(conversion: &Conversion, style: Style, value: f64) -> Vec<u8> {
    let sign = sign(conversion, value.is_sign_negative());
    let magnitude = value.abs();
    let large = |text: String| {
        if conversion.upper {
            text.to_uppercase()
        } else {
            text
        }
    };
    if !value.is_finite() {
        let name = if value.is_nan() { "nan" } else { "inf" };
        return number(conversion, sign, &large(name.to_owned()), false);
    }
    let precision = conversion.precision.unwrap_or(6);
    let point = conversion.alternative;
    if style == Style::Hexadecimal {
        let prefix = format!("{sign}{}", if conversion.upper { "0X" } else { "0x" });
        let body = hexadecimal(magnitude, conversion.precision, point);
        return number(conversion, &prefix, &large(body), true);
    }
    let body = match style {
        Style::Fixed => fixed(magnitude, precision, point),
        Style::Exponent => exponent(magnitude, precision, point),
        _ => shorter(magnitude, precision.max(1), point),
    };
    number(conversion, sign, &large(body), true)
}

fn fixed(magnitude: f64, precision: usize, point: bool) -> String {
    let dot = if point && precision == 0 { "." } else { "" };
    format!("{magnitude:.precision$}{dot}")
}

/// Significand and exponent, rounded to that many digits after the point.
fn scientific(magnitude: f64, precision: usize) -> (String, i32) {
    let text = format!("{magnitude:.precision$e}");
    let (significand, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (significand.to_owned(), exponent.parse().unwrap_or(0))
}

fn with_exponent(significand: &str, exponent: i32) -> String {
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{significand}e{sign}{:02}", exponent.unsigned_abs())
}

fn exponent(magnitude: f64, precision: usize, point: bool) -> String {
    let (mut significand, exponent) = scientific(magnitude, precision);
    if point && precision == 0 {
        significand.push('.');
    }
    with_exponent(&significand, exponent)
}

/// The style of %g: so many significant digits, with an exponent if it is below −4 or as large as their number.
fn shorter(magnitude: f64, digits: usize, keep_zeros: bool) -> String {
    let (significand, exponent) = scientific(magnitude, digits - 1);
    let trim = |text: String| {
        if keep_zeros || !text.contains('.') {
            return text;
        }
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    let dotted = |mut text: String| {
        if keep_zeros && !text.contains('.') {
            text.push('.');
        }
        text
    };
    let whole = i64::try_from(digits).unwrap_or(i64::MAX);
    if exponent < -4 || i64::from(exponent) >= whole {
        return with_exponent(&dotted(trim(significand)), exponent);
    }
    let after = usize::try_from(whole - 1 - i64::from(exponent)).unwrap_or(0);
    dotted(trim(fixed(magnitude, after, false)))
}

/// The style of %a, without the `0x`. A denormal has a leading 0.
fn hexadecimal(magnitude: f64, precision: Option<usize>, point: bool) -> String {
    let bits = magnitude.to_bits();
    let (biased, fraction) = (bits >> 52, bits & ((1 << 52) - 1));
    let (mut lead, exponent) = match biased {
        0 if fraction == 0 => (0, 0),
        0 => (0, -1022),
        _ => (1, i64::try_from(biased).unwrap_or(0) - 1023),
    };
    let mut fraction = fraction;
    let kept = precision.unwrap_or(HEX_DIGITS).min(HEX_DIGITS);
    let dropped = 4 * (HEX_DIGITS - kept);
    if dropped > 0 {
        let whole = lead << 52 | fraction;
        let (unit, rest) = (1_u64 << dropped, whole & ((1 << dropped) - 1));
        let odd = whole & unit != 0;
        let up = rest > unit / 2 || (rest == unit / 2 && odd);
        let rounded = whole - rest + if up { unit } else { 0 };
        (lead, fraction) = (rounded >> 52, rounded & ((1 << 52) - 1));
    }
    let mut text = format!("{fraction:013x}");
    match precision {
        Some(precision) if precision <= HEX_DIGITS => text.truncate(precision),
        Some(precision) => text.push_str(&"0".repeat(precision - HEX_DIGITS)),
        None => text.truncate(text.trim_end_matches('0').len()),
    }
    let dot = if text.is_empty() && !point { "" } else { "." };
    format!("{lead}{dot}{text}p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use super::super::format::{Kind, Piece, parse};
    use super::*;

    fn write(format: &str, value: f64) -> String {
        let [Piece::Conversion(conversion)] = &parse(format.as_bytes())[..] else {
            panic!("{format}")
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "samples are whole"
        )]
        let bytes = match conversion.kind {
            Kind::Float(style) => float(conversion, style, value),
            Kind::Unsigned(radix) => unsigned(conversion, radix, value as u64),
            _ => signed(conversion, value as i64),
        };
        String::from_utf8(bytes).unwrap()
    }

    /// What the C library writes.
    #[test]
    fn like_c() {
        for (format, value, wanted) in [
            ("%d", -5.0, "-5"),
            ("%5d|", 42.0, "   42"),
            ("%-5d|", 42.0, "42   "),
            ("%05d", -42.0, "-0042"),
            ("%+d", 7.0, "+7"),
            ("% d", 7.0, " 7"),
            ("%.3d", 7.0, "007"),
            ("%06.3d", 7.0, "   007"),
            ("%.0d", 0.0, ""),
            ("%x", 255.0, "ff"),
            ("%#X", 255.0, "0XFF"),
            ("%#x", 0.0, "0"),
            ("%#o", 8.0, "010"),
            ("%#.3o", 8.0, "010"),
            ("%#08x", 255.0, "0x0000ff"),
            ("%u", 4_294_967_295.0, "4294967295"),
            ("%f", 1.5, "1.500000"),
            ("%.0f", 2.5, "2"),
            ("%#.0f", 2.5, "2."),
            ("%08.2f", -1.234, "-0001.23"),
            ("%e", 12345.678, "1.234568e+04"),
            ("%.2E", 0.000_012_3, "1.23E-05"),
            ("%e", 0.0, "0.000000e+00"),
            ("%e", 1e100, "1.000000e+100"),
            ("%g", 100_000.0, "100000"),
            ("%g", 1_000_000.0, "1e+06"),
            ("%g", 0.0001, "0.0001"),
            ("%g", 0.000_01, "1e-05"),
            ("%g", 3.25, "3.25"),
            ("%#g", 3.25, "3.25000"),
            ("%.3g", 99_999.0, "1e+05"),
            ("%.0g", 0.0, "0"),
            ("%G", 1e-10, "1E-10"),
            ("%a", 1.0, "0x1p+0"),
            ("%a", 0.0, "0x0p+0"),
            ("%a", -3.140_625, "-0x1.92p+1"),
            ("%.1a", 1.96875, "0x2.0p+0"),
            ("%A", 0.1, "0X1.999999999999AP-4"),
            ("%.15a", 1.5, "0x1.800000000000000p+0"),
            ("%012a", 1.5, "0x00001.8p+0"),
            ("%f", f64::INFINITY, "inf"),
            ("%05F", f64::NEG_INFINITY, " -INF"),
            ("%f", f64::NAN, "nan"),
            ("%+f", f64::INFINITY, "+inf"),
            ("%a", 5e-324, "0x0.0000000000001p-1022"),
        ] {
            assert_eq!(
                write(format.trim_end_matches('|'), value),
                wanted,
                "{format} of {value}"
            );
        }
    }
}
