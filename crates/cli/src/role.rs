//! How the library gets into a program: behind the machine's loader, or in its place.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use zemu_client::Library;

use crate::args::{RoleArg, own_path};
use crate::error::CliError;
use crate::libraries::{self, DropIn};

/// The name that programs are linked with.
const LOADER: &str = "libze_loader.so.1";

/// The way that was chosen, with what it needs.
#[derive(Debug)]
pub struct Role {
    /// The variable that does it.
    pub variable: &'static str,
    /// Its value.
    pub value: OsString,
    /// Keeps the drop-in's folder as long as the program may load it.
    _folder: Option<DropIn>,
}

/// Decides the role. `lasting` if what it needs must outlive this process.
///
/// # Errors
/// [`CliError`] if a library is missing or cannot be handed on.
pub fn decide(wanted: RoleArg, lasting: bool) -> Result<Role, CliError> {
    let behind_loader = match wanted {
        RoleArg::Loader => true,
        RoleArg::Dropin => false,
        RoleArg::Auto => loader_opens()?,
    };
    if behind_loader {
        return Ok(Role {
            variable: "ZE_ENABLE_ALT_DRIVERS",
            value: libraries::driver()?.into(),
            _folder: None,
        });
    }
    let folder = if lasting {
        libraries::lasting_drop_in()?
    } else {
        libraries::drop_in()?
    };
    Ok(Role {
        variable: "LD_LIBRARY_PATH",
        value: in_front(&folder.path, std::env::var_os("LD_LIBRARY_PATH")),
        _folder: Some(folder),
    })
}

/// The search path with `folder` first. An empty part would stand for the current folder.
fn in_front(folder: &Path, old: Option<OsString>) -> OsString {
    let mut path = folder.as_os_str().to_owned();
    if let Some(old) = old.filter(|old| !old.is_empty()) {
        path.push(":");
        path.push(old);
    }
    path
}

/// Whether a program with this environment finds a loader. A process of its own tries it: a loader runs code when it
/// is opened, and the dynamic linker would keep what it found.
fn loader_opens() -> Result<bool, CliError> {
    let mut probe = Command::new(own_path()?);
    probe.arg("__probe");
    probe
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let status = probe.status().map_err(|source| CliError::System {
        what: "starting the process that looks for a loader",
        source,
    })?;
    Ok(status.success())
}

/// What that process does.
pub fn probe() -> ExitCode {
    match Library::open(Path::new(LOADER)) {
        Ok(_) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_path_keeps_what_was_there() {
        let folder = Path::new("/z");
        assert_eq!(in_front(folder, None), "/z");
        assert_eq!(in_front(folder, Some("".into())), "/z");
        assert_eq!(in_front(folder, Some("/a:/b".into())), "/z:/a:/b");
    }
}
