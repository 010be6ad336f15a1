//! Random kernels whose work-items act together, in sub-groups and groups, active ones and all, where they have gone
//! different ways and where they have not: the fast engine leaves the same words in memory as the reference interpreter,
//! or has the same trap.

mod support;

use std::sync::Mutex;

use proptest::prelude::*;
use rspirv::binary::Assemble;
use rspirv::dr::{Builder, InsertPoint, Instruction, Operand};
use rspirv::spirv::{
    AddressingModel, BuiltIn, Capability, Decoration, ExecutionModel, FunctionControl, GroupOperation,
    MemoryModel, Op, OpenclStd100Op, Scope, StorageClass, Word,
};
use spirv_interp::{
    ArgValue, Grid, RunOptions, RunStats, Trap, engine, parse, reference, specialise, validate,
};
use support::Memory;

/// One step on the variables of a work-item.
#[derive(Clone, Debug)]
enum Step {
    /// What to do, with which two variables, and where to put the result.
    Act(u8, usize, usize, usize),
    /// A branch on two variables.
    If(u8, usize, usize, Vec<Step>, Vec<Step>),
    /// A loop of up to seven rounds: how many, after which steps to begin the next round early, and after which to leave.
    Loop(usize, Vec<Step>, Vec<Step>),
    /// A store far outside for some work-items.
    Wild(usize),
}

const VARIABLES: usize = 5;
/// Kinds of [`Step::Act`]: arithmetic, operations of active members, of all members, of the group, calls.
const ARITHMETIC: u8 = 6;
const ACTIVE: u8 = ARITHMETIC + 18;
const MEMBERS: u8 = ACTIVE + 7;
const GROUP: u8 = MEMBERS + 9;
/// One more: a line is printed.
const KINDS: u8 = GROUP + 1;

fn steps(depth: u32) -> BoxedStrategy<Vec<Step>> {
    let act = (0..KINDS, any::<usize>(), any::<usize>(), any::<usize>());
    let act = act.prop_map(|(kind, a, b, to)| Step::Act(kind, a, b, to));
    let wild = any::<usize>().prop_map(Step::Wild);
    if depth == 0 {
        return prop::collection::vec(act, 0..4).boxed();
    }
    let branch = (
        0..4_u8,
        any::<usize>(),
        any::<usize>(),
        steps(depth - 1),
        steps(depth - 1),
    );
    let branch = branch.prop_map(|(kind, a, b, yes, no)| Step::If(kind, a, b, yes, no));
    let round = (any::<usize>(), steps(depth - 1), steps(depth - 1));
    let round = round.prop_map(|(count, first, second)| Step::Loop(count, first, second));
    prop::collection::vec(prop_oneof![12 => act, 4 => branch, 3 => round, 1 => wild], 1..6).boxed()
}

/// What may stand where the work-items of a group may have gone different ways.
#[derive(Clone, Copy)]
struct Allowed {
    active: bool,
    waits: bool,
}

struct Kernel {
    b: Builder,
    void: Word,
    bool: Word,
    u32: Word,
    vec4: Word,
    global: Word,
    variables: Vec<Word>,
    buffer: Word,
    subgroup: Word,
    helpers: Vec<Word>,
    opencl: Word,
    format: Word,
}

impl Kernel {
    fn constant(&mut self, value: u32) -> Word {
        self.b.constant_bit32(self.u32, value)
    }

    fn emit(&mut self, op: Op, ty: Word, operands: Vec<Operand>) -> Word {
        let id = self.b.id();
        let instruction = Instruction::new(op, Some(ty), Some(id), operands);
        self.b.insert_into_block(InsertPoint::End, instruction).unwrap();
        id
    }

    fn get(&mut self, number: usize) -> Word {
        let variable = self.variables[number % VARIABLES];
        self.b.load(self.u32, None, variable, None, []).unwrap()
    }

    fn set(&mut self, number: usize, value: Word) {
        let variable = self.variables[number % VARIABLES];
        self.b.store(variable, value, None, []).unwrap();
    }

    fn together(&mut self, op: Op, ty: Word, scope: Scope, rest: Vec<Operand>) -> Word {
        let scope = self.constant(scope as u32);
        self.emit(op, ty, [vec![Operand::IdScope(scope)], rest].concat())
    }

