//! Types of the `zet` namespace.
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
pub type zet_driver_handle_t = ze_driver_handle_t;
pub type zet_device_handle_t = ze_device_handle_t;
pub type zet_context_handle_t = ze_context_handle_t;
pub type zet_command_list_handle_t = ze_command_list_handle_t;
pub type zet_module_handle_t = ze_module_handle_t;
pub type zet_kernel_handle_t = ze_kernel_handle_t;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_group_handle_t(pub *mut c_void);
impl zet_metric_group_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_group_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_handle_t(pub *mut c_void);
impl zet_metric_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_streamer_handle_t(pub *mut c_void);
impl zet_metric_streamer_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_streamer_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_query_pool_handle_t(pub *mut c_void);
impl zet_metric_query_pool_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_query_pool_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_query_handle_t(pub *mut c_void);
impl zet_metric_query_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_query_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_tracer_exp_handle_t(pub *mut c_void);
impl zet_tracer_exp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_tracer_exp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_debug_session_handle_t(pub *mut c_void);
impl zet_debug_session_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_debug_session_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_programmable_exp_handle_t(pub *mut c_void);
impl zet_metric_programmable_exp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_programmable_exp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_tracer_exp_handle_t(pub *mut c_void);
impl zet_metric_tracer_exp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_tracer_exp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zet_metric_decoder_exp_handle_t(pub *mut c_void);
impl zet_metric_decoder_exp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zet_metric_decoder_exp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

pub type zet_device_debug_property_flags_t = u32;
pub type zet_debug_event_flags_t = u32;
pub type zet_debug_regset_flags_t = u32;
pub type zet_metric_group_sampling_type_flags_t = u32;
pub type zet_profile_flags_t = u32;
pub type zet_core_callbacks_t = ze_callbacks_t;
pub type zet_metric_group_type_exp_flags_t = u32;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_structure_type_t(pub u32);
impl zet_structure_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES: zet_structure_type_t = zet_structure_type_t(0x1);
pub const ZET_STRUCTURE_TYPE_METRIC_PROPERTIES: zet_structure_type_t = zet_structure_type_t(0x2);
pub const ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC: zet_structure_type_t = zet_structure_type_t(0x3);
pub const ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC: zet_structure_type_t = zet_structure_type_t(0x4);
pub const ZET_STRUCTURE_TYPE_PROFILE_PROPERTIES: zet_structure_type_t = zet_structure_type_t(0x5);
pub const ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES: zet_structure_type_t = zet_structure_type_t(0x6);
pub const ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC: zet_structure_type_t = zet_structure_type_t(0x7);
pub const ZET_STRUCTURE_TYPE_DEBUG_REGSET_PROPERTIES: zet_structure_type_t = zet_structure_type_t(0x8);
pub const ZET_STRUCTURE_TYPE_GLOBAL_METRICS_TIMESTAMPS_EXP_PROPERTIES: zet_structure_type_t =
    zet_structure_type_t(0x9);
pub const ZET_STRUCTURE_TYPE_METRIC_GLOBAL_TIMESTAMPS_RESOLUTION_EXP: zet_structure_type_t =
    zet_structure_type_t(0x9);
pub const ZET_STRUCTURE_TYPE_TRACER_EXP_DESC: zet_structure_type_t = zet_structure_type_t(0x10001);
pub const ZET_STRUCTURE_TYPE_METRICS_CALCULATE_EXP_DESC: zet_structure_type_t = zet_structure_type_t(0x10002);
pub const ZET_STRUCTURE_TYPE_METRIC_CALCULATE_EXP_DESC: zet_structure_type_t = zet_structure_type_t(0x10002);
pub const ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_EXP_PROPERTIES: zet_structure_type_t =
    zet_structure_type_t(0x10003);
pub const ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_INFO_EXP: zet_structure_type_t =
    zet_structure_type_t(0x10004);
pub const ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_VALUE_INFO_EXP: zet_structure_type_t =
    zet_structure_type_t(0x10005);
pub const ZET_STRUCTURE_TYPE_METRIC_GROUP_TYPE_EXP: zet_structure_type_t = zet_structure_type_t(0x10006);
pub const ZET_STRUCTURE_TYPE_EXPORT_DMA_EXP_PROPERTIES: zet_structure_type_t = zet_structure_type_t(0x10007);
pub const ZET_STRUCTURE_TYPE_METRIC_TRACER_EXP_DESC: zet_structure_type_t = zet_structure_type_t(0x10008);
pub const ZET_STRUCTURE_TYPE_METRIC_SOURCE_ID_EXP: zet_structure_type_t = zet_structure_type_t(0x10009);
pub const ZET_STRUCTURE_TYPE_FORCE_UINT32: zet_structure_type_t = zet_structure_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_value_type_t(pub u32);
impl zet_value_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_VALUE_TYPE_UINT32: zet_value_type_t = zet_value_type_t(0x0);
pub const ZET_VALUE_TYPE_UINT64: zet_value_type_t = zet_value_type_t(0x1);
pub const ZET_VALUE_TYPE_FLOAT32: zet_value_type_t = zet_value_type_t(0x2);
pub const ZET_VALUE_TYPE_FLOAT64: zet_value_type_t = zet_value_type_t(0x3);
pub const ZET_VALUE_TYPE_BOOL8: zet_value_type_t = zet_value_type_t(0x4);
pub const ZET_VALUE_TYPE_STRING: zet_value_type_t = zet_value_type_t(0x5);
pub const ZET_VALUE_TYPE_UINT8: zet_value_type_t = zet_value_type_t(0x6);
pub const ZET_VALUE_TYPE_UINT16: zet_value_type_t = zet_value_type_t(0x7);
pub const ZET_VALUE_TYPE_FORCE_UINT32: zet_value_type_t = zet_value_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_module_debug_info_format_t(pub u32);
impl zet_module_debug_info_format_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF: zet_module_debug_info_format_t =
    zet_module_debug_info_format_t(0x0);
pub const ZET_MODULE_DEBUG_INFO_FORMAT_FORCE_UINT32: zet_module_debug_info_format_t =
    zet_module_debug_info_format_t(0x7fffffff);
