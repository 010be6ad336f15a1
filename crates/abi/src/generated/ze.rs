//! Types of the `ze` namespace.
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
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_driver_handle_t(pub *mut c_void);
impl ze_driver_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_driver_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_device_handle_t(pub *mut c_void);
impl ze_device_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_device_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_context_handle_t(pub *mut c_void);
impl ze_context_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_context_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_command_queue_handle_t(pub *mut c_void);
impl ze_command_queue_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_command_queue_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_command_list_handle_t(pub *mut c_void);
impl ze_command_list_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_command_list_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_fence_handle_t(pub *mut c_void);
impl ze_fence_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_fence_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_event_pool_handle_t(pub *mut c_void);
impl ze_event_pool_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_event_pool_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_event_handle_t(pub *mut c_void);
impl ze_event_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_event_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_image_handle_t(pub *mut c_void);
impl ze_image_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_image_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_module_handle_t(pub *mut c_void);
impl ze_module_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_module_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_graph_handle_t(pub *mut c_void);
impl ze_graph_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_graph_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_module_build_log_handle_t(pub *mut c_void);
impl ze_module_build_log_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_module_build_log_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_kernel_handle_t(pub *mut c_void);
impl ze_kernel_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_kernel_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_sampler_handle_t(pub *mut c_void);
impl ze_sampler_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_sampler_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_physical_mem_handle_t(pub *mut c_void);
impl ze_physical_mem_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_physical_mem_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_fabric_vertex_handle_t(pub *mut c_void);
impl ze_fabric_vertex_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_fabric_vertex_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_fabric_edge_handle_t(pub *mut c_void);
impl ze_fabric_edge_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_fabric_edge_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_rtas_builder_exp_handle_t(pub *mut c_void);
impl ze_rtas_builder_exp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_rtas_builder_exp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_rtas_parallel_operation_exp_handle_t(pub *mut c_void);
impl ze_rtas_parallel_operation_exp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_rtas_parallel_operation_exp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_external_semaphore_ext_handle_t(pub *mut c_void);
impl ze_external_semaphore_ext_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_external_semaphore_ext_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_rtas_builder_ext_handle_t(pub *mut c_void);
impl ze_rtas_builder_ext_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_rtas_builder_ext_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_rtas_parallel_operation_ext_handle_t(pub *mut c_void);
impl ze_rtas_parallel_operation_ext_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_rtas_parallel_operation_ext_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ze_executable_graph_handle_t(pub *mut c_void);
impl ze_executable_graph_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for ze_executable_graph_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

pub type ze_bool_t = u8;
pub type ze_external_memory_type_flags_t = u32;
pub type ze_init_flags_t = u32;
pub type ze_init_driver_type_flags_t = u32;
pub type ze_ipc_property_flags_t = u32;
pub type ze_device_property_flags_t = u32;
pub type ze_device_dp_capability_flags_t = u32;
pub type ze_device_input_data_type_flags_t = u32;
pub type ze_device_output_data_type_flags_t = u32;
pub type ze_device_module_flags_t = u32;
pub type ze_device_fp_flags_t = u32;
pub type ze_command_queue_group_property_flags_t = u32;
pub type ze_device_memory_property_flags_t = u32;
pub type ze_memory_access_cap_flags_t = u32;
pub type ze_device_cache_property_flags_t = u32;
pub type ze_device_p2p_property_flags_t = u32;
pub type ze_device_event_properties_flags_t = u32;
pub type ze_context_flags_t = u32;
pub type ze_command_queue_flags_t = u32;
pub type ze_command_list_flags_t = u32;
pub type ze_event_pool_flags_t = u32;
pub type ze_event_scope_flags_t = u32;
pub type ze_event_counter_based_flags_t = u32;
pub type ze_event_sync_mode_flags_t = u32;
pub type ze_fence_flags_t = u32;
pub type ze_image_flags_t = u32;
pub type ze_image_sampler_filter_flags_t = u32;
pub type ze_device_mem_alloc_flags_t = u32;
pub type ze_host_mem_alloc_flags_t = u32;
pub type ze_ipc_memory_flags_t = u32;
pub type ze_memory_atomic_attr_exp_flags_t = u32;
pub type ze_module_property_flags_t = u32;
pub type ze_kernel_flags_t = u32;
pub type ze_kernel_indirect_access_flags_t = u32;
pub type ze_cache_config_flags_t = u32;
pub type ze_device_raytracing_ext_flags_t = u32;
pub type ze_raytracing_mem_alloc_ext_flags_t = u32;
pub type ze_physical_mem_flags_t = u32;
pub type ze_device_fp_atomic_ext_flags_t = u32;
pub type ze_relaxed_allocation_limits_ext_flags_t = u32;
pub type ze_relaxed_allocation_limits_exp_flags_t = u32;
pub type ze_scheduling_hint_exp_flags_t = u32;
pub type ze_linkage_inspection_ext_flags_t = u32;
pub type ze_memory_compression_hints_ext_flags_t = u32;
pub type ze_driver_memory_free_policy_ext_flags_t = u32;
pub type ze_kernel_max_group_size_ext_properties_t = ze_kernel_max_group_size_properties_ext_t;
pub type ze_event_query_kernel_timestamps_ext_flags_t = u32;
pub type ze_rtas_device_exp_flags_t = u32;
pub type ze_rtas_builder_exp_flags_t = u32;
pub type ze_rtas_parallel_operation_exp_flags_t = u32;
pub type ze_rtas_builder_geometry_exp_flags_t = u32;
pub type ze_rtas_builder_packed_geometry_exp_flags_t = u8;
pub type ze_rtas_builder_instance_exp_flags_t = u32;
pub type ze_rtas_builder_packed_instance_exp_flags_t = u8;
pub type ze_rtas_builder_build_op_exp_flags_t = u32;
pub type ze_rtas_builder_packed_geometry_type_exp_t = u8;
pub type ze_rtas_builder_packed_input_data_format_exp_t = u8;
pub type ze_event_pool_counter_based_exp_flags_t = u32;
pub type ze_image_bindless_exp_flags_t = u32;
pub type ze_mutable_command_exp_flags_t = u32;
pub type ze_mutable_command_list_exp_flags_t = u32;
pub type ze_driver_ddi_handle_ext_flags_t = u32;
pub type ze_external_semaphore_ext_flags_t = u32;
pub type ze_rtas_device_ext_flags_t = u32;
pub type ze_rtas_builder_ext_flags_t = u32;
pub type ze_rtas_parallel_operation_ext_flags_t = u32;
pub type ze_rtas_builder_geometry_ext_flags_t = u32;
pub type ze_rtas_builder_packed_geometry_ext_flags_t = u8;
pub type ze_rtas_builder_instance_ext_flags_t = u32;
pub type ze_rtas_builder_packed_instance_ext_flags_t = u8;
pub type ze_rtas_builder_build_op_ext_flags_t = u32;
pub type ze_rtas_builder_packed_geometry_type_ext_t = u8;
pub type ze_rtas_builder_packed_input_data_format_ext_t = u8;
pub type ze_ipc_mem_handle_type_flags_t = u32;
pub type ze_record_replay_graph_ext_flags_t = u32;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_result_t(pub u32);
impl ze_result_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RESULT_SUCCESS: ze_result_t = ze_result_t(0x0);
pub const ZE_RESULT_NOT_READY: ze_result_t = ze_result_t(0x1);
pub const ZE_RESULT_ERROR_DEVICE_LOST: ze_result_t = ze_result_t(0x70000001);
pub const ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY: ze_result_t = ze_result_t(0x70000002);
pub const ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: ze_result_t = ze_result_t(0x70000003);
pub const ZE_RESULT_ERROR_MODULE_BUILD_FAILURE: ze_result_t = ze_result_t(0x70000004);
pub const ZE_RESULT_ERROR_MODULE_LINK_FAILURE: ze_result_t = ze_result_t(0x70000005);
pub const ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET: ze_result_t = ze_result_t(0x70000006);
pub const ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE: ze_result_t = ze_result_t(0x70000007);
pub const ZE_RESULT_EXP_ERROR_DEVICE_IS_NOT_VERTEX: ze_result_t = ze_result_t(0x7ff00001);
pub const ZE_RESULT_EXP_ERROR_VERTEX_IS_NOT_DEVICE: ze_result_t = ze_result_t(0x7ff00002);
pub const ZE_RESULT_EXP_ERROR_REMOTE_DEVICE: ze_result_t = ze_result_t(0x7ff00003);
pub const ZE_RESULT_EXP_ERROR_OPERANDS_INCOMPATIBLE: ze_result_t = ze_result_t(0x7ff00004);
pub const ZE_RESULT_EXP_RTAS_BUILD_RETRY: ze_result_t = ze_result_t(0x7ff00005);
pub const ZE_RESULT_EXP_RTAS_BUILD_DEFERRED: ze_result_t = ze_result_t(0x7ff00006);
pub const ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS: ze_result_t = ze_result_t(0x70010000);
pub const ZE_RESULT_ERROR_NOT_AVAILABLE: ze_result_t = ze_result_t(0x70010001);
pub const ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE: ze_result_t = ze_result_t(0x70020000);
pub const ZE_RESULT_WARNING_DROPPED_DATA: ze_result_t = ze_result_t(0x70020001);
pub const ZE_RESULT_ERROR_UNINITIALIZED: ze_result_t = ze_result_t(0x78000001);
pub const ZE_RESULT_ERROR_UNSUPPORTED_VERSION: ze_result_t = ze_result_t(0x78000002);
pub const ZE_RESULT_ERROR_UNSUPPORTED_FEATURE: ze_result_t = ze_result_t(0x78000003);
pub const ZE_RESULT_ERROR_INVALID_ARGUMENT: ze_result_t = ze_result_t(0x78000004);
pub const ZE_RESULT_ERROR_INVALID_NULL_HANDLE: ze_result_t = ze_result_t(0x78000005);
pub const ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE: ze_result_t = ze_result_t(0x78000006);
pub const ZE_RESULT_ERROR_INVALID_NULL_POINTER: ze_result_t = ze_result_t(0x78000007);
pub const ZE_RESULT_ERROR_INVALID_SIZE: ze_result_t = ze_result_t(0x78000008);
pub const ZE_RESULT_ERROR_UNSUPPORTED_SIZE: ze_result_t = ze_result_t(0x78000009);
pub const ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT: ze_result_t = ze_result_t(0x7800000a);
pub const ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT: ze_result_t = ze_result_t(0x7800000b);
pub const ZE_RESULT_ERROR_INVALID_ENUMERATION: ze_result_t = ze_result_t(0x7800000c);
pub const ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION: ze_result_t = ze_result_t(0x7800000d);
pub const ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT: ze_result_t = ze_result_t(0x7800000e);
pub const ZE_RESULT_ERROR_INVALID_NATIVE_BINARY: ze_result_t = ze_result_t(0x7800000f);
pub const ZE_RESULT_ERROR_INVALID_GLOBAL_NAME: ze_result_t = ze_result_t(0x78000010);
pub const ZE_RESULT_ERROR_INVALID_KERNEL_NAME: ze_result_t = ze_result_t(0x78000011);
pub const ZE_RESULT_ERROR_INVALID_FUNCTION_NAME: ze_result_t = ze_result_t(0x78000012);
pub const ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION: ze_result_t = ze_result_t(0x78000013);
pub const ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION: ze_result_t = ze_result_t(0x78000014);
pub const ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX: ze_result_t = ze_result_t(0x78000015);
pub const ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE: ze_result_t = ze_result_t(0x78000016);
pub const ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE: ze_result_t = ze_result_t(0x78000017);
pub const ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED: ze_result_t = ze_result_t(0x78000018);
pub const ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE: ze_result_t = ze_result_t(0x78000019);
pub const ZE_RESULT_ERROR_OVERLAPPING_REGIONS: ze_result_t = ze_result_t(0x7800001a);
pub const ZE_RESULT_WARNING_ACTION_REQUIRED: ze_result_t = ze_result_t(0x7800001b);
pub const ZE_RESULT_ERROR_INVALID_KERNEL_HANDLE: ze_result_t = ze_result_t(0x7800001c);
pub const ZE_RESULT_EXT_RTAS_BUILD_RETRY: ze_result_t = ze_result_t(0x7800001d);
pub const ZE_RESULT_EXT_RTAS_BUILD_DEFERRED: ze_result_t = ze_result_t(0x7800001e);
pub const ZE_RESULT_EXT_ERROR_OPERANDS_INCOMPATIBLE: ze_result_t = ze_result_t(0x7800001f);
pub const ZE_RESULT_ERROR_SURVIVABILITY_MODE_DETECTED: ze_result_t = ze_result_t(0x78000020);
pub const ZE_RESULT_ERROR_ADDRESS_NOT_FOUND: ze_result_t = ze_result_t(0x78000021);
pub const ZE_RESULT_QUERY_TRUE: ze_result_t = ze_result_t(0x78000022);
pub const ZE_RESULT_QUERY_FALSE: ze_result_t = ze_result_t(0x78000023);
pub const ZE_RESULT_ERROR_INVALID_GRAPH: ze_result_t = ze_result_t(0x78000024);
pub const ZE_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED: ze_result_t = ze_result_t(0x78000025);
pub const ZE_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED: ze_result_t = ze_result_t(0x78000026);
pub const ZE_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT: ze_result_t = ze_result_t(0x78000027);
pub const ZE_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING: ze_result_t = ze_result_t(0x78000028);
pub const ZE_RESULT_ERROR_GRAPH_UNJOINED_FORKS: ze_result_t = ze_result_t(0x78000029);
pub const ZE_RESULT_ERROR_GRAPH_INTERNAL_EVENT: ze_result_t = ze_result_t(0x7800002a);
pub const ZE_RESULT_ERROR_UNKNOWN: ze_result_t = ze_result_t(0x7ffffffe);
pub const ZE_RESULT_FORCE_UINT32: ze_result_t = ze_result_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_structure_type_t(pub u32);
impl ze_structure_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x1);
pub const ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x2);
pub const ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x3);
pub const ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x4);
pub const ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x5);
pub const ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x6);
pub const ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x7);
pub const ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x8);
pub const ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x9);
pub const ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0xa);
pub const ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0xb);
pub const ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0xc);
pub const ZE_STRUCTURE_TYPE_CONTEXT_DESC: ze_structure_type_t = ze_structure_type_t(0xd);
pub const ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC: ze_structure_type_t = ze_structure_type_t(0xe);
pub const ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC: ze_structure_type_t = ze_structure_type_t(0xf);
pub const ZE_STRUCTURE_TYPE_EVENT_POOL_DESC: ze_structure_type_t = ze_structure_type_t(0x10);
pub const ZE_STRUCTURE_TYPE_EVENT_DESC: ze_structure_type_t = ze_structure_type_t(0x11);
pub const ZE_STRUCTURE_TYPE_FENCE_DESC: ze_structure_type_t = ze_structure_type_t(0x12);
pub const ZE_STRUCTURE_TYPE_IMAGE_DESC: ze_structure_type_t = ze_structure_type_t(0x13);
pub const ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x14);
pub const ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC: ze_structure_type_t = ze_structure_type_t(0x15);
pub const ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC: ze_structure_type_t = ze_structure_type_t(0x16);
pub const ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x17);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC: ze_structure_type_t = ze_structure_type_t(0x18);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD: ze_structure_type_t = ze_structure_type_t(0x19);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD: ze_structure_type_t = ze_structure_type_t(0x1a);
pub const ZE_STRUCTURE_TYPE_MODULE_DESC: ze_structure_type_t = ze_structure_type_t(0x1b);
pub const ZE_STRUCTURE_TYPE_MODULE_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x1c);
pub const ZE_STRUCTURE_TYPE_KERNEL_DESC: ze_structure_type_t = ze_structure_type_t(0x1d);
pub const ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x1e);
pub const ZE_STRUCTURE_TYPE_SAMPLER_DESC: ze_structure_type_t = ze_structure_type_t(0x1f);
pub const ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC: ze_structure_type_t = ze_structure_type_t(0x20);
pub const ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x21);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32: ze_structure_type_t = ze_structure_type_t(0x22);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_WIN32: ze_structure_type_t = ze_structure_type_t(0x23);
pub const ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10001);
pub const ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x10002);
pub const ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x10003);
pub const ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x10004);
pub const ZE_STRUCTURE_TYPE_EU_COUNT_EXT: ze_structure_type_t = ze_structure_type_t(0x10005);
pub const ZE_STRUCTURE_TYPE_SRGB_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x10006);
pub const ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x10007);
pub const ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x10008);
pub const ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10009);
pub const ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x1000a);
pub const ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC: ze_structure_type_t =
    ze_structure_type_t(0x1000b);
pub const ZE_STRUCTURE_TYPE_IMAGE_ALLOCATION_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x1000c);
pub const ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x1000d);
pub const ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x1000e);
pub const ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT: ze_structure_type_t = ze_structure_type_t(0x1000f);
pub const ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x10010);
pub const ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10011);
pub const ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10012);
pub const ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10013);
pub const ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10014);
pub const ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x10015);
pub const ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC: ze_structure_type_t =
    ze_structure_type_t(0x10016);
pub const ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20001);
pub const ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20002);
pub const ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20003);
pub const ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20004);
pub const ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20005);
pub const ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2: ze_structure_type_t = ze_structure_type_t(0x20006);
pub const ZE_STRUCTURE_TYPE_IMAGE_MEMORY_EXP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20007);
pub const ZE_STRUCTURE_TYPE_POWER_SAVING_HINT_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20008);
pub const ZE_STRUCTURE_TYPE_COPY_BANDWIDTH_EXP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20009);
pub const ZE_STRUCTURE_TYPE_DEVICE_P2P_BANDWIDTH_EXP_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x2000a);
pub const ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x2000b);
pub const ZE_STRUCTURE_TYPE_FABRIC_EDGE_EXP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x2000c);
pub const ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x2000d);
pub const ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x2000e);
pub const ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x2000f);
pub const ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20010);
pub const ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXP_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20011);
pub const ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXP_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20012);
pub const ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXP_CB_PARAMS: ze_structure_type_t =
    ze_structure_type_t(0x20013);
pub const ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20014);
pub const ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20015);
pub const ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20016);
pub const ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20017);
pub const ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20018);
pub const ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20019);
pub const ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x2001a);
pub const ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x2001b);
pub const ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x2001c);
pub const ZE_STRUCTURE_TYPE_PITCHED_ALLOC_DEVICE_EXP_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x2001d);
pub const ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x2001e);
pub const ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x2001f);
pub const ZE_STRUCTURE_TYPE_MUTABLE_GRAPH_ARGUMENT_EXP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20020);
pub const ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC: ze_structure_type_t = ze_structure_type_t(0x20021);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x20022);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WIN32_EXT_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20023);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20024);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT: ze_structure_type_t =
    ze_structure_type_t(0x20025);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT: ze_structure_type_t =
    ze_structure_type_t(0x20026);
pub const ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20027);
pub const ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT: ze_structure_type_t = ze_structure_type_t(0x20028);
pub const ZE_STRUCTURE_TYPE_DEVICE_VECTOR_WIDTH_PROPERTIES_EXT: ze_structure_type_t =
    ze_structure_type_t(0x20029);
pub const ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x20030);
pub const ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXT_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20031);
pub const ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20032);
pub const ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20033);
pub const ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20034);
pub const ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXT_CB_PARAMS: ze_structure_type_t =
    ze_structure_type_t(0x20035);
pub const ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20036);
pub const ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20037);
pub const ZE_STRUCTURE_TYPE_PITCHED_ALLOC_2DIMAGE_LINEAR_PITCH_EXP_INFO: ze_structure_type_t =
    ze_structure_type_t(0x20038);
pub const ZE_STRUCTURE_TYPE_KERNEL_ALLOCATION_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20039);
pub const ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC: ze_structure_type_t = ze_structure_type_t(0x2003a);
pub const ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC: ze_structure_type_t =
    ze_structure_type_t(0x2003b);
pub const ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC: ze_structure_type_t = ze_structure_type_t(0x2003c);
pub const ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC: ze_structure_type_t = ze_structure_type_t(0x2003d);
pub const ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x2003e);
pub const ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC: ze_structure_type_t =
    ze_structure_type_t(0x2003f);
pub const ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES: ze_structure_type_t = ze_structure_type_t(0x20040);
pub const ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20041);
pub const ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC: ze_structure_type_t = ze_structure_type_t(0x20042);
pub const ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_DOTPRODUCT_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20043);
pub const ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_MODULE_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20044);
pub const ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_GRAPH_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20045);
pub const ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_OUTPUT: ze_structure_type_t = ze_structure_type_t(0x20046);
pub const ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_PROPERTIES: ze_structure_type_t =
    ze_structure_type_t(0x20047);
pub const ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_DUMP_DESC: ze_structure_type_t =
    ze_structure_type_t(0x20048);
pub const ZE_STRUCTURE_TYPE_FORCE_UINT32: ze_structure_type_t = ze_structure_type_t(0x7fffffff);
pub type ze_external_memory_type_flag_t = u32;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD: u32 = 0x1;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF: u32 = 0x2;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32: u32 = 0x4;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32_KMT: u32 = 0x8;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE: u32 = 0x10;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE_KMT: u32 = 0x20;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_HEAP: u32 = 0x40;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_RESOURCE: u32 = 0x80;
pub const ZE_EXTERNAL_MEMORY_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_bandwidth_unit_t(pub u32);
impl ze_bandwidth_unit_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_BANDWIDTH_UNIT_UNKNOWN: ze_bandwidth_unit_t = ze_bandwidth_unit_t(0x0);
pub const ZE_BANDWIDTH_UNIT_BYTES_PER_NANOSEC: ze_bandwidth_unit_t = ze_bandwidth_unit_t(0x1);
pub const ZE_BANDWIDTH_UNIT_BYTES_PER_CLOCK: ze_bandwidth_unit_t = ze_bandwidth_unit_t(0x2);
pub const ZE_BANDWIDTH_UNIT_FORCE_UINT32: ze_bandwidth_unit_t = ze_bandwidth_unit_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_latency_unit_t(pub u32);
impl ze_latency_unit_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_LATENCY_UNIT_UNKNOWN: ze_latency_unit_t = ze_latency_unit_t(0x0);
pub const ZE_LATENCY_UNIT_NANOSEC: ze_latency_unit_t = ze_latency_unit_t(0x1);
pub const ZE_LATENCY_UNIT_CLOCK: ze_latency_unit_t = ze_latency_unit_t(0x2);
pub const ZE_LATENCY_UNIT_HOP: ze_latency_unit_t = ze_latency_unit_t(0x3);
pub const ZE_LATENCY_UNIT_FORCE_UINT32: ze_latency_unit_t = ze_latency_unit_t(0x7fffffff);
pub type ze_init_flag_t = u32;
pub const ZE_INIT_FLAG_GPU_ONLY: u32 = 0x1;
pub const ZE_INIT_FLAG_VPU_ONLY: u32 = 0x2;
pub const ZE_INIT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_init_driver_type_flag_t = u32;
pub const ZE_INIT_DRIVER_TYPE_FLAG_GPU: u32 = 0x1;
pub const ZE_INIT_DRIVER_TYPE_FLAG_NPU: u32 = 0x2;
pub const ZE_INIT_DRIVER_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_api_version_t(pub u32);
impl ze_api_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_API_VERSION_1_0: ze_api_version_t = ze_api_version_t(0x10000);
pub const ZE_API_VERSION_1_1: ze_api_version_t = ze_api_version_t(0x10001);
pub const ZE_API_VERSION_1_2: ze_api_version_t = ze_api_version_t(0x10002);
pub const ZE_API_VERSION_1_3: ze_api_version_t = ze_api_version_t(0x10003);
pub const ZE_API_VERSION_1_4: ze_api_version_t = ze_api_version_t(0x10004);
pub const ZE_API_VERSION_1_5: ze_api_version_t = ze_api_version_t(0x10005);
pub const ZE_API_VERSION_1_6: ze_api_version_t = ze_api_version_t(0x10006);
pub const ZE_API_VERSION_1_7: ze_api_version_t = ze_api_version_t(0x10007);
pub const ZE_API_VERSION_1_8: ze_api_version_t = ze_api_version_t(0x10008);
pub const ZE_API_VERSION_1_9: ze_api_version_t = ze_api_version_t(0x10009);
pub const ZE_API_VERSION_1_10: ze_api_version_t = ze_api_version_t(0x1000a);
pub const ZE_API_VERSION_1_11: ze_api_version_t = ze_api_version_t(0x1000b);
pub const ZE_API_VERSION_1_12: ze_api_version_t = ze_api_version_t(0x1000c);
pub const ZE_API_VERSION_1_13: ze_api_version_t = ze_api_version_t(0x1000d);
pub const ZE_API_VERSION_1_14: ze_api_version_t = ze_api_version_t(0x1000e);
pub const ZE_API_VERSION_1_15: ze_api_version_t = ze_api_version_t(0x1000f);
pub const ZE_API_VERSION_1_16: ze_api_version_t = ze_api_version_t(0x10010);
pub const ZE_API_VERSION_1_17: ze_api_version_t = ze_api_version_t(0x10011);
pub const ZE_API_VERSION_CURRENT: ze_api_version_t = ze_api_version_t(0x10011);
pub const ZE_API_VERSION_FORCE_UINT32: ze_api_version_t = ze_api_version_t(0x7fffffff);
pub type ze_ipc_property_flag_t = u32;
pub const ZE_IPC_PROPERTY_FLAG_MEMORY: u32 = 0x1;
pub const ZE_IPC_PROPERTY_FLAG_EVENT_POOL: u32 = 0x2;
pub const ZE_IPC_PROPERTY_FLAG_FABRIC_ACCESSIBLE: u32 = 0x4;
pub const ZE_IPC_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_type_t(pub u32);
impl ze_device_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_TYPE_GPU: ze_device_type_t = ze_device_type_t(0x1);
pub const ZE_DEVICE_TYPE_CPU: ze_device_type_t = ze_device_type_t(0x2);
pub const ZE_DEVICE_TYPE_FPGA: ze_device_type_t = ze_device_type_t(0x3);
pub const ZE_DEVICE_TYPE_MCA: ze_device_type_t = ze_device_type_t(0x4);
pub const ZE_DEVICE_TYPE_VPU: ze_device_type_t = ze_device_type_t(0x5);
pub const ZE_DEVICE_TYPE_FORCE_UINT32: ze_device_type_t = ze_device_type_t(0x7fffffff);
pub type ze_device_property_flag_t = u32;
pub const ZE_DEVICE_PROPERTY_FLAG_INTEGRATED: u32 = 0x1;
pub const ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE: u32 = 0x2;
pub const ZE_DEVICE_PROPERTY_FLAG_ECC: u32 = 0x4;
pub const ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING: u32 = 0x8;
pub const ZE_DEVICE_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_dp_capability_flag_t = u32;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_NON_SYSTOLIC_DPA4_SIMD_ALL: u32 = 0x1;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD8: u32 = 0x2;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD16: u32 = 0x4;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_SIMD16: u32 = 0x8;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH4: u32 = 0x10;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH8: u32 = 0x20;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_DEPTH8: u32 = 0x40;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_UPTO8: u32 = 0x80;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_FIXED8: u32 = 0x100;
pub const ZE_DEVICE_DP_CAPABILITY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_input_data_type_flag_t = u32;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TYPE_NONE: u32 = 0x1;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_ZE_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE: u32 = 0x2;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT4_PACK8_PER_SIMD_LANE: u32 = 0x4;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT2_PACK8_PER_SIMD_LANE: u32 = 0x8;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TF32_PACK1_PER_SIMD_LANE: u32 = 0x10;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP16_PACK2_PER_SIMD_LANE: u32 = 0x20;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF16_PACK2_PER_SIMD_LANE: u32 = 0x40;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP8_PACK4_PER_SIMD_LANE: u32 = 0x80;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF8_PACK4_PER_SIMD_LANE: u32 = 0x100;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E2M1_PACK8_PER_SIMD_LANE: u32 = 0x200;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E3M0_PACK8_PER_SIMD_LANE: u32 = 0x400;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE: u32 = 0x800;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UINT8: u32 = 0x1000;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE5M3: u32 = 0x2000;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE4M3: u32 = 0x4000;
pub const ZE_DEVICE_INPUT_DATA_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_output_data_type_flag_t = u32;
pub const ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_INT32: u32 = 0x1;
pub const ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP32: u32 = 0x2;
pub const ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP16: u32 = 0x4;
pub const ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_BF16: u32 = 0x8;
pub const ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_compute_dotproduct_properties_ext_version_t(pub u32);
impl ze_device_compute_dotproduct_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_VERSION_1_0:
    ze_device_compute_dotproduct_properties_ext_version_t =
    ze_device_compute_dotproduct_properties_ext_version_t(0x10000);
pub const ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_VERSION_CURRENT:
    ze_device_compute_dotproduct_properties_ext_version_t =
    ze_device_compute_dotproduct_properties_ext_version_t(0x10000);
pub const ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_VERSION_FORCE_UINT32:
    ze_device_compute_dotproduct_properties_ext_version_t =
    ze_device_compute_dotproduct_properties_ext_version_t(0x7fffffff);
