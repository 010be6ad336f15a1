//! Boundary of the class `zer`.
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
    pub unsafe fn zerGetLastErrorDescription(ppString: *mut *const c_char) -> Result<(), Violation> {
        if ppString.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zerTranslateDeviceHandleToIdentifier(hDevice: ze_device_handle_t) -> Result<(), Violation> {
        let _ = (hDevice,);
        Ok(())
    }

    pub unsafe fn zerTranslateIdentifierToDeviceHandle(identifier: u32) -> Result<(), Violation> {
        let _ = (identifier,);
        Ok(())
    }

    pub unsafe fn zerGetDefaultContext() -> Result<(), Violation> {
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zerGetLastErrorDescription(ppString: *mut *const c_char) -> ze_result_t {
        boundary::enter(
            Function::zerGetLastErrorDescription,
            &[ppString.addr() as u64],
            || unsafe { check::zerGetLastErrorDescription(ppString) },
            |call| unsafe { crate::api::zer_global::zerGetLastErrorDescription(call, ppString) },
        )
    }

    pub unsafe extern "C" fn zerTranslateDeviceHandleToIdentifier(hDevice: ze_device_handle_t) -> u32 {
        boundary::enter_value(
            Function::zerTranslateDeviceHandleToIdentifier,
            &[hDevice.0.addr() as u64],
            u32::MAX,
            |call| unsafe { crate::api::zer_global::zerTranslateDeviceHandleToIdentifier(call, hDevice) },
        )
    }

    pub unsafe extern "C" fn zerTranslateIdentifierToDeviceHandle(identifier: u32) -> ze_device_handle_t {
        boundary::enter_value(
            Function::zerTranslateIdentifierToDeviceHandle,
            &[identifier as u64],
            ze_device_handle_t::ZEROED,
            |call| unsafe { crate::api::zer_global::zerTranslateIdentifierToDeviceHandle(call, identifier) },
        )
    }

    pub unsafe extern "C" fn zerGetDefaultContext() -> ze_context_handle_t {
        boundary::enter_value(
            Function::zerGetDefaultContext,
            &[],
            ze_context_handle_t::ZEROED,
            |call| unsafe { crate::api::zer_global::zerGetDefaultContext(call) },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zerGetLastErrorDescription(ppString: *mut *const c_char) -> ze_result_t {
        unsafe { shim::zerGetLastErrorDescription(ppString) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zerTranslateDeviceHandleToIdentifier(hDevice: ze_device_handle_t) -> u32 {
        unsafe { shim::zerTranslateDeviceHandleToIdentifier(hDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zerTranslateIdentifierToDeviceHandle(identifier: u32) -> ze_device_handle_t {
        unsafe { shim::zerTranslateIdentifierToDeviceHandle(identifier) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zerGetDefaultContext() -> ze_context_handle_t {
        unsafe { shim::zerGetDefaultContext() }
    }
}
