//! Where the built libraries are.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::args::own_path;
use crate::error::CliError;

/// The driver.
const DRIVER: &str = "libzemu.so";

/// The drop-in, as the linker names it.
const DROP_IN: &str = "libze_loader.so";

/// The names under which programs look for a loader.
const LOADER_NAMES: [&str; 2] = ["libze_loader.so.1", "libze_loader.so"];

/// The folder, beside the drop-in, that holds it under its run-time names.
const FOLDER: &str = "zemu-dropin";

/// The driver library.
///
/// # Errors
/// [`CliError::NoLibrary`]; [`CliError::Path`] if `ZE_ENABLE_ALT_DRIVERS`, in which commas separate, cannot hold it.
pub fn driver() -> Result<PathBuf, CliError> {
    without(find(DRIVER)?, "ZE_ENABLE_ALT_DRIVERS", &[','])
}

/// A folder in which the drop-in library is called as programs look for it.
#[derive(Debug)]
pub struct DropIn {
    /// The folder.
    pub path: PathBuf,
    /// Removes the folder in the end, if it is for this process only.
    _private: Option<TempDir>,
}

/// A folder with the drop-in that outlives this process.
///
/// # Errors
/// [`CliError::NoLibrary`]; [`CliError::DropInFolder`] if the folder is not there and cannot be made;
/// [`CliError::Path`] if it cannot stand in `LD_LIBRARY_PATH`.
pub fn lasting_drop_in() -> Result<DropIn, CliError> {
    let library = find(DROP_IN)?;
    let path = library.with_file_name(FOLDER);
    let made = fill(&path, &library);
    let source = match made {
        Ok(()) => {
            return Ok(DropIn {
                path: search_path(path)?,
                _private: None,
            });
        }
        Err(source) => source,
    };
    Err(CliError::DropInFolder { path, source })
}

/// A folder with the drop-in, which may go away with the value.
///
/// # Errors
/// As [`lasting_drop_in`].
pub fn drop_in() -> Result<DropIn, CliError> {
    match lasting_drop_in() {
        // Such as an installation that this user may not write to.
        Err(CliError::DropInFolder { path, .. }) => {
            let error = |source| CliError::DropInFolder {
                path: path.clone(),
                source,
            };
            let folder = TempDir::with_prefix("zemu-").map_err(error)?;
            fill(folder.path(), &find(DROP_IN)?).map_err(error)?;
            Ok(DropIn {
                path: search_path(folder.path().to_owned())?,
                _private: Some(folder),
            })
        }
        other => other,
    }
}

fn search_path(path: PathBuf) -> Result<PathBuf, CliError> {
    without(path, "LD_LIBRARY_PATH", &[':', ';'])
}

fn without(path: PathBuf, variable: &'static str, separators: &[char]) -> Result<PathBuf, CliError> {
    let found = path.to_string_lossy().chars().find(|c| separators.contains(c));
    match found {
        Some(separator) => Err(CliError::Path {
            path,
            variable,
            separator,
        }),
        None => Ok(path),
    }
}

/// The library `name`: beside the command as cargo puts it, where packages put it, or in cargo's folder of
/// dependencies.
fn find(name: &'static str) -> Result<PathBuf, CliError> {
    let own = own_path()?;
    let beside = own.parent().unwrap_or(Path::new("/"));
    let above = beside.parent().unwrap_or(beside);
    let folders = vec![
        beside.to_owned(),
        above.join("lib/zemu"),
        above.join("lib"),
        beside.join("deps"),
    ];
    let found = folders.iter().map(|f| f.join(name)).find(|f| f.is_file());
    found.ok_or(CliError::NoLibrary { name, folders })
}

/// Makes `folder` hold `library` under the loader's names, unless it does.
fn fill(folder: &Path, library: &Path) -> io::Result<()> {
    let library = fs::canonicalize(library)?;
    fs::create_dir_all(folder)?;
    for name in LOADER_NAMES {
        let link = folder.join(name);
        if fs::canonicalize(&link).is_ok_and(|target| target == library) {
            continue;
        }
        // Renaming replaces in one step: another zemu may be using or making the same folder.
        let part = tempfile::Builder::new()
            .prefix(".part-")
            .make_in(folder, |path| symlink(&library, path))?;
        fs::rename(part.path(), &link)?;
        // Its name is gone, so there is nothing to remove.
        let _ = part.into_temp_path().keep();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_has_both_names_and_follows_the_library() {
        let place = TempDir::new().expect("a folder for the test");
        let (old, new) = (place.path().join("old.so"), place.path().join("new.so"));
        fs::write(&old, "old").expect("it is ours");
        fs::write(&new, "new").expect("it is ours");
        let folder = place.path().join("f");
        for library in [&old, &old, &new] {
            fill(&folder, library).expect("it can be made");
            for name in LOADER_NAMES {
                let expected = fs::canonicalize(library).expect("it is there");
                assert_eq!(fs::canonicalize(folder.join(name)).expect("a link"), expected);
            }
        }
        let names = fs::read_dir(&folder).expect("it is there").count();
        assert_eq!(names, LOADER_NAMES.len(), "nothing else is left over");
    }

    #[test]
    fn paths_that_would_fall_apart_are_refused() {
        let error = without("/a,b/libzemu.so".into(), "ZE_ENABLE_ALT_DRIVERS", &[',']);
        let text = error.expect_err("it has a comma").to_string();
        assert!(
            text.contains("ZE_ENABLE_ALT_DRIVERS") && text.contains("/a,b/"),
            "{text}"
        );
        assert!(search_path("/a/b c".into()).is_ok());
        assert!(search_path("/a:b".into()).is_err());
    }
}
