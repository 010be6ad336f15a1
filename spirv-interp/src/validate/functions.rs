//! Finds the functions of a module, and gives each of their values a place in the frame.

use spirv::Op;

use super::tables::{Definition, Function, MAX_FUNCTION_WORDS, MAX_VALUE_WORDS, Place, Space, Tables};
use super::types::{Kind, Scalar, TypeIndex};
use super::{ValidateError, ValidateErrorKind as Error, at};
use crate::parse::Instruction;
use crate::pointer::MAX_VARIABLES;

/// Reads all functions. Their bodies are only cut out, not looked into, so that uses may come before definitions.
pub(super) fn collect(tables: &mut Tables) -> Result<(), ValidateError> {
    let first = tables
        .module
        .instructions
        .iter()
        .position(|instruction| instruction.op == Op::Function);
    let Some(first) = first else {
        return Ok(());
    };
    let mut open: Option<Function> = None;
    for index in first..tables.module.instructions.len() {
        let instruction = tables.module.instructions[index];
        let step = step(tables, &mut open, &instruction, index);
        step.map_err(|kind| at(&instruction, kind))?;
    }
    match open {
        None => Ok(()),
        Some(function) => {
            let instruction = tables.module.instructions[function.first as usize];
            Err(at(
                &instruction,
                Error::Rule {
                    rule: "the function has no end",
                },
            ))
        }
    }
}

fn step(
    tables: &mut Tables,
    open: &mut Option<Function>,
    instruction: &Instruction,
    index: usize,
) -> Result<(), Error> {
    let index = u32::try_from(index).expect("parse limits the module to 2^32 words");
    let number = u32::try_from(tables.functions.len()).expect("there are at most as many functions as ids");
    match (instruction.op, open.as_mut()) {
        (Op::Function, None) => {
            *open = Some(start(tables, instruction, index)?);
            define(tables, instruction, index, Definition::Function)?;
            tables.function_of.insert(instruction.result, number);
            Ok(())
        }
        (Op::FunctionEnd, Some(function)) => {
            function.last = index;
            finish(tables, function)?;
            tables.functions.extend(open.take());
            Ok(())
        }
        (Op::FunctionParameter, Some(function)) => {
            if function.entry != 0 {
                return Err(Error::Rule {
                    rule: "parameters come before the first block",
                });
            }
            function.parameters.push(instruction.result);
            let ty = tables.types.id(instruction.result_type)?;
            value(tables, function, instruction, index, ty, number)
        }
        (Op::Label, Some(function)) => {
            if function.entry == 0 {
                function.entry = instruction.result;
            }
            define(tables, instruction, index, Definition::Label(number))
        }
        (Op::Line | Op::NoLine | Op::Nop, _) => Ok(()),
        // Debug information may stand between functions.
        (Op::ExtInst, None) if !tables.is_opencl(tables.module.words(instruction)[3]) => {
            define(tables, instruction, index, Definition::Other)
        }
        (_, None) | (Op::Function, Some(_)) => Err(Error::Rule {
            rule: "this does not stand here",
        }),
        (_, Some(function)) => {
            if function.entry == 0 {
                return Err(Error::Rule {
                    rule: "this does not stand before the first block",
                });
            }
            if instruction.op == Op::Variable {
                function.variables.push(index);
            }
            if instruction.result == 0 {
                return Ok(());
            }
            if instruction.result_type == 0 {
                return define(tables, instruction, index, Definition::Local(number));
            }
            let ty = tables.types.id(instruction.result_type)?;
            value(tables, function, instruction, index, ty, number)
        }
    }
}

fn start(tables: &Tables, instruction: &Instruction, index: u32) -> Result<Function, Error> {
    let words = tables.module.words(instruction);
    let result = tables.types.id(instruction.result_type)?;
    let signature = tables.types.id(words[4])?;
    // 3.3.9 OpFunction: the result type is that of the function type.
    match &tables.types.get(signature).kind {
        Kind::Function { result: declared, .. } if tables.types.same(*declared, result) => {}
        _ => {
            return Err(Error::Operand {
                id: words[4],
                rule: "must be a function type with this result",
            });
        }
    }
    Ok(Function {
        id: instruction.result,
        first: index,
        last: index,
        result,
        parameters: Vec::new(),
        variables: Vec::new(),
        register_words: 0,
        entry: 0,
        calls: Vec::new(),
        indirect: Vec::new(),
        pointed: false,
        variables_used: Vec::new(),
        has_barrier: false,
        has_active_operation: false,
        linkage: tables.decorations.linkage(&tables.module, instruction.result),
    })
}

