//! The lowered form of one kernel: the interface between the front and whatever executes it.
//!
//! A [`Function`] is the kernel with all calls inlined, as blocks of instructions in static single assignment on
//! scalars: a value is a mask bit, or a word of 8 to 64 bits (operations, not types, say whether it is signed or
//! floating-point; pointers are 64-bit words). Vectors and structures are taken apart; the parts of one access keep
//! its size, so that it is checked as one. Each instruction knows the SPIR-V instruction that it comes from, which is
//! what a trap reports. After [`super::order`] blocks are in an order in which all predecessors of a block outside of
//! its loop come before it, and a loop is a run of blocks whose only way back is its last block: when the lowest
//! waiting block always runs first, all invocations that come to a block in one iteration are there together.

use std::fmt;

use spirv::BuiltIn;

use crate::bytecode::{AtomicKind, Code, Routine, Together, Ty};
use crate::kernel::KernelInner;
use crate::parse::Module;
use crate::pointer;
use crate::trap::TrapKind;
use crate::validate::group::Reach;
use crate::validate::types::Scalar;

/// Number of a value, which is also that of the instruction that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Value(pub u32);

impl Value {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One access, or one part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Part {
    /// What is added to the pointer first.
    pub base: u64,
    /// Bytes of the whole access, from the pointer on.
    pub len: u32,
    /// Where this part begins in it.
    pub leaf: u32,
    /// The pointer's type says that it is to global memory.
    pub global: bool,
}

impl Part {
    /// All of an access to one word.
    pub fn whole(ty: Ty) -> Self {
        Self {
            base: 0,
            len: ty.bytes().max(1),
            leaf: 0,
            global: false,
        }
    }
}

/// What an instruction does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    Const(u64),
    /// One word of a kernel argument.
    Param {
        index: u32,
        word: u32,
    },
    BuiltIn {
        which: BuiltIn,
        dimension: u32,
    },
    /// Only computes.
    Pure(Code),
    /// Only computes, and has no code of its own.
    Routine(Routine),
    /// One operand for each predecessor of its block, in their order.
    Phi,
    /// A place in a variable of the invocation.
    Address {
        variable: u32,
        offset: u64,
    },
    /// Operand: the pointer. Accesses may have one more operand, which is added to the pointer: see
    /// [`Inst::addend`].
    Load(Part),
    /// Operands: the pointer, the value.
    Store(Part),
    /// Operands: the pointer, and what the operation takes.
    Atomic(AtomicKind, Part),
    /// Copies bytes. Operands: the pointer to write to, the one to read from, the number of bytes. The flags say which
    /// pointers are by their types to global memory.
    Move {
        to: bool,
        from: bool,
    },
    /// Sets all bytes of a variable to 0.
    Clear {
        variable: u32,
    },
    /// What those work-items of a sub-group do together that are here. Operands: see [`Together`].
    Active(Together),
    /// printf; operands are the words of these, one after the other.
    Print(Vec<PrintOperand>),
    /// What the work-item got at the [`Terminator::Collective`] after which this block comes; stands first in it.
    Received {
        /// All work-items of the group got it.
        same: bool,
    },
}

/// An operand of printf, the format among them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PrintOperand {
    /// Type of its words.
    pub scalar: Scalar,
    pub words: u32,
    /// It is a pointer to global memory by its type.
    pub global: bool,
}

/// One instruction.
#[derive(Clone, Debug)]
pub(crate) struct Inst {
    pub kind: Kind,
    /// Type of the result; for stores that of the value stored.
    pub ty: Ty,
    pub args: Vec<Value>,
    /// Index of the SPIR-V instruction.
    pub source: u32,
}

impl Inst {
    /// What an access adds to its pointer: the part of the address that is the same in all lanes.
    pub fn addend(&self) -> Option<Value> {
        let own = match &self.kind {
            Kind::Load(_) => 1,
            Kind::Store(_) => 2,
            Kind::Atomic(kind, _) => 1 + kind.operands(),
            _ => return None,
        };
        self.args.get(own).copied()
    }
}

