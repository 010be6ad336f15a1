//! What can be wrong with the bytes of a module.

use std::fmt;

use spirv::Op;

/// Why [`super::parse`] refused a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Offset of the offending word from the start of the module, in words.
    pub word: usize,
    /// The instruction, when it is one that the grammar knows.
    pub op: Option<Op>,
    /// What is wrong.
    pub kind: ParseErrorKind,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "word {}: ", self.word)?;
        if let Some(op) = self.op {
            write!(f, "Op{op:?}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl std::error::Error for ParseError {}

/// The rule that a module breaks (SPIR-V specification, 2.2 and 2.3).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseErrorKind {
    /// A module is a stream of 32-bit words.
    #[error("the module has {size} bytes, which is not a multiple of 4")]
    SizeNotWholeWords {
        /// Size in bytes.
        size: usize,
    },
    /// The header has five words.
    #[error("the module has {size} bytes, its header alone needs 20")]
    HeaderTooShort {
        /// Size in bytes.
        size: usize,
    },
    /// Word offsets are kept in 32 bits.
    #[error("the module has more than 2^32 words")]
    TooLong,
    /// The first word is neither the magic number nor its mirror image.
    #[error("{found:#010x} is not the magic number 0x07230203 in either byte order")]
    BadMagic {
        /// The word found.
        found: u32,
    },
    /// Ids start at 1, so the bound cannot be 0.
    #[error("the id bound is 0")]
    ZeroBound,
    /// The bound exceeds the universal limit, or what a module of this size can define.
    #[error("the id bound {bound} is above the limit {limit} for a module of this size")]
    BoundTooLarge {
        /// The bound in the header.
        bound: u32,
        /// The highest accepted.
        limit: u32,
    },
    /// The word count includes the opcode word.
    #[error("the word count is 0")]
    ZeroWordCount,
    /// The instruction runs over the end of the module.
    #[error("the instruction is truncated: it has {wanted} words, but only {left} are left")]
    Truncated {
        /// Word count of the instruction.
        wanted: u16,
        /// Words left in the module.
        left: usize,
    },
    /// No such opcode in the grammar.
    #[error("opcode {opcode} is not known")]
    UnknownOpcode {
        /// The number.
        opcode: u16,
    },
    /// The grammar asks for more operands.
    #[error("an operand is missing")]
    MissingOperand,
    /// The grammar asks for fewer operands.
    #[error("{count} words are left over after the last operand")]
    ExtraOperands {
        /// Words not used.
        count: usize,
    },
    /// A literal string must end inside its instruction.
    #[error("a string has no end")]
    UnterminatedString,
    /// Ids are above 0 and below the bound.
    #[error("id {id} is not between 1 and the bound {bound}")]
    IdOutOfBounds {
        /// The id.
        id: u32,
        /// The bound in the header.
        bound: u32,
    },
}
