//! Writes the boundary: for each function a check, a private shim and an exported name; the getters and the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use zemu_registry::{DdiTable, Function, Registry, Struct, version_word};

use super::check::{all_answering, arguments, check, conditions, input_struct, parameters, provoke};
use super::names::{Shape, class_file, rust_name, rust_type, shape};
use super::output::{File, source};

const FOLDER: &str = "crates/entry/src/generated";

const PRELUDE: &str = "
#![allow(unsafe_code, reason = \"the C ABI\")]
#![allow(clippy::undocumented_unsafe_blocks, reason = \"one contract holds for all: arguments are as the C caller passed them, structures that the call reads were copied\")]
#![allow(clippy::multiple_unsafe_ops_per_block, clippy::missing_safety_doc, clippy::too_many_arguments, reason = \"C signatures\")]
#![allow(unused_imports, reason = \"one prelude serves every generated file\")]
#![allow(clippy::unnecessary_cast, clippy::fn_to_numeric_cast_any, reason = \"C signatures\")]
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = \"argument words are recorded bit by bit\")]
use core::ffi::{c_char, c_void};
use zemu_abi::*;
use crate::boundary::{self, Input, Violation};
";

/// All generated files of the crate `entry`, and the test that provokes every condition through the C ABI.
pub fn files(registry: &Registry, implemented: &BTreeSet<String>) -> Vec<File> {
    let mut classes: BTreeMap<String, Vec<&Function>> = BTreeMap::new();
    for f in registry.functions() {
        classes.entry(class_file(f)).or_default().push(f);
    }
    let mut files: Vec<File> = classes
        .iter()
        .map(|(class, functions)| {
            let about = format!(
                "Boundary of the class `{}`.",
                functions[0].class.as_deref().unwrap_or("ze")
            );
            source(
                FOLDER,
                class,
                &about,
                &class_source(registry, functions, implemented),
            )
        })
        .collect();
    let mut modules = String::new();
    for class in classes.keys() {
        let _ = writeln!(modules, "pub(crate) mod {class};");
    }
    modules.push_str("pub(crate) mod getters;\npub(crate) mod tables;\n#[cfg(test)]\nmod check_tests;\n");
    files.push(source(
        FOLDER,
        "mod",
        "The generated part of the boundary.",
        &modules,
    ));
    let class_of: BTreeMap<&str, String> = registry
        .functions()
        .map(|f| (f.name.as_str(), class_file(f)))
        .collect();
    files.push(source(
        FOLDER,
        "getters",
        "The 76 table getters, gated by version entry by entry.",
        &getters(registry, &class_of),
    ));
    let mut complete = tables(registry, &class_of);
    shims(&mut complete, registry, &class_of, implemented);
    files.push(source(
        FOLDER,
        "tables",
        "Complete tables, which the header of every handle points to.",
        &complete,
    ));
    files.push(source(
        FOLDER,
        "check_tests",
        "Provokes every condition of every check function, directly.",
        &check_tests(registry, &class_of),
    ));
    files.push(source(
        "tests/tests",
        "generated_conditions",
        "Provokes every condition of every implemented function through the C ABI.",
        &abi_tests(registry, implemented),
    ));
    files.push(source(
        "tests/tests",
        "generated_zeroed",
        "Calls every exported function with zeroed arguments, each in a child process.",
        &zeroed(registry, implemented),
    ));
    files
}

fn word(registry: &Registry, name: &str, c: &str) -> String {
    let n = rust_name(name);
    match shape(registry, c) {
        _ if c.trim().ends_with('*') => format!("{n}.addr() as u64"),
        Shape::Handle => format!("{n}.0.addr() as u64"),
        Shape::Enum => format!("u64::from({n}.0)"),
        Shape::Struct => format!("(&raw const {n}).addr() as u64"),
        Shape::Callback => format!("{n}.map_or(0, |f| f as usize as u64)"),
        Shape::Plain if rust_type(c) == "f64" => format!("{n}.to_bits()"),
        Shape::Plain => format!("{n} as u64"),
    }
}

