//! The buffers of a launch, at the same addresses every time.

use std::sync::atomic::{AtomicU64, Ordering};

use spirv_interp::{Access, AccessError, AccessErrorKind, MemoryView, Range};

/// Bytes of a buffer.
pub const BUFFER: u64 = 1 << 20;
/// Address of the first buffer. It is not where the buffer really is, so that runs can be repeated.
const FIRST: u64 = 0x0000_0100_0000_0000;
/// Distance from one buffer to the next.
const STEP: u64 = 1 << 32;

/// Buffers of 64-bit words, made when they are first asked for.
#[derive(Debug, Default)]
pub struct Memory(Vec<Box<[AtomicU64]>>);

impl Memory {
    /// Address of a buffer.
    pub fn address(number: usize) -> u64 {
        FIRST + number as u64 * STEP
    }

    /// Writes buffers 0 up to `count`; `fill` gives the words of one.
    pub fn fill(&mut self, count: usize, mut fill: impl FnMut(usize, &[AtomicU64])) {
        while self.0.len() < count {
            self.0.push((0..BUFFER / 8).map(|_| AtomicU64::new(0)).collect());
        }
        self.0.truncate(count);
        for (number, words) in self.0.iter().enumerate() {
            fill(number, words);
        }
    }

    /// What all buffers hold, one after the other.
    pub fn contents(&self) -> impl Iterator<Item = u64> {
        let words = self.0.iter().flat_map(|buffer| buffer.iter());
        words.map(|word| word.load(Ordering::Relaxed))
    }

    /// The first difference to what [`Memory::contents`] gave, in words.
    pub fn difference(&self, expected: &[u64]) -> Option<String> {
        let (number, (found, expected)) = (0..)
            .zip(self.contents().zip(expected))
            .find(|(_, (found, expected))| found != *expected)?;
        let bytes = number * 8;
        Some(format!(
            "buffer {} at {:#x} holds {expected:#018x} after the reference, {found:#018x} after the engine",
            bytes / BUFFER,
            bytes % BUFFER
        ))
    }
}

impl MemoryView for Memory {
    fn resolve(&self, address: u64, len: u64, _access: Access) -> Result<Range, AccessError> {
        let number = usize::try_from(address.wrapping_sub(FIRST) / STEP).unwrap_or(usize::MAX);
        let Some(words) = self.0.get(number) else {
            return Err(AccessError {
                kind: AccessErrorKind::Unmapped,
                nearest: None,
                description: "".into(),
            });
        };
        let base = Self::address(number);
        let host = words.as_ptr().expose_provenance() as u64;
        let range = Range {
            base,
            len: BUFFER,
            readable: true,
            writable: true,
            host_delta: host.wrapping_sub(base).cast_signed(),
            origin: number as u64,
        };
        if range.contains(address, len) {
            return Ok(range);
        }
        Err(AccessError {
            kind: AccessErrorKind::OutOfBounds,
            nearest: Some(range),
            description: format!("buffer {number}").into(),
        })
    }
}
