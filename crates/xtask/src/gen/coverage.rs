//! Writes the book's page of API coverage.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use zemu_registry::{CodeClass, Function, Registry};

use super::check::conditions;
use super::output::File;

/// `docs/src/coverage.md`.
pub fn file(registry: &Registry, implemented: &BTreeSet<String>) -> File {
    let total = registry.functions().count();
    let mut out = format!(
        "# API coverage\n\nWritten by `cargo xtask gen`. Of {total} functions, {} are implemented. Every other one is exported, stands in its \
         dispatch table, answers `ZE_RESULT_ERROR_UNSUPPORTED_FEATURE` (or null where it returns no code) and leaves a finding.\n\n\
         Injection works for every function that returns a code, implemented or not: the column *errors* counts the codes that \
         it documents. *Conditions* counts the machine-readable conditions that are checked in registry order before an \
         implemented function runs.\n\n",
        implemented.len()
    );
    let mut classes: BTreeMap<&str, Vec<&Function>> = BTreeMap::new();
    for f in registry.functions() {
        classes
            .entry(f.class.as_deref().unwrap_or("ze"))
            .or_default()
            .push(f);
    }
    for (class, functions) in classes {
        let done = functions.iter().filter(|f| implemented.contains(&f.name)).count();
        let _ = writeln!(
            out,
            "## {class} ({done} of {})\n\n| function | since | state | conditions | errors |\n|---|---|---|---:|---:|",
            functions.len()
        );
        for f in functions {
            let errors = registry
                .documented_codes(f)
                .iter()
                .filter(|(_, c)| *c != CodeClass::Status)
                .count();
            let state = if implemented.contains(&f.name) {
                "implemented"
            } else {
                "UNSUPPORTED_FEATURE"
            };
            let _ = writeln!(
                out,
                "| `{}` | {} | {state} | {} | {errors} |",
                f.name,
                f.since.as_deref().unwrap_or("1.0"),
                conditions(f).len()
            );
        }
        out.push('\n');
    }
    File {
        path: Path::new("docs/src/coverage.md").to_owned(),
        text: out,
    }
}
