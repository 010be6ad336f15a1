//! Real pages for imports: a stretch of address space whose protection is known page by page, because nobody else maps
//! anything there.

#![allow(
    unsafe_code,
    reason = "maps, protects and unmaps pages at addresses of its own"
)]

use std::io;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The host's page in bytes.
pub const HOST_PAGE: u64 = 4096;

/// Where the arena lies. The kernel places mappings below its own high mark and comes down here only when 95 TiB are
/// taken, so a hole in the arena stays a hole. Every page size of the tests divides it.
const BASE: u64 = 0x2000_0000_0000;

/// What the host lets a program do with a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protection {
    /// Read and write.
    ReadWrite,
    /// Read.
    ReadOnly,
    /// Mapped, and neither.
    Inaccessible,
    /// Not mapped.
    Hole,
}

/// The arena. There is one place for it, so a second one waits until the first is dropped. Outside of it nothing is
/// mapped for terabytes.
#[derive(Debug)]
pub struct Arena {
    pages: Vec<Protection>,
    _place: MutexGuard<'static, ()>,
}

static PLACE: Mutex<()> = Mutex::new(());

impl Arena {
    /// Maps fresh pages with these protections, one host page after the other.
    ///
    /// # Errors
    /// What the system answers.
    pub fn map(pages: Vec<Protection>) -> io::Result<Self> {
        let arena = Self {
            pages,
            _place: PLACE.lock().unwrap_or_else(PoisonError::into_inner),
        };
        let whole = arena.range();
        // SAFETY: the address range belongs to the arena alone.
        unsafe { map_fixed(&whole) }?;
        for (range, protection) in arena.runs() {
            // SAFETY: as above.
            unsafe { protect(&range, protection) }?;
        }
        Ok(arena)
    }

    /// Its addresses.
    pub fn range(&self) -> Range<u64> {
        BASE..BASE + self.pages.len() as u64 * HOST_PAGE
    }

    /// The protection of the page that holds `address`; outside of the arena there is nothing.
    pub fn protection(&self, address: u64) -> Protection {
        let index = address
            .checked_sub(BASE)
            .and_then(|offset| usize::try_from(offset / HOST_PAGE).ok());
        index
            .and_then(|i| self.pages.get(i))
            .copied()
            .unwrap_or(Protection::Hole)
    }

    /// How many pages hold memory, which they do only once somebody touched them.
    ///
    /// # Errors
    /// What the system answers.
    pub fn touched(&self) -> io::Result<usize> {
        let mut touched = 0;
        for (range, protection) in self.runs() {
            if protection != Protection::Hole {
                // SAFETY: the run is mapped, and belongs to the arena.
                touched += unsafe { resident(&range) }?;
            }
        }
        Ok(touched)
    }

    /// The runs of equal protection.
    fn runs(&self) -> Vec<(Range<u64>, Protection)> {
        let mut runs: Vec<(Range<u64>, Protection)> = Vec::new();
        for (index, protection) in self.pages.iter().enumerate() {
            let start = BASE + index as u64 * HOST_PAGE;
            match runs.last_mut() {
                Some((range, last)) if last == protection => range.end = start + HOST_PAGE,
                _ => runs.push((start..start + HOST_PAGE, *protection)),
            }
        }
        runs
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        // SAFETY: the address range belongs to the arena alone.
        drop(unsafe { protect(&self.range(), Protection::Hole) });
    }
}

fn parts(range: &Range<u64>) -> (*mut libc::c_void, usize) {
    let start = usize::try_from(range.start).expect("addresses are 64 bits wide");
    let length = usize::try_from(range.end - range.start).expect("addresses are 64 bits wide");
    (std::ptr::with_exposed_provenance_mut(start), length)
}

fn done(answer: i32) -> io::Result<()> {
    if answer == 0 {
        Ok(())
    } else {
        Err(io::Error::last_os_error())
    }
}

/// # Safety
/// The range belongs to the arena.
unsafe fn map_fixed(range: &Range<u64>) -> io::Result<()> {
    let (start, length) = parts(range);
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED;
    // SAFETY: by this function's contract nobody else's mapping is replaced.
    let mapped = unsafe { libc::mmap(start, length, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
    if mapped == libc::MAP_FAILED {
        Err(io::Error::last_os_error())
    } else {
        Ok(())
    }
}

/// # Safety
/// The range belongs to the arena.
unsafe fn protect(range: &Range<u64>, protection: Protection) -> io::Result<()> {
    let (start, length) = parts(range);
    let flags = match protection {
        Protection::ReadWrite => return Ok(()),
        Protection::ReadOnly => libc::PROT_READ,
        Protection::Inaccessible => libc::PROT_NONE,
        // SAFETY: by this function's contract.
        Protection::Hole => return done(unsafe { libc::munmap(start, length) }),
    };
    // SAFETY: by this function's contract.
    done(unsafe { libc::mprotect(start, length, flags) })
}

/// # Safety
/// The range is mapped and belongs to the arena.
unsafe fn resident(range: &Range<u64>) -> io::Result<usize> {
    let (start, length) = parts(range);
    let mut pages = vec![0_u8; length.div_ceil(4096)];
    // SAFETY: there is one byte for each page of the range.
    done(unsafe { libc::mincore(start, length, pages.as_mut_ptr()) })?;
    Ok(pages.iter().filter(|p| **p & 1 != 0).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_as_they_are_said_to_be() {
        let all = [
            Protection::ReadWrite,
            Protection::ReadOnly,
            Protection::Hole,
            Protection::Inaccessible,
            Protection::ReadWrite,
        ];
        let arena = Arena::map(all.to_vec()).expect("the arena can be mapped");
        assert_eq!(arena.touched().expect("mapped"), 0);
        let maps = std::fs::read_to_string("/proc/self/maps").expect("readable");
        let word = |index: u64| {
            let start = format!("{:x}-", BASE + index * HOST_PAGE);
            maps.lines()
                .find(|l| l.starts_with(&start))
                .map(|l| l.split(' ').nth(1).unwrap_or_default().to_owned())
        };
        let words: Vec<_> = (0..5).map(word).collect();
        let expected = [Some("rw-p"), Some("r--p"), None, Some("---p"), Some("rw-p")];
        assert_eq!(words, expected.map(|w| w.map(str::to_owned)));
        let last = arena.range().end - 1;
        assert_eq!(arena.protection(last), Protection::ReadWrite);
        assert_eq!(arena.protection(last + 1), Protection::Hole);
        assert_eq!(arena.protection(BASE - 1), Protection::Hole);
        let page: *mut u8 = std::ptr::with_exposed_provenance_mut(usize::try_from(BASE).expect("64 bits"));
        // SAFETY: the first page may be written.
        unsafe { page.write_volatile(1) };
        assert_eq!(
            arena.touched().expect("mapped"),
            1,
            "a page that was written is noticed"
        );
    }
}
