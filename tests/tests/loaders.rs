//! One program, every way in which a program meets the library: the drop-in, Debian's loaders old and new, their
//! layers, and other drivers beside ours. Each test is one row; the programs are in `tests/c`.
//!
//! Needs `cargo xtask debs` and both libraries (`cargo build -p zemu-driver-lib -p zemu-dropin`).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use zemu_registry::Registry;
use zemu_tests::clients::{
    Client, Failure, Setup, TIME_LIMIT, compile_library, drop_in, scratch_folder, source_folder, zemu,
};
use zemu_tests::debs::{Debs, Suite};
use zemu_tests::process::{self, Finished};

type Outcome = Result<(), Failure>;

/// What the guide's program prints wherever it runs: 1920 × 1080 pixels of three bytes fill 1518 pages and most of one
/// more, whose last 1024 bytes are no part of the picture.
const GUIDE: &str = "\
extension ZE_extension_external_memmap_sysmem 1.0
pointer kept
memory type host imported
range begins at the pointer, 6221824 bytes
inverted 6220800 of 6220800 bytes
padding kept 1024 of 1024 bytes
zeMemFree of the mapping = 0x0
inverted 6220800 of 6220800 bytes after it
done
";

/// What its sister of API 1.0 prints; `0x1` is NOT_READY.
const GUIDE_1_0: &str = "\
pointer kept
memory type host imported
event before execution = 0x1
event after execution = 0x0
inverted 6220800 of 6220800 bytes
padding kept 1024 of 1024 bytes
copied right
zeMemFree of device memory = 0x0
zeMemFree of host memory = 0x0
zeMemFree of the mapping = 0x0
done
";

/// What the small second driver shows of itself.
const SECOND: &str =
    ": API 1.17, handle tables 1.1, memory mapping no\n  device 0: second device\n  memory host\n";

fn kernel() -> Result<String, Failure> {
    let path = source_folder("kernels/guide/invert.spv");
    Ok(path
        .into_os_string()
        .into_string()
        .map_err(|path| format!("{path:?} is not UTF-8"))?)
}

fn debs() -> Result<Debs, Failure> {
    Ok(Debs::load()?)
}

/// The newest loader with these drivers.
fn newest<P: AsRef<Path>>(drivers: impl IntoIterator<Item = P>) -> Result<Setup, Failure> {
    Ok(Setup::behind(debs()?.newest()?)?.drivers(drivers))
}

/// Runs the guide's program as the `index`-th driver's client, and insists on its output.
fn guide(setup: &Setup, index: &str) -> Result<Finished, Failure> {
    expect(Client::Guide.run(setup, &[&kernel()?, index])?, GUIDE)
}

fn guide_1_0(setup: &Setup, index: &str) -> Result<Finished, Failure> {
    expect(Client::Guide10.run(setup, &[&kernel()?, index])?, GUIDE_1_0)
}

/// Ended well, with this output.
fn expect(finished: Finished, stdout: &str) -> Result<Finished, Failure> {
    assert!(
        finished.status.success(),
        "{}\n{}\n{}",
        finished.status,
        finished.stdout,
        finished.stderr
    );
    assert_eq!(finished.stdout, stdout, "standard error: {}", finished.stderr);
    Ok(finished)
}

/// Ended well, having printed all of `parts` and "done".
fn expect_parts(finished: &Finished, parts: &[&str]) {
    assert!(
        finished.status.success(),
        "{}\n{}\n{}",
        finished.status,
        finished.stdout,
        finished.stderr
    );
    for part in parts.iter().chain(&["done\n"]) {
        assert!(
            finished.stdout.contains(part),
            "{part:?} is not in:\n{}",
            finished.stdout
        );
    }
}

/// A second copy of a library: a file of its own, since a link would be the same object to the dynamic linker.
fn copy(library: &Path, folder: &str) -> Result<PathBuf, Failure> {
    let copy = scratch_folder(folder)?.join("copy.so");
    // Removed first: writing over a library that another process has mapped would change its code.
    if copy.exists() {
        fs::remove_file(&copy)?;
    }
    fs::copy(library, &copy)?;
    Ok(copy)
}

fn show(text: &str) -> Outcome {
    use std::io::Write;
    Ok(writeln!(std::io::stderr(), "{text}")?)
}

