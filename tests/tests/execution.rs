//! How commands follow each other: lists, queues, fences, events, barriers, waits, timestamps.

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

// Order.

#[test]
fn an_in_order_list_keeps_its_order() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(IN_ORDER), f.host(4096));
        let [hold, done] = f.events();
        fill(list, memory, &1_u32, 4096, NO_EVENT, &[hold]);
        fill(list, memory, &2_u32, 2048, done, &[]);
        std::thread::sleep(A_WHILE);
        not_ready(done);
        answers(ZE_RESULT_NOT_READY, call!(zeCommandListHostSynchronize(list, 0)));
        assert_eq!(words(memory, 1024), [0; 1024], "nothing ran");
        ok(call!(zeEventHostSignal(hold)));
        finish(list);
        wait_for(done);
        let words = words(memory, 1024);
        assert!(words[..512].iter().all(|w| *w == 2) && words[512..].iter().all(|w| *w == 1));
    });
}

#[test]
fn an_out_of_order_list_lets_commands_pass() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        let [hold, done] = f.events();
        fill(list, memory, &1_u32, 4, NO_EVENT, &[hold]);
        fill(list, memory.wrapping_byte_add(4), &2_u32, 4, done, &[]);
        wait_for(done);
        assert_eq!(words(memory, 2), [0, 2]);
        ok(call!(zeEventHostSignal(hold)));
        finish(list);
        assert_eq!(words(memory, 2), [1, 2]);
    });
}

#[test]
fn a_barrier_orders_an_out_of_order_list() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        let [hold, passed, done] = f.events();
        fill(list, memory, &1_u32, 4, NO_EVENT, &[hold]);
        barrier(list, passed, &[]);
        fill(list, memory.wrapping_byte_add(4), &2_u32, 4, done, &[]);
        std::thread::sleep(A_WHILE);
        not_ready(passed);
        not_ready(done);
        ok(call!(zeEventHostSignal(hold)));
        finish(list);
        for event in [passed, done] {
            ok(call!(zeEventQueryStatus(event)));
        }
        assert_eq!(words(memory, 2), [1, 2]);
    });
}

#[test]
fn events_order_commands_of_an_out_of_order_list() {
    alone(|| {
        let f = Fixture::new();
        let (list, a, b, c) = (f.immediate(0), f.host(4096), f.on_device(4096), f.host(4096));
        let [first, second, third] = f.events();
        fill(list, a, &7_u32, 4096, first, &[]);
        copy(list, b, a, 4096, second, &[first]);
        copy(list, c, b, 4096, third, &[second]);
        wait_for(third);
        assert_eq!(words(c, 1024), [7; 1024]);
    });
}

#[test]
fn waits_on_events_hold_everything_after() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        let [a, b, done] = f.events();
        let (n, array) = waits(&[a, b]);
        ok(call!(zeCommandListAppendWaitOnEvents(list, n, array)));
        fill(list, memory, &1_u32, 4, done, &[]);
        ok(call!(zeEventHostSignal(a)));
        std::thread::sleep(A_WHILE);
        not_ready(done);
        ok(call!(zeEventHostSignal(b)));
        wait_for(done);
        assert_eq!(words(memory, 1), [1]);
    });
}

#[test]
fn a_range_barrier_is_a_barrier() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        let [hold, done] = f.events();
        fill(list, memory, &1_u32, 4, NO_EVENT, &[hold]);
        let (sizes, mut ranges) = ([4_usize], [memory.cast_const()]);
        ok(call!(zeCommandListAppendMemoryRangesBarrier(
            list,
            1,
            sizes.as_ptr(),
            ranges.as_mut_ptr(),
            done,
            0,
            ptr::null_mut()
        )));
        std::thread::sleep(A_WHILE);
        not_ready(done);
        ok(call!(zeEventHostSignal(hold)));
        wait_for(done);
        assert_eq!(words(memory, 1), [1]);
    });
}

#[test]
fn launches_of_an_in_order_list_see_each_other() {
    alone(|| {
        let f = Fixture::new();
        let (list, x, y) = (f.immediate(IN_ORDER), f.host(1024), f.shared(1024));
        fill(list, x, &1.0_f32, 1024, NO_EVENT, &[]);
        fill(list, y, &0.0_f32, 1024, NO_EVENT, &[]);
        let kernel = f.saxpy(x, y, 2.0, 256);
        for _ in 0..10 {
            launch(list, kernel, [4, 1, 1], NO_EVENT, &[]);
        }
        finish(list);
        assert_eq!(read::<f32>(y, 256), [20.0; 256]);
    });
}

