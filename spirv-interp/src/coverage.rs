//! What is supported of SPIR-V, and what a kernel uses of it.
//!
//! There is no list to be kept: [`instructions`] asks [`validate`] about each instruction, in a module that has just
//! it, and the others ask the tables that `validate` itself looks things up in.

use std::collections::BTreeSet;

use rspirv::grammar::{OperandKind, OperandQuantifier};
use spirv::{Capability, Op, OpenclStd100Op};

use crate::kernel::{Kernel, reachable};
use crate::parse::operands::grammar;
use crate::parse::{Instruction, parse};
use crate::program::Program;
use crate::validate::tables::Tables;
use crate::validate::{ValidateErrorKind, opencl, support, validate};

/// Something of SPIR-V that has a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// As the specification writes it.
    pub name: String,
    /// Whether modules may use it. Whether its operands are right is another matter.
    pub supported: bool,
}

/// Every instruction of the grammar.
pub fn instructions() -> Vec<Feature> {
    let ops = (0..=u16::MAX).filter_map(|number| Op::from_u32(u32::from(number)));
    ops.map(|op| Feature {
        name: format!("Op{op:?}"),
        supported: modules_with(op).iter().any(|words| accepts(words)),
    })
    .collect()
}

/// Every capability of the grammar.
pub fn capabilities() -> Vec<Feature> {
    let all = (0..=u32::from(u16::MAX)).filter_map(Capability::from_u32);
    all.map(|capability| Feature {
        name: format!("{capability:?}"),
        supported: support::capability(capability),
    })
    .collect()
}

/// Every instruction of OpenCL.std.
pub fn extended_instructions() -> Vec<Feature> {
    let all = (0..=u32::from(u16::MAX)).filter_map(OpenclStd100Op::from_u32);
    all.map(|op| Feature {
        name: format!("{op:?}"),
        supported: opencl::signature(op).is_some(),
    })
    .collect()
}

/// Why `validate` refuses the instruction with this name, in its words; `None` if it is supported or there is none.
pub fn refusal(instruction: &str) -> Option<String> {
    let mut ops = (0..=u16::MAX).filter_map(|number| Op::from_u32(u32::from(number)));
    let op = ops.find(|op| format!("Op{op:?}") == instruction)?;
    let modules = modules_with(op);
    if modules.iter().any(|words| accepts(words)) {
        return None;
    }
    let module = parse(&bytes(modules.first()?)).map_err(|error| error.to_string());
    match module {
        Ok(module) => validate(module).err().map(|error| error.to_string()),
        Err(error) => Some(error),
    }
}

/// What a kernel, or a module without kernels, uses. The names are those of [`Feature`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Instructions: those of the functions that the kernel reaches, and all that stand outside of functions.
    pub instructions: BTreeSet<String>,
    /// Capabilities that the module declares.
    pub capabilities: BTreeSet<String>,
    /// Instructions of OpenCL.std.
    pub extended_instructions: BTreeSet<String>,
}

impl Uses {
    /// What a kernel uses.
    pub fn of_kernel(kernel: &Kernel) -> Self {
        let tables = &kernel.inner().program.tables;
        let functions = reachable(tables, kernel.inner().entry_point().function);
        Self::of(tables, &functions)
    }

    /// What the functions of a program use, be they reached or not.
    pub fn of_program(program: &Program) -> Self {
        let tables = program.tables();
        let functions =
            0..u32::try_from(tables.functions.len()).expect("there are at most as many functions as ids");
        Self::of(tables, &functions.collect::<Vec<u32>>())
    }

    fn of(tables: &Tables, functions: &[u32]) -> Self {
        let mut uses = Self::default();
        let all = &tables.module.instructions;
        let declared = all
            .iter()
            .take_while(|instruction| instruction.op != Op::Function);
        declared.for_each(|instruction| uses.add(tables, instruction));
        for function in functions {
            let function = &tables.functions[*function as usize];
            let body = &all[function.first as usize..=function.last as usize];
            body.iter().for_each(|instruction| uses.add(tables, instruction));
        }
        uses
    }

