//! Which word of an instruction is an id and which is a literal, from the grammar tables of `rspirv`.

use std::collections::HashSet;
use std::sync::OnceLock;

use rspirv::grammar::{
    INSTRUCTION_TABLE, Instruction as Grammar, LogicalOperand, OPENCL_STD_100_INSTRUCTION_TABLE, OperandKind,
    OperandQuantifier,
};
use spirv::{MemoryAccess, Op};

use super::{ParseErrorKind, literal_string_words};

/// What a word of an instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The id of the result's type.
    ResultType,
    /// The id that the instruction defines.
    Result,
    /// Any other id.
    Id,
    /// A number, an enumerant, a mask, or a piece of a string.
    Literal,
}

/// The grammar's entry for an opcode. The table of `rspirv` is searched linearly, so it is spread out once.
pub(crate) fn grammar(opcode: u16) -> Option<&'static Grammar<'static>> {
    static DENSE: OnceLock<Vec<Option<&'static Grammar<'static>>>> = OnceLock::new();
    let table = DENSE.get_or_init(|| {
        let mut table = Vec::new();
        for entry in INSTRUCTION_TABLE.iter() {
            let index = entry.opcode as usize;
            if table.len() <= index {
                table.resize(index + 1, None);
            }
            table[index] = Some(entry);
        }
        table
    });
    table.get(usize::from(opcode)).copied().flatten()
}

/// The operands of an instruction of OpenCL.std. The grammar tells which of them are literals.
fn opencl_operands(number: u32) -> Option<&'static [LogicalOperand]> {
    static DENSE: OnceLock<Vec<Option<&'static [LogicalOperand]>>> = OnceLock::new();
    let table = DENSE.get_or_init(|| {
        let mut table = Vec::new();
        for entry in OPENCL_STD_100_INSTRUCTION_TABLE.iter() {
            let index = u32::from(entry.opcode) as usize;
            if table.len() <= index {
                table.resize(index + 1, None);
            }
            table[index] = Some(entry.operands);
        }
        table
    });
    table.get(number as usize).copied().flatten()
}

/// What must be known from elsewhere in the module to tell ids from literals.
pub(crate) struct Context<'a> {
    /// Size of a case literal of OpSwitch in words; `None` leaves the cases out.
    pub switch_literal_words: Option<usize>,
    /// Ids under which OpenCL.std is imported. The operands of other sets count as literals: they are not looked at.
    pub opencl_sets: &'a HashSet<u32>,
}

/// Walks over the operands of one instruction and tells `found` the role of each word after the first.
///
/// # Errors
/// When operands are missing or left over.
pub(crate) fn visit(
    entry: &Grammar<'static>,
    words: &[u32],
    context: &Context<'_>,
    found: &mut dyn FnMut(usize, Role),
) -> Result<(), ParseErrorKind> {
    let mut walk = Walk {
        words,
        at: 1,
        context,
        rest_are_ids: ids_follow(entry.opcode),
        found,
    };
    for operand in entry.operands {
        walk.operand(operand)?;
    }
    if walk.at_end() {
        Ok(())
    } else {
        Err(ParseErrorKind::ExtraOperands {
            count: words.len() - walk.at,
        })
    }
}

/// 3.3.6 and 3.3.3: the parameters of an enumerant are ids in the `Id` forms of these two instructions.
fn ids_follow(op: Op) -> bool {
    matches!(op, Op::ExecutionModeId | Op::DecorateId)
}

struct Walk<'a> {
    words: &'a [u32],
    at: usize,
    context: &'a Context<'a>,
    rest_are_ids: bool,
    found: &'a mut dyn FnMut(usize, Role),
}

