//! Kernels through the C ABI: the benchmark suite computes what it should, and what goes wrong is said.

use std::ffi::c_void;
use std::ptr;

use zemu_abi::*;
use zemu_tests::call;
use zemu_tests::fixture::*;
use zemu_tests::suite::{self, Case, Data};
use zemu_tests::suite_expected::expected;

const NO_FENCE: ze_fence_handle_t = ze_fence_handle_t::ZEROED;
const LOST: ze_result_t = ZE_RESULT_ERROR_DEVICE_LOST;

// The suite.

fn small_case(name: &str) -> Case {
    let text = String::from_utf8(kernel_file("suite.txt")).expect("UTF-8");
    let kernels = suite::read(&text);
    kernels.iter().find(|k| k.name == name).expect("the kernel is in the suite").case("small")
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
        Self { pointer, size, _pages: pages }
    }

    fn contents(&self, list: ze_command_list_handle_t) -> Vec<u8> {
        let mut bytes = vec![0_u8; self.size];
        copy(list, bytes.as_mut_ptr().cast(), self.pointer, self.size, NO_EVENT, &[]);
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
        let bytes = if let Data::Buffer(bytes) = data { bytes } else { continue };
        buffers.push((i, Buffer::new(f, transfers, turn + buffers.len(), bytes)));
    }
    let pointer_of = |i: usize| &buffers.iter().find(|(at, _)| *at == i).expect("it is a buffer").1.pointer;
    // What a pointer to an argument leads to.
    let local = |bytes: &usize| -> (usize, *const c_void) { (*bytes, ptr::null()) };
    let (count, size) = (three(std::array::from_fn(|d| case.global[d] / case.local[d])), three(case.local));
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
        let size = ze_group_size_t { groupSizeX: size[0], groupSizeY: size[1], groupSizeZ: size[2] };
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
    let wanted = expected(case).unwrap_or_else(|| panic!("nothing is known about {file}"));
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
    assert!(findings().serious().0.is_empty(), "{file}: {:?}", findings().sentences());
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
            let mut names: Vec<String> = suite::read(&text).into_iter().map(|k| k.name).collect();
            names.retain(|n| n != "subreduce");
            assert_eq!(names, [$(stringify!($name)),+]);
        }
    };
}

suite! {
    empty 0 "1",
    saxpy 1 "2",
    triad 2 "1",
    reduce 3 "2",
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
        for file in ["subreduce.spv", "subreduce.O0.spv"] {
            let mut log = String::new();
            refused(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "ZEMU-MOD-0001", || {
                let (code, module, text) = f.try_module(&kernel_file(file));
                assert!(module.is_null());
                log = text;
                code
            });
            let named = log.contains("Group") || log.contains("SubgroupSize");
            assert!(named && log.contains("word ") && log.contains("not supported"), "{file}: {log}");
        }
    });
}

// Features of launches.

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
        assert!(y.iter().enumerate().all(|(i, v)| *v == f32::from(u8::from((100..164).contains(&i)))), "{y:?}");
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
            ok(call!(zeKernelSuggestGroupSize(kernel, n, 1, 1, &raw mut x, &raw mut y, &raw mut z)));
            assert!(x > 0 && n.is_multiple_of(x) && (y, z) == (1, 1), "{n}: {x} {y} {z}");
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
        ok(call!(zeModuleGetKernelNames(module, &raw mut count, ptr::null_mut())));
        assert_eq!(count, 1);
        let mut names = [ptr::null()];
        ok(call!(zeModuleGetKernelNames(module, &raw mut count, names.as_mut_ptr())));
        assert_eq!(read::<u8>(names[0].cast(), 6), *b"saxpy\0");
        let mut properties = ze_kernel_properties_t::default();
        ok(call!(zeKernelGetProperties(f.kernel(module, "saxpy"), &raw mut properties)));
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

// Traps.

/// Launches an assembly kernel over `items` items, each a group, with a buffer of 64 words.
fn launch_bad(f: &Fixture, list: ze_command_list_handle_t, file: &str, items: u32) -> *mut c_void {
    let memory = f.host(256);
    let kernel = f.kernel(f.module(&kernel_file(file)), "k");
    set(kernel, 0, &memory);
    ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
    launch(list, kernel, [items, 1, 1], NO_EVENT, &[]);
    memory
}

#[test]
fn a_store_out_of_bounds_is_told_with_all_that_helps() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        let memory = launch_bad(&f, list, "asm/store_out_of_bounds.spv", 65);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        let all = findings();
        let finding = all.one("ZEMU-TRAP-0001");
        let fields = &finding["fields"];
        let text = |name: &str| fields[name].as_str().unwrap_or_else(|| panic!("{name} in {finding}")).to_owned();
        assert_eq!(text("kernel"), "k");
        assert!(text("instruction").contains("OpStore"), "{finding}");
        assert!(text("source").ends_with(":12"), "{finding}");
        assert_eq!(text("group"), "(64, 0, 0)");
        assert_eq!(text("access"), "write", "{finding}");
        assert_eq!(text("address"), format!("{:#x}", memory.addr() + 256));
        let nearest = text("nearest");
        assert!(nearest.contains(&format!("{:x}", memory.addr())), "the allocation is named: {nearest}");
        assert_eq!(finding["function"], "zeCommandListAppendLaunchKernel");
    });
}

