//! The loader's own names, as clients with a static front end and tools look them up.
//!
//! There is one driver and no layer, so versions are constants, handles need no translation, tear-down never happens,
//! and tracing is refused.

#![allow(unsafe_code, reason = "exported C names")]
#![allow(
    clippy::missing_safety_doc,
    reason = "the C caller's contract is the loader's documentation"
)]

use std::ffi::{c_char, c_int, c_void};

use zemu_abi::*;

/// The loader version that the drop-in stands in for. Clients refuse a major version other than 1 and use
/// `zeInitDrivers` from minor 19 on.
const VERSION: zel_version_t = zel_version_t {
    major: 1,
    minor: 32,
    patch: 0,
};

/// `zel_version_t`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zel_version_t {
    major: c_int,
    minor: c_int,
    patch: c_int,
}

/// `zel_component_version_t`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct zel_component_version_t {
    component_name: [c_char; 64],
    spec_version: ze_api_version_t,
    component_lib_version: zel_version_t,
}

/// The answer of every function of the tracing layer, with the finding that names `function`.
pub fn unsupported(function: &'static str) -> ze_result_t {
    zemu_entry::unsupported_loader_function(function)
}

fn component() -> zel_component_version_t {
    let mut component_name = [0; 64];
    for (to, from) in component_name.iter_mut().zip(b"loader") {
        *to = c_char::from_ne_bytes([*from]);
    }
    zel_component_version_t {
        component_name,
        spec_version: ZE_API_VERSION_CURRENT,
        component_lib_version: VERSION,
    }
}

/// Lists the components: the one that stands in for the loader.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderGetVersions(
    num_elems: *mut usize,
    versions: *mut zel_component_version_t,
) -> ze_result_t {
    if num_elems.is_null() {
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if !versions.is_null() {
        // SAFETY: the caller passes how many elements there is room for.
        if unsafe { num_elems.read_unaligned() } == 0 {
            return ZE_RESULT_ERROR_INVALID_SIZE;
        }
        // SAFETY: there is room for at least one.
        unsafe { versions.write_unaligned(component()) };
    }
    // SAFETY: not null, and the caller's.
    unsafe { num_elems.write_unaligned(1) };
    ZE_RESULT_SUCCESS
}

/// As [`zelLoaderGetVersions`], for static front ends.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderGetVersionsInternal(
    num_elems: *mut usize,
    versions: *mut zel_component_version_t,
) -> ze_result_t {
    // SAFETY: the same contract.
    unsafe { zelLoaderGetVersions(num_elems, versions) }
}

/// The version of one component.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderGetVersion(version: *mut zel_component_version_t) -> ze_result_t {
    if version.is_null() {
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    // SAFETY: not null, and the caller's.
    unsafe { version.write_unaligned(component()) };
    ZE_RESULT_SUCCESS
}

/// The loader's version.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelGetLoaderVersion(version: *mut zel_component_version_t) -> ze_result_t {
    // SAFETY: the same contract.
    unsafe { zelLoaderGetVersion(version) }
}

/// Handles are the driver's own, so the translation is the identity.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderTranslateHandle(
    _kind: u32,
    handle: *mut c_void,
    out: *mut *mut c_void,
) -> ze_result_t {
    if handle.is_null() || out.is_null() {
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    // SAFETY: not null, and the caller's.
    unsafe { out.write_unaligned(handle) };
    ZE_RESULT_SUCCESS
}

/// As [`zelLoaderTranslateHandle`], for static front ends.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderTranslateHandleInternal(
    kind: u32,
    handle: *mut c_void,
    out: *mut *mut c_void,
) -> ze_result_t {
    // SAFETY: the same contract.
    unsafe { zelLoaderTranslateHandle(kind, handle, out) }
}

/// Nothing is to be made ready.
#[unsafe(no_mangle)]
pub extern "C" fn zeLoaderInit() -> ze_result_t {
    ZE_RESULT_SUCCESS
}

/// There is no tracing layer.
#[unsafe(no_mangle)]
pub extern "C" fn zeLoaderGetTracingHandle() -> *mut c_void {
    std::ptr::null_mut()
}

