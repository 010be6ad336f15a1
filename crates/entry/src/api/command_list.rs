//! Command lists: creation, state, and everything that is appended.

use std::ffi::c_void;
use std::sync::Arc;

use zemu_abi::*;
use zemu_driver::{ApiResult, CommandList, Context, Device, Event, Kernel, ListKind, ListSettings, WaitList};
use zemu_memory::AppPtr;

use super::bytes;
use super::command_queue::queue_settings;
use crate::boundary::{Call, input, output};

pub(crate) unsafe fn zeCommandListCreate(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    desc: *const ze_command_list_desc_t,
    phCommandList: *mut ze_command_list_handle_t,
) -> ApiResult {
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_command_list_desc_t", Some(desc.stype.0), desc.pNext)?;
    let kind = ListKind::Regular(ListSettings {
        ordinal: desc.commandQueueGroupOrdinal,
        flags: desc.flags,
    });
    // SAFETY: the caller's pointer.
    unsafe { create(call, hContext, hDevice, kind, phCommandList) }
}

pub(crate) unsafe fn zeCommandListCreateImmediate(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    altdesc: *const ze_command_queue_desc_t,
    phCommandList: *mut ze_command_list_handle_t,
) -> ApiResult {
    // SAFETY: the shim's copy.
    let desc = unsafe { *altdesc };
    call.checked_chain(
        "altdesc",
        "ze_command_queue_desc_t",
        Some(desc.stype.0),
        desc.pNext,
    )?;
    // SAFETY: the caller's pointer.
    unsafe {
        create(
            call,
            hContext,
            hDevice,
            ListKind::Immediate(queue_settings(&desc)),
            phCommandList,
        )
    }
}

unsafe fn create(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    kind: ListKind,
    phCommandList: *mut ze_command_list_handle_t,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let handle = call.register(CommandList::create(
        &context,
        &device,
        kind,
        Some(call.reference),
    )?)?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phCommandList, ze_command_list_handle_t(handle)) };
    Ok(())
}

fn list(call: &Call<'_>, hCommandList: ze_command_list_handle_t) -> ApiResult<Arc<CommandList>> {
    call.get(hCommandList.0, "hCommandList")
}

/// The events of an append.
unsafe fn events(
    call: &Call<'_>,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ApiResult<WaitList> {
    let signal = call.get_optional::<Event>(signal.0, "hSignalEvent")?;
    // SAFETY: the caller's array.
    let waits = unsafe { input::array(waits, count) };
    let waits = call.get_all::<Event>(waits.iter().map(|e| e.0), "phWaitEvents")?;
    Ok(WaitList { signal, waits })
}

pub(crate) unsafe fn zeCommandListDestroy(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
) -> ApiResult {
    call.destroy::<CommandList>(hCommandList.0, "hCommandList")
        .map(|_| ())
}

pub(crate) unsafe fn zeCommandListClose(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
) -> ApiResult {
    list(call, hCommandList)?.close()
}

pub(crate) unsafe fn zeCommandListReset(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
) -> ApiResult {
    list(call, hCommandList)?.reset(call.reference);
    Ok(())
}

pub(crate) unsafe fn zeCommandListHostSynchronize(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    timeout: u64,
) -> ApiResult {
    list(call, hCommandList)?.host_synchronize(timeout, call.function())
}

