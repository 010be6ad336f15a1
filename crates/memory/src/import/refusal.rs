//! Why an import is refused, or odd: one sentence each, with the thing, the value and the rule.

use std::fmt;
use std::path::PathBuf;

use crate::address::{AppPtr, AppRange};
use crate::summary::Summary;

/// What holds a range already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A live allocation or import.
    Live(Summary),
    /// An allocation that was freed, whose pages a command still uses.
    Retired(Summary),
    /// Addresses that are held for small allocations.
    Reserved(AppRange),
}

impl Occupant {
    /// The addresses that are taken.
    #[must_use]
    pub fn range(&self) -> AppRange {
        match self {
            Self::Live(summary) | Self::Retired(summary) => summary.range,
            Self::Reserved(range) => *range,
        }
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Live(summary) => write!(f, "{summary}"),
            Self::Retired(summary) => write!(f, "{summary}, which was freed but is still in use"),
            Self::Reserved(range) => {
                write!(f, "the addresses {range}, which the driver holds for allocations")
            }
        }
    }
}

/// Why an import is refused; the first rule that is broken, in this order.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportRefusal {
    /// The size argument is 0 (zeMemAllocHost, size).
    #[error("the size argument is 0; a size must be at least 1")]
    SizeArgumentZero,
    /// The size argument is above the limit (zeMemAllocHost, size).
    #[error("the size argument {size} is above the largest allocation of {limit} bytes")]
    SizeArgumentAboveLimit {
        /// The argument in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The alignment argument has the wrong form (zeMemAllocHost, alignment).
    #[error("the alignment argument {alignment} is neither 0 nor a power of two")]
    AlignmentNotPowerOfTwo {
        /// The argument in bytes.
        alignment: u64,
    },
    /// There is nothing to import (descriptor, pSystemMemory).
    #[error("pSystemMemory is null; an import needs the address of the pages")]
    NullPointer,
    /// The pointer is not the start of an import page (descriptor, pSystemMemory).
    #[error("pSystemMemory {pointer} is not a multiple of the import page size {page_size}")]
    PointerOffPage {
        /// The pointer.
        pointer: AppPtr,
        /// The import page in bytes.
        page_size: u64,
    },
    /// The descriptor's size is 0 (descriptor, size).
    #[error("the descriptor's size is 0; an import has at least one page")]
    DescSizeZero,
    /// The descriptor's size is not whole import pages (descriptor, size).
    #[error("the descriptor's size {size} is not a multiple of the import page size {page_size}")]
    DescSizeOffPage {
        /// The size in bytes.
        size: u64,
        /// The import page in bytes.
        page_size: u64,
    },
    /// The descriptor's size is above the limit (zeMemAllocHost, size).
    #[error("the descriptor's size {size} is above the largest allocation of {limit} bytes")]
    DescSizeAboveLimit {
        /// The size in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The range does not end within the address space.
    #[error("the range of {size} bytes from pSystemMemory {pointer} runs over the end of the address space")]
    Wraps {
        /// The pointer.
        pointer: AppPtr,
        /// The size in bytes.
        size: u64,
    },
    /// The alignment argument asks for more than the pointer has; the returned pointer is always pSystemMemory.
    #[error("the alignment argument {alignment} is above the alignment {own} of pSystemMemory {pointer}")]
    AlignmentAbovePointer {
        /// The argument in bytes.
        alignment: u64,
        /// The pointer.
        pointer: AppPtr,
        /// The largest power of two that divides the pointer.
        own: u64,
    },
    /// A part of the range has no pages.
    #[error("the range {range} is not wholly mapped: nothing is at {hole}")]
    NotMapped {
        /// The range to import.
        range: AppRange,
        /// The lowest part without pages.
        hole: AppRange,
    },
    /// A part of the range cannot be read.
    #[error("the range {range} is not wholly readable: {} has no read access", Part(.part, .path))]
    NotReadable {
        /// The range to import.
        range: AppRange,
        /// The lowest such part.
        part: AppRange,
        /// What is mapped there.
        path: Option<PathBuf>,
    },
    /// A part of the range cannot be written, and the flag MEM_READ_ONLY is not set.
    #[error(
        "the range {range} is not wholly writable, and the flag MEM_READ_ONLY is not set: {} has no write access",
        Part(.part, .path)
    )]
    NotWritable {
        /// The range to import.
        range: AppRange,
        /// The lowest such part.
        part: AppRange,
        /// What is mapped there.
        path: Option<PathBuf>,
    },
    /// The range is not free: two mappings may not overlap.
    #[error("the range {range} overlaps {with}")]
    Overlap {
        /// The range to import.
        range: AppRange,
        /// What is there already.
        with: Occupant,
    },
}

/// A part of a range with the name of what is mapped there.
struct Part<'a>(&'a AppRange, &'a Option<PathBuf>);

impl fmt::Display for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Some(path) => write!(f, "{} of {}", self.0, path.display()),
            None => write!(f, "{}", self.0),
        }
    }
}

/// What is odd about an import that is not refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportWarning {
    /// The two sizes differ. The import has the descriptor's.
    #[error("the size argument {argument} differs from the descriptor's size {descriptor}, which is used")]
    SizeMismatch {
        /// The argument in bytes.
        argument: u64,
        /// The descriptor's size in bytes.
        descriptor: u64,
    },
    /// The pages are mapped, but the system does not say with which protection.
    #[error("the protection of {range} cannot be read from the system, so it was not checked")]
    ProtectionUnknown {
        /// The range to import.
        range: AppRange,
    },
    /// A rule is broken that these [`ImportRules`](crate::ImportRules) do not enforce.
    #[error("accepted although {0}")]
    Waived(ImportRefusal),
}
