//! Every function of OpenCL.std, every conversion and every instruction with numbers as operands, on all widths, on
//! scalars and vectors: the fast engine takes them all and gives the same bits as the reference interpreter.

#[path = "support/launch.rs"]
mod launch;
mod support;

use launch::{grid, run_on_both};
use rspirv::binary::Assemble;
use rspirv::dr::{Builder, Instruction, Operand};
use rspirv::spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionModel, FPRoundingMode, FunctionControl,
    MemoryModel, Op, OpenclStd100Op, StorageClass, Word,
};
use spirv_interp::{ArgValue, RunOptions, engine, parse, specialise, validate};
use support::Memory;

/// Type of an operand or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    Bool,
    Int(u32),
    Float(u32),
}
use Number::{Bool, Float, Int};

impl Number {
    fn bytes(self) -> usize {
        match self {
            Bool => 1,
            Int(bits) | Float(bits) => bits as usize / 8,
        }
    }
}

/// A number and how many components of it.
type Shape = (Number, u32);

/// What stands between operands and result.
#[derive(Clone, Copy, Debug)]
enum What {
    Op(Op),
    /// A function of OpenCL.std; with the flag it also gets a pointer to where its second result goes.
    Function(u32, Option<Shape>),
}

/// One instruction to try.
#[derive(Clone, Debug)]
struct Case {
    what: What,
    result: Shape,
    operands: Vec<Shape>,
    decorations: Vec<(Decoration, Option<FPRoundingMode>)>,
}

/// Numbers of work-items; not a multiple of any number of lanes.
const ITEMS: u32 = 150;

struct Types {
    builder: Builder,
    known: Vec<(Shape, Word)>,
}

impl Types {
    fn number(&mut self, number: Number) -> Word {
        match number {
            Bool => self.builder.type_bool(),
            Int(bits) => self.builder.type_int(bits, 0),
            Float(bits) => self.builder.type_float(bits, None),
        }
    }

    fn shape(&mut self, shape: Shape) -> Word {
        if let Some((_, id)) = self.known.iter().find(|(known, _)| *known == shape) {
            return *id;
        }
        let scalar = self.number(shape.0);
        let id = match shape.1 {
            1 => scalar,
            lanes => self.builder.type_vector(scalar, lanes),
        };
        self.known.push((shape, id));
        id
    }

    fn pointer(&mut self, shape: Shape) -> Word {
        let ty = self.shape(shape);
        self.builder.type_pointer(None, StorageClass::CrossWorkgroup, ty)
    }
}

