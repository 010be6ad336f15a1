//! Writes the typed client: one function pointer for every exported name of the API.

use std::fmt::Write as _;

use zemu_registry::Registry;

use super::abi::signature;
use super::output::{File, source};

/// The generated file of the crate `client`.
pub fn files(registry: &Registry) -> Vec<File> {
    let mut out = String::from(
        "
#![allow(unsafe_code, reason = \"functions of a library that was opened at run time\")]
#![allow(clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block, reason = \"one contract holds for all: the registry's signature is the function's\")]
use core::ffi::{c_char, c_void};
use zemu_abi::*;
use crate::{ClientError, Library};

/// The API's functions as a library exports them.
#[derive(Debug, Clone, Copy)]
pub struct Api {
",
    );
    for f in registry.functions() {
        let _ = writeln!(out, "    pub {}: {},", f.name, signature(f));
    }
    out.push_str("}\n\nimpl Api {\n    /// Looks up every function.\n    ///\n    /// # Errors\n    /// [`ClientError::Symbol`] names the first that the library does not export.\n    pub fn load(library: &Library) -> Result<Self, ClientError> {\n        Ok(Self {\n");
    for f in registry.functions() {
        let _ = writeln!(
            out,
            "            {0}: unsafe {{ library.function({0:?})? }},",
            f.name
        );
    }
    out.push_str("        })\n    }\n}\n");
    vec![source(
        "crates/client/src",
        "generated",
        "The API's functions, typed.",
        &out,
    )]
}
