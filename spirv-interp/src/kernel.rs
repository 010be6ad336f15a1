//! A kernel: its parameters, and what it needs of local and private memory.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::fmt::Write as _;
use std::sync::Arc;

use spirv::{Decoration, FunctionParameterAttribute as Attribute, Op, StorageClass};

use crate::program::ProgramInner;
use crate::validate::tables::{EntryPoint, Function, Space, Tables};
use crate::validate::types::{Kind, Scalar, TypeIndex};

/// What kind of argument a kernel takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// A pointer to global memory.
    Global {
        /// The kernel says that it does not write through it.
        read_only: bool,
    },
    /// A pointer to memory that the kernel reads only.
    Constant,
    /// Memory of the work-group; the application gives its size.
    Local,
    /// Bytes.
    Value,
    /// An image.
    Image,
    /// A sampler.
    Sampler,
}

/// One parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgInfo {
    /// What it is.
    pub kind: ArgKind,
    /// Bytes of its value; 8 for pointers.
    pub size: usize,
    /// Alignment of its value.
    pub align: usize,
    /// Its name, if the module has it.
    pub name: Option<String>,
    /// Its type as written in the source, if the module has it.
    pub type_name: Option<String>,
}

/// Where the scalars of a type lie in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Bytes of the whole, padding included.
    pub size: usize,
    /// Each scalar with its offset in bytes, in ascending order.
    pub scalars: Vec<(usize, Scalar)>,
}

/// A type with more scalars than this has no [`Layout`].
const MAX_LAYOUT: u32 = 1 << 16;

/// A kernel of a program. Cheap to clone.
#[derive(Clone)]
pub struct Kernel {
    inner: Arc<KernelInner>,
}

/// A variable's place in an arena.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slot {
    pub base: u64,
    pub size: u64,
}

/// Variables laid out one after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arena {
    /// By number of the variable; unused ones have size 0.
    pub slots: Vec<Slot>,
    pub bytes: u64,
}

impl Arena {
    pub fn push(&mut self, size: u64, align: u32) {
        let base = self.bytes.next_multiple_of(u64::from(align));
        self.slots.push(Slot { base, size });
        self.bytes = base + size;
    }
}

pub(crate) struct KernelInner {
    pub program: Arc<ProgramInner>,
    entry: usize,
    args: Vec<ArgInfo>,
    /// Workgroup variables that the kernel reaches.
    pub local: Arena,
    /// Private module-scope variables that the kernel reaches, with their ids.
    pub private: Arena,
    private_bytes: u64,
    register_bytes: u64,
    uses_barrier: bool,
    has_active_operation: bool,
    /// Indices of the functions that it reaches, callees before callers.
    reached: Vec<u32>,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kernel")
            .field("name", &self.name())
            .finish_non_exhaustive()
    }
}

impl Kernel {
    pub(crate) fn new(inner: KernelInner) -> Self {
        Self {
            inner: Arc::new(inner),
        }
    }

    pub(crate) fn inner(&self) -> &KernelInner {
        &self.inner
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.inner.entry_point().name
    }

    /// Its parameters.
    pub fn args(&self) -> &[ArgInfo] {
        &self.inner.args
    }

