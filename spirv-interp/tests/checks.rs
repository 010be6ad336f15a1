//! The checks: what they find in kernels that are wrong, and that they find nothing in kernels that are right.

#[path = "support/bench.rs"]
mod bench;
#[path = "support/launch.rs"]
mod launch;
mod support;

use std::sync::Mutex;

use launch::{grid, kernel, try_run_reference as try_run};
use spirv_interp::{Access, CheckFinding, CheckKind, Checks, Grid, Kernel, RunOptions, reference};

const VARIANTS: [&str; 2] = ["", ".O0"];

/// What the checks find in a run, which is to come to its end.
fn found_by(run: &dyn Fn(&RunOptions<'_>)) -> Vec<CheckFinding> {
    let findings = Mutex::new(Vec::new());
    let found = |finding: &CheckFinding| findings.lock().unwrap().push(finding.clone());
    let checks = Checks {
        races: true,
        uninitialised: true,
        copies: true,
        found: &found,
    };
    run(&RunOptions {
        checks: Some(checks),
        ..RunOptions::default()
    });
    findings.into_inner().unwrap()
}

fn findings(kernel: &Kernel, grid: &Grid, buffers: &[Vec<u8>]) -> Vec<CheckFinding> {
    found_by(&|options| {
        try_run(kernel, grid, buffers, options).unwrap_or_else(|trap| panic!("{trap}"));
    })
}

fn texts(findings: &[CheckFinding]) -> Vec<String> {
    findings.iter().map(ToString::to_string).collect()
}

/// Kernels of the suite that share memory, and some that do not.
const SHARING: [&str; 7] = [
    "bitonic",
    "hist_global",
    "hist_local",
    "reduce",
    "scan",
    "subreduce",
    "transpose",
];

#[test]
fn correct_kernels_give_no_finding() {
    for kernel in bench::kernels()
        .into_iter()
        .filter(|kernel| SHARING.contains(&kernel.name.as_str()))
    {
        let case = kernel.case("small");
        for variant in VARIANTS {
            let file = format!("{}{variant}.spv", kernel.name);
            let loaded = launch::kernel(&file, &kernel.name);
            let found = found_by(&|options| {
                let (grid, memory, args) = bench::set_up(&case);
                reference::run(&loaded, &grid, &args, &memory, options)
                    .unwrap_or_else(|trap| panic!("{trap}"));
            });
            assert!(found.is_empty(), "{file}: {:#?}", texts(&found));
        }
    }
}

/// The findings in a kernel of `ocl/wrong.cl`, on two groups of eight.
fn wrong(variant: &str, name: &str) -> Vec<CheckFinding> {
    let kernel = kernel(&format!("ocl/wrong{variant}.spv"), name);
    let buffers = [vec![0; 4096], vec![0; 4096]];
    findings(&kernel, &grid(2, 8), &buffers)
}

fn races(found: &[CheckFinding]) -> Vec<(&'static str, Access, Access)> {
    let races = found.iter().filter_map(|finding| match finding.kind {
        CheckKind::Race {
            memory,
            access,
            other,
            ..
        } => Some((memory, access, other)),
        _ => None,
    });
    races.collect()
}

#[test]
fn right_kernels_that_look_wrong() {
    for variant in VARIANTS {
        for name in [
            "two_barriers_a_round",
            "bytes_side_by_side",
            "counts",
            "copies",
            "parts",
        ] {
            let found = wrong(variant, name);
            assert!(found.is_empty(), "{name}{variant}: {:#?}", texts(&found));
        }
    }
}

#[test]
fn races_in_local_memory() {
    use Access::{Atomic, Load, Store};
    for variant in VARIANTS {
        for (name, wanted) in [
            ("no_barrier", vec![(Load, Store), (Store, Load)]),
            ("other_memory", vec![(Load, Store)]),
            ("one_barrier_a_round", vec![(Store, Load), (Load, Store)]),
            ("counts_and_reads", vec![(Load, Atomic), (Atomic, Load)]),
        ] {
            let found = wrong(variant, name);
            let races = races(&found);
            assert!(!races.is_empty(), "{name}{variant}");
            for (memory, access, other) in races {
                assert!(
                    memory == "local" && wanted.contains(&(access, other)),
                    "{name}{variant}: {:#?}",
                    texts(&found)
                );
            }
        }
    }
}

#[test]
fn races_between_groups() {
    for variant in VARIANTS {
        let found = wrong(variant, "between_groups");
        assert_eq!(
            races(&found),
            [("global", Access::Store, Access::Load)],
            "{variant}: {:#?}",
            texts(&found)
        );
        let CheckKind::Race {
            other_who: Some(other),
            ..
        } = found[0].kind
        else {
            panic!("a work-item")
        };
        // The last one of the first group has read what the first one of the second group stores.
        assert_ne!(other.group, found[0].who.group);
    }
}

#[test]
fn races_name_both_lines() {
    let found = findings(
        &kernel("asm/race_with_lines.spv", "k"),
        &grid(1, 2),
        &[vec![0; 64]],
    );
    let texts = texts(&found);
    assert!(
        texts
            .iter()
            .any(|text| text.contains("store of global memory at 0x")
                && text.contains("that races with the store in OpStore at word ")
                && text.contains("(race.cl:4) by work-item (0, 0, 0) of group (0, 0, 0), in OpStore")
                && text.ends_with("(race.cl:4) by work-item (1, 0, 0) of group (0, 0, 0)")),
        "{texts:#?}"
    );
    assert!(
        texts.iter().any(|text| text.contains("(race.cl:5)")),
        "{texts:#?}"
    );
}

#[test]
fn k03_component_stores_are_no_uninitialised_reads() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/rows{variant}.spv"), "k03_component_stores");
        let found = findings(&kernel, &grid(2, 10), &[vec![0; 80], vec![0; 80]]);
        assert!(found.is_empty(), "{variant}: {:#?}", texts(&found));
    }
}

