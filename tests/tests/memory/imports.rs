//! Imports that are right.

use super::*;

#[test]
fn anonymous_pages_are_imported() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4 * PAGE);
        works(&f, f.import(pages.start(), 4 * PAGE), 4 * PAGE);
        works(&f, f.import(pages.at(PAGE), PAGE), PAGE);
    });
}

#[test]
fn heap_memory_is_imported() {
    alone(|| {
        let f = Fixture::new();
        for size in [PAGE, 16 * PAGE, LARGE_PAGE] {
            works(&f, f.import(heap(PAGE, size), size), size);
        }
    });
}

#[test]
fn static_memory_is_imported() {
    static PAGES: Aligned<[AtomicU8; 2 * PAGE]> = Aligned([const { AtomicU8::new(0) }; 2 * PAGE]);
    alone(|| {
        let f = Fixture::new();
        works(
            &f,
            f.import(PAGES.0.as_ptr().cast_mut().cast(), 2 * PAGE),
            2 * PAGE,
        );
        assert_eq!(PAGES.0[3].load(Ordering::Relaxed), 0x40);
    });
}

#[test]
fn stack_memory_is_imported() {
    alone(|| {
        let f = Fixture::new();
        let mut pages = Aligned([0_u8; 2 * PAGE]);
        let start = (&raw mut pages.0).cast();
        works(&f, f.import(start, 2 * PAGE), 2 * PAGE);
    });
}

#[test]
fn pages_of_files_are_imported() {
    alone(|| {
        let f = Fixture::new();
        for shared in [true, false] {
            let file = File::new(2 * PAGE);
            let pages = Pages::of_file(&file, 2 * PAGE, shared);
            works(&f, f.import(pages.start(), 2 * PAGE), 2 * PAGE);
            let written = file.contents().chunks(4).all(|c| c == 3.0_f32.to_le_bytes());
            assert_eq!(
                written, shared,
                "what the kernel wrote is in the file if it is shared"
            );
        }
    });
}

#[test]
fn pages_are_not_touched_by_import_and_free() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(64 * PAGE);
        let import = f.import(pages.start(), pages.size());
        f.properties(import);
        f.range(import);
        assert_eq!(pages.touched(), 0);
        f.free(import);
        assert_eq!(pages.touched(), 0);
    });
}

#[test]
fn pages_are_imported_again_after_a_free() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(8 * PAGE);
        for size in [8, 1, 3, 8] {
            works(&f, f.import(pages.start(), size * PAGE), size * PAGE);
        }
        // Neighbours do not overlap.
        let halves = [
            f.import(pages.start(), 4 * PAGE),
            f.import(pages.at(4 * PAGE), 4 * PAGE),
        ];
        for half in halves {
            f.free(half);
        }
        // The pages may go once they are freed.
        drop(pages);
        assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
    });
}

#[test]
fn an_import_with_an_alignment_that_the_pages_have() {
    alone(|| {
        let f = Fixture::new();
        let start = heap(LARGE_PAGE, LARGE_PAGE);
        let import = ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: start,
            size: PAGE as u64,
            ..Default::default()
        };
        let desc = ze_host_mem_alloc_desc_t {
            pNext: (&raw const import).cast(),
            ..Default::default()
        };
        for alignment in [0, 1, 64, PAGE, LARGE_PAGE] {
            let mut pointer = ptr::null_mut();
            ok(call!(zeMemAllocHost(
                f.context,
                &raw const desc,
                PAGE,
                alignment,
                &raw mut pointer
            )));
            assert_eq!(pointer, start);
            f.free(pointer);
        }
        let off = ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: start.wrapping_byte_add(PAGE),
            ..import
        };
        let desc = ze_host_mem_alloc_desc_t {
            pNext: (&raw const off).cast(),
            ..Default::default()
        };
        let mut pointer = address(0x5a5a);
        refused(ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, "ZEMU-IMP-0010", || {
            call!(zeMemAllocHost(
                f.context,
                &raw const desc,
                PAGE,
                2 * PAGE,
                &raw mut pointer
            ))
        });
        assert!(pointer.is_null());
    });
}

#[test]
fn the_import_page_is_that_of_the_profile() {
    for (profile, page) in [
        ("generic", PAGE),
        ("generic-64k", 64 << 10),
        ("generic-2m", LARGE_PAGE),
    ] {
        let text = page.to_string();
        alone_with(&[("ZEMU_PROFILE", profile), ("TEST_PAGE", &text)], || {
            let page: usize = std::env::var("TEST_PAGE")
                .expect("set")
                .parse()
                .expect("a number");
            let f = Fixture::new();
            let start = heap(LARGE_PAGE, 2 * LARGE_PAGE);
            let import = f.import(start, page);
            assert_eq!(f.properties(import).0.pageSize, page as u64);
            f.free(import);
            if page > PAGE {
                bad_import(&f, ARGUMENT, "ZEMU-IMP-0005", start.wrapping_byte_add(PAGE), page);
                bad_import(&f, UNSUPPORTED_SIZE, "ZEMU-IMP-0007", start, page - PAGE);
            }
        });
    }
}
