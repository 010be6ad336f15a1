//! How commands follow each other: lists, queues, fences, events, barriers, waits, timestamps.

mod events;
mod lifetime;
mod many;
mod order;
mod submission;
mod timestamps;
mod transfers;

use std::ffi::c_void;
use std::ptr;
use std::time::{Duration, Instant};

use zemu_abi::*;
use zemu_tests::call;
use zemu_tests::fixture::*;

const IN_ORDER: ze_command_queue_flags_t = ZE_COMMAND_QUEUE_FLAG_IN_ORDER;
const NO_FENCE: ze_fence_handle_t = ze_fence_handle_t::ZEROED;
const IN_USE: ze_result_t = ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE;

/// Long enough for a command that could run to have run.
const A_WHILE: Duration = Duration::from_millis(60);

fn words(at: *const c_void, count: usize) -> Vec<u32> {
    read::<u32>(at, count)
}

#[track_caller]
fn not_ready(event: ze_event_handle_t) {
    answers(ZE_RESULT_NOT_READY, call!(zeEventQueryStatus(event)));
}

/// A copy that is refused, or loses the device.
#[track_caller]
fn copy_fails(list: ze_command_list_handle_t, to: *mut c_void, from: *const c_void, size: usize) {
    let code = try_copy(list, to, from, size, NO_EVENT, &[]);
    let end = call!(zeCommandListHostSynchronize(list, FOREVER));
    assert!(
        code != ZE_RESULT_SUCCESS || end == ZE_RESULT_ERROR_DEVICE_LOST,
        "{}",
        name_of(code)
    );
}

#[track_caller]
fn wait_for(event: ze_event_handle_t) {
    ok(call!(zeEventHostSynchronize(event, FOREVER)));
}

#[track_caller]
fn barrier(list: ze_command_list_handle_t, signal: ze_event_handle_t, events: &[ze_event_handle_t]) {
    let (n, array) = waits(events);
    ok(call!(zeCommandListAppendBarrier(list, signal, n, array)));
}

#[track_caller]
fn close(list: ze_command_list_handle_t) {
    ok(call!(zeCommandListClose(list)));
}
