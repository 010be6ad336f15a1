//! Everything outside of functions: capabilities, names, decorations, types, constants, variables, entry points.

use std::collections::{HashMap, HashSet};

use spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionMode, ExecutionModel, MemoryModel, Op,
    StorageClass,
};

use super::tables::{
    Decorations, Definition, EntryPoint, GlobalVariable, Modes, Place, Space, SpecConstant, Tables,
};
use super::types::{Kind, Scalar, Shape, Types};
use super::{ValidateError, ValidateErrorKind as Error, at, constants, support};
use crate::kernel::by_value;
use crate::parse::{Instruction, Module, OPENCL_STD, literal_string, literal_string_words};
use crate::sem::convert::{Mode, Rounding};

/// Alignments above this are not honoured: no type needs more, and padding must stay small.
const MAX_ALIGN: u32 = 4096;

/// Reads all declarations. Functions are left for `functions::collect`.
pub(super) fn declare(module: Module) -> Result<Tables, ValidateError> {
    let mut tables = empty(module);
    annotations(&mut tables)?;
    let mut ordinals = [0; 16];
    for index in 0..tables.module.instructions.len() {
        let instruction = tables.module.instructions[index];
        if instruction.op == Op::Function {
            break;
        }
        let result = declaration(&mut tables, index, &mut ordinals);
        result.map_err(|kind| at(&instruction, kind))?;
    }
    // A module says its memory model (2.4); one that was cut off before it has no meaning. Linked ones say it again.
    if !tables.module.instructions.iter().any(|i| i.op == Op::MemoryModel) {
        return Err(ValidateError {
            word: tables.module.words.len(),
            instruction: "OpMemoryModel".to_owned(),
            kind: Error::Rule {
                rule: "a module must have it",
            },
        });
    }
    tables.types.finish();
    Ok(tables)
}

fn empty(module: Module) -> Tables {
    let ids = module.bound as usize;
    Tables {
        types: Types::new(module.bound),
        definitions: vec![Definition::None; ids],
        defined_at: vec![0; ids],
        value_types: vec![0; ids],
        places: vec![Place::default(); ids],
        function_of: HashMap::new(),
        constants: Vec::new(),
        constant_instructions: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        entry_points: Vec::new(),
        names: HashMap::new(),
        argument_types: HashMap::new(),
        decorations: Decorations::default(),
        conversions: vec![Mode::default(); ids],
        opencl_sets: HashSet::new(),
        spec_constants: Vec::new(),
        module,
    }
}

/// Names and decorations come before what they name (2.4), so they are read first.
fn annotations(tables: &mut Tables) -> Result<(), ValidateError> {
    let Tables {
        module,
        decorations,
        names,
        argument_types,
        conversions,
        ..
    } = tables;
    for instruction in &module.instructions {
        let words = module.words(instruction);
        let end = instruction.start + u32::from(instruction.len);
        match instruction.op {
            Op::Name => {
                names.insert(words[1], literal_string(&words[2..]));
            }
            Op::String => argument_type_string(argument_types, &literal_string(&words[2..])),
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                // Decorations that the grammar does not know are vendor hints; without a meaning they are passed over.
                if let Some(decoration) = Decoration::from_u32(words[2]) {
                    decorations.add(words[1], decoration, instruction.start + 3, end);
                    conversion_mode(conversions, words, decoration).map_err(|kind| at(instruction, kind))?;
                }
            }
            Op::GroupDecorate => words[2..]
                .iter()
                .for_each(|target| decorations.add_group(*target, words[1])),
            _ => {}
        }
    }
    Ok(())
}

