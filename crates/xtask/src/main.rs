//! The project's own tools. `cargo xtask help` lists them.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool speaks to its user")]

#[path = "gen/mod.rs"]
mod generate;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The top of the source tree.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/xtask lies two below the top").to_owned()
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["gen"] => report("gen", generate::run(&top(), false).map(|n| format!("{n} files written"))),
        ["gen", "--verify"] => report("gen --verify", generate::run(&top(), true).map(|n| format!("{n} files are up to date"))),
        _ => {
            eprintln!("usage: cargo xtask gen [--verify]");
            ExitCode::from(2)
        }
    }
}

fn report<E: std::fmt::Display>(what: &str, result: Result<String, E>) -> ExitCode {
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
