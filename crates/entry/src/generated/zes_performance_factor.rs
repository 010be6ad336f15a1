//! Boundary of the class `zesPerformanceFactor`.
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
    pub unsafe fn zesPerformanceFactorGetProperties(
        hPerf: zes_perf_handle_t,
        pProperties: *mut zes_perf_properties_t,
    ) -> Result<(), Violation> {
        if hPerf.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesPerformanceFactorGetConfig(
        hPerf: zes_perf_handle_t,
        pFactor: *mut f64,
    ) -> Result<(), Violation> {
        if hPerf.is_null() {
            return Err(Violation(0));
        }
        if pFactor.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesPerformanceFactorSetConfig(
        hPerf: zes_perf_handle_t,
        factor: f64,
    ) -> Result<(), Violation> {
        if hPerf.is_null() {
            return Err(Violation(0));
        }
        let _ = (factor,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesPerformanceFactorGetProperties(
        hPerf: zes_perf_handle_t,
        pProperties: *mut zes_perf_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPerformanceFactorGetProperties,
            &[hPerf.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesPerformanceFactorGetConfig(
        hPerf: zes_perf_handle_t,
        pFactor: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPerformanceFactorGetConfig,
            &[hPerf.0.addr() as u64, pFactor.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesPerformanceFactorSetConfig(
        hPerf: zes_perf_handle_t,
        factor: f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesPerformanceFactorSetConfig,
            &[hPerf.0.addr() as u64, factor.to_bits()],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPerformanceFactorGetProperties(
        hPerf: zes_perf_handle_t,
        pProperties: *mut zes_perf_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesPerformanceFactorGetProperties(hPerf, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPerformanceFactorGetConfig(
        hPerf: zes_perf_handle_t,
        pFactor: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesPerformanceFactorGetConfig(hPerf, pFactor) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesPerformanceFactorSetConfig(
        hPerf: zes_perf_handle_t,
        factor: f64,
    ) -> ze_result_t {
        unsafe { shim::zesPerformanceFactorSetConfig(hPerf, factor) }
    }
}
