//! Boundary of the class `zesFan`.
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
    pub unsafe fn zesFanGetProperties(
        hFan: zes_fan_handle_t,
        pProperties: *mut zes_fan_properties_t,
    ) -> Result<(), Violation> {
        if hFan.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFanGetConfig(
        hFan: zes_fan_handle_t,
        pConfig: *mut zes_fan_config_t,
    ) -> Result<(), Violation> {
        if hFan.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFanSetDefaultMode(hFan: zes_fan_handle_t) -> Result<(), Violation> {
        if hFan.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zesFanSetFixedSpeedMode(
        hFan: zes_fan_handle_t,
        speed: *const zes_fan_speed_t,
    ) -> Result<(), Violation> {
        if hFan.is_null() {
            return Err(Violation(0));
        }
        if speed.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFanSetSpeedTableMode(
        hFan: zes_fan_handle_t,
        speedTable: *const zes_fan_speed_table_t,
    ) -> Result<(), Violation> {
        if hFan.is_null() {
            return Err(Violation(0));
        }
        if speedTable.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFanGetState(
        hFan: zes_fan_handle_t,
        units: zes_fan_speed_units_t,
        pSpeed: *mut i32,
    ) -> Result<(), Violation> {
        if hFan.is_null() {
            return Err(Violation(0));
        }
        if units.0 > 1 {
            return Err(Violation(1));
        }
        if pSpeed.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesFanGetProperties(
        hFan: zes_fan_handle_t,
        pProperties: *mut zes_fan_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFanGetProperties,
            &[hFan.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFanGetConfig(
        hFan: zes_fan_handle_t,
        pConfig: *mut zes_fan_config_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFanGetConfig,
            &[hFan.0.addr() as u64, pConfig.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFanSetDefaultMode(hFan: zes_fan_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zesFanSetDefaultMode, &[hFan.0.addr() as u64])
    }

    pub unsafe extern "C" fn zesFanSetFixedSpeedMode(
        hFan: zes_fan_handle_t,
        speed: *const zes_fan_speed_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFanSetFixedSpeedMode,
            &[hFan.0.addr() as u64, speed.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFanSetSpeedTableMode(
        hFan: zes_fan_handle_t,
        speedTable: *const zes_fan_speed_table_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFanSetSpeedTableMode,
            &[hFan.0.addr() as u64, speedTable.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFanGetState(
        hFan: zes_fan_handle_t,
        units: zes_fan_speed_units_t,
        pSpeed: *mut i32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFanGetState,
            &[hFan.0.addr() as u64, u64::from(units.0), pSpeed.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFanGetProperties(
        hFan: zes_fan_handle_t,
        pProperties: *mut zes_fan_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesFanGetProperties(hFan, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFanGetConfig(
        hFan: zes_fan_handle_t,
        pConfig: *mut zes_fan_config_t,
    ) -> ze_result_t {
        unsafe { shim::zesFanGetConfig(hFan, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFanSetDefaultMode(hFan: zes_fan_handle_t) -> ze_result_t {
        unsafe { shim::zesFanSetDefaultMode(hFan) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFanSetFixedSpeedMode(
        hFan: zes_fan_handle_t,
        speed: *const zes_fan_speed_t,
    ) -> ze_result_t {
        unsafe { shim::zesFanSetFixedSpeedMode(hFan, speed) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFanSetSpeedTableMode(
        hFan: zes_fan_handle_t,
        speedTable: *const zes_fan_speed_table_t,
    ) -> ze_result_t {
        unsafe { shim::zesFanSetSpeedTableMode(hFan, speedTable) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFanGetState(
        hFan: zes_fan_handle_t,
        units: zes_fan_speed_units_t,
        pSpeed: *mut i32,
    ) -> ze_result_t {
        unsafe { shim::zesFanGetState(hFan, units, pSpeed) }
    }
}
