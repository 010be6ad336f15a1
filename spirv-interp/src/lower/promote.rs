//! Variables of the invocation become values where no pointer to them is ever looked at; aggregates part by part.

use std::collections::{BTreeMap, HashMap};

use super::dominance::Dominators;
use super::form::{Function, Inst, Kind, Value};
use crate::bytecode::Ty;

/// Parts of variables times blocks that are worth the memory.
const MAX_WORK: usize = 1 << 26;

/// Promotes what can be.
pub(super) fn promote(function: &mut Function) {
    let cells = find_cells(function);
    if cells.is_empty() || cells.len().saturating_mul(function.blocks.len()) > MAX_WORK {
        return;
    }
    let dominators = Dominators::new(function);
    let phis = place_phis(function, &cells, &dominators);
    rename(function, &cells, &dominators, &phis);
}

/// A part of a variable that is accessed as one.
type Cell = (u32, u64);
/// The parts by variable and offset, with number and type.
type Cells = HashMap<Cell, (usize, Ty)>;

fn find_cells(function: &Function) -> Cells {
    let mut open = vec![true; function.variables.len()];
    let mut found: Vec<BTreeMap<u64, Ty>> = vec![BTreeMap::new(); function.variables.len()];
    for value in function.blocks.iter().flat_map(|block| &block.insts) {
        let inst = function.inst(*value);
        for (at, arg) in inst.args.iter().enumerate() {
            let Kind::Address { variable, offset } = function.inst(*arg).kind else {
                continue;
            };
            let number = variable as usize;
            let part = match &inst.kind {
                Kind::Load(part) | Kind::Store(part) if at == 0 => part,
                _ => {
                    open[number] = false;
                    continue;
                }
            };
            let inside = offset
                .checked_add(u64::from(part.len))
                .is_some_and(|end| end <= function.variables[number].size);
            let at = offset.wrapping_add(u64::from(part.leaf));
            if !inside || part.global || *found[number].entry(at).or_insert(inst.ty) != inst.ty {
                open[number] = false;
            }
        }
    }
    let mut cells = Cells::new();
    for (number, parts) in (0..).zip(&found) {
        let mut end = 0;
        let apart = parts.iter().all(|(offset, ty)| {
            let fits = *offset >= end;
            end = offset + u64::from(ty.bytes());
            fits
        });
        if open[number as usize] && apart {
            for (offset, ty) in parts {
                let next = cells.len();
                cells.insert((number, *offset), (next, *ty));
            }
        }
    }
    cells
}

fn address(function: &Function, inst: &Inst) -> Option<Cell> {
    let (Kind::Load(part) | Kind::Store(part)) = &inst.kind else {
        return None;
    };
    match function.inst(inst.args[0]).kind {
        Kind::Address { variable, offset } => Some((variable, offset.wrapping_add(u64::from(part.leaf)))),
        _ => None,
    }
}

/// For each block the cells that need a phi there, with it.
type Phis = Vec<Vec<(usize, Value)>>;

