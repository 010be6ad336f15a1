//! No input makes the front half panic, and what passes it runs without panicking.

mod support;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use proptest::prelude::*;
use spirv_interp::{
    ArgKind, ArgValue, Checks, Grid, RunOptions, engine, parse, reference, specialise, validate,
};
use support::Memory;

fn modules() -> &'static [Vec<u8>] {
    static MODULES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    MODULES.get_or_init(read_modules)
}

fn read_modules() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels");
    let list = |folder: &Path| {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
    };
    let folders = [folder.clone(), folder.join("asm"), folder.join("ocl")];
    let mut paths: Vec<PathBuf> = folders.iter().flat_map(|folder| list(folder)).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "spv"));
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// One change to the words of a module.
#[derive(Clone, Debug)]
enum Change {
    /// Another bit.
    Flip { word: usize, bit: u32 },
    /// Another word, often one that could be an id.
    Set { word: usize, value: u32 },
    /// A word of the same module.
    Copy { from: usize, to: usize },
    /// Words taken out.
    Cut { word: usize, count: usize },
    /// The end is missing.
    Truncate { word: usize },
}

fn change() -> impl Strategy<Value = Change> {
    let word = any::<usize>();
    prop_oneof![
        2 => (word, 0..32_u32).prop_map(|(word, bit)| Change::Flip { word, bit }),
        4 => (word, 0..128_u32).prop_map(|(word, value)| Change::Set { word, value }),
        1 => (word, any::<u32>()).prop_map(|(word, value)| Change::Set { word, value }),
        4 => (word, word).prop_map(|(from, to)| Change::Copy { from, to }),
        1 => (word, 1..6_usize).prop_map(|(word, count)| Change::Cut { word, count }),
        1 => word.prop_map(|word| Change::Truncate { word }),
    ]
}

fn apply(words: &mut Vec<u32>, change: &Change) {
    if words.is_empty() {
        return;
    }
    let len = words.len();
    match *change {
        Change::Flip { word, bit } => words[word % len] ^= 1 << bit,
        Change::Set { word, value } => words[word % len] = value,
        Change::Copy { from, to } => words[to % len] = words[from % len],
        Change::Cut { word, count } => {
            let start = word % len;
            words.drain(start..(start + count).min(len));
        }
        Change::Truncate { word } => words.truncate(word % len),
    }
}

/// Mutated modules that were valid all the same.
static VALID: AtomicU32 = AtomicU32::new(0);

/// Their kernels that the fast engine runs.
static PREPARED: AtomicU32 = AtomicU32::new(0);

/// Runs all kernels for a short while, on both engines.
fn run(bytes: &[u8]) {
    let Ok(module) = parse(bytes) else {
        return;
    };
    let Ok(valid) = validate(module) else {
        return;
    };
    VALID.fetch_add(1, Ordering::Relaxed);
    let Ok(program) = specialise(valid, &[]) else {
        return;
    };
    for name in program.kernel_names() {
        let kernel = program.kernel(name).expect("the name is one of the program's");
        let mut memory = Memory::default();
        memory.add(&[1; 4096]);
        let arg = |kind| match kind {
            ArgKind::Local => ArgValue::Local(64),
            ArgKind::Global { .. } | ArgKind::Constant => ArgValue::Pointer(memory.address(0)),
            _ => ArgValue::Unset,
        };
        let args: Vec<ArgValue> = kernel.args().iter().map(|info| arg(info.kind)).collect();
        let grid = Grid {
            group_count: [2, 1, 1],
            group_size: [4, 1, 1],
            global_offset: [0; 3],
        };
        let options = RunOptions {
            instruction_budget: Some(20_000),
            print: Some(&|_| {}),
            subgroup_size: 2,
            ..RunOptions::default()
        };
        // The checks meet strange programs as well.
        let checked = RunOptions {
            checks: Some(Checks {
                races: true,
                uninitialised: true,
                copies: true,
                found: &|_| {},
            }),
            ..options
        };
        let _ = reference::run(&kernel, &grid, &args, &memory, &checked);
        if let Ok(prepared) = engine::prepare(&kernel) {
            PREPARED.fetch_add(1, Ordering::Relaxed);
            let _ = engine::run(&prepared, &grid, &args, &memory, &options);
        }
    }
}

#[test]
fn mutations_never_panic() {
    mutate();
    // Enough get through for the interpreter to meet strange programs.
    assert!(
        VALID.load(Ordering::Relaxed) > 100,
        "only {VALID:?} mutated modules are valid"
    );
    assert!(
        PREPARED.load(Ordering::Relaxed) > 100,
        "only {PREPARED:?} kernels run on the fast engine"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20000, failure_persistence: None, ..ProptestConfig::default() })]

    fn mutate(number in any::<usize>(), changes in prop::collection::vec(change(), 1..5)) {
        let modules = modules();
        let bytes = &modules[number % modules.len()];
        let mut words: Vec<u32> =
            bytes.chunks_exact(4).map(|chunk| u32::from_le_bytes(chunk.try_into().unwrap())).collect();
        for change in &changes {
            apply(&mut words, change);
        }
        run(&words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>());
    }

    #[test]
    fn bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        run(&bytes);
        let mut with_header = vec![3, 2, 35, 7, 0, 0, 1, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0];
        with_header.extend_from_slice(&bytes);
        run(&with_header);
    }
}

#[test]
fn every_module_is_read() {
    let modules = modules();
    assert!(modules.len() >= 76, "{} modules", modules.len());
    for bytes in modules {
        parse(bytes).unwrap();
    }
}
