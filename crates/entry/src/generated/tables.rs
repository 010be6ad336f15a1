//! Complete tables, which the header of every handle points to.
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
use super::super::handle::Shared;
use crate::boundary::{self, Input, Violation};
use core::ffi::{c_char, c_void};
use zemu_abi::*;

pub(crate) static ZE_RTAS_BUILDER: ze_rtas_builder_dditable_t = ze_rtas_builder_dditable_t {
    pfnCreateExt: Some(super::rtas_builder::shim::zeRTASBuilderCreateExt),
    pfnGetBuildPropertiesExt: Some(super::rtas_builder::shim::zeRTASBuilderGetBuildPropertiesExt),
    pfnBuildExt: Some(super::rtas_builder::shim::zeRTASBuilderBuildExt),
    pfnCommandListAppendCopyExt: Some(super::rtas_builder::shim::zeRTASBuilderCommandListAppendCopyExt),
    pfnDestroyExt: Some(super::rtas_builder::shim::zeRTASBuilderDestroyExt),
};

pub(crate) static ZE_RTAS_BUILDER_EXP: ze_rtas_builder_exp_dditable_t = ze_rtas_builder_exp_dditable_t {
    pfnCreateExp: Some(super::rtas_builder::shim::zeRTASBuilderCreateExp),
    pfnGetBuildPropertiesExp: Some(super::rtas_builder::shim::zeRTASBuilderGetBuildPropertiesExp),
    pfnBuildExp: Some(super::rtas_builder::shim::zeRTASBuilderBuildExp),
    pfnDestroyExp: Some(super::rtas_builder::shim::zeRTASBuilderDestroyExp),
};

pub(crate) static ZE_RTAS_PARALLEL_OPERATION: ze_rtas_parallel_operation_dditable_t =
    ze_rtas_parallel_operation_dditable_t {
        pfnCreateExt: Some(super::rtas_parallel_operation::shim::zeRTASParallelOperationCreateExt),
        pfnGetPropertiesExt: Some(
            super::rtas_parallel_operation::shim::zeRTASParallelOperationGetPropertiesExt,
        ),
        pfnJoinExt: Some(super::rtas_parallel_operation::shim::zeRTASParallelOperationJoinExt),
        pfnDestroyExt: Some(super::rtas_parallel_operation::shim::zeRTASParallelOperationDestroyExt),
    };

pub(crate) static ZE_RTAS_PARALLEL_OPERATION_EXP: ze_rtas_parallel_operation_exp_dditable_t =
    ze_rtas_parallel_operation_exp_dditable_t {
        pfnCreateExp: Some(super::rtas_parallel_operation::shim::zeRTASParallelOperationCreateExp),
        pfnGetPropertiesExp: Some(
            super::rtas_parallel_operation::shim::zeRTASParallelOperationGetPropertiesExp,
        ),
        pfnJoinExp: Some(super::rtas_parallel_operation::shim::zeRTASParallelOperationJoinExp),
        pfnDestroyExp: Some(super::rtas_parallel_operation::shim::zeRTASParallelOperationDestroyExp),
    };

pub(crate) static ZE_GLOBAL: ze_global_dditable_t = ze_global_dditable_t {
    pfnInit: Some(super::global::shim::zeInit),
    pfnInitDrivers: Some(super::global::shim::zeInitDrivers),
};

pub(crate) static ZE_DRIVER: ze_driver_dditable_t = ze_driver_dditable_t {
    pfnGet: Some(super::driver::shim::zeDriverGet),
    pfnGetApiVersion: Some(super::driver::shim::zeDriverGetApiVersion),
    pfnGetProperties: Some(super::driver::shim::zeDriverGetProperties),
    pfnGetIpcProperties: Some(super::driver::shim::zeDriverGetIpcProperties),
    pfnGetExtensionProperties: Some(super::driver::shim::zeDriverGetExtensionProperties),
    pfnGetExtensionFunctionAddress: Some(super::driver::shim::zeDriverGetExtensionFunctionAddress),
    pfnGetLastErrorDescription: Some(super::driver::shim::zeDriverGetLastErrorDescription),
    pfnRTASFormatCompatibilityCheckExt: Some(super::driver::shim::zeDriverRTASFormatCompatibilityCheckExt),
    pfnGetDefaultContext: Some(super::driver::shim::zeDriverGetDefaultContext),
};

pub(crate) static ZE_DRIVER_EXP: ze_driver_exp_dditable_t = ze_driver_exp_dditable_t {
    pfnRTASFormatCompatibilityCheckExp: Some(super::driver::shim::zeDriverRTASFormatCompatibilityCheckExp),
};

pub(crate) static ZE_DEVICE: ze_device_dditable_t = ze_device_dditable_t {
    pfnGet: Some(super::device::shim::zeDeviceGet),
    pfnGetSubDevices: Some(super::device::shim::zeDeviceGetSubDevices),
    pfnGetProperties: Some(super::device::shim::zeDeviceGetProperties),
    pfnGetComputeProperties: Some(super::device::shim::zeDeviceGetComputeProperties),
    pfnGetModuleProperties: Some(super::device::shim::zeDeviceGetModuleProperties),
    pfnGetCommandQueueGroupProperties: Some(super::device::shim::zeDeviceGetCommandQueueGroupProperties),
    pfnGetMemoryProperties: Some(super::device::shim::zeDeviceGetMemoryProperties),
    pfnGetMemoryAccessProperties: Some(super::device::shim::zeDeviceGetMemoryAccessProperties),
    pfnGetCacheProperties: Some(super::device::shim::zeDeviceGetCacheProperties),
    pfnGetImageProperties: Some(super::device::shim::zeDeviceGetImageProperties),
    pfnGetExternalMemoryProperties: Some(super::device::shim::zeDeviceGetExternalMemoryProperties),
    pfnGetP2PProperties: Some(super::device::shim::zeDeviceGetP2PProperties),
    pfnCanAccessPeer: Some(super::device::shim::zeDeviceCanAccessPeer),
    pfnGetStatus: Some(super::device::shim::zeDeviceGetStatus),
    pfnGetGlobalTimestamps: Some(super::device::shim::zeDeviceGetGlobalTimestamps),
    pfnReserveCacheExt: Some(super::device::shim::zeDeviceReserveCacheExt),
    pfnSetCacheAdviceExt: Some(super::device::shim::zeDeviceSetCacheAdviceExt),
    pfnPciGetPropertiesExt: Some(super::device::shim::zeDevicePciGetPropertiesExt),
    pfnGetRootDevice: Some(super::device::shim::zeDeviceGetRootDevice),
    pfnImportExternalSemaphoreExt: Some(super::device::shim::zeDeviceImportExternalSemaphoreExt),
    pfnReleaseExternalSemaphoreExt: Some(super::device::shim::zeDeviceReleaseExternalSemaphoreExt),
    pfnGetVectorWidthPropertiesExt: Some(super::device::shim::zeDeviceGetVectorWidthPropertiesExt),
    pfnSynchronize: Some(super::device::shim::zeDeviceSynchronize),
    pfnGetAggregatedCopyOffloadIncrementValue: Some(
        super::device::shim::zeDeviceGetAggregatedCopyOffloadIncrementValue,
    ),
    pfnGetRuntimeRequirements: Some(super::device::shim::zeDeviceGetRuntimeRequirements),
    pfnGetRuntimeRequirementsKey: Some(super::device::shim::zeDeviceGetRuntimeRequirementsKey),
    pfnValidateRuntimeRequirements: Some(super::device::shim::zeDeviceValidateRuntimeRequirements),
    pfnGetCounterBasedEventMaxValue: Some(super::device::shim::zeDeviceGetCounterBasedEventMaxValue),
};

pub(crate) static ZE_DEVICE_EXP: ze_device_exp_dditable_t = ze_device_exp_dditable_t {
    pfnGetFabricVertexExp: Some(super::device::shim::zeDeviceGetFabricVertexExp),
};

pub(crate) static ZE_CONTEXT: ze_context_dditable_t = ze_context_dditable_t {
    pfnCreate: Some(super::context::shim::zeContextCreate),
    pfnDestroy: Some(super::context::shim::zeContextDestroy),
    pfnGetStatus: Some(super::context::shim::zeContextGetStatus),
    pfnSystemBarrier: Some(super::context::shim::zeContextSystemBarrier),
    pfnMakeMemoryResident: Some(super::context::shim::zeContextMakeMemoryResident),
    pfnEvictMemory: Some(super::context::shim::zeContextEvictMemory),
    pfnMakeImageResident: Some(super::context::shim::zeContextMakeImageResident),
    pfnEvictImage: Some(super::context::shim::zeContextEvictImage),
    pfnCreateEx: Some(super::context::shim::zeContextCreateEx),
};

pub(crate) static ZE_COMMAND_QUEUE: ze_command_queue_dditable_t = ze_command_queue_dditable_t {
    pfnCreate: Some(super::command_queue::shim::zeCommandQueueCreate),
    pfnDestroy: Some(super::command_queue::shim::zeCommandQueueDestroy),
    pfnExecuteCommandLists: Some(super::command_queue::shim::zeCommandQueueExecuteCommandLists),
    pfnSynchronize: Some(super::command_queue::shim::zeCommandQueueSynchronize),
    pfnGetOrdinal: Some(super::command_queue::shim::zeCommandQueueGetOrdinal),
    pfnGetIndex: Some(super::command_queue::shim::zeCommandQueueGetIndex),
    pfnGetFlags: Some(super::command_queue::shim::zeCommandQueueGetFlags),
    pfnGetMode: Some(super::command_queue::shim::zeCommandQueueGetMode),
    pfnGetPriority: Some(super::command_queue::shim::zeCommandQueueGetPriority),
};

