//! The C ABI of Level Zero 1.17.24 for x86-64 Linux: types, values, dispatch tables, and what each function documents.
//!
//! Everything under `generated/` is written by `cargo xtask gen` from the registry's facts, with an assertion for the
//! size, alignment and every offset of every structure. Enums cross the ABI as 32 bits of which any value may
//! arrive, so they are integer newtypes and never Rust enums; flag words are plain `u32`.
//!
//! No logic lives here but look-ups in the const tables ([`meta`]).

#![forbid(unsafe_code)]

mod generated;
pub mod meta;

pub use generated::{callbacks::*, constants::*, tables::*, ze::*, zer::*, zes::*, zet::*};
pub use meta::Function;
