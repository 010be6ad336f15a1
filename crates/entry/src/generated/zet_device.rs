//! Boundary of the class `zetDevice`.
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
    pub unsafe fn zetDeviceGetDebugProperties(
        hDevice: zet_device_handle_t,
        pDebugProperties: *mut zet_device_debug_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pDebugProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetDeviceCreateMetricGroupsFromMetricsExp(
        hDevice: zet_device_handle_t,
        metricCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pMetricGroupNamePrefix: *const c_char,
        pDescription: *const c_char,
        pMetricGroupCount: *mut u32,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        let _ = (
            metricCount,
            phMetrics,
            pMetricGroupNamePrefix,
            pDescription,
            pMetricGroupCount,
            phMetricGroup,
        );
        Ok(())
    }

    pub unsafe fn zetDeviceGetConcurrentMetricGroupsExp(
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        pMetricGroupsCountPerConcurrentGroup: *mut u32,
        pConcurrentGroupCount: *mut u32,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        let _ = (
            metricGroupCount,
            phMetricGroups,
            pMetricGroupsCountPerConcurrentGroup,
            pConcurrentGroupCount,
        );
        Ok(())
    }

    pub unsafe fn zetDeviceEnableMetricsExp(hDevice: zet_device_handle_t) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetDeviceDisableMetricsExp(hDevice: zet_device_handle_t) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetDeviceGetDebugProperties(
        hDevice: zet_device_handle_t,
        pDebugProperties: *mut zet_device_debug_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDeviceGetDebugProperties,
            &[hDevice.0.addr() as u64, pDebugProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetDeviceCreateMetricGroupsFromMetricsExp(
        hDevice: zet_device_handle_t,
        metricCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pMetricGroupNamePrefix: *const c_char,
        pDescription: *const c_char,
        pMetricGroupCount: *mut u32,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDeviceCreateMetricGroupsFromMetricsExp,
            &[
                hDevice.0.addr() as u64,
                metricCount as u64,
                phMetrics.addr() as u64,
                pMetricGroupNamePrefix.addr() as u64,
                pDescription.addr() as u64,
                pMetricGroupCount.addr() as u64,
                phMetricGroup.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDeviceGetConcurrentMetricGroupsExp(
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        pMetricGroupsCountPerConcurrentGroup: *mut u32,
        pConcurrentGroupCount: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDeviceGetConcurrentMetricGroupsExp,
            &[
                hDevice.0.addr() as u64,
                metricGroupCount as u64,
                phMetricGroups.addr() as u64,
                pMetricGroupsCountPerConcurrentGroup.addr() as u64,
                pConcurrentGroupCount.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDeviceEnableMetricsExp(hDevice: zet_device_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetDeviceEnableMetricsExp, &[hDevice.0.addr() as u64])
    }

    pub unsafe extern "C" fn zetDeviceDisableMetricsExp(hDevice: zet_device_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetDeviceDisableMetricsExp, &[hDevice.0.addr() as u64])
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDeviceGetDebugProperties(
        hDevice: zet_device_handle_t,
        pDebugProperties: *mut zet_device_debug_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zetDeviceGetDebugProperties(hDevice, pDebugProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDeviceCreateMetricGroupsFromMetricsExp(
        hDevice: zet_device_handle_t,
        metricCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pMetricGroupNamePrefix: *const c_char,
        pDescription: *const c_char,
        pMetricGroupCount: *mut u32,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetDeviceCreateMetricGroupsFromMetricsExp(
                hDevice,
                metricCount,
                phMetrics,
                pMetricGroupNamePrefix,
                pDescription,
                pMetricGroupCount,
                phMetricGroup,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDeviceGetConcurrentMetricGroupsExp(
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        pMetricGroupsCountPerConcurrentGroup: *mut u32,
        pConcurrentGroupCount: *mut u32,
    ) -> ze_result_t {
        unsafe {
            shim::zetDeviceGetConcurrentMetricGroupsExp(
                hDevice,
                metricGroupCount,
                phMetricGroups,
                pMetricGroupsCountPerConcurrentGroup,
                pConcurrentGroupCount,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDeviceEnableMetricsExp(hDevice: zet_device_handle_t) -> ze_result_t {
        unsafe { shim::zetDeviceEnableMetricsExp(hDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDeviceDisableMetricsExp(hDevice: zet_device_handle_t) -> ze_result_t {
        unsafe { shim::zetDeviceDisableMetricsExp(hDevice) }
    }
}