pub type zet_device_debug_property_flag_t = u32;
pub const ZET_DEVICE_DEBUG_PROPERTY_FLAG_ATTACH: u32 = 0x1;
pub const ZET_DEVICE_DEBUG_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type zet_debug_event_flag_t = u32;
pub const ZET_DEBUG_EVENT_FLAG_NEED_ACK: u32 = 0x1;
pub const ZET_DEBUG_EVENT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_debug_event_type_t(pub u32);
impl zet_debug_event_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_DEBUG_EVENT_TYPE_INVALID: zet_debug_event_type_t = zet_debug_event_type_t(0x0);
pub const ZET_DEBUG_EVENT_TYPE_DETACHED: zet_debug_event_type_t = zet_debug_event_type_t(0x1);
pub const ZET_DEBUG_EVENT_TYPE_PROCESS_ENTRY: zet_debug_event_type_t = zet_debug_event_type_t(0x2);
pub const ZET_DEBUG_EVENT_TYPE_PROCESS_EXIT: zet_debug_event_type_t = zet_debug_event_type_t(0x3);
pub const ZET_DEBUG_EVENT_TYPE_MODULE_LOAD: zet_debug_event_type_t = zet_debug_event_type_t(0x4);
pub const ZET_DEBUG_EVENT_TYPE_MODULE_UNLOAD: zet_debug_event_type_t = zet_debug_event_type_t(0x5);
pub const ZET_DEBUG_EVENT_TYPE_THREAD_STOPPED: zet_debug_event_type_t = zet_debug_event_type_t(0x6);
pub const ZET_DEBUG_EVENT_TYPE_THREAD_UNAVAILABLE: zet_debug_event_type_t = zet_debug_event_type_t(0x7);
pub const ZET_DEBUG_EVENT_TYPE_PAGE_FAULT: zet_debug_event_type_t = zet_debug_event_type_t(0x8);
pub const ZET_DEBUG_EVENT_TYPE_FORCE_UINT32: zet_debug_event_type_t = zet_debug_event_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_debug_detach_reason_t(pub u32);
impl zet_debug_detach_reason_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_DEBUG_DETACH_REASON_INVALID: zet_debug_detach_reason_t = zet_debug_detach_reason_t(0x0);
pub const ZET_DEBUG_DETACH_REASON_HOST_EXIT: zet_debug_detach_reason_t = zet_debug_detach_reason_t(0x1);
pub const ZET_DEBUG_DETACH_REASON_FORCE_UINT32: zet_debug_detach_reason_t =
    zet_debug_detach_reason_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_debug_page_fault_reason_t(pub u32);
impl zet_debug_page_fault_reason_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_DEBUG_PAGE_FAULT_REASON_INVALID: zet_debug_page_fault_reason_t =
    zet_debug_page_fault_reason_t(0x0);
pub const ZET_DEBUG_PAGE_FAULT_REASON_MAPPING_ERROR: zet_debug_page_fault_reason_t =
    zet_debug_page_fault_reason_t(0x1);
pub const ZET_DEBUG_PAGE_FAULT_REASON_PERMISSION_ERROR: zet_debug_page_fault_reason_t =
    zet_debug_page_fault_reason_t(0x2);
pub const ZET_DEBUG_PAGE_FAULT_REASON_FORCE_UINT32: zet_debug_page_fault_reason_t =
    zet_debug_page_fault_reason_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_debug_memory_space_type_t(pub u32);
impl zet_debug_memory_space_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_DEBUG_MEMORY_SPACE_TYPE_DEFAULT: zet_debug_memory_space_type_t =
    zet_debug_memory_space_type_t(0x0);
pub const ZET_DEBUG_MEMORY_SPACE_TYPE_SLM: zet_debug_memory_space_type_t = zet_debug_memory_space_type_t(0x1);
pub const ZET_DEBUG_MEMORY_SPACE_TYPE_ELF: zet_debug_memory_space_type_t = zet_debug_memory_space_type_t(0x2);
pub const ZET_DEBUG_MEMORY_SPACE_TYPE_BARRIER: zet_debug_memory_space_type_t =
    zet_debug_memory_space_type_t(0x3);
pub const ZET_DEBUG_MEMORY_SPACE_TYPE_FORCE_UINT32: zet_debug_memory_space_type_t =
    zet_debug_memory_space_type_t(0x7fffffff);
pub type zet_debug_regset_flag_t = u32;
pub const ZET_DEBUG_REGSET_FLAG_READABLE: u32 = 0x1;
pub const ZET_DEBUG_REGSET_FLAG_WRITEABLE: u32 = 0x2;
pub const ZET_DEBUG_REGSET_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type zet_metric_group_sampling_type_flag_t = u32;
pub const ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED: u32 = 0x1;
pub const ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED: u32 = 0x2;
pub const ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EXP_TRACER_BASED: u32 = 0x4;
pub const ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_type_t(pub u32);
impl zet_metric_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_TYPE_DURATION: zet_metric_type_t = zet_metric_type_t(0x0);
pub const ZET_METRIC_TYPE_EVENT: zet_metric_type_t = zet_metric_type_t(0x1);
pub const ZET_METRIC_TYPE_EVENT_WITH_RANGE: zet_metric_type_t = zet_metric_type_t(0x2);
pub const ZET_METRIC_TYPE_THROUGHPUT: zet_metric_type_t = zet_metric_type_t(0x3);
pub const ZET_METRIC_TYPE_TIMESTAMP: zet_metric_type_t = zet_metric_type_t(0x4);
pub const ZET_METRIC_TYPE_FLAG: zet_metric_type_t = zet_metric_type_t(0x5);
pub const ZET_METRIC_TYPE_RATIO: zet_metric_type_t = zet_metric_type_t(0x6);
pub const ZET_METRIC_TYPE_RAW: zet_metric_type_t = zet_metric_type_t(0x7);
pub const ZET_METRIC_TYPE_EVENT_EXP_TIMESTAMP: zet_metric_type_t = zet_metric_type_t(0x7ffffff9);
pub const ZET_METRIC_TYPE_EVENT_EXP_START: zet_metric_type_t = zet_metric_type_t(0x7ffffffa);
pub const ZET_METRIC_TYPE_EVENT_EXP_END: zet_metric_type_t = zet_metric_type_t(0x7ffffffb);
pub const ZET_METRIC_TYPE_EVENT_EXP_MONOTONIC_WRAPS_VALUE: zet_metric_type_t = zet_metric_type_t(0x7ffffffc);
pub const ZET_METRIC_TYPE_EXP_EXPORT_DMA_BUF: zet_metric_type_t = zet_metric_type_t(0x7ffffffd);
pub const ZET_METRIC_TYPE_IP_EXP: zet_metric_type_t = zet_metric_type_t(0x7ffffffe);
pub const ZET_METRIC_TYPE_IP: zet_metric_type_t = zet_metric_type_t(0x7ffffffe);
pub const ZET_METRIC_TYPE_FORCE_UINT32: zet_metric_type_t = zet_metric_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_group_calculation_type_t(pub u32);
impl zet_metric_group_calculation_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES: zet_metric_group_calculation_type_t =
    zet_metric_group_calculation_type_t(0x0);
pub const ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES: zet_metric_group_calculation_type_t =
    zet_metric_group_calculation_type_t(0x1);
