//! Handles.

use super::*;

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
        let foreign = other.regular(0);
        ok(call!(zeCommandListClose(foreign)));
        let _any = f.try_execute(queue, foreign, ze_fence_handle_t::ZEROED);
        assert_eq!(findings().serious().ids(), ["ZEMU-HND-0010"; 2]);
    });
}
