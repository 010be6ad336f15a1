//! A launch: its grid and arguments, checked, and its work-groups, shared out over threads. Both engines stand on it;
//! what an instruction does is no matter of it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::checks::Checks;
use crate::float_mode::FloatMode;
use crate::kernel::{Arena, ArgKind, KernelInner};
use crate::mem::{Access, AccessErrorKind, MemoryView, Range};
use crate::pointer;
use crate::trap::{Invocation, SourcePoint, Trap, TrapKind};
use crate::validate::tables::Tables;
use crate::validate::types::TypeIndex;

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
    /// What else is looked at. [`crate::reference::run`] does it, on one thread; the fast engine does not.
    pub checks: Option<Checks<'a>>,
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
            checks: None,
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

impl Grid {
    /// Number of work-groups.
    pub(crate) fn groups(&self) -> u64 {
        product(self.group_count)
    }

    /// Work-items in a group.
    pub(crate) fn group_items(&self) -> u64 {
        product(self.group_size)
    }

    /// Where a group lies, by its number.
    pub(crate) fn group_at(&self, number: u64) -> [u32; 3] {
        let [x, y, _] = self.group_count.map(u64::from);
        let coordinate = |value: u64| u32::try_from(value).expect("a remainder of a 32-bit count");
        [
            coordinate(number % x),
            coordinate(number / x % y),
            coordinate(number / x / y),
        ]
    }
}

fn product(sizes: [u32; 3]) -> u64 {
    sizes
        .iter()
        .map(|size| u64::from(*size))
        .fold(1, u64::saturating_mul)
}

/// What a launch did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunStats {
    /// SPIR-V instructions executed.
    pub instructions: u64,
    /// Work-groups run.
    pub groups: u64,
}

/// A launch that may begin.
pub(crate) struct Launch<'r> {
    pub kernel: &'r KernelInner,
    pub grid: Grid,
    pub parameters: Vec<Parameter>,
    pub local: Arena,
    pub memory: &'r dyn MemoryView,
    /// Work-items in a sub-group.
    pub subgroup_size: u32,
    pub print: Option<&'r Print<'r>>,
    pub checks: Option<Checks<'r>>,
}

/// What a parameter of the kernel is at the start of a work-item.
pub(crate) enum Parameter {
    /// Its words.
    Words(Vec<u64>),
    /// An aggregate that is passed by value: its bytes and type.
    Aggregate(Vec<u8>, TypeIndex),
}

impl<'r> Launch<'r> {
    /// Checks a launch.
    ///
    /// # Errors
    /// A trap without a place: grid or arguments do not fit the kernel.
    pub fn new(
        kernel: &'r KernelInner,
        grid: &Grid,
        args: &[ArgValue],
        memory: &'r dyn MemoryView,
        options: &RunOptions<'r>,
    ) -> Result<Self, Box<Trap>> {
        Self::checked(kernel, grid, args, memory, options).map_err(|kind| {
            Box::new(Trap {
                kernel: kernel.entry_point().name.clone(),
                kind,
                at: SourcePoint::default(),
                who: Invocation::default(),
                access: None,
                allocation: None,
            })
        })
    }

