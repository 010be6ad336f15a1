//! Calls through pointers to functions (SPV_INTEL_function_pointers).

#[path = "support/launch.rs"]
mod launch;
mod support;

use launch::grid;
use spirv_interp::{
    ArgValue, Program, RunOptions, RunStats, Trap, TrapKind, engine, parse, reference, validate,
};
use support::Memory;

fn program() -> Program {
    launch::program(&["asm/function_pointers.spv"])
}

type Outcome = Result<Vec<u32>, Box<Trap>>;

/// Runs a kernel on both engines, with the same outcome; the fast one leaves recursion to the reference interpreter.
fn run(name: &str, items: u32, host: u64) -> Outcome {
    let program = program();
    let kernel = program.kernel(name).unwrap();
    let mut memory = Memory::default();
    memory.add(&vec![0; items as usize * 4]);
    let args = [
        ArgValue::Pointer(memory.address(0)),
        ArgValue::Value(host.to_le_bytes().to_vec()),
    ];
    let (grid, options) = (grid(1, items), RunOptions::default());
    let outcome = |memory: &Memory, result: Result<RunStats, Box<Trap>>| result.map(|_| memory.u32s(0));
    let result = reference::run(&kernel, &grid, &args, &memory, &options);
    let want = outcome(&memory, result);
    match engine::prepare(&kernel) {
        Ok(prepared) => {
            memory.fill(0, &vec![0; items as usize * 4]);
            let result = engine::run(&prepared, &grid, &args, &memory, &options);
            assert_eq!(outcome(&memory, result), want);
            let result = engine::run_with_lanes(8, &prepared, &grid, &args, &memory, &options);
            assert_eq!(outcome(&memory, result), want);
        }
        Err(error) => assert_eq!((name, error.reason), ("deep", "calls are nested deeply")),
    }
    want
}

#[test]
fn calls_go_where_the_pointers_lead() {
    let square = program().function_pointer("square").unwrap();
    let out = run("k", 100, square).unwrap();
    for (i, found) in (0..).zip(out) {
        let first: u32 = if i % 2 == 1 { i + 7 } else { i * 7 };
        let second = [i + 1, i * 7, i + 7][i as usize % 3];
        assert_eq!(found, first * 1000 + second + i * i, "{i}");
    }
}

#[test]
fn other_words_trap() {
    let program = program();
    let square = program.function_pointer("square").unwrap();
    // Null, a plain number, the middle of a function, another kind of pointer, a function of another type.
    for wrong in [
        0,
        12,
        square + 1,
        square ^ 1 << 56,
        program.function_pointer("k").unwrap(),
    ] {
        let trap = run("k", 70, wrong).expect_err("no function");
        assert_eq!(trap.kind, TrapKind::NotAFunction, "{wrong:#x}");
        assert_eq!(trap.at.instruction, "OpFunctionPointerCallINTEL");
        assert_eq!(trap.who.local, [0; 3]);
    }
    assert_eq!(program.function_pointer("apply"), None);
}

#[test]
fn functions_may_come_to_themselves() {
    assert_eq!(run("deep", 1, 5).unwrap(), [120]);
    let trap = run("deep", 1, 1 << 30).expect_err("endless");
    assert!(matches!(trap.kind, TrapKind::TooMuchMemory { .. }));
}

/// What the constants of the module say is checked.
#[test]
fn pointers_to_other_functions_are_refused() {
    const CONSTANT_FUNCTION_POINTER: u32 = 4 << 16 | 5600;
    let bytes = std::fs::read(launch::folder().join("asm/function_pointers.spv")).unwrap();
    let words = launch::u32s(&bytes);
    let at = words
        .iter()
        .position(|word| *word == CONSTANT_FUNCTION_POINTER)
        .unwrap();
    let refusal = |id: u32| {
        let mut changed = words.clone();
        changed[at + 3] = id;
        let bytes: Vec<u8> = changed.into_iter().flat_map(u32::to_le_bytes).collect();
        validate(parse(&bytes).unwrap()).unwrap_err().to_string()
    };
    // Its own id is that of no function; the first entry point has another type.
    assert!(refusal(words[at + 2]).contains("not a function"));
    let entry = words.iter().position(|word| word & 0xffff == 15).unwrap();
    assert!(refusal(words[entry + 2]).contains("has not the type to which the pointer points"));
}
