//! Random flow of control: branches and switches from any block to any other, so that loops have several entries, and
//! values that are used where they may not have been computed. The fast engine takes all of it and gives the same words
//! as the reference interpreter.

#[path = "support/launch.rs"]
mod launch;
mod support;

use launch::{grid, run_on_both};
use proptest::prelude::*;
use rspirv::binary::Assemble;
use rspirv::dr::{Builder, Operand};
use rspirv::spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionModel, FunctionControl, MemoryModel,
    StorageClass, Word,
};
use spirv_interp::{ArgValue, RunOptions, engine, parse, specialise, validate};
use support::Memory;

/// One block: where it goes to, whose value it uses, and what it computes.
#[derive(Clone, Debug)]
struct Plan {
    targets: Vec<usize>,
    uses: usize,
    factor: u32,
    /// It begins with a phi of the values of the blocks before it, and of its own.
    phi: bool,
}

/// Blocks that a work-item goes through before it stops.
const ROUNDS: u32 = 60;

/// A kernel of these blocks behind an entry. Each counts in a variable, and leaves when it has counted enough; what it
/// computes goes into another variable, and so does the value of any other block, whether it was computed or not.
fn module(plans: &[Plan]) -> Vec<u8> {
    let mut b = Builder::new();
    b.set_version(1, 2);
    for capability in [Capability::Addresses, Capability::Kernel, Capability::Int64] {
        b.capability(capability);
    }
    b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
    let (void, bool) = (b.type_void(), b.type_bool());
    let (word, long) = (b.type_int(32, 0), b.type_int(64, 0));
    let vector = b.type_vector(long, 3);
    let input = b.type_pointer(None, StorageClass::Input, vector);
    let global = b.type_pointer(None, StorageClass::CrossWorkgroup, word);
    let private = b.type_pointer(None, StorageClass::Function, word);
    let signature = b.type_function(void, [global]);
    let id = b.variable(input, None, StorageClass::Input, None);
    b.decorate(
        id,
        Decoration::BuiltIn,
        [Operand::BuiltIn(BuiltIn::GlobalInvocationId)],
    );
    let [zero, one, rounds] = [0, 1, ROUNDS].map(|n| b.constant_bit32(word, n));
    let kernel = b
        .begin_function(void, None, FunctionControl::NONE, signature)
        .unwrap();
    let buffer = b.function_parameter(global).unwrap();
    let entry = b.begin_block(None).unwrap();
    let [count, state] =
        [zero, one].map(|start| b.variable(private, None, StorageClass::Function, Some(start)));
    let ids = b.load(vector, None, id, None, []).unwrap();
    let place = b.composite_extract(long, None, ids, [0]).unwrap();
    let number = b.u_convert(word, None, place).unwrap();
    let address = b
        .in_bounds_ptr_access_chain(global, None, buffer, place, [])
        .unwrap();
    let labels: Vec<Word> = plans.iter().map(|_| b.id()).collect();
    let tails: Vec<Word> = plans.iter().map(|_| b.id()).collect();
    let values: Vec<Word> = plans.iter().map(|_| b.id()).collect();
    let truths: Vec<Word> = plans.iter().map(|_| b.id()).collect();
    let done = b.id();
    b.branch(labels[0]).unwrap();
    for (at, plan) in plans.iter().enumerate() {
        b.begin_block(Some(labels[at])).unwrap();
        let mut seen = values[plan.uses % plans.len()];
        if plan.phi {
            let leads = |other: &Plan| other.targets.iter().any(|to| to % plans.len() == at);
            let before = plans.iter().enumerate().filter(|(_, other)| leads(other));
            let mut pairs: Vec<(Word, Word)> = before.map(|(from, _)| (values[from], tails[from])).collect();
            if at == 0 {
                pairs.push((one, entry));
            }
            if !pairs.is_empty() {
                seen = b.phi(word, None, pairs).unwrap();
            }
        }
        let counted = b.load(word, None, count, None, []).unwrap();
        let counted = b.i_add(word, None, counted, one).unwrap();
        b.store(count, counted, None, []).unwrap();
        let old = b.load(word, None, state, None, []).unwrap();
        let factor = b.constant_bit32(word, plan.factor | 1);
        let product = b.i_mul(word, None, old, factor).unwrap();
        let mixed = b.bitwise_xor(word, None, product, seen).unwrap();
        let value = b.i_add(word, Some(values[at]), mixed, number).unwrap();
        // A boolean that another block uses as well.
        let bound = b.constant_bit32(word, 0x9000_0000);
        b.u_less_than(bool, Some(truths[at]), value, bound).unwrap();
        let other = truths[(plan.uses + 1) % plans.len()];
        let chosen = b.select(word, None, other, value, factor).unwrap();
        b.store(state, chosen, None, []).unwrap();
        let more = b.u_less_than(bool, None, counted, rounds).unwrap();
        b.branch_conditional(more, tails[at], done, []).unwrap();
        b.begin_block(Some(tails[at])).unwrap();
        let targets: Vec<Word> = plan.targets.iter().map(|to| labels[to % plans.len()]).collect();
        match targets[..] {
            [single] => b.branch(single).unwrap(),
            [yes, no] => b.branch_conditional(truths[at], yes, no, []).unwrap(),
            _ => {
                let bits = b.constant_bit32(word, 28);
                let selector = b.shift_right_logical(word, None, value, bits).unwrap();
                let cases = (1..)
                    .zip(&targets[1..])
                    .map(|(n, to)| (Operand::LiteralBit32(n), *to));
                b.switch(selector, targets[0], cases.collect::<Vec<_>>()).unwrap();
            }
        }
    }
    b.begin_block(Some(done)).unwrap();
    let last = b.load(word, None, state, None, []).unwrap();
    b.store(address, last, None, []).unwrap();
    b.ret().unwrap();
    b.end_function().unwrap();
    b.entry_point(ExecutionModel::Kernel, kernel, "k", [id]);
    b.module()
        .assemble()
        .into_iter()
        .flat_map(u32::to_le_bytes)
        .collect()
}

fn plan() -> impl Strategy<Value = Plan> {
    let targets = prop::collection::vec(0_usize..64, 1..5);
    (targets, 0_usize..64, any::<u32>(), any::<bool>()).prop_map(|(targets, uses, factor, phi)| Plan {
        targets,
        uses,
        factor,
        phi,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn any_flow_is_equal(plans in prop::collection::vec(plan(), 1..14)) {
        let program = specialise(validate(parse(&module(&plans)).unwrap()).unwrap(), &[]).unwrap();
        let kernel = program.kernel("k").unwrap();
        engine::prepare(&kernel).unwrap();
        let mut memory = Memory::default();
        memory.add(&[0; 4 * 90]);
        let args = [ArgValue::Pointer(memory.address(0))];
        run_on_both(&kernel, &grid(2, 45), &args, &memory, &RunOptions::default()).unwrap();
    }
}
