//! Boundary of the class `zesFirmware`.
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
    pub unsafe fn zesFirmwareGetProperties(
        hFirmware: zes_firmware_handle_t,
        pProperties: *mut zes_firmware_properties_t,
    ) -> Result<(), Violation> {
        if hFirmware.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFirmwareFlash(
        hFirmware: zes_firmware_handle_t,
        pImage: *mut c_void,
        size: u32,
    ) -> Result<(), Violation> {
        if hFirmware.is_null() {
            return Err(Violation(0));
        }
        if pImage.is_null() {
            return Err(Violation(1));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zesFirmwareGetFlashProgress(
        hFirmware: zes_firmware_handle_t,
        pCompletionPercent: *mut u32,
    ) -> Result<(), Violation> {
        if hFirmware.is_null() {
            return Err(Violation(0));
        }
        if pCompletionPercent.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFirmwareGetConsoleLogs(
        hFirmware: zes_firmware_handle_t,
        pSize: *mut usize,
        pFirmwareLog: *mut c_char,
    ) -> Result<(), Violation> {
        if hFirmware.is_null() {
            return Err(Violation(0));
        }
        if pSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pFirmwareLog,);
        Ok(())
    }

    pub unsafe fn zesFirmwareGetSecurityVersionExp(
        hFirmware: zes_firmware_handle_t,
        pVersion: *mut c_char,
    ) -> Result<(), Violation> {
        if hFirmware.is_null() {
            return Err(Violation(0));
        }
        if pVersion.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFirmwareSetSecurityVersionExp(
        hFirmware: zes_firmware_handle_t,
    ) -> Result<(), Violation> {
        if hFirmware.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesFirmwareGetProperties(
        hFirmware: zes_firmware_handle_t,
        pProperties: *mut zes_firmware_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFirmwareGetProperties,
            &[hFirmware.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFirmwareFlash(
        hFirmware: zes_firmware_handle_t,
        pImage: *mut c_void,
        size: u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFirmwareFlash,
            &[hFirmware.0.addr() as u64, pImage.addr() as u64, size as u64],
        )
    }

    pub unsafe extern "C" fn zesFirmwareGetFlashProgress(
        hFirmware: zes_firmware_handle_t,
        pCompletionPercent: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFirmwareGetFlashProgress,
            &[hFirmware.0.addr() as u64, pCompletionPercent.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFirmwareGetConsoleLogs(
        hFirmware: zes_firmware_handle_t,
        pSize: *mut usize,
        pFirmwareLog: *mut c_char,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFirmwareGetConsoleLogs,
            &[
                hFirmware.0.addr() as u64,
                pSize.addr() as u64,
                pFirmwareLog.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesFirmwareGetSecurityVersionExp(
        hFirmware: zes_firmware_handle_t,
        pVersion: *mut c_char,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFirmwareGetSecurityVersionExp,
            &[hFirmware.0.addr() as u64, pVersion.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFirmwareSetSecurityVersionExp(
        hFirmware: zes_firmware_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFirmwareSetSecurityVersionExp,
            &[hFirmware.0.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFirmwareGetProperties(
        hFirmware: zes_firmware_handle_t,
        pProperties: *mut zes_firmware_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesFirmwareGetProperties(hFirmware, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFirmwareFlash(
        hFirmware: zes_firmware_handle_t,
        pImage: *mut c_void,
        size: u32,
    ) -> ze_result_t {
        unsafe { shim::zesFirmwareFlash(hFirmware, pImage, size) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFirmwareGetFlashProgress(
        hFirmware: zes_firmware_handle_t,
        pCompletionPercent: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zesFirmwareGetFlashProgress(hFirmware, pCompletionPercent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFirmwareGetConsoleLogs(
        hFirmware: zes_firmware_handle_t,
        pSize: *mut usize,
        pFirmwareLog: *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zesFirmwareGetConsoleLogs(hFirmware, pSize, pFirmwareLog) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFirmwareGetSecurityVersionExp(
        hFirmware: zes_firmware_handle_t,
        pVersion: *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zesFirmwareGetSecurityVersionExp(hFirmware, pVersion) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFirmwareSetSecurityVersionExp(
        hFirmware: zes_firmware_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesFirmwareSetSecurityVersionExp(hFirmware) }
    }
}
