//! Callbacks that applications pass, and the tracing callbacks' tables.
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
pub type ze_rtas_geometry_aabbs_cb_exp_t =
    Option<unsafe extern "C" fn(*mut ze_rtas_geometry_aabbs_exp_cb_params_t)>;
pub type ze_rtas_geometry_aabbs_cb_ext_t =
    Option<unsafe extern "C" fn(*mut ze_rtas_geometry_aabbs_ext_cb_params_t)>;
pub type zex_mem_graph_free_callback_fn_t = Option<unsafe extern "C" fn(*mut c_void)>;
pub type ze_host_function_callback_t = Option<unsafe extern "C" fn(*mut c_void)>;
pub type ze_pfnInitCb_t =
    Option<unsafe extern "C" fn(*mut ze_init_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnDriverGetCb_t =
    Option<unsafe extern "C" fn(*mut ze_driver_get_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnDriverGetApiVersionCb_t = Option<
    unsafe extern "C" fn(*mut ze_driver_get_api_version_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnDriverGetPropertiesCb_t = Option<
    unsafe extern "C" fn(*mut ze_driver_get_properties_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnDriverGetIpcPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_driver_get_ipc_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDriverGetExtensionPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_driver_get_extension_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetCb_t =
    Option<unsafe extern "C" fn(*mut ze_device_get_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnDeviceGetSubDevicesCb_t = Option<
    unsafe extern "C" fn(*mut ze_device_get_sub_devices_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnDeviceGetPropertiesCb_t = Option<
    unsafe extern "C" fn(*mut ze_device_get_properties_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnDeviceGetComputePropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_compute_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetModulePropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_module_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_command_queue_group_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetMemoryPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_memory_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetMemoryAccessPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_memory_access_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetCachePropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_cache_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetImagePropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_image_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetExternalMemoryPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_external_memory_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceGetP2PPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_device_get_p2_p_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnDeviceCanAccessPeerCb_t = Option<
    unsafe extern "C" fn(*mut ze_device_can_access_peer_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnDeviceGetStatusCb_t = Option<
    unsafe extern "C" fn(*mut ze_device_get_status_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnContextCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_context_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnContextDestroyCb_t = Option<
    unsafe extern "C" fn(*mut ze_context_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnContextGetStatusCb_t = Option<
    unsafe extern "C" fn(*mut ze_context_get_status_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnContextSystemBarrierCb_t = Option<
    unsafe extern "C" fn(*mut ze_context_system_barrier_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnContextMakeMemoryResidentCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_context_make_memory_resident_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnContextEvictMemoryCb_t = Option<
    unsafe extern "C" fn(*mut ze_context_evict_memory_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnContextMakeImageResidentCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_context_make_image_resident_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnContextEvictImageCb_t = Option<
    unsafe extern "C" fn(*mut ze_context_evict_image_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandQueueCreateCb_t = Option<
    unsafe extern "C" fn(*mut ze_command_queue_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandQueueDestroyCb_t = Option<
    unsafe extern "C" fn(*mut ze_command_queue_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandQueueExecuteCommandListsCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_queue_execute_command_lists_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandQueueSynchronizeCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_queue_synchronize_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListCreateCb_t = Option<
    unsafe extern "C" fn(*mut ze_command_list_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandListCreateImmediateCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_create_immediate_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListDestroyCb_t = Option<
    unsafe extern "C" fn(*mut ze_command_list_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandListCloseCb_t = Option<
    unsafe extern "C" fn(*mut ze_command_list_close_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandListResetCb_t = Option<
    unsafe extern "C" fn(*mut ze_command_list_reset_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnCommandListAppendWriteGlobalTimestampCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_write_global_timestamp_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendBarrierCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_barrier_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemoryRangesBarrierCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_memory_ranges_barrier_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemoryCopyCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_memory_copy_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemoryFillCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_memory_fill_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemoryCopyRegionCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_memory_copy_region_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemoryCopyFromContextCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_memory_copy_from_context_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendImageCopyCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_image_copy_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendImageCopyRegionCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_image_copy_region_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendImageCopyToMemoryCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_image_copy_to_memory_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendImageCopyFromMemoryCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_image_copy_from_memory_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemoryPrefetchCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_memory_prefetch_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendMemAdviseCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_mem_advise_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendSignalEventCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_signal_event_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendWaitOnEventsCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_wait_on_events_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendEventResetCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_event_reset_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendQueryKernelTimestampsCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_query_kernel_timestamps_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendLaunchKernelCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_launch_kernel_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendLaunchCooperativeKernelCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_launch_cooperative_kernel_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendLaunchKernelIndirectCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_launch_kernel_indirect_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_command_list_append_launch_multiple_kernels_indirect_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnImageGetPropertiesCb_t = Option<
    unsafe extern "C" fn(*mut ze_image_get_properties_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnImageCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_image_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnImageDestroyCb_t =
    Option<unsafe extern "C" fn(*mut ze_image_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnMemAllocSharedCb_t = Option<
    unsafe extern "C" fn(*mut ze_mem_alloc_shared_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnMemAllocDeviceCb_t = Option<
    unsafe extern "C" fn(*mut ze_mem_alloc_device_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnMemAllocHostCb_t =
    Option<unsafe extern "C" fn(*mut ze_mem_alloc_host_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnMemFreeCb_t =
    Option<unsafe extern "C" fn(*mut ze_mem_free_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnMemGetAllocPropertiesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_mem_get_alloc_properties_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnMemGetAddressRangeCb_t = Option<
    unsafe extern "C" fn(*mut ze_mem_get_address_range_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnMemGetIpcHandleCb_t = Option<
    unsafe extern "C" fn(*mut ze_mem_get_ipc_handle_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnMemOpenIpcHandleCb_t = Option<
    unsafe extern "C" fn(*mut ze_mem_open_ipc_handle_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnMemCloseIpcHandleCb_t = Option<
    unsafe extern "C" fn(*mut ze_mem_close_ipc_handle_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnFenceCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_fence_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnFenceDestroyCb_t =
    Option<unsafe extern "C" fn(*mut ze_fence_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnFenceHostSynchronizeCb_t = Option<
    unsafe extern "C" fn(*mut ze_fence_host_synchronize_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnFenceQueryStatusCb_t = Option<
    unsafe extern "C" fn(*mut ze_fence_query_status_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnFenceResetCb_t =
    Option<unsafe extern "C" fn(*mut ze_fence_reset_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnEventPoolCreateCb_t = Option<
    unsafe extern "C" fn(*mut ze_event_pool_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnEventPoolDestroyCb_t = Option<
    unsafe extern "C" fn(*mut ze_event_pool_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnEventPoolGetIpcHandleCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_event_pool_get_ipc_handle_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnEventPoolOpenIpcHandleCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_event_pool_open_ipc_handle_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnEventPoolCloseIpcHandleCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_event_pool_close_ipc_handle_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnEventCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_event_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnEventDestroyCb_t =
    Option<unsafe extern "C" fn(*mut ze_event_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnEventHostSignalCb_t = Option<
    unsafe extern "C" fn(*mut ze_event_host_signal_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnEventHostSynchronizeCb_t = Option<
    unsafe extern "C" fn(*mut ze_event_host_synchronize_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnEventQueryStatusCb_t = Option<
    unsafe extern "C" fn(*mut ze_event_query_status_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnEventHostResetCb_t = Option<
    unsafe extern "C" fn(*mut ze_event_host_reset_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnEventQueryKernelTimestampCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_event_query_kernel_timestamp_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnModuleCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_module_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnModuleDestroyCb_t =
    Option<unsafe extern "C" fn(*mut ze_module_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnModuleDynamicLinkCb_t = Option<
    unsafe extern "C" fn(*mut ze_module_dynamic_link_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnModuleGetNativeBinaryCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_module_get_native_binary_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnModuleGetGlobalPointerCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_module_get_global_pointer_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnModuleGetKernelNamesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_module_get_kernel_names_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnModuleGetPropertiesCb_t = Option<
    unsafe extern "C" fn(*mut ze_module_get_properties_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnModuleGetFunctionPointerCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_module_get_function_pointer_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnModuleBuildLogDestroyCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_module_build_log_destroy_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnModuleBuildLogGetStringCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_module_build_log_get_string_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_kernel_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnKernelDestroyCb_t =
    Option<unsafe extern "C" fn(*mut ze_kernel_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnKernelSetCacheConfigCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_set_cache_config_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelSetGroupSizeCb_t = Option<
    unsafe extern "C" fn(*mut ze_kernel_set_group_size_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnKernelSuggestGroupSizeCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_suggest_group_size_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_suggest_max_cooperative_group_count_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelSetArgumentValueCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_set_argument_value_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelSetIndirectAccessCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_set_indirect_access_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelGetIndirectAccessCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_get_indirect_access_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelGetSourceAttributesCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_kernel_get_source_attributes_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnKernelGetPropertiesCb_t = Option<
    unsafe extern "C" fn(*mut ze_kernel_get_properties_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnKernelGetNameCb_t = Option<
    unsafe extern "C" fn(*mut ze_kernel_get_name_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnSamplerCreateCb_t =
    Option<unsafe extern "C" fn(*mut ze_sampler_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void)>;
pub type ze_pfnSamplerDestroyCb_t = Option<
    unsafe extern "C" fn(*mut ze_sampler_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnPhysicalMemCreateCb_t = Option<
    unsafe extern "C" fn(*mut ze_physical_mem_create_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnPhysicalMemDestroyCb_t = Option<
    unsafe extern "C" fn(*mut ze_physical_mem_destroy_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnVirtualMemReserveCb_t = Option<
    unsafe extern "C" fn(*mut ze_virtual_mem_reserve_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnVirtualMemFreeCb_t = Option<
    unsafe extern "C" fn(*mut ze_virtual_mem_free_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnVirtualMemQueryPageSizeCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_virtual_mem_query_page_size_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnVirtualMemMapCb_t = Option<
    unsafe extern "C" fn(*mut ze_virtual_mem_map_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnVirtualMemUnmapCb_t = Option<
    unsafe extern "C" fn(*mut ze_virtual_mem_unmap_params_t, ze_result_t, *mut c_void, *mut *mut c_void),
>;
pub type ze_pfnVirtualMemSetAccessAttributeCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_virtual_mem_set_access_attribute_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
pub type ze_pfnVirtualMemGetAccessAttributeCb_t = Option<
    unsafe extern "C" fn(
        *mut ze_virtual_mem_get_access_attribute_params_t,
        ze_result_t,
        *mut c_void,
        *mut *mut c_void,
    ),
>;
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_init_params_t {
    pub pflags: *mut ze_init_flags_t,
}
const _: () = {
    assert!(size_of::<ze_init_params_t>() == 8);
    assert!(align_of::<ze_init_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_init_params_t, pflags) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_get_params_t {
    pub ppCount: *mut *mut u32,
    pub pphDrivers: *mut *mut ze_driver_handle_t,
}
const _: () = {
    assert!(size_of::<ze_driver_get_params_t>() == 16);
    assert!(align_of::<ze_driver_get_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_get_params_t, ppCount) == 0);
    assert!(core::mem::offset_of!(ze_driver_get_params_t, pphDrivers) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_get_api_version_params_t {
    pub phDriver: *mut ze_driver_handle_t,
    pub pversion: *mut *mut ze_api_version_t,
}
const _: () = {
    assert!(size_of::<ze_driver_get_api_version_params_t>() == 16);
    assert!(align_of::<ze_driver_get_api_version_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_get_api_version_params_t, phDriver) == 0);
    assert!(core::mem::offset_of!(ze_driver_get_api_version_params_t, pversion) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_get_properties_params_t {
    pub phDriver: *mut ze_driver_handle_t,
    pub ppDriverProperties: *mut *mut ze_driver_properties_t,
}
const _: () = {
    assert!(size_of::<ze_driver_get_properties_params_t>() == 16);
    assert!(align_of::<ze_driver_get_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_get_properties_params_t, phDriver) == 0);
    assert!(core::mem::offset_of!(ze_driver_get_properties_params_t, ppDriverProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_get_ipc_properties_params_t {
    pub phDriver: *mut ze_driver_handle_t,
    pub ppIpcProperties: *mut *mut ze_driver_ipc_properties_t,
}
const _: () = {
    assert!(size_of::<ze_driver_get_ipc_properties_params_t>() == 16);
    assert!(align_of::<ze_driver_get_ipc_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_get_ipc_properties_params_t, phDriver) == 0);
    assert!(core::mem::offset_of!(ze_driver_get_ipc_properties_params_t, ppIpcProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_get_extension_properties_params_t {
    pub phDriver: *mut ze_driver_handle_t,
    pub ppCount: *mut *mut u32,
    pub ppExtensionProperties: *mut *mut ze_driver_extension_properties_t,
}
const _: () = {
    assert!(size_of::<ze_driver_get_extension_properties_params_t>() == 24);
    assert!(align_of::<ze_driver_get_extension_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_get_extension_properties_params_t, phDriver) == 0);
    assert!(core::mem::offset_of!(ze_driver_get_extension_properties_params_t, ppCount) == 8);
    assert!(core::mem::offset_of!(ze_driver_get_extension_properties_params_t, ppExtensionProperties) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_params_t {
    pub phDriver: *mut ze_driver_handle_t,
    pub ppCount: *mut *mut u32,
    pub pphDevices: *mut *mut ze_device_handle_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_params_t>() == 24);
    assert!(align_of::<ze_device_get_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_params_t, phDriver) == 0);
    assert!(core::mem::offset_of!(ze_device_get_params_t, ppCount) == 8);
    assert!(core::mem::offset_of!(ze_device_get_params_t, pphDevices) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_sub_devices_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppCount: *mut *mut u32,
    pub pphSubdevices: *mut *mut ze_device_handle_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_sub_devices_params_t>() == 24);
    assert!(align_of::<ze_device_get_sub_devices_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_sub_devices_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_sub_devices_params_t, ppCount) == 8);
    assert!(core::mem::offset_of!(ze_device_get_sub_devices_params_t, pphSubdevices) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppDeviceProperties: *mut *mut ze_device_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_properties_params_t>() == 16);
    assert!(align_of::<ze_device_get_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_properties_params_t, ppDeviceProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_compute_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppComputeProperties: *mut *mut ze_device_compute_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_compute_properties_params_t>() == 16);
    assert!(align_of::<ze_device_get_compute_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_compute_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_compute_properties_params_t, ppComputeProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_module_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppModuleProperties: *mut *mut ze_device_module_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_module_properties_params_t>() == 16);
    assert!(align_of::<ze_device_get_module_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_module_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_module_properties_params_t, ppModuleProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_command_queue_group_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppCount: *mut *mut u32,
    pub ppCommandQueueGroupProperties: *mut *mut ze_command_queue_group_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_command_queue_group_properties_params_t>() == 24);
    assert!(align_of::<ze_device_get_command_queue_group_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_command_queue_group_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_command_queue_group_properties_params_t, ppCount) == 8);
    assert!(
        core::mem::offset_of!(
            ze_device_get_command_queue_group_properties_params_t,
            ppCommandQueueGroupProperties
        ) == 16
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_memory_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppCount: *mut *mut u32,
    pub ppMemProperties: *mut *mut ze_device_memory_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_memory_properties_params_t>() == 24);
    assert!(align_of::<ze_device_get_memory_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_memory_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_memory_properties_params_t, ppCount) == 8);
    assert!(core::mem::offset_of!(ze_device_get_memory_properties_params_t, ppMemProperties) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_memory_access_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppMemAccessProperties: *mut *mut ze_device_memory_access_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_memory_access_properties_params_t>() == 16);
    assert!(align_of::<ze_device_get_memory_access_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_memory_access_properties_params_t, phDevice) == 0);
    assert!(
        core::mem::offset_of!(
            ze_device_get_memory_access_properties_params_t,
            ppMemAccessProperties
        ) == 8
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_cache_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppCount: *mut *mut u32,
    pub ppCacheProperties: *mut *mut ze_device_cache_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_cache_properties_params_t>() == 24);
    assert!(align_of::<ze_device_get_cache_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_cache_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_cache_properties_params_t, ppCount) == 8);
    assert!(core::mem::offset_of!(ze_device_get_cache_properties_params_t, ppCacheProperties) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_image_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppImageProperties: *mut *mut ze_device_image_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_image_properties_params_t>() == 16);
    assert!(align_of::<ze_device_get_image_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_image_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_image_properties_params_t, ppImageProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_external_memory_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub ppExternalMemoryProperties: *mut *mut ze_device_external_memory_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_external_memory_properties_params_t>() == 16);
    assert!(align_of::<ze_device_get_external_memory_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_external_memory_properties_params_t, phDevice) == 0);
    assert!(
        core::mem::offset_of!(
            ze_device_get_external_memory_properties_params_t,
            ppExternalMemoryProperties
        ) == 8
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_p2_p_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub phPeerDevice: *mut ze_device_handle_t,
    pub ppP2PProperties: *mut *mut ze_device_p2p_properties_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_p2_p_properties_params_t>() == 24);
    assert!(align_of::<ze_device_get_p2_p_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_p2_p_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_get_p2_p_properties_params_t, phPeerDevice) == 8);
    assert!(core::mem::offset_of!(ze_device_get_p2_p_properties_params_t, ppP2PProperties) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_can_access_peer_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub phPeerDevice: *mut ze_device_handle_t,
    pub pvalue: *mut *mut ze_bool_t,
}
const _: () = {
    assert!(size_of::<ze_device_can_access_peer_params_t>() == 24);
    assert!(align_of::<ze_device_can_access_peer_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_can_access_peer_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_device_can_access_peer_params_t, phPeerDevice) == 8);
    assert!(core::mem::offset_of!(ze_device_can_access_peer_params_t, pvalue) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_get_status_params_t {
    pub phDevice: *mut ze_device_handle_t,
}
const _: () = {
    assert!(size_of::<ze_device_get_status_params_t>() == 8);
    assert!(align_of::<ze_device_get_status_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_get_status_params_t, phDevice) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_create_params_t {
    pub phDriver: *mut ze_driver_handle_t,
    pub pdesc: *mut *const ze_context_desc_t,
    pub pphContext: *mut *mut ze_context_handle_t,
}
const _: () = {
    assert!(size_of::<ze_context_create_params_t>() == 24);
    assert!(align_of::<ze_context_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_create_params_t, phDriver) == 0);
    assert!(core::mem::offset_of!(ze_context_create_params_t, pdesc) == 8);
    assert!(core::mem::offset_of!(ze_context_create_params_t, pphContext) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_destroy_params_t {
    pub phContext: *mut ze_context_handle_t,
}
const _: () = {
    assert!(size_of::<ze_context_destroy_params_t>() == 8);
    assert!(align_of::<ze_context_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_destroy_params_t, phContext) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_get_status_params_t {
    pub phContext: *mut ze_context_handle_t,
}
const _: () = {
    assert!(size_of::<ze_context_get_status_params_t>() == 8);
    assert!(align_of::<ze_context_get_status_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_get_status_params_t, phContext) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_system_barrier_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
}
const _: () = {
    assert!(size_of::<ze_context_system_barrier_params_t>() == 16);
    assert!(align_of::<ze_context_system_barrier_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_system_barrier_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_context_system_barrier_params_t, phDevice) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_make_memory_resident_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pptr: *mut *mut c_void,
    pub psize: *mut usize,
}
const _: () = {
    assert!(size_of::<ze_context_make_memory_resident_params_t>() == 32);
    assert!(align_of::<ze_context_make_memory_resident_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_make_memory_resident_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_context_make_memory_resident_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_context_make_memory_resident_params_t, pptr) == 16);
    assert!(core::mem::offset_of!(ze_context_make_memory_resident_params_t, psize) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_evict_memory_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pptr: *mut *mut c_void,
    pub psize: *mut usize,
}
const _: () = {
    assert!(size_of::<ze_context_evict_memory_params_t>() == 32);
    assert!(align_of::<ze_context_evict_memory_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_evict_memory_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_context_evict_memory_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_context_evict_memory_params_t, pptr) == 16);
    assert!(core::mem::offset_of!(ze_context_evict_memory_params_t, psize) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_make_image_resident_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub phImage: *mut ze_image_handle_t,
}
const _: () = {
    assert!(size_of::<ze_context_make_image_resident_params_t>() == 24);
    assert!(align_of::<ze_context_make_image_resident_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_make_image_resident_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_context_make_image_resident_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_context_make_image_resident_params_t, phImage) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_evict_image_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub phImage: *mut ze_image_handle_t,
}
const _: () = {
    assert!(size_of::<ze_context_evict_image_params_t>() == 24);
    assert!(align_of::<ze_context_evict_image_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_evict_image_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_context_evict_image_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_context_evict_image_params_t, phImage) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *const ze_command_queue_desc_t,
    pub pphCommandQueue: *mut *mut ze_command_queue_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_queue_create_params_t>() == 32);
    assert!(align_of::<ze_command_queue_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_create_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_command_queue_create_params_t, pdesc) == 16);
    assert!(core::mem::offset_of!(ze_command_queue_create_params_t, pphCommandQueue) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_destroy_params_t {
    pub phCommandQueue: *mut ze_command_queue_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_queue_destroy_params_t>() == 8);
    assert!(align_of::<ze_command_queue_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_destroy_params_t, phCommandQueue) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_execute_command_lists_params_t {
    pub phCommandQueue: *mut ze_command_queue_handle_t,
    pub pnumCommandLists: *mut u32,
    pub pphCommandLists: *mut *mut ze_command_list_handle_t,
    pub phFence: *mut ze_fence_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_queue_execute_command_lists_params_t>() == 32);
    assert!(align_of::<ze_command_queue_execute_command_lists_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_execute_command_lists_params_t, phCommandQueue) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_execute_command_lists_params_t, pnumCommandLists) == 8);
    assert!(core::mem::offset_of!(ze_command_queue_execute_command_lists_params_t, pphCommandLists) == 16);
    assert!(core::mem::offset_of!(ze_command_queue_execute_command_lists_params_t, phFence) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_synchronize_params_t {
    pub phCommandQueue: *mut ze_command_queue_handle_t,
    pub ptimeout: *mut u64,
}
const _: () = {
    assert!(size_of::<ze_command_queue_synchronize_params_t>() == 16);
    assert!(align_of::<ze_command_queue_synchronize_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_synchronize_params_t, phCommandQueue) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_synchronize_params_t, ptimeout) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *const ze_command_list_desc_t,
    pub pphCommandList: *mut *mut ze_command_list_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_create_params_t>() == 32);
    assert!(align_of::<ze_command_list_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_command_list_create_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_command_list_create_params_t, pdesc) == 16);
    assert!(core::mem::offset_of!(ze_command_list_create_params_t, pphCommandList) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_create_immediate_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub paltdesc: *mut *const ze_command_queue_desc_t,
    pub pphCommandList: *mut *mut ze_command_list_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_create_immediate_params_t>() == 32);
    assert!(align_of::<ze_command_list_create_immediate_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_create_immediate_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_command_list_create_immediate_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_command_list_create_immediate_params_t, paltdesc) == 16);
    assert!(core::mem::offset_of!(ze_command_list_create_immediate_params_t, pphCommandList) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_destroy_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_destroy_params_t>() == 8);
    assert!(align_of::<ze_command_list_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_destroy_params_t, phCommandList) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_close_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_close_params_t>() == 8);
    assert!(align_of::<ze_command_list_close_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_close_params_t, phCommandList) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_reset_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_reset_params_t>() == 8);
    assert!(align_of::<ze_command_list_reset_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_reset_params_t, phCommandList) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_write_global_timestamp_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pdstptr: *mut *mut u64,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_write_global_timestamp_params_t>() == 40);
    assert!(align_of::<ze_command_list_append_write_global_timestamp_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_write_global_timestamp_params_t,
            phCommandList
        ) == 0
    );
    assert!(core::mem::offset_of!(ze_command_list_append_write_global_timestamp_params_t, pdstptr) == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_write_global_timestamp_params_t,
            phSignalEvent
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_write_global_timestamp_params_t,
            pnumWaitEvents
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_write_global_timestamp_params_t,
            pphWaitEvents
        ) == 32
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_barrier_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_barrier_params_t>() == 32);
    assert!(align_of::<ze_command_list_append_barrier_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_barrier_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_barrier_params_t, phSignalEvent) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_barrier_params_t, pnumWaitEvents) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_barrier_params_t, pphWaitEvents) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_memory_ranges_barrier_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pnumRanges: *mut u32,
    pub ppRangeSizes: *mut *const usize,
    pub ppRanges: *mut *mut *const c_void,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_memory_ranges_barrier_params_t>() == 56);
    assert!(align_of::<ze_command_list_append_memory_ranges_barrier_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_ranges_barrier_params_t,
            phCommandList
        ) == 0
    );
    assert!(core::mem::offset_of!(ze_command_list_append_memory_ranges_barrier_params_t, pnumRanges) == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_ranges_barrier_params_t,
            ppRangeSizes
        ) == 16
    );
    assert!(core::mem::offset_of!(ze_command_list_append_memory_ranges_barrier_params_t, ppRanges) == 24);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_ranges_barrier_params_t,
            phSignalEvent
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_ranges_barrier_params_t,
            pnumWaitEvents
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_ranges_barrier_params_t,
            pphWaitEvents
        ) == 48
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_memory_copy_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pdstptr: *mut *mut c_void,
    pub psrcptr: *mut *const c_void,
    pub psize: *mut usize,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_memory_copy_params_t>() == 56);
    assert!(align_of::<ze_command_list_append_memory_copy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, pdstptr) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, psrcptr) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, psize) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, phSignalEvent) == 32);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, pnumWaitEvents) == 40);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_params_t, pphWaitEvents) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_memory_fill_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pptr: *mut *mut c_void,
    pub ppattern: *mut *const c_void,
    pub ppattern_size: *mut usize,
    pub psize: *mut usize,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_memory_fill_params_t>() == 64);
    assert!(align_of::<ze_command_list_append_memory_fill_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, ppattern) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, ppattern_size) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, psize) == 32);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, phSignalEvent) == 40);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, pnumWaitEvents) == 48);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_fill_params_t, pphWaitEvents) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_memory_copy_region_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pdstptr: *mut *mut c_void,
    pub pdstRegion: *mut *const ze_copy_region_t,
    pub pdstPitch: *mut u32,
    pub pdstSlicePitch: *mut u32,
    pub psrcptr: *mut *const c_void,
    pub psrcRegion: *mut *const ze_copy_region_t,
    pub psrcPitch: *mut u32,
    pub psrcSlicePitch: *mut u32,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_memory_copy_region_params_t>() == 96);
    assert!(align_of::<ze_command_list_append_memory_copy_region_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, pdstptr) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, pdstRegion) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, pdstPitch) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, pdstSlicePitch) == 32);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, psrcptr) == 40);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, psrcRegion) == 48);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, psrcPitch) == 56);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, psrcSlicePitch) == 64);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, phSignalEvent) == 72);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, pnumWaitEvents) == 80);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_region_params_t, pphWaitEvents) == 88);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_memory_copy_from_context_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pdstptr: *mut *mut c_void,
    pub phContextSrc: *mut ze_context_handle_t,
    pub psrcptr: *mut *const c_void,
    pub psize: *mut usize,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_memory_copy_from_context_params_t>() == 64);
    assert!(align_of::<ze_command_list_append_memory_copy_from_context_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_copy_from_context_params_t,
            phCommandList
        ) == 0
    );
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_from_context_params_t, pdstptr) == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_copy_from_context_params_t,
            phContextSrc
        ) == 16
    );
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_from_context_params_t, psrcptr) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_copy_from_context_params_t, psize) == 32);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_copy_from_context_params_t,
            phSignalEvent
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_copy_from_context_params_t,
            pnumWaitEvents
        ) == 48
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_memory_copy_from_context_params_t,
            pphWaitEvents
        ) == 56
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_image_copy_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phDstImage: *mut ze_image_handle_t,
    pub phSrcImage: *mut ze_image_handle_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_image_copy_params_t>() == 48);
    assert!(align_of::<ze_command_list_append_image_copy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_params_t, phDstImage) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_params_t, phSrcImage) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_params_t, phSignalEvent) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_params_t, pnumWaitEvents) == 32);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_params_t, pphWaitEvents) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_image_copy_region_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phDstImage: *mut ze_image_handle_t,
    pub phSrcImage: *mut ze_image_handle_t,
    pub ppDstRegion: *mut *const ze_image_region_t,
    pub ppSrcRegion: *mut *const ze_image_region_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_image_copy_region_params_t>() == 64);
    assert!(align_of::<ze_command_list_append_image_copy_region_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, phDstImage) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, phSrcImage) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, ppDstRegion) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, ppSrcRegion) == 32);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, phSignalEvent) == 40);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, pnumWaitEvents) == 48);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_region_params_t, pphWaitEvents) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_image_copy_to_memory_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pdstptr: *mut *mut c_void,
    pub phSrcImage: *mut ze_image_handle_t,
    pub ppSrcRegion: *mut *const ze_image_region_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_image_copy_to_memory_params_t>() == 56);
    assert!(align_of::<ze_command_list_append_image_copy_to_memory_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_to_memory_params_t,
            phCommandList
        ) == 0
    );
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_to_memory_params_t, pdstptr) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_to_memory_params_t, phSrcImage) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_to_memory_params_t, ppSrcRegion) == 24);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_to_memory_params_t,
            phSignalEvent
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_to_memory_params_t,
            pnumWaitEvents
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_to_memory_params_t,
            pphWaitEvents
        ) == 48
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_image_copy_from_memory_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phDstImage: *mut ze_image_handle_t,
    pub psrcptr: *mut *const c_void,
    pub ppDstRegion: *mut *const ze_image_region_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_image_copy_from_memory_params_t>() == 56);
    assert!(align_of::<ze_command_list_append_image_copy_from_memory_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_from_memory_params_t,
            phCommandList
        ) == 0
    );
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_from_memory_params_t, phDstImage) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_image_copy_from_memory_params_t, psrcptr) == 16);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_from_memory_params_t,
            ppDstRegion
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_from_memory_params_t,
            phSignalEvent
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_from_memory_params_t,
            pnumWaitEvents
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_image_copy_from_memory_params_t,
            pphWaitEvents
        ) == 48
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_memory_prefetch_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_memory_prefetch_params_t>() == 24);
    assert!(align_of::<ze_command_list_append_memory_prefetch_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_prefetch_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_prefetch_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_memory_prefetch_params_t, psize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_mem_advise_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
    pub padvice: *mut ze_memory_advice_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_mem_advise_params_t>() == 40);
    assert!(align_of::<ze_command_list_append_mem_advise_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_mem_advise_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_mem_advise_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_mem_advise_params_t, pptr) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_mem_advise_params_t, psize) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_mem_advise_params_t, padvice) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_signal_event_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phEvent: *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_signal_event_params_t>() == 16);
    assert!(align_of::<ze_command_list_append_signal_event_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_signal_event_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_signal_event_params_t, phEvent) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_wait_on_events_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pnumEvents: *mut u32,
    pub pphEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_wait_on_events_params_t>() == 24);
    assert!(align_of::<ze_command_list_append_wait_on_events_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_wait_on_events_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_wait_on_events_params_t, pnumEvents) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_wait_on_events_params_t, pphEvents) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_event_reset_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phEvent: *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_event_reset_params_t>() == 16);
    assert!(align_of::<ze_command_list_append_event_reset_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_event_reset_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_event_reset_params_t, phEvent) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_query_kernel_timestamps_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pnumEvents: *mut u32,
    pub pphEvents: *mut *mut ze_event_handle_t,
    pub pdstptr: *mut *mut c_void,
    pub ppOffsets: *mut *const usize,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_query_kernel_timestamps_params_t>() == 64);
    assert!(align_of::<ze_command_list_append_query_kernel_timestamps_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_query_kernel_timestamps_params_t,
            phCommandList
        ) == 0
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_query_kernel_timestamps_params_t,
            pnumEvents
        ) == 8
    );
    assert!(core::mem::offset_of!(ze_command_list_append_query_kernel_timestamps_params_t, pphEvents) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_query_kernel_timestamps_params_t, pdstptr) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_query_kernel_timestamps_params_t, ppOffsets) == 32);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_query_kernel_timestamps_params_t,
            phSignalEvent
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_query_kernel_timestamps_params_t,
            pnumWaitEvents
        ) == 48
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_query_kernel_timestamps_params_t,
            pphWaitEvents
        ) == 56
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_launch_kernel_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppLaunchFuncArgs: *mut *const ze_group_count_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_launch_kernel_params_t>() == 48);
    assert!(align_of::<ze_command_list_append_launch_kernel_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_params_t, phCommandList) == 0);
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_params_t, phKernel) == 8);
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_params_t, ppLaunchFuncArgs) == 16);
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_params_t, phSignalEvent) == 24);
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_params_t, pnumWaitEvents) == 32);
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_params_t, pphWaitEvents) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_launch_cooperative_kernel_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppLaunchFuncArgs: *mut *const ze_group_count_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_launch_cooperative_kernel_params_t>() == 48);
    assert!(align_of::<ze_command_list_append_launch_cooperative_kernel_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_cooperative_kernel_params_t,
            phCommandList
        ) == 0
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_cooperative_kernel_params_t,
            phKernel
        ) == 8
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_cooperative_kernel_params_t,
            ppLaunchFuncArgs
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_cooperative_kernel_params_t,
            phSignalEvent
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_cooperative_kernel_params_t,
            pnumWaitEvents
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_cooperative_kernel_params_t,
            pphWaitEvents
        ) == 40
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_launch_kernel_indirect_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppLaunchArgumentsBuffer: *mut *const ze_group_count_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_launch_kernel_indirect_params_t>() == 48);
    assert!(align_of::<ze_command_list_append_launch_kernel_indirect_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_indirect_params_t,
            phCommandList
        ) == 0
    );
    assert!(core::mem::offset_of!(ze_command_list_append_launch_kernel_indirect_params_t, phKernel) == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_indirect_params_t,
            ppLaunchArgumentsBuffer
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_indirect_params_t,
            phSignalEvent
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_indirect_params_t,
            pnumWaitEvents
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_indirect_params_t,
            pphWaitEvents
        ) == 40
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_launch_multiple_kernels_indirect_params_t {
    pub phCommandList: *mut ze_command_list_handle_t,
    pub pnumKernels: *mut u32,
    pub pphKernels: *mut *mut ze_kernel_handle_t,
    pub ppCountBuffer: *mut *const u32,
    pub ppLaunchArgumentsBuffer: *mut *const ze_group_count_t,
    pub phSignalEvent: *mut ze_event_handle_t,
    pub pnumWaitEvents: *mut u32,
    pub pphWaitEvents: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_append_launch_multiple_kernels_indirect_params_t>() == 64);
    assert!(align_of::<ze_command_list_append_launch_multiple_kernels_indirect_params_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            phCommandList
        ) == 0
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            pnumKernels
        ) == 8
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            pphKernels
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            ppCountBuffer
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            ppLaunchArgumentsBuffer
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            phSignalEvent
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            pnumWaitEvents
        ) == 48
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_multiple_kernels_indirect_params_t,
            pphWaitEvents
        ) == 56
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_get_properties_params_t {
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *const ze_image_desc_t,
    pub ppImageProperties: *mut *mut ze_image_properties_t,
}
const _: () = {
    assert!(size_of::<ze_image_get_properties_params_t>() == 24);
    assert!(align_of::<ze_image_get_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_get_properties_params_t, phDevice) == 0);
    assert!(core::mem::offset_of!(ze_image_get_properties_params_t, pdesc) == 8);
    assert!(core::mem::offset_of!(ze_image_get_properties_params_t, ppImageProperties) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *const ze_image_desc_t,
    pub pphImage: *mut *mut ze_image_handle_t,
}
const _: () = {
    assert!(size_of::<ze_image_create_params_t>() == 32);
    assert!(align_of::<ze_image_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_image_create_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_image_create_params_t, pdesc) == 16);
    assert!(core::mem::offset_of!(ze_image_create_params_t, pphImage) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_destroy_params_t {
    pub phImage: *mut ze_image_handle_t,
}
const _: () = {
    assert!(size_of::<ze_image_destroy_params_t>() == 8);
    assert!(align_of::<ze_image_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_destroy_params_t, phImage) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_alloc_shared_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pdevice_desc: *mut *const ze_device_mem_alloc_desc_t,
    pub phost_desc: *mut *const ze_host_mem_alloc_desc_t,
    pub psize: *mut usize,
    pub palignment: *mut usize,
    pub phDevice: *mut ze_device_handle_t,
    pub ppptr: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_mem_alloc_shared_params_t>() == 56);
    assert!(align_of::<ze_mem_alloc_shared_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, pdevice_desc) == 8);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, phost_desc) == 16);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, psize) == 24);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, palignment) == 32);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, phDevice) == 40);
    assert!(core::mem::offset_of!(ze_mem_alloc_shared_params_t, ppptr) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_alloc_device_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pdevice_desc: *mut *const ze_device_mem_alloc_desc_t,
    pub psize: *mut usize,
    pub palignment: *mut usize,
    pub phDevice: *mut ze_device_handle_t,
    pub ppptr: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_mem_alloc_device_params_t>() == 48);
    assert!(align_of::<ze_mem_alloc_device_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_alloc_device_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_alloc_device_params_t, pdevice_desc) == 8);
    assert!(core::mem::offset_of!(ze_mem_alloc_device_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_mem_alloc_device_params_t, palignment) == 24);
    assert!(core::mem::offset_of!(ze_mem_alloc_device_params_t, phDevice) == 32);
    assert!(core::mem::offset_of!(ze_mem_alloc_device_params_t, ppptr) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_alloc_host_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phost_desc: *mut *const ze_host_mem_alloc_desc_t,
    pub psize: *mut usize,
    pub palignment: *mut usize,
    pub ppptr: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_mem_alloc_host_params_t>() == 40);
    assert!(align_of::<ze_mem_alloc_host_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_alloc_host_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_alloc_host_params_t, phost_desc) == 8);
    assert!(core::mem::offset_of!(ze_mem_alloc_host_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_mem_alloc_host_params_t, palignment) == 24);
    assert!(core::mem::offset_of!(ze_mem_alloc_host_params_t, ppptr) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_free_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_mem_free_params_t>() == 16);
    assert!(align_of::<ze_mem_free_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_free_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_free_params_t, pptr) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_get_alloc_properties_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub ppMemAllocProperties: *mut *mut ze_memory_allocation_properties_t,
    pub pphDevice: *mut *mut ze_device_handle_t,
}
const _: () = {
    assert!(size_of::<ze_mem_get_alloc_properties_params_t>() == 32);
    assert!(align_of::<ze_mem_get_alloc_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_get_alloc_properties_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_get_alloc_properties_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_mem_get_alloc_properties_params_t, ppMemAllocProperties) == 16);
    assert!(core::mem::offset_of!(ze_mem_get_alloc_properties_params_t, pphDevice) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_get_address_range_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub ppBase: *mut *mut *mut c_void,
    pub ppSize: *mut *mut usize,
}
const _: () = {
    assert!(size_of::<ze_mem_get_address_range_params_t>() == 32);
    assert!(align_of::<ze_mem_get_address_range_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_get_address_range_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_get_address_range_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_mem_get_address_range_params_t, ppBase) == 16);
    assert!(core::mem::offset_of!(ze_mem_get_address_range_params_t, ppSize) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_get_ipc_handle_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub ppIpcHandle: *mut *mut ze_ipc_mem_handle_t,
}
const _: () = {
    assert!(size_of::<ze_mem_get_ipc_handle_params_t>() == 24);
    assert!(align_of::<ze_mem_get_ipc_handle_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_get_ipc_handle_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_get_ipc_handle_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_mem_get_ipc_handle_params_t, ppIpcHandle) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_open_ipc_handle_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub phandle: *mut ze_ipc_mem_handle_t,
    pub pflags: *mut ze_ipc_memory_flags_t,
    pub ppptr: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_mem_open_ipc_handle_params_t>() == 40);
    assert!(align_of::<ze_mem_open_ipc_handle_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_open_ipc_handle_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_open_ipc_handle_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_mem_open_ipc_handle_params_t, phandle) == 16);
    assert!(core::mem::offset_of!(ze_mem_open_ipc_handle_params_t, pflags) == 24);
    assert!(core::mem::offset_of!(ze_mem_open_ipc_handle_params_t, ppptr) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_close_ipc_handle_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
}
const _: () = {
    assert!(size_of::<ze_mem_close_ipc_handle_params_t>() == 16);
    assert!(align_of::<ze_mem_close_ipc_handle_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_close_ipc_handle_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_mem_close_ipc_handle_params_t, pptr) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_create_params_t {
    pub phCommandQueue: *mut ze_command_queue_handle_t,
    pub pdesc: *mut *const ze_fence_desc_t,
    pub pphFence: *mut *mut ze_fence_handle_t,
}
const _: () = {
    assert!(size_of::<ze_fence_create_params_t>() == 24);
    assert!(align_of::<ze_fence_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_create_params_t, phCommandQueue) == 0);
    assert!(core::mem::offset_of!(ze_fence_create_params_t, pdesc) == 8);
    assert!(core::mem::offset_of!(ze_fence_create_params_t, pphFence) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_destroy_params_t {
    pub phFence: *mut ze_fence_handle_t,
}
const _: () = {
    assert!(size_of::<ze_fence_destroy_params_t>() == 8);
    assert!(align_of::<ze_fence_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_destroy_params_t, phFence) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_host_synchronize_params_t {
    pub phFence: *mut ze_fence_handle_t,
    pub ptimeout: *mut u64,
}
const _: () = {
    assert!(size_of::<ze_fence_host_synchronize_params_t>() == 16);
    assert!(align_of::<ze_fence_host_synchronize_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_host_synchronize_params_t, phFence) == 0);
    assert!(core::mem::offset_of!(ze_fence_host_synchronize_params_t, ptimeout) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_query_status_params_t {
    pub phFence: *mut ze_fence_handle_t,
}
const _: () = {
    assert!(size_of::<ze_fence_query_status_params_t>() == 8);
    assert!(align_of::<ze_fence_query_status_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_query_status_params_t, phFence) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_reset_params_t {
    pub phFence: *mut ze_fence_handle_t,
}
const _: () = {
    assert!(size_of::<ze_fence_reset_params_t>() == 8);
    assert!(align_of::<ze_fence_reset_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_reset_params_t, phFence) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pdesc: *mut *const ze_event_pool_desc_t,
    pub pnumDevices: *mut u32,
    pub pphDevices: *mut *mut ze_device_handle_t,
    pub pphEventPool: *mut *mut ze_event_pool_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_pool_create_params_t>() == 40);
    assert!(align_of::<ze_event_pool_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_create_params_t, pdesc) == 8);
    assert!(core::mem::offset_of!(ze_event_pool_create_params_t, pnumDevices) == 16);
    assert!(core::mem::offset_of!(ze_event_pool_create_params_t, pphDevices) == 24);
    assert!(core::mem::offset_of!(ze_event_pool_create_params_t, pphEventPool) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_destroy_params_t {
    pub phEventPool: *mut ze_event_pool_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_pool_destroy_params_t>() == 8);
    assert!(align_of::<ze_event_pool_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_destroy_params_t, phEventPool) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_get_ipc_handle_params_t {
    pub phEventPool: *mut ze_event_pool_handle_t,
    pub pphIpc: *mut *mut ze_ipc_event_pool_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_pool_get_ipc_handle_params_t>() == 16);
    assert!(align_of::<ze_event_pool_get_ipc_handle_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_get_ipc_handle_params_t, phEventPool) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_get_ipc_handle_params_t, pphIpc) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_open_ipc_handle_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phIpc: *mut ze_ipc_event_pool_handle_t,
    pub pphEventPool: *mut *mut ze_event_pool_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_pool_open_ipc_handle_params_t>() == 24);
    assert!(align_of::<ze_event_pool_open_ipc_handle_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_open_ipc_handle_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_open_ipc_handle_params_t, phIpc) == 8);
    assert!(core::mem::offset_of!(ze_event_pool_open_ipc_handle_params_t, pphEventPool) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_close_ipc_handle_params_t {
    pub phEventPool: *mut ze_event_pool_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_pool_close_ipc_handle_params_t>() == 8);
    assert!(align_of::<ze_event_pool_close_ipc_handle_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_close_ipc_handle_params_t, phEventPool) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_create_params_t {
    pub phEventPool: *mut ze_event_pool_handle_t,
    pub pdesc: *mut *const ze_event_desc_t,
    pub pphEvent: *mut *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_create_params_t>() == 24);
    assert!(align_of::<ze_event_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_create_params_t, phEventPool) == 0);
    assert!(core::mem::offset_of!(ze_event_create_params_t, pdesc) == 8);
    assert!(core::mem::offset_of!(ze_event_create_params_t, pphEvent) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_destroy_params_t {
    pub phEvent: *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_destroy_params_t>() == 8);
    assert!(align_of::<ze_event_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_destroy_params_t, phEvent) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_host_signal_params_t {
    pub phEvent: *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_host_signal_params_t>() == 8);
    assert!(align_of::<ze_event_host_signal_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_host_signal_params_t, phEvent) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_host_synchronize_params_t {
    pub phEvent: *mut ze_event_handle_t,
    pub ptimeout: *mut u64,
}
const _: () = {
    assert!(size_of::<ze_event_host_synchronize_params_t>() == 16);
    assert!(align_of::<ze_event_host_synchronize_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_host_synchronize_params_t, phEvent) == 0);
    assert!(core::mem::offset_of!(ze_event_host_synchronize_params_t, ptimeout) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_query_status_params_t {
    pub phEvent: *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_query_status_params_t>() == 8);
    assert!(align_of::<ze_event_query_status_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_query_status_params_t, phEvent) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_host_reset_params_t {
    pub phEvent: *mut ze_event_handle_t,
}
const _: () = {
    assert!(size_of::<ze_event_host_reset_params_t>() == 8);
    assert!(align_of::<ze_event_host_reset_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_host_reset_params_t, phEvent) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_query_kernel_timestamp_params_t {
    pub phEvent: *mut ze_event_handle_t,
    pub pdstptr: *mut *mut ze_kernel_timestamp_result_t,
}
const _: () = {
    assert!(size_of::<ze_event_query_kernel_timestamp_params_t>() == 16);
    assert!(align_of::<ze_event_query_kernel_timestamp_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamp_params_t, phEvent) == 0);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamp_params_t, pdstptr) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *const ze_module_desc_t,
    pub pphModule: *mut *mut ze_module_handle_t,
    pub pphBuildLog: *mut *mut ze_module_build_log_handle_t,
}
const _: () = {
    assert!(size_of::<ze_module_create_params_t>() == 40);
    assert!(align_of::<ze_module_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_module_create_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_module_create_params_t, pdesc) == 16);
    assert!(core::mem::offset_of!(ze_module_create_params_t, pphModule) == 24);
    assert!(core::mem::offset_of!(ze_module_create_params_t, pphBuildLog) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_destroy_params_t {
    pub phModule: *mut ze_module_handle_t,
}
const _: () = {
    assert!(size_of::<ze_module_destroy_params_t>() == 8);
    assert!(align_of::<ze_module_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_destroy_params_t, phModule) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_dynamic_link_params_t {
    pub pnumModules: *mut u32,
    pub pphModules: *mut *mut ze_module_handle_t,
    pub pphLinkLog: *mut *mut ze_module_build_log_handle_t,
}
const _: () = {
    assert!(size_of::<ze_module_dynamic_link_params_t>() == 24);
    assert!(align_of::<ze_module_dynamic_link_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_dynamic_link_params_t, pnumModules) == 0);
    assert!(core::mem::offset_of!(ze_module_dynamic_link_params_t, pphModules) == 8);
    assert!(core::mem::offset_of!(ze_module_dynamic_link_params_t, pphLinkLog) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_get_native_binary_params_t {
    pub phModule: *mut ze_module_handle_t,
    pub ppSize: *mut *mut usize,
    pub ppModuleNativeBinary: *mut *mut u8,
}
const _: () = {
    assert!(size_of::<ze_module_get_native_binary_params_t>() == 24);
    assert!(align_of::<ze_module_get_native_binary_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_get_native_binary_params_t, phModule) == 0);
    assert!(core::mem::offset_of!(ze_module_get_native_binary_params_t, ppSize) == 8);
    assert!(core::mem::offset_of!(ze_module_get_native_binary_params_t, ppModuleNativeBinary) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_get_global_pointer_params_t {
    pub phModule: *mut ze_module_handle_t,
    pub ppGlobalName: *mut *const c_char,
    pub ppSize: *mut *mut usize,
    pub ppptr: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_module_get_global_pointer_params_t>() == 32);
    assert!(align_of::<ze_module_get_global_pointer_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_get_global_pointer_params_t, phModule) == 0);
    assert!(core::mem::offset_of!(ze_module_get_global_pointer_params_t, ppGlobalName) == 8);
    assert!(core::mem::offset_of!(ze_module_get_global_pointer_params_t, ppSize) == 16);
    assert!(core::mem::offset_of!(ze_module_get_global_pointer_params_t, ppptr) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_get_kernel_names_params_t {
    pub phModule: *mut ze_module_handle_t,
    pub ppCount: *mut *mut u32,
    pub ppNames: *mut *mut *const c_char,
}
const _: () = {
    assert!(size_of::<ze_module_get_kernel_names_params_t>() == 24);
    assert!(align_of::<ze_module_get_kernel_names_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_get_kernel_names_params_t, phModule) == 0);
    assert!(core::mem::offset_of!(ze_module_get_kernel_names_params_t, ppCount) == 8);
    assert!(core::mem::offset_of!(ze_module_get_kernel_names_params_t, ppNames) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_get_properties_params_t {
    pub phModule: *mut ze_module_handle_t,
    pub ppModuleProperties: *mut *mut ze_module_properties_t,
}
const _: () = {
    assert!(size_of::<ze_module_get_properties_params_t>() == 16);
    assert!(align_of::<ze_module_get_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_get_properties_params_t, phModule) == 0);
    assert!(core::mem::offset_of!(ze_module_get_properties_params_t, ppModuleProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_get_function_pointer_params_t {
    pub phModule: *mut ze_module_handle_t,
    pub ppFunctionName: *mut *const c_char,
    pub ppfnFunction: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_module_get_function_pointer_params_t>() == 24);
    assert!(align_of::<ze_module_get_function_pointer_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_get_function_pointer_params_t, phModule) == 0);
    assert!(core::mem::offset_of!(ze_module_get_function_pointer_params_t, ppFunctionName) == 8);
    assert!(core::mem::offset_of!(ze_module_get_function_pointer_params_t, ppfnFunction) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_build_log_destroy_params_t {
    pub phModuleBuildLog: *mut ze_module_build_log_handle_t,
}
const _: () = {
    assert!(size_of::<ze_module_build_log_destroy_params_t>() == 8);
    assert!(align_of::<ze_module_build_log_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_build_log_destroy_params_t, phModuleBuildLog) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_build_log_get_string_params_t {
    pub phModuleBuildLog: *mut ze_module_build_log_handle_t,
    pub ppSize: *mut *mut usize,
    pub ppBuildLog: *mut *mut c_char,
}
const _: () = {
    assert!(size_of::<ze_module_build_log_get_string_params_t>() == 24);
    assert!(align_of::<ze_module_build_log_get_string_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_build_log_get_string_params_t, phModuleBuildLog) == 0);
    assert!(core::mem::offset_of!(ze_module_build_log_get_string_params_t, ppSize) == 8);
    assert!(core::mem::offset_of!(ze_module_build_log_get_string_params_t, ppBuildLog) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_create_params_t {
    pub phModule: *mut ze_module_handle_t,
    pub pdesc: *mut *const ze_kernel_desc_t,
    pub pphKernel: *mut *mut ze_kernel_handle_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_create_params_t>() == 24);
    assert!(align_of::<ze_kernel_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_create_params_t, phModule) == 0);
    assert!(core::mem::offset_of!(ze_kernel_create_params_t, pdesc) == 8);
    assert!(core::mem::offset_of!(ze_kernel_create_params_t, pphKernel) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_destroy_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_destroy_params_t>() == 8);
    assert!(align_of::<ze_kernel_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_destroy_params_t, phKernel) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_set_cache_config_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub pflags: *mut ze_cache_config_flags_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_set_cache_config_params_t>() == 16);
    assert!(align_of::<ze_kernel_set_cache_config_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_set_cache_config_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_set_cache_config_params_t, pflags) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_set_group_size_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub pgroupSizeX: *mut u32,
    pub pgroupSizeY: *mut u32,
    pub pgroupSizeZ: *mut u32,
}
const _: () = {
    assert!(size_of::<ze_kernel_set_group_size_params_t>() == 32);
    assert!(align_of::<ze_kernel_set_group_size_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_set_group_size_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_set_group_size_params_t, pgroupSizeX) == 8);
    assert!(core::mem::offset_of!(ze_kernel_set_group_size_params_t, pgroupSizeY) == 16);
    assert!(core::mem::offset_of!(ze_kernel_set_group_size_params_t, pgroupSizeZ) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_suggest_group_size_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub pglobalSizeX: *mut u32,
    pub pglobalSizeY: *mut u32,
    pub pglobalSizeZ: *mut u32,
    pub pgroupSizeX: *mut *mut u32,
    pub pgroupSizeY: *mut *mut u32,
    pub pgroupSizeZ: *mut *mut u32,
}
const _: () = {
    assert!(size_of::<ze_kernel_suggest_group_size_params_t>() == 56);
    assert!(align_of::<ze_kernel_suggest_group_size_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, pglobalSizeX) == 8);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, pglobalSizeY) == 16);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, pglobalSizeZ) == 24);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, pgroupSizeX) == 32);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, pgroupSizeY) == 40);
    assert!(core::mem::offset_of!(ze_kernel_suggest_group_size_params_t, pgroupSizeZ) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_suggest_max_cooperative_group_count_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub ptotalGroupCount: *mut *mut u32,
}
const _: () = {
    assert!(size_of::<ze_kernel_suggest_max_cooperative_group_count_params_t>() == 16);
    assert!(align_of::<ze_kernel_suggest_max_cooperative_group_count_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_suggest_max_cooperative_group_count_params_t, phKernel) == 0);
    assert!(
        core::mem::offset_of!(
            ze_kernel_suggest_max_cooperative_group_count_params_t,
            ptotalGroupCount
        ) == 8
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_set_argument_value_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub pargIndex: *mut u32,
    pub pargSize: *mut usize,
    pub ppArgValue: *mut *const c_void,
}
const _: () = {
    assert!(size_of::<ze_kernel_set_argument_value_params_t>() == 32);
    assert!(align_of::<ze_kernel_set_argument_value_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_set_argument_value_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_set_argument_value_params_t, pargIndex) == 8);
    assert!(core::mem::offset_of!(ze_kernel_set_argument_value_params_t, pargSize) == 16);
    assert!(core::mem::offset_of!(ze_kernel_set_argument_value_params_t, ppArgValue) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_set_indirect_access_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub pflags: *mut ze_kernel_indirect_access_flags_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_set_indirect_access_params_t>() == 16);
    assert!(align_of::<ze_kernel_set_indirect_access_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_set_indirect_access_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_set_indirect_access_params_t, pflags) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_get_indirect_access_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppFlags: *mut *mut ze_kernel_indirect_access_flags_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_get_indirect_access_params_t>() == 16);
    assert!(align_of::<ze_kernel_get_indirect_access_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_get_indirect_access_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_get_indirect_access_params_t, ppFlags) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_get_source_attributes_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppSize: *mut *mut u32,
    pub ppString: *mut *mut *mut c_char,
}
const _: () = {
    assert!(size_of::<ze_kernel_get_source_attributes_params_t>() == 24);
    assert!(align_of::<ze_kernel_get_source_attributes_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_get_source_attributes_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_get_source_attributes_params_t, ppSize) == 8);
    assert!(core::mem::offset_of!(ze_kernel_get_source_attributes_params_t, ppString) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_get_properties_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppKernelProperties: *mut *mut ze_kernel_properties_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_get_properties_params_t>() == 16);
    assert!(align_of::<ze_kernel_get_properties_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_get_properties_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_get_properties_params_t, ppKernelProperties) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_get_name_params_t {
    pub phKernel: *mut ze_kernel_handle_t,
    pub ppSize: *mut *mut usize,
    pub ppName: *mut *mut c_char,
}
const _: () = {
    assert!(size_of::<ze_kernel_get_name_params_t>() == 24);
    assert!(align_of::<ze_kernel_get_name_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_get_name_params_t, phKernel) == 0);
    assert!(core::mem::offset_of!(ze_kernel_get_name_params_t, ppSize) == 8);
    assert!(core::mem::offset_of!(ze_kernel_get_name_params_t, ppName) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_sampler_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *const ze_sampler_desc_t,
    pub pphSampler: *mut *mut ze_sampler_handle_t,
}
const _: () = {
    assert!(size_of::<ze_sampler_create_params_t>() == 32);
    assert!(align_of::<ze_sampler_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_sampler_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_sampler_create_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_sampler_create_params_t, pdesc) == 16);
    assert!(core::mem::offset_of!(ze_sampler_create_params_t, pphSampler) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_sampler_destroy_params_t {
    pub phSampler: *mut ze_sampler_handle_t,
}
const _: () = {
    assert!(size_of::<ze_sampler_destroy_params_t>() == 8);
    assert!(align_of::<ze_sampler_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_sampler_destroy_params_t, phSampler) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_physical_mem_create_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub pdesc: *mut *mut ze_physical_mem_desc_t,
    pub pphPhysicalMemory: *mut *mut ze_physical_mem_handle_t,
}
const _: () = {
    assert!(size_of::<ze_physical_mem_create_params_t>() == 32);
    assert!(align_of::<ze_physical_mem_create_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_create_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_physical_mem_create_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_create_params_t, pdesc) == 16);
    assert!(core::mem::offset_of!(ze_physical_mem_create_params_t, pphPhysicalMemory) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_physical_mem_destroy_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phPhysicalMemory: *mut ze_physical_mem_handle_t,
}
const _: () = {
    assert!(size_of::<ze_physical_mem_destroy_params_t>() == 16);
    assert!(align_of::<ze_physical_mem_destroy_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_destroy_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_physical_mem_destroy_params_t, phPhysicalMemory) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_reserve_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub ppStart: *mut *const c_void,
    pub psize: *mut usize,
    pub ppptr: *mut *mut *mut c_void,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_reserve_params_t>() == 32);
    assert!(align_of::<ze_virtual_mem_reserve_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_reserve_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_reserve_params_t, ppStart) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_reserve_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_reserve_params_t, ppptr) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_free_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_free_params_t>() == 24);
    assert!(align_of::<ze_virtual_mem_free_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_free_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_free_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_free_params_t, psize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_query_page_size_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub phDevice: *mut ze_device_handle_t,
    pub psize: *mut usize,
    pub ppagesize: *mut *mut usize,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_query_page_size_params_t>() == 32);
    assert!(align_of::<ze_virtual_mem_query_page_size_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_query_page_size_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_query_page_size_params_t, phDevice) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_query_page_size_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_query_page_size_params_t, ppagesize) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_map_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
    pub phPhysicalMemory: *mut ze_physical_mem_handle_t,
    pub poffset: *mut usize,
    pub paccess: *mut ze_memory_access_attribute_t,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_map_params_t>() == 48);
    assert!(align_of::<ze_virtual_mem_map_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_map_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_map_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_map_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_map_params_t, phPhysicalMemory) == 24);
    assert!(core::mem::offset_of!(ze_virtual_mem_map_params_t, poffset) == 32);
    assert!(core::mem::offset_of!(ze_virtual_mem_map_params_t, paccess) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_unmap_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_unmap_params_t>() == 24);
    assert!(align_of::<ze_virtual_mem_unmap_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_unmap_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_unmap_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_unmap_params_t, psize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_set_access_attribute_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
    pub paccess: *mut ze_memory_access_attribute_t,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_set_access_attribute_params_t>() == 32);
    assert!(align_of::<ze_virtual_mem_set_access_attribute_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_set_access_attribute_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_set_access_attribute_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_set_access_attribute_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_set_access_attribute_params_t, paccess) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_get_access_attribute_params_t {
    pub phContext: *mut ze_context_handle_t,
    pub pptr: *mut *const c_void,
    pub psize: *mut usize,
    pub paccess: *mut *mut ze_memory_access_attribute_t,
    pub poutSize: *mut *mut usize,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_get_access_attribute_params_t>() == 40);
    assert!(align_of::<ze_virtual_mem_get_access_attribute_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_get_access_attribute_params_t, phContext) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_get_access_attribute_params_t, pptr) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_get_access_attribute_params_t, psize) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_get_access_attribute_params_t, paccess) == 24);
    assert!(core::mem::offset_of!(ze_virtual_mem_get_access_attribute_params_t, poutSize) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_global_callbacks_t {
    pub pfnInitCb: ze_pfnInitCb_t,
}
const _: () = {
    assert!(size_of::<ze_global_callbacks_t>() == 8);
    assert!(align_of::<ze_global_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_global_callbacks_t, pfnInitCb) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_callbacks_t {
    pub pfnGetCb: ze_pfnDriverGetCb_t,
    pub pfnGetApiVersionCb: ze_pfnDriverGetApiVersionCb_t,
    pub pfnGetPropertiesCb: ze_pfnDriverGetPropertiesCb_t,
    pub pfnGetIpcPropertiesCb: ze_pfnDriverGetIpcPropertiesCb_t,
    pub pfnGetExtensionPropertiesCb: ze_pfnDriverGetExtensionPropertiesCb_t,
}
const _: () = {
    assert!(size_of::<ze_driver_callbacks_t>() == 40);
    assert!(align_of::<ze_driver_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_callbacks_t, pfnGetCb) == 0);
    assert!(core::mem::offset_of!(ze_driver_callbacks_t, pfnGetApiVersionCb) == 8);
    assert!(core::mem::offset_of!(ze_driver_callbacks_t, pfnGetPropertiesCb) == 16);
    assert!(core::mem::offset_of!(ze_driver_callbacks_t, pfnGetIpcPropertiesCb) == 24);
    assert!(core::mem::offset_of!(ze_driver_callbacks_t, pfnGetExtensionPropertiesCb) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_callbacks_t {
    pub pfnGetCb: ze_pfnDeviceGetCb_t,
    pub pfnGetSubDevicesCb: ze_pfnDeviceGetSubDevicesCb_t,
    pub pfnGetPropertiesCb: ze_pfnDeviceGetPropertiesCb_t,
    pub pfnGetComputePropertiesCb: ze_pfnDeviceGetComputePropertiesCb_t,
    pub pfnGetModulePropertiesCb: ze_pfnDeviceGetModulePropertiesCb_t,
    pub pfnGetCommandQueueGroupPropertiesCb: ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t,
    pub pfnGetMemoryPropertiesCb: ze_pfnDeviceGetMemoryPropertiesCb_t,
    pub pfnGetMemoryAccessPropertiesCb: ze_pfnDeviceGetMemoryAccessPropertiesCb_t,
    pub pfnGetCachePropertiesCb: ze_pfnDeviceGetCachePropertiesCb_t,
    pub pfnGetImagePropertiesCb: ze_pfnDeviceGetImagePropertiesCb_t,
    pub pfnGetExternalMemoryPropertiesCb: ze_pfnDeviceGetExternalMemoryPropertiesCb_t,
    pub pfnGetP2PPropertiesCb: ze_pfnDeviceGetP2PPropertiesCb_t,
    pub pfnCanAccessPeerCb: ze_pfnDeviceCanAccessPeerCb_t,
    pub pfnGetStatusCb: ze_pfnDeviceGetStatusCb_t,
}
const _: () = {
    assert!(size_of::<ze_device_callbacks_t>() == 112);
    assert!(align_of::<ze_device_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetCb) == 0);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetSubDevicesCb) == 8);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetPropertiesCb) == 16);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetComputePropertiesCb) == 24);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetModulePropertiesCb) == 32);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetCommandQueueGroupPropertiesCb) == 40);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetMemoryPropertiesCb) == 48);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetMemoryAccessPropertiesCb) == 56);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetCachePropertiesCb) == 64);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetImagePropertiesCb) == 72);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetExternalMemoryPropertiesCb) == 80);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetP2PPropertiesCb) == 88);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnCanAccessPeerCb) == 96);
    assert!(core::mem::offset_of!(ze_device_callbacks_t, pfnGetStatusCb) == 104);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_callbacks_t {
    pub pfnCreateCb: ze_pfnContextCreateCb_t,
    pub pfnDestroyCb: ze_pfnContextDestroyCb_t,
    pub pfnGetStatusCb: ze_pfnContextGetStatusCb_t,
    pub pfnSystemBarrierCb: ze_pfnContextSystemBarrierCb_t,
    pub pfnMakeMemoryResidentCb: ze_pfnContextMakeMemoryResidentCb_t,
    pub pfnEvictMemoryCb: ze_pfnContextEvictMemoryCb_t,
    pub pfnMakeImageResidentCb: ze_pfnContextMakeImageResidentCb_t,
    pub pfnEvictImageCb: ze_pfnContextEvictImageCb_t,
}
const _: () = {
    assert!(size_of::<ze_context_callbacks_t>() == 64);
    assert!(align_of::<ze_context_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnGetStatusCb) == 16);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnSystemBarrierCb) == 24);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnMakeMemoryResidentCb) == 32);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnEvictMemoryCb) == 40);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnMakeImageResidentCb) == 48);
    assert!(core::mem::offset_of!(ze_context_callbacks_t, pfnEvictImageCb) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_callbacks_t {
    pub pfnCreateCb: ze_pfnCommandQueueCreateCb_t,
    pub pfnDestroyCb: ze_pfnCommandQueueDestroyCb_t,
    pub pfnExecuteCommandListsCb: ze_pfnCommandQueueExecuteCommandListsCb_t,
    pub pfnSynchronizeCb: ze_pfnCommandQueueSynchronizeCb_t,
}
const _: () = {
    assert!(size_of::<ze_command_queue_callbacks_t>() == 32);
    assert!(align_of::<ze_command_queue_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_command_queue_callbacks_t, pfnExecuteCommandListsCb) == 16);
    assert!(core::mem::offset_of!(ze_command_queue_callbacks_t, pfnSynchronizeCb) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_callbacks_t {
    pub pfnCreateCb: ze_pfnCommandListCreateCb_t,
    pub pfnCreateImmediateCb: ze_pfnCommandListCreateImmediateCb_t,
    pub pfnDestroyCb: ze_pfnCommandListDestroyCb_t,
    pub pfnCloseCb: ze_pfnCommandListCloseCb_t,
    pub pfnResetCb: ze_pfnCommandListResetCb_t,
    pub pfnAppendWriteGlobalTimestampCb: ze_pfnCommandListAppendWriteGlobalTimestampCb_t,
    pub pfnAppendBarrierCb: ze_pfnCommandListAppendBarrierCb_t,
    pub pfnAppendMemoryRangesBarrierCb: ze_pfnCommandListAppendMemoryRangesBarrierCb_t,
    pub pfnAppendMemoryCopyCb: ze_pfnCommandListAppendMemoryCopyCb_t,
    pub pfnAppendMemoryFillCb: ze_pfnCommandListAppendMemoryFillCb_t,
    pub pfnAppendMemoryCopyRegionCb: ze_pfnCommandListAppendMemoryCopyRegionCb_t,
    pub pfnAppendMemoryCopyFromContextCb: ze_pfnCommandListAppendMemoryCopyFromContextCb_t,
    pub pfnAppendImageCopyCb: ze_pfnCommandListAppendImageCopyCb_t,
    pub pfnAppendImageCopyRegionCb: ze_pfnCommandListAppendImageCopyRegionCb_t,
    pub pfnAppendImageCopyToMemoryCb: ze_pfnCommandListAppendImageCopyToMemoryCb_t,
    pub pfnAppendImageCopyFromMemoryCb: ze_pfnCommandListAppendImageCopyFromMemoryCb_t,
    pub pfnAppendMemoryPrefetchCb: ze_pfnCommandListAppendMemoryPrefetchCb_t,
    pub pfnAppendMemAdviseCb: ze_pfnCommandListAppendMemAdviseCb_t,
    pub pfnAppendSignalEventCb: ze_pfnCommandListAppendSignalEventCb_t,
    pub pfnAppendWaitOnEventsCb: ze_pfnCommandListAppendWaitOnEventsCb_t,
    pub pfnAppendEventResetCb: ze_pfnCommandListAppendEventResetCb_t,
    pub pfnAppendQueryKernelTimestampsCb: ze_pfnCommandListAppendQueryKernelTimestampsCb_t,
    pub pfnAppendLaunchKernelCb: ze_pfnCommandListAppendLaunchKernelCb_t,
    pub pfnAppendLaunchCooperativeKernelCb: ze_pfnCommandListAppendLaunchCooperativeKernelCb_t,
    pub pfnAppendLaunchKernelIndirectCb: ze_pfnCommandListAppendLaunchKernelIndirectCb_t,
    pub pfnAppendLaunchMultipleKernelsIndirectCb: ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t,
}
const _: () = {
    assert!(size_of::<ze_command_list_callbacks_t>() == 208);
    assert!(align_of::<ze_command_list_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnCreateImmediateCb) == 8);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnDestroyCb) == 16);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnCloseCb) == 24);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnResetCb) == 32);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendWriteGlobalTimestampCb) == 40);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendBarrierCb) == 48);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemoryRangesBarrierCb) == 56);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemoryCopyCb) == 64);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemoryFillCb) == 72);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemoryCopyRegionCb) == 80);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemoryCopyFromContextCb) == 88);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendImageCopyCb) == 96);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendImageCopyRegionCb) == 104);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendImageCopyToMemoryCb) == 112);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendImageCopyFromMemoryCb) == 120);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemoryPrefetchCb) == 128);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendMemAdviseCb) == 136);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendSignalEventCb) == 144);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendWaitOnEventsCb) == 152);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendEventResetCb) == 160);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendQueryKernelTimestampsCb) == 168);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendLaunchKernelCb) == 176);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendLaunchCooperativeKernelCb) == 184);
    assert!(core::mem::offset_of!(ze_command_list_callbacks_t, pfnAppendLaunchKernelIndirectCb) == 192);
    assert!(
        core::mem::offset_of!(
            ze_command_list_callbacks_t,
            pfnAppendLaunchMultipleKernelsIndirectCb
        ) == 200
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_callbacks_t {
    pub pfnGetPropertiesCb: ze_pfnImageGetPropertiesCb_t,
    pub pfnCreateCb: ze_pfnImageCreateCb_t,
    pub pfnDestroyCb: ze_pfnImageDestroyCb_t,
}
const _: () = {
    assert!(size_of::<ze_image_callbacks_t>() == 24);
    assert!(align_of::<ze_image_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_callbacks_t, pfnGetPropertiesCb) == 0);
    assert!(core::mem::offset_of!(ze_image_callbacks_t, pfnCreateCb) == 8);
    assert!(core::mem::offset_of!(ze_image_callbacks_t, pfnDestroyCb) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mem_callbacks_t {
    pub pfnAllocSharedCb: ze_pfnMemAllocSharedCb_t,
    pub pfnAllocDeviceCb: ze_pfnMemAllocDeviceCb_t,
    pub pfnAllocHostCb: ze_pfnMemAllocHostCb_t,
    pub pfnFreeCb: ze_pfnMemFreeCb_t,
    pub pfnGetAllocPropertiesCb: ze_pfnMemGetAllocPropertiesCb_t,
    pub pfnGetAddressRangeCb: ze_pfnMemGetAddressRangeCb_t,
    pub pfnGetIpcHandleCb: ze_pfnMemGetIpcHandleCb_t,
    pub pfnOpenIpcHandleCb: ze_pfnMemOpenIpcHandleCb_t,
    pub pfnCloseIpcHandleCb: ze_pfnMemCloseIpcHandleCb_t,
}
const _: () = {
    assert!(size_of::<ze_mem_callbacks_t>() == 72);
    assert!(align_of::<ze_mem_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnAllocSharedCb) == 0);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnAllocDeviceCb) == 8);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnAllocHostCb) == 16);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnFreeCb) == 24);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnGetAllocPropertiesCb) == 32);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnGetAddressRangeCb) == 40);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnGetIpcHandleCb) == 48);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnOpenIpcHandleCb) == 56);
    assert!(core::mem::offset_of!(ze_mem_callbacks_t, pfnCloseIpcHandleCb) == 64);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_callbacks_t {
    pub pfnCreateCb: ze_pfnFenceCreateCb_t,
    pub pfnDestroyCb: ze_pfnFenceDestroyCb_t,
    pub pfnHostSynchronizeCb: ze_pfnFenceHostSynchronizeCb_t,
    pub pfnQueryStatusCb: ze_pfnFenceQueryStatusCb_t,
    pub pfnResetCb: ze_pfnFenceResetCb_t,
}
const _: () = {
    assert!(size_of::<ze_fence_callbacks_t>() == 40);
    assert!(align_of::<ze_fence_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_fence_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_fence_callbacks_t, pfnHostSynchronizeCb) == 16);
    assert!(core::mem::offset_of!(ze_fence_callbacks_t, pfnQueryStatusCb) == 24);
    assert!(core::mem::offset_of!(ze_fence_callbacks_t, pfnResetCb) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_callbacks_t {
    pub pfnCreateCb: ze_pfnEventPoolCreateCb_t,
    pub pfnDestroyCb: ze_pfnEventPoolDestroyCb_t,
    pub pfnGetIpcHandleCb: ze_pfnEventPoolGetIpcHandleCb_t,
    pub pfnOpenIpcHandleCb: ze_pfnEventPoolOpenIpcHandleCb_t,
    pub pfnCloseIpcHandleCb: ze_pfnEventPoolCloseIpcHandleCb_t,
}
const _: () = {
    assert!(size_of::<ze_event_pool_callbacks_t>() == 40);
    assert!(align_of::<ze_event_pool_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_event_pool_callbacks_t, pfnGetIpcHandleCb) == 16);
    assert!(core::mem::offset_of!(ze_event_pool_callbacks_t, pfnOpenIpcHandleCb) == 24);
    assert!(core::mem::offset_of!(ze_event_pool_callbacks_t, pfnCloseIpcHandleCb) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_callbacks_t {
    pub pfnCreateCb: ze_pfnEventCreateCb_t,
    pub pfnDestroyCb: ze_pfnEventDestroyCb_t,
    pub pfnHostSignalCb: ze_pfnEventHostSignalCb_t,
    pub pfnHostSynchronizeCb: ze_pfnEventHostSynchronizeCb_t,
    pub pfnQueryStatusCb: ze_pfnEventQueryStatusCb_t,
    pub pfnHostResetCb: ze_pfnEventHostResetCb_t,
    pub pfnQueryKernelTimestampCb: ze_pfnEventQueryKernelTimestampCb_t,
}
const _: () = {
    assert!(size_of::<ze_event_callbacks_t>() == 56);
    assert!(align_of::<ze_event_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnHostSignalCb) == 16);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnHostSynchronizeCb) == 24);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnQueryStatusCb) == 32);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnHostResetCb) == 40);
    assert!(core::mem::offset_of!(ze_event_callbacks_t, pfnQueryKernelTimestampCb) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_callbacks_t {
    pub pfnCreateCb: ze_pfnModuleCreateCb_t,
    pub pfnDestroyCb: ze_pfnModuleDestroyCb_t,
    pub pfnDynamicLinkCb: ze_pfnModuleDynamicLinkCb_t,
    pub pfnGetNativeBinaryCb: ze_pfnModuleGetNativeBinaryCb_t,
    pub pfnGetGlobalPointerCb: ze_pfnModuleGetGlobalPointerCb_t,
    pub pfnGetKernelNamesCb: ze_pfnModuleGetKernelNamesCb_t,
    pub pfnGetPropertiesCb: ze_pfnModuleGetPropertiesCb_t,
    pub pfnGetFunctionPointerCb: ze_pfnModuleGetFunctionPointerCb_t,
}
const _: () = {
    assert!(size_of::<ze_module_callbacks_t>() == 64);
    assert!(align_of::<ze_module_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnDynamicLinkCb) == 16);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnGetNativeBinaryCb) == 24);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnGetGlobalPointerCb) == 32);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnGetKernelNamesCb) == 40);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnGetPropertiesCb) == 48);
    assert!(core::mem::offset_of!(ze_module_callbacks_t, pfnGetFunctionPointerCb) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_build_log_callbacks_t {
    pub pfnDestroyCb: ze_pfnModuleBuildLogDestroyCb_t,
    pub pfnGetStringCb: ze_pfnModuleBuildLogGetStringCb_t,
}
const _: () = {
    assert!(size_of::<ze_module_build_log_callbacks_t>() == 16);
    assert!(align_of::<ze_module_build_log_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_build_log_callbacks_t, pfnDestroyCb) == 0);
    assert!(core::mem::offset_of!(ze_module_build_log_callbacks_t, pfnGetStringCb) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_callbacks_t {
    pub pfnCreateCb: ze_pfnKernelCreateCb_t,
    pub pfnDestroyCb: ze_pfnKernelDestroyCb_t,
    pub pfnSetCacheConfigCb: ze_pfnKernelSetCacheConfigCb_t,
    pub pfnSetGroupSizeCb: ze_pfnKernelSetGroupSizeCb_t,
    pub pfnSuggestGroupSizeCb: ze_pfnKernelSuggestGroupSizeCb_t,
    pub pfnSuggestMaxCooperativeGroupCountCb: ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t,
    pub pfnSetArgumentValueCb: ze_pfnKernelSetArgumentValueCb_t,
    pub pfnSetIndirectAccessCb: ze_pfnKernelSetIndirectAccessCb_t,
    pub pfnGetIndirectAccessCb: ze_pfnKernelGetIndirectAccessCb_t,
    pub pfnGetSourceAttributesCb: ze_pfnKernelGetSourceAttributesCb_t,
    pub pfnGetPropertiesCb: ze_pfnKernelGetPropertiesCb_t,
    pub pfnGetNameCb: ze_pfnKernelGetNameCb_t,
}
const _: () = {
    assert!(size_of::<ze_kernel_callbacks_t>() == 96);
    assert!(align_of::<ze_kernel_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnDestroyCb) == 8);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnSetCacheConfigCb) == 16);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnSetGroupSizeCb) == 24);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnSuggestGroupSizeCb) == 32);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnSuggestMaxCooperativeGroupCountCb) == 40);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnSetArgumentValueCb) == 48);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnSetIndirectAccessCb) == 56);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnGetIndirectAccessCb) == 64);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnGetSourceAttributesCb) == 72);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnGetPropertiesCb) == 80);
    assert!(core::mem::offset_of!(ze_kernel_callbacks_t, pfnGetNameCb) == 88);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_sampler_callbacks_t {
    pub pfnCreateCb: ze_pfnSamplerCreateCb_t,
    pub pfnDestroyCb: ze_pfnSamplerDestroyCb_t,
}
const _: () = {
    assert!(size_of::<ze_sampler_callbacks_t>() == 16);
    assert!(align_of::<ze_sampler_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_sampler_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_sampler_callbacks_t, pfnDestroyCb) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_physical_mem_callbacks_t {
    pub pfnCreateCb: ze_pfnPhysicalMemCreateCb_t,
    pub pfnDestroyCb: ze_pfnPhysicalMemDestroyCb_t,
}
const _: () = {
    assert!(size_of::<ze_physical_mem_callbacks_t>() == 16);
    assert!(align_of::<ze_physical_mem_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_callbacks_t, pfnCreateCb) == 0);
    assert!(core::mem::offset_of!(ze_physical_mem_callbacks_t, pfnDestroyCb) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_virtual_mem_callbacks_t {
    pub pfnReserveCb: ze_pfnVirtualMemReserveCb_t,
    pub pfnFreeCb: ze_pfnVirtualMemFreeCb_t,
    pub pfnQueryPageSizeCb: ze_pfnVirtualMemQueryPageSizeCb_t,
    pub pfnMapCb: ze_pfnVirtualMemMapCb_t,
    pub pfnUnmapCb: ze_pfnVirtualMemUnmapCb_t,
    pub pfnSetAccessAttributeCb: ze_pfnVirtualMemSetAccessAttributeCb_t,
    pub pfnGetAccessAttributeCb: ze_pfnVirtualMemGetAccessAttributeCb_t,
}
const _: () = {
    assert!(size_of::<ze_virtual_mem_callbacks_t>() == 56);
    assert!(align_of::<ze_virtual_mem_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnReserveCb) == 0);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnFreeCb) == 8);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnQueryPageSizeCb) == 16);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnMapCb) == 24);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnUnmapCb) == 32);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnSetAccessAttributeCb) == 40);
    assert!(core::mem::offset_of!(ze_virtual_mem_callbacks_t, pfnGetAccessAttributeCb) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_callbacks_t {
    pub Global: ze_global_callbacks_t,
    pub Driver: ze_driver_callbacks_t,
    pub Device: ze_device_callbacks_t,
    pub Context: ze_context_callbacks_t,
    pub CommandQueue: ze_command_queue_callbacks_t,
    pub CommandList: ze_command_list_callbacks_t,
    pub Fence: ze_fence_callbacks_t,
    pub EventPool: ze_event_pool_callbacks_t,
    pub Event: ze_event_callbacks_t,
    pub Image: ze_image_callbacks_t,
    pub Module: ze_module_callbacks_t,
    pub ModuleBuildLog: ze_module_build_log_callbacks_t,
    pub Kernel: ze_kernel_callbacks_t,
    pub Sampler: ze_sampler_callbacks_t,
    pub PhysicalMem: ze_physical_mem_callbacks_t,
    pub Mem: ze_mem_callbacks_t,
    pub VirtualMem: ze_virtual_mem_callbacks_t,
}
const _: () = {
    assert!(size_of::<ze_callbacks_t>() == 960);
    assert!(align_of::<ze_callbacks_t>() == 8);
    assert!(core::mem::offset_of!(ze_callbacks_t, Global) == 0);
    assert!(core::mem::offset_of!(ze_callbacks_t, Driver) == 8);
    assert!(core::mem::offset_of!(ze_callbacks_t, Device) == 48);
    assert!(core::mem::offset_of!(ze_callbacks_t, Context) == 160);
    assert!(core::mem::offset_of!(ze_callbacks_t, CommandQueue) == 224);
    assert!(core::mem::offset_of!(ze_callbacks_t, CommandList) == 256);
    assert!(core::mem::offset_of!(ze_callbacks_t, Fence) == 464);
    assert!(core::mem::offset_of!(ze_callbacks_t, EventPool) == 504);
    assert!(core::mem::offset_of!(ze_callbacks_t, Event) == 544);
    assert!(core::mem::offset_of!(ze_callbacks_t, Image) == 600);
    assert!(core::mem::offset_of!(ze_callbacks_t, Module) == 624);
    assert!(core::mem::offset_of!(ze_callbacks_t, ModuleBuildLog) == 688);
    assert!(core::mem::offset_of!(ze_callbacks_t, Kernel) == 704);
    assert!(core::mem::offset_of!(ze_callbacks_t, Sampler) == 800);
    assert!(core::mem::offset_of!(ze_callbacks_t, PhysicalMem) == 816);
    assert!(core::mem::offset_of!(ze_callbacks_t, Mem) == 832);
    assert!(core::mem::offset_of!(ze_callbacks_t, VirtualMem) == 904);
};
