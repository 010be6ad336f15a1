//! Passes that make the form smaller: phis that choose nothing, values computed twice, values nobody needs.

use std::collections::HashMap;

use super::dominance::Dominators;
use super::form::{Function, Inst, Kind, Terminator, Value, Variable};
use crate::bytecode::{Code, Routine, Ty};

impl Function {
    /// Adds an instruction that is in no block yet.
    pub fn add(&mut self, inst: Inst) -> Value {
        let value = Value(u32::try_from(self.insts.len()).expect("instructions are counted in 32 bits"));
        self.insts.push(inst);
        value
    }

    pub fn add_constant(&mut self, ty: Ty, word: u64) -> Value {
        self.add(Inst {
            kind: Kind::Const(word),
            ty,
            args: Vec::new(),
            source: 0,
        })
    }

    /// A variable for one word that nothing points to; returns what clears it.
    pub fn scratch_variable(&mut self, ty: Ty, number: u32, source: u32) -> Value {
        let variable = u32::try_from(self.variables.len()).expect("instructions are counted in 32 bits");
        let size = ty.bytes().max(1);
        self.variables.push(Variable {
            size: u64::from(size),
            align: size,
            number,
        });
        self.add(Inst {
            kind: Kind::Clear { variable },
            ty: Ty::W8,
            args: Vec::new(),
            source,
        })
    }

    /// Puts other values in the place of some, everywhere.
    pub fn replace(&mut self, replaced: &HashMap<Value, Value>) {
        if replaced.is_empty() {
            return;
        }
        let last = |value: Value| {
            let mut value = value;
            while let Some(next) = replaced.get(&value) {
                value = *next;
            }
            value
        };
        for inst in &mut self.insts {
            inst.args.iter_mut().for_each(|arg| *arg = last(*arg));
        }
        for block in &mut self.blocks {
            block
                .end
                .uses_mut()
                .iter_mut()
                .for_each(|value| *value = last(*value));
            block.insts.retain(|value| !replaced.contains_key(value));
        }
    }
}

/// Drops blocks that nothing leads to.
pub(super) fn prune(function: &mut Function) {
    let dominators = Dominators::new(function);
    let mut number = vec![u32::MAX; function.blocks.len()];
    for (at, block) in (0..).zip(&dominators.order) {
        number[*block as usize] = at;
    }
    let mut old: Vec<_> = std::mem::take(&mut function.blocks)
        .into_iter()
        .map(Some)
        .collect();
    for block in &dominators.order {
        let mut block = old[*block as usize].take().expect("each block is listed once");
        let keep: Vec<bool> = block
            .preds
            .iter()
            .map(|pred| number[*pred as usize] != u32::MAX)
            .collect();
        for value in &block.insts {
            let inst = &mut function.insts[value.index()];
            if inst.kind == Kind::Phi && keep.contains(&false) {
                let mut keep = keep.iter();
                inst.args.retain(|_| *keep.next().unwrap_or(&true));
            }
        }
        block.preds.retain(|pred| number[*pred as usize] != u32::MAX);
        block.renumber(&number);
        function.blocks.push(block);
    }
}

/// Runs all passes.
pub(super) fn optimise(function: &mut Function) {
    trivial_phis(function);
    number_values(function);
    trivial_phis(function);
    take_up_distances(function);
    remove_dead(function);
    // With a block ends the turn of those that are in it.
    if !function.ordered {
        merge_blocks(function);
    }
}

/// Finds values that were computed before and drops what is not needed, and leaves the blocks as they are.
pub(super) fn tidy(function: &mut Function) {
    number_values(function);
    remove_dead(function);
}

/// A phi of one value (and itself) is that value.
fn trivial_phis(function: &mut Function) {
    loop {
        let mut replaced = HashMap::new();
        for value in function.blocks.iter().flat_map(|block| &block.insts) {
            let inst = function.inst(*value);
            if inst.kind != Kind::Phi {
                continue;
            }
            let mut others = inst.args.iter().filter(|arg| *arg != value);
            let Some(first) = others.next() else { continue };
            let same = |arg: &Value| {
                arg == first
                    || (function.constant(*arg).is_some()
                        && function.constant(*arg) == function.constant(*first))
            };
            if others.all(same) {
                replaced.insert(*value, *first);
            }
        }
        // Two phis may each be said to be the other one; one at a time is enough then.
        let cyclic = |from: Value| {
            let mut at = from;
            while let Some(next) = replaced.get(&at) {
                at = *next;
                if at == from {
                    return true;
                }
            }
            false
        };
        let cycles: Vec<Value> = replaced.keys().copied().filter(|value| cyclic(*value)).collect();
        let done = replaced.len() == cycles.len();
        for value in cycles {
            replaced.remove(&value);
        }
        function.replace(&replaced);
        if done {
            return;
        }
    }
}

