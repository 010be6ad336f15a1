//! Names and numbers: what identifies an allocation, and what messages say of it.

use std::fmt;

use crate::address::{AppPtr, AppRange};

/// The driver-wide number of an allocation, counted from 1; `id` of zeMemGetAllocProperties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AllocationId(pub u64);

/// Names a context of the driver. Opaque here: only compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ContextId(pub u64);

/// The place of a device in the profile's list, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeviceIndex(pub u32);

/// What an allocation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Host memory of our own.
    Host,
    /// Device memory of our own.
    Device,
    /// Shared memory of our own.
    Shared,
    /// Pages of the application.
    Imported,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Host => "host allocation",
            Self::Device => "device allocation",
            Self::Shared => "shared allocation",
            Self::Imported => "import",
        })
    }
}

/// What messages say of an allocation; a copy that outlives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its number.
    pub id: AllocationId,
    /// What it is.
    pub kind: Kind,
    /// The context that it belongs to.
    pub context: ContextId,
    /// Its addresses.
    pub range: AppRange,
    /// The number of the call that made it.
    pub created_by: u64,
}

impl Summary {
    /// True when a look-up of `address` finds this allocation: any address inside, and of a range of no bytes (which
    /// only a lenient import can have) its start.
    #[must_use]
    pub fn holds(&self, address: AppPtr) -> bool {
        self.range.contains(address) || (self.range.is_empty() && address == self.range.start())
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            id,
            kind,
            range,
            created_by,
            ..
        } = self;
        write!(
            f,
            "{kind} #{} of {} bytes ({}..{}, made by call {created_by})",
            id.0,
            range.len(),
            range.start(),
            range.end()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_kind_number_size_and_call() {
        let summary = Summary {
            id: AllocationId(12),
            kind: Kind::Imported,
            context: ContextId(1),
            range: AppRange::new(AppPtr(0x10000), 4096).unwrap(),
            created_by: 34,
        };
        assert_eq!(
            summary.to_string(),
            "import #12 of 4096 bytes (0x10000..0x11000, made by call 34)"
        );
        assert!(summary.holds(AppPtr(0x10fff)) && !summary.holds(AppPtr(0x11000)));
        let empty = Summary {
            range: AppRange::new(AppPtr(0x10000), 0).unwrap(),
            ..summary
        };
        assert!(empty.holds(AppPtr(0x10000)) && !empty.holds(AppPtr(0x10001)));
    }
}
