//! The typed model of a profile.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use zemu_abi::meta::Version;
use zemu_abi::ze_result_t;

use crate::behaviour::{Behaviour, Row, Rows};
use crate::flags::*;
use crate::units::{show_version, size, version};

/// A device and the driver that brings it, as an application sees them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Profile {
    /// The profile's name, from which its identity follows ([`crate::identity`]).
    pub name: String,
    /// One sentence for `zemu profiles`.
    pub description: String,
    /// How many such devices the machine has; 0 for a machine without.
    pub device_count: u32,
    /// The driver.
    pub driver: Driver,
    /// The device.
    pub device: Device,
    /// The extensions that the driver reports, by name.
    pub extensions: Vec<Extension>,
    pub(crate) behaviour: Behaviour,
    /// Codes that this profile answers in place of those of its behaviour, by row.
    #[serde(skip)]
    pub(crate) codes: BTreeMap<Row, ze_result_t>,
}

impl Profile {
    /// The rows of this profile: its behaviour, with the codes that the profile sets itself.
    pub fn behaviour(&self) -> Rows<'_> {
        Rows::new(self.behaviour, &self.codes)
    }

    /// The same profile with another behaviour. Codes that the profile sets itself stay.
    #[must_use]
    pub fn with_behaviour(self, behaviour: Behaviour) -> Self {
        Self { behaviour, ..self }
    }

    /// The version of extension `name`, if the profile reports it.
    pub fn extension(&self, name: &str) -> Option<Version> {
        self.extensions.iter().find(|e| e.name == name).map(|e| e.version)
    }
}

/// An extension that the driver reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Extension {
    /// The name that zeDriverGetExtensionProperties reports.
    pub name: String,
    /// Its version.
    #[serde(serialize_with = "show_version")]
    pub version: Version,
}

/// What the driver says about itself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Driver {
    /// The API version that zeDriverGetApiVersion reports and that gates the dispatch tables; at most 1.17.
    #[serde(deserialize_with = "version", serialize_with = "show_version")]
    pub api_version: Version,
    /// The driver's own version number.
    pub version: u32,
    /// A UUID in place of the computed one, for programs that look for a particular driver.
    pub uuid: Option<String>,
    /// What can be shared between processes.
    pub ipc: Vec<IpcFlag>,
    /// What zeMemFreeExt can do.
    pub free_policies: Vec<FreePolicyFlag>,
}

/// What the device says about itself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// The name, at most 255 bytes.
    pub name: String,
    /// What the device is.
    pub kind: DeviceKind,
    /// The PCI vendor.
    pub vendor_id: u32,
    /// The PCI device.
    pub device_id: u32,
    /// What kind of device it is.
    pub flags: Vec<DeviceFlag>,
    /// The clock of the core, in MHz.
    pub core_clock_mhz: u32,
    /// Hardware contexts.
    pub max_hardware_contexts: u32,
    /// Queue priorities beyond 0.
    pub max_command_queue_priority: u32,
    /// The IP version (ZE_extension_device_ip_version).
    pub ip_version: u32,
    /// Slices, subslices, execution units, threads.
    pub topology: Topology,
    /// Clocks and timestamps.
    pub timer: Timer,
    /// Limits of a launch.
    pub compute: Compute,
    /// What modules may use.
    pub module: Module,
    /// The device's memory.
    pub memory: Memory,
    /// What the device can do with each kind of memory.
    pub access: Access,
    /// Page sizes by kind of allocation.
    pub pages: Pages,
    /// The cache.
    pub cache: Cache,
    /// Limits of images; all 0 for a device without.
    pub image: ImageLimits,
    /// Handles by which memory can be shared.
    pub external_memory: ExternalMemory,
    /// What two such devices can do with each other's memory.
    pub p2p: Vec<P2pFlag>,
    /// What counter-based events can do beyond counting.
    pub counter_based_events: Vec<EventFlag>,
    /// The queue groups; the index is the ordinal.
    pub queue_groups: Vec<QueueGroup>,
    /// Vector widths (ZE_extension_device_vector_sizes).
    pub vector_width: VectorWidth,
    /// The PCI link (ZE_extension_pci_properties). The address is part of the identity.
    pub pci: PciLink,
}

