//! Loops with several entries get one: a block that all edges to the entries lead to first, and that goes on by a
//! number which says where to.
//!
//! Values stay computed before they are used: a way through the new block that leaves a block out was there before,
//! since every entry can be reached from outside of the loop.

use std::collections::HashSet;

use super::form::{Block, Function, Inst, Kind, Terminator, Value};
use crate::bytecode::{Code, Ty};

/// Rewrites all loops with several entries.
pub(super) fn reduce(function: &mut Function) {
    let all: Vec<u32> = (0..).take(function.blocks.len()).collect();
    let mut work = vec![(all, None)];
    while let Some((region, header)) = work.pop() {
        for mut members in components(function, &region, header) {
            let inside: HashSet<u32> = members.iter().copied().collect();
            let entered = |block: &u32| {
                let preds = &function.blocks[*block as usize].preds;
                *block == 0 || preds.iter().any(|pred| !inside.contains(pred))
            };
            let mut entries: Vec<u32> = members.iter().copied().filter(entered).collect();
            entries.sort_unstable();
            let header = match entries.as_slice() {
                [] => continue,
                [single] => *single,
                several => {
                    let before = function.blocks.len();
                    let header = join(function, several);
                    // What is new and leads from inside belongs to the loop.
                    let new = (0..).take(function.blocks.len()).skip(before);
                    let edge_outside = |block: &u32| {
                        let preds = &function.blocks[*block as usize].preds;
                        preds.len() == 1
                            && function.blocks[*block as usize].end == Terminator::Jump(header)
                            && !inside.contains(&preds[0])
                    };
                    members.extend(new.filter(|block| !edge_outside(block)));
                    header
                }
            };
            work.push((members, Some(header)));
        }
    }
}

/// Strongly connected components with an edge in them, among some blocks and without the edges to one of them (Tarjan).
fn components(function: &Function, region: &[u32], header: Option<u32>) -> Vec<Vec<u32>> {
    const NEW: u32 = u32::MAX;
    let count = function.blocks.len();
    let mut inside = vec![false; count];
    region.iter().for_each(|block| inside[*block as usize] = true);
    let targets = |block: u32| {
        let mut targets = function.blocks[block as usize].end.targets();
        targets.retain(|to| inside[*to as usize] && Some(*to) != header);
        targets
    };
    let (mut index, mut low, mut open) = (vec![NEW; count], vec![NEW; count], vec![false; count]);
    let (mut next, mut stack, mut found) = (0, Vec::new(), Vec::new());
    for root in region {
        if index[*root as usize] != NEW {
            continue;
        }
        let mut walk = vec![(*root, targets(*root))];
        let mut begin =
            |block: u32, stack: &mut Vec<u32>, index: &mut [u32], low: &mut [u32], open: &mut [bool]| {
                (index[block as usize], low[block as usize], open[block as usize]) = (next, next, true);
                next += 1;
                stack.push(block);
            };
        begin(*root, &mut stack, &mut index, &mut low, &mut open);
        while let Some((block, left)) = walk.last_mut() {
            let block = *block;
            if let Some(to) = left.pop() {
                if index[to as usize] == NEW {
                    begin(to, &mut stack, &mut index, &mut low, &mut open);
                    walk.push((to, targets(to)));
                } else if open[to as usize] {
                    low[block as usize] = low[block as usize].min(index[to as usize]);
                }
                continue;
            }
            walk.pop();
            if let Some((parent, _)) = walk.last() {
                low[*parent as usize] = low[*parent as usize].min(low[block as usize]);
            }
            if low[block as usize] == index[block as usize] {
                let at = stack
                    .iter()
                    .rposition(|other| *other == block)
                    .expect("it is open");
                let members = stack.split_off(at);
                members.iter().for_each(|member| open[*member as usize] = false);
                if members.len() > 1 || targets(block).contains(&block) {
                    found.push(members);
                }
            }
        }
    }
    found
}

/// Puts a block in front of several; returns it.
fn join(function: &mut Function, entries: &[u32]) -> u32 {
    let Block {
        label, source, rank, ..
    } = function.blocks[entries[0] as usize];
    let block = |end: Terminator, preds: Vec<u32>| Block {
        insts: Vec::new(),
        end,
        preds,
        label,
        weight: 0,
        source,
        rank,
    };
    let number =
        |function: &Function| u32::try_from(function.blocks.len()).expect("blocks are counted in 32 bits");
    let header = number(function);
    function.blocks.push(block(Terminator::Return, Vec::new()));
    // A block of its own for each edge; by edge, its entry and the place among its predecessors.
    let mut edges = Vec::new();
    for (which, entry) in entries.iter().enumerate() {
        for (place, pred) in function.blocks[*entry as usize]
            .preds
            .clone()
            .into_iter()
            .enumerate()
        {
            let edge = number(function);
            function.blocks.push(block(Terminator::Jump(header), vec![pred]));
            let change = |to: u32| if to == *entry { edge } else { to };
            function.blocks[pred as usize].end.retarget(change);
            function.blocks[header as usize].preds.push(edge);
            edges.push((which, place));
        }
    }
    let phi = |function: &mut Function, ty: Ty, args: Vec<Value>, source: u32| {
        let value = function.add(Inst {
            kind: Kind::Phi,
            ty,
            args,
            source,
        });
        function.blocks[header as usize].insts.push(value);
        value
    };
    let numbers: Vec<Value> = (0..entries.len() as u64)
        .map(|which| function.add_constant(Ty::W32, which))
        .collect();
    let chosen = edges.iter().map(|(which, _)| numbers[*which]).collect();
    let selector = phi(function, Ty::W32, chosen, source);
    for (which, entry) in entries.iter().enumerate() {
        for value in function.blocks[*entry as usize].insts.clone() {
            let Inst {
                kind: Kind::Phi,
                ty,
                args,
                source,
            } = function.inst(value).clone()
            else {
                continue;
            };
            let zero = function.add_constant(ty, 0);
            let from = |(other, place): &(usize, usize)| if *other == which { args[*place] } else { zero };
            let joined = phi(function, ty, edges.iter().map(from).collect(), source);
            function.insts[value.index()].args = vec![joined];
        }
    }
    // One comparison after the other; what is none of them is the last one.
    let mut at = header;
    for (which, entry) in entries.iter().enumerate() {
        function.blocks[*entry as usize].preds = vec![at];
        let rest = &entries[which + 1..];
        let next = match rest {
            [] => break,
            [last] => *last,
            _ => {
                let next = number(function);
                function.blocks.push(block(Terminator::Return, vec![at]));
                next
            }
        };
        let here = function.add(Inst {
            kind: Kind::Pure(Code::Eq32),
            ty: Ty::B,
            args: vec![selector, numbers[which]],
            source,
        });
        let current = &mut function.blocks[at as usize];
        current.insts.push(here);
        current.end = Terminator::Branch(here, *entry, next);
        if rest.len() > 1 {
            at = next;
        }
    }
    header
}