// Regular lists and queues.

#[test]
fn a_queue_runs_lists_in_the_order_given() {
    alone(|| {
        let f = Fixture::new();
        let (queue, memory) = (f.queue(IN_ORDER), f.host(64));
        let mut lists: [_; 4] = std::array::from_fn(|_| f.regular(0));
        for (value, list) in (1_u32..).zip(lists) {
            fill(list, memory, &value, 4, NO_EVENT, &[]);
            close(list);
        }
        ok(call!(zeCommandQueueExecuteCommandLists(
            queue,
            4,
            lists.as_mut_ptr(),
            NO_FENCE
        )));
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        assert_eq!(words(memory, 1), [4]);
    });
}

#[test]
fn an_in_order_list_is_in_order_on_any_queue() {
    alone(|| {
        let f = Fixture::new();
        let (queue, memory, list) = (f.queue(0), f.host(64), f.regular(ZE_COMMAND_LIST_FLAG_IN_ORDER));
        let [hold, done] = f.events();
        fill(list, memory, &1_u32, 4, NO_EVENT, &[hold]);
        fill(list, memory, &2_u32, 4, done, &[]);
        close(list);
        f.execute(queue, list, NO_FENCE);
        std::thread::sleep(A_WHILE);
        not_ready(done);
        ok(call!(zeEventHostSignal(hold)));
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        assert_eq!(words(memory, 1), [2]);
    });
}

#[test]
fn an_in_order_list_does_not_hold_its_neighbours() {
    alone(|| {
        let f = Fixture::new();
        let (queue, memory) = (f.queue(0), f.host(64));
        let [hold, done] = f.events();
        let (first, second) = (f.regular(ZE_COMMAND_LIST_FLAG_IN_ORDER), f.regular(0));
        fill(first, memory, &1_u32, 4, NO_EVENT, &[hold]);
        fill(second, memory.wrapping_byte_add(4), &2_u32, 4, done, &[]);
        close(first);
        close(second);
        // The queue is not in order: what only the second list does may run before the first is finished, or after. It
        // must not be lost, and the first list's order is its own.
        f.execute(queue, first, NO_FENCE);
        f.execute(queue, second, NO_FENCE);
        ok(call!(zeEventHostSignal(hold)));
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        wait_for(done);
        assert_eq!(words(memory, 2), [1, 2]);
    });
}

#[test]
fn a_list_runs_many_times() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list, x, y) = (f.queue(IN_ORDER), f.regular(0), f.host(256), f.host(256));
        write(x, &[1.0_f32; 64]);
        write(y, &[0.0_f32; 64]);
        let kernel = f.saxpy(x, y, 1.0, 64);
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        close(list);
        for _ in 0..60 {
            f.execute(queue, list, NO_FENCE);
        }
        let mut several = [list; 40];
        ok(call!(zeCommandQueueExecuteCommandLists(
            queue,
            40,
            several.as_mut_ptr(),
            NO_FENCE
        )));
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        assert_eq!(read::<f32>(y, 64), [100.0; 64]);
        // Recorded anew, it does something else.
        ok(call!(zeCommandListReset(list)));
        fill(list, y, &5.0_f32, 256, NO_EVENT, &[]);
        close(list);
        f.execute(queue, list, NO_FENCE);
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        assert_eq!(read::<f32>(y, 64), [5.0; 64]);
    });
}

#[test]
fn arguments_are_those_of_the_append() {
    alone(|| {
        let f = Fixture::new();
        let (list, x, y, z) = (f.immediate(0), f.host(256), f.host(256), f.host(256));
        write(x, &[1.0_f32; 64]);
        write(y, &[0.0_f32; 64]);
        write(z, &[0.0_f32; 64]);
        let kernel = f.saxpy(x, y, 2.0, 64);
        let [hold] = f.events();
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[hold]);
        set(kernel, 1, &z);
        set(kernel, 2, &100.0_f32);
        set(kernel, 3, &0_u32);
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        ok(call!(zeEventHostSignal(hold)));
        finish(list);
        assert_eq!(read::<f32>(y, 64), [2.0; 64]);
        assert_eq!(read::<f32>(z, 64), [0.0; 64]);
    });
}