/// Folds constants, and finds values that were computed before.
fn number_values(function: &mut Function) {
    let dominators = Dominators::new(function);
    let mut known: HashMap<(Kinded, Ty, Vec<Value>), (Value, u32)> = HashMap::new();
    let mut constants: HashMap<(Ty, u64), Value> = HashMap::new();
    let mut replaced: HashMap<Value, Value> = HashMap::new();
    for block in &dominators.order {
        for value in function.blocks[*block as usize].insts.clone() {
            let mut args = function.inst(value).args.clone();
            for arg in &mut args {
                if let Some(other) = replaced.get(arg) {
                    *arg = *other;
                }
                if let (Some(word), ty) = (function.constant(*arg), function.inst(*arg).ty) {
                    *arg = *constants.entry((ty, word)).or_insert(*arg);
                }
            }
            function.insts[value.index()].args.clone_from(&args);
            let inst = function.inst(value);
            let ty = inst.ty;
            let key = match &inst.kind {
                Kind::Pure(code) => {
                    if let Some(simple) = simplify(function, *code, &args) {
                        let same = match simple {
                            Simple::Value(same) => same,
                            Simple::Word(word) => match constants.get(&(ty, word)) {
                                Some(same) => *same,
                                None => {
                                    let same = function.add_constant(ty, word);
                                    constants.insert((ty, word), same);
                                    same
                                }
                            },
                        };
                        replaced.insert(value, same);
                        continue;
                    }
                    Kinded::Pure(*code)
                }
                Kind::Routine(routine) => Kinded::Routine(*routine),
                Kind::Param { index, word } => Kinded::Param(*index, *word),
                Kind::BuiltIn { which, dimension } => Kinded::BuiltIn(*which as u32, *dimension),
                Kind::Address { variable, offset } => Kinded::Address(*variable, *offset),
                _ => continue,
            };
            let key = (key, ty, args);
            match known.get(&key) {
                Some((same, home)) if dominators.dominates(*home, *block) => {
                    replaced.insert(value, *same);
                }
                _ => {
                    known.insert(key, (value, *block));
                }
            }
        }
    }
    function.replace(&replaced);
}

#[derive(PartialEq, Eq, Hash)]
enum Kinded {
    Pure(Code),
    Routine(Routine),
    Param(u32, u32),
    BuiltIn(u32, u32),
    Address(u32, u64),
}

enum Simple {
    Value(Value),
    Word(u64),
}

fn simplify(function: &Function, code: Code, args: &[Value]) -> Option<Simple> {
    let word = |at: usize| args.get(at).and_then(|arg| function.constant(*arg));
    let all: Option<Vec<u64>> = args.iter().map(|arg| function.constant(*arg)).collect();
    if let Some(words) = all {
        let at = |number: usize| words.get(number).copied().unwrap_or(0);
        return code.evaluate(at(0), at(1), at(2)).map(Simple::Word);
    }
    match code {
        Code::Add8 | Code::Add16 | Code::Add32 | Code::Add64 => match (word(0), word(1)) {
            (_, Some(0)) => Some(Simple::Value(args[0])),
            (Some(0), _) => Some(Simple::Value(args[1])),
            _ => None,
        },
        Code::Mul8 | Code::Mul16 | Code::Mul32 | Code::Mul64 => match (word(0), word(1)) {
            (_, Some(1)) => Some(Simple::Value(args[0])),
            (Some(1), _) => Some(Simple::Value(args[1])),
            _ => None,
        },
        // Undoing an extension that kept the value.
        Code::And64 if word(1) == Some(0xffff_ffff) => match function.inst(args[0]).kind {
            Kind::Pure(Code::Zext32To64 | Code::Zext16To64 | Code::Zext8To64) => Some(Simple::Value(args[0])),
            _ => None,
        },
        Code::Trunc64To32 => match function.inst(args[0]).kind {
            Kind::Pure(Code::Zext32To64 | Code::Sext32To64) => {
                Some(Simple::Value(function.inst(args[0]).args[0]))
            }
            _ => None,
        },
        Code::Ne8 if word(1) == Some(0) => match &function.inst(args[0]).kind {
            // A boolean that went through memory.
            Kind::Pure(Code::Select8) => {
                let select = &function.inst(args[0]).args;
                let bits = (function.constant(select[1]), function.constant(select[2]));
                (bits == (Some(1), Some(0))).then_some(Simple::Value(select[0]))
            }
            _ => None,
        },
        Code::Select8 | Code::Select16 | Code::Select32 | Code::Select64 | Code::SelectB => match word(0) {
            Some(0) => Some(Simple::Value(args[2])),
            Some(_) => Some(Simple::Value(args[1])),
            None => (args[1] == args[2]).then_some(Simple::Value(args[1])),
        },
        _ => None,
    }
}

