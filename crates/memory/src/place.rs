//! Where an address lies, in words that help to find the mistake.

use std::fmt;

use crate::history::FreedRecord;
use crate::summary::Summary;

/// Where an address lies, seen from the allocations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Inside a live allocation.
    Inside {
        /// The allocation.
        allocation: Summary,
        /// Bytes from its start.
        offset: u64,
    },
    /// Inside a range that was freed, and that nothing holds now.
    Freed(FreedRecord),
    /// After the end of the nearest live allocation.
    Past {
        /// The allocation.
        allocation: Summary,
        /// Bytes from its end; 0 is the first byte after it.
        distance: u64,
    },
    /// Before the start of the nearest live allocation.
    Before {
        /// The allocation.
        allocation: Summary,
        /// Bytes to its start, at least 1.
        distance: u64,
    },
    /// Near no allocation that is known.
    Nowhere,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Inside {
                allocation,
                offset: 0,
            } => write!(f, "at the start of {allocation}"),
            Self::Inside { allocation, offset } => write!(f, "{} inside {allocation}", Bytes(*offset)),
            Self::Freed(record) => write!(f, "inside {record}"),
            Self::Past {
                allocation,
                distance: 0,
            } => write!(f, "at the end of {allocation}"),
            Self::Past { allocation, distance } => {
                write!(f, "{} past the end of {allocation}", Bytes(*distance))
            }
            Self::Before { allocation, distance } => {
                write!(f, "{} before the start of {allocation}", Bytes(*distance))
            }
            Self::Nowhere => f.write_str("near no allocation"),
        }
    }
}

/// A number of bytes with its noun.
struct Bytes(u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.0 == 1 { "" } else { "s" };
        write!(f, "{} byte{plural}", self.0)
    }
}
