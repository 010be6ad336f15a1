//! Boundary of the class `zeRTASParallelOperation`.
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
    pub unsafe fn zeRTASParallelOperationCreateExp(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_exp_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if phParallelOperation.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationGetPropertiesExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_exp_properties_t,
    ) -> Result<(), Violation> {
        if hParallelOperation.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationJoinExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
    ) -> Result<(), Violation> {
        if hParallelOperation.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationDestroyExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
    ) -> Result<(), Violation> {
        if hParallelOperation.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationCreateExt(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_ext_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if phParallelOperation.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationGetPropertiesExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_ext_properties_t,
    ) -> Result<(), Violation> {
        if hParallelOperation.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationJoinExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
    ) -> Result<(), Violation> {
        if hParallelOperation.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeRTASParallelOperationDestroyExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
    ) -> Result<(), Violation> {
        if hParallelOperation.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeRTASParallelOperationCreateExp(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationCreateExp,
            &[hDriver.0.addr() as u64, phParallelOperation.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationGetPropertiesExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_exp_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationGetPropertiesExp,
            &[hParallelOperation.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationJoinExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationJoinExp,
            &[hParallelOperation.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationDestroyExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationDestroyExp,
            &[hParallelOperation.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationCreateExt(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationCreateExt,
            &[hDriver.0.addr() as u64, phParallelOperation.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationGetPropertiesExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_ext_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationGetPropertiesExt,
            &[hParallelOperation.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationJoinExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationJoinExt,
            &[hParallelOperation.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeRTASParallelOperationDestroyExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASParallelOperationDestroyExt,
            &[hParallelOperation.0.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationCreateExp(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationCreateExp(hDriver, phParallelOperation) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationGetPropertiesExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_exp_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationGetPropertiesExp(hParallelOperation, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationJoinExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationJoinExp(hParallelOperation) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationDestroyExp(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationDestroyExp(hParallelOperation) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationCreateExt(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationCreateExt(hDriver, phParallelOperation) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationGetPropertiesExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_ext_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationGetPropertiesExt(hParallelOperation, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationJoinExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationJoinExt(hParallelOperation) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASParallelOperationDestroyExt(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASParallelOperationDestroyExt(hParallelOperation) }
    }
}
