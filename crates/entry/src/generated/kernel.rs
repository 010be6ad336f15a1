//! Boundary of the class `zeKernel`.
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
    pub unsafe fn zeKernelCreate(
        hModule: ze_module_handle_t,
        desc: *const ze_kernel_desc_t,
        phKernel: *mut ze_kernel_handle_t,
    ) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if unsafe { (*desc).pKernelName }.is_null() {
            return Err(Violation(2));
        }
        if phKernel.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*desc).flags } > 3 {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zeKernelDestroy(hKernel: ze_kernel_handle_t) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeKernelSetGroupSize(
        hKernel: ze_kernel_handle_t,
        groupSizeX: u32,
        groupSizeY: u32,
        groupSizeZ: u32,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        let _ = (groupSizeX, groupSizeY, groupSizeZ);
        Ok(())
    }

    pub unsafe fn zeKernelSuggestGroupSize(
        hKernel: ze_kernel_handle_t,
        globalSizeX: u32,
        globalSizeY: u32,
        globalSizeZ: u32,
        groupSizeX: *mut u32,
        groupSizeY: *mut u32,
        groupSizeZ: *mut u32,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if groupSizeX.is_null() {
            return Err(Violation(1));
        }
        if groupSizeY.is_null() {
            return Err(Violation(2));
        }
        if groupSizeZ.is_null() {
            return Err(Violation(3));
        }
        let _ = (globalSizeX, globalSizeY, globalSizeZ);
        Ok(())
    }

    pub unsafe fn zeKernelSuggestMaxCooperativeGroupCount(
        hKernel: ze_kernel_handle_t,
        totalGroupCount: *mut u32,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if totalGroupCount.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeKernelSetArgumentValue(
        hKernel: ze_kernel_handle_t,
        argIndex: u32,
        argSize: usize,
        pArgValue: *const c_void,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        let _ = (argIndex, argSize, pArgValue);
        Ok(())
    }

    pub unsafe fn zeKernelSetIndirectAccess(
        hKernel: ze_kernel_handle_t,
        flags: ze_kernel_indirect_access_flags_t,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if flags > 7 {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeKernelGetIndirectAccess(
        hKernel: ze_kernel_handle_t,
        pFlags: *mut ze_kernel_indirect_access_flags_t,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pFlags.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeKernelGetSourceAttributes(
        hKernel: ze_kernel_handle_t,
        pSize: *mut u32,
        pString: *mut *mut c_char,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pString,);
        Ok(())
    }

    pub unsafe fn zeKernelSetCacheConfig(
        hKernel: ze_kernel_handle_t,
        flags: ze_cache_config_flags_t,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if flags > 3 {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeKernelGetProperties(
        hKernel: ze_kernel_handle_t,
        pKernelProperties: *mut ze_kernel_properties_t,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pKernelProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeKernelGetName(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pName: *mut c_char,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pName,);
        Ok(())
    }

    pub unsafe fn zeKernelSetGlobalOffsetExp(
        hKernel: ze_kernel_handle_t,
        offsetX: u32,
        offsetY: u32,
        offsetZ: u32,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        let _ = (offsetX, offsetY, offsetZ);
        Ok(())
    }

    pub unsafe fn zeKernelSchedulingHintExp(
        hKernel: ze_kernel_handle_t,
        pHint: *mut ze_scheduling_hint_exp_desc_t,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pHint.is_null() {
            return Err(Violation(1));
        }
        if unsafe { (*pHint).flags } > 7 {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeKernelGetBinaryExp(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pKernelBinary: *mut u8,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pSize.is_null() {
            return Err(Violation(1));
        }
        if pKernelBinary.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeKernelGetAllocationPropertiesExp(
        hKernel: ze_kernel_handle_t,
        pCount: *mut u32,
        pAllocationProperties: *mut ze_kernel_allocation_exp_properties_t,
    ) -> Result<(), Violation> {
        if hKernel.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pAllocationProperties,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeKernelCreate(
        hModule: ze_module_handle_t,
        desc: *const ze_kernel_desc_t,
        phKernel: *mut ze_kernel_handle_t,
    ) -> ze_result_t {
        let words = &[
            hModule.0.addr() as u64,
            desc.addr() as u64,
            phKernel.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeKernelCreate,
            words,
            || unsafe { check::zeKernelCreate(hModule, desc, phKernel) },
            |call| unsafe { crate::api::kernel::zeKernelCreate(call, hModule, desc, phKernel) },
        )
    }

    pub unsafe extern "C" fn zeKernelDestroy(hKernel: ze_kernel_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeKernelDestroy,
            &[hKernel.0.addr() as u64],
            || unsafe { check::zeKernelDestroy(hKernel) },
            |call| unsafe { crate::api::kernel::zeKernelDestroy(call, hKernel) },
        )
    }

    pub unsafe extern "C" fn zeKernelSetGroupSize(
        hKernel: ze_kernel_handle_t,
        groupSizeX: u32,
        groupSizeY: u32,
        groupSizeZ: u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelSetGroupSize,
            &[
                hKernel.0.addr() as u64,
                groupSizeX as u64,
                groupSizeY as u64,
                groupSizeZ as u64,
            ],
            || unsafe { check::zeKernelSetGroupSize(hKernel, groupSizeX, groupSizeY, groupSizeZ) },
            |call| unsafe {
                crate::api::kernel::zeKernelSetGroupSize(call, hKernel, groupSizeX, groupSizeY, groupSizeZ)
            },
        )
    }

    pub unsafe extern "C" fn zeKernelSuggestGroupSize(
        hKernel: ze_kernel_handle_t,
        globalSizeX: u32,
        globalSizeY: u32,
        globalSizeZ: u32,
        groupSizeX: *mut u32,
        groupSizeY: *mut u32,
        groupSizeZ: *mut u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelSuggestGroupSize,
            &[
                hKernel.0.addr() as u64,
                globalSizeX as u64,
                globalSizeY as u64,
                globalSizeZ as u64,
                groupSizeX.addr() as u64,
                groupSizeY.addr() as u64,
                groupSizeZ.addr() as u64,
            ],
            || unsafe {
                check::zeKernelSuggestGroupSize(
                    hKernel,
                    globalSizeX,
                    globalSizeY,
                    globalSizeZ,
                    groupSizeX,
                    groupSizeY,
                    groupSizeZ,
                )
            },
            |call| unsafe {
                crate::api::kernel::zeKernelSuggestGroupSize(
                    call,
                    hKernel,
                    globalSizeX,
                    globalSizeY,
                    globalSizeZ,
                    groupSizeX,
                    groupSizeY,
                    groupSizeZ,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeKernelSuggestMaxCooperativeGroupCount(
        hKernel: ze_kernel_handle_t,
        totalGroupCount: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeKernelSuggestMaxCooperativeGroupCount,
            &[hKernel.0.addr() as u64, totalGroupCount.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeKernelSetArgumentValue(
        hKernel: ze_kernel_handle_t,
        argIndex: u32,
        argSize: usize,
        pArgValue: *const c_void,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelSetArgumentValue,
            &[
                hKernel.0.addr() as u64,
                argIndex as u64,
                argSize as u64,
                pArgValue.addr() as u64,
            ],
            || unsafe { check::zeKernelSetArgumentValue(hKernel, argIndex, argSize, pArgValue) },
            |call| unsafe {
                crate::api::kernel::zeKernelSetArgumentValue(call, hKernel, argIndex, argSize, pArgValue)
            },
        )
    }

    pub unsafe extern "C" fn zeKernelSetIndirectAccess(
        hKernel: ze_kernel_handle_t,
        flags: ze_kernel_indirect_access_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelSetIndirectAccess,
            &[hKernel.0.addr() as u64, flags as u64],
            || unsafe { check::zeKernelSetIndirectAccess(hKernel, flags) },
            |call| unsafe { crate::api::kernel::zeKernelSetIndirectAccess(call, hKernel, flags) },
        )
    }

    pub unsafe extern "C" fn zeKernelGetIndirectAccess(
        hKernel: ze_kernel_handle_t,
        pFlags: *mut ze_kernel_indirect_access_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelGetIndirectAccess,
            &[hKernel.0.addr() as u64, pFlags.addr() as u64],
            || unsafe { check::zeKernelGetIndirectAccess(hKernel, pFlags) },
            |call| unsafe { crate::api::kernel::zeKernelGetIndirectAccess(call, hKernel, pFlags) },
        )
    }

    pub unsafe extern "C" fn zeKernelGetSourceAttributes(
        hKernel: ze_kernel_handle_t,
        pSize: *mut u32,
        pString: *mut *mut c_char,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelGetSourceAttributes,
            &[
                hKernel.0.addr() as u64,
                pSize.addr() as u64,
                pString.addr() as u64,
            ],
            || unsafe { check::zeKernelGetSourceAttributes(hKernel, pSize, pString) },
            |call| unsafe { crate::api::kernel::zeKernelGetSourceAttributes(call, hKernel, pSize, pString) },
        )
    }

    pub unsafe extern "C" fn zeKernelSetCacheConfig(
        hKernel: ze_kernel_handle_t,
        flags: ze_cache_config_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelSetCacheConfig,
            &[hKernel.0.addr() as u64, flags as u64],
            || unsafe { check::zeKernelSetCacheConfig(hKernel, flags) },
            |call| unsafe { crate::api::kernel::zeKernelSetCacheConfig(call, hKernel, flags) },
        )
    }

    pub unsafe extern "C" fn zeKernelGetProperties(
        hKernel: ze_kernel_handle_t,
        pKernelProperties: *mut ze_kernel_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelGetProperties,
            &[hKernel.0.addr() as u64, pKernelProperties.addr() as u64],
            || unsafe { check::zeKernelGetProperties(hKernel, pKernelProperties) },
            |call| unsafe { crate::api::kernel::zeKernelGetProperties(call, hKernel, pKernelProperties) },
        )
    }

    pub unsafe extern "C" fn zeKernelGetName(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pName: *mut c_char,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelGetName,
            &[hKernel.0.addr() as u64, pSize.addr() as u64, pName.addr() as u64],
            || unsafe { check::zeKernelGetName(hKernel, pSize, pName) },
            |call| unsafe { crate::api::kernel::zeKernelGetName(call, hKernel, pSize, pName) },
        )
    }

    pub unsafe extern "C" fn zeKernelSetGlobalOffsetExp(
        hKernel: ze_kernel_handle_t,
        offsetX: u32,
        offsetY: u32,
        offsetZ: u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeKernelSetGlobalOffsetExp,
            &[
                hKernel.0.addr() as u64,
                offsetX as u64,
                offsetY as u64,
                offsetZ as u64,
            ],
            || unsafe { check::zeKernelSetGlobalOffsetExp(hKernel, offsetX, offsetY, offsetZ) },
            |call| unsafe {
                crate::api::kernel::zeKernelSetGlobalOffsetExp(call, hKernel, offsetX, offsetY, offsetZ)
            },
        )
    }

    pub unsafe extern "C" fn zeKernelSchedulingHintExp(
        hKernel: ze_kernel_handle_t,
        pHint: *mut ze_scheduling_hint_exp_desc_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeKernelSchedulingHintExp,
            &[hKernel.0.addr() as u64, pHint.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeKernelGetBinaryExp(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pKernelBinary: *mut u8,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeKernelGetBinaryExp,
            &[
                hKernel.0.addr() as u64,
                pSize.addr() as u64,
                pKernelBinary.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeKernelGetAllocationPropertiesExp(
        hKernel: ze_kernel_handle_t,
        pCount: *mut u32,
        pAllocationProperties: *mut ze_kernel_allocation_exp_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeKernelGetAllocationPropertiesExp,
            &[
                hKernel.0.addr() as u64,
                pCount.addr() as u64,
                pAllocationProperties.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelCreate(
        hModule: ze_module_handle_t,
        desc: *const ze_kernel_desc_t,
        phKernel: *mut ze_kernel_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelCreate(hModule, desc, phKernel) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelDestroy(hKernel: ze_kernel_handle_t) -> ze_result_t {
        unsafe { shim::zeKernelDestroy(hKernel) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSetGroupSize(
        hKernel: ze_kernel_handle_t,
        groupSizeX: u32,
        groupSizeY: u32,
        groupSizeZ: u32,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSetGroupSize(hKernel, groupSizeX, groupSizeY, groupSizeZ) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSuggestGroupSize(
        hKernel: ze_kernel_handle_t,
        globalSizeX: u32,
        globalSizeY: u32,
        globalSizeZ: u32,
        groupSizeX: *mut u32,
        groupSizeY: *mut u32,
        groupSizeZ: *mut u32,
    ) -> ze_result_t {
        unsafe {
            shim::zeKernelSuggestGroupSize(
                hKernel,
                globalSizeX,
                globalSizeY,
                globalSizeZ,
                groupSizeX,
                groupSizeY,
                groupSizeZ,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSuggestMaxCooperativeGroupCount(
        hKernel: ze_kernel_handle_t,
        totalGroupCount: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSuggestMaxCooperativeGroupCount(hKernel, totalGroupCount) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSetArgumentValue(
        hKernel: ze_kernel_handle_t,
        argIndex: u32,
        argSize: usize,
        pArgValue: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSetArgumentValue(hKernel, argIndex, argSize, pArgValue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSetIndirectAccess(
        hKernel: ze_kernel_handle_t,
        flags: ze_kernel_indirect_access_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSetIndirectAccess(hKernel, flags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelGetIndirectAccess(
        hKernel: ze_kernel_handle_t,
        pFlags: *mut ze_kernel_indirect_access_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelGetIndirectAccess(hKernel, pFlags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelGetSourceAttributes(
        hKernel: ze_kernel_handle_t,
        pSize: *mut u32,
        pString: *mut *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zeKernelGetSourceAttributes(hKernel, pSize, pString) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSetCacheConfig(
        hKernel: ze_kernel_handle_t,
        flags: ze_cache_config_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSetCacheConfig(hKernel, flags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelGetProperties(
        hKernel: ze_kernel_handle_t,
        pKernelProperties: *mut ze_kernel_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelGetProperties(hKernel, pKernelProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelGetName(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pName: *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zeKernelGetName(hKernel, pSize, pName) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSetGlobalOffsetExp(
        hKernel: ze_kernel_handle_t,
        offsetX: u32,
        offsetY: u32,
        offsetZ: u32,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSetGlobalOffsetExp(hKernel, offsetX, offsetY, offsetZ) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelSchedulingHintExp(
        hKernel: ze_kernel_handle_t,
        pHint: *mut ze_scheduling_hint_exp_desc_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelSchedulingHintExp(hKernel, pHint) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelGetBinaryExp(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pKernelBinary: *mut u8,
    ) -> ze_result_t {
        unsafe { shim::zeKernelGetBinaryExp(hKernel, pSize, pKernelBinary) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeKernelGetAllocationPropertiesExp(
        hKernel: ze_kernel_handle_t,
        pCount: *mut u32,
        pAllocationProperties: *mut ze_kernel_allocation_exp_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeKernelGetAllocationPropertiesExp(hKernel, pCount, pAllocationProperties) }
    }
}
