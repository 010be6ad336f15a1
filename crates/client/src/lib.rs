//! A typed client of the Level Zero C ABI: opens a library and looks up every function that the API has.
//!
//! The command, the tests and the fuzz targets call the emulated driver through it, as a program would: through the
//! exported names of the built library. The control functions of `zemu.h` are looked up the same way ([`Control`]).

mod control;
mod generated;

use std::path::{Path, PathBuf};

pub use control::{Control, RuleError, Severity, Status};
pub use generated::Api;

/// Why a library cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The library cannot be opened.
    #[error("{path} cannot be opened: {reason}")]
    Open {
        /// The library.
        path: PathBuf,
        /// What the dynamic linker said.
        reason: String,
    },
    /// The library does not export a function.
    #[error("the library does not export {name}: {reason}")]
    Symbol {
        /// The function.
        name: String,
        /// What the dynamic linker said.
        reason: String,
    },
}

/// An opened library. It stays open until the process ends, so that what was looked up in it stays valid.
#[derive(Debug)]
pub struct Library(std::mem::ManuallyDrop<libloading::Library>);

#[allow(
    unsafe_code,
    reason = "opening a library runs its initialisers; a symbol has the type that its name says"
)]
impl Library {
    /// Opens the library at `path`.
    ///
    /// # Errors
    /// [`ClientError::Open`].
    pub fn open(path: &Path) -> Result<Self, ClientError> {
        // SAFETY: the caller names a Level Zero library, whose initialisers are harmless.
        let library = unsafe { libloading::Library::new(path) };
        library
            .map(|l| Self(std::mem::ManuallyDrop::new(l)))
            .map_err(|e| ClientError::Open {
                path: path.to_owned(),
                reason: e.to_string(),
            })
    }

    /// The function `name`.
    ///
    /// # Safety
    /// `T` is the function-pointer type of `name`.
    ///
    /// # Errors
    /// [`ClientError::Symbol`].
    pub unsafe fn function<T: Copy>(&self, name: &str) -> Result<T, ClientError> {
        // SAFETY: by this function's contract.
        let symbol = unsafe { self.0.get::<T>(name.as_bytes()) };
        symbol.map(|s| *s).map_err(|e| ClientError::Symbol {
            name: name.to_owned(),
            reason: e.to_string(),
        })
    }
}
