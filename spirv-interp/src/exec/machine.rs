//! What one thread needs to run work-groups, and how it does.

use std::sync::atomic::Ordering;

use super::access::Found;
use super::dispatch;
use super::frame::{Exit, Frame, Items};
use super::launch::BatchLaunch;
use crate::bytecode::{Bytecode, Collective, End, Preset};
use crate::launch::{Progress, Ranges, Worker};
use crate::printf::Printer;
use crate::trap::{Invocation, Stop, Trap, TrapKind};
use crate::validate::group::Reach;

/// Instructions between two looks at cancellation and budget.
const FUEL: i64 = 1 << 14;

pub(super) struct Machine<'r, const N: usize> {
    pub code: &'r Bytecode,
    pub launch: &'r BatchLaunch<'r, N>,
    progress: &'r Progress<'r>,
    pub frames: Vec<Frame<N>>,
    /// By access site.
    pub found: Vec<Found>,
    pub ranges: Ranges,
    /// Memory of the group.
    pub local: Vec<u64>,
    /// Instructions until the next look, and how many they were at the last one. None at the start, so that the first
    /// block is followed by a look.
    fuel: i64,
    given: i64,
    group: [u32; 3],
    /// Number of the group that runs, or of the first one of several.
    number: u64,
    /// Instructions executed before the last look.
    looked: u64,
    pub printer: Printer,
    /// Bytes that were printed and not handed over.
    pub waiting_text: usize,
}

impl<'r, const N: usize> Machine<'r, N> {
    pub fn new(code: &'r Bytecode, launch: &'r BatchLaunch<'r, N>, progress: &'r Progress<'r>) -> Self {
        let local =
            usize::try_from(launch.common.local.bytes.div_ceil(8)).expect("the launch limits local memory");
        // A little more, so that the largest alignment fits.
        let mut machine = Self {
            code,
            launch,
            progress,
            frames: Vec::new(),
            found: vec![Found::default(); code.sites.len()],
            ranges: Ranges::default(),
            local: vec![0; local + 16],
            fuel: 0,
            given: 0,
            group: [0; 3],
            number: 0,
            looked: 0,
            printer: Printer::default(),
            waiting_text: 0,
        };
        let items = machine.group_items();
        let batches = if launch.shared {
            1
        } else if code_waits(code) {
            items.div_ceil(N as u64)
        } else {
            1
        };
        for number in 0..batches {
            let mut frame = Frame::new(code);
            for (register, preset) in &code.presets {
                let word = match preset {
                    Preset::Word(word) => *word,
                    Preset::Param { index, word } => launch.parameters[*index as usize][*word as usize],
                };
                frame.set_same(*register, word);
            }
            machine.frames.push(frame);
            machine.place(0, number);
        }
        machine
    }

    pub(super) fn group_items(&self) -> u64 {
        self.launch.common.grid.group_items()
    }

    /// Says which work-items of the group a frame holds.
    fn place(&mut self, frame: usize, batch: u64) {
        let [sx, sy, _] = self.launch.common.grid.group_size.map(u64::from);
        let linear = batch * N as u64;
        let at = |linear: u64| [linear % sx, linear / sx % sy, linear / sx / sy];
        let items = Items {
            linear,
            place: at(linear),
        };
        let count = (self.group_items() - linear).min(N as u64);
        let frame = &mut self.frames[frame];
        frame.items = items;
        frame.ids.clear();
        frame.width = N.ilog2();
        let one_row = items.place[0] + count <= sx;
        // Rows that divide the batch, all in one plane.
        let rows =
            sx < N as u64 && (N as u64).is_multiple_of(sx) && at(linear + count - 1)[2] == items.place[2];
        if !one_row && rows {
            frame.width = sx.ilog2();
        } else if !one_row {
            let of = |d: usize| std::array::from_fn(|lane| at(linear + lane as u64)[d]);
            frame.ids = vec![of(0), of(1), of(2)];
        }
    }

    /// Runs all work-items of one group.
    pub fn run_group(&mut self, number: u64) -> Result<(), Box<Trap>> {
        self.enter_group(number);
        self.local.fill(0);
        let items = self.group_items();
        let batches = items.div_ceil(N as u64);
        let lanes = |batch: u64| {
            let count = (items - batch * N as u64).min(N as u64);
            u64::MAX >> (64 - count)
        };
        if !code_waits(self.code) {
            for batch in 0..batches {
                if batches > 1 {
                    self.place(0, batch);
                }
                self.frames[0].start(lanes(batch));
                self.run_frame(0)?;
            }
            return Ok(());
        }
        for batch in 0..batches {
            let at = usize::try_from(batch).expect("groups are small");
            if self.frames[at].items.linear != batch * N as u64 {
                self.place(at, batch);
            }
            self.frames[at].start(lanes(batch));
        }
        loop {
            for at in 0..self.frames.len() {
                self.run_frame(at)?;
            }
            self.check_barrier()?;
            if self.frames.iter().all(|frame| frame.alive == 0) {
                return Ok(());
            }
            self.act_as_group()?;
            for frame in self.frames.iter_mut().filter(|frame| frame.alive != 0) {
                frame.resume(frame.suspended);
            }
        }
    }

