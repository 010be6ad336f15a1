//! Every row of the chain table, under every behaviour.

use zemu_abi::meta::{Function as F, Namespace, structure_by_type, structures};
use zemu_abi::*;
use zemu_profile::chain::{Decision, RULES, Refusal, Why, accepted, decide, refusal, rule};
use zemu_profile::{Behaviour, Profile};

const UNKNOWN: u32 = 0x7fff_fff0;
const MEMMAP: u32 = ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0;

fn generic(behaviour: Behaviour) -> Profile {
    Profile::by_name("generic")
        .expect("generic is built in")
        .with_behaviour(behaviour)
}

fn spec() -> Profile {
    generic(Behaviour::Spec)
}

/// `generic` with every extension that brings a structure.
fn with_everything(behaviour: Behaviour) -> Profile {
    let mut p = generic(behaviour);
    p.extensions.clear();
    for name in structures().iter().filter_map(|s| s.extension) {
        if p.extension(name).is_none() {
            p.extensions.push(zemu_profile::Extension {
                name: name.to_owned(),
                version: zemu_profile::Version::new(1, 0),
            });
        }
    }
    p
}

fn name_of(stype: u32) -> &'static str {
    structure_by_type(Namespace::Ze, stype)
        .expect("it is in the registry")
        .name
}

#[test]
fn an_unknown_type_gets_what_the_row_says() {
    for behaviour in Behaviour::ALL {
        let p = generic(behaviour);
        for r in RULES {
            let expected = if behaviour.is_neo() { r.neo } else { r.refusal };
            let decisions = decide(r.function, r.base, &[UNKNOWN], &p);
            assert_eq!(
                refusal(&decisions),
                expected.code(),
                "{}({}) {behaviour:?}",
                r.function.name(),
                r.base
            );
            match decisions[..] {
                [Decision::Refuse(_, why) | Decision::Ignore(why)] => assert_eq!(why, Why::Unknown),
                _ => panic!("{decisions:?}"),
            }
        }
    }
}

/// The three classes of the design, by entry point.
#[test]
fn spec_refuses_where_the_design_says() {
    let class = |r: Refusal| -> Vec<&str> {
        RULES
            .iter()
            .filter(|rule| rule.refusal == r)
            .map(|rule| rule.function.name())
            .collect()
    };
    assert_eq!(
        class(Refusal::UnsupportedEnumeration),
        [
            "zeMemAllocHost",
            "zeMemAllocDevice",
            "zeMemAllocShared",
            "zeMemAllocShared",
            "zePhysicalMemCreate",
            "zeImageCreate",
            "zeImageViewCreateExt",
            "zeImageViewCreateExp",
        ]
    );
    assert_eq!(class(Refusal::InvalidArgument), ["zeModuleCreate"]);
    assert_eq!(
        class(Refusal::UnsupportedFeature),
        [
            "zeCommandListAppendLaunchKernelWithParameters",
            "zeCommandListAppendLaunchKernelWithArguments",
            "zeCommandListAppendMemoryCopyWithParameters",
            "zeCommandListAppendMemoryFillWithParameters",
            "zeCommandListImmediateAppendCommandListsWithParameters",
        ]
    );
    assert_eq!(class(Refusal::InvalidEnumeration), [""; 0]);
}

#[test]
fn refusals_are_documented_codes_and_rows_are_unique() {
    for (i, r) in RULES.iter().enumerate() {
        if let Some(code) = r.refusal.code() {
            assert!(r.function.documents(code), "{}", r.function.name());
        }
        assert!(
            RULES[..i]
                .iter()
                .all(|q| (q.function, q.base) != (r.function, r.base)),
            "{}({}) twice",
            r.function.name(),
            r.base
        );
        assert_eq!(rule(r.function, r.base), Some(r));
        let base_exists = structures().iter().any(|s| s.name == r.base)
            || r.function.info().params.iter().any(|p| p.name == r.base);
        assert!(base_exists, "{}({})", r.function.name(), r.base);
    }
}

/// Whatever the registry lets extend a base structure is accepted once its extension is reported.
#[test]
fn the_registrys_parents_are_accepted() {
    let p = with_everything(Behaviour::Spec);
    let mut pairs = 0;
    for r in RULES {
        for s in structures().iter().filter(|s| s.namespace == Namespace::Ze) {
            let parameter = format!("{}({})", r.function.name(), r.base);
            let extends = s.extends.iter().any(|e| *e == r.base || *e == parameter);
            let own = r.rows.iter().any(|(t, _)| s.stypes.contains(&t.0));
            for &stype in s.stypes {
                let decision = decide(r.function, r.base, &[stype], &p)[0];
                assert_eq!(
                    decision.is_accepted(),
                    extends && !own,
                    "{} on {}",
                    s.name,
                    r.function.name()
                );
                pairs += usize::from(extends);
            }
        }
    }
    assert!(pairs > 60, "{pairs}");
}

