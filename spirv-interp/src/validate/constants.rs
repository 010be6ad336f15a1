//! Constants and their values, specialisation constants with their current ones (SPIR-V 3.3.7).

use spirv::Op;

use super::ValidateErrorKind as Error;
use super::tables::{GlobalVariable, MAX_VALUE_WORDS, Place, Space, Tables};
use super::types::{Kind, Scalar, Shape, TypeIndex};
use crate::parse::Instruction;
use crate::pointer;
use crate::sem;

/// All constants together take at most this many words, plus a multiple of what the module itself takes.
const MAX_CONSTANT_WORDS: usize = 1 << 22;
const CONSTANT_WORDS_PER_WORD: usize = 8;

/// Whether the instruction makes a constant.
pub(super) fn makes_constant(op: Op) -> bool {
    matches!(
        op,
        Op::Constant
            | Op::ConstantTrue
            | Op::ConstantFalse
            | Op::ConstantComposite
            | Op::ConstantNull
            | Op::SpecConstant
            | Op::SpecConstantTrue
            | Op::SpecConstantFalse
            | Op::SpecConstantComposite
            | Op::SpecConstantOp
            | Op::ConstantFunctionPointerINTEL
            | Op::Undef
    )
}

/// Gives the module-scope variables their addresses and computes again what depends on them.
pub(crate) fn place_variables(
    tables: &mut Tables,
    address: &dyn Fn(&GlobalVariable) -> u64,
) -> Result<(), Error> {
    let Tables {
        globals,
        constants,
        places,
        ..
    } = tables;
    for global in globals {
        constants[places[global.id as usize].offset as usize] = address(global);
    }
    for index in tables.constant_instructions.clone() {
        let instruction = tables.module.instructions[index as usize];
        evaluate(tables, &instruction)?;
    }
    Ok(())
}

/// Computes one constant and notes where it is.
pub(super) fn evaluate(tables: &mut Tables, instruction: &Instruction) -> Result<(), Error> {
    let id = instruction.result;
    let ty = tables.value_type(id).ok_or(Error::NotAValue { id })?;
    let facts = tables.types.get(ty);
    if matches!(facts.kind, Kind::Void | Kind::Function { .. }) {
        return Err(Error::Operand {
            id: instruction.result_type,
            rule: "constants have a type with a size",
        });
    }
    let scalar = facts.shape.map_or(Scalar::Bool, |shape| shape.scalar);
    let count = facts.words;
    let null = matches!(instruction.op, Op::ConstantNull | Op::Undef);
    if null && count > MAX_VALUE_WORDS {
        tables.places[id as usize] = Place {
            space: Space::Null,
            scalar,
            words: count,
            offset: 0,
        };
        return Ok(());
    }
    let limit = MAX_CONSTANT_WORDS + tables.module.words.len() * CONSTANT_WORDS_PER_WORD;
    let known = tables.places[id as usize].space == Space::Constant;
    if !known && tables.constants.len() + count as usize > limit {
        return Err(Error::ConstantsTooLarge);
    }
    let values = if null {
        vec![0; count as usize]
    } else {
        words_of(tables, instruction, ty)?
    };
    if values.len() != count as usize {
        return Err(Error::Rule {
            rule: "the constant has not as many components as its type",
        });
    }
    if known {
        let start = tables.places[id as usize].offset as usize;
        tables.constants[start..start + values.len()].copy_from_slice(&values);
    } else {
        let offset = u32::try_from(tables.constants.len()).map_err(|_| Error::ConstantsTooLarge)?;
        tables.places[id as usize] = Place {
            space: Space::Constant,
            scalar,
            words: count,
            offset,
        };
        tables.constants.extend_from_slice(&values);
    }
    Ok(())
}

fn words_of(tables: &Tables, instruction: &Instruction, ty: TypeIndex) -> Result<Vec<u64>, Error> {
    let words = tables.module.words(instruction);
    let shape = tables.types.shape(ty);
    match instruction.op {
        Op::ConstantTrue | Op::SpecConstantTrue | Op::ConstantFalse | Op::SpecConstantFalse => {
            if shape
                != Some(Shape {
                    scalar: Scalar::Bool,
                    lanes: 1,
                })
            {
                return Err(Error::Rule {
                    rule: "the type must be boolean",
                });
            }
            Ok(vec![u64::from(matches!(
                instruction.op,
                Op::ConstantTrue | Op::SpecConstantTrue
            ))])
        }
        Op::Constant | Op::SpecConstant => literal(shape, &words[3..]).map(|word| vec![word]),
        Op::ConstantComposite | Op::SpecConstantComposite => composite(tables, ty, &words[3..]),
        Op::SpecConstantOp => operation(tables, ty, &words[3..]),
        Op::ConstantFunctionPointerINTEL => match shape {
            Some(Shape {
                scalar: Scalar::Pointer,
                ..
            }) => Ok(vec![pointer::to_variable(pointer::CODE, words[3])]),
            _ => Err(Error::Rule {
                rule: "the type must be a pointer",
            }),
        },
        _ => Err(Error::UnsupportedInstruction),
    }
}

