//! Debian packages that the loader tests need: the Level Zero loader in three ages, its headers, and the C and C++
//! run-time libraries that each was built for.
//!
//! Packages are unpacked with `dpkg -x` into the target folder and never installed, so that tests meet Debian's own
//! binaries on any machine. The mirror is the one that the machine's apt sources name. What was unpacked is written to
//! `debs/manifest.txt` in the target folder, which is all that the tests read.

mod index;
mod manifest;
mod sources;
mod store;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use index::{Index, Package};

/// The suites, oldest first: a loader that knows API 1.4, one that knows 1.12, and the newest there is.
const SUITES: [&str; 3] = ["bookworm", "trixie", "sid"];

/// What a loader needs to run by itself.
const RUNTIME: [&str; 4] = ["libze1", "libc6", "libstdc++6", "libgcc-s1"];

/// The suite whose headers the C clients are compiled against; also the one of the second driver.
const NEWEST: &str = "sid";

/// The package with the headers.
const HEADERS: &str = "libze-dev";

/// The driver of real devices, which tests load beside ours.
const INTEL_GPU: &str = "libze-intel-gpu1";

/// The oldest header that knows everything the clients use.
const MINIMUM_HEADERS: (u32, u32) = (1, 32);

/// What was unpacked, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Debs {
    /// Address of the Debian archive that the packages came from.
    pub mirror: String,
    /// One entry per suite, oldest first.
    pub suites: Vec<Suite>,
    /// The second driver, or why there is none.
    pub intel_gpu: IntelGpu,
}

/// The unpacked packages of one suite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suite {
    /// Name of the suite: `bookworm`, `trixie` or `sid`.
    pub name: String,
    /// Folder that the packages were unpacked into, as if it were `/`.
    pub root: PathBuf,
    /// Package names with versions, in the order in which they were asked for.
    pub packages: Vec<(String, String)>,
}

/// Intel's driver from the newest suite. It is optional: tests print the reason when it is not there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IntelGpu {
    /// Unpacked with what it depends on.
    Available {
        /// Version of `libze-intel-gpu1`.
        version: String,
        /// Folder that it was unpacked into; its C library is the one of the suite's own root.
        root: PathBuf,
    },
    /// It cannot be had.
    Unavailable {
        /// Why, as one line.
        reason: String,
    },
}

/// Why the packages cannot be had.
#[derive(Debug)]
pub enum DebsError {
    /// A file cannot be read or written.
    File {
        /// What was being done, as a verb: "read", "write", "remove", "create".
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// What the system answered.
        source: io::Error,
    },
    /// The apt sources name no archive that has Debian's own suites.
    NoMirror {
        /// The files that were read.
        read: Vec<PathBuf>,
    },
    /// A program cannot be started or reports a failure.
    Program {
        /// The program.
        program: &'static str,
        /// What it was to do.
        purpose: String,
        /// Its own words, or those of the system.
        answer: String,
    },
    /// A suite has no package of that name.
    NoPackage {
        /// The suite.
        suite: String,
        /// The package.
        package: String,
    },
    /// A download differs from what the suite's index promises.
    Checksum {
        /// The downloaded file, which has been removed.
        path: PathBuf,
        /// SHA-256 in the index.
        expected: String,
        /// SHA-256 of the file.
        found: String,
    },
    /// The newest suite's headers are older than the clients need.
    OldHeaders {
        /// The version found.
        found: String,
    },
    /// The manifest of an earlier run cannot be understood.
    Manifest {
        /// The line, counted from 1.
        line: usize,
        /// Its text.
        text: String,
    },
}

impl fmt::Display for DebsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { action, path, source } => write!(f, "cannot {action} {}: {source}", path.display()),
            Self::NoMirror { read } => {
                write!(
                    f,
                    "no Debian archive with one of Debian's own suites is named by this machine's apt sources"
                )?;
                let names: Vec<String> = read.iter().map(|path| path.display().to_string()).collect();
                if names.is_empty() {
                    write!(f, " (there are none)")
                } else {
                    write!(f, " ({})", names.join(", "))
                }
            }
            Self::Program {
                program,
                purpose,
                answer,
            } => write!(f, "{program} cannot {purpose}: {answer}"),
            Self::NoPackage { suite, package } => {
                write!(f, "suite {suite} has no package {package} for amd64")
            }
            Self::Checksum {
                path,
                expected,
                found,
            } => {
                write!(
                    f,
                    "{} has SHA-256 {found}, but the index says {expected}; it was removed",
                    path.display()
                )
            }
            Self::OldHeaders { found } => {
                let (major, minor) = MINIMUM_HEADERS;
                write!(
                    f,
                    "{HEADERS} of {NEWEST} is {found}, but the clients need {major}.{minor}.0 or newer"
                )
            }
            Self::Manifest { line, text } => write!(f, "manifest line {line} is not understood: {text}"),
        }
    }
}

