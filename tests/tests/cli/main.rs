//! The command `zemu`: exit statuses, settings, roles, reports, and the demo.
//!
//! Needs the command and both libraries (`cargo build`).

mod kernel;

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;
use zemu_abi::{ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, ze_context_desc_t, ze_host_mem_alloc_desc_t};
use zemu_tests::clients::{Failure, drop_in, zemu as driver};
use zemu_tests::process::{self, Finished};

type Outcome = Result<(), Failure>;

const LIMIT: Duration = Duration::from_secs(60);

/// A program that forgets to free an import and to destroy its context: one scene of the demo.
const FORGETFUL: [&str; 2] = ["__scene", "forget"];

/// The command, which cargo puts beside the libraries.
fn program() -> Result<PathBuf, Failure> {
    let library = driver()?;
    drop_in()?;
    let path = library.with_file_name("zemu");
    if path.is_file() {
        Ok(path)
    } else {
        Err(Failure::from(format!(
            "{} is not there: run cargo build -p zemu",
            path.display()
        )))
    }
}

/// The command with these arguments, in an environment without settings.
fn zemu<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<Command, Failure> {
    let mut command = Command::new(program()?);
    command.args(arguments);
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if ["ZE_", "ZES_", "ZEL_", "ZEMU_", "LD_"]
            .iter()
            .any(|p| text.starts_with(p))
        {
            command.env_remove(&name);
        }
    }
    Ok(command)
}

fn run<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<Finished, Failure> {
    Ok(process::run(&mut zemu(arguments)?, LIMIT)?)
}

/// `zemu run OPTIONS -- zemu __scene forget`.
fn run_forgetful(options: &[&str]) -> Result<Finished, Failure> {
    let own = program()?;
    let mut command = zemu(["run"])?;
    command.args(options).arg("--").arg(own).args(FORGETFUL);
    Ok(process::run(&mut command, LIMIT)?)
}

/// `zemu run OPTIONS -- sh -c SCRIPT`, in which `$ZEMU` is the command.
fn run_script(options: &[&str], script: &str) -> Result<Finished, Failure> {
    let mut command = zemu(["run"])?;
    command.args(options).args(["--", "sh", "-c", script]);
    command.env("ZEMU__COMMAND", program()?);
    Ok(process::run(&mut command, LIMIT)?)
}

#[track_caller]
fn assert_status(finished: &Finished, status: i32) {
    assert_eq!(finished.status.code(), Some(status), "{finished:#?}");
}

/// A program that finds the API as most do, by the loader's name, and prints what zeMemAllocHost answers.
const CLIENT: &str = r#"
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { uint32_t stype; const void *pNext; uint32_t flags; } desc_t;
static void *loader;
static void *look_up(const char *name)
{
    void *found = dlsym(loader, name);
    if (found == NULL) { fprintf(stderr, "no %s\n", name); exit(3); }
    return found;
}
int main(void)
{
    loader = dlopen("libze_loader.so.1", RTLD_NOW);
    if (loader == NULL) { fprintf(stderr, "%s\n", dlerror()); return 4; }
    uint32_t (*init)(uint32_t) = look_up("zeInit");
    uint32_t (*get)(uint32_t *, void **) = look_up("zeDriverGet");
    uint32_t (*create)(void *, const desc_t *, void **) = look_up("zeContextCreate");
    uint32_t (*destroy)(void *) = look_up("zeContextDestroy");
    uint32_t (*allocate)(void *, const desc_t *, size_t, size_t, void **) = look_up("zeMemAllocHost");
    uint32_t (*release)(void *, void *) = look_up("zeMemFree");
    uint32_t count = 1;
    void *driver = NULL, *context = NULL;
    desc_t context_desc = {CONTEXT_DESC, NULL, 0}, memory_desc = {MEMORY_DESC, NULL, 0};
    if (init(0) != 0 || get(&count, &driver) != 0 || create(driver, &context_desc, &context) != 0) return 5;
    for (int i = 0; i < 3; i++) {
        void *memory = NULL;
        uint32_t answer = allocate(context, &memory_desc, 4096, 0, &memory);
        printf("%#x\n", answer);
        if (answer == 0 && release(context, memory) != 0) return 6;
    }
    return getenv("FORGET_CONTEXT") == NULL && destroy(context) != 0 ? 7 : 0;
}
"#;

