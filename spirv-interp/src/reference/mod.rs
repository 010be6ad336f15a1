//! The reference interpreter: slow, simple, and independent of any faster engine.
//!
//! It executes a validated module as it stands, one work-item at a time. Work-groups are spread over threads. At a
//! barrier a work-item is set aside with its frames until all others of its group are there.
//!
//! Frames are kept on the heap, so that a caller needs the same small stack whatever the kernel does.

mod address;
mod atomics;
mod collective;
mod compute;
mod control;
mod group;
mod invocation;
mod memory;
mod opencl;
mod opencl_integer;
mod opencl_math;
mod opencl_memory;
mod printf;
mod subgroup;

use std::collections::HashSet;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::float_mode::FloatMode;
use crate::kernel::{Arena, ArgKind, Kernel, KernelInner};
use crate::mem::MemoryView;
use crate::trap::{Invocation as Who, SourcePoint, Trap, TrapKind};
use crate::validate::control as control_flow;
use crate::validate::types::Kind;

use group::Machine;
use invocation::BlockOrder;

/// Work-items in one group.
const MAX_GROUP_ITEMS: u64 = 1 << 16;
/// Local memory of one group, in bytes.
const MAX_LOCAL: u64 = 1 << 28;
/// Variables and values of all work-items that are alive at once on one thread, in bytes.
const MAX_PRIVATE: u64 = 1 << 30;
/// Parts into which the work of one thread is cut, so that threads finish together.
const CHUNKS_PER_THREAD: u64 = 8;

/// The value of one kernel argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgValue {
    /// An address, for arguments in global or constant memory.
    Pointer(u64),
    /// This many bytes of work-group memory.
    Local(u64),
    /// The bytes of a value.
    Value(Vec<u8>),
    /// Not set: null, zeros, or no memory.
    Unset,
}

/// The shape of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Number of work-groups.
    pub group_count: [u32; 3],
    /// Work-items in a group.
    pub group_size: [u32; 3],
    /// What is added to global ids, in work-items.
    pub global_offset: [u64; 3],
}

/// How to run.
#[derive(Clone, Copy)]
pub struct RunOptions<'a> {
    /// Where helpers come from; without one the caller works alone.
    pub pool: Option<&'a rayon::ThreadPool>,
    /// Threads that work, the caller included; 0 counts as 1.
    pub threads: usize,
    /// Asked now and then, on every thread; when it says yes the launch traps.
    pub cancel: Option<&'a Cancel<'a>>,
    /// Instructions that all work-items together may execute, about.
    pub instruction_budget: Option<u64>,
    /// Work-items in a sub-group of a kernel that does not ask for a size itself (execution mode SubgroupSize): a power
    /// of two from 1 to 128. The last sub-group of a work-group may have fewer.
    pub subgroup_size: u32,
    /// Takes what kernels print, one call of printf at a time: called once for each, perhaps on several threads at
    /// once. Without it nothing is printed.
    pub print: Option<&'a Print<'a>>,
}

/// Takes the text of one call of printf.
pub type Print<'a> = dyn Fn(&[u8]) + Sync + 'a;

/// Size of sub-groups when neither kernel nor caller say one.
const SUBGROUP_SIZE: u32 = 16;
/// The most bits that a ballot has.
const MAX_SUBGROUP_SIZE: u32 = 128;

impl Default for RunOptions<'_> {
    fn default() -> Self {
        Self {
            pool: None,
            threads: 0,
            cancel: None,
            instruction_budget: None,
            subgroup_size: SUBGROUP_SIZE,
            print: None,
        }
    }
}

/// Whether a launch is to end.
pub type Cancel<'a> = dyn Fn() -> bool + Sync + 'a;

impl fmt::Debug for RunOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RunOptions")
            .field("threads", &self.threads)
            .field("instruction_budget", &self.instruction_budget)
            .field("subgroup_size", &self.subgroup_size)
            .finish_non_exhaustive()
    }
}

/// What a launch did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunStats {
    /// SPIR-V instructions executed.
    pub instructions: u64,
    /// Work-groups run.
    pub groups: u64,
}

