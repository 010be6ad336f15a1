//! The blocks of a function: where they begin and end, where they branch to, and what their phis have for whom.

use std::collections::{HashMap, HashSet};

use spirv::Op;

use super::tables::{Definition, Tables};
use super::types::Scalar;
use super::{ValidateError, ValidateErrorKind as Error, at};
use crate::parse::Instruction;

/// Whether the instruction ends a block (2.2.5 Termination Instruction).
pub(crate) fn ends_block(op: Op) -> bool {
    matches!(
        op,
        Op::Branch | Op::BranchConditional | Op::Switch | Op::Return | Op::ReturnValue | Op::Unreachable
    )
}

/// Checks the control flow of one function.
pub(super) fn check(tables: &Tables, function: usize) -> Result<(), ValidateError> {
    let facts = &tables.functions[function];
    if !facts.has_body() {
        return Ok(());
    }
    let number = u32::try_from(function).expect("there are at most as many functions as ids");
    let body = facts.first as usize + 1..facts.last as usize;
    let instructions = &tables.module.instructions[body];
    let mut blocks = Blocks {
        tables,
        number,
        block: 0,
        phis_open: false,
        edges: HashMap::new(),
    };
    for instruction in instructions {
        blocks.step(instruction).map_err(|kind| at(instruction, kind))?;
    }
    if blocks.block != 0 {
        let end = tables.module.instructions[facts.last as usize];
        return Err(at(
            &end,
            Error::Rule {
                rule: "the last block has no end",
            },
        ));
    }
    let mut block = 0;
    for instruction in instructions {
        match instruction.op {
            Op::Label => block = instruction.result,
            Op::Phi => {
                let predecessors = blocks.edges.get(&block);
                phi(tables, instruction, predecessors).map_err(|kind| at(instruction, kind))?;
            }
            _ => {}
        }
    }
    Ok(())
}

struct Blocks<'a> {
    tables: &'a Tables,
    number: u32,
    /// The open block, or 0.
    block: u32,
    /// Only phis (and lines) have come in this block yet.
    phis_open: bool,
    /// Predecessors of each block.
    edges: HashMap<u32, Vec<u32>>,
}

impl Blocks<'_> {
    fn step(&mut self, instruction: &Instruction) -> Result<(), Error> {
        match instruction.op {
            Op::FunctionParameter | Op::Line | Op::NoLine | Op::Nop => return Ok(()),
            Op::Label => {
                // 2.4: a block begins with its label and ends with a termination instruction.
                if self.block != 0 {
                    return Err(Error::Rule {
                        rule: "the block before has no end",
                    });
                }
                self.block = instruction.result;
                self.phis_open = true;
                return Ok(());
            }
            _ if self.block == 0 => {
                return Err(Error::Rule {
                    rule: "this does not stand in a block",
                });
            }
            // 2.16.1: all phis come first in their block.
            Op::Phi if !self.phis_open => {
                return Err(Error::Rule {
                    rule: "a phi comes first in its block",
                });
            }
            Op::Phi => {}
            _ => self.phis_open = false,
        }
        if ends_block(instruction.op) {
            for target in targets(self.tables, instruction) {
                self.branch(target)?;
            }
            self.block = 0;
        }
        Ok(())
    }

    fn branch(&mut self, target: u32) -> Result<(), Error> {
        if self.tables.definitions[target as usize] != Definition::Label(self.number) {
            return Err(Error::NotABlock { id: target });
        }
        // 2.16.1: nothing branches to the entry block.
        if target == self.tables.functions[self.number as usize].entry {
            return Err(Error::Operand {
                id: target,
                rule: "the entry block is nobody's target",
            });
        }
        let edges = self.edges.entry(target).or_default();
        if edges.last() != Some(&self.block) {
            edges.push(self.block);
        }
        Ok(())
    }
}

/// Labels that a terminator may branch to.
fn targets(tables: &Tables, instruction: &Instruction) -> Vec<u32> {
    let words = tables.module.words(instruction);
    match instruction.op {
        Op::Branch => vec![words[1]],
        Op::BranchConditional => vec![words[2], words[3]],
        Op::Switch => {
            let width = switch_literal_words(tables, words[1]);
            let cases = words[3..].chunks_exact(width + 1).map(|case| case[width]);
            std::iter::once(words[2]).chain(cases).collect()
        }
        _ => Vec::new(),
    }
}

/// Words of one case literal of an OpSwitch on this selector.
pub(crate) fn switch_literal_words(tables: &Tables, selector: u32) -> usize {
    let place = tables.places[selector as usize];
    if place.scalar == Scalar::Int(64) && place.words == 1 {
        2
    } else {
        1
    }
}

/// 3.3.17 OpPhi: one value for each predecessor, and none for other blocks. Translators repeat the value where a switch
/// goes to the block in several cases.
fn phi(tables: &Tables, instruction: &Instruction, predecessors: Option<&Vec<u32>>) -> Result<(), Error> {
    let words = tables.module.words(instruction);
    let mut values: HashMap<u32, u32> = HashMap::new();
    for pair in words[3..].chunks_exact(2) {
        if *values.entry(pair[1]).or_insert(pair[0]) != pair[0] {
            return Err(Error::PhiTwice { id: pair[1] });
        }
    }
    let predecessors: HashSet<u32> = predecessors.into_iter().flatten().copied().collect();
    if let Some(block) = predecessors
        .iter()
        .filter(|block| !values.contains_key(block))
        .min()
    {
        return Err(Error::PhiWithout { id: *block });
    }
    match values.keys().filter(|block| !predecessors.contains(block)).min() {
        Some(block) => Err(Error::PhiOther { id: *block }),
        None => Ok(()),
    }
}

