//! Regular lists, queues, fences, synchronous mode.

use super::*;

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

#[test]
fn a_list_that_resets_its_event_runs_many_times() {
    alone(|| {
        let f = Fixture::new();
        let (queue, a, b) = (f.queue(IN_ORDER), f.host(64), f.host(64));
        let list = f.regular(0);
        let [event] = f.events();
        fill(list, a, &1_u32, 64, event, &[]);
        copy(list, b, a, 64, NO_EVENT, &[event]);
        ok(call!(zeCommandListAppendEventReset(list, event)));
        fill(list, a, &0_u32, 64, NO_EVENT, &[]);
        close(list);
        for round in 0..100 {
            f.execute(queue, list, NO_FENCE);
            if round % 10 == 9 {
                ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
                assert_eq!((words(a, 16), words(b, 16)), (vec![0; 16], vec![1; 16]));
                answers(ZE_RESULT_NOT_READY, call!(zeEventQueryStatus(event)));
                write(b, &[0_u32; 16]);
            }
        }
        assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
    });
}
