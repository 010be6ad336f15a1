//! The C control API: how a test speaks to the emulated driver that it runs on.
//!
//! The functions are written by hand and plainly, since cbindgen reads source text: `cargo xtask header` makes
//! `include/zemu.h` of [`api`] and of the look-up in `include/lookup.h`. A program behind a loader, which opens
//! drivers privately, finds them through `zeDriverGetExtensionFunctionAddress`, for which the
//! library hands [`address_of`] to the boundary.

pub mod api;
mod lookup;

pub use lookup::{NAMES, address_of};