pub(crate) static ZE_COMMAND_LIST: ze_command_list_dditable_t = ze_command_list_dditable_t {
    pfnCreate: Some(super::command_list::shim::zeCommandListCreate),
    pfnCreateImmediate: Some(super::command_list::shim::zeCommandListCreateImmediate),
    pfnDestroy: Some(super::command_list::shim::zeCommandListDestroy),
    pfnClose: Some(super::command_list::shim::zeCommandListClose),
    pfnReset: Some(super::command_list::shim::zeCommandListReset),
    pfnAppendWriteGlobalTimestamp: Some(super::command_list::shim::zeCommandListAppendWriteGlobalTimestamp),
    pfnAppendBarrier: Some(super::command_list::shim::zeCommandListAppendBarrier),
    pfnAppendMemoryRangesBarrier: Some(super::command_list::shim::zeCommandListAppendMemoryRangesBarrier),
    pfnAppendMemoryCopy: Some(super::command_list::shim::zeCommandListAppendMemoryCopy),
    pfnAppendMemoryFill: Some(super::command_list::shim::zeCommandListAppendMemoryFill),
    pfnAppendMemoryCopyRegion: Some(super::command_list::shim::zeCommandListAppendMemoryCopyRegion),
    pfnAppendMemoryCopyFromContext: Some(super::command_list::shim::zeCommandListAppendMemoryCopyFromContext),
    pfnAppendImageCopy: Some(super::command_list::shim::zeCommandListAppendImageCopy),
    pfnAppendImageCopyRegion: Some(super::command_list::shim::zeCommandListAppendImageCopyRegion),
    pfnAppendImageCopyToMemory: Some(super::command_list::shim::zeCommandListAppendImageCopyToMemory),
    pfnAppendImageCopyFromMemory: Some(super::command_list::shim::zeCommandListAppendImageCopyFromMemory),
    pfnAppendMemoryPrefetch: Some(super::command_list::shim::zeCommandListAppendMemoryPrefetch),
    pfnAppendMemAdvise: Some(super::command_list::shim::zeCommandListAppendMemAdvise),
    pfnAppendSignalEvent: Some(super::command_list::shim::zeCommandListAppendSignalEvent),
    pfnAppendWaitOnEvents: Some(super::command_list::shim::zeCommandListAppendWaitOnEvents),
    pfnAppendEventReset: Some(super::command_list::shim::zeCommandListAppendEventReset),
    pfnAppendQueryKernelTimestamps: Some(super::command_list::shim::zeCommandListAppendQueryKernelTimestamps),
    pfnAppendLaunchKernel: Some(super::command_list::shim::zeCommandListAppendLaunchKernel),
    pfnAppendLaunchCooperativeKernel: Some(
        super::command_list::shim::zeCommandListAppendLaunchCooperativeKernel,
    ),
    pfnAppendLaunchKernelIndirect: Some(super::command_list::shim::zeCommandListAppendLaunchKernelIndirect),
    pfnAppendLaunchMultipleKernelsIndirect: Some(
        super::command_list::shim::zeCommandListAppendLaunchMultipleKernelsIndirect,
    ),
    pfnAppendImageCopyToMemoryExt: Some(super::command_list::shim::zeCommandListAppendImageCopyToMemoryExt),
    pfnAppendImageCopyFromMemoryExt: Some(
        super::command_list::shim::zeCommandListAppendImageCopyFromMemoryExt,
    ),
    pfnHostSynchronize: Some(super::command_list::shim::zeCommandListHostSynchronize),
    pfnGetDeviceHandle: Some(super::command_list::shim::zeCommandListGetDeviceHandle),
    pfnGetContextHandle: Some(super::command_list::shim::zeCommandListGetContextHandle),
    pfnGetOrdinal: Some(super::command_list::shim::zeCommandListGetOrdinal),
    pfnImmediateGetIndex: Some(super::command_list::shim::zeCommandListImmediateGetIndex),
    pfnIsImmediate: Some(super::command_list::shim::zeCommandListIsImmediate),
    pfnAppendSignalExternalSemaphoreExt: Some(
        super::command_list::shim::zeCommandListAppendSignalExternalSemaphoreExt,
    ),
    pfnAppendWaitExternalSemaphoreExt: Some(
        super::command_list::shim::zeCommandListAppendWaitExternalSemaphoreExt,
    ),
    pfnAppendLaunchKernelWithParameters: Some(
        super::command_list::shim::zeCommandListAppendLaunchKernelWithParameters,
    ),
    pfnAppendLaunchKernelWithArguments: Some(
        super::command_list::shim::zeCommandListAppendLaunchKernelWithArguments,
    ),
    pfnAppendMemoryCopyWithParameters: Some(
        super::command_list::shim::zeCommandListAppendMemoryCopyWithParameters,
    ),
    pfnAppendMemoryFillWithParameters: Some(
        super::command_list::shim::zeCommandListAppendMemoryFillWithParameters,
    ),
    pfnImmediateAppendCommandListsWithParameters: Some(
        super::command_list::shim::zeCommandListImmediateAppendCommandListsWithParameters,
    ),
    pfnGetFlags: Some(super::command_list::shim::zeCommandListGetFlags),
    pfnImmediateGetFlags: Some(super::command_list::shim::zeCommandListImmediateGetFlags),
    pfnImmediateGetMode: Some(super::command_list::shim::zeCommandListImmediateGetMode),
    pfnImmediateGetPriority: Some(super::command_list::shim::zeCommandListImmediateGetPriority),
    pfnBeginGraphCaptureExt: Some(super::command_list::shim::zeCommandListBeginGraphCaptureExt),
    pfnBeginCaptureIntoGraphExt: Some(super::command_list::shim::zeCommandListBeginCaptureIntoGraphExt),
    pfnIsGraphCaptureEnabledExt: Some(super::command_list::shim::zeCommandListIsGraphCaptureEnabledExt),
    pfnEndGraphCaptureExt: Some(super::command_list::shim::zeCommandListEndGraphCaptureExt),
    pfnGetGraphExt: Some(super::command_list::shim::zeCommandListGetGraphExt),
    pfnAppendGraphExt: Some(super::command_list::shim::zeCommandListAppendGraphExt),
    pfnAppendHostFunction: Some(super::command_list::shim::zeCommandListAppendHostFunction),
};

pub(crate) static ZE_COMMAND_LIST_EXP: ze_command_list_exp_dditable_t = ze_command_list_exp_dditable_t {
    pfnCreateCloneExp: Some(super::command_list::shim::zeCommandListCreateCloneExp),
    pfnImmediateAppendCommandListsExp: Some(
        super::command_list::shim::zeCommandListImmediateAppendCommandListsExp,
    ),
    pfnGetNextCommandIdExp: Some(super::command_list::shim::zeCommandListGetNextCommandIdExp),
    pfnUpdateMutableCommandsExp: Some(super::command_list::shim::zeCommandListUpdateMutableCommandsExp),
    pfnUpdateMutableCommandSignalEventExp: Some(
        super::command_list::shim::zeCommandListUpdateMutableCommandSignalEventExp,
    ),
    pfnUpdateMutableCommandWaitEventsExp: Some(
        super::command_list::shim::zeCommandListUpdateMutableCommandWaitEventsExp,
    ),
    pfnGetNextCommandIdWithKernelsExp: Some(
        super::command_list::shim::zeCommandListGetNextCommandIdWithKernelsExp,
    ),
    pfnUpdateMutableCommandKernelsExp: Some(
        super::command_list::shim::zeCommandListUpdateMutableCommandKernelsExp,
    ),
    pfnIsMutableExp: Some(super::command_list::shim::zeCommandListIsMutableExp),
};

pub(crate) static ZE_IMAGE: ze_image_dditable_t = ze_image_dditable_t {
    pfnGetProperties: Some(super::image::shim::zeImageGetProperties),
    pfnCreate: Some(super::image::shim::zeImageCreate),
    pfnDestroy: Some(super::image::shim::zeImageDestroy),
    pfnGetAllocPropertiesExt: Some(super::image::shim::zeImageGetAllocPropertiesExt),
    pfnViewCreateExt: Some(super::image::shim::zeImageViewCreateExt),
};

pub(crate) static ZE_IMAGE_EXP: ze_image_exp_dditable_t = ze_image_exp_dditable_t {
    pfnGetMemoryPropertiesExp: Some(super::image::shim::zeImageGetMemoryPropertiesExp),
    pfnViewCreateExp: Some(super::image::shim::zeImageViewCreateExp),
    pfnGetDeviceOffsetExp: Some(super::image::shim::zeImageGetDeviceOffsetExp),
};

pub(crate) static ZE_MEM: ze_mem_dditable_t = ze_mem_dditable_t {
    pfnAllocShared: Some(super::mem::shim::zeMemAllocShared),
    pfnAllocDevice: Some(super::mem::shim::zeMemAllocDevice),
    pfnAllocHost: Some(super::mem::shim::zeMemAllocHost),
    pfnFree: Some(super::mem::shim::zeMemFree),
    pfnGetAllocProperties: Some(super::mem::shim::zeMemGetAllocProperties),
    pfnGetAddressRange: Some(super::mem::shim::zeMemGetAddressRange),
    pfnGetIpcHandle: Some(super::mem::shim::zeMemGetIpcHandle),
    pfnOpenIpcHandle: Some(super::mem::shim::zeMemOpenIpcHandle),
    pfnCloseIpcHandle: Some(super::mem::shim::zeMemCloseIpcHandle),
    pfnFreeExt: Some(super::mem::shim::zeMemFreeExt),
    pfnPutIpcHandle: Some(super::mem::shim::zeMemPutIpcHandle),
    pfnGetPitchFor2dImage: Some(super::mem::shim::zeMemGetPitchFor2dImage),
    pfnGetIpcHandleWithProperties: Some(super::mem::shim::zeMemGetIpcHandleWithProperties),
};

