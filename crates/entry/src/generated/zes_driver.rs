//! Boundary of the class `zesDriver`.
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
    pub unsafe fn zesDriverGet(
        pCount: *mut u32,
        phDrivers: *mut zes_driver_handle_t,
    ) -> Result<(), Violation> {
        if pCount.is_null() {
            return Err(Violation(0));
        }
        let _ = (phDrivers,);
        Ok(())
    }

    pub unsafe fn zesDriverGetExtensionProperties(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut zes_driver_extension_properties_t,
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

    pub unsafe fn zesDriverGetExtensionFunctionAddress(
        hDriver: zes_driver_handle_t,
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

    pub unsafe fn zesDriverEventListen(
        hDriver: ze_driver_handle_t,
        timeout: u32,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if phDevices.is_null() {
            return Err(Violation(1));
        }
        if pNumDeviceEvents.is_null() {
            return Err(Violation(2));
        }
        if pEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (timeout, count);
        Ok(())
    }

    pub unsafe fn zesDriverEventListenEx(
        hDriver: ze_driver_handle_t,
        timeout: u64,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if phDevices.is_null() {
            return Err(Violation(1));
        }
        if pNumDeviceEvents.is_null() {
            return Err(Violation(2));
        }
        if pEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (timeout, count);
        Ok(())
    }

    pub unsafe fn zesDriverGetDeviceByUuidExp(
        hDriver: zes_driver_handle_t,
        uuid: zes_uuid_t,
        phDevice: *mut zes_device_handle_t,
        onSubdevice: *mut ze_bool_t,
        subdeviceId: *mut u32,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if phDevice.is_null() {
            return Err(Violation(1));
        }
        if onSubdevice.is_null() {
            return Err(Violation(2));
        }
        if subdeviceId.is_null() {
            return Err(Violation(3));
        }
        let _ = (uuid,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesDriverGet(
        pCount: *mut u32,
        phDrivers: *mut zes_driver_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDriverGet,
            &[pCount.addr() as u64, phDrivers.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDriverGetExtensionProperties(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut zes_driver_extension_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDriverGetExtensionProperties,
            &[
                hDriver.0.addr() as u64,
                pCount.addr() as u64,
                pExtensionProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDriverGetExtensionFunctionAddress(
        hDriver: zes_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDriverGetExtensionFunctionAddress,
            &[
                hDriver.0.addr() as u64,
                name.addr() as u64,
                ppFunctionAddress.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDriverEventListen(
        hDriver: ze_driver_handle_t,
        timeout: u32,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDriverEventListen,
            &[
                hDriver.0.addr() as u64,
                timeout as u64,
                count as u64,
                phDevices.addr() as u64,
                pNumDeviceEvents.addr() as u64,
                pEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDriverEventListenEx(
        hDriver: ze_driver_handle_t,
        timeout: u64,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDriverEventListenEx,
            &[
                hDriver.0.addr() as u64,
                timeout as u64,
                count as u64,
                phDevices.addr() as u64,
                pNumDeviceEvents.addr() as u64,
                pEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDriverGetDeviceByUuidExp(
        hDriver: zes_driver_handle_t,
        uuid: zes_uuid_t,
        phDevice: *mut zes_device_handle_t,
        onSubdevice: *mut ze_bool_t,
        subdeviceId: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDriverGetDeviceByUuidExp,
            &[
                hDriver.0.addr() as u64,
                (&raw const uuid).addr() as u64,
                phDevice.addr() as u64,
                onSubdevice.addr() as u64,
                subdeviceId.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDriverGet(
        pCount: *mut u32,
        phDrivers: *mut zes_driver_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDriverGet(pCount, phDrivers) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDriverGetExtensionProperties(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut zes_driver_extension_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDriverGetExtensionProperties(hDriver, pCount, pExtensionProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDriverGetExtensionFunctionAddress(
        hDriver: zes_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zesDriverGetExtensionFunctionAddress(hDriver, name, ppFunctionAddress) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDriverEventListen(
        hDriver: ze_driver_handle_t,
        timeout: u32,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zesDriverEventListen(hDriver, timeout, count, phDevices, pNumDeviceEvents, pEvents) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDriverEventListenEx(
        hDriver: ze_driver_handle_t,
        timeout: u64,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zesDriverEventListenEx(hDriver, timeout, count, phDevices, pNumDeviceEvents, pEvents) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDriverGetDeviceByUuidExp(
        hDriver: zes_driver_handle_t,
        uuid: zes_uuid_t,
        phDevice: *mut zes_device_handle_t,
        onSubdevice: *mut ze_bool_t,
        subdeviceId: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zesDriverGetDeviceByUuidExp(hDriver, uuid, phDevice, onSubdevice, subdeviceId) }
    }
}
