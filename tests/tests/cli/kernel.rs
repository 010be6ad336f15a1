//! `zemu kernel run`.

use std::fs;

use tempfile::TempDir;
use zemu_tests::clients::Failure;
use zemu_tests::process::{self, Finished};

use super::{LIMIT, Outcome, assert_status, zemu};

/// `zemu kernel run` on the saxpy kernel, for eight work-items.
fn run_saxpy(options: &[&str]) -> Result<Finished, Failure> {
    let mut command = zemu(["kernel", "run", &module("saxpy.spv"), "--global", "8"])?;
    Ok(process::run(command.args(options), LIMIT)?)
}

#[test]
fn a_kernel_runs_without_a_program() -> Outcome {
    let folder = TempDir::new()?;
    let (input, output) = (folder.path().join("x.bin"), folder.path().join("y.bin"));
    let x: Vec<u8> = (1..=8).flat_map(|i| (i as f32).to_le_bytes()).collect();
    fs::write(&input, x)?;
    let (input, out) = (
        format!("--arg=f32[]@{}", input.display()),
        format!("--out=1={}", output.display()),
    );
    let options = [
        "--local=4",
        "--threads=2",
        &input,
        "--arg=f32[8]:10",
        "--arg=f32:-2",
    ];
    let finished = run_saxpy(&[&options[..], &["--arg=u32:7", "--print=3", &out]].concat())?;
    assert_status(&finished, 0);
    let lines: Vec<_> = finished.stdout.lines().collect();
    assert!(lines[0].starts_with("kernel saxpy: 2 groups, "), "{lines:?}");
    assert_eq!(
        lines[1..],
        ["argument 0: f32[8]: 1 2 3 …", "argument 1: f32[8]: 8 6 4 …"]
    );
    let y: Vec<u8> = [8, 6, 4, 2, 0, -2, -4, 10]
        .iter()
        .flat_map(|i| (*i as f32).to_le_bytes())
        .collect();
    assert_eq!(fs::read(output)?, y);
    Ok(())
}

#[test]
fn a_kernel_that_cannot_run_is_told_why() -> Outcome {
    let (x, y) = ("--arg=f32[8]", "--arg=f32[8]:0..");
    let (a, n) = ("--arg=f32:2", "--arg=u32:8");
    for (options, status, said) in [
        (
            [x, "--arg=f32[4]", a, n].as_slice(),
            1,
            "the buffer of argument 1, 16 bytes",
        ),
        (&["--arg=null", y, a, n], 1, "access through a null pointer"),
        (
            &[x, y, a, n, "--budget=1"],
            1,
            "the instruction budget is used up",
        ),
        (&[x, y, a], 64, "takes 4 arguments and 3 were given"),
        (
            &[x, y, "--arg=f64:2", n],
            64,
            "argument 2 of kernel saxpy is a value of 4 bytes",
        ),
        (
            &["--arg=f32:0", y, a, n],
            64,
            "argument 0 of kernel saxpy is a pointer",
        ),
        (
            &["--arg=u8[4]:250..", y, a, n, "--arg=null"],
            64,
            "takes 4 arguments and 5",
        ),
        (
            &["--arg=u8[8]:250..", y, a, n],
            64,
            "argument 0: 256 is not of type u8",
        ),
        (&["--arg=f32[]@/nowhere", y, a, n], 64, "/nowhere: No such file"),
        (
            &[x, y, a, n, "--local=3"],
            64,
            "not a multiple of the local size 3",
        ),
        (
            &[x, y, a, n, "--local=0"],
            64,
            "not a multiple of the local size 0",
        ),
        (&[x, y, a, n, "--entry=saxpi"], 64, "did you mean saxpy?"),
        (
            &[x, y, a, n, "--spec=5=u32:1"],
            64,
            "no specialisation constant 5",
        ),
        (&[x, y, a, n, "--out=2=/dev/null"], 64, "argument 2 is no buffer"),
        (&[x, y, a, n, "--threads=0"], 64, "not a number from 1 to 1024"),
        (&["--arg=f32[99999999999999999999]"], 64, "cannot be read"),
        (&["--arg=f32[9999999999999999999]", y, a, n], 64, "are too many"),
        (
            &["--arg=f32[999999999999999999]", y, a, n],
            64,
            "a buffer of 3999999999999999996 bytes",
        ),
    ] {
        let finished = run_saxpy(options)?;
        assert_status(&finished, status);
        assert!(finished.stderr.contains(said), "{options:?}: {finished:?}");
        assert!(finished.stdout.is_empty(), "{finished:?}");
    }
    Ok(())
}

