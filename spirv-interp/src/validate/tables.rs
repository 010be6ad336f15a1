//! What `validate` found out about a module: dense tables, most of them indexed by id.

use std::collections::{HashMap, HashSet};

use spirv::{BuiltIn, Decoration, FunctionParameterAttribute, LinkageType, StorageClass};

use super::types::{Scalar, TypeIndex, Types};
use crate::parse::{Module, literal_string, literal_string_words};
use crate::sem::convert::Mode;

/// The largest value that a function may hold in one id, in words.
pub(crate) const MAX_VALUE_WORDS: u32 = 1 << 14;
/// The most words that all values of one function may take.
pub(crate) const MAX_FUNCTION_WORDS: u32 = 1 << 22;

/// What an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Definition {
    #[default]
    None,
    /// A type, string, extended set, decoration group: nothing with a value.
    Other,
    /// A constant or a module-scope variable.
    Global,
    Function,
    /// A block of the function with this index.
    Label(u32),
    /// A parameter or result in the function with this index.
    Local(u32),
}

/// Where the words of a value are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Space {
    /// Nowhere: the id has no value.
    #[default]
    None,
    /// In the registers of the function's frame.
    Register,
    /// In the constants of the program.
    Constant,
    /// A null too large to be written out; every word is 0.
    Null,
}

/// Where and what the value of an id is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub space: Space,
    /// Scalar type of the words of a scalar, pointer or vector; meaningless for others.
    pub scalar: Scalar,
    /// Number of words.
    pub words: u32,
    /// First word.
    pub offset: u32,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            space: Space::None,
            scalar: Scalar::Bool,
            words: 0,
            offset: 0,
        }
    }
}

/// A name that linking resolves (3.2.20 Linkage Attributes).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Linkage {
    pub name: String,
    pub import: bool,
}

/// A variable at module scope.
#[derive(Clone, Debug)]
pub(crate) struct GlobalVariable {
    pub id: u32,
    pub class: StorageClass,
    /// Type of the variable itself.
    pub ty: TypeIndex,
    pub align: u32,
    pub initializer: Option<u32>,
    pub built_in: Option<BuiltIn>,
    pub linkage: Option<Linkage>,
    pub name: Option<String>,
    /// Number among the variables of its class: what a pointer to it carries.
    pub ordinal: u32,
}

/// A function, with or without a body.
#[derive(Clone, Debug)]
pub(crate) struct Function {
    pub id: u32,
    /// Index of its OpFunction instruction.
    pub first: u32,
    /// Index of its OpFunctionEnd instruction.
    pub last: u32,
    pub result: TypeIndex,
    /// Result ids of the parameters.
    pub parameters: Vec<u32>,
    /// Instruction indices of the variables of the function.
    pub variables: Vec<u32>,
    /// Words of all values, `variables` included.
    pub register_words: u32,
    /// Label of the entry block; 0 when there is no body.
    pub entry: u32,
    /// Indices of the functions that it calls, each once.
    pub calls: Vec<u32>,
    /// Indices of the functions that it may call through pointers.
    pub indirect: Vec<u32>,
    /// Whether there may be pointers to it: the module has one, or whoever uses the module may ask for one.
    pub pointed: bool,
    /// Ids of the module-scope variables that it names.
    pub variables_used: Vec<u32>,
    /// Whether it can wait for other work-items: at a barrier or in a group operation.
    pub has_barrier: bool,
    /// Whether it has an operation among those work-items of a sub-group that are active there.
    pub has_active_operation: bool,
    pub linkage: Option<Linkage>,
}

impl Function {
    pub fn has_body(&self) -> bool {
        self.entry != 0
    }
}

/// Execution modes of a kernel (3.2.6).
#[derive(Clone, Debug, Default)]
pub(crate) struct Modes {
    pub group_size: Option<[u32; 3]>,
    pub group_size_hint: Option<[u32; 3]>,
    pub subgroup_size: Option<u32>,
    pub vec_type_hint: Option<u32>,
}

/// One OpEntryPoint.
#[derive(Clone, Debug)]
pub(crate) struct EntryPoint {
    pub name: String,
    /// Index into `functions`.
    pub function: u32,
    pub modes: Modes,
}

/// A constant that zeModuleCreate may give another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecConstantInfo {
    /// Its SpecId, not its result id.
    pub id: u32,
    /// Size of its value in bytes; 1 for booleans.
    pub size: usize,
}

/// One decoration: the enumerant and where its literals are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decorated {
    pub decoration: Decoration,
    start: u32,
    end: u32,
}

/// The decorations of all ids. Groups are kept as references, so that many targets of a large group stay cheap.
#[derive(Clone, Debug, Default)]
pub(crate) struct Decorations {
    own: HashMap<u32, Vec<Decorated>>,
    groups: HashMap<u32, Vec<u32>>,
}

impl Decorations {
    pub fn add(&mut self, target: u32, decoration: Decoration, start: u32, end: u32) {
        self.own.entry(target).or_default().push(Decorated {
            decoration,
            start,
            end,
        });
    }

