//! Boundary of the class `zeFence`.
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
    pub unsafe fn zeFenceCreate(
        hCommandQueue: ze_command_queue_handle_t,
        desc: *const ze_fence_desc_t,
        phFence: *mut ze_fence_handle_t,
    ) -> Result<(), Violation> {
        if hCommandQueue.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if phFence.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 1 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeFenceDestroy(hFence: ze_fence_handle_t) -> Result<(), Violation> {
        if hFence.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeFenceHostSynchronize(hFence: ze_fence_handle_t, timeout: u64) -> Result<(), Violation> {
        if hFence.is_null() {
            return Err(Violation(0));
        }
        let _ = (timeout,);
        Ok(())
    }

    pub unsafe fn zeFenceQueryStatus(hFence: ze_fence_handle_t) -> Result<(), Violation> {
        if hFence.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeFenceReset(hFence: ze_fence_handle_t) -> Result<(), Violation> {
        if hFence.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeFenceCreate(
        hCommandQueue: ze_command_queue_handle_t,
        desc: *const ze_fence_desc_t,
        phFence: *mut ze_fence_handle_t,
    ) -> ze_result_t {
        let words = &[
            hCommandQueue.0.addr() as u64,
            desc.addr() as u64,
            phFence.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeFenceCreate,
            words,
            || unsafe { check::zeFenceCreate(hCommandQueue, desc, phFence) },
            |call| unsafe { crate::api::fence::zeFenceCreate(call, hCommandQueue, desc, phFence) },
        )
    }

    pub unsafe extern "C" fn zeFenceDestroy(hFence: ze_fence_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeFenceDestroy,
            &[hFence.0.addr() as u64],
            || unsafe { check::zeFenceDestroy(hFence) },
            |call| unsafe { crate::api::fence::zeFenceDestroy(call, hFence) },
        )
    }

    pub unsafe extern "C" fn zeFenceHostSynchronize(hFence: ze_fence_handle_t, timeout: u64) -> ze_result_t {
        boundary::enter(
            Function::zeFenceHostSynchronize,
            &[hFence.0.addr() as u64, timeout as u64],
            || unsafe { check::zeFenceHostSynchronize(hFence, timeout) },
            |call| unsafe { crate::api::fence::zeFenceHostSynchronize(call, hFence, timeout) },
        )
    }

    pub unsafe extern "C" fn zeFenceQueryStatus(hFence: ze_fence_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeFenceQueryStatus,
            &[hFence.0.addr() as u64],
            || unsafe { check::zeFenceQueryStatus(hFence) },
            |call| unsafe { crate::api::fence::zeFenceQueryStatus(call, hFence) },
        )
    }

    pub unsafe extern "C" fn zeFenceReset(hFence: ze_fence_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeFenceReset,
            &[hFence.0.addr() as u64],
            || unsafe { check::zeFenceReset(hFence) },
            |call| unsafe { crate::api::fence::zeFenceReset(call, hFence) },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeFenceCreate(
        hCommandQueue: ze_command_queue_handle_t,
        desc: *const ze_fence_desc_t,
        phFence: *mut ze_fence_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeFenceCreate(hCommandQueue, desc, phFence) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeFenceDestroy(hFence: ze_fence_handle_t) -> ze_result_t {
        unsafe { shim::zeFenceDestroy(hFence) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeFenceHostSynchronize(hFence: ze_fence_handle_t, timeout: u64) -> ze_result_t {
        unsafe { shim::zeFenceHostSynchronize(hFence, timeout) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeFenceQueryStatus(hFence: ze_fence_handle_t) -> ze_result_t {
        unsafe { shim::zeFenceQueryStatus(hFence) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeFenceReset(hFence: ze_fence_handle_t) -> ze_result_t {
        unsafe { shim::zeFenceReset(hFence) }
    }
}
