//! Why a command could not do what was asked.

use std::io;
use std::path::PathBuf;

use zemu_config::{ConfigError, Unsupported};

use crate::kernel::KernelError;

/// The exit status of everything that is wrong before a program starts.
pub const USAGE: u8 = 64;

/// Why a command could not do what was asked. Each is one sentence.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// A setting that is wrong.
    #[error("{0}")]
    Settings(#[from] ConfigError),
    /// A setting that is valid but does nothing in this version.
    #[error("{} is \"{}\": {}", .0.key, .0.value, .0.sentence)]
    Unsupported(Unsupported),
    /// The report file cannot be written.
    #[error("{0}")]
    Report(#[from] zemu_diag::OpenError),
    /// A name that is not among those that there are.
    #[error("there is no {what} {name}{}", did_you_mean(.nearest.as_deref()))]
    Unknown {
        /// What it should name.
        what: &'static str,
        /// The name.
        name: String,
        /// The most similar one.
        nearest: Option<String>,
    },
    /// A profile that does not read.
    #[error("{0}")]
    Profile(#[from] zemu_profile::ProfileError),
    /// One of the libraries is not where it is looked for.
    #[error("{name} was not found; looked in {}", list(.folders))]
    NoLibrary {
        /// Its file name.
        name: &'static str,
        /// The folders.
        folders: Vec<PathBuf>,
    },
    /// A library whose path cannot be handed on.
    #[error("{} cannot be handed to programs: {variable} is a list in which {separator:?} separates", .path.display())]
    Path {
        /// The path.
        path: PathBuf,
        /// The variable.
        variable: &'static str,
        /// The character in question.
        separator: char,
    },
    /// The folder with the drop-in's run-time name cannot be made.
    #[error("the folder {} for the drop-in library cannot be made: {source}", .path.display())]
    DropInFolder {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The path of this program is not known.
    #[error("the path of zemu itself cannot be found: {0}")]
    OwnPath(io::Error),
    /// A file or child of our own that fails.
    #[error("{what} failed: {source}")]
    System {
        /// What was tried.
        what: &'static str,
        /// What the system said.
        source: io::Error,
    },
    /// The program cannot be started.
    #[error("{program} cannot be started: {source}")]
    Start {
        /// The program.
        program: String,
        /// What the system said.
        source: io::Error,
    },
    /// The library cannot be used.
    #[error("{0}")]
    Client(#[from] zemu_client::ClientError),
    /// A kernel that cannot be run, or trapped.
    #[error("{0}")]
    Kernel(#[from] KernelError),
    /// A call failed that must not fail here.
    #[error("{0}")]
    Call(#[from] crate::ffi::Refused),
    /// A child of zemu itself ended with a failure.
    #[error("{what} ended with {status}")]
    Child {
        /// What it did.
        what: String,
        /// How it ended.
        status: std::process::ExitStatus,
    },
    /// Something that zemu promises did not hold.
    #[error("{0}")]
    NotHeld(String),
}

impl CliError {
    /// The exit status that tells it.
    pub fn status(&self) -> u8 {
        match self {
            Self::Start { source, .. } if source.kind() == io::ErrorKind::NotFound => 127,
            Self::Start { .. } => 126,
            Self::Kernel(KernelError::Trap(_)) => 1,
            Self::Client(_) | Self::Call(_) | Self::Child { .. } | Self::NotHeld(_) => 1,
            _ => USAGE,
        }
    }
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest
        .map(|n| format!("; did you mean {n}?"))
        .unwrap_or_default()
}

fn list(folders: &[PathBuf]) -> String {
    let names: Vec<_> = folders.iter().map(|f| f.display().to_string()).collect();
    names.join(", ")
}
