//! Device queries.

use zemu_abi::*;

use super::{narrow, word, write_name};
use crate::flags::bits;
use crate::identity::device_uuid;
use crate::{Profile, VectorWidth};

/// zeDeviceGetProperties of device `index`.
///
/// `timerResolution` has the unit that `out.stype` asks for: nanoseconds a tick for DEVICE_PROPERTIES, ticks a second
/// for DEVICE_PROPERTIES_1_2.
pub fn device_properties(p: &Profile, index: u32, out: &mut ze_device_properties_t) {
    let d = &p.device;
    out.r#type = d.kind.value();
    out.vendorId = d.vendor_id;
    out.deviceId = d.device_id;
    out.flags = bits(&d.flags);
    out.subdeviceId = 0;
    out.coreClockRate = d.core_clock_mhz;
    out.maxMemAllocSize = d.memory.max_alloc_size;
    out.maxHardwareContexts = d.max_hardware_contexts;
    out.maxCommandQueuePriority = d.max_command_queue_priority;
    out.numThreadsPerEU = d.topology.threads_per_eu;
    out.physicalEUSimdWidth = d.topology.simd_width;
    out.numEUsPerSubslice = d.topology.eus_per_subslice;
    out.numSubslicesPerSlice = d.topology.subslices_per_slice;
    out.numSlices = d.topology.slices;
    out.timerResolution = if out.stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 {
        d.timer.cycles_per_second
    } else {
        d.timer.resolution_ns
    };
    out.timestampValidBits = d.timer.timestamp_valid_bits;
    out.kernelTimestampValidBits = d.timer.kernel_timestamp_valid_bits;
    out.uuid.id = device_uuid(p, index);
    write_name(&mut out.name, &d.name);
}

/// zeDeviceGetComputeProperties.
pub fn compute_properties(p: &Profile, out: &mut ze_device_compute_properties_t) {
    let c = &p.device.compute;
    out.maxTotalGroupSize = c.max_total_group_size;
    [out.maxGroupSizeX, out.maxGroupSizeY, out.maxGroupSizeZ] = c.max_group_size;
    [out.maxGroupCountX, out.maxGroupCountY, out.maxGroupCountZ] = c.max_group_count;
    out.maxSharedLocalMemory = narrow(c.max_shared_local_memory);
    out.subGroupSizes = [0; 8];
    out.numSubGroupSizes = 0;
    for (slot, size) in out.subGroupSizes.iter_mut().zip(&c.sub_group_sizes) {
        *slot = *size;
        out.numSubGroupSizes += 1;
    }
}

/// zeDeviceGetModuleProperties. No native kernels.
pub fn module_properties(p: &Profile, out: &mut ze_device_module_properties_t) {
    let m = &p.device.module;
    out.spirvVersionSupported = m.spirv_version.0;
    out.flags = bits(&m.flags);
    out.fp16flags = bits(&m.fp16);
    out.fp32flags = bits(&m.fp32);
    out.fp64flags = bits(&m.fp64);
    out.maxArgumentsSize = narrow(m.max_arguments_size);
    out.printfBufferSize = narrow(m.printf_buffer_size);
    out.nativeKernelSupported.id = [0; 16];
}

/// Element `ordinal` of zeDeviceGetCommandQueueGroupProperties; false and untouched beyond the end.
pub fn queue_group_properties(
    p: &Profile,
    ordinal: usize,
    out: &mut ze_command_queue_group_properties_t,
) -> bool {
    let Some(group) = p.device.queue_groups.get(ordinal) else {
        return false;
    };
    out.flags = bits(&group.flags);
    out.maxMemoryFillPatternSize = word(group.max_fill_pattern);
    out.numQueues = group.count;
    true
}

/// The one element of zeDeviceGetMemoryProperties.
pub fn memory_properties(p: &Profile, out: &mut ze_device_memory_properties_t) {
    let m = &p.device.memory;
    out.flags = 0;
    out.maxClockRate = m.max_clock_mhz;
    out.maxBusWidth = m.max_bus_width;
    out.totalSize = m.total_size;
    write_name(&mut out.name, &m.name);
}

/// zeDeviceGetMemoryAccessProperties.
pub fn memory_access_properties(p: &Profile, out: &mut ze_device_memory_access_properties_t) {
    let a = &p.device.access;
    out.hostAllocCapabilities = bits(&a.host);
    out.deviceAllocCapabilities = bits(&a.device);
    out.sharedSingleDeviceAllocCapabilities = bits(&a.shared_single_device);
    out.sharedCrossDeviceAllocCapabilities = bits(&a.shared_cross_device);
    out.sharedSystemAllocCapabilities = bits(&a.shared_system);
}

/// The one element of zeDeviceGetCacheProperties.
pub fn cache_properties(p: &Profile, out: &mut ze_device_cache_properties_t) {
    out.flags = bits(&p.device.cache.flags);
    out.cacheSize = word(p.device.cache.size);
}

/// zeDeviceGetImageProperties.
pub fn image_properties(p: &Profile, out: &mut ze_device_image_properties_t) {
    let i = &p.device.image;
    out.maxImageDims1D = i.max_dims_1d;
    out.maxImageDims2D = i.max_dims_2d;
    out.maxImageDims3D = i.max_dims_3d;
    out.maxImageBufferSize = i.max_buffer_size;
    out.maxImageArraySlices = i.max_array_slices;
    out.maxSamplers = i.max_samplers;
    out.maxReadImageArgs = i.max_read_args;
    out.maxWriteImageArgs = i.max_write_args;
}

/// zeDeviceGetExternalMemoryProperties.
pub fn external_memory_properties(p: &Profile, out: &mut ze_device_external_memory_properties_t) {
    let e = &p.device.external_memory;
    out.memoryAllocationImportTypes = bits(&e.memory_import);
    out.memoryAllocationExportTypes = bits(&e.memory_export);
    out.imageImportTypes = bits(&e.image_import);
    out.imageExportTypes = bits(&e.image_export);
}

/// zeDeviceGetP2PProperties of any two devices of the profile, also of one with itself.
pub fn p2p_properties(p: &Profile, out: &mut ze_device_p2p_properties_t) {
    out.flags = bits(&p.device.p2p);
}

/// Chained to zeDeviceGetProperties: what counter-based events can do.
pub fn event_properties(p: &Profile, out: &mut ze_device_event_properties_t) {
    out.flags = bits(&p.device.counter_based_events);
}

/// The one element of zeDeviceGetVectorWidthPropertiesExt.
pub fn vector_width_properties(p: &Profile, out: &mut ze_device_vector_width_properties_ext_t) {
    let VectorWidth {
        size,
        preferred,
        native,
    } = &p.device.vector_width;
    out.vector_width_size = *size;
    out.preferred_vector_width_char = preferred.char;
    out.preferred_vector_width_short = preferred.short;
    out.preferred_vector_width_int = preferred.int;
    out.preferred_vector_width_long = preferred.long;
    out.preferred_vector_width_float = preferred.float;
    out.preferred_vector_width_double = preferred.double;
    out.preferred_vector_width_half = preferred.half;
    out.native_vector_width_char = native.char;
    out.native_vector_width_short = native.short;
    out.native_vector_width_int = native.int;
    out.native_vector_width_long = native.long;
    out.native_vector_width_float = native.float;
    out.native_vector_width_double = native.double;
    out.native_vector_width_half = native.half;
}
