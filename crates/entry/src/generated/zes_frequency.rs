//! Boundary of the class `zesFrequency`.
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
    pub unsafe fn zesFrequencyGetProperties(
        hFrequency: zes_freq_handle_t,
        pProperties: *mut zes_freq_properties_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyGetAvailableClocks(
        hFrequency: zes_freq_handle_t,
        pCount: *mut u32,
        phFrequency: *mut f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phFrequency,);
        Ok(())
    }

    pub unsafe fn zesFrequencyGetRange(
        hFrequency: zes_freq_handle_t,
        pLimits: *mut zes_freq_range_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pLimits.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencySetRange(
        hFrequency: zes_freq_handle_t,
        pLimits: *const zes_freq_range_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pLimits.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyGetState(
        hFrequency: zes_freq_handle_t,
        pState: *mut zes_freq_state_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyGetThrottleTime(
        hFrequency: zes_freq_handle_t,
        pThrottleTime: *mut zes_freq_throttle_time_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pThrottleTime.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcGetCapabilities(
        hFrequency: zes_freq_handle_t,
        pOcCapabilities: *mut zes_oc_capabilities_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pOcCapabilities.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcGetFrequencyTarget(
        hFrequency: zes_freq_handle_t,
        pCurrentOcFrequency: *mut f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pCurrentOcFrequency.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcSetFrequencyTarget(
        hFrequency: zes_freq_handle_t,
        CurrentOcFrequency: f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        let _ = (CurrentOcFrequency,);
        Ok(())
    }

    pub unsafe fn zesFrequencyOcGetVoltageTarget(
        hFrequency: zes_freq_handle_t,
        pCurrentVoltageTarget: *mut f64,
        pCurrentVoltageOffset: *mut f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pCurrentVoltageTarget.is_null() {
            return Err(Violation(1));
        }
        if pCurrentVoltageOffset.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcSetVoltageTarget(
        hFrequency: zes_freq_handle_t,
        CurrentVoltageTarget: f64,
        CurrentVoltageOffset: f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        let _ = (CurrentVoltageTarget, CurrentVoltageOffset);
        Ok(())
    }

    pub unsafe fn zesFrequencyOcSetMode(
        hFrequency: zes_freq_handle_t,
        CurrentOcMode: zes_oc_mode_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if CurrentOcMode.0 > 3 {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcGetMode(
        hFrequency: zes_freq_handle_t,
        pCurrentOcMode: *mut zes_oc_mode_t,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pCurrentOcMode.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcGetIccMax(
        hFrequency: zes_freq_handle_t,
        pOcIccMax: *mut f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pOcIccMax.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcSetIccMax(
        hFrequency: zes_freq_handle_t,
        ocIccMax: f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        let _ = (ocIccMax,);
        Ok(())
    }

    pub unsafe fn zesFrequencyOcGetTjMax(
        hFrequency: zes_freq_handle_t,
        pOcTjMax: *mut f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        if pOcTjMax.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFrequencyOcSetTjMax(
        hFrequency: zes_freq_handle_t,
        ocTjMax: f64,
    ) -> Result<(), Violation> {
        if hFrequency.is_null() {
            return Err(Violation(0));
        }
        let _ = (ocTjMax,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesFrequencyGetProperties(
        hFrequency: zes_freq_handle_t,
        pProperties: *mut zes_freq_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyGetProperties,
            &[hFrequency.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyGetAvailableClocks(
        hFrequency: zes_freq_handle_t,
        pCount: *mut u32,
        phFrequency: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyGetAvailableClocks,
            &[
                hFrequency.0.addr() as u64,
                pCount.addr() as u64,
                phFrequency.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesFrequencyGetRange(
        hFrequency: zes_freq_handle_t,
        pLimits: *mut zes_freq_range_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyGetRange,
            &[hFrequency.0.addr() as u64, pLimits.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencySetRange(
        hFrequency: zes_freq_handle_t,
        pLimits: *const zes_freq_range_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencySetRange,
            &[hFrequency.0.addr() as u64, pLimits.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyGetState(
        hFrequency: zes_freq_handle_t,
        pState: *mut zes_freq_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyGetState,
            &[hFrequency.0.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyGetThrottleTime(
        hFrequency: zes_freq_handle_t,
        pThrottleTime: *mut zes_freq_throttle_time_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyGetThrottleTime,
            &[hFrequency.0.addr() as u64, pThrottleTime.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcGetCapabilities(
        hFrequency: zes_freq_handle_t,
        pOcCapabilities: *mut zes_oc_capabilities_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcGetCapabilities,
            &[hFrequency.0.addr() as u64, pOcCapabilities.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcGetFrequencyTarget(
        hFrequency: zes_freq_handle_t,
        pCurrentOcFrequency: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcGetFrequencyTarget,
            &[hFrequency.0.addr() as u64, pCurrentOcFrequency.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcSetFrequencyTarget(
        hFrequency: zes_freq_handle_t,
        CurrentOcFrequency: f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcSetFrequencyTarget,
            &[hFrequency.0.addr() as u64, CurrentOcFrequency.to_bits()],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcGetVoltageTarget(
        hFrequency: zes_freq_handle_t,
        pCurrentVoltageTarget: *mut f64,
        pCurrentVoltageOffset: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcGetVoltageTarget,
            &[
                hFrequency.0.addr() as u64,
                pCurrentVoltageTarget.addr() as u64,
                pCurrentVoltageOffset.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcSetVoltageTarget(
        hFrequency: zes_freq_handle_t,
        CurrentVoltageTarget: f64,
        CurrentVoltageOffset: f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcSetVoltageTarget,
            &[
                hFrequency.0.addr() as u64,
                CurrentVoltageTarget.to_bits(),
                CurrentVoltageOffset.to_bits(),
            ],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcSetMode(
        hFrequency: zes_freq_handle_t,
        CurrentOcMode: zes_oc_mode_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcSetMode,
            &[hFrequency.0.addr() as u64, u64::from(CurrentOcMode.0)],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcGetMode(
        hFrequency: zes_freq_handle_t,
        pCurrentOcMode: *mut zes_oc_mode_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcGetMode,
            &[hFrequency.0.addr() as u64, pCurrentOcMode.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcGetIccMax(
        hFrequency: zes_freq_handle_t,
        pOcIccMax: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcGetIccMax,
            &[hFrequency.0.addr() as u64, pOcIccMax.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcSetIccMax(
        hFrequency: zes_freq_handle_t,
        ocIccMax: f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcSetIccMax,
            &[hFrequency.0.addr() as u64, ocIccMax.to_bits()],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcGetTjMax(
        hFrequency: zes_freq_handle_t,
        pOcTjMax: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcGetTjMax,
            &[hFrequency.0.addr() as u64, pOcTjMax.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFrequencyOcSetTjMax(
        hFrequency: zes_freq_handle_t,
        ocTjMax: f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFrequencyOcSetTjMax,
            &[hFrequency.0.addr() as u64, ocTjMax.to_bits()],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyGetProperties(
        hFrequency: zes_freq_handle_t,
        pProperties: *mut zes_freq_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyGetProperties(hFrequency, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyGetAvailableClocks(
        hFrequency: zes_freq_handle_t,
        pCount: *mut u32,
        phFrequency: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyGetAvailableClocks(hFrequency, pCount, phFrequency) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyGetRange(
        hFrequency: zes_freq_handle_t,
        pLimits: *mut zes_freq_range_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyGetRange(hFrequency, pLimits) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencySetRange(
        hFrequency: zes_freq_handle_t,
        pLimits: *const zes_freq_range_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencySetRange(hFrequency, pLimits) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyGetState(
        hFrequency: zes_freq_handle_t,
        pState: *mut zes_freq_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyGetState(hFrequency, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyGetThrottleTime(
        hFrequency: zes_freq_handle_t,
        pThrottleTime: *mut zes_freq_throttle_time_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyGetThrottleTime(hFrequency, pThrottleTime) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcGetCapabilities(
        hFrequency: zes_freq_handle_t,
        pOcCapabilities: *mut zes_oc_capabilities_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcGetCapabilities(hFrequency, pOcCapabilities) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcGetFrequencyTarget(
        hFrequency: zes_freq_handle_t,
        pCurrentOcFrequency: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcGetFrequencyTarget(hFrequency, pCurrentOcFrequency) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcSetFrequencyTarget(
        hFrequency: zes_freq_handle_t,
        CurrentOcFrequency: f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcSetFrequencyTarget(hFrequency, CurrentOcFrequency) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcGetVoltageTarget(
        hFrequency: zes_freq_handle_t,
        pCurrentVoltageTarget: *mut f64,
        pCurrentVoltageOffset: *mut f64,
    ) -> ze_result_t {
        unsafe {
            shim::zesFrequencyOcGetVoltageTarget(hFrequency, pCurrentVoltageTarget, pCurrentVoltageOffset)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcSetVoltageTarget(
        hFrequency: zes_freq_handle_t,
        CurrentVoltageTarget: f64,
        CurrentVoltageOffset: f64,
    ) -> ze_result_t {
        unsafe {
            shim::zesFrequencyOcSetVoltageTarget(hFrequency, CurrentVoltageTarget, CurrentVoltageOffset)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcSetMode(
        hFrequency: zes_freq_handle_t,
        CurrentOcMode: zes_oc_mode_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcSetMode(hFrequency, CurrentOcMode) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcGetMode(
        hFrequency: zes_freq_handle_t,
        pCurrentOcMode: *mut zes_oc_mode_t,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcGetMode(hFrequency, pCurrentOcMode) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcGetIccMax(
        hFrequency: zes_freq_handle_t,
        pOcIccMax: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcGetIccMax(hFrequency, pOcIccMax) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcSetIccMax(
        hFrequency: zes_freq_handle_t,
        ocIccMax: f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcSetIccMax(hFrequency, ocIccMax) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcGetTjMax(
        hFrequency: zes_freq_handle_t,
        pOcTjMax: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcGetTjMax(hFrequency, pOcTjMax) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFrequencyOcSetTjMax(
        hFrequency: zes_freq_handle_t,
        ocTjMax: f64,
    ) -> ze_result_t {
        unsafe { shim::zesFrequencyOcSetTjMax(hFrequency, ocTjMax) }
    }
}
