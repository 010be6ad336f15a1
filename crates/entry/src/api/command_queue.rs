//! Command queues.

use zemu_abi::*;
use zemu_driver::{ApiResult, CommandList, CommandQueue, Context, Device, Fence, QueueSettings};

use crate::boundary::{Call, input, output};

/// What a queue descriptor asks for.
pub(crate) fn queue_settings(desc: &ze_command_queue_desc_t) -> QueueSettings {
    QueueSettings {
        ordinal: desc.ordinal,
        index: desc.index,
        flags: desc.flags,
        mode: desc.mode,
        priority: desc.priority,
    }
}

pub(crate) unsafe fn zeCommandQueueCreate(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    desc: *const ze_command_queue_desc_t,
    phCommandQueue: *mut ze_command_queue_handle_t,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_command_queue_desc_t", Some(desc.stype.0), desc.pNext)?;
    let queue = CommandQueue::create(&context, &device, queue_settings(&desc), Some(call.reference))?;
    let handle = call.register(queue)?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phCommandQueue, ze_command_queue_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeCommandQueueDestroy(
    call: &Call<'_>,
    hCommandQueue: ze_command_queue_handle_t,
) -> ApiResult {
    call.destroy::<CommandQueue>(hCommandQueue.0, "hCommandQueue")
        .map(|_| ())
}

pub(crate) unsafe fn zeCommandQueueExecuteCommandLists(
    call: &Call<'_>,
    hCommandQueue: ze_command_queue_handle_t,
    numCommandLists: u32,
    phCommandLists: *mut ze_command_list_handle_t,
    hFence: ze_fence_handle_t,
) -> ApiResult {
    let queue = call.get::<CommandQueue>(hCommandQueue.0, "hCommandQueue")?;
    // SAFETY: the caller's array.
    let lists = unsafe { input::array(phCommandLists, numCommandLists) };
    let lists = call.get_all::<CommandList>(lists.iter().map(|l| l.0), "phCommandLists")?;
    let fence = call.get_optional::<Fence>(hFence.0, "hFence")?;
    queue.execute(call.reference, &lists, fence.as_ref())
}

pub(crate) unsafe fn zeCommandQueueSynchronize(
    call: &Call<'_>,
    hCommandQueue: ze_command_queue_handle_t,
    timeout: u64,
) -> ApiResult {
    call.get::<CommandQueue>(hCommandQueue.0, "hCommandQueue")?
        .synchronize(timeout, call.function())
}

/// The queries that give back one setting.
macro_rules! setting {
    ($($function:ident($handle:ident, $out:ident: $type:ty) = $field:ident;)+) => {$(
        pub(crate) unsafe fn $function(
            call: &Call<'_>,
            $handle: ze_command_queue_handle_t,
            $out: *mut $type,
        ) -> ApiResult {
            let settings = call.get::<CommandQueue>($handle.0, stringify!($handle))?.settings();
            // SAFETY: the caller's pointer.
            unsafe { output::write($out, settings.$field) };
            Ok(())
        }
    )+};
}

setting! {
    zeCommandQueueGetOrdinal(hCommandQueue, pOrdinal: u32) = ordinal;
    zeCommandQueueGetIndex(hCommandQueue, pIndex: u32) = index;
    zeCommandQueueGetFlags(hCmdQueue, pFlags: ze_command_queue_flags_t) = flags;
    zeCommandQueueGetMode(hCmdQueue, pMode: ze_command_queue_mode_t) = mode;
    zeCommandQueueGetPriority(hCmdQueue, pPriority: ze_command_queue_priority_t) = priority;
}
