//! SPIR-V kernels on the CPU: reads modules as the OpenCL environment defines them, checks them, and runs them.
//!
//! The way is [`parse`] → [`validate`] → [`link()`] → [`specialise()`] → [`Program::kernel`] → [`reference::run`]. Each
//! step has a type of its own, so that none can be left out. Nothing here knows of Level Zero.
//!
//! A kernel that does something wrong ends in a [`Trap`] that says what, where and to whom; nothing else does.

#![warn(missing_docs)]

mod built_in;
mod bytecode;
mod checks;
pub mod coverage;
#[path = "exec/mod.rs"]
pub mod engine;
mod float_mode;
mod kernel;
mod launch;
mod link;
mod lower;
pub mod math;
pub mod mem;
mod parse;
mod pointer;
mod printf;
mod program;
pub mod reference;
mod sem;
mod specialise;
mod storage;
mod trap;
mod validate;

pub use checks::{CheckFinding, CheckKind, Checks, Found};
pub use float_mode::FloatMode;
pub use kernel::{ArgInfo, ArgKind, Kernel, Layout};
pub use launch::{ArgValue, Cancel, Grid, Print, RunOptions, RunStats};
pub use link::{LinkError, link};
pub use lower::NotLowered;
pub use mem::{Access, AccessError, AccessErrorKind, MemoryView, Range, bulk, guarded};
pub use parse::{Module, ParseError, ParseErrorKind, parse};
pub use program::{GlobalPointer, Program};

pub use specialise::{SpecConstant, SpecialiseError, specialise};
pub use trap::{FailedAccess, Invocation, SourcePoint, Trap, TrapKind};
pub use validate::types::Scalar;
pub use validate::{SpecConstantInfo, ValidModule, ValidateError, ValidateErrorKind, validate};