/// Accesses add constant distances themselves.
fn take_up_distances(function: &mut Function) {
    for number in 0..function.insts.len() {
        let Some(address) = function.insts[number].args.first() else {
            continue;
        };
        let sum = function.inst(*address);
        let (Kind::Pure(Code::Add64), [pointer, distance]) = (&sum.kind, sum.args.as_slice()) else {
            continue;
        };
        let (pointer, Some(distance)) = (*pointer, function.constant(*distance)) else {
            continue;
        };
        let inst = &mut function.insts[number];
        if let Kind::Load(part) | Kind::Store(part) | Kind::Atomic(_, part) = &mut inst.kind {
            part.base = part.base.wrapping_add(distance);
            inst.args[0] = pointer;
        }
    }
}

/// Drops what has no effect and is not needed.
fn remove_dead(function: &mut Function) {
    let mut addressed = vec![false; function.variables.len()];
    let mut needed = vec![false; function.insts.len()];
    let mut work: Vec<Value> = Vec::new();
    for block in &function.blocks {
        work.extend(block.end.uses());
        // Loads stay: they may trap.
        let lasting = |value: &&Value| {
            matches!(
                function.inst(**value).kind,
                Kind::Store(_) | Kind::Atomic(..) | Kind::Load(_) | Kind::Move { .. } | Kind::Print(_)
            )
        };
        work.extend(block.insts.iter().filter(lasting));
    }
    while let Some(value) = work.pop() {
        if !std::mem::replace(&mut needed[value.index()], true) {
            if let Kind::Address { variable, .. } = function.inst(value).kind {
                addressed[variable as usize] = true;
            }
            work.extend(&function.inst(value).args);
        }
    }
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        block.insts.retain(|value| match function.inst(*value).kind {
            Kind::Clear { variable } => addressed[variable as usize],
            _ => needed[value.index()],
        });
    }
    function.blocks = blocks;
}

/// Joins blocks that follow each other in one way only.
fn merge_blocks(function: &mut Function) {
    for number in 0..function.blocks.len() {
        while let Terminator::Jump(next) = function.blocks[number].end {
            let single =
                function.blocks[next as usize].preds.len() == 1 && next != 0 && next as usize != number;
            let phis = function.blocks[next as usize]
                .insts
                .iter()
                .any(|value| function.inst(*value).kind == Kind::Phi);
            if !single || phis {
                break;
            }
            let taken = &mut function.blocks[next as usize];
            let (insts, weight, source) = (std::mem::take(&mut taken.insts), taken.weight, taken.source);
            let end = std::mem::replace(&mut taken.end, Terminator::Return);
            taken.preds.clear();
            for target in end.targets() {
                let preds = &mut function.blocks[target as usize].preds;
                for pred in preds.iter_mut().filter(|pred| **pred == next) {
                    *pred = u32::try_from(number).expect("blocks are counted in 32 bits");
                }
            }
            let block = &mut function.blocks[number];
            block.insts.extend(insts);
            block.weight += weight;
            block.source = source;
            block.end = end;
        }
    }
    prune(function);
}
