//! Writes, for every function, the check of its machine-readable conditions in registry order, and a test of each.

use std::fmt::Write as _;

use zemu_registry::{Function, Param, Registry, Struct, When};

use super::names::{Shape, rust_name, rust_type, shape};

/// `name: type, …` of a function's parameters.
pub fn parameters(f: &Function) -> String {
    f.params
        .iter()
        .map(|p| format!("{}: {}", rust_name(&p.name), rust_type(&p.r#type)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// `name, …` of a function's parameters.
pub fn arguments(f: &Function) -> String {
    f.params
        .iter()
        .map(|p| rust_name(&p.name))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The machine-readable conditions of `f`, in registry order.
pub fn conditions(f: &Function) -> Vec<&When> {
    f.returns
        .iter()
        .flat_map(|r| &r.when)
        .filter(|w| w.is_code())
        .collect()
}

/// Which condition answers when condition `i` is violated: itself, unless an earlier one already covers its null pointer.
pub fn answering(conditions: &[&When], i: usize) -> usize {
    let null = match conditions[i] {
        When::NullWithCount { arg, .. } => arg.as_str(),
        When::Expr { x } if x.contains("nullptr == pSize") => "pSize",
        _ => return i,
    };
    let covers = |w: &&&When| matches!(w, When::Null { arg } if arg == null);
    conditions[..i].iter().position(|w| covers(&w)).unwrap_or(i)
}

/// The numbers of [`answering`] for all conditions, as a Rust array.
pub fn all_answering(f: &Function) -> String {
    let conditions = conditions(f);
    format!(
        "{:?}",
        (0..conditions.len())
            .map(|i| answering(&conditions, i))
            .collect::<Vec<_>>()
    )
}

/// The structure that `p` points to, where `p` is a pointer to one constant structure that the call reads.
pub fn input_struct<'a>(registry: &'a Registry, p: &Param) -> Option<&'a Struct> {
    let pointee = p.r#type.strip_prefix("const ")?.strip_suffix('*')?.trim();
    if !p.range.is_empty() || pointee.contains('*') {
        return None;
    }
    registry.structs().find(|s| s.name == pointee)
}

fn member_type<'a>(registry: &'a Registry, f: &Function, arg: &str) -> (String, Option<&'a str>) {
    match arg.split_once("->") {
        None => (
            f.params
                .iter()
                .find(|p| p.name == arg)
                .map(|p| p.r#type.clone())
                .unwrap_or_default(),
            None,
        ),
        Some((param, member)) => {
            let p = f
                .params
                .iter()
                .find(|p| p.name == param)
                .expect("conditions name parameters");
            let s = input_struct(registry, p).or_else(|| {
                let pointee = p.r#type.trim_start_matches("const ").trim_end_matches('*').trim();
                registry.structs().find(|s| s.name == pointee)
            });
            let s = s.expect("conditions dereference structures");
            let m = s
                .fields
                .iter()
                .find(|m| m.name == member)
                .expect("conditions name members");
            (m.r#type.clone(), Some(s.name.as_str()))
        }
    }
}

fn place(arg: &str) -> String {
    match arg.split_once("->") {
        None => rust_name(arg),
        Some((param, member)) => format!("unsafe {{ (*{}).{} }}", rust_name(param), rust_name(member)),
    }
}

fn number(registry: &Registry, f: &Function, arg: &str) -> String {
    let newtype = shape(registry, &member_type(registry, f, arg).0) == Shape::Enum;
    place(arg) + if newtype { ".0" } else { "" }
}

/// The condition as a Rust expression on the parameters.
fn expression(registry: &Registry, f: &Function, when: &When) -> String {
    match when {
        When::Null { arg } if shape(registry, &member_type(registry, f, arg).0) == Shape::Callback => {
            format!("{}.is_none()", place(arg))
        }
        When::Null { arg } => format!("{}.is_null()", place(arg)),
        When::Gt { arg, lim } => format!("{} > {lim}", number(registry, f, arg)),
        When::Zero { arg } => format!("{} == 0", number(registry, f, arg)),
        When::NullWithCount { arg, count } => format!("{count} > 0 && {}.is_null()", place(arg)),
        When::Expr { x } => match x.as_str() {
            // A pattern of no bytes divides nothing: the same code as a size that is no multiple of it.
            "size % pattern_size != 0" => {
                "pattern_size == 0 || !size.is_multiple_of(pattern_size)".to_owned()
            }
            "0 != (alignment & (alignment - 1))" => "alignment & alignment.wrapping_sub(1) != 0".to_owned(),
            "(nullptr != pRequirements) && (nullptr == pSize)" => {
                "!pRequirements.is_null() && pSize.is_null()".to_owned()
            }
            "(nullptr != pRequirements) && (*pSize < requiredSize)" => {
                "!pRequirements.is_null() && unsafe { pSize.read_unaligned() } < boundary::REQUIREMENTS_SIZE"
                    .to_owned()
            }
            other => panic!(
                "the generator does not know the condition `{other}` of {}",
                f.name
            ),
        },
        When::Prose { .. } => unreachable!("conditions() leaves prose out"),
    }
}

/// The check function of `f`.
pub fn check(out: &mut String, registry: &Registry, f: &Function) {
    let conditions = conditions(f);
    let _ = writeln!(
        out,
        "pub unsafe fn {}({}) -> Result<(), Violation> {{",
        f.name,
        parameters(f)
    );
    for (i, when) in conditions.iter().enumerate() {
        let _ = writeln!(
            out,
            "    if {} {{ return Err(Violation({i})); }}",
            expression(registry, f, when)
        );
    }
    let used: String = conditions
        .iter()
        .map(|w| expression(registry, f, w))
        .collect::<Vec<_>>()
        .join(" ");
    let unused: Vec<String> = f
        .params
        .iter()
        .map(|p| rust_name(&p.name))
        .filter(|n| !mentions(&used, n))
        .collect();
    if !unused.is_empty() {
        let _ = writeln!(out, "    let _ = ({},);", unused.join(", "));
    }
    let _ = writeln!(out, "    Ok(())\n}}\n");
}

fn mentions(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '#')
        .any(|w| w == name)
}

/// A closure `run(change)` that calls `callee` with legal arguments but for condition `change`, which it violates.
pub fn provoke(out: &mut String, registry: &Registry, f: &Function, callee: &str) {
    let conditions = conditions(f);
    let _ = writeln!(out, "    let run = |change: usize| {{");
    for p in &f.params {
        legal(out, registry, f, p, &conditions);
    }
    let _ = writeln!(out, "        match change {{");
    for (i, when) in conditions.iter().enumerate() {
        let _ = writeln!(out, "            {i} => {{ {} }}", violation(registry, f, when));
    }
    let _ = writeln!(out, "            _ => {{}}\n        }}");
    let args: Vec<String> = f.params.iter().map(|p| argument(registry, p)).collect();
    let _ = writeln!(out, "        unsafe {{ {callee}({}) }}\n    }};", args.join(", "));
}

fn pointee<'a>(registry: &'a Registry, p: &Param) -> Option<&'a Struct> {
    let name = p.r#type.trim_start_matches("const ").strip_suffix('*')?.trim();
    registry.structs().find(|s| s.name == name)
}

fn argument(registry: &Registry, p: &Param) -> String {
    let name = rust_name(&p.name);
    match pointee(registry, p) {
        Some(_) => {
            let raw = if p.r#type.starts_with("const ") {
                "const"
            } else {
                "mut"
            };
            let null = if raw == "const" {
                "core::ptr::null()"
            } else {
                "core::ptr::null_mut()"
            };
            format!("if {name}_null {{ {null} }} else {{ &raw {raw} {name} }}")
        }
        None => name,
    }
}

