//! Constants of all namespaces.
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

pub const ZE_MAX_IPC_HANDLE_SIZE: u32 = 64;
pub const ZE_MAX_UUID_SIZE: u32 = 16;
pub const ZE_API_VERSION_CURRENT_M: u32 = 65553;
pub const ZE_MAX_DRIVER_UUID_SIZE: u32 = 16;
pub const ZE_MAX_EXTENSION_NAME: u32 = 256;
pub const ZE_MAX_DEVICE_UUID_SIZE: u32 = 16;
pub const ZE_MAX_DEVICE_NAME: u32 = 256;
pub const ZE_SUBGROUPSIZE_COUNT: u32 = 8;
pub const ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_NAME: &str =
    "ZE_extension_device_compute_dotproduct_ext_properties";
pub const ZE_MAX_NATIVE_KERNEL_UUID_SIZE: u32 = 16;
pub const ZE_MAX_KERNEL_UUID_SIZE: u32 = 16;
pub const ZE_MAX_MODULE_UUID_SIZE: u32 = 16;
pub const ZE_MODULE_PROGRAM_EXP_NAME: &str = "ZE_experimental_module_program";
pub const ZE_RAYTRACING_EXT_NAME: &str = "ZE_extension_raytracing";
pub const ZE_FLOAT_ATOMICS_EXT_NAME: &str = "ZE_extension_float_atomics";
pub const ZE_GLOBAL_OFFSET_EXP_NAME: &str = "ZE_experimental_global_offset";
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXT_NAME: &str = "ZE_extension_relaxed_allocation_limits";
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXP_NAME: &str = "ZE_experimental_relaxed_allocation_limits";
pub const ZE_CACHE_RESERVATION_EXT_NAME: &str = "ZE_extension_cache_reservation";
pub const ZE_EVENT_QUERY_TIMESTAMPS_EXP_NAME: &str = "ZE_experimental_event_query_timestamps";
pub const ZE_IMAGE_MEMORY_PROPERTIES_EXP_NAME: &str = "ZE_experimental_image_memory_properties";
pub const ZE_IMAGE_VIEW_EXT_NAME: &str = "ZE_extension_image_view";
pub const ZE_IMAGE_VIEW_EXP_NAME: &str = "ZE_experimental_image_view";
pub const ZE_IMAGE_VIEW_PLANAR_EXT_NAME: &str = "ZE_extension_image_view_planar";
pub const ZE_IMAGE_VIEW_PLANAR_EXP_NAME: &str = "ZE_experimental_image_view_planar";
pub const ZE_KERNEL_SCHEDULING_HINTS_EXP_NAME: &str = "ZE_experimental_scheduling_hints";
pub const ZE_LINKONCE_ODR_EXT_NAME: &str = "ZE_extension_linkonce_odr";
pub const ZE_CONTEXT_POWER_SAVING_HINT_EXP_NAME: &str = "ZE_experimental_power_saving_hint";
pub const ZE_SUBGROUPS_EXT_NAME: &str = "ZE_extension_subgroups";
pub const ZE_EU_COUNT_EXT_NAME: &str = "ZE_extension_eu_count";
pub const ZE_PCI_PROPERTIES_EXT_NAME: &str = "ZE_extension_pci_properties";
pub const ZE_SRGB_EXT_NAME: &str = "ZE_extension_srgb";
pub const ZE_IMAGE_COPY_EXT_NAME: &str = "ZE_extension_image_copy";
pub const ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_NAME: &str = "ZE_extension_image_query_alloc_properties";
pub const ZE_LINKAGE_INSPECTION_EXT_NAME: &str = "ZE_extension_linkage_inspection";
pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_NAME: &str = "ZE_extension_memory_compression_hints";
pub const ZE_MEMORY_FREE_POLICIES_EXT_NAME: &str = "ZE_extension_memory_free_policies";
pub const ZE_BANDWIDTH_PROPERTIES_EXP_NAME: &str = "ZE_experimental_bandwidth_properties";
pub const ZE_DEVICE_LUID_EXT_NAME: &str = "ZE_extension_device_luid";
pub const ZE_MAX_DEVICE_LUID_SIZE_EXT: u32 = 8;
pub const ZE_FABRIC_EXP_NAME: &str = "ZE_experimental_fabric";
pub const ZE_MAX_FABRIC_EDGE_MODEL_EXP_SIZE: u32 = 256;
pub const ZE_DEVICE_MEMORY_PROPERTIES_EXT_NAME: &str = "ZE_extension_device_memory_properties";
pub const ZE_BFLOAT16_CONVERSIONS_EXT_NAME: &str = "ZE_extension_bfloat16_conversions";
pub const ZE_DEVICE_IP_VERSION_EXT_NAME: &str = "ZE_extension_device_ip_version";
pub const ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_NAME: &str =
    "ZE_extension_kernel_max_group_size_properties";
