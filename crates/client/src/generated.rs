//! The API's functions, typed.
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
#![allow(unsafe_code, reason = "functions of a library that was opened at run time")]
#![allow(
    clippy::undocumented_unsafe_blocks,
    clippy::multiple_unsafe_ops_per_block,
    reason = "one contract holds for all: the registry's signature is the function's"
)]
use crate::{ClientError, Library};
use core::ffi::{c_char, c_void};
use zemu_abi::*;

/// The API's functions as a library exports them.
#[derive(Debug, Clone, Copy)]
pub struct Api {
    pub zeInit: unsafe extern "C" fn(flags: ze_init_flags_t) -> ze_result_t,
    pub zeDriverGet:
        unsafe extern "C" fn(pCount: *mut u32, phDrivers: *mut ze_driver_handle_t) -> ze_result_t,
    pub zeInitDrivers: unsafe extern "C" fn(
        pCount: *mut u32,
        phDrivers: *mut ze_driver_handle_t,
        desc: *mut ze_init_driver_type_desc_t,
    ) -> ze_result_t,
    pub zeDriverGetApiVersion:
        unsafe extern "C" fn(hDriver: ze_driver_handle_t, version: *mut ze_api_version_t) -> ze_result_t,
    pub zeDriverGetProperties: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pDriverProperties: *mut ze_driver_properties_t,
    ) -> ze_result_t,
    pub zeDriverGetIpcProperties: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pIpcProperties: *mut ze_driver_ipc_properties_t,
    ) -> ze_result_t,
    pub zeDriverGetExtensionProperties: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut ze_driver_extension_properties_t,
    ) -> ze_result_t,
    pub zeDriverGetExtensionFunctionAddress: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeDriverGetLastErrorDescription:
        unsafe extern "C" fn(hDriver: ze_driver_handle_t, ppString: *mut *const c_char) -> ze_result_t,
    pub zeDriverGetDefaultContext: unsafe extern "C" fn(hDriver: ze_driver_handle_t) -> ze_context_handle_t,
    pub zeDeviceGet: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut ze_device_handle_t,
    ) -> ze_result_t,
    pub zeDeviceGetRootDevice: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        phRootDevice: *mut ze_device_handle_t,
    ) -> ze_result_t,
    pub zeDeviceGetSubDevices: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        phSubdevices: *mut ze_device_handle_t,
    ) -> ze_result_t,
    pub zeDeviceGetProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pDeviceProperties: *mut ze_device_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetComputeProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pComputeProperties: *mut ze_device_compute_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetModuleProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pModuleProperties: *mut ze_device_module_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetCommandQueueGroupProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCommandQueueGroupProperties: *mut ze_command_queue_group_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetMemoryProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pMemProperties: *mut ze_device_memory_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetMemoryAccessProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pMemAccessProperties: *mut ze_device_memory_access_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetCacheProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pCacheProperties: *mut ze_device_cache_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetImageProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pImageProperties: *mut ze_device_image_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetExternalMemoryProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pExternalMemoryProperties: *mut ze_device_external_memory_properties_t,
    ) -> ze_result_t,
    pub zeDeviceGetP2PProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        pP2PProperties: *mut ze_device_p2p_properties_t,
    ) -> ze_result_t,
    pub zeDeviceCanAccessPeer: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        hPeerDevice: ze_device_handle_t,
        value: *mut ze_bool_t,
    ) -> ze_result_t,
    pub zeDeviceGetStatus: unsafe extern "C" fn(hDevice: ze_device_handle_t) -> ze_result_t,
    pub zeDeviceGetGlobalTimestamps: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        hostTimestamp: *mut u64,
        deviceTimestamp: *mut u64,
    ) -> ze_result_t,
    pub zeDeviceSynchronize: unsafe extern "C" fn(hDevice: ze_device_handle_t) -> ze_result_t,
    pub zeDeviceGetAggregatedCopyOffloadIncrementValue:
        unsafe extern "C" fn(hDevice: ze_device_handle_t, incrementValue: *mut u32) -> ze_result_t,
    pub zeDeviceGetCounterBasedEventMaxValue:
        unsafe extern "C" fn(hDevice: ze_device_handle_t, maxValue: *mut u64) -> ze_result_t,
    pub zeDeviceGetRuntimeRequirements: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pObjDesc: *const c_void,
        pSize: *mut usize,
        pRequirements: *mut c_char,
    ) -> ze_result_t,
    pub zeDeviceGetRuntimeRequirementsKey:
        unsafe extern "C" fn(hDevice: ze_device_handle_t, pKey: *mut *const c_char) -> ze_result_t,
    pub zeDeviceValidateRuntimeRequirements: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pRequirements: *const c_char,
        pOut: *mut ze_validate_runtime_requirements_output_t,
    ) -> ze_result_t,
    pub zeContextCreate: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t,
    pub zeContextCreateEx: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t,
    pub zeContextDestroy: unsafe extern "C" fn(hContext: ze_context_handle_t) -> ze_result_t,
    pub zeContextGetStatus: unsafe extern "C" fn(hContext: ze_context_handle_t) -> ze_result_t,
    pub zeCommandQueueCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_queue_desc_t,
        phCommandQueue: *mut ze_command_queue_handle_t,
    ) -> ze_result_t,
    pub zeCommandQueueDestroy: unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t) -> ze_result_t,
    pub zeCommandQueueExecuteCommandLists: unsafe extern "C" fn(
        hCommandQueue: ze_command_queue_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hFence: ze_fence_handle_t,
    ) -> ze_result_t,
    pub zeCommandQueueSynchronize:
        unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t, timeout: u64) -> ze_result_t,
    pub zeCommandQueueGetOrdinal:
        unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t, pOrdinal: *mut u32) -> ze_result_t,
    pub zeCommandQueueGetIndex:
        unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t, pIndex: *mut u32) -> ze_result_t,
    pub zeCommandQueueGetFlags: unsafe extern "C" fn(
        hCmdQueue: ze_command_queue_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> ze_result_t,
    pub zeCommandQueueGetMode: unsafe extern "C" fn(
        hCmdQueue: ze_command_queue_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> ze_result_t,
    pub zeCommandQueueGetPriority: unsafe extern "C" fn(
        hCmdQueue: ze_command_queue_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> ze_result_t,
    pub zeCommandListCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_list_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t,
    pub zeCommandListCreateImmediate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        altdesc: *const ze_command_queue_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t,
    pub zeCommandListDestroy: unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t,
    pub zeCommandListClose: unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t,
    pub zeCommandListReset: unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t,
    pub zeCommandListAppendWriteGlobalTimestamp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut u64,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListHostSynchronize:
        unsafe extern "C" fn(hCommandList: ze_command_list_handle_t, timeout: u64) -> ze_result_t,
    pub zeCommandListGetDeviceHandle: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t,
    pub zeCommandListGetContextHandle: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t,
    pub zeCommandListGetOrdinal:
        unsafe extern "C" fn(hCommandList: ze_command_list_handle_t, pOrdinal: *mut u32) -> ze_result_t,
    pub zeCommandListImmediateGetIndex: unsafe extern "C" fn(
        hCommandListImmediate: ze_command_list_handle_t,
        pIndex: *mut u32,
    ) -> ze_result_t,
    pub zeCommandListIsImmediate: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pIsImmediate: *mut ze_bool_t,
    ) -> ze_result_t,
    pub zeCommandListGetFlags: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_list_flags_t,
    ) -> ze_result_t,
    pub zeCommandListImmediateGetFlags: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> ze_result_t,
    pub zeCommandListImmediateGetMode: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> ze_result_t,
    pub zeCommandListImmediateGetPriority: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> ze_result_t,
    pub zeCommandListAppendBarrier: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryRangesBarrier: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numRanges: u32,
        pRangeSizes: *const usize,
        pRanges: *mut *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeContextSystemBarrier:
        unsafe extern "C" fn(hContext: ze_context_handle_t, hDevice: ze_device_handle_t) -> ze_result_t,
    pub zeCommandListAppendMemoryCopy: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryCopyWithParameters: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryFill: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryFillWithParameters: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryCopyRegion: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        dstRegion: *const ze_copy_region_t,
        dstPitch: u32,
        dstSlicePitch: u32,
        srcptr: *const c_void,
        srcRegion: *const ze_copy_region_t,
        srcPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryCopyFromContext: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hContextSrc: ze_context_handle_t,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendImageCopy: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendImageCopyRegion: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        pDstRegion: *const ze_image_region_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendImageCopyToMemory: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendImageCopyFromMemory: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendMemoryPrefetch: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t,
    pub zeCommandListAppendMemAdvise: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        advice: ze_memory_advice_t,
    ) -> ze_result_t,
    pub zeEventPoolCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        desc: *const ze_event_pool_desc_t,
        numDevices: u32,
        phDevices: *mut ze_device_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t,
    pub zeEventPoolDestroy: unsafe extern "C" fn(hEventPool: ze_event_pool_handle_t) -> ze_result_t,
    pub zeEventCreate: unsafe extern "C" fn(
        hEventPool: ze_event_pool_handle_t,
        desc: *const ze_event_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeEventCounterBasedCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_event_counter_based_desc_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeEventDestroy: unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t,
    pub zeEventPoolGetIpcHandle: unsafe extern "C" fn(
        hEventPool: ze_event_pool_handle_t,
        phIpc: *mut ze_ipc_event_pool_handle_t,
    ) -> ze_result_t,
    pub zeEventPoolPutIpcHandle:
        unsafe extern "C" fn(hContext: ze_context_handle_t, hIpc: ze_ipc_event_pool_handle_t) -> ze_result_t,
    pub zeEventPoolOpenIpcHandle: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_pool_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t,
    pub zeEventPoolCloseIpcHandle: unsafe extern "C" fn(hEventPool: ze_event_pool_handle_t) -> ze_result_t,
    pub zeEventCounterBasedGetIpcHandle: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        phIpc: *mut ze_ipc_event_counter_based_handle_t,
    ) -> ze_result_t,
    pub zeEventCounterBasedOpenIpcHandle: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hIpc: ze_ipc_event_counter_based_handle_t,
        phEvent: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeEventCounterBasedCloseIpcHandle: unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t,
    pub zeEventCounterBasedGetDeviceAddress: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        completionValue: *mut u64,
        deviceAddress: *mut u64,
    ) -> ze_result_t,
    pub zeCommandListAppendSignalEvent: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendWaitOnEvents: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeEventHostSignal: unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t,
    pub zeEventHostSynchronize: unsafe extern "C" fn(hEvent: ze_event_handle_t, timeout: u64) -> ze_result_t,
    pub zeEventQueryStatus: unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t,
    pub zeCommandListAppendEventReset: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> ze_result_t,
    pub zeEventHostReset: unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t,
    pub zeEventQueryKernelTimestamp: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        dstptr: *mut ze_kernel_timestamp_result_t,
    ) -> ze_result_t,
    pub zeCommandListAppendQueryKernelTimestamps: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
        dstptr: *mut c_void,
        pOffsets: *const usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeEventGetEventPool: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        phEventPool: *mut ze_event_pool_handle_t,
    ) -> ze_result_t,
    pub zeEventGetSignalScope: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        pSignalScope: *mut ze_event_scope_flags_t,
    ) -> ze_result_t,
    pub zeEventGetWaitScope: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        pWaitScope: *mut ze_event_scope_flags_t,
    ) -> ze_result_t,
    pub zeEventPoolGetContextHandle: unsafe extern "C" fn(
        hEventPool: ze_event_pool_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t,
    pub zeEventPoolGetFlags: unsafe extern "C" fn(
        hEventPool: ze_event_pool_handle_t,
        pFlags: *mut ze_event_pool_flags_t,
    ) -> ze_result_t,
    pub zeEventGetCounterBasedFlags: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        pFlags: *mut ze_event_counter_based_flags_t,
    ) -> ze_result_t,
    pub zeFenceCreate: unsafe extern "C" fn(
        hCommandQueue: ze_command_queue_handle_t,
        desc: *const ze_fence_desc_t,
        phFence: *mut ze_fence_handle_t,
    ) -> ze_result_t,
    pub zeFenceDestroy: unsafe extern "C" fn(hFence: ze_fence_handle_t) -> ze_result_t,
    pub zeFenceHostSynchronize: unsafe extern "C" fn(hFence: ze_fence_handle_t, timeout: u64) -> ze_result_t,
    pub zeFenceQueryStatus: unsafe extern "C" fn(hFence: ze_fence_handle_t) -> ze_result_t,
    pub zeFenceReset: unsafe extern "C" fn(hFence: ze_fence_handle_t) -> ze_result_t,
    pub zeImageGetProperties: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        pImageProperties: *mut ze_image_properties_t,
    ) -> ze_result_t,
    pub zeImageCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        phImage: *mut ze_image_handle_t,
    ) -> ze_result_t,
    pub zeImageDestroy: unsafe extern "C" fn(hImage: ze_image_handle_t) -> ze_result_t,
    pub zeMemAllocShared: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeMemAllocDevice: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        hDevice: ze_device_handle_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeMemAllocHost: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeMemFree: unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *mut c_void) -> ze_result_t,
    pub zeMemGetAllocProperties: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pMemAllocProperties: *mut ze_memory_allocation_properties_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t,
    pub zeMemGetAddressRange: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pBase: *mut *mut c_void,
        pSize: *mut usize,
    ) -> ze_result_t,
    pub zeMemGetIpcHandle: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t,
    pub zeMemGetIpcHandleFromFileDescriptorExp: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        handle: u64,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t,
    pub zeMemGetFileDescriptorFromIpcHandleExp: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ipcHandle: ze_ipc_mem_handle_t,
        pHandle: *mut u64,
    ) -> ze_result_t,
    pub zeMemPutIpcHandle:
        unsafe extern "C" fn(hContext: ze_context_handle_t, handle: ze_ipc_mem_handle_t) -> ze_result_t,
    pub zeMemOpenIpcHandle: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        handle: ze_ipc_mem_handle_t,
        flags: ze_ipc_memory_flags_t,
        pptr: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeMemCloseIpcHandle:
        unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *const c_void) -> ze_result_t,
    pub zeMemSetAtomicAccessAttributeExp: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        attr: ze_memory_atomic_attr_exp_flags_t,
    ) -> ze_result_t,
    pub zeMemGetAtomicAccessAttributeExp: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        pAttr: *mut ze_memory_atomic_attr_exp_flags_t,
    ) -> ze_result_t,
    pub zeModuleCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_module_desc_t,
        phModule: *mut ze_module_handle_t,
        phBuildLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t,
    pub zeModuleDestroy: unsafe extern "C" fn(hModule: ze_module_handle_t) -> ze_result_t,
    pub zeModuleDynamicLink: unsafe extern "C" fn(
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLinkLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t,
    pub zeModuleBuildLogDestroy:
        unsafe extern "C" fn(hModuleBuildLog: ze_module_build_log_handle_t) -> ze_result_t,
    pub zeModuleBuildLogGetString: unsafe extern "C" fn(
        hModuleBuildLog: ze_module_build_log_handle_t,
        pSize: *mut usize,
        pBuildLog: *mut c_char,
    ) -> ze_result_t,
    pub zeModuleGetNativeBinary: unsafe extern "C" fn(
        hModule: ze_module_handle_t,
        pSize: *mut usize,
        pModuleNativeBinary: *mut u8,
    ) -> ze_result_t,
    pub zeModuleGetGlobalPointer: unsafe extern "C" fn(
        hModule: ze_module_handle_t,
        pGlobalName: *const c_char,
        pSize: *mut usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeModuleGetKernelNames: unsafe extern "C" fn(
        hModule: ze_module_handle_t,
        pCount: *mut u32,
        pNames: *mut *const c_char,
    ) -> ze_result_t,
    pub zeModuleGetProperties: unsafe extern "C" fn(
        hModule: ze_module_handle_t,
        pModuleProperties: *mut ze_module_properties_t,
    ) -> ze_result_t,
    pub zeKernelCreate: unsafe extern "C" fn(
        hModule: ze_module_handle_t,
        desc: *const ze_kernel_desc_t,
        phKernel: *mut ze_kernel_handle_t,
    ) -> ze_result_t,
    pub zeKernelDestroy: unsafe extern "C" fn(hKernel: ze_kernel_handle_t) -> ze_result_t,
    pub zeModuleGetFunctionPointer: unsafe extern "C" fn(
        hModule: ze_module_handle_t,
        pFunctionName: *const c_char,
        pfnFunction: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeKernelSetGroupSize: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        groupSizeX: u32,
        groupSizeY: u32,
        groupSizeZ: u32,
    ) -> ze_result_t,
    pub zeKernelSuggestGroupSize: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        globalSizeX: u32,
        globalSizeY: u32,
        globalSizeZ: u32,
        groupSizeX: *mut u32,
        groupSizeY: *mut u32,
        groupSizeZ: *mut u32,
    ) -> ze_result_t,
    pub zeKernelSuggestMaxCooperativeGroupCount:
        unsafe extern "C" fn(hKernel: ze_kernel_handle_t, totalGroupCount: *mut u32) -> ze_result_t,
    pub zeKernelSetArgumentValue: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        argIndex: u32,
        argSize: usize,
        pArgValue: *const c_void,
    ) -> ze_result_t,
    pub zeKernelSetIndirectAccess: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        flags: ze_kernel_indirect_access_flags_t,
    ) -> ze_result_t,
    pub zeKernelGetIndirectAccess: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pFlags: *mut ze_kernel_indirect_access_flags_t,
    ) -> ze_result_t,
    pub zeKernelGetSourceAttributes: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pSize: *mut u32,
        pString: *mut *mut c_char,
    ) -> ze_result_t,
    pub zeKernelSetCacheConfig:
        unsafe extern "C" fn(hKernel: ze_kernel_handle_t, flags: ze_cache_config_flags_t) -> ze_result_t,
    pub zeKernelGetProperties: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pKernelProperties: *mut ze_kernel_properties_t,
    ) -> ze_result_t,
    pub zeKernelGetName: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pName: *mut c_char,
    ) -> ze_result_t,
    pub zeCommandListAppendLaunchKernel: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendLaunchKernelWithParameters: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pGroupCounts: *const ze_group_count_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendLaunchKernelWithArguments: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        groupCounts: ze_group_count_t,
        groupSizes: ze_group_size_t,
        pArguments: *mut *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendLaunchCooperativeKernel: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendLaunchKernelIndirect: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendLaunchMultipleKernelsIndirect: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCountBuffer: *const u32,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeContextMakeMemoryResident: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> ze_result_t,
    pub zeContextEvictMemory: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        size: usize,
    ) -> ze_result_t,
    pub zeContextMakeImageResident: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> ze_result_t,
    pub zeContextEvictImage: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        hImage: ze_image_handle_t,
    ) -> ze_result_t,
    pub zeSamplerCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_sampler_desc_t,
        phSampler: *mut ze_sampler_handle_t,
    ) -> ze_result_t,
    pub zeSamplerDestroy: unsafe extern "C" fn(hSampler: ze_sampler_handle_t) -> ze_result_t,
    pub zeVirtualMemReserve: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        pStart: *const c_void,
        size: usize,
        pptr: *mut *mut c_void,
    ) -> ze_result_t,
    pub zeVirtualMemFree:
        unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *const c_void, size: usize) -> ze_result_t,
    pub zeVirtualMemQueryPageSize: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        size: usize,
        pagesize: *mut usize,
    ) -> ze_result_t,
    pub zePhysicalMemGetProperties: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hPhysicalMem: ze_physical_mem_handle_t,
        pMemProperties: *mut ze_physical_mem_properties_t,
    ) -> ze_result_t,
    pub zePhysicalMemCreate: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *mut ze_physical_mem_desc_t,
        phPhysicalMemory: *mut ze_physical_mem_handle_t,
    ) -> ze_result_t,
    pub zePhysicalMemDestroy: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hPhysicalMemory: ze_physical_mem_handle_t,
    ) -> ze_result_t,
    pub zeVirtualMemMap: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        hPhysicalMemory: ze_physical_mem_handle_t,
        offset: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t,
    pub zeVirtualMemUnmap:
        unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *const c_void, size: usize) -> ze_result_t,
    pub zeVirtualMemSetAccessAttribute: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t,
    pub zeVirtualMemGetAccessAttribute: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        size: usize,
        access: *mut ze_memory_access_attribute_t,
        outSize: *mut usize,
    ) -> ze_result_t,
    pub zeKernelSetGlobalOffsetExp: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        offsetX: u32,
        offsetY: u32,
        offsetZ: u32,
    ) -> ze_result_t,
    pub zeDeviceReserveCacheExt: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        cacheLevel: usize,
        cacheReservationSize: usize,
    ) -> ze_result_t,
    pub zeDeviceSetCacheAdviceExt: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        ptr: *mut c_void,
        regionSize: usize,
        cacheRegion: ze_cache_ext_region_t,
    ) -> ze_result_t,
    pub zeEventQueryTimestampsExp: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pTimestamps: *mut ze_kernel_timestamp_result_t,
    ) -> ze_result_t,
    pub zeImageGetMemoryPropertiesExp: unsafe extern "C" fn(
        hImage: ze_image_handle_t,
        pMemoryProperties: *mut ze_image_memory_properties_exp_t,
    ) -> ze_result_t,
    pub zeImageViewCreateExt: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
    ) -> ze_result_t,
    pub zeImageViewCreateExp: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_image_desc_t,
        hImage: ze_image_handle_t,
        phImageView: *mut ze_image_handle_t,
    ) -> ze_result_t,
    pub zeKernelSchedulingHintExp: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pHint: *mut ze_scheduling_hint_exp_desc_t,
    ) -> ze_result_t,
    pub zeDevicePciGetPropertiesExt: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pPciProperties: *mut ze_pci_ext_properties_t,
    ) -> ze_result_t,
    pub zeCommandListAppendImageCopyToMemoryExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        destRowPitch: u32,
        destSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendImageCopyFromMemoryExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        srcRowPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeImageGetAllocPropertiesExt: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hImage: ze_image_handle_t,
        pImageAllocProperties: *mut ze_image_allocation_ext_properties_t,
    ) -> ze_result_t,
    pub zeModuleInspectLinkageExt: unsafe extern "C" fn(
        pInspectDesc: *mut ze_linkage_inspection_ext_desc_t,
        numModules: u32,
        phModules: *mut ze_module_handle_t,
        phLog: *mut ze_module_build_log_handle_t,
    ) -> ze_result_t,
    pub zeMemFreeExt: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        pMemFreeDesc: *const ze_memory_free_ext_desc_t,
        ptr: *mut c_void,
    ) -> ze_result_t,
    pub zeFabricVertexGetExp: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pCount: *mut u32,
        phVertices: *mut ze_fabric_vertex_handle_t,
    ) -> ze_result_t,
    pub zeFabricVertexGetSubVerticesExp: unsafe extern "C" fn(
        hVertex: ze_fabric_vertex_handle_t,
        pCount: *mut u32,
        phSubvertices: *mut ze_fabric_vertex_handle_t,
    ) -> ze_result_t,
    pub zeFabricVertexGetPropertiesExp: unsafe extern "C" fn(
        hVertex: ze_fabric_vertex_handle_t,
        pVertexProperties: *mut ze_fabric_vertex_exp_properties_t,
    ) -> ze_result_t,
    pub zeFabricVertexGetDeviceExp: unsafe extern "C" fn(
        hVertex: ze_fabric_vertex_handle_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t,
    pub zeDeviceGetFabricVertexExp: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        phVertex: *mut ze_fabric_vertex_handle_t,
    ) -> ze_result_t,
    pub zeFabricEdgeGetExp: unsafe extern "C" fn(
        hVertexA: ze_fabric_vertex_handle_t,
        hVertexB: ze_fabric_vertex_handle_t,
        pCount: *mut u32,
        phEdges: *mut ze_fabric_edge_handle_t,
    ) -> ze_result_t,
    pub zeFabricEdgeGetVerticesExp: unsafe extern "C" fn(
        hEdge: ze_fabric_edge_handle_t,
        phVertexA: *mut ze_fabric_vertex_handle_t,
        phVertexB: *mut ze_fabric_vertex_handle_t,
    ) -> ze_result_t,
    pub zeFabricEdgeGetPropertiesExp: unsafe extern "C" fn(
        hEdge: ze_fabric_edge_handle_t,
        pEdgeProperties: *mut ze_fabric_edge_exp_properties_t,
    ) -> ze_result_t,
    pub zeEventQueryKernelTimestampsExt: unsafe extern "C" fn(
        hEvent: ze_event_handle_t,
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pResults: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
    ) -> ze_result_t,
    pub zeRTASBuilderCreateExp: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_exp_desc_t,
        phBuilder: *mut ze_rtas_builder_exp_handle_t,
    ) -> ze_result_t,
    pub zeRTASBuilderGetBuildPropertiesExp: unsafe extern "C" fn(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pProperties: *mut ze_rtas_builder_exp_properties_t,
    ) -> ze_result_t,
    pub zeDriverRTASFormatCompatibilityCheckExp: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_exp_t,
        rtasFormatB: ze_rtas_format_exp_t,
    ) -> ze_result_t,
    pub zeRTASBuilderBuildExp: unsafe extern "C" fn(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_exp_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> ze_result_t,
    pub zeRTASBuilderDestroyExp: unsafe extern "C" fn(hBuilder: ze_rtas_builder_exp_handle_t) -> ze_result_t,
    pub zeRTASParallelOperationCreateExp: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_exp_handle_t,
    ) -> ze_result_t,
    pub zeRTASParallelOperationGetPropertiesExp: unsafe extern "C" fn(
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_exp_properties_t,
    ) -> ze_result_t,
    pub zeRTASParallelOperationJoinExp:
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t,
    pub zeRTASParallelOperationDestroyExp:
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t,
    pub zeMemGetPitchFor2dImage: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        imageWidth: usize,
        imageHeight: usize,
        elementSizeInBytes: u32,
        rowPitch: *mut usize,
    ) -> ze_result_t,
    pub zeImageGetDeviceOffsetExp:
        unsafe extern "C" fn(hImage: ze_image_handle_t, pDeviceOffset: *mut u64) -> ze_result_t,
    pub zeCommandListCreateCloneExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        phClonedCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t,
    pub zeCommandListImmediateAppendCommandListsExp: unsafe extern "C" fn(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListImmediateAppendCommandListsWithParameters: unsafe extern "C" fn(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListGetNextCommandIdExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        pCommandId: *mut u64,
    ) -> ze_result_t,
    pub zeCommandListGetNextCommandIdWithKernelsExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCommandId: *mut u64,
    ) -> ze_result_t,
    pub zeCommandListUpdateMutableCommandsExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_commands_exp_desc_t,
    ) -> ze_result_t,
    pub zeCommandListIsMutableExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pIsMutable: *mut ze_bool_t,
    ) -> ze_result_t,
    pub zeCommandListUpdateMutableCommandSignalEventExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        hSignalEvent: ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListUpdateMutableCommandWaitEventsExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListUpdateMutableCommandKernelsExp: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        pCommandId: *mut u64,
        phKernels: *mut ze_kernel_handle_t,
    ) -> ze_result_t,
    pub zeKernelGetBinaryExp: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pSize: *mut usize,
        pKernelBinary: *mut u8,
    ) -> ze_result_t,
    pub zeDeviceImportExternalSemaphoreExt: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        desc: *const ze_external_semaphore_ext_desc_t,
        phSemaphore: *mut ze_external_semaphore_ext_handle_t,
    ) -> ze_result_t,
    pub zeDeviceReleaseExternalSemaphoreExt:
        unsafe extern "C" fn(hSemaphore: ze_external_semaphore_ext_handle_t) -> ze_result_t,
    pub zeCommandListAppendSignalExternalSemaphoreExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        signalParams: *mut ze_external_semaphore_signal_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendWaitExternalSemaphoreExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        waitParams: *mut ze_external_semaphore_wait_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeRTASBuilderCreateExt: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_ext_desc_t,
        phBuilder: *mut ze_rtas_builder_ext_handle_t,
    ) -> ze_result_t,
    pub zeRTASBuilderGetBuildPropertiesExt: unsafe extern "C" fn(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pProperties: *mut ze_rtas_builder_ext_properties_t,
    ) -> ze_result_t,
    pub zeDriverRTASFormatCompatibilityCheckExt: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        rtasFormatA: ze_rtas_format_ext_t,
        rtasFormatB: ze_rtas_format_ext_t,
    ) -> ze_result_t,
    pub zeRTASBuilderBuildExt: unsafe extern "C" fn(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_ext_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> ze_result_t,
    pub zeRTASBuilderCommandListAppendCopyExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeRTASBuilderDestroyExt: unsafe extern "C" fn(hBuilder: ze_rtas_builder_ext_handle_t) -> ze_result_t,
    pub zeRTASParallelOperationCreateExt: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        phParallelOperation: *mut ze_rtas_parallel_operation_ext_handle_t,
    ) -> ze_result_t,
    pub zeRTASParallelOperationGetPropertiesExt: unsafe extern "C" fn(
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pProperties: *mut ze_rtas_parallel_operation_ext_properties_t,
    ) -> ze_result_t,
    pub zeRTASParallelOperationJoinExt:
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t,
    pub zeRTASParallelOperationDestroyExt:
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t,
    pub zeDeviceGetVectorWidthPropertiesExt: unsafe extern "C" fn(
        hDevice: ze_device_handle_t,
        pCount: *mut u32,
        pVectorWidthProperties: *mut ze_device_vector_width_properties_ext_t,
    ) -> ze_result_t,
    pub zeKernelGetAllocationPropertiesExp: unsafe extern "C" fn(
        hKernel: ze_kernel_handle_t,
        pCount: *mut u32,
        pAllocationProperties: *mut ze_kernel_allocation_exp_properties_t,
    ) -> ze_result_t,
    pub zeMemGetIpcHandleWithProperties: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        ptr: *const c_void,
        pNext: *mut c_void,
        pIpcHandle: *mut ze_ipc_mem_handle_t,
    ) -> ze_result_t,
    pub zeGraphCreateExt: unsafe extern "C" fn(
        hContext: ze_context_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t,
    pub zeCommandListBeginGraphCaptureExt:
        unsafe extern "C" fn(hCommandList: ze_command_list_handle_t, pNext: *const c_void) -> ze_result_t,
    pub zeCommandListBeginCaptureIntoGraphExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
    ) -> ze_result_t,
    pub zeCommandListIsGraphCaptureEnabledExt:
        unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t,
    pub zeCommandListEndGraphCaptureExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t,
    pub zeCommandListGetGraphExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t,
    pub zeGraphGetPrimaryCommandListExt: unsafe extern "C" fn(
        hGraph: ze_graph_handle_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t,
    pub zeGraphSetDestructionCallbackExt: unsafe extern "C" fn(
        hGraph: ze_graph_handle_t,
        pfnCallback: zex_mem_graph_free_callback_fn_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
    ) -> ze_result_t,
    pub zeGraphInstantiateExt: unsafe extern "C" fn(
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
        phExecutableGraph: *mut ze_executable_graph_handle_t,
    ) -> ze_result_t,
    pub zeCommandListAppendGraphExt: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_executable_graph_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zeExecutableGraphGetSourceGraphExt: unsafe extern "C" fn(
        hGraph: ze_executable_graph_handle_t,
        phSourceGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t,
    pub zeGraphIsEmptyExt: unsafe extern "C" fn(hGraph: ze_graph_handle_t) -> ze_result_t,
    pub zeGraphDumpContentsExt: unsafe extern "C" fn(
        hGraph: ze_graph_handle_t,
        filePath: *const c_char,
        pNext: *const c_void,
    ) -> ze_result_t,
    pub zeExecutableGraphDestroyExt:
        unsafe extern "C" fn(hGraph: ze_executable_graph_handle_t) -> ze_result_t,
    pub zeGraphDestroyExt: unsafe extern "C" fn(hGraph: ze_graph_handle_t) -> ze_result_t,
    pub zeCommandListAppendHostFunction: unsafe extern "C" fn(
        hCommandList: ze_command_list_handle_t,
        pfnHostFunction: ze_host_function_callback_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zetModuleGetDebugInfo: unsafe extern "C" fn(
        hModule: zet_module_handle_t,
        format: zet_module_debug_info_format_t,
        pSize: *mut usize,
        pDebugInfo: *mut u8,
    ) -> ze_result_t,
    pub zetDeviceGetDebugProperties: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        pDebugProperties: *mut zet_device_debug_properties_t,
    ) -> ze_result_t,
    pub zetDebugAttach: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        config: *const zet_debug_config_t,
        phDebug: *mut zet_debug_session_handle_t,
    ) -> ze_result_t,
    pub zetDebugDetach: unsafe extern "C" fn(hDebug: zet_debug_session_handle_t) -> ze_result_t,
    pub zetDebugReadEvent: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        timeout: u64,
        event: *mut zet_debug_event_t,
    ) -> ze_result_t,
    pub zetDebugAcknowledgeEvent: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        event: *const zet_debug_event_t,
    ) -> ze_result_t,
    pub zetDebugInterrupt:
        unsafe extern "C" fn(hDebug: zet_debug_session_handle_t, thread: ze_device_thread_t) -> ze_result_t,
    pub zetDebugResume:
        unsafe extern "C" fn(hDebug: zet_debug_session_handle_t, thread: ze_device_thread_t) -> ze_result_t,
    pub zetDebugReadMemory: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *mut c_void,
    ) -> ze_result_t,
    pub zetDebugWriteMemory: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        desc: *const zet_debug_memory_space_desc_t,
        size: usize,
        buffer: *const c_void,
    ) -> ze_result_t,
    pub zetDebugGetRegisterSetProperties: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> ze_result_t,
    pub zetDebugGetThreadRegisterSetProperties: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        pCount: *mut u32,
        pRegisterSetProperties: *mut zet_debug_regset_properties_t,
    ) -> ze_result_t,
    pub zetDebugReadRegisters: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> ze_result_t,
    pub zetDebugWriteRegisters: unsafe extern "C" fn(
        hDebug: zet_debug_session_handle_t,
        thread: ze_device_thread_t,
        r#type: u32,
        start: u32,
        count: u32,
        pRegisterValues: *mut c_void,
    ) -> ze_result_t,
    pub zetMetricGroupGet: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
    ) -> ze_result_t,
    pub zetMetricGroupGetProperties: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        pProperties: *mut zet_metric_group_properties_t,
    ) -> ze_result_t,
    pub zetMetricGroupCalculateMetricValues: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pMetricValueCount: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t,
    pub zetMetricGet: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        pCount: *mut u32,
        phMetrics: *mut zet_metric_handle_t,
    ) -> ze_result_t,
    pub zetMetricGetProperties: unsafe extern "C" fn(
        hMetric: zet_metric_handle_t,
        pProperties: *mut zet_metric_properties_t,
    ) -> ze_result_t,
    pub zetContextActivateMetricGroups: unsafe extern "C" fn(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        count: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
    ) -> ze_result_t,
    pub zetMetricStreamerOpen: unsafe extern "C" fn(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        desc: *mut zet_metric_streamer_desc_t,
        hNotificationEvent: ze_event_handle_t,
        phMetricStreamer: *mut zet_metric_streamer_handle_t,
    ) -> ze_result_t,
    pub zetCommandListAppendMetricStreamerMarker: unsafe extern "C" fn(
        hCommandList: zet_command_list_handle_t,
        hMetricStreamer: zet_metric_streamer_handle_t,
        value: u32,
    ) -> ze_result_t,
    pub zetMetricStreamerClose:
        unsafe extern "C" fn(hMetricStreamer: zet_metric_streamer_handle_t) -> ze_result_t,
    pub zetMetricStreamerReadData: unsafe extern "C" fn(
        hMetricStreamer: zet_metric_streamer_handle_t,
        maxReportCount: u32,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t,
    pub zetMetricQueryPoolCreate: unsafe extern "C" fn(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        desc: *const zet_metric_query_pool_desc_t,
        phMetricQueryPool: *mut zet_metric_query_pool_handle_t,
    ) -> ze_result_t,
    pub zetMetricQueryPoolDestroy:
        unsafe extern "C" fn(hMetricQueryPool: zet_metric_query_pool_handle_t) -> ze_result_t,
    pub zetMetricQueryCreate: unsafe extern "C" fn(
        hMetricQueryPool: zet_metric_query_pool_handle_t,
        index: u32,
        phMetricQuery: *mut zet_metric_query_handle_t,
    ) -> ze_result_t,
    pub zetMetricQueryDestroy: unsafe extern "C" fn(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t,
    pub zetMetricQueryReset: unsafe extern "C" fn(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t,
    pub zetCommandListAppendMetricQueryBegin: unsafe extern "C" fn(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
    ) -> ze_result_t,
    pub zetCommandListAppendMetricQueryEnd: unsafe extern "C" fn(
        hCommandList: zet_command_list_handle_t,
        hMetricQuery: zet_metric_query_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t,
    pub zetCommandListAppendMetricMemoryBarrier:
        unsafe extern "C" fn(hCommandList: zet_command_list_handle_t) -> ze_result_t,
    pub zetMetricQueryGetData: unsafe extern "C" fn(
        hMetricQuery: zet_metric_query_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t,
    pub zetKernelGetProfileInfo: unsafe extern "C" fn(
        hKernel: zet_kernel_handle_t,
        pProfileProperties: *mut zet_profile_properties_t,
    ) -> ze_result_t,
    pub zetTracerExpCreate: unsafe extern "C" fn(
        hContext: zet_context_handle_t,
        desc: *const zet_tracer_exp_desc_t,
        phTracer: *mut zet_tracer_exp_handle_t,
    ) -> ze_result_t,
    pub zetTracerExpDestroy: unsafe extern "C" fn(hTracer: zet_tracer_exp_handle_t) -> ze_result_t,
    pub zetTracerExpSetPrologues: unsafe extern "C" fn(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> ze_result_t,
    pub zetTracerExpSetEpilogues: unsafe extern "C" fn(
        hTracer: zet_tracer_exp_handle_t,
        pCoreCbs: *mut zet_core_callbacks_t,
    ) -> ze_result_t,
    pub zetTracerExpSetEnabled:
        unsafe extern "C" fn(hTracer: zet_tracer_exp_handle_t, enable: ze_bool_t) -> ze_result_t,
    pub zetMetricGroupCalculateMultipleMetricValuesExp: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        rawDataSize: usize,
        pRawData: *const u8,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t,
    pub zetMetricGroupGetGlobalTimestampsExp: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        synchronizedWithHost: ze_bool_t,
        globalTimestamp: *mut u64,
        metricTimestamp: *mut u64,
    ) -> ze_result_t,
    pub zetMetricGroupGetExportDataExp: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        pRawData: *const u8,
        rawDataSize: usize,
        pExportDataSize: *mut usize,
        pExportData: *mut u8,
    ) -> ze_result_t,
    pub zetMetricGroupCalculateMetricExportDataExp: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        r#type: zet_metric_group_calculation_type_t,
        exportDataSize: usize,
        pExportData: *const u8,
        pCalculateDescriptor: *mut zet_metric_calculate_exp_desc_t,
        pSetCount: *mut u32,
        pTotalMetricValueCount: *mut u32,
        pMetricCounts: *mut u32,
        pMetricValues: *mut zet_typed_value_t,
    ) -> ze_result_t,
    pub zetMetricProgrammableGetExp: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        pCount: *mut u32,
        phMetricProgrammables: *mut zet_metric_programmable_exp_handle_t,
    ) -> ze_result_t,
    pub zetMetricProgrammableGetPropertiesExp: unsafe extern "C" fn(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pProperties: *mut zet_metric_programmable_exp_properties_t,
    ) -> ze_result_t,
    pub zetMetricProgrammableGetParamInfoExp: unsafe extern "C" fn(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterCount: *mut u32,
        pParameterInfo: *mut zet_metric_programmable_param_info_exp_t,
    ) -> ze_result_t,
    pub zetMetricProgrammableGetParamValueInfoExp: unsafe extern "C" fn(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterOrdinal: u32,
        pValueInfoCount: *mut u32,
        pValueInfo: *mut zet_metric_programmable_param_value_info_exp_t,
    ) -> ze_result_t,
    pub zetMetricCreateFromProgrammableExp2: unsafe extern "C" fn(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        parameterCount: u32,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> ze_result_t,
    pub zetMetricCreateFromProgrammableExp: unsafe extern "C" fn(
        hMetricProgrammable: zet_metric_programmable_exp_handle_t,
        pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
        parameterCount: u32,
        pName: *const c_char,
        pDescription: *const c_char,
        pMetricHandleCount: *mut u32,
        phMetricHandles: *mut zet_metric_handle_t,
    ) -> ze_result_t,
    pub zetDeviceCreateMetricGroupsFromMetricsExp: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        metricCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pMetricGroupNamePrefix: *const c_char,
        pDescription: *const c_char,
        pMetricGroupCount: *mut u32,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> ze_result_t,
    pub zetMetricGroupCreateExp: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        pName: *const c_char,
        pDescription: *const c_char,
        samplingType: zet_metric_group_sampling_type_flags_t,
        phMetricGroup: *mut zet_metric_group_handle_t,
    ) -> ze_result_t,
    pub zetMetricGroupAddMetricExp: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
        pErrorStringSize: *mut usize,
        pErrorString: *mut c_char,
    ) -> ze_result_t,
    pub zetMetricGroupRemoveMetricExp: unsafe extern "C" fn(
        hMetricGroup: zet_metric_group_handle_t,
        hMetric: zet_metric_handle_t,
    ) -> ze_result_t,
    pub zetMetricGroupCloseExp: unsafe extern "C" fn(hMetricGroup: zet_metric_group_handle_t) -> ze_result_t,
    pub zetMetricGroupDestroyExp:
        unsafe extern "C" fn(hMetricGroup: zet_metric_group_handle_t) -> ze_result_t,
    pub zetMetricDestroyExp: unsafe extern "C" fn(hMetric: zet_metric_handle_t) -> ze_result_t,
    pub zetDeviceGetConcurrentMetricGroupsExp: unsafe extern "C" fn(
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        pMetricGroupsCountPerConcurrentGroup: *mut u32,
        pConcurrentGroupCount: *mut u32,
    ) -> ze_result_t,
    pub zetMetricTracerCreateExp: unsafe extern "C" fn(
        hContext: zet_context_handle_t,
        hDevice: zet_device_handle_t,
        metricGroupCount: u32,
        phMetricGroups: *mut zet_metric_group_handle_t,
        desc: *mut zet_metric_tracer_exp_desc_t,
        hNotificationEvent: ze_event_handle_t,
        phMetricTracer: *mut zet_metric_tracer_exp_handle_t,
    ) -> ze_result_t,
    pub zetMetricTracerDestroyExp:
        unsafe extern "C" fn(hMetricTracer: zet_metric_tracer_exp_handle_t) -> ze_result_t,
    pub zetMetricTracerEnableExp: unsafe extern "C" fn(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> ze_result_t,
    pub zetMetricTracerDisableExp: unsafe extern "C" fn(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        synchronous: ze_bool_t,
    ) -> ze_result_t,
    pub zetMetricTracerReadDataExp: unsafe extern "C" fn(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
    ) -> ze_result_t,
    pub zetMetricDecoderCreateExp: unsafe extern "C" fn(
        hMetricTracer: zet_metric_tracer_exp_handle_t,
        phMetricDecoder: *mut zet_metric_decoder_exp_handle_t,
    ) -> ze_result_t,
    pub zetMetricDecoderDestroyExp:
        unsafe extern "C" fn(phMetricDecoder: zet_metric_decoder_exp_handle_t) -> ze_result_t,
    pub zetMetricDecoderGetDecodableMetricsExp: unsafe extern "C" fn(
        hMetricDecoder: zet_metric_decoder_exp_handle_t,
        pCount: *mut u32,
        phMetrics: *mut zet_metric_handle_t,
    ) -> ze_result_t,
    pub zetMetricTracerDecodeExp: unsafe extern "C" fn(
        phMetricDecoder: zet_metric_decoder_exp_handle_t,
        pRawDataSize: *mut usize,
        pRawData: *mut u8,
        metricsCount: u32,
        phMetrics: *mut zet_metric_handle_t,
        pSetCount: *mut u32,
        pMetricEntriesCountPerSet: *mut u32,
        pMetricEntriesCount: *mut u32,
        pMetricEntries: *mut zet_metric_entry_exp_t,
    ) -> ze_result_t,
    pub zetCommandListAppendMarkerExp: unsafe extern "C" fn(
        hCommandList: zet_command_list_handle_t,
        hMetricGroup: zet_metric_group_handle_t,
        value: u32,
    ) -> ze_result_t,
    pub zetDeviceEnableMetricsExp: unsafe extern "C" fn(hDevice: zet_device_handle_t) -> ze_result_t,
    pub zetDeviceDisableMetricsExp: unsafe extern "C" fn(hDevice: zet_device_handle_t) -> ze_result_t,
    pub zesInit: unsafe extern "C" fn(flags: zes_init_flags_t) -> ze_result_t,
    pub zesDriverGet:
        unsafe extern "C" fn(pCount: *mut u32, phDrivers: *mut zes_driver_handle_t) -> ze_result_t,
    pub zesDriverGetExtensionProperties: unsafe extern "C" fn(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        pExtensionProperties: *mut zes_driver_extension_properties_t,
    ) -> ze_result_t,
    pub zesDriverGetExtensionFunctionAddress: unsafe extern "C" fn(
        hDriver: zes_driver_handle_t,
        name: *const c_char,
        ppFunctionAddress: *mut *mut c_void,
    ) -> ze_result_t,
    pub zesDeviceGet: unsafe extern "C" fn(
        hDriver: zes_driver_handle_t,
        pCount: *mut u32,
        phDevices: *mut zes_device_handle_t,
    ) -> ze_result_t,
    pub zesDeviceGetProperties: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_device_properties_t,
    ) -> ze_result_t,
    pub zesDeviceGetState:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pState: *mut zes_device_state_t) -> ze_result_t,
    pub zesDeviceReset: unsafe extern "C" fn(hDevice: zes_device_handle_t, force: ze_bool_t) -> ze_result_t,
    pub zesDeviceResetExt: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_reset_properties_t,
    ) -> ze_result_t,
    pub zesDeviceProcessesGetState: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProcesses: *mut zes_process_state_t,
    ) -> ze_result_t,
    pub zesDevicePciGetProperties: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pProperties: *mut zes_pci_properties_t,
    ) -> ze_result_t,
    pub zesDevicePciGetState:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pState: *mut zes_pci_state_t) -> ze_result_t,
    pub zesDevicePciGetBars: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pProperties: *mut zes_pci_bar_properties_t,
    ) -> ze_result_t,
    pub zesDevicePciGetStats:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pStats: *mut zes_pci_stats_t) -> ze_result_t,
    pub zesDeviceSetOverclockWaiver: unsafe extern "C" fn(hDevice: zes_device_handle_t) -> ze_result_t,
    pub zesDeviceGetOverclockDomains:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pOverclockDomains: *mut u32) -> ze_result_t,
    pub zesDeviceGetOverclockControls: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        domainType: zes_overclock_domain_t,
        pAvailableControls: *mut u32,
    ) -> ze_result_t,
    pub zesDeviceResetOverclockSettings:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, onShippedState: ze_bool_t) -> ze_result_t,
    pub zesDeviceReadOverclockState: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pOverclockMode: *mut zes_overclock_mode_t,
        pWaiverSetting: *mut ze_bool_t,
        pOverclockState: *mut ze_bool_t,
        pPendingAction: *mut zes_pending_action_t,
        pPendingReset: *mut ze_bool_t,
    ) -> ze_result_t,
    pub zesDeviceEnumOverclockDomains: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDomainHandle: *mut zes_overclock_handle_t,
    ) -> ze_result_t,
    pub zesOverclockGetDomainProperties: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        pDomainProperties: *mut zes_overclock_properties_t,
    ) -> ze_result_t,
    pub zesOverclockGetDomainVFProperties: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        pVFProperties: *mut zes_vf_property_t,
    ) -> ze_result_t,
    pub zesOverclockGetDomainControlProperties: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlProperties: *mut zes_control_property_t,
    ) -> ze_result_t,
    pub zesOverclockGetControlCurrentValue: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> ze_result_t,
    pub zesOverclockGetControlPendingValue: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> ze_result_t,
    pub zesOverclockSetControlUserValue: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: f64,
        pPendingAction: *mut zes_pending_action_t,
    ) -> ze_result_t,
    pub zesOverclockGetControlState: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlState: *mut zes_control_state_t,
        pPendingAction: *mut zes_pending_action_t,
    ) -> ze_result_t,
    pub zesOverclockGetVFPointValues: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        VFArrayType: zes_vf_array_type_t,
        PointIndex: u32,
        PointValue: *mut u32,
    ) -> ze_result_t,
    pub zesOverclockSetVFPointValues: unsafe extern "C" fn(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        PointIndex: u32,
        PointValue: u32,
    ) -> ze_result_t,
    pub zesDeviceEnumDiagnosticTestSuites: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phDiagnostics: *mut zes_diag_handle_t,
    ) -> ze_result_t,
    pub zesDiagnosticsGetProperties: unsafe extern "C" fn(
        hDiagnostics: zes_diag_handle_t,
        pProperties: *mut zes_diag_properties_t,
    ) -> ze_result_t,
    pub zesDiagnosticsGetTests: unsafe extern "C" fn(
        hDiagnostics: zes_diag_handle_t,
        pCount: *mut u32,
        pTests: *mut zes_diag_test_t,
    ) -> ze_result_t,
    pub zesDiagnosticsRunTests: unsafe extern "C" fn(
        hDiagnostics: zes_diag_handle_t,
        startIndex: u32,
        endIndex: u32,
        pResult: *mut zes_diag_result_t,
    ) -> ze_result_t,
    pub zesDeviceEccAvailable:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pAvailable: *mut ze_bool_t) -> ze_result_t,
    pub zesDeviceEccConfigurable:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pConfigurable: *mut ze_bool_t) -> ze_result_t,
    pub zesDeviceGetEccState: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> ze_result_t,
    pub zesDeviceSetEccState: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        newState: *const zes_device_ecc_desc_t,
        pState: *mut zes_device_ecc_properties_t,
    ) -> ze_result_t,
    pub zesDeviceEnumEngineGroups: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phEngine: *mut zes_engine_handle_t,
    ) -> ze_result_t,
    pub zesEngineGetProperties: unsafe extern "C" fn(
        hEngine: zes_engine_handle_t,
        pProperties: *mut zes_engine_properties_t,
    ) -> ze_result_t,
    pub zesEngineGetActivity:
        unsafe extern "C" fn(hEngine: zes_engine_handle_t, pStats: *mut zes_engine_stats_t) -> ze_result_t,
    pub zesDeviceEventRegister:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, events: zes_event_type_flags_t) -> ze_result_t,
    pub zesDriverEventListen: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        timeout: u32,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> ze_result_t,
    pub zesDriverEventListenEx: unsafe extern "C" fn(
        hDriver: ze_driver_handle_t,
        timeout: u64,
        count: u32,
        phDevices: *mut zes_device_handle_t,
        pNumDeviceEvents: *mut u32,
        pEvents: *mut zes_event_type_flags_t,
    ) -> ze_result_t,
    pub zesDeviceEnumFabricPorts: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPort: *mut zes_fabric_port_handle_t,
    ) -> ze_result_t,
    pub zesFabricPortGetProperties: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pProperties: *mut zes_fabric_port_properties_t,
    ) -> ze_result_t,
    pub zesFabricPortGetLinkType: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pLinkType: *mut zes_fabric_link_type_t,
    ) -> ze_result_t,
    pub zesFabricPortGetConfig: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pConfig: *mut zes_fabric_port_config_t,
    ) -> ze_result_t,
    pub zesFabricPortSetConfig: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pConfig: *const zes_fabric_port_config_t,
    ) -> ze_result_t,
    pub zesFabricPortGetState: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pState: *mut zes_fabric_port_state_t,
    ) -> ze_result_t,
    pub zesFabricPortGetThroughput: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pThroughput: *mut zes_fabric_port_throughput_t,
    ) -> ze_result_t,
    pub zesFabricPortGetFabricErrorCounters: unsafe extern "C" fn(
        hPort: zes_fabric_port_handle_t,
        pErrors: *mut zes_fabric_port_error_counters_t,
    ) -> ze_result_t,
    pub zesFabricPortGetMultiPortThroughput: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        numPorts: u32,
        phPort: *mut zes_fabric_port_handle_t,
        pThroughput: *mut *mut zes_fabric_port_throughput_t,
    ) -> ze_result_t,
    pub zesDeviceEnumFans: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFan: *mut zes_fan_handle_t,
    ) -> ze_result_t,
    pub zesFanGetProperties:
        unsafe extern "C" fn(hFan: zes_fan_handle_t, pProperties: *mut zes_fan_properties_t) -> ze_result_t,
    pub zesFanGetConfig:
        unsafe extern "C" fn(hFan: zes_fan_handle_t, pConfig: *mut zes_fan_config_t) -> ze_result_t,
    pub zesFanSetDefaultMode: unsafe extern "C" fn(hFan: zes_fan_handle_t) -> ze_result_t,
    pub zesFanSetFixedSpeedMode:
        unsafe extern "C" fn(hFan: zes_fan_handle_t, speed: *const zes_fan_speed_t) -> ze_result_t,
    pub zesFanSetSpeedTableMode:
        unsafe extern "C" fn(hFan: zes_fan_handle_t, speedTable: *const zes_fan_speed_table_t) -> ze_result_t,
    pub zesFanGetState: unsafe extern "C" fn(
        hFan: zes_fan_handle_t,
        units: zes_fan_speed_units_t,
        pSpeed: *mut i32,
    ) -> ze_result_t,
    pub zesDeviceEnumFirmwares: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFirmware: *mut zes_firmware_handle_t,
    ) -> ze_result_t,
    pub zesFirmwareGetProperties: unsafe extern "C" fn(
        hFirmware: zes_firmware_handle_t,
        pProperties: *mut zes_firmware_properties_t,
    ) -> ze_result_t,
    pub zesFirmwareFlash:
        unsafe extern "C" fn(hFirmware: zes_firmware_handle_t, pImage: *mut c_void, size: u32) -> ze_result_t,
    pub zesFirmwareGetFlashProgress:
        unsafe extern "C" fn(hFirmware: zes_firmware_handle_t, pCompletionPercent: *mut u32) -> ze_result_t,
    pub zesFirmwareGetConsoleLogs: unsafe extern "C" fn(
        hFirmware: zes_firmware_handle_t,
        pSize: *mut usize,
        pFirmwareLog: *mut c_char,
    ) -> ze_result_t,
    pub zesDeviceEnumFrequencyDomains: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phFrequency: *mut zes_freq_handle_t,
    ) -> ze_result_t,
    pub zesFrequencyGetProperties: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        pProperties: *mut zes_freq_properties_t,
    ) -> ze_result_t,
    pub zesFrequencyGetAvailableClocks: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        pCount: *mut u32,
        phFrequency: *mut f64,
    ) -> ze_result_t,
    pub zesFrequencyGetRange:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pLimits: *mut zes_freq_range_t) -> ze_result_t,
    pub zesFrequencySetRange:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pLimits: *const zes_freq_range_t) -> ze_result_t,
    pub zesFrequencyGetState:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pState: *mut zes_freq_state_t) -> ze_result_t,
    pub zesFrequencyGetThrottleTime: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        pThrottleTime: *mut zes_freq_throttle_time_t,
    ) -> ze_result_t,
    pub zesFrequencyOcGetCapabilities: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        pOcCapabilities: *mut zes_oc_capabilities_t,
    ) -> ze_result_t,
    pub zesFrequencyOcGetFrequencyTarget:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pCurrentOcFrequency: *mut f64) -> ze_result_t,
    pub zesFrequencyOcSetFrequencyTarget:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, CurrentOcFrequency: f64) -> ze_result_t,
    pub zesFrequencyOcGetVoltageTarget: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        pCurrentVoltageTarget: *mut f64,
        pCurrentVoltageOffset: *mut f64,
    ) -> ze_result_t,
    pub zesFrequencyOcSetVoltageTarget: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        CurrentVoltageTarget: f64,
        CurrentVoltageOffset: f64,
    ) -> ze_result_t,
    pub zesFrequencyOcSetMode:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, CurrentOcMode: zes_oc_mode_t) -> ze_result_t,
    pub zesFrequencyOcGetMode: unsafe extern "C" fn(
        hFrequency: zes_freq_handle_t,
        pCurrentOcMode: *mut zes_oc_mode_t,
    ) -> ze_result_t,
    pub zesFrequencyOcGetIccMax:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pOcIccMax: *mut f64) -> ze_result_t,
    pub zesFrequencyOcSetIccMax:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, ocIccMax: f64) -> ze_result_t,
    pub zesFrequencyOcGetTjMax:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pOcTjMax: *mut f64) -> ze_result_t,
    pub zesFrequencyOcSetTjMax:
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, ocTjMax: f64) -> ze_result_t,
    pub zesDeviceEnumLeds: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phLed: *mut zes_led_handle_t,
    ) -> ze_result_t,
    pub zesLedGetProperties:
        unsafe extern "C" fn(hLed: zes_led_handle_t, pProperties: *mut zes_led_properties_t) -> ze_result_t,
    pub zesLedGetState:
        unsafe extern "C" fn(hLed: zes_led_handle_t, pState: *mut zes_led_state_t) -> ze_result_t,
    pub zesLedSetState: unsafe extern "C" fn(hLed: zes_led_handle_t, enable: ze_bool_t) -> ze_result_t,
    pub zesLedSetColor:
        unsafe extern "C" fn(hLed: zes_led_handle_t, pColor: *const zes_led_color_t) -> ze_result_t,
    pub zesDeviceEnumMemoryModules: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phMemory: *mut zes_mem_handle_t,
    ) -> ze_result_t,
    pub zesMemoryGetProperties: unsafe extern "C" fn(
        hMemory: zes_mem_handle_t,
        pProperties: *mut zes_mem_properties_t,
    ) -> ze_result_t,
    pub zesMemoryGetState:
        unsafe extern "C" fn(hMemory: zes_mem_handle_t, pState: *mut zes_mem_state_t) -> ze_result_t,
    pub zesMemoryGetBandwidth:
        unsafe extern "C" fn(hMemory: zes_mem_handle_t, pBandwidth: *mut zes_mem_bandwidth_t) -> ze_result_t,
    pub zesDeviceEnumPerformanceFactorDomains: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPerf: *mut zes_perf_handle_t,
    ) -> ze_result_t,
    pub zesPerformanceFactorGetProperties: unsafe extern "C" fn(
        hPerf: zes_perf_handle_t,
        pProperties: *mut zes_perf_properties_t,
    ) -> ze_result_t,
    pub zesPerformanceFactorGetConfig:
        unsafe extern "C" fn(hPerf: zes_perf_handle_t, pFactor: *mut f64) -> ze_result_t,
    pub zesPerformanceFactorSetConfig:
        unsafe extern "C" fn(hPerf: zes_perf_handle_t, factor: f64) -> ze_result_t,
    pub zesDeviceEnumPowerDomains: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPower: *mut zes_pwr_handle_t,
    ) -> ze_result_t,
    pub zesDeviceGetCardPowerDomain:
        unsafe extern "C" fn(hDevice: zes_device_handle_t, phPower: *mut zes_pwr_handle_t) -> ze_result_t,
    pub zesPowerGetProperties: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pProperties: *mut zes_power_properties_t,
    ) -> ze_result_t,
    pub zesPowerGetEnergyCounter: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pEnergy: *mut zes_power_energy_counter_t,
    ) -> ze_result_t,
    pub zesPowerGetLimits: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pSustained: *mut zes_power_sustained_limit_t,
        pBurst: *mut zes_power_burst_limit_t,
        pPeak: *mut zes_power_peak_limit_t,
    ) -> ze_result_t,
    pub zesPowerSetLimits: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pSustained: *const zes_power_sustained_limit_t,
        pBurst: *const zes_power_burst_limit_t,
        pPeak: *const zes_power_peak_limit_t,
    ) -> ze_result_t,
    pub zesPowerGetEnergyThreshold: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pThreshold: *mut zes_energy_threshold_t,
    ) -> ze_result_t,
    pub zesPowerSetEnergyThreshold:
        unsafe extern "C" fn(hPower: zes_pwr_handle_t, threshold: f64) -> ze_result_t,
    pub zesPowerGetUsage: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pInstantPower: *mut u32,
        pAveragePower: *mut u32,
    ) -> ze_result_t,
    pub zesDeviceEnumPsus: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phPsu: *mut zes_psu_handle_t,
    ) -> ze_result_t,
    pub zesPsuGetProperties:
        unsafe extern "C" fn(hPsu: zes_psu_handle_t, pProperties: *mut zes_psu_properties_t) -> ze_result_t,
    pub zesPsuGetState:
        unsafe extern "C" fn(hPsu: zes_psu_handle_t, pState: *mut zes_psu_state_t) -> ze_result_t,
    pub zesDeviceEnumRasErrorSets: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phRas: *mut zes_ras_handle_t,
    ) -> ze_result_t,
    pub zesRasGetProperties:
        unsafe extern "C" fn(hRas: zes_ras_handle_t, pProperties: *mut zes_ras_properties_t) -> ze_result_t,
    pub zesRasGetConfig:
        unsafe extern "C" fn(hRas: zes_ras_handle_t, pConfig: *mut zes_ras_config_t) -> ze_result_t,
    pub zesRasSetConfig:
        unsafe extern "C" fn(hRas: zes_ras_handle_t, pConfig: *const zes_ras_config_t) -> ze_result_t,
    pub zesRasGetState: unsafe extern "C" fn(
        hRas: zes_ras_handle_t,
        clear: ze_bool_t,
        pState: *mut zes_ras_state_t,
    ) -> ze_result_t,
    pub zesDeviceEnumSchedulers: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phScheduler: *mut zes_sched_handle_t,
    ) -> ze_result_t,
    pub zesSchedulerGetProperties: unsafe extern "C" fn(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_properties_t,
    ) -> ze_result_t,
    pub zesSchedulerGetCurrentMode:
        unsafe extern "C" fn(hScheduler: zes_sched_handle_t, pMode: *mut zes_sched_mode_t) -> ze_result_t,
    pub zesSchedulerGetTimeoutModeProperties: unsafe extern "C" fn(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeout_properties_t,
    ) -> ze_result_t,
    pub zesSchedulerGetTimesliceModeProperties: unsafe extern "C" fn(
        hScheduler: zes_sched_handle_t,
        getDefaults: ze_bool_t,
        pConfig: *mut zes_sched_timeslice_properties_t,
    ) -> ze_result_t,
    pub zesSchedulerSetTimeoutMode: unsafe extern "C" fn(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeout_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t,
    pub zesSchedulerSetTimesliceMode: unsafe extern "C" fn(
        hScheduler: zes_sched_handle_t,
        pProperties: *mut zes_sched_timeslice_properties_t,
        pNeedReload: *mut ze_bool_t,
    ) -> ze_result_t,
    pub zesSchedulerSetExclusiveMode:
        unsafe extern "C" fn(hScheduler: zes_sched_handle_t, pNeedReload: *mut ze_bool_t) -> ze_result_t,
    pub zesSchedulerSetComputeUnitDebugMode:
        unsafe extern "C" fn(hScheduler: zes_sched_handle_t, pNeedReload: *mut ze_bool_t) -> ze_result_t,
    pub zesDeviceEnumStandbyDomains: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phStandby: *mut zes_standby_handle_t,
    ) -> ze_result_t,
    pub zesStandbyGetProperties: unsafe extern "C" fn(
        hStandby: zes_standby_handle_t,
        pProperties: *mut zes_standby_properties_t,
    ) -> ze_result_t,
    pub zesStandbyGetMode: unsafe extern "C" fn(
        hStandby: zes_standby_handle_t,
        pMode: *mut zes_standby_promo_mode_t,
    ) -> ze_result_t,
    pub zesStandbySetMode:
        unsafe extern "C" fn(hStandby: zes_standby_handle_t, mode: zes_standby_promo_mode_t) -> ze_result_t,
    pub zesDeviceEnumTemperatureSensors: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phTemperature: *mut zes_temp_handle_t,
    ) -> ze_result_t,
    pub zesTemperatureGetProperties: unsafe extern "C" fn(
        hTemperature: zes_temp_handle_t,
        pProperties: *mut zes_temp_properties_t,
    ) -> ze_result_t,
    pub zesTemperatureGetConfig:
        unsafe extern "C" fn(hTemperature: zes_temp_handle_t, pConfig: *mut zes_temp_config_t) -> ze_result_t,
    pub zesTemperatureSetConfig: unsafe extern "C" fn(
        hTemperature: zes_temp_handle_t,
        pConfig: *const zes_temp_config_t,
    ) -> ze_result_t,
    pub zesTemperatureGetState:
        unsafe extern "C" fn(hTemperature: zes_temp_handle_t, pTemperature: *mut f64) -> ze_result_t,
    pub zesPowerGetLimitsExt: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> ze_result_t,
    pub zesPowerSetLimitsExt: unsafe extern "C" fn(
        hPower: zes_pwr_handle_t,
        pCount: *mut u32,
        pSustained: *mut zes_power_limit_ext_desc_t,
    ) -> ze_result_t,
    pub zesPowerGetLimitsExt2:
        unsafe extern "C" fn(hPower: zes_pwr_handle_t, pLimit: *mut u32) -> ze_result_t,
    pub zesPowerSetLimitsExt2: unsafe extern "C" fn(hPower: zes_pwr_handle_t, limit: u32) -> ze_result_t,
    pub zesEngineGetActivityExt: unsafe extern "C" fn(
        hEngine: zes_engine_handle_t,
        pCount: *mut u32,
        pStats: *mut zes_engine_stats_t,
    ) -> ze_result_t,
    pub zesRasGetStateExp: unsafe extern "C" fn(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pState: *mut zes_ras_state_exp_t,
    ) -> ze_result_t,
    pub zesRasClearStateExp:
        unsafe extern "C" fn(hRas: zes_ras_handle_t, category: zes_ras_error_category_exp_t) -> ze_result_t,
    pub zesRasGetSupportedCategoriesExp: unsafe extern "C" fn(
        hRas: zes_ras_handle_t,
        pCount: *mut u32,
        pCategories: *mut zes_ras_error_category_exp_t,
    ) -> ze_result_t,
    pub zesRasGetStateExp2: unsafe extern "C" fn(
        hRas: zes_ras_handle_t,
        count: u32,
        pCategories: *const zes_ras_error_category_exp_t,
        pState: *mut zes_ras_state_exp2_t,
    ) -> ze_result_t,
    pub zesRasGetConfigExp: unsafe extern "C" fn(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *mut zes_ras_config_exp_t,
    ) -> ze_result_t,
    pub zesRasSetConfigExp: unsafe extern "C" fn(
        hRas: zes_ras_handle_t,
        count: u32,
        pConfig: *const zes_ras_config_exp_t,
    ) -> ze_result_t,
    pub zesFirmwareGetSecurityVersionExp:
        unsafe extern "C" fn(hFirmware: zes_firmware_handle_t, pVersion: *mut c_char) -> ze_result_t,
    pub zesFirmwareSetSecurityVersionExp:
        unsafe extern "C" fn(hFirmware: zes_firmware_handle_t) -> ze_result_t,
    pub zesDeviceGetSubDevicePropertiesExp: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        pSubdeviceProps: *mut zes_subdevice_exp_properties_t,
    ) -> ze_result_t,
    pub zesDriverGetDeviceByUuidExp: unsafe extern "C" fn(
        hDriver: zes_driver_handle_t,
        uuid: zes_uuid_t,
        phDevice: *mut zes_device_handle_t,
        onSubdevice: *mut ze_bool_t,
        subdeviceId: *mut u32,
    ) -> ze_result_t,
    pub zesDeviceEnumActiveVFExp: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFPropertiesExp: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pProperties: *mut zes_vf_exp_properties_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFMemoryUtilizationExp: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFEngineUtilizationExp: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp_t,
    ) -> ze_result_t,
    pub zesVFManagementSetVFTelemetryModeExp: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        flags: zes_vf_info_util_exp_flags_t,
        enable: ze_bool_t,
    ) -> ze_result_t,
    pub zesVFManagementSetVFTelemetrySamplingIntervalExp: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        flag: zes_vf_info_util_exp_flags_t,
        samplingInterval: u64,
    ) -> ze_result_t,
    pub zesDeviceEnumEnabledVFExp: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        pCount: *mut u32,
        phVFhandle: *mut zes_vf_handle_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFCapabilitiesExp: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp_capabilities_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFMemoryUtilizationExp2: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pMemUtil: *mut zes_vf_util_mem_exp2_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFEngineUtilizationExp2: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pCount: *mut u32,
        pEngineUtil: *mut zes_vf_util_engine_exp2_t,
    ) -> ze_result_t,
    pub zesVFManagementGetVFCapabilitiesExp2: unsafe extern "C" fn(
        hVFhandle: zes_vf_handle_t,
        pCapability: *mut zes_vf_exp2_capabilities_t,
    ) -> ze_result_t,
    pub zesDevicePciLinkSpeedUpdateExt: unsafe extern "C" fn(
        hDevice: zes_device_handle_t,
        shouldDowngrade: ze_bool_t,
        pendingAction: *mut zes_device_action_t,
    ) -> ze_result_t,
    pub zerGetLastErrorDescription: unsafe extern "C" fn(ppString: *mut *const c_char) -> ze_result_t,
    pub zerTranslateDeviceHandleToIdentifier: unsafe extern "C" fn(hDevice: ze_device_handle_t) -> u32,
    pub zerTranslateIdentifierToDeviceHandle: unsafe extern "C" fn(identifier: u32) -> ze_device_handle_t,
    pub zerGetDefaultContext: unsafe extern "C" fn() -> ze_context_handle_t,
}

