//! Writes the types of the ABI: constants, handles, enums, structures, callbacks, dispatch tables.

use std::fmt::Write as _;

use zemu_registry::{CallbackField, CallbackTable, DdiTable, Enum, Function, Namespace, Registry, Struct};

use super::names::{Shape, rust_array, rust_name, rust_type, shape};
use super::output::{File, source};

const FOLDER: &str = "crates/abi/src/generated";

/// All generated files of the crate `abi` that hold types.
pub fn files(registry: &Registry) -> Vec<File> {
    let mut files: Vec<File> = registry
        .api
        .iter()
        .map(|n| {
            source(
                FOLDER,
                &n.namespace,
                &format!("Types of the `{}` namespace.", n.namespace),
                &namespace(registry, n),
            )
        })
        .collect();
    files.push(source(
        FOLDER,
        "constants",
        "Constants of all namespaces.",
        &constants(registry),
    ));
    files.push(source(
        FOLDER,
        "tables",
        "Dispatch tables, as a driver fills them.",
        &tables(registry),
    ));
    files.push(source(
        FOLDER,
        "callbacks",
        "Callbacks that applications pass, and the tracing callbacks' tables.",
        &callbacks(registry),
    ));
    files.push(source(FOLDER, "mod", "Generated ABI.", MODULES));
    files
}

const MODULES: &str = "
pub(crate) mod callbacks;
pub(crate) mod constants;
pub(crate) mod functions;
pub(crate) mod results;
pub(crate) mod structures;
pub(crate) mod tables;
pub(crate) mod ze;
pub(crate) mod zer;
pub(crate) mod zes;
pub(crate) mod zet;
";

const USES: &str = "
#[allow(unused_imports, reason = \"one prelude serves every generated file\")]
use core::ffi::{c_char, c_void};
#[allow(unused_imports, reason = \"one prelude serves every generated file\")]
use crate::*;
";

fn constants(registry: &Registry) -> String {
    let mut out = String::new();
    for m in registry.api.iter().flat_map(|n| &n.macros) {
        let name = &m.name;
        match (m.kind.as_str(), &m.value) {
            ("int", v) if v.is_u64() => {
                let n = v.as_u64().unwrap_or_default();
                let t = if n > u64::from(u32::MAX) { "u64" } else { "u32" };
                let _ = writeln!(out, "pub const {name}: {t} = {n};");
            }
            ("version", v) if v.is_u64() => {
                let _ = writeln!(out, "pub const {name}: u32 = {v};");
            }
            ("str", v) if v.is_string() => {
                let _ = writeln!(out, "pub const {name}: &str = {v};");
            }
            _ => {}
        }
    }
    out
}

fn namespace(registry: &Registry, n: &Namespace) -> String {
    let mut out = String::from(USES);
    for h in &n.handles {
        match &h.alias {
            Some(of) => {
                let _ = writeln!(out, "pub type {} = {of};", h.name);
            }
            None => {
                let _ = writeln!(
                    out,
                    "#[repr(transparent)]\n#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]\npub struct {0}(pub *mut c_void);\n\
                     impl {0} {{ pub const ZEROED: Self = Self(core::ptr::null_mut()); pub const fn from_ptr(pointer: *mut c_void) -> Self {{ Self(pointer) }} pub const fn is_null(self) -> bool {{ self.0.is_null() }} }}\n\
                     impl Default for {0} {{ fn default() -> Self {{ Self::ZEROED }} }}\n",
                    h.name
                );
            }
        }
    }
    for t in &n.typedefs {
        if t.name == "zet_core_callbacks_t" {
            let _ = writeln!(out, "pub type {} = ze_callbacks_t;", t.name);
        } else if let Some(of) = &t.r#type {
            let _ = writeln!(out, "pub type {} = {};", t.name, rust_type(of));
        }
    }
    n.enums.iter().for_each(|e| enumeration(&mut out, e));
    n.structs
        .iter()
        .for_each(|s| structure(&mut out, registry, s, false));
    n.unions
        .iter()
        .for_each(|s| structure(&mut out, registry, s, true));
    for d in &n.ddi_containers {
        structure(&mut out, registry, d, false);
    }
    out
}

