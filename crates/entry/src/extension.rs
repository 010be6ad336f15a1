//! Functions that are looked up by name: `zeDriverGetExtensionFunctionAddress`.

use std::ffi::{CString, c_char, c_void};

use zemu_abi::Function;

use crate::generated::tables::SHIMS;

#[cfg(not(test))]
#[allow(unsafe_code, reason = "the control functions live in a crate above this one")]
unsafe extern "C" {
    /// The control function of that name, or null. The crate `zemu-control` defines it, and every library links both.
    fn zemu_lookup(name: *const c_char) -> *const c_void;
}

/// The address of an implemented API function, or of a function of `zemu.h`.
pub(crate) fn function(name: &str) -> Option<*mut c_void> {
    if let Some(function) = Function::by_name(name) {
        return SHIMS.0[function as usize].map(<*const c_void>::cast_mut);
    }
    name.starts_with("zemu_").then(|| control(name)).flatten()
}

#[cfg(not(test))]
#[allow(unsafe_code, reason = "calls the control crate")]
fn control(name: &str) -> Option<*mut c_void> {
    let name = CString::new(name).ok()?;
    // SAFETY: the name is a C string.
    let found = unsafe { zemu_lookup(name.as_ptr()) };
    (!found.is_null()).then(|| found.cast_mut())
}

#[cfg(test)]
fn control(name: &str) -> Option<*mut c_void> {
    let _ = CString::new(name);
    let _: Option<*const c_char> = None;
    None
}
