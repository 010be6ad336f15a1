//! Settings from variables and files.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::num::NonZeroUsize;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;
use std::time::Duration;

use proptest::prelude::*;
use zemu_config::{Behaviour, Check, Clock, ConfigError, KEYS, Level, Log, OnTrap, Schedule, Settings};
use zemu_fault::parse_rules;

const PROFILES: &[&str] = &["generic", "generic-64k", "none"];

fn from(variables: &[(&str, &str)]) -> Result<Settings, ConfigError> {
    Settings::from_env(
        variables.iter().map(|(n, v)| ((*n).into(), (*v).into())),
        PROFILES,
    )
}

fn error(variables: &[(&str, &str)]) -> String {
    from(variables).expect_err("it is wrong").to_string()
}

/// Settings in which nothing is as by default.
fn unusual() -> Settings {
    Settings {
        config: None,
        profile: Some("generic-64k".to_owned()),
        behaviour: Some(Behaviour::NeoXe),
        faults: parse_rules("zeMemAllocHost@3=OUT_OF_HOST_MEMORY;zeModule*%0.1=DEVICE_LOST,sticky")
            .expect("valid"),
        checks: BTreeSet::from([Check::Memory, Check::Races]),
        schedule: Schedule::Shuffle { seed: Some(9) },
        report: Some(PathBuf::from("out/report.jsonl")),
        log: Log {
            level: Some(Level::Debug),
            calls: true,
            imports: true,
        },
        threads: NonZeroUsize::new(3),
        seed: 42,
        watchdog: Some(Duration::from_millis(1500)),
        guard: true,
        memory: Some(256 << 20),
        on_trap: OnTrap::Skip,
        clock: Clock::Virtual,
        affinity_mask: Some("0.1".to_owned()),
        flat_device_hierarchy: Some("FLAT".to_owned()),
        pci_id_device_order: Some("1".to_owned()),
        enable_sysman: Some("1".to_owned()),
    }
}

/// The same as variables.
const UNUSUAL: &[(&str, &str)] = &[
    ("ZEMU_PROFILE", "generic-64k"),
    ("ZEMU_BEHAVIOUR", "neo-xe"),
    (
        "ZEMU_FAULTS",
        "zeMemAllocHost@3=OUT_OF_HOST_MEMORY;zeModule*%0.1=DEVICE_LOST,sticky",
    ),
    ("ZEMU_CHECKS", "memory,races"),
    ("ZEMU_SCHEDULE", "shuffle:9"),
    ("ZEMU_REPORT", "out/report.jsonl"),
    ("ZEMU_LOG", "debug,calls,imports"),
    ("ZEMU_THREADS", "3"),
    ("ZEMU_SEED", "42"),
    ("ZEMU_WATCHDOG", "1.5"),
    ("ZEMU_GUARD", "1"),
    ("ZEMU_MEMORY", "268435456"),
    ("ZEMU_ON_TRAP", "skip"),
    ("ZEMU_CLOCK", "virtual"),
    ("ZE_AFFINITY_MASK", "0.1"),
    ("ZE_FLAT_DEVICE_HIERARCHY", "FLAT"),
    ("ZE_ENABLE_PCI_ID_DEVICE_ORDER", "1"),
    ("ZES_ENABLE_SYSMAN", "1"),
];

/// The same as a file.
const UNUSUAL_FILE: &str = r#"
    profile = "generic-64k"
    behaviour = "neo-xe"
    faults = "zeMemAllocHost@3=OUT_OF_HOST_MEMORY"
    checks = ["races", "memory"]
    schedule = "shuffle:9"
    report = "out/report.jsonl"
    log = ["calls", "debug", "imports"]
    threads = 3
    seed = 42
    watchdog = 1.5
    guard = true
    memory = "256M"
    on_trap = "skip"
    clock = "virtual"
    ze_affinity_mask = "0.1"
    ze_flat_device_hierarchy = "FLAT"
    ze_enable_pci_id_device_order = 1
    zes_enable_sysman = "1"

    [[fault]]
    function = "zeModule*"
    probability = 0.1
    result = "DEVICE_LOST"
    sticky = true
"#;

#[test]
fn every_key_is_taken_and_given_back() {
    assert_eq!(from(UNUSUAL).expect("valid"), unusual());
    let given: Vec<_> = UNUSUAL.iter().map(|(n, v)| (*n, OsString::from(v))).collect();
    assert_eq!(unusual().to_env(), given);
    assert_eq!(given.len() + 1, KEYS.len(), "all keys but ZEMU_CONFIG");
}

#[test]
fn the_file_says_the_same() {
    assert_eq!(
        Settings::from_toml(UNUSUAL_FILE, "zemu.toml", PROFILES).expect("valid"),
        unusual()
    );
}