#[test]
fn a_fill_pattern_is_that_of_the_append() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        let [hold] = f.events();
        let mut pattern = 3_u64;
        fill(list, memory, &pattern, 64, NO_EVENT, &[hold]);
        pattern += 1;
        ok(call!(zeEventHostSignal(hold)));
        finish(list);
        assert_eq!(read::<u64>(memory, 8), [pattern - 1; 8]);
    });
}

// Events.

#[test]
fn an_event_may_be_waited_for_before_its_signaller_is_submitted() {
    alone(|| {
        let f = Fixture::new();
        let (first, second, memory) = (f.queue(0), f.queue(0), f.host(64));
        let (waits_for, signals) = (f.regular(0), f.regular(0));
        let [event] = f.events();
        copy(
            waits_for,
            memory.wrapping_byte_add(4),
            memory,
            4,
            NO_EVENT,
            &[event],
        );
        fill(signals, memory, &9_u32, 4, event, &[]);
        close(waits_for);
        close(signals);
        f.execute(first, waits_for, NO_FENCE);
        answers(
            ZE_RESULT_NOT_READY,
            call!(zeCommandQueueSynchronize(first, 1_000_000)),
        );
        f.execute(second, signals, NO_FENCE);
        ok(call!(zeCommandQueueSynchronize(first, FOREVER)));
        assert_eq!(words(memory, 2), [9, 9]);
    });
}

#[test]
fn a_host_signal_from_another_thread_ends_a_wait() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(IN_ORDER), f.host(64));
        let [hold] = f.events();
        fill(list, memory, &1_u32, 4, NO_EVENT, &[hold]);
        let hold = hold.0.expose_provenance();
        let signaller = std::thread::spawn(move || {
            std::thread::sleep(A_WHILE);
            let hold = ze_event_handle_t(ptr::with_exposed_provenance_mut(hold));
            ok(call!(zeEventHostSignal(hold)));
        });
        let begin = Instant::now();
        finish(list);
        assert!(begin.elapsed() >= A_WHILE / 2);
        assert_eq!(words(memory, 1), [1]);
        signaller.join().expect("no panic");
    });
}

#[test]
fn events_are_reset_by_host_and_device() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(IN_ORDER);
        let [event] = f.events();
        not_ready(event);
        ok(call!(zeEventHostSignal(event)));
        ok(call!(zeEventQueryStatus(event)));
        ok(call!(zeEventHostReset(event)));
        not_ready(event);
        ok(call!(zeCommandListAppendSignalEvent(list, event)));
        finish(list);
        ok(call!(zeEventQueryStatus(event)));
        ok(call!(zeCommandListAppendEventReset(list, event)));
        finish(list);
        not_ready(event);
        // A reset and a signal in order.
        ok(call!(zeCommandListAppendSignalEvent(list, event)));
        ok(call!(zeCommandListAppendEventReset(list, event)));
        ok(call!(zeCommandListAppendSignalEvent(list, event)));
        finish(list);
        ok(call!(zeEventQueryStatus(event)));
    });
}

#[test]
fn timeouts_last_as_long_as_they_say() {
    alone(|| {
        let f = Fixture::new();
        let (list, queue) = (f.immediate(0), f.queue(0));
        let [event] = f.events();
        let (fence, regular) = (f.fence(queue, 0), f.regular(0));
        barrier(list, NO_EVENT, &[event]);
        barrier(regular, NO_EVENT, &[event]);
        close(regular);
        f.execute(queue, regular, fence);
        let limit = 30_000_000;
        let calls: [&dyn Fn(u64) -> ze_result_t; 4] = [
            &|t| call!(zeEventHostSynchronize(event, t)),
            &|t| call!(zeCommandListHostSynchronize(list, t)),
            &|t| call!(zeCommandQueueSynchronize(queue, t)),
            &|t| call!(zeFenceHostSynchronize(fence, t)),
        ];
        for call in calls {
            answers(ZE_RESULT_NOT_READY, call(0));
            let begin = Instant::now();
            answers(ZE_RESULT_NOT_READY, call(limit));
            assert!(begin.elapsed() >= Duration::from_nanos(limit));
            assert!(begin.elapsed() < Duration::from_secs(5));
        }
        ok(call!(zeEventHostSignal(event)));
        for call in calls {
            ok(call(FOREVER));
            ok(call(0));
        }
    });
}

