//! One allocation or import, and the leases that running commands hold on it.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::address::{AppPtr, AppRange};
use crate::arena::SlotLease;
use crate::capacity::Charge;
use crate::map::OwnedPages;
use crate::summary::{AllocationId, ContextId, DeviceIndex, Kind, Summary};

/// Where the pages come from. Dropping it gives them back.
#[derive(Debug)]
pub(crate) enum Backing {
    /// A part of a large mapping that small allocations share.
    Slot { _slot: SlotLease, _charge: Charge },
    /// A mapping of its own.
    Pages { _pages: OwnedPages, _charge: Charge },
    /// None of ours: an import.
    Application,
}

/// The use count in the low bits of [`Allocation::uses`]; this bit says that the address is retired.
const RETIRED: u64 = 1 << 63;

/// One allocation or import.
///
/// The pages of our own allocations, and the bytes that they take from the pool, are released when the last `Arc` is
/// dropped; until then nobody else can get the addresses.
#[derive(Debug)]
pub struct Allocation {
    summary: Summary,
    device: Option<DeviceIndex>,
    page_size: u64,
    read_only: bool,
    host_delta: i64,
    uses: AtomicU64,
    /// Submitted commands that name it, whether they run yet or not.
    pending: AtomicU64,
    cancelled: AtomicBool,
    waiters: AtomicU32,
    gate: Mutex<()>,
    idle: Condvar,
    backing: Backing,
}

/// The properties of a new allocation, beside its [`Summary`] and its pages.
#[derive(Debug)]
pub(crate) struct Traits {
    pub device: Option<DeviceIndex>,
    pub page_size: u64,
    pub read_only: bool,
}

impl Allocation {
    pub(crate) fn new(summary: Summary, traits: &Traits, backing: Backing) -> Arc<Self> {
        Arc::new(Self {
            summary,
            device: traits.device,
            page_size: traits.page_size,
            read_only: traits.read_only,
            host_delta: 0,
            uses: AtomicU64::new(0),
            pending: AtomicU64::new(0),
            cancelled: AtomicBool::new(false),
            waiters: AtomicU32::new(0),
            gate: Mutex::new(()),
            idle: Condvar::new(),
            backing,
        })
    }

    /// Its driver-wide number.
    #[must_use]
    pub fn id(&self) -> AllocationId {
        self.summary.id
    }

    /// What it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.summary.kind
    }

    /// The context that it belongs to.
    #[must_use]
    pub fn context(&self) -> ContextId {
        self.summary.context
    }

    /// The device that it was made for: always for device memory, maybe for shared memory, never else.
    #[must_use]
    pub fn device(&self) -> Option<DeviceIndex> {
        self.device
    }

    /// Its addresses, as the application sees them. The length is the requested size, not rounded.
    #[must_use]
    pub fn range(&self) -> AppRange {
        self.summary.range
    }

    /// Its first address.
    #[must_use]
    pub fn start(&self) -> AppPtr {
        self.summary.range.start()
    }

    /// The size in bytes, as requested.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.summary.range.len()
    }

    /// The page size that zeMemGetAllocProperties reports, in bytes.
    #[must_use]
    pub fn page_size(&self) -> u64 {
        self.page_size
    }

    /// True when the device may only read (the host-memory flag MEM_READ_ONLY).
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// What to add to an application address to reach the bytes from this process. Zero so far for every kind, but no
    /// reader may count on it.
    #[must_use]
    pub fn host_delta(&self) -> i64 {
        self.host_delta
    }

    /// The number of the call that made it.
    #[must_use]
    pub fn created_by(&self) -> u64 {
        self.summary.created_by
    }

    /// What messages say of it.
    #[must_use]
    pub fn summary(&self) -> Summary {
        self.summary
    }

    /// True when the pages are the application's.
    #[must_use]
    pub fn is_import(&self) -> bool {
        matches!(self.backing, Backing::Application)
    }

    /// True when it has a mapping for itself alone.
    pub(crate) fn has_own_pages(&self) -> bool {
        matches!(self.backing, Backing::Pages { .. })
    }

    /// True when a look-up of `address` finds this allocation; see [`Summary::holds`].
    #[must_use]
    pub fn holds(&self, address: AppPtr) -> bool {
        self.summary.holds(address)
    }

    /// Takes a lease for a command that starts now.
    ///
    /// # Errors
    /// [`Retired`] when this is an import that was freed: its pages are no longer lent, so the command must trap. A
    /// freed allocation of our own can still be used by commands that were submitted before, since the pages are held.
    pub fn begin_use(self: &Arc<Self>) -> Result<UseGuard, Retired> {
        let before = self.uses.fetch_add(1, Ordering::SeqCst);
        // The guard exists before the check, so that its drop undoes the count and wakes a waiter.
        let guard = UseGuard {
            allocation: Arc::clone(self),
        };
        if before & RETIRED != 0 && self.is_import() {
            Err(Retired(self.summary))
        } else {
            Ok(guard)
        }
    }

    /// Notes a submitted command that names it. Unlike a lease this holds nothing: a free only learns of it.
    #[must_use]
    pub fn note_pending(self: &Arc<Self>) -> PendingUse {
        self.pending.fetch_add(1, Ordering::SeqCst);
        PendingUse(Arc::clone(self))
    }

    /// How many submitted commands name it.
    #[must_use]
    pub fn pending(&self) -> u64 {
        self.pending.load(Ordering::SeqCst)
    }

    /// How many commands hold a lease.
    #[must_use]
    pub fn in_use(&self) -> u64 {
        self.uses.load(Ordering::SeqCst) & !RETIRED
    }

    /// True once it was freed.
    #[must_use]
    pub fn is_retired(&self) -> bool {
        self.uses.load(Ordering::SeqCst) & RETIRED != 0
    }

    /// Marks it as freed; leases of imports are refused from here on. Returns how many leases there are.
    pub(crate) fn retire(&self) -> u64 {
        self.uses.fetch_or(RETIRED, Ordering::SeqCst) & !RETIRED
    }

    /// Asks the commands that hold a lease to stop; they read [`Self::is_cancelled`].
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Release);
    }

    /// True when the commands that hold a lease shall stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Acquire)
    }

    /// Waits until no command holds a lease, at most `timeout` (`None`: for ever). Returns whether that is so. Use it
    /// after the free, else new leases can come at any time.
    #[must_use]
    pub fn wait_unused(&self, timeout: Option<Duration>) -> bool {
        let deadline = timeout.and_then(|time| Instant::now().checked_add(time));
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        // Announced before the count is read; the last guard reads it after it counted down. One of both sees the other.
        self.waiters.fetch_add(1, Ordering::SeqCst);
        let unused = loop {
            if self.in_use() == 0 {
                break true;
            }
            let Some(deadline) = deadline else {
                gate = self.idle.wait(gate).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break false;
            }
            gate = self
                .idle
                .wait_timeout(gate, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        };
        self.waiters.fetch_sub(1, Ordering::SeqCst);
        unused
    }
}

