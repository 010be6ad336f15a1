//! Calls: the body of the function takes their place.

use super::build::{Builder, Instance, Result, Words};
use super::form::{Kind, Terminator, Value};
use crate::bytecode::{Code, Ty};
use crate::pointer;
use crate::trap::TrapKind;
use crate::validate::types::TypeIndex;

impl Builder<'_> {
    /// Returns true if the callee never returns.
    pub(super) fn call(&mut self, instance: &mut Instance, number: u32, w: &[u32]) -> Result<bool> {
        let tables = self.tables;
        let callee = &tables.functions[number as usize];
        let call = self.source;
        if !callee.has_body() {
            let name = callee
                .linkage
                .as_ref()
                .map_or_else(String::new, |linkage| linkage.name.clone());
            self.end(Terminator::Trap(TrapKind::UnresolvedImport { name }));
            return Ok(true);
        }
        let mut arguments = Vec::new();
        for (parameter, argument) in callee.parameters.iter().zip(&w[4..]) {
            let words = match self.kernel.program.by_value.get(parameter) {
                Some(ty) => vec![self.copy_by_value(instance, *ty, *argument)?],
                None => self.get(instance, *argument)?,
            };
            arguments.push(words);
        }
        let label = self.function.blocks[self.block as usize].label;
        let returns = self.inline(number, arguments)?;
        self.source = call;
        let next = self.new_block(label);
        self.join(next, &returns);
        // Where nothing comes, what follows is lowered and dropped.
        let words = match returns.is_empty() && tables.value_type(w[2]).is_some() {
            true => self.zeros(w[2]),
            false => self.choose(&returns),
        };
        self.define(instance, w[2], words);
        Ok(false)
    }

    /// A call through a pointer is a row of comparisons with all functions that it may be.
    pub(super) fn call_through_pointer(&mut self, instance: &mut Instance, w: &[u32]) -> Result<()> {
        let tables = self.tables;
        let call = self.source;
        let pointer = self.scalar(instance, w[3])?;
        let label = self.function.blocks[self.block as usize].label;
        let mut ways: Vec<(u32, Words)> = Vec::new();
        for number in (0..).take(tables.functions.len()) {
            if !tables.may_call(number, w) {
                continue;
            }
            let id = tables.functions[number as usize].id;
            let known = self.constant(Ty::W64, pointer::to_variable(pointer::CODE, id));
            let condition = self.pure(Code::Eq64, &[pointer, known]);
            if self.function.constant(condition) == Some(0) {
                continue;
            }
            let [yes, no] = [0; 2].map(|_| self.new_block(label));
            self.branch(condition, yes, no);
            self.fill(yes);
            self.call(instance, number, w)?;
            let words = instance.values.remove(&w[2]).unwrap_or_default();
            ways.push((self.block, words));
            self.source = call;
            self.fill(no);
        }
        self.end(Terminator::Trap(TrapKind::NotAFunction));
        let next = self.new_block(label);
        self.join(next, &ways);
        let words = match ways.is_empty() && tables.value_type(w[2]).is_some() {
            true => self.zeros(w[2]),
            false => self.choose(&ways),
        };
        self.define(instance, w[2], words);
        Ok(())
    }

    /// Goes on in one block after several ways.
    fn join(&mut self, next: u32, ways: &[(u32, Words)]) {
        for (block, _) in ways {
            self.block = *block;
            self.end(Terminator::Jump(next));
        }
        self.fill(next);
    }

    /// The words that came on the way that was taken to this block.
    fn choose(&mut self, ways: &[(u32, Words)]) -> Words {
        match ways {
            [] => Vec::new(),
            [(_, words)] => words.clone(),
            many => (0..many[0].1.len())
                .map(|at| {
                    let args: Vec<Value> = many.iter().map(|(_, words)| words[at]).collect();
                    let ty = self.function.inst(args[0]).ty;
                    self.emit(Kind::Phi, ty, args)
                })
                .collect(),
        }
    }

    /// A call's copy of an aggregate (3.2.19 ByVal).
    fn copy_by_value(&mut self, instance: &Instance, ty: TypeIndex, argument: u32) -> Result<Value> {
        let from = self.scalar(instance, argument)?;
        let global = self.is_global(argument)?;
        let copy = self.variable(ty);
        let size = self.constant(Ty::W64, self.tables.types.get(ty).size);
        self.copy(copy, from, size, (false, global));
        Ok(copy)
    }
}
