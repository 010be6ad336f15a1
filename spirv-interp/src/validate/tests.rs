use super::*;
use crate::parse::parse;

/// A module for the OpenCL environment with these instructions after its header.
fn module(body: &[&[u32]]) -> Result<ValidModule, ValidateError> {
    let start: [&[u32]; 3] = [&[17, 4], &[17, 6], &[14, 2, 2]];
    let mut words = vec![0x0723_0203, 0x0001_0000, 0, 100, 0];
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

/// void, int, bool, void() and the constants int 1 and true.
const TYPES: [&[u32]; 6] = [
    &[19, 1],
    &[21, 2, 32, 0],
    &[20, 3],
    &[33, 4, 1],
    &[43, 2, 5, 1],
    &[41, 3, 6],
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
    let group = [&[248, 11][..], &[264, 2, 12, 5, 0, 5], &[253]];
    assert!(refused_function(&group).contains("OpGroupIAdd: this instruction is not supported"));
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