pub(crate) unsafe fn zeCommandListGetDeviceHandle(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    phDevice: *mut ze_device_handle_t,
) -> ApiResult {
    let handle = call.handle_of(list(call, hCommandList)?.device())?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phDevice, ze_device_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeCommandListGetContextHandle(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    phContext: *mut ze_context_handle_t,
) -> ApiResult {
    let handle = call.handle_of(list(call, hCommandList)?.context())?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phContext, ze_context_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeCommandListGetOrdinal(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    pOrdinal: *mut u32,
) -> ApiResult {
    let ordinal = list(call, hCommandList)?.ordinal();
    // SAFETY: the caller's pointer.
    unsafe { output::write(pOrdinal, ordinal) };
    Ok(())
}

pub(crate) unsafe fn zeCommandListGetFlags(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    pFlags: *mut ze_command_list_flags_t,
) -> ApiResult {
    let flags = list(call, hCommandList)?.flags();
    // SAFETY: the caller's pointer.
    unsafe { output::write(pFlags, flags) };
    Ok(())
}

pub(crate) unsafe fn zeCommandListIsImmediate(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    pIsImmediate: *mut ze_bool_t,
) -> ApiResult {
    let immediate = matches!(list(call, hCommandList)?.kind(), ListKind::Immediate(_));
    // SAFETY: the caller's pointer.
    unsafe { output::write(pIsImmediate, u8::from(immediate)) };
    Ok(())
}

/// The queries that give back one setting of an immediate list.
macro_rules! setting {
    ($($function:ident($handle:ident, $out:ident: $type:ty) = $field:ident;)+) => {$(
        pub(crate) unsafe fn $function(
            call: &Call<'_>,
            $handle: ze_command_list_handle_t,
            $out: *mut $type,
        ) -> ApiResult {
            let settings = list(call, $handle)?.immediate(call.function())?;
            // SAFETY: the caller's pointer.
            unsafe { output::write($out, settings.$field) };
            Ok(())
        }
    )+};
}

setting! {
    zeCommandListImmediateGetIndex(hCommandListImmediate, pIndex: u32) = index;
    zeCommandListImmediateGetFlags(hCommandList, pFlags: ze_command_queue_flags_t) = flags;
    zeCommandListImmediateGetMode(hCommandList, pMode: ze_command_queue_mode_t) = mode;
    zeCommandListImmediateGetPriority(hCommandList, pPriority: ze_command_queue_priority_t) = priority;
}

pub(crate) unsafe fn zeCommandListAppendBarrier(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    // SAFETY: the caller's array.
    list.append_barrier(call.reference, unsafe {
        events(call, hSignalEvent, numWaitEvents, phWaitEvents)
    }?)
}

pub(crate) unsafe fn zeCommandListAppendMemoryRangesBarrier(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    _numRanges: u32,
    _pRangeSizes: *const usize,
    _pRanges: *mut *const c_void,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    // SAFETY: the caller's array.
    let events = unsafe { events(call, hSignalEvent, numWaitEvents, phWaitEvents) }?;
    list.append_memory_ranges_barrier(call.reference, events)
}

pub(crate) unsafe fn zeCommandListAppendMemoryCopy(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    dstptr: *mut c_void,
    srcptr: *const c_void,
    size: usize,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    // SAFETY: the caller's array.
    let events = unsafe { events(call, hSignalEvent, numWaitEvents, phWaitEvents) }?;
    list.append_memory_copy(
        call.reference,
        AppPtr::from_ptr(dstptr),
        AppPtr::from_ptr(srcptr),
        size as u64,
        events,
    )
}

pub(crate) unsafe fn zeCommandListAppendMemoryFill(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    ptr: *mut c_void,
    pattern: *const c_void,
    pattern_size: usize,
    size: usize,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    // SAFETY: the caller's array.
    let events = unsafe { events(call, hSignalEvent, numWaitEvents, phWaitEvents) }?;
    list.check_fill_pattern(pattern_size as u64, size as u64)?;
    // SAFETY: the caller's pattern, of the size beside it.
    let pattern = unsafe { bytes(pattern, pattern_size) }.unwrap_or_default();
    list.append_memory_fill(
        call.reference,
        AppPtr::from_ptr(ptr),
        &pattern,
        size as u64,
        events,
    )
}

pub(crate) unsafe fn zeCommandListAppendLaunchKernel(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    hKernel: ze_kernel_handle_t,
    pLaunchFuncArgs: *const ze_group_count_t,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    // SAFETY: the shim's copy.
    let groups = unsafe { *pLaunchFuncArgs };
    // SAFETY: the caller's array.
    let events = unsafe { events(call, hSignalEvent, numWaitEvents, phWaitEvents) }?;
    let groups = [groups.groupCountX, groups.groupCountY, groups.groupCountZ];
    list.append_launch_kernel(call.reference, &kernel, groups, events)
}

pub(crate) unsafe fn zeCommandListAppendLaunchKernelWithParameters(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    hKernel: ze_kernel_handle_t,
    pGroupCounts: *const ze_group_count_t,
    pNext: *const c_void,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    call.checked_chain("pNext", "pNext", None, pNext)?;
    // SAFETY: the same contract.
    unsafe {
        zeCommandListAppendLaunchKernel(
            call,
            hCommandList,
            hKernel,
            pGroupCounts,
            hSignalEvent,
            numWaitEvents,
            phWaitEvents,
        )
    }
}

pub(crate) unsafe fn zeCommandListAppendLaunchKernelWithArguments(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    hKernel: ze_kernel_handle_t,
    groupCounts: ze_group_count_t,
    groupSizes: ze_group_size_t,
    pArguments: *mut *mut c_void,
    pNext: *const c_void,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    call.checked_chain("pNext", "pNext", None, pNext)?;
    // SAFETY: the caller's array.
    let events = unsafe { events(call, hSignalEvent, numWaitEvents, phWaitEvents) }?;
    kernel.check_arguments_given(!pArguments.is_null())?;
    kernel.set_group_size([
        groupSizes.groupSizeX,
        groupSizes.groupSizeY,
        groupSizes.groupSizeZ,
    ])?;
    // SAFETY: the caller's array, with a pointer for each argument.
    let pointers = unsafe { input::array(pArguments, kernel.properties().arguments) };
    for (index, (info, pointer)) in (0..).zip(kernel.arguments().iter().zip(pointers)) {
        if kernel.is_local(index) {
            // SAFETY: the pointer of a local argument leads to its size.
            let size = unsafe { bytes(pointer, size_of::<usize>()) }.unwrap_or_default();
            let size = size.try_into().map_or(0, u64::from_ne_bytes);
            kernel.set_argument(index, size, None)?;
        } else {
            // SAFETY: the pointer of any other argument leads to its value.
            kernel.set_argument(index, info.size as u64, unsafe { bytes(pointer, info.size) })?;
        }
    }
    let groups = [
        groupCounts.groupCountX,
        groupCounts.groupCountY,
        groupCounts.groupCountZ,
    ];
    list.append_launch_kernel(call.reference, &kernel, groups, events)
}

pub(crate) unsafe fn zeCommandListAppendSignalEvent(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    hEvent: ze_event_handle_t,
) -> ApiResult {
    list(call, hCommandList)?.append_signal_event(call.reference, call.get(hEvent.0, "hEvent")?)
}

pub(crate) unsafe fn zeCommandListAppendWaitOnEvents(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    numEvents: u32,
    phEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    // SAFETY: the caller's array.
    let events = unsafe { events(call, ze_event_handle_t::ZEROED, numEvents, phEvents) }?;
    list.append_wait_on_events(call.reference, events.waits)
}

pub(crate) unsafe fn zeCommandListAppendEventReset(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    hEvent: ze_event_handle_t,
) -> ApiResult {
    list(call, hCommandList)?.append_event_reset(call.reference, call.get(hEvent.0, "hEvent")?)
}

pub(crate) unsafe fn zeCommandListAppendWriteGlobalTimestamp(
    call: &Call<'_>,
    hCommandList: ze_command_list_handle_t,
    dstptr: *mut u64,
    hSignalEvent: ze_event_handle_t,
    numWaitEvents: u32,
    phWaitEvents: *mut ze_event_handle_t,
) -> ApiResult {
    let list = list(call, hCommandList)?;
    // SAFETY: the caller's array.
    let events = unsafe { events(call, hSignalEvent, numWaitEvents, phWaitEvents) }?;
    list.append_write_global_timestamp(call.reference, AppPtr::from_ptr(dstptr), events)
}
