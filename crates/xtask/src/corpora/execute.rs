//! One kernel on both engines.

use std::time::{Duration, Instant};

use spirv_interp::engine::{self, Prepared};
use spirv_interp::{Kernel, RunOptions, Trap, TrapKind, reference};

use super::arguments::{Arguments, Shape};
use super::memory::Memory;

/// Instructions that a kernel may execute.
const BUDGET: u64 = 20_000_000;
/// Instructions that it may execute while its arguments are looked for.
const GUESS_BUDGET: u64 = 1_000_000;
/// Pointers that are looked for.
const GUESSES: usize = 8;
/// How long a kernel may take in all.
const LIMIT: Duration = Duration::from_secs(60);

/// How a kernel fared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Both engines ran to the end, with the same buffers.
    Equal {
        /// On this launch.
        shape: Shape,
        /// The kernel changed a buffer.
        changed: bool,
    },
    /// Both trapped alike.
    Trapped(Box<Trap>),
    /// They differ; in words.
    Unequal(String),
    /// They differ, on the smallest launch even, but so may any two runs: work-items get into each other's way.
    OrderMatters,
    /// The runs did not end in time.
    TimedOut,
}

/// What runs a kernel, and where.
struct Run<'r> {
    prepared: &'r Prepared,
    memory: Memory,
    options: RunOptions<'r>,
}

/// Runs a kernel on both engines with arguments that follow from the seed.
pub fn execute(prepared: &Prepared, seed: u64) -> Verdict {
    let begun = Instant::now();
    let late = || begun.elapsed() > LIMIT;
    let mut run = Run {
        prepared,
        memory: Memory::default(),
        options: RunOptions {
            cancel: Some(&late),
            instruction_budget: Some(BUDGET),
            ..RunOptions::default()
        },
    };
    let kernel = prepared.kernel();
    let arguments = run.find_pointers(Arguments::new(kernel, seed));
    // The largest launch on which the order of the work-items does not matter, and on which they meet at barriers: a
    // kernel made for one dimension may part its group along the others.
    let mut last = Verdict::OrderMatters;
    for shape in Shape::ALL {
        let arguments = arguments.with(kernel, shape);
        let verdict = run.compare(&arguments, shape);
        if late() {
            return Verdict::TimedOut;
        }
        match verdict {
            Verdict::Unequal(_) if run.has_conflict(&arguments) => {}
            Verdict::Trapped(trap) if trap.kind == TrapKind::BarrierDivergence => {
                last = Verdict::Trapped(trap)
            }
            verdict => return verdict,
        }
    }
    last
}

impl Run<'_> {
    fn kernel(&self) -> &Kernel {
        self.prepared.kernel()
    }

    /// Takes small numbers for pointers as long as they are what makes the kernel trap.
    fn find_pointers(&mut self, mut arguments: Arguments) -> Arguments {
        for _ in 0..GUESSES {
            let Some(trap) = self.null_pointer(&arguments) else {
                return arguments;
            };
            let mut better = None;
            for guess in arguments.guesses() {
                match self.null_pointer(&guess) {
                    None => {
                        better = Some(guess);
                        break;
                    }
                    Some(other) if other.at != trap.at => {
                        better.get_or_insert(guess);
                    }
                    Some(_) => {}
                }
            }
            match better {
                Some(guess) => arguments = guess,
                None => return arguments,
            }
        }
        arguments
    }

    /// The trap, if the kernel takes a small number for a pointer.
    fn null_pointer(&mut self, arguments: &Arguments) -> Option<Box<Trap>> {
        let options = RunOptions {
            instruction_budget: Some(GUESS_BUDGET),
            ..self.options
        };
        arguments.fill(&mut self.memory);
        let run = reference::run(
            self.kernel(),
            &arguments.grid,
            &arguments.values,
            &self.memory,
            &options,
        );
        run.err().filter(|trap| trap.kind == TrapKind::NullPointer)
    }

    fn has_conflict(&mut self, arguments: &Arguments) -> bool {
        arguments.fill(&mut self.memory);
        let Arguments { grid, values, .. } = arguments;
        reference::conflict(self.kernel(), grid, values, &self.memory, &self.options).is_some()
    }

    fn compare(&mut self, arguments: &Arguments, shape: Shape) -> Verdict {
        let Arguments { grid, values, .. } = arguments;
        arguments.fill(&mut self.memory);
        let expected = reference::run(self.kernel(), grid, values, &self.memory, &self.options);
        let contents: Vec<u64> = self.memory.contents().collect();
        arguments.fill(&mut self.memory);
        let changed = self.memory.difference(&contents).is_some();
        let found = engine::run(self.prepared, grid, values, &self.memory, &self.options);
        match (expected, found) {
            (Ok(_), Ok(_)) => match self.memory.difference(&contents) {
                None => Verdict::Equal { shape, changed },
                Some(difference) => Verdict::Unequal(difference),
            },
            // Where exactly a budget ends is not promised.
            (Err(a), Err(b)) if a == b || (a.kind == TrapKind::BudgetExhausted && a.kind == b.kind) => {
                Verdict::Trapped(a)
            }
            (Ok(_), Err(trap)) => Verdict::Unequal(format!("only the engine traps: {trap}")),
            (Err(trap), Ok(_)) => Verdict::Unequal(format!("only the reference traps: {trap}")),
            (Err(a), Err(b)) => Verdict::Unequal(format!("the reference says: {a}; the engine: {b}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bundle::SpirvModule;
    use super::super::survey::{self, Survey};
    use super::*;

    fn module(file: &str) -> SpirvModule {
        let path = crate::top().join("tests/kernels").join(file);
        SpirvModule {
            sha1: file.to_owned(),
            bytes: std::fs::read(path).unwrap(),
        }
    }

    fn verdict(file: &str, kernel: &str) -> Verdict {
        execute(&survey::prepare(&module(file), kernel), 1)
    }

    #[test]
    fn kernels_run_to_their_end_on_generated_arguments() {
        for kernel in [
            "saxpy",
            "spmv",
            "matmul_tiled",
            "reduce",
            "hist_local",
            "mandelbrot",
        ] {
            let file = format!("{kernel}.spv");
            let expected = Survey::Created {
                lowered: vec![kernel.to_owned()],
                refused: Vec::new(),
            };
            assert_eq!(survey::survey(&module(&file)), expected);
            assert!(
                matches!(verdict(&file, kernel), Verdict::Equal { changed: true, .. }),
                "{kernel}"
            );
        }
    }

    #[test]
    fn work_items_in_each_others_way_get_a_smaller_launch() {
        // Each swaps two numbers, whichever dimensions it has beside the first.
        let verdicts = (1..=8).map(|seed| execute(&survey::prepare(&module("bitonic.spv"), "bitonic"), seed));
        let verdicts: Vec<Verdict> = verdicts.collect();
        let all = [Shape::Any, Shape::Line].map(|shape| Verdict::Equal { shape, changed: true });
        assert!(
            verdicts.iter().all(|verdict| all.contains(verdict)),
            "{verdicts:?}"
        );
    }

    #[test]
    fn traps_of_both_engines_are_one_verdict() {
        let Verdict::Trapped(trap) = verdict("asm/null_pointer.spv", "k") else {
            panic!("no trap");
        };
        assert_eq!(trap.kind, TrapKind::NullPointer);
        let Verdict::Trapped(trap) = verdict("asm/endless.spv", "k") else {
            panic!("an end");
        };
        assert_eq!(trap.kind, TrapKind::BudgetExhausted);
    }
}
