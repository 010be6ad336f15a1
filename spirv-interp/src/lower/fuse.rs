//! Two operations become one where the first result is only used by the second. Each still rounds by itself.

use std::collections::HashMap;

use super::divergence::Divergence;
use super::form::{Function, Kind, Value};
use crate::bytecode::Code;

/// The operation that does two after each other on the operands of the first and the other one of the second; `second`
/// says that the first result is the second operand.
fn pair(first: Code, then: Code, second: bool) -> Option<Code> {
    use Code as C;
    Some(match (first, then, second) {
        (C::FMul32, C::FAdd32, false) => C::FMulFAdd32,
        (C::FMul64, C::FAdd64, false) => C::FMulFAdd64,
        (C::FMul32, C::FAdd32, true) => C::FAddOfFMul32,
        (C::FMul64, C::FAdd64, true) => C::FAddOfFMul64,
        (C::FMul32, C::FSub32, false) => C::FMulFSub32,
        (C::FMul64, C::FSub64, false) => C::FMulFSub64,
        (C::FMul32, C::FSub32, true) => C::FSubOfFMul32,
        (C::FMul64, C::FSub64, true) => C::FSubOfFMul64,
        (C::FAdd32, C::FAdd32, false) => C::FAddFAdd32,
        (C::FAdd64, C::FAdd64, false) => C::FAddFAdd64,
        (C::FAdd32, C::FMul32, false) => C::FAddFMul32,
        (C::FAdd64, C::FMul64, false) => C::FAddFMul64,
        (C::Mul32, C::Add32, _) => C::MulAdd32,
        (C::Mul64, C::Add64, _) => C::MulAdd64,
        (C::Add32, C::Add32, _) => C::AddAdd32,
        (C::Add64, C::Add64, _) => C::AddAdd64,
        (C::Shl32, C::Xor32, _) => C::ShlXor32,
        (C::Shl64, C::Xor64, _) => C::ShlXor64,
        (C::LShr32, C::Xor32, _) => C::LShrXor32,
        (C::LShr64, C::Xor64, _) => C::LShrXor64,
        (C::Shl32, C::Add32, _) => C::ShlAdd32,
        (C::Shl64, C::Add64, _) => C::ShlAdd64,
        _ => return None,
    })
}

/// Whether the operations of a pair keep values affine, which the pair does not.
fn keeps_affine(code: Code) -> bool {
    matches!(
        code,
        Code::MulAdd32 | Code::MulAdd64 | Code::AddAdd32 | Code::AddAdd64 | Code::ShlAdd32 | Code::ShlAdd64
    )
}

/// Puts pairs together.
pub(crate) fn fuse(function: &mut Function) {
    let divergence = Divergence::new(function);
    let mut uses: HashMap<Value, u32> = HashMap::new();
    for block in &function.blocks {
        for value in &block.insts {
            for arg in &function.inst(*value).args {
                *uses.entry(*arg).or_default() += 1;
            }
        }
        for value in block.end.uses() {
            *uses.entry(*value).or_default() += 1;
        }
    }
    for block in 0..function.blocks.len() {
        let insts = function.blocks[block].insts.clone();
        let mut gone: Vec<Value> = Vec::new();
        for value in &insts {
            let inst = function.inst(*value);
            let (Kind::Pure(then), [a, b]) = (&inst.kind, inst.args.as_slice()) else {
                continue;
            };
            let (then, a, b) = (*then, *a, *b);
            let uniform = divergence.uniform[value.index()];
            let found = [(a, b, false), (b, a, true)]
                .into_iter()
                .find_map(|(inner, other, second)| {
                    let first = function.inst(inner);
                    let Kind::Pure(code) = first.kind else { return None };
                    let fused = pair(code, then, second)?;
                    let alone =
                        uses.get(&inner) == Some(&1) && insts.contains(&inner) && !gone.contains(&inner);
                    // What is computed once for all lanes should stay so.
                    let alike = divergence.uniform[inner.index()] == uniform;
                    let good = alone && alike && (uniform || !keeps_affine(fused));
                    good.then(|| (inner, fused, vec![first.args[0], first.args[1], other]))
                });
            if let Some((inner, fused, args)) = found {
                gone.push(inner);
                let inst = &mut function.insts[value.index()];
                inst.kind = Kind::Pure(fused);
                inst.args = args;
            }
        }
        function.blocks[block].insts.retain(|value| !gone.contains(value));
    }
}
