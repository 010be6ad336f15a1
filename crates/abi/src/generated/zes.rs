//! Types of the `zes` namespace.
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
pub type zes_driver_handle_t = ze_driver_handle_t;
pub type zes_device_handle_t = ze_device_handle_t;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_sched_handle_t(pub *mut c_void);
impl zes_sched_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_sched_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_perf_handle_t(pub *mut c_void);
impl zes_perf_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_perf_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_pwr_handle_t(pub *mut c_void);
impl zes_pwr_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_pwr_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_freq_handle_t(pub *mut c_void);
impl zes_freq_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_freq_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_engine_handle_t(pub *mut c_void);
impl zes_engine_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_engine_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_standby_handle_t(pub *mut c_void);
impl zes_standby_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_standby_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_firmware_handle_t(pub *mut c_void);
impl zes_firmware_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_firmware_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_mem_handle_t(pub *mut c_void);
impl zes_mem_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_mem_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_fabric_port_handle_t(pub *mut c_void);
impl zes_fabric_port_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_fabric_port_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_temp_handle_t(pub *mut c_void);
impl zes_temp_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_temp_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_psu_handle_t(pub *mut c_void);
impl zes_psu_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_psu_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_fan_handle_t(pub *mut c_void);
impl zes_fan_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_fan_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_led_handle_t(pub *mut c_void);
impl zes_led_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_led_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_ras_handle_t(pub *mut c_void);
impl zes_ras_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_ras_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_diag_handle_t(pub *mut c_void);
impl zes_diag_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_diag_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_overclock_handle_t(pub *mut c_void);
impl zes_overclock_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_overclock_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct zes_vf_handle_t(pub *mut c_void);
impl zes_vf_handle_t {
    pub const ZEROED: Self = Self(core::ptr::null_mut());
    pub const fn from_ptr(pointer: *mut c_void) -> Self {
        Self(pointer)
    }
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}
impl Default for zes_vf_handle_t {
    fn default() -> Self {
        Self::ZEROED
    }
}

pub type zes_init_flags_t = u32;
pub type zes_engine_type_flags_t = u32;
pub type zes_reset_reason_flags_t = u32;
pub type zes_device_property_flags_t = u32;
pub type zes_pci_link_qual_issue_flags_t = u32;
pub type zes_pci_link_stab_issue_flags_t = u32;
pub type zes_event_type_flags_t = u32;
pub type zes_fabric_port_qual_issue_flags_t = u32;
pub type zes_fabric_port_failure_flags_t = u32;
pub type zes_freq_throttle_reason_flags_t = u32;
pub type zes_vf_info_mem_type_exp_flags_t = u32;
pub type zes_vf_info_util_exp_flags_t = u32;
pub type zes_device_state_ext_flags_t = u32;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_structure_type_t(pub u32);
impl zes_structure_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x1);
pub const ZES_STRUCTURE_TYPE_PCI_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x2);
pub const ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x3);
pub const ZES_STRUCTURE_TYPE_DIAG_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x4);
pub const ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x5);
pub const ZES_STRUCTURE_TYPE_FABRIC_PORT_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x6);
pub const ZES_STRUCTURE_TYPE_FAN_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x7);
pub const ZES_STRUCTURE_TYPE_FIRMWARE_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x8);
pub const ZES_STRUCTURE_TYPE_FREQ_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x9);
pub const ZES_STRUCTURE_TYPE_LED_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0xa);
pub const ZES_STRUCTURE_TYPE_MEM_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0xb);
pub const ZES_STRUCTURE_TYPE_PERF_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0xc);
pub const ZES_STRUCTURE_TYPE_POWER_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0xd);
pub const ZES_STRUCTURE_TYPE_PSU_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0xe);
pub const ZES_STRUCTURE_TYPE_RAS_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0xf);
pub const ZES_STRUCTURE_TYPE_SCHED_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x10);
pub const ZES_STRUCTURE_TYPE_SCHED_TIMEOUT_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x11);
pub const ZES_STRUCTURE_TYPE_SCHED_TIMESLICE_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x12);
pub const ZES_STRUCTURE_TYPE_STANDBY_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x13);
pub const ZES_STRUCTURE_TYPE_TEMP_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x14);
pub const ZES_STRUCTURE_TYPE_DEVICE_STATE: zes_structure_type_t = zes_structure_type_t(0x15);
pub const ZES_STRUCTURE_TYPE_PROCESS_STATE: zes_structure_type_t = zes_structure_type_t(0x16);
pub const ZES_STRUCTURE_TYPE_PCI_STATE: zes_structure_type_t = zes_structure_type_t(0x17);
pub const ZES_STRUCTURE_TYPE_FABRIC_PORT_CONFIG: zes_structure_type_t = zes_structure_type_t(0x18);
pub const ZES_STRUCTURE_TYPE_FABRIC_PORT_STATE: zes_structure_type_t = zes_structure_type_t(0x19);
pub const ZES_STRUCTURE_TYPE_FAN_CONFIG: zes_structure_type_t = zes_structure_type_t(0x1a);
pub const ZES_STRUCTURE_TYPE_FREQ_STATE: zes_structure_type_t = zes_structure_type_t(0x1b);
pub const ZES_STRUCTURE_TYPE_OC_CAPABILITIES: zes_structure_type_t = zes_structure_type_t(0x1c);
pub const ZES_STRUCTURE_TYPE_LED_STATE: zes_structure_type_t = zes_structure_type_t(0x1d);
pub const ZES_STRUCTURE_TYPE_MEM_STATE: zes_structure_type_t = zes_structure_type_t(0x1e);
pub const ZES_STRUCTURE_TYPE_PSU_STATE: zes_structure_type_t = zes_structure_type_t(0x1f);
pub const ZES_STRUCTURE_TYPE_BASE_STATE: zes_structure_type_t = zes_structure_type_t(0x20);
pub const ZES_STRUCTURE_TYPE_RAS_CONFIG: zes_structure_type_t = zes_structure_type_t(0x21);
pub const ZES_STRUCTURE_TYPE_RAS_STATE: zes_structure_type_t = zes_structure_type_t(0x22);
pub const ZES_STRUCTURE_TYPE_TEMP_CONFIG: zes_structure_type_t = zes_structure_type_t(0x23);
pub const ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES_1_2: zes_structure_type_t = zes_structure_type_t(0x24);
pub const ZES_STRUCTURE_TYPE_DEVICE_ECC_DESC: zes_structure_type_t = zes_structure_type_t(0x25);
pub const ZES_STRUCTURE_TYPE_DEVICE_ECC_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x26);
pub const ZES_STRUCTURE_TYPE_POWER_LIMIT_EXT_DESC: zes_structure_type_t = zes_structure_type_t(0x27);
pub const ZES_STRUCTURE_TYPE_POWER_EXT_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x28);
pub const ZES_STRUCTURE_TYPE_OVERCLOCK_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x29);
pub const ZES_STRUCTURE_TYPE_FABRIC_PORT_ERROR_COUNTERS: zes_structure_type_t = zes_structure_type_t(0x2a);
pub const ZES_STRUCTURE_TYPE_ENGINE_EXT_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x2b);
pub const ZES_STRUCTURE_TYPE_RESET_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x2c);
pub const ZES_STRUCTURE_TYPE_DEVICE_EXT_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x2d);
pub const ZES_STRUCTURE_TYPE_DEVICE_UUID: zes_structure_type_t = zes_structure_type_t(0x2e);
pub const ZES_STRUCTURE_TYPE_POWER_DOMAIN_EXP_PROPERTIES: zes_structure_type_t =
    zes_structure_type_t(0x20001);
pub const ZES_STRUCTURE_TYPE_MEM_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES: zes_structure_type_t =
    zes_structure_type_t(0x20002);
pub const ZES_STRUCTURE_TYPE_MEMORY_PAGE_OFFLINE_STATE_EXP: zes_structure_type_t =
    zes_structure_type_t(0x20003);
pub const ZES_STRUCTURE_TYPE_SUBDEVICE_EXP_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x20004);
pub const ZES_STRUCTURE_TYPE_VF_EXP_PROPERTIES: zes_structure_type_t = zes_structure_type_t(0x20005);
pub const ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP: zes_structure_type_t = zes_structure_type_t(0x20006);
pub const ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP: zes_structure_type_t = zes_structure_type_t(0x20007);
pub const ZES_STRUCTURE_TYPE_VF_EXP_CAPABILITIES: zes_structure_type_t = zes_structure_type_t(0x20008);
pub const ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP2: zes_structure_type_t = zes_structure_type_t(0x20009);
pub const ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP2: zes_structure_type_t = zes_structure_type_t(0x20010);
pub const ZES_STRUCTURE_TYPE_VF_EXP2_CAPABILITIES: zes_structure_type_t = zes_structure_type_t(0x20011);
pub const ZES_STRUCTURE_TYPE_DEVICE_ECC_DEFAULT_PROPERTIES_EXT: zes_structure_type_t =
    zes_structure_type_t(0x20012);
pub const ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_STATE: zes_structure_type_t =
    zes_structure_type_t(0x20013);
pub const ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_PROPERTIES: zes_structure_type_t =
    zes_structure_type_t(0x20014);
pub const ZES_STRUCTURE_TYPE_RAS_STATE_EXP2: zes_structure_type_t = zes_structure_type_t(0x20015);
pub const ZES_STRUCTURE_TYPE_RAS_CONFIG_EXP: zes_structure_type_t = zes_structure_type_t(0x20016);
pub const ZES_STRUCTURE_TYPE_OEM_SERIAL_ID_EXT_PROPERTIES: zes_structure_type_t =
    zes_structure_type_t(0x20017);
pub const ZES_STRUCTURE_TYPE_DEVICE_EXT_STATE: zes_structure_type_t = zes_structure_type_t(0x20018);
pub const ZES_STRUCTURE_TYPE_FORCE_UINT32: zes_structure_type_t = zes_structure_type_t(0x7fffffff);
pub type zes_init_flag_t = u32;
pub const ZES_INIT_FLAG_PLACEHOLDER: u32 = 0x1;
pub const ZES_INIT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type zes_engine_type_flag_t = u32;
pub const ZES_ENGINE_TYPE_FLAG_OTHER: u32 = 0x1;
pub const ZES_ENGINE_TYPE_FLAG_COMPUTE: u32 = 0x2;
pub const ZES_ENGINE_TYPE_FLAG_3D: u32 = 0x4;
pub const ZES_ENGINE_TYPE_FLAG_MEDIA: u32 = 0x8;
pub const ZES_ENGINE_TYPE_FLAG_DMA: u32 = 0x10;
pub const ZES_ENGINE_TYPE_FLAG_RENDER: u32 = 0x20;
pub const ZES_ENGINE_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_repair_status_t(pub u32);
impl zes_repair_status_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_REPAIR_STATUS_UNSUPPORTED: zes_repair_status_t = zes_repair_status_t(0x0);
pub const ZES_REPAIR_STATUS_NOT_PERFORMED: zes_repair_status_t = zes_repair_status_t(0x1);
pub const ZES_REPAIR_STATUS_PERFORMED: zes_repair_status_t = zes_repair_status_t(0x2);
pub const ZES_REPAIR_STATUS_FORCE_UINT32: zes_repair_status_t = zes_repair_status_t(0x7fffffff);
pub type zes_reset_reason_flag_t = u32;
pub const ZES_RESET_REASON_FLAG_WEDGED: u32 = 0x1;
pub const ZES_RESET_REASON_FLAG_REPAIR: u32 = 0x2;
pub const ZES_RESET_REASON_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_reset_type_t(pub u32);
impl zes_reset_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_RESET_TYPE_WARM: zes_reset_type_t = zes_reset_type_t(0x0);
pub const ZES_RESET_TYPE_COLD: zes_reset_type_t = zes_reset_type_t(0x1);
pub const ZES_RESET_TYPE_FLR: zes_reset_type_t = zes_reset_type_t(0x2);
pub const ZES_RESET_TYPE_FORCE_UINT32: zes_reset_type_t = zes_reset_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_device_type_t(pub u32);
impl zes_device_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_DEVICE_TYPE_GPU: zes_device_type_t = zes_device_type_t(0x1);
pub const ZES_DEVICE_TYPE_CPU: zes_device_type_t = zes_device_type_t(0x2);
pub const ZES_DEVICE_TYPE_FPGA: zes_device_type_t = zes_device_type_t(0x3);
pub const ZES_DEVICE_TYPE_MCA: zes_device_type_t = zes_device_type_t(0x4);
pub const ZES_DEVICE_TYPE_VPU: zes_device_type_t = zes_device_type_t(0x5);
pub const ZES_DEVICE_TYPE_FORCE_UINT32: zes_device_type_t = zes_device_type_t(0x7fffffff);
pub type zes_device_property_flag_t = u32;
pub const ZES_DEVICE_PROPERTY_FLAG_INTEGRATED: u32 = 0x1;
pub const ZES_DEVICE_PROPERTY_FLAG_SUBDEVICE: u32 = 0x2;
pub const ZES_DEVICE_PROPERTY_FLAG_ECC: u32 = 0x4;
pub const ZES_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING: u32 = 0x8;
pub const ZES_DEVICE_PROPERTY_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_pci_link_status_t(pub u32);
impl zes_pci_link_status_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_PCI_LINK_STATUS_UNKNOWN: zes_pci_link_status_t = zes_pci_link_status_t(0x0);
pub const ZES_PCI_LINK_STATUS_GOOD: zes_pci_link_status_t = zes_pci_link_status_t(0x1);
pub const ZES_PCI_LINK_STATUS_QUALITY_ISSUES: zes_pci_link_status_t = zes_pci_link_status_t(0x2);
pub const ZES_PCI_LINK_STATUS_STABILITY_ISSUES: zes_pci_link_status_t = zes_pci_link_status_t(0x3);
pub const ZES_PCI_LINK_STATUS_FORCE_UINT32: zes_pci_link_status_t = zes_pci_link_status_t(0x7fffffff);
pub type zes_pci_link_qual_issue_flag_t = u32;
pub const ZES_PCI_LINK_QUAL_ISSUE_FLAG_REPLAYS: u32 = 0x1;
pub const ZES_PCI_LINK_QUAL_ISSUE_FLAG_SPEED: u32 = 0x2;
pub const ZES_PCI_LINK_QUAL_ISSUE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type zes_pci_link_stab_issue_flag_t = u32;
pub const ZES_PCI_LINK_STAB_ISSUE_FLAG_RETRAINING: u32 = 0x1;
pub const ZES_PCI_LINK_STAB_ISSUE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_pci_bar_type_t(pub u32);
impl zes_pci_bar_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_PCI_BAR_TYPE_MMIO: zes_pci_bar_type_t = zes_pci_bar_type_t(0x0);
pub const ZES_PCI_BAR_TYPE_ROM: zes_pci_bar_type_t = zes_pci_bar_type_t(0x1);
pub const ZES_PCI_BAR_TYPE_MEM: zes_pci_bar_type_t = zes_pci_bar_type_t(0x2);
pub const ZES_PCI_BAR_TYPE_FORCE_UINT32: zes_pci_bar_type_t = zes_pci_bar_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_overclock_domain_t(pub u32);
impl zes_overclock_domain_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_OVERCLOCK_DOMAIN_CARD: zes_overclock_domain_t = zes_overclock_domain_t(0x1);
pub const ZES_OVERCLOCK_DOMAIN_PACKAGE: zes_overclock_domain_t = zes_overclock_domain_t(0x2);
pub const ZES_OVERCLOCK_DOMAIN_GPU_ALL: zes_overclock_domain_t = zes_overclock_domain_t(0x4);
pub const ZES_OVERCLOCK_DOMAIN_GPU_RENDER_COMPUTE: zes_overclock_domain_t = zes_overclock_domain_t(0x8);
pub const ZES_OVERCLOCK_DOMAIN_GPU_RENDER: zes_overclock_domain_t = zes_overclock_domain_t(0x10);
pub const ZES_OVERCLOCK_DOMAIN_GPU_COMPUTE: zes_overclock_domain_t = zes_overclock_domain_t(0x20);
pub const ZES_OVERCLOCK_DOMAIN_GPU_MEDIA: zes_overclock_domain_t = zes_overclock_domain_t(0x40);
pub const ZES_OVERCLOCK_DOMAIN_VRAM: zes_overclock_domain_t = zes_overclock_domain_t(0x80);
pub const ZES_OVERCLOCK_DOMAIN_ADM: zes_overclock_domain_t = zes_overclock_domain_t(0x100);
pub const ZES_OVERCLOCK_DOMAIN_FORCE_UINT32: zes_overclock_domain_t = zes_overclock_domain_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_overclock_control_t(pub u32);
impl zes_overclock_control_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_OVERCLOCK_CONTROL_VF: zes_overclock_control_t = zes_overclock_control_t(0x1);
pub const ZES_OVERCLOCK_CONTROL_FREQ_OFFSET: zes_overclock_control_t = zes_overclock_control_t(0x2);
pub const ZES_OVERCLOCK_CONTROL_VMAX_OFFSET: zes_overclock_control_t = zes_overclock_control_t(0x4);
pub const ZES_OVERCLOCK_CONTROL_FREQ: zes_overclock_control_t = zes_overclock_control_t(0x8);
pub const ZES_OVERCLOCK_CONTROL_VOLT_LIMIT: zes_overclock_control_t = zes_overclock_control_t(0x10);
pub const ZES_OVERCLOCK_CONTROL_POWER_SUSTAINED_LIMIT: zes_overclock_control_t =
    zes_overclock_control_t(0x20);
