//! The program that the engine executes.

use std::fmt;

use super::{Code, Routine, Ty};
use crate::trap::TrapKind;
use crate::validate::group::{Form, Reach};
use crate::validate::types::Scalar;

/// How the register of an access becomes a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Index {
    /// It is one.
    Pointer,
    /// It has 32 bits, which are extended with zeros and shifted.
    Zext(u8),
    /// It has 32 bits, which are extended with their sign and shifted.
    Sext(u8),
}

impl Index {
    /// Bits of the register.
    pub fn bits(self) -> u8 {
        match self {
            Self::Pointer => 64,
            Self::Zext(_) | Self::Sext(_) => 32,
        }
    }

    /// The pointer of a word.
    #[inline(always)]
    pub fn pointer(self, word: u64) -> u64 {
        match self {
            Self::Pointer => word,
            Self::Zext(by) => (word & 0xffff_ffff) << by,
            #[expect(clippy::cast_possible_truncation, reason = "the register has 32 bits")]
            Self::Sext(by) => i64::from((word as u32).cast_signed()).cast_unsigned() << by,
        }
    }
}

/// One operation. What the fields mean depends on the code; registers are numbers of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Instr {
    pub code: Code,
    /// A copy: lanes that do not take part keep what the result register has for them.
    pub masked: bool,
    /// Width of the result in bits; 1 for masks.
    pub bits: u8,
    pub dst: u16,
    pub a: u16,
    pub b: u16,
    pub c: u16,
    /// For accesses: what is added to the pointer.
    pub plus: u16,
    /// For accesses: how `a` becomes the pointer.
    pub index: Index,
    /// All lanes have the same result, and so the same operands.
    pub uniform: bool,
    /// Number of the access site, parameter, built-in or call.
    pub site: u32,
    /// A constant, or a distance in bytes.
    pub imm: u64,
}

/// What an access is, for its check and its report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Bytes that are checked together, from the address on.
    pub len: u32,
    /// Where this part begins in them.
    pub leaf: u32,
    /// The pointer is to global memory by its type, so that a tag in it is an error.
    pub global: bool,
    /// What kind of atomic operation it is, if it is one.
    pub atomic: Option<(AtomicKind, Ty)>,
}

/// A call of a routine: what it computes, and the registers that it reads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Call {
    pub routine: Routine,
    /// With their types.
    pub operands: Box<[(u16, Ty)]>,
}

/// Atomic operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtomicKind {
    Load,
    Store,
    Exchange,
    CompareExchange,
    Add,
    Sub,
    SMin,
    SMax,
    UMin,
    UMax,
    And,
    Or,
    Xor,
    FAdd,
    FMin,
    FMax,
}

impl AtomicKind {
    /// What the operation takes besides the pointer.
    pub fn operands(self) -> usize {
        match self {
            Self::Load => 0,
            Self::CompareExchange => 2,
            _ => 1,
        }
    }
}

/// What work-items do together, one component at a time. The operands are those of the instruction: the predicate or
/// the value, then for the forms that move values the number of a work-item or a distance (between them a second value
/// for [`Form::PairUp`] and [`Form::PairDown`]), both as 64 bits; for [`Form::AsyncCopy`] destination, source, count and
/// stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Together {
    pub form: Form,
    /// The group operation, for [`Form::Combine`] (3.2.28).
    pub operation: u32,
    /// Work-items in a cluster, if it has clusters, or 0.
    pub cluster: u64,
    /// Type of the values.
    pub scalar: Scalar,
    /// Which word of the result of [`Form::Ballot`]; bytes of an element for [`Form::AsyncCopy`].
    pub part: u64,
}

/// A register, and the width of what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Operand {
    pub register: u16,
    pub bits: u8,
}

/// What all work-items of a sub-group or a group wait for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Collective {
    pub what: Together,
    pub reach: Reach,
    pub operands: Vec<Operand>,
    /// The block that comes then.
    pub next: u32,
}

/// An operand of printf.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Printed {
    /// Type of its components.
    pub scalar: Scalar,
    /// It is a pointer to global memory by its type.
    pub global: bool,
    pub words: Vec<Operand>,
}

/// What a register holds from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preset {
    /// A word; for masks all ones or none.
    Word(u64),
    /// A word of an argument.
    Param { index: u32, word: u32 },
}

