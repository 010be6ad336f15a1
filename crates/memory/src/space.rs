//! The address space: the one entrance to allocations and imports.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::address::{AppPtr, AppRange};
use crate::allocation::{Allocation, Backing, Traits, UseGuard};
use crate::arena::{Arenas, Territory};
use crate::capacity::{Accounts, Capacity, Charge, Pool, Usage};
use crate::history::FreedRecord;
use crate::import::{
    ImportRefusal, ImportRequest, ImportRules, ImportWarning, Occupant, OverlapSource, check_arguments,
    check_import,
};
use crate::map::{OwnedPages, SystemPages};
use crate::place::Place;
use crate::request::{
    AlignmentRule, AllocError, AllocRequest, FreeError, FreeMode, FreeRequest, Freed, MAX_ALIGNMENT,
    OutOfMemoryCause,
};
use crate::summary::{AllocationId, ContextId, Kind, Summary};
use crate::table::Table;

/// The alignment of every allocation at least, in bytes.
const LEAST_ALIGNMENT: u64 = 64;

/// A new import.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The import; its start is the application's pointer.
    pub allocation: Arc<Allocation>,
    /// What is odd about it.
    pub warnings: Vec<ImportWarning>,
}

/// All allocations and imports of one runtime. Every method can be called from any thread.
#[derive(Debug)]
pub struct AddressSpace {
    table: RwLock<Table>,
    accounts: Accounts,
    arenas: Arenas,
    last_id: AtomicU64,
    generation: AtomicU64,
}

impl AddressSpace {
    /// An empty address space with the memory of a profile.
    #[must_use]
    pub fn new(capacity: &Capacity) -> Self {
        Self {
            table: RwLock::default(),
            accounts: Accounts::new(capacity),
            arenas: Arenas::new(),
            last_id: AtomicU64::new(0),
            generation: AtomicU64::new(0),
        }
    }

