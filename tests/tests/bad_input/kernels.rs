//! Kernels and launches.

use super::*;

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
fn an_unknown_function_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let module = f.module(&kernel_file("asm/function_pointers.spv"));
        let mut pointer = ptr::null_mut();
        // One that the module keeps to itself, and one that there is not.
        for name in [c"apply", c"sqare", c""] {
            refused(ZE_RESULT_ERROR_INVALID_FUNCTION_NAME, "ZEMU-MOD-0012", || {
                call!(zeModuleGetFunctionPointer(
                    module,
                    name.as_ptr(),
                    &raw mut pointer
                ))
            });
        }
        for name in [c"square", c"k"] {
            ok(call!(zeModuleGetFunctionPointer(
                module,
                name.as_ptr(),
                &raw mut pointer
            )));
            assert!(!pointer.is_null());
        }
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
            try_launch(list, kernel, [0, 1, 1], NO_EVENT, &[])
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
            try_launch(list, kernel, [1, 1, 1], NO_EVENT, &[])
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
            try_launch(list, kernel, [1, 1, 1], NO_EVENT, &[])
        });
        finish(list);
        let gone = f.host(256);
        f.free(gone);
        set(kernel, 0, &gone);
        refused(ZE_RESULT_SUCCESS, "ZEMU-KRN-0011", || {
            try_launch(list, kernel, [1, 1, 1], NO_EVENT, &[])
        });
        finish(list);
        let foreign = f.elsewhere().host(256);
        set(kernel, 0, &foreign);
        refused(ZE_RESULT_SUCCESS, "ZEMU-KRN-0012", || {
            try_launch(list, kernel, [1, 1, 1], NO_EVENT, &[])
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
