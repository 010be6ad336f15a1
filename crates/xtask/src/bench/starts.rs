//! What is measured apart from the suite: how fast a process comes to its first result, and how fast a large module and
//! a kernel of it are created.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use super::answer::{self, Answer};
use super::bounds::Starts;
use super::module;
use super::options::{Size, Variant};
use super::side::{Places, Side};

/// How often each is measured; the median counts.
const TRIES: usize = 9;
/// The number that kernels of the module are given.
const INPUT: u32 = 12345;
/// The kernel of the first result.
const FIRST: &str = "saxpy";

/// Why starts cannot be measured.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The module cannot be made.
    #[error("the module of many kernels cannot be made: {0:?}")]
    Module(rspirv::dr::Error),
    /// The module cannot be written.
    #[error("{path}: {source}")]
    File {
        /// Its file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A runner cannot be started or read.
    #[error("a runner cannot be run: {0}")]
    Runner(std::io::Error),
}

/// Measures everything, and says what was wrong.
///
/// # Errors
/// [`StartError`]; a wrong result is none.
pub fn measure(places: &Places) -> Result<(Starts, Vec<String>), StartError> {
    println!("first results and a large module");
    let (mut starts, mut wrong) = (Starts::default(), Vec::new());
    let words = large_module(places)?;
    for _ in 0..TRIES {
        match first_result(places)? {
            Some(milliseconds) => starts.process.push(milliseconds),
            None => wrong.push(format!("no verified {FIRST} came out of a new process")),
        }
        let (module, kernels) = large(places, &words)?;
        // As many as were asked for, all of them right.
        if let (Some(module), 3) = (module, kernels.len()) {
            starts.module.push(module);
            starts.kernel.push(kernels.into_iter().fold(0.0, f64::max));
        } else {
            wrong.push("a kernel of the large module did not come to its right result".to_owned());
        }
    }
    Ok((starts, wrong))
}

fn runner(places: &Places) -> Command {
    places
        .runner(Side::Zemu(Variant::Optimised))
        .expect("zemu's library was built")
}

/// Milliseconds until the runner says that its first launch is verified.
fn first_result(places: &Places) -> Result<Option<f64>, StartError> {
    let mut command = runner(places);
    command
        .args(places.words(Side::Zemu(Variant::Optimised), FIRST, &[Size::Small]))
        .args(["--runs", "0"])
        .stdout(Stdio::piped());
    let begin = Instant::now();
    let mut child = command.spawn().map_err(StartError::Runner)?;
    let output = child.stdout.take().expect("stdout is piped");
    let mut found = None;
    for line in BufReader::new(output).lines() {
        let line = line.map_err(StartError::Runner)?;
        if let Some(Answer::Sample { sample, .. }) = answer::read(&line)
            && sample.verified == Some(true)
        {
            found = found.or(Some(begin.elapsed().as_secs_f64() * 1e3));
        }
    }
    let status = child.wait().map_err(StartError::Runner)?;
    Ok(found.filter(|_| status.success()))
}

/// Writes the module, and gives the words that let a runner create it and its first, middle and last kernel.
fn large_module(places: &Places) -> Result<Vec<String>, StartError> {
    let path = places.scratch.join("many_kernels.spv");
    let words = module::module().map_err(StartError::Module)?;
    let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    fs::write(&path, bytes).map_err(|source| StartError::File {
        path: path.clone(),
        source,
    })?;
    let mut words = vec![
        "--module".to_owned(),
        path.display().to_string(),
        "--input".to_owned(),
        INPUT.to_string(),
    ];
    for kernel in [0, module::KERNELS / 2, module::KERNELS - 1] {
        words.push(module::name(kernel));
        words.push(module::result(kernel, INPUT).to_string());
    }
    Ok(words)
}

/// Milliseconds for the module, and for each kernel that left the right result.
fn large(places: &Places, words: &[String]) -> Result<(Option<f64>, Vec<f64>), StartError> {
    let output = runner(places).args(words).output().map_err(StartError::Runner)?;
    let (mut module, mut kernels) = (None, Vec::new());
    for answer in String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(answer::read)
    {
        match answer {
            Answer::Module(nanoseconds) => module = Some(nanoseconds / 1e6),
            Answer::First {
                verified: true,
                nanoseconds,
                ..
            } => kernels.push(nanoseconds / 1e6),
            _ => {}
        }
    }
    Ok((module, kernels))
}
