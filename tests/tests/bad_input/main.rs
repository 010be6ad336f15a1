//! Programs that call wrongly: each gets the documented code and one finding that names the mistake, and nothing crashes.

mod chains;
mod handles;
mod kernels;
mod lists;
mod memory;
mod modules;
mod random;
mod start;

use std::ffi::{CString, c_void};
use std::ptr;

use zemu_abi::*;
use zemu_tests::call;
use zemu_tests::fixture::*;
use zemu_tests::library::control;

const NULL_HANDLE: ze_result_t = ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
const NULL_POINTER: ze_result_t = ZE_RESULT_ERROR_INVALID_NULL_POINTER;
const ARGUMENT: ze_result_t = ZE_RESULT_ERROR_INVALID_ARGUMENT;
const IN_USE: ze_result_t = ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE;

fn address(value: usize) -> *mut c_void {
    ptr::without_provenance_mut(value)
}

/// A kernel of a fresh module.
fn saxpy_kernel(f: &Fixture) -> ze_kernel_handle_t {
    f.kernel(f.module(&kernel_file("saxpy.spv")), "saxpy")
}
