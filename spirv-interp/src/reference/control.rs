//! The dispatch loop, and everything that changes which instruction is next.

use spirv::{Op, Scope};

use super::group::{Machine, Result, stop};
use super::invocation::{Caller, State};
use crate::parse::Instruction;
use crate::pointer;
use crate::trap::TrapKind;
use crate::validate::control::{ends_block, switch_literal_words};
use crate::validate::group::{Collective, collective};
use crate::validate::tables::Function;

/// Calls in calls, through pointers.
const MAX_CALLS: usize = 1000;

impl<'r> Machine<'r> {
    /// Runs the current work-item until it ends or waits for others; or, if blocks have an order, until it leaves one.
    pub(super) fn run(&mut self) -> Result<()> {
        let module = &self.tables.module;
        while self.current.state == State::Running {
            if self.fuel == 0 {
                self.refuel()?;
            }
            self.fuel -= 1;
            let instruction = &module.instructions[self.current.next];
            self.current.next += 1;
            let words = module.words(instruction);
            self.checks_before(instruction.op, words);
            self.step(instruction, words)?;
            self.checks_after(instruction, words);
            // Where work-items may part or meet, the others have their turn.
            if self.order.is_some() && ends_block(instruction.op) {
                break;
            }
        }
        Ok(())
    }

    fn step(&mut self, instruction: &Instruction, w: &'r [u32]) -> Result<()> {
        match instruction.op {
            Op::Load => self.load_instruction(w),
            Op::Store => self.store_instruction(w),
            Op::AccessChain | Op::InBoundsAccessChain => self.chain(w, 4),
            Op::PtrAccessChain | Op::InBoundsPtrAccessChain => self.chain(w, 5),
            Op::Branch => self.branch(w[1]),
            Op::BranchConditional => {
                let target = if self.get(w[1], 0) != 0 { w[2] } else { w[3] };
                self.branch(target)
            }
            Op::Switch => self.switch(w),
            Op::Return => self.leave(None),
            Op::ReturnValue => self.leave(Some(w[1])),
            Op::FunctionCall => self.call(self.tables.function_of[&w[3]], w),
            Op::FunctionPointerCallINTEL => self.call_through_pointer(w),
            Op::Unreachable => stop(TrapKind::Unreachable),
            Op::Variable => self.variable(w),
            Op::CopyMemory | Op::CopyMemorySized => self.copy_memory(instruction.op, w),
            Op::ExtInst => self.extended_instruction(w),
            // Phis are done by the branch. Hints do nothing, and memory is always consistent.
            Op::Phi
            | Op::Label
            | Op::Line
            | Op::NoLine
            | Op::Nop
            | Op::LoopMerge
            | Op::SelectionMerge
            | Op::LoopControlINTEL
            | Op::LifetimeStart
            | Op::LifetimeStop
            | Op::AssumeTrueKHR
            | Op::MemoryBarrier
            // Who waits has arrived.
            | Op::ControlBarrierArriveINTEL
            | Op::Undef => Ok(()),
            Op::SubgroupBlockReadINTEL => self.block_read(w),
            Op::SubgroupBlockWriteINTEL => self.block_write(w),
            op if crate::validate::is_atomic(op) => self.atomic(op, w),
            op if let Some(collective) = collective(op) => {
                self.wait(collective, w);
                Ok(())
            }
            op => {
                self.compute(op, w);
                Ok(())
            }
        }
    }

    /// Stops at an instruction that work-items execute together; [`Machine::collect`] executes it.
    fn wait(&mut self, collective: Collective, w: &[u32]) {
        let scope = match collective.scope {
            Some(word) => self.get(w[word], 0),
            None => Scope::Subgroup as u64,
        };
        // One work-item has nobody to wait for.
        if scope != Scope::Invocation as u64 {
            self.current.state = State::Waiting(self.current.next - 1, collective.reach(scope));
        }
    }

    /// Goes to a block: all its phis read before any is written (3.3.17 OpPhi).
    fn branch(&mut self, target: u32) -> Result<()> {
        let module = &self.tables.module;
        let from = std::mem::replace(&mut self.current.block, target);
        self.current.way_back = self.order.and_then(|order| order.way_back(from, target));
        let mut next = self.tables.defined_at[target as usize] as usize + 1;
        let first = next;
        self.scratch.clear();
        loop {
            let instruction = &module.instructions[next];
            match instruction.op {
                Op::Phi => {}
                Op::Line | Op::NoLine | Op::Nop => {
                    next += 1;
                    continue;
                }
                _ => break,
            }
            let words = module.words(instruction);
            let value = words[3..]
                .chunks_exact(2)
                .find(|pair| pair[1] == from)
                .map_or(0, |pair| pair[0]);
            for lane in 0..self.place(instruction.result).words {
                let word = if value == 0 { 0 } else { self.get(value, lane) };
                self.scratch.push(word);
            }
            next += 1;
        }
        self.checks_phis(first, next, from);
        let mut taken = 0;
        for instruction in &module.instructions[first..next] {
            if instruction.op == Op::Phi {
                let place = self.place(instruction.result);
                for lane in 0..place.words {
                    let word = self.scratch[taken];
                    self.set(place, lane, word);
                    taken += 1;
                }
            }
        }
        self.current.next = next;
        Ok(())
    }

