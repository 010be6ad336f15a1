//! One batch: its registers, who is where, and what waits.

use super::access::Found;
use super::op::Step;
use super::print::{Moment, Printed};
use crate::bytecode::semantics::Word;
use crate::bytecode::{Bytecode, Instr, Site};
use crate::launch::Grid;
use crate::trap::Trap;

/// A part of the memory in which registers have their columns: a place for the word of each lane.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Line([u64; 8]);

/// What is known of a register apart from its column. Masks have their bits in `base`.
///
/// The lanes of a batch lie in rows of equal length, one row or several. In a register that is no vector the word of a
/// lane is the base, plus the stride times its place in the row, plus the distance of rows times the number of the row.
/// Distances of words narrower than 64 bits have their sign extended.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C, align(32))]
pub(super) struct Reg {
    /// The word of lane 0, if it is not a vector.
    pub base: u64,
    /// What is added from lane to lane.
    pub stride: u64,
    /// What is added from row to row.
    pub row: u64,
    /// Where its column is: bytes from the start of all columns.
    pub column: u32,
    /// Only the column knows.
    pub vector: bool,
    /// If it is not a vector: how many bits the words have with which its column holds what the others say; 0 if it
    /// does not.
    pub filled: u8,
}

impl Reg {
    /// Whether all lanes have the same, if it is no vector.
    #[inline(always)]
    pub fn is_same(&self) -> bool {
        self.stride | self.row == 0
    }

    /// Whether distances are so small that they do not add up to anything large in a batch.
    #[inline(always)]
    pub fn is_tame(&self) -> bool {
        let small = |distance: u64| distance.cast_signed().unsigned_abs() < 1 << 48;
        small(self.stride) && small(self.row)
    }

    /// Whether the column has the words of the register, which have this many bits.
    #[inline(always)]
    pub fn in_column(&self, bits: u32) -> bool {
        self.vector || u32::from(self.filled) == bits
    }

    /// The word of a lane, if it is no vector, with bits above its width. `width` is the logarithm of the length of
    /// rows.
    #[inline(always)]
    pub fn word(&self, lane: usize, width: u32) -> u64 {
        let (row, column) = ((lane >> width) as u64, (lane & ((1 << width) - 1)) as u64);
        self.base
            .wrapping_add(self.stride.wrapping_mul(column))
            .wrapping_add(self.row.wrapping_mul(row))
    }
}

/// Lanes that wait at a barrier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    pub target: u32,
    pub lanes: u64,
    /// Index of the barrier's SPIR-V instruction.
    pub source: u32,
    /// Number of the collective, or [`BARRIER`].
    pub site: u32,
}

/// Instead of the number of a collective: a barrier of the group.
pub(super) const BARRIER: u32 = u32::MAX;

/// Why the dispatch stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// Goes on at the frame's step.
    More,
    /// No lane can go on: all have ended or wait.
    Still,
    /// The access of the frame's step needs more than the fast way.
    Access,
    /// The block ends in a trap.
    Trap,
    /// The fuel is used up.
    Fuel,
    /// The lanes at the end of the block wait for others.
    Collective,
}

/// Which work-items the lanes are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Items {
    /// Linear local id of lane 0.
    pub linear: u64,
    /// Its place: in the group, or, where groups share a batch, in the grid.
    pub place: [u64; 3],
}

/// What the steps of a frame look up. The pointers are good as long as the dispatch that set them runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<const N: usize> {
    pub steps: *const Step<N>,
    /// By block: number of its first step.
    pub entries: *const u32,
    pub sites: *const Site,
    pub found: *const Found,
    pub code: *const Bytecode,
    pub grid: *const Grid,
    /// Work-items in a sub-group.
    pub subgroup_size: u32,
    /// Groups that lie side by side share the batch.
    pub shared: bool,
    /// The processor has AVX2 and FMA.
    pub wide: bool,
    pub group: [u64; 3],
    /// The global id of the work-item whose place is 0.
    pub start: [u64; 3],
}

impl<const N: usize> Default for Scene<N> {
    fn default() -> Self {
        Self {
            steps: std::ptr::null(),
            entries: std::ptr::null(),
            sites: std::ptr::null(),
            found: std::ptr::null(),
            code: std::ptr::null(),
            grid: std::ptr::null(),
            subgroup_size: 0,
            shared: false,
            wide: false,
            group: [0; 3],
            start: [0; 3],
        }
    }
}