    // Nothing that can fail half-way runs under the lock, so a poisoned one still guards a sound table. Order of locks:
    // an arena's, then the table's. The last `Arc` of an allocation is therefore never dropped under the table's.
    fn read(&self) -> RwLockReadGuard<'_, Table> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Table> {
        self.table.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn next_id(&self) -> AllocationId {
        AllocationId(self.last_id.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// Makes memory of our own. Its bytes are zero, which real devices do not promise. The start is a multiple of the
    /// alignment, of 64, and from one page on of the page size. The pool pays the size as requested.
    ///
    /// # Errors
    /// [`AllocError`], the first rule that is broken (zeMemAllocHost, zeMemAllocDevice, zeMemAllocShared).
    pub fn allocate(&self, request: &AllocRequest) -> Result<Arc<Allocation>, AllocError> {
        let AllocRequest {
            placement,
            size,
            alignment,
            limit,
            page_size,
            ..
        } = *request;
        // A size must be at least 1 and at most maxMemAllocSize, unless the limit is relaxed.
        if size == 0 {
            return Err(AllocError::ZeroSize);
        }
        if size > limit {
            return Err(AllocError::AboveLimit { size, limit });
        }
        // An alignment is 0 or a power of two.
        if alignment != 0 && !alignment.is_power_of_two() {
            return Err(AllocError::Alignment {
                alignment,
                rule: AlignmentRule::PowerOfTwo,
            });
        }
        if alignment > MAX_ALIGNMENT {
            return Err(AllocError::Alignment {
                alignment,
                rule: AlignmentRule::AtMost(MAX_ALIGNMENT),
            });
        }
        let pool = placement.pool();
        let out_of_memory = |cause| AllocError::OutOfMemory { pool, size, cause };
        let charge = self
            .accounts
            .charge(pool, size)
            .map_err(|refused| match (refused, pool) {
                (None, Pool::Device(device)) => AllocError::UnknownDevice { device },
                (usage, _) => out_of_memory(OutOfMemoryCause::Capacity(
                    usage.unwrap_or(Usage { used: 0, capacity: 0 }),
                )),
            })?;
        let page_alignment = if size >= page_size && page_size.is_power_of_two() {
            page_size.min(MAX_ALIGNMENT)
        } else {
            1
        };
        let alignment = alignment.max(page_alignment).max(LEAST_ALIGNMENT);
        self.place(request, alignment, charge).map_err(|error| {
            out_of_memory(OutOfMemoryCause::System(
                error.raw_os_error().unwrap_or(libc::ENOMEM),
            ))
        })
    }

    /// Finds pages and enters the allocation.
    fn place(&self, request: &AllocRequest, alignment: u64, charge: Charge) -> io::Result<Arc<Allocation>> {
        let no_memory = || io::Error::from_raw_os_error(libc::ENOMEM);
        let make = |start: AppPtr, backing: Backing| {
            let range = AppRange::new(start, request.size).ok_or_else(no_memory)?;
            let traits = Traits {
                device: request.placement.device(),
                page_size: request.page_size,
                read_only: request.read_only,
            };
            let summary = Summary {
                id: self.next_id(),
                kind: request.placement.kind(),
                context: request.context,
                range,
                created_by: request.call,
            };
            Ok::<_, io::Error>(Allocation::new(summary, &traits, backing))
        };

        if let Some(slot) = self.arenas.take(request.size, alignment, self) {
            let slot = slot?;
            let allocation = make(
                slot.start(),
                Backing::Slot {
                    _slot: slot,
                    _charge: charge,
                },
            )?;
            self.write().insert_slot(&allocation);
            return Ok(allocation);
        }
        let pages = OwnedPages::new(request.size, alignment, &|range| self.taken(range))?;
        let held = pages.range();
        let allocation = make(
            held.start(),
            Backing::Pages {
                _pages: pages,
                _charge: charge,
            },
        )?;
        // Only an import of pages that the application does not own can have come between.
        let entered = self.write().insert_own(&allocation, held);
        if entered { Ok(allocation) } else { Err(no_memory()) }
    }

    /// Imports pages of the application: all rules of [`check_arguments`] and [`check_import`] against the pages of this
    /// process and everything that is live. The pages themselves are not touched.
    ///
    /// # Errors
    /// The first rule that is broken and refuses.
    pub fn import(&self, request: &ImportRequest, rules: &ImportRules) -> Result<Imported, ImportRefusal> {
        check_arguments(request, rules)?;
        let checked = check_import(request, rules, &SystemPages, self)?;
        let range = checked.range;
        let summary = Summary {
            id: self.next_id(),
            kind: Kind::Imported,
            context: request.context,
            range,
            created_by: request.call,
        };
        let traits = Traits {
            device: None,
            page_size: rules.page_size,
            read_only: request.read_only,
        };
        let allocation = Allocation::new(summary, &traits, Backing::Application);
        let mut table = self.write();
        // Another thread may have come between the check and the lock.
        if rules.overlap
            && let Some(with) = table.occupant(range)
        {
            return Err(ImportRefusal::Overlap { range, with });
        }
        table.insert_import(&allocation);
        drop(table);
        self.generation.fetch_add(1, Ordering::AcqRel);
        Ok(Imported {
            allocation,
            warnings: checked.warnings,
        })
    }

    /// Frees an allocation, or releases an import, whose pages are left alone. From now on no look-up finds it. Pages of
    /// our own are held, and their addresses kept from everybody, until the last `Arc` is dropped.
    ///
    /// # Errors
    /// [`FreeError`], the first rule that is broken (zeMemFree, zeMemFreeExt).
    pub fn free(&self, request: &FreeRequest) -> Result<Freed, FreeError> {
        let pointer = request.pointer;
        // The pointer may not be null.
        if pointer.is_null() {
            return Err(FreeError::Null);
        }
        let mut table = self.write();
        // It must lie in a live allocation,
        let Some(target) = table.find(pointer).cloned() else {
            return Err(FreeError::NotFound {
                pointer,
                place: table.locate(pointer),
            });
        };
        // be what the allocation returned,
        if request.mode == FreeMode::Exact && target.start() != pointer {
            return Err(FreeError::Interior {
                pointer,
                allocation: target.summary(),
            });
        }
        // and belong to the context.
        if let Some(context) = request.context
            && target.context() != context
        {
            return Err(FreeError::OtherContext {
                allocation: target.summary(),
                context,
            });
        }
        let mut duplicates = table.remove(&target);
        duplicates.retain(|gone| !Arc::ptr_eq(gone, &target));
        let mut retire = |allocation: &Allocation| {
            table.history.push(FreedRecord {
                allocation: allocation.summary(),
                freed_by: request.call,
            });
            allocation.retire()
        };
        duplicates.iter().for_each(|duplicate| {
            retire(duplicate);
        });
        let in_use = retire(&target);
        drop(table);
        self.generation.fetch_add(1, Ordering::AcqRel);
        Ok(Freed {
            allocation: target,
            in_use,
            duplicates,
        })
    }

    /// Frees everything of a context, as when it is destroyed. Returns what there was, by rising address.
    pub fn free_context(&self, context: ContextId, call: u64) -> Vec<Arc<Allocation>> {
        let mut table = self.write();
        let gone = table.of_context(context);
        for allocation in &gone {
            table.remove(allocation);
            table.history.push(FreedRecord {
                allocation: allocation.summary(),
                freed_by: call,
            });
            allocation.retire();
        }
        drop(table);
        self.generation.fetch_add(1, Ordering::AcqRel);
        gone
    }

    /// The live allocation that holds `address`, which may lie anywhere inside.
    #[must_use]
    pub fn find(&self, address: AppPtr) -> Option<Arc<Allocation>> {
        self.read().find(address).cloned()
    }

    /// The live allocation that holds all of `range`.
    #[must_use]
    pub fn find_range(&self, range: AppRange) -> Option<Arc<Allocation>> {
        self.find(range.start())
            .filter(|allocation| allocation.range().contains_range(range))
    }

    /// A look-up and a lease in one: `None` when nothing holds `address`.
    #[must_use]
    pub fn find_and_use(&self, address: AppPtr) -> Option<UseGuard> {
        // Under the lock, so that no free can come between.
        self.read().find(address)?.begin_use().ok()
    }

    /// The last allocation that held `address` among the last 4,096 freed ones, whether or not it was given out again.
    #[must_use]
    pub fn lookup_freed(&self, address: AppPtr) -> Option<FreedRecord> {
        self.read().history.find(address)
    }

    /// Where `address` lies, for messages.
    #[must_use]
    pub fn locate(&self, address: AppPtr) -> Place {
        self.read().locate(address)
    }

    /// Everything live of a context, by rising address.
    #[must_use]
    pub fn of_context(&self, context: ContextId) -> Vec<Arc<Allocation>> {
        self.read().of_context(context)
    }

    /// Everything live, by rising address.
    #[must_use]
    pub fn snapshot(&self) -> Vec<Arc<Allocation>> {
        self.read().iter().cloned().collect()
    }

    /// The state of a pool, or `None` for a device that does not exist.
    #[must_use]
    pub fn usage(&self, pool: Pool) -> Option<Usage> {
        self.accounts.usage(pool)
    }

    /// A number that changes after each free and each import: what was looked up before is valid while it is the same.
    #[must_use]
    pub fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }
}

impl OverlapSource for AddressSpace {
    fn occupant(&self, range: AppRange) -> Option<Occupant> {
        self.read().occupant(range)
    }
}

impl Territory for AddressSpace {
    fn taken(&self, range: AppRange) -> Option<AppRange> {
        self.read().occupant(range).map(|occupant| occupant.range())
    }

    fn claim(&self, range: AppRange) -> bool {
        self.write().reserve(range)
    }
}