fn compile(folder: &Path, source: &str, name: &str, flags: &[&str]) -> Result<PathBuf, Failure> {
    let (file, result) = (folder.join("source.c"), folder.join(name));
    fs::write(&file, source)?;
    let mut compiler = Command::new("gcc");
    compiler
        .args(["-Wall", "-Werror"])
        .args(flags)
        .arg("-o")
        .arg(&result)
        .arg(&file)
        .arg("-ldl");
    let finished = process::run(&mut compiler, LIMIT)?;
    if finished.status.success() {
        Ok(result)
    } else {
        Err(Failure::from(finished.stderr))
    }
}

fn client(folder: &Path) -> Result<PathBuf, Failure> {
    let context = format!("-DCONTEXT_DESC={}", ze_context_desc_t::STYPE.0);
    let memory = format!("-DMEMORY_DESC={}", ze_host_mem_alloc_desc_t::STYPE.0);
    compile(folder, CLIENT, "client", &[&context, &memory])
}

#[test]
fn the_status_is_the_programs_own() -> Outcome {
    assert_status(&run(["run", "--", "true"])?, 0);
    assert_status(&run(["run", "--", "sh", "-c", "exit 3"])?, 3);
    assert_status(&run(["run", "sh", "-c", "exit 3"])?, 3);
    assert_status(
        &run(["run", "--", "sh", "-c", "kill -TERM $$"])?,
        128 + libc::SIGTERM,
    );
    assert_status(
        &run(["run", "--", "sh", "-c", "kill -KILL $$"])?,
        128 + libc::SIGKILL,
    );
    Ok(())
}

#[test]
fn a_program_that_cannot_be_started_has_the_shells_statuses() -> Outcome {
    let folder = TempDir::new()?;
    let file = folder.path().join("data");
    fs::write(&file, "no program")?;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644))?;
    let missing = run([OsStr::new("run"), folder.path().join("missing").as_os_str()])?;
    assert_status(&missing, 127);
    assert!(
        missing.stderr.contains("missing cannot be started"),
        "{missing:?}"
    );
    assert_status(&run(["run", "--", "no-such-program-anywhere"])?, 127);
    assert_status(&run([OsStr::new("run"), file.as_os_str()])?, 126);
    assert_status(&run([OsStr::new("run"), folder.path().as_os_str()])?, 126);
    Ok(())
}

#[test]
fn streams_are_the_programs_own() -> Outcome {
    let finished = run_script(&["--quiet"], "cat; echo out; echo err >&2")?;
    assert_eq!(finished.stdout, "out\n");
    assert!(finished.stderr.starts_with("err\n"), "{finished:?}");
    Ok(())
}

/// Everything is checked first: the program leaves a file if it is started.
#[test]
fn bad_settings_stop_before_the_program_starts() -> Outcome {
    let folder = TempDir::new()?;
    let mark = folder.path().join("started");
    let config = folder.path().join("zemu.toml");
    fs::write(&config, "profil = \"generic\"\n")?;
    let undocumented = "zeMemAllocHost@1=INVALID_KERNEL_NAME";
    for (options, variable, said) in [
        (
            ["--profile", "generic64k"].as_slice(),
            None,
            "did you mean generic-64k?",
        ),
        (
            &["--faults", undocumented],
            None,
            "zeMemAllocHost does not document ZE_RESULT_ERROR_INVALID_KERNEL_NAME",
        ),
        (
            &["--faults", "zeMemAlocHost=DEVICE_LOST"],
            None,
            "did you mean zeMemAllocHost?",
        ),
        (&["--threads", "0"], None, "ZEMU_THREADS is \"0\""),
        (&["--log", "cals"], None, "did you mean calls?"),
        (&["--report", "/dev/null/r"], None, "/dev/null/r"),
        (&["--cheks", "all"], None, "--cheks"),
        (&["--role", "dropout"], None, "dropout"),
        (&[], Some(("ZEMU_PROFIL", "none")), "did you mean ZEMU_PROFILE?"),
        (&[], Some(("ZEMU_FAULTS", undocumented)), "does not document"),
        (
            &[],
            Some(("ZEMU_CLOCK", "virtual")),
            "There is no virtual clock yet.",
        ),
        (&[], Some(("ZEMU_CONFIG", "/no/such/file")), "/no/such/file"),
        (
            &[],
            Some(("ZEMU_CONFIG", config.to_str().unwrap_or_default())),
            "did you mean profile?",
        ),
    ] {
        let mut command = zemu(["run"])?;
        command
            .args(options)
            .arg("--")
            .arg("touch")
            .arg(&mark)
            .envs(variable);
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, 64);
        assert!(
            finished.stderr.contains(said),
            "{options:?} {variable:?}: {finished:?}"
        );
        assert!(!mark.exists(), "{options:?} {variable:?}");
        // One sentence, except where the parser of the command line shows its usage.
        let own = finished.stderr.starts_with("zemu: ");
        assert!(
            !own || finished.stderr.trim_end().lines().count() == 1,
            "{finished:?}"
        );
    }
    Ok(())
}