/// A kernel whose work-items each load the operands from buffers of their own, and store the result. Booleans are
/// stored as bytes, since the specification has no memory for them.
fn module(case: &Case) -> Vec<u8> {
    let mut b = Builder::new();
    b.set_version(1, 4);
    for capability in [
        Capability::Addresses,
        Capability::Kernel,
        Capability::Int64,
        Capability::Int16,
        Capability::Int8,
        Capability::Float16,
        Capability::Float64,
        Capability::Vector16,
        Capability::DotProduct,
        Capability::DotProductInputAll,
        Capability::BFloat16ConversionINTEL,
        Capability::IntegerFunctions2INTEL,
    ] {
        b.capability(capability);
    }
    let set = b.ext_inst_import("OpenCL.std");
    b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
    let mut t = Types {
        builder: b,
        known: Vec::new(),
    };
    let result = t.shape(case.result);
    let stored = match case.result {
        (Bool, lanes) => (Int(8), lanes),
        other => other,
    };
    let out = match case.what {
        What::Function(_, out) => out,
        What::Op(_) => None,
    };
    let mut parameters = vec![stored];
    parameters.extend(&case.operands);
    parameters.extend(out);
    let pointers: Vec<Word> = parameters.iter().map(|shape| t.pointer(*shape)).collect();
    let values: Vec<Word> = parameters.iter().map(|shape| t.shape(*shape)).collect();
    let id_type = t.shape((Int(64), 3));
    let index_type = t.shape((Int(64), 1));
    let mut b = t.builder;
    let void = b.type_void();
    let input = b.type_pointer(None, StorageClass::Input, id_type);
    let signature = b.type_function(void, pointers.clone());
    let id = b.variable(input, None, StorageClass::Input, None);
    b.decorate(
        id,
        Decoration::BuiltIn,
        [Operand::BuiltIn(BuiltIn::GlobalInvocationId)],
    );
    let constants = (case.result.0 == Bool).then(|| {
        let byte = b.type_int(8, 0);
        let (one, zero) = (b.constant_bit32(byte, 1), b.constant_bit32(byte, 0));
        match stored.1 {
            1 => (one, zero),
            lanes => (
                b.constant_composite(values[0], vec![one; lanes as usize]),
                b.constant_composite(values[0], vec![zero; lanes as usize]),
            ),
        }
    });
    let kernel = b
        .begin_function(void, None, FunctionControl::NONE, signature)
        .unwrap();
    let buffers: Vec<Word> = pointers
        .iter()
        .map(|ty| b.function_parameter(*ty).unwrap())
        .collect();
    b.begin_block(None).unwrap();
    let ids = b.load(id_type, None, id, None, []).unwrap();
    let place = b.composite_extract(index_type, None, ids, [0]).unwrap();
    let mut addresses = Vec::new();
    for (pointer, buffer) in pointers.iter().zip(&buffers) {
        addresses.push(
            b.in_bounds_ptr_access_chain(*pointer, None, *buffer, place, [])
                .unwrap(),
        );
    }
    let mut operands = Vec::new();
    for number in 1..=case.operands.len() {
        operands.push(b.load(values[number], None, addresses[number], None, []).unwrap());
    }
    operands.extend(out.map(|_| addresses[addresses.len() - 1]));
    let mut words: Vec<Operand> = operands.iter().map(|id| Operand::IdRef(*id)).collect();
    let op = match case.what {
        What::Op(op) => {
            if matches!(
                op,
                Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat
            ) && case.operands[0].1 == 1
            {
                words.push(Operand::LiteralBit32(0));
            }
            op
        }
        What::Function(number, _) => {
            words.splice(
                0..0,
                [Operand::IdRef(set), Operand::LiteralExtInstInteger(number)],
            );
            Op::ExtInst
        }
    };
    let mut value = b.id();
    b.insert_into_block(
        rspirv::dr::InsertPoint::End,
        Instruction::new(op, Some(result), Some(value), words),
    )
    .unwrap();
    for (decoration, rounding) in &case.decorations {
        b.decorate(value, *decoration, rounding.map(Operand::FPRoundingMode));
    }
    if let Some((one, zero)) = constants {
        value = b.select(values[0], None, value, one, zero).unwrap();
    }
    b.store(addresses[0], value, None, []).unwrap();
    b.ret().unwrap();
    b.end_function().unwrap();
    b.entry_point(ExecutionModel::Kernel, kernel, "k", [id]);
    b.module()
        .assemble()
        .into_iter()
        .flat_map(u32::to_le_bytes)
        .collect()
}

/// Numbers that matter, and others.
fn samples(number: Number, count: usize, seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 29
    };
    let floats = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        2.5,
        -3.5,
        1.0 / 3.0,
        1e-7,
        6e4,
        65_519.0,
        1e20,
        -1e38,
        4e-45,
        1e-310,
        255.5,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        7.0,
        2_147_483_648.0,
        -129.0,
    ];
    let integers = [
        0,
        1,
        u64::MAX,
        1 << 63,
        u64::MAX >> 1,
        7,
        0x8080_8080_8080_8080,
        31,
        255,
        0x7fff,
        65,
    ];
    let mut bytes = Vec::new();
    for _ in 0..count {
        let word = random();
        let pick = usize::try_from(word >> 40).unwrap();
        let chosen = match number {
            Float(bits) if word % 3 != 0 => {
                let x = floats[pick % floats.len()];
                match bits {
                    16 => u64::from(half::f16::from_f64(x).to_bits()),
                    #[expect(clippy::cast_possible_truncation, reason = "to the nearest single")]
                    32 => u64::from((x as f32).to_bits()),
                    _ => x.to_bits(),
                }
            }
            // Near 1, where most functions are interesting.
            Float(16) if word % 2 == 0 => 0x3c00 ^ word >> 48 & 0x83ff,
            Float(32) if word % 2 == 0 => 0x3f80_0000 ^ word >> 32 & 0x807f_ffff,
            Float(64) if word % 2 == 0 => 0x3ff0_0000_0000_0000 ^ word >> 8 & 0x800f_ffff_ffff_ffff,
            Float(_) => quiet(number, random()),
            Int(_) if word % 2 == 0 => integers[pick % integers.len()],
            _ => random(),
        };
        bytes.extend(&chosen.to_le_bytes()[..number.bytes()]);
    }
    bytes
}

