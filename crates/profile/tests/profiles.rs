//! The profiles that zemu brings, their identities, and what the reader says about bad ones.

use std::collections::BTreeMap;

use proptest::prelude::*;

use zemu_profile::flags::{FpAtomicFlag, ModuleFlag, QueueFlag};
use zemu_profile::identity::{device_uuid, driver_uuid, pci_address, uuid_text};
use zemu_profile::{
    AllocationKind, Behaviour, Choice, Profile, ProfileError, Row, Version, builtin_text, names,
};

fn profile(name: &str) -> Profile {
    Profile::by_name(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn error(text: &str) -> String {
    Profile::from_toml(text, &|_| None).expect_err(text).to_string()
}

#[test]
fn all_profiles_parse_and_have_their_own_name_and_sentence() {
    assert_eq!(
        names().collect::<Vec<_>>(),
        ["generic", "generic-64k", "generic-2m", "none"]
    );
    for name in names() {
        let p = profile(name);
        assert_eq!(p.name, name);
        assert!(p.description.ends_with('.'), "{name}");
        assert_eq!(p.device_count, u32::from(name != "none"), "{name}");
        assert_eq!(p.behaviour().kind(), Behaviour::Spec, "{name}");
        assert!(builtin_text(name).is_some());
    }
}

#[test]
fn the_import_page_is_what_the_name_says() {
    for (name, page) in [
        ("generic", 4 << 10),
        ("generic-64k", 64 << 10),
        ("generic-2m", 2 << 20),
    ] {
        let pages = profile(name).device.pages;
        assert_eq!(pages.size_of(AllocationKind::Import, 1), page, "{name}");
        assert_eq!(pages.size_of(AllocationKind::Import, 1 << 30), page, "{name}");
        assert_eq!(pages.size_of(AllocationKind::Host, (2 << 20) - 1), 4096);
        assert_eq!(pages.size_of(AllocationKind::Host, 2 << 20), 2 << 20);
        assert_eq!(pages.size_of(AllocationKind::Virtual, 64 << 10), 64 << 10);
    }
}

#[test]
fn a_child_differs_from_its_parent_only_where_it_says_so() {
    let (generic, child) = (profile("generic"), profile("generic-64k"));
    let mut expected = generic.clone();
    expected.name.clone_from(&child.name);
    expected.description.clone_from(&child.description);
    expected.device.name.clone_from(&child.device.name);
    expected.device.device_id = 2;
    expected.device.pages.import = 64 << 10;
    assert_eq!(child, expected);
}

/// The extension names and versions that the registry has.
fn registry_extensions() -> BTreeMap<String, Version> {
    let registry = zemu_registry::Registry::load().expect("the data files are checked in");
    let known = registry.api.iter().flat_map(|n| &n.extensions);
    known
        .filter_map(|e| {
            let (major, minor) = e.version.as_deref()?.split_once('.')?;
            Some((
                e.name.clone(),
                Version::new(major.parse().ok()?, minor.parse().ok()?),
            ))
        })
        .collect()
}

#[test]
fn every_listed_extension_exists_with_that_version() {
    let known = registry_extensions();
    assert!(known.len() > 60, "the registry was read");
    for name in names() {
        for e in profile(name).extensions {
            assert_eq!(known.get(&e.name), Some(&e.version), "{name}: {}", e.name);
        }
    }
    let generic = profile("generic");
    assert_eq!(
        generic.extension("ZE_extension_external_memmap_sysmem"),
        Some(Version::new(1, 0))
    );
    assert_eq!(
        generic.extension("ZE_extension_driver_ddi_handles"),
        Some(Version::new(1, 1))
    );
    assert_eq!(
        generic.extension("ZE_experimental_module_program"),
        Some(Version::new(1, 0))
    );
    assert_eq!(generic.extension("ZE_extension_raytracing"), None);
}

/// What one part of a profile promises, another must not take back.
#[test]
fn profiles_are_consistent() {
    for name in names() {
        let d = profile(name).device;
        let largest = d.compute.max_total_group_size;
        assert!(d.compute.max_group_size.iter().all(|&n| n <= largest), "{name}");
        assert_eq!(
            d.module.flags.contains(&ModuleFlag::Fp64),
            !d.module.fp64.is_empty(),
            "{name}"
        );
        assert_eq!(
            d.module.flags.contains(&ModuleFlag::Fp16),
            !d.module.fp16.is_empty(),
            "{name}"
        );
        assert!(
            d.module
                .float_atomics
                .fp32
                .contains(&FpAtomicFlag::GlobalLoadStore),
            "{name}"
        );
        assert!(d.queue_groups[0].flags.contains(&QueueFlag::Compute), "{name}");
        assert!(d.memory.total_size <= d.memory.physical_size, "{name}");
        assert_eq!(
            d.timer.resolution_ns * d.timer.cycles_per_second,
            1_000_000_000,
            "{name}"
        );
        assert_ne!(
            d.vendor_id, 0x8086,
            "{name}: an invented device does not pose as hardware"
        );
    }
}

/// These texts are what test suites write down: they never change.
#[test]
fn identities_are_stable() {
    let rows: Vec<(&str, String, String, String)> = names()
        .map(|name| {
            let p = profile(name);
            let device = uuid_text(&device_uuid(&p, 0));
            (
                name,
                device,
                uuid_text(&driver_uuid(&p)),
                pci_address(&p, 0).to_string(),
            )
        })
        .collect();
    let rows: Vec<(&str, &str, &str, &str)> = rows
        .iter()
        .map(|(n, a, b, c)| (*n, a.as_str(), b.as_str(), c.as_str()))
        .collect();
    assert_eq!(rows, IDENTITIES);
}

const IDENTITIES: [(&str, &str, &str, &str); 4] = [
    (
        "generic",
        "455a0100-0000-3abd-f0a0-9684429e0000",
        "7a656d75-0100-455a-3abd-f0a09684429e",
        "5a45:3a:00.0",
    ),
    (
        "generic-64k",
        "455a0200-0000-74b2-2b17-975c02bb0000",
        "7a656d75-0100-455a-74b2-2b17975c02bb",
        "5a45:74:00.0",
    ),
    (
        "generic-2m",
        "455a0300-0000-f8e7-5f58-7b1cb1eb0000",
        "7a656d75-0100-455a-f8e7-5f587b1cb1eb",
        "5a45:f8:00.0",
    ),
    (
        "none",
        "455a0100-0000-7b55-69d1-ba170d3c0000",
        "7a656d75-0100-455a-7b55-69d1ba170d3c",
        "5a45:7b:00.0",
    ),
];

#[test]
fn devices_of_one_profile_differ_in_uuid_and_address_alone() {
    let p = profile("generic");
    let (a, b) = (device_uuid(&p, 0), device_uuid(&p, 1));
    assert_eq!(a[..14], b[..14]);
    assert_eq!((a[14], b[14]), (0, 1));
    let addresses: std::collections::BTreeSet<_> = (0..256).map(|i| pci_address(&p, i)).collect();
    assert_eq!(addresses.len(), 256);
    assert!(
        addresses
            .iter()
            .all(|a| a.domain == 0x5A45 && a.bus < 256 && a.device < 32 && a.function == 0)
    );
}

#[test]
fn a_user_profile_changes_what_it_names() {
    let text = r#"
        name = "mine"
        inherits = "generic-64k"
        behaviour = "neo-xe"
        [driver]
        uuid = "017de931-6b4d-4fd4-aa9b-5bed77fc8e89"
        api_version = "1.9"
        [device.memory]
        total_size = "16 GiB"
        [extensions]
        ZE_extension_eu_count = false
        ZEX_private = "2.3"
        [codes]
        import-pointer-off-page = "UNSUPPORTED_SIZE"
        import-overlap = "SUCCESS"
    "#;
    let p = Profile::from_toml(text, &|_| None).expect("it is right");
    assert_eq!(p.name, "mine");
    assert_eq!(p.description, "", "a sentence about the parent is not inherited");
    assert_eq!(p.device.pages.import, 64 << 10);
    assert_eq!(p.device.memory.total_size, 16 << 30);
    assert_eq!(p.device.memory.max_alloc_size, 4 << 30);
    assert_eq!(p.driver.api_version, Version::new(1, 9));
    assert_eq!(
        uuid_text(&driver_uuid(&p)),
        "017de931-6b4d-4fd4-aa9b-5bed77fc8e89"
    );
    assert_eq!(p.extension("ZE_extension_eu_count"), None);
    assert_eq!(p.extension("ZEX_private"), Some(Version::new(2, 3)));
    assert_ne!(device_uuid(&p, 0), device_uuid(&profile("generic-64k"), 0));
    let rows = p.behaviour();
    assert_eq!(rows.kind(), Behaviour::NeoXe);
    assert_eq!(
        rows.code(Row::ImportPointerOffPage),
        zemu_abi::ZE_RESULT_ERROR_UNSUPPORTED_SIZE
    );
    assert_eq!(rows.choice(Row::ImportOverlap), Choice::Accept);
    assert_eq!(
        rows.choice(Row::ImportReportedType),
        Choice::Report(zemu_abi::ZE_MEMORY_TYPE_HOST.0)
    );
    let spec = p.with_behaviour(Behaviour::Spec);
    assert_eq!(
        spec.behaviour().choice(Row::ImportReportedType),
        Choice::Report(4)
    );
}

#[test]
fn the_resolver_is_asked_first() {
    let resolver = |name: &str| {
        (name == "base").then(|| "inherits = \"generic\"\nname = \"base\"\ndevice_count = 3".to_owned())
    };
    let p = Profile::from_toml("name = \"top\"\ninherits = \"base\"", &resolver).expect("base exists");
    assert_eq!((p.name.as_str(), p.device_count), ("top", 3));
}

#[test]
fn a_ring_of_profiles_is_an_error() {
    let resolver = |name: &str| match name {
        "a" => Some("inherits = \"b\"".to_owned()),
        "b" => Some("inherits = \"a\"".to_owned()),
        _ => None,
    };
    let e = Profile::from_toml("name = \"top\"\ninherits = \"a\"", &resolver).expect_err("it is a ring");
    assert_eq!(
        e,
        ProfileError::InheritanceCycle {
            name: "a".to_owned(),
            via: vec!["a".to_owned(), "b".to_owned()]
        }
    );
}

#[test]
fn errors_name_key_value_and_the_nearest_valid_one() {
    let mine = "name = \"mine\"\ninherits = \"generic\"\n";
    let cases = [
        (
            "name = \"mine\"\ninherits = \"generik\"",
            "there is no profile `generik`; the nearest is `generic`",
        ),
        (
            "name = \"mine\"\ninherits = 3",
            "`inherits`: the name of a profile is expected, not 3",
        ),
        (
            "inherits = \"generic\"",
            "`name` is missing: set it, or name a profile that has it in `inherits`",
        ),
        (
            &format!("{mine}devices = 2"),
            "`devices` is not a key of a profile; the nearest is `device`",
        ),
        (
            &format!("{mine}[device.page]\nimport = 4096"),
            "`device.page` is not a key of a profile; the nearest is `pages`",
        ),
        (
            &format!("{mine}[device.pages]\nimports = 4096"),
            "`device.pages.imports` is not a key of a profile; the nearest is `import`",
        ),
        (
            &format!("{mine}behaviour = \"neo-i195\""),
            "`behaviour` cannot be `neo-i195`; the nearest is `neo-i915`",
        ),
        (
            &format!("{mine}[device]\nflags = [\"ecc\", \"integratet\"]"),
            "`device.flags[1]` cannot be `integratet`; the nearest is `integrated`",
        ),
        (
            &format!("{mine}[codes]\nimport-pointer-of-page = \"SUCCESS\""),
            "`codes.import-pointer-of-page` is not a key of a profile; the nearest is `import-pointer-off-page`",
        ),
        (
            &format!("{mine}[codes]\nimport-pointer-off-page = \"INVALID_ARGUMENTS\""),
            "`codes.import-pointer-off-page` cannot be `INVALID_ARGUMENTS`; the nearest is `INVALID_ARGUMENT`",
        ),
        (
            &format!("{mine}[device.pages]\nimport = \"64 KB\""),
            "`device.pages.import`: invalid value: string \"64 KB\", expected a number of bytes, such as 4096, \
             \"64 KiB\" or \"unlimited\"",
        ),
        (
            &format!("{mine}[device.pages]\nimport = 5000"),
            "`device.pages.import`: a power of two from 4096 on is expected, not 5000",
        ),
        (
            &format!("{mine}[driver]\napi_version = \"1.18\""),
            "`driver.api_version`: a version from 1.0 to 1.17 is expected",
        ),
        (
            &format!("{mine}[extensions]\nZE_x = \"one\""),
            "`extensions.ZE_x`: a version \"major.minor\" or false is expected, not `one`",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(error(text), sentence, "{text}");
    }
    assert!(error("name = ").starts_with("the profile is not valid TOML: "));
    assert!(error(&format!("{mine}[device]\nvendor_id = -1")).starts_with("`device.vendor_id`: "));
    assert!(error(&format!("{mine}[device]\nvendor_id = \"x\"")).contains("`device.vendor_id`: "));
    assert!(
        error(&format!("{mine}[device.compute]\nmax_group_size = [1, 2]"))
            .contains("`device.compute.max_group_size`")
    );
    let e = Profile::by_name("nome").expect_err("no such profile");
    assert_eq!(e.to_string(), "there is no profile `nome`; the nearest is `none`");
}

proptest! {
    /// Nothing that a user writes makes the reader panic: one line of a real profile becomes something else.
    #[test]
    fn no_text_panics(line in 0_usize..170, junk in prop_oneof![
        any::<String>(),
        "[a-z_]{1,12} = (-?[0-9]{1,20}|true|\\[\\]|\\{\\}|\"[a-zA-Z0-9 .-]{0,12}\"|[0-9]\\.[0-9])",
    ]) {
        let text = builtin_text("generic").expect("generic is built in");
        let mut lines: Vec<&str> = text.lines().collect();
        let at = line.min(lines.len() - 1);
        lines[at] = &junk;
        if let Err(e) = Profile::from_toml(&lines.join("\n"), &|_| None) {
            prop_assert!(!e.to_string().is_empty());
        }
    }

    /// Any value in place of any value of a profile: accepted or refused by the name of its key.
    #[test]
    fn a_wrong_value_is_named(value in prop_oneof![
        any::<i64>().prop_map(|n| n.to_string()),
        Just("[]".to_owned()), Just("{}".to_owned()), Just("true".to_owned()), Just("1.5".to_owned()),
        "\"[a-z]{0,8}\"",
    ], key in prop::sample::select(vec![
        "device.vendor_id", "device.flags", "device.kind", "device.pages.import", "device.compute.max_group_size",
        "device.compute.sub_group_sizes", "device.memory.total_size", "device.queue_groups", "driver.uuid",
        "driver.api_version", "device.timer.resolution_ns",
    ])) {
        let text = format!("name = \"mine\"\ninherits = \"generic\"\n{key} = {value}");
        if let Err(e) = Profile::from_toml(&text, &|_| None) {
            let sentence = e.to_string();
            // An inline table is merged with the inherited one: then the key is the first that it lacks or adds.
            let last = key.rsplit('.').next().expect("a key has parts");
            prop_assert!(sentence.contains(last) || sentence.contains("max_alloc_size"), "{}: {}", text, sentence);
        }
    }
}
