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

/// The reasons of all `allow(unsafe_code, reason = "…")`, however the attribute is broken into lines.
fn reasons(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for after in text.split("unsafe_code,").skip(1) {
        let reason = after
            .trim_start()
            .strip_prefix("reason = \"")
            .and_then(|rest| rest.split_once('"'));
        if let Some((reason, _)) = reason.filter(|(reason, _)| !found.contains(reason)) {
            found.push(reason);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_found_in_one_line_and_in_several() {
        let text = "#![allow(unsafe_code, reason = \"one\")]\n#[allow(\n    unsafe_code,\n    reason = \"two\"\n)]\n";
        assert_eq!(reasons(text), ["one", "two"]);
    }
}
