//! Why a module was refused.

use std::fmt;

/// Why [`super::validate`] refused a module: the instruction, the word at which it starts, and the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidateError {
    /// Offset of the instruction from the start of the module, in words.
    pub word: usize,
    /// Its name as the specification writes it, or "module".
    pub instruction: String,
    /// What is wrong.
    pub kind: ValidateErrorKind,
}

impl fmt::Display for ValidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "word {}: {}: {}", self.word, self.instruction, self.kind)
    }
}

impl std::error::Error for ValidateError {}

/// The rule that an instruction breaks, or the feature that is not implemented.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each message says what its variant and fields are")]
pub enum ValidateErrorKind {
    #[error("this instruction is not supported")]
    UnsupportedInstruction,
    #[error("capability {name} is not supported")]
    UnsupportedCapability { name: String },
    #[error("addressing model {name} is not supported, only Physical64 is")]
    UnsupportedAddressing { name: String },
    #[error("memory model {name} is not supported, only OpenCL is")]
    UnsupportedMemoryModel { name: String },
    #[error("execution model {name} is not supported, only Kernel is")]
    UnsupportedExecutionModel { name: String },
    #[error("execution mode {name} is not supported")]
    UnsupportedExecutionMode { name: String },
    #[error("extended instruction set \"{name}\" is not supported")]
    UnsupportedInstructionSet { name: String },
    #[error("extended instruction {name} is not supported")]
    UnsupportedExtendedInstruction { name: String },
    #[error("built-in variable {name} is not supported")]
    UnsupportedBuiltIn { name: String },
    #[error("storage class {class} is not supported")]
    UnsupportedStorageClass { class: u32 },
    #[error("execution scope {scope} is not supported")]
    UnsupportedScope { scope: u32 },
    #[error("OpSpecConstantOp of {name} is not supported")]
    UnsupportedConstantOperation { name: String },
    #[error("integers have 8, 16, 32 or 64 bits, not {bits}")]
    IntWidth { bits: u32 },
    #[error("floating-point numbers have 16, 32 or 64 bits, not {bits}")]
    FloatWidth { bits: u32 },
    #[error("only IEEE 754 encodings are supported")]
    FloatEncoding,
    #[error("vectors have 2, 3, 4, 8 or 16 components, not {count}")]
    VectorCount { count: u32 },
    #[error("the type is larger than 2 GiB")]
    TypeTooLarge,
    #[error("values of this type are too large to be loaded at once ({words} scalars)")]
    ValueTooLarge { words: u32 },
    #[error("the constants of the module take too much room")]
    ConstantsTooLarge,
    #[error("the values of this function take too much room")]
    FunctionTooLarge,
    #[error("id {id} is defined twice")]
    DefinedTwice { id: u32 },
    #[error("id {id} is not defined")]
    Undefined { id: u32 },
    #[error("id {id} is not a type")]
    NotAType { id: u32 },
    #[error("id {id} is not a value")]
    NotAValue { id: u32 },
    #[error("id {id} is not a constant")]
    NotAConstant { id: u32 },
    #[error("id {id} is not a block of this function")]
    NotABlock { id: u32 },
    #[error("id {id} is not a function")]
    NotAFunction { id: u32 },
    #[error("id {id} belongs to another function")]
    OtherFunction { id: u32 },
    #[error("operand {id}: {rule}")]
    Operand { id: u32, rule: &'static str },
    #[error("{rule}")]
    Rule { rule: &'static str },
    #[error("the phi has no value for the predecessor {id}")]
    PhiWithout { id: u32 },
    #[error("the phi has two values for the predecessor {id}")]
    PhiTwice { id: u32 },
    #[error("the phi has a value for {id}, which is no predecessor")]
    PhiOther { id: u32 },
    #[error("function {id} calls itself, directly or through others")]
    Recursion { id: u32 },
    #[error("there are two kernels named \"{name}\"")]
    SameKernelName { name: String },
}
