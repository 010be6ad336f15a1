//! Boundary of the class `ze`.
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
#![allow(unsafe_code, reason = "the C ABI")]
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "one contract holds for all: arguments are as the C caller passed them, structures that the call reads were copied"
)]
#![allow(
    clippy::multiple_unsafe_ops_per_block,
    clippy::missing_safety_doc,
    clippy::too_many_arguments,
    reason = "C signatures"
)]
#![allow(unused_imports, reason = "one prelude serves every generated file")]
#![allow(
    clippy::unnecessary_cast,
    clippy::fn_to_numeric_cast_any,
    reason = "C signatures"
)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "argument words are recorded bit by bit"
)]
use crate::boundary::{self, Input, Violation};
use core::ffi::{c_char, c_void};
use zemu_abi::*;

/// Registry conditions, in registry order.
#[allow(
    dead_code,
    reason = "a check waits, tested, for its function to be implemented"
)]
pub(crate) mod check {
    use super::*;
    pub unsafe fn zeInit(flags: ze_init_flags_t) -> Result<(), Violation> {
        if flags > 3 {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeInitDrivers(
        pCount: *mut u32,
        phDrivers: *mut ze_driver_handle_t,
        desc: *mut ze_init_driver_type_desc_t,
    ) -> Result<(), Violation> {
        if pCount.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if unsafe { (*desc).flags } == 0 {
            return Err(Violation(2));
        }
        let _ = (phDrivers,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeInit(flags: ze_init_flags_t) -> ze_result_t {
        boundary::enter(
            Function::zeInit,
            &[flags as u64],
            || unsafe { check::zeInit(flags) },
            |call| unsafe { crate::api::global::zeInit(call, flags) },
        )
    }

    pub unsafe extern "C" fn zeInitDrivers(
        pCount: *mut u32,
        phDrivers: *mut ze_driver_handle_t,
        desc: *mut ze_init_driver_type_desc_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeInitDrivers,
            &[pCount.addr() as u64, phDrivers.addr() as u64, desc.addr() as u64],
            || unsafe { check::zeInitDrivers(pCount, phDrivers, desc) },
            |call| unsafe { crate::api::global::zeInitDrivers(call, pCount, phDrivers, desc) },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeInit(flags: ze_init_flags_t) -> ze_result_t {
        unsafe { shim::zeInit(flags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeInitDrivers(
        pCount: *mut u32,
        phDrivers: *mut ze_driver_handle_t,
        desc: *mut ze_init_driver_type_desc_t,
    ) -> ze_result_t {
        unsafe { shim::zeInitDrivers(pCount, phDrivers, desc) }
    }
}