#[test]
fn event_and_pool_queries_tell_what_was_asked_for() {
    alone(|| {
        let f = Fixture::new();
        let flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE | ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP;
        let pool = f.pool(2, flags);
        let (signal, wait) = (ZE_EVENT_SCOPE_FLAG_DEVICE, ZE_EVENT_SCOPE_FLAG_HOST);
        let desc = ze_event_desc_t {
            index: 1,
            signal,
            wait,
            ..Default::default()
        };
        let mut event = ze_event_handle_t::ZEROED;
        ok(call!(zeEventCreate(pool, &raw const desc, &raw mut event)));
        let (mut of_event, mut context) = (ze_event_pool_handle_t::ZEROED, ze_context_handle_t::ZEROED);
        let (mut got, mut got_signal, mut got_wait) = (0, 0, 0);
        ok(call!(zeEventGetEventPool(event, &raw mut of_event)));
        ok(call!(zeEventPoolGetContextHandle(pool, &raw mut context)));
        ok(call!(zeEventPoolGetFlags(pool, &raw mut got)));
        ok(call!(zeEventGetSignalScope(event, &raw mut got_signal)));
        ok(call!(zeEventGetWaitScope(event, &raw mut got_wait)));
        assert_eq!((of_event, context), (pool, f.context));
        assert_eq!((got, got_signal, got_wait), (flags, signal, wait));
    });
}

#[test]
fn list_and_queue_queries_tell_what_was_asked_for() {
    alone(|| {
        let f = Fixture::new();
        let (regular, immediate) = (f.regular(ZE_COMMAND_LIST_FLAG_IN_ORDER), f.immediate(IN_ORDER));
        for (list, is_immediate) in [(regular, 0), (immediate, 1)] {
            let (mut device, mut context) = (ze_device_handle_t::ZEROED, ze_context_handle_t::ZEROED);
            let (mut ordinal, mut flags, mut found) = (77, 0, 77);
            ok(call!(zeCommandListGetDeviceHandle(list, &raw mut device)));
            ok(call!(zeCommandListGetContextHandle(list, &raw mut context)));
            ok(call!(zeCommandListGetOrdinal(list, &raw mut ordinal)));
            ok(call!(zeCommandListGetFlags(list, &raw mut flags)));
            ok(call!(zeCommandListIsImmediate(list, &raw mut found)));
            assert_eq!((device, context), (f.device, f.context));
            assert_eq!(
                (ordinal, flags, found),
                (COMPUTE, ZE_COMMAND_LIST_FLAG_IN_ORDER, is_immediate)
            );
        }
        let queue = f.queue_of(COPY, IN_ORDER, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
        let (mut ordinal, mut index, mut flags, mut mode) = (77, 77, 77, ze_command_queue_mode_t(77));
        ok(call!(zeCommandQueueGetOrdinal(queue, &raw mut ordinal)));
        ok(call!(zeCommandQueueGetIndex(queue, &raw mut index)));
        ok(call!(zeCommandQueueGetFlags(queue, &raw mut flags)));
        ok(call!(zeCommandQueueGetMode(queue, &raw mut mode)));
        assert_eq!(
            (ordinal, index, flags, mode),
            (COPY, 0, IN_ORDER, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS)
        );
    });
}

// Fences.

#[test]
fn fences_are_used_again_after_a_reset() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list, memory) = (f.queue(0), f.regular(0), f.host(64));
        let fence = f.fence(queue, 0);
        answers(ZE_RESULT_NOT_READY, call!(zeFenceQueryStatus(fence)));
        fill(list, memory, &1_u32, 4, NO_EVENT, &[]);
        close(list);
        for _ in 0..20 {
            write(memory, &[0_u32]);
            f.execute(queue, list, fence);
            ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
            ok(call!(zeFenceQueryStatus(fence)));
            assert_eq!(words(memory, 1), [1]);
            ok(call!(zeFenceReset(fence)));
            answers(ZE_RESULT_NOT_READY, call!(zeFenceQueryStatus(fence)));
        }
        let signalled = f.fence(queue, ZE_FENCE_FLAG_SIGNALED);
        ok(call!(zeFenceQueryStatus(signalled)));
        ok(call!(zeFenceHostSynchronize(signalled, 0)));
    });
}