fn conversion_mode(conversions: &mut [Mode], words: &[u32], decoration: Decoration) -> Result<(), Error> {
    let mode = &mut conversions[words[1] as usize];
    match decoration {
        Decoration::SaturatedConversion => mode.saturated = true,
        Decoration::FPRoundingMode => {
            mode.rounding = match words.get(3) {
                Some(0) => Rounding::NearestEven,
                Some(1) => Rounding::TowardsZero,
                Some(2) => Rounding::Up,
                Some(3) => Rounding::Down,
                _ => {
                    return Err(Error::Rule {
                        rule: "this rounding mode is not known",
                    });
                }
            }
        }
        _ => {}
    }
    Ok(())
}

/// Translators write the argument types of a kernel as a string `kernel_arg_type.NAME.type,type,…`.
fn argument_type_string(argument_types: &mut HashMap<String, Vec<String>>, text: &str) {
    let Some((kernel, types)) = text
        .strip_prefix("kernel_arg_type.")
        .and_then(|rest| rest.split_once('.'))
    else {
        return;
    };
    let types = types
        .strip_suffix(',')
        .unwrap_or(types)
        .split(',')
        .map(str::to_owned);
    argument_types.insert(kernel.to_owned(), types.collect());
}

fn declaration(tables: &mut Tables, index: usize, ordinals: &mut [u32; 16]) -> Result<(), Error> {
    let instruction = tables.module.instructions[index];
    let words = tables.module.words(&instruction).to_vec();
    define(tables, &instruction, index)?;
    match instruction.op {
        Op::Capability => capability(words[1]),
        Op::MemoryModel => memory_model(words[1], words[2]),
        Op::ExtInstImport => {
            let name = literal_string(&words[2..]);
            if name == OPENCL_STD {
                tables.opencl_sets.insert(words[1]);
            } else if !support::ignored_set(&name) {
                return Err(Error::UnsupportedInstructionSet { name });
            }
            Ok(())
        }
        // Extensions permit instructions and capabilities; those are looked at one by one.
        Op::Extension
        | Op::Source
        | Op::SourceContinued
        | Op::SourceExtension
        | Op::Name
        | Op::MemberName
        | Op::String
        | Op::Line
        | Op::NoLine
        | Op::Nop
        | Op::ModuleProcessed
        | Op::EntryPoint
        | Op::ExecutionMode
        | Op::ExecutionModeId
        | Op::Decorate
        | Op::DecorateId
        | Op::DecorateString
        | Op::MemberDecorate
        | Op::MemberDecorateString
        | Op::DecorationGroup
        | Op::GroupDecorate
        | Op::GroupMemberDecorate
        | Op::AliasDomainDeclINTEL
        | Op::AliasScopeDeclINTEL
        | Op::AliasScopeListDeclINTEL => Ok(()),
        Op::ExtInst if !tables.is_opencl(words[3]) => Ok(()),
        Op::TypeArray => {
            let length = tables
                .constant_scalar(words[3])
                .ok_or(Error::NotAConstant { id: words[3] })?;
            tables.types.add(Op::TypeArray, &words, false, Some(length))
        }
        Op::TypeVoid
        | Op::TypeBool
        | Op::TypeInt
        | Op::TypeFloat
        | Op::TypeEvent
        | Op::TypeVector
        | Op::TypeStruct
        | Op::TypePointer
        | Op::TypeForwardPointer
        | Op::TypeFunction => {
            let packed =
                instruction.op == Op::TypeStruct && tables.decorations.has(words[1], Decoration::CPacked);
            tables.types.add(instruction.op, &words, packed, None)
        }
        Op::Variable => variable(tables, &instruction, &words, ordinals),
        _ => constant(tables, &instruction, index),
    }
}

/// Notes what an id names. An id is defined once in a module (2.16.1).
fn define(tables: &mut Tables, instruction: &Instruction, index: usize) -> Result<(), Error> {
    let id = instruction.result;
    if id == 0 {
        return Ok(());
    }
    let definition = &mut tables.definitions[id as usize];
    if *definition != Definition::None {
        return Err(Error::DefinedTwice { id });
    }
    *definition = if instruction.result_type == 0 {
        Definition::Other
    } else {
        Definition::Global
    };
    tables.defined_at[id as usize] = u32::try_from(index).expect("parse limits the module to 2^32 words");
    Ok(())
}