    fn switch(&mut self, w: &[u32]) -> Result<()> {
        let selector = self.get(w[1], 0);
        let width = switch_literal_words(self.tables, w[1]);
        let bits = self.place(w[1]).scalar.bits();
        let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        let case = w[3..].chunks_exact(width + 1).find(|case| {
            let high = if width == 2 { u64::from(case[1]) << 32 } else { 0 };
            (u64::from(case[0]) | high) & mask == selector
        });
        self.branch(case.map_or(w[2], |case| case[width]))
    }

    /// SPV_INTEL_function_pointers. Functions may come to themselves in this way; there is an end to it.
    fn call_through_pointer(&mut self, w: &[u32]) -> Result<()> {
        let Some(index) = self.tables.called(self.get(w[3], 0), w) else {
            return stop(TrapKind::NotAFunction);
        };
        if self.current.callers.len() >= MAX_CALLS {
            let bytes = self.current.registers.len() * 8 + self.current.private.len();
            return stop(TrapKind::TooMuchMemory {
                memory: "private",
                bytes: bytes as u64,
            });
        }
        self.call(index, w)
    }

    fn call(&mut self, index: u32, w: &[u32]) -> Result<()> {
        let callee = &self.tables.functions[index as usize];
        if !callee.has_body() {
            let name = callee
                .linkage
                .as_ref()
                .map_or_else(String::new, |linkage| linkage.name.clone());
            return stop(TrapKind::UnresolvedImport { name });
        }
        let caller = Caller {
            next: self.current.next,
            base: self.current.base,
            block: self.current.block,
            result: w[2],
            slots: self.current.slots.len(),
            private: self.current.private.len(),
        };
        let base = self.current.registers.len();
        self.current
            .registers
            .resize(base + callee.register_words as usize, 0);
        for (parameter, argument) in callee.parameters.iter().zip(&w[4..]) {
            let place = self.place(*parameter);
            let by_value = self.launch.kernel.program.by_value.get(parameter);
            let copy = match by_value {
                Some(ty) => Some(self.copy_by_value(*ty, *argument)?),
                None => None,
            };
            for lane in 0..place.words {
                let word = copy.unwrap_or_else(|| self.get(*argument, lane));
                self.current.registers[base + (place.offset + lane) as usize] = word;
            }
            if copy.is_none() {
                self.checks_pass(*argument, base, place);
            }
        }
        self.current.callers.push(caller);
        self.current.base = base;
        self.enter(callee);
        Ok(())
    }

    /// Begins a function whose frame and parameters are in place: makes its variables.
    pub(super) fn enter(&mut self, function: &Function) {
        self.current.block = function.entry;
        self.current.next = self.tables.defined_at[function.entry as usize] as usize + 1;
        for index in &function.variables {
            let instruction = &self.tables.module.instructions[*index as usize];
            let types = &self.tables.types;
            let pointer = types
                .by_id(instruction.result_type)
                .and_then(|pointer| types.pointee(pointer));
            let facts = types.get(pointer.expect("validate admits only variables of known type"));
            let number = self.current.add_variable(facts.size, facts.align);
            let place = self.place(instruction.result);
            self.set(place, 0, pointer::to_variable(pointer::PRIVATE, number));
        }
        self.checks_fit();
    }

    /// Ends a function: back to its caller, or the end of the work-item.
    fn leave(&mut self, value: Option<u32>) -> Result<()> {
        let Some(caller) = self.current.callers.pop() else {
            self.current.state = State::Done;
            return Ok(());
        };
        if let Some(id) = value {
            let place = self.place(caller.result);
            for lane in 0..place.words {
                let word = self.get(id, lane);
                self.current.registers[caller.base + (place.offset + lane) as usize] = word;
            }
            self.checks_pass(id, caller.base, place);
        }
        self.current.registers.truncate(self.current.base);
        self.current.slots.truncate(caller.slots);
        self.current.private.truncate(caller.private);
        self.current.base = caller.base;
        self.current.block = caller.block;
        self.current.next = caller.next;
        self.checks_fit();
        Ok(())
    }
}
