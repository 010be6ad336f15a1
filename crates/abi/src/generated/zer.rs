//! Types of the `zer` namespace.
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

#[allow(unused_imports, reason = "one prelude serves every generated file")]
use crate::*;
#[allow(unused_imports, reason = "one prelude serves every generated file")]
use core::ffi::{c_char, c_void};
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zer_dditable_t {
    pub Global: zer_global_dditable_t,
}
impl zer_dditable_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        Global: zer_global_dditable_t::ZEROED,
    };
}
impl Default for zer_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zer_dditable_t>() == 32);
    assert!(align_of::<zer_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zer_dditable_t, Global) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zer_dditable_driver_t {
    pub version: ze_api_version_t,
    pub isValidFlag: u8,
    pub Global: *mut zer_global_dditable_t,
}
impl zer_dditable_driver_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        version: ze_api_version_t::ZEROED,
        isValidFlag: 0,
        Global: core::ptr::null_mut(),
    };
}
impl Default for zer_dditable_driver_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zer_dditable_driver_t>() == 16);
    assert!(align_of::<zer_dditable_driver_t>() == 8);
    assert!(core::mem::offset_of!(zer_dditable_driver_t, version) == 0);
    assert!(core::mem::offset_of!(zer_dditable_driver_t, isValidFlag) == 4);
    assert!(core::mem::offset_of!(zer_dditable_driver_t, Global) == 8);
};