fn capability(number: u32) -> Result<(), Error> {
    let name = || format!("{number}");
    let capability =
        Capability::from_u32(number).ok_or_else(|| Error::UnsupportedCapability { name: name() })?;
    if support::capability(capability) {
        Ok(())
    } else {
        Err(Error::UnsupportedCapability {
            name: format!("{capability:?}"),
        })
    }
}

fn memory_model(addressing: u32, memory: u32) -> Result<(), Error> {
    if addressing != AddressingModel::Physical64 as u32 {
        let name = AddressingModel::from_u32(addressing)
            .map_or(addressing.to_string(), |model| format!("{model:?}"));
        return Err(Error::UnsupportedAddressing { name });
    }
    if memory != MemoryModel::OpenCL as u32 {
        let name = MemoryModel::from_u32(memory).map_or(memory.to_string(), |model| format!("{model:?}"));
        return Err(Error::UnsupportedMemoryModel { name });
    }
    Ok(())
}

fn constant(tables: &mut Tables, instruction: &Instruction, index: usize) -> Result<(), Error> {
    let id = instruction.result;
    if !constants::makes_constant(instruction.op) {
        return Err(Error::UnsupportedInstruction);
    }
    let ty = tables.types.id(instruction.result_type)?;
    tables.value_types[id as usize] = ty + 1;
    constants::evaluate(tables, instruction)?;
    let index = u32::try_from(index).expect("parse limits the module to 2^32 words");
    tables.constant_instructions.push(index);
    let specialised = matches!(
        instruction.op,
        Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse
    );
    let spec_id = tables
        .decorations
        .literals(&tables.module, id, Decoration::SpecId);
    if let (true, Some(&[spec_id]), Some(shape)) = (specialised, spec_id, tables.types.shape(ty)) {
        tables.spec_constants.push(SpecConstant {
            spec_id,
            instruction: index,
            scalar: shape.scalar,
        });
    }
    Ok(())
}

fn variable(
    tables: &mut Tables,
    instruction: &Instruction,
    words: &[u32],
    ordinals: &mut [u32; 16],
) -> Result<(), Error> {
    let id = instruction.result;
    let pointer = tables.types.id(instruction.result_type)?;
    let Kind::Pointer { class, .. } = tables.types.get(pointer).kind else {
        return Err(Error::Operand {
            id: instruction.result_type,
            rule: "the type of a variable is a pointer",
        });
    };
    // 3.3.8 OpVariable: the storage class equals that of the type; Function and Generic variables are not for module scope.
    let rule = "this storage class is not for variables at module scope, or not that of the pointer type";
    if class as u32 != words[3]
        || matches!(
            class,
            StorageClass::Function | StorageClass::Generic | StorageClass::CodeSectionINTEL
        )
    {
        return Err(Error::Operand { id, rule });
    }
    let undefined = Error::Operand {
        id,
        rule: "the type of the variable is not known",
    };
    let ty = tables.types.pointee(pointer).ok_or(undefined)?;
    if matches!(tables.types.get(ty).kind, Kind::Void | Kind::Function { .. }) {
        return Err(Error::Operand {
            id,
            rule: "variables hold types with a size",
        });
    }
    let initializer = words.get(4).copied();
    if let Some(constant) = initializer {
        let constant_type = tables
            .value_type(constant)
            .ok_or(Error::NotAConstant { id: constant })?;
        if !tables.types.same(constant_type, ty) {
            return Err(Error::Operand {
                id: constant,
                rule: "the initialiser has not the type of the variable",
            });
        }
    }
    let built_in = built_in(tables, id)?;
    if (class == StorageClass::Input) != built_in.is_some() {
        return Err(Error::Operand {
            id,
            rule: "Input variables are built-in variables, and others are not",
        });
    }
    let numbers = matches!(
        tables.types.shape(ty),
        Some(Shape {
            scalar: Scalar::Int(32 | 64),
            lanes: 1..=4
        })
    );
    if built_in.is_some() && !numbers {
        return Err(Error::Operand {
            id,
            rule: "built-in variables are integers or vectors of up to four of them",
        });
    }
    let align = tables.types.get(ty).align;
    let wanted = tables
        .decorations
        .literals(&tables.module, id, Decoration::Alignment);
    let wanted = wanted
        .and_then(|literals| literals.first().copied())
        .filter(|align| align.is_power_of_two());
    let slot = &mut ordinals[class as usize];
    let linkage = tables.decorations.linkage(&tables.module, id);
    let import_without_value = linkage.as_ref().is_some_and(|linkage| linkage.import);
    if import_without_value && initializer.is_some() {
        return Err(Error::Operand {
            id,
            rule: "an imported variable has no initialiser",
        });
    }
    tables.globals.push(GlobalVariable {
        id,
        class,
        ty,
        align: align.max(wanted.unwrap_or(1)).min(MAX_ALIGN),
        initializer,
        built_in,
        linkage,
        name: tables.names.get(&id).cloned(),
        ordinal: *slot,
    });
    *slot += 1;
    tables.value_types[id as usize] = pointer + 1;
    let offset = u32::try_from(tables.constants.len()).map_err(|_| Error::ConstantsTooLarge)?;
    tables.places[id as usize] = Place {
        space: Space::Constant,
        scalar: Scalar::Pointer,
        words: 1,
        offset,
    };
    tables.constants.push(0);
    Ok(())
}

