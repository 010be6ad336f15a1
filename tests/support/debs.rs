//! The unpacked Debian packages that `cargo xtask debs` left in the target folder, as its manifest names them.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::clients::profile_folder;

/// What was unpacked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Debs {
    /// One entry per suite.
    pub suites: Vec<Suite>,
    /// The folder of Intel's driver with its version, or why there is none.
    pub intel_gpu: Result<IntelGpu, String>,
}

/// One suite of Debian, unpacked as if a folder were `/`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suite {
    /// Its name.
    pub name: String,
    /// The folder.
    pub root: PathBuf,
    /// Packages with versions.
    pub packages: Vec<(String, String)>,
}

/// Intel's own driver, from the newest suite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IntelGpu {
    /// Version of its package.
    pub version: String,
    /// The folder, without a C library of its own.
    pub root: PathBuf,
}

/// Why the packages cannot be used.
#[derive(Debug)]
pub enum DebsError {
    /// Nothing has been fetched, or the manifest cannot be read.
    Missing {
        /// The manifest.
        path: PathBuf,
        /// What the system answered.
        source: io::Error,
    },
    /// The manifest has a line of another form.
    Line {
        /// The manifest.
        path: PathBuf,
        /// The line.
        text: String,
    },
    /// A suite, or a file in it, is not there.
    Incomplete {
        /// What is missing.
        what: String,
    },
}

impl fmt::Display for DebsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { path, source } => write!(f, "{} cannot be read ({source})", path.display())?,
            Self::Line { path, text } => write!(f, "{} has the unknown line {text}", path.display())?,
            Self::Incomplete { what } => write!(f, "{what} is missing from the unpacked Debian packages")?,
        }
        write!(f, ": run cargo xtask debs")
    }
}

impl std::error::Error for DebsError {}

impl Debs {
    /// Reads the manifest of the target folder that this test was built in.
    ///
    /// # Errors
    ///
    /// [`DebsError`], whose text says what to run.
    pub fn load() -> Result<Self, DebsError> {
        let folder = folder();
        let path = folder.join("manifest.txt");
        match std::fs::read_to_string(&path) {
            Ok(text) => parse(&folder, &text).map_err(|text| DebsError::Line { path, text }),
            Err(source) => Err(DebsError::Missing { path, source }),
        }
    }

    /// The suite of that name.
    ///
    /// # Errors
    ///
    /// [`DebsError::Incomplete`] if it was not fetched.
    pub fn suite(&self, name: &str) -> Result<&Suite, DebsError> {
        let found = self.suites.iter().find(|suite| suite.name == name);
        found.ok_or_else(|| DebsError::Incomplete {
            what: format!("suite {name}"),
        })
    }

    /// The suite with the newest loader, whose headers the clients are compiled against.
    ///
    /// # Errors
    ///
    /// As [`Debs::suite`].
    pub fn newest(&self) -> Result<&Suite, DebsError> {
        self.suite("sid")
    }
}

impl Suite {
    /// The version of a package.
    ///
    /// # Errors
    ///
    /// [`DebsError::Incomplete`] if the suite does not hold it.
    pub fn version(&self, package: &str) -> Result<&str, DebsError> {
        let found = self.packages.iter().find(|(name, _)| name == package);
        let missing = || DebsError::Incomplete {
            what: format!("{package} of {}", self.name),
        };
        found.map(|(_, version)| version.as_str()).ok_or_else(missing)
    }

    /// The suite's own dynamic linker.
    ///
    /// # Errors
    ///
    /// [`DebsError::Incomplete`] if there is none.
    pub fn linker(&self) -> Result<PathBuf, DebsError> {
        self.library("ld-linux-x86-64.so.2")
    }

    /// A library by its file name.
    ///
    /// # Errors
    ///
    /// [`DebsError::Incomplete`] if there is none.
    pub fn library(&self, name: &str) -> Result<PathBuf, DebsError> {
        let found = library_folders(&self.root)
            .into_iter()
            .map(|folder| folder.join(name))
            .find(|path| path.exists());
        found.ok_or_else(|| DebsError::Incomplete {
            what: format!("{name} of {}", self.name),
        })
    }

    /// Folders with libraries.
    #[must_use]
    pub fn library_folders(&self) -> Vec<PathBuf> {
        library_folders(&self.root)
    }