/// Declares the variable of a parameter with a legal value.
fn legal(out: &mut String, registry: &Registry, f: &Function, p: &Param, conditions: &[&When]) {
    let (name, t) = (rust_name(&p.name), rust_type(&p.r#type));
    if let Some(s) = pointee(registry, p) {
        let _ = writeln!(
            out,
            "        #[allow(unused_mut, reason = \"one form serves all\")]\n        let mut {name} = {}::default();",
            s.name
        );
        let _ = writeln!(
            out,
            "        #[allow(unused_mut, reason = \"one form serves all\")]\n        let mut {name}_null = false;"
        );
        for w in conditions {
            let (arg, legal) = match w {
                When::Null { arg } => (arg, "dangling()"),
                When::Zero { arg } => (arg, "1"),
                _ => continue,
            };
            if let Some((param, member)) = arg.split_once("->").filter(|(param, _)| *param == p.name) {
                let legal = match (legal, shape(registry, &member_type(registry, f, arg).0)) {
                    ("dangling()", Shape::Handle) => format!(
                        "{}::from_ptr(dangling())",
                        rust_type(&member_type(registry, f, arg).0)
                    ),
                    ("1", Shape::Enum) => format!("{}(1)", rust_type(&member_type(registry, f, arg).0)),
                    ("dangling()", _) => pointer(&rust_type(&member_type(registry, f, arg).0)),
                    (other, _) => other.to_owned(),
                };
                let _ = writeln!(
                    out,
                    "        {}.{} = {legal};",
                    rust_name(param),
                    rust_name(member)
                );
            }
        }
        return;
    }
    let divisor = conditions
        .iter()
        .any(|w| matches!(w, When::Expr { x } if x.contains(&format!("% {}", p.name))));
    let positive = divisor
        || conditions
            .iter()
            .any(|w| matches!(w, When::Zero { arg } if *arg == p.name));
    let value = match shape(registry, &p.r#type) {
        // A refused call may write there: sizes, and the null of an allocation that was not made.
        _ if t == "*mut usize" || t == "*const usize" || t == "*mut *mut c_void" => {
            format!("(&raw mut {name}_buffer).cast()")
        }
        _ if t.starts_with('*') => pointer(&t),
        Shape::Handle => format!("{t}::from_ptr(dangling())"),
        Shape::Enum => format!("{t}(0)"),
        Shape::Struct => format!("{t}::ZEROED"),
        Shape::Callback => "None".to_owned(),
        Shape::Plain if t == "f64" => "0.0".to_owned(),
        Shape::Plain => if positive { "1" } else { "0" }.to_owned(),
    };
    if value.contains("_buffer") {
        let _ = writeln!(out, "        let mut {name}_buffer = 64_usize;");
    }
    let _ = writeln!(
        out,
        "        #[allow(unused_mut, reason = \"one form serves all\")]\n        let mut {name}: {t} = {value};"
    );
}

fn pointer(t: &str) -> String {
    if t.starts_with("*const") {
        "dangling().cast_const().cast()".to_owned()
    } else {
        "dangling().cast()".to_owned()
    }
}

/// Statements that violate the condition.
fn violation(registry: &Registry, f: &Function, when: &When) -> String {
    let target = |arg: &str| {
        arg.split_once("->").map_or_else(
            || rust_name(arg),
            |(p, m)| format!("{}.{}", rust_name(p), rust_name(m)),
        )
    };
    let set = |arg: &str, value: &str| {
        let t = rust_type(&member_type(registry, f, arg).0);
        let newtype = shape(registry, &t) == Shape::Enum;
        if newtype {
            format!("{} = {t}({value});", target(arg))
        } else {
            format!("{} = {value};", target(arg))
        }
    };
    match when {
        When::Null { arg } => {
            let c = member_type(registry, f, arg).0;
            let t = rust_type(&c);
            let p = f.params.iter().find(|p| p.name == *arg);
            match shape(registry, &c) {
                _ if p.is_some_and(|p| pointee(registry, p).is_some()) => {
                    format!("{}_null = true;", rust_name(arg))
                }
                Shape::Handle => format!("{} = {t}::ZEROED;", target(arg)),
                Shape::Callback => format!("{} = None;", target(arg)),
                _ if t.starts_with("*const") => format!("{} = core::ptr::null();", target(arg)),
                _ => format!("{} = core::ptr::null_mut();", target(arg)),
            }
        }
        When::Gt { arg, lim } => set(arg, &format!("{lim} + 1")),
        When::Zero { arg } => set(arg, "0"),
        When::NullWithCount { arg, count } => {
            let p = f
                .params
                .iter()
                .find(|p| p.name == *arg)
                .expect("conditions name parameters");
            let null = if pointee(registry, p).is_some() {
                format!("{}_null = true;", rust_name(arg))
            } else if rust_type(&p.r#type).starts_with("*const") {
                format!("{} = core::ptr::null();", rust_name(arg))
            } else {
                format!("{} = core::ptr::null_mut();", rust_name(arg))
            };
            format!("{null} {} = 1;", rust_name(count))
        }
        When::Expr { x } => match x.as_str() {
            "size % pattern_size != 0" => "size = 3; pattern_size = 2;".to_owned(),
            "0 != (alignment & (alignment - 1))" => "alignment = 3;".to_owned(),
            "(nullptr != pRequirements) && (nullptr == pSize)" => "pSize = core::ptr::null_mut();".to_owned(),
            "(nullptr != pRequirements) && (*pSize < requiredSize)" => {
                "pSize_buffer = 0; pSize = (&raw mut pSize_buffer).cast();".to_owned()
            }
            other => panic!(
                "the generator does not know the condition `{other}` of {}",
                f.name
            ),
        },
        When::Prose { .. } => unreachable!("conditions() leaves prose out"),
    }
}
