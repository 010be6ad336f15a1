//! Boundary of the class `zeModule`.
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
    pub unsafe fn zeModuleCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_module_desc_t,
        phModule: *mut ze_module_handle_t,
        phBuildLog: *mut ze_module_build_log_handle_t,
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
        if unsafe { (*desc).pInputModule }.is_null() {
            return Err(Violation(3));
        }
        if phModule.is_null() {
            return Err(Violation(4));
        }
        if unsafe { (*desc).format }.0 > 1 {
            return Err(Violation(5));
        }
        if unsafe { (*desc).inputSize } == 0 {
            return Err(Violation(6));
        }
        let _ = (phBuildLog,);
        Ok(())
    }

    pub unsafe fn zeModuleDestroy(hModule: ze_module_handle_t) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeModuleDynamicLink(
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLinkLog: *mut ze_module_build_log_handle_t,
    ) -> Result<(), Violation> {
        if phModules.is_null() {
            return Err(Violation(0));
        }
        let _ = (numModules, phLinkLog);
        Ok(())
    }

    pub unsafe fn zeModuleGetNativeBinary(
        hModule: ze_module_handle_t,
        pSize: *mut usize,
        pModuleNativeBinary: *mut u8,
    ) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        if pSize.is_null() {
            return Err(Violation(1));
        }
        let _ = (pModuleNativeBinary,);
        Ok(())
    }

    pub unsafe fn zeModuleGetGlobalPointer(
        hModule: ze_module_handle_t,
        pGlobalName: *const c_char,
        pSize: *mut usize,
        pptr: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        if pGlobalName.is_null() {
            return Err(Violation(1));
        }
        let _ = (pSize, pptr);
        Ok(())
    }

    pub unsafe fn zeModuleGetKernelNames(
        hModule: ze_module_handle_t,
        pCount: *mut u32,
        pNames: *mut *const c_char,
    ) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNames,);
        Ok(())
    }

    pub unsafe fn zeModuleGetProperties(
        hModule: ze_module_handle_t,
        pModuleProperties: *mut ze_module_properties_t,
    ) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        if pModuleProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeModuleGetFunctionPointer(
        hModule: ze_module_handle_t,
        pFunctionName: *const c_char,
        pfnFunction: *mut *mut c_void,
    ) -> Result<(), Violation> {
        if hModule.is_null() {
            return Err(Violation(0));
        }
        if pFunctionName.is_null() {
            return Err(Violation(1));
        }
        if pfnFunction.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeModuleInspectLinkageExt(
        pInspectDesc: *mut ze_linkage_inspection_ext_desc_t,
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLog: *mut ze_module_build_log_handle_t,
    ) -> Result<(), Violation> {
        if pInspectDesc.is_null() {
            return Err(Violation(0));
        }
        if phModules.is_null() {
            return Err(Violation(1));
        }
        if phLog.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*pInspectDesc).flags } > 7 {
            return Err(Violation(3));
        }
        let _ = (numModules,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeModuleCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_module_desc_t,
        phModule: *mut ze_module_handle_t,
        phBuildLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            hDevice.0.addr() as u64,
            desc.addr() as u64,
            phModule.addr() as u64,
            phBuildLog.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeModuleCreate,
            words,
            || unsafe { check::zeModuleCreate(hContext, hDevice, desc, phModule, phBuildLog) },
            |call| unsafe {
                crate::api::module::zeModuleCreate(call, hContext, hDevice, desc, phModule, phBuildLog)
            },
        )
    }

    pub unsafe extern "C" fn zeModuleDestroy(hModule: ze_module_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeModuleDestroy,
            &[hModule.0.addr() as u64],
            || unsafe { check::zeModuleDestroy(hModule) },
            |call| unsafe { crate::api::module::zeModuleDestroy(call, hModule) },
        )
    }

    pub unsafe extern "C" fn zeModuleDynamicLink(
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLinkLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleDynamicLink,
            &[
                numModules as u64,
                phModules.addr() as u64,
                phLinkLog.addr() as u64,
            ],
            || unsafe { check::zeModuleDynamicLink(numModules, phModules, phLinkLog) },
            |call| unsafe { crate::api::module::zeModuleDynamicLink(call, numModules, phModules, phLinkLog) },
        )
    }

    pub unsafe extern "C" fn zeModuleGetNativeBinary(
        hModule: ze_module_handle_t,
        pSize: *mut usize,
        pModuleNativeBinary: *mut u8,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleGetNativeBinary,
            &[
                hModule.0.addr() as u64,
                pSize.addr() as u64,
                pModuleNativeBinary.addr() as u64,
            ],
            || unsafe { check::zeModuleGetNativeBinary(hModule, pSize, pModuleNativeBinary) },
            |call| unsafe {
                crate::api::module::zeModuleGetNativeBinary(call, hModule, pSize, pModuleNativeBinary)
            },
        )
    }

    pub unsafe extern "C" fn zeModuleGetGlobalPointer(
        hModule: ze_module_handle_t,
        pGlobalName: *const c_char,
        pSize: *mut usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        let result = boundary::enter(
            Function::zeModuleGetGlobalPointer,
            &[
                hModule.0.addr() as u64,
                pGlobalName.addr() as u64,
                pSize.addr() as u64,
                pptr.addr() as u64,
            ],
            || unsafe { check::zeModuleGetGlobalPointer(hModule, pGlobalName, pSize, pptr) },
            |call| unsafe {
                crate::api::module::zeModuleGetGlobalPointer(call, hModule, pGlobalName, pSize, pptr)
            },
        );
        if result != ZE_RESULT_SUCCESS {
            unsafe { boundary::output::write(pptr, core::ptr::null_mut()) };
        }
        result
    }

    pub unsafe extern "C" fn zeModuleGetKernelNames(
        hModule: ze_module_handle_t,
        pCount: *mut u32,
        pNames: *mut *const c_char,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleGetKernelNames,
            &[
                hModule.0.addr() as u64,
                pCount.addr() as u64,
                pNames.addr() as u64,
            ],
            || unsafe { check::zeModuleGetKernelNames(hModule, pCount, pNames) },
            |call| unsafe { crate::api::module::zeModuleGetKernelNames(call, hModule, pCount, pNames) },
        )
    }

    pub unsafe extern "C" fn zeModuleGetProperties(
        hModule: ze_module_handle_t,
        pModuleProperties: *mut ze_module_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleGetProperties,
            &[hModule.0.addr() as u64, pModuleProperties.addr() as u64],
            || unsafe { check::zeModuleGetProperties(hModule, pModuleProperties) },
            |call| unsafe { crate::api::module::zeModuleGetProperties(call, hModule, pModuleProperties) },
        )
    }

    pub unsafe extern "C" fn zeModuleGetFunctionPointer(
        hModule: ze_module_handle_t,
        pFunctionName: *const c_char,
        pfnFunction: *mut *mut c_void,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleGetFunctionPointer,
            &[
                hModule.0.addr() as u64,
                pFunctionName.addr() as u64,
                pfnFunction.addr() as u64,
            ],
            || unsafe { check::zeModuleGetFunctionPointer(hModule, pFunctionName, pfnFunction) },
            |call| unsafe {
                crate::api::module::zeModuleGetFunctionPointer(call, hModule, pFunctionName, pfnFunction)
            },
        )
    }

    pub unsafe extern "C" fn zeModuleInspectLinkageExt(
        pInspectDesc: *mut ze_linkage_inspection_ext_desc_t,
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeModuleInspectLinkageExt,
            &[
                pInspectDesc.addr() as u64,
                numModules as u64,
                phModules.addr() as u64,
                phLog.addr() as u64,
            ],
            || unsafe { check::zeModuleInspectLinkageExt(pInspectDesc, numModules, phModules, phLog) },
            |call| unsafe {
                crate::api::module::zeModuleInspectLinkageExt(
                    call,
                    pInspectDesc,
                    numModules,
                    phModules,
                    phLog,
                )
            },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_module_desc_t,
        phModule: *mut ze_module_handle_t,
        phBuildLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeModuleCreate(hContext, hDevice, desc, phModule, phBuildLog) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleDestroy(hModule: ze_module_handle_t) -> ze_result_t {
        unsafe { shim::zeModuleDestroy(hModule) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleDynamicLink(
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLinkLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeModuleDynamicLink(numModules, phModules, phLinkLog) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleGetNativeBinary(
        hModule: ze_module_handle_t,
        pSize: *mut usize,
        pModuleNativeBinary: *mut u8,
    ) -> ze_result_t {
        unsafe { shim::zeModuleGetNativeBinary(hModule, pSize, pModuleNativeBinary) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleGetGlobalPointer(
        hModule: ze_module_handle_t,
        pGlobalName: *const c_char,
        pSize: *mut usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeModuleGetGlobalPointer(hModule, pGlobalName, pSize, pptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleGetKernelNames(
        hModule: ze_module_handle_t,
        pCount: *mut u32,
        pNames: *mut *const c_char,
    ) -> ze_result_t {
        unsafe { shim::zeModuleGetKernelNames(hModule, pCount, pNames) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleGetProperties(
        hModule: ze_module_handle_t,
        pModuleProperties: *mut ze_module_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeModuleGetProperties(hModule, pModuleProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleGetFunctionPointer(
        hModule: ze_module_handle_t,
        pFunctionName: *const c_char,
        pfnFunction: *mut *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zeModuleGetFunctionPointer(hModule, pFunctionName, pfnFunction) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeModuleInspectLinkageExt(
        pInspectDesc: *mut ze_linkage_inspection_ext_desc_t,
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeModuleInspectLinkageExt(pInspectDesc, numModules, phModules, phLog) }
    }
}
