//! Command queues.

use std::sync::{Arc, Mutex, PoisonError};

use zemu_abi::*;
use zemu_diag::{CallRef, Value, rules};

use crate::exec::{Job, Kind, Order, Stream, Target, Timeout};
use crate::object::Life;
use crate::wait::host_wait;
use crate::{ApiError, ApiResult, CommandList, Context, Device, Fence};

/// What a queue, or the queue of an immediate list, is asked to be.
#[derive(Debug, Clone, Copy)]
pub struct QueueSettings {
    /// The queue group.
    pub ordinal: u32,
    /// The queue in the group.
    pub index: u32,
    /// `ze_command_queue_flags_t`.
    pub flags: u32,
    /// Whether calls return when the work is done.
    pub mode: ze_command_queue_mode_t,
    /// The priority, which has no effect.
    pub priority: ze_command_queue_priority_t,
}

impl QueueSettings {
    /// How commands follow each other.
    pub(crate) fn order(&self) -> Order {
        if self.flags & ZE_COMMAND_QUEUE_FLAG_IN_ORDER == 0 {
            Order::OutOfOrder
        } else {
            Order::InOrder
        }
    }

    /// Whether a call that submits comes back only when the work is done.
    pub(crate) fn is_synchronous(&self) -> bool {
        self.mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS
    }

    /// Checks that the device has the queue (specification: `ze_command_queue_desc_t`, ordinal and index).
    ///
    /// # Errors
    /// INVALID_ARGUMENT.
    pub(crate) fn check(&self, device: &Device) -> ApiResult {
        check_ordinal(device, self.ordinal)?;
        let groups = &device.profile().device.queue_groups;
        let count = usize::try_from(self.ordinal)
            .ok()
            .and_then(|o| groups.get(o))
            .map_or(0, |g| g.count);
        // The index is below the number of queues of the group.
        if self.index >= count {
            return Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::queue::INDEX)
                    .with("index", Value::Index(self.index.into()))
                    .with("ordinal", Value::Index(self.ordinal.into()))
                    .with("count", Value::Count(count.into())),
            );
        }
        Ok(())
    }
}

/// Checks that the device has the queue group.
pub(crate) fn check_ordinal(device: &Device, ordinal: u32) -> ApiResult {
    let groups = device.profile().device.queue_groups.len();
    // The ordinal is below the number of queue groups.
    if usize::try_from(ordinal).is_ok_and(|o| o < groups) {
        return Ok(());
    }
    Err(
        ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::queue::ORDINAL)
            .with("ordinal", Value::Index(ordinal.into()))
            .with("count", Value::Count(groups as u64)),
    )
}

/// A command queue.
#[derive(Debug)]
pub struct CommandQueue {
    context: Arc<Context>,
    device: Arc<Device>,
    life: Arc<Life>,
    settings: QueueSettings,
    stream: Mutex<Stream>,
}

impl CommandQueue {
    /// A queue of `device` (specification: `zeCommandQueueCreate`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT for a group or queue that the device does not have.
    pub fn create(
        context: &Arc<Context>,
        device: &Arc<Device>,
        settings: QueueSettings,
        created: Option<CallRef>,
    ) -> ApiResult<Arc<Self>> {
        context.check_device(device)?;
        settings.check(device)?;
        Ok(Arc::new(Self {
            context: Arc::clone(context),
            device: Arc::clone(device),
            life: Life::new(created, Some(context.life())),
            settings,
            stream: Mutex::new(Stream::new(settings.order())),
        }))
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The context that the queue belongs to.
    pub fn context(&self) -> &Arc<Context> {
        &self.context
    }

    /// The device that the queue belongs to.
    pub fn device(&self) -> &Arc<Device> {
        &self.device
    }

    /// What the queue was asked to be.
    pub fn settings(&self) -> QueueSettings {
        self.settings
    }

    /// 1 while submitted commands are not finished.
    pub fn in_flight(&self) -> usize {
        usize::from(!self.stream.lock().unwrap_or_else(PoisonError::into_inner).idle())
    }

    /// Executes closed lists in this order (specification: `zeCommandQueueExecuteCommandLists`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT for an open or immediate list, or one of another group or device; INVALID_SYNCHRONIZATION_OBJECT for
    /// a fence of another queue; DEVICE_LOST if the context is lost.
    pub fn execute(
        self: &Arc<Self>,
        call: CallRef,
        lists: &[Arc<CommandList>],
        fence: Option<&Arc<Fence>>,
    ) -> ApiResult {
        self.context.check_not_lost(call.function)?;
        for list in lists {
            list.check_executable(self, call.function)?;
            self.context
                .note_foreign(call, list.context(), list.life(), "command list");
        }
        // The fence was made for this queue.
        if let Some(fence) = fence
            && !Arc::ptr_eq(fence.queue(), self)
        {
            return Err(ApiError::new(
                ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
                &rules::queue::FENCE_OTHER_QUEUE,
            )
            .with("fence", Value::Handle(fence.life().handle() as u64))
            .with("queue", Value::Handle(self.life.handle() as u64))
            .with("owner", Value::Handle(fence.queue().life().handle() as u64)));
        }
        let core = self.context.core();
        let mut jobs = Vec::new();
        for list in lists {
            list.instantiate(&mut jobs);
        }
        if let Some(fence) = fence {
            jobs.push((Kind::Marker, Job::default().signalling(vec![fence.submit(call)])));
        }
        core.prepare_exit();
        self.stream
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .submit(&core.engine, jobs);
        if self.settings.is_synchronous() {
            self.synchronize(u64::MAX, call.function)
        } else {
            Ok(())
        }
    }

    /// Waits until everything submitted so far is finished (specification: `zeCommandQueueSynchronize`; `timeout` in
    /// nanoseconds).
    ///
    /// # Errors
    /// NOT_READY when the time is over; DEVICE_LOST if a command failed.
    pub fn synchronize(&self, timeout: u64, function: Function) -> ApiResult {
        let tail = self.stream.lock().unwrap_or_else(PoisonError::into_inner).tail();
        self.context.check_not_lost(function)?;
        host_wait(
            &self.context,
            Target::Tasks(&tail),
            Timeout::from_ns(timeout),
            function,
        )
    }
}