pub const ZES_OVERCLOCK_CONTROL_POWER_BURST_LIMIT: zes_overclock_control_t = zes_overclock_control_t(0x40);
pub const ZES_OVERCLOCK_CONTROL_POWER_PEAK_LIMIT: zes_overclock_control_t = zes_overclock_control_t(0x80);
pub const ZES_OVERCLOCK_CONTROL_ICCMAX_LIMIT: zes_overclock_control_t = zes_overclock_control_t(0x100);
pub const ZES_OVERCLOCK_CONTROL_TEMP_LIMIT: zes_overclock_control_t = zes_overclock_control_t(0x200);
pub const ZES_OVERCLOCK_CONTROL_ITD_DISABLE: zes_overclock_control_t = zes_overclock_control_t(0x400);
pub const ZES_OVERCLOCK_CONTROL_ACM_DISABLE: zes_overclock_control_t = zes_overclock_control_t(0x800);
pub const ZES_OVERCLOCK_CONTROL_FORCE_UINT32: zes_overclock_control_t = zes_overclock_control_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_overclock_mode_t(pub u32);
impl zes_overclock_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_OVERCLOCK_MODE_MODE_OFF: zes_overclock_mode_t = zes_overclock_mode_t(0x0);
pub const ZES_OVERCLOCK_MODE_MODE_STOCK: zes_overclock_mode_t = zes_overclock_mode_t(0x2);
pub const ZES_OVERCLOCK_MODE_MODE_ON: zes_overclock_mode_t = zes_overclock_mode_t(0x3);
pub const ZES_OVERCLOCK_MODE_MODE_UNAVAILABLE: zes_overclock_mode_t = zes_overclock_mode_t(0x4);
pub const ZES_OVERCLOCK_MODE_MODE_DISABLED: zes_overclock_mode_t = zes_overclock_mode_t(0x5);
pub const ZES_OVERCLOCK_MODE_FORCE_UINT32: zes_overclock_mode_t = zes_overclock_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_control_state_t(pub u32);
impl zes_control_state_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_CONTROL_STATE_STATE_UNSET: zes_control_state_t = zes_control_state_t(0x0);
pub const ZES_CONTROL_STATE_STATE_ACTIVE: zes_control_state_t = zes_control_state_t(0x2);
pub const ZES_CONTROL_STATE_STATE_DISABLED: zes_control_state_t = zes_control_state_t(0x3);
pub const ZES_CONTROL_STATE_FORCE_UINT32: zes_control_state_t = zes_control_state_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_pending_action_t(pub u32);
impl zes_pending_action_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_PENDING_ACTION_PENDING_NONE: zes_pending_action_t = zes_pending_action_t(0x0);
pub const ZES_PENDING_ACTION_PENDING_IMMINENT: zes_pending_action_t = zes_pending_action_t(0x1);
pub const ZES_PENDING_ACTION_PENDING_COLD_RESET: zes_pending_action_t = zes_pending_action_t(0x2);
pub const ZES_PENDING_ACTION_PENDING_WARM_RESET: zes_pending_action_t = zes_pending_action_t(0x3);
pub const ZES_PENDING_ACTION_FORCE_UINT32: zes_pending_action_t = zes_pending_action_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_vf_program_type_t(pub u32);
impl zes_vf_program_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_VF_PROGRAM_TYPE_VF_ARBITRARY: zes_vf_program_type_t = zes_vf_program_type_t(0x0);
pub const ZES_VF_PROGRAM_TYPE_VF_FREQ_FIXED: zes_vf_program_type_t = zes_vf_program_type_t(0x1);
pub const ZES_VF_PROGRAM_TYPE_VF_VOLT_FIXED: zes_vf_program_type_t = zes_vf_program_type_t(0x2);
pub const ZES_VF_PROGRAM_TYPE_FORCE_UINT32: zes_vf_program_type_t = zes_vf_program_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_vf_type_t(pub u32);
impl zes_vf_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_VF_TYPE_VOLT: zes_vf_type_t = zes_vf_type_t(0x0);
pub const ZES_VF_TYPE_FREQ: zes_vf_type_t = zes_vf_type_t(0x1);
pub const ZES_VF_TYPE_FORCE_UINT32: zes_vf_type_t = zes_vf_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_vf_array_type_t(pub u32);
impl zes_vf_array_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_VF_ARRAY_TYPE_USER_VF_ARRAY: zes_vf_array_type_t = zes_vf_array_type_t(0x0);
pub const ZES_VF_ARRAY_TYPE_DEFAULT_VF_ARRAY: zes_vf_array_type_t = zes_vf_array_type_t(0x1);
pub const ZES_VF_ARRAY_TYPE_LIVE_VF_ARRAY: zes_vf_array_type_t = zes_vf_array_type_t(0x2);
pub const ZES_VF_ARRAY_TYPE_FORCE_UINT32: zes_vf_array_type_t = zes_vf_array_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_diag_result_t(pub u32);
impl zes_diag_result_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_DIAG_RESULT_NO_ERRORS: zes_diag_result_t = zes_diag_result_t(0x0);
pub const ZES_DIAG_RESULT_ABORT: zes_diag_result_t = zes_diag_result_t(0x1);
pub const ZES_DIAG_RESULT_FAIL_CANT_REPAIR: zes_diag_result_t = zes_diag_result_t(0x2);
pub const ZES_DIAG_RESULT_REBOOT_FOR_REPAIR: zes_diag_result_t = zes_diag_result_t(0x3);
pub const ZES_DIAG_RESULT_FORCE_UINT32: zes_diag_result_t = zes_diag_result_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_device_ecc_state_t(pub u32);
impl zes_device_ecc_state_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_DEVICE_ECC_STATE_UNAVAILABLE: zes_device_ecc_state_t = zes_device_ecc_state_t(0x0);
pub const ZES_DEVICE_ECC_STATE_ENABLED: zes_device_ecc_state_t = zes_device_ecc_state_t(0x1);
pub const ZES_DEVICE_ECC_STATE_DISABLED: zes_device_ecc_state_t = zes_device_ecc_state_t(0x2);
pub const ZES_DEVICE_ECC_STATE_FORCE_UINT32: zes_device_ecc_state_t = zes_device_ecc_state_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_device_action_t(pub u32);
impl zes_device_action_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_DEVICE_ACTION_NONE: zes_device_action_t = zes_device_action_t(0x0);
pub const ZES_DEVICE_ACTION_WARM_CARD_RESET: zes_device_action_t = zes_device_action_t(0x1);
pub const ZES_DEVICE_ACTION_COLD_CARD_RESET: zes_device_action_t = zes_device_action_t(0x2);
pub const ZES_DEVICE_ACTION_COLD_SYSTEM_REBOOT: zes_device_action_t = zes_device_action_t(0x3);
pub const ZES_DEVICE_ACTION_FORCE_UINT32: zes_device_action_t = zes_device_action_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_engine_group_t(pub u32);
impl zes_engine_group_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_ENGINE_GROUP_ALL: zes_engine_group_t = zes_engine_group_t(0x0);
pub const ZES_ENGINE_GROUP_COMPUTE_ALL: zes_engine_group_t = zes_engine_group_t(0x1);
pub const ZES_ENGINE_GROUP_MEDIA_ALL: zes_engine_group_t = zes_engine_group_t(0x2);
pub const ZES_ENGINE_GROUP_COPY_ALL: zes_engine_group_t = zes_engine_group_t(0x3);
pub const ZES_ENGINE_GROUP_COMPUTE_SINGLE: zes_engine_group_t = zes_engine_group_t(0x4);
pub const ZES_ENGINE_GROUP_RENDER_SINGLE: zes_engine_group_t = zes_engine_group_t(0x5);
pub const ZES_ENGINE_GROUP_MEDIA_DECODE_SINGLE: zes_engine_group_t = zes_engine_group_t(0x6);
pub const ZES_ENGINE_GROUP_MEDIA_ENCODE_SINGLE: zes_engine_group_t = zes_engine_group_t(0x7);
pub const ZES_ENGINE_GROUP_COPY_SINGLE: zes_engine_group_t = zes_engine_group_t(0x8);
pub const ZES_ENGINE_GROUP_MEDIA_ENHANCEMENT_SINGLE: zes_engine_group_t = zes_engine_group_t(0x9);
pub const ZES_ENGINE_GROUP_3D_SINGLE: zes_engine_group_t = zes_engine_group_t(0xa);
pub const ZES_ENGINE_GROUP_3D_RENDER_COMPUTE_ALL: zes_engine_group_t = zes_engine_group_t(0xb);
pub const ZES_ENGINE_GROUP_RENDER_ALL: zes_engine_group_t = zes_engine_group_t(0xc);
pub const ZES_ENGINE_GROUP_3D_ALL: zes_engine_group_t = zes_engine_group_t(0xd);
pub const ZES_ENGINE_GROUP_MEDIA_CODEC_SINGLE: zes_engine_group_t = zes_engine_group_t(0xe);
pub const ZES_ENGINE_GROUP_FORCE_UINT32: zes_engine_group_t = zes_engine_group_t(0x7fffffff);
pub type zes_event_type_flag_t = u32;
pub const ZES_EVENT_TYPE_FLAG_DEVICE_DETACH: u32 = 0x1;
pub const ZES_EVENT_TYPE_FLAG_DEVICE_ATTACH: u32 = 0x2;
pub const ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_ENTER: u32 = 0x4;
pub const ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_EXIT: u32 = 0x8;
pub const ZES_EVENT_TYPE_FLAG_FREQ_THROTTLED: u32 = 0x10;
pub const ZES_EVENT_TYPE_FLAG_ENERGY_THRESHOLD_CROSSED: u32 = 0x20;
pub const ZES_EVENT_TYPE_FLAG_TEMP_CRITICAL: u32 = 0x40;
pub const ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD1: u32 = 0x80;
pub const ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD2: u32 = 0x100;
pub const ZES_EVENT_TYPE_FLAG_MEM_HEALTH: u32 = 0x200;
pub const ZES_EVENT_TYPE_FLAG_FABRIC_PORT_HEALTH: u32 = 0x400;
pub const ZES_EVENT_TYPE_FLAG_PCI_LINK_HEALTH: u32 = 0x800;
pub const ZES_EVENT_TYPE_FLAG_RAS_CORRECTABLE_ERRORS: u32 = 0x1000;
pub const ZES_EVENT_TYPE_FLAG_RAS_UNCORRECTABLE_ERRORS: u32 = 0x2000;
pub const ZES_EVENT_TYPE_FLAG_DEVICE_RESET_REQUIRED: u32 = 0x4000;
pub const ZES_EVENT_TYPE_FLAG_SURVIVABILITY_MODE_DETECTED: u32 = 0x8000;
pub const ZES_EVENT_TYPE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_fabric_port_status_t(pub u32);
impl zes_fabric_port_status_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_FABRIC_PORT_STATUS_UNKNOWN: zes_fabric_port_status_t = zes_fabric_port_status_t(0x0);
pub const ZES_FABRIC_PORT_STATUS_HEALTHY: zes_fabric_port_status_t = zes_fabric_port_status_t(0x1);
pub const ZES_FABRIC_PORT_STATUS_DEGRADED: zes_fabric_port_status_t = zes_fabric_port_status_t(0x2);
pub const ZES_FABRIC_PORT_STATUS_FAILED: zes_fabric_port_status_t = zes_fabric_port_status_t(0x3);
pub const ZES_FABRIC_PORT_STATUS_DISABLED: zes_fabric_port_status_t = zes_fabric_port_status_t(0x4);
pub const ZES_FABRIC_PORT_STATUS_FORCE_UINT32: zes_fabric_port_status_t =
    zes_fabric_port_status_t(0x7fffffff);
