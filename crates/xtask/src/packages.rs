//! Debian packages that are installed when they are missing.

use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus};

/// Why packages cannot be installed.
#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    /// apt cannot be started.
    #[error("apt-get cannot be run: {0}")]
    Start(io::Error),
    /// apt refuses, or brings nothing.
    #[error("apt-get cannot install {packages} ({status})")]
    Failed {
        /// What was missing.
        packages: String,
        /// How apt ended.
        status: ExitStatus,
    },
}

/// Installs those of the packages that are not there: each is given with a file that shows that it is. Says what was
/// done.
///
/// # Errors
/// [`InstallError`]
pub fn install(packages: &[(&str, &str)]) -> Result<String, InstallError> {
    let missing: Vec<&str> = packages
        .iter()
        .filter(|(_, file)| !Path::new(file).exists())
        .map(|(package, _)| *package)
        .collect();
    if missing.is_empty() {
        return Ok("everything is there".to_owned());
    }
    let list = missing.join(" ");
    println!("installing {list}");
    let status = apt(&["update", "--quiet=2"]).map_err(InstallError::Start)?;
    let status = if status.success() {
        let mut words = vec!["install", "-y", "--no-install-recommends"];
        words.extend(missing);
        apt(&words).map_err(InstallError::Start)?
    } else {
        status
    };
    if status.success() {
        Ok(format!("installed {list}"))
    } else {
        Err(InstallError::Failed {
            packages: list,
            status,
        })
    }
}

fn apt(words: &[&str]) -> io::Result<ExitStatus> {
    Command::new("apt-get")
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status()
}