/// A batch of work-items.
pub(super) struct Frame<const N: usize> {
    pub regs: Vec<Reg>,
    pub data: Vec<Line>,
    /// Memory of the variables, one lane after the other.
    pub private: Vec<u64>,
    pub items: Items,
    /// All lanes that are work-items.
    pub all: u64,
    /// Lanes that have not ended.
    pub alive: u64,
    /// Lanes that run.
    pub mask: u64,
    pub block: u32,
    /// Where the dispatch goes on; during an access, the step that makes it.
    pub step: *const Step<N>,
    /// What the dispatch works on; set when it begins.
    pub scene: Scene<N>,
    /// Instructions that may still be executed before the dispatch looks around.
    pub fuel: i64,
    /// Logarithm of the length of the rows that the lanes lie in.
    pub width: u32,
    /// Where groups share batches: work-items of the row that come after this batch.
    pub rest: u64,
    pub pending: Vec<u64>,
    /// A bit for each block with pending lanes.
    pub waiting: Vec<u64>,
    pub waiting_count: u32,
    /// Lanes at a barrier.
    pub suspended: u64,
    /// What lanes got where they waited last.
    pub received: [u64; N],
    /// Lanes that are gone when their turn ends, since another one of their sub-group trapped.
    pub ending: u64,
    /// At most one entry for each barrier of the program; the room is there from the start.
    pub at_barrier: Vec<Waiting>,
    pub trap: Option<(u32, Box<Trap>)>,
    /// What lanes printed and nobody has seen yet, and when the lane of the trap was stopped.
    pub printed: Vec<Printed>,
    pub stopped: Option<Moment>,
    /// How often each lane has waited for its sub-group.
    pub turns: [u64; N],
    /// Local ids by dimension, when they are not one row.
    pub ids: Vec<[u64; N]>,
}

impl<const N: usize> Frame<N> {
    pub fn new(code: &Bytecode) -> Self {
        let mut regs = Vec::with_capacity(code.widths.len());
        let mut bytes = 0;
        for width in &code.widths {
            regs.push(Reg {
                column: bytes,
                ..Reg::default()
            });
            bytes += u32::from(*width) * u32::try_from(N).expect("batches are small");
        }
        let private = usize::try_from(code.private_bytes / 8).expect("bounded by the launch") * N;
        Self {
            regs,
            data: vec![Line([0; 8]); (bytes as usize).div_ceil(64)],
            private: vec![0; private],
            items: Items::default(),
            all: 0,
            alive: 0,
            mask: 0,
            block: 0,
            step: std::ptr::null(),
            scene: Scene::default(),
            fuel: 0,
            width: N.ilog2(),
            rest: 0,
            pending: vec![0; code.blocks.len()],
            waiting: vec![0; code.blocks.len().div_ceil(64)],
            waiting_count: 0,
            suspended: 0,
            received: [0; N],
            ending: 0,
            at_barrier: Vec::with_capacity(code.blocks.len()),
            trap: None,
            printed: Vec::new(),
            stopped: None,
            turns: [0; N],
            ids: Vec::new(),
        }
    }

    /// Puts lanes at the beginning of the kernel.
    pub fn start(&mut self, lanes: u64) {
        self.all = lanes;
        self.alive = lanes;
        self.suspended = 0;
        self.ending = 0;
        self.turns = [0; N];
        if !self.at_barrier.is_empty() || self.waiting_count > 0 || self.trap.is_some() {
            self.at_barrier.clear();
            self.trap = None;
            self.pending.fill(0);
            self.waiting.fill(0);
            self.waiting_count = 0;
        }
        self.enter(0, lanes);
    }

    /// Takes up the next work-items of a row that groups share; false if there are none, or one has trapped.
    #[inline(always)]
    pub fn advance(&mut self) -> bool {
        if self.rest == 0 || self.trap.is_some() {
            return false;
        }
        self.items.place[0] += N as u64;
        self.start_in_row();
        true
    }

    /// Puts as many work-items as there are in the rest of a row at the beginning of the kernel.
    pub fn start_in_row(&mut self) {
        let count = self.rest.min(N as u64);
        self.rest -= count;
        self.start(u64::MAX >> (64 - count));
    }

    #[inline(always)]
    fn enter(&mut self, block: u32, lanes: u64) {
        self.block = block;
        self.mask = lanes;
        self.step = std::ptr::null();
    }

    /// The step where the frame goes on.
    ///
    /// # Safety
    /// The scene is set.
    #[inline(always)]
    pub unsafe fn current(&self) -> *const Step<N> {
        if !self.step.is_null() {
            return self.step;
        }
        // SAFETY: each block has an entry.
        let entry = unsafe { self.scene.entries.add(self.block as usize) };
        // SAFETY: as above.
        let entry = unsafe { entry.read() };
        // SAFETY: entries are numbers of steps.
        unsafe { self.scene.steps.add(entry as usize) }
    }

    /// The step at which the dispatch ended was done the slow way.
    pub fn step_on(&mut self) {
        // SAFETY: a block does not end with such a step.
        self.step = unsafe { self.step.add(1) };
    }

    /// The dispatch ends at a step, which needs the slow way.
    #[inline(always)]
    pub fn stop_at(&mut self, step: *const Step<N>) -> Exit {
        self.step = step;
        Exit::Access
    }

    /// Lanes come to a block and wait for their turn.
    #[inline(always)]
    pub fn arrive(&mut self, block: u32, lanes: u64) {
        let at = block as usize;
        self.pending[at] |= lanes;
        let bit = 1 << (at % 64);
        let word = &mut self.waiting[at / 64];
        self.waiting_count += u32::from(*word & bit == 0);
        *word |= bit;
    }

