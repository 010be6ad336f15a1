//! Copies and fills of memory that a [`MemoryView`] gives access to.

use std::fmt;

use super::{Access, AccessError, AccessErrorKind, MemoryView, Range, guarded};

/// Why a copy or fill stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BulkError {
    /// The address, as the application sees it.
    pub address: u64,
    /// What was to be done there.
    pub access: Access,
    /// Why not: what the view said, or that the page went away during the access.
    pub reason: BulkReason,
}

/// What stood in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BulkReason {
    /// The view gives no access.
    Refused(AccessError),
    /// A page was taken away while it was accessed.
    PageFault,
}

impl fmt::Display for BulkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            address,
            access,
            reason,
        } = self;
        match reason {
            BulkReason::PageFault => write!(f, "the page at {address:#x} was taken away during the {access}"),
            BulkReason::Refused(error) => {
                let what = match error.kind {
                    AccessErrorKind::Unmapped => "nothing is allocated there",
                    AccessErrorKind::OutOfBounds => "it leaves its allocation",
                    AccessErrorKind::ReadOnly => "the memory is read-only",
                    AccessErrorKind::WriteOnly => "the memory is write-only",
                    AccessErrorKind::Released => "the memory was released",
                };
                write!(f, "the {access} at {address:#x} is not possible: {what}")?;
                if error.description.is_empty() {
                    Ok(())
                } else {
                    write!(f, " ({})", error.description)
                }
            }
        }
    }
}

impl std::error::Error for BulkError {}

fn resolve(memory: &dyn MemoryView, address: u64, len: u64, access: Access) -> Result<Range, BulkError> {
    memory.resolve(address, len, access).map_err(|error| BulkError {
        address,
        access,
        reason: BulkReason::Refused(error),
    })
}

fn host(range: &Range, address: u64) -> *mut u8 {
    let host = address.wrapping_add_signed(range.host_delta);
    std::ptr::with_exposed_provenance_mut(usize::try_from(host).expect("addresses have 64 bits"))
}

fn length(len: u64) -> usize {
    usize::try_from(len).expect("sizes have 64 bits")
}

/// Copies `len` bytes; the ranges may overlap.
///
/// # Errors
/// [`BulkError`]; nothing was written if the view refuses, and some bytes may have been if a page went away.
pub fn copy(memory: &dyn MemoryView, to: u64, from: u64, len: u64) -> Result<(), BulkError> {
    if len == 0 {
        return Ok(());
    }
    let target = resolve(memory, to, len, Access::Store)?;
    let source = resolve(memory, from, len, Access::Load)?;
    // SAFETY: the view vouches for both ranges while the command runs.
    let copied = unsafe { guarded::copy(host(&target, to), host(&source, from), length(len)) };
    copied.map_err(|fault| {
        page_fault(
            fault.address,
            &[(target, to, Access::Store), (source, from, Access::Load)],
            len,
        )
    })
}

/// Fills `len` bytes with a pattern, which is cut off at the end.
///
/// # Errors
/// As for [`copy`].
pub fn fill(memory: &dyn MemoryView, to: u64, pattern: &[u8], len: u64) -> Result<(), BulkError> {
    if len == 0 {
        return Ok(());
    }
    let target = resolve(memory, to, len, Access::Store)?;
    // SAFETY: the view vouches for the range while the command runs.
    let filled = unsafe { guarded::fill(host(&target, to), pattern, length(len)) };
    filled.map_err(|fault| page_fault(fault.address, &[(target, to, Access::Store)], len))
}

/// Which of the ranges a fault happened in, as the application sees it.
fn page_fault(host_address: usize, ranges: &[(Range, u64, Access)], len: u64) -> BulkError {
    let within = |(range, start, _): &&(Range, u64, Access)| {
        let first = start.wrapping_add_signed(range.host_delta);
        (host_address as u64)
            .checked_sub(first)
            .is_some_and(|offset| offset < len)
    };
    let (range, _, access) = ranges.iter().find(within).unwrap_or(&ranges[0]);
    let address = (host_address as u64).wrapping_add_signed(range.host_delta.wrapping_neg());
    BulkError {
        address,
        access: *access,
        reason: BulkReason::PageFault,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One buffer, seen `delta` bytes away from where it is.
    struct Shifted {
        base: u64,
        len: u64,
        delta: i64,
    }

    impl MemoryView for Shifted {
        fn resolve(&self, address: u64, len: u64, access: Access) -> Result<Range, AccessError> {
            let range = Range {
                base: self.base,
                len: self.len,
                readable: true,
                writable: true,
                host_delta: self.delta,
                origin: 1,
            };
            if range.contains(address, len) && range.permits(access) {
                return Ok(range);
            }
            Err(AccessError {
                kind: AccessErrorKind::OutOfBounds,
                nearest: Some(range),
                description: "".into(),
            })
        }
    }

    fn view(buffer: &mut [u8], delta: i64) -> Shifted {
        let at = buffer.as_mut_ptr().expose_provenance() as u64;
        Shifted {
            base: at.wrapping_add_signed(-delta),
            len: buffer.len() as u64,
            delta,
        }
    }

    #[test]
    fn copies_and_fills_follow_the_host_delta() {
        let mut buffer = [0_u8; 64];
        let v = view(&mut buffer, 0x1000);
        fill(&v, v.base, &[1, 2, 3], 8).expect("inside");
        copy(&v, v.base + 32, v.base, 8).expect("inside");
        assert_eq!(buffer[..8], [1, 2, 3, 1, 2, 3, 1, 2]);
        assert_eq!(buffer[32..40], [1, 2, 3, 1, 2, 3, 1, 2]);
        assert_eq!(buffer[8..32], [0; 24]);
    }

    #[test]
    fn a_range_over_the_end_is_refused_and_nothing_is_written() {
        let mut buffer = [7_u8; 16];
        let v = view(&mut buffer, 0);
        let error = fill(&v, v.base + 8, &[0], 9).expect_err("one byte too many");
        assert_eq!((error.address, error.access), (v.base + 8, Access::Store));
        assert!(copy(&v, v.base, v.base + 8, 9).is_err());
        assert_eq!(buffer, [7; 16]);
        assert_eq!(copy(&v, 1, 2, 0), Ok(()), "nothing to copy touches nothing");
    }
}
