//! Contexts and residency.

use std::ffi::c_void;

use zemu_abi::*;
use zemu_diag::{Finding, Value, rules};
use zemu_driver::{ApiResult, Context, Device, Driver};
use zemu_memory::AppPtr;

use super::mem::ledger_kind;
use crate::boundary::{Call, input, output};

pub(crate) unsafe fn zeContextCreate(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    desc: *const ze_context_desc_t,
    phContext: *mut ze_context_handle_t,
) -> ApiResult {
    // SAFETY: the same contract, without devices.
    unsafe { zeContextCreateEx(call, hDriver, desc, 0, std::ptr::null_mut(), phContext) }
}

pub(crate) unsafe fn zeContextCreateEx(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    desc: *const ze_context_desc_t,
    numDevices: u32,
    phDevices: *mut ze_device_handle_t,
    phContext: *mut ze_context_handle_t,
) -> ApiResult {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_context_desc_t", Some(desc.stype.0), desc.pNext)?;
    // SAFETY: the caller's array.
    let devices = unsafe { input::array(phDevices, numDevices) };
    let devices = call.get_all::<Device>(devices.iter().map(|d| d.0), "phDevices")?;
    let context = Context::create(&driver, &devices, Some(call.reference));
    let handle = call.register(context)?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phContext, ze_context_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeContextDestroy(call: &Call<'_>, hContext: ze_context_handle_t) -> ApiResult {
    let context = call.destroy::<Context>(hContext.0, "hContext")?;
    // Memory that was not freed goes with its context, and is reported.
    for allocation in context.release_memory(call.reference) {
        let live = call
            .state
            .ledger
            .destroyed(ledger_kind(allocation.kind()), allocation.start().addr());
        let rule = if allocation.is_import() {
            &rules::leak::IMPORT
        } else {
            &rules::leak::ALLOCATION
        };
        let mut finding = Finding::new(rule)
            .with("kind", Value::Text(allocation.kind().to_string()))
            .with("pointer", Value::Address(allocation.start().addr()))
            .with("size", Value::Bytes(allocation.size()));
        finding.created_by = live.map(|l| l.created_by);
        call.note(finding);
    }
    call.any_runtime()?.core().faults.context_destroyed();
    Ok(())
}

pub(crate) unsafe fn zeContextGetStatus(call: &Call<'_>, hContext: ze_context_handle_t) -> ApiResult {
    call.get::<Context>(hContext.0, "hContext")?
        .check_not_lost(call.function())
}

pub(crate) unsafe fn zeContextMakeMemoryResident(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    ptr: *mut c_void,
    size: usize,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    context.check_device(&*call.get::<Device>(hDevice.0, "hDevice")?)?;
    context.check_range(AppPtr::from_ptr(ptr), size as u64)
}

pub(crate) unsafe fn zeContextEvictMemory(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    ptr: *mut c_void,
    size: usize,
) -> ApiResult {
    // SAFETY: the same contract; all memory is always resident.
    unsafe { zeContextMakeMemoryResident(call, hContext, hDevice, ptr, size) }
}
