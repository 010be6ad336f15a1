//! Kernels that do what a device cannot.

use super::*;

/// Launches an assembly kernel over `items` items, each a group, with a buffer of 64 words.
fn launch_bad(f: &Fixture, list: ze_command_list_handle_t, file: &str, items: u32) -> *mut c_void {
    let memory = f.host(256);
    let kernel = f.kernel(f.module(&kernel_file(file)), "k");
    set(kernel, 0, &memory);
    ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
    launch(list, kernel, [items, 1, 1], NO_EVENT, &[]);
    memory
}

#[test]
fn a_store_out_of_bounds_is_told_with_all_that_helps() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        let memory = launch_bad(&f, list, "asm/store_out_of_bounds.spv", 65);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        let all = findings();
        let finding = all.one("ZEMU-TRAP-0001");
        let fields = &finding["fields"];
        let text = |name: &str| {
            fields[name]
                .as_str()
                .unwrap_or_else(|| panic!("{name} in {finding}"))
                .to_owned()
        };
        assert_eq!(text("kernel"), "k");
        assert!(text("instruction").contains("OpStore"), "{finding}");
        assert!(text("source").ends_with(":12"), "{finding}");
        assert_eq!(text("group"), "(64, 0, 0)");
        assert_eq!(text("access"), "store", "{finding}");
        assert_eq!(text("address"), format!("{:#x}", memory.addr() + 256));
        let nearest = text("nearest");
        assert!(
            nearest.contains(&format!("{:x}", memory.addr())),
            "the allocation is named: {nearest}"
        );
        assert_eq!(finding["function"], "zeCommandListAppendLaunchKernel");
    });
}

#[test]
fn every_trap_says_what_it_is() {
    for (file, rule, items, words) in [
        ("asm/load_out_of_bounds.spv", "ZEMU-TRAP-0001", 65, "OpLoad"),
        ("asm/null_pointer.spv", "ZEMU-TRAP-0001", 1, "null"),
        ("asm/misaligned_atomic.spv", "ZEMU-TRAP-0001", 1, "OpAtomic"),
        ("asm/private_out_of_bounds.spv", "ZEMU-TRAP-0001", 64, "private"),
        ("asm/unreachable.spv", "ZEMU-TRAP-0001", 1, "OpUnreachable"),
        ("asm/tagged_pointer.spv", "ZEMU-TRAP-0001", 1, "pointer"),
    ] {
        let items = items.to_string();
        let report = alone_with(&[("TEST_FILE", file), ("TEST_ITEMS", &items)], || {
            let of = |key| std::env::var(key).expect("the parent sets it");
            let f = Fixture::new();
            let list = f.immediate(0);
            launch_bad(
                &f,
                list,
                &of("TEST_FILE"),
                of("TEST_ITEMS").parse().expect("a number"),
            );
            answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        });
        let finding = report.findings.one(rule).to_string();
        assert!(finding.contains(words), "{file}: {finding}");
    }
}

#[test]
fn a_divergent_barrier_is_told() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(256));
        let kernel = f.kernel(f.module(&kernel_file("asm/barrier_divergence.spv")), "k");
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 16, 1, 1)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    report.findings.one("ZEMU-TRAP-0007");
}