pub(crate) static ZE_MEM_EXP: ze_mem_exp_dditable_t = ze_mem_exp_dditable_t {
    pfnGetIpcHandleFromFileDescriptorExp: Some(super::mem::shim::zeMemGetIpcHandleFromFileDescriptorExp),
    pfnGetFileDescriptorFromIpcHandleExp: Some(super::mem::shim::zeMemGetFileDescriptorFromIpcHandleExp),
    pfnSetAtomicAccessAttributeExp: Some(super::mem::shim::zeMemSetAtomicAccessAttributeExp),
    pfnGetAtomicAccessAttributeExp: Some(super::mem::shim::zeMemGetAtomicAccessAttributeExp),
};

pub(crate) static ZE_FENCE: ze_fence_dditable_t = ze_fence_dditable_t {
    pfnCreate: Some(super::fence::shim::zeFenceCreate),
    pfnDestroy: Some(super::fence::shim::zeFenceDestroy),
    pfnHostSynchronize: Some(super::fence::shim::zeFenceHostSynchronize),
    pfnQueryStatus: Some(super::fence::shim::zeFenceQueryStatus),
    pfnReset: Some(super::fence::shim::zeFenceReset),
};

pub(crate) static ZE_EVENT_POOL: ze_event_pool_dditable_t = ze_event_pool_dditable_t {
    pfnCreate: Some(super::event_pool::shim::zeEventPoolCreate),
    pfnDestroy: Some(super::event_pool::shim::zeEventPoolDestroy),
    pfnGetIpcHandle: Some(super::event_pool::shim::zeEventPoolGetIpcHandle),
    pfnOpenIpcHandle: Some(super::event_pool::shim::zeEventPoolOpenIpcHandle),
    pfnCloseIpcHandle: Some(super::event_pool::shim::zeEventPoolCloseIpcHandle),
    pfnPutIpcHandle: Some(super::event_pool::shim::zeEventPoolPutIpcHandle),
    pfnGetContextHandle: Some(super::event_pool::shim::zeEventPoolGetContextHandle),
    pfnGetFlags: Some(super::event_pool::shim::zeEventPoolGetFlags),
};

pub(crate) static ZE_EVENT: ze_event_dditable_t = ze_event_dditable_t {
    pfnCreate: Some(super::event::shim::zeEventCreate),
    pfnDestroy: Some(super::event::shim::zeEventDestroy),
    pfnHostSignal: Some(super::event::shim::zeEventHostSignal),
    pfnHostSynchronize: Some(super::event::shim::zeEventHostSynchronize),
    pfnQueryStatus: Some(super::event::shim::zeEventQueryStatus),
    pfnHostReset: Some(super::event::shim::zeEventHostReset),
    pfnQueryKernelTimestamp: Some(super::event::shim::zeEventQueryKernelTimestamp),
    pfnQueryKernelTimestampsExt: Some(super::event::shim::zeEventQueryKernelTimestampsExt),
    pfnGetEventPool: Some(super::event::shim::zeEventGetEventPool),
    pfnGetSignalScope: Some(super::event::shim::zeEventGetSignalScope),
    pfnGetWaitScope: Some(super::event::shim::zeEventGetWaitScope),
    pfnCounterBasedCreate: Some(super::event::shim::zeEventCounterBasedCreate),
    pfnCounterBasedGetIpcHandle: Some(super::event::shim::zeEventCounterBasedGetIpcHandle),
    pfnCounterBasedOpenIpcHandle: Some(super::event::shim::zeEventCounterBasedOpenIpcHandle),
    pfnCounterBasedCloseIpcHandle: Some(super::event::shim::zeEventCounterBasedCloseIpcHandle),
    pfnCounterBasedGetDeviceAddress: Some(super::event::shim::zeEventCounterBasedGetDeviceAddress),
    pfnGetCounterBasedFlags: Some(super::event::shim::zeEventGetCounterBasedFlags),
};

pub(crate) static ZE_EVENT_EXP: ze_event_exp_dditable_t = ze_event_exp_dditable_t {
    pfnQueryTimestampsExp: Some(super::event::shim::zeEventQueryTimestampsExp),
};

pub(crate) static ZE_MODULE: ze_module_dditable_t = ze_module_dditable_t {
    pfnCreate: Some(super::module::shim::zeModuleCreate),
    pfnDestroy: Some(super::module::shim::zeModuleDestroy),
    pfnDynamicLink: Some(super::module::shim::zeModuleDynamicLink),
    pfnGetNativeBinary: Some(super::module::shim::zeModuleGetNativeBinary),
    pfnGetGlobalPointer: Some(super::module::shim::zeModuleGetGlobalPointer),
    pfnGetKernelNames: Some(super::module::shim::zeModuleGetKernelNames),
    pfnGetProperties: Some(super::module::shim::zeModuleGetProperties),
    pfnGetFunctionPointer: Some(super::module::shim::zeModuleGetFunctionPointer),
    pfnInspectLinkageExt: Some(super::module::shim::zeModuleInspectLinkageExt),
};

pub(crate) static ZE_MODULE_BUILD_LOG: ze_module_build_log_dditable_t = ze_module_build_log_dditable_t {
    pfnDestroy: Some(super::module_build_log::shim::zeModuleBuildLogDestroy),
    pfnGetString: Some(super::module_build_log::shim::zeModuleBuildLogGetString),
};

pub(crate) static ZE_KERNEL: ze_kernel_dditable_t = ze_kernel_dditable_t {
    pfnCreate: Some(super::kernel::shim::zeKernelCreate),
    pfnDestroy: Some(super::kernel::shim::zeKernelDestroy),
    pfnSetCacheConfig: Some(super::kernel::shim::zeKernelSetCacheConfig),
    pfnSetGroupSize: Some(super::kernel::shim::zeKernelSetGroupSize),
    pfnSuggestGroupSize: Some(super::kernel::shim::zeKernelSuggestGroupSize),
    pfnSuggestMaxCooperativeGroupCount: Some(super::kernel::shim::zeKernelSuggestMaxCooperativeGroupCount),
    pfnSetArgumentValue: Some(super::kernel::shim::zeKernelSetArgumentValue),
    pfnSetIndirectAccess: Some(super::kernel::shim::zeKernelSetIndirectAccess),
    pfnGetIndirectAccess: Some(super::kernel::shim::zeKernelGetIndirectAccess),
    pfnGetSourceAttributes: Some(super::kernel::shim::zeKernelGetSourceAttributes),
    pfnGetProperties: Some(super::kernel::shim::zeKernelGetProperties),
    pfnGetName: Some(super::kernel::shim::zeKernelGetName),
};

pub(crate) static ZE_KERNEL_EXP: ze_kernel_exp_dditable_t = ze_kernel_exp_dditable_t {
    pfnSetGlobalOffsetExp: Some(super::kernel::shim::zeKernelSetGlobalOffsetExp),
    pfnSchedulingHintExp: Some(super::kernel::shim::zeKernelSchedulingHintExp),
    pfnGetBinaryExp: Some(super::kernel::shim::zeKernelGetBinaryExp),
    pfnGetAllocationPropertiesExp: Some(super::kernel::shim::zeKernelGetAllocationPropertiesExp),
};

pub(crate) static ZE_SAMPLER: ze_sampler_dditable_t = ze_sampler_dditable_t {
    pfnCreate: Some(super::sampler::shim::zeSamplerCreate),
    pfnDestroy: Some(super::sampler::shim::zeSamplerDestroy),
};

pub(crate) static ZE_PHYSICAL_MEM: ze_physical_mem_dditable_t = ze_physical_mem_dditable_t {
    pfnCreate: Some(super::physical_mem::shim::zePhysicalMemCreate),
    pfnDestroy: Some(super::physical_mem::shim::zePhysicalMemDestroy),
    pfnGetProperties: Some(super::physical_mem::shim::zePhysicalMemGetProperties),
};

pub(crate) static ZE_VIRTUAL_MEM: ze_virtual_mem_dditable_t = ze_virtual_mem_dditable_t {
    pfnReserve: Some(super::virtual_mem::shim::zeVirtualMemReserve),
    pfnFree: Some(super::virtual_mem::shim::zeVirtualMemFree),
    pfnQueryPageSize: Some(super::virtual_mem::shim::zeVirtualMemQueryPageSize),
    pfnMap: Some(super::virtual_mem::shim::zeVirtualMemMap),
    pfnUnmap: Some(super::virtual_mem::shim::zeVirtualMemUnmap),
    pfnSetAccessAttribute: Some(super::virtual_mem::shim::zeVirtualMemSetAccessAttribute),
    pfnGetAccessAttribute: Some(super::virtual_mem::shim::zeVirtualMemGetAccessAttribute),
};

pub(crate) static ZE_FABRIC_VERTEX_EXP: ze_fabric_vertex_exp_dditable_t = ze_fabric_vertex_exp_dditable_t {
    pfnGetExp: Some(super::fabric_vertex::shim::zeFabricVertexGetExp),
    pfnGetSubVerticesExp: Some(super::fabric_vertex::shim::zeFabricVertexGetSubVerticesExp),
    pfnGetPropertiesExp: Some(super::fabric_vertex::shim::zeFabricVertexGetPropertiesExp),
    pfnGetDeviceExp: Some(super::fabric_vertex::shim::zeFabricVertexGetDeviceExp),
};

