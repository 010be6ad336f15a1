//! `zemu run`: starts a program under the emulated device, and reports what came of it.

use std::ffi::OsString;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};

use tempfile::TempDir;
use zemu_config::Settings;
use zemu_diag::{LineFile, Severity};

use crate::args::{FailOn, RunArgs};
use crate::environment::changes;
use crate::error::CliError;
use crate::ffi::signals;
use crate::output;
use crate::report::Report;
use crate::role;
use crate::settings::settings;

/// `zemu run`. Everything is checked before the program starts.
pub fn run(args: &RunArgs) -> Result<ExitCode, CliError> {
    let mut settings = settings(&args.settings)?;
    let place = Place::prepare(&mut settings)?;
    let role = role::decide(args.role, false)?;
    let changes = changes(&settings, &role);
    let [program, arguments @ ..] = args.command.as_slice() else {
        return Err(CliError::NotHeld("the command line has no program".to_owned()));
    };
    let mut command = Command::new(program);
    command.args(arguments);
    for name in &changes.unset {
        command.env_remove(name);
    }
    command.envs(changes.set.iter().map(|(name, value)| (name, value)));
    let ended = wait(&mut command, program)?;
    let report = place.read()?;
    // With a level the library has printed findings and counts while the program ran.
    if settings.log.level.is_none() {
        tell(&report, args.quiet);
    }
    Ok(ExitCode::from(status(ended, &report, args)))
}

/// Runs the program to its end. Signals that mean the program go to it, so that it can end in its own way and its
/// report is still read.
fn wait(command: &mut Command, program: &OsString) -> Result<ExitStatus, CliError> {
    signals::forward();
    let mut child = command.spawn().map_err(|source| CliError::Start {
        program: program.to_string_lossy().into_owned(),
        source,
    })?;
    signals::forward_to(&child);
    signals::wait_until_gone(&child);
    child.wait().map_err(|source| CliError::System {
        what: "waiting for the program",
        source,
    })
}

fn tell(report: &Report, quiet: bool) {
    if report.is_empty() {
        // Only a process that ends by itself leaves its counts.
        output::error(
            "zemu: no report: the program did not use Level Zero, or was ended before it could write one\n",
        );
        return;
    }
    if !quiet {
        output::error(&report.text());
    }
    output::error(&format!("{}\n", report.summary()));
}

/// The exit status of `zemu run`: the program's own failure first.
fn status(ended: ExitStatus, report: &Report, args: &RunArgs) -> u8 {
    let own = match (ended.code(), ended.signal()) {
        (Some(code), _) => code,
        (None, Some(signal)) => 128 + signal,
        (None, None) => 1,
    };
    let least = match args.fail_on {
        FailOn::Error => Severity::Error,
        FailOn::Warning => Severity::Warning,
    };
    match u8::try_from(own).unwrap_or(u8::MAX) {
        0 if report.has(least) => args.error_exitcode,
        own => own,
    }
}

/// Where the library writes its report.
#[derive(Debug)]
struct Place {
    path: PathBuf,
    /// What the file held before.
    start: u64,
    /// Removes the report in the end, if the user has not asked for it.
    _private: Option<TempDir>,
}

impl Place {
    /// Makes the file, and sets it if the user has not. It is opened here first: a program that ran without its report
    /// would count as clean.
    fn prepare(settings: &mut Settings) -> Result<Self, CliError> {
        let (path, private) = match &settings.report {
            Some(path) => (path.clone(), None),
            None => {
                let folder = TempDir::with_prefix("zemu-").map_err(|source| CliError::System {
                    what: "making a folder for the report",
                    source,
                })?;
                let path = folder.path().join("report.jsonl");
                settings.report = Some(path.clone());
                (path, Some(folder))
            }
        };
        LineFile::open(&path)?;
        let start = fs::metadata(&path).map_or(0, |m| if m.is_file() { m.len() } else { 0 });
        Ok(Self {
            path,
            start,
            _private: private,
        })
    }

    fn read(&self) -> Result<Report, CliError> {
        Report::read(&self.path, self.start).map_err(|source| CliError::System {
            what: "reading the report",
            source,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn args(words: &[&str]) -> RunArgs {
        let all = [&["zemu", "run"], words, &["--", "x"]].concat();
        match crate::args::Cli::try_parse_from(all).map(|c| c.command) {
            Ok(crate::args::Command::Run(args)) => args,
            other => panic!("{other:?}"),
        }
    }

    fn with(severity: &str) -> Report {
        Report::parse(&format!(
            r#"{{"kind":"finding","pid":1,"severity":"{severity}"}}"#
        ))
    }

    #[test]
    fn the_programs_own_failure_counts_first() {
        let exit = |code: i32| ExitStatus::from_raw(code << 8);
        let plain = args(&[]);
        for (ended, report, args, expected) in [
            (exit(0), Report::default(), &plain, 0),
            (exit(3), with("error"), &plain, 3),
            (exit(255), Report::default(), &plain, 255),
            (exit(0), with("error"), &plain, 70),
            (exit(0), with("warning"), &plain, 0),
            (exit(0), with("warning"), &args(&["--fail-on", "warning"]), 70),
            (exit(0), with("note"), &args(&["--fail-on", "warning"]), 0),
            (exit(0), with("error"), &args(&["--error-exitcode", "9"]), 9),
            (exit(0), with("error"), &args(&["--error-exitcode", "0"]), 0),
            (ExitStatus::from_raw(libc::SIGKILL), with("error"), &plain, 137),
            (
                ExitStatus::from_raw(libc::SIGTERM),
                Report::default(),
                &plain,
                143,
            ),
        ] {
            assert_eq!(status(ended, &report, args), expected, "{ended} {report:?}");
        }
    }

    #[test]
    fn only_what_this_run_appends_is_read() {
        let folder = TempDir::new().expect("a folder for the test");
        let path = folder.path().join("report.jsonl");
        let line = r#"{"kind":"finding","pid":1,"severity":"error"}"#;
        fs::write(&path, format!("{line}\n")).expect("it is ours");
        let mut settings = Settings {
            report: Some(path.clone()),
            ..Settings::default()
        };
        let place = Place::prepare(&mut settings).expect("it can be opened");
        assert!(place.read().expect("it can be read").is_empty());
        LineFile::open(&path).expect("it is ours").write_line(line);
        let report = place.read().expect("it can be read");
        assert_eq!(report.summary(), "zemu: 1 error, 0 warnings, 0 notes");
    }
}