/// 2.2.1: literals take as many words as their type needs, low-order word first; the unused bits do not count.
fn literal(shape: Option<Shape>, literal: &[u32]) -> Result<u64, Error> {
    let bits = match shape {
        Some(Shape {
            scalar: Scalar::Int(bits) | Scalar::Float(bits),
            lanes: 1,
        }) => bits,
        _ => {
            return Err(Error::Rule {
                rule: "the type must be a scalar number",
            });
        }
    };
    let value = match literal {
        [low] if bits <= 32 => u64::from(*low),
        [low, high] if bits == 64 => u64::from(*low) | u64::from(*high) << 32,
        _ => {
            return Err(Error::Rule {
                rule: "the literal has not the size of its type",
            });
        }
    };
    Ok(sem::integer::mask(bits, value))
}

fn composite(tables: &Tables, ty: TypeIndex, parts: &[u32]) -> Result<Vec<u64>, Error> {
    let mut values = Vec::with_capacity(tables.types.get(ty).words as usize);
    let count = match &tables.types.get(ty).kind {
        Kind::Vector { count, .. } => u64::from(*count),
        Kind::Array { length, .. } => *length,
        Kind::Struct { members } => members.len() as u64,
        _ => {
            return Err(Error::Rule {
                rule: "the type must be a vector, an array or a structure",
            });
        }
    };
    if count != parts.len() as u64 {
        return Err(Error::Rule {
            rule: "the constant has not as many components as its type",
        });
    }
    for (number, id) in parts.iter().enumerate() {
        let wanted = tables
            .types
            .component(ty, number as u64)
            .expect("number is below the count");
        let found = tables.value_type(*id).ok_or(Error::NotAConstant { id: *id })?;
        if !tables.types.same(wanted, found) {
            return Err(Error::Operand {
                id: *id,
                rule: "the component has not the type that its place asks for",
            });
        }
        append(tables, *id, &mut values)?;
    }
    Ok(values)
}

fn append(tables: &Tables, id: u32, values: &mut Vec<u64>) -> Result<(), Error> {
    let place = tables.places[id as usize];
    match place.space {
        Space::Null => values.resize(values.len() + place.words as usize, 0),
        _ => values.extend_from_slice(tables.constant_words(id).ok_or(Error::NotAConstant { id })?),
    }
    Ok(())
}

/// A constant operand: its shape and words.
fn operand(tables: &Tables, id: u32) -> Result<(Shape, &[u64]), Error> {
    let words = tables.constant_words(id).ok_or(Error::NotAConstant { id })?;
    let ty = tables.value_type(id).ok_or(Error::NotAConstant { id })?;
    let shape = tables.types.shape(ty);
    Ok((
        shape.ok_or(Error::Operand {
            id,
            rule: "must be a scalar or a vector",
        })?,
        words,
    ))
}

/// 3.3.7 OpSpecConstantOp, for the operations that the Kernel capability allows.
fn operation(tables: &Tables, ty: TypeIndex, words: &[u32]) -> Result<Vec<u64>, Error> {
    let unknown = || Error::UnsupportedConstantOperation {
        name: words[0].to_string(),
    };
    let op = Op::from_u32(words[0]).ok_or_else(unknown)?;
    let unsupported = || Error::UnsupportedConstantOperation {
        name: format!("Op{op:?}"),
    };
    let arguments = &words[1..];
    if let Op::CompositeExtract | Op::CompositeInsert = op {
        return part_operation(tables, op, ty, arguments);
    }
    if let Op::AccessChain | Op::InBoundsAccessChain | Op::PtrAccessChain | Op::InBoundsPtrAccessChain = op {
        return chain(tables, op, arguments).map(|address| vec![address]);
    }
    let result = tables.types.shape(ty).ok_or_else(unsupported)?;
    let mut out = vec![0; result.lanes as usize];
    let lanes_differ = Error::Rule {
        rule: "operands and result differ in their number of components",
    };
    match (op, arguments) {
        (Op::Bitcast, [a]) => {
            let (from, a) = operand(tables, *a)?;
            if from.scalar.bits() * from.lanes != result.scalar.bits() * result.lanes {
                return Err(Error::Rule {
                    rule: "a bit cast does not change the size",
                });
            }
            sem::convert::bitcast(from, a, result, &mut out);
        }
        (Op::PtrCastToGeneric | Op::GenericCastToPtr, [a]) if result.scalar == Scalar::Pointer => {
            let (_, a) = operand(tables, *a)?;
            out.copy_from_slice(a.get(..1).ok_or_else(unsupported)?);
        }
        (Op::Select, [condition, a, b]) => {
            let (condition, (_, a), (_, b)) = (
                operand(tables, *condition)?,
                operand(tables, *a)?,
                operand(tables, *b)?,
            );
            let per_lane = condition.0.lanes == result.lanes;
            if a.len() != out.len() || b.len() != out.len() || !(per_lane || condition.0.lanes == 1) {
                return Err(lanes_differ);
            }
            for (lane, slot) in out.iter_mut().enumerate() {
                let chosen = condition.1[if per_lane { lane } else { 0 }] != 0;
                *slot = if chosen { a[lane] } else { b[lane] };
            }
        }
        (_, [a]) => {
            let (from, a) = operand(tables, *a)?;
            if a.len() != out.len() {
                return Err(lanes_differ);
            }
            for (slot, a) in out.iter_mut().zip(a) {
                let mode = sem::convert::Mode::default();
                let value = sem::unary(op, from.scalar, *a)
                    .or_else(|| sem::convert::convert(op, from.scalar, result.scalar, *a, mode));
                *slot = value.ok_or_else(unsupported)?;
            }
        }
        (_, [a, b]) => {
            let ((from, a), (_, b)) = (operand(tables, *a)?, operand(tables, *b)?);
            if a.len() != out.len() || b.len() != out.len() {
                return Err(lanes_differ);
            }
            for ((slot, a), b) in out.iter_mut().zip(a).zip(b) {
                *slot = sem::binary(op, from.scalar, *a, *b).ok_or_else(unsupported)?;
            }
        }
        _ => return Err(unsupported()),
    }
    Ok(out)
}

