//! Fences: what the host waits for when a queue has executed lists.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_profile::{Choice, Row};

use crate::exec::{Signal, SignalState, Target, Timeout};
use crate::object::Life;
use crate::wait::host_wait;
use crate::{ApiError, ApiResult, CommandQueue, Context};

/// A fence.
#[derive(Debug)]
pub struct Fence {
    queue: Arc<CommandQueue>,
    life: Arc<Life>,
    signal: Arc<Signal>,
    submitted: AtomicBool,
}

impl Fence {
    /// A fence of `queue` (specification: `zeFenceCreate`).
    pub fn create(queue: &Arc<CommandQueue>, signalled: bool, created: Option<CallRef>) -> Arc<Self> {
        let engine = &queue.context().core().engine;
        Arc::new(Self {
            queue: Arc::clone(queue),
            life: Life::new(created, Some(queue.life())),
            signal: if signalled {
                Signal::new_signalled(engine)
            } else {
                Signal::new(engine)
            },
            submitted: AtomicBool::new(false),
        })
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The queue that the fence belongs to.
    pub fn queue(&self) -> &Arc<CommandQueue> {
        &self.queue
    }

    /// Submissions that will signal the fence.
    pub fn in_flight(&self) -> usize {
        self.life.in_flight() + usize::from(self.signal.has_signaller())
    }

    /// Takes the fence for a submission (specification: a fence is reset before it is used again).
    pub(crate) fn submit(&self, call: CallRef) -> Arc<Signal> {
        let again = self.submitted.swap(true, Ordering::AcqRel);
        if again || self.signal.query() == SignalState::Signalled {
            self.context().core().note(
                call,
                Finding::new(&rules::queue::FENCE_IN_USE)
                    .with("fence", Value::Handle(self.life.handle() as u64))
                    .with("submitted_by", Value::Call(call.number)),
            );
        }
        Arc::clone(&self.signal)
    }

    fn context(&self) -> &Arc<Context> {
        self.queue.context()
    }

    /// Waits until the fence is signalled (specification: `zeFenceHostSynchronize`; `timeout` in nanoseconds).
    ///
    /// # Errors
    /// NOT_READY when the time is over, or at once where the profile says so for a fence that nothing will signal;
    /// DEVICE_LOST if a command before it failed.
    pub fn host_synchronize(&self, timeout: u64, call: CallRef) -> ApiResult {
        let idle = self.signal.query() == SignalState::Unsignalled && !self.submitted.load(Ordering::Acquire);
        if idle {
            let core = self.context().core();
            core.note(
                call,
                Finding::new(&rules::queue::FENCE_NOT_SUBMITTED)
                    .with("fence", Value::Handle(self.life.handle() as u64)),
            );
            if let Choice::Refuse(code) = core.profile.behaviour().choice(Row::FenceNeverSubmitted) {
                return Err(ApiError::status(code));
            }
        }
        host_wait(
            self.context(),
            Target::Signal(&self.signal),
            Timeout::from_ns(timeout),
            call.function,
        )
    }

    /// Whether the fence is signalled (specification: `zeFenceQueryStatus`).
    ///
    /// # Errors
    /// NOT_READY; DEVICE_LOST if a command before it failed.
    pub fn query_status(&self, function: Function) -> ApiResult {
        host_wait(
            self.context(),
            Target::Signal(&self.signal),
            Timeout::Poll,
            function,
        )
    }

    /// Takes the signal back (specification: `zeFenceReset`).
    pub fn reset(&self) {
        self.submitted.store(false, Ordering::Release);
        self.signal.reset();
    }
}