#[test]
fn findings_fail_a_program_that_succeeds() -> Outcome {
    let finished = run_forgetful(&[])?;
    assert_status(&finished, 70);
    for said in [
        "zemu: error ZEMU-LEAK-0001: the import of 4096 bytes at 0x",
        "zemu: warning ZEMU-LEAK-0003: context 0x",
        "created by call ",
        "rule: import never freed (Extension: external memory mapping of system memory)",
        "\nzemu: 1 error, 1 warning, 0 notes\n",
    ] {
        assert!(finished.stderr.contains(said), "{said}: {finished:#?}");
    }
    assert_status(&run_forgetful(&["--error-exitcode", "9"])?, 9);
    assert_status(&run_forgetful(&["--error-exitcode", "0"])?, 0);
    Ok(())
}

#[test]
fn the_programs_own_failure_is_kept() -> Outcome {
    let finished = run_script(&[], "\"$ZEMU__COMMAND\" __scene forget; exit 3")?;
    assert_status(&finished, 3);
    assert!(finished.stderr.contains("ZEMU-LEAK-0001"), "{finished:?}");
    Ok(())
}

#[test]
fn quiet_leaves_the_counts() -> Outcome {
    let finished = run_forgetful(&["--quiet"])?;
    assert_status(&finished, 70);
    assert_eq!(finished.stderr, "zemu: 1 error, 1 warning, 0 notes\n");
    Ok(())
}

#[test]
fn every_process_of_the_program_counts() -> Outcome {
    let two = "\"$ZEMU__COMMAND\" __scene forget & \"$ZEMU__COMMAND\" __scene forget; wait";
    let finished = run_script(&["--quiet"], two)?;
    assert_status(&finished, 70);
    assert_eq!(finished.stderr, "zemu: 2 errors, 2 warnings, 0 notes\n");
    Ok(())
}

#[test]
fn a_program_without_level_zero_is_said_to_be_one() -> Outcome {
    let finished = run(["run", "--", "true"])?;
    assert!(finished.stderr.starts_with("zemu: no report: "), "{finished:?}");
    assert_eq!(finished.stderr.lines().count(), 1);
    Ok(())
}

#[test]
fn the_report_file_is_kept_and_only_its_new_lines_count() -> Outcome {
    let folder = TempDir::new()?;
    let report = folder.path().join("report.jsonl");
    for round in 1..=2 {
        let mut command = zemu(["run", "--quiet", "--report", "report.jsonl", "--"])?;
        // The program's own folder does not decide where the report is.
        let script = "cd / && exec \"$ZEMU__COMMAND\" __scene forget";
        command
            .args(["sh", "-c", script])
            .env("ZEMU__COMMAND", program()?)
            .current_dir(folder.path());
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, 70);
        assert_eq!(finished.stderr, "zemu: 1 error, 1 warning, 0 notes\n");
        let text = fs::read_to_string(&report)?;
        let lines = text
            .lines()
            .map(serde_json::from_str)
            .collect::<Result<Vec<Value>, _>>()?;
        let kinds = |kind: &str| lines.iter().filter(|l| l["kind"] == kind).count();
        assert_eq!((kinds("finding"), kinds("summary")), (2 * round, round), "{text}");
    }
    Ok(())
}

/// A signal to the command alone reaches the program, which ends in its own way.
#[test]
fn signals_are_handed_on() -> Outcome {
    for name in ["TERM", "INT", "HUP"] {
        let script = format!("trap 'exit 5' {name}; echo ready; while :; do sleep 0.02; done");
        let mut command = zemu(["run", "--", "sh", "-c", &script])?;
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        assert_eq!(line, "ready\n");
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &child.id().to_string()])
            .status()?;
        assert!(sent.success());
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if begin.elapsed() > LIMIT {
                child.kill()?;
                return Err(Failure::from(format!("the program did not get SIG{name}")));
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        assert_eq!(status.code(), Some(5), "{name}");
    }
    Ok(())
}

