//! Writes the tracing registrations that only the drop-in exports.

use std::fmt::Write as _;

use zemu_registry::Registry;

use super::output::{File, source};

/// The generated file of the crate `dropin`: the `zelTracer…RegisterCallback` functions. The others are hand-written there.
pub fn files(registry: &Registry) -> Vec<File> {
    let mut out = String::from(
        "
#![allow(unsafe_code, reason = \"exported C names\")]
#![allow(clippy::missing_safety_doc, reason = \"the arguments are not looked at\")]
use core::ffi::c_void;
use zemu_abi::ze_result_t;

",
    );
    for f in registry
        .zel
        .functions
        .iter()
        .filter(|f| f.name.ends_with("RegisterCallback") && f.exported)
    {
        let _ = writeln!(
            out,
            "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {0}(_tracer: *mut c_void, _kind: u32, _callback: *const c_void) -> ze_result_t {{ crate::unsupported({0:?}) }}\n",
            f.name
        );
    }
    vec![source(
        "crates/dropin/src",
        "generated",
        "Registration of tracing callbacks.",
        &out,
    )]
}
