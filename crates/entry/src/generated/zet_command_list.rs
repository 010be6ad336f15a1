//! Boundary of the class `zetCommandList`.
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
    pub unsafe fn zetCommandListAppendMetricStreamerMarker(
        hCommandList: zet_command_list_handle_t,
        hMetricStreamer: zet_metric_streamer_handle_t,
        value: u32,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hMetricStreamer.is_null() {
            return Err(Violation(1));
        }
        let _ = (value,);
        Ok(())
    }

    pub unsafe fn zetCommandListAppendMetricQueryBegin(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hMetricQuery.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetCommandListAppendMetricQueryEnd(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hMetricQuery.is_null() {
            return Err(Violation(1));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(2));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zetCommandListAppendMetricMemoryBarrier(
        hCommandList: zet_command_list_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetCommandListAppendMarkerExp(
        hCommandList: zet_command_list_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        value: u32,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hMetricGroup.is_null() {
            return Err(Violation(1));
        }
        let _ = (value,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetCommandListAppendMetricStreamerMarker(
        hCommandList: zet_command_list_handle_t,
        hMetricStreamer: zet_metric_streamer_handle_t,
        value: u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetCommandListAppendMetricStreamerMarker,
            &[
                hCommandList.0.addr() as u64,
                hMetricStreamer.0.addr() as u64,
                value as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetCommandListAppendMetricQueryBegin(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetCommandListAppendMetricQueryBegin,
            &[hCommandList.0.addr() as u64, hMetricQuery.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetCommandListAppendMetricQueryEnd(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetCommandListAppendMetricQueryEnd,
            &[
                hCommandList.0.addr() as u64,
                hMetricQuery.0.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetCommandListAppendMetricMemoryBarrier(
        hCommandList: zet_command_list_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetCommandListAppendMetricMemoryBarrier,
            &[hCommandList.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetCommandListAppendMarkerExp(
        hCommandList: zet_command_list_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        value: u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetCommandListAppendMarkerExp,
            &[
                hCommandList.0.addr() as u64,
                hMetricGroup.0.addr() as u64,
                value as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetCommandListAppendMetricStreamerMarker(
        hCommandList: zet_command_list_handle_t,
        hMetricStreamer: zet_metric_streamer_handle_t,
        value: u32,
    ) -> ze_result_t {
        unsafe { shim::zetCommandListAppendMetricStreamerMarker(hCommandList, hMetricStreamer, value) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetCommandListAppendMetricQueryBegin(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetCommandListAppendMetricQueryBegin(hCommandList, hMetricQuery) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetCommandListAppendMetricQueryEnd(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetCommandListAppendMetricQueryEnd(
                hCommandList,
                hMetricQuery,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetCommandListAppendMetricMemoryBarrier(
        hCommandList: zet_command_list_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetCommandListAppendMetricMemoryBarrier(hCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetCommandListAppendMarkerExp(
        hCommandList: zet_command_list_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        value: u32,
    ) -> ze_result_t {
        unsafe { shim::zetCommandListAppendMarkerExp(hCommandList, hMetricGroup, value) }
    }
}
