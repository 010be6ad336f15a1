//! Imports that are refused.

use super::*;

#[test]
fn pointers_and_sizes_off_the_page_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        for offset in [1, 8, 64, 2048, PAGE - 1] {
            bad_import(&f, ARGUMENT, "ZEMU-IMP-0005", pages.at(offset), PAGE);
        }
        for size in [1, PAGE - 1, PAGE + 1, 2 * PAGE - 64] {
            bad_import(&f, UNSUPPORTED_SIZE, "ZEMU-IMP-0007", pages.start(), size);
        }
        bad_import(&f, ARGUMENT, "ZEMU-IMP-0004", ptr::null_mut(), PAGE);
        let last = address(usize::MAX - PAGE + 1);
        bad_import(&f, ARGUMENT, "ZEMU-IMP-0009", last, 2 * PAGE);
        bad_import(
            &f,
            UNSUPPORTED_SIZE,
            "ZEMU-IMP-0002",
            pages.start(),
            4 * GIB + PAGE,
        );
    });
}

/// An import whose descriptor and size argument differ.
fn import_two_sizes(
    f: &Fixture,
    pages: *mut c_void,
    argument: usize,
    descriptor: u64,
) -> (ze_result_t, *mut c_void) {
    let import = ze_external_memmap_sysmem_ext_desc_t {
        pSystemMemory: pages,
        size: descriptor,
        ..Default::default()
    };
    let desc = ze_host_mem_alloc_desc_t {
        pNext: (&raw const import).cast(),
        ..Default::default()
    };
    let mut pointer = address(0x5a5a);
    (
        call!(zeMemAllocHost(
            f.context,
            &raw const desc,
            argument,
            0,
            &raw mut pointer
        )),
        pointer,
    )
}

#[test]
fn two_sizes_are_judged_one_by_one() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        let start = pages.start();
        refused(UNSUPPORTED_SIZE, "ZEMU-CALL-0002", || {
            import_two_sizes(&f, start, 0, PAGE as u64).0
        });
        refused(UNSUPPORTED_SIZE, "ZEMU-IMP-0006", || {
            import_two_sizes(&f, start, PAGE, 0).0
        });
        let above = (4 * GIB + PAGE) as u64;
        refused(UNSUPPORTED_SIZE, "ZEMU-IMP-0008", || {
            import_two_sizes(&f, start, PAGE, above).0
        });
        refused(ZE_RESULT_SUCCESS, "ZEMU-IMP-0015", || {
            let (code, pointer) = import_two_sizes(&f, start, 100, 2 * PAGE as u64);
            assert_eq!(pointer, start);
            code
        });
        assert_eq!(f.range(start), (start, 2 * PAGE), "the descriptor's size counts");
    });
}

#[test]
fn holes_are_refused_and_named() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        pages.unmap(2 * PAGE, PAGE);
        let hole = format!("{:x}", pages.at(2 * PAGE).addr());
        for (offset, size) in [(0, 4), (0, 3), (1, 3), (2, 2)] {
            let finding = bad_import(
                &f,
                ARGUMENT,
                "ZEMU-IMP-0011",
                pages.at(offset * PAGE),
                size * PAGE,
            );
            assert!(field(&finding, "hole").contains(&hole), "{finding}");
        }
        for part in [
            f.import(pages.start(), 2 * PAGE),
            f.import(pages.at(3 * PAGE), PAGE),
        ] {
            f.free(part);
        }
        // Nothing at all is mapped there.
        bad_import(&f, ARGUMENT, "ZEMU-IMP-0011", address(0x10_0000), PAGE);
    });
}

#[test]
fn protected_pages_are_refused_and_named() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        pages.protect(PAGE, PAGE, libc::PROT_NONE);
        let part = format!("{:x}", pages.at(PAGE).addr());
        let finding = bad_import(&f, ARGUMENT, "ZEMU-IMP-0012", pages.start(), 4 * PAGE);
        assert!(field(&finding, "pages").contains(&part), "{finding}");
        pages.protect(PAGE, PAGE, libc::PROT_READ);
        let finding = bad_import(&f, ARGUMENT, "ZEMU-IMP-0013", pages.start(), 4 * PAGE);
        assert!(field(&finding, "pages").contains(&part), "{finding}");
        let (code, pointer) = f.try_import(pages.start(), 4 * PAGE, ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY);
        ok(code);
        assert_eq!(pointer, pages.start());
        f.free(pointer);
        // Of pages that cannot be read the flag makes nothing better.
        pages.protect(PAGE, PAGE, libc::PROT_NONE);
        refused(ARGUMENT, "ZEMU-IMP-0012", || {
            f.try_import(pages.start(), 4 * PAGE, ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY)
                .0
        });
    });
}