/// What the driver has to read under `generic`: a structure that appears here needs code.
#[test]
fn what_generic_accepts() {
    let p = spec();
    let mut found = Vec::new();
    for r in RULES {
        let names: Vec<&str> = accepted(r.function, r.base, &p).map(|s| s.name).collect();
        if !names.is_empty() {
            found.push(format!("{}: {}", r.function.name(), names.join(" ")));
        }
    }
    assert_eq!(found, GENERIC_ACCEPTS);
}

const GENERIC_ACCEPTS: &[&str] = &[
    "zeDriverGetProperties: ze_driver_memory_free_ext_properties_t ze_driver_ddi_handles_ext_properties_t",
    "zeDeviceGetProperties: ze_device_event_properties_t ze_eu_count_ext_t ze_device_ip_version_ext_t \
     ze_device_usablemem_size_ext_properties_t",
    "zeDeviceGetModuleProperties: ze_float_atomic_ext_properties_t",
    "zeDeviceGetMemoryProperties: ze_device_memory_ext_properties_t",
    "zeDeviceGetCacheProperties: ze_device_cache_line_size_ext_t",
    "zeEventCreate: ze_event_sync_mode_desc_t",
    "zeEventCounterBasedCreate: ze_event_sync_mode_desc_t ze_event_counter_based_external_sync_allocation_desc_t \
     ze_event_counter_based_external_aggregate_storage_desc_t",
    "zeMemAllocHost: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t ze_relaxed_allocation_limits_exp_desc_t \
     ze_external_memmap_sysmem_ext_desc_t",
    "zeMemAllocDevice: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t ze_relaxed_allocation_limits_exp_desc_t",
    "zeMemAllocShared: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t ze_relaxed_allocation_limits_exp_desc_t",
    "zeMemAllocShared: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t ze_relaxed_allocation_limits_exp_desc_t",
    "zeMemGetAllocProperties: ze_external_memory_export_fd_t ze_external_memory_export_win32_handle_t",
    "zePhysicalMemCreate: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t",
    "zePhysicalMemGetProperties: ze_external_memory_export_fd_t ze_external_memory_export_win32_handle_t",
    "zeImageCreate: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t",
    "zeImageViewCreateExt: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t",
    "zeImageViewCreateExp: ze_external_memory_export_desc_t ze_external_memory_import_fd_t \
     ze_external_memory_import_win32_handle_t",
    "zeImageGetAllocPropertiesExt: ze_external_memory_export_fd_t ze_external_memory_export_win32_handle_t",
    "zeModuleCreate: ze_module_program_exp_desc_t",
    "zeKernelGetProperties: ze_kernel_preferred_group_size_properties_t ze_kernel_max_group_size_properties_ext_t",
    "zeCommandListAppendLaunchKernelWithParameters: ze_command_list_append_launch_kernel_param_cooperative_desc_t",
    "zeCommandListAppendLaunchKernelWithArguments: ze_command_list_append_launch_kernel_param_cooperative_desc_t",
];