    fn number(&mut self, truth: Word) -> Word {
        let (one, zero) = (self.constant(1), self.constant(0));
        self.b.select(self.u32, None, truth, one, zero).unwrap()
    }

    fn barrier(&mut self, scope: Scope) {
        let (scope, semantics) = (self.constant(scope as u32), self.constant(0));
        self.b.control_barrier(scope, scope, semantics).unwrap();
    }

    fn act(&mut self, kind: u8, x: Word, y: Word) -> Word {
        let (u32, bool, vec4) = (self.u32, self.bool, self.vec4);
        let id = Operand::IdRef;
        let operation = Operand::GroupOperation;
        let (all, one) = (self.constant(31), self.constant(1));
        let members = Scope::Subgroup;
        match kind {
            0 => self.b.i_add(u32, None, x, y).unwrap(),
            1 => self.b.i_mul(u32, None, x, y).unwrap(),
            2 => self.b.bitwise_xor(u32, None, x, y).unwrap(),
            3 => self.b.shift_right_logical(u32, None, x, y).unwrap(),
            4 => self.b.u_mod(u32, None, x, y).unwrap(),
            5 => {
                let less = self.b.s_less_than(bool, None, x, y).unwrap();
                self.b.select(u32, None, less, x, y).unwrap()
            }
            6 => {
                let elected = self.together(Op::GroupNonUniformElect, bool, members, vec![]);
                self.number(elected)
            }
            7..=9 => {
                let odd = self.b.bitwise_and(u32, None, x, one).unwrap();
                let odd = self.b.i_equal(bool, None, odd, one).unwrap();
                let op = [
                    Op::GroupNonUniformAll,
                    Op::GroupNonUniformAny,
                    Op::GroupNonUniformAllEqual,
                ];
                let truth = self.together(op[usize::from(kind - 7)], bool, members, vec![id(odd)]);
                self.number(truth)
            }
            10 => {
                let less = self.b.u_less_than(bool, None, x, y).unwrap();
                let ballot = self.together(Op::GroupNonUniformBallot, vec4, members, vec![id(less)]);
                self.together(
                    Op::GroupNonUniformBallotBitCount,
                    u32,
                    members,
                    vec![operation(GroupOperation::InclusiveScan), id(ballot)],
                )
            }
            11 => self.together(Op::GroupNonUniformBroadcastFirst, u32, members, vec![id(x)]),
            12..=16 => {
                let from = self.b.bitwise_and(u32, None, y, all).unwrap();
                let op = [
                    Op::GroupNonUniformShuffle,
                    Op::GroupNonUniformShuffleXor,
                    Op::GroupNonUniformShuffleUp,
                    Op::GroupNonUniformShuffleDown,
                    Op::GroupNonUniformRotateKHR,
                ];
                self.together(op[usize::from(kind - 12)], u32, members, vec![id(x), id(from)])
            }
            17 => {
                let rest = vec![operation(GroupOperation::Reduce), id(x)];
                self.together(Op::GroupNonUniformIAdd, u32, members, rest)
            }
            18 => {
                let rest = vec![operation(GroupOperation::ExclusiveScan), id(x)];
                self.together(Op::GroupNonUniformUMax, u32, members, rest)
            }
            19 => {
                let four = self.constant(4);
                let rest = vec![operation(GroupOperation::ClusteredReduce), id(x), id(four)];
                self.together(Op::GroupNonUniformBitwiseXor, u32, members, rest)
            }
            20 => self.emit(Op::SubgroupShuffleINTEL, u32, vec![id(x), id(y)]),
            21 => {
                let by = self.b.bitwise_and(u32, None, y, all).unwrap();
                self.emit(Op::SubgroupShuffleDownINTEL, u32, vec![id(x), id(y), id(by)])
            }
            22 => {
                let by = self.b.bitwise_and(u32, None, y, all).unwrap();
                self.emit(Op::SubgroupShuffleUpINTEL, u32, vec![id(x), id(y), id(by)])
            }
            // A function that parts those that call it.
            23 => {
                let helper = self.helpers[0];
                self.b.function_call(u32, None, helper, [x]).unwrap()
            }
            24 | 25 => {
                let op = [Op::GroupIAdd, Op::GroupSMin][usize::from(kind - 24)];
                let rest = vec![operation(GroupOperation::InclusiveScan), id(x)];
                self.together(op, u32, members, rest)
            }
            26 => {
                let zero = self.constant(0);
                self.together(Op::GroupBroadcast, u32, members, vec![id(x), id(zero)])
            }
            27 => {
                let less = self.b.u_less_than(bool, None, x, y).unwrap();
                let truth = self.together(Op::GroupAny, bool, members, vec![id(less)]);
                self.number(truth)
            }
            28 => {
                self.barrier(members);
                x
            }
            29 => self.b.load(u32, None, self.subgroup, None, []).unwrap(),
            30 => {
                let rest = vec![operation(GroupOperation::Reduce), id(x)];
                self.together(Op::GroupUMax, u32, members, rest)
            }
            31 => {
                let rest = vec![operation(GroupOperation::Reduce), id(x)];
                self.together(Op::GroupIAdd, u32, Scope::Workgroup, rest)
            }
            32 => {
                let rest = vec![operation(GroupOperation::ExclusiveScan), id(x)];
                self.together(Op::GroupUMin, u32, Scope::Workgroup, rest)
            }
            33 => {
                let less = self.b.u_less_than(bool, None, x, y).unwrap();
                let truth = self.together(Op::GroupAll, bool, Scope::Workgroup, vec![id(less)]);
                self.number(truth)
            }
            34 => {
                let first = self.b.bitwise_and(u32, None, y, one).unwrap();
                self.together(Op::GroupBroadcast, u32, Scope::Workgroup, vec![id(x), id(first)])
            }
            35 => {
                self.barrier(Scope::Workgroup);
                y
            }
            GROUP => {
                let (set, format) = (self.opencl, self.format);
                let operands = [format, x, y].map(Operand::IdRef);
                let printed = self
                    .b
                    .ext_inst(u32, None, set, OpenclStd100Op::printf as u32, operands);
                printed.unwrap()
            }
            // A function with a barrier of the group and one of the sub-group in it.
            _ => {
                let helper = self.helpers[1];
                self.b.function_call(u32, None, helper, [y]).unwrap()
            }
        }
    }

