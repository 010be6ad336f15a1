//! Structures that extensions define, chained to device and kernel queries or filled by their own.

use zemu_abi::*;

use super::word;
use crate::Profile;
use crate::flags::bits;
use crate::identity::pci_address as pci_address_of;

/// Chained to zeDeviceGetProperties (ZE_extension_eu_count).
pub fn eu_count(p: &Profile, out: &mut ze_eu_count_ext_t) {
    out.numTotalEUs = p.device.topology.eu_count();
}

/// Chained to zeDeviceGetProperties (ZE_extension_device_ip_version).
pub fn device_ip_version(p: &Profile, out: &mut ze_device_ip_version_ext_t) {
    out.ipVersion = p.device.ip_version;
}

/// Chained to zeDeviceGetProperties, with `used` bytes allocated on the device
/// (ZE_extension_device_usablemem_size_properties).
pub fn device_usable_memory(p: &Profile, used: u64, out: &mut ze_device_usablemem_size_ext_properties_t) {
    out.currUsableMemSize = p.device.memory.total_size.saturating_sub(used);
}

/// Chained to zeDeviceGetProperties (ZE_extension_virtual_mem_readonly_properties).
pub fn device_readonly_memory(p: &Profile, out: &mut ze_device_readonly_memory_ext_properties_t) {
    out.readonlyCapability = p.device.memory.read_only.value();
}

/// Chained to zeDeviceGetModuleProperties (ZE_extension_float_atomics).
pub fn float_atomics(p: &Profile, out: &mut ze_float_atomic_ext_properties_t) {
    let f = &p.device.module.float_atomics;
    out.fp16Flags = bits(&f.fp16);
    out.fp32Flags = bits(&f.fp32);
    out.fp64Flags = bits(&f.fp64);
}

/// Chained to zeDeviceGetMemoryProperties (ZE_extension_device_memory_properties).
pub fn device_memory_ext(p: &Profile, out: &mut ze_device_memory_ext_properties_t) {
    let m = &p.device.memory;
    out.r#type = m.technology.value();
    out.physicalSize = m.physical_size;
    out.readBandwidth = m.read_bandwidth;
    out.writeBandwidth = m.write_bandwidth;
    out.bandwidthUnit = m.bandwidth_unit.value();
}

/// Chained to zeDeviceGetCacheProperties (ZE_extension_device_cache_line_size).
pub fn cache_line_size(p: &Profile, out: &mut ze_device_cache_line_size_ext_t) {
    out.cacheLineSize = word(p.device.cache.line_size);
}

/// zeDevicePciGetPropertiesExt of device `index` (ZE_extension_pci_properties).
pub fn pci_properties(p: &Profile, index: u32, out: &mut ze_pci_ext_properties_t) {
    let at = pci_address_of(p, index);
    out.address = ze_pci_address_ext_t {
        domain: at.domain,
        bus: at.bus,
        device: at.device,
        function: at.function,
    };
    let link = &p.device.pci;
    out.maxSpeed = ze_pci_speed_ext_t {
        genVersion: link.generation,
        width: link.width,
        maxBandwidth: link.max_bandwidth,
    };
}

/// Chained to zeKernelGetProperties of a kernel that can have groups of `kernel_max` work-items; the device's limit
/// holds too (ZE_extension_kernel_max_group_size_properties).
pub fn kernel_max_group_size(
    p: &Profile,
    kernel_max: u32,
    out: &mut ze_kernel_max_group_size_properties_ext_t,
) {
    out.maxGroupSize = kernel_max.min(p.device.compute.max_total_group_size);
}

/// Chained to zeKernelGetProperties of a kernel with sub-groups of `simd` work-items.
pub fn kernel_preferred_group_size(simd: u32, out: &mut ze_kernel_preferred_group_size_properties_t) {
    out.preferredMultiple = simd;
}