fn built_in(tables: &Tables, id: u32) -> Result<Option<BuiltIn>, Error> {
    let Some(&[number]) = tables
        .decorations
        .literals(&tables.module, id, Decoration::BuiltIn)
    else {
        return Ok(None);
    };
    let known = BuiltIn::from_u32(number);
    match known.filter(|built_in| support::built_in(*built_in)) {
        Some(built_in) => Ok(Some(built_in)),
        None => {
            let name = known.map_or(number.to_string(), |built_in| format!("{built_in:?}"));
            Err(Error::UnsupportedBuiltIn { name })
        }
    }
}

/// Reads OpEntryPoint and OpExecutionMode, now that the functions are known.
pub(super) fn entry_points(tables: &mut Tables) -> Result<(), ValidateError> {
    let mut names = HashSet::new();
    let mut by_function: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut found = Vec::new();
    for instruction in &tables.module.instructions {
        let words = tables.module.words(instruction);
        match instruction.op {
            Op::EntryPoint => {
                let entry = entry_point(tables, words).map_err(|kind| at(instruction, kind))?;
                if !names.insert(entry.name.clone()) {
                    return Err(at(instruction, Error::SameKernelName { name: entry.name }));
                }
                by_function.entry(words[2]).or_default().push(found.len());
                found.push(entry);
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let mut modes = Modes::default();
                execution_mode(tables, words, &mut modes).map_err(|kind| at(instruction, kind))?;
                for index in by_function.get(&words[1]).into_iter().flatten() {
                    let target: &mut Modes = &mut found[*index].modes;
                    target.group_size = modes.group_size.or(target.group_size);
                    target.group_size_hint = modes.group_size_hint.or(target.group_size_hint);
                    target.subgroup_size = modes.subgroup_size.or(target.subgroup_size);
                    target.vec_type_hint = modes.vec_type_hint.or(target.vec_type_hint);
                }
            }
            _ => {}
        }
    }
    tables.entry_points = found;
    Ok(())
}

