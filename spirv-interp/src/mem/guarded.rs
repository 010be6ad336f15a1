//! The guarded region: every access to memory that the application may take away at any time.
//!
//! While a thread is inside the region, a page fault can be turned into an [`AccessFault`] instead of the death of the
//! process. A signal handler for SIGSEGV and SIGBUS (which somebody else installs) calls [`recover_if_guarded`]; that
//! makes the thread continue at the end of the region, with stack and callee-saved registers as they were at its
//! beginning. Whatever the code inside was about to do does not happen, so nothing inside has a destructor, allocates
//! or takes a lock.
//!
//! The reference interpreter allocates, so its region covers a single access or one bulk copy at a time. An engine
//! whose dispatch loop keeps these rules can enter once for a whole batch.

use std::cell::Cell;
use std::ffi::c_void;
use std::ptr;

/// An access inside the region hit a page that is not there, or not for this kind of access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("page fault at {address:#x}")]
pub struct AccessFault {
    /// The address that the processor reported, as this process sees it.
    pub address: usize,
}

/// One stay of a thread in the region.
#[repr(C)]
struct Record {
    /// Stack pointer to go back to. First, because [`trampoline`] writes through the pointer to the record.
    stack: usize,
    fault: usize,
}

thread_local! {
    /// The innermost record of this thread, or null outside of the region. Without destructor and lazy set-up, so
    /// that a signal handler may read it.
    static RECORD: Cell<*mut Record> = const { Cell::new(ptr::null_mut()) };
}

/// Calls `body(data)` with the stack pointer noted in `*record`. Returns 0, or 1 by way of [`resume`].
#[unsafe(naked)]
unsafe extern "C" fn trampoline(
    body: unsafe extern "C" fn(*mut c_void),
    data: *mut c_void,
    record: *mut Record,
) -> u64 {
    // Six pushes and eight bytes after the return address leave the stack aligned for the call.
    core::arch::naked_asm!(
        "push rbp",
        "push rbx",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "sub rsp, 8",
        "mov [rdx], rsp",
        "mov rax, rdi",
        "mov rdi, rsi",
        "call rax",
        "xor eax, eax",
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}

/// Where a recovered thread continues: returns 1 from the [`trampoline`] whose stack pointer is given.
#[unsafe(naked)]
unsafe extern "C" fn resume(stack: usize) -> ! {
    core::arch::naked_asm!(
        "mov rsp, rdi",
        "mov eax, 1",
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}

/// Runs `body(data)` inside the region.
///
/// # Safety
/// `body` may be abandoned at any access to memory: it must not own anything with a destructor, allocate, lock or
/// unwind. `data` must be what `body` expects.
unsafe fn region(body: unsafe extern "C" fn(*mut c_void), data: *mut c_void) -> Result<(), AccessFault> {
    let mut record = Record { stack: 0, fault: 0 };
    let record_pointer = &raw mut record;
    let outer = RECORD.replace(record_pointer);
    // SAFETY: the record outlives the call, and the caller vouches for body and data.
    let recovered = unsafe { trampoline(body, data, record_pointer) };
    RECORD.set(outer);
    if recovered == 0 {
        return Ok(());
    }
    // SAFETY: the record is a local variable; it is read through the pointer because the handler wrote through it.
    let address = unsafe { (*record_pointer).fault };
    Err(AccessFault { address })
}

/// For the handler of SIGSEGV and SIGBUS: if this thread is inside the region, makes it leave the region with an
/// [`AccessFault`] as soon as the handler returns, and returns true. Otherwise nothing is changed and the answer is
/// false. Locks nothing, allocates nothing.
///
/// # Safety
/// `context` must be the third argument of the SA_SIGINFO handler that is running on this thread for a synchronous
/// fault.
pub unsafe fn recover_if_guarded(fault_address: usize, context: *mut c_void) -> bool {
    let record = RECORD.get();
    if record.is_null() {
        return false;
    }
    let context = context.cast::<libc::ucontext_t>();
    // SAFETY: the record is alive as long as it is the thread's current one.
    let record = unsafe { &mut *record };
    record.fault = fault_address;
    let stack = record.stack;
    // SAFETY: the caller vouches for the context.
    let registers = unsafe { &mut (*context).uc_mcontext.gregs };
    let resume: unsafe extern "C" fn(usize) -> ! = resume;
    registers[libc::REG_RIP as usize] = (resume as usize).cast_signed() as i64;
    registers[libc::REG_RDI as usize] = stack.cast_signed() as i64;
    true
}

/// One access of up to eight bytes.
#[repr(C)]
struct Scalar {
    address: usize,
    size: usize,
    value: u64,
}

macro_rules! scalar_body {
    ($name:ident, $pointer:ident, $request:ident, $ty:ty, $aligned:expr) => {
        unsafe extern "C" fn $name(data: *mut c_void) {
            // SAFETY: the callers below pass a Scalar.
            let $request = unsafe { &mut *data.cast::<Scalar>() };
            let $pointer = ptr::with_exposed_provenance_mut::<$ty>($request.address);
            // SAFETY: the caller of the region vouches for the address; the access is volatile, so it may race.
            unsafe { $aligned }
        }
    };
}

scalar_body!(load_1, p, r, u8, r.value = u64::from(p.read_volatile()));
scalar_body!(load_2, p, r, u16, r.value = u64::from(p.read_volatile()));
scalar_body!(load_4, p, r, u32, r.value = u64::from(p.read_volatile()));
scalar_body!(load_8, p, r, u64, r.value = p.read_volatile());

#[expect(
    clippy::cast_possible_truncation,
    reason = "a narrow store takes the low bytes"
)]
mod narrow {
    use super::*;
    scalar_body!(store_1, p, r, u8, p.write_volatile(r.value as u8));
    scalar_body!(store_2, p, r, u16, p.write_volatile(r.value as u16));
    scalar_body!(store_4, p, r, u32, p.write_volatile(r.value as u32));
    pub(super) const STORE: [unsafe extern "C" fn(*mut c_void); 3] = [store_1, store_2, store_4];
}
scalar_body!(store_8, p, r, u64, p.write_volatile(r.value));

