//! From SPIR-V to blocks of the lowered form: calls are inlined, composites taken apart.

use std::collections::{HashMap, HashSet};

use spirv::{Op, StorageClass};

use super::form::{Block, Function, Inst, Kind, NotLowered, Part, Terminator, Value, Variable};
use crate::bytecode::{Code, Routine, Ty};
use crate::kernel::KernelInner;
use crate::parse::Instruction;
use crate::pointer;
use crate::trap::TrapKind;
use crate::validate::control::{Step, block_order, switch_literal_words};
use crate::validate::group::collective;
use crate::validate::tables::{Space, Tables};
use crate::validate::types::{Kind as TypeKind, Scalar, TypeIndex};

/// Instructions of the lowered form that a kernel may have; larger ones are left to the reference interpreter.
const MAX_INSTS: usize = 400_000;
/// Scalars of a variable that are worth to be known one by one.
const MAX_LAYOUT: u32 = 1024;
/// Calls in calls.
const MAX_DEPTH: u32 = 128;

pub(super) type Result<T> = std::result::Result<T, NotLowered>;

/// Words of a value.
pub(super) type Words = Vec<Value>;

/// Builds one kernel.
pub(super) struct Builder<'k> {
    pub kernel: &'k KernelInner,
    pub tables: &'k Tables,
    pub function: Function,
    /// The block that is being filled.
    pub(super) block: u32,
    constants: HashMap<(Ty, u64), Value>,
    /// Index of the SPIR-V instruction that is being lowered.
    pub source: u32,
    next_number: u32,
    /// Blocks that were begun.
    filled: u32,
    depth: u32,
    /// By variable: its scalars, if they are few.
    pub layouts: Vec<Vec<(u64, Ty)>>,
    /// Variables in Private storage at module scope, by their ordinals.
    module_scope: HashMap<u32, u32>,
    /// By block: the first block of the call that it belongs to.
    frames: Vec<u32>,
    /// Calls that are being inlined, innermost last.
    pending: Vec<Pending>,
}

/// Values of a call that were used before they were lowered: they go through variables of the call, which hold 0 until
/// the value is computed.
#[derive(Default)]
struct Pending {
    /// First block of the call.
    entry: u32,
    /// By id: an address and a type for each word.
    places: HashMap<u32, Vec<(Value, Ty)>>,
}

/// One inlined call.
pub(super) struct Instance {
    pub(super) values: HashMap<u32, Words>,
    blocks: HashMap<u32, u32>,
    phis: Vec<(u32, u32, Words)>,
    returns: Vec<(u32, Words)>,
}

/// Lowers the body of a kernel. Also says for each block which one its call begins with.
pub(super) fn build(kernel: &KernelInner) -> Result<(Function, Vec<u32>)> {
    let number = kernel.entry_point().function;
    let mut builder = Builder {
        kernel,
        tables: &kernel.program.tables,
        function: Function {
            ordered: kernel.has_active_operation(),
            ..Function::default()
        },
        block: 0,
        constants: HashMap::new(),
        source: kernel.function().first,
        next_number: u32::try_from(kernel.private.slots.len()).unwrap_or(u32::MAX),
        filled: 0,
        depth: 0,
        layouts: Vec::new(),
        module_scope: HashMap::new(),
        frames: Vec::new(),
        pending: vec![Pending::default()],
    };
    builder.new_block(0);
    builder.module_variables()?;
    let arguments = builder.arguments()?;
    let returns = builder.inline(number, arguments)?;
    for (block, _) in returns {
        builder.function.blocks[block as usize].end = Terminator::Return;
    }
    let local = builder.tables.globals.iter().any(|global| {
        global.class == StorageClass::Workgroup && kernel.local.slots[global.ordinal as usize].size > 0
    });
    let local_argument = kernel
        .arguments()
        .iter()
        .any(|info| info.kind == crate::kernel::ArgKind::Local);
    let mut function = builder.function;
    function.uses_local = local || local_argument;
    Ok((function, builder.frames))
}

