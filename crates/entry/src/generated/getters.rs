//! The 76 table getters, gated by version entry by entry.
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
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetRTASBuilderProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_rtas_builder_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000d {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExt)
                .write(Some(super::rtas_builder::shim::zeRTASBuilderCreateExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetBuildPropertiesExt).write(Some(
                super::rtas_builder::shim::zeRTASBuilderGetBuildPropertiesExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnBuildExt).write(Some(super::rtas_builder::shim::zeRTASBuilderBuildExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCommandListAppendCopyExt).write(Some(
                super::rtas_builder::shim::zeRTASBuilderCommandListAppendCopyExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExt)
                .write(Some(super::rtas_builder::shim::zeRTASBuilderDestroyExt))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetRTASBuilderExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_rtas_builder_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExp)
                .write(Some(super::rtas_builder::shim::zeRTASBuilderCreateExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetBuildPropertiesExp).write(Some(
                super::rtas_builder::shim::zeRTASBuilderGetBuildPropertiesExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnBuildExp).write(Some(super::rtas_builder::shim::zeRTASBuilderBuildExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExp)
                .write(Some(super::rtas_builder::shim::zeRTASBuilderDestroyExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetRTASParallelOperationProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_rtas_parallel_operation_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000d {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExt).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationCreateExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPropertiesExt).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationGetPropertiesExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnJoinExt).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationJoinExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExt).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationDestroyExt,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetRTASParallelOperationExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_rtas_parallel_operation_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExp).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationCreateExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPropertiesExp).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationGetPropertiesExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnJoinExp).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationJoinExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExp).write(Some(
                super::rtas_parallel_operation::shim::zeRTASParallelOperationDestroyExp,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetGlobalProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_global_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnInit).write(Some(super::global::shim::zeInit)) };
    }
    if version.0 >= 0x1000a {
        unsafe { (&raw mut (*pDdiTable).pfnInitDrivers).write(Some(super::global::shim::zeInitDrivers)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetDriverProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_driver_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnGet).write(Some(super::driver::shim::zeDriverGet)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetApiVersion).write(Some(super::driver::shim::zeDriverGetApiVersion))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::driver::shim::zeDriverGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetIpcProperties)
                .write(Some(super::driver::shim::zeDriverGetIpcProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExtensionProperties)
                .write(Some(super::driver::shim::zeDriverGetExtensionProperties))
        };
    }
    if version.0 >= 0x10001 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExtensionFunctionAddress)
                .write(Some(super::driver::shim::zeDriverGetExtensionFunctionAddress))
        };
    }
    if version.0 >= 0x10006 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetLastErrorDescription)
                .write(Some(super::driver::shim::zeDriverGetLastErrorDescription))
        };
    }
    if version.0 >= 0x1000d {
        unsafe {
            (&raw mut (*pDdiTable).pfnRTASFormatCompatibilityCheckExt)
                .write(Some(super::driver::shim::zeDriverRTASFormatCompatibilityCheckExt))
        };
    }
    if version.0 >= 0x1000e {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDefaultContext)
                .write(Some(super::driver::shim::zeDriverGetDefaultContext))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetDriverExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_driver_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnRTASFormatCompatibilityCheckExp)
                .write(Some(super::driver::shim::zeDriverRTASFormatCompatibilityCheckExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetDeviceProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_device_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnGet).write(Some(super::device::shim::zeDeviceGet)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSubDevices).write(Some(super::device::shim::zeDeviceGetSubDevices))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::device::shim::zeDeviceGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetComputeProperties)
                .write(Some(super::device::shim::zeDeviceGetComputeProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetModuleProperties)
                .write(Some(super::device::shim::zeDeviceGetModuleProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetCommandQueueGroupProperties)
                .write(Some(super::device::shim::zeDeviceGetCommandQueueGroupProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetMemoryProperties)
                .write(Some(super::device::shim::zeDeviceGetMemoryProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetMemoryAccessProperties)
                .write(Some(super::device::shim::zeDeviceGetMemoryAccessProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetCacheProperties)
                .write(Some(super::device::shim::zeDeviceGetCacheProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetImageProperties)
                .write(Some(super::device::shim::zeDeviceGetImageProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExternalMemoryProperties)
                .write(Some(super::device::shim::zeDeviceGetExternalMemoryProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetP2PProperties)
                .write(Some(super::device::shim::zeDeviceGetP2PProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCanAccessPeer).write(Some(super::device::shim::zeDeviceCanAccessPeer))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetStatus).write(Some(super::device::shim::zeDeviceGetStatus)) };
    }
    if version.0 >= 0x10001 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetGlobalTimestamps)
                .write(Some(super::device::shim::zeDeviceGetGlobalTimestamps))
        };
    }
    if version.0 >= 0x10002 {
        unsafe {
            (&raw mut (*pDdiTable).pfnReserveCacheExt)
                .write(Some(super::device::shim::zeDeviceReserveCacheExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetCacheAdviceExt)
                .write(Some(super::device::shim::zeDeviceSetCacheAdviceExt))
        };
    }
    if version.0 >= 0x10003 {
        unsafe {
            (&raw mut (*pDdiTable).pfnPciGetPropertiesExt)
                .write(Some(super::device::shim::zeDevicePciGetPropertiesExt))
        };
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetRootDevice).write(Some(super::device::shim::zeDeviceGetRootDevice))
        };
    }
    if version.0 >= 0x1000c {
        unsafe {
            (&raw mut (*pDdiTable).pfnImportExternalSemaphoreExt)
                .write(Some(super::device::shim::zeDeviceImportExternalSemaphoreExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReleaseExternalSemaphoreExt)
                .write(Some(super::device::shim::zeDeviceReleaseExternalSemaphoreExt))
        };
    }
    if version.0 >= 0x1000d {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVectorWidthPropertiesExt)
                .write(Some(super::device::shim::zeDeviceGetVectorWidthPropertiesExt))
        };
    }
    if version.0 >= 0x1000e {
        unsafe {
            (&raw mut (*pDdiTable).pfnSynchronize).write(Some(super::device::shim::zeDeviceSynchronize))
        };
    }
    if version.0 >= 0x1000f {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAggregatedCopyOffloadIncrementValue).write(Some(
                super::device::shim::zeDeviceGetAggregatedCopyOffloadIncrementValue,
            ))
        };
    }
    if version.0 >= 0x10010 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetRuntimeRequirements)
                .write(Some(super::device::shim::zeDeviceGetRuntimeRequirements))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetRuntimeRequirementsKey)
                .write(Some(super::device::shim::zeDeviceGetRuntimeRequirementsKey))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnValidateRuntimeRequirements)
                .write(Some(super::device::shim::zeDeviceValidateRuntimeRequirements))
        };
    }
    if version.0 >= 0x10011 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetCounterBasedEventMaxValue)
                .write(Some(super::device::shim::zeDeviceGetCounterBasedEventMaxValue))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetDeviceExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_device_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10004 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFabricVertexExp)
                .write(Some(super::device::shim::zeDeviceGetFabricVertexExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetContextProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_context_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::context::shim::zeContextCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::context::shim::zeContextDestroy)) };
        unsafe { (&raw mut (*pDdiTable).pfnGetStatus).write(Some(super::context::shim::zeContextGetStatus)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnSystemBarrier).write(Some(super::context::shim::zeContextSystemBarrier))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnMakeMemoryResident)
                .write(Some(super::context::shim::zeContextMakeMemoryResident))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEvictMemory).write(Some(super::context::shim::zeContextEvictMemory))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnMakeImageResident)
                .write(Some(super::context::shim::zeContextMakeImageResident))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEvictImage).write(Some(super::context::shim::zeContextEvictImage))
        };
    }
    if version.0 >= 0x10001 {
        unsafe { (&raw mut (*pDdiTable).pfnCreateEx).write(Some(super::context::shim::zeContextCreateEx)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetCommandQueueProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_command_queue_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreate).write(Some(super::command_queue::shim::zeCommandQueueCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::command_queue::shim::zeCommandQueueDestroy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnExecuteCommandLists).write(Some(
                super::command_queue::shim::zeCommandQueueExecuteCommandLists,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSynchronize)
                .write(Some(super::command_queue::shim::zeCommandQueueSynchronize))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetOrdinal)
                .write(Some(super::command_queue::shim::zeCommandQueueGetOrdinal))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetIndex)
                .write(Some(super::command_queue::shim::zeCommandQueueGetIndex))
        };
    }
    if version.0 >= 0x10011 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFlags)
                .write(Some(super::command_queue::shim::zeCommandQueueGetFlags))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetMode).write(Some(super::command_queue::shim::zeCommandQueueGetMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPriority)
                .write(Some(super::command_queue::shim::zeCommandQueueGetPriority))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetCommandListProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_command_list_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreate).write(Some(super::command_list::shim::zeCommandListCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateImmediate)
                .write(Some(super::command_list::shim::zeCommandListCreateImmediate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::command_list::shim::zeCommandListDestroy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnClose).write(Some(super::command_list::shim::zeCommandListClose))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReset).write(Some(super::command_list::shim::zeCommandListReset))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendWriteGlobalTimestamp).write(Some(
                super::command_list::shim::zeCommandListAppendWriteGlobalTimestamp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendBarrier)
                .write(Some(super::command_list::shim::zeCommandListAppendBarrier))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryRangesBarrier).write(Some(
                super::command_list::shim::zeCommandListAppendMemoryRangesBarrier,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryCopy)
                .write(Some(super::command_list::shim::zeCommandListAppendMemoryCopy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryFill)
                .write(Some(super::command_list::shim::zeCommandListAppendMemoryFill))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryCopyRegion).write(Some(
                super::command_list::shim::zeCommandListAppendMemoryCopyRegion,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryCopyFromContext).write(Some(
                super::command_list::shim::zeCommandListAppendMemoryCopyFromContext,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendImageCopy)
                .write(Some(super::command_list::shim::zeCommandListAppendImageCopy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendImageCopyRegion).write(Some(
                super::command_list::shim::zeCommandListAppendImageCopyRegion,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendImageCopyToMemory).write(Some(
                super::command_list::shim::zeCommandListAppendImageCopyToMemory,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendImageCopyFromMemory).write(Some(
                super::command_list::shim::zeCommandListAppendImageCopyFromMemory,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryPrefetch)
                .write(Some(super::command_list::shim::zeCommandListAppendMemoryPrefetch))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemAdvise)
                .write(Some(super::command_list::shim::zeCommandListAppendMemAdvise))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendSignalEvent)
                .write(Some(super::command_list::shim::zeCommandListAppendSignalEvent))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendWaitOnEvents)
                .write(Some(super::command_list::shim::zeCommandListAppendWaitOnEvents))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendEventReset)
                .write(Some(super::command_list::shim::zeCommandListAppendEventReset))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendQueryKernelTimestamps).write(Some(
                super::command_list::shim::zeCommandListAppendQueryKernelTimestamps,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendLaunchKernel)
                .write(Some(super::command_list::shim::zeCommandListAppendLaunchKernel))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendLaunchCooperativeKernel).write(Some(
                super::command_list::shim::zeCommandListAppendLaunchCooperativeKernel,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendLaunchKernelIndirect).write(Some(
                super::command_list::shim::zeCommandListAppendLaunchKernelIndirect,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendLaunchMultipleKernelsIndirect).write(Some(
                super::command_list::shim::zeCommandListAppendLaunchMultipleKernelsIndirect,
            ))
        };
    }
    if version.0 >= 0x10003 {
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendImageCopyToMemoryExt).write(Some(
                super::command_list::shim::zeCommandListAppendImageCopyToMemoryExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendImageCopyFromMemoryExt).write(Some(
                super::command_list::shim::zeCommandListAppendImageCopyFromMemoryExt,
            ))
        };
    }
    if version.0 >= 0x10006 {
        unsafe {
            (&raw mut (*pDdiTable).pfnHostSynchronize)
                .write(Some(super::command_list::shim::zeCommandListHostSynchronize))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDeviceHandle)
                .write(Some(super::command_list::shim::zeCommandListGetDeviceHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetContextHandle)
                .write(Some(super::command_list::shim::zeCommandListGetContextHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetOrdinal)
                .write(Some(super::command_list::shim::zeCommandListGetOrdinal))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnImmediateGetIndex)
                .write(Some(super::command_list::shim::zeCommandListImmediateGetIndex))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnIsImmediate)
                .write(Some(super::command_list::shim::zeCommandListIsImmediate))
        };
    }
    if version.0 >= 0x1000c {
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendSignalExternalSemaphoreExt).write(Some(
                super::command_list::shim::zeCommandListAppendSignalExternalSemaphoreExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendWaitExternalSemaphoreExt).write(Some(
                super::command_list::shim::zeCommandListAppendWaitExternalSemaphoreExt,
            ))
        };
    }
    if version.0 >= 0x1000e {
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendLaunchKernelWithParameters).write(Some(
                super::command_list::shim::zeCommandListAppendLaunchKernelWithParameters,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendLaunchKernelWithArguments).write(Some(
                super::command_list::shim::zeCommandListAppendLaunchKernelWithArguments,
            ))
        };
    }
    if version.0 >= 0x10010 {
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryCopyWithParameters).write(Some(
                super::command_list::shim::zeCommandListAppendMemoryCopyWithParameters,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMemoryFillWithParameters).write(Some(
                super::command_list::shim::zeCommandListAppendMemoryFillWithParameters,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnImmediateAppendCommandListsWithParameters).write(Some(
                super::command_list::shim::zeCommandListImmediateAppendCommandListsWithParameters,
            ))
        };
    }
    if version.0 >= 0x10011 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFlags).write(Some(super::command_list::shim::zeCommandListGetFlags))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnImmediateGetFlags)
                .write(Some(super::command_list::shim::zeCommandListImmediateGetFlags))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnImmediateGetMode)
                .write(Some(super::command_list::shim::zeCommandListImmediateGetMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnImmediateGetPriority)
                .write(Some(super::command_list::shim::zeCommandListImmediateGetPriority))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnBeginGraphCaptureExt)
                .write(Some(super::command_list::shim::zeCommandListBeginGraphCaptureExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnBeginCaptureIntoGraphExt).write(Some(
                super::command_list::shim::zeCommandListBeginCaptureIntoGraphExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnIsGraphCaptureEnabledExt).write(Some(
                super::command_list::shim::zeCommandListIsGraphCaptureEnabledExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEndGraphCaptureExt)
                .write(Some(super::command_list::shim::zeCommandListEndGraphCaptureExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetGraphExt)
                .write(Some(super::command_list::shim::zeCommandListGetGraphExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendGraphExt)
                .write(Some(super::command_list::shim::zeCommandListAppendGraphExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendHostFunction)
                .write(Some(super::command_list::shim::zeCommandListAppendHostFunction))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetCommandListExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_command_list_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateCloneExp)
                .write(Some(super::command_list::shim::zeCommandListCreateCloneExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnImmediateAppendCommandListsExp).write(Some(
                super::command_list::shim::zeCommandListImmediateAppendCommandListsExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetNextCommandIdExp)
                .write(Some(super::command_list::shim::zeCommandListGetNextCommandIdExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnUpdateMutableCommandsExp).write(Some(
                super::command_list::shim::zeCommandListUpdateMutableCommandsExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnUpdateMutableCommandSignalEventExp).write(Some(
                super::command_list::shim::zeCommandListUpdateMutableCommandSignalEventExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnUpdateMutableCommandWaitEventsExp).write(Some(
                super::command_list::shim::zeCommandListUpdateMutableCommandWaitEventsExp,
            ))
        };
    }
    if version.0 >= 0x1000a {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetNextCommandIdWithKernelsExp).write(Some(
                super::command_list::shim::zeCommandListGetNextCommandIdWithKernelsExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnUpdateMutableCommandKernelsExp).write(Some(
                super::command_list::shim::zeCommandListUpdateMutableCommandKernelsExp,
            ))
        };
    }
    if version.0 >= 0x10011 {
        unsafe {
            (&raw mut (*pDdiTable).pfnIsMutableExp)
                .write(Some(super::command_list::shim::zeCommandListIsMutableExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetImageProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_image_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::image::shim::zeImageGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::image::shim::zeImageCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::image::shim::zeImageDestroy)) };
    }
    if version.0 >= 0x10003 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAllocPropertiesExt)
                .write(Some(super::image::shim::zeImageGetAllocPropertiesExt))
        };
    }
    if version.0 >= 0x10005 {
        unsafe {
            (&raw mut (*pDdiTable).pfnViewCreateExt).write(Some(super::image::shim::zeImageViewCreateExt))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetImageExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_image_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10002 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetMemoryPropertiesExp)
                .write(Some(super::image::shim::zeImageGetMemoryPropertiesExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnViewCreateExp).write(Some(super::image::shim::zeImageViewCreateExp))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDeviceOffsetExp)
                .write(Some(super::image::shim::zeImageGetDeviceOffsetExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetMemProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_mem_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnAllocShared).write(Some(super::mem::shim::zeMemAllocShared)) };
        unsafe { (&raw mut (*pDdiTable).pfnAllocDevice).write(Some(super::mem::shim::zeMemAllocDevice)) };
        unsafe { (&raw mut (*pDdiTable).pfnAllocHost).write(Some(super::mem::shim::zeMemAllocHost)) };
        unsafe { (&raw mut (*pDdiTable).pfnFree).write(Some(super::mem::shim::zeMemFree)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAllocProperties)
                .write(Some(super::mem::shim::zeMemGetAllocProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAddressRange).write(Some(super::mem::shim::zeMemGetAddressRange))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetIpcHandle).write(Some(super::mem::shim::zeMemGetIpcHandle)) };
        unsafe { (&raw mut (*pDdiTable).pfnOpenIpcHandle).write(Some(super::mem::shim::zeMemOpenIpcHandle)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnCloseIpcHandle).write(Some(super::mem::shim::zeMemCloseIpcHandle))
        };
    }
    if version.0 >= 0x10003 {
        unsafe { (&raw mut (*pDdiTable).pfnFreeExt).write(Some(super::mem::shim::zeMemFreeExt)) };
    }
    if version.0 >= 0x10006 {
        unsafe { (&raw mut (*pDdiTable).pfnPutIpcHandle).write(Some(super::mem::shim::zeMemPutIpcHandle)) };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPitchFor2dImage)
                .write(Some(super::mem::shim::zeMemGetPitchFor2dImage))
        };
    }
    if version.0 >= 0x1000f {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetIpcHandleWithProperties)
                .write(Some(super::mem::shim::zeMemGetIpcHandleWithProperties))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetMemExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_mem_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10006 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetIpcHandleFromFileDescriptorExp)
                .write(Some(super::mem::shim::zeMemGetIpcHandleFromFileDescriptorExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFileDescriptorFromIpcHandleExp)
                .write(Some(super::mem::shim::zeMemGetFileDescriptorFromIpcHandleExp))
        };
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnSetAtomicAccessAttributeExp)
                .write(Some(super::mem::shim::zeMemSetAtomicAccessAttributeExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAtomicAccessAttributeExp)
                .write(Some(super::mem::shim::zeMemGetAtomicAccessAttributeExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetFenceProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_fence_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::fence::shim::zeFenceCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::fence::shim::zeFenceDestroy)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnHostSynchronize).write(Some(super::fence::shim::zeFenceHostSynchronize))
        };
        unsafe { (&raw mut (*pDdiTable).pfnQueryStatus).write(Some(super::fence::shim::zeFenceQueryStatus)) };
        unsafe { (&raw mut (*pDdiTable).pfnReset).write(Some(super::fence::shim::zeFenceReset)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetEventPoolProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_event_pool_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::event_pool::shim::zeEventPoolCreate)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::event_pool::shim::zeEventPoolDestroy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetIpcHandle)
                .write(Some(super::event_pool::shim::zeEventPoolGetIpcHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOpenIpcHandle)
                .write(Some(super::event_pool::shim::zeEventPoolOpenIpcHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCloseIpcHandle)
                .write(Some(super::event_pool::shim::zeEventPoolCloseIpcHandle))
        };
    }
    if version.0 >= 0x10006 {
        unsafe {
            (&raw mut (*pDdiTable).pfnPutIpcHandle)
                .write(Some(super::event_pool::shim::zeEventPoolPutIpcHandle))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetContextHandle)
                .write(Some(super::event_pool::shim::zeEventPoolGetContextHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFlags).write(Some(super::event_pool::shim::zeEventPoolGetFlags))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetEventProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_event_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::event::shim::zeEventCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::event::shim::zeEventDestroy)) };
        unsafe { (&raw mut (*pDdiTable).pfnHostSignal).write(Some(super::event::shim::zeEventHostSignal)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnHostSynchronize).write(Some(super::event::shim::zeEventHostSynchronize))
        };
        unsafe { (&raw mut (*pDdiTable).pfnQueryStatus).write(Some(super::event::shim::zeEventQueryStatus)) };
        unsafe { (&raw mut (*pDdiTable).pfnHostReset).write(Some(super::event::shim::zeEventHostReset)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnQueryKernelTimestamp)
                .write(Some(super::event::shim::zeEventQueryKernelTimestamp))
        };
    }
    if version.0 >= 0x10006 {
        unsafe {
            (&raw mut (*pDdiTable).pfnQueryKernelTimestampsExt)
                .write(Some(super::event::shim::zeEventQueryKernelTimestampsExt))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetEventPool).write(Some(super::event::shim::zeEventGetEventPool))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSignalScope).write(Some(super::event::shim::zeEventGetSignalScope))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetWaitScope).write(Some(super::event::shim::zeEventGetWaitScope))
        };
    }
    if version.0 >= 0x1000f {
        unsafe {
            (&raw mut (*pDdiTable).pfnCounterBasedCreate)
                .write(Some(super::event::shim::zeEventCounterBasedCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCounterBasedGetIpcHandle)
                .write(Some(super::event::shim::zeEventCounterBasedGetIpcHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCounterBasedOpenIpcHandle)
                .write(Some(super::event::shim::zeEventCounterBasedOpenIpcHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCounterBasedCloseIpcHandle)
                .write(Some(super::event::shim::zeEventCounterBasedCloseIpcHandle))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCounterBasedGetDeviceAddress)
                .write(Some(super::event::shim::zeEventCounterBasedGetDeviceAddress))
        };
    }
    if version.0 >= 0x10011 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetCounterBasedFlags)
                .write(Some(super::event::shim::zeEventGetCounterBasedFlags))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetEventExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_event_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10002 {
        unsafe {
            (&raw mut (*pDdiTable).pfnQueryTimestampsExp)
                .write(Some(super::event::shim::zeEventQueryTimestampsExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetModuleProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_module_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::module::shim::zeModuleCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::module::shim::zeModuleDestroy)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnDynamicLink).write(Some(super::module::shim::zeModuleDynamicLink))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetNativeBinary)
                .write(Some(super::module::shim::zeModuleGetNativeBinary))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetGlobalPointer)
                .write(Some(super::module::shim::zeModuleGetGlobalPointer))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetKernelNames).write(Some(super::module::shim::zeModuleGetKernelNames))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::module::shim::zeModuleGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFunctionPointer)
                .write(Some(super::module::shim::zeModuleGetFunctionPointer))
        };
    }
    if version.0 >= 0x10003 {
        unsafe {
            (&raw mut (*pDdiTable).pfnInspectLinkageExt)
                .write(Some(super::module::shim::zeModuleInspectLinkageExt))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetModuleBuildLogProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_module_build_log_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy)
                .write(Some(super::module_build_log::shim::zeModuleBuildLogDestroy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetString)
                .write(Some(super::module_build_log::shim::zeModuleBuildLogGetString))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetKernelProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_kernel_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::kernel::shim::zeKernelCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::kernel::shim::zeKernelDestroy)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetCacheConfig).write(Some(super::kernel::shim::zeKernelSetCacheConfig))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetGroupSize).write(Some(super::kernel::shim::zeKernelSetGroupSize))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSuggestGroupSize)
                .write(Some(super::kernel::shim::zeKernelSuggestGroupSize))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSuggestMaxCooperativeGroupCount)
                .write(Some(super::kernel::shim::zeKernelSuggestMaxCooperativeGroupCount))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetArgumentValue)
                .write(Some(super::kernel::shim::zeKernelSetArgumentValue))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetIndirectAccess)
                .write(Some(super::kernel::shim::zeKernelSetIndirectAccess))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetIndirectAccess)
                .write(Some(super::kernel::shim::zeKernelGetIndirectAccess))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSourceAttributes)
                .write(Some(super::kernel::shim::zeKernelGetSourceAttributes))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::kernel::shim::zeKernelGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetName).write(Some(super::kernel::shim::zeKernelGetName)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetKernelExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_kernel_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10001 {
        unsafe {
            (&raw mut (*pDdiTable).pfnSetGlobalOffsetExp)
                .write(Some(super::kernel::shim::zeKernelSetGlobalOffsetExp))
        };
    }
    if version.0 >= 0x10002 {
        unsafe {
            (&raw mut (*pDdiTable).pfnSchedulingHintExp)
                .write(Some(super::kernel::shim::zeKernelSchedulingHintExp))
        };
    }
    if version.0 >= 0x1000b {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetBinaryExp).write(Some(super::kernel::shim::zeKernelGetBinaryExp))
        };
    }
    if version.0 >= 0x1000e {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAllocationPropertiesExp)
                .write(Some(super::kernel::shim::zeKernelGetAllocationPropertiesExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetSamplerProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_sampler_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnCreate).write(Some(super::sampler::shim::zeSamplerCreate)) };
        unsafe { (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::sampler::shim::zeSamplerDestroy)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetPhysicalMemProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_physical_mem_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreate).write(Some(super::physical_mem::shim::zePhysicalMemCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::physical_mem::shim::zePhysicalMemDestroy))
        };
    }
    if version.0 >= 0x1000f {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::physical_mem::shim::zePhysicalMemGetProperties))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetVirtualMemProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_virtual_mem_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnReserve).write(Some(super::virtual_mem::shim::zeVirtualMemReserve))
        };
        unsafe { (&raw mut (*pDdiTable).pfnFree).write(Some(super::virtual_mem::shim::zeVirtualMemFree)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnQueryPageSize)
                .write(Some(super::virtual_mem::shim::zeVirtualMemQueryPageSize))
        };
        unsafe { (&raw mut (*pDdiTable).pfnMap).write(Some(super::virtual_mem::shim::zeVirtualMemMap)) };
        unsafe { (&raw mut (*pDdiTable).pfnUnmap).write(Some(super::virtual_mem::shim::zeVirtualMemUnmap)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetAccessAttribute)
                .write(Some(super::virtual_mem::shim::zeVirtualMemSetAccessAttribute))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAccessAttribute)
                .write(Some(super::virtual_mem::shim::zeVirtualMemGetAccessAttribute))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetFabricVertexExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_fabric_vertex_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10004 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExp).write(Some(super::fabric_vertex::shim::zeFabricVertexGetExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSubVerticesExp)
                .write(Some(super::fabric_vertex::shim::zeFabricVertexGetSubVerticesExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPropertiesExp)
                .write(Some(super::fabric_vertex::shim::zeFabricVertexGetPropertiesExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDeviceExp)
                .write(Some(super::fabric_vertex::shim::zeFabricVertexGetDeviceExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetFabricEdgeExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_fabric_edge_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10004 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExp).write(Some(super::fabric_edge::shim::zeFabricEdgeGetExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVerticesExp)
                .write(Some(super::fabric_edge::shim::zeFabricEdgeGetVerticesExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPropertiesExp)
                .write(Some(super::fabric_edge::shim::zeFabricEdgeGetPropertiesExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetGraphProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_graph_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10011 {
        unsafe { (&raw mut (*pDdiTable).pfnCreateExt).write(Some(super::graph::shim::zeGraphCreateExt)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPrimaryCommandListExt)
                .write(Some(super::graph::shim::zeGraphGetPrimaryCommandListExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetDestructionCallbackExt)
                .write(Some(super::graph::shim::zeGraphSetDestructionCallbackExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnInstantiateExt).write(Some(super::graph::shim::zeGraphInstantiateExt))
        };
        unsafe { (&raw mut (*pDdiTable).pfnIsEmptyExt).write(Some(super::graph::shim::zeGraphIsEmptyExt)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnDumpContentsExt).write(Some(super::graph::shim::zeGraphDumpContentsExt))
        };
        unsafe { (&raw mut (*pDdiTable).pfnDestroyExt).write(Some(super::graph::shim::zeGraphDestroyExt)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeGetExecutableGraphProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut ze_executable_graph_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10011 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSourceGraphExt).write(Some(
                super::executable_graph::shim::zeExecutableGraphGetSourceGraphExt,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExt)
                .write(Some(super::executable_graph::shim::zeExecutableGraphDestroyExt))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricProgrammableExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_programmable_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExp).write(Some(
                super::zet_metric_programmable::shim::zetMetricProgrammableGetExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetPropertiesExp).write(Some(
                super::zet_metric_programmable::shim::zetMetricProgrammableGetPropertiesExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetParamInfoExp).write(Some(
                super::zet_metric_programmable::shim::zetMetricProgrammableGetParamInfoExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetParamValueInfoExp).write(Some(
                super::zet_metric_programmable::shim::zetMetricProgrammableGetParamValueInfoExp,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricTracerExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_tracer_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000a {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExp)
                .write(Some(super::zet_metric_tracer::shim::zetMetricTracerCreateExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExp)
                .write(Some(super::zet_metric_tracer::shim::zetMetricTracerDestroyExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnableExp)
                .write(Some(super::zet_metric_tracer::shim::zetMetricTracerEnableExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDisableExp)
                .write(Some(super::zet_metric_tracer::shim::zetMetricTracerDisableExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReadDataExp)
                .write(Some(super::zet_metric_tracer::shim::zetMetricTracerReadDataExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDecodeExp)
                .write(Some(super::zet_metric_tracer::shim::zetMetricTracerDecodeExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricDecoderExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_decoder_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000a {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExp)
                .write(Some(super::zet_metric_decoder::shim::zetMetricDecoderCreateExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExp)
                .write(Some(super::zet_metric_decoder::shim::zetMetricDecoderDestroyExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDecodableMetricsExp).write(Some(
                super::zet_metric_decoder::shim::zetMetricDecoderGetDecodableMetricsExp,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetDeviceProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_device_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDebugProperties)
                .write(Some(super::zet_device::shim::zetDeviceGetDebugProperties))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetDeviceExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_device_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000a {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetConcurrentMetricGroupsExp).write(Some(
                super::zet_device::shim::zetDeviceGetConcurrentMetricGroupsExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateMetricGroupsFromMetricsExp).write(Some(
                super::zet_device::shim::zetDeviceCreateMetricGroupsFromMetricsExp,
            ))
        };
    }
    if version.0 >= 0x1000d {
        unsafe {
            (&raw mut (*pDdiTable).pfnEnableMetricsExp)
                .write(Some(super::zet_device::shim::zetDeviceEnableMetricsExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDisableMetricsExp)
                .write(Some(super::zet_device::shim::zetDeviceDisableMetricsExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetContextProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_context_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnActivateMetricGroups)
                .write(Some(super::zet_context::shim::zetContextActivateMetricGroups))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetCommandListProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_command_list_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMetricStreamerMarker).write(Some(
                super::zet_command_list::shim::zetCommandListAppendMetricStreamerMarker,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMetricQueryBegin).write(Some(
                super::zet_command_list::shim::zetCommandListAppendMetricQueryBegin,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMetricQueryEnd).write(Some(
                super::zet_command_list::shim::zetCommandListAppendMetricQueryEnd,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMetricMemoryBarrier).write(Some(
                super::zet_command_list::shim::zetCommandListAppendMetricMemoryBarrier,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetCommandListExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_command_list_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000d {
        unsafe {
            (&raw mut (*pDdiTable).pfnAppendMarkerExp)
                .write(Some(super::zet_command_list::shim::zetCommandListAppendMarkerExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetModuleProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_module_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDebugInfo)
                .write(Some(super::zet_module::shim::zetModuleGetDebugInfo))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetKernelProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_kernel_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProfileInfo)
                .write(Some(super::zet_kernel::shim::zetKernelGetProfileInfo))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnGet).write(Some(super::zet_metric::shim::zetMetricGet)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zet_metric::shim::zetMetricGetProperties))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateFromProgrammableExp)
                .write(Some(super::zet_metric::shim::zetMetricCreateFromProgrammableExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExp).write(Some(super::zet_metric::shim::zetMetricDestroyExp))
        };
    }
    if version.0 >= 0x1000b {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateFromProgrammableExp2)
                .write(Some(super::zet_metric::shim::zetMetricCreateFromProgrammableExp2))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricGroupProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_group_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGet).write(Some(super::zet_metric_group::shim::zetMetricGroupGet))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zet_metric_group::shim::zetMetricGroupGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCalculateMetricValues).write(Some(
                super::zet_metric_group::shim::zetMetricGroupCalculateMetricValues,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricGroupExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_group_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10002 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCalculateMultipleMetricValuesExp).write(Some(
                super::zet_metric_group::shim::zetMetricGroupCalculateMultipleMetricValuesExp,
            ))
        };
    }
    if version.0 >= 0x10005 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetGlobalTimestampsExp).write(Some(
                super::zet_metric_group::shim::zetMetricGroupGetGlobalTimestampsExp,
            ))
        };
    }
    if version.0 >= 0x10006 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExportDataExp).write(Some(
                super::zet_metric_group::shim::zetMetricGroupGetExportDataExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCalculateMetricExportDataExp).write(Some(
                super::zet_metric_group::shim::zetMetricGroupCalculateMetricExportDataExp,
            ))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreateExp)
                .write(Some(super::zet_metric_group::shim::zetMetricGroupCreateExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAddMetricExp)
                .write(Some(super::zet_metric_group::shim::zetMetricGroupAddMetricExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnRemoveMetricExp)
                .write(Some(super::zet_metric_group::shim::zetMetricGroupRemoveMetricExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnCloseExp)
                .write(Some(super::zet_metric_group::shim::zetMetricGroupCloseExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroyExp)
                .write(Some(super::zet_metric_group::shim::zetMetricGroupDestroyExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricStreamerProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_streamer_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnOpen)
                .write(Some(super::zet_metric_streamer::shim::zetMetricStreamerOpen))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnClose)
                .write(Some(super::zet_metric_streamer::shim::zetMetricStreamerClose))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReadData)
                .write(Some(super::zet_metric_streamer::shim::zetMetricStreamerReadData))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricQueryPoolProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_query_pool_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreate)
                .write(Some(super::zet_metric_query_pool::shim::zetMetricQueryPoolCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy).write(Some(
                super::zet_metric_query_pool::shim::zetMetricQueryPoolDestroy,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetMetricQueryProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_metric_query_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreate).write(Some(super::zet_metric_query::shim::zetMetricQueryCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy)
                .write(Some(super::zet_metric_query::shim::zetMetricQueryDestroy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReset).write(Some(super::zet_metric_query::shim::zetMetricQueryReset))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetData)
                .write(Some(super::zet_metric_query::shim::zetMetricQueryGetData))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetTracerExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_tracer_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnCreate).write(Some(super::zet_tracer_exp::shim::zetTracerExpCreate))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnDestroy).write(Some(super::zet_tracer_exp::shim::zetTracerExpDestroy))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetPrologues)
                .write(Some(super::zet_tracer_exp::shim::zetTracerExpSetPrologues))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetEpilogues)
                .write(Some(super::zet_tracer_exp::shim::zetTracerExpSetEpilogues))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetEnabled)
                .write(Some(super::zet_tracer_exp::shim::zetTracerExpSetEnabled))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zetGetDebugProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zet_debug_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe { (&raw mut (*pDdiTable).pfnAttach).write(Some(super::zet_debug::shim::zetDebugAttach)) };
        unsafe { (&raw mut (*pDdiTable).pfnDetach).write(Some(super::zet_debug::shim::zetDebugDetach)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnReadEvent).write(Some(super::zet_debug::shim::zetDebugReadEvent))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnAcknowledgeEvent)
                .write(Some(super::zet_debug::shim::zetDebugAcknowledgeEvent))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnInterrupt).write(Some(super::zet_debug::shim::zetDebugInterrupt))
        };
        unsafe { (&raw mut (*pDdiTable).pfnResume).write(Some(super::zet_debug::shim::zetDebugResume)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnReadMemory).write(Some(super::zet_debug::shim::zetDebugReadMemory))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnWriteMemory).write(Some(super::zet_debug::shim::zetDebugWriteMemory))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetRegisterSetProperties)
                .write(Some(super::zet_debug::shim::zetDebugGetRegisterSetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReadRegisters)
                .write(Some(super::zet_debug::shim::zetDebugReadRegisters))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnWriteRegisters)
                .write(Some(super::zet_debug::shim::zetDebugWriteRegisters))
        };
    }
    if version.0 >= 0x10005 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetThreadRegisterSetProperties).write(Some(
                super::zet_debug::shim::zetDebugGetThreadRegisterSetProperties,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetGlobalProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_global_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10005 {
        unsafe { (&raw mut (*pDdiTable).pfnInit).write(Some(super::zes_global::shim::zesInit)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetDeviceProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_device_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_device::shim::zesDeviceGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_device::shim::zesDeviceGetState))
        };
        unsafe { (&raw mut (*pDdiTable).pfnReset).write(Some(super::zes_device::shim::zesDeviceReset)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnProcessesGetState)
                .write(Some(super::zes_device::shim::zesDeviceProcessesGetState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnPciGetProperties)
                .write(Some(super::zes_device::shim::zesDevicePciGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnPciGetState).write(Some(super::zes_device::shim::zesDevicePciGetState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnPciGetBars).write(Some(super::zes_device::shim::zesDevicePciGetBars))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnPciGetStats).write(Some(super::zes_device::shim::zesDevicePciGetStats))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumDiagnosticTestSuites)
                .write(Some(super::zes_device::shim::zesDeviceEnumDiagnosticTestSuites))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumEngineGroups)
                .write(Some(super::zes_device::shim::zesDeviceEnumEngineGroups))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEventRegister)
                .write(Some(super::zes_device::shim::zesDeviceEventRegister))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumFabricPorts)
                .write(Some(super::zes_device::shim::zesDeviceEnumFabricPorts))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumFans).write(Some(super::zes_device::shim::zesDeviceEnumFans))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumFirmwares)
                .write(Some(super::zes_device::shim::zesDeviceEnumFirmwares))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumFrequencyDomains)
                .write(Some(super::zes_device::shim::zesDeviceEnumFrequencyDomains))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumLeds).write(Some(super::zes_device::shim::zesDeviceEnumLeds))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumMemoryModules)
                .write(Some(super::zes_device::shim::zesDeviceEnumMemoryModules))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumPerformanceFactorDomains).write(Some(
                super::zes_device::shim::zesDeviceEnumPerformanceFactorDomains,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumPowerDomains)
                .write(Some(super::zes_device::shim::zesDeviceEnumPowerDomains))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetCardPowerDomain)
                .write(Some(super::zes_device::shim::zesDeviceGetCardPowerDomain))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumPsus).write(Some(super::zes_device::shim::zesDeviceEnumPsus))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumRasErrorSets)
                .write(Some(super::zes_device::shim::zesDeviceEnumRasErrorSets))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumSchedulers)
                .write(Some(super::zes_device::shim::zesDeviceEnumSchedulers))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumStandbyDomains)
                .write(Some(super::zes_device::shim::zesDeviceEnumStandbyDomains))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumTemperatureSensors)
                .write(Some(super::zes_device::shim::zesDeviceEnumTemperatureSensors))
        };
    }
    if version.0 >= 0x10004 {
        unsafe {
            (&raw mut (*pDdiTable).pfnEccAvailable)
                .write(Some(super::zes_device::shim::zesDeviceEccAvailable))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEccConfigurable)
                .write(Some(super::zes_device::shim::zesDeviceEccConfigurable))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetEccState).write(Some(super::zes_device::shim::zesDeviceGetEccState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetEccState).write(Some(super::zes_device::shim::zesDeviceSetEccState))
        };
    }
    if version.0 >= 0x10005 {
        unsafe { (&raw mut (*pDdiTable).pfnGet).write(Some(super::zes_device::shim::zesDeviceGet)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetOverclockWaiver)
                .write(Some(super::zes_device::shim::zesDeviceSetOverclockWaiver))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetOverclockDomains)
                .write(Some(super::zes_device::shim::zesDeviceGetOverclockDomains))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetOverclockControls)
                .write(Some(super::zes_device::shim::zesDeviceGetOverclockControls))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnResetOverclockSettings)
                .write(Some(super::zes_device::shim::zesDeviceResetOverclockSettings))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnReadOverclockState)
                .write(Some(super::zes_device::shim::zesDeviceReadOverclockState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumOverclockDomains)
                .write(Some(super::zes_device::shim::zesDeviceEnumOverclockDomains))
        };
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnResetExt).write(Some(super::zes_device::shim::zesDeviceResetExt))
        };
    }
    if version.0 >= 0x1000f {
        unsafe {
            (&raw mut (*pDdiTable).pfnPciLinkSpeedUpdateExt)
                .write(Some(super::zes_device::shim::zesDevicePciLinkSpeedUpdateExt))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetDeviceExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_device_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSubDevicePropertiesExp)
                .write(Some(super::zes_device::shim::zesDeviceGetSubDevicePropertiesExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumActiveVFExp)
                .write(Some(super::zes_device::shim::zesDeviceEnumActiveVFExp))
        };
    }
    if version.0 >= 0x1000a {
        unsafe {
            (&raw mut (*pDdiTable).pfnEnumEnabledVFExp)
                .write(Some(super::zes_device::shim::zesDeviceEnumEnabledVFExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetDriverProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_driver_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnEventListen).write(Some(super::zes_driver::shim::zesDriverEventListen))
        };
    }
    if version.0 >= 0x10001 {
        unsafe {
            (&raw mut (*pDdiTable).pfnEventListenEx)
                .write(Some(super::zes_driver::shim::zesDriverEventListenEx))
        };
    }
    if version.0 >= 0x10005 {
        unsafe { (&raw mut (*pDdiTable).pfnGet).write(Some(super::zes_driver::shim::zesDriverGet)) };
    }
    if version.0 >= 0x10008 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExtensionProperties)
                .write(Some(super::zes_driver::shim::zesDriverGetExtensionProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetExtensionFunctionAddress).write(Some(
                super::zes_driver::shim::zesDriverGetExtensionFunctionAddress,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetDriverExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_driver_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDeviceByUuidExp)
                .write(Some(super::zes_driver::shim::zesDriverGetDeviceByUuidExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetOverclockProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_overclock_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10005 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDomainProperties)
                .write(Some(super::zes_overclock::shim::zesOverclockGetDomainProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDomainVFProperties).write(Some(
                super::zes_overclock::shim::zesOverclockGetDomainVFProperties,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDomainControlProperties).write(Some(
                super::zes_overclock::shim::zesOverclockGetDomainControlProperties,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetControlCurrentValue).write(Some(
                super::zes_overclock::shim::zesOverclockGetControlCurrentValue,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetControlPendingValue).write(Some(
                super::zes_overclock::shim::zesOverclockGetControlPendingValue,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetControlUserValue)
                .write(Some(super::zes_overclock::shim::zesOverclockSetControlUserValue))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetControlState)
                .write(Some(super::zes_overclock::shim::zesOverclockGetControlState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFPointValues)
                .write(Some(super::zes_overclock::shim::zesOverclockGetVFPointValues))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetVFPointValues)
                .write(Some(super::zes_overclock::shim::zesOverclockSetVFPointValues))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetSchedulerProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_scheduler_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_scheduler::shim::zesSchedulerGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetCurrentMode)
                .write(Some(super::zes_scheduler::shim::zesSchedulerGetCurrentMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetTimeoutModeProperties).write(Some(
                super::zes_scheduler::shim::zesSchedulerGetTimeoutModeProperties,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetTimesliceModeProperties).write(Some(
                super::zes_scheduler::shim::zesSchedulerGetTimesliceModeProperties,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetTimeoutMode)
                .write(Some(super::zes_scheduler::shim::zesSchedulerSetTimeoutMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetTimesliceMode)
                .write(Some(super::zes_scheduler::shim::zesSchedulerSetTimesliceMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetExclusiveMode)
                .write(Some(super::zes_scheduler::shim::zesSchedulerSetExclusiveMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetComputeUnitDebugMode).write(Some(
                super::zes_scheduler::shim::zesSchedulerSetComputeUnitDebugMode,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetPerformanceFactorProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_performance_factor_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(
                super::zes_performance_factor::shim::zesPerformanceFactorGetProperties,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetConfig).write(Some(
                super::zes_performance_factor::shim::zesPerformanceFactorGetConfig,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetConfig).write(Some(
                super::zes_performance_factor::shim::zesPerformanceFactorSetConfig,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetPowerProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_power_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_power::shim::zesPowerGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetEnergyCounter)
                .write(Some(super::zes_power::shim::zesPowerGetEnergyCounter))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetLimits).write(Some(super::zes_power::shim::zesPowerGetLimits))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetLimits).write(Some(super::zes_power::shim::zesPowerSetLimits))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetEnergyThreshold)
                .write(Some(super::zes_power::shim::zesPowerGetEnergyThreshold))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetEnergyThreshold)
                .write(Some(super::zes_power::shim::zesPowerSetEnergyThreshold))
        };
    }
    if version.0 >= 0x10004 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetLimitsExt).write(Some(super::zes_power::shim::zesPowerGetLimitsExt))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetLimitsExt).write(Some(super::zes_power::shim::zesPowerSetLimitsExt))
        };
    }
    if version.0 >= 0x10010 {
        unsafe { (&raw mut (*pDdiTable).pfnGetUsage).write(Some(super::zes_power::shim::zesPowerGetUsage)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetLimitsExt2)
                .write(Some(super::zes_power::shim::zesPowerGetLimitsExt2))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetLimitsExt2)
                .write(Some(super::zes_power::shim::zesPowerSetLimitsExt2))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetFrequencyProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_frequency_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_frequency::shim::zesFrequencyGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetAvailableClocks)
                .write(Some(super::zes_frequency::shim::zesFrequencyGetAvailableClocks))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetRange).write(Some(super::zes_frequency::shim::zesFrequencyGetRange))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetRange).write(Some(super::zes_frequency::shim::zesFrequencySetRange))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_frequency::shim::zesFrequencyGetState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetThrottleTime)
                .write(Some(super::zes_frequency::shim::zesFrequencyGetThrottleTime))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcGetCapabilities)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcGetCapabilities))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcGetFrequencyTarget)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcGetFrequencyTarget))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcSetFrequencyTarget)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcSetFrequencyTarget))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcGetVoltageTarget)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcGetVoltageTarget))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcSetVoltageTarget)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcSetVoltageTarget))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcSetMode)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcSetMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcGetMode)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcGetMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcGetIccMax)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcGetIccMax))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcSetIccMax)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcSetIccMax))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcGetTjMax)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcGetTjMax))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnOcSetTjMax)
                .write(Some(super::zes_frequency::shim::zesFrequencyOcSetTjMax))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetEngineProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_engine_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_engine::shim::zesEngineGetProperties))
        };
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetActivity).write(Some(super::zes_engine::shim::zesEngineGetActivity))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetActivityExt)
                .write(Some(super::zes_engine::shim::zesEngineGetActivityExt))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetStandbyProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_standby_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_standby::shim::zesStandbyGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetMode).write(Some(super::zes_standby::shim::zesStandbyGetMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetMode).write(Some(super::zes_standby::shim::zesStandbySetMode))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetFirmwareProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_firmware_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_firmware::shim::zesFirmwareGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnFlash).write(Some(super::zes_firmware::shim::zesFirmwareFlash)) };
    }
    if version.0 >= 0x10008 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFlashProgress)
                .write(Some(super::zes_firmware::shim::zesFirmwareGetFlashProgress))
        };
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetConsoleLogs)
                .write(Some(super::zes_firmware::shim::zesFirmwareGetConsoleLogs))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetFirmwareExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_firmware_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSecurityVersionExp)
                .write(Some(super::zes_firmware::shim::zesFirmwareGetSecurityVersionExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetSecurityVersionExp)
                .write(Some(super::zes_firmware::shim::zesFirmwareSetSecurityVersionExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetMemoryProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_memory_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_memory::shim::zesMemoryGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_memory::shim::zesMemoryGetState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetBandwidth)
                .write(Some(super::zes_memory::shim::zesMemoryGetBandwidth))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetFabricPortProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_fabric_port_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_fabric_port::shim::zesFabricPortGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetLinkType)
                .write(Some(super::zes_fabric_port::shim::zesFabricPortGetLinkType))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetConfig)
                .write(Some(super::zes_fabric_port::shim::zesFabricPortGetConfig))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetConfig)
                .write(Some(super::zes_fabric_port::shim::zesFabricPortSetConfig))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetState)
                .write(Some(super::zes_fabric_port::shim::zesFabricPortGetState))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetThroughput)
                .write(Some(super::zes_fabric_port::shim::zesFabricPortGetThroughput))
        };
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetFabricErrorCounters).write(Some(
                super::zes_fabric_port::shim::zesFabricPortGetFabricErrorCounters,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetMultiPortThroughput).write(Some(
                super::zes_fabric_port::shim::zesFabricPortGetMultiPortThroughput,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetTemperatureProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_temperature_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_temperature::shim::zesTemperatureGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetConfig)
                .write(Some(super::zes_temperature::shim::zesTemperatureGetConfig))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetConfig)
                .write(Some(super::zes_temperature::shim::zesTemperatureSetConfig))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetState)
                .write(Some(super::zes_temperature::shim::zesTemperatureGetState))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetPsuProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_psu_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::zes_psu::shim::zesPsuGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_psu::shim::zesPsuGetState)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetFanProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_fan_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::zes_fan::shim::zesFanGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetConfig).write(Some(super::zes_fan::shim::zesFanGetConfig)) };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetDefaultMode).write(Some(super::zes_fan::shim::zesFanSetDefaultMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetFixedSpeedMode)
                .write(Some(super::zes_fan::shim::zesFanSetFixedSpeedMode))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetSpeedTableMode)
                .write(Some(super::zes_fan::shim::zesFanSetSpeedTableMode))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_fan::shim::zesFanGetState)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetLedProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_led_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::zes_led::shim::zesLedGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_led::shim::zesLedGetState)) };
        unsafe { (&raw mut (*pDdiTable).pfnSetState).write(Some(super::zes_led::shim::zesLedSetState)) };
        unsafe { (&raw mut (*pDdiTable).pfnSetColor).write(Some(super::zes_led::shim::zesLedSetColor)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetRasProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_ras_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties).write(Some(super::zes_ras::shim::zesRasGetProperties))
        };
        unsafe { (&raw mut (*pDdiTable).pfnGetConfig).write(Some(super::zes_ras::shim::zesRasGetConfig)) };
        unsafe { (&raw mut (*pDdiTable).pfnSetConfig).write(Some(super::zes_ras::shim::zesRasSetConfig)) };
        unsafe { (&raw mut (*pDdiTable).pfnGetState).write(Some(super::zes_ras::shim::zesRasGetState)) };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetRasExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_ras_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10007 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetStateExp).write(Some(super::zes_ras::shim::zesRasGetStateExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnClearStateExp).write(Some(super::zes_ras::shim::zesRasClearStateExp))
        };
    }
    if version.0 >= 0x10010 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetSupportedCategoriesExp)
                .write(Some(super::zes_ras::shim::zesRasGetSupportedCategoriesExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetStateExp2).write(Some(super::zes_ras::shim::zesRasGetStateExp2))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetConfigExp).write(Some(super::zes_ras::shim::zesRasGetConfigExp))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetConfigExp).write(Some(super::zes_ras::shim::zesRasSetConfigExp))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetDiagnosticsProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_diagnostics_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10000 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetProperties)
                .write(Some(super::zes_diagnostics::shim::zesDiagnosticsGetProperties))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetTests)
                .write(Some(super::zes_diagnostics::shim::zesDiagnosticsGetTests))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnRunTests)
                .write(Some(super::zes_diagnostics::shim::zesDiagnosticsRunTests))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zesGetVFManagementExpProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zes_vf_management_exp_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x10009 {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFPropertiesExp).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFPropertiesExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFMemoryUtilizationExp).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFMemoryUtilizationExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFEngineUtilizationExp).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFEngineUtilizationExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetVFTelemetryModeExp).write(Some(
                super::zes_vf_management::shim::zesVFManagementSetVFTelemetryModeExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnSetVFTelemetrySamplingIntervalExp).write(Some(
                super::zes_vf_management::shim::zesVFManagementSetVFTelemetrySamplingIntervalExp,
            ))
        };
    }
    if version.0 >= 0x1000a {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFCapabilitiesExp).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFCapabilitiesExp,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFMemoryUtilizationExp2).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFMemoryUtilizationExp2,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFEngineUtilizationExp2).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFEngineUtilizationExp2,
            ))
        };
    }
    if version.0 >= 0x1000c {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetVFCapabilitiesExp2).write(Some(
                super::zes_vf_management::shim::zesVFManagementGetVFCapabilitiesExp2,
            ))
        };
    }
    ZE_RESULT_SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zerGetGlobalProcAddrTable(
    version: ze_api_version_t,
    pDdiTable: *mut zer_global_dditable_t,
) -> ze_result_t {
    if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {
        return code;
    }
    if version.0 >= 0x1000e {
        unsafe {
            (&raw mut (*pDdiTable).pfnGetLastErrorDescription)
                .write(Some(super::zer_global::shim::zerGetLastErrorDescription))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnTranslateDeviceHandleToIdentifier).write(Some(
                super::zer_global::shim::zerTranslateDeviceHandleToIdentifier,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnTranslateIdentifierToDeviceHandle).write(Some(
                super::zer_global::shim::zerTranslateIdentifierToDeviceHandle,
            ))
        };
        unsafe {
            (&raw mut (*pDdiTable).pfnGetDefaultContext)
                .write(Some(super::zer_global::shim::zerGetDefaultContext))
        };
    }
    ZE_RESULT_SUCCESS
}
