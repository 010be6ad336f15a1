//! A module of many kernels, made here, for the time that creating one takes.

use rspirv::binary::Assemble as _;
use rspirv::dr::{self, Builder, Operand};
use rspirv::spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionModel, FunctionControl, MemoryModel,
    StorageClass, Word,
};

/// Kernels of the module.
pub const KERNELS: u32 = 4000;

/// Steps in the loop of each kernel, and behind it.
const LOOP_STEPS: usize = 4;
const TAIL_STEPS: usize = 4;
/// Turns of the loop.
const TURNS: u32 = 5;
/// Constants that the steps of all kernels draw from, so that no two kernels are alike.
const CONSTANTS: u32 = 64;

/// Name of a kernel.
pub fn name(kernel: u32) -> String {
    format!("kernel_{kernel}")
}

/// What the constant with that number is.
fn constant(number: u32) -> u32 {
    number.wrapping_mul(0x9E37_79B9) | 1
}

/// The constants of one step of a kernel.
fn drawn(kernel: u32, step: usize) -> [u32; 2] {
    let step = u32::try_from(step).expect("a kernel has few steps");
    [
        (kernel + step * 7) % CONSTANTS,
        (kernel / CONSTANTS + step) % CONSTANTS,
    ]
}

/// What the kernel makes of a number.
pub fn result(kernel: u32, input: u32) -> u32 {
    let step = |value: u32, step: usize| {
        let [factor, mask] = drawn(kernel, step).map(constant);
        value.wrapping_mul(factor) ^ mask
    };
    let looped = (0..TURNS).fold(input, |value, _| (0..LOOP_STEPS).fold(value, step));
    (LOOP_STEPS..LOOP_STEPS + TAIL_STEPS).fold(looped, step)
}

/// The module, in words. Each kernel takes a pointer to numbers and replaces the one at the work-item's global id by its
/// [`result`].
///
/// # Errors
/// The builder's, which would be a mistake here.
pub fn module() -> Result<Vec<Word>, dr::Error> {
    let mut kernels = Kernels::new()?;
    for kernel in 0..KERNELS {
        kernels.add(kernel)?;
    }
    Ok(kernels.builder.module().assemble())
}

/// The ids that all kernels share.
struct Kernels {
    builder: Builder,
    void: Word,
    bool: Word,
    uint: Word,
    ulong: Word,
    ids: Word,
    pointer: Word,
    function: Word,
    global_id: Word,
    zero: Word,
    one: Word,
    turns: Word,
    constants: Vec<Word>,
}

impl Kernels {
    fn new() -> Result<Self, dr::Error> {
        let mut b = Builder::new();
        b.set_version(1, 0);
        for capability in [
            Capability::Addresses,
            Capability::Kernel,
            Capability::Int64,
            Capability::Linkage,
        ] {
            b.capability(capability);
        }
        b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
        let void = b.type_void();
        let bool = b.type_bool();
        let uint = b.type_int(32, 0);
        let ulong = b.type_int(64, 0);
        let ids = b.type_vector(ulong, 3);
        let pointer = b.type_pointer(None, StorageClass::CrossWorkgroup, uint);
        let input = b.type_pointer(None, StorageClass::Input, ids);
        let function = b.type_function(void, [pointer]);
        let global_id = b.variable(input, None, StorageClass::Input, None);
        b.decorate(
            global_id,
            Decoration::BuiltIn,
            [Operand::BuiltIn(BuiltIn::GlobalInvocationId)],
        );
        let zero = b.constant_bit32(uint, 0);
        let one = b.constant_bit32(uint, 1);
        let turns = b.constant_bit32(uint, TURNS);
        let constants = (0..CONSTANTS)
            .map(|n| b.constant_bit32(uint, constant(n)))
            .collect();
        Ok(Self {
            builder: b,
            void,
            bool,
            uint,
            ulong,
            ids,
            pointer,
            function,
            global_id,
            zero,
            one,
            turns,
            constants,
        })
    }

    fn add(&mut self, kernel: u32) -> Result<(), dr::Error> {
        let (uint, function) = (self.uint, self.function);
        let id = self
            .builder
            .begin_function(self.void, None, FunctionControl::NONE, function)?;
        self.builder
            .entry_point(ExecutionModel::Kernel, id, name(kernel), [self.global_id]);
        self.builder.name(id, name(kernel));
        let buffer = self.builder.function_parameter(self.pointer)?;
        let b = &mut self.builder;
        let [before, head, body, behind] = std::array::from_fn(|_| b.id());
        let [turn, value, next_turn] = std::array::from_fn(|_| b.id());

        b.begin_block(Some(before))?;
        let ids = b.load(self.ids, None, self.global_id, None, [])?;
        let index = b.composite_extract(self.ulong, None, ids, [0])?;
        let place = b.in_bounds_ptr_access_chain(self.pointer, None, buffer, index, [])?;
        let given = b.load(uint, None, place, None, [])?;
        b.branch(head)?;

        b.begin_block(Some(body))?;
        let stepped = self.steps(kernel, value, 0..LOOP_STEPS)?;
        let b = &mut self.builder;
        b.i_add(uint, Some(next_turn), turn, self.one)?;
        b.branch(head)?;

        b.begin_block(Some(head))?;
        b.phi(uint, Some(turn), [(self.zero, before), (next_turn, body)])?;
        b.phi(uint, Some(value), [(given, before), (stepped, body)])?;
        let goes_on = b.u_less_than(self.bool, None, turn, self.turns)?;
        b.branch_conditional(goes_on, body, behind, [])?;

        b.begin_block(Some(behind))?;
        let last = self.steps(kernel, value, LOOP_STEPS..LOOP_STEPS + TAIL_STEPS)?;
        let b = &mut self.builder;
        b.store(place, last, None, [])?;
        b.ret()?;
        b.end_function()
    }

    fn steps(&mut self, kernel: u32, value: Word, steps: std::ops::Range<usize>) -> Result<Word, dr::Error> {
        steps.into_iter().try_fold(value, |value, step| {
            let [factor, mask] = drawn(kernel, step).map(|number| self.constants[number as usize]);
            let product = self.builder.i_mul(self.uint, None, value, factor)?;
            self.builder.bitwise_xor(self.uint, None, product, mask)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It has at least so many instructions.
    const INSTRUCTIONS: usize = 150_000;
    /// Words of a module's header.
    const HEADER: usize = 5;

    #[test]
    fn the_module_is_as_large_as_it_says() {
        let words = module().unwrap();
        let (mut at, mut count, mut entries) = (HEADER, 0, 0);
        while at < words.len() {
            entries += u32::from(words[at] & 0xffff == rspirv::spirv::Op::EntryPoint as u32);
            at += (words[at] >> 16) as usize;
            count += 1;
        }
        assert_eq!(at, words.len());
        assert_eq!(entries, KERNELS);
        let few_more = INSTRUCTIONS + INSTRUCTIONS / 50;
        assert!((INSTRUCTIONS..few_more).contains(&count), "{count} instructions");
    }

    #[test]
    fn kernels_differ() {
        let results: std::collections::BTreeSet<u32> = (0..KERNELS).map(|k| result(k, 12345)).collect();
        assert_eq!(results.len(), KERNELS as usize);
    }
}