/// No loader is needed: the drop-in takes its name.
#[test]
fn the_drop_in_stands_for_the_loader() -> Outcome {
    let folder = TempDir::new()?;
    let client = client(folder.path())?;
    let mut command = zemu(["run", "--role", "dropin", "--"])?;
    command.arg(&client);
    let finished = process::run(&mut command, LIMIT)?;
    assert_status(&finished, 0);
    assert_eq!(finished.stdout, "0\n0\n0\n");
    assert_eq!(finished.stderr, "zemu: 0 errors, 0 warnings, 0 notes\n");
    Ok(())
}

#[test]
fn warnings_count_when_asked() -> Outcome {
    let folder = TempDir::new()?;
    let client = client(folder.path())?;
    for (options, status) in [
        ([].as_slice(), 0),
        (&["--fail-on", "warning"], 70),
        (&["--fail-on", "error"], 0),
    ] {
        let mut command = zemu(["run", "--role", "dropin"])?;
        command
            .args(options)
            .arg("--")
            .arg(&client)
            .env("FORGET_CONTEXT", "1");
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, status);
        assert!(
            finished
                .stderr
                .contains("zemu: warning ZEMU-LEAK-0003: context 0x"),
            "{finished:?}"
        );
    }
    Ok(())
}

/// Exactly the first call fails, whichever way the rule is given.
#[test]
fn a_fault_hits_the_call_that_it_names() -> Outcome {
    let folder = TempDir::new()?;
    let client = client(folder.path())?;
    let expected = format!("{:#x}\n0\n0\n", ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY.0);
    let rule = "zeMemAllocHost@1=OUT_OF_HOST_MEMORY";
    for by_option in [true, false] {
        let mut command = zemu(["run", "--role", "dropin"])?;
        if by_option {
            command.args(["--faults", rule]);
        } else {
            command.env("ZEMU_FAULTS", rule);
        }
        command.arg("--").arg(&client);
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, 0);
        assert_eq!(finished.stdout, expected);
        assert!(finished.stderr.contains("note ZEMU-FLT-0001"), "{finished:?}");
    }
    Ok(())
}

/// The log of calls is written while the program runs, and findings are printed at the end as without it.
#[test]
fn calls_are_logged_when_asked() -> Outcome {
    let finished = run_forgetful(&["--role", "loader", "--log", "calls"])?;
    assert_status(&finished, 70);
    let position = |said: &str| finished.stderr.find(said).ok_or(format!("{said}: {finished:#?}"));
    let calls = ["zeInitDrivers(", "zeContextCreate(", "zeMemAllocHost("].map(position);
    let [init, create, allocate] = calls;
    let (init, create, allocate) = (init?, create?, allocate?);
    assert!(init < create && create < allocate && allocate < position("error ZEMU-LEAK-0001")?);
    Ok(())
}

/// With a level the library prints findings itself, and the command does not repeat them.
#[test]
fn findings_are_printed_once() -> Outcome {
    for options in [["--log", "warn"].as_slice(), &[]] {
        let finished = run_forgetful(options)?;
        assert_status(&finished, 70);
        assert_eq!(
            finished.stderr.matches("error ZEMU-LEAK-0001").count(),
            1,
            "{finished:#?}"
        );
        assert_eq!(
            finished
                .stderr
                .matches("zemu: 1 error, 1 warning, 0 notes")
                .count(),
            1
        );
    }
    Ok(())
}

/// Shows which of the two ways was taken.
const SHOW_ROLE: &str = "echo \"$ZE_ENABLE_ALT_DRIVERS|$LD_LIBRARY_PATH\"";

#[test]
fn auto_uses_a_loader_that_opens() -> Outcome {
    let folder = TempDir::new()?;
    compile(
        folder.path(),
        "int nothing;",
        "libze_loader.so.1",
        &["-shared", "-fPIC"],
    )?;
    let show = |role: &str| -> Result<String, Failure> {
        let mut command = zemu(["run", "--role", role, "--", "sh", "-c", SHOW_ROLE])?;
        command.env("LD_LIBRARY_PATH", folder.path());
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, 0);
        Ok(finished.stdout.trim_end().to_owned())
    };
    let place = folder.path().display();
    let behind = format!("{}|{place}", driver()?.display());
    assert_eq!(show("auto")?, behind);
    assert_eq!(show("loader")?, behind);
    let instead = show("dropin")?;
    let (drivers, search) = instead.split_once('|').ok_or("no |")?;
    let (first, rest) = search.split_once(':').ok_or("one folder")?;
    assert_eq!((drivers, rest), ("", place.to_string().as_str()));
    for name in ["libze_loader.so.1", "libze_loader.so"] {
        assert_eq!(
            fs::canonicalize(Path::new(first).join(name))?,
            fs::canonicalize(drop_in()?)?
        );
    }
    Ok(())
}

