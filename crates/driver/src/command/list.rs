//! Command lists: state, append, close, reset, execute, synchronise.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_profile::{Choice, Row};

use super::operation::{Operation, Recorded};
use crate::exec::{Job, Kind, Stream, Target, Timeout};
use crate::object::Life;
use crate::queue::check_ordinal;
use crate::wait::host_wait;
use crate::{ApiError, ApiResult, CommandQueue, Context, Device, Event, QueueSettings};

/// What a command signals and waits for.
#[derive(Debug, Clone, Default)]
pub struct WaitList {
    /// The event that the command signals when it is done.
    pub signal: Option<Arc<Event>>,
    /// The events that it waits for.
    pub waits: Vec<Arc<Event>>,
}

/// What a regular list is asked to be.
#[derive(Debug, Clone, Copy)]
pub struct ListSettings {
    /// The queue group.
    pub ordinal: u32,
    /// `ze_command_list_flags_t`.
    pub flags: u32,
}

/// Regular or immediate.
#[derive(Debug, Clone, Copy)]
pub enum ListKind {
    /// Recorded, closed, and executed by a queue.
    Regular(ListSettings),
    /// Every command is submitted when it is appended.
    Immediate(QueueSettings),
}

#[derive(Debug)]
struct ListState {
    recorded: Vec<Recorded>,
    closed: bool,
    /// The order of an immediate list's commands.
    stream: Stream,
}

/// A command list.
#[derive(Debug)]
pub struct CommandList {
    context: Arc<Context>,
    device: Arc<Device>,
    life: Arc<Life>,
    kind: ListKind,
    state: Mutex<ListState>,
}

impl CommandList {
    /// A list of `device` (specification: `zeCommandListCreate`, `zeCommandListCreateImmediate`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT for a queue group or queue that the device does not have.
    pub fn create(
        context: &Arc<Context>,
        device: &Arc<Device>,
        kind: ListKind,
        created: Option<CallRef>,
    ) -> ApiResult<Arc<Self>> {
        context.check_device(device)?;
        let order = match &kind {
            ListKind::Regular(settings) => {
                check_ordinal(device, settings.ordinal)?;
                crate::exec::Order::InOrder
            }
            ListKind::Immediate(settings) => {
                settings.check(device)?;
                settings.order()
            }
        };
        Ok(Arc::new(Self {
            context: Arc::clone(context),
            device: Arc::clone(device),
            life: Life::new(created, Some(context.life())),
            kind,
            state: Mutex::new(ListState {
                recorded: Vec::new(),
                closed: false,
                stream: Stream::new(order),
            }),
        }))
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The context that the list belongs to.
    pub fn context(&self) -> &Arc<Context> {
        &self.context
    }

    /// The device that the list belongs to.
    pub fn device(&self) -> &Arc<Device> {
        &self.device
    }

    /// Regular or immediate, with what it was asked to be.
    pub fn kind(&self) -> ListKind {
        self.kind
    }

    /// The queue group.
    pub fn ordinal(&self) -> u32 {
        match self.kind {
            ListKind::Regular(settings) => settings.ordinal,
            ListKind::Immediate(settings) => settings.ordinal,
        }
    }

    /// `ze_command_list_flags_t` of a regular list; an immediate one has none.
    pub fn flags(&self) -> u32 {
        match self.kind {
            ListKind::Regular(settings) => settings.flags,
            ListKind::Immediate(settings) if settings.flags & ZE_COMMAND_QUEUE_FLAG_IN_ORDER != 0 => {
                ZE_COMMAND_LIST_FLAG_IN_ORDER
            }
            ListKind::Immediate(_) => 0,
        }
    }

    /// What an immediate list was asked to be (specification: `zeCommandListImmediateGetIndex` and its sisters).
    ///
    /// # Errors
    /// INVALID_ARGUMENT for a regular list.
    pub fn immediate(&self, function: Function) -> ApiResult<QueueSettings> {
        match self.kind {
            ListKind::Immediate(settings) => Ok(settings),
            ListKind::Regular(_) => Err(self.refuse(&rules::command_list::REGULAR, function)),
        }
    }

    fn handle(&self) -> Value {
        Value::Handle(self.life.handle() as u64)
    }

    fn refuse(&self, rule: &'static zemu_diag::Rule, function: Function) -> ApiError {
        ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, rule)
            .with("function", Value::Function(function))
            .with("list", self.handle())
    }