#[test]
fn the_import_descriptor() {
    let host = |elements: &[u32], p: &Profile| {
        refusal(&decide(
            F::zeMemAllocHost,
            "ze_host_mem_alloc_desc_t",
            elements,
            p,
        ))
    };
    assert_eq!(host(&[MEMMAP], &spec()), None);
    assert_eq!(host(&[], &spec()), None);
    let mut without = spec();
    without
        .extensions
        .retain(|e| e.name != "ZE_extension_external_memmap_sysmem");
    assert_eq!(
        host(&[MEMMAP], &without),
        Some(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    );
    for (function, base) in [
        (F::zeMemAllocDevice, "ze_device_mem_alloc_desc_t"),
        (F::zeMemAllocShared, "ze_device_mem_alloc_desc_t"),
        (F::zeMemAllocShared, "ze_host_mem_alloc_desc_t"),
    ] {
        let spec = decide(function, base, &[MEMMAP], &spec());
        assert_eq!(
            refusal(&spec),
            Some(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION),
            "{}({base})",
            function.name()
        );
        for neo in [Behaviour::NeoI915, Behaviour::NeoXe] {
            let decisions = decide(function, base, &[MEMMAP], &generic(neo));
            assert!(
                matches!(decisions[..], [Decision::Ignore(Why::NotAllowedParent)]),
                "{decisions:?}"
            );
        }
    }
    let physical = decide(
        F::zePhysicalMemCreate,
        "ze_physical_mem_desc_t",
        &[MEMMAP],
        &generic(Behaviour::NeoXe),
    );
    assert_eq!(refusal(&physical), Some(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION));
}

#[test]
fn each_element_is_judged_and_the_first_refusal_counts() {
    let fd = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD.0;
    let raytracing = ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC.0;
    let decisions = decide(
        F::zeMemAllocDevice,
        "ze_device_mem_alloc_desc_t",
        &[fd, ZE_STRUCTURE_TYPE_SRGB_EXT_DESC.0, raytracing, UNKNOWN],
        &spec(),
    );
    assert!(decisions[0].is_accepted());
    let whys: Vec<Why> = decisions[1..]
        .iter()
        .map(|d| match d {
            Decision::Refuse(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, why) => *why,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        whys,
        [Why::NotAllowedParent, Why::ExtensionNotReported, Why::Unknown]
    );
    // The shipped driver's parser takes what stands in its list, wherever it stands.
    let neo = decide(
        F::zeMemAllocDevice,
        "ze_device_mem_alloc_desc_t",
        &[fd, ZE_STRUCTURE_TYPE_SRGB_EXT_DESC.0, raytracing],
        &generic(Behaviour::NeoXe),
    );
    assert_eq!(refusal(&neo), None);
    assert!(neo[0].is_accepted() && !neo[1].is_accepted() && !neo[2].is_accepted());
}

/// A structure may extend one that stands before it in the chain, but not one behind it or one that was refused.
#[test]
fn a_structure_may_extend_an_earlier_element() {
    let (pitched, custom) = (
        ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC.0,
        ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC.0,
    );
    let p = with_everything(Behaviour::Spec);
    let judge = |elements: &[u32], p: &Profile| -> Vec<bool> {
        decide(F::zeImageCreate, "ze_image_desc_t", elements, p)
            .iter()
            .map(|d| d.is_accepted())
            .collect()
    };
    assert_eq!(judge(&[pitched, custom], &p), [true, true]);
    assert_eq!(judge(&[custom, pitched], &p), [false, true]);
    assert_eq!(judge(&[pitched, custom], &spec()), [false, false]);
}

/// The chains that real clients send, as recorded, all go through.
#[test]
fn chains_of_real_clients_are_not_refused() {
    let copy_offload_hint = 0x3_001b;
    let newer_init = 0x2_004a;
    let cases = [
        (
            F::zeDeviceGetProperties,
            "ze_device_properties_t",
            ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT.0,
            true,
        ),
        (
            F::zeMemAllocHost,
            "ze_host_mem_alloc_desc_t",
            ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC.0,
            true,
        ),
        (F::zeMemAllocHost, "ze_host_mem_alloc_desc_t", MEMMAP, true),
        (
            F::zeCommandListCreateImmediate,
            "ze_command_queue_desc_t",
            copy_offload_hint,
            false,
        ),
        (
            F::zeEventPoolCreate,
            "ze_event_pool_desc_t",
            ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC.0,
            false,
        ),
        (
            F::zeModuleCreate,
            "ze_module_desc_t",
            ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC.0,
            true,
        ),
        (
            F::zeDeviceGetMemoryProperties,
            "ze_device_memory_properties_t",
            ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES.0,
            true,
        ),
        (F::zeInitDrivers, "ze_init_driver_type_desc_t", newer_init, false),
        (
            F::zeCommandListAppendLaunchKernelWithArguments,
            "pNext",
            ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC.0,
            true,
        ),
    ];
    for (function, base, stype, counts) in cases {
        let decisions = decide(function, base, &[stype], &spec());
        assert_eq!(refusal(&decisions), None, "{}", function.name());
        assert_eq!(decisions[0].is_accepted(), counts, "{}", function.name());
    }
}

#[test]
fn an_entry_point_without_a_row_ignores_what_it_does_not_know() {
    let decisions = decide(
        F::zeCommandListAppendHostFunction,
        "pNext",
        &[UNKNOWN, MEMMAP],
        &spec(),
    );
    assert!(matches!(
        decisions[..],
        [
            Decision::Ignore(Why::Unknown),
            Decision::Ignore(Why::NotAllowedParent)
        ]
    ));
    assert!(rule(F::zeCommandListAppendHostFunction, "pNext").is_none());
    assert_eq!(name_of(MEMMAP), "ze_external_memmap_sysmem_ext_desc_t");
}