pub type ze_device_module_flag_t = u32;
pub const ZE_DEVICE_MODULE_FLAG_FP16: u32 = 0x1;
pub const ZE_DEVICE_MODULE_FLAG_FP64: u32 = 0x2;
pub const ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS: u32 = 0x4;
pub const ZE_DEVICE_MODULE_FLAG_DP4A: u32 = 0x8;
pub const ZE_DEVICE_MODULE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_fp_flag_t = u32;
pub const ZE_DEVICE_FP_FLAG_DENORM: u32 = 0x1;
pub const ZE_DEVICE_FP_FLAG_INF_NAN: u32 = 0x2;
pub const ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST: u32 = 0x4;
pub const ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO: u32 = 0x8;
pub const ZE_DEVICE_FP_FLAG_ROUND_TO_INF: u32 = 0x10;
pub const ZE_DEVICE_FP_FLAG_FMA: u32 = 0x20;
pub const ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT: u32 = 0x40;
pub const ZE_DEVICE_FP_FLAG_SOFT_FLOAT: u32 = 0x80;
pub const ZE_DEVICE_FP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_command_queue_group_property_flag_t = u32;
pub const ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE: u32 = 0x1;
pub const ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY: u32 = 0x2;
pub const ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS: u32 = 0x4;
pub const ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS: u32 = 0x8;
pub const ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_memory_property_flag_t = u32;
pub const ZE_DEVICE_MEMORY_PROPERTY_FLAG_TBD: u32 = 0x1;
pub const ZE_DEVICE_MEMORY_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_memory_access_cap_flag_t = u32;
pub const ZE_MEMORY_ACCESS_CAP_FLAG_RW: u32 = 0x1;
pub const ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC: u32 = 0x2;
pub const ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT: u32 = 0x4;
pub const ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC: u32 = 0x8;
pub const ZE_MEMORY_ACCESS_CAP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_cache_property_flag_t = u32;
pub const ZE_DEVICE_CACHE_PROPERTY_FLAG_USER_CONTROL: u32 = 0x1;
pub const ZE_DEVICE_CACHE_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_p2p_property_flag_t = u32;
pub const ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS: u32 = 0x1;
pub const ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS: u32 = 0x2;
pub const ZE_DEVICE_P2P_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_event_properties_flag_t = u32;
pub const ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE: u32 = 0x1;
pub const ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_IPC: u32 = 0x2;
pub const ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION: u32 = 0x4;
pub const ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_INTERRUPT_WAIT: u32 = 0x8;
pub const ZE_DEVICE_EVENT_PROPERTIES_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_validate_runtime_requirements_result_t(pub u32);
impl ze_validate_runtime_requirements_result_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_NOT_APPLICABLE: ze_validate_runtime_requirements_result_t =
    ze_validate_runtime_requirements_result_t(0x0);
pub const ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET:
    ze_validate_runtime_requirements_result_t = ze_validate_runtime_requirements_result_t(0x1);
pub const ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET_RECOMPILATION_ADVISABLE:
    ze_validate_runtime_requirements_result_t = ze_validate_runtime_requirements_result_t(0x2);
pub const ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_NOT_MET:
    ze_validate_runtime_requirements_result_t = ze_validate_runtime_requirements_result_t(0x3);
pub const ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_FORCE_UINT32: ze_validate_runtime_requirements_result_t =
    ze_validate_runtime_requirements_result_t(0x7fffffff);
pub type ze_context_flag_t = u32;
pub const ZE_CONTEXT_FLAG_TBD: u32 = 0x1;
pub const ZE_CONTEXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_command_queue_flag_t = u32;
pub const ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY: u32 = 0x1;
pub const ZE_COMMAND_QUEUE_FLAG_IN_ORDER: u32 = 0x2;
pub const ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT: u32 = 0x4;
pub const ZE_COMMAND_QUEUE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_command_queue_mode_t(pub u32);
impl ze_command_queue_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_COMMAND_QUEUE_MODE_DEFAULT: ze_command_queue_mode_t = ze_command_queue_mode_t(0x0);
pub const ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS: ze_command_queue_mode_t = ze_command_queue_mode_t(0x1);
pub const ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS: ze_command_queue_mode_t = ze_command_queue_mode_t(0x2);
pub const ZE_COMMAND_QUEUE_MODE_FORCE_UINT32: ze_command_queue_mode_t = ze_command_queue_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_command_queue_priority_t(pub u32);
impl ze_command_queue_priority_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_COMMAND_QUEUE_PRIORITY_NORMAL: ze_command_queue_priority_t = ze_command_queue_priority_t(0x0);
pub const ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW: ze_command_queue_priority_t =
    ze_command_queue_priority_t(0x1);
pub const ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH: ze_command_queue_priority_t =
    ze_command_queue_priority_t(0x2);
pub const ZE_COMMAND_QUEUE_PRIORITY_FORCE_UINT32: ze_command_queue_priority_t =
    ze_command_queue_priority_t(0x7fffffff);
pub type ze_command_list_flag_t = u32;
pub const ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING: u32 = 0x1;
pub const ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT: u32 = 0x2;
pub const ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY: u32 = 0x4;
pub const ZE_COMMAND_LIST_FLAG_IN_ORDER: u32 = 0x8;
pub const ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE: u32 = 0x10;
pub const ZE_COMMAND_LIST_FLAG_COPY_OFFLOAD_HINT: u32 = 0x20;
pub const ZE_COMMAND_LIST_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_memory_advice_t(pub u32);
impl ze_memory_advice_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MEMORY_ADVICE_SET_READ_MOSTLY: ze_memory_advice_t = ze_memory_advice_t(0x0);
pub const ZE_MEMORY_ADVICE_CLEAR_READ_MOSTLY: ze_memory_advice_t = ze_memory_advice_t(0x1);
pub const ZE_MEMORY_ADVICE_SET_PREFERRED_LOCATION: ze_memory_advice_t = ze_memory_advice_t(0x2);
pub const ZE_MEMORY_ADVICE_CLEAR_PREFERRED_LOCATION: ze_memory_advice_t = ze_memory_advice_t(0x3);
pub const ZE_MEMORY_ADVICE_SET_NON_ATOMIC_MOSTLY: ze_memory_advice_t = ze_memory_advice_t(0x4);
pub const ZE_MEMORY_ADVICE_CLEAR_NON_ATOMIC_MOSTLY: ze_memory_advice_t = ze_memory_advice_t(0x5);
pub const ZE_MEMORY_ADVICE_BIAS_CACHED: ze_memory_advice_t = ze_memory_advice_t(0x6);
pub const ZE_MEMORY_ADVICE_BIAS_UNCACHED: ze_memory_advice_t = ze_memory_advice_t(0x7);
pub const ZE_MEMORY_ADVICE_SET_SYSTEM_MEMORY_PREFERRED_LOCATION: ze_memory_advice_t = ze_memory_advice_t(0x8);
pub const ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION: ze_memory_advice_t =
    ze_memory_advice_t(0x9);
pub const ZE_MEMORY_ADVICE_FORCE_UINT32: ze_memory_advice_t = ze_memory_advice_t(0x7fffffff);
pub type ze_event_pool_flag_t = u32;
pub const ZE_EVENT_POOL_FLAG_HOST_VISIBLE: u32 = 0x1;
pub const ZE_EVENT_POOL_FLAG_IPC: u32 = 0x2;
pub const ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP: u32 = 0x4;
pub const ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP: u32 = 0x8;
pub const ZE_EVENT_POOL_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_event_scope_flag_t = u32;
pub const ZE_EVENT_SCOPE_FLAG_SUBDEVICE: u32 = 0x1;
pub const ZE_EVENT_SCOPE_FLAG_DEVICE: u32 = 0x2;
pub const ZE_EVENT_SCOPE_FLAG_HOST: u32 = 0x4;
pub const ZE_EVENT_SCOPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_event_counter_based_flag_t = u32;
pub const ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE: u32 = 0x1;
pub const ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE: u32 = 0x2;
pub const ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE: u32 = 0x4;
pub const ZE_EVENT_COUNTER_BASED_FLAG_IPC: u32 = 0x8;
pub const ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP: u32 = 0x10;
pub const ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP: u32 = 0x20;
pub const ZE_EVENT_COUNTER_BASED_FLAG_GRAPH_EXTERNAL: u32 = 0x40;
pub const ZE_EVENT_COUNTER_BASED_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_event_sync_mode_flag_t = u32;
pub const ZE_EVENT_SYNC_MODE_FLAG_LOW_POWER_WAIT: u32 = 0x1;
pub const ZE_EVENT_SYNC_MODE_FLAG_SIGNAL_INTERRUPT: u32 = 0x2;
pub const ZE_EVENT_SYNC_MODE_FLAG_EXTERNAL_INTERRUPT_WAIT: u32 = 0x4;
pub const ZE_EVENT_SYNC_MODE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_fence_flag_t = u32;
pub const ZE_FENCE_FLAG_SIGNALED: u32 = 0x1;
pub const ZE_FENCE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_image_flag_t = u32;
pub const ZE_IMAGE_FLAG_KERNEL_WRITE: u32 = 0x1;
pub const ZE_IMAGE_FLAG_BIAS_UNCACHED: u32 = 0x2;
pub const ZE_IMAGE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_type_t(pub u32);
impl ze_image_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_TYPE_1D: ze_image_type_t = ze_image_type_t(0x0);
pub const ZE_IMAGE_TYPE_1DARRAY: ze_image_type_t = ze_image_type_t(0x1);
pub const ZE_IMAGE_TYPE_2D: ze_image_type_t = ze_image_type_t(0x2);
pub const ZE_IMAGE_TYPE_2DARRAY: ze_image_type_t = ze_image_type_t(0x3);
pub const ZE_IMAGE_TYPE_3D: ze_image_type_t = ze_image_type_t(0x4);
pub const ZE_IMAGE_TYPE_BUFFER: ze_image_type_t = ze_image_type_t(0x5);
pub const ZE_IMAGE_TYPE_FORCE_UINT32: ze_image_type_t = ze_image_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_format_layout_t(pub u32);
impl ze_image_format_layout_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_FORMAT_LAYOUT_8: ze_image_format_layout_t = ze_image_format_layout_t(0x0);
pub const ZE_IMAGE_FORMAT_LAYOUT_16: ze_image_format_layout_t = ze_image_format_layout_t(0x1);
pub const ZE_IMAGE_FORMAT_LAYOUT_32: ze_image_format_layout_t = ze_image_format_layout_t(0x2);
pub const ZE_IMAGE_FORMAT_LAYOUT_8_8: ze_image_format_layout_t = ze_image_format_layout_t(0x3);
pub const ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8: ze_image_format_layout_t = ze_image_format_layout_t(0x4);
pub const ZE_IMAGE_FORMAT_LAYOUT_16_16: ze_image_format_layout_t = ze_image_format_layout_t(0x5);
pub const ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16: ze_image_format_layout_t = ze_image_format_layout_t(0x6);
pub const ZE_IMAGE_FORMAT_LAYOUT_32_32: ze_image_format_layout_t = ze_image_format_layout_t(0x7);
pub const ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32: ze_image_format_layout_t = ze_image_format_layout_t(0x8);
pub const ZE_IMAGE_FORMAT_LAYOUT_10_10_10_2: ze_image_format_layout_t = ze_image_format_layout_t(0x9);
pub const ZE_IMAGE_FORMAT_LAYOUT_11_11_10: ze_image_format_layout_t = ze_image_format_layout_t(0xa);
pub const ZE_IMAGE_FORMAT_LAYOUT_5_6_5: ze_image_format_layout_t = ze_image_format_layout_t(0xb);
pub const ZE_IMAGE_FORMAT_LAYOUT_5_5_5_1: ze_image_format_layout_t = ze_image_format_layout_t(0xc);
pub const ZE_IMAGE_FORMAT_LAYOUT_4_4_4_4: ze_image_format_layout_t = ze_image_format_layout_t(0xd);
pub const ZE_IMAGE_FORMAT_LAYOUT_Y8: ze_image_format_layout_t = ze_image_format_layout_t(0xe);
pub const ZE_IMAGE_FORMAT_LAYOUT_NV12: ze_image_format_layout_t = ze_image_format_layout_t(0xf);
pub const ZE_IMAGE_FORMAT_LAYOUT_YUYV: ze_image_format_layout_t = ze_image_format_layout_t(0x10);
pub const ZE_IMAGE_FORMAT_LAYOUT_VYUY: ze_image_format_layout_t = ze_image_format_layout_t(0x11);
pub const ZE_IMAGE_FORMAT_LAYOUT_YVYU: ze_image_format_layout_t = ze_image_format_layout_t(0x12);
pub const ZE_IMAGE_FORMAT_LAYOUT_UYVY: ze_image_format_layout_t = ze_image_format_layout_t(0x13);
pub const ZE_IMAGE_FORMAT_LAYOUT_AYUV: ze_image_format_layout_t = ze_image_format_layout_t(0x14);
pub const ZE_IMAGE_FORMAT_LAYOUT_P010: ze_image_format_layout_t = ze_image_format_layout_t(0x15);
pub const ZE_IMAGE_FORMAT_LAYOUT_Y410: ze_image_format_layout_t = ze_image_format_layout_t(0x16);
pub const ZE_IMAGE_FORMAT_LAYOUT_P012: ze_image_format_layout_t = ze_image_format_layout_t(0x17);
pub const ZE_IMAGE_FORMAT_LAYOUT_Y16: ze_image_format_layout_t = ze_image_format_layout_t(0x18);
pub const ZE_IMAGE_FORMAT_LAYOUT_P016: ze_image_format_layout_t = ze_image_format_layout_t(0x19);
pub const ZE_IMAGE_FORMAT_LAYOUT_Y216: ze_image_format_layout_t = ze_image_format_layout_t(0x1a);
pub const ZE_IMAGE_FORMAT_LAYOUT_P216: ze_image_format_layout_t = ze_image_format_layout_t(0x1b);
pub const ZE_IMAGE_FORMAT_LAYOUT_P8: ze_image_format_layout_t = ze_image_format_layout_t(0x1c);
pub const ZE_IMAGE_FORMAT_LAYOUT_YUY2: ze_image_format_layout_t = ze_image_format_layout_t(0x1d);
pub const ZE_IMAGE_FORMAT_LAYOUT_A8P8: ze_image_format_layout_t = ze_image_format_layout_t(0x1e);
pub const ZE_IMAGE_FORMAT_LAYOUT_IA44: ze_image_format_layout_t = ze_image_format_layout_t(0x1f);
pub const ZE_IMAGE_FORMAT_LAYOUT_AI44: ze_image_format_layout_t = ze_image_format_layout_t(0x20);
pub const ZE_IMAGE_FORMAT_LAYOUT_Y416: ze_image_format_layout_t = ze_image_format_layout_t(0x21);
pub const ZE_IMAGE_FORMAT_LAYOUT_Y210: ze_image_format_layout_t = ze_image_format_layout_t(0x22);
pub const ZE_IMAGE_FORMAT_LAYOUT_I420: ze_image_format_layout_t = ze_image_format_layout_t(0x23);
pub const ZE_IMAGE_FORMAT_LAYOUT_YV12: ze_image_format_layout_t = ze_image_format_layout_t(0x24);
pub const ZE_IMAGE_FORMAT_LAYOUT_400P: ze_image_format_layout_t = ze_image_format_layout_t(0x25);
pub const ZE_IMAGE_FORMAT_LAYOUT_422H: ze_image_format_layout_t = ze_image_format_layout_t(0x26);
pub const ZE_IMAGE_FORMAT_LAYOUT_422V: ze_image_format_layout_t = ze_image_format_layout_t(0x27);
pub const ZE_IMAGE_FORMAT_LAYOUT_444P: ze_image_format_layout_t = ze_image_format_layout_t(0x28);
pub const ZE_IMAGE_FORMAT_LAYOUT_RGBP: ze_image_format_layout_t = ze_image_format_layout_t(0x29);
pub const ZE_IMAGE_FORMAT_LAYOUT_BRGP: ze_image_format_layout_t = ze_image_format_layout_t(0x2a);
pub const ZE_IMAGE_FORMAT_LAYOUT_8_8_8: ze_image_format_layout_t = ze_image_format_layout_t(0x2b);
pub const ZE_IMAGE_FORMAT_LAYOUT_16_16_16: ze_image_format_layout_t = ze_image_format_layout_t(0x2c);
pub const ZE_IMAGE_FORMAT_LAYOUT_32_32_32: ze_image_format_layout_t = ze_image_format_layout_t(0x2d);
pub const ZE_IMAGE_FORMAT_LAYOUT_FORCE_UINT32: ze_image_format_layout_t =
    ze_image_format_layout_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_format_type_t(pub u32);
impl ze_image_format_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_FORMAT_TYPE_UINT: ze_image_format_type_t = ze_image_format_type_t(0x0);
pub const ZE_IMAGE_FORMAT_TYPE_SINT: ze_image_format_type_t = ze_image_format_type_t(0x1);
pub const ZE_IMAGE_FORMAT_TYPE_UNORM: ze_image_format_type_t = ze_image_format_type_t(0x2);
pub const ZE_IMAGE_FORMAT_TYPE_SNORM: ze_image_format_type_t = ze_image_format_type_t(0x3);
pub const ZE_IMAGE_FORMAT_TYPE_FLOAT: ze_image_format_type_t = ze_image_format_type_t(0x4);
pub const ZE_IMAGE_FORMAT_TYPE_FORCE_UINT32: ze_image_format_type_t = ze_image_format_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_format_swizzle_t(pub u32);
impl ze_image_format_swizzle_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_FORMAT_SWIZZLE_R: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x0);
pub const ZE_IMAGE_FORMAT_SWIZZLE_G: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x1);
pub const ZE_IMAGE_FORMAT_SWIZZLE_B: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x2);
pub const ZE_IMAGE_FORMAT_SWIZZLE_A: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x3);
pub const ZE_IMAGE_FORMAT_SWIZZLE_0: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x4);
pub const ZE_IMAGE_FORMAT_SWIZZLE_1: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x5);
pub const ZE_IMAGE_FORMAT_SWIZZLE_X: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x6);
pub const ZE_IMAGE_FORMAT_SWIZZLE_D: ze_image_format_swizzle_t = ze_image_format_swizzle_t(0x7);
pub const ZE_IMAGE_FORMAT_SWIZZLE_FORCE_UINT32: ze_image_format_swizzle_t =
    ze_image_format_swizzle_t(0x7fffffff);
pub type ze_image_sampler_filter_flag_t = u32;
pub const ZE_IMAGE_SAMPLER_FILTER_FLAG_POINT: u32 = 0x1;
pub const ZE_IMAGE_SAMPLER_FILTER_FLAG_LINEAR: u32 = 0x2;
pub const ZE_IMAGE_SAMPLER_FILTER_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_device_mem_alloc_flag_t = u32;
pub const ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_CACHED: u32 = 0x1;
pub const ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_UNCACHED: u32 = 0x2;
pub const ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT: u32 = 0x4;
pub const ZE_DEVICE_MEM_ALLOC_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_host_mem_alloc_flag_t = u32;
pub const ZE_HOST_MEM_ALLOC_FLAG_BIAS_CACHED: u32 = 0x1;
pub const ZE_HOST_MEM_ALLOC_FLAG_BIAS_UNCACHED: u32 = 0x2;
pub const ZE_HOST_MEM_ALLOC_FLAG_BIAS_WRITE_COMBINED: u32 = 0x4;
pub const ZE_HOST_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT: u32 = 0x8;
pub const ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY: u32 = 0x10;
pub const ZE_HOST_MEM_ALLOC_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_memory_type_t(pub u32);
impl ze_memory_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MEMORY_TYPE_UNKNOWN: ze_memory_type_t = ze_memory_type_t(0x0);
pub const ZE_MEMORY_TYPE_HOST: ze_memory_type_t = ze_memory_type_t(0x1);
pub const ZE_MEMORY_TYPE_DEVICE: ze_memory_type_t = ze_memory_type_t(0x2);
pub const ZE_MEMORY_TYPE_SHARED: ze_memory_type_t = ze_memory_type_t(0x3);
pub const ZE_MEMORY_TYPE_HOST_IMPORTED: ze_memory_type_t = ze_memory_type_t(0x4);
pub const ZE_MEMORY_TYPE_FORCE_UINT32: ze_memory_type_t = ze_memory_type_t(0x7fffffff);
pub type ze_ipc_memory_flag_t = u32;
pub const ZE_IPC_MEMORY_FLAG_BIAS_CACHED: u32 = 0x1;
pub const ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED: u32 = 0x2;
pub const ZE_IPC_MEMORY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_memory_atomic_attr_exp_flag_t = u32;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_ATOMICS: u32 = 0x1;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_HOST_ATOMICS: u32 = 0x2;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_HOST_ATOMICS: u32 = 0x4;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_DEVICE_ATOMICS: u32 = 0x8;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_DEVICE_ATOMICS: u32 = 0x10;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_SYSTEM_ATOMICS: u32 = 0x20;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_SYSTEM_ATOMICS: u32 = 0x40;
pub const ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_module_format_t(pub u32);
impl ze_module_format_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MODULE_FORMAT_IL_SPIRV: ze_module_format_t = ze_module_format_t(0x0);
pub const ZE_MODULE_FORMAT_NATIVE: ze_module_format_t = ze_module_format_t(0x1);
pub const ZE_MODULE_FORMAT_FORCE_UINT32: ze_module_format_t = ze_module_format_t(0x7fffffff);
pub type ze_module_property_flag_t = u32;
pub const ZE_MODULE_PROPERTY_FLAG_IMPORTS: u32 = 0x1;
pub const ZE_MODULE_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_kernel_flag_t = u32;
pub const ZE_KERNEL_FLAG_FORCE_RESIDENCY: u32 = 0x1;
pub const ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY: u32 = 0x2;
pub const ZE_KERNEL_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_kernel_indirect_access_flag_t = u32;
pub const ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST: u32 = 0x1;
pub const ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE: u32 = 0x2;
pub const ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED: u32 = 0x4;
pub const ZE_KERNEL_INDIRECT_ACCESS_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_cache_config_flag_t = u32;
pub const ZE_CACHE_CONFIG_FLAG_LARGE_SLM: u32 = 0x1;
pub const ZE_CACHE_CONFIG_FLAG_LARGE_DATA: u32 = 0x2;
pub const ZE_CACHE_CONFIG_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_module_program_exp_version_t(pub u32);
impl ze_module_program_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MODULE_PROGRAM_EXP_VERSION_1_0: ze_module_program_exp_version_t =
    ze_module_program_exp_version_t(0x10000);
pub const ZE_MODULE_PROGRAM_EXP_VERSION_CURRENT: ze_module_program_exp_version_t =
    ze_module_program_exp_version_t(0x10000);
pub const ZE_MODULE_PROGRAM_EXP_VERSION_FORCE_UINT32: ze_module_program_exp_version_t =
    ze_module_program_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_raytracing_ext_version_t(pub u32);
impl ze_raytracing_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RAYTRACING_EXT_VERSION_1_0: ze_raytracing_ext_version_t = ze_raytracing_ext_version_t(0x10000);
pub const ZE_RAYTRACING_EXT_VERSION_CURRENT: ze_raytracing_ext_version_t =
    ze_raytracing_ext_version_t(0x10000);
pub const ZE_RAYTRACING_EXT_VERSION_FORCE_UINT32: ze_raytracing_ext_version_t =
    ze_raytracing_ext_version_t(0x7fffffff);
pub type ze_device_raytracing_ext_flag_t = u32;
pub const ZE_DEVICE_RAYTRACING_EXT_FLAG_RAYQUERY: u32 = 0x1;
pub const ZE_DEVICE_RAYTRACING_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_raytracing_mem_alloc_ext_flag_t = u32;
pub const ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_TBD: u32 = 0x1;
pub const ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_sampler_address_mode_t(pub u32);
impl ze_sampler_address_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_SAMPLER_ADDRESS_MODE_NONE: ze_sampler_address_mode_t = ze_sampler_address_mode_t(0x0);
pub const ZE_SAMPLER_ADDRESS_MODE_REPEAT: ze_sampler_address_mode_t = ze_sampler_address_mode_t(0x1);
pub const ZE_SAMPLER_ADDRESS_MODE_CLAMP: ze_sampler_address_mode_t = ze_sampler_address_mode_t(0x2);
pub const ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER: ze_sampler_address_mode_t = ze_sampler_address_mode_t(0x3);
pub const ZE_SAMPLER_ADDRESS_MODE_MIRROR: ze_sampler_address_mode_t = ze_sampler_address_mode_t(0x4);
pub const ZE_SAMPLER_ADDRESS_MODE_FORCE_UINT32: ze_sampler_address_mode_t =
    ze_sampler_address_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_sampler_filter_mode_t(pub u32);
impl ze_sampler_filter_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_SAMPLER_FILTER_MODE_NEAREST: ze_sampler_filter_mode_t = ze_sampler_filter_mode_t(0x0);
pub const ZE_SAMPLER_FILTER_MODE_LINEAR: ze_sampler_filter_mode_t = ze_sampler_filter_mode_t(0x1);
pub const ZE_SAMPLER_FILTER_MODE_FORCE_UINT32: ze_sampler_filter_mode_t =
    ze_sampler_filter_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_memory_access_attribute_t(pub u32);
impl ze_memory_access_attribute_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MEMORY_ACCESS_ATTRIBUTE_NONE: ze_memory_access_attribute_t = ze_memory_access_attribute_t(0x0);
pub const ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE: ze_memory_access_attribute_t =
    ze_memory_access_attribute_t(0x1);
pub const ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY: ze_memory_access_attribute_t =
    ze_memory_access_attribute_t(0x2);
pub const ZE_MEMORY_ACCESS_ATTRIBUTE_FORCE_UINT32: ze_memory_access_attribute_t =
    ze_memory_access_attribute_t(0x7fffffff);
pub type ze_physical_mem_flag_t = u32;
pub const ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE: u32 = 0x1;
pub const ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_HOST: u32 = 0x2;
pub const ZE_PHYSICAL_MEM_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_float_atomics_ext_version_t(pub u32);
impl ze_float_atomics_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_FLOAT_ATOMICS_EXT_VERSION_1_0: ze_float_atomics_ext_version_t =
    ze_float_atomics_ext_version_t(0x10000);
pub const ZE_FLOAT_ATOMICS_EXT_VERSION_CURRENT: ze_float_atomics_ext_version_t =
    ze_float_atomics_ext_version_t(0x10000);
pub const ZE_FLOAT_ATOMICS_EXT_VERSION_FORCE_UINT32: ze_float_atomics_ext_version_t =
    ze_float_atomics_ext_version_t(0x7fffffff);
pub type ze_device_fp_atomic_ext_flag_t = u32;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE: u32 = 0x1;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_ADD: u32 = 0x2;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_MIN_MAX: u32 = 0x4;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE: u32 = 0x10000;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_ADD: u32 = 0x20000;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_MIN_MAX: u32 = 0x40000;
pub const ZE_DEVICE_FP_ATOMIC_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_global_offset_exp_version_t(pub u32);
impl ze_global_offset_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_GLOBAL_OFFSET_EXP_VERSION_1_0: ze_global_offset_exp_version_t =
    ze_global_offset_exp_version_t(0x10000);
pub const ZE_GLOBAL_OFFSET_EXP_VERSION_CURRENT: ze_global_offset_exp_version_t =
    ze_global_offset_exp_version_t(0x10000);
pub const ZE_GLOBAL_OFFSET_EXP_VERSION_FORCE_UINT32: ze_global_offset_exp_version_t =
    ze_global_offset_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_relaxed_allocation_limits_ext_version_t(pub u32);
impl ze_relaxed_allocation_limits_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RELAXED_ALLOCATION_LIMITS_EXT_VERSION_1_0: ze_relaxed_allocation_limits_ext_version_t =
    ze_relaxed_allocation_limits_ext_version_t(0x10000);
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXT_VERSION_CURRENT: ze_relaxed_allocation_limits_ext_version_t =
    ze_relaxed_allocation_limits_ext_version_t(0x10000);
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXT_VERSION_FORCE_UINT32: ze_relaxed_allocation_limits_ext_version_t =
    ze_relaxed_allocation_limits_ext_version_t(0x7fffffff);
pub type ze_relaxed_allocation_limits_ext_flag_t = u32;
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_MAX_SIZE: u32 = 0x1;
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_relaxed_allocation_limits_exp_version_t(pub u32);
impl ze_relaxed_allocation_limits_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RELAXED_ALLOCATION_LIMITS_EXP_VERSION_1_0: ze_relaxed_allocation_limits_exp_version_t =
    ze_relaxed_allocation_limits_exp_version_t(0x10000);
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXP_VERSION_CURRENT: ze_relaxed_allocation_limits_exp_version_t =
    ze_relaxed_allocation_limits_exp_version_t(0x10000);
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXP_VERSION_FORCE_UINT32: ze_relaxed_allocation_limits_exp_version_t =
    ze_relaxed_allocation_limits_exp_version_t(0x7fffffff);
pub type ze_relaxed_allocation_limits_exp_flag_t = u32;
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE: u32 = 0x1;
pub const ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_cache_reservation_ext_version_t(pub u32);
impl ze_cache_reservation_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_CACHE_RESERVATION_EXT_VERSION_1_0: ze_cache_reservation_ext_version_t =
    ze_cache_reservation_ext_version_t(0x10000);
