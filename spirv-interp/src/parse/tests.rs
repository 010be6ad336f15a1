use super::*;

/// A header and the given instruction words.
fn module(bound: u32, body: &[u32]) -> Vec<u8> {
    let mut words = vec![MAGIC, 0x0001_0000, 0, bound, 0];
    words.extend_from_slice(body);
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn kind(bytes: &[u8]) -> ParseErrorKind {
    parse(bytes).expect_err("the module is broken").kind
}

#[test]
fn reads_both_byte_orders() {
    // OpTypeInt %1 32 0
    let little = module(2, &[(4 << 16) | 21, 1, 32, 0]);
    let big: Vec<u8> = little
        .chunks(4)
        .flat_map(|quad| quad.iter().rev().copied())
        .collect();
    let a = parse(&little).unwrap();
    let b = parse(&big).unwrap();
    assert_eq!(a.words, b.words);
    assert_eq!(a.instructions, b.instructions);
    assert_eq!(a.instructions[0].op, Op::TypeInt);
    assert_eq!(a.instructions[0].result, 1);
    assert_eq!(a.version(), (1, 0));
}

#[test]
fn refuses_broken_headers() {
    let good = module(2, &[]);
    assert_eq!(kind(&good[..19]), ParseErrorKind::SizeNotWholeWords { size: 19 });
    assert_eq!(kind(&good[..16]), ParseErrorKind::HeaderTooShort { size: 16 });
    let mut magic = good;
    magic[0] = 0;
    assert!(matches!(kind(&magic), ParseErrorKind::BadMagic { .. }));
    assert_eq!(kind(&module(0, &[])), ParseErrorKind::ZeroBound);
    assert_eq!(
        kind(&module(u32::MAX, &[])),
        ParseErrorKind::BoundTooLarge {
            bound: u32::MAX,
            limit: 4096
        }
    );
}

#[test]
fn refuses_broken_instructions() {
    assert_eq!(kind(&module(2, &[21])), ParseErrorKind::ZeroWordCount);
    assert_eq!(
        kind(&module(2, &[(4 << 16) | 21, 1])),
        ParseErrorKind::Truncated { wanted: 4, left: 2 }
    );
    assert_eq!(
        kind(&module(2, &[(1 << 16) | 0x7fff])),
        ParseErrorKind::UnknownOpcode { opcode: 0x7fff }
    );
    assert_eq!(
        kind(&module(2, &[(2 << 16) | 21, 1])),
        ParseErrorKind::MissingOperand
    );
    assert_eq!(
        kind(&module(2, &[(3 << 16) | 19, 1, 9])),
        ParseErrorKind::ExtraOperands { count: 1 }
    );
    assert_eq!(
        kind(&module(2, &[(2 << 16) | 19, 2])),
        ParseErrorKind::IdOutOfBounds { id: 2, bound: 2 }
    );
    assert_eq!(
        kind(&module(2, &[(2 << 16) | 19, 0])),
        ParseErrorKind::IdOutOfBounds { id: 0, bound: 2 }
    );
    // OpString %1 without a NUL
    assert_eq!(
        kind(&module(2, &[(3 << 16) | 7, 1, 0x4141_4141])),
        ParseErrorKind::UnterminatedString
    );
}

#[test]
fn names_word_and_instruction() {
    let error = parse(&module(2, &[(2 << 16) | 21, 1])).expect_err("an operand is missing");
    assert_eq!(error.to_string(), "word 5: OpTypeInt: an operand is missing");
}

#[test]
fn extended_instructions_are_named() {
    let module = parse(include_bytes!("../../../tests/kernels/blackscholes.spv")).unwrap();
    let names: Vec<String> = module
        .instructions
        .iter()
        .map(|instruction| module.full_name(instruction))
        .collect();
    for name in ["OpExtInst log", "OpExtInst exp", "OpFMul", "OpExtInstImport"] {
        assert!(
            names.iter().any(|found| found == name),
            "{name} is missing in {names:?}"
        );
    }
}
