//! What must be there before anything can be measured: packages, headers, runners, libraries.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

use super::side::{Intel, POCL_ICD, Places};
use crate::debs::{self, DebsError};
use crate::packages::{self, InstallError};

/// Debian packages, with a file that shows that one is there.
const PACKAGES: &[(&str, &str)] = &[
    ("gcc", "/usr/bin/gcc"),
    ("pocl-opencl-icd", POCL_ICD),
    ("oclgrind", "/usr/bin/oclgrind"),
    ("opencl-headers", "/usr/include/CL/cl.h"),
    ("ocl-icd-opencl-dev", "/usr/lib/x86_64-linux-gnu/libOpenCL.so"),
];

/// Intel's runtime on PyPI, with the library of its compiler that it needs and does not name.
const INTEL: [&str; 2] = ["intel-opencl-rt", "intel-cmplr-lib-rt"];

/// The sources that both runners share.
const SHARED: [&str; 4] = ["runner.c", "suite.c", "data.c", "wanted.c"];

/// Why nothing can be measured.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// A package cannot be had.
    #[error(transparent)]
    Packages(#[from] InstallError),
    /// The Level Zero headers cannot be had.
    #[error(transparent)]
    Headers(#[from] DebsError),
    /// There are no Level Zero headers among what was unpacked.
    #[error("no suite of the unpacked Debian packages has the Level Zero headers")]
    NoHeaders,
    /// A program cannot be started.
    #[error("{program} cannot be run: {source}")]
    Start {
        /// The program.
        program: String,
        /// What the system said.
        source: io::Error,
    },
    /// A program reports a failure.
    #[error("{program} failed ({status}): {answer}")]
    Failed {
        /// The program.
        program: String,
        /// How it ended.
        status: ExitStatus,
        /// The last line that it wrote.
        answer: String,
    },
    /// A file or folder cannot be made or read.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Intel's wheels hold no runtime.
    #[error("there is no libintelocl.so in {0}")]
    NoRuntime(PathBuf),
}

/// Makes everything ready. Intel's runtime is left out unless `with_intel`, and, with a line that says why, where it
/// cannot be had.
///
/// # Errors
/// [`SetupError`]
pub fn prepare(top: &Path, target: &Path, with_intel: bool) -> Result<Places, SetupError> {
    println!("packages: {}", packages::install(PACKAGES)?);
    let scratch = target.join("bench");
    make_folder(&scratch)?;
    println!("building the library and the runners");
    output(
        Command::new("cargo")
            .args(["build", "--quiet", "--release", "--package", "zemu-dropin"])
            .current_dir(top),
    )?;
    let headers = debs::fetch(target)?
        .suites
        .into_iter()
        .map(|suite| suite.root.join("usr/include"))
        .find(|folder| folder.join("level_zero/ze_api.h").exists())
        .ok_or(SetupError::NoHeaders)?;
    let sources = top.join("tests/bench");
    let level_zero = compile(&sources, &scratch, "level_zero", &headers, &["-ldl"])?;
    let opencl = compile(&sources, &scratch, "opencl", &headers, &["-lOpenCL"])?;
    let intel = if with_intel {
        intel(&scratch)
            .map_err(|error| println!("going on without Intel's runtime: {error}"))
            .ok()
    } else {
        None
    };
    Ok(Places {
        suite: top.join("tests/kernels"),
        level_zero,
        opencl,
        library: target.join("release/libze_loader.so"),
        scratch,
        intel,
    })
}

fn compile(
    sources: &Path,
    folder: &Path,
    name: &str,
    headers: &Path,
    libraries: &[&str],
) -> Result<PathBuf, SetupError> {
    let program = folder.join(name);
    let files = std::iter::once(format!("{name}.c")).chain(SHARED.map(str::to_owned));
    output(
        Command::new("gcc")
            .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O2"])
            .arg("-isystem")
            .arg(headers)
            .args(files.map(|file| sources.join(file)))
            .arg("-o")
            .arg(&program)
            .args(libraries)
            .arg("-lm"),
    )?;
    Ok(program)
}

/// Installs Intel's runtime below the folder, and tells the OpenCL loader where it is: the file in the wheel names a
/// place that does not exist.
fn intel(scratch: &Path) -> Result<Intel, SetupError> {
    let root = scratch.join("intel");
    let libraries = root.join("lib");
    let runtime = libraries.join("libintelocl.so");
    if !runtime.exists() {
        output(
            Command::new("python3")
                .args([
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--ignore-installed",
                    "--prefix",
                ])
                .arg(&root)
                .args(INTEL),
        )?;
    }
    if !runtime.exists() {
        return Err(SetupError::NoRuntime(libraries));
    }
    let vendors = root.join("vendors");
    make_folder(&vendors)?;
    let path = vendors.join("intel.icd");
    let named = std::fs::write(&path, runtime.as_os_str().as_encoded_bytes());
    named.map_err(|source| SetupError::File { path, source })?;
    Ok(Intel { vendors, libraries })
}

fn make_folder(path: &Path) -> Result<(), SetupError> {
    std::fs::create_dir_all(path).map_err(|source| SetupError::File {
        path: path.to_owned(),
        source,
    })
}

/// Runs a program to its end, and shows what it says only where it fails.
fn output(command: &mut Command) -> Result<(), SetupError> {
    let program = OsStr::to_string_lossy(command.get_program()).into_owned();
    let output = command.output().map_err(|source| SetupError::Start {
        program: program.clone(),
        source,
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    eprint!("{said}");
    let answer = said.lines().last().unwrap_or_default().to_owned();
    Err(SetupError::Failed {
        program,
        status: output.status,
        answer,
    })
}
