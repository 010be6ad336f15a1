//! The form in which a module is given out and taken back: zemu's own, since there is no device code.
//!
//! It holds what the module was built from: magic, version, profile, flags, inputs, constants; numbers little-endian,
//! every part behind its length. A binary of another driver is refused with a sentence, as a driver of hardware would
//! refuse this one.

use super::build::Built;

const MAGIC: &[u8; 12] = b"ZEMU-NATIVE\0";
const VERSION: u64 = 1;

/// What a native binary holds.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Contents {
    pub(super) flags: String,
    pub(super) inputs: Vec<Vec<u8>>,
    pub(super) constants: Vec<(u32, Vec<u8>)>,
}

/// Why a native binary is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum NativeError {
    /// Another driver made it.
    Foreign,
    /// Another version of zemu made it.
    Version(u64),
    /// It was made for another device.
    Profile(String),
    /// It is cut off or changed.
    Damaged,
}

impl std::fmt::Display for NativeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Foreign => f.write_str(
                "this native binary was made by another driver; ship SPIR-V, which every driver takes",
            ),
            Self::Version(version) => write!(
                f,
                "this native binary has the version {version}, and {VERSION} is known"
            ),
            Self::Profile(profile) => {
                write!(f, "this native binary was made for the device profile {profile}")
            }
            Self::Damaged => f.write_str("this native binary is cut off or was changed"),
        }
    }
}

fn put(out: &mut Vec<u8>, part: &[u8]) {
    out.extend((part.len() as u64).to_le_bytes());
    out.extend(part);
}

/// A native binary of what was built.
pub(super) fn write(profile: &str, built: &Built) -> Vec<u8> {
    let constants = built.constants.iter().map(|c| (c.id, c.value.as_slice()));
    encode(profile, &built.flags, &built.inputs, constants)
}

fn encode<'a>(
    profile: &str,
    flags: &str,
    inputs: &[Vec<u8>],
    constants: impl ExactSizeIterator<Item = (u32, &'a [u8])>,
) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend(VERSION.to_le_bytes());
    put(&mut out, profile.as_bytes());
    put(&mut out, flags.as_bytes());
    out.extend((inputs.len() as u64).to_le_bytes());
    inputs.iter().for_each(|input| put(&mut out, input));
    out.extend((constants.len() as u64).to_le_bytes());
    for (id, value) in constants {
        out.extend(u64::from(id).to_le_bytes());
        put(&mut out, value);
    }
    out
}

/// What is left to read.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, length: u64) -> Result<&'a [u8], NativeError> {
        let length = usize::try_from(length).map_err(|_| NativeError::Damaged)?;
        let (part, rest) = self.0.split_at_checked(length).ok_or(NativeError::Damaged)?;
        self.0 = rest;
        Ok(part)
    }

    fn number(&mut self) -> Result<u64, NativeError> {
        self.take(8)?
            .try_into()
            .map(u64::from_le_bytes)
            .map_err(|_| NativeError::Damaged)
    }

    fn part(&mut self) -> Result<&'a [u8], NativeError> {
        let length = self.number()?;
        self.take(length)
    }

    fn text(&mut self) -> Result<String, NativeError> {
        String::from_utf8(self.part()?.to_vec()).map_err(|_| NativeError::Damaged)
    }
}

/// Reads a native binary that is to run on `profile`.
pub(super) fn read(binary: &[u8], profile: &str) -> Result<Contents, NativeError> {
    let mut rest = Rest(binary.strip_prefix(MAGIC).ok_or(NativeError::Foreign)?);
    match rest.number()? {
        VERSION => {}
        other => return Err(NativeError::Version(other)),
    }
    let made_for = rest.text()?;
    if made_for != profile {
        return Err(NativeError::Profile(made_for));
    }
    let flags = rest.text()?;
    let mut inputs = Vec::new();
    for _ in 0..rest.number()? {
        inputs.push(rest.part()?.to_vec());
    }
    let mut constants = Vec::new();
    for _ in 0..rest.number()? {
        let id = u32::try_from(rest.number()?).map_err(|_| NativeError::Damaged)?;
        constants.push((id, rest.part()?.to_vec()));
    }
    if rest.0.is_empty() {
        Ok(Contents {
            flags,
            inputs,
            constants,
        })
    } else {
        Err(NativeError::Damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample() -> Vec<u8> {
        let inputs = [vec![1, 2, 3], vec![]];
        encode("generic", "-g", &inputs, [(7, &[9_u8, 9][..])].into_iter())
    }

    #[test]
    fn what_is_written_is_read() {
        let contents = read(&sample(), "generic").expect("our own");
        assert_eq!(contents.flags, "-g");
        assert_eq!(contents.inputs, [vec![1, 2, 3], vec![]]);
        assert_eq!(contents.constants, [(7, vec![9, 9])]);
    }

    #[test]
    fn others_are_refused_by_name() {
        assert_eq!(read(b"\x7fELF", "generic"), Err(NativeError::Foreign));
        assert_eq!(
            read(&sample(), "generic-64k"),
            Err(NativeError::Profile("generic".to_owned()))
        );
        let mut newer = sample();
        newer[12] = 2;
        assert_eq!(read(&newer, "generic"), Err(NativeError::Version(2)));
    }

    #[test]
    fn every_cut_and_every_tail_is_damage() {
        let whole = sample();
        for cut in 12..whole.len() {
            assert_eq!(read(&whole[..cut], "generic"), Err(NativeError::Damaged), "{cut}");
        }
        let longer = [whole, vec![0]].concat();
        assert_eq!(read(&longer, "generic"), Err(NativeError::Damaged));
    }

    proptest! {
        #[test]
        fn junk_behind_the_magic_is_survived(junk in proptest::collection::vec(any::<u8>(), 0..200)) {
            let binary = [&MAGIC[..], &1_u64.to_le_bytes(), &junk].concat();
            let _any_answer = read(&binary, "generic");
        }
    }
}
