//! Device profiles: what the emulated device and its driver say about themselves and how they differ from others.
//!
//! A [`Profile`] is data: TOML text, embedded for the profiles that zemu brings ([`names`], [`Profile::by_name`]) or
//! written by the user ([`Profile::from_toml`]). Everything that an application can read about a device is a pure
//! function of it ([`fill`]), also its UUIDs and PCI address ([`identity`]), so that two processes see the same device.
//!
//! Where the specification and the shipped driver disagree, the difference is one row of a table and never an `if`
//! in the driver: result codes and choices in [`behaviour`], the rules for `pNext` chains in [`chain`].
//!
//! Not here: whether an application's call is right (the driver decides that), and raw pointers of any kind.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod behaviour;
mod builtin;
pub mod chain;
mod error;
pub mod fill;
pub mod flags;
pub mod group_size;
pub mod identity;
mod model;
mod parse;
mod units;

pub use behaviour::{Behaviour, Choice, Row, Rows};
pub use builtin::{builtin_text, names};
pub use error::ProfileError;
pub use group_size::{GroupSizeRequest, suggest_group_size};
pub use model::*;
pub use zemu_abi::meta::Version;
