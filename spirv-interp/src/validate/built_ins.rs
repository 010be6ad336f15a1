//! Built-in variables in other storage than Input. SYCL compilers of a certain age write them as variables in global
//! memory, and reach their parts by casts and chains. Before anything else is looked at they are made what they should
//! have been (SPIR-V OpenCL environment, 2.9: built-in variables are in Input storage), with all pointers into them.

use std::collections::{HashMap, HashSet};

use spirv::{Decoration, Op, StorageClass};

use crate::parse::{Module, parse};

/// Moves the variables. A module without such variables passes through as it is.
pub(super) fn replace(module: Module) -> Module {
    let variables = misplaced(&module);
    if variables.is_empty() {
        return module;
    }
    let bytes: Vec<u8> = rewritten(&module, &variables)
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    // Without room for new ids the module stays as it is, and is refused for what is wrong with it.
    parse(&bytes).unwrap_or(module)
}

fn misplaced(module: &Module) -> HashSet<u32> {
    let mut built_ins = HashSet::new();
    let mut found = HashSet::new();
    for instruction in &module.instructions {
        let words = module.words(instruction);
        match instruction.op {
            Op::Decorate if words[2] == Decoration::BuiltIn as u32 => {
                built_ins.insert(words[1]);
            }
            // One with a value is something else.
            Op::Variable if words.len() == 4 && words[3] != StorageClass::Input as u32 => {
                found.insert(instruction.result);
            }
            Op::Function => break,
            _ => {}
        }
    }
    found.retain(|id| built_ins.contains(id));
    found
}

/// Pointers into the variables: which type of the module they had. Only steps that keep to the variable are followed.
fn derived(module: &Module, variables: &HashSet<u32>) -> HashMap<u32, u32> {
    let mut found = HashMap::new();
    for instruction in &module.instructions {
        let step = matches!(
            instruction.op,
            Op::Bitcast
                | Op::CopyObject
                | Op::AccessChain
                | Op::InBoundsAccessChain
                | Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain
        );
        if step {
            let base = module.words(instruction)[3];
            if variables.contains(&base) || found.contains_key(&base) {
                found.insert(instruction.result, instruction.result_type);
            }
        }
    }
    found
}

fn rewritten(module: &Module, variables: &HashSet<u32>) -> Vec<u32> {
    let derived = derived(module, variables);
    let pointers = module
        .instructions
        .iter()
        .filter(|instruction| instruction.op == Op::TypePointer);
    let pointees: HashMap<u32, u32> = pointers
        .map(|instruction| (instruction.result, module.words(instruction)[3]))
        .collect();
    let mut words = module.words[..5].to_vec();
    let mut bound = module.bound;
    // The new type for each old pointer type.
    let mut types: HashMap<u32, u32> = HashMap::new();
    let mut declare = |old: u32, types: &mut HashMap<u32, u32>, words: &mut Vec<u32>| {
        if let (Some(pointee), false) = (pointees.get(&old), types.contains_key(&old)) {
            words.extend([
                4 << 16 | Op::TypePointer as u32,
                bound,
                StorageClass::Input as u32,
                *pointee,
            ]);
            types.insert(old, bound);
            bound = bound.saturating_add(1);
        }
    };
    let mut in_functions = false;
    for instruction in &module.instructions {
        if instruction.op == Op::Function && !in_functions {
            in_functions = true;
            let mut wanted: Vec<u32> = derived.values().copied().collect();
            wanted.sort_unstable();
            wanted
                .iter()
                .for_each(|old| declare(*old, &mut types, &mut words));
        }
        // An id may be defined twice; that is found later.
        let moved = instruction.op == Op::Variable && variables.contains(&instruction.result);
        if moved {
            declare(instruction.result_type, &mut types, &mut words);
        }
        let start = words.len();
        words.extend_from_slice(module.words(instruction));
        if (moved || derived.contains_key(&instruction.result))
            && let Some(new) = types.get(&instruction.result_type)
        {
            words[start + 1] = *new;
            if moved {
                words[start + 3] = StorageClass::Input as u32;
            }
        }
    }
    words[3] = bound;
    words
}