#[test]
fn a_context_stays_lost_and_another_one_works() {
    alone(|| {
        let f = Fixture::new();
        let (list, queue, regular) = (f.immediate(0), f.queue(0), f.regular(0));
        let [trapped, after] = f.events();
        let fence = f.fence(queue, 0);
        let memory = f.host(256);
        write(memory, &[0_u32; 64]);
        let kernel = f.saxpy(memory, memory, 1.0, 1000);
        // Recorded before the trap, since a lost context takes no command. A dependant is dropped.
        fill(regular, memory, &7_u32, 256, after, &[trapped]);
        ok(call!(zeCommandListClose(regular)));
        launch(list, kernel, [16, 1, 1], trapped, &[]);
        let _answer = call!(zeCommandQueueExecuteCommandLists(
            queue,
            1,
            [regular].as_mut_ptr(),
            fence
        ));
        answers(LOST, call!(zeEventHostSynchronize(trapped, FOREVER)));
        answers(LOST, call!(zeEventQueryStatus(trapped)));
        for code in [
            call!(zeCommandListHostSynchronize(list, FOREVER)),
            call!(zeCommandQueueSynchronize(queue, FOREVER)),
            call!(zeContextGetStatus(f.context)),
            call!(zeCommandListAppendBarrier(list, NO_EVENT, 0, ptr::null_mut())),
            call!(zeCommandQueueExecuteCommandLists(
                queue,
                1,
                [regular].as_mut_ptr(),
                NO_FENCE
            )),
        ] {
            answers(LOST, code);
        }
        assert!(call!(zeEventQueryStatus(after)) != ZE_RESULT_SUCCESS);
        assert!(
            read::<u32>(memory, 64).iter().all(|w| *w != 7),
            "the dependant did not run"
        );
        // Another context is another device to the program.
        let other = f.elsewhere();
        ok(call!(zeContextGetStatus(other.context)));
        let (list, x, y) = (other.immediate(0), other.host(256), other.host(256));
        write(x, &[1.0_f32; 64]);
        write(y, &[1.0_f32; 64]);
        launch(list, other.saxpy(x, y, 1.0, 64), [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        assert_eq!(read::<f32>(y, 64), [2.0; 64]);
    });
}

#[test]
fn a_lost_context_can_be_taken_apart() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        let module = f.module(&kernel_file("asm/store_out_of_bounds.spv"));
        let (kernel, memory) = (f.kernel(module, "k"), f.host(256));
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        launch(list, kernel, [65, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        ok(call!(zeCommandListDestroy(list)));
        ok(call!(zeKernelDestroy(kernel)));
        ok(call!(zeModuleDestroy(module)));
        f.free(memory);
        ok(call!(zeContextDestroy(f.context)));
        let next = f.elsewhere();
        ok(call!(zeContextGetStatus(next.context)));
    });
}

#[test]
fn a_skipped_trap_lets_the_program_go_on() {
    let report = alone_with(&[("ZEMU_ON_TRAP", "skip")], || {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER), f.host(256));
        let [event] = f.events();
        write(memory, &[0_u32; 64]);
        launch(list, f.saxpy(memory, memory, 1.0, 1000), [16, 1, 1], event, &[]);
        fill(list, memory, &7_u32, 256, NO_EVENT, &[event]);
        finish(list);
        ok(call!(zeEventQueryStatus(event)));
        ok(call!(zeContextGetStatus(f.context)));
        assert_eq!(read::<u32>(memory, 64), [7; 64]);
    });
    report.findings.one("ZEMU-TRAP-0001");
    report.findings.one("ZEMU-TRAP-0004");
}

#[test]
fn a_launch_on_freed_memory_traps() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, x, y) = (f.immediate(0), f.host(256), f.host(256));
        let kernel = f.saxpy(x, y, 1.0, 64);
        f.free(x);
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    report.findings.one("ZEMU-KRN-0011");
    let trap = report.findings.one("ZEMU-TRAP-0001").to_string();
    assert!(
        trap.contains("no longer") || trap.contains("freed") || trap.contains("there no more"),
        "{trap}"
    );
}

