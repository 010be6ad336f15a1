//! Programs that call wrongly: each gets the documented code and one finding that names the mistake, and nothing crashes.

use std::ffi::{CString, c_void};
use std::ptr;

use zemu_abi::*;
use zemu_tests::call;
use zemu_tests::fixture::*;

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

// Modules.

/// What a module that cannot be built answers, and its log.
#[track_caller]
fn build_failure(f: &Fixture, spirv: &[u8]) -> String {
    let mut log = String::new();
    let finding = refused(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "ZEMU-MOD-0001", || {
        let (code, module, text) = f.try_module(spirv);
        assert!(module.is_null(), "a failed build writes no handle");
        log = text;
        code
    });
    let reason = finding["fields"]["reason"].as_str().expect("a reason").to_owned();
    assert!(
        log.contains(&reason),
        "the log {log:?} has the finding's words {reason:?}"
    );
    log
}

#[test]
fn junk_is_no_module() {
    alone(|| {
        let f = Fixture::new();
        let log = build_failure(&f, b"this is not SPIR-V, whatever the format says....");
        assert!(log.contains("magic number"), "{log}");
        assert!(log.contains("word 0"), "the log says where: {log}");
        build_failure(&f, &[0]);
        build_failure(&f, &[0x03, 0x02, 0x23, 0x07]);
    });
}

#[test]
fn a_truncated_module_names_the_word() {
    alone(|| {
        let f = Fixture::new();
        let whole = kernel_file("saxpy.spv");
        for words in [3, 6, 100, whole.len() / 8, whole.len() / 4 - 1] {
            let log = build_failure(&f, &whole[..words * 4]);
            assert!(log.contains("word "), "cut after {words} words: {log}");
        }
        let log = build_failure(&f, &whole[..whole.len() - 2]);
        assert!(log.contains("multiple of 4"), "{log}");
    });
}

/// Where the first instruction of an opcode ends and begins, in words.
fn after(spirv: &[u8], opcode: u32) -> (usize, usize) {
    let words: Vec<u32> = spirv
        .chunks_exact(4)
        .map(|w| u32::from_le_bytes(w.try_into().expect("four")))
        .collect();
    let mut at = 5;
    while words[at] & 0xffff != opcode {
        at += usize::try_from(words[at] >> 16).expect("sixteen bits");
    }
    (at + usize::try_from(words[at] >> 16).expect("sixteen bits"), at)
}

#[test]
fn every_cut_of_a_module_is_survived() {
    alone(|| {
        let f = Fixture::new();
        let whole = kernel_file("saxpy.spv");
        let mut accepted = Vec::new();
        for words in 1..whole.len() / 4 {
            let (code, module, log) = f.try_module(&whole[..words * 4]);
            if code == ZE_RESULT_SUCCESS {
                accepted.push(words);
            } else {
                answers(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, code);
                assert!(
                    module.is_null() && log.contains("word "),
                    "cut after {words} words: {log}"
                );
            }
        }
        // A module has a memory model and may have no entry point, so it may end between those two. Nowhere else.
        let (model, entry) = (after(&whole, 14), after(&whole, 15));
        assert!(
            accepted.iter().all(|w| (model.0..=entry.1).contains(w)),
            "{accepted:?}, {model:?}, {entry:?}"
        );
    });
}

#[test]
fn a_native_binary_is_refused() {
    alone(|| {
        let f = Fixture::new();
        refused(ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, "ZEMU-MOD-0005", || {
            let desc = ze_module_desc_t {
                format: ZE_MODULE_FORMAT_NATIVE,
                inputSize: 4,
                pInputModule: b"\x7fELF".as_ptr(),
                ..Default::default()
            };
            let mut module = ze_module_handle_t::ZEROED;
            call!(zeModuleCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut module,
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn an_unknown_specialization_constant_is_named() {
    alone(|| {
        let f = Fixture::new();
        let spirv = kernel_file("asm/spec_constants.spv");
        let value = 1_u64;
        let (id, mut pointer) = (4_000_000_u32, (&raw const value).cast::<c_void>());
        let constants = ze_module_constants_t {
            numConstants: 1,
            pConstantIds: &raw const id,
            pConstantValues: &raw mut pointer,
        };
        let desc = ze_module_desc_t {
            format: ZE_MODULE_FORMAT_IL_SPIRV,
            inputSize: spirv.len(),
            pInputModule: spirv.as_ptr(),
            pConstants: &raw const constants,
            ..Default::default()
        };
        let finding = refused(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "ZEMU-MOD-0003", || {
            let mut module = ze_module_handle_t::ZEROED;
            call!(zeModuleCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut module,
                ptr::null_mut()
            ))
        });
        assert!(
            finding["message"].as_str().expect("text").contains("4000000"),
            "{finding}"
        );
    });
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_module_desc_t {
            format: ZE_MODULE_FORMAT_IL_SPIRV,
            inputSize: 4,
            pInputModule: b"junk".as_ptr(),
            ..Default::default()
        };
        let (mut module, mut log) = (ze_module_handle_t::ZEROED, ze_module_build_log_handle_t::ZEROED);
        answers(
            ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
            call!(zeModuleCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut module,
                &raw mut log
            )),
        );
        let mut bytes = [0x55_u8; 8];
        let mut size = 4;
        refused(ARGUMENT, "ZEMU-CALL-0006", || {
            call!(zeModuleBuildLogGetString(
                log,
                &raw mut size,
                bytes.as_mut_ptr().cast()
            ))
        });
        assert_eq!(bytes[4..], [0x55; 4], "nothing is written behind the end");
    });
}

// Kernels.

#[test]
fn an_unknown_kernel_names_the_nearest() {
    alone(|| {
        let f = Fixture::new();
        let module = f.module(&kernel_file("saxpy.spv"));
        let finding = refused(ZE_RESULT_ERROR_INVALID_KERNEL_NAME, "ZEMU-MOD-0002", || {
            let desc = ze_kernel_desc_t {
                pKernelName: c"saxpi".as_ptr(),
                ..Default::default()
            };
            let mut kernel = ze_kernel_handle_t::ZEROED;
            call!(zeKernelCreate(module, &raw const desc, &raw mut kernel))
        });
        assert!(
            finding["message"].as_str().expect("text").contains("saxpy"),
            "{finding}"
        );
        for name in ["", "SAXPY", "saxpy ", "\u{e4}\u{20ac}"] {
            let name = CString::new(name).expect("no null");
            refused(ZE_RESULT_ERROR_INVALID_KERNEL_NAME, "ZEMU-MOD-0002", || {
                let desc = ze_kernel_desc_t {
                    pKernelName: name.as_ptr(),
                    ..Default::default()
                };
                let mut kernel = ze_kernel_handle_t::ZEROED;
                call!(zeKernelCreate(module, &raw const desc, &raw mut kernel))
            });
        }
    });
}

#[test]
fn an_unknown_global_variable_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let module = f.module(&kernel_file("saxpy.spv"));
        refused(ZE_RESULT_ERROR_INVALID_GLOBAL_NAME, "ZEMU-MOD-0011", || {
            let (mut size, mut pointer) = (0, ptr::null_mut());
            call!(zeModuleGetGlobalPointer(
                module,
                c"none".as_ptr(),
                &raw mut size,
                &raw mut pointer
            ))
        });
    });
}

