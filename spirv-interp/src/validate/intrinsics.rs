//! Functions that modules import and that every driver has: what translators leave over of LLVM, and the device
//! library of SYCL compilers for bfloat16. Calls of them become the instructions that they stand for, before anything
//! else is looked at; word offsets in errors and traps are then those of the new module.

use std::collections::HashMap;

use spirv::{Decoration, LinkageType, Op, OpenclStd100Op as Cl};

use crate::parse::{Module, OPENCL_STD, literal_string, literal_string_words, parse};

/// What a call becomes.
#[derive(Clone, Copy, Debug)]
enum Stand {
    /// An instruction of OpenCL.std with the arguments of the call.
    Extended(Cl),
    /// A load through the only argument, then an instruction on what was loaded.
    Loaded(Op),
}

fn stand(name: &str) -> Option<Stand> {
    match name {
        "__devicelib_ConvertFToBF16INTEL" => return Some(Stand::Loaded(Op::ConvertFToBF16INTEL)),
        "__devicelib_ConvertBF16ToFINTEL" => return Some(Stand::Loaded(Op::ConvertBF16ToFINTEL)),
        _ => {}
    }
    // The last part is the type.
    let (function, _) = name.strip_prefix("llvm.")?.rsplit_once('.')?;
    Some(Stand::Extended(match function {
        "usub.sat" => Cl::u_sub_sat,
        "ssub.sat" => Cl::s_sub_sat,
        "uadd.sat" => Cl::u_add_sat,
        "sadd.sat" => Cl::s_add_sat,
        "umin" => Cl::u_min,
        "umax" => Cl::u_max,
        "smin" => Cl::s_min,
        "smax" => Cl::s_max,
        _ => return None,
    }))
}

/// The imported functions that are known, by id.
fn known(module: &Module) -> HashMap<u32, Stand> {
    let mut found = HashMap::new();
    for instruction in &module.instructions {
        let words = module.words(instruction);
        if instruction.op != Op::Decorate || words[2] != Decoration::LinkageAttributes as u32 {
            continue;
        }
        let Some(end) = literal_string_words(&words[3..]) else {
            continue;
        };
        if words.get(3 + end) == Some(&(LinkageType::Import as u32))
            && let Some(stand) = stand(&literal_string(&words[3..]))
        {
            found.insert(words[1], stand);
        }
    }
    found
}

/// The type that the module declares for a scalar, if it does.
fn scalar_type(module: &Module, op: Op, bits: u32) -> Option<u32> {
    let found = module
        .instructions
        .iter()
        .find(|instruction| instruction.op == op && module.words(instruction)[2] == bits);
    found.map(|instruction| instruction.result)
}

/// Replaces the calls. A module without such calls passes through as it is.
pub(super) fn replace(module: Module) -> Module {
    let known = known(&module);
    if known.is_empty() {
        return module;
    }
    // Without a change the module is as good as it was.
    match rewritten(&module, &known) {
        Some(words) => {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            parse(&bytes).unwrap_or(module)
        }
        None => module,
    }
}

fn rewritten(module: &Module, known: &HashMap<u32, Stand>) -> Option<Vec<u32>> {
    let set = module.instructions.iter().find(|instruction| {
        instruction.op == Op::ExtInstImport && literal_string(&module.words(instruction)[2..]) == OPENCL_STD
    });
    let set = set.map(|instruction| instruction.result)?;
    let mut words = module.words[..5].to_vec();
    let mut bound = module.bound;
    let mut skipping = false;
    for instruction in &module.instructions {
        let own = module.words(instruction);
        match instruction.op {
            Op::Name | Op::Decorate if known.contains_key(&own[1]) => continue,
            Op::Function => skipping = known.contains_key(&instruction.result),
            // A body of its own: not what it seems.
            Op::Label if skipping => return None,
            Op::FunctionEnd if skipping => {
                skipping = false;
                continue;
            }
            _ => {}
        }
        if skipping {
            continue;
        }
        let stand = match instruction.op {
            Op::FunctionCall => known.get(&own[3]),
            _ => None,
        };
        let mut push = |op: Op, operands: &[u32]| {
            let len = u32::try_from(operands.len() + 1).unwrap_or(u32::MAX);
            words.push(len << 16 | op as u32);
            words.extend_from_slice(operands);
        };
        match (stand, own) {
            (None, _) => words.extend_from_slice(own),
            (Some(Stand::Extended(op)), [_, ty, result, _, a, b]) => {
                push(Op::ExtInst, &[*ty, *result, set, *op as u32, *a, *b]);
            }
            (Some(Stand::Loaded(op)), [_, ty, result, _, pointer]) => {
                // The pointer may be one to a structure around the number.
                let loaded = if *op == Op::ConvertFToBF16INTEL {
                    scalar_type(module, Op::TypeFloat, 32)?
                } else {
                    scalar_type(module, Op::TypeInt, 16)?
                };
                push(Op::Load, &[loaded, bound, *pointer]);
                push(*op, &[*ty, *result, bound]);
                bound = bound.checked_add(1)?;
            }
            // Other arguments than such a function has.
            _ => return None,
        }
    }
    words[3] = bound;
    Some(words)
}