    fn add(&mut self, tables: &Tables, instruction: &Instruction) {
        let words = tables.module.words(instruction);
        // As it stands in the module: what is not needed for the execution may have been made a Nop.
        if let Some(op) = Op::from_u32(words[0] & 0xffff) {
            self.instructions.insert(format!("Op{op:?}"));
        }
        match instruction.op {
            Op::Capability => {
                let name = Capability::from_u32(words[1]).map(|capability| format!("{capability:?}"));
                self.capabilities.extend(name);
            }
            Op::ExtInst if tables.is_opencl(words[3]) => {
                let name = OpenclStd100Op::from_u32(words[4]).map(|op| format!("{op:?}"));
                self.extended_instructions.extend(name);
            }
            _ => {}
        }
    }
}

/// Ids of the modules that are made here.
const VOID: u32 = 1;
const UINT: u32 = 2;
const FUNCTION: u32 = 3;
const ONE: u32 = 4;
const MAIN: u32 = 5;
const LABEL: u32 = 6;
const NEW: u32 = 7;
const BOUND: u32 = 8;

/// Two modules with the instruction: in a function, and outside.
fn modules_with(op: Op) -> Vec<Vec<u32>> {
    let Some(instruction) = sample(op) else {
        return Vec::new();
    };
    let mut before = vec![0x0723_0203, 0x0001_0600, 0, BOUND, 0];
    let push = |words: &mut Vec<u32>, op: Op, operands: &[u32]| {
        let len = u32::try_from(operands.len() + 1).expect("the instructions here are short");
        words.push(len << 16 | op as u32);
        words.extend_from_slice(operands);
    };
    // Physical64, OpenCL.
    push(&mut before, Op::MemoryModel, &[2, 2]);
    push(&mut before, Op::TypeVoid, &[VOID]);
    push(&mut before, Op::TypeInt, &[UINT, 32, 0]);
    push(&mut before, Op::TypeFunction, &[FUNCTION, VOID]);
    push(&mut before, Op::Constant, &[UINT, ONE, 1]);
    let mut inside = before.clone();
    push(&mut inside, Op::Function, &[VOID, MAIN, 0, FUNCTION]);
    push(&mut inside, Op::Label, &[LABEL]);
    inside.extend_from_slice(&instruction);
    push(&mut inside, Op::Return, &[]);
    push(&mut inside, Op::FunctionEnd, &[]);
    before.extend_from_slice(&instruction);
    vec![inside, before]
}

/// The shortest form of an instruction: operands of the right kind, which need not make sense.
fn sample(op: Op) -> Option<Vec<u32>> {
    let entry = grammar(u16::try_from(op as u32).ok()?)?;
    let mut words = vec![0];
    for operand in entry.operands {
        if operand.quantifier != OperandQuantifier::One {
            continue;
        }
        match operand.kind {
            OperandKind::IdResultType => words.push(UINT),
            OperandKind::IdResult => words.push(NEW),
            OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics => words.push(ONE),
            OperandKind::PairIdRefIdRef => words.extend([ONE, ONE]),
            OperandKind::PairIdRefLiteralInteger => words.extend([ONE, 0]),
            OperandKind::PairLiteralIntegerIdRef => words.extend([0, ONE]),
            _ => words.push(0),
        }
    }
    words[0] = u32::try_from(words.len()).ok()? << 16 | op as u32;
    Some(words)
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Whether `validate` knows the instructions of a module. Any other error says that it does.
fn accepts(words: &[u32]) -> bool {
    parse(&bytes(words)).is_ok_and(|module| {
        !matches!(
            validate(module),
            Err(error) if error.kind == ValidateErrorKind::UnsupportedInstruction
        )
    })
}
