//! The slots that handles point to.
//!
//! A handle is the address of a 64-byte slot in one reserved range. The slot begins with the four table pointers that
//! a loader reads through every handle, also through a destroyed one, so slots are never unmapped and their pointers
//! never cleared. Look-up is lock-free: range, alignment, kind tag and liveness are one atomic word, and a pin in the
//! same word keeps the object in its place while a reference to it is taken. Freed slots wait in a quarantine before
//! they are used again, so that a stale handle is known as such for long.

#![allow(
    unsafe_code,
    reason = "slots are reached through the addresses that applications hold"
)]

use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use crossbeam::queue::SegQueue;
use memmap2::{MmapMut, MmapOptions};

use super::{Object, ObjectKind, Registered};
use crate::generated::tables;

/// Handles alive and in quarantine at one time. Address space is reserved for all, memory only for those used.
pub(crate) const SLOTS: usize = 1 << 21;
/// Freed slots that wait before the oldest of them is used again.
const QUARANTINE: usize = 4096;

const LIVE: u64 = 1 << 63;
const KIND_SHIFT: u32 = 56;
const PIN: u64 = 1 << 32;
const PINS: u64 = 0x00ff_ffff << 32;

#[repr(C, align(64))]
struct Slot {
    header: [usize; 4],
    /// `LIVE | kind (7 bits) | pins (24) | generation (32)`; 0 while the slot was never used.
    state: AtomicU64,
    object: UnsafeCell<Option<Object>>,
    /// The number of the call that destroyed the object.
    destroyed_by: AtomicU64,
}

const _: () = assert!(size_of::<Slot>() == 64);

/// Why a handle is no live object of the wanted class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HandleError {
    /// Null.
    Null,
    /// Not an address that was ever handed out.
    Wild,
    /// Inside a handle's slot.
    Interior,
    /// A live object of another class.
    WrongKind(ObjectKind),
    /// It was destroyed, by the call of this number.
    Destroyed(ObjectKind, u64),
    /// It lives, but an object that it belongs to was destroyed.
    ParentGone(ObjectKind),
    /// It belongs to the process that this one was forked from.
    OtherProcess,
}

/// All handles of a runtime.
#[derive(Debug)]
pub(crate) struct HandleTable {
    memory: MmapMut,
    base: usize,
    used: AtomicUsize,
    /// Freed slots, the longest free first.
    free: SegQueue<usize>,
    /// The ranges of tables that processes before a fork left behind.
    inherited: Vec<(usize, usize)>,
}

// SAFETY: the mapping is shared memory of slots; a slot's object is written only by the thread that holds it exclusively
// (before it becomes live, or after the last pin has gone) and read only under a pin.
unsafe impl Sync for HandleTable {}
// SAFETY: as for `Sync`; nothing in it belongs to a thread.
unsafe impl Send for HandleTable {}

impl HandleTable {
    /// Reserves the slots. `before` is the table of the process that this one was forked from.
    ///
    /// # Errors
    /// The system's, if the address space is exhausted.
    pub(crate) fn new(before: Option<&Self>) -> std::io::Result<Self> {
        let mut memory = MmapOptions::new()
            .len(SLOTS * size_of::<Slot>())
            .no_reserve_swap()
            .map_anon()?;
        let base = memory.as_mut_ptr().expose_provenance();
        let inherited = before.map_or_else(Vec::new, |t| {
            let mut ranges = t.inherited.clone();
            ranges.push((t.base, t.base + SLOTS * size_of::<Slot>()));
            ranges
        });
        Ok(Self {
            memory,
            base,
            used: AtomicUsize::new(0),
            free: SegQueue::new(),
            inherited,
        })
    }

    fn slot(&self, index: usize) -> &Slot {
        debug_assert!(index < SLOTS, "indexes come from the table");
        let slot = self.memory.as_ptr().cast::<Slot>().wrapping_add(index);
        // SAFETY: the mapping holds SLOTS slots, is aligned to a page, and all-zero bytes are a slot that was never used
        // (`Option<Object>` is only read once the state says that it was written).
        unsafe { &*slot }
    }