#[test]
fn a_wrong_argument_index_is_refused() {
    alone(|| {
        let kernel = saxpy_kernel(&Fixture::new());
        for index in [4, 5, u32::MAX] {
            refused(
                ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
                "ZEMU-KRN-0001",
                || call!(zeKernelSetArgumentValue(kernel, index, 8, ptr::null())),
            );
        }
    });
}

#[test]
fn a_wrong_argument_size_is_refused() {
    alone(|| {
        let kernel = saxpy_kernel(&Fixture::new());
        let value = [0_u64; 4];
        for (index, size) in [(0, 4), (0, 16), (2, 8), (2, 0), (3, 2), (3, usize::MAX)] {
            refused(
                ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
                "ZEMU-KRN-0002",
                || {
                    call!(zeKernelSetArgumentValue(
                        kernel,
                        index,
                        size,
                        value.as_ptr().cast()
                    ))
                },
            );
        }
    });
}

#[test]
fn local_memory_has_a_size_and_no_value() {
    alone(|| {
        let f = Fixture::new();
        let kernel = f.kernel(f.module(&kernel_file("reduce.spv")), "reduce");
        let value = [0_u64; 4];
        for (size, pointer) in [(8, value.as_ptr().cast()), (0, ptr::null())] {
            refused(
                ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
                "ZEMU-KRN-0014",
                || call!(zeKernelSetArgumentValue(kernel, 2, size, pointer)),
            );
        }
    });
}

#[test]
fn a_group_size_of_zero_is_refused() {
    alone(|| {
        let kernel = saxpy_kernel(&Fixture::new());
        for [x, y, z] in [[0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 0, 0]] {
            refused(
                ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION,
                "ZEMU-KRN-0004",
                || call!(zeKernelSetGroupSize(kernel, x, y, z)),
            );
        }
    });
}

#[test]
fn a_group_size_over_the_limit_is_refused() {
    alone(|| {
        let kernel = saxpy_kernel(&Fixture::new());
        let most = u32::MAX;
        for [x, y, z] in [
            [1025, 1, 1],
            [1, 1, 1025],
            [32, 32, 2],
            [most, most, most],
            [1 << 31, 2, 1],
        ] {
            refused(
                ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION,
                "ZEMU-KRN-0005",
                || call!(zeKernelSetGroupSize(kernel, x, y, z)),
            );
        }
        ok(call!(zeKernelSetGroupSize(kernel, 32, 32, 1)));
    });
}

#[test]
fn a_launch_with_unset_arguments_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let kernel = saxpy_kernel(&f);
        ok(call!(zeKernelSetGroupSize(kernel, 64, 1, 1)));
        let (list, count) = (f.immediate(0), groups(1, 1, 1));
        set(kernel, 0, &f.host(256));
        for (index, lacks) in [(1, 1_u64), (2, 2), (3, 3)] {
            let finding = refused(ARGUMENT, "ZEMU-KRN-0003", || {
                call!(zeCommandListAppendLaunchKernel(
                    list,
                    kernel,
                    &raw const count,
                    NO_EVENT,
                    0,
                    ptr::null_mut()
                ))
            });
            assert_eq!(finding["fields"]["index"], lacks, "{finding}");
            match index {
                1 => set(kernel, 1, &f.host(256)),
                2 => set(kernel, 2, &1.0_f32),
                _ => set(kernel, 3, &64_u32),
            }
        }
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
    });
}