fn enumeration(out: &mut String, e: &Enum) {
    let name = &e.name;
    if e.kind == "flags" {
        let _ = writeln!(out, "pub type {name} = u32;");
        for v in &e.values {
            let _ = writeln!(out, "pub const {}: u32 = {:#x};", v.n, v.value());
        }
        return;
    }
    let _ = writeln!(
        out,
        "#[repr(transparent)]\n#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]\npub struct {name}(pub u32);\n\
         impl {name} {{ pub const ZEROED: Self = Self(0); }}\n"
    );
    for v in &e.values {
        let _ = writeln!(out, "pub const {}: {name} = {name}({:#x});", v.n, v.value());
    }
}

/// A constant expression for the all-zero value of a member.
fn zero(registry: &Registry, c: &str, extents: &[usize]) -> String {
    let scalar = match (c.trim().ends_with('*'), shape(registry, c)) {
        (true, _) if rust_type(c).starts_with("*const") => "core::ptr::null()".to_owned(),
        (true, _) => "core::ptr::null_mut()".to_owned(),
        (_, Shape::Callback) => "None".to_owned(),
        (_, Shape::Plain) => match rust_type(c).as_str() {
            "f32" | "f64" => "0.0".to_owned(),
            "bool" => "false".to_owned(),
            _ => "0".to_owned(),
        },
        (_, _) => format!("{}::ZEROED", rust_type(c)),
    };
    extents.iter().rev().fold(scalar, |v, n| format!("[{v}; {n}]"))
}

