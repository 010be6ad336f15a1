//! The rows, one for each entry point and base structure. The shipped driver's column is read from
//! intel/compute-runtime at commit e37c60bf.

use zemu_abi::meta::Function as F;
use zemu_abi::*;

use super::ChainRule;
use super::Refusal::{
    self, Ignore, InvalidArgument, InvalidEnumeration, UnsupportedEnumeration, UnsupportedFeature,
};
use crate::behaviour::Row;

/// What the shipped driver's parser for allocations and images takes wherever it stands.
const SHARED_PARSER: &[ze_structure_type_t] = &[
    ZE_STRUCTURE_TYPE_IMAGE_DESC,
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32,
    ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC,
    ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC,
    ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC,
    ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC,
    ZE_STRUCTURE_TYPE_SAMPLER_DESC,
    ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC,
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC,
    ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC,
    ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC,
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC,
    ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC,
    ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC,
    ZE_STRUCTURE_TYPE_SRGB_EXT_DESC,
];

const MEMMAP: ze_structure_type_t = ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC;

const fn row(function: F, base: &'static str, refusal: Refusal, neo: Refusal) -> ChainRule {
    ChainRule {
        function,
        base,
        refusal,
        neo,
        neo_tolerates: &[],
        rows: &[],
    }
}

/// An allocation or image: the shipped driver's shared parser.
const fn shared(function: F, base: &'static str, rows: &'static [(ze_structure_type_t, Row)]) -> ChainRule {
    ChainRule {
        function,
        base,
        refusal: UnsupportedEnumeration,
        neo: UnsupportedEnumeration,
        neo_tolerates: SHARED_PARSER,
        rows,
    }
}

const fn ignores(function: F, base: &'static str) -> ChainRule {
    row(function, base, Ignore, Ignore)
}

