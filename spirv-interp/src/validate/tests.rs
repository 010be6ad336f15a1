use super::*;
use crate::parse::parse;

/// A module for the OpenCL environment with these instructions after its header.
fn module(body: &[&[u32]]) -> Result<ValidModule, ValidateError> {
    let start: [&[u32]; 3] = [&[17, 4], &[17, 6], &[14, 2, 2]];
    let mut words = vec![0x0723_0203, 0x0001_0000, 0, 300, 0];
    for instruction in start.iter().chain(body) {
        let len = u32::try_from(instruction.len()).unwrap();
        words.push(len << 16 | instruction[0]);
        words.extend_from_slice(&instruction[1..]);
    }
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    validate(parse(&bytes).unwrap())
}

fn refused(body: &[&[u32]]) -> String {
    module(body).expect_err("the module must be refused").to_string()
}

/// void, int, bool, void() and the constants int 1, true, int 3 and int 2.
const TYPES: [&[u32]; 8] = [
    &[19, 1],
    &[21, 2, 32, 0],
    &[20, 3],
    &[33, 4, 1],
    &[43, 2, 5, 1],
    &[41, 3, 6],
    &[43, 2, 7, 3],
    &[43, 2, 8, 2],
];

fn function(body: &[&[u32]]) -> Result<ValidModule, ValidateError> {
    let mut all = TYPES.to_vec();
    all.push(&[54, 1, 10, 0, 4]);
    all.extend_from_slice(body);
    all.push(&[56]);
    module(&all)
}

fn refused_function(body: &[&[u32]]) -> String {
    function(body)
        .expect_err("the module must be refused")
        .to_string()
}

#[test]
fn empty_modules_are_fine() {
    let module = module(&[]).unwrap();
    assert!(module.kernel_names().is_empty());
    function(&[&[248, 11], &[253]]).unwrap();
}

#[test]
fn what_is_missing_is_named() {
    assert_eq!(
        refused(&[&[17, 1]]),
        "word 12: OpCapability: capability Shader is not supported"
    );
    assert_eq!(
        refused(&[&[25, 9, 1, 1, 0, 0, 0, 0, 0]]),
        "word 12: OpTypeImage: this instruction is not supported"
    );
    assert!(refused(&[&[21, 2, 24, 0]]).contains("not 24"));
    let pipe = [&[248, 11][..], &[274, 2, 12, 5, 5, 5, 5], &[253]];
    assert!(refused_function(&pipe).contains("OpReadPipe: this instruction is not supported"));
}

#[test]
fn group_rules() {
    let group = |words: &[u32]| function(&[&[248, 11], words, &[253]]);
    let refused = |words: &[u32], rule: &str| {
        let error = group(words).expect_err("the module must be refused").to_string();
        assert!(error.contains(rule), "{error}");
    };
    // Constant 5 is 1, which as a scope is the device; 7 is 3, the sub-group.
    refused(&[264, 2, 12, 5, 0, 5], "execution scope 1 is not supported");
    refused(&[264, 2, 12, 7, 3, 5], "this group operation is not known");
    refused(&[265, 2, 12, 7, 0, 5], "not a type that this operation works on");
    refused(&[264, 2, 12, 7, 0, 6], "has not the type of the result");
    refused(&[261, 2, 12, 7, 6], "must be booleans");
    refused(&[224, 5, 5, 5], "execution scope 1 is not supported");
    refused(&[349, 2, 12, 7, 3, 5, 7], "power of two");
    refused(&[349, 2, 12, 7, 3, 5], "an operand is missing");
    refused(&[349, 2, 12, 8, 0, 5], "execution scope 2 is not supported");
    for fine in [
        &[264, 2, 12, 7, 0, 5][..],
        &[264, 2, 12, 8, 2, 5],
        &[349, 2, 12, 7, 3, 5, 5],
        &[261, 3, 12, 7, 6],
    ] {
        let valid = group(fine).unwrap();
        let function = &valid.tables.functions[0];
        assert!(function.has_barrier);
        assert_eq!(function.has_active_operation, fine[0] == 349);
    }
}

#[test]
fn control_flow_rules() {
    assert!(refused_function(&[&[248, 11]]).contains("the last block has no end"));
    assert!(refused_function(&[&[248, 11], &[249, 12]]).contains("id 12 is not a block"));
    assert!(refused_function(&[&[248, 11], &[249, 11]]).contains("nobody's target"));
    assert!(refused_function(&[&[248, 11], &[253], &[253]]).contains("does not stand in a block"));
    let phi = [&[248, 11][..], &[249, 12], &[248, 12], &[245, 2, 13], &[253]];
    assert!(refused_function(&phi).contains("no value for the predecessor 11"));
    let late = [
        &[248, 11][..],
        &[249, 12],
        &[248, 12],
        &[128, 2, 14, 5, 5],
        &[245, 2, 13, 5, 11],
        &[253],
    ];
    assert!(refused_function(&late).contains("a phi comes first"));
}