    /// What a parameter passes by value, or what it points to when it is a pointer. None for a parameter that is not
    /// there, for an opaque type, and for a type with very many scalars.
    pub fn layout(&self, parameter: usize) -> Option<Layout> {
        let tables = &self.inner.program.tables;
        let id = *self.inner.function().parameters.get(parameter)?;
        let own = tables.value_type(id)?;
        let ty = match tables.types.get(own).kind {
            Kind::Pointer { .. } => tables.types.pointee(own)?,
            _ => own,
        };
        let facts = tables.types.get(ty);
        if facts.words == 0 || facts.words > MAX_LAYOUT {
            return None;
        }
        let mut scalars = Vec::new();
        tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
            scalars.push((usize::try_from(offset).unwrap_or(usize::MAX), scalar));
        });
        Some(Layout {
            size: usize::try_from(facts.size).unwrap_or(usize::MAX),
            scalars,
        })
    }

    /// The work-group size that it must be launched with (execution mode LocalSize).
    pub fn required_group_size(&self) -> Option<[u32; 3]> {
        self.inner.entry_point().modes.group_size
    }

    /// The work-group size that it is meant for (execution mode LocalSizeHint).
    pub fn group_size_hint(&self) -> Option<[u32; 3]> {
        self.inner.entry_point().modes.group_size_hint
    }

    /// The sub-group size that it asks for (execution mode SubgroupSize).
    pub fn required_subgroup_size(&self) -> Option<u32> {
        self.inner.entry_point().modes.subgroup_size
    }

    /// Bytes of work-group memory that it declares itself, without its arguments.
    pub fn static_local_bytes(&self) -> u64 {
        self.inner.local.bytes
    }

    /// Bytes of variables that one work-item needs at most.
    pub fn private_bytes(&self) -> u64 {
        self.inner.private_bytes
    }

    /// Whether it can reach a work-group barrier.
    pub fn uses_barrier(&self) -> bool {
        self.inner.uses_barrier
    }

    /// The source attributes, separated by blanks, as OpenCL C writes them (zeKernelGetSourceAttributes).
    pub fn attributes(&self) -> String {
        let modes = &self.inner.entry_point().modes;
        let mut text = String::new();
        let mut add = |attribute: fmt::Arguments<'_>| {
            let blank = if text.is_empty() { "" } else { " " };
            write!(text, "{blank}{attribute}").expect("a String takes everything");
        };
        if let Some([x, y, z]) = modes.group_size {
            add(format_args!("reqd_work_group_size({x},{y},{z})"));
        }
        if let Some([x, y, z]) = modes.group_size_hint {
            add(format_args!("work_group_size_hint({x},{y},{z})"));
        }
        if let Some(size) = modes.subgroup_size {
            add(format_args!("intel_reqd_sub_group_size({size})"));
        }
        if let Some(hint) = modes.vec_type_hint {
            // 3.2.6 Vec Type Hint: the upper half is the number of components, the lower one the type.
            let base = match hint & 0xffff {
                0 => "char",
                1 => "short",
                2 => "int",
                3 => "long",
                4 => "half",
                5 => "float",
                _ => "double",
            };
            let lanes = hint >> 16;
            if lanes > 1 {
                add(format_args!("vec_type_hint({base}{lanes})"));
            } else {
                add(format_args!("vec_type_hint({base})"));
            }
        }
        text
    }
}

impl KernelInner {
    pub fn new(program: Arc<ProgramInner>, entry: usize) -> Self {
        let tables = &program.tables;
        let entry_point = &tables.entry_points[entry];
        let order = reachable(tables, entry_point.function);
        let function = &tables.functions[entry_point.function as usize];
        let uses_barrier = order
            .iter()
            .any(|index| tables.functions[*index as usize].has_barrier);
        let has_active_operation = order
            .iter()
            .any(|index| tables.functions[*index as usize].has_active_operation);
        let args = arguments(tables, &entry_point.name, function);
        let local = arena(tables, &order, StorageClass::Workgroup);
        let private = arena(tables, &order, StorageClass::Private);
        let private_bytes =
            private.bytes + deepest(&order, tables, |function| variable_bytes(tables, function));
        let register_bytes = deepest(&order, tables, |function| u64::from(function.register_words) * 8);
        Self {
            entry,
            args,
            local,
            private,
            private_bytes,
            register_bytes,
            uses_barrier,
            has_active_operation,
            reached: order,
            program,
        }
    }

    pub fn entry_point(&self) -> &EntryPoint {
        &self.program.tables.entry_points[self.entry]
    }

    pub fn function(&self) -> &Function {
        &self.program.tables.functions[self.entry_point().function as usize]
    }

    pub fn arguments(&self) -> &[ArgInfo] {
        &self.args
    }

    pub fn uses_barrier(&self) -> bool {
        self.uses_barrier
    }

    /// Whether it has operations among those work-items of a sub-group that are active there.
    pub fn has_active_operation(&self) -> bool {
        self.has_active_operation
    }

    /// Indices of the functions that it reaches, callees before callers.
    pub fn reached(&self) -> &[u32] {
        &self.reached
    }

    pub fn private_bytes(&self) -> u64 {
        self.private_bytes
    }

    /// Bytes that the values of one work-item need at most.
    pub fn register_bytes(&self) -> u64 {
        self.register_bytes
    }
}

/// Functions reached from one, callees before callers.
pub(crate) fn reachable(tables: &Tables, root: u32) -> Vec<u32> {
    let mut seen = vec![false; tables.functions.len()];
    let mut order = Vec::new();
    let mut stack = vec![(root, 0)];
    seen[root as usize] = true;
    while let Some((function, next)) = stack.pop() {
        let facts = &tables.functions[function as usize];
        match facts.calls.iter().chain(&facts.indirect).nth(next) {
            None => order.push(function),
            Some(callee) => {
                stack.push((function, next + 1));
                if !std::mem::replace(&mut seen[*callee as usize], true) {
                    stack.push((*callee, 0));
                }
            }
        }
    }
    order
}

