//! Writes the book's page of places where unsafe code is allowed, from the sources.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::output::File;

/// `docs/src/unsafe.md`: every `allow(unsafe_code, reason = …)` of the hand-written sources.
pub fn file(top: &Path) -> File {
    let mut sources = Vec::new();
    for folder in ["crates", "spirv-interp"] {
        collect(&top.join(folder), &mut sources);
    }
    sources.sort();
    let mut out = String::from(
        "# Unsafe code\n\nWritten by `cargo xtask gen`. The workspace denies `unsafe`; these are the places that allow it, each with the reason \
         that its attribute gives. Every block in them says in a `SAFETY` comment why it is sound. Generated sources are one class \
         of their own: they hold the C signatures, and one contract covers them all.\n\n| source | reason |\n|---|---|\n",
    );
    for source in sources {
        let text = std::fs::read_to_string(&source).unwrap_or_default();
        let name = source.strip_prefix(top).unwrap_or(&source).display().to_string();
        for reason in reasons(&text) {
            let _ = writeln!(out, "| `{name}` | {reason} |");
        }
    }
    File {
        path: Path::new("docs/src/unsafe.md").to_owned(),
        text: out,
    }
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(Result::ok);
    for path in entries.map(|e| e.path()) {
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if path.is_dir() && !matches!(name, "generated" | "target" | "tests" | "gen") {
            collect(&path, into);
        } else if name.ends_with(".rs") && name != "generated.rs" {
            into.push(path);
        }
    }
}

fn reasons(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("(unsafe_code, reason = \"") {
        let Some((reason, more)) = after.split_once('"') else {
            break;
        };
        if !found.contains(&reason) {
            found.push(reason);
        }
        rest = more;
    }
    found
}