/// A NaN that signals becomes a quiet one: what operations make of signalling ones is left open.
fn quiet(number: Number, word: u64) -> u64 {
    match number {
        Float(16) if word & 0x7fff > 0x7c00 => word | 0x200,
        Float(32) if word & 0x7fff_ffff > 0x7f80_0000 => word | 0x40_0000,
        Float(64) if word & u64::MAX >> 1 > 0x7ff0_0000_0000_0000 => word | 1 << 51,
        _ => word,
    }
}

/// Runs a case on both engines; false if the module is not valid.
fn admitted(case: &Case) -> bool {
    let valid = parse(&module(case)).ok().and_then(|module| validate(module).ok());
    let Some(valid) = valid else {
        return false;
    };
    let kernel = specialise(valid, &[]).unwrap().kernel("k").unwrap();
    engine::prepare(&kernel).unwrap_or_else(|error| panic!("{case:?}: {error}"));
    let mut memory = Memory::default();
    let out = match case.what {
        What::Function(_, out) => out,
        What::Op(_) => None,
    };
    for (number, shape) in std::iter::once(&case.result)
        .chain(&case.operands)
        .chain(&out)
        .enumerate()
    {
        // Vectors of three lie like vectors of four.
        let lanes = if shape.1 == 3 { 4 } else { shape.1 } as usize;
        let bytes = samples(shape.0, lanes * ITEMS as usize, number as u64 + 1);
        memory.add(&bytes);
    }
    let args: Vec<ArgValue> = (0..memory.buffers.len())
        .map(|number| ArgValue::Pointer(memory.address(number)))
        .collect();
    let before = memory.buffers[0].bytes();
    run_on_both(
        &kernel,
        &grid(2, ITEMS / 2),
        &args,
        &memory,
        &RunOptions::default(),
    )
    .unwrap_or_else(|trap| panic!("{case:?}: {trap}"));
    assert_ne!(memory.buffers[0].bytes(), before, "{case:?}");
    true
}

const WIDTHS: [u32; 4] = [8, 16, 32, 64];
const FLOATS: [u32; 3] = [16, 32, 64];
const LANES: [u32; 3] = [1, 3, 4];

fn case(what: What, result: Shape, operands: &[Shape]) -> Case {
    Case {
        what,
        result,
        operands: operands.to_vec(),
        decorations: Vec::new(),
    }
}

/// All shapes in which a function of OpenCL.std may be called.
fn function_cases(number: u32) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |result: Shape, operands: &[Shape], out: Option<Shape>| {
        cases.push(case(What::Function(number, out), result, operands));
    };
    for lanes in LANES {
        for bits in FLOATS {
            let f = (Float(bits), lanes);
            for count in 1..=3 {
                add(f, &vec![f; count], None);
            }
            for width in WIDTHS {
                add(f, &[f, (Int(width), lanes)], None);
                add(f, &[(Int(width), lanes)], None);
                add((Int(width), lanes), &[f], None);
                add(f, &[f, f, (Int(width), lanes)], None);
            }
            if lanes > 1 {
                add((Float(bits), 1), &[f], None);
                add((Float(bits), 1), &[f, f], None);
                add(f, &[f, (Int(32), 1)], None);
            }
            add(f, &[f], Some(f));
            add(f, &[f], Some((Int(32), lanes)));
            add(f, &[f, f], Some((Int(32), lanes)));
        }
        for width in WIDTHS {
            let i = (Int(width), lanes);
            for count in 1..=3 {
                add(i, &vec![i; count], None);
            }
            add((Int(2 * width), lanes), &[i, i], None);
            add((Int(16), 2), &[(Int(16), lanes), (Int(width), 2)], None);
            add((Int(width), 4), &[i, i, (Int(width), 4)], None);
        }
    }
    cases
}