/// How the device is divided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topology {
    /// Slices.
    pub slices: u32,
    /// Subslices a slice.
    pub subslices_per_slice: u32,
    /// Execution units a subslice.
    pub eus_per_subslice: u32,
    /// Hardware threads an execution unit.
    pub threads_per_eu: u32,
    /// Lanes of an execution unit.
    pub simd_width: u32,
}

impl Topology {
    /// All execution units (ZE_extension_eu_count).
    pub fn eu_count(&self) -> u32 {
        self.slices
            .saturating_mul(self.subslices_per_slice)
            .saturating_mul(self.eus_per_subslice)
    }
}

/// Clocks and timestamps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timer {
    /// Nanoseconds a tick, as ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES reports.
    pub resolution_ns: u64,
    /// Ticks a second, as ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 reports.
    pub cycles_per_second: u64,
    /// Valid bits of the global timestamp.
    pub timestamp_valid_bits: u32,
    /// Valid bits of kernel timestamps.
    pub kernel_timestamp_valid_bits: u32,
}

/// Limits of a launch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compute {
    /// Work-items a group.
    pub max_total_group_size: u32,
    /// Work-items a group in x, y, z.
    pub max_group_size: [u32; 3],
    /// Groups a launch in x, y, z.
    pub max_group_count: [u32; 3],
    /// Shared local memory a group, in bytes.
    #[serde(deserialize_with = "size")]
    pub max_shared_local_memory: u64,
    /// Sub-group sizes, at most 8.
    pub sub_group_sizes: Vec<u32>,
}

/// What modules may use.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Module {
    /// The newest SPIR-V version.
    #[serde(deserialize_with = "version", serialize_with = "show_version")]
    pub spirv_version: Version,
    /// Optional features.
    pub flags: Vec<ModuleFlag>,
    /// What 16-bit floating point can do.
    pub fp16: Vec<FpFlag>,
    /// What 32-bit floating point can do.
    pub fp32: Vec<FpFlag>,
    /// What 64-bit floating point can do.
    pub fp64: Vec<FpFlag>,
    /// Bytes of kernel arguments.
    #[serde(deserialize_with = "size")]
    pub max_arguments_size: u64,
    /// Bytes of a kernel's printf buffer.
    #[serde(deserialize_with = "size")]
    pub printf_buffer_size: u64,
    /// Atomic operations on floating-point numbers (ZE_extension_float_atomics).
    pub float_atomics: FloatAtomics,
}

/// Atomic operations on floating-point numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FloatAtomics {
    /// Of 16 bits.
    pub fp16: Vec<FpAtomicFlag>,
    /// Of 32 bits.
    pub fp32: Vec<FpAtomicFlag>,
    /// Of 64 bits.
    pub fp64: Vec<FpAtomicFlag>,
}

/// The device's memory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Its name, at most 255 bytes.
    pub name: String,
    /// What it is made of.
    pub technology: MemoryTechnology,
    /// What an application can allocate, in bytes.
    #[serde(deserialize_with = "size")]
    pub total_size: u64,
    /// What is built in, in bytes.
    #[serde(deserialize_with = "size")]
    pub physical_size: u64,
    /// The largest allocation without a relaxed limit, in bytes.
    #[serde(deserialize_with = "size")]
    pub max_alloc_size: u64,
    /// The clock of the memory in MHz, or 0 if not known.
    pub max_clock_mhz: u32,
    /// Bits of the bus.
    pub max_bus_width: u32,
    /// Bandwidth of reads.
    pub read_bandwidth: u32,
    /// Bandwidth of writes.
    pub write_bandwidth: u32,
    /// What the bandwidths count.
    pub bandwidth_unit: BandwidthUnit,
    /// How far the device respects memory that is read-only to it.
    pub read_only: ReadOnlyMemory,
    /// Bits of a device address.
    pub address_bits: u32,
}

/// What the device can do with each kind of memory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Access {
    /// Host allocations.
    pub host: Vec<AccessFlag>,
    /// Device allocations.
    pub device: Vec<AccessFlag>,
    /// Shared allocations of one device.
    pub shared_single_device: Vec<AccessFlag>,
    /// Shared allocations of other devices.
    pub shared_cross_device: Vec<AccessFlag>,
    /// Whatever the application allocated without the API.
    pub shared_system: Vec<AccessFlag>,
}