pub type zes_fabric_port_qual_issue_flag_t = u32;
pub const ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_LINK_ERRORS: u32 = 0x1;
pub const ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_SPEED: u32 = 0x2;
pub const ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type zes_fabric_port_failure_flag_t = u32;
pub const ZES_FABRIC_PORT_FAILURE_FLAG_FAILED: u32 = 0x1;
pub const ZES_FABRIC_PORT_FAILURE_FLAG_TRAINING_TIMEOUT: u32 = 0x2;
pub const ZES_FABRIC_PORT_FAILURE_FLAG_FLAPPING: u32 = 0x4;
pub const ZES_FABRIC_PORT_FAILURE_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_fan_speed_mode_t(pub u32);
impl zes_fan_speed_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_FAN_SPEED_MODE_DEFAULT: zes_fan_speed_mode_t = zes_fan_speed_mode_t(0x0);
pub const ZES_FAN_SPEED_MODE_FIXED: zes_fan_speed_mode_t = zes_fan_speed_mode_t(0x1);
pub const ZES_FAN_SPEED_MODE_TABLE: zes_fan_speed_mode_t = zes_fan_speed_mode_t(0x2);
pub const ZES_FAN_SPEED_MODE_FORCE_UINT32: zes_fan_speed_mode_t = zes_fan_speed_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_fan_speed_units_t(pub u32);
impl zes_fan_speed_units_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_FAN_SPEED_UNITS_RPM: zes_fan_speed_units_t = zes_fan_speed_units_t(0x0);
pub const ZES_FAN_SPEED_UNITS_PERCENT: zes_fan_speed_units_t = zes_fan_speed_units_t(0x1);
pub const ZES_FAN_SPEED_UNITS_FORCE_UINT32: zes_fan_speed_units_t = zes_fan_speed_units_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_freq_domain_t(pub u32);
impl zes_freq_domain_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_FREQ_DOMAIN_GPU: zes_freq_domain_t = zes_freq_domain_t(0x0);
pub const ZES_FREQ_DOMAIN_MEMORY: zes_freq_domain_t = zes_freq_domain_t(0x1);
pub const ZES_FREQ_DOMAIN_MEDIA: zes_freq_domain_t = zes_freq_domain_t(0x2);
pub const ZES_FREQ_DOMAIN_FORCE_UINT32: zes_freq_domain_t = zes_freq_domain_t(0x7fffffff);
pub type zes_freq_throttle_reason_flag_t = u32;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_AVE_PWR_CAP: u32 = 0x1;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_BURST_PWR_CAP: u32 = 0x2;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_CURRENT_LIMIT: u32 = 0x4;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT: u32 = 0x8;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_PSU_ALERT: u32 = 0x10;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_SW_RANGE: u32 = 0x20;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE: u32 = 0x40;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_VOLTAGE: u32 = 0x80;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL: u32 = 0x100;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_POWER: u32 = 0x200;
pub const ZES_FREQ_THROTTLE_REASON_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_oc_mode_t(pub u32);
impl zes_oc_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_OC_MODE_OFF: zes_oc_mode_t = zes_oc_mode_t(0x0);
pub const ZES_OC_MODE_OVERRIDE: zes_oc_mode_t = zes_oc_mode_t(0x1);
pub const ZES_OC_MODE_INTERPOLATIVE: zes_oc_mode_t = zes_oc_mode_t(0x2);
pub const ZES_OC_MODE_FIXED: zes_oc_mode_t = zes_oc_mode_t(0x3);
pub const ZES_OC_MODE_FORCE_UINT32: zes_oc_mode_t = zes_oc_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_mem_type_t(pub u32);
impl zes_mem_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_MEM_TYPE_HBM: zes_mem_type_t = zes_mem_type_t(0x0);
pub const ZES_MEM_TYPE_DDR: zes_mem_type_t = zes_mem_type_t(0x1);
pub const ZES_MEM_TYPE_DDR3: zes_mem_type_t = zes_mem_type_t(0x2);
pub const ZES_MEM_TYPE_DDR4: zes_mem_type_t = zes_mem_type_t(0x3);
pub const ZES_MEM_TYPE_DDR5: zes_mem_type_t = zes_mem_type_t(0x4);
pub const ZES_MEM_TYPE_LPDDR: zes_mem_type_t = zes_mem_type_t(0x5);
pub const ZES_MEM_TYPE_LPDDR3: zes_mem_type_t = zes_mem_type_t(0x6);
pub const ZES_MEM_TYPE_LPDDR4: zes_mem_type_t = zes_mem_type_t(0x7);
pub const ZES_MEM_TYPE_LPDDR5: zes_mem_type_t = zes_mem_type_t(0x8);
pub const ZES_MEM_TYPE_SRAM: zes_mem_type_t = zes_mem_type_t(0x9);
pub const ZES_MEM_TYPE_L1: zes_mem_type_t = zes_mem_type_t(0xa);
pub const ZES_MEM_TYPE_L3: zes_mem_type_t = zes_mem_type_t(0xb);
pub const ZES_MEM_TYPE_GRF: zes_mem_type_t = zes_mem_type_t(0xc);
pub const ZES_MEM_TYPE_SLM: zes_mem_type_t = zes_mem_type_t(0xd);
pub const ZES_MEM_TYPE_GDDR4: zes_mem_type_t = zes_mem_type_t(0xe);
pub const ZES_MEM_TYPE_GDDR5: zes_mem_type_t = zes_mem_type_t(0xf);
pub const ZES_MEM_TYPE_GDDR5X: zes_mem_type_t = zes_mem_type_t(0x10);
pub const ZES_MEM_TYPE_GDDR6: zes_mem_type_t = zes_mem_type_t(0x11);
pub const ZES_MEM_TYPE_GDDR6X: zes_mem_type_t = zes_mem_type_t(0x12);
pub const ZES_MEM_TYPE_GDDR7: zes_mem_type_t = zes_mem_type_t(0x13);
pub const ZES_MEM_TYPE_LPDDR5X: zes_mem_type_t = zes_mem_type_t(0x14);
pub const ZES_MEM_TYPE_HBM2: zes_mem_type_t = zes_mem_type_t(0x15);
pub const ZES_MEM_TYPE_DDR2: zes_mem_type_t = zes_mem_type_t(0x16);
pub const ZES_MEM_TYPE_HBM2E: zes_mem_type_t = zes_mem_type_t(0x17);
pub const ZES_MEM_TYPE_HBM3: zes_mem_type_t = zes_mem_type_t(0x18);
pub const ZES_MEM_TYPE_HBM3E: zes_mem_type_t = zes_mem_type_t(0x19);
pub const ZES_MEM_TYPE_HBM4: zes_mem_type_t = zes_mem_type_t(0x1a);
pub const ZES_MEM_TYPE_LPDDR6: zes_mem_type_t = zes_mem_type_t(0x1b);
pub const ZES_MEM_TYPE_FORCE_UINT32: zes_mem_type_t = zes_mem_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_mem_loc_t(pub u32);
impl zes_mem_loc_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_MEM_LOC_SYSTEM: zes_mem_loc_t = zes_mem_loc_t(0x0);
pub const ZES_MEM_LOC_DEVICE: zes_mem_loc_t = zes_mem_loc_t(0x1);
pub const ZES_MEM_LOC_FORCE_UINT32: zes_mem_loc_t = zes_mem_loc_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_mem_health_t(pub u32);
impl zes_mem_health_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_MEM_HEALTH_UNKNOWN: zes_mem_health_t = zes_mem_health_t(0x0);
pub const ZES_MEM_HEALTH_OK: zes_mem_health_t = zes_mem_health_t(0x1);
pub const ZES_MEM_HEALTH_DEGRADED: zes_mem_health_t = zes_mem_health_t(0x2);
pub const ZES_MEM_HEALTH_CRITICAL: zes_mem_health_t = zes_mem_health_t(0x3);
pub const ZES_MEM_HEALTH_REPLACE: zes_mem_health_t = zes_mem_health_t(0x4);
pub const ZES_MEM_HEALTH_FORCE_UINT32: zes_mem_health_t = zes_mem_health_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_power_domain_t(pub u32);
impl zes_power_domain_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_POWER_DOMAIN_UNKNOWN: zes_power_domain_t = zes_power_domain_t(0x0);
pub const ZES_POWER_DOMAIN_CARD: zes_power_domain_t = zes_power_domain_t(0x1);
pub const ZES_POWER_DOMAIN_PACKAGE: zes_power_domain_t = zes_power_domain_t(0x2);
pub const ZES_POWER_DOMAIN_STACK: zes_power_domain_t = zes_power_domain_t(0x3);
pub const ZES_POWER_DOMAIN_MEMORY: zes_power_domain_t = zes_power_domain_t(0x4);
pub const ZES_POWER_DOMAIN_GPU: zes_power_domain_t = zes_power_domain_t(0x5);
pub const ZES_POWER_DOMAIN_FORCE_UINT32: zes_power_domain_t = zes_power_domain_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_power_level_t(pub u32);
impl zes_power_level_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_POWER_LEVEL_UNKNOWN: zes_power_level_t = zes_power_level_t(0x0);
pub const ZES_POWER_LEVEL_SUSTAINED: zes_power_level_t = zes_power_level_t(0x1);
pub const ZES_POWER_LEVEL_BURST: zes_power_level_t = zes_power_level_t(0x2);
pub const ZES_POWER_LEVEL_PEAK: zes_power_level_t = zes_power_level_t(0x3);
pub const ZES_POWER_LEVEL_INSTANTANEOUS: zes_power_level_t = zes_power_level_t(0x4);
pub const ZES_POWER_LEVEL_FORCE_UINT32: zes_power_level_t = zes_power_level_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_power_source_t(pub u32);
impl zes_power_source_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_POWER_SOURCE_ANY: zes_power_source_t = zes_power_source_t(0x0);
pub const ZES_POWER_SOURCE_MAINS: zes_power_source_t = zes_power_source_t(0x1);
pub const ZES_POWER_SOURCE_BATTERY: zes_power_source_t = zes_power_source_t(0x2);
pub const ZES_POWER_SOURCE_FORCE_UINT32: zes_power_source_t = zes_power_source_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_limit_unit_t(pub u32);
impl zes_limit_unit_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_LIMIT_UNIT_UNKNOWN: zes_limit_unit_t = zes_limit_unit_t(0x0);
pub const ZES_LIMIT_UNIT_CURRENT: zes_limit_unit_t = zes_limit_unit_t(0x1);
pub const ZES_LIMIT_UNIT_POWER: zes_limit_unit_t = zes_limit_unit_t(0x2);
pub const ZES_LIMIT_UNIT_FORCE_UINT32: zes_limit_unit_t = zes_limit_unit_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_psu_voltage_status_t(pub u32);
impl zes_psu_voltage_status_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_PSU_VOLTAGE_STATUS_UNKNOWN: zes_psu_voltage_status_t = zes_psu_voltage_status_t(0x0);
pub const ZES_PSU_VOLTAGE_STATUS_NORMAL: zes_psu_voltage_status_t = zes_psu_voltage_status_t(0x1);
pub const ZES_PSU_VOLTAGE_STATUS_OVER: zes_psu_voltage_status_t = zes_psu_voltage_status_t(0x2);
pub const ZES_PSU_VOLTAGE_STATUS_UNDER: zes_psu_voltage_status_t = zes_psu_voltage_status_t(0x3);
pub const ZES_PSU_VOLTAGE_STATUS_FORCE_UINT32: zes_psu_voltage_status_t =
    zes_psu_voltage_status_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_ras_error_type_t(pub u32);
impl zes_ras_error_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_RAS_ERROR_TYPE_CORRECTABLE: zes_ras_error_type_t = zes_ras_error_type_t(0x0);
pub const ZES_RAS_ERROR_TYPE_UNCORRECTABLE: zes_ras_error_type_t = zes_ras_error_type_t(0x1);
pub const ZES_RAS_ERROR_TYPE_FORCE_UINT32: zes_ras_error_type_t = zes_ras_error_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_ras_error_cat_t(pub u32);
impl zes_ras_error_cat_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_RAS_ERROR_CAT_RESET: zes_ras_error_cat_t = zes_ras_error_cat_t(0x0);
pub const ZES_RAS_ERROR_CAT_PROGRAMMING_ERRORS: zes_ras_error_cat_t = zes_ras_error_cat_t(0x1);
pub const ZES_RAS_ERROR_CAT_DRIVER_ERRORS: zes_ras_error_cat_t = zes_ras_error_cat_t(0x2);
pub const ZES_RAS_ERROR_CAT_COMPUTE_ERRORS: zes_ras_error_cat_t = zes_ras_error_cat_t(0x3);
pub const ZES_RAS_ERROR_CAT_NON_COMPUTE_ERRORS: zes_ras_error_cat_t = zes_ras_error_cat_t(0x4);
pub const ZES_RAS_ERROR_CAT_CACHE_ERRORS: zes_ras_error_cat_t = zes_ras_error_cat_t(0x5);
pub const ZES_RAS_ERROR_CAT_DISPLAY_ERRORS: zes_ras_error_cat_t = zes_ras_error_cat_t(0x6);
pub const ZES_RAS_ERROR_CAT_FORCE_UINT32: zes_ras_error_cat_t = zes_ras_error_cat_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_sched_mode_t(pub u32);
impl zes_sched_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_SCHED_MODE_TIMEOUT: zes_sched_mode_t = zes_sched_mode_t(0x0);
pub const ZES_SCHED_MODE_TIMESLICE: zes_sched_mode_t = zes_sched_mode_t(0x1);
pub const ZES_SCHED_MODE_EXCLUSIVE: zes_sched_mode_t = zes_sched_mode_t(0x2);
pub const ZES_SCHED_MODE_COMPUTE_UNIT_DEBUG: zes_sched_mode_t = zes_sched_mode_t(0x3);
pub const ZES_SCHED_MODE_FORCE_UINT32: zes_sched_mode_t = zes_sched_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_standby_type_t(pub u32);
impl zes_standby_type_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_STANDBY_TYPE_GLOBAL: zes_standby_type_t = zes_standby_type_t(0x0);
pub const ZES_STANDBY_TYPE_FORCE_UINT32: zes_standby_type_t = zes_standby_type_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_standby_promo_mode_t(pub u32);
impl zes_standby_promo_mode_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_STANDBY_PROMO_MODE_DEFAULT: zes_standby_promo_mode_t = zes_standby_promo_mode_t(0x0);
pub const ZES_STANDBY_PROMO_MODE_NEVER: zes_standby_promo_mode_t = zes_standby_promo_mode_t(0x1);
pub const ZES_STANDBY_PROMO_MODE_FORCE_UINT32: zes_standby_promo_mode_t =
    zes_standby_promo_mode_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_temp_sensors_t(pub u32);
impl zes_temp_sensors_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_TEMP_SENSORS_GLOBAL: zes_temp_sensors_t = zes_temp_sensors_t(0x0);
pub const ZES_TEMP_SENSORS_GPU: zes_temp_sensors_t = zes_temp_sensors_t(0x1);
pub const ZES_TEMP_SENSORS_MEMORY: zes_temp_sensors_t = zes_temp_sensors_t(0x2);
pub const ZES_TEMP_SENSORS_GLOBAL_MIN: zes_temp_sensors_t = zes_temp_sensors_t(0x3);
pub const ZES_TEMP_SENSORS_GPU_MIN: zes_temp_sensors_t = zes_temp_sensors_t(0x4);
pub const ZES_TEMP_SENSORS_MEMORY_MIN: zes_temp_sensors_t = zes_temp_sensors_t(0x5);
pub const ZES_TEMP_SENSORS_GPU_BOARD: zes_temp_sensors_t = zes_temp_sensors_t(0x6);
pub const ZES_TEMP_SENSORS_GPU_BOARD_MIN: zes_temp_sensors_t = zes_temp_sensors_t(0x7);
pub const ZES_TEMP_SENSORS_VOLTAGE_REGULATOR: zes_temp_sensors_t = zes_temp_sensors_t(0x8);
pub const ZES_TEMP_SENSORS_FORCE_UINT32: zes_temp_sensors_t = zes_temp_sensors_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_power_limits_ext_version_t(pub u32);
impl zes_power_limits_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_POWER_LIMITS_EXT_VERSION_1_0: zes_power_limits_ext_version_t =
    zes_power_limits_ext_version_t(0x10000);
pub const ZES_POWER_LIMITS_EXT_VERSION_CURRENT: zes_power_limits_ext_version_t =
    zes_power_limits_ext_version_t(0x10000);
pub const ZES_POWER_LIMITS_EXT_VERSION_FORCE_UINT32: zes_power_limits_ext_version_t =
    zes_power_limits_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_engine_activity_ext_version_t(pub u32);
impl zes_engine_activity_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_ENGINE_ACTIVITY_EXT_VERSION_1_0: zes_engine_activity_ext_version_t =
    zes_engine_activity_ext_version_t(0x10000);
pub const ZES_ENGINE_ACTIVITY_EXT_VERSION_CURRENT: zes_engine_activity_ext_version_t =
    zes_engine_activity_ext_version_t(0x10000);
pub const ZES_ENGINE_ACTIVITY_EXT_VERSION_FORCE_UINT32: zes_engine_activity_ext_version_t =
    zes_engine_activity_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_ras_state_exp_version_t(pub u32);
impl zes_ras_state_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_RAS_STATE_EXP_VERSION_1_0: zes_ras_state_exp_version_t = zes_ras_state_exp_version_t(0x10000);
pub const ZES_RAS_STATE_EXP_VERSION_1_1: zes_ras_state_exp_version_t = zes_ras_state_exp_version_t(0x10001);
pub const ZES_RAS_STATE_EXP_VERSION_CURRENT: zes_ras_state_exp_version_t =
    zes_ras_state_exp_version_t(0x10001);
pub const ZES_RAS_STATE_EXP_VERSION_FORCE_UINT32: zes_ras_state_exp_version_t =
    zes_ras_state_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_ras_error_category_exp_t(pub u32);
impl zes_ras_error_category_exp_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_RAS_ERROR_CATEGORY_EXP_RESET: zes_ras_error_category_exp_t = zes_ras_error_category_exp_t(0x0);
pub const ZES_RAS_ERROR_CATEGORY_EXP_PROGRAMMING_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x1);
pub const ZES_RAS_ERROR_CATEGORY_EXP_DRIVER_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x2);
pub const ZES_RAS_ERROR_CATEGORY_EXP_COMPUTE_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x3);
pub const ZES_RAS_ERROR_CATEGORY_EXP_NON_COMPUTE_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x4);
pub const ZES_RAS_ERROR_CATEGORY_EXP_CACHE_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x5);
pub const ZES_RAS_ERROR_CATEGORY_EXP_DISPLAY_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x6);
pub const ZES_RAS_ERROR_CATEGORY_EXP_MEMORY_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x7);
pub const ZES_RAS_ERROR_CATEGORY_EXP_SCALE_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x8);
pub const ZES_RAS_ERROR_CATEGORY_EXP_L3FABRIC_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x9);
pub const ZES_RAS_ERROR_CATEGORY_EXP_PCIE_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0xa);
pub const ZES_RAS_ERROR_CATEGORY_EXP_FABRIC_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0xb);
pub const ZES_RAS_ERROR_CATEGORY_EXP_SOC_INTERNAL_ERRORS: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0xc);
pub const ZES_RAS_ERROR_CATEGORY_EXP_FORCE_UINT32: zes_ras_error_category_exp_t =
    zes_ras_error_category_exp_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_mem_page_offline_state_exp_version_t(pub u32);
