//! Objects and memory in flight.

use super::*;

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

/// A kernel that never ends, with this memory as its argument, and the event of its end. It has begun to run.
fn endless(f: &Fixture, list: ze_command_list_handle_t, memory: *mut c_void) -> ze_event_handle_t {
    let [done] = f.events();
    let kernel = f.kernel(f.module(&kernel_file("asm/endless.spv")), "k");
    set(kernel, 0, &memory);
    ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
    launch(list, kernel, [1, 1, 1], done, &[]);
    std::thread::sleep(A_WHILE);
    not_ready(done);
    done
}

#[test]
fn freeing_an_import_in_use_ends_the_kernel() {
    let report = alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        let list = f.immediate(0);
        let done = endless(&f, list, f.import(pages.start(), 4096));
        let begin = Instant::now();
        f.free(pages.start());
        assert!(
            begin.elapsed() < Duration::from_secs(5),
            "the free cancels what runs"
        );
        // Nothing of zemu uses the pages any more.
        drop(pages);
        answers(
            ZE_RESULT_ERROR_DEVICE_LOST,
            call!(zeEventHostSynchronize(done, FOREVER)),
        );
        answers(
            ZE_RESULT_ERROR_DEVICE_LOST,
            call!(zeCommandListHostSynchronize(list, FOREVER)),
        );
    });
    report.findings.one("ZEMU-MEM-0010");
}

#[test]
fn freeing_memory_in_use_does_not_wait() {
    let report = alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        let memory = f.host(4096);
        let done = endless(&f, list, memory);
        let begin = Instant::now();
        f.free(memory);
        assert!(begin.elapsed() < Duration::from_secs(5));
        assert_eq!(
            f.properties(memory).0.r#type,
            ZE_MEMORY_TYPE_UNKNOWN,
            "the address is retired at once"
        );
        let next: Vec<_> = (0..64).map(|_| f.host(4096)).collect();
        assert!(
            !next.contains(&memory),
            "and is not given out while the command runs"
        );
        not_ready(done);
    });
    report.findings.one("ZEMU-MEM-0010");
}

#[test]
fn a_waiting_host_runs_what_a_busy_worker_cannot() {
    alone_with(&[("ZEMU_THREADS", "1")], || {
        let f = Fixture::new();
        let memory = f.host(4096);
        endless(&f, f.immediate(0), memory);
        let (list, queue, regular) = (f.immediate(0), f.queue(0), f.regular(0));
        let [a, b] = f.events();
        // A chain over two lists.
        copy(list, memory.wrapping_byte_add(4), memory, 4, b, &[a]);
        fill(regular, memory, &3_u32, 4, a, &[]);
        close(regular);
        f.execute(queue, regular, NO_FENCE);
        wait_for(b);
        assert_eq!(words(memory, 2), [3, 3]);
        finish(list);
        ok(call!(zeCommandQueueSynchronize(queue, FOREVER)));
    });
}

#[test]
fn a_synchronous_list_tells_of_a_trap_at_once() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate_of(COMPUTE, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
        let memory = f.host(256);
        let kernel = f.saxpy(memory, memory, 1.0, 1000);
        answers(
            ZE_RESULT_ERROR_DEVICE_LOST,
            try_launch(list, kernel, [16, 1, 1], NO_EVENT, &[]),
        );
    });
}

#[test]
fn overlapping_copies_are_told() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(4096));
        let _answer = try_copy(list, memory.wrapping_byte_add(64), memory, 128, NO_EVENT, &[]);
        assert_eq!(findings().serious().ids(), ["ZEMU-MEM-0015"]);
    });
}

#[test]
fn objects_come_and_go_on_many_threads() {
    alone(|| {
        let f = Fixture::new();
        std::thread::scope(|s| {
            for _ in 0..8 {
                s.spawn(move || {
                    for _ in 0..200 {
                        let (queue, list) = (f.queue(0), f.regular(0));
                        let fence = f.fence(queue, 0);
                        let pool = f.pool(1, 0);
                        let event = f.event(pool, 0);
                        barrier(list, event, &[]);
                        close(list);
                        f.execute(queue, list, fence);
                        ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
                        wait_for(event);
                        ok(call!(zeCommandListDestroy(list)));
                        ok(call!(zeFenceDestroy(fence)));
                        ok(call!(zeCommandQueueDestroy(queue)));
                        ok(call!(zeEventDestroy(event)));
                        ok(call!(zeEventPoolDestroy(pool)));
                    }
                });
            }
        });
        assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
    });
}

#[test]
fn freeing_an_import_does_not_wait_for_commands_that_have_not_begun() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory, pages) = (f.immediate(0), f.host(4096), Pages::anonymous(4096));
        let [hold] = f.events();
        let import = f.import(pages.start(), 4096);
        copy(list, memory, import, 4096, NO_EVENT, &[hold]);
        let begin = Instant::now();
        f.free(import);
        assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
        drop(pages);
        ok(call!(zeEventHostSignal(hold)));
        answers(
            ZE_RESULT_ERROR_DEVICE_LOST,
            call!(zeCommandListHostSynchronize(list, FOREVER)),
        );
        findings().one("ZEMU-MEM-0010");
    });
}

#[test]
fn a_list_that_uses_freed_memory_traps() {
    let report = alone(|| {
        let f = Fixture::new();
        let (queue, list, memory) = (f.queue(0), f.regular(0), f.host(4096));
        fill(list, memory, &1_u8, 4096, NO_EVENT, &[]);
        close(list);
        f.free(memory);
        f.execute(queue, list, NO_FENCE);
        answers(
            ZE_RESULT_ERROR_DEVICE_LOST,
            call!(zeCommandQueueSynchronize(queue, FOREVER)),
        );
    });
    report.findings.one("ZEMU-TRAP-0002");
}

#[test]
fn copies_to_and_from_freed_memory_are_no_copies_of_ordinary_memory() {
    for freed in ["destination", "source"] {
        let report = alone_with(&[("TEST_FREED", freed)], || {
            let f = Fixture::new();
            let (list, gone, memory) = (f.immediate(0), f.host(4096), f.host(4096));
            f.free(gone);
            let to_gone = std::env::var("TEST_FREED").is_ok_and(|freed| freed == "destination");
            let (to, from) = if to_gone { (gone, memory) } else { (memory, gone) };
            copy_fails(list, to, from, 4096);
        });
        let told = ["ZEMU-MEM-0013", "ZEMU-TRAP-0002"].map(|id| report.findings.of(id).len());
        assert_eq!(
            told.iter().sum::<usize>(),
            1,
            "{freed}: {:?}",
            report.findings.sentences()
        );
    }
}