/// What a function that returns no code answers when it fails.
fn failure(f: &Function) -> Option<String> {
    match rust_type(&f.ret).as_str() {
        "ze_result_t" => None,
        "u32" => Some("u32::MAX".to_owned()),
        handle => Some(format!("{handle}::ZEROED")),
    }
}

fn class_source(registry: &Registry, functions: &[&Function], implemented: &BTreeSet<String>) -> String {
    let mut out = String::from(PRELUDE);
    out.push_str("\n/// Registry conditions, in registry order.\n#[allow(dead_code, reason = \"a check waits, tested, for its function to be implemented\")]\npub(crate) mod check {\nuse super::*;\n");
    functions.iter().for_each(|f| check(&mut out, registry, f));
    out.push_str("}\n\n/// What the tables hold.\npub(crate) mod shim {\nuse super::*;\n");
    functions
        .iter()
        .for_each(|f| shim(&mut out, registry, f, implemented.contains(&f.name)));
    out.push_str("}\n\n/// What a program links against. Never put into a table: behind a loader these names are the loader's.\npub mod export {\nuse super::*;\n");
    for f in functions {
        let _ = writeln!(
            out,
            "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {0}({1}) -> {2} {{ unsafe {{ shim::{0}({3}) }} }}\n",
            f.name,
            parameters(f),
            rust_type(&f.ret),
            arguments(f)
        );
    }
    out.push_str("}\n");
    out
}

