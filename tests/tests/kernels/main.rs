//! Kernels through the C ABI: the benchmark suite computes what it should, and what goes wrong is said.

mod checks;
mod launches;
mod modules;
mod rows;
mod suite_runs;
mod traps;

use std::ffi::c_void;
use std::ptr;

use zemu_abi::*;
use zemu_tests::call;
use zemu_tests::fixture::*;
use zemu_tests::suite::{self, Case, Data};
use zemu_tests::suite_expected::expected;

const NO_FENCE: ze_fence_handle_t = ze_fence_handle_t::ZEROED;
const LOST: ze_result_t = ZE_RESULT_ERROR_DEVICE_LOST;
