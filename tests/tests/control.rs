//! The control API as C programs see it: the header compiles everywhere, lists what the library exports, and its look-up
//! finds the library or says that there is none.
//!
//! Needs both libraries (`cargo build -p zemu-driver-lib -p zemu-dropin`), gcc and g++.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use zemu_client::{Control, Library, Severity, Status};
use zemu_tests::clients::{scratch_folder, source_folder};
use zemu_tests::{library, process};

const LIMIT: Duration = Duration::from_secs(60);

const FLAGS: [&str; 6] = [
    "-pedantic-errors",
    "-Wall",
    "-Wextra",
    "-Wconversion",
    "-Wshadow",
    "-Werror",
];

fn include_folder() -> PathBuf {
    source_folder("../crates/control/include")
}

fn header() -> String {
    std::fs::read_to_string(include_folder().join("zemu.h")).expect("the header is checked in")
}

/// Runs a compiler and returns what it complains about.
fn compile(compiler: &str, standard: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(compiler);
    command
        .arg(format!("-std={standard}"))
        .args(FLAGS)
        .arg("-I")
        .arg(include_folder())
        .args(arguments);
    let finished = process::run(&mut command, LIMIT).expect("the compiler runs");
    if finished.status.success() {
        String::new()
    } else {
        format!("{compiler} {standard}: {}", finished.stderr)
    }
}

/// The program of `tests/c/control.c`; `linked` for one that is linked with the library, made of other words.
fn program(name: &str, source: &Path, libraries: &[&str]) -> PathBuf {
    let path = scratch_folder("control")
        .expect("a folder for the test")
        .join(name);
    let mut arguments = vec![
        source.to_str().expect("UTF-8"),
        "-o",
        path.to_str().expect("UTF-8"),
        "-ldl",
    ];
    arguments.extend(libraries);
    assert_eq!(compile("gcc", "c99", &arguments), "");
    path
}

/// Runs a program in a clean environment, and returns what it prints.
fn run(program: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(program);
    command.args(arguments);
    for (key, _) in std::env::vars_os() {
        if key.to_str().is_some_and(|k| k.starts_with("ZE")) {
            command.env_remove(key);
        }
    }
    let finished = process::run(&mut command, LIMIT).expect("the program runs");
    assert!(
        finished.status.success(),
        "{arguments:?}: {} {}{}",
        finished.status,
        finished.stdout,
        finished.stderr
    );
    finished.stdout
}

/// The functions that the header declares: a line that is a declaration names one before its parenthesis.
fn declared(header: &str) -> BTreeSet<String> {
    let other =
        |l: &&str| l.starts_with([' ', '#', '/']) || l.starts_with("typedef") || l.starts_with("static");
    let declarations = header.lines().filter(|l| !other(l));
    let names = declarations.filter_map(|l| {
        l.split('(')
            .next()?
            .split([' ', '*'])
            .next_back()
            .map(str::to_owned)
    });
    names
        .filter(|n| n.starts_with("zemu_") && header.contains(&format!("{n}(")))
        .collect()
}

#[test]
fn the_header_lists_what_the_library_exports() {
    let header = header();
    let declared = declared(&header);
    assert_eq!(declared, Control::NAMES.iter().map(|n| (*n).to_owned()).collect());
    for library in [library::path(), library::drop_in_path()] {
        let nm = Command::new("nm")
            .args(["-D", "--defined-only"])
            .arg(&library)
            .output()
            .expect("nm is there");
        let text = String::from_utf8(nm.stdout).expect("names are ASCII");
        let exported: BTreeSet<String> = text
            .lines()
            .filter_map(|l| l.split_whitespace().nth(2))
            .filter(|n| n.starts_with("zemu"))
            .map(str::to_owned)
            .collect();
        assert_eq!(exported, declared, "{}", library.display());
    }
    // The look-up's structure has a member for each, and the look-up fills each.
    for name in &declared {
        let member = name.trim_start_matches("zemu_");
        assert!(
            header.contains(&format!("(*{member})(")),
            "{member} is no member of zemu_api"
        );
        let line = format!("zemu_source_get(source, \"{name}\", &api->{member}, sizeof api->{member})");
        assert!(header.contains(&line), "{member} is not filled");
    }
}

