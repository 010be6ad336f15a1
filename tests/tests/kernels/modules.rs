//! Linked modules and native binaries.

use super::*;

#[test]
fn several_inputs_are_linked() {
    alone(|| {
        let f = Fixture::new();
        let inputs = [
            kernel_file("asm/link_main.spv"),
            kernel_file("asm/link_library.spv"),
        ];
        let (sizes, pointers) = (
            [inputs[0].len(), inputs[1].len()],
            [inputs[0].as_ptr(), inputs[1].as_ptr()],
        );
        let program = ze_module_program_exp_desc_t {
            count: 2,
            inputSizes: sizes.as_ptr(),
            pInputModules: pointers.as_ptr().cast_mut().cast(),
            ..Default::default()
        };
        let desc = ze_module_desc_t {
            format: ZE_MODULE_FORMAT_IL_SPIRV,
            inputSize: sizes[0],
            pInputModule: pointers[0],
            pNext: (&raw const program).cast(),
            ..Default::default()
        };
        let mut module = ze_module_handle_t::ZEROED;
        ok(call!(zeModuleCreate(
            f.context,
            f.device,
            &raw const desc,
            &raw mut module,
            ptr::null_mut()
        )));
        let kernel = f.kernel(module, "k");
        let (list, memory) = (f.immediate(0), f.host(256));
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
    });
}

#[test]
fn a_module_with_open_imports_makes_no_kernel() {
    alone(|| {
        let f = Fixture::new();
        let module = f.module(&kernel_file("asm/link_main.spv"));
        let mut properties = ze_module_properties_t::default();
        ok(call!(zeModuleGetProperties(module, &raw mut properties)));
        assert_eq!(properties.flags, ZE_MODULE_PROPERTY_FLAG_IMPORTS);
        refused(ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED, "ZEMU-MOD-0008", || {
            let desc = ze_kernel_desc_t {
                pKernelName: c"k".as_ptr(),
                ..Default::default()
            };
            let mut kernel = ze_kernel_handle_t::ZEROED;
            call!(zeKernelCreate(module, &raw const desc, &raw mut kernel))
        });
    });
}

/// The text of a log, which is destroyed.
#[test]
fn modules_are_linked_later() {
    alone(|| {
        let f = Fixture::new();
        let mut modules = [
            f.module(&kernel_file("asm/link_main.spv")),
            f.module(&kernel_file("asm/link_library.spv")),
        ];
        let mut log = ze_module_build_log_handle_t::ZEROED;
        // Alone it stays open, and the log names what is missing.
        let code = call!(zeModuleDynamicLink(1, modules.as_mut_ptr(), &raw mut log));
        answers(ZE_RESULT_ERROR_MODULE_LINK_FAILURE, code);
        assert!(take_log(log).contains("not resolved"));
        let desc = ze_linkage_inspection_ext_desc_t::default();
        ok(call!(zeModuleInspectLinkageExt(
            (&raw const desc).cast_mut(),
            2,
            modules.as_mut_ptr(),
            &raw mut log
        )));
        let linkage = take_log(log);
        assert!(
            linkage.contains("imports:\n  ") && linkage.contains("exports:\n  "),
            "{linkage}"
        );
        assert!(linkage.contains("unresolvable imports:\nexports"), "{linkage}");
        ok(call!(zeModuleDynamicLink(2, modules.as_mut_ptr(), &raw mut log)));
        assert!(take_log(log).contains(": resolved"));
        let kernel = f.kernel(modules[0], "k");
        let (list, memory) = (f.immediate(0), f.host(256));
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
    });
}

/// The host asks for a pointer to a function of the module and passes it to a kernel, which calls the function.
#[test]
fn kernels_call_functions_that_the_host_names() {
    alone(|| {
        let f = Fixture::new();
        let module = f.module(&kernel_file("asm/function_pointers.spv"));
        let mut pointer = ptr::null_mut();
        ok(call!(zeModuleGetFunctionPointer(
            module,
            c"square".as_ptr(),
            &raw mut pointer
        )));
        let kernel = f.kernel(module, "k");
        let (list, memory) = (f.immediate(0), f.host(6 * 4));
        set(kernel, 0, &memory);
        set(kernel, 1, &pointer);
        ok(call!(zeKernelSetGroupSize(kernel, 6, 1, 1)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        let mut out = [0_u32; 6];
        copy(list, out.as_mut_ptr().cast(), memory, 24, NO_EVENT, &[]);
        finish(list);
        let wanted = [1, 8008, 14013, 10013, 28044, 12037];
        assert_eq!(out, wanted);
    });
}

fn native_of(module: ze_module_handle_t) -> Vec<u8> {
    let mut size = 0;
    ok(call!(zeModuleGetNativeBinary(
        module,
        &raw mut size,
        ptr::null_mut()
    )));
    let mut binary = vec![0_u8; size];
    ok(call!(zeModuleGetNativeBinary(
        module,
        &raw mut size,
        binary.as_mut_ptr()
    )));
    binary
}

fn from_native(f: &Fixture, binary: &[u8]) -> (ze_result_t, ze_module_handle_t, String) {
    f.try_build(&module_desc(ZE_MODULE_FORMAT_NATIVE, binary))
}

#[test]
fn a_native_binary_comes_back() {
    alone(|| {
        let f = Fixture::new();
        let binary = native_of(f.module(&kernel_file("saxpy.spv")));
        let (code, module, log) = from_native(&f, &binary);
        assert_eq!(code, ZE_RESULT_SUCCESS, "{log}");
        assert_eq!(native_of(module), binary);
        let _kernel = f.kernel(module, "saxpy");
        // A buffer that is too small is refused and not overrun.
        let (mut size, mut room) = (binary.len() - 1, vec![7_u8; binary.len()]);
        refused(ZE_RESULT_ERROR_INVALID_ARGUMENT, "ZEMU-CALL-0006", || {
            call!(zeModuleGetNativeBinary(module, &raw mut size, room.as_mut_ptr()))
        });
        assert_eq!((size, room), (binary.len(), vec![7; binary.len()]));
    });
}

#[test]
fn native_binaries_of_others_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (code, _, log) = from_native(&f, b"\x7fELF\x02\x01\x01");
        answers(ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, code);
        assert!(log.contains("ship SPIR-V"), "{log}");
        let mut binary = native_of(f.module(&kernel_file("saxpy.spv")));
        binary.pop();
        let (code, _, log) = from_native(&f, &binary);
        answers(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, code);
        assert!(log.contains("cut off"), "{log}");
    });
}