pub const ZET_METRIC_GROUP_CALCULATION_TYPE_FORCE_UINT32: zet_metric_group_calculation_type_t =
    zet_metric_group_calculation_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_query_pool_type_t(pub u32);
impl zet_metric_query_pool_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_QUERY_POOL_TYPE_PERFORMANCE: zet_metric_query_pool_type_t =
    zet_metric_query_pool_type_t(0x0);
pub const ZET_METRIC_QUERY_POOL_TYPE_EXECUTION: zet_metric_query_pool_type_t =
    zet_metric_query_pool_type_t(0x1);
pub const ZET_METRIC_QUERY_POOL_TYPE_FORCE_UINT32: zet_metric_query_pool_type_t =
    zet_metric_query_pool_type_t(0x7fffffff);
pub type zet_profile_flag_t = u32;
pub const ZET_PROFILE_FLAG_REGISTER_REALLOCATION: u32 = 0x1;
pub const ZET_PROFILE_FLAG_FREE_REGISTER_INFO: u32 = 0x2;
pub const ZET_PROFILE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_profile_token_type_t(pub u32);
impl zet_profile_token_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_PROFILE_TOKEN_TYPE_FREE_REGISTER: zet_profile_token_type_t = zet_profile_token_type_t(0x0);
pub const ZET_PROFILE_TOKEN_TYPE_FORCE_UINT32: zet_profile_token_type_t =
    zet_profile_token_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_api_tracing_exp_version_t(pub u32);
impl zet_api_tracing_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_API_TRACING_EXP_VERSION_1_0: zet_api_tracing_exp_version_t =
    zet_api_tracing_exp_version_t(0x10000);
pub const ZET_API_TRACING_EXP_VERSION_CURRENT: zet_api_tracing_exp_version_t =
    zet_api_tracing_exp_version_t(0x10000);
pub const ZET_API_TRACING_EXP_VERSION_FORCE_UINT32: zet_api_tracing_exp_version_t =
    zet_api_tracing_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_calculate_multiple_metrics_exp_version_t(pub u32);
impl ze_calculate_multiple_metrics_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_CALCULATE_MULTIPLE_METRICS_EXP_VERSION_1_0: ze_calculate_multiple_metrics_exp_version_t =
    ze_calculate_multiple_metrics_exp_version_t(0x10000);
pub const ZE_CALCULATE_MULTIPLE_METRICS_EXP_VERSION_CURRENT: ze_calculate_multiple_metrics_exp_version_t =
    ze_calculate_multiple_metrics_exp_version_t(0x10000);
pub const ZE_CALCULATE_MULTIPLE_METRICS_EXP_VERSION_FORCE_UINT32:
    ze_calculate_multiple_metrics_exp_version_t = ze_calculate_multiple_metrics_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ze_metric_global_timestamps_exp_version_t(pub u32);
impl ze_metric_global_timestamps_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZE_METRIC_GLOBAL_TIMESTAMPS_EXP_VERSION_1_0: ze_metric_global_timestamps_exp_version_t =
    ze_metric_global_timestamps_exp_version_t(0x10000);
pub const ZE_METRIC_GLOBAL_TIMESTAMPS_EXP_VERSION_CURRENT: ze_metric_global_timestamps_exp_version_t =
    ze_metric_global_timestamps_exp_version_t(0x10000);
pub const ZE_METRIC_GLOBAL_TIMESTAMPS_EXP_VERSION_FORCE_UINT32: ze_metric_global_timestamps_exp_version_t =
    ze_metric_global_timestamps_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_export_metric_data_exp_version_t(pub u32);
impl zet_export_metric_data_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_EXPORT_METRIC_DATA_EXP_VERSION_1_0: zet_export_metric_data_exp_version_t =
    zet_export_metric_data_exp_version_t(0x10000);
pub const ZET_EXPORT_METRIC_DATA_EXP_VERSION_CURRENT: zet_export_metric_data_exp_version_t =
    zet_export_metric_data_exp_version_t(0x10000);
pub const ZET_EXPORT_METRIC_DATA_EXP_VERSION_FORCE_UINT32: zet_export_metric_data_exp_version_t =
    zet_export_metric_data_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_programmable_exp_version_t(pub u32);
impl zet_metric_programmable_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_PROGRAMMABLE_EXP_VERSION_1_1: zet_metric_programmable_exp_version_t =
    zet_metric_programmable_exp_version_t(0x10001);
pub const ZET_METRIC_PROGRAMMABLE_EXP_VERSION_CURRENT: zet_metric_programmable_exp_version_t =
    zet_metric_programmable_exp_version_t(0x10001);
pub const ZET_METRIC_PROGRAMMABLE_EXP_VERSION_FORCE_UINT32: zet_metric_programmable_exp_version_t =
    zet_metric_programmable_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_programmable_param_type_exp_t(pub u32);
impl zet_metric_programmable_param_type_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_DISAGGREGATION: zet_metric_programmable_param_type_exp_t =
    zet_metric_programmable_param_type_exp_t(0x0);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_LATENCY: zet_metric_programmable_param_type_exp_t =
    zet_metric_programmable_param_type_exp_t(0x1);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_UTILIZATION:
    zet_metric_programmable_param_type_exp_t = zet_metric_programmable_param_type_exp_t(0x2);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_AVERAGE:
    zet_metric_programmable_param_type_exp_t = zet_metric_programmable_param_type_exp_t(0x3);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_RATE:
    zet_metric_programmable_param_type_exp_t = zet_metric_programmable_param_type_exp_t(0x4);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_BYTES:
    zet_metric_programmable_param_type_exp_t = zet_metric_programmable_param_type_exp_t(0x5);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_GENERIC: zet_metric_programmable_param_type_exp_t =
    zet_metric_programmable_param_type_exp_t(0x6);
pub const ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_FORCE_UINT32: zet_metric_programmable_param_type_exp_t =
    zet_metric_programmable_param_type_exp_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_value_info_type_exp_t(pub u32);
impl zet_value_info_type_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_VALUE_INFO_TYPE_EXP_UINT32: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x0);
pub const ZET_VALUE_INFO_TYPE_EXP_UINT64: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x1);
pub const ZET_VALUE_INFO_TYPE_EXP_FLOAT32: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x2);
pub const ZET_VALUE_INFO_TYPE_EXP_FLOAT64: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x3);
pub const ZET_VALUE_INFO_TYPE_EXP_BOOL8: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x4);
pub const ZET_VALUE_INFO_TYPE_EXP_UINT8: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x5);
pub const ZET_VALUE_INFO_TYPE_EXP_UINT16: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x6);
pub const ZET_VALUE_INFO_TYPE_EXP_UINT64_RANGE: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x7);
pub const ZET_VALUE_INFO_TYPE_EXP_FLOAT64_RANGE: zet_value_info_type_exp_t = zet_value_info_type_exp_t(0x8);
pub const ZET_VALUE_INFO_TYPE_EXP_FORCE_UINT32: zet_value_info_type_exp_t =
    zet_value_info_type_exp_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_concurrent_metric_groups_exp_version_t(pub u32);
