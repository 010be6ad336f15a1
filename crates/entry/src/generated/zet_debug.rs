//! Boundary of the class `zetDebug`.
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
    pub unsafe fn zetDebugAttach(
        hDevice: zet_device_handle_t,
        config: *const zet_debug_config_t,
        phDebug: *mut zet_debug_session_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if config.is_null() {
            return Err(Violation(1));
        }
        if phDebug.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zetDebugDetach(hDebug: zet_debug_session_handle_t) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetDebugReadEvent(
        hDebug: zet_debug_session_handle_t,
        timeout: u64,
        event: *mut zet_debug_event_t,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        if event.is_null() {
            return Err(Violation(1));
        }
        let _ = (timeout,);
        Ok(())
    }

    pub unsafe fn zetDebugAcknowledgeEvent(
        hDebug: zet_debug_session_handle_t,
        event: *const zet_debug_event_t,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        if event.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetDebugInterrupt(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        let _ = (thread,);
        Ok(())
    }

    pub unsafe fn zetDebugResume(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        let _ = (thread,);
        Ok(())
    }

    pub unsafe fn zetDebugReadMemory(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *mut c_void,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if buffer.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).r#type }.0 > 3 {
            return Err(Violation(3));
        }
        let _ = (thread, size);
        Ok(())
    }

    pub unsafe fn zetDebugWriteMemory(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *const c_void,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if buffer.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).r#type }.0 > 3 {
            return Err(Violation(3));
        }
        let _ = (thread, size);
        Ok(())
    }

    pub unsafe fn zetDebugGetRegisterSetProperties(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pRegisterSetProperties,);
        Ok(())
    }

    pub unsafe fn zetDebugGetThreadRegisterSetProperties(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (thread, pRegisterSetProperties);
        Ok(())
    }

    pub unsafe fn zetDebugReadRegisters(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        let _ = (thread, r#type, start, count, pRegisterValues);
        Ok(())
    }

    pub unsafe fn zetDebugWriteRegisters(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> Result<(), Violation> {
        if hDebug.is_null() {
            return Err(Violation(0));
        }
        let _ = (thread, r#type, start, count, pRegisterValues);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetDebugAttach(
        hDevice: zet_device_handle_t,
        config: *const zet_debug_config_t,
        phDebug: *mut zet_debug_session_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugAttach,
            &[
                hDevice.0.addr() as u64,
                config.addr() as u64,
                phDebug.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDebugDetach(hDebug: zet_debug_session_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetDebugDetach, &[hDebug.0.addr() as u64])
    }

    pub unsafe extern "C" fn zetDebugReadEvent(
        hDebug: zet_debug_session_handle_t,
        timeout: u64,
        event: *mut zet_debug_event_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugReadEvent,
            &[hDebug.0.addr() as u64, timeout as u64, event.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetDebugAcknowledgeEvent(
        hDebug: zet_debug_session_handle_t,
        event: *const zet_debug_event_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugAcknowledgeEvent,
            &[hDebug.0.addr() as u64, event.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetDebugInterrupt(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugInterrupt,
            &[hDebug.0.addr() as u64, (&raw const thread).addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetDebugResume(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugResume,
            &[hDebug.0.addr() as u64, (&raw const thread).addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetDebugReadMemory(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *mut c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugReadMemory,
            &[
                hDebug.0.addr() as u64,
                (&raw const thread).addr() as u64,
                desc.addr() as u64,
                size as u64,
                buffer.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDebugWriteMemory(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *const c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugWriteMemory,
            &[
                hDebug.0.addr() as u64,
                (&raw const thread).addr() as u64,
                desc.addr() as u64,
                size as u64,
                buffer.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDebugGetRegisterSetProperties(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugGetRegisterSetProperties,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pRegisterSetProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDebugGetThreadRegisterSetProperties(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugGetThreadRegisterSetProperties,
            &[
                hDebug.0.addr() as u64,
                (&raw const thread).addr() as u64,
                pCount.addr() as u64,
                pRegisterSetProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDebugReadRegisters(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugReadRegisters,
            &[
                hDebug.0.addr() as u64,
                (&raw const thread).addr() as u64,
                r#type as u64,
                start as u64,
                count as u64,
                pRegisterValues.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetDebugWriteRegisters(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetDebugWriteRegisters,
            &[
                hDebug.0.addr() as u64,
                (&raw const thread).addr() as u64,
                r#type as u64,
                start as u64,
                count as u64,
                pRegisterValues.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugAttach(
        hDevice: zet_device_handle_t,
        config: *const zet_debug_config_t,
        phDebug: *mut zet_debug_session_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetDebugAttach(hDevice, config, phDebug) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugDetach(hDebug: zet_debug_session_handle_t) -> ze_result_t {
        unsafe { shim::zetDebugDetach(hDebug) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugReadEvent(
        hDebug: zet_debug_session_handle_t,
        timeout: u64,
        event: *mut zet_debug_event_t,
    ) -> ze_result_t {
        unsafe { shim::zetDebugReadEvent(hDebug, timeout, event) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugAcknowledgeEvent(
        hDebug: zet_debug_session_handle_t,
        event: *const zet_debug_event_t,
    ) -> ze_result_t {
        unsafe { shim::zetDebugAcknowledgeEvent(hDebug, event) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugInterrupt(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
    ) -> ze_result_t {
        unsafe { shim::zetDebugInterrupt(hDebug, thread) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugResume(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
    ) -> ze_result_t {
        unsafe { shim::zetDebugResume(hDebug, thread) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugReadMemory(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zetDebugReadMemory(hDebug, thread, desc, size, buffer) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugWriteMemory(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zetDebugWriteMemory(hDebug, thread, desc, size, buffer) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugGetRegisterSetProperties(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zetDebugGetRegisterSetProperties(hDevice, pCount, pRegisterSetProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugGetThreadRegisterSetProperties(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetDebugGetThreadRegisterSetProperties(hDebug, thread, pCount, pRegisterSetProperties)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugReadRegisters(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zetDebugReadRegisters(hDebug, thread, r#type, start, count, pRegisterValues) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetDebugWriteRegisters(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> ze_result_t {
        unsafe { shim::zetDebugWriteRegisters(hDebug, thread, r#type, start, count, pRegisterValues) }
    }
}
