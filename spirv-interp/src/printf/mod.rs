//! printf (OpenCL C 6.15.14): the text of each call is put together here and handed over at once.
//!
//! Where OpenCL leaves the behaviour open, it is this:
//! - a conversion that OpenCL does not have (`%n`, `%ls`, `*`, a width or precision above 4095) is written as it stands
//!   and takes no argument;
//! - one whose argument is missing or of another kind (a float for `%d`, two components for `%v4d`) is written as it
//!   stands; the argument is skipped;
//! - in both cases printf returns −1, otherwise 0;
//! - integers have the width of the argument, cut to that of the length modifier if it is narrower, so that `%d` prints
//!   a `long` in full; `ll`, `j`, `z` and `t` mean `l`;
//! - `%s` takes any pointer, not only one to a literal; null gives `(null)`; `%p` writes `0x` and the address.

mod convert;
mod format;

use std::collections::HashMap;
use std::rc::Rc;

use crate::pointer;
use crate::sem::{float, integer};
use crate::trap::Stop;
use crate::validate::types::Scalar;
use format::{Conversion, Kind, Piece};

/// An operand of printf.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Argument<'a> {
    /// Type of its components.
    pub scalar: Scalar,
    /// It is a pointer to global memory by its type.
    pub global: bool,
    /// Its components.
    pub words: &'a [u64],
}

/// Reads the byte behind a pointer, which is to global memory by its type or not.
pub(crate) type ReadByte<'a> = dyn FnMut(bool, u64) -> Result<u8, Box<Stop>> + 'a;

/// Puts together what calls of printf print.
#[derive(Debug, Default)]
pub(crate) struct Printer {
    /// Formats in constant memory that were read before, by their address.
    formats: HashMap<u64, Rc<[Piece]>>,
}

impl Printer {
    /// The text of one call, and what it returns.
    ///
    /// # Errors
    /// What is wrong with a byte of the format or of a string.
    pub fn print(
        &mut self,
        format: Argument<'_>,
        arguments: &[Argument<'_>],
        read: &mut ReadByte<'_>,
    ) -> Result<(Vec<u8>, u64), Box<Stop>> {
        let pieces = self.format(format, read)?;
        let mut text = Vec::new();
        let mut arguments = arguments.iter();
        let mut wrong = false;
        for piece in pieces.iter() {
            match piece {
                Piece::Text(plain) => text.extend_from_slice(plain),
                Piece::Wrong(plain) => {
                    wrong = true;
                    text.extend_from_slice(plain);
                }
                Piece::Conversion(conversion) => {
                    let done = match arguments.next() {
                        Some(argument) => write(conversion, *argument, &mut text, read)?,
                        None => false,
                    };
                    if !done {
                        wrong = true;
                        text.extend_from_slice(&conversion.written);
                    }
                }
            }
        }
        Ok((text, integer::word(32, if wrong { -1 } else { 0 })))
    }

    /// The format, read once if it cannot change.
    fn format(&mut self, format: Argument<'_>, read: &mut ReadByte<'_>) -> Result<Rc<[Piece]>, Box<Stop>> {
        let address = format.words.first().copied().unwrap_or(0);
        let constant = pointer::tag(address) == pointer::CONSTANT;
        if let Some(known) = self.formats.get(&address).filter(|_| constant) {
            return Ok(Rc::clone(known));
        }
        let text = string(format.global, address, usize::MAX, read)?;
        let pieces: Rc<[Piece]> = format::parse(&text).into();
        if constant {
            self.formats.insert(address, Rc::clone(&pieces));
        }
        Ok(pieces)
    }
}

/// The bytes up to the next zero, but not more than `limit`.
fn string(global: bool, first: u64, limit: usize, read: &mut ReadByte<'_>) -> Result<Vec<u8>, Box<Stop>> {
    let mut address = first;
    let mut text = Vec::new();
    while text.len() < limit {
        match read(global, address)? {
            0 => break,
            byte => text.push(byte),
        }
        address = address.wrapping_add(1);
    }
    Ok(text)
}

/// Writes one argument; false if it is not what the conversion takes.
fn write(
    conversion: &Conversion,
    argument: Argument<'_>,
    text: &mut Vec<u8>,
    read: &mut ReadByte<'_>,
) -> Result<bool, Box<Stop>> {
    if argument.words.len() != conversion.lanes as usize {
        return Ok(false);
    }
    for (lane, word) in argument.words.iter().enumerate() {
        let word = *word;
        let field = match (conversion.kind, argument.scalar) {
            (Kind::Signed | Kind::Unsigned(_) | Kind::Character, Scalar::Int(bits)) => {
                let bits = bits.min(conversion.bits);
                let word = integer::mask(bits, word);
                match conversion.kind {
                    Kind::Signed => convert::signed(conversion, integer::signed(bits, word)),
                    Kind::Unsigned(radix) => convert::unsigned(conversion, radix, word),
                    _ => convert::padded(conversion, vec![word.to_le_bytes()[0]]),
                }
            }
            (Kind::Float(style), Scalar::Float(bits)) => {
                convert::float(conversion, style, float::value(bits, word))
            }
            (Kind::Pointer, Scalar::Pointer | Scalar::Int(64)) => {
                convert::padded(conversion, format!("{word:#x}").into_bytes())
            }
            (Kind::String, Scalar::Pointer) => {
                let limit = conversion.precision.unwrap_or(usize::MAX);
                let bytes = if word == 0 {
                    b"(null)"[..limit.min(6)].to_vec()
                } else {
                    string(argument.global, word, limit, read)?
                };
                convert::padded(conversion, bytes)
            }
            _ => return Ok(false),
        };
        if lane > 0 {
            text.push(b',');
        }
        text.extend(field);
    }
    Ok(true)
}