#[test]
fn a_launch_without_a_group_size_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let kernel = saxpy_kernel(&f);
        set(kernel, 0, &f.host(256));
        set(kernel, 1, &f.host(256));
        set(kernel, 2, &1.0_f32);
        set(kernel, 3, &64_u32);
        let (list, count) = (f.immediate(0), groups(1, 1, 1));
        refused(ARGUMENT, "ZEMU-KRN-0007", || {
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn a_launch_of_no_groups_does_nothing_and_is_noted() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(256);
        let kernel = f.saxpy(memory, memory, 1.0, 64);
        let list = f.immediate(0);
        refused(ZE_RESULT_SUCCESS, "ZEMU-KRN-0008", || {
            let count = groups(0, 1, 1);
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        finish(list);
    });
}

#[test]
fn more_local_memory_than_the_device_has_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let kernel = f.kernel(f.module(&kernel_file("reduce.spv")), "reduce");
        set(kernel, 0, &f.host(1024));
        set(kernel, 1, &f.host(1024));
        ok(call!(zeKernelSetArgumentValue(
            kernel,
            2,
            (64 << 10) + 4,
            ptr::null()
        )));
        ok(call!(zeKernelSetGroupSize(kernel, 256, 1, 1)));
        let list = f.immediate(0);
        refused(ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, "ZEMU-KRN-0013", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn pointer_arguments_into_no_allocation_are_noted() {
    alone(|| {
        let f = Fixture::new();
        let own = vec![0_f32; 64];
        let good = f.host(256);
        let list = f.immediate(0);
        let kernel = f.saxpy(own.as_ptr().cast_mut().cast(), good, 1.0, 0);
        refused(ZE_RESULT_SUCCESS, "ZEMU-KRN-0010", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        finish(list);
        let gone = f.host(256);
        f.free(gone);
        set(kernel, 0, &gone);
        refused(ZE_RESULT_SUCCESS, "ZEMU-KRN-0011", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        finish(list);
        let foreign = f.elsewhere().host(256);
        set(kernel, 0, &foreign);
        refused(ZE_RESULT_SUCCESS, "ZEMU-KRN-0012", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        finish(list);
    });
}

#[test]
fn arguments_that_are_not_there_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (kernel, list) = (saxpy_kernel(&f), f.immediate(0));
        let size = ze_group_size_t {
            groupSizeX: 64,
            groupSizeY: 1,
            groupSizeZ: 1,
        };
        refused(ARGUMENT, "ZEMU-KRN-0003", || {
            call!(zeCommandListAppendLaunchKernelWithArguments(
                list,
                kernel,
                groups(1, 1, 1),
                size,
                ptr::null_mut(),
                ptr::null(),
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
    });
}

// Handles.

type OneHandle = (&'static str, fn(*mut c_void) -> ze_result_t);

/// Calls whose first parameter is a handle, with good values for the rest, by what kind of handle they want.
const ON_CONTEXT: &[OneHandle] = &[
    ("zeContextDestroy", |h| {
        call!(zeContextDestroy(ze_context_handle_t(h)))
    }),
    ("zeContextGetStatus", |h| {
        call!(zeContextGetStatus(ze_context_handle_t(h)))
    }),
    ("zeMemFree", |h| {
        call!(zeMemFree(ze_context_handle_t(h), address(0x1000)))
    }),
    ("zeMemAllocHost", |h| {
        let (desc, mut pointer) = (ze_host_mem_alloc_desc_t::default(), ptr::null_mut());
        call!(zeMemAllocHost(
            ze_context_handle_t(h),
            &raw const desc,
            64,
            0,
            &raw mut pointer
        ))
    }),
];
const ON_DEVICE: &[OneHandle] = &[
    ("zeDeviceGetStatus", |h| {
        call!(zeDeviceGetStatus(ze_device_handle_t(h)))
    }),
    ("zeDeviceGetProperties", |h| {
        let mut properties = ze_device_properties_t::default();
        call!(zeDeviceGetProperties(ze_device_handle_t(h), &raw mut properties))
    }),
    ("zeDeviceGetSubDevices", |h| {
        let mut count = 0;
        call!(zeDeviceGetSubDevices(
            ze_device_handle_t(h),
            &raw mut count,
            ptr::null_mut()
        ))
    }),
];
const ON_DRIVER: &[OneHandle] = &[("zeDriverGetApiVersion", |h| {
    let mut version = ze_api_version_t::ZEROED;
    call!(zeDriverGetApiVersion(ze_driver_handle_t(h), &raw mut version))
})];
const ON_LIST: &[OneHandle] = &[
    ("zeCommandListClose", |h| {
        call!(zeCommandListClose(ze_command_list_handle_t(h)))
    }),
    ("zeCommandListReset", |h| {
        call!(zeCommandListReset(ze_command_list_handle_t(h)))
    }),
    ("zeCommandListDestroy", |h| {
        call!(zeCommandListDestroy(ze_command_list_handle_t(h)))
    }),
    ("zeCommandListAppendBarrier", |h| {
        call!(zeCommandListAppendBarrier(
            ze_command_list_handle_t(h),
            NO_EVENT,
            0,
            ptr::null_mut()
        ))
    }),
    ("zeCommandListHostSynchronize", |h| {
        call!(zeCommandListHostSynchronize(ze_command_list_handle_t(h), 0))
    }),
];
const ON_QUEUE: &[OneHandle] = &[
    ("zeCommandQueueSynchronize", |h| {
        call!(zeCommandQueueSynchronize(ze_command_queue_handle_t(h), 0))
    }),
    ("zeCommandQueueDestroy", |h| {
        call!(zeCommandQueueDestroy(ze_command_queue_handle_t(h)))
    }),
];
const ON_FENCE: &[OneHandle] = &[
    ("zeFenceReset", |h| call!(zeFenceReset(ze_fence_handle_t(h)))),
    ("zeFenceHostSynchronize", |h| {
        call!(zeFenceHostSynchronize(ze_fence_handle_t(h), FOREVER))
    }),
];
const ON_EVENT: &[OneHandle] = &[
    ("zeEventHostSignal", |h| {
        call!(zeEventHostSignal(ze_event_handle_t(h)))
    }),
    ("zeEventHostSynchronize", |h| {
        call!(zeEventHostSynchronize(ze_event_handle_t(h), FOREVER))
    }),
    ("zeEventDestroy", |h| call!(zeEventDestroy(ze_event_handle_t(h)))),
];
const ON_POOL: &[OneHandle] = &[("zeEventPoolDestroy", |h| {
    call!(zeEventPoolDestroy(ze_event_pool_handle_t(h)))
})];
const ON_MODULE: &[OneHandle] = &[("zeModuleDestroy", |h| {
    call!(zeModuleDestroy(ze_module_handle_t(h)))
})];
const ON_LOG: &[OneHandle] = &[("zeModuleBuildLogDestroy", |h| {
    call!(zeModuleBuildLogDestroy(ze_module_build_log_handle_t(h)))
})];
const ON_KERNEL: &[OneHandle] = &[
    ("zeKernelSetGroupSize", |h| {
        call!(zeKernelSetGroupSize(ze_kernel_handle_t(h), 1, 1, 1))
    }),
    ("zeKernelDestroy", |h| {
        call!(zeKernelDestroy(ze_kernel_handle_t(h)))
    }),
];
const ALL: [&[OneHandle]; 11] = [
    ON_CONTEXT, ON_DEVICE, ON_DRIVER, ON_LIST, ON_QUEUE, ON_FENCE, ON_EVENT, ON_POOL, ON_MODULE, ON_LOG,
    ON_KERNEL,
];

#[track_caller]
fn bad_handle(calls: &[OneHandle], handle: *mut c_void, rule: &str) {
    for (name, call) in calls {
        let finding = refused(NULL_HANDLE, rule, || call(handle));
        assert_eq!(finding["function"], *name);
    }
}

#[test]
fn null_handles_are_refused() {
    alone(|| {
        let _initialised = Fixture::new();
        // The registry has this condition for every handle parameter, so it is found before the handle is looked up.
        for calls in ALL {
            bad_handle(calls, ptr::null_mut(), "ZEMU-CALL-0002");
        }
    });
}

#[test]
fn wild_handles_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let own = [0_u64; 64];
        let memory = f.host(4096);
        let slots_later = f.context.0.wrapping_byte_add(64 * 1024);
        for wild in [
            address(1),
            address(8),
            address(usize::MAX),
            address(0x7fff_ffff_f000),
            own.as_ptr().cast_mut().cast(),
            memory,
            slots_later,
        ] {
            for calls in ALL {
                bad_handle(calls, wild, "ZEMU-HND-0002");
            }
        }
    });
}

#[test]
fn interior_handles_are_refused() {
    alone(|| {
        let f = Fixture::new();
        for offset in [1, 8, 63] {
            for calls in ALL {
                bad_handle(calls, f.context.0.wrapping_byte_add(offset), "ZEMU-HND-0003");
            }
        }
    });
}

#[test]
fn handles_of_another_kind_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let [event] = f.events();
        for calls in ALL {
            let wrong = if ptr::eq(calls, ON_EVENT) {
                f.context.0
            } else {
                event.0
            };
            bad_handle(calls, wrong, "ZEMU-HND-0004");
        }
        // The objects live on.
        ok(call!(zeEventHostSignal(event)));
        ok(call!(zeContextGetStatus(f.context)));
    });
}

#[test]
fn destroyed_handles_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (list, queue) = (f.immediate(0), f.queue(0));
        let fence = f.fence(queue, 0);
        let pool = f.pool(1, 0);
        let event = f.event(pool, 0);
        let kernel = saxpy_kernel(&f);
        let module = f.module(&kernel_file("empty.spv"));
        ok(call!(zeCommandListDestroy(list)));
        ok(call!(zeFenceDestroy(fence)));
        ok(call!(zeCommandQueueDestroy(queue)));
        ok(call!(zeEventDestroy(event)));
        ok(call!(zeEventPoolDestroy(pool)));
        ok(call!(zeKernelDestroy(kernel)));
        ok(call!(zeModuleDestroy(module)));
        let other = f.elsewhere();
        ok(call!(zeContextDestroy(other.context)));
        // A second destruction is a use like any other.
        let dead: [(&[OneHandle], *mut c_void); 8] = [
            (ON_LIST, list.0),
            (ON_FENCE, fence.0),
            (ON_QUEUE, queue.0),
            (ON_EVENT, event.0),
            (ON_POOL, pool.0),
            (ON_KERNEL, kernel.0),
            (ON_MODULE, module.0),
            (ON_CONTEXT, other.context.0),
        ];
        for (calls, handle) in dead {
            for (name, call) in calls {
                let rule = if name.ends_with("Destroy") {
                    "ZEMU-HND-0006"
                } else {
                    "ZEMU-HND-0005"
                };
                let finding = refused(NULL_HANDLE, rule, || call(handle));
                assert_eq!(finding["function"], *name);
            }
        }
    });
}