pub const ZE_CACHE_RESERVATION_EXT_VERSION_CURRENT: ze_cache_reservation_ext_version_t =
    ze_cache_reservation_ext_version_t(0x10000);
pub const ZE_CACHE_RESERVATION_EXT_VERSION_FORCE_UINT32: ze_cache_reservation_ext_version_t =
    ze_cache_reservation_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_cache_ext_region_t(pub u32);
impl ze_cache_ext_region_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_CACHE_EXT_REGION_ZE_CACHE_REGION_DEFAULT: ze_cache_ext_region_t = ze_cache_ext_region_t(0x0);
pub const ZE_CACHE_EXT_REGION_ZE_CACHE_RESERVE_REGION: ze_cache_ext_region_t = ze_cache_ext_region_t(0x1);
pub const ZE_CACHE_EXT_REGION_ZE_CACHE_NON_RESERVED_REGION: ze_cache_ext_region_t =
    ze_cache_ext_region_t(0x2);
pub const ZE_CACHE_EXT_REGION_DEFAULT: ze_cache_ext_region_t = ze_cache_ext_region_t(0x0);
pub const ZE_CACHE_EXT_REGION_RESERVED: ze_cache_ext_region_t = ze_cache_ext_region_t(0x1);
pub const ZE_CACHE_EXT_REGION_NON_RESERVED: ze_cache_ext_region_t = ze_cache_ext_region_t(0x2);
pub const ZE_CACHE_EXT_REGION_FORCE_UINT32: ze_cache_ext_region_t = ze_cache_ext_region_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_event_query_timestamps_exp_version_t(pub u32);
impl ze_event_query_timestamps_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_EVENT_QUERY_TIMESTAMPS_EXP_VERSION_1_0: ze_event_query_timestamps_exp_version_t =
    ze_event_query_timestamps_exp_version_t(0x10000);
pub const ZE_EVENT_QUERY_TIMESTAMPS_EXP_VERSION_CURRENT: ze_event_query_timestamps_exp_version_t =
    ze_event_query_timestamps_exp_version_t(0x10000);
pub const ZE_EVENT_QUERY_TIMESTAMPS_EXP_VERSION_FORCE_UINT32: ze_event_query_timestamps_exp_version_t =
    ze_event_query_timestamps_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_memory_properties_exp_version_t(pub u32);
impl ze_image_memory_properties_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_MEMORY_PROPERTIES_EXP_VERSION_1_0: ze_image_memory_properties_exp_version_t =
    ze_image_memory_properties_exp_version_t(0x10000);
pub const ZE_IMAGE_MEMORY_PROPERTIES_EXP_VERSION_CURRENT: ze_image_memory_properties_exp_version_t =
    ze_image_memory_properties_exp_version_t(0x10000);
pub const ZE_IMAGE_MEMORY_PROPERTIES_EXP_VERSION_FORCE_UINT32: ze_image_memory_properties_exp_version_t =
    ze_image_memory_properties_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_view_ext_version_t(pub u32);
impl ze_image_view_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_VIEW_EXT_VERSION_1_0: ze_image_view_ext_version_t = ze_image_view_ext_version_t(0x10000);
pub const ZE_IMAGE_VIEW_EXT_VERSION_CURRENT: ze_image_view_ext_version_t =
    ze_image_view_ext_version_t(0x10000);
pub const ZE_IMAGE_VIEW_EXT_VERSION_FORCE_UINT32: ze_image_view_ext_version_t =
    ze_image_view_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_view_exp_version_t(pub u32);
impl ze_image_view_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_VIEW_EXP_VERSION_1_0: ze_image_view_exp_version_t = ze_image_view_exp_version_t(0x10000);
pub const ZE_IMAGE_VIEW_EXP_VERSION_CURRENT: ze_image_view_exp_version_t =
    ze_image_view_exp_version_t(0x10000);
pub const ZE_IMAGE_VIEW_EXP_VERSION_FORCE_UINT32: ze_image_view_exp_version_t =
    ze_image_view_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_view_planar_ext_version_t(pub u32);
impl ze_image_view_planar_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_VIEW_PLANAR_EXT_VERSION_1_0: ze_image_view_planar_ext_version_t =
    ze_image_view_planar_ext_version_t(0x10000);
pub const ZE_IMAGE_VIEW_PLANAR_EXT_VERSION_CURRENT: ze_image_view_planar_ext_version_t =
    ze_image_view_planar_ext_version_t(0x10000);
pub const ZE_IMAGE_VIEW_PLANAR_EXT_VERSION_FORCE_UINT32: ze_image_view_planar_ext_version_t =
    ze_image_view_planar_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_view_planar_exp_version_t(pub u32);
impl ze_image_view_planar_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_VIEW_PLANAR_EXP_VERSION_1_0: ze_image_view_planar_exp_version_t =
    ze_image_view_planar_exp_version_t(0x10000);
pub const ZE_IMAGE_VIEW_PLANAR_EXP_VERSION_CURRENT: ze_image_view_planar_exp_version_t =
    ze_image_view_planar_exp_version_t(0x10000);
pub const ZE_IMAGE_VIEW_PLANAR_EXP_VERSION_FORCE_UINT32: ze_image_view_planar_exp_version_t =
    ze_image_view_planar_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_scheduling_hints_exp_version_t(pub u32);
impl ze_scheduling_hints_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_SCHEDULING_HINTS_EXP_VERSION_1_0: ze_scheduling_hints_exp_version_t =
    ze_scheduling_hints_exp_version_t(0x10000);
pub const ZE_SCHEDULING_HINTS_EXP_VERSION_CURRENT: ze_scheduling_hints_exp_version_t =
    ze_scheduling_hints_exp_version_t(0x10000);
pub const ZE_SCHEDULING_HINTS_EXP_VERSION_FORCE_UINT32: ze_scheduling_hints_exp_version_t =
    ze_scheduling_hints_exp_version_t(0x7fffffff);
pub type ze_scheduling_hint_exp_flag_t = u32;
pub const ZE_SCHEDULING_HINT_EXP_FLAG_OLDEST_FIRST: u32 = 0x1;
pub const ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN: u32 = 0x2;
pub const ZE_SCHEDULING_HINT_EXP_FLAG_STALL_BASED_ROUND_ROBIN: u32 = 0x4;
pub const ZE_SCHEDULING_HINT_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_linkonce_odr_ext_version_t(pub u32);
impl ze_linkonce_odr_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_LINKONCE_ODR_EXT_VERSION_1_0: ze_linkonce_odr_ext_version_t =
    ze_linkonce_odr_ext_version_t(0x10000);
pub const ZE_LINKONCE_ODR_EXT_VERSION_CURRENT: ze_linkonce_odr_ext_version_t =
    ze_linkonce_odr_ext_version_t(0x10000);
pub const ZE_LINKONCE_ODR_EXT_VERSION_FORCE_UINT32: ze_linkonce_odr_ext_version_t =
    ze_linkonce_odr_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_power_saving_hint_exp_version_t(pub u32);
impl ze_power_saving_hint_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_POWER_SAVING_HINT_EXP_VERSION_1_0: ze_power_saving_hint_exp_version_t =
    ze_power_saving_hint_exp_version_t(0x10000);
pub const ZE_POWER_SAVING_HINT_EXP_VERSION_CURRENT: ze_power_saving_hint_exp_version_t =
    ze_power_saving_hint_exp_version_t(0x10000);
pub const ZE_POWER_SAVING_HINT_EXP_VERSION_FORCE_UINT32: ze_power_saving_hint_exp_version_t =
    ze_power_saving_hint_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_power_saving_hint_type_t(pub u32);
impl ze_power_saving_hint_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_POWER_SAVING_HINT_TYPE_MIN: ze_power_saving_hint_type_t = ze_power_saving_hint_type_t(0x0);
pub const ZE_POWER_SAVING_HINT_TYPE_MAX: ze_power_saving_hint_type_t = ze_power_saving_hint_type_t(0x64);
pub const ZE_POWER_SAVING_HINT_TYPE_FORCE_UINT32: ze_power_saving_hint_type_t =
    ze_power_saving_hint_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_subgroup_ext_version_t(pub u32);
impl ze_subgroup_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_SUBGROUP_EXT_VERSION_1_0: ze_subgroup_ext_version_t = ze_subgroup_ext_version_t(0x10000);
pub const ZE_SUBGROUP_EXT_VERSION_CURRENT: ze_subgroup_ext_version_t = ze_subgroup_ext_version_t(0x10000);
pub const ZE_SUBGROUP_EXT_VERSION_FORCE_UINT32: ze_subgroup_ext_version_t =
    ze_subgroup_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_eu_count_ext_version_t(pub u32);
impl ze_eu_count_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_EU_COUNT_EXT_VERSION_1_0: ze_eu_count_ext_version_t = ze_eu_count_ext_version_t(0x10000);
pub const ZE_EU_COUNT_EXT_VERSION_CURRENT: ze_eu_count_ext_version_t = ze_eu_count_ext_version_t(0x10000);
pub const ZE_EU_COUNT_EXT_VERSION_FORCE_UINT32: ze_eu_count_ext_version_t =
    ze_eu_count_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_pci_properties_ext_version_t(pub u32);
impl ze_pci_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_PCI_PROPERTIES_EXT_VERSION_1_0: ze_pci_properties_ext_version_t =
    ze_pci_properties_ext_version_t(0x10000);
pub const ZE_PCI_PROPERTIES_EXT_VERSION_CURRENT: ze_pci_properties_ext_version_t =
    ze_pci_properties_ext_version_t(0x10000);
pub const ZE_PCI_PROPERTIES_EXT_VERSION_FORCE_UINT32: ze_pci_properties_ext_version_t =
    ze_pci_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_srgb_ext_version_t(pub u32);
impl ze_srgb_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_SRGB_EXT_VERSION_1_0: ze_srgb_ext_version_t = ze_srgb_ext_version_t(0x10000);
pub const ZE_SRGB_EXT_VERSION_CURRENT: ze_srgb_ext_version_t = ze_srgb_ext_version_t(0x10000);
pub const ZE_SRGB_EXT_VERSION_FORCE_UINT32: ze_srgb_ext_version_t = ze_srgb_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_copy_ext_version_t(pub u32);
impl ze_image_copy_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_COPY_EXT_VERSION_1_0: ze_image_copy_ext_version_t = ze_image_copy_ext_version_t(0x10000);
pub const ZE_IMAGE_COPY_EXT_VERSION_CURRENT: ze_image_copy_ext_version_t =
    ze_image_copy_ext_version_t(0x10000);
pub const ZE_IMAGE_COPY_EXT_VERSION_FORCE_UINT32: ze_image_copy_ext_version_t =
    ze_image_copy_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_query_alloc_properties_ext_version_t(pub u32);
impl ze_image_query_alloc_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_VERSION_1_0: ze_image_query_alloc_properties_ext_version_t =
    ze_image_query_alloc_properties_ext_version_t(0x10000);
pub const ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_VERSION_CURRENT: ze_image_query_alloc_properties_ext_version_t =
    ze_image_query_alloc_properties_ext_version_t(0x10000);
pub const ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_VERSION_FORCE_UINT32:
    ze_image_query_alloc_properties_ext_version_t = ze_image_query_alloc_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_linkage_inspection_ext_version_t(pub u32);
impl ze_linkage_inspection_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_LINKAGE_INSPECTION_EXT_VERSION_1_0: ze_linkage_inspection_ext_version_t =
    ze_linkage_inspection_ext_version_t(0x10000);
pub const ZE_LINKAGE_INSPECTION_EXT_VERSION_CURRENT: ze_linkage_inspection_ext_version_t =
    ze_linkage_inspection_ext_version_t(0x10000);
pub const ZE_LINKAGE_INSPECTION_EXT_VERSION_FORCE_UINT32: ze_linkage_inspection_ext_version_t =
    ze_linkage_inspection_ext_version_t(0x7fffffff);
pub type ze_linkage_inspection_ext_flag_t = u32;
pub const ZE_LINKAGE_INSPECTION_EXT_FLAG_IMPORTS: u32 = 0x1;
pub const ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS: u32 = 0x2;
pub const ZE_LINKAGE_INSPECTION_EXT_FLAG_EXPORTS: u32 = 0x4;
pub const ZE_LINKAGE_INSPECTION_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_memory_compression_hints_ext_version_t(pub u32);
impl ze_memory_compression_hints_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_VERSION_1_0: ze_memory_compression_hints_ext_version_t =
    ze_memory_compression_hints_ext_version_t(0x10000);
pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_VERSION_CURRENT: ze_memory_compression_hints_ext_version_t =
    ze_memory_compression_hints_ext_version_t(0x10000);
pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_VERSION_FORCE_UINT32: ze_memory_compression_hints_ext_version_t =
    ze_memory_compression_hints_ext_version_t(0x7fffffff);
pub type ze_memory_compression_hints_ext_flag_t = u32;
pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_COMPRESSED: u32 = 0x1;
pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED: u32 = 0x2;
pub const ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_memory_free_policies_ext_version_t(pub u32);
impl ze_memory_free_policies_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MEMORY_FREE_POLICIES_EXT_VERSION_1_0: ze_memory_free_policies_ext_version_t =
    ze_memory_free_policies_ext_version_t(0x10000);
pub const ZE_MEMORY_FREE_POLICIES_EXT_VERSION_CURRENT: ze_memory_free_policies_ext_version_t =
    ze_memory_free_policies_ext_version_t(0x10000);
pub const ZE_MEMORY_FREE_POLICIES_EXT_VERSION_FORCE_UINT32: ze_memory_free_policies_ext_version_t =
    ze_memory_free_policies_ext_version_t(0x7fffffff);
pub type ze_driver_memory_free_policy_ext_flag_t = u32;
pub const ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE: u32 = 0x1;
pub const ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE: u32 = 0x2;
pub const ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_bandwidth_properties_exp_version_t(pub u32);
impl ze_bandwidth_properties_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_BANDWIDTH_PROPERTIES_EXP_VERSION_1_0: ze_bandwidth_properties_exp_version_t =
    ze_bandwidth_properties_exp_version_t(0x10000);
pub const ZE_BANDWIDTH_PROPERTIES_EXP_VERSION_CURRENT: ze_bandwidth_properties_exp_version_t =
    ze_bandwidth_properties_exp_version_t(0x10000);
pub const ZE_BANDWIDTH_PROPERTIES_EXP_VERSION_FORCE_UINT32: ze_bandwidth_properties_exp_version_t =
    ze_bandwidth_properties_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_luid_ext_version_t(pub u32);
impl ze_device_luid_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_LUID_EXT_VERSION_1_0: ze_device_luid_ext_version_t =
    ze_device_luid_ext_version_t(0x10000);
pub const ZE_DEVICE_LUID_EXT_VERSION_CURRENT: ze_device_luid_ext_version_t =
    ze_device_luid_ext_version_t(0x10000);
pub const ZE_DEVICE_LUID_EXT_VERSION_FORCE_UINT32: ze_device_luid_ext_version_t =
    ze_device_luid_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_fabric_exp_version_t(pub u32);
impl ze_fabric_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_FABRIC_EXP_VERSION_1_0: ze_fabric_exp_version_t = ze_fabric_exp_version_t(0x10000);
pub const ZE_FABRIC_EXP_VERSION_CURRENT: ze_fabric_exp_version_t = ze_fabric_exp_version_t(0x10000);
pub const ZE_FABRIC_EXP_VERSION_FORCE_UINT32: ze_fabric_exp_version_t = ze_fabric_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_fabric_vertex_exp_type_t(pub u32);
impl ze_fabric_vertex_exp_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_FABRIC_VERTEX_EXP_TYPE_UNKNOWN: ze_fabric_vertex_exp_type_t = ze_fabric_vertex_exp_type_t(0x0);
pub const ZE_FABRIC_VERTEX_EXP_TYPE_DEVICE: ze_fabric_vertex_exp_type_t = ze_fabric_vertex_exp_type_t(0x1);
pub const ZE_FABRIC_VERTEX_EXP_TYPE_SUBDEVICE: ze_fabric_vertex_exp_type_t = ze_fabric_vertex_exp_type_t(0x2);
pub const ZE_FABRIC_VERTEX_EXP_TYPE_SWITCH: ze_fabric_vertex_exp_type_t = ze_fabric_vertex_exp_type_t(0x3);
pub const ZE_FABRIC_VERTEX_EXP_TYPE_FORCE_UINT32: ze_fabric_vertex_exp_type_t =
    ze_fabric_vertex_exp_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_fabric_edge_exp_duplexity_t(pub u32);
impl ze_fabric_edge_exp_duplexity_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_FABRIC_EDGE_EXP_DUPLEXITY_UNKNOWN: ze_fabric_edge_exp_duplexity_t =
    ze_fabric_edge_exp_duplexity_t(0x0);
pub const ZE_FABRIC_EDGE_EXP_DUPLEXITY_HALF_DUPLEX: ze_fabric_edge_exp_duplexity_t =
    ze_fabric_edge_exp_duplexity_t(0x1);
pub const ZE_FABRIC_EDGE_EXP_DUPLEXITY_FULL_DUPLEX: ze_fabric_edge_exp_duplexity_t =
    ze_fabric_edge_exp_duplexity_t(0x2);
pub const ZE_FABRIC_EDGE_EXP_DUPLEXITY_FORCE_UINT32: ze_fabric_edge_exp_duplexity_t =
    ze_fabric_edge_exp_duplexity_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_memory_properties_ext_version_t(pub u32);
impl ze_device_memory_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_MEMORY_PROPERTIES_EXT_VERSION_1_0: ze_device_memory_properties_ext_version_t =
    ze_device_memory_properties_ext_version_t(0x10000);
pub const ZE_DEVICE_MEMORY_PROPERTIES_EXT_VERSION_CURRENT: ze_device_memory_properties_ext_version_t =
    ze_device_memory_properties_ext_version_t(0x10000);
pub const ZE_DEVICE_MEMORY_PROPERTIES_EXT_VERSION_FORCE_UINT32: ze_device_memory_properties_ext_version_t =
    ze_device_memory_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_memory_ext_type_t(pub u32);
impl ze_device_memory_ext_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_MEMORY_EXT_TYPE_HBM: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x0);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_HBM2: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x1);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_DDR: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x2);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_DDR2: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x3);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_DDR3: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x4);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_DDR4: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x5);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_DDR5: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x6);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x7);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR3: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x8);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR4: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x9);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0xa);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_SRAM: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0xb);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_L1: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0xc);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_L3: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0xd);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GRF: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0xe);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_SLM: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0xf);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GDDR4: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x10);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x11);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5X: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x12);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x13);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6X: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x14);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_GDDR7: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x15);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_HBM2E: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x16);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_HBM3: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x17);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_HBM3E: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x18);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_HBM4: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x19);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5X: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x1a);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR6: ze_device_memory_ext_type_t = ze_device_memory_ext_type_t(0x1b);
pub const ZE_DEVICE_MEMORY_EXT_TYPE_FORCE_UINT32: ze_device_memory_ext_type_t =
    ze_device_memory_ext_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_bfloat16_conversions_ext_version_t(pub u32);
impl ze_bfloat16_conversions_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_BFLOAT16_CONVERSIONS_EXT_VERSION_1_0: ze_bfloat16_conversions_ext_version_t =
    ze_bfloat16_conversions_ext_version_t(0x10000);
pub const ZE_BFLOAT16_CONVERSIONS_EXT_VERSION_CURRENT: ze_bfloat16_conversions_ext_version_t =
    ze_bfloat16_conversions_ext_version_t(0x10000);
pub const ZE_BFLOAT16_CONVERSIONS_EXT_VERSION_FORCE_UINT32: ze_bfloat16_conversions_ext_version_t =
    ze_bfloat16_conversions_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_ip_version_version_t(pub u32);
impl ze_device_ip_version_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_IP_VERSION_VERSION_1_0: ze_device_ip_version_version_t =
    ze_device_ip_version_version_t(0x10000);
pub const ZE_DEVICE_IP_VERSION_VERSION_CURRENT: ze_device_ip_version_version_t =
    ze_device_ip_version_version_t(0x10000);
pub const ZE_DEVICE_IP_VERSION_VERSION_FORCE_UINT32: ze_device_ip_version_version_t =
    ze_device_ip_version_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_kernel_max_group_size_properties_ext_version_t(pub u32);
impl ze_kernel_max_group_size_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_VERSION_1_0:
    ze_kernel_max_group_size_properties_ext_version_t =
    ze_kernel_max_group_size_properties_ext_version_t(0x10000);
pub const ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_VERSION_CURRENT:
    ze_kernel_max_group_size_properties_ext_version_t =
    ze_kernel_max_group_size_properties_ext_version_t(0x10000);
pub const ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_VERSION_FORCE_UINT32:
    ze_kernel_max_group_size_properties_ext_version_t =
    ze_kernel_max_group_size_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_sub_allocations_exp_version_t(pub u32);
impl ze_sub_allocations_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_SUB_ALLOCATIONS_EXP_VERSION_1_0: ze_sub_allocations_exp_version_t =
    ze_sub_allocations_exp_version_t(0x10000);
pub const ZE_SUB_ALLOCATIONS_EXP_VERSION_CURRENT: ze_sub_allocations_exp_version_t =
    ze_sub_allocations_exp_version_t(0x10000);
pub const ZE_SUB_ALLOCATIONS_EXP_VERSION_FORCE_UINT32: ze_sub_allocations_exp_version_t =
    ze_sub_allocations_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_event_query_kernel_timestamps_ext_version_t(pub u32);
impl ze_event_query_kernel_timestamps_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_VERSION_1_0: ze_event_query_kernel_timestamps_ext_version_t =
    ze_event_query_kernel_timestamps_ext_version_t(0x10000);
pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_VERSION_CURRENT:
    ze_event_query_kernel_timestamps_ext_version_t = ze_event_query_kernel_timestamps_ext_version_t(0x10000);
pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_VERSION_FORCE_UINT32:
    ze_event_query_kernel_timestamps_ext_version_t =
    ze_event_query_kernel_timestamps_ext_version_t(0x7fffffff);
pub type ze_event_query_kernel_timestamps_ext_flag_t = u32;
pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_KERNEL: u32 = 0x1;
pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_SYNCHRONIZED: u32 = 0x2;
pub const ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_exp_version_t(pub u32);
impl ze_rtas_builder_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_EXP_VERSION_1_0: ze_rtas_builder_exp_version_t =
    ze_rtas_builder_exp_version_t(0x10000);
pub const ZE_RTAS_BUILDER_EXP_VERSION_CURRENT: ze_rtas_builder_exp_version_t =
    ze_rtas_builder_exp_version_t(0x10000);
pub const ZE_RTAS_BUILDER_EXP_VERSION_FORCE_UINT32: ze_rtas_builder_exp_version_t =
    ze_rtas_builder_exp_version_t(0x7fffffff);
pub type ze_rtas_device_exp_flag_t = u32;
pub const ZE_RTAS_DEVICE_EXP_FLAG_RESERVED: u32 = 0x1;
pub const ZE_RTAS_DEVICE_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_format_exp_t(pub u32);
impl ze_rtas_format_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_FORMAT_EXP_INVALID: ze_rtas_format_exp_t = ze_rtas_format_exp_t(0x0);
pub const ZE_RTAS_FORMAT_EXP_MAX: ze_rtas_format_exp_t = ze_rtas_format_exp_t(0x7ffffffe);
pub const ZE_RTAS_FORMAT_EXP_FORCE_UINT32: ze_rtas_format_exp_t = ze_rtas_format_exp_t(0x7fffffff);
pub type ze_rtas_builder_exp_flag_t = u32;
pub const ZE_RTAS_BUILDER_EXP_FLAG_RESERVED: u32 = 0x1;
pub const ZE_RTAS_BUILDER_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_parallel_operation_exp_flag_t = u32;
pub const ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_RESERVED: u32 = 0x1;
pub const ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_builder_geometry_exp_flag_t = u32;
pub const ZE_RTAS_BUILDER_GEOMETRY_EXP_FLAG_NON_OPAQUE: u32 = 0x1;
pub const ZE_RTAS_BUILDER_GEOMETRY_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_builder_instance_exp_flag_t = u32;
pub const ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_CULL_DISABLE: u32 = 0x1;
pub const ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_FRONT_COUNTERCLOCKWISE: u32 = 0x2;
pub const ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_FORCE_OPAQUE: u32 = 0x4;
pub const ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_FORCE_NON_OPAQUE: u32 = 0x8;
pub const ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_builder_build_op_exp_flag_t = u32;
pub const ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_COMPACT: u32 = 0x1;
pub const ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION: u32 = 0x2;
pub const ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_build_quality_hint_exp_t(pub u32);
impl ze_rtas_builder_build_quality_hint_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_LOW: ze_rtas_builder_build_quality_hint_exp_t =
    ze_rtas_builder_build_quality_hint_exp_t(0x0);
pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_MEDIUM: ze_rtas_builder_build_quality_hint_exp_t =
    ze_rtas_builder_build_quality_hint_exp_t(0x1);
pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_HIGH: ze_rtas_builder_build_quality_hint_exp_t =
    ze_rtas_builder_build_quality_hint_exp_t(0x2);
pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_FORCE_UINT32: ze_rtas_builder_build_quality_hint_exp_t =
    ze_rtas_builder_build_quality_hint_exp_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_geometry_type_exp_t(pub u32);
impl ze_rtas_builder_geometry_type_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_TRIANGLES: ze_rtas_builder_geometry_type_exp_t =
    ze_rtas_builder_geometry_type_exp_t(0x0);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_QUADS: ze_rtas_builder_geometry_type_exp_t =
    ze_rtas_builder_geometry_type_exp_t(0x1);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_PROCEDURAL: ze_rtas_builder_geometry_type_exp_t =
    ze_rtas_builder_geometry_type_exp_t(0x2);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_INSTANCE: ze_rtas_builder_geometry_type_exp_t =
    ze_rtas_builder_geometry_type_exp_t(0x3);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_FORCE_UINT32: ze_rtas_builder_geometry_type_exp_t =
    ze_rtas_builder_geometry_type_exp_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_input_data_format_exp_t(pub u32);
impl ze_rtas_builder_input_data_format_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3: ze_rtas_builder_input_data_format_exp_t =
    ze_rtas_builder_input_data_format_exp_t(0x0);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3X4_COLUMN_MAJOR:
    ze_rtas_builder_input_data_format_exp_t = ze_rtas_builder_input_data_format_exp_t(0x1);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3X4_ALIGNED_COLUMN_MAJOR:
    ze_rtas_builder_input_data_format_exp_t = ze_rtas_builder_input_data_format_exp_t(0x2);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3X4_ROW_MAJOR: ze_rtas_builder_input_data_format_exp_t =
    ze_rtas_builder_input_data_format_exp_t(0x3);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_AABB: ze_rtas_builder_input_data_format_exp_t =
    ze_rtas_builder_input_data_format_exp_t(0x4);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_TRIANGLE_INDICES_UINT32:
    ze_rtas_builder_input_data_format_exp_t = ze_rtas_builder_input_data_format_exp_t(0x5);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_QUAD_INDICES_UINT32: ze_rtas_builder_input_data_format_exp_t =
    ze_rtas_builder_input_data_format_exp_t(0x6);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FORCE_UINT32: ze_rtas_builder_input_data_format_exp_t =
    ze_rtas_builder_input_data_format_exp_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_event_pool_counter_based_exp_version_t(pub u32);
impl ze_event_pool_counter_based_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_VERSION_1_0: ze_event_pool_counter_based_exp_version_t =
    ze_event_pool_counter_based_exp_version_t(0x10000);
pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_VERSION_CURRENT: ze_event_pool_counter_based_exp_version_t =
    ze_event_pool_counter_based_exp_version_t(0x10000);
pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_VERSION_FORCE_UINT32: ze_event_pool_counter_based_exp_version_t =
    ze_event_pool_counter_based_exp_version_t(0x7fffffff);
pub type ze_event_pool_counter_based_exp_flag_t = u32;
pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_IMMEDIATE: u32 = 0x1;
pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_NON_IMMEDIATE: u32 = 0x2;
pub const ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_bindless_image_exp_version_t(pub u32);
impl ze_bindless_image_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_BINDLESS_IMAGE_EXP_VERSION_1_0: ze_bindless_image_exp_version_t =
    ze_bindless_image_exp_version_t(0x10000);
pub const ZE_BINDLESS_IMAGE_EXP_VERSION_CURRENT: ze_bindless_image_exp_version_t =
    ze_bindless_image_exp_version_t(0x10000);
pub const ZE_BINDLESS_IMAGE_EXP_VERSION_FORCE_UINT32: ze_bindless_image_exp_version_t =
    ze_bindless_image_exp_version_t(0x7fffffff);
pub type ze_image_bindless_exp_flag_t = u32;
pub const ZE_IMAGE_BINDLESS_EXP_FLAG_BINDLESS: u32 = 0x1;
pub const ZE_IMAGE_BINDLESS_EXP_FLAG_SAMPLED_IMAGE: u32 = 0x2;
pub const ZE_IMAGE_BINDLESS_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_command_list_clone_exp_version_t(pub u32);
impl ze_command_list_clone_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_COMMAND_LIST_CLONE_EXP_VERSION_1_0: ze_command_list_clone_exp_version_t =
    ze_command_list_clone_exp_version_t(0x10000);