#[test]
fn a_fence_waits_for_all_that_its_submission_holds() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list, memory) = (f.queue(0), f.regular(0), f.host(64));
        let [hold] = f.events();
        let fence = f.fence(queue, 0);
        fill(list, memory, &1_u32, 4, NO_EVENT, &[hold]);
        fill(list, memory.wrapping_byte_add(4), &2_u32, 4, NO_EVENT, &[]);
        close(list);
        f.execute(queue, list, fence);
        std::thread::sleep(A_WHILE);
        answers(ZE_RESULT_NOT_READY, call!(zeFenceQueryStatus(fence)));
        ok(call!(zeEventHostSignal(hold)));
        ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
        assert_eq!(words(memory, 2), [1, 2]);
    });
}

#[test]
fn an_empty_submission_signals_its_fence() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list) = (f.queue(0), f.regular(0));
        close(list);
        let fence = f.fence(queue, 0);
        f.execute(queue, list, fence);
        ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
    });
}

// Synchronous mode.

#[test]
fn synchronous_lists_and_queues_are_done_when_they_return() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.on_device(64);
        let own = [0_u32; 4];
        let list = f.immediate_of(COMPUTE, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
        fill(list, memory, &5_u32, 16, NO_EVENT, &[]);
        copy(list, own.as_ptr().cast_mut().cast(), memory, 16, NO_EVENT, &[]);
        assert_eq!(read::<u32>(own.as_ptr().cast(), 4), [5; 4]);
        let queue = f.queue_of(COMPUTE, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
        let regular = f.regular(ZE_COMMAND_LIST_FLAG_IN_ORDER);
        fill(regular, memory, &6_u32, 16, NO_EVENT, &[]);
        copy(regular, own.as_ptr().cast_mut().cast(), memory, 16, NO_EVENT, &[]);
        close(regular);
        f.execute(queue, regular, NO_FENCE);
        assert_eq!(read::<u32>(own.as_ptr().cast(), 4), [6; 4]);
    });
}

// Copies and fills.

#[test]
fn copies_go_between_all_kinds_of_memory() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(IN_ORDER);
        let pages = Pages::anonymous(8192);
        let mut own = vec![0_u8; 8192];
        let all = [
            f.host(8192),
            f.on_device(8192),
            f.shared(8192),
            f.import(pages.start(), 8192),
            own.as_mut_ptr().cast(),
        ];
        let (start, zeros) = (f.host(8192), f.host(8192));
        for (seed, from) in (1_u32..).zip(all) {
            for to in all {
                if to == from {
                    continue;
                }
                let pattern: Vec<u32> = (0..2048_u32).map(|i| i.wrapping_mul(2_654_435_761) ^ seed).collect();
                write(start, &pattern);
                copy(list, from, start, 8192, NO_EVENT, &[]);
                fill(list, to, &0_u8, 8192, NO_EVENT, &[]);
                copy(
                    list,
                    to.wrapping_byte_add(3),
                    from.wrapping_byte_add(1),
                    5001,
                    NO_EVENT,
                    &[],
                );
                copy(list, start, to, 8192, NO_EVENT, &[]);
                finish(list);
                let (got, wanted) = (read::<u8>(start, 8192), read::<u8>(pattern.as_ptr().cast(), 8192));
                assert_eq!(got[3..5004], wanted[1..5002]);
                assert!(got[..3].iter().chain(&got[5004..]).all(|b| *b == 0));
            }
        }
    });
}

#[test]
fn fills_take_patterns_of_all_sizes() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(IN_ORDER), f.host(256));
        for shift in 0..8 {
            let size = 1_usize << shift;
            let pattern: Vec<u8> = (0..size)
                .map(|i| u8::try_from(i).expect("small") ^ 0xa5)
                .collect();
            ok(call!(zeCommandListAppendMemoryFill(
                list,
                memory,
                pattern.as_ptr().cast(),
                size,
                256,
                NO_EVENT,
                0,
                ptr::null_mut()
            )));
            finish(list);
            assert!(
                read::<u8>(memory, 256).chunks(size).all(|c| c == pattern),
                "{size}"
            );
        }
    });
}