pub(crate) static ZE_FABRIC_EDGE_EXP: ze_fabric_edge_exp_dditable_t = ze_fabric_edge_exp_dditable_t {
    pfnGetExp: Some(super::fabric_edge::shim::zeFabricEdgeGetExp),
    pfnGetVerticesExp: Some(super::fabric_edge::shim::zeFabricEdgeGetVerticesExp),
    pfnGetPropertiesExp: Some(super::fabric_edge::shim::zeFabricEdgeGetPropertiesExp),
};

pub(crate) static ZE_GRAPH: ze_graph_dditable_t = ze_graph_dditable_t {
    pfnCreateExt: Some(super::graph::shim::zeGraphCreateExt),
    pfnGetPrimaryCommandListExt: Some(super::graph::shim::zeGraphGetPrimaryCommandListExt),
    pfnSetDestructionCallbackExt: Some(super::graph::shim::zeGraphSetDestructionCallbackExt),
    pfnInstantiateExt: Some(super::graph::shim::zeGraphInstantiateExt),
    pfnIsEmptyExt: Some(super::graph::shim::zeGraphIsEmptyExt),
    pfnDumpContentsExt: Some(super::graph::shim::zeGraphDumpContentsExt),
    pfnDestroyExt: Some(super::graph::shim::zeGraphDestroyExt),
};

pub(crate) static ZE_EXECUTABLE_GRAPH: ze_executable_graph_dditable_t = ze_executable_graph_dditable_t {
    pfnGetSourceGraphExt: Some(super::executable_graph::shim::zeExecutableGraphGetSourceGraphExt),
    pfnDestroyExt: Some(super::executable_graph::shim::zeExecutableGraphDestroyExt),
};

pub(crate) static ZET_METRIC_PROGRAMMABLE_EXP: zet_metric_programmable_exp_dditable_t =
    zet_metric_programmable_exp_dditable_t {
        pfnGetExp: Some(super::zet_metric_programmable::shim::zetMetricProgrammableGetExp),
        pfnGetPropertiesExp: Some(
            super::zet_metric_programmable::shim::zetMetricProgrammableGetPropertiesExp,
        ),
        pfnGetParamInfoExp: Some(super::zet_metric_programmable::shim::zetMetricProgrammableGetParamInfoExp),
        pfnGetParamValueInfoExp: Some(
            super::zet_metric_programmable::shim::zetMetricProgrammableGetParamValueInfoExp,
        ),
    };

pub(crate) static ZET_METRIC_TRACER_EXP: zet_metric_tracer_exp_dditable_t =
    zet_metric_tracer_exp_dditable_t {
        pfnCreateExp: Some(super::zet_metric_tracer::shim::zetMetricTracerCreateExp),
        pfnDestroyExp: Some(super::zet_metric_tracer::shim::zetMetricTracerDestroyExp),
        pfnEnableExp: Some(super::zet_metric_tracer::shim::zetMetricTracerEnableExp),
        pfnDisableExp: Some(super::zet_metric_tracer::shim::zetMetricTracerDisableExp),
        pfnReadDataExp: Some(super::zet_metric_tracer::shim::zetMetricTracerReadDataExp),
        pfnDecodeExp: Some(super::zet_metric_tracer::shim::zetMetricTracerDecodeExp),
    };

pub(crate) static ZET_METRIC_DECODER_EXP: zet_metric_decoder_exp_dditable_t =
    zet_metric_decoder_exp_dditable_t {
        pfnCreateExp: Some(super::zet_metric_decoder::shim::zetMetricDecoderCreateExp),
        pfnDestroyExp: Some(super::zet_metric_decoder::shim::zetMetricDecoderDestroyExp),
        pfnGetDecodableMetricsExp: Some(
            super::zet_metric_decoder::shim::zetMetricDecoderGetDecodableMetricsExp,
        ),
    };

pub(crate) static ZET_DEVICE: zet_device_dditable_t = zet_device_dditable_t {
    pfnGetDebugProperties: Some(super::zet_device::shim::zetDeviceGetDebugProperties),
};

pub(crate) static ZET_DEVICE_EXP: zet_device_exp_dditable_t = zet_device_exp_dditable_t {
    pfnGetConcurrentMetricGroupsExp: Some(super::zet_device::shim::zetDeviceGetConcurrentMetricGroupsExp),
    pfnCreateMetricGroupsFromMetricsExp: Some(
        super::zet_device::shim::zetDeviceCreateMetricGroupsFromMetricsExp,
    ),
    pfnEnableMetricsExp: Some(super::zet_device::shim::zetDeviceEnableMetricsExp),
    pfnDisableMetricsExp: Some(super::zet_device::shim::zetDeviceDisableMetricsExp),
};

pub(crate) static ZET_CONTEXT: zet_context_dditable_t = zet_context_dditable_t {
    pfnActivateMetricGroups: Some(super::zet_context::shim::zetContextActivateMetricGroups),
};

pub(crate) static ZET_COMMAND_LIST: zet_command_list_dditable_t = zet_command_list_dditable_t {
    pfnAppendMetricStreamerMarker: Some(
        super::zet_command_list::shim::zetCommandListAppendMetricStreamerMarker,
    ),
    pfnAppendMetricQueryBegin: Some(super::zet_command_list::shim::zetCommandListAppendMetricQueryBegin),
    pfnAppendMetricQueryEnd: Some(super::zet_command_list::shim::zetCommandListAppendMetricQueryEnd),
    pfnAppendMetricMemoryBarrier: Some(
        super::zet_command_list::shim::zetCommandListAppendMetricMemoryBarrier,
    ),
};

pub(crate) static ZET_COMMAND_LIST_EXP: zet_command_list_exp_dditable_t = zet_command_list_exp_dditable_t {
    pfnAppendMarkerExp: Some(super::zet_command_list::shim::zetCommandListAppendMarkerExp),
};

pub(crate) static ZET_MODULE: zet_module_dditable_t = zet_module_dditable_t {
    pfnGetDebugInfo: Some(super::zet_module::shim::zetModuleGetDebugInfo),
};

pub(crate) static ZET_KERNEL: zet_kernel_dditable_t = zet_kernel_dditable_t {
    pfnGetProfileInfo: Some(super::zet_kernel::shim::zetKernelGetProfileInfo),
};

pub(crate) static ZET_METRIC: zet_metric_dditable_t = zet_metric_dditable_t {
    pfnGet: Some(super::zet_metric::shim::zetMetricGet),
    pfnGetProperties: Some(super::zet_metric::shim::zetMetricGetProperties),
};

pub(crate) static ZET_METRIC_EXP: zet_metric_exp_dditable_t = zet_metric_exp_dditable_t {
    pfnCreateFromProgrammableExp: Some(super::zet_metric::shim::zetMetricCreateFromProgrammableExp),
    pfnDestroyExp: Some(super::zet_metric::shim::zetMetricDestroyExp),
    pfnCreateFromProgrammableExp2: Some(super::zet_metric::shim::zetMetricCreateFromProgrammableExp2),
};

pub(crate) static ZET_METRIC_GROUP: zet_metric_group_dditable_t = zet_metric_group_dditable_t {
    pfnGet: Some(super::zet_metric_group::shim::zetMetricGroupGet),
    pfnGetProperties: Some(super::zet_metric_group::shim::zetMetricGroupGetProperties),
    pfnCalculateMetricValues: Some(super::zet_metric_group::shim::zetMetricGroupCalculateMetricValues),
};

pub(crate) static ZET_METRIC_GROUP_EXP: zet_metric_group_exp_dditable_t = zet_metric_group_exp_dditable_t {
    pfnCalculateMultipleMetricValuesExp: Some(
        super::zet_metric_group::shim::zetMetricGroupCalculateMultipleMetricValuesExp,
    ),
    pfnGetGlobalTimestampsExp: Some(super::zet_metric_group::shim::zetMetricGroupGetGlobalTimestampsExp),
    pfnGetExportDataExp: Some(super::zet_metric_group::shim::zetMetricGroupGetExportDataExp),
    pfnCalculateMetricExportDataExp: Some(
        super::zet_metric_group::shim::zetMetricGroupCalculateMetricExportDataExp,
    ),
    pfnCreateExp: Some(super::zet_metric_group::shim::zetMetricGroupCreateExp),
    pfnAddMetricExp: Some(super::zet_metric_group::shim::zetMetricGroupAddMetricExp),
    pfnRemoveMetricExp: Some(super::zet_metric_group::shim::zetMetricGroupRemoveMetricExp),
    pfnCloseExp: Some(super::zet_metric_group::shim::zetMetricGroupCloseExp),
    pfnDestroyExp: Some(super::zet_metric_group::shim::zetMetricGroupDestroyExp),
};

pub(crate) static ZET_METRIC_STREAMER: zet_metric_streamer_dditable_t = zet_metric_streamer_dditable_t {
    pfnOpen: Some(super::zet_metric_streamer::shim::zetMetricStreamerOpen),
    pfnClose: Some(super::zet_metric_streamer::shim::zetMetricStreamerClose),
    pfnReadData: Some(super::zet_metric_streamer::shim::zetMetricStreamerReadData),
};

pub(crate) static ZET_METRIC_QUERY_POOL: zet_metric_query_pool_dditable_t =
    zet_metric_query_pool_dditable_t {
        pfnCreate: Some(super::zet_metric_query_pool::shim::zetMetricQueryPoolCreate),
        pfnDestroy: Some(super::zet_metric_query_pool::shim::zetMetricQueryPoolDestroy),
    };

