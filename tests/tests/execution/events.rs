//! Events, waits, queries.

use super::*;

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