impl zet_concurrent_metric_groups_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_CONCURRENT_METRIC_GROUPS_EXP_VERSION_1_0: zet_concurrent_metric_groups_exp_version_t =
    zet_concurrent_metric_groups_exp_version_t(0x10000);
pub const ZET_CONCURRENT_METRIC_GROUPS_EXP_VERSION_CURRENT: zet_concurrent_metric_groups_exp_version_t =
    zet_concurrent_metric_groups_exp_version_t(0x10000);
pub const ZET_CONCURRENT_METRIC_GROUPS_EXP_VERSION_FORCE_UINT32: zet_concurrent_metric_groups_exp_version_t =
    zet_concurrent_metric_groups_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_tracer_exp_version_t(pub u32);
impl zet_metric_tracer_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_TRACER_EXP_VERSION_1_0: zet_metric_tracer_exp_version_t =
    zet_metric_tracer_exp_version_t(0x10000);
pub const ZET_METRIC_TRACER_EXP_VERSION_CURRENT: zet_metric_tracer_exp_version_t =
    zet_metric_tracer_exp_version_t(0x10000);
pub const ZET_METRIC_TRACER_EXP_VERSION_FORCE_UINT32: zet_metric_tracer_exp_version_t =
    zet_metric_tracer_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_export_memory_exp_version_t(pub u32);
impl zet_metric_export_memory_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_EXPORT_MEMORY_EXP_VERSION_1_0: zet_metric_export_memory_exp_version_t =
    zet_metric_export_memory_exp_version_t(0x10000);
pub const ZET_METRIC_EXPORT_MEMORY_EXP_VERSION_CURRENT: zet_metric_export_memory_exp_version_t =
    zet_metric_export_memory_exp_version_t(0x10000);
pub const ZET_METRIC_EXPORT_MEMORY_EXP_VERSION_FORCE_UINT32: zet_metric_export_memory_exp_version_t =
    zet_metric_export_memory_exp_version_t(0x7fffffff);
pub type zet_metric_group_type_exp_flag_t = u32;
pub const ZET_METRIC_GROUP_TYPE_EXP_FLAG_EXPORT_DMA_BUF: u32 = 0x1;
pub const ZET_METRIC_GROUP_TYPE_EXP_FLAG_USER_CREATED: u32 = 0x2;
pub const ZET_METRIC_GROUP_TYPE_EXP_FLAG_OTHER: u32 = 0x4;
pub const ZET_METRIC_GROUP_TYPE_EXP_FLAG_MARKER: u32 = 0x8;
pub const ZET_METRIC_GROUP_TYPE_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metric_group_marker_exp_version_t(pub u32);
impl zet_metric_group_marker_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRIC_GROUP_MARKER_EXP_VERSION_1_0: zet_metric_group_marker_exp_version_t =
    zet_metric_group_marker_exp_version_t(0x10000);
pub const ZET_METRIC_GROUP_MARKER_EXP_VERSION_CURRENT: zet_metric_group_marker_exp_version_t =
    zet_metric_group_marker_exp_version_t(0x10000);
pub const ZET_METRIC_GROUP_MARKER_EXP_VERSION_FORCE_UINT32: zet_metric_group_marker_exp_version_t =
    zet_metric_group_marker_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zet_metrics_runtime_enable_disable_exp_version_t(pub u32);
impl zet_metrics_runtime_enable_disable_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_VERSION_1_0:
    zet_metrics_runtime_enable_disable_exp_version_t =
    zet_metrics_runtime_enable_disable_exp_version_t(0x10000);
pub const ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_VERSION_CURRENT:
    zet_metrics_runtime_enable_disable_exp_version_t =
    zet_metrics_runtime_enable_disable_exp_version_t(0x10000);