impl Walk<'_> {
    fn at_end(&self) -> bool {
        self.at >= self.words.len()
    }

    fn take(&mut self, role: Role) -> Result<u32, ParseErrorKind> {
        let word = *self.words.get(self.at).ok_or(ParseErrorKind::MissingOperand)?;
        (self.found)(self.at, role);
        self.at += 1;
        Ok(word)
    }

    fn rest(&mut self, role: Role) {
        while !self.at_end() {
            (self.found)(self.at, role);
            self.at += 1;
        }
    }

    fn operand(&mut self, operand: &LogicalOperand) -> Result<(), ParseErrorKind> {
        match operand.quantifier {
            OperandQuantifier::One => self.one(operand.kind)?,
            OperandQuantifier::ZeroOrOne => {
                if !self.at_end() {
                    self.one(operand.kind)?;
                }
            }
            OperandQuantifier::ZeroOrMore => {
                while !self.at_end() {
                    self.one(operand.kind)?;
                }
            }
        }
        Ok(())
    }

    fn one(&mut self, kind: OperandKind) -> Result<(), ParseErrorKind> {
        use OperandKind as K;
        match kind {
            K::IdResultType => self.take(Role::ResultType).map(drop),
            K::IdResult => self.take(Role::Result).map(drop),
            K::IdRef | K::IdScope | K::IdMemorySemantics => self.take(Role::Id).map(drop),
            K::LiteralString => self.string(),
            K::LiteralContextDependentNumber => {
                self.take(Role::Literal)?;
                self.rest(Role::Literal);
                Ok(())
            }
            K::LiteralExtInstInteger => self.extended_instruction(),
            K::LiteralSpecConstantOpInteger => self.spec_constant_op(),
            K::PairLiteralIntegerIdRef => self.switch_case(),
            K::PairIdRefLiteralInteger => {
                self.take(Role::Id)?;
                self.take(Role::Literal).map(drop)
            }
            K::PairIdRefIdRef => {
                self.take(Role::Id)?;
                self.take(Role::Id).map(drop)
            }
            K::MemoryAccess => self.memory_access(),
            K::ImageOperands => {
                self.take(Role::Literal)?;
                self.rest(Role::Id);
                Ok(())
            }
            K::ExecutionMode | K::Decoration => {
                self.take(Role::Literal)?;
                self.rest(if self.rest_are_ids {
                    Role::Id
                } else {
                    Role::Literal
                });
                Ok(())
            }
            K::LoopControl => {
                self.take(Role::Literal)?;
                self.rest(Role::Literal);
                Ok(())
            }
            _ => self.take(Role::Literal).map(drop),
        }
    }

    fn string(&mut self) -> Result<(), ParseErrorKind> {
        let left = self.words.get(self.at..).unwrap_or_default();
        if left.is_empty() {
            return Err(ParseErrorKind::MissingOperand);
        }
        let words = literal_string_words(left).ok_or(ParseErrorKind::UnterminatedString)?;
        for _ in 0..words {
            self.take(Role::Literal)?;
        }
        Ok(())
    }

    fn switch_case(&mut self) -> Result<(), ParseErrorKind> {
        let Some(literal_words) = self.context.switch_literal_words else {
            self.rest(Role::Literal);
            return Ok(());
        };
        for _ in 0..literal_words {
            self.take(Role::Literal)?;
        }
        self.take(Role::Id).map(drop)
    }

    /// 3.3.5 OpExtInst: the operands are those of the instruction of the set.
    fn extended_instruction(&mut self) -> Result<(), ParseErrorKind> {
        let set = self.words[self.at - 1];
        let number = self.take(Role::Literal)?;
        if self.context.opencl_sets.contains(&set) {
            for operand in opencl_operands(number).unwrap_or_default() {
                self.operand(operand)?;
            }
        }
        self.rest(Role::Literal);
        Ok(())
    }

    /// 3.2.26: each bit of the mask may bring one operand, in the order of the bits.
    fn memory_access(&mut self) -> Result<(), ParseErrorKind> {
        let mask = MemoryAccess::from_bits_retain(self.take(Role::Literal)?);
        let parameters = [
            (MemoryAccess::ALIGNED, Role::Literal),
            (MemoryAccess::MAKE_POINTER_AVAILABLE, Role::Id),
            (MemoryAccess::MAKE_POINTER_VISIBLE, Role::Id),
            (MemoryAccess::ALIAS_SCOPE_INTEL_MASK, Role::Id),
            (MemoryAccess::NO_ALIAS_INTEL_MASK, Role::Id),
        ];
        for (bit, role) in parameters {
            if mask.contains(bit) {
                self.take(role)?;
            }
        }
        Ok(())
    }

    /// 3.3.7 OpSpecConstantOp: the operands are those of the instruction that it names.
    fn spec_constant_op(&mut self) -> Result<(), ParseErrorKind> {
        let opcode = self.take(Role::Literal)?;
        let ids = match Op::from_u32(opcode) {
            Some(Op::CompositeExtract) => 1,
            Some(Op::CompositeInsert | Op::VectorShuffle) => 2,
            _ => usize::MAX,
        };
        let mut taken = 0;
        while !self.at_end() {
            self.take(if taken < ids { Role::Id } else { Role::Literal })?;
            taken += 1;
        }
        Ok(())
    }
}