    fn lock(&self) -> MutexGuard<'_, ListState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Submitted commands of the list that are not finished.
    pub fn in_flight(&self) -> usize {
        let pending = usize::from(!self.lock().stream.idle());
        self.life.in_flight().max(pending)
    }

    /// Checks that the list's queue group can compute, which a launch needs.
    pub(crate) fn check_compute(&self, function: Function) -> ApiResult {
        let groups = &self.device.profile().device.queue_groups;
        let group = usize::try_from(self.ordinal()).ok().and_then(|o| groups.get(o));
        let compute = group.is_some_and(|g| g.flags.contains(&zemu_profile::flags::QueueFlag::Compute));
        if compute {
            return Ok(());
        }
        Err(self
            .refuse(&rules::command_list::COPY_ONLY, function)
            .with("needed", Value::Name("a compute engine"))
            .with("ordinal", Value::Index(self.ordinal().into())))
    }

    /// The largest fill pattern of the list's queue group, in bytes.
    pub(crate) fn max_fill_pattern(&self) -> u64 {
        let groups = &self.device.profile().device.queue_groups;
        usize::try_from(self.ordinal())
            .ok()
            .and_then(|o| groups.get(o))
            .map_or(0, |g| g.max_fill_pattern)
    }

    /// Records a command, or submits it on an immediate list.
    pub(crate) fn append(
        &self,
        call: CallRef,
        kind: Kind,
        operation: Operation,
        events: WaitList,
    ) -> ApiResult {
        self.context.check_not_lost(call.function)?;
        for event in events.waits.iter().chain(&events.signal) {
            self.context
                .note_foreign(call, event.pool().context(), event.life(), "event");
        }
        let recorded = Recorded {
            kind,
            operation,
            events,
            call,
        };
        let mut state = self.lock();
        let ListKind::Immediate(settings) = self.kind else {
            // A closed list takes no more commands until it is reset.
            if state.closed
                && let Choice::Refuse(_) = self
                    .context
                    .core()
                    .profile
                    .behaviour()
                    .choice(Row::AppendToClosedList)
            {
                return Err(self.refuse(&rules::command_list::CLOSED, call.function));
            }
            state.recorded.push(recorded);
            return Ok(());
        };
        let core = self.context.core();
        core.prepare_exit();
        let job = recorded.job(&self.context, &self.life);
        let task = state.stream.submit_one(&core.engine, kind, job);
        drop(state);
        if settings.is_synchronous() {
            return host_wait(
                &self.context,
                Target::Task(&task),
                Timeout::Forever,
                call.function,
            );
        }
        Ok(())
    }

    /// Ends recording (specification: `zeCommandListClose`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT if the list is closed already, where the profile says so.
    pub fn close(&self) -> ApiResult {
        let mut state = self.lock();
        if state.closed {
            return match self
                .context
                .core()
                .profile
                .behaviour()
                .choice(Row::CloseClosedList)
            {
                Choice::Refuse(code) => {
                    Err(ApiError::new(code, &rules::command_list::CLOSED_TWICE).with("list", self.handle()))
                }
                _ => Ok(()),
            };
        }
        // An immediate list is never closed; the call does nothing on it.
        state.closed = matches!(self.kind, ListKind::Regular(_));
        Ok(())
    }

    /// Forgets the recorded commands (specification: `zeCommandListReset`; the device must not be executing the list).
    pub fn reset(&self, call: CallRef) {
        if self.life.in_flight() > 0 {
            self.context.core().note(
                call,
                Finding::new(&rules::command_list::IN_USE)
                    .with("function", Value::Function(call.function))
                    .with("list", self.handle()),
            );
        }
        let mut state = self.lock();
        state.recorded.clear();
        state.closed = false;
    }