pub const ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_VERSION_FORCE_UINT32:
    zet_metrics_runtime_enable_disable_exp_version_t =
    zet_metrics_runtime_enable_disable_exp_version_t(0x7fffffff);
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_base_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
}
impl zet_base_properties_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
    };
}
impl Default for zet_base_properties_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_base_properties_t>() == 16);
    assert!(align_of::<zet_base_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_base_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_base_properties_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_base_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
}
impl zet_base_desc_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
    };
}
impl Default for zet_base_desc_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_base_desc_t>() == 16);
    assert!(align_of::<zet_base_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_base_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_base_desc_t, pNext) == 8);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct zet_typed_value_t {
    pub r#type: zet_value_type_t,
    pub value: zet_value_t,
}
impl zet_typed_value_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        r#type: zet_value_type_t::ZEROED,
        value: zet_value_t::ZEROED,
    };
}
impl Default for zet_typed_value_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_typed_value_t>() == 16);
    assert!(align_of::<zet_typed_value_t>() == 8);
    assert!(core::mem::offset_of!(zet_typed_value_t, r#type) == 0);
    assert!(core::mem::offset_of!(zet_typed_value_t, value) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_device_debug_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: zet_device_debug_property_flags_t,
}
impl zet_device_debug_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
    };
}
impl Default for zet_device_debug_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_device_debug_properties_t>() == 24);
    assert!(align_of::<zet_device_debug_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_device_debug_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_device_debug_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_device_debug_properties_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_config_t {
    pub pid: u32,
}
impl zet_debug_config_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { pid: 0 };
}
impl Default for zet_debug_config_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_config_t>() == 4);
    assert!(align_of::<zet_debug_config_t>() == 4);
    assert!(core::mem::offset_of!(zet_debug_config_t, pid) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_event_info_detached_t {
    pub reason: zet_debug_detach_reason_t,
}
impl zet_debug_event_info_detached_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        reason: zet_debug_detach_reason_t::ZEROED,
    };
}
impl Default for zet_debug_event_info_detached_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_event_info_detached_t>() == 4);
    assert!(align_of::<zet_debug_event_info_detached_t>() == 4);
    assert!(core::mem::offset_of!(zet_debug_event_info_detached_t, reason) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_event_info_module_t {
    pub format: zet_module_debug_info_format_t,
    pub moduleBegin: u64,
    pub moduleEnd: u64,
    pub load: u64,
}
impl zet_debug_event_info_module_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        format: zet_module_debug_info_format_t::ZEROED,
        moduleBegin: 0,
        moduleEnd: 0,
        load: 0,
    };
}
impl Default for zet_debug_event_info_module_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_event_info_module_t>() == 32);
    assert!(align_of::<zet_debug_event_info_module_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_event_info_module_t, format) == 0);
    assert!(core::mem::offset_of!(zet_debug_event_info_module_t, moduleBegin) == 8);
    assert!(core::mem::offset_of!(zet_debug_event_info_module_t, moduleEnd) == 16);
    assert!(core::mem::offset_of!(zet_debug_event_info_module_t, load) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_event_info_thread_stopped_t {
    pub thread: ze_device_thread_t,
}
impl zet_debug_event_info_thread_stopped_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        thread: ze_device_thread_t::ZEROED,
    };
}
impl Default for zet_debug_event_info_thread_stopped_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_event_info_thread_stopped_t>() == 16);
    assert!(align_of::<zet_debug_event_info_thread_stopped_t>() == 4);
    assert!(core::mem::offset_of!(zet_debug_event_info_thread_stopped_t, thread) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_event_info_page_fault_t {
    pub address: u64,
    pub mask: u64,
    pub reason: zet_debug_page_fault_reason_t,
}
impl zet_debug_event_info_page_fault_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        address: 0,
        mask: 0,
        reason: zet_debug_page_fault_reason_t::ZEROED,
    };
}
impl Default for zet_debug_event_info_page_fault_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_event_info_page_fault_t>() == 24);
    assert!(align_of::<zet_debug_event_info_page_fault_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_event_info_page_fault_t, address) == 0);
    assert!(core::mem::offset_of!(zet_debug_event_info_page_fault_t, mask) == 8);
    assert!(core::mem::offset_of!(zet_debug_event_info_page_fault_t, reason) == 16);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct zet_debug_event_t {
    pub r#type: zet_debug_event_type_t,
    pub flags: zet_debug_event_flags_t,
    pub info: zet_debug_event_info_t,
}
impl zet_debug_event_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        r#type: zet_debug_event_type_t::ZEROED,
        flags: 0,
        info: zet_debug_event_info_t::ZEROED,
    };
}
impl Default for zet_debug_event_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_event_t>() == 40);
    assert!(align_of::<zet_debug_event_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_event_t, r#type) == 0);
    assert!(core::mem::offset_of!(zet_debug_event_t, flags) == 4);
    assert!(core::mem::offset_of!(zet_debug_event_t, info) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_memory_space_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub r#type: zet_debug_memory_space_type_t,
    pub address: u64,
}
impl zet_debug_memory_space_desc_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        r#type: zet_debug_memory_space_type_t::ZEROED,
        address: 0,
    };
}
impl Default for zet_debug_memory_space_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_debug_memory_space_desc_t>() == 32);
    assert!(align_of::<zet_debug_memory_space_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_memory_space_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_debug_memory_space_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_debug_memory_space_desc_t, r#type) == 16);
    assert!(core::mem::offset_of!(zet_debug_memory_space_desc_t, address) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_debug_regset_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: u32,
    pub version: u32,
    pub generalFlags: zet_debug_regset_flags_t,
    pub deviceFlags: u32,
    pub count: u32,
    pub bitSize: u32,
    pub byteSize: u32,
}
impl zet_debug_regset_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_DEBUG_REGSET_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: 0,
        version: 0,
        generalFlags: 0,
        deviceFlags: 0,
        count: 0,
        bitSize: 0,
        byteSize: 0,
    };
}
impl Default for zet_debug_regset_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_debug_regset_properties_t>() == 48);
    assert!(align_of::<zet_debug_regset_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, version) == 20);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, generalFlags) == 24);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, deviceFlags) == 28);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, count) == 32);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, bitSize) == 36);
    assert!(core::mem::offset_of!(zet_debug_regset_properties_t, byteSize) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_group_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub name: [c_char; 256],
    pub description: [c_char; 256],
    pub samplingType: zet_metric_group_sampling_type_flags_t,
    pub domain: u32,
    pub metricCount: u32,
}
impl zet_metric_group_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        name: [0; 256],
        description: [0; 256],
        samplingType: 0,
        domain: 0,
        metricCount: 0,
    };
}
impl Default for zet_metric_group_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_group_properties_t>() == 544);
    assert!(align_of::<zet_metric_group_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, name) == 16);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, description) == 272);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, samplingType) == 528);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, domain) == 532);
    assert!(core::mem::offset_of!(zet_metric_group_properties_t, metricCount) == 536);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub name: [c_char; 256],
    pub description: [c_char; 256],
    pub component: [c_char; 256],
    pub tierNumber: u32,
    pub metricType: zet_metric_type_t,
    pub resultType: zet_value_type_t,
    pub resultUnits: [c_char; 256],
}
impl zet_metric_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        name: [0; 256],
        description: [0; 256],
        component: [0; 256],
        tierNumber: 0,
        metricType: zet_metric_type_t::ZEROED,
        resultType: zet_value_type_t::ZEROED,
        resultUnits: [0; 256],
    };
}
impl Default for zet_metric_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_properties_t>() == 1056);
    assert!(align_of::<zet_metric_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_properties_t, name) == 16);
    assert!(core::mem::offset_of!(zet_metric_properties_t, description) == 272);
    assert!(core::mem::offset_of!(zet_metric_properties_t, component) == 528);
    assert!(core::mem::offset_of!(zet_metric_properties_t, tierNumber) == 784);
    assert!(core::mem::offset_of!(zet_metric_properties_t, metricType) == 788);
    assert!(core::mem::offset_of!(zet_metric_properties_t, resultType) == 792);
    assert!(core::mem::offset_of!(zet_metric_properties_t, resultUnits) == 796);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_streamer_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub notifyEveryNReports: u32,
    pub samplingPeriod: u32,
}
impl zet_metric_streamer_desc_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        notifyEveryNReports: 0,
        samplingPeriod: 0,
    };
}
impl Default for zet_metric_streamer_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_streamer_desc_t>() == 24);
    assert!(align_of::<zet_metric_streamer_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_streamer_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_streamer_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_streamer_desc_t, notifyEveryNReports) == 16);
    assert!(core::mem::offset_of!(zet_metric_streamer_desc_t, samplingPeriod) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_query_pool_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub r#type: zet_metric_query_pool_type_t,
    pub count: u32,
}
impl zet_metric_query_pool_desc_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        r#type: zet_metric_query_pool_type_t::ZEROED,
        count: 0,
    };
}
impl Default for zet_metric_query_pool_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_query_pool_desc_t>() == 24);
    assert!(align_of::<zet_metric_query_pool_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_query_pool_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_query_pool_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_query_pool_desc_t, r#type) == 16);
    assert!(core::mem::offset_of!(zet_metric_query_pool_desc_t, count) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_profile_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub flags: zet_profile_flags_t,
    pub numTokens: u32,
}
impl zet_profile_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_PROFILE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        flags: 0,
        numTokens: 0,
    };
}
impl Default for zet_profile_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_profile_properties_t>() == 24);
    assert!(align_of::<zet_profile_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_profile_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_profile_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_profile_properties_t, flags) == 16);
    assert!(core::mem::offset_of!(zet_profile_properties_t, numTokens) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_profile_free_register_token_t {
    pub r#type: zet_profile_token_type_t,
    pub size: u32,
    pub count: u32,
}
impl zet_profile_free_register_token_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        r#type: zet_profile_token_type_t::ZEROED,
        size: 0,
        count: 0,
    };
}
impl Default for zet_profile_free_register_token_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_profile_free_register_token_t>() == 12);
    assert!(align_of::<zet_profile_free_register_token_t>() == 4);
    assert!(core::mem::offset_of!(zet_profile_free_register_token_t, r#type) == 0);
    assert!(core::mem::offset_of!(zet_profile_free_register_token_t, size) == 4);
    assert!(core::mem::offset_of!(zet_profile_free_register_token_t, count) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_profile_register_sequence_t {
    pub start: u32,
    pub count: u32,
}
impl zet_profile_register_sequence_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { start: 0, count: 0 };
}
impl Default for zet_profile_register_sequence_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_profile_register_sequence_t>() == 8);
    assert!(align_of::<zet_profile_register_sequence_t>() == 4);
    assert!(core::mem::offset_of!(zet_profile_register_sequence_t, start) == 0);
    assert!(core::mem::offset_of!(zet_profile_register_sequence_t, count) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_tracer_exp_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub pUserData: *mut c_void,
}
impl zet_tracer_exp_desc_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_TRACER_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        pUserData: core::ptr::null_mut(),
    };
}
impl Default for zet_tracer_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_tracer_exp_desc_t>() == 24);
    assert!(align_of::<zet_tracer_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_tracer_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_tracer_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_tracer_exp_desc_t, pUserData) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_global_timestamps_resolution_exp_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub timerResolution: u64,
    pub timestampValidBits: u64,
}
impl zet_metric_global_timestamps_resolution_exp_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_GLOBAL_METRICS_TIMESTAMPS_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        timerResolution: 0,
        timestampValidBits: 0,
    };
}
impl Default for zet_metric_global_timestamps_resolution_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_global_timestamps_resolution_exp_t>() == 32);
    assert!(align_of::<zet_metric_global_timestamps_resolution_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_global_timestamps_resolution_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_global_timestamps_resolution_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_global_timestamps_resolution_exp_t, timerResolution) == 16);
    assert!(core::mem::offset_of!(zet_metric_global_timestamps_resolution_exp_t, timestampValidBits) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_calculate_exp_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub rawReportSkipCount: u32,
}
impl zet_metric_calculate_exp_desc_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRICS_CALCULATE_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        rawReportSkipCount: 0,
    };
}
impl Default for zet_metric_calculate_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_calculate_exp_desc_t>() == 24);
    assert!(align_of::<zet_metric_calculate_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_calculate_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_calculate_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_calculate_exp_desc_t, rawReportSkipCount) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_programmable_exp_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub name: [c_char; 128],
    pub description: [c_char; 128],
    pub component: [c_char; 128],
    pub tierNumber: u32,
    pub domain: u32,
    pub parameterCount: u32,
    pub samplingType: zet_metric_group_sampling_type_flags_t,
    pub sourceId: u32,
}
impl zet_metric_programmable_exp_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        name: [0; 128],
        description: [0; 128],
        component: [0; 128],
        tierNumber: 0,
        domain: 0,
        parameterCount: 0,
        samplingType: 0,
        sourceId: 0,
    };
}
impl Default for zet_metric_programmable_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_programmable_exp_properties_t>() == 424);
    assert!(align_of::<zet_metric_programmable_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, name) == 16);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, description) == 144);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, component) == 272);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, tierNumber) == 400);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, domain) == 404);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, parameterCount) == 408);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, samplingType) == 412);
    assert!(core::mem::offset_of!(zet_metric_programmable_exp_properties_t, sourceId) == 416);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_value_uint64_range_exp_t {
    pub ui64Min: u64,
    pub ui64Max: u64,
}
impl zet_value_uint64_range_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        ui64Min: 0,
        ui64Max: 0,
    };
}
impl Default for zet_value_uint64_range_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_value_uint64_range_exp_t>() == 16);
    assert!(align_of::<zet_value_uint64_range_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_value_uint64_range_exp_t, ui64Min) == 0);
    assert!(core::mem::offset_of!(zet_value_uint64_range_exp_t, ui64Max) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_value_fp64_range_exp_t {
    pub fp64Min: f64,
    pub fp64Max: f64,
}
impl zet_value_fp64_range_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        fp64Min: 0.0,
        fp64Max: 0.0,
    };
}
impl Default for zet_value_fp64_range_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_value_fp64_range_exp_t>() == 16);
    assert!(align_of::<zet_value_fp64_range_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_value_fp64_range_exp_t, fp64Min) == 0);
    assert!(core::mem::offset_of!(zet_value_fp64_range_exp_t, fp64Max) == 8);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct zet_metric_programmable_param_info_exp_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zet_metric_programmable_param_type_exp_t,
    pub name: [c_char; 128],
    pub valueInfoType: zet_value_info_type_exp_t,
    pub defaultValue: zet_value_t,
    pub valueInfoCount: u32,
}
impl zet_metric_programmable_param_info_exp_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_INFO_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zet_metric_programmable_param_type_exp_t::ZEROED,
        name: [0; 128],
        valueInfoType: zet_value_info_type_exp_t::ZEROED,
        defaultValue: zet_value_t::ZEROED,
        valueInfoCount: 0,
    };
}
impl Default for zet_metric_programmable_param_info_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_programmable_param_info_exp_t>() == 168);
    assert!(align_of::<zet_metric_programmable_param_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, r#type) == 16);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, name) == 20);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, valueInfoType) == 148);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, defaultValue) == 152);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_info_exp_t, valueInfoCount) == 160);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct zet_metric_programmable_param_value_info_exp_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub valueInfo: zet_value_info_exp_t,
    pub description: [c_char; 128],
}
impl zet_metric_programmable_param_value_info_exp_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_VALUE_INFO_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        valueInfo: zet_value_info_exp_t::ZEROED,
        description: [0; 128],
    };
}
impl Default for zet_metric_programmable_param_value_info_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_programmable_param_value_info_exp_t>() == 160);
    assert!(align_of::<zet_metric_programmable_param_value_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_value_info_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_value_info_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_value_info_exp_t, valueInfo) == 16);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_value_info_exp_t, description) == 32);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct zet_metric_programmable_param_value_exp_t {
    pub value: zet_value_t,
}
impl zet_metric_programmable_param_value_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        value: zet_value_t::ZEROED,
    };
}
impl Default for zet_metric_programmable_param_value_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_programmable_param_value_exp_t>() == 8);
    assert!(align_of::<zet_metric_programmable_param_value_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_programmable_param_value_exp_t, value) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_tracer_exp_desc_t {
    pub stype: zet_structure_type_t,
    pub pNext: *const c_void,
    pub notifyEveryNBytes: u32,
}
impl zet_metric_tracer_exp_desc_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_TRACER_EXP_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        notifyEveryNBytes: 0,
    };
}
impl Default for zet_metric_tracer_exp_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_tracer_exp_desc_t>() == 24);
    assert!(align_of::<zet_metric_tracer_exp_desc_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_tracer_exp_desc_t, notifyEveryNBytes) == 16);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct zet_metric_entry_exp_t {
    pub value: zet_value_t,
    pub timeStamp: u64,
    pub metricIndex: u32,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
}
impl zet_metric_entry_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        value: zet_value_t::ZEROED,
        timeStamp: 0,
        metricIndex: 0,
        onSubdevice: 0,
        subdeviceId: 0,
    };
}
impl Default for zet_metric_entry_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_metric_entry_exp_t>() == 32);
    assert!(align_of::<zet_metric_entry_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_entry_exp_t, value) == 0);
    assert!(core::mem::offset_of!(zet_metric_entry_exp_t, timeStamp) == 8);
    assert!(core::mem::offset_of!(zet_metric_entry_exp_t, metricIndex) == 16);
    assert!(core::mem::offset_of!(zet_metric_entry_exp_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zet_metric_entry_exp_t, subdeviceId) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_group_type_exp_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zet_metric_group_type_exp_flags_t,
}
impl zet_metric_group_type_exp_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_GROUP_TYPE_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: 0,
    };
}
impl Default for zet_metric_group_type_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_group_type_exp_t>() == 24);
    assert!(align_of::<zet_metric_group_type_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_group_type_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_group_type_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_group_type_exp_t, r#type) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_export_dma_buf_exp_properties_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub fd: i32,
    pub size: usize,
}
impl zet_export_dma_buf_exp_properties_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_EXPORT_DMA_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        fd: 0,
        size: 0,
    };
}
impl Default for zet_export_dma_buf_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_export_dma_buf_exp_properties_t>() == 32);
    assert!(align_of::<zet_export_dma_buf_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zet_export_dma_buf_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_export_dma_buf_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_export_dma_buf_exp_properties_t, fd) == 16);
    assert!(core::mem::offset_of!(zet_export_dma_buf_exp_properties_t, size) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_metric_source_id_exp_t {
    pub stype: zet_structure_type_t,
    pub pNext: *mut c_void,
    pub sourceId: u32,
}
impl zet_metric_source_id_exp_t {
    /// The structure type.
    pub const STYPE: zet_structure_type_t = ZET_STRUCTURE_TYPE_METRIC_SOURCE_ID_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zet_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        sourceId: 0,
    };
}
impl Default for zet_metric_source_id_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zet_metric_source_id_exp_t>() == 24);
    assert!(align_of::<zet_metric_source_id_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_metric_source_id_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zet_metric_source_id_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zet_metric_source_id_exp_t, sourceId) == 16);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub union zet_value_t {
    pub ui32: u32,
    pub ui64: u64,
    pub fp32: f32,
    pub fp64: f64,
    pub b8: ze_bool_t,
}
impl zet_value_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { fp64: 0.0 };
}
impl Default for zet_value_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_value_t>() == 8);
    assert!(align_of::<zet_value_t>() == 8);
    assert!(core::mem::offset_of!(zet_value_t, ui32) == 0);
    assert!(core::mem::offset_of!(zet_value_t, ui64) == 0);
    assert!(core::mem::offset_of!(zet_value_t, fp32) == 0);
    assert!(core::mem::offset_of!(zet_value_t, fp64) == 0);
    assert!(core::mem::offset_of!(zet_value_t, b8) == 0);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub union zet_debug_event_info_t {
    pub detached: zet_debug_event_info_detached_t,
    pub module: zet_debug_event_info_module_t,
    pub thread: zet_debug_event_info_thread_stopped_t,
    pub page_fault: zet_debug_event_info_page_fault_t,
}
impl zet_debug_event_info_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        module: zet_debug_event_info_module_t::ZEROED,
    };
}
impl Default for zet_debug_event_info_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_debug_event_info_t>() == 32);
    assert!(align_of::<zet_debug_event_info_t>() == 8);
    assert!(core::mem::offset_of!(zet_debug_event_info_t, detached) == 0);
    assert!(core::mem::offset_of!(zet_debug_event_info_t, module) == 0);
    assert!(core::mem::offset_of!(zet_debug_event_info_t, thread) == 0);
    assert!(core::mem::offset_of!(zet_debug_event_info_t, page_fault) == 0);
};