/// Byte by byte, for addresses that are not aligned.
unsafe extern "C" fn load_bytes(data: *mut c_void) {
    // SAFETY: the callers below pass a Scalar.
    let request = unsafe { &mut *data.cast::<Scalar>() };
    let mut value = 0;
    for number in 0..request.size {
        let pointer = ptr::with_exposed_provenance::<u8>(request.address + number);
        // SAFETY: as for the whole access.
        let byte = unsafe { pointer.read_volatile() };
        value |= u64::from(byte) << (8 * number);
    }
    request.value = value;
}

unsafe extern "C" fn store_bytes(data: *mut c_void) {
    // SAFETY: the callers below pass a Scalar.
    let request = unsafe { &mut *data.cast::<Scalar>() };
    let bytes = request.value.to_le_bytes();
    for (number, byte) in bytes.iter().enumerate().take(request.size) {
        let pointer = ptr::with_exposed_provenance_mut::<u8>(request.address + number);
        // SAFETY: as for the whole access.
        unsafe { pointer.write_volatile(*byte) };
    }
}

/// Loads 1, 2, 4 or 8 bytes, zero-extended; in one piece if the address is aligned.
///
/// # Errors
/// The page is gone.
///
/// # Safety
/// The bytes lie in memory that this process has mapped for the purpose, or a handler that calls
/// [`recover_if_guarded`] is installed.
pub unsafe fn load(address: usize, size: usize) -> Result<u64, AccessFault> {
    let mut request = Scalar {
        address,
        size,
        value: 0,
    };
    let body = match (address.is_multiple_of(size), size) {
        (true, 1) => load_1,
        (true, 2) => load_2,
        (true, 4) => load_4,
        (true, 8) => load_8,
        _ => load_bytes as unsafe extern "C" fn(*mut c_void),
    };
    // SAFETY: the bodies only copy; the caller vouches for the address.
    unsafe { region(body, (&raw mut request).cast()) }?;
    Ok(request.value)
}

