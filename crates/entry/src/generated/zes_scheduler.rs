//! Boundary of the class `zesScheduler`.
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
    pub unsafe fn zesSchedulerGetProperties(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_properties_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesSchedulerGetCurrentMode(
        hScheduler: zes_sched_handle_t,
        pMode: *mut zes_sched_mode_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pMode.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesSchedulerGetTimeoutModeProperties(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeout_properties_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        let _ = (getDefaults,);
        Ok(())
    }

    pub unsafe fn zesSchedulerGetTimesliceModeProperties(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeslice_properties_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        let _ = (getDefaults,);
        Ok(())
    }

    pub unsafe fn zesSchedulerSetTimeoutMode(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeout_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        if pNeedReload.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesSchedulerSetTimesliceMode(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeslice_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        if pNeedReload.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesSchedulerSetExclusiveMode(
        hScheduler: zes_sched_handle_t,
        pNeedReload: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pNeedReload.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesSchedulerSetComputeUnitDebugMode(
        hScheduler: zes_sched_handle_t,
        pNeedReload: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hScheduler.is_null() {
            return Err(Violation(0));
        }
        if pNeedReload.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesSchedulerGetProperties(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerGetProperties,
            &[hScheduler.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesSchedulerGetCurrentMode(
        hScheduler: zes_sched_handle_t,
        pMode: *mut zes_sched_mode_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerGetCurrentMode,
            &[hScheduler.0.addr() as u64, pMode.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesSchedulerGetTimeoutModeProperties(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeout_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerGetTimeoutModeProperties,
            &[
                hScheduler.0.addr() as u64,
                getDefaults as u64,
                pConfig.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesSchedulerGetTimesliceModeProperties(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeslice_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerGetTimesliceModeProperties,
            &[
                hScheduler.0.addr() as u64,
                getDefaults as u64,
                pConfig.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesSchedulerSetTimeoutMode(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeout_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerSetTimeoutMode,
            &[
                hScheduler.0.addr() as u64,
                pProperties.addr() as u64,
                pNeedReload.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesSchedulerSetTimesliceMode(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeslice_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerSetTimesliceMode,
            &[
                hScheduler.0.addr() as u64,
                pProperties.addr() as u64,
                pNeedReload.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesSchedulerSetExclusiveMode(
        hScheduler: zes_sched_handle_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerSetExclusiveMode,
            &[hScheduler.0.addr() as u64, pNeedReload.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesSchedulerSetComputeUnitDebugMode(
        hScheduler: zes_sched_handle_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesSchedulerSetComputeUnitDebugMode,
            &[hScheduler.0.addr() as u64, pNeedReload.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerGetProperties(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerGetProperties(hScheduler, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerGetCurrentMode(
        hScheduler: zes_sched_handle_t,
        pMode: *mut zes_sched_mode_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerGetCurrentMode(hScheduler, pMode) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerGetTimeoutModeProperties(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeout_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerGetTimeoutModeProperties(hScheduler, getDefaults, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerGetTimesliceModeProperties(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeslice_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerGetTimesliceModeProperties(hScheduler, getDefaults, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerSetTimeoutMode(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeout_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerSetTimeoutMode(hScheduler, pProperties, pNeedReload) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerSetTimesliceMode(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeslice_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerSetTimesliceMode(hScheduler, pProperties, pNeedReload) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerSetExclusiveMode(
        hScheduler: zes_sched_handle_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerSetExclusiveMode(hScheduler, pNeedReload) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesSchedulerSetComputeUnitDebugMode(
        hScheduler: zes_sched_handle_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesSchedulerSetComputeUnitDebugMode(hScheduler, pNeedReload) }
    }
}
