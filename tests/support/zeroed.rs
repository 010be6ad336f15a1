//! Every exported function called with zeroed arguments, each in a process of its own: a program that probes for what
//! there is must get an answer, whatever it asks.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use zemu_abi::meta::{Function, result_name};
use zemu_abi::{ZE_RESULT_ERROR_UNSUPPORTED_FEATURE, ze_result_t};
use zemu_client::Api;

use crate::{library, process};

/// What a function answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// A result code.
    Result(ze_result_t),
    /// Whether the value was the one that tells a failure.
    Failure(bool),
}

/// One function and its call with zeroed arguments.
#[derive(Debug)]
pub struct Row {
    /// The function.
    pub function: Function,
    /// Whether it has a body.
    pub implemented: bool,
    /// The call.
    pub call: fn(&Api) -> Answer,
}

/// No call takes a hundredth of this, even on a loaded machine.
const LIMIT: Duration = Duration::from_secs(60);
/// Makes this program the child that calls the function named next.
const CHILD: &str = "--zeroed-child";

/// Runs one test for each row; in a child, makes the row's call.
#[must_use]
pub fn main_of(rows: &'static [Row]) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, name] = words.as_slice()
        && flag == CHILD
    {
        return child(rows, name);
    }
    let trials = rows
        .iter()
        .map(|row| Trial::test(row.function.name(), move || parent(row)))
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// What a child says on its standard output.
fn said(answer: Answer) -> String {
    match answer {
        Answer::Result(code) => {
            format!(
                "result {:#x} {}\n",
                code.0,
                result_name(code).unwrap_or("which is no result")
            )
        }
        Answer::Failure(failed) => format!("failure {failed}\n"),
    }
}

#[allow(clippy::print_stdout, reason = "the parent reads it")]
fn child(rows: &[Row], name: &str) -> ExitCode {
    let Some(row) = rows.iter().find(|row| row.function.name() == name) else {
        return ExitCode::from(2);
    };
    print!("{}", said((row.call)(library::api())));
    ExitCode::SUCCESS
}

fn parent(row: &Row) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let report = folder.path().join("report.jsonl");
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(CHILD).arg(row.function.name());
    // Settings of whoever runs the tests are none of the tests'.
    for (key, _) in std::env::vars_os() {
        if key.to_str().is_some_and(|k| k.starts_with("ZE")) {
            command.env_remove(key);
        }
    }
    command.env("ZEMU_REPORT", &report);
    let finished = process::run(&mut command, LIMIT)?;
    if !finished.status.success() {
        return Err(format!("the child ended with {}: {}", finished.status, finished.stderr).into());
    }
    let findings = findings(&report)?;
    judge(row, &finished.stdout, &findings).map_err(Failed::from)
}

/// Whether what an unimplemented function said and reported is right. Of an implemented one it is enough that it came
/// back: what it answers is the subject of other tests.
fn judge(row: &Row, stdout: &str, findings: &[(String, String)]) -> Result<(), String> {
    if row.implemented {
        return if stdout.is_empty() {
            Err("the child said nothing".to_owned())
        } else {
            Ok(())
        };
    }
    let expected = [
        said(Answer::Result(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)),
        said(Answer::Failure(true)),
    ];
    let expected = if row.function.info().returns_result {
        &expected[0]
    } else {
        &expected[1]
    };
    if stdout != expected {
        return Err(format!("it answered {stdout:?} instead of {expected:?}"));
    }
    let one = (
        zemu_diag::rules::call::UNIMPLEMENTED.id.to_owned(),
        row.function.name().to_owned(),
    );
    if findings != [one] {
        return Err(format!("instead of one finding about it there are {findings:?}"));
    }
    Ok(())
}

/// Rule and function of each finding in a report.
fn findings(report: &Path) -> Result<Vec<(String, String)>, Failed> {
    // A call that finds nothing need not make the file.
    let text = std::fs::read_to_string(report).unwrap_or_default();
    let mut findings = Vec::new();
    for line in text.lines() {
        let value: serde_json::Value =
            serde_json::from_str(line).map_err(|e| format!("the report holds {line:?}: {e}"))?;
        let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
        if text("kind") == "finding" {
            findings.push((text("id"), text("function")));
        }
    }
    Ok(findings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(implemented: bool) -> Row {
        Row {
            function: Function::zeMemFree,
            implemented,
            call: |_| Answer::Failure(true),
        }
    }

    fn finding(function: &str) -> (String, String) {
        (
            zemu_diag::rules::call::UNIMPLEMENTED.id.to_owned(),
            function.to_owned(),
        )
    }

    #[test]
    fn a_wrong_answer_or_a_wrong_count_of_findings_is_noticed() {
        let unsupported = said(Answer::Result(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE));
        let own = finding("zeMemFree");
        assert_eq!(
            judge(&row(false), &unsupported, std::slice::from_ref(&own)),
            Ok(())
        );
        assert!(judge(&row(false), &unsupported, &[]).is_err());
        assert!(judge(&row(false), &unsupported, &[own.clone(), own.clone()]).is_err());
        assert!(judge(&row(false), &unsupported, &[finding("zeInit")]).is_err());
        assert!(
            judge(
                &row(false),
                &said(Answer::Result(ze_result_t(0))),
                std::slice::from_ref(&own)
            )
            .is_err()
        );
        assert!(judge(&row(false), &said(Answer::Failure(true)), &[own]).is_err());
        assert_eq!(
            judge(&row(true), &said(Answer::Result(ze_result_t(0))), &[]),
            Ok(())
        );
        assert!(judge(&row(true), "", &[]).is_err());
    }

    #[test]
    fn a_report_is_read_line_by_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("report");
        assert!(findings(&path).expect("no report is no finding").is_empty());
        let lines = "{\"kind\":\"finding\",\"id\":\"A\",\"function\":\"f\"}\n{\"kind\":\"summary\"}\n";
        std::fs::write(&path, lines).expect("writable");
        assert_eq!(
            findings(&path).expect("readable"),
            [("A".to_owned(), "f".to_owned())]
        );
        std::fs::write(&path, "{\"kind\":\"find").expect("writable");
        assert!(findings(&path).is_err(), "half a line is an error");
    }
}
