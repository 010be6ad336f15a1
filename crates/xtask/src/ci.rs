//! `cargo xtask ci`: everything that must hold, on a machine with nothing but the toolchain.
//!
//! It installs what the tests need, runs every suite, goes on after a failure, and closes with the summed line.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What a step found.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    passed: u64,
    failed: u64,
}

impl Counts {
    fn check(ok: bool) -> Self {
        Self {
            passed: u64::from(ok),
            failed: u64::from(!ok),
        }
    }
}

/// Debian packages that the suites use, with a file that shows that one is there.
const PACKAGES: &[(&str, &str)] = &[
    ("gcc", "/usr/bin/gcc"),
    ("g++", "/usr/bin/g++"),
    ("binutils", "/usr/bin/readelf"),
    ("curl", "/usr/bin/curl"),
    ("xz-utils", "/usr/bin/xz"),
];

/// Seconds that each fuzz target runs.
const FUZZ_SECONDS: u32 = 30;

/// Runs everything below `top` and prints the summed line; true if nothing failed.
pub fn run(top: &Path) -> bool {
    let begun = Instant::now();
    let mut total = Counts::default();
    let mut step = |name: &str, work: &mut dyn FnMut() -> Counts| {
        println!("\n=== {name}");
        let at = Instant::now();
        let counts = work();
        println!(
            "=== {name}: {} passed, {} failed, {} s",
            counts.passed,
            counts.failed,
            at.elapsed().as_secs()
        );
        total.passed += counts.passed;
        total.failed += counts.failed;
    };
    let cargo = |args: &[&str]| command(top, "cargo", args);
    step("packages", &mut || told(crate::packages::install(PACKAGES)));
    step("format", &mut || {
        Counts::check(succeeds(&mut cargo(&["fmt", "--all", "--check"])))
    });
    step("generated files", &mut || {
        told(crate::generate::run(top, true).map(|n| format!("{n} files are up to date")))
    });
    step("header", &mut || told(crate::header::run(top, true)));
    step("Debian packages for the loader tests", &mut || {
        told(crate::debs::fetch(&crate::target_folder(top)))
    });
    step("lints", &mut || {
        Counts::check(succeeds(&mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ])))
    });
    step("libraries and command", &mut || {
        Counts::check(succeeds(&mut cargo(&["build"])))
    });
    step("tests", &mut || {
        suites(&mut cargo(&["test", "--workspace", "--no-fail-fast"]))
    });
    step("fuzzing", &mut || told(crate::fuzz::run(top, FUZZ_SECONDS)));
    step("kernels of Python packages", &mut || {
        corpora(&crate::target_folder(top))
    });
    step(
        "speed",
        &mut || match crate::bench::run(top, &crate::target_folder(top), &["--ci"]) {
            Ok(tally) => Counts {
                passed: tally.passed,
                failed: tally.failed,
            },
            Err(error) => told(Err::<String, _>(error)),
        },
    );
    println!("\nfinished after {} s", begun.elapsed().as_secs());
    println!("{} passed, {} failed", total.passed, total.failed);
    total.failed == 0
}

/// A small draw of the corpora. Without pip, or where the package index cannot be reached, nothing can be said.
fn corpora(target: &Path) -> Counts {
    match crate::corpora::run(target, &crate::corpora::Options::for_ci()) {
        Ok(good) => Counts::check(good),
        Err(error @ crate::corpora::CorpusError::Pip { .. }) => {
            println!("NOT RUN: {error}");
            Counts::default()
        }
        Err(error) => {
            eprintln!("{error}");
            Counts::check(false)
        }
    }
}

fn command(top: &Path, program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(top);
    command
}

fn succeeds(command: &mut Command) -> bool {
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("{command:?} cannot be run: {error}");
            false
        }
    }
}

fn told<T: std::fmt::Display, E: std::fmt::Display>(result: Result<T, E>) -> Counts {
    match result {
        Ok(text) => {
            println!("{text}");
            Counts::check(true)
        }
        Err(error) => {
            eprintln!("{error}");
            Counts::check(false)
        }
    }
}

/// Runs test suites and sums the closing lines of all of them. A run that fails without one, as when a test does not
/// compile, counts as one failure.
fn suites(command: &mut Command) -> Counts {
    let mut counts = Counts::default();
    let child = command.stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child.inspect_err(|e| eprintln!("{command:?} cannot be run: {e}")) else {
        return Counts::check(false);
    };
    let output = child.stdout.take().expect("stdout is piped");
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        if let Some((passed, failed)) = closing_line(&line) {
            counts.passed += passed;
            counts.failed += failed;
        }
    }
    let ok = child.wait().is_ok_and(|s| s.success());
    if !ok && counts.failed == 0 {
        counts.failed = 1;
    }
    counts
}

/// The numbers of `test result: ok. 3 passed; 0 failed; …`.
fn closing_line(line: &str) -> Option<(u64, u64)> {
    let rest = line.strip_prefix("test result: ")?.split_once(". ")?.1;
    let number = |part: &str, word: &str| part.trim().strip_suffix(word)?.trim().parse::<u64>().ok();
    let mut parts = rest.split(';');
    Some((number(parts.next()?, "passed")?, number(parts.next()?, "failed")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_read() {
        let line = "test result: FAILED. 479 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.25s";
        assert_eq!(closing_line(line), Some((479, 3)));
        assert_eq!(
            closing_line("test result: ok. 2 passed; 0 failed; 0 ignored"),
            Some((2, 0))
        );
        assert_eq!(closing_line("test foo ... ok"), None);
    }
}