    /// Folder with headers.
    #[must_use]
    pub fn include_folder(&self) -> PathBuf {
        self.root.join("usr/include")
    }
}

impl IntelGpu {
    /// Folders with libraries.
    #[must_use]
    pub fn library_folders(&self) -> Vec<PathBuf> {
        library_folders(&self.root)
    }

    /// The driver.
    #[must_use]
    pub fn driver(&self) -> PathBuf {
        self.root.join("usr/lib/x86_64-linux-gnu/libze_intel_gpu.so.1")
    }
}

/// Suites before and after the merge of `/lib` into `/usr/lib` differ.
fn library_folders(root: &Path) -> Vec<PathBuf> {
    let all = ["lib/x86_64-linux-gnu", "usr/lib/x86_64-linux-gnu"].map(|name| root.join(name));
    all.into_iter().filter(|folder| folder.is_dir()).collect()
}

/// `debs` beside the profile folder; one further up if the target folder has a part for each target triple.
fn folder() -> PathBuf {
    let profile = profile_folder();
    let candidates = profile
        .ancestors()
        .skip(1)
        .take(2)
        .map(|folder| folder.join("debs"));
    let found = candidates
        .clone()
        .find(|folder| folder.join("manifest.txt").is_file());
    found
        .or_else(|| candidates.clone().next())
        .unwrap_or_else(|| PathBuf::from("debs"))
}

/// The manifest's form is described where it is written, in `xtask`. On failure the offending line.
fn parse(folder: &Path, text: &str) -> Result<Debs, String> {
    let mut debs = Debs {
        suites: Vec::new(),
        intel_gpu: Err("the manifest does not name it".to_owned()),
    };
    for line in text.lines() {
        let (key, value) = line.split_once('=').ok_or(line)?;
        match (key, debs.suites.last_mut(), &mut debs.intel_gpu) {
            ("mirror", _, _) => {}
            ("suite", _, _) => debs.suites.push(Suite {
                name: value.to_owned(),
                root: folder.to_owned(),
                packages: Vec::new(),
            }),
            ("root", Some(suite), _) => suite.root = folder.join(value),
            ("package", Some(suite), _) => {
                let (name, version) = value.split_once(' ').ok_or(line)?;
                suite.packages.push((name.to_owned(), version.to_owned()));
            }
            ("intel-gpu", _, intel) => {
                *intel = Ok(IntelGpu {
                    version: value.to_owned(),
                    root: folder.to_owned(),
                });
            }
            ("intel-gpu-root", _, Ok(intel)) => intel.root = folder.join(value),
            ("intel-gpu-unavailable", _, intel) => *intel = Err(value.to_owned()),
            _ => return Err(line.to_owned()),
        }
    }
    Ok(debs)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
mirror=http://mirror.example/debian
suite=bookworm
root=bookworm/root
package=libze1 1.8.12-1
suite=sid
root=sid/root
package=libze1 1.32.0-1
package=libze-dev 1.32.0-1
intel-gpu=26.27-1
intel-gpu-root=sid/intel-gpu
";

    #[test]
    fn the_manifest_names_folders_and_versions() {
        let debs = parse(Path::new("/t/debs"), TEXT).unwrap();
        assert_eq!(
            debs.suite("bookworm").unwrap().root,
            Path::new("/t/debs/bookworm/root")
        );
        assert_eq!(debs.newest().unwrap().version("libze-dev").unwrap(), "1.32.0-1");
        assert_eq!(debs.intel_gpu.unwrap().root, Path::new("/t/debs/sid/intel-gpu"));
    }

    #[test]
    fn what_is_missing_is_named_with_the_remedy() {
        let debs = parse(Path::new("/t/debs"), TEXT).unwrap();
        let error = debs.suite("bookworm").unwrap().version("libze-dev").unwrap_err();
        assert_eq!(
            error.to_string(),
            "libze-dev of bookworm is missing from the unpacked Debian packages: run cargo xtask debs"
        );
        assert!(debs.suite("trixie").is_err());
        assert!(debs.newest().unwrap().linker().is_err());
    }

    #[test]
    fn lines_of_another_form_are_refused() {
        assert_eq!(parse(Path::new("/t"), "root=x\n").unwrap_err(), "root=x");
        assert_eq!(parse(Path::new("/t"), "anything\n").unwrap_err(), "anything");
    }
}