#[test]
fn every_trap_says_what_it_is() {
    for (file, rule, items, words) in [
        ("asm/load_out_of_bounds.spv", "ZEMU-TRAP-0001", 65, "OpLoad"),
        ("asm/null_pointer.spv", "ZEMU-TRAP-0001", 1, "null"),
        ("asm/misaligned_atomic.spv", "ZEMU-TRAP-0001", 1, "OpAtomic"),
        ("asm/private_out_of_bounds.spv", "ZEMU-TRAP-0001", 64, "private"),
        ("asm/unreachable.spv", "ZEMU-TRAP-0001", 1, "OpUnreachable"),
        ("asm/tagged_pointer.spv", "ZEMU-TRAP-0001", 1, "pointer"),
    ] {
        let items = items.to_string();
        let report = alone_with(&[("TEST_FILE", file), ("TEST_ITEMS", &items)], || {
            let of = |key| std::env::var(key).expect("the parent sets it");
            let f = Fixture::new();
            let list = f.immediate(0);
            launch_bad(&f, list, &of("TEST_FILE"), of("TEST_ITEMS").parse().expect("a number"));
            answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        });
        let finding = report.findings.one(rule).to_string();
        assert!(finding.contains(words), "{file}: {finding}");
    }
}

#[test]
fn a_divergent_barrier_is_told() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(256));
        let kernel = f.kernel(f.module(&kernel_file("asm/barrier_divergence.spv")), "k");
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 16, 1, 1)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    report.findings.one("ZEMU-TRAP-0007");
}

#[test]
fn a_context_stays_lost_and_another_one_works() {
    alone(|| {
        let f = Fixture::new();
        let (list, queue, regular) = (f.immediate(0), f.queue(0), f.regular(0));
        let [trapped, after] = f.events();
        let fence = f.fence(queue, 0);
        let memory = f.host(256);
        write(memory, &[0_u32; 64]);
        let kernel = f.saxpy(memory, memory, 1.0, 1000);
        launch(list, kernel, [16, 1, 1], trapped, &[]);
        // A dependant is dropped.
        fill(regular, memory, &7_u32, 256, after, &[trapped]);
        ok(call!(zeCommandListClose(regular)));
        let _answer = call!(zeCommandQueueExecuteCommandLists(queue, 1, [regular].as_mut_ptr(), fence));
        answers(LOST, call!(zeEventHostSynchronize(trapped, FOREVER)));
        answers(LOST, call!(zeEventQueryStatus(trapped)));
        for code in [
            call!(zeCommandListHostSynchronize(list, FOREVER)),
            call!(zeCommandQueueSynchronize(queue, FOREVER)),
            call!(zeContextGetStatus(f.context)),
            call!(zeCommandListAppendBarrier(list, NO_EVENT, 0, ptr::null_mut())),
            call!(zeCommandQueueExecuteCommandLists(queue, 1, [regular].as_mut_ptr(), NO_FENCE)),
        ] {
            answers(LOST, code);
        }
        assert!(call!(zeEventQueryStatus(after)) != ZE_RESULT_SUCCESS);
        assert!(read::<u32>(memory, 64).iter().all(|w| *w != 7), "the dependant did not run");
        // Another context is another device to the program.
        let other = f.elsewhere();
        ok(call!(zeContextGetStatus(other.context)));
        let (list, x, y) = (other.immediate(0), other.host(256), other.host(256));
        write(x, &[1.0_f32; 64]);
        write(y, &[1.0_f32; 64]);
        launch(list, other.saxpy(x, y, 1.0, 64), [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        assert_eq!(read::<f32>(y, 64), [2.0; 64]);
    });
}

#[test]
fn a_lost_context_can_be_taken_apart() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        let module = f.module(&kernel_file("asm/store_out_of_bounds.spv"));
        let (kernel, memory) = (f.kernel(module, "k"), f.host(256));
        set(kernel, 0, &memory);
        ok(call!(zeKernelSetGroupSize(kernel, 1, 1, 1)));
        launch(list, kernel, [65, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        ok(call!(zeCommandListDestroy(list)));
        ok(call!(zeKernelDestroy(kernel)));
        ok(call!(zeModuleDestroy(module)));
        f.free(memory);
        ok(call!(zeContextDestroy(f.context)));
        let next = f.elsewhere();
        ok(call!(zeContextGetStatus(next.context)));
    });
}

#[test]
fn a_skipped_trap_lets_the_program_go_on() {
    let report = alone_with(&[("ZEMU_ON_TRAP", "skip")], || {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER), f.host(256));
        let [event] = f.events();
        write(memory, &[0_u32; 64]);
        launch(list, f.saxpy(memory, memory, 1.0, 1000), [16, 1, 1], event, &[]);
        fill(list, memory, &7_u32, 256, NO_EVENT, &[event]);
        finish(list);
        ok(call!(zeEventQueryStatus(event)));
        ok(call!(zeContextGetStatus(f.context)));
        assert_eq!(read::<u32>(memory, 64), [7; 64]);
    });
    report.findings.one("ZEMU-TRAP-0001");
    report.findings.one("ZEMU-TRAP-0004");
}

