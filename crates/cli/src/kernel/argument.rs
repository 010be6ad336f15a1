//! Kernel arguments on the command line.

use std::path::PathBuf;
use std::str::FromStr;

use super::values::{Scalar, Values};

/// How an argument is written, for messages.
pub const FORMS: &str = "TYPE:V,… for a value, TYPE[N], TYPE[N]:V,…, TYPE[N]:V.. or TYPE[]@FILE for a buffer, \
    local:BYTES, or null";

/// An argument as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A value; several numbers make a vector or a structure.
    Value(Vec<u8>),
    /// A buffer.
    Buffer {
        /// What it holds.
        scalar: Scalar,
        /// How many; as many as there are values if it is not given.
        count: Option<usize>,
        /// Its contents before the launch.
        contents: Contents,
    },
    /// Work-group memory.
    Local(u64),
    /// The null pointer.
    Null,
}

/// What a buffer holds before the launch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contents {
    Zeros,
    Values(Values),
    File(PathBuf),
}

/// Why an argument cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArgumentError {
    #[error("\"{0}\" is no kernel argument: write {FORMS}")]
    Form(String),
    #[error("\"{argument}\": there is no type {name}; the types are {}", names())]
    Type { argument: String, name: String },
    #[error("\"{argument}\": \"{part}\" is not of type {scalar}")]
    Number {
        argument: String,
        part: String,
        scalar: Scalar,
    },
    #[error("\"{0}\": the number of elements in the brackets cannot be read")]
    Count(String),
    #[error("\"{0}\": give the number of elements in the brackets")]
    NoCount(String),
}

fn names() -> String {
    Scalar::ALL.map(|(name, _)| name).join(", ")
}

impl FromStr for Argument {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<Self, ArgumentError> {
        let form = || ArgumentError::Form(text.to_owned());
        if text == "null" {
            return Ok(Self::Null);
        }
        if let Some(bytes) = text.strip_prefix("local:") {
            return bytes.parse().map(Self::Local).map_err(|_| form());
        }
        let end = text.find([':', '[']).ok_or_else(form)?;
        let (name, rest) = text.split_at(end);
        let scalar = Scalar::by_name(name).ok_or_else(|| ArgumentError::Type {
            argument: text.to_owned(),
            name: name.to_owned(),
        })?;
        let number = |part| ArgumentError::Number {
            argument: text.to_owned(),
            part,
            scalar,
        };
        if let Some(values) = rest.strip_prefix(':') {
            return match Values::parse(scalar, values).map_err(number)? {
                Values::List(list) => Ok(Self::Value(list.concat())),
                Values::Up(_) => Err(form()),
            };
        }
        let (count, contents) = rest
            .strip_prefix('[')
            .and_then(|rest| rest.split_once(']'))
            .ok_or_else(form)?;
        let count = match count {
            "" => None,
            digits => Some(
                digits
                    .parse()
                    .map_err(|_| ArgumentError::Count(text.to_owned()))?,
            ),
        };
        let contents = if contents.is_empty() {
            Contents::Zeros
        } else if let Some(values) = contents.strip_prefix(':') {
            Contents::Values(Values::parse(scalar, values).map_err(number)?)
        } else {
            let file = contents
                .strip_prefix('@')
                .filter(|f| !f.is_empty())
                .ok_or_else(form)?;
            Contents::File(file.into())
        };
        // Only a list and a file say themselves how many there are.
        let counted = matches!(contents, Contents::Values(Values::List(_)) | Contents::File(_));
        if count.is_none() && !counted {
            return Err(ArgumentError::NoCount(text.to_owned()));
        }
        Ok(Self::Buffer {
            scalar,
            count,
            contents,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read() {
        let list = |bytes: &[u8]| Values::List(bytes.iter().map(|b| vec![*b]).collect());
        let buffer = |count, contents| Argument::Buffer {
            scalar: Scalar::U8,
            count,
            contents,
        };
        for (text, argument) in [
            ("null", Argument::Null),
            ("local:64", Argument::Local(64)),
            ("u16:1,2", Argument::Value(vec![1, 0, 2, 0])),
            ("u8[4]", buffer(Some(4), Contents::Zeros)),
            ("u8[4]:7", buffer(Some(4), Contents::Values(list(&[7])))),
            ("u8[]:7,8", buffer(None, Contents::Values(list(&[7, 8])))),
            ("u8[4]:1..", buffer(Some(4), Contents::Values(Values::Up(1)))),
            ("u8[]@in.bin", buffer(None, Contents::File("in.bin".into()))),
        ] {
            assert_eq!(text.parse(), Ok(argument), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, part) in [
            ("", "is no kernel argument"),
            ("5", "is no kernel argument"),
            ("local:x", "is no kernel argument"),
            ("u8[4", "is no kernel argument"),
            ("u8[]@", "is no kernel argument"),
            ("u8:1..", "is no kernel argument"),
            ("int:5", "there is no type int; the types are i8"),
            ("u8:1,300", "\"300\" is not of type u8"),
            ("u8[x]", "cannot be read"),
            ("u8[]", "give the number of elements"),
            ("u8[]:0..", "give the number of elements"),
        ] {
            let error = text.parse::<Argument>().expect_err(text).to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