/// All rows. An entry point and base that is not here ignores what may not stand in the chain.
pub const RULES: &[ChainRule] = &[
    // Drivers and contexts. Real programs chain types of newer versions to zeInitDrivers.
    ignores(F::zeInitDrivers, "ze_init_driver_type_desc_t"),
    ignores(F::zeDriverGetProperties, "ze_driver_properties_t"),
    ignores(F::zeDriverGetIpcProperties, "ze_driver_ipc_properties_t"),
    ignores(F::zeContextCreate, "ze_context_desc_t"),
    ignores(F::zeContextCreateEx, "ze_context_desc_t"),
    // Device queries. The shipped driver looks at the first element of a cache query and refuses others.
    ignores(F::zeDeviceGetProperties, "ze_device_properties_t"),
    ignores(F::zeDeviceGetComputeProperties, "ze_device_compute_properties_t"),
    ignores(F::zeDeviceGetModuleProperties, "ze_device_module_properties_t"),
    ignores(
        F::zeDeviceGetCommandQueueGroupProperties,
        "ze_command_queue_group_properties_t",
    ),
    ignores(F::zeDeviceGetMemoryProperties, "ze_device_memory_properties_t"),
    ignores(
        F::zeDeviceGetMemoryAccessProperties,
        "ze_device_memory_access_properties_t",
    ),
    row(
        F::zeDeviceGetCacheProperties,
        "ze_device_cache_properties_t",
        Ignore,
        UnsupportedEnumeration,
    ),
    ignores(F::zeDeviceGetImageProperties, "ze_device_image_properties_t"),
    ignores(
        F::zeDeviceGetExternalMemoryProperties,
        "ze_device_external_memory_properties_t",
    ),
    ignores(F::zeDeviceGetP2PProperties, "ze_device_p2p_properties_t"),
    ignores(F::zeDevicePciGetPropertiesExt, "ze_pci_ext_properties_t"),
    ignores(
        F::zeDeviceGetVectorWidthPropertiesExt,
        "ze_device_vector_width_properties_ext_t",
    ),
    // Queues, lists, events, fences. Real programs chain hints of extensions that are not reported.
    ignores(F::zeCommandQueueCreate, "ze_command_queue_desc_t"),
    ignores(F::zeCommandListCreate, "ze_command_list_desc_t"),
    ignores(F::zeCommandListCreateImmediate, "ze_command_queue_desc_t"),
    ignores(
        F::zeCommandListUpdateMutableCommandsExp,
        "ze_mutable_commands_exp_desc_t",
    ),
    ignores(F::zeEventPoolCreate, "ze_event_pool_desc_t"),
    ignores(F::zeEventCreate, "ze_event_desc_t"),
    ignores(F::zeEventCounterBasedCreate, "ze_event_counter_based_desc_t"),
    ignores(F::zeFenceCreate, "ze_fence_desc_t"),
    // Memory and images.
    shared(F::zeMemAllocHost, "ze_host_mem_alloc_desc_t", &[]),
    shared(
        F::zeMemAllocDevice,
        "ze_device_mem_alloc_desc_t",
        &[(MEMMAP, Row::ImportOnDeviceAllocation)],
    ),
    shared(
        F::zeMemAllocShared,
        "ze_device_mem_alloc_desc_t",
        &[(MEMMAP, Row::ImportOnSharedAllocation)],
    ),
    // The shipped driver never reads this one.
    ChainRule {
        neo: Ignore,
        ..shared(
            F::zeMemAllocShared,
            "ze_host_mem_alloc_desc_t",
            &[(MEMMAP, Row::ImportOnSharedAllocation)],
        )
    },
    ignores(F::zeMemFreeExt, "ze_memory_free_ext_desc_t"),
    row(
        F::zeMemGetAllocProperties,
        "ze_memory_allocation_properties_t",
        Ignore,
        InvalidEnumeration,
    ),
    row(
        F::zeMemGetIpcHandleWithProperties,
        "pNext",
        Ignore,
        InvalidArgument,
    ),
    // Parsed by the shared parser, and then refused: nothing is tolerated.
    row(
        F::zePhysicalMemCreate,
        "ze_physical_mem_desc_t",
        UnsupportedEnumeration,
        UnsupportedEnumeration,
    ),
    row(
        F::zePhysicalMemGetProperties,
        "ze_physical_mem_properties_t",
        Ignore,
        UnsupportedEnumeration,
    ),
    shared(F::zeImageCreate, "ze_image_desc_t", &[]),
    shared(F::zeImageViewCreateExt, "ze_image_desc_t", &[]),
    shared(F::zeImageViewCreateExp, "ze_image_desc_t", &[]),
    ignores(
        F::zeImageGetAllocPropertiesExt,
        "ze_image_allocation_ext_properties_t",
    ),
    ignores(F::zeSamplerCreate, "ze_sampler_desc_t"),
    // Modules and kernels.
    row(
        F::zeModuleCreate,
        "ze_module_desc_t",
        InvalidArgument,
        InvalidArgument,
    ),
    ignores(F::zeModuleGetProperties, "ze_module_properties_t"),
    ignores(F::zeKernelCreate, "ze_kernel_desc_t"),
    ignores(F::zeKernelGetProperties, "ze_kernel_properties_t"),
    // The chain is a parameter of its own.
    row(
        F::zeCommandListAppendLaunchKernelWithParameters,
        "pNext",
        UnsupportedFeature,
        UnsupportedFeature,
    ),
    row(
        F::zeCommandListAppendLaunchKernelWithArguments,
        "pNext",
        UnsupportedFeature,
        UnsupportedFeature,
    ),
    row(
        F::zeCommandListAppendMemoryCopyWithParameters,
        "pNext",
        UnsupportedFeature,
        UnsupportedFeature,
    ),
    row(
        F::zeCommandListAppendMemoryFillWithParameters,
        "pNext",
        UnsupportedFeature,
        UnsupportedFeature,
    ),
    row(
        F::zeCommandListImmediateAppendCommandListsWithParameters,
        "pNext",
        UnsupportedFeature,
        UnsupportedFeature,
    ),
];
