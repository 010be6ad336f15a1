//! Memory: allocation, queries, free, imports of the application's own pages, leaks.

mod allocations;
mod imports;
mod leaks;
mod refusals;

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};

use serde_json::Value;
use zemu_abi::*;
use zemu_tests::call;
use zemu_tests::fixture::*;
use zemu_tests::library::control;

const ARGUMENT: ze_result_t = ZE_RESULT_ERROR_INVALID_ARGUMENT;
const UNSUPPORTED_SIZE: ze_result_t = ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
const PAGE: usize = 4 << 10;
const LARGE_PAGE: usize = 2 << 20;
const GIB: usize = 1 << 30;

fn address(value: usize) -> *mut c_void {
    ptr::without_provenance_mut(value)
}

/// Whether kernels and copies use the import: each word is doubled by adding it to itself.
#[track_caller]
fn works(f: &Fixture, import: *mut c_void, size: usize) {
    let count = size / 4;
    let (list, values) = (f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER), vec![1.5_f32; count]);
    write(import, &values);
    let kernel = f.saxpy(import, import, 1.0, u32::try_from(count).expect("small"));
    launch(
        list,
        kernel,
        [u32::try_from(count / 64).expect("small"), 1, 1],
        NO_EVENT,
        &[],
    );
    finish(list);
    assert!(read::<f32>(import, count).iter().all(|v| *v == 3.0));
    let (properties, device) = f.properties(import.wrapping_byte_add(size - 1));
    assert_eq!(
        (properties.r#type, properties.pageSize),
        (ZE_MEMORY_TYPE_HOST_IMPORTED, PAGE as u64)
    );
    assert!(device.is_null());
    assert_eq!(f.range(import), (import, size));
    assert_eq!(
        f.properties(import.wrapping_byte_add(size)).0.r#type,
        ZE_MEMORY_TYPE_UNKNOWN
    );
    f.free(import);
    assert!(
        read::<f32>(import, count).iter().all(|v| *v == 3.0),
        "zeMemFree leaves the pages as they are"
    );
    assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
}

#[repr(align(4096))]
struct Aligned<T>(T);

/// An import that is refused, after which nothing is known of the pointer.
#[track_caller]
fn bad_import(f: &Fixture, code: ze_result_t, rule: &str, pages: *mut c_void, size: usize) -> Value {
    let mut pointer = ptr::null_mut();
    let finding = refused(code, rule, || {
        let (code, got) = f.try_import(pages, size, 0);
        pointer = got;
        code
    });
    assert!(pointer.is_null(), "a refused import gives null: {pointer:?}");
    finding
}

#[track_caller]
fn field(finding: &Value, name: &str) -> String {
    finding["fields"]
        .get(name)
        .unwrap_or_else(|| panic!("{name} in {finding}"))
        .to_string()
}
