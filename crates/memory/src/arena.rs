//! Small allocations: slots cut from large mappings, since the kernel allows a process only 65,530 of those.
//!
//! Slots come in powers of two and are aligned to their size. A slot is at least [`GAP`] bytes larger than what is
//! asked for, so that two allocations never touch and a run over the end meets none. Untouched pages cost nothing, so
//! the rounding costs addresses, not memory. A slot is zero when it is handed out.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crate::address::{AppPtr, AppRange};
use crate::map::Chunk;

/// The bytes that stay unused after each allocation, at least.
const GAP: u64 = 64;
/// The smallest and the largest slot, as powers of two: 128 bytes and 1 MiB.
const SMALLEST: u32 = 7;
const LARGEST: u32 = 20;
/// So many free slots rest before the one that was freed first is used again: a pointer that is used after its free
/// then mostly finds nobody.
const RESTING: usize = 64;
/// The first chunk of a slot size has at least so many bytes and slots; each further one doubles, up to the bound.
const FIRST_CHUNK: u64 = 1 << 20;
const FIRST_SLOTS: u64 = 16;
const LARGEST_CHUNK: u64 = 64 << 20;
/// How often another thread may come between the choice of addresses and their reservation.
const CLAIMS: usize = 16;

/// Who has which addresses, as far as new mappings need to know.
pub(crate) trait Territory {
    /// A range that overlaps and is somebody's.
    fn taken(&self, range: AppRange) -> Option<AppRange>;
    /// Reserves the addresses of a new mapping; false when they are somebody's.
    fn claim(&self, range: AppRange) -> bool;
}

/// All slot sizes.
#[derive(Debug)]
pub(crate) struct Arenas {
    classes: Vec<Arc<Class>>,
}

#[derive(Debug)]
struct Class {
    slot_size: u64,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Free slots that were used before, the one freed first in front.
    resting: VecDeque<Slot>,
    /// The newest chunk and the offset of its first slot that was never used.
    fresh: Option<(Arc<Chunk>, u64)>,
    next_chunk: u64,
}

#[derive(Debug)]
struct Slot {
    chunk: Arc<Chunk>,
    start: AppPtr,
}

/// A slot in use. Dropping it clears the slot and gives it back.
#[derive(Debug)]
pub(crate) struct SlotLease {
    class: Arc<Class>,
    slot: Option<Slot>,
    start: AppPtr,
}

impl SlotLease {
    /// The first address; a multiple of the alignment that was asked for.
    pub(crate) fn start(&self) -> AppPtr {
        self.start
    }
}

impl Drop for SlotLease {
    fn drop(&mut self) {
        let Some(slot) = self.slot.take() else { return };
        // All of the slot: the program may have written past the end of what it asked for.
        if let Some(part) = AppRange::new(slot.start, self.class.slot_size) {
            slot.chunk.clear(part);
        }
        self.class.lock().resting.push_back(slot);
    }
}

impl Arenas {
    pub(crate) fn new() -> Self {
        let class = |shift: u32| {
            Arc::new(Class {
                slot_size: 1 << shift,
                state: Mutex::default(),
            })
        };
        Self {
            classes: (SMALLEST..=LARGEST).map(class).collect(),
        }
    }

    fn class(&self, size: u64, alignment: u64) -> Option<&Arc<Class>> {
        let slot_size = size
            .checked_add(GAP)?
            .max(alignment)
            .checked_next_power_of_two()?;
        let index = slot_size.trailing_zeros().max(SMALLEST) - SMALLEST;
        self.classes.get(usize::try_from(index).ok()?)
    }

    /// A slot for `size` bytes at a multiple of `alignment`, a power of two; `None` when that is too large for slots.
    /// `territory` is asked when slots need a new mapping.
    pub(crate) fn take(
        &self,
        size: u64,
        alignment: u64,
        territory: &dyn Territory,
    ) -> Option<io::Result<SlotLease>> {
        let class = self.class(size, alignment)?;
        Some(class.take(territory).map(|slot| {
            let start = slot.start;
            SlotLease {
                class: Arc::clone(class),
                slot: Some(slot),
                start,
            }
        }))
    }
}

