//! `cargo xtask bench`: zemu beside PoCL, Intel's CPU runtime and Oclgrind, on the kernels of the benchmark suite.
//!
//! The runners of `tests/bench` do the work, one process for each kernel and side, all sides in turn, in rounds, so that
//! whatever else the machine does hits them alike. What counts is the CPU time of a launch, all threads together; its
//! median over the rounds is compared.

mod answer;
mod book;
mod bounds;
mod figures;
mod module;
mod options;
mod setup;
mod side;
mod starts;
mod table;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use answer::Answer;
use bounds::Bound;
use figures::{Figures, Key};
use options::{Options, Size, Task, Variant};
use side::{Places, Side};

/// The kernels that `cargo xtask ci` runs: bound by memory, by arithmetic, by divergence, by barriers.
const CI_KERNELS: [&str; 4] = ["saxpy", "matmul_naive", "mandelbrot", "reduce"];
/// By how much the bounds are widened there.
const CI_SLACK: f64 = 2.0;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// The command line is not understood.
    #[error(transparent)]
    Options(#[from] options::OptionError),
    /// Something is missing that the runners need.
    #[error(transparent)]
    Setup(#[from] setup::SetupError),
    /// The suite cannot be read.
    #[error("{path}: {source}")]
    Suite {
        /// Its file.
        path: std::path::PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The suite has no such kernel.
    #[error("the suite has no kernel {0}")]
    NoKernel(String),
    /// A runner cannot be started.
    #[error("a runner cannot be started: {0}")]
    Start(std::io::Error),
    /// What the starts are measured with cannot be made.
    #[error(transparent)]
    Starts(#[from] starts::StartError),
    /// The book cannot be written.
    #[error(transparent)]
    Book(#[from] book::BookError),
}

/// What held and what did not: bounds, or verified results.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// So many held.
    pub passed: u64,
    /// So many did not.
    pub failed: u64,
}

/// Does what the words behind `cargo xtask bench` say.
///
/// # Errors
/// [`BenchError`]; a bound that does not hold and a wrong result are no errors here.
pub fn run(top: &Path, target: &Path, words: &[&str]) -> Result<Tally, BenchError> {
    let options = options::read(words)?;
    let kernels = chosen(top, &options)?;
    let with_intel = matches!(options.task, Task::Table | Task::Check);
    let places = setup::prepare(top, target, with_intel)?;
    match options.task {
        Task::Table => {
            let figures = measure(&places, &kernels, &table_sides(&options), &options)?;
            report(top, &options, &kernels, &options.sizes, &figures)?;
            Ok(tally(&figures.wrong, &[]))
        }
        Task::Verify => verify(&places, &kernels),
        Task::Check | Task::Ci => check(top, &places, &kernels, &options),
    }
}

fn table_sides(options: &Options) -> Vec<(Side, Vec<Size>)> {
    [
        Side::Zemu(options.variant),
        Side::Pocl,
        Side::Intel,
        Side::Oclgrind,
    ]
    .map(|side| (side, side.sizes(&options.sizes)))
    .to_vec()
}

/// The asked kernels in the suite's order.
fn chosen(top: &Path, options: &Options) -> Result<Vec<String>, BenchError> {
    let path = top.join("tests/kernels/suite.txt");
    let text = std::fs::read_to_string(&path).map_err(|source| BenchError::Suite { path, source })?;
    let all: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("kernel "))
        .collect();
    let asked: Vec<&str> = match options.task {
        Task::Ci if options.kernels.is_empty() => CI_KERNELS.to_vec(),
        _ => options.kernels.iter().map(String::as_str).collect(),
    };
    if let Some(unknown) = asked.iter().find(|name| !all.contains(name)) {
        return Err(BenchError::NoKernel((*unknown).to_owned()));
    }
    let is_asked = |name: &&&str| asked.is_empty() || asked.contains(name);
    Ok(all
        .iter()
        .filter(is_asked)
        .map(|name| (*name).to_owned())
        .collect())
}

/// All sides in turn, kernel by kernel, round by round.
fn measure(
    places: &Places,
    kernels: &[String],
    sides: &[(Side, Vec<Size>)],
    options: &Options,
) -> Result<Figures, BenchError> {
    let mut figures = Figures::default();
    for round in 1..=options.rounds {
        println!("round {round} of {}", options.rounds);
        for kernel in kernels {
            for (side, sizes) in sides.iter().filter(|(_, sizes)| !sizes.is_empty()) {
                run_kernel(places, *side, kernel, sizes, &[], &mut figures)?;
            }
        }
    }
    Ok(figures)
}

/// Runs one kernel on one side and takes in its answers. A side that is not there has none.
fn run_kernel(
    places: &Places,
    side: Side,
    kernel: &str,
    sizes: &[Size],
    more_words: &[&str],
    figures: &mut Figures,
) -> Result<(), BenchError> {
    let Some(mut command) = places.runner(side) else {
        return Ok(());
    };
    command.args(places.words(side, kernel, sizes)).args(more_words);
    let (answers, ended_well) = answers(&mut command)?;
    let what = format!("{}, {kernel}", side.name());
    let mut found = BTreeSet::new();
    let mut is_told = false;
    for answer in answers {
        match answer {
            Answer::Device(name) => drop(figures.devices.insert(side, name)),
            Answer::Sample { kernel, size, sample } => {
                if sample.verified == Some(false) {
                    figures.wrong.push(format!("{what}, {size}: the result is wrong"));
                    is_told = true;
                } else {
                    figures.add(Key { kernel, size, side }, sample);
                }
                found.insert(size);
            }
            Answer::Skipped { .. } => found.extend(sizes),
            Answer::Failure { what: failure, .. } => {
                figures.wrong.push(format!("{what}: {failure} failed"));
                is_told = true;
            }
            Answer::Module(_) | Answer::First { .. } => {}
        }
    }
    if !is_told && (!ended_well || !sizes.iter().all(|size| found.contains(size))) {
        figures.wrong.push(format!("{what}: the runner did not end well"));
    }
    Ok(())
}

/// Runs a runner to its end: its answers, and whether it ended well.
fn answers(command: &mut Command) -> Result<(Vec<Answer>, bool), BenchError> {
    let output = command.output().map_err(BenchError::Start)?;
    if !output.status.success() {
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let answers = text.lines().filter_map(answer::read).collect();
    Ok((answers, output.status.success()))
}

/// Prints the tables, and puts them into the book if that is asked for.
fn report(
    top: &Path,
    options: &Options,
    kernels: &[String],
    sizes: &[Size],
    figures: &Figures,
) -> Result<(), BenchError> {
    let tables: Vec<(String, table::Table)> = sizes
        .iter()
        .map(|&size| {
            let heading = format!("{size}: CPU time for each work-item in ns, median [least–greatest]");
            let heading = heading[..1].to_uppercase() + &heading[1..];
            (heading, table::table(figures, kernels, size, options.variant))
        })
        .collect();
    for (heading, table) in &tables {
        println!("\n{heading}\n{}", table.text());
    }
    if options.write_docs {
        book::write(top, &book::part(figures, options.rounds, &tables))?;
    }
    Ok(())
}

fn check(top: &Path, places: &Places, kernels: &[String], options: &Options) -> Result<Tally, BenchError> {
    let medium = vec![Size::Medium];
    let both = vec![Size::Small, Size::Medium];
    let sides = [
        (Side::Zemu(Variant::Optimised), both.clone()),
        (Side::Pocl, both.clone()),
        (Side::Intel, both.clone()),
        (Side::Oclgrind, Side::Oclgrind.sizes(&both)),
        (Side::Zemu(Variant::Unoptimised), medium.clone()),
    ];
    let mut figures = measure(places, kernels, &sides, options)?;
    let compute: Vec<String> = kernels
        .iter()
        .filter(|kernel| bounds::COMPUTE.contains(&kernel.as_str()))
        .cloned()
        .collect();
    println!("one thread and two");
    let sides = [1, 2].map(|threads| (Side::ZemuThreads(threads), medium.clone()));
    figures.take(measure(places, &compute, &sides, options)?);
    let (starts, wrong) = starts::measure(places)?;
    figures.wrong.extend(wrong);
    report(top, options, kernels, &both, &figures)?;
    let slack = if options.task == Task::Ci { CI_SLACK } else { 1.0 };
    Ok(tally(
        &figures.wrong,
        &bounds::bounds(&figures, kernels, &starts, slack),
    ))
}

/// Runs everything once and verifies it.
fn verify(places: &Places, kernels: &[String]) -> Result<Tally, BenchError> {
    let mut tally = Tally::default();
    for kernel in kernels {
        for variant in [Variant::Optimised, Variant::Unoptimised] {
            let mut figures = Figures::default();
            let side = Side::Zemu(variant);
            run_kernel(places, side, kernel, &Size::ALL, &["--runs", "0"], &mut figures)?;
            for size in Size::ALL {
                let found = figures.verified(side, kernel, size);
                let words = match found {
                    Some(Some(_)) => "verified",
                    // There is nothing to compare.
                    Some(None) => "launched, writes nothing",
                    None => "FAILED",
                };
                println!("{kernel} {size} -{}: {words}", variant.label());
                *(if found.is_some() {
                    &mut tally.passed
                } else {
                    &mut tally.failed
                }) += 1;
            }
            for sentence in &figures.wrong {
                println!("FAILED {sentence}");
            }
        }
    }
    println!("{} verified, {} failed", tally.passed, tally.failed);
    Ok(tally)
}

/// Says what does not hold, and counts.
fn tally(wrong: &[String], bounds: &[Bound]) -> Tally {
    for sentence in wrong {
        println!("FAILED {sentence}");
    }
    let mut tally = Tally {
        passed: 0,
        failed: wrong.len() as u64,
    };
    for bound in bounds {
        if bound.holds() {
            tally.passed += 1;
        } else {
            println!("FAILED {bound}");
            tally.failed += 1;
        }
    }
    if !bounds.is_empty() {
        println!("{} bounds hold, {} failures", tally.passed, tally.failed);
    }
    tally
}
