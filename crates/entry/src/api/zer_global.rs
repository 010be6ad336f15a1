//! The runtime functions: identifiers instead of handles.

use std::ffi::c_char;

use zemu_abi::*;
use zemu_diag::{Value, rules};
use zemu_driver::{ApiError, ApiResult, Device};

use crate::boundary::{Call, output};

pub(crate) unsafe fn zerGetLastErrorDescription(call: &Call<'_>, ppString: *mut *const c_char) -> ApiResult {
    call.runtime()?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(ppString, crate::boundary::last_error()) };
    Ok(())
}

pub(crate) unsafe fn zerTranslateDeviceHandleToIdentifier(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
) -> ApiResult<u32> {
    call.get::<Device>(hDevice.0, "hDevice").map(|d| d.index())
}

pub(crate) unsafe fn zerTranslateIdentifierToDeviceHandle(
    call: &Call<'_>,
    identifier: u32,
) -> ApiResult<ze_device_handle_t> {
    let devices = call.runtime()?.driver().devices();
    let device = usize::try_from(identifier)
        .ok()
        .and_then(|i| devices.get(i))
        .ok_or_else(|| {
            ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::call::UNKNOWN_DEVICE)
                .with("identifier", Value::Index(identifier.into()))
                .with("count", Value::Count(devices.len() as u64))
        })?;
    call.handle_of(device).map(ze_device_handle_t)
}

pub(crate) unsafe fn zerGetDefaultContext(call: &Call<'_>) -> ApiResult<ze_context_handle_t> {
    let context = call.runtime()?.driver().default_context();
    call.handle_of(context).map(ze_context_handle_t)
}