/// Page sizes, in bytes, powers of two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pages {
    /// Host allocations below `large_threshold`.
    #[serde(deserialize_with = "size")]
    pub host: u64,
    /// Host allocations from `large_threshold` on.
    #[serde(deserialize_with = "size")]
    pub host_large: u64,
    /// Device allocations.
    #[serde(deserialize_with = "size")]
    pub device: u64,
    /// Shared allocations.
    #[serde(deserialize_with = "size")]
    pub shared: u64,
    /// Application pages that are imported (ZE_extension_external_memmap_sysmem): what pointer and size must be
    /// multiples of.
    #[serde(deserialize_with = "size")]
    pub import: u64,
    /// Virtual and physical memory below `large_threshold`.
    #[serde(deserialize_with = "size")]
    pub virtual_small: u64,
    /// Virtual and physical memory from `large_threshold` on.
    #[serde(deserialize_with = "size")]
    pub virtual_large: u64,
    /// The size from which on an allocation has large pages.
    #[serde(deserialize_with = "size")]
    pub large_threshold: u64,
}

/// What a page size is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AllocationKind {
    /// zeMemAllocHost.
    Host,
    /// zeMemAllocDevice.
    Device,
    /// zeMemAllocShared.
    Shared,
    /// An import of application pages.
    Import,
    /// zeVirtualMemReserve, zePhysicalMemCreate.
    Virtual,
}

impl Pages {
    /// The page size of an allocation of `bytes` bytes.
    pub fn size_of(&self, kind: AllocationKind, bytes: u64) -> u64 {
        let large = bytes >= self.large_threshold;
        match kind {
            AllocationKind::Host if large => self.host_large,
            AllocationKind::Host => self.host,
            AllocationKind::Device => self.device,
            AllocationKind::Shared => self.shared,
            AllocationKind::Import => self.import,
            AllocationKind::Virtual if large => self.virtual_large,
            AllocationKind::Virtual => self.virtual_small,
        }
    }
}

/// The cache.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cache {
    /// Bytes.
    #[serde(deserialize_with = "size")]
    pub size: u64,
    /// Bytes of a line (ZE_extension_device_cache_line_size).
    #[serde(deserialize_with = "size")]
    pub line_size: u64,
    /// What it can do.
    pub flags: Vec<CacheFlag>,
}

/// Limits of images; all 0 for a device without.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImageLimits {
    /// Pixels of a 1D image.
    pub max_dims_1d: u32,
    /// Pixels of a 2D image in each direction.
    pub max_dims_2d: u32,
    /// Pixels of a 3D image in each direction.
    pub max_dims_3d: u32,
    /// Pixels of an image made from a buffer.
    #[serde(deserialize_with = "size")]
    pub max_buffer_size: u64,
    /// Slices of an image array.
    pub max_array_slices: u32,
    /// Samplers of a kernel.
    pub max_samplers: u32,
    /// Images that a kernel reads.
    pub max_read_args: u32,
    /// Images that a kernel writes.
    pub max_write_args: u32,
}

/// Handles by which memory can be shared with others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExternalMemory {
    /// Memory that can be imported.
    pub memory_import: Vec<ExternalMemoryFlag>,
    /// Memory that can be exported.
    pub memory_export: Vec<ExternalMemoryFlag>,
    /// Images that can be imported.
    pub image_import: Vec<ExternalMemoryFlag>,
    /// Images that can be exported.
    pub image_export: Vec<ExternalMemoryFlag>,
}

/// A queue group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QueueGroup {
    /// What it can do.
    pub flags: Vec<QueueFlag>,
    /// Queues that can work at the same time.
    pub count: u32,
    /// The largest pattern of a fill, in bytes.
    #[serde(deserialize_with = "size")]
    pub max_fill_pattern: u64,
}

/// Vector widths, in elements.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VectorWidth {
    /// The sub-group size that the widths are for.
    pub size: u32,
    /// What the compiler prefers.
    pub preferred: Widths,
    /// What the registers hold.
    pub native: Widths,
}

/// A vector width for each scalar type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the field is the scalar type")]
pub struct Widths {
    pub char: u32,
    pub short: u32,
    pub int: u32,
    pub long: u32,
    pub float: u32,
    pub double: u32,
    pub half: u32,
}

/// The PCI link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PciLink {
    /// The generation, or -1 if not known.
    pub generation: i32,
    /// The lanes, or -1 if not known.
    pub width: i32,
    /// Bytes a second, or -1 if not known.
    pub max_bandwidth: i64,
}
