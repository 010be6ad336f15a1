//! Boundary of the class `zesRas`.
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
    pub unsafe fn zesRasGetProperties(
        hRas: zes_ras_handle_t,
        pProperties: *mut zes_ras_properties_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesRasGetConfig(
        hRas: zes_ras_handle_t,
        pConfig: *mut zes_ras_config_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesRasSetConfig(
        hRas: zes_ras_handle_t,
        pConfig: *const zes_ras_config_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesRasGetState(
        hRas: zes_ras_handle_t,
        clear: ze_bool_t,
        pState: *mut zes_ras_state_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        let _ = (clear,);
        Ok(())
    }

    pub unsafe fn zesRasGetStateExp(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pState: *mut zes_ras_state_exp_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pState,);
        Ok(())
    }

    pub unsafe fn zesRasClearStateExp(
        hRas: zes_ras_handle_t,
        category: zes_ras_error_category_exp_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if category.0 > 12 {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesRasGetSupportedCategoriesExp(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pCategories: *mut zes_ras_error_category_exp_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pCategories,);
        Ok(())
    }

    pub unsafe fn zesRasGetStateExp2(
        hRas: zes_ras_handle_t,
        count: u32,
        pCategories: *const zes_ras_error_category_exp_t,
        pState: *mut zes_ras_state_exp2_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pCategories.is_null() {
            return Err(Violation(1));
        }
        if pState.is_null() {
            return Err(Violation(2));
        }
        let _ = (count,);
        Ok(())
    }

    pub unsafe fn zesRasGetConfigExp(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *mut zes_ras_config_exp_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        let _ = (count,);
        Ok(())
    }

    pub unsafe fn zesRasSetConfigExp(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *const zes_ras_config_exp_t,
    ) -> Result<(), Violation> {
        if hRas.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        let _ = (count,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesRasGetProperties(
        hRas: zes_ras_handle_t,
        pProperties: *mut zes_ras_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetProperties,
            &[hRas.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesRasGetConfig(
        hRas: zes_ras_handle_t,
        pConfig: *mut zes_ras_config_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetConfig,
            &[hRas.0.addr() as u64, pConfig.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesRasSetConfig(
        hRas: zes_ras_handle_t,
        pConfig: *const zes_ras_config_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasSetConfig,
            &[hRas.0.addr() as u64, pConfig.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesRasGetState(
        hRas: zes_ras_handle_t,
        clear: ze_bool_t,
        pState: *mut zes_ras_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetState,
            &[hRas.0.addr() as u64, clear as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesRasGetStateExp(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pState: *mut zes_ras_state_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetStateExp,
            &[hRas.0.addr() as u64, pCount.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesRasClearStateExp(
        hRas: zes_ras_handle_t,
        category: zes_ras_error_category_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasClearStateExp,
            &[hRas.0.addr() as u64, u64::from(category.0)],
        )
    }

    pub unsafe extern "C" fn zesRasGetSupportedCategoriesExp(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pCategories: *mut zes_ras_error_category_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetSupportedCategoriesExp,
            &[
                hRas.0.addr() as u64,
                pCount.addr() as u64,
                pCategories.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesRasGetStateExp2(
        hRas: zes_ras_handle_t,
        count: u32,
        pCategories: *const zes_ras_error_category_exp_t,
        pState: *mut zes_ras_state_exp2_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetStateExp2,
            &[
                hRas.0.addr() as u64,
                count as u64,
                pCategories.addr() as u64,
                pState.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesRasGetConfigExp(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *mut zes_ras_config_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasGetConfigExp,
            &[hRas.0.addr() as u64, count as u64, pConfig.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesRasSetConfigExp(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *const zes_ras_config_exp_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesRasSetConfigExp,
            &[hRas.0.addr() as u64, count as u64, pConfig.addr() as u64],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetProperties(
        hRas: zes_ras_handle_t,
        pProperties: *mut zes_ras_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetProperties(hRas, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetConfig(
        hRas: zes_ras_handle_t,
        pConfig: *mut zes_ras_config_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetConfig(hRas, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasSetConfig(
        hRas: zes_ras_handle_t,
        pConfig: *const zes_ras_config_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasSetConfig(hRas, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetState(
        hRas: zes_ras_handle_t,
        clear: ze_bool_t,
        pState: *mut zes_ras_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetState(hRas, clear, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetStateExp(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pState: *mut zes_ras_state_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetStateExp(hRas, pCount, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasClearStateExp(
        hRas: zes_ras_handle_t,
        category: zes_ras_error_category_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasClearStateExp(hRas, category) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetSupportedCategoriesExp(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pCategories: *mut zes_ras_error_category_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetSupportedCategoriesExp(hRas, pCount, pCategories) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetStateExp2(
        hRas: zes_ras_handle_t,
        count: u32,
        pCategories: *const zes_ras_error_category_exp_t,
        pState: *mut zes_ras_state_exp2_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetStateExp2(hRas, count, pCategories, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasGetConfigExp(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *mut zes_ras_config_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasGetConfigExp(hRas, count, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesRasSetConfigExp(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *const zes_ras_config_exp_t,
    ) -> ze_result_t {
        unsafe { shim::zesRasSetConfigExp(hRas, count, pConfig) }
    }
}
