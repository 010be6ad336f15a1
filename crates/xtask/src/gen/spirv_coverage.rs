//! Writes the book's page of SPIR-V coverage: what the validator says it supports, and the tests whose kernels have it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use spirv_interp::coverage::{self, Feature, Uses};
use spirv_interp::{engine, parse, specialise, validate};

use super::GenError;
use super::output::File;
use super::shown::{self, Test};

/// Where the kernels of the tests are.
const KERNELS: &str = "tests/kernels";
/// Folders in it.
const FOLDERS: [&str; 3] = ["", "asm", "ocl"];

/// A kernel of a test.
struct Shown {
    uses: Uses,
    /// Whether the fast engine runs it.
    fast: bool,
    test: String,
}

/// `docs/src/spirv-coverage.md`.
///
/// # Errors
/// [`GenError::Untested`] if something is supported that no kernel of a test has.
pub fn file(top: &Path) -> Result<File, GenError> {
    let shown = shown(top, &shown::tests(top));
    let mut untested = Vec::new();
    let mut out = String::from(
        "# SPIR-V coverage\n\nWritten by `cargo xtask gen`, which asks the validator. What is *refused* fails `zeModuleCreate` with its name \
         in the build log. The test named is the one with the smallest kernel that has it; *fast* says that the fast engine runs such a \
         kernel, *reference* that it is left to the reference interpreter. Tests are in `spirv-interp/tests`.\n\n",
    );
    type Pick = fn(&Uses) -> &BTreeSet<String>;
    let tables: [(&str, Vec<Feature>, Pick, &str); 3] = [
        (
            "Instructions",
            coverage::instructions(),
            |uses| &uses.instructions,
            "coverage.rs: other_instructions_are_refused_by_name",
        ),
        (
            "Capabilities",
            coverage::capabilities(),
            |uses| &uses.capabilities,
            "coverage.rs: other_capabilities_are_refused_by_name",
        ),
        (
            "OpenCL.std",
            coverage::extended_instructions(),
            |uses| &uses.extended_instructions,
            "coverage.rs: all_of_opencl_std_is_supported",
        ),
    ];
    for (title, features, pick, refused) in tables {
        let supported = features.iter().filter(|feature| feature.supported).count();
        let _ = writeln!(
            out,
            "## {title} ({supported} of {})\n\n| name | state | engine | test |\n|---|---|---|---|",
            features.len()
        );
        for feature in &features {
            let name = &feature.name;
            if !feature.supported {
                let _ = writeln!(out, "| `{name}` | refused | – | `{refused}` |");
                continue;
            }
            let mut with = shown.iter().filter(|shown| pick(&shown.uses).contains(name));
            let fast = with.clone().any(|shown| shown.fast);
            let smallest = with
                .by_ref()
                .min_by_key(|shown| (shown.uses.instructions.len(), &shown.test));
            let Some(smallest) = smallest else {
                untested.push(name.clone());
                continue;
            };
            let engine = if fast { "fast" } else { "reference" };
            let _ = writeln!(out, "| `{name}` | supported | {engine} | `{}` |", smallest.test);
        }
        out.push('\n');
    }
    if !untested.is_empty() {
        return Err(GenError::Untested(untested));
    }
    Ok(File {
        path: Path::new("docs/src/spirv-coverage.md").to_owned(),
        text: format!("{}\n", out.trim_end()),
    })
}

/// All kernels of valid modules that a test runs.
fn shown(top: &Path, tests: &[Test]) -> Vec<Shown> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        for path in modules(&top.join(KERNELS).join(folder)) {
            // What the tests name: without NAME.O0.spv.
            let stem = path
                .file_name()
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            let stem = stem.split('.').next().unwrap_or_default();
            let name = if folder.is_empty() {
                stem.to_owned()
            } else {
                format!("{folder}/{stem}")
            };
            of_module(
                &name,
                &std::fs::read(&path).unwrap_or_default(),
                tests,
                &mut found,
            );
        }
    }
    found
}

fn modules(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(Result::ok);
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "spv"));
    paths.sort();
    paths
}

/// Modules that are refused show nothing: another test says why they are.
fn of_module(name: &str, bytes: &[u8], tests: &[Test], found: &mut Vec<Shown>) {
    let module = parse(bytes).ok().and_then(|module| validate(module).ok());
    let Some(program) = module.and_then(|module| specialise(module, &[]).ok()) else {
        return;
    };
    let kernels: Vec<String> = program.kernel_names().into_iter().map(str::to_owned).collect();
    let mut add = |kernel: &str, uses: &Uses, fast: bool| {
        let running = tests.iter().filter(|test| test.runs(name, kernel, &kernels));
        found.extend(running.map(|test| Shown {
            uses: uses.clone(),
            fast,
            test: test.name.clone(),
        }));
    };
    if kernels.is_empty() {
        add("", &Uses::of_program(&program), false);
    }
    for kernel in kernels.iter().filter_map(|kernel| program.kernel(kernel)) {
        add(
            kernel.name(),
            &Uses::of_kernel(&kernel),
            engine::prepare(&kernel).is_ok(),
        );
    }
}