    fn enter_group(&mut self, number: u64) {
        self.group = self.launch.common.grid.group_at(number);
        self.number = number;
    }

    /// Runs groups that lie side by side as if they were one: rows of work-items from end to end.
    pub fn run_row(&mut self, first: u64, last: u64) -> Result<(), (u64, Box<Trap>)> {
        self.enter_group(first);
        let [sx, sy, sz] = self.launch.common.grid.group_size.map(u64::from);
        let [gx, gy, gz] = self.group.map(u64::from);
        let start = gx * sx;
        let mut end = start + (last - first) * sx;
        let mut trap: Option<(u64, Box<Trap>)> = None;
        for z in 0..sz {
            for y in 0..sy {
                let frame = &mut self.frames[0];
                frame.items = Items {
                    linear: 0,
                    place: [start, gy * sy + y, gz * sz + z],
                };
                frame.ids.clear();
                frame.width = N.ilog2();
                frame.rest = end - start;
                if frame.rest == 0 {
                    continue;
                }
                frame.start_in_row();
                if let Err(found) = self.run_frame(0) {
                    // What comes later in this row is later in every way; in other rows the groups before count.
                    let group = u64::from(found.who.group[0]);
                    end = group * sx;
                    trap = Some((first + group - gx, found));
                }
            }
        }
        match trap {
            Some(found) => Err(found),
            None => Ok(()),
        }
    }

    /// Runs a batch until all its lanes have ended or wait.
    fn run_frame(&mut self, at: usize) -> Result<(), Box<Trap>> {
        if self.frames[at].mask == 0 {
            return Ok(());
        }
        let mut over = false;
        while !over {
            over = !self.run_lanes(at);
            if over || !self.release(at) {
                break;
            }
        }
        // When the launch is over, whatever was printed helps to see why.
        let last = self.frames[at].stopped.take().filter(|_| !over);
        self.hand_over(at, last);
        match self.frames[at].trap.take() {
            Some((_, trap)) => Err(trap),
            None => Ok(()),
        }
    }

    /// Runs the lanes of a batch until none can go on; false if the launch is over.
    fn run_lanes(&mut self, at: usize) -> bool {
        loop {
            let group = self.group;
            let frame = &mut self.frames[at];
            match dispatch::run(self.code, self.launch, frame, &self.found, &mut self.fuel, group) {
                Ok(Exit::Still) => return true,
                Ok(Exit::More) => {}
                Ok(Exit::Collective) => self.gather(at),
                // A page went away during the access at `pc`; lane by lane it is seen whose it was.
                Ok(Exit::Access) | Err(_) => self.access(at),
                Ok(Exit::Trap) => {
                    let block = &self.code.blocks[self.frames[at].block as usize];
                    let End::Trap(kind) = &block.end else { return true };
                    let stop = Stop::from(kind.clone());
                    let lane = self.frames[at].mask.trailing_zeros();
                    self.trapped(at, lane, stop, block.source);
                    self.end_turn(at);
                }
                Ok(Exit::Fuel) => {
                    self.end_turn(at);
                    if let Some(kind) = self.refuel() {
                        let frame = &self.frames[at];
                        if frame.mask != 0 {
                            let lane = frame.mask.trailing_zeros();
                            let source = self.code.blocks[frame.block as usize].source;
                            self.trapped(at, lane, Stop::from(kind), source);
                        }
                        // Nobody waits for the others.
                        return false;
                    }
                }
            }
            if self.frames[at].mask == 0 {
                self.end_turn(at);
                if !self.frames[at].next() {
                    return true;
                }
            }
        }
    }

    /// Counts work that is no instruction, and says what should end the launch.
    pub(super) fn charge(&mut self, work: i64) -> Option<TrapKind> {
        self.fuel -= work;
        self.refuel()
    }

    /// Looks at what should end the launch.
    fn refuel(&mut self) -> Option<TrapKind> {
        let used = (self.given - self.fuel).cast_unsigned();
        self.fuel = FUEL;
        self.given = FUEL;
        self.looked += used;
        let before = self.progress.instructions.fetch_add(used, Ordering::Relaxed);
        if before.saturating_add(used) > self.progress.budget {
            return Some(TrapKind::BudgetExhausted);
        }
        self.progress
            .is_over_for(self.number)
            .then_some(TrapKind::Cancelled)
    }

    /// Instructions that this thread has executed, up to the block that runs.
    pub fn executed(&self) -> u64 {
        self.looked + (self.given - self.fuel).cast_unsigned()
    }

    /// Number of the instruction at which a batch is, or of the last one of its block.
    fn place_in_block(&self, at: usize) -> usize {
        let frame = &self.frames[at];
        if frame.step.is_null() {
            return self.code.blocks[frame.block as usize].last as usize;
        }
        self.number_of(at)
    }

