//! Boundary of the class `zetMetricQuery`.
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
    pub unsafe fn zetMetricQueryCreate(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
        index: u32,
        phMetricQuery: *mut zet_metric_query_handle_t,
    ) -> Result<(), Violation> {
        if hMetricQueryPool.is_null() {
            return Err(Violation(0));
        }
        if phMetricQuery.is_null() {
            return Err(Violation(1));
        }
        let _ = (index,);
        Ok(())
    }

    pub unsafe fn zetMetricQueryDestroy(hMetricQuery: zet_metric_query_handle_t) -> Result<(), Violation> {
        if hMetricQuery.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetMetricQueryReset(hMetricQuery: zet_metric_query_handle_t) -> Result<(), Violation> {
        if hMetricQuery.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetMetricQueryGetData(
        hMetricQuery: zet_metric_query_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> Result<(), Violation> {
        if hMetricQuery.is_null() {
            return Err(Violation(0));
        }
        if pRawDataSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pRawData,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetMetricQueryCreate(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
        index: u32,
        phMetricQuery: *mut zet_metric_query_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricQueryCreate,
            &[
                hMetricQueryPool.0.addr() as u64,
                index as u64,
                phMetricQuery.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricQueryDestroy(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetMetricQueryDestroy, &[hMetricQuery.0.addr() as u64])
    }

    pub unsafe extern "C" fn zetMetricQueryReset(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetMetricQueryReset, &[hMetricQuery.0.addr() as u64])
    }

    pub unsafe extern "C" fn zetMetricQueryGetData(
        hMetricQuery: zet_metric_query_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricQueryGetData,
            &[
                hMetricQuery.0.addr() as u64,
                pRawDataSize.addr() as u64,
                pRawData.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricQueryCreate(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
        index: u32,
        phMetricQuery: *mut zet_metric_query_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricQueryCreate(hMetricQueryPool, index, phMetricQuery) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricQueryDestroy(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t {
        unsafe { shim::zetMetricQueryDestroy(hMetricQuery) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricQueryReset(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t {
        unsafe { shim::zetMetricQueryReset(hMetricQuery) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricQueryGetData(
        hMetricQuery: zet_metric_query_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t {
        unsafe { shim::zetMetricQueryGetData(hMetricQuery, pRawDataSize, pRawData) }
    }
}