#[test]
fn a_copy_of_nothing_is_a_command() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        let [event] = f.events();
        copy(list, memory, memory, 0, event, &[]);
        wait_for(event);
    });
}

#[test]
fn a_copy_into_pages_that_are_gone_traps() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(4096));
        let pages = Pages::anonymous(4096);
        let [hold] = f.events();
        copy(list, pages.start(), memory, 4096, NO_EVENT, &[hold]);
        pages.unmap(0, 4096);
        ok(call!(zeEventHostSignal(hold)));
        answers(
            ZE_RESULT_ERROR_DEVICE_LOST,
            call!(zeCommandListHostSynchronize(list, FOREVER)),
        );
    });
    assert_eq!(
        report.findings.of("ZEMU-TRAP-0002").len(),
        1,
        "{:?}",
        report.findings.sentences()
    );
}

// Timestamps.

/// The device's timer.
fn timer(f: &Fixture) -> (u64, u32, u32) {
    let mut properties = ze_device_properties_t {
        stype: ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2,
        ..Default::default()
    };
    ok(call!(zeDeviceGetProperties(f.device, &raw mut properties)));
    (
        properties.timerResolution,
        properties.timestampValidBits,
        properties.kernelTimestampValidBits,
    )
}

fn monotonic() -> u64 {
    let mut now = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    #[allow(unsafe_code, reason = "the system's clock")]
    // SAFETY: the structure is this function's own.
    let answer = unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut now) };
    assert_eq!(answer, 0);
    u64::try_from(now.tv_sec).expect("after boot") * 1_000_000_000
        + u64::try_from(now.tv_nsec).expect("positive")
}

#[test]
fn global_timestamps_are_those_of_the_monotonic_clock() {
    alone(|| {
        let f = Fixture::new();
        let (frequency, bits, _) = timer(&f);
        let before = monotonic();
        let (mut host, mut device) = (0, 0);
        ok(call!(zeDeviceGetGlobalTimestamps(
            f.device,
            &raw mut host,
            &raw mut device
        )));
        let after = monotonic();
        assert!((before..=after).contains(&host), "{before} {host} {after}");
        let ns = |ticks: u64| u128::from(ticks) * 1_000_000_000 / u128::from(frequency);
        let (low, high) = (u128::from(before) - 20, u128::from(after) + 20);
        assert!(bits < 64 && device >> bits == 0);
        assert!(
            (low..=high).contains(&ns(device)),
            "{before} {} {after}",
            ns(device)
        );
    });
}

#[test]
fn kernel_timestamps_hold_the_command() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(IN_ORDER), f.host(4096));
        let (frequency, _, bits) = timer(&f);
        let [first, second, by_host] = f.events();
        let mut result = ze_kernel_timestamp_result_t::ZEROED;
        answers(
            ZE_RESULT_NOT_READY,
            call!(zeEventQueryKernelTimestamp(first, &raw mut result)),
        );
        let begin = monotonic();
        let kernel = f.saxpy(memory, memory, 1.0, 1024);
        launch(list, kernel, [16, 1, 1], first, &[]);
        fill(list, memory, &0_u8, 4096, second, &[]);
        finish(list);
        let end = monotonic();
        let mut last = u128::from(begin) * u128::from(frequency) / 1_000_000_000;
        for event in [first, second] {
            ok(call!(zeEventQueryKernelTimestamp(event, &raw mut result)));
            for data in [result.global, result.context] {
                assert!(data.kernelStart <= data.kernelEnd, "{data:?}");
                assert!(data.kernelEnd >> bits == 0);
            }
            assert!(
                last <= u128::from(result.global.kernelStart),
                "they follow each other"
            );
            last = u128::from(result.global.kernelEnd);
        }
        assert!(last <= u128::from(end) * u128::from(frequency) / 1_000_000_000);
        ok(call!(zeEventHostSignal(by_host)));
        ok(call!(zeEventQueryKernelTimestamp(by_host, &raw mut result)));
    });
}

