//! Many commands, many threads.

use super::*;

/// Threads, each with a list of its own.
fn own_lists(threads: u16) {
    let f = Fixture::new();
    std::thread::scope(|s| {
        for number in 1..=threads {
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
    alone(|| own_lists(8));
}

#[test]
fn eight_threads_share_one_worker() {
    alone_with(&[("ZEMU_THREADS", "1")], || own_lists(8));
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
    let report = alone(|| {
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
    assert!(
        report.findings.of("ZEMU-TRAP-0001").is_empty(),
        "the program did nothing that traps"
    );
}

#[test]
fn the_largest_launch_is_begun() {
    let begin = Instant::now();
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        let kernel = f.kernel(f.module(&kernel_file("empty.spv")), "empty");
        set(kernel, 0, &0_u32);
        ok(call!(zeKernelSetGroupSize(kernel, 1024, 1, 1)));
        let most = u32::MAX;
        launch(list, kernel, [most, most, most], NO_EVENT, &[]);
        answers(
            ZE_RESULT_NOT_READY,
            call!(zeCommandListHostSynchronize(list, 100_000_000)),
        );
    });
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}

#[test]
fn many_threads_wait_for_one_list() {
    for threads in ["1", "2"] {
        alone_with(&[("ZEMU_THREADS", threads)], || {
            let f = Fixture::new();
            for _ in 0..20 {
                let list = f.immediate(IN_ORDER);
                let [hold, done] = f.events();
                let memory = f.host(256);
                write(memory, &[1.0_f32; 64]);
                let kernel = f.saxpy(memory, memory, 1.0, 64);
                launch(list, kernel, [1, 1, 1], NO_EVENT, &[hold]);
                launch(list, kernel, [1, 1, 1], done, &[]);
                let [list, done] = [list.0, done.0].map(|h| h.expose_provenance());
                std::thread::scope(|s| {
                    for number in 0..8 {
                        s.spawn(move || {
                            let [list, done] = [list, done].map(ptr::with_exposed_provenance_mut);
                            match number % 3 {
                                0 => finish(ze_command_list_handle_t(list)),
                                1 => wait_for(ze_event_handle_t(done)),
                                _ => {
                                    let list = ze_command_list_handle_t(list);
                                    while call!(zeCommandListHostSynchronize(list, 1000))
                                        == ZE_RESULT_NOT_READY
                                    {}
                                }
                            }
                        });
                    }
                    ok(call!(zeEventHostSignal(hold)));
                });
                assert_eq!(read::<f32>(memory, 64), [4.0; 64]);
            }
        });
    }
}

/// Words in a row, of which each is a copy of an earlier one that its command waits for. `order` is the order of the
/// appends, `lists` where they go.
fn copies_of_copies(f: &Fixture, seed: u64, order: &[usize], lists: &[ze_command_list_handle_t]) {
    const COUNT: usize = 96;
    let (memory, events, mut numbers) = (f.host(COUNT * 4), f.events::<COUNT>(), Numbers(seed));
    write(memory, &[0_u32; COUNT]);
    let sources: Vec<usize> = (0..COUNT)
        .map(|i| if i == 0 { 0 } else { numbers.below(i) })
        .collect();
    for i in order.iter().copied() {
        let list = lists[numbers.below(lists.len())];
        let at = |i: usize| memory.wrapping_byte_add(i * 4);
        if i == 0 {
            fill(list, at(0), &77_u32, 4, events[0], &[]);
        } else {
            copy(list, at(i), at(sources[i]), 4, events[i], &[events[sources[i]]]);
        }
    }
    events.into_iter().rev().for_each(wait_for);
    assert_eq!(words(memory, COUNT), [77; COUNT], "seed {seed}");
    assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
    lists.iter().for_each(|l| finish(*l));
    f.free(memory);
}

#[test]
fn any_order_that_the_events_allow_gives_the_same() {
    for threads in ["1", "2", "7"] {
        alone_with(&[("ZEMU_THREADS", threads)], || {
            let f = Fixture::new();
            let in_order: Vec<usize> = (0..96).collect();
            let mixed = [
                f.immediate(IN_ORDER),
                f.immediate(0),
                f.immediate(IN_ORDER),
                f.immediate(0),
            ];
            let unordered = [f.immediate(0), f.immediate(0), f.immediate(0)];
            for seed in 0..20 {
                copies_of_copies(&f, seed, &in_order, &mixed);
                // Most commands are there before what they wait for.
                let mut order = in_order.clone();
                let mut numbers = Numbers(seed + 1000);
                (1..96).for_each(|i| order.swap(i, numbers.below(i + 1)));
                copies_of_copies(&f, seed, &order, &unordered);
            }
        });
    }
}

#[test]
fn what_a_finished_command_used_is_free_at_once() {
    for threads in ["1", "3"] {
        alone_with(&[("ZEMU_THREADS", threads)], || {
            let f = Fixture::new();
            for round in 0..600 {
                let (list, memory) = (f.immediate(0), f.host(4096));
                let pool = f.pool(1, 0);
                let event = f.event(pool, 0);
                let kernel = f.saxpy(memory, memory, 1.0, 64);
                launch(list, kernel, [1, 1, 1], event, &[]);
                // A worker runs it: neither of the two waits helps.
                match round % 3 {
                    0 => while call!(zeEventQueryStatus(event)) == ZE_RESULT_NOT_READY {},
                    1 => while call!(zeCommandListHostSynchronize(list, 0)) == ZE_RESULT_NOT_READY {},
                    _ => wait_for(event),
                }
                f.free(memory);
                ok(call!(zeEventDestroy(event)));
                ok(call!(zeKernelDestroy(kernel)));
                ok(call!(zeCommandListDestroy(list)));
                ok(call!(zeEventPoolDestroy(pool)));
                assert!(
                    findings().serious().0.is_empty(),
                    "{round}: {:?}",
                    findings().sentences()
                );
            }
        });
    }
}