    /// Hands out a handle for `object`, or none if all slots are taken.
    pub(crate) fn insert<T: Registered>(&self, object: Arc<T>) -> Option<*mut c_void> {
        let index = self.vacant()?;
        let slot = self.slot(index);
        let generation = (slot.state.load(Ordering::Relaxed) & 0xffff_ffff).wrapping_add(1) & 0xffff_ffff;
        let address = self.base + index * size_of::<Slot>();
        object.life().set_handle(address);
        let header = [
            (&raw const tables::ZE_DDITABLE_DRIVER).addr(),
            (&raw const tables::ZET_DDITABLE_DRIVER).addr(),
            (&raw const tables::ZES_DDITABLE_DRIVER).addr(),
            (&raw const tables::ZER_DDITABLE_DRIVER).addr(),
        ];
        // SAFETY: the slot is vacant and belongs to this thread until its state is published below.
        unsafe { (&raw const slot.header).cast_mut().write(header) };
        // SAFETY: as above; nothing of value lies there, so nothing is dropped.
        unsafe { slot.object.get().write(Some(T::into_object(object))) };
        let kind = u64::from(T::KIND as u8) << KIND_SHIFT;
        slot.state.store(LIVE | kind | generation, Ordering::Release);
        Some(std::ptr::with_exposed_provenance_mut(address))
    }

    fn vacant(&self) -> Option<usize> {
        if self.free.len() > QUARANTINE
            && let Some(rested) = self.free.pop()
        {
            return Some(rested);
        }
        let fresh = self.used.fetch_update(Ordering::AcqRel, Ordering::Acquire, |n| {
            (n < SLOTS).then_some(n + 1)
        });
        fresh.ok().or_else(|| self.free.pop())
    }

    fn index_of(&self, handle: *const c_void) -> Result<usize, HandleError> {
        let address = handle.addr();
        if address == 0 {
            return Err(HandleError::Null);
        }
        let Some(offset) = address
            .checked_sub(self.base)
            .filter(|o| *o < SLOTS * size_of::<Slot>())
        else {
            let inherited = self
                .inherited
                .iter()
                .any(|(from, to)| (*from..*to).contains(&address));
            return Err(if inherited {
                HandleError::OtherProcess
            } else {
                HandleError::Wild
            });
        };
        let index = offset / size_of::<Slot>();
        if index >= self.used.load(Ordering::Acquire) {
            Err(HandleError::Wild)
        } else if offset % size_of::<Slot>() == 0 {
            Ok(index)
        } else {
            Err(HandleError::Interior)
        }
    }

    fn live(slot: &Slot, state: u64, wanted: ObjectKind) -> Result<(), HandleError> {
        let tag = usize::try_from((state >> KIND_SHIFT) & 0x7f).expect("seven bits");
        let kind = *ObjectKind::ALL.get(tag).expect("tags come from kinds");
        match state {
            0 => Err(HandleError::Wild),
            s if s & LIVE == 0 => Err(HandleError::Destroyed(
                kind,
                slot.destroyed_by.load(Ordering::Acquire),
            )),
            _ if kind != wanted => Err(HandleError::WrongKind(kind)),
            _ => Ok(()),
        }
    }

    /// The live object of class `T` behind `handle`.
    ///
    /// # Errors
    /// [`HandleError`] tells what the handle is instead.
    pub(crate) fn get<T: Registered>(&self, handle: *const c_void) -> Result<Arc<T>, HandleError> {
        let slot = self.slot(self.index_of(handle)?);
        let mut state = slot.state.load(Ordering::Acquire);
        loop {
            Self::live(slot, state, T::KIND)?;
            match slot
                .state
                .compare_exchange_weak(state, state + PIN, Ordering::Acquire, Ordering::Acquire)
            {
                Ok(_) => break,
                Err(now) => state = now,
            }
        }
        // SAFETY: the slot is live and pinned, so nobody writes the object until the pin has gone.
        let object = unsafe { &*slot.object.get() }
            .as_ref()
            .and_then(T::from_object)
            .map(Arc::clone);
        slot.state.fetch_sub(PIN, Ordering::Release);
        let object = object.expect("a live slot holds an object of its kind");
        if object.life().is_reachable() {
            Ok(object)
        } else {
            Err(HandleError::ParentGone(T::KIND))
        }
    }

