//! The benchmark suite.

use super::*;

/// Work-items in a sub-group of the device.
const SUB_GROUP: usize = 32;

fn small_case(name: &str) -> Case {
    let text = String::from_utf8(kernel_file("suite.txt")).expect("UTF-8");
    let kernels = suite::read(&text);
    kernels
        .iter()
        .find(|k| k.name == name)
        .expect("the kernel is in the suite")
        .case("small")
}

/// A buffer of one kind of memory with these bytes in it, and how to get them back.
struct Buffer {
    pointer: *mut c_void,
    size: usize,
    _pages: Option<Pages>,
}

impl Buffer {
    /// Kinds take turns, so that every kernel meets every one.
    fn new(f: &Fixture, list: ze_command_list_handle_t, turn: usize, bytes: &[u8]) -> Self {
        let size = bytes.len();
        let pages = (turn % 4 == 3).then(|| Pages::anonymous(size.next_multiple_of(4096)));
        let pointer = match &pages {
            Some(pages) => f.import(pages.start(), pages.size()),
            None if turn.is_multiple_of(4) => f.host(size),
            None if turn % 4 == 1 => f.on_device(size),
            None => f.shared(size),
        };
        copy(list, pointer, bytes.as_ptr().cast(), size, NO_EVENT, &[]);
        finish(list);
        Self {
            pointer,
            size,
            _pages: pages,
        }
    }

    fn contents(&self, list: ze_command_list_handle_t) -> Vec<u8> {
        let mut bytes = vec![0_u8; self.size];
        copy(
            list,
            bytes.as_mut_ptr().cast(),
            self.pointer,
            self.size,
            NO_EVENT,
            &[],
        );
        finish(list);
        bytes
    }
}

fn three(sizes: [usize; 3]) -> [u32; 3] {
    sizes.map(|s| u32::try_from(s).expect("small"))
}

/// Runs a kernel of the suite from one module, and compares all that it writes.
fn run_case(f: &Fixture, file: &str, case: &Case, turn: usize) {
    let transfers = f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER);
    let module = f.module(&kernel_file(file));
    let kernel = f.kernel(module, &case.kernel.name);
    let mut buffers = Vec::new();
    for (i, data) in case.data.iter().enumerate() {
        let bytes = if let Data::Buffer(bytes) = data {
            bytes
        } else {
            continue;
        };
        buffers.push((i, Buffer::new(f, transfers, turn + buffers.len(), bytes)));
    }
    let pointer_of = |i: usize| {
        &buffers
            .iter()
            .find(|(at, _)| *at == i)
            .expect("it is a buffer")
            .1
            .pointer
    };
    // What a pointer to an argument leads to.
    let local = |bytes: &usize| -> (usize, *const c_void) { (*bytes, ptr::null()) };
    let (count, size) = (
        three(std::array::from_fn(|d| case.global[d] / case.local[d])),
        three(case.local),
    );
    let (list, queue) = match turn % 2 {
        0 => (f.immediate(0), None),
        _ => (f.regular(0), Some(f.queue(0))),
    };
    if turn % 3 == 2 {
        let mut arguments: Vec<*mut c_void> = Vec::new();
        for (i, data) in case.data.iter().enumerate() {
            arguments.push(match data {
                Data::Buffer(_) => (&raw const *pointer_of(i)).cast_mut().cast(),
                Data::Scalar { bytes, .. } => bytes.as_ptr().cast_mut().cast(),
                Data::Local(bytes) => (&raw const *bytes).cast_mut().cast(),
            });
        }
        let size = ze_group_size_t {
            groupSizeX: size[0],
            groupSizeY: size[1],
            groupSizeZ: size[2],
        };
        ok(call!(zeCommandListAppendLaunchKernelWithArguments(
            list,
            kernel,
            groups(count[0], count[1], count[2]),
            size,
            arguments.as_mut_ptr(),
            ptr::null(),
            NO_EVENT,
            0,
            ptr::null_mut()
        )));
    } else {
        for (i, data) in (0_u32..).zip(&case.data) {
            let (bytes, value) = match data {
                Data::Buffer(_) => {
                    let pointer = pointer_of(usize::try_from(i).expect("small"));
                    (8, (&raw const *pointer).cast())
                }
                Data::Scalar { bytes, .. } => (bytes.len(), bytes.as_ptr().cast()),
                Data::Local(bytes) => local(bytes),
            };
            ok(call!(zeKernelSetArgumentValue(kernel, i, bytes, value)));
        }
        ok(call!(zeKernelSetGroupSize(kernel, size[0], size[1], size[2])));
        launch(list, kernel, count, NO_EVENT, &[]);
    }
    match queue {
        None => finish(list),
        Some(queue) => {
            let fence = f.fence(queue, 0);
            ok(call!(zeCommandListClose(list)));
            f.execute(queue, list, fence);
            ok(call!(zeFenceHostSynchronize(fence, FOREVER)));
        }
    }
    let wanted = expected(case, SUB_GROUP).unwrap_or_else(|| panic!("nothing is known about {file}"));
    for (i, buffer) in &buffers {
        let got = buffer.contents(transfers);
        match (&wanted[*i], &case.data[*i]) {
            (Some(wanted), _) => assert_eq!(case.compare(*i, &got, wanted), None, "{file}"),
            (None, Data::Buffer(before)) => assert!(got == *before, "{file} writes argument {i}"),
            (None, _) => {}
        }
    }
    for (_, buffer) in buffers {
        f.free(buffer.pointer);
    }
    assert!(
        findings().serious().0.is_empty(),
        "{file}: {:?}",
        findings().sentences()
    );
}

