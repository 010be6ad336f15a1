//! Lists, queues, fences, events.

use super::*;

#[test]
fn an_open_list_is_not_executed() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list) = (f.queue(0), f.regular(0));
        refused(ARGUMENT, "ZEMU-LST-0001", || {
            f.try_execute(queue, list, ze_fence_handle_t::ZEROED)
        });
    });
}

#[test]
fn an_immediate_list_is_not_executed() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list) = (f.queue(0), f.immediate(0));
        refused(ARGUMENT, "ZEMU-LST-0003", || {
            f.try_execute(queue, list, ze_fence_handle_t::ZEROED)
        });
    });
}

#[test]
fn a_closed_list_takes_no_command() {
    alone(|| {
        let f = Fixture::new();
        let list = f.regular(0);
        ok(call!(zeCommandListClose(list)));
        refused(ARGUMENT, "ZEMU-LST-0002", || {
            call!(zeCommandListAppendBarrier(list, NO_EVENT, 0, ptr::null_mut()))
        });
        refused(ARGUMENT, "ZEMU-LST-0006", || call!(zeCommandListClose(list)));
        ok(call!(zeCommandListReset(list)));
        ok(call!(zeCommandListAppendBarrier(
            list,
            NO_EVENT,
            0,
            ptr::null_mut()
        )));
    });
}

#[test]
fn a_regular_list_is_no_immediate_one() {
    alone(|| {
        let f = Fixture::new();
        let list = f.regular(0);
        refused(ARGUMENT, "ZEMU-LST-0004", || {
            call!(zeCommandListHostSynchronize(list, 0))
        });
        refused(ARGUMENT, "ZEMU-LST-0004", || {
            let mut index = 0;
            call!(zeCommandListImmediateGetIndex(list, &raw mut index))
        });
    });
}

#[test]
fn a_list_of_another_group_is_not_executed() {
    alone(|| {
        let f = Fixture::new();
        let list = f.regular(0);
        ok(call!(zeCommandListClose(list)));
        let queue = f.queue_of(COPY, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT);
        refused(ARGUMENT, "ZEMU-LST-0007", || {
            f.try_execute(queue, list, ze_fence_handle_t::ZEROED)
        });
    });
}

#[test]
fn a_copy_engine_runs_no_kernel() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(256);
        let kernel = f.saxpy(memory, memory, 1.0, 0);
        let list = f.immediate_of(COPY, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT);
        refused(ARGUMENT, "ZEMU-LST-0008", || {
            try_launch(list, kernel, [1, 1, 1], NO_EVENT, &[])
        });
    });
}

#[test]
fn ordinals_and_indices_beyond_the_end_are_refused() {
    alone(|| {
        let f = Fixture::new();
        for (ordinal, index, rule) in [
            (2, 0, "ZEMU-QUE-0001"),
            (u32::MAX, 0, "ZEMU-QUE-0001"),
            (COMPUTE, 4, "ZEMU-QUE-0002"),
            (COPY, 2, "ZEMU-QUE-0002"),
        ] {
            let desc = ze_command_queue_desc_t {
                ordinal,
                index,
                ..Default::default()
            };
            refused(ARGUMENT, rule, || {
                let mut queue = ze_command_queue_handle_t::ZEROED;
                call!(zeCommandQueueCreate(
                    f.context,
                    f.device,
                    &raw const desc,
                    &raw mut queue
                ))
            });
            refused(ARGUMENT, rule, || {
                let mut list = ze_command_list_handle_t::ZEROED;
                call!(zeCommandListCreateImmediate(
                    f.context,
                    f.device,
                    &raw const desc,
                    &raw mut list
                ))
            });
        }
        let desc = ze_command_list_desc_t {
            commandQueueGroupOrdinal: 2,
            ..Default::default()
        };
        refused(ARGUMENT, "ZEMU-QUE-0001", || {
            let mut list = ze_command_list_handle_t::ZEROED;
            call!(zeCommandListCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut list
            ))
        });
    });
}

#[test]
fn unknown_flags_and_enumerators_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_command_queue_desc_t {
            mode: ze_command_queue_mode_t(77),
            ..Default::default()
        };
        refused(ZE_RESULT_ERROR_INVALID_ENUMERATION, "ZEMU-CALL-0002", || {
            let mut queue = ze_command_queue_handle_t::ZEROED;
            call!(zeCommandQueueCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut queue
            ))
        });
        refused(ZE_RESULT_ERROR_INVALID_ENUMERATION, "ZEMU-CALL-0002", || {
            call!(zeInit(0x80))
        });
    });
}

#[test]
fn a_fence_of_another_queue_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list) = (f.queue(0), f.regular(0));
        ok(call!(zeCommandListClose(list)));
        let fence = f.fence(f.queue(0), 0);
        refused(
            ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
            "ZEMU-QUE-0003",
            || f.try_execute(queue, list, fence),
        );
        answers(ZE_RESULT_NOT_READY, call!(zeFenceQueryStatus(fence)));
    });
}

#[test]
fn a_fence_that_was_not_reset_is_noted() {
    alone(|| {
        let f = Fixture::new();
        let (queue, list) = (f.queue(0), f.regular(0));
        ok(call!(zeCommandListClose(list)));
        let fence = f.fence(queue, 0);
        f.execute(queue, list, fence);
        ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
        refused(ZE_RESULT_SUCCESS, "ZEMU-QUE-0004", || {
            f.try_execute(queue, list, fence)
        });
    });
}

#[test]
fn an_event_beyond_the_end_of_its_pool_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let pool = f.pool(3, 0);
        for index in [3, u32::MAX] {
            refused(ARGUMENT, "ZEMU-EVT-0001", || {
                let desc = ze_event_desc_t {
                    index,
                    ..Default::default()
                };
                let mut event = ze_event_handle_t::ZEROED;
                call!(zeEventCreate(pool, &raw const desc, &raw mut event))
            });
        }
        let _first = f.event(pool, 2);
        refused(ZE_RESULT_SUCCESS, "ZEMU-EVT-0002", || {
            let desc = ze_event_desc_t {
                index: 2,
                ..Default::default()
            };
            let mut event = ze_event_handle_t::ZEROED;
            call!(zeEventCreate(pool, &raw const desc, &raw mut event))
        });
    });
}

#[test]
fn a_pool_without_places_is_refused() {
    alone(|| {
        let f = Fixture::new();
        refused(ZE_RESULT_ERROR_INVALID_SIZE, "ZEMU-CALL-0002", || {
            let desc = ze_event_pool_desc_t {
                count: 0,
                ..Default::default()
            };
            let mut pool = ze_event_pool_handle_t::ZEROED;
            call!(zeEventPoolCreate(
                f.context,
                &raw const desc,
                0,
                ptr::null_mut(),
                &raw mut pool
            ))
        });
    });
}

#[test]
fn a_timestamp_without_the_flag_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let event = f.event(f.pool(1, ZE_EVENT_POOL_FLAG_HOST_VISIBLE), 0);
        ok(call!(zeEventHostSignal(event)));
        refused(ARGUMENT, "ZEMU-EVT-0003", || {
            let mut result = ze_kernel_timestamp_result_t::ZEROED;
            call!(zeEventQueryKernelTimestamp(event, &raw mut result))
        });
    });
}

#[test]
fn a_wait_for_a_fence_that_nothing_signals_is_told() {
    alone(|| {
        let f = Fixture::new();
        let fence = f.fence(f.queue(0), 0);
        refused(ZE_RESULT_NOT_READY, "ZEMU-QUE-0005", || {
            call!(zeFenceHostSynchronize(fence, 1_000_000))
        });
    });
}
