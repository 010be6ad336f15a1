//! Random sequences of allocations, imports, leases and frees, against a list that is searched from end to end.

#![allow(unsafe_code, reason = "the test writes into the memory that it allocates")]

use std::sync::Arc;

use memmap2::MmapMut;
use proptest::prelude::*;
use zemu_memory::{
    AddressSpace, AllocError, AllocRequest, Allocation, AppPtr, AppRange, Capacity, ContextId, DeviceIndex,
    FreeError, FreeMode, FreeRequest, ImportRefusal, ImportRequest, ImportRules, Kind, Occupant,
    OutOfMemoryCause, Place, Placement, Pool, UseGuard,
};

const HOST: u64 = 3 << 20;
const DEVICE: u64 = 8 << 20;
/// Pages of the application that can be imported.
const APP_PAGES: u64 = 32;

#[derive(Clone, Debug)]
enum Action {
    Allocate {
        placement: Placement,
        context: u64,
        size: u64,
        shift: Option<u32>,
        page_size: u64,
    },
    Import {
        context: u64,
        page: u64,
        count: u64,
    },
    /// Frees the n-th live one from `offset` bytes inside.
    Free {
        index: usize,
        offset: u64,
        context: u64,
        interior: bool,
    },
    FreeAgain {
        index: usize,
    },
    Lease {
        index: usize,
    },
    EndLease {
        index: usize,
    },
    FreeContext {
        context: u64,
    },
}