pub const ZE_SUB_ALLOCATIONS_EXP_NAME: &str = "ZE_experimental_sub_allocations";
pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_NAME: &str = "ZE_extension_event_query_kernel_timestamps";
pub const ZE_RTAS_BUILDER_EXP_NAME: &str = "ZE_experimental_rtas_builder";
pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_NAME: &str = "ZE_experimental_event_pool_counter_based";
pub const ZE_BINDLESS_IMAGE_EXP_NAME: &str = "ZE_experimental_bindless_image";
pub const ZE_COMMAND_LIST_CLONE_EXP_NAME: &str = "ZE_experimental_command_list_clone";
pub const ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_NAME: &str = "ZE_experimental_immediate_command_list_append";
pub const ZE_MUTABLE_COMMAND_LIST_EXP_NAME: &str = "ZE_experimental_mutable_command_list";
pub const ZE_GET_KERNEL_BINARY_EXP_NAME: &str = "ZE_extension_kernel_binary_exp";
pub const ZE_DRIVER_DDI_HANDLES_EXT_NAME: &str = "ZE_extension_driver_ddi_handles";
pub const ZE_EXTERNAL_SEMAPHORES_EXTENSION_NAME: &str = "ZE_extension_external_semaphores";
pub const ZE_CACHELINE_SIZE_EXT_NAME: &str = "ZE_extension_device_cache_line_size";
pub const ZE_RTAS_EXT_NAME: &str = "ZE_extension_rtas";
pub const ZE_DEVICE_VECTOR_SIZES_EXT_NAME: &str = "ZE_extension_device_vector_sizes";
pub const ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME: &str = "ZE_extension_external_memmap_sysmem";
pub const ZE_GET_KERNEL_ALLOCATION_PROPERTIES_EXP_NAME: &str = "ZE_experimental_kernel_allocation_properties";
pub const ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_NAME: &str =
    "ZE_extension_device_usablemem_size_properties";
pub const ZE_IMAGE_FORMAT_SUPPORT_EXT_NAME: &str = "ZE_extension_image_format_support";
pub const ZE_IPC_MEM_HANDLE_TYPE_EXT_NAME: &str = "ZE_extension_ipc_mem_handle_type";
pub const ZE_RECORD_REPLAY_GRAPH_EXT_NAME: &str = "ZE_extension_record_replay_graph";
pub const ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_NAME: &str = "ZE_extension_virtual_mem_readonly_properties";
pub const ZET_MAX_METRIC_GROUP_NAME: u32 = 256;
pub const ZET_MAX_METRIC_GROUP_DESCRIPTION: u32 = 256;
pub const ZET_MAX_METRIC_NAME: u32 = 256;
pub const ZET_MAX_METRIC_DESCRIPTION: u32 = 256;
pub const ZET_MAX_METRIC_COMPONENT: u32 = 256;
pub const ZET_MAX_METRIC_RESULT_UNITS: u32 = 256;
pub const ZET_API_TRACING_EXP_NAME: &str = "ZET_experimental_api_tracing";
pub const ZET_MULTI_METRICS_EXP_NAME: &str = "ZET_experimental_calculate_multiple_metrics";
pub const ZET_GLOBAL_METRICS_TIMESTAMPS_EXP_NAME: &str = "ZET_experimental_global_metric_timestamps";
pub const ZET_EXPORT_METRICS_DATA_EXP_NAME: &str = "ZET_experimental_metric_export_data";
pub const ZET_MAX_METRIC_EXPORT_DATA_ELEMENT_NAME_EXP: u32 = 256;
pub const ZET_MAX_METRIC_EXPORT_DATA_ELEMENT_DESCRIPTION_EXP: u32 = 256;
pub const ZET_PROGRAMMABLE_METRICS_EXP_NAME: &str = "ZET_experimental_programmable_metrics";
pub const ZET_MAX_PROGRAMMABLE_METRICS_ELEMENT_NAME_EXP: u32 = 256;
pub const ZET_MAX_PROGRAMMABLE_METRICS_ELEMENT_DESCRIPTION_EXP: u32 = 256;
pub const ZET_MAX_METRIC_GROUP_NAME_PREFIX_EXP: u32 = 64;
pub const ZET_MAX_METRIC_PROGRAMMABLE_NAME_EXP: u32 = 128;
pub const ZET_MAX_METRIC_PROGRAMMABLE_DESCRIPTION_EXP: u32 = 128;
pub const ZET_MAX_METRIC_PROGRAMMABLE_COMPONENT_EXP: u32 = 128;
pub const ZET_MAX_METRIC_PROGRAMMABLE_PARAMETER_NAME_EXP: u32 = 128;
pub const ZET_MAX_METRIC_PROGRAMMABLE_VALUE_DESCRIPTION_EXP: u32 = 128;
pub const ZE_MAX_METRIC_GROUP_NAME_PREFIX: u32 = 64;
pub const ZET_CONCURRENT_METRIC_GROUPS_EXP_NAME: &str = "ZET_experimental_concurrent_metric_groups";
pub const ZET_METRICS_TRACER_EXP_NAME: &str = "ZET_experimental_metric_tracer";
pub const ZET_METRIC_EXPORT_MEMORY_EXP_NAME: &str = "ZET_experimental_metric_export_memory";
pub const ZET_METRIC_GROUP_MARKER_EXP_NAME: &str = "ZET_experimental_metric_group_marker";
pub const ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_NAME: &str =
    "ZET_experimental_metrics_runtime_enable_disable";
