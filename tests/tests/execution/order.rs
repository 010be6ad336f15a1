//! The order of commands in one list.

use super::*;

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