#[test]
fn handles_stay_known_as_destroyed_for_long() {
    alone(|| {
        let f = Fixture::new();
        let pool = f.pool(1, 0);
        let first = f.event(pool, 0);
        ok(call!(zeEventDestroy(first)));
        for _ in 0..1000 {
            let event = f.event(pool, 0);
            assert_ne!(event, first, "the handle is not used again so soon");
            ok(call!(zeEventDestroy(event)));
        }
        refused(NULL_HANDLE, "ZEMU-HND-0005", || call!(zeEventHostSignal(first)));
    });
}

#[test]
fn bad_handles_in_arrays_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let [good, dead] = f.events();
        ok(call!(zeEventDestroy(dead)));
        let list = f.immediate(0);
        for (bad, rule) in [
            (ptr::null_mut(), "ZEMU-HND-0011"),
            (address(0x1234), "ZEMU-HND-0002"),
            (dead.0, "ZEMU-HND-0005"),
            (f.context.0, "ZEMU-HND-0004"),
        ] {
            let bad = ze_event_handle_t(bad);
            for mut array in [[bad, good], [good, bad]] {
                refused(NULL_HANDLE, rule, || {
                    call!(zeCommandListAppendBarrier(list, NO_EVENT, 2, array.as_mut_ptr()))
                });
                refused(NULL_HANDLE, rule, || {
                    call!(zeCommandListAppendWaitOnEvents(list, 2, array.as_mut_ptr()))
                });
            }
            let queue = f.queue(0);
            let mut lists = [ze_command_list_handle_t(bad.0)];
            refused(NULL_HANDLE, rule, || {
                call!(zeCommandQueueExecuteCommandLists(
                    queue,
                    1,
                    lists.as_mut_ptr(),
                    ze_fence_handle_t::ZEROED
                ))
            });
            let mut devices = [ze_device_handle_t(bad.0)];
            let (desc, mut context) = (ze_context_desc_t::default(), ze_context_handle_t::ZEROED);
            refused(NULL_HANDLE, rule, || {
                call!(zeContextCreateEx(
                    f.driver,
                    &raw const desc,
                    1,
                    devices.as_mut_ptr(),
                    &raw mut context
                ))
            });
        }
    });
}

#[test]
fn a_count_without_an_array_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        refused(ZE_RESULT_ERROR_INVALID_SIZE, "ZEMU-CALL-0002", || {
            call!(zeCommandListAppendBarrier(list, NO_EVENT, 1, ptr::null_mut()))
        });
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeCommandListAppendWaitOnEvents(list, 1, ptr::null_mut()))
        });
    });
}

