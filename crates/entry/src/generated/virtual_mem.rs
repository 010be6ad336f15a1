//! Boundary of the class `zeVirtualMem`.
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
    pub unsafe fn zeVirtualMemReserve(
        hContext: ze_context_handle_t,
        pStart: *const c_void,
        size: usize,
        pptr: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if pptr.is_null() {
            return Err(Violation(1));
        }
        if size == 0 {
            return Err(Violation(2));
        }
        let _ = (pStart,);
        Ok(())
    }

    pub unsafe fn zeVirtualMemFree(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if size == 0 {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeVirtualMemQueryPageSize(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        size: usize,
        pagesize: *mut usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if pagesize.is_null() {
            return Err(Violation(2));
        }
        if size == 0 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeVirtualMemMap(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        hPhysicalMemory: ze_physical_mem_handle_t,
        offset: usize,
        access: ze_memory_access_attribute_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hPhysicalMemory.is_null() {
            return Err(Violation(1));
        }
        if ptr.is_null() {
            return Err(Violation(2));
        }
        if access.0 > 2 {
            return Err(Violation(3));
        }
        if size == 0 {
            return Err(Violation(4));
        }
        let _ = (offset,);
        Ok(())
    }

    pub unsafe fn zeVirtualMemUnmap(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if size == 0 {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeVirtualMemSetAccessAttribute(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: ze_memory_access_attribute_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if access.0 > 2 {
            return Err(Violation(2));
        }
        if size == 0 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeVirtualMemGetAccessAttribute(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: *mut ze_memory_access_attribute_t,
        outSize: *mut usize,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if access.is_null() {
            return Err(Violation(2));
        }
        if outSize.is_null() {
            return Err(Violation(3));
        }
        if size == 0 {
            return Err(Violation(4));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeVirtualMemReserve(
        hContext: ze_context_handle_t,
        pStart: *const c_void,
        size: usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemReserve,
            &[
                hContext.0.addr() as u64,
                pStart.addr() as u64,
                size as u64,
                pptr.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeVirtualMemFree(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemFree,
            &[hContext.0.addr() as u64, ptr.addr() as u64, size as u64],
        )
    }

    pub unsafe extern "C" fn zeVirtualMemQueryPageSize(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        size: usize,
        pagesize: *mut usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemQueryPageSize,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                size as u64,
                pagesize.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeVirtualMemMap(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        hPhysicalMemory: ze_physical_mem_handle_t,
        offset: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemMap,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
                hPhysicalMemory.0.addr() as u64,
                offset as u64,
                u64::from(access.0),
            ],
        )
    }

    pub unsafe extern "C" fn zeVirtualMemUnmap(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemUnmap,
            &[hContext.0.addr() as u64, ptr.addr() as u64, size as u64],
        )
    }

    pub unsafe extern "C" fn zeVirtualMemSetAccessAttribute(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemSetAccessAttribute,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
                u64::from(access.0),
            ],
        )
    }

    pub unsafe extern "C" fn zeVirtualMemGetAccessAttribute(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: *mut ze_memory_access_attribute_t,
        outSize: *mut usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeVirtualMemGetAccessAttribute,
            &[
                hContext.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
                access.addr() as u64,
                outSize.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemReserve(
        hContext: ze_context_handle_t,
        pStart: *const c_void,
        size: usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemReserve(hContext, pStart, size, pptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemFree(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemFree(hContext, ptr, size) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemQueryPageSize(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        size: usize,
        pagesize: *mut usize,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemQueryPageSize(hContext, hDevice, size, pagesize) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemMap(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        hPhysicalMemory: ze_physical_mem_handle_t,
        offset: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemMap(hContext, ptr, size, hPhysicalMemory, offset, access) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemUnmap(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemUnmap(hContext, ptr, size) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemSetAccessAttribute(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemSetAccessAttribute(hContext, ptr, size, access) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeVirtualMemGetAccessAttribute(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: *mut ze_memory_access_attribute_t,
        outSize: *mut usize,
    ) -> ze_result_t {
        unsafe { shim::zeVirtualMemGetAccessAttribute(hContext, ptr, size, access, outSize) }
    }
}