/// A file of that name that does not open is no loader.
#[test]
fn auto_takes_the_drop_in_where_no_loader_opens() -> Outcome {
    let folder = TempDir::new()?;
    fs::write(folder.path().join("libze_loader.so.1"), "no library")?;
    let mut command = zemu(["run", "--", "sh", "-c", SHOW_ROLE])?;
    command.env("LD_LIBRARY_PATH", folder.path());
    let finished = process::run(&mut command, LIMIT)?;
    assert_status(&finished, 0);
    assert!(finished.stdout.starts_with('|'), "{finished:?}");
    assert!(
        finished
            .stdout
            .trim_end()
            .ends_with(&format!(":{}", folder.path().display())),
        "{finished:?}"
    );
    Ok(())
}

/// What `zemu env` prints gives a shell the settings that `zemu run` gives a program.
#[test]
fn env_evaluates_to_the_settings_of_run() -> Outcome {
    let folder = TempDir::new()?;
    let config = folder.path().join("zemu.toml");
    fs::write(
        &config,
        "profile = \"none\"\nfaults = \"zeMem*@3+=OUT_OF_HOST_MEMORY,after\"\nthreads = 2\n",
    )?;
    let report = folder.path().join("it's a report");
    let options = format!(
        "--role loader --profile generic-64k --report '{}'",
        report.display().to_string().replace('\'', r"'\''")
    );
    let show = "env | grep -E '^(ZE|ZEMU)_' | sort";
    let with_run = format!("\"$ZEMU__COMMAND\" run {options} -- sh -c \"{show}\" 2>/dev/null");
    let with_env = format!("eval \"$(\"$ZEMU__COMMAND\" env {options})\"; {show}");
    let shell = |script: &str| -> Result<String, Failure> {
        // Borrowed from the command for the environment without settings.
        let clean = zemu([""; 0])?;
        let mut command = Command::new("sh");
        for (name, _) in clean.get_envs() {
            command.env_remove(name);
        }
        command.args(["-c", script]).env("ZEMU__COMMAND", program()?);
        command
            .env("ZEMU_CONFIG", &config)
            .env("ZEMU_LOG", "off")
            .env("ZEMU_SEED", "7");
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, 0);
        let own = |line: &&str| !line.starts_with("ZEMU__");
        Ok(finished.stdout.lines().filter(own).collect::<Vec<_>>().join("\n"))
    };
    let expected = format!(
        "ZEMU_FAULTS=zeMem*@3+=OUT_OF_HOST_MEMORY,after\nZEMU_PROFILE=generic-64k\nZEMU_REPORT={}\nZEMU_SEED=7\n\
         ZEMU_THREADS=2\nZE_ENABLE_ALT_DRIVERS={}",
        report.display(),
        driver()?.display()
    );
    assert_eq!(shell(&with_run)?, expected);
    assert_eq!(shell(&with_env)?, expected);
    Ok(())
}

