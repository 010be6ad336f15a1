//! Chains of descriptors, laid out in memory from any bytes, for every call that reads one and allocates or creates
//! something: no chain may crash the program, and what was made can be given back.

#![no_main]

extern crate zemu_control as _;
extern crate zemu_entry as _;

use std::ffi::c_void;
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use zemu_abi::*;
use zemu_tests::arena::{Arena, Protection};
use zemu_tests::generators::Chain;

unsafe extern "C" {
    fn zeInit(flags: ze_init_flags_t) -> ze_result_t;
    fn zeDriverGet(count: *mut u32, drivers: *mut ze_driver_handle_t) -> ze_result_t;
    fn zeDeviceGet(
        driver: ze_driver_handle_t,
        count: *mut u32,
        devices: *mut ze_device_handle_t,
    ) -> ze_result_t;
    fn zeContextCreate(
        driver: ze_driver_handle_t,
        desc: *const ze_context_desc_t,
        context: *mut ze_context_handle_t,
    ) -> ze_result_t;
    fn zeContextDestroy(context: ze_context_handle_t) -> ze_result_t;
    fn zeMemAllocHost(
        context: ze_context_handle_t,
        desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        out: *mut *mut c_void,
    ) -> ze_result_t;
    fn zeMemAllocDevice(
        context: ze_context_handle_t,
        desc: *const ze_device_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        device: ze_device_handle_t,
        out: *mut *mut c_void,
    ) -> ze_result_t;
    fn zeMemAllocShared(
        context: ze_context_handle_t,
        device_desc: *const ze_device_mem_alloc_desc_t,
        host_desc: *const ze_host_mem_alloc_desc_t,
        size: usize,
        alignment: usize,
        device: ze_device_handle_t,
        out: *mut *mut c_void,
    ) -> ze_result_t;
    fn zeMemFree(context: ze_context_handle_t, pointer: *mut c_void) -> ze_result_t;
    fn zemu_reset();
}

/// The leak checker does not search mapped memory, where the handle table keeps its objects, and asks this first.
#[unsafe(no_mangle)]
extern "C" fn __lsan_is_turned_off() -> i32 {
    1
}

/// What every input starts with.
struct Ready {
    /// Pages at an address that the seeds know, so that an import can succeed.
    _pages: Arena,
    driver: ze_driver_handle_t,
    device: ze_device_handle_t,
    context: ze_context_handle_t,
}

// SAFETY: handles may be used on any thread.
unsafe impl Send for Ready {}
// SAFETY: as above.
unsafe impl Sync for Ready {}

fn ready() -> &'static Ready {
    static READY: OnceLock<Ready> = OnceLock::new();
    READY.get_or_init(|| {
        let (mut driver, mut device) = (ze_driver_handle_t::ZEROED, ze_device_handle_t::ZEROED);
        let mut context = ze_context_handle_t::ZEROED;
        let desc = ze_context_desc_t::default();
        let mut count = 1;
        // SAFETY: the calls of any program, with room for what they write.
        let answers = unsafe {
            [
                zeInit(0),
                zeDriverGet(&raw mut count, &raw mut driver),
                zeDeviceGet(driver, &raw mut count, &raw mut device),
                zeContextCreate(driver, &raw const desc, &raw mut context),
            ]
        };
        assert_eq!(answers, [ZE_RESULT_SUCCESS; 4]);
        let pages = Arena::map(vec![Protection::ReadWrite; 16]).expect("the arena can be mapped");
        Ready {
            _pages: pages,
            driver,
            device,
            context,
        }
    })
}

fuzz_target!(|data: &[u8]| {
    let Some((head, rest)) = data.split_first_chunk::<6>() else {
        return;
    };
    let [call, size, shift, alignment, flags, base] = *head;
    let chain = Chain::from_bytes(rest);
    let memory = chain.lay_out();
    let next = memory.start();
    let ready = ready();
    // Sizes of all magnitudes; what is promised is not touched.
    let size = usize::from(size) << (shift % 64);
    let alignment = if alignment < 64 {
        1 << alignment
    } else {
        usize::from(alignment) - 64
    };
    // Mostly the right structure type.
    let stype = |right: ze_structure_type_t| {
        if base < 240 {
            right
        } else {
            ze_structure_type_t(base.into())
        }
    };
    let host = ze_host_mem_alloc_desc_t {
        stype: stype(ze_host_mem_alloc_desc_t::STYPE),
        pNext: next,
        flags: flags.into(),
    };
    let device = ze_device_mem_alloc_desc_t {
        stype: stype(ze_device_mem_alloc_desc_t::STYPE),
        pNext: next,
        flags: flags.into(),
        ordinal: (flags >> 7).into(),
    };
    let mut pointer: *mut c_void = std::ptr::null_mut();
    let out = &raw mut pointer;
    let (context, on) = (ready.context, ready.device);
    // SAFETY: descriptors and room for results are this target's; the chain behind them may be anything.
    let answer = unsafe {
        match call % 6 {
            0 | 1 => zeMemAllocHost(context, &raw const host, size, alignment, out),
            2 => zeMemAllocDevice(context, &raw const device, size, alignment, on, out),
            3 => zeMemAllocShared(
                context,
                &raw const device,
                &raw const host,
                size,
                alignment,
                on,
                out,
            ),
            4 => {
                let no_device = ze_device_handle_t::ZEROED;
                zeMemAllocShared(
                    context,
                    &raw const device,
                    &raw const host,
                    size,
                    alignment,
                    no_device,
                    out,
                )
            }
            _ => {
                let desc = ze_context_desc_t {
                    stype: stype(ze_context_desc_t::STYPE),
                    pNext: next,
                    flags: flags.into(),
                };
                let mut made = ze_context_handle_t::ZEROED;
                let answer = zeContextCreate(ready.driver, &raw const desc, &raw mut made);
                if answer == ZE_RESULT_SUCCESS {
                    assert_eq!(zeContextDestroy(made), ZE_RESULT_SUCCESS);
                }
                answer
            }
        }
    };
    if !pointer.is_null() {
        assert_eq!(answer, ZE_RESULT_SUCCESS, "a refusal gave a pointer");
        // SAFETY: it was just allocated.
        assert_eq!(unsafe { zeMemFree(context, pointer) }, ZE_RESULT_SUCCESS);
    }
    assert_ne!(
        answer, ZE_RESULT_ERROR_UNKNOWN,
        "a panic was caught at the boundary"
    );
    // Findings would pile up.
    // SAFETY: takes nothing.
    unsafe { zemu_reset() };
});
