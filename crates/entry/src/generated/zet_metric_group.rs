//! Boundary of the class `zetMetricGroup`.
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
    pub unsafe fn zetMetricGroupGet(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phMetricGroups,);
        Ok(())
    }

    pub unsafe fn zetMetricGroupGetProperties(
        hMetricGroup: zet_metric_group_handle_t,
        pProperties: *mut zet_metric_group_properties_t,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetMetricGroupCalculateMetricValues(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pMetricValueCount: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if r#type.0 > 1 {
            return Err(Violation(1));
        }
        if pRawData.is_null() {
            return Err(Violation(2));
        }
        if pMetricValueCount.is_null() {
            return Err(Violation(3));
        }
        let _ = (rawDataSize, pMetricValues);
        Ok(())
    }

    pub unsafe fn zetMetricGroupCalculateMultipleMetricValuesExp(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if r#type.0 > 1 {
            return Err(Violation(1));
        }
        if pRawData.is_null() {
            return Err(Violation(2));
        }
        if pSetCount.is_null() {
            return Err(Violation(3));
        }
        if pTotalMetricValueCount.is_null() {
            return Err(Violation(4));
        }
        let _ = (rawDataSize, pMetricCounts, pMetricValues);
        Ok(())
    }

    pub unsafe fn zetMetricGroupGetGlobalTimestampsExp(
        hMetricGroup: zet_metric_group_handle_t,
        synchronizedWithHost: ze_bool_t,
        globalTimestamp: *mut u64,
        metricTimestamp: *mut u64,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if globalTimestamp.is_null() {
            return Err(Violation(1));
        }
        if metricTimestamp.is_null() {
            return Err(Violation(2));
        }
        let _ = (synchronizedWithHost,);
        Ok(())
    }

    pub unsafe fn zetMetricGroupGetExportDataExp(
        hMetricGroup: zet_metric_group_handle_t,
        pRawData: *const u8,
        rawDataSize: usize,
        pExportDataSize: *mut usize,
        pExportData: *mut u8,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if pRawData.is_null() {
            return Err(Violation(1));
        }
        if pExportDataSize.is_null() {
            return Err(Violation(2));
        }
        let _ = (rawDataSize, pExportData);
        Ok(())
    }

    pub unsafe fn zetMetricGroupCalculateMetricExportDataExp(
        hDriver: ze_driver_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        exportDataSize: usize,
        pExportData: *const u8,
        pCalculateDescriptor: *mut zet_metric_calculate_exp_desc_t,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if r#type.0 > 1 {
            return Err(Violation(1));
        }
        if pExportData.is_null() {
            return Err(Violation(2));
        }
        if pCalculateDescriptor.is_null() {
            return Err(Violation(3));
        }
        if pSetCount.is_null() {
            return Err(Violation(4));
        }
        if pTotalMetricValueCount.is_null() {
            return Err(Violation(5));
        }
        let _ = (exportDataSize, pMetricCounts, pMetricValues);
        Ok(())
    }

    pub unsafe fn zetMetricGroupCreateExp(
        hDevice: zet_device_handle_t,
        pName: *const c_char,
        pDescription: *const c_char,
        samplingType: zet_metric_group_sampling_type_flags_t,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pName.is_null() {
            return Err(Violation(1));
        }
        if pDescription.is_null() {
            return Err(Violation(2));
        }
        if phMetricGroup.is_null() {
            return Err(Violation(3));
        }
        if samplingType > 7 {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zetMetricGroupAddMetricExp(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
        pErrorStringSize: *mut usize,
        pErrorString: *mut c_char,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if hMetric.is_null() {
            return Err(Violation(1));
        }
        let _ = (pErrorStringSize, pErrorString);
        Ok(())
    }

    pub unsafe fn zetMetricGroupRemoveMetricExp(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if hMetric.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetMetricGroupCloseExp(hMetricGroup: zet_metric_group_handle_t) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetMetricGroupDestroyExp(hMetricGroup: zet_metric_group_handle_t) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetMetricGroupGet(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupGet,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phMetricGroups.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupGetProperties(
        hMetricGroup: zet_metric_group_handle_t,
        pProperties: *mut zet_metric_group_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupGetProperties,
            &[hMetricGroup.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupCalculateMetricValues(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pMetricValueCount: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupCalculateMetricValues,
            &[
                hMetricGroup.0.addr() as u64,
                u64::from(r#type.0),
                rawDataSize as u64,
                pRawData.addr() as u64,
                pMetricValueCount.addr() as u64,
                pMetricValues.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupCalculateMultipleMetricValuesExp(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupCalculateMultipleMetricValuesExp,
            &[
                hMetricGroup.0.addr() as u64,
                u64::from(r#type.0),
                rawDataSize as u64,
                pRawData.addr() as u64,
                pSetCount.addr() as u64,
                pTotalMetricValueCount.addr() as u64,
                pMetricCounts.addr() as u64,
                pMetricValues.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupGetGlobalTimestampsExp(
        hMetricGroup: zet_metric_group_handle_t,
        synchronizedWithHost: ze_bool_t,
        globalTimestamp: *mut u64,
        metricTimestamp: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupGetGlobalTimestampsExp,
            &[
                hMetricGroup.0.addr() as u64,
                synchronizedWithHost as u64,
                globalTimestamp.addr() as u64,
                metricTimestamp.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupGetExportDataExp(
        hMetricGroup: zet_metric_group_handle_t,
        pRawData: *const u8,
        rawDataSize: usize,
        pExportDataSize: *mut usize,
        pExportData: *mut u8,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupGetExportDataExp,
            &[
                hMetricGroup.0.addr() as u64,
                pRawData.addr() as u64,
                rawDataSize as u64,
                pExportDataSize.addr() as u64,
                pExportData.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupCalculateMetricExportDataExp(
        hDriver: ze_driver_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        exportDataSize: usize,
        pExportData: *const u8,
        pCalculateDescriptor: *mut zet_metric_calculate_exp_desc_t,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupCalculateMetricExportDataExp,
            &[
                hDriver.0.addr() as u64,
                u64::from(r#type.0),
                exportDataSize as u64,
                pExportData.addr() as u64,
                pCalculateDescriptor.addr() as u64,
                pSetCount.addr() as u64,
                pTotalMetricValueCount.addr() as u64,
                pMetricCounts.addr() as u64,
                pMetricValues.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupCreateExp(
        hDevice: zet_device_handle_t,
        pName: *const c_char,
        pDescription: *const c_char,
        samplingType: zet_metric_group_sampling_type_flags_t,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupCreateExp,
            &[
                hDevice.0.addr() as u64,
                pName.addr() as u64,
                pDescription.addr() as u64,
                samplingType as u64,
                phMetricGroup.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupAddMetricExp(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
        pErrorStringSize: *mut usize,
        pErrorString: *mut c_char,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupAddMetricExp,
            &[
                hMetricGroup.0.addr() as u64,
                hMetric.0.addr() as u64,
                pErrorStringSize.addr() as u64,
                pErrorString.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupRemoveMetricExp(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupRemoveMetricExp,
            &[hMetricGroup.0.addr() as u64, hMetric.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricGroupCloseExp(hMetricGroup: zet_metric_group_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetMetricGroupCloseExp, &[hMetricGroup.0.addr() as u64])
    }

    pub unsafe extern "C" fn zetMetricGroupDestroyExp(
        hMetricGroup: zet_metric_group_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGroupDestroyExp,
            &[hMetricGroup.0.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupGet(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGroupGet(hDevice, pCount, phMetricGroups) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupGetProperties(
        hMetricGroup: zet_metric_group_handle_t,
        pProperties: *mut zet_metric_group_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGroupGetProperties(hMetricGroup, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupCalculateMetricValues(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pMetricValueCount: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricGroupCalculateMetricValues(
                hMetricGroup,
                r#type,
                rawDataSize,
                pRawData,
                pMetricValueCount,
                pMetricValues,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupCalculateMultipleMetricValuesExp(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricGroupCalculateMultipleMetricValuesExp(
                hMetricGroup,
                r#type,
                rawDataSize,
                pRawData,
                pSetCount,
                pTotalMetricValueCount,
                pMetricCounts,
                pMetricValues,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupGetGlobalTimestampsExp(
        hMetricGroup: zet_metric_group_handle_t,
        synchronizedWithHost: ze_bool_t,
        globalTimestamp: *mut u64,
        metricTimestamp: *mut u64,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricGroupGetGlobalTimestampsExp(
                hMetricGroup,
                synchronizedWithHost,
                globalTimestamp,
                metricTimestamp,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupGetExportDataExp(
        hMetricGroup: zet_metric_group_handle_t,
        pRawData: *const u8,
        rawDataSize: usize,
        pExportDataSize: *mut usize,
        pExportData: *mut u8,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricGroupGetExportDataExp(
                hMetricGroup,
                pRawData,
                rawDataSize,
                pExportDataSize,
                pExportData,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupCalculateMetricExportDataExp(
        hDriver: ze_driver_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        exportDataSize: usize,
        pExportData: *const u8,
        pCalculateDescriptor: *mut zet_metric_calculate_exp_desc_t,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricGroupCalculateMetricExportDataExp(
                hDriver,
                r#type,
                exportDataSize,
                pExportData,
                pCalculateDescriptor,
                pSetCount,
                pTotalMetricValueCount,
                pMetricCounts,
                pMetricValues,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupCreateExp(
        hDevice: zet_device_handle_t,
        pName: *const c_char,
        pDescription: *const c_char,
        samplingType: zet_metric_group_sampling_type_flags_t,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGroupCreateExp(hDevice, pName, pDescription, samplingType, phMetricGroup) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupAddMetricExp(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
        pErrorStringSize: *mut usize,
        pErrorString: *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGroupAddMetricExp(hMetricGroup, hMetric, pErrorStringSize, pErrorString) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupRemoveMetricExp(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGroupRemoveMetricExp(hMetricGroup, hMetric) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupCloseExp(hMetricGroup: zet_metric_group_handle_t) -> ze_result_t {
        unsafe { shim::zetMetricGroupCloseExp(hMetricGroup) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGroupDestroyExp(
        hMetricGroup: zet_metric_group_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGroupDestroyExp(hMetricGroup) }
    }
}