    /// Emits steps. Values are in variables, so that no phis are needed.
    fn steps(&mut self, steps: &[Step], allowed: Allowed) {
        for step in steps {
            match step {
                Step::Act(kind, a, b, to) => {
                    let kind = match *kind {
                        kind if (ARITHMETIC..ACTIVE).contains(&kind) && !allowed.active => kind % ARITHMETIC,
                        kind if (ACTIVE..GROUP).contains(&kind) && !allowed.waits => kind % ARITHMETIC,
                        kind => kind,
                    };
                    let (x, y) = (self.get(*a), self.get(*b));
                    let value = self.act(kind, x, y);
                    self.set(*to, value);
                }
                Step::If(kind, a, b, yes, no) => self.branch(*kind, (*a, *b), (yes, no), allowed),
                Step::Loop(count, first, second) => self.rounds(*count, first, second, allowed),
                Step::Wild(a) => {
                    let (x, seven, mask) = (self.get(*a), self.constant(7), self.constant(31));
                    let low = self.b.bitwise_and(self.u32, None, x, mask).unwrap();
                    let wild = self.b.i_equal(self.bool, None, low, seven).unwrap();
                    let [inside, next] = [self.b.id(), self.b.id()];
                    self.b.branch_conditional(wild, inside, next, []).unwrap();
                    self.b.begin_block(Some(inside)).unwrap();
                    let far = self.constant(1 << 29);
                    let (global, buffer) = (self.global, self.buffer);
                    let address = self.b.ptr_access_chain(global, None, buffer, far, []).unwrap();
                    self.b.store(address, x, None, []).unwrap();
                    self.b.branch(next).unwrap();
                    self.b.begin_block(Some(next)).unwrap();
                }
            }
        }
    }

