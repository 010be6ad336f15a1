//! The control functions by name.

#![allow(unsafe_code, reason = "an exported name, and a text of the caller's")]

use std::ffi::{CStr, c_char, c_void};

use crate::api;

/// Makes the list of names and the look-up from one list, so that they cannot differ.
macro_rules! functions {
    ($($name:ident),+ $(,)?) => {
        /// The names of the control functions, in the order of `zemu.h`.
        pub const NAMES: &[&str] = &[$(stringify!($name)),+];

        /// The address of the control function `name`; none when there is no such function.
        pub fn address_of(name: &str) -> Option<*mut c_void> {
            match name {
                $(stringify!($name) => Some(api::$name as *mut c_void),)+
                _ => None,
            }
        }
    };
}

functions! {
    zemu_version,
    zemu_findings,
    zemu_finding_count,
    zemu_fault_add,
    zemu_fault_clear,
    zemu_fault_hits,
    zemu_reset,
}

/// The address of the control function `name`, or null. Not a function of `zemu.h`: the boundary, which lies below this
/// crate, asks it on behalf of `zeDriverGetExtensionFunctionAddress`.
///
/// # Safety
/// `name` is null or a text that ends with a null character.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zemu_lookup(name: *const c_char) -> *const c_void {
    if name.is_null() {
        return std::ptr::null();
    }
    // SAFETY: not null, and by this function's contract a text.
    let name = unsafe { CStr::from_ptr(name) };
    name.to_str().ok().and_then(address_of).map_or(std::ptr::null(), <*mut c_void>::cast_const)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boundary_finds_what_is_there() {
        // SAFETY: texts that end with a null character, or null.
        let [found, unknown, not_text, null] = unsafe {
            [
                zemu_lookup(c"zemu_reset".as_ptr()),
                zemu_lookup(c"zemu_lookup".as_ptr()),
                zemu_lookup(c"\xff".as_ptr()),
                zemu_lookup(std::ptr::null()),
            ]
        };
        assert_eq!(Some(found.cast_mut()), address_of("zemu_reset"));
        assert!(unknown.is_null() && not_text.is_null() && null.is_null());
    }

    #[test]
    fn every_name_has_its_own_address_and_no_other_has_one() {
        let mut addresses: Vec<_> = NAMES.iter().map(|n| address_of(n).expect("listed")).collect();
        addresses.sort_unstable();
        addresses.dedup();
        assert_eq!(addresses.len(), NAMES.len());
        for other in [
            "",
            "zemu_",
            "zemu_versio",
            "zemu_version ",
            "ZEMU_VERSION",
            "zeInit",
        ] {
            assert_eq!(address_of(other), None, "{other}");
        }
    }
}
