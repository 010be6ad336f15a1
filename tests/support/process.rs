//! Programs that are started with a time limit, and whose output is kept.

use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What a program left behind.
#[derive(Debug)]
pub struct Finished {
    /// How it ended.
    pub status: ExitStatus,
    /// Its standard output; bytes that are not UTF-8 are replaced.
    pub stdout: String,
    /// Its standard error, likewise.
    pub stderr: String,
}

/// Why there is no result.
#[derive(Debug)]
pub enum ProcessError {
    /// The program cannot be started, or its output not be kept.
    Start {
        /// The command.
        command: String,
        /// What the system answered.
        source: io::Error,
    },
    /// It ran longer than it may, and was killed with its children.
    TimedOut {
        /// The command.
        command: String,
        /// The limit.
        limit: Duration,
        /// Both outputs up to then.
        output: String,
    },
}

impl std::fmt::Display for ProcessError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Start { command, source } => write!(f, "{command} cannot be run: {source}"),
            Self::TimedOut {
                command,
                limit,
                output,
            } => {
                write!(
                    f,
                    "{command} did not end within {} s; its output so far:\n{output}",
                    limit.as_secs()
                )
            }
        }
    }
}

impl std::error::Error for ProcessError {}

/// Runs `command` to its end, with nothing on its standard input. After `limit` it and every process that it started
/// are killed.
///
/// # Errors
///
/// [`ProcessError`]; a program that reports a failure by its status is no error here.
pub fn run(command: &mut Command, limit: Duration) -> Result<Finished, ProcessError> {
    let name = format!("{command:?}");
    let start_error = |source| ProcessError::Start {
        command: name.clone(),
        source,
    };
    // Files, not pipes: a process left over by the program could hold a pipe open for ever.
    let mut stdout = scratch_file().map_err(start_error)?;
    let mut stderr = scratch_file().map_err(start_error)?;
    command.stdin(Stdio::null());
    command.stdout(stdout.try_clone().map_err(start_error)?);
    command.stderr(stderr.try_clone().map_err(start_error)?);
    command.process_group(0);
    let mut child = command.spawn().map_err(start_error)?;
    let status = wait(&mut child, limit).map_err(start_error)?;
    let stdout = contents(&mut stdout).map_err(start_error)?;
    let stderr = contents(&mut stderr).map_err(start_error)?;
    match status {
        Some(status) => Ok(Finished {
            status,
            stdout,
            stderr,
        }),
        None => Err(ProcessError::TimedOut {
            command: name,
            limit,
            output: stdout + &stderr,
        }),
    }
}

fn wait(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let begin = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if begin.elapsed() >= limit {
            // The group has the number of its first process, which has not been waited for and so is still ours.
            let _ = Command::new("kill")
                .arg("-KILL")
                .arg("--")
                .arg(format!("-{}", child.id()))
                .status();
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// A file that is gone from its folder as soon as it is open.
fn scratch_file() -> io::Result<File> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path: PathBuf = std::env::temp_dir().join(format!("zemu-test-{}-{number}", std::process::id()));
    let file = File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(&path)?;
    fs::remove_file(&path)?;
    Ok(file)
}

fn contents(file: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.arg("-c").arg(script);
        command
    }

    #[test]
    fn output_and_status_are_kept() {
        let finished = run(
            &mut shell("echo out; echo err >&2; exit 3"),
            Duration::from_secs(10),
        )
        .unwrap();
        assert_eq!(finished.status.code(), Some(3));
        assert_eq!(
            (finished.stdout.as_str(), finished.stderr.as_str()),
            ("out\n", "err\n")
        );
    }

    #[test]
    fn a_program_that_hangs_is_killed_with_its_children() {
        let begin = Instant::now();
        let error = run(&mut shell("sleep 60 & echo $!; wait"), Duration::from_millis(200)).unwrap_err();
        assert!(begin.elapsed() < Duration::from_secs(20));
        let ProcessError::TimedOut { output, .. } = error else {
            panic!("{error}")
        };
        // A dead process that nobody has waited for is still listed, but without a command line.
        let command = fs::read(format!("/proc/{}/cmdline", output.trim())).unwrap_or_default();
        assert!(command.is_empty(), "the child of the killed program runs on");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = run(&mut Command::new("/no/such/program"), Duration::from_secs(1)).unwrap_err();
        assert!(error.to_string().contains("/no/such/program"), "{error}");
    }
}
