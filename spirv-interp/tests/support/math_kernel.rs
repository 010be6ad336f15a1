//! Modules whose kernel calls one function of OpenCL.std on all elements of buffers.

#![allow(dead_code, reason = "each test uses a part")]

use rspirv::binary::Assemble as _;
use rspirv::dr::{Builder, Operand};
use rspirv::spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionModel, FunctionControl, MemoryModel,
    StorageClass, Word,
};
use spirv::OpenclStd100Op as Cl;
use spirv_interp::{Kernel, Program, link, parse, specialise, validate};

/// An operand or result of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// Of the width that the function is called for.
    Float,
    /// Of 32 bits.
    Integer,
}

/// How a function is called.
#[derive(Clone, Debug)]
pub struct Call {
    pub op: Cl,
    /// Bits of a float.
    pub bits: u8,
    /// Components; 1 for scalars.
    pub lanes: u32,
    pub operands: Vec<Element>,
    pub result: Element,
    /// What the function stores through a pointer.
    pub stored: Option<Element>,
    /// The result is of one component, whatever the operands are.
    pub reduces: bool,
}

/// Elements from one vector in memory to the next.
pub fn stride(lanes: u32) -> u32 {
    if lanes == 3 { 4 } else { lanes }
}

/// The kernel `k`. Its arguments are pointers to the results, to what is stored if anything is, and to the operands;
/// work-item i works on the vectors at i.
pub fn kernel(call: &Call) -> Kernel {
    let mut b = Builder::new();
    b.set_version(1, 2);
    let capabilities = [
        Capability::Addresses,
        Capability::Kernel,
        Capability::Int64,
        Capability::Float16,
        Capability::Float64,
        Capability::Vector16,
    ];
    for capability in capabilities {
        b.capability(capability);
    }
    let set = b.ext_inst_import("OpenCL.std");
    b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
    let (void, u64_type) = (b.type_void(), b.type_int(64, 0));
    let scalar = |b: &mut Builder, element| match element {
        Element::Float => b.type_float(u32::from(call.bits), None),
        Element::Integer => b.type_int(32, 0),
    };
    let of = |b: &mut Builder, element, lanes: u32| {
        let scalar = scalar(b, element);
        if lanes == 1 {
            scalar
        } else {
            b.type_vector(scalar, lanes)
        }
    };
    let pointer = |b: &mut Builder, element, lanes| {
        let ty = of(b, element, lanes);
        b.type_pointer(None, StorageClass::CrossWorkgroup, ty)
    };
    let result_lanes = if call.reduces { 1 } else { call.lanes };
    let mut arguments = vec![(call.result, result_lanes)];
    arguments.extend(call.stored.map(|element| (element, call.lanes)));
    arguments.extend(call.operands.iter().map(|element| (*element, call.lanes)));
    let types: Vec<Word> = arguments
        .iter()
        .map(|(element, lanes)| pointer(&mut b, *element, *lanes))
        .collect();
    let function = b.type_function(void, types.clone());
    let vector = b.type_vector(u64_type, 3);
    let input = b.type_pointer(None, StorageClass::Input, vector);
    let id = b.variable(input, None, StorageClass::Input, None);
    b.decorate(
        id,
        Decoration::BuiltIn,
        [Operand::BuiltIn(BuiltIn::GlobalInvocationId)],
    );
    let main = b
        .begin_function(void, None, FunctionControl::NONE, function)
        .unwrap();
    let parameters: Vec<Word> = types
        .iter()
        .map(|ty| b.function_parameter(*ty).unwrap())
        .collect();
    b.begin_block(None).unwrap();
    let ids = b.load(vector, None, id, None, []).unwrap();
    let item = b.composite_extract(u64_type, None, ids, [0]).unwrap();
    let places: Vec<Word> = types
        .iter()
        .zip(&parameters)
        .map(|(ty, parameter)| b.ptr_access_chain(*ty, None, *parameter, item, []).unwrap())
        .collect();
    let outputs = 1 + usize::from(call.stored.is_some());
    let mut operands = Vec::new();
    for ((element, lanes), place) in arguments.iter().zip(&places).skip(outputs) {
        let ty = of(&mut b, *element, *lanes);
        operands.push(Operand::IdRef(b.load(ty, None, *place, None, []).unwrap()));
    }
    if call.stored.is_some() {
        operands.push(Operand::IdRef(places[1]));
    }
    let ty = of(&mut b, call.result, result_lanes);
    let result = b.ext_inst(ty, None, set, call.op as u32, operands).unwrap();
    b.store(places[0], result, None, []).unwrap();
    b.ret().unwrap();
    b.end_function().unwrap();
    b.entry_point(ExecutionModel::Kernel, main, "k", [id]);
    let bytes: Vec<u8> = b
        .module()
        .assemble()
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    let module = validate(parse(&bytes).unwrap()).unwrap_or_else(|error| panic!("{call:?}: {error}"));
    let program: Program = specialise(link(vec![module]).unwrap(), &[]).unwrap();
    program.kernel("k").expect("the module has it")
}