fn place_phis(function: &mut Function, cells: &Cells, dominators: &Dominators) -> Phis {
    let count = function.blocks.len();
    let mut frontier = vec![Vec::new(); count];
    for block in &dominators.order {
        let preds = &function.blocks[*block as usize].preds;
        if preds.len() < 2 {
            continue;
        }
        for pred in preds {
            let mut at = *pred;
            while at != dominators.immediate[*block as usize] {
                if frontier[at as usize].last() != Some(block) {
                    frontier[at as usize].push(*block);
                }
                at = dominators.immediate[at as usize];
            }
        }
    }
    let mut defined = vec![Vec::new(); cells.len()];
    for block in &dominators.order {
        for value in &function.blocks[*block as usize].insts {
            let inst = function.inst(*value);
            match inst.kind {
                Kind::Store(_) => {
                    if let Some((cell, _)) = address(function, inst).and_then(|cell| cells.get(&cell)) {
                        defined[*cell].push(*block);
                    }
                }
                Kind::Clear { variable } => {
                    for ((owner, _), (cell, _)) in cells {
                        if *owner == variable {
                            defined[*cell].push(*block);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    let mut phis: Phis = vec![Vec::new(); count];
    let mut types: Vec<(usize, Ty)> = cells.values().copied().collect();
    types.sort_unstable_by_key(|(cell, _)| *cell);
    for (cell, ty) in types {
        let mut work = std::mem::take(&mut defined[cell]);
        let mut has = vec![false; count];
        while let Some(block) = work.pop() {
            for target in &frontier[block as usize] {
                if std::mem::replace(&mut has[*target as usize], true) {
                    continue;
                }
                let args = vec![Value(0); function.blocks[*target as usize].preds.len()];
                let phi = function.add(Inst {
                    kind: Kind::Phi,
                    ty,
                    args,
                    source: 0,
                });
                phis[*target as usize].push((cell, phi));
                work.push(*target);
            }
        }
    }
    phis
}

/// A block on the way down the tree: its next child, and what to put back after it.
type Visit = (u32, usize, Vec<(usize, Value)>);

fn rename(function: &mut Function, cells: &Cells, dominators: &Dominators, phis: &Phis) {
    let mut types: Vec<(usize, Ty)> = cells.values().copied().collect();
    types.sort_unstable_by_key(|(cell, _)| *cell);
    let zeros: Vec<Value> = types
        .iter()
        .map(|(_, ty)| function.add_constant(*ty, 0))
        .collect();
    let mut replaced: HashMap<Value, Value> = HashMap::new();
    let mut current = zeros.clone();
    // Undo lists instead of copies, one for each block on the way down the tree.
    let mut stack: Vec<Visit> = vec![(0, 0, Vec::new())];
    enter(
        function,
        cells,
        phis,
        0,
        &mut current,
        &zeros,
        &mut replaced,
        &mut stack,
    );
    while let Some((block, next, _)) = stack.last_mut() {
        match dominators.children[*block as usize].get(*next).copied() {
            Some(child) => {
                *next += 1;
                stack.push((child, 0, Vec::new()));
                enter(
                    function,
                    cells,
                    phis,
                    child,
                    &mut current,
                    &zeros,
                    &mut replaced,
                    &mut stack,
                );
            }
            None => {
                let (_, _, undo) = stack.pop().expect("there is one");
                for (cell, value) in undo.into_iter().rev() {
                    current[cell] = value;
                }
            }
        }
    }
    function.replace(&replaced);
}

#[expect(clippy::too_many_arguments, reason = "the state of one walk")]
fn enter(
    function: &mut Function,
    cells: &Cells,
    phis: &Phis,
    block: u32,
    current: &mut [Value],
    zeros: &[Value],
    replaced: &mut HashMap<Value, Value>,
    stack: &mut [Visit],
) {
    let undo = &mut stack.last_mut().expect("the block is on it").2;
    let mut set = |current: &mut [Value], cell: usize, value: Value| {
        undo.push((cell, current[cell]));
        current[cell] = value;
    };
    for (cell, phi) in &phis[block as usize] {
        set(current, *cell, *phi);
    }
    let mut kept: Vec<Value> = phis[block as usize].iter().map(|(_, phi)| *phi).collect();
    for value in std::mem::take(&mut function.blocks[block as usize].insts) {
        let inst = function.inst(value);
        let cell = address(function, inst).and_then(|cell| cells.get(&cell));
        match (&inst.kind, cell) {
            (Kind::Load(_), Some((cell, _))) => {
                replaced.insert(value, current[*cell]);
            }
            (Kind::Store(_), Some((cell, _))) => set(current, *cell, inst.args[1]),
            (Kind::Clear { variable }, _) => {
                for ((owner, _), (cell, _)) in cells {
                    if owner == variable {
                        set(current, *cell, zeros[*cell]);
                    }
                }
                kept.push(value);
            }
            _ => kept.push(value),
        }
    }
    function.blocks[block as usize].insts = kept;
    for target in function.blocks[block as usize].end.targets() {
        let at = function.blocks[target as usize]
            .preds
            .iter()
            .position(|pred| *pred == block);
        let at = at.expect("edges are known at both ends");
        for (cell, phi) in &phis[target as usize] {
            function.insts[phi.index()].args[at] = current[*cell];
        }
    }
}
