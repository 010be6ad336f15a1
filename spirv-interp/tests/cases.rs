//! Small modules in assembly: what each instruction does, and how a kernel ends that does something wrong.

#[path = "support/launch.rs"]
mod launch;
mod support;

use std::sync::atomic::{AtomicBool, Ordering};

use launch::{grid, module, run_on_both};
use spirv_interp::{
    ArgKind, ArgValue, Grid, LinkError, Program, RunOptions, RunStats, SpecConstant, SpecialiseError, Trap,
    TrapKind, ValidModule, link, reference, specialise,
};
use support::Memory;

fn valid(name: &str) -> ValidModule {
    module(&format!("asm/{name}.spv"))
}

fn program(name: &str) -> Program {
    launch::program(&[&format!("asm/{name}.spv")])
}

fn run_case(program: &Program, memory: &Memory, grid: Grid) -> Result<RunStats, Box<Trap>> {
    let kernel = program.kernel("k").unwrap();
    let args = [ArgValue::Pointer(memory.address(0))];
    run_on_both(&kernel, &grid, &args, memory, &RunOptions::default())
}

/// Runs a case on a buffer of these words and returns what is in it afterwards.
fn output(name: &str, words: &[u32], grid: Grid) -> Vec<u32> {
    let mut memory = Memory::default();
    memory.add(
        &words
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect::<Vec<u8>>(),
    );
    run_case(&program(name), &memory, grid).unwrap_or_else(|trap| panic!("{trap}"));
    memory.u32s(0)
}

fn trap(name: &str, words: usize, grid: Grid) -> Trap {
    let mut memory = Memory::default();
    memory.add(&vec![0; words * 4]);
    *run_case(&program(name), &memory, grid).expect_err("the kernel must trap")
}

#[test]
fn store_out_of_bounds() {
    let trap = trap("store_out_of_bounds", 6, grid(2, 4));
    assert_eq!(trap.kind, TrapKind::OutOfBounds);
    assert_eq!((trap.who.group, trap.who.local), ([1, 0, 0], [2, 0, 0]));
    assert_eq!(trap.at.line, Some(("bounds.cl".to_owned(), 12)));
    assert_eq!(trap.access.unwrap().size, 4);
    assert_eq!(trap.allocation.as_deref(), Some("buffer 0"));
    let text = trap.to_string();
    assert!(
        text.starts_with("kernel \"k\": access outside of an allocation (store of 4 bytes at 0x"),
        "{text}"
    );
    assert!(text.contains("; buffer 0) in OpStore at word "), "{text}");
    assert!(
        text.ends_with("(bounds.cl:12), work-item (2, 0, 0) of group (1, 0, 0)"),
        "{text}"
    );
}

#[test]
fn the_same_trap_whatever_the_threads_do() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let kernel = program("store_out_of_bounds").kernel("k").unwrap();
    let mut memory = Memory::default();
    memory.add(&[0; 4 * 1000]);
    let args = [ArgValue::Pointer(memory.address(0))];
    let options = RunOptions {
        pool: Some(&pool),
        threads: 4,
        ..RunOptions::default()
    };
    for _ in 0..50 {
        let trap = reference::run(&kernel, &grid(4096, 1), &args, &memory, &options).expect_err("must trap");
        assert_eq!((trap.kind, trap.who.group), (TrapKind::OutOfBounds, [1000, 0, 0]));
    }
}

#[test]
fn loads_and_permissions() {
    assert_eq!(
        trap("load_out_of_bounds", 3, grid(1, 4)).kind,
        TrapKind::OutOfBounds
    );
    let run = |name, readable, writable| {
        let mut memory = Memory::default();
        memory.add(&[0; 16]);
        memory.protect(0, readable, writable);
        run_case(&program(name), &memory, grid(1, 1))
            .expect_err("the kernel must trap")
            .kind
    };
    assert_eq!(run("store_out_of_bounds", true, false), TrapKind::ReadOnly);
    assert_eq!(run("load_out_of_bounds", false, true), TrapKind::WriteOnly);
    assert_eq!(run("atomics", true, false), TrapKind::ReadOnly);
}

