//! Objects and semantics of the emulated driver.
//!
//! A [`Runtime`] is an ordinary value: settings in, a [`Driver`] with its devices out, and everything else hangs off
//! those as the specification says. Methods carry the specification's names without prefix and take Rust types;
//! the boundary (`zemu-entry`) turns handles and raw pointers into those. Every refusal is an [`ApiError`]: the code
//! that the application gets, and the finding that explains it.
//!
//! What this crate does not know: C, handles, the environment.

#![deny(missing_docs)]

mod chain;
mod command;
mod context;
mod core;
mod device;
#[allow(clippy::module_inception, reason = "the specification's noun")]
mod driver;
mod error;
mod event;
pub mod exec;
mod exit;
mod fence;
mod kernel;
mod memory;
mod module;
mod object;
mod queue;
mod runtime;
mod trap;
mod view;
mod wait;

pub use chain::{Chain, ChainError, LONGEST_CHAIN};
pub use command::{CommandList, LaunchGrid, ListKind, ListSettings, WaitList};
pub use context::{Context, may_destroy};
pub use core::Core;
pub use device::Device;
pub use driver::Driver;
pub use error::{ApiError, ApiResult};
pub use event::{Event, EventPool, EventPoolSettings, EventSettings, KernelTimestamp};
pub use fence::Fence;
pub use kernel::{Kernel, KernelProperties};
pub use memory::{AllocProperties, AllocSettings, FreePolicy, ImportSettings};
pub use module::{GivenConstant, Module, ModuleBuildLog, ModuleSource};
pub use object::{InFlight, Life};
pub use queue::{CommandQueue, QueueSettings};
pub use runtime::{KernelChecks, OnTrap, Runtime, Settings};
