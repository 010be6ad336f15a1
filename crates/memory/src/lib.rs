//! The address space of the emulated device: allocations, the interval map that finds them, page rules, and imports of
//! pages that the application owns.
//!
//! [`AddressSpace`] is the one entrance. Everything in it is an [`Allocation`], whose range is half-open and is found
//! by any address inside. Two sorts exist: memory of our own (host, device and shared), whose pages come from anonymous
//! mappings, and imports, whose pages belong to the application and are never touched here.
//!
//! What this crate does not know: result codes, handles, commands. It answers with closed error enums; the driver
//! turns those into results, and findings.
//!
//! `unsafe` exists only in [`map`].

mod address;
mod allocation;
mod arena;
mod capacity;
mod history;
mod import;
pub mod map;
mod place;
mod request;
mod space;
mod summary;
mod table;

pub use address::{AppPtr, AppRange};
pub use allocation::{Allocation, PendingUse, Retired, UseGuard};
pub use capacity::{Capacity, Pool, Usage};
pub use history::FreedRecord;
pub use import::{
    ImportOk, ImportRefusal, ImportRequest, ImportRules, ImportWarning, Occupant, OverlapSource, PageSource,
    check_arguments, check_import,
};
pub use place::Place;
pub use request::{
    AlignmentRule, AllocError, AllocRequest, FreeError, FreeMode, FreeRequest, Freed, MAX_ALIGNMENT,
    OutOfMemoryCause, Placement,
};
pub use space::{AddressSpace, Imported};
pub use summary::{AllocationId, ContextId, DeviceIndex, Kind, Summary};
