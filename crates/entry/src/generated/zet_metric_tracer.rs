//! Boundary of the class `zetMetricTracer`.
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
    pub unsafe fn zetMetricTracerCreateExp(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        desc: *mut zet_metric_tracer_exp_desc_t,
        hNotificationEvent: ze_event_handle_t,
        phMetricTracer: *mut zet_metric_tracer_exp_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if phMetricGroups.is_null() {
            return Err(Violation(2));
        }
        if desc.is_null() {
            return Err(Violation(3));
        }
        if phMetricTracer.is_null() {
            return Err(Violation(4));
        }
        let _ = (metricGroupCount, hNotificationEvent);
        Ok(())
    }

    pub unsafe fn zetMetricTracerDestroyExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
    ) -> Result<(), Violation> {
        if hMetricTracer.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetMetricTracerEnableExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> Result<(), Violation> {
        if hMetricTracer.is_null() {
            return Err(Violation(0));
        }
        let _ = (synchronous,);
        Ok(())
    }

    pub unsafe fn zetMetricTracerDisableExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> Result<(), Violation> {
        if hMetricTracer.is_null() {
            return Err(Violation(0));
        }
        let _ = (synchronous,);
        Ok(())
    }

    pub unsafe fn zetMetricTracerReadDataExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> Result<(), Violation> {
        if hMetricTracer.is_null() {
            return Err(Violation(0));
        }
        if pRawDataSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pRawData,);
        Ok(())
    }

    pub unsafe fn zetMetricTracerDecodeExp(
        phMetricDecoder: zet_metric_decoder_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
        metricsCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pSetCount: *mut u32,
        pMetricEntriesCountPerSet: *mut u32,
        pMetricEntriesCount: *mut u32,
        pMetricEntries: *mut zet_metric_entry_exp_t,
    ) -> Result<(), Violation> {
        if phMetricDecoder.is_null() {
            return Err(Violation(0));
        }
        if pRawDataSize.is_null() {
            return Err(Violation(1));
        }
        if phMetrics.is_null() {
            return Err(Violation(2));
        }
        if pSetCount.is_null() {
            return Err(Violation(3));
        }
        if pMetricEntriesCount.is_null() {
            return Err(Violation(4));
        }
        let _ = (pRawData, metricsCount, pMetricEntriesCountPerSet, pMetricEntries);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetMetricTracerCreateExp(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        desc: *mut zet_metric_tracer_exp_desc_t,
        hNotificationEvent: ze_event_handle_t,
        phMetricTracer: *mut zet_metric_tracer_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricTracerCreateExp,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                metricGroupCount as u64,
                phMetricGroups.addr() as u64,
                desc.addr() as u64,
                hNotificationEvent.0.addr() as u64,
                phMetricTracer.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricTracerDestroyExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricTracerDestroyExp,
            &[hMetricTracer.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricTracerEnableExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricTracerEnableExp,
            &[hMetricTracer.0.addr() as u64, synchronous as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricTracerDisableExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricTracerDisableExp,
            &[hMetricTracer.0.addr() as u64, synchronous as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricTracerReadDataExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricTracerReadDataExp,
            &[
                hMetricTracer.0.addr() as u64,
                pRawDataSize.addr() as u64,
                pRawData.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricTracerDecodeExp(
        phMetricDecoder: zet_metric_decoder_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
        metricsCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pSetCount: *mut u32,
        pMetricEntriesCountPerSet: *mut u32,
        pMetricEntriesCount: *mut u32,
        pMetricEntries: *mut zet_metric_entry_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricTracerDecodeExp,
            &[
                phMetricDecoder.0.addr() as u64,
                pRawDataSize.addr() as u64,
                pRawData.addr() as u64,
                metricsCount as u64,
                phMetrics.addr() as u64,
                pSetCount.addr() as u64,
                pMetricEntriesCountPerSet.addr() as u64,
                pMetricEntriesCount.addr() as u64,
                pMetricEntries.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricTracerCreateExp(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        desc: *mut zet_metric_tracer_exp_desc_t,
        hNotificationEvent: ze_event_handle_t,
        phMetricTracer: *mut zet_metric_tracer_exp_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricTracerCreateExp(
                hContext,
                hDevice,
                metricGroupCount,
                phMetricGroups,
                desc,
                hNotificationEvent,
                phMetricTracer,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricTracerDestroyExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricTracerDestroyExp(hMetricTracer) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricTracerEnableExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricTracerEnableExp(hMetricTracer, synchronous) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricTracerDisableExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricTracerDisableExp(hMetricTracer, synchronous) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricTracerReadDataExp(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t {
        unsafe { shim::zetMetricTracerReadDataExp(hMetricTracer, pRawDataSize, pRawData) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricTracerDecodeExp(
        phMetricDecoder: zet_metric_decoder_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
        metricsCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pSetCount: *mut u32,
        pMetricEntriesCountPerSet: *mut u32,
        pMetricEntriesCount: *mut u32,
        pMetricEntries: *mut zet_metric_entry_exp_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricTracerDecodeExp(
                phMetricDecoder,
                pRawDataSize,
                pRawData,
                metricsCount,
                phMetrics,
                pSetCount,
                pMetricEntriesCountPerSet,
                pMetricEntriesCount,
                pMetricEntries,
            )
        }
    }
}