/// Finds the part of a flat value that literal indices select: its type, first word, and size in words.
pub(crate) fn part(
    tables: &Tables,
    composite: TypeIndex,
    indices: &[u32],
) -> Result<(TypeIndex, u32, u32), Error> {
    let (mut ty, mut word) = (composite, 0_u32);
    for index in indices {
        let next = tables.types.component(ty, u64::from(*index));
        let next = next.ok_or(Error::Rule {
            rule: "an index is beyond the composite",
        })?;
        word = word.saturating_add(tables.types.component_word(ty, *index));
        ty = next;
    }
    Ok((ty, word, tables.types.get(ty).words))
}

fn part_operation(tables: &Tables, op: Op, ty: TypeIndex, arguments: &[u32]) -> Result<Vec<u64>, Error> {
    let missing = Error::Rule {
        rule: "an operand is missing",
    };
    let constant = |id: u32| {
        let words = tables.constant_words(id).ok_or(Error::NotAConstant { id })?;
        Ok((tables.value_type(id).ok_or(Error::NotAConstant { id })?, words))
    };
    match (op, arguments) {
        (Op::CompositeExtract, [composite, indices @ ..]) => {
            let (whole, words) = constant(*composite)?;
            let (part_type, start, count) = part(tables, whole, indices)?;
            if !tables.types.same(part_type, ty) {
                return Err(Error::Rule {
                    rule: "the part has not the type of the result",
                });
            }
            Ok(words[start as usize..(start + count) as usize].to_vec())
        }
        (Op::CompositeInsert, [object, composite, indices @ ..]) => {
            let (whole, words) = constant(*composite)?;
            let (object_type, object) = constant(*object)?;
            let (part_type, start, count) = part(tables, whole, indices)?;
            if !tables.types.same(part_type, object_type) || !tables.types.same(whole, ty) {
                return Err(Error::Rule {
                    rule: "the part has not the type of the object",
                });
            }
            let mut words = words.to_vec();
            words[start as usize..(start + count) as usize].copy_from_slice(object);
            Ok(words)
        }
        _ => Err(missing),
    }
}

fn chain(tables: &Tables, op: Op, arguments: &[u32]) -> Result<u64, Error> {
    let [base, indices @ ..] = arguments else {
        return Err(Error::Rule {
            rule: "an operand is missing",
        });
    };
    let (shape, words) = operand(tables, *base)?;
    let pointer = tables
        .value_type(*base)
        .ok_or(Error::NotAConstant { id: *base })?;
    let pointee = tables
        .types
        .pointee(pointer)
        .filter(|_| shape.scalar == Scalar::Pointer);
    let mut ty = pointee.ok_or(Error::Operand {
        id: *base,
        rule: "must be a pointer",
    })?;
    let mut address = words[0];
    let mut element = matches!(op, Op::PtrAccessChain | Op::InBoundsPtrAccessChain);
    for id in indices {
        let (shape, words) = operand(tables, *id)?;
        let Scalar::Int(bits) = shape.scalar else {
            return Err(Error::Operand {
                id: *id,
                rule: "an index is an integer",
            });
        };
        let index = sem::integer::signed(bits, words[0]);
        if element {
            address =
                address.wrapping_add_signed(tables.types.get(ty).size.cast_signed().wrapping_mul(index));
            element = false;
            continue;
        }
        let (next, distance) = tables.types.select(ty, index).ok_or(Error::Rule {
            rule: "the index selects nothing",
        })?;
        address = address.wrapping_add_signed(distance);
        ty = next;
    }
    Ok(address)
}
