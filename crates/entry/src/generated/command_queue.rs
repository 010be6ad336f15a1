//! Boundary of the class `zeCommandQueue`.
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
    pub unsafe fn zeCommandQueueCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_queue_desc_t,
        phCommandQueue: *mut ze_command_queue_handle_t,
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
        if phCommandQueue.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*desc).flags } > 7 {
            return Err(Violation(4));
        }
        if unsafe { (*desc).mode }.0 > 2 {
            return Err(Violation(5));
        }
        if unsafe { (*desc).priority }.0 > 2 {
            return Err(Violation(6));
        }
        Ok(())
    }

    pub unsafe fn zeCommandQueueDestroy(hCommandQueue: ze_command_queue_handle_t) -> Result<(), Violation> {
        if hCommandQueue.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeCommandQueueExecuteCommandLists(
        hCommandQueue: ze_command_queue_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hFence: ze_fence_handle_t,
    ) -> Result<(), Violation> {
        if hCommandQueue.is_null() {
            return Err(Violation(0));
        }
        if phCommandLists.is_null() {
            return Err(Violation(1));
        }
        if numCommandLists == 0 {
            return Err(Violation(2));
        }
        let _ = (hFence,);
        Ok(())
    }

    pub unsafe fn zeCommandQueueSynchronize(
        hCommandQueue: ze_command_queue_handle_t,
        timeout: u64,
    ) -> Result<(), Violation> {
        if hCommandQueue.is_null() {
            return Err(Violation(0));
        }
        let _ = (timeout,);
        Ok(())
    }

    pub unsafe fn zeCommandQueueGetOrdinal(
        hCommandQueue: ze_command_queue_handle_t,
        pOrdinal: *mut u32,
    ) -> Result<(), Violation> {
        if hCommandQueue.is_null() {
            return Err(Violation(0));
        }
        if pOrdinal.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandQueueGetIndex(
        hCommandQueue: ze_command_queue_handle_t,
        pIndex: *mut u32,
    ) -> Result<(), Violation> {
        if hCommandQueue.is_null() {
            return Err(Violation(0));
        }
        if pIndex.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandQueueGetFlags(
        hCmdQueue: ze_command_queue_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> Result<(), Violation> {
        if hCmdQueue.is_null() {
            return Err(Violation(0));
        }
        if pFlags.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandQueueGetMode(
        hCmdQueue: ze_command_queue_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> Result<(), Violation> {
        if hCmdQueue.is_null() {
            return Err(Violation(0));
        }
        if pMode.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandQueueGetPriority(
        hCmdQueue: ze_command_queue_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> Result<(), Violation> {
        if hCmdQueue.is_null() {
            return Err(Violation(0));
        }
        if pPriority.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeCommandQueueCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_queue_desc_t,
        phCommandQueue: *mut ze_command_queue_handle_t,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            hDevice.0.addr() as u64,
            desc.addr() as u64,
            phCommandQueue.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeCommandQueueCreate,
            words,
            || unsafe { check::zeCommandQueueCreate(hContext, hDevice, desc, phCommandQueue) },
            |call| unsafe {
                crate::api::command_queue::zeCommandQueueCreate(call, hContext, hDevice, desc, phCommandQueue)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueDestroy(hCommandQueue: ze_command_queue_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueDestroy,
            &[hCommandQueue.0.addr() as u64],
            || unsafe { check::zeCommandQueueDestroy(hCommandQueue) },
            |call| unsafe { crate::api::command_queue::zeCommandQueueDestroy(call, hCommandQueue) },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueExecuteCommandLists(
        hCommandQueue: ze_command_queue_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hFence: ze_fence_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueExecuteCommandLists,
            &[
                hCommandQueue.0.addr() as u64,
                numCommandLists as u64,
                phCommandLists.addr() as u64,
                hFence.0.addr() as u64,
            ],
            || unsafe {
                check::zeCommandQueueExecuteCommandLists(
                    hCommandQueue,
                    numCommandLists,
                    phCommandLists,
                    hFence,
                )
            },
            |call| unsafe {
                crate::api::command_queue::zeCommandQueueExecuteCommandLists(
                    call,
                    hCommandQueue,
                    numCommandLists,
                    phCommandLists,
                    hFence,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueSynchronize(
        hCommandQueue: ze_command_queue_handle_t,
        timeout: u64,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueSynchronize,
            &[hCommandQueue.0.addr() as u64, timeout as u64],
            || unsafe { check::zeCommandQueueSynchronize(hCommandQueue, timeout) },
            |call| unsafe {
                crate::api::command_queue::zeCommandQueueSynchronize(call, hCommandQueue, timeout)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueGetOrdinal(
        hCommandQueue: ze_command_queue_handle_t,
        pOrdinal: *mut u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueGetOrdinal,
            &[hCommandQueue.0.addr() as u64, pOrdinal.addr() as u64],
            || unsafe { check::zeCommandQueueGetOrdinal(hCommandQueue, pOrdinal) },
            |call| unsafe {
                crate::api::command_queue::zeCommandQueueGetOrdinal(call, hCommandQueue, pOrdinal)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueGetIndex(
        hCommandQueue: ze_command_queue_handle_t,
        pIndex: *mut u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueGetIndex,
            &[hCommandQueue.0.addr() as u64, pIndex.addr() as u64],
            || unsafe { check::zeCommandQueueGetIndex(hCommandQueue, pIndex) },
            |call| unsafe { crate::api::command_queue::zeCommandQueueGetIndex(call, hCommandQueue, pIndex) },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueGetFlags(
        hCmdQueue: ze_command_queue_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueGetFlags,
            &[hCmdQueue.0.addr() as u64, pFlags.addr() as u64],
            || unsafe { check::zeCommandQueueGetFlags(hCmdQueue, pFlags) },
            |call| unsafe { crate::api::command_queue::zeCommandQueueGetFlags(call, hCmdQueue, pFlags) },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueGetMode(
        hCmdQueue: ze_command_queue_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueGetMode,
            &[hCmdQueue.0.addr() as u64, pMode.addr() as u64],
            || unsafe { check::zeCommandQueueGetMode(hCmdQueue, pMode) },
            |call| unsafe { crate::api::command_queue::zeCommandQueueGetMode(call, hCmdQueue, pMode) },
        )
    }

    pub unsafe extern "C" fn zeCommandQueueGetPriority(
        hCmdQueue: ze_command_queue_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandQueueGetPriority,
            &[hCmdQueue.0.addr() as u64, pPriority.addr() as u64],
            || unsafe { check::zeCommandQueueGetPriority(hCmdQueue, pPriority) },
            |call| unsafe {
                crate::api::command_queue::zeCommandQueueGetPriority(call, hCmdQueue, pPriority)
            },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_queue_desc_t,
        phCommandQueue: *mut ze_command_queue_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueCreate(hContext, hDevice, desc, phCommandQueue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueDestroy(hCommandQueue: ze_command_queue_handle_t) -> ze_result_t {
        unsafe { shim::zeCommandQueueDestroy(hCommandQueue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueExecuteCommandLists(
        hCommandQueue: ze_command_queue_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hFence: ze_fence_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandQueueExecuteCommandLists(hCommandQueue, numCommandLists, phCommandLists, hFence)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueSynchronize(
        hCommandQueue: ze_command_queue_handle_t,
        timeout: u64,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueSynchronize(hCommandQueue, timeout) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueGetOrdinal(
        hCommandQueue: ze_command_queue_handle_t,
        pOrdinal: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueGetOrdinal(hCommandQueue, pOrdinal) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueGetIndex(
        hCommandQueue: ze_command_queue_handle_t,
        pIndex: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueGetIndex(hCommandQueue, pIndex) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueGetFlags(
        hCmdQueue: ze_command_queue_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueGetFlags(hCmdQueue, pFlags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueGetMode(
        hCmdQueue: ze_command_queue_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueGetMode(hCmdQueue, pMode) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandQueueGetPriority(
        hCmdQueue: ze_command_queue_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandQueueGetPriority(hCmdQueue, pPriority) }
    }
}
