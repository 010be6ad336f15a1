//! Boundary of the class `zesPower`.
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
    pub unsafe fn zesPowerGetProperties(
        hPower: zes_pwr_handle_t,
        pProperties: *mut zes_power_properties_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesPowerGetEnergyCounter(
        hPower: zes_pwr_handle_t,
        pEnergy: *mut zes_power_energy_counter_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pEnergy.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesPowerGetLimits(
        hPower: zes_pwr_handle_t,
        pSustained: *mut zes_power_sustained_limit_t,
        pBurst: *mut zes_power_burst_limit_t,
        pPeak: *mut zes_power_peak_limit_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        let _ = (pSustained, pBurst, pPeak);
        Ok(())
    }

    pub unsafe fn zesPowerSetLimits(
        hPower: zes_pwr_handle_t,
        pSustained: *const zes_power_sustained_limit_t,
        pBurst: *const zes_power_burst_limit_t,
        pPeak: *const zes_power_peak_limit_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        let _ = (pSustained, pBurst, pPeak);
        Ok(())
    }

    pub unsafe fn zesPowerGetEnergyThreshold(
        hPower: zes_pwr_handle_t,
        pThreshold: *mut zes_energy_threshold_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pThreshold.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesPowerSetEnergyThreshold(
        hPower: zes_pwr_handle_t,
        threshold: f64,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        let _ = (threshold,);
        Ok(())
    }

    pub unsafe fn zesPowerGetUsage(
        hPower: zes_pwr_handle_t,
        pInstantPower: *mut u32,
        pAveragePower: *mut u32,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pInstantPower.is_null() {
            return Err(Violation(1));
        }
        if pAveragePower.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesPowerGetLimitsExt(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pSustained,);
        Ok(())
    }

    pub unsafe fn zesPowerSetLimitsExt(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pSustained,);
        Ok(())
    }

    pub unsafe fn zesPowerGetLimitsExt2(hPower: zes_pwr_handle_t, pLimit: *mut u32) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        if pLimit.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesPowerSetLimitsExt2(hPower: zes_pwr_handle_t, limit: u32) -> Result<(), Violation> {
        if hPower.is_null() {
            return Err(Violation(0));
        }
        let _ = (limit,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesPowerGetProperties(
        hPower: zes_pwr_handle_t,
        pProperties: *mut zes_power_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetProperties,
            &[hPower.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesPowerGetEnergyCounter(
        hPower: zes_pwr_handle_t,
        pEnergy: *mut zes_power_energy_counter_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetEnergyCounter,
            &[hPower.0.addr() as u64, pEnergy.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesPowerGetLimits(
        hPower: zes_pwr_handle_t,
        pSustained: *mut zes_power_sustained_limit_t,
        pBurst: *mut zes_power_burst_limit_t,
        pPeak: *mut zes_power_peak_limit_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetLimits,
            &[
                hPower.0.addr() as u64,
                pSustained.addr() as u64,
                pBurst.addr() as u64,
                pPeak.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesPowerSetLimits(
        hPower: zes_pwr_handle_t,
        pSustained: *const zes_power_sustained_limit_t,
        pBurst: *const zes_power_burst_limit_t,
        pPeak: *const zes_power_peak_limit_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerSetLimits,
            &[
                hPower.0.addr() as u64,
                pSustained.addr() as u64,
                pBurst.addr() as u64,
                pPeak.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesPowerGetEnergyThreshold(
        hPower: zes_pwr_handle_t,
        pThreshold: *mut zes_energy_threshold_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetEnergyThreshold,
            &[hPower.0.addr() as u64, pThreshold.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesPowerSetEnergyThreshold(
        hPower: zes_pwr_handle_t,
        threshold: f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerSetEnergyThreshold,
            &[hPower.0.addr() as u64, threshold.to_bits()],
        )
    }

    pub unsafe extern "C" fn zesPowerGetUsage(
        hPower: zes_pwr_handle_t,
        pInstantPower: *mut u32,
        pAveragePower: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetUsage,
            &[
                hPower.0.addr() as u64,
                pInstantPower.addr() as u64,
                pAveragePower.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesPowerGetLimitsExt(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetLimitsExt,
            &[
                hPower.0.addr() as u64,
                pCount.addr() as u64,
                pSustained.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesPowerSetLimitsExt(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerSetLimitsExt,
            &[
                hPower.0.addr() as u64,
                pCount.addr() as u64,
                pSustained.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesPowerGetLimitsExt2(
        hPower: zes_pwr_handle_t,
        pLimit: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerGetLimitsExt2,
            &[hPower.0.addr() as u64, pLimit.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesPowerSetLimitsExt2(hPower: zes_pwr_handle_t, limit: u32) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPowerSetLimitsExt2,
            &[hPower.0.addr() as u64, limit as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetProperties(
        hPower: zes_pwr_handle_t,
        pProperties: *mut zes_power_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetProperties(hPower, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetEnergyCounter(
        hPower: zes_pwr_handle_t,
        pEnergy: *mut zes_power_energy_counter_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetEnergyCounter(hPower, pEnergy) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetLimits(
        hPower: zes_pwr_handle_t,
        pSustained: *mut zes_power_sustained_limit_t,
        pBurst: *mut zes_power_burst_limit_t,
        pPeak: *mut zes_power_peak_limit_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetLimits(hPower, pSustained, pBurst, pPeak) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerSetLimits(
        hPower: zes_pwr_handle_t,
        pSustained: *const zes_power_sustained_limit_t,
        pBurst: *const zes_power_burst_limit_t,
        pPeak: *const zes_power_peak_limit_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerSetLimits(hPower, pSustained, pBurst, pPeak) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetEnergyThreshold(
        hPower: zes_pwr_handle_t,
        pThreshold: *mut zes_energy_threshold_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetEnergyThreshold(hPower, pThreshold) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerSetEnergyThreshold(
        hPower: zes_pwr_handle_t,
        threshold: f64,
    ) -> ze_result_t {
        unsafe { shim::zesPowerSetEnergyThreshold(hPower, threshold) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetUsage(
        hPower: zes_pwr_handle_t,
        pInstantPower: *mut u32,
        pAveragePower: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetUsage(hPower, pInstantPower, pAveragePower) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetLimitsExt(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetLimitsExt(hPower, pCount, pSustained) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerSetLimitsExt(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> ze_result_t {
        unsafe { shim::zesPowerSetLimitsExt(hPower, pCount, pSustained) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerGetLimitsExt2(
        hPower: zes_pwr_handle_t,
        pLimit: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zesPowerGetLimitsExt2(hPower, pLimit) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPowerSetLimitsExt2(hPower: zes_pwr_handle_t, limit: u32) -> ze_result_t {
        unsafe { shim::zesPowerSetLimitsExt2(hPower, limit) }
    }
}