#[test]
fn operands_must_fit() {
    let with = |instruction: &[u32]| refused_function(&[&[248, 11], instruction, &[253]]);
    assert!(with(&[128, 2, 12, 5, 6]).contains("operand 6: has not the type of the result"));
    assert!(with(&[128, 2, 12, 5, 50]).contains("id 50 is not defined"));
    assert!(with(&[128, 2, 12, 5, 2]).contains("id 2 is not a value"));
    assert!(with(&[129, 2, 12, 5, 5]).contains("the result has not a type"));
    assert!(with(&[61, 2, 12, 5]).contains("must be a pointer"));
    assert!(with(&[57, 1, 12, 10, 5]).contains("another number of arguments"));
    assert!(with(&[224, 5, 5, 5]).contains("execution scope 1 is not supported"));
}

#[test]
fn recursion_is_refused() {
    let error = refused_function(&[&[248, 11], &[57, 1, 12, 10], &[253]]);
    assert!(error.contains("function 10 calls itself"), "{error}");
}

#[test]
fn nesting_is_bounded() {
    let mut body = vec![vec![21, 1, 32, 0], vec![43, 1, 2, 1]];
    for depth in 0..40 {
        let inner = if depth == 0 { 1 } else { depth + 9 };
        body.push(vec![28, depth + 10, inner, 2]);
    }
    let body: Vec<&[u32]> = body.iter().map(Vec::as_slice).collect();
    assert!(refused(&body).contains("nested more than 32 deep"));
}

#[test]
fn sizes_are_bounded() {
    let huge: [&[u32]; 4] = [&[21, 1, 64, 0], &[43, 1, 2, 0, 1], &[28, 3, 1, 2], &[19, 4]];
    assert!(refused(&huge).contains("larger than 2 GiB"));
}

#[test]
fn hints_may_stand_before_phis() {
    let looped = [
        &[248, 11][..],
        &[249, 12],
        &[248, 12],
        &[5887, 1],
        &[245, 2, 13, 5, 11],
        &[253],
    ];
    let valid = function(&looped).unwrap();
    crate::link(vec![valid.clone(), valid]).unwrap();
}

/// The order of the blocks of a function, and the first blocks of its loops in the order in which they end.
fn block_order(body: &[&[u32]]) -> (Vec<u32>, Vec<u32>) {
    let (mut blocks, mut loops) = (Vec::new(), Vec::new());
    for step in control::block_order(&function(body).unwrap().tables, 0) {
        match step {
            control::Step::Block(label) => blocks.push(label),
            control::Step::LoopEnd(header) => loops.push(header),
        }
    }
    (blocks, loops)
}

#[test]
fn loops_stand_before_what_follows_them() {
    let label = |id: &'static [u32; 2]| &id[..];
    // The exit of the loop stands in front of its body.
    let exit_first = [
        label(&[248, 11]),
        &[249, 12],
        &[248, 12],
        &[250, 6, 14, 13],
        &[248, 13],
        &[253],
        &[248, 14],
        &[250, 6, 15, 16],
        &[248, 15],
        &[249, 16],
        &[248, 16],
        &[249, 12],
        // Nothing goes here.
        &[248, 17],
        &[249, 13],
    ];
    assert_eq!(block_order(&exit_first), (vec![11, 12, 14, 15, 16, 13], vec![12]));
    // A loop in a loop, left from inside to outside.
    let nested = [
        label(&[248, 11]),
        &[249, 12],
        &[248, 12],
        &[249, 13],
        &[248, 13],
        &[250, 6, 15, 14],
        &[248, 15],
        &[250, 6, 13, 16],
        &[248, 14],
        &[250, 6, 12, 16],
        &[248, 16],
        &[253],
    ];
    assert_eq!(block_order(&nested), (vec![11, 12, 13, 15, 14, 16], vec![13, 12]));
    // A loop with two ways in.
    let irreducible = [
        label(&[248, 11]),
        &[250, 6, 12, 13],
        &[248, 12],
        &[249, 13],
        &[248, 13],
        &[250, 6, 12, 14],
        &[248, 14],
        &[253],
    ];
    assert_eq!(block_order(&irreducible), (vec![11, 12, 13, 14], vec![12]));
    assert_eq!(block_order(&[&[248, 11], &[253]]), (vec![11], vec![]));
}

/// As deep as loops go, and deeper.
#[test]
fn very_deep_loops_have_an_order() {
    let depth = 100;
    let mut body: Vec<Vec<u32>> = Vec::new();
    for level in 0..depth {
        body.push(vec![248, 20 + level]);
        body.push(vec![249, 21 + level]);
    }
    body.push(vec![248, 20 + depth]);
    body.push(vec![249, 21 + depth]);
    for level in 0..depth {
        body.push(vec![248, 21 + depth + level]);
        let (back, out) = (20 + depth - level, 22 + depth + level);
        body.push(vec![250, 6, back, out]);
    }
    body.push(vec![248, 21 + 2 * depth]);
    body.push(vec![253]);
    let words: Vec<&[u32]> = body.iter().map(Vec::as_slice).collect();
    let (order, _) = block_order(&words);
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (20..=21 + 2 * depth).collect::<Vec<u32>>());
    assert_eq!((order[0], order[order.len() - 1]), (20, 21 + 2 * depth));
}
