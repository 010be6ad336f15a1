//! Pages of this very process: protections, holes, imports, and what becomes of them.

#![allow(unsafe_code, reason = "the test changes and reads mappings of its own")]

use std::io::Write;

use memmap2::{Mmap, MmapMut};
use zemu_memory::map::{HOST_PAGE, check_still_mapped, find_hole, has_hole, protection};
use zemu_memory::{
    AddressSpace, AllocRequest, AppPtr, AppRange, Capacity, ContextId, FreeError, FreeMode, FreeRequest,
    ImportRefusal, ImportRequest, ImportRules, ImportWarning, Imported, Kind, Occupant, Place, Placement,
};

const PAGE: usize = 4096;

fn space() -> AddressSpace {
    AddressSpace::new(&Capacity {
        host: 1 << 40,
        devices: vec![1 << 40],
    })
}

fn range_of(bytes: &[u8]) -> AppRange {
    AppRange::new(AppPtr::from_ptr(bytes.as_ptr()), bytes.len() as u64).unwrap()
}

fn part(range: AppRange, first_page: u64, pages: u64) -> AppRange {
    let start = range.start().checked_add(first_page * HOST_PAGE).unwrap();
    AppRange::new(start, pages * HOST_PAGE).unwrap()
}

fn request(range: AppRange) -> ImportRequest {
    ImportRequest {
        context: ContextId(1),
        pointer: range.start(),
        desc_size: range.len(),
        size_argument: range.len(),
        alignment: 0,
        read_only: false,
        limit: u64::MAX,
        call: 5,
    }
}

fn import(space: &AddressSpace, range: AppRange) -> Result<Imported, ImportRefusal> {
    space.import(&request(range), &ImportRules::strict(HOST_PAGE))
}

fn import_read_only(space: &AddressSpace, range: AppRange) -> Result<Imported, ImportRefusal> {
    let request = ImportRequest {
        read_only: true,
        ..request(range)
    };
    space.import(&request, &ImportRules::strict(HOST_PAGE))
}

fn free(space: &AddressSpace, pointer: AppPtr) -> Result<zemu_memory::Freed, FreeError> {
    space.free(&FreeRequest {
        pointer,
        context: None,
        mode: FreeMode::Exact,
        call: 9,
    })
}

fn protect(range: AppRange, flags: i32) {
    let len = usize::try_from(range.len()).unwrap();
    // SAFETY: pages of a mapping of this test, which it does not touch while they are protected.
    let status = unsafe { libc::mprotect(range.start().as_mut_ptr(), len, flags) };
    assert_eq!(status, 0);
}

/// Unmaps pages in the middle of a mapping whose owner is then forgotten.
fn punch(range: AppRange) {
    let len = usize::try_from(range.len()).unwrap();
    // SAFETY: pages of a mapping of this test, which it never touches again.
    let status = unsafe { libc::munmap(range.start().as_mut_ptr(), len) };
    assert_eq!(status, 0);
}

/// Pages with a page on each side that nobody can use, so that no neighbour joins them.
fn fenced(pages: usize) -> (MmapMut, AppRange) {
    let map = MmapMut::map_anon((pages + 2) * PAGE).unwrap();
    let whole = range_of(&map);
    protect(part(whole, 0, 1), libc::PROT_NONE);
    protect(part(whole, pages as u64 + 1, 1), libc::PROT_NONE);
    (map, part(whole, 1, pages as u64))
}

#[test]
fn protections_are_told_page_by_page() {
    let (_map, range) = fenced(6);
    protect(part(range, 1, 2), libc::PROT_READ);
    protect(part(range, 3, 1), libc::PROT_NONE);
    let found: Vec<_> = protection(range)
        .unwrap()
        .into_iter()
        .map(|s| (s.range, s.read, s.write, s.shared, s.path))
        .collect();
    let expected = [
        (part(range, 0, 1), true, true, false, None),
        (part(range, 1, 2), true, false, false, None),
        (part(range, 3, 1), false, false, false, None),
        (part(range, 4, 2), true, true, false, None),
    ];
    assert_eq!(found, expected);
    // Bytes inside pages are cut exactly.
    let inner = AppRange::new(range.start().checked_add(100).unwrap(), HOST_PAGE).unwrap();
    let cut = protection(inner).unwrap();
    assert_eq!(
        cut.iter().map(|s| s.range.len()).collect::<Vec<_>>(),
        [HOST_PAGE - 100, 100]
    );
}

