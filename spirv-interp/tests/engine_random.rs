//! Random kernels with integer arithmetic of all widths, halves, functions of OpenCL.std, vectors, memory of the
//! work-item, branches that part the lanes and loops that they leave at different times: the fast engine gives the same words as the reference interpreter.

mod support;

use proptest::prelude::*;
use rspirv::binary::Assemble;
use rspirv::dr::{Builder, Operand};
use rspirv::spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionModel, FunctionControl, MemoryModel,
    StorageClass, Word,
};
use spirv_interp::{ArgValue, Grid, RunOptions, engine, parse, reference, specialise, validate};
use support::Memory;

/// One step: what to do with which earlier values.
type Step = (u8, usize, usize);

const KINDS: u8 = 32;

struct Types {
    bool: Word,
    u8: Word,
    u16: Word,
    u32: Word,
    u64: Word,
    half: Word,
    vector: Word,
    /// A structure of two words.
    pair: Word,
    private: Word,
    /// OpenCL.std.
    set: Word,
    /// Variables: eight words each.
    arrays: [Word; 2],
}

/// Emits a step; returns its value and the block that is open then.
fn step(b: &mut Builder, t: &Types, block: &mut Word, kind: u8, x: Word, y: Word) -> Word {
    let n = None;
    match kind {
        0 => b.i_add(t.u32, n, x, y),
        1 => b.i_sub(t.u32, n, x, y),
        2 => b.i_mul(t.u32, n, x, y),
        3 => b.u_div(t.u32, n, x, y),
        4 => b.s_div(t.u32, n, x, y),
        5 => b.u_mod(t.u32, n, x, y),
        6 => b.s_rem(t.u32, n, x, y),
        7 => b.s_mod(t.u32, n, x, y),
        8 => b.bitwise_and(t.u32, n, x, y),
        9 => b.bitwise_or(t.u32, n, x, y),
        10 => b.bitwise_xor(t.u32, n, x, y),
        11 => b.shift_left_logical(t.u32, n, x, y),
        12 => b.shift_right_logical(t.u32, n, x, y),
        13 => b.shift_right_arithmetic(t.u32, n, x, y),
        14 | 15 => {
            // Through 64 bits, where affine values may go round.
            let wide = if kind == 14 {
                b.u_convert(t.u64, n, x)
            } else {
                b.s_convert(t.u64, n, x)
            }
            .unwrap();
            let other = b.s_convert(t.u64, n, y).unwrap();
            let product = b.i_mul(t.u64, n, wide, other).unwrap();
            let shift = b.constant_bit32(t.u32, 7);
            let high = b.shift_right_arithmetic(t.u64, n, product, shift).unwrap();
            b.u_convert(t.u32, n, high)
        }
        16 | 17 => {
            let narrow = if kind == 16 { t.u8 } else { t.u16 };
            let (x, y) = (
                b.u_convert(narrow, n, x).unwrap(),
                b.u_convert(narrow, n, y).unwrap(),
            );
            let sum = b.i_add(narrow, n, x, y).unwrap();
            let quotient = b.s_div(narrow, n, sum, x).unwrap();
            b.s_convert(t.u32, n, quotient)
        }
        18..=20 => {
            let condition = match kind {
                18 => b.u_less_than(t.bool, n, x, y),
                19 => b.s_greater_than_equal(t.bool, n, x, y),
                _ => b.i_equal(t.bool, n, x, y),
            };
            let (condition, sum) = (condition.unwrap(), b.i_add(t.u32, n, x, y).unwrap());
            b.select(t.u32, n, condition, sum, x)
        }
        21 => {
            // A branch, with a value on each side.
            let condition = b.u_less_than(t.bool, n, x, y).unwrap();
            let [yes, no, join] = [b.id(), b.id(), b.id()];
            b.branch_conditional(condition, yes, no, []).unwrap();
            b.begin_block(Some(yes)).unwrap();
            let one = b.i_mul(t.u32, n, x, y).unwrap();
            b.branch(join).unwrap();
            b.begin_block(Some(no)).unwrap();
            let other = b.bitwise_xor(t.u32, n, x, y).unwrap();
            b.branch(join).unwrap();
            b.begin_block(Some(join)).unwrap();
            *block = join;
            b.phi(t.u32, n, [(one, yes), (other, no)])
        }
        23 => {
            // Halves: neither operand is too large for one.
            let [x, y] = [x, y].map(|word| {
                let small = b.u_convert(t.u8, n, word).unwrap();
                b.convert_s_to_f(t.half, n, small).unwrap()
            });
            let product = b.f_mul(t.half, n, x, y).unwrap();
            let quotient = b.f_div(t.half, n, product, y).unwrap();
            let less = b.f_unord_less_than(t.bool, n, quotient, x).unwrap();
            let chosen = b.select(t.half, n, less, product, quotient).unwrap();
            b.bitcast(t.u16, n, chosen)
                .and_then(|bits| b.u_convert(t.u32, n, bits))
        }
        24 | 25 => {
            use rspirv::spirv::OpenclStd100Op as Cl;
            let op = if kind == 24 { Cl::s_add_sat } else { Cl::u_rhadd };
            let operands = [x, y].map(Operand::IdRef);
            b.ext_inst(t.u32, n, t.set, op as Word, operands)
        }
        26 => {
            let both = b.u_mul_extended(t.pair, n, x, y).unwrap();
            let [low, high] = [0, 1].map(|part| b.composite_extract(t.u32, n, both, [part]).unwrap());
            b.bitwise_xor(t.u32, n, low, high)
        }
        27 => {
            let seven = b.constant_bit32(t.u32, 7);
            let extracted = b.bit_field_s_extract(t.u32, n, x, y, seven).unwrap();
            b.bit_field_insert(t.u32, n, y, extracted, seven, x)
        }
        28 => {
            let vector = b.composite_construct(t.vector, n, [x, y, y, x]).unwrap();
            let three = b.constant_bit32(t.u32, 3);
            let [to, from] = [x, y].map(|word| b.bitwise_and(t.u32, n, word, three).unwrap());
            let sum = b.i_add(t.u32, n, x, y).unwrap();
            let changed = b.vector_insert_dynamic(t.vector, n, vector, sum, to).unwrap();
            b.vector_extract_dynamic(t.u32, n, changed, from)
        }
        29 | 30 => {
            let seven = b.constant_bit32(t.u32, 7);
            let array = t.arrays[usize::from(kind == 30)];
            let places = [x, y].map(|word| b.bitwise_and(t.u32, n, word, seven).unwrap());
            let [to, from] = places.map(|place| b.access_chain(t.private, n, array, [place]).unwrap());
            b.store(to, x, None, []).unwrap();
            b.load(t.u32, n, from, None, [])
        }
        31 => {
            let seven = b.constant_bit32(t.u32, 7);
            // A copy of as many bytes as each lane says, none among them.
            let length = b.bitwise_and(t.u32, n, x, seven).unwrap();
            b.copy_memory_sized(t.arrays[0], t.arrays[1], length, None, None, [])
                .unwrap();
            let zero = b.constant_bit32(t.u32, 0);
            let first = b.access_chain(t.private, n, t.arrays[0], [zero]).unwrap();
            b.load(t.u32, n, first, None, [])
        }
        _ => {
            // A loop of up to eight rounds, with a second way out, and values that are used after it.
            let (seven, one, zero) = (
                b.constant_bit32(t.u32, 7),
                b.constant_bit32(t.u32, 1),
                b.constant_bit32(t.u32, 0),
            );
            let count = b.bitwise_and(t.u32, n, x, seven).unwrap();
            let [header, body, latch, exit] = [b.id(), b.id(), b.id(), b.id()];
            let (next, grown) = (b.id(), b.id());
            b.branch(header).unwrap();
            b.begin_block(Some(header)).unwrap();
            let i = b.phi(t.u32, n, [(zero, *block), (next, latch)]).unwrap();
            let sum = b.phi(t.u32, n, [(y, *block), (grown, latch)]).unwrap();
            let go = b.u_less_than(t.bool, n, i, count).unwrap();
            b.branch_conditional(go, body, exit, []).unwrap();
            b.begin_block(Some(body)).unwrap();
            let mixed = b.bitwise_xor(t.u32, n, sum, x).unwrap();
            let stop = b.i_equal(t.bool, n, mixed, i).unwrap();
            b.branch_conditional(stop, exit, latch, []).unwrap();
            b.begin_block(Some(latch)).unwrap();
            b.i_add(t.u32, Some(grown), mixed, i).unwrap();
            b.i_add(t.u32, Some(next), i, one).unwrap();
            b.branch(header).unwrap();
            b.begin_block(Some(exit)).unwrap();
            *block = exit;
            let left = b.phi(t.u32, n, [(sum, header), (mixed, body)]).unwrap();
            b.i_add(t.u32, n, left, i)
        }
    }
    .unwrap()
}

