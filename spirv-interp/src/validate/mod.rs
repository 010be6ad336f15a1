//! [`Module`] → [`ValidModule`]: the only way to one, so that what comes after never meets malformed input.
//!
//! Refused are modules that break a rule on which the execution relies, and, by name, everything that is not
//! implemented. Not refused is what translators emit although a strict validator would not have it: blocks in any
//! order, uses before definitions in file order, no merge instructions or shared merge blocks, missing capabilities,
//! no entry points. Whether a use is dominated by its definition is not looked at; a value that was not computed is 0.
//!
//! Work and memory are linear in the size of the module.

mod body;
mod built_ins;
mod constants;
pub(crate) mod control;
mod declare;
mod error;
mod functions;
pub(crate) mod group;
mod intrinsics;
pub(crate) mod opencl;
pub(crate) mod support;
pub(crate) mod tables;
pub(crate) mod types;

pub use error::{ValidateError, ValidateErrorKind};
pub use tables::SpecConstantInfo;

use spirv::Op;

use crate::parse::{Instruction, Module};
use tables::Tables;

pub(crate) use body::is_atomic;
pub(crate) use constants::{part, place_variables};

/// A module that passed [`validate`].
#[derive(Clone, Debug)]
pub struct ValidModule {
    pub(crate) tables: Tables,
}

/// Checks a module.
///
/// # Errors
/// [`ValidateError`] names the instruction, its word and the rule that it breaks or the feature that is missing.
pub fn validate(module: Module) -> Result<ValidModule, ValidateError> {
    let mut module = built_ins::replace(intrinsics::replace(module));
    drop_loop_hints(&mut module);
    let mut tables = declare::declare(module)?;
    functions::collect(&mut tables)?;
    functions::check_pointers(&mut tables)?;
    for function in 0..tables.functions.len() {
        control::check(&tables, function)?;
        body::check(&mut tables, function)?;
    }
    functions::check_recursion(&tables)?;
    declare::entry_points(&mut tables)?;
    Ok(ValidModule { tables })
}

/// SPV_INTEL_unstructured_loop_controls: OpLoopControlINTEL says nothing about results. Translators put it where it does
/// not belong, in front of the phis of a block, so nobody gets to see it.
fn drop_loop_hints(module: &mut Module) {
    for instruction in &mut module.instructions {
        if instruction.op == Op::LoopControlINTEL {
            instruction.op = Op::Nop;
        }
    }
}

impl ValidModule {
    /// Names of the kernels, in the order of the module.
    pub fn kernel_names(&self) -> Vec<&str> {
        self.tables
            .entry_points
            .iter()
            .map(|entry| entry.name.as_str())
            .collect()
    }

    /// Names that other modules must supply. Built-in variables are not among them, although they are imported in
    /// form.
    pub fn imports(&self) -> Vec<&str> {
        self.linked_names(true)
    }

    /// Names that other modules may import.
    pub fn exports(&self) -> Vec<&str> {
        self.linked_names(false)
    }

    fn linked_names(&self, import: bool) -> Vec<&str> {
        let variables = self
            .tables
            .globals
            .iter()
            .filter(|global| global.built_in.is_none());
        let variables = variables.filter_map(|global| global.linkage.as_ref());
        let functions = self
            .tables
            .functions
            .iter()
            .filter_map(|function| function.linkage.as_ref());
        let all = functions.chain(variables);
        all.filter(|linkage| linkage.import == import)
            .map(|linkage| linkage.name.as_str())
            .collect()
    }

    /// The constants that [`crate::specialise`] accepts.
    pub fn spec_constants(&self) -> Vec<SpecConstantInfo> {
        let constants = self.tables.spec_constants.iter();
        constants
            .map(|constant| SpecConstantInfo {
                id: constant.spec_id,
                size: constant.scalar.bytes() as usize,
            })
            .collect()
    }
}

/// An error at an instruction.
fn at(instruction: &Instruction, kind: ValidateErrorKind) -> ValidateError {
    ValidateError {
        word: instruction.start as usize,
        instruction: instruction.name(),
        kind,
    }
}

#[cfg(test)]
mod tests;
