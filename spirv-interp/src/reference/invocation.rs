//! One work-item: its frames, registers and private memory.

use crate::kernel::Slot;

/// What a work-item is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    /// Waits at the barrier that is this instruction.
    AtBarrier(usize),
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
    /// First register of the current frame.
    pub base: usize,
    pub registers: Vec<u64>,
    pub callers: Vec<Caller>,
    /// Variables by number, and the bytes that they lie in.
    pub slots: Vec<Slot>,
    pub private: Vec<u8>,
}

impl Invocation {
    pub fn new() -> Self {
        Self {
            local_id: [0; 3],
            state: State::Done,
            next: 0,
            block: 0,
            base: 0,
            registers: Vec::new(),
            callers: Vec::new(),
            slots: Vec::new(),
            private: Vec::new(),
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
