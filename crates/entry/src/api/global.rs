//! Initialisation.

use zemu_abi::*;
use zemu_driver::{ApiError, ApiResult};

use super::driver::driver_handles;
use crate::boundary::{Call, output};

/// Whether a program that asks for these types of driver gets this one. No flag means all.
fn wants_gpu(flags: u32, gpu: u32) -> bool {
    flags == 0 || flags & gpu != 0
}

pub(crate) unsafe fn zeInit(call: &Call<'_>, flags: ze_init_flags_t) -> ApiResult {
    call.any_runtime()?;
    // The device is a GPU: a program that wants VPUs only finds none, as on a machine without them.
    if !wants_gpu(flags, ZE_INIT_FLAG_GPU_ONLY) {
        return Err(ApiError::status(ZE_RESULT_ERROR_UNINITIALIZED));
    }
    call.state.initialise();
    Ok(())
}

pub(crate) unsafe fn zeInitDrivers(
    call: &Call<'_>,
    pCount: *mut u32,
    phDrivers: *mut ze_driver_handle_t,
    desc: *mut ze_init_driver_type_desc_t,
) -> ApiResult {
    call.any_runtime()?;
    // SAFETY: not null by the registry's conditions, and the caller's.
    let desc = unsafe { desc.read_unaligned() };
    call.checked_chain(
        "desc",
        "ze_init_driver_type_desc_t",
        Some(desc.stype.0),
        desc.pNext,
    )?;
    if !wants_gpu(desc.flags, ZE_INIT_DRIVER_TYPE_FLAG_GPU) {
        return Err(ApiError::status(ZE_RESULT_ERROR_UNINITIALIZED));
    }
    call.state.initialise();
    // SAFETY: the caller's count and array.
    unsafe { output::fill(pCount, phDrivers, driver_handles(call)?.into_iter()) };
    Ok(())
}