    fn branch(&mut self, kind: u8, of: (usize, usize), sides: (&Vec<Step>, &Vec<Step>), allowed: Allowed) {
        let (x, y, one) = (self.get(of.0), self.get(of.1), self.constant(1));
        let condition = match kind {
            0 => self.b.u_less_than(self.bool, None, x, y).unwrap(),
            // All members of a sub-group alike.
            1 => {
                let number = self.b.load(self.u32, None, self.subgroup, None, []).unwrap();
                let odd = self.b.bitwise_and(self.u32, None, number, one).unwrap();
                self.b.i_equal(self.bool, None, odd, one).unwrap()
            }
            _ => {
                let odd = self.b.bitwise_and(self.u32, None, x, one).unwrap();
                self.b.i_equal(self.bool, None, odd, one).unwrap()
            }
        };
        // Where members may be missing, waiting for them is a trap more often than not.
        let inner = Allowed {
            waits: allowed.waits && kind == 1,
            ..allowed
        };
        let [yes, no, join] = [self.b.id(), self.b.id(), self.b.id()];
        self.b.branch_conditional(condition, yes, no, []).unwrap();
        for (label, side) in [(yes, sides.0), (no, sides.1)] {
            self.b.begin_block(Some(label)).unwrap();
            self.steps(side, inner);
            self.b.branch(join).unwrap();
        }
        self.b.begin_block(Some(join)).unwrap();
    }

    fn rounds(&mut self, count: usize, first: &[Step], second: &[Step], allowed: Allowed) {
        let (seven, one, zero) = (self.constant(7), self.constant(1), self.constant(0));
        let limit = self.get(count);
        let limit = self.b.bitwise_and(self.u32, None, limit, seven).unwrap();
        // A counter of its own, since the variables change.
        let counter = *self.variables.last().unwrap();
        let outer = self.b.load(self.u32, None, counter, None, []).unwrap();
        self.b.store(counter, zero, None, []).unwrap();
        let inner = Allowed {
            waits: false,
            ..allowed
        };
        let [header, body, middle, late, exit] = [0; 5].map(|_| self.b.id());
        self.b.branch(header).unwrap();
        self.b.begin_block(Some(header)).unwrap();
        let i = self.b.load(self.u32, None, counter, None, []).unwrap();
        let next = self.b.i_add(self.u32, None, i, one).unwrap();
        self.b.store(counter, next, None, []).unwrap();
        let go = self.b.u_less_than(self.bool, None, i, limit).unwrap();
        self.b.branch_conditional(go, body, exit, []).unwrap();
        self.b.begin_block(Some(body)).unwrap();
        self.steps(first, inner);
        let x = self.get(count);
        let again = self.b.u_less_than(self.bool, None, i, x).unwrap();
        self.b.branch_conditional(again, middle, header, []).unwrap();
        self.b.begin_block(Some(middle)).unwrap();
        self.steps(second, inner);
        let y = self.get(count + 1);
        let low = self.b.bitwise_and(self.u32, None, y, seven).unwrap();
        let leave = self.b.i_equal(self.bool, None, low, i).unwrap();
        self.b.branch_conditional(leave, late, header, []).unwrap();
        self.b.begin_block(Some(late)).unwrap();
        self.b.branch(exit).unwrap();
        self.b.begin_block(Some(exit)).unwrap();
        self.b.store(counter, outer, None, []).unwrap();
    }
}

fn capabilities(b: &mut Builder) {
    b.set_version(1, 3);
    for capability in [
        Capability::Addresses,
        Capability::Kernel,
        Capability::Groups,
        Capability::SubgroupDispatch,
        Capability::GroupNonUniform,
        Capability::GroupNonUniformVote,
        Capability::GroupNonUniformArithmetic,
        Capability::GroupNonUniformBallot,
        Capability::GroupNonUniformShuffle,
        Capability::GroupNonUniformShuffleRelative,
        Capability::GroupNonUniformClustered,
        Capability::GroupNonUniformRotateKHR,
        Capability::SubgroupShuffleINTEL,
        Capability::Int64,
        Capability::Int8,
    ] {
        b.capability(capability);
    }
    b.extension("SPV_KHR_subgroup_rotate");
    b.extension("SPV_INTEL_subgroups");
    b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
}