fn action() -> impl Strategy<Value = Action> {
    let placement = prop_oneof![
        Just(Placement::Host),
        Just(Placement::Device(DeviceIndex(0))),
        Just(Placement::Shared(Some(DeviceIndex(0)))),
        Just(Placement::Shared(None)),
        Just(Placement::Device(DeviceIndex(5))),
    ];
    let size = prop_oneof![
        5 => 1..200_u64,
        3 => 1..70_000_u64,
        2 => 1..(4_u64 << 20),
        1 => (1..64_u64).prop_map(|count| count * 65_536),
        1 => Just(0),
        1 => any::<u64>(),
    ];
    let shift = prop::option::weighted(0.4, prop_oneof![4 => 0..18_u32, 1 => 18..42_u32]);
    let page = prop::sample::select(vec![4096_u64, 65_536, 2 << 20]);
    prop_oneof![
        6 => (placement, 0..2_u64, size, shift, page).prop_map(|(placement, context, size, shift, page_size)| {
            Action::Allocate { placement, context, size, shift, page_size }
        }),
        3 => (0..2_u64, 0..APP_PAGES, 1..6_u64)
            .prop_map(|(context, page, count)| Action::Import { context, page, count }),
        4 => (any::<usize>(), prop_oneof![3 => Just(0), 1 => any::<u64>()], 0..2_u64, any::<bool>()).prop_map(
            |(index, offset, context, interior)| Action::Free { index, offset, context, interior }
        ),
        1 => any::<usize>().prop_map(|index| Action::FreeAgain { index }),
        2 => any::<usize>().prop_map(|index| Action::Lease { index }),
        2 => any::<usize>().prop_map(|index| Action::EndLease { index }),
        1 => (0..2_u64).prop_map(|context| Action::FreeContext { context }),
    ]
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Entry {
    id: u64,
    kind: Kind,
    pool: Option<Pool>,
    context: u64,
    start: u64,
    size: u64,
    /// The call that freed it.
    freed_by: Option<u64>,
}

impl Entry {
    fn end(&self) -> u64 {
        self.start + self.size
    }
    fn holds(&self, address: u64) -> bool {
        self.start <= address && address < self.end()
    }
    fn meets(&self, start: u64, end: u64) -> bool {
        self.start < end && start < self.end()
    }
}

struct Test {
    space: AddressSpace,
    app: MmapMut,
    /// All that ever was, in order of birth.
    entries: Vec<Entry>,
    leases: Vec<(u64, UseGuard)>,
    call: u64,
}

impl Test {
    fn new() -> Self {
        Self {
            space: AddressSpace::new(&Capacity {
                host: HOST,
                devices: vec![DEVICE],
            }),
            app: MmapMut::map_anon(usize::try_from(APP_PAGES * 4096).unwrap()).unwrap(),
            entries: Vec::new(),
            leases: Vec::new(),
            call: 0,
        }
    }

    fn live(&self) -> Vec<Entry> {
        self.entries
            .iter()
            .filter(|entry| entry.freed_by.is_none())
            .copied()
            .collect()
    }

    fn pick(&self, index: usize) -> Option<Entry> {
        let live = self.live();
        if live.is_empty() {
            None
        } else {
            Some(live[index % live.len()])
        }
    }

    fn leased(&self, id: u64) -> bool {
        self.leases.iter().any(|(leased, _)| *leased == id)
    }

    /// Entries whose bytes are paid for: live, or freed with a command that still uses them.
    fn held(&self) -> impl Iterator<Item = &Entry> {
        self.entries
            .iter()
            .filter(|entry| entry.freed_by.is_none() || self.leased(entry.id))
    }

    fn used(&self, pool: Pool) -> u64 {
        self.held()
            .filter(|entry| entry.pool == Some(pool))
            .map(|entry| entry.size)
            .sum()
    }

    fn run(&mut self, action: &Action) {
        self.call += 1;
        match action.clone() {
            Action::Allocate {
                placement,
                context,
                size,
                shift,
                page_size,
            } => {
                self.allocate(placement, context, size, shift, page_size);
            }
            Action::Import { context, page, count } => self.import(context, page, count),
            Action::Free {
                index,
                offset,
                context,
                interior,
            } => self.free(index, offset, context, interior),
            Action::FreeAgain { index } => self.free_again(index),
            Action::Lease { index } => {
                if let Some(entry) = self.pick(index) {
                    let allocation = self.space.find(AppPtr(entry.start)).unwrap();
                    self.leases.push((entry.id, allocation.begin_use().unwrap()));
                }
            }
            Action::EndLease { index } => {
                if !self.leases.is_empty() {
                    let index = index % self.leases.len();
                    self.leases.swap_remove(index);
                }
            }
            Action::FreeContext { context } => self.free_context(context),
        }
    }

    fn allocate(
        &mut self,
        placement: Placement,
        context: u64,
        size: u64,
        shift: Option<u32>,
        page_size: u64,
    ) {
        let request = AllocRequest {
            context: ContextId(context),
            placement,
            size,
            alignment: shift.map_or(0, |shift| 1 << shift),
            page_size,
            limit: 4 << 20,
            read_only: false,
            call: self.call,
        };
        let pool = placement.pool();
        let capacity = if pool == Pool::Host { HOST } else { DEVICE };
        let result = self.space.allocate(&request);
        let allocation = match result {
            Err(AllocError::ZeroSize) => return assert_eq!(size, 0),
            Err(AllocError::AboveLimit { .. }) => return assert!(size > 4 << 20),
            Err(AllocError::Alignment { .. }) => return assert_eq!(shift, Some(41)),
            Err(AllocError::UnknownDevice { .. }) => return assert_eq!(pool, Pool::Device(DeviceIndex(5))),
            Err(AllocError::OutOfMemory { cause, .. }) => {
                assert!(matches!(cause, OutOfMemoryCause::Capacity(_)), "{cause}");
                return assert!(self.used(pool) + size > capacity);
            }
            Ok(allocation) => allocation,
        };
        assert!(size != 0 && size <= 4 << 20 && shift != Some(41) && pool != Pool::Device(DeviceIndex(5)));
        assert!(self.used(pool) + size <= capacity);
        assert_eq!(allocation.kind(), placement.kind());
        assert_eq!(allocation.device(), placement.device());
        assert_eq!((allocation.size(), allocation.page_size()), (size, page_size));
        let start = allocation.start();
        assert!(start.is_aligned(64) && start.is_aligned(request.alignment));
        assert!(size < page_size || start.is_aligned(page_size));
        let last = start.checked_add(size - 1).unwrap();
        for address in [start, last] {
            // SAFETY: the first or last byte of memory that was just allocated.
            let value = unsafe { address.as_ptr::<u8>().read_volatile() };
            assert_eq!(value, 0);
        }
        for address in [start, last] {
            // SAFETY: the first or last byte of memory that was just allocated.
            unsafe { address.as_mut_ptr::<u8>().write_volatile(0xff) };
        }
        self.enter(&allocation, Some(pool), context);
    }

    fn enter(&mut self, allocation: &Arc<Allocation>, pool: Option<Pool>, context: u64) {
        let entry = Entry {
            id: allocation.id().0,
            kind: allocation.kind(),
            pool,
            context,
            start: allocation.start().addr(),
            size: allocation.size(),
            freed_by: None,
        };
        // Also what was freed keeps its addresses while a command uses it (an import's are the application's).
        for other in self
            .held()
            .filter(|other| other.pool.is_some() || other.freed_by.is_none())
        {
            assert!(
                !other.meets(entry.start, entry.end()),
                "{entry:?} meets {other:?}"
            );
        }
        assert!(self.entries.iter().all(|other| other.id < entry.id));
        self.entries.push(entry);
    }

    fn import(&mut self, context: u64, page: u64, count: u64) {
        let base = AppPtr::from_ptr(self.app.as_ptr()).addr();
        let (start, size) = (base + page * 4096, count.min(APP_PAGES - page) * 4096);
        let request = ImportRequest {
            context: ContextId(context),
            pointer: AppPtr(start),
            desc_size: size,
            size_argument: size,
            alignment: 0,
            read_only: false,
            limit: u64::MAX,
            call: self.call,
        };
        let taken = self
            .live()
            .into_iter()
            .find(|entry| entry.meets(start, start + size));
        match self.space.import(&request, &ImportRules::strict(4096)) {
            Ok(imported) => {
                assert_eq!(taken, None);
                assert_eq!(imported.allocation.start(), AppPtr(start));
                self.enter(&imported.allocation, None, context);
            }
            Err(ImportRefusal::Overlap { with, .. }) => {
                let Occupant::Live(with) = with else {
                    panic!("{with}")
                };
                assert!(with.range.overlaps(AppRange::new(AppPtr(start), size).unwrap()));
                assert!(taken.is_some());
            }
            Err(refusal) => panic!("{refusal}"),
        }
    }

    fn free(&mut self, index: usize, offset: u64, context: u64, interior: bool) {
        let Some(entry) = self.pick(index) else { return };
        let offset = offset % entry.size;
        let mode = if interior {
            FreeMode::Interior
        } else {
            FreeMode::Exact
        };
        let pointer = AppPtr(entry.start + offset);
        let request = FreeRequest {
            pointer,
            context: Some(ContextId(context)),
            mode,
            call: self.call,
        };
        match self.space.free(&request) {
            Ok(freed) => {
                assert!(interior || offset == 0);
                assert_eq!((entry.context, entry.id), (context, freed.allocation.id().0));
                assert_eq!(
                    freed.in_use,
                    self.leases.iter().filter(|(id, _)| *id == entry.id).count() as u64
                );
                assert!(freed.allocation.is_retired() && freed.duplicates.is_empty());
                let again = freed.allocation.begin_use();
                assert_eq!(again.is_err(), entry.kind == Kind::Imported);
                self.mark_freed(entry.id);
            }
            Err(FreeError::Interior { allocation, .. }) => {
                assert!(!interior && offset != 0 && allocation.id.0 == entry.id);
            }
            Err(FreeError::OtherContext { .. }) => assert_ne!(entry.context, context),
            Err(error) => panic!("{error}"),
        }
    }

    fn mark_freed(&mut self, id: u64) {
        let entry = self.entries.iter_mut().find(|entry| entry.id == id).unwrap();
        entry.freed_by = Some(self.call);
    }

    fn free_again(&mut self, index: usize) {
        let freed: Vec<_> = self
            .entries
            .iter()
            .filter(|entry| entry.freed_by.is_some())
            .copied()
            .collect();
        if freed.is_empty() {
            return;
        }
        let start = freed[index % freed.len()].start;
        if self.live().iter().any(|entry| entry.holds(start)) {
            return;
        }
        let request = FreeRequest {
            pointer: AppPtr(start),
            context: None,
            mode: FreeMode::Interior,
            call: self.call,
        };
        let error = self.space.free(&request).unwrap_err();
        let FreeError::NotFound {
            place: Place::Freed(record),
            ..
        } = error
        else {
            panic!("{error}")
        };
        let last = freed
            .iter()
            .filter(|entry| entry.holds(start))
            .max_by_key(|entry| entry.freed_by)
            .unwrap();
        assert_eq!(Some(record.freed_by), last.freed_by);
    }

    fn free_context(&mut self, context: u64) {
        let mut expected: Vec<_> = self
            .live()
            .iter()
            .filter(|entry| entry.context == context)
            .map(|entry| entry.id)
            .collect();
        let mut gone: Vec<_> = self
            .space
            .free_context(ContextId(context), self.call)
            .iter()
            .map(|a| a.id().0)
            .collect();
        expected.sort_unstable();
        gone.sort_unstable();
        assert_eq!(gone, expected);
        for id in gone {
            self.mark_freed(id);
        }
    }

    /// The space answers as the list does.
    fn compare(&self) {
        for (pool, capacity) in [(Pool::Host, HOST), (Pool::Device(DeviceIndex(0)), DEVICE)] {
            let usage = self.space.usage(pool).unwrap();
            assert_eq!((usage.used, usage.capacity), (self.used(pool), capacity));
        }
        let mut live = self.live();
        live.sort_by_key(|entry| entry.start);
        let snapshot: Vec<_> = self
            .space
            .snapshot()
            .iter()
            .map(|allocation| allocation.id().0)
            .collect();
        assert_eq!(snapshot, live.iter().map(|entry| entry.id).collect::<Vec<_>>());
        for entry in &self.entries {
            for address in [
                entry.start - 1,
                entry.start,
                entry.start + entry.size / 2,
                entry.end() - 1,
                entry.end(),
            ] {
                let expected = live.iter().find(|entry| entry.holds(address));
                let found = self.space.find(AppPtr(address));
                assert_eq!(found.as_ref().map(|a| a.id().0), expected.map(|entry| entry.id));
                let freed = self.entries.iter().filter(|entry| entry.freed_by.is_some());
                let last = freed
                    .filter(|entry| entry.holds(address))
                    .max_by_key(|entry| entry.freed_by);
                let record = self.space.lookup_freed(AppPtr(address));
                assert_eq!(
                    record.map(|record| record.freed_by),
                    last.and_then(|entry| entry.freed_by)
                );
                self.compare_place(address, &live);
            }
            let whole = AppRange::new(AppPtr(entry.start), entry.size).unwrap();
            let longer = AppRange::new(AppPtr(entry.start), entry.size + 1).unwrap();
            if entry.freed_by.is_none() {
                assert_eq!(self.space.find_range(whole).unwrap().id().0, entry.id);
                assert!(self.space.find_range(longer).is_none());
            }
        }
    }

    fn compare_place(&self, address: u64, live: &[Entry]) {
        match self.space.locate(AppPtr(address)) {
            Place::Inside { allocation, offset } => {
                assert_eq!(allocation.range.start().addr() + offset, address);
                assert!(
                    live.iter()
                        .any(|entry| entry.id == allocation.id.0 && entry.holds(address))
                );
            }
            Place::Freed(_) => assert!(!live.iter().any(|entry| entry.holds(address))),
            Place::Past { allocation, distance } => {
                let nearest = live
                    .iter()
                    .filter(|e| e.end() <= address)
                    .max_by_key(|e| e.end())
                    .unwrap();
                assert_eq!((nearest.id, nearest.end() + distance), (allocation.id.0, address));
            }
            Place::Before { allocation, distance } => {
                let nearest = live
                    .iter()
                    .filter(|e| e.start > address)
                    .min_by_key(|e| e.start)
                    .unwrap();
                assert_eq!((nearest.id, nearest.start - distance), (allocation.id.0, address));
            }
            Place::Nowhere => assert!(live.iter().all(|e| e.start.abs_diff(address) > 32 << 20)),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn the_space_answers_like_a_list(actions in prop::collection::vec(action(), 1..80)) {
        let mut test = Test::new();
        for action in &actions {
            test.run(action);
            test.compare();
        }
        let Test { space, leases, .. } = test;
        drop(leases);
        for allocation in space.snapshot() {
            let request = FreeRequest {
                pointer: allocation.start(),
                context: None,
                mode: FreeMode::Exact,
                call: 0,
            };
            space.free(&request).unwrap();
        }
        prop_assert_eq!(space.usage(Pool::Host).unwrap().used, 0);
        prop_assert_eq!(space.usage(Pool::Device(DeviceIndex(0))).unwrap().used, 0);
    }
}