/// Those that do something else than compute: loads, stores, prefetch and printf have tests of their own.
const ELSEWHERE: std::ops::RangeInclusive<u32> = 171..=181;

fn run_functions(part: u32) {
    for number in (0..256).filter(|number| number % 4 == part) {
        let Some(op) = OpenclStd100Op::from_u32(number) else {
            continue;
        };
        let any = function_cases(number)
            .iter()
            .filter(|case| admitted(case))
            .count();
        let elsewhere = ELSEWHERE.contains(&number) || matches!(number, 184 | 185);
        assert_eq!(any == 0, elsewhere, "{op:?} in {any} shapes");
    }
}

#[test]
fn functions_are_equal_1() {
    run_functions(0);
}

#[test]
fn functions_are_equal_2() {
    run_functions(1);
}

#[test]
fn functions_are_equal_3() {
    run_functions(2);
}

#[test]
fn functions_are_equal_4() {
    run_functions(3);
}

/// Instructions whose operands all have one type, with one or two operands.
const ALIKE: [Op; 62] = [
    Op::IAdd,
    Op::ISub,
    Op::IMul,
    Op::UDiv,
    Op::SDiv,
    Op::UMod,
    Op::SRem,
    Op::SMod,
    Op::FAdd,
    Op::FSub,
    Op::FMul,
    Op::FDiv,
    Op::FRem,
    Op::FMod,
    Op::SNegate,
    Op::FNegate,
    Op::BitwiseAnd,
    Op::BitwiseOr,
    Op::BitwiseXor,
    Op::Not,
    Op::ShiftLeftLogical,
    Op::ShiftRightLogical,
    Op::ShiftRightArithmetic,
    Op::BitReverse,
    Op::IEqual,
    Op::INotEqual,
    Op::ULessThan,
    Op::ULessThanEqual,
    Op::UGreaterThan,
    Op::UGreaterThanEqual,
    Op::SLessThan,
    Op::SLessThanEqual,
    Op::SGreaterThan,
    Op::SGreaterThanEqual,
    Op::FOrdEqual,
    Op::FOrdNotEqual,
    Op::LessOrGreater,
    Op::FOrdLessThan,
    Op::FOrdLessThanEqual,
    Op::FOrdGreaterThan,
    Op::FOrdGreaterThanEqual,
    Op::FUnordEqual,
    Op::FUnordNotEqual,
    Op::FUnordLessThan,
    Op::FUnordLessThanEqual,
    Op::FUnordGreaterThan,
    Op::FUnordGreaterThanEqual,
    Op::Ordered,
    Op::Unordered,
    Op::IsNan,
    Op::IsInf,
    Op::IsFinite,
    Op::IsNormal,
    Op::SignBitSet,
    Op::IAddSatINTEL,
    Op::USubSatINTEL,
    Op::IAverageINTEL,
    Op::UAverageRoundedINTEL,
    Op::AbsISubINTEL,
    Op::UCountLeadingZerosINTEL,
    Op::UCountTrailingZerosINTEL,
    Op::IMul32x16INTEL,
];

#[test]
fn instructions_are_equal() {
    for op in ALIKE {
        let mut any = 0;
        for lanes in LANES {
            let numbers = WIDTHS.map(Int).into_iter().chain(FLOATS.map(Float));
            for shape in numbers.map(|number| (number, lanes)) {
                for (result, count) in [(shape, 1), (shape, 2), ((Bool, lanes), 1), ((Bool, lanes), 2)] {
                    any += u32::from(admitted(&case(What::Op(op), result, &vec![shape; count])));
                }
            }
        }
        assert!(any >= 3, "{op:?} in {any} shapes");
    }
    for (op, count) in [(Op::Dot, 2), (Op::VectorTimesScalar, 2)] {
        for (bits, lanes) in FLOATS
            .into_iter()
            .flat_map(|bits| [(bits, 2), (bits, 3), (bits, 16)])
        {
            let (vector, scalar) = ((Float(bits), lanes), (Float(bits), 1));
            let (result, second) = if op == Op::Dot {
                (scalar, vector)
            } else {
                (vector, scalar)
            };
            assert!(admitted(&case(What::Op(op), result, &[vector, second][..count])));
        }
    }
}

