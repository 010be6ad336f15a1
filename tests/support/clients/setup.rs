//! In front of which library a client is started.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{ClientError, drop_in, scratch_folder};
use crate::debs::Suite;

/// How a client is started: which loader it meets, with which layers and drivers.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The dynamic linker that starts the client; the machine's own if there is none.
    linker: Option<PathBuf>,
    library_folders: Vec<PathBuf>,
    variables: Vec<(String, OsString)>,
}

impl Setup {
    /// No loader at all: the client loads what it uses by itself.
    #[must_use]
    pub fn alone() -> Self {
        Self {
            linker: None,
            library_folders: Vec::new(),
            variables: Vec::new(),
        }
    }

    /// The drop-in library in the loader's place.
    ///
    /// # Errors
    ///
    /// [`ClientError`] if the library has not been built or cannot be put into a folder under its run-time name.
    pub fn drop_in() -> Result<Self, ClientError> {
        let folder = scratch_folder("drop-in")?;
        link(&drop_in()?, &folder.join("libze_loader.so.1"))?;
        Ok(Self {
            library_folders: vec![folder],
            ..Self::alone()
        })
    }

    /// Behind a suite's own loader, with the C library that it was built for.
    ///
    /// # Errors
    ///
    /// [`ClientError::Debs`] if the suite has no dynamic linker or no loader.
    pub fn behind(suite: &Suite) -> Result<Self, ClientError> {
        suite.library("libze_loader.so.1")?;
        Ok(Self {
            linker: Some(suite.linker()?),
            library_folders: suite.library_folders(),
            ..Self::alone()
        })
    }

    /// The drivers that the loader is to load, in this order, instead of those that it would look for.
    #[must_use]
    pub fn drivers<P: AsRef<Path>>(self, drivers: impl IntoIterator<Item = P>) -> Self {
        let mut list = OsString::new();
        for driver in drivers {
            if !list.is_empty() {
                list.push(",");
            }
            list.push(driver.as_ref());
        }
        self.variable("ZE_ENABLE_ALT_DRIVERS", list)
    }

    /// With the validation layer and its checks, the one for leaks included, which prints a balance at the end; not
    /// with the one for [lifetimes](Self::lifetimes).
    #[must_use]
    pub fn validation(self) -> Self {
        [
            "ZE_ENABLE_VALIDATION_LAYER",
            "ZE_ENABLE_PARAMETER_VALIDATION",
            "ZE_ENABLE_THREADING_VALIDATION",
            "ZEL_ENABLE_BASIC_LEAK_CHECKER",
            "ZEL_ENABLE_CERTIFICATION_CHECKER",
            "ZEL_LOADER_LOG_CONSOLE",
        ]
        .into_iter()
        .fold(self, |setup, name| setup.variable(name, "1"))
    }

    /// With the validation layer's check of handles too. Up to loader 1.32 it takes an immediate list for a closed one,
    /// and answers each append with INVALID_ARGUMENT, so that it suits clients with regular lists only.
    #[must_use]
    pub fn lifetimes(self) -> Self {
        self.validation().variable("ZE_ENABLE_HANDLE_LIFETIME", "1")
    }

    /// With the tracing layer in the way of every call.
    #[must_use]
    pub fn tracing(self) -> Self {
        self.variable("ZE_ENABLE_TRACING_LAYER", "1")
    }

    /// With more folders for libraries.
    #[must_use]
    pub fn folders(mut self, folders: impl IntoIterator<Item = PathBuf>) -> Self {
        self.library_folders.extend(folders);
        self
    }

    /// With an environment variable.
    #[must_use]
    pub fn variable(mut self, name: &str, value: impl Into<OsString>) -> Self {
        self.variables.push((name.to_owned(), value.into()));
        self
    }

    /// The command that starts `program` so.
    ///
    /// # Errors
    ///
    /// [`ClientError::File`] if a folder's name cannot stand in a search path.
    pub fn command(&self, program: &Path, arguments: &[&str]) -> Result<Command, ClientError> {
        let path = std::env::join_paths(&self.library_folders).map_err(|error| ClientError::File {
            path: program.to_owned(),
            source: io::Error::other(error),
        })?;
        let mut command = match &self.linker {
            Some(linker) => {
                let mut command = Command::new(linker);
                command.arg("--library-path").arg(&path).arg(program);
                command
            }
            None => Command::new(program),
        };
        // What the developer has set must not decide a test, and the dynamic linker's own variables would hold for
        // the wrong one.
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if ["ZE_", "ZES_", "ZET_", "ZEL_", "ZEMU_", "LD_"]
                .iter()
                .any(|prefix| text.starts_with(prefix))
            {
                command.env_remove(&name);
            }
        }
        if self.linker.is_none() && !path.is_empty() {
            command.env("LD_LIBRARY_PATH", path);
        }
        command
            .args(arguments)
            .envs(self.variables.iter().map(|(name, value)| (name, value)));
        Ok(command)
    }
}

/// Makes a symbolic link, replacing one that is there in one step: other tests may be using it.
fn link(target: &Path, path: &Path) -> Result<(), ClientError> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    if fs::read_link(path).is_ok_and(|found| found == target) {
        return Ok(());
    }
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let part = path.with_extension(format!("{}-{number}.part", std::process::id()));
    std::os::unix::fs::symlink(target, &part)
        .and_then(|()| fs::rename(&part, path))
        .map_err(|source| ClientError::File {
            path: path.to_owned(),
            source,
        })
}
