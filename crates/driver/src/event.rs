//! Event pools and events.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_profile::{Choice, Row};

use crate::exec::{Signal, SignalState, Stamp, Target, Timeout};
use crate::object::Life;
use crate::wait::host_wait;
use crate::{ApiError, ApiResult, Context, Core};

/// What an event pool is asked to be.
#[derive(Debug, Clone, Copy)]
pub struct EventPoolSettings {
    /// `ze_event_pool_flags_t`.
    pub flags: u32,
    /// Events that fit.
    pub count: u32,
}

/// An event pool.
#[derive(Debug)]
pub struct EventPool {
    context: Arc<Context>,
    life: Arc<Life>,
    settings: EventPoolSettings,
    places: Mutex<Vec<Weak<Event>>>,
}

impl EventPool {
    /// A pool in `context` (specification: `zeEventPoolCreate`).
    pub fn create(
        context: &Arc<Context>,
        settings: EventPoolSettings,
        created: Option<CallRef>,
    ) -> Arc<Self> {
        Arc::new(Self {
            context: Arc::clone(context),
            life: Life::new(created, Some(context.life())),
            settings,
            places: Mutex::default(),
        })
    }

    /// Submitted commands that use the object.
    pub fn in_flight(&self) -> usize {
        self.life.in_flight()
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The context that the pool belongs to.
    pub fn context(&self) -> &Arc<Context> {
        &self.context
    }

    /// What the pool was asked to be.
    pub fn settings(&self) -> EventPoolSettings {
        self.settings
    }

    fn has_timestamps(&self) -> bool {
        self.settings.flags
            & (ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP | ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP)
            != 0
    }
}

/// What an event is asked to be.
#[derive(Debug, Clone, Copy)]
pub struct EventSettings {
    /// Its place in the pool.
    pub index: u32,
    /// `ze_event_scope_flags_t` of the signal.
    pub signal_scope: u32,
    /// `ze_event_scope_flags_t` of the wait.
    pub wait_scope: u32,
}

/// When a command ran, in ticks of the kernel timestamp (specification: `ze_kernel_timestamp_result_t`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KernelTimestamp {
    /// Start and end.
    pub start: u64,
    /// The end.
    pub end: u64,
}

/// An event.
#[derive(Debug)]
pub struct Event {
    pool: Arc<EventPool>,
    life: Arc<Life>,
    settings: EventSettings,
    signal: Arc<Signal>,
}

impl Event {
    /// An event of `pool`, not signalled (specification: `zeEventCreate`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT if the pool has no such place.
    pub fn create(pool: &Arc<EventPool>, settings: EventSettings, created: CallRef) -> ApiResult<Arc<Self>> {
        // The index is below the pool's count.
        if settings.index >= pool.settings.count {
            return Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::event::INDEX)
                    .with("index", Value::Index(settings.index.into()))
                    .with("count", Value::Count(pool.settings.count.into()))
                    .with("pool", Value::Handle(pool.life.handle() as u64)),
            );
        }
        let core = pool.context.core();
        let mut places = pool.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|e| e.upgrade().is_some_and(|e| e.life.is_reachable()));
        // A place holds one event at a time. The shipped driver makes an alias, so this is a warning.
        if let Some(other) = places
            .iter()
            .filter_map(Weak::upgrade)
            .find(|e| e.settings.index == settings.index)
        {
            core.note(
                created,
                Finding::new(&rules::event::INDEX_TWICE)
                    .with("index", Value::Index(settings.index.into()))
                    .with("other", Value::Handle(other.life.handle() as u64))
                    .with("pool", Value::Handle(pool.life.handle() as u64)),
            );
        }
        let event = Arc::new(Self {
            pool: Arc::clone(pool),
            life: Life::new(Some(created), Some(&pool.life)),
            settings,
            signal: Signal::new(&core.engine),
        });
        places.push(Arc::downgrade(&event));
        Ok(event)
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The pool that the event belongs to.
    pub fn pool(&self) -> &Arc<EventPool> {
        &self.pool
    }

    /// What the event was asked to be.
    pub fn settings(&self) -> EventSettings {
        self.settings
    }

    pub(crate) fn signal(&self) -> &Arc<Signal> {
        &self.signal
    }

    fn core(&self) -> &Arc<Core> {
        self.pool.context.core()
    }

    /// Submitted commands that will signal the event or that use it otherwise.
    pub fn in_flight(&self) -> usize {
        self.life.in_flight() + usize::from(self.signal.has_signaller())
    }

    /// Signals from the host (specification: `zeEventHostSignal`).
    pub fn host_signal(&self) {
        self.signal.signal(Stamp::now());
    }

    /// Takes the signal back from the host (specification: `zeEventHostReset`).
    pub fn host_reset(&self) {
        self.signal.reset();
    }

    /// Whether the event is signalled (specification: `zeEventQueryStatus`).
    ///
    /// # Errors
    /// NOT_READY; DEVICE_LOST if the command that was to signal it failed.
    pub fn query_status(&self, function: Function) -> ApiResult {
        match self.signal.query() {
            SignalState::Signalled => Ok(()),
            SignalState::Unsignalled => Err(ApiError::status(ZE_RESULT_NOT_READY)),
            SignalState::Failed => Err(self.lost(function)),
        }
    }

    /// Waits until the event is signalled (specification: `zeEventHostSynchronize`; `timeout` in nanoseconds).
    ///
    /// # Errors
    /// NOT_READY when the time is over; DEVICE_LOST if the command that was to signal it failed.
    pub fn host_synchronize(&self, timeout: u64, function: Function) -> ApiResult {
        host_wait(
            &self.pool.context,
            Target::Signal(&self.signal),
            Timeout::from_ns(timeout),
            function,
        )
    }

    fn lost(&self, function: Function) -> ApiError {
        match self.pool.context.check_not_lost(function) {
            Err(lost) => lost,
            Ok(()) => ApiError::new(ZE_RESULT_ERROR_DEVICE_LOST, &rules::trap::CONTEXT_LOST)
                .with("function", Value::Function(function))
                .with("context", Value::Handle(self.pool.context.life().handle() as u64))
                .with("lost_by", Value::Name("a command that failed")),
        }
    }

    /// When the command that signalled the event ran (specification: `zeEventQueryKernelTimestamp`).
    ///
    /// # Errors
    /// NOT_READY if it is not signalled; what the profile says if its pool has no timestamps.
    pub fn kernel_timestamp(&self, function: Function) -> ApiResult<KernelTimestamp> {
        // The pool was made with a timestamp flag.
        if !self.pool.has_timestamps()
            && let Choice::Refuse(code) = self.core().profile.behaviour().choice(Row::TimestampWithoutFlag)
        {
            return Err(ApiError::new(code, &rules::event::NO_TIMESTAMP)
                .with("event", Value::Handle(self.life.handle() as u64))
                .with("pool", Value::Handle(self.pool.life.handle() as u64)));
        }
        self.query_status(function)?;
        let stamp = self.signal.stamp().unwrap_or_default();
        let core = self.core();
        Ok(KernelTimestamp {
            start: core.kernel_ticks(stamp.start_ns),
            end: core.kernel_ticks(stamp.end_ns),
        })
    }
}
