//! Why a running command failed.

use std::fmt;

use spirv_interp::{CheckFinding, CheckKind, Invocation, SourcePoint, Trap, TrapKind};
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_memory::AppRange;

use crate::memory::span;

/// A command's run-time failure.
#[derive(Debug)]
pub(crate) enum Trapped {
    /// A kernel trapped.
    Kernel(Box<Trap>),
    /// A copy or fill met memory that it cannot use.
    Transfer {
        /// The function that appended the command.
        command: &'static str,
        /// Where.
        address: u64,
        /// Bytes of the whole range.
        size: u64,
        /// What is wrong.
        reason: String,
    },
    /// The application released imported pages before it freed the import.
    Released {
        /// The part that is gone.
        hole: AppRange,
        /// The import.
        range: AppRange,
        /// What was to use it.
        user: String,
    },
}

/// Why a command did not come to its end.
#[derive(Debug)]
pub(crate) enum Stopped {
    /// The engine stopped it, since the process ends: nobody did anything wrong.
    Cancelled,
    /// It failed.
    Trapped(Trapped),
}

impl From<Trapped> for Stopped {
    fn from(trap: Trapped) -> Self {
        Self::Trapped(trap)
    }
}

impl fmt::Display for Trapped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kernel(trap) => write!(f, "{trap}"),
            Self::Transfer {
                command,
                address,
                reason,
                ..
            } => write!(f, "{command} at {address:#x}: {reason}"),
            Self::Released { hole, range, user } => {
                write!(
                    f,
                    "{user} uses the import {range}, of which {hole} is no longer mapped"
                )
            }
        }
    }
}

impl Trapped {
    /// The finding, filed under the call that appended the command.
    pub(crate) fn into_finding(self, call: CallRef) -> Finding {
        match self {
            Self::Kernel(trap) => kernel(&trap, call),
            Self::Transfer {
                command,
                address,
                size,
                reason,
            } => Finding::new(&rules::trap::COPY)
                .with("command", Value::Name(command))
                .with("address", Value::Address(address))
                .with("size", Value::Bytes(size))
                .with("reason", Value::Text(reason)),
            Self::Released { hole, range, user } => Finding::new(&rules::import::RELEASED)
                .with("hole", span(hole))
                .with("range", span(range))
                .with("user", Value::Text(user)),
        }
        .with("submitted_by", Value::Call(call.number))
        .in_call(call)
    }
}

fn triple([x, y, z]: [u32; 3]) -> String {
    format!("({x}, {y}, {z})")
}

fn work_item(who: Invocation) -> Value {
    Value::Text(format!("{} of group {}", triple(who.local), triple(who.group)))
}

/// Adds where something happened: the instruction, and the line of the source if the module has it.
fn at(finding: Finding, instruction: &'static str, source: &'static str, point: &SourcePoint) -> Finding {
    let finding = finding.with(
        instruction,
        Value::Text(format!("{} at word {}", point.instruction, point.word)),
    );
    match &point.line {
        Some((file, line)) => finding.with(source, Value::Text(format!("{file}:{line}"))),
        None => finding,
    }
}

/// What a check found in a kernel that went on.
pub(crate) fn check_finding(found: &CheckFinding) -> Finding {
    let finding = match &found.kind {
        CheckKind::Race {
            memory,
            address,
            access,
            other,
            other_at,
            other_who,
        } => {
            let other_work_item = match other_who {
                Some(who) => format!("{} of group {}", triple(who.local), triple(who.group)),
                None => "a group copy".to_owned(),
            };
            let finding = Finding::new(&rules::kernel::RACE)
                .with("access", Value::Text(access.to_string()))
                .with("memory", Value::Name(memory))
                .with("address", Value::Address(*address))
                .with("work_item", work_item(found.who))
                .with("other_access", Value::Text(other.to_string()))
                .with("other_work_item", Value::Text(other_work_item));
            at(finding, "other_instruction", "other_source", other_at)
        }
        CheckKind::Uninitialised { used } => Finding::new(&rules::kernel::UNINITIALISED)
            .with("used", Value::Name(used))
            .with("work_item", work_item(found.who)),
        CheckKind::UnfinishedCopy => {
            Finding::new(&rules::kernel::UNFINISHED_COPY).with("group", Value::Text(triple(found.who.group)))
        }
    };
    at(finding, "instruction", "source", &found.at).with("kernel", Value::Text(found.kernel.clone()))
}

fn kernel(trap: &Trap, _call: CallRef) -> Finding {
    let rule = match trap.kind {
        TrapKind::BudgetExhausted => &rules::trap::BUDGET,
        TrapKind::BarrierDivergence => &rules::trap::BARRIER,
        _ => &rules::trap::KERNEL,
    };
    let mut finding = Finding::new(rule)
        .with("kernel", Value::Text(trap.kernel.clone()))
        .with("reason", Value::Text(trap.kind.to_string()))
        .with("work_item", work_item(trap.who))
        .with("group", Value::Text(triple(trap.who.group)))
        .with("local", Value::Text(triple(trap.who.local)));
    finding = at(finding, "instruction", "source", &trap.at);
    if let Some(access) = trap.access {
        finding = finding
            .with("access", Value::Text(access.access.to_string()))
            .with("address", Value::Address(access.address))
            .with("size", Value::Bytes(access.size));
    }
    if let Some(allocation) = &trap.allocation {
        finding = finding.with("nearest", Value::Text(allocation.clone()));
    }
    finding
}
