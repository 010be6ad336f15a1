//! The lowered form → bytecode: registers by liveness over the order of blocks.
//!
//! A value is live from its definition to its last use *in the order of the blocks*, not along paths: between the two
//! any lane may run. In a loop that uses a value from outside, the value lives to the end of the loop; one that is used
//! after its loop lives from the beginning of it, and lanes that have left keep theirs, so its writes are masked.
//! All other writes may leave anything in lanes that do not take part.

use std::collections::{BTreeSet, HashMap};

use super::{
    Block, Bytecode, Call, Code, Collective, End, Index, Instr, Operand, Preset, Printed, Site, Ty, by_width,
};
use crate::kernel::{KernelInner, Slot};
use crate::lower::divergence::Divergence;
use crate::lower::form::{Function, Kind, Loop, Terminator, Value};
use crate::pointer;
use crate::validate::group::Reach;

/// Columns that a batch may have.
const MAX_REGISTERS: u16 = 4096;

/// Instructions between two stops.
const STOP: usize = 40;

/// Where a value lives.
#[derive(Clone, Copy, Debug)]
struct Life {
    start: u32,
    end: u32,
    /// Lanes that do not take part keep theirs.
    masked: bool,
}

struct Selector<'f> {
    function: &'f Function,
    divergence: Divergence,
    /// Position of the first instruction of each block, and behind the last one.
    starts: Vec<u32>,
    /// By value: the one whose register has its word, which is itself for most.
    aliases: Vec<Value>,
    /// By value: the operands that its instruction reads. Accesses extend and shift an index themselves.
    operands: Vec<Vec<Value>>,
    /// By access: how its first operand becomes a pointer.
    indices: HashMap<Value, Index>,
    /// By value: some instruction reads it, or it has an effect.
    needed: Vec<bool>,
    /// By value: position of its definition.
    defined: Vec<u32>,
    lives: Vec<Option<Life>>,
    registers: Vec<u16>,
}

impl Bytecode {
    /// A register more; `None` if there are too many.
    fn add_register(&mut self, ty: Ty) -> Option<u16> {
        let register = u16::try_from(self.widths.len()).ok()?;
        self.widths
            .push(u8::try_from(ty.bytes()).expect("words have at most eight bytes"));
        (register < MAX_REGISTERS).then_some(register)
    }
}

/// Selects; `None` if the kernel needs too many registers.
pub(crate) fn select(kernel: &KernelInner, function: &Function) -> Option<Bytecode> {
    let divergence = Divergence::new(function);
    let mut selector = Selector {
        function,
        aliases: aliases(function, &divergence),
        operands: Vec::new(),
        indices: HashMap::new(),
        needed: Vec::new(),
        divergence,
        starts: Vec::new(),
        defined: vec![u32::MAX; function.insts.len()],
        lives: vec![None; function.insts.len()],
        registers: vec![u16::MAX; function.insts.len()],
    };
    selector.find_operands();
    selector.find_needed();
    selector.number();
    selector.find_lives();
    let mut code = Bytecode {
        instrs: Vec::new(),
        sources: Vec::new(),
        blocks: Vec::new(),
        sites: Vec::new(),
        calls: Vec::new(),
        together: Vec::new(),
        collectives: Vec::new(),
        prints: Vec::new(),
        subgroups: function.ordered,
        ordered: function.ordered,
        widths: Vec::new(),
        presets: Vec::new(),
        private: Vec::new(),
        private_bytes: 0,
        groupless: function.is_groupless(kernel),
        rows: function.rows,
        zero: 0,
    };
    selector.place_presets(&mut code)?;
    selector.place(&mut code)?;
    // One for cycles of copies, one for results that only some lanes keep.
    let spare = [code.add_register(Ty::W64)?, code.add_register(Ty::W64)?];
    selector.place_variables(&mut code);
    selector.emit(&mut code, spare);
    Some(code)
}

/// The value of 32 bits that an address is made of, and how.
fn index(function: &Function, address: Value) -> Option<(Value, Index)> {
    let inst = function.inst(address);
    let (extended, by) = match (&inst.kind, inst.args.as_slice()) {
        (Kind::Pure(Code::Shl64), [extended, by]) => (*extended, u8::try_from(function.constant(*by)?).ok()?),
        _ => (address, 0),
    };
    if by > 4 {
        return None;
    }
    let inst = function.inst(extended);
    match inst.kind {
        Kind::Pure(Code::Zext32To64) => Some((inst.args[0], Index::Zext(by))),
        Kind::Pure(Code::Sext32To64) => Some((inst.args[0], Index::Sext(by))),
        _ => None,
    }
}

