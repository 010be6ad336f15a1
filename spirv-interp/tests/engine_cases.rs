//! The fast engine against the reference interpreter on small modules in assembly: the same words in the buffer, or the
//! same trap.

#[path = "support/launch.rs"]
mod launch;
mod support;

use std::sync::atomic::{AtomicBool, Ordering};

use launch::grid;
use spirv_interp::engine;
use spirv_interp::{ArgKind, ArgValue, Grid, Kernel, Program, RunOptions, Trap, TrapKind, reference};
use support::Memory;

fn program(names: &[&str]) -> Program {
    let files: Vec<String> = names.iter().map(|name| format!("asm/{name}.spv")).collect();
    launch::program(&files.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A run on a buffer of zeros: what is in it then, or the trap with addresses relative to the buffer.
fn run(
    kernel: &Kernel,
    fast: bool,
    words: usize,
    grid: &Grid,
    access: (bool, bool),
) -> Result<Vec<u8>, Box<Trap>> {
    let mut memory = Memory::default();
    memory.add(&vec![0; words * 4]);
    memory.protect(0, access.0, access.1);
    let base = memory.address(0);
    let args: Vec<ArgValue> = kernel
        .args()
        .iter()
        .map(|info| match info.kind {
            ArgKind::Value => ArgValue::Value(vec![7; info.size]),
            ArgKind::Local => ArgValue::Local(64),
            _ => ArgValue::Pointer(base),
        })
        .collect();
    let options = RunOptions {
        instruction_budget: Some(1 << 20),
        ..RunOptions::default()
    };
    let result = if fast {
        let prepared = engine::prepare(kernel).unwrap_or_else(|error| panic!("{}: {error}", kernel.name()));
        engine::run(&prepared, grid, &args, &memory, &options)
    } else {
        reference::run(kernel, grid, &args, &memory, &options)
    };
    result.map(|_| memory.buffers[0].bytes()).map_err(|mut trap| {
        if let Some(access) = &mut trap.access {
            // Buffers of two runs lie at different addresses.
            if access.address >= base && access.address < base + (1 << 20) {
                access.address -= base;
            }
        }
        trap
    })
}

fn compare(names: &[&str], words: usize, grid: &Grid) -> Result<Vec<u8>, Box<Trap>> {
    compare_with(names, words, grid, (true, true))
}

fn compare_with(
    names: &[&str],
    words: usize,
    grid: &Grid,
    access: (bool, bool),
) -> Result<Vec<u8>, Box<Trap>> {
    let kernel = |program: &Program| program.kernel("k").unwrap();
    // Module-scope variables keep what a run leaves in them, so each run has a program of its own.
    let want = run(&kernel(&program(names)), false, words, grid, access);
    let got = run(&kernel(&program(names)), true, words, grid, access);
    assert_eq!(got, want, "{names:?}");
    got
}

#[test]
fn computations_are_equal() {
    for (name, words, groups, size) in [
        ("arithmetic", 7, 1, 1),
        ("barrier_exchange", 4, 1, 4),
        ("block_order", 1, 1, 1),
        ("block_order", 1, 3, 100),
        ("by_value", 3, 1, 1),
        ("by_value", 3, 4, 4),
        ("dynamic_index", 8, 1, 8),
        ("generic_pointer", 2, 1, 1),
        ("phi_swap", 2, 1, 1),
        ("spec_constants", 5, 1, 1),
        ("switch", 9, 1, 9),
        ("switch", 150, 2, 75),
        ("vectors", 12, 1, 1),
        ("atomics", 5, 1, 1),
    ] {
        compare(&[name], words, &grid(groups, size)).unwrap_or_else(|trap| panic!("{name}: {trap}"));
    }
    compare(&["link_main", "link_library"], 2, &grid(1, 1)).unwrap();
}

/// All lanes of a batch have their variables at once, so batches are small then.
#[test]
fn large_variables() {
    let words = compare(&["large_private"], 1, &grid(1, 20));
    assert_eq!(words, Ok(7_u32.to_le_bytes().to_vec()));
}

#[test]
fn launches_that_do_not_fit_are_refused_alike() {
    let kernel = program(&["phi_swap"]).kernel("k").unwrap();
    let prepared = engine::prepare(&kernel).unwrap();
    let memory = Memory::default();
    let pointer = ArgValue::Pointer(0);
    let odd = RunOptions {
        subgroup_size: 3,
        ..RunOptions::default()
    };
    for (grid, args, options) in [
        (grid(1, 0), vec![pointer.clone()], RunOptions::default()),
        (grid(1, 65537), vec![pointer.clone()], RunOptions::default()),
        (grid(1, 1), vec![pointer.clone()], odd),
        (grid(1, 1), vec![ArgValue::Local(4)], RunOptions::default()),
        (grid(1, 1), vec![pointer.clone(); 9], RunOptions::default()),
    ] {
        let want = reference::run(&kernel, &grid, &args, &memory, &options).expect_err("it does not fit");
        let got = engine::run(&prepared, &grid, &args, &memory, &options);
        assert_eq!(got, Err(want), "{grid:?}");
    }
}

#[test]
fn variables_at_module_scope() {
    let program = program(&["globals"]);
    let prepared = engine::prepare(&program.kernel("k").unwrap()).unwrap();
    let mut memory = Memory::default();
    memory.add(&[0; 8]);
    let args = [ArgValue::Pointer(memory.address(0))];
    for before in [4, 6] {
        engine::run(&prepared, &grid(1, 2), &args, &memory, &RunOptions::default()).unwrap();
        let [counter, table] = memory.u32s(0)[..] else {
            panic!("two words")
        };
        assert!((before..before + 2).contains(&counter), "{counter}");
        assert_eq!(table, 7);
    }
    let wrong = engine::run(&prepared, &grid(1, 4), &args, &memory, &RunOptions::default());
    assert!(matches!(
        wrong.expect_err("the size is required").kind,
        TrapKind::BadGrid { .. }
    ));
}

#[test]
fn traps_are_equal() {
    let trap = |name: &str, words, groups, size| {
        compare(&[name], words, &grid(groups, size)).expect_err("the kernel must trap")
    };
    for (groups, size) in [(2, 4), (1, 7), (9, 1), (3, 100), (70, 2)] {
        let found = trap("store_out_of_bounds", 6, groups, size);
        assert_eq!(found.kind, TrapKind::OutOfBounds);
        let item = found.who.group[0] * size + found.who.local[0];
        assert_eq!(item, 6);
    }
    // Enough items that some batches are whole, and a last access that lies half in the buffer.
    assert_eq!(trap("store_out_of_bounds", 1000, 17, 64).who.group, [15, 0, 0]);
    assert_eq!(trap("load_out_of_bounds", 3, 1, 4).kind, TrapKind::OutOfBounds);
    assert_eq!(trap("null_pointer", 1, 1, 1).kind, TrapKind::NullPointer);
    assert_eq!(trap("tagged_pointer", 1, 1, 1).kind, TrapKind::NotGlobal);
    assert_eq!(
        trap("misaligned_atomic", 2, 1, 1).kind,
        TrapKind::MisalignedAtomic
    );
    assert!(matches!(
        trap("private_out_of_bounds", 1, 1, 1).kind,
        TrapKind::VariableOutOfBounds { .. }
    ));
    assert_eq!(trap("unreachable", 1, 1, 1).kind, TrapKind::Unreachable);
    assert_eq!(trap("unreachable", 1, 5, 70).kind, TrapKind::Unreachable);
    assert_eq!(
        trap("barrier_divergence", 1, 1, 4).kind,
        TrapKind::BarrierDivergence
    );
    assert_eq!(
        trap("barrier_divergence", 1, 2, 200).kind,
        TrapKind::BarrierDivergence
    );
    assert!(matches!(
        trap("link_main", 2, 1, 1).kind,
        TrapKind::UnresolvedImport { .. }
    ));
    let one = grid(1, 1);
    let kind = |name: &str, access| {
        compare_with(&[name], 4, &one, access)
            .expect_err("must trap")
            .kind
    };
    assert_eq!(kind("store_out_of_bounds", (true, false)), TrapKind::ReadOnly);
    assert_eq!(kind("load_out_of_bounds", (false, true)), TrapKind::WriteOnly);
    assert_eq!(kind("atomics", (true, false)), TrapKind::ReadOnly);
}

#[test]
fn the_same_trap_whatever_the_threads_do() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let kernel = engine::prepare(&program(&["store_out_of_bounds"]).kernel("k").unwrap()).unwrap();
    let mut memory = Memory::default();
    memory.add(&[0; 4 * 1000]);
    let args = [ArgValue::Pointer(memory.address(0))];
    let options = RunOptions {
        pool: Some(&pool),
        threads: 4,
        ..RunOptions::default()
    };
    for _ in 0..50 {
        let trap = engine::run(&kernel, &grid(4096, 1), &args, &memory, &options).expect_err("must trap");
        assert_eq!((trap.kind, trap.who.group), (TrapKind::OutOfBounds, [1000, 0, 0]));
    }
}

#[test]
fn atomics_from_several_threads() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let kernel = engine::prepare(&program(&["atomics"]).kernel("k").unwrap()).unwrap();
    let mut memory = Memory::default();
    memory.add(&[0; 20]);
    let args = [ArgValue::Pointer(memory.address(0))];
    let options = RunOptions {
        pool: Some(&pool),
        threads: 3,
        ..RunOptions::default()
    };
    engine::run(&kernel, &grid(256, 16), &args, &memory, &options).unwrap();
    let xor = (0..4096).fold(0, |xor, i| xor ^ i);
    assert_eq!(memory.u32s(0), [4096, 4095, xor, 5, 2048_f32.to_bits()]);
}

