//! Registration of tracing callbacks.
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
#![allow(unsafe_code, reason = "exported C names")]
#![allow(clippy::missing_safety_doc, reason = "the arguments are not looked at")]
use core::ffi::c_void;
use zemu_abi::ze_result_t;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerInitRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerInitRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerInitDriversRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerInitDriversRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetApiVersionRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetApiVersionRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetIpcPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetIpcPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetExtensionPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetExtensionPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetExtensionFunctionAddressRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetExtensionFunctionAddressRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetLastErrorDescriptionRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetLastErrorDescriptionRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverGetDefaultContextRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverGetDefaultContextRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetRootDeviceRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetRootDeviceRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetSubDevicesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetSubDevicesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetComputePropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetComputePropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetModulePropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetModulePropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetMemoryPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetMemoryPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetCachePropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetCachePropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetImagePropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetImagePropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetP2PPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetP2PPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceCanAccessPeerRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceCanAccessPeerRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetStatusRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetStatusRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetGlobalTimestampsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetGlobalTimestampsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceSynchronizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceSynchronizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetRuntimeRequirementsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetRuntimeRequirementsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceValidateRuntimeRequirementsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceValidateRuntimeRequirementsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextCreateExRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextCreateExRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextGetStatusRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextGetStatusRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueExecuteCommandListsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueExecuteCommandListsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueSynchronizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueSynchronizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueGetOrdinalRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueGetOrdinalRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueGetIndexRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueGetIndexRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueGetFlagsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueGetFlagsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueGetModeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueGetModeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandQueueGetPriorityRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandQueueGetPriorityRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListCreateImmediateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListCreateImmediateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListCloseRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListCloseRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListResetRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListResetRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListHostSynchronizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListHostSynchronizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetDeviceHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetDeviceHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetContextHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetContextHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetOrdinalRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetOrdinalRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListImmediateGetIndexRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListImmediateGetIndexRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListIsImmediateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListIsImmediateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetFlagsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetFlagsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListImmediateGetFlagsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListImmediateGetFlagsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListImmediateGetModeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListImmediateGetModeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListImmediateGetPriorityRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListImmediateGetPriorityRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendBarrierRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendBarrierRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextSystemBarrierRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextSystemBarrierRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryCopyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryCopyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryFillRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryFillRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryCopyRegionRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryCopyRegionRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendImageCopyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendImageCopyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendImageCopyRegionRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendImageCopyRegionRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendImageCopyToMemoryRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendImageCopyToMemoryRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemoryPrefetchRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemoryPrefetchRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendMemAdviseRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendMemAdviseRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventCounterBasedCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventCounterBasedCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolGetIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolGetIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolPutIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolPutIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolOpenIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolOpenIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolCloseIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolCloseIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventCounterBasedGetIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventCounterBasedGetIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventCounterBasedOpenIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventCounterBasedOpenIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventCounterBasedCloseIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventCounterBasedCloseIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventCounterBasedGetDeviceAddressRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventCounterBasedGetDeviceAddressRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendSignalEventRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendSignalEventRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendWaitOnEventsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendWaitOnEventsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventHostSignalRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventHostSignalRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventHostSynchronizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventHostSynchronizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventQueryStatusRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventQueryStatusRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendEventResetRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendEventResetRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventHostResetRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventHostResetRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventQueryKernelTimestampRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventQueryKernelTimestampRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventGetEventPoolRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventGetEventPoolRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventGetSignalScopeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventGetSignalScopeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventGetWaitScopeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventGetWaitScopeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolGetContextHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolGetContextHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventPoolGetFlagsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventPoolGetFlagsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventGetCounterBasedFlagsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventGetCounterBasedFlagsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFenceCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFenceCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFenceDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFenceDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFenceHostSynchronizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFenceHostSynchronizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFenceQueryStatusRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFenceQueryStatusRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFenceResetRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFenceResetRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageGetPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageGetPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemAllocSharedRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemAllocSharedRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemAllocDeviceRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemAllocDeviceRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemAllocHostRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemAllocHostRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemFreeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemFreeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetAllocPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetAllocPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetAddressRangeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetAddressRangeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemPutIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemPutIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemOpenIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemOpenIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemCloseIpcHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemCloseIpcHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemSetAtomicAccessAttributeExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemSetAtomicAccessAttributeExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetAtomicAccessAttributeExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetAtomicAccessAttributeExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleDynamicLinkRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleDynamicLinkRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleBuildLogDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleBuildLogDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleBuildLogGetStringRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleBuildLogGetStringRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleGetNativeBinaryRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleGetNativeBinaryRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleGetGlobalPointerRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleGetGlobalPointerRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleGetKernelNamesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleGetKernelNamesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleGetPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleGetPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleGetFunctionPointerRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleGetFunctionPointerRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSetGroupSizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSetGroupSizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSuggestGroupSizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSuggestGroupSizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSetArgumentValueRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSetArgumentValueRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSetIndirectAccessRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSetIndirectAccessRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelGetIndirectAccessRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelGetIndirectAccessRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelGetSourceAttributesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelGetSourceAttributesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSetCacheConfigRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSetCacheConfigRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelGetPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelGetPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelGetNameRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelGetNameRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendLaunchKernelRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendLaunchKernelRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextMakeMemoryResidentRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextMakeMemoryResidentRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextEvictMemoryRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextEvictMemoryRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextMakeImageResidentRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextMakeImageResidentRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerContextEvictImageRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerContextEvictImageRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerSamplerCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerSamplerCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerSamplerDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerSamplerDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemReserveRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemReserveRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemFreeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemFreeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemQueryPageSizeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemQueryPageSizeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerPhysicalMemGetPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerPhysicalMemGetPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerPhysicalMemCreateRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerPhysicalMemCreateRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerPhysicalMemDestroyRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerPhysicalMemDestroyRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemMapRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemMapRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemUnmapRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemUnmapRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemSetAccessAttributeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemSetAccessAttributeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerVirtualMemGetAccessAttributeRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerVirtualMemGetAccessAttributeRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSetGlobalOffsetExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSetGlobalOffsetExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceReserveCacheExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceReserveCacheExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceSetCacheAdviceExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceSetCacheAdviceExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventQueryTimestampsExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventQueryTimestampsExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageGetMemoryPropertiesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageGetMemoryPropertiesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageViewCreateExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageViewCreateExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageViewCreateExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageViewCreateExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelSchedulingHintExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelSchedulingHintExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDevicePciGetPropertiesExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDevicePciGetPropertiesExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageGetAllocPropertiesExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageGetAllocPropertiesExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerModuleInspectLinkageExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerModuleInspectLinkageExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemFreeExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemFreeExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricVertexGetExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricVertexGetExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricVertexGetSubVerticesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricVertexGetSubVerticesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricVertexGetPropertiesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricVertexGetPropertiesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricVertexGetDeviceExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricVertexGetDeviceExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetFabricVertexExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetFabricVertexExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricEdgeGetExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricEdgeGetExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricEdgeGetVerticesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricEdgeGetVerticesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerFabricEdgeGetPropertiesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerFabricEdgeGetPropertiesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerEventQueryKernelTimestampsExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerEventQueryKernelTimestampsExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderCreateExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderCreateExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderBuildExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderBuildExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderDestroyExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderDestroyExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationCreateExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationCreateExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationJoinExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationJoinExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationDestroyExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationDestroyExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetPitchFor2dImageRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetPitchFor2dImageRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerImageGetDeviceOffsetExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerImageGetDeviceOffsetExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListCreateCloneExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListCreateCloneExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetNextCommandIdExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetNextCommandIdExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListUpdateMutableCommandsExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListUpdateMutableCommandsExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListIsMutableExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListIsMutableExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelGetBinaryExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelGetBinaryExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceImportExternalSemaphoreExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceImportExternalSemaphoreExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderCreateExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderCreateExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderBuildExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderBuildExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASBuilderDestroyExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASBuilderDestroyExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationCreateExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationCreateExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationJoinExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationJoinExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerRTASParallelOperationDestroyExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerRTASParallelOperationDestroyExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerKernelGetAllocationPropertiesExpRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerKernelGetAllocationPropertiesExpRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerMemGetIpcHandleWithPropertiesRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerMemGetIpcHandleWithPropertiesRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphCreateExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphCreateExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListBeginGraphCaptureExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListBeginGraphCaptureExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListEndGraphCaptureExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListEndGraphCaptureExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListGetGraphExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListGetGraphExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphGetPrimaryCommandListExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphGetPrimaryCommandListExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphSetDestructionCallbackExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphSetDestructionCallbackExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphInstantiateExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphInstantiateExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendGraphExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendGraphExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerExecutableGraphGetSourceGraphExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerExecutableGraphGetSourceGraphExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphIsEmptyExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphIsEmptyExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphDumpContentsExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphDumpContentsExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerExecutableGraphDestroyExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerExecutableGraphDestroyExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGraphDestroyExtRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGraphDestroyExtRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCommandListAppendHostFunctionRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerCommandListAppendHostFunctionRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGetLastErrorDescriptionRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGetLastErrorDescriptionRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerTranslateDeviceHandleToIdentifierRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerTranslateDeviceHandleToIdentifierRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerTranslateIdentifierToDeviceHandleRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerTranslateIdentifierToDeviceHandleRegisterCallback")
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerGetDefaultContextRegisterCallback(
    _tracer: *mut c_void,
    _kind: u32,
    _callback: *const c_void,
) -> ze_result_t {
    crate::unsupported("zelTracerGetDefaultContextRegisterCallback")
}
