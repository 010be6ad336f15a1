//! The bodies of the implemented functions: handles and pointers become the driver's types, answers go back out.
//!
//! A body runs after the registry's conditions hold: pointers that must not be null are not. Structures that a call reads
//! were copied. What the arguments mean is the driver's business; nothing here looks at state.

#![allow(non_snake_case, reason = "functions and parameters have the C names")]
#![allow(
    unsafe_code,
    reason = "bodies read and write through the application's pointers"
)]
#![allow(
    clippy::missing_safety_doc,
    clippy::too_many_arguments,
    reason = "the contract is the C function's documentation"
)]

pub(crate) mod command_list;
pub(crate) mod command_queue;
pub(crate) mod context;
pub(crate) mod device;
pub(crate) mod driver;
pub(crate) mod event;
pub(crate) mod event_pool;
pub(crate) mod fence;
pub(crate) mod global;
pub(crate) mod kernel;
pub(crate) mod mem;
pub(crate) mod module;
pub(crate) mod module_build_log;
pub(crate) mod zer_global;

use std::ffi::{CStr, c_char, c_void};

/// The text that a C string holds, or none for null.
///
/// # Safety
/// `text` is null or leads to a zero-terminated string: the C caller's part of the contract.
unsafe fn c_text(text: *const c_char) -> Option<String> {
    // SAFETY: by this function's contract.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

/// Copies `length` bytes.
///
/// # Safety
/// `from` is null or leads to that many bytes: the C caller's part of the contract.
unsafe fn bytes(from: *const c_void, length: usize) -> Option<Vec<u8>> {
    // SAFETY: by this function's contract.
    (!from.is_null()).then(|| unsafe { std::slice::from_raw_parts(from.cast::<u8>(), length) }.to_vec())
}