// --- The versions.

#[test]
fn the_newest_headers_know_what_the_clients_use() -> Outcome {
    let debs = debs()?;
    for suite in &debs.suites {
        show(&format!(
            "{}: libze1 {}, libc6 {}",
            suite.name,
            suite.version("libze1")?,
            suite.version("libc6")?
        ))?;
    }
    let headers = debs.newest()?.version("libze-dev")?.to_owned();
    show(&format!("headers {headers}"))?;
    let numbers: Vec<u32> = headers
        .split(['.', '-'])
        .take(2)
        .filter_map(|word| word.parse().ok())
        .collect();
    assert!(numbers >= vec![1, 32], "{headers} is older than 1.32");
    assert_eq!(
        debs.suite("bookworm")?
            .version("libze1")?
            .split('.')
            .take(2)
            .collect::<Vec<_>>(),
        ["1", "8"]
    );
    Ok(())
}

// --- The guide's program.

#[test]
fn guide_on_the_drop_in() -> Outcome {
    guide(&Setup::drop_in()?, "0").map(drop)
}

#[test]
fn guide_behind_the_newest_loader() -> Outcome {
    guide(&newest([zemu()?])?, "0").map(drop)
}

/// Intercept mode with a single driver: every call goes through the tables behind the handles.
#[test]
fn guide_behind_the_newest_loader_with_interception() -> Outcome {
    guide(
        &newest([zemu()?])?.variable("ZE_ENABLE_LOADER_INTERCEPT", "1"),
        "0",
    )
    .map(drop)
}

/// The layer passes everything on, and its own ledger of objects comes out even.
#[test]
fn guide_behind_the_validation_layer() -> Outcome {
    let finished = guide(&newest([zemu()?])?.validation(), "0")?;
    assert!(
        finished.stderr.contains("zeContextCreate = 1"),
        "no balance was printed: {}",
        finished.stderr
    );
    assert!(!finished.stderr.contains("LEAK"), "{}", finished.stderr);
    let finished = guide_1_0(&newest([zemu()?])?.lifetimes(), "0")?;
    assert!(
        finished.stderr.contains("zeContextCreate = 1"),
        "no balance was printed: {}",
        finished.stderr
    );
    assert!(!finished.stderr.contains("LEAK"), "{}", finished.stderr);
    Ok(())
}

#[test]
fn guide_behind_the_tracing_layer() -> Outcome {
    guide(&newest([zemu()?])?.tracing(), "0").map(drop)
}

#[test]
fn guide_behind_both_layers_beside_a_second_driver() -> Outcome {
    let setup = newest([compile_library("second_driver")?, zemu()?])?
        .validation()
        .tracing();
    let finished = guide(&setup, "0")?;
    assert!(!finished.stderr.contains("LEAK"), "{}", finished.stderr);
    Ok(())
}

#[test]
fn a_tracer_sees_the_calls() -> Outcome {
    let finished = Client::Tracer.run(&newest([zemu()?])?.tracing(), &[])?;
    expect(finished, "before 3, after 3, bytes 3000\n").map(drop)
}

// --- Beside a second driver.

#[test]
fn guide_beside_intels_driver() -> Outcome {
    let intel = match debs()?.intel_gpu {
        Ok(intel) => intel,
        Err(reason) => return show(&format!("Intel's driver cannot be had: {reason}")),
    };
    show(&format!("libze-intel-gpu1 {}", intel.version))?;
    for drivers in [[zemu()?, intel.driver()], [intel.driver(), zemu()?]] {
        let setup = newest(drivers)?
            .folders(intel.library_folders())
            .variable("LD_DEBUG", "files");
        let finished = guide(&setup, "0")?;
        let loaded = format!("calling init: {}", intel.driver().display());
        assert!(finished.stderr.contains(&loaded), "Intel's driver was not loaded");
    }
    Ok(())
}

#[test]
fn guide_beside_a_small_driver_in_either_order() -> Outcome {
    let second = compile_library("second_driver")?;
    for drivers in [[zemu()?, second.clone()], [second, zemu()?]] {
        let setup = newest(drivers)?;
        guide(&setup, "0")?;
        guide_1_0(&setup, "0")?;
        for way in ["init", "drivers"] {
            let finished = Client::Enumerate.run(&setup, &[way, "headers"])?;
            expect_parts(&finished, &["drivers 2\n", "second device", "memory mapping yes"]);
        }
    }
    Ok(())
}