    /// One lane trapped: it and those above it are gone, those below go on, since one of them may trap as well. Where
    /// lanes take turns block by block, the others of its sub-group only end the turn.
    pub fn trapped(&mut self, at: usize, lane: u32, stop: Stop, source: u32) {
        let trap = self.trap(at, lane, stop, source);
        let stopped = self.moment(at, self.place_in_block(at), lane);
        let frame = &mut self.frames[at];
        frame.stopped = Some(stopped);
        frame.trap = Some((lane, Box::new(trap)));
        frame.cut(lane);
        if self.code.ordered {
            self.frames[at].ending = self.subgroup_of(at, lane);
            // The dispatch comes back after the block.
            self.given -= self.fuel + 1;
            self.fuel = -1;
        }
    }

    /// The turn of the lanes that run is over: takes out those whose sub-group has a trap.
    pub fn end_turn(&mut self, at: usize) {
        let frame = &mut self.frames[at];
        if frame.ending != 0 {
            frame.cut(frame.ending.trailing_zeros());
            frame.ending = 0;
        }
    }

    pub(super) fn trap(&self, at: usize, lane: u32, stop: Stop, source: u32) -> Trap {
        stop.at(self.launch.common.kernel, source as usize, self.who(at, lane))
    }

    /// Which work-item a lane is.
    pub fn who(&self, at: usize, lane: u32) -> Invocation {
        let frame = &self.frames[at];
        let [sx, sy, sz] = self.launch.common.grid.group_size;
        let small = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
        if self.launch.shared {
            let [x, y, z] = frame.items.place;
            let x = small(x + u64::from(lane));
            let (y, z) = (small(y), small(z));
            return Invocation {
                group: [x / sx, y / sy, z / sz],
                local: [x % sx, y % sy, z % sz],
            };
        }
        let linear = small(frame.items.linear) + lane;
        Invocation {
            group: self.group,
            local: [linear % sx, linear / sx % sy, linear / sx / sy],
        }
    }

    /// All work-items of the group must have come to the same barrier, or to their end.
    fn check_barrier(&mut self) -> Result<(), Box<Trap>> {
        let items = self.group_items();
        let state = |item: u64| {
            let frame = &self.frames[usize::try_from(item / N as u64).unwrap_or(0)];
            let lane = item % N as u64;
            frame
                .at_barrier
                .iter()
                .find(|waiting| waiting.lanes >> lane & 1 != 0)
                .map(|waiting| waiting.source)
        };
        let first = state(0);
        // Whole batches that agree need no look at each lane.
        let agrees = |frame: &Frame<N>| match first {
            None => frame.alive == 0,
            Some(source) => {
                frame.alive == frame.suspended
                    && frame
                        .at_barrier
                        .iter()
                        .all(|waiting| waiting.lanes == 0 || waiting.source == source)
            }
        };
        let ended = |at: usize, frame: &Frame<N>| {
            let count = (items - at as u64 * N as u64).min(N as u64);
            frame.alive == u64::MAX >> (64 - count)
        };
        let frames = self.frames.iter().enumerate();
        if frames
            .clone()
            .all(|(at, frame)| agrees(frame) && (first.is_none() || ended(at, frame)))
        {
            return Ok(());
        }
        let Some(other) = (0..items).find(|item| state(*item) != first) else {
            return Ok(());
        };
        // One that waits is reported, not one that is gone.
        let item = if first.is_none() { other } else { 0 };
        let source = state(item).unwrap_or(0);
        let (at, lane) = (item / N as u64, item % N as u64);
        let stop = Stop::from(TrapKind::BarrierDivergence);
        let at = usize::try_from(at).unwrap_or(0);
        Err(Box::new(self.trap(
            at,
            u32::try_from(lane).unwrap_or(0),
            stop,
            source,
        )))
    }
}

impl<const N: usize> Worker for Machine<'_, N> {
    fn run_groups(&mut self, first: u64, last: u64) -> (u64, Result<(), (u64, Box<Trap>)>) {
        if !self.launch.shared {
            return (first + 1, self.run_group(first).map_err(|trap| (first, trap)));
        }
        // Groups that lie side by side, up to the end of their row.
        let row = u64::from(self.launch.common.grid.group_count[0]);
        let end = last.min((first / row + 1) * row);
        (end, self.run_row(first, end))
    }

    fn settle(&mut self) {
        let used = (self.given - self.fuel).cast_unsigned();
        self.progress.instructions.fetch_add(used, Ordering::Relaxed);
        self.given = self.fuel;
    }
}

/// Whether a program waits for the whole group.
fn code_waits(code: &Bytecode) -> bool {
    let group = |collective: &Collective| collective.reach == Reach::Group;
    code.collectives.iter().any(group)
        || code
            .blocks
            .iter()
            .any(|block| matches!(block.end, End::Barrier(_)))
}
