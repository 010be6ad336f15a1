//! The reference interpreter: slow, simple, and independent of any faster engine.
//!
//! It executes a validated module as it stands, one work-item at a time. Work-groups are spread over threads. At a
//! barrier a work-item is set aside with its frames until all others of its group are there.
//!
//! Frames are kept on the heap, so that a caller needs the same small stack whatever the kernel does.

mod address;
mod atomics;
mod checks;
mod collective;
mod compute;
mod conflict;
mod control;
mod group;
mod invocation;
mod memory;
mod opencl;
mod opencl_memory;
mod printf;
mod subgroup;

use crate::float_mode::FloatMode;
use crate::kernel::{Kernel, KernelInner};
use crate::launch::{ArgValue, Grid, Launch, Progress, RunOptions, RunStats};
use crate::mem::MemoryView;
use crate::trap::Trap;
use crate::validate::control::{self as control_flow, Step};

pub use conflict::Conflict;

use conflict::Watch;
use group::Machine;
use invocation::BlockOrder;

/// Runs a kernel to its end, or to its first trap.
///
/// The calling thread takes part. A launch that is not worth dividing runs on it alone.
///
/// # Errors
/// The trap of the work-group with the lowest number.
pub fn run(
    kernel: &Kernel,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Result<RunStats, Box<Trap>> {
    let launch = Launch::new(kernel.inner(), grid, args, memory, options)?;
    // What the checks keep about the launch is kept in one place.
    let options = &RunOptions {
        threads: if options.checks.is_some() {
            1
        } else {
            options.threads
        },
        ..*options
    };
    let (order, progress) = (block_order(kernel.inner()), Progress::new(options));
    progress.share_out(grid, options, || Machine::new(&launch, order.as_ref(), &progress))
}

/// Runs a kernel as [`run`] does, on one thread, and looks whether what it leaves behind may depend on the order in which
/// work-items run. Atomic operations count too, since what they return depends on it. Not every conflict is harmful:
/// all may write the same. For tests that compare engines, each of which has its own order.
///
/// Says the first conflict up to the end or the first trap. It takes many times the memory that the kernel touches.
pub fn conflict(
    kernel: &Kernel,
    grid: &Grid,
    args: &[ArgValue],
    memory: &dyn MemoryView,
    options: &RunOptions<'_>,
) -> Option<Conflict> {
    let launch = Launch::new(kernel.inner(), grid, args, memory, options).ok()?;
    let (order, progress) = (block_order(kernel.inner()), Progress::new(options));
    let _mode = FloatMode::enter();
    let mut machine = Machine::new(&launch, order.as_ref(), &progress);
    machine.watch = Some(Watch::default());
    (0..grid.groups()).find(|number| machine.run_group(*number).is_err());
    machine.watch.and_then(|watch| watch.found)
}

/// The order of the blocks, if the work-items of a sub-group must run side by side, since the kernel has operations among
/// those that are active.
fn block_order(kernel: &KernelInner) -> Option<BlockOrder> {
    if !kernel.has_active_operation() {
        return None;
    }
    let tables = &kernel.program.tables;
    let mut order = BlockOrder::default();
    for function in kernel.reached() {
        for (step, place) in control_flow::block_order(tables, *function as usize)
            .into_iter()
            .zip(0..)
        {
            match step {
                Step::Block(label) => order.places.insert(label, place),
                Step::LoopEnd(header) => order.loop_ends.insert(header, place),
            };
        }
    }
    Some(order)
}
