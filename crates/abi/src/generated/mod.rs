//! Generated ABI.
//!
//! Written by `cargo xtask gen` from crates/registry/data. Do not edit: change the data or the generator.

#![allow(missing_docs, reason = "the specification documents these names")]
#![allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    reason = "the C names are kept"
)]
#![allow(clippy::type_complexity, reason = "C signatures")]
#![allow(
    missing_debug_implementations,
    reason = "unions cannot say which member is live"
)]

pub(crate) mod callbacks;
pub(crate) mod constants;
pub(crate) mod functions;
pub(crate) mod results;
pub(crate) mod structures;
pub(crate) mod tables;
pub(crate) mod ze;
pub(crate) mod zer;
pub(crate) mod zes;
pub(crate) mod zet;