    /// Checks that a queue may execute the list.
    pub(crate) fn check_executable(&self, queue: &CommandQueue, function: Function) -> ApiResult {
        // Only regular lists are executed by a queue,
        let ListKind::Regular(settings) = self.kind else {
            return Err(self.refuse(&rules::command_list::IMMEDIATE, function));
        };
        // and only closed ones,
        if !self.lock().closed {
            return Err(self.refuse(&rules::command_list::NOT_CLOSED, function));
        }
        // of the queue's device
        if self.device.index() != queue.device().index() {
            return Err(self
                .refuse(&rules::command_list::OTHER_DEVICE, function)
                .with("device", Value::Handle(self.device.life().handle() as u64))
                .with(
                    "queue_device",
                    Value::Handle(queue.device().life().handle() as u64),
                ));
        }
        // and group.
        if settings.ordinal != queue.settings().ordinal {
            return Err(self
                .refuse(&rules::command_list::OTHER_GROUP, function)
                .with("ordinal", Value::Index(settings.ordinal.into()))
                .with("queue_ordinal", Value::Index(queue.settings().ordinal.into())));
        }
        Ok(())
    }

    /// Adds one job for each recorded command.
    pub(crate) fn instantiate(&self, jobs: &mut Vec<(Kind, Job)>) {
        let in_order =
            matches!(self.kind, ListKind::Regular(s) if s.flags & ZE_COMMAND_LIST_FLAG_IN_ORDER != 0);
        for recorded in &self.lock().recorded {
            // Each command of an in-order list follows the one before, also on a queue that is not in order.
            let kind = if in_order { Kind::Barrier } else { recorded.kind };
            jobs.push((kind, recorded.job(&self.context, &self.life)));
        }
    }

    /// Waits until everything appended so far is finished (specification: `zeCommandListHostSynchronize`; `timeout` in
    /// nanoseconds).
    ///
    /// # Errors
    /// INVALID_ARGUMENT for a regular list; NOT_READY when the time is over; DEVICE_LOST if a command failed.
    pub fn host_synchronize(&self, timeout: u64, function: Function) -> ApiResult {
        self.immediate(function)?;
        let tail = self.lock().stream.tail();
        self.context.check_not_lost(function)?;
        host_wait(
            &self.context,
            Target::Tasks(&tail),
            Timeout::from_ns(timeout),
            function,
        )
    }

    /// Everything before is finished before anything after begins (specification: `zeCommandListAppendBarrier`).
    ///
    /// # Errors
    /// As every append: INVALID_ARGUMENT for a closed list, DEVICE_LOST for a lost context.
    pub fn append_barrier(&self, call: CallRef, events: WaitList) -> ApiResult {
        self.append(call, Kind::Barrier, Operation::Order, events)
    }

    /// Signals an event once everything before is finished (specification: `zeCommandListAppendSignalEvent`).
    ///
    /// # Errors
    /// As every append.
    pub fn append_signal_event(&self, call: CallRef, event: Arc<Event>) -> ApiResult {
        let events = WaitList {
            signal: Some(event),
            waits: Vec::new(),
        };
        self.append(call, Kind::Marker, Operation::Order, events)
    }

    /// Lets everything after wait for events (specification: `zeCommandListAppendWaitOnEvents`).
    ///
    /// # Errors
    /// As every append.
    pub fn append_wait_on_events(&self, call: CallRef, waits: Vec<Arc<Event>>) -> ApiResult {
        self.append(
            call,
            Kind::Barrier,
            Operation::Order,
            WaitList { signal: None, waits },
        )
    }

    /// Takes back an event's signal once everything before is finished (specification: `zeCommandListAppendEventReset`).
    ///
    /// # Errors
    /// As every append.
    pub fn append_event_reset(&self, call: CallRef, event: Arc<Event>) -> ApiResult {
        self.append(
            call,
            Kind::Barrier,
            Operation::ResetEvent(event),
            WaitList::default(),
        )
    }
}
