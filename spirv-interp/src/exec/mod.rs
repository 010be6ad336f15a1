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
mod collective;
mod copy;
mod dispatch;
mod frame;
mod lanes;
mod launch;
mod loops;
mod machine;
mod math;
mod narrow;
mod op;
mod print;
mod routine;
mod slow;

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::bytecode::{Bytecode, select};
use crate::kernel::Kernel;
use crate::launch::{ArgValue, Grid, Launch, Progress, RunOptions, RunStats};
use crate::lower::fuse::fuse;
use crate::lower::{NotLowered, lower};
use crate::mem::MemoryView;
use crate::trap::Trap;

use launch::{BatchLaunch, is_wide};
use machine::Machine;
use op::Threaded;

/// Lanes of a batch.
const LANES: usize = 64;

/// Bytes of variables of one work-item.
const MAX_PRIVATE: u64 = 1 << 22;
/// Bytes of variables of one work-item above which batches are small, since all lanes have theirs at once.
const MUCH_PRIVATE: u64 = 1 << 16;

/// A kernel that the engine can run. Cheap to clone; prepared once for each kernel and kept by the caller.
#[derive(Clone)]
pub struct Prepared {
    kernel: Kernel,
    code: Arc<Bytecode>,
    form: Arc<str>,
    /// The program as steps for batches of the usual size.
    threaded: Arc<OnceLock<Arc<Threaded<LANES>>>>,
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
    let mut function = lower(inner)?;
    let form = function.to_string();
    fuse(&mut function);
    let refused = |reason| NotLowered::at(&inner.program.tables.module, inner.function().first, reason);
    let code = select(inner, &function).ok_or_else(|| refused("the kernel needs too many registers"))?;
    if code.private_bytes > MAX_PRIVATE {
        return Err(refused("the kernel needs much private memory"));
    }
    Ok(Prepared {
        kernel: kernel.clone(),
        code: Arc::new(code),
        form: form.into(),
        threaded: Arc::default(),
    })
}

/// Runs a kernel to its end, or to its first trap, as [`crate::reference::run`] does. The reference interpreter does it
/// when the kernel acts by sub-groups that do not fit into a batch of 64 work-items.
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
    if prepared.code.private_bytes > MUCH_PRIVATE {
        return run_batches::<8>(prepared, grid, args, memory, options);
    }
    let threaded = prepared
        .threaded
        .get_or_init(|| Arc::new(Threaded::new(&prepared.code, is_wide())));
    run_threaded(prepared, threaded.clone(), grid, args, memory, options)
}

/// [`run`] with another number of lanes in a batch, for tests: 8, 16 or 32; anything else is 64. Where sub-groups do
/// not fit into a batch, the reference interpreter runs.
///
/// # Errors
/// As for [`run`].
pub fn run_with_lanes(
    lanes: u32,
    prepared: &Prepared,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    match lanes {
        8 => run_batches::<8>(prepared, grid, args, memory, options),
        16 => run_batches::<16>(prepared, grid, args, memory, options),
        32 => run_batches::<32>(prepared, grid, args, memory, options),
        _ => run(prepared, grid, args, memory, options),
    }
}

fn run_batches<const N: usize>(
    prepared: &Prepared,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    const {
        assert!(
            N >= 8 && N <= 64 && N.is_power_of_two(),
            "a mask is one word, loops take eight lanes, and rows divide a batch"
        )
    };
    let threaded = Arc::new(Threaded::<N>::new(&prepared.code, is_wide()));
    run_threaded(prepared, threaded, grid, args, memory, options)
}

fn run_threaded<const N: usize>(
    prepared: &Prepared,
    threaded: Arc<Threaded<N>>,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    let launch = Launch::new(prepared.kernel.inner(), grid, args, memory, options)?;
    if prepared.code.subgroups && !N.is_multiple_of(launch.subgroup_size as usize) {
        return crate::reference::run(&prepared.kernel, grid, args, memory, options);
    }
    let launch = BatchLaunch::new(launch, &prepared.code, threaded);
    let progress = Progress::new(options);
    progress.share_out(grid, options, || {
        Machine::<N>::new(&prepared.code, &launch, &progress)
    })
}