/// Loops inside of loops beyond this depth are not told apart by [`block_order`].
const MAX_LOOP_DEPTH: usize = 64;

/// What comes next in the order of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The block with this label.
    Block(u32),
    /// The end of the loop whose first block has this label.
    LoopEnd(u32),
}

/// A part of a function that is still to be put in order.
enum Part {
    /// Blocks: how to enter them, which they are, and in how many loops they stand.
    Region(Vec<usize>, Vec<usize>, usize),
    /// The end of a loop.
    LoopEnd(usize),
}

/// The blocks of a function that control can reach, in an order that is the function's own: a block comes after those
/// from which it can be reached, and the blocks of a loop stand together behind its first one, before what follows the
/// loop. In an irreducible loop the block that comes first in the module is the first one.
pub(crate) fn block_order(tables: &Tables, function: usize) -> Vec<Step> {
    let facts = &tables.functions[function];
    let mut labels = Vec::new();
    let mut ends = Vec::new();
    for instruction in &tables.module.instructions[facts.first as usize..facts.last as usize] {
        if instruction.op == Op::Label {
            labels.push(instruction.result);
        } else if ends_block(instruction.op) {
            ends.push(targets(tables, instruction));
        }
    }
    let numbers: HashMap<u32, usize> = labels.iter().copied().zip(0..).collect();
    let successors = ends.iter().map(|targets| {
        let known = targets.iter().filter_map(|label| numbers.get(label).copied());
        known.collect::<Vec<usize>>()
    });
    let successors: Vec<Vec<usize>> = successors.collect();
    let mut predecessors = vec![Vec::new(); labels.len()];
    for (from, targets) in successors.iter().enumerate() {
        targets.iter().for_each(|to| predecessors[*to].push(from));
    }
    let mut components = Components {
        successors,
        region: vec![0; labels.len()],
    };
    let mut order = Vec::with_capacity(labels.len());
    let mut regions = 0;
    // The next part is the last one.
    let mut pending = Vec::new();
    if !labels.is_empty() {
        pending.push(Part::Region(vec![0], (0..labels.len()).collect(), 0));
    }
    while let Some(part) = pending.pop() {
        let (entries, blocks, depth) = match part {
            Part::Region(entries, blocks, depth) => (entries, blocks, depth),
            Part::LoopEnd(header) => {
                order.push(Step::LoopEnd(labels[header]));
                continue;
            }
        };
        if let [block] = blocks[..] {
            order.push(Step::Block(labels[block]));
            continue;
        }
        regions += 1;
        blocks
            .iter()
            .for_each(|block| components.region[*block] = regions);
        // The last component found is the first in order, and so goes on the stack last.
        for mut component in components.find(&entries, regions) {
            component.sort_unstable();
            if component.len() == 1 || depth == MAX_LOOP_DEPTH {
                component
                    .iter()
                    .rev()
                    .for_each(|block| pending.push(Part::Region(vec![*block], vec![*block], depth)));
                continue;
            }
            let entered = |block: &usize| {
                entries.contains(block)
                    || predecessors[*block].iter().any(|from: &usize| {
                        components.region[*from] == regions && component.binary_search(from).is_err()
                    })
            };
            let header = component
                .iter()
                .copied()
                .find(|block| entered(block))
                .unwrap_or(component[0]);
            let rest: Vec<usize> = component
                .iter()
                .copied()
                .filter(|block| *block != header)
                .collect();
            let inner = components.successors[header]
                .iter()
                .copied()
                .filter(|block| rest.binary_search(block).is_ok());
            pending.push(Part::LoopEnd(header));
            pending.push(Part::Region(inner.collect(), rest, depth + 1));
            pending.push(Part::Region(vec![header], vec![header], depth));
        }
    }
    order
}

/// Finds strongly connected components.
struct Components {
    successors: Vec<Vec<usize>>,
    /// The region to which a block belongs; others are not looked at.
    region: Vec<u32>,
}

impl Components {
    /// The components of a region, those that come later in the flow of control first (Tarjan's algorithm, without
    /// recursion).
    fn find(&self, entries: &[usize], region: u32) -> Vec<Vec<usize>> {
        let mut index: HashMap<usize, usize> = HashMap::new();
        let mut low: HashMap<usize, usize> = HashMap::new();
        let mut open = Vec::new();
        let mut is_open = HashSet::new();
        let mut found = Vec::new();
        for root in entries {
            if index.contains_key(root) {
                continue;
            }
            let mut calls = vec![(*root, 0)];
            while let Some((block, next)) = calls.pop() {
                if next == 0 {
                    let number = index.len();
                    index.insert(block, number);
                    low.insert(block, number);
                    open.push(block);
                    is_open.insert(block);
                }
                let inside = self.successors[block]
                    .iter()
                    .skip(next)
                    .position(|to| self.region[*to] == region);
                if let Some(skipped) = inside {
                    let to = self.successors[block][next + skipped];
                    calls.push((block, next + skipped + 1));
                    if !index.contains_key(&to) {
                        calls.push((to, 0));
                    } else if is_open.contains(&to) {
                        let lowest = low[&block].min(index[&to]);
                        low.insert(block, lowest);
                    }
                    continue;
                }
                if low[&block] == index[&block] {
                    let start = open.iter().rposition(|other| *other == block).unwrap_or(0);
                    let component = open.split_off(start);
                    component.iter().for_each(|block| {
                        is_open.remove(block);
                    });
                    found.push(component);
                }
                if let Some((parent, _)) = calls.last() {
                    let lowest = low[parent].min(low[&block]);
                    low.insert(*parent, lowest);
                }
            }
        }
        found
    }
}