#[test]
fn the_header_is_clean_in_c_and_cpp() {
    let folder = scratch_folder("control").expect("a folder for the test");
    let text = "#include \"zemu.h\"\n#include \"zemu.h\"\n\
                int f(void);\nint f(void) { zemu_api a; return zemu_api_load(&a, NULL, NULL) != NULL; }\n";
    let (c, cpp, bare) = (
        folder.join("clean.c"),
        folder.join("clean.cc"),
        folder.join("bare.c"),
    );
    std::fs::write(&c, text).expect("writable");
    std::fs::write(&cpp, text).expect("writable");
    std::fs::write(
        &bare,
        "#define ZEMU_NO_LOOKUP\n#include \"zemu.h\"\nzemu_status s = ZEMU_OK;\n",
    )
    .expect("writable");
    let all = [
        ("gcc", "c99", &c),
        ("gcc", "c17", &c),
        ("gcc", "c99", &bare),
        ("g++", "c++11", &cpp),
        ("g++", "c++17", &cpp),
        ("g++", "c++20", &cpp),
    ];
    for (compiler, standard, file) in all {
        assert_eq!(
            compile(
                compiler,
                standard,
                &["-fsyntax-only", file.to_str().expect("UTF-8")]
            ),
            ""
        );
    }
}

#[test]
fn the_look_up_finds_the_library_or_says_that_there_is_none() {
    let program = program("look_up", &source_folder("c/control.c"), &[]);
    let none = run(&program, &["none"]);
    assert!(none.starts_with("not running under zemu"), "{none}");
    let foreign = run(&program, &["foreign"]);
    assert!(foreign.starts_with("not running under zemu"), "{foreign}");
    for library in [library::path(), library::drop_in_path()] {
        let library = library.to_str().expect("UTF-8");
        assert_eq!(run(&program, &["driver", library]), "done\n");
        assert_eq!(run(&program, &["early", library]), "done\n");
    }
}

#[test]
fn a_program_can_be_linked_with_the_library() {
    let source = scratch_folder("control")
        .expect("a folder for the test")
        .join("linked.c");
    let text = "#define ZEMU_NO_LOOKUP\n#include \"zemu.h\"\n#include <stdio.h>\n\
                int main(void) { printf(\"%u\\n\", (unsigned)zemu_version()); return 0; }\n";
    std::fs::write(&source, text).expect("writable");
    let library = library::path();
    let folder = library
        .parent()
        .expect("it lies in a folder")
        .to_str()
        .expect("UTF-8")
        .to_owned();
    let (folder, search) = (format!("-L{folder}"), format!("-Wl,-rpath,{folder}"));
    let program = program("linked", &source, &[&folder, "-lzemu", &search]);
    let (major, minor, patch) = library::control().version();
    assert_eq!(
        run(&program, &[]),
        format!("{}\n", major << 16 | minor << 8 | patch)
    );
}

/// What the client's own methods do with the same functions. The only test here that uses this process's library state.
#[test]
fn the_typed_client_controls_the_library() {
    let control = library::control();
    control.reset();
    assert_eq!(control.version().0, 0);
    let id = control.fault_add("zeInit@1=UNINITIALIZED").expect("a right rule");
    assert_eq!(control.fault_hits(id), Some(0));
    let init = || {
        // SAFETY: the call takes no pointer.
        #[allow(unsafe_code, reason = "calls the C ABI")]
        unsafe {
            (library::api().zeInit)(0)
        }
    };
    let answers = [init(), init()];
    assert_eq!(
        answers,
        [
            zemu_abi::ZE_RESULT_ERROR_UNINITIALIZED,
            zemu_abi::ZE_RESULT_SUCCESS
        ]
    );
    assert_eq!(control.fault_hits(id), Some(1));
    let counts = [Severity::Note, Severity::Warning, Severity::Error].map(|s| control.finding_count(s));
    assert_eq!(counts.iter().sum::<u64>(), 1, "the fault is noted");
    let findings = control.findings();
    let lines: Vec<serde_json::Value> = findings
        .lines()
        .map(|l| serde_json::from_str(l).expect("each line is JSON"))
        .collect();
    assert_eq!(
        (lines.len(), &lines[0]["injected"]),
        (1, &serde_json::Value::Bool(true))
    );
    let error = control
        .fault_add("zeInit=NO_SUCH_RESULT")
        .expect_err("a wrong rule");
    assert!(error.to_string().contains("NO_SUCH_RESULT"), "{error}");
    assert!(matches!(
        error,
        zemu_client::RuleError::Refused {
            status: Status::BAD_ARGUMENT,
            ..
        }
    ));
    assert!(control.fault_add("zeInit\0=DEVICE_LOST").is_err());
    control.fault_clear();
    assert_eq!(control.fault_hits(id), None);
    control.reset();
    assert_eq!(control.findings(), "");
}

#[test]
fn a_library_without_the_functions_is_named() {
    let library = Library::open(Path::new("libc.so.6")).expect("the C library");
    let error = Control::load(&library).expect_err("it has none of them");
    assert!(error.to_string().contains("zemu_version"), "{error}");
}
