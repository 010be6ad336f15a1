//! What a module becomes: a [`Program`] with storage for its variables, and the [`Kernel`]s in it.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use spirv::BuiltIn;

use crate::kernel::{Kernel, KernelInner, by_value};
use crate::pointer;
use crate::storage::Storage;
use crate::validate::tables::{GlobalVariable, Tables};
use crate::validate::types::{Shape, TypeIndex};

/// A module with its constants fixed, ready to run.
#[derive(Clone)]
pub struct Program {
    inner: Arc<ProgramInner>,
}

pub(crate) struct ProgramInner {
    pub tables: Tables,
    pub storage: Storage,
    /// Parameters that pass an aggregate by value, with its type.
    pub by_value: HashMap<u32, TypeIndex>,
    /// The Input variables by ordinal: which built-in, and its type.
    pub inputs: Vec<(BuiltIn, Shape)>,
}

/// A module-scope variable in the memory of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalPointer {
    /// Address of its storage in this process. Kernels see the same address if the variable is in CrossWorkgroup
    /// storage; constant variables they reach only through the program.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Whether kernels may store to it.
    pub writable: bool,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program")
            .field("kernels", &self.kernel_names())
            .finish_non_exhaustive()
    }
}

impl Program {
    pub(crate) fn new(tables: Tables, storage: Storage) -> Self {
        let parameters = tables
            .functions
            .iter()
            .flat_map(|function| function.parameters.iter());
        let by_value = parameters
            .filter_map(|id| by_value(&tables, *id).map(|ty| (*id, ty)))
            .collect();
        let inputs = tables
            .globals
            .iter()
            .filter_map(|global| Some((global.built_in?, tables.types.shape(global.ty)?)));
        let inputs = inputs.collect();
        Self {
            inner: Arc::new(ProgramInner {
                tables,
                storage,
                by_value,
                inputs,
            }),
        }
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    /// The kernel with a name. What it needs is worked out here, in time linear in the functions that it reaches.
    pub fn kernel(&self, name: &str) -> Option<Kernel> {
        let entry = self
            .inner
            .tables
            .entry_points
            .iter()
            .position(|entry| entry.name == name)?;
        Some(Kernel::new(KernelInner::new(Arc::clone(&self.inner), entry)))
    }

    /// Names of the kernels, in the order of the module.
    pub fn kernel_names(&self) -> Vec<&str> {
        self.inner
            .tables
            .entry_points
            .iter()
            .map(|entry| entry.name.as_str())
            .collect()
    }

    /// Names that are imported and that no linked module supplied. Kernels that call them trap.
    pub fn unresolved_imports(&self) -> Vec<&str> {
        let tables = &self.inner.tables;
        let functions = tables
            .functions
            .iter()
            .filter_map(|function| function.linkage.as_ref());
        let globals = tables.globals.iter().filter(|global| global.built_in.is_none());
        let globals = globals.filter_map(|global| global.linkage.as_ref());
        functions
            .chain(globals)
            .filter(|linkage| linkage.import)
            .map(|linkage| linkage.name.as_str())
            .collect()
    }

    /// The value of a pointer to a function, by its linkage name or that of a kernel (zeModuleGetFunctionPointer).
    /// Kernels of this program can call functions that are exported or that the module itself has pointers to.
    pub fn function_pointer(&self, name: &str) -> Option<u64> {
        let (_, function) = self.named_functions().find(|(own, _)| *own == name)?;
        let id = self.inner.tables.functions[function as usize].id;
        (id < pointer::MAX_VARIABLES).then(|| pointer::to_variable(pointer::CODE, id))
    }

    /// Names of the functions that [`Program::function_pointer`] finds.
    pub fn function_names(&self) -> Vec<&str> {
        self.named_functions().map(|(name, _)| name).collect()
    }

    /// Kernels and exported functions, by index.
    fn named_functions(&self) -> impl Iterator<Item = (&str, u32)> {
        let tables = &self.inner.tables;
        let kernels = tables.entry_points.iter();
        let kernels = kernels.map(|entry| (entry.name.as_str(), entry.function));
        let bodies = (0..).zip(&tables.functions);
        let exported = bodies.filter_map(|(number, function)| {
            let linkage = function.linkage.as_ref()?;
            (function.has_body() && !linkage.import).then_some((linkage.name.as_str(), number))
        });
        kernels.chain(exported)
    }

    /// Storage of a module-scope variable, by its linkage name or else its OpName (zeModuleGetGlobalPointer). The
    /// storage lives as long as the program and its kernels.
    pub fn global_variable(&self, name: &str) -> Option<GlobalPointer> {
        let globals = &self.inner.tables.globals;
        let linked = |global: &&GlobalVariable| {
            global
                .linkage
                .as_ref()
                .is_some_and(|linkage| !linkage.import && linkage.name == name)
        };
        let found = globals.iter().find(linked);
        let found = found.or_else(|| globals.iter().find(|global| global.name.as_deref() == Some(name)))?;
        let placed = self.inner.storage.by_id(found.id)?;
        let address = self.inner.storage.base() + placed.offset;
        Some(GlobalPointer {
            address,
            size: placed.size,
            writable: placed.writable,
        })
    }

    /// Names of the variables that [`Program::global_variable`] finds.
    pub fn global_variable_names(&self) -> Vec<&str> {
        let globals = self.inner.tables.globals.iter();
        let placed = globals.filter(|global| self.inner.storage.by_id(global.id).is_some());
        placed
            .filter_map(|global| match &global.linkage {
                Some(linkage) => Some(linkage.name.as_str()),
                None => global.name.as_deref(),
            })
            .collect()
    }
}
