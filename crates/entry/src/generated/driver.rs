//! Boundary of the class `zeDriver`.
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
    pub unsafe fn zeDriverGet(pCount: *mut u32, phDrivers: *mut ze_driver_handle_t) -> Result<(), Violation> {
        if pCount.is_null() {
            return Err(Violation(0));
        }
        let _ = (phDrivers,);
        Ok(())
    }

    pub unsafe fn zeDriverGetApiVersion(
        hDriver: ze_driver_handle_t,
        version: *mut ze_api_version_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if version.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDriverGetProperties(
        hDriver: ze_driver_handle_t,
        pDriverProperties: *mut ze_driver_properties_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if pDriverProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDriverGetIpcProperties(
        hDriver: ze_driver_handle_t,
        pIpcProperties: *mut ze_driver_ipc_properties_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if pIpcProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDriverGetExtensionProperties(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut ze_driver_extension_properties_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pExtensionProperties,);
        Ok(())
    }

    pub unsafe fn zeDriverGetExtensionFunctionAddress(
        hDriver: ze_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if name.is_null() {
            return Err(Violation(1));
        }
        if ppFunctionAddress.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeDriverGetLastErrorDescription(
        hDriver: ze_driver_handle_t,
        ppString: *mut *const c_char,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if ppString.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDriverGetDefaultContext(hDriver: ze_driver_handle_t) -> Result<(), Violation> {
        let _ = (hDriver,);
        Ok(())
    }

    pub unsafe fn zeDriverRTASFormatCompatibilityCheckExp(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_exp_t,
        rtasFormatB: ze_rtas_format_exp_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if rtasFormatA.0 > 2147483646 {
            return Err(Violation(1));
        }
        if rtasFormatB.0 > 2147483646 {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeDriverRTASFormatCompatibilityCheckExt(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_ext_t,
        rtasFormatB: ze_rtas_format_ext_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if rtasFormatA.0 > 2147483646 {
            return Err(Violation(1));
        }
        if rtasFormatB.0 > 2147483646 {
            return Err(Violation(2));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeDriverGet(
        pCount: *mut u32,
        phDrivers: *mut ze_driver_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGet,
            &[pCount.addr() as u64, phDrivers.addr() as u64],
            || unsafe { check::zeDriverGet(pCount, phDrivers) },
            |call| unsafe { crate::api::driver::zeDriverGet(call, pCount, phDrivers) },
        )
    }

    pub unsafe extern "C" fn zeDriverGetApiVersion(
        hDriver: ze_driver_handle_t,
        version: *mut ze_api_version_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGetApiVersion,
            &[hDriver.0.addr() as u64, version.addr() as u64],
            || unsafe { check::zeDriverGetApiVersion(hDriver, version) },
            |call| unsafe { crate::api::driver::zeDriverGetApiVersion(call, hDriver, version) },
        )
    }

    pub unsafe extern "C" fn zeDriverGetProperties(
        hDriver: ze_driver_handle_t,
        pDriverProperties: *mut ze_driver_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGetProperties,
            &[hDriver.0.addr() as u64, pDriverProperties.addr() as u64],
            || unsafe { check::zeDriverGetProperties(hDriver, pDriverProperties) },
            |call| unsafe { crate::api::driver::zeDriverGetProperties(call, hDriver, pDriverProperties) },
        )
    }

    pub unsafe extern "C" fn zeDriverGetIpcProperties(
        hDriver: ze_driver_handle_t,
        pIpcProperties: *mut ze_driver_ipc_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGetIpcProperties,
            &[hDriver.0.addr() as u64, pIpcProperties.addr() as u64],
            || unsafe { check::zeDriverGetIpcProperties(hDriver, pIpcProperties) },
            |call| unsafe { crate::api::driver::zeDriverGetIpcProperties(call, hDriver, pIpcProperties) },
        )
    }

    pub unsafe extern "C" fn zeDriverGetExtensionProperties(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut ze_driver_extension_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGetExtensionProperties,
            &[
                hDriver.0.addr() as u64,
                pCount.addr() as u64,
                pExtensionProperties.addr() as u64,
            ],
            || unsafe { check::zeDriverGetExtensionProperties(hDriver, pCount, pExtensionProperties) },
            |call| unsafe {
                crate::api::driver::zeDriverGetExtensionProperties(
                    call,
                    hDriver,
                    pCount,
                    pExtensionProperties,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeDriverGetExtensionFunctionAddress(
        hDriver: ze_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGetExtensionFunctionAddress,
            &[
                hDriver.0.addr() as u64,
                name.addr() as u64,
                ppFunctionAddress.addr() as u64,
            ],
            || unsafe { check::zeDriverGetExtensionFunctionAddress(hDriver, name, ppFunctionAddress) },
            |call| unsafe {
                crate::api::driver::zeDriverGetExtensionFunctionAddress(
                    call,
                    hDriver,
                    name,
                    ppFunctionAddress,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeDriverGetLastErrorDescription(
        hDriver: ze_driver_handle_t,
        ppString: *mut *const c_char,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDriverGetLastErrorDescription,
            &[hDriver.0.addr() as u64, ppString.addr() as u64],
            || unsafe { check::zeDriverGetLastErrorDescription(hDriver, ppString) },
            |call| unsafe { crate::api::driver::zeDriverGetLastErrorDescription(call, hDriver, ppString) },
        )
    }

    pub unsafe extern "C" fn zeDriverGetDefaultContext(hDriver: ze_driver_handle_t) -> ze_context_handle_t {
        boundary::enter_value(
            Function::zeDriverGetDefaultContext,
            &[hDriver.0.addr() as u64],
            ze_context_handle_t::ZEROED,
            |call| unsafe { crate::api::driver::zeDriverGetDefaultContext(call, hDriver) },
        )
    }

    pub unsafe extern "C" fn zeDriverRTASFormatCompatibilityCheckExp(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_exp_t,
        rtasFormatB: ze_rtas_format_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDriverRTASFormatCompatibilityCheckExp,
            &[
                hDriver.0.addr() as u64,
                u64::from(rtasFormatA.0),
                u64::from(rtasFormatB.0),
            ],
        )
    }

    pub unsafe extern "C" fn zeDriverRTASFormatCompatibilityCheckExt(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_ext_t,
        rtasFormatB: ze_rtas_format_ext_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDriverRTASFormatCompatibilityCheckExt,
            &[
                hDriver.0.addr() as u64,
                u64::from(rtasFormatA.0),
                u64::from(rtasFormatB.0),
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGet(
        pCount: *mut u32,
        phDrivers: *mut ze_driver_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGet(pCount, phDrivers) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetApiVersion(
        hDriver: ze_driver_handle_t,
        version: *mut ze_api_version_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGetApiVersion(hDriver, version) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetProperties(
        hDriver: ze_driver_handle_t,
        pDriverProperties: *mut ze_driver_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGetProperties(hDriver, pDriverProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetIpcProperties(
        hDriver: ze_driver_handle_t,
        pIpcProperties: *mut ze_driver_ipc_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGetIpcProperties(hDriver, pIpcProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetExtensionProperties(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut ze_driver_extension_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGetExtensionProperties(hDriver, pCount, pExtensionProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetExtensionFunctionAddress(
        hDriver: ze_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGetExtensionFunctionAddress(hDriver, name, ppFunctionAddress) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetLastErrorDescription(
        hDriver: ze_driver_handle_t,
        ppString: *mut *const c_char,
    ) -> ze_result_t {
        unsafe { shim::zeDriverGetLastErrorDescription(hDriver, ppString) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverGetDefaultContext(hDriver: ze_driver_handle_t) -> ze_context_handle_t {
        unsafe { shim::zeDriverGetDefaultContext(hDriver) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverRTASFormatCompatibilityCheckExp(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_exp_t,
        rtasFormatB: ze_rtas_format_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverRTASFormatCompatibilityCheckExp(hDriver, rtasFormatA, rtasFormatB) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDriverRTASFormatCompatibilityCheckExt(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_ext_t,
        rtasFormatB: ze_rtas_format_ext_t,
    ) -> ze_result_t {
        unsafe { shim::zeDriverRTASFormatCompatibilityCheckExt(hDriver, rtasFormatA, rtasFormatB) }
    }
}