#[test]
fn wrong_pointers() {
    assert_eq!(trap("null_pointer", 1, grid(1, 1)).kind, TrapKind::NullPointer);
    assert_eq!(trap("tagged_pointer", 1, grid(1, 1)).kind, TrapKind::NotGlobal);
    assert_eq!(
        trap("misaligned_atomic", 2, grid(1, 1)).kind,
        TrapKind::MisalignedAtomic
    );
    let private = trap("private_out_of_bounds", 1, grid(1, 1)).kind;
    assert_eq!(private, TrapKind::VariableOutOfBounds { memory: "private" });
    // An argument that is not set is a null pointer.
    let kernel = program("store_out_of_bounds").kernel("k").unwrap();
    let trap = reference::run(
        &kernel,
        &grid(1, 1),
        &[],
        &Memory::default(),
        &RunOptions::default(),
    );
    assert_eq!(trap.expect_err("must trap").kind, TrapKind::NullPointer);
    // One that points to nothing.
    let args = [ArgValue::Pointer(0x1234_5678_0000)];
    let trap = reference::run(
        &kernel,
        &grid(1, 1),
        &args,
        &Memory::default(),
        &RunOptions::default(),
    );
    assert_eq!(trap.expect_err("must trap").kind, TrapKind::Unmapped);
}

#[test]
fn generic_pointers_know_their_memory() {
    assert_eq!(output("generic_pointer", &[0; 2], grid(1, 1)), [7, 7]);
}

#[test]
fn barriers() {
    assert_eq!(output("barrier_exchange", &[9; 4], grid(1, 4)), [1, 2, 3, 0]);
    let trap = trap("barrier_divergence", 1, grid(1, 4));
    assert_eq!(trap.kind, TrapKind::BarrierDivergence);
    assert_eq!(trap.at.instruction, "OpControlBarrier");
    assert_eq!(trap.who.local, [1, 0, 0]);
    assert!(program("barrier_exchange").kernel("k").unwrap().uses_barrier());
    assert_eq!(
        program("barrier_exchange")
            .kernel("k")
            .unwrap()
            .static_local_bytes(),
        16
    );
}

#[test]
fn control_flow() {
    assert_eq!(output("phi_swap", &[0; 2], grid(1, 1)), [2, 1]);
    assert_eq!(
        output("switch", &[0; 9], grid(1, 9)),
        [10, 30, 30, 21, 30, 30, 30, 20, 30]
    );
    assert_eq!(output("block_order", &[0], grid(1, 1)), [15]);
    assert_eq!(trap("unreachable", 1, grid(1, 1)).kind, TrapKind::Unreachable);
}

#[test]
fn undefined_results_are_defined() {
    let indexed = output("dynamic_index", &[0; 8], grid(1, 8));
    assert_eq!(indexed, [1, 2, 3, 4, 99, 99, 99, 99]);
    let minimum = 0x8000_0000;
    assert_eq!(
        output("arithmetic", &[0; 7], grid(1, 1)),
        [2, u32::MAX, u32::MAX, minimum, 7, 0, 0]
    );
}

#[test]
fn vectors() {
    let floats = |values: &[f32]| values.iter().map(|value| value.to_bits()).collect::<Vec<u32>>();
    let out = output(
        "vectors",
        &floats(&[1.0, 2.0, 3.0, 4.0, 5.0, -6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]),
        grid(1, 1),
    );
    // (1, 2, 3) × (4, 5, −6) = (−27, 18, −3); shuffled (−3, 18, 1); the larger ones of that and (4, 5, −6).
    assert_eq!(out[8..], floats(&[4.0, 18.0, 1.0, -4.0]));
}

#[test]
fn atomics_from_several_threads() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let kernel = program("atomics").kernel("k").unwrap();
    let mut memory = Memory::default();
    memory.add(&[0; 20]);
    let args = [ArgValue::Pointer(memory.address(0))];
    let options = RunOptions {
        pool: Some(&pool),
        threads: 3,
        ..RunOptions::default()
    };
    reference::run(&kernel, &grid(256, 16), &args, &memory, &options).unwrap();
    let xor = (0..4096).fold(0, |xor, i| xor ^ i);
    assert_eq!(memory.u32s(0), [4096, 4095, xor, 5, 2048_f32.to_bits()]);
}