impl Class {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, territory: &dyn Territory) -> io::Result<Slot> {
        let mut state = self.lock();
        if state.resting.len() >= RESTING
            && let Some(slot) = state.resting.pop_front()
        {
            return Ok(slot);
        }
        if let Some(slot) = state.carve(self.slot_size) {
            return Ok(slot);
        }
        if let Some(slot) = state.resting.pop_front() {
            return Ok(slot);
        }
        self.grow(&mut state, territory)?;
        state
            .carve(self.slot_size)
            .ok_or_else(|| io::Error::from_raw_os_error(libc::ENOMEM))
    }

    fn grow(&self, state: &mut State, territory: &dyn Territory) -> io::Result<()> {
        let first = FIRST_CHUNK.max(self.slot_size.saturating_mul(FIRST_SLOTS));
        let size = state.next_chunk.clamp(first, LARGEST_CHUNK.max(first));
        for _ in 0..CLAIMS {
            let chunk = Chunk::new(self.slot_size, size / self.slot_size, &|range| {
                territory.taken(range)
            })?;
            if territory.claim(chunk.whole()) {
                state.fresh = Some((Arc::new(chunk), 0));
                state.next_chunk = size.saturating_mul(2);
                return Ok(());
            }
        }
        Err(io::Error::from_raw_os_error(libc::ENOMEM))
    }
}

impl State {
    /// The next slot that was never used.
    fn carve(&mut self, slot_size: u64) -> Option<Slot> {
        let (chunk, offset) = self.fresh.as_mut()?;
        let start = chunk.slots().start().checked_add(*offset)?;
        let slot = AppRange::new(start, slot_size).filter(|slot| chunk.slots().contains_range(*slot))?;
        *offset += slot_size;
        Some(Slot {
            chunk: Arc::clone(chunk),
            start: slot.start(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Nobody else is there, but the first few claims come too late.
    #[derive(Default)]
    struct Late(AtomicUsize);

    impl Territory for Late {
        fn taken(&self, _: AppRange) -> Option<AppRange> {
            None
        }
        fn claim(&self, _: AppRange) -> bool {
            self.0
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1))
                .is_err()
        }
    }

    fn take(arenas: &Arenas, size: u64, alignment: u64) -> SlotLease {
        arenas.take(size, alignment, &Late::default()).unwrap().unwrap()
    }

    #[test]
    fn slots_are_aligned_and_leave_a_gap() {
        let arenas = Arenas::new();
        for size in [1, 63, 64, 65, 4096, 5000, 65_536, 500_000] {
            for alignment in [1, 64, 4096, 65_536] {
                let first = take(&arenas, size, alignment);
                let second = take(&arenas, size, alignment);
                assert!(first.start().is_aligned(alignment.max(64)));
                assert!(second.start().addr().abs_diff(first.start().addr()) >= size + GAP);
            }
        }
        assert!(arenas.take(1 << 20, 1, &Late::default()).is_none());
        assert!(arenas.take(1, 1 << 21, &Late::default()).is_none());
        assert!(arenas.take(u64::MAX, 1, &Late::default()).is_none());
        assert!(arenas.take((1 << 20) - GAP, 1, &Late::default()).is_some());
    }

    #[test]
    fn a_freed_slot_rests_before_it_is_used_again() {
        let arenas = Arenas::new();
        let freed = take(&arenas, 64, 1).start();
        for _ in 1..RESTING {
            assert_ne!(take(&arenas, 64, 1).start(), freed);
        }
        assert_eq!(take(&arenas, 64, 1).start(), freed);
    }

    #[test]
    fn a_claim_that_comes_too_late_is_made_again() {
        let arenas = Arenas::new();
        assert!(
            arenas
                .take(64, 1, &Late(AtomicUsize::new(CLAIMS - 1)))
                .unwrap()
                .is_ok()
        );
        let never = Late(AtomicUsize::new(CLAIMS));
        assert!(arenas.take(4096, 1, &never).unwrap().is_err());
        // And the failure leaves the slot size in order.
        assert!(arenas.take(4096, 1, &never).unwrap().is_ok());
    }
}