#[test]
fn imports_ask_for_the_right_protection() {
    let space = space();
    let (_map, range) = fenced(6);
    protect(part(range, 2, 1), libc::PROT_READ);
    protect(part(range, 4, 1), libc::PROT_NONE);
    let Err(ImportRefusal::NotReadable { part: found, .. }) = import(&space, range) else {
        panic!()
    };
    assert_eq!(found, part(range, 4, 1));
    let first = part(range, 0, 4);
    let Err(ImportRefusal::NotWritable { part: found, .. }) = import(&space, first) else {
        panic!()
    };
    assert_eq!(found, part(range, 2, 1));
    let import = import_read_only(&space, first).unwrap();
    assert!(import.allocation.is_read_only() && import.warnings.is_empty());
    assert!(import_read_only(&space, part(range, 4, 1)).is_err());
}

#[test]
fn holes_are_found_and_named() {
    let space = space();
    let (map, range) = fenced(5);
    assert!(!has_hole(range));
    let good = import(&space, range).unwrap().allocation;
    assert_eq!(check_still_mapped(&good), Ok(()));
    let hole = part(range, 2, 1);
    punch(hole);
    std::mem::forget(map);
    assert!(has_hole(range));
    assert!(!has_hole(part(range, 0, 2)));
    assert_eq!(find_hole(range), Some(hole));
    assert_eq!(check_still_mapped(&good), Err(hole));
    // The last byte of the page before, and the first of the page after, are fine.
    let before = AppRange::new(range.start().checked_add(10).unwrap(), 2 * HOST_PAGE - 10).unwrap();
    assert!(!has_hole(before));
    let over = AppRange::new(range.start().checked_add(10).unwrap(), 2 * HOST_PAGE - 9).unwrap();
    assert!(has_hole(over));
    free(&space, range.start()).unwrap();
    let Err(ImportRefusal::NotMapped { hole: found, .. }) = import(&space, range) else {
        panic!()
    };
    assert_eq!(found, hole);
}

#[test]
fn a_removed_protection_is_no_hole() {
    let (_map, range) = fenced(2);
    protect(range, libc::PROT_NONE);
    assert!(!has_hole(range));
}

#[test]
fn files_stack_heap_and_statics_can_be_imported() {
    #[repr(align(4096))]
    struct Pages([u8; 3 * PAGE]);
    static CONSTANT: Pages = Pages([3; 3 * PAGE]);
    static mut VARIABLE: Pages = Pages([4; 3 * PAGE]);

    let space = space();
    let stack = Pages([1; 3 * PAGE]);
    let heap = Box::new(Pages([2; 3 * PAGE]));
    let variable = AppRange::new(AppPtr::from_ptr(&raw const VARIABLE), 3 * HOST_PAGE).unwrap();
    for range in [range_of(&stack.0), range_of(&heap.0), variable] {
        let imported = import(&space, range).unwrap();
        assert_eq!(imported.allocation.start(), range.start());
        assert_eq!(imported.allocation.kind(), Kind::Imported);
    }
    // Constants lie in read-only pages of the program file.
    let constant = range_of(&CONSTANT.0);
    let Err(ImportRefusal::NotWritable { path, .. }) = import(&space, constant) else {
        panic!()
    };
    assert!(path.is_some_and(|path| path.starts_with("/")));
    import_read_only(&space, constant).unwrap();
    std::hint::black_box((&stack, &heap));
}

#[test]
fn file_mappings_say_which_file() {
    let mut file = tempfile::Builder::new().prefix("with space ").tempfile().unwrap();
    file.write_all(&[7; 3 * PAGE]).unwrap();
    // SAFETY: nobody changes the file.
    let map = unsafe { Mmap::map(file.as_file()) }.unwrap();
    let range = range_of(&map);
    let segments = protection(range).unwrap();
    let [segment] = segments.as_slice() else {
        panic!("{segments:?}")
    };
    assert!(segment.read && !segment.write && segment.shared);
    assert_eq!(segment.path.as_deref(), Some(file.path()));

    let space = space();
    let refusal = import(&space, range).unwrap_err();
    let ImportRefusal::NotWritable { path: Some(path), .. } = &refusal else {
        panic!("{refusal}")
    };
    assert_eq!(path, file.path());
    assert!(
        refusal.to_string().contains(&path.display().to_string()),
        "{refusal}"
    );
    import_read_only(&space, range).unwrap();
}

