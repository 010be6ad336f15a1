//! Boundary of the class `zeImage`.
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
    pub unsafe fn zeImageGetProperties(
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        pImageProperties: *mut ze_image_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if pImageProperties.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 3 {
            return Err(Violation(3));
        }
        if unsafe { (*desc).r#type }.0 > 5 {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zeImageCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        phImage: *mut ze_image_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if desc.is_null() {
            return Err(Violation(2));
        }
        if phImage.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*desc).flags } > 3 {
            return Err(Violation(4));
        }
        if unsafe { (*desc).r#type }.0 > 5 {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zeImageDestroy(hImage: ze_image_handle_t) -> Result<(), Violation> {
        if hImage.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeImageGetMemoryPropertiesExp(
        hImage: ze_image_handle_t,
        pMemoryProperties: *mut ze_image_memory_properties_exp_t,
    ) -> Result<(), Violation> {
        if hImage.is_null() {
            return Err(Violation(0));
        }
        if pMemoryProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeImageViewCreateExt(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
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
        if desc.is_null() {
            return Err(Violation(3));
        }
        if phImageView.is_null() {
            return Err(Violation(4));
        }
        if unsafe { (*desc).flags } > 3 {
            return Err(Violation(5));
        }
        if unsafe { (*desc).r#type }.0 > 5 {
            return Err(Violation(6));
        }
        Ok(())
    }

    pub unsafe fn zeImageViewCreateExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
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
        if desc.is_null() {
            return Err(Violation(3));
        }
        if phImageView.is_null() {
            return Err(Violation(4));
        }
        if unsafe { (*desc).flags } > 3 {
            return Err(Violation(5));
        }
        if unsafe { (*desc).r#type }.0 > 5 {
            return Err(Violation(6));
        }
        Ok(())
    }

    pub unsafe fn zeImageGetAllocPropertiesExt(
        hContext: ze_context_handle_t,
        hImage: ze_image_handle_t,
        pImageAllocProperties: *mut ze_image_allocation_ext_properties_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hImage.is_null() {
            return Err(Violation(1));
        }
        if pImageAllocProperties.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeImageGetDeviceOffsetExp(
        hImage: ze_image_handle_t,
        pDeviceOffset: *mut u64,
    ) -> Result<(), Violation> {
        if hImage.is_null() {
            return Err(Violation(0));
        }
        if pDeviceOffset.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeImageGetProperties(
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        pImageProperties: *mut ze_image_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageGetProperties,
            &[
                hDevice.0.addr() as u64,
                desc.addr() as u64,
                pImageProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeImageCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        phImage: *mut ze_image_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageCreate,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                desc.addr() as u64,
                phImage.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeImageDestroy(hImage: ze_image_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeImageDestroy, &[hImage.0.addr() as u64])
    }

    pub unsafe extern "C" fn zeImageGetMemoryPropertiesExp(
        hImage: ze_image_handle_t,
        pMemoryProperties: *mut ze_image_memory_properties_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageGetMemoryPropertiesExp,
            &[hImage.0.addr() as u64, pMemoryProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeImageViewCreateExt(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageViewCreateExt,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                desc.addr() as u64,
                hImage.0.addr() as u64,
                phImageView.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeImageViewCreateExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageViewCreateExp,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                desc.addr() as u64,
                hImage.0.addr() as u64,
                phImageView.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeImageGetAllocPropertiesExt(
        hContext: ze_context_handle_t,
        hImage: ze_image_handle_t,
        pImageAllocProperties: *mut ze_image_allocation_ext_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageGetAllocPropertiesExt,
            &[
                hContext.0.addr() as u64,
                hImage.0.addr() as u64,
                pImageAllocProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeImageGetDeviceOffsetExp(
        hImage: ze_image_handle_t,
        pDeviceOffset: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeImageGetDeviceOffsetExp,
            &[hImage.0.addr() as u64, pDeviceOffset.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageGetProperties(
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        pImageProperties: *mut ze_image_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeImageGetProperties(hDevice, desc, pImageProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        phImage: *mut ze_image_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeImageCreate(hContext, hDevice, desc, phImage) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageDestroy(hImage: ze_image_handle_t) -> ze_result_t {
        unsafe { shim::zeImageDestroy(hImage) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageGetMemoryPropertiesExp(
        hImage: ze_image_handle_t,
        pMemoryProperties: *mut ze_image_memory_properties_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zeImageGetMemoryPropertiesExp(hImage, pMemoryProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageViewCreateExt(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeImageViewCreateExt(hContext, hDevice, desc, hImage, phImageView) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageViewCreateExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeImageViewCreateExp(hContext, hDevice, desc, hImage, phImageView) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageGetAllocPropertiesExt(
        hContext: ze_context_handle_t,
        hImage: ze_image_handle_t,
        pImageAllocProperties: *mut ze_image_allocation_ext_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeImageGetAllocPropertiesExt(hContext, hImage, pImageAllocProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeImageGetDeviceOffsetExp(
        hImage: ze_image_handle_t,
        pDeviceOffset: *mut u64,
    ) -> ze_result_t {
        unsafe { shim::zeImageGetDeviceOffsetExp(hImage, pDeviceOffset) }
    }
}
