//! The fast engine against the reference interpreter: all kernels of the benchmark suite, optimised and not, on one
//! thread and on two, with 32 and with 64 lanes. The buffers are equal bit by bit.

#[path = "../../tests/support/suite.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod suite;
mod support;

use std::path::Path;

use spirv_interp::engine::{self, Prepared};
use spirv_interp::{
    ArgValue, Grid, Kernel, RunOptions, RunStats, Trap, link, parse, reference, specialise, validate,
};
use suite::{Case, Data};
use support::Memory;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels")
}

fn load(file: &str, name: &str) -> Kernel {
    let bytes = std::fs::read(folder().join(file)).unwrap();
    let module = validate(parse(&bytes).unwrap()).unwrap_or_else(|error| panic!("{file}: {error}"));
    let program = specialise(link(vec![module]).unwrap(), &[]).unwrap();
    program.kernel(name).expect("the kernel has the name of its file")
}

fn prepare(file: &str, kernel: &Kernel) -> Prepared {
    engine::prepare(kernel).unwrap_or_else(|error| panic!("{file}: {error}"))
}

type Run<'a> = dyn Fn(&Grid, &[ArgValue], &Memory) -> Result<RunStats, Box<Trap>> + 'a;

/// Runs a case; returns what is in the buffers then.
fn outcome(case: &Case, run: &Run<'_>) -> (RunStats, Vec<Vec<u8>>) {
    let mut memory = Memory::default();
    let args: Vec<ArgValue> = case
        .data
        .iter()
        .map(|data| match data {
            Data::Buffer(bytes) => {
                let number = memory.add(bytes);
                ArgValue::Pointer(memory.address(number))
            }
            Data::Scalar { bytes, .. } => ArgValue::Value(bytes.clone()),
            Data::Local(bytes) => ArgValue::Local(*bytes as u64),
        })
        .collect();
    let count = |d: usize| u32::try_from(case.global[d] / case.local[d]).unwrap();
    let size = |d: usize| u32::try_from(case.local[d]).unwrap();
    let grid = Grid {
        group_count: [count(0), count(1), count(2)],
        group_size: [size(0), size(1), size(2)],
        global_offset: [0; 3],
    };
    let stats = run(&grid, &args, &memory).unwrap_or_else(|trap| panic!("{trap}"));
    (
        stats,
        memory.buffers.iter().map(|buffer| buffer.bytes()).collect(),
    )
}

fn kernels() -> Vec<suite::Kernel> {
    let text = std::fs::read_to_string(folder().join("suite.txt")).unwrap();
    let kernels = suite::read(&text);
    assert_eq!(kernels.len(), 20);
    // Sub-groups are refused by name.
    kernels
        .into_iter()
        .filter(|kernel| kernel.needs.as_deref() != Some("subgroups"))
        .collect()
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
    for kernel in kernels().iter().skip(parity).step_by(2) {
        let case = kernel.case("small");
        for variant in ["", ".O0"] {
            let file = format!("{}{variant}.spv", kernel.name);
            let loaded = load(&file, &kernel.name);
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
                    engine::run_with_lanes::<32>(&prepared, grid, args, memory, options)
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
        let prepared = prepare(&file, &load(&file, name));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/lowered/{name}.txt"));
        let recorded = std::fs::read_to_string(path).unwrap();
        assert_eq!(prepared.lowered_text().trim_end(), recorded.trim_end(), "{name}");
    }
}

#[test]
fn variables_of_unoptimised_kernels_become_values() {
    for kernel in kernels() {
        let file = format!("{}.O0.spv", kernel.name);
        let text = prepare(&file, &load(&file, &kernel.name)).bytecode_text();
        let first = text.lines().next().unwrap_or_default();
        assert!(first.ends_with("private 0"), "{file}: {first}");
    }
}
