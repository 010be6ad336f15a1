//! Boundary of the class `zetTracerExp`.
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
    pub unsafe fn zetTracerExpCreate(
        hContext: zet_context_handle_t,
        desc: *const zet_tracer_exp_desc_t,
        phTracer: *mut zet_tracer_exp_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if unsafe { (*desc).pUserData }.is_null() {
            return Err(Violation(2));
        }
        if phTracer.is_null() {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zetTracerExpDestroy(hTracer: zet_tracer_exp_handle_t) -> Result<(), Violation> {
        if hTracer.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zetTracerExpSetPrologues(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> Result<(), Violation> {
        if hTracer.is_null() {
            return Err(Violation(0));
        }
        if pCoreCbs.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetTracerExpSetEpilogues(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> Result<(), Violation> {
        if hTracer.is_null() {
            return Err(Violation(0));
        }
        if pCoreCbs.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetTracerExpSetEnabled(
        hTracer: zet_tracer_exp_handle_t,
        enable: ze_bool_t,
    ) -> Result<(), Violation> {
        if hTracer.is_null() {
            return Err(Violation(0));
        }
        let _ = (enable,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetTracerExpCreate(
        hContext: zet_context_handle_t,
        desc: *const zet_tracer_exp_desc_t,
        phTracer: *mut zet_tracer_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetTracerExpCreate,
            &[
                hContext.0.addr() as u64,
                desc.addr() as u64,
                phTracer.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetTracerExpDestroy(hTracer: zet_tracer_exp_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetTracerExpDestroy, &[hTracer.0.addr() as u64])
    }

    pub unsafe extern "C" fn zetTracerExpSetPrologues(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetTracerExpSetPrologues,
            &[hTracer.0.addr() as u64, pCoreCbs.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetTracerExpSetEpilogues(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetTracerExpSetEpilogues,
            &[hTracer.0.addr() as u64, pCoreCbs.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetTracerExpSetEnabled(
        hTracer: zet_tracer_exp_handle_t,
        enable: ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetTracerExpSetEnabled,
            &[hTracer.0.addr() as u64, enable as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetTracerExpCreate(
        hContext: zet_context_handle_t,
        desc: *const zet_tracer_exp_desc_t,
        phTracer: *mut zet_tracer_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetTracerExpCreate(hContext, desc, phTracer) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetTracerExpDestroy(hTracer: zet_tracer_exp_handle_t) -> ze_result_t {
        unsafe { shim::zetTracerExpDestroy(hTracer) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetTracerExpSetPrologues(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> ze_result_t {
        unsafe { shim::zetTracerExpSetPrologues(hTracer, pCoreCbs) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetTracerExpSetEpilogues(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> ze_result_t {
        unsafe { shim::zetTracerExpSetEpilogues(hTracer, pCoreCbs) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetTracerExpSetEnabled(
        hTracer: zet_tracer_exp_handle_t,
        enable: ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zetTracerExpSetEnabled(hTracer, enable) }
    }
}
