//! Fences.

use zemu_abi::*;
use zemu_driver::{ApiResult, CommandQueue, Fence};

use crate::boundary::{Call, output};

pub(crate) unsafe fn zeFenceCreate(
    call: &Call<'_>,
    hCommandQueue: ze_command_queue_handle_t,
    desc: *const ze_fence_desc_t,
    phFence: *mut ze_fence_handle_t,
) -> ApiResult {
    let queue = call.get::<CommandQueue>(hCommandQueue.0, "hCommandQueue")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_fence_desc_t", Some(desc.stype.0), desc.pNext)?;
    let signalled = desc.flags & ZE_FENCE_FLAG_SIGNALED != 0;
    let handle = call.register(Fence::create(&queue, signalled, Some(call.reference)))?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phFence, ze_fence_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeFenceDestroy(call: &Call<'_>, hFence: ze_fence_handle_t) -> ApiResult {
    call.destroy::<Fence>(hFence.0, "hFence").map(|_| ())
}

pub(crate) unsafe fn zeFenceHostSynchronize(
    call: &Call<'_>,
    hFence: ze_fence_handle_t,
    timeout: u64,
) -> ApiResult {
    call.get::<Fence>(hFence.0, "hFence")?
        .host_synchronize(timeout, call.reference)
}

pub(crate) unsafe fn zeFenceQueryStatus(call: &Call<'_>, hFence: ze_fence_handle_t) -> ApiResult {
    call.get::<Fence>(hFence.0, "hFence")?
        .query_status(call.function())
}

pub(crate) unsafe fn zeFenceReset(call: &Call<'_>, hFence: ze_fence_handle_t) -> ApiResult {
    call.get::<Fence>(hFence.0, "hFence")?.reset();
    Ok(())
}
