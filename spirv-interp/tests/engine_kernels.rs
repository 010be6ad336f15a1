//! The fast engine against the reference interpreter: all kernels of the benchmark suite, optimised and not, on one
//! thread and on two, with 32 and with 64 lanes. The buffers are equal bit by bit.

#[path = "support/bench.rs"]
mod bench;
#[path = "support/launch.rs"]
mod launch;
mod support;

use bench::suite::Case;
use std::path::Path;

use spirv_interp::engine::{self, Prepared};
use spirv_interp::{ArgValue, Grid, Kernel, RunOptions, RunStats, Trap, reference};
use support::Memory;

fn prepare(file: &str, kernel: &Kernel) -> Prepared {
    engine::prepare(kernel).unwrap_or_else(|error| panic!("{file}: {error}"))
}

type Run<'a> = dyn Fn(&Grid, &[ArgValue], &Memory) -> Result<RunStats, Box<Trap>> + 'a;

/// Runs a case; returns what is in the buffers then.
fn outcome(case: &Case, run: &Run<'_>) -> (RunStats, Vec<Vec<u8>>) {
    let (grid, memory, args) = bench::set_up(case);
    let stats = run(&grid, &args, &memory).unwrap_or_else(|trap| panic!("{trap}"));
    (
        stats,
        memory.buffers.iter().map(|buffer| buffer.bytes()).collect(),
    )
}

/// Runs every second kernel, so that two tests share the work of two cores.
fn run_suite(parity: usize) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let alone = RunOptions {
        threads: 1,
        ..RunOptions::default()
    };
    let both = RunOptions {
        threads: 2,
        pool: Some(&pool),
        ..RunOptions::default()
    };
    for kernel in bench::kernels().into_iter().skip(parity).step_by(2) {
        let case = kernel.case("small");
        for variant in ["", ".O0"] {
            let file = format!("{}{variant}.spv", kernel.name);
            let loaded = launch::kernel(&file, &kernel.name);
            let want = outcome(&case, &|grid, args, memory| {
                reference::run(&loaded, grid, args, memory, &alone)
            });
            let prepared = prepare(&file, &loaded);
            for options in [&alone, &both] {
                let wide = outcome(&case, &|grid, args, memory| {
                    engine::run(&prepared, grid, args, memory, options)
                });
                assert!(
                    wide.1 == want.1,
                    "{file} with 64 lanes on {} threads",
                    options.threads
                );
                assert_eq!(wide.0.groups, want.0.groups);
                let narrow = outcome(&case, &|grid, args, memory| {
                    engine::run_with_lanes(32, &prepared, grid, args, memory, options)
                });
                assert!(
                    narrow.1 == want.1,
                    "{file} with 32 lanes on {} threads",
                    options.threads
                );
                // Instructions are counted alike, apart from what stands behind phis.
                let (a, b) = (wide.0.instructions, narrow.0.instructions);
                assert_eq!(a, b, "{file}");
            }
        }
    }
}

#[test]
fn even_kernels_are_equal() {
    run_suite(0);
}

#[test]
fn odd_kernels_are_equal() {
    run_suite(1);
}

/// The dump is what a second back end would be built on; these kernels show loops, branches, barriers and gathers.
#[test]
fn the_lowered_form_is_as_recorded() {
    for name in ["saxpy", "matmul_naive", "reduce", "spmv"] {
        let file = format!("{name}.spv");
        let prepared = prepare(&file, &launch::kernel(&file, name));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/lowered/{name}.txt"));
        let recorded = std::fs::read_to_string(path).unwrap();
        assert_eq!(prepared.lowered_text().trim_end(), recorded.trim_end(), "{name}");
    }
}

#[test]
fn variables_of_unoptimised_kernels_become_values() {
    for kernel in bench::kernels() {
        let file = format!("{}.O0.spv", kernel.name);
        let text = prepare(&file, &launch::kernel(&file, &kernel.name)).bytecode_text();
        let first = text.lines().next().unwrap_or_default();
        assert!(first.ends_with("private 0"), "{file}: {first}");
    }
}
