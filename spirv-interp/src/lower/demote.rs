//! Values that are used where they may not have been computed. The specification forbids that (2.16.1); here such a
//! use sees what the value was when it was computed last in the same call, or 0. The values go through variables, which
//! become values again when variables are promoted.

use std::collections::HashMap;

use super::dominance::Dominators;
use super::form::{Function, Inst, Kind, Part, Terminator, Value};
use crate::bytecode::{Code, Ty};

/// Where a use is: in an instruction or at the end of a block.
enum Use {
    /// The operand of the instruction at a place in a block.
    Inst { block: u32, user: Value, operand: usize },
    /// The condition at the end of a block.
    End { block: u32 },
}

/// Demotes what needs it. `frames` says for each block which one its call begins with; `next_number` is the first
/// number of a variable that is free.
pub(super) fn demote(function: &mut Function, frames: &[u32], next_number: u32) {
    let dominators = Dominators::new(function);
    let mut home = HashMap::new();
    for (number, block) in (0_u32..).zip(&function.blocks) {
        for (at, value) in block.insts.iter().enumerate() {
            home.insert(*value, (number, at));
        }
    }
    let bad = |value: Value, block: u32, at: usize| match home.get(&value) {
        _ if function.constant(value).is_some() => false,
        Some((own, place)) if *own == block => *place >= at,
        Some((own, _)) => !dominators.dominates(*own, block),
        None => false,
    };
    let mut found: HashMap<Value, Vec<Use>> = HashMap::new();
    for number in &dominators.order {
        let block = &function.blocks[*number as usize];
        for (at, user) in block.insts.iter().enumerate() {
            let inst = function.inst(*user);
            for (operand, arg) in inst.args.iter().enumerate() {
                let (from, at) = match inst.kind {
                    Kind::Phi => (block.preds[operand], usize::MAX),
                    _ => (*number, at),
                };
                // What comes from a block that nothing leads to is dropped later.
                let reached = dominators.dominates(0, from);
                if reached && bad(*arg, from, at) {
                    let (block, user) = (*number, *user);
                    found
                        .entry(*arg)
                        .or_default()
                        .push(Use::Inst { block, user, operand });
                }
            }
        }
        if let Terminator::Branch(condition, ..) = block.end
            && bad(condition, *number, usize::MAX)
        {
            found
                .entry(condition)
                .or_default()
                .push(Use::End { block: *number });
        }
    }
    let mut values: Vec<(Value, Vec<Use>)> = found.into_iter().collect();
    values.sort_unstable_by_key(|(value, _)| *value);
    for ((value, uses), number) in values.into_iter().zip(next_number..) {
        let (own, _) = home[&value];
        demote_one(function, value, own, frames[own as usize], number, &uses);
    }
}

fn demote_one(function: &mut Function, value: Value, own: u32, entry: u32, number: u32, uses: &[Use]) {
    let Inst { ty, source, .. } = *function.inst(value);
    let width = if ty == Ty::B { Ty::W8 } else { ty };
    let clear = function.scratch_variable(width, number, source);
    let Kind::Clear { variable } = function.inst(clear).kind else {
        return;
    };
    let add = |function: &mut Function, kind: Kind, ty: Ty, args: Vec<Value>| {
        function.add(Inst {
            kind,
            ty,
            args,
            source,
        })
    };
    let address = add(
        function,
        Kind::Address { variable, offset: 0 },
        Ty::W64,
        Vec::new(),
    );
    function.blocks[entry as usize]
        .insts
        .splice(0..0, [clear, address]);
    // Behind the value, and behind the phis of its block.
    let mut new = Vec::new();
    let mut stored = value;
    if ty == Ty::B {
        let (one, zero) = (function.add_constant(Ty::W8, 1), function.add_constant(Ty::W8, 0));
        stored = add(
            function,
            Kind::Pure(Code::Select8),
            Ty::W8,
            vec![value, one, zero],
        );
        new.push(stored);
    }
    new.push(add(
        function,
        Kind::Store(Part::whole(width)),
        width,
        vec![address, stored],
    ));
    let insts = &function.blocks[own as usize].insts;
    let mut at = insts
        .iter()
        .position(|inst| *inst == value)
        .map_or(0, |at| at + 1);
    while insts
        .get(at)
        .is_some_and(|inst| function.inst(*inst).kind == Kind::Phi)
    {
        at += 1;
    }
    function.blocks[own as usize].insts.splice(at..at, new);
    for place in uses {
        let mut new = vec![add(
            function,
            Kind::Load(Part::whole(width)),
            width,
            vec![address],
        )];
        if ty == Ty::B {
            let zero = function.add_constant(Ty::W8, 0);
            new.push(add(function, Kind::Pure(Code::Ne8), Ty::B, vec![new[0], zero]));
        }
        let last = *new.last().expect("there is a load");
        let (block, before) = match place {
            Use::End { block } => {
                if let Terminator::Branch(condition, ..) = &mut function.blocks[*block as usize].end {
                    *condition = last;
                }
                (*block, None)
            }
            Use::Inst { block, user, operand } => {
                function.insts[user.index()].args[*operand] = last;
                match function.inst(*user).kind {
                    Kind::Phi => (function.blocks[*block as usize].preds[*operand], None),
                    _ => (*block, Some(*user)),
                }
            }
        };
        let insts = &mut function.blocks[block as usize].insts;
        let at = before.and_then(|user| insts.iter().position(|inst| *inst == user));
        let at = at.unwrap_or(insts.len());
        insts.splice(at..at, new);
    }
}
