//! Events.

use zemu_abi::*;
use zemu_driver::{ApiResult, Event, EventPool, EventSettings};

use crate::boundary::{Call, output};

pub(crate) unsafe fn zeEventCreate(
    call: &Call<'_>,
    hEventPool: ze_event_pool_handle_t,
    desc: *const ze_event_desc_t,
    phEvent: *mut ze_event_handle_t,
) -> ApiResult {
    let pool = call.get::<EventPool>(hEventPool.0, "hEventPool")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_event_desc_t", Some(desc.stype.0), desc.pNext)?;
    let settings = EventSettings {
        index: desc.index,
        signal_scope: desc.signal,
        wait_scope: desc.wait,
    };
    let handle = call.register(Event::create(&pool, settings, call.reference)?)?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phEvent, ze_event_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeEventDestroy(call: &Call<'_>, hEvent: ze_event_handle_t) -> ApiResult {
    call.destroy::<Event>(hEvent.0, "hEvent").map(|_| ())
}

pub(crate) unsafe fn zeEventHostSignal(call: &Call<'_>, hEvent: ze_event_handle_t) -> ApiResult {
    call.get::<Event>(hEvent.0, "hEvent")?.host_signal();
    Ok(())
}

pub(crate) unsafe fn zeEventHostReset(call: &Call<'_>, hEvent: ze_event_handle_t) -> ApiResult {
    call.get::<Event>(hEvent.0, "hEvent")?.host_reset();
    Ok(())
}

pub(crate) unsafe fn zeEventHostSynchronize(
    call: &Call<'_>,
    hEvent: ze_event_handle_t,
    timeout: u64,
) -> ApiResult {
    call.get::<Event>(hEvent.0, "hEvent")?
        .host_synchronize(timeout, call.function())
}

pub(crate) unsafe fn zeEventQueryStatus(call: &Call<'_>, hEvent: ze_event_handle_t) -> ApiResult {
    call.get::<Event>(hEvent.0, "hEvent")?
        .query_status(call.function())
}

pub(crate) unsafe fn zeEventQueryKernelTimestamp(
    call: &Call<'_>,
    hEvent: ze_event_handle_t,
    dstptr: *mut ze_kernel_timestamp_result_t,
) -> ApiResult {
    let stamp = call
        .get::<Event>(hEvent.0, "hEvent")?
        .kernel_timestamp(call.function())?;
    let data = ze_kernel_timestamp_data_t {
        kernelStart: stamp.start,
        kernelEnd: stamp.end,
    };
    // SAFETY: the caller's pointer.
    unsafe {
        output::write(
            dstptr,
            ze_kernel_timestamp_result_t {
                global: data,
                context: data,
            },
        )
    };
    Ok(())
}

pub(crate) unsafe fn zeEventGetEventPool(
    call: &Call<'_>,
    hEvent: ze_event_handle_t,
    phEventPool: *mut ze_event_pool_handle_t,
) -> ApiResult {
    let event = call.get::<Event>(hEvent.0, "hEvent")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phEventPool, ze_event_pool_handle_t(call.handle_of(event.pool())?)) };
    Ok(())
}

pub(crate) unsafe fn zeEventGetSignalScope(
    call: &Call<'_>,
    hEvent: ze_event_handle_t,
    pSignalScope: *mut ze_event_scope_flags_t,
) -> ApiResult {
    let event = call.get::<Event>(hEvent.0, "hEvent")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(pSignalScope, event.settings().signal_scope) };
    Ok(())
}

pub(crate) unsafe fn zeEventGetWaitScope(
    call: &Call<'_>,
    hEvent: ze_event_handle_t,
    pWaitScope: *mut ze_event_scope_flags_t,
) -> ApiResult {
    let event = call.get::<Event>(hEvent.0, "hEvent")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(pWaitScope, event.settings().wait_scope) };
    Ok(())
}