#[test]
fn a_kernel_does_not_reach_ordinary_memory() {
    let report = alone(|| {
        let f = Fixture::new();
        let own = vec![1.0_f32; 64];
        let (list, y) = (f.immediate(0), f.host(256));
        launch(
            list,
            f.saxpy(own.as_ptr().cast_mut().cast(), y, 1.0, 64),
            [1, 1, 1],
            NO_EVENT,
            &[],
        );
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    report.findings.one("ZEMU-KRN-0010");
    report.findings.one("ZEMU-TRAP-0001");
}

#[test]
fn a_kernel_does_not_write_a_read_only_import() {
    let report = alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        write(pages.start(), &[2.0_f32; 1024]);
        pages.protect(0, 4096, libc::PROT_READ);
        let (code, import) = f.try_import(pages.start(), 4096, ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY);
        ok(code);
        let (list, y) = (f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER), f.host(256));
        write(y, &[1.0_f32; 64]);
        launch(list, f.saxpy(import, y, 3.0, 64), [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        assert_eq!(read::<f32>(y, 64), [7.0; 64]);
        launch(list, f.saxpy(y, import, 3.0, 64), [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        assert_eq!(read::<f32>(import, 64), [2.0; 64]);
    });
    let trap = report.findings.one("ZEMU-TRAP-0001").to_string();
    assert!(trap.contains("only"), "{trap}");
}

#[test]
fn pages_unmapped_before_a_launch_are_found() {
    for (name, offset) in [("whole", 0), ("part", 4096)] {
        let offset_text = offset.to_string();
        let report = alone_with(&[("TEST_OFFSET", &offset_text)], || {
            let offset: usize = std::env::var("TEST_OFFSET")
                .expect("set")
                .parse()
                .expect("a number");
            let f = Fixture::new();
            let pages = Pages::anonymous(8192);
            let import = f.import(pages.start(), 8192);
            let (list, y) = (f.immediate(0), f.host(256));
            // The kernel touches the first page only.
            let kernel = f.saxpy(import, y, 1.0, 64);
            pages.unmap(offset, 8192 - offset);
            launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
            answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
            answers(LOST, call!(zeContextGetStatus(f.context)));
            // Freeing it is still right.
            f.free(import);
        });
        let found = report.findings.one("ZEMU-IMP-0016");
        assert_eq!(found["function"], "zeCommandListAppendLaunchKernel", "{name}");
    }
}

#[test]
fn pages_unmapped_are_found_by_indirect_launches_and_copies() {
    let report = alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        f.import(pages.start(), 4096);
        let (list, y) = (f.immediate(0), f.host(256));
        let kernel = f.saxpy(y, y, 1.0, 64);
        pages.unmap(0, 4096);
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        ok(call!(zeKernelSetIndirectAccess(
            kernel,
            ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST
        )));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        f.free(pages.start());
        let other = f.elsewhere();
        let (list, y) = (other.immediate(0), other.host(256));
        let pages = Pages::anonymous(4096);
        other.import(pages.start(), 4096);
        pages.unmap(0, 4096);
        copy(list, y, pages.start(), 16, NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    assert_eq!(
        report.findings.of("ZEMU-IMP-0016").len(),
        2,
        "{:?}",
        report.findings.sentences()
    );
}

#[test]
fn what_a_trap_left_behind_can_be_destroyed() {
    alone(|| {
        let f = Fixture::new();
        let (list, queue, regular) = (
            f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER),
            f.queue(0),
            f.regular(0),
        );
        let pool = f.pool(3, 0);
        let [hold, trapped, after] = [0, 1, 2].map(|i| f.event(pool, i));
        let fence = f.fence(queue, 0);
        let memory = f.host(256);
        let kernel = f.saxpy(memory, memory, 1.0, 1000);
        launch(list, kernel, [16, 1, 1], trapped, &[hold]);
        launch(list, kernel, [16, 1, 1], NO_EVENT, &[]);
        fill(regular, memory, &7_u32, 256, after, &[trapped]);
        ok(call!(zeCommandListClose(regular)));
        f.execute(queue, regular, fence);
        ok(call!(zeEventHostSignal(hold)));
        for code in [
            call!(zeFenceHostSynchronize(fence, FOREVER)),
            call!(zeFenceQueryStatus(fence)),
            call!(zeEventHostSynchronize(after, FOREVER)),
            call!(zeEventQueryStatus(trapped)),
            call!(zeCommandQueueSynchronize(queue, FOREVER)),
            call!(zeCommandListHostSynchronize(list, FOREVER)),
        ] {
            answers(LOST, code);
        }
        assert!(
            read::<u32>(memory, 64).iter().all(|w| *w != 7),
            "the dependant did not run"
        );
        f.free(memory);
        for event in [hold, trapped, after] {
            ok(call!(zeEventDestroy(event)));
        }
        ok(call!(zeEventPoolDestroy(pool)));
        ok(call!(zeFenceDestroy(fence)));
        ok(call!(zeCommandListDestroy(regular)));
        ok(call!(zeCommandListDestroy(list)));
        ok(call!(zeCommandQueueDestroy(queue)));
        ok(call!(zeKernelDestroy(kernel)));
        assert_eq!(
            findings().of("ZEMU-TRAP-0001").len(),
            1,
            "the second launch did not run"
        );
    });
}

#[test]
fn a_null_argument_is_a_null_pointer() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER), f.host(256));
        let kernel = f.saxpy(memory, memory, 1.0, 0);
        ok(call!(zeKernelSetArgumentValue(kernel, 0, 8, ptr::null())));
        // It is allowed as long as the kernel does not use it.
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
        set(kernel, 3, &64_u32);
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    let trap = report.findings.one("ZEMU-TRAP-0001").to_string();
    assert!(trap.contains("null"), "{trap}");
}
