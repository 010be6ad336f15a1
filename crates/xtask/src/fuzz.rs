//! `cargo xtask fuzz [SECONDS]`: runs every fuzz target for so long, from the seeds that are checked in.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// The version that the targets are known to build with.
const CARGO_FUZZ: &str = "0.13.2";
/// Memory that a target may take, in MiB: what the variables of one module may take (2 GiB), and some. An input that
/// takes more is a finding.
const MEMORY_MIB: u32 = 3072;
/// Seconds that one input may take.
const TIMEOUT: u32 = 10;

/// Why fuzzing did not end well.
#[derive(Debug, thiserror::Error)]
pub enum FuzzError {
    /// A program cannot be started.
    #[error("{program} cannot be started: {source}")]
    Start {
        /// The program.
        program: String,
        /// What the system said.
        source: std::io::Error,
    },
    /// The tool cannot be installed.
    #[error("cargo install cargo-fuzz --version {CARGO_FUZZ} failed ({0})")]
    Install(ExitStatus),
    /// A folder cannot be read or made.
    #[error("{path}: {source}")]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// There is nothing to run.
    #[error("fuzz/seeds has no folder: each target has one of its name")]
    NoTargets,
    /// A target crashed, hung, or took too much memory.
    #[error("{target} failed ({status}); the input lies in fuzz/artifacts/{target}")]
    Failed {
        /// The target.
        target: String,
        /// How it ended.
        status: ExitStatus,
    },
}

/// Runs every target for `seconds`, and installs the tool into the target folder if it is not there.
///
/// # Errors
/// [`FuzzError`]; the first target that fails ends the run.
pub fn run(top: &Path, seconds: u32) -> Result<String, FuzzError> {
    let target_folder =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| top.join("target"), PathBuf::from);
    let tools = target_folder.join("tools");
    install(&tools)?;
    let targets = targets(&top.join("fuzz/seeds"))?;
    for target in &targets {
        let seeds = top.join("fuzz/seeds").join(target);
        // libFuzzer writes what it finds interesting into the first folder, and only reads the others.
        let corpus = top.join("fuzz/corpus").join(target);
        std::fs::create_dir_all(&corpus).map_err(|source| FuzzError::Folder {
            path: corpus.clone(),
            source,
        })?;
        let status = status(
            Command::new("cargo")
                .args(["fuzz", "run", target])
                .args([&corpus, &seeds])
                .arg("--")
                .arg(format!("-max_total_time={seconds}"))
                .arg(format!("-rss_limit_mb={MEMORY_MIB}"))
                .arg(format!("-timeout={TIMEOUT}"))
                .arg("-print_final_stats=1")
                .env("PATH", path_with(&tools.join("bin")))
                .env("CARGO_TARGET_DIR", target_folder.join("fuzz"))
                // Instrumentation is an unstable option of a stable compiler.
                .env("RUSTC_BOOTSTRAP", "1")
                .current_dir(top),
        )?;
        if !status.success() {
            return Err(FuzzError::Failed {
                target: target.clone(),
                status,
            });
        }
    }
    Ok(format!(
        "{} targets, {seconds} s each: {}",
        targets.len(),
        targets.join(", ")
    ))
}

/// The targets: each has a folder of seeds.
fn targets(seeds: &Path) -> Result<Vec<String>, FuzzError> {
    let fail = |source| FuzzError::Folder {
        path: seeds.to_owned(),
        source,
    };
    let mut targets = Vec::new();
    for entry in std::fs::read_dir(seeds).map_err(fail)? {
        targets.push(entry.map_err(fail)?.file_name().to_string_lossy().into_owned());
    }
    targets.sort_unstable();
    if targets.is_empty() {
        Err(FuzzError::NoTargets)
    } else {
        Ok(targets)
    }
}

fn install(root: &Path) -> Result<(), FuzzError> {
    let there = Command::new(root.join("bin/cargo-fuzz"))
        .arg("--version")
        .output();
    if there.is_ok_and(|o| {
        String::from_utf8_lossy(&o.stdout)
            .trim_end()
            .ends_with(CARGO_FUZZ)
    }) {
        return Ok(());
    }
    let mut command = Command::new("cargo");
    command
        .args([
            "install",
            "cargo-fuzz",
            "--version",
            CARGO_FUZZ,
            "--locked",
            "--force",
            "--root",
        ])
        .arg(root);
    let status = status(&mut command)?;
    if status.success() {
        Ok(())
    } else {
        Err(FuzzError::Install(status))
    }
}

fn status(command: &mut Command) -> Result<ExitStatus, FuzzError> {
    let program = command.get_program().to_string_lossy().into_owned();
    command
        .status()
        .map_err(|source| FuzzError::Start { program, source })
}

/// The search path with `folder` in front.
fn path_with(folder: &Path) -> OsString {
    let mut path = folder.as_os_str().to_owned();
    if let Some(old) = std::env::var_os("PATH") {
        path.push(":");
        path.push(old);
    }
    path
}