#[test]
fn parents_with_children_are_not_destroyed() {
    alone(|| {
        let f = Fixture::new();
        let pool = f.pool(1, 0);
        let event = f.event(pool, 0);
        let module = f.module(&kernel_file("empty.spv"));
        let kernel = f.kernel(module, "empty");
        refused(IN_USE, "ZEMU-HND-0009", || call!(zeEventPoolDestroy(pool)));
        refused(IN_USE, "ZEMU-HND-0009", || call!(zeModuleDestroy(module)));
        refused(IN_USE, "ZEMU-HND-0009", || call!(zeContextDestroy(f.context)));
        // Nothing was destroyed.
        ok(call!(zeEventHostSignal(event)));
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        ok(call!(zeContextGetStatus(f.context)));
        // In the other order it goes.
        ok(call!(zeEventDestroy(event)));
        ok(call!(zeEventPoolDestroy(pool)));
        ok(call!(zeKernelDestroy(kernel)));
        ok(call!(zeModuleDestroy(module)));
        ok(call!(zeContextDestroy(f.context)));
    });
}

#[test]
fn objects_of_two_contexts_do_not_mix() {
    alone(|| {
        let f = Fixture::new();
        let other = f.elsewhere();
        let [event] = other.events();
        let list = f.immediate(0);
        // The specification makes it the caller's duty and names no code.
        let _any = call!(zeCommandListAppendSignalEvent(list, event));
        assert_eq!(findings().serious().ids(), ["ZEMU-HND-0010"]);
        let queue = f.queue(0);
        let mut foreign = other.regular(0);
        ok(call!(zeCommandListClose(foreign)));
        let _any = call!(zeCommandQueueExecuteCommandLists(
            queue,
            1,
            &raw mut foreign,
            ze_fence_handle_t::ZEROED
        ));
        assert_eq!(findings().serious().ids(), ["ZEMU-HND-0010"; 2]);
    });
}

// Lists, queues, fences, events.

#[test]
fn an_open_list_is_not_executed() {
    alone(|| {
        let f = Fixture::new();
        let (queue, mut list) = (f.queue(0), f.regular(0));
        refused(ARGUMENT, "ZEMU-LST-0001", || {
            call!(zeCommandQueueExecuteCommandLists(
                queue,
                1,
                &raw mut list,
                ze_fence_handle_t::ZEROED
            ))
        });
    });
}

#[test]
fn an_immediate_list_is_not_executed() {
    alone(|| {
        let f = Fixture::new();
        let (queue, mut list) = (f.queue(0), f.immediate(0));
        refused(ARGUMENT, "ZEMU-LST-0003", || {
            call!(zeCommandQueueExecuteCommandLists(
                queue,
                1,
                &raw mut list,
                ze_fence_handle_t::ZEROED
            ))
        });
    });
}

#[test]
fn a_closed_list_takes_no_command() {
    alone(|| {
        let f = Fixture::new();
        let list = f.regular(0);
        ok(call!(zeCommandListClose(list)));
        refused(ARGUMENT, "ZEMU-LST-0002", || {
            call!(zeCommandListAppendBarrier(list, NO_EVENT, 0, ptr::null_mut()))
        });
        refused(ARGUMENT, "ZEMU-LST-0006", || call!(zeCommandListClose(list)));
        ok(call!(zeCommandListReset(list)));
        ok(call!(zeCommandListAppendBarrier(
            list,
            NO_EVENT,
            0,
            ptr::null_mut()
        )));
    });
}

#[test]
fn a_regular_list_is_no_immediate_one() {
    alone(|| {
        let f = Fixture::new();
        let list = f.regular(0);
        refused(ARGUMENT, "ZEMU-LST-0004", || {
            call!(zeCommandListHostSynchronize(list, 0))
        });
        refused(ARGUMENT, "ZEMU-LST-0004", || {
            let mut index = 0;
            call!(zeCommandListImmediateGetIndex(list, &raw mut index))
        });
    });
}

#[test]
fn a_list_of_another_group_is_not_executed() {
    alone(|| {
        let f = Fixture::new();
        let mut list = f.regular(0);
        ok(call!(zeCommandListClose(list)));
        let queue = f.queue_of(COPY, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT);
        refused(ARGUMENT, "ZEMU-LST-0007", || {
            call!(zeCommandQueueExecuteCommandLists(
                queue,
                1,
                &raw mut list,
                ze_fence_handle_t::ZEROED
            ))
        });
    });
}

#[test]
fn a_copy_engine_runs_no_kernel() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(256);
        let kernel = f.saxpy(memory, memory, 1.0, 0);
        let list = f.immediate_of(COPY, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT);
        refused(ARGUMENT, "ZEMU-LST-0008", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernel(
                list,
                kernel,
                &raw const count,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn ordinals_and_indices_beyond_the_end_are_refused() {
    alone(|| {
        let f = Fixture::new();
        for (ordinal, index, rule) in [
            (2, 0, "ZEMU-QUE-0001"),
            (u32::MAX, 0, "ZEMU-QUE-0001"),
            (COMPUTE, 4, "ZEMU-QUE-0002"),
            (COPY, 2, "ZEMU-QUE-0002"),
        ] {
            let desc = ze_command_queue_desc_t {
                ordinal,
                index,
                ..Default::default()
            };
            refused(ARGUMENT, rule, || {
                let mut queue = ze_command_queue_handle_t::ZEROED;
                call!(zeCommandQueueCreate(
                    f.context,
                    f.device,
                    &raw const desc,
                    &raw mut queue
                ))
            });
            refused(ARGUMENT, rule, || {
                let mut list = ze_command_list_handle_t::ZEROED;
                call!(zeCommandListCreateImmediate(
                    f.context,
                    f.device,
                    &raw const desc,
                    &raw mut list
                ))
            });
        }
        let desc = ze_command_list_desc_t {
            commandQueueGroupOrdinal: 2,
            ..Default::default()
        };
        refused(ARGUMENT, "ZEMU-QUE-0001", || {
            let mut list = ze_command_list_handle_t::ZEROED;
            call!(zeCommandListCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut list
            ))
        });
    });
}

#[test]
fn unknown_flags_and_enumerators_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_command_queue_desc_t {
            mode: ze_command_queue_mode_t(77),
            ..Default::default()
        };
        refused(ZE_RESULT_ERROR_INVALID_ENUMERATION, "ZEMU-CALL-0002", || {
            let mut queue = ze_command_queue_handle_t::ZEROED;
            call!(zeCommandQueueCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut queue
            ))
        });
        refused(ZE_RESULT_ERROR_INVALID_ENUMERATION, "ZEMU-CALL-0002", || {
            call!(zeInit(0x80))
        });
    });
}

