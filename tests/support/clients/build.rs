//! Compiling the C sources.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

use super::{ClientError, scratch_folder, source_folder};
use crate::debs::{Debs, Suite};
use crate::process;

/// One compilation at a time, so that two tests do not compile the same client twice.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

const LIMIT: Duration = Duration::from_secs(120);

/// The program made from `tests/c/NAME.c`, compiled if it is not newer than all of `tests/c`.
///
/// # Errors
///
/// [`ClientError`] with the compiler's words.
pub fn compile(name: &str) -> Result<PathBuf, ClientError> {
    // Clients that call nothing of the loader are not linked with it.
    make(
        name,
        name,
        &[
            "-pthread",
            "-Wl,--as-needed",
            "-lze_loader",
            "-Wl,--allow-shlib-undefined",
        ],
    )
}

/// The shared library made from `tests/c/NAME.c`, likewise.
///
/// # Errors
///
/// As [`compile`].
pub fn compile_library(name: &str) -> Result<PathBuf, ClientError> {
    make(
        name,
        &format!("lib{name}.so"),
        &["-shared", "-fPIC", "-fvisibility=hidden"],
    )
}

fn make(name: &str, file: &str, flags: &[&str]) -> Result<PathBuf, ClientError> {
    let debs = Debs::load()?;
    let suite = debs.newest()?;
    let source_file = source_folder("c").join(format!("{name}.c"));
    let result = scratch_folder("bin")?.join(file);
    let _guard = ONE_AT_A_TIME
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    if is_current(&result, suite) {
        return Ok(result);
    }
    // Another test process may run the old file: it is replaced, never written over.
    let part = result.with_extension(format!("{}.part", std::process::id()));
    let mut compiler = Command::new("gcc");
    compiler.args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-g"]);
    compiler.arg("-isystem").arg(suite.include_folder());
    compiler.arg("-I").arg(source_folder("../crates/control/include"));
    compiler.arg(&source_file).arg("-o").arg(&part);
    for folder in suite.library_folders() {
        compiler.arg("-L").arg(folder);
    }
    // Libraries follow the sources that need them; those of the newest suite need a newer C library than ours, which
    // is looked for when the program starts, not now.
    compiler.args(flags);
    let finished = process::run(&mut compiler, LIMIT)?;
    if !finished.status.success() {
        return Err(ClientError::Compile {
            source_file,
            answer: finished.stderr,
        });
    }
    fs::rename(&part, &result).map_err(|source| ClientError::File {
        path: result.clone(),
        source,
    })?;
    Ok(result)
}

/// Newer than every source and header of the tests, and than the stamp that says which headers are unpacked.
fn is_current(result: &Path, suite: &Suite) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    let Some(made) = changed(result) else { return false };
    let sources = fs::read_dir(source_folder("c"))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let all = sources.chain([suite.root.with_extension("stamp")]);
    all.filter_map(|path| changed(&path))
        .all(|time: SystemTime| time < made)
}

/// The sources in a list as cargo and make write it: `result: source source…`, blanks in names behind a backslash.
pub(super) fn listed_sources(list: &str) -> Vec<PathBuf> {
    let mut sources = Vec::new();
    for line in list.lines() {
        let Some((_, names)) = line.split_once(": ") else {
            continue;
        };
        let mut name = String::new();
        let mut characters = names.chars();
        while let Some(character) = characters.next() {
            match character {
                '\\' => name.extend(characters.next()),
                ' ' if name.is_empty() => {}
                ' ' => sources.push(PathBuf::from(std::mem::take(&mut name))),
                other => name.push(other),
            }
        }
        if !name.is_empty() {
            sources.push(PathBuf::from(name));
        }
    }
    sources
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_sources_are_read() {
        let list = "/t/libzemu.so: /a/lib.rs /with\\ blank/x.rs  /b.rs\n";
        assert_eq!(
            listed_sources(list),
            ["/a/lib.rs", "/with blank/x.rs", "/b.rs"].map(PathBuf::from)
        );
        assert_eq!(listed_sources(""), [""; 0].map(PathBuf::from));
    }
}
