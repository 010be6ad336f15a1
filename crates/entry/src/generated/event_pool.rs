//! Boundary of the class `zeEventPool`.
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
    pub unsafe fn zeEventPoolCreate(
        hContext: ze_context_handle_t,
        desc: *const ze_event_pool_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if phEventPool.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 15 {
            return Err(Violation(3));
        }
        if unsafe { (*desc).count } == 0 {
            return Err(Violation(4));
        }
        if numDevices > 0 && phDevices.is_null() {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zeEventPoolDestroy(hEventPool: ze_event_pool_handle_t) -> Result<(), Violation> {
        if hEventPool.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventPoolGetIpcHandle(
        hEventPool: ze_event_pool_handle_t,
        phIpc: *mut ze_ipc_event_pool_handle_t,
    ) -> Result<(), Violation> {
        if hEventPool.is_null() {
            return Err(Violation(0));
        }
        if phIpc.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventPoolPutIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        let _ = (hIpc,);
        Ok(())
    }

    pub unsafe fn zeEventPoolOpenIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if phEventPool.is_null() {
            return Err(Violation(1));
        }
        let _ = (hIpc,);
        Ok(())
    }

    pub unsafe fn zeEventPoolCloseIpcHandle(hEventPool: ze_event_pool_handle_t) -> Result<(), Violation> {
        if hEventPool.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventPoolGetContextHandle(
        hEventPool: ze_event_pool_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> Result<(), Violation> {
        if hEventPool.is_null() {
            return Err(Violation(0));
        }
        if phContext.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventPoolGetFlags(
        hEventPool: ze_event_pool_handle_t,
        pFlags: *mut ze_event_pool_flags_t,
    ) -> Result<(), Violation> {
        if hEventPool.is_null() {
            return Err(Violation(0));
        }
        if pFlags.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeEventPoolCreate(
        hContext: ze_context_handle_t,
        desc: *const ze_event_pool_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            desc.addr() as u64,
            numDevices as u64,
            phDevices.addr() as u64,
            phEventPool.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeEventPoolCreate,
            words,
            || unsafe { check::zeEventPoolCreate(hContext, desc, numDevices, phDevices, phEventPool) },
            |call| unsafe {
                crate::api::event_pool::zeEventPoolCreate(
                    call,
                    hContext,
                    desc,
                    numDevices,
                    phDevices,
                    phEventPool,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeEventPoolDestroy(hEventPool: ze_event_pool_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeEventPoolDestroy,
            &[hEventPool.0.addr() as u64],
            || unsafe { check::zeEventPoolDestroy(hEventPool) },
            |call| unsafe { crate::api::event_pool::zeEventPoolDestroy(call, hEventPool) },
        )
    }

    pub unsafe extern "C" fn zeEventPoolGetIpcHandle(
        hEventPool: ze_event_pool_handle_t,
        phIpc: *mut ze_ipc_event_pool_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventPoolGetIpcHandle,
            &[hEventPool.0.addr() as u64, phIpc.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeEventPoolPutIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventPoolPutIpcHandle,
            &[hContext.0.addr() as u64, (&raw const hIpc).addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeEventPoolOpenIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventPoolOpenIpcHandle,
            &[
                hContext.0.addr() as u64,
                (&raw const hIpc).addr() as u64,
                phEventPool.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeEventPoolCloseIpcHandle(hEventPool: ze_event_pool_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeEventPoolCloseIpcHandle, &[hEventPool.0.addr() as u64])
    }

    pub unsafe extern "C" fn zeEventPoolGetContextHandle(
        hEventPool: ze_event_pool_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeEventPoolGetContextHandle,
            &[hEventPool.0.addr() as u64, phContext.addr() as u64],
            || unsafe { check::zeEventPoolGetContextHandle(hEventPool, phContext) },
            |call| unsafe {
                crate::api::event_pool::zeEventPoolGetContextHandle(call, hEventPool, phContext)
            },
        )
    }

    pub unsafe extern "C" fn zeEventPoolGetFlags(
        hEventPool: ze_event_pool_handle_t,
        pFlags: *mut ze_event_pool_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeEventPoolGetFlags,
            &[hEventPool.0.addr() as u64, pFlags.addr() as u64],
            || unsafe { check::zeEventPoolGetFlags(hEventPool, pFlags) },
            |call| unsafe { crate::api::event_pool::zeEventPoolGetFlags(call, hEventPool, pFlags) },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolCreate(
        hContext: ze_context_handle_t,
        desc: *const ze_event_pool_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventPoolCreate(hContext, desc, numDevices, phDevices, phEventPool) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolDestroy(hEventPool: ze_event_pool_handle_t) -> ze_result_t {
        unsafe { shim::zeEventPoolDestroy(hEventPool) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolGetIpcHandle(
        hEventPool: ze_event_pool_handle_t,
        phIpc: *mut ze_ipc_event_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventPoolGetIpcHandle(hEventPool, phIpc) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolPutIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventPoolPutIpcHandle(hContext, hIpc) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolOpenIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventPoolOpenIpcHandle(hContext, hIpc, phEventPool) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolCloseIpcHandle(hEventPool: ze_event_pool_handle_t) -> ze_result_t {
        unsafe { shim::zeEventPoolCloseIpcHandle(hEventPool) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolGetContextHandle(
        hEventPool: ze_event_pool_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventPoolGetContextHandle(hEventPool, phContext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventPoolGetFlags(
        hEventPool: ze_event_pool_handle_t,
        pFlags: *mut ze_event_pool_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventPoolGetFlags(hEventPool, pFlags) }
    }
}
