//! Pages of our own: anonymous private mappings that commit nothing before they are touched.

use std::io;

use memmap2::{MmapMut, MmapOptions};

use super::HOST_PAGE;
use crate::address::{AppPtr, AppRange};

/// True when `msync` says that a page of the range is not mapped. `start` must be a multiple of the host page.
pub(super) fn msync_finds_hole(start: AppPtr, len: usize) -> bool {
    // SAFETY: MS_ASYNC reads and writes no memory and starts nothing (Linux); any address is allowed.
    let status = unsafe { libc::msync(start.as_mut_ptr(), len, libc::MS_ASYNC) };
    status != 0 && io::Error::last_os_error().raw_os_error() == Some(libc::ENOMEM)
}

/// Answers with a range of somebody else's that overlaps, if there is one.
pub(crate) type Taken<'a> = dyn Fn(AppRange) -> Option<AppRange> + 'a;

fn no_memory() -> io::Error {
    io::Error::from_raw_os_error(libc::ENOMEM)
}

/// Reserves `len` zeroed bytes that are committed page by page when touched.
fn reserve(len: u64) -> io::Result<MmapMut> {
    let len = usize::try_from(len)
        .ok()
        .filter(|&len| isize::try_from(len).is_ok())
        .ok_or_else(no_memory)?;
    MmapOptions::new().len(len).no_reserve_swap().map_anon()
}

fn start_of(map: &mut MmapMut) -> AppPtr {
    AppPtr::from_ptr(map.as_mut_ptr())
}

/// The pages of one large allocation.
#[derive(Debug)]
pub(crate) struct OwnedPages {
    hold: Hold,
    range: AppRange,
}

#[derive(Debug)]
enum Hold {
    Whole {
        _map: MmapMut,
    },
    /// What is left of a larger mapping, cut to have the right alignment.
    Trimmed,
}

impl OwnedPages {
    /// Maps at least `len` bytes, and a page more that stays unused, at a multiple of `alignment` (a power of two).
    ///
    /// The kernel can answer with addresses that `taken` knows to be somebody's: those of an import whose pages the
    /// application has unmapped too early. Such addresses are not used.
    ///
    /// # Errors
    /// The operating system's, above all ENOMEM.
    pub(crate) fn new(len: u64, alignment: u64, taken: &Taken<'_>) -> io::Result<Self> {
        // The unused page keeps neighbours apart, so that a run over the end meets no other allocation.
        let size = len
            .checked_next_multiple_of(HOST_PAGE)
            .and_then(|len| len.checked_add(HOST_PAGE))
            .ok_or_else(no_memory)?;
        let mut map = reserve(size)?;
        let range = AppRange::new(start_of(&mut map), size).ok_or_else(no_memory)?;
        if range.start().is_aligned(alignment) && taken(range).is_none() {
            return Ok(Self {
                hold: Hold::Whole { _map: map },
                range,
            });
        }
        drop(map);
        // More and more room, until it does not fit into the hole that an import left.
        let mut room = size.checked_add(alignment).ok_or_else(no_memory)?;
        loop {
            if let Some(pages) = Self::trimmed(size, alignment, room, taken)? {
                return Ok(pages);
            }
            room = room.checked_mul(4).ok_or_else(no_memory)?;
        }
    }

    /// Maps `room` bytes, keeps the first part that is aligned and not taken, and gives the rest back.
    fn trimmed(size: u64, alignment: u64, room: u64, taken: &Taken<'_>) -> io::Result<Option<Self>> {
        let mut map = reserve(room)?;
        let whole = AppRange::new(start_of(&mut map), map.len() as u64).ok_or_else(no_memory)?;
        let mut from = whole.start();
        let range = loop {
            let aligned = from
                .addr()
                .checked_next_multiple_of(alignment)
                .ok_or_else(no_memory)?;
            let range = AppRange::new(AppPtr(aligned), size).ok_or_else(no_memory)?;
            if !whole.contains_range(range) {
                return Ok(None);
            }
            match taken(range) {
                // It overlaps, so its end lies further on than `from`.
                Some(other) => from = other.end(),
                None => break range,
            }
        };
        // From here on `range` is ours by hand.
        std::mem::forget(map);
        for rest in [
            AppRange::between(whole.start(), range.start()),
            AppRange::between(range.end(), whole.end()),
        ] {
            if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
                // SAFETY: the rest is part of the mapping made above, of which nobody else knows.
                unsafe { unmap(rest) };
            }
        }
        Ok(Some(Self {
            hold: Hold::Trimmed,
            range,
        }))
    }

    /// All addresses that are held, with the unused page at the end.
    pub(crate) fn range(&self) -> AppRange {
        self.range
    }
}

impl Drop for OwnedPages {
    fn drop(&mut self) {
        if matches!(self.hold, Hold::Trimmed) {
            // SAFETY: the range is a mapping of ours that was cut out by `trimmed` and has no other owner.
            unsafe { unmap(self.range) };
        }
    }
}

/// Gives pages back.
///
/// # Safety
/// The range must be whole pages of a mapping that this module made, and that nothing else will unmap or use.
unsafe fn unmap(range: AppRange) {
    // SAFETY: by the contract of this function. A failure (too many mappings when one is cut) leaks addresses only.
    let _ = unsafe { libc::munmap(range.start().as_mut_ptr(), AppPtr(range.len()).to_usize()) };
}

/// A large mapping that small allocations share. It is unmapped with the last of them.
#[derive(Debug)]
pub(crate) struct Chunk {
    pages: OwnedPages,
    slots: AppRange,
}

