//! The order of blocks: see [`super::form`]. Adds the blocks that it needs: one way back for each loop, and a block of
//! its own for each edge from a block with several ways out to one with several ways in.

use std::collections::HashSet;

use super::dominance::Dominators;
use super::form::{Block, Function, Inst, Kind, Loop, Terminator, Value};

/// Loops in loops.
const MAX_DEPTH: usize = 40;

/// Why the blocks have no such order.
pub(super) enum Unordered {
    /// A loop has two entries.
    Irreducible,
    /// Too many loops in each other.
    Deep,
    /// A value is used where it was not computed for sure.
    NotDominated(Value),
}

/// Orders the blocks.
pub(super) fn order(function: &mut Function) -> Result<(), Unordered> {
    check_uses(function)?;
    join_latches(function)?;
    split_edges(function);
    let dominators = Dominators::new(function);
    let loops = find_loops(function, &dominators)?;
    let mut position = vec![0; function.blocks.len()];
    for (at, block) in dominators.order.iter().enumerate() {
        position[*block as usize] = if function.ordered {
            function.blocks[*block as usize].rank as usize
        } else {
            at
        };
    }
    let all: HashSet<u32> = dominators.order.iter().copied().collect();
    let mut sequence = Vec::new();
    arrange(function, &loops, &position, &all, 0, None, &mut sequence, 0)?;
    let mut number = vec![u32::MAX; function.blocks.len()];
    for (at, block) in (0..).zip(&sequence) {
        number[*block as usize] = at;
    }
    let mut old: Vec<Option<Block>> = std::mem::take(&mut function.blocks)
        .into_iter()
        .map(Some)
        .collect();
    for block in &sequence {
        let mut block = old[*block as usize].take().expect("each block is listed once");
        block.renumber(&number);
        function.blocks.push(block);
    }
    function.loops = loops
        .iter()
        .map(|found| Loop {
            first: number[found.header as usize],
            last: number[found.latch as usize],
        })
        .collect();
    function
        .loops
        .sort_unstable_by_key(|found| (found.first, std::cmp::Reverse(found.last)));
    Ok(())
}

/// Every use has its definition on all ways to it.
pub(super) fn check_uses(function: &Function) -> Result<(), Unordered> {
    let dominators = Dominators::new(function);
    let mut home = vec![u32::MAX; function.insts.len()];
    let mut place = vec![0; function.insts.len()];
    for (number, block) in (0..).zip(&function.blocks) {
        for (at, value) in block.insts.iter().enumerate() {
            home[value.index()] = number;
            place[value.index()] = at;
        }
    }
    let good = |value: Value, block: u32, at: usize| {
        function.constant(value).is_some()
            || (home[value.index()] == block && place[value.index()] < at)
            || (home[value.index()] != block
                && home[value.index()] != u32::MAX
                && dominators.dominates(home[value.index()], block))
    };
    for (number, block) in (0..).zip(&function.blocks) {
        for (at, value) in block.insts.iter().enumerate() {
            let inst = function.inst(*value);
            for (arg, pred) in inst.args.iter().zip(0..) {
                let fine = if inst.kind == Kind::Phi {
                    good(*arg, block.preds[pred], usize::MAX)
                } else {
                    good(*arg, number, at)
                };
                if !fine {
                    return Err(Unordered::NotDominated(*value));
                }
            }
        }
        for value in block.end.uses() {
            if !good(*value, number, usize::MAX) {
                return Err(Unordered::NotDominated(*value));
            }
        }
    }
    Ok(())
}

/// Edges back to a block that dominates their source; any other edge backwards makes a loop with two entries.
fn back_edges(function: &Function, dominators: &Dominators) -> Result<Vec<(u32, Vec<u32>)>, Unordered> {
    let mut position = vec![0; function.blocks.len()];
    for (at, block) in dominators.order.iter().enumerate() {
        position[*block as usize] = at;
    }
    let mut found = Vec::new();
    for block in &dominators.order {
        let mut latches = Vec::new();
        for pred in &function.blocks[*block as usize].preds {
            if dominators.dominates(*block, *pred) {
                latches.push(*pred);
            } else if position[*pred as usize] >= position[*block as usize] {
                return Err(Unordered::Irreducible);
            }
        }
        if !latches.is_empty() {
            found.push((*block, latches));
        }
    }
    Ok(found)
}

/// Gives each loop a single edge back.
fn join_latches(function: &mut Function) -> Result<(), Unordered> {
    let dominators = Dominators::new(function);
    for (header, latches) in back_edges(function, &dominators)? {
        if latches.len() < 2 {
            continue;
        }
        let new = u32::try_from(function.blocks.len()).expect("blocks are counted in 32 bits");
        for latch in &latches {
            function.blocks[*latch as usize]
                .end
                .retarget(|to| if to == header { new } else { to });
        }
        let preds = function.blocks[header as usize].preds.clone();
        let mut insts = Vec::new();
        for value in function.blocks[header as usize].insts.clone() {
            let inst = function.inst(value);
            if inst.kind != Kind::Phi {
                continue;
            }
            let (mut back, mut other) = (Vec::new(), Vec::new());
            for (arg, pred) in inst.args.iter().zip(&preds) {
                if latches.contains(pred) {
                    back.push(*arg)
                } else {
                    other.push(*arg)
                }
            }
            let joined = Inst {
                kind: Kind::Phi,
                ty: inst.ty,
                args: back,
                source: inst.source,
            };
            let joined = function.add(joined);
            insts.push(joined);
            other.push(joined);
            function.insts[value.index()].args = other;
        }
        let header_block = &mut function.blocks[header as usize];
        header_block.preds.retain(|pred| !latches.contains(pred));
        header_block.preds.push(new);
        let (label, source) = (header_block.label, header_block.source);
        function.blocks.push(Block {
            insts,
            end: Terminator::Jump(header),
            preds: preds
                .iter()
                .copied()
                .filter(|pred| latches.contains(pred))
                .collect(),
            label,
            weight: 0,
            source,
            rank: u32::MAX,
        });
    }
    Ok(())
}

