//! A kernel's run-time fault: what happened, where, to whom.

use std::fmt;

use spirv::Op;

use crate::kernel::KernelInner;
use crate::mem::Access;
use crate::parse::literal_string;
use crate::validate::tables::Tables;

/// Where in the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourcePoint {
    /// Name of the instruction, such as `OpLoad`; empty when the trap does not belong to one.
    pub instruction: String,
    /// Its offset from the start of the module, in words.
    pub word: usize,
    /// File and line, when the module has them (OpLine).
    pub line: Option<(String, u32)>,
}

impl SourcePoint {
    /// The instruction with a number.
    pub(crate) fn of(tables: &Tables, index: usize) -> Self {
        let instruction = &tables.module.instructions[index];
        Self {
            instruction: instruction.name(),
            word: instruction.start as usize,
            line: Self::line(tables, index),
        }
    }

    /// 3.3.3 OpLine: holds from there to the end of the block, or to the next OpLine or OpNoLine.
    fn line(tables: &Tables, index: usize) -> Option<(String, u32)> {
        let module = &tables.module;
        for instruction in module.instructions[..index].iter().rev() {
            match instruction.op {
                Op::Line => {
                    let words = module.words(instruction);
                    let file = tables.defined_at[words[1] as usize] as usize;
                    let file = module.words(&module.instructions[file]);
                    return Some((literal_string(file.get(2..)?), words[2]));
                }
                Op::NoLine | Op::Label | Op::Function => return None,
                _ => {}
            }
        }
        None
    }
}

/// Which work-item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Invocation {
    /// Its work-group.
    pub group: [u32; 3],
    /// Its place in the work-group.
    pub local: [u32; 3],
}

/// The access that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailedAccess {
    /// The pointer, as the kernel has it.
    pub address: u64,
    /// Bytes.
    pub size: u64,
    /// What was to be done.
    pub access: Access,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrapKind {
    /// An access through the null pointer or to the first page.
    NullPointer,
    /// No memory is there.
    Unmapped,
    /// Over the end of an allocation, or just outside of one.
    OutOfBounds,
    /// A store to memory that kernels may only read.
    ReadOnly,
    /// A load from memory that kernels may only write.
    WriteOnly,
    /// The allocation is there no more.
    Released,
    /// The page was taken away while the kernel was running.
    PageFault,
    /// Beyond a variable in local, private or constant memory.
    VariableOutOfBounds {
        /// The kind of memory.
        memory: &'static str,
    },
    /// A pointer to global memory that has the tag of another kind of memory, or no address at all.
    NotGlobal,
    /// An atomic access to an address that is not a multiple of its size.
    MisalignedAtomic,
    /// Not all work-items of a group reached the same barrier.
    BarrierDivergence,
    /// OpUnreachable was reached.
    Unreachable,
    /// A function that no module supplies was called.
    UnresolvedImport {
        /// Its name.
        name: String,
    },
    /// A call through something that is no pointer to a function of the type.
    NotAFunction,
    /// The instruction budget is used up.
    BudgetExhausted,
    /// The launch was cancelled.
    Cancelled,
    /// An argument does not fit the kernel.
    BadArgument {
        /// Number of the argument.
        index: usize,
        /// What is wrong.
        rule: &'static str,
    },
    /// The launch does not fit the kernel.
    BadGrid {
        /// What is wrong.
        rule: &'static str,
    },
    /// Local or private memory of the kernel does not fit into the space for it.
    TooMuchMemory {
        /// The kind of memory.
        memory: &'static str,
        /// Bytes asked for.
        bytes: u64,
    },
}

/// A kernel trapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Name of the kernel.
    pub kernel: String,
    /// What happened.
    pub kind: TrapKind,
    /// Where.
    pub at: SourcePoint,
    /// To which work-item.
    pub who: Invocation,
    /// The access, if it was one.
    pub access: Option<FailedAccess>,
    /// The allocation in words, if the memory view had some.
    pub allocation: Option<String>,
}

/// What stopped a work-item, without where it was. Boxed where it is returned, since it is rare and results are many.
#[derive(Debug)]
pub(crate) struct Stop {
    pub kind: TrapKind,
    pub access: Option<FailedAccess>,
    pub allocation: Option<String>,
}

impl From<TrapKind> for Stop {
    fn from(kind: TrapKind) -> Self {
        Self {
            kind,
            access: None,
            allocation: None,
        }
    }
}

impl Stop {
    /// The trap of a work-item that was stopped at the instruction with this number.
    pub fn at(self, kernel: &KernelInner, index: usize, who: Invocation) -> Trap {
        Trap {
            kernel: kernel.entry_point().name.clone(),
            kind: self.kind,
            at: SourcePoint::of(&kernel.program.tables, index),
            who,
            access: self.access,
            allocation: self.allocation,
        }
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel \"{}\": {}", self.kernel, self.kind)?;
        if let Some(access) = self.access {
            let FailedAccess {
                address,
                size,
                access,
            } = access;
            write!(f, " ({access} of {size} bytes at {address:#x}")?;
            match &self.allocation {
                Some(allocation) => write!(f, "; {allocation})")?,
                None => write!(f, ")")?,
            }
        }
        if !self.at.instruction.is_empty() {
            write!(f, " in {}, {}", self.at, self.who)?;
        }
        Ok(())
    }
}

impl fmt::Display for SourcePoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at word {}", self.instruction, self.word)?;
        match &self.line {
            Some((file, line)) => write!(f, " ({file}:{line})"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            group: [gx, gy, gz],
            local: [lx, ly, lz],
        } = self;
        write!(f, "work-item ({lx}, {ly}, {lz}) of group ({gx}, {gy}, {gz})")
    }
}

impl std::error::Error for Trap {}

impl fmt::Display for TrapKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NullPointer => write!(f, "access through a null pointer"),
            Self::Unmapped => write!(f, "access to an address where nothing is allocated"),
            Self::OutOfBounds => write!(f, "access outside of an allocation"),
            Self::ReadOnly => write!(f, "store to read-only memory"),
            Self::WriteOnly => write!(f, "load from write-only memory"),
            Self::Released => write!(f, "access to memory that was released"),
            Self::PageFault => write!(f, "access to a page that was taken away while the kernel ran"),
            Self::VariableOutOfBounds { memory } => {
                write!(f, "access outside of a variable in {memory} memory")
            }
            Self::NotGlobal => write!(
                f,
                "a pointer to global memory holds something that is no global address"
            ),
            Self::MisalignedAtomic => write!(f, "atomic access to a misaligned address"),
            Self::BarrierDivergence => write!(f, "not all work-items of the group reach the same barrier"),
            Self::Unreachable => write!(f, "control reached OpUnreachable"),
            Self::UnresolvedImport { name } => write!(f, "call of \"{name}\", which no module supplies"),
            Self::NotAFunction => {
                write!(
                    f,
                    "call through a value that is no pointer to a function of this type"
                )
            }
            Self::BudgetExhausted => write!(f, "the instruction budget is used up"),
            Self::Cancelled => write!(f, "the launch was cancelled"),
            Self::BadArgument { index, rule } => write!(f, "argument {index}: {rule}"),
            Self::BadGrid { rule } => write!(f, "{rule}"),
            Self::TooMuchMemory { memory, bytes } => {
                write!(f, "{bytes} bytes of {memory} memory are too much")
            }
        }
    }
}
