//! Event pools.

use zemu_abi::*;
use zemu_driver::{ApiResult, Context, Device, EventPool, EventPoolSettings};

use crate::boundary::{Call, input, output};

pub(crate) unsafe fn zeEventPoolCreate(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    desc: *const ze_event_pool_desc_t,
    numDevices: u32,
    phDevices: *mut ze_device_handle_t,
    phEventPool: *mut ze_event_pool_handle_t,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_event_pool_desc_t", Some(desc.stype.0), desc.pNext)?;
    // SAFETY: the caller's array.
    let devices = unsafe { input::array(phDevices, numDevices) };
    for device in call.get_all::<Device>(devices.iter().map(|d| d.0), "phDevices")? {
        context.check_device(&device)?;
    }
    let settings = EventPoolSettings {
        flags: desc.flags,
        count: desc.count,
    };
    let handle = call.register(EventPool::create(&context, settings, Some(call.reference)))?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phEventPool, ze_event_pool_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeEventPoolDestroy(call: &Call<'_>, hEventPool: ze_event_pool_handle_t) -> ApiResult {
    call.destroy::<EventPool>(hEventPool.0, "hEventPool").map(|_| ())
}

pub(crate) unsafe fn zeEventPoolGetContextHandle(
    call: &Call<'_>,
    hEventPool: ze_event_pool_handle_t,
    phContext: *mut ze_context_handle_t,
) -> ApiResult {
    let pool = call.get::<EventPool>(hEventPool.0, "hEventPool")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phContext, ze_context_handle_t(call.handle_of(pool.context())?)) };
    Ok(())
}

pub(crate) unsafe fn zeEventPoolGetFlags(
    call: &Call<'_>,
    hEventPool: ze_event_pool_handle_t,
    pFlags: *mut ze_event_pool_flags_t,
) -> ApiResult {
    let pool = call.get::<EventPool>(hEventPool.0, "hEventPool")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(pFlags, pool.settings().flags) };
    Ok(())
}