#[test]
fn endless_kernels_can_be_stopped() {
    let kernel = engine::prepare(&program(&["endless"]).kernel("k").unwrap()).unwrap();
    let memory = Memory::default();
    let run = |options: &RunOptions<'_>| {
        engine::run(&kernel, &grid(1, 1), &[], &memory, options)
            .expect_err("never ends")
            .kind
    };
    let budget = RunOptions {
        instruction_budget: Some(100_000),
        ..RunOptions::default()
    };
    assert_eq!(run(&budget), TrapKind::BudgetExhausted);
    let cancel = AtomicBool::new(true);
    let cancelled = RunOptions {
        cancel: Some(&|| cancel.load(Ordering::Relaxed)),
        ..RunOptions::default()
    };
    assert_eq!(run(&cancelled), TrapKind::Cancelled);
}

#[test]
fn ranges_are_asked_for_once() {
    let mut memory = Memory::default();
    memory.add(&[0; 4096]);
    let kernel = engine::prepare(&program(&["store_out_of_bounds"]).kernel("k").unwrap()).unwrap();
    let args = [ArgValue::Pointer(memory.address(0))];
    engine::run(&kernel, &grid(1, 1024), &args, &memory, &RunOptions::default()).unwrap();
    assert_eq!(*memory.asked.lock().unwrap(), 1);
}