fn finish(tables: &Tables, function: &Function) -> Result<(), Error> {
    let words = tables
        .module
        .words(&tables.module.instructions[function.first as usize]);
    let signature = tables.types.id(words[4])?;
    let Kind::Function { parameters, .. } = &tables.types.get(signature).kind else {
        return Err(Error::NotAType { id: words[4] });
    };
    let declared = parameters.iter().copied();
    let found = function.parameters.iter().map(|id| tables.value_type(*id));
    // 3.3.9 OpFunctionParameter: one for each parameter of the function type, with its type.
    let rule = "the parameters are not those of the function type";
    if parameters.len() != function.parameters.len()
        || !declared
            .zip(found)
            .all(|(a, b)| b.is_some_and(|b| tables.types.same(a, b)))
    {
        return Err(Error::Rule { rule });
    }
    // 2.4: a function without a body is imported.
    if !function.has_body() && !function.linkage.as_ref().is_some_and(|linkage| linkage.import) {
        return Err(Error::Rule {
            rule: "a function without a body must be imported",
        });
    }
    Ok(())
}

fn define(tables: &mut Tables, instruction: &Instruction, index: u32, what: Definition) -> Result<(), Error> {
    let id = instruction.result;
    let definition = &mut tables.definitions[id as usize];
    if *definition != Definition::None {
        return Err(Error::DefinedTwice { id });
    }
    *definition = what;
    tables.defined_at[id as usize] = index;
    Ok(())
}

/// Gives a result a place in the registers.
fn value(
    tables: &mut Tables,
    function: &mut Function,
    instruction: &Instruction,
    index: u32,
    ty: TypeIndex,
    number: u32,
) -> Result<(), Error> {
    let id = instruction.result;
    define(tables, instruction, index, Definition::Local(number))?;
    let facts = tables.types.get(ty);
    if facts.words > MAX_VALUE_WORDS {
        return Err(Error::ValueTooLarge { words: facts.words });
    }
    let void = matches!(facts.kind, Kind::Void | Kind::Function { .. });
    if void && !matches!(instruction.op, Op::FunctionCall | Op::ExtInst) {
        return Err(Error::Operand {
            id: instruction.result_type,
            rule: "the result needs a type with a size",
        });
    }
    if !void {
        tables.value_types[id as usize] = ty + 1;
        let scalar = facts.shape.map_or(Scalar::Bool, |shape| shape.scalar);
        let offset = function.register_words;
        tables.places[id as usize] = Place {
            space: Space::Register,
            scalar,
            words: facts.words,
            offset,
        };
        function.register_words += facts.words;
    }
    if function.register_words > MAX_FUNCTION_WORDS {
        return Err(Error::FunctionTooLarge);
    }
    Ok(())
}

/// Notes to which functions there may be pointers, and checks those that the module itself has
/// (SPV_INTEL_function_pointers).
pub(super) fn check_pointers(tables: &mut Tables) -> Result<(), ValidateError> {
    for function in &mut tables.functions {
        function.pointed = function.linkage.as_ref().is_some_and(|linkage| !linkage.import);
    }
    for index in tables.constant_instructions.clone() {
        let instruction = tables.module.instructions[index as usize];
        if instruction.op == Op::ConstantFunctionPointerINTEL {
            check_pointer(tables, &instruction).map_err(|kind| at(&instruction, kind))?;
        }
    }
    Ok(())
}

fn check_pointer(tables: &mut Tables, instruction: &Instruction) -> Result<(), Error> {
    let id = tables.module.words(instruction)[3];
    let number = *tables.function_of.get(&id).ok_or(Error::NotAFunction { id })? as usize;
    if id >= MAX_VARIABLES {
        return Err(Error::Operand {
            id,
            rule: "the id is too large for a pointer to it",
        });
    }
    let first = tables.functions[number].first as usize;
    let signature = tables.module.words(&tables.module.instructions[first])[4];
    let pointee = tables
        .types
        .by_id(instruction.result_type)
        .and_then(|ty| tables.types.pointee(ty));
    let fits = pointee.zip(tables.types.by_id(signature));
    if !fits.is_some_and(|(a, b)| tables.types.same(a, b)) {
        return Err(Error::Operand {
            id,
            rule: "has not the type to which the pointer points",
        });
    }
    tables.functions[number].pointed = true;
    Ok(())
}

/// OpenCL kernels must not recurse (SPIR-V environment specification 2.1: no recursion), and the interpreter's frames
/// are bounded because of it.
pub(super) fn check_recursion(tables: &Tables) -> Result<(), ValidateError> {
    #[derive(Clone, Copy, PartialEq)]
    enum Visit {
        New,
        Open,
        Done,
    }
    let mut visits = vec![Visit::New; tables.functions.len()];
    for root in 0..tables.functions.len() {
        let mut stack = vec![(root, 0)];
        while let Some((function, next)) = stack.pop() {
            if next == 0 {
                if visits[function] == Visit::Done {
                    continue;
                }
                visits[function] = Visit::Open;
            }
            let facts = &tables.functions[function];
            let Some(&callee) = facts.calls.get(next) else {
                visits[function] = Visit::Done;
                continue;
            };
            stack.push((function, next + 1));
            let callee = callee as usize;
            match visits[callee] {
                Visit::New => stack.push((callee, 0)),
                Visit::Done => {}
                Visit::Open => {
                    let id = tables.functions[callee].id;
                    let instruction = tables.module.instructions[tables.functions[callee].first as usize];
                    return Err(at(&instruction, Error::Recursion { id }));
                }
            }
        }
    }
    Ok(())
}
