//! Atomic operations on the application's memory: real ones of the processor, so that other threads and the host see
//! them as such.

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::guarded::{AccessFault, run};

/// Turns the old value (and what the operation brings) into the new one.
pub(crate) type Update<'a> = &'a dyn Fn(u64) -> u64;

#[repr(C)]
struct Request<'a> {
    address: usize,
    update: Update<'a>,
    old: u64,
}

/// Replaces the 4 or 8 bytes at an aligned address by `update(old)` as one atomic operation; returns the old value.
/// `update` may be called several times and must be pure.
///
/// All operations are sequentially consistent, which is as strong as any memory semantics ask for.
///
/// # Errors
/// The page is gone or write-protected.
///
/// # Safety
/// As for [`super::guarded::load`]; the address is a multiple of the size. `update` must not allocate, lock or unwind.
pub(crate) unsafe fn update(address: usize, size: usize, update: Update<'_>) -> Result<u64, AccessFault> {
    let mut request = Request {
        address,
        update,
        old: 0,
    };
    let body = if size == 8 {
        update_8
    } else {
        update_4 as unsafe extern "C" fn(*mut c_void)
    };
    // SAFETY: the bodies own nothing.
    unsafe { run(body, &mut request) }?;
    Ok(request.old)
}

unsafe extern "C" fn update_4(data: *mut c_void) {
    // SAFETY: `update` passes a Request.
    let request = unsafe { &mut *data.cast::<Request<'_>>() };
    // SAFETY: the caller vouches for the address and its alignment.
    let atomic = unsafe { AtomicU32::from_ptr(ptr::with_exposed_provenance_mut(request.address)) };
    let mut old = atomic.load(Ordering::SeqCst);
    loop {
        #[expect(clippy::cast_possible_truncation, reason = "the operation has 32 bits")]
        let new = (request.update)(u64::from(old)) as u32;
        match atomic.compare_exchange_weak(old, new, Ordering::SeqCst, Ordering::SeqCst) {
            Ok(_) => break,
            Err(found) => old = found,
        }
    }
    request.old = u64::from(old);
}

unsafe extern "C" fn update_8(data: *mut c_void) {
    // SAFETY: `update` passes a Request.
    let request = unsafe { &mut *data.cast::<Request<'_>>() };
    // SAFETY: the caller vouches for the address and its alignment.
    let atomic = unsafe { AtomicU64::from_ptr(ptr::with_exposed_provenance_mut(request.address)) };
    let mut old = atomic.load(Ordering::SeqCst);
    loop {
        let new = (request.update)(old);
        match atomic.compare_exchange_weak(old, new, Ordering::SeqCst, Ordering::SeqCst) {
            Ok(_) => break,
            Err(found) => old = found,
        }
    }
    request.old = old;
}
