//! What the call gives back through the application's pointers.

#![allow(unsafe_code, reason = "writes where the application points")]

use zemu_driver::ApiResult;

/// Writes `value` where `to` points; null is left alone.
///
/// # Safety
/// `to` is null or leads to room for a `T`: the C caller's part of the contract.
pub(crate) unsafe fn write<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: by this function's contract.
        unsafe { to.write_unaligned(value) };
    }
}

/// The count-and-array idiom of queries: with no count, or no array, the number there is; else as many as fit.
///
/// # Safety
/// `count` leads to a number, and `array` is null or has room for that many elements: the C caller's part of the contract.
pub(crate) unsafe fn fill<T>(count: *mut u32, array: *mut T, items: impl ExactSizeIterator<Item = T>) {
    // SAFETY: by this function's contract.
    let asked = unsafe { count.read_unaligned() };
    let there = u32::try_from(items.len()).unwrap_or(u32::MAX);
    if asked == 0 || array.is_null() {
        // SAFETY: by this function's contract.
        unsafe { count.write_unaligned(there) };
        return;
    }
    let given = asked.min(there);
    for (i, item) in items
        .take(usize::try_from(given).expect("32 bits fit"))
        .enumerate()
    {
        // SAFETY: `i` is below the number that the caller says there is room for.
        unsafe { array.wrapping_add(i).write_unaligned(item) };
    }
    // SAFETY: by this function's contract.
    unsafe { count.write_unaligned(given) };
}

/// As [`fill`] for structures with `stype` and `pNext`, which `write` fills in place.
///
/// # Safety
/// As for [`fill`]; the elements are initialised by the caller.
pub(crate) unsafe fn fill_in_place<T>(
    count: *mut u32,
    array: *mut T,
    there: usize,
    mut write: impl FnMut(usize, &mut T) -> ApiResult,
) -> ApiResult {
    // SAFETY: by this function's contract.
    let asked = unsafe { count.read_unaligned() };
    let there = u32::try_from(there).unwrap_or(u32::MAX);
    if asked == 0 || array.is_null() {
        // SAFETY: by this function's contract.
        unsafe { count.write_unaligned(there) };
        return Ok(());
    }
    let given = asked.min(there);
    for i in 0..usize::try_from(given).expect("32 bits fit") {
        let element = array.wrapping_add(i);
        // SAFETY: `i` is below the number that the caller says there is room for.
        let mut copy = unsafe { element.read_unaligned() };
        write(i, &mut copy)?;
        // SAFETY: as above.
        unsafe { element.write_unaligned(copy) };
    }
    // SAFETY: by this function's contract.
    unsafe { count.write_unaligned(given) };
    Ok(())
}

/// Gives back text with its terminating zero: with no room (null, or size 0) the size there is, else as much as fits.
///
/// # Safety
/// `size` leads to a number, and `to` is null or has room for that many bytes: the C caller's part of the contract.
pub(crate) unsafe fn text(size: *mut usize, to: *mut std::ffi::c_char, bytes: &[u8]) -> bool {
    // SAFETY: by this function's contract.
    let room = unsafe { size.read_unaligned() };
    let there = bytes.len() + 1;
    if to.is_null() || room == 0 {
        // SAFETY: by this function's contract.
        unsafe { size.write_unaligned(there) };
        return true;
    }
    let given = room.min(there);
    // SAFETY: `given` bytes fit, the last of which is the zero.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.cast(), given - 1) };
    // SAFETY: as above.
    unsafe { to.wrapping_add(given - 1).write(0) };
    // SAFETY: by this function's contract.
    unsafe { size.write_unaligned(given) };
    given == there
}