fn split_edges(function: &mut Function) {
    for from in 0..function.blocks.len() {
        let Terminator::Branch(condition, yes, no) = function.blocks[from].end.clone() else {
            continue;
        };
        let mut targets = [yes, no];
        for target in &mut targets {
            if function.blocks[*target as usize].preds.len() < 2 {
                continue;
            }
            let new = u32::try_from(function.blocks.len()).expect("blocks are counted in 32 bits");
            let from = u32::try_from(from).expect("blocks are counted in 32 bits");
            let block = &mut function.blocks[*target as usize];
            for pred in block.preds.iter_mut().filter(|pred| **pred == from) {
                *pred = new;
            }
            let (label, source) = (block.label, function.blocks[from as usize].source);
            let rank = function.blocks[from as usize].rank;
            function.blocks.push(Block {
                insts: Vec::new(),
                end: Terminator::Jump(*target),
                preds: vec![from],
                label,
                weight: 0,
                source,
                rank,
            });
            *target = new;
        }
        function.blocks[from].end = Terminator::Branch(condition, targets[0], targets[1]);
    }
}

struct Found {
    header: u32,
    latch: u32,
    body: HashSet<u32>,
}

fn find_loops(function: &Function, dominators: &Dominators) -> Result<Vec<Found>, Unordered> {
    let mut loops = Vec::new();
    for (header, latches) in back_edges(function, dominators)? {
        let latch = latches[0];
        let mut body = HashSet::from([header, latch]);
        let mut work = vec![latch];
        while let Some(block) = work.pop() {
            if block == header {
                continue;
            }
            for pred in &function.blocks[block as usize].preds {
                if body.insert(*pred) {
                    work.push(*pred);
                }
            }
        }
        loops.push(Found { header, latch, body });
    }
    Ok(loops)
}

/// Lists the blocks of a region, each loop in it as one.
#[expect(clippy::too_many_arguments, reason = "the state of one recursion")]
fn arrange(
    function: &Function,
    loops: &[Found],
    position: &[usize],
    region: &HashSet<u32>,
    first: u32,
    own: Option<usize>,
    sequence: &mut Vec<u32>,
    depth: usize,
) -> Result<(), Unordered> {
    if depth > MAX_DEPTH {
        return Err(Unordered::Deep);
    }
    // The outermost loop below this one that holds each block; a block without one stands for itself.
    let mut inner: std::collections::HashMap<u32, usize> = std::collections::HashMap::new();
    for (number, found) in loops.iter().enumerate() {
        if Some(number) == own
            || !region.contains(&found.header)
            || own.is_some_and(|own| loops[own].header == found.header)
        {
            continue;
        }
        for block in &found.body {
            let outer = inner.entry(*block).or_insert(number);
            if loops[*outer].body.len() < found.body.len() {
                *outer = number;
            }
        }
    }
    let node = |block: u32| inner.get(&block).map_or(block, |number| loops[*number].header);
    let latch = own.map(|own| loops[own].latch);
    // How many edges from other nodes of the region are still to come.
    let mut missing: std::collections::HashMap<u32, usize> = std::collections::HashMap::new();
    for block in region {
        for pred in &function.blocks[*block as usize].preds {
            let back = Some(*pred) == latch && *block == first;
            if region.contains(pred) && !back && node(*pred) != node(*block) {
                *missing.entry(node(*block)).or_default() += 1;
            }
        }
    }
    let mut ready = std::collections::BTreeSet::from([(false, position[first as usize], first)]);
    while let Some((_, _, next)) = ready.pop_first() {
        let members: Vec<u32> = match inner.get(&next) {
            Some(number) if loops[*number].header == next => {
                let found = &loops[*number];
                arrange(
                    function,
                    loops,
                    position,
                    &found.body,
                    next,
                    Some(*number),
                    sequence,
                    depth + 1,
                )?;
                found.body.iter().copied().collect()
            }
            _ => {
                sequence.push(next);
                vec![next]
            }
        };
        for block in members {
            for target in function.blocks[block as usize].end.targets() {
                let back = Some(block) == latch && target == first;
                if !region.contains(&target) || back || node(target) == node(block) {
                    continue;
                }
                let count = missing.get_mut(&node(target)).expect("the edge was counted");
                *count -= 1;
                if *count == 0 {
                    let to = node(target);
                    ready.insert((Some(to) == latch, position[to as usize], to));
                }
            }
        }
    }
    Ok(())
}
