//! SPIR-V modules out of shared objects that SYCL compilers made.
//!
//! Such an object has a section in which the modules lie one after the other, some of them compressed. Where each begins
//! and ends is said by a table that only the run-time library needs: both SPIR-V and zstd show their own ends.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::io::Read as _;

use object::{Object as _, ObjectSection as _};
use sha1::{Digest as _, Sha1};

use super::CorpusError;

/// Name of the section for 64-bit SPIR-V.
const SECTION: &str = "__CLANG_OFFLOAD_BUNDLE__sycl-spir64";
/// The first word of a module (SPIR-V 2.3).
const SPIRV_MAGIC: u32 = 0x0723_0203;
/// The first word of a frame (RFC 8878 3.1.1).
const ZSTD_MAGIC: u32 = 0xfd2f_b528;
/// Words of a module's header.
const HEADER: usize = 5;

/// A module and what it is known by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpirvModule {
    /// SHA-1 of its bytes in hexadecimal digits: the name by which reports call it.
    pub sha1: String,
    /// The module.
    pub bytes: Vec<u8>,
}

/// Modules without those that occurred before.
#[derive(Debug, Default)]
pub struct Unique {
    seen: HashSet<String>,
    list: Vec<SpirvModule>,
}

impl Unique {
    /// Adds a module, if it is new.
    pub fn add(&mut self, bytes: Vec<u8>) {
        let sha1 = hex(&Sha1::digest(&bytes));
        if self.seen.insert(sha1.clone()) {
            self.list.push(SpirvModule { sha1, bytes });
        }
    }

    /// The modules, in the order in which they were added.
    pub fn into_list(self) -> Vec<SpirvModule> {
        self.list
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a String takes everything");
        text
    })
}

/// Calls `take` with each module in a shared object. One without such a section has none.
///
/// # Errors
/// [`CorpusError`]: what is in the section is neither SPIR-V nor compressed SPIR-V.
pub fn each_module(shared_object: &[u8], take: &mut impl FnMut(Vec<u8>)) -> Result<(), CorpusError> {
    let file = object::File::parse(shared_object).map_err(CorpusError::Object)?;
    for section in file.sections() {
        if section.name() == Ok(SECTION) {
            split(section.data().map_err(CorpusError::Object)?, take)?;
        }
    }
    Ok(())
}

/// Takes a section apart.
fn split(section: &[u8], take: &mut impl FnMut(Vec<u8>)) -> Result<(), CorpusError> {
    let mut at = 0;
    while at < section.len() {
        let rest = &section[at..];
        at += match word(rest, 0) {
            Some(SPIRV_MAGIC) => {
                let len = module_len(rest);
                take(rest[..len].to_vec());
                len
            }
            Some(ZSTD_MAGIC) => {
                let (module, len) = decompress(rest, at)?;
                if word(&module, 0) != Some(SPIRV_MAGIC) {
                    return Err(CorpusError::NotSpirv { at });
                }
                take(module);
                len
            }
            // Padding.
            _ if rest[0] == 0 => 1,
            _ => return Err(CorpusError::NotSpirv { at }),
        };
    }
    Ok(())
}

fn word(bytes: &[u8], index: usize) -> Option<u32> {
    let bytes = bytes.get(index * 4..)?.first_chunk()?;
    Some(u32::from_le_bytes(*bytes))
}

/// Bytes of the module at the start: up to the first word that cannot begin an instruction. A magic number cannot,
/// since no instruction has its lower half as number, and padding has a length of 0.
fn module_len(bytes: &[u8]) -> usize {
    let mut words = HEADER;
    while let Some(first) = word(bytes, words) {
        let count = (first >> 16) as usize;
        let end = (words + count) * 4;
        if count == 0 || first == SPIRV_MAGIC || first == ZSTD_MAGIC || end > bytes.len() {
            break;
        }
        words += count;
    }
    (words * 4).min(bytes.len())
}

/// What the frame at the start holds, and its length.
fn decompress(bytes: &[u8], at: usize) -> Result<(Vec<u8>, usize), CorpusError> {
    let broken = |answer: String| CorpusError::Zstd { at, answer };
    let mut rest = bytes;
    let mut decoder =
        ruzstd::decoding::StreamingDecoder::new(&mut rest).map_err(|error| broken(error.to_string()))?;
    let mut module = Vec::new();
    decoder
        .read_to_end(&mut module)
        .map_err(|error| broken(error.to_string()))?;
    drop(decoder);
    Ok((module, bytes.len() - rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module of a header and these instructions.
    fn module(instructions: &[u32]) -> Vec<u8> {
        let header = [SPIRV_MAGIC, 0x0001_0400, 0, 100, 0];
        let words = header.iter().chain(instructions);
        words.flat_map(|word| word.to_le_bytes()).collect()
    }

    fn compressed(bytes: &[u8]) -> Vec<u8> {
        ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest)
    }

    fn modules(section: &[u8]) -> Result<Vec<Vec<u8>>, CorpusError> {
        let mut found = Vec::new();
        split(section, &mut |module| found.push(module))?;
        Ok(found)
    }

    #[test]
    fn plain_and_compressed_modules_are_found_with_and_without_padding() {
        // OpCapability Kernel, and one whose operand looks like the start of a module.
        let first = module(&[0x0002_0011, 6, 0x0002_0011, SPIRV_MAGIC]);
        let second = module(&[0x0003_000e, 2, 2]);
        let section = [
            first.clone(),
            second.clone(),
            vec![0; 12],
            compressed(&second),
            vec![0; 3],
            compressed(&first),
            first.clone(),
        ]
        .concat();
        let expected = [&first, &second, &second, &first, &first].map(Clone::clone);
        assert_eq!(modules(&section).unwrap(), expected);
    }

    #[test]
    fn what_is_no_module_is_an_error_that_names_the_place() {
        let mut section = module(&[0x0002_0011, 6]);
        section.extend([0, 0, 0, 0, 7]);
        assert!(matches!(modules(&section), Err(CorpusError::NotSpirv { at: 32 })));
        let section = compressed(b"neither nor");
        assert!(matches!(modules(&section), Err(CorpusError::NotSpirv { at: 0 })));
        let section = &compressed(&module(&[]))[..12];
        assert!(matches!(modules(section), Err(CorpusError::Zstd { at: 0, .. })));
    }

    #[test]
    fn a_module_that_occurs_twice_is_listed_once() {
        let mut unique = Unique::default();
        for bytes in [b"abc".to_vec(), b"x".to_vec(), b"abc".to_vec()] {
            unique.add(bytes);
        }
        let list = unique.into_list();
        assert_eq!(list.len(), 2);
        // FIPS 180-1, appendix A.
        assert_eq!(list[0].sha1, "a9993e364706816aba3e25717850c26c9cd0d89d");
    }
}