    pub fn add_group(&mut self, target: u32, group: u32) {
        self.groups.entry(target).or_default().push(group);
    }

    pub fn of(&self, id: u32) -> impl Iterator<Item = &Decorated> {
        let groups = self.groups.get(&id).into_iter().flatten();
        let inherited = groups.filter_map(|group| self.own.get(group)).flatten();
        self.own.get(&id).into_iter().flatten().chain(inherited)
    }

    /// The literals of the first decoration of a kind.
    pub fn literals<'m>(&self, module: &'m Module, id: u32, decoration: Decoration) -> Option<&'m [u32]> {
        let found = self.of(id).find(|decorated| decorated.decoration == decoration)?;
        Some(&module.words[found.start as usize..found.end as usize])
    }

    pub fn has(&self, id: u32, decoration: Decoration) -> bool {
        self.of(id).any(|decorated| decorated.decoration == decoration)
    }

    /// Whether a parameter has an attribute (3.2.19).
    pub fn has_attribute(&self, module: &Module, id: u32, attribute: FunctionParameterAttribute) -> bool {
        self.of(id).any(|decorated| {
            decorated.decoration == Decoration::FuncParamAttr
                && module.words[decorated.start as usize..decorated.end as usize] == [attribute as u32]
        })
    }

    pub fn linkage(&self, module: &Module, id: u32) -> Option<Linkage> {
        let literals = self.literals(module, id, Decoration::LinkageAttributes)?;
        let words = literal_string_words(literals)?;
        let kind = *literals.get(words)?;
        Some(Linkage {
            name: literal_string(literals),
            import: kind == LinkageType::Import as u32,
        })
    }
}

/// Everything about a valid module that the execution needs.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub module: Module,
    pub types: Types,
    /// By id: what it names.
    pub definitions: Vec<Definition>,
    /// By id: index of the instruction that defines it.
    pub defined_at: Vec<u32>,
    /// By id: type of its value, as index + 1, or 0.
    pub value_types: Vec<u32>,
    /// By id: where its value is.
    pub places: Vec<Place>,
    /// By id: index into `functions`, for ids of functions.
    pub function_of: HashMap<u32, u32>,
    pub constants: Vec<u64>,
    /// Instructions that make constants, in order.
    pub constant_instructions: Vec<u32>,
    pub globals: Vec<GlobalVariable>,
    pub functions: Vec<Function>,
    pub entry_points: Vec<EntryPoint>,
    pub names: HashMap<u32, String>,
    /// OpString literals that describe kernel arguments, by kernel name.
    pub argument_types: HashMap<String, Vec<String>>,
    pub decorations: Decorations,
    /// By id: how the conversion that makes it is decorated.
    pub conversions: Vec<Mode>,
    /// Ids under which OpenCL.std is imported. Other admitted sets do nothing.
    pub opencl_sets: HashSet<u32>,
    pub spec_constants: Vec<SpecConstant>,
}

/// A specialisation constant of the module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpecConstant {
    pub spec_id: u32,
    /// Index of its instruction.
    pub instruction: u32,
    pub scalar: Scalar,
}

impl Tables {
    /// The type of a value.
    pub fn value_type(&self, id: u32) -> Option<TypeIndex> {
        self.value_types[id as usize].checked_sub(1)
    }

    /// Whether a call through a pointer, with these words, may be one of a function: the types are those of the function.
    pub fn may_call(&self, function: u32, call: &[u32]) -> bool {
        let facts = &self.functions[function as usize];
        let same = |a: Option<TypeIndex>, b: Option<TypeIndex>| match (a, b) {
            (Some(a), Some(b)) => self.types.same(a, b),
            _ => false,
        };
        let arguments = call[4..].iter().map(|id| self.value_type(*id));
        let parameters = facts.parameters.iter().map(|id| self.value_type(*id));
        facts.pointed
            && facts.has_body()
            && facts.parameters.len() + 4 == call.len()
            && same(Some(facts.result), self.types.by_id(call[1]))
            && arguments.zip(parameters).all(|(a, b)| same(a, b))
    }

    /// The function that a call through a pointer calls, if it is one that may be called there.
    pub fn called(&self, pointer: u64, call: &[u32]) -> Option<u32> {
        let id = crate::pointer::function(pointer)?;
        let function = *self.function_of.get(&id)?;
        self.may_call(function, call).then_some(function)
    }

    /// The words of a constant.
    pub fn constant_words(&self, id: u32) -> Option<&[u64]> {
        let place = self.places[id as usize];
        let start = place.offset as usize;
        match place.space {
            Space::Constant => Some(&self.constants[start..start + place.words as usize]),
            _ => None,
        }
    }

    /// The value of a scalar integer constant.
    pub fn constant_scalar(&self, id: u32) -> Option<u64> {
        match (self.places[id as usize].scalar, self.constant_words(id)?) {
            (Scalar::Int(_), [word]) => Some(*word),
            _ => None,
        }
    }

    /// Whether this instruction set id is OpenCL.std.
    pub fn is_opencl(&self, set: u32) -> bool {
        self.opencl_sets.contains(&set)
    }
}
