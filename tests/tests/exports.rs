//! What both libraries export, and how they are linked.
//!
//! Needs both libraries (`cargo build -p zemu-driver-lib -p zemu-dropin`) and binutils.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use zemu_registry::Registry;
use zemu_tests::library;

/// What a command of binutils prints.
fn output(command: &str, arguments: &[&str], library: &Path) -> String {
    let finished = Command::new(command)
        .args(arguments)
        .arg(library)
        .output()
        .expect("binutils is installed");
    assert!(
        finished.status.success(),
        "{command}: {}",
        String::from_utf8_lossy(&finished.stderr)
    );
    String::from_utf8(finished.stdout).expect("names are ASCII")
}

/// The defined names that a library exports, without versions.
fn exports(library: &Path) -> BTreeSet<String> {
    let text = output("nm", &["-D", "--defined-only"], library);
    text.lines()
        .filter_map(|line| line.split_whitespace().nth(2))
        .map(|name| name.split('@').next().unwrap_or(name).to_owned())
        .collect()
}

/// Names of the API and of the loader.
fn of_level_zero(names: &BTreeSet<String>) -> BTreeSet<String> {
    names
        .iter()
        .filter(|n| n.starts_with("ze") && !n.starts_with("zemu"))
        .cloned()
        .collect()
}

/// The API functions and the table getters.
fn driver_names(registry: &Registry) -> BTreeSet<String> {
    let functions = registry.functions().map(|f| f.name.clone());
    functions
        .chain(registry.tables().map(|t| t.export.clone()))
        .collect()
}

/// The names that a loader adds.
fn loader_names(registry: &Registry) -> BTreeSet<String> {
    let zel = &registry.zel;
    let functions = zel
        .functions
        .iter()
        .filter(|f| f.exported)
        .map(|f| f.name.clone());
    let internal = zel.internal_exports.iter().map(|e| e.name.clone());
    functions
        .chain(internal)
        .chain(zel.ddi_tables.iter().map(|t| t.export.clone()))
        .collect()
}

#[test]
fn the_driver_exports_the_api_and_the_getters_and_nothing_of_a_loader() {
    let registry = Registry::load().expect("data files are checked in");
    let expected = driver_names(&registry);
    assert_eq!(expected.len(), 478 + 76);
    assert_eq!(of_level_zero(&exports(&library::path())), expected);
}

#[test]
fn the_drop_in_exports_the_loader_names_too() {
    let registry = Registry::load().expect("data files are checked in");
    let loader = loader_names(&registry);
    assert!(loader.contains("zelGetTracerApiProcAddrTable") && loader.contains("zelLoaderGetContext"));
    let expected: BTreeSet<String> = driver_names(&registry).union(&loader).cloned().collect();
    assert_eq!(of_level_zero(&exports(&library::drop_in_path())), expected);
}

#[test]
fn nothing_else_is_exported() {
    for library in [library::path(), library::drop_in_path()] {
        let names = exports(&library);
        let other: Vec<_> = names.iter().filter(|n| !n.starts_with("ze")).collect();
        assert!(other.is_empty(), "{}: {other:?}", library.display());
    }
}

#[test]
fn the_libraries_are_linked_as_they_must_be() {
    for (library, name) in [
        (library::path(), "libzemu.so"),
        (library::drop_in_path(), "libze_loader.so.1"),
    ] {
        let dynamic = output("readelf", &["-d", "-W"], &library);
        let entry = |tag: &str| {
            let line = dynamic.lines().find(|l| l.contains(tag));
            line.unwrap_or_else(|| panic!("{}: no {tag} in\n{dynamic}", library.display()))
        };
        // With one name for both, ldconfig would put the one in the other's place.
        assert!(entry("(SONAME)").contains(&format!("[{name}]")), "{dynamic}");
        // Calls among our own exports must not reach a loader's, and code must stay where threads may be in it.
        let flags = format!(
            "{} {}",
            dynamic.lines().find(|l| l.contains("(FLAGS)")).unwrap_or(""),
            entry("(FLAGS_1)")
        );
        assert!(
            flags.contains("SYMBOLIC") || dynamic.contains("(SYMBOLIC)"),
            "{dynamic}"
        );
        assert!(flags.contains("NODELETE"), "{dynamic}");
        // A library that stands in for the loader cannot need it.
        let needed: Vec<_> = dynamic.lines().filter(|l| l.contains("(NEEDED)")).collect();
        assert!(
            needed
                .iter()
                .all(|l| !l.contains("ze_loader") && !l.contains("libze_")),
            "{needed:?}"
        );
    }
}