impl std::error::Error for DebsError {}

impl fmt::Display for Debs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "mirror {}", self.mirror)?;
        for suite in &self.suites {
            write!(f, "{}:", suite.name)?;
            for (name, version) in &suite.packages {
                write!(f, " {name} {version}")?;
            }
            writeln!(f)?;
        }
        match &self.intel_gpu {
            IntelGpu::Available { version, .. } => write!(f, "{NEWEST}: {INTEL_GPU} {version}"),
            IntelGpu::Unavailable { reason } => write!(f, "{NEWEST}: {INTEL_GPU} is not available: {reason}"),
        }
    }
}

/// Makes sure that the packages lie unpacked under `target_dir/debs`, and says which they are.
///
/// Within a day of a complete run this only reads the manifest, so that it can stand before every test run.
///
/// # Errors
///
/// Names the mirror, file, program, package or check that failed. A second driver that cannot be had is not an error.
pub fn fetch(target_dir: &Path) -> Result<Debs, DebsError> {
    let folder = target_dir.join("debs");
    if let Some(debs) = manifest::read_fresh(&folder)? {
        return Ok(debs);
    }
    let mirrors = sources::mirrors()?;
    let (mirror, suites) = unpack_from_any(&folder, &mirrors)?;
    let intel_gpu = match unpack_intel_gpu(&folder, &mirror) {
        Ok(found) => found,
        Err(error) => IntelGpu::Unavailable {
            reason: error.to_string(),
        },
    };
    let debs = Debs {
        mirror,
        suites,
        intel_gpu,
    };
    manifest::write(&folder, &debs)?;
    Ok(debs)
}

/// The first mirror that serves all suites; its failure is reported when none does.
fn unpack_from_any(folder: &Path, mirrors: &[String]) -> Result<(String, Vec<Suite>), DebsError> {
    let mut first = None;
    for mirror in mirrors {
        let suites: Result<Vec<Suite>, DebsError> = SUITES
            .iter()
            .map(|suite| unpack_suite(folder, mirror, suite))
            .collect();
        match suites {
            Ok(suites) => return Ok((mirror.clone(), suites)),
            Err(error) => first = first.or(Some(error)),
        }
    }
    Err(first.unwrap_or(DebsError::NoMirror { read: Vec::new() }))
}

fn unpack_suite(folder: &Path, mirror: &str, suite: &str) -> Result<Suite, DebsError> {
    let mut names = RUNTIME.to_vec();
    if suite == NEWEST {
        names.push(HEADERS);
    }
    let suite_folder = folder.join(suite);
    let packages = store::with_index(mirror, suite, &suite_folder, |index| {
        let packages = index.pick(suite, &names)?;
        check_headers(&packages)?;
        store::unpack(mirror, folder, &suite_folder.join("root"), &packages)?;
        Ok(packages)
    })?;
    let packages = packages
        .into_iter()
        .map(|package| (package.name, package.version))
        .collect();
    Ok(Suite {
        name: suite.to_owned(),
        root: suite_folder.join("root"),
        packages,
    })
}

/// The clients use names that headers before 1.32 do not declare.
fn check_headers(packages: &[Package]) -> Result<(), DebsError> {
    match packages.iter().find(|package| package.name == HEADERS) {
        Some(headers) if index::upstream_version(&headers.version) < MINIMUM_HEADERS => {
            Err(DebsError::OldHeaders {
                found: headers.version.clone(),
            })
        }
        _ => Ok(()),
    }
}

fn unpack_intel_gpu(folder: &Path, mirror: &str) -> Result<IntelGpu, DebsError> {
    let suite_folder = folder.join(NEWEST);
    let root = suite_folder.join("intel-gpu");
    store::with_index(mirror, NEWEST, &suite_folder, |index: &Index| {
        let packages = index.closure(NEWEST, INTEL_GPU, &RUNTIME)?;
        store::unpack(mirror, folder, &root, &packages)?;
        let version = packages
            .first()
            .map(|package| package.version.clone())
            .unwrap_or_default();
        Ok(IntelGpu::Available {
            version,
            root: root.clone(),
        })
    })
}