#[test]
fn nothing_set_is_the_default() {
    let settings = from(&[
        ("PATH", "/bin"),
        ("ZEMU_PROFILE", ""),
        ("ZEMU__SOCKET", "7"),
        ("ZE_DEBUG", "1"),
    ]);
    let settings = settings.expect("valid");
    assert_eq!(settings, Settings::default());
    assert!(settings.to_env().is_empty() && settings.unsupported().is_empty());
    assert!(settings.fault_plan().is_empty());
    assert!(settings.thread_count().get() >= 1);
    assert_eq!(settings.shuffle_seed(), None);
}

#[test]
fn variables_override_the_file() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("zemu.toml");
    fs::write(&path, UNUSUAL_FILE).expect("it is ours");
    let path = path.to_str().expect("a temporary path is text");
    let variables = [
        ("ZEMU_THREADS", "7"),
        ("ZEMU_CONFIG", path),
        ("ZEMU_FAULTS", "zeInit=UNINITIALIZED"),
        ("ZEMU_GUARD", "off"),
    ];
    let settings = from(&variables).expect("valid");
    let expected = Settings {
        config: Some(PathBuf::from(path)),
        threads: NonZeroUsize::new(7),
        faults: parse_rules("zeInit=UNINITIALIZED").expect("valid"),
        guard: false,
        ..unusual()
    };
    assert_eq!(settings, expected);
    // What the file gave is passed on by itself.
    let passed = Settings::from_env(
        settings.to_env().into_iter().map(|(n, v)| (n.into(), v)),
        PROFILES,
    );
    assert_eq!(
        passed.expect("valid"),
        Settings {
            config: None,
            ..expected
        }
    );
}

#[test]
fn the_last_of_equal_names_counts() {
    assert_eq!(
        from(&[("ZEMU_SEED", "1"), ("ZEMU_SEED", "2")])
            .expect("valid")
            .seed,
        2
    );
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("zemu.toml");
    fs::write(&path, "seed = 3").expect("it is ours");
    let path = path.to_str().expect("a temporary path is text");
    let settings =
        from(&[("ZEMU_CONFIG", "/dev/null/none"), ("ZEMU_CONFIG", path)]).expect("the second is read");
    assert_eq!((settings.seed, settings.config), (3, Some(path.into())));
}

#[test]
fn a_wrong_name_gets_the_nearest() {
    assert_eq!(
        error(&[("ZEMU_PROFIL", "generic")]),
        "there is no setting ZEMU_PROFIL; did you mean ZEMU_PROFILE?"
    );
    assert_eq!(
        error(&[("ZEMU_BEHAVIOR", "spec")]),
        "there is no setting ZEMU_BEHAVIOR; did you mean ZEMU_BEHAVIOUR?"
    );
    let message = Settings::from_toml("thread = 3", "zemu.toml", PROFILES)
        .expect_err("wrong")
        .to_string();
    assert_eq!(
        message,
        "there is no setting thread in zemu.toml; did you mean threads?"
    );
}

#[test]
fn every_wrong_value_is_named_with_what_is_right() {
    for (key, value, part) in [
        (
            "ZEMU_PROFILE",
            "genric",
            "ZEMU_PROFILE is \"genric\", but it must be the name of a profile: generic, generic-64k or none; did you mean generic?",
        ),
        ("ZEMU_BEHAVIOUR", "neo", "it must be spec, neo-i915 or neo-xe"),
        (
            "ZEMU_FAULTS",
            "zeInitt=DEVICE_LOST",
            "ZEMU_FAULTS: fault rule 1, column 1: there is no function zeInitt; did you mean zeInit?",
        ),
        ("ZEMU_CHECKS", "race", "did you mean races?"),
        (
            "ZEMU_SCHEDULE",
            "lat",
            "it must be eager, late, shuffle or shuffle:SEED; did you mean late?",
        ),
        ("ZEMU_LOG", "inof", "did you mean info?"),
        (
            "ZEMU_THREADS",
            "0",
            "ZEMU_THREADS is \"0\", but it must be a whole number from 1 to 4096",
        ),
        ("ZEMU_SEED", "x", "it must be a whole number of 0 or more"),
        ("ZEMU_WATCHDOG", "soon", "it must be a number of seconds"),
        ("ZEMU_GUARD", "2", "it must be 1 or 0"),
        ("ZEMU_MEMORY", "4X", "it must be a number of bytes above 0"),
        (
            "ZEMU_ON_TRAP",
            "skp",
            "it must be lose-device or skip; did you mean skip?",
        ),
        (
            "ZEMU_CLOCK",
            "unreal",
            "it must be real or virtual; did you mean real?",
        ),
        (
            "ZEMU_CONFIG",
            "/dev/null/zemu.toml",
            "the configuration file /dev/null/zemu.toml cannot be read",
        ),
    ] {
        let message = error(&[(key, value)]);
        assert!(message.contains(part), "{message}");
    }
    // Paths and the variables of Level Zero take anything.
    let free = [
        "ZEMU_REPORT",
        "ZE_AFFINITY_MASK",
        "ZE_FLAT_DEVICE_HIERARCHY",
        "ZE_ENABLE_PCI_ID_DEVICE_ORDER",
        "ZES_ENABLE_SYSMAN",
    ];
    for key in free {
        from(&[(key, "any thing")]).expect("valid");
    }
}

