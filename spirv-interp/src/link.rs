//! Several modules → one: ids are renumbered, and what one module imports is replaced by what another exports
//! (SPIR-V 2.5 Linkage; zeModuleDynamicLink and module_program descriptors need it).

use std::collections::HashMap;

use spirv::{Decoration, LinkageType, Op};

use crate::parse::operands::{Context, Role, grammar, visit};
use crate::parse::{IntWidths, parse};
use crate::validate::tables::Tables;
use crate::validate::{ValidModule, ValidateError, validate};

/// Why modules could not be linked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// There was nothing to link.
    #[error("there is no module to link")]
    NoModules,
    /// Two modules export the same name (2.5: a name is exported once).
    #[error("\"{name}\" is exported by two modules")]
    DuplicateExport {
        /// The name.
        name: String,
    },
    /// The modules together have more ids than a module may have.
    #[error("the modules together have too many ids")]
    TooManyIds,
    /// The linked module is not valid: types do not agree, or two kernels have one name.
    #[error("the linked module is not valid: {0}")]
    Invalid(#[from] ValidateError),
}

/// Links modules into one. A single module passes through. Imports that nothing exports stay open.
///
/// # Errors
/// See [`LinkError`]; word offsets in it are those of the linked module.
pub fn link(mut modules: Vec<ValidModule>) -> Result<ValidModule, LinkError> {
    if modules.len() <= 1 {
        return modules.pop().ok_or(LinkError::NoModules);
    }
    let mut bases = Vec::with_capacity(modules.len());
    let mut bound = 1_u32;
    for module in &modules {
        bases.push(bound - 1);
        bound = bound
            .checked_add(module.tables.module.bound - 1)
            .ok_or(LinkError::TooManyIds)?;
    }
    let exports = exports(&modules, &bases)?;
    let mut declarations = Vec::new();
    let mut functions = Vec::new();
    for (module, base) in modules.iter().zip(&bases) {
        Copy {
            tables: &module.tables,
            base: *base,
            exports: &exports,
        }
        .run(&mut declarations, &mut functions);
    }
    let mut words = modules[0].tables.module.words[..5].to_vec();
    // What is allowed in the newest of them is allowed in all of it.
    words[1] = modules
        .iter()
        .map(|module| module.tables.module.words[1])
        .max()
        .expect("there are two modules");
    words[3] = bound;
    words.extend(declarations);
    words.extend(functions);
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    // All instructions were parsed before; only the number of ids is new.
    let module = parse(&bytes).map_err(|_| LinkError::TooManyIds)?;
    Ok(validate(module)?)
}

/// Exported names and their new ids.
fn exports(modules: &[ValidModule], bases: &[u32]) -> Result<HashMap<String, u32>, LinkError> {
    let mut exports: HashMap<String, (u32, bool)> = HashMap::new();
    for (module, base) in modules.iter().zip(bases) {
        let tables = &module.tables;
        let functions = tables
            .functions
            .iter()
            .map(|function| (function.id, &function.linkage));
        let globals = tables.globals.iter().map(|global| (global.id, &global.linkage));
        for (id, linkage) in functions.chain(globals) {
            let Some(linkage) = linkage.as_ref().filter(|linkage| !linkage.import) else {
                continue;
            };
            // SPV_KHR_linkonce_odr: of several definitions that are promised to be equal, any one is taken.
            let once = is_link_once(tables, id);
            match exports.get(&linkage.name) {
                Some((_, true)) if once => {}
                Some(_) => {
                    return Err(LinkError::DuplicateExport {
                        name: linkage.name.clone(),
                    });
                }
                None => {
                    exports.insert(linkage.name.clone(), (id + base, once));
                }
            }
        }
    }
    Ok(exports.into_iter().map(|(name, (id, _))| (name, id)).collect())
}

fn is_link_once(tables: &Tables, id: u32) -> bool {
    let literals = tables
        .decorations
        .literals(&tables.module, id, Decoration::LinkageAttributes);
    literals
        .and_then(|literals| literals.last())
        .is_some_and(|kind| *kind == LinkageType::LinkOnceODR as u32)
}

struct Copy<'a> {
    tables: &'a Tables,
    base: u32,
    exports: &'a HashMap<String, u32>,
}

impl Copy<'_> {
    /// Appends the renumbered module, without the declarations of what other modules supply.
    fn run(&self, declarations: &mut Vec<u32>, functions: &mut Vec<u32>) {
        let resolved = self.resolved();
        let module = &self.tables.module;
        let widths = IntWidths::new(module);
        let mut in_functions = false;
        let mut skipping = false;
        for instruction in &module.instructions {
            let words = module.words(instruction);
            in_functions |= instruction.op == Op::Function;
            match instruction.op {
                Op::Function => skipping = resolved.contains_key(&instruction.result),
                Op::FunctionEnd if skipping => {
                    skipping = false;
                    continue;
                }
                Op::Variable if resolved.contains_key(&instruction.result) => continue,
                // What is said about an import is also said about the export; that it is imported is no longer true.
                Op::Decorate
                    if resolved.contains_key(&words[1])
                        && words[2] == Decoration::LinkageAttributes as u32 =>
                {
                    continue;
                }
                // Nothing, or a hint that was made nothing.
                Op::Nop => continue,
                // Names would only be given twice.
                Op::Name if resolved.contains_key(&words[1]) => continue,
                _ => {}
            }
            if skipping {
                continue;
            }
            let target = if in_functions {
                &mut *functions
            } else {
                &mut *declarations
            };
            let start = target.len();
            target.extend_from_slice(words);
            let literal_words = match instruction.op {
                Op::Switch => Some(module.switch_literal_words(words[1], &widths)),
                _ => None,
            };
            let context = Context {
                switch_literal_words: literal_words,
                opencl_sets: &self.tables.opencl_sets,
            };
            let entry = grammar(instruction.op as u16).expect("the module was parsed with this grammar");
            let copied = &mut target[start..];
            let visited = visit(entry, words, &context, &mut |index, role| {
                if role != Role::Literal {
                    let id = words[index];
                    copied[index] = resolved.get(&id).copied().unwrap_or(id + self.base);
                }
            });
            debug_assert!(visited.is_ok(), "the module was parsed with this grammar");
        }
    }

    /// Ids of this module that stand for something another module exports, with the new ids of that.
    fn resolved(&self) -> HashMap<u32, u32> {
        let functions = self
            .tables
            .functions
            .iter()
            .map(|function| (function.id, &function.linkage));
        let globals = self
            .tables
            .globals
            .iter()
            .filter(|global| global.built_in.is_none());
        let globals = globals.map(|global| (global.id, &global.linkage));
        let mut resolved = HashMap::new();
        for (id, linkage) in functions.chain(globals) {
            let Some(linkage) = linkage else {
                continue;
            };
            match self.exports.get(&linkage.name) {
                Some(target) if linkage.import => {
                    resolved.insert(id, *target);
                }
                // A second definition under SPV_KHR_linkonce_odr gives way to the first.
                Some(target) if *target != id + self.base => {
                    resolved.insert(id, *target);
                }
                _ => {}
            }
        }
        resolved
    }
}
