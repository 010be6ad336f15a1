//! Any bytes as a SPIR-V module: parsed, validated, linked with itself, specialised. Each step refuses or succeeds, and
//! none panics or takes memory out of proportion (libFuzzer's -rss_limit_mb and -malloc_limit_mb watch).

#![no_main]

use libfuzzer_sys::fuzz_target;
use spirv_interp::{SpecConstant, link, parse, specialise, validate};

fuzz_target!(|data: &[u8]| {
    // A module is whole words. What is left over fills specialisation constants.
    let (bytes, rest) = data.split_at(data.len() & !3);
    let fill = rest.first().copied().unwrap_or(1);
    let Ok(valid) = parse(bytes).map_err(drop).and_then(|m| validate(m).map_err(drop)) else {
        return;
    };
    let constants: Vec<SpecConstant> = valid
        .spec_constants()
        .iter()
        .map(|c| SpecConstant {
            id: c.id,
            value: vec![fill; c.size],
        })
        .collect();
    // Two copies cannot export one name twice, but may import and never define.
    if let Ok(again) = parse(bytes)
        && let Ok(again) = validate(again)
        && let Ok(first) = parse(bytes)
        && let Ok(first) = validate(first)
    {
        drop(link(vec![first, again]));
    }
    let Ok(linked) = link(vec![valid]) else { return };
    let Ok(program) = specialise(linked, &constants) else {
        return;
    };
    for name in program.kernel_names() {
        let kernel = program.kernel(name).expect("it is listed");
        let _ = (
            kernel.args().len(),
            kernel.attributes(),
            kernel.private_bytes(),
            kernel.uses_barrier(),
        );
    }
    for name in program.global_variable_names() {
        assert!(program.global_variable(name).is_some(), "it is listed");
    }
});