/// A kernel that loads a word, computes, and stores one at the same place.
fn module(steps: &[Step]) -> Vec<u8> {
    let mut b = Builder::new();
    b.set_version(1, 0);
    for capability in [
        Capability::Addresses,
        Capability::Kernel,
        Capability::Int64,
        Capability::Int16,
        Capability::Int8,
        Capability::Float16,
    ] {
        b.capability(capability);
    }
    let set = b.ext_inst_import("OpenCL.std");
    b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
    let mut t = Types {
        bool: b.type_bool(),
        u8: b.type_int(8, 0),
        u16: b.type_int(16, 0),
        u32: b.type_int(32, 0),
        u64: b.type_int(64, 0),
        half: b.type_float(16, None),
        vector: 0,
        pair: 0,
        private: 0,
        set,
        arrays: [0; 2],
    };
    let void = b.type_void();
    t.vector = b.type_vector(t.u32, 4);
    t.pair = b.type_struct([t.u32, t.u32]);
    t.private = b.type_pointer(None, StorageClass::Function, t.u32);
    let eight = b.constant_bit32(t.u32, 8);
    let array = b.type_array(t.u32, eight);
    let array = b.type_pointer(None, StorageClass::Function, array);
    let vector = b.type_vector(t.u64, 3);
    let input = b.type_pointer(None, StorageClass::Input, vector);
    let global = b.type_pointer(None, StorageClass::CrossWorkgroup, t.u32);
    let signature = b.type_function(void, [global]);
    let id = b.variable(input, None, StorageClass::Input, None);
    b.decorate(
        id,
        Decoration::BuiltIn,
        [Operand::BuiltIn(BuiltIn::GlobalInvocationId)],
    );
    let kernel = b
        .begin_function(void, None, FunctionControl::NONE, signature)
        .unwrap();
    let buffer = b.function_parameter(global).unwrap();
    let mut block = b.begin_block(None).unwrap();
    t.arrays = [0, 1].map(|_| b.variable(array, None, StorageClass::Function, None));
    let ids = b.load(vector, None, id, None, []).unwrap();
    let place = b.composite_extract(t.u64, None, ids, [0]).unwrap();
    let address = b
        .in_bounds_ptr_access_chain(global, None, buffer, place, [])
        .unwrap();
    let loaded = b.load(t.u32, None, address, None, []).unwrap();
    let number = b.u_convert(t.u32, None, place).unwrap();
    let mut values = vec![
        loaded,
        number,
        b.constant_bit32(t.u32, 3),
        b.constant_bit32(t.u32, 0xffff_fff0),
    ];
    for (kind, x, y) in steps {
        let (x, y) = (values[x % values.len()], values[y % values.len()]);
        let value = step(&mut b, &t, &mut block, kind % KINDS, x, y);
        values.push(value);
    }
    let mut sum = values[0];
    for value in &values[1..] {
        sum = b.i_add(t.u32, None, sum, *value).unwrap();
    }
    b.store(address, sum, None, []).unwrap();
    b.ret().unwrap();
    b.end_function().unwrap();
    b.entry_point(ExecutionModel::Kernel, kernel, "k", [id]);
    b.module()
        .assemble()
        .into_iter()
        .flat_map(u32::to_le_bytes)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    #[test]
    fn random_kernels_are_equal(
        steps in prop::collection::vec((0..KINDS, 0_usize..64, 0_usize..64), 1..24),
        seed in any::<u32>(),
        shape in 0_usize..4,
    ) {
        let program = specialise(validate(parse(&module(&steps)).unwrap()).unwrap(), &[]).unwrap();
        let kernel = program.kernel("k").unwrap();
        let prepared = engine::prepare(&kernel).unwrap();
        let (groups, size) = [(1, 1), (3, 50), (2, 64), (5, 13)][shape];
        let words = (0..groups * size).map(|i: u32| seed.wrapping_mul(i.wrapping_mul(2_654_435_761) | 1));
        let bytes: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
        let grid = Grid { group_count: [groups, 1, 1], group_size: [size, 1, 1], global_offset: [0; 3] };
        let mut results = Vec::new();
        for fast in [false, true] {
            let mut memory = Memory::default();
            memory.add(&bytes);
            let args = [ArgValue::Pointer(memory.address(0))];
            let options = RunOptions::default();
            let stats = if fast {
                engine::run(&prepared, &grid, &args, &memory, &options)
            } else {
                reference::run(&kernel, &grid, &args, &memory, &options)
            };
            stats.unwrap();
            results.push(memory.u32s(0));
        }
        prop_assert_eq!(&results[0], &results[1]);
    }
}
