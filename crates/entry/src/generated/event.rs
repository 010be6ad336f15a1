//! Boundary of the class `zeEvent`.
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
    pub unsafe fn zeEventCreate(
        hEventPool: ze_event_pool_handle_t,
        desc: *const ze_event_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hEventPool.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if phEvent.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).signal } > 7 {
            return Err(Violation(3));
        }
        if unsafe { (*desc).wait } > 7 {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zeEventCounterBasedCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_event_counter_based_desc_t,
        phEvent: *mut ze_event_handle_t,
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
        if phEvent.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*desc).flags } > 127 {
            return Err(Violation(4));
        }
        if unsafe { (*desc).signal } > 7 {
            return Err(Violation(5));
        }
        if unsafe { (*desc).wait } > 7 {
            return Err(Violation(6));
        }
        Ok(())
    }

    pub unsafe fn zeEventDestroy(hEvent: ze_event_handle_t) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventCounterBasedGetIpcHandle(
        hEvent: ze_event_handle_t,
        phIpc: *mut ze_ipc_event_counter_based_handle_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if phIpc.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventCounterBasedOpenIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_counter_based_handle_t,
        phEvent: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if phEvent.is_null() {
            return Err(Violation(1));
        }
        let _ = (hIpc,);
        Ok(())
    }

    pub unsafe fn zeEventCounterBasedCloseIpcHandle(hEvent: ze_event_handle_t) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventCounterBasedGetDeviceAddress(
        hEvent: ze_event_handle_t,
        completionValue: *mut u64,
        deviceAddress: *mut u64,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if completionValue.is_null() {
            return Err(Violation(1));
        }
        if deviceAddress.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeEventHostSignal(hEvent: ze_event_handle_t) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventHostSynchronize(hEvent: ze_event_handle_t, timeout: u64) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        let _ = (timeout,);
        Ok(())
    }

    pub unsafe fn zeEventQueryStatus(hEvent: ze_event_handle_t) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventHostReset(hEvent: ze_event_handle_t) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeEventQueryKernelTimestamp(
        hEvent: ze_event_handle_t,
        dstptr: *mut ze_kernel_timestamp_result_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if dstptr.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventGetEventPool(
        hEvent: ze_event_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if phEventPool.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventGetSignalScope(
        hEvent: ze_event_handle_t,
        pSignalScope: *mut ze_event_scope_flags_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if pSignalScope.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventGetWaitScope(
        hEvent: ze_event_handle_t,
        pWaitScope: *mut ze_event_scope_flags_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if pWaitScope.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventGetCounterBasedFlags(
        hEvent: ze_event_handle_t,
        pFlags: *mut ze_event_counter_based_flags_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if pFlags.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeEventQueryTimestampsExp(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pTimestamps: *mut ze_kernel_timestamp_result_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if pCount.is_null() {
            return Err(Violation(2));
        }
        let _ = (pTimestamps,);
        Ok(())
    }

    pub unsafe fn zeEventQueryKernelTimestampsExt(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pResults: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
    ) -> Result<(), Violation> {
        if hEvent.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if pCount.is_null() {
            return Err(Violation(2));
        }
        let _ = (pResults,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeEventCreate(
        hEventPool: ze_event_pool_handle_t,
        desc: *const ze_event_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t {
        let words = &[
            hEventPool.0.addr() as u64,
            desc.addr() as u64,
            phEvent.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeEventCreate,
            words,
            || unsafe { check::zeEventCreate(hEventPool, desc, phEvent) },
            |call| unsafe { crate::api::event::zeEventCreate(call, hEventPool, desc, phEvent) },
        )
    }

    pub unsafe extern "C" fn zeEventCounterBasedCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_event_counter_based_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventCounterBasedCreate,
            &[
                hContext.0.addr() as u64,
                hDevice.0.addr() as u64,
                desc.addr() as u64,
                phEvent.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeEventDestroy(hEvent: ze_event_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeEventDestroy,
            &[hEvent.0.addr() as u64],
            || unsafe { check::zeEventDestroy(hEvent) },
            |call| unsafe { crate::api::event::zeEventDestroy(call, hEvent) },
        )
    }

    pub unsafe extern "C" fn zeEventCounterBasedGetIpcHandle(
        hEvent: ze_event_handle_t,
        phIpc: *mut ze_ipc_event_counter_based_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventCounterBasedGetIpcHandle,
            &[hEvent.0.addr() as u64, phIpc.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeEventCounterBasedOpenIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_counter_based_handle_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventCounterBasedOpenIpcHandle,
            &[
                hContext.0.addr() as u64,
                (&raw const hIpc).addr() as u64,
                phEvent.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeEventCounterBasedCloseIpcHandle(hEvent: ze_event_handle_t) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventCounterBasedCloseIpcHandle,
            &[hEvent.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeEventCounterBasedGetDeviceAddress(
        hEvent: ze_event_handle_t,
        completionValue: *mut u64,
        deviceAddress: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventCounterBasedGetDeviceAddress,
            &[
                hEvent.0.addr() as u64,
                completionValue.addr() as u64,
                deviceAddress.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeEventHostSignal(hEvent: ze_event_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeEventHostSignal,
            &[hEvent.0.addr() as u64],
            || unsafe { check::zeEventHostSignal(hEvent) },
            |call| unsafe { crate::api::event::zeEventHostSignal(call, hEvent) },
        )
    }

    pub unsafe extern "C" fn zeEventHostSynchronize(hEvent: ze_event_handle_t, timeout: u64) -> ze_result_t {
        boundary::enter(
            Function::zeEventHostSynchronize,
            &[hEvent.0.addr() as u64, timeout as u64],
            || unsafe { check::zeEventHostSynchronize(hEvent, timeout) },
            |call| unsafe { crate::api::event::zeEventHostSynchronize(call, hEvent, timeout) },
        )
    }

    pub unsafe extern "C" fn zeEventQueryStatus(hEvent: ze_event_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeEventQueryStatus,
            &[hEvent.0.addr() as u64],
            || unsafe { check::zeEventQueryStatus(hEvent) },
            |call| unsafe { crate::api::event::zeEventQueryStatus(call, hEvent) },
        )
    }

    pub unsafe extern "C" fn zeEventHostReset(hEvent: ze_event_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeEventHostReset,
            &[hEvent.0.addr() as u64],
            || unsafe { check::zeEventHostReset(hEvent) },
            |call| unsafe { crate::api::event::zeEventHostReset(call, hEvent) },
        )
    }

    pub unsafe extern "C" fn zeEventQueryKernelTimestamp(
        hEvent: ze_event_handle_t,
        dstptr: *mut ze_kernel_timestamp_result_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeEventQueryKernelTimestamp,
            &[hEvent.0.addr() as u64, dstptr.addr() as u64],
            || unsafe { check::zeEventQueryKernelTimestamp(hEvent, dstptr) },
            |call| unsafe { crate::api::event::zeEventQueryKernelTimestamp(call, hEvent, dstptr) },
        )
    }

    pub unsafe extern "C" fn zeEventGetEventPool(
        hEvent: ze_event_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeEventGetEventPool,
            &[hEvent.0.addr() as u64, phEventPool.addr() as u64],
            || unsafe { check::zeEventGetEventPool(hEvent, phEventPool) },
            |call| unsafe { crate::api::event::zeEventGetEventPool(call, hEvent, phEventPool) },
        )
    }

    pub unsafe extern "C" fn zeEventGetSignalScope(
        hEvent: ze_event_handle_t,
        pSignalScope: *mut ze_event_scope_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeEventGetSignalScope,
            &[hEvent.0.addr() as u64, pSignalScope.addr() as u64],
            || unsafe { check::zeEventGetSignalScope(hEvent, pSignalScope) },
            |call| unsafe { crate::api::event::zeEventGetSignalScope(call, hEvent, pSignalScope) },
        )
    }

    pub unsafe extern "C" fn zeEventGetWaitScope(
        hEvent: ze_event_handle_t,
        pWaitScope: *mut ze_event_scope_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeEventGetWaitScope,
            &[hEvent.0.addr() as u64, pWaitScope.addr() as u64],
            || unsafe { check::zeEventGetWaitScope(hEvent, pWaitScope) },
            |call| unsafe { crate::api::event::zeEventGetWaitScope(call, hEvent, pWaitScope) },
        )
    }

    pub unsafe extern "C" fn zeEventGetCounterBasedFlags(
        hEvent: ze_event_handle_t,
        pFlags: *mut ze_event_counter_based_flags_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventGetCounterBasedFlags,
            &[hEvent.0.addr() as u64, pFlags.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeEventQueryTimestampsExp(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pTimestamps: *mut ze_kernel_timestamp_result_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventQueryTimestampsExp,
            &[
                hEvent.0.addr() as u64,
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pTimestamps.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeEventQueryKernelTimestampsExt(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pResults: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeEventQueryKernelTimestampsExt,
            &[
                hEvent.0.addr() as u64,
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pResults.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventCreate(
        hEventPool: ze_event_pool_handle_t,
        desc: *const ze_event_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventCreate(hEventPool, desc, phEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventCounterBasedCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_event_counter_based_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventCounterBasedCreate(hContext, hDevice, desc, phEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventDestroy(hEvent: ze_event_handle_t) -> ze_result_t {
        unsafe { shim::zeEventDestroy(hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventCounterBasedGetIpcHandle(
        hEvent: ze_event_handle_t,
        phIpc: *mut ze_ipc_event_counter_based_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventCounterBasedGetIpcHandle(hEvent, phIpc) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventCounterBasedOpenIpcHandle(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_counter_based_handle_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventCounterBasedOpenIpcHandle(hContext, hIpc, phEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventCounterBasedCloseIpcHandle(hEvent: ze_event_handle_t) -> ze_result_t {
        unsafe { shim::zeEventCounterBasedCloseIpcHandle(hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventCounterBasedGetDeviceAddress(
        hEvent: ze_event_handle_t,
        completionValue: *mut u64,
        deviceAddress: *mut u64,
    ) -> ze_result_t {
        unsafe { shim::zeEventCounterBasedGetDeviceAddress(hEvent, completionValue, deviceAddress) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventHostSignal(hEvent: ze_event_handle_t) -> ze_result_t {
        unsafe { shim::zeEventHostSignal(hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventHostSynchronize(hEvent: ze_event_handle_t, timeout: u64) -> ze_result_t {
        unsafe { shim::zeEventHostSynchronize(hEvent, timeout) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventQueryStatus(hEvent: ze_event_handle_t) -> ze_result_t {
        unsafe { shim::zeEventQueryStatus(hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventHostReset(hEvent: ze_event_handle_t) -> ze_result_t {
        unsafe { shim::zeEventHostReset(hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventQueryKernelTimestamp(
        hEvent: ze_event_handle_t,
        dstptr: *mut ze_kernel_timestamp_result_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventQueryKernelTimestamp(hEvent, dstptr) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventGetEventPool(
        hEvent: ze_event_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventGetEventPool(hEvent, phEventPool) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventGetSignalScope(
        hEvent: ze_event_handle_t,
        pSignalScope: *mut ze_event_scope_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventGetSignalScope(hEvent, pSignalScope) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventGetWaitScope(
        hEvent: ze_event_handle_t,
        pWaitScope: *mut ze_event_scope_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventGetWaitScope(hEvent, pWaitScope) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventGetCounterBasedFlags(
        hEvent: ze_event_handle_t,
        pFlags: *mut ze_event_counter_based_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventGetCounterBasedFlags(hEvent, pFlags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventQueryTimestampsExp(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pTimestamps: *mut ze_kernel_timestamp_result_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventQueryTimestampsExp(hEvent, hDevice, pCount, pTimestamps) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeEventQueryKernelTimestampsExt(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pResults: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeEventQueryKernelTimestampsExt(hEvent, hDevice, pCount, pResults) }
    }
}
