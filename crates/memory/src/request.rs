//! What can be asked of the address space for memory of our own, and the answers when it refuses.

use std::io;
use std::sync::Arc;

use crate::address::AppPtr;
use crate::allocation::Allocation;
use crate::capacity::{Pool, Usage};
use crate::place::Place;
use crate::summary::{ContextId, DeviceIndex, Kind, Summary};

/// The largest alignment that can be had, in bytes: 1 TiB.
pub const MAX_ALIGNMENT: u64 = 1 << 40;

/// What sort of memory, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// Host memory; the host's pool pays.
    Host,
    /// Memory of a device, which pays.
    Device(DeviceIndex),
    /// Shared memory; the device pays when there is one, else the host.
    Shared(Option<DeviceIndex>),
}

impl Placement {
    /// The kind of the allocation.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::Host => Kind::Host,
            Self::Device(_) => Kind::Device,
            Self::Shared(_) => Kind::Shared,
        }
    }

    /// The device, if there is one.
    #[must_use]
    pub fn device(self) -> Option<DeviceIndex> {
        match self {
            Self::Host => None,
            Self::Device(device) => Some(device),
            Self::Shared(device) => device,
        }
    }

    /// Who pays.
    #[must_use]
    pub fn pool(self) -> Pool {
        self.device().map_or(Pool::Host, Pool::Device)
    }
}

/// A request for memory of our own (zeMemAllocHost, zeMemAllocDevice, zeMemAllocShared).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllocRequest {
    /// The context that it will belong to.
    pub context: ContextId,
    /// What sort of memory, and whose.
    pub placement: Placement,
    /// The size in bytes.
    pub size: u64,
    /// The alignment in bytes, 0 or a power of two; 0 leaves it to us.
    pub alignment: u64,
    /// The page size that the profile reports for it, in bytes. From one page on, the start is a multiple of it.
    pub page_size: u64,
    /// The largest size in bytes that one allocation may have; `u64::MAX` when the limit is relaxed.
    pub limit: u64,
    /// The device will only read (the host-memory flag MEM_READ_ONLY).
    pub read_only: bool,
    /// The number of the call.
    pub call: u64,
}

/// What is wrong with an alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlignmentRule {
    /// It must be 0 or a power of two.
    PowerOfTwo,
    /// It may not be above [`MAX_ALIGNMENT`].
    AtMost(u64),
}

impl std::fmt::Display for AlignmentRule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::PowerOfTwo => f.write_str("neither 0 nor a power of two"),
            Self::AtMost(most) => write!(f, "above the largest alignment of {most} bytes"),
        }
    }
}

/// Why there is no memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfMemoryCause {
    /// The pool of the profile is exhausted.
    Capacity(Usage),
    /// The operating system refused; its error number.
    System(i32),
}

impl std::fmt::Display for OutOfMemoryCause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Capacity(usage) => write!(f, "{} of {} bytes are taken", usage.used, usage.capacity),
            Self::System(errno) => {
                write!(
                    f,
                    "the operating system says: {}",
                    io::Error::from_raw_os_error(*errno)
                )
            }
        }
    }
}

/// Why an allocation is refused; the first rule that is broken, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AllocError {
    /// The size is 0.
    #[error("the size is 0; a size must be at least 1")]
    ZeroSize,
    /// The size is above the limit.
    #[error("the size {size} is above the largest allocation of {limit} bytes")]
    AboveLimit {
        /// The size in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The alignment cannot be had.
    #[error("the alignment {alignment} is {rule}")]
    Alignment {
        /// The alignment in bytes.
        alignment: u64,
        /// What is wrong with it.
        rule: AlignmentRule,
    },
    /// There is no such device.
    #[error("device {} does not exist", .device.0)]
    UnknownDevice {
        /// The device that was named.
        device: DeviceIndex,
    },
    /// There is no memory left.
    #[error("{pool} has no room for {size} bytes: {cause}")]
    OutOfMemory {
        /// Who should have paid.
        pool: Pool,
        /// The size in bytes.
        size: u64,
        /// Why.
        cause: OutOfMemoryCause,
    },
}

/// Which pointers free an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FreeMode {
    /// Only the one that the allocation returned.
    Exact,
    /// Any inside; the whole allocation goes.
    Interior,
}

/// A request to free (zeMemFree, zeMemFreeExt).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeRequest {
    /// The pointer.
    pub pointer: AppPtr,
    /// The context that is named; `None` lets any allocation go.
    pub context: Option<ContextId>,
    /// Which pointers are good.
    pub mode: FreeMode,
    /// The number of the call.
    pub call: u64,
}

/// What was freed.
#[derive(Clone, Debug)]
pub struct Freed {
    /// The allocation. Its address is retired; its pages go with the last `Arc`.
    pub allocation: Arc<Allocation>,
    /// How many commands held a lease at that moment.
    pub in_use: u64,
    /// Imports of the same start that went with it; only lenient rules let such in.
    pub duplicates: Vec<Arc<Allocation>>,
}

/// Why nothing was freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FreeError {
    /// The pointer is null.
    #[error("the pointer is null")]
    Null,
    /// No allocation holds the pointer.
    #[error("no allocation holds the pointer {pointer}, which is {place}")]
    NotFound {
        /// The pointer.
        pointer: AppPtr,
        /// Where it lies: in a freed range, or near something.
        place: Place,
    },
    /// The pointer lies inside an allocation, but is not its start.
    #[error("the pointer {pointer} is not the start of {allocation}")]
    Interior {
        /// The pointer.
        pointer: AppPtr,
        /// The allocation that holds it.
        allocation: Summary,
    },
    /// The allocation belongs to another context.
    #[error("{allocation} belongs to another context than the one that is named")]
    OtherContext {
        /// The allocation.
        allocation: Summary,
        /// The context that was named.
        context: ContextId,
    },
}
