//! Eight threads allocate, import, look up and free at once.

#![allow(unsafe_code, reason = "the test writes into the memory that it allocates")]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use memmap2::MmapMut;
use zemu_memory::{
    AddressSpace, AllocError, AllocRequest, AppPtr, AppRange, Capacity, ContextId, FreeMode, FreeRequest,
    ImportRefusal, ImportRequest, ImportRules, Placement, Pool,
};

const THREADS: u64 = 8;
const TURNS: u64 = 3000;

fn allocation(context: u64, size: u64) -> AllocRequest {
    AllocRequest {
        context: ContextId(context),
        placement: Placement::Host,
        size,
        alignment: 0,
        page_size: 4096,
        limit: u64::MAX,
        read_only: false,
        call: 1,
    }
}

fn import(context: u64, range: AppRange) -> ImportRequest {
    ImportRequest {
        context: ContextId(context),
        pointer: range.start(),
        desc_size: range.len(),
        size_argument: range.len(),
        alignment: 0,
        read_only: false,
        limit: u64::MAX,
        call: 1,
    }
}

fn free(context: u64, pointer: AppPtr) -> FreeRequest {
    FreeRequest {
        pointer,
        context: Some(ContextId(context)),
        mode: FreeMode::Exact,
        call: 2,
    }
}

#[test]
fn many_threads_never_meet() {
    let space = AddressSpace::new(&Capacity {
        host: 32 << 20,
        devices: vec![],
    });
    let refused = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (space, refused) = (&space, &refused);
            scope.spawn(move || {
                let pages = MmapMut::map_anon(16 * 4096).unwrap();
                let pages = AppRange::new(AppPtr::from_ptr(pages.as_ptr()), 16 * 4096).unwrap();
                let mut held = Vec::new();
                for turn in 0..TURNS {
                    let seed = turn * 7 + thread * 131;
                    let size = if seed.is_multiple_of(50) {
                        2 << 20
                    } else {
                        1 + seed * 37 % 70_000
                    };
                    match space.allocate(&allocation(thread, size)) {
                        Ok(own) => {
                            // Whoever else had this memory would find our number in it.
                            let word = own.start().as_mut_ptr::<u64>();
                            if size >= 8 {
                                // SAFETY: the first word of memory that only this thread has.
                                unsafe { word.write_volatile(own.id().0) };
                            }
                            held.push(own);
                        }
                        Err(AllocError::OutOfMemory { .. }) => {
                            refused.fetch_add(1, Ordering::Relaxed);
                        }
                        Err(error) => panic!("{error}"),
                    }
                    if turn % 5 == 0 {
                        let imported = space
                            .import(&import(thread, pages), &ImportRules::strict(4096))
                            .unwrap();
                        assert_eq!(
                            space.find(pages.start()).map(|found| found.id()),
                            Some(imported.allocation.id())
                        );
                        space.free(&free(thread, pages.start())).unwrap();
                    }
                    if held.len() > 20 || turn % 3 == 0 {
                        let index = usize::try_from(seed).unwrap() % held.len().max(1);
                        if index < held.len() {
                            let own = held.swap_remove(index);
                            assert_eq!(space.find(own.start()).map(|found| found.id()), Some(own.id()));
                            if own.size() >= 8 {
                                // SAFETY: the first word of memory that only this thread has.
                                let word = unsafe { own.start().as_ptr::<u64>().read_volatile() };
                                assert_eq!(word, own.id().0);
                            }
                            assert_eq!(space.free(&free(thread, own.start())).unwrap().in_use, 0);
                        }
                    }
                }
                assert_eq!(space.of_context(ContextId(thread)).len(), held.len());
                space.free_context(ContextId(thread), 3);
            });
        }
    });
    assert_eq!(space.usage(Pool::Host).unwrap().used, 0);
    assert!(space.snapshot().is_empty());
}

#[test]
fn of_threads_that_import_one_range_one_wins() {
    let space = AddressSpace::new(&Capacity::default());
    let pages = MmapMut::map_anon(8 * 4096).unwrap();
    let base = AppPtr::from_ptr(pages.as_ptr());
    let holders = AtomicU64::new(0);
    let won = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (space, holders, won) = (&space, &holders, &won);
            scope.spawn(move || {
                // Every range holds the fifth page.
                let start = base.checked_add(thread % 5 * 4096).unwrap();
                let range = AppRange::between(start, base.checked_add(5 * 4096).unwrap()).unwrap();
                for _ in 0..4 * TURNS {
                    match space.import(&import(thread, range), &ImportRules::strict(4096)) {
                        Ok(_) => {
                            assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
                            won.fetch_add(1, Ordering::Relaxed);
                            holders.fetch_sub(1, Ordering::SeqCst);
                            space.free(&free(thread, range.start())).unwrap();
                        }
                        Err(ImportRefusal::Overlap { .. }) => {}
                        Err(refusal) => panic!("{refusal}"),
                    }
                }
            });
        }
    });
    assert!(won.into_inner() > 0);
    assert!(space.snapshot().is_empty());
}

#[test]
fn a_free_can_wait_for_the_commands_that_run() {
    let space = AddressSpace::new(&Capacity::default());
    let pages = MmapMut::map_anon(4096).unwrap();
    let range = AppRange::new(AppPtr::from_ptr(pages.as_ptr()), 4096).unwrap();
    for _ in 0..100 {
        space
            .import(&import(1, range), &ImportRules::strict(4096))
            .unwrap();
        let started = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let command = scope.spawn(|| {
                let lease = space.find_and_use(range.start()).unwrap();
                started.store(true, Ordering::Release);
                while !lease.allocation().is_cancelled() {
                    std::thread::yield_now();
                }
            });
            while !started.load(Ordering::Acquire) {
                std::thread::yield_now();
            }
            let freed = space.free(&free(1, range.start())).unwrap();
            assert_eq!(freed.in_use, 1);
            assert!(space.find_and_use(range.start()).is_none());
            assert!(!freed.allocation.wait_unused(Some(Duration::from_micros(100))));
            freed.allocation.cancel();
            assert!(freed.allocation.wait_unused(Some(Duration::from_secs(20))));
            command.join().unwrap();
        });
    }
}
