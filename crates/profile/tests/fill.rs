//! The structures that an application reads say what the profile says, and keep what is the application's.

use core::ffi::c_void;
use std::ffi::CStr;

use zemu_abi::*;
use zemu_profile::{Profile, fill};

fn generic() -> Profile {
    Profile::by_name("generic").expect("generic is built in")
}

fn text(name: &[core::ffi::c_char; 256]) -> String {
    let bytes = name.map(|c| c.to_ne_bytes()[0]);
    CStr::from_bytes_until_nul(&bytes)
        .expect("it is terminated")
        .to_str()
        .expect("it is UTF-8")
        .to_owned()
}

/// A chain pointer that no fill function may follow or replace.
fn mark() -> *mut c_void {
    core::ptr::without_provenance_mut(0x5a5a_5a50)
}

/// Fills a structure whose stype and pNext are marked, and checks that both are still there.
macro_rules! filled {
    ($t:ident, $fill:expr) => {{
        let stype = ze_structure_type_t(0x1234_5678);
        let mut s = $t {
            stype,
            pNext: mark(),
            ..$t::ZEROED
        };
        $fill(&mut s);
        assert_eq!(s.stype, stype, stringify!($t));
        assert_eq!(s.pNext.cast_const(), mark().cast_const(), stringify!($t));
        s
    }};
}