/// The import was freed, so no new command may use its pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} was freed, so no command may start to use its pages")]
pub struct Retired(pub Summary);

/// A submitted command names an allocation as long as this lives.
#[derive(Debug)]
pub struct PendingUse(Arc<Allocation>);

impl Drop for PendingUse {
    fn drop(&mut self) {
        self.0.pending.fetch_sub(1, Ordering::SeqCst);
    }
}

/// A lease of a running command on an allocation. Ends when dropped.
#[derive(Debug)]
pub struct UseGuard {
    allocation: Arc<Allocation>,
}

impl UseGuard {
    /// The allocation that the lease is on.
    #[must_use]
    pub fn allocation(&self) -> &Arc<Allocation> {
        &self.allocation
    }
}

impl Drop for UseGuard {
    fn drop(&mut self) {
        let allocation = &self.allocation;
        let last = allocation.uses.fetch_sub(1, Ordering::SeqCst) & !RETIRED == 1;
        if last && allocation.waiters.load(Ordering::SeqCst) != 0 {
            // Passing the gate makes sure that the waiter sleeps or has yet to look at the count.
            drop(allocation.gate.lock().unwrap_or_else(PoisonError::into_inner));
            allocation.idle.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn import() -> Arc<Allocation> {
        let summary = Summary {
            id: AllocationId(12),
            kind: Kind::Imported,
            context: ContextId(1),
            range: AppRange::new(AppPtr(0x10000), 4096).unwrap(),
            created_by: 34,
        };
        let traits = Traits {
            device: None,
            page_size: 4096,
            read_only: false,
        };
        Allocation::new(summary, &traits, Backing::Application)
    }

    #[test]
    fn leases_are_counted_and_end_with_the_guard() {
        let allocation = import();
        let first = allocation.begin_use().unwrap();
        let second = allocation.begin_use().unwrap();
        assert_eq!(allocation.in_use(), 2);
        drop(first);
        assert!(!allocation.wait_unused(Some(Duration::ZERO)));
        drop(second);
        assert!(allocation.wait_unused(None));
    }

    #[test]
    fn pending_commands_are_counted_and_hold_nothing() {
        let allocation = import();
        let pending = allocation.note_pending();
        assert_eq!((allocation.pending(), allocation.in_use()), (1, 0));
        assert!(allocation.wait_unused(Some(Duration::ZERO)));
        drop(pending);
        assert_eq!(allocation.pending(), 0);
    }

    #[test]
    fn a_retired_import_gives_no_lease() {
        let allocation = import();
        let running = allocation.begin_use().unwrap();
        assert_eq!(allocation.retire(), 1);
        assert_eq!(allocation.begin_use().unwrap_err(), Retired(allocation.summary()));
        assert_eq!(allocation.in_use(), 1);
        assert!(allocation.is_retired() && !running.allocation().is_cancelled());
        allocation.cancel();
        assert!(running.allocation().is_cancelled());
    }

    #[test]
    fn a_waiter_wakes_when_the_last_command_ends() {
        let started = Instant::now();
        for _ in 0..200 {
            let allocation = import();
            let guards: Vec<_> = (0..3).map(|_| allocation.begin_use().unwrap()).collect();
            allocation.retire();
            std::thread::scope(|scope| {
                let waiter = scope.spawn(|| allocation.wait_unused(Some(Duration::from_secs(20))));
                for guard in guards {
                    scope.spawn(move || drop(guard));
                }
                assert!(waiter.join().unwrap());
            });
            // A waiter that nobody wakes finds out when its time is over.
            assert!(started.elapsed() < Duration::from_secs(15));
        }
    }
}
