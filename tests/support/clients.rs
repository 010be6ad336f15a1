//! The C clients under `tests/c`: compiled once against the newest headers, started behind a loader of choice.
//!
//! ```no_run
//! # use zemu_tests::{clients::{Client, Setup, zemu}, debs::Debs};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let debs = Debs::load()?;
//! let setup = Setup::behind(debs.newest()?)?.drivers([zemu()?]).validation();
//! let finished = Client::Guide.run(&setup, &["kernel.spv"])?;
//! # Ok(()) }
//! ```

mod build;
mod setup;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::debs::DebsError;
use crate::process::{self, Finished, ProcessError};

pub use build::{compile, compile_library};
pub use setup::Setup;

/// No client needs a tenth of this, even on a loaded machine.
pub const TIME_LIMIT: Duration = Duration::from_secs(60);

/// A program of `tests/c`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Client {
    /// The call sequence of the extension's guide.
    Guide,
    /// The same work with calls of API 1.0 only.
    Guide10,
    /// Lists drivers and devices, and touches each.
    Enumerate,
    /// Counts its own calls with a tracer.
    Tracer,
    /// Asks every table getter for tables that end before an inaccessible page.
    DdiGuard,
    /// Loads, closes, forks, and calls at the end of the process.
    DlopenClose,
    /// Injects a fault and reads findings through `zemu.h`.
    Control,
}

impl Client {
    fn name(self) -> &'static str {
        match self {
            Self::Guide => "guide",
            Self::Guide10 => "guide_1_0",
            Self::Enumerate => "enumerate",
            Self::Tracer => "tracer",
            Self::DdiGuard => "ddi_guard",
            Self::DlopenClose => "dlopen_close",
            Self::Control => "control",
        }
    }

    /// Compiles the client if it has changed, and runs it.
    ///
    /// # Errors
    ///
    /// [`ClientError`]; a client that ends with a failure is no error here.
    pub fn run(self, setup: &Setup, arguments: &[&str]) -> Result<Finished, ClientError> {
        let program = compile(self.name())?;
        Ok(process::run(
            &mut setup.command(&program, arguments)?,
            TIME_LIMIT,
        )?)
    }
}

/// Why a client could not be run.
#[derive(Debug)]
pub enum ClientError {
    /// The Debian packages are not as they should be.
    Debs(DebsError),
    /// The compiler refuses the client.
    Compile {
        /// The source file.
        source_file: PathBuf,
        /// What the compiler said.
        answer: String,
    },
    /// A library under test has not been built.
    NotBuilt {
        /// Where it was looked for.
        path: PathBuf,
        /// The package that makes it.
        package: &'static str,
    },
    /// A library under test is older than one of its sources.
    Stale {
        /// The library.
        path: PathBuf,
        /// The package that makes it.
        package: &'static str,
        /// The source.
        source_file: PathBuf,
    },
    /// A file of the test itself cannot be made.
    File {
        /// The file.
        path: PathBuf,
        /// What the system answered.
        source: io::Error,
    },
    /// The client, or the compiler, did not run to its end.
    Process(ProcessError),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Debs(error) => error.fmt(f),
            Self::Process(error) => error.fmt(f),
            Self::Compile { source_file, answer } => {
                write!(f, "{} cannot be compiled:\n{answer}", source_file.display())
            }
            Self::NotBuilt { path, package } => {
                write!(f, "{} is not there: run cargo build -p {package}", path.display())
            }
            Self::Stale {
                path,
                package,
                source_file,
            } => {
                let (path, source_file) = (path.display(), source_file.display());
                write!(
                    f,
                    "{path} is older than {source_file}: run cargo build -p {package}"
                )
            }
            Self::File { path, source } => write!(f, "{} cannot be made: {source}", path.display()),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<DebsError> for ClientError {
    fn from(error: DebsError) -> Self {
        Self::Debs(error)
    }
}

impl From<ProcessError> for ClientError {
    fn from(error: ProcessError) -> Self {
        Self::Process(error)
    }
}

/// The error of a test function. The test harness shows an error in its debug form, which here is the sentence that was
/// meant for people.
pub struct Failure(String);

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: fmt::Display> From<E> for Failure {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

/// The driver library under test.
///
/// # Errors
///
/// [`ClientError::NotBuilt`] or [`ClientError::Stale`]: a test does not build it.
pub fn zemu() -> Result<PathBuf, ClientError> {
    built("libzemu.so", "zemu-driver-lib")
}

/// The drop-in loader library under test, under the name that the linker gives it.
///
/// # Errors
///
/// As [`zemu`].
pub fn drop_in() -> Result<PathBuf, ClientError> {
    built("libze_loader.so", "zemu-dropin")
}

/// A folder of the tests' sources, below `tests/`.
#[must_use]
pub fn source_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// A folder for what tests make, below the profile folder. It is kept.
///
/// # Errors
///
/// [`ClientError::File`] if it cannot be made.
pub fn scratch_folder(name: &str) -> Result<PathBuf, ClientError> {
    let path = profile_folder().join("clients").join(name);
    match std::fs::create_dir_all(&path) {
        Ok(()) => Ok(path),
        Err(source) => Err(ClientError::File { path, source }),
    }
}

/// The folder that cargo puts finished libraries into: the one above that of the running test.
pub(crate) fn profile_folder() -> PathBuf {
    let test = std::env::current_exe().unwrap_or_default();
    test.ancestors().nth(2).map(Path::to_path_buf).unwrap_or_default()
}

fn built(name: &str, package: &'static str) -> Result<PathBuf, ClientError> {
    let path = profile_folder().join(name);
    let Ok(written) = std::fs::metadata(&path).and_then(|metadata| metadata.modified()) else {
        return Err(ClientError::NotBuilt { path, package });
    };
    // Cargo lists the sources beside the library. A result of yesterday's library would say nothing about today's.
    let list = std::fs::read_to_string(path.with_extension("d")).unwrap_or_default();
    for source_file in build::listed_sources(&list) {
        let changed = std::fs::metadata(&source_file).and_then(|metadata| metadata.modified());
        if changed.is_ok_and(|changed| changed > written) {
            return Err(ClientError::Stale {
                path,
                package,
                source_file,
            });
        }
    }
    Ok(path)
}
