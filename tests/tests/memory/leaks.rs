//! What is reported at the end.

use super::*;

const LEAKS: [&str; 3] = ["ZEMU-LEAK-0001", "ZEMU-LEAK-0002", "ZEMU-LEAK-0003"];

#[track_caller]
fn leaks(report: &Report) -> [usize; 3] {
    LEAKS.map(|id| report.findings.of(id).len())
}

/// Memory for the functions that run when the process exits, and its context.
static LATE: [AtomicUsize; 2] = [const { AtomicUsize::new(0) }; 2];

/// Frees what is kept for later.
extern "C" fn free_late() {
    let [context, pointer] = [0, 1].map(|i| LATE[i].swap(0, Ordering::Relaxed));
    let context = ze_context_handle_t(ptr::with_exposed_provenance_mut(context));
    ok(call!(zeMemFree(
        context,
        ptr::with_exposed_provenance_mut(pointer)
    )));
    ok(call!(zeContextDestroy(context)));
}

extern "C" fn leave_again() {
    exit_again();
}

#[test]
fn forgotten_frees_are_reported_at_the_end() {
    let report = alone(|| {
        let f = Fixture::new();
        let pages = std::mem::ManuallyDrop::new(Pages::anonymous(2 * PAGE));
        f.import(pages.start(), 2 * PAGE);
        f.host(100);
        f.on_device(200);
        f.free(f.shared(300));
    });
    assert_eq!(leaks(&report), [1, 2, 1], "{:?}", report.findings.sentences());
    let import = report.findings.one("ZEMU-LEAK-0001");
    assert_eq!(import["created_by"]["function"], "zeMemAllocHost", "{import}");
    assert!(field(import, "size").contains("8192"), "{import}");
}

#[test]
fn a_program_that_frees_all_has_no_leaks() {
    let report = alone(|| {
        let f = Fixture::new();
        let memory = f.host(100);
        let (list, event) = (f.immediate(0), f.events::<1>()[0]);
        fill(list, memory, &0_u8, 100, event, &[]);
        finish(list);
        let mut pool = ze_event_pool_handle_t::ZEROED;
        ok(call!(zeEventGetEventPool(event, &raw mut pool)));
        ok(call!(zeCommandListDestroy(list)));
        ok(call!(zeEventDestroy(event)));
        ok(call!(zeEventPoolDestroy(pool)));
        f.free(memory);
        ok(call!(zeContextDestroy(f.context)));
    });
    assert!(report.findings.0.is_empty(), "{:?}", report.findings.sentences());
}

#[test]
fn memory_that_outlives_its_context_is_reported() {
    let report = alone(|| {
        let f = Fixture::new();
        f.host(100);
        let pages = Pages::anonymous(PAGE);
        f.import(pages.start(), PAGE);
        ok(call!(zeContextDestroy(f.context)));
        assert_eq!(
            findings().serious().ids().len(),
            2,
            "{:?}",
            findings().sentences()
        );
        write(pages.start(), &[1_u8]);
    });
    assert_eq!(leaks(&report), [1, 1, 0], "{:?}", report.findings.sentences());
}

#[test]
fn handlers_of_the_exit_may_still_free() {
    for late in ["0", "1"] {
        let report = alone_with(&[("TEST_LATE", late)], || {
            // The first to be registered is the last to run.
            at_exit(free_late);
            if std::env::var("TEST_LATE").is_ok_and(|late| late == "1") {
                at_exit(leave_again);
            }
            let f = Fixture::new();
            let (list, memory) = (f.immediate(0), f.host(100));
            fill(list, memory, &0_u8, 100, NO_EVENT, &[]);
            finish(list);
            ok(call!(zeCommandListDestroy(list)));
            LATE[0].store(f.context.0.expose_provenance(), Ordering::Relaxed);
            LATE[1].store(memory.expose_provenance(), Ordering::Relaxed);
        });
        assert!(
            report.findings.0.is_empty(),
            "{late}: {:?}",
            report.findings.sentences()
        );
    }
}

#[test]
fn leaks_are_reported_once_when_exit_is_called_again() {
    let report = alone(|| {
        at_exit(leave_again);
        let f = Fixture::new();
        f.host(100);
    });
    assert_eq!(leaks(&report), [0, 1, 1], "{:?}", report.findings.sentences());
}

#[test]
fn every_leak_is_reported() {
    let report = alone(|| {
        let f = Fixture::new();
        for size in 1..=25 {
            f.host(size);
        }
    });
    assert_eq!(leaks(&report), [0, 25, 1], "{:?}", report.findings.sentences());
}

#[test]
fn leaks_are_counted_right_after_many_threads() {
    let report = alone(|| {
        let f = Fixture::new();
        std::thread::scope(|s| {
            for _ in 0..8 {
                s.spawn(move || {
                    for i in 0..3000_usize {
                        f.free(f.host(64 + i % 3 * 4096));
                    }
                });
            }
        });
        f.host(777);
    });
    assert_eq!(leaks(&report), [0, 1, 1], "{:?}", report.findings.sentences());
}
