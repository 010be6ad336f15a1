//! Boundary of the class `zesFabricPort`.
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
    pub unsafe fn zesFabricPortGetProperties(
        hPort: zes_fabric_port_handle_t,
        pProperties: *mut zes_fabric_port_properties_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortGetLinkType(
        hPort: zes_fabric_port_handle_t,
        pLinkType: *mut zes_fabric_link_type_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pLinkType.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortGetConfig(
        hPort: zes_fabric_port_handle_t,
        pConfig: *mut zes_fabric_port_config_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortSetConfig(
        hPort: zes_fabric_port_handle_t,
        pConfig: *const zes_fabric_port_config_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pConfig.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortGetState(
        hPort: zes_fabric_port_handle_t,
        pState: *mut zes_fabric_port_state_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortGetThroughput(
        hPort: zes_fabric_port_handle_t,
        pThroughput: *mut zes_fabric_port_throughput_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pThroughput.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortGetFabricErrorCounters(
        hPort: zes_fabric_port_handle_t,
        pErrors: *mut zes_fabric_port_error_counters_t,
    ) -> Result<(), Violation> {
        if hPort.is_null() {
            return Err(Violation(0));
        }
        if pErrors.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesFabricPortGetMultiPortThroughput(
        hDevice: zes_device_handle_t,
        numPorts: u32,
        phPort: *mut zes_fabric_port_handle_t,
        pThroughput: *mut *mut zes_fabric_port_throughput_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if phPort.is_null() {
            return Err(Violation(1));
        }
        if pThroughput.is_null() {
            return Err(Violation(2));
        }
        let _ = (numPorts,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesFabricPortGetProperties(
        hPort: zes_fabric_port_handle_t,
        pProperties: *mut zes_fabric_port_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetProperties,
            &[hPort.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortGetLinkType(
        hPort: zes_fabric_port_handle_t,
        pLinkType: *mut zes_fabric_link_type_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetLinkType,
            &[hPort.0.addr() as u64, pLinkType.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortGetConfig(
        hPort: zes_fabric_port_handle_t,
        pConfig: *mut zes_fabric_port_config_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetConfig,
            &[hPort.0.addr() as u64, pConfig.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortSetConfig(
        hPort: zes_fabric_port_handle_t,
        pConfig: *const zes_fabric_port_config_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortSetConfig,
            &[hPort.0.addr() as u64, pConfig.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortGetState(
        hPort: zes_fabric_port_handle_t,
        pState: *mut zes_fabric_port_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetState,
            &[hPort.0.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortGetThroughput(
        hPort: zes_fabric_port_handle_t,
        pThroughput: *mut zes_fabric_port_throughput_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetThroughput,
            &[hPort.0.addr() as u64, pThroughput.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortGetFabricErrorCounters(
        hPort: zes_fabric_port_handle_t,
        pErrors: *mut zes_fabric_port_error_counters_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetFabricErrorCounters,
            &[hPort.0.addr() as u64, pErrors.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesFabricPortGetMultiPortThroughput(
        hDevice: zes_device_handle_t,
        numPorts: u32,
        phPort: *mut zes_fabric_port_handle_t,
        pThroughput: *mut *mut zes_fabric_port_throughput_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesFabricPortGetMultiPortThroughput,
            &[
                hDevice.0.addr() as u64,
                numPorts as u64,
                phPort.addr() as u64,
                pThroughput.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetProperties(
        hPort: zes_fabric_port_handle_t,
        pProperties: *mut zes_fabric_port_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetProperties(hPort, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetLinkType(
        hPort: zes_fabric_port_handle_t,
        pLinkType: *mut zes_fabric_link_type_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetLinkType(hPort, pLinkType) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetConfig(
        hPort: zes_fabric_port_handle_t,
        pConfig: *mut zes_fabric_port_config_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetConfig(hPort, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortSetConfig(
        hPort: zes_fabric_port_handle_t,
        pConfig: *const zes_fabric_port_config_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortSetConfig(hPort, pConfig) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetState(
        hPort: zes_fabric_port_handle_t,
        pState: *mut zes_fabric_port_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetState(hPort, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetThroughput(
        hPort: zes_fabric_port_handle_t,
        pThroughput: *mut zes_fabric_port_throughput_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetThroughput(hPort, pThroughput) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetFabricErrorCounters(
        hPort: zes_fabric_port_handle_t,
        pErrors: *mut zes_fabric_port_error_counters_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetFabricErrorCounters(hPort, pErrors) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesFabricPortGetMultiPortThroughput(
        hDevice: zes_device_handle_t,
        numPorts: u32,
        phPort: *mut zes_fabric_port_handle_t,
        pThroughput: *mut *mut zes_fabric_port_throughput_t,
    ) -> ze_result_t {
        unsafe { shim::zesFabricPortGetMultiPortThroughput(hDevice, numPorts, phPort, pThroughput) }
    }
}