#[test]
fn device_properties_have_the_timer_in_the_unit_of_the_structure_type() {
    let p = generic();
    let mut s = ze_device_properties_t {
        pNext: mark(),
        ..Default::default()
    };
    fill::device_properties(&p, 2, &mut s);
    assert_eq!(s.stype, ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES);
    assert_eq!(s.timerResolution, 10);
    s.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
    fill::device_properties(&p, 2, &mut s);
    assert_eq!(s.timerResolution, 100_000_000);
    assert_eq!(s.stype, ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2);
    assert_eq!(s.pNext, mark());
    assert_eq!(s.r#type, ZE_DEVICE_TYPE_GPU);
    assert_eq!(
        (s.vendorId, s.deviceId, s.flags, s.subdeviceId),
        (0x5A45, 1, 0, 0)
    );
    assert_eq!(s.maxMemAllocSize, 4 << 30);
    assert_eq!(
        (
            s.numSlices,
            s.numSubslicesPerSlice,
            s.numEUsPerSubslice,
            s.numThreadsPerEU
        ),
        (1, 8, 16, 8)
    );
    assert_eq!((s.timestampValidBits, s.kernelTimestampValidBits), (56, 56));
    assert_eq!(s.uuid.id, zemu_profile::identity::device_uuid(&p, 2));
    assert_eq!(text(&s.name), "zemu Generic GPU (emulated)");
}

#[test]
fn names_are_terminated_and_the_rest_is_zero() {
    let text_of = |name: &str| format!("name = \"n\"\ninherits = \"generic\"\n[device]\nname = \"{name}\"");
    let p = Profile::from_toml(&text_of(&"x".repeat(255)), &|_| None).expect("255 bytes fit");
    let mut s = ze_device_properties_t {
        name: [7; 256],
        ..Default::default()
    };
    fill::device_properties(&p, 0, &mut s);
    assert_eq!(text(&s.name), "x".repeat(255));
    fill::device_properties(&generic(), 0, &mut s);
    assert!(s.name[27..].iter().all(|&c| c == 0));
    assert!(
        Profile::from_toml(&text_of(&"x".repeat(256)), &|_| None).is_err(),
        "256 bytes do not"
    );
}

#[test]
fn device_queries() {
    let p = generic();
    let s = filled!(ze_device_compute_properties_t, |s| fill::compute_properties(
        &p, s
    ));
    assert_eq!(
        (s.maxTotalGroupSize, s.maxGroupSizeX, s.maxGroupSizeZ),
        (1024, 1024, 1024)
    );
    assert_eq!((s.maxGroupCountY, s.maxSharedLocalMemory), (u32::MAX, 65536));
    assert_eq!(
        (s.numSubGroupSizes, s.subGroupSizes),
        (3, [8, 16, 32, 0, 0, 0, 0, 0])
    );
    let s = filled!(ze_device_module_properties_t, |s| fill::module_properties(&p, s));
    assert_eq!((s.spirvVersionSupported, s.flags), (0x1_0005, 0x7));
    assert_eq!((s.fp16flags, s.fp32flags, s.fp64flags), (0x3f, 0x7f, 0x7f));
    assert_eq!((s.maxArgumentsSize, s.printfBufferSize), (2048, 4 << 20));
    let s = filled!(ze_device_memory_properties_t, |s| fill::memory_properties(&p, s));
    assert_eq!(
        (s.totalSize, s.maxBusWidth, text(&s.name)),
        (8 << 30, 64, "emulated".to_owned())
    );
    let s = filled!(ze_device_memory_access_properties_t, |s| {
        fill::memory_access_properties(&p, s)
    });
    assert_eq!((s.hostAllocCapabilities, s.deviceAllocCapabilities), (3, 3));
    assert_eq!(
        (
            s.sharedSingleDeviceAllocCapabilities,
            s.sharedSystemAllocCapabilities
        ),
        (0xf, 0)
    );
    let s = filled!(ze_device_cache_properties_t, |s| fill::cache_properties(&p, s));
    assert_eq!((s.cacheSize, s.flags), (8 << 20, 0));
    let s = filled!(ze_device_image_properties_t, |s| fill::image_properties(&p, s));
    assert_eq!((s.maxImageDims2D, s.maxSamplers, s.maxReadImageArgs), (0, 0, 0));
    let s = filled!(ze_device_external_memory_properties_t, |s| {
        fill::external_memory_properties(&p, s)
    });
    assert_eq!(
        (s.memoryAllocationImportTypes, s.memoryAllocationExportTypes),
        (3, 3)
    );
    assert_eq!((s.imageImportTypes, s.imageExportTypes), (0, 0));
    let s = filled!(ze_device_p2p_properties_t, |s| fill::p2p_properties(&p, s));
    assert_eq!(s.flags, 3);
    let s = filled!(ze_device_event_properties_t, |s| fill::event_properties(&p, s));
    assert_eq!(s.flags, 0);
    let s = filled!(ze_device_vector_width_properties_ext_t, |s| {
        fill::vector_width_properties(&p, s)
    });
    assert_eq!(
        (
            s.vector_width_size,
            s.preferred_vector_width_char,
            s.native_vector_width_half
        ),
        (16, 16, 8)
    );
}

#[test]
fn queue_groups_end() {
    let p = generic();
    let s = filled!(ze_command_queue_group_properties_t, |s| assert!(
        fill::queue_group_properties(&p, 0, s)
    ));
    assert_eq!(
        (s.flags, s.numQueues, s.maxMemoryFillPatternSize),
        (7, 4, usize::MAX)
    );
    let s = filled!(ze_command_queue_group_properties_t, |s| assert!(
        fill::queue_group_properties(&p, 1, s)
    ));
    assert_eq!((s.flags, s.numQueues, s.maxMemoryFillPatternSize), (2, 2, 16));
    let s = filled!(ze_command_queue_group_properties_t, |s| assert!(
        !fill::queue_group_properties(&p, 2, s)
    ));
    assert_eq!(s.numQueues, 0, "untouched");
}

#[test]
fn driver_queries() {
    let p = generic();
    assert_eq!(fill::api_version(&p).0, 0x1_0011);
    let s = filled!(ze_driver_properties_t, |s| fill::driver_properties(&p, s));
    assert_eq!((s.driverVersion, &s.uuid.id[..4]), (0x5A45_0001, &b"zemu"[..]));
    let s = filled!(ze_driver_ipc_properties_t, |s| fill::ipc_properties(&p, s));
    assert_eq!(s.flags, 3);
    let s = filled!(ze_driver_ddi_handles_ext_properties_t, |s| {
        fill::driver_ddi_handles(&p, s)
    });
    assert_eq!(s.flags, 1);
    let s = filled!(ze_driver_memory_free_ext_properties_t, |s| {
        fill::driver_memory_free(&p, s)
    });
    assert_eq!(s.freePolicies, 3);
}

#[test]
fn extensions_are_listed_to_the_end() {
    let p = generic();
    let mut seen = Vec::new();
    let mut s = ze_driver_extension_properties_t::ZEROED;
    while fill::extension_properties(&p, seen.len(), &mut s) {
        seen.push((text(&s.name), s.version));
    }
    assert_eq!(seen.len(), p.extensions.len());
    assert!(seen.contains(&("ZE_extension_external_memmap_sysmem".to_owned(), 0x1_0000)));
    assert!(seen.contains(&("ZE_extension_driver_ddi_handles".to_owned(), 0x1_0001)));
}

#[test]
fn extension_structures() {
    let p = generic();
    // These chain a pointer to const: the macro cannot make them.
    let mut s = ze_eu_count_ext_t {
        pNext: mark().cast_const(),
        ..Default::default()
    };
    fill::eu_count(&p, &mut s);
    assert_eq!(
        (s.numTotalEUs, s.pNext, s.stype),
        (128, mark().cast_const(), ZE_STRUCTURE_TYPE_EU_COUNT_EXT)
    );
    let mut s = ze_device_ip_version_ext_t {
        pNext: mark().cast_const(),
        ..Default::default()
    };
    fill::device_ip_version(&p, &mut s);
    assert_eq!((s.ipVersion, s.pNext), (0x5A45_0000, mark().cast_const()));
    let mut s = ze_device_cache_line_size_ext_t {
        pNext: mark().cast_const(),
        ..Default::default()
    };
    fill::cache_line_size(&p, &mut s);
    assert_eq!((s.cacheLineSize, s.pNext), (64, mark().cast_const()));

    let s = filled!(ze_device_usablemem_size_ext_properties_t, |s| {
        fill::device_usable_memory(&p, 1 << 30, s)
    });
    assert_eq!(s.currUsableMemSize, 7 << 30);
    let s = filled!(ze_device_usablemem_size_ext_properties_t, |s| {
        fill::device_usable_memory(&p, u64::MAX, s)
    });
    assert_eq!(s.currUsableMemSize, 0);
    let s = filled!(ze_device_readonly_memory_ext_properties_t, |s| {
        fill::device_readonly_memory(&p, s)
    });
    assert_eq!(
        s.readonlyCapability,
        ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED
    );
    let s = filled!(ze_float_atomic_ext_properties_t, |s| fill::float_atomics(&p, s));
    assert_eq!(
        (s.fp16Flags, s.fp32Flags, s.fp64Flags),
        (0x1_0001, 0x7_0007, 0x7_0007)
    );
    let s = filled!(ze_device_memory_ext_properties_t, |s| fill::device_memory_ext(
        &p, s
    ));
    assert_eq!(
        (s.r#type, s.physicalSize),
        (ZE_DEVICE_MEMORY_EXT_TYPE_DDR, 8 << 30)
    );
    assert_eq!((s.readBandwidth, s.bandwidthUnit), (0, ZE_BANDWIDTH_UNIT_UNKNOWN));
    let s = filled!(ze_pci_ext_properties_t, |s| fill::pci_properties(&p, 33, s));
    let at = s.address;
    assert_eq!((at.domain, at.bus, at.device, at.function), (0x5A45, 0x3b, 1, 0));
    assert_eq!(
        (s.maxSpeed.genVersion, s.maxSpeed.width, s.maxSpeed.maxBandwidth),
        (-1, -1, -1)
    );
    let s = filled!(ze_kernel_max_group_size_properties_ext_t, |s| {
        fill::kernel_max_group_size(&p, 4096, s)
    });
    assert_eq!(s.maxGroupSize, 1024);
    let s = filled!(ze_kernel_preferred_group_size_properties_t, |s| {
        fill::kernel_preferred_group_size(16, s)
    });
    assert_eq!(s.preferredMultiple, 16);
}
