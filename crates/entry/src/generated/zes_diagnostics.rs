//! Boundary of the class `zesDiagnostics`.
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
    pub unsafe fn zesDiagnosticsGetProperties(
        hDiagnostics: zes_diag_handle_t,
        pProperties: *mut zes_diag_properties_t,
    ) -> Result<(), Violation> {
        if hDiagnostics.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDiagnosticsGetTests(
        hDiagnostics: zes_diag_handle_t,
        pCount: *mut u32,
        pTests: *mut zes_diag_test_t,
    ) -> Result<(), Violation> {
        if hDiagnostics.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pTests,);
        Ok(())
    }

    pub unsafe fn zesDiagnosticsRunTests(
        hDiagnostics: zes_diag_handle_t,
        startIndex: u32,
        endIndex: u32,
        pResult: *mut zes_diag_result_t,
    ) -> Result<(), Violation> {
        if hDiagnostics.is_null() {
            return Err(Violation(0));
        }
        if pResult.is_null() {
            return Err(Violation(1));
        }
        let _ = (startIndex, endIndex);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesDiagnosticsGetProperties(
        hDiagnostics: zes_diag_handle_t,
        pProperties: *mut zes_diag_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDiagnosticsGetProperties,
            &[hDiagnostics.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDiagnosticsGetTests(
        hDiagnostics: zes_diag_handle_t,
        pCount: *mut u32,
        pTests: *mut zes_diag_test_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDiagnosticsGetTests,
            &[
                hDiagnostics.0.addr() as u64,
                pCount.addr() as u64,
                pTests.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDiagnosticsRunTests(
        hDiagnostics: zes_diag_handle_t,
        startIndex: u32,
        endIndex: u32,
        pResult: *mut zes_diag_result_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDiagnosticsRunTests,
            &[
                hDiagnostics.0.addr() as u64,
                startIndex as u64,
                endIndex as u64,
                pResult.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDiagnosticsGetProperties(
        hDiagnostics: zes_diag_handle_t,
        pProperties: *mut zes_diag_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDiagnosticsGetProperties(hDiagnostics, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDiagnosticsGetTests(
        hDiagnostics: zes_diag_handle_t,
        pCount: *mut u32,
        pTests: *mut zes_diag_test_t,
    ) -> ze_result_t {
        unsafe { shim::zesDiagnosticsGetTests(hDiagnostics, pCount, pTests) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDiagnosticsRunTests(
        hDiagnostics: zes_diag_handle_t,
        startIndex: u32,
        endIndex: u32,
        pResult: *mut zes_diag_result_t,
    ) -> ze_result_t {
        unsafe { shim::zesDiagnosticsRunTests(hDiagnostics, startIndex, endIndex, pResult) }
    }
}