#[test]
fn aggregates_by_value() {
    let kernel = program("by_value").kernel("k").unwrap();
    let [argument, _] = kernel.args() else {
        panic!("two parameters")
    };
    assert_eq!(
        (argument.kind, argument.size, argument.align),
        (ArgKind::Value, 8, 4)
    );
    let mut memory = Memory::default();
    memory.add(&[0; 12]);
    let value = ArgValue::Value(vec![0x11, 0, 0, 0, 0x22, 0, 0, 0]);
    let args = [value, ArgValue::Pointer(memory.address(0))];
    // All work-items see the argument as it was given.
    reference::run(&kernel, &grid(4, 4), &args, &memory, &RunOptions::default()).unwrap();
    assert_eq!(memory.u32s(0), [0x11, 0x22, 0x11]);
    let args = [
        ArgValue::Value(vec![1, 2, 3]),
        ArgValue::Pointer(memory.address(0)),
    ];
    let trap = reference::run(&kernel, &grid(1, 1), &args, &memory, &RunOptions::default());
    assert!(matches!(
        trap.expect_err("must trap").kind,
        TrapKind::BadArgument { index: 0, .. }
    ));
}

#[test]
fn specialisation() {
    let run = |constants: &[SpecConstant]| {
        let mut memory = Memory::default();
        memory.add(&[0; 20]);
        run_case(
            &specialise(valid("spec_constants"), constants).unwrap(),
            &memory,
            grid(1, 1),
        )
        .unwrap();
        memory.u32s(0)
    };
    let constant = |id, value: &[u8]| SpecConstant {
        id,
        value: value.to_vec(),
    };
    assert_eq!(run(&[]), [4, 9, 7, 1, 5]);
    let given = [
        constant(10, &[9, 0, 0, 0]),
        constant(11, &[0]),
        constant(12, &[3, 0, 0, 0, 1, 0, 0, 0]),
    ];
    assert_eq!(run(&given), [9, 19, 7, 0, 3]);
    let sizes: Vec<_> = valid("spec_constants")
        .spec_constants()
        .iter()
        .map(|info| (info.id, info.size))
        .collect();
    assert_eq!(sizes, [(10, 4), (11, 1), (12, 8)]);
    let refused = |constant| specialise(valid("spec_constants"), &[constant]).expect_err("must be refused");
    assert_eq!(
        refused(constant(13, &[0])),
        SpecialiseError::UnknownConstant { id: 13 }
    );
    assert_eq!(
        refused(constant(10, &[0])),
        SpecialiseError::WrongSize {
            id: 10,
            wanted: 4,
            given: 1
        }
    );
    // An array of as many elements would be too large.
    let huge = refused(constant(10, &[255, 255, 255, 255]));
    assert!(matches!(huge, SpecialiseError::Invalid(_)), "{huge}");
}

#[test]
fn linking() {
    let linked = |order: [&str; 2]| {
        let module = link(order.iter().map(|name| valid(name)).collect()).unwrap();
        specialise(module, &[]).unwrap()
    };
    for order in [["link_main", "link_library"], ["link_library", "link_main"]] {
        let program = linked(order);
        assert!(program.unresolved_imports().is_empty());
        let mut memory = Memory::default();
        memory.add(&[0; 8]);
        run_case(&program, &memory, grid(1, 1)).unwrap();
        assert_eq!(memory.u32s(0), [42, 13]);
    }
    assert_eq!(valid("link_main").imports(), ["helper", "table"]);
    assert_eq!(valid("link_library").exports(), ["helper", "table"]);
    let twice = link(vec![valid("link_library"), valid("link_library")]);
    assert!(matches!(twice, Err(LinkError::DuplicateExport { .. })));
    let same_kernel = link(vec![valid("phi_swap"), valid("switch")]);
    assert!(matches!(same_kernel, Err(LinkError::Invalid(_))));
    assert!(matches!(link(Vec::new()), Err(LinkError::NoModules)));
    // Alone, the module loads, and its kernel traps where it calls what is not there.
    let alone = program("link_main");
    assert_eq!(alone.unresolved_imports(), ["helper", "table"]);
    let kind = trap("link_main", 2, grid(1, 1)).kind;
    assert_eq!(
        kind,
        TrapKind::UnresolvedImport {
            name: "helper".to_owned()
        }
    );
}

