//! The instructions of a function: each is implemented, and its operands have the types on which the execution relies.

use std::collections::{BTreeSet, HashSet};

use spirv::{Op, StorageClass};

use super::group::collective;
use super::tables::{Definition, MAX_VALUE_WORDS, Tables};
use super::types::{Kind, Scalar, Shape, TypeIndex};
use super::{ValidateError, ValidateErrorKind as Error, at};
use crate::parse::Instruction;

mod compute;
mod group;
mod memory;
mod opencl;

type Check = Result<(), Error>;

/// Checks the instructions of one function, and notes what it calls and uses.
pub(super) fn check(tables: &mut Tables, function: usize) -> Result<(), ValidateError> {
    let facts = &tables.functions[function];
    let number = u32::try_from(function).expect("there are at most as many functions as ids");
    let mut found = Found::default();
    for index in facts.first as usize + 1..facts.last as usize {
        let instruction = &tables.module.instructions[index];
        let words = tables.module.words(instruction);
        let rule = Body {
            tables,
            number,
            instruction,
            words,
        };
        rule.check(&mut found).map_err(|kind| at(instruction, kind))?;
    }
    let facts = &mut tables.functions[function];
    facts.calls = found.calls;
    facts.indirect = found.indirect.into_iter().collect();
    facts.variables_used = found.variables;
    facts.has_barrier = found.barrier;
    facts.has_active_operation = found.active_operation;
    Ok(())
}

#[derive(Default)]
struct Found {
    calls: Vec<u32>,
    indirect: BTreeSet<u32>,
    variables: Vec<u32>,
    barrier: bool,
    active_operation: bool,
    seen: HashSet<u32>,
}

struct Body<'a> {
    tables: &'a Tables,
    number: u32,
    instruction: &'a Instruction,
    words: &'a [u32],
}

/// An error about one operand.
fn operand(id: u32, rule: &'static str) -> Error {
    Error::Operand { id, rule }
}

fn require(condition: bool, rule: &'static str) -> Check {
    if condition {
        Ok(())
    } else {
        Err(Error::Rule { rule })
    }
}