/// A pointer to the format of all lines.
fn format(b: &mut Builder, u32: Word) -> Word {
    let text = b"%u %d\n\0";
    let byte = b.type_int(8, 0);
    let count = b.constant_bit32(u32, u32::try_from(text.len()).unwrap());
    let array = b.type_array(byte, count);
    let array_pointer = b.type_pointer(None, StorageClass::UniformConstant, array);
    let pointer = b.type_pointer(None, StorageClass::UniformConstant, byte);
    let bytes: Vec<Word> = text
        .iter()
        .map(|letter| b.constant_bit32(byte, u32::from(*letter)))
        .collect();
    let bytes = b.constant_composite(array, bytes);
    let variable = b.variable(array_pointer, None, StorageClass::UniformConstant, Some(bytes));
    let zero = b.constant_bit32(u32, 0);
    let operands = [
        Operand::LiteralSpecConstantOpInteger(Op::InBoundsAccessChain),
        Operand::IdRef(variable),
        Operand::IdRef(zero),
    ];
    let id = b.id();
    b.module_mut().types_global_values.push(Instruction::new(
        Op::SpecConstantOp,
        Some(pointer),
        Some(id),
        operands.to_vec(),
    ));
    id
}

/// A kernel that loads a word, takes the steps, and stores what comes out at the same place.
fn module(steps: &[Step], active: bool) -> Vec<u8> {
    let mut b = Builder::new();
    capabilities(&mut b);
    let (void, bool, u32, u64) = (b.type_void(), b.type_bool(), b.type_int(32, 0), b.type_int(64, 0));
    let vec4 = b.type_vector(u32, 4);
    let vec3 = b.type_vector(u64, 3);
    let inputs = [vec3, u32, u32].map(|ty| b.type_pointer(None, StorageClass::Input, ty));
    let global = b.type_pointer(None, StorageClass::CrossWorkgroup, u32);
    let local = b.type_pointer(None, StorageClass::Function, u32);
    let opencl = b.ext_inst_import("OpenCL.std");
    let format = format(&mut b, u32);
    let inputs = inputs.map(|ty| b.variable(ty, None, StorageClass::Input, None));
    let built_ins = [
        BuiltIn::GlobalInvocationId,
        BuiltIn::SubgroupId,
        BuiltIn::SubgroupLocalInvocationId,
    ];
    for (id, built_in) in inputs.iter().zip(built_ins) {
        b.decorate(*id, Decoration::BuiltIn, [Operand::BuiltIn(built_in)]);
    }
    let signature = b.type_function(void, [global]);
    let helper = b.type_function(u32, [u32]);
    let mut kernel = Kernel {
        b,
        void,
        bool,
        u32,
        vec4,
        global,
        variables: Vec::new(),
        buffer: 0,
        subgroup: inputs[1],
        helpers: Vec::new(),
        opencl,
        format,
    };
    for waits in [false, true] {
        if waits || active {
            let id = kernel
                .b
                .begin_function(u32, None, FunctionControl::NONE, helper)
                .unwrap();
            kernel.helpers.push(id);
            kernel.helper(waits);
        } else {
            kernel.helpers.push(0);
        }
    }
    let function = kernel
        .b
        .begin_function(kernel.void, None, FunctionControl::NONE, signature)
        .unwrap();
    kernel.buffer = kernel.b.function_parameter(global).unwrap();
    kernel.b.begin_block(None).unwrap();
    kernel.variables = (0..=VARIABLES)
        .map(|_| kernel.b.variable(local, None, StorageClass::Function, None))
        .collect();
    let ids = kernel.b.load(vec3, None, inputs[0], None, []).unwrap();
    let place = kernel.b.composite_extract(u64, None, ids, [0]).unwrap();
    let buffer = kernel.buffer;
    let address = kernel
        .b
        .in_bounds_ptr_access_chain(global, None, buffer, place, [])
        .unwrap();
    let loaded = kernel.b.load(u32, None, address, None, []).unwrap();
    let number = kernel.b.u_convert(u32, None, place).unwrap();
    let lane = kernel.b.load(u32, None, inputs[2], None, []).unwrap();
    let three = kernel.constant(3);
    for (at, value) in [loaded, number, lane, three, loaded].into_iter().enumerate() {
        kernel.set(at, value);
    }
    kernel.steps(steps, Allowed { active, waits: true });
    let mut sum = kernel.get(0);
    for at in 1..VARIABLES {
        let value = kernel.get(at);
        let shifted = kernel.b.i_mul(u32, None, sum, three).unwrap();
        sum = kernel.b.i_add(u32, None, shifted, value).unwrap();
    }
    kernel.b.store(address, sum, None, []).unwrap();
    kernel.b.ret().unwrap();
    kernel.b.end_function().unwrap();
    kernel
        .b
        .entry_point(ExecutionModel::Kernel, function, "k", inputs);
    kernel
        .b
        .module()
        .assemble()
        .into_iter()
        .flat_map(u32::to_le_bytes)
        .collect()
}

