//! Functions that are looked up by name: `zeDriverGetExtensionFunctionAddress`.

use std::ffi::c_void;
use std::sync::OnceLock;

use zemu_abi::Function;

use crate::generated::tables::SHIMS;

/// Finds a function of `zemu.h` by name.
pub type ControlLookup = fn(&str) -> Option<*mut c_void>;

/// The control functions live in a crate above this one, so the library that links both says where they are.
static CONTROL: OnceLock<ControlLookup> = OnceLock::new();

/// Tells where the functions of `zemu.h` are; the first call counts.
pub fn set_control_lookup(lookup: ControlLookup) {
    let _first_counts = CONTROL.set(lookup);
}

/// The address of an implemented API function, or of a function of `zemu.h`.
pub(crate) fn function(name: &str) -> Option<*mut c_void> {
    match Function::by_name(name) {
        Some(function) => SHIMS.0[function as usize].map(<*const c_void>::cast_mut),
        None => CONTROL.get().and_then(|lookup| lookup(name)),
    }
}
