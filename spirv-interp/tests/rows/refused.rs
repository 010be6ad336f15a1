//! Rows whose kernels are refused: why, in words that name what is missing or wrong.

use super::*;
use launch::folder;
use spirv_interp::{parse, validate};

fn bytes_of(file: &str) -> Vec<u8> {
    std::fs::read(folder().join(file)).unwrap()
}

/// Why a module is refused.
fn reason(bytes: &[u8]) -> String {
    match parse(bytes) {
        Ok(module) => validate(module)
            .expect_err("the module must be refused")
            .to_string(),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn refused(name: &str, instruction: &str, why: &str) {
    let reason = reason(&bytes_of(&format!("asm/{name}.spv")));
    assert!(
        reason.contains(instruction) && reason.contains(why),
        "{name}: {reason}"
    );
}

#[test]
fn k01_switch_on_two_bits() {
    refused("k01_switch_on_two_bits", "OpTypeInt", "not 2");
}

#[test]
fn k02_integers_of_odd_widths() {
    for bits in [40, 72, 96, 128] {
        refused(
            &format!("k02_integer_of_{bits}_bits"),
            "OpTypeInt",
            &format!("not {bits}"),
        );
    }
}

/// The words of a module, and where its `number`th switch begins.
fn switch(words: &[u32], number: usize) -> usize {
    let mut at = 5;
    let mut found = 0;
    loop {
        if words[at] & 0xffff == 251 {
            if found == number {
                return at;
            }
            found += 1;
        }
        at += (words[at] >> 16) as usize;
    }
}

fn with_switch(number: usize, change: impl Fn(Vec<u32>) -> Vec<u32>) -> String {
    let mut words = launch::u32s(&bytes_of("asm/k05_switch_widths.spv"));
    let start = switch(&words, number);
    let end = start + (words[start] >> 16) as usize;
    let cases = words[start + 3..end].to_vec();
    let changed = change(cases);
    let len = u32::try_from(changed.len() + 3).unwrap();
    words[start] = len << 16 | 251;
    words.splice(start + 3..end, changed);
    reason(&launch::bytes(&words, u32::to_le_bytes))
}

/// The literals of a narrow selector in two words each, and those of a wide one in one.
#[test]
fn k05_switch_with_literals_of_the_wrong_size() {
    for narrow in [1, 2] {
        let reason = with_switch(narrow, |cases| {
            cases
                .chunks_exact(2)
                .flat_map(|case| [case[0], 0, case[1]])
                .collect()
        });
        assert!(reason.contains("OpSwitch"), "{reason}");
        // An even number of words looks like pairs, whose targets are the upper halves.
        let reason = with_switch(narrow, |cases| {
            cases[..4]
                .chunks_exact(2)
                .flat_map(|case| [case[0], 0, case[1]])
                .collect()
        });
        assert!(reason.contains("OpSwitch"), "{reason}");
    }
    let reason = with_switch(0, |cases| {
        cases
            .chunks_exact(3)
            .flat_map(|case| [case[0], case[2]])
            .collect()
    });
    assert!(reason.contains("OpSwitch"), "{reason}");
}

#[test]
fn k17_private_pointer_without_by_value() {
    refused("k17_pointer_without_by_value", "OpEntryPoint", "ByVal");
}

#[test]
fn k20_phis_with_the_wrong_predecessors() {
    refused("k20_phi_with_too_few", "OpPhi", "no value for the predecessor");
    refused("k20_phi_with_too_many", "OpPhi", "no predecessor");
    refused("k20_phi_with_two_values", "OpPhi", "two values");
}

#[test]
fn k21_variable_length_array() {
    refused(
        "k21_variable_length_array",
        "OpCapability",
        "VariableLengthArrayINTEL",
    );
    // Without the capability it is the instruction that is refused.
    let mut words = launch::u32s(&bytes_of("asm/k21_variable_length_array.spv"));
    let capability = words.iter().position(|word| *word == 5817).unwrap();
    words[capability] = 6;
    let reason = reason(&launch::bytes(&words, u32::to_le_bytes));
    assert!(reason.contains("OpSaveMemoryINTEL"), "{reason}");
}

/// Every number is an implemented instruction of OpenCL.std, or is refused by its name, or by itself if it has none.
#[test]
fn k28_unknown_instructions_of_opencl_std() {
    let words = launch::u32s(&bytes_of("asm/vectors.spv"));
    let mut call = 5;
    while words[call] & 0xffff != spirv::Op::ExtInst as u32 {
        call += (words[call] >> 16) as usize;
    }
    let mut unknown = 0;
    for number in (0..1000).chain([u32::MAX]) {
        let mut words = words.clone();
        words[call + 4] = number;
        let known = spirv::OpenclStd100Op::from_u32(number);
        let bytes = launch::bytes(&words, u32::to_le_bytes);
        let result = parse(&bytes).map_err(|error| error.to_string());
        let result = result.and_then(|module| validate(module).map_err(|error| error.to_string()));
        let named = format!("extended instruction {number} is not supported");
        match (known, result) {
            // The operands may not be those that this one takes; but that is said then, and nothing else.
            (Some(op), Err(reason)) => assert!(!reason.contains("not supported"), "{op:?}: {reason}"),
            (Some(_), Ok(_)) => {}
            (None, Ok(_)) => panic!("{number} is no instruction"),
            (None, Err(reason)) => {
                unknown += 1;
                assert!(
                    reason.contains("OpExtInst") && reason.contains(&named),
                    "{reason}"
                );
            }
        }
    }
    assert!(unknown > 800, "{unknown}");
}

#[test]
fn k30_image_write() {
    for variant in VARIANTS {
        let started = std::time::Instant::now();
        let reason = reason(&bytes_of(&format!("ocl/k30_image{variant}.spv")));
        assert!(reason.contains("ImageBasic"), "{reason}");
        assert!(started.elapsed().as_secs() < 10);
    }
}

/// OpSelect takes structures since version 1.4.
#[test]
fn k31_select_of_structures_in_old_modules() {
    let mut words = launch::u32s(&bytes_of("asm/k31_select_of_structures.spv"));
    assert_eq!(words[1], 0x0001_0400);
    words[1] = 0x0001_0300;
    let reason = reason(&launch::bytes(&words, u32::to_le_bytes));
    assert!(reason.contains("OpSelect") && reason.contains("1.4"), "{reason}");
}

#[test]
fn k32_casts_from_and_to_the_wrong_memory() {
    refused("k32_cast_of_global", "OpGenericCastToPtr", "must be Generic");
    refused(
        "k32_explicit_cast_of_global",
        "OpGenericCastToPtrExplicit",
        "must be Generic",
    );
    refused(
        "k32_constant_to_generic",
        "OpPtrCastToGeneric",
        "the other pointer",
    );
}

#[test]
fn k35_variable_with_a_sampler() {
    refused("k35_variable_with_sampler", "OpCapability", "LiteralSampler");
}
