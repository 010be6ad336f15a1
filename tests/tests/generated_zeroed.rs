//! Calls every exported function with zeroed arguments, each in a child process.
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
    clippy::multiple_unsafe_ops_per_block,
    reason = "the checks dereference only what this file declares"
)]
#![allow(
    unused_imports,
    unused_variables,
    unused_assignments,
    dead_code,
    clippy::field_reassign_with_default,
    clippy::identity_op,
    clippy::let_and_return,
    clippy::redundant_closure_call,
    clippy::unnecessary_cast,
    clippy::single_match,
    clippy::match_single_binding,
    reason = "one form serves all"
)]
use core::ffi::{c_char, c_void};
use zemu_abi::*;

/// An address that is not null and that no check dereferences.
fn dangling() -> *mut c_void {
    core::ptr::without_provenance_mut(0x1000)
}
use zemu_client::Api;
use zemu_tests::zeroed::{Answer, Row, main_of};

/// A function, whether it is implemented, and its call with zeroed arguments.
const ROWS: &[Row] = &[
    Row {
        function: Function::zeInit,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeInit)(0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGet,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDriverGet)(core::ptr::null_mut(), core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeInitDrivers,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeInitDrivers)(
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetApiVersion,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDriverGetApiVersion)(ze_driver_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetProperties,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDriverGetProperties)(ze_driver_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetIpcProperties,
        implemented: true,
        call: |api| {
            let r =
                unsafe { (api.zeDriverGetIpcProperties)(ze_driver_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetExtensionProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDriverGetExtensionProperties)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetExtensionFunctionAddress,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDriverGetExtensionFunctionAddress)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetLastErrorDescription,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDriverGetLastErrorDescription)(ze_driver_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverGetDefaultContext,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDriverGetDefaultContext)(ze_driver_handle_t::ZEROED) };
            Answer::Failure(r.is_null())
        },
    },
    Row {
        function: Function::zeDeviceGet,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGet)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetRootDevice,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDeviceGetRootDevice)(ze_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetSubDevices,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetSubDevices)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetProperties,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDeviceGetProperties)(ze_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetComputeProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetComputeProperties)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetModuleProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetModuleProperties)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetCommandQueueGroupProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetCommandQueueGroupProperties)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetMemoryProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetMemoryProperties)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetMemoryAccessProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetMemoryAccessProperties)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetCacheProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetCacheProperties)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetImageProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetImageProperties)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetExternalMemoryProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetExternalMemoryProperties)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetP2PProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetP2PProperties)(
                    ze_device_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceCanAccessPeer,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceCanAccessPeer)(
                    ze_device_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetStatus,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeDeviceGetStatus)(ze_device_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetGlobalTimestamps,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetGlobalTimestamps)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceSynchronize,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeDeviceSynchronize)(ze_device_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetAggregatedCopyOffloadIncrementValue,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetAggregatedCopyOffloadIncrementValue)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetCounterBasedEventMaxValue,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetCounterBasedEventMaxValue)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetRuntimeRequirements,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetRuntimeRequirements)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetRuntimeRequirementsKey,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetRuntimeRequirementsKey)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceValidateRuntimeRequirements,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceValidateRuntimeRequirements)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeContextCreate)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextCreateEx,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeContextCreateEx)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeContextDestroy)(ze_context_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextGetStatus,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeContextGetStatus)(ze_context_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeCommandQueueDestroy)(ze_command_queue_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueExecuteCommandLists,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueExecuteCommandLists)(
                    ze_command_queue_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    ze_fence_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueSynchronize,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeCommandQueueSynchronize)(ze_command_queue_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueGetOrdinal,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueGetOrdinal)(ze_command_queue_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueGetIndex,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueGetIndex)(ze_command_queue_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueGetFlags,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueGetFlags)(ze_command_queue_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueGetMode,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueGetMode)(ze_command_queue_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandQueueGetPriority,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandQueueGetPriority)(ze_command_queue_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListCreateImmediate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListCreateImmediate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeCommandListDestroy)(ze_command_list_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListClose,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeCommandListClose)(ze_command_list_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListReset,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeCommandListReset)(ze_command_list_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendWriteGlobalTimestamp,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendWriteGlobalTimestamp)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListHostSynchronize,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeCommandListHostSynchronize)(ze_command_list_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetDeviceHandle,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetDeviceHandle)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetContextHandle,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetContextHandle)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetOrdinal,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetOrdinal)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListImmediateGetIndex,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListImmediateGetIndex)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListIsImmediate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListIsImmediate)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetFlags,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetFlags)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListImmediateGetFlags,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListImmediateGetFlags)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListImmediateGetMode,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListImmediateGetMode)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListImmediateGetPriority,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListImmediateGetPriority)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendBarrier,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendBarrier)(
                    ze_command_list_handle_t::ZEROED,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryRangesBarrier,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryRangesBarrier)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextSystemBarrier,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeContextSystemBarrier)(ze_context_handle_t::ZEROED, ze_device_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryCopy,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryCopy)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryCopyWithParameters,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryCopyWithParameters)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    0,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryFill,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryFill)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    0,
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryFillWithParameters,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryFillWithParameters)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    0,
                    0,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryCopyRegion,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryCopyRegion)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    0,
                    0,
                    core::ptr::null(),
                    core::ptr::null(),
                    0,
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryCopyFromContext,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryCopyFromContext)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendImageCopy,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendImageCopy)(
                    ze_command_list_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendImageCopyRegion,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendImageCopyRegion)(
                    ze_command_list_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendImageCopyToMemory,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendImageCopyToMemory)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    ze_image_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendImageCopyFromMemory,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendImageCopyFromMemory)(
                    ze_command_list_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemoryPrefetch,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemoryPrefetch)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendMemAdvise,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendMemAdvise)(
                    ze_command_list_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    ze_memory_advice_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeEventPoolCreate)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventPoolDestroy)(ze_event_pool_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeEventCreate)(
                    ze_event_pool_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventCounterBasedCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventCounterBasedCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventDestroy)(ze_event_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolGetIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventPoolGetIpcHandle)(ze_event_pool_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolPutIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventPoolPutIpcHandle)(ze_context_handle_t::ZEROED, ze_ipc_event_pool_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolOpenIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventPoolOpenIpcHandle)(
                    ze_context_handle_t::ZEROED,
                    ze_ipc_event_pool_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolCloseIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeEventPoolCloseIpcHandle)(ze_event_pool_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventCounterBasedGetIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventCounterBasedGetIpcHandle)(ze_event_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventCounterBasedOpenIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventCounterBasedOpenIpcHandle)(
                    ze_context_handle_t::ZEROED,
                    ze_ipc_event_counter_based_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventCounterBasedCloseIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeEventCounterBasedCloseIpcHandle)(ze_event_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventCounterBasedGetDeviceAddress,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventCounterBasedGetDeviceAddress)(
                    ze_event_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendSignalEvent,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendSignalEvent)(
                    ze_command_list_handle_t::ZEROED,
                    ze_event_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendWaitOnEvents,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendWaitOnEvents)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventHostSignal,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventHostSignal)(ze_event_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventHostSynchronize,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventHostSynchronize)(ze_event_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventQueryStatus,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventQueryStatus)(ze_event_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendEventReset,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendEventReset)(
                    ze_command_list_handle_t::ZEROED,
                    ze_event_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventHostReset,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventHostReset)(ze_event_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventQueryKernelTimestamp,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeEventQueryKernelTimestamp)(ze_event_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendQueryKernelTimestamps,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendQueryKernelTimestamps)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventGetEventPool,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventGetEventPool)(ze_event_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventGetSignalScope,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventGetSignalScope)(ze_event_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventGetWaitScope,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeEventGetWaitScope)(ze_event_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolGetContextHandle,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeEventPoolGetContextHandle)(ze_event_pool_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventPoolGetFlags,
        implemented: true,
        call: |api| {
            let r =
                unsafe { (api.zeEventPoolGetFlags)(ze_event_pool_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventGetCounterBasedFlags,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventGetCounterBasedFlags)(ze_event_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFenceCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeFenceCreate)(
                    ze_command_queue_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFenceDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeFenceDestroy)(ze_fence_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFenceHostSynchronize,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeFenceHostSynchronize)(ze_fence_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFenceQueryStatus,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeFenceQueryStatus)(ze_fence_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFenceReset,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeFenceReset)(ze_fence_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeImageGetProperties)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeImageCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageDestroy,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeImageDestroy)(ze_image_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemAllocShared,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeMemAllocShared)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    0,
                    0,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemAllocDevice,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeMemAllocDevice)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    0,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemAllocHost,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeMemAllocHost)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemFree,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeMemFree)(ze_context_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetAllocProperties,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetAllocProperties)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetAddressRange,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetAddressRange)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetIpcHandle)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetIpcHandleFromFileDescriptorExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetIpcHandleFromFileDescriptorExp)(
                    ze_context_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetFileDescriptorFromIpcHandleExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetFileDescriptorFromIpcHandleExp)(
                    ze_context_handle_t::ZEROED,
                    ze_ipc_mem_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemPutIpcHandle,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zeMemPutIpcHandle)(ze_context_handle_t::ZEROED, ze_ipc_mem_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemOpenIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemOpenIpcHandle)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    ze_ipc_mem_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemCloseIpcHandle,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeMemCloseIpcHandle)(ze_context_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemSetAtomicAccessAttributeExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemSetAtomicAccessAttributeExp)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetAtomicAccessAttributeExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetAtomicAccessAttributeExp)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeModuleDestroy)(ze_module_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleDynamicLink,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeModuleDynamicLink)(0, core::ptr::null_mut(), core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleBuildLogDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeModuleBuildLogDestroy)(ze_module_build_log_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleBuildLogGetString,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleBuildLogGetString)(
                    ze_module_build_log_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleGetNativeBinary,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleGetNativeBinary)(
                    ze_module_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleGetGlobalPointer,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleGetGlobalPointer)(
                    ze_module_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleGetKernelNames,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleGetKernelNames)(
                    ze_module_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleGetProperties,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeModuleGetProperties)(ze_module_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelCreate,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeKernelCreate)(
                    ze_module_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelDestroy,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeKernelDestroy)(ze_kernel_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleGetFunctionPointer,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleGetFunctionPointer)(
                    ze_module_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSetGroupSize,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeKernelSetGroupSize)(ze_kernel_handle_t::ZEROED, 0, 0, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSuggestGroupSize,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeKernelSuggestGroupSize)(
                    ze_kernel_handle_t::ZEROED,
                    0,
                    0,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSuggestMaxCooperativeGroupCount,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeKernelSuggestMaxCooperativeGroupCount)(
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSetArgumentValue,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeKernelSetArgumentValue)(ze_kernel_handle_t::ZEROED, 0, 0, core::ptr::null())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSetIndirectAccess,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeKernelSetIndirectAccess)(ze_kernel_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelGetIndirectAccess,
        implemented: true,
        call: |api| {
            let r =
                unsafe { (api.zeKernelGetIndirectAccess)(ze_kernel_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelGetSourceAttributes,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeKernelGetSourceAttributes)(
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSetCacheConfig,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeKernelSetCacheConfig)(ze_kernel_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelGetProperties,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeKernelGetProperties)(ze_kernel_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelGetName,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeKernelGetName)(
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendLaunchKernel,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendLaunchKernel)(
                    ze_command_list_handle_t::ZEROED,
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendLaunchKernelWithParameters,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendLaunchKernelWithParameters)(
                    ze_command_list_handle_t::ZEROED,
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendLaunchKernelWithArguments,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendLaunchKernelWithArguments)(
                    ze_command_list_handle_t::ZEROED,
                    ze_kernel_handle_t::ZEROED,
                    ze_group_count_t::ZEROED,
                    ze_group_size_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendLaunchCooperativeKernel,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendLaunchCooperativeKernel)(
                    ze_command_list_handle_t::ZEROED,
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendLaunchKernelIndirect,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendLaunchKernelIndirect)(
                    ze_command_list_handle_t::ZEROED,
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendLaunchMultipleKernelsIndirect,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendLaunchMultipleKernelsIndirect)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextMakeMemoryResident,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeContextMakeMemoryResident)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextEvictMemory,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeContextEvictMemory)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextMakeImageResident,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeContextMakeImageResident)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeContextEvictImage,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeContextEvictImage)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeSamplerCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeSamplerCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeSamplerDestroy,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeSamplerDestroy)(ze_sampler_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemReserve,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeVirtualMemReserve)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemFree,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeVirtualMemFree)(ze_context_handle_t::ZEROED, core::ptr::null(), 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemQueryPageSize,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeVirtualMemQueryPageSize)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zePhysicalMemGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zePhysicalMemGetProperties)(
                    ze_context_handle_t::ZEROED,
                    ze_physical_mem_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zePhysicalMemCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zePhysicalMemCreate)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zePhysicalMemDestroy,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zePhysicalMemDestroy)(ze_context_handle_t::ZEROED, ze_physical_mem_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemMap,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeVirtualMemMap)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    ze_physical_mem_handle_t::ZEROED,
                    0,
                    ze_memory_access_attribute_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemUnmap,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeVirtualMemUnmap)(ze_context_handle_t::ZEROED, core::ptr::null(), 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemSetAccessAttribute,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeVirtualMemSetAccessAttribute)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    ze_memory_access_attribute_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeVirtualMemGetAccessAttribute,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeVirtualMemGetAccessAttribute)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSetGlobalOffsetExp,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zeKernelSetGlobalOffsetExp)(ze_kernel_handle_t::ZEROED, 0, 0, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceReserveCacheExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeDeviceReserveCacheExt)(ze_device_handle_t::ZEROED, 0, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceSetCacheAdviceExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceSetCacheAdviceExt)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    0,
                    ze_cache_ext_region_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventQueryTimestampsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventQueryTimestampsExp)(
                    ze_event_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageGetMemoryPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeImageGetMemoryPropertiesExp)(ze_image_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageViewCreateExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeImageViewCreateExt)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_image_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageViewCreateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeImageViewCreateExp)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_image_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelSchedulingHintExp,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zeKernelSchedulingHintExp)(ze_kernel_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDevicePciGetPropertiesExt,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDevicePciGetPropertiesExt)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendImageCopyToMemoryExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendImageCopyToMemoryExt)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    ze_image_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendImageCopyFromMemoryExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendImageCopyFromMemoryExt)(
                    ze_command_list_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    0,
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageGetAllocPropertiesExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeImageGetAllocPropertiesExt)(
                    ze_context_handle_t::ZEROED,
                    ze_image_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeModuleInspectLinkageExt,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeModuleInspectLinkageExt)(
                    core::ptr::null_mut(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemFreeExt,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeMemFreeExt)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricVertexGetExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricVertexGetExp)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricVertexGetSubVerticesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricVertexGetSubVerticesExp)(
                    ze_fabric_vertex_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricVertexGetPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricVertexGetPropertiesExp)(ze_fabric_vertex_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricVertexGetDeviceExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricVertexGetDeviceExp)(ze_fabric_vertex_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetFabricVertexExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetFabricVertexExp)(ze_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricEdgeGetExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricEdgeGetExp)(
                    ze_fabric_vertex_handle_t::ZEROED,
                    ze_fabric_vertex_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricEdgeGetVerticesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricEdgeGetVerticesExp)(
                    ze_fabric_edge_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeFabricEdgeGetPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeFabricEdgeGetPropertiesExp)(ze_fabric_edge_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeEventQueryKernelTimestampsExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeEventQueryKernelTimestampsExt)(
                    ze_event_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderCreateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderCreateExp)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderGetBuildPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderGetBuildPropertiesExp)(
                    ze_rtas_builder_exp_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverRTASFormatCompatibilityCheckExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDriverRTASFormatCompatibilityCheckExp)(
                    ze_driver_handle_t::ZEROED,
                    ze_rtas_format_exp_t::ZEROED,
                    ze_rtas_format_exp_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderBuildExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderBuildExp)(
                    ze_rtas_builder_exp_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    0,
                    core::ptr::null_mut(),
                    0,
                    ze_rtas_parallel_operation_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderDestroyExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeRTASBuilderDestroyExp)(ze_rtas_builder_exp_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationCreateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationCreateExp)(ze_driver_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationGetPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationGetPropertiesExp)(
                    ze_rtas_parallel_operation_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationJoinExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationJoinExp)(ze_rtas_parallel_operation_exp_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationDestroyExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationDestroyExp)(ze_rtas_parallel_operation_exp_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetPitchFor2dImage,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetPitchFor2dImage)(
                    ze_context_handle_t::ZEROED,
                    ze_device_handle_t::ZEROED,
                    0,
                    0,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeImageGetDeviceOffsetExp,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zeImageGetDeviceOffsetExp)(ze_image_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListCreateCloneExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListCreateCloneExp)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListImmediateAppendCommandListsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListImmediateAppendCommandListsExp)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListImmediateAppendCommandListsWithParameters,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListImmediateAppendCommandListsWithParameters)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetNextCommandIdExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetNextCommandIdExp)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetNextCommandIdWithKernelsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetNextCommandIdWithKernelsExp)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListUpdateMutableCommandsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListUpdateMutableCommandsExp)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListIsMutableExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListIsMutableExp)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListUpdateMutableCommandSignalEventExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListUpdateMutableCommandSignalEventExp)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    ze_event_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListUpdateMutableCommandWaitEventsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListUpdateMutableCommandWaitEventsExp)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListUpdateMutableCommandKernelsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListUpdateMutableCommandKernelsExp)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelGetBinaryExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeKernelGetBinaryExp)(
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceImportExternalSemaphoreExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceImportExternalSemaphoreExt)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceReleaseExternalSemaphoreExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceReleaseExternalSemaphoreExt)(ze_external_semaphore_ext_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendSignalExternalSemaphoreExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendSignalExternalSemaphoreExt)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendWaitExternalSemaphoreExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendWaitExternalSemaphoreExt)(
                    ze_command_list_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderCreateExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderCreateExt)(
                    ze_driver_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderGetBuildPropertiesExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderGetBuildPropertiesExt)(
                    ze_rtas_builder_ext_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDriverRTASFormatCompatibilityCheckExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeDriverRTASFormatCompatibilityCheckExt)(
                    ze_driver_handle_t::ZEROED,
                    ze_rtas_format_ext_t::ZEROED,
                    ze_rtas_format_ext_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderBuildExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderBuildExt)(
                    ze_rtas_builder_ext_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    0,
                    core::ptr::null_mut(),
                    0,
                    ze_rtas_parallel_operation_ext_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderCommandListAppendCopyExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASBuilderCommandListAppendCopyExt)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    0,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASBuilderDestroyExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeRTASBuilderDestroyExt)(ze_rtas_builder_ext_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationCreateExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationCreateExt)(ze_driver_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationGetPropertiesExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationGetPropertiesExt)(
                    ze_rtas_parallel_operation_ext_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationJoinExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationJoinExt)(ze_rtas_parallel_operation_ext_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeRTASParallelOperationDestroyExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeRTASParallelOperationDestroyExt)(ze_rtas_parallel_operation_ext_handle_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeDeviceGetVectorWidthPropertiesExt,
        implemented: true,
        call: |api| {
            let r = unsafe {
                (api.zeDeviceGetVectorWidthPropertiesExt)(
                    ze_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeKernelGetAllocationPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeKernelGetAllocationPropertiesExp)(
                    ze_kernel_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeMemGetIpcHandleWithProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeMemGetIpcHandleWithProperties)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphCreateExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeGraphCreateExt)(
                    ze_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListBeginGraphCaptureExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListBeginGraphCaptureExt)(ze_command_list_handle_t::ZEROED, core::ptr::null())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListBeginCaptureIntoGraphExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListBeginCaptureIntoGraphExt)(
                    ze_command_list_handle_t::ZEROED,
                    ze_graph_handle_t::ZEROED,
                    core::ptr::null(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListIsGraphCaptureEnabledExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeCommandListIsGraphCaptureEnabledExt)(ze_command_list_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListEndGraphCaptureExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListEndGraphCaptureExt)(
                    ze_command_list_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListGetGraphExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListGetGraphExt)(ze_command_list_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphGetPrimaryCommandListExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeGraphGetPrimaryCommandListExt)(ze_graph_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphSetDestructionCallbackExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeGraphSetDestructionCallbackExt)(
                    ze_graph_handle_t::ZEROED,
                    None,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphInstantiateExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeGraphInstantiateExt)(
                    ze_graph_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendGraphExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendGraphExt)(
                    ze_command_list_handle_t::ZEROED,
                    ze_executable_graph_handle_t::ZEROED,
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeExecutableGraphGetSourceGraphExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeExecutableGraphGetSourceGraphExt)(
                    ze_executable_graph_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphIsEmptyExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeGraphIsEmptyExt)(ze_graph_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphDumpContentsExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeGraphDumpContentsExt)(ze_graph_handle_t::ZEROED, core::ptr::null(), core::ptr::null())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeExecutableGraphDestroyExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeExecutableGraphDestroyExt)(ze_executable_graph_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeGraphDestroyExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zeGraphDestroyExt)(ze_graph_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zeCommandListAppendHostFunction,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zeCommandListAppendHostFunction)(
                    ze_command_list_handle_t::ZEROED,
                    None,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetModuleGetDebugInfo,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetModuleGetDebugInfo)(
                    zet_module_handle_t::ZEROED,
                    zet_module_debug_info_format_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDeviceGetDebugProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDeviceGetDebugProperties)(zet_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugAttach,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugAttach)(
                    zet_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugDetach,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetDebugDetach)(zet_debug_session_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugReadEvent,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugReadEvent)(zet_debug_session_handle_t::ZEROED, 0, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugAcknowledgeEvent,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugAcknowledgeEvent)(zet_debug_session_handle_t::ZEROED, core::ptr::null())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugInterrupt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugInterrupt)(zet_debug_session_handle_t::ZEROED, ze_device_thread_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugResume,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugResume)(zet_debug_session_handle_t::ZEROED, ze_device_thread_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugReadMemory,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugReadMemory)(
                    zet_debug_session_handle_t::ZEROED,
                    ze_device_thread_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugWriteMemory,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugWriteMemory)(
                    zet_debug_session_handle_t::ZEROED,
                    ze_device_thread_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugGetRegisterSetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugGetRegisterSetProperties)(
                    zet_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugGetThreadRegisterSetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugGetThreadRegisterSetProperties)(
                    zet_debug_session_handle_t::ZEROED,
                    ze_device_thread_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugReadRegisters,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugReadRegisters)(
                    zet_debug_session_handle_t::ZEROED,
                    ze_device_thread_t::ZEROED,
                    0,
                    0,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDebugWriteRegisters,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDebugWriteRegisters)(
                    zet_debug_session_handle_t::ZEROED,
                    ze_device_thread_t::ZEROED,
                    0,
                    0,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupGet,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupGet)(
                    zet_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupGetProperties)(zet_metric_group_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupCalculateMetricValues,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupCalculateMetricValues)(
                    zet_metric_group_handle_t::ZEROED,
                    zet_metric_group_calculation_type_t::ZEROED,
                    0,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGet,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGet)(
                    zet_metric_group_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGetProperties,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zetMetricGetProperties)(zet_metric_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetContextActivateMetricGroups,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetContextActivateMetricGroups)(
                    zet_context_handle_t::ZEROED,
                    zet_device_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricStreamerOpen,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricStreamerOpen)(
                    zet_context_handle_t::ZEROED,
                    zet_device_handle_t::ZEROED,
                    zet_metric_group_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetCommandListAppendMetricStreamerMarker,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetCommandListAppendMetricStreamerMarker)(
                    zet_command_list_handle_t::ZEROED,
                    zet_metric_streamer_handle_t::ZEROED,
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricStreamerClose,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricStreamerClose)(zet_metric_streamer_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricStreamerReadData,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricStreamerReadData)(
                    zet_metric_streamer_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricQueryPoolCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricQueryPoolCreate)(
                    zet_context_handle_t::ZEROED,
                    zet_device_handle_t::ZEROED,
                    zet_metric_group_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricQueryPoolDestroy,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricQueryPoolDestroy)(zet_metric_query_pool_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricQueryCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricQueryCreate)(zet_metric_query_pool_handle_t::ZEROED, 0, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricQueryDestroy,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricQueryDestroy)(zet_metric_query_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricQueryReset,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricQueryReset)(zet_metric_query_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetCommandListAppendMetricQueryBegin,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetCommandListAppendMetricQueryBegin)(
                    zet_command_list_handle_t::ZEROED,
                    zet_metric_query_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetCommandListAppendMetricQueryEnd,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetCommandListAppendMetricQueryEnd)(
                    zet_command_list_handle_t::ZEROED,
                    zet_metric_query_handle_t::ZEROED,
                    ze_event_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetCommandListAppendMetricMemoryBarrier,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zetCommandListAppendMetricMemoryBarrier)(zet_command_list_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricQueryGetData,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricQueryGetData)(
                    zet_metric_query_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetKernelGetProfileInfo,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zetKernelGetProfileInfo)(zet_kernel_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetTracerExpCreate,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetTracerExpCreate)(
                    zet_context_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetTracerExpDestroy,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetTracerExpDestroy)(zet_tracer_exp_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetTracerExpSetPrologues,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetTracerExpSetPrologues)(zet_tracer_exp_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetTracerExpSetEpilogues,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetTracerExpSetEpilogues)(zet_tracer_exp_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetTracerExpSetEnabled,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetTracerExpSetEnabled)(zet_tracer_exp_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupCalculateMultipleMetricValuesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupCalculateMultipleMetricValuesExp)(
                    zet_metric_group_handle_t::ZEROED,
                    zet_metric_group_calculation_type_t::ZEROED,
                    0,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupGetGlobalTimestampsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupGetGlobalTimestampsExp)(
                    zet_metric_group_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupGetExportDataExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupGetExportDataExp)(
                    zet_metric_group_handle_t::ZEROED,
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupCalculateMetricExportDataExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupCalculateMetricExportDataExp)(
                    ze_driver_handle_t::ZEROED,
                    zet_metric_group_calculation_type_t::ZEROED,
                    0,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricProgrammableGetExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricProgrammableGetExp)(
                    zet_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricProgrammableGetPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricProgrammableGetPropertiesExp)(
                    zet_metric_programmable_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricProgrammableGetParamInfoExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricProgrammableGetParamInfoExp)(
                    zet_metric_programmable_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricProgrammableGetParamValueInfoExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricProgrammableGetParamValueInfoExp)(
                    zet_metric_programmable_exp_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricCreateFromProgrammableExp2,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricCreateFromProgrammableExp2)(
                    zet_metric_programmable_exp_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricCreateFromProgrammableExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricCreateFromProgrammableExp)(
                    zet_metric_programmable_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    0,
                    core::ptr::null(),
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDeviceCreateMetricGroupsFromMetricsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDeviceCreateMetricGroupsFromMetricsExp)(
                    zet_device_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null(),
                    core::ptr::null(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupCreateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupCreateExp)(
                    zet_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupAddMetricExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupAddMetricExp)(
                    zet_metric_group_handle_t::ZEROED,
                    zet_metric_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupRemoveMetricExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricGroupRemoveMetricExp)(
                    zet_metric_group_handle_t::ZEROED,
                    zet_metric_handle_t::ZEROED,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupCloseExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricGroupCloseExp)(zet_metric_group_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricGroupDestroyExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricGroupDestroyExp)(zet_metric_group_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricDestroyExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricDestroyExp)(zet_metric_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDeviceGetConcurrentMetricGroupsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetDeviceGetConcurrentMetricGroupsExp)(
                    zet_device_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricTracerCreateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricTracerCreateExp)(
                    zet_context_handle_t::ZEROED,
                    zet_device_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    ze_event_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricTracerDestroyExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricTracerDestroyExp)(zet_metric_tracer_exp_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricTracerEnableExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricTracerEnableExp)(zet_metric_tracer_exp_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricTracerDisableExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricTracerDisableExp)(zet_metric_tracer_exp_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricTracerReadDataExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricTracerReadDataExp)(
                    zet_metric_tracer_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricDecoderCreateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricDecoderCreateExp)(zet_metric_tracer_exp_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricDecoderDestroyExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetMetricDecoderDestroyExp)(zet_metric_decoder_exp_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricDecoderGetDecodableMetricsExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricDecoderGetDecodableMetricsExp)(
                    zet_metric_decoder_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetMetricTracerDecodeExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetMetricTracerDecodeExp)(
                    zet_metric_decoder_exp_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetCommandListAppendMarkerExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zetCommandListAppendMarkerExp)(
                    zet_command_list_handle_t::ZEROED,
                    zet_metric_group_handle_t::ZEROED,
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDeviceEnableMetricsExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetDeviceEnableMetricsExp)(zet_device_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zetDeviceDisableMetricsExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zetDeviceDisableMetricsExp)(zet_device_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesInit,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesInit)(0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDriverGet,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDriverGet)(core::ptr::null_mut(), core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDriverGetExtensionProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDriverGetExtensionProperties)(
                    zes_driver_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDriverGetExtensionFunctionAddress,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDriverGetExtensionFunctionAddress)(
                    zes_driver_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGet,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceGet)(
                    zes_driver_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetProperties,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesDeviceGetProperties)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceGetState)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceReset,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceReset)(zes_device_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceResetExt,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceResetExt)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceProcessesGetState,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceProcessesGetState)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDevicePciGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDevicePciGetProperties)(zes_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDevicePciGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDevicePciGetState)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDevicePciGetBars,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDevicePciGetBars)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDevicePciGetStats,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDevicePciGetStats)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceSetOverclockWaiver,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceSetOverclockWaiver)(zes_device_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetOverclockDomains,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceGetOverclockDomains)(zes_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetOverclockControls,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceGetOverclockControls)(
                    zes_device_handle_t::ZEROED,
                    zes_overclock_domain_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceResetOverclockSettings,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceResetOverclockSettings)(zes_device_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceReadOverclockState,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceReadOverclockState)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumOverclockDomains,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumOverclockDomains)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetDomainProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetDomainProperties)(zes_overclock_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetDomainVFProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetDomainVFProperties)(zes_overclock_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetDomainControlProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetDomainControlProperties)(
                    zes_overclock_handle_t::ZEROED,
                    zes_overclock_control_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetControlCurrentValue,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetControlCurrentValue)(
                    zes_overclock_handle_t::ZEROED,
                    zes_overclock_control_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetControlPendingValue,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetControlPendingValue)(
                    zes_overclock_handle_t::ZEROED,
                    zes_overclock_control_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockSetControlUserValue,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockSetControlUserValue)(
                    zes_overclock_handle_t::ZEROED,
                    zes_overclock_control_t::ZEROED,
                    0.0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetControlState,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetControlState)(
                    zes_overclock_handle_t::ZEROED,
                    zes_overclock_control_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockGetVFPointValues,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockGetVFPointValues)(
                    zes_overclock_handle_t::ZEROED,
                    zes_vf_type_t::ZEROED,
                    zes_vf_array_type_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesOverclockSetVFPointValues,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesOverclockSetVFPointValues)(
                    zes_overclock_handle_t::ZEROED,
                    zes_vf_type_t::ZEROED,
                    0,
                    0,
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumDiagnosticTestSuites,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumDiagnosticTestSuites)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDiagnosticsGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDiagnosticsGetProperties)(zes_diag_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDiagnosticsGetTests,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDiagnosticsGetTests)(
                    zes_diag_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDiagnosticsRunTests,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDiagnosticsRunTests)(zes_diag_handle_t::ZEROED, 0, 0, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEccAvailable,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesDeviceEccAvailable)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEccConfigurable,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesDeviceEccConfigurable)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetEccState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceGetEccState)(zes_device_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceSetEccState,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceSetEccState)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumEngineGroups,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumEngineGroups)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesEngineGetProperties,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesEngineGetProperties)(zes_engine_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesEngineGetActivity,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesEngineGetActivity)(zes_engine_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEventRegister,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesDeviceEventRegister)(zes_device_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDriverEventListen,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDriverEventListen)(
                    ze_driver_handle_t::ZEROED,
                    0,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDriverEventListenEx,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDriverEventListenEx)(
                    ze_driver_handle_t::ZEROED,
                    0,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumFabricPorts,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumFabricPorts)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetProperties)(zes_fabric_port_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetLinkType,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetLinkType)(zes_fabric_port_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetConfig)(zes_fabric_port_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortSetConfig,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesFabricPortSetConfig)(zes_fabric_port_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetState,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetState)(zes_fabric_port_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetThroughput,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetThroughput)(zes_fabric_port_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetFabricErrorCounters,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetFabricErrorCounters)(
                    zes_fabric_port_handle_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFabricPortGetMultiPortThroughput,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFabricPortGetMultiPortThroughput)(
                    zes_device_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumFans,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumFans)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFanGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFanGetProperties)(zes_fan_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFanGetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFanGetConfig)(zes_fan_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFanSetDefaultMode,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFanSetDefaultMode)(zes_fan_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFanSetFixedSpeedMode,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFanSetFixedSpeedMode)(zes_fan_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFanSetSpeedTableMode,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFanSetSpeedTableMode)(zes_fan_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFanGetState,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFanGetState)(
                    zes_fan_handle_t::ZEROED,
                    zes_fan_speed_units_t::ZEROED,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumFirmwares,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumFirmwares)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFirmwareGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFirmwareGetProperties)(zes_firmware_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFirmwareFlash,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesFirmwareFlash)(zes_firmware_handle_t::ZEROED, core::ptr::null_mut(), 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFirmwareGetFlashProgress,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFirmwareGetFlashProgress)(zes_firmware_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFirmwareGetConsoleLogs,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFirmwareGetConsoleLogs)(
                    zes_firmware_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumFrequencyDomains,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumFrequencyDomains)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyGetProperties,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesFrequencyGetProperties)(zes_freq_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyGetAvailableClocks,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFrequencyGetAvailableClocks)(
                    zes_freq_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyGetRange,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyGetRange)(zes_freq_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencySetRange,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencySetRange)(zes_freq_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyGetState)(zes_freq_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyGetThrottleTime,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFrequencyGetThrottleTime)(zes_freq_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcGetCapabilities,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFrequencyOcGetCapabilities)(zes_freq_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcGetFrequencyTarget,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFrequencyOcGetFrequencyTarget)(zes_freq_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcSetFrequencyTarget,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcSetFrequencyTarget)(zes_freq_handle_t::ZEROED, 0.0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcGetVoltageTarget,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFrequencyOcGetVoltageTarget)(
                    zes_freq_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcSetVoltageTarget,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcSetVoltageTarget)(zes_freq_handle_t::ZEROED, 0.0, 0.0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcSetMode,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcSetMode)(zes_freq_handle_t::ZEROED, zes_oc_mode_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcGetMode,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcGetMode)(zes_freq_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcGetIccMax,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesFrequencyOcGetIccMax)(zes_freq_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcSetIccMax,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcSetIccMax)(zes_freq_handle_t::ZEROED, 0.0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcGetTjMax,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcGetTjMax)(zes_freq_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFrequencyOcSetTjMax,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFrequencyOcSetTjMax)(zes_freq_handle_t::ZEROED, 0.0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumLeds,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumLeds)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesLedGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesLedGetProperties)(zes_led_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesLedGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesLedGetState)(zes_led_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesLedSetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesLedSetState)(zes_led_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesLedSetColor,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesLedSetColor)(zes_led_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumMemoryModules,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumMemoryModules)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesMemoryGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesMemoryGetProperties)(zes_mem_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesMemoryGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesMemoryGetState)(zes_mem_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesMemoryGetBandwidth,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesMemoryGetBandwidth)(zes_mem_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumPerformanceFactorDomains,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumPerformanceFactorDomains)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPerformanceFactorGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPerformanceFactorGetProperties)(zes_perf_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPerformanceFactorGetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPerformanceFactorGetConfig)(zes_perf_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPerformanceFactorSetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPerformanceFactorSetConfig)(zes_perf_handle_t::ZEROED, 0.0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumPowerDomains,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumPowerDomains)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetCardPowerDomain,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceGetCardPowerDomain)(zes_device_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPowerGetProperties)(zes_pwr_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetEnergyCounter,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesPowerGetEnergyCounter)(zes_pwr_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetLimits,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPowerGetLimits)(
                    zes_pwr_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerSetLimits,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPowerSetLimits)(
                    zes_pwr_handle_t::ZEROED,
                    core::ptr::null(),
                    core::ptr::null(),
                    core::ptr::null(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetEnergyThreshold,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesPowerGetEnergyThreshold)(zes_pwr_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerSetEnergyThreshold,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPowerSetEnergyThreshold)(zes_pwr_handle_t::ZEROED, 0.0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetUsage,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPowerGetUsage)(
                    zes_pwr_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumPsus,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumPsus)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPsuGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPsuGetProperties)(zes_psu_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPsuGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPsuGetState)(zes_psu_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumRasErrorSets,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumRasErrorSets)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesRasGetProperties)(zes_ras_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesRasGetConfig)(zes_ras_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasSetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesRasSetConfig)(zes_ras_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesRasGetState)(zes_ras_handle_t::ZEROED, 0, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumSchedulers,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumSchedulers)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerGetProperties,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesSchedulerGetProperties)(zes_sched_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerGetCurrentMode,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerGetCurrentMode)(zes_sched_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerGetTimeoutModeProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerGetTimeoutModeProperties)(
                    zes_sched_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerGetTimesliceModeProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerGetTimesliceModeProperties)(
                    zes_sched_handle_t::ZEROED,
                    0,
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerSetTimeoutMode,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerSetTimeoutMode)(
                    zes_sched_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerSetTimesliceMode,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerSetTimesliceMode)(
                    zes_sched_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerSetExclusiveMode,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerSetExclusiveMode)(zes_sched_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesSchedulerSetComputeUnitDebugMode,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesSchedulerSetComputeUnitDebugMode)(zes_sched_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumStandbyDomains,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumStandbyDomains)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesStandbyGetProperties,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesStandbyGetProperties)(zes_standby_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesStandbyGetMode,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesStandbyGetMode)(zes_standby_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesStandbySetMode,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesStandbySetMode)(zes_standby_handle_t::ZEROED, zes_standby_promo_mode_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumTemperatureSensors,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumTemperatureSensors)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesTemperatureGetProperties,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesTemperatureGetProperties)(zes_temp_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesTemperatureGetConfig,
        implemented: false,
        call: |api| {
            let r =
                unsafe { (api.zesTemperatureGetConfig)(zes_temp_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesTemperatureSetConfig,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesTemperatureSetConfig)(zes_temp_handle_t::ZEROED, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesTemperatureGetState,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesTemperatureGetState)(zes_temp_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetLimitsExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPowerGetLimitsExt)(
                    zes_pwr_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerSetLimitsExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesPowerSetLimitsExt)(
                    zes_pwr_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerGetLimitsExt2,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPowerGetLimitsExt2)(zes_pwr_handle_t::ZEROED, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesPowerSetLimitsExt2,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesPowerSetLimitsExt2)(zes_pwr_handle_t::ZEROED, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesEngineGetActivityExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesEngineGetActivityExt)(
                    zes_engine_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetStateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesRasGetStateExp)(
                    zes_ras_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasClearStateExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesRasClearStateExp)(zes_ras_handle_t::ZEROED, zes_ras_error_category_exp_t::ZEROED)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetSupportedCategoriesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesRasGetSupportedCategoriesExp)(
                    zes_ras_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetStateExp2,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesRasGetStateExp2)(
                    zes_ras_handle_t::ZEROED,
                    0,
                    core::ptr::null(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasGetConfigExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesRasGetConfigExp)(zes_ras_handle_t::ZEROED, 0, core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesRasSetConfigExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesRasSetConfigExp)(zes_ras_handle_t::ZEROED, 0, core::ptr::null()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFirmwareGetSecurityVersionExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesFirmwareGetSecurityVersionExp)(zes_firmware_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesFirmwareSetSecurityVersionExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesFirmwareSetSecurityVersionExp)(zes_firmware_handle_t::ZEROED) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceGetSubDevicePropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceGetSubDevicePropertiesExp)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDriverGetDeviceByUuidExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDriverGetDeviceByUuidExp)(
                    zes_driver_handle_t::ZEROED,
                    zes_uuid_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumActiveVFExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumActiveVFExp)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFPropertiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFPropertiesExp)(zes_vf_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFMemoryUtilizationExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFMemoryUtilizationExp)(
                    zes_vf_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFEngineUtilizationExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFEngineUtilizationExp)(
                    zes_vf_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementSetVFTelemetryModeExp,
        implemented: false,
        call: |api| {
            let r = unsafe { (api.zesVFManagementSetVFTelemetryModeExp)(zes_vf_handle_t::ZEROED, 0, 0) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementSetVFTelemetrySamplingIntervalExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementSetVFTelemetrySamplingIntervalExp)(zes_vf_handle_t::ZEROED, 0, 0)
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDeviceEnumEnabledVFExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDeviceEnumEnabledVFExp)(
                    zes_device_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFCapabilitiesExp,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFCapabilitiesExp)(zes_vf_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFMemoryUtilizationExp2,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFMemoryUtilizationExp2)(
                    zes_vf_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFEngineUtilizationExp2,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFEngineUtilizationExp2)(
                    zes_vf_handle_t::ZEROED,
                    core::ptr::null_mut(),
                    core::ptr::null_mut(),
                )
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesVFManagementGetVFCapabilitiesExp2,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesVFManagementGetVFCapabilitiesExp2)(zes_vf_handle_t::ZEROED, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zesDevicePciLinkSpeedUpdateExt,
        implemented: false,
        call: |api| {
            let r = unsafe {
                (api.zesDevicePciLinkSpeedUpdateExt)(zes_device_handle_t::ZEROED, 0, core::ptr::null_mut())
            };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zerGetLastErrorDescription,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zerGetLastErrorDescription)(core::ptr::null_mut()) };
            Answer::Result(r)
        },
    },
    Row {
        function: Function::zerTranslateDeviceHandleToIdentifier,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zerTranslateDeviceHandleToIdentifier)(ze_device_handle_t::ZEROED) };
            Answer::Failure(r == u32::MAX)
        },
    },
    Row {
        function: Function::zerTranslateIdentifierToDeviceHandle,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zerTranslateIdentifierToDeviceHandle)(0) };
            Answer::Failure(r.is_null())
        },
    },
    Row {
        function: Function::zerGetDefaultContext,
        implemented: true,
        call: |api| {
            let r = unsafe { (api.zerGetDefaultContext)() };
            Answer::Failure(r.is_null())
        },
    },
];

fn main() -> std::process::ExitCode {
    main_of(ROWS)
}