impl Api {
    /// Looks up every function.
    ///
    /// # Errors
    /// [`ClientError::Symbol`] names the first that the library does not export.
    pub fn load(library: &Library) -> Result<Self, ClientError> {
        Ok(Self {
            zeInit: unsafe { library.function("zeInit")? },
            zeDriverGet: unsafe { library.function("zeDriverGet")? },
            zeInitDrivers: unsafe { library.function("zeInitDrivers")? },
            zeDriverGetApiVersion: unsafe { library.function("zeDriverGetApiVersion")? },
            zeDriverGetProperties: unsafe { library.function("zeDriverGetProperties")? },
            zeDriverGetIpcProperties: unsafe { library.function("zeDriverGetIpcProperties")? },
            zeDriverGetExtensionProperties: unsafe { library.function("zeDriverGetExtensionProperties")? },
            zeDriverGetExtensionFunctionAddress: unsafe {
                library.function("zeDriverGetExtensionFunctionAddress")?
            },
            zeDriverGetLastErrorDescription: unsafe { library.function("zeDriverGetLastErrorDescription")? },
            zeDriverGetDefaultContext: unsafe { library.function("zeDriverGetDefaultContext")? },
            zeDeviceGet: unsafe { library.function("zeDeviceGet")? },
            zeDeviceGetRootDevice: unsafe { library.function("zeDeviceGetRootDevice")? },
            zeDeviceGetSubDevices: unsafe { library.function("zeDeviceGetSubDevices")? },
            zeDeviceGetProperties: unsafe { library.function("zeDeviceGetProperties")? },
            zeDeviceGetComputeProperties: unsafe { library.function("zeDeviceGetComputeProperties")? },
            zeDeviceGetModuleProperties: unsafe { library.function("zeDeviceGetModuleProperties")? },
            zeDeviceGetCommandQueueGroupProperties: unsafe {
                library.function("zeDeviceGetCommandQueueGroupProperties")?
            },
            zeDeviceGetMemoryProperties: unsafe { library.function("zeDeviceGetMemoryProperties")? },
            zeDeviceGetMemoryAccessProperties: unsafe {
                library.function("zeDeviceGetMemoryAccessProperties")?
            },
            zeDeviceGetCacheProperties: unsafe { library.function("zeDeviceGetCacheProperties")? },
            zeDeviceGetImageProperties: unsafe { library.function("zeDeviceGetImageProperties")? },
            zeDeviceGetExternalMemoryProperties: unsafe {
                library.function("zeDeviceGetExternalMemoryProperties")?
            },
            zeDeviceGetP2PProperties: unsafe { library.function("zeDeviceGetP2PProperties")? },
            zeDeviceCanAccessPeer: unsafe { library.function("zeDeviceCanAccessPeer")? },
            zeDeviceGetStatus: unsafe { library.function("zeDeviceGetStatus")? },
            zeDeviceGetGlobalTimestamps: unsafe { library.function("zeDeviceGetGlobalTimestamps")? },
            zeDeviceSynchronize: unsafe { library.function("zeDeviceSynchronize")? },
            zeDeviceGetAggregatedCopyOffloadIncrementValue: unsafe {
                library.function("zeDeviceGetAggregatedCopyOffloadIncrementValue")?
            },
            zeDeviceGetCounterBasedEventMaxValue: unsafe {
                library.function("zeDeviceGetCounterBasedEventMaxValue")?
            },
            zeDeviceGetRuntimeRequirements: unsafe { library.function("zeDeviceGetRuntimeRequirements")? },
            zeDeviceGetRuntimeRequirementsKey: unsafe {
                library.function("zeDeviceGetRuntimeRequirementsKey")?
            },
            zeDeviceValidateRuntimeRequirements: unsafe {
                library.function("zeDeviceValidateRuntimeRequirements")?
            },
            zeContextCreate: unsafe { library.function("zeContextCreate")? },
            zeContextCreateEx: unsafe { library.function("zeContextCreateEx")? },
            zeContextDestroy: unsafe { library.function("zeContextDestroy")? },
            zeContextGetStatus: unsafe { library.function("zeContextGetStatus")? },
            zeCommandQueueCreate: unsafe { library.function("zeCommandQueueCreate")? },
            zeCommandQueueDestroy: unsafe { library.function("zeCommandQueueDestroy")? },
            zeCommandQueueExecuteCommandLists: unsafe {
                library.function("zeCommandQueueExecuteCommandLists")?
            },
            zeCommandQueueSynchronize: unsafe { library.function("zeCommandQueueSynchronize")? },
            zeCommandQueueGetOrdinal: unsafe { library.function("zeCommandQueueGetOrdinal")? },
            zeCommandQueueGetIndex: unsafe { library.function("zeCommandQueueGetIndex")? },
            zeCommandQueueGetFlags: unsafe { library.function("zeCommandQueueGetFlags")? },
            zeCommandQueueGetMode: unsafe { library.function("zeCommandQueueGetMode")? },
            zeCommandQueueGetPriority: unsafe { library.function("zeCommandQueueGetPriority")? },
            zeCommandListCreate: unsafe { library.function("zeCommandListCreate")? },
            zeCommandListCreateImmediate: unsafe { library.function("zeCommandListCreateImmediate")? },
            zeCommandListDestroy: unsafe { library.function("zeCommandListDestroy")? },
            zeCommandListClose: unsafe { library.function("zeCommandListClose")? },
            zeCommandListReset: unsafe { library.function("zeCommandListReset")? },
            zeCommandListAppendWriteGlobalTimestamp: unsafe {
                library.function("zeCommandListAppendWriteGlobalTimestamp")?
            },
            zeCommandListHostSynchronize: unsafe { library.function("zeCommandListHostSynchronize")? },
            zeCommandListGetDeviceHandle: unsafe { library.function("zeCommandListGetDeviceHandle")? },
            zeCommandListGetContextHandle: unsafe { library.function("zeCommandListGetContextHandle")? },
            zeCommandListGetOrdinal: unsafe { library.function("zeCommandListGetOrdinal")? },
            zeCommandListImmediateGetIndex: unsafe { library.function("zeCommandListImmediateGetIndex")? },
            zeCommandListIsImmediate: unsafe { library.function("zeCommandListIsImmediate")? },
            zeCommandListGetFlags: unsafe { library.function("zeCommandListGetFlags")? },
            zeCommandListImmediateGetFlags: unsafe { library.function("zeCommandListImmediateGetFlags")? },
            zeCommandListImmediateGetMode: unsafe { library.function("zeCommandListImmediateGetMode")? },
            zeCommandListImmediateGetPriority: unsafe {
                library.function("zeCommandListImmediateGetPriority")?
            },
            zeCommandListAppendBarrier: unsafe { library.function("zeCommandListAppendBarrier")? },
            zeCommandListAppendMemoryRangesBarrier: unsafe {
                library.function("zeCommandListAppendMemoryRangesBarrier")?
            },
            zeContextSystemBarrier: unsafe { library.function("zeContextSystemBarrier")? },
            zeCommandListAppendMemoryCopy: unsafe { library.function("zeCommandListAppendMemoryCopy")? },
            zeCommandListAppendMemoryCopyWithParameters: unsafe {
                library.function("zeCommandListAppendMemoryCopyWithParameters")?
            },
            zeCommandListAppendMemoryFill: unsafe { library.function("zeCommandListAppendMemoryFill")? },
            zeCommandListAppendMemoryFillWithParameters: unsafe {
                library.function("zeCommandListAppendMemoryFillWithParameters")?
            },
            zeCommandListAppendMemoryCopyRegion: unsafe {
                library.function("zeCommandListAppendMemoryCopyRegion")?
            },
            zeCommandListAppendMemoryCopyFromContext: unsafe {
                library.function("zeCommandListAppendMemoryCopyFromContext")?
            },
            zeCommandListAppendImageCopy: unsafe { library.function("zeCommandListAppendImageCopy")? },
            zeCommandListAppendImageCopyRegion: unsafe {
                library.function("zeCommandListAppendImageCopyRegion")?
            },
            zeCommandListAppendImageCopyToMemory: unsafe {
                library.function("zeCommandListAppendImageCopyToMemory")?
            },
            zeCommandListAppendImageCopyFromMemory: unsafe {
                library.function("zeCommandListAppendImageCopyFromMemory")?
            },
            zeCommandListAppendMemoryPrefetch: unsafe {
                library.function("zeCommandListAppendMemoryPrefetch")?
            },
            zeCommandListAppendMemAdvise: unsafe { library.function("zeCommandListAppendMemAdvise")? },
            zeEventPoolCreate: unsafe { library.function("zeEventPoolCreate")? },
            zeEventPoolDestroy: unsafe { library.function("zeEventPoolDestroy")? },
            zeEventCreate: unsafe { library.function("zeEventCreate")? },
            zeEventCounterBasedCreate: unsafe { library.function("zeEventCounterBasedCreate")? },
            zeEventDestroy: unsafe { library.function("zeEventDestroy")? },
            zeEventPoolGetIpcHandle: unsafe { library.function("zeEventPoolGetIpcHandle")? },
            zeEventPoolPutIpcHandle: unsafe { library.function("zeEventPoolPutIpcHandle")? },
            zeEventPoolOpenIpcHandle: unsafe { library.function("zeEventPoolOpenIpcHandle")? },
            zeEventPoolCloseIpcHandle: unsafe { library.function("zeEventPoolCloseIpcHandle")? },
            zeEventCounterBasedGetIpcHandle: unsafe { library.function("zeEventCounterBasedGetIpcHandle")? },
            zeEventCounterBasedOpenIpcHandle: unsafe {
                library.function("zeEventCounterBasedOpenIpcHandle")?
            },
            zeEventCounterBasedCloseIpcHandle: unsafe {
                library.function("zeEventCounterBasedCloseIpcHandle")?
            },
            zeEventCounterBasedGetDeviceAddress: unsafe {
                library.function("zeEventCounterBasedGetDeviceAddress")?
            },
            zeCommandListAppendSignalEvent: unsafe { library.function("zeCommandListAppendSignalEvent")? },
            zeCommandListAppendWaitOnEvents: unsafe { library.function("zeCommandListAppendWaitOnEvents")? },
            zeEventHostSignal: unsafe { library.function("zeEventHostSignal")? },
            zeEventHostSynchronize: unsafe { library.function("zeEventHostSynchronize")? },
            zeEventQueryStatus: unsafe { library.function("zeEventQueryStatus")? },
            zeCommandListAppendEventReset: unsafe { library.function("zeCommandListAppendEventReset")? },
            zeEventHostReset: unsafe { library.function("zeEventHostReset")? },
            zeEventQueryKernelTimestamp: unsafe { library.function("zeEventQueryKernelTimestamp")? },
            zeCommandListAppendQueryKernelTimestamps: unsafe {
                library.function("zeCommandListAppendQueryKernelTimestamps")?
            },
            zeEventGetEventPool: unsafe { library.function("zeEventGetEventPool")? },
            zeEventGetSignalScope: unsafe { library.function("zeEventGetSignalScope")? },
            zeEventGetWaitScope: unsafe { library.function("zeEventGetWaitScope")? },
            zeEventPoolGetContextHandle: unsafe { library.function("zeEventPoolGetContextHandle")? },
            zeEventPoolGetFlags: unsafe { library.function("zeEventPoolGetFlags")? },
            zeEventGetCounterBasedFlags: unsafe { library.function("zeEventGetCounterBasedFlags")? },
            zeFenceCreate: unsafe { library.function("zeFenceCreate")? },
            zeFenceDestroy: unsafe { library.function("zeFenceDestroy")? },
            zeFenceHostSynchronize: unsafe { library.function("zeFenceHostSynchronize")? },
            zeFenceQueryStatus: unsafe { library.function("zeFenceQueryStatus")? },
            zeFenceReset: unsafe { library.function("zeFenceReset")? },
            zeImageGetProperties: unsafe { library.function("zeImageGetProperties")? },
            zeImageCreate: unsafe { library.function("zeImageCreate")? },
            zeImageDestroy: unsafe { library.function("zeImageDestroy")? },
            zeMemAllocShared: unsafe { library.function("zeMemAllocShared")? },
            zeMemAllocDevice: unsafe { library.function("zeMemAllocDevice")? },
            zeMemAllocHost: unsafe { library.function("zeMemAllocHost")? },
            zeMemFree: unsafe { library.function("zeMemFree")? },
            zeMemGetAllocProperties: unsafe { library.function("zeMemGetAllocProperties")? },
            zeMemGetAddressRange: unsafe { library.function("zeMemGetAddressRange")? },
            zeMemGetIpcHandle: unsafe { library.function("zeMemGetIpcHandle")? },
            zeMemGetIpcHandleFromFileDescriptorExp: unsafe {
                library.function("zeMemGetIpcHandleFromFileDescriptorExp")?
            },
            zeMemGetFileDescriptorFromIpcHandleExp: unsafe {
                library.function("zeMemGetFileDescriptorFromIpcHandleExp")?
            },
            zeMemPutIpcHandle: unsafe { library.function("zeMemPutIpcHandle")? },
            zeMemOpenIpcHandle: unsafe { library.function("zeMemOpenIpcHandle")? },
            zeMemCloseIpcHandle: unsafe { library.function("zeMemCloseIpcHandle")? },
            zeMemSetAtomicAccessAttributeExp: unsafe {
                library.function("zeMemSetAtomicAccessAttributeExp")?
            },
            zeMemGetAtomicAccessAttributeExp: unsafe {
                library.function("zeMemGetAtomicAccessAttributeExp")?
            },
            zeModuleCreate: unsafe { library.function("zeModuleCreate")? },
            zeModuleDestroy: unsafe { library.function("zeModuleDestroy")? },
            zeModuleDynamicLink: unsafe { library.function("zeModuleDynamicLink")? },
            zeModuleBuildLogDestroy: unsafe { library.function("zeModuleBuildLogDestroy")? },
            zeModuleBuildLogGetString: unsafe { library.function("zeModuleBuildLogGetString")? },
            zeModuleGetNativeBinary: unsafe { library.function("zeModuleGetNativeBinary")? },
            zeModuleGetGlobalPointer: unsafe { library.function("zeModuleGetGlobalPointer")? },
            zeModuleGetKernelNames: unsafe { library.function("zeModuleGetKernelNames")? },
            zeModuleGetProperties: unsafe { library.function("zeModuleGetProperties")? },
            zeKernelCreate: unsafe { library.function("zeKernelCreate")? },
            zeKernelDestroy: unsafe { library.function("zeKernelDestroy")? },
            zeModuleGetFunctionPointer: unsafe { library.function("zeModuleGetFunctionPointer")? },
            zeKernelSetGroupSize: unsafe { library.function("zeKernelSetGroupSize")? },
            zeKernelSuggestGroupSize: unsafe { library.function("zeKernelSuggestGroupSize")? },
            zeKernelSuggestMaxCooperativeGroupCount: unsafe {
                library.function("zeKernelSuggestMaxCooperativeGroupCount")?
            },
            zeKernelSetArgumentValue: unsafe { library.function("zeKernelSetArgumentValue")? },
            zeKernelSetIndirectAccess: unsafe { library.function("zeKernelSetIndirectAccess")? },
            zeKernelGetIndirectAccess: unsafe { library.function("zeKernelGetIndirectAccess")? },
            zeKernelGetSourceAttributes: unsafe { library.function("zeKernelGetSourceAttributes")? },
            zeKernelSetCacheConfig: unsafe { library.function("zeKernelSetCacheConfig")? },
            zeKernelGetProperties: unsafe { library.function("zeKernelGetProperties")? },
            zeKernelGetName: unsafe { library.function("zeKernelGetName")? },
            zeCommandListAppendLaunchKernel: unsafe { library.function("zeCommandListAppendLaunchKernel")? },
            zeCommandListAppendLaunchKernelWithParameters: unsafe {
                library.function("zeCommandListAppendLaunchKernelWithParameters")?
            },
            zeCommandListAppendLaunchKernelWithArguments: unsafe {
                library.function("zeCommandListAppendLaunchKernelWithArguments")?
            },
            zeCommandListAppendLaunchCooperativeKernel: unsafe {
                library.function("zeCommandListAppendLaunchCooperativeKernel")?
            },
            zeCommandListAppendLaunchKernelIndirect: unsafe {
                library.function("zeCommandListAppendLaunchKernelIndirect")?
            },
            zeCommandListAppendLaunchMultipleKernelsIndirect: unsafe {
                library.function("zeCommandListAppendLaunchMultipleKernelsIndirect")?
            },
            zeContextMakeMemoryResident: unsafe { library.function("zeContextMakeMemoryResident")? },
            zeContextEvictMemory: unsafe { library.function("zeContextEvictMemory")? },
            zeContextMakeImageResident: unsafe { library.function("zeContextMakeImageResident")? },
            zeContextEvictImage: unsafe { library.function("zeContextEvictImage")? },
            zeSamplerCreate: unsafe { library.function("zeSamplerCreate")? },
            zeSamplerDestroy: unsafe { library.function("zeSamplerDestroy")? },
            zeVirtualMemReserve: unsafe { library.function("zeVirtualMemReserve")? },
            zeVirtualMemFree: unsafe { library.function("zeVirtualMemFree")? },
            zeVirtualMemQueryPageSize: unsafe { library.function("zeVirtualMemQueryPageSize")? },
            zePhysicalMemGetProperties: unsafe { library.function("zePhysicalMemGetProperties")? },
            zePhysicalMemCreate: unsafe { library.function("zePhysicalMemCreate")? },
            zePhysicalMemDestroy: unsafe { library.function("zePhysicalMemDestroy")? },
            zeVirtualMemMap: unsafe { library.function("zeVirtualMemMap")? },
            zeVirtualMemUnmap: unsafe { library.function("zeVirtualMemUnmap")? },
            zeVirtualMemSetAccessAttribute: unsafe { library.function("zeVirtualMemSetAccessAttribute")? },
            zeVirtualMemGetAccessAttribute: unsafe { library.function("zeVirtualMemGetAccessAttribute")? },
            zeKernelSetGlobalOffsetExp: unsafe { library.function("zeKernelSetGlobalOffsetExp")? },
            zeDeviceReserveCacheExt: unsafe { library.function("zeDeviceReserveCacheExt")? },
            zeDeviceSetCacheAdviceExt: unsafe { library.function("zeDeviceSetCacheAdviceExt")? },
            zeEventQueryTimestampsExp: unsafe { library.function("zeEventQueryTimestampsExp")? },
            zeImageGetMemoryPropertiesExp: unsafe { library.function("zeImageGetMemoryPropertiesExp")? },
            zeImageViewCreateExt: unsafe { library.function("zeImageViewCreateExt")? },
            zeImageViewCreateExp: unsafe { library.function("zeImageViewCreateExp")? },
            zeKernelSchedulingHintExp: unsafe { library.function("zeKernelSchedulingHintExp")? },
            zeDevicePciGetPropertiesExt: unsafe { library.function("zeDevicePciGetPropertiesExt")? },
            zeCommandListAppendImageCopyToMemoryExt: unsafe {
                library.function("zeCommandListAppendImageCopyToMemoryExt")?
            },
            zeCommandListAppendImageCopyFromMemoryExt: unsafe {
                library.function("zeCommandListAppendImageCopyFromMemoryExt")?
            },
            zeImageGetAllocPropertiesExt: unsafe { library.function("zeImageGetAllocPropertiesExt")? },
            zeModuleInspectLinkageExt: unsafe { library.function("zeModuleInspectLinkageExt")? },
            zeMemFreeExt: unsafe { library.function("zeMemFreeExt")? },
            zeFabricVertexGetExp: unsafe { library.function("zeFabricVertexGetExp")? },
            zeFabricVertexGetSubVerticesExp: unsafe { library.function("zeFabricVertexGetSubVerticesExp")? },
            zeFabricVertexGetPropertiesExp: unsafe { library.function("zeFabricVertexGetPropertiesExp")? },
            zeFabricVertexGetDeviceExp: unsafe { library.function("zeFabricVertexGetDeviceExp")? },
            zeDeviceGetFabricVertexExp: unsafe { library.function("zeDeviceGetFabricVertexExp")? },
            zeFabricEdgeGetExp: unsafe { library.function("zeFabricEdgeGetExp")? },
            zeFabricEdgeGetVerticesExp: unsafe { library.function("zeFabricEdgeGetVerticesExp")? },
            zeFabricEdgeGetPropertiesExp: unsafe { library.function("zeFabricEdgeGetPropertiesExp")? },
            zeEventQueryKernelTimestampsExt: unsafe { library.function("zeEventQueryKernelTimestampsExt")? },
            zeRTASBuilderCreateExp: unsafe { library.function("zeRTASBuilderCreateExp")? },
            zeRTASBuilderGetBuildPropertiesExp: unsafe {
                library.function("zeRTASBuilderGetBuildPropertiesExp")?
            },
            zeDriverRTASFormatCompatibilityCheckExp: unsafe {
                library.function("zeDriverRTASFormatCompatibilityCheckExp")?
            },
            zeRTASBuilderBuildExp: unsafe { library.function("zeRTASBuilderBuildExp")? },
            zeRTASBuilderDestroyExp: unsafe { library.function("zeRTASBuilderDestroyExp")? },
            zeRTASParallelOperationCreateExp: unsafe {
                library.function("zeRTASParallelOperationCreateExp")?
            },
            zeRTASParallelOperationGetPropertiesExp: unsafe {
                library.function("zeRTASParallelOperationGetPropertiesExp")?
            },
            zeRTASParallelOperationJoinExp: unsafe { library.function("zeRTASParallelOperationJoinExp")? },
            zeRTASParallelOperationDestroyExp: unsafe {
                library.function("zeRTASParallelOperationDestroyExp")?
            },
            zeMemGetPitchFor2dImage: unsafe { library.function("zeMemGetPitchFor2dImage")? },
            zeImageGetDeviceOffsetExp: unsafe { library.function("zeImageGetDeviceOffsetExp")? },
            zeCommandListCreateCloneExp: unsafe { library.function("zeCommandListCreateCloneExp")? },
            zeCommandListImmediateAppendCommandListsExp: unsafe {
                library.function("zeCommandListImmediateAppendCommandListsExp")?
            },
            zeCommandListImmediateAppendCommandListsWithParameters: unsafe {
                library.function("zeCommandListImmediateAppendCommandListsWithParameters")?
            },
            zeCommandListGetNextCommandIdExp: unsafe {
                library.function("zeCommandListGetNextCommandIdExp")?
            },
            zeCommandListGetNextCommandIdWithKernelsExp: unsafe {
                library.function("zeCommandListGetNextCommandIdWithKernelsExp")?
            },
            zeCommandListUpdateMutableCommandsExp: unsafe {
                library.function("zeCommandListUpdateMutableCommandsExp")?
            },
            zeCommandListIsMutableExp: unsafe { library.function("zeCommandListIsMutableExp")? },
            zeCommandListUpdateMutableCommandSignalEventExp: unsafe {
                library.function("zeCommandListUpdateMutableCommandSignalEventExp")?
            },
            zeCommandListUpdateMutableCommandWaitEventsExp: unsafe {
                library.function("zeCommandListUpdateMutableCommandWaitEventsExp")?
            },
            zeCommandListUpdateMutableCommandKernelsExp: unsafe {
                library.function("zeCommandListUpdateMutableCommandKernelsExp")?
            },
            zeKernelGetBinaryExp: unsafe { library.function("zeKernelGetBinaryExp")? },
            zeDeviceImportExternalSemaphoreExt: unsafe {
                library.function("zeDeviceImportExternalSemaphoreExt")?
            },
            zeDeviceReleaseExternalSemaphoreExt: unsafe {
                library.function("zeDeviceReleaseExternalSemaphoreExt")?
            },
            zeCommandListAppendSignalExternalSemaphoreExt: unsafe {
                library.function("zeCommandListAppendSignalExternalSemaphoreExt")?
            },
            zeCommandListAppendWaitExternalSemaphoreExt: unsafe {
                library.function("zeCommandListAppendWaitExternalSemaphoreExt")?
            },
            zeRTASBuilderCreateExt: unsafe { library.function("zeRTASBuilderCreateExt")? },
            zeRTASBuilderGetBuildPropertiesExt: unsafe {
                library.function("zeRTASBuilderGetBuildPropertiesExt")?
            },
            zeDriverRTASFormatCompatibilityCheckExt: unsafe {
                library.function("zeDriverRTASFormatCompatibilityCheckExt")?
            },
            zeRTASBuilderBuildExt: unsafe { library.function("zeRTASBuilderBuildExt")? },
            zeRTASBuilderCommandListAppendCopyExt: unsafe {
                library.function("zeRTASBuilderCommandListAppendCopyExt")?
            },
            zeRTASBuilderDestroyExt: unsafe { library.function("zeRTASBuilderDestroyExt")? },
            zeRTASParallelOperationCreateExt: unsafe {
                library.function("zeRTASParallelOperationCreateExt")?
            },
            zeRTASParallelOperationGetPropertiesExt: unsafe {
                library.function("zeRTASParallelOperationGetPropertiesExt")?
            },
            zeRTASParallelOperationJoinExt: unsafe { library.function("zeRTASParallelOperationJoinExt")? },
            zeRTASParallelOperationDestroyExt: unsafe {
                library.function("zeRTASParallelOperationDestroyExt")?
            },
            zeDeviceGetVectorWidthPropertiesExt: unsafe {
                library.function("zeDeviceGetVectorWidthPropertiesExt")?
            },
            zeKernelGetAllocationPropertiesExp: unsafe {
                library.function("zeKernelGetAllocationPropertiesExp")?
            },
            zeMemGetIpcHandleWithProperties: unsafe { library.function("zeMemGetIpcHandleWithProperties")? },
            zeGraphCreateExt: unsafe { library.function("zeGraphCreateExt")? },
            zeCommandListBeginGraphCaptureExt: unsafe {
                library.function("zeCommandListBeginGraphCaptureExt")?
            },
            zeCommandListBeginCaptureIntoGraphExt: unsafe {
                library.function("zeCommandListBeginCaptureIntoGraphExt")?
            },
            zeCommandListIsGraphCaptureEnabledExt: unsafe {
                library.function("zeCommandListIsGraphCaptureEnabledExt")?
            },
            zeCommandListEndGraphCaptureExt: unsafe { library.function("zeCommandListEndGraphCaptureExt")? },
            zeCommandListGetGraphExt: unsafe { library.function("zeCommandListGetGraphExt")? },
            zeGraphGetPrimaryCommandListExt: unsafe { library.function("zeGraphGetPrimaryCommandListExt")? },
            zeGraphSetDestructionCallbackExt: unsafe {
                library.function("zeGraphSetDestructionCallbackExt")?
            },
            zeGraphInstantiateExt: unsafe { library.function("zeGraphInstantiateExt")? },
            zeCommandListAppendGraphExt: unsafe { library.function("zeCommandListAppendGraphExt")? },
            zeExecutableGraphGetSourceGraphExt: unsafe {
                library.function("zeExecutableGraphGetSourceGraphExt")?
            },
            zeGraphIsEmptyExt: unsafe { library.function("zeGraphIsEmptyExt")? },
            zeGraphDumpContentsExt: unsafe { library.function("zeGraphDumpContentsExt")? },
            zeExecutableGraphDestroyExt: unsafe { library.function("zeExecutableGraphDestroyExt")? },
            zeGraphDestroyExt: unsafe { library.function("zeGraphDestroyExt")? },
            zeCommandListAppendHostFunction: unsafe { library.function("zeCommandListAppendHostFunction")? },
            zetModuleGetDebugInfo: unsafe { library.function("zetModuleGetDebugInfo")? },
            zetDeviceGetDebugProperties: unsafe { library.function("zetDeviceGetDebugProperties")? },
            zetDebugAttach: unsafe { library.function("zetDebugAttach")? },
            zetDebugDetach: unsafe { library.function("zetDebugDetach")? },
            zetDebugReadEvent: unsafe { library.function("zetDebugReadEvent")? },
            zetDebugAcknowledgeEvent: unsafe { library.function("zetDebugAcknowledgeEvent")? },
            zetDebugInterrupt: unsafe { library.function("zetDebugInterrupt")? },
            zetDebugResume: unsafe { library.function("zetDebugResume")? },
            zetDebugReadMemory: unsafe { library.function("zetDebugReadMemory")? },
            zetDebugWriteMemory: unsafe { library.function("zetDebugWriteMemory")? },
            zetDebugGetRegisterSetProperties: unsafe {
                library.function("zetDebugGetRegisterSetProperties")?
            },
            zetDebugGetThreadRegisterSetProperties: unsafe {
                library.function("zetDebugGetThreadRegisterSetProperties")?
            },
            zetDebugReadRegisters: unsafe { library.function("zetDebugReadRegisters")? },
            zetDebugWriteRegisters: unsafe { library.function("zetDebugWriteRegisters")? },
            zetMetricGroupGet: unsafe { library.function("zetMetricGroupGet")? },
            zetMetricGroupGetProperties: unsafe { library.function("zetMetricGroupGetProperties")? },
            zetMetricGroupCalculateMetricValues: unsafe {
                library.function("zetMetricGroupCalculateMetricValues")?
            },
            zetMetricGet: unsafe { library.function("zetMetricGet")? },
            zetMetricGetProperties: unsafe { library.function("zetMetricGetProperties")? },
            zetContextActivateMetricGroups: unsafe { library.function("zetContextActivateMetricGroups")? },
            zetMetricStreamerOpen: unsafe { library.function("zetMetricStreamerOpen")? },
            zetCommandListAppendMetricStreamerMarker: unsafe {
                library.function("zetCommandListAppendMetricStreamerMarker")?
            },
            zetMetricStreamerClose: unsafe { library.function("zetMetricStreamerClose")? },
            zetMetricStreamerReadData: unsafe { library.function("zetMetricStreamerReadData")? },
            zetMetricQueryPoolCreate: unsafe { library.function("zetMetricQueryPoolCreate")? },
            zetMetricQueryPoolDestroy: unsafe { library.function("zetMetricQueryPoolDestroy")? },
            zetMetricQueryCreate: unsafe { library.function("zetMetricQueryCreate")? },
            zetMetricQueryDestroy: unsafe { library.function("zetMetricQueryDestroy")? },
            zetMetricQueryReset: unsafe { library.function("zetMetricQueryReset")? },
            zetCommandListAppendMetricQueryBegin: unsafe {
                library.function("zetCommandListAppendMetricQueryBegin")?
            },
            zetCommandListAppendMetricQueryEnd: unsafe {
                library.function("zetCommandListAppendMetricQueryEnd")?
            },
            zetCommandListAppendMetricMemoryBarrier: unsafe {
                library.function("zetCommandListAppendMetricMemoryBarrier")?
            },
            zetMetricQueryGetData: unsafe { library.function("zetMetricQueryGetData")? },
            zetKernelGetProfileInfo: unsafe { library.function("zetKernelGetProfileInfo")? },
            zetTracerExpCreate: unsafe { library.function("zetTracerExpCreate")? },
            zetTracerExpDestroy: unsafe { library.function("zetTracerExpDestroy")? },
            zetTracerExpSetPrologues: unsafe { library.function("zetTracerExpSetPrologues")? },
            zetTracerExpSetEpilogues: unsafe { library.function("zetTracerExpSetEpilogues")? },
            zetTracerExpSetEnabled: unsafe { library.function("zetTracerExpSetEnabled")? },
            zetMetricGroupCalculateMultipleMetricValuesExp: unsafe {
                library.function("zetMetricGroupCalculateMultipleMetricValuesExp")?
            },
            zetMetricGroupGetGlobalTimestampsExp: unsafe {
                library.function("zetMetricGroupGetGlobalTimestampsExp")?
            },
            zetMetricGroupGetExportDataExp: unsafe { library.function("zetMetricGroupGetExportDataExp")? },
            zetMetricGroupCalculateMetricExportDataExp: unsafe {
                library.function("zetMetricGroupCalculateMetricExportDataExp")?
            },
            zetMetricProgrammableGetExp: unsafe { library.function("zetMetricProgrammableGetExp")? },
            zetMetricProgrammableGetPropertiesExp: unsafe {
                library.function("zetMetricProgrammableGetPropertiesExp")?
            },
            zetMetricProgrammableGetParamInfoExp: unsafe {
                library.function("zetMetricProgrammableGetParamInfoExp")?
            },
            zetMetricProgrammableGetParamValueInfoExp: unsafe {
                library.function("zetMetricProgrammableGetParamValueInfoExp")?
            },
            zetMetricCreateFromProgrammableExp2: unsafe {
                library.function("zetMetricCreateFromProgrammableExp2")?
            },
            zetMetricCreateFromProgrammableExp: unsafe {
                library.function("zetMetricCreateFromProgrammableExp")?
            },
            zetDeviceCreateMetricGroupsFromMetricsExp: unsafe {
                library.function("zetDeviceCreateMetricGroupsFromMetricsExp")?
            },
            zetMetricGroupCreateExp: unsafe { library.function("zetMetricGroupCreateExp")? },
            zetMetricGroupAddMetricExp: unsafe { library.function("zetMetricGroupAddMetricExp")? },
            zetMetricGroupRemoveMetricExp: unsafe { library.function("zetMetricGroupRemoveMetricExp")? },
            zetMetricGroupCloseExp: unsafe { library.function("zetMetricGroupCloseExp")? },
            zetMetricGroupDestroyExp: unsafe { library.function("zetMetricGroupDestroyExp")? },
            zetMetricDestroyExp: unsafe { library.function("zetMetricDestroyExp")? },
            zetDeviceGetConcurrentMetricGroupsExp: unsafe {
                library.function("zetDeviceGetConcurrentMetricGroupsExp")?
            },
            zetMetricTracerCreateExp: unsafe { library.function("zetMetricTracerCreateExp")? },
            zetMetricTracerDestroyExp: unsafe { library.function("zetMetricTracerDestroyExp")? },
            zetMetricTracerEnableExp: unsafe { library.function("zetMetricTracerEnableExp")? },
            zetMetricTracerDisableExp: unsafe { library.function("zetMetricTracerDisableExp")? },
            zetMetricTracerReadDataExp: unsafe { library.function("zetMetricTracerReadDataExp")? },
            zetMetricDecoderCreateExp: unsafe { library.function("zetMetricDecoderCreateExp")? },
            zetMetricDecoderDestroyExp: unsafe { library.function("zetMetricDecoderDestroyExp")? },
            zetMetricDecoderGetDecodableMetricsExp: unsafe {
                library.function("zetMetricDecoderGetDecodableMetricsExp")?
            },
            zetMetricTracerDecodeExp: unsafe { library.function("zetMetricTracerDecodeExp")? },
            zetCommandListAppendMarkerExp: unsafe { library.function("zetCommandListAppendMarkerExp")? },
            zetDeviceEnableMetricsExp: unsafe { library.function("zetDeviceEnableMetricsExp")? },
            zetDeviceDisableMetricsExp: unsafe { library.function("zetDeviceDisableMetricsExp")? },
            zesInit: unsafe { library.function("zesInit")? },
            zesDriverGet: unsafe { library.function("zesDriverGet")? },
            zesDriverGetExtensionProperties: unsafe { library.function("zesDriverGetExtensionProperties")? },
            zesDriverGetExtensionFunctionAddress: unsafe {
                library.function("zesDriverGetExtensionFunctionAddress")?
            },
            zesDeviceGet: unsafe { library.function("zesDeviceGet")? },
            zesDeviceGetProperties: unsafe { library.function("zesDeviceGetProperties")? },
            zesDeviceGetState: unsafe { library.function("zesDeviceGetState")? },
            zesDeviceReset: unsafe { library.function("zesDeviceReset")? },
            zesDeviceResetExt: unsafe { library.function("zesDeviceResetExt")? },
            zesDeviceProcessesGetState: unsafe { library.function("zesDeviceProcessesGetState")? },
            zesDevicePciGetProperties: unsafe { library.function("zesDevicePciGetProperties")? },
            zesDevicePciGetState: unsafe { library.function("zesDevicePciGetState")? },
            zesDevicePciGetBars: unsafe { library.function("zesDevicePciGetBars")? },
            zesDevicePciGetStats: unsafe { library.function("zesDevicePciGetStats")? },
            zesDeviceSetOverclockWaiver: unsafe { library.function("zesDeviceSetOverclockWaiver")? },
            zesDeviceGetOverclockDomains: unsafe { library.function("zesDeviceGetOverclockDomains")? },
            zesDeviceGetOverclockControls: unsafe { library.function("zesDeviceGetOverclockControls")? },
            zesDeviceResetOverclockSettings: unsafe { library.function("zesDeviceResetOverclockSettings")? },
            zesDeviceReadOverclockState: unsafe { library.function("zesDeviceReadOverclockState")? },
            zesDeviceEnumOverclockDomains: unsafe { library.function("zesDeviceEnumOverclockDomains")? },
            zesOverclockGetDomainProperties: unsafe { library.function("zesOverclockGetDomainProperties")? },
            zesOverclockGetDomainVFProperties: unsafe {
                library.function("zesOverclockGetDomainVFProperties")?
            },
            zesOverclockGetDomainControlProperties: unsafe {
                library.function("zesOverclockGetDomainControlProperties")?
            },
            zesOverclockGetControlCurrentValue: unsafe {
                library.function("zesOverclockGetControlCurrentValue")?
            },
            zesOverclockGetControlPendingValue: unsafe {
                library.function("zesOverclockGetControlPendingValue")?
            },
            zesOverclockSetControlUserValue: unsafe { library.function("zesOverclockSetControlUserValue")? },
            zesOverclockGetControlState: unsafe { library.function("zesOverclockGetControlState")? },
            zesOverclockGetVFPointValues: unsafe { library.function("zesOverclockGetVFPointValues")? },
            zesOverclockSetVFPointValues: unsafe { library.function("zesOverclockSetVFPointValues")? },
            zesDeviceEnumDiagnosticTestSuites: unsafe {
                library.function("zesDeviceEnumDiagnosticTestSuites")?
            },
            zesDiagnosticsGetProperties: unsafe { library.function("zesDiagnosticsGetProperties")? },
            zesDiagnosticsGetTests: unsafe { library.function("zesDiagnosticsGetTests")? },
            zesDiagnosticsRunTests: unsafe { library.function("zesDiagnosticsRunTests")? },
            zesDeviceEccAvailable: unsafe { library.function("zesDeviceEccAvailable")? },
            zesDeviceEccConfigurable: unsafe { library.function("zesDeviceEccConfigurable")? },
            zesDeviceGetEccState: unsafe { library.function("zesDeviceGetEccState")? },
            zesDeviceSetEccState: unsafe { library.function("zesDeviceSetEccState")? },
            zesDeviceEnumEngineGroups: unsafe { library.function("zesDeviceEnumEngineGroups")? },
            zesEngineGetProperties: unsafe { library.function("zesEngineGetProperties")? },
            zesEngineGetActivity: unsafe { library.function("zesEngineGetActivity")? },
            zesDeviceEventRegister: unsafe { library.function("zesDeviceEventRegister")? },
            zesDriverEventListen: unsafe { library.function("zesDriverEventListen")? },
            zesDriverEventListenEx: unsafe { library.function("zesDriverEventListenEx")? },
            zesDeviceEnumFabricPorts: unsafe { library.function("zesDeviceEnumFabricPorts")? },
            zesFabricPortGetProperties: unsafe { library.function("zesFabricPortGetProperties")? },
            zesFabricPortGetLinkType: unsafe { library.function("zesFabricPortGetLinkType")? },
            zesFabricPortGetConfig: unsafe { library.function("zesFabricPortGetConfig")? },
            zesFabricPortSetConfig: unsafe { library.function("zesFabricPortSetConfig")? },
            zesFabricPortGetState: unsafe { library.function("zesFabricPortGetState")? },
            zesFabricPortGetThroughput: unsafe { library.function("zesFabricPortGetThroughput")? },
            zesFabricPortGetFabricErrorCounters: unsafe {
                library.function("zesFabricPortGetFabricErrorCounters")?
            },
            zesFabricPortGetMultiPortThroughput: unsafe {
                library.function("zesFabricPortGetMultiPortThroughput")?
            },
            zesDeviceEnumFans: unsafe { library.function("zesDeviceEnumFans")? },
            zesFanGetProperties: unsafe { library.function("zesFanGetProperties")? },
            zesFanGetConfig: unsafe { library.function("zesFanGetConfig")? },
            zesFanSetDefaultMode: unsafe { library.function("zesFanSetDefaultMode")? },
            zesFanSetFixedSpeedMode: unsafe { library.function("zesFanSetFixedSpeedMode")? },
            zesFanSetSpeedTableMode: unsafe { library.function("zesFanSetSpeedTableMode")? },
            zesFanGetState: unsafe { library.function("zesFanGetState")? },
            zesDeviceEnumFirmwares: unsafe { library.function("zesDeviceEnumFirmwares")? },
            zesFirmwareGetProperties: unsafe { library.function("zesFirmwareGetProperties")? },
            zesFirmwareFlash: unsafe { library.function("zesFirmwareFlash")? },
            zesFirmwareGetFlashProgress: unsafe { library.function("zesFirmwareGetFlashProgress")? },
            zesFirmwareGetConsoleLogs: unsafe { library.function("zesFirmwareGetConsoleLogs")? },
            zesDeviceEnumFrequencyDomains: unsafe { library.function("zesDeviceEnumFrequencyDomains")? },
            zesFrequencyGetProperties: unsafe { library.function("zesFrequencyGetProperties")? },
            zesFrequencyGetAvailableClocks: unsafe { library.function("zesFrequencyGetAvailableClocks")? },
            zesFrequencyGetRange: unsafe { library.function("zesFrequencyGetRange")? },
            zesFrequencySetRange: unsafe { library.function("zesFrequencySetRange")? },
            zesFrequencyGetState: unsafe { library.function("zesFrequencyGetState")? },
            zesFrequencyGetThrottleTime: unsafe { library.function("zesFrequencyGetThrottleTime")? },
            zesFrequencyOcGetCapabilities: unsafe { library.function("zesFrequencyOcGetCapabilities")? },
            zesFrequencyOcGetFrequencyTarget: unsafe {
                library.function("zesFrequencyOcGetFrequencyTarget")?
            },
            zesFrequencyOcSetFrequencyTarget: unsafe {
                library.function("zesFrequencyOcSetFrequencyTarget")?
            },
            zesFrequencyOcGetVoltageTarget: unsafe { library.function("zesFrequencyOcGetVoltageTarget")? },
            zesFrequencyOcSetVoltageTarget: unsafe { library.function("zesFrequencyOcSetVoltageTarget")? },
            zesFrequencyOcSetMode: unsafe { library.function("zesFrequencyOcSetMode")? },
            zesFrequencyOcGetMode: unsafe { library.function("zesFrequencyOcGetMode")? },
            zesFrequencyOcGetIccMax: unsafe { library.function("zesFrequencyOcGetIccMax")? },
            zesFrequencyOcSetIccMax: unsafe { library.function("zesFrequencyOcSetIccMax")? },
            zesFrequencyOcGetTjMax: unsafe { library.function("zesFrequencyOcGetTjMax")? },
            zesFrequencyOcSetTjMax: unsafe { library.function("zesFrequencyOcSetTjMax")? },
            zesDeviceEnumLeds: unsafe { library.function("zesDeviceEnumLeds")? },
            zesLedGetProperties: unsafe { library.function("zesLedGetProperties")? },
            zesLedGetState: unsafe { library.function("zesLedGetState")? },
            zesLedSetState: unsafe { library.function("zesLedSetState")? },
            zesLedSetColor: unsafe { library.function("zesLedSetColor")? },
            zesDeviceEnumMemoryModules: unsafe { library.function("zesDeviceEnumMemoryModules")? },
            zesMemoryGetProperties: unsafe { library.function("zesMemoryGetProperties")? },
            zesMemoryGetState: unsafe { library.function("zesMemoryGetState")? },
            zesMemoryGetBandwidth: unsafe { library.function("zesMemoryGetBandwidth")? },
            zesDeviceEnumPerformanceFactorDomains: unsafe {
                library.function("zesDeviceEnumPerformanceFactorDomains")?
            },
            zesPerformanceFactorGetProperties: unsafe {
                library.function("zesPerformanceFactorGetProperties")?
            },
            zesPerformanceFactorGetConfig: unsafe { library.function("zesPerformanceFactorGetConfig")? },
            zesPerformanceFactorSetConfig: unsafe { library.function("zesPerformanceFactorSetConfig")? },
            zesDeviceEnumPowerDomains: unsafe { library.function("zesDeviceEnumPowerDomains")? },
            zesDeviceGetCardPowerDomain: unsafe { library.function("zesDeviceGetCardPowerDomain")? },
            zesPowerGetProperties: unsafe { library.function("zesPowerGetProperties")? },
            zesPowerGetEnergyCounter: unsafe { library.function("zesPowerGetEnergyCounter")? },
            zesPowerGetLimits: unsafe { library.function("zesPowerGetLimits")? },
            zesPowerSetLimits: unsafe { library.function("zesPowerSetLimits")? },
            zesPowerGetEnergyThreshold: unsafe { library.function("zesPowerGetEnergyThreshold")? },
            zesPowerSetEnergyThreshold: unsafe { library.function("zesPowerSetEnergyThreshold")? },
            zesPowerGetUsage: unsafe { library.function("zesPowerGetUsage")? },
            zesDeviceEnumPsus: unsafe { library.function("zesDeviceEnumPsus")? },
            zesPsuGetProperties: unsafe { library.function("zesPsuGetProperties")? },
            zesPsuGetState: unsafe { library.function("zesPsuGetState")? },
            zesDeviceEnumRasErrorSets: unsafe { library.function("zesDeviceEnumRasErrorSets")? },
            zesRasGetProperties: unsafe { library.function("zesRasGetProperties")? },
            zesRasGetConfig: unsafe { library.function("zesRasGetConfig")? },
            zesRasSetConfig: unsafe { library.function("zesRasSetConfig")? },
            zesRasGetState: unsafe { library.function("zesRasGetState")? },
            zesDeviceEnumSchedulers: unsafe { library.function("zesDeviceEnumSchedulers")? },
            zesSchedulerGetProperties: unsafe { library.function("zesSchedulerGetProperties")? },
            zesSchedulerGetCurrentMode: unsafe { library.function("zesSchedulerGetCurrentMode")? },
            zesSchedulerGetTimeoutModeProperties: unsafe {
                library.function("zesSchedulerGetTimeoutModeProperties")?
            },
            zesSchedulerGetTimesliceModeProperties: unsafe {
                library.function("zesSchedulerGetTimesliceModeProperties")?
            },
            zesSchedulerSetTimeoutMode: unsafe { library.function("zesSchedulerSetTimeoutMode")? },
            zesSchedulerSetTimesliceMode: unsafe { library.function("zesSchedulerSetTimesliceMode")? },
            zesSchedulerSetExclusiveMode: unsafe { library.function("zesSchedulerSetExclusiveMode")? },
            zesSchedulerSetComputeUnitDebugMode: unsafe {
                library.function("zesSchedulerSetComputeUnitDebugMode")?
            },
            zesDeviceEnumStandbyDomains: unsafe { library.function("zesDeviceEnumStandbyDomains")? },
            zesStandbyGetProperties: unsafe { library.function("zesStandbyGetProperties")? },
            zesStandbyGetMode: unsafe { library.function("zesStandbyGetMode")? },
            zesStandbySetMode: unsafe { library.function("zesStandbySetMode")? },
            zesDeviceEnumTemperatureSensors: unsafe { library.function("zesDeviceEnumTemperatureSensors")? },
            zesTemperatureGetProperties: unsafe { library.function("zesTemperatureGetProperties")? },
            zesTemperatureGetConfig: unsafe { library.function("zesTemperatureGetConfig")? },
            zesTemperatureSetConfig: unsafe { library.function("zesTemperatureSetConfig")? },
            zesTemperatureGetState: unsafe { library.function("zesTemperatureGetState")? },
            zesPowerGetLimitsExt: unsafe { library.function("zesPowerGetLimitsExt")? },
            zesPowerSetLimitsExt: unsafe { library.function("zesPowerSetLimitsExt")? },
            zesPowerGetLimitsExt2: unsafe { library.function("zesPowerGetLimitsExt2")? },
            zesPowerSetLimitsExt2: unsafe { library.function("zesPowerSetLimitsExt2")? },
            zesEngineGetActivityExt: unsafe { library.function("zesEngineGetActivityExt")? },
            zesRasGetStateExp: unsafe { library.function("zesRasGetStateExp")? },
            zesRasClearStateExp: unsafe { library.function("zesRasClearStateExp")? },
            zesRasGetSupportedCategoriesExp: unsafe { library.function("zesRasGetSupportedCategoriesExp")? },
            zesRasGetStateExp2: unsafe { library.function("zesRasGetStateExp2")? },
            zesRasGetConfigExp: unsafe { library.function("zesRasGetConfigExp")? },
            zesRasSetConfigExp: unsafe { library.function("zesRasSetConfigExp")? },
            zesFirmwareGetSecurityVersionExp: unsafe {
                library.function("zesFirmwareGetSecurityVersionExp")?
            },
            zesFirmwareSetSecurityVersionExp: unsafe {
                library.function("zesFirmwareSetSecurityVersionExp")?
            },
            zesDeviceGetSubDevicePropertiesExp: unsafe {
                library.function("zesDeviceGetSubDevicePropertiesExp")?
            },
            zesDriverGetDeviceByUuidExp: unsafe { library.function("zesDriverGetDeviceByUuidExp")? },
            zesDeviceEnumActiveVFExp: unsafe { library.function("zesDeviceEnumActiveVFExp")? },
            zesVFManagementGetVFPropertiesExp: unsafe {
                library.function("zesVFManagementGetVFPropertiesExp")?
            },
            zesVFManagementGetVFMemoryUtilizationExp: unsafe {
                library.function("zesVFManagementGetVFMemoryUtilizationExp")?
            },
            zesVFManagementGetVFEngineUtilizationExp: unsafe {
                library.function("zesVFManagementGetVFEngineUtilizationExp")?
            },
            zesVFManagementSetVFTelemetryModeExp: unsafe {
                library.function("zesVFManagementSetVFTelemetryModeExp")?
            },
            zesVFManagementSetVFTelemetrySamplingIntervalExp: unsafe {
                library.function("zesVFManagementSetVFTelemetrySamplingIntervalExp")?
            },
            zesDeviceEnumEnabledVFExp: unsafe { library.function("zesDeviceEnumEnabledVFExp")? },
            zesVFManagementGetVFCapabilitiesExp: unsafe {
                library.function("zesVFManagementGetVFCapabilitiesExp")?
            },
            zesVFManagementGetVFMemoryUtilizationExp2: unsafe {
                library.function("zesVFManagementGetVFMemoryUtilizationExp2")?
            },
            zesVFManagementGetVFEngineUtilizationExp2: unsafe {
                library.function("zesVFManagementGetVFEngineUtilizationExp2")?
            },
            zesVFManagementGetVFCapabilitiesExp2: unsafe {
                library.function("zesVFManagementGetVFCapabilitiesExp2")?
            },
            zesDevicePciLinkSpeedUpdateExt: unsafe { library.function("zesDevicePciLinkSpeedUpdateExt")? },
            zerGetLastErrorDescription: unsafe { library.function("zerGetLastErrorDescription")? },
            zerTranslateDeviceHandleToIdentifier: unsafe {
                library.function("zerTranslateDeviceHandleToIdentifier")?
            },
            zerTranslateIdentifierToDeviceHandle: unsafe {
                library.function("zerTranslateIdentifierToDeviceHandle")?
            },
            zerGetDefaultContext: unsafe { library.function("zerGetDefaultContext")? },
        })
    }
}