/// What the listing says about our driver, without its place in the list.
fn ours(finished: &Finished) -> Result<String, Failure> {
    expect_parts(finished, &["drivers"]);
    let mut lines = finished
        .stdout
        .lines()
        .skip_while(|line| !line.ends_with("memory mapping yes"));
    let first = lines
        .next()
        .and_then(|line| line.split_once(": "))
        .ok_or("our driver is not listed")?;
    let rest: Vec<&str> = lines.take_while(|line| line.starts_with("  ")).collect();
    Ok(format!("{}\n{}", first.1, rest.join("\n")))
}

/// Beside another driver every call takes the way through the tables behind its handle, which must therefore hold all
/// functions, and must lead to the same answers as the loader's direct way.
#[test]
fn all_tables_behind_the_handles_answer_beside_a_small_driver() -> Outcome {
    let second = compile_library("second_driver")?;
    let listing = |setup: &Setup| Client::Enumerate.run(setup, &["drivers", "headers"]);
    let alone = ours(&listing(&newest([zemu()?])?)?)?;
    assert!(alone.contains("functions 478\n"), "{alone}");
    for drivers in [[zemu()?, second.clone()], [second, zemu()?]] {
        assert_eq!(ours(&listing(&newest(drivers)?)?)?, alone);
    }
    assert_eq!(ours(&listing(&Setup::drop_in()?)?)?, alone);
    Ok(())
}

/// The loader wraps the handles of a driver without headers, and must not take ours for such.
#[test]
fn guide_beside_a_driver_whose_handles_are_wrapped() -> Outcome {
    let setup = newest([compile_library("second_driver")?, zemu()?])?.variable("SECOND_DRIVER_HEADERS", "0");
    guide(&setup, "0")?;
    let finished = Client::Enumerate.run(&setup, &["drivers", "headers"])?;
    expect_parts(
        &finished,
        &[
            "drivers 2\n",
            "API 1.6, handle tables 0.0 (off)",
            "memory mapping yes",
        ],
    );
    Ok(())
}

/// The loader is told to wrap all handles, as older ones always do beside a second driver.
#[test]
fn guide_with_all_handles_wrapped() -> Outcome {
    let setup = newest([compile_library("second_driver")?, zemu()?])?
        .variable("ZE_ENABLE_LOADER_DRIVER_DDI_PATH", "0");
    guide(&setup, "0").map(drop)
}

#[test]
fn guide_beside_a_copy_of_the_library() -> Outcome {
    let setup = newest([zemu()?, copy(&zemu()?, "copy-of-zemu")?])?;
    for index in ["0", "1"] {
        guide(&setup, index)?;
        guide_1_0(&setup, index)?;
    }
    let finished = Client::Enumerate.run(&setup, &["drivers", "headers"])?;
    expect_parts(&finished, &["drivers 2\n"]);
    assert_eq!(
        finished.stdout.matches("memory mapping yes").count(),
        2,
        "{}",
        finished.stdout
    );
    Ok(())
}

// --- Older loaders.

/// 1.8.12 knows nothing newer than API 1.4, and hands tables of that size to the driver, on its stack.
#[test]
fn guide_1_0_behind_the_oldest_loader() -> Outcome {
    let setup = Setup::behind(debs()?.suite("bookworm")?)?.drivers([zemu()?]);
    guide_1_0(&setup, "0")?;
    expect_parts(
        &Client::Enumerate.run(&setup, &["init"])?,
        &["drivers 1\n", "memory mapping yes"],
    );
    guide_1_0(&setup.lifetimes(), "0").map(drop)
}

/// Two drivers behind it: it wraps all handles.
#[test]
fn guide_1_0_behind_the_oldest_loader_beside_a_second_driver() -> Outcome {
    let debs = debs()?;
    let second = compile_library("second_driver")?;
    let setup = Setup::behind(debs.suite("bookworm")?)?.drivers([second, zemu()?]);
    guide_1_0(&setup, "0")?;
    expect_parts(
        &Client::Enumerate.run(&setup, &["init"])?,
        &["drivers 2\n", "second device", "memory mapping yes"],
    );
    Ok(())
}

