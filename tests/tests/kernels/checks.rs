//! `ZEMU_CHECKS`: findings in kernels that run to their end.

use super::*;

/// Launches a kernel of `ocl/wrong.cl` on two groups of eight, with a buffer and 64 bytes of local memory.
fn launch_wrong(f: &Fixture, name: &str) {
    let (list, memory) = (f.immediate(0), f.host(4096));
    let kernel = f.kernel(f.module(&kernel_file("ocl/wrong.O0.spv")), name);
    set(kernel, 0, &memory);
    ok(call!(zeKernelSetArgumentValue(kernel, 1, 64, ptr::null())));
    ok(call!(zeKernelSetGroupSize(kernel, 8, 1, 1)));
    launch(list, kernel, [2, 1, 1], NO_EVENT, &[]);
    finish(list);
}

#[test]
fn races_are_told() {
    alone_with(&[("ZEMU_CHECKS", "races,uninitialised")], || {
        let f = Fixture::new();
        launch_wrong(&f, "counts_and_reads");
        let all = findings();
        let race = all.of("ZEMU-KRN-0016")[0];
        assert_eq!(race["fields"]["kernel"], "counts_and_reads");
        assert_eq!(race["fields"]["memory"], "local");
        assert_eq!(race["function"], "zeCommandListAppendLaunchKernel");
        assert!(race["fields"]["other_instruction"].as_str().is_some(), "{race}");
        assert!(all.of("ZEMU-KRN-0017").is_empty());
    });
}

#[test]
fn uninitialised_values_are_told() {
    alone_with(&[("ZEMU_CHECKS", "uninitialised")], || {
        let f = Fixture::new();
        launch_wrong(&f, "local_sum");
        let all = findings();
        let finding = all.one("ZEMU-KRN-0017");
        assert_eq!(finding["fields"]["used"], "stored to global memory");
    });
}

#[test]
fn copies_that_nobody_waits_for_are_told() {
    alone_with(&[("ZEMU_CHECKS", "barriers")], || {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(4096));
        let kernel = f.kernel(f.module(&kernel_file("ocl/rows.spv")), "k26_copy_without_wait");
        set(kernel, 0, &memory);
        set(kernel, 1, &memory);
        ok(call!(zeKernelSetArgumentValue(kernel, 2, 64, ptr::null())));
        ok(call!(zeKernelSetGroupSize(kernel, 16, 1, 1)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        let all = findings();
        let finding = all.one("ZEMU-KRN-0018");
        let instruction = finding["fields"]["instruction"].as_str();
        assert!(
            instruction.is_some_and(|text| text.contains("OpGroupAsyncCopy")),
            "{finding}"
        );
    });
}

#[test]
fn checks_are_asked_for() {
    alone(|| {
        let f = Fixture::new();
        launch_wrong(&f, "counts_and_reads");
        launch_wrong(&f, "local_sum");
        let all = findings();
        assert!(all.of("ZEMU-KRN-0016").is_empty() && all.of("ZEMU-KRN-0017").is_empty());
    });
}
