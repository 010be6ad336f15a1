//! Boundary of the class `zetMetricQueryPool`.
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
    pub unsafe fn zetMetricQueryPoolCreate(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        desc: *const zet_metric_query_pool_desc_t,
        phMetricQueryPool: *mut zet_metric_query_pool_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if hMetricGroup.is_null() {
            return Err(Violation(2));
        }
        if desc.is_null() {
            return Err(Violation(3));
        }
        if phMetricQueryPool.is_null() {
            return Err(Violation(4));
        }
        if unsafe { (*desc).r#type }.0 > 1 {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zetMetricQueryPoolDestroy(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
    ) -> Result<(), Violation> {
        if hMetricQueryPool.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetMetricQueryPoolCreate(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        desc: *const zet_metric_query_pool_desc_t,
        phMetricQueryPool: *mut zet_metric_query_pool_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricQueryPoolCreate,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                hMetricGroup.0.addr() as u64,
                desc.addr() as u64,
                phMetricQueryPool.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricQueryPoolDestroy(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricQueryPoolDestroy,
            &[hMetricQueryPool.0.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricQueryPoolCreate(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        desc: *const zet_metric_query_pool_desc_t,
        phMetricQueryPool: *mut zet_metric_query_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricQueryPoolCreate(hContext, hDevice, hMetricGroup, desc, phMetricQueryPool) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricQueryPoolDestroy(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricQueryPoolDestroy(hMetricQueryPool) }
    }
}