#[test]
fn the_file_names_itself_in_errors() {
    for (text, part) in [
        ("schedule = 'lat'", "schedule in z.toml is \"lat\""),
        ("threads = -1", "threads in z.toml is \"-1\""),
        ("threads = {}", "threads in z.toml is \"of the type table\""),
        ("checks = [1]", "an array of strings"),
        ("config = 'other.toml'", "there is no setting config in z.toml"),
        ("fault = 3", "did you mean [[fault]]?"),
        (
            "[[fault]]\nfunction = 'zeInit'\nresult = 'DEVICE_LOTS'",
            "did you mean DEVICE_LOST?",
        ),
        ("threads = ", "z.toml is no valid TOML"),
    ] {
        let message = Settings::from_toml(text, "z.toml", PROFILES)
            .expect_err(text)
            .to_string();
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn what_is_no_text_is_refused_except_for_paths() {
    let bytes = || OsString::from_vec(vec![b'a', 0xff]);
    let refused = Settings::from_env([("ZEMU_LOG".into(), bytes())], PROFILES).expect_err("no text");
    assert!(matches!(refused, ConfigError::NotText { .. }), "{refused}");
    let taken = Settings::from_env([("ZEMU_REPORT".into(), bytes())], PROFILES).expect("a path");
    assert_eq!(taken.report, Some(bytes().into()));
    assert_eq!(taken.to_env(), [("ZEMU_REPORT", bytes())]);
    // A name that is no text is nobody's.
    assert!(Settings::from_env([(bytes(), "1".into())], PROFILES).is_ok());
}

#[test]
fn single_settings_can_be_set() {
    let mut settings = Settings::default();
    settings
        .set("ZEMU_SEED", OsStr::new("5"), PROFILES)
        .expect("valid");
    assert_eq!(settings.seed, 5);
    settings
        .set("ZEMU_SED", OsStr::new("5"), PROFILES)
        .expect_err("unknown");
    settings.schedule = Schedule::Shuffle { seed: None };
    assert_eq!(settings.shuffle_seed(), Some(5));
}

#[test]
fn what_cannot_be_done_is_said() {
    let found: Vec<_> = unusual()
        .unsupported()
        .into_iter()
        .map(|u| (u.key, u.value))
        .collect();
    let expected = [
        ("ZEMU_BEHAVIOUR", "neo-xe"),
        ("ZEMU_CHECKS", "memory,races"),
        ("ZEMU_SCHEDULE", "shuffle:9"),
        ("ZEMU_LOG", "debug,calls,imports"),
        ("ZEMU_GUARD", "1"),
        ("ZEMU_CLOCK", "virtual"),
        ("ZEMU_WATCHDOG", "1.5"),
    ];
    assert_eq!(found, expected.map(|(k, v)| (k, v.to_owned())));
    let checks = [("ZEMU_CHECKS", "races,uninitialised,barriers")];
    assert!(from(&checks).expect("valid").unsupported().is_empty());
    assert!(
        from(&[("ZEMU_BEHAVIOUR", "spec"), ("ZEMU_THREADS", "1")])
            .expect("valid")
            .unsupported()
            .is_empty()
    );
}

proptest! {
    #[test]
    fn any_value_of_any_key_is_answered(key in prop::sample::select(KEYS), value in prop_oneof![any::<String>(), "(spec|neo-xe|all|none|memory|races|late|shuffle|warn|calls|off|on|skip|real|generic|[0-9]{1,20})([,:;.]?([0-9]{1,9}|[KMGT]|info|memory))?"]) {
        // The file is not read here, since it could be any.
        prop_assume!(key.variable != "ZEMU_CONFIG");
        if let Ok(settings) = from(&[(key.variable, &value)]) {
            let again = Settings::from_env(settings.to_env().into_iter().map(|(n, v)| (n.into(), v)), PROFILES);
            prop_assert_eq!(again.expect("it was given out"), settings);
        }
    }

    #[test]
    fn any_file_is_answered(text in any::<String>()) {
        let _ = Settings::from_toml(&text, "f", PROFILES).map_err(|e| e.to_string());
    }

    #[test]
    fn times_and_sizes_survive(millis in 1..1_000_000_000_u64, memory in 1..u64::MAX, seed in any::<u64>()) {
        let watchdog = Some(Duration::from_millis(millis));
        let settings = Settings { watchdog, memory: Some(memory), seed, ..Settings::default() };
        let again = Settings::from_env(settings.to_env().into_iter().map(|(n, v)| (n.into(), v)), PROFILES);
        prop_assert_eq!(again.expect("it was given out"), settings);
    }
}
