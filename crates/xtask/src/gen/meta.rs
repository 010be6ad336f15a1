//! Writes the const tables behind `zemu_abi::meta`.

use std::fmt::Write as _;

use zemu_registry::{CodeClass, Function, Registry, Struct, When, version_word};

use super::output::{File, source};

const FOLDER: &str = "crates/abi/src/generated";

const HELPERS: &str = "
use CodeClass::*;
const fn p(name: &'static str, c_type: &'static str) -> ParamInfo { ParamInfo { name, c_type } }
const fn c(code: ze_result_t, class: CodeClass) -> DocumentedCode { DocumentedCode { code, class } }
const fn w(code: ze_result_t, text: &'static str) -> Condition { Condition { code, text } }
";

/// The generated files of the crate `abi` that hold facts about functions, results and structures.
pub fn files(registry: &Registry) -> Vec<File> {
    vec![
        source(
            FOLDER,
            "functions",
            "What each API function documents.",
            &functions(registry),
        ),
        source(FOLDER, "results", "The result codes by name.", &results(registry)),
        source(
            FOLDER,
            "structures",
            "The structures that have a structure type.",
            &structures(registry),
        ),
    ]
}

fn functions(registry: &Registry) -> String {
    let all: Vec<(&str, &Function)> = registry
        .api
        .iter()
        .flat_map(|n| n.functions.iter().map(|f| (n.namespace.as_str(), f)))
        .collect();
    let mut out = String::from(
        "use crate::meta::*;\nuse crate::*;\n\n/// An API function.\n#[repr(u16)]\n#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]\npub enum Function {\n",
    );
    for (_, f) in &all {
        let _ = writeln!(out, "    {},", f.name);
    }
    let _ = writeln!(out, "}}\n\npub(crate) const ALL: &[Function] = &[");
    for (_, f) in &all {
        let _ = writeln!(out, "    Function::{},", f.name);
    }
    out.push_str("];\n\n");
    let standard: Vec<String> = registry
        .standard_codes()
        .iter()
        .map(|c| format!("c({c}, {})", class_name(zemu_registry::standard_class(c))))
        .collect();
    let _ = writeln!(
        out,
        "/// The codes that every function with `standard` documents.\npub const STANDARD: &[DocumentedCode] = &[{}];\n\n{HELPERS}\n\
         /// What each function is and documents, indexed by [`Function`].\n#[rustfmt::skip]\npub static FUNCTIONS: &[FunctionInfo] = &[",
        standard.join(", ")
    );
    for (namespace, f) in &all {
        function(&mut out, registry, namespace, f);
    }
    out.push_str("];\n");
    out
}

fn function(out: &mut String, registry: &Registry, namespace: &str, f: &Function) {
    let _ = writeln!(
        out,
        "    FunctionInfo {{ name: {:?}, namespace: Namespace::{}, class: {:?}, since: Version({:#x}), extension: {:?}, returns_result: {}, standard: {},",
        f.name,
        capital(namespace),
        f.class.as_deref().unwrap_or("ze"),
        version_word(f.since.as_deref().unwrap_or("1.0")),
        f.ext,
        f.ret == "ze_result_t",
        f.std,
    );
    let params: Vec<String> = f
        .params
        .iter()
        .map(|p| format!("p({:?}, {:?})", p.name, p.r#type))
        .collect();
    let _ = writeln!(out, "        params: &[{}],", params.join(", "));
    let standard = if f.std { registry.standard_codes().len() } else { 0 };
    let codes: Vec<String> = registry.documented_codes(f)[standard..]
        .iter()
        .map(|(code, class)| format!("c({code}, {})", class_name(*class)))
        .collect();
    let _ = writeln!(out, "        specific: &[{}],", codes.join(", "));
    let conditions: Vec<String> = f
        .returns
        .iter()
        .flat_map(|r| {
            r.when
                .iter()
                .filter(|w| w.is_code())
                .map(|w| format!("w({}, {:?})", r.code, condition_text(w)))
        })
        .collect();
    let _ = writeln!(out, "        conditions: &[{}] }},", conditions.join(", "));
}

/// The condition as a C expression.
pub fn condition_text(when: &When) -> String {
    match when {
        When::Null { arg } => format!("{arg} == nullptr"),
        When::Gt { arg, lim } => format!("{arg} > {lim}"),
        When::Zero { arg } => format!("{arg} == 0"),
        When::NullWithCount { arg, count } => format!("{arg} == nullptr && {count} > 0"),
        When::Expr { x } => x.clone(),
        When::Prose { tag } => tag.clone().unwrap_or_default(),
    }
}

fn class_name(class: CodeClass) -> &'static str {
    match class {
        CodeClass::Env | CodeClass::Unknown | CodeClass::Ok => "Environment",
        CodeClass::Cap => "Capability",
        CodeClass::State => "State",
        CodeClass::Arg => "Argument",
        CodeClass::Status => "Status",
    }
}

fn results(registry: &Registry) -> String {
    let mut out = String::from(
        "use crate::*;\n\n/// Every result code with its name.\npub const RESULTS: &[(&str, ze_result_t)] = &[\n",
    );
    let results = registry
        .enums()
        .find(|e| e.name == "ze_result_t")
        .expect("the registry has ze_result_t");
    for v in results.values.iter().filter(|v| !v.pad) {
        let _ = writeln!(out, "({:?}, {}),", v.n, v.n);
    }
    out.push_str("];\n");
    out
}

fn structures(registry: &Registry) -> String {
    let mut out = String::from(
        "use crate::meta::{Namespace, StructureInfo};\nuse crate::*;\n\n/// Every structure that has a structure type.\npub const STRUCTURES: &[StructureInfo] = &[\n",
    );
    for n in &registry.api {
        for s in n
            .structs
            .iter()
            .filter(|s| s.base.is_some() && !s.stype.is_empty())
        {
            structure(&mut out, s);
        }
    }
    out.push_str("];\n");
    out
}

fn structure(out: &mut String, s: &Struct) {
    let stypes: Vec<String> = s.stype.iter().map(|t| format!("{t}.0")).collect();
    let namespace = s.stype[0].split('_').next().unwrap_or("ZE").to_lowercase();
    let extends: Vec<String> = s
        .extends
        .iter()
        .filter_map(|e| match (&e.parent, &e.parent_fn, &e.param) {
            (Some(parent), ..) => Some(parent.clone()),
            (_, Some(function), Some(param)) => Some(format!("{function}({param})")),
            _ => None,
        })
        .collect();
    let _ = writeln!(
        out,
        "StructureInfo {{ name: {:?}, namespace: Namespace::{}, stypes: &[{}], size: {}, extension: {:?}, extends: &{extends:?} }},",
        s.name,
        capital(&namespace),
        stypes.join(", "),
        s.size,
        s.ext,
    );
}

fn capital(s: &str) -> String {
    let mut chars = s.chars();
    chars
        .next()
        .map(|c| c.to_uppercase().collect::<String>() + chars.as_str())
        .unwrap_or_default()
}
