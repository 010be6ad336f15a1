//! The shape of the source tree: dependency arrows, file sizes, and words that do not belong into it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which of our crates may depend on which, tests aside. Arrows point down only; a new one is a decision.
const ARROWS: &[(&str, &[&str])] = &[
    ("zemu-driver-lib", &["zemu-control", "zemu-entry"]),
    ("zemu-dropin", &["zemu-abi", "zemu-control", "zemu-entry"]),
    (
        "zemu",
        &[
            "spirv-interp",
            "zemu-abi",
            "zemu-client",
            "zemu-config",
            "zemu-diag",
            "zemu-fault",
            "zemu-profile",
        ],
    ),
    (
        "zemu-control",
        &["zemu-abi", "zemu-diag", "zemu-driver", "zemu-entry", "zemu-fault"],
    ),
    (
        "zemu-entry",
        &[
            "zemu-abi",
            "zemu-config",
            "zemu-diag",
            "zemu-driver",
            "zemu-fault",
            "zemu-memory",
            "zemu-profile",
        ],
    ),
    (
        "zemu-driver",
        &[
            "spirv-interp",
            "zemu-abi",
            "zemu-diag",
            "zemu-fault",
            "zemu-memory",
            "zemu-profile",
        ],
    ),
    ("zemu-config", &["zemu-fault"]),
    ("zemu-client", &["zemu-abi"]),
    ("zemu-diag", &["zemu-abi"]),
    ("zemu-fault", &["zemu-abi"]),
    ("zemu-profile", &["zemu-abi"]),
    ("zemu-memory", &[]),
    ("zemu-abi", &[]),
    ("zemu-registry", &[]),
    ("spirv-interp", &[]),
    ("xtask", &["spirv-interp", "zemu-registry"]),
];

/// Lines of a hand-written source at which it is to be split.
const LINES: usize = 800;

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("tests lies below the top")
        .to_owned()
}

fn tracked() -> Vec<PathBuf> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(top())
        .output()
        .expect("git lists the sources");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let names = String::from_utf8(output.stdout).expect("our names are UTF-8");
    names
        .lines()
        .map(|n| top().join(n))
        .filter(|p| p.is_file())
        .collect()
}

#[test]
fn dependencies_point_downward_only() {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(top())
        .output()
        .expect("cargo tells the metadata");
    assert!(
        metadata.status.success(),
        "{}",
        String::from_utf8_lossy(&metadata.stderr)
    );
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout).expect("metadata is JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let names: BTreeSet<&str> = packages.iter().filter_map(|p| p["name"].as_str()).collect();
    let allowed: BTreeMap<&str, &[&str]> = ARROWS.iter().copied().collect();
    let mut wrong = Vec::new();
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        if name == "zemu-tests" {
            continue;
        }
        let Some(allowed) = allowed.get(name) else {
            wrong.push(format!("{name} is not in the list of arrows"));
            continue;
        };
        let dependencies = package["dependencies"].as_array().expect("dependencies");
        let used = dependencies
            .iter()
            .filter(|d| d["kind"].as_str() != Some("dev"))
            .filter_map(|d| d["name"].as_str());
        for dependency in used.filter(|d| names.contains(d) && !allowed.contains(d)) {
            wrong.push(format!("{name} → {dependency}"));
        }
    }
    assert!(wrong.is_empty(), "new arrows: {wrong:#?}");
}

fn is_generated(path: &Path, text: &str) -> bool {
    path.extension().is_some_and(|e| e == "rs")
        && text
            .lines()
            .take(6)
            .any(|l| l.contains("Written by `cargo xtask gen`"))
}

#[test]
fn hand_written_sources_are_small() {
    let mut large = Vec::new();
    for path in tracked()
        .iter()
        .filter(|p| p.extension().is_some_and(|e| e == "rs" || e == "c" || e == "h"))
    {
        let text = std::fs::read_to_string(path).expect("a source is text");
        let lines = text.lines().count();
        if lines > LINES && !is_generated(path, &text) {
            large.push(format!("{} has {lines} lines", path.display()));
        }
    }
    assert!(large.is_empty(), "split at {LINES} lines: {large:#?}");
}

#[test]
fn no_source_names_a_machine() {
    // Written so that this file does not hold them.
    let slash = |word: &str| format!("/{word}/");
    let words = [
        slash("work"),
        slash("root"),
        slash("farm"),
        ["deb.", "debian.org"].concat(),
    ];
    let mut found = Vec::new();
    for path in tracked() {
        let Ok(text) = std::fs::read_to_string(&path) else {
            continue;
        };
        for (number, line) in text.lines().enumerate() {
            // `crates/work/` is no path of a machine: only a path that begins there is.
            let begins = |w: &str| {
                line.match_indices(w).any(|(i, _)| {
                    let before = line[..i].chars().next_back();
                    !w.starts_with('/')
                        || before.is_none_or(|c| !(c.is_alphanumeric() || "._-*}$<>\"".contains(c)))
                })
            };
            if words.iter().any(|w| begins(w)) {
                found.push(format!("{}:{}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_book_is_whole() {
    let source = top().join("docs/src");
    let summary = std::fs::read_to_string(source.join("SUMMARY.md")).expect("the book has a summary");
    let mut listed = BTreeSet::new();
    for link in summary.split("](").skip(1).filter_map(|l| l.split(')').next()) {
        let page = source.join(link);
        assert!(page.is_file(), "SUMMARY.md names {link}, which is not there");
        listed.insert(page.canonicalize().expect("it is there"));
    }
    for path in tracked()
        .iter()
        .filter(|p| p.starts_with(&source) && p.extension().is_some_and(|e| e == "md"))
    {
        let path = path.canonicalize().expect("it is there");
        let is_summary = path.file_name().is_some_and(|n| n == "SUMMARY.md");
        assert!(
            is_summary || listed.contains(&path),
            "{} is not in SUMMARY.md",
            path.display()
        );
    }
}