/// How a block ends.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Terminator {
    Jump(u32),
    Branch(Value, u32, u32),
    Barrier(u32),
    Collective(Box<Collective>),
    Return,
    Trap(TrapKind),
}

/// What all work-items of a sub-group or a group do together: they wait for each other, and go on with a result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Collective {
    pub what: Together,
    pub reach: Reach,
    /// Operands: see [`Together`].
    pub args: Vec<Value>,
    /// The block that comes then.
    pub next: u32,
}

impl Terminator {
    pub fn targets(&self) -> Vec<u32> {
        match self {
            Self::Jump(to) | Self::Barrier(to) => vec![*to],
            Self::Collective(collective) => vec![collective.next],
            Self::Branch(_, yes, no) => vec![*yes, *no],
            Self::Return | Self::Trap(_) => Vec::new(),
        }
    }

    pub fn retarget(&mut self, change: impl Fn(u32) -> u32) {
        match self {
            Self::Jump(to) | Self::Barrier(to) => *to = change(*to),
            Self::Collective(collective) => collective.next = change(collective.next),
            Self::Branch(_, yes, no) => {
                *yes = change(*yes);
                *no = change(*no);
            }
            Self::Return | Self::Trap(_) => {}
        }
    }

    /// Values that it needs.
    pub fn uses(&self) -> &[Value] {
        match self {
            Self::Branch(condition, ..) => std::slice::from_ref(condition),
            Self::Collective(collective) => &collective.args,
            _ => &[],
        }
    }

    /// The same, to be changed.
    pub fn uses_mut(&mut self) -> &mut [Value] {
        match self {
            Self::Branch(condition, ..) => std::slice::from_mut(condition),
            Self::Collective(collective) => &mut collective.args,
            _ => &mut [],
        }
    }
}

/// A basic block.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub insts: Vec<Value>,
    pub end: Terminator,
    pub preds: Vec<u32>,
    /// The SPIR-V label that it belongs to, for the operands of phis.
    pub label: u32,
    /// SPIR-V instructions that it stands for.
    pub weight: u32,
    /// Index of the SPIR-V instruction that ends it.
    pub source: u32,
    /// Its place among all blocks in the order of the module, calls in place.
    pub rank: u32,
}

impl Block {
    /// Says by their new numbers which blocks come before and after it.
    pub fn renumber(&mut self, number: &[u32]) {
        self.preds
            .iter_mut()
            .for_each(|pred| *pred = number[*pred as usize]);
        self.end.retarget(|to| number[to as usize]);
    }
}

/// A variable of the invocation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    pub size: u64,
    pub align: u32,
    /// What a pointer to it carries.
    pub number: u32,
}

/// A loop, as a run of blocks: `first` is its header, `last` its only way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    pub first: u32,
    pub last: u32,
}

/// A lowered kernel. Block 0 is the entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Function {
    pub insts: Vec<Inst>,
    pub blocks: Vec<Block>,
    pub variables: Vec<Variable>,
    /// Outer ones before those in them; known after ordering.
    pub loops: Vec<Loop>,
    pub uses_local: bool,
    /// Pointers to built-in variables are values, so that what a load gives may depend on the lane.
    pub points_to_built_ins: bool,
    /// A batch is always one row of work-items, so that only the first dimension of their ids differs.
    pub rows: bool,
    /// Work-items act together with those that are active with them, so where they part and meet is part of what the
    /// kernel means: blocks have the order of [`crate::validate::control::block_order`].
    pub ordered: bool,
}

/// Why a kernel is not lowered: the engine leaves it to the reference interpreter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{instruction} at word {word} is not lowered: {reason}")]
pub struct NotLowered {
    /// Name of the instruction, such as `OpIAdd` or `OpExtInst fma`.
    pub instruction: String,
    /// Its offset from the start of the module, in words.
    pub word: usize,
    /// What is missing.
    pub reason: &'static str,
}