/// How a block ends.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum End {
    Jump(u32),
    /// Mask register, block for set lanes, block for the others.
    Branch(u16, u32, u32),
    /// The lanes wait for all others of the group; then they go on there.
    Barrier(u32),
    /// Number of the [`Collective`] for which the lanes wait.
    Collective(u32),
    Return,
    Trap(TrapKind),
}

/// A run of operations.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub first: u32,
    pub last: u32,
    pub end: End,
    /// SPIR-V instructions that it stands for, for the budget.
    pub weight: u32,
    /// Index of the SPIR-V instruction that ends it.
    pub source: u32,
}

/// A kernel, ready to execute.
#[derive(Clone, Debug)]
pub(crate) struct Bytecode {
    pub instrs: Vec<Instr>,
    /// For each operation, index of the SPIR-V instruction that it comes from.
    pub sources: Vec<u32>,
    pub blocks: Vec<Block>,
    pub sites: Vec<Site>,
    pub calls: Vec<Call>,
    /// What [`Code::Active`] does, by its site.
    pub together: Vec<Together>,
    pub collectives: Vec<Collective>,
    /// Operands of [`Code::Print`], by its site; the format is the first one.
    pub prints: Vec<Vec<Printed>>,
    /// The kernel waits for sub-groups, or for those of them that are active, so that each must lie in one batch.
    pub subgroups: bool,
    /// It acts with those that are active: see [`crate::lower::form::Function::ordered`].
    pub ordered: bool,
    /// By register: bytes that it takes up for each lane.
    pub widths: Vec<u8>,
    /// Registers that hold the same in all invocations from the start.
    pub presets: Vec<(u16, Preset)>,
    /// Variables that stay in memory: first number that is theirs, and their places.
    pub private: Vec<(u32, crate::kernel::Slot)>,
    pub private_bytes: u64,
    /// Neither barriers, local memory nor ids within the group: groups that lie side by side can share a batch.
    pub groupless: bool,
    /// Batches are rows of work-items even where groups have several: the program counts on it.
    pub rows: bool,
    /// What accesses add to their pointer when there is nothing to add.
    pub zero: u16,
}

impl fmt::Display for Instr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = match (self.masked, self.uniform) {
            (true, _) => "*",
            (_, true) => "=",
            _ => "",
        };
        let Self {
            dst,
            a,
            b,
            c,
            plus,
            site,
            imm,
            index,
            ..
        } = self;
        match self.code {
            Code::Const | Code::Clear => write!(f, "r{dst} = {:?} {imm:#x}", self.code),
            Code::BuiltIn => write!(f, "r{dst}{star} = {:?} {site}.{imm}", self.code),
            Code::Store8 | Code::Store16 | Code::Store32 | Code::Store64 => {
                write!(
                    f,
                    "{:?} [{index:?} r{a} + r{plus} + {imm}] site {site}, r{b}",
                    self.code
                )
            }
            Code::Load8 | Code::Load16 | Code::Load32 | Code::Load64 => {
                write!(
                    f,
                    "r{dst}{star} = {:?} [{index:?} r{a} + r{plus} + {imm}] site {site}",
                    self.code
                )
            }
            code => write!(f, "r{dst}{star} = {code:?} r{a}, r{b}, r{c}"),
        }
    }
}

impl fmt::Display for Bytecode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "registers {}, private {}",
            self.widths.len(),
            self.private_bytes
        )?;
        for (register, preset) in &self.presets {
            writeln!(f, "    r{register} = {preset:?}")?;
        }
        for (number, block) in self.blocks.iter().enumerate() {
            writeln!(f, "{number}: ({})", block.weight)?;
            for instr in &self.instrs[block.first as usize..block.last as usize] {
                if instr.code == Code::Routine {
                    let star = if instr.masked { "*" } else { "" };
                    let Call { routine, operands } = &self.calls[instr.site as usize];
                    write!(f, "    r{}{star} = {routine:?}", instr.dst)?;
                    for (register, _) in operands {
                        write!(f, " r{register}")?;
                    }
                    writeln!(f)?;
                    continue;
                }
                writeln!(f, "    {instr}")?;
            }
            writeln!(f, "    {:?}", block.end)?;
        }
        Ok(())
    }
}