    fn checked(
        kernel: &'r KernelInner,
        grid: &Grid,
        args: &[ArgValue],
        memory: &'r dyn MemoryView,
        options: &RunOptions<'r>,
    ) -> Result<Self, TrapKind> {
        let items = grid.group_items();
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
            print: options.print,
            checks: options.checks,
        })
    }
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
            Ok(Parameter::Words(vec![pointer::to_variable(
                pointer::LOCAL,
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
        return Parameter::Aggregate(bytes.to_vec(), *ty);
    }
    let ty = tables
        .value_type(id)
        .expect("validate admits only parameters with values");
    Parameter::Words(words(tables, ty, bytes))
}

/// The scalars in the bytes of a value.
pub(crate) fn words(tables: &Tables, ty: TypeIndex, bytes: &[u8]) -> Vec<u64> {
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
    words
}

/// What one thread needs to run work-groups of a launch.
pub(crate) trait Worker {
    /// Runs the group `first`, or several from there on that lie below `last`; says where it stopped.
    ///
    /// # Errors
    /// The trap of the lowest group that trapped, with the group's number.
    fn run_groups(&mut self, first: u64, last: u64) -> (u64, Result<(), (u64, Box<Trap>)>);

    /// Adds what was executed and not counted yet to [`Progress::instructions`].
    fn settle(&mut self);
}

/// Progress, as all threads see it.
pub(crate) struct Progress<'r> {
    next: AtomicU64,
    /// Instructions executed.
    pub instructions: AtomicU64,
    groups: AtomicU64,
    /// Instructions that may be executed.
    pub budget: u64,
    cancel: Option<&'r Cancel<'r>>,
    /// Number of the lowest group that trapped. Groups below it still run to their end, so that the trap that is
    /// reported does not depend on which thread was faster.
    trapped: AtomicU64,
    trap: Mutex<Option<Box<Trap>>>,
}

impl<'r> Progress<'r> {
    /// Nothing was done yet.
    pub fn new(options: &RunOptions<'r>) -> Self {
        Self {
            next: AtomicU64::new(0),
            instructions: AtomicU64::new(0),
            groups: AtomicU64::new(0),
            budget: options.instruction_budget.unwrap_or(u64::MAX),
            cancel: options.cancel,
            trapped: AtomicU64::new(u64::MAX),
            trap: Mutex::new(None),
        }
    }

    /// Whether a group should end early: the launch is cancelled, or a group below has trapped, so that nobody waits
    /// for what this one does.
    pub fn is_over_for(&self, group: u64) -> bool {
        self.cancel.is_some_and(|asked| asked()) || self.trapped.load(Ordering::Relaxed) < group
    }

    /// Runs all groups. The calling thread takes part; a launch that is not worth dividing runs on it alone.
    ///
    /// # Errors
    /// The trap of the work-group with the lowest number.
    pub fn share_out<W: Worker>(
        &self,
        grid: &Grid,
        options: &RunOptions<'_>,
        worker: impl Fn() -> W + Sync,
    ) -> Result<RunStats, Box<Trap>> {
        let total = grid.groups();
        let threads = if options.pool.is_some() {
            options.threads.max(1) as u64
        } else {
            1
        };
        let chunk = (total / (threads * CHUNKS_PER_THREAD)).max(1);
        let helpers = threads.min(total.div_ceil(chunk)).saturating_sub(1);
        let work = || self.work(&worker, total, chunk);
        match options.pool {
            Some(pool) if helpers > 0 => pool.in_place_scope(|scope| {
                for _ in 0..helpers {
                    scope.spawn(|_| work());
                }
                work();
            }),
            _ => work(),
        }
        match self.trap.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(trap) => Err(trap),
            None => Ok(RunStats {
                instructions: self.instructions.load(Ordering::Relaxed),
                groups: self.groups.load(Ordering::Relaxed),
            }),
        }
    }

    /// Takes groups until none are left.
    fn work<W: Worker>(&self, worker: impl Fn() -> W, total: u64, chunk: u64) {
        let _mode = FloatMode::enter();
        let mut worker = worker();
        loop {
            let mut number = self.next.fetch_add(chunk, Ordering::Relaxed);
            let last = number.saturating_add(chunk).min(total);
            while number < last {
                if self.trapped.load(Ordering::Relaxed) < number {
                    worker.settle();
                    return;
                }
                let (end, result) = worker.run_groups(number, last);
                match result {
                    Ok(()) => {
                        self.groups.fetch_add(end - number, Ordering::Relaxed);
                    }
                    Err((group, trap)) => self.record(group, trap),
                }
                number = end;
            }
            if last >= total {
                worker.settle();
                return;
            }
        }
    }

    fn record(&self, number: u64, trap: Box<Trap>) {
        let mut slot = self.trap.lock().unwrap_or_else(PoisonError::into_inner);
        if number < self.trapped.load(Ordering::Relaxed) {
            self.trapped.store(number, Ordering::Relaxed);
            *slot = Some(trap);
        }
    }
}

/// Ranges of global memory that were resolved before, the youngest overwriting the oldest.
#[derive(Default)]
pub(crate) struct Ranges {
    known: [Option<Range>; 8],
    oldest: usize,
}

impl Ranges {
    /// The range that holds an access and permits it.
    ///
    /// # Errors
    /// What is wrong, and the allocation in words, if the memory view had some.
    pub fn find(
        &mut self,
        launch: &Launch<'_>,
        address: u64,
        len: u64,
        access: Access,
    ) -> Result<Range, (TrapKind, Option<String>)> {
        let fits = |range: &Range| range.contains(address, len) && range.permits(access);
        if let Some(range) = self.known.iter().flatten().find(|range| fits(range)) {
            return Ok(*range);
        }
        let own = launch.kernel.program.storage.range(address).filter(fits);
        let resolved = match own {
            Some(range) => Ok(range),
            None => launch.memory.resolve(address, len, access),
        };
        match resolved {
            Ok(range) if fits(&range) => {
                self.known[self.oldest] = Some(range);
                self.oldest = (self.oldest + 1) % self.known.len();
                Ok(range)
            }
            // A view that answers with something else has not found it.
            Ok(_) => Err((TrapKind::OutOfBounds, None)),
            Err(error) => {
                let kind = match error.kind {
                    AccessErrorKind::Unmapped => TrapKind::Unmapped,
                    AccessErrorKind::OutOfBounds => TrapKind::OutOfBounds,
                    AccessErrorKind::ReadOnly => TrapKind::ReadOnly,
                    AccessErrorKind::WriteOnly => TrapKind::WriteOnly,
                    AccessErrorKind::Released => TrapKind::Released,
                };
                let words = Some(error.description.into_string()).filter(|words| !words.is_empty());
                Err((kind, words))
            }
        }
    }
}