#[test]
fn guide_1_0_behind_a_loader_in_between() -> Outcome {
    let debs = debs()?;
    let suite = debs.suite("trixie")?;
    let setup = Setup::behind(suite)?.drivers([zemu()?]);
    guide_1_0(&setup, "0")?;
    for way in ["init", "drivers"] {
        expect_parts(
            &Client::Enumerate.run(&setup, &[way])?,
            &["drivers 1\n", "memory mapping yes"],
        );
    }
    guide_1_0(
        &Setup::behind(suite)?.drivers([compile_library("second_driver")?, zemu()?]),
        "0",
    )
    .map(drop)
}

#[test]
fn guide_1_0_on_the_drop_in_and_behind_the_newest_loader() -> Outcome {
    guide_1_0(&Setup::drop_in()?, "0")?;
    guide_1_0(&newest([zemu()?])?, "0").map(drop)
}

// --- The small driver by itself: what the tests above would show if the harness were at fault.

#[test]
fn the_small_driver_runs_behind_every_loader() -> Outcome {
    let debs = debs()?;
    let second = compile_library("second_driver")?;
    let copy = copy(&second, "copy-of-second-driver")?;
    for suite in &debs.suites {
        for drivers in [vec![&second], vec![&second, &copy]] {
            let finished = Client::Enumerate.run(&Setup::behind(suite)?.drivers(&drivers), &["init"])?;
            expect_parts(&finished, &[&format!("drivers {}\n", drivers.len())]);
            assert_eq!(
                finished.stdout.matches(SECOND).count(),
                drivers.len(),
                "{}",
                finished.stdout
            );
        }
    }
    Ok(())
}

// --- Installation.

/// With the loader's SONAME on our driver library, `ldconfig` would replace the machine's loader by us.
#[test]
fn the_loaders_link_survives_ldconfig() -> Outcome {
    let folder = scratch_folder("ldconfig")?;
    for entry in fs::read_dir(&folder)? {
        fs::remove_file(entry?.path())?;
    }
    let loader = fs::canonicalize(debs()?.newest()?.library("libze_loader.so.1")?)?;
    let name = loader.file_name().ok_or("the loader has no name")?;
    fs::copy(&loader, folder.join(name))?;
    fs::copy(zemu()?, folder.join("libzemu.so"))?;
    let ldconfig = ["/sbin/ldconfig", "/usr/sbin/ldconfig"]
        .into_iter()
        .find(|path| Path::new(path).is_file());
    let mut command = Command::new(ldconfig.ok_or("this machine has no ldconfig")?);
    let finished = process::run(command.arg("-n").arg(&folder), TIME_LIMIT)?;
    assert!(finished.status.success(), "{}", finished.stderr);
    assert_eq!(fs::read_link(folder.join("libze_loader.so.1"))?, Path::new(name));
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(&folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    assert_eq!(
        names,
        ["libze_loader.so.1", &name.to_string_lossy(), "libzemu.so"]
    );
    Ok(())
}

/// The exported names of a library that belong to the API or the loader.
fn exported(library: &Path) -> Result<BTreeSet<String>, Failure> {
    let finished = process::run(
        Command::new("nm").args(["-D", "--defined-only"]).arg(library),
        TIME_LIMIT,
    )?;
    assert!(finished.status.success(), "{}", finished.stderr);
    let names = finished
        .stdout
        .lines()
        .filter_map(|line| line.split_whitespace().nth(2));
    let prefixes = ["zes", "zet", "zer", "zel", "ze"];
    let ours = |name: &&str| {
        let rest = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix));
        rest.and_then(|rest| rest.chars().next())
            .is_some_and(|first| first.is_ascii_uppercase())
    };
    Ok(names.filter(ours).map(str::to_owned).collect())
}

