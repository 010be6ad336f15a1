//! Boundary of the class `zeContext`.
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
    pub unsafe fn zeContextCreate(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        phContext: *mut ze_context_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if phContext.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 1 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeContextCreateEx(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if phContext.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 1 {
            return Err(Violation(3));
        }
        if numDevices > 0 && phDevices.is_null() {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zeContextDestroy(hContext: ze_context_handle_t) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeContextGetStatus(hContext: ze_context_handle_t) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeContextSystemBarrier(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeContextMakeMemoryResident(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if ptr.is_null() {
            return Err(Violation(2));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zeContextEvictMemory(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if ptr.is_null() {
            return Err(Violation(2));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zeContextMakeImageResident(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if hImage.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeContextEvictImage(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if hImage.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeContextCreate(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        let words = &[
            hDriver.0.addr() as u64,
            desc.addr() as u64,
            phContext.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeContextCreate,
            words,
            || unsafe { check::zeContextCreate(hDriver, desc, phContext) },
            |call| unsafe { crate::api::context::zeContextCreate(call, hDriver, desc, phContext) },
        )
    }

    pub unsafe extern "C" fn zeContextCreateEx(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        let words = &[
            hDriver.0.addr() as u64,
            desc.addr() as u64,
            numDevices as u64,
            phDevices.addr() as u64,
            phContext.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeContextCreateEx,
            words,
            || unsafe { check::zeContextCreateEx(hDriver, desc, numDevices, phDevices, phContext) },
            |call| unsafe {
                crate::api::context::zeContextCreateEx(call, hDriver, desc, numDevices, phDevices, phContext)
            },
        )
    }

    pub unsafe extern "C" fn zeContextDestroy(hContext: ze_context_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeContextDestroy,
            &[hContext.0.addr() as u64],
            || unsafe { check::zeContextDestroy(hContext) },
            |call| unsafe { crate::api::context::zeContextDestroy(call, hContext) },
        )
    }

    pub unsafe extern "C" fn zeContextGetStatus(hContext: ze_context_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeContextGetStatus,
            &[hContext.0.addr() as u64],
            || unsafe { check::zeContextGetStatus(hContext) },
            |call| unsafe { crate::api::context::zeContextGetStatus(call, hContext) },
        )
    }

    pub unsafe extern "C" fn zeContextSystemBarrier(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeContextSystemBarrier,
            &[hContext.0.addr() as u64, hDevice.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeContextMakeMemoryResident(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeContextMakeMemoryResident,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
            ],
            || unsafe { check::zeContextMakeMemoryResident(hContext, hDevice, ptr, size) },
            |call| unsafe {
                crate::api::context::zeContextMakeMemoryResident(call, hContext, hDevice, ptr, size)
            },
        )
    }

    pub unsafe extern "C" fn zeContextEvictMemory(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeContextEvictMemory,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
            ],
            || unsafe { check::zeContextEvictMemory(hContext, hDevice, ptr, size) },
            |call| unsafe { crate::api::context::zeContextEvictMemory(call, hContext, hDevice, ptr, size) },
        )
    }

    pub unsafe extern "C" fn zeContextMakeImageResident(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeContextMakeImageResident,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                hImage.0.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeContextEvictImage(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeContextEvictImage,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                hImage.0.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextCreate(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeContextCreate(hDriver, desc, phContext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextCreateEx(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeContextCreateEx(hDriver, desc, numDevices, phDevices, phContext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextDestroy(hContext: ze_context_handle_t) -> ze_result_t {
        unsafe { shim::zeContextDestroy(hContext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextGetStatus(hContext: ze_context_handle_t) -> ze_result_t {
        unsafe { shim::zeContextGetStatus(hContext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextSystemBarrier(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeContextSystemBarrier(hContext, hDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextMakeMemoryResident(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> ze_result_t {
        unsafe { shim::zeContextMakeMemoryResident(hContext, hDevice, ptr, size) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextEvictMemory(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> ze_result_t {
        unsafe { shim::zeContextEvictMemory(hContext, hDevice, ptr, size) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextMakeImageResident(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeContextMakeImageResident(hContext, hDevice, hImage) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeContextEvictImage(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeContextEvictImage(hContext, hDevice, hImage) }
    }
}
