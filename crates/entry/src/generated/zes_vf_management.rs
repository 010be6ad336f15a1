//! Boundary of the class `zesVFManagement`.
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
    pub unsafe fn zesVFManagementGetVFPropertiesExp(
        hVFhandle: zes_vf_handle_t,
        pProperties: *mut zes_vf_exp_properties_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesVFManagementGetVFMemoryUtilizationExp(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pMemUtil,);
        Ok(())
    }

    pub unsafe fn zesVFManagementGetVFEngineUtilizationExp(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pEngineUtil,);
        Ok(())
    }

    pub unsafe fn zesVFManagementSetVFTelemetryModeExp(
        hVFhandle: zes_vf_handle_t,
        flags: zes_vf_info_util_exp_flags_t,
        enable: ze_bool_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if flags > 15 {
            return Err(Violation(1));
        }
        let _ = (enable,);
        Ok(())
    }

    pub unsafe fn zesVFManagementSetVFTelemetrySamplingIntervalExp(
        hVFhandle: zes_vf_handle_t,
        flag: zes_vf_info_util_exp_flags_t,
        samplingInterval: u64,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if flag > 15 {
            return Err(Violation(1));
        }
        let _ = (samplingInterval,);
        Ok(())
    }

    pub unsafe fn zesVFManagementGetVFCapabilitiesExp(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp_capabilities_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pCapability.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesVFManagementGetVFMemoryUtilizationExp2(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp2_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pMemUtil,);
        Ok(())
    }

    pub unsafe fn zesVFManagementGetVFEngineUtilizationExp2(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp2_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pEngineUtil,);
        Ok(())
    }

    pub unsafe fn zesVFManagementGetVFCapabilitiesExp2(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp2_capabilities_t,
    ) -> Result<(), Violation> {
        if hVFhandle.is_null() {
            return Err(Violation(0));
        }
        if pCapability.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesVFManagementGetVFPropertiesExp(
        hVFhandle: zes_vf_handle_t,
        pProperties: *mut zes_vf_exp_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFPropertiesExp,
            &[hVFhandle.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesVFManagementGetVFMemoryUtilizationExp(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFMemoryUtilizationExp,
            &[
                hVFhandle.0.addr() as u64,
                pCount.addr() as u64,
                pMemUtil.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesVFManagementGetVFEngineUtilizationExp(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFEngineUtilizationExp,
            &[
                hVFhandle.0.addr() as u64,
                pCount.addr() as u64,
                pEngineUtil.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesVFManagementSetVFTelemetryModeExp(
        hVFhandle: zes_vf_handle_t,
        flags: zes_vf_info_util_exp_flags_t,
        enable: ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementSetVFTelemetryModeExp,
            &[hVFhandle.0.addr() as u64, flags as u64, enable as u64],
        )
    }

    pub unsafe extern "C" fn zesVFManagementSetVFTelemetrySamplingIntervalExp(
        hVFhandle: zes_vf_handle_t,
        flag: zes_vf_info_util_exp_flags_t,
        samplingInterval: u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementSetVFTelemetrySamplingIntervalExp,
            &[hVFhandle.0.addr() as u64, flag as u64, samplingInterval as u64],
        )
    }

    pub unsafe extern "C" fn zesVFManagementGetVFCapabilitiesExp(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp_capabilities_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFCapabilitiesExp,
            &[hVFhandle.0.addr() as u64, pCapability.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesVFManagementGetVFMemoryUtilizationExp2(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp2_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFMemoryUtilizationExp2,
            &[
                hVFhandle.0.addr() as u64,
                pCount.addr() as u64,
                pMemUtil.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesVFManagementGetVFEngineUtilizationExp2(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp2_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFEngineUtilizationExp2,
            &[
                hVFhandle.0.addr() as u64,
                pCount.addr() as u64,
                pEngineUtil.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesVFManagementGetVFCapabilitiesExp2(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp2_capabilities_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesVFManagementGetVFCapabilitiesExp2,
            &[hVFhandle.0.addr() as u64, pCapability.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFPropertiesExp(
        hVFhandle: zes_vf_handle_t,
        pProperties: *mut zes_vf_exp_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFPropertiesExp(hVFhandle, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFMemoryUtilizationExp(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFMemoryUtilizationExp(hVFhandle, pCount, pMemUtil) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFEngineUtilizationExp(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFEngineUtilizationExp(hVFhandle, pCount, pEngineUtil) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementSetVFTelemetryModeExp(
        hVFhandle: zes_vf_handle_t,
        flags: zes_vf_info_util_exp_flags_t,
        enable: ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementSetVFTelemetryModeExp(hVFhandle, flags, enable) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementSetVFTelemetrySamplingIntervalExp(
        hVFhandle: zes_vf_handle_t,
        flag: zes_vf_info_util_exp_flags_t,
        samplingInterval: u64,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementSetVFTelemetrySamplingIntervalExp(hVFhandle, flag, samplingInterval) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFCapabilitiesExp(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp_capabilities_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFCapabilitiesExp(hVFhandle, pCapability) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFMemoryUtilizationExp2(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp2_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFMemoryUtilizationExp2(hVFhandle, pCount, pMemUtil) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFEngineUtilizationExp2(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp2_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFEngineUtilizationExp2(hVFhandle, pCount, pEngineUtil) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesVFManagementGetVFCapabilitiesExp2(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp2_capabilities_t,
    ) -> ze_result_t {
        unsafe { shim::zesVFManagementGetVFCapabilitiesExp2(hVFhandle, pCapability) }
    }
}