/// There is no context to share with a static front end.
#[unsafe(no_mangle)]
pub extern "C" fn zelLoaderGetContext() -> *mut c_void {
    std::ptr::null_mut()
}

/// There is no tracing layer to make ready.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderTracingLayerInit(_table: *mut c_void) -> ze_result_t {
    ZE_RESULT_SUCCESS
}

/// There is no tracing layer to make ready.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderZerTracingLayerInit(_table: *mut c_void) -> ze_result_t {
    ZE_RESULT_SUCCESS
}

/// The one driver is always there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelLoaderDriverCheck(
    _flags: u32,
    _desc: *mut c_void,
    _global: *mut c_void,
    _sysman: *mut c_void,
    _required: *mut bool,
    _init_drivers: bool,
) -> ze_result_t {
    ZE_RESULT_SUCCESS
}

/// A driver's tear-down does not concern the loader here.
#[unsafe(no_mangle)]
pub extern "C" fn zelSetDriverTeardown() -> ze_result_t {
    ZE_RESULT_SUCCESS
}

/// There is nothing to delay.
#[unsafe(no_mangle)]
pub extern "C" fn zelSetDelayLoaderContextTeardown() {}

/// There is nothing to tear down.
#[unsafe(no_mangle)]
pub extern "C" fn zelLoaderContextTeardown() {}

/// The library keeps answering until the process has gone.
#[unsafe(no_mangle)]
pub extern "C" fn zelCheckIsLoaderInTearDown() -> bool {
    false
}

/// Takes a call-back for a tear-down that never comes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelRegisterTeardownCallback(
    _application: *const c_void,
    _loader: *mut *const c_void,
    index: *mut u32,
) -> ze_result_t {
    if !index.is_null() {
        // SAFETY: not null, and the caller's.
        unsafe { index.write_unaligned(0) };
    }
    ZE_RESULT_SUCCESS
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub extern "C" fn zelEnableTracingLayer() -> ze_result_t {
    unsupported("zelEnableTracingLayer")
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub extern "C" fn zelDisableTracingLayer() -> ze_result_t {
    unsupported("zelDisableTracingLayer")
}

/// Tracing is off.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelGetTracingLayerState(enabled: *mut bool) -> ze_result_t {
    if enabled.is_null() {
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    // SAFETY: not null, and the caller's.
    unsafe { enabled.write(false) };
    ZE_RESULT_SUCCESS
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerCreate(_desc: *const c_void, _tracer: *mut *mut c_void) -> ze_result_t {
    unsupported("zelTracerCreate")
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerDestroy(_tracer: *mut c_void) -> ze_result_t {
    unsupported("zelTracerDestroy")
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerSetPrologues(_tracer: *mut c_void, _callbacks: *mut c_void) -> ze_result_t {
    unsupported("zelTracerSetPrologues")
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerSetEpilogues(_tracer: *mut c_void, _callbacks: *mut c_void) -> ze_result_t {
    unsupported("zelTracerSetEpilogues")
}

/// Tracing is not supported.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelTracerSetEnabled(_tracer: *mut c_void, _enable: u8) -> ze_result_t {
    unsupported("zelTracerSetEnabled")
}

/// `zel_tracer_dditable_t`.
#[repr(C)]
#[derive(Debug)]
pub struct zel_tracer_dditable_t {
    entries: [*const c_void; 5],
}

/// Fills the tracing layer's table. Static front ends do not start without it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zelGetTracerApiProcAddrTable(
    version: ze_api_version_t,
    table: *mut zel_tracer_dditable_t,
) -> ze_result_t {
    if table.is_null() {
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if version.0 >> 16 != ZE_API_VERSION_CURRENT.0 >> 16 {
        return ZE_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    let entries = [
        zelTracerCreate as *const c_void,
        zelTracerDestroy as *const c_void,
        zelTracerSetPrologues as *const c_void,
        zelTracerSetEpilogues as *const c_void,
        zelTracerSetEnabled as *const c_void,
    ];
    // SAFETY: not null, and the caller's.
    unsafe { table.write_unaligned(zel_tracer_dditable_t { entries }) };
    ZE_RESULT_SUCCESS
}