impl Builder<'_> {
    pub fn refuse(&self, reason: &'static str) -> NotLowered {
        NotLowered::at(&self.tables.module, self.source, reason)
    }

    pub(super) fn new_block(&mut self, label: u32) -> u32 {
        let number = u32::try_from(self.function.blocks.len()).expect("bounded by MAX_INSTS");
        self.function.blocks.push(Block {
            insts: Vec::new(),
            end: Terminator::Return,
            preds: Vec::new(),
            label,
            weight: 0,
            source: self.source,
            rank: 0,
        });
        let call = self.pending.last().expect("the kernel itself is a call");
        self.frames.push(call.entry);
        number
    }

    /// Ends the current block in the middle of a block of the module, and begins the next one.
    pub fn break_block(&mut self, end: impl FnOnce(u32) -> Terminator) {
        let label = self.function.blocks[self.block as usize].label;
        let next = self.new_block(label);
        self.end(end(next));
        self.fill(next);
    }

    /// Begins to fill a block.
    pub(super) fn fill(&mut self, block: u32) {
        self.block = block;
        self.function.blocks[block as usize].rank = self.filled;
        self.filled += 1;
    }

    /// Ends the current block.
    pub(super) fn end(&mut self, end: Terminator) {
        let block = &mut self.function.blocks[self.block as usize];
        block.source = self.source;
        block.end = end;
        let from = self.block;
        for to in self.function.blocks[from as usize].end.targets() {
            let preds = &mut self.function.blocks[to as usize].preds;
            if !preds.contains(&from) {
                preds.push(from);
            }
        }
    }

    fn make(&mut self, kind: Kind, ty: Ty, args: Vec<Value>) -> Value {
        let value = Value(u32::try_from(self.function.insts.len()).expect("bounded by MAX_INSTS"));
        self.function.insts.push(Inst {
            kind,
            ty,
            args,
            source: self.source,
        });
        value
    }

    /// Adds an instruction to the current block.
    pub fn emit(&mut self, kind: Kind, ty: Ty, args: Vec<Value>) -> Value {
        let value = self.make(kind, ty, args);
        self.function.blocks[self.block as usize].insts.push(value);
        value
    }

    /// A constant. It belongs to no block.
    pub fn constant(&mut self, ty: Ty, word: u64) -> Value {
        if let Some(value) = self.constants.get(&(ty, word)) {
            return *value;
        }
        let value = self.make(Kind::Const(word), ty, Vec::new());
        self.constants.insert((ty, word), value);
        value
    }

    /// A computation, folded if its operands are known.
    pub fn pure(&mut self, code: Code, args: &[Value]) -> Value {
        let (_, ty) = code.signature().expect("only computations come here");
        let known: Option<Vec<u64>> = args.iter().map(|arg| self.function.constant(*arg)).collect();
        if let Some(known) = known {
            let word = |at: usize| known.get(at).copied().unwrap_or(0);
            if let Some(word) = code.evaluate(word(0), word(1), word(2)) {
                return self.constant(ty, word);
            }
        }
        self.emit(Kind::Pure(code), ty, args.to_vec())
    }

    /// A computation without a code of its own, folded if its operands are known.
    pub fn routine(&mut self, routine: Routine, ty: Ty, args: &[Value]) -> Value {
        let known: Option<Vec<u64>> = args.iter().map(|arg| self.function.constant(*arg)).collect();
        if let Some(word) = known.and_then(|known| routine.evaluate(&known)) {
            return self.constant(ty, word);
        }
        self.emit(Kind::Routine(routine), ty, args.to_vec())
    }

    /// A pointer and a distance in bytes.
    pub fn add_bytes(&mut self, address: Value, distance: Value) -> Value {
        let known = self.function.constant(distance);
        if known == Some(0) {
            return address;
        }
        let inst = self.function.inst(address);
        if let (Kind::Address { variable, offset }, Some(more)) = (&inst.kind, known) {
            let kind = Kind::Address {
                variable: *variable,
                offset: offset.wrapping_add(more),
            };
            return self.emit(kind, Ty::W64, Vec::new());
        }
        // Constant distances come last, so that accesses can take them up.
        if let (Kind::Pure(Code::Add64), Some(more)) = (&inst.kind, known) {
            let (base, first) = (inst.args[0], inst.args[1]);
            if let Some(first) = self.function.constant(first) {
                let sum = self.constant(Ty::W64, first.wrapping_add(more));
                return self.pure(Code::Add64, &[base, sum]);
            }
        }
        self.pure(Code::Add64, &[address, distance])
    }

    /// Makes a variable that is filled with zeros; returns its address.
    pub fn variable(&mut self, ty: TypeIndex) -> Value {
        let number = self.next_number;
        self.next_number += 1;
        self.numbered_variable(ty, number)
    }

    fn numbered_variable(&mut self, ty: TypeIndex, number: u32) -> Value {
        let facts = self.tables.types.get(ty);
        let variable = u32::try_from(self.function.variables.len()).expect("bounded by MAX_INSTS");
        self.function.variables.push(Variable {
            size: facts.size,
            align: facts.align,
            number,
        });
        let mut leaves = Vec::new();
        if facts.words <= MAX_LAYOUT {
            self.tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
                leaves.push((offset, Ty::of_bits(8 * scalar.bytes())));
            });
        }
        self.layouts.push(leaves);
        self.emit(Kind::Clear { variable }, Ty::W8, Vec::new());
        self.emit(Kind::Address { variable, offset: 0 }, Ty::W64, Vec::new())
    }

    /// Variables in Private storage at module scope: each invocation has its own.
    fn module_variables(&mut self) -> Result<()> {
        let tables = self.tables;
        let globals = tables
            .globals
            .iter()
            .filter(|global| global.class == StorageClass::Private);
        let mut addresses = Vec::new();
        for (global, slot) in globals.zip(&self.kernel.private.slots) {
            if slot.size > 0 {
                let variable = u32::try_from(self.function.variables.len()).expect("bounded by MAX_INSTS");
                addresses.push((global, self.numbered_variable(global.ty, global.ordinal)));
                self.module_scope.insert(global.ordinal, variable);
            }
        }
        for (global, address) in addresses {
            if let Some(initializer) = global.initializer {
                self.initialise_with(address, initializer)?;
            }
        }
        Ok(())
    }

    fn arguments(&mut self) -> Result<Vec<Words>> {
        let parameters = self.kernel.function().parameters.clone();
        let mut all = Vec::new();
        for (index, id) in (0..).zip(parameters) {
            let by_value = self.kernel.program.by_value.get(&id).copied();
            let ty = self.tables.value_type(id).expect("parameters have values");
            let mut leaves = Vec::new();
            self.tables
                .types
                .for_each_leaf(by_value.unwrap_or(ty), 0, &mut |offset, scalar| {
                    leaves.push((offset, scalar))
                });
            let words: Words = (0..)
                .zip(&leaves)
                .map(|(word, (_, scalar))| {
                    let ty = Ty::of_bits(scalar.bits());
                    let width = if ty == Ty::B { Ty::W8 } else { ty };
                    self.emit(Kind::Param { index, word }, width, Vec::new())
                })
                .collect();
            let Some(aggregate) = by_value else {
                let words = words.iter().zip(&leaves).map(|(word, (_, scalar))| match scalar {
                    Scalar::Bool => {
                        let zero = self.constant(Ty::W8, 0);
                        self.pure(Code::Ne8, &[*word, zero])
                    }
                    _ => *word,
                });
                all.push(words.collect());
                continue;
            };
            let address = self.variable(aggregate);
            let len = u32::try_from(self.tables.types.get(aggregate).size)
                .map_err(|_| self.refuse("a large aggregate"))?;
            for (word, (offset, _)) in words.iter().zip(&leaves) {
                let leaf = u32::try_from(*offset).expect("inside the aggregate");
                let part = Part {
                    base: 0,
                    len,
                    leaf,
                    global: false,
                };
                let ty = self.function.inst(*word).ty;
                self.emit(Kind::Store(part), ty, vec![address, *word]);
            }
            all.push(vec![address]);
        }
        Ok(all)
    }

    /// The words of a value.
    pub fn get(&mut self, instance: &Instance, id: u32) -> Result<Words> {
        // An operand that is a literal after all.
        let Some(place) = self.tables.places.get(id as usize) else {
            return Err(self.refuse("an operand that is no value"));
        };
        match place.space {
            Space::Register => match instance.values.get(&id) {
                Some(words) => Ok(words.clone()),
                None => Ok(self.get_early(id)),
            },
            Space::Constant | Space::Null => Ok(self.constant_words(id)),
            Space::None => Err(self.refuse("an operand without a value")),
        }
    }

    /// A value that is used before it is lowered: what it was when it was computed last in this call, or zeros.
    fn get_early(&mut self, id: u32) -> Words {
        let call = self.pending.last().expect("the kernel itself is a call");
        if !call.places.contains_key(&id) {
            let (entry, mut places) = (call.entry, Vec::new());
            for scalar in self.scalars_of(id) {
                let ty = Ty::of_bits(8 * scalar.bytes());
                let clear = self.scratch_variable(ty);
                let Kind::Clear { variable } = self.function.inst(clear).kind else {
                    continue;
                };
                let address = self.make(Kind::Address { variable, offset: 0 }, Ty::W64, Vec::new());
                self.function.blocks[entry as usize]
                    .insts
                    .splice(0..0, [clear, address]);
                places.push((address, Ty::of_bits(scalar.bits())));
            }
            let call = self.pending.last_mut().expect("the kernel itself is a call");
            call.places.insert(id, places);
        }
        let call = self.pending.last().expect("the kernel itself is a call");
        let places = call.places[&id].clone();
        places
            .into_iter()
            .map(|(address, ty)| {
                let scalar = match ty {
                    Ty::B => Scalar::Bool,
                    _ => Scalar::Int(u8::try_from(ty.bits()).expect("at most 64")),
                };
                self.load_leaf(address, scalar, Part::whole(ty))
            })
            .collect()
    }

    /// Gives an id its value.
    pub(super) fn define(&mut self, instance: &mut Instance, id: u32, words: Words) {
        let call = self.pending.last().expect("the kernel itself is a call");
        for ((address, ty), word) in call
            .places
            .get(&id)
            .cloned()
            .unwrap_or_default()
            .into_iter()
            .zip(&words)
        {
            self.store_leaf(address, *word, Part::whole(ty));
        }
        instance.values.insert(id, words);
    }

    /// The scalars of a value.
    fn scalars_of(&self, id: u32) -> Vec<Scalar> {
        let ty = self.tables.value_type(id).expect("values have types");
        let mut scalars = Vec::new();
        self.tables
            .types
            .for_each_leaf(ty, 0, &mut |_, scalar| scalars.push(scalar));
        scalars
    }

    /// Zeros of the type of a value.
    pub(super) fn zeros(&mut self, id: u32) -> Words {
        let scalars = self.scalars_of(id);
        scalars
            .iter()
            .map(|scalar| self.constant(Ty::of_bits(scalar.bits()), 0))
            .collect()
    }

    /// A variable for one word that nothing points to; returns what clears it.
    fn scratch_variable(&mut self, ty: Ty) -> Value {
        let number = self.next_number;
        self.next_number += 1;
        self.layouts.push(vec![(0, ty)]);
        self.function.scratch_variable(ty, number, self.source)
    }

    /// The words of a constant. Pointers to variables of the invocation are places in them.
    pub(super) fn constant_words(&mut self, id: u32) -> Words {
        let leaves = self.scalars_of(id);
        let words = self.tables.constant_words(id);
        let words = (0..).zip(leaves).map(|(at, scalar): (usize, _)| {
            let word = words.and_then(|words| words.get(at)).copied().unwrap_or(0);
            let (number, offset) = pointer::variable(word);
            let variable = match pointer::tag(word) {
                pointer::PRIVATE if scalar == Scalar::Pointer => u32::try_from(number).ok(),
                _ => None,
            };
            match variable.and_then(|number| self.module_scope.get(&number)) {
                Some(variable) => {
                    let kind = Kind::Address {
                        variable: *variable,
                        offset,
                    };
                    self.emit(kind, Ty::W64, Vec::new())
                }
                None => self.constant(Ty::of_bits(scalar.bits()), word),
            }
        });
        words.collect()
    }

    /// The word of a scalar value.
    pub fn scalar(&mut self, instance: &Instance, id: u32) -> Result<Value> {
        let words = self.get(instance, id)?;
        words
            .first()
            .copied()
            .ok_or_else(|| self.refuse("an operand without a value"))
    }

    /// Type of a pointer operand: its storage class, and what it points to.
    pub fn pointer_type(&self, id: u32) -> Result<(StorageClass, Option<TypeIndex>)> {
        let ty = self
            .tables
            .value_type(id)
            .ok_or_else(|| self.refuse("not a pointer"))?;
        match self.tables.types.get(ty).kind {
            TypeKind::Pointer { class, .. } => Ok((class, self.tables.types.pointee(ty))),
            _ => Err(self.refuse("not a pointer")),
        }
    }

    /// Inlines a function at the end of the current block. Returns the blocks that return, not ended yet, and what
    /// they return.
    pub(super) fn inline(&mut self, number: u32, arguments: Vec<Words>) -> Result<Vec<(u32, Words)>> {
        let tables = self.tables;
        let callee = &tables.functions[number as usize];
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.refuse("calls are nested deeply"));
        }
        let mut instance = Instance {
            values: HashMap::new(),
            blocks: HashMap::new(),
            phis: Vec::new(),
            returns: Vec::new(),
        };
        for (id, words) in callee.parameters.iter().zip(arguments) {
            instance.values.insert(*id, words);
        }
        let order = if self.function.ordered {
            self.module_order(number)
        } else {
            self.label_order(callee.entry)
        };
        // The first block goes on with the block of the call, which is its only predecessor.
        self.pending.push(Pending {
            entry: self.block,
            places: HashMap::new(),
        });
        instance.blocks.insert(callee.entry, self.block);
        self.function.blocks[self.block as usize].label = callee.entry;
        for label in order.iter().filter(|label| **label != callee.entry) {
            let block = self.new_block(*label);
            instance.blocks.insert(*label, block);
        }
        for index in &callee.variables {
            let instruction = &tables.module.instructions[*index as usize];
            let pointer = tables.types.by_id(instruction.result_type);
            let pointee = pointer.and_then(|pointer| tables.types.pointee(pointer));
            let address = self.variable(pointee.ok_or_else(|| self.refuse("a variable without type"))?);
            instance.values.insert(instruction.result, vec![address]);
        }
        for label in &order {
            if *label != callee.entry {
                self.fill(instance.blocks[label]);
            }
            self.lower_block(&mut instance, *label)?;
        }
        for (index, home, words) in std::mem::take(&mut instance.phis) {
            self.source = index;
            self.fill_phi(&instance, (index, home), &words)?;
        }
        self.pending.pop();
        self.depth -= 1;
        Ok(instance.returns)
    }

    fn fill_phi(&mut self, instance: &Instance, (index, home): (u32, u32), words: &Words) -> Result<()> {
        let tables = self.tables;
        let instruction = &tables.module.instructions[index as usize];
        let operands = &tables.module.words(instruction)[3..];
        for pred in self.function.blocks[home as usize].preds.clone() {
            let label = self.function.blocks[pred as usize].label;
            let operand = operands.chunks_exact(2).find(|pair| pair[1] == label);
            let never = |id: &u32| {
                let place = self.tables.places.get(*id as usize);
                place.is_some_and(|place| place.space == Space::Register) && !instance.values.contains_key(id)
            };
            // A value of a block that nothing leads to is never computed.
            let incoming = match operand.map(|pair| pair[0]).filter(|id| !never(id)) {
                Some(id) => self.get(instance, id)?,
                None => self.zeros(instruction.result),
            };
            for (word, value) in words.iter().zip(incoming) {
                self.function.insts[word.index()].args.push(value);
            }
        }
        Ok(())
    }

    /// Labels that can be reached, in the order in which work-items take their turns.
    fn module_order(&self, number: u32) -> Vec<u32> {
        let steps = block_order(self.tables, number as usize).into_iter();
        steps
            .filter_map(|step| match step {
                Step::Block(label) => Some(label),
                Step::LoopEnd(_) => None,
            })
            .collect()
    }

    /// Labels that can be reached, so that definitions come before uses.
    fn label_order(&self, entry: u32) -> Vec<u32> {
        let mut seen = HashSet::from([entry]);
        let mut order = Vec::new();
        let mut stack = vec![(entry, self.label_targets(entry))];
        while let Some((label, targets)) = stack.last_mut() {
            match targets.pop() {
                None => {
                    order.push(*label);
                    stack.pop();
                }
                Some(next) => {
                    if seen.insert(next) {
                        let targets = self.label_targets(next);
                        stack.push((next, targets));
                    }
                }
            }
        }
        order.reverse();
        order
    }

    fn label_targets(&self, label: u32) -> Vec<u32> {
        let module = &self.tables.module;
        let first = self.tables.defined_at[label as usize] as usize + 1;
        for instruction in &module.instructions[first..] {
            let w = module.words(instruction);
            match instruction.op {
                Op::Branch => return vec![w[1]],
                Op::BranchConditional => return vec![w[2], w[3]],
                Op::Switch => {
                    let width = switch_literal_words(self.tables, w[1]);
                    let cases = w[3..].chunks_exact(width + 1).map(|case| case[width]);
                    return std::iter::once(w[2]).chain(cases).collect();
                }
                Op::Return | Op::ReturnValue | Op::Unreachable => return Vec::new(),
                _ => {}
            }
        }
        Vec::new()
    }

    fn lower_block(&mut self, instance: &mut Instance, label: u32) -> Result<()> {
        let tables = self.tables;
        let first = tables.defined_at[label as usize] + 1;
        for index in first.. {
            if self.function.insts.len() > MAX_INSTS {
                return Err(self.refuse("the kernel is too large"));
            }
            self.source = index;
            let instruction = &tables.module.instructions[index as usize];
            if instruction.op != Op::Phi {
                self.function.blocks[self.block as usize].weight += 1;
            }
            if self.lower(instance, index, instruction)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Lowers one instruction; true if it ends its block.
    fn lower(&mut self, instance: &mut Instance, index: u32, instruction: &Instruction) -> Result<bool> {
        let tables = self.tables;
        let w = tables.module.words(instruction);
        match instruction.op {
            Op::Phi => {
                let scalars = self.scalars_of(w[2]);
                let words: Words = scalars
                    .iter()
                    .map(|scalar| self.emit(Kind::Phi, Ty::of_bits(scalar.bits()), Vec::new()))
                    .collect();
                instance.phis.push((index, self.block, words.clone()));
                self.define(instance, w[2], words);
            }
            Op::Branch => {
                self.end(Terminator::Jump(instance.blocks[&w[1]]));
                return Ok(true);
            }
            Op::BranchConditional => {
                let (yes, no) = (instance.blocks[&w[2]], instance.blocks[&w[3]]);
                let condition = self.scalar(instance, w[1])?;
                self.branch(condition, yes, no);
                return Ok(true);
            }
            Op::Switch => {
                self.switch(instance, w)?;
                return Ok(true);
            }
            Op::Return => {
                instance.returns.push((self.block, Vec::new()));
                return Ok(true);
            }
            Op::ReturnValue => {
                let words = self.get(instance, w[1])?;
                instance.returns.push((self.block, words));
                return Ok(true);
            }
            Op::Unreachable => {
                self.end(Terminator::Trap(TrapKind::Unreachable));
                return Ok(true);
            }
            Op::FunctionCall => return self.call(instance, tables.function_of[&w[3]], w),
            Op::FunctionPointerCallINTEL => {
                self.call_through_pointer(instance, w)?;
            }
            op if let Some(found) = collective(op) => {
                if let Some(words) = self.collective(instance, found, w)? {
                    instance.values.insert(w[2], words);
                }
            }
            _ => {
                if let Some(words) = self.lower_value(instance, instruction.op, w)? {
                    self.define(instance, instruction.result, words);
                }
            }
        }
        Ok(false)
    }

    pub(super) fn branch(&mut self, condition: Value, yes: u32, no: u32) {
        match self.function.constant(condition) {
            // Where work-items part and meet has to stay.
            Some(known) if !self.function.ordered => {
                self.end(Terminator::Jump(if known != 0 { yes } else { no }));
            }
            _ if yes == no => self.end(Terminator::Jump(yes)),
            _ => self.end(Terminator::Branch(condition, yes, no)),
        }
    }

    /// A switch is a row of comparisons.
    fn switch(&mut self, instance: &Instance, w: &[u32]) -> Result<()> {
        let selector = self.scalar(instance, w[1])?;
        let ty = self.function.inst(selector).ty;
        let width = switch_literal_words(self.tables, w[1]);
        let mask = if ty == Ty::W64 {
            u64::MAX
        } else {
            (1 << ty.bits()) - 1
        };
        for case in w[3..].chunks_exact(width + 1) {
            let high = if width == 2 { u64::from(case[1]) << 32 } else { 0 };
            let literal = self.constant(ty, (u64::from(case[0]) | high) & mask);
            let equal = crate::bytecode::by_width!(ty.bits(), Eq8, Eq16, Eq32, Eq64);
            let condition = self.pure(equal, &[selector, literal]);
            let label = self.function.blocks[self.block as usize].label;
            let next = self.new_block(label);
            self.branch(condition, instance.blocks[&case[width]], next);
            self.fill(next);
        }
        self.end(Terminator::Jump(instance.blocks[&w[2]]));
        Ok(())
    }

    /// Whether a word is a pointer to a built-in variable.
    pub fn input(&self, address: Value) -> Option<(usize, u64)> {
        let word = self.function.constant(address)?;
        (pointer::tag(word) == pointer::INPUT).then(|| pointer::variable(word))
    }
}
