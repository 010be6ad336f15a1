//! Boundary of the class `zesLed`.
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
    pub unsafe fn zesLedGetProperties(
        hLed: zes_led_handle_t,
        pProperties: *mut zes_led_properties_t,
    ) -> Result<(), Violation> {
        if hLed.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesLedGetState(
        hLed: zes_led_handle_t,
        pState: *mut zes_led_state_t,
    ) -> Result<(), Violation> {
        if hLed.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesLedSetState(hLed: zes_led_handle_t, enable: ze_bool_t) -> Result<(), Violation> {
        if hLed.is_null() {
            return Err(Violation(0));
        }
        let _ = (enable,);
        Ok(())
    }

    pub unsafe fn zesLedSetColor(
        hLed: zes_led_handle_t,
        pColor: *const zes_led_color_t,
    ) -> Result<(), Violation> {
        if hLed.is_null() {
            return Err(Violation(0));
        }
        if pColor.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesLedGetProperties(
        hLed: zes_led_handle_t,
        pProperties: *mut zes_led_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesLedGetProperties,
            &[hLed.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesLedGetState(
        hLed: zes_led_handle_t,
        pState: *mut zes_led_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesLedGetState,
            &[hLed.0.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesLedSetState(hLed: zes_led_handle_t, enable: ze_bool_t) -> ze_result_t {
        boundary::unimplemented(Function::zesLedSetState, &[hLed.0.addr() as u64, enable as u64])
    }

    pub unsafe extern "C" fn zesLedSetColor(
        hLed: zes_led_handle_t,
        pColor: *const zes_led_color_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesLedSetColor,
            &[hLed.0.addr() as u64, pColor.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesLedGetProperties(
        hLed: zes_led_handle_t,
        pProperties: *mut zes_led_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesLedGetProperties(hLed, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesLedGetState(
        hLed: zes_led_handle_t,
        pState: *mut zes_led_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesLedGetState(hLed, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesLedSetState(hLed: zes_led_handle_t, enable: ze_bool_t) -> ze_result_t {
        unsafe { shim::zesLedSetState(hLed, enable) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesLedSetColor(
        hLed: zes_led_handle_t,
        pColor: *const zes_led_color_t,
    ) -> ze_result_t {
        unsafe { shim::zesLedSetColor(hLed, pColor) }
    }
}
