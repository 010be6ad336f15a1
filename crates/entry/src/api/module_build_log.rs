//! Module build logs.

use std::ffi::c_char;

use zemu_abi::*;
use zemu_diag::{Value, rules};
use zemu_driver::{ApiError, ApiResult, ModuleBuildLog};

use crate::boundary::{Call, output};

pub(crate) unsafe fn zeModuleBuildLogDestroy(
    call: &Call<'_>,
    hModuleBuildLog: ze_module_build_log_handle_t,
) -> ApiResult {
    call.destroy::<ModuleBuildLog>(hModuleBuildLog.0, "hModuleBuildLog")
        .map(|_| ())
}

pub(crate) unsafe fn zeModuleBuildLogGetString(
    call: &Call<'_>,
    hModuleBuildLog: ze_module_build_log_handle_t,
    pSize: *mut usize,
    pBuildLog: *mut c_char,
) -> ApiResult {
    let log = call.get::<ModuleBuildLog>(hModuleBuildLog.0, "hModuleBuildLog")?;
    // SAFETY: the caller's size.
    let given = unsafe { pSize.read_unaligned() };
    // SAFETY: the caller's size and buffer.
    if unsafe { output::text(pSize, pBuildLog, log.text().as_bytes()) } {
        return Ok(());
    }
    // A log that is cut off is not the log.
    Err(
        ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::call::OUTPUT_SIZE)
            .with("function", Value::Function(call.function()))
            .with("argument", Value::Name("pBuildLog"))
            .with("needed", Value::Bytes(log.text().len() as u64 + 1))
            .with("given", Value::Bytes(given as u64)),
    )
}
