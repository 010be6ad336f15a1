//! All kernels of the benchmark suite, optimised and not, on one thread and on two.

#[path = "support/bench.rs"]
mod bench;
#[path = "support/launch.rs"]
mod launch;
#[path = "../../tests/support/suite_expected.rs"]
mod suite_expected;
mod support;

use bench::suite::{self, Case, Data};
use spirv_interp::{ArgKind, Kernel, RunOptions, reference};

fn run(kernel: &Kernel, case: &Case, options: &RunOptions<'_>) {
    for (data, info) in case.data.iter().zip(kernel.args()) {
        let fits = match data {
            Data::Buffer(_) => matches!(info.kind, ArgKind::Global { .. } | ArgKind::Constant),
            Data::Scalar { bytes, .. } => info.kind == ArgKind::Value && info.size == bytes.len(),
            Data::Local(_) => info.kind == ArgKind::Local,
        };
        assert!(fits, "{info:?} for {data:?}");
    }
    let (grid, memory, args) = bench::set_up(case);
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
    let mut buffers = memory.buffers.iter();
    for (index, want) in expected.iter().enumerate() {
        if !matches!(case.data[index], Data::Buffer(_)) {
            continue;
        }
        let buffer = buffers.next().expect("one for each such argument");
        if let Some(want) = want {
            let difference = case.compare(index, &buffer.bytes(), want);
            assert_eq!(difference, None, "{}", case.kernel.name);
        }
    }
}

/// Runs every second kernel, so that two tests share the work of two cores.
fn run_suite(parity: usize) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    for kernel in bench::kernels().iter().skip(parity).step_by(2) {
        let case = kernel.case("small");
        for variant in ["", ".O0"] {
            let loaded = launch::kernel(&format!("{}{variant}.spv", kernel.name), &kernel.name);
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