#[test]
fn a_fence_of_another_queue_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let (queue, mut list) = (f.queue(0), f.regular(0));
        ok(call!(zeCommandListClose(list)));
        let fence = f.fence(f.queue(0), 0);
        refused(
            ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
            "ZEMU-QUE-0003",
            || call!(zeCommandQueueExecuteCommandLists(queue, 1, &raw mut list, fence)),
        );
        answers(ZE_RESULT_NOT_READY, call!(zeFenceQueryStatus(fence)));
    });
}

#[test]
fn a_fence_that_was_not_reset_is_noted() {
    alone(|| {
        let f = Fixture::new();
        let (queue, mut list) = (f.queue(0), f.regular(0));
        ok(call!(zeCommandListClose(list)));
        let fence = f.fence(queue, 0);
        f.execute(queue, list, fence);
        ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
        refused(ZE_RESULT_SUCCESS, "ZEMU-QUE-0004", || {
            call!(zeCommandQueueExecuteCommandLists(queue, 1, &raw mut list, fence))
        });
    });
}

#[test]
fn an_event_beyond_the_end_of_its_pool_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let pool = f.pool(3, 0);
        for index in [3, u32::MAX] {
            refused(ARGUMENT, "ZEMU-EVT-0001", || {
                let desc = ze_event_desc_t {
                    index,
                    ..Default::default()
                };
                let mut event = ze_event_handle_t::ZEROED;
                call!(zeEventCreate(pool, &raw const desc, &raw mut event))
            });
        }
        let _first = f.event(pool, 2);
        refused(ZE_RESULT_SUCCESS, "ZEMU-EVT-0002", || {
            let desc = ze_event_desc_t {
                index: 2,
                ..Default::default()
            };
            let mut event = ze_event_handle_t::ZEROED;
            call!(zeEventCreate(pool, &raw const desc, &raw mut event))
        });
    });
}

#[test]
fn a_pool_without_places_is_refused() {
    alone(|| {
        let f = Fixture::new();
        refused(ZE_RESULT_ERROR_INVALID_SIZE, "ZEMU-CALL-0002", || {
            let desc = ze_event_pool_desc_t {
                count: 0,
                ..Default::default()
            };
            let mut pool = ze_event_pool_handle_t::ZEROED;
            call!(zeEventPoolCreate(
                f.context,
                &raw const desc,
                0,
                ptr::null_mut(),
                &raw mut pool
            ))
        });
    });
}

#[test]
fn a_timestamp_without_the_flag_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let event = f.event(f.pool(1, ZE_EVENT_POOL_FLAG_HOST_VISIBLE), 0);
        ok(call!(zeEventHostSignal(event)));
        refused(ARGUMENT, "ZEMU-EVT-0003", || {
            let mut result = ze_kernel_timestamp_result_t::ZEROED;
            call!(zeEventQueryKernelTimestamp(event, &raw mut result))
        });
    });
}

// Memory.

#[track_caller]
fn bad_alloc(f: &Fixture, code: ze_result_t, rule: &str, size: usize, alignment: usize) {
    let (host, device) = (
        ze_host_mem_alloc_desc_t::default(),
        ze_device_mem_alloc_desc_t::default(),
    );
    let marked = address(0x5a5a);
    for which in 0..3 {
        let mut pointer = marked;
        let out = &raw mut pointer;
        refused(code, rule, || match which {
            0 => call!(zeMemAllocHost(f.context, &raw const host, size, alignment, out)),
            1 => call!(zeMemAllocDevice(
                f.context,
                &raw const device,
                size,
                alignment,
                f.device,
                out
            )),
            _ => call!(zeMemAllocShared(
                f.context,
                &raw const device,
                &raw const host,
                size,
                alignment,
                f.device,
                out
            )),
        });
        assert!(
            pointer.is_null(),
            "a refused allocation gives null, kind {which}: {pointer:?}"
        );
    }
}

#[test]
fn sizes_and_alignments_out_of_range_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let size = ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
        bad_alloc(&f, size, "ZEMU-MEM-0006", (4 << 30) + 1, 0);
        bad_alloc(&f, size, "ZEMU-MEM-0006", usize::MAX, 0);
        // The registry documents the two conditions itself.
        bad_alloc(&f, size, "ZEMU-CALL-0002", 0, 0);
        for alignment in [3, 24, usize::MAX] {
            bad_alloc(
                &f,
                ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
                "ZEMU-CALL-0002",
                64,
                alignment,
            );
        }
    });
}

#[test]
fn frees_of_other_pointers_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let own = Box::new(0_u64);
        for pointer in [
            address(1),
            address(usize::MAX),
            (&raw const *own).cast_mut().cast(),
        ] {
            refused(ARGUMENT, "ZEMU-MEM-0001", || call!(zeMemFree(f.context, pointer)));
        }
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeMemFree(f.context, ptr::null_mut()))
        });
        for memory in [f.host(8192), f.on_device(8192), f.shared(8192)] {
            for offset in [1, 4096, 8191] {
                refused(ARGUMENT, "ZEMU-MEM-0003", || {
                    call!(zeMemFree(f.context, memory.wrapping_byte_add(offset)))
                });
            }
            let other = f.elsewhere();
            refused(ARGUMENT, "ZEMU-MEM-0004", || {
                call!(zeMemFree(other.context, memory))
            });
            f.free(memory);
            refused(ARGUMENT, "ZEMU-MEM-0002", || call!(zeMemFree(f.context, memory)));
        }
    });
}