#[test]
fn a_path_longer_than_the_question_allows_is_no_obstacle() {
    // No call takes a path of more than 4,096 bytes, so one deep folder is moved into another.
    let top = tempfile::tempdir().unwrap();
    let name = "d".repeat(250);
    let deep = |first: &str| {
        let folder = (0..14).fold(top.path().join(first), |folder, _| folder.join(&name));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    };
    let (inner, outer) = (deep("inner"), deep("outer"));
    let path = inner.join("file");
    std::fs::write(&path, [1; PAGE]).unwrap();
    // SAFETY: nobody changes the file.
    let map = unsafe { Mmap::map(&std::fs::File::open(&path).unwrap()) }.unwrap();
    let (here, there) = (top.path().join("inner"), outer.join("inner"));
    std::fs::rename(&here, &there).unwrap();
    let segments = protection(range_of(&map)).unwrap();
    std::fs::rename(&there, &here).unwrap();
    let [segment] = segments.as_slice() else {
        panic!("{segments:?}")
    };
    assert_eq!(
        (segment.range, segment.read, segment.write),
        (range_of(&map), true, false)
    );
    // The name is for messages only and may be missing, but not wrong.
    assert!(
        segment
            .path
            .as_deref()
            .is_none_or(|found| found.starts_with(top.path()))
    );
}

#[test]
fn freeing_an_import_leaves_its_pages_alone() {
    let space = space();
    let mut map = MmapMut::map_anon(4 * PAGE).unwrap();
    map.fill(0xab);
    let range = range_of(&map);
    let imported = import(&space, range).unwrap().allocation;
    let Err(ImportRefusal::Overlap {
        with: Occupant::Live(with),
        ..
    }) = import(&space, part(range, 3, 1))
    else {
        panic!()
    };
    assert_eq!(with, imported.summary());
    drop(free(&space, range.start()).unwrap());
    drop(imported);
    assert!(map.iter().all(|&byte| byte == 0xab));
    assert!(space.find(range.start()).is_none());
    let Err(FreeError::NotFound {
        place: Place::Freed(record),
        ..
    }) = free(&space, range.start())
    else {
        panic!()
    };
    assert_eq!((record.freed_by, record.allocation.created_by), (9, 5));
    // And the range can be imported anew, and in halves.
    import(&space, part(range, 0, 2)).unwrap();
    import(&space, part(range, 2, 2)).unwrap();
}

fn allocate(space: &AddressSpace, size: u64) -> std::sync::Arc<zemu_memory::Allocation> {
    let request = AllocRequest {
        context: ContextId(1),
        placement: Placement::Host,
        size,
        alignment: 0,
        page_size: HOST_PAGE,
        limit: u64::MAX,
        read_only: false,
        call: 1,
    };
    space.allocate(&request).unwrap()
}

#[test]
fn memory_of_our_own_cannot_be_imported() {
    let space = space();
    for size in [1 << 16, 4 << 20] {
        let own = allocate(&space, size);
        let Err(ImportRefusal::Overlap { with, .. }) = import(&space, own.range()) else {
            panic!()
        };
        assert_eq!(with, Occupant::Live(own.summary()));
        // Freed, but a command still uses it.
        let lease = own.begin_use().unwrap();
        let (range, summary) = (own.range(), own.summary());
        drop((free(&space, own.start()).unwrap(), own));
        let Err(ImportRefusal::Overlap { with, .. }) = import(&space, range) else {
            panic!()
        };
        assert!(
            matches!(with, Occupant::Retired(found) if found == summary) || size == 1 << 16,
            "{with}"
        );
        assert!(!has_hole(range));
        drop(lease);
    }
    // The addresses of small allocations stay ours.
    let small = allocate(&space, 8192);
    let range = small.range();
    drop((free(&space, small.start()).unwrap(), small));
    let Err(ImportRefusal::Overlap {
        with: Occupant::Reserved(reserved),
        ..
    }) = import(&space, range)
    else {
        panic!()
    };
    assert!(reserved.contains_range(range));
}