pub(crate) static ZET_METRIC_QUERY: zet_metric_query_dditable_t = zet_metric_query_dditable_t {
    pfnCreate: Some(super::zet_metric_query::shim::zetMetricQueryCreate),
    pfnDestroy: Some(super::zet_metric_query::shim::zetMetricQueryDestroy),
    pfnReset: Some(super::zet_metric_query::shim::zetMetricQueryReset),
    pfnGetData: Some(super::zet_metric_query::shim::zetMetricQueryGetData),
};

pub(crate) static ZET_TRACER_EXP: zet_tracer_exp_dditable_t = zet_tracer_exp_dditable_t {
    pfnCreate: Some(super::zet_tracer_exp::shim::zetTracerExpCreate),
    pfnDestroy: Some(super::zet_tracer_exp::shim::zetTracerExpDestroy),
    pfnSetPrologues: Some(super::zet_tracer_exp::shim::zetTracerExpSetPrologues),
    pfnSetEpilogues: Some(super::zet_tracer_exp::shim::zetTracerExpSetEpilogues),
    pfnSetEnabled: Some(super::zet_tracer_exp::shim::zetTracerExpSetEnabled),
};

pub(crate) static ZET_DEBUG: zet_debug_dditable_t = zet_debug_dditable_t {
    pfnAttach: Some(super::zet_debug::shim::zetDebugAttach),
    pfnDetach: Some(super::zet_debug::shim::zetDebugDetach),
    pfnReadEvent: Some(super::zet_debug::shim::zetDebugReadEvent),
    pfnAcknowledgeEvent: Some(super::zet_debug::shim::zetDebugAcknowledgeEvent),
    pfnInterrupt: Some(super::zet_debug::shim::zetDebugInterrupt),
    pfnResume: Some(super::zet_debug::shim::zetDebugResume),
    pfnReadMemory: Some(super::zet_debug::shim::zetDebugReadMemory),
    pfnWriteMemory: Some(super::zet_debug::shim::zetDebugWriteMemory),
    pfnGetRegisterSetProperties: Some(super::zet_debug::shim::zetDebugGetRegisterSetProperties),
    pfnReadRegisters: Some(super::zet_debug::shim::zetDebugReadRegisters),
    pfnWriteRegisters: Some(super::zet_debug::shim::zetDebugWriteRegisters),
    pfnGetThreadRegisterSetProperties: Some(super::zet_debug::shim::zetDebugGetThreadRegisterSetProperties),
};

pub(crate) static ZES_GLOBAL: zes_global_dditable_t = zes_global_dditable_t {
    pfnInit: Some(super::zes_global::shim::zesInit),
};

pub(crate) static ZES_DEVICE: zes_device_dditable_t = zes_device_dditable_t {
    pfnGetProperties: Some(super::zes_device::shim::zesDeviceGetProperties),
    pfnGetState: Some(super::zes_device::shim::zesDeviceGetState),
    pfnReset: Some(super::zes_device::shim::zesDeviceReset),
    pfnProcessesGetState: Some(super::zes_device::shim::zesDeviceProcessesGetState),
    pfnPciGetProperties: Some(super::zes_device::shim::zesDevicePciGetProperties),
    pfnPciGetState: Some(super::zes_device::shim::zesDevicePciGetState),
    pfnPciGetBars: Some(super::zes_device::shim::zesDevicePciGetBars),
    pfnPciGetStats: Some(super::zes_device::shim::zesDevicePciGetStats),
    pfnEnumDiagnosticTestSuites: Some(super::zes_device::shim::zesDeviceEnumDiagnosticTestSuites),
    pfnEnumEngineGroups: Some(super::zes_device::shim::zesDeviceEnumEngineGroups),
    pfnEventRegister: Some(super::zes_device::shim::zesDeviceEventRegister),
    pfnEnumFabricPorts: Some(super::zes_device::shim::zesDeviceEnumFabricPorts),
    pfnEnumFans: Some(super::zes_device::shim::zesDeviceEnumFans),
    pfnEnumFirmwares: Some(super::zes_device::shim::zesDeviceEnumFirmwares),
    pfnEnumFrequencyDomains: Some(super::zes_device::shim::zesDeviceEnumFrequencyDomains),
    pfnEnumLeds: Some(super::zes_device::shim::zesDeviceEnumLeds),
    pfnEnumMemoryModules: Some(super::zes_device::shim::zesDeviceEnumMemoryModules),
    pfnEnumPerformanceFactorDomains: Some(super::zes_device::shim::zesDeviceEnumPerformanceFactorDomains),
    pfnEnumPowerDomains: Some(super::zes_device::shim::zesDeviceEnumPowerDomains),
    pfnGetCardPowerDomain: Some(super::zes_device::shim::zesDeviceGetCardPowerDomain),
    pfnEnumPsus: Some(super::zes_device::shim::zesDeviceEnumPsus),
    pfnEnumRasErrorSets: Some(super::zes_device::shim::zesDeviceEnumRasErrorSets),
    pfnEnumSchedulers: Some(super::zes_device::shim::zesDeviceEnumSchedulers),
    pfnEnumStandbyDomains: Some(super::zes_device::shim::zesDeviceEnumStandbyDomains),
    pfnEnumTemperatureSensors: Some(super::zes_device::shim::zesDeviceEnumTemperatureSensors),
    pfnEccAvailable: Some(super::zes_device::shim::zesDeviceEccAvailable),
    pfnEccConfigurable: Some(super::zes_device::shim::zesDeviceEccConfigurable),
    pfnGetEccState: Some(super::zes_device::shim::zesDeviceGetEccState),
    pfnSetEccState: Some(super::zes_device::shim::zesDeviceSetEccState),
    pfnGet: Some(super::zes_device::shim::zesDeviceGet),
    pfnSetOverclockWaiver: Some(super::zes_device::shim::zesDeviceSetOverclockWaiver),
    pfnGetOverclockDomains: Some(super::zes_device::shim::zesDeviceGetOverclockDomains),
    pfnGetOverclockControls: Some(super::zes_device::shim::zesDeviceGetOverclockControls),
    pfnResetOverclockSettings: Some(super::zes_device::shim::zesDeviceResetOverclockSettings),
    pfnReadOverclockState: Some(super::zes_device::shim::zesDeviceReadOverclockState),
    pfnEnumOverclockDomains: Some(super::zes_device::shim::zesDeviceEnumOverclockDomains),
    pfnResetExt: Some(super::zes_device::shim::zesDeviceResetExt),
    pfnPciLinkSpeedUpdateExt: Some(super::zes_device::shim::zesDevicePciLinkSpeedUpdateExt),
};

pub(crate) static ZES_DEVICE_EXP: zes_device_exp_dditable_t = zes_device_exp_dditable_t {
    pfnGetSubDevicePropertiesExp: Some(super::zes_device::shim::zesDeviceGetSubDevicePropertiesExp),
    pfnEnumActiveVFExp: Some(super::zes_device::shim::zesDeviceEnumActiveVFExp),
    pfnEnumEnabledVFExp: Some(super::zes_device::shim::zesDeviceEnumEnabledVFExp),
};

pub(crate) static ZES_DRIVER: zes_driver_dditable_t = zes_driver_dditable_t {
    pfnEventListen: Some(super::zes_driver::shim::zesDriverEventListen),
    pfnEventListenEx: Some(super::zes_driver::shim::zesDriverEventListenEx),
    pfnGet: Some(super::zes_driver::shim::zesDriverGet),
    pfnGetExtensionProperties: Some(super::zes_driver::shim::zesDriverGetExtensionProperties),
    pfnGetExtensionFunctionAddress: Some(super::zes_driver::shim::zesDriverGetExtensionFunctionAddress),
};

pub(crate) static ZES_DRIVER_EXP: zes_driver_exp_dditable_t = zes_driver_exp_dditable_t {
    pfnGetDeviceByUuidExp: Some(super::zes_driver::shim::zesDriverGetDeviceByUuidExp),
};

pub(crate) static ZES_OVERCLOCK: zes_overclock_dditable_t = zes_overclock_dditable_t {
    pfnGetDomainProperties: Some(super::zes_overclock::shim::zesOverclockGetDomainProperties),
    pfnGetDomainVFProperties: Some(super::zes_overclock::shim::zesOverclockGetDomainVFProperties),
    pfnGetDomainControlProperties: Some(super::zes_overclock::shim::zesOverclockGetDomainControlProperties),
    pfnGetControlCurrentValue: Some(super::zes_overclock::shim::zesOverclockGetControlCurrentValue),
    pfnGetControlPendingValue: Some(super::zes_overclock::shim::zesOverclockGetControlPendingValue),
    pfnSetControlUserValue: Some(super::zes_overclock::shim::zesOverclockSetControlUserValue),
    pfnGetControlState: Some(super::zes_overclock::shim::zesOverclockGetControlState),
    pfnGetVFPointValues: Some(super::zes_overclock::shim::zesOverclockGetVFPointValues),
    pfnSetVFPointValues: Some(super::zes_overclock::shim::zesOverclockSetVFPointValues),
};