#[repr(C)]
#[derive(Clone, Copy)]
pub union zet_value_info_exp_t {
    pub ui32: u32,
    pub ui64: u64,
    pub fp32: f32,
    pub fp64: f64,
    pub b8: ze_bool_t,
    pub ui8: u8,
    pub ui16: u16,
    pub ui64Range: zet_value_uint64_range_exp_t,
    pub fp64Range: zet_value_fp64_range_exp_t,
}
impl zet_value_info_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        fp64Range: zet_value_fp64_range_exp_t::ZEROED,
    };
}
impl Default for zet_value_info_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_value_info_exp_t>() == 16);
    assert!(align_of::<zet_value_info_exp_t>() == 8);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, ui32) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, ui64) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, fp32) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, fp64) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, b8) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, ui8) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, ui16) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, ui64Range) == 0);
    assert!(core::mem::offset_of!(zet_value_info_exp_t, fp64Range) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_dditable_t {
    pub MetricProgrammableExp: zet_metric_programmable_exp_dditable_t,
    pub MetricTracerExp: zet_metric_tracer_exp_dditable_t,
    pub MetricDecoderExp: zet_metric_decoder_exp_dditable_t,
    pub Device: zet_device_dditable_t,
    pub DeviceExp: zet_device_exp_dditable_t,
    pub Context: zet_context_dditable_t,
    pub CommandList: zet_command_list_dditable_t,
    pub CommandListExp: zet_command_list_exp_dditable_t,
    pub Module: zet_module_dditable_t,
    pub Kernel: zet_kernel_dditable_t,
    pub Metric: zet_metric_dditable_t,
    pub MetricExp: zet_metric_exp_dditable_t,
    pub MetricGroup: zet_metric_group_dditable_t,
    pub MetricGroupExp: zet_metric_group_exp_dditable_t,
    pub MetricStreamer: zet_metric_streamer_dditable_t,
    pub MetricQueryPool: zet_metric_query_pool_dditable_t,
    pub MetricQuery: zet_metric_query_dditable_t,
    pub TracerExp: zet_tracer_exp_dditable_t,
    pub Debug: zet_debug_dditable_t,
}
impl zet_dditable_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        MetricProgrammableExp: zet_metric_programmable_exp_dditable_t::ZEROED,
        MetricTracerExp: zet_metric_tracer_exp_dditable_t::ZEROED,
        MetricDecoderExp: zet_metric_decoder_exp_dditable_t::ZEROED,
        Device: zet_device_dditable_t::ZEROED,
        DeviceExp: zet_device_exp_dditable_t::ZEROED,
        Context: zet_context_dditable_t::ZEROED,
        CommandList: zet_command_list_dditable_t::ZEROED,
        CommandListExp: zet_command_list_exp_dditable_t::ZEROED,
        Module: zet_module_dditable_t::ZEROED,
        Kernel: zet_kernel_dditable_t::ZEROED,
        Metric: zet_metric_dditable_t::ZEROED,
        MetricExp: zet_metric_exp_dditable_t::ZEROED,
        MetricGroup: zet_metric_group_dditable_t::ZEROED,
        MetricGroupExp: zet_metric_group_exp_dditable_t::ZEROED,
        MetricStreamer: zet_metric_streamer_dditable_t::ZEROED,
        MetricQueryPool: zet_metric_query_pool_dditable_t::ZEROED,
        MetricQuery: zet_metric_query_dditable_t::ZEROED,
        TracerExp: zet_tracer_exp_dditable_t::ZEROED,
        Debug: zet_debug_dditable_t::ZEROED,
    };
}
impl Default for zet_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_dditable_t>() == 552);
    assert!(align_of::<zet_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricProgrammableExp) == 0);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricTracerExp) == 32);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricDecoderExp) == 80);
    assert!(core::mem::offset_of!(zet_dditable_t, Device) == 104);
    assert!(core::mem::offset_of!(zet_dditable_t, DeviceExp) == 112);
    assert!(core::mem::offset_of!(zet_dditable_t, Context) == 144);
    assert!(core::mem::offset_of!(zet_dditable_t, CommandList) == 152);
    assert!(core::mem::offset_of!(zet_dditable_t, CommandListExp) == 184);
    assert!(core::mem::offset_of!(zet_dditable_t, Module) == 192);
    assert!(core::mem::offset_of!(zet_dditable_t, Kernel) == 200);
    assert!(core::mem::offset_of!(zet_dditable_t, Metric) == 208);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricExp) == 224);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricGroup) == 248);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricGroupExp) == 272);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricStreamer) == 344);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricQueryPool) == 368);
    assert!(core::mem::offset_of!(zet_dditable_t, MetricQuery) == 384);
    assert!(core::mem::offset_of!(zet_dditable_t, TracerExp) == 416);
    assert!(core::mem::offset_of!(zet_dditable_t, Debug) == 456);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zet_dditable_driver_t {
    pub version: ze_api_version_t,
    pub isValidFlag: u8,
    pub MetricProgrammableExp: *mut zet_metric_programmable_exp_dditable_t,
    pub MetricTracerExp: *mut zet_metric_tracer_exp_dditable_t,
    pub MetricDecoderExp: *mut zet_metric_decoder_exp_dditable_t,
    pub Device: *mut zet_device_dditable_t,
    pub DeviceExp: *mut zet_device_exp_dditable_t,
    pub Context: *mut zet_context_dditable_t,
    pub CommandList: *mut zet_command_list_dditable_t,
    pub CommandListExp: *mut zet_command_list_exp_dditable_t,
    pub Module: *mut zet_module_dditable_t,
    pub Kernel: *mut zet_kernel_dditable_t,
    pub Metric: *mut zet_metric_dditable_t,
    pub MetricExp: *mut zet_metric_exp_dditable_t,
    pub MetricGroup: *mut zet_metric_group_dditable_t,
    pub MetricGroupExp: *mut zet_metric_group_exp_dditable_t,
    pub MetricStreamer: *mut zet_metric_streamer_dditable_t,
    pub MetricQueryPool: *mut zet_metric_query_pool_dditable_t,
    pub MetricQuery: *mut zet_metric_query_dditable_t,
    pub TracerExp: *mut zet_tracer_exp_dditable_t,
    pub Debug: *mut zet_debug_dditable_t,
}
impl zet_dditable_driver_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        version: ze_api_version_t::ZEROED,
        isValidFlag: 0,
        MetricProgrammableExp: core::ptr::null_mut(),
        MetricTracerExp: core::ptr::null_mut(),
        MetricDecoderExp: core::ptr::null_mut(),
        Device: core::ptr::null_mut(),
        DeviceExp: core::ptr::null_mut(),
        Context: core::ptr::null_mut(),
        CommandList: core::ptr::null_mut(),
        CommandListExp: core::ptr::null_mut(),
        Module: core::ptr::null_mut(),
        Kernel: core::ptr::null_mut(),
        Metric: core::ptr::null_mut(),
        MetricExp: core::ptr::null_mut(),
        MetricGroup: core::ptr::null_mut(),
        MetricGroupExp: core::ptr::null_mut(),
        MetricStreamer: core::ptr::null_mut(),
        MetricQueryPool: core::ptr::null_mut(),
        MetricQuery: core::ptr::null_mut(),
        TracerExp: core::ptr::null_mut(),
        Debug: core::ptr::null_mut(),
    };
}
impl Default for zet_dditable_driver_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zet_dditable_driver_t>() == 160);
    assert!(align_of::<zet_dditable_driver_t>() == 8);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, version) == 0);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, isValidFlag) == 4);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricProgrammableExp) == 8);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricTracerExp) == 16);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricDecoderExp) == 24);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, Device) == 32);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, DeviceExp) == 40);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, Context) == 48);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, CommandList) == 56);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, CommandListExp) == 64);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, Module) == 72);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, Kernel) == 80);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, Metric) == 88);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricExp) == 96);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricGroup) == 104);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricGroupExp) == 112);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricStreamer) == 120);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricQueryPool) == 128);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, MetricQuery) == 136);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, TracerExp) == 144);
    assert!(core::mem::offset_of!(zet_dditable_driver_t, Debug) == 152);
};