impl zes_mem_page_offline_state_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_MEM_PAGE_OFFLINE_STATE_EXP_VERSION_1_0: zes_mem_page_offline_state_exp_version_t =
    zes_mem_page_offline_state_exp_version_t(0x10000);
pub const ZES_MEM_PAGE_OFFLINE_STATE_EXP_VERSION_CURRENT: zes_mem_page_offline_state_exp_version_t =
    zes_mem_page_offline_state_exp_version_t(0x10000);
pub const ZES_MEM_PAGE_OFFLINE_STATE_EXP_VERSION_FORCE_UINT32: zes_mem_page_offline_state_exp_version_t =
    zes_mem_page_offline_state_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_mem_bandwidth_counter_bits_exp_version_t(pub u32);
impl zes_mem_bandwidth_counter_bits_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_MEM_BANDWIDTH_COUNTER_BITS_EXP_VERSION_1_0: zes_mem_bandwidth_counter_bits_exp_version_t =
    zes_mem_bandwidth_counter_bits_exp_version_t(0x10000);
pub const ZES_MEM_BANDWIDTH_COUNTER_BITS_EXP_VERSION_CURRENT: zes_mem_bandwidth_counter_bits_exp_version_t =
    zes_mem_bandwidth_counter_bits_exp_version_t(0x10000);
pub const ZES_MEM_BANDWIDTH_COUNTER_BITS_EXP_VERSION_FORCE_UINT32:
    zes_mem_bandwidth_counter_bits_exp_version_t = zes_mem_bandwidth_counter_bits_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_power_domain_properties_exp_version_t(pub u32);
impl zes_power_domain_properties_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_POWER_DOMAIN_PROPERTIES_EXP_VERSION_1_0: zes_power_domain_properties_exp_version_t =
    zes_power_domain_properties_exp_version_t(0x10000);
pub const ZES_POWER_DOMAIN_PROPERTIES_EXP_VERSION_CURRENT: zes_power_domain_properties_exp_version_t =
    zes_power_domain_properties_exp_version_t(0x10000);
pub const ZES_POWER_DOMAIN_PROPERTIES_EXP_VERSION_FORCE_UINT32: zes_power_domain_properties_exp_version_t =
    zes_power_domain_properties_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_firmware_security_exp_version_t(pub u32);
impl zes_firmware_security_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_FIRMWARE_SECURITY_EXP_VERSION_1_0: zes_firmware_security_exp_version_t =
    zes_firmware_security_exp_version_t(0x10000);
pub const ZES_FIRMWARE_SECURITY_EXP_VERSION_CURRENT: zes_firmware_security_exp_version_t =
    zes_firmware_security_exp_version_t(0x10000);
pub const ZES_FIRMWARE_SECURITY_EXP_VERSION_FORCE_UINT32: zes_firmware_security_exp_version_t =
    zes_firmware_security_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_sysman_device_mapping_exp_version_t(pub u32);
impl zes_sysman_device_mapping_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_SYSMAN_DEVICE_MAPPING_EXP_VERSION_1_0: zes_sysman_device_mapping_exp_version_t =
    zes_sysman_device_mapping_exp_version_t(0x10000);
pub const ZES_SYSMAN_DEVICE_MAPPING_EXP_VERSION_CURRENT: zes_sysman_device_mapping_exp_version_t =
    zes_sysman_device_mapping_exp_version_t(0x10000);
pub const ZES_SYSMAN_DEVICE_MAPPING_EXP_VERSION_FORCE_UINT32: zes_sysman_device_mapping_exp_version_t =
    zes_sysman_device_mapping_exp_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_vf_management_exp_version_t(pub u32);
impl zes_vf_management_exp_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_VF_MANAGEMENT_EXP_VERSION_1_0: zes_vf_management_exp_version_t =
    zes_vf_management_exp_version_t(0x10000);
pub const ZES_VF_MANAGEMENT_EXP_VERSION_1_1: zes_vf_management_exp_version_t =
    zes_vf_management_exp_version_t(0x10001);
pub const ZES_VF_MANAGEMENT_EXP_VERSION_1_2: zes_vf_management_exp_version_t =
    zes_vf_management_exp_version_t(0x10002);
pub const ZES_VF_MANAGEMENT_EXP_VERSION_CURRENT: zes_vf_management_exp_version_t =
    zes_vf_management_exp_version_t(0x10002);
pub const ZES_VF_MANAGEMENT_EXP_VERSION_FORCE_UINT32: zes_vf_management_exp_version_t =
    zes_vf_management_exp_version_t(0x7fffffff);
pub type zes_vf_info_mem_type_exp_flag_t = u32;
pub const ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_SYSTEM: u32 = 0x1;
pub const ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_DEVICE: u32 = 0x2;
pub const ZES_VF_INFO_MEM_TYPE_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
pub type zes_vf_info_util_exp_flag_t = u32;
pub const ZES_VF_INFO_UTIL_EXP_FLAG_INFO_NONE: u32 = 0x1;
pub const ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_CPU: u32 = 0x2;
pub const ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_GPU: u32 = 0x4;
pub const ZES_VF_INFO_UTIL_EXP_FLAG_INFO_ENGINE: u32 = 0x8;
pub const ZES_VF_INFO_UTIL_EXP_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_device_ecc_default_properties_ext_version_t(pub u32);
impl zes_device_ecc_default_properties_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_VERSION_1_0: zes_device_ecc_default_properties_ext_version_t =
    zes_device_ecc_default_properties_ext_version_t(0x10000);
pub const ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_VERSION_CURRENT:
    zes_device_ecc_default_properties_ext_version_t =
    zes_device_ecc_default_properties_ext_version_t(0x10000);
pub const ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_VERSION_FORCE_UINT32:
    zes_device_ecc_default_properties_ext_version_t =
    zes_device_ecc_default_properties_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_pci_link_speed_downgrade_ext_version_t(pub u32);
impl zes_pci_link_speed_downgrade_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_VERSION_1_0: zes_pci_link_speed_downgrade_ext_version_t =
    zes_pci_link_speed_downgrade_ext_version_t(0x10000);
pub const ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_VERSION_CURRENT: zes_pci_link_speed_downgrade_ext_version_t =
    zes_pci_link_speed_downgrade_ext_version_t(0x10000);
pub const ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_VERSION_FORCE_UINT32: zes_pci_link_speed_downgrade_ext_version_t =
    zes_pci_link_speed_downgrade_ext_version_t(0x7fffffff);
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_device_ext_state_version_t(pub u32);
impl zes_device_ext_state_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_DEVICE_EXT_STATE_VERSION_1_0: zes_device_ext_state_version_t =
    zes_device_ext_state_version_t(0x10000);
pub const ZES_DEVICE_EXT_STATE_VERSION_CURRENT: zes_device_ext_state_version_t =
    zes_device_ext_state_version_t(0x10000);
pub const ZES_DEVICE_EXT_STATE_VERSION_FORCE_UINT32: zes_device_ext_state_version_t =
    zes_device_ext_state_version_t(0x7fffffff);
pub type zes_device_state_ext_flag_t = u32;
pub const ZES_DEVICE_STATE_EXT_FLAG_NORMAL: u32 = 0x1;
pub const ZES_DEVICE_STATE_EXT_FLAG_WEDGED: u32 = 0x2;
pub const ZES_DEVICE_STATE_EXT_FLAG_SURVIVABILITY: u32 = 0x4;
pub const ZES_DEVICE_STATE_EXT_FLAG_FLASH_OVERRIDE: u32 = 0x8;
pub const ZES_DEVICE_STATE_EXT_FLAG_FORCE_UINT32: u32 = 0x7fffffff;
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct zes_oem_serial_id_ext_version_t(pub u32);
impl zes_oem_serial_id_ext_version_t {
    pub const ZEROED: Self = Self(0);
}

pub const ZES_OEM_SERIAL_ID_EXT_VERSION_1_0: zes_oem_serial_id_ext_version_t =
    zes_oem_serial_id_ext_version_t(0x10000);
pub const ZES_OEM_SERIAL_ID_EXT_VERSION_CURRENT: zes_oem_serial_id_ext_version_t =
    zes_oem_serial_id_ext_version_t(0x10000);
