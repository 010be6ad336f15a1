//! The project's own tools. `cargo xtask help` lists them.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool speaks to its user"
)]

mod bench;
mod ci;
mod corpora;
mod debs;
mod fuzz;
#[path = "gen/mod.rs"]
mod generate;
mod header;
mod packages;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The top of the source tree.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("crates/xtask lies two below the top")
        .to_owned()
}

/// Where cargo puts what it builds.
fn target_folder(top: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| top.join("target"), PathBuf::from)
}

const HELP: &str = "usage: cargo xtask COMMAND

  ci                 install what the tests need, run everything, print the sum
  gen [--verify]     write what is generated from the registry, or compare it
  header [--verify]  write zemu.h, or compare it
  debs               unpack the Debian packages of the loader tests
  fuzz [SECONDS]     run every fuzz target
  corpora [NAME…] [--limit N] [--all] [--seed S] [--module SHA1] [--kernel NAME] [--save FILE]
                     both engines on the kernels of Python packages: dpnp,
                     onemkl-blas, ggml; of N modules; on all kernels instead
                     of 1000; on one module or kernel, which FILE then holds
  bench [OPTIONS]    zemu beside PoCL, Intel's CPU runtime and Oclgrind: a table
                     --kernels a,b  --sizes small,medium,large  --rounds N
                     --variant O2|O0  --write-docs
  bench --check      fail unless every bound on speed holds
  bench --ci         the same for four kernels, with twice the bounds
  bench --verify     verify every kernel, size and variant";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let top = top();
    match words.as_slice() {
        ["ci"] => {
            if ci::run(&top) {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        ["gen"] => report(
            "gen",
            generate::run(&top, false).map(|n| format!("{n} files written")),
        ),
        ["gen", "--verify"] => report(
            "gen --verify",
            generate::run(&top, true).map(|n| format!("{n} files are up to date")),
        ),
        ["header"] => report("header", header::run(&top, false)),
        ["header", "--verify"] => report("header --verify", header::run(&top, true)),
        ["debs"] => report("debs", debs::fetch(&target_folder(&top)).map(|d| d.to_string())),
        ["corpora", words @ ..] => match corpora::Options::parse(words) {
            Some(options) => match corpora::run(&target_folder(&top), &options) {
                Ok(true) => ExitCode::SUCCESS,
                Ok(false) => ExitCode::FAILURE,
                Err(error) => report::<String, _>("corpora", Err(error)),
            },
            None => usage(),
        },
        ["fuzz", seconds @ ..] => {
            let seconds = seconds.first().and_then(|s| s.parse().ok()).unwrap_or(30);
            report("fuzz", fuzz::run(&top, seconds))
        }
        ["bench", words @ ..] => bench(&top, words),
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("{HELP}");
    ExitCode::from(2)
}

fn bench(top: &Path, words: &[&str]) -> ExitCode {
    match bench::run(top, &target_folder(top), words) {
        Ok(tally) if tally.failed == 0 => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => report("bench", Err::<String, _>(error)),
    }
}

fn report<T: std::fmt::Display, E: std::fmt::Display>(what: &str, result: Result<T, E>) -> ExitCode {
    match result {
        Ok(text) => {
            println!("xtask {what}: {text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("xtask {what}: {error}");
            ExitCode::FAILURE
        }
    }
}