pub const ZES_MAX_EXTENSION_NAME: u32 = 256;
pub const ZES_STRING_PROPERTY_SIZE: u32 = 64;
pub const ZES_MAX_UUID_SIZE: u32 = 16;
pub const ZES_DIAG_FIRST_TEST_INDEX: u32 = 0;
pub const ZES_DIAG_LAST_TEST_INDEX: u32 = 4294967295;
pub const ZES_MAX_FABRIC_PORT_MODEL_SIZE: u32 = 256;
pub const ZES_MAX_FABRIC_LINK_TYPE_SIZE: u32 = 256;
pub const ZES_FAN_TEMP_SPEED_PAIR_COUNT: u32 = 32;
pub const ZES_MAX_RAS_ERROR_CATEGORY_COUNT: u32 = 7;
pub const ZES_SCHED_WATCHDOG_DISABLE: u64 = 18446744073709551615;
pub const ZES_POWER_LIMITS_EXT_NAME: &str = "ZES_extension_power_limits";
pub const ZES_ENGINE_ACTIVITY_EXT_NAME: &str = "ZES_extension_engine_activity";
pub const ZES_RAS_GET_STATE_EXP_NAME: &str = "ZES_extension_ras_state";
pub const ZES_MEM_PAGE_OFFLINE_STATE_EXP_NAME: &str = "ZES_extension_mem_state";
pub const ZES_MEMORY_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES_NAME: &str =
    "ZES_extension_mem_bandwidth_counter_bits_properties";
pub const ZES_POWER_DOMAIN_PROPERTIES_EXP_NAME: &str = "ZES_extension_power_domain_properties";
pub const ZES_FIRMWARE_SECURITY_VERSION_EXP_NAME: &str = "ZES_experimental_firmware_security_version";
pub const ZES_SYSMAN_DEVICE_MAPPING_EXP_NAME: &str = "ZES_experimental_sysman_device_mapping";
pub const ZES_VIRTUAL_FUNCTION_MANAGEMENT_EXP_NAME: &str = "ZES_experimental_virtual_function_management";
pub const ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_NAME: &str = "ZES_extension_device_ecc_default_properties";
pub const ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_NAME: &str = "ZES_extension_pci_link_speed_downgrade";
pub const ZES_DEVICE_EXT_STATE_NAME: &str = "ZES_extension_device_state";
pub const ZES_OEM_SERIAL_ID_EXT_NAME: &str = "ZES_extension_oem_serial_id";
pub const ZES_OEM_SERIAL_ID_SIZE: u32 = 1024;