#[test]
fn pages_of_large_allocations_go_back_with_the_last_user() {
    let space = space();
    let own = allocate(&space, 8 << 30);
    let range = own.range();
    let lease = space.find_and_use(own.start()).unwrap();
    drop((free(&space, own.start()).unwrap(), own));
    assert!(!has_hole(range));
    drop(lease);
    // 8 GiB in one piece: whatever else maps memory now does not fill it.
    assert!(has_hole(range));
}

#[test]
fn new_memory_never_lies_on_a_stale_import() {
    // The application unmaps its pages too early, and the kernel would like to give us the same addresses.
    for size in [1_usize << 20, 64 << 20] {
        let space = space();
        let map = MmapMut::map_anon(size).unwrap();
        let stale = import(&space, range_of(&map)).unwrap().allocation;
        drop(map);
        let mut own = Vec::new();
        for small in [64, 4096, 100_000, 1 << 20, 32 << 20, 64 << 20] {
            for _ in 0..3 {
                own.push(allocate(&space, small));
            }
        }
        for allocation in &own {
            assert!(
                !allocation.range().overlaps(stale.range()),
                "{}",
                allocation.summary()
            );
        }
        assert_eq!(space.find(stale.start()).unwrap().id(), stale.id());
    }
}

#[test]
fn lenient_rules_let_overlaps_in_and_say_so() {
    let space = space();
    let rules = ImportRules::lenient(HOST_PAGE);
    let map = MmapMut::map_anon(4 * PAGE).unwrap();
    let range = range_of(&map);
    let first = space.import(&request(range), &rules).unwrap().allocation;
    let twice = space.import(&request(range), &rules).unwrap();
    assert!(matches!(
        twice.warnings[..],
        [ImportWarning::Waived(ImportRefusal::Overlap { .. })]
    ));
    let inner = space
        .import(&request(part(range, 2, 1)), &rules)
        .unwrap()
        .allocation;
    let empty = AppRange::new(range.start().checked_add(10).unwrap(), 0).unwrap();
    let empty_import = space
        .import(
            &ImportRequest {
                size_argument: 1,
                ..request(empty)
            },
            &rules,
        )
        .unwrap()
        .allocation;

    // One that starts at the address wins, and the empty one is found by its start only.
    let found = |offset: u64| {
        space
            .find(range.start().checked_add(offset).unwrap())
            .map(|found| found.id())
    };
    assert_eq!(found(0), Some(first.id()));
    assert_eq!(found(10), Some(empty_import.id()));
    assert_eq!(found(11), Some(first.id()));
    assert_eq!(found(2 * HOST_PAGE), Some(inner.id()));
    // A free takes all imports with the same start, and no other.
    let freed = free(&space, range.start()).unwrap();
    assert_eq!(freed.duplicates.len(), 1);
    assert_eq!(found(0), None);
    assert_eq!(found(2 * HOST_PAGE), Some(inner.id()));
    assert_eq!(found(10), Some(empty_import.id()));
    assert!(matches!(
        free(&space, range.start()),
        Err(FreeError::NotFound { .. })
    ));
}

#[test]
fn places_are_told_in_words() {
    let space = space();
    let own = allocate(&space, 4096);
    let at = |offset: u64| space.locate(AppPtr(own.start().addr() + offset)).to_string();
    let name = own.summary().to_string();
    assert!(name.starts_with("host allocation #1 of 4096 bytes (0x"), "{name}");
    assert_eq!(at(0), format!("at the start of {name}"));
    assert_eq!(at(1), format!("1 byte inside {name}"));
    assert_eq!(at(4096), format!("at the end of {name}"));
    assert_eq!(at(4104), format!("8 bytes past the end of {name}"));
    let before = space.locate(AppPtr(own.start().addr() - 16)).to_string();
    assert_eq!(before, format!("16 bytes before the start of {name}"));
    assert_eq!(space.locate(AppPtr(16)).to_string(), "near no allocation");
    free(&space, own.start()).unwrap();
    assert_eq!(at(100), format!("inside {name}, freed by call 9"));
}
