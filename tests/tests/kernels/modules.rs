//! Linked modules.

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
