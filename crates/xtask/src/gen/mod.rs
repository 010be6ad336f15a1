//! `cargo xtask gen`: writes everything that is generated from the registry; `--verify` compares instead.

mod abi;
mod check;
mod client;
mod coverage;
mod entry;
mod inventory;
mod loader;
mod meta;
pub mod names;
mod output;
mod shown;
mod spirv_coverage;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use zemu_registry::{Registry, RegistryError};

/// Why generation failed.
#[derive(Debug, thiserror::Error)]
pub enum GenError {
    /// The facts could not be read.
    #[error(transparent)]
    Registry(#[from] RegistryError),
    /// rustfmt refused a generated source or could not be run.
    #[error("rustfmt refuses a generated source: {0}")]
    Rustfmt(String),
    /// A file could not be written.
    #[error("{path} cannot be written: {source}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The list of implemented functions cannot be read or names no function.
    #[error("{IMPLEMENTED}: {0}")]
    Implemented(String),
    /// What the validator lets pass must be seen in a kernel that a test runs.
    #[error("supported by the validator, but in no kernel that a test runs: {0:?}")]
    Untested(Vec<String>),
    /// Checked-in files differ from what the generator writes.
    #[error("generated files are stale (run `cargo xtask gen`): {0:?}")]
    Stale(Vec<PathBuf>),
}

/// Writes all generated files below `top`, or with `verify` fails if one differs.
///
/// # Errors
/// [`GenError`].
pub fn run(top: &Path, verify: bool) -> Result<usize, GenError> {
    let registry = Registry::load()?;
    let mut files = abi::files(&registry);
    files.extend(meta::files(&registry));
    let implemented = implemented(top, &registry)?;
    files.extend(entry::files(&registry, &implemented));
    files.extend(client::files(&registry));
    files.extend(loader::files(&registry));
    files.push(coverage::file(&registry, &implemented));
    files.push(inventory::file(top));
    files.push(spirv_coverage::file(top)?);
    for file in &mut files {
        if file.path.extension().is_some_and(|e| e == "rs") {
            file.text = output::formatted(&file.text)?;
        }
    }
    if verify {
        let stale: Vec<PathBuf> = files
            .iter()
            .filter(|f| std::fs::read_to_string(top.join(&f.path)).map_or(true, |old| old != f.text))
            .map(|f| f.path.clone())
            .collect();
        return if stale.is_empty() {
            Ok(files.len())
        } else {
            Err(GenError::Stale(stale))
        };
    }
    let mut written = 0;
    for file in &files {
        written += usize::from(output::write(top, file)?);
    }
    Ok(written)
}

/// The functions that have a body in `crates/entry/src/api`, one name a line, `#` for comments.
const IMPLEMENTED: &str = "crates/entry/implemented.txt";

fn implemented(top: &Path, registry: &Registry) -> Result<BTreeSet<String>, GenError> {
    let text =
        std::fs::read_to_string(top.join(IMPLEMENTED)).map_err(|e| GenError::Implemented(e.to_string()))?;
    let names: BTreeSet<String> = text
        .lines()
        .map(|l| l.split('#').next().unwrap_or("").trim().to_owned())
        .filter(|l| !l.is_empty())
        .collect();
    match names.iter().find(|n| registry.functions().all(|f| f.name != **n)) {
        Some(unknown) => Err(GenError::Implemented(format!("`{unknown}` is no API function"))),
        None => Ok(names),
    }
}
