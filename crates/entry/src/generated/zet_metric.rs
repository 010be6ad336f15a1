//! Boundary of the class `zetMetric`.
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
    pub unsafe fn zetMetricGet(
        hMetricGroup: zet_metric_group_handle_t,
        pCount: *mut u32,
        phMetrics: *mut zet_metric_handle_t,
    ) -> Result<(), Violation> {
        if hMetricGroup.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phMetrics,);
        Ok(())
    }

    pub unsafe fn zetMetricGetProperties(
        hMetric: zet_metric_handle_t,
        pProperties: *mut zet_metric_properties_t,
    ) -> Result<(), Violation> {
        if hMetric.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zetMetricCreateFromProgrammableExp2(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterCount: u32,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> Result<(), Violation> {
        if hMetricProgrammable.is_null() {
            return Err(Violation(0));
        }
        if pParameterValues.is_null() {
            return Err(Violation(1));
        }
        if pName.is_null() {
            return Err(Violation(2));
        }
        if pDescription.is_null() {
            return Err(Violation(3));
        }
        if pMetricHandleCount.is_null() {
            return Err(Violation(4));
        }
        let _ = (parameterCount, phMetricHandles);
        Ok(())
    }

    pub unsafe fn zetMetricCreateFromProgrammableExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        parameterCount: u32,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> Result<(), Violation> {
        if hMetricProgrammable.is_null() {
            return Err(Violation(0));
        }
        if pParameterValues.is_null() {
            return Err(Violation(1));
        }
        if pName.is_null() {
            return Err(Violation(2));
        }
        if pDescription.is_null() {
            return Err(Violation(3));
        }
        if pMetricHandleCount.is_null() {
            return Err(Violation(4));
        }
        let _ = (parameterCount, phMetricHandles);
        Ok(())
    }

    pub unsafe fn zetMetricDestroyExp(hMetric: zet_metric_handle_t) -> Result<(), Violation> {
        if hMetric.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zetMetricGet(
        hMetricGroup: zet_metric_group_handle_t,
        pCount: *mut u32,
        phMetrics: *mut zet_metric_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGet,
            &[
                hMetricGroup.0.addr() as u64,
                pCount.addr() as u64,
                phMetrics.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricGetProperties(
        hMetric: zet_metric_handle_t,
        pProperties: *mut zet_metric_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricGetProperties,
            &[hMetric.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zetMetricCreateFromProgrammableExp2(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterCount: u32,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricCreateFromProgrammableExp2,
            &[
                hMetricProgrammable.0.addr() as u64,
                parameterCount as u64,
                pParameterValues.addr() as u64,
                pName.addr() as u64,
                pDescription.addr() as u64,
                pMetricHandleCount.addr() as u64,
                phMetricHandles.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricCreateFromProgrammableExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        parameterCount: u32,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zetMetricCreateFromProgrammableExp,
            &[
                hMetricProgrammable.0.addr() as u64,
                pParameterValues.addr() as u64,
                parameterCount as u64,
                pName.addr() as u64,
                pDescription.addr() as u64,
                pMetricHandleCount.addr() as u64,
                phMetricHandles.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zetMetricDestroyExp(hMetric: zet_metric_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zetMetricDestroyExp, &[hMetric.0.addr() as u64])
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGet(
        hMetricGroup: zet_metric_group_handle_t,
        pCount: *mut u32,
        phMetrics: *mut zet_metric_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGet(hMetricGroup, pCount, phMetrics) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricGetProperties(
        hMetric: zet_metric_handle_t,
        pProperties: *mut zet_metric_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zetMetricGetProperties(hMetric, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricCreateFromProgrammableExp2(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterCount: u32,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricCreateFromProgrammableExp2(
                hMetricProgrammable,
                parameterCount,
                pParameterValues,
                pName,
                pDescription,
                pMetricHandleCount,
                phMetricHandles,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricCreateFromProgrammableExp(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        parameterCount: u32,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zetMetricCreateFromProgrammableExp(
                hMetricProgrammable,
                pParameterValues,
                parameterCount,
                pName,
                pDescription,
                pMetricHandleCount,
                phMetricHandles,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zetMetricDestroyExp(hMetric: zet_metric_handle_t) -> ze_result_t {
        unsafe { shim::zetMetricDestroyExp(hMetric) }
    }
}
