//! One work-group on one thread: its work-items take turns from barrier to barrier.

use std::mem;
use std::sync::atomic::Ordering;

use super::checks::State as Checking;
use super::conflict::Watch;
use super::invocation::{BlockOrder, Invocation, State};
use crate::launch::{Launch, Parameter, Progress, Ranges, Worker};
use crate::pointer;
use crate::printf::Printer;
use crate::trap::{Invocation as Who, Stop, Trap, TrapKind};
use crate::validate::group::Reach;
use crate::validate::tables::{Place, Space, Tables};

/// Instructions between two looks at cancellation and budget.
const FUEL: u32 = 1024;

pub(super) type Result<T> = std::result::Result<T, Box<Stop>>;

/// A trap without an access.
pub(super) fn stop<T>(kind: TrapKind) -> Result<T> {
    Err(Box::new(kind.into()))
}

/// What one thread needs to run work-groups.
pub(super) struct Machine<'r> {
    pub launch: &'r Launch<'r>,
    /// The order of the blocks, if the work-items of a sub-group run side by side.
    pub order: Option<&'r BlockOrder>,
    progress: &'r Progress<'r>,
    pub tables: &'r Tables,
    /// The group that is running.
    pub group: [u32; 3],
    number: u64,
    /// Work-group memory.
    pub local: Vec<u8>,
    /// The work-item that is running.
    pub current: Invocation,
    waiting: Vec<Invocation>,
    pub ranges: Ranges,
    pub scratch: Vec<u64>,
    pub printer: Printer,
    pub fuel: u32,
    /// What the checks keep, if there are any.
    pub checks: Option<Box<Checking<'r>>>,
    /// Keeps accesses in mind, if there is one.
    pub watch: Option<Watch>,
}

impl<'r> Machine<'r> {
    pub fn new(launch: &'r Launch<'r>, order: Option<&'r BlockOrder>, progress: &'r Progress<'r>) -> Self {
        Self {
            launch,
            order,
            progress,
            tables: &launch.kernel.program.tables,
            group: [0; 3],
            number: 0,
            local: Vec::new(),
            current: Invocation::new(),
            waiting: Vec::new(),
            ranges: Ranges::default(),
            scratch: Vec::new(),
            printer: Printer::default(),
            fuel: 0,
            checks: launch.checks.map(Checking::new),
            watch: None,
        }
    }

    /// Runs all work-items of one group.
    pub fn run_group(&mut self, number: u64) -> std::result::Result<(), Box<Trap>> {
        self.group = self.launch.grid.group_at(number);
        self.number = number;
        self.local.clear();
        self.local.resize(
            usize::try_from(self.launch.local.bytes).expect("run limits local memory"),
            0,
        );
        self.checks_begin_group();
        if let Some(watch) = &mut self.watch {
            watch.next_group();
        }
        let result = if self.launch.kernel.uses_barrier() {
            self.run_in_turns()
        } else {
            self.run_one_by_one()
        };
        // What was taken and not used goes back.
        self.progress
            .instructions
            .fetch_sub(u64::from(mem::take(&mut self.fuel)), Ordering::Relaxed);
        if result.is_ok() {
            self.checks_end_group();
        }
        result.map_err(|stop| Box::new(self.trap(*stop)))
    }

    /// Number of the group that is running.
    pub fn number(&self) -> u64 {
        self.number
    }

    fn local_ids(&self) -> impl Iterator<Item = [u32; 3]> + use<> {
        let [sx, sy, sz] = self.launch.grid.group_size;
        (0..sz).flat_map(move |z| (0..sy).flat_map(move |y| (0..sx).map(move |x| [x, y, z])))
    }

    fn run_one_by_one(&mut self) -> Result<()> {
        for local_id in self.local_ids() {
            self.start(local_id)?;
            self.run()?;
        }
        Ok(())
    }

    fn run_in_turns(&mut self) -> Result<()> {
        let mut waiting = mem::take(&mut self.waiting);
        let items = self.local_ids().count();
        waiting.resize_with(items, Invocation::new);
        let result = self.turns(&mut waiting);
        self.waiting = waiting;
        result
    }