#[test]
fn queries_of_unknown_pointers_are_answered() {
    alone(|| {
        let f = Fixture::new();
        let own = Box::new(0_u64);
        let (properties, device) = f.properties((&raw const *own).cast());
        assert_eq!(properties.r#type, ZE_MEMORY_TYPE_UNKNOWN);
        assert!(device.is_null());
        refused(ZE_RESULT_ERROR_ADDRESS_NOT_FOUND, "ZEMU-MEM-0011", || {
            call!(zeMemGetAddressRange(
                f.context,
                address(0x5000),
                ptr::null_mut(),
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn copies_beyond_the_end_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (list, a, b) = (f.immediate(0), f.host(4096), f.on_device(4096));
        for (to, from, size) in [
            (a, b, 4097),
            (a.wrapping_byte_add(1), b, 4096),
            (a, b.wrapping_byte_add(4095), 2),
            (a, b, usize::MAX),
            (b, a, 1 << 40),
        ] {
            refused(ARGUMENT, "ZEMU-MEM-0012", || {
                call!(zeCommandListAppendMemoryCopy(
                    list,
                    to,
                    from,
                    size,
                    NO_EVENT,
                    0,
                    ptr::null_mut()
                ))
            });
        }
        let pattern = 0_u8;
        refused(ARGUMENT, "ZEMU-MEM-0012", || {
            let pattern = (&raw const pattern).cast();
            call!(zeCommandListAppendMemoryFill(
                list,
                a,
                pattern,
                1,
                4097,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        copy(list, a, b, 4096, NO_EVENT, &[]);
        finish(list);
    });
}

#[test]
fn null_pointers_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        for (to, from) in [(ptr::null_mut(), memory), (memory, ptr::null_mut())] {
            refused(NULL_POINTER, "ZEMU-CALL-0002", || {
                call!(zeCommandListAppendMemoryCopy(
                    list,
                    to,
                    from,
                    8,
                    NO_EVENT,
                    0,
                    ptr::null_mut()
                ))
            });
        }
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeContextCreate(f.driver, ptr::null(), ptr::null_mut()))
        });
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeDriverGet(ptr::null_mut(), ptr::null_mut()))
        });
    });
}

#[test]
fn fills_with_wrong_patterns_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(4096);
        let pattern = [0_u8; 64];
        let size_error = ZE_RESULT_ERROR_INVALID_SIZE;
        let fill = |list, length, size| {
            let pattern = pattern.as_ptr().cast();
            call!(zeCommandListAppendMemoryFill(
                list,
                memory,
                pattern,
                length,
                size,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        };
        let list = f.immediate(0);
        refused(size_error, "ZEMU-MEM-0016", || fill(list, 3, 3));
        refused(size_error, "ZEMU-MEM-0016", || fill(list, 12, 4092));
        refused(size_error, "ZEMU-CALL-0002", || fill(list, 8, 12));
        refused(size_error, "ZEMU-CALL-0002", || fill(list, 0, 64));
        let copy_only = f.immediate_of(COPY, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT);
        refused(size_error, "ZEMU-MEM-0016", || fill(copy_only, 32, 64));
        ok(fill(copy_only, 16, 64));
        let own = [0_u8; 64];
        refused(ARGUMENT, "ZEMU-MEM-0011", || {
            let (to, pattern) = (own.as_ptr().cast_mut().cast(), pattern.as_ptr().cast());
            call!(zeCommandListAppendMemoryFill(
                list,
                to,
                pattern,
                1,
                64,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        finish(copy_only);
    });
}

#[test]
fn residency_of_unknown_ranges_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(4096);
        ok(call!(zeContextMakeMemoryResident(
            f.context, f.device, memory, 4096
        )));
        ok(call!(zeContextEvictMemory(f.context, f.device, memory, 4096)));
        refused(ARGUMENT, "ZEMU-MEM-0012", || {
            call!(zeContextMakeMemoryResident(f.context, f.device, memory, 4097))
        });
        refused(ARGUMENT, "ZEMU-MEM-0011", || {
            call!(zeContextMakeMemoryResident(
                f.context,
                f.device,
                address(0x7000),
                1
            ))
        });
    });
}

// Chains.

/// Allocates with this chain.
fn alloc_with(f: &Fixture, next: *const c_void) -> ze_result_t {
    let desc = ze_host_mem_alloc_desc_t {
        pNext: next,
        ..Default::default()
    };
    let mut pointer = address(0x5a5a);
    let code = call!(zeMemAllocHost(
        f.context,
        &raw const desc,
        64,
        0,
        &raw mut pointer
    ));
    assert_eq!(
        pointer.is_null(),
        code != ZE_RESULT_SUCCESS,
        "null exactly on refusal: {pointer:?}"
    );
    code
}

/// Makes a list with this chain.
fn list_with(f: &Fixture, next: *const c_void) -> ze_result_t {
    let desc = ze_command_list_desc_t {
        pNext: next,
        ..Default::default()
    };
    let mut list = ze_command_list_handle_t::ZEROED;
    call!(zeCommandListCreate(
        f.context,
        f.device,
        &raw const desc,
        &raw mut list
    ))
}

#[test]
fn chains_that_lead_nowhere_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let gone = Pages::anonymous(4096);
        let at_the_end = gone.at(4096 - 8);
        gone.protect(0, 4096, libc::PROT_NONE);
        for next in [
            address(1),
            address(0xdead_beef_dead),
            address(usize::MAX),
            gone.start(),
            at_the_end,
        ] {
            refused(ARGUMENT, "ZEMU-CHN-0002", || alloc_with(&f, next));
            refused(ARGUMENT, "ZEMU-CHN-0002", || list_with(&f, next));
        }
        // A structure that begins on a readable page and ends on one that is not.
        let two = Pages::anonymous(8192);
        two.protect(4096, 4096, libc::PROT_NONE);
        let head = two.at(4096 - 16);
        write(
            head,
            &[ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0 as u64, 0],
        );
        refused(ARGUMENT, "ZEMU-CHN-0002", || alloc_with(&f, head));
    });
}

#[test]
fn cyclic_chains_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let mut links = [ze_base_desc_t::default(); 3];
        for i in 0..3 {
            links[i].stype = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC;
            links[i].pNext = (&raw const links[(i + 1) % 3]).cast();
        }
        refused(ARGUMENT, "ZEMU-CHN-0003", || {
            alloc_with(&f, (&raw const links[0]).cast())
        });
        links[0].pNext = (&raw const links[0]).cast();
        refused(ARGUMENT, "ZEMU-CHN-0003", || {
            list_with(&f, (&raw const links[0]).cast())
        });
    });
}

