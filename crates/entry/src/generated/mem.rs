//! Boundary of the class `zeMem`.
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
    pub unsafe fn zeMemAllocShared(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if device_desc.is_null() {
            return Err(Violation(1));
        }
        if host_desc.is_null() {
            return Err(Violation(2));
        }
        if pptr.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*device_desc).flags } > 7 {
            return Err(Violation(4));
        }
        if unsafe { (*host_desc).flags } > 31 {
            return Err(Violation(5));
        }
        if size == 0 {
            return Err(Violation(6));
        }
        if alignment & alignment.wrapping_sub(1) != 0 {
            return Err(Violation(7));
        }
        let _ = (hDevice,);
        Ok(())
    }

    pub unsafe fn zeMemAllocDevice(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if device_desc.is_null() {
            return Err(Violation(2));
        }
        if pptr.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*device_desc).flags } > 7 {
            return Err(Violation(4));
        }
        if size == 0 {
            return Err(Violation(5));
        }
        if alignment & alignment.wrapping_sub(1) != 0 {
            return Err(Violation(6));
        }
        Ok(())
    }

    pub unsafe fn zeMemAllocHost(
        hContext: ze_context_handle_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        pptr: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if host_desc.is_null() {
            return Err(Violation(1));
        }
        if pptr.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*host_desc).flags } > 31 {
            return Err(Violation(3));
        }
        if size == 0 {
            return Err(Violation(4));
        }
        if alignment & alignment.wrapping_sub(1) != 0 {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zeMemFree(hContext: ze_context_handle_t, ptr: *mut c_void) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeMemGetAllocProperties(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pMemAllocProperties: *mut ze_memory_allocation_properties_t,
        phDevice: *mut ze_device_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if pMemAllocProperties.is_null() {
            return Err(Violation(2));
        }
        let _ = (phDevice,);
        Ok(())
    }

    pub unsafe fn zeMemGetAddressRange(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pBase: *mut *mut c_void,
        pSize: *mut usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        let _ = (pBase, pSize);
        Ok(())
    }

    pub unsafe fn zeMemGetIpcHandle(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if pIpcHandle.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeMemGetIpcHandleFromFileDescriptorExp(
        hContext: ze_context_handle_t,
        handle: u64,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if pIpcHandle.is_null() {
            return Err(Violation(1));
        }
        let _ = (handle,);
        Ok(())
    }

    pub unsafe fn zeMemGetFileDescriptorFromIpcHandleExp(
        hContext: ze_context_handle_t,
        ipcHandle: ze_ipc_mem_handle_t,
        pHandle: *mut u64,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if pHandle.is_null() {
            return Err(Violation(1));
        }
        let _ = (ipcHandle,);
        Ok(())
    }

    pub unsafe fn zeMemPutIpcHandle(
        hContext: ze_context_handle_t,
        handle: ze_ipc_mem_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        let _ = (handle,);
        Ok(())
    }

    pub unsafe fn zeMemOpenIpcHandle(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        handle: ze_ipc_mem_handle_t,
        flags: ze_ipc_memory_flags_t,
        pptr: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if flags > 3 {
            return Err(Violation(2));
        }
        if pptr.is_null() {
            return Err(Violation(3));
        }
        let _ = (handle,);
        Ok(())
    }

    pub unsafe fn zeMemCloseIpcHandle(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeMemSetAtomicAccessAttributeExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        attr: ze_memory_atomic_attr_exp_flags_t,
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
        if attr > 127 {
            return Err(Violation(3));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zeMemGetAtomicAccessAttributeExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        pAttr: *mut ze_memory_atomic_attr_exp_flags_t,
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
        if pAttr.is_null() {
            return Err(Violation(3));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zeMemFreeExt(
        hContext: ze_context_handle_t,
        pMemFreeDesc: *const ze_memory_free_ext_desc_t,
        ptr: *mut c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if pMemFreeDesc.is_null() {
            return Err(Violation(1));
        }
        if ptr.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*pMemFreeDesc).freePolicy } > 3 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeMemGetPitchFor2dImage(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        imageWidth: usize,
        imageHeight: usize,
        elementSizeInBytes: u32,
        rowPitch: *mut usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        let _ = (imageWidth, imageHeight, elementSizeInBytes, rowPitch);
        Ok(())
    }

    pub unsafe fn zeMemGetIpcHandleWithProperties(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pNext: *mut c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if pIpcHandle.is_null() {
            return Err(Violation(2));
        }
        let _ = (pNext,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeMemAllocShared(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            device_desc.addr() as u64,
            host_desc.addr() as u64,
            size as u64,
            alignment as u64,
            hDevice.0.addr() as u64,
            pptr.addr() as u64,
        ];
        let device_desc_copy = unsafe { Input::read(device_desc) };
        let device_desc = device_desc_copy.pointer();
        let host_desc_copy = unsafe { Input::read(host_desc) };
        let host_desc = host_desc_copy.pointer();
        let result = boundary::enter(
            Function::zeMemAllocShared,
            words,
            || unsafe {
                check::zeMemAllocShared(hContext, device_desc, host_desc, size, alignment, hDevice, pptr)
            },
            |call| unsafe {
                crate::api::mem::zeMemAllocShared(
                    call,
                    hContext,
                    device_desc,
                    host_desc,
                    size,
                    alignment,
                    hDevice,
                    pptr,
                )
            },
        );
        if result != ZE_RESULT_SUCCESS {
            unsafe { boundary::output::write(pptr, core::ptr::null_mut()) };
        }
        result
    }

    pub unsafe extern "C" fn zeMemAllocDevice(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            device_desc.addr() as u64,
            size as u64,
            alignment as u64,
            hDevice.0.addr() as u64,
            pptr.addr() as u64,
        ];
        let device_desc_copy = unsafe { Input::read(device_desc) };
        let device_desc = device_desc_copy.pointer();
        let result = boundary::enter(
            Function::zeMemAllocDevice,
            words,
            || unsafe { check::zeMemAllocDevice(hContext, device_desc, size, alignment, hDevice, pptr) },
            |call| unsafe {
                crate::api::mem::zeMemAllocDevice(call, hContext, device_desc, size, alignment, hDevice, pptr)
            },
        );
        if result != ZE_RESULT_SUCCESS {
            unsafe { boundary::output::write(pptr, core::ptr::null_mut()) };
        }
        result
    }

    pub unsafe extern "C" fn zeMemAllocHost(
        hContext: ze_context_handle_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            host_desc.addr() as u64,
            size as u64,
            alignment as u64,
            pptr.addr() as u64,
        ];
        let host_desc_copy = unsafe { Input::read(host_desc) };
        let host_desc = host_desc_copy.pointer();
        let result = boundary::enter(
            Function::zeMemAllocHost,
            words,
            || unsafe { check::zeMemAllocHost(hContext, host_desc, size, alignment, pptr) },
            |call| unsafe {
                crate::api::mem::zeMemAllocHost(call, hContext, host_desc, size, alignment, pptr)
            },
        );
        if result != ZE_RESULT_SUCCESS {
            unsafe { boundary::output::write(pptr, core::ptr::null_mut()) };
        }
        result
    }

    pub unsafe extern "C" fn zeMemFree(hContext: ze_context_handle_t, ptr: *mut c_void) -> ze_result_t {
        boundary::enter(
            Function::zeMemFree,
            &[hContext.0.addr() as u64, ptr.addr() as u64],
            || unsafe { check::zeMemFree(hContext, ptr) },
            |call| unsafe { crate::api::mem::zeMemFree(call, hContext, ptr) },
        )
    }

    pub unsafe extern "C" fn zeMemGetAllocProperties(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pMemAllocProperties: *mut ze_memory_allocation_properties_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeMemGetAllocProperties,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                pMemAllocProperties.addr() as u64,
                phDevice.addr() as u64,
            ],
            || unsafe { check::zeMemGetAllocProperties(hContext, ptr, pMemAllocProperties, phDevice) },
            |call| unsafe {
                crate::api::mem::zeMemGetAllocProperties(call, hContext, ptr, pMemAllocProperties, phDevice)
            },
        )
    }

    pub unsafe extern "C" fn zeMemGetAddressRange(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pBase: *mut *mut c_void,
        pSize: *mut usize,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeMemGetAddressRange,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                pBase.addr() as u64,
                pSize.addr() as u64,
            ],
            || unsafe { check::zeMemGetAddressRange(hContext, ptr, pBase, pSize) },
            |call| unsafe { crate::api::mem::zeMemGetAddressRange(call, hContext, ptr, pBase, pSize) },
        )
    }

    pub unsafe extern "C" fn zeMemGetIpcHandle(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemGetIpcHandle,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                pIpcHandle.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeMemGetIpcHandleFromFileDescriptorExp(
        hContext: ze_context_handle_t,
        handle: u64,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemGetIpcHandleFromFileDescriptorExp,
            &[hContext.0.addr() as u64, handle as u64, pIpcHandle.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeMemGetFileDescriptorFromIpcHandleExp(
        hContext: ze_context_handle_t,
        ipcHandle: ze_ipc_mem_handle_t,
        pHandle: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemGetFileDescriptorFromIpcHandleExp,
            &[
                hContext.0.addr() as u64,
                (&raw const ipcHandle).addr() as u64,
                pHandle.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeMemPutIpcHandle(
        hContext: ze_context_handle_t,
        handle: ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemPutIpcHandle,
            &[hContext.0.addr() as u64, (&raw const handle).addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeMemOpenIpcHandle(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        handle: ze_ipc_mem_handle_t,
        flags: ze_ipc_memory_flags_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemOpenIpcHandle,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                (&raw const handle).addr() as u64,
                flags as u64,
                pptr.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeMemCloseIpcHandle(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemCloseIpcHandle,
            &[hContext.0.addr() as u64, ptr.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeMemSetAtomicAccessAttributeExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        attr: ze_memory_atomic_attr_exp_flags_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemSetAtomicAccessAttributeExp,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
                attr as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeMemGetAtomicAccessAttributeExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        pAttr: *mut ze_memory_atomic_attr_exp_flags_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemGetAtomicAccessAttributeExp,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
                pAttr.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeMemFreeExt(
        hContext: ze_context_handle_t,
        pMemFreeDesc: *const ze_memory_free_ext_desc_t,
        ptr: *mut c_void,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            pMemFreeDesc.addr() as u64,
            ptr.addr() as u64,
        ];
        let pMemFreeDesc_copy = unsafe { Input::read(pMemFreeDesc) };
        let pMemFreeDesc = pMemFreeDesc_copy.pointer();
        boundary::enter(
            Function::zeMemFreeExt,
            words,
            || unsafe { check::zeMemFreeExt(hContext, pMemFreeDesc, ptr) },
            |call| unsafe { crate::api::mem::zeMemFreeExt(call, hContext, pMemFreeDesc, ptr) },
        )
    }

    pub unsafe extern "C" fn zeMemGetPitchFor2dImage(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        imageWidth: usize,
        imageHeight: usize,
        elementSizeInBytes: u32,
        rowPitch: *mut usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemGetPitchFor2dImage,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                imageWidth as u64,
                imageHeight as u64,
                elementSizeInBytes as u64,
                rowPitch.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeMemGetIpcHandleWithProperties(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pNext: *mut c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeMemGetIpcHandleWithProperties,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                pNext.addr() as u64,
                pIpcHandle.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemAllocShared(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeMemAllocShared(hContext, device_desc, host_desc, size, alignment, hDevice, pptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemAllocDevice(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeMemAllocDevice(hContext, device_desc, size, alignment, hDevice, pptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemAllocHost(
        hContext: ze_context_handle_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeMemAllocHost(hContext, host_desc, size, alignment, pptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemFree(hContext: ze_context_handle_t, ptr: *mut c_void) -> ze_result_t {
        unsafe { shim::zeMemFree(hContext, ptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetAllocProperties(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pMemAllocProperties: *mut ze_memory_allocation_properties_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetAllocProperties(hContext, ptr, pMemAllocProperties, phDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetAddressRange(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pBase: *mut *mut c_void,
        pSize: *mut usize,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetAddressRange(hContext, ptr, pBase, pSize) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetIpcHandle(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetIpcHandle(hContext, ptr, pIpcHandle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetIpcHandleFromFileDescriptorExp(
        hContext: ze_context_handle_t,
        handle: u64,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetIpcHandleFromFileDescriptorExp(hContext, handle, pIpcHandle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetFileDescriptorFromIpcHandleExp(
        hContext: ze_context_handle_t,
        ipcHandle: ze_ipc_mem_handle_t,
        pHandle: *mut u64,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetFileDescriptorFromIpcHandleExp(hContext, ipcHandle, pHandle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemPutIpcHandle(
        hContext: ze_context_handle_t,
        handle: ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemPutIpcHandle(hContext, handle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemOpenIpcHandle(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        handle: ze_ipc_mem_handle_t,
        flags: ze_ipc_memory_flags_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeMemOpenIpcHandle(hContext, hDevice, handle, flags, pptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemCloseIpcHandle(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zeMemCloseIpcHandle(hContext, ptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemSetAtomicAccessAttributeExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        attr: ze_memory_atomic_attr_exp_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemSetAtomicAccessAttributeExp(hContext, hDevice, ptr, size, attr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetAtomicAccessAttributeExp(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        pAttr: *mut ze_memory_atomic_attr_exp_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetAtomicAccessAttributeExp(hContext, hDevice, ptr, size, pAttr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemFreeExt(
        hContext: ze_context_handle_t,
        pMemFreeDesc: *const ze_memory_free_ext_desc_t,
        ptr: *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeMemFreeExt(hContext, pMemFreeDesc, ptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetPitchFor2dImage(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        imageWidth: usize,
        imageHeight: usize,
        elementSizeInBytes: u32,
        rowPitch: *mut usize,
    ) -> ze_result_t {
        unsafe {
            shim::zeMemGetPitchFor2dImage(
                hContext,
                hDevice,
                imageWidth,
                imageHeight,
                elementSizeInBytes,
                rowPitch,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeMemGetIpcHandleWithProperties(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pNext: *mut c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeMemGetIpcHandleWithProperties(hContext, ptr, pNext, pIpcHandle) }
    }
}