pub(crate) static ZES_SCHEDULER: zes_scheduler_dditable_t = zes_scheduler_dditable_t {
    pfnGetProperties: Some(super::zes_scheduler::shim::zesSchedulerGetProperties),
    pfnGetCurrentMode: Some(super::zes_scheduler::shim::zesSchedulerGetCurrentMode),
    pfnGetTimeoutModeProperties: Some(super::zes_scheduler::shim::zesSchedulerGetTimeoutModeProperties),
    pfnGetTimesliceModeProperties: Some(super::zes_scheduler::shim::zesSchedulerGetTimesliceModeProperties),
    pfnSetTimeoutMode: Some(super::zes_scheduler::shim::zesSchedulerSetTimeoutMode),
    pfnSetTimesliceMode: Some(super::zes_scheduler::shim::zesSchedulerSetTimesliceMode),
    pfnSetExclusiveMode: Some(super::zes_scheduler::shim::zesSchedulerSetExclusiveMode),
    pfnSetComputeUnitDebugMode: Some(super::zes_scheduler::shim::zesSchedulerSetComputeUnitDebugMode),
};

pub(crate) static ZES_PERFORMANCE_FACTOR: zes_performance_factor_dditable_t =
    zes_performance_factor_dditable_t {
        pfnGetProperties: Some(super::zes_performance_factor::shim::zesPerformanceFactorGetProperties),
        pfnGetConfig: Some(super::zes_performance_factor::shim::zesPerformanceFactorGetConfig),
        pfnSetConfig: Some(super::zes_performance_factor::shim::zesPerformanceFactorSetConfig),
    };

pub(crate) static ZES_POWER: zes_power_dditable_t = zes_power_dditable_t {
    pfnGetProperties: Some(super::zes_power::shim::zesPowerGetProperties),
    pfnGetEnergyCounter: Some(super::zes_power::shim::zesPowerGetEnergyCounter),
    pfnGetLimits: Some(super::zes_power::shim::zesPowerGetLimits),
    pfnSetLimits: Some(super::zes_power::shim::zesPowerSetLimits),
    pfnGetEnergyThreshold: Some(super::zes_power::shim::zesPowerGetEnergyThreshold),
    pfnSetEnergyThreshold: Some(super::zes_power::shim::zesPowerSetEnergyThreshold),
    pfnGetLimitsExt: Some(super::zes_power::shim::zesPowerGetLimitsExt),
    pfnSetLimitsExt: Some(super::zes_power::shim::zesPowerSetLimitsExt),
    pfnGetUsage: Some(super::zes_power::shim::zesPowerGetUsage),
    pfnGetLimitsExt2: Some(super::zes_power::shim::zesPowerGetLimitsExt2),
    pfnSetLimitsExt2: Some(super::zes_power::shim::zesPowerSetLimitsExt2),
};

pub(crate) static ZES_FREQUENCY: zes_frequency_dditable_t = zes_frequency_dditable_t {
    pfnGetProperties: Some(super::zes_frequency::shim::zesFrequencyGetProperties),
    pfnGetAvailableClocks: Some(super::zes_frequency::shim::zesFrequencyGetAvailableClocks),
    pfnGetRange: Some(super::zes_frequency::shim::zesFrequencyGetRange),
    pfnSetRange: Some(super::zes_frequency::shim::zesFrequencySetRange),
    pfnGetState: Some(super::zes_frequency::shim::zesFrequencyGetState),
    pfnGetThrottleTime: Some(super::zes_frequency::shim::zesFrequencyGetThrottleTime),
    pfnOcGetCapabilities: Some(super::zes_frequency::shim::zesFrequencyOcGetCapabilities),
    pfnOcGetFrequencyTarget: Some(super::zes_frequency::shim::zesFrequencyOcGetFrequencyTarget),
    pfnOcSetFrequencyTarget: Some(super::zes_frequency::shim::zesFrequencyOcSetFrequencyTarget),
    pfnOcGetVoltageTarget: Some(super::zes_frequency::shim::zesFrequencyOcGetVoltageTarget),
    pfnOcSetVoltageTarget: Some(super::zes_frequency::shim::zesFrequencyOcSetVoltageTarget),
    pfnOcSetMode: Some(super::zes_frequency::shim::zesFrequencyOcSetMode),
    pfnOcGetMode: Some(super::zes_frequency::shim::zesFrequencyOcGetMode),
    pfnOcGetIccMax: Some(super::zes_frequency::shim::zesFrequencyOcGetIccMax),
    pfnOcSetIccMax: Some(super::zes_frequency::shim::zesFrequencyOcSetIccMax),
    pfnOcGetTjMax: Some(super::zes_frequency::shim::zesFrequencyOcGetTjMax),
    pfnOcSetTjMax: Some(super::zes_frequency::shim::zesFrequencyOcSetTjMax),
};

pub(crate) static ZES_ENGINE: zes_engine_dditable_t = zes_engine_dditable_t {
    pfnGetProperties: Some(super::zes_engine::shim::zesEngineGetProperties),
    pfnGetActivity: Some(super::zes_engine::shim::zesEngineGetActivity),
    pfnGetActivityExt: Some(super::zes_engine::shim::zesEngineGetActivityExt),
};

pub(crate) static ZES_STANDBY: zes_standby_dditable_t = zes_standby_dditable_t {
    pfnGetProperties: Some(super::zes_standby::shim::zesStandbyGetProperties),
    pfnGetMode: Some(super::zes_standby::shim::zesStandbyGetMode),
    pfnSetMode: Some(super::zes_standby::shim::zesStandbySetMode),
};

pub(crate) static ZES_FIRMWARE: zes_firmware_dditable_t = zes_firmware_dditable_t {
    pfnGetProperties: Some(super::zes_firmware::shim::zesFirmwareGetProperties),
    pfnFlash: Some(super::zes_firmware::shim::zesFirmwareFlash),
    pfnGetFlashProgress: Some(super::zes_firmware::shim::zesFirmwareGetFlashProgress),
    pfnGetConsoleLogs: Some(super::zes_firmware::shim::zesFirmwareGetConsoleLogs),
};

pub(crate) static ZES_FIRMWARE_EXP: zes_firmware_exp_dditable_t = zes_firmware_exp_dditable_t {
    pfnGetSecurityVersionExp: Some(super::zes_firmware::shim::zesFirmwareGetSecurityVersionExp),
    pfnSetSecurityVersionExp: Some(super::zes_firmware::shim::zesFirmwareSetSecurityVersionExp),
};

pub(crate) static ZES_MEMORY: zes_memory_dditable_t = zes_memory_dditable_t {
    pfnGetProperties: Some(super::zes_memory::shim::zesMemoryGetProperties),
    pfnGetState: Some(super::zes_memory::shim::zesMemoryGetState),
    pfnGetBandwidth: Some(super::zes_memory::shim::zesMemoryGetBandwidth),
};

pub(crate) static ZES_FABRIC_PORT: zes_fabric_port_dditable_t = zes_fabric_port_dditable_t {
    pfnGetProperties: Some(super::zes_fabric_port::shim::zesFabricPortGetProperties),
    pfnGetLinkType: Some(super::zes_fabric_port::shim::zesFabricPortGetLinkType),
    pfnGetConfig: Some(super::zes_fabric_port::shim::zesFabricPortGetConfig),
    pfnSetConfig: Some(super::zes_fabric_port::shim::zesFabricPortSetConfig),
    pfnGetState: Some(super::zes_fabric_port::shim::zesFabricPortGetState),
    pfnGetThroughput: Some(super::zes_fabric_port::shim::zesFabricPortGetThroughput),
    pfnGetFabricErrorCounters: Some(super::zes_fabric_port::shim::zesFabricPortGetFabricErrorCounters),
    pfnGetMultiPortThroughput: Some(super::zes_fabric_port::shim::zesFabricPortGetMultiPortThroughput),
};

pub(crate) static ZES_TEMPERATURE: zes_temperature_dditable_t = zes_temperature_dditable_t {
    pfnGetProperties: Some(super::zes_temperature::shim::zesTemperatureGetProperties),
    pfnGetConfig: Some(super::zes_temperature::shim::zesTemperatureGetConfig),
    pfnSetConfig: Some(super::zes_temperature::shim::zesTemperatureSetConfig),
    pfnGetState: Some(super::zes_temperature::shim::zesTemperatureGetState),
};

pub(crate) static ZES_PSU: zes_psu_dditable_t = zes_psu_dditable_t {
    pfnGetProperties: Some(super::zes_psu::shim::zesPsuGetProperties),
    pfnGetState: Some(super::zes_psu::shim::zesPsuGetState),
};

pub(crate) static ZES_FAN: zes_fan_dditable_t = zes_fan_dditable_t {
    pfnGetProperties: Some(super::zes_fan::shim::zesFanGetProperties),
    pfnGetConfig: Some(super::zes_fan::shim::zesFanGetConfig),
    pfnSetDefaultMode: Some(super::zes_fan::shim::zesFanSetDefaultMode),
    pfnSetFixedSpeedMode: Some(super::zes_fan::shim::zesFanSetFixedSpeedMode),
    pfnSetSpeedTableMode: Some(super::zes_fan::shim::zesFanSetSpeedTableMode),
    pfnGetState: Some(super::zes_fan::shim::zesFanGetState),
};

pub(crate) static ZES_LED: zes_led_dditable_t = zes_led_dditable_t {
    pfnGetProperties: Some(super::zes_led::shim::zesLedGetProperties),
    pfnGetState: Some(super::zes_led::shim::zesLedGetState),
    pfnSetState: Some(super::zes_led::shim::zesLedSetState),
    pfnSetColor: Some(super::zes_led::shim::zesLedSetColor),
};

pub(crate) static ZES_RAS: zes_ras_dditable_t = zes_ras_dditable_t {
    pfnGetProperties: Some(super::zes_ras::shim::zesRasGetProperties),
    pfnGetConfig: Some(super::zes_ras::shim::zesRasGetConfig),
    pfnSetConfig: Some(super::zes_ras::shim::zesRasSetConfig),
    pfnGetState: Some(super::zes_ras::shim::zesRasGetState),
};

