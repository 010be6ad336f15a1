//! Boundary of the class `zeModuleBuildLog`.
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
    pub unsafe fn zeModuleBuildLogDestroy(
        hModuleBuildLog: ze_module_build_log_handle_t,
    ) -> Result<(), Violation> {
        if hModuleBuildLog.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeModuleBuildLogGetString(
        hModuleBuildLog: ze_module_build_log_handle_t,
        pSize: *mut usize,
        pBuildLog: *mut c_char,
    ) -> Result<(), Violation> {
        if hModuleBuildLog.is_null() {
            return Err(Violation(0));
        }
        if pSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pBuildLog,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeModuleBuildLogDestroy(
        hModuleBuildLog: ze_module_build_log_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleBuildLogDestroy,
            &[hModuleBuildLog.0.addr() as u64],
            || unsafe { check::zeModuleBuildLogDestroy(hModuleBuildLog) },
            |call| unsafe { crate::api::module_build_log::zeModuleBuildLogDestroy(call, hModuleBuildLog) },
        )
    }

    pub unsafe extern "C" fn zeModuleBuildLogGetString(
        hModuleBuildLog: ze_module_build_log_handle_t,
        pSize: *mut usize,
        pBuildLog: *mut c_char,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleBuildLogGetString,
            &[
                hModuleBuildLog.0.addr() as u64,
                pSize.addr() as u64,
                pBuildLog.addr() as u64,
            ],
            || unsafe { check::zeModuleBuildLogGetString(hModuleBuildLog, pSize, pBuildLog) },
            |call| unsafe {
                crate::api::module_build_log::zeModuleBuildLogGetString(
                    call,
                    hModuleBuildLog,
                    pSize,
                    pBuildLog,
                )
            },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleBuildLogDestroy(
        hModuleBuildLog: ze_module_build_log_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeModuleBuildLogDestroy(hModuleBuildLog) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleBuildLogGetString(
        hModuleBuildLog: ze_module_build_log_handle_t,
        pSize: *mut usize,
        pBuildLog: *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zeModuleBuildLogGetString(hModuleBuildLog, pSize, pBuildLog) }
    }
}