fn entry_point(tables: &Tables, words: &[u32]) -> Result<EntryPoint, Error> {
    if words[1] != ExecutionModel::Kernel as u32 {
        let name =
            ExecutionModel::from_u32(words[1]).map_or(words[1].to_string(), |model| format!("{model:?}"));
        return Err(Error::UnsupportedExecutionModel { name });
    }
    let function = *tables
        .function_of
        .get(&words[2])
        .ok_or(Error::NotAFunction { id: words[2] })?;
    let facts = &tables.functions[function as usize];
    if !facts.has_body() {
        return Err(Error::Operand {
            id: words[2],
            rule: "an entry point needs a body",
        });
    }
    // 2.16.4: a kernel returns nothing.
    if tables.types.get(facts.result).kind != Kind::Void {
        return Err(Error::Operand {
            id: words[2],
            rule: "an entry point returns nothing",
        });
    }
    // What a private pointer points to is passed by value, or not at all.
    for parameter in &facts.parameters {
        let class = tables.value_type(*parameter).map(|ty| &tables.types.get(ty).kind);
        let private = matches!(
            class,
            Some(Kind::Pointer {
                class: StorageClass::Function | StorageClass::Private,
                ..
            })
        );
        if private && by_value(tables, *parameter).is_none() {
            return Err(Error::Operand {
                id: *parameter,
                rule: "a kernel's parameter that points to private memory needs the attribute ByVal",
            });
        }
    }
    debug_assert!(literal_string_words(&words[3..]).is_some());
    Ok(EntryPoint {
        name: literal_string(&words[3..]),
        function,
        modes: Modes::default(),
    })
}

fn execution_mode(tables: &Tables, words: &[u32], modes: &mut Modes) -> Result<(), Error> {
    use ExecutionMode as M;
    let missing = Error::Rule {
        rule: "a literal of the execution mode is missing",
    };
    let three = |from: usize| {
        words
            .get(from..from + 3)
            .map(|size| [size[0], size[1], size[2]])
            .ok_or(missing.clone())
    };
    let known = ExecutionMode::from_u32(words[2]);
    let name = || known.map_or(words[2].to_string(), |mode| format!("{mode:?}"));
    match known {
        Some(M::LocalSize) => modes.group_size = Some(three(3)?),
        Some(M::LocalSizeHint) => modes.group_size_hint = Some(three(3)?),
        Some(mode @ (M::LocalSizeId | M::LocalSizeHintId)) => {
            let mut size = [0; 3];
            for (slot, id) in size.iter_mut().zip(three(3)?) {
                let value = tables.constant_scalar(id).ok_or(Error::NotAConstant { id })?;
                *slot = u32::try_from(value).unwrap_or(u32::MAX);
            }
            let slot = if mode == M::LocalSizeId {
                &mut modes.group_size
            } else {
                &mut modes.group_size_hint
            };
            *slot = Some(size);
        }
        Some(M::SubgroupSize) => modes.subgroup_size = Some(*words.get(3).ok_or(missing)?),
        Some(M::VecTypeHint) => modes.vec_type_hint = Some(*words.get(3).ok_or(missing)?),
        // Nothing is ever contracted, denormals are always kept and rounding is always to nearest even.
        Some(
            M::ContractionOff
            | M::DenormPreserve
            | M::SignedZeroInfNanPreserve
            | M::RoundingModeRTE
            | M::Initializer
            | M::Finalizer,
        ) => {}
        // Hints for hardware that has something to choose.
        Some(
            M::MaxWorkgroupSizeINTEL
            | M::NoGlobalOffsetINTEL
            | M::MaxWorkDimINTEL
            | M::NumSIMDWorkitemsINTEL
            | M::RegisterMapInterfaceINTEL
            | M::StreamingInterfaceINTEL
            | M::SchedulerTargetFmaxMhzINTEL
            | M::MaximumRegistersINTEL
            | M::MaximumRegistersIdINTEL
            | M::NamedMaximumRegistersINTEL,
        ) => {}
        _ => return Err(Error::UnsupportedExecutionMode { name: name() }),
    }
    Ok(())
}