fn shim(out: &mut String, registry: &Registry, f: &Function, implemented: bool) {
    let words: Vec<String> = f
        .params
        .iter()
        .map(|p| word(registry, &p.name, &p.r#type))
        .collect();
    let words = format!("&[{}]", words.join(", "));
    let (name, failure) = (&f.name, failure(f));
    let _ = writeln!(
        out,
        "pub unsafe extern \"C\" fn {name}({}) -> {} {{",
        parameters(f),
        rust_type(&f.ret)
    );
    if !implemented {
        assert!(
            failure.is_none(),
            "{name} answers no code, so it cannot say that it is not implemented"
        );
        let _ = writeln!(
            out,
            "    boundary::unimplemented(Function::{name}, {words})\n}}\n"
        );
        return;
    }
    // What is recorded is what the application passed, not the addresses of the copies.
    let words = if f.params.iter().any(|p| input_struct(registry, p).is_some()) {
        let _ = writeln!(out, "    let words = {words};");
        "words".to_owned()
    } else {
        words
    };
    for p in f.params.iter().filter(|p| input_struct(registry, p).is_some()) {
        let n = rust_name(&p.name);
        let _ = writeln!(
            out,
            "    let {n}_copy = unsafe {{ Input::read({n}) }};\n    let {n} = {n}_copy.pointer();"
        );
    }
    let args = arguments(f);
    let module = class_file(f);
    let body = format!(
        "|call| unsafe {{ crate::api::{module}::{name}(call{}{args}) }}",
        if args.is_empty() { "" } else { ", " }
    );
    let check = format!("|| unsafe {{ check::{name}({args}) }}");
    let call = failure.map_or_else(
        || format!("boundary::enter(Function::{name}, {words}, {check}, {body})"),
        |v| format!("boundary::enter_value(Function::{name}, {words}, {v}, {body})"),
    );
    // An allocation that was refused has no address.
    let _ = match f
        .params
        .iter()
        .find(|p| p.name == "pptr" && p.r#type == "void **")
    {
        Some(_) => writeln!(
            out,
            "    let result = {call};\n    if result != ZE_RESULT_SUCCESS {{ unsafe {{ boundary::output::write(pptr, core::ptr::null_mut()) }}; }}\n    result\n}}\n"
        ),
        None => writeln!(out, "    {call}\n}}\n"),
    };
}

fn getters(registry: &Registry, class_of: &BTreeMap<&str, String>) -> String {
    let mut out = String::from(PRELUDE);
    for t in registry.tables() {
        getter(&mut out, t, class_of);
    }
    out
}

fn getter(out: &mut String, t: &DdiTable, class_of: &BTreeMap<&str, String>) {
    let _ = writeln!(
        out,
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}(version: ze_api_version_t, pDdiTable: *mut {}) -> ze_result_t {{\n\
         if let Err(code) = boundary::table_request(version, pDdiTable.is_null()) {{ return code; }}",
        t.export, t.name
    );
    let mut open: Option<u32> = None;
    for e in &t.entries {
        let since = version_word(e.since.as_deref().unwrap_or("1.0"));
        if open != Some(since) {
            if open.is_some() {
                out.push_str("}\n");
            }
            let _ = writeln!(out, "if version.0 >= {since:#x} {{");
            open = Some(since);
        }
        let class = &class_of[e.function.as_str()];
        let _ = writeln!(
            out,
            "unsafe {{ (&raw mut (*pDdiTable).{}).write(Some(super::{class}::shim::{})) }};",
            e.name, e.function
        );
    }
    out.push_str("}\nZE_RESULT_SUCCESS\n}\n\n");
}

fn tables(registry: &Registry, class_of: &BTreeMap<&str, String>) -> String {
    let mut out = String::from(PRELUDE);
    out.push_str("use super::super::handle::Shared;\n\n");
    for t in registry.tables() {
        let _ = writeln!(
            out,
            "pub(crate) static {}: {} = {} {{",
            table_static(&t.name),
            t.name,
            t.name
        );
        for e in &t.entries {
            let _ = writeln!(
                out,
                "    {}: Some(super::{}::shim::{}),",
                e.name,
                class_of[e.function.as_str()],
                e.function
            );
        }
        out.push_str("};\n\n");
    }
    for n in &registry.api {
        for d in n
            .ddi_containers
            .iter()
            .filter(|d| d.name.ends_with("_dditable_driver_t"))
        {
            container(&mut out, d);
        }
    }
    out
}

/// The shims of implemented functions, indexed by function.
fn shims(
    out: &mut String,
    registry: &Registry,
    class_of: &BTreeMap<&str, String>,
    implemented: &BTreeSet<String>,
) {
    let count = registry.functions().count();
    let _ = writeln!(
        out,
        "pub(crate) static SHIMS: Shared<[Option<*const c_void>; {count}]> = Shared(["
    );
    for f in registry.functions() {
        if implemented.contains(&f.name) {
            let _ = writeln!(
                out,
                "    Some(super::{}::shim::{} as *const c_void),",
                class_of[f.name.as_str()],
                f.name
            );
        } else {
            out.push_str("    None,\n");
        }
    }
    out.push_str("]);\n");
}

fn table_static(name: &str) -> String {
    name.trim_end_matches("_dditable_t").to_uppercase()
}

fn container(out: &mut String, d: &Struct) {
    let _ = writeln!(
        out,
        "pub(crate) static {}: Shared<{}> = Shared({} {{",
        d.name.trim_end_matches("_t").to_uppercase(),
        d.name,
        d.name
    );
    for f in &d.fields {
        let value = match f.name.as_str() {
            "version" => "ZE_API_VERSION_CURRENT".to_owned(),
            "isValidFlag" => "1".to_owned(),
            _ => {
                let table = f
                    .r#type
                    .trim_end_matches('*')
                    .trim()
                    .trim_start_matches("const ")
                    .to_owned();
                format!("(&raw const {}).cast_mut()", table_static(&table))
            }
        };
        let _ = writeln!(out, "    {}: {value},", rust_name(&f.name));
    }
    out.push_str("});\n\n");
}

const TEST_PRELUDE: &str = "
#![allow(unsafe_code, reason = \"the C ABI\")]
#![allow(clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block, reason = \"the checks dereference only what this file declares\")]
#![allow(unused_imports, unused_variables, unused_assignments, dead_code, clippy::field_reassign_with_default, clippy::identity_op, clippy::let_and_return, clippy::redundant_closure_call, clippy::unnecessary_cast, clippy::single_match, clippy::match_single_binding, reason = \"one form serves all\")]
use core::ffi::{c_char, c_void};
use zemu_abi::*;

/// An address that is not null and that no check dereferences.
fn dangling() -> *mut c_void {
    core::ptr::without_provenance_mut(0x1000)
}
";

fn check_tests(registry: &Registry, class_of: &BTreeMap<&str, String>) -> String {
    let mut out = String::from(TEST_PRELUDE);
    out.push_str("use crate::boundary::Violation;\n\n");
    for f in registry.functions() {
        let n = conditions(f).len();
        let _ = writeln!(out, "#[test]\nfn {}() {{", f.name);
        provoke(
            &mut out,
            registry,
            f,
            &format!("super::{}::check::{}", class_of[f.name.as_str()], f.name),
        );
        let _ = writeln!(
            out,
            "    assert_eq!(run(usize::MAX), Ok(()), \"legal arguments\");\n    let answering: [usize; {n}] = {};\n    for (i, answer) in answering.into_iter().enumerate() {{ assert_eq!(run(i), Err(Violation(answer)), \"condition {{}}\", Function::{}.info().conditions[i].text); }}\n}}\n",
            all_answering(f),
            f.name
        );
    }
    out
}

fn abi_tests(registry: &Registry, implemented: &BTreeSet<String>) -> String {
    let mut out = String::from(TEST_PRELUDE);
    out.push_str("use zemu_tests::library;\n\n");
    for f in registry
        .functions()
        .filter(|f| implemented.contains(&f.name) && !conditions(f).is_empty())
    {
        let _ = writeln!(out, "#[test]\nfn {}() {{\n    let api = library::api();", f.name);
        provoke(&mut out, registry, f, &format!("(api.{})", f.name));
        let _ = writeln!(
            out,
            "    let conditions = Function::{}.info().conditions;\n    for (i, answer) in {}.into_iter().enumerate() {{ assert_eq!(run(i), conditions[answer].code, \"{{}}\", conditions[i].text); }}\n}}\n",
            f.name,
            all_answering(f)
        );
    }
    out
}

/// An expression for the all-zero value of a parameter.
fn zeroed_argument(registry: &Registry, c: &str) -> String {
    let t = rust_type(c);
    match shape(registry, c) {
        _ if t.starts_with("*const") => "core::ptr::null()".to_owned(),
        _ if t.starts_with("*mut") => "core::ptr::null_mut()".to_owned(),
        Shape::Handle | Shape::Enum | Shape::Struct => format!("{t}::ZEROED"),
        Shape::Callback => "None".to_owned(),
        Shape::Plain if t == "f64" => "0.0".to_owned(),
        Shape::Plain => "0".to_owned(),
    }
}

fn zeroed(registry: &Registry, implemented: &BTreeSet<String>) -> String {
    let mut out = String::from(TEST_PRELUDE);
    out.push_str(
        "use zemu_client::Api;\nuse zemu_tests::zeroed::{Answer, Row, main_of};\n\n/// A function, whether it is implemented, and its call with zeroed arguments.\nconst ROWS: &[Row] = &[\n",
    );
    for f in registry.functions() {
        let args: Vec<String> = f
            .params
            .iter()
            .map(|p| zeroed_argument(registry, &p.r#type))
            .collect();
        let answer = match rust_type(&f.ret).as_str() {
            "ze_result_t" => "Answer::Result(r)".to_owned(),
            "u32" => "Answer::Failure(r == u32::MAX)".to_owned(),
            _ => "Answer::Failure(r.is_null())".to_owned(),
        };
        let _ = writeln!(
            out,
            "Row {{ function: Function::{0}, implemented: {1}, call: |api| {{ let r = unsafe {{ (api.{0})({2}) }}; {answer} }} }},",
            f.name,
            implemented.contains(&f.name),
            args.join(", ")
        );
    }
    out.push_str("];\n\nfn main() -> std::process::ExitCode {\n    main_of(ROWS)\n}\n");
    out
}