impl Body<'_> {
    /// The id in one word; operands that the grammar has are there, optional ones may not be.
    fn id(&self, word: usize) -> Result<u32, Error> {
        self.words.get(word).copied().ok_or(Error::Rule {
            rule: "an operand is missing",
        })
    }

    /// Type of the value in one word, which must be visible in this function.
    fn value(&self, word: usize) -> Result<TypeIndex, Error> {
        let id = self.id(word)?;
        match self.tables.definitions[id as usize] {
            Definition::Global => {}
            Definition::Local(function) if function == self.number => {}
            Definition::Local(_) => return Err(Error::OtherFunction { id }),
            Definition::None => return Err(Error::Undefined { id }),
            Definition::Other | Definition::Function | Definition::Label(_) => {
                return Err(Error::NotAValue { id });
            }
        }
        let ty = self.tables.value_type(id).ok_or(Error::NotAValue { id })?;
        let words = self.tables.types.get(ty).words;
        if words > MAX_VALUE_WORDS {
            Err(Error::ValueTooLarge { words })
        } else {
            Ok(ty)
        }
    }

    fn shape(&self, word: usize) -> Result<Shape, Error> {
        let ty = self.value(word)?;
        let shape = self.tables.types.shape(ty);
        shape.ok_or_else(|| operand(self.words[word], "must be a scalar or a vector"))
    }

    fn result(&self) -> Result<Shape, Error> {
        let shape = self
            .tables
            .types
            .by_id(self.words[1])
            .and_then(|ty| self.tables.types.shape(ty));
        shape.ok_or(Error::Rule {
            rule: "the result must be a scalar or a vector",
        })
    }

    fn result_type(&self) -> Result<TypeIndex, Error> {
        self.tables
            .types
            .by_id(self.words[1])
            .ok_or(Error::NotAType { id: self.words[1] })
    }

    fn same_as_result(&self, word: usize) -> Check {
        let (ty, result) = (self.value(word)?, self.result_type()?);
        if self.tables.types.same(ty, result) {
            Ok(())
        } else {
            Err(operand(self.words[word], "has not the type of the result"))
        }
    }

    /// The pointer in one word: its type.
    fn pointer(&self, word: usize) -> Result<(StorageClass, TypeIndex), Error> {
        let ty = self.value(word)?;
        match self.tables.types.get(ty).kind {
            Kind::Pointer { class, .. } => Ok((class, ty)),
            _ => Err(operand(self.words[word], "must be a pointer")),
        }
    }

    /// A number that is known now.
    fn constant(&self, word: usize) -> Result<u64, Error> {
        let id = self.id(word)?;
        self.tables.constant_scalar(id).ok_or(Error::NotAConstant { id })
    }

    fn check(&self, found: &mut Found) -> Check {
        use Op as O;
        match self.instruction.op {
            O::SNegate | O::Not | O::BitReverse => self.arithmetic(1, is_int),
            O::BitCount => self.bit_count(),
            O::IAdd | O::ISub | O::IMul | O::UDiv | O::SDiv | O::UMod | O::SRem | O::SMod => {
                self.arithmetic(2, is_int)
            }
            O::BitwiseOr | O::BitwiseXor | O::BitwiseAnd => self.arithmetic(2, is_int),
            O::ShiftLeftLogical | O::ShiftRightLogical | O::ShiftRightArithmetic => self.shift(),
            O::FNegate => self.arithmetic(1, is_float),
            O::FAdd | O::FSub | O::FMul | O::FDiv | O::FRem | O::FMod => self.arithmetic(2, is_float),
            O::LogicalNot => self.arithmetic(1, is_bool),
            O::LogicalOr | O::LogicalAnd | O::LogicalEqual | O::LogicalNotEqual => {
                self.arithmetic(2, is_bool)
            }
            O::IEqual | O::INotEqual => self.compare(2, |scalar| is_int(scalar) || scalar == Scalar::Pointer),
            O::UGreaterThan | O::UGreaterThanEqual | O::ULessThan | O::ULessThanEqual => {
                self.compare(2, is_int)
            }
            O::SGreaterThan | O::SGreaterThanEqual | O::SLessThan | O::SLessThanEqual => {
                self.compare(2, is_int)
            }
            O::FOrdEqual | O::FOrdNotEqual | O::FOrdLessThan | O::FOrdGreaterThan => {
                self.compare(2, is_float)
            }
            O::FOrdLessThanEqual | O::FOrdGreaterThanEqual | O::FUnordEqual => self.compare(2, is_float),
            O::FUnordNotEqual | O::FUnordLessThan | O::FUnordGreaterThan => self.compare(2, is_float),
            O::FUnordLessThanEqual | O::FUnordGreaterThanEqual => self.compare(2, is_float),
            O::LessOrGreater | O::Ordered | O::Unordered => self.compare(2, is_float),
            O::IsNan | O::IsInf | O::IsFinite | O::IsNormal | O::SignBitSet => self.compare(1, is_float),
            O::PtrEqual | O::PtrNotEqual => self.compare(2, |scalar| scalar == Scalar::Pointer),
            O::PtrDiff => self.pointer_difference(),
            O::Any | O::All => self.any_all(),
            O::Select => self.select(),
            O::ConvertFToU | O::ConvertFToS => self.convert(is_float, is_int),
            O::ConvertSToF | O::ConvertUToF => self.convert(is_int, is_float),
            O::UConvert | O::SConvert | O::SatConvertSToU | O::SatConvertUToS => self.convert(is_int, is_int),
            O::FConvert => self.convert(is_float, is_float),
            O::ConvertPtrToU => self.convert(is_pointer, is_int),
            O::ConvertUToPtr => self.convert(is_int, is_pointer),
            O::PtrCastToGeneric => self.generic_cast(3, 1),
            O::GenericCastToPtr | O::GenericCastToPtrExplicit => self.generic_cast(1, 3),
            O::Bitcast => self.bitcast(),
            O::IAddCarry | O::ISubBorrow | O::UMulExtended | O::SMulExtended => self.extended(),
            O::VectorTimesScalar => self.vector_times_scalar(),
            O::Dot => self.dot(),
            O::VectorExtractDynamic => self.extract_dynamic(),
            O::VectorInsertDynamic => self.insert_dynamic(),
            O::VectorShuffle => self.shuffle(),
            O::CompositeConstruct => self.construct(),
            O::CompositeExtract => self.extract(),
            O::CompositeInsert => self.insert(),
            O::CopyObject | O::CopyLogical | O::ExpectKHR => self.same_as_result(3),
            O::Undef => self.result_type().map(drop),
            O::Variable => self.variable(),
            O::Load => self.load(),
            O::Store => self.store(),
            O::CopyMemory => self.copy_memory(),
            O::CopyMemorySized => self.copy_memory_sized(),
            O::AccessChain | O::InBoundsAccessChain => self.chain(4),
            O::PtrAccessChain | O::InBoundsPtrAccessChain => self.chain(5),
            O::Phi => self.phi(),
            O::Branch | O::Return | O::Unreachable => self.terminator(),
            O::BranchConditional => self.branch_conditional(),
            O::Switch => self.switch(),
            O::ReturnValue => self.return_value(),
            O::FunctionCall => self.call(found),
            O::FunctionPointerCallINTEL => self.call_through_pointer(found),
            O::ControlBarrier | O::ControlBarrierArriveINTEL | O::ControlBarrierWaitINTEL => {
                self.control_barrier(found)
            }
            O::MemoryBarrier => self.constant(1).map(drop),
            O::ExtInst => self.extended_instruction(),
            op if is_atomic(op) => self.atomic(op),
            op if collective(op).is_some() => self.collective(op, found),
            O::GroupNonUniformInverseBallot | O::GroupNonUniformBallotBitExtract => self.ballot_test(),
            O::GroupNonUniformBallotBitCount => self.ballot_count(),
            O::GroupNonUniformBallotFindLSB | O::GroupNonUniformBallotFindMSB => self.ballot_find(),
            O::SubgroupBlockReadINTEL => self.block_read(),
            O::SubgroupBlockWriteINTEL => self.block_write(),
            O::SizeOf => self.size_of(),
            O::GenericPtrMemSemantics => self.memory_semantics(),
            O::BitFieldInsert => self.bit_field(2),
            O::BitFieldSExtract | O::BitFieldUExtract => self.bit_field(1),
            O::SDot | O::UDot | O::SUDot => self.integer_dot(false),
            O::SDotAccSat | O::UDotAccSat | O::SUDotAccSat => self.integer_dot(true),
            O::UCountLeadingZerosINTEL | O::UCountTrailingZerosINTEL => self.arithmetic(1, is_int),
            O::AbsISubINTEL | O::AbsUSubINTEL | O::IAddSatINTEL | O::UAddSatINTEL => {
                self.arithmetic(2, is_int)
            }
            O::ISubSatINTEL | O::USubSatINTEL | O::IMul32x16INTEL | O::UMul32x16INTEL => {
                self.arithmetic(2, is_int)
            }
            O::IAverageINTEL | O::UAverageINTEL | O::IAverageRoundedINTEL | O::UAverageRoundedINTEL => {
                self.arithmetic(2, is_int)
            }
            O::ConvertFToBF16INTEL => self.bfloat(true),
            O::ConvertBF16ToFINTEL => self.bfloat(false),
            // Hints, and what is said about the program rather than done by it.
            O::Label
            | O::FunctionParameter
            | O::Line
            | O::NoLine
            | O::Nop
            | O::LoopMerge
            | O::SelectionMerge => Ok(()),
            O::LifetimeStart | O::LifetimeStop | O::AssumeTrueKHR | O::LoopControlINTEL => Ok(()),
            _ => Err(Error::UnsupportedInstruction),
        }?;
        self.note_variables(found);
        Ok(())
    }

    /// Notes the module-scope variables that an instruction names, itself or through constants. Any word that equals
    /// the id of one counts; a literal that happens to be equal only costs some memory.
    fn note_variables(&self, found: &mut Found) {
        let mut pending: Vec<u32> = self.words[1..].to_vec();
        while let Some(id) = pending.pop() {
            let global = self.tables.definitions.get(id as usize) == Some(&Definition::Global);
            if !global || !found.seen.insert(id) {
                continue;
            }
            let definition = &self.tables.module.instructions[self.tables.defined_at[id as usize] as usize];
            match definition.op {
                Op::Variable => found.variables.push(id),
                Op::SpecConstantOp | Op::ConstantComposite | Op::SpecConstantComposite => {
                    pending.extend_from_slice(&self.tables.module.words(definition)[3..]);
                }
                _ => {}
            }
        }
    }

    fn index(&self, word: usize) -> Check {
        match self.shape(word)? {
            Shape {
                scalar: Scalar::Int(_),
                lanes: 1,
            } => Ok(()),
            _ => Err(operand(self.words[word], "an index is an integer")),
        }
    }

    fn phi(&self) -> Check {
        require(self.words.len() % 2 == 1, "values and blocks come in pairs")?;
        (3..self.words.len())
            .step_by(2)
            .try_for_each(|word| self.same_as_result(word))
    }

    fn terminator(&self) -> Check {
        let result = self.tables.functions[self.number as usize].result;
        let void = self.tables.types.get(result).kind == Kind::Void;
        require(
            self.instruction.op != Op::Return || void,
            "the function returns a value",
        )
    }

    fn branch_conditional(&self) -> Check {
        require(
            self.shape(1)?
                == Shape {
                    scalar: Scalar::Bool,
                    lanes: 1,
                },
            "the condition must be a boolean",
        )
    }

    fn switch(&self) -> Check {
        self.index(1)
    }

    fn return_value(&self) -> Check {
        let result = self.tables.functions[self.number as usize].result;
        require(
            self.tables.types.same(self.value(1)?, result),
            "the value has not the result type of the function",
        )
    }

    fn call(&self, found: &mut Found) -> Check {
        let id = self.id(3)?;
        let callee = *self
            .tables
            .function_of
            .get(&id)
            .ok_or(Error::NotAFunction { id })?;
        let facts = &self.tables.functions[callee as usize];
        let types = &self.tables.types;
        require(
            types.same(facts.result, self.result_type()?),
            "the function returns another type",
        )?;
        require(
            self.words.len() - 4 == facts.parameters.len(),
            "the function takes another number of arguments",
        )?;
        for (number, parameter) in facts.parameters.iter().enumerate() {
            let wanted = self
                .tables
                .value_type(*parameter)
                .ok_or(Error::NotAValue { id: *parameter })?;
            let given = self.value(4 + number)?;
            if !types.same(wanted, given) {
                return Err(operand(
                    self.words[4 + number],
                    "has not the type of the parameter",
                ));
            }
        }
        if found.seen.insert(id) {
            found.calls.push(callee);
        }
        Ok(())
    }

    /// SPV_INTEL_function_pointers: the pointer, then the arguments. Which functions it may be is known by their types.
    fn call_through_pointer(&self, found: &mut Found) -> Check {
        let (_, pointer) = self.pointer(3)?;
        let types = &self.tables.types;
        let result = self.result_type()?;
        let mut arguments = Vec::new();
        for word in 4..self.words.len() {
            arguments.push(self.value(word)?);
        }
        if let Some(Kind::Function {
            result: declared,
            parameters,
        }) = types.pointee(pointer).map(|ty| &types.get(ty).kind)
        {
            let same = parameters.iter().zip(&arguments).all(|(a, b)| types.same(*a, *b));
            require(
                types.same(*declared, result) && parameters.len() == arguments.len() && same,
                "result and arguments are not those of the function type",
            )?;
        }
        let functions = 0..u32::try_from(self.tables.functions.len()).expect("functions have ids");
        let fitting = functions.filter(|function| self.tables.may_call(*function, self.words));
        found.indirect.extend(fitting);
        Ok(())
    }
}

fn is_bool(scalar: Scalar) -> bool {
    scalar == Scalar::Bool
}

fn is_int(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::Int(_))
}

fn is_float(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::Float(_))
}

fn is_pointer(scalar: Scalar) -> bool {
    scalar == Scalar::Pointer
}

fn is_flag(op: Op) -> bool {
    matches!(op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear)
}

/// The atomic instructions (3.3.18).
pub(crate) fn is_atomic(op: Op) -> bool {
    use Op as O;
    matches!(
        op,
        O::AtomicLoad
            | O::AtomicStore
            | O::AtomicExchange
            | O::AtomicCompareExchange
            | O::AtomicCompareExchangeWeak
            | O::AtomicIIncrement
            | O::AtomicIDecrement
            | O::AtomicIAdd
            | O::AtomicISub
            | O::AtomicSMin
            | O::AtomicUMin
            | O::AtomicSMax
            | O::AtomicUMax
            | O::AtomicAnd
            | O::AtomicOr
            | O::AtomicXor
            | O::AtomicFlagTestAndSet
            | O::AtomicFlagClear
            | O::AtomicFAddEXT
            | O::AtomicFMinEXT
            | O::AtomicFMaxEXT
    )
}