pub const ZES_OEM_SERIAL_ID_EXT_VERSION_FORCE_UINT32: zes_oem_serial_id_ext_version_t =
    zes_oem_serial_id_ext_version_t(0x7fffffff);
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_base_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
}
impl zes_base_properties_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
    };
}
impl Default for zes_base_properties_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_base_properties_t>() == 16);
    assert!(align_of::<zes_base_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_base_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_base_properties_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_base_desc_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
}
impl zes_base_desc_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
    };
}
impl Default for zes_base_desc_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_base_desc_t>() == 16);
    assert!(align_of::<zes_base_desc_t>() == 8);
    assert!(core::mem::offset_of!(zes_base_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_base_desc_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_base_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
}
impl zes_base_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_BASE_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
    };
}
impl Default for zes_base_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_base_state_t>() == 16);
    assert!(align_of::<zes_base_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_base_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_base_state_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_base_config_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
}
impl zes_base_config_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
    };
}
impl Default for zes_base_config_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_base_config_t>() == 16);
    assert!(align_of::<zes_base_config_t>() == 8);
    assert!(core::mem::offset_of!(zes_base_config_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_base_config_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_base_capability_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
}
impl zes_base_capability_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
    };
}
impl Default for zes_base_capability_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_base_capability_t>() == 16);
    assert!(align_of::<zes_base_capability_t>() == 8);
    assert!(core::mem::offset_of!(zes_base_capability_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_base_capability_t, pNext) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_driver_extension_properties_t {
    pub name: [c_char; 256],
    pub version: u32,
}
impl zes_driver_extension_properties_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        name: [0; 256],
        version: 0,
    };
}
impl Default for zes_driver_extension_properties_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_driver_extension_properties_t>() == 260);
    assert!(align_of::<zes_driver_extension_properties_t>() == 4);
    assert!(core::mem::offset_of!(zes_driver_extension_properties_t, name) == 0);
    assert!(core::mem::offset_of!(zes_driver_extension_properties_t, version) == 256);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub reset: zes_reset_reason_flags_t,
    pub repaired: zes_repair_status_t,
}
impl zes_device_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        reset: 0,
        repaired: zes_repair_status_t::ZEROED,
    };
}
impl Default for zes_device_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_state_t>() == 24);
    assert!(align_of::<zes_device_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_state_t, reset) == 16);
    assert!(core::mem::offset_of!(zes_device_state_t, repaired) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_reset_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub force: ze_bool_t,
    pub resetType: zes_reset_type_t,
}
impl zes_reset_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_RESET_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        force: 0,
        resetType: zes_reset_type_t::ZEROED,
    };
}
impl Default for zes_reset_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_reset_properties_t>() == 24);
    assert!(align_of::<zes_reset_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_reset_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_reset_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_reset_properties_t, force) == 16);
    assert!(core::mem::offset_of!(zes_reset_properties_t, resetType) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_uuid_t {
    pub id: [u8; 16],
}
impl zes_uuid_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { id: [0; 16] };
}
impl Default for zes_uuid_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_uuid_t>() == 16);
    assert!(align_of::<zes_uuid_t>() == 1);
    assert!(core::mem::offset_of!(zes_uuid_t, id) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub core: ze_device_properties_t,
    pub numSubdevices: u32,
    pub serialNumber: [c_char; 64],
    pub boardNumber: [c_char; 64],
    pub brandName: [c_char; 64],
    pub modelName: [c_char; 64],
    pub vendorName: [c_char; 64],
    pub driverVersion: [c_char; 64],
}
impl zes_device_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        core: ze_device_properties_t::ZEROED,
        numSubdevices: 0,
        serialNumber: [0; 64],
        boardNumber: [0; 64],
        brandName: [0; 64],
        modelName: [0; 64],
        vendorName: [0; 64],
        driverVersion: [0; 64],
    };
}
impl Default for zes_device_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_properties_t>() == 776);
    assert!(align_of::<zes_device_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_properties_t, core) == 16);
    assert!(core::mem::offset_of!(zes_device_properties_t, numSubdevices) == 384);
    assert!(core::mem::offset_of!(zes_device_properties_t, serialNumber) == 388);
    assert!(core::mem::offset_of!(zes_device_properties_t, boardNumber) == 452);
    assert!(core::mem::offset_of!(zes_device_properties_t, brandName) == 516);
    assert!(core::mem::offset_of!(zes_device_properties_t, modelName) == 580);
    assert!(core::mem::offset_of!(zes_device_properties_t, vendorName) == 644);
    assert!(core::mem::offset_of!(zes_device_properties_t, driverVersion) == 708);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_ext_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub uuid: zes_uuid_t,
    pub r#type: zes_device_type_t,
    pub flags: zes_device_property_flags_t,
}
impl zes_device_ext_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        uuid: zes_uuid_t::ZEROED,
        r#type: zes_device_type_t::ZEROED,
        flags: 0,
    };
}
impl Default for zes_device_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_ext_properties_t>() == 40);
    assert!(align_of::<zes_device_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_ext_properties_t, uuid) == 16);
    assert!(core::mem::offset_of!(zes_device_ext_properties_t, r#type) == 32);
    assert!(core::mem::offset_of!(zes_device_ext_properties_t, flags) == 36);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_process_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub processId: u32,
    pub memSize: u64,
    pub sharedSize: u64,
    pub engines: zes_engine_type_flags_t,
}
impl zes_process_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PROCESS_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        processId: 0,
        memSize: 0,
        sharedSize: 0,
        engines: 0,
    };
}
impl Default for zes_process_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_process_state_t>() == 48);
    assert!(align_of::<zes_process_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_process_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_process_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_process_state_t, processId) == 16);
    assert!(core::mem::offset_of!(zes_process_state_t, memSize) == 24);
    assert!(core::mem::offset_of!(zes_process_state_t, sharedSize) == 32);
    assert!(core::mem::offset_of!(zes_process_state_t, engines) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_address_t {
    pub domain: u32,
    pub bus: u32,
    pub device: u32,
    pub function: u32,
}
impl zes_pci_address_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        domain: 0,
        bus: 0,
        device: 0,
        function: 0,
    };
}
impl Default for zes_pci_address_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_pci_address_t>() == 16);
    assert!(align_of::<zes_pci_address_t>() == 4);
    assert!(core::mem::offset_of!(zes_pci_address_t, domain) == 0);
    assert!(core::mem::offset_of!(zes_pci_address_t, bus) == 4);
    assert!(core::mem::offset_of!(zes_pci_address_t, device) == 8);
    assert!(core::mem::offset_of!(zes_pci_address_t, function) == 12);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_speed_t {
    pub r#gen: i32,
    pub width: i32,
    pub maxBandwidth: i64,
}
impl zes_pci_speed_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        r#gen: 0,
        width: 0,
        maxBandwidth: 0,
    };
}
impl Default for zes_pci_speed_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_pci_speed_t>() == 16);
    assert!(align_of::<zes_pci_speed_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_speed_t, r#gen) == 0);
    assert!(core::mem::offset_of!(zes_pci_speed_t, width) == 4);
    assert!(core::mem::offset_of!(zes_pci_speed_t, maxBandwidth) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub address: zes_pci_address_t,
    pub maxSpeed: zes_pci_speed_t,
    pub haveBandwidthCounters: ze_bool_t,
    pub havePacketCounters: ze_bool_t,
    pub haveReplayCounters: ze_bool_t,
}
impl zes_pci_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PCI_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        address: zes_pci_address_t::ZEROED,
        maxSpeed: zes_pci_speed_t::ZEROED,
        haveBandwidthCounters: 0,
        havePacketCounters: 0,
        haveReplayCounters: 0,
    };
}
impl Default for zes_pci_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_pci_properties_t>() == 56);
    assert!(align_of::<zes_pci_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_pci_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_pci_properties_t, address) == 16);
    assert!(core::mem::offset_of!(zes_pci_properties_t, maxSpeed) == 32);
    assert!(core::mem::offset_of!(zes_pci_properties_t, haveBandwidthCounters) == 48);
    assert!(core::mem::offset_of!(zes_pci_properties_t, havePacketCounters) == 49);
    assert!(core::mem::offset_of!(zes_pci_properties_t, haveReplayCounters) == 50);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub status: zes_pci_link_status_t,
    pub qualityIssues: zes_pci_link_qual_issue_flags_t,
    pub stabilityIssues: zes_pci_link_stab_issue_flags_t,
    pub speed: zes_pci_speed_t,
}
impl zes_pci_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PCI_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        status: zes_pci_link_status_t::ZEROED,
        qualityIssues: 0,
        stabilityIssues: 0,
        speed: zes_pci_speed_t::ZEROED,
    };
}
impl Default for zes_pci_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_pci_state_t>() == 48);
    assert!(align_of::<zes_pci_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_pci_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_pci_state_t, status) == 16);
    assert!(core::mem::offset_of!(zes_pci_state_t, qualityIssues) == 20);
    assert!(core::mem::offset_of!(zes_pci_state_t, stabilityIssues) == 24);
    assert!(core::mem::offset_of!(zes_pci_state_t, speed) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_bar_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_pci_bar_type_t,
    pub index: u32,
    pub base: u64,
    pub size: u64,
}
impl zes_pci_bar_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_pci_bar_type_t::ZEROED,
        index: 0,
        base: 0,
        size: 0,
    };
}
impl Default for zes_pci_bar_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_pci_bar_properties_t>() == 40);
    assert!(align_of::<zes_pci_bar_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_t, index) == 20);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_t, base) == 24);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_t, size) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_bar_properties_1_2_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_pci_bar_type_t,
    pub index: u32,
    pub base: u64,
    pub size: u64,
    pub resizableBarSupported: ze_bool_t,
    pub resizableBarEnabled: ze_bool_t,
}
impl zes_pci_bar_properties_1_2_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES_1_2;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_pci_bar_type_t::ZEROED,
        index: 0,
        base: 0,
        size: 0,
        resizableBarSupported: 0,
        resizableBarEnabled: 0,
    };
}
impl Default for zes_pci_bar_properties_1_2_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_pci_bar_properties_1_2_t>() == 48);
    assert!(align_of::<zes_pci_bar_properties_1_2_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, index) == 20);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, base) == 24);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, size) == 32);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, resizableBarSupported) == 40);
    assert!(core::mem::offset_of!(zes_pci_bar_properties_1_2_t, resizableBarEnabled) == 41);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_stats_t {
    pub timestamp: u64,
    pub replayCounter: u64,
    pub packetCounter: u64,
    pub rxCounter: u64,
    pub txCounter: u64,
    pub speed: zes_pci_speed_t,
}
impl zes_pci_stats_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        timestamp: 0,
        replayCounter: 0,
        packetCounter: 0,
        rxCounter: 0,
        txCounter: 0,
        speed: zes_pci_speed_t::ZEROED,
    };
}
impl Default for zes_pci_stats_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_pci_stats_t>() == 56);
    assert!(align_of::<zes_pci_stats_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_stats_t, timestamp) == 0);
    assert!(core::mem::offset_of!(zes_pci_stats_t, replayCounter) == 8);
    assert!(core::mem::offset_of!(zes_pci_stats_t, packetCounter) == 16);
    assert!(core::mem::offset_of!(zes_pci_stats_t, rxCounter) == 24);
    assert!(core::mem::offset_of!(zes_pci_stats_t, txCounter) == 32);
    assert!(core::mem::offset_of!(zes_pci_stats_t, speed) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_overclock_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub domainType: zes_overclock_domain_t,
    pub AvailableControls: u32,
    pub VFProgramType: zes_vf_program_type_t,
    pub NumberOfVFPoints: u32,
}
impl zes_overclock_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_OVERCLOCK_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        domainType: zes_overclock_domain_t::ZEROED,
        AvailableControls: 0,
        VFProgramType: zes_vf_program_type_t::ZEROED,
        NumberOfVFPoints: 0,
    };
}
impl Default for zes_overclock_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_overclock_properties_t>() == 32);
    assert!(align_of::<zes_overclock_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_overclock_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_overclock_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_overclock_properties_t, domainType) == 16);
    assert!(core::mem::offset_of!(zes_overclock_properties_t, AvailableControls) == 20);
    assert!(core::mem::offset_of!(zes_overclock_properties_t, VFProgramType) == 24);
    assert!(core::mem::offset_of!(zes_overclock_properties_t, NumberOfVFPoints) == 28);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_control_property_t {
    pub MinValue: f64,
    pub MaxValue: f64,
    pub StepValue: f64,
    pub RefValue: f64,
    pub DefaultValue: f64,
}
impl zes_control_property_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        MinValue: 0.0,
        MaxValue: 0.0,
        StepValue: 0.0,
        RefValue: 0.0,
        DefaultValue: 0.0,
    };
}
impl Default for zes_control_property_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_control_property_t>() == 40);
    assert!(align_of::<zes_control_property_t>() == 8);
    assert!(core::mem::offset_of!(zes_control_property_t, MinValue) == 0);
    assert!(core::mem::offset_of!(zes_control_property_t, MaxValue) == 8);
    assert!(core::mem::offset_of!(zes_control_property_t, StepValue) == 16);
    assert!(core::mem::offset_of!(zes_control_property_t, RefValue) == 24);
    assert!(core::mem::offset_of!(zes_control_property_t, DefaultValue) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_property_t {
    pub MinFreq: f64,
    pub MaxFreq: f64,
    pub StepFreq: f64,
    pub MinVolt: f64,
    pub MaxVolt: f64,
    pub StepVolt: f64,
}
impl zes_vf_property_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        MinFreq: 0.0,
        MaxFreq: 0.0,
        StepFreq: 0.0,
        MinVolt: 0.0,
        MaxVolt: 0.0,
        StepVolt: 0.0,
    };
}
impl Default for zes_vf_property_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_vf_property_t>() == 48);
    assert!(align_of::<zes_vf_property_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_property_t, MinFreq) == 0);
    assert!(core::mem::offset_of!(zes_vf_property_t, MaxFreq) == 8);
    assert!(core::mem::offset_of!(zes_vf_property_t, StepFreq) == 16);
    assert!(core::mem::offset_of!(zes_vf_property_t, MinVolt) == 24);
    assert!(core::mem::offset_of!(zes_vf_property_t, MaxVolt) == 32);
    assert!(core::mem::offset_of!(zes_vf_property_t, StepVolt) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_diag_test_t {
    pub index: u32,
    pub name: [c_char; 64],
}
impl zes_diag_test_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        index: 0,
        name: [0; 64],
    };
}
impl Default for zes_diag_test_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_diag_test_t>() == 68);
    assert!(align_of::<zes_diag_test_t>() == 4);
    assert!(core::mem::offset_of!(zes_diag_test_t, index) == 0);
    assert!(core::mem::offset_of!(zes_diag_test_t, name) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_diag_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub name: [c_char; 64],
    pub haveTests: ze_bool_t,
}
impl zes_diag_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DIAG_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        name: [0; 64],
        haveTests: 0,
    };
}
impl Default for zes_diag_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_diag_properties_t>() == 96);
    assert!(align_of::<zes_diag_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_diag_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_diag_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_diag_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_diag_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_diag_properties_t, name) == 24);
    assert!(core::mem::offset_of!(zes_diag_properties_t, haveTests) == 88);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_ecc_desc_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub state: zes_device_ecc_state_t,
}
impl zes_device_ecc_desc_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_ECC_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        state: zes_device_ecc_state_t::ZEROED,
    };
}
impl Default for zes_device_ecc_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_ecc_desc_t>() == 24);
    assert!(align_of::<zes_device_ecc_desc_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_ecc_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_ecc_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_ecc_desc_t, state) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_ecc_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub currentState: zes_device_ecc_state_t,
    pub pendingState: zes_device_ecc_state_t,
    pub pendingAction: zes_device_action_t,
}
impl zes_device_ecc_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_ECC_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        currentState: zes_device_ecc_state_t::ZEROED,
        pendingState: zes_device_ecc_state_t::ZEROED,
        pendingAction: zes_device_action_t::ZEROED,
    };
}
impl Default for zes_device_ecc_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_ecc_properties_t>() == 32);
    assert!(align_of::<zes_device_ecc_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_ecc_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_ecc_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_ecc_properties_t, currentState) == 16);
    assert!(core::mem::offset_of!(zes_device_ecc_properties_t, pendingState) == 20);
    assert!(core::mem::offset_of!(zes_device_ecc_properties_t, pendingAction) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_engine_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_engine_group_t,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
}
impl zes_engine_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_engine_group_t::ZEROED,
        onSubdevice: 0,
        subdeviceId: 0,
    };
}
impl Default for zes_engine_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_engine_properties_t>() == 32);
    assert!(align_of::<zes_engine_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_engine_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_engine_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_engine_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_engine_properties_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zes_engine_properties_t, subdeviceId) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_engine_stats_t {
    pub activeTime: u64,
    pub timestamp: u64,
}
impl zes_engine_stats_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        activeTime: 0,
        timestamp: 0,
    };
}
impl Default for zes_engine_stats_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_engine_stats_t>() == 16);
    assert!(align_of::<zes_engine_stats_t>() == 8);
    assert!(core::mem::offset_of!(zes_engine_stats_t, activeTime) == 0);
    assert!(core::mem::offset_of!(zes_engine_stats_t, timestamp) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_id_t {
    pub fabricId: u32,
    pub attachId: u32,
    pub portNumber: u8,
}
impl zes_fabric_port_id_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        fabricId: 0,
        attachId: 0,
        portNumber: 0,
    };
}
impl Default for zes_fabric_port_id_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_id_t>() == 12);
    assert!(align_of::<zes_fabric_port_id_t>() == 4);
    assert!(core::mem::offset_of!(zes_fabric_port_id_t, fabricId) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_id_t, attachId) == 4);
    assert!(core::mem::offset_of!(zes_fabric_port_id_t, portNumber) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_speed_t {
    pub bitRate: i64,
    pub width: i32,
}
impl zes_fabric_port_speed_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { bitRate: 0, width: 0 };
}
impl Default for zes_fabric_port_speed_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_speed_t>() == 16);
    assert!(align_of::<zes_fabric_port_speed_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_speed_t, bitRate) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_speed_t, width) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub model: [c_char; 256],
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub portId: zes_fabric_port_id_t,
    pub maxRxSpeed: zes_fabric_port_speed_t,
    pub maxTxSpeed: zes_fabric_port_speed_t,
}
impl zes_fabric_port_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FABRIC_PORT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        model: [0; 256],
        onSubdevice: 0,
        subdeviceId: 0,
        portId: zes_fabric_port_id_t::ZEROED,
        maxRxSpeed: zes_fabric_port_speed_t::ZEROED,
        maxTxSpeed: zes_fabric_port_speed_t::ZEROED,
    };
}
impl Default for zes_fabric_port_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_properties_t>() == 328);
    assert!(align_of::<zes_fabric_port_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, model) == 16);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, onSubdevice) == 272);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, subdeviceId) == 276);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, portId) == 280);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, maxRxSpeed) == 296);
    assert!(core::mem::offset_of!(zes_fabric_port_properties_t, maxTxSpeed) == 312);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_link_type_t {
    pub desc: [c_char; 256],
}
impl zes_fabric_link_type_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { desc: [0; 256] };
}
impl Default for zes_fabric_link_type_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_link_type_t>() == 256);
    assert!(align_of::<zes_fabric_link_type_t>() == 1);
    assert!(core::mem::offset_of!(zes_fabric_link_type_t, desc) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_config_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub enabled: ze_bool_t,
    pub beaconing: ze_bool_t,
}
impl zes_fabric_port_config_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FABRIC_PORT_CONFIG;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        enabled: 0,
        beaconing: 0,
    };
}
impl Default for zes_fabric_port_config_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_config_t>() == 24);
    assert!(align_of::<zes_fabric_port_config_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_config_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_config_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_config_t, enabled) == 16);
    assert!(core::mem::offset_of!(zes_fabric_port_config_t, beaconing) == 17);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub status: zes_fabric_port_status_t,
    pub qualityIssues: zes_fabric_port_qual_issue_flags_t,
    pub failureReasons: zes_fabric_port_failure_flags_t,
    pub remotePortId: zes_fabric_port_id_t,
    pub rxSpeed: zes_fabric_port_speed_t,
    pub txSpeed: zes_fabric_port_speed_t,
}
impl zes_fabric_port_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FABRIC_PORT_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        status: zes_fabric_port_status_t::ZEROED,
        qualityIssues: 0,
        failureReasons: 0,
        remotePortId: zes_fabric_port_id_t::ZEROED,
        rxSpeed: zes_fabric_port_speed_t::ZEROED,
        txSpeed: zes_fabric_port_speed_t::ZEROED,
    };
}
impl Default for zes_fabric_port_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_state_t>() == 72);
    assert!(align_of::<zes_fabric_port_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, status) == 16);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, qualityIssues) == 20);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, failureReasons) == 24);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, remotePortId) == 28);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, rxSpeed) == 40);
    assert!(core::mem::offset_of!(zes_fabric_port_state_t, txSpeed) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_throughput_t {
    pub timestamp: u64,
    pub rxCounter: u64,
    pub txCounter: u64,
}
impl zes_fabric_port_throughput_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        timestamp: 0,
        rxCounter: 0,
        txCounter: 0,
    };
}
impl Default for zes_fabric_port_throughput_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_throughput_t>() == 24);
    assert!(align_of::<zes_fabric_port_throughput_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_throughput_t, timestamp) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_throughput_t, rxCounter) == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_throughput_t, txCounter) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fabric_port_error_counters_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub linkFailureCount: u64,
    pub fwCommErrorCount: u64,
    pub fwErrorCount: u64,
    pub linkDegradeCount: u64,
}
impl zes_fabric_port_error_counters_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FABRIC_PORT_ERROR_COUNTERS;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        linkFailureCount: 0,
        fwCommErrorCount: 0,
        fwErrorCount: 0,
        linkDegradeCount: 0,
    };
}
impl Default for zes_fabric_port_error_counters_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_fabric_port_error_counters_t>() == 48);
    assert!(align_of::<zes_fabric_port_error_counters_t>() == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_error_counters_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_fabric_port_error_counters_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_fabric_port_error_counters_t, linkFailureCount) == 16);
    assert!(core::mem::offset_of!(zes_fabric_port_error_counters_t, fwCommErrorCount) == 24);
    assert!(core::mem::offset_of!(zes_fabric_port_error_counters_t, fwErrorCount) == 32);
    assert!(core::mem::offset_of!(zes_fabric_port_error_counters_t, linkDegradeCount) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fan_speed_t {
    pub speed: i32,
    pub units: zes_fan_speed_units_t,
}
impl zes_fan_speed_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        speed: 0,
        units: zes_fan_speed_units_t::ZEROED,
    };
}
impl Default for zes_fan_speed_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fan_speed_t>() == 8);
    assert!(align_of::<zes_fan_speed_t>() == 4);
    assert!(core::mem::offset_of!(zes_fan_speed_t, speed) == 0);
    assert!(core::mem::offset_of!(zes_fan_speed_t, units) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fan_temp_speed_t {
    pub temperature: u32,
    pub speed: zes_fan_speed_t,
}
impl zes_fan_temp_speed_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        temperature: 0,
        speed: zes_fan_speed_t::ZEROED,
    };
}
impl Default for zes_fan_temp_speed_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fan_temp_speed_t>() == 12);
    assert!(align_of::<zes_fan_temp_speed_t>() == 4);
    assert!(core::mem::offset_of!(zes_fan_temp_speed_t, temperature) == 0);
    assert!(core::mem::offset_of!(zes_fan_temp_speed_t, speed) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fan_speed_table_t {
    pub numPoints: i32,
    pub table: [zes_fan_temp_speed_t; 32],
}
impl zes_fan_speed_table_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        numPoints: 0,
        table: [zes_fan_temp_speed_t::ZEROED; 32],
    };
}
impl Default for zes_fan_speed_table_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_fan_speed_table_t>() == 388);
    assert!(align_of::<zes_fan_speed_table_t>() == 4);
    assert!(core::mem::offset_of!(zes_fan_speed_table_t, numPoints) == 0);
    assert!(core::mem::offset_of!(zes_fan_speed_table_t, table) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fan_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub canControl: ze_bool_t,
    pub supportedModes: u32,
    pub supportedUnits: u32,
    pub maxRPM: i32,
    pub maxPoints: i32,
}
impl zes_fan_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FAN_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        canControl: 0,
        supportedModes: 0,
        supportedUnits: 0,
        maxRPM: 0,
        maxPoints: 0,
    };
}
impl Default for zes_fan_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_fan_properties_t>() == 48);
    assert!(align_of::<zes_fan_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_fan_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_fan_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_fan_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_fan_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_fan_properties_t, canControl) == 24);
    assert!(core::mem::offset_of!(zes_fan_properties_t, supportedModes) == 28);
    assert!(core::mem::offset_of!(zes_fan_properties_t, supportedUnits) == 32);
    assert!(core::mem::offset_of!(zes_fan_properties_t, maxRPM) == 36);
    assert!(core::mem::offset_of!(zes_fan_properties_t, maxPoints) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_fan_config_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub mode: zes_fan_speed_mode_t,
    pub speedFixed: zes_fan_speed_t,
    pub speedTable: zes_fan_speed_table_t,
}
impl zes_fan_config_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FAN_CONFIG;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        mode: zes_fan_speed_mode_t::ZEROED,
        speedFixed: zes_fan_speed_t::ZEROED,
        speedTable: zes_fan_speed_table_t::ZEROED,
    };
}
impl Default for zes_fan_config_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_fan_config_t>() == 416);
    assert!(align_of::<zes_fan_config_t>() == 8);
    assert!(core::mem::offset_of!(zes_fan_config_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_fan_config_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_fan_config_t, mode) == 16);
    assert!(core::mem::offset_of!(zes_fan_config_t, speedFixed) == 20);
    assert!(core::mem::offset_of!(zes_fan_config_t, speedTable) == 28);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_firmware_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub canControl: ze_bool_t,
    pub name: [c_char; 64],
    pub version: [c_char; 64],
}
impl zes_firmware_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FIRMWARE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        canControl: 0,
        name: [0; 64],
        version: [0; 64],
    };
}
impl Default for zes_firmware_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_firmware_properties_t>() == 160);
    assert!(align_of::<zes_firmware_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, canControl) == 24);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, name) == 25);
    assert!(core::mem::offset_of!(zes_firmware_properties_t, version) == 89);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_freq_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_freq_domain_t,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub canControl: ze_bool_t,
    pub isThrottleEventSupported: ze_bool_t,
    pub min: f64,
    pub max: f64,
}
impl zes_freq_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FREQ_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_freq_domain_t::ZEROED,
        onSubdevice: 0,
        subdeviceId: 0,
        canControl: 0,
        isThrottleEventSupported: 0,
        min: 0.0,
        max: 0.0,
    };
}
impl Default for zes_freq_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_freq_properties_t>() == 48);
    assert!(align_of::<zes_freq_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_freq_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_freq_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_freq_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_freq_properties_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zes_freq_properties_t, subdeviceId) == 24);
    assert!(core::mem::offset_of!(zes_freq_properties_t, canControl) == 28);
    assert!(core::mem::offset_of!(zes_freq_properties_t, isThrottleEventSupported) == 29);
    assert!(core::mem::offset_of!(zes_freq_properties_t, min) == 32);
    assert!(core::mem::offset_of!(zes_freq_properties_t, max) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_freq_range_t {
    pub min: f64,
    pub max: f64,
}
impl zes_freq_range_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { min: 0.0, max: 0.0 };
}
impl Default for zes_freq_range_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_freq_range_t>() == 16);
    assert!(align_of::<zes_freq_range_t>() == 8);
    assert!(core::mem::offset_of!(zes_freq_range_t, min) == 0);
    assert!(core::mem::offset_of!(zes_freq_range_t, max) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_freq_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub currentVoltage: f64,
    pub request: f64,
    pub tdp: f64,
    pub efficient: f64,
    pub actual: f64,
    pub throttleReasons: zes_freq_throttle_reason_flags_t,
}
impl zes_freq_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_FREQ_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        currentVoltage: 0.0,
        request: 0.0,
        tdp: 0.0,
        efficient: 0.0,
        actual: 0.0,
        throttleReasons: 0,
    };
}
impl Default for zes_freq_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_freq_state_t>() == 64);
    assert!(align_of::<zes_freq_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_freq_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_freq_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_freq_state_t, currentVoltage) == 16);
    assert!(core::mem::offset_of!(zes_freq_state_t, request) == 24);
    assert!(core::mem::offset_of!(zes_freq_state_t, tdp) == 32);
    assert!(core::mem::offset_of!(zes_freq_state_t, efficient) == 40);
    assert!(core::mem::offset_of!(zes_freq_state_t, actual) == 48);
    assert!(core::mem::offset_of!(zes_freq_state_t, throttleReasons) == 56);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_freq_throttle_time_t {
    pub throttleTime: u64,
    pub timestamp: u64,
}
impl zes_freq_throttle_time_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        throttleTime: 0,
        timestamp: 0,
    };
}
impl Default for zes_freq_throttle_time_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_freq_throttle_time_t>() == 16);
    assert!(align_of::<zes_freq_throttle_time_t>() == 8);
    assert!(core::mem::offset_of!(zes_freq_throttle_time_t, throttleTime) == 0);
    assert!(core::mem::offset_of!(zes_freq_throttle_time_t, timestamp) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_oc_capabilities_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub isOcSupported: ze_bool_t,
    pub maxFactoryDefaultFrequency: f64,
    pub maxFactoryDefaultVoltage: f64,
    pub maxOcFrequency: f64,
    pub minOcVoltageOffset: f64,
    pub maxOcVoltageOffset: f64,
    pub maxOcVoltage: f64,
    pub isTjMaxSupported: ze_bool_t,
    pub isIccMaxSupported: ze_bool_t,
    pub isHighVoltModeCapable: ze_bool_t,
    pub isHighVoltModeEnabled: ze_bool_t,
    pub isExtendedModeSupported: ze_bool_t,
    pub isFixedModeSupported: ze_bool_t,
}
impl zes_oc_capabilities_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_OC_CAPABILITIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        isOcSupported: 0,
        maxFactoryDefaultFrequency: 0.0,
        maxFactoryDefaultVoltage: 0.0,
        maxOcFrequency: 0.0,
        minOcVoltageOffset: 0.0,
        maxOcVoltageOffset: 0.0,
        maxOcVoltage: 0.0,
        isTjMaxSupported: 0,
        isIccMaxSupported: 0,
        isHighVoltModeCapable: 0,
        isHighVoltModeEnabled: 0,
        isExtendedModeSupported: 0,
        isFixedModeSupported: 0,
    };
}
impl Default for zes_oc_capabilities_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_oc_capabilities_t>() == 80);
    assert!(align_of::<zes_oc_capabilities_t>() == 8);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isOcSupported) == 16);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, maxFactoryDefaultFrequency) == 24);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, maxFactoryDefaultVoltage) == 32);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, maxOcFrequency) == 40);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, minOcVoltageOffset) == 48);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, maxOcVoltageOffset) == 56);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, maxOcVoltage) == 64);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isTjMaxSupported) == 72);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isIccMaxSupported) == 73);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isHighVoltModeCapable) == 74);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isHighVoltModeEnabled) == 75);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isExtendedModeSupported) == 76);
    assert!(core::mem::offset_of!(zes_oc_capabilities_t, isFixedModeSupported) == 77);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_led_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub canControl: ze_bool_t,
    pub haveRGB: ze_bool_t,
}
impl zes_led_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_LED_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        canControl: 0,
        haveRGB: 0,
    };
}
impl Default for zes_led_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_led_properties_t>() == 32);
    assert!(align_of::<zes_led_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_led_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_led_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_led_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_led_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_led_properties_t, canControl) == 24);
    assert!(core::mem::offset_of!(zes_led_properties_t, haveRGB) == 25);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_led_color_t {
    pub red: f64,
    pub green: f64,
    pub blue: f64,
}
impl zes_led_color_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        red: 0.0,
        green: 0.0,
        blue: 0.0,
    };
}
impl Default for zes_led_color_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_led_color_t>() == 24);
    assert!(align_of::<zes_led_color_t>() == 8);
    assert!(core::mem::offset_of!(zes_led_color_t, red) == 0);
    assert!(core::mem::offset_of!(zes_led_color_t, green) == 8);
    assert!(core::mem::offset_of!(zes_led_color_t, blue) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_led_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub isOn: ze_bool_t,
    pub color: zes_led_color_t,
}
impl zes_led_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_LED_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        isOn: 0,
        color: zes_led_color_t::ZEROED,
    };
}
impl Default for zes_led_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_led_state_t>() == 48);
    assert!(align_of::<zes_led_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_led_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_led_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_led_state_t, isOn) == 16);
    assert!(core::mem::offset_of!(zes_led_state_t, color) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_mem_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_mem_type_t,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub location: zes_mem_loc_t,
    pub physicalSize: u64,
    pub busWidth: i32,
    pub numChannels: i32,
}
impl zes_mem_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_MEM_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_mem_type_t::ZEROED,
        onSubdevice: 0,
        subdeviceId: 0,
        location: zes_mem_loc_t::ZEROED,
        physicalSize: 0,
        busWidth: 0,
        numChannels: 0,
    };
}
impl Default for zes_mem_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_mem_properties_t>() == 48);
    assert!(align_of::<zes_mem_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_mem_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_mem_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_mem_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_mem_properties_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zes_mem_properties_t, subdeviceId) == 24);
    assert!(core::mem::offset_of!(zes_mem_properties_t, location) == 28);
    assert!(core::mem::offset_of!(zes_mem_properties_t, physicalSize) == 32);
    assert!(core::mem::offset_of!(zes_mem_properties_t, busWidth) == 40);
    assert!(core::mem::offset_of!(zes_mem_properties_t, numChannels) == 44);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_mem_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub health: zes_mem_health_t,
    pub free: u64,
    pub size: u64,
}
impl zes_mem_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_MEM_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        health: zes_mem_health_t::ZEROED,
        free: 0,
        size: 0,
    };
}
impl Default for zes_mem_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_mem_state_t>() == 40);
    assert!(align_of::<zes_mem_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_mem_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_mem_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_mem_state_t, health) == 16);
    assert!(core::mem::offset_of!(zes_mem_state_t, free) == 24);
    assert!(core::mem::offset_of!(zes_mem_state_t, size) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_mem_bandwidth_t {
    pub readCounter: u64,
    pub writeCounter: u64,
    pub maxBandwidth: u64,
    pub timestamp: u64,
}
impl zes_mem_bandwidth_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        readCounter: 0,
        writeCounter: 0,
        maxBandwidth: 0,
        timestamp: 0,
    };
}
impl Default for zes_mem_bandwidth_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_mem_bandwidth_t>() == 32);
    assert!(align_of::<zes_mem_bandwidth_t>() == 8);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_t, readCounter) == 0);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_t, writeCounter) == 8);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_t, maxBandwidth) == 16);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_t, timestamp) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_mem_ext_bandwidth_t {
    pub memoryTimestampValidBits: u32,
}
impl zes_mem_ext_bandwidth_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        memoryTimestampValidBits: 0,
    };
}
impl Default for zes_mem_ext_bandwidth_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_mem_ext_bandwidth_t>() == 4);
    assert!(align_of::<zes_mem_ext_bandwidth_t>() == 4);
    assert!(core::mem::offset_of!(zes_mem_ext_bandwidth_t, memoryTimestampValidBits) == 0);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_perf_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub engines: zes_engine_type_flags_t,
}
impl zes_perf_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PERF_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        engines: 0,
    };
}
impl Default for zes_perf_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_perf_properties_t>() == 32);
    assert!(align_of::<zes_perf_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_perf_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_perf_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_perf_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_perf_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_perf_properties_t, engines) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub canControl: ze_bool_t,
    pub isEnergyThresholdSupported: ze_bool_t,
    pub defaultLimit: i32,
    pub minLimit: i32,
    pub maxLimit: i32,
}
impl zes_power_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_POWER_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        canControl: 0,
        isEnergyThresholdSupported: 0,
        defaultLimit: 0,
        minLimit: 0,
        maxLimit: 0,
    };
}
impl Default for zes_power_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_power_properties_t>() == 40);
    assert!(align_of::<zes_power_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_power_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_power_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_power_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_power_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_power_properties_t, canControl) == 24);
    assert!(core::mem::offset_of!(zes_power_properties_t, isEnergyThresholdSupported) == 25);
    assert!(core::mem::offset_of!(zes_power_properties_t, defaultLimit) == 28);
    assert!(core::mem::offset_of!(zes_power_properties_t, minLimit) == 32);
    assert!(core::mem::offset_of!(zes_power_properties_t, maxLimit) == 36);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_energy_counter_t {
    pub energy: u64,
    pub timestamp: u64,
}
impl zes_power_energy_counter_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        energy: 0,
        timestamp: 0,
    };
}
impl Default for zes_power_energy_counter_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_power_energy_counter_t>() == 16);
    assert!(align_of::<zes_power_energy_counter_t>() == 8);
    assert!(core::mem::offset_of!(zes_power_energy_counter_t, energy) == 0);
    assert!(core::mem::offset_of!(zes_power_energy_counter_t, timestamp) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_sustained_limit_t {
    pub enabled: ze_bool_t,
    pub power: i32,
    pub interval: i32,
}
impl zes_power_sustained_limit_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        enabled: 0,
        power: 0,
        interval: 0,
    };
}
impl Default for zes_power_sustained_limit_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_power_sustained_limit_t>() == 12);
    assert!(align_of::<zes_power_sustained_limit_t>() == 4);
    assert!(core::mem::offset_of!(zes_power_sustained_limit_t, enabled) == 0);
    assert!(core::mem::offset_of!(zes_power_sustained_limit_t, power) == 4);
    assert!(core::mem::offset_of!(zes_power_sustained_limit_t, interval) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_burst_limit_t {
    pub enabled: ze_bool_t,
    pub power: i32,
}
impl zes_power_burst_limit_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self { enabled: 0, power: 0 };
}
impl Default for zes_power_burst_limit_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_power_burst_limit_t>() == 8);
    assert!(align_of::<zes_power_burst_limit_t>() == 4);
    assert!(core::mem::offset_of!(zes_power_burst_limit_t, enabled) == 0);
    assert!(core::mem::offset_of!(zes_power_burst_limit_t, power) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_peak_limit_t {
    pub powerAC: i32,
    pub powerDC: i32,
}
impl zes_power_peak_limit_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        powerAC: 0,
        powerDC: 0,
    };
}
impl Default for zes_power_peak_limit_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_power_peak_limit_t>() == 8);
    assert!(align_of::<zes_power_peak_limit_t>() == 4);
    assert!(core::mem::offset_of!(zes_power_peak_limit_t, powerAC) == 0);
    assert!(core::mem::offset_of!(zes_power_peak_limit_t, powerDC) == 4);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_energy_threshold_t {
    pub enable: ze_bool_t,
    pub threshold: f64,
    pub processId: u32,
}
impl zes_energy_threshold_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        enable: 0,
        threshold: 0.0,
        processId: 0,
    };
}
impl Default for zes_energy_threshold_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_energy_threshold_t>() == 24);
    assert!(align_of::<zes_energy_threshold_t>() == 8);
    assert!(core::mem::offset_of!(zes_energy_threshold_t, enable) == 0);
    assert!(core::mem::offset_of!(zes_energy_threshold_t, threshold) == 8);
    assert!(core::mem::offset_of!(zes_energy_threshold_t, processId) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_psu_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub haveFan: ze_bool_t,
    pub ampLimit: i32,
}
impl zes_psu_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PSU_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        haveFan: 0,
        ampLimit: 0,
    };
}
impl Default for zes_psu_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_psu_properties_t>() == 32);
    assert!(align_of::<zes_psu_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_psu_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_psu_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_psu_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_psu_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_psu_properties_t, haveFan) == 24);
    assert!(core::mem::offset_of!(zes_psu_properties_t, ampLimit) == 28);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_psu_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub voltStatus: zes_psu_voltage_status_t,
    pub fanFailed: ze_bool_t,
    pub temperature: i32,
    pub current: i32,
}
impl zes_psu_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PSU_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        voltStatus: zes_psu_voltage_status_t::ZEROED,
        fanFailed: 0,
        temperature: 0,
        current: 0,
    };
}
impl Default for zes_psu_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_psu_state_t>() == 32);
    assert!(align_of::<zes_psu_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_psu_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_psu_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_psu_state_t, voltStatus) == 16);
    assert!(core::mem::offset_of!(zes_psu_state_t, fanFailed) == 20);
    assert!(core::mem::offset_of!(zes_psu_state_t, temperature) == 24);
    assert!(core::mem::offset_of!(zes_psu_state_t, current) == 28);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_ras_error_type_t,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
}
impl zes_ras_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_RAS_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_ras_error_type_t::ZEROED,
        onSubdevice: 0,
        subdeviceId: 0,
    };
}
impl Default for zes_ras_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_ras_properties_t>() == 32);
    assert!(align_of::<zes_ras_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_ras_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_ras_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_ras_properties_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zes_ras_properties_t, subdeviceId) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub category: [u64; 7],
}
impl zes_ras_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_RAS_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        category: [0; 7],
    };
}
impl Default for zes_ras_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_ras_state_t>() == 72);
    assert!(align_of::<zes_ras_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_ras_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_ras_state_t, category) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_config_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub totalThreshold: u64,
    pub detailedThresholds: zes_ras_state_t,
}
impl zes_ras_config_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_RAS_CONFIG;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        totalThreshold: 0,
        detailedThresholds: zes_ras_state_t::ZEROED,
    };
}
impl Default for zes_ras_config_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_ras_config_t>() == 96);
    assert!(align_of::<zes_ras_config_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_config_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_ras_config_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_ras_config_t, totalThreshold) == 16);
    assert!(core::mem::offset_of!(zes_ras_config_t, detailedThresholds) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_sched_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub canControl: ze_bool_t,
    pub engines: zes_engine_type_flags_t,
    pub supportedModes: u32,
}
impl zes_sched_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_SCHED_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        onSubdevice: 0,
        subdeviceId: 0,
        canControl: 0,
        engines: 0,
        supportedModes: 0,
    };
}
impl Default for zes_sched_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_sched_properties_t>() == 40);
    assert!(align_of::<zes_sched_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_sched_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_sched_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_sched_properties_t, onSubdevice) == 16);
    assert!(core::mem::offset_of!(zes_sched_properties_t, subdeviceId) == 20);
    assert!(core::mem::offset_of!(zes_sched_properties_t, canControl) == 24);
    assert!(core::mem::offset_of!(zes_sched_properties_t, engines) == 28);
    assert!(core::mem::offset_of!(zes_sched_properties_t, supportedModes) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_sched_timeout_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub watchdogTimeout: u64,
}
impl zes_sched_timeout_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_SCHED_TIMEOUT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        watchdogTimeout: 0,
    };
}
impl Default for zes_sched_timeout_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_sched_timeout_properties_t>() == 24);
    assert!(align_of::<zes_sched_timeout_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_sched_timeout_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_sched_timeout_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_sched_timeout_properties_t, watchdogTimeout) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_sched_timeslice_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub interval: u64,
    pub yieldTimeout: u64,
}
impl zes_sched_timeslice_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_SCHED_TIMESLICE_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        interval: 0,
        yieldTimeout: 0,
    };
}
impl Default for zes_sched_timeslice_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_sched_timeslice_properties_t>() == 32);
    assert!(align_of::<zes_sched_timeslice_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_sched_timeslice_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_sched_timeslice_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_sched_timeslice_properties_t, interval) == 16);
    assert!(core::mem::offset_of!(zes_sched_timeslice_properties_t, yieldTimeout) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_standby_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_standby_type_t,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
}
impl zes_standby_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_STANDBY_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_standby_type_t::ZEROED,
        onSubdevice: 0,
        subdeviceId: 0,
    };
}
impl Default for zes_standby_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_standby_properties_t>() == 32);
    assert!(align_of::<zes_standby_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_standby_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_standby_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_standby_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_standby_properties_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zes_standby_properties_t, subdeviceId) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_temp_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub r#type: zes_temp_sensors_t,
    pub onSubdevice: ze_bool_t,
    pub subdeviceId: u32,
    pub maxTemperature: f64,
    pub isCriticalTempSupported: ze_bool_t,
    pub isThreshold1Supported: ze_bool_t,
    pub isThreshold2Supported: ze_bool_t,
}
impl zes_temp_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_TEMP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        r#type: zes_temp_sensors_t::ZEROED,
        onSubdevice: 0,
        subdeviceId: 0,
        maxTemperature: 0.0,
        isCriticalTempSupported: 0,
        isThreshold1Supported: 0,
        isThreshold2Supported: 0,
    };
}
impl Default for zes_temp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_temp_properties_t>() == 48);
    assert!(align_of::<zes_temp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_temp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_temp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_temp_properties_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_temp_properties_t, onSubdevice) == 20);
    assert!(core::mem::offset_of!(zes_temp_properties_t, subdeviceId) == 24);
    assert!(core::mem::offset_of!(zes_temp_properties_t, maxTemperature) == 32);
    assert!(core::mem::offset_of!(zes_temp_properties_t, isCriticalTempSupported) == 40);
    assert!(core::mem::offset_of!(zes_temp_properties_t, isThreshold1Supported) == 41);
    assert!(core::mem::offset_of!(zes_temp_properties_t, isThreshold2Supported) == 42);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_temp_threshold_t {
    pub enableLowToHigh: ze_bool_t,
    pub enableHighToLow: ze_bool_t,
    pub threshold: f64,
}
impl zes_temp_threshold_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        enableLowToHigh: 0,
        enableHighToLow: 0,
        threshold: 0.0,
    };
}
impl Default for zes_temp_threshold_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_temp_threshold_t>() == 16);
    assert!(align_of::<zes_temp_threshold_t>() == 8);
    assert!(core::mem::offset_of!(zes_temp_threshold_t, enableLowToHigh) == 0);
    assert!(core::mem::offset_of!(zes_temp_threshold_t, enableHighToLow) == 1);
    assert!(core::mem::offset_of!(zes_temp_threshold_t, threshold) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_temp_config_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub enableCritical: ze_bool_t,
    pub threshold1: zes_temp_threshold_t,
    pub threshold2: zes_temp_threshold_t,
}
impl zes_temp_config_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_TEMP_CONFIG;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        enableCritical: 0,
        threshold1: zes_temp_threshold_t::ZEROED,
        threshold2: zes_temp_threshold_t::ZEROED,
    };
}
impl Default for zes_temp_config_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_temp_config_t>() == 56);
    assert!(align_of::<zes_temp_config_t>() == 8);
    assert!(core::mem::offset_of!(zes_temp_config_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_temp_config_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_temp_config_t, enableCritical) == 16);
    assert!(core::mem::offset_of!(zes_temp_config_t, threshold1) == 24);
    assert!(core::mem::offset_of!(zes_temp_config_t, threshold2) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_limit_ext_desc_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub level: zes_power_level_t,
    pub source: zes_power_source_t,
    pub limitUnit: zes_limit_unit_t,
    pub enabledStateLocked: ze_bool_t,
    pub enabled: ze_bool_t,
    pub intervalValueLocked: ze_bool_t,
    pub interval: i32,
    pub limitValueLocked: ze_bool_t,
    pub limit: i32,
}
impl zes_power_limit_ext_desc_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_POWER_LIMIT_EXT_DESC;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        level: zes_power_level_t::ZEROED,
        source: zes_power_source_t::ZEROED,
        limitUnit: zes_limit_unit_t::ZEROED,
        enabledStateLocked: 0,
        enabled: 0,
        intervalValueLocked: 0,
        interval: 0,
        limitValueLocked: 0,
        limit: 0,
    };
}
impl Default for zes_power_limit_ext_desc_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_power_limit_ext_desc_t>() == 48);
    assert!(align_of::<zes_power_limit_ext_desc_t>() == 8);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, level) == 16);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, source) == 20);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, limitUnit) == 24);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, enabledStateLocked) == 28);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, enabled) == 29);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, intervalValueLocked) == 30);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, interval) == 32);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, limitValueLocked) == 36);
    assert!(core::mem::offset_of!(zes_power_limit_ext_desc_t, limit) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_ext_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub domain: zes_power_domain_t,
    pub defaultLimit: *mut zes_power_limit_ext_desc_t,
}
impl zes_power_ext_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_POWER_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        domain: zes_power_domain_t::ZEROED,
        defaultLimit: core::ptr::null_mut(),
    };
}
impl Default for zes_power_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_power_ext_properties_t>() == 32);
    assert!(align_of::<zes_power_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_power_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_power_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_power_ext_properties_t, domain) == 16);
    assert!(core::mem::offset_of!(zes_power_ext_properties_t, defaultLimit) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_engine_ext_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub countOfVirtualFunctionInstance: u32,
}
impl zes_engine_ext_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_ENGINE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        countOfVirtualFunctionInstance: 0,
    };
}
impl Default for zes_engine_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_engine_ext_properties_t>() == 24);
    assert!(align_of::<zes_engine_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_engine_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_engine_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_engine_ext_properties_t, countOfVirtualFunctionInstance) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_state_exp_t {
    pub category: zes_ras_error_category_exp_t,
    pub errorCounter: u64,
}
impl zes_ras_state_exp_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        category: zes_ras_error_category_exp_t::ZEROED,
        errorCounter: 0,
    };
}
impl Default for zes_ras_state_exp_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_ras_state_exp_t>() == 16);
    assert!(align_of::<zes_ras_state_exp_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_state_exp_t, category) == 0);
    assert!(core::mem::offset_of!(zes_ras_state_exp_t, errorCounter) == 8);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_state_exp2_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub errorCounter: u64,
}
impl zes_ras_state_exp2_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_RAS_STATE_EXP2;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        errorCounter: 0,
    };
}
impl Default for zes_ras_state_exp2_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_ras_state_exp2_t>() == 24);
    assert!(align_of::<zes_ras_state_exp2_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_state_exp2_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_ras_state_exp2_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_ras_state_exp2_t, errorCounter) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_ras_config_exp_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub category: zes_ras_error_category_exp_t,
    pub threshold: u64,
}
impl zes_ras_config_exp_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_RAS_CONFIG_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        category: zes_ras_error_category_exp_t::ZEROED,
        threshold: 0,
    };
}
impl Default for zes_ras_config_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_ras_config_exp_t>() == 32);
    assert!(align_of::<zes_ras_config_exp_t>() == 8);
    assert!(core::mem::offset_of!(zes_ras_config_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_ras_config_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_ras_config_exp_t, category) == 16);
    assert!(core::mem::offset_of!(zes_ras_config_exp_t, threshold) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_mem_page_offline_state_exp_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub memoryPageOffline: u32,
    pub maxMemoryPageOffline: u32,
}
impl zes_mem_page_offline_state_exp_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_MEMORY_PAGE_OFFLINE_STATE_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        memoryPageOffline: 0,
        maxMemoryPageOffline: 0,
    };
}
impl Default for zes_mem_page_offline_state_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_mem_page_offline_state_exp_t>() == 24);
    assert!(align_of::<zes_mem_page_offline_state_exp_t>() == 8);
    assert!(core::mem::offset_of!(zes_mem_page_offline_state_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_mem_page_offline_state_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_mem_page_offline_state_exp_t, memoryPageOffline) == 16);
    assert!(core::mem::offset_of!(zes_mem_page_offline_state_exp_t, maxMemoryPageOffline) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_mem_bandwidth_counter_bits_exp_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub validBitsCount: u32,
}
impl zes_mem_bandwidth_counter_bits_exp_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_MEM_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        validBitsCount: 0,
    };
}
impl Default for zes_mem_bandwidth_counter_bits_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_mem_bandwidth_counter_bits_exp_properties_t>() == 24);
    assert!(align_of::<zes_mem_bandwidth_counter_bits_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_counter_bits_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_counter_bits_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_mem_bandwidth_counter_bits_exp_properties_t, validBitsCount) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_power_domain_exp_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub powerDomain: zes_power_domain_t,
}
impl zes_power_domain_exp_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_POWER_DOMAIN_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        powerDomain: zes_power_domain_t::ZEROED,
    };
}
impl Default for zes_power_domain_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_power_domain_exp_properties_t>() == 24);
    assert!(align_of::<zes_power_domain_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_power_domain_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_power_domain_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_power_domain_exp_properties_t, powerDomain) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_subdevice_exp_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub subdeviceId: u32,
    pub uuid: zes_uuid_t,
}
impl zes_subdevice_exp_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_SUBDEVICE_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        subdeviceId: 0,
        uuid: zes_uuid_t::ZEROED,
    };
}
impl Default for zes_subdevice_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_subdevice_exp_properties_t>() == 40);
    assert!(align_of::<zes_subdevice_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_subdevice_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_subdevice_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_subdevice_exp_properties_t, subdeviceId) == 16);
    assert!(core::mem::offset_of!(zes_subdevice_exp_properties_t, uuid) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_exp_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub address: zes_pci_address_t,
    pub uuid: zes_uuid_t,
    pub flags: zes_vf_info_util_exp_flags_t,
}
impl zes_vf_exp_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_EXP_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        address: zes_pci_address_t::ZEROED,
        uuid: zes_uuid_t::ZEROED,
        flags: 0,
    };
}
impl Default for zes_vf_exp_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_exp_properties_t>() == 56);
    assert!(align_of::<zes_vf_exp_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_exp_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_exp_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_exp_properties_t, address) == 16);
    assert!(core::mem::offset_of!(zes_vf_exp_properties_t, uuid) == 32);
    assert!(core::mem::offset_of!(zes_vf_exp_properties_t, flags) == 48);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_util_mem_exp_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub memTypeFlags: zes_vf_info_mem_type_exp_flags_t,
    pub free: u64,
    pub size: u64,
    pub timestamp: u64,
}
impl zes_vf_util_mem_exp_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        memTypeFlags: 0,
        free: 0,
        size: 0,
        timestamp: 0,
    };
}
impl Default for zes_vf_util_mem_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_util_mem_exp_t>() == 48);
    assert!(align_of::<zes_vf_util_mem_exp_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp_t, memTypeFlags) == 16);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp_t, free) == 24);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp_t, size) == 32);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp_t, timestamp) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_util_engine_exp_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub r#type: zes_engine_group_t,
    pub activeCounterValue: u64,
    pub samplingCounterValue: u64,
    pub timestamp: u64,
}
impl zes_vf_util_engine_exp_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        r#type: zes_engine_group_t::ZEROED,
        activeCounterValue: 0,
        samplingCounterValue: 0,
        timestamp: 0,
    };
}
impl Default for zes_vf_util_engine_exp_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_util_engine_exp_t>() == 48);
    assert!(align_of::<zes_vf_util_engine_exp_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp_t, r#type) == 16);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp_t, activeCounterValue) == 24);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp_t, samplingCounterValue) == 32);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp_t, timestamp) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_exp_capabilities_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub address: zes_pci_address_t,
    pub vfDeviceMemSize: u32,
    pub vfID: u32,
}
impl zes_vf_exp_capabilities_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_EXP_CAPABILITIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        address: zes_pci_address_t::ZEROED,
        vfDeviceMemSize: 0,
        vfID: 0,
    };
}
impl Default for zes_vf_exp_capabilities_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_exp_capabilities_t>() == 40);
    assert!(align_of::<zes_vf_exp_capabilities_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_exp_capabilities_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_exp_capabilities_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_exp_capabilities_t, address) == 16);
    assert!(core::mem::offset_of!(zes_vf_exp_capabilities_t, vfDeviceMemSize) == 32);
    assert!(core::mem::offset_of!(zes_vf_exp_capabilities_t, vfID) == 36);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_exp2_capabilities_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub address: zes_pci_address_t,
    pub vfDeviceMemSize: u64,
    pub vfID: u32,
}
impl zes_vf_exp2_capabilities_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_EXP2_CAPABILITIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        address: zes_pci_address_t::ZEROED,
        vfDeviceMemSize: 0,
        vfID: 0,
    };
}
impl Default for zes_vf_exp2_capabilities_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_exp2_capabilities_t>() == 48);
    assert!(align_of::<zes_vf_exp2_capabilities_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_exp2_capabilities_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_exp2_capabilities_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_exp2_capabilities_t, address) == 16);
    assert!(core::mem::offset_of!(zes_vf_exp2_capabilities_t, vfDeviceMemSize) == 32);
    assert!(core::mem::offset_of!(zes_vf_exp2_capabilities_t, vfID) == 40);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_util_mem_exp2_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub vfMemLocation: zes_mem_loc_t,
    pub vfMemUtilized: u64,
}
impl zes_vf_util_mem_exp2_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP2;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        vfMemLocation: zes_mem_loc_t::ZEROED,
        vfMemUtilized: 0,
    };
}
impl Default for zes_vf_util_mem_exp2_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_util_mem_exp2_t>() == 32);
    assert!(align_of::<zes_vf_util_mem_exp2_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp2_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp2_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp2_t, vfMemLocation) == 16);
    assert!(core::mem::offset_of!(zes_vf_util_mem_exp2_t, vfMemUtilized) == 24);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_vf_util_engine_exp2_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub vfEngineType: zes_engine_group_t,
    pub activeCounterValue: u64,
    pub samplingCounterValue: u64,
}
impl zes_vf_util_engine_exp2_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP2;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        vfEngineType: zes_engine_group_t::ZEROED,
        activeCounterValue: 0,
        samplingCounterValue: 0,
    };
}
impl Default for zes_vf_util_engine_exp2_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_vf_util_engine_exp2_t>() == 40);
    assert!(align_of::<zes_vf_util_engine_exp2_t>() == 8);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp2_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp2_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp2_t, vfEngineType) == 16);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp2_t, activeCounterValue) == 24);
    assert!(core::mem::offset_of!(zes_vf_util_engine_exp2_t, samplingCounterValue) == 32);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_ecc_default_properties_ext_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub defaultState: zes_device_ecc_state_t,
}
impl zes_device_ecc_default_properties_ext_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_ECC_DEFAULT_PROPERTIES_EXT;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        defaultState: zes_device_ecc_state_t::ZEROED,
    };
}
impl Default for zes_device_ecc_default_properties_ext_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_ecc_default_properties_ext_t>() == 24);
    assert!(align_of::<zes_device_ecc_default_properties_ext_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_ecc_default_properties_ext_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_ecc_default_properties_ext_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_ecc_default_properties_ext_t, defaultState) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_link_speed_downgrade_ext_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub pciLinkSpeedDowngradeStatus: ze_bool_t,
}
impl zes_pci_link_speed_downgrade_ext_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        pciLinkSpeedDowngradeStatus: 0,
    };
}
impl Default for zes_pci_link_speed_downgrade_ext_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_pci_link_speed_downgrade_ext_state_t>() == 24);
    assert!(align_of::<zes_pci_link_speed_downgrade_ext_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_link_speed_downgrade_ext_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_pci_link_speed_downgrade_ext_state_t, pNext) == 8);
    assert!(
        core::mem::offset_of!(
            zes_pci_link_speed_downgrade_ext_state_t,
            pciLinkSpeedDowngradeStatus
        ) == 16
    );
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_pci_link_speed_downgrade_ext_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub pciLinkSpeedUpdateCapable: ze_bool_t,
    pub maxPciGenSupported: i32,
}
impl zes_pci_link_speed_downgrade_ext_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        pciLinkSpeedUpdateCapable: 0,
        maxPciGenSupported: 0,
    };
}
impl Default for zes_pci_link_speed_downgrade_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_pci_link_speed_downgrade_ext_properties_t>() == 24);
    assert!(align_of::<zes_pci_link_speed_downgrade_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_pci_link_speed_downgrade_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_pci_link_speed_downgrade_ext_properties_t, pNext) == 8);
    assert!(
        core::mem::offset_of!(
            zes_pci_link_speed_downgrade_ext_properties_t,
            pciLinkSpeedUpdateCapable
        ) == 16
    );
    assert!(core::mem::offset_of!(zes_pci_link_speed_downgrade_ext_properties_t, maxPciGenSupported) == 20);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_device_ext_state_t {
    pub stype: zes_structure_type_t,
    pub pNext: *const c_void,
    pub flags: zes_device_state_ext_flags_t,
}
impl zes_device_ext_state_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_DEVICE_EXT_STATE;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null(),
        flags: 0,
    };
}
impl Default for zes_device_ext_state_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_device_ext_state_t>() == 24);
    assert!(align_of::<zes_device_ext_state_t>() == 8);
    assert!(core::mem::offset_of!(zes_device_ext_state_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_device_ext_state_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_device_ext_state_t, flags) == 16);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_oem_serial_id_ext_properties_t {
    pub stype: zes_structure_type_t,
    pub pNext: *mut c_void,
    pub length: u16,
    pub oemSerialId: [c_char; 1024],
}
impl zes_oem_serial_id_ext_properties_t {
    /// The structure type.
    pub const STYPE: zes_structure_type_t = ZES_STRUCTURE_TYPE_OEM_SERIAL_ID_EXT_PROPERTIES;
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        stype: zes_structure_type_t::ZEROED,
        pNext: core::ptr::null_mut(),
        length: 0,
        oemSerialId: [0; 1024],
    };
}
impl Default for zes_oem_serial_id_ext_properties_t {
    fn default() -> Self {
        Self {
            stype: Self::STYPE,
            ..Self::ZEROED
        }
    }
}
const _: () = {
    assert!(size_of::<zes_oem_serial_id_ext_properties_t>() == 1048);
    assert!(align_of::<zes_oem_serial_id_ext_properties_t>() == 8);
    assert!(core::mem::offset_of!(zes_oem_serial_id_ext_properties_t, stype) == 0);
    assert!(core::mem::offset_of!(zes_oem_serial_id_ext_properties_t, pNext) == 8);
    assert!(core::mem::offset_of!(zes_oem_serial_id_ext_properties_t, length) == 16);
    assert!(core::mem::offset_of!(zes_oem_serial_id_ext_properties_t, oemSerialId) == 18);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_dditable_t {
    pub Global: zes_global_dditable_t,
    pub Device: zes_device_dditable_t,
    pub DeviceExp: zes_device_exp_dditable_t,
    pub Driver: zes_driver_dditable_t,
    pub DriverExp: zes_driver_exp_dditable_t,
    pub Overclock: zes_overclock_dditable_t,
    pub Scheduler: zes_scheduler_dditable_t,
    pub PerformanceFactor: zes_performance_factor_dditable_t,
    pub Power: zes_power_dditable_t,
    pub Frequency: zes_frequency_dditable_t,
    pub Engine: zes_engine_dditable_t,
    pub Standby: zes_standby_dditable_t,
    pub Firmware: zes_firmware_dditable_t,
    pub FirmwareExp: zes_firmware_exp_dditable_t,
    pub Memory: zes_memory_dditable_t,
    pub FabricPort: zes_fabric_port_dditable_t,
    pub Temperature: zes_temperature_dditable_t,
    pub Psu: zes_psu_dditable_t,
    pub Fan: zes_fan_dditable_t,
    pub Led: zes_led_dditable_t,
    pub Ras: zes_ras_dditable_t,
    pub RasExp: zes_ras_exp_dditable_t,
    pub Diagnostics: zes_diagnostics_dditable_t,
    pub VFManagementExp: zes_vf_management_exp_dditable_t,
}
impl zes_dditable_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        Global: zes_global_dditable_t::ZEROED,
        Device: zes_device_dditable_t::ZEROED,
        DeviceExp: zes_device_exp_dditable_t::ZEROED,
        Driver: zes_driver_dditable_t::ZEROED,
        DriverExp: zes_driver_exp_dditable_t::ZEROED,
        Overclock: zes_overclock_dditable_t::ZEROED,
        Scheduler: zes_scheduler_dditable_t::ZEROED,
        PerformanceFactor: zes_performance_factor_dditable_t::ZEROED,
        Power: zes_power_dditable_t::ZEROED,
        Frequency: zes_frequency_dditable_t::ZEROED,
        Engine: zes_engine_dditable_t::ZEROED,
        Standby: zes_standby_dditable_t::ZEROED,
        Firmware: zes_firmware_dditable_t::ZEROED,
        FirmwareExp: zes_firmware_exp_dditable_t::ZEROED,
        Memory: zes_memory_dditable_t::ZEROED,
        FabricPort: zes_fabric_port_dditable_t::ZEROED,
        Temperature: zes_temperature_dditable_t::ZEROED,
        Psu: zes_psu_dditable_t::ZEROED,
        Fan: zes_fan_dditable_t::ZEROED,
        Led: zes_led_dditable_t::ZEROED,
        Ras: zes_ras_dditable_t::ZEROED,
        RasExp: zes_ras_exp_dditable_t::ZEROED,
        Diagnostics: zes_diagnostics_dditable_t::ZEROED,
        VFManagementExp: zes_vf_management_exp_dditable_t::ZEROED,
    };
}
impl Default for zes_dditable_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_dditable_t>() == 1256);
    assert!(align_of::<zes_dditable_t>() == 8);
    assert!(core::mem::offset_of!(zes_dditable_t, Global) == 0);
    assert!(core::mem::offset_of!(zes_dditable_t, Device) == 8);
    assert!(core::mem::offset_of!(zes_dditable_t, DeviceExp) == 312);
    assert!(core::mem::offset_of!(zes_dditable_t, Driver) == 336);
    assert!(core::mem::offset_of!(zes_dditable_t, DriverExp) == 376);
    assert!(core::mem::offset_of!(zes_dditable_t, Overclock) == 384);
    assert!(core::mem::offset_of!(zes_dditable_t, Scheduler) == 456);
    assert!(core::mem::offset_of!(zes_dditable_t, PerformanceFactor) == 520);
    assert!(core::mem::offset_of!(zes_dditable_t, Power) == 544);
    assert!(core::mem::offset_of!(zes_dditable_t, Frequency) == 632);
    assert!(core::mem::offset_of!(zes_dditable_t, Engine) == 768);
    assert!(core::mem::offset_of!(zes_dditable_t, Standby) == 792);
    assert!(core::mem::offset_of!(zes_dditable_t, Firmware) == 816);
    assert!(core::mem::offset_of!(zes_dditable_t, FirmwareExp) == 848);
    assert!(core::mem::offset_of!(zes_dditable_t, Memory) == 864);
    assert!(core::mem::offset_of!(zes_dditable_t, FabricPort) == 888);
    assert!(core::mem::offset_of!(zes_dditable_t, Temperature) == 952);
    assert!(core::mem::offset_of!(zes_dditable_t, Psu) == 984);
    assert!(core::mem::offset_of!(zes_dditable_t, Fan) == 1000);
    assert!(core::mem::offset_of!(zes_dditable_t, Led) == 1048);
    assert!(core::mem::offset_of!(zes_dditable_t, Ras) == 1080);
    assert!(core::mem::offset_of!(zes_dditable_t, RasExp) == 1112);
    assert!(core::mem::offset_of!(zes_dditable_t, Diagnostics) == 1160);
    assert!(core::mem::offset_of!(zes_dditable_t, VFManagementExp) == 1184);
};

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zes_dditable_driver_t {
    pub version: ze_api_version_t,
    pub isValidFlag: u8,
    pub Global: *mut zes_global_dditable_t,
    pub Device: *mut zes_device_dditable_t,
    pub DeviceExp: *mut zes_device_exp_dditable_t,
    pub Driver: *mut zes_driver_dditable_t,
    pub DriverExp: *mut zes_driver_exp_dditable_t,
    pub Overclock: *mut zes_overclock_dditable_t,
    pub Scheduler: *mut zes_scheduler_dditable_t,
    pub PerformanceFactor: *mut zes_performance_factor_dditable_t,
    pub Power: *mut zes_power_dditable_t,
    pub Frequency: *mut zes_frequency_dditable_t,
    pub Engine: *mut zes_engine_dditable_t,
    pub Standby: *mut zes_standby_dditable_t,
    pub Firmware: *mut zes_firmware_dditable_t,
    pub FirmwareExp: *mut zes_firmware_exp_dditable_t,
    pub Memory: *mut zes_memory_dditable_t,
    pub FabricPort: *mut zes_fabric_port_dditable_t,
    pub Temperature: *mut zes_temperature_dditable_t,
    pub Psu: *mut zes_psu_dditable_t,
    pub Fan: *mut zes_fan_dditable_t,
    pub Led: *mut zes_led_dditable_t,
    pub Ras: *mut zes_ras_dditable_t,
    pub RasExp: *mut zes_ras_exp_dditable_t,
    pub Diagnostics: *mut zes_diagnostics_dditable_t,
    pub VFManagementExp: *mut zes_vf_management_exp_dditable_t,
}
impl zes_dditable_driver_t {
    /// All bytes zero.
    pub const ZEROED: Self = Self {
        version: ze_api_version_t::ZEROED,
        isValidFlag: 0,
        Global: core::ptr::null_mut(),
        Device: core::ptr::null_mut(),
        DeviceExp: core::ptr::null_mut(),
        Driver: core::ptr::null_mut(),
        DriverExp: core::ptr::null_mut(),
        Overclock: core::ptr::null_mut(),
        Scheduler: core::ptr::null_mut(),
        PerformanceFactor: core::ptr::null_mut(),
        Power: core::ptr::null_mut(),
        Frequency: core::ptr::null_mut(),
        Engine: core::ptr::null_mut(),
        Standby: core::ptr::null_mut(),
        Firmware: core::ptr::null_mut(),
        FirmwareExp: core::ptr::null_mut(),
        Memory: core::ptr::null_mut(),
        FabricPort: core::ptr::null_mut(),
        Temperature: core::ptr::null_mut(),
        Psu: core::ptr::null_mut(),
        Fan: core::ptr::null_mut(),
        Led: core::ptr::null_mut(),
        Ras: core::ptr::null_mut(),
        RasExp: core::ptr::null_mut(),
        Diagnostics: core::ptr::null_mut(),
        VFManagementExp: core::ptr::null_mut(),
    };
}
impl Default for zes_dditable_driver_t {
    fn default() -> Self {
        Self::ZEROED
    }
}
const _: () = {
    assert!(size_of::<zes_dditable_driver_t>() == 200);
    assert!(align_of::<zes_dditable_driver_t>() == 8);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, version) == 0);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, isValidFlag) == 4);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Global) == 8);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Device) == 16);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, DeviceExp) == 24);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Driver) == 32);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, DriverExp) == 40);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Overclock) == 48);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Scheduler) == 56);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, PerformanceFactor) == 64);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Power) == 72);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Frequency) == 80);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Engine) == 88);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Standby) == 96);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Firmware) == 104);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, FirmwareExp) == 112);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Memory) == 120);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, FabricPort) == 128);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Temperature) == 136);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Psu) == 144);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Fan) == 152);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Led) == 160);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Ras) == 168);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, RasExp) == 176);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, Diagnostics) == 184);
    assert!(core::mem::offset_of!(zes_dditable_driver_t, VFManagementExp) == 192);
};
