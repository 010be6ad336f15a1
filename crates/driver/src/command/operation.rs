//! A recorded command and how it becomes a job.

use std::sync::Arc;

use zemu_diag::CallRef;

use super::launch::Launch;
use super::list::WaitList;
use super::transfer::{Copy, Fill, WriteTimestamp};
use crate::exec::{Failure, Job, Kind, RunContext, Work};
use crate::object::{InFlight, Life};
use crate::trap::Trapped;
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
    fn run(&self, context: &Context, cx: &RunContext<'_>) -> Result<(), Trapped> {
        match self {
            Self::Order => Ok(()),
            Self::Launch(launch) => launch.run(context, cx),
            Self::Copy(copy) => copy.run(context),
            Self::Fill(fill) => fill.run(context),
            Self::ResetEvent(event) => {
                event.signal().reset();
                Ok(())
            }
            Self::WriteTimestamp(write) => write.run(context),
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
        let job = match &self.operation {
            Operation::Order => Job::default(),
            operation => {
                let mut flying = vec![list.fly()];
                flying.extend(
                    self.events
                        .waits
                        .iter()
                        .chain(&self.events.signal)
                        .map(|e| e.life().fly()),
                );
                if let Operation::Launch(launch) = operation {
                    flying.push(launch.kernel_life().fly());
                }
                Job::new(Execution {
                    operation: operation.clone(),
                    context: Arc::clone(context),
                    call: self.call,
                    _flying: flying,
                })
            }
        };
        job.waiting(waits).signalling(signals)
    }
}

/// The work of one execution. It keeps what it uses in flight until it is dropped.
struct Execution {
    operation: Operation,
    context: Arc<Context>,
    call: CallRef,
    _flying: Vec<InFlight>,
}

impl Work for Execution {
    fn run(&mut self, cx: &RunContext<'_>) -> Result<(), Failure> {
        let Err(trap) = self.operation.run(&self.context, cx) else {
            return Ok(());
        };
        let core = self.context.core();
        let skip = core.on_trap == OnTrap::Skip;
        let text = trap.to_string();
        // The call that appended the command is the one that its author can look up.
        core.diagnostics.report(trap.into_finding(self.call));
        if skip {
            return Ok(());
        }
        self.context.lose(&text);
        Err(Failure::trapped(Lost(text)))
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