pub const ZE_COMMAND_LIST_CLONE_EXP_VERSION_CURRENT: ze_command_list_clone_exp_version_t =
    ze_command_list_clone_exp_version_t(0x10000);
pub const ZE_COMMAND_LIST_CLONE_EXP_VERSION_FORCE_UINT32: ze_command_list_clone_exp_version_t =
    ze_command_list_clone_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_immediate_command_list_append_exp_version_t(pub u32);
impl ze_immediate_command_list_append_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_VERSION_1_0: ze_immediate_command_list_append_exp_version_t =
    ze_immediate_command_list_append_exp_version_t(0x10000);
pub const ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_VERSION_CURRENT:
    ze_immediate_command_list_append_exp_version_t = ze_immediate_command_list_append_exp_version_t(0x10000);
pub const ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_VERSION_FORCE_UINT32:
    ze_immediate_command_list_append_exp_version_t =
    ze_immediate_command_list_append_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_mutable_command_list_exp_version_t(pub u32);
impl ze_mutable_command_list_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_1_0: ze_mutable_command_list_exp_version_t =
    ze_mutable_command_list_exp_version_t(0x10000);
pub const ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_1_1: ze_mutable_command_list_exp_version_t =
    ze_mutable_command_list_exp_version_t(0x10001);
pub const ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_CURRENT: ze_mutable_command_list_exp_version_t =
    ze_mutable_command_list_exp_version_t(0x10001);
pub const ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_FORCE_UINT32: ze_mutable_command_list_exp_version_t =
    ze_mutable_command_list_exp_version_t(0x7fffffff);
pub type ze_mutable_command_exp_flag_t = u32;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS: u32 = 0x1;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT: u32 = 0x2;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE: u32 = 0x4;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET: u32 = 0x8;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_SIGNAL_EVENT: u32 = 0x10;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_WAIT_EVENTS: u32 = 0x20;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_INSTRUCTION: u32 = 0x40;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_GRAPH_ARGUMENTS: u32 = 0x80;
pub const ZE_MUTABLE_COMMAND_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_mutable_command_list_exp_flag_t = u32;
pub const ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_RESERVED: u32 = 0x1;
pub const ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_kernel_get_binary_exp_version_t(pub u32);
impl ze_kernel_get_binary_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_KERNEL_GET_BINARY_EXP_VERSION_1_0: ze_kernel_get_binary_exp_version_t =
    ze_kernel_get_binary_exp_version_t(0x10000);
pub const ZE_KERNEL_GET_BINARY_EXP_VERSION_CURRENT: ze_kernel_get_binary_exp_version_t =
    ze_kernel_get_binary_exp_version_t(0x10000);
pub const ZE_KERNEL_GET_BINARY_EXP_VERSION_FORCE_UINT32: ze_kernel_get_binary_exp_version_t =
    ze_kernel_get_binary_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_driver_ddi_handles_ext_version_t(pub u32);
impl ze_driver_ddi_handles_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DRIVER_DDI_HANDLES_EXT_VERSION_1_0: ze_driver_ddi_handles_ext_version_t =
    ze_driver_ddi_handles_ext_version_t(0x10000);
pub const ZE_DRIVER_DDI_HANDLES_EXT_VERSION_1_1: ze_driver_ddi_handles_ext_version_t =
    ze_driver_ddi_handles_ext_version_t(0x10001);
pub const ZE_DRIVER_DDI_HANDLES_EXT_VERSION_CURRENT: ze_driver_ddi_handles_ext_version_t =
    ze_driver_ddi_handles_ext_version_t(0x10001);
pub const ZE_DRIVER_DDI_HANDLES_EXT_VERSION_FORCE_UINT32: ze_driver_ddi_handles_ext_version_t =
    ze_driver_ddi_handles_ext_version_t(0x7fffffff);
pub type ze_driver_ddi_handle_ext_flag_t = u32;
pub const ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED: u32 = 0x1;
pub const ZE_DRIVER_DDI_HANDLE_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_external_semaphore_ext_version_t(pub u32);
impl ze_external_semaphore_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_EXTERNAL_SEMAPHORE_EXT_VERSION_1_0: ze_external_semaphore_ext_version_t =
    ze_external_semaphore_ext_version_t(0x10000);
pub const ZE_EXTERNAL_SEMAPHORE_EXT_VERSION_CURRENT: ze_external_semaphore_ext_version_t =
    ze_external_semaphore_ext_version_t(0x10000);
pub const ZE_EXTERNAL_SEMAPHORE_EXT_VERSION_FORCE_UINT32: ze_external_semaphore_ext_version_t =
    ze_external_semaphore_ext_version_t(0x7fffffff);
pub type ze_external_semaphore_ext_flag_t = u32;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_FD: u32 = 0x1;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32: u32 = 0x2;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32_KMT: u32 = 0x4;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D12_FENCE: u32 = 0x8;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D11_FENCE: u32 = 0x10;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX: u32 = 0x20;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX_KMT: u32 = 0x40;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_FD: u32 = 0x80;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_WIN32: u32 = 0x100;
pub const ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_cache_line_size_ext_version_t(pub u32);
impl ze_device_cache_line_size_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_CACHE_LINE_SIZE_EXT_VERSION_1_0: ze_device_cache_line_size_ext_version_t =
    ze_device_cache_line_size_ext_version_t(0x10000);
pub const ZE_DEVICE_CACHE_LINE_SIZE_EXT_VERSION_CURRENT: ze_device_cache_line_size_ext_version_t =
    ze_device_cache_line_size_ext_version_t(0x10000);
pub const ZE_DEVICE_CACHE_LINE_SIZE_EXT_VERSION_FORCE_UINT32: ze_device_cache_line_size_ext_version_t =
    ze_device_cache_line_size_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_ext_version_t(pub u32);
impl ze_rtas_builder_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_EXT_VERSION_1_0: ze_rtas_builder_ext_version_t =
    ze_rtas_builder_ext_version_t(0x10000);
pub const ZE_RTAS_BUILDER_EXT_VERSION_CURRENT: ze_rtas_builder_ext_version_t =
    ze_rtas_builder_ext_version_t(0x10000);
pub const ZE_RTAS_BUILDER_EXT_VERSION_FORCE_UINT32: ze_rtas_builder_ext_version_t =
    ze_rtas_builder_ext_version_t(0x7fffffff);
pub type ze_rtas_device_ext_flag_t = u32;
pub const ZE_RTAS_DEVICE_EXT_FLAG_RESERVED: u32 = 0x1;
pub const ZE_RTAS_DEVICE_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_format_ext_t(pub u32);
impl ze_rtas_format_ext_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_FORMAT_EXT_INVALID: ze_rtas_format_ext_t = ze_rtas_format_ext_t(0x0);
pub const ZE_RTAS_FORMAT_EXT_MAX: ze_rtas_format_ext_t = ze_rtas_format_ext_t(0x7ffffffe);
pub const ZE_RTAS_FORMAT_EXT_FORCE_UINT32: ze_rtas_format_ext_t = ze_rtas_format_ext_t(0x7fffffff);
pub type ze_rtas_builder_ext_flag_t = u32;
pub const ZE_RTAS_BUILDER_EXT_FLAG_RESERVED: u32 = 0x1;
pub const ZE_RTAS_BUILDER_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_parallel_operation_ext_flag_t = u32;
pub const ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_RESERVED: u32 = 0x1;
pub const ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_builder_geometry_ext_flag_t = u32;
pub const ZE_RTAS_BUILDER_GEOMETRY_EXT_FLAG_NON_OPAQUE: u32 = 0x1;
pub const ZE_RTAS_BUILDER_GEOMETRY_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_builder_instance_ext_flag_t = u32;
pub const ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_CULL_DISABLE: u32 = 0x1;
pub const ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_FRONT_COUNTERCLOCKWISE: u32 = 0x2;
pub const ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_FORCE_OPAQUE: u32 = 0x4;
pub const ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_FORCE_NON_OPAQUE: u32 = 0x8;
pub const ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type ze_rtas_builder_build_op_ext_flag_t = u32;
pub const ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_COMPACT: u32 = 0x1;
pub const ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION: u32 = 0x2;
pub const ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_build_quality_hint_ext_t(pub u32);
impl ze_rtas_builder_build_quality_hint_ext_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_LOW: ze_rtas_builder_build_quality_hint_ext_t =
    ze_rtas_builder_build_quality_hint_ext_t(0x0);
pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_MEDIUM: ze_rtas_builder_build_quality_hint_ext_t =
    ze_rtas_builder_build_quality_hint_ext_t(0x1);
pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_HIGH: ze_rtas_builder_build_quality_hint_ext_t =
    ze_rtas_builder_build_quality_hint_ext_t(0x2);
pub const ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_FORCE_UINT32: ze_rtas_builder_build_quality_hint_ext_t =
    ze_rtas_builder_build_quality_hint_ext_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_geometry_type_ext_t(pub u32);
impl ze_rtas_builder_geometry_type_ext_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_TRIANGLES: ze_rtas_builder_geometry_type_ext_t =
    ze_rtas_builder_geometry_type_ext_t(0x0);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_QUADS: ze_rtas_builder_geometry_type_ext_t =
    ze_rtas_builder_geometry_type_ext_t(0x1);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_PROCEDURAL: ze_rtas_builder_geometry_type_ext_t =
    ze_rtas_builder_geometry_type_ext_t(0x2);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_INSTANCE: ze_rtas_builder_geometry_type_ext_t =
    ze_rtas_builder_geometry_type_ext_t(0x3);
pub const ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_FORCE_UINT32: ze_rtas_builder_geometry_type_ext_t =
    ze_rtas_builder_geometry_type_ext_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_rtas_builder_input_data_format_ext_t(pub u32);
impl ze_rtas_builder_input_data_format_ext_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3: ze_rtas_builder_input_data_format_ext_t =
    ze_rtas_builder_input_data_format_ext_t(0x0);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3X4_COLUMN_MAJOR:
    ze_rtas_builder_input_data_format_ext_t = ze_rtas_builder_input_data_format_ext_t(0x1);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3X4_ALIGNED_COLUMN_MAJOR:
    ze_rtas_builder_input_data_format_ext_t = ze_rtas_builder_input_data_format_ext_t(0x2);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3X4_ROW_MAJOR: ze_rtas_builder_input_data_format_ext_t =
    ze_rtas_builder_input_data_format_ext_t(0x3);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_AABB: ze_rtas_builder_input_data_format_ext_t =
    ze_rtas_builder_input_data_format_ext_t(0x4);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_TRIANGLE_INDICES_UINT32:
    ze_rtas_builder_input_data_format_ext_t = ze_rtas_builder_input_data_format_ext_t(0x5);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_QUAD_INDICES_UINT32: ze_rtas_builder_input_data_format_ext_t =
    ze_rtas_builder_input_data_format_ext_t(0x6);
pub const ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FORCE_UINT32: ze_rtas_builder_input_data_format_ext_t =
    ze_rtas_builder_input_data_format_ext_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_vector_sizes_ext_version_t(pub u32);
impl ze_device_vector_sizes_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_VECTOR_SIZES_EXT_VERSION_1_0: ze_device_vector_sizes_ext_version_t =
    ze_device_vector_sizes_ext_version_t(0x10000);
pub const ZE_DEVICE_VECTOR_SIZES_EXT_VERSION_CURRENT: ze_device_vector_sizes_ext_version_t =
    ze_device_vector_sizes_ext_version_t(0x10000);
pub const ZE_DEVICE_VECTOR_SIZES_EXT_VERSION_FORCE_UINT32: ze_device_vector_sizes_ext_version_t =
    ze_device_vector_sizes_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_external_memmap_sysmem_ext_version_t(pub u32);
impl ze_external_memmap_sysmem_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_EXTERNAL_MEMMAP_SYSMEM_EXT_VERSION_1_0: ze_external_memmap_sysmem_ext_version_t =
    ze_external_memmap_sysmem_ext_version_t(0x10000);
pub const ZE_EXTERNAL_MEMMAP_SYSMEM_EXT_VERSION_CURRENT: ze_external_memmap_sysmem_ext_version_t =
    ze_external_memmap_sysmem_ext_version_t(0x10000);
pub const ZE_EXTERNAL_MEMMAP_SYSMEM_EXT_VERSION_FORCE_UINT32: ze_external_memmap_sysmem_ext_version_t =
    ze_external_memmap_sysmem_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_kernel_get_allocation_properties_exp_version_t(pub u32);
impl ze_kernel_get_allocation_properties_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_KERNEL_GET_ALLOCATION_PROPERTIES_EXP_VERSION_1_0:
    ze_kernel_get_allocation_properties_exp_version_t =
    ze_kernel_get_allocation_properties_exp_version_t(0x10000);
pub const ZE_KERNEL_GET_ALLOCATION_PROPERTIES_EXP_VERSION_CURRENT:
    ze_kernel_get_allocation_properties_exp_version_t =
    ze_kernel_get_allocation_properties_exp_version_t(0x10000);
pub const ZE_KERNEL_GET_ALLOCATION_PROPERTIES_EXP_VERSION_FORCE_UINT32:
    ze_kernel_get_allocation_properties_exp_version_t =
    ze_kernel_get_allocation_properties_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_usablemem_size_properties_ext_version_t(pub u32);
impl ze_device_usablemem_size_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_VERSION_1_0:
    ze_device_usablemem_size_properties_ext_version_t =
    ze_device_usablemem_size_properties_ext_version_t(0x10000);
pub const ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_VERSION_CURRENT:
    ze_device_usablemem_size_properties_ext_version_t =
    ze_device_usablemem_size_properties_ext_version_t(0x10000);
pub const ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_VERSION_FORCE_UINT32:
    ze_device_usablemem_size_properties_ext_version_t =
    ze_device_usablemem_size_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_image_format_support_ext_version_t(pub u32);
impl ze_image_format_support_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IMAGE_FORMAT_SUPPORT_EXT_VERSION_1_0: ze_image_format_support_ext_version_t =
    ze_image_format_support_ext_version_t(0x10000);
pub const ZE_IMAGE_FORMAT_SUPPORT_EXT_VERSION_CURRENT: ze_image_format_support_ext_version_t =
    ze_image_format_support_ext_version_t(0x10000);
pub const ZE_IMAGE_FORMAT_SUPPORT_EXT_VERSION_FORCE_UINT32: ze_image_format_support_ext_version_t =
    ze_image_format_support_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_ipc_mem_handle_type_ext_version_t(pub u32);
impl ze_ipc_mem_handle_type_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_IPC_MEM_HANDLE_TYPE_EXT_VERSION_1_0: ze_ipc_mem_handle_type_ext_version_t =
    ze_ipc_mem_handle_type_ext_version_t(0x10000);
pub const ZE_IPC_MEM_HANDLE_TYPE_EXT_VERSION_CURRENT: ze_ipc_mem_handle_type_ext_version_t =
    ze_ipc_mem_handle_type_ext_version_t(0x10000);
pub const ZE_IPC_MEM_HANDLE_TYPE_EXT_VERSION_FORCE_UINT32: ze_ipc_mem_handle_type_ext_version_t =
    ze_ipc_mem_handle_type_ext_version_t(0x7fffffff);
pub type ze_ipc_mem_handle_type_flag_t = u32;
pub const ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT: u32 = 0x1;
pub const ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE: u32 = 0x2;
pub const ZE_IPC_MEM_HANDLE_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_record_replay_graph_ext_version_t(pub u32);
impl ze_record_replay_graph_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RECORD_REPLAY_GRAPH_EXT_VERSION_1_0: ze_record_replay_graph_ext_version_t =
    ze_record_replay_graph_ext_version_t(0x10000);
pub const ZE_RECORD_REPLAY_GRAPH_EXT_VERSION_CURRENT: ze_record_replay_graph_ext_version_t =
    ze_record_replay_graph_ext_version_t(0x10000);
pub const ZE_RECORD_REPLAY_GRAPH_EXT_VERSION_FORCE_UINT32: ze_record_replay_graph_ext_version_t =
    ze_record_replay_graph_ext_version_t(0x7fffffff);
pub type ze_record_replay_graph_ext_flag_t = u32;
pub const ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_IMMUTABLE_GRAPH: u32 = 0x1;
pub const ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_MUTABLE_GRAPH: u32 = 0x2;
pub const ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_SUBGRAPHS: u32 = 0x4;
pub const ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_APPEND_COMMANDLIST: u32 = 0x8;
pub const ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_CB_EXTERNAL_IPC: u32 = 0x10;
pub const ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_record_replay_graph_ext_dump_mode_t(pub u32);
impl ze_record_replay_graph_ext_dump_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_DETAILED: ze_record_replay_graph_ext_dump_mode_t =
    ze_record_replay_graph_ext_dump_mode_t(0x0);
pub const ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_SIMPLE: ze_record_replay_graph_ext_dump_mode_t =
    ze_record_replay_graph_ext_dump_mode_t(0x1);
pub const ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_FORCE_UINT32: ze_record_replay_graph_ext_dump_mode_t =
    ze_record_replay_graph_ext_dump_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_virtual_mem_readonly_properties_ext_version_t(pub u32);
impl ze_virtual_mem_readonly_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_VERSION_1_0:
    ze_virtual_mem_readonly_properties_ext_version_t =
    ze_virtual_mem_readonly_properties_ext_version_t(0x10000);
pub const ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_VERSION_CURRENT:
    ze_virtual_mem_readonly_properties_ext_version_t =
    ze_virtual_mem_readonly_properties_ext_version_t(0x10000);
pub const ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_VERSION_FORCE_UINT32:
    ze_virtual_mem_readonly_properties_ext_version_t =
    ze_virtual_mem_readonly_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_device_readonly_memory_capability_t(pub u32);
impl ze_device_readonly_memory_capability_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_DEVICE_READONLY_MEMORY_CAPABILITY_NONE: ze_device_readonly_memory_capability_t =
    ze_device_readonly_memory_capability_t(0x0);
pub const ZE_DEVICE_READONLY_MEMORY_CAPABILITY_HINT: ze_device_readonly_memory_capability_t =
    ze_device_readonly_memory_capability_t(0x1);
pub const ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED: ze_device_readonly_memory_capability_t =
    ze_device_readonly_memory_capability_t(0x2);