#[test]
fn a_launch_on_freed_memory_traps() {
    let report = alone(|| {
        let f = Fixture::new();
        let (list, x, y) = (f.immediate(0), f.host(256), f.host(256));
        let kernel = f.saxpy(x, y, 1.0, 64);
        f.free(x);
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    report.findings.one("ZEMU-KRN-0011");
    let trap = report.findings.one("ZEMU-TRAP-0001").to_string();
    assert!(trap.contains("no longer") || trap.contains("freed") || trap.contains("there no more"), "{trap}");
}

#[test]
fn a_kernel_does_not_reach_ordinary_memory() {
    let report = alone(|| {
        let f = Fixture::new();
        let own = vec![1.0_f32; 64];
        let (list, y) = (f.immediate(0), f.host(256));
        launch(list, f.saxpy(own.as_ptr().cast_mut().cast(), y, 1.0, 64), [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    report.findings.one("ZEMU-KRN-0010");
    report.findings.one("ZEMU-TRAP-0001");
}

#[test]
fn a_kernel_does_not_write_a_read_only_import() {
    let report = alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        write(pages.start(), &[2.0_f32; 1024]);
        pages.protect(0, 4096, libc::PROT_READ);
        let (code, import) = f.try_import(pages.start(), 4096, ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY);
        ok(code);
        let (list, y) = (f.immediate(ZE_COMMAND_QUEUE_FLAG_IN_ORDER), f.host(256));
        write(y, &[1.0_f32; 64]);
        launch(list, f.saxpy(import, y, 3.0, 64), [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        assert_eq!(read::<f32>(y, 64), [7.0; 64]);
        launch(list, f.saxpy(y, import, 3.0, 64), [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        assert_eq!(read::<f32>(import, 64), [2.0; 64]);
    });
    let trap = report.findings.one("ZEMU-TRAP-0001").to_string();
    assert!(trap.contains("only"), "{trap}");
}

#[test]
fn pages_unmapped_before_a_launch_are_found() {
    for (name, offset) in [("whole", 0), ("part", 4096)] {
        let offset_text = offset.to_string();
        let report = alone_with(&[("TEST_OFFSET", &offset_text)], || {
            let offset: usize = std::env::var("TEST_OFFSET").expect("set").parse().expect("a number");
            let f = Fixture::new();
            let pages = Pages::anonymous(8192);
            let import = f.import(pages.start(), 8192);
            let (list, y) = (f.immediate(0), f.host(256));
            // The kernel touches the first page only.
            let kernel = f.saxpy(import, y, 1.0, 64);
            pages.unmap(offset, 8192 - offset);
            launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
            answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
            answers(LOST, call!(zeContextGetStatus(f.context)));
            // Freeing it is still right.
            f.free(import);
        });
        let found = report.findings.one("ZEMU-IMP-0016");
        assert_eq!(found["function"], "zeCommandListAppendLaunchKernel", "{name}");
    }
}

#[test]
fn pages_unmapped_are_found_by_indirect_launches_and_copies() {
    let report = alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        f.import(pages.start(), 4096);
        let (list, y) = (f.immediate(0), f.host(256));
        let kernel = f.saxpy(y, y, 1.0, 64);
        pages.unmap(0, 4096);
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        finish(list);
        ok(call!(zeKernelSetIndirectAccess(kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST)));
        launch(list, kernel, [1, 1, 1], NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
        let other = f.elsewhere();
        let (list, y) = (other.immediate(0), other.host(256));
        let pages = Pages::anonymous(4096);
        other.import(pages.start(), 4096);
        pages.unmap(0, 4096);
        copy(list, y, pages.start(), 16, NO_EVENT, &[]);
        answers(LOST, call!(zeCommandListHostSynchronize(list, FOREVER)));
    });
    assert_eq!(report.findings.of("ZEMU-IMP-0016").len(), 2, "{:?}", report.findings.sentences());
}

// Modules.

#[test]
fn several_inputs_are_linked() {
    alone(|| {
        let f = Fixture::new();
        let inputs = [kernel_file("asm/link_main.spv"), kernel_file("asm/link_library.spv")];
        let (sizes, pointers) = ([inputs[0].len(), inputs[1].len()], [inputs[0].as_ptr(), inputs[1].as_ptr()]);
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
        ok(call!(zeModuleCreate(f.context, f.device, &raw const desc, &raw mut module, ptr::null_mut())));
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
            let desc = ze_kernel_desc_t { pKernelName: c"k".as_ptr(), ..Default::default() };
            let mut kernel = ze_kernel_handle_t::ZEROED;
            call!(zeKernelCreate(module, &raw const desc, &raw mut kernel))
        });
    });
}