#[test]
fn written_timestamps_rise() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        for i in 0..8 {
            let to = memory.wrapping_byte_add(i * 8).cast();
            ok(call!(zeCommandListAppendWriteGlobalTimestamp(
                list,
                to,
                NO_EVENT,
                0,
                ptr::null_mut()
            )));
        }
        finish(list);
        let stamps = read::<u64>(memory, 8);
        assert!(stamps[0] > 0 && stamps.is_sorted(), "{stamps:?}");
        let (mut host, mut device) = (0, 0);
        ok(call!(zeDeviceGetGlobalTimestamps(
            f.device,
            &raw mut host,
            &raw mut device
        )));
        assert!(stamps[7] <= device);
    });
}

// Objects in flight.

#[test]
fn objects_in_flight_are_not_destroyed() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(256);
        let kernel = f.saxpy(memory, memory, 1.0, 64);
        let (immediate, queue, regular) = (f.immediate(0), f.queue(0), f.regular(0));
        let [hold, done] = f.events();
        let fence = f.fence(queue, 0);
        launch(immediate, kernel, [1, 1, 1], done, &[hold]);
        fill(regular, memory, &0_u8, 256, NO_EVENT, &[hold]);
        close(regular);
        f.execute(queue, regular, fence);
        let rule = "ZEMU-HND-0009";
        let calls: [(&str, &dyn Fn() -> ze_result_t); 7] = [
            ("immediate list", &|| call!(zeCommandListDestroy(immediate))),
            ("regular list", &|| call!(zeCommandListDestroy(regular))),
            ("queue", &|| call!(zeCommandQueueDestroy(queue))),
            ("fence", &|| call!(zeFenceDestroy(fence))),
            ("event waited for", &|| call!(zeEventDestroy(hold))),
            ("event to be signalled", &|| call!(zeEventDestroy(done))),
            ("kernel", &|| call!(zeKernelDestroy(kernel))),
        ];
        for (what, call) in calls {
            let finding = refused(IN_USE, rule, call);
            assert_eq!(finding["id"], rule, "{what}");
        }
        refused(ZE_RESULT_SUCCESS, "ZEMU-LST-0005", || {
            call!(zeCommandListReset(regular))
        });
        ok(call!(zeEventHostSignal(hold)));
        finish(immediate);
        ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
        ok(call!(zeFenceDestroy(fence)));
        for (what, call) in calls.into_iter().filter(|(what, _)| *what != "fence") {
            assert_eq!(name_of(call()), name_of(ZE_RESULT_SUCCESS), "{what}");
        }
    });
}

#[test]
fn barriers_in_flight_hold_what_they_use() {
    alone(|| {
        let f = Fixture::new();
        let (queue, regular, immediate) = (f.queue(0), f.regular(0), f.immediate(0));
        let [hold, other] = f.events();
        barrier(regular, NO_EVENT, &[hold]);
        close(regular);
        f.execute(queue, regular, NO_FENCE);
        barrier(immediate, NO_EVENT, &[other]);
        refused(IN_USE, "ZEMU-HND-0009", || call!(zeEventDestroy(other)));
        refused(IN_USE, "ZEMU-HND-0009", || call!(zeEventDestroy(hold)));
        refused(IN_USE, "ZEMU-HND-0009", || call!(zeCommandListDestroy(regular)));
        ok(call!(zeEventHostSignal(hold)));
        ok(call!(zeEventHostSignal(other)));
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        finish(immediate);
        ok(call!(zeCommandListDestroy(regular)));
    });
}

#[test]
fn memory_freed_in_flight_is_found_and_the_command_survives() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(1 << 20));
        let [hold] = f.events();
        fill(list, memory, &1_u8, 1 << 20, NO_EVENT, &[hold]);
        refused(ZE_RESULT_SUCCESS, "ZEMU-MEM-0010", || {
            call!(zeMemFree(f.context, memory))
        });
        ok(call!(zeEventHostSignal(hold)));
        finish(list);
    });
}