impl NotLowered {
    /// At the instruction with this number.
    pub(crate) fn at(module: &Module, index: u32, reason: &'static str) -> Self {
        let instruction = &module.instructions[index as usize];
        Self {
            instruction: module.full_name(instruction),
            word: instruction.start as usize,
            reason,
        }
    }
}

impl Function {
    pub fn inst(&self, value: Value) -> &Inst {
        &self.insts[value.index()]
    }

    /// The constant that a value is.
    pub fn constant(&self, value: Value) -> Option<u64> {
        match self.inst(value).kind {
            Kind::Const(word) => Some(word),
            _ => None,
        }
    }
}

impl Function {
    /// Whether the kernel cannot tell where one group ends and the next begins, nor can who sees what it prints.
    pub fn is_groupless(&self, kernel: &KernelInner) -> bool {
        let values = self.blocks.iter().flat_map(|block| &block.insts);
        let named = values.into_iter().any(|value| {
            matches!(
                self.inst(*value).kind,
                Kind::Print(_)
                    | Kind::BuiltIn {
                        which: BuiltIn::WorkgroupId
                            | BuiltIn::LocalInvocationId
                            | BuiltIn::LocalInvocationIndex
                            | BuiltIn::SubgroupSize
                            | BuiltIn::SubgroupId
                            | BuiltIn::SubgroupLocalInvocationId
                            | BuiltIn::SubgroupEqMask
                            | BuiltIn::SubgroupGeMask
                            | BuiltIn::SubgroupGtMask
                            | BuiltIn::SubgroupLeMask
                            | BuiltIn::SubgroupLtMask,
                        ..
                    }
            )
        });
        !kernel.uses_barrier() && !self.uses_local && !named
    }
}

impl Function {
    /// Whether a pointer to a built-in variable is an operand of anything.
    pub fn names_built_in_pointer(&self) -> bool {
        let is_one = |arg: &Value| {
            let word = self.constant(*arg).filter(|_| self.inst(*arg).ty == Ty::W64);
            word.is_some_and(|word| pointer::tag(word) == pointer::INPUT)
        };
        let mut values = self.blocks.iter().flat_map(|block| &block.insts);
        values.any(|value| self.inst(*value).args.iter().any(is_one))
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Loop { first, last } in &self.loops {
            writeln!(f, "loop b{first}..b{last}")?;
        }
        for (number, block) in self.blocks.iter().enumerate() {
            writeln!(f, "b{number}: from {:?}", block.preds)?;
            for value in &block.insts {
                let Inst { kind, ty, args, .. } = self.inst(*value);
                write!(f, "    v{}: {ty} = ", value.0)?;
                match kind {
                    Kind::Const(word) => write!(f, "{word:#x}")?,
                    Kind::Pure(code) => write!(f, "{code:?}")?,
                    Kind::Routine(routine) => write!(f, "{routine:?}")?,
                    Kind::Load(part) => write!(f, "Load {part}")?,
                    Kind::Store(part) => write!(f, "Store {part}")?,
                    Kind::Atomic(kind, part) => write!(f, "Atomic {kind:?} {part}")?,
                    other => write!(f, "{other:?}")?,
                }
                for arg in args {
                    match self.constant(*arg) {
                        Some(word) => write!(f, " {word:#x}")?,
                        None => write!(f, " v{}", arg.0)?,
                    }
                }
                writeln!(f)?;
            }
            match &block.end {
                Terminator::Branch(value, yes, no) => writeln!(f, "    if v{} b{yes} else b{no}", value.0)?,
                other => writeln!(f, "    {other:?}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {:#x}, +{} of {}", self.base, self.leaf, self.len)?;
        if self.global {
            f.write_str(" global")
        } else {
            Ok(())
        }
    }
}
