//! What the application passes in: copied once, so that checks and driver see the same bytes.

#![allow(unsafe_code, reason = "reads what the application points to")]

use std::ffi::c_void;
use std::mem::MaybeUninit;

/// A structure that the call reads, copied at the boundary, or the null that stood in its place.
#[derive(Debug)]
pub(crate) struct Input<T> {
    copy: MaybeUninit<T>,
    present: bool,
}

impl<T: Copy> Input<T> {
    /// Copies what `pointer` leads to.
    ///
    /// # Safety
    /// `pointer` is null or leads to a `T`, aligned or not: the C caller's part of the contract.
    pub(crate) unsafe fn read(pointer: *const T) -> Self {
        if pointer.is_null() {
            return Self {
                copy: MaybeUninit::uninit(),
                present: false,
            };
        }
        // SAFETY: by this function's contract.
        Self {
            // SAFETY: by this function's contract.
            copy: MaybeUninit::new(unsafe { pointer.read_unaligned() }),
            present: true,
        }
    }

    /// The copy's address, or null.
    pub(crate) fn pointer(&self) -> *const T {
        if self.present {
            self.copy.as_ptr()
        } else {
            std::ptr::null()
        }
    }
}

/// Reads `N` bytes at `address` without faulting, or none if they cannot be read.
///
/// The kernel does the copying, so an unmapped or protected page is an error code and not a signal.
pub(crate) fn read_safely<const N: usize>(address: *const c_void) -> Option<[u8; N]> {
    let mut bytes = [0_u8; N];
    read_into(address, &mut bytes).then_some(bytes)
}

/// Fills `into` from `address` without faulting; false if not all of it can be read.
pub(crate) fn read_into(address: *const c_void, into: &mut [u8]) -> bool {
    let local = libc::iovec {
        iov_base: into.as_mut_ptr().cast(),
        iov_len: into.len(),
    };
    let remote = libc::iovec {
        iov_base: address.cast_mut(),
        iov_len: into.len(),
    };
    let this_process = std::process::id().cast_signed();
    // SAFETY: `local` covers `into`, which nobody else sees; `remote` may be anything, which is what this call is for.
    let copied =
        unsafe { libc::process_vm_readv(this_process, &raw const local, 1, &raw const remote, 1, 0) };
    if copied >= 0 {
        return usize::try_from(copied) == Ok(into.len());
    }
    // A sandbox may forbid that call; a pipe checks the address as well.
    std::io::Error::last_os_error().raw_os_error() != Some(libc::EFAULT) && read_through_pipe(address, into)
}

fn read_through_pipe(address: *const c_void, into: &mut [u8]) -> bool {
    let mut ends = [0_i32; 2];
    // SAFETY: `ends` holds the two descriptors that the call writes.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return false;
    }
    let mut done = 0;
    while done < into.len() {
        // A page at a time always fits into a pipe.
        let part = (into.len() - done).min(4096);
        let from = address.wrapping_byte_add(done);
        // SAFETY: the kernel checks the source, which may be anything.
        let written = unsafe { libc::write(ends[1], from, part) };
        let Ok(written) = usize::try_from(written) else {
            break;
        };
        // SAFETY: `into[done..]` has at least `written` bytes.
        let read = unsafe { libc::read(ends[0], into[done..].as_mut_ptr().cast(), written) };
        match usize::try_from(read) {
            Ok(read) if read > 0 => done += read,
            _ => break,
        }
    }
    for end in ends {
        // SAFETY: both were opened above.
        unsafe { libc::close(end) };
    }
    done == into.len()
}

/// Copies an array of `count` elements.
///
/// # Safety
/// `pointer` leads to `count` elements if `count` is not zero: the C caller's part of the contract.
pub(crate) unsafe fn array<T: Copy>(pointer: *const T, count: u32) -> Vec<T> {
    if pointer.is_null() {
        return Vec::new();
    }
    let count = usize::try_from(count).expect("32 bits fit");
    // SAFETY: by this function's contract.
    (0..count)
        .map(|i| unsafe { pointer.wrapping_add(i).read_unaligned() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unreadable_addresses_are_no_fault() {
        let value = 0x0123_4567_89ab_cdef_u64;
        let here = (&raw const value).cast();
        assert_eq!(read_safely::<8>(here), Some(value.to_ne_bytes()));
        assert_eq!(read_safely::<8>(std::ptr::without_provenance(8)), None);
        let mut bytes = [0; 8];
        assert!(read_through_pipe(here, &mut bytes));
        assert_eq!(bytes, value.to_ne_bytes());
        assert!(!read_through_pipe(std::ptr::without_provenance(8), &mut bytes));
    }
}
