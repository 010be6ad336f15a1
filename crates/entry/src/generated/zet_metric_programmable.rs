//! Boundary of the class `zetMetricProgrammable`.
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
    pub unsafe fn zetMetricProgrammableGetExp(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricProgrammables: *mut zet_metric_programmable_exp_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phMetricProgrammables,);
        Ok(())
    }

    pub unsafe fn zetMetricProgrammableGetPropertiesExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pProperties: *mut zet_metric_programmable_exp_properties_t,
    ) -> Result<(), Violation> {
        if hMetricProgrammable.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetMetricProgrammableGetParamInfoExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterCount: *mut u32,
        pParameterInfo: *mut zet_metric_programmable_param_info_exp_t,
    ) -> Result<(), Violation> {
        if hMetricProgrammable.is_null() {
            return Err(Violation(0));
        }
        if pParameterCount.is_null() {
            return Err(Violation(1));
        }
        if pParameterInfo.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zetMetricProgrammableGetParamValueInfoExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterOrdinal: u32,
        pValueInfoCount: *mut u32,
        pValueInfo: *mut zet_metric_programmable_param_value_info_exp_t,
    ) -> Result<(), Violation> {
        if hMetricProgrammable.is_null() {
            return Err(Violation(0));
        }
        if pValueInfoCount.is_null() {
            return Err(Violation(1));
        }
        if pValueInfo.is_null() {
            return Err(Violation(2));
        }
        let _ = (parameterOrdinal,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetMetricProgrammableGetExp(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricProgrammables: *mut zet_metric_programmable_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricProgrammableGetExp,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phMetricProgrammables.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricProgrammableGetPropertiesExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pProperties: *mut zet_metric_programmable_exp_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricProgrammableGetPropertiesExp,
            &[hMetricProgrammable.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricProgrammableGetParamInfoExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterCount: *mut u32,
        pParameterInfo: *mut zet_metric_programmable_param_info_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricProgrammableGetParamInfoExp,
            &[
                hMetricProgrammable.0.addr() as u64,
                pParameterCount.addr() as u64,
                pParameterInfo.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricProgrammableGetParamValueInfoExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterOrdinal: u32,
        pValueInfoCount: *mut u32,
        pValueInfo: *mut zet_metric_programmable_param_value_info_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricProgrammableGetParamValueInfoExp,
            &[
                hMetricProgrammable.0.addr() as u64,
                parameterOrdinal as u64,
                pValueInfoCount.addr() as u64,
                pValueInfo.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricProgrammableGetExp(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricProgrammables: *mut zet_metric_programmable_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricProgrammableGetExp(hDevice, pCount, phMetricProgrammables) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricProgrammableGetPropertiesExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pProperties: *mut zet_metric_programmable_exp_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricProgrammableGetPropertiesExp(hMetricProgrammable, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricProgrammableGetParamInfoExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterCount: *mut u32,
        pParameterInfo: *mut zet_metric_programmable_param_info_exp_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricProgrammableGetParamInfoExp(hMetricProgrammable, pParameterCount, pParameterInfo)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricProgrammableGetParamValueInfoExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterOrdinal: u32,
        pValueInfoCount: *mut u32,
        pValueInfo: *mut zet_metric_programmable_param_value_info_exp_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricProgrammableGetParamValueInfoExp(
                hMetricProgrammable,
                parameterOrdinal,
                pValueInfoCount,
                pValueInfo,
            )
        }
    }
}
