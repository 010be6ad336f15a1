//! All kernels of the benchmark suite, optimised and not, on one thread and on two.

#[path = "../../tests/support/suite.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod suite;
#[path = "../../tests/support/suite_expected.rs"]
mod suite_expected;
mod support;

use std::path::Path;

use spirv_interp::{
    ArgKind, ArgValue, Grid, Kernel, RunOptions, link, parse, reference, specialise, validate,
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

fn run(kernel: &Kernel, case: &Case, options: &RunOptions<'_>) {
    let mut memory = Memory::default();
    let mut buffers = Vec::new();
    let mut args = Vec::new();
    for (data, info) in case.data.iter().zip(kernel.args()) {
        let number = match data {
            Data::Buffer(bytes) => Some(memory.add(bytes)),
            _ => None,
        };
        buffers.push(number);
        args.push(match data {
            Data::Buffer(_) => ArgValue::Pointer(memory.address(number.unwrap())),
            Data::Scalar { bytes, .. } => ArgValue::Value(bytes.clone()),
            Data::Local(bytes) => ArgValue::Local(*bytes as u64),
        });
        let fits = match data {
            Data::Buffer(_) => matches!(info.kind, ArgKind::Global { .. } | ArgKind::Constant),
            Data::Scalar { bytes, .. } => info.kind == ArgKind::Value && info.size == bytes.len(),
            Data::Local(_) => info.kind == ArgKind::Local,
        };
        assert!(fits, "{info:?} for {data:?}");
    }
    let count = |d: usize| u32::try_from(case.global[d] / case.local[d]).unwrap();
    let size = |d: usize| u32::try_from(case.local[d]).unwrap();
    let grid = Grid {
        group_count: [count(0), count(1), count(2)],
        group_size: [size(0), size(1), size(2)],
        global_offset: [0; 3],
    };
    let stats =
        reference::run(kernel, &grid, &args, &memory, options).unwrap_or_else(|trap| panic!("{trap}"));
    assert_eq!(
        stats.groups,
        grid.group_count
            .iter()
            .map(|count| u64::from(*count))
            .product::<u64>()
    );
    let expected = suite_expected::expected(case, options.subgroup_size as usize)
        .expect("every kernel has an expectation");
    for (index, want) in expected.iter().enumerate() {
        if let (Some(want), Some(number)) = (want, buffers[index]) {
            let difference = case.compare(index, &memory.buffers[number].bytes(), want);
            assert_eq!(difference, None, "{}", case.kernel.name);
        }
    }
}

/// Runs every second kernel, so that two tests share the work of two cores.
fn run_suite(parity: usize) {
    let text = std::fs::read_to_string(folder().join("suite.txt")).unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let kernels = suite::read(&text);
    assert_eq!(kernels.len(), 20);
    for kernel in kernels.iter().skip(parity).step_by(2) {
        let case = kernel.case("small");
        for variant in ["", ".O0"] {
            let loaded = load(&format!("{}{variant}.spv", kernel.name), &kernel.name);
            run(
                &loaded,
                &case,
                &RunOptions {
                    threads: 1,
                    ..RunOptions::default()
                },
            );
            run(
                &loaded,
                &case,
                &RunOptions {
                    threads: 2,
                    pool: Some(&pool),
                    ..RunOptions::default()
                },
            );
        }
    }
}

#[test]
fn even_kernels_compute_what_they_should() {
    run_suite(0);
}

#[test]
fn odd_kernels_compute_what_they_should() {
    run_suite(1);
}
