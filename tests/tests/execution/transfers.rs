//! Copies and fills.

use super::*;

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
        write(zeros, &[0_u8; 8192]);
        for (seed, from) in (1_u32..).zip(all) {
            for to in all {
                if to == from {
                    continue;
                }
                let pattern: Vec<u32> = (0..2048_u32)
                    .map(|i| i.wrapping_mul(2_654_435_761) ^ seed)
                    .collect();
                write(start, &pattern);
                copy(list, from, start, 8192, NO_EVENT, &[]);
                copy(list, to, zeros, 8192, NO_EVENT, &[]);
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

#[test]
fn a_range_that_runs_into_memory_of_the_device_is_not_ordinary_memory() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, memory, pages) = (f.immediate(0), f.host(8192), Pages::anonymous(8192));
        let (code, import) = f.try_import(pages.at(4096), 4096, ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY);
        ok(code);
        write(memory, &[1_u8; 8192]);
        // The first page is the program's own, the second the device may only read.
        copy_fails(list, pages.start(), memory, 8192);
        assert_eq!(read::<u8>(import, 4096), [0; 4096]);
    });
    assert!(
        !report.findings.serious().of("ZEMU-MEM-0012").is_empty()
            || !report.findings.of("ZEMU-TRAP-0002").is_empty(),
        "{:?}",
        report.findings.sentences()
    );
}