    /// All running lanes go to a block.
    #[inline(always)]
    pub fn jump(&mut self, block: u32) -> bool {
        if self.waiting_count == 0 {
            self.enter(block, self.mask);
            return true;
        }
        self.arrive(block, self.mask);
        self.next()
    }

    /// The lowest block with waiting lanes runs next; false if there is none.
    #[inline(always)]
    pub fn next(&mut self) -> bool {
        if self.waiting_count == 0 {
            self.mask = 0;
            return false;
        }
        self.next_waiting()
    }

    fn next_waiting(&mut self) -> bool {
        while self.waiting_count > 0 {
            let found = self.waiting.iter().position(|word| *word != 0).expect("counted");
            let bit = self.waiting[found].trailing_zeros();
            self.waiting[found] &= self.waiting[found] - 1;
            self.waiting_count -= 1;
            let at = found * 64 + bit as usize;
            let lanes = std::mem::take(&mut self.pending[at]) & self.alive;
            if lanes != 0 {
                self.enter(u32::try_from(at).expect("blocks are counted in 32 bits"), lanes);
                return true;
            }
        }
        self.mask = 0;
        false
    }

    /// Lanes from one on are gone, since one trapped.
    pub fn cut(&mut self, lane: u32) {
        self.alive &= (1 << lane) - 1;
        self.mask &= self.alive;
        self.suspended &= self.alive;
        for waiting in &mut self.at_barrier {
            waiting.lanes &= self.alive;
        }
    }

    /// Lanes wait, and go on at a block then.
    pub fn suspend(&mut self, target: u32, lanes: u64, source: u32, site: u32) {
        self.suspended |= lanes;
        let mut places = self.at_barrier.iter_mut();
        match places.find(|waiting| waiting.target == target) {
            Some(waiting) => waiting.lanes |= lanes,
            None => self.at_barrier.push(Waiting {
                target,
                lanes,
                source,
                site,
            }),
        }
    }

    /// Lanes that waited come to the blocks where they go on.
    pub fn wake(&mut self, lanes: u64) {
        self.suspended &= !lanes;
        for at in 0..self.at_barrier.len() {
            let Waiting {
                target, lanes: there, ..
            } = self.at_barrier[at];
            if there & lanes != 0 {
                self.arrive(target, there & lanes);
                self.at_barrier[at].lanes &= !lanes;
            }
        }
        self.at_barrier.retain(|waiting| waiting.lanes != 0);
    }

    /// Takes up lanes that waited, while all others wait or have ended.
    pub fn resume(&mut self, lanes: u64) {
        self.wake(lanes);
        self.next();
    }

    /// The address of one lane of an access, as the kernel has it.
    pub fn address(&self, instr: &Instr, lane: u32) -> u64 {
        instr
            .index
            .pointer(self.word(instr.a, instr.index.bits(), lane))
            .wrapping_add(self.base(instr.plus))
            .wrapping_add(instr.imm)
    }

    /// The word of one lane of a register.
    pub fn word(&self, register: u16, bits: u8, lane: u32) -> u64 {
        let reg = self.regs[usize::from(register)];
        let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        if bits == 1 {
            return reg.base >> lane & 1;
        }
        if !reg.vector {
            return reg.word(lane as usize, self.width) & mask;
        }
        self.column_word(register, bits, lane)
    }

    /// What the column of a register has for a lane.
    pub fn column_word(&self, register: u16, bits: u8, lane: u32) -> u64 {
        match bits {
            8 => self.element::<u8>(register, lane).to_word(),
            16 => self.element::<u16>(register, lane).to_word(),
            32 => self.element::<u32>(register, lane).to_word(),
            _ => self.element::<u64>(register, lane),
        }
    }

    #[inline(always)]
    fn element<T: Word>(&self, register: u16, lane: u32) -> T {
        let at = self.reg(register).column as usize + lane as usize * size_of::<T>();
        assert!(
            at + size_of::<T>() <= size_of_val(self.data.as_slice()),
            "a column has room for all lanes"
        );
        // SAFETY: it lies within the columns, as was just seen.
        let place = unsafe { self.data.as_ptr().byte_add(at) };
        // SAFETY: as above.
        unsafe { place.cast::<T>().read_unaligned() }
    }

    /// Sets the word of one lane of a register that is a vector.
    pub fn set_word(&mut self, register: u16, bits: u8, lane: u32, value: u64) {
        match bits {
            8 => self.set_element(register, lane, u8::from_word(value)),
            16 => self.set_element(register, lane, u16::from_word(value)),
            32 => self.set_element(register, lane, u32::from_word(value)),
            _ => self.set_element(register, lane, value),
        }
    }

    #[inline(always)]
    fn set_element<T: Word>(&mut self, register: u16, lane: u32, word: T) {
        let at = self.reg(register).column as usize + lane as usize * size_of::<T>();
        assert!(
            at + size_of::<T>() <= size_of_val(self.data.as_slice()),
            "a column has room for all lanes"
        );
        // SAFETY: it lies within the columns, as was just seen.
        let place = unsafe { self.data.as_mut_ptr().byte_add(at) };
        // SAFETY: as above.
        unsafe { place.cast::<T>().write_unaligned(word) };
    }
}
