//! Addresses as a sum: what differs from lane to lane, what is the same in all lanes, and a constant.
//!
//! All three are added by the access itself, so that in a loop over one of them the others stay as they are. Sums and
//! products by constants are exact modulo 2^64, whatever order they are computed in.

use std::collections::HashMap;

use super::divergence::Divergence;
use super::form::{Function, Inst, Kind, Value};
use crate::bytecode::{Code, Ty};

/// Terms that one address may have; others stay as they are.
const MAX_TERMS: usize = 12;

/// Splits the addresses of all accesses.
pub(super) fn split(function: &mut Function, divergence: &Divergence) {
    let mut depths = vec![0_u32; function.insts.len()];
    for (number, block) in (0..).zip(&function.blocks) {
        let depth = function
            .loops
            .iter()
            .filter(|found| (found.first..=found.last).contains(&number))
            .count();
        for value in &block.insts {
            depths[value.index()] = u32::try_from(depth).unwrap_or(u32::MAX);
        }
    }
    for number in 0..function.blocks.len() {
        let insts = std::mem::take(&mut function.blocks[number].insts);
        let mut builder = Sums {
            function,
            kept: Vec::with_capacity(insts.len()),
            known: HashMap::new(),
            source: 0,
        };
        for value in insts {
            builder.access(value, divergence, &depths);
            builder.kept.push(value);
        }
        let kept = builder.kept;
        function.blocks[number].insts = kept;
    }
}

/// Builds sums inside one block.
struct Sums<'f> {
    function: &'f mut Function,
    kept: Vec<Value>,
    /// What was built in this block.
    known: HashMap<(Code, Value, Value), Value>,
    source: u32,
}

impl Sums<'_> {
    fn access(&mut self, value: Value, divergence: &Divergence, depths: &[u32]) {
        let inst = self.function.inst(value);
        if !matches!(inst.kind, Kind::Load(_) | Kind::Store(_) | Kind::Atomic(..)) {
            return;
        }
        if inst.addend().is_some() {
            return;
        }
        self.source = inst.source;
        let pointer = inst.args[0];
        let Some((terms, constant)) = terms(self.function, pointer) else {
            return;
        };
        let (mut same, mut own): (Vec<_>, Vec<_>) = terms
            .into_iter()
            .partition(|(value, _)| divergence.uniform[value.index()]);
        if own.is_empty() || (same.is_empty() && constant == 0) {
            return;
        }
        // What changes least comes first, so that it can leave the loop.
        let order = |(value, _): &(Value, u64)| (depths[value.index()], *value);
        same.sort_unstable_by_key(order);
        own.sort_unstable_by_key(order);
        let own = self.sum(&own);
        let plus = if same.is_empty() {
            None
        } else {
            Some(self.sum(&same))
        };
        let inst = &mut self.function.insts[value.index()];
        inst.args[0] = own;
        if let Kind::Load(part) | Kind::Store(part) | Kind::Atomic(_, part) = &mut inst.kind {
            part.base = part.base.wrapping_add(constant);
        }
        inst.args.extend(plus);
    }

    fn sum(&mut self, terms: &[(Value, u64)]) -> Value {
        let mut total: Option<Value> = None;
        let mut rest = terms;
        while let Some((first, factor)) = rest.first().copied() {
            // Terms that follow each other with one factor are added first.
            let same = rest.iter().take_while(|(_, other)| *other == factor).count();
            let mut part = first;
            for (value, _) in &rest[1..same] {
                part = self.add(Code::Add64, part, *value);
            }
            part = self.times(part, factor);
            total = Some(match total {
                Some(total) => self.add(Code::Add64, total, part),
                None => part,
            });
            rest = &rest[same..];
        }
        total.expect("there is a term")
    }

    fn times(&mut self, value: Value, factor: u64) -> Value {
        if factor == 1 {
            return value;
        }
        if factor.is_power_of_two() {
            let by = self
                .function
                .add_constant(Ty::W64, u64::from(factor.trailing_zeros()));
            return self.add(Code::Shl64, value, by);
        }
        let by = self.function.add_constant(Ty::W64, factor);
        self.add(Code::Mul64, value, by)
    }

    fn add(&mut self, code: Code, a: Value, b: Value) -> Value {
        if let Some(known) = self.known.get(&(code, a, b)) {
            return *known;
        }
        let made = self.function.add(Inst {
            kind: Kind::Pure(code),
            ty: Ty::W64,
            args: vec![a, b],
            source: self.source,
        });
        self.kept.push(made);
        self.known.insert((code, a, b), made);
        made
    }
}

/// A value as a sum of others times constants, and a constant.
fn terms(function: &Function, value: Value) -> Option<(Vec<(Value, u64)>, u64)> {
    let mut terms: Vec<(Value, u64)> = Vec::new();
    let mut constant = 0_u64;
    let mut work = vec![(value, 1_u64)];
    while let Some((value, factor)) = work.pop() {
        let inst = function.inst(value);
        let word = |at: usize| inst.args.get(at).and_then(|arg| function.constant(*arg));
        match (&inst.kind, word(1)) {
            (Kind::Const(word), _) => constant = constant.wrapping_add(word.wrapping_mul(factor)),
            (Kind::Pure(Code::Add64), _) => work.extend(inst.args.iter().map(|arg| (*arg, factor))),
            (Kind::Pure(Code::Sub64), _) => {
                work.push((inst.args[0], factor));
                work.push((inst.args[1], factor.wrapping_neg()));
            }
            (Kind::Pure(Code::Shl64), Some(by)) if by < 64 => work.push((inst.args[0], factor << by)),
            (Kind::Pure(Code::Mul64), Some(by)) => work.push((inst.args[0], factor.wrapping_mul(by))),
            _ => match terms.iter_mut().find(|(other, _)| *other == value) {
                Some((_, sum)) => *sum = sum.wrapping_add(factor),
                None => terms.push((value, factor)),
            },
        }
        if terms.len() + work.len() > MAX_TERMS {
            return None;
        }
    }
    terms.retain(|(_, factor)| *factor != 0);
    Some((terms, constant))
}
