//! Reads a format string.

/// The largest width and precision: what C asks every implementation to be able to write.
const MAX_NUMBER: usize = 4095;

/// A part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Text(Vec<u8>),
    Conversion(Conversion),
    /// A conversion that there is not, as it is written.
    Wrong(Vec<u8>),
}

/// Bases of unsigned numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Radix {
    Octal,
    Decimal,
    Hexadecimal,
}

/// Styles of floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Fixed,
    Exponent,
    Shorter,
    Hexadecimal,
}

/// What a conversion takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Signed,
    Unsigned(Radix),
    Float(Style),
    Character,
    String,
    Pointer,
}

/// A conversion specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conversion {
    /// As it stands in the format.
    pub written: Vec<u8>,
    /// Flag `-`.
    pub left: bool,
    /// Flag `+`.
    pub plus: bool,
    /// Flag ` `.
    pub blank: bool,
    /// Flag `#`.
    pub alternative: bool,
    /// Flag `0`.
    pub zeros: bool,
    pub width: usize,
    pub precision: Option<usize>,
    /// Components of a vector, 1 for scalars.
    pub lanes: u32,
    /// The most bits of an integer that count.
    pub bits: u8,
    pub kind: Kind,
    /// Whether letters are large.
    pub upper: bool,
}

/// Cuts a format into its pieces.
pub(super) fn parse(format: &[u8]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut text = Vec::new();
    let mut at = 0;
    while let Some(byte) = format.get(at) {
        if *byte != b'%' {
            text.push(*byte);
            at += 1;
            continue;
        }
        if format.get(at + 1) == Some(&b'%') {
            text.push(b'%');
            at += 2;
            continue;
        }
        if !text.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut text)));
        }
        let mut cursor = Cursor {
            bytes: format,
            at: at + 1,
        };
        let conversion = cursor.conversion();
        let end = cursor.at.min(format.len());
        let written = format[at..end].to_vec();
        pieces.push(match conversion {
            Some(conversion) => Piece::Conversion(Conversion {
                written,
                ..conversion
            }),
            None => Piece::Wrong(written),
        });
        at = end;
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
    pieces
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn eat(&mut self, wanted: &[u8]) -> bool {
        let found = self.bytes[self.at..].starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    /// Decimal digits, 0 if there are none; `None` if the number is too large.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0_usize;
        while let Some(digit) = self.bytes.get(self.at).filter(|byte| byte.is_ascii_digit()) {
            number = number
                .saturating_mul(10)
                .saturating_add(usize::from(digit - b'0'));
            self.at += 1;
        }
        (number <= MAX_NUMBER).then_some(number)
    }

    /// What follows a percent sign: flags, width, precision, vector, length, letter. The cursor is behind it, or behind
    /// the byte that does not fit.
    fn conversion(&mut self) -> Option<Conversion> {
        let mut found = Conversion {
            written: Vec::new(),
            left: false,
            plus: false,
            blank: false,
            alternative: false,
            zeros: false,
            width: 0,
            precision: None,
            lanes: 1,
            bits: 64,
            kind: Kind::Signed,
            upper: false,
        };
        loop {
            let flag = match self.bytes.get(self.at) {
                Some(b'-') => &mut found.left,
                Some(b'+') => &mut found.plus,
                Some(b' ') => &mut found.blank,
                Some(b'#') => &mut found.alternative,
                Some(b'0') => &mut found.zeros,
                _ => break,
            };
            *flag = true;
            self.at += 1;
        }
        let width = self.number();
        let mut fits = width.is_some();
        found.width = width.unwrap_or(0);
        if self.eat(b".") {
            found.precision = self.number();
            fits &= found.precision.is_some();
        }
        if self.eat(b"v") {
            let count = self.number().and_then(|count| u32::try_from(count).ok());
            found.lanes = count
                .filter(|count| matches!(count, 2 | 3 | 4 | 8 | 16))
                .unwrap_or(0);
            fits &= found.lanes > 0;
        }
        let lengths: [(&[u8], u8); 9] = [
            (b"hh", 8),
            (b"hl", 32),
            (b"h", 16),
            (b"ll", 64),
            (b"l", 64),
            (b"j", 64),
            (b"z", 64),
            (b"t", 64),
            (b"", 64),
        ];
        let (length, bits) = lengths.into_iter().find(|(text, _)| self.eat(text))?;
        found.bits = bits;
        // Only vectors have components of 32 bits that must be told from those of 64.
        fits &= length != b"hl" || found.lanes > 1;
        let letter = self.bytes.get(self.at).copied();
        self.at += 1;
        let letter = letter?;
        found.upper = letter.is_ascii_uppercase();
        found.kind = match letter {
            b'd' | b'i' => Kind::Signed,
            b'o' => Kind::Unsigned(Radix::Octal),
            b'u' => Kind::Unsigned(Radix::Decimal),
            b'x' | b'X' => Kind::Unsigned(Radix::Hexadecimal),
            b'f' | b'F' => Kind::Float(Style::Fixed),
            b'e' | b'E' => Kind::Float(Style::Exponent),
            b'g' | b'G' => Kind::Float(Style::Shorter),
            b'a' | b'A' => Kind::Float(Style::Hexadecimal),
            b'c' => Kind::Character,
            b's' => Kind::String,
            b'p' => Kind::Pointer,
            _ => return None,
        };
        let plain = matches!(found.kind, Kind::Character | Kind::String | Kind::Pointer);
        // 6.15.14: neither vectors of characters nor wide ones are for %c, %s and %p.
        fits &= !plain || (found.lanes == 1 && length.is_empty());
        fits.then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(format: &str) -> Conversion {
        match &parse(format.as_bytes())[..] {
            [Piece::Conversion(conversion)] => conversion.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn conversions_are_read() {
        let found = only("%-+ #010.5v4hlX");
        assert!(found.left && found.plus && found.blank && found.alternative && found.zeros && found.upper);
        assert_eq!(
            (found.width, found.precision, found.lanes, found.bits),
            (10, Some(5), 4, 32)
        );
        assert_eq!(found.kind, Kind::Unsigned(Radix::Hexadecimal));
        assert_eq!(only("%.f").precision, Some(0));
        assert_eq!(only("%lld").bits, 64);
        assert_eq!(only("%hhu").bits, 8);
        assert_eq!(only("%v16hd").lanes, 16);
    }

    #[test]
    fn wrong_ones_stand_as_they_are() {
        for wrong in [
            "%n",
            "%*d",
            "%v5d",
            "%v",
            "%hld",
            "%ls",
            "%v2s",
            "%4096d",
            "%.99999999999999999999f",
            "%",
        ] {
            let pieces = parse(format!("a{wrong}").as_bytes());
            assert_eq!(pieces[0], Piece::Text(b"a".to_vec()));
            let written: Vec<u8> = pieces[1..]
                .iter()
                .flat_map(|piece| match piece {
                    Piece::Text(text) | Piece::Wrong(text) => text.clone(),
                    Piece::Conversion(conversion) => panic!("{conversion:?}"),
                })
                .collect();
            assert_eq!(written, wrong.as_bytes());
        }
        assert_eq!(parse(b"100%%!"), [Piece::Text(b"100%!".to_vec())]);
    }
}