    /// Ends the handle: later look-ups answer that it was destroyed. Returns the object.
    ///
    /// # Errors
    /// [`HandleError`] tells what the handle is instead.
    pub(crate) fn remove<T: Registered>(
        &self,
        handle: *const c_void,
        call: u64,
    ) -> Result<Arc<T>, HandleError> {
        let index = self.index_of(handle)?;
        let slot = self.slot(index);
        let mut state = slot.state.load(Ordering::Acquire);
        loop {
            Self::live(slot, state, T::KIND)?;
            match slot
                .state
                .compare_exchange_weak(state, state & !LIVE, Ordering::AcqRel, Ordering::Acquire)
            {
                Ok(_) => break,
                Err(now) => state = now,
            }
        }
        slot.destroyed_by.store(call, Ordering::Release);
        // A pin lasts as long as one reference count takes to rise.
        while slot.state.load(Ordering::Acquire) & PINS != 0 {
            std::hint::spin_loop();
        }
        // SAFETY: the slot is no longer live and nobody holds a pin, so this thread alone reaches the object.
        let object = unsafe { (*slot.object.get()).take() };
        self.free.push(index);
        let object = object.as_ref().and_then(T::from_object).map(Arc::clone);
        Ok(object.expect("a live slot holds an object of its kind"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_driver::{Fence, ModuleBuildLog};

    fn table() -> HandleTable {
        HandleTable::new(None).expect("there is address space")
    }

    fn log() -> Arc<ModuleBuildLog> {
        ModuleBuildLog::new("text".to_owned(), None)
    }

    #[test]
    fn a_handle_leads_to_its_object_until_it_is_removed() {
        let table = table();
        let handle = table.insert(log()).expect("there is room");
        assert_eq!(
            table.get::<ModuleBuildLog>(handle).map(|l| l.text().to_owned()),
            Ok("text".to_owned())
        );
        assert!(table.remove::<ModuleBuildLog>(handle, 7).is_ok());
        let gone = HandleError::Destroyed(ObjectKind::ModuleBuildLog, 7);
        assert_eq!(table.get::<ModuleBuildLog>(handle).err(), Some(gone));
        assert_eq!(
            table.remove::<ModuleBuildLog>(handle, 7).err(),
            Some(gone),
            "once only"
        );
    }

    #[test]
    fn every_other_address_is_told_apart() {
        let table = table();
        let handle = table.insert(log()).expect("there is room");
        let error = |h| table.get::<ModuleBuildLog>(h).err();
        assert_eq!(error(std::ptr::null_mut()), Some(HandleError::Null));
        assert_eq!(
            error(std::ptr::without_provenance_mut(0x10)),
            Some(HandleError::Wild)
        );
        assert_eq!(error(handle.wrapping_byte_add(8)), Some(HandleError::Interior));
        assert_eq!(
            error(handle.wrapping_byte_add(64)),
            Some(HandleError::Wild),
            "a slot that was never used"
        );
        assert_eq!(
            table.get::<Fence>(handle).err(),
            Some(HandleError::WrongKind(ObjectKind::ModuleBuildLog))
        );
        let child = HandleTable::new(Some(&table)).expect("there is address space");
        assert_eq!(
            child.get::<ModuleBuildLog>(handle).err(),
            Some(HandleError::OtherProcess)
        );
    }

    #[test]
    fn a_destroyed_handle_keeps_its_tables_and_rests_before_it_is_used_again() {
        let table = table();
        let first = table.insert(log()).expect("there is room");
        table.remove::<ModuleBuildLog>(first, 7).expect("it lives");
        // SAFETY: slots are never unmapped.
        let core = unsafe { first.cast::<*const zemu_abi::ze_dditable_driver_t>().read() };
        assert_eq!(
            core,
            (&raw const tables::ZE_DDITABLE_DRIVER.0),
            "a loader reads through destroyed handles too"
        );
        for _ in 0..QUARANTINE {
            let handle = table.insert(log()).expect("there is room");
            assert_ne!(handle, first);
            table.remove::<ModuleBuildLog>(handle, 7).expect("it lives");
        }
        assert_eq!(table.insert(log()), Some(first), "the one that rested longest");
    }

    #[test]
    fn threads_that_look_up_and_destroy_at_once_agree() {
        let table = table();
        for _ in 0..200 {
            let handle = table.insert(log()).expect("there is room").expose_provenance();
            let removed = AtomicUsize::new(0);
            std::thread::scope(|scope| {
                for _ in 0..3 {
                    scope.spawn(|| {
                        let handle = std::ptr::with_exposed_provenance_mut(handle);
                        while table.get::<ModuleBuildLog>(handle).is_ok() {
                            let gone = table.remove::<ModuleBuildLog>(handle, 7).is_ok();
                            removed.fetch_add(usize::from(gone), Ordering::Relaxed);
                        }
                    });
                }
            });
            assert_eq!(removed.into_inner(), 1);
        }
    }
}
