//! The library under test, opened as a program opens it.

use std::path::PathBuf;
use std::sync::OnceLock;

use zemu_client::{Api, Control, Library};

use crate::clients::{self, ClientError};

/// Where the driver library is. A test does not build it: `cargo build -p zemu-driver-lib -p zemu-dropin` does.
///
/// # Panics
/// If it is not there, or older than one of its sources; the sentence names what to build.
#[must_use]
pub fn path() -> PathBuf {
    built(clients::zemu())
}

/// Where the drop-in is.
///
/// # Panics
/// As [`path`].
#[must_use]
pub fn drop_in_path() -> PathBuf {
    built(clients::drop_in())
}

fn built(path: Result<PathBuf, ClientError>) -> PathBuf {
    match path {
        Ok(path) => path,
        Err(error) => panic!("{error} (both: cargo build -p zemu-driver-lib -p zemu-dropin)"),
    }
}

/// The driver library, opened once in this process.
///
/// # Panics
/// As [`path`], or if the library cannot be opened.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::open(&path()).unwrap_or_else(|error| panic!("{error}")))
}

/// Every function of the API, looked up once in this process.
///
/// # Panics
/// As [`library`], or if a function is not exported.
pub fn api() -> &'static Api {
    static API: OnceLock<Api> = OnceLock::new();
    API.get_or_init(|| Api::load(library()).unwrap_or_else(|error| panic!("{error}")))
}

/// The control functions, looked up once in this process.
///
/// # Panics
/// As [`api`].
pub fn control() -> &'static Control {
    static CONTROL: OnceLock<Control> = OnceLock::new();
    CONTROL.get_or_init(|| Control::load(library()).unwrap_or_else(|error| panic!("{error}")))
}