#[test]
fn bits_are_equal() {
    for width in WIDTHS {
        for lanes in LANES {
            let (shape, count) = ((Int(width), lanes), (Int(8), 1));
            assert!(admitted(&case(
                What::Op(Op::BitFieldInsert),
                shape,
                &[shape, shape, count, count]
            )));
            for op in [Op::BitFieldSExtract, Op::BitFieldUExtract] {
                assert!(admitted(&case(
                    What::Op(op),
                    shape,
                    &[shape, (Int(16), 1), count]
                )));
            }
            assert!(admitted(&case(
                What::Op(Op::BitCount),
                (Int(32), lanes),
                &[shape]
            )));
            for amount in WIDTHS {
                let operands = [shape, (Int(amount), lanes)];
                assert!(admitted(&case(
                    What::Op(Op::ShiftRightArithmetic),
                    shape,
                    &operands
                )));
            }
        }
        for result in WIDTHS.into_iter().filter(|result| *result >= width) {
            for lanes in [2, 4, 16] {
                let (vector, sum) = ((Int(width), lanes), (Int(result), 1));
                for op in [Op::SDot, Op::UDot, Op::SUDot] {
                    assert!(admitted(&case(What::Op(op), sum, &[vector, vector])));
                }
                for op in [Op::SDotAccSat, Op::UDotAccSat, Op::SUDotAccSat] {
                    assert!(admitted(&case(What::Op(op), sum, &[vector, vector, sum])));
                }
            }
        }
    }
    let packed = (Int(32), 1);
    assert!(admitted(&case(What::Op(Op::SUDot), packed, &[packed, packed])));
    assert!(admitted(&case(
        What::Op(Op::SDotAccSat),
        packed,
        &[packed, packed, packed]
    )));
    for (from, to) in [
        ((Int(8), 8), (Int(32), 2)),
        ((Int(64), 2), (Float(16), 8)),
        ((Float(32), 2), (Float(64), 1)),
    ] {
        assert!(admitted(&case(What::Op(Op::Bitcast), to, &[from])));
        assert!(admitted(&case(What::Op(Op::Bitcast), from, &[to])));
    }
    for lanes in LANES {
        assert!(admitted(&case(
            What::Op(Op::ConvertFToBF16INTEL),
            (Int(16), lanes),
            &[(Float(32), lanes)]
        )));
        assert!(admitted(&case(
            What::Op(Op::ConvertBF16ToFINTEL),
            (Float(32), lanes),
            &[(Int(16), lanes)]
        )));
    }
}

#[test]
fn conversions_are_equal() {
    let roundings = [
        FPRoundingMode::RTE,
        FPRoundingMode::RTZ,
        FPRoundingMode::RTP,
        FPRoundingMode::RTN,
    ];
    let mut modes: Vec<Vec<(Decoration, Option<FPRoundingMode>)>> = vec![Vec::new()];
    modes.push(vec![(Decoration::SaturatedConversion, None)]);
    modes.extend(roundings.map(|mode| vec![(Decoration::FPRoundingMode, Some(mode))]));
    let both = |mode| {
        vec![
            (Decoration::SaturatedConversion, None),
            (Decoration::FPRoundingMode, Some(mode)),
        ]
    };
    modes.extend(roundings.map(both));
    let numbers = || WIDTHS.map(Int).into_iter().chain(FLOATS.map(Float));
    for op in [
        Op::ConvertFToU,
        Op::ConvertFToS,
        Op::ConvertSToF,
        Op::ConvertUToF,
        Op::UConvert,
        Op::SConvert,
        Op::FConvert,
        Op::SatConvertSToU,
        Op::SatConvertUToS,
    ] {
        let mut any = 0;
        for (from, to) in numbers().flat_map(|from| numbers().map(move |to| (from, to))) {
            for decorations in &modes {
                let case = Case {
                    what: What::Op(op),
                    result: (to, 2),
                    operands: vec![(from, 2)],
                    decorations: decorations.clone(),
                };
                any += u32::from(admitted(&case));
            }
        }
        assert!(any >= 9, "{op:?} in {any} forms");
    }
}
