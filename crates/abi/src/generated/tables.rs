//! Dispatch tables, as a driver fills them.
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

#[allow(unused_imports, reason = "one prelude serves every generated file")]
use crate::*;
#[allow(unused_imports, reason = "one prelude serves every generated file")]
use core::ffi::{c_char, c_void};
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_dditable_t {
    pub pfnCreateExt: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pDescriptor: *const ze_rtas_builder_ext_desc_t,
            phBuilder: *mut ze_rtas_builder_ext_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetBuildPropertiesExt: Option<
        unsafe extern "C" fn(
            hBuilder: ze_rtas_builder_ext_handle_t,
            pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
            pProperties: *mut ze_rtas_builder_ext_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnBuildExt: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnCommandListAppendCopyExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            dstptr: *mut c_void,
            srcptr: *const c_void,
            size: usize,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroyExt: Option<unsafe extern "C" fn(hBuilder: ze_rtas_builder_ext_handle_t) -> ze_result_t>,
}
impl ze_rtas_builder_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExt: None,
        pfnGetBuildPropertiesExt: None,
        pfnBuildExt: None,
        pfnCommandListAppendCopyExt: None,
        pfnDestroyExt: None,
    };
}
impl Default for ze_rtas_builder_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_dditable_t>() == 40);
    assert!(align_of::<ze_rtas_builder_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_dditable_t, pfnCreateExt) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_dditable_t, pfnGetBuildPropertiesExt) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_dditable_t, pfnBuildExt) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_dditable_t, pfnCommandListAppendCopyExt) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_dditable_t, pfnDestroyExt) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_exp_dditable_t {
    pub pfnCreateExp: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pDescriptor: *const ze_rtas_builder_exp_desc_t,
            phBuilder: *mut ze_rtas_builder_exp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetBuildPropertiesExp: Option<
        unsafe extern "C" fn(
            hBuilder: ze_rtas_builder_exp_handle_t,
            pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
            pProperties: *mut ze_rtas_builder_exp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnBuildExp: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnDestroyExp: Option<unsafe extern "C" fn(hBuilder: ze_rtas_builder_exp_handle_t) -> ze_result_t>,
}
impl ze_rtas_builder_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExp: None,
        pfnGetBuildPropertiesExp: None,
        pfnBuildExp: None,
        pfnDestroyExp: None,
    };
}
impl Default for ze_rtas_builder_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_exp_dditable_t>() == 32);
    assert!(align_of::<ze_rtas_builder_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_dditable_t, pfnCreateExp) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_dditable_t, pfnGetBuildPropertiesExp) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_dditable_t, pfnBuildExp) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_dditable_t, pfnDestroyExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_parallel_operation_dditable_t {
    pub pfnCreateExt: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            phParallelOperation: *mut ze_rtas_parallel_operation_ext_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPropertiesExt: Option<
        unsafe extern "C" fn(
            hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
            pProperties: *mut ze_rtas_parallel_operation_ext_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnJoinExt: Option<
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t,
    >,
    pub pfnDestroyExt: Option<
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t,
    >,
}
impl ze_rtas_parallel_operation_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExt: None,
        pfnGetPropertiesExt: None,
        pfnJoinExt: None,
        pfnDestroyExt: None,
    };
}
impl Default for ze_rtas_parallel_operation_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_parallel_operation_dditable_t>() == 32);
    assert!(align_of::<ze_rtas_parallel_operation_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_dditable_t, pfnCreateExt) == 0);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_dditable_t, pfnGetPropertiesExt) == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_dditable_t, pfnJoinExt) == 16);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_dditable_t, pfnDestroyExt) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_parallel_operation_exp_dditable_t {
    pub pfnCreateExp: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            phParallelOperation: *mut ze_rtas_parallel_operation_exp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPropertiesExp: Option<
        unsafe extern "C" fn(
            hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
            pProperties: *mut ze_rtas_parallel_operation_exp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnJoinExp: Option<
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t,
    >,
    pub pfnDestroyExp: Option<
        unsafe extern "C" fn(hParallelOperation: ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t,
    >,
}
impl ze_rtas_parallel_operation_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExp: None,
        pfnGetPropertiesExp: None,
        pfnJoinExp: None,
        pfnDestroyExp: None,
    };
}
impl Default for ze_rtas_parallel_operation_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_parallel_operation_exp_dditable_t>() == 32);
    assert!(align_of::<ze_rtas_parallel_operation_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_dditable_t, pfnCreateExp) == 0);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_dditable_t, pfnGetPropertiesExp) == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_dditable_t, pfnJoinExp) == 16);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_dditable_t, pfnDestroyExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_global_dditable_t {
    pub pfnInit: Option<unsafe extern "C" fn(flags: ze_init_flags_t) -> ze_result_t>,
    pub pfnInitDrivers: Option<
        unsafe extern "C" fn(
            pCount: *mut u32,
            phDrivers: *mut ze_driver_handle_t,
            desc: *mut ze_init_driver_type_desc_t,
        ) -> ze_result_t,
    >,
}
impl ze_global_dditable_t {
    pub const ZEROED: Self = Self {
        pfnInit: None,
        pfnInitDrivers: None,
    };
}
impl Default for ze_global_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_global_dditable_t>() == 16);
    assert!(align_of::<ze_global_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_global_dditable_t, pfnInit) == 0);
    assert!(core::mem::offset_of!(ze_global_dditable_t, pfnInitDrivers) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_dditable_t {
    pub pfnGet:
        Option<unsafe extern "C" fn(pCount: *mut u32, phDrivers: *mut ze_driver_handle_t) -> ze_result_t>,
    pub pfnGetApiVersion: Option<
        unsafe extern "C" fn(hDriver: ze_driver_handle_t, version: *mut ze_api_version_t) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pDriverProperties: *mut ze_driver_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetIpcProperties: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pIpcProperties: *mut ze_driver_ipc_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetExtensionProperties: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pCount: *mut u32,
            pExtensionProperties: *mut ze_driver_extension_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetExtensionFunctionAddress: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            name: *const c_char,
            ppFunctionAddress: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnGetLastErrorDescription: Option<
        unsafe extern "C" fn(hDriver: ze_driver_handle_t, ppString: *mut *const c_char) -> ze_result_t,
    >,
    pub pfnRTASFormatCompatibilityCheckExt: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            rtasFormatA: ze_rtas_format_ext_t,
            rtasFormatB: ze_rtas_format_ext_t,
        ) -> ze_result_t,
    >,
    pub pfnGetDefaultContext:
        Option<unsafe extern "C" fn(hDriver: ze_driver_handle_t) -> ze_context_handle_t>,
}
impl ze_driver_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGet: None,
        pfnGetApiVersion: None,
        pfnGetProperties: None,
        pfnGetIpcProperties: None,
        pfnGetExtensionProperties: None,
        pfnGetExtensionFunctionAddress: None,
        pfnGetLastErrorDescription: None,
        pfnRTASFormatCompatibilityCheckExt: None,
        pfnGetDefaultContext: None,
    };
}
impl Default for ze_driver_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_driver_dditable_t>() == 72);
    assert!(align_of::<ze_driver_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGet) == 0);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetApiVersion) == 8);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetProperties) == 16);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetIpcProperties) == 24);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetExtensionProperties) == 32);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetExtensionFunctionAddress) == 40);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetLastErrorDescription) == 48);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnRTASFormatCompatibilityCheckExt) == 56);
    assert!(core::mem::offset_of!(ze_driver_dditable_t, pfnGetDefaultContext) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_exp_dditable_t {
    pub pfnRTASFormatCompatibilityCheckExp: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            rtasFormatA: ze_rtas_format_exp_t,
            rtasFormatB: ze_rtas_format_exp_t,
        ) -> ze_result_t,
    >,
}
impl ze_driver_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnRTASFormatCompatibilityCheckExp: None,
    };
}
impl Default for ze_driver_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_driver_exp_dditable_t>() == 8);
    assert!(align_of::<ze_driver_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_exp_dditable_t, pfnRTASFormatCompatibilityCheckExp) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_dditable_t {
    pub pfnGet: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pCount: *mut u32,
            phDevices: *mut ze_device_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetSubDevices: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            phSubdevices: *mut ze_device_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pDeviceProperties: *mut ze_device_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetComputeProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pComputeProperties: *mut ze_device_compute_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetModuleProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pModuleProperties: *mut ze_device_module_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetCommandQueueGroupProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            pCommandQueueGroupProperties: *mut ze_command_queue_group_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetMemoryProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            pMemProperties: *mut ze_device_memory_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetMemoryAccessProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pMemAccessProperties: *mut ze_device_memory_access_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetCacheProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            pCacheProperties: *mut ze_device_cache_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetImageProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pImageProperties: *mut ze_device_image_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetExternalMemoryProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pExternalMemoryProperties: *mut ze_device_external_memory_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetP2PProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            hPeerDevice: ze_device_handle_t,
            pP2PProperties: *mut ze_device_p2p_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnCanAccessPeer: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            hPeerDevice: ze_device_handle_t,
            value: *mut ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnGetStatus: Option<unsafe extern "C" fn(hDevice: ze_device_handle_t) -> ze_result_t>,
    pub pfnGetGlobalTimestamps: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            hostTimestamp: *mut u64,
            deviceTimestamp: *mut u64,
        ) -> ze_result_t,
    >,
    pub pfnReserveCacheExt: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            cacheLevel: usize,
            cacheReservationSize: usize,
        ) -> ze_result_t,
    >,
    pub pfnSetCacheAdviceExt: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            ptr: *mut c_void,
            regionSize: usize,
            cacheRegion: ze_cache_ext_region_t,
        ) -> ze_result_t,
    >,
    pub pfnPciGetPropertiesExt: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pPciProperties: *mut ze_pci_ext_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetRootDevice: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            phRootDevice: *mut ze_device_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnImportExternalSemaphoreExt: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            desc: *const ze_external_semaphore_ext_desc_t,
            phSemaphore: *mut ze_external_semaphore_ext_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnReleaseExternalSemaphoreExt:
        Option<unsafe extern "C" fn(hSemaphore: ze_external_semaphore_ext_handle_t) -> ze_result_t>,
    pub pfnGetVectorWidthPropertiesExt: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            pVectorWidthProperties: *mut ze_device_vector_width_properties_ext_t,
        ) -> ze_result_t,
    >,
    pub pfnSynchronize: Option<unsafe extern "C" fn(hDevice: ze_device_handle_t) -> ze_result_t>,
    pub pfnGetAggregatedCopyOffloadIncrementValue:
        Option<unsafe extern "C" fn(hDevice: ze_device_handle_t, incrementValue: *mut u32) -> ze_result_t>,
    pub pfnGetRuntimeRequirements: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pObjDesc: *const c_void,
            pSize: *mut usize,
            pRequirements: *mut c_char,
        ) -> ze_result_t,
    >,
    pub pfnGetRuntimeRequirementsKey:
        Option<unsafe extern "C" fn(hDevice: ze_device_handle_t, pKey: *mut *const c_char) -> ze_result_t>,
    pub pfnValidateRuntimeRequirements: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            pRequirements: *const c_char,
            pOut: *mut ze_validate_runtime_requirements_output_t,
        ) -> ze_result_t,
    >,
    pub pfnGetCounterBasedEventMaxValue:
        Option<unsafe extern "C" fn(hDevice: ze_device_handle_t, maxValue: *mut u64) -> ze_result_t>,
}
impl ze_device_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGet: None,
        pfnGetSubDevices: None,
        pfnGetProperties: None,
        pfnGetComputeProperties: None,
        pfnGetModuleProperties: None,
        pfnGetCommandQueueGroupProperties: None,
        pfnGetMemoryProperties: None,
        pfnGetMemoryAccessProperties: None,
        pfnGetCacheProperties: None,
        pfnGetImageProperties: None,
        pfnGetExternalMemoryProperties: None,
        pfnGetP2PProperties: None,
        pfnCanAccessPeer: None,
        pfnGetStatus: None,
        pfnGetGlobalTimestamps: None,
        pfnReserveCacheExt: None,
        pfnSetCacheAdviceExt: None,
        pfnPciGetPropertiesExt: None,
        pfnGetRootDevice: None,
        pfnImportExternalSemaphoreExt: None,
        pfnReleaseExternalSemaphoreExt: None,
        pfnGetVectorWidthPropertiesExt: None,
        pfnSynchronize: None,
        pfnGetAggregatedCopyOffloadIncrementValue: None,
        pfnGetRuntimeRequirements: None,
        pfnGetRuntimeRequirementsKey: None,
        pfnValidateRuntimeRequirements: None,
        pfnGetCounterBasedEventMaxValue: None,
    };
}
impl Default for ze_device_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_device_dditable_t>() == 224);
    assert!(align_of::<ze_device_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGet) == 0);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetSubDevices) == 8);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetProperties) == 16);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetComputeProperties) == 24);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetModuleProperties) == 32);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetCommandQueueGroupProperties) == 40);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetMemoryProperties) == 48);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetMemoryAccessProperties) == 56);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetCacheProperties) == 64);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetImageProperties) == 72);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetExternalMemoryProperties) == 80);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetP2PProperties) == 88);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnCanAccessPeer) == 96);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetStatus) == 104);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetGlobalTimestamps) == 112);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnReserveCacheExt) == 120);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnSetCacheAdviceExt) == 128);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnPciGetPropertiesExt) == 136);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetRootDevice) == 144);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnImportExternalSemaphoreExt) == 152);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnReleaseExternalSemaphoreExt) == 160);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetVectorWidthPropertiesExt) == 168);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnSynchronize) == 176);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetAggregatedCopyOffloadIncrementValue) == 184);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetRuntimeRequirements) == 192);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetRuntimeRequirementsKey) == 200);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnValidateRuntimeRequirements) == 208);
    assert!(core::mem::offset_of!(ze_device_dditable_t, pfnGetCounterBasedEventMaxValue) == 216);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_exp_dditable_t {
    pub pfnGetFabricVertexExp: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            phVertex: *mut ze_fabric_vertex_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_device_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetFabricVertexExp: None,
    };
}
impl Default for ze_device_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_device_exp_dditable_t>() == 8);
    assert!(align_of::<ze_device_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_exp_dditable_t, pfnGetFabricVertexExp) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            desc: *const ze_context_desc_t,
            phContext: *mut ze_context_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hContext: ze_context_handle_t) -> ze_result_t>,
    pub pfnGetStatus: Option<unsafe extern "C" fn(hContext: ze_context_handle_t) -> ze_result_t>,
    pub pfnSystemBarrier: Option<
        unsafe extern "C" fn(hContext: ze_context_handle_t, hDevice: ze_device_handle_t) -> ze_result_t,
    >,
    pub pfnMakeMemoryResident: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            ptr: *mut c_void,
            size: usize,
        ) -> ze_result_t,
    >,
    pub pfnEvictMemory: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            ptr: *mut c_void,
            size: usize,
        ) -> ze_result_t,
    >,
    pub pfnMakeImageResident: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            hImage: ze_image_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEvictImage: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            hImage: ze_image_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCreateEx: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            desc: *const ze_context_desc_t,
            numDevices: u32,
            phDevices: *mut ze_device_handle_t,
            phContext: *mut ze_context_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_context_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnGetStatus: None,
        pfnSystemBarrier: None,
        pfnMakeMemoryResident: None,
        pfnEvictMemory: None,
        pfnMakeImageResident: None,
        pfnEvictImage: None,
        pfnCreateEx: None,
    };
}
impl Default for ze_context_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_context_dditable_t>() == 72);
    assert!(align_of::<ze_context_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnGetStatus) == 16);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnSystemBarrier) == 24);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnMakeMemoryResident) == 32);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnEvictMemory) == 40);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnMakeImageResident) == 48);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnEvictImage) == 56);
    assert!(core::mem::offset_of!(ze_context_dditable_t, pfnCreateEx) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_command_queue_desc_t,
            phCommandQueue: *mut ze_command_queue_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t) -> ze_result_t>,
    pub pfnExecuteCommandLists: Option<
        unsafe extern "C" fn(
            hCommandQueue: ze_command_queue_handle_t,
            numCommandLists: u32,
            phCommandLists: *mut ze_command_list_handle_t,
            hFence: ze_fence_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnSynchronize:
        Option<unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t, timeout: u64) -> ze_result_t>,
    pub pfnGetOrdinal: Option<
        unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t, pOrdinal: *mut u32) -> ze_result_t,
    >,
    pub pfnGetIndex: Option<
        unsafe extern "C" fn(hCommandQueue: ze_command_queue_handle_t, pIndex: *mut u32) -> ze_result_t,
    >,
    pub pfnGetFlags: Option<
        unsafe extern "C" fn(
            hCmdQueue: ze_command_queue_handle_t,
            pFlags: *mut ze_command_queue_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnGetMode: Option<
        unsafe extern "C" fn(
            hCmdQueue: ze_command_queue_handle_t,
            pMode: *mut ze_command_queue_mode_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPriority: Option<
        unsafe extern "C" fn(
            hCmdQueue: ze_command_queue_handle_t,
            pPriority: *mut ze_command_queue_priority_t,
        ) -> ze_result_t,
    >,
}
impl ze_command_queue_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnExecuteCommandLists: None,
        pfnSynchronize: None,
        pfnGetOrdinal: None,
        pfnGetIndex: None,
        pfnGetFlags: None,
        pfnGetMode: None,
        pfnGetPriority: None,
    };
}
impl Default for ze_command_queue_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_command_queue_dditable_t>() == 72);
    assert!(align_of::<ze_command_queue_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnExecuteCommandLists) == 16);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnSynchronize) == 24);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnGetOrdinal) == 32);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnGetIndex) == 40);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnGetFlags) == 48);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnGetMode) == 56);
    assert!(core::mem::offset_of!(ze_command_queue_dditable_t, pfnGetPriority) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_command_list_desc_t,
            phCommandList: *mut ze_command_list_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCreateImmediate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            altdesc: *const ze_command_queue_desc_t,
            phCommandList: *mut ze_command_list_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t>,
    pub pfnClose: Option<unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t>,
    pub pfnReset: Option<unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t>,
    pub pfnAppendWriteGlobalTimestamp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            dstptr: *mut u64,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendBarrier: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemoryRangesBarrier: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numRanges: u32,
            pRangeSizes: *const usize,
            pRanges: *mut *const c_void,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemoryCopy: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            dstptr: *mut c_void,
            srcptr: *const c_void,
            size: usize,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemoryFill: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            ptr: *mut c_void,
            pattern: *const c_void,
            pattern_size: usize,
            size: usize,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemoryCopyRegion: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnAppendMemoryCopyFromContext: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            dstptr: *mut c_void,
            hContextSrc: ze_context_handle_t,
            srcptr: *const c_void,
            size: usize,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendImageCopy: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hDstImage: ze_image_handle_t,
            hSrcImage: ze_image_handle_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendImageCopyRegion: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hDstImage: ze_image_handle_t,
            hSrcImage: ze_image_handle_t,
            pDstRegion: *const ze_image_region_t,
            pSrcRegion: *const ze_image_region_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendImageCopyToMemory: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            dstptr: *mut c_void,
            hSrcImage: ze_image_handle_t,
            pSrcRegion: *const ze_image_region_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendImageCopyFromMemory: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hDstImage: ze_image_handle_t,
            srcptr: *const c_void,
            pDstRegion: *const ze_image_region_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemoryPrefetch: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            ptr: *const c_void,
            size: usize,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemAdvise: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hDevice: ze_device_handle_t,
            ptr: *const c_void,
            size: usize,
            advice: ze_memory_advice_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendSignalEvent: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hEvent: ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendWaitOnEvents: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numEvents: u32,
            phEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendEventReset: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hEvent: ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendQueryKernelTimestamps: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numEvents: u32,
            phEvents: *mut ze_event_handle_t,
            dstptr: *mut c_void,
            pOffsets: *const usize,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendLaunchKernel: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hKernel: ze_kernel_handle_t,
            pLaunchFuncArgs: *const ze_group_count_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendLaunchCooperativeKernel: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hKernel: ze_kernel_handle_t,
            pLaunchFuncArgs: *const ze_group_count_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendLaunchKernelIndirect: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hKernel: ze_kernel_handle_t,
            pLaunchArgumentsBuffer: *const ze_group_count_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendLaunchMultipleKernelsIndirect: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numKernels: u32,
            phKernels: *mut ze_kernel_handle_t,
            pCountBuffer: *const u32,
            pLaunchArgumentsBuffer: *const ze_group_count_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendImageCopyToMemoryExt: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnAppendImageCopyFromMemoryExt: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnHostSynchronize:
        Option<unsafe extern "C" fn(hCommandList: ze_command_list_handle_t, timeout: u64) -> ze_result_t>,
    pub pfnGetDeviceHandle: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            phDevice: *mut ze_device_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetContextHandle: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            phContext: *mut ze_context_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetOrdinal: Option<
        unsafe extern "C" fn(hCommandList: ze_command_list_handle_t, pOrdinal: *mut u32) -> ze_result_t,
    >,
    pub pfnImmediateGetIndex: Option<
        unsafe extern "C" fn(
            hCommandListImmediate: ze_command_list_handle_t,
            pIndex: *mut u32,
        ) -> ze_result_t,
    >,
    pub pfnIsImmediate: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pIsImmediate: *mut ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendSignalExternalSemaphoreExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numSemaphores: u32,
            phSemaphores: *mut ze_external_semaphore_ext_handle_t,
            signalParams: *mut ze_external_semaphore_signal_params_ext_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendWaitExternalSemaphoreExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numSemaphores: u32,
            phSemaphores: *mut ze_external_semaphore_ext_handle_t,
            waitParams: *mut ze_external_semaphore_wait_params_ext_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendLaunchKernelWithParameters: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hKernel: ze_kernel_handle_t,
            pGroupCounts: *const ze_group_count_t,
            pNext: *const c_void,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendLaunchKernelWithArguments: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnAppendMemoryCopyWithParameters: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            dstptr: *mut c_void,
            srcptr: *const c_void,
            size: usize,
            pNext: *const c_void,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMemoryFillWithParameters: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnImmediateAppendCommandListsWithParameters: Option<
        unsafe extern "C" fn(
            hCommandListImmediate: ze_command_list_handle_t,
            numCommandLists: u32,
            phCommandLists: *mut ze_command_list_handle_t,
            pNext: *const c_void,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetFlags: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pFlags: *mut ze_command_list_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnImmediateGetFlags: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pFlags: *mut ze_command_queue_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnImmediateGetMode: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pMode: *mut ze_command_queue_mode_t,
        ) -> ze_result_t,
    >,
    pub pfnImmediateGetPriority: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pPriority: *mut ze_command_queue_priority_t,
        ) -> ze_result_t,
    >,
    pub pfnBeginGraphCaptureExt: Option<
        unsafe extern "C" fn(hCommandList: ze_command_list_handle_t, pNext: *const c_void) -> ze_result_t,
    >,
    pub pfnBeginCaptureIntoGraphExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hGraph: ze_graph_handle_t,
            pNext: *const c_void,
        ) -> ze_result_t,
    >,
    pub pfnIsGraphCaptureEnabledExt:
        Option<unsafe extern "C" fn(hCommandList: ze_command_list_handle_t) -> ze_result_t>,
    pub pfnEndGraphCaptureExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pNext: *const c_void,
            phGraph: *mut ze_graph_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetGraphExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            phGraph: *mut ze_graph_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendGraphExt: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            hGraph: ze_executable_graph_handle_t,
            pNext: *const c_void,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendHostFunction: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pfnHostFunction: ze_host_function_callback_t,
            pUserData: *mut c_void,
            pNext: *const c_void,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_command_list_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnCreateImmediate: None,
        pfnDestroy: None,
        pfnClose: None,
        pfnReset: None,
        pfnAppendWriteGlobalTimestamp: None,
        pfnAppendBarrier: None,
        pfnAppendMemoryRangesBarrier: None,
        pfnAppendMemoryCopy: None,
        pfnAppendMemoryFill: None,
        pfnAppendMemoryCopyRegion: None,
        pfnAppendMemoryCopyFromContext: None,
        pfnAppendImageCopy: None,
        pfnAppendImageCopyRegion: None,
        pfnAppendImageCopyToMemory: None,
        pfnAppendImageCopyFromMemory: None,
        pfnAppendMemoryPrefetch: None,
        pfnAppendMemAdvise: None,
        pfnAppendSignalEvent: None,
        pfnAppendWaitOnEvents: None,
        pfnAppendEventReset: None,
        pfnAppendQueryKernelTimestamps: None,
        pfnAppendLaunchKernel: None,
        pfnAppendLaunchCooperativeKernel: None,
        pfnAppendLaunchKernelIndirect: None,
        pfnAppendLaunchMultipleKernelsIndirect: None,
        pfnAppendImageCopyToMemoryExt: None,
        pfnAppendImageCopyFromMemoryExt: None,
        pfnHostSynchronize: None,
        pfnGetDeviceHandle: None,
        pfnGetContextHandle: None,
        pfnGetOrdinal: None,
        pfnImmediateGetIndex: None,
        pfnIsImmediate: None,
        pfnAppendSignalExternalSemaphoreExt: None,
        pfnAppendWaitExternalSemaphoreExt: None,
        pfnAppendLaunchKernelWithParameters: None,
        pfnAppendLaunchKernelWithArguments: None,
        pfnAppendMemoryCopyWithParameters: None,
        pfnAppendMemoryFillWithParameters: None,
        pfnImmediateAppendCommandListsWithParameters: None,
        pfnGetFlags: None,
        pfnImmediateGetFlags: None,
        pfnImmediateGetMode: None,
        pfnImmediateGetPriority: None,
        pfnBeginGraphCaptureExt: None,
        pfnBeginCaptureIntoGraphExt: None,
        pfnIsGraphCaptureEnabledExt: None,
        pfnEndGraphCaptureExt: None,
        pfnGetGraphExt: None,
        pfnAppendGraphExt: None,
        pfnAppendHostFunction: None,
    };
}
impl Default for ze_command_list_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_command_list_dditable_t>() == 416);
    assert!(align_of::<ze_command_list_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnCreateImmediate) == 8);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnDestroy) == 16);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnClose) == 24);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnReset) == 32);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendWriteGlobalTimestamp) == 40);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendBarrier) == 48);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryRangesBarrier) == 56);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryCopy) == 64);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryFill) == 72);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryCopyRegion) == 80);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryCopyFromContext) == 88);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendImageCopy) == 96);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendImageCopyRegion) == 104);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendImageCopyToMemory) == 112);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendImageCopyFromMemory) == 120);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryPrefetch) == 128);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemAdvise) == 136);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendSignalEvent) == 144);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendWaitOnEvents) == 152);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendEventReset) == 160);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendQueryKernelTimestamps) == 168);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendLaunchKernel) == 176);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendLaunchCooperativeKernel) == 184);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendLaunchKernelIndirect) == 192);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendLaunchMultipleKernelsIndirect) == 200);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendImageCopyToMemoryExt) == 208);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendImageCopyFromMemoryExt) == 216);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnHostSynchronize) == 224);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnGetDeviceHandle) == 232);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnGetContextHandle) == 240);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnGetOrdinal) == 248);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnImmediateGetIndex) == 256);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnIsImmediate) == 264);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendSignalExternalSemaphoreExt) == 272);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendWaitExternalSemaphoreExt) == 280);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendLaunchKernelWithParameters) == 288);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendLaunchKernelWithArguments) == 296);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryCopyWithParameters) == 304);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendMemoryFillWithParameters) == 312);
    assert!(
        core::mem::offset_of!(
            ze_command_list_dditable_t,
            pfnImmediateAppendCommandListsWithParameters
        ) == 320
    );
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnGetFlags) == 328);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnImmediateGetFlags) == 336);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnImmediateGetMode) == 344);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnImmediateGetPriority) == 352);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnBeginGraphCaptureExt) == 360);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnBeginCaptureIntoGraphExt) == 368);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnIsGraphCaptureEnabledExt) == 376);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnEndGraphCaptureExt) == 384);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnGetGraphExt) == 392);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendGraphExt) == 400);
    assert!(core::mem::offset_of!(ze_command_list_dditable_t, pfnAppendHostFunction) == 408);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_exp_dditable_t {
    pub pfnCreateCloneExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            phClonedCommandList: *mut ze_command_list_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnImmediateAppendCommandListsExp: Option<
        unsafe extern "C" fn(
            hCommandListImmediate: ze_command_list_handle_t,
            numCommandLists: u32,
            phCommandLists: *mut ze_command_list_handle_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetNextCommandIdExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            desc: *const ze_mutable_command_id_exp_desc_t,
            pCommandId: *mut u64,
        ) -> ze_result_t,
    >,
    pub pfnUpdateMutableCommandsExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            desc: *const ze_mutable_commands_exp_desc_t,
        ) -> ze_result_t,
    >,
    pub pfnUpdateMutableCommandSignalEventExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            commandId: u64,
            hSignalEvent: ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnUpdateMutableCommandWaitEventsExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            commandId: u64,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetNextCommandIdWithKernelsExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            desc: *const ze_mutable_command_id_exp_desc_t,
            numKernels: u32,
            phKernels: *mut ze_kernel_handle_t,
            pCommandId: *mut u64,
        ) -> ze_result_t,
    >,
    pub pfnUpdateMutableCommandKernelsExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            numKernels: u32,
            pCommandId: *mut u64,
            phKernels: *mut ze_kernel_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnIsMutableExp: Option<
        unsafe extern "C" fn(
            hCommandList: ze_command_list_handle_t,
            pIsMutable: *mut ze_bool_t,
        ) -> ze_result_t,
    >,
}
impl ze_command_list_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateCloneExp: None,
        pfnImmediateAppendCommandListsExp: None,
        pfnGetNextCommandIdExp: None,
        pfnUpdateMutableCommandsExp: None,
        pfnUpdateMutableCommandSignalEventExp: None,
        pfnUpdateMutableCommandWaitEventsExp: None,
        pfnGetNextCommandIdWithKernelsExp: None,
        pfnUpdateMutableCommandKernelsExp: None,
        pfnIsMutableExp: None,
    };
}
impl Default for ze_command_list_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_command_list_exp_dditable_t>() == 72);
    assert!(align_of::<ze_command_list_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnCreateCloneExp) == 0);
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnImmediateAppendCommandListsExp) == 8);
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnGetNextCommandIdExp) == 16);
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnUpdateMutableCommandsExp) == 24);
    assert!(
        core::mem::offset_of!(
            ze_command_list_exp_dditable_t,
            pfnUpdateMutableCommandSignalEventExp
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_exp_dditable_t,
            pfnUpdateMutableCommandWaitEventsExp
        ) == 40
    );
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnGetNextCommandIdWithKernelsExp) == 48);
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnUpdateMutableCommandKernelsExp) == 56);
    assert!(core::mem::offset_of!(ze_command_list_exp_dditable_t, pfnIsMutableExp) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hDevice: ze_device_handle_t,
            desc: *const ze_image_desc_t,
            pImageProperties: *mut ze_image_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_image_desc_t,
            phImage: *mut ze_image_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hImage: ze_image_handle_t) -> ze_result_t>,
    pub pfnGetAllocPropertiesExt: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hImage: ze_image_handle_t,
            pImageAllocProperties: *mut ze_image_allocation_ext_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnViewCreateExt: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_image_desc_t,
            hImage: ze_image_handle_t,
            phImageView: *mut ze_image_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_image_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnCreate: None,
        pfnDestroy: None,
        pfnGetAllocPropertiesExt: None,
        pfnViewCreateExt: None,
    };
}
impl Default for ze_image_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_image_dditable_t>() == 40);
    assert!(align_of::<ze_image_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(ze_image_dditable_t, pfnCreate) == 8);
    assert!(core::mem::offset_of!(ze_image_dditable_t, pfnDestroy) == 16);
    assert!(core::mem::offset_of!(ze_image_dditable_t, pfnGetAllocPropertiesExt) == 24);
    assert!(core::mem::offset_of!(ze_image_dditable_t, pfnViewCreateExt) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_exp_dditable_t {
    pub pfnGetMemoryPropertiesExp: Option<
        unsafe extern "C" fn(
            hImage: ze_image_handle_t,
            pMemoryProperties: *mut ze_image_memory_properties_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnViewCreateExp: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_image_desc_t,
            hImage: ze_image_handle_t,
            phImageView: *mut ze_image_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetDeviceOffsetExp:
        Option<unsafe extern "C" fn(hImage: ze_image_handle_t, pDeviceOffset: *mut u64) -> ze_result_t>,
}
impl ze_image_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetMemoryPropertiesExp: None,
        pfnViewCreateExp: None,
        pfnGetDeviceOffsetExp: None,
    };
}
impl Default for ze_image_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_image_exp_dditable_t>() == 24);
    assert!(align_of::<ze_image_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_exp_dditable_t, pfnGetMemoryPropertiesExp) == 0);
    assert!(core::mem::offset_of!(ze_image_exp_dditable_t, pfnViewCreateExp) == 8);
    assert!(core::mem::offset_of!(ze_image_exp_dditable_t, pfnGetDeviceOffsetExp) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_dditable_t {
    pub pfnAllocShared: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            device_desc: *const ze_device_mem_alloc_desc_t,
            host_desc: *const ze_host_mem_alloc_desc_t,
            size: usize,
            alignment: usize,
            hDevice: ze_device_handle_t,
            pptr: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnAllocDevice: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            device_desc: *const ze_device_mem_alloc_desc_t,
            size: usize,
            alignment: usize,
            hDevice: ze_device_handle_t,
            pptr: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnAllocHost: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            host_desc: *const ze_host_mem_alloc_desc_t,
            size: usize,
            alignment: usize,
            pptr: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnFree: Option<unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *mut c_void) -> ze_result_t>,
    pub pfnGetAllocProperties: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            pMemAllocProperties: *mut ze_memory_allocation_properties_t,
            phDevice: *mut ze_device_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetAddressRange: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            pBase: *mut *mut c_void,
            pSize: *mut usize,
        ) -> ze_result_t,
    >,
    pub pfnGetIpcHandle: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            pIpcHandle: *mut ze_ipc_mem_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnOpenIpcHandle: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            handle: ze_ipc_mem_handle_t,
            flags: ze_ipc_memory_flags_t,
            pptr: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnCloseIpcHandle:
        Option<unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *const c_void) -> ze_result_t>,
    pub pfnFreeExt: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            pMemFreeDesc: *const ze_memory_free_ext_desc_t,
            ptr: *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnPutIpcHandle: Option<
        unsafe extern "C" fn(hContext: ze_context_handle_t, handle: ze_ipc_mem_handle_t) -> ze_result_t,
    >,
    pub pfnGetPitchFor2dImage: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            imageWidth: usize,
            imageHeight: usize,
            elementSizeInBytes: u32,
            rowPitch: *mut usize,
        ) -> ze_result_t,
    >,
    pub pfnGetIpcHandleWithProperties: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            pNext: *mut c_void,
            pIpcHandle: *mut ze_ipc_mem_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_mem_dditable_t {
    pub const ZEROED: Self = Self {
        pfnAllocShared: None,
        pfnAllocDevice: None,
        pfnAllocHost: None,
        pfnFree: None,
        pfnGetAllocProperties: None,
        pfnGetAddressRange: None,
        pfnGetIpcHandle: None,
        pfnOpenIpcHandle: None,
        pfnCloseIpcHandle: None,
        pfnFreeExt: None,
        pfnPutIpcHandle: None,
        pfnGetPitchFor2dImage: None,
        pfnGetIpcHandleWithProperties: None,
    };
}
impl Default for ze_mem_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_mem_dditable_t>() == 104);
    assert!(align_of::<ze_mem_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnAllocShared) == 0);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnAllocDevice) == 8);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnAllocHost) == 16);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnFree) == 24);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnGetAllocProperties) == 32);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnGetAddressRange) == 40);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnGetIpcHandle) == 48);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnOpenIpcHandle) == 56);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnCloseIpcHandle) == 64);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnFreeExt) == 72);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnPutIpcHandle) == 80);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnGetPitchFor2dImage) == 88);
    assert!(core::mem::offset_of!(ze_mem_dditable_t, pfnGetIpcHandleWithProperties) == 96);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_exp_dditable_t {
    pub pfnGetIpcHandleFromFileDescriptorExp: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            handle: u64,
            pIpcHandle: *mut ze_ipc_mem_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetFileDescriptorFromIpcHandleExp: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ipcHandle: ze_ipc_mem_handle_t,
            pHandle: *mut u64,
        ) -> ze_result_t,
    >,
    pub pfnSetAtomicAccessAttributeExp: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            ptr: *const c_void,
            size: usize,
            attr: ze_memory_atomic_attr_exp_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnGetAtomicAccessAttributeExp: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            ptr: *const c_void,
            size: usize,
            pAttr: *mut ze_memory_atomic_attr_exp_flags_t,
        ) -> ze_result_t,
    >,
}
impl ze_mem_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetIpcHandleFromFileDescriptorExp: None,
        pfnGetFileDescriptorFromIpcHandleExp: None,
        pfnSetAtomicAccessAttributeExp: None,
        pfnGetAtomicAccessAttributeExp: None,
    };
}
impl Default for ze_mem_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_mem_exp_dditable_t>() == 32);
    assert!(align_of::<ze_mem_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_exp_dditable_t, pfnGetIpcHandleFromFileDescriptorExp) == 0);
    assert!(core::mem::offset_of!(ze_mem_exp_dditable_t, pfnGetFileDescriptorFromIpcHandleExp) == 8);
    assert!(core::mem::offset_of!(ze_mem_exp_dditable_t, pfnSetAtomicAccessAttributeExp) == 16);
    assert!(core::mem::offset_of!(ze_mem_exp_dditable_t, pfnGetAtomicAccessAttributeExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hCommandQueue: ze_command_queue_handle_t,
            desc: *const ze_fence_desc_t,
            phFence: *mut ze_fence_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hFence: ze_fence_handle_t) -> ze_result_t>,
    pub pfnHostSynchronize:
        Option<unsafe extern "C" fn(hFence: ze_fence_handle_t, timeout: u64) -> ze_result_t>,
    pub pfnQueryStatus: Option<unsafe extern "C" fn(hFence: ze_fence_handle_t) -> ze_result_t>,
    pub pfnReset: Option<unsafe extern "C" fn(hFence: ze_fence_handle_t) -> ze_result_t>,
}
impl ze_fence_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnHostSynchronize: None,
        pfnQueryStatus: None,
        pfnReset: None,
    };
}
impl Default for ze_fence_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_fence_dditable_t>() == 40);
    assert!(align_of::<ze_fence_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_fence_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_fence_dditable_t, pfnHostSynchronize) == 16);
    assert!(core::mem::offset_of!(ze_fence_dditable_t, pfnQueryStatus) == 24);
    assert!(core::mem::offset_of!(ze_fence_dditable_t, pfnReset) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            desc: *const ze_event_pool_desc_t,
            numDevices: u32,
            phDevices: *mut ze_device_handle_t,
            phEventPool: *mut ze_event_pool_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hEventPool: ze_event_pool_handle_t) -> ze_result_t>,
    pub pfnGetIpcHandle: Option<
        unsafe extern "C" fn(
            hEventPool: ze_event_pool_handle_t,
            phIpc: *mut ze_ipc_event_pool_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnOpenIpcHandle: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hIpc: ze_ipc_event_pool_handle_t,
            phEventPool: *mut ze_event_pool_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCloseIpcHandle: Option<unsafe extern "C" fn(hEventPool: ze_event_pool_handle_t) -> ze_result_t>,
    pub pfnPutIpcHandle: Option<
        unsafe extern "C" fn(hContext: ze_context_handle_t, hIpc: ze_ipc_event_pool_handle_t) -> ze_result_t,
    >,
    pub pfnGetContextHandle: Option<
        unsafe extern "C" fn(
            hEventPool: ze_event_pool_handle_t,
            phContext: *mut ze_context_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetFlags: Option<
        unsafe extern "C" fn(
            hEventPool: ze_event_pool_handle_t,
            pFlags: *mut ze_event_pool_flags_t,
        ) -> ze_result_t,
    >,
}
impl ze_event_pool_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnGetIpcHandle: None,
        pfnOpenIpcHandle: None,
        pfnCloseIpcHandle: None,
        pfnPutIpcHandle: None,
        pfnGetContextHandle: None,
        pfnGetFlags: None,
    };
}
impl Default for ze_event_pool_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_event_pool_dditable_t>() == 64);
    assert!(align_of::<ze_event_pool_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnGetIpcHandle) == 16);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnOpenIpcHandle) == 24);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnCloseIpcHandle) == 32);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnPutIpcHandle) == 40);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnGetContextHandle) == 48);
    assert!(core::mem::offset_of!(ze_event_pool_dditable_t, pfnGetFlags) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hEventPool: ze_event_pool_handle_t,
            desc: *const ze_event_desc_t,
            phEvent: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t>,
    pub pfnHostSignal: Option<unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t>,
    pub pfnHostSynchronize:
        Option<unsafe extern "C" fn(hEvent: ze_event_handle_t, timeout: u64) -> ze_result_t>,
    pub pfnQueryStatus: Option<unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t>,
    pub pfnHostReset: Option<unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t>,
    pub pfnQueryKernelTimestamp: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            dstptr: *mut ze_kernel_timestamp_result_t,
        ) -> ze_result_t,
    >,
    pub pfnQueryKernelTimestampsExt: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            pResults: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetEventPool: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            phEventPool: *mut ze_event_pool_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetSignalScope: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            pSignalScope: *mut ze_event_scope_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnGetWaitScope: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            pWaitScope: *mut ze_event_scope_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnCounterBasedCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_event_counter_based_desc_t,
            phEvent: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCounterBasedGetIpcHandle: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            phIpc: *mut ze_ipc_event_counter_based_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCounterBasedOpenIpcHandle: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hIpc: ze_ipc_event_counter_based_handle_t,
            phEvent: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCounterBasedCloseIpcHandle: Option<unsafe extern "C" fn(hEvent: ze_event_handle_t) -> ze_result_t>,
    pub pfnCounterBasedGetDeviceAddress: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            completionValue: *mut u64,
            deviceAddress: *mut u64,
        ) -> ze_result_t,
    >,
    pub pfnGetCounterBasedFlags: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            pFlags: *mut ze_event_counter_based_flags_t,
        ) -> ze_result_t,
    >,
}
impl ze_event_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnHostSignal: None,
        pfnHostSynchronize: None,
        pfnQueryStatus: None,
        pfnHostReset: None,
        pfnQueryKernelTimestamp: None,
        pfnQueryKernelTimestampsExt: None,
        pfnGetEventPool: None,
        pfnGetSignalScope: None,
        pfnGetWaitScope: None,
        pfnCounterBasedCreate: None,
        pfnCounterBasedGetIpcHandle: None,
        pfnCounterBasedOpenIpcHandle: None,
        pfnCounterBasedCloseIpcHandle: None,
        pfnCounterBasedGetDeviceAddress: None,
        pfnGetCounterBasedFlags: None,
    };
}
impl Default for ze_event_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_event_dditable_t>() == 136);
    assert!(align_of::<ze_event_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnHostSignal) == 16);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnHostSynchronize) == 24);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnQueryStatus) == 32);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnHostReset) == 40);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnQueryKernelTimestamp) == 48);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnQueryKernelTimestampsExt) == 56);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnGetEventPool) == 64);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnGetSignalScope) == 72);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnGetWaitScope) == 80);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnCounterBasedCreate) == 88);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnCounterBasedGetIpcHandle) == 96);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnCounterBasedOpenIpcHandle) == 104);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnCounterBasedCloseIpcHandle) == 112);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnCounterBasedGetDeviceAddress) == 120);
    assert!(core::mem::offset_of!(ze_event_dditable_t, pfnGetCounterBasedFlags) == 128);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_exp_dditable_t {
    pub pfnQueryTimestampsExp: Option<
        unsafe extern "C" fn(
            hEvent: ze_event_handle_t,
            hDevice: ze_device_handle_t,
            pCount: *mut u32,
            pTimestamps: *mut ze_kernel_timestamp_result_t,
        ) -> ze_result_t,
    >,
}
impl ze_event_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnQueryTimestampsExp: None,
    };
}
impl Default for ze_event_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_event_exp_dditable_t>() == 8);
    assert!(align_of::<ze_event_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_exp_dditable_t, pfnQueryTimestampsExp) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_module_desc_t,
            phModule: *mut ze_module_handle_t,
            phBuildLog: *mut ze_module_build_log_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hModule: ze_module_handle_t) -> ze_result_t>,
    pub pfnDynamicLink: Option<
        unsafe extern "C" fn(
            numModules: u32,
            phModules: *mut ze_module_handle_t,
            phLinkLog: *mut ze_module_build_log_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetNativeBinary: Option<
        unsafe extern "C" fn(
            hModule: ze_module_handle_t,
            pSize: *mut usize,
            pModuleNativeBinary: *mut u8,
        ) -> ze_result_t,
    >,
    pub pfnGetGlobalPointer: Option<
        unsafe extern "C" fn(
            hModule: ze_module_handle_t,
            pGlobalName: *const c_char,
            pSize: *mut usize,
            pptr: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnGetKernelNames: Option<
        unsafe extern "C" fn(
            hModule: ze_module_handle_t,
            pCount: *mut u32,
            pNames: *mut *const c_char,
        ) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hModule: ze_module_handle_t,
            pModuleProperties: *mut ze_module_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetFunctionPointer: Option<
        unsafe extern "C" fn(
            hModule: ze_module_handle_t,
            pFunctionName: *const c_char,
            pfnFunction: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnInspectLinkageExt: Option<
        unsafe extern "C" fn(
            pInspectDesc: *mut ze_linkage_inspection_ext_desc_t,
            numModules: u32,
            phModules: *mut ze_module_handle_t,
            phLog: *mut ze_module_build_log_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_module_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnDynamicLink: None,
        pfnGetNativeBinary: None,
        pfnGetGlobalPointer: None,
        pfnGetKernelNames: None,
        pfnGetProperties: None,
        pfnGetFunctionPointer: None,
        pfnInspectLinkageExt: None,
    };
}
impl Default for ze_module_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_module_dditable_t>() == 72);
    assert!(align_of::<ze_module_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnDynamicLink) == 16);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnGetNativeBinary) == 24);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnGetGlobalPointer) == 32);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnGetKernelNames) == 40);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnGetProperties) == 48);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnGetFunctionPointer) == 56);
    assert!(core::mem::offset_of!(ze_module_dditable_t, pfnInspectLinkageExt) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_build_log_dditable_t {
    pub pfnDestroy:
        Option<unsafe extern "C" fn(hModuleBuildLog: ze_module_build_log_handle_t) -> ze_result_t>,
    pub pfnGetString: Option<
        unsafe extern "C" fn(
            hModuleBuildLog: ze_module_build_log_handle_t,
            pSize: *mut usize,
            pBuildLog: *mut c_char,
        ) -> ze_result_t,
    >,
}
impl ze_module_build_log_dditable_t {
    pub const ZEROED: Self = Self {
        pfnDestroy: None,
        pfnGetString: None,
    };
}
impl Default for ze_module_build_log_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_module_build_log_dditable_t>() == 16);
    assert!(align_of::<ze_module_build_log_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_build_log_dditable_t, pfnDestroy) == 0);
    assert!(core::mem::offset_of!(ze_module_build_log_dditable_t, pfnGetString) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hModule: ze_module_handle_t,
            desc: *const ze_kernel_desc_t,
            phKernel: *mut ze_kernel_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hKernel: ze_kernel_handle_t) -> ze_result_t>,
    pub pfnSetCacheConfig: Option<
        unsafe extern "C" fn(hKernel: ze_kernel_handle_t, flags: ze_cache_config_flags_t) -> ze_result_t,
    >,
    pub pfnSetGroupSize: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            groupSizeX: u32,
            groupSizeY: u32,
            groupSizeZ: u32,
        ) -> ze_result_t,
    >,
    pub pfnSuggestGroupSize: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            globalSizeX: u32,
            globalSizeY: u32,
            globalSizeZ: u32,
            groupSizeX: *mut u32,
            groupSizeY: *mut u32,
            groupSizeZ: *mut u32,
        ) -> ze_result_t,
    >,
    pub pfnSuggestMaxCooperativeGroupCount:
        Option<unsafe extern "C" fn(hKernel: ze_kernel_handle_t, totalGroupCount: *mut u32) -> ze_result_t>,
    pub pfnSetArgumentValue: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            argIndex: u32,
            argSize: usize,
            pArgValue: *const c_void,
        ) -> ze_result_t,
    >,
    pub pfnSetIndirectAccess: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            flags: ze_kernel_indirect_access_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnGetIndirectAccess: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pFlags: *mut ze_kernel_indirect_access_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnGetSourceAttributes: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pSize: *mut u32,
            pString: *mut *mut c_char,
        ) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pKernelProperties: *mut ze_kernel_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetName: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pSize: *mut usize,
            pName: *mut c_char,
        ) -> ze_result_t,
    >,
}
impl ze_kernel_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnSetCacheConfig: None,
        pfnSetGroupSize: None,
        pfnSuggestGroupSize: None,
        pfnSuggestMaxCooperativeGroupCount: None,
        pfnSetArgumentValue: None,
        pfnSetIndirectAccess: None,
        pfnGetIndirectAccess: None,
        pfnGetSourceAttributes: None,
        pfnGetProperties: None,
        pfnGetName: None,
    };
}
impl Default for ze_kernel_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_dditable_t>() == 96);
    assert!(align_of::<ze_kernel_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnSetCacheConfig) == 16);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnSetGroupSize) == 24);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnSuggestGroupSize) == 32);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnSuggestMaxCooperativeGroupCount) == 40);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnSetArgumentValue) == 48);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnSetIndirectAccess) == 56);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnGetIndirectAccess) == 64);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnGetSourceAttributes) == 72);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnGetProperties) == 80);
    assert!(core::mem::offset_of!(ze_kernel_dditable_t, pfnGetName) == 88);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_exp_dditable_t {
    pub pfnSetGlobalOffsetExp: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            offsetX: u32,
            offsetY: u32,
            offsetZ: u32,
        ) -> ze_result_t,
    >,
    pub pfnSchedulingHintExp: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pHint: *mut ze_scheduling_hint_exp_desc_t,
        ) -> ze_result_t,
    >,
    pub pfnGetBinaryExp: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pSize: *mut usize,
            pKernelBinary: *mut u8,
        ) -> ze_result_t,
    >,
    pub pfnGetAllocationPropertiesExp: Option<
        unsafe extern "C" fn(
            hKernel: ze_kernel_handle_t,
            pCount: *mut u32,
            pAllocationProperties: *mut ze_kernel_allocation_exp_properties_t,
        ) -> ze_result_t,
    >,
}
impl ze_kernel_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnSetGlobalOffsetExp: None,
        pfnSchedulingHintExp: None,
        pfnGetBinaryExp: None,
        pfnGetAllocationPropertiesExp: None,
    };
}
impl Default for ze_kernel_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_exp_dditable_t>() == 32);
    assert!(align_of::<ze_kernel_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_exp_dditable_t, pfnSetGlobalOffsetExp) == 0);
    assert!(core::mem::offset_of!(ze_kernel_exp_dditable_t, pfnSchedulingHintExp) == 8);
    assert!(core::mem::offset_of!(ze_kernel_exp_dditable_t, pfnGetBinaryExp) == 16);
    assert!(core::mem::offset_of!(ze_kernel_exp_dditable_t, pfnGetAllocationPropertiesExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_sampler_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *const ze_sampler_desc_t,
            phSampler: *mut ze_sampler_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hSampler: ze_sampler_handle_t) -> ze_result_t>,
}
impl ze_sampler_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
    };
}
impl Default for ze_sampler_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_sampler_dditable_t>() == 16);
    assert!(align_of::<ze_sampler_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_sampler_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_sampler_dditable_t, pfnDestroy) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_physical_mem_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            desc: *mut ze_physical_mem_desc_t,
            phPhysicalMemory: *mut ze_physical_mem_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hPhysicalMemory: ze_physical_mem_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hPhysicalMem: ze_physical_mem_handle_t,
            pMemProperties: *mut ze_physical_mem_properties_t,
        ) -> ze_result_t,
    >,
}
impl ze_physical_mem_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnGetProperties: None,
    };
}
impl Default for ze_physical_mem_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_physical_mem_dditable_t>() == 24);
    assert!(align_of::<ze_physical_mem_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(ze_physical_mem_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_dditable_t, pfnGetProperties) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_dditable_t {
    pub pfnReserve: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            pStart: *const c_void,
            size: usize,
            pptr: *mut *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnFree: Option<
        unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *const c_void, size: usize) -> ze_result_t,
    >,
    pub pfnQueryPageSize: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            hDevice: ze_device_handle_t,
            size: usize,
            pagesize: *mut usize,
        ) -> ze_result_t,
    >,
    pub pfnMap: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            size: usize,
            hPhysicalMemory: ze_physical_mem_handle_t,
            offset: usize,
            access: ze_memory_access_attribute_t,
        ) -> ze_result_t,
    >,
    pub pfnUnmap: Option<
        unsafe extern "C" fn(hContext: ze_context_handle_t, ptr: *const c_void, size: usize) -> ze_result_t,
    >,
    pub pfnSetAccessAttribute: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            size: usize,
            access: ze_memory_access_attribute_t,
        ) -> ze_result_t,
    >,
    pub pfnGetAccessAttribute: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            ptr: *const c_void,
            size: usize,
            access: *mut ze_memory_access_attribute_t,
            outSize: *mut usize,
        ) -> ze_result_t,
    >,
}
impl ze_virtual_mem_dditable_t {
    pub const ZEROED: Self = Self {
        pfnReserve: None,
        pfnFree: None,
        pfnQueryPageSize: None,
        pfnMap: None,
        pfnUnmap: None,
        pfnSetAccessAttribute: None,
        pfnGetAccessAttribute: None,
    };
}
impl Default for ze_virtual_mem_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_dditable_t>() == 56);
    assert!(align_of::<ze_virtual_mem_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnReserve) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnFree) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnQueryPageSize) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnMap) == 24);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnUnmap) == 32);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnSetAccessAttribute) == 40);
    assert!(core::mem::offset_of!(ze_virtual_mem_dditable_t, pfnGetAccessAttribute) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fabric_vertex_exp_dditable_t {
    pub pfnGetExp: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            pCount: *mut u32,
            phVertices: *mut ze_fabric_vertex_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetSubVerticesExp: Option<
        unsafe extern "C" fn(
            hVertex: ze_fabric_vertex_handle_t,
            pCount: *mut u32,
            phSubvertices: *mut ze_fabric_vertex_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPropertiesExp: Option<
        unsafe extern "C" fn(
            hVertex: ze_fabric_vertex_handle_t,
            pVertexProperties: *mut ze_fabric_vertex_exp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetDeviceExp: Option<
        unsafe extern "C" fn(
            hVertex: ze_fabric_vertex_handle_t,
            phDevice: *mut ze_device_handle_t,
        ) -> ze_result_t,
    >,
}
impl ze_fabric_vertex_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetExp: None,
        pfnGetSubVerticesExp: None,
        pfnGetPropertiesExp: None,
        pfnGetDeviceExp: None,
    };
}
impl Default for ze_fabric_vertex_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_fabric_vertex_exp_dditable_t>() == 32);
    assert!(align_of::<ze_fabric_vertex_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_dditable_t, pfnGetExp) == 0);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_dditable_t, pfnGetSubVerticesExp) == 8);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_dditable_t, pfnGetPropertiesExp) == 16);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_dditable_t, pfnGetDeviceExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fabric_edge_exp_dditable_t {
    pub pfnGetExp: Option<
        unsafe extern "C" fn(
            hVertexA: ze_fabric_vertex_handle_t,
            hVertexB: ze_fabric_vertex_handle_t,
            pCount: *mut u32,
            phEdges: *mut ze_fabric_edge_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVerticesExp: Option<
        unsafe extern "C" fn(
            hEdge: ze_fabric_edge_handle_t,
            phVertexA: *mut ze_fabric_vertex_handle_t,
            phVertexB: *mut ze_fabric_vertex_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPropertiesExp: Option<
        unsafe extern "C" fn(
            hEdge: ze_fabric_edge_handle_t,
            pEdgeProperties: *mut ze_fabric_edge_exp_properties_t,
        ) -> ze_result_t,
    >,
}
impl ze_fabric_edge_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetExp: None,
        pfnGetVerticesExp: None,
        pfnGetPropertiesExp: None,
    };
}
impl Default for ze_fabric_edge_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_fabric_edge_exp_dditable_t>() == 24);
    assert!(align_of::<ze_fabric_edge_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_dditable_t, pfnGetExp) == 0);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_dditable_t, pfnGetVerticesExp) == 8);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_dditable_t, pfnGetPropertiesExp) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_graph_dditable_t {
    pub pfnCreateExt: Option<
        unsafe extern "C" fn(
            hContext: ze_context_handle_t,
            pNext: *const c_void,
            phGraph: *mut ze_graph_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPrimaryCommandListExt: Option<
        unsafe extern "C" fn(
            hGraph: ze_graph_handle_t,
            phCommandList: *mut ze_command_list_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnSetDestructionCallbackExt: Option<
        unsafe extern "C" fn(
            hGraph: ze_graph_handle_t,
            pfnCallback: zex_mem_graph_free_callback_fn_t,
            pUserData: *mut c_void,
            pNext: *const c_void,
        ) -> ze_result_t,
    >,
    pub pfnInstantiateExt: Option<
        unsafe extern "C" fn(
            hGraph: ze_graph_handle_t,
            pNext: *const c_void,
            phExecutableGraph: *mut ze_executable_graph_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnIsEmptyExt: Option<unsafe extern "C" fn(hGraph: ze_graph_handle_t) -> ze_result_t>,
    pub pfnDumpContentsExt: Option<
        unsafe extern "C" fn(
            hGraph: ze_graph_handle_t,
            filePath: *const c_char,
            pNext: *const c_void,
        ) -> ze_result_t,
    >,
    pub pfnDestroyExt: Option<unsafe extern "C" fn(hGraph: ze_graph_handle_t) -> ze_result_t>,
}
impl ze_graph_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExt: None,
        pfnGetPrimaryCommandListExt: None,
        pfnSetDestructionCallbackExt: None,
        pfnInstantiateExt: None,
        pfnIsEmptyExt: None,
        pfnDumpContentsExt: None,
        pfnDestroyExt: None,
    };
}
impl Default for ze_graph_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_graph_dditable_t>() == 56);
    assert!(align_of::<ze_graph_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnCreateExt) == 0);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnGetPrimaryCommandListExt) == 8);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnSetDestructionCallbackExt) == 16);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnInstantiateExt) == 24);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnIsEmptyExt) == 32);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnDumpContentsExt) == 40);
    assert!(core::mem::offset_of!(ze_graph_dditable_t, pfnDestroyExt) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_executable_graph_dditable_t {
    pub pfnGetSourceGraphExt: Option<
        unsafe extern "C" fn(
            hGraph: ze_executable_graph_handle_t,
            phSourceGraph: *mut ze_graph_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroyExt: Option<unsafe extern "C" fn(hGraph: ze_executable_graph_handle_t) -> ze_result_t>,
}
impl ze_executable_graph_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetSourceGraphExt: None,
        pfnDestroyExt: None,
    };
}
impl Default for ze_executable_graph_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_executable_graph_dditable_t>() == 16);
    assert!(align_of::<ze_executable_graph_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_executable_graph_dditable_t, pfnGetSourceGraphExt) == 0);
    assert!(core::mem::offset_of!(ze_executable_graph_dditable_t, pfnDestroyExt) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_programmable_exp_dditable_t {
    pub pfnGetExp: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            pCount: *mut u32,
            phMetricProgrammables: *mut zet_metric_programmable_exp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetPropertiesExp: Option<
        unsafe extern "C" fn(
            hMetricProgrammable: zet_metric_programmable_exp_handle_t,
            pProperties: *mut zet_metric_programmable_exp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetParamInfoExp: Option<
        unsafe extern "C" fn(
            hMetricProgrammable: zet_metric_programmable_exp_handle_t,
            pParameterCount: *mut u32,
            pParameterInfo: *mut zet_metric_programmable_param_info_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnGetParamValueInfoExp: Option<
        unsafe extern "C" fn(
            hMetricProgrammable: zet_metric_programmable_exp_handle_t,
            parameterOrdinal: u32,
            pValueInfoCount: *mut u32,
            pValueInfo: *mut zet_metric_programmable_param_value_info_exp_t,
        ) -> ze_result_t,
    >,
}
impl zet_metric_programmable_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetExp: None,
        pfnGetPropertiesExp: None,
        pfnGetParamInfoExp: None,
        pfnGetParamValueInfoExp: None,
    };
}
impl Default for zet_metric_programmable_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_programmable_exp_dditable_t>() == 32);
    assert!(align_of::<zet_metric_programmable_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_dditable_t, pfnGetExp) == 0);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_dditable_t, pfnGetPropertiesExp) == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_dditable_t, pfnGetParamInfoExp) == 16);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_dditable_t, pfnGetParamValueInfoExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_tracer_exp_dditable_t {
    pub pfnCreateExp: Option<
        unsafe extern "C" fn(
            hContext: zet_context_handle_t,
            hDevice: zet_device_handle_t,
            metricGroupCount: u32,
            phMetricGroups: *mut zet_metric_group_handle_t,
            desc: *mut zet_metric_tracer_exp_desc_t,
            hNotificationEvent: ze_event_handle_t,
            phMetricTracer: *mut zet_metric_tracer_exp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroyExp:
        Option<unsafe extern "C" fn(hMetricTracer: zet_metric_tracer_exp_handle_t) -> ze_result_t>,
    pub pfnEnableExp: Option<
        unsafe extern "C" fn(
            hMetricTracer: zet_metric_tracer_exp_handle_t,
            synchronous: ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnDisableExp: Option<
        unsafe extern "C" fn(
            hMetricTracer: zet_metric_tracer_exp_handle_t,
            synchronous: ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnReadDataExp: Option<
        unsafe extern "C" fn(
            hMetricTracer: zet_metric_tracer_exp_handle_t,
            pRawDataSize: *mut usize,
            pRawData: *mut u8,
        ) -> ze_result_t,
    >,
    pub pfnDecodeExp: Option<
        unsafe extern "C" fn(
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
    >,
}
impl zet_metric_tracer_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExp: None,
        pfnDestroyExp: None,
        pfnEnableExp: None,
        pfnDisableExp: None,
        pfnReadDataExp: None,
        pfnDecodeExp: None,
    };
}
impl Default for zet_metric_tracer_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_tracer_exp_dditable_t>() == 48);
    assert!(align_of::<zet_metric_tracer_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_dditable_t, pfnCreateExp) == 0);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_dditable_t, pfnDestroyExp) == 8);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_dditable_t, pfnEnableExp) == 16);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_dditable_t, pfnDisableExp) == 24);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_dditable_t, pfnReadDataExp) == 32);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_dditable_t, pfnDecodeExp) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_decoder_exp_dditable_t {
    pub pfnCreateExp: Option<
        unsafe extern "C" fn(
            hMetricTracer: zet_metric_tracer_exp_handle_t,
            phMetricDecoder: *mut zet_metric_decoder_exp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroyExp:
        Option<unsafe extern "C" fn(phMetricDecoder: zet_metric_decoder_exp_handle_t) -> ze_result_t>,
    pub pfnGetDecodableMetricsExp: Option<
        unsafe extern "C" fn(
            hMetricDecoder: zet_metric_decoder_exp_handle_t,
            pCount: *mut u32,
            phMetrics: *mut zet_metric_handle_t,
        ) -> ze_result_t,
    >,
}
impl zet_metric_decoder_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateExp: None,
        pfnDestroyExp: None,
        pfnGetDecodableMetricsExp: None,
    };
}
impl Default for zet_metric_decoder_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_decoder_exp_dditable_t>() == 24);
    assert!(align_of::<zet_metric_decoder_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_decoder_exp_dditable_t, pfnCreateExp) == 0);
    assert!(core::mem::offset_of!(zet_metric_decoder_exp_dditable_t, pfnDestroyExp) == 8);
    assert!(core::mem::offset_of!(zet_metric_decoder_exp_dditable_t, pfnGetDecodableMetricsExp) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_device_dditable_t {
    pub pfnGetDebugProperties: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            pDebugProperties: *mut zet_device_debug_properties_t,
        ) -> ze_result_t,
    >,
}
impl zet_device_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetDebugProperties: None,
    };
}
impl Default for zet_device_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_device_dditable_t>() == 8);
    assert!(align_of::<zet_device_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_device_dditable_t, pfnGetDebugProperties) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_device_exp_dditable_t {
    pub pfnGetConcurrentMetricGroupsExp: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            metricGroupCount: u32,
            phMetricGroups: *mut zet_metric_group_handle_t,
            pMetricGroupsCountPerConcurrentGroup: *mut u32,
            pConcurrentGroupCount: *mut u32,
        ) -> ze_result_t,
    >,
    pub pfnCreateMetricGroupsFromMetricsExp: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            metricCount: u32,
            phMetrics: *mut zet_metric_handle_t,
            pMetricGroupNamePrefix: *const c_char,
            pDescription: *const c_char,
            pMetricGroupCount: *mut u32,
            phMetricGroup: *mut zet_metric_group_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnableMetricsExp: Option<unsafe extern "C" fn(hDevice: zet_device_handle_t) -> ze_result_t>,
    pub pfnDisableMetricsExp: Option<unsafe extern "C" fn(hDevice: zet_device_handle_t) -> ze_result_t>,
}
impl zet_device_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetConcurrentMetricGroupsExp: None,
        pfnCreateMetricGroupsFromMetricsExp: None,
        pfnEnableMetricsExp: None,
        pfnDisableMetricsExp: None,
    };
}
impl Default for zet_device_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_device_exp_dditable_t>() == 32);
    assert!(align_of::<zet_device_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_device_exp_dditable_t, pfnGetConcurrentMetricGroupsExp) == 0);
    assert!(core::mem::offset_of!(zet_device_exp_dditable_t, pfnCreateMetricGroupsFromMetricsExp) == 8);
    assert!(core::mem::offset_of!(zet_device_exp_dditable_t, pfnEnableMetricsExp) == 16);
    assert!(core::mem::offset_of!(zet_device_exp_dditable_t, pfnDisableMetricsExp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_context_dditable_t {
    pub pfnActivateMetricGroups: Option<
        unsafe extern "C" fn(
            hContext: zet_context_handle_t,
            hDevice: zet_device_handle_t,
            count: u32,
            phMetricGroups: *mut zet_metric_group_handle_t,
        ) -> ze_result_t,
    >,
}
impl zet_context_dditable_t {
    pub const ZEROED: Self = Self {
        pfnActivateMetricGroups: None,
    };
}
impl Default for zet_context_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_context_dditable_t>() == 8);
    assert!(align_of::<zet_context_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_context_dditable_t, pfnActivateMetricGroups) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_command_list_dditable_t {
    pub pfnAppendMetricStreamerMarker: Option<
        unsafe extern "C" fn(
            hCommandList: zet_command_list_handle_t,
            hMetricStreamer: zet_metric_streamer_handle_t,
            value: u32,
        ) -> ze_result_t,
    >,
    pub pfnAppendMetricQueryBegin: Option<
        unsafe extern "C" fn(
            hCommandList: zet_command_list_handle_t,
            hMetricQuery: zet_metric_query_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMetricQueryEnd: Option<
        unsafe extern "C" fn(
            hCommandList: zet_command_list_handle_t,
            hMetricQuery: zet_metric_query_handle_t,
            hSignalEvent: ze_event_handle_t,
            numWaitEvents: u32,
            phWaitEvents: *mut ze_event_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAppendMetricMemoryBarrier:
        Option<unsafe extern "C" fn(hCommandList: zet_command_list_handle_t) -> ze_result_t>,
}
impl zet_command_list_dditable_t {
    pub const ZEROED: Self = Self {
        pfnAppendMetricStreamerMarker: None,
        pfnAppendMetricQueryBegin: None,
        pfnAppendMetricQueryEnd: None,
        pfnAppendMetricMemoryBarrier: None,
    };
}
impl Default for zet_command_list_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_command_list_dditable_t>() == 32);
    assert!(align_of::<zet_command_list_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_command_list_dditable_t, pfnAppendMetricStreamerMarker) == 0);
    assert!(core::mem::offset_of!(zet_command_list_dditable_t, pfnAppendMetricQueryBegin) == 8);
    assert!(core::mem::offset_of!(zet_command_list_dditable_t, pfnAppendMetricQueryEnd) == 16);
    assert!(core::mem::offset_of!(zet_command_list_dditable_t, pfnAppendMetricMemoryBarrier) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_command_list_exp_dditable_t {
    pub pfnAppendMarkerExp: Option<
        unsafe extern "C" fn(
            hCommandList: zet_command_list_handle_t,
            hMetricGroup: zet_metric_group_handle_t,
            value: u32,
        ) -> ze_result_t,
    >,
}
impl zet_command_list_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnAppendMarkerExp: None,
    };
}
impl Default for zet_command_list_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_command_list_exp_dditable_t>() == 8);
    assert!(align_of::<zet_command_list_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_command_list_exp_dditable_t, pfnAppendMarkerExp) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_module_dditable_t {
    pub pfnGetDebugInfo: Option<
        unsafe extern "C" fn(
            hModule: zet_module_handle_t,
            format: zet_module_debug_info_format_t,
            pSize: *mut usize,
            pDebugInfo: *mut u8,
        ) -> ze_result_t,
    >,
}
impl zet_module_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetDebugInfo: None,
    };
}
impl Default for zet_module_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_module_dditable_t>() == 8);
    assert!(align_of::<zet_module_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_module_dditable_t, pfnGetDebugInfo) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_kernel_dditable_t {
    pub pfnGetProfileInfo: Option<
        unsafe extern "C" fn(
            hKernel: zet_kernel_handle_t,
            pProfileProperties: *mut zet_profile_properties_t,
        ) -> ze_result_t,
    >,
}
impl zet_kernel_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProfileInfo: None,
    };
}
impl Default for zet_kernel_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_kernel_dditable_t>() == 8);
    assert!(align_of::<zet_kernel_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_kernel_dditable_t, pfnGetProfileInfo) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_dditable_t {
    pub pfnGet: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            pCount: *mut u32,
            phMetrics: *mut zet_metric_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hMetric: zet_metric_handle_t,
            pProperties: *mut zet_metric_properties_t,
        ) -> ze_result_t,
    >,
}
impl zet_metric_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGet: None,
        pfnGetProperties: None,
    };
}
impl Default for zet_metric_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_dditable_t>() == 16);
    assert!(align_of::<zet_metric_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_dditable_t, pfnGet) == 0);
    assert!(core::mem::offset_of!(zet_metric_dditable_t, pfnGetProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_exp_dditable_t {
    pub pfnCreateFromProgrammableExp: Option<
        unsafe extern "C" fn(
            hMetricProgrammable: zet_metric_programmable_exp_handle_t,
            pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
            parameterCount: u32,
            pName: *const c_char,
            pDescription: *const c_char,
            pMetricHandleCount: *mut u32,
            phMetricHandles: *mut zet_metric_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroyExp: Option<unsafe extern "C" fn(hMetric: zet_metric_handle_t) -> ze_result_t>,
    pub pfnCreateFromProgrammableExp2: Option<
        unsafe extern "C" fn(
            hMetricProgrammable: zet_metric_programmable_exp_handle_t,
            parameterCount: u32,
            pParameterValues: *mut zet_metric_programmable_param_value_exp_t,
            pName: *const c_char,
            pDescription: *const c_char,
            pMetricHandleCount: *mut u32,
            phMetricHandles: *mut zet_metric_handle_t,
        ) -> ze_result_t,
    >,
}
impl zet_metric_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreateFromProgrammableExp: None,
        pfnDestroyExp: None,
        pfnCreateFromProgrammableExp2: None,
    };
}
impl Default for zet_metric_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_exp_dditable_t>() == 24);
    assert!(align_of::<zet_metric_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_exp_dditable_t, pfnCreateFromProgrammableExp) == 0);
    assert!(core::mem::offset_of!(zet_metric_exp_dditable_t, pfnDestroyExp) == 8);
    assert!(core::mem::offset_of!(zet_metric_exp_dditable_t, pfnCreateFromProgrammableExp2) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_group_dditable_t {
    pub pfnGet: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            pCount: *mut u32,
            phMetricGroups: *mut zet_metric_group_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            pProperties: *mut zet_metric_group_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnCalculateMetricValues: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            r#type: zet_metric_group_calculation_type_t,
            rawDataSize: usize,
            pRawData: *const u8,
            pMetricValueCount: *mut u32,
            pMetricValues: *mut zet_typed_value_t,
        ) -> ze_result_t,
    >,
}
impl zet_metric_group_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGet: None,
        pfnGetProperties: None,
        pfnCalculateMetricValues: None,
    };
}
impl Default for zet_metric_group_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_group_dditable_t>() == 24);
    assert!(align_of::<zet_metric_group_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_group_dditable_t, pfnGet) == 0);
    assert!(core::mem::offset_of!(zet_metric_group_dditable_t, pfnGetProperties) == 8);
    assert!(core::mem::offset_of!(zet_metric_group_dditable_t, pfnCalculateMetricValues) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_group_exp_dditable_t {
    pub pfnCalculateMultipleMetricValuesExp: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            r#type: zet_metric_group_calculation_type_t,
            rawDataSize: usize,
            pRawData: *const u8,
            pSetCount: *mut u32,
            pTotalMetricValueCount: *mut u32,
            pMetricCounts: *mut u32,
            pMetricValues: *mut zet_typed_value_t,
        ) -> ze_result_t,
    >,
    pub pfnGetGlobalTimestampsExp: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            synchronizedWithHost: ze_bool_t,
            globalTimestamp: *mut u64,
            metricTimestamp: *mut u64,
        ) -> ze_result_t,
    >,
    pub pfnGetExportDataExp: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            pRawData: *const u8,
            rawDataSize: usize,
            pExportDataSize: *mut usize,
            pExportData: *mut u8,
        ) -> ze_result_t,
    >,
    pub pfnCalculateMetricExportDataExp: Option<
        unsafe extern "C" fn(
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
    >,
    pub pfnCreateExp: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            pName: *const c_char,
            pDescription: *const c_char,
            samplingType: zet_metric_group_sampling_type_flags_t,
            phMetricGroup: *mut zet_metric_group_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnAddMetricExp: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            hMetric: zet_metric_handle_t,
            pErrorStringSize: *mut usize,
            pErrorString: *mut c_char,
        ) -> ze_result_t,
    >,
    pub pfnRemoveMetricExp: Option<
        unsafe extern "C" fn(
            hMetricGroup: zet_metric_group_handle_t,
            hMetric: zet_metric_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnCloseExp: Option<unsafe extern "C" fn(hMetricGroup: zet_metric_group_handle_t) -> ze_result_t>,
    pub pfnDestroyExp: Option<unsafe extern "C" fn(hMetricGroup: zet_metric_group_handle_t) -> ze_result_t>,
}
impl zet_metric_group_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCalculateMultipleMetricValuesExp: None,
        pfnGetGlobalTimestampsExp: None,
        pfnGetExportDataExp: None,
        pfnCalculateMetricExportDataExp: None,
        pfnCreateExp: None,
        pfnAddMetricExp: None,
        pfnRemoveMetricExp: None,
        pfnCloseExp: None,
        pfnDestroyExp: None,
    };
}
impl Default for zet_metric_group_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_group_exp_dditable_t>() == 72);
    assert!(align_of::<zet_metric_group_exp_dditable_t>() == 8);
    assert!(
        core::mem::offset_of!(
            zet_metric_group_exp_dditable_t,
            pfnCalculateMultipleMetricValuesExp
        ) == 0
    );
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnGetGlobalTimestampsExp) == 8);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnGetExportDataExp) == 16);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnCalculateMetricExportDataExp) == 24);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnCreateExp) == 32);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnAddMetricExp) == 40);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnRemoveMetricExp) == 48);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnCloseExp) == 56);
    assert!(core::mem::offset_of!(zet_metric_group_exp_dditable_t, pfnDestroyExp) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_streamer_dditable_t {
    pub pfnOpen: Option<
        unsafe extern "C" fn(
            hContext: zet_context_handle_t,
            hDevice: zet_device_handle_t,
            hMetricGroup: zet_metric_group_handle_t,
            desc: *mut zet_metric_streamer_desc_t,
            hNotificationEvent: ze_event_handle_t,
            phMetricStreamer: *mut zet_metric_streamer_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnClose: Option<unsafe extern "C" fn(hMetricStreamer: zet_metric_streamer_handle_t) -> ze_result_t>,
    pub pfnReadData: Option<
        unsafe extern "C" fn(
            hMetricStreamer: zet_metric_streamer_handle_t,
            maxReportCount: u32,
            pRawDataSize: *mut usize,
            pRawData: *mut u8,
        ) -> ze_result_t,
    >,
}
impl zet_metric_streamer_dditable_t {
    pub const ZEROED: Self = Self {
        pfnOpen: None,
        pfnClose: None,
        pfnReadData: None,
    };
}
impl Default for zet_metric_streamer_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_streamer_dditable_t>() == 24);
    assert!(align_of::<zet_metric_streamer_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_streamer_dditable_t, pfnOpen) == 0);
    assert!(core::mem::offset_of!(zet_metric_streamer_dditable_t, pfnClose) == 8);
    assert!(core::mem::offset_of!(zet_metric_streamer_dditable_t, pfnReadData) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_query_pool_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: zet_context_handle_t,
            hDevice: zet_device_handle_t,
            hMetricGroup: zet_metric_group_handle_t,
            desc: *const zet_metric_query_pool_desc_t,
            phMetricQueryPool: *mut zet_metric_query_pool_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy:
        Option<unsafe extern "C" fn(hMetricQueryPool: zet_metric_query_pool_handle_t) -> ze_result_t>,
}
impl zet_metric_query_pool_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
    };
}
impl Default for zet_metric_query_pool_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_query_pool_dditable_t>() == 16);
    assert!(align_of::<zet_metric_query_pool_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_query_pool_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(zet_metric_query_pool_dditable_t, pfnDestroy) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_query_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hMetricQueryPool: zet_metric_query_pool_handle_t,
            index: u32,
            phMetricQuery: *mut zet_metric_query_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t>,
    pub pfnReset: Option<unsafe extern "C" fn(hMetricQuery: zet_metric_query_handle_t) -> ze_result_t>,
    pub pfnGetData: Option<
        unsafe extern "C" fn(
            hMetricQuery: zet_metric_query_handle_t,
            pRawDataSize: *mut usize,
            pRawData: *mut u8,
        ) -> ze_result_t,
    >,
}
impl zet_metric_query_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnReset: None,
        pfnGetData: None,
    };
}
impl Default for zet_metric_query_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_query_dditable_t>() == 32);
    assert!(align_of::<zet_metric_query_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_query_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(zet_metric_query_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(zet_metric_query_dditable_t, pfnReset) == 16);
    assert!(core::mem::offset_of!(zet_metric_query_dditable_t, pfnGetData) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_tracer_exp_dditable_t {
    pub pfnCreate: Option<
        unsafe extern "C" fn(
            hContext: zet_context_handle_t,
            desc: *const zet_tracer_exp_desc_t,
            phTracer: *mut zet_tracer_exp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDestroy: Option<unsafe extern "C" fn(hTracer: zet_tracer_exp_handle_t) -> ze_result_t>,
    pub pfnSetPrologues: Option<
        unsafe extern "C" fn(
            hTracer: zet_tracer_exp_handle_t,
            pCoreCbs: *mut zet_core_callbacks_t,
        ) -> ze_result_t,
    >,
    pub pfnSetEpilogues: Option<
        unsafe extern "C" fn(
            hTracer: zet_tracer_exp_handle_t,
            pCoreCbs: *mut zet_core_callbacks_t,
        ) -> ze_result_t,
    >,
    pub pfnSetEnabled:
        Option<unsafe extern "C" fn(hTracer: zet_tracer_exp_handle_t, enable: ze_bool_t) -> ze_result_t>,
}
impl zet_tracer_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnCreate: None,
        pfnDestroy: None,
        pfnSetPrologues: None,
        pfnSetEpilogues: None,
        pfnSetEnabled: None,
    };
}
impl Default for zet_tracer_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_tracer_exp_dditable_t>() == 40);
    assert!(align_of::<zet_tracer_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_tracer_exp_dditable_t, pfnCreate) == 0);
    assert!(core::mem::offset_of!(zet_tracer_exp_dditable_t, pfnDestroy) == 8);
    assert!(core::mem::offset_of!(zet_tracer_exp_dditable_t, pfnSetPrologues) == 16);
    assert!(core::mem::offset_of!(zet_tracer_exp_dditable_t, pfnSetEpilogues) == 24);
    assert!(core::mem::offset_of!(zet_tracer_exp_dditable_t, pfnSetEnabled) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_dditable_t {
    pub pfnAttach: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            config: *const zet_debug_config_t,
            phDebug: *mut zet_debug_session_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnDetach: Option<unsafe extern "C" fn(hDebug: zet_debug_session_handle_t) -> ze_result_t>,
    pub pfnReadEvent: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            timeout: u64,
            event: *mut zet_debug_event_t,
        ) -> ze_result_t,
    >,
    pub pfnAcknowledgeEvent: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            event: *const zet_debug_event_t,
        ) -> ze_result_t,
    >,
    pub pfnInterrupt: Option<
        unsafe extern "C" fn(hDebug: zet_debug_session_handle_t, thread: ze_device_thread_t) -> ze_result_t,
    >,
    pub pfnResume: Option<
        unsafe extern "C" fn(hDebug: zet_debug_session_handle_t, thread: ze_device_thread_t) -> ze_result_t,
    >,
    pub pfnReadMemory: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            thread: ze_device_thread_t,
            desc: *const zet_debug_memory_space_desc_t,
            size: usize,
            buffer: *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnWriteMemory: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            thread: ze_device_thread_t,
            desc: *const zet_debug_memory_space_desc_t,
            size: usize,
            buffer: *const c_void,
        ) -> ze_result_t,
    >,
    pub pfnGetRegisterSetProperties: Option<
        unsafe extern "C" fn(
            hDevice: zet_device_handle_t,
            pCount: *mut u32,
            pRegisterSetProperties: *mut zet_debug_regset_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnReadRegisters: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            thread: ze_device_thread_t,
            r#type: u32,
            start: u32,
            count: u32,
            pRegisterValues: *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnWriteRegisters: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            thread: ze_device_thread_t,
            r#type: u32,
            start: u32,
            count: u32,
            pRegisterValues: *mut c_void,
        ) -> ze_result_t,
    >,
    pub pfnGetThreadRegisterSetProperties: Option<
        unsafe extern "C" fn(
            hDebug: zet_debug_session_handle_t,
            thread: ze_device_thread_t,
            pCount: *mut u32,
            pRegisterSetProperties: *mut zet_debug_regset_properties_t,
        ) -> ze_result_t,
    >,
}
impl zet_debug_dditable_t {
    pub const ZEROED: Self = Self {
        pfnAttach: None,
        pfnDetach: None,
        pfnReadEvent: None,
        pfnAcknowledgeEvent: None,
        pfnInterrupt: None,
        pfnResume: None,
        pfnReadMemory: None,
        pfnWriteMemory: None,
        pfnGetRegisterSetProperties: None,
        pfnReadRegisters: None,
        pfnWriteRegisters: None,
        pfnGetThreadRegisterSetProperties: None,
    };
}
impl Default for zet_debug_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_dditable_t>() == 96);
    assert!(align_of::<zet_debug_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnAttach) == 0);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnDetach) == 8);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnReadEvent) == 16);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnAcknowledgeEvent) == 24);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnInterrupt) == 32);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnResume) == 40);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnReadMemory) == 48);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnWriteMemory) == 56);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnGetRegisterSetProperties) == 64);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnReadRegisters) == 72);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnWriteRegisters) == 80);
    assert!(core::mem::offset_of!(zet_debug_dditable_t, pfnGetThreadRegisterSetProperties) == 88);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_global_dditable_t {
    pub pfnInit: Option<unsafe extern "C" fn(flags: zes_init_flags_t) -> ze_result_t>,
}
impl zes_global_dditable_t {
    pub const ZEROED: Self = Self { pfnInit: None };
}
impl Default for zes_global_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_global_dditable_t>() == 8);
    assert!(align_of::<zes_global_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_global_dditable_t, pfnInit) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pProperties: *mut zes_device_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetState: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pState: *mut zes_device_state_t) -> ze_result_t,
    >,
    pub pfnReset: Option<unsafe extern "C" fn(hDevice: zes_device_handle_t, force: ze_bool_t) -> ze_result_t>,
    pub pfnProcessesGetState: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            pProcesses: *mut zes_process_state_t,
        ) -> ze_result_t,
    >,
    pub pfnPciGetProperties: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pProperties: *mut zes_pci_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnPciGetState: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pState: *mut zes_pci_state_t) -> ze_result_t,
    >,
    pub pfnPciGetBars: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            pProperties: *mut zes_pci_bar_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnPciGetStats: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pStats: *mut zes_pci_stats_t) -> ze_result_t,
    >,
    pub pfnEnumDiagnosticTestSuites: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phDiagnostics: *mut zes_diag_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumEngineGroups: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phEngine: *mut zes_engine_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEventRegister: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, events: zes_event_type_flags_t) -> ze_result_t,
    >,
    pub pfnEnumFabricPorts: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phPort: *mut zes_fabric_port_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumFans: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phFan: *mut zes_fan_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumFirmwares: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phFirmware: *mut zes_firmware_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumFrequencyDomains: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phFrequency: *mut zes_freq_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumLeds: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phLed: *mut zes_led_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumMemoryModules: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phMemory: *mut zes_mem_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumPerformanceFactorDomains: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phPerf: *mut zes_perf_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumPowerDomains: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phPower: *mut zes_pwr_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnGetCardPowerDomain: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, phPower: *mut zes_pwr_handle_t) -> ze_result_t,
    >,
    pub pfnEnumPsus: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phPsu: *mut zes_psu_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumRasErrorSets: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phRas: *mut zes_ras_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumSchedulers: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phScheduler: *mut zes_sched_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumStandbyDomains: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phStandby: *mut zes_standby_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumTemperatureSensors: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phTemperature: *mut zes_temp_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEccAvailable:
        Option<unsafe extern "C" fn(hDevice: zes_device_handle_t, pAvailable: *mut ze_bool_t) -> ze_result_t>,
    pub pfnEccConfigurable: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pConfigurable: *mut ze_bool_t) -> ze_result_t,
    >,
    pub pfnGetEccState: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pState: *mut zes_device_ecc_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnSetEccState: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            newState: *const zes_device_ecc_desc_t,
            pState: *mut zes_device_ecc_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGet: Option<
        unsafe extern "C" fn(
            hDriver: zes_driver_handle_t,
            pCount: *mut u32,
            phDevices: *mut zes_device_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnSetOverclockWaiver: Option<unsafe extern "C" fn(hDevice: zes_device_handle_t) -> ze_result_t>,
    pub pfnGetOverclockDomains: Option<
        unsafe extern "C" fn(hDevice: zes_device_handle_t, pOverclockDomains: *mut u32) -> ze_result_t,
    >,
    pub pfnGetOverclockControls: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            domainType: zes_overclock_domain_t,
            pAvailableControls: *mut u32,
        ) -> ze_result_t,
    >,
    pub pfnResetOverclockSettings:
        Option<unsafe extern "C" fn(hDevice: zes_device_handle_t, onShippedState: ze_bool_t) -> ze_result_t>,
    pub pfnReadOverclockState: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pOverclockMode: *mut zes_overclock_mode_t,
            pWaiverSetting: *mut ze_bool_t,
            pOverclockState: *mut ze_bool_t,
            pPendingAction: *mut zes_pending_action_t,
            pPendingReset: *mut ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumOverclockDomains: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phDomainHandle: *mut zes_overclock_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnResetExt: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pProperties: *mut zes_reset_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnPciLinkSpeedUpdateExt: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            shouldDowngrade: ze_bool_t,
            pendingAction: *mut zes_device_action_t,
        ) -> ze_result_t,
    >,
}
impl zes_device_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetState: None,
        pfnReset: None,
        pfnProcessesGetState: None,
        pfnPciGetProperties: None,
        pfnPciGetState: None,
        pfnPciGetBars: None,
        pfnPciGetStats: None,
        pfnEnumDiagnosticTestSuites: None,
        pfnEnumEngineGroups: None,
        pfnEventRegister: None,
        pfnEnumFabricPorts: None,
        pfnEnumFans: None,
        pfnEnumFirmwares: None,
        pfnEnumFrequencyDomains: None,
        pfnEnumLeds: None,
        pfnEnumMemoryModules: None,
        pfnEnumPerformanceFactorDomains: None,
        pfnEnumPowerDomains: None,
        pfnGetCardPowerDomain: None,
        pfnEnumPsus: None,
        pfnEnumRasErrorSets: None,
        pfnEnumSchedulers: None,
        pfnEnumStandbyDomains: None,
        pfnEnumTemperatureSensors: None,
        pfnEccAvailable: None,
        pfnEccConfigurable: None,
        pfnGetEccState: None,
        pfnSetEccState: None,
        pfnGet: None,
        pfnSetOverclockWaiver: None,
        pfnGetOverclockDomains: None,
        pfnGetOverclockControls: None,
        pfnResetOverclockSettings: None,
        pfnReadOverclockState: None,
        pfnEnumOverclockDomains: None,
        pfnResetExt: None,
        pfnPciLinkSpeedUpdateExt: None,
    };
}
impl Default for zes_device_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_device_dditable_t>() == 304);
    assert!(align_of::<zes_device_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGetState) == 8);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnReset) == 16);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnProcessesGetState) == 24);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnPciGetProperties) == 32);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnPciGetState) == 40);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnPciGetBars) == 48);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnPciGetStats) == 56);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumDiagnosticTestSuites) == 64);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumEngineGroups) == 72);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEventRegister) == 80);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumFabricPorts) == 88);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumFans) == 96);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumFirmwares) == 104);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumFrequencyDomains) == 112);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumLeds) == 120);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumMemoryModules) == 128);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumPerformanceFactorDomains) == 136);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumPowerDomains) == 144);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGetCardPowerDomain) == 152);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumPsus) == 160);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumRasErrorSets) == 168);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumSchedulers) == 176);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumStandbyDomains) == 184);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumTemperatureSensors) == 192);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEccAvailable) == 200);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEccConfigurable) == 208);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGetEccState) == 216);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnSetEccState) == 224);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGet) == 232);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnSetOverclockWaiver) == 240);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGetOverclockDomains) == 248);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnGetOverclockControls) == 256);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnResetOverclockSettings) == 264);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnReadOverclockState) == 272);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnEnumOverclockDomains) == 280);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnResetExt) == 288);
    assert!(core::mem::offset_of!(zes_device_dditable_t, pfnPciLinkSpeedUpdateExt) == 296);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_exp_dditable_t {
    pub pfnGetSubDevicePropertiesExp: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            pSubdeviceProps: *mut zes_subdevice_exp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumActiveVFExp: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phVFhandle: *mut zes_vf_handle_t,
        ) -> ze_result_t,
    >,
    pub pfnEnumEnabledVFExp: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            pCount: *mut u32,
            phVFhandle: *mut zes_vf_handle_t,
        ) -> ze_result_t,
    >,
}
impl zes_device_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetSubDevicePropertiesExp: None,
        pfnEnumActiveVFExp: None,
        pfnEnumEnabledVFExp: None,
    };
}
impl Default for zes_device_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_device_exp_dditable_t>() == 24);
    assert!(align_of::<zes_device_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_exp_dditable_t, pfnGetSubDevicePropertiesExp) == 0);
    assert!(core::mem::offset_of!(zes_device_exp_dditable_t, pfnEnumActiveVFExp) == 8);
    assert!(core::mem::offset_of!(zes_device_exp_dditable_t, pfnEnumEnabledVFExp) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_driver_dditable_t {
    pub pfnEventListen: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            timeout: u32,
            count: u32,
            phDevices: *mut zes_device_handle_t,
            pNumDeviceEvents: *mut u32,
            pEvents: *mut zes_event_type_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnEventListenEx: Option<
        unsafe extern "C" fn(
            hDriver: ze_driver_handle_t,
            timeout: u64,
            count: u32,
            phDevices: *mut zes_device_handle_t,
            pNumDeviceEvents: *mut u32,
            pEvents: *mut zes_event_type_flags_t,
        ) -> ze_result_t,
    >,
    pub pfnGet:
        Option<unsafe extern "C" fn(pCount: *mut u32, phDrivers: *mut zes_driver_handle_t) -> ze_result_t>,
    pub pfnGetExtensionProperties: Option<
        unsafe extern "C" fn(
            hDriver: zes_driver_handle_t,
            pCount: *mut u32,
            pExtensionProperties: *mut zes_driver_extension_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetExtensionFunctionAddress: Option<
        unsafe extern "C" fn(
            hDriver: zes_driver_handle_t,
            name: *const c_char,
            ppFunctionAddress: *mut *mut c_void,
        ) -> ze_result_t,
    >,
}
impl zes_driver_dditable_t {
    pub const ZEROED: Self = Self {
        pfnEventListen: None,
        pfnEventListenEx: None,
        pfnGet: None,
        pfnGetExtensionProperties: None,
        pfnGetExtensionFunctionAddress: None,
    };
}
impl Default for zes_driver_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_driver_dditable_t>() == 40);
    assert!(align_of::<zes_driver_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_driver_dditable_t, pfnEventListen) == 0);
    assert!(core::mem::offset_of!(zes_driver_dditable_t, pfnEventListenEx) == 8);
    assert!(core::mem::offset_of!(zes_driver_dditable_t, pfnGet) == 16);
    assert!(core::mem::offset_of!(zes_driver_dditable_t, pfnGetExtensionProperties) == 24);
    assert!(core::mem::offset_of!(zes_driver_dditable_t, pfnGetExtensionFunctionAddress) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_driver_exp_dditable_t {
    pub pfnGetDeviceByUuidExp: Option<
        unsafe extern "C" fn(
            hDriver: zes_driver_handle_t,
            uuid: zes_uuid_t,
            phDevice: *mut zes_device_handle_t,
            onSubdevice: *mut ze_bool_t,
            subdeviceId: *mut u32,
        ) -> ze_result_t,
    >,
}
impl zes_driver_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetDeviceByUuidExp: None,
    };
}
impl Default for zes_driver_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_driver_exp_dditable_t>() == 8);
    assert!(align_of::<zes_driver_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_driver_exp_dditable_t, pfnGetDeviceByUuidExp) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_overclock_dditable_t {
    pub pfnGetDomainProperties: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            pDomainProperties: *mut zes_overclock_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetDomainVFProperties: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            pVFProperties: *mut zes_vf_property_t,
        ) -> ze_result_t,
    >,
    pub pfnGetDomainControlProperties: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            DomainControl: zes_overclock_control_t,
            pControlProperties: *mut zes_control_property_t,
        ) -> ze_result_t,
    >,
    pub pfnGetControlCurrentValue: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            DomainControl: zes_overclock_control_t,
            pValue: *mut f64,
        ) -> ze_result_t,
    >,
    pub pfnGetControlPendingValue: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            DomainControl: zes_overclock_control_t,
            pValue: *mut f64,
        ) -> ze_result_t,
    >,
    pub pfnSetControlUserValue: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            DomainControl: zes_overclock_control_t,
            pValue: f64,
            pPendingAction: *mut zes_pending_action_t,
        ) -> ze_result_t,
    >,
    pub pfnGetControlState: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            DomainControl: zes_overclock_control_t,
            pControlState: *mut zes_control_state_t,
            pPendingAction: *mut zes_pending_action_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVFPointValues: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            VFType: zes_vf_type_t,
            VFArrayType: zes_vf_array_type_t,
            PointIndex: u32,
            PointValue: *mut u32,
        ) -> ze_result_t,
    >,
    pub pfnSetVFPointValues: Option<
        unsafe extern "C" fn(
            hDomainHandle: zes_overclock_handle_t,
            VFType: zes_vf_type_t,
            PointIndex: u32,
            PointValue: u32,
        ) -> ze_result_t,
    >,
}
impl zes_overclock_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetDomainProperties: None,
        pfnGetDomainVFProperties: None,
        pfnGetDomainControlProperties: None,
        pfnGetControlCurrentValue: None,
        pfnGetControlPendingValue: None,
        pfnSetControlUserValue: None,
        pfnGetControlState: None,
        pfnGetVFPointValues: None,
        pfnSetVFPointValues: None,
    };
}
impl Default for zes_overclock_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_overclock_dditable_t>() == 72);
    assert!(align_of::<zes_overclock_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetDomainProperties) == 0);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetDomainVFProperties) == 8);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetDomainControlProperties) == 16);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetControlCurrentValue) == 24);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetControlPendingValue) == 32);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnSetControlUserValue) == 40);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetControlState) == 48);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnGetVFPointValues) == 56);
    assert!(core::mem::offset_of!(zes_overclock_dditable_t, pfnSetVFPointValues) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_scheduler_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hScheduler: zes_sched_handle_t,
            pProperties: *mut zes_sched_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetCurrentMode: Option<
        unsafe extern "C" fn(hScheduler: zes_sched_handle_t, pMode: *mut zes_sched_mode_t) -> ze_result_t,
    >,
    pub pfnGetTimeoutModeProperties: Option<
        unsafe extern "C" fn(
            hScheduler: zes_sched_handle_t,
            getDefaults: ze_bool_t,
            pConfig: *mut zes_sched_timeout_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetTimesliceModeProperties: Option<
        unsafe extern "C" fn(
            hScheduler: zes_sched_handle_t,
            getDefaults: ze_bool_t,
            pConfig: *mut zes_sched_timeslice_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnSetTimeoutMode: Option<
        unsafe extern "C" fn(
            hScheduler: zes_sched_handle_t,
            pProperties: *mut zes_sched_timeout_properties_t,
            pNeedReload: *mut ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnSetTimesliceMode: Option<
        unsafe extern "C" fn(
            hScheduler: zes_sched_handle_t,
            pProperties: *mut zes_sched_timeslice_properties_t,
            pNeedReload: *mut ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnSetExclusiveMode: Option<
        unsafe extern "C" fn(hScheduler: zes_sched_handle_t, pNeedReload: *mut ze_bool_t) -> ze_result_t,
    >,
    pub pfnSetComputeUnitDebugMode: Option<
        unsafe extern "C" fn(hScheduler: zes_sched_handle_t, pNeedReload: *mut ze_bool_t) -> ze_result_t,
    >,
}
impl zes_scheduler_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetCurrentMode: None,
        pfnGetTimeoutModeProperties: None,
        pfnGetTimesliceModeProperties: None,
        pfnSetTimeoutMode: None,
        pfnSetTimesliceMode: None,
        pfnSetExclusiveMode: None,
        pfnSetComputeUnitDebugMode: None,
    };
}
impl Default for zes_scheduler_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_scheduler_dditable_t>() == 64);
    assert!(align_of::<zes_scheduler_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnGetCurrentMode) == 8);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnGetTimeoutModeProperties) == 16);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnGetTimesliceModeProperties) == 24);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnSetTimeoutMode) == 32);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnSetTimesliceMode) == 40);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnSetExclusiveMode) == 48);
    assert!(core::mem::offset_of!(zes_scheduler_dditable_t, pfnSetComputeUnitDebugMode) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_performance_factor_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hPerf: zes_perf_handle_t,
            pProperties: *mut zes_perf_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetConfig:
        Option<unsafe extern "C" fn(hPerf: zes_perf_handle_t, pFactor: *mut f64) -> ze_result_t>,
    pub pfnSetConfig: Option<unsafe extern "C" fn(hPerf: zes_perf_handle_t, factor: f64) -> ze_result_t>,
}
impl zes_performance_factor_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetConfig: None,
        pfnSetConfig: None,
    };
}
impl Default for zes_performance_factor_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_performance_factor_dditable_t>() == 24);
    assert!(align_of::<zes_performance_factor_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_performance_factor_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_performance_factor_dditable_t, pfnGetConfig) == 8);
    assert!(core::mem::offset_of!(zes_performance_factor_dditable_t, pfnSetConfig) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pProperties: *mut zes_power_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetEnergyCounter: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pEnergy: *mut zes_power_energy_counter_t,
        ) -> ze_result_t,
    >,
    pub pfnGetLimits: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pSustained: *mut zes_power_sustained_limit_t,
            pBurst: *mut zes_power_burst_limit_t,
            pPeak: *mut zes_power_peak_limit_t,
        ) -> ze_result_t,
    >,
    pub pfnSetLimits: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pSustained: *const zes_power_sustained_limit_t,
            pBurst: *const zes_power_burst_limit_t,
            pPeak: *const zes_power_peak_limit_t,
        ) -> ze_result_t,
    >,
    pub pfnGetEnergyThreshold: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pThreshold: *mut zes_energy_threshold_t,
        ) -> ze_result_t,
    >,
    pub pfnSetEnergyThreshold:
        Option<unsafe extern "C" fn(hPower: zes_pwr_handle_t, threshold: f64) -> ze_result_t>,
    pub pfnGetLimitsExt: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pCount: *mut u32,
            pSustained: *mut zes_power_limit_ext_desc_t,
        ) -> ze_result_t,
    >,
    pub pfnSetLimitsExt: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pCount: *mut u32,
            pSustained: *mut zes_power_limit_ext_desc_t,
        ) -> ze_result_t,
    >,
    pub pfnGetUsage: Option<
        unsafe extern "C" fn(
            hPower: zes_pwr_handle_t,
            pInstantPower: *mut u32,
            pAveragePower: *mut u32,
        ) -> ze_result_t,
    >,
    pub pfnGetLimitsExt2:
        Option<unsafe extern "C" fn(hPower: zes_pwr_handle_t, pLimit: *mut u32) -> ze_result_t>,
    pub pfnSetLimitsExt2: Option<unsafe extern "C" fn(hPower: zes_pwr_handle_t, limit: u32) -> ze_result_t>,
}
impl zes_power_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetEnergyCounter: None,
        pfnGetLimits: None,
        pfnSetLimits: None,
        pfnGetEnergyThreshold: None,
        pfnSetEnergyThreshold: None,
        pfnGetLimitsExt: None,
        pfnSetLimitsExt: None,
        pfnGetUsage: None,
        pfnGetLimitsExt2: None,
        pfnSetLimitsExt2: None,
    };
}
impl Default for zes_power_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_power_dditable_t>() == 88);
    assert!(align_of::<zes_power_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetEnergyCounter) == 8);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetLimits) == 16);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnSetLimits) == 24);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetEnergyThreshold) == 32);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnSetEnergyThreshold) == 40);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetLimitsExt) == 48);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnSetLimitsExt) == 56);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetUsage) == 64);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnGetLimitsExt2) == 72);
    assert!(core::mem::offset_of!(zes_power_dditable_t, pfnSetLimitsExt2) == 80);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_frequency_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            pProperties: *mut zes_freq_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetAvailableClocks: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            pCount: *mut u32,
            phFrequency: *mut f64,
        ) -> ze_result_t,
    >,
    pub pfnGetRange: Option<
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pLimits: *mut zes_freq_range_t) -> ze_result_t,
    >,
    pub pfnSetRange: Option<
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pLimits: *const zes_freq_range_t) -> ze_result_t,
    >,
    pub pfnGetState: Option<
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pState: *mut zes_freq_state_t) -> ze_result_t,
    >,
    pub pfnGetThrottleTime: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            pThrottleTime: *mut zes_freq_throttle_time_t,
        ) -> ze_result_t,
    >,
    pub pfnOcGetCapabilities: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            pOcCapabilities: *mut zes_oc_capabilities_t,
        ) -> ze_result_t,
    >,
    pub pfnOcGetFrequencyTarget: Option<
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pCurrentOcFrequency: *mut f64) -> ze_result_t,
    >,
    pub pfnOcSetFrequencyTarget:
        Option<unsafe extern "C" fn(hFrequency: zes_freq_handle_t, CurrentOcFrequency: f64) -> ze_result_t>,
    pub pfnOcGetVoltageTarget: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            pCurrentVoltageTarget: *mut f64,
            pCurrentVoltageOffset: *mut f64,
        ) -> ze_result_t,
    >,
    pub pfnOcSetVoltageTarget: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            CurrentVoltageTarget: f64,
            CurrentVoltageOffset: f64,
        ) -> ze_result_t,
    >,
    pub pfnOcSetMode: Option<
        unsafe extern "C" fn(hFrequency: zes_freq_handle_t, CurrentOcMode: zes_oc_mode_t) -> ze_result_t,
    >,
    pub pfnOcGetMode: Option<
        unsafe extern "C" fn(
            hFrequency: zes_freq_handle_t,
            pCurrentOcMode: *mut zes_oc_mode_t,
        ) -> ze_result_t,
    >,
    pub pfnOcGetIccMax:
        Option<unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pOcIccMax: *mut f64) -> ze_result_t>,
    pub pfnOcSetIccMax:
        Option<unsafe extern "C" fn(hFrequency: zes_freq_handle_t, ocIccMax: f64) -> ze_result_t>,
    pub pfnOcGetTjMax:
        Option<unsafe extern "C" fn(hFrequency: zes_freq_handle_t, pOcTjMax: *mut f64) -> ze_result_t>,
    pub pfnOcSetTjMax:
        Option<unsafe extern "C" fn(hFrequency: zes_freq_handle_t, ocTjMax: f64) -> ze_result_t>,
}
impl zes_frequency_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetAvailableClocks: None,
        pfnGetRange: None,
        pfnSetRange: None,
        pfnGetState: None,
        pfnGetThrottleTime: None,
        pfnOcGetCapabilities: None,
        pfnOcGetFrequencyTarget: None,
        pfnOcSetFrequencyTarget: None,
        pfnOcGetVoltageTarget: None,
        pfnOcSetVoltageTarget: None,
        pfnOcSetMode: None,
        pfnOcGetMode: None,
        pfnOcGetIccMax: None,
        pfnOcSetIccMax: None,
        pfnOcGetTjMax: None,
        pfnOcSetTjMax: None,
    };
}
impl Default for zes_frequency_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_frequency_dditable_t>() == 136);
    assert!(align_of::<zes_frequency_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnGetAvailableClocks) == 8);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnGetRange) == 16);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnSetRange) == 24);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnGetState) == 32);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnGetThrottleTime) == 40);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcGetCapabilities) == 48);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcGetFrequencyTarget) == 56);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcSetFrequencyTarget) == 64);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcGetVoltageTarget) == 72);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcSetVoltageTarget) == 80);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcSetMode) == 88);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcGetMode) == 96);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcGetIccMax) == 104);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcSetIccMax) == 112);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcGetTjMax) == 120);
    assert!(core::mem::offset_of!(zes_frequency_dditable_t, pfnOcSetTjMax) == 128);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_engine_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hEngine: zes_engine_handle_t,
            pProperties: *mut zes_engine_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetActivity: Option<
        unsafe extern "C" fn(hEngine: zes_engine_handle_t, pStats: *mut zes_engine_stats_t) -> ze_result_t,
    >,
    pub pfnGetActivityExt: Option<
        unsafe extern "C" fn(
            hEngine: zes_engine_handle_t,
            pCount: *mut u32,
            pStats: *mut zes_engine_stats_t,
        ) -> ze_result_t,
    >,
}
impl zes_engine_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetActivity: None,
        pfnGetActivityExt: None,
    };
}
impl Default for zes_engine_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_engine_dditable_t>() == 24);
    assert!(align_of::<zes_engine_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_engine_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_engine_dditable_t, pfnGetActivity) == 8);
    assert!(core::mem::offset_of!(zes_engine_dditable_t, pfnGetActivityExt) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_standby_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hStandby: zes_standby_handle_t,
            pProperties: *mut zes_standby_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetMode: Option<
        unsafe extern "C" fn(
            hStandby: zes_standby_handle_t,
            pMode: *mut zes_standby_promo_mode_t,
        ) -> ze_result_t,
    >,
    pub pfnSetMode: Option<
        unsafe extern "C" fn(hStandby: zes_standby_handle_t, mode: zes_standby_promo_mode_t) -> ze_result_t,
    >,
}
impl zes_standby_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetMode: None,
        pfnSetMode: None,
    };
}
impl Default for zes_standby_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_standby_dditable_t>() == 24);
    assert!(align_of::<zes_standby_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_standby_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_standby_dditable_t, pfnGetMode) == 8);
    assert!(core::mem::offset_of!(zes_standby_dditable_t, pfnSetMode) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_firmware_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hFirmware: zes_firmware_handle_t,
            pProperties: *mut zes_firmware_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnFlash: Option<
        unsafe extern "C" fn(hFirmware: zes_firmware_handle_t, pImage: *mut c_void, size: u32) -> ze_result_t,
    >,
    pub pfnGetFlashProgress: Option<
        unsafe extern "C" fn(hFirmware: zes_firmware_handle_t, pCompletionPercent: *mut u32) -> ze_result_t,
    >,
    pub pfnGetConsoleLogs: Option<
        unsafe extern "C" fn(
            hFirmware: zes_firmware_handle_t,
            pSize: *mut usize,
            pFirmwareLog: *mut c_char,
        ) -> ze_result_t,
    >,
}
impl zes_firmware_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnFlash: None,
        pfnGetFlashProgress: None,
        pfnGetConsoleLogs: None,
    };
}
impl Default for zes_firmware_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_firmware_dditable_t>() == 32);
    assert!(align_of::<zes_firmware_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_firmware_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_firmware_dditable_t, pfnFlash) == 8);
    assert!(core::mem::offset_of!(zes_firmware_dditable_t, pfnGetFlashProgress) == 16);
    assert!(core::mem::offset_of!(zes_firmware_dditable_t, pfnGetConsoleLogs) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_firmware_exp_dditable_t {
    pub pfnGetSecurityVersionExp:
        Option<unsafe extern "C" fn(hFirmware: zes_firmware_handle_t, pVersion: *mut c_char) -> ze_result_t>,
    pub pfnSetSecurityVersionExp:
        Option<unsafe extern "C" fn(hFirmware: zes_firmware_handle_t) -> ze_result_t>,
}
impl zes_firmware_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetSecurityVersionExp: None,
        pfnSetSecurityVersionExp: None,
    };
}
impl Default for zes_firmware_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_firmware_exp_dditable_t>() == 16);
    assert!(align_of::<zes_firmware_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_firmware_exp_dditable_t, pfnGetSecurityVersionExp) == 0);
    assert!(core::mem::offset_of!(zes_firmware_exp_dditable_t, pfnSetSecurityVersionExp) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_memory_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hMemory: zes_mem_handle_t,
            pProperties: *mut zes_mem_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetState:
        Option<unsafe extern "C" fn(hMemory: zes_mem_handle_t, pState: *mut zes_mem_state_t) -> ze_result_t>,
    pub pfnGetBandwidth: Option<
        unsafe extern "C" fn(hMemory: zes_mem_handle_t, pBandwidth: *mut zes_mem_bandwidth_t) -> ze_result_t,
    >,
}
impl zes_memory_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetState: None,
        pfnGetBandwidth: None,
    };
}
impl Default for zes_memory_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_memory_dditable_t>() == 24);
    assert!(align_of::<zes_memory_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_memory_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_memory_dditable_t, pfnGetState) == 8);
    assert!(core::mem::offset_of!(zes_memory_dditable_t, pfnGetBandwidth) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pProperties: *mut zes_fabric_port_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetLinkType: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pLinkType: *mut zes_fabric_link_type_t,
        ) -> ze_result_t,
    >,
    pub pfnGetConfig: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pConfig: *mut zes_fabric_port_config_t,
        ) -> ze_result_t,
    >,
    pub pfnSetConfig: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pConfig: *const zes_fabric_port_config_t,
        ) -> ze_result_t,
    >,
    pub pfnGetState: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pState: *mut zes_fabric_port_state_t,
        ) -> ze_result_t,
    >,
    pub pfnGetThroughput: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pThroughput: *mut zes_fabric_port_throughput_t,
        ) -> ze_result_t,
    >,
    pub pfnGetFabricErrorCounters: Option<
        unsafe extern "C" fn(
            hPort: zes_fabric_port_handle_t,
            pErrors: *mut zes_fabric_port_error_counters_t,
        ) -> ze_result_t,
    >,
    pub pfnGetMultiPortThroughput: Option<
        unsafe extern "C" fn(
            hDevice: zes_device_handle_t,
            numPorts: u32,
            phPort: *mut zes_fabric_port_handle_t,
            pThroughput: *mut *mut zes_fabric_port_throughput_t,
        ) -> ze_result_t,
    >,
}
impl zes_fabric_port_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetLinkType: None,
        pfnGetConfig: None,
        pfnSetConfig: None,
        pfnGetState: None,
        pfnGetThroughput: None,
        pfnGetFabricErrorCounters: None,
        pfnGetMultiPortThroughput: None,
    };
}
impl Default for zes_fabric_port_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_dditable_t>() == 64);
    assert!(align_of::<zes_fabric_port_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetLinkType) == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetConfig) == 16);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnSetConfig) == 24);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetState) == 32);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetThroughput) == 40);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetFabricErrorCounters) == 48);
    assert!(core::mem::offset_of!(zes_fabric_port_dditable_t, pfnGetMultiPortThroughput) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_temperature_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hTemperature: zes_temp_handle_t,
            pProperties: *mut zes_temp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetConfig: Option<
        unsafe extern "C" fn(hTemperature: zes_temp_handle_t, pConfig: *mut zes_temp_config_t) -> ze_result_t,
    >,
    pub pfnSetConfig: Option<
        unsafe extern "C" fn(
            hTemperature: zes_temp_handle_t,
            pConfig: *const zes_temp_config_t,
        ) -> ze_result_t,
    >,
    pub pfnGetState:
        Option<unsafe extern "C" fn(hTemperature: zes_temp_handle_t, pTemperature: *mut f64) -> ze_result_t>,
}
impl zes_temperature_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetConfig: None,
        pfnSetConfig: None,
        pfnGetState: None,
    };
}
impl Default for zes_temperature_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_temperature_dditable_t>() == 32);
    assert!(align_of::<zes_temperature_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_temperature_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_temperature_dditable_t, pfnGetConfig) == 8);
    assert!(core::mem::offset_of!(zes_temperature_dditable_t, pfnSetConfig) == 16);
    assert!(core::mem::offset_of!(zes_temperature_dditable_t, pfnGetState) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_psu_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(hPsu: zes_psu_handle_t, pProperties: *mut zes_psu_properties_t) -> ze_result_t,
    >,
    pub pfnGetState:
        Option<unsafe extern "C" fn(hPsu: zes_psu_handle_t, pState: *mut zes_psu_state_t) -> ze_result_t>,
}
impl zes_psu_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetState: None,
    };
}
impl Default for zes_psu_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_psu_dditable_t>() == 16);
    assert!(align_of::<zes_psu_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_psu_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_psu_dditable_t, pfnGetState) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fan_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(hFan: zes_fan_handle_t, pProperties: *mut zes_fan_properties_t) -> ze_result_t,
    >,
    pub pfnGetConfig:
        Option<unsafe extern "C" fn(hFan: zes_fan_handle_t, pConfig: *mut zes_fan_config_t) -> ze_result_t>,
    pub pfnSetDefaultMode: Option<unsafe extern "C" fn(hFan: zes_fan_handle_t) -> ze_result_t>,
    pub pfnSetFixedSpeedMode:
        Option<unsafe extern "C" fn(hFan: zes_fan_handle_t, speed: *const zes_fan_speed_t) -> ze_result_t>,
    pub pfnSetSpeedTableMode: Option<
        unsafe extern "C" fn(hFan: zes_fan_handle_t, speedTable: *const zes_fan_speed_table_t) -> ze_result_t,
    >,
    pub pfnGetState: Option<
        unsafe extern "C" fn(
            hFan: zes_fan_handle_t,
            units: zes_fan_speed_units_t,
            pSpeed: *mut i32,
        ) -> ze_result_t,
    >,
}
impl zes_fan_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetConfig: None,
        pfnSetDefaultMode: None,
        pfnSetFixedSpeedMode: None,
        pfnSetSpeedTableMode: None,
        pfnGetState: None,
    };
}
impl Default for zes_fan_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fan_dditable_t>() == 48);
    assert!(align_of::<zes_fan_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_fan_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_fan_dditable_t, pfnGetConfig) == 8);
    assert!(core::mem::offset_of!(zes_fan_dditable_t, pfnSetDefaultMode) == 16);
    assert!(core::mem::offset_of!(zes_fan_dditable_t, pfnSetFixedSpeedMode) == 24);
    assert!(core::mem::offset_of!(zes_fan_dditable_t, pfnSetSpeedTableMode) == 32);
    assert!(core::mem::offset_of!(zes_fan_dditable_t, pfnGetState) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_led_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(hLed: zes_led_handle_t, pProperties: *mut zes_led_properties_t) -> ze_result_t,
    >,
    pub pfnGetState:
        Option<unsafe extern "C" fn(hLed: zes_led_handle_t, pState: *mut zes_led_state_t) -> ze_result_t>,
    pub pfnSetState: Option<unsafe extern "C" fn(hLed: zes_led_handle_t, enable: ze_bool_t) -> ze_result_t>,
    pub pfnSetColor:
        Option<unsafe extern "C" fn(hLed: zes_led_handle_t, pColor: *const zes_led_color_t) -> ze_result_t>,
}
impl zes_led_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetState: None,
        pfnSetState: None,
        pfnSetColor: None,
    };
}
impl Default for zes_led_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_led_dditable_t>() == 32);
    assert!(align_of::<zes_led_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_led_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_led_dditable_t, pfnGetState) == 8);
    assert!(core::mem::offset_of!(zes_led_dditable_t, pfnSetState) == 16);
    assert!(core::mem::offset_of!(zes_led_dditable_t, pfnSetColor) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(hRas: zes_ras_handle_t, pProperties: *mut zes_ras_properties_t) -> ze_result_t,
    >,
    pub pfnGetConfig:
        Option<unsafe extern "C" fn(hRas: zes_ras_handle_t, pConfig: *mut zes_ras_config_t) -> ze_result_t>,
    pub pfnSetConfig:
        Option<unsafe extern "C" fn(hRas: zes_ras_handle_t, pConfig: *const zes_ras_config_t) -> ze_result_t>,
    pub pfnGetState: Option<
        unsafe extern "C" fn(
            hRas: zes_ras_handle_t,
            clear: ze_bool_t,
            pState: *mut zes_ras_state_t,
        ) -> ze_result_t,
    >,
}
impl zes_ras_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetConfig: None,
        pfnSetConfig: None,
        pfnGetState: None,
    };
}
impl Default for zes_ras_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_ras_dditable_t>() == 32);
    assert!(align_of::<zes_ras_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_ras_dditable_t, pfnGetConfig) == 8);
    assert!(core::mem::offset_of!(zes_ras_dditable_t, pfnSetConfig) == 16);
    assert!(core::mem::offset_of!(zes_ras_dditable_t, pfnGetState) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_exp_dditable_t {
    pub pfnGetStateExp: Option<
        unsafe extern "C" fn(
            hRas: zes_ras_handle_t,
            pCount: *mut u32,
            pState: *mut zes_ras_state_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnClearStateExp: Option<
        unsafe extern "C" fn(hRas: zes_ras_handle_t, category: zes_ras_error_category_exp_t) -> ze_result_t,
    >,
    pub pfnGetSupportedCategoriesExp: Option<
        unsafe extern "C" fn(
            hRas: zes_ras_handle_t,
            pCount: *mut u32,
            pCategories: *mut zes_ras_error_category_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnGetStateExp2: Option<
        unsafe extern "C" fn(
            hRas: zes_ras_handle_t,
            count: u32,
            pCategories: *const zes_ras_error_category_exp_t,
            pState: *mut zes_ras_state_exp2_t,
        ) -> ze_result_t,
    >,
    pub pfnGetConfigExp: Option<
        unsafe extern "C" fn(
            hRas: zes_ras_handle_t,
            count: u32,
            pConfig: *mut zes_ras_config_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnSetConfigExp: Option<
        unsafe extern "C" fn(
            hRas: zes_ras_handle_t,
            count: u32,
            pConfig: *const zes_ras_config_exp_t,
        ) -> ze_result_t,
    >,
}
impl zes_ras_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetStateExp: None,
        pfnClearStateExp: None,
        pfnGetSupportedCategoriesExp: None,
        pfnGetStateExp2: None,
        pfnGetConfigExp: None,
        pfnSetConfigExp: None,
    };
}
impl Default for zes_ras_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_ras_exp_dditable_t>() == 48);
    assert!(align_of::<zes_ras_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_exp_dditable_t, pfnGetStateExp) == 0);
    assert!(core::mem::offset_of!(zes_ras_exp_dditable_t, pfnClearStateExp) == 8);
    assert!(core::mem::offset_of!(zes_ras_exp_dditable_t, pfnGetSupportedCategoriesExp) == 16);
    assert!(core::mem::offset_of!(zes_ras_exp_dditable_t, pfnGetStateExp2) == 24);
    assert!(core::mem::offset_of!(zes_ras_exp_dditable_t, pfnGetConfigExp) == 32);
    assert!(core::mem::offset_of!(zes_ras_exp_dditable_t, pfnSetConfigExp) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_diagnostics_dditable_t {
    pub pfnGetProperties: Option<
        unsafe extern "C" fn(
            hDiagnostics: zes_diag_handle_t,
            pProperties: *mut zes_diag_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetTests: Option<
        unsafe extern "C" fn(
            hDiagnostics: zes_diag_handle_t,
            pCount: *mut u32,
            pTests: *mut zes_diag_test_t,
        ) -> ze_result_t,
    >,
    pub pfnRunTests: Option<
        unsafe extern "C" fn(
            hDiagnostics: zes_diag_handle_t,
            startIndex: u32,
            endIndex: u32,
            pResult: *mut zes_diag_result_t,
        ) -> ze_result_t,
    >,
}
impl zes_diagnostics_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetProperties: None,
        pfnGetTests: None,
        pfnRunTests: None,
    };
}
impl Default for zes_diagnostics_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_diagnostics_dditable_t>() == 24);
    assert!(align_of::<zes_diagnostics_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_diagnostics_dditable_t, pfnGetProperties) == 0);
    assert!(core::mem::offset_of!(zes_diagnostics_dditable_t, pfnGetTests) == 8);
    assert!(core::mem::offset_of!(zes_diagnostics_dditable_t, pfnRunTests) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_management_exp_dditable_t {
    pub pfnGetVFPropertiesExp: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pProperties: *mut zes_vf_exp_properties_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVFMemoryUtilizationExp: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pCount: *mut u32,
            pMemUtil: *mut zes_vf_util_mem_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVFEngineUtilizationExp: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pCount: *mut u32,
            pEngineUtil: *mut zes_vf_util_engine_exp_t,
        ) -> ze_result_t,
    >,
    pub pfnSetVFTelemetryModeExp: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            flags: zes_vf_info_util_exp_flags_t,
            enable: ze_bool_t,
        ) -> ze_result_t,
    >,
    pub pfnSetVFTelemetrySamplingIntervalExp: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            flag: zes_vf_info_util_exp_flags_t,
            samplingInterval: u64,
        ) -> ze_result_t,
    >,
    pub pfnGetVFCapabilitiesExp: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pCapability: *mut zes_vf_exp_capabilities_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVFMemoryUtilizationExp2: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pCount: *mut u32,
            pMemUtil: *mut zes_vf_util_mem_exp2_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVFEngineUtilizationExp2: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pCount: *mut u32,
            pEngineUtil: *mut zes_vf_util_engine_exp2_t,
        ) -> ze_result_t,
    >,
    pub pfnGetVFCapabilitiesExp2: Option<
        unsafe extern "C" fn(
            hVFhandle: zes_vf_handle_t,
            pCapability: *mut zes_vf_exp2_capabilities_t,
        ) -> ze_result_t,
    >,
}
impl zes_vf_management_exp_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetVFPropertiesExp: None,
        pfnGetVFMemoryUtilizationExp: None,
        pfnGetVFEngineUtilizationExp: None,
        pfnSetVFTelemetryModeExp: None,
        pfnSetVFTelemetrySamplingIntervalExp: None,
        pfnGetVFCapabilitiesExp: None,
        pfnGetVFMemoryUtilizationExp2: None,
        pfnGetVFEngineUtilizationExp2: None,
        pfnGetVFCapabilitiesExp2: None,
    };
}
impl Default for zes_vf_management_exp_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_vf_management_exp_dditable_t>() == 72);
    assert!(align_of::<zes_vf_management_exp_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFPropertiesExp) == 0);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFMemoryUtilizationExp) == 8);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFEngineUtilizationExp) == 16);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnSetVFTelemetryModeExp) == 24);
    assert!(
        core::mem::offset_of!(
            zes_vf_management_exp_dditable_t,
            pfnSetVFTelemetrySamplingIntervalExp
        ) == 32
    );
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFCapabilitiesExp) == 40);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFMemoryUtilizationExp2) == 48);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFEngineUtilizationExp2) == 56);
    assert!(core::mem::offset_of!(zes_vf_management_exp_dditable_t, pfnGetVFCapabilitiesExp2) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zer_global_dditable_t {
    pub pfnGetLastErrorDescription: Option<unsafe extern "C" fn(ppString: *mut *const c_char) -> ze_result_t>,
    pub pfnTranslateDeviceHandleToIdentifier:
        Option<unsafe extern "C" fn(hDevice: ze_device_handle_t) -> u32>,
    pub pfnTranslateIdentifierToDeviceHandle:
        Option<unsafe extern "C" fn(identifier: u32) -> ze_device_handle_t>,
    pub pfnGetDefaultContext: Option<unsafe extern "C" fn() -> ze_context_handle_t>,
}
impl zer_global_dditable_t {
    pub const ZEROED: Self = Self {
        pfnGetLastErrorDescription: None,
        pfnTranslateDeviceHandleToIdentifier: None,
        pfnTranslateIdentifierToDeviceHandle: None,
        pfnGetDefaultContext: None,
    };
}
impl Default for zer_global_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zer_global_dditable_t>() == 32);
    assert!(align_of::<zer_global_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zer_global_dditable_t, pfnGetLastErrorDescription) == 0);
    assert!(core::mem::offset_of!(zer_global_dditable_t, pfnTranslateDeviceHandleToIdentifier) == 8);
    assert!(core::mem::offset_of!(zer_global_dditable_t, pfnTranslateIdentifierToDeviceHandle) == 16);
    assert!(core::mem::offset_of!(zer_global_dditable_t, pfnGetDefaultContext) == 24);
};