fn structure(out: &mut String, registry: &Registry, s: &Struct, is_union: bool) {
    let (name, keyword) = (&s.name, if is_union { "union" } else { "struct" });
    let derive = if is_union {
        "Clone, Copy"
    } else {
        "Debug, Clone, Copy"
    };
    let holds_union = |c: &str| registry.api.iter().any(|n| n.unions.iter().any(|u| u.name == c));
    let derive = if s.fields.iter().any(|f| holds_union(&f.r#type)) {
        "Clone, Copy"
    } else {
        derive
    };
    let _ = writeln!(out, "#[repr(C)]\n#[derive({derive})]\npub {keyword} {name} {{");
    for f in &s.fields {
        let _ = writeln!(
            out,
            "    pub {}: {},",
            rust_name(&f.name),
            rust_array(&f.r#type, &f.array)
        );
    }
    let _ = writeln!(out, "}}\nimpl {name} {{");
    if let Some(stype) = s.stype.first().filter(|_| s.base.is_some()) {
        let t = rust_type(&s.fields[0].r#type);
        let _ = writeln!(
            out,
            "    /// The structure type.\n    pub const STYPE: {t} = {stype};"
        );
    }
    let _ = writeln!(
        out,
        "    /// All bytes zero.\n    pub const ZEROED: Self = Self {{"
    );
    // The widest member of a union covers all others with its zero.
    let widest = s.fields.iter().max_by_key(|f| f.size);
    for f in s
        .fields
        .iter()
        .filter(|f| !is_union || widest.is_some_and(|w| w.name == f.name))
    {
        let _ = writeln!(
            out,
            "        {}: {},",
            rust_name(&f.name),
            zero(registry, &f.r#type, &f.array)
        );
    }
    let _ = writeln!(out, "    }};\n}}");
    let initial = match s.base.as_deref() {
        Some(_) if !s.stype.is_empty() => "Self { stype: Self::STYPE, ..Self::ZEROED }",
        _ => "Self::ZEROED",
    };
    let _ = writeln!(
        out,
        "impl Default for {name} {{ fn default() -> Self {{ {initial} }} }}"
    );
    layout(
        out,
        name,
        s.size,
        s.align,
        s.fields.iter().map(|f| (f.name.as_str(), f.off)),
    );
}

fn layout<'a>(
    out: &mut String,
    name: &str,
    size: usize,
    align: usize,
    fields: impl Iterator<Item = (&'a str, usize)>,
) {
    let _ = writeln!(
        out,
        "const _: () = {{\n    assert!(size_of::<{name}>() == {size});\n    assert!(align_of::<{name}>() == {align});"
    );
    for (field, offset) in fields {
        let _ = writeln!(
            out,
            "    assert!(core::mem::offset_of!({name}, {}) == {offset});",
            rust_name(field)
        );
    }
    let _ = writeln!(out, "}};\n");
}

/// `unsafe extern "C" fn(name: type, …) -> ret` for an API function.
pub fn signature(f: &Function) -> String {
    let params: Vec<String> = f
        .params
        .iter()
        .map(|p| format!("{}: {}", rust_name(&p.name), rust_type(&p.r#type)))
        .collect();
    format!(
        "unsafe extern \"C\" fn({}) -> {}",
        params.join(", "),
        rust_type(&f.ret)
    )
}

fn tables(registry: &Registry) -> String {
    let mut out = String::from(USES);
    let function = |name: &str| registry.functions().find(|f| f.name == name);
    for t in registry.tables() {
        table(&mut out, t, &function);
    }
    out
}

fn table<'a>(out: &mut String, t: &DdiTable, function: &dyn Fn(&str) -> Option<&'a Function>) {
    let name = &t.name;
    let _ = writeln!(
        out,
        "#[repr(C)]\n#[derive(Debug, Clone, Copy)]\npub struct {name} {{"
    );
    for e in &t.entries {
        let f = function(&e.function).expect("a registry test holds that entries name functions");
        let _ = writeln!(out, "    pub {}: Option<{}>,", e.name, signature(f));
    }
    let none: String = t.entries.iter().map(|e| format!("{}: None,", e.name)).collect();
    let _ = writeln!(
        out,
        "}}\nimpl {name} {{ pub const ZEROED: Self = Self {{ {none} }}; }}"
    );
    let _ = writeln!(
        out,
        "impl Default for {name} {{ fn default() -> Self {{ Self::ZEROED }} }}"
    );
    layout(
        out,
        name,
        t.size,
        8,
        t.entries.iter().map(|e| (e.name.as_str(), e.off)),
    );
}

fn callbacks(registry: &Registry) -> String {
    let mut out = String::from(USES);
    for c in registry.api.iter().flat_map(|n| &n.callbacks) {
        let params: Vec<String> = c.params.iter().map(|p| rust_type(&p.r#type)).collect();
        let _ = writeln!(
            out,
            "pub type {} = Option<unsafe extern \"C\" fn({})>;",
            c.name,
            params.join(", ")
        );
    }
    for n in &registry.api {
        for c in &n.callback_fn_types {
            let params: Vec<String> = c.params.iter().map(|p| rust_type(p)).collect();
            let _ = writeln!(
                out,
                "pub type {} = Option<unsafe extern \"C\" fn({})>;",
                c.name,
                params.join(", ")
            );
        }
        n.callback_params
            .iter()
            .chain(&n.callback_tables)
            .for_each(|t| callback_table(&mut out, t));
    }
    out
}

fn callback_table(out: &mut String, t: &CallbackTable) {
    let name = &t.name;
    let _ = writeln!(
        out,
        "#[repr(C)]\n#[derive(Debug, Clone, Copy)]\npub struct {name} {{"
    );
    let mut offsets = Vec::new();
    for (i, f) in t.fields.iter().enumerate() {
        let (field, c, offset) = match f {
            CallbackField::Plain(n, c) => (n, c, i * 8),
            CallbackField::At(n, c, at) => (n, c, *at),
        };
        let _ = writeln!(out, "    pub {}: {},", rust_name(field), rust_type(c));
        offsets.push((field.as_str(), offset));
    }
    let _ = writeln!(out, "}}");
    layout(out, name, t.size, 8, offsets.into_iter());
}