/// A launch, as all threads share it.
struct Launch<'r> {
    kernel: &'r KernelInner,
    grid: Grid,
    parameters: Vec<Parameter>,
    local: Arena,
    memory: &'r dyn MemoryView,
    /// Work-items in a sub-group.
    subgroup_size: u32,
    /// Set when the work-items of a sub-group must run side by side, since the kernel has operations among those that
    /// are active.
    order: Option<BlockOrder>,
    print: Option<&'r Print<'r>>,
}

/// What a parameter of the kernel is at the start of a work-item.
enum Parameter {
    /// Its words.
    Words(Vec<u64>),
    /// An aggregate in private memory of its own.
    Copied { bytes: Vec<u8>, size: u64, align: u32 },
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
    let inner = kernel.inner();
    let launch = Launch::new(inner, grid, args, memory, options).map_err(|kind| {
        Box::new(Trap {
            kernel: kernel.name().to_owned(),
            kind,
            at: SourcePoint::default(),
            who: Who::default(),
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
    match options.pool {
        Some(pool) if helpers > 0 => pool.in_place_scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(|_| work(&launch, &progress, total, chunk));
            }
            work(&launch, &progress, total, chunk);
        }),
        _ => work(&launch, &progress, total, chunk),
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
fn work(launch: &Launch<'_>, progress: &Progress<'_>, total: u64, chunk: u64) {
    let _mode = FloatMode::enter();
    let mut machine = Machine::new(launch, progress);
    loop {
        let first = progress.next.fetch_add(chunk, Ordering::Relaxed);
        for number in first..first.saturating_add(chunk).min(total) {
            if progress.trapped.load(Ordering::Relaxed) < number {
                return;
            }
            match machine.run_group(number) {
                Ok(()) => {
                    progress.groups.fetch_add(1, Ordering::Relaxed);
                }
                Err(trap) => progress.record(number, trap),
            }
        }
        if first.saturating_add(chunk) >= total {
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

impl<'r> Launch<'r> {
    fn new(
        kernel: &'r KernelInner,
        grid: &Grid,
        args: &[ArgValue],
        memory: &'r dyn MemoryView,
        options: &RunOptions<'r>,
    ) -> Result<Self, TrapKind> {
        let items = grid
            .group_size
            .iter()
            .map(|size| u64::from(*size))
            .fold(1, u64::saturating_mul);
        if items == 0 || items > MAX_GROUP_ITEMS {
            return Err(TrapKind::BadGrid {
                rule: "a work-group has between 1 and 65536 work-items",
            });
        }
        // SPIR-V 3.2.6 LocalSize: the kernel must be launched with this size.
        if kernel
            .entry_point()
            .modes
            .group_size
            .is_some_and(|size| size != grid.group_size)
        {
            return Err(TrapKind::BadGrid {
                rule: "the group size is not the one that the kernel requires",
            });
        }
        let required = kernel.entry_point().modes.subgroup_size;
        let subgroup_size = required.unwrap_or(options.subgroup_size);
        if !subgroup_size.is_power_of_two() || subgroup_size > MAX_SUBGROUP_SIZE {
            return Err(TrapKind::BadGrid {
                rule: "a sub-group has 1, 2, 4, 8, 16, 32, 64 or 128 work-items",
            });
        }
        let each = kernel.private_bytes().saturating_add(kernel.register_bytes());
        let private = each.saturating_mul(if kernel.uses_barrier() { items } else { 1 });
        if private > MAX_PRIVATE {
            return Err(TrapKind::TooMuchMemory {
                memory: "private",
                bytes: private,
            });
        }
        if args.len() > kernel.arguments().len() {
            return Err(TrapKind::BadArgument {
                index: args.len() - 1,
                rule: "the kernel has fewer parameters",
            });
        }
        let mut local = kernel.local.clone();
        let mut parameters = Vec::with_capacity(kernel.arguments().len());
        for index in 0..kernel.arguments().len() {
            let value = args.get(index).unwrap_or(&ArgValue::Unset);
            parameters.push(parameter(kernel, index, value, &mut local)?);
        }
        if local.bytes > MAX_LOCAL {
            return Err(TrapKind::TooMuchMemory {
                memory: "local",
                bytes: local.bytes,
            });
        }
        Ok(Self {
            kernel,
            grid: *grid,
            parameters,
            local,
            memory,
            subgroup_size,
            order: block_order(kernel),
            print: options.print,
        })
    }
}

/// The order of the blocks, if the kernel needs one.
fn block_order(kernel: &KernelInner) -> Option<BlockOrder> {
    let tables = &kernel.program.tables;
    let mut reached = vec![kernel.entry_point().function];
    let mut seen: HashSet<u32> = reached.iter().copied().collect();
    let mut next = 0;
    while let Some(function) = reached.get(next) {
        let calls = tables.functions[*function as usize].calls.iter();
        let new: Vec<u32> = calls.copied().filter(|callee| seen.insert(*callee)).collect();
        reached.extend(new);
        next += 1;
    }
    let active = |function: &u32| tables.functions[*function as usize].has_active_operation;
    if !reached.iter().any(active) {
        return None;
    }
    let mut order = BlockOrder::new();
    for function in reached {
        let blocks = control_flow::block_order(tables, function as usize);
        order.extend(blocks.into_iter().zip(0..));
    }
    Some(order)
}

/// The largest alignment of a type, and so of what an argument may point to.
const LOCAL_ALIGN: u32 = 128;

fn parameter(
    kernel: &KernelInner,
    index: usize,
    value: &ArgValue,
    local: &mut Arena,
) -> Result<Parameter, TrapKind> {
    let info = &kernel.arguments()[index];
    let bad = |rule| Err(TrapKind::BadArgument { index, rule });
    match (info.kind, value) {
        (ArgKind::Global { .. } | ArgKind::Constant, ArgValue::Pointer(address)) => {
            Ok(Parameter::Words(vec![*address]))
        }
        (ArgKind::Global { .. } | ArgKind::Constant, ArgValue::Unset) => Ok(Parameter::Words(vec![0])),
        (ArgKind::Local, ArgValue::Local(_) | ArgValue::Unset) => {
            let bytes = if let ArgValue::Local(bytes) = value {
                *bytes
            } else {
                0
            };
            if bytes > MAX_LOCAL {
                return Err(TrapKind::TooMuchMemory {
                    memory: "local",
                    bytes,
                });
            }
            let number = u32::try_from(local.slots.len()).unwrap_or(u32::MAX);
            local.push(bytes, LOCAL_ALIGN);
            Ok(Parameter::Words(vec![crate::pointer::to_variable(
                crate::pointer::LOCAL,
                number,
            )]))
        }
        (ArgKind::Value, ArgValue::Value(_) | ArgValue::Unset) => {
            let zeros = vec![0; info.size];
            let bytes = if let ArgValue::Value(bytes) = value {
                bytes
            } else {
                &zeros
            };
            if bytes.len() != info.size {
                return bad("the value has not the size of the parameter");
            }
            Ok(by_bytes(kernel, index, bytes))
        }
        (ArgKind::Global { .. } | ArgKind::Constant, _) => bad("the parameter is a pointer"),
        (ArgKind::Local, _) => bad("the parameter is work-group memory"),
        (ArgKind::Value, _) => bad("the parameter is a value"),
        (ArgKind::Image | ArgKind::Sampler, _) => bad("images and samplers are not supported"),
    }
}

fn by_bytes(kernel: &KernelInner, index: usize, bytes: &[u8]) -> Parameter {
    let id = kernel.function().parameters[index];
    let tables = &kernel.program.tables;
    if let Some(ty) = kernel.program.by_value.get(&id) {
        let facts = tables.types.get(*ty);
        return Parameter::Copied {
            bytes: bytes.to_vec(),
            size: facts.size,
            align: facts.align,
        };
    }
    let ty = tables
        .value_type(id)
        .expect("validate admits only parameters with values");
    debug_assert!(!matches!(tables.types.get(ty).kind, Kind::Void));
    let mut words = Vec::new();
    tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
        let start = usize::try_from(offset).unwrap_or(usize::MAX);
        let size = scalar.bytes() as usize;
        let mut buffer = [0; 8];
        if let Some(part) = bytes.get(start..start.saturating_add(size)) {
            buffer[..size].copy_from_slice(part);
        }
        words.push(u64::from_le_bytes(buffer));
    });
    Parameter::Words(words)
}
