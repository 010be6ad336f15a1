//! The buffers of a launch.

use std::io;

use memmap2::MmapMut;
use spirv_interp::{Access, AccessError, AccessErrorKind, MemoryView, Range};

/// Distance of an address from a buffer up to which a report names it.
const NEAR: u64 = 4096;

/// One buffer, in pages of its own.
#[derive(Debug)]
struct Buffer {
    argument: usize,
    pages: MmapMut,
    base: u64,
    length: usize,
}

/// The address space of a launch: nothing but its buffers.
#[derive(Debug, Default)]
pub struct Memory(Vec<Buffer>);

impl Memory {
    /// Adds the buffer of an argument; gives its address.
    ///
    /// # Errors
    /// What the system says when there is no memory left.
    pub fn add(&mut self, argument: usize, bytes: &[u8]) -> io::Result<u64> {
        // A mapping of nothing is refused, and an empty buffer has an address too.
        let mut pages = MmapMut::map_anon(bytes.len().max(1))?;
        pages[..bytes.len()].copy_from_slice(bytes);
        let base = pages.as_mut_ptr().expose_provenance() as u64;
        self.0.push(Buffer {
            argument,
            pages,
            base,
            length: bytes.len(),
        });
        Ok(base)
    }

    /// The contents of an argument's buffer.
    pub fn bytes(&self, argument: usize) -> Option<&[u8]> {
        let buffer = self.0.iter().find(|b| b.argument == argument)?;
        Some(&buffer.pages[..buffer.length])
    }
}

impl Buffer {
    fn range(&self) -> Range {
        Range {
            base: self.base,
            len: self.length as u64,
            readable: true,
            writable: true,
            host_delta: 0,
            origin: self.argument as u64,
        }
    }
}

impl MemoryView for Memory {
    fn resolve(&self, address: u64, len: u64, _access: Access) -> Result<Range, AccessError> {
        if let Some(buffer) = self.0.iter().find(|b| b.range().contains(address, len)) {
            return Ok(buffer.range());
        }
        let distance = |b: &&Buffer| {
            let end = b.base + b.length as u64;
            (b.base.saturating_sub(address)).max(address.saturating_sub(end))
        };
        let nearest = self.0.iter().min_by_key(distance).filter(|b| distance(b) <= NEAR);
        Err(AccessError {
            kind: match nearest {
                Some(_) => AccessErrorKind::OutOfBounds,
                None => AccessErrorKind::Unmapped,
            },
            nearest: nearest.map(Buffer::range),
            description: nearest
                .map_or(String::new(), |b| {
                    format!(
                        "the buffer of argument {}, {} bytes at {:#x}",
                        b.argument, b.length, b.base
                    )
                })
                .into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_buffers_are_there() {
        let mut memory = Memory::default();
        let base = memory.add(3, &[1, 2, 3]).expect("memory");
        assert_eq!(memory.resolve(base, 3, Access::Store).map(|r| r.origin), Ok(3));
        let beyond = memory.resolve(base + 2, 2, Access::Load).expect_err("beyond");
        assert_eq!(beyond.kind, AccessErrorKind::OutOfBounds);
        assert!(
            beyond
                .description
                .starts_with("the buffer of argument 3, 3 bytes at 0x")
        );
        let far = memory.resolve(8, 1, Access::Load).expect_err("far");
        assert_eq!(far.kind, AccessErrorKind::Unmapped);
        assert_eq!(memory.bytes(3), Some(&[1, 2, 3][..]));
        assert_eq!(memory.bytes(0), None);
    }

    #[test]
    fn an_empty_buffer_has_an_address() {
        let mut memory = Memory::default();
        let base = memory.add(0, &[]).expect("memory");
        assert!(memory.resolve(base, 1, Access::Load).is_err());
        assert_eq!(memory.bytes(0), Some(&[][..]));
    }
}