/// Who links against the real loader, of either age, must find every name in the drop-in. Names that a loader of after
/// 1.32 adds are listed but do not fail the test: the suite moves on by itself.
#[test]
fn the_drop_in_exports_what_the_loaders_export() -> Outcome {
    let ours = exported(&drop_in()?)?;
    let missing = |suite: &Suite| -> Result<Vec<String>, Failure> {
        Ok(exported(&suite.library("libze_loader.so.1")?)?
            .difference(&ours)
            .cloned()
            .collect())
    };
    let debs = debs()?;
    for suite in &debs.suites {
        let missing = missing(suite)?;
        if suite.name == "sid" && !suite.version("libze1")?.starts_with("1.32.") {
            show(&format!("new in {}: {missing:?}", suite.version("libze1")?))?;
        } else {
            assert!(
                missing.is_empty(),
                "{} of {}: {missing:?}",
                suite.version("libze1")?,
                suite.name
            );
        }
    }
    Ok(())
}

// --- Tables.

/// The specification's minor versions.
const VERSIONS: u32 = 18;

/// How many entries each table has in each version, a line for each getter.
fn entry_counts() -> Result<String, Failure> {
    let registry = Registry::load()?;
    let mut text = String::new();
    for table in registry.tables() {
        let mut since = Vec::new();
        for entry in &table.entries {
            let version = entry.since.as_deref().unwrap_or("1.0");
            let minor = version
                .strip_prefix("1.")
                .ok_or_else(|| format!("{} since {version}", entry.function))?;
            since.push(minor.parse::<u32>()?);
        }
        assert!(since.is_sorted(), "{} does not grow at its end", table.name);
        text.push_str(&table.export);
        for minor in 0..VERSIONS {
            let count = since.iter().filter(|since| **since <= minor).count();
            text.push_str(&format!(" {count}"));
        }
        text.push('\n');
    }
    Ok(text)
}

/// Asks the library for tables that end before an inaccessible page; `name` is the asking test's own.
fn guard(name: &str, library: &Path, setup: &Setup) -> Result<Finished, Failure> {
    let counts = scratch_folder("tables")?.join(name);
    fs::write(&counts, entry_counts()?)?;
    Ok(Client::DdiGuard.run(setup, &[&library.to_string_lossy(), &counts.to_string_lossy()])?)
}

#[test]
fn tables_end_where_the_version_says() -> Outcome {
    for library in [zemu()?, drop_in()?] {
        expect(
            guard("ours", &library, &Setup::alone())?,
            "getters 76, calls 1444, failures 0\n",
        )?;
    }
    Ok(())
}

/// A driver that does not look at the version is found out.
#[test]
fn tables_that_do_not_end_are_noticed() -> Outcome {
    let setup = Setup::alone().variable("SECOND_DRIVER_CARELESS", "1");
    let finished = guard("careless", &compile_library("second_driver")?, &setup)?;
    assert_eq!(finished.status.code(), Some(1), "{}", finished.stderr);
    let overrun = "zeGetGlobalProcAddrTable for version 1.9: writes behind the table\n";
    assert!(finished.stderr.contains(overrun), "{}", finished.stderr);
    assert!(
        !finished
            .stderr
            .contains("zeGetGlobalProcAddrTable for version 1.10: writes"),
        "{}",
        finished.stderr
    );
    Ok(())
}

// --- Lifetime of the library in a process.

fn lifetime(mode: &str, stdout: &str) -> Outcome {
    for library in [zemu()?, drop_in()?] {
        let finished = Client::DlopenClose.run(&Setup::alone(), &[&library.to_string_lossy(), mode])?;
        expect(finished, stdout)?;
    }
    Ok(())
}

#[test]
fn opened_and_closed_a_hundred_times() -> Outcome {
    lifetime("cycle", "cycles 100\n")
}

#[test]
fn used_in_exit_handlers_and_destructors() -> Outcome {
    let lines = [
        "main: works",
        "exit handler registered last: answers",
        "exit handler registered first: answers",
        "destructor: answers",
        "",
    ];
    lifetime("end", &lines.join("\n"))
}

#[test]
fn used_in_forked_children() -> Outcome {
    lifetime("fork", "children 40\n")
}

#[test]
fn entered_by_many_threads_at_once() -> Outcome {
    lifetime("threads", "threads 16\n")
}

/// A loader opens drivers privately, so the functions of `zemu.h` are found through the API.
#[test]
fn control_functions_behind_the_loader_and_on_the_drop_in() -> Outcome {
    for setup in [newest([zemu()?])?, Setup::drop_in()?] {
        expect(
            Client::Control.run(&setup, &["driver", "libze_loader.so.1"])?,
            "done\n",
        )?;
    }
    Ok(())
}
