//! A recorded command and how it becomes a job.

use std::sync::Arc;

use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_memory::{AppPtr, PendingUse, UseGuard};

use super::launch::Launch;
use super::list::WaitList;
use super::transfer::{Copy, Fill, WriteTimestamp};
use crate::exec::{Failure, Job, Kind, RunContext, Work};
use crate::object::{InFlight, Life};
use crate::trap::Stopped;
use crate::{Context, Event, OnTrap};

/// What a command does when it is reached.
#[derive(Debug, Clone)]
pub(crate) enum Operation {
    /// Nothing but what its place and its events mean.
    Order,
    /// Runs a kernel.
    Launch(Arc<Launch>),
    /// Copies memory.
    Copy(Copy),
    /// Fills memory.
    Fill(Arc<Fill>),
    /// Takes back an event's signal.
    ResetEvent(Arc<Event>),
    /// Writes the device clock into memory.
    WriteTimestamp(WriteTimestamp),
}

impl Operation {
    fn run(
        &self,
        context: &Context,
        call: CallRef,
        leases: Vec<UseGuard>,
        cx: &RunContext<'_>,
    ) -> Result<(), Stopped> {
        match self {
            Self::Order => Ok(()),
            Self::Launch(launch) => launch.run(context, call, leases, cx),
            Self::Copy(copy) => Ok(copy.run(context, leases)?),
            Self::Fill(fill) => Ok(fill.run(context, leases)?),
            Self::ResetEvent(event) => {
                event.signal().reset();
                Ok(())
            }
            Self::WriteTimestamp(write) => Ok(write.run(context, leases)?),
        }
    }

    /// The addresses that the command names.
    fn pointers(&self) -> Vec<AppPtr> {
        match self {
            Self::Order | Self::ResetEvent(_) => Vec::new(),
            Self::Launch(launch) => launch.pointers(),
            Self::Copy(copy) => copy.pointers().to_vec(),
            Self::Fill(fill) => vec![fill.pointer()],
            Self::WriteTimestamp(write) => vec![write.pointer()],
        }
    }
}

/// A command of a list.
#[derive(Debug)]
pub(crate) struct Recorded {
    pub(crate) kind: Kind,
    pub(crate) operation: Operation,
    pub(crate) events: WaitList,
    pub(crate) call: CallRef,
}

impl Recorded {
    /// One execution of the command.
    pub(crate) fn job(&self, context: &Arc<Context>, list: &Arc<Life>) -> Job {
        let waits = self.events.waits.iter().map(|e| Arc::clone(e.signal())).collect();
        let signals = self
            .events
            .signal
            .iter()
            .map(|e| Arc::clone(e.signal()))
            .collect();
        let mut flying = vec![list.fly()];
        flying.extend(
            self.events
                .waits
                .iter()
                .chain(&self.events.signal)
                .map(|e| e.life().fly()),
        );
        if let Operation::Launch(launch) = &self.operation {
            flying.push(launch.kernel_life().fly());
        }
        let (leases, pending) = take(context, self.operation.pointers());
        let job = Job::new(Execution {
            operation: self.operation.clone(),
            leases,
            _pending: pending,
            context: Arc::clone(context),
            call: self.call,
            _flying: flying,
        });
        job.waiting(waits).signalling(signals)
    }
}

/// Takes the memory that a submitted command names into use, so that a free finds it used and the pages stay. Imports are
/// only noted: their pages are the application's, and a command that has not begun traps once they are freed.
fn take(context: &Context, pointers: Vec<AppPtr>) -> (Vec<UseGuard>, Vec<PendingUse>) {
    let memory = &context.core().memory;
    let (mut leases, mut pending) = (Vec::new(), Vec::new());
    for guard in pointers.into_iter().filter_map(|p| memory.find_and_use(p)) {
        if guard.allocation().is_import() {
            pending.push(guard.allocation().note_pending());
        } else {
            leases.push(guard);
        }
    }
    (leases, pending)
}

/// The work of one execution. It keeps what it uses in flight until it is dropped.
struct Execution {
    operation: Operation,
    leases: Vec<UseGuard>,
    _pending: Vec<PendingUse>,
    context: Arc<Context>,
    call: CallRef,
    _flying: Vec<InFlight>,
}

impl Work for Execution {
    fn run(&mut self, cx: &RunContext<'_>) -> Result<(), Failure> {
        let leases = std::mem::take(&mut self.leases);
        let trap = match self.operation.run(&self.context, self.call, leases, cx) {
            Ok(()) => return Ok(()),
            Err(Stopped::Cancelled) => return Err(Failure::Cancelled),
            Err(Stopped::Trapped(trap)) => trap,
        };
        let core = self.context.core();
        let skip = core.on_trap == OnTrap::Skip;
        let text = trap.to_string();
        // The call that appended the command is the one that its author can look up.
        core.diagnostics.report(trap.into_finding(self.call));
        if skip {
            let skipped = Finding::new(&rules::trap::SKIPPED)
                .with("command", Value::Text(self.call.function.name().to_owned()));
            core.note(self.call, skipped);
            return Ok(());
        }
        self.context.lose(&text);
        Err(Failure::trapped(Lost(text)))
    }

    fn is_empty(&self) -> bool {
        matches!(self.operation, Operation::Order)
    }
}

/// What a failed command tells the engine.
#[derive(Debug)]
struct Lost(String);

impl std::fmt::Display for Lost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Lost {}