#[test]
fn k06_undefined_components_that_nobody_reads() {
    let kernel = kernel("asm/k06_shuffle_with_undefined.spv", "k");
    assert_eq!(findings(&kernel, &grid(1, 1), &[vec![0; 16]]), []);
}

#[test]
fn k11_store_behind_the_barrier_races() {
    for variant in VARIANTS {
        let run = |name: &str| {
            let kernel = kernel(&format!("ocl/rows{variant}.spv"), name);
            findings(&kernel, &grid(2, 8), &[vec![0; 64]])
        };
        assert_eq!(run("k11_store_before_barrier"), []);
        let found = run("k11_store_behind_barrier");
        assert_eq!(
            races(&found),
            [("local", Access::Store, Access::Load)],
            "{:#?}",
            texts(&found)
        );
    }
}

#[test]
fn k26_copies_that_nobody_waits_for() {
    for variant in VARIANTS {
        let kernel = kernel(&format!("ocl/rows{variant}.spv"), "k26_copy_without_wait");
        let found = findings(&kernel, &grid(2, 16), &[vec![0; 128], vec![0; 128]]);
        let [finding] = &found[..] else {
            panic!("{:#?}", texts(&found))
        };
        assert_eq!(finding.kind, CheckKind::UnfinishedCopy);
        assert_eq!(finding.at.instruction, "OpGroupAsyncCopy");
    }
}

#[test]
fn copies_that_are_read_early() {
    for variant in VARIANTS {
        let found = wrong(variant, "copy_read_early");
        assert_eq!(
            races(&found),
            [("local", Access::Load, Access::Store)],
            "{:#?}",
            texts(&found)
        );
        assert!(
            texts(&found)[0].contains("by a group copy, in OpLoad"),
            "{:#?}",
            texts(&found)
        );
    }
}

/// Only as the source stands: an optimiser may do what it likes with such a kernel.
#[test]
fn uninitialised_values() {
    for (name, wanted) in [
        ("condition", "used as a condition"),
        ("local_sum", "stored to global memory"),
        ("local_counter", "used by an atomic operation"),
    ] {
        let found = wrong(".O0", name);
        let [finding] = &found[..] else {
            panic!("{name}: {:#?}", texts(&found))
        };
        assert_eq!(finding.kind, CheckKind::Uninitialised { used: wanted }, "{name}");
    }
}

/// What is not asked for is not looked for.
#[test]
fn each_check_is_asked_for() {
    let kernel = kernel("ocl/wrong.O0.spv", "counts_and_reads");
    let found = |finding: &CheckFinding| panic!("{finding}");
    let options = RunOptions {
        checks: Some(Checks {
            races: false,
            uninitialised: true,
            copies: true,
            found: &found,
        }),
        ..RunOptions::default()
    };
    try_run(&kernel, &grid(2, 8), &[vec![0; 64]], &options).unwrap();
}
