//! Dynamic linking and the inspection of linkage.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::{Arc, PoisonError};

use spirv_interp::{SpecConstant, link, specialise};
use zemu_abi::*;
use zemu_diag::{Value, rules};

use super::Module;
use crate::{ApiError, ApiResult};

fn failure(log: &mut String, reason: String, symbols: &str) -> ApiError {
    let _written = writeln!(log, "error: {reason}");
    ApiError::new(ZE_RESULT_ERROR_MODULE_LINK_FAILURE, &rules::module::LINK_FAILURE)
        .with("reason", Value::Text(reason))
        .with("symbols", Value::Text(symbols.to_owned()))
}

/// Links modules with each other, so that what one imports is what another exports (specification:
/// `zeModuleDynamicLink`). All of them share one program from then on, and so one copy of each variable.
///
/// # Errors
/// MODULE_LINK_FAILURE if a symbol stays open, is defined twice, or specialisation constants of two modules collide. The
/// log has a line for each symbol.
pub(crate) fn dynamic_link(modules: &[Arc<Module>], log: &mut String) -> ApiResult {
    let imports: BTreeSet<String> = modules
        .iter()
        .flat_map(|m| {
            m.built
                .program
                .unresolved_imports()
                .iter()
                .map(|s| (*s).to_owned())
                .collect::<Vec<_>>()
        })
        .collect();
    // Modules that need nothing stay as they are.
    if imports.is_empty() {
        return Ok(());
    }
    let constants = constants(modules).map_err(|id| {
        failure(
            log,
            format!("two modules have the specialization constant {id}, and one of them was given a value"),
            "",
        )
    })?;
    let linked = link(modules.iter().map(|m| m.built.linked.clone()).collect());
    let linked = linked.map_err(|e| failure(log, e.to_string(), ""))?;
    let program = specialise(linked, &constants).map_err(|e| failure(log, e.to_string(), ""))?;
    let open: BTreeSet<String> = program
        .unresolved_imports()
        .iter()
        .map(|s| (*s).to_owned())
        .collect();
    for symbol in &imports {
        let state = if open.contains(symbol) {
            "not resolved"
        } else {
            "resolved"
        };
        let _written = writeln!(log, "{symbol}: {state}");
    }
    if !open.is_empty() {
        let symbols = open.into_iter().collect::<Vec<_>>().join(", ");
        return Err(failure(log, format!("no module defines {symbols}"), &symbols));
    }
    for module in modules {
        *module.program.write().unwrap_or_else(PoisonError::into_inner) = program.clone();
    }
    Ok(())
}

/// The constants of all modules together, or the one that would mean two things.
fn constants(modules: &[Arc<Module>]) -> Result<Vec<SpecConstant>, u32> {
    let mut all = Vec::new();
    for (i, module) in modules.iter().enumerate() {
        for constant in &module.built.constants {
            let elsewhere = |(j, other): (usize, &Arc<Module>)| {
                j != i
                    && other
                        .built
                        .linked
                        .spec_constants()
                        .iter()
                        .any(|s| s.id == constant.id)
            };
            if modules.iter().enumerate().any(elsewhere) {
                return Err(constant.id);
            }
            all.push(constant.clone());
        }
    }
    Ok(all)
}

/// What modules import and export (extension: linkage inspection), as `ze_linkage_inspection_ext_flags_t` asks for; no flag
/// asks for all.
pub(crate) fn inspect(modules: &[Arc<Module>], flags: u32) -> String {
    let wants = |flag| flags == 0 || flags & flag != 0;
    let sorted = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<BTreeSet<String>>();
    let exports: BTreeSet<String> = modules
        .iter()
        .flat_map(|m| sorted(m.built.linked.exports()))
        .collect();
    let imports: BTreeSet<String> = modules
        .iter()
        .flat_map(|m| sorted(m.built.program.unresolved_imports()))
        .collect();
    let mut log = String::new();
    let mut list = |title: &str, names: &mut dyn Iterator<Item = &String>| {
        let _written = writeln!(log, "{title}:");
        for name in names {
            let _written = writeln!(log, "  {name}");
        }
    };
    if wants(ZE_LINKAGE_INSPECTION_EXT_FLAG_IMPORTS) {
        list("imports", &mut imports.iter());
    }
    if wants(ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS) {
        list("unresolvable imports", &mut imports.difference(&exports));
    }
    if wants(ZE_LINKAGE_INSPECTION_EXT_FLAG_EXPORTS) {
        list("exports", &mut exports.iter());
    }
    log
}
