//! The fast engine: one decoded instruction at a time runs for a batch of work-items.
//!
//! A register is a column of words, one for each lane of the batch, or, as long as that says everything, a base and a
//! stride: what is the same in all lanes, and what goes up evenly from lane to lane, is computed once. Blocks run in
//! the order of the lowered form, with a mask of the lanes that are there; see [`crate::lower::form`]. Work-groups are
//! spread over threads as the reference interpreter does it, and a launch that traps has the same trap.

#![allow(
    unsafe_code,
    reason = "the columns of a batch are of many types, and this is where checked accesses reach the application's memory"
)]

mod access;
mod dispatch;
mod frame;
mod lanes;
mod launch;
mod machine;
mod slow;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::bytecode::{Bytecode, select};
use crate::float_mode::FloatMode;
use crate::kernel::Kernel;
use crate::lower::{NotLowered, lower};
use crate::mem::MemoryView;
use crate::reference::{ArgValue, Cancel, Grid, RunOptions, RunStats};
use crate::trap::{Invocation, SourcePoint, Trap};

use launch::Launch;
use machine::Machine;

/// Parts into which the work of one thread is cut, so that threads finish together.
const CHUNKS_PER_THREAD: u64 = 8;
/// Bytes of variables of one work-item.
const MAX_PRIVATE: u64 = 1 << 16;

/// A kernel that the engine can run. Cheap to clone; prepared once for each kernel and kept by the caller.
#[derive(Clone)]
pub struct Prepared {
    kernel: Kernel,
    code: Arc<Bytecode>,
    form: Arc<str>,
}

impl fmt::Debug for Prepared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prepared")
            .field("kernel", &self.kernel.name())
            .finish_non_exhaustive()
    }
}

impl Prepared {
    /// The kernel.
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// The lowered form in words.
    pub fn lowered_text(&self) -> &str {
        &self.form
    }

    /// The program in words.
    pub fn bytecode_text(&self) -> String {
        self.code.to_string()
    }
}

/// Lowers a kernel.
///
/// # Errors
/// [`NotLowered`] names the instruction that the engine cannot run yet; [`crate::reference::run`] can.
pub fn prepare(kernel: &Kernel) -> Result<Prepared, NotLowered> {
    let inner = kernel.inner();
    let function = lower(inner)?;
    let refused = |reason| {
        let first = &inner.program.tables.module.instructions[inner.function().first as usize];
        NotLowered {
            instruction: first.name(),
            word: first.start as usize,
            reason,
        }
    };
    let code = select(inner, &function).ok_or_else(|| refused("the kernel needs too many registers"))?;
    // All lanes of a batch have their variables at once.
    if code.private_bytes > MAX_PRIVATE {
        return Err(refused("the kernel needs much private memory"));
    }
    Ok(Prepared {
        kernel: kernel.clone(),
        code: Arc::new(code),
        form: function.to_string().into(),
    })
}

/// Progress, as all threads see it.
struct Progress<'r> {
    next: AtomicU64,
    instructions: AtomicU64,
    groups: AtomicU64,
    budget: u64,
    cancel: Option<&'r Cancel<'r>>,
    /// Number of the lowest group that trapped. Groups below it still run to their end, so that the trap that is
    /// reported does not depend on which thread was faster.
    trapped: AtomicU64,
    trap: Mutex<Option<Box<Trap>>>,
}

/// Runs a kernel to its end, or to its first trap, as [`crate::reference::run`] does.
///
/// # Errors
/// The trap of the work-group with the lowest number, and in it of the work-item with the lowest one.
pub fn run(
    prepared: &Prepared,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    run_with_lanes::<64>(prepared, grid, args, memory, options)
}

/// [`run`] with another number of lanes in a batch: 8 to 64, a multiple of 8. For tests.
///
/// # Errors
/// As for [`run`].
pub fn run_with_lanes<const N: usize>(
    prepared: &Prepared,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    const {
        assert!(
            N >= 8 && N <= 64 && N.is_multiple_of(8),
            "a mask is one word, and loops take eight lanes"
        )
    };
    let kernel = &prepared.kernel;
    let shared = prepared.code.groupless;
    let launch = Launch::new(kernel.inner(), grid, args, memory, shared);
    let launch = launch.map_err(|kind| {
        Box::new(Trap {
            kernel: kernel.name().to_owned(),
            kind,
            at: SourcePoint::default(),
            who: Invocation::default(),
            access: None,
            allocation: None,
        })
    })?;
    let total = grid
        .group_count
        .iter()
        .map(|count| u64::from(*count))
        .fold(1, u64::saturating_mul);
    let threads = if options.pool.is_some() {
        options.threads.max(1) as u64
    } else {
        1
    };
    let chunk = (total / (threads * CHUNKS_PER_THREAD)).max(1);
    let progress = Progress {
        next: AtomicU64::new(0),
        instructions: AtomicU64::new(0),
        groups: AtomicU64::new(0),
        budget: options.instruction_budget.unwrap_or(u64::MAX),
        cancel: options.cancel,
        trapped: AtomicU64::new(u64::MAX),
        trap: Mutex::new(None),
    };
    let helpers = threads.min(total.div_ceil(chunk)).saturating_sub(1);
    let work = || work::<N>(&prepared.code, &launch, &progress, total, chunk);
    match options.pool {
        Some(pool) if helpers > 0 => pool.in_place_scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(|_| work());
            }
            work();
        }),
        _ => work(),
    }
    match progress.trap.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(trap) => Err(trap),
        None => Ok(RunStats {
            instructions: progress.instructions.into_inner(),
            groups: progress.groups.into_inner(),
        }),
    }
}

/// Takes groups until none are left.
fn work<const N: usize>(
    code: &Bytecode,
    launch: &Launch<'_>,
    progress: &Progress<'_>,
    total: u64,
    chunk: u64,
) {
    let _mode = FloatMode::enter();
    let mut machine = Machine::<N>::new(code, launch, progress);
    let row = u64::from(launch.grid.group_count[0]);
    loop {
        let first = progress.next.fetch_add(chunk, Ordering::Relaxed);
        let last = first.saturating_add(chunk).min(total);
        let mut number = first;
        while number < last {
            if progress.trapped.load(Ordering::Relaxed) < number {
                machine.settle();
                return;
            }
            // Groups that lie side by side, up to the end of their row.
            let end = if launch.shared {
                last.min((number / row + 1) * row)
            } else {
                number + 1
            };
            let result = if launch.shared {
                machine.run_row(number, end)
            } else {
                machine.run_group(number).map_err(|trap| (number, trap))
            };
            match result {
                Ok(()) => {
                    progress.groups.fetch_add(end - number, Ordering::Relaxed);
                }
                Err((group, trap)) => progress.record(group, trap),
            }
            number = end;
        }
        if first.saturating_add(chunk) >= total {
            machine.settle();
            return;
        }
    }
}

impl Progress<'_> {
    fn record(&self, number: u64, trap: Box<Trap>) {
        let mut slot = self.trap.lock().unwrap_or_else(PoisonError::into_inner);
        if number < self.trapped.load(Ordering::Relaxed) {
            self.trapped.store(number, Ordering::Relaxed);
            *slot = Some(trap);
        }
    }
}