#[test]
fn chains_longer_than_64_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let mut links = vec![ze_relaxed_allocation_limits_exp_desc_t::default(); 65];
        for i in 0..64 {
            links[i].pNext = (&raw const links[i + 1]).cast();
        }
        refused(ARGUMENT, "ZEMU-CHN-0004", || {
            alloc_with(&f, (&raw const links[0]).cast())
        });
        refused(ARGUMENT, "ZEMU-CHN-0004", || {
            list_with(&f, (&raw const links[0]).cast())
        });
    });
}

#[test]
fn wrong_base_types_are_refused() {
    alone(|| {
        let f = Fixture::new();
        for stype in [
            0,
            ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC.0,
            0x7fff_ffff,
            u32::MAX,
        ] {
            let stype = ze_structure_type_t(stype);
            refused(ARGUMENT, "ZEMU-CHN-0001", || {
                let desc = ze_host_mem_alloc_desc_t {
                    stype,
                    ..Default::default()
                };
                let mut pointer = ptr::null_mut();
                call!(zeMemAllocHost(
                    f.context,
                    &raw const desc,
                    64,
                    0,
                    &raw mut pointer
                ))
            });
            refused(ARGUMENT, "ZEMU-CHN-0001", || {
                let desc = ze_event_pool_desc_t {
                    stype,
                    count: 1,
                    ..Default::default()
                };
                let mut pool = ze_event_pool_handle_t::ZEROED;
                call!(zeEventPoolCreate(
                    f.context,
                    &raw const desc,
                    0,
                    ptr::null_mut(),
                    &raw mut pool
                ))
            });
            refused(ARGUMENT, "ZEMU-CHN-0001", || {
                let desc = ze_context_desc_t {
                    stype,
                    ..Default::default()
                };
                let mut context = ze_context_handle_t::ZEROED;
                call!(zeContextCreate(f.driver, &raw const desc, &raw mut context))
            });
        }
    });
}

#[test]
fn unknown_structures_are_refused_on_allocations_and_ignored_on_lists() {
    alone(|| {
        let f = Fixture::new();
        let unknown = ze_base_desc_t {
            stype: ze_structure_type_t(0x7abc_def0),
            pNext: ptr::null(),
        };
        let next = (&raw const unknown).cast();
        refused(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "ZEMU-CHN-0005", || {
            alloc_with(&f, next)
        });
        refused(ZE_RESULT_SUCCESS, "ZEMU-CHN-0008", || list_with(&f, next));
        refused(ARGUMENT, "ZEMU-CHN-0005", || {
            let spirv = kernel_file("empty.spv");
            let desc = ze_module_desc_t {
                format: ZE_MODULE_FORMAT_IL_SPIRV,
                inputSize: spirv.len(),
                pInputModule: spirv.as_ptr(),
                pNext: next,
                ..Default::default()
            };
            let mut module = ze_module_handle_t::ZEROED;
            call!(zeModuleCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut module,
                ptr::null_mut()
            ))
        });
        let memory = f.host(256);
        let (kernel, list) = (f.saxpy(memory, memory, 1.0, 0), f.immediate(0));
        refused(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE, "ZEMU-CHN-0005", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernelWithParameters(
                list,
                kernel,
                &raw const count,
                next,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn structures_that_mean_nothing_there_are_refused_on_allocations() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_event_desc_t::default();
        refused(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "ZEMU-CHN-0006", || {
            alloc_with(&f, (&raw const desc).cast())
        });
    });
}

#[test]
fn imports_by_device_and_shared_allocations_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        let import = ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: pages.start(),
            size: 4096,
            ..Default::default()
        };
        let next = (&raw const import).cast();
        let unsupported = ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
        let (host, plain) = (
            ze_host_mem_alloc_desc_t::default(),
            ze_device_mem_alloc_desc_t::default(),
        );
        let chained = ze_device_mem_alloc_desc_t { pNext: next, ..plain };
        let chained_host = ze_host_mem_alloc_desc_t { pNext: next, ..host };
        let mut pointer = address(0x5a5a);
        refused(unsupported, "ZEMU-IMP-0017", || {
            call!(zeMemAllocDevice(
                f.context,
                &raw const chained,
                4096,
                0,
                f.device,
                &raw mut pointer
            ))
        });
        assert!(pointer.is_null());
        for (device, host) in [(&chained, &host), (&plain, &chained_host)] {
            let mut pointer = address(0x5a5a);
            refused(unsupported, "ZEMU-IMP-0017", || {
                call!(zeMemAllocShared(
                    f.context,
                    &raw const *device,
                    &raw const *host,
                    4096,
                    0,
                    f.device,
                    &raw mut pointer
                ))
            });
            assert!(pointer.is_null());
        }
    });
}

// Initialisation.

#[test]
fn nothing_works_before_initialisation() {
    alone(|| {
        let uninitialised = ZE_RESULT_ERROR_UNINITIALIZED;
        let mut count = 0;
        refused(uninitialised, "ZEMU-CALL-0003", || {
            call!(zeDriverGet(&raw mut count, ptr::null_mut()))
        });
        ok(call!(zeInit(0)));
        ok(call!(zeDriverGet(&raw mut count, ptr::null_mut())));
        assert_eq!(count, 1);
    });
}

#[test]
fn a_program_that_wants_other_devices_is_not_initialised() {
    alone(|| {
        answers(
            ZE_RESULT_ERROR_UNINITIALIZED,
            call!(zeInit(ZE_INIT_FLAG_VPU_ONLY)),
        );
        let mut count = 0;
        answers(
            ZE_RESULT_ERROR_UNINITIALIZED,
            call!(zeDriverGet(&raw mut count, ptr::null_mut())),
        );
    });
}

#[test]
fn a_wrong_setting_is_told_once_and_nothing_is_initialised() {
    let report = alone_with(&[("ZEMU_PROFILE", "generik")], || {
        for _ in 0..3 {
            assert_eq!(call!(zeInit(0)), ZE_RESULT_ERROR_UNINITIALIZED);
        }
        let mut count = 0;
        assert_eq!(
            call!(zeDriverGet(&raw mut count, ptr::null_mut())),
            ZE_RESULT_ERROR_UNINITIALIZED
        );
    });
    let told: Vec<&str> = report.stderr.lines().filter(|l| l.starts_with("zemu:")).collect();
    assert!(
        told.len() == 1 && told[0].contains("generik") && told[0].contains("generic"),
        "{}",
        report.stderr
    );
}