pub(crate) static ZES_RAS_EXP: zes_ras_exp_dditable_t = zes_ras_exp_dditable_t {
    pfnGetStateExp: Some(super::zes_ras::shim::zesRasGetStateExp),
    pfnClearStateExp: Some(super::zes_ras::shim::zesRasClearStateExp),
    pfnGetSupportedCategoriesExp: Some(super::zes_ras::shim::zesRasGetSupportedCategoriesExp),
    pfnGetStateExp2: Some(super::zes_ras::shim::zesRasGetStateExp2),
    pfnGetConfigExp: Some(super::zes_ras::shim::zesRasGetConfigExp),
    pfnSetConfigExp: Some(super::zes_ras::shim::zesRasSetConfigExp),
};

pub(crate) static ZES_DIAGNOSTICS: zes_diagnostics_dditable_t = zes_diagnostics_dditable_t {
    pfnGetProperties: Some(super::zes_diagnostics::shim::zesDiagnosticsGetProperties),
    pfnGetTests: Some(super::zes_diagnostics::shim::zesDiagnosticsGetTests),
    pfnRunTests: Some(super::zes_diagnostics::shim::zesDiagnosticsRunTests),
};

pub(crate) static ZES_VF_MANAGEMENT_EXP: zes_vf_management_exp_dditable_t =
    zes_vf_management_exp_dditable_t {
        pfnGetVFPropertiesExp: Some(super::zes_vf_management::shim::zesVFManagementGetVFPropertiesExp),
        pfnGetVFMemoryUtilizationExp: Some(
            super::zes_vf_management::shim::zesVFManagementGetVFMemoryUtilizationExp,
        ),
        pfnGetVFEngineUtilizationExp: Some(
            super::zes_vf_management::shim::zesVFManagementGetVFEngineUtilizationExp,
        ),
        pfnSetVFTelemetryModeExp: Some(super::zes_vf_management::shim::zesVFManagementSetVFTelemetryModeExp),
        pfnSetVFTelemetrySamplingIntervalExp: Some(
            super::zes_vf_management::shim::zesVFManagementSetVFTelemetrySamplingIntervalExp,
        ),
        pfnGetVFCapabilitiesExp: Some(super::zes_vf_management::shim::zesVFManagementGetVFCapabilitiesExp),
        pfnGetVFMemoryUtilizationExp2: Some(
            super::zes_vf_management::shim::zesVFManagementGetVFMemoryUtilizationExp2,
        ),
        pfnGetVFEngineUtilizationExp2: Some(
            super::zes_vf_management::shim::zesVFManagementGetVFEngineUtilizationExp2,
        ),
        pfnGetVFCapabilitiesExp2: Some(super::zes_vf_management::shim::zesVFManagementGetVFCapabilitiesExp2),
    };

pub(crate) static ZER_GLOBAL: zer_global_dditable_t = zer_global_dditable_t {
    pfnGetLastErrorDescription: Some(super::zer_global::shim::zerGetLastErrorDescription),
    pfnTranslateDeviceHandleToIdentifier: Some(super::zer_global::shim::zerTranslateDeviceHandleToIdentifier),
    pfnTranslateIdentifierToDeviceHandle: Some(super::zer_global::shim::zerTranslateIdentifierToDeviceHandle),
    pfnGetDefaultContext: Some(super::zer_global::shim::zerGetDefaultContext),
};

pub(crate) static ZE_DDITABLE_DRIVER: Shared<ze_dditable_driver_t> = Shared(ze_dditable_driver_t {
    version: ZE_API_VERSION_CURRENT,
    isValidFlag: 1,
    RTASBuilder: (&raw const ZE_RTAS_BUILDER).cast_mut(),
    RTASBuilderExp: (&raw const ZE_RTAS_BUILDER_EXP).cast_mut(),
    RTASParallelOperation: (&raw const ZE_RTAS_PARALLEL_OPERATION).cast_mut(),
    RTASParallelOperationExp: (&raw const ZE_RTAS_PARALLEL_OPERATION_EXP).cast_mut(),
    Global: (&raw const ZE_GLOBAL).cast_mut(),
    Driver: (&raw const ZE_DRIVER).cast_mut(),
    DriverExp: (&raw const ZE_DRIVER_EXP).cast_mut(),
    Device: (&raw const ZE_DEVICE).cast_mut(),
    DeviceExp: (&raw const ZE_DEVICE_EXP).cast_mut(),
    Context: (&raw const ZE_CONTEXT).cast_mut(),
    CommandQueue: (&raw const ZE_COMMAND_QUEUE).cast_mut(),
    CommandList: (&raw const ZE_COMMAND_LIST).cast_mut(),
    CommandListExp: (&raw const ZE_COMMAND_LIST_EXP).cast_mut(),
    Image: (&raw const ZE_IMAGE).cast_mut(),
    ImageExp: (&raw const ZE_IMAGE_EXP).cast_mut(),
    Mem: (&raw const ZE_MEM).cast_mut(),
    MemExp: (&raw const ZE_MEM_EXP).cast_mut(),
    Fence: (&raw const ZE_FENCE).cast_mut(),
    EventPool: (&raw const ZE_EVENT_POOL).cast_mut(),
    Event: (&raw const ZE_EVENT).cast_mut(),
    EventExp: (&raw const ZE_EVENT_EXP).cast_mut(),
    Module: (&raw const ZE_MODULE).cast_mut(),
    ModuleBuildLog: (&raw const ZE_MODULE_BUILD_LOG).cast_mut(),
    Kernel: (&raw const ZE_KERNEL).cast_mut(),
    KernelExp: (&raw const ZE_KERNEL_EXP).cast_mut(),
    Sampler: (&raw const ZE_SAMPLER).cast_mut(),
    PhysicalMem: (&raw const ZE_PHYSICAL_MEM).cast_mut(),
    VirtualMem: (&raw const ZE_VIRTUAL_MEM).cast_mut(),
    FabricVertexExp: (&raw const ZE_FABRIC_VERTEX_EXP).cast_mut(),
    FabricEdgeExp: (&raw const ZE_FABRIC_EDGE_EXP).cast_mut(),
    Graph: (&raw const ZE_GRAPH).cast_mut(),
    ExecutableGraph: (&raw const ZE_EXECUTABLE_GRAPH).cast_mut(),
});

pub(crate) static ZET_DDITABLE_DRIVER: Shared<zet_dditable_driver_t> = Shared(zet_dditable_driver_t {
    version: ZE_API_VERSION_CURRENT,
    isValidFlag: 1,
    MetricProgrammableExp: (&raw const ZET_METRIC_PROGRAMMABLE_EXP).cast_mut(),
    MetricTracerExp: (&raw const ZET_METRIC_TRACER_EXP).cast_mut(),
    MetricDecoderExp: (&raw const ZET_METRIC_DECODER_EXP).cast_mut(),
    Device: (&raw const ZET_DEVICE).cast_mut(),
    DeviceExp: (&raw const ZET_DEVICE_EXP).cast_mut(),
    Context: (&raw const ZET_CONTEXT).cast_mut(),
    CommandList: (&raw const ZET_COMMAND_LIST).cast_mut(),
    CommandListExp: (&raw const ZET_COMMAND_LIST_EXP).cast_mut(),
    Module: (&raw const ZET_MODULE).cast_mut(),
    Kernel: (&raw const ZET_KERNEL).cast_mut(),
    Metric: (&raw const ZET_METRIC).cast_mut(),
    MetricExp: (&raw const ZET_METRIC_EXP).cast_mut(),
    MetricGroup: (&raw const ZET_METRIC_GROUP).cast_mut(),
    MetricGroupExp: (&raw const ZET_METRIC_GROUP_EXP).cast_mut(),
    MetricStreamer: (&raw const ZET_METRIC_STREAMER).cast_mut(),
    MetricQueryPool: (&raw const ZET_METRIC_QUERY_POOL).cast_mut(),
    MetricQuery: (&raw const ZET_METRIC_QUERY).cast_mut(),
    TracerExp: (&raw const ZET_TRACER_EXP).cast_mut(),
    Debug: (&raw const ZET_DEBUG).cast_mut(),
});

pub(crate) static ZES_DDITABLE_DRIVER: Shared<zes_dditable_driver_t> = Shared(zes_dditable_driver_t {
    version: ZE_API_VERSION_CURRENT,
    isValidFlag: 1,
    Global: (&raw const ZES_GLOBAL).cast_mut(),
    Device: (&raw const ZES_DEVICE).cast_mut(),
    DeviceExp: (&raw const ZES_DEVICE_EXP).cast_mut(),
    Driver: (&raw const ZES_DRIVER).cast_mut(),
    DriverExp: (&raw const ZES_DRIVER_EXP).cast_mut(),
    Overclock: (&raw const ZES_OVERCLOCK).cast_mut(),
    Scheduler: (&raw const ZES_SCHEDULER).cast_mut(),
    PerformanceFactor: (&raw const ZES_PERFORMANCE_FACTOR).cast_mut(),
    Power: (&raw const ZES_POWER).cast_mut(),
    Frequency: (&raw const ZES_FREQUENCY).cast_mut(),
    Engine: (&raw const ZES_ENGINE).cast_mut(),
    Standby: (&raw const ZES_STANDBY).cast_mut(),
    Firmware: (&raw const ZES_FIRMWARE).cast_mut(),
    FirmwareExp: (&raw const ZES_FIRMWARE_EXP).cast_mut(),
    Memory: (&raw const ZES_MEMORY).cast_mut(),
    FabricPort: (&raw const ZES_FABRIC_PORT).cast_mut(),
    Temperature: (&raw const ZES_TEMPERATURE).cast_mut(),
    Psu: (&raw const ZES_PSU).cast_mut(),
    Fan: (&raw const ZES_FAN).cast_mut(),
    Led: (&raw const ZES_LED).cast_mut(),
    Ras: (&raw const ZES_RAS).cast_mut(),
    RasExp: (&raw const ZES_RAS_EXP).cast_mut(),
    Diagnostics: (&raw const ZES_DIAGNOSTICS).cast_mut(),
    VFManagementExp: (&raw const ZES_VF_MANAGEMENT_EXP).cast_mut(),
});