/// Words are kept zero-extended where all lanes have the same, so that an extension is what it extends.
fn aliases(function: &Function, divergence: &Divergence) -> Vec<Value> {
    let mut aliases: Vec<Value> = (0..).map(Value).take(function.insts.len()).collect();
    for value in function.blocks.iter().flat_map(|block| &block.insts) {
        let inst = function.inst(*value);
        let extends = matches!(inst.kind, Kind::Pure(code) if code.is_zero_extension());
        if extends && divergence.uniform[value.index()] && divergence.uniform[inst.args[0].index()] {
            aliases[value.index()] = aliases[inst.args[0].index()];
        }
    }
    aliases
}

impl Selector<'_> {
    fn is_preset(&self, value: Value) -> bool {
        matches!(
            self.function.inst(value).kind,
            Kind::Const(_) | Kind::Param { .. }
        )
    }

    fn find_operands(&mut self) {
        let function = self.function;
        self.operands = function.insts.iter().map(|inst| inst.args.clone()).collect();
        for value in function.blocks.iter().flat_map(|block| &block.insts) {
            let inst = function.inst(*value);
            if !matches!(inst.kind, Kind::Load(_) | Kind::Store(_) | Kind::Atomic(..)) {
                continue;
            }
            if let Some((base, index)) = index(function, inst.args[0])
                && !self.divergence.uniform[base.index()]
                && !self.divergence.uniform[inst.args[0].index()]
            {
                self.operands[value.index()][0] = base;
                self.indices.insert(*value, index);
            }
        }
    }

    fn find_needed(&mut self) {
        let function = self.function;
        self.needed = vec![false; function.insts.len()];
        let mut work: Vec<Value> = Vec::new();
        for block in &function.blocks {
            work.extend(block.end.uses());
            let lasting = |value: &&Value| {
                !matches!(
                    function.inst(**value).kind,
                    Kind::Const(_)
                        | Kind::Param { .. }
                        | Kind::BuiltIn { .. }
                        | Kind::Pure(_)
                        | Kind::Routine(_)
                        | Kind::Phi
                        | Kind::Address { .. }
                )
            };
            work.extend(block.insts.iter().filter(lasting));
        }
        while let Some(value) = work.pop() {
            let value = self.aliases[value.index()];
            if !std::mem::replace(&mut self.needed[value.index()], true) {
                work.extend(&self.operands[value.index()]);
            }
        }
    }

    fn number(&mut self) {
        let mut at = 0;
        for block in &self.function.blocks {
            self.starts.push(at);
            for value in &block.insts {
                at += 1;
                self.defined[value.index()] = at;
            }
            // The end of the block has a place of its own.
            at += 2;
        }
        self.starts.push(at);
    }

    /// Position at which a block has its copies and its end.
    fn end_of(&self, block: u32) -> u32 {
        self.starts[block as usize + 1] - 1
    }

    fn span(&self, found: &Loop) -> (u32, u32) {
        (self.starts[found.first as usize], self.end_of(found.last))
    }

    fn touch(&mut self, value: Value, at: u32) {
        let value = self.aliases[value.index()];
        if self.is_preset(value) {
            return;
        }
        let defined = self.defined[value.index()];
        let mut life = self.lives[value.index()].unwrap_or(Life {
            start: defined,
            end: defined,
            masked: false,
        });
        life.start = life.start.min(at);
        life.end = life.end.max(at);
        for (found, ragged) in self.function.loops.iter().zip(&self.divergence.ragged) {
            let (first, last) = self.span(found);
            let (defined_in, used_in) = (defined >= first && defined <= last, at >= first && at <= last);
            if used_in && !defined_in {
                life.end = life.end.max(last);
            }
            if defined_in && !used_in {
                life.start = life.start.min(first);
                // A phi of the header is also written before the loop, which is no use after it.
                if at > last && *ragged {
                    life.masked = true;
                }
            }
        }
        self.lives[value.index()] = Some(life);
    }

    fn find_lives(&mut self) {
        for (number, block) in (0..).zip(&self.function.blocks) {
            for value in block
                .insts
                .iter()
                .filter(|value| self.needed[value.index()])
                .copied()
                .collect::<Vec<_>>()
            {
                let value = &value;
                let inst = self.function.inst(*value);
                let defined = self.defined[value.index()];
                self.touch(*value, defined);
                for (at, arg) in self.operands[value.index()].clone().iter().enumerate() {
                    if inst.kind == Kind::Phi {
                        let end = self.end_of(block.preds[at]);
                        self.touch(*arg, end);
                        self.touch(*value, end);
                    } else {
                        self.touch(*arg, defined);
                    }
                }
            }
            let end = self.end_of(number);
            for value in block.end.uses() {
                self.touch(*value, end);
            }
        }
    }

    /// Constants and arguments have registers of their own, which are filled once.
    fn place_presets(&mut self, code: &mut Bytecode) -> Option<()> {
        // The first one is the zero that accesses without a distance add.
        let mut known: HashMap<(Ty, u64), u16> = HashMap::from([((Ty::W64, 0), 0)]);
        code.zero = code.add_register(Ty::W64)?;
        code.presets.push((code.zero, Preset::Word(0)));
        let mut used: Vec<Value> = Vec::new();
        for block in &self.function.blocks {
            for value in &block.insts {
                if self.is_preset(*value) {
                    used.push(*value);
                }
                let args = &self.operands[value.index()];
                used.extend(
                    args.iter()
                        .map(|arg| self.aliases[arg.index()])
                        .filter(|arg| self.is_preset(*arg)),
                );
            }
            let ends = block.end.uses().iter().map(|value| self.aliases[value.index()]);
            used.extend(ends.filter(|value| self.is_preset(*value)));
        }
        for value in used {
            if self.registers[value.index()] != u16::MAX {
                continue;
            }
            let inst = self.function.inst(value);
            let (preset, key) = match inst.kind {
                Kind::Const(word) if inst.ty == Ty::B => (
                    Preset::Word(if word == 0 { 0 } else { u64::MAX }),
                    Some((inst.ty, word)),
                ),
                Kind::Const(word) => (Preset::Word(word), Some((inst.ty, word))),
                Kind::Param { index, word } => (Preset::Param { index, word }, None),
                _ => continue,
            };
            if let Some(register) = key.and_then(|key| known.get(&key)) {
                self.registers[value.index()] = *register;
                continue;
            }
            // What is the same in all lanes may be read as a wider word.
            let register = code.add_register(Ty::W64)?;
            code.presets.push((register, preset));
            self.registers[value.index()] = register;
            if let Some(key) = key {
                known.insert(key, register);
            }
        }
        Some(())
    }

    /// Values that can be computed right into the phi that they go to: the phi is not read after that.
    fn joined(&self) -> HashMap<Value, Value> {
        let mut uses: HashMap<Value, u32> = HashMap::new();
        for block in &self.function.blocks {
            for value in &block.insts {
                let inst = self.function.inst(*value);
                let args = &self.operands[value.index()];
                if !self.needed[value.index()] {
                    continue;
                }
                for arg in args.iter().filter(|_| inst.kind != Kind::Phi) {
                    let last = uses.entry(self.aliases[arg.index()]).or_default();
                    *last = (*last).max(self.defined[value.index()]);
                }
                for (arg, pred) in inst
                    .args
                    .iter()
                    .zip(&block.preds)
                    .filter(|_| inst.kind == Kind::Phi)
                {
                    let last = uses.entry(self.aliases[arg.index()]).or_default();
                    *last = (*last).max(self.end_of(*pred));
                }
            }
        }
        for (number, block) in (0..).zip(&self.function.blocks) {
            for value in block.end.uses() {
                let last = uses.entry(self.aliases[value.index()]).or_default();
                *last = (*last).max(self.end_of(number));
            }
        }
        let mut joined = HashMap::new();
        for found in &self.function.loops {
            let (first, last) = self.span(found);
            let header = &self.function.blocks[found.first as usize];
            let inner: Vec<(u32, u32)> = self
                .function
                .loops
                .iter()
                .filter(|other| other.first > found.first)
                .map(|l| self.span(l))
                .collect();
            for phi in &header.insts {
                let inst = self.function.inst(*phi);
                let Some(back) = header.preds.iter().position(|pred| *pred == found.last) else {
                    continue;
                };
                let Some(value) = (inst.kind == Kind::Phi)
                    .then(|| inst.args.get(back).copied())
                    .flatten()
                else {
                    continue;
                };
                let at = self.defined[value.index()];
                let computed = matches!(self.function.inst(value).kind, Kind::Pure(_) | Kind::Routine(_))
                    && self.aliases[value.index()] == value;
                let here = at != u32::MAX
                    && at > first
                    && at <= last
                    && !inner.iter().any(|(a, b)| at >= *a && at <= *b);
                let lives = (self.lives[phi.index()], self.lives[value.index()]);
                let plain = matches!(lives, (Some(a), Some(_)) if !a.masked);
                let free = uses.get(phi).copied().unwrap_or(0) <= at;
                let alike = self.divergence.uniform[phi.index()] == self.divergence.uniform[value.index()];
                if computed && here && plain && free && alike && !joined.contains_key(&value) {
                    joined.insert(value, *phi);
                }
            }
        }
        joined
    }

    fn place(&mut self, code: &mut Bytecode) -> Option<()> {
        let joined = self.joined();
        for (value, phi) in &joined {
            // One register holds both, from the beginning of the first to the end of the last.
            let other = self.lives[value.index()];
            if let (Some(life), Some(other)) = (&mut self.lives[phi.index()], other) {
                life.start = life.start.min(other.start);
                life.end = life.end.max(other.end);
                life.masked |= other.masked;
            }
        }
        let mut order: Vec<(u32, u32, Value)> = Vec::new();
        for value in self.function.blocks.iter().flat_map(|block| &block.insts) {
            if let (Some(life), false) = (self.lives[value.index()], self.is_preset(*value))
                && self.aliases[value.index()] == *value
                && !joined.contains_key(value)
            {
                order.push((life.start, life.end, *value));
            }
        }
        order.sort_unstable();
        // Registers for what is the same in all lanes are never used for anything else.
        let mut free: HashMap<(bool, Ty), Vec<u16>> = HashMap::new();
        let mut busy: BTreeSet<(u32, u16)> = BTreeSet::new();
        let mut classes: HashMap<u16, (bool, Ty)> = HashMap::new();
        for (start, end, value) in order {
            while let Some((until, register)) = busy.first().copied().filter(|(until, _)| *until < start) {
                busy.remove(&(until, register));
                free.entry(classes[&register]).or_default().push(register);
            }
            let uniform = self.divergence.uniform[value.index()];
            let ty = self.function.inst(value).ty;
            let class = (uniform, if uniform && ty != Ty::B { Ty::W64 } else { ty });
            let register = match free.get_mut(&class).and_then(Vec::pop) {
                Some(register) => register,
                None => {
                    let register = code.add_register(class.1)?;
                    classes.insert(register, class);
                    register
                }
            };
            busy.insert((end, register));
            self.registers[value.index()] = register;
        }
        for (value, phi) in joined {
            self.registers[value.index()] = self.registers[phi.index()];
        }
        Some(())
    }

    fn place_variables(&self, code: &mut Bytecode) {
        let mut used = vec![false; self.function.variables.len()];
        for value in self.function.blocks.iter().flat_map(|block| &block.insts) {
            if let Kind::Address { variable, .. } = self.function.inst(*value).kind {
                used[variable as usize] = true;
            }
        }
        for (variable, used) in self.function.variables.iter().zip(used) {
            let size = if used { variable.size } else { 0 };
            let base = code.private_bytes.next_multiple_of(u64::from(variable.align));
            code.private.push((variable.number, Slot { base, size }));
            code.private_bytes = base + size;
        }
        code.private_bytes = code.private_bytes.next_multiple_of(8);
    }

    fn operands(&self, values: &[Value]) -> Vec<Operand> {
        let operand = |value: &Value| Operand {
            register: self.register(*value),
            bits: u8::try_from(self.function.inst(*value).ty.bits()).expect("at most 64"),
        };
        values.iter().map(operand).collect()
    }

    fn register(&self, value: Value) -> u16 {
        self.registers[self.aliases[value.index()].index()]
    }

    fn emit(&self, code: &mut Bytecode, spare: [u16; 2]) {
        for (number, block) in (0..).zip(&self.function.blocks) {
            let first = u32::try_from(code.instrs.len()).expect("instructions are bounded");
            let mut stop = code.instrs.len() + STOP;
            for value in &block.insts {
                self.emit_one(code, *value, spare[1]);
                if code.instrs.len() >= stop {
                    code.instrs.push(Instr {
                        code: Code::Stop,
                        ..copy(Ty::B, 0, 0, false, false)
                    });
                    code.sources.push(block.source);
                    stop = code.instrs.len() + STOP;
                }
            }
            self.emit_copies(code, number, spare[0], block.source);
            let end = match &block.end {
                Terminator::Jump(to) => End::Jump(*to),
                Terminator::Branch(condition, yes, no) => End::Branch(self.register(*condition), *yes, *no),
                Terminator::Barrier(to) => End::Barrier(*to),
                Terminator::Collective(collective) => {
                    code.subgroups |= collective.reach == Reach::Subgroup;
                    code.collectives.push(Collective {
                        what: collective.what,
                        reach: collective.reach,
                        operands: self.operands(&collective.args),
                        next: collective.next,
                    });
                    End::Collective(u32::try_from(code.collectives.len() - 1).expect("blocks are bounded"))
                }
                Terminator::Return => End::Return,
                Terminator::Trap(kind) => End::Trap(kind.clone()),
            };
            let last = u32::try_from(code.instrs.len()).expect("instructions are bounded");
            code.blocks.push(Block {
                first,
                last,
                end,
                weight: block.weight,
                source: block.source,
            });
        }
    }

    fn emit_one(&self, code: &mut Bytecode, value: Value, spare: u16) {
        if self.aliases[value.index()] != value || !self.needed[value.index()] {
            return;
        }
        let inst = self.function.inst(value);
        let operands = &self.operands[value.index()];
        let arg = |at: usize| operands.get(at).map_or(0, |arg| self.register(*arg));
        let addend = inst.addend();
        let operand = |at: usize| {
            if inst.args.get(at).copied() == addend {
                0
            } else {
                arg(at)
            }
        };
        let mut instr = Instr {
            code: Code::Const,
            masked: false,
            uniform: self.divergence.uniform[value.index()],
            plus: addend.map_or(code.zero, |addend| self.register(addend)),
            index: self.indices.get(&value).copied().unwrap_or(Index::Pointer),
            bits: u8::try_from(inst.ty.bits()).expect("at most 64"),
            dst: self.register(value),
            a: arg(0),
            b: operand(1),
            c: operand(2),
            site: 0,
            imm: 0,
        };
        let bits = inst.ty.bits();
        match &inst.kind {
            Kind::Const(_) | Kind::Param { .. } | Kind::Phi => return,
            Kind::BuiltIn { which, dimension } => {
                instr.code = Code::BuiltIn;
                instr.site = *which as u32;
                instr.imm = u64::from(*dimension);
            }
            Kind::Pure(pure) => instr.code = *pure,
            Kind::Received { .. } => instr.code = Code::Received,
            Kind::Print(operands) => {
                instr.code = Code::Print;
                instr.site = u32::try_from(code.prints.len()).expect("instructions are bounded");
                let mut args = inst.args.as_slice();
                let printed = operands.iter().map(|operand| {
                    let (own, rest) = args.split_at(operand.words as usize);
                    args = rest;
                    Printed {
                        scalar: operand.scalar,
                        global: operand.global,
                        words: self.operands(own),
                    }
                });
                let printed = printed.collect();
                code.prints.push(printed);
            }
            Kind::Active(what) => {
                instr.code = Code::Active;
                instr.site = u32::try_from(code.together.len()).expect("instructions are bounded");
                code.together.push(*what);
                code.subgroups = true;
            }
            Kind::Routine(routine) => {
                let operand = |arg: &Value| (self.register(*arg), self.function.inst(*arg).ty);
                instr.code = Code::Routine;
                instr.site = u32::try_from(code.calls.len()).expect("instructions are bounded");
                code.calls.push(Call {
                    routine: *routine,
                    operands: inst.args.iter().map(operand).collect(),
                });
            }
            Kind::Move { to, from } => {
                instr.code = Code::Move;
                instr.site = u32::try_from(code.sites.len()).expect("instructions are bounded");
                code.sites.extend([*from, *to].map(|global| Site {
                    len: 0,
                    leaf: 0,
                    global,
                    atomic: None,
                }));
            }
            Kind::Address { variable, offset } => {
                let number = self.function.variables[*variable as usize].number;
                instr.imm = pointer::to_variable(pointer::PRIVATE, number).wrapping_add(*offset);
            }
            Kind::Clear { variable } => {
                let (_, slot) = code.private[*variable as usize];
                instr.code = Code::Clear;
                instr.imm = slot.base;
                instr.site = u32::try_from(slot.size).unwrap_or(u32::MAX);
            }
            Kind::Load(part) | Kind::Store(part) | Kind::Atomic(_, part) => {
                let atomic = match inst.kind {
                    Kind::Atomic(kind, _) => Some((kind, inst.ty)),
                    _ => None,
                };
                instr.code = match inst.kind {
                    Kind::Load(_) => by_width!(bits, Load8, Load16, Load32, Load64),
                    Kind::Store(_) => by_width!(bits, Store8, Store16, Store32, Store64),
                    _ => Code::Atomic,
                };
                instr.imm = part.base;
                instr.site = u32::try_from(code.sites.len()).expect("instructions are bounded");
                code.sites.push(Site {
                    len: part.len,
                    leaf: part.leaf,
                    global: part.global,
                    atomic,
                });
            }
        }
        // Lanes that have left a loop keep what they took out of it; where lanes wait at barriers that not all come to
        // together, they keep everything.
        let life = self.lives[value.index()];
        let masked = !self.divergence.orderly || life.is_some_and(|life| life.masked);
        let result = instr.dst;
        if masked && life.is_some() {
            instr.dst = spare;
        }
        code.instrs.push(instr);
        code.sources.push(inst.source);
        if instr.dst != result {
            code.instrs.push(copy(inst.ty, result, spare, true, false));
            code.sources.push(inst.source);
        }
    }

    /// The copies into the phis of the block that follows, as if all were made at once.
    fn emit_copies(&self, code: &mut Bytecode, block: u32, spare: u16, source: u32) {
        let end = &self.function.blocks[block as usize].end;
        let [target] = end.targets()[..] else {
            return;
        };
        let header = &self.function.blocks[target as usize];
        let at = header
            .preds
            .iter()
            .position(|pred| *pred == block)
            .expect("edges are known at both ends");
        let mut copies = Vec::new();
        for phi in &header.insts {
            let inst = self.function.inst(*phi);
            if inst.kind != Kind::Phi || !self.needed[phi.index()] {
                continue;
            }
            // All lanes come into a loop at once and go round together; where they come from several sides, each
            // side writes its own.
            let leaves = self.lives[phi.index()].is_some_and(|life| life.masked);
            let joins = self.divergence.joins[target as usize];
            let uniform = self.divergence.uniform[phi.index()];
            let masked = leaves || joins || !self.divergence.orderly;
            let (dst, src) = (self.register(*phi), self.register(inst.args[at]));
            if dst != src {
                copies.push((dst, src, inst.ty, masked, uniform));
            }
        }
        let mut push = |instr| {
            code.instrs.push(instr);
            code.sources.push(source);
        };
        while !copies.is_empty() {
            let free = copies
                .iter()
                .position(|(dst, ..)| !copies.iter().any(|(_, src, ..)| src == dst));
            if let Some(free) = free {
                let (dst, src, ty, masked, uniform) = copies.swap_remove(free);
                push(copy(ty, dst, src, masked, uniform));
                continue;
            }
            let (dst, _, ty, ..) = copies[0];
            push(copy(ty, spare, dst, false, false));
            for copy in &mut copies {
                if copy.1 == dst {
                    copy.1 = spare;
                }
            }
        }
    }
}

fn copy(ty: Ty, dst: u16, src: u16, masked: bool, uniform: bool) -> Instr {
    Instr {
        code: match ty {
            Ty::B => Code::CopyB,
            ty => by_width!(ty.bits(), Copy8, Copy16, Copy32, Copy64),
        },
        masked,
        bits: u8::try_from(ty.bits()).expect("at most 64"),
        dst,
        a: src,
        b: 0,
        c: 0,
        plus: 0,
        index: Index::Pointer,
        uniform,
        site: 0,
        imm: 0,
    }
}
