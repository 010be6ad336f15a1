//! Numbers on the command line: `f32:1.5`, `u8:1,2,3`, `i32:0..`.

use std::fmt;
use std::fmt::Write as _;

use half::f16;

/// The type of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scalar {
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F16,
    F32,
    F64,
}

impl Scalar {
    /// Name and type of all.
    pub const ALL: [(&'static str, Self); 11] = [
        ("i8", Self::I8),
        ("i16", Self::I16),
        ("i32", Self::I32),
        ("i64", Self::I64),
        ("u8", Self::U8),
        ("u16", Self::U16),
        ("u32", Self::U32),
        ("u64", Self::U64),
        ("f16", Self::F16),
        ("f32", Self::F32),
        ("f64", Self::F64),
    ];

    /// The type with a name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(n, _)| *n == name).map(|(_, s)| *s)
    }

    /// Bytes of one number.
    pub fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 | Self::F16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 => 8,
        }
    }

    /// The bytes of a number that is written as in a program: decimal, or hexadecimal behind `0x`.
    fn encode(self, text: &str) -> Option<Vec<u8>> {
        let float = || text.parse::<f64>().ok();
        // A number of 64 bits needs more than `f64` holds, so integers are read as integers.
        let (digits, sign) = text.strip_prefix('-').map_or((text, 1), |digits| (digits, -1));
        let integer = || {
            // The parsers of integers take a sign of their own.
            let magnitude = match digits.strip_prefix("0x").unwrap_or(digits) {
                signed if signed.starts_with(['+', '-']) => return None,
                hexadecimal if digits.starts_with("0x") => u64::from_str_radix(hexadecimal, 16).ok(),
                decimal => decimal.parse().ok(),
            };
            magnitude.map(|m: u64| sign * i128::from(m))
        };
        Some(match self {
            Self::I8 => i8::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::I16 => i16::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::I32 => i32::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::I64 => i64::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::U8 => u8::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::U16 => u16::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::U32 => u32::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::U64 => u64::try_from(integer()?).ok()?.to_le_bytes().to_vec(),
            Self::F16 => f16::from_f64(float()?).to_le_bytes().to_vec(),
            // Read as `f32` itself: by way of `f64` it would be rounded twice.
            Self::F32 => text.parse::<f32>().ok()?.to_le_bytes().to_vec(),
            Self::F64 => float()?.to_le_bytes().to_vec(),
        })
    }

    /// The number in exactly as many bytes as it has.
    fn decode(self, bytes: &[u8]) -> Option<String> {
        Some(match self {
            Self::I8 => i8::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::I16 => i16::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::I32 => i32::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::I64 => i64::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::U8 => u8::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::U16 => u16::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::U32 => u32::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::U64 => u64::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::F16 => f16::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::F32 => f32::from_le_bytes(bytes.try_into().ok()?).to_string(),
            Self::F64 => f64::from_le_bytes(bytes.try_into().ok()?).to_string(),
        })
    }

    /// The first `limit` numbers of a buffer, separated by blanks.
    pub fn show(self, bytes: &[u8], limit: usize) -> String {
        let count = bytes.len() / self.size();
        let mut out = String::new();
        for number in bytes.chunks_exact(self.size()).take(limit) {
            let _written = write!(out, " {}", self.decode(number).unwrap_or_default());
        }
        if count > limit {
            out += " …";
        }
        out
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Self::ALL.iter().find(|(_, s)| s == self).map_or("", |(n, _)| n);
        f.write_str(name)
    }
}

/// Numbers as they are written: `1,2,3`, or `5..` for 5, 6, 7 and so on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Values {
    /// These.
    List(Vec<Vec<u8>>),
    /// This one, and always one more.
    Up(i64),
}

impl Values {
    /// Reads numbers of a type.
    ///
    /// # Errors
    /// The part that is no number of that type.
    pub fn parse(scalar: Scalar, text: &str) -> Result<Self, String> {
        if let Some(first) = text.strip_suffix("..") {
            return first.parse().map(Self::Up).map_err(|_| text.to_owned());
        }
        text.split(',')
            .map(|part| scalar.encode(part.trim()).ok_or_else(|| part.to_owned()))
            .collect::<Result<_, _>>()
            .map(Self::List)
    }

    /// `count` numbers; a list starts again when it is at its end.
    ///
    /// # Errors
    /// The number that does not fit into the type.
    pub fn repeat(&self, scalar: Scalar, count: usize) -> Result<Vec<u8>, String> {
        match self {
            Self::List(list) => Ok(list.iter().cycle().take(count).flatten().copied().collect()),
            Self::Up(first) => {
                let mut bytes = Vec::with_capacity(count * scalar.size());
                for i in 0..count {
                    let number = (i128::from(*first) + i as i128).to_string();
                    bytes.extend(scalar.encode(&number).ok_or(number)?);
                }
                Ok(bytes)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_and_shown() {
        for (name, text, shown) in [
            ("i8", "-128", "-128"),
            ("u64", "0xffffffffffffffff", "18446744073709551615"),
            ("f32", "1.5", "1.5"),
            ("f16", "0.1", "0.099975586"),
            ("f64", "-inf", "-inf"),
        ] {
            let scalar = Scalar::by_name(name).expect("a type");
            let bytes = scalar.encode(text).expect(text);
            assert_eq!(bytes.len(), scalar.size());
            assert_eq!(scalar.decode(&bytes).as_deref(), Some(shown));
            assert_eq!(scalar.to_string(), name);
        }
        for (scalar, text) in [
            (Scalar::U8, "256"),
            (Scalar::U32, "-1"),
            (Scalar::I32, "1.5"),
            (Scalar::F32, "one"),
            (Scalar::I8, ""),
            (Scalar::I64, "--1"),
            (Scalar::I64, "0x-1"),
        ] {
            assert_eq!(scalar.encode(text), None, "{scalar} {text}");
        }
    }

    #[test]
    fn lists_start_again_and_ranges_go_up() {
        let list = Values::parse(Scalar::U8, "1,2").expect("numbers");
        assert_eq!(list.repeat(Scalar::U8, 5), Ok(vec![1, 2, 1, 2, 1]));
        let up = Values::parse(Scalar::I8, "126..").expect("a range");
        assert_eq!(up.repeat(Scalar::I8, 2), Ok(vec![126, 127]));
        assert_eq!(up.repeat(Scalar::I8, 3), Err("128".to_owned()));
        assert_eq!(Values::parse(Scalar::U8, "1,x"), Err("x".to_owned()));
    }

    #[test]
    fn long_buffers_are_cut() {
        assert_eq!(Scalar::U8.show(&[1, 2, 3], 2), " 1 2 …");
        assert_eq!(Scalar::U16.show(&[1, 0, 2, 0], 2), " 1 2");
    }
}
