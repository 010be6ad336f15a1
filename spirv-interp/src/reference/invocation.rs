//! One work-item: its frames, registers and private memory.

use std::collections::HashMap;

use crate::kernel::Slot;
use crate::validate::group::Reach;

/// What a work-item is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    /// Waits for others at the barrier or group operation that is this instruction.
    Waiting(usize, Reach),
    Done,
}

/// What to go back to when a function returns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Caller {
    /// Instruction after the call.
    pub next: usize,
    /// First register of its frame.
    pub base: usize,
    /// Its current block.
    pub block: u32,
    /// Id that takes the result.
    pub result: u32,
    /// Variables and private bytes that were there before the call.
    pub slots: usize,
    pub private: usize,
}

/// A work-item that can be set aside and taken up again.
#[derive(Debug)]
pub(super) struct Invocation {
    pub local_id: [u32; 3],
    pub state: State,
    /// Index of the next instruction.
    pub next: usize,
    /// Label of the current block.
    pub block: u32,
    /// Its place in the order of the blocks, if it is on the way back to the first block of a loop.
    pub way_back: Option<u32>,
    /// First register of the current frame.
    pub base: usize,
    pub registers: Vec<u64>,
    pub callers: Vec<Caller>,
    /// Variables by number, and the bytes that they lie in.
    pub slots: Vec<Slot>,
    pub private: Vec<u8>,
    /// For the checks, and empty without them: which bytes of the registers are defined, a bit for each, and which bytes
    /// of the private memory were written.
    pub marks: Vec<u8>,
    pub written: Vec<bool>,
}

/// The order of the blocks of each function that a kernel reaches.
#[derive(Debug, Default)]
pub(super) struct BlockOrder {
    /// Places of blocks, by label.
    pub places: HashMap<u32, u32>,
    /// By label of the first block of a loop: the place behind all its blocks.
    pub loop_ends: HashMap<u32, u32>,
}

impl BlockOrder {
    fn place(&self, block: u32) -> u32 {
        self.places.get(&block).copied().unwrap_or(u32::MAX)
    }

    /// Where a work-item waits that goes back from one block to another, the first one of a loop, until all others have
    /// left the loop or want to go back as well.
    pub fn way_back(&self, from: u32, to: u32) -> Option<u32> {
        let end = self.loop_ends.get(&to).copied();
        end.filter(|end| (self.place(to)..*end).contains(&self.place(from)))
    }
}

impl Invocation {
    /// How far it has come, from the outermost function to the innermost: the place of the block, and the instruction
    /// in it. A function that was called comes before what follows the call.
    pub fn position(&self, order: &BlockOrder) -> impl Iterator<Item = (u32, usize)> {
        let callers = self
            .callers
            .iter()
            .map(move |caller| (order.place(caller.block), caller.next - 1));
        let own = self.way_back.unwrap_or_else(|| order.place(self.block));
        callers.chain(std::iter::once((own, self.next)))
    }

    pub fn new() -> Self {
        Self {
            local_id: [0; 3],
            state: State::Done,
            next: 0,
            block: 0,
            way_back: None,
            base: 0,
            registers: Vec::new(),
            callers: Vec::new(),
            slots: Vec::new(),
            private: Vec::new(),
            marks: Vec::new(),
            written: Vec::new(),
        }
    }

    /// Makes room for a variable, filled with zeros; returns its number.
    pub fn add_variable(&mut self, size: u64, align: u32) -> u32 {
        let base = self.private.len().next_multiple_of(align as usize);
        let size_here = usize::try_from(size).expect("validate limits the size of a type");
        self.private.resize(base + size_here, 0);
        self.slots.push(Slot {
            base: base as u64,
            size,
        });
        u32::try_from(self.slots.len() - 1).expect("specialise limits the number of variables")
    }
}