/// The variables keep what a launch leaves in them, so that each launch is on one engine only.
#[test]
fn variables_at_module_scope() {
    let run_case = |program: &Program, memory: &Memory, grid: Grid| {
        let kernel = program.kernel("k").unwrap();
        let args = [ArgValue::Pointer(memory.address(0))];
        reference::run(&kernel, &grid, &args, memory, &RunOptions::default())
    };
    let program = program("globals");
    let kernel = program.kernel("k").unwrap();
    assert_eq!(kernel.required_group_size(), Some([2, 1, 1]));
    assert_eq!(kernel.attributes(), "reqd_work_group_size(2,1,1)");
    assert_eq!(kernel.args()[0].name.as_deref(), Some("out"));
    assert_eq!(kernel.args()[0].type_name.as_deref(), Some("uint*"));
    let mut memory = Memory::default();
    memory.add(&[0; 8]);
    run_case(&program, &memory, grid(1, 2)).unwrap();
    assert_eq!(memory.u32s(0), [5, 7]);
    run_case(&program, &memory, grid(1, 2)).unwrap();
    assert_eq!(memory.u32s(0), [7, 7]);
    let counter = program.global_variable("counter").unwrap();
    assert_eq!((counter.size, counter.writable), (4, true));
    assert_eq!(program.global_variable("table").unwrap().size, 8);
    assert!(program.global_variable("nothing").is_none());
    let wrong = run_case(&program, &memory, grid(1, 4)).expect_err("the size is required");
    assert!(matches!(wrong.kind, TrapKind::BadGrid { .. }));
}

#[test]
fn instructions_are_counted() {
    let mut memory = Memory::default();
    memory.add(&[0; 4]);
    let stats = run_case(&program("block_order"), &memory, grid(3, 5)).unwrap();
    assert_eq!((stats.instructions, stats.groups), (8 * 15, 3));
}

/// A caller that helps may have little stack left.
#[test]
fn small_stacks_are_enough() {
    let small = std::thread::Builder::new().stack_size(32 << 10);
    let work = || {
        let (barrier, value) = (
            program_on_big_stack("barrier_exchange"),
            program_on_big_stack("vectors"),
        );
        let mut memory = Memory::default();
        memory.add(&[0; 64]);
        run_case(&barrier, &memory, grid(1, 4)).is_ok() && run_case(&value, &memory, grid(1, 1)).is_ok()
    };
    assert!(small.spawn(work).unwrap().join().unwrap());
}

fn program_on_big_stack(name: &'static str) -> Program {
    std::thread::spawn(move || program(name)).join().unwrap()
}

const _: () = {
    const fn shared<T: Send + Sync>() {}
    shared::<Program>();
    shared::<spirv_interp::Kernel>();
    shared::<ValidModule>();
};

#[test]
fn endless_kernels_can_be_stopped() {
    let kernel = program("endless").kernel("k").unwrap();
    let memory = Memory::default();
    let run = |options: &RunOptions<'_>| {
        reference::run(&kernel, &grid(1, 1), &[], &memory, options)
            .expect_err("never ends")
            .kind
    };
    let budget = RunOptions {
        instruction_budget: Some(100_000),
        ..RunOptions::default()
    };
    assert_eq!(run(&budget), TrapKind::BudgetExhausted);
    let cancel = AtomicBool::new(true);
    assert_eq!(
        run(&RunOptions {
            cancel: Some(&|| cancel.load(Ordering::Relaxed)),
            ..RunOptions::default()
        }),
        TrapKind::Cancelled
    );
}

#[test]
fn ranges_are_asked_for_once() {
    let mut memory = Memory::default();
    memory.add(&[0; 4096]);
    let kernel = program("store_out_of_bounds").kernel("k").unwrap();
    let args = [ArgValue::Pointer(memory.address(0))];
    reference::run(&kernel, &grid(1, 1024), &args, &memory, &RunOptions::default()).unwrap();
    assert_eq!(*memory.asked.lock().unwrap(), 1);
}