pub(crate) static ZER_DDITABLE_DRIVER: Shared<zer_dditable_driver_t> = Shared(zer_dditable_driver_t {
    version: ZE_API_VERSION_CURRENT,
    isValidFlag: 1,
    Global: (&raw const ZER_GLOBAL).cast_mut(),
});

pub(crate) static SHIMS: Shared<[Option<*const c_void>; 478]> = Shared([
    Some(super::global::shim::zeInit as *const c_void),
    Some(super::driver::shim::zeDriverGet as *const c_void),
    Some(super::global::shim::zeInitDrivers as *const c_void),
    Some(super::driver::shim::zeDriverGetApiVersion as *const c_void),
    Some(super::driver::shim::zeDriverGetProperties as *const c_void),
    Some(super::driver::shim::zeDriverGetIpcProperties as *const c_void),
    Some(super::driver::shim::zeDriverGetExtensionProperties as *const c_void),
    Some(super::driver::shim::zeDriverGetExtensionFunctionAddress as *const c_void),
    Some(super::driver::shim::zeDriverGetLastErrorDescription as *const c_void),
    Some(super::driver::shim::zeDriverGetDefaultContext as *const c_void),
    Some(super::device::shim::zeDeviceGet as *const c_void),
    Some(super::device::shim::zeDeviceGetRootDevice as *const c_void),
    Some(super::device::shim::zeDeviceGetSubDevices as *const c_void),
    Some(super::device::shim::zeDeviceGetProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetComputeProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetModuleProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetCommandQueueGroupProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetMemoryProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetMemoryAccessProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetCacheProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetImageProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetExternalMemoryProperties as *const c_void),
    Some(super::device::shim::zeDeviceGetP2PProperties as *const c_void),
    Some(super::device::shim::zeDeviceCanAccessPeer as *const c_void),
    Some(super::device::shim::zeDeviceGetStatus as *const c_void),
    Some(super::device::shim::zeDeviceGetGlobalTimestamps as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::context::shim::zeContextCreate as *const c_void),
    Some(super::context::shim::zeContextCreateEx as *const c_void),
    Some(super::context::shim::zeContextDestroy as *const c_void),
    Some(super::context::shim::zeContextGetStatus as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueCreate as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueDestroy as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueExecuteCommandLists as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueSynchronize as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueGetOrdinal as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueGetIndex as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueGetFlags as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueGetMode as *const c_void),
    Some(super::command_queue::shim::zeCommandQueueGetPriority as *const c_void),
    Some(super::command_list::shim::zeCommandListCreate as *const c_void),
    Some(super::command_list::shim::zeCommandListCreateImmediate as *const c_void),
    Some(super::command_list::shim::zeCommandListDestroy as *const c_void),
    Some(super::command_list::shim::zeCommandListClose as *const c_void),
    Some(super::command_list::shim::zeCommandListReset as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendWriteGlobalTimestamp as *const c_void),
    Some(super::command_list::shim::zeCommandListHostSynchronize as *const c_void),
    Some(super::command_list::shim::zeCommandListGetDeviceHandle as *const c_void),
    Some(super::command_list::shim::zeCommandListGetContextHandle as *const c_void),
    Some(super::command_list::shim::zeCommandListGetOrdinal as *const c_void),
    Some(super::command_list::shim::zeCommandListImmediateGetIndex as *const c_void),
    Some(super::command_list::shim::zeCommandListIsImmediate as *const c_void),
    Some(super::command_list::shim::zeCommandListGetFlags as *const c_void),
    Some(super::command_list::shim::zeCommandListImmediateGetFlags as *const c_void),
    Some(super::command_list::shim::zeCommandListImmediateGetMode as *const c_void),
    Some(super::command_list::shim::zeCommandListImmediateGetPriority as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendBarrier as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendMemoryRangesBarrier as *const c_void),
    None,
    Some(super::command_list::shim::zeCommandListAppendMemoryCopy as *const c_void),
    None,
    Some(super::command_list::shim::zeCommandListAppendMemoryFill as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::event_pool::shim::zeEventPoolCreate as *const c_void),
    Some(super::event_pool::shim::zeEventPoolDestroy as *const c_void),
    Some(super::event::shim::zeEventCreate as *const c_void),
    None,
    Some(super::event::shim::zeEventDestroy as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::command_list::shim::zeCommandListAppendSignalEvent as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendWaitOnEvents as *const c_void),
    Some(super::event::shim::zeEventHostSignal as *const c_void),
    Some(super::event::shim::zeEventHostSynchronize as *const c_void),
    Some(super::event::shim::zeEventQueryStatus as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendEventReset as *const c_void),
    Some(super::event::shim::zeEventHostReset as *const c_void),
    Some(super::event::shim::zeEventQueryKernelTimestamp as *const c_void),
    None,
    Some(super::event::shim::zeEventGetEventPool as *const c_void),
    Some(super::event::shim::zeEventGetSignalScope as *const c_void),
    Some(super::event::shim::zeEventGetWaitScope as *const c_void),
    Some(super::event_pool::shim::zeEventPoolGetContextHandle as *const c_void),
    Some(super::event_pool::shim::zeEventPoolGetFlags as *const c_void),
    None,
    Some(super::fence::shim::zeFenceCreate as *const c_void),
    Some(super::fence::shim::zeFenceDestroy as *const c_void),
    Some(super::fence::shim::zeFenceHostSynchronize as *const c_void),
    Some(super::fence::shim::zeFenceQueryStatus as *const c_void),
    Some(super::fence::shim::zeFenceReset as *const c_void),
    None,
    None,
    None,
    Some(super::mem::shim::zeMemAllocShared as *const c_void),
    Some(super::mem::shim::zeMemAllocDevice as *const c_void),
    Some(super::mem::shim::zeMemAllocHost as *const c_void),
    Some(super::mem::shim::zeMemFree as *const c_void),
    Some(super::mem::shim::zeMemGetAllocProperties as *const c_void),
    Some(super::mem::shim::zeMemGetAddressRange as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::module::shim::zeModuleCreate as *const c_void),
    Some(super::module::shim::zeModuleDestroy as *const c_void),
    Some(super::module::shim::zeModuleDynamicLink as *const c_void),
    Some(super::module_build_log::shim::zeModuleBuildLogDestroy as *const c_void),
    Some(super::module_build_log::shim::zeModuleBuildLogGetString as *const c_void),
    Some(super::module::shim::zeModuleGetNativeBinary as *const c_void),
    Some(super::module::shim::zeModuleGetGlobalPointer as *const c_void),
    Some(super::module::shim::zeModuleGetKernelNames as *const c_void),
    Some(super::module::shim::zeModuleGetProperties as *const c_void),
    Some(super::kernel::shim::zeKernelCreate as *const c_void),
    Some(super::kernel::shim::zeKernelDestroy as *const c_void),
    Some(super::module::shim::zeModuleGetFunctionPointer as *const c_void),
    Some(super::kernel::shim::zeKernelSetGroupSize as *const c_void),
    Some(super::kernel::shim::zeKernelSuggestGroupSize as *const c_void),
    None,
    Some(super::kernel::shim::zeKernelSetArgumentValue as *const c_void),
    Some(super::kernel::shim::zeKernelSetIndirectAccess as *const c_void),
    Some(super::kernel::shim::zeKernelGetIndirectAccess as *const c_void),
    Some(super::kernel::shim::zeKernelGetSourceAttributes as *const c_void),
    Some(super::kernel::shim::zeKernelSetCacheConfig as *const c_void),
    Some(super::kernel::shim::zeKernelGetProperties as *const c_void),
    Some(super::kernel::shim::zeKernelGetName as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendLaunchKernel as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendLaunchKernelWithParameters as *const c_void),
    Some(super::command_list::shim::zeCommandListAppendLaunchKernelWithArguments as *const c_void),
    None,
    None,
    None,
    Some(super::context::shim::zeContextMakeMemoryResident as *const c_void),
    Some(super::context::shim::zeContextEvictMemory as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::kernel::shim::zeKernelSetGlobalOffsetExp as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::device::shim::zeDevicePciGetPropertiesExt as *const c_void),
    None,
    None,
    None,
    Some(super::module::shim::zeModuleInspectLinkageExt as *const c_void),
    Some(super::mem::shim::zeMemFreeExt as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::device::shim::zeDeviceGetVectorWidthPropertiesExt as *const c_void),
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Some(super::zer_global::shim::zerGetLastErrorDescription as *const c_void),
    Some(super::zer_global::shim::zerTranslateDeviceHandleToIdentifier as *const c_void),
    Some(super::zer_global::shim::zerTranslateIdentifierToDeviceHandle as *const c_void),
    Some(super::zer_global::shim::zerGetDefaultContext as *const c_void),
]);