#[test]
fn constants_of_the_program_are_read_only_pages() {
    static CONSTANT: Aligned<[u8; PAGE]> = Aligned([7; PAGE]);
    alone(|| {
        let f = Fixture::new();
        let start: *mut c_void = (&raw const CONSTANT.0).cast_mut().cast();
        bad_import(&f, ARGUMENT, "ZEMU-IMP-0013", start, PAGE);
        let (code, import) = f.try_import(start, PAGE, ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY);
        ok(code);
        let (list, to) = (f.immediate(0), f.host(PAGE));
        copy(list, to, import, PAGE, NO_EVENT, &[]);
        finish(list);
        assert_eq!(read::<u8>(to, PAGE), [7; PAGE]);
    });
}

#[test]
fn overlaps_are_refused_with_both_ranges() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(8 * PAGE);
        let import = f.import(pages.at(2 * PAGE), 4 * PAGE);
        for (offset, size) in [(2, 4), (0, 3), (5, 3), (3, 1), (0, 8)] {
            let finding = bad_import(
                &f,
                ARGUMENT,
                "ZEMU-IMP-0014",
                pages.at(offset * PAGE),
                size * PAGE,
            );
            let (range, other) = (field(&finding, "range"), field(&finding, "other"));
            assert!(
                range.contains(&format!("{:x}", pages.at(offset * PAGE).addr())),
                "{finding}"
            );
            assert!(other.contains(&format!("{:x}", import.addr())), "{finding}");
        }
        // Another context is no way around.
        let other = f.elsewhere();
        bad_import(&other, ARGUMENT, "ZEMU-IMP-0014", import, 4 * PAGE);
        f.free(import);
        let import = other.import(pages.start(), 8 * PAGE);
        other.free(import);
        // Nor are allocations of the library's own.
        let own = f.host(LARGE_PAGE);
        assert!(own.addr().is_multiple_of(PAGE));
        bad_import(&f, ARGUMENT, "ZEMU-IMP-0014", own, PAGE);
        bad_import(&f, ARGUMENT, "ZEMU-IMP-0014", own.wrapping_byte_add(PAGE), PAGE);
    });
}

#[test]
fn a_refused_import_leaves_nothing_behind() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(2 * PAGE);
        bad_import(&f, UNSUPPORTED_SIZE, "ZEMU-IMP-0007", pages.start(), PAGE + 1);
        assert_eq!(f.properties(pages.start()).0.r#type, ZE_MEMORY_TYPE_UNKNOWN);
        refused(ARGUMENT, "ZEMU-MEM-0001", || {
            call!(zeMemFree(f.context, pages.start()))
        });
        control().reset();
        works(&f, f.import(pages.start(), 2 * PAGE), 2 * PAGE);
    });
}

#[test]
fn an_import_is_freed_by_its_start_only() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        let import = f.import(pages.start(), 4 * PAGE);
        for offset in [1, PAGE, 4 * PAGE - 1] {
            refused(ARGUMENT, "ZEMU-MEM-0003", || {
                call!(zeMemFree(f.context, pages.at(offset)))
            });
        }
        f.free(import);
        refused(ARGUMENT, "ZEMU-MEM-0002", || call!(zeMemFree(f.context, import)));
    });
}

#[test]
fn of_two_descriptors_in_one_chain_the_last_counts() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        let descriptor = |at, next| ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: at,
            size: PAGE as u64,
            pNext: next,
            ..Default::default()
        };
        let last = descriptor(pages.at(PAGE), ptr::null());
        let first = descriptor(pages.start(), (&raw const last).cast());
        let desc = ze_host_mem_alloc_desc_t {
            pNext: (&raw const first).cast(),
            ..Default::default()
        };
        let mut pointer = ptr::null_mut();
        ok(call!(zeMemAllocHost(
            f.context,
            &raw const desc,
            PAGE,
            0,
            &raw mut pointer
        )));
        assert_eq!(pointer, pages.at(PAGE));
        let serious = findings().serious();
        assert_eq!(serious.ids().len(), 1, "it is told: {:?}", serious.sentences());
    });
}
