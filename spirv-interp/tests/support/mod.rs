//! Memory for kernels under test.

#![allow(dead_code, reason = "each test uses a part")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use spirv_interp::{Access, AccessError, AccessErrorKind, MemoryView, Range};

/// One buffer.
#[derive(Debug)]
pub struct Buffer {
    words: Box<[AtomicU64]>,
    range: Range,
}

impl Buffer {
    /// The address that the kernel sees.
    pub fn address(&self) -> u64 {
        self.range.base
    }

    /// Its contents.
    pub fn bytes(&self) -> Vec<u8> {
        let words = self
            .words
            .iter()
            .flat_map(|word| word.load(Ordering::Relaxed).to_le_bytes());
        words.take(usize::try_from(self.range.len).unwrap()).collect()
    }
}

/// An address space of buffers. Kernels see them at other addresses than the host does.
#[derive(Debug, Default)]
pub struct Memory {
    pub buffers: Vec<Buffer>,
    /// Accesses that were resolved.
    pub asked: Mutex<u64>,
}

/// What is added to host addresses to get those of kernels.
pub const SHIFT: u64 = 0x0000_0100_0000_0000;

/// Bytes as words, the last one filled up with zeros.
fn words(bytes: &[u8]) -> impl Iterator<Item = u64> {
    bytes.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    })
}

impl Memory {
    /// Adds a buffer; returns its number.
    pub fn add(&mut self, bytes: &[u8]) -> usize {
        let words: Box<[AtomicU64]> = words(bytes).map(AtomicU64::new).collect();
        let base = words.as_ptr().expose_provenance() as u64 + SHIFT;
        let len = bytes.len() as u64;
        let host_delta = -SHIFT.cast_signed();
        let origin = self.buffers.len() as u64;
        let range = Range {
            base,
            len,
            readable: true,
            writable: true,
            host_delta,
            origin,
        };
        self.buffers.push(Buffer { words, range });
        self.buffers.len() - 1
    }

    pub fn address(&self, number: usize) -> u64 {
        self.buffers[number].address()
    }

    /// Puts other bytes, as many as before, into a buffer.
    pub fn fill(&mut self, number: usize, bytes: &[u8]) {
        let buffer = &mut self.buffers[number];
        for (word, bytes) in buffer.words.iter_mut().zip(words(bytes)) {
            *word.get_mut() = bytes;
        }
    }

    /// Puts bytes back that [`Buffer::bytes`] gave of each buffer.
    pub fn restore(&self, contents: &[Vec<u8>]) {
        for (buffer, bytes) in self.buffers.iter().zip(contents) {
            for (word, chunk) in buffer.words.iter().zip(bytes.chunks(8)) {
                let mut whole = [0; 8];
                whole[..chunk.len()].copy_from_slice(chunk);
                word.store(u64::from_le_bytes(whole), Ordering::Relaxed);
            }
        }
    }

    /// What all buffers hold.
    pub fn contents(&self) -> Vec<Vec<u8>> {
        self.buffers.iter().map(Buffer::bytes).collect()
    }

    pub fn protect(&mut self, number: usize, readable: bool, writable: bool) {
        self.buffers[number].range.readable = readable;
        self.buffers[number].range.writable = writable;
    }

    pub fn u32s(&self, number: usize) -> Vec<u32> {
        let bytes = self.buffers[number].bytes();
        bytes
            .chunks_exact(4)
            .map(|chunk| u32::from_le_bytes(chunk.try_into().unwrap()))
            .collect()
    }
}

impl MemoryView for Memory {
    fn resolve(&self, address: u64, len: u64, access: Access) -> Result<Range, AccessError> {
        *self.asked.lock().unwrap() += 1;
        let error = |kind, nearest: Option<Range>| {
            let description = nearest
                .map_or(String::new(), |range| format!("buffer {}", range.origin))
                .into();
            Err(AccessError {
                kind,
                nearest,
                description,
            })
        };
        let ranges = self.buffers.iter().map(|buffer| buffer.range);
        let near = |range: &Range| address >= range.base && address <= range.base + range.len;
        match ranges
            .clone()
            .find(|range| range.contains(address, len))
            .or_else(|| ranges.clone().find(near))
        {
            None => error(AccessErrorKind::Unmapped, None),
            Some(range) if !range.contains(address, len) => error(AccessErrorKind::OutOfBounds, Some(range)),
            Some(range) if !range.permits(access) => {
                let kind = if access == Access::Load {
                    AccessErrorKind::WriteOnly
                } else {
                    AccessErrorKind::ReadOnly
                };
                error(kind, Some(range))
            }
            Some(range) => Ok(range),
        }
    }
}

/// Whether bytes are equal apart from NaNs: which of two an operation keeps is up to the processor and the compiler,
/// which may exchange its operands.
#[allow(dead_code, reason = "each test uses a part")]
pub fn alike(a: &[u8], b: &[u8]) -> bool {
    let double = |bytes: &[u8]| {
        bytes
            .try_into()
            .is_ok_and(|bytes| f64::from_le_bytes(bytes).is_nan())
    };
    let single = |bytes: &[u8]| {
        bytes
            .try_into()
            .is_ok_and(|bytes| f32::from_le_bytes(bytes).is_nan())
    };
    let parts = |a: &[u8], b: &[u8]| {
        a.chunks(4)
            .zip(b.chunks(4))
            .all(|(a, b)| a == b || (single(a) && single(b)))
    };
    a.len() == b.len()
        && a.chunks(8)
            .zip(b.chunks(8))
            .all(|(a, b)| a == b || (double(a) && double(b)) || parts(a, b))
}