pub const ZE_DEVICE_READONLY_MEMORY_CAPABILITY_FORCE_UINT32: ze_device_readonly_memory_capability_t =
    ze_device_readonly_memory_capability_t(0x7fffffff);
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_ipc_mem_handle_t {
    pub data: [c_char; 64],
}
impl ze_ipc_mem_handle_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { data: [0; 64] };
}
impl Default for ze_ipc_mem_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_ipc_mem_handle_t>() == 64);
    assert!(align_of::<ze_ipc_mem_handle_t>() == 1);
    assert!(core::mem::offset_of!(ze_ipc_mem_handle_t, data) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_ipc_event_pool_handle_t {
    pub data: [c_char; 64],
}
impl ze_ipc_event_pool_handle_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { data: [0; 64] };
}
impl Default for ze_ipc_event_pool_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_ipc_event_pool_handle_t>() == 64);
    assert!(align_of::<ze_ipc_event_pool_handle_t>() == 1);
    assert!(core::mem::offset_of!(ze_ipc_event_pool_handle_t, data) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_uuid_t {
    pub id: [u8; 16],
}
impl ze_uuid_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { id: [0; 16] };
}
impl Default for ze_uuid_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_uuid_t>() == 16);
    assert!(align_of::<ze_uuid_t>() == 1);
    assert!(core::mem::offset_of!(ze_uuid_t, id) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_base_cb_params_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
}
impl ze_base_cb_params_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
    };
}
impl Default for ze_base_cb_params_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_base_cb_params_t>() == 16);
    assert!(align_of::<ze_base_cb_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_base_cb_params_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_base_cb_params_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_base_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
}
impl ze_base_properties_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
    };
}
impl Default for ze_base_properties_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_base_properties_t>() == 16);
    assert!(align_of::<ze_base_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_base_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_base_properties_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_base_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
}
impl ze_base_desc_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
    };
}
impl Default for ze_base_desc_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_base_desc_t>() == 16);
    assert!(align_of::<ze_base_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_base_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_base_desc_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_ipc_event_counter_based_handle_t {
    pub data: [c_char; 64],
}
impl ze_ipc_event_counter_based_handle_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { data: [0; 64] };
}
impl Default for ze_ipc_event_counter_based_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_ipc_event_counter_based_handle_t>() == 64);
    assert!(align_of::<ze_ipc_event_counter_based_handle_t>() == 1);
    assert!(core::mem::offset_of!(ze_ipc_event_counter_based_handle_t, data) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_init_driver_type_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_init_driver_type_flags_t,
}
impl ze_init_driver_type_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_init_driver_type_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_init_driver_type_desc_t>() == 24);
    assert!(align_of::<ze_init_driver_type_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_init_driver_type_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_init_driver_type_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_init_driver_type_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_uuid_t {
    pub id: [u8; 16],
}
impl ze_driver_uuid_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { id: [0; 16] };
}
impl Default for ze_driver_uuid_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_driver_uuid_t>() == 16);
    assert!(align_of::<ze_driver_uuid_t>() == 1);
    assert!(core::mem::offset_of!(ze_driver_uuid_t, id) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub uuid: ze_driver_uuid_t,
    pub driverVersion: u32,
}
impl ze_driver_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        uuid: ze_driver_uuid_t::ZEROED,
        driverVersion: 0,
    };
}
impl Default for ze_driver_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_driver_properties_t>() == 40);
    assert!(align_of::<ze_driver_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_driver_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_driver_properties_t, uuid) == 16);
    assert!(core::mem::offset_of!(ze_driver_properties_t, driverVersion) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_ipc_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_ipc_property_flags_t,
}
impl ze_driver_ipc_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for ze_driver_ipc_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_driver_ipc_properties_t>() == 24);
    assert!(align_of::<ze_driver_ipc_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_ipc_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_driver_ipc_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_driver_ipc_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_extension_properties_t {
    pub name: [c_char; 256],
    pub version: u32,
}
impl ze_driver_extension_properties_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        name: [0; 256],
        version: 0,
    };
}
impl Default for ze_driver_extension_properties_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_driver_extension_properties_t>() == 260);
    assert!(align_of::<ze_driver_extension_properties_t>() == 4);
    assert!(core::mem::offset_of!(ze_driver_extension_properties_t, name) == 0);
    assert!(core::mem::offset_of!(ze_driver_extension_properties_t, version) == 256);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_uuid_t {
    pub id: [u8; 16],
}
impl ze_device_uuid_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { id: [0; 16] };
}
impl Default for ze_device_uuid_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_device_uuid_t>() == 16);
    assert!(align_of::<ze_device_uuid_t>() == 1);
    assert!(core::mem::offset_of!(ze_device_uuid_t, id) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: ze_device_type_t,
    pub vendorId: u32,
    pub deviceId: u32,
    pub flags: ze_device_property_flags_t,
    pub subdeviceId: u32,
    pub coreClockRate: u32,
    pub maxMemAllocSize: u64,
    pub maxHardwareContexts: u32,
    pub maxCommandQueuePriority: u32,
    pub numThreadsPerEU: u32,
    pub physicalEUSimdWidth: u32,
    pub numEUsPerSubslice: u32,
    pub numSubslicesPerSlice: u32,
    pub numSlices: u32,
    pub timerResolution: u64,
    pub timestampValidBits: u32,
    pub kernelTimestampValidBits: u32,
    pub uuid: ze_device_uuid_t,
    pub name: [c_char; 256],
}
impl ze_device_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: ze_device_type_t::ZEROED,
        vendorId: 0,
        deviceId: 0,
        flags: 0,
        subdeviceId: 0,
        coreClockRate: 0,
        maxMemAllocSize: 0,
        maxHardwareContexts: 0,
        maxCommandQueuePriority: 0,
        numThreadsPerEU: 0,
        physicalEUSimdWidth: 0,
        numEUsPerSubslice: 0,
        numSubslicesPerSlice: 0,
        numSlices: 0,
        timerResolution: 0,
        timestampValidBits: 0,
        kernelTimestampValidBits: 0,
        uuid: ze_device_uuid_t::ZEROED,
        name: [0; 256],
    };
}
impl Default for ze_device_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_properties_t>() == 368);
    assert!(align_of::<ze_device_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(ze_device_properties_t, vendorId) == 20);
    assert!(core::mem::offset_of!(ze_device_properties_t, deviceId) == 24);
    assert!(core::mem::offset_of!(ze_device_properties_t, flags) == 28);
    assert!(core::mem::offset_of!(ze_device_properties_t, subdeviceId) == 32);
    assert!(core::mem::offset_of!(ze_device_properties_t, coreClockRate) == 36);
    assert!(core::mem::offset_of!(ze_device_properties_t, maxMemAllocSize) == 40);
    assert!(core::mem::offset_of!(ze_device_properties_t, maxHardwareContexts) == 48);
    assert!(core::mem::offset_of!(ze_device_properties_t, maxCommandQueuePriority) == 52);
    assert!(core::mem::offset_of!(ze_device_properties_t, numThreadsPerEU) == 56);
    assert!(core::mem::offset_of!(ze_device_properties_t, physicalEUSimdWidth) == 60);
    assert!(core::mem::offset_of!(ze_device_properties_t, numEUsPerSubslice) == 64);
    assert!(core::mem::offset_of!(ze_device_properties_t, numSubslicesPerSlice) == 68);
    assert!(core::mem::offset_of!(ze_device_properties_t, numSlices) == 72);
    assert!(core::mem::offset_of!(ze_device_properties_t, timerResolution) == 80);
    assert!(core::mem::offset_of!(ze_device_properties_t, timestampValidBits) == 88);
    assert!(core::mem::offset_of!(ze_device_properties_t, kernelTimestampValidBits) == 92);
    assert!(core::mem::offset_of!(ze_device_properties_t, uuid) == 96);
    assert!(core::mem::offset_of!(ze_device_properties_t, name) == 112);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_thread_t {
    pub slice: u32,
    pub subslice: u32,
    pub eu: u32,
    pub thread: u32,
}
impl ze_device_thread_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        slice: 0,
        subslice: 0,
        eu: 0,
        thread: 0,
    };
}
impl Default for ze_device_thread_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_device_thread_t>() == 16);
    assert!(align_of::<ze_device_thread_t>() == 4);
    assert!(core::mem::offset_of!(ze_device_thread_t, slice) == 0);
    assert!(core::mem::offset_of!(ze_device_thread_t, subslice) == 4);
    assert!(core::mem::offset_of!(ze_device_thread_t, eu) == 8);
    assert!(core::mem::offset_of!(ze_device_thread_t, thread) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_compute_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub maxTotalGroupSize: u32,
    pub maxGroupSizeX: u32,
    pub maxGroupSizeY: u32,
    pub maxGroupSizeZ: u32,
    pub maxGroupCountX: u32,
    pub maxGroupCountY: u32,
    pub maxGroupCountZ: u32,
    pub maxSharedLocalMemory: u32,
    pub numSubGroupSizes: u32,
    pub subGroupSizes: [u32; 8],
}
impl ze_device_compute_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        maxTotalGroupSize: 0,
        maxGroupSizeX: 0,
        maxGroupSizeY: 0,
        maxGroupSizeZ: 0,
        maxGroupCountX: 0,
        maxGroupCountY: 0,
        maxGroupCountZ: 0,
        maxSharedLocalMemory: 0,
        numSubGroupSizes: 0,
        subGroupSizes: [0; 8],
    };
}
impl Default for ze_device_compute_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_compute_properties_t>() == 88);
    assert!(align_of::<ze_device_compute_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxTotalGroupSize) == 16);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxGroupSizeX) == 20);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxGroupSizeY) == 24);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxGroupSizeZ) == 28);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxGroupCountX) == 32);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxGroupCountY) == 36);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxGroupCountZ) == 40);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, maxSharedLocalMemory) == 44);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, numSubGroupSizes) == 48);
    assert!(core::mem::offset_of!(ze_device_compute_properties_t, subGroupSizes) == 52);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_compute_dotproduct_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub dp_caps: ze_device_dp_capability_flags_t,
    pub dpv4_input_types: ze_device_input_data_type_flags_t,
    pub dpv4_output_types: ze_device_output_data_type_flags_t,
    pub dpas_input_types: ze_device_input_data_type_flags_t,
    pub dpas_output_types: ze_device_output_data_type_flags_t,
    pub bdpas_input_types: ze_device_input_data_type_flags_t,
    pub bdpas_output_types: ze_device_output_data_type_flags_t,
}
impl ze_device_compute_dotproduct_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_DOTPRODUCT_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        dp_caps: 0,
        dpv4_input_types: 0,
        dpv4_output_types: 0,
        dpas_input_types: 0,
        dpas_output_types: 0,
        bdpas_input_types: 0,
        bdpas_output_types: 0,
    };
}
impl Default for ze_device_compute_dotproduct_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_compute_dotproduct_ext_properties_t>() == 48);
    assert!(align_of::<ze_device_compute_dotproduct_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, dp_caps) == 16);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, dpv4_input_types) == 20);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, dpv4_output_types) == 24);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, dpas_input_types) == 28);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, dpas_output_types) == 32);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, bdpas_input_types) == 36);
    assert!(core::mem::offset_of!(ze_device_compute_dotproduct_ext_properties_t, bdpas_output_types) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_native_kernel_uuid_t {
    pub id: [u8; 16],
}
impl ze_native_kernel_uuid_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { id: [0; 16] };
}
impl Default for ze_native_kernel_uuid_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_native_kernel_uuid_t>() == 16);
    assert!(align_of::<ze_native_kernel_uuid_t>() == 1);
    assert!(core::mem::offset_of!(ze_native_kernel_uuid_t, id) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_module_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub spirvVersionSupported: u32,
    pub flags: ze_device_module_flags_t,
    pub fp16flags: ze_device_fp_flags_t,
    pub fp32flags: ze_device_fp_flags_t,
    pub fp64flags: ze_device_fp_flags_t,
    pub maxArgumentsSize: u32,
    pub printfBufferSize: u32,
    pub nativeKernelSupported: ze_native_kernel_uuid_t,
}
impl ze_device_module_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        spirvVersionSupported: 0,
        flags: 0,
        fp16flags: 0,
        fp32flags: 0,
        fp64flags: 0,
        maxArgumentsSize: 0,
        printfBufferSize: 0,
        nativeKernelSupported: ze_native_kernel_uuid_t::ZEROED,
    };
}
impl Default for ze_device_module_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_module_properties_t>() == 64);
    assert!(align_of::<ze_device_module_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, spirvVersionSupported) == 16);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, flags) == 20);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, fp16flags) == 24);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, fp32flags) == 28);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, fp64flags) == 32);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, maxArgumentsSize) == 36);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, printfBufferSize) == 40);
    assert!(core::mem::offset_of!(ze_device_module_properties_t, nativeKernelSupported) == 44);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_group_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_command_queue_group_property_flags_t,
    pub maxMemoryFillPatternSize: usize,
    pub numQueues: u32,
}
impl ze_command_queue_group_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        maxMemoryFillPatternSize: 0,
        numQueues: 0,
    };
}
impl Default for ze_command_queue_group_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_command_queue_group_properties_t>() == 40);
    assert!(align_of::<ze_command_queue_group_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_group_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_group_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_command_queue_group_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_command_queue_group_properties_t, maxMemoryFillPatternSize) == 24);
    assert!(core::mem::offset_of!(ze_command_queue_group_properties_t, numQueues) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_memory_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_device_memory_property_flags_t,
    pub maxClockRate: u32,
    pub maxBusWidth: u32,
    pub totalSize: u64,
    pub name: [c_char; 256],
}
impl ze_device_memory_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        maxClockRate: 0,
        maxBusWidth: 0,
        totalSize: 0,
        name: [0; 256],
    };
}
impl Default for ze_device_memory_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_memory_properties_t>() == 296);
    assert!(align_of::<ze_device_memory_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, maxClockRate) == 20);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, maxBusWidth) == 24);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, totalSize) == 32);
    assert!(core::mem::offset_of!(ze_device_memory_properties_t, name) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_memory_access_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub hostAllocCapabilities: ze_memory_access_cap_flags_t,
    pub deviceAllocCapabilities: ze_memory_access_cap_flags_t,
    pub sharedSingleDeviceAllocCapabilities: ze_memory_access_cap_flags_t,
    pub sharedCrossDeviceAllocCapabilities: ze_memory_access_cap_flags_t,
    pub sharedSystemAllocCapabilities: ze_memory_access_cap_flags_t,
}
impl ze_device_memory_access_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        hostAllocCapabilities: 0,
        deviceAllocCapabilities: 0,
        sharedSingleDeviceAllocCapabilities: 0,
        sharedCrossDeviceAllocCapabilities: 0,
        sharedSystemAllocCapabilities: 0,
    };
}
impl Default for ze_device_memory_access_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_memory_access_properties_t>() == 40);
    assert!(align_of::<ze_device_memory_access_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_memory_access_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_memory_access_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_memory_access_properties_t, hostAllocCapabilities) == 16);
    assert!(core::mem::offset_of!(ze_device_memory_access_properties_t, deviceAllocCapabilities) == 20);
    assert!(
        core::mem::offset_of!(
            ze_device_memory_access_properties_t,
            sharedSingleDeviceAllocCapabilities
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_device_memory_access_properties_t,
            sharedCrossDeviceAllocCapabilities
        ) == 28
    );
    assert!(
        core::mem::offset_of!(
            ze_device_memory_access_properties_t,
            sharedSystemAllocCapabilities
        ) == 32
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_cache_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_device_cache_property_flags_t,
    pub cacheSize: usize,
}
impl ze_device_cache_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        cacheSize: 0,
    };
}
impl Default for ze_device_cache_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_cache_properties_t>() == 32);
    assert!(align_of::<ze_device_cache_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_cache_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_cache_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_cache_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_device_cache_properties_t, cacheSize) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_image_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub maxImageDims1D: u32,
    pub maxImageDims2D: u32,
    pub maxImageDims3D: u32,
    pub maxImageBufferSize: u64,
    pub maxImageArraySlices: u32,
    pub maxSamplers: u32,
    pub maxReadImageArgs: u32,
    pub maxWriteImageArgs: u32,
}
impl ze_device_image_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        maxImageDims1D: 0,
        maxImageDims2D: 0,
        maxImageDims3D: 0,
        maxImageBufferSize: 0,
        maxImageArraySlices: 0,
        maxSamplers: 0,
        maxReadImageArgs: 0,
        maxWriteImageArgs: 0,
    };
}
impl Default for ze_device_image_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_image_properties_t>() == 56);
    assert!(align_of::<ze_device_image_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxImageDims1D) == 16);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxImageDims2D) == 20);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxImageDims3D) == 24);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxImageBufferSize) == 32);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxImageArraySlices) == 40);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxSamplers) == 44);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxReadImageArgs) == 48);
    assert!(core::mem::offset_of!(ze_device_image_properties_t, maxWriteImageArgs) == 52);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_external_memory_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub memoryAllocationImportTypes: ze_external_memory_type_flags_t,
    pub memoryAllocationExportTypes: ze_external_memory_type_flags_t,
    pub imageImportTypes: ze_external_memory_type_flags_t,
    pub imageExportTypes: ze_external_memory_type_flags_t,
}
impl ze_device_external_memory_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        memoryAllocationImportTypes: 0,
        memoryAllocationExportTypes: 0,
        imageImportTypes: 0,
        imageExportTypes: 0,
    };
}
impl Default for ze_device_external_memory_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_external_memory_properties_t>() == 32);
    assert!(align_of::<ze_device_external_memory_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_external_memory_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_external_memory_properties_t, pNext) == 8);
    assert!(
        core::mem::offset_of!(
            ze_device_external_memory_properties_t,
            memoryAllocationImportTypes
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_device_external_memory_properties_t,
            memoryAllocationExportTypes
        ) == 20
    );
    assert!(core::mem::offset_of!(ze_device_external_memory_properties_t, imageImportTypes) == 24);
    assert!(core::mem::offset_of!(ze_device_external_memory_properties_t, imageExportTypes) == 28);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_p2p_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_device_p2p_property_flags_t,
}
impl ze_device_p2p_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for ze_device_p2p_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_p2p_properties_t>() == 24);
    assert!(align_of::<ze_device_p2p_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_p2p_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_p2p_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_p2p_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_event_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_device_event_properties_flags_t,
}
impl ze_device_event_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for ze_device_event_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_event_properties_t>() == 24);
    assert!(align_of::<ze_device_event_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_event_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_event_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_event_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_runtime_requirements_module_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub requirementsSrc: ze_module_handle_t,
}
impl ze_runtime_requirements_module_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_MODULE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        requirementsSrc: ze_module_handle_t::ZEROED,
    };
}
impl Default for ze_runtime_requirements_module_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_runtime_requirements_module_desc_t>() == 24);
    assert!(align_of::<ze_runtime_requirements_module_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_runtime_requirements_module_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_runtime_requirements_module_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_runtime_requirements_module_desc_t, requirementsSrc) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_runtime_requirements_graph_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub requirementsSrc: ze_graph_handle_t,
}
impl ze_runtime_requirements_graph_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_GRAPH_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        requirementsSrc: ze_graph_handle_t::ZEROED,
    };
}
impl Default for ze_runtime_requirements_graph_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_runtime_requirements_graph_desc_t>() == 24);
    assert!(align_of::<ze_runtime_requirements_graph_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_runtime_requirements_graph_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_runtime_requirements_graph_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_runtime_requirements_graph_desc_t, requirementsSrc) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_validate_runtime_requirements_output_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub result: ze_validate_runtime_requirements_result_t,
}
impl ze_validate_runtime_requirements_output_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_OUTPUT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        result: ze_validate_runtime_requirements_result_t::ZEROED,
    };
}
impl Default for ze_validate_runtime_requirements_output_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_validate_runtime_requirements_output_t>() == 24);
    assert!(align_of::<ze_validate_runtime_requirements_output_t>() == 8);
    assert!(core::mem::offset_of!(ze_validate_runtime_requirements_output_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_validate_runtime_requirements_output_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_validate_runtime_requirements_output_t, result) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_context_flags_t,
}
impl ze_context_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_CONTEXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_context_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_context_desc_t>() == 24);
    assert!(align_of::<ze_context_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_context_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_context_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_queue_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub ordinal: u32,
    pub index: u32,
    pub flags: ze_command_queue_flags_t,
    pub mode: ze_command_queue_mode_t,
    pub priority: ze_command_queue_priority_t,
}
impl ze_command_queue_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        ordinal: 0,
        index: 0,
        flags: 0,
        mode: ze_command_queue_mode_t::ZEROED,
        priority: ze_command_queue_priority_t::ZEROED,
    };
}
impl Default for ze_command_queue_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_command_queue_desc_t>() == 40);
    assert!(align_of::<ze_command_queue_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, ordinal) == 16);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, index) == 20);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, flags) == 24);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, mode) == 28);
    assert!(core::mem::offset_of!(ze_command_queue_desc_t, priority) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub commandQueueGroupOrdinal: u32,
    pub flags: ze_command_list_flags_t,
}
impl ze_command_list_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        commandQueueGroupOrdinal: 0,
        flags: 0,
    };
}
impl Default for ze_command_list_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_command_list_desc_t>() == 24);
    assert!(align_of::<ze_command_list_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_command_list_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_command_list_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_command_list_desc_t, commandQueueGroupOrdinal) == 16);
    assert!(core::mem::offset_of!(ze_command_list_desc_t, flags) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_copy_region_t {
    pub originX: u32,
    pub originY: u32,
    pub originZ: u32,
    pub width: u32,
    pub height: u32,
    pub depth: u32,
}
impl ze_copy_region_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        originX: 0,
        originY: 0,
        originZ: 0,
        width: 0,
        height: 0,
        depth: 0,
    };
}
impl Default for ze_copy_region_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_copy_region_t>() == 24);
    assert!(align_of::<ze_copy_region_t>() == 4);
    assert!(core::mem::offset_of!(ze_copy_region_t, originX) == 0);
    assert!(core::mem::offset_of!(ze_copy_region_t, originY) == 4);
    assert!(core::mem::offset_of!(ze_copy_region_t, originZ) == 8);
    assert!(core::mem::offset_of!(ze_copy_region_t, width) == 12);
    assert!(core::mem::offset_of!(ze_copy_region_t, height) == 16);
    assert!(core::mem::offset_of!(ze_copy_region_t, depth) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_region_t {
    pub originX: u32,
    pub originY: u32,
    pub originZ: u32,
    pub width: u32,
    pub height: u32,
    pub depth: u32,
}
impl ze_image_region_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        originX: 0,
        originY: 0,
        originZ: 0,
        width: 0,
        height: 0,
        depth: 0,
    };
}
impl Default for ze_image_region_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_image_region_t>() == 24);
    assert!(align_of::<ze_image_region_t>() == 4);
    assert!(core::mem::offset_of!(ze_image_region_t, originX) == 0);
    assert!(core::mem::offset_of!(ze_image_region_t, originY) == 4);
    assert!(core::mem::offset_of!(ze_image_region_t, originZ) == 8);
    assert!(core::mem::offset_of!(ze_image_region_t, width) == 12);
    assert!(core::mem::offset_of!(ze_image_region_t, height) == 16);
    assert!(core::mem::offset_of!(ze_image_region_t, depth) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_event_pool_flags_t,
    pub count: u32,
}
impl ze_event_pool_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        count: 0,
    };
}
impl Default for ze_event_pool_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_pool_desc_t>() == 24);
    assert!(align_of::<ze_event_pool_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_event_pool_desc_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_event_pool_desc_t, count) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_sync_mode_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub syncModeFlags: ze_event_sync_mode_flags_t,
    pub externalInterruptId: u32,
}
impl ze_event_sync_mode_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        syncModeFlags: 0,
        externalInterruptId: 0,
    };
}
impl Default for ze_event_sync_mode_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_sync_mode_desc_t>() == 24);
    assert!(align_of::<ze_event_sync_mode_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_sync_mode_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_sync_mode_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_event_sync_mode_desc_t, syncModeFlags) == 16);
    assert!(core::mem::offset_of!(ze_event_sync_mode_desc_t, externalInterruptId) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub index: u32,
    pub signal: ze_event_scope_flags_t,
    pub wait: ze_event_scope_flags_t,
}
impl ze_event_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EVENT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        index: 0,
        signal: 0,
        wait: 0,
    };
}
impl Default for ze_event_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_desc_t>() == 32);
    assert!(align_of::<ze_event_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_event_desc_t, index) == 16);
    assert!(core::mem::offset_of!(ze_event_desc_t, signal) == 20);
    assert!(core::mem::offset_of!(ze_event_desc_t, wait) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_counter_based_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_event_counter_based_flags_t,
    pub signal: ze_event_scope_flags_t,
    pub wait: ze_event_scope_flags_t,
}
impl ze_event_counter_based_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        signal: 0,
        wait: 0,
    };
}
impl Default for ze_event_counter_based_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_counter_based_desc_t>() == 32);
    assert!(align_of::<ze_event_counter_based_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_counter_based_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_counter_based_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_event_counter_based_desc_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_event_counter_based_desc_t, signal) == 20);
    assert!(core::mem::offset_of!(ze_event_counter_based_desc_t, wait) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_counter_based_external_sync_allocation_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub deviceAddress: *mut u64,
    pub hostAddress: *mut u64,
    pub completionValue: u64,
}
impl ze_event_counter_based_external_sync_allocation_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t =
        ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        deviceAddress: core::ptr::null_mut(),
        hostAddress: core::ptr::null_mut(),
        completionValue: 0,
    };
}
impl Default for ze_event_counter_based_external_sync_allocation_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_counter_based_external_sync_allocation_desc_t>() == 40);
    assert!(align_of::<ze_event_counter_based_external_sync_allocation_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_counter_based_external_sync_allocation_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_counter_based_external_sync_allocation_desc_t, pNext) == 8);
    assert!(
        core::mem::offset_of!(
            ze_event_counter_based_external_sync_allocation_desc_t,
            deviceAddress
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_event_counter_based_external_sync_allocation_desc_t,
            hostAddress
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_event_counter_based_external_sync_allocation_desc_t,
            completionValue
        ) == 32
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_counter_based_external_aggregate_storage_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub deviceAddress: *mut u64,
    pub incrementValue: u64,
    pub completionValue: u64,
}
impl ze_event_counter_based_external_aggregate_storage_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t =
        ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        deviceAddress: core::ptr::null_mut(),
        incrementValue: 0,
        completionValue: 0,
    };
}
impl Default for ze_event_counter_based_external_aggregate_storage_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_counter_based_external_aggregate_storage_desc_t>() == 40);
    assert!(align_of::<ze_event_counter_based_external_aggregate_storage_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_counter_based_external_aggregate_storage_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_counter_based_external_aggregate_storage_desc_t, pNext) == 8);
    assert!(
        core::mem::offset_of!(
            ze_event_counter_based_external_aggregate_storage_desc_t,
            deviceAddress
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_event_counter_based_external_aggregate_storage_desc_t,
            incrementValue
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_event_counter_based_external_aggregate_storage_desc_t,
            completionValue
        ) == 32
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_timestamp_data_t {
    pub kernelStart: u64,
    pub kernelEnd: u64,
}
impl ze_kernel_timestamp_data_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        kernelStart: 0,
        kernelEnd: 0,
    };
}
impl Default for ze_kernel_timestamp_data_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_timestamp_data_t>() == 16);
    assert!(align_of::<ze_kernel_timestamp_data_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_timestamp_data_t, kernelStart) == 0);
    assert!(core::mem::offset_of!(ze_kernel_timestamp_data_t, kernelEnd) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_timestamp_result_t {
    pub global: ze_kernel_timestamp_data_t,
    pub context: ze_kernel_timestamp_data_t,
}
impl ze_kernel_timestamp_result_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        global: ze_kernel_timestamp_data_t::ZEROED,
        context: ze_kernel_timestamp_data_t::ZEROED,
    };
}
impl Default for ze_kernel_timestamp_result_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_timestamp_result_t>() == 32);
    assert!(align_of::<ze_kernel_timestamp_result_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_timestamp_result_t, global) == 0);
    assert!(core::mem::offset_of!(ze_kernel_timestamp_result_t, context) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fence_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_fence_flags_t,
}
impl ze_fence_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_FENCE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_fence_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_fence_desc_t>() == 24);
    assert!(align_of::<ze_fence_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_fence_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_fence_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_fence_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_format_t {
    pub layout: ze_image_format_layout_t,
    pub r#type: ze_image_format_type_t,
    pub x: ze_image_format_swizzle_t,
    pub y: ze_image_format_swizzle_t,
    pub z: ze_image_format_swizzle_t,
    pub w: ze_image_format_swizzle_t,
}
impl ze_image_format_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        layout: ze_image_format_layout_t::ZEROED,
        r#type: ze_image_format_type_t::ZEROED,
        x: ze_image_format_swizzle_t::ZEROED,
        y: ze_image_format_swizzle_t::ZEROED,
        z: ze_image_format_swizzle_t::ZEROED,
        w: ze_image_format_swizzle_t::ZEROED,
    };
}
impl Default for ze_image_format_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_image_format_t>() == 24);
    assert!(align_of::<ze_image_format_t>() == 4);
    assert!(core::mem::offset_of!(ze_image_format_t, layout) == 0);
    assert!(core::mem::offset_of!(ze_image_format_t, r#type) == 4);
    assert!(core::mem::offset_of!(ze_image_format_t, x) == 8);
    assert!(core::mem::offset_of!(ze_image_format_t, y) == 12);
    assert!(core::mem::offset_of!(ze_image_format_t, z) == 16);
    assert!(core::mem::offset_of!(ze_image_format_t, w) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_image_flags_t,
    pub r#type: ze_image_type_t,
    pub format: ze_image_format_t,
    pub width: u64,
    pub height: u32,
    pub depth: u32,
    pub arraylevels: u32,
    pub miplevels: u32,
}
impl ze_image_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        r#type: ze_image_type_t::ZEROED,
        format: ze_image_format_t::ZEROED,
        width: 0,
        height: 0,
        depth: 0,
        arraylevels: 0,
        miplevels: 0,
    };
}
impl Default for ze_image_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_desc_t>() == 72);
    assert!(align_of::<ze_image_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_desc_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_image_desc_t, r#type) == 20);
    assert!(core::mem::offset_of!(ze_image_desc_t, format) == 24);
    assert!(core::mem::offset_of!(ze_image_desc_t, width) == 48);
    assert!(core::mem::offset_of!(ze_image_desc_t, height) == 56);
    assert!(core::mem::offset_of!(ze_image_desc_t, depth) == 60);
    assert!(core::mem::offset_of!(ze_image_desc_t, arraylevels) == 64);
    assert!(core::mem::offset_of!(ze_image_desc_t, miplevels) == 68);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub samplerFilterFlags: ze_image_sampler_filter_flags_t,
}
impl ze_image_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        samplerFilterFlags: 0,
    };
}
impl Default for ze_image_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_properties_t>() == 24);
    assert!(align_of::<ze_image_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_properties_t, samplerFilterFlags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_mem_alloc_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_device_mem_alloc_flags_t,
    pub ordinal: u32,
}
impl ze_device_mem_alloc_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        ordinal: 0,
    };
}
impl Default for ze_device_mem_alloc_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_mem_alloc_desc_t>() == 24);
    assert!(align_of::<ze_device_mem_alloc_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_mem_alloc_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_mem_alloc_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_mem_alloc_desc_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_device_mem_alloc_desc_t, ordinal) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_host_mem_alloc_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_host_mem_alloc_flags_t,
}
impl ze_host_mem_alloc_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_host_mem_alloc_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_host_mem_alloc_desc_t>() == 24);
    assert!(align_of::<ze_host_mem_alloc_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_host_mem_alloc_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_host_mem_alloc_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_host_mem_alloc_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_memory_allocation_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: ze_memory_type_t,
    pub id: u64,
    pub pageSize: u64,
}
impl ze_memory_allocation_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: ze_memory_type_t::ZEROED,
        id: 0,
        pageSize: 0,
    };
}
impl Default for ze_memory_allocation_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_memory_allocation_properties_t>() == 40);
    assert!(align_of::<ze_memory_allocation_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_memory_allocation_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_memory_allocation_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_memory_allocation_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(ze_memory_allocation_properties_t, id) == 24);
    assert!(core::mem::offset_of!(ze_memory_allocation_properties_t, pageSize) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_memory_export_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_external_memory_type_flags_t,
}
impl ze_external_memory_export_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_external_memory_export_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_memory_export_desc_t>() == 24);
    assert!(align_of::<ze_external_memory_export_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_memory_export_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_memory_export_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_memory_export_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_memory_import_fd_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_external_memory_type_flags_t,
    pub fd: i32,
}
impl ze_external_memory_import_fd_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        fd: 0,
    };
}
impl Default for ze_external_memory_import_fd_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_memory_import_fd_t>() == 24);
    assert!(align_of::<ze_external_memory_import_fd_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_memory_import_fd_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_memory_import_fd_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_memory_import_fd_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_external_memory_import_fd_t, fd) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_memory_export_fd_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_external_memory_type_flags_t,
    pub fd: i32,
}
impl ze_external_memory_export_fd_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        fd: 0,
    };
}
impl Default for ze_external_memory_export_fd_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_memory_export_fd_t>() == 24);
    assert!(align_of::<ze_external_memory_export_fd_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_memory_export_fd_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_memory_export_fd_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_memory_export_fd_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_external_memory_export_fd_t, fd) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_memory_import_win32_handle_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_external_memory_type_flags_t,
    pub handle: *mut c_void,
    pub name: *const c_void,
}
impl ze_external_memory_import_win32_handle_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        handle: core::ptr::null_mut(),
        name: core::ptr::null(),
    };
}
impl Default for ze_external_memory_import_win32_handle_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_memory_import_win32_handle_t>() == 40);
    assert!(align_of::<ze_external_memory_import_win32_handle_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_memory_import_win32_handle_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_memory_import_win32_handle_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_memory_import_win32_handle_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_external_memory_import_win32_handle_t, handle) == 24);
    assert!(core::mem::offset_of!(ze_external_memory_import_win32_handle_t, name) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_memory_export_win32_handle_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_external_memory_type_flags_t,
    pub handle: *mut c_void,
}
impl ze_external_memory_export_win32_handle_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_WIN32;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        handle: core::ptr::null_mut(),
    };
}
impl Default for ze_external_memory_export_win32_handle_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_memory_export_win32_handle_t>() == 32);
    assert!(align_of::<ze_external_memory_export_win32_handle_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_memory_export_win32_handle_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_memory_export_win32_handle_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_memory_export_win32_handle_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_external_memory_export_win32_handle_t, handle) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_constants_t {
    pub numConstants: u32,
    pub pConstantIds: *const u32,
    pub pConstantValues: *mut *const c_void,
}
impl ze_module_constants_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        numConstants: 0,
        pConstantIds: core::ptr::null(),
        pConstantValues: core::ptr::null_mut(),
    };
}
impl Default for ze_module_constants_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_module_constants_t>() == 24);
    assert!(align_of::<ze_module_constants_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_constants_t, numConstants) == 0);
    assert!(core::mem::offset_of!(ze_module_constants_t, pConstantIds) == 8);
    assert!(core::mem::offset_of!(ze_module_constants_t, pConstantValues) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub format: ze_module_format_t,
    pub inputSize: usize,
    pub pInputModule: *const u8,
    pub pBuildFlags: *const c_char,
    pub pConstants: *const ze_module_constants_t,
}
impl ze_module_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MODULE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        format: ze_module_format_t::ZEROED,
        inputSize: 0,
        pInputModule: core::ptr::null(),
        pBuildFlags: core::ptr::null(),
        pConstants: core::ptr::null(),
    };
}
impl Default for ze_module_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_module_desc_t>() == 56);
    assert!(align_of::<ze_module_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_module_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_module_desc_t, format) == 16);
    assert!(core::mem::offset_of!(ze_module_desc_t, inputSize) == 24);
    assert!(core::mem::offset_of!(ze_module_desc_t, pInputModule) == 32);
    assert!(core::mem::offset_of!(ze_module_desc_t, pBuildFlags) == 40);
    assert!(core::mem::offset_of!(ze_module_desc_t, pConstants) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_command_list_append_launch_kernel_param_cooperative_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub isCooperative: ze_bool_t,
}
impl ze_command_list_append_launch_kernel_param_cooperative_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        isCooperative: 0,
    };
}
impl Default for ze_command_list_append_launch_kernel_param_cooperative_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_command_list_append_launch_kernel_param_cooperative_desc_t>() == 24);
    assert!(align_of::<ze_command_list_append_launch_kernel_param_cooperative_desc_t>() == 8);
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_param_cooperative_desc_t,
            stype
        ) == 0
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_param_cooperative_desc_t,
            pNext
        ) == 8
    );
    assert!(
        core::mem::offset_of!(
            ze_command_list_append_launch_kernel_param_cooperative_desc_t,
            isCooperative
        ) == 16
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_module_property_flags_t,
}
impl ze_module_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MODULE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for ze_module_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_module_properties_t>() == 24);
    assert!(align_of::<ze_module_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_module_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_module_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_kernel_flags_t,
    pub pKernelName: *const c_char,
}
impl ze_kernel_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_KERNEL_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        pKernelName: core::ptr::null(),
    };
}
impl Default for ze_kernel_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_desc_t>() == 32);
    assert!(align_of::<ze_kernel_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_kernel_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_kernel_desc_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_kernel_desc_t, pKernelName) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_uuid_t {
    pub kid: [u8; 16],
    pub mid: [u8; 16],
}
impl ze_kernel_uuid_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        kid: [0; 16],
        mid: [0; 16],
    };
}
impl Default for ze_kernel_uuid_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_uuid_t>() == 32);
    assert!(align_of::<ze_kernel_uuid_t>() == 1);
    assert!(core::mem::offset_of!(ze_kernel_uuid_t, kid) == 0);
    assert!(core::mem::offset_of!(ze_kernel_uuid_t, mid) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub numKernelArgs: u32,
    pub requiredGroupSizeX: u32,
    pub requiredGroupSizeY: u32,
    pub requiredGroupSizeZ: u32,
    pub requiredNumSubGroups: u32,
    pub requiredSubgroupSize: u32,
    pub maxSubgroupSize: u32,
    pub maxNumSubgroups: u32,
    pub localMemSize: u32,
    pub privateMemSize: u32,
    pub spillMemSize: u32,
    pub uuid: ze_kernel_uuid_t,
}
impl ze_kernel_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        numKernelArgs: 0,
        requiredGroupSizeX: 0,
        requiredGroupSizeY: 0,
        requiredGroupSizeZ: 0,
        requiredNumSubGroups: 0,
        requiredSubgroupSize: 0,
        maxSubgroupSize: 0,
        maxNumSubgroups: 0,
        localMemSize: 0,
        privateMemSize: 0,
        spillMemSize: 0,
        uuid: ze_kernel_uuid_t::ZEROED,
    };
}
impl Default for ze_kernel_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_properties_t>() == 96);
    assert!(align_of::<ze_kernel_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, numKernelArgs) == 16);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, requiredGroupSizeX) == 20);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, requiredGroupSizeY) == 24);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, requiredGroupSizeZ) == 28);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, requiredNumSubGroups) == 32);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, requiredSubgroupSize) == 36);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, maxSubgroupSize) == 40);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, maxNumSubgroups) == 44);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, localMemSize) == 48);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, privateMemSize) == 52);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, spillMemSize) == 56);
    assert!(core::mem::offset_of!(ze_kernel_properties_t, uuid) == 60);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_preferred_group_size_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub preferredMultiple: u32,
}
impl ze_kernel_preferred_group_size_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        preferredMultiple: 0,
    };
}
impl Default for ze_kernel_preferred_group_size_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_preferred_group_size_properties_t>() == 24);
    assert!(align_of::<ze_kernel_preferred_group_size_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_preferred_group_size_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_kernel_preferred_group_size_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_kernel_preferred_group_size_properties_t, preferredMultiple) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_group_count_t {
    pub groupCountX: u32,
    pub groupCountY: u32,
    pub groupCountZ: u32,
}
impl ze_group_count_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        groupCountX: 0,
        groupCountY: 0,
        groupCountZ: 0,
    };
}
impl Default for ze_group_count_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_group_count_t>() == 12);
    assert!(align_of::<ze_group_count_t>() == 4);
    assert!(core::mem::offset_of!(ze_group_count_t, groupCountX) == 0);
    assert!(core::mem::offset_of!(ze_group_count_t, groupCountY) == 4);
    assert!(core::mem::offset_of!(ze_group_count_t, groupCountZ) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_group_size_t {
    pub groupSizeX: u32,
    pub groupSizeY: u32,
    pub groupSizeZ: u32,
}
impl ze_group_size_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        groupSizeX: 0,
        groupSizeY: 0,
        groupSizeZ: 0,
    };
}
impl Default for ze_group_size_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_group_size_t>() == 12);
    assert!(align_of::<ze_group_size_t>() == 4);
    assert!(core::mem::offset_of!(ze_group_size_t, groupSizeX) == 0);
    assert!(core::mem::offset_of!(ze_group_size_t, groupSizeY) == 4);
    assert!(core::mem::offset_of!(ze_group_size_t, groupSizeZ) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_module_program_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub count: u32,
    pub inputSizes: *const usize,
    pub pInputModules: *mut *const u8,
    pub pBuildFlags: *mut *const c_char,
    pub pConstants: *mut *const ze_module_constants_t,
}
impl ze_module_program_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        count: 0,
        inputSizes: core::ptr::null(),
        pInputModules: core::ptr::null_mut(),
        pBuildFlags: core::ptr::null_mut(),
        pConstants: core::ptr::null_mut(),
    };
}
impl Default for ze_module_program_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_module_program_exp_desc_t>() == 56);
    assert!(align_of::<ze_module_program_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, count) == 16);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, inputSizes) == 24);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, pInputModules) == 32);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, pBuildFlags) == 40);
    assert!(core::mem::offset_of!(ze_module_program_exp_desc_t, pConstants) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_raytracing_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_device_raytracing_ext_flags_t,
    pub maxBVHLevels: u32,
}
impl ze_device_raytracing_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        maxBVHLevels: 0,
    };
}
impl Default for ze_device_raytracing_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_raytracing_ext_properties_t>() == 24);
    assert!(align_of::<ze_device_raytracing_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_raytracing_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_raytracing_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_raytracing_ext_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_device_raytracing_ext_properties_t, maxBVHLevels) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_raytracing_mem_alloc_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_raytracing_mem_alloc_ext_flags_t,
}
impl ze_raytracing_mem_alloc_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_raytracing_mem_alloc_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_raytracing_mem_alloc_ext_desc_t>() == 24);
    assert!(align_of::<ze_raytracing_mem_alloc_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_raytracing_mem_alloc_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_raytracing_mem_alloc_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_raytracing_mem_alloc_ext_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_sampler_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub addressMode: ze_sampler_address_mode_t,
    pub filterMode: ze_sampler_filter_mode_t,
    pub isNormalized: ze_bool_t,
}
impl ze_sampler_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_SAMPLER_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        addressMode: ze_sampler_address_mode_t::ZEROED,
        filterMode: ze_sampler_filter_mode_t::ZEROED,
        isNormalized: 0,
    };
}
impl Default for ze_sampler_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_sampler_desc_t>() == 32);
    assert!(align_of::<ze_sampler_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_sampler_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_sampler_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_sampler_desc_t, addressMode) == 16);
    assert!(core::mem::offset_of!(ze_sampler_desc_t, filterMode) == 20);
    assert!(core::mem::offset_of!(ze_sampler_desc_t, isNormalized) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_physical_mem_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_physical_mem_flags_t,
    pub size: usize,
}
impl ze_physical_mem_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
        size: 0,
    };
}
impl Default for ze_physical_mem_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_physical_mem_desc_t>() == 32);
    assert!(align_of::<ze_physical_mem_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_physical_mem_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_desc_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_physical_mem_desc_t, size) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_physical_mem_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub id: u64,
    pub size: u64,
}
impl ze_physical_mem_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        id: 0,
        size: 0,
    };
}
impl Default for ze_physical_mem_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_physical_mem_properties_t>() == 32);
    assert!(align_of::<ze_physical_mem_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_physical_mem_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_physical_mem_properties_t, id) == 16);
    assert!(core::mem::offset_of!(ze_physical_mem_properties_t, size) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_float_atomic_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub fp16Flags: ze_device_fp_atomic_ext_flags_t,
    pub fp32Flags: ze_device_fp_atomic_ext_flags_t,
    pub fp64Flags: ze_device_fp_atomic_ext_flags_t,
}
impl ze_float_atomic_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        fp16Flags: 0,
        fp32Flags: 0,
        fp64Flags: 0,
    };
}
impl Default for ze_float_atomic_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_float_atomic_ext_properties_t>() == 32);
    assert!(align_of::<ze_float_atomic_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_float_atomic_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_float_atomic_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_float_atomic_ext_properties_t, fp16Flags) == 16);
    assert!(core::mem::offset_of!(ze_float_atomic_ext_properties_t, fp32Flags) == 20);
    assert!(core::mem::offset_of!(ze_float_atomic_ext_properties_t, fp64Flags) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_relaxed_allocation_limits_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_relaxed_allocation_limits_ext_flags_t,
}
impl ze_relaxed_allocation_limits_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_relaxed_allocation_limits_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_relaxed_allocation_limits_ext_desc_t>() == 24);
    assert!(align_of::<ze_relaxed_allocation_limits_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_relaxed_allocation_limits_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_relaxed_allocation_limits_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_relaxed_allocation_limits_ext_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_relaxed_allocation_limits_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_relaxed_allocation_limits_exp_flags_t,
}
impl ze_relaxed_allocation_limits_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_relaxed_allocation_limits_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_relaxed_allocation_limits_exp_desc_t>() == 24);
    assert!(align_of::<ze_relaxed_allocation_limits_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_relaxed_allocation_limits_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_relaxed_allocation_limits_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_relaxed_allocation_limits_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_cache_reservation_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub maxCacheReservationSize: usize,
}
impl ze_cache_reservation_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        maxCacheReservationSize: 0,
    };
}
impl Default for ze_cache_reservation_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_cache_reservation_ext_desc_t>() == 24);
    assert!(align_of::<ze_cache_reservation_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_cache_reservation_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_cache_reservation_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_cache_reservation_ext_desc_t, maxCacheReservationSize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_memory_properties_exp_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub size: u64,
    pub rowPitch: u64,
    pub slicePitch: u64,
}
impl ze_image_memory_properties_exp_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_MEMORY_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        size: 0,
        rowPitch: 0,
        slicePitch: 0,
    };
}
impl Default for ze_image_memory_properties_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_memory_properties_exp_t>() == 40);
    assert!(align_of::<ze_image_memory_properties_exp_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_memory_properties_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_memory_properties_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_memory_properties_exp_t, size) == 16);
    assert!(core::mem::offset_of!(ze_image_memory_properties_exp_t, rowPitch) == 24);
    assert!(core::mem::offset_of!(ze_image_memory_properties_exp_t, slicePitch) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_view_planar_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub planeIndex: u32,
}
impl ze_image_view_planar_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        planeIndex: 0,
    };
}
impl Default for ze_image_view_planar_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_view_planar_ext_desc_t>() == 24);
    assert!(align_of::<ze_image_view_planar_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_view_planar_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_view_planar_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_view_planar_ext_desc_t, planeIndex) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_view_planar_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub planeIndex: u32,
}
impl ze_image_view_planar_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        planeIndex: 0,
    };
}
impl Default for ze_image_view_planar_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_view_planar_exp_desc_t>() == 24);
    assert!(align_of::<ze_image_view_planar_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_view_planar_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_view_planar_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_view_planar_exp_desc_t, planeIndex) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_scheduling_hint_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub schedulingHintFlags: ze_scheduling_hint_exp_flags_t,
}
impl ze_scheduling_hint_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        schedulingHintFlags: 0,
    };
}
impl Default for ze_scheduling_hint_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_scheduling_hint_exp_properties_t>() == 24);
    assert!(align_of::<ze_scheduling_hint_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_scheduling_hint_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_scheduling_hint_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_scheduling_hint_exp_properties_t, schedulingHintFlags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_scheduling_hint_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_scheduling_hint_exp_flags_t,
}
impl ze_scheduling_hint_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_scheduling_hint_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_scheduling_hint_exp_desc_t>() == 24);
    assert!(align_of::<ze_scheduling_hint_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_scheduling_hint_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_scheduling_hint_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_scheduling_hint_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_context_power_saving_hint_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub hint: u32,
}
impl ze_context_power_saving_hint_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_POWER_SAVING_HINT_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        hint: 0,
    };
}
impl Default for ze_context_power_saving_hint_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_context_power_saving_hint_exp_desc_t>() == 24);
    assert!(align_of::<ze_context_power_saving_hint_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_context_power_saving_hint_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_context_power_saving_hint_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_context_power_saving_hint_exp_desc_t, hint) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_eu_count_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub numTotalEUs: u32,
}
impl ze_eu_count_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EU_COUNT_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        numTotalEUs: 0,
    };
}
impl Default for ze_eu_count_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_eu_count_ext_t>() == 24);
    assert!(align_of::<ze_eu_count_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_eu_count_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_eu_count_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_eu_count_ext_t, numTotalEUs) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_pci_address_ext_t {
    pub domain: u32,
    pub bus: u32,
    pub device: u32,
    pub function: u32,
}
impl ze_pci_address_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        domain: 0,
        bus: 0,
        device: 0,
        function: 0,
    };
}
impl Default for ze_pci_address_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_pci_address_ext_t>() == 16);
    assert!(align_of::<ze_pci_address_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_pci_address_ext_t, domain) == 0);
    assert!(core::mem::offset_of!(ze_pci_address_ext_t, bus) == 4);
    assert!(core::mem::offset_of!(ze_pci_address_ext_t, device) == 8);
    assert!(core::mem::offset_of!(ze_pci_address_ext_t, function) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_pci_speed_ext_t {
    pub genVersion: i32,
    pub width: i32,
    pub maxBandwidth: i64,
}
impl ze_pci_speed_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        genVersion: 0,
        width: 0,
        maxBandwidth: 0,
    };
}
impl Default for ze_pci_speed_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_pci_speed_ext_t>() == 16);
    assert!(align_of::<ze_pci_speed_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_pci_speed_ext_t, genVersion) == 0);
    assert!(core::mem::offset_of!(ze_pci_speed_ext_t, width) == 4);
    assert!(core::mem::offset_of!(ze_pci_speed_ext_t, maxBandwidth) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_pci_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub address: ze_pci_address_ext_t,
    pub maxSpeed: ze_pci_speed_ext_t,
}
impl ze_pci_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        address: ze_pci_address_ext_t::ZEROED,
        maxSpeed: ze_pci_speed_ext_t::ZEROED,
    };
}
impl Default for ze_pci_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_pci_ext_properties_t>() == 48);
    assert!(align_of::<ze_pci_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_pci_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_pci_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_pci_ext_properties_t, address) == 16);
    assert!(core::mem::offset_of!(ze_pci_ext_properties_t, maxSpeed) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_srgb_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub sRGB: ze_bool_t,
}
impl ze_srgb_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_SRGB_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        sRGB: 0,
    };
}
impl Default for ze_srgb_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_srgb_ext_desc_t>() == 24);
    assert!(align_of::<ze_srgb_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_srgb_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_srgb_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_srgb_ext_desc_t, sRGB) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_allocation_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub id: u64,
}
impl ze_image_allocation_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_ALLOCATION_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        id: 0,
    };
}
impl Default for ze_image_allocation_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_allocation_ext_properties_t>() == 24);
    assert!(align_of::<ze_image_allocation_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_allocation_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_allocation_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_allocation_ext_properties_t, id) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_linkage_inspection_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_linkage_inspection_ext_flags_t,
}
impl ze_linkage_inspection_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_linkage_inspection_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_linkage_inspection_ext_desc_t>() == 24);
    assert!(align_of::<ze_linkage_inspection_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_linkage_inspection_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_linkage_inspection_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_linkage_inspection_ext_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_memory_compression_hints_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_memory_compression_hints_ext_flags_t,
}
impl ze_memory_compression_hints_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_memory_compression_hints_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_memory_compression_hints_ext_desc_t>() == 24);
    assert!(align_of::<ze_memory_compression_hints_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_memory_compression_hints_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_memory_compression_hints_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_memory_compression_hints_ext_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_memory_free_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub freePolicies: ze_driver_memory_free_policy_ext_flags_t,
}
impl ze_driver_memory_free_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        freePolicies: 0,
    };
}
impl Default for ze_driver_memory_free_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_driver_memory_free_ext_properties_t>() == 24);
    assert!(align_of::<ze_driver_memory_free_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_memory_free_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_driver_memory_free_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_driver_memory_free_ext_properties_t, freePolicies) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_memory_free_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub freePolicy: ze_driver_memory_free_policy_ext_flags_t,
}
impl ze_memory_free_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        freePolicy: 0,
    };
}
impl Default for ze_memory_free_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_memory_free_ext_desc_t>() == 24);
    assert!(align_of::<ze_memory_free_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_memory_free_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_memory_free_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_memory_free_ext_desc_t, freePolicy) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_p2p_bandwidth_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub logicalBandwidth: u32,
    pub physicalBandwidth: u32,
    pub bandwidthUnit: ze_bandwidth_unit_t,
    pub logicalLatency: u32,
    pub physicalLatency: u32,
    pub latencyUnit: ze_latency_unit_t,
}
impl ze_device_p2p_bandwidth_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_P2P_BANDWIDTH_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        logicalBandwidth: 0,
        physicalBandwidth: 0,
        bandwidthUnit: ze_bandwidth_unit_t::ZEROED,
        logicalLatency: 0,
        physicalLatency: 0,
        latencyUnit: ze_latency_unit_t::ZEROED,
    };
}
impl Default for ze_device_p2p_bandwidth_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_p2p_bandwidth_exp_properties_t>() == 40);
    assert!(align_of::<ze_device_p2p_bandwidth_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, logicalBandwidth) == 16);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, physicalBandwidth) == 20);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, bandwidthUnit) == 24);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, logicalLatency) == 28);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, physicalLatency) == 32);
    assert!(core::mem::offset_of!(ze_device_p2p_bandwidth_exp_properties_t, latencyUnit) == 36);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_copy_bandwidth_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub copyBandwidth: u32,
    pub copyBandwidthUnit: ze_bandwidth_unit_t,
}
impl ze_copy_bandwidth_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_COPY_BANDWIDTH_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        copyBandwidth: 0,
        copyBandwidthUnit: ze_bandwidth_unit_t::ZEROED,
    };
}
impl Default for ze_copy_bandwidth_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_copy_bandwidth_exp_properties_t>() == 24);
    assert!(align_of::<ze_copy_bandwidth_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_copy_bandwidth_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_copy_bandwidth_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_copy_bandwidth_exp_properties_t, copyBandwidth) == 16);
    assert!(core::mem::offset_of!(ze_copy_bandwidth_exp_properties_t, copyBandwidthUnit) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_luid_ext_t {
    pub id: [u8; 8],
}
impl ze_device_luid_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { id: [0; 8] };
}
impl Default for ze_device_luid_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_device_luid_ext_t>() == 8);
    assert!(align_of::<ze_device_luid_ext_t>() == 1);
    assert!(core::mem::offset_of!(ze_device_luid_ext_t, id) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_luid_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub luid: ze_device_luid_ext_t,
    pub nodeMask: u32,
}
impl ze_device_luid_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        luid: ze_device_luid_ext_t::ZEROED,
        nodeMask: 0,
    };
}
impl Default for ze_device_luid_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_luid_ext_properties_t>() == 32);
    assert!(align_of::<ze_device_luid_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_luid_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_luid_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_luid_ext_properties_t, luid) == 16);
    assert!(core::mem::offset_of!(ze_device_luid_ext_properties_t, nodeMask) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fabric_vertex_pci_exp_address_t {
    pub domain: u32,
    pub bus: u32,
    pub device: u32,
    pub function: u32,
}
impl ze_fabric_vertex_pci_exp_address_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        domain: 0,
        bus: 0,
        device: 0,
        function: 0,
    };
}
impl Default for ze_fabric_vertex_pci_exp_address_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_fabric_vertex_pci_exp_address_t>() == 16);
    assert!(align_of::<ze_fabric_vertex_pci_exp_address_t>() == 4);
    assert!(core::mem::offset_of!(ze_fabric_vertex_pci_exp_address_t, domain) == 0);
    assert!(core::mem::offset_of!(ze_fabric_vertex_pci_exp_address_t, bus) == 4);
    assert!(core::mem::offset_of!(ze_fabric_vertex_pci_exp_address_t, device) == 8);
    assert!(core::mem::offset_of!(ze_fabric_vertex_pci_exp_address_t, function) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fabric_vertex_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub uuid: ze_uuid_t,
    pub r#type: ze_fabric_vertex_exp_type_t,
    pub remote: ze_bool_t,
    pub address: ze_fabric_vertex_pci_exp_address_t,
}
impl ze_fabric_vertex_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        uuid: ze_uuid_t::ZEROED,
        r#type: ze_fabric_vertex_exp_type_t::ZEROED,
        remote: 0,
        address: ze_fabric_vertex_pci_exp_address_t::ZEROED,
    };
}
impl Default for ze_fabric_vertex_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_fabric_vertex_exp_properties_t>() == 56);
    assert!(align_of::<ze_fabric_vertex_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_properties_t, uuid) == 16);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_properties_t, r#type) == 32);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_properties_t, remote) == 36);
    assert!(core::mem::offset_of!(ze_fabric_vertex_exp_properties_t, address) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_fabric_edge_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub uuid: ze_uuid_t,
    pub model: [c_char; 256],
    pub bandwidth: u32,
    pub bandwidthUnit: ze_bandwidth_unit_t,
    pub latency: u32,
    pub latencyUnit: ze_latency_unit_t,
    pub duplexity: ze_fabric_edge_exp_duplexity_t,
}
impl ze_fabric_edge_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_FABRIC_EDGE_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        uuid: ze_uuid_t::ZEROED,
        model: [0; 256],
        bandwidth: 0,
        bandwidthUnit: ze_bandwidth_unit_t::ZEROED,
        latency: 0,
        latencyUnit: ze_latency_unit_t::ZEROED,
        duplexity: ze_fabric_edge_exp_duplexity_t::ZEROED,
    };
}
impl Default for ze_fabric_edge_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_fabric_edge_exp_properties_t>() == 312);
    assert!(align_of::<ze_fabric_edge_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, uuid) == 16);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, model) == 32);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, bandwidth) == 288);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, bandwidthUnit) == 292);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, latency) == 296);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, latencyUnit) == 300);
    assert!(core::mem::offset_of!(ze_fabric_edge_exp_properties_t, duplexity) == 304);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_memory_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: ze_device_memory_ext_type_t,
    pub physicalSize: u64,
    pub readBandwidth: u32,
    pub writeBandwidth: u32,
    pub bandwidthUnit: ze_bandwidth_unit_t,
}
impl ze_device_memory_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: ze_device_memory_ext_type_t::ZEROED,
        physicalSize: 0,
        readBandwidth: 0,
        writeBandwidth: 0,
        bandwidthUnit: ze_bandwidth_unit_t::ZEROED,
    };
}
impl Default for ze_device_memory_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_memory_ext_properties_t>() == 48);
    assert!(align_of::<ze_device_memory_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, physicalSize) == 24);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, readBandwidth) == 32);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, writeBandwidth) == 36);
    assert!(core::mem::offset_of!(ze_device_memory_ext_properties_t, bandwidthUnit) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_ip_version_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub ipVersion: u32,
}
impl ze_device_ip_version_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        ipVersion: 0,
    };
}
impl Default for ze_device_ip_version_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_ip_version_ext_t>() == 24);
    assert!(align_of::<ze_device_ip_version_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_ip_version_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_ip_version_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_ip_version_ext_t, ipVersion) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_max_group_size_properties_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub maxGroupSize: u32,
}
impl ze_kernel_max_group_size_properties_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        maxGroupSize: 0,
    };
}
impl Default for ze_kernel_max_group_size_properties_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_max_group_size_properties_ext_t>() == 24);
    assert!(align_of::<ze_kernel_max_group_size_properties_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_max_group_size_properties_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_kernel_max_group_size_properties_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_kernel_max_group_size_properties_ext_t, maxGroupSize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_sub_allocation_t {
    pub base: *mut c_void,
    pub size: usize,
}
impl ze_sub_allocation_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        base: core::ptr::null_mut(),
        size: 0,
    };
}
impl Default for ze_sub_allocation_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_sub_allocation_t>() == 16);
    assert!(align_of::<ze_sub_allocation_t>() == 8);
    assert!(core::mem::offset_of!(ze_sub_allocation_t, base) == 0);
    assert!(core::mem::offset_of!(ze_sub_allocation_t, size) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_memory_sub_allocations_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub pCount: *mut u32,
    pub pSubAllocations: *mut ze_sub_allocation_t,
}
impl ze_memory_sub_allocations_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        pCount: core::ptr::null_mut(),
        pSubAllocations: core::ptr::null_mut(),
    };
}
impl Default for ze_memory_sub_allocations_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_memory_sub_allocations_exp_properties_t>() == 32);
    assert!(align_of::<ze_memory_sub_allocations_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_memory_sub_allocations_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_memory_sub_allocations_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_memory_sub_allocations_exp_properties_t, pCount) == 16);
    assert!(core::mem::offset_of!(ze_memory_sub_allocations_exp_properties_t, pSubAllocations) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_query_kernel_timestamps_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_event_query_kernel_timestamps_ext_flags_t,
}
impl ze_event_query_kernel_timestamps_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for ze_event_query_kernel_timestamps_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_query_kernel_timestamps_ext_properties_t>() == 24);
    assert!(align_of::<ze_event_query_kernel_timestamps_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamps_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamps_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamps_ext_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_synchronized_timestamp_data_ext_t {
    pub kernelStart: u64,
    pub kernelEnd: u64,
}
impl ze_synchronized_timestamp_data_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        kernelStart: 0,
        kernelEnd: 0,
    };
}
impl Default for ze_synchronized_timestamp_data_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_synchronized_timestamp_data_ext_t>() == 16);
    assert!(align_of::<ze_synchronized_timestamp_data_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_synchronized_timestamp_data_ext_t, kernelStart) == 0);
    assert!(core::mem::offset_of!(ze_synchronized_timestamp_data_ext_t, kernelEnd) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_synchronized_timestamp_result_ext_t {
    pub global: ze_synchronized_timestamp_data_ext_t,
    pub context: ze_synchronized_timestamp_data_ext_t,
}
impl ze_synchronized_timestamp_result_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        global: ze_synchronized_timestamp_data_ext_t::ZEROED,
        context: ze_synchronized_timestamp_data_ext_t::ZEROED,
    };
}
impl Default for ze_synchronized_timestamp_result_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_synchronized_timestamp_result_ext_t>() == 32);
    assert!(align_of::<ze_synchronized_timestamp_result_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_synchronized_timestamp_result_ext_t, global) == 0);
    assert!(core::mem::offset_of!(ze_synchronized_timestamp_result_ext_t, context) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_query_kernel_timestamps_results_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub pKernelTimestampsBuffer: *mut ze_kernel_timestamp_result_t,
    pub pSynchronizedTimestampsBuffer: *mut ze_synchronized_timestamp_result_ext_t,
}
impl ze_event_query_kernel_timestamps_results_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t =
        ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        pKernelTimestampsBuffer: core::ptr::null_mut(),
        pSynchronizedTimestampsBuffer: core::ptr::null_mut(),
    };
}
impl Default for ze_event_query_kernel_timestamps_results_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_query_kernel_timestamps_results_ext_properties_t>() == 32);
    assert!(align_of::<ze_event_query_kernel_timestamps_results_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamps_results_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_query_kernel_timestamps_results_ext_properties_t, pNext) == 8);
    assert!(
        core::mem::offset_of!(
            ze_event_query_kernel_timestamps_results_ext_properties_t,
            pKernelTimestampsBuffer
        ) == 16
    );
    assert!(
        core::mem::offset_of!(
            ze_event_query_kernel_timestamps_results_ext_properties_t,
            pSynchronizedTimestampsBuffer
        ) == 24
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub builderVersion: ze_rtas_builder_exp_version_t,
}
impl ze_rtas_builder_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        builderVersion: ze_rtas_builder_exp_version_t::ZEROED,
    };
}
impl Default for ze_rtas_builder_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_exp_desc_t>() == 24);
    assert!(align_of::<ze_rtas_builder_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_desc_t, builderVersion) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_rtas_builder_exp_flags_t,
    pub rtasBufferSizeBytesExpected: usize,
    pub rtasBufferSizeBytesMaxRequired: usize,
    pub scratchBufferSizeBytes: usize,
}
impl ze_rtas_builder_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        rtasBufferSizeBytesExpected: 0,
        rtasBufferSizeBytesMaxRequired: 0,
        scratchBufferSizeBytes: 0,
    };
}
impl Default for ze_rtas_builder_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_exp_properties_t>() == 48);
    assert!(align_of::<ze_rtas_builder_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_properties_t, rtasBufferSizeBytesExpected) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_properties_t, rtasBufferSizeBytesMaxRequired) == 32);
    assert!(core::mem::offset_of!(ze_rtas_builder_exp_properties_t, scratchBufferSizeBytes) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_parallel_operation_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_rtas_parallel_operation_exp_flags_t,
    pub maxConcurrency: u32,
}
impl ze_rtas_parallel_operation_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        maxConcurrency: 0,
    };
}
impl Default for ze_rtas_parallel_operation_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_parallel_operation_exp_properties_t>() == 24);
    assert!(align_of::<ze_rtas_parallel_operation_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_exp_properties_t, maxConcurrency) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_device_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_rtas_device_exp_flags_t,
    pub rtasFormat: ze_rtas_format_exp_t,
    pub rtasBufferAlignment: u32,
}
impl ze_rtas_device_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        rtasFormat: ze_rtas_format_exp_t::ZEROED,
        rtasBufferAlignment: 0,
    };
}
impl Default for ze_rtas_device_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_device_exp_properties_t>() == 32);
    assert!(align_of::<ze_rtas_device_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_device_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_device_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_device_exp_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_rtas_device_exp_properties_t, rtasFormat) == 20);
    assert!(core::mem::offset_of!(ze_rtas_device_exp_properties_t, rtasBufferAlignment) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_float3_exp_t {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}
impl ze_rtas_float3_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        x: 0.0,
        y: 0.0,
        z: 0.0,
    };
}
impl Default for ze_rtas_float3_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_float3_exp_t>() == 12);
    assert!(align_of::<ze_rtas_float3_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_float3_exp_t, x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_float3_exp_t, y) == 4);
    assert!(core::mem::offset_of!(ze_rtas_float3_exp_t, z) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_transform_float3x4_column_major_exp_t {
    pub vx_x: f32,
    pub vx_y: f32,
    pub vx_z: f32,
    pub vy_x: f32,
    pub vy_y: f32,
    pub vy_z: f32,
    pub vz_x: f32,
    pub vz_y: f32,
    pub vz_z: f32,
    pub p_x: f32,
    pub p_y: f32,
    pub p_z: f32,
}
impl ze_rtas_transform_float3x4_column_major_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        vx_x: 0.0,
        vx_y: 0.0,
        vx_z: 0.0,
        vy_x: 0.0,
        vy_y: 0.0,
        vy_z: 0.0,
        vz_x: 0.0,
        vz_y: 0.0,
        vz_z: 0.0,
        p_x: 0.0,
        p_y: 0.0,
        p_z: 0.0,
    };
}
impl Default for ze_rtas_transform_float3x4_column_major_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_transform_float3x4_column_major_exp_t>() == 48);
    assert!(align_of::<ze_rtas_transform_float3x4_column_major_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vx_x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vx_y) == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vx_z) == 8);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vy_x) == 12);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vy_y) == 16);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vy_z) == 20);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vz_x) == 24);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vz_y) == 28);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, vz_z) == 32);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, p_x) == 36);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, p_y) == 40);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_exp_t, p_z) == 44);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_transform_float3x4_aligned_column_major_exp_t {
    pub vx_x: f32,
    pub vx_y: f32,
    pub vx_z: f32,
    pub pad0: f32,
    pub vy_x: f32,
    pub vy_y: f32,
    pub vy_z: f32,
    pub pad1: f32,
    pub vz_x: f32,
    pub vz_y: f32,
    pub vz_z: f32,
    pub pad2: f32,
    pub p_x: f32,
    pub p_y: f32,
    pub p_z: f32,
    pub pad3: f32,
}
impl ze_rtas_transform_float3x4_aligned_column_major_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        vx_x: 0.0,
        vx_y: 0.0,
        vx_z: 0.0,
        pad0: 0.0,
        vy_x: 0.0,
        vy_y: 0.0,
        vy_z: 0.0,
        pad1: 0.0,
        vz_x: 0.0,
        vz_y: 0.0,
        vz_z: 0.0,
        pad2: 0.0,
        p_x: 0.0,
        p_y: 0.0,
        p_z: 0.0,
        pad3: 0.0,
    };
}
impl Default for ze_rtas_transform_float3x4_aligned_column_major_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_transform_float3x4_aligned_column_major_exp_t>() == 64);
    assert!(align_of::<ze_rtas_transform_float3x4_aligned_column_major_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vx_x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vx_y) == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vx_z) == 8);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, pad0) == 12);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vy_x) == 16);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vy_y) == 20);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vy_z) == 24);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, pad1) == 28);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vz_x) == 32);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vz_y) == 36);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, vz_z) == 40);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, pad2) == 44);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, p_x) == 48);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, p_y) == 52);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, p_z) == 56);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_exp_t, pad3) == 60);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_transform_float3x4_row_major_exp_t {
    pub vx_x: f32,
    pub vy_x: f32,
    pub vz_x: f32,
    pub p_x: f32,
    pub vx_y: f32,
    pub vy_y: f32,
    pub vz_y: f32,
    pub p_y: f32,
    pub vx_z: f32,
    pub vy_z: f32,
    pub vz_z: f32,
    pub p_z: f32,
}
impl ze_rtas_transform_float3x4_row_major_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        vx_x: 0.0,
        vy_x: 0.0,
        vz_x: 0.0,
        p_x: 0.0,
        vx_y: 0.0,
        vy_y: 0.0,
        vz_y: 0.0,
        p_y: 0.0,
        vx_z: 0.0,
        vy_z: 0.0,
        vz_z: 0.0,
        p_z: 0.0,
    };
}
impl Default for ze_rtas_transform_float3x4_row_major_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_transform_float3x4_row_major_exp_t>() == 48);
    assert!(align_of::<ze_rtas_transform_float3x4_row_major_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vx_x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vy_x) == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vz_x) == 8);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, p_x) == 12);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vx_y) == 16);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vy_y) == 20);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vz_y) == 24);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, p_y) == 28);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vx_z) == 32);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vy_z) == 36);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, vz_z) == 40);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_exp_t, p_z) == 44);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_aabb_exp_t {
    pub lower: ze_rtas_float3_exp_t,
    pub upper: ze_rtas_float3_exp_t,
}
impl ze_rtas_aabb_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        lower: ze_rtas_float3_exp_t::ZEROED,
        upper: ze_rtas_float3_exp_t::ZEROED,
    };
}
impl Default for ze_rtas_aabb_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_aabb_exp_t>() == 24);
    assert!(align_of::<ze_rtas_aabb_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_aabb_exp_t, lower) == 0);
    assert!(core::mem::offset_of!(ze_rtas_aabb_exp_t, upper) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_triangle_indices_uint32_exp_t {
    pub v0: u32,
    pub v1: u32,
    pub v2: u32,
}
impl ze_rtas_triangle_indices_uint32_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { v0: 0, v1: 0, v2: 0 };
}
impl Default for ze_rtas_triangle_indices_uint32_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_triangle_indices_uint32_exp_t>() == 12);
    assert!(align_of::<ze_rtas_triangle_indices_uint32_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_triangle_indices_uint32_exp_t, v0) == 0);
    assert!(core::mem::offset_of!(ze_rtas_triangle_indices_uint32_exp_t, v1) == 4);
    assert!(core::mem::offset_of!(ze_rtas_triangle_indices_uint32_exp_t, v2) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_quad_indices_uint32_exp_t {
    pub v0: u32,
    pub v1: u32,
    pub v2: u32,
    pub v3: u32,
}
impl ze_rtas_quad_indices_uint32_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        v0: 0,
        v1: 0,
        v2: 0,
        v3: 0,
    };
}
impl Default for ze_rtas_quad_indices_uint32_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_quad_indices_uint32_exp_t>() == 16);
    assert!(align_of::<ze_rtas_quad_indices_uint32_exp_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_exp_t, v0) == 0);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_exp_t, v1) == 4);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_exp_t, v2) == 8);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_exp_t, v3) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_geometry_info_exp_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_exp_t,
}
impl ze_rtas_builder_geometry_info_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { geometryType: 0 };
}
impl Default for ze_rtas_builder_geometry_info_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_geometry_info_exp_t>() == 1);
    assert!(align_of::<ze_rtas_builder_geometry_info_exp_t>() == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_geometry_info_exp_t, geometryType) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_triangles_geometry_info_exp_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_exp_t,
    pub geometryFlags: ze_rtas_builder_packed_geometry_exp_flags_t,
    pub geometryMask: u8,
    pub triangleFormat: ze_rtas_builder_packed_input_data_format_exp_t,
    pub vertexFormat: ze_rtas_builder_packed_input_data_format_exp_t,
    pub triangleCount: u32,
    pub vertexCount: u32,
    pub triangleStride: u32,
    pub vertexStride: u32,
    pub pTriangleBuffer: *mut c_void,
    pub pVertexBuffer: *mut c_void,
}
impl ze_rtas_builder_triangles_geometry_info_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        geometryFlags: 0,
        geometryMask: 0,
        triangleFormat: 0,
        vertexFormat: 0,
        triangleCount: 0,
        vertexCount: 0,
        triangleStride: 0,
        vertexStride: 0,
        pTriangleBuffer: core::ptr::null_mut(),
        pVertexBuffer: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_triangles_geometry_info_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_triangles_geometry_info_exp_t>() == 40);
    assert!(align_of::<ze_rtas_builder_triangles_geometry_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, geometryFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, triangleFormat) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, vertexFormat) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, triangleCount) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, vertexCount) == 12);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, triangleStride) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, vertexStride) == 20);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, pTriangleBuffer) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_exp_t, pVertexBuffer) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_quads_geometry_info_exp_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_exp_t,
    pub geometryFlags: ze_rtas_builder_packed_geometry_exp_flags_t,
    pub geometryMask: u8,
    pub quadFormat: ze_rtas_builder_packed_input_data_format_exp_t,
    pub vertexFormat: ze_rtas_builder_packed_input_data_format_exp_t,
    pub quadCount: u32,
    pub vertexCount: u32,
    pub quadStride: u32,
    pub vertexStride: u32,
    pub pQuadBuffer: *mut c_void,
    pub pVertexBuffer: *mut c_void,
}
impl ze_rtas_builder_quads_geometry_info_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        geometryFlags: 0,
        geometryMask: 0,
        quadFormat: 0,
        vertexFormat: 0,
        quadCount: 0,
        vertexCount: 0,
        quadStride: 0,
        vertexStride: 0,
        pQuadBuffer: core::ptr::null_mut(),
        pVertexBuffer: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_quads_geometry_info_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_quads_geometry_info_exp_t>() == 40);
    assert!(align_of::<ze_rtas_builder_quads_geometry_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, geometryFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, quadFormat) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, vertexFormat) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, quadCount) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, vertexCount) == 12);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, quadStride) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, vertexStride) == 20);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, pQuadBuffer) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_exp_t, pVertexBuffer) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_geometry_aabbs_exp_cb_params_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub primID: u32,
    pub primIDCount: u32,
    pub pGeomUserPtr: *mut c_void,
    pub pBuildUserPtr: *mut c_void,
    pub pBoundsOut: *mut ze_rtas_aabb_exp_t,
}
impl ze_rtas_geometry_aabbs_exp_cb_params_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXP_CB_PARAMS;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        primID: 0,
        primIDCount: 0,
        pGeomUserPtr: core::ptr::null_mut(),
        pBuildUserPtr: core::ptr::null_mut(),
        pBoundsOut: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_geometry_aabbs_exp_cb_params_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_geometry_aabbs_exp_cb_params_t>() == 48);
    assert!(align_of::<ze_rtas_geometry_aabbs_exp_cb_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, primID) == 16);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, primIDCount) == 20);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, pGeomUserPtr) == 24);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, pBuildUserPtr) == 32);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_exp_cb_params_t, pBoundsOut) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_procedural_geometry_info_exp_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_exp_t,
    pub geometryFlags: ze_rtas_builder_packed_geometry_exp_flags_t,
    pub geometryMask: u8,
    pub reserved: u8,
    pub primCount: u32,
    pub pfnGetBoundsCb: ze_rtas_geometry_aabbs_cb_exp_t,
    pub pGeomUserPtr: *mut c_void,
}
impl ze_rtas_builder_procedural_geometry_info_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        geometryFlags: 0,
        geometryMask: 0,
        reserved: 0,
        primCount: 0,
        pfnGetBoundsCb: None,
        pGeomUserPtr: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_procedural_geometry_info_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_procedural_geometry_info_exp_t>() == 24);
    assert!(align_of::<ze_rtas_builder_procedural_geometry_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, geometryFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, reserved) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, primCount) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, pfnGetBoundsCb) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_exp_t, pGeomUserPtr) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_instance_geometry_info_exp_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_exp_t,
    pub instanceFlags: ze_rtas_builder_packed_instance_exp_flags_t,
    pub geometryMask: u8,
    pub transformFormat: ze_rtas_builder_packed_input_data_format_exp_t,
    pub instanceUserID: u32,
    pub pTransform: *mut c_void,
    pub pBounds: *mut ze_rtas_aabb_exp_t,
    pub pAccelerationStructure: *mut c_void,
}
impl ze_rtas_builder_instance_geometry_info_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        instanceFlags: 0,
        geometryMask: 0,
        transformFormat: 0,
        instanceUserID: 0,
        pTransform: core::ptr::null_mut(),
        pBounds: core::ptr::null_mut(),
        pAccelerationStructure: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_instance_geometry_info_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_instance_geometry_info_exp_t>() == 32);
    assert!(align_of::<ze_rtas_builder_instance_geometry_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, instanceFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, transformFormat) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, instanceUserID) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, pTransform) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_exp_t, pBounds) == 16);
    assert!(
        core::mem::offset_of!(
            ze_rtas_builder_instance_geometry_info_exp_t,
            pAccelerationStructure
        ) == 24
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_build_op_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub rtasFormat: ze_rtas_format_exp_t,
    pub buildQuality: ze_rtas_builder_build_quality_hint_exp_t,
    pub buildFlags: ze_rtas_builder_build_op_exp_flags_t,
    pub ppGeometries: *mut *const ze_rtas_builder_geometry_info_exp_t,
    pub numGeometries: u32,
}
impl ze_rtas_builder_build_op_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        rtasFormat: ze_rtas_format_exp_t::ZEROED,
        buildQuality: ze_rtas_builder_build_quality_hint_exp_t::ZEROED,
        buildFlags: 0,
        ppGeometries: core::ptr::null_mut(),
        numGeometries: 0,
    };
}
impl Default for ze_rtas_builder_build_op_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_build_op_exp_desc_t>() == 48);
    assert!(align_of::<ze_rtas_builder_build_op_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, rtasFormat) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, buildQuality) == 20);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, buildFlags) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, ppGeometries) == 32);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_exp_desc_t, numGeometries) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_event_pool_counter_based_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_event_pool_counter_based_exp_flags_t,
}
impl ze_event_pool_counter_based_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_event_pool_counter_based_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_event_pool_counter_based_exp_desc_t>() == 24);
    assert!(align_of::<ze_event_pool_counter_based_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_event_pool_counter_based_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_event_pool_counter_based_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_event_pool_counter_based_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_bindless_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_image_bindless_exp_flags_t,
}
impl ze_image_bindless_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_image_bindless_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_bindless_exp_desc_t>() == 24);
    assert!(align_of::<ze_image_bindless_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_bindless_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_bindless_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_bindless_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_pitched_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub ptr: *mut c_void,
}
impl ze_image_pitched_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        ptr: core::ptr::null_mut(),
    };
}
impl Default for ze_image_pitched_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_pitched_exp_desc_t>() == 24);
    assert!(align_of::<ze_image_pitched_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_pitched_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_pitched_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_pitched_exp_desc_t, ptr) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_pitched_alloc_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub maxImageLinearWidth: usize,
    pub maxImageLinearHeight: usize,
}
impl ze_device_pitched_alloc_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_PITCHED_ALLOC_DEVICE_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        maxImageLinearWidth: 0,
        maxImageLinearHeight: 0,
    };
}
impl Default for ze_device_pitched_alloc_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_pitched_alloc_exp_properties_t>() == 32);
    assert!(align_of::<ze_device_pitched_alloc_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_pitched_alloc_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_pitched_alloc_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_pitched_alloc_exp_properties_t, maxImageLinearWidth) == 16);
    assert!(core::mem::offset_of!(ze_device_pitched_alloc_exp_properties_t, maxImageLinearHeight) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_pitched_alloc_2dimage_linear_pitch_exp_info_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub pitchAlign: usize,
    pub maxSupportedPitch: usize,
}
impl ze_pitched_alloc_2dimage_linear_pitch_exp_info_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_PITCHED_ALLOC_2DIMAGE_LINEAR_PITCH_EXP_INFO;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        pitchAlign: 0,
        maxSupportedPitch: 0,
    };
}
impl Default for ze_pitched_alloc_2dimage_linear_pitch_exp_info_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_pitched_alloc_2dimage_linear_pitch_exp_info_t>() == 32);
    assert!(align_of::<ze_pitched_alloc_2dimage_linear_pitch_exp_info_t>() == 8);
    assert!(core::mem::offset_of!(ze_pitched_alloc_2dimage_linear_pitch_exp_info_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_pitched_alloc_2dimage_linear_pitch_exp_info_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_pitched_alloc_2dimage_linear_pitch_exp_info_t, pitchAlign) == 16);
    assert!(
        core::mem::offset_of!(
            ze_pitched_alloc_2dimage_linear_pitch_exp_info_t,
            maxSupportedPitch
        ) == 24
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_custom_pitch_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub rowPitch: usize,
    pub slicePitch: usize,
}
impl ze_custom_pitch_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        rowPitch: 0,
        slicePitch: 0,
    };
}
impl Default for ze_custom_pitch_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_custom_pitch_exp_desc_t>() == 32);
    assert!(align_of::<ze_custom_pitch_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_custom_pitch_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_custom_pitch_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_custom_pitch_exp_desc_t, rowPitch) == 16);
    assert!(core::mem::offset_of!(ze_custom_pitch_exp_desc_t, slicePitch) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_command_id_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_mutable_command_exp_flags_t,
}
impl ze_mutable_command_id_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_mutable_command_id_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_command_id_exp_desc_t>() == 24);
    assert!(align_of::<ze_mutable_command_id_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_command_id_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_command_id_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_command_id_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_command_list_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub mutableCommandListFlags: ze_mutable_command_list_exp_flags_t,
    pub mutableCommandFlags: ze_mutable_command_exp_flags_t,
}
impl ze_mutable_command_list_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        mutableCommandListFlags: 0,
        mutableCommandFlags: 0,
    };
}
impl Default for ze_mutable_command_list_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_command_list_exp_properties_t>() == 24);
    assert!(align_of::<ze_mutable_command_list_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_properties_t, mutableCommandListFlags) == 16);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_properties_t, mutableCommandFlags) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_command_list_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_mutable_command_list_exp_flags_t,
}
impl ze_mutable_command_list_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_mutable_command_list_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_command_list_exp_desc_t>() == 24);
    assert!(align_of::<ze_mutable_command_list_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_command_list_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_commands_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: u32,
}
impl ze_mutable_commands_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_mutable_commands_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_commands_exp_desc_t>() == 24);
    assert!(align_of::<ze_mutable_commands_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_commands_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_commands_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_commands_exp_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_kernel_argument_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub commandId: u64,
    pub argIndex: u32,
    pub argSize: usize,
    pub pArgValue: *const c_void,
}
impl ze_mutable_kernel_argument_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        commandId: 0,
        argIndex: 0,
        argSize: 0,
        pArgValue: core::ptr::null(),
    };
}
impl Default for ze_mutable_kernel_argument_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_kernel_argument_exp_desc_t>() == 48);
    assert!(align_of::<ze_mutable_kernel_argument_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_kernel_argument_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_kernel_argument_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_kernel_argument_exp_desc_t, commandId) == 16);
    assert!(core::mem::offset_of!(ze_mutable_kernel_argument_exp_desc_t, argIndex) == 24);
    assert!(core::mem::offset_of!(ze_mutable_kernel_argument_exp_desc_t, argSize) == 32);
    assert!(core::mem::offset_of!(ze_mutable_kernel_argument_exp_desc_t, pArgValue) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_group_count_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub commandId: u64,
    pub pGroupCount: *const ze_group_count_t,
}
impl ze_mutable_group_count_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        commandId: 0,
        pGroupCount: core::ptr::null(),
    };
}
impl Default for ze_mutable_group_count_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_group_count_exp_desc_t>() == 32);
    assert!(align_of::<ze_mutable_group_count_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_group_count_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_group_count_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_group_count_exp_desc_t, commandId) == 16);
    assert!(core::mem::offset_of!(ze_mutable_group_count_exp_desc_t, pGroupCount) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_group_size_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub commandId: u64,
    pub groupSizeX: u32,
    pub groupSizeY: u32,
    pub groupSizeZ: u32,
}
impl ze_mutable_group_size_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        commandId: 0,
        groupSizeX: 0,
        groupSizeY: 0,
        groupSizeZ: 0,
    };
}
impl Default for ze_mutable_group_size_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_group_size_exp_desc_t>() == 40);
    assert!(align_of::<ze_mutable_group_size_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_group_size_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_group_size_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_group_size_exp_desc_t, commandId) == 16);
    assert!(core::mem::offset_of!(ze_mutable_group_size_exp_desc_t, groupSizeX) == 24);
    assert!(core::mem::offset_of!(ze_mutable_group_size_exp_desc_t, groupSizeY) == 28);
    assert!(core::mem::offset_of!(ze_mutable_group_size_exp_desc_t, groupSizeZ) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_global_offset_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub commandId: u64,
    pub offsetX: u32,
    pub offsetY: u32,
    pub offsetZ: u32,
}
impl ze_mutable_global_offset_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        commandId: 0,
        offsetX: 0,
        offsetY: 0,
        offsetZ: 0,
    };
}
impl Default for ze_mutable_global_offset_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_global_offset_exp_desc_t>() == 40);
    assert!(align_of::<ze_mutable_global_offset_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_global_offset_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_global_offset_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_global_offset_exp_desc_t, commandId) == 16);
    assert!(core::mem::offset_of!(ze_mutable_global_offset_exp_desc_t, offsetX) == 24);
    assert!(core::mem::offset_of!(ze_mutable_global_offset_exp_desc_t, offsetY) == 28);
    assert!(core::mem::offset_of!(ze_mutable_global_offset_exp_desc_t, offsetZ) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_mutable_graph_argument_exp_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub commandId: u64,
    pub argIndex: u32,
    pub pArgValue: *const c_void,
}
impl ze_mutable_graph_argument_exp_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_MUTABLE_GRAPH_ARGUMENT_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        commandId: 0,
        argIndex: 0,
        pArgValue: core::ptr::null(),
    };
}
impl Default for ze_mutable_graph_argument_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_mutable_graph_argument_exp_desc_t>() == 40);
    assert!(align_of::<ze_mutable_graph_argument_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_mutable_graph_argument_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_mutable_graph_argument_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_mutable_graph_argument_exp_desc_t, commandId) == 16);
    assert!(core::mem::offset_of!(ze_mutable_graph_argument_exp_desc_t, argIndex) == 24);
    assert!(core::mem::offset_of!(ze_mutable_graph_argument_exp_desc_t, pArgValue) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_driver_ddi_handles_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_driver_ddi_handle_ext_flags_t,
}
impl ze_driver_ddi_handles_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for ze_driver_ddi_handles_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_driver_ddi_handles_ext_properties_t>() == 24);
    assert!(align_of::<ze_driver_ddi_handles_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_driver_ddi_handles_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_driver_ddi_handles_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_driver_ddi_handles_ext_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_semaphore_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub flags: ze_external_semaphore_ext_flags_t,
}
impl ze_external_semaphore_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for ze_external_semaphore_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_semaphore_ext_desc_t>() == 24);
    assert!(align_of::<ze_external_semaphore_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_semaphore_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_ext_desc_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_semaphore_win32_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub handle: *mut c_void,
    pub name: *const c_char,
}
impl ze_external_semaphore_win32_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WIN32_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        handle: core::ptr::null_mut(),
        name: core::ptr::null(),
    };
}
impl Default for ze_external_semaphore_win32_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_semaphore_win32_ext_desc_t>() == 32);
    assert!(align_of::<ze_external_semaphore_win32_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_win32_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_semaphore_win32_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_win32_ext_desc_t, handle) == 16);
    assert!(core::mem::offset_of!(ze_external_semaphore_win32_ext_desc_t, name) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_semaphore_fd_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub fd: i32,
}
impl ze_external_semaphore_fd_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        fd: 0,
    };
}
impl Default for ze_external_semaphore_fd_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_semaphore_fd_ext_desc_t>() == 24);
    assert!(align_of::<ze_external_semaphore_fd_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_fd_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_semaphore_fd_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_fd_ext_desc_t, fd) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_semaphore_signal_params_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub value: u64,
}
impl ze_external_semaphore_signal_params_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        value: 0,
    };
}
impl Default for ze_external_semaphore_signal_params_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_semaphore_signal_params_ext_t>() == 24);
    assert!(align_of::<ze_external_semaphore_signal_params_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_signal_params_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_semaphore_signal_params_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_signal_params_ext_t, value) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_semaphore_wait_params_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub value: u64,
}
impl ze_external_semaphore_wait_params_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        value: 0,
    };
}
impl Default for ze_external_semaphore_wait_params_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_semaphore_wait_params_ext_t>() == 24);
    assert!(align_of::<ze_external_semaphore_wait_params_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_wait_params_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_semaphore_wait_params_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_semaphore_wait_params_ext_t, value) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_cache_line_size_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub cacheLineSize: usize,
}
impl ze_device_cache_line_size_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        cacheLineSize: 0,
    };
}
impl Default for ze_device_cache_line_size_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_cache_line_size_ext_t>() == 24);
    assert!(align_of::<ze_device_cache_line_size_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_cache_line_size_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_cache_line_size_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_cache_line_size_ext_t, cacheLineSize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub builderVersion: ze_rtas_builder_ext_version_t,
}
impl ze_rtas_builder_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        builderVersion: ze_rtas_builder_ext_version_t::ZEROED,
    };
}
impl Default for ze_rtas_builder_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_ext_desc_t>() == 24);
    assert!(align_of::<ze_rtas_builder_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_desc_t, builderVersion) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_rtas_builder_ext_flags_t,
    pub rtasBufferSizeBytesExpected: usize,
    pub rtasBufferSizeBytesMaxRequired: usize,
    pub scratchBufferSizeBytes: usize,
}
impl ze_rtas_builder_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        rtasBufferSizeBytesExpected: 0,
        rtasBufferSizeBytesMaxRequired: 0,
        scratchBufferSizeBytes: 0,
    };
}
impl Default for ze_rtas_builder_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_ext_properties_t>() == 48);
    assert!(align_of::<ze_rtas_builder_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_properties_t, rtasBufferSizeBytesExpected) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_properties_t, rtasBufferSizeBytesMaxRequired) == 32);
    assert!(core::mem::offset_of!(ze_rtas_builder_ext_properties_t, scratchBufferSizeBytes) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_parallel_operation_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_rtas_parallel_operation_ext_flags_t,
    pub maxConcurrency: u32,
}
impl ze_rtas_parallel_operation_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        maxConcurrency: 0,
    };
}
impl Default for ze_rtas_parallel_operation_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_parallel_operation_ext_properties_t>() == 24);
    assert!(align_of::<ze_rtas_parallel_operation_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_ext_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_rtas_parallel_operation_ext_properties_t, maxConcurrency) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_device_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: ze_rtas_device_ext_flags_t,
    pub rtasFormat: ze_rtas_format_ext_t,
    pub rtasBufferAlignment: u32,
}
impl ze_rtas_device_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        rtasFormat: ze_rtas_format_ext_t::ZEROED,
        rtasBufferAlignment: 0,
    };
}
impl Default for ze_rtas_device_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_device_ext_properties_t>() == 32);
    assert!(align_of::<ze_rtas_device_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_device_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_device_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_device_ext_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(ze_rtas_device_ext_properties_t, rtasFormat) == 20);
    assert!(core::mem::offset_of!(ze_rtas_device_ext_properties_t, rtasBufferAlignment) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_float3_ext_t {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}
impl ze_rtas_float3_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        x: 0.0,
        y: 0.0,
        z: 0.0,
    };
}
impl Default for ze_rtas_float3_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_float3_ext_t>() == 12);
    assert!(align_of::<ze_rtas_float3_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_float3_ext_t, x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_float3_ext_t, y) == 4);
    assert!(core::mem::offset_of!(ze_rtas_float3_ext_t, z) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_transform_float3x4_column_major_ext_t {
    pub vx_x: f32,
    pub vx_y: f32,
    pub vx_z: f32,
    pub vy_x: f32,
    pub vy_y: f32,
    pub vy_z: f32,
    pub vz_x: f32,
    pub vz_y: f32,
    pub vz_z: f32,
    pub p_x: f32,
    pub p_y: f32,
    pub p_z: f32,
}
impl ze_rtas_transform_float3x4_column_major_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        vx_x: 0.0,
        vx_y: 0.0,
        vx_z: 0.0,
        vy_x: 0.0,
        vy_y: 0.0,
        vy_z: 0.0,
        vz_x: 0.0,
        vz_y: 0.0,
        vz_z: 0.0,
        p_x: 0.0,
        p_y: 0.0,
        p_z: 0.0,
    };
}
impl Default for ze_rtas_transform_float3x4_column_major_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_transform_float3x4_column_major_ext_t>() == 48);
    assert!(align_of::<ze_rtas_transform_float3x4_column_major_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vx_x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vx_y) == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vx_z) == 8);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vy_x) == 12);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vy_y) == 16);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vy_z) == 20);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vz_x) == 24);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vz_y) == 28);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, vz_z) == 32);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, p_x) == 36);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, p_y) == 40);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_column_major_ext_t, p_z) == 44);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_transform_float3x4_aligned_column_major_ext_t {
    pub vx_x: f32,
    pub vx_y: f32,
    pub vx_z: f32,
    pub pad0: f32,
    pub vy_x: f32,
    pub vy_y: f32,
    pub vy_z: f32,
    pub pad1: f32,
    pub vz_x: f32,
    pub vz_y: f32,
    pub vz_z: f32,
    pub pad2: f32,
    pub p_x: f32,
    pub p_y: f32,
    pub p_z: f32,
    pub pad3: f32,
}
impl ze_rtas_transform_float3x4_aligned_column_major_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        vx_x: 0.0,
        vx_y: 0.0,
        vx_z: 0.0,
        pad0: 0.0,
        vy_x: 0.0,
        vy_y: 0.0,
        vy_z: 0.0,
        pad1: 0.0,
        vz_x: 0.0,
        vz_y: 0.0,
        vz_z: 0.0,
        pad2: 0.0,
        p_x: 0.0,
        p_y: 0.0,
        p_z: 0.0,
        pad3: 0.0,
    };
}
impl Default for ze_rtas_transform_float3x4_aligned_column_major_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_transform_float3x4_aligned_column_major_ext_t>() == 64);
    assert!(align_of::<ze_rtas_transform_float3x4_aligned_column_major_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vx_x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vx_y) == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vx_z) == 8);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, pad0) == 12);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vy_x) == 16);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vy_y) == 20);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vy_z) == 24);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, pad1) == 28);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vz_x) == 32);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vz_y) == 36);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, vz_z) == 40);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, pad2) == 44);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, p_x) == 48);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, p_y) == 52);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, p_z) == 56);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_aligned_column_major_ext_t, pad3) == 60);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_transform_float3x4_row_major_ext_t {
    pub vx_x: f32,
    pub vy_x: f32,
    pub vz_x: f32,
    pub p_x: f32,
    pub vx_y: f32,
    pub vy_y: f32,
    pub vz_y: f32,
    pub p_y: f32,
    pub vx_z: f32,
    pub vy_z: f32,
    pub vz_z: f32,
    pub p_z: f32,
}
impl ze_rtas_transform_float3x4_row_major_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        vx_x: 0.0,
        vy_x: 0.0,
        vz_x: 0.0,
        p_x: 0.0,
        vx_y: 0.0,
        vy_y: 0.0,
        vz_y: 0.0,
        p_y: 0.0,
        vx_z: 0.0,
        vy_z: 0.0,
        vz_z: 0.0,
        p_z: 0.0,
    };
}
impl Default for ze_rtas_transform_float3x4_row_major_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_transform_float3x4_row_major_ext_t>() == 48);
    assert!(align_of::<ze_rtas_transform_float3x4_row_major_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vx_x) == 0);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vy_x) == 4);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vz_x) == 8);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, p_x) == 12);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vx_y) == 16);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vy_y) == 20);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vz_y) == 24);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, p_y) == 28);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vx_z) == 32);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vy_z) == 36);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, vz_z) == 40);
    assert!(core::mem::offset_of!(ze_rtas_transform_float3x4_row_major_ext_t, p_z) == 44);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_aabb_ext_t {
    pub lower: ze_rtas_float3_ext_t,
    pub upper: ze_rtas_float3_ext_t,
}
impl ze_rtas_aabb_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        lower: ze_rtas_float3_ext_t::ZEROED,
        upper: ze_rtas_float3_ext_t::ZEROED,
    };
}
impl Default for ze_rtas_aabb_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_aabb_ext_t>() == 24);
    assert!(align_of::<ze_rtas_aabb_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_aabb_ext_t, lower) == 0);
    assert!(core::mem::offset_of!(ze_rtas_aabb_ext_t, upper) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_triangle_indices_uint32_ext_t {
    pub v0: u32,
    pub v1: u32,
    pub v2: u32,
}
impl ze_rtas_triangle_indices_uint32_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { v0: 0, v1: 0, v2: 0 };
}
impl Default for ze_rtas_triangle_indices_uint32_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_triangle_indices_uint32_ext_t>() == 12);
    assert!(align_of::<ze_rtas_triangle_indices_uint32_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_triangle_indices_uint32_ext_t, v0) == 0);
    assert!(core::mem::offset_of!(ze_rtas_triangle_indices_uint32_ext_t, v1) == 4);
    assert!(core::mem::offset_of!(ze_rtas_triangle_indices_uint32_ext_t, v2) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_quad_indices_uint32_ext_t {
    pub v0: u32,
    pub v1: u32,
    pub v2: u32,
    pub v3: u32,
}
impl ze_rtas_quad_indices_uint32_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        v0: 0,
        v1: 0,
        v2: 0,
        v3: 0,
    };
}
impl Default for ze_rtas_quad_indices_uint32_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_quad_indices_uint32_ext_t>() == 16);
    assert!(align_of::<ze_rtas_quad_indices_uint32_ext_t>() == 4);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_ext_t, v0) == 0);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_ext_t, v1) == 4);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_ext_t, v2) == 8);
    assert!(core::mem::offset_of!(ze_rtas_quad_indices_uint32_ext_t, v3) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_geometry_info_ext_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_ext_t,
}
impl ze_rtas_builder_geometry_info_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { geometryType: 0 };
}
impl Default for ze_rtas_builder_geometry_info_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_geometry_info_ext_t>() == 1);
    assert!(align_of::<ze_rtas_builder_geometry_info_ext_t>() == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_geometry_info_ext_t, geometryType) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_triangles_geometry_info_ext_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_ext_t,
    pub geometryFlags: ze_rtas_builder_packed_geometry_ext_flags_t,
    pub geometryMask: u8,
    pub triangleFormat: ze_rtas_builder_packed_input_data_format_ext_t,
    pub vertexFormat: ze_rtas_builder_packed_input_data_format_ext_t,
    pub triangleCount: u32,
    pub vertexCount: u32,
    pub triangleStride: u32,
    pub vertexStride: u32,
    pub pTriangleBuffer: *mut c_void,
    pub pVertexBuffer: *mut c_void,
}
impl ze_rtas_builder_triangles_geometry_info_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        geometryFlags: 0,
        geometryMask: 0,
        triangleFormat: 0,
        vertexFormat: 0,
        triangleCount: 0,
        vertexCount: 0,
        triangleStride: 0,
        vertexStride: 0,
        pTriangleBuffer: core::ptr::null_mut(),
        pVertexBuffer: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_triangles_geometry_info_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_triangles_geometry_info_ext_t>() == 40);
    assert!(align_of::<ze_rtas_builder_triangles_geometry_info_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, geometryFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, triangleFormat) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, vertexFormat) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, triangleCount) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, vertexCount) == 12);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, triangleStride) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, vertexStride) == 20);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, pTriangleBuffer) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_triangles_geometry_info_ext_t, pVertexBuffer) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_quads_geometry_info_ext_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_ext_t,
    pub geometryFlags: ze_rtas_builder_packed_geometry_ext_flags_t,
    pub geometryMask: u8,
    pub quadFormat: ze_rtas_builder_packed_input_data_format_ext_t,
    pub vertexFormat: ze_rtas_builder_packed_input_data_format_ext_t,
    pub quadCount: u32,
    pub vertexCount: u32,
    pub quadStride: u32,
    pub vertexStride: u32,
    pub pQuadBuffer: *mut c_void,
    pub pVertexBuffer: *mut c_void,
}
impl ze_rtas_builder_quads_geometry_info_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        geometryFlags: 0,
        geometryMask: 0,
        quadFormat: 0,
        vertexFormat: 0,
        quadCount: 0,
        vertexCount: 0,
        quadStride: 0,
        vertexStride: 0,
        pQuadBuffer: core::ptr::null_mut(),
        pVertexBuffer: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_quads_geometry_info_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_quads_geometry_info_ext_t>() == 40);
    assert!(align_of::<ze_rtas_builder_quads_geometry_info_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, geometryFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, quadFormat) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, vertexFormat) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, quadCount) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, vertexCount) == 12);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, quadStride) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, vertexStride) == 20);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, pQuadBuffer) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_quads_geometry_info_ext_t, pVertexBuffer) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_geometry_aabbs_ext_cb_params_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub primID: u32,
    pub primIDCount: u32,
    pub pGeomUserPtr: *mut c_void,
    pub pBuildUserPtr: *mut c_void,
    pub pBoundsOut: *mut ze_rtas_aabb_ext_t,
}
impl ze_rtas_geometry_aabbs_ext_cb_params_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXT_CB_PARAMS;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        primID: 0,
        primIDCount: 0,
        pGeomUserPtr: core::ptr::null_mut(),
        pBuildUserPtr: core::ptr::null_mut(),
        pBoundsOut: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_geometry_aabbs_ext_cb_params_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_geometry_aabbs_ext_cb_params_t>() == 48);
    assert!(align_of::<ze_rtas_geometry_aabbs_ext_cb_params_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, primID) == 16);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, primIDCount) == 20);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, pGeomUserPtr) == 24);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, pBuildUserPtr) == 32);
    assert!(core::mem::offset_of!(ze_rtas_geometry_aabbs_ext_cb_params_t, pBoundsOut) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_procedural_geometry_info_ext_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_ext_t,
    pub geometryFlags: ze_rtas_builder_packed_geometry_ext_flags_t,
    pub geometryMask: u8,
    pub reserved: u8,
    pub primCount: u32,
    pub pfnGetBoundsCb: ze_rtas_geometry_aabbs_cb_ext_t,
    pub pGeomUserPtr: *mut c_void,
}
impl ze_rtas_builder_procedural_geometry_info_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        geometryFlags: 0,
        geometryMask: 0,
        reserved: 0,
        primCount: 0,
        pfnGetBoundsCb: None,
        pGeomUserPtr: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_procedural_geometry_info_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_procedural_geometry_info_ext_t>() == 24);
    assert!(align_of::<ze_rtas_builder_procedural_geometry_info_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, geometryFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, reserved) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, primCount) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, pfnGetBoundsCb) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_procedural_geometry_info_ext_t, pGeomUserPtr) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_instance_geometry_info_ext_t {
    pub geometryType: ze_rtas_builder_packed_geometry_type_ext_t,
    pub instanceFlags: ze_rtas_builder_packed_instance_ext_flags_t,
    pub geometryMask: u8,
    pub transformFormat: ze_rtas_builder_packed_input_data_format_ext_t,
    pub instanceUserID: u32,
    pub pTransform: *mut c_void,
    pub pBounds: *mut ze_rtas_aabb_ext_t,
    pub pAccelerationStructure: *mut c_void,
}
impl ze_rtas_builder_instance_geometry_info_ext_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        geometryType: 0,
        instanceFlags: 0,
        geometryMask: 0,
        transformFormat: 0,
        instanceUserID: 0,
        pTransform: core::ptr::null_mut(),
        pBounds: core::ptr::null_mut(),
        pAccelerationStructure: core::ptr::null_mut(),
    };
}
impl Default for ze_rtas_builder_instance_geometry_info_ext_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_instance_geometry_info_ext_t>() == 32);
    assert!(align_of::<ze_rtas_builder_instance_geometry_info_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, geometryType) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, instanceFlags) == 1);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, geometryMask) == 2);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, transformFormat) == 3);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, instanceUserID) == 4);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, pTransform) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_instance_geometry_info_ext_t, pBounds) == 16);
    assert!(
        core::mem::offset_of!(
            ze_rtas_builder_instance_geometry_info_ext_t,
            pAccelerationStructure
        ) == 24
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_rtas_builder_build_op_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub rtasFormat: ze_rtas_format_ext_t,
    pub buildQuality: ze_rtas_builder_build_quality_hint_ext_t,
    pub buildFlags: ze_rtas_builder_build_op_ext_flags_t,
    pub ppGeometries: *mut *const ze_rtas_builder_geometry_info_ext_t,
    pub numGeometries: u32,
}
impl ze_rtas_builder_build_op_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        rtasFormat: ze_rtas_format_ext_t::ZEROED,
        buildQuality: ze_rtas_builder_build_quality_hint_ext_t::ZEROED,
        buildFlags: 0,
        ppGeometries: core::ptr::null_mut(),
        numGeometries: 0,
    };
}
impl Default for ze_rtas_builder_build_op_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_rtas_builder_build_op_ext_desc_t>() == 48);
    assert!(align_of::<ze_rtas_builder_build_op_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, rtasFormat) == 16);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, buildQuality) == 20);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, buildFlags) == 24);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, ppGeometries) == 32);
    assert!(core::mem::offset_of!(ze_rtas_builder_build_op_ext_desc_t, numGeometries) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_vector_width_properties_ext_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub vector_width_size: u32,
    pub preferred_vector_width_char: u32,
    pub preferred_vector_width_short: u32,
    pub preferred_vector_width_int: u32,
    pub preferred_vector_width_long: u32,
    pub preferred_vector_width_float: u32,
    pub preferred_vector_width_double: u32,
    pub preferred_vector_width_half: u32,
    pub native_vector_width_char: u32,
    pub native_vector_width_short: u32,
    pub native_vector_width_int: u32,
    pub native_vector_width_long: u32,
    pub native_vector_width_float: u32,
    pub native_vector_width_double: u32,
    pub native_vector_width_half: u32,
}
impl ze_device_vector_width_properties_ext_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_VECTOR_WIDTH_PROPERTIES_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        vector_width_size: 0,
        preferred_vector_width_char: 0,
        preferred_vector_width_short: 0,
        preferred_vector_width_int: 0,
        preferred_vector_width_long: 0,
        preferred_vector_width_float: 0,
        preferred_vector_width_double: 0,
        preferred_vector_width_half: 0,
        native_vector_width_char: 0,
        native_vector_width_short: 0,
        native_vector_width_int: 0,
        native_vector_width_long: 0,
        native_vector_width_float: 0,
        native_vector_width_double: 0,
        native_vector_width_half: 0,
    };
}
impl Default for ze_device_vector_width_properties_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_vector_width_properties_ext_t>() == 80);
    assert!(align_of::<ze_device_vector_width_properties_ext_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, vector_width_size) == 16);
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_char
        ) == 20
    );
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_short
        ) == 24
    );
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_int
        ) == 28
    );
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_long
        ) == 32
    );
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_float
        ) == 36
    );
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_double
        ) == 40
    );
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            preferred_vector_width_half
        ) == 44
    );
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, native_vector_width_char) == 48);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, native_vector_width_short) == 52);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, native_vector_width_int) == 56);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, native_vector_width_long) == 60);
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, native_vector_width_float) == 64);
    assert!(
        core::mem::offset_of!(
            ze_device_vector_width_properties_ext_t,
            native_vector_width_double
        ) == 68
    );
    assert!(core::mem::offset_of!(ze_device_vector_width_properties_ext_t, native_vector_width_half) == 72);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_external_memmap_sysmem_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub pSystemMemory: *mut c_void,
    pub size: u64,
}
impl ze_external_memmap_sysmem_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        pSystemMemory: core::ptr::null_mut(),
        size: 0,
    };
}
impl Default for ze_external_memmap_sysmem_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_external_memmap_sysmem_ext_desc_t>() == 32);
    assert!(align_of::<ze_external_memmap_sysmem_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_external_memmap_sysmem_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_external_memmap_sysmem_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_external_memmap_sysmem_ext_desc_t, pSystemMemory) == 16);
    assert!(core::mem::offset_of!(ze_external_memmap_sysmem_ext_desc_t, size) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_kernel_allocation_exp_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub base: u64,
    pub size: usize,
    pub r#type: ze_memory_type_t,
    pub argIndex: u32,
}
impl ze_kernel_allocation_exp_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_KERNEL_ALLOCATION_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        base: 0,
        size: 0,
        r#type: ze_memory_type_t::ZEROED,
        argIndex: 0,
    };
}
impl Default for ze_kernel_allocation_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_kernel_allocation_exp_properties_t>() == 40);
    assert!(align_of::<ze_kernel_allocation_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_kernel_allocation_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_kernel_allocation_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_kernel_allocation_exp_properties_t, base) == 16);
    assert!(core::mem::offset_of!(ze_kernel_allocation_exp_properties_t, size) == 24);
    assert!(core::mem::offset_of!(ze_kernel_allocation_exp_properties_t, r#type) == 32);
    assert!(core::mem::offset_of!(ze_kernel_allocation_exp_properties_t, argIndex) == 36);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_usablemem_size_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub currUsableMemSize: u64,
}
impl ze_device_usablemem_size_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        currUsableMemSize: 0,
    };
}
impl Default for ze_device_usablemem_size_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_usablemem_size_ext_properties_t>() == 24);
    assert!(align_of::<ze_device_usablemem_size_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_usablemem_size_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_usablemem_size_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_usablemem_size_ext_properties_t, currUsableMemSize) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_image_format_support_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub supported: ze_bool_t,
}
impl ze_image_format_support_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        supported: 0,
    };
}
impl Default for ze_image_format_support_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_image_format_support_ext_properties_t>() == 24);
    assert!(align_of::<ze_image_format_support_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_image_format_support_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_image_format_support_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_image_format_support_ext_properties_t, supported) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_ipc_mem_handle_type_ext_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub typeFlags: ze_ipc_mem_handle_type_flags_t,
}
impl ze_ipc_mem_handle_type_ext_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        typeFlags: 0,
    };
}
impl Default for ze_ipc_mem_handle_type_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_ipc_mem_handle_type_ext_desc_t>() == 24);
    assert!(align_of::<ze_ipc_mem_handle_type_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_ipc_mem_handle_type_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_ipc_mem_handle_type_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_ipc_mem_handle_type_ext_desc_t, typeFlags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_record_replay_graph_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub graphFlags: ze_record_replay_graph_ext_flags_t,
}
impl ze_record_replay_graph_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        graphFlags: 0,
    };
}
impl Default for ze_record_replay_graph_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_record_replay_graph_ext_properties_t>() == 24);
    assert!(align_of::<ze_record_replay_graph_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_record_replay_graph_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_record_replay_graph_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_record_replay_graph_ext_properties_t, graphFlags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_record_replay_graph_ext_dump_desc_t {
    pub stype: ze_structure_type_t,
    pub pNext: *const c_void,
    pub mode: ze_record_replay_graph_ext_dump_mode_t,
}
impl ze_record_replay_graph_ext_dump_desc_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_DUMP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        mode: ze_record_replay_graph_ext_dump_mode_t::ZEROED,
    };
}
impl Default for ze_record_replay_graph_ext_dump_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_record_replay_graph_ext_dump_desc_t>() == 24);
    assert!(align_of::<ze_record_replay_graph_ext_dump_desc_t>() == 8);
    assert!(core::mem::offset_of!(ze_record_replay_graph_ext_dump_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_record_replay_graph_ext_dump_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_record_replay_graph_ext_dump_desc_t, mode) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_device_readonly_memory_ext_properties_t {
    pub stype: ze_structure_type_t,
    pub pNext: *mut c_void,
    pub readonlyCapability: ze_device_readonly_memory_capability_t,
}
impl ze_device_readonly_memory_ext_properties_t {
    /// The structure type.
    pub const STYPE: ze_structure_type_t = ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: ze_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        readonlyCapability: ze_device_readonly_memory_capability_t::ZEROED,
    };
}
impl Default for ze_device_readonly_memory_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<ze_device_readonly_memory_ext_properties_t>() == 24);
    assert!(align_of::<ze_device_readonly_memory_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(ze_device_readonly_memory_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(ze_device_readonly_memory_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(ze_device_readonly_memory_ext_properties_t, readonlyCapability) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_dditable_t {
    pub RTASBuilder: ze_rtas_builder_dditable_t,
    pub RTASBuilderExp: ze_rtas_builder_exp_dditable_t,
    pub RTASParallelOperation: ze_rtas_parallel_operation_dditable_t,
    pub RTASParallelOperationExp: ze_rtas_parallel_operation_exp_dditable_t,
    pub Global: ze_global_dditable_t,
    pub Driver: ze_driver_dditable_t,
    pub DriverExp: ze_driver_exp_dditable_t,
    pub Device: ze_device_dditable_t,
    pub DeviceExp: ze_device_exp_dditable_t,
    pub Context: ze_context_dditable_t,
    pub CommandQueue: ze_command_queue_dditable_t,
    pub CommandList: ze_command_list_dditable_t,
    pub CommandListExp: ze_command_list_exp_dditable_t,
    pub Image: ze_image_dditable_t,
    pub ImageExp: ze_image_exp_dditable_t,
    pub Mem: ze_mem_dditable_t,
    pub MemExp: ze_mem_exp_dditable_t,
    pub Fence: ze_fence_dditable_t,
    pub EventPool: ze_event_pool_dditable_t,
    pub Event: ze_event_dditable_t,
    pub EventExp: ze_event_exp_dditable_t,
    pub Module: ze_module_dditable_t,
    pub ModuleBuildLog: ze_module_build_log_dditable_t,
    pub Kernel: ze_kernel_dditable_t,
    pub KernelExp: ze_kernel_exp_dditable_t,
    pub Sampler: ze_sampler_dditable_t,
    pub PhysicalMem: ze_physical_mem_dditable_t,
    pub VirtualMem: ze_virtual_mem_dditable_t,
    pub FabricVertexExp: ze_fabric_vertex_exp_dditable_t,
    pub FabricEdgeExp: ze_fabric_edge_exp_dditable_t,
    pub Graph: ze_graph_dditable_t,
    pub ExecutableGraph: ze_executable_graph_dditable_t,
}
impl ze_dditable_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        RTASBuilder: ze_rtas_builder_dditable_t::ZEROED,
        RTASBuilderExp: ze_rtas_builder_exp_dditable_t::ZEROED,
        RTASParallelOperation: ze_rtas_parallel_operation_dditable_t::ZEROED,
        RTASParallelOperationExp: ze_rtas_parallel_operation_exp_dditable_t::ZEROED,
        Global: ze_global_dditable_t::ZEROED,
        Driver: ze_driver_dditable_t::ZEROED,
        DriverExp: ze_driver_exp_dditable_t::ZEROED,
        Device: ze_device_dditable_t::ZEROED,
        DeviceExp: ze_device_exp_dditable_t::ZEROED,
        Context: ze_context_dditable_t::ZEROED,
        CommandQueue: ze_command_queue_dditable_t::ZEROED,
        CommandList: ze_command_list_dditable_t::ZEROED,
        CommandListExp: ze_command_list_exp_dditable_t::ZEROED,
        Image: ze_image_dditable_t::ZEROED,
        ImageExp: ze_image_exp_dditable_t::ZEROED,
        Mem: ze_mem_dditable_t::ZEROED,
        MemExp: ze_mem_exp_dditable_t::ZEROED,
        Fence: ze_fence_dditable_t::ZEROED,
        EventPool: ze_event_pool_dditable_t::ZEROED,
        Event: ze_event_dditable_t::ZEROED,
        EventExp: ze_event_exp_dditable_t::ZEROED,
        Module: ze_module_dditable_t::ZEROED,
        ModuleBuildLog: ze_module_build_log_dditable_t::ZEROED,
        Kernel: ze_kernel_dditable_t::ZEROED,
        KernelExp: ze_kernel_exp_dditable_t::ZEROED,
        Sampler: ze_sampler_dditable_t::ZEROED,
        PhysicalMem: ze_physical_mem_dditable_t::ZEROED,
        VirtualMem: ze_virtual_mem_dditable_t::ZEROED,
        FabricVertexExp: ze_fabric_vertex_exp_dditable_t::ZEROED,
        FabricEdgeExp: ze_fabric_edge_exp_dditable_t::ZEROED,
        Graph: ze_graph_dditable_t::ZEROED,
        ExecutableGraph: ze_executable_graph_dditable_t::ZEROED,
    };
}
impl Default for ze_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_dditable_t>() == 1984);
    assert!(align_of::<ze_dditable_t>() == 8);
    assert!(core::mem::offset_of!(ze_dditable_t, RTASBuilder) == 0);
    assert!(core::mem::offset_of!(ze_dditable_t, RTASBuilderExp) == 40);
    assert!(core::mem::offset_of!(ze_dditable_t, RTASParallelOperation) == 72);
    assert!(core::mem::offset_of!(ze_dditable_t, RTASParallelOperationExp) == 104);
    assert!(core::mem::offset_of!(ze_dditable_t, Global) == 136);
    assert!(core::mem::offset_of!(ze_dditable_t, Driver) == 152);
    assert!(core::mem::offset_of!(ze_dditable_t, DriverExp) == 224);
    assert!(core::mem::offset_of!(ze_dditable_t, Device) == 232);
    assert!(core::mem::offset_of!(ze_dditable_t, DeviceExp) == 456);
    assert!(core::mem::offset_of!(ze_dditable_t, Context) == 464);
    assert!(core::mem::offset_of!(ze_dditable_t, CommandQueue) == 536);
    assert!(core::mem::offset_of!(ze_dditable_t, CommandList) == 608);
    assert!(core::mem::offset_of!(ze_dditable_t, CommandListExp) == 1024);
    assert!(core::mem::offset_of!(ze_dditable_t, Image) == 1096);
    assert!(core::mem::offset_of!(ze_dditable_t, ImageExp) == 1136);
    assert!(core::mem::offset_of!(ze_dditable_t, Mem) == 1160);
    assert!(core::mem::offset_of!(ze_dditable_t, MemExp) == 1264);
    assert!(core::mem::offset_of!(ze_dditable_t, Fence) == 1296);
    assert!(core::mem::offset_of!(ze_dditable_t, EventPool) == 1336);
    assert!(core::mem::offset_of!(ze_dditable_t, Event) == 1400);
    assert!(core::mem::offset_of!(ze_dditable_t, EventExp) == 1536);
    assert!(core::mem::offset_of!(ze_dditable_t, Module) == 1544);
    assert!(core::mem::offset_of!(ze_dditable_t, ModuleBuildLog) == 1616);
    assert!(core::mem::offset_of!(ze_dditable_t, Kernel) == 1632);
    assert!(core::mem::offset_of!(ze_dditable_t, KernelExp) == 1728);
    assert!(core::mem::offset_of!(ze_dditable_t, Sampler) == 1760);
    assert!(core::mem::offset_of!(ze_dditable_t, PhysicalMem) == 1776);
    assert!(core::mem::offset_of!(ze_dditable_t, VirtualMem) == 1800);
    assert!(core::mem::offset_of!(ze_dditable_t, FabricVertexExp) == 1856);
    assert!(core::mem::offset_of!(ze_dditable_t, FabricEdgeExp) == 1888);
    assert!(core::mem::offset_of!(ze_dditable_t, Graph) == 1912);
    assert!(core::mem::offset_of!(ze_dditable_t, ExecutableGraph) == 1968);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_dditable_driver_t {
    pub version: ze_api_version_t,
    pub isValidFlag: u8,
    pub RTASBuilder: *mut ze_rtas_builder_dditable_t,
    pub RTASBuilderExp: *mut ze_rtas_builder_exp_dditable_t,
    pub RTASParallelOperation: *mut ze_rtas_parallel_operation_dditable_t,
    pub RTASParallelOperationExp: *mut ze_rtas_parallel_operation_exp_dditable_t,
    pub Global: *mut ze_global_dditable_t,
    pub Driver: *mut ze_driver_dditable_t,
    pub DriverExp: *mut ze_driver_exp_dditable_t,
    pub Device: *mut ze_device_dditable_t,
    pub DeviceExp: *mut ze_device_exp_dditable_t,
    pub Context: *mut ze_context_dditable_t,
    pub CommandQueue: *mut ze_command_queue_dditable_t,
    pub CommandList: *mut ze_command_list_dditable_t,
    pub CommandListExp: *mut ze_command_list_exp_dditable_t,
    pub Image: *mut ze_image_dditable_t,
    pub ImageExp: *mut ze_image_exp_dditable_t,
    pub Mem: *mut ze_mem_dditable_t,
    pub MemExp: *mut ze_mem_exp_dditable_t,
    pub Fence: *mut ze_fence_dditable_t,
    pub EventPool: *mut ze_event_pool_dditable_t,
    pub Event: *mut ze_event_dditable_t,
    pub EventExp: *mut ze_event_exp_dditable_t,
    pub Module: *mut ze_module_dditable_t,
    pub ModuleBuildLog: *mut ze_module_build_log_dditable_t,
    pub Kernel: *mut ze_kernel_dditable_t,
    pub KernelExp: *mut ze_kernel_exp_dditable_t,
    pub Sampler: *mut ze_sampler_dditable_t,
    pub PhysicalMem: *mut ze_physical_mem_dditable_t,
    pub VirtualMem: *mut ze_virtual_mem_dditable_t,
    pub FabricVertexExp: *mut ze_fabric_vertex_exp_dditable_t,
    pub FabricEdgeExp: *mut ze_fabric_edge_exp_dditable_t,
    pub Graph: *mut ze_graph_dditable_t,
    pub ExecutableGraph: *mut ze_executable_graph_dditable_t,
}
impl ze_dditable_driver_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        version: ze_api_version_t::ZEROED,
        isValidFlag: 0,
        RTASBuilder: core::ptr::null_mut(),
        RTASBuilderExp: core::ptr::null_mut(),
        RTASParallelOperation: core::ptr::null_mut(),
        RTASParallelOperationExp: core::ptr::null_mut(),
        Global: core::ptr::null_mut(),
        Driver: core::ptr::null_mut(),
        DriverExp: core::ptr::null_mut(),
        Device: core::ptr::null_mut(),
        DeviceExp: core::ptr::null_mut(),
        Context: core::ptr::null_mut(),
        CommandQueue: core::ptr::null_mut(),
        CommandList: core::ptr::null_mut(),
        CommandListExp: core::ptr::null_mut(),
        Image: core::ptr::null_mut(),
        ImageExp: core::ptr::null_mut(),
        Mem: core::ptr::null_mut(),
        MemExp: core::ptr::null_mut(),
        Fence: core::ptr::null_mut(),
        EventPool: core::ptr::null_mut(),
        Event: core::ptr::null_mut(),
        EventExp: core::ptr::null_mut(),
        Module: core::ptr::null_mut(),
        ModuleBuildLog: core::ptr::null_mut(),
        Kernel: core::ptr::null_mut(),
        KernelExp: core::ptr::null_mut(),
        Sampler: core::ptr::null_mut(),
        PhysicalMem: core::ptr::null_mut(),
        VirtualMem: core::ptr::null_mut(),
        FabricVertexExp: core::ptr::null_mut(),
        FabricEdgeExp: core::ptr::null_mut(),
        Graph: core::ptr::null_mut(),
        ExecutableGraph: core::ptr::null_mut(),
    };
}
impl Default for ze_dditable_driver_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_dditable_driver_t>() == 264);
    assert!(align_of::<ze_dditable_driver_t>() == 8);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, version) == 0);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, isValidFlag) == 4);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, RTASBuilder) == 8);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, RTASBuilderExp) == 16);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, RTASParallelOperation) == 24);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, RTASParallelOperationExp) == 32);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Global) == 40);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Driver) == 48);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, DriverExp) == 56);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Device) == 64);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, DeviceExp) == 72);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Context) == 80);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, CommandQueue) == 88);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, CommandList) == 96);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, CommandListExp) == 104);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Image) == 112);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, ImageExp) == 120);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Mem) == 128);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, MemExp) == 136);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Fence) == 144);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, EventPool) == 152);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Event) == 160);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, EventExp) == 168);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Module) == 176);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, ModuleBuildLog) == 184);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Kernel) == 192);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, KernelExp) == 200);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Sampler) == 208);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, PhysicalMem) == 216);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, VirtualMem) == 224);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, FabricVertexExp) == 232);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, FabricEdgeExp) == 240);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, Graph) == 248);
    assert!(core::mem::offset_of!(ze_dditable_driver_t, ExecutableGraph) == 256);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ze_handle_t {
    pub pCore: *mut ze_dditable_driver_t,
    pub pTools: *mut zet_dditable_driver_t,
    pub pSysman: *mut zes_dditable_driver_t,
    pub pRuntime: *mut zer_dditable_driver_t,
}
impl ze_handle_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        pCore: core::ptr::null_mut(),
        pTools: core::ptr::null_mut(),
        pSysman: core::ptr::null_mut(),
        pRuntime: core::ptr::null_mut(),
    };
}
impl Default for ze_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<ze_handle_t>() == 32);
    assert!(align_of::<ze_handle_t>() == 8);
    assert!(core::mem::offset_of!(ze_handle_t, pCore) == 0);
    assert!(core::mem::offset_of!(ze_handle_t, pTools) == 8);
    assert!(core::mem::offset_of!(ze_handle_t, pSysman) == 16);
    assert!(core::mem::offset_of!(ze_handle_t, pRuntime) == 24);
};
