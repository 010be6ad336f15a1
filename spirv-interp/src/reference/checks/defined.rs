//! Which bytes of values and of memory come from a store, and which were just there.
//!
//! Each word of a register has a mark with one bit for each of its bytes: set if the byte is defined. Moves keep the
//! marks; what is computed out of an undefined byte is undefined, except where an operand decides the byte alone.

use spirv::Op;

use super::super::address::Target;
use super::super::group::Machine;
use crate::checks::CheckKind;
use crate::mem::Access;
use crate::parse::Instruction;
use crate::parse::operands::{Context, Role, grammar, visit};
use crate::validate::is_atomic;
use crate::validate::tables::{Place, Space};
use crate::validate::types::{Scalar, TypeIndex};

/// All bytes are defined.
const WHOLE: u8 = 0xff;

/// The bits of a mark that a scalar has.
fn bits(scalar: Scalar) -> u8 {
    match scalar.bytes() {
        1 => 0x01,
        2 => 0x03,
        4 => 0x0f,
        _ => WHOLE,
    }
}

impl Machine<'_> {
    /// The mark of a word of a value.
    fn mark(&self, id: u32, lane: u32) -> u8 {
        let place = self.place(id);
        match place.space {
            Space::Register => {
                let at = self.current.base + (place.offset + lane) as usize;
                self.current.marks.get(at).copied().unwrap_or(WHOLE)
            }
            Space::Constant => {
                let definition = self.tables.defined_at[id as usize] as usize;
                let undefined = self.tables.module.instructions[definition].op == Op::Undef;
                if undefined { 0 } else { WHOLE }
            }
            Space::None | Space::Null => WHOLE,
        }
    }

    fn set_mark(&mut self, base: usize, place: Place, lane: u32, mark: u8) {
        if let Some(slot) = self.current.marks.get_mut(base + (place.offset + lane) as usize) {
            *slot = mark;
        }
    }

    fn is_defined(&self, id: u32, lane: u32) -> bool {
        let wanted = bits(self.place(id).scalar);
        self.mark(id, lane) & wanted == wanted
    }

    /// Gives new registers and new bytes of private memory their marks, and takes those away that are no more.
    pub(in super::super) fn checks_fit(&mut self) {
        if self.checks.is_some() {
            let item = &mut self.current;
            item.marks.resize(item.registers.len(), WHOLE);
            item.written.resize(item.private.len(), false);
        }
    }

    /// All private memory of the current work-item from here on is written.
    pub(in super::super) fn checks_fill(&mut self, start: usize, len: usize) {
        self.checks_fit();
        if let Some(bytes) = self.current.written.get_mut(start..start + len) {
            bytes.fill(true);
        }
    }

    /// The bytes behind a target that the checks follow.
    fn bytes_of(&mut self, target: Target, at: usize, len: usize) -> Option<&mut [bool]> {
        let state = self.checks.as_mut()?;
        match target {
            Target::Private(base) => self.current.written.get_mut(base + at..base + at + len),
            Target::Local(base) => state.written.get_mut(base + at..base + at + len),
            _ => None,
        }
    }

    /// An access as a whole: what is loaded is looked at, what is stored is written.
    pub(super) fn note_written(&mut self, target: Target, len: u64, access: Access) {
        let len = usize::try_from(len).expect("the access was found in memory");
        let Some(bytes) = self.bytes_of(target, 0, len) else {
            return;
        };
        let unwritten = access != Access::Store && bytes.contains(&false);
        if access != Access::Load {
            bytes.fill(true);
        }
        let at = self.current.next.saturating_sub(1);
        if unwritten && is_atomic(self.tables.module.instructions[at].op) {
            self.say_undefined("used by an atomic operation");
        }
        if let Some(state) = &mut self.checks {
            state.loaded_unwritten |= unwritten;
        }
    }

    /// Bytes were copied as they are, the marks with them.
    pub(in super::super) fn checks_copied(&mut self, source: Target, target: Target, len: usize) {
        let marks = self.bytes_of(source, 0, len).map(|bytes| bytes.to_vec());
        if let (Some(marks), Some(bytes)) = (marks, self.bytes_of(target, 0, len)) {
            bytes.copy_from_slice(&marks);
        }
    }

    /// A value was loaded.
    pub(in super::super) fn checks_loaded(&mut self, target: Target, place: Place, ty: TypeIndex) {
        if self.checks.is_none() {
            return;
        }
        let base = self.current.base;
        for (lane, (at, scalar)) in (0..).zip(self.leaves(ty)) {
            let bytes = self.bytes_of(target, at, scalar.bytes() as usize);
            let mark = bytes.map_or(WHOLE, |bytes| {
                let set = bytes
                    .iter()
                    .zip(0..)
                    .map(|(written, bit)| u8::from(*written) << bit);
                set.fold(0, |mark, bit| mark | bit)
            });
            self.set_mark(base, place, lane, mark);
        }
    }

    /// A value was stored. Global memory is where others see it, so there it must be defined.
    pub(in super::super) fn checks_stored(&mut self, target: Target, id: u32, ty: TypeIndex) {
        if self.checks.is_none() {
            return;
        }
        let leaves = self.leaves(ty);
        let mut undefined = Vec::new();
        for (lane, (at, scalar)) in (0..).zip(&leaves) {
            let mark = self.mark(id, lane);
            if !self.is_defined(id, lane) {
                undefined.push(lane);
            }
            if let Some(bytes) = self.bytes_of(target, *at, scalar.bytes() as usize) {
                bytes
                    .iter_mut()
                    .zip(0..)
                    .for_each(|(written, bit)| *written = mark >> bit & 1 == 1);
            }
        }
        // Compilers store vectors of three as vectors of four.
        let of_three = self.place(id).words == 4 && undefined == [3];
        if matches!(target, Target::Host(_)) && !undefined.is_empty() && !of_three {
            self.say_undefined("stored to global memory");
        }
    }

    fn leaves(&self, ty: TypeIndex) -> Vec<(usize, Scalar)> {
        let mut leaves = Vec::new();
        self.tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
            leaves.push((
                usize::try_from(offset).expect("types are smaller than 2 GiB"),
                scalar,
            ));
        });
        leaves
    }

    fn say_undefined(&mut self, used: &'static str) {
        if self
            .checks
            .as_ref()
            .is_some_and(|state| state.checks.uninitialised)
        {
            let at = self.current.next.saturating_sub(1);
            self.say(CheckKind::Uninitialised { used }, at, self.current_item(), at);
        }
    }

    /// An instruction is about to be executed: something may depend on an operand that is undefined.
    pub(in super::super) fn checks_before(&mut self, op: Op, w: &[u32]) {
        let Some(state) = &mut self.checks else {
            return;
        };
        state.loaded_unwritten = false;
        let (used, id) = match op {
            Op::BranchConditional | Op::Switch => ("used as a condition", w[1]),
            Op::Load => ("used as an address", w[3]),
            Op::Store | Op::AtomicStore | Op::AtomicFlagClear => ("used as an address", w[1]),
            op if is_atomic(op) => ("used as an address", w[3]),
            _ => return,
        };
        if !self.is_defined(id, 0) {
            self.say_undefined(used);
        }
        let operands = match op {
            Op::AtomicStore => 4..5,
            op if is_atomic(op) && op != Op::AtomicFlagClear => 6..w.len(),
            _ => return,
        };
        if w[operands].iter().any(|id| !self.is_defined(*id, 0)) {
            self.say_undefined("used by an atomic operation");
        }
    }

    /// The marks of an instruction's result.
    pub(in super::super) fn checks_after(&mut self, instruction: &Instruction, w: &[u32]) {
        let Some(state) = &self.checks else {
            return;
        };
        let unwritten = state.loaded_unwritten;
        // Branches, returns and loads give their results marks themselves.
        let elsewhere = matches!(
            instruction.op,
            Op::Phi | Op::FunctionCall | Op::Load | Op::Variable
        );
        if instruction.result_type == 0
            || elsewhere
            || self.place(instruction.result).space != Space::Register
        {
            return;
        }
        let (place, base) = (self.place(instruction.result), self.current.base);
        let marks: Vec<u8> = match unwritten {
            true => vec![0; place.words as usize],
            false => self.marks_of(instruction, w, place),
        };
        for (lane, mark) in (0..).zip(marks) {
            self.set_mark(base, place, lane, mark);
        }
    }

    fn all_marks(&self, id: u32) -> Vec<u8> {
        (0..self.place(id).words)
            .map(|lane| self.mark(id, lane))
            .collect()
    }

    fn marks_of(&self, instruction: &Instruction, w: &[u32], place: Place) -> Vec<u8> {
        let part = |composite: u32, indices: &[u32]| {
            let ty = self
                .tables
                .value_type(composite)
                .expect("validate admits only values");
            let (_, start, len) =
                crate::validate::part(self.tables, ty, indices).expect("validate follows the indices");
            start as usize..(start + len) as usize
        };
        let lanes = 0..place.words;
        match instruction.op {
            Op::Undef => vec![0; place.words as usize],
            Op::CopyObject | Op::CopyLogical | Op::ExpectKHR => self.all_marks(w[3]),
            Op::Bitcast if self.place(w[3]).words == place.words => self.all_marks(w[3]),
            Op::CompositeConstruct => w[3..].iter().flat_map(|id| self.all_marks(*id)).collect(),
            Op::CompositeExtract => self.all_marks(w[3])[part(w[3], &w[4..])].to_vec(),
            Op::CompositeInsert => {
                let mut marks = self.all_marks(w[4]);
                marks.splice(part(w[4], &w[5..]), self.all_marks(w[3]));
                marks
            }
            Op::VectorShuffle => {
                let both = [self.all_marks(w[3]), self.all_marks(w[4])].concat();
                let chosen = w[5..].iter().map(|lane| both.get(*lane as usize).copied());
                chosen.map(|mark| mark.unwrap_or(0)).collect()
            }
            Op::VectorExtractDynamic if self.is_defined(w[4], 0) => {
                let marks = self.all_marks(w[3]);
                let lane = usize::try_from(self.get(w[4], 0)).unwrap_or(usize::MAX);
                vec![marks.get(lane).copied().unwrap_or(WHOLE)]
            }
            Op::VectorInsertDynamic if self.is_defined(w[5], 0) => {
                let mut marks = self.all_marks(w[3]);
                let lane = usize::try_from(self.get(w[5], 0)).unwrap_or(usize::MAX);
                if let Some(slot) = marks.get_mut(lane) {
                    *slot = self.mark(w[4], 0);
                }
                marks
            }
            Op::Select => {
                let conditions = self.place(w[3]).words;
                let choose = |lane: u32| {
                    let condition = if conditions == 1 { 0 } else { lane };
                    let chosen = if self.get(w[3], condition) != 0 {
                        w[4]
                    } else {
                        w[5]
                    };
                    if self.is_defined(w[3], condition) {
                        self.mark(chosen, lane)
                    } else {
                        0
                    }
                };
                lanes.map(choose).collect()
            }
            Op::BitwiseXor => lanes
                .map(|lane| self.mark(w[3], lane) & self.mark(w[4], lane))
                .collect(),
            Op::Not => self.all_marks(w[3]),
            // A byte of zeros, or of ones, decides alone.
            Op::BitwiseAnd => lanes.map(|lane| self.decided(w, lane, 0)).collect(),
            Op::BitwiseOr => lanes.map(|lane| self.decided(w, lane, 0xff)).collect(),
            Op::UConvert => {
                let above = !bits(self.place(w[3]).scalar);
                lanes.map(|lane| self.mark(w[3], lane) | above).collect()
            }
            _ => self.computed(instruction, w, place),
        }
    }

    /// The marks of a bitwise operation for which a byte with this value in one operand makes the other one not count.
    fn decided(&self, w: &[u32], lane: u32, value: u8) -> u8 {
        let side = |id: u32| {
            let bytes = self.get(id, lane).to_le_bytes();
            let decides = bytes
                .iter()
                .zip(0..)
                .fold(0_u8, |mask, (byte, bit)| mask | u8::from(*byte == value) << bit);
            let mark = self.mark(id, lane);
            (mark, mark & decides)
        };
        let ((a, a_decides), (b, b_decides)) = (side(w[3]), side(w[4]));
        a & b | a_decides | b_decides
    }

    /// A result is defined where all operands are: lane by lane if they have as many, else as a whole.
    fn computed(&self, instruction: &Instruction, w: &[u32], place: Place) -> Vec<u8> {
        let mut operands = Vec::new();
        let context = Context {
            switch_literal_words: None,
            opencl_sets: &self.tables.opencl_sets,
        };
        let entry = grammar(instruction.op as u16).expect("parse admits only the grammar's instructions");
        let _shape = visit(entry, w, &context, &mut |index, role| {
            if role == Role::Id {
                operands.push(w[index]);
            }
        });
        operands.retain(|id| {
            self.place(*id).space == Space::Register || self.place(*id).space == Space::Constant
        });
        let defined = |lane: u32| {
            operands.iter().all(|id| {
                let words = self.place(*id).words;
                if words == place.words {
                    self.is_defined(*id, lane)
                } else {
                    (0..words).all(|lane| self.is_defined(*id, lane))
                }
            })
        };
        (0..place.words)
            .map(|lane| if defined(lane) { WHOLE } else { 0 })
            .collect()
    }

    /// The marks of the phis between two instructions, when control comes from a block: all read before any is written.
    pub(in super::super) fn checks_phis(&mut self, first: usize, next: usize, from: u32) {
        if self.checks.is_none() {
            return;
        }
        let tables = self.tables;
        let phis = tables.module.instructions[first..next]
            .iter()
            .filter(|i| i.op == Op::Phi);
        let marks = phis.map(|phi| {
            let mut pairs = tables.module.words(phi)[3..].chunks_exact(2);
            let value = pairs.find(|pair| pair[1] == from).map(|pair| pair[0]);
            (
                phi.result,
                value.map_or(Vec::new(), |value| self.all_marks(value)),
            )
        });
        let marks: Vec<(u32, Vec<u8>)> = marks.collect();
        let base = self.current.base;
        for (result, marks) in marks {
            let place = self.place(result);
            for (lane, mark) in (0..).zip(marks) {
                self.set_mark(base, place, lane, mark);
            }
        }
    }

    /// The marks of a value as it goes into another frame: an argument to its parameter, what is returned to its result.
    pub(in super::super) fn checks_pass(&mut self, id: u32, base: usize, place: Place) {
        if self.checks.is_none() {
            return;
        }
        self.checks_fit();
        let marks = self.all_marks(id);
        for (lane, mark) in (0..place.words).zip(marks) {
            self.set_mark(base, place, lane, mark);
        }
    }
}