#[test]
fn the_demo_tells_its_story_in_a_screenful() -> Outcome {
    let mut command = zemu(["demo"])?;
    // Settings that the user has for other programs do not disturb it.
    command
        .env("ZEMU_PROFILE", "none")
        .env("ZEMU_FAULTS", "ze*=DEVICE_LOST")
        .env("ZE_AFFINITY_MASK", "7");
    let finished = process::run(&mut command, LIMIT)?;
    assert_status(&finished, 0);
    assert_eq!(finished.stderr, "");
    let text = &finished.stdout;
    assert!(text.lines().count() <= 40, "{text}");
    assert!(text.lines().all(|l| l.len() <= 130 && l.is_ascii()), "{text}");
    for said in [
        "ZE_extension_external_memmap_sysmem 1.0",
        "921600 of 921600 bytes inverted",
        "zeCommandListAppendLaunchKernelWithArguments",
        "pointer + 16: ZE_RESULT_ERROR_INVALID_ARGUMENT",
        "size - 1: ZE_RESULT_ERROR_UNSUPPORTED_SIZE",
        "zemu Generic GPU (emulated): ZE_RESULT_SUCCESS",
        "zemu Generic GPU 64K (emulated): ZE_RESULT_ERROR_INVALID_ARGUMENT",
        "zeMemAllocHost, call 2: ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY",
        "zeMemAllocHost, call 3: ZE_RESULT_SUCCESS",
        "error ZEMU-LEAK-0001: the import of 4096 bytes",
        "exit status: 70",
    ] {
        assert!(text.contains(said), "{said}:\n{text}");
    }
    let address = |line: &str| {
        let line = text.lines().find(|l| l.contains(line))?;
        let start = line.find("0x")?;
        line[start..].split([',', ' ']).next().map(str::to_owned)
    };
    assert!(address("the application's buffer").is_some(), "{text}");
    assert_eq!(
        address("the application's buffer"),
        address("zeMemAllocHost returned")
    );
    assert!(text.ends_with("\nEverything held.\n"), "{text}");
    Ok(())
}

/// A scene fails when the library does not do what the scene is about.
#[test]
fn scenes_can_fail() -> Outcome {
    for (scene, profile, faults) in [
        ("device", "none", ""),
        ("page", "generic-64k", ""),
        ("page-refused", "generic", ""),
        ("fault", "generic", ""),
        ("import", "generic", "zeCommandListHostSynchronize@1=DEVICE_LOST"),
        ("refusals", "generic", "zeMemAllocHost@1=OUT_OF_HOST_MEMORY"),
    ] {
        let mut command = zemu(["__scene", scene])?;
        command.env("ZEMU_PROFILE", profile).env("ZEMU_FAULTS", faults);
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, 1);
        assert!(finished.stderr.starts_with("zemu: "), "{scene}: {finished:?}");
    }
    Ok(())
}

#[test]
fn devices_are_those_of_the_profile() -> Outcome {
    for (options, said) in [
        ([].as_slice(), "device 0: zemu Generic GPU (emulated)"),
        (
            &["--profile", "generic-2m"],
            "device 0: zemu Generic GPU 2M (emulated)",
        ),
        (&["--profile", "none"], "no devices"),
    ] {
        let finished = run([&["devices"], options].concat())?;
        assert_status(&finished, 0);
        assert!(finished.stdout.contains(said), "{finished:?}");
    }
    let finished = run(["devices", "--profile", "nome"])?;
    assert_status(&finished, 64);
    assert!(finished.stderr.contains("did you mean none?"), "{finished:?}");
    Ok(())
}

#[test]
fn lists_are_printed_and_unknown_names_have_a_nearest() -> Outcome {
    for (arguments, status, said) in [
        (["profiles"].as_slice(), 0, "import page 64 KiB"),
        (
            &["profiles", "generic-64k"],
            0,
            "pages: import 64 KiB, host 4 KiB",
        ),
        (
            &["profiles", "generic", "--behaviour"],
            0,
            "import-pointer-off-page: refuse with ZE_RESULT_ERROR_INVALID_ARGUMENT",
        ),
        (&["profiles", "genric"], 64, "did you mean generic?"),
        (&["faults", "list"], 0, "zeInit=UNINITIALIZED "),
        (
            &["faults", "list", "zeMemFree*"],
            0,
            "zeMemFreeExt=OUT_OF_HOST_MEMORY ",
        ),
        (&["faults", "list", "zeMemFre"], 64, "did you mean zeMemFree?"),
        (
            &["explain", "zemu-imp-0005"],
            0,
            "Specification: Extension: external memory mapping",
        ),
        (&["explain", "ZEMU-IMP-005"], 64, "did you mean ZEMU-IMP-0005?"),
        (&["--version"], 0, "zemu "),
        (&["run", "--help"], 0, "128 + n"),
        (&["profile"], 64, "'profiles'"),
    ] {
        let finished = run(arguments)?;
        assert_status(&finished, status);
        let text = if status == 0 {
            &finished.stdout
        } else {
            &finished.stderr
        };
        assert!(text.contains(said), "{arguments:?}: {text}");
    }
    Ok(())
}

/// A reader that goes away early is no failure.
#[test]
fn output_into_a_closed_pipe_is_no_failure() -> Outcome {
    let mut child = zemu(["faults", "list"])?
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    drop(child.stdout.take());
    let output = child.wait_with_output()?;
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    Ok(())
}
