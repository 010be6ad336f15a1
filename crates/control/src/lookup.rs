//! The control functions by name.

use std::ffi::c_void;

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

#[cfg(test)]
mod tests {
    use super::*;

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