/// A kernel of the suite from both its modules, in this process.
fn both(name: &str, turn: usize) {
    let (f, case) = (Fixture::new(), small_case(name));
    run_case(&f, &format!("{name}.spv"), &case, turn);
    run_case(&f, &format!("{name}.O0.spv"), &case, turn + 1);
}

/// One test a kernel, on one thread or on two.
macro_rules! suite {
    ($($name:ident $turn:literal $threads:literal,)+) => {$(
        #[test]
        fn $name() {
            alone_with(&[("ZEMU_THREADS", $threads)], || both(stringify!($name), $turn));
        }
    )+

        #[test]
        fn the_list_is_that_of_the_suite() {
            let text = String::from_utf8(kernel_file("suite.txt")).expect("UTF-8");
            let names: Vec<String> = suite::read(&text).into_iter().map(|k| k.name).collect();
            assert_eq!(names, [$(stringify!($name)),+]);
        }
    };
}

suite! {
    empty 0 "1",
    saxpy 1 "2",
    triad 2 "1",
    reduce 3 "2",
    subreduce 1 "2",
    matmul_naive 4 "1",
    matmul_tiled 5 "2",
    sgemm4 0 "1",
    mandelbrot 1 "2",
    nbody 2 "2",
    hist_global 3 "2",
    hist_local 4 "1",
    stencil5 5 "2",
    blackscholes 0 "2",
    xorshift 1 "1",
    scan 2 "2",
    bitonic 3 "1",
    conv3x3 4 "2",
    transpose 5 "1",
    spmv 0 "2",
}

#[test]
fn what_is_not_implemented_is_named_in_the_log() {
    alone(|| {
        let f = Fixture::new();
        // OpCapability Kernel becomes OpCapability ImageBasic.
        let mut module = kernel_file("saxpy.spv");
        let capability = |operand: u32| [0x0002_0011_u32, operand].map(u32::to_le_bytes).concat();
        let at = module
            .windows(8)
            .position(|w| w == capability(6))
            .expect("the module is one of kernels");
        module[at..at + 8].copy_from_slice(&capability(13));
        let mut log = String::new();
        refused(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "ZEMU-MOD-0001", || {
            let (code, module, text) = f.try_module(&module);
            assert!(module.is_null());
            log = text;
            code
        });
        assert!(
            log.contains("ImageBasic") && log.contains("word ") && log.contains("not supported"),
            "{log}"
        );
    });
}
