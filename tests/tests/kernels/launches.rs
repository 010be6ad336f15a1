//! What a launch can be given.

use super::*;

#[test]
fn a_global_offset_shifts_the_ids() {
    alone(|| {
        let f = Fixture::new();
        let (list, x, y) = (f.immediate(0), f.host(1024), f.host(1024));
        write(x, &[1.0_f32; 256]);
        write(y, &[0.0_f32; 256]);
        let kernel = f.saxpy(x, y, 1.0, 256);
        ok(call!(zeKernelSetGlobalOffsetExp(kernel, 100, 0, 0)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        let y = read::<f32>(y, 256);
        assert!(
            y.iter()
                .enumerate()
                .all(|(i, v)| *v == f32::from(u8::from((100..164).contains(&i)))),
            "{y:?}"
        );
    });
}

#[test]
fn a_suggested_group_size_divides_the_range() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(4096);
        let kernel = f.saxpy(memory, memory, 1.0, 1024);
        for n in [1, 64, 100, 1000, 1024, 4096, 65_536] {
            let (mut x, mut y, mut z) = (0, 0, 0);
            ok(call!(zeKernelSuggestGroupSize(
                kernel, n, 1, 1, &raw mut x, &raw mut y, &raw mut z
            )));
            assert!(
                x > 0 && n.is_multiple_of(x) && (y, z) == (1, 1),
                "{n}: {x} {y} {z}"
            );
            ok(call!(zeKernelSetGroupSize(kernel, x, y, z)));
        }
    });
}

#[test]
fn kernels_of_a_module_are_listed() {
    alone(|| {
        let f = Fixture::new();
        let module = f.module(&kernel_file("saxpy.spv"));
        let mut count = 0;
        ok(call!(zeModuleGetKernelNames(
            module,
            &raw mut count,
            ptr::null_mut()
        )));
        assert_eq!(count, 1);
        let mut names = [ptr::null()];
        ok(call!(zeModuleGetKernelNames(
            module,
            &raw mut count,
            names.as_mut_ptr()
        )));
        assert_eq!(read::<u8>(names[0].cast(), 6), *b"saxpy\0");
        let mut properties = ze_kernel_properties_t::default();
        ok(call!(zeKernelGetProperties(
            f.kernel(module, "saxpy"),
            &raw mut properties
        )));
        assert_eq!(properties.numKernelArgs, 4);
    });
}

#[test]
fn two_contexts_work_side_by_side() {
    alone(|| {
        let f = Fixture::new();
        let other = f.elsewhere();
        for f in [f, other] {
            let (list, x, y) = (f.immediate(0), f.host(256), f.on_device(256));
            write(x, &[3.0_f32; 64]);
            copy(list, y, x, 256, NO_EVENT, &[]);
            finish(list);
            launch(list, f.saxpy(x, y, 2.0, 64), [1, 1, 1], NO_EVENT, &[]);
            finish(list);
            copy(list, x, y, 256, NO_EVENT, &[]);
            finish(list);
            assert_eq!(read::<f32>(x, 64), [9.0; 64]);
        }
    });
}

#[test]
fn a_kernel_tells_its_name() {
    alone(|| {
        let f = Fixture::new();
        let kernel = f.kernel(f.module(&kernel_file("saxpy.spv")), "saxpy");
        let mut size = 0;
        ok(call!(zeKernelGetName(kernel, &raw mut size, ptr::null_mut())));
        assert_eq!(size, 6);
        let mut text = [0x55_u8; 8];
        ok(call!(zeKernelGetName(
            kernel,
            &raw mut size,
            text.as_mut_ptr().cast()
        )));
        assert_eq!(text, *b"saxpy\0\x55\x55");
    });
}