fn module(file: &str) -> String {
    format!("{}/kernels/{file}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn what_a_kernel_prints_comes_first() -> Outcome {
    let print = module("ocl/print.spv");
    let mut command = zemu(["kernel", "run", &print, "--entry=lines", "--global=2"])?;
    let finished = process::run(command.arg("--arg=i32[]:7,8"), LIMIT)?;
    assert_status(&finished, 0);
    let printed = "item 7 of 2: first\nitem 8 of 2: later\nkernel lines: ";
    assert!(finished.stdout.starts_with(printed), "{finished:?}");
    Ok(())
}

#[test]
fn both_engines_give_the_same() -> Outcome {
    let arguments = ["--arg=f32[8]:0..", "--arg=f32[8]", "--arg=f32:0.5", "--arg=u32:8"];
    let outputs: Vec<String> = ["auto", "reference"]
        .iter()
        .map(|engine| {
            let finished = run_saxpy(&[&arguments[..], &["--engine", engine]].concat())?;
            assert_status(&finished, 0);
            let (_, buffers) = finished.stdout.split_once('\n').unwrap_or_default();
            Ok(buffers.to_owned())
        })
        .collect::<Result<_, Failure>>()?;
    assert!(outputs[0].contains("0 0.5 1 1.5"), "{outputs:?}");
    assert_eq!(outputs[0], outputs[1]);
    Ok(())
}

#[test]
fn a_kernel_is_shown_as_the_engine_runs_it() -> Outcome {
    for (file, entry, status, said) in [
        ("saxpy.spv", "saxpy", 0, "kernel saxpy, lowered\nb0: "),
        // A function that may call itself through a pointer.
        (
            "asm/function_pointers.spv",
            "deep",
            64,
            "is left to the reference interpreter: ",
        ),
        (
            "ocl/print.spv",
            "",
            64,
            "choose one of the kernels with --entry: ",
        ),
    ] {
        let mut command = zemu(["kernel", "dis", &module(file)])?;
        if !entry.is_empty() {
            command.args(["--entry", entry]);
        }
        let finished = process::run(&mut command, LIMIT)?;
        assert_status(&finished, status);
        let text = if status == 0 {
            &finished.stdout
        } else {
            &finished.stderr
        };
        assert!(text.contains(said), "{file}: {finished:?}");
    }
    Ok(())
}

#[test]
fn checks_tell_what_went_well_by_luck() -> Outcome {
    let run = |checks: &[&str], name: &str| -> Result<Finished, Failure> {
        let module = module("ocl/wrong.O0.spv");
        let mut command = zemu([
            "kernel", "run", &module, "--entry", name, "--global", "16", "--local", "8",
        ])?;
        let arguments = ["--arg", "i32[16]", "--arg", "local:64"];
        Ok(process::run(command.args(arguments).args(checks), LIMIT)?)
    };
    let finished = run(&["--checks", "races"], "counts_and_reads")?;
    assert_status(&finished, 1);
    assert!(
        finished.stderr.contains("zemu: kernel \"counts_and_reads\": "),
        "{}",
        finished.stderr
    );
    assert!(
        finished.stderr.contains(" of local memory at 0x"),
        "{}",
        finished.stderr
    );
    assert!(
        finished.stdout.contains("argument 0: i32[16]: "),
        "{}",
        finished.stdout
    );
    let finished = run(&["--checks", "uninitialised,barriers"], "counts_and_reads")?;
    assert_status(&finished, 0);
    let finished = run(&["--checks", "all"], "local_sum")?;
    assert_status(&finished, 1);
    assert!(
        finished.stderr.contains("a value that was never written"),
        "{}",
        finished.stderr
    );
    assert_status(&run(&[], "counts_and_reads")?, 0);
    Ok(())
}
