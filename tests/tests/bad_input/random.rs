//! Any function with any handles: good ones, wrong ones, dead ones. Pointers lead to zeros, so that only what the
//! handles lead to can go wrong.

use zemu_abi::meta::{Function, FunctionInfo, structure_by_name};

use super::*;

/// Bytes behind each pointer, more than any structure has.
const ROOM: usize = 4096;

/// Whether a call can be made of words: nothing of it is passed in memory or in other registers, and nothing is called.
fn is_plain(info: &FunctionInfo) -> bool {
    info.params.iter().all(|p| {
        let special = ["double", "float", "_ipc_", "pfn"]
            .iter()
            .any(|s| p.c_type.contains(s));
        p.c_type.contains('*') || !(special || structure_by_name(p.c_type).is_some())
    })
}

/// The words of a call.
fn arguments(
    info: &FunctionInfo,
    handles: &[u64],
    memory: *mut c_void,
    numbers: &mut Numbers,
) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    let mut at = 0;
    let mut put = |word: u64| {
        words[at] = word;
        at += 1;
    };
    for (i, param) in info.params.iter().enumerate() {
        match param.c_type {
            c_type if c_type.contains('*') => {
                let there = memory.wrapping_byte_add(i * ROOM).expose_provenance() as u64;
                put(if numbers.below(8) == 0 { 0 } else { there });
            }
            "ze_group_count_t" | "ze_group_size_t" => {
                put(numbers.below(2) as u64 | 1 << 32);
                put(numbers.below(3) as u64);
            }
            c_type if c_type.ends_with("handle_t") => put(numbers.one_of(handles)),
            // Time-outs: nobody signals anything here.
            "uint64_t" => put(0),
            _ => put(numbers.one_of(&[0, 0, 1, 2, 3, 8, 64])),
        }
    }
    words
}

/// One object of each class, and a dead one.
fn objects(f: &Fixture) -> Vec<u64> {
    let f = f.elsewhere();
    let (queue, pool) = (f.queue(0), f.pool(2, 0));
    let (event, dead) = (f.event(pool, 0), f.event(pool, 1));
    let module = f.module(&kernel_file("empty.spv"));
    let fence = f.fence(queue, 0);
    let kernel = f.kernel(module, "empty");
    ok(call!(zeEventDestroy(dead)));
    let all = [
        f.context.0,
        f.immediate(0).0,
        f.regular(0).0,
        queue.0,
        pool.0,
        event.0,
        dead.0,
        module.0,
        fence.0,
        kernel.0,
    ];
    all.iter().map(|h| h.expose_provenance() as u64).collect()
}

#[test]
fn any_call_with_any_handles_comes_back() {
    alone(|| {
        let f = Fixture::new();
        let functions: Vec<Function> = Function::all()
            .filter(|f| f.info().returns_result && is_plain(f.info()))
            .collect();
        assert!(functions.len() > 400, "{}", functions.len());
        let memory = f.host(WORDS * ROOM);
        let mut numbers = Numbers(2026);
        let mut done = 0;
        for round in 0..60 {
            let mut handles = objects(&f);
            let own = [f.driver.0, f.device.0, memory, f.context.0.wrapping_byte_add(8)];
            handles.extend(own.iter().map(|h| h.expose_provenance() as u64));
            handles.extend([0, 1, u64::MAX, 0x7fff_ffff_f000]);
            for _ in 0..400 {
                let function = numbers.one_of(&functions);
                // The first context and the memory are what this test stands on.
                write(memory, &[0_u8; WORDS * ROOM]);
                let words = arguments(function.info(), &handles, memory, &mut numbers);
                let code = with_words(function, words);
                let documented = code == ZE_RESULT_SUCCESS || function.documents(code);
                assert!(
                    documented || code == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE,
                    "round {round}: {} answers {}",
                    function.name(),
                    name_of(code)
                );
                done += 1;
            }
        }
        assert_eq!(done, 24_000);
    });
}
