//! Memory as kernels see it: who owns an address, and the one place that touches it.

#![allow(
    unsafe_code,
    reason = "this is the module that accesses the application's memory"
)]

pub(crate) mod atomic;
pub mod bulk;
pub mod guarded;

use std::fmt;

/// What an access wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read.
    Load,
    /// Write.
    Store,
    /// Read and write as one.
    Atomic,
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Load => "load",
            Self::Store => "store",
            Self::Atomic => "atomic access",
        })
    }
}

/// An allocation, or the part of one that may be accessed alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// First address, as the application and its kernels see it.
    pub base: u64,
    /// Length in bytes.
    pub len: u64,
    /// Kernels may load.
    pub readable: bool,
    /// Kernels may store.
    pub writable: bool,
    /// What to add to an address to get the one under which this process reaches the memory.
    pub host_delta: i64,
    /// Which allocation this is; the interpreter only passes it on.
    pub origin: u64,
}

impl Range {
    /// Whether `len` bytes at `address` lie wholly inside.
    pub fn contains(&self, address: u64, len: u64) -> bool {
        address >= self.base && len <= self.len && address - self.base <= self.len - len
    }

    /// Whether the range permits the access.
    pub fn permits(&self, access: Access) -> bool {
        match access {
            Access::Load => self.readable,
            Access::Store => self.writable,
            Access::Atomic => self.readable && self.writable,
        }
    }
}

/// Why an address cannot be accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessErrorKind {
    /// Nothing is there.
    Unmapped,
    /// It begins in an allocation and runs over its end, or lies just outside of one.
    OutOfBounds,
    /// A store to memory that kernels may only read.
    ReadOnly,
    /// A load from memory that kernels may only write.
    WriteOnly,
    /// The allocation is there no more.
    Released,
}

/// Why [`MemoryView::resolve`] found no range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessError {
    /// What is wrong.
    pub kind: AccessErrorKind,
    /// The range that was probably meant.
    pub nearest: Option<Range>,
    /// The allocation in words, for the report: "the 4096-byte shared allocation at 0x7f…". May be empty.
    pub description: Box<str>,
}

/// The address space of a launch.
///
/// A range that was returned must stay mapped, and keep its permissions and host delta, until the launch is over:
/// the interpreter keeps ranges and does not ask again. (Pages that the application itself takes away are caught by the
/// guarded region, see [`guarded`].)
pub trait MemoryView: Sync {
    /// The range that holds `len` bytes at `address` and permits the access.
    ///
    /// # Errors
    /// [`AccessError`] says why there is none.
    fn resolve(&self, address: u64, len: u64, access: Access) -> Result<Range, AccessError>;
}
