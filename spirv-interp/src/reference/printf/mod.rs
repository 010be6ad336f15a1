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

use spirv::StorageClass;

use super::group::{Machine, Result};
use crate::mem::Access;
use crate::sem::{float, integer};
use crate::validate::types::Scalar;
use format::{Conversion, Kind, Piece};

/// Formats by the address at which they lie.
pub(super) type Formats = HashMap<u64, Rc<[Piece]>>;

impl Machine<'_> {
    /// OpenCL.std printf.
    pub(super) fn printf(&mut self, w: &[u32]) -> Result<()> {
        let pieces = self.format(w[5])?;
        let mut text = Vec::new();
        let mut arguments = w[6..].iter();
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
                        Some(argument) => self.print(conversion, *argument, &mut text)?,
                        None => false,
                    };
                    if !done {
                        wrong = true;
                        text.extend_from_slice(&conversion.written);
                    }
                }
            }
        }
        if let Some(print) = self.launch.print.filter(|_| !text.is_empty()) {
            print(&text);
        }
        self.set(self.place(w[2]), 0, integer::word(32, if wrong { -1 } else { 0 }));
        Ok(())
    }

    /// The format, read once if it cannot change.
    fn format(&mut self, pointer: u32) -> Result<Rc<[Piece]>> {
        let address = self.get(pointer, 0);
        let constant = crate::pointer::tag(address) == crate::pointer::CONSTANT;
        if let Some(known) = self.formats.get(&address).filter(|_| constant) {
            return Ok(Rc::clone(known));
        }
        let text = self.text(pointer, usize::MAX)?;
        let pieces: Rc<[Piece]> = format::parse(&text).into();
        if constant {
            self.formats.insert(address, Rc::clone(&pieces));
        }
        Ok(pieces)
    }

    /// The bytes up to the next zero, but not more than `limit`.
    fn text(&mut self, pointer: u32, limit: usize) -> Result<Vec<u8>> {
        let class: StorageClass = self.class(pointer);
        let mut address = self.get(pointer, 0);
        let mut text = Vec::new();
        while text.len() < limit {
            let target = self.locate(class, address, 1, Access::Load)?;
            let byte = self.load_scalar(target, 0, 1);
            let byte = byte.map_err(|_| {
                super::address::failed(crate::trap::TrapKind::PageFault, address, 1, Access::Load, None)
            })?;
            match byte.to_le_bytes()[0] {
                0 => break,
                byte => text.push(byte),
            }
            address = address.wrapping_add(1);
        }
        Ok(text)
    }

    /// Writes one argument; false if it is not what the conversion takes.
    fn print(&mut self, conversion: &Conversion, argument: u32, text: &mut Vec<u8>) -> Result<bool> {
        let place = self.place(argument);
        if place.words != conversion.lanes {
            return Ok(false);
        }
        for lane in 0..place.words {
            let word = self.get(argument, lane);
            let field = match (conversion.kind, place.scalar) {
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
                        self.text(argument, limit)?
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
}