#[test]
fn a_blocking_free_waits() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory, to) = (f.immediate(0), f.host(4096), f.host(4096));
        let [hold] = f.events();
        write(memory, &[3_u32; 1024]);
        copy(list, to, memory, 4096, NO_EVENT, &[hold]);
        let hold = hold.0.expose_provenance();
        let signaller = std::thread::spawn(move || {
            std::thread::sleep(A_WHILE);
            ok(call!(zeEventHostSignal(ze_event_handle_t(
                ptr::with_exposed_provenance_mut(hold)
            ))));
        });
        let policy = ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE;
        let desc = ze_memory_free_ext_desc_t {
            freePolicy: policy,
            ..Default::default()
        };
        let begin = Instant::now();
        ok(call!(zeMemFreeExt(f.context, &raw const desc, memory)));
        assert!(begin.elapsed() >= A_WHILE / 2, "it waited for the command");
        finish(list);
        assert_eq!(words(to, 1024), [3; 1024]);
        assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
        signaller.join().expect("no panic");
    });
}

// Many.

/// Eight threads, each with a list of its own.
fn eight_threads() {
    let f = Fixture::new();
    std::thread::scope(|s| {
        for number in 1..=8_u16 {
            s.spawn(move || {
                let (list, x, y) = (f.immediate(IN_ORDER), f.host(1024), f.shared(1024));
                write(x, &[1.0_f32; 256]);
                write(y, &[0.0_f32; 256]);
                let kernel = f.saxpy(x, y, f32::from(number), 256);
                for round in 1..=10_u16 {
                    launch(list, kernel, [4, 1, 1], NO_EVENT, &[]);
                    if round % 3 == 0 {
                        finish(list);
                    }
                }
                finish(list);
                assert_eq!(read::<f32>(y, 256), [f32::from(number) * 10.0; 256]);
                ok(call!(zeKernelDestroy(kernel)));
                ok(call!(zeCommandListDestroy(list)));
                f.free(x);
                f.free(y);
            });
        }
    });
    assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
}

#[test]
fn eight_threads_have_their_own_lists() {
    alone(|| eight_threads());
}

#[test]
fn eight_threads_share_one_worker() {
    alone_with(&[("ZEMU_THREADS", "1")], || eight_threads());
}

#[test]
fn one_worker_and_a_waiting_host_run_a_long_chain() {
    alone_with(&[("ZEMU_THREADS", "1")], || {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(4096));
        let events: [_; 64] = f.events();
        for (i, pair) in events.windows(2).enumerate() {
            fill(
                list,
                memory.wrapping_byte_add(i * 4),
                &1_u32,
                4,
                pair[1],
                &pair[..1],
            );
        }
        ok(call!(zeEventHostSignal(events[0])));
        wait_for(events[63]);
        assert_eq!(words(memory, 64)[..63], [1; 63]);
    });
}

#[test]
fn ten_thousand_appends() {
    alone(|| {
        let f = Fixture::new();
        let (immediate, queue, regular, memory) = (f.immediate(0), f.queue(0), f.regular(0), f.host(40_000));
        for i in 0..10_000_u32 {
            let to = memory.wrapping_byte_add(usize::try_from(i).expect("small") * 4);
            fill(immediate, to, &i, 4, NO_EVENT, &[]);
            fill(regular, to, &!i, 4, NO_EVENT, &[]);
        }
        finish(immediate);
        assert!(words(memory, 10_000).iter().copied().eq(0..10_000));
        close(regular);
        f.execute(queue, regular, NO_FENCE);
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
        assert!(words(memory, 10_000).iter().map(|w| !w).eq(0..10_000));
    });
}

#[test]
fn polling_comes_to_an_end() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(4096));
        let [event] = f.events();
        fill(list, memory, &1_u8, 4096, event, &[]);
        let begin = Instant::now();
        while call!(zeEventQueryStatus(event)) == ZE_RESULT_NOT_READY {
            assert!(
                begin.elapsed() < Duration::from_secs(30),
                "a worker runs it without being waited for"
            );
            std::thread::yield_now();
        }
        assert_eq!(read::<u8>(memory, 4096), [1; 4096]);
    });
}

#[test]
fn a_process_with_an_endless_kernel_exits() {
    let begin = Instant::now();
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(4096));
        let [hold, never] = f.events();
        fill(list, memory, &1_u8, 4096, NO_EVENT, &[never]);
        let kernel = f.kernel(f.module(&kernel_file("asm/endless.spv")), "k");
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        launch(list, kernel, [1, 1, 1], hold, &[]);
        std::thread::sleep(A_WHILE);
        not_ready(hold);
    });
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}