impl Chunk {
    /// Maps room for `count` slots of `slot_size` bytes each, a power of two; each slot is aligned to its size. See
    /// [`OwnedPages::new`] for `taken` and the errors.
    pub(crate) fn new(slot_size: u64, count: u64, taken: &Taken<'_>) -> io::Result<Self> {
        let size = slot_size.checked_mul(count).ok_or_else(no_memory)?;
        let pages = OwnedPages::new(size, slot_size, taken)?;
        let slots = AppRange::new(pages.range().start(), size).ok_or_else(no_memory)?;
        Ok(Self { pages, slots })
    }

    /// Where the slots lie.
    pub(crate) fn slots(&self) -> AppRange {
        self.slots
    }

    /// All addresses that the mapping takes.
    pub(crate) fn whole(&self) -> AppRange {
        self.pages.range()
    }

    /// Makes a part zero again, and gives pages back to the operating system when there are several. The part must lie
    /// in the chunk, start and end at multiples of 8, and no live allocation may use it.
    pub(crate) fn clear(&self, part: AppRange) {
        let fits =
            self.slots.contains_range(part) && part.start().is_aligned(8) && part.len().is_multiple_of(8);
        if !fits || part.is_empty() {
            return;
        }
        let whole_pages = part.start().is_aligned(HOST_PAGE) && part.len().is_multiple_of(HOST_PAGE);
        // A single page is cheaper to wipe than to give back and to fault in again. Locked memory cannot be given back.
        if part.len() > HOST_PAGE && whole_pages && discard(part) {
            return;
        }
        for offset in (0..part.len()).step_by(8) {
            let word = AppPtr(part.start().addr() + offset).as_mut_ptr::<u64>();
            // SAFETY: an aligned word of the mapping, which this chunk owns and where no allocation is.
            let value = unsafe { word.read_volatile() };
            // Reading a page that was never touched commits nothing, writing it would.
            if value != 0 {
                // SAFETY: as above; the mapping is writable.
                unsafe { word.write_volatile(0) };
            }
        }
    }
}

/// Makes whole pages of a chunk zero by giving them back; false when the kernel refuses.
fn discard(part: AppRange) -> bool {
    let (start, len) = (part.start().as_mut_ptr(), AppPtr(part.len()).to_usize());
    // SAFETY: `clear` made sure that these are pages of its mapping in which no allocation is, so nobody may rely on the
    // bytes that become zero.
    unsafe { libc::madvise(start, len, libc::MADV_DONTNEED) == 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::has_hole;

    #[test]
    fn large_alignments_are_kept_and_the_rest_is_given_back() {
        for shift in [12, 16, 21, 30, 40] {
            let alignment = 1 << shift;
            let pages = OwnedPages::new(10_000, alignment, &|_| None).unwrap();
            let range = pages.range();
            assert!(range.start().is_aligned(alignment));
            assert_eq!(range.len(), 3 * HOST_PAGE + HOST_PAGE);
            assert!(!has_hole(range));
            let first = range.start().as_mut_ptr::<u8>();
            // SAFETY: the first byte of our own pages.
            unsafe { first.write_volatile(1) };
        }
    }

    #[test]
    fn trimmed_pages_go_with_their_owner() {
        // An address with this alignment is not got by luck twice.
        let pages = OwnedPages::new(8 * HOST_PAGE, 1 << 32, &|_| None).unwrap();
        let range = pages.range();
        assert!(!has_hole(range));
        drop(pages);
        // Other tests could map here again, but not at a multiple of 4 GiB without asking for it.
        assert!(has_hole(range));
    }

    #[test]
    fn taken_addresses_are_left_out() {
        // Everything that the kernel offers in the beginning is said to be taken, however often it offers it.
        let first = OwnedPages::new(64 << 20, 4096, &|_| None).unwrap();
        let taken = first.range();
        drop(first);
        for size in [4096, 1 << 20, 32 << 20, 64 << 20] {
            let other = OwnedPages::new(size, 4096, &|range| taken.overlaps(range).then_some(taken)).unwrap();
            assert!(!other.range().overlaps(taken));
            assert!(!has_hole(other.range()));
        }
        let everything = AppRange::new(AppPtr(0), 1 << 63).unwrap();
        assert!(OwnedPages::new(4096, 4096, &|_| Some(everything)).is_err());
    }

    #[test]
    fn impossible_sizes_are_errors() {
        for len in [u64::MAX, u64::MAX - 5000, 1 << 63, 1 << 50] {
            assert!(OwnedPages::new(len, 4096, &|_| None).is_err());
        }
        assert!(Chunk::new(1 << 40, 1 << 40, &|_| None).is_err());
    }

    #[test]
    fn clearing_makes_zeros_of_parts_and_pages() {
        let chunk = Chunk::new(8192, 4, &|_| None).unwrap();
        assert!(chunk.slots().start().is_aligned(8192));
        let part = |offset, len| AppRange::new(AppPtr(chunk.slots().start().addr() + offset), len).unwrap();
        let byte = |offset: u64| part(offset, 1).start().as_mut_ptr::<u8>();
        for offset in [0, 104, 4096, 8191, 8192] {
            // SAFETY: inside the chunk, which nobody else uses.
            unsafe { byte(offset).write_volatile(7) };
        }
        chunk.clear(part(96, 64));
        chunk.clear(part(4096, 4096));
        let read = |offset: u64| {
            // SAFETY: inside the chunk, which nobody else uses.
            unsafe { byte(offset).read_volatile() }
        };
        assert_eq!([0, 104, 4096, 8191, 8192].map(read), [7, 0, 0, 0, 7]);
        chunk.clear(part(4 * 8192, 1));
    }
}
