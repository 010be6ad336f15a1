//! Boundary of the class `zeDevice`.
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
    pub unsafe fn zeDeviceGet(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut ze_device_handle_t,
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

    pub unsafe fn zeDeviceGetRootDevice(
        hDevice: ze_device_handle_t,
        phRootDevice: *mut ze_device_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if phRootDevice.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetSubDevices(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        phSubdevices: *mut ze_device_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (phSubdevices,);
        Ok(())
    }

    pub unsafe fn zeDeviceGetProperties(
        hDevice: ze_device_handle_t,
        pDeviceProperties: *mut ze_device_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pDeviceProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetComputeProperties(
        hDevice: ze_device_handle_t,
        pComputeProperties: *mut ze_device_compute_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pComputeProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetModuleProperties(
        hDevice: ze_device_handle_t,
        pModuleProperties: *mut ze_device_module_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pModuleProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetCommandQueueGroupProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCommandQueueGroupProperties: *mut ze_command_queue_group_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pCommandQueueGroupProperties,);
        Ok(())
    }

    pub unsafe fn zeDeviceGetMemoryProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pMemProperties: *mut ze_device_memory_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pMemProperties,);
        Ok(())
    }

    pub unsafe fn zeDeviceGetMemoryAccessProperties(
        hDevice: ze_device_handle_t,
        pMemAccessProperties: *mut ze_device_memory_access_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pMemAccessProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetCacheProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCacheProperties: *mut ze_device_cache_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pCacheProperties,);
        Ok(())
    }

    pub unsafe fn zeDeviceGetImageProperties(
        hDevice: ze_device_handle_t,
        pImageProperties: *mut ze_device_image_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pImageProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetExternalMemoryProperties(
        hDevice: ze_device_handle_t,
        pExternalMemoryProperties: *mut ze_device_external_memory_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pExternalMemoryProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetP2PProperties(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        pP2PProperties: *mut ze_device_p2p_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if hPeerDevice.is_null() {
            return Err(Violation(1));
        }
        if pP2PProperties.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceCanAccessPeer(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        value: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if hPeerDevice.is_null() {
            return Err(Violation(1));
        }
        if value.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetStatus(hDevice: ze_device_handle_t) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetGlobalTimestamps(
        hDevice: ze_device_handle_t,
        hostTimestamp: *mut u64,
        deviceTimestamp: *mut u64,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if hostTimestamp.is_null() {
            return Err(Violation(1));
        }
        if deviceTimestamp.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceSynchronize(hDevice: ze_device_handle_t) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetAggregatedCopyOffloadIncrementValue(
        hDevice: ze_device_handle_t,
        incrementValue: *mut u32,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if incrementValue.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetCounterBasedEventMaxValue(
        hDevice: ze_device_handle_t,
        maxValue: *mut u64,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if maxValue.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetRuntimeRequirements(
        hDevice: ze_device_handle_t,
        pObjDesc: *const c_void,
        pSize: *mut usize,
        pRequirements: *mut c_char,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pObjDesc.is_null() {
            return Err(Violation(1));
        }
        if pSize.is_null() {
            return Err(Violation(2));
        }
        if !pRequirements.is_null() && pSize.is_null() {
            return Err(Violation(3));
        }
        if !pRequirements.is_null() && unsafe { pSize.read_unaligned() } < boundary::REQUIREMENTS_SIZE {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetRuntimeRequirementsKey(
        hDevice: ze_device_handle_t,
        pKey: *mut *const c_char,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pKey.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceValidateRuntimeRequirements(
        hDevice: ze_device_handle_t,
        pRequirements: *const c_char,
        pOut: *mut ze_validate_runtime_requirements_output_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pRequirements.is_null() {
            return Err(Violation(1));
        }
        if pOut.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceReserveCacheExt(
        hDevice: ze_device_handle_t,
        cacheLevel: usize,
        cacheReservationSize: usize,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        let _ = (cacheLevel, cacheReservationSize);
        Ok(())
    }

    pub unsafe fn zeDeviceSetCacheAdviceExt(
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        regionSize: usize,
        cacheRegion: ze_cache_ext_region_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if cacheRegion.0 > 2 {
            return Err(Violation(2));
        }
        let _ = (regionSize,);
        Ok(())
    }

    pub unsafe fn zeDevicePciGetPropertiesExt(
        hDevice: ze_device_handle_t,
        pPciProperties: *mut ze_pci_ext_properties_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pPciProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetFabricVertexExp(
        hDevice: ze_device_handle_t,
        phVertex: *mut ze_fabric_vertex_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if phVertex.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceImportExternalSemaphoreExt(
        hDevice: ze_device_handle_t,
        desc: *const ze_external_semaphore_ext_desc_t,
        phSemaphore: *mut ze_external_semaphore_ext_handle_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if phSemaphore.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 511 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceReleaseExternalSemaphoreExt(
        hSemaphore: ze_external_semaphore_ext_handle_t,
    ) -> Result<(), Violation> {
        if hSemaphore.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeDeviceGetVectorWidthPropertiesExt(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pVectorWidthProperties: *mut ze_device_vector_width_properties_ext_t,
    ) -> Result<(), Violation> {
        if hDevice.is_null() {
            return Err(Violation(0));
        }
        if pCount.is_null() {
            return Err(Violation(1));
        }
        let _ = (pVectorWidthProperties,);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeDeviceGet(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut ze_device_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGet,
            &[
                hDriver.0.addr() as u64,
                pCount.addr() as u64,
                phDevices.addr() as u64,
            ],
            || unsafe { check::zeDeviceGet(hDriver, pCount, phDevices) },
            |call| unsafe { crate::api::device::zeDeviceGet(call, hDriver, pCount, phDevices) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetRootDevice(
        hDevice: ze_device_handle_t,
        phRootDevice: *mut ze_device_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetRootDevice,
            &[hDevice.0.addr() as u64, phRootDevice.addr() as u64],
            || unsafe { check::zeDeviceGetRootDevice(hDevice, phRootDevice) },
            |call| unsafe { crate::api::device::zeDeviceGetRootDevice(call, hDevice, phRootDevice) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetSubDevices(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        phSubdevices: *mut ze_device_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetSubDevices,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                phSubdevices.addr() as u64,
            ],
            || unsafe { check::zeDeviceGetSubDevices(hDevice, pCount, phSubdevices) },
            |call| unsafe { crate::api::device::zeDeviceGetSubDevices(call, hDevice, pCount, phSubdevices) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetProperties(
        hDevice: ze_device_handle_t,
        pDeviceProperties: *mut ze_device_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetProperties,
            &[hDevice.0.addr() as u64, pDeviceProperties.addr() as u64],
            || unsafe { check::zeDeviceGetProperties(hDevice, pDeviceProperties) },
            |call| unsafe { crate::api::device::zeDeviceGetProperties(call, hDevice, pDeviceProperties) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetComputeProperties(
        hDevice: ze_device_handle_t,
        pComputeProperties: *mut ze_device_compute_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetComputeProperties,
            &[hDevice.0.addr() as u64, pComputeProperties.addr() as u64],
            || unsafe { check::zeDeviceGetComputeProperties(hDevice, pComputeProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetComputeProperties(call, hDevice, pComputeProperties)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetModuleProperties(
        hDevice: ze_device_handle_t,
        pModuleProperties: *mut ze_device_module_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetModuleProperties,
            &[hDevice.0.addr() as u64, pModuleProperties.addr() as u64],
            || unsafe { check::zeDeviceGetModuleProperties(hDevice, pModuleProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetModuleProperties(call, hDevice, pModuleProperties)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetCommandQueueGroupProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCommandQueueGroupProperties: *mut ze_command_queue_group_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetCommandQueueGroupProperties,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pCommandQueueGroupProperties.addr() as u64,
            ],
            || unsafe {
                check::zeDeviceGetCommandQueueGroupProperties(hDevice, pCount, pCommandQueueGroupProperties)
            },
            |call| unsafe {
                crate::api::device::zeDeviceGetCommandQueueGroupProperties(
                    call,
                    hDevice,
                    pCount,
                    pCommandQueueGroupProperties,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetMemoryProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pMemProperties: *mut ze_device_memory_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetMemoryProperties,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pMemProperties.addr() as u64,
            ],
            || unsafe { check::zeDeviceGetMemoryProperties(hDevice, pCount, pMemProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetMemoryProperties(call, hDevice, pCount, pMemProperties)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetMemoryAccessProperties(
        hDevice: ze_device_handle_t,
        pMemAccessProperties: *mut ze_device_memory_access_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetMemoryAccessProperties,
            &[hDevice.0.addr() as u64, pMemAccessProperties.addr() as u64],
            || unsafe { check::zeDeviceGetMemoryAccessProperties(hDevice, pMemAccessProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetMemoryAccessProperties(call, hDevice, pMemAccessProperties)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetCacheProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCacheProperties: *mut ze_device_cache_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetCacheProperties,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pCacheProperties.addr() as u64,
            ],
            || unsafe { check::zeDeviceGetCacheProperties(hDevice, pCount, pCacheProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetCacheProperties(call, hDevice, pCount, pCacheProperties)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetImageProperties(
        hDevice: ze_device_handle_t,
        pImageProperties: *mut ze_device_image_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetImageProperties,
            &[hDevice.0.addr() as u64, pImageProperties.addr() as u64],
            || unsafe { check::zeDeviceGetImageProperties(hDevice, pImageProperties) },
            |call| unsafe { crate::api::device::zeDeviceGetImageProperties(call, hDevice, pImageProperties) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetExternalMemoryProperties(
        hDevice: ze_device_handle_t,
        pExternalMemoryProperties: *mut ze_device_external_memory_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetExternalMemoryProperties,
            &[hDevice.0.addr() as u64, pExternalMemoryProperties.addr() as u64],
            || unsafe { check::zeDeviceGetExternalMemoryProperties(hDevice, pExternalMemoryProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetExternalMemoryProperties(
                    call,
                    hDevice,
                    pExternalMemoryProperties,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetP2PProperties(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        pP2PProperties: *mut ze_device_p2p_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetP2PProperties,
            &[
                hDevice.0.addr() as u64,
                hPeerDevice.0.addr() as u64,
                pP2PProperties.addr() as u64,
            ],
            || unsafe { check::zeDeviceGetP2PProperties(hDevice, hPeerDevice, pP2PProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetP2PProperties(call, hDevice, hPeerDevice, pP2PProperties)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceCanAccessPeer(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        value: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceCanAccessPeer,
            &[
                hDevice.0.addr() as u64,
                hPeerDevice.0.addr() as u64,
                value.addr() as u64,
            ],
            || unsafe { check::zeDeviceCanAccessPeer(hDevice, hPeerDevice, value) },
            |call| unsafe { crate::api::device::zeDeviceCanAccessPeer(call, hDevice, hPeerDevice, value) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetStatus(hDevice: ze_device_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetStatus,
            &[hDevice.0.addr() as u64],
            || unsafe { check::zeDeviceGetStatus(hDevice) },
            |call| unsafe { crate::api::device::zeDeviceGetStatus(call, hDevice) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetGlobalTimestamps(
        hDevice: ze_device_handle_t,
        hostTimestamp: *mut u64,
        deviceTimestamp: *mut u64,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetGlobalTimestamps,
            &[
                hDevice.0.addr() as u64,
                hostTimestamp.addr() as u64,
                deviceTimestamp.addr() as u64,
            ],
            || unsafe { check::zeDeviceGetGlobalTimestamps(hDevice, hostTimestamp, deviceTimestamp) },
            |call| unsafe {
                crate::api::device::zeDeviceGetGlobalTimestamps(call, hDevice, hostTimestamp, deviceTimestamp)
            },
        )
    }

    pub unsafe extern "C" fn zeDeviceSynchronize(hDevice: ze_device_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeDeviceSynchronize, &[hDevice.0.addr() as u64])
    }

    pub unsafe extern "C" fn zeDeviceGetAggregatedCopyOffloadIncrementValue(
        hDevice: ze_device_handle_t,
        incrementValue: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceGetAggregatedCopyOffloadIncrementValue,
            &[hDevice.0.addr() as u64, incrementValue.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeDeviceGetCounterBasedEventMaxValue(
        hDevice: ze_device_handle_t,
        maxValue: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceGetCounterBasedEventMaxValue,
            &[hDevice.0.addr() as u64, maxValue.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeDeviceGetRuntimeRequirements(
        hDevice: ze_device_handle_t,
        pObjDesc: *const c_void,
        pSize: *mut usize,
        pRequirements: *mut c_char,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceGetRuntimeRequirements,
            &[
                hDevice.0.addr() as u64,
                pObjDesc.addr() as u64,
                pSize.addr() as u64,
                pRequirements.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeDeviceGetRuntimeRequirementsKey(
        hDevice: ze_device_handle_t,
        pKey: *mut *const c_char,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceGetRuntimeRequirementsKey,
            &[hDevice.0.addr() as u64, pKey.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeDeviceValidateRuntimeRequirements(
        hDevice: ze_device_handle_t,
        pRequirements: *const c_char,
        pOut: *mut ze_validate_runtime_requirements_output_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceValidateRuntimeRequirements,
            &[
                hDevice.0.addr() as u64,
                pRequirements.addr() as u64,
                pOut.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeDeviceReserveCacheExt(
        hDevice: ze_device_handle_t,
        cacheLevel: usize,
        cacheReservationSize: usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceReserveCacheExt,
            &[
                hDevice.0.addr() as u64,
                cacheLevel as u64,
                cacheReservationSize as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeDeviceSetCacheAdviceExt(
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        regionSize: usize,
        cacheRegion: ze_cache_ext_region_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceSetCacheAdviceExt,
            &[
                hDevice.0.addr() as u64,
                ptr.addr() as u64,
                regionSize as u64,
                u64::from(cacheRegion.0),
            ],
        )
    }

    pub unsafe extern "C" fn zeDevicePciGetPropertiesExt(
        hDevice: ze_device_handle_t,
        pPciProperties: *mut ze_pci_ext_properties_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDevicePciGetPropertiesExt,
            &[hDevice.0.addr() as u64, pPciProperties.addr() as u64],
            || unsafe { check::zeDevicePciGetPropertiesExt(hDevice, pPciProperties) },
            |call| unsafe { crate::api::device::zeDevicePciGetPropertiesExt(call, hDevice, pPciProperties) },
        )
    }

    pub unsafe extern "C" fn zeDeviceGetFabricVertexExp(
        hDevice: ze_device_handle_t,
        phVertex: *mut ze_fabric_vertex_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceGetFabricVertexExp,
            &[hDevice.0.addr() as u64, phVertex.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeDeviceImportExternalSemaphoreExt(
        hDevice: ze_device_handle_t,
        desc: *const ze_external_semaphore_ext_desc_t,
        phSemaphore: *mut ze_external_semaphore_ext_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceImportExternalSemaphoreExt,
            &[
                hDevice.0.addr() as u64,
                desc.addr() as u64,
                phSemaphore.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeDeviceReleaseExternalSemaphoreExt(
        hSemaphore: ze_external_semaphore_ext_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeDeviceReleaseExternalSemaphoreExt,
            &[hSemaphore.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeDeviceGetVectorWidthPropertiesExt(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pVectorWidthProperties: *mut ze_device_vector_width_properties_ext_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeDeviceGetVectorWidthPropertiesExt,
            &[
                hDevice.0.addr() as u64,
                pCount.addr() as u64,
                pVectorWidthProperties.addr() as u64,
            ],
            || unsafe { check::zeDeviceGetVectorWidthPropertiesExt(hDevice, pCount, pVectorWidthProperties) },
            |call| unsafe {
                crate::api::device::zeDeviceGetVectorWidthPropertiesExt(
                    call,
                    hDevice,
                    pCount,
                    pVectorWidthProperties,
                )
            },
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGet(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut ze_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGet(hDriver, pCount, phDevices) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetRootDevice(
        hDevice: ze_device_handle_t,
        phRootDevice: *mut ze_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetRootDevice(hDevice, phRootDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetSubDevices(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        phSubdevices: *mut ze_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetSubDevices(hDevice, pCount, phSubdevices) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetProperties(
        hDevice: ze_device_handle_t,
        pDeviceProperties: *mut ze_device_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetProperties(hDevice, pDeviceProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetComputeProperties(
        hDevice: ze_device_handle_t,
        pComputeProperties: *mut ze_device_compute_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetComputeProperties(hDevice, pComputeProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetModuleProperties(
        hDevice: ze_device_handle_t,
        pModuleProperties: *mut ze_device_module_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetModuleProperties(hDevice, pModuleProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetCommandQueueGroupProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCommandQueueGroupProperties: *mut ze_command_queue_group_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetCommandQueueGroupProperties(hDevice, pCount, pCommandQueueGroupProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetMemoryProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pMemProperties: *mut ze_device_memory_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetMemoryProperties(hDevice, pCount, pMemProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetMemoryAccessProperties(
        hDevice: ze_device_handle_t,
        pMemAccessProperties: *mut ze_device_memory_access_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetMemoryAccessProperties(hDevice, pMemAccessProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetCacheProperties(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCacheProperties: *mut ze_device_cache_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetCacheProperties(hDevice, pCount, pCacheProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetImageProperties(
        hDevice: ze_device_handle_t,
        pImageProperties: *mut ze_device_image_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetImageProperties(hDevice, pImageProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetExternalMemoryProperties(
        hDevice: ze_device_handle_t,
        pExternalMemoryProperties: *mut ze_device_external_memory_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetExternalMemoryProperties(hDevice, pExternalMemoryProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetP2PProperties(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        pP2PProperties: *mut ze_device_p2p_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetP2PProperties(hDevice, hPeerDevice, pP2PProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceCanAccessPeer(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        value: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceCanAccessPeer(hDevice, hPeerDevice, value) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetStatus(hDevice: ze_device_handle_t) -> ze_result_t {
        unsafe { shim::zeDeviceGetStatus(hDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetGlobalTimestamps(
        hDevice: ze_device_handle_t,
        hostTimestamp: *mut u64,
        deviceTimestamp: *mut u64,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetGlobalTimestamps(hDevice, hostTimestamp, deviceTimestamp) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceSynchronize(hDevice: ze_device_handle_t) -> ze_result_t {
        unsafe { shim::zeDeviceSynchronize(hDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetAggregatedCopyOffloadIncrementValue(
        hDevice: ze_device_handle_t,
        incrementValue: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetAggregatedCopyOffloadIncrementValue(hDevice, incrementValue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetCounterBasedEventMaxValue(
        hDevice: ze_device_handle_t,
        maxValue: *mut u64,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetCounterBasedEventMaxValue(hDevice, maxValue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetRuntimeRequirements(
        hDevice: ze_device_handle_t,
        pObjDesc: *const c_void,
        pSize: *mut usize,
        pRequirements: *mut c_char,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetRuntimeRequirements(hDevice, pObjDesc, pSize, pRequirements) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetRuntimeRequirementsKey(
        hDevice: ze_device_handle_t,
        pKey: *mut *const c_char,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetRuntimeRequirementsKey(hDevice, pKey) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceValidateRuntimeRequirements(
        hDevice: ze_device_handle_t,
        pRequirements: *const c_char,
        pOut: *mut ze_validate_runtime_requirements_output_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceValidateRuntimeRequirements(hDevice, pRequirements, pOut) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceReserveCacheExt(
        hDevice: ze_device_handle_t,
        cacheLevel: usize,
        cacheReservationSize: usize,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceReserveCacheExt(hDevice, cacheLevel, cacheReservationSize) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceSetCacheAdviceExt(
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        regionSize: usize,
        cacheRegion: ze_cache_ext_region_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceSetCacheAdviceExt(hDevice, ptr, regionSize, cacheRegion) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDevicePciGetPropertiesExt(
        hDevice: ze_device_handle_t,
        pPciProperties: *mut ze_pci_ext_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeDevicePciGetPropertiesExt(hDevice, pPciProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetFabricVertexExp(
        hDevice: ze_device_handle_t,
        phVertex: *mut ze_fabric_vertex_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetFabricVertexExp(hDevice, phVertex) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceImportExternalSemaphoreExt(
        hDevice: ze_device_handle_t,
        desc: *const ze_external_semaphore_ext_desc_t,
        phSemaphore: *mut ze_external_semaphore_ext_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceImportExternalSemaphoreExt(hDevice, desc, phSemaphore) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceReleaseExternalSemaphoreExt(
        hSemaphore: ze_external_semaphore_ext_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceReleaseExternalSemaphoreExt(hSemaphore) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeDeviceGetVectorWidthPropertiesExt(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pVectorWidthProperties: *mut ze_device_vector_width_properties_ext_t,
    ) -> ze_result_t {
        unsafe { shim::zeDeviceGetVectorWidthPropertiesExt(hDevice, pCount, pVectorWidthProperties) }
    }
}