/// Lays out the module-scope variables of a class that these functions use.
fn arena(tables: &Tables, functions: &[u32], class: StorageClass) -> Arena {
    let used: HashSet<u32> = functions
        .iter()
        .flat_map(|index| tables.functions[*index as usize].variables_used.iter().copied())
        .collect();
    let mut arena = Arena::default();
    for global in tables.globals.iter().filter(|global| global.class == class) {
        let size = if used.contains(&global.id) {
            tables.types.get(global.ty).size
        } else {
            0
        };
        let align = if size == 0 { 1 } else { global.align };
        arena.push(size, align);
    }
    arena
}

/// The most that one chain of calls needs, when each function needs so much. Without recursion the chains are finite;
/// what functions that call themselves through pointers need is only known when they do.
fn deepest(callees_first: &[u32], tables: &Tables, own: impl Fn(&Function) -> u64) -> u64 {
    let mut need: HashMap<u32, u64> = HashMap::new();
    let mut last = 0;
    for index in callees_first {
        let function = &tables.functions[*index as usize];
        let callees = function.calls.iter().chain(&function.indirect);
        let below = callees.filter_map(|callee| need.get(callee)).max();
        last = own(function).saturating_add(below.copied().unwrap_or(0));
        need.insert(*index, last);
    }
    last
}

/// Bytes of the variables of a function, copies of what is passed to it by value included.
fn variable_bytes(tables: &Tables, function: &Function) -> u64 {
    let variables = function
        .variables
        .iter()
        .map(|variable| variable_size(tables, *variable));
    let copies = function.parameters.iter().filter_map(|id| by_value(tables, *id));
    variables.chain(copies.map(|ty| tables.types.get(ty).size)).sum()
}

fn variable_size(tables: &Tables, instruction: u32) -> u64 {
    let instruction = &tables.module.instructions[instruction as usize];
    debug_assert!(instruction.op == Op::Variable);
    let pointer = tables.types.by_id(instruction.result_type);
    let ty = pointer.and_then(|pointer| tables.types.pointee(pointer));
    ty.map_or(0, |ty| tables.types.get(ty).size)
}

/// The type of the aggregate that a parameter passes by value: it is a pointer with the attribute ByVal (3.2.19).
pub(crate) fn by_value(tables: &Tables, parameter: u32) -> Option<TypeIndex> {
    let pointer = tables.value_type(parameter)?;
    match tables.types.get(pointer).kind {
        Kind::Pointer {
            class: StorageClass::Function,
            ..
        } if tables
            .decorations
            .has_attribute(&tables.module, parameter, Attribute::ByVal) =>
        {
            tables.types.pointee(pointer)
        }
        _ => None,
    }
}

fn arguments(tables: &Tables, kernel: &str, function: &Function) -> Vec<ArgInfo> {
    let types = tables.argument_types.get(kernel);
    let names = parameter_names(tables, function);
    let parameters = function.parameters.iter().zip(names).enumerate();
    parameters
        .map(|(number, (id, name))| {
            let value_type = tables
                .value_type(*id)
                .expect("validate admits only parameters with values");
            let by_value = by_value(tables, *id);
            let facts = tables.types.get(by_value.unwrap_or(value_type));
            let has = |attribute| tables.decorations.has_attribute(&tables.module, *id, attribute);
            let kind = match facts.kind {
                _ if by_value.is_some() => ArgKind::Value,
                Kind::Pointer {
                    class: StorageClass::Workgroup,
                    ..
                } => ArgKind::Local,
                Kind::Pointer {
                    class: StorageClass::UniformConstant,
                    ..
                } => ArgKind::Constant,
                Kind::Pointer { .. } => ArgKind::Global {
                    read_only: has(Attribute::NoWrite)
                        || tables.decorations.has(*id, Decoration::NonWritable),
                },
                _ => ArgKind::Value,
            };
            debug_assert!(tables.places[*id as usize].space == Space::Register);
            ArgInfo {
                kind,
                size: usize::try_from(facts.size).unwrap_or(usize::MAX),
                align: facts.align as usize,
                name,
                type_name: types.and_then(|types| types.get(number).cloned()),
            }
        })
        .collect()
}

/// Names of the parameters. An entry point is often a wrapper without names around the function that has them.
fn parameter_names(tables: &Tables, function: &Function) -> Vec<Option<String>> {
    let own: Vec<_> = function
        .parameters
        .iter()
        .map(|id| tables.names.get(id).cloned())
        .collect();
    let inner = function
        .calls
        .first()
        .map(|index| &tables.functions[*index as usize]);
    match inner {
        Some(inner) if own.iter().all(Option::is_none) && inner.parameters.len() == own.len() => inner
            .parameters
            .iter()
            .map(|id| tables.names.get(id).cloned())
            .collect(),
        _ => own,
    }
}
