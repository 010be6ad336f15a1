//! Boundary of the class `zeGraph`.
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
    pub unsafe fn zeGraphCreateExt(
        hContext: ze_context_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if phGraph.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNext,);
        Ok(())
    }

    pub unsafe fn zeGraphGetPrimaryCommandListExt(
        hGraph: ze_graph_handle_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> Result<(), Violation> {
        if hGraph.is_null() {
            return Err(Violation(0));
        }
        if phCommandList.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeGraphSetDestructionCallbackExt(
        hGraph: ze_graph_handle_t,
        pfnCallback: zex_mem_graph_free_callback_fn_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
    ) -> Result<(), Violation> {
        if hGraph.is_null() {
            return Err(Violation(0));
        }
        let _ = (pfnCallback, pUserData, pNext);
        Ok(())
    }

    pub unsafe fn zeGraphInstantiateExt(
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
        phExecutableGraph: *mut ze_executable_graph_handle_t,
    ) -> Result<(), Violation> {
        if hGraph.is_null() {
            return Err(Violation(0));
        }
        if phExecutableGraph.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNext,);
        Ok(())
    }

    pub unsafe fn zeGraphIsEmptyExt(hGraph: ze_graph_handle_t) -> Result<(), Violation> {
        if hGraph.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeGraphDumpContentsExt(
        hGraph: ze_graph_handle_t,
        filePath: *const c_char,
        pNext: *const c_void,
    ) -> Result<(), Violation> {
        if hGraph.is_null() {
            return Err(Violation(0));
        }
        if filePath.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNext,);
        Ok(())
    }

    pub unsafe fn zeGraphDestroyExt(hGraph: ze_graph_handle_t) -> Result<(), Violation> {
        if hGraph.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeGraphCreateExt(
        hContext: ze_context_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeGraphCreateExt,
            &[
                hContext.0.addr() as u64,
                pNext.addr() as u64,
                phGraph.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeGraphGetPrimaryCommandListExt(
        hGraph: ze_graph_handle_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeGraphGetPrimaryCommandListExt,
            &[hGraph.0.addr() as u64, phCommandList.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeGraphSetDestructionCallbackExt(
        hGraph: ze_graph_handle_t,
        pfnCallback: zex_mem_graph_free_callback_fn_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeGraphSetDestructionCallbackExt,
            &[
                hGraph.0.addr() as u64,
                pfnCallback.map_or(0, |f| f as usize as u64),
                pUserData.addr() as u64,
                pNext.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeGraphInstantiateExt(
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
        phExecutableGraph: *mut ze_executable_graph_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeGraphInstantiateExt,
            &[
                hGraph.0.addr() as u64,
                pNext.addr() as u64,
                phExecutableGraph.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeGraphIsEmptyExt(hGraph: ze_graph_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeGraphIsEmptyExt, &[hGraph.0.addr() as u64])
    }

    pub unsafe extern "C" fn zeGraphDumpContentsExt(
        hGraph: ze_graph_handle_t,
        filePath: *const c_char,
        pNext: *const c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeGraphDumpContentsExt,
            &[
                hGraph.0.addr() as u64,
                filePath.addr() as u64,
                pNext.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeGraphDestroyExt(hGraph: ze_graph_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeGraphDestroyExt, &[hGraph.0.addr() as u64])
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphCreateExt(
        hContext: ze_context_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeGraphCreateExt(hContext, pNext, phGraph) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphGetPrimaryCommandListExt(
        hGraph: ze_graph_handle_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeGraphGetPrimaryCommandListExt(hGraph, phCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphSetDestructionCallbackExt(
        hGraph: ze_graph_handle_t,
        pfnCallback: zex_mem_graph_free_callback_fn_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zeGraphSetDestructionCallbackExt(hGraph, pfnCallback, pUserData, pNext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphInstantiateExt(
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
        phExecutableGraph: *mut ze_executable_graph_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeGraphInstantiateExt(hGraph, pNext, phExecutableGraph) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphIsEmptyExt(hGraph: ze_graph_handle_t) -> ze_result_t {
        unsafe { shim::zeGraphIsEmptyExt(hGraph) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphDumpContentsExt(
        hGraph: ze_graph_handle_t,
        filePath: *const c_char,
        pNext: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zeGraphDumpContentsExt(hGraph, filePath, pNext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeGraphDestroyExt(hGraph: ze_graph_handle_t) -> ze_result_t {
        unsafe { shim::zeGraphDestroyExt(hGraph) }
    }
}