impl Kernel {
    /// Functions that several places of the kernel call, so that work-items may meet in them on different ways.
    fn helper(&mut self, waits: bool) {
        let (u32, one) = (self.u32, self.constant(1));
        let x = self.b.function_parameter(u32).unwrap();
        self.b.begin_block(None).unwrap();
        let reduce = Operand::GroupOperation(GroupOperation::Reduce);
        if waits {
            self.barrier(Scope::Workgroup);
            let rest = vec![reduce, Operand::IdRef(x)];
            let sum = self.together(Op::GroupIAdd, u32, Scope::Subgroup, rest);
            self.b.ret_value(sum).unwrap();
        } else {
            let odd = self.b.bitwise_and(u32, None, x, one).unwrap();
            let odd = self.b.i_equal(self.bool, None, odd, one).unwrap();
            let [yes, no] = [self.b.id(), self.b.id()];
            self.b.branch_conditional(odd, yes, no, []).unwrap();
            for (label, op) in [(yes, Op::GroupNonUniformIAdd), (no, Op::GroupNonUniformUMin)] {
                self.b.begin_block(Some(label)).unwrap();
                let rest = vec![reduce.clone(), Operand::IdRef(x)];
                let value = self.together(op, u32, Scope::Subgroup, rest);
                self.b.ret_value(value).unwrap();
            }
        }
        self.b.end_function().unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn random_groups_are_equal(
        steps in steps(3),
        active in any::<bool>(),
        seed in any::<u32>(),
        shape in 0_usize..6,
        size in 0_usize..4,
        threads in 1_usize..3,
    ) {
        let program = specialise(validate(parse(&module(&steps, active)).unwrap()).unwrap(), &[]).unwrap();
        let kernel = program.kernel("k").unwrap();
        let prepared = engine::prepare(&kernel).unwrap();
        let (groups, items) = [(1, 1), (3, 50), (2, 64), (5, 13), (1, 130), (2, 96)][shape];
        let words = (0..groups * items).map(|i: u32| seed.wrapping_mul(i.wrapping_mul(2_654_435_761) | 1) >> 7);
        let bytes: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
        let grid = Grid { group_count: [groups, 1, 1], group_size: [items, 1, 1], global_offset: [0; 3] };
        let mut memory = Memory::default();
        memory.add(&bytes);
        let args = [ArgValue::Pointer(memory.address(0))];
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        let lines = Mutex::new(Vec::new());
        let print = |text: &[u8]| lines.lock().unwrap().push(text.to_vec());
        let options = RunOptions {
            print: Some(&print),
            subgroup_size: [8, 16, 32, 64][size],
            instruction_budget: Some(1 << 26),
            threads,
            pool: Some(&pool),
            ..RunOptions::default()
        };
        type Run<'a> = &'a dyn Fn(&Memory) -> Result<RunStats, Box<Trap>>;
        let runs: [Run<'_>; 5] = [
            &|memory| reference::run(&kernel, &grid, &args, memory, &options),
            &|memory| engine::run(&prepared, &grid, &args, memory, &options),
            &|memory| engine::run_with_lanes(32, &prepared, &grid, &args, memory, &options),
            &|memory| engine::run_with_lanes(16, &prepared, &grid, &args, memory, &options),
            &|memory| engine::run_with_lanes(8, &prepared, &grid, &args, memory, &options),
        ];
        let mut results = Vec::new();
        for run in runs {
            memory.fill(0, &bytes);
            let result = run(&memory);
            let mut lines = std::mem::take(&mut *lines.lock().unwrap());
            if threads > 1 {
                // Groups print when they run; after a trap some have and some have not.
                lines.sort_unstable();
                lines.truncate(if result.is_ok() { usize::MAX } else { 0 });
            }
            results.push((result.map(|_| memory.u32s(0)), lines));
        }
        for result in &results[1..] {
            prop_assert_eq!(result, &results[0]);
        }
    }
}
