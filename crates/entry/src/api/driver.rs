//! The driver: versions, properties, extensions.

use std::ffi::{c_char, c_void};

use zemu_abi::*;
use zemu_diag::{Value, rules};
use zemu_driver::{ApiError, ApiResult, Driver};
use zemu_profile::fill;

use super::c_text;
use crate::boundary::{Call, output};

/// The handles of all drivers: one.
pub(crate) fn driver_handles(call: &Call<'_>) -> ApiResult<Vec<ze_driver_handle_t>> {
    let driver = call.runtime()?.driver();
    Ok(vec![ze_driver_handle_t(call.handle_of(driver)?)])
}

pub(crate) unsafe fn zeDriverGet(
    call: &Call<'_>,
    pCount: *mut u32,
    phDrivers: *mut ze_driver_handle_t,
) -> ApiResult {
    // SAFETY: the caller's count and array.
    unsafe { output::fill(pCount, phDrivers, driver_handles(call)?.into_iter()) };
    Ok(())
}

pub(crate) unsafe fn zeDriverGetApiVersion(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    version: *mut ze_api_version_t,
) -> ApiResult {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(version, fill::api_version(&driver.core().profile)) };
    Ok(())
}

pub(crate) unsafe fn zeDriverGetProperties(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    pDriverProperties: *mut ze_driver_properties_t,
) -> ApiResult {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    let profile = &driver.core().profile;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pDriverProperties.read_unaligned() };
    let links = call.checked_chain(
        "pDriverProperties",
        "ze_driver_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    fill::driver_properties(profile, &mut out);
    for link in links {
        match ze_structure_type_t(link.stype) {
            ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES => {
                link.update(|s| fill::driver_ddi_handles(profile, s));
            }
            ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES => {
                link.update(|s| fill::driver_memory_free(profile, s));
            }
            _ => {}
        }
    }
    // SAFETY: the caller's structure.
    unsafe { output::write(pDriverProperties, out) };
    Ok(())
}

pub(crate) unsafe fn zeDriverGetIpcProperties(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    pIpcProperties: *mut ze_driver_ipc_properties_t,
) -> ApiResult {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pIpcProperties.read_unaligned() };
    call.checked_chain(
        "pIpcProperties",
        "ze_driver_ipc_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    fill::ipc_properties(&driver.core().profile, &mut out);
    // SAFETY: the caller's structure.
    unsafe { output::write(pIpcProperties, out) };
    Ok(())
}

pub(crate) unsafe fn zeDriverGetExtensionProperties(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    pCount: *mut u32,
    pExtensionProperties: *mut ze_driver_extension_properties_t,
) -> ApiResult {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    let profile = &driver.core().profile;
    let one = |i| {
        let mut out = ze_driver_extension_properties_t::ZEROED;
        fill::extension_properties(profile, i, &mut out);
        out
    };
    // SAFETY: the caller's count and array.
    unsafe {
        output::fill(
            pCount,
            pExtensionProperties,
            (0..profile.extensions.len()).map(one),
        )
    };
    Ok(())
}

pub(crate) unsafe fn zeDriverGetExtensionFunctionAddress(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    name: *const c_char,
    ppFunctionAddress: *mut *mut c_void,
) -> ApiResult {
    call.get::<Driver>(hDriver.0, "hDriver")?;
    // SAFETY: the caller's string.
    let name = unsafe { c_text(name) }.unwrap_or_default();
    let found = crate::extension::function(&name);
    // SAFETY: the caller's pointer.
    unsafe { output::write(ppFunctionAddress, found.unwrap_or(std::ptr::null_mut())) };
    // The name is of a function that the driver has.
    found.map(|_| ()).ok_or_else(|| {
        ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::call::UNKNOWN_FUNCTION)
            .with("name", Value::Text(name))
    })
}

pub(crate) unsafe fn zeDriverGetLastErrorDescription(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    ppString: *mut *const c_char,
) -> ApiResult {
    call.get::<Driver>(hDriver.0, "hDriver")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(ppString, crate::boundary::last_error()) };
    Ok(())
}

pub(crate) unsafe fn zeDriverGetDefaultContext(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
) -> ApiResult<ze_context_handle_t> {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    Ok(ze_context_handle_t(call.handle_of(driver.default_context())?))
}