/// Stores the low 1, 2, 4 or 8 bytes of a value; in one piece if the address is aligned.
///
/// # Errors
/// The page is gone or write-protected.
///
/// # Safety
/// As for [`load`].
pub unsafe fn store(address: usize, size: usize, value: u64) -> Result<(), AccessFault> {
    let mut request = Scalar { address, size, value };
    let body = match (address.is_multiple_of(size), size) {
        (true, 1) => narrow::STORE[0],
        (true, 2) => narrow::STORE[1],
        (true, 4) => narrow::STORE[2],
        (true, 8) => store_8,
        _ => store_bytes as unsafe extern "C" fn(*mut c_void),
    };
    // SAFETY: the bodies only copy; the caller vouches for the address.
    unsafe { region(body, (&raw mut request).cast()) }
}

/// An operation in the region that any caller in this crate can define.
///
/// # Safety
/// As for [`region`].
pub(crate) unsafe fn run<T>(
    body: unsafe extern "C" fn(*mut c_void),
    request: &mut T,
) -> Result<(), AccessFault> {
    // SAFETY: passed on to the caller.
    unsafe { region(body, ptr::from_mut(request).cast()) }
}

#[repr(C)]
struct Bulk {
    target: *mut c_void,
    source: *const c_void,
    len: usize,
    /// Length of the pattern for a fill.
    pattern: usize,
}

unsafe extern "C" fn copy_body(data: *mut c_void) {
    // SAFETY: `copy` passes a Bulk.
    let request = unsafe { &*data.cast::<Bulk>() };
    // SAFETY: the caller of `copy` vouches for both ranges. The C function is opaque to the compiler, so that a race
    // with the application stays a matter of the machine.
    unsafe { libc::memmove(request.target, request.source, request.len) };
}

/// Copies bytes; the ranges may overlap.
///
/// # Errors
/// A page of either range is gone or has the wrong protection. Some bytes may have been copied.
///
/// # Safety
/// As for [`load`], for both ranges.
pub unsafe fn copy(target: *mut u8, source: *const u8, len: usize) -> Result<(), AccessFault> {
    let mut request = Bulk {
        target: target.cast(),
        source: source.cast(),
        len,
        pattern: 0,
    };
    // SAFETY: the body only copies.
    unsafe { run(copy_body, &mut request) }
}

unsafe extern "C" fn fill_body(data: *mut c_void) {
    // SAFETY: `fill` passes a Bulk.
    let request = unsafe { &*data.cast::<Bulk>() };
    let mut done = 0;
    while done < request.len {
        let part = request.pattern.min(request.len - done);
        // SAFETY: `done` is below the length of the target.
        let target = unsafe { request.target.byte_add(done) };
        // SAFETY: the caller of `fill` vouches for the target; `fill` owns the block that is the source.
        unsafe { libc::memmove(target, request.source, part) };
        done += part;
    }
}

/// Fills memory with a pattern, which is cut off at the end.
///
/// # Errors
/// A page is gone or write-protected. Some bytes may have been written.
///
/// # Safety
/// As for [`load`].
pub unsafe fn fill(target: *mut u8, pattern: &[u8], len: usize) -> Result<(), AccessFault> {
    if pattern.is_empty() {
        return Ok(());
    }
    // A larger block than the pattern, so that few calls are made.
    let block = pattern.repeat((4096 / pattern.len()).clamp(1, len.div_ceil(pattern.len()).max(1)));
    let (source, size) = (block.as_ptr().cast(), block.len());
    let mut request = Bulk {
        target: target.cast(),
        source,
        len,
        pattern: size,
    };
    // SAFETY: the body only copies.
    unsafe { run(fill_body, &mut request) }
}

#[cfg(test)]
#[path = "guarded_tests.rs"]
mod tests;
