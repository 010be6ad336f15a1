//! Boundary of the class `zesDevice`.
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
    pub unsafe fn zesDeviceGet(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut zes_device_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phDevices,);
        Ok(())
    }

    pub unsafe fn zesDeviceGetProperties(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_device_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceGetState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_state_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceReset(hDevice: zes_device_handle_t, force: ze_bool_t) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        let _ = (force,);
        Ok(())
    }

    pub unsafe fn zesDeviceResetExt(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_reset_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceProcessesGetState(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProcesses: *mut zes_process_state_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pProcesses,);
        Ok(())
    }

    pub unsafe fn zesDevicePciGetProperties(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_pci_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDevicePciGetState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_pci_state_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDevicePciGetBars(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProperties: *mut zes_pci_bar_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pProperties,);
        Ok(())
    }

    pub unsafe fn zesDevicePciGetStats(
        hDevice: zes_device_handle_t,
        pStats: *mut zes_pci_stats_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pStats.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceSetOverclockWaiver(hDevice: zes_device_handle_t) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceGetOverclockDomains(
        hDevice: zes_device_handle_t,
        pOverclockDomains: *mut u32,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pOverclockDomains.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceGetOverclockControls(
        hDevice: zes_device_handle_t,
        domainType: zes_overclock_domain_t,
        pAvailableControls: *mut u32,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if domainType.0 > 256 {
            return Err(Violation(1));
        }
        if pAvailableControls.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceResetOverclockSettings(
        hDevice: zes_device_handle_t,
        onShippedState: ze_bool_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        let _ = (onShippedState,);
        Ok(())
    }

    pub unsafe fn zesDeviceReadOverclockState(
        hDevice: zes_device_handle_t,
        pOverclockMode: *mut zes_overclock_mode_t,
        pWaiverSetting: *mut ze_bool_t,
        pOverclockState: *mut ze_bool_t,
        pPendingAction: *mut zes_pending_action_t,
        pPendingReset: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pOverclockMode.is_null() {
            return Err(Violation(1));
        }
        if pWaiverSetting.is_null() {
            return Err(Violation(2));
        }
        if pOverclockState.is_null() {
            return Err(Violation(3));
        }
        if pPendingAction.is_null() {
            return Err(Violation(4));
        }
        if pPendingReset.is_null() {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceEnumOverclockDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDomainHandle: *mut zes_overclock_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phDomainHandle,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumDiagnosticTestSuites(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDiagnostics: *mut zes_diag_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phDiagnostics,);
        Ok(())
    }

    pub unsafe fn zesDeviceEccAvailable(
        hDevice: zes_device_handle_t,
        pAvailable: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pAvailable.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceEccConfigurable(
        hDevice: zes_device_handle_t,
        pConfigurable: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pConfigurable.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceGetEccState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pState.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceSetEccState(
        hDevice: zes_device_handle_t,
        newState: *const zes_device_ecc_desc_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if newState.is_null() {
            return Err(Violation(1));
        }
        if pState.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*newState).state }.0 > 2 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceEnumEngineGroups(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phEngine: *mut zes_engine_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phEngine,);
        Ok(())
    }

    pub unsafe fn zesDeviceEventRegister(
        hDevice: zes_device_handle_t,
        events: zes_event_type_flags_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if events > 65535 {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceEnumFabricPorts(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPort: *mut zes_fabric_port_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phPort,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumFans(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFan: *mut zes_fan_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phFan,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumFirmwares(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFirmware: *mut zes_firmware_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phFirmware,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumFrequencyDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFrequency: *mut zes_freq_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phFrequency,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumLeds(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phLed: *mut zes_led_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phLed,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumMemoryModules(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phMemory: *mut zes_mem_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phMemory,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumPerformanceFactorDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPerf: *mut zes_perf_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phPerf,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumPowerDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPower: *mut zes_pwr_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phPower,);
        Ok(())
    }

    pub unsafe fn zesDeviceGetCardPowerDomain(
        hDevice: zes_device_handle_t,
        phPower: *mut zes_pwr_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if phPower.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesDeviceEnumPsus(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPsu: *mut zes_psu_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phPsu,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumRasErrorSets(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phRas: *mut zes_ras_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phRas,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumSchedulers(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phScheduler: *mut zes_sched_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phScheduler,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumStandbyDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phStandby: *mut zes_standby_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phStandby,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumTemperatureSensors(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phTemperature: *mut zes_temp_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phTemperature,);
        Ok(())
    }

    pub unsafe fn zesDeviceGetSubDevicePropertiesExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pSubdeviceProps: *mut zes_subdevice_exp_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pSubdeviceProps,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumActiveVFExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phVFhandle,);
        Ok(())
    }

    pub unsafe fn zesDeviceEnumEnabledVFExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phVFhandle,);
        Ok(())
    }

    pub unsafe fn zesDevicePciLinkSpeedUpdateExt(
        hDevice: zes_device_handle_t,
        shouldDowngrade: ze_bool_t,
        pendingAction: *mut zes_device_action_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pendingAction.is_null() {
            return Err(Violation(1));
        }
        let _ = (shouldDowngrade,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesDeviceGet(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut zes_device_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGet,
            &[
                hDriver.0.addr() as u64,
                pCount.addr() as u64,
                phDevices.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceGetProperties(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_device_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetProperties,
            &[hDevice.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceGetState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetState,
            &[hDevice.0.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceReset(hDevice: zes_device_handle_t, force: ze_bool_t) -> ze_result_t {
        boundary::unimplemented(Function::zesDeviceReset, &[hDevice.0.addr() as u64, force as u64])
    }

    pub unsafe extern "C" fn zesDeviceResetExt(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_reset_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceResetExt,
            &[hDevice.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceProcessesGetState(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProcesses: *mut zes_process_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceProcessesGetState,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pProcesses.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDevicePciGetProperties(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_pci_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDevicePciGetProperties,
            &[hDevice.0.addr() as u64, pProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDevicePciGetState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_pci_state_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDevicePciGetState,
            &[hDevice.0.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDevicePciGetBars(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProperties: *mut zes_pci_bar_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDevicePciGetBars,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDevicePciGetStats(
        hDevice: zes_device_handle_t,
        pStats: *mut zes_pci_stats_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDevicePciGetStats,
            &[hDevice.0.addr() as u64, pStats.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceSetOverclockWaiver(hDevice: zes_device_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zesDeviceSetOverclockWaiver, &[hDevice.0.addr() as u64])
    }

    pub unsafe extern "C" fn zesDeviceGetOverclockDomains(
        hDevice: zes_device_handle_t,
        pOverclockDomains: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetOverclockDomains,
            &[hDevice.0.addr() as u64, pOverclockDomains.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceGetOverclockControls(
        hDevice: zes_device_handle_t,
        domainType: zes_overclock_domain_t,
        pAvailableControls: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetOverclockControls,
            &[
                hDevice.0.addr() as u64,
                u64::from(domainType.0),
                pAvailableControls.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceResetOverclockSettings(
        hDevice: zes_device_handle_t,
        onShippedState: ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceResetOverclockSettings,
            &[hDevice.0.addr() as u64, onShippedState as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceReadOverclockState(
        hDevice: zes_device_handle_t,
        pOverclockMode: *mut zes_overclock_mode_t,
        pWaiverSetting: *mut ze_bool_t,
        pOverclockState: *mut ze_bool_t,
        pPendingAction: *mut zes_pending_action_t,
        pPendingReset: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceReadOverclockState,
            &[
                hDevice.0.addr() as u64,
                pOverclockMode.addr() as u64,
                pWaiverSetting.addr() as u64,
                pOverclockState.addr() as u64,
                pPendingAction.addr() as u64,
                pPendingReset.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumOverclockDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDomainHandle: *mut zes_overclock_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumOverclockDomains,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phDomainHandle.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumDiagnosticTestSuites(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDiagnostics: *mut zes_diag_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumDiagnosticTestSuites,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phDiagnostics.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEccAvailable(
        hDevice: zes_device_handle_t,
        pAvailable: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEccAvailable,
            &[hDevice.0.addr() as u64, pAvailable.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEccConfigurable(
        hDevice: zes_device_handle_t,
        pConfigurable: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEccConfigurable,
            &[hDevice.0.addr() as u64, pConfigurable.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceGetEccState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetEccState,
            &[hDevice.0.addr() as u64, pState.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceSetEccState(
        hDevice: zes_device_handle_t,
        newState: *const zes_device_ecc_desc_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceSetEccState,
            &[
                hDevice.0.addr() as u64,
                newState.addr() as u64,
                pState.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumEngineGroups(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phEngine: *mut zes_engine_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumEngineGroups,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phEngine.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEventRegister(
        hDevice: zes_device_handle_t,
        events: zes_event_type_flags_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEventRegister,
            &[hDevice.0.addr() as u64, events as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumFabricPorts(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPort: *mut zes_fabric_port_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumFabricPorts,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phPort.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumFans(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFan: *mut zes_fan_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumFans,
            &[hDevice.0.addr() as u64, pCount.addr() as u64, phFan.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumFirmwares(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFirmware: *mut zes_firmware_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumFirmwares,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phFirmware.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumFrequencyDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFrequency: *mut zes_freq_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumFrequencyDomains,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phFrequency.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumLeds(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phLed: *mut zes_led_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumLeds,
            &[hDevice.0.addr() as u64, pCount.addr() as u64, phLed.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumMemoryModules(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phMemory: *mut zes_mem_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumMemoryModules,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phMemory.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumPerformanceFactorDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPerf: *mut zes_perf_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumPerformanceFactorDomains,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phPerf.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumPowerDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPower: *mut zes_pwr_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumPowerDomains,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phPower.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceGetCardPowerDomain(
        hDevice: zes_device_handle_t,
        phPower: *mut zes_pwr_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetCardPowerDomain,
            &[hDevice.0.addr() as u64, phPower.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumPsus(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPsu: *mut zes_psu_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumPsus,
            &[hDevice.0.addr() as u64, pCount.addr() as u64, phPsu.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumRasErrorSets(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phRas: *mut zes_ras_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumRasErrorSets,
            &[hDevice.0.addr() as u64, pCount.addr() as u64, phRas.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumSchedulers(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phScheduler: *mut zes_sched_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumSchedulers,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phScheduler.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumStandbyDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phStandby: *mut zes_standby_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumStandbyDomains,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phStandby.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumTemperatureSensors(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phTemperature: *mut zes_temp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumTemperatureSensors,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phTemperature.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceGetSubDevicePropertiesExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pSubdeviceProps: *mut zes_subdevice_exp_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceGetSubDevicePropertiesExp,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pSubdeviceProps.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumActiveVFExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumActiveVFExp,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phVFhandle.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDeviceEnumEnabledVFExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDeviceEnumEnabledVFExp,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phVFhandle.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesDevicePciLinkSpeedUpdateExt(
        hDevice: zes_device_handle_t,
        shouldDowngrade: ze_bool_t,
        pendingAction: *mut zes_device_action_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesDevicePciLinkSpeedUpdateExt,
            &[
                hDevice.0.addr() as u64,
                shouldDowngrade as u64,
                pendingAction.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGet(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut zes_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGet(hDriver, pCount, phDevices) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetProperties(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_device_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetProperties(hDevice, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetState(hDevice, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceReset(hDevice: zes_device_handle_t, force: ze_bool_t) -> ze_result_t {
        unsafe { shim::zesDeviceReset(hDevice, force) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceResetExt(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_reset_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceResetExt(hDevice, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceProcessesGetState(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProcesses: *mut zes_process_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceProcessesGetState(hDevice, pCount, pProcesses) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDevicePciGetProperties(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_pci_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDevicePciGetProperties(hDevice, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDevicePciGetState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_pci_state_t,
    ) -> ze_result_t {
        unsafe { shim::zesDevicePciGetState(hDevice, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDevicePciGetBars(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProperties: *mut zes_pci_bar_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDevicePciGetBars(hDevice, pCount, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDevicePciGetStats(
        hDevice: zes_device_handle_t,
        pStats: *mut zes_pci_stats_t,
    ) -> ze_result_t {
        unsafe { shim::zesDevicePciGetStats(hDevice, pStats) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceSetOverclockWaiver(hDevice: zes_device_handle_t) -> ze_result_t {
        unsafe { shim::zesDeviceSetOverclockWaiver(hDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetOverclockDomains(
        hDevice: zes_device_handle_t,
        pOverclockDomains: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetOverclockDomains(hDevice, pOverclockDomains) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetOverclockControls(
        hDevice: zes_device_handle_t,
        domainType: zes_overclock_domain_t,
        pAvailableControls: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetOverclockControls(hDevice, domainType, pAvailableControls) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceResetOverclockSettings(
        hDevice: zes_device_handle_t,
        onShippedState: ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceResetOverclockSettings(hDevice, onShippedState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceReadOverclockState(
        hDevice: zes_device_handle_t,
        pOverclockMode: *mut zes_overclock_mode_t,
        pWaiverSetting: *mut ze_bool_t,
        pOverclockState: *mut ze_bool_t,
        pPendingAction: *mut zes_pending_action_t,
        pPendingReset: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe {
            shim::zesDeviceReadOverclockState(
                hDevice,
                pOverclockMode,
                pWaiverSetting,
                pOverclockState,
                pPendingAction,
                pPendingReset,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumOverclockDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDomainHandle: *mut zes_overclock_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumOverclockDomains(hDevice, pCount, phDomainHandle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumDiagnosticTestSuites(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDiagnostics: *mut zes_diag_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumDiagnosticTestSuites(hDevice, pCount, phDiagnostics) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEccAvailable(
        hDevice: zes_device_handle_t,
        pAvailable: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEccAvailable(hDevice, pAvailable) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEccConfigurable(
        hDevice: zes_device_handle_t,
        pConfigurable: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEccConfigurable(hDevice, pConfigurable) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetEccState(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetEccState(hDevice, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceSetEccState(
        hDevice: zes_device_handle_t,
        newState: *const zes_device_ecc_desc_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceSetEccState(hDevice, newState, pState) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumEngineGroups(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phEngine: *mut zes_engine_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumEngineGroups(hDevice, pCount, phEngine) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEventRegister(
        hDevice: zes_device_handle_t,
        events: zes_event_type_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEventRegister(hDevice, events) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumFabricPorts(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPort: *mut zes_fabric_port_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumFabricPorts(hDevice, pCount, phPort) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumFans(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFan: *mut zes_fan_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumFans(hDevice, pCount, phFan) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumFirmwares(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFirmware: *mut zes_firmware_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumFirmwares(hDevice, pCount, phFirmware) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumFrequencyDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFrequency: *mut zes_freq_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumFrequencyDomains(hDevice, pCount, phFrequency) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumLeds(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phLed: *mut zes_led_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumLeds(hDevice, pCount, phLed) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumMemoryModules(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phMemory: *mut zes_mem_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumMemoryModules(hDevice, pCount, phMemory) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumPerformanceFactorDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPerf: *mut zes_perf_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumPerformanceFactorDomains(hDevice, pCount, phPerf) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumPowerDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPower: *mut zes_pwr_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumPowerDomains(hDevice, pCount, phPower) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetCardPowerDomain(
        hDevice: zes_device_handle_t,
        phPower: *mut zes_pwr_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetCardPowerDomain(hDevice, phPower) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumPsus(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPsu: *mut zes_psu_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumPsus(hDevice, pCount, phPsu) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumRasErrorSets(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phRas: *mut zes_ras_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumRasErrorSets(hDevice, pCount, phRas) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumSchedulers(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phScheduler: *mut zes_sched_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumSchedulers(hDevice, pCount, phScheduler) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumStandbyDomains(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phStandby: *mut zes_standby_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumStandbyDomains(hDevice, pCount, phStandby) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumTemperatureSensors(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phTemperature: *mut zes_temp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumTemperatureSensors(hDevice, pCount, phTemperature) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceGetSubDevicePropertiesExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pSubdeviceProps: *mut zes_subdevice_exp_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceGetSubDevicePropertiesExp(hDevice, pCount, pSubdeviceProps) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumActiveVFExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumActiveVFExp(hDevice, pCount, phVFhandle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDeviceEnumEnabledVFExp(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zesDeviceEnumEnabledVFExp(hDevice, pCount, phVFhandle) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesDevicePciLinkSpeedUpdateExt(
        hDevice: zes_device_handle_t,
        shouldDowngrade: ze_bool_t,
        pendingAction: *mut zes_device_action_t,
    ) -> ze_result_t {
        unsafe { shim::zesDevicePciLinkSpeedUpdateExt(hDevice, shouldDowngrade, pendingAction) }
    }
}