    fn turns(&mut self, items: &mut [Invocation]) -> Result<()> {
        for (local_id, item) in self.local_ids().zip(items.iter_mut()) {
            mem::swap(&mut self.current, item);
            let started = self.start(local_id);
            mem::swap(&mut self.current, item);
            started?;
        }
        let all: Vec<usize> = (0..items.len()).collect();
        loop {
            for subgroup in items.chunks_mut(self.launch.subgroup_size as usize) {
                self.run_subgroup(subgroup)?;
            }
            match self.common_state(items)? {
                State::Waiting(at, _) => {
                    self.collect(items, &all, at)?;
                    if let Some(watch) = &mut self.watch {
                        watch.group_phase += 1;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// The state that all work-items are in. If there is none, they wait for each other in vain.
    fn common_state(&mut self, items: &mut [Invocation]) -> Result<State> {
        let first = items.first().map_or(State::Done, |item| item.state);
        let Some(other) = items.iter().position(|item| item.state != first) else {
            return Ok(first);
        };
        // Report one that waits, not one that is gone.
        let waits = if first == State::Done { other } else { 0 };
        mem::swap(&mut self.current, &mut items[waits]);
        stop(TrapKind::BarrierDivergence)
    }

    /// Runs the work-items of a sub-group until all of them have ended or wait for the whole group.
    fn run_subgroup(&mut self, items: &mut [Invocation]) -> Result<()> {
        let all: Vec<usize> = (0..items.len()).collect();
        loop {
            match self.order {
                None => {
                    for item in items.iter_mut().filter(|item| item.state == State::Running) {
                        self.run_item(item)?;
                    }
                }
                Some(order) => self.run_together(items, order)?,
            }
            let inside = |item: &Invocation| matches!(item.state, State::Waiting(_, Reach::Subgroup));
            if !items.iter().any(inside) {
                return Ok(());
            }
            if let State::Waiting(at, _) = self.common_state(items)? {
                self.collect(items, &all, at)?;
                if let Some(watch) = &mut self.watch {
                    watch.subgroup_phase += 1;
                }
            }
        }
    }

    fn run_item(&mut self, item: &mut Invocation) -> Result<()> {
        mem::swap(&mut self.current, item);
        // On a trap the work-item stays current, for the report.
        self.run()?;
        mem::swap(&mut self.current, item);
        Ok(())
    }

    /// Runs the work-items of a sub-group block by block: always those that are furthest behind, all that are at the
    /// same place at once. So those that went different ways come together again as soon as their ways do, and an
    /// operation among the active ones has all of them that can be there. Loops are over before what comes after them, and
    /// a round of a loop is over for all before the next one begins.
    fn run_together(&mut self, items: &mut [Invocation], order: &BlockOrder) -> Result<()> {
        let moves =
            |item: &Invocation| matches!(item.state, State::Running | State::Waiting(_, Reach::Active));
        let mut active = Vec::with_capacity(items.len());
        loop {
            active.clear();
            for (number, item) in items.iter().enumerate().filter(|(_, item)| moves(item)) {
                let place = active.first().map(|first: &usize| {
                    let behind = items[*first].position(order);
                    item.position(order).cmp(behind)
                });
                match place {
                    Some(std::cmp::Ordering::Greater) => continue,
                    Some(std::cmp::Ordering::Less) => active.clear(),
                    _ => {}
                }
                active.push(number);
            }
            let Some(first) = active.first() else {
                return Ok(());
            };
            if let State::Waiting(at, _) = items[*first].state {
                self.collect(items, &active, at)?;
            }
            for number in &active {
                items[*number].way_back = None;
                self.run_item(&mut items[*number])?;
            }
        }
    }

    /// Puts the current work-item at the beginning of the kernel.
    fn start(&mut self, local_id: [u32; 3]) -> Result<()> {
        let kernel = self.launch.kernel;
        let function = kernel.function();
        let item = &mut self.current;
        item.local_id = local_id;
        item.state = State::Running;
        item.way_back = None;
        item.base = 0;
        item.callers.clear();
        item.registers.clear();
        item.registers.resize(function.register_words as usize, 0);
        item.slots.clear();
        item.slots.extend_from_slice(&kernel.private.slots);
        item.private.clear();
        item.private.resize(
            usize::try_from(kernel.private.bytes).expect("run limits private memory"),
            0,
        );
        item.marks.clear();
        item.written.clear();
        let first = item.private.len();
        for (id, parameter) in function.parameters.iter().zip(&self.launch.parameters) {
            let offset = self.tables.places[*id as usize].offset as usize;
            match parameter {
                Parameter::Words(words) => {
                    item.registers[offset..offset + words.len()].copy_from_slice(words)
                }
                Parameter::Aggregate(bytes, ty) => {
                    let facts = self.tables.types.get(*ty);
                    let number = item.add_variable(facts.size, facts.align);
                    let base = item.private.len() - bytes.len();
                    item.private[base..].copy_from_slice(bytes);
                    item.registers[offset] = pointer::to_variable(pointer::PRIVATE, number);
                }
            }
        }
        // Aggregates that are passed by value are written; module-scope variables may not be.
        self.checks_fill(first, self.current.private.len() - first);
        self.initialise_private()?;
        self.enter(function);
        Ok(())
    }

    /// Looks at what should end the launch; called every [`FUEL`] instructions.
    #[cold]
    pub fn refuel(&mut self) -> Result<()> {
        self.fuel = FUEL;
        let before = self
            .progress
            .instructions
            .fetch_add(u64::from(FUEL), Ordering::Relaxed);
        if before >= self.progress.budget {
            return stop(TrapKind::BudgetExhausted);
        }
        if self.progress.is_over_for(self.number) {
            return stop(TrapKind::Cancelled);
        }
        Ok(())
    }

    /// The word of a value.
    #[inline]
    pub fn get(&self, id: u32, lane: u32) -> u64 {
        let place = &self.tables.places[id as usize];
        let at = (place.offset + lane) as usize;
        match place.space {
            Space::Register => self.current.registers[self.current.base + at],
            Space::Constant => self.tables.constants[at],
            Space::None | Space::Null => 0,
        }
    }

    /// Sets a word of a result.
    #[inline]
    pub fn set(&mut self, place: Place, lane: u32, value: u64) {
        self.current.registers[self.current.base + (place.offset + lane) as usize] = value;
    }

    #[inline]
    pub fn place(&self, id: u32) -> Place {
        self.tables.places[id as usize]
    }

    /// Copies all words of a value into a result of the same type.
    pub fn assign(&mut self, place: Place, id: u32) {
        for lane in 0..place.words {
            let value = self.get(id, lane);
            self.set(place, lane, value);
        }
    }

    /// The work-item that is running.
    pub fn who(&self) -> Who {
        Who {
            group: self.group,
            local: self.current.local_id,
        }
    }

    fn trap(&self, stop: Stop) -> Trap {
        stop.at(
            self.launch.kernel,
            self.current.next.saturating_sub(1),
            self.who(),
        )
    }
}

impl Worker for Machine<'_> {
    fn run_groups(&mut self, first: u64, _last: u64) -> (u64, std::result::Result<(), (u64, Box<Trap>)>) {
        (first + 1, self.run_group(first).map_err(|trap| (first, trap)))
    }

    // Each group gives back what it took and did not use.
    fn settle(&mut self) {}
}
