//! Functions that call functions: how deep the fast engine goes, and what it leaves to the reference interpreter.

mod support;

use rspirv::binary::Assemble;
use rspirv::dr::Builder;
use rspirv::spirv::{
    AddressingModel, Capability, ExecutionModel, FunctionControl, MemoryModel, StorageClass, Word,
};
use spirv_interp::{ArgValue, Grid, Kernel, RunOptions, engine, parse, reference, specialise, validate};
use support::Memory;

/// A kernel that stores what a chain of so many functions makes of a number: each multiplies by three what the next one
/// gives, and adds its own number.
fn chain(depth: u32) -> Kernel {
    let mut b = Builder::new();
    b.set_version(1, 0);
    for capability in [Capability::Addresses, Capability::Kernel] {
        b.capability(capability);
    }
    b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
    let (void, u32) = (b.type_void(), b.type_int(32, 0));
    let global = b.type_pointer(None, StorageClass::CrossWorkgroup, u32);
    let signature = b.type_function(u32, [u32]);
    let kernel_type = b.type_function(void, [global]);
    let three = b.constant_bit32(u32, 3);
    let none = FunctionControl::NONE;
    let mut callee: Option<Word> = None;
    for number in (0..depth).rev() {
        let own = b.constant_bit32(u32, number);
        let function = b.begin_function(u32, None, none, signature).unwrap();
        let x = b.function_parameter(u32).unwrap();
        b.begin_block(None).unwrap();
        let below = match callee {
            Some(callee) => b.function_call(u32, None, callee, [x]).unwrap(),
            None => x,
        };
        let scaled = b.i_mul(u32, None, below, three).unwrap();
        let sum = b.i_add(u32, None, scaled, own).unwrap();
        b.ret_value(sum).unwrap();
        b.end_function().unwrap();
        callee = Some(function);
    }
    let kernel = b.begin_function(void, None, none, kernel_type).unwrap();
    let out = b.function_parameter(global).unwrap();
    b.begin_block(None).unwrap();
    let x = b.load(u32, None, out, None, []).unwrap();
    let result = b.function_call(u32, None, callee.unwrap(), [x]).unwrap();
    b.store(out, result, None, []).unwrap();
    b.ret().unwrap();
    b.end_function().unwrap();
    b.entry_point(ExecutionModel::Kernel, kernel, "k", []);
    let words = b.module().assemble();
    let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    let program = specialise(validate(parse(&bytes).unwrap()).unwrap(), &[]).unwrap();
    program.kernel("k").unwrap()
}

fn wanted(depth: u32) -> u32 {
    (0..depth)
        .rev()
        .fold(5_u32, |x, number| x.wrapping_mul(3).wrapping_add(number))
}

fn run(kernel: &Kernel, fast: bool) -> u32 {
    let mut memory = Memory::default();
    memory.add(&5_u32.to_le_bytes());
    let args = [ArgValue::Pointer(memory.address(0))];
    let one = Grid {
        group_count: [1; 3],
        group_size: [1; 3],
        global_offset: [0; 3],
    };
    let options = RunOptions::default();
    if fast {
        let prepared = engine::prepare(kernel).unwrap_or_else(|error| panic!("{error}"));
        engine::run(&prepared, &one, &args, &memory, &options).unwrap();
    } else {
        reference::run(kernel, &one, &args, &memory, &options).unwrap();
    }
    memory.u32s(0)[0]
}

#[test]
fn chains_of_calls_are_equal() {
    for depth in [1, 2, 60, 120] {
        let kernel = chain(depth);
        assert_eq!(run(&kernel, true), wanted(depth), "{depth}");
        assert_eq!(run(&kernel, false), wanted(depth), "{depth}");
    }
}

#[test]
fn deeper_chains_are_left_to_the_reference_interpreter() {
    let kernel = chain(1000);
    let error = engine::prepare(&kernel).expect_err("too deep");
    assert_eq!(error.reason, "calls are nested deeply");
    assert_eq!(run(&kernel, false), wanted(1000));
}
