//! Times the fast engine against the reference interpreter on the benchmark kernels, both in turn in one run:
//! `cargo run --release -p spirv-interp --example engine_ratio [SIZE]`. Wall-clock time of one thread, the best of some runs.

#![allow(clippy::print_stdout, reason = "an example that prints a table")]

#[path = "../tests/support/bench.rs"]
mod bench;
#[path = "../tests/support/launch.rs"]
mod launch;
#[path = "../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use spirv_interp::{RunOptions, engine, reference};

/// Time that the repetitions of one measurement take at least.
const ENOUGH: Duration = Duration::from_millis(60);

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
    println!(
        "{:16} {:>12} {:>12} {:>8} {:>12} {:>9}",
        "kernel", "reference", "engine", "faster", "engine O0", "lower us"
    );
    let mut product = 0.0;
    let mut count = 0.0;
    for kernel in bench::kernels() {
        let case = kernel.case(&size);
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
            let loaded = launch::kernel(&format!("{}{variant}.spv", kernel.name), &kernel.name);
            let begin = Instant::now();
            let prepared = engine::prepare(&loaded)?;
            if variant.is_empty() {
                lowering = begin.elapsed();
                let (grid, memory, args) = bench::set_up(&case);
                slow = time(items, 1, || {
                    let _ = reference::run(&loaded, &grid, &args, &memory, &options);
                });
            }
            let (grid, memory, args) = bench::set_up(&case);
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
