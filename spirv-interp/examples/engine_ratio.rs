//! Times the fast engine against the reference interpreter on the benchmark kernels, both in turn in one run:
//! `cargo run --release -p spirv-interp --example engine_ratio [SIZE]`. CPU time of one thread.

#![allow(clippy::print_stdout, reason = "an example that prints a table")]

#[path = "../../tests/support/suite.rs"]
#[allow(dead_code, reason = "other programs use the rest")]
mod suite;
#[path = "../tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::time::{Duration, Instant};

use spirv_interp::{ArgValue, Grid, RunOptions, engine, link, parse, reference, specialise, validate};
use suite::{Case, Data};
use support::Memory;

/// Time that the repetitions of one measurement take at least.
const ENOUGH: Duration = Duration::from_millis(60);

fn arguments(case: &Case) -> (Memory, Vec<ArgValue>) {
    let mut memory = Memory::default();
    let args = case
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
    (memory, args)
}

/// The best of some runs, in nanoseconds for each work-item.
fn time(items: f64, limit: u32, mut run: impl FnMut()) -> f64 {
    let (start, mut best) = (Instant::now(), f64::MAX);
    for _ in 0..limit {
        let begin = Instant::now();
        run();
        best = best.min(begin.elapsed().as_secs_f64() * 1e9 / items);
        if start.elapsed() > ENOUGH {
            break;
        }
    }
    best
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = std::env::args().nth(1).unwrap_or_else(|| "small".to_owned());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels");
    let text = std::fs::read_to_string(folder.join("suite.txt"))?;
    println!(
        "{:16} {:>12} {:>12} {:>8} {:>12} {:>9}",
        "kernel", "reference", "engine", "faster", "engine O0", "lower us"
    );
    let mut product = 0.0;
    let mut count = 0.0;
    for kernel in suite::read(&text) {
        if kernel.needs.as_deref() == Some("subgroups") {
            continue;
        }
        let case = kernel.case(&size);
        let size = |d: usize| u32::try_from(case.local[d]);
        let groups = |d: usize| u32::try_from(case.global[d] / case.local[d]);
        let grid = Grid {
            group_count: [groups(0)?, groups(1)?, groups(2)?],
            group_size: [size(0)?, size(1)?, size(2)?],
            global_offset: [0; 3],
        };
        let items: f64 = case
            .global
            .iter()
            .map(|n| f64::from(u32::try_from(*n).unwrap_or(1)))
            .product();
        let options = RunOptions {
            threads: 1,
            ..RunOptions::default()
        };
        let mut engines = Vec::new();
        let (mut slow, mut lowering) = (0.0, Duration::ZERO);
        for variant in ["", ".O0"] {
            let module = validate(parse(&std::fs::read(
                folder.join(format!("{}{variant}.spv", kernel.name)),
            )?)?)?;
            let program = specialise(link(vec![module])?, &[])?;
            let loaded = program.kernel(&kernel.name).ok_or("no such kernel")?;
            let begin = Instant::now();
            let prepared = engine::prepare(&loaded)?;
            if variant.is_empty() {
                lowering = begin.elapsed();
                let (memory, args) = arguments(&case);
                slow = time(items, 1, || {
                    let _ = reference::run(&loaded, &grid, &args, &memory, &options);
                });
            }
            let (memory, args) = arguments(&case);
            engines.push(time(items, 1000, || {
                let _ = engine::run(&prepared, &grid, &args, &memory, &options);
            }));
        }
        let ratio = slow / engines[0];
        product += ratio.ln();
        count += 1.0;
        println!(
            "{:16} {slow:>12.2} {:>12.2} {ratio:>8.1} {:>12.2} {:>9}",
            kernel.name,
            engines[0],
            engines[1],
            lowering.as_micros()
        );
    }
    println!("geometric mean of the gain: {:.1}", f64::exp(product / count));
    Ok(())
}
