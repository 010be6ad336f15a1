//! C types and names as Rust ones.

use zemu_registry::{Function, Registry};

/// The Rust spelling of a C type without an array part.
pub fn rust_type(c: &str) -> String {
    let c = c.trim();
    if let Some(pointee) = c.strip_suffix('*') {
        let pointee = pointee.trim();
        // `const T *` is a pointer to constant T; `const T **` is a pointer to such a pointer, itself not constant.
        return match pointee.strip_prefix("const ") {
            Some(inner) if !inner.contains('*') => format!("*const {}", rust_type(inner)),
            _ => format!("*mut {}", rust_type(pointee)),
        };
    }
    match c.strip_prefix("const ").unwrap_or(c) {
        "void" => "c_void",
        "char" => "c_char",
        "uint8_t" => "u8",
        "uint16_t" => "u16",
        "uint32_t" | "unsigned int" => "u32",
        "uint64_t" => "u64",
        "int" | "int32_t" => "i32",
        "int64_t" => "i64",
        "size_t" => "usize",
        "float" => "f32",
        "double" => "f64",
        "_Bool" => "bool",
        other => other,
    }
    .to_owned()
}

/// The Rust spelling of a C type with array extents, outermost first.
pub fn rust_array(c: &str, extents: &[usize]) -> String {
    extents
        .iter()
        .rev()
        .fold(rust_type(c), |t, n| format!("[{t}; {n}]"))
}

/// A member or parameter name that is legal in Rust.
pub fn rust_name(c: &str) -> String {
    match c {
        "type" | "ref" | "in" | "fn" | "mod" | "use" | "loop" | "move" | "gen" => format!("r#{c}"),
        _ => c.to_owned(),
    }
}

/// `zeCommandList` as `command_list`, `zesDevice` as `zes_device`: the file that a class lives in.
pub fn class_file(function: &Function) -> String {
    let class = function.class.as_deref().unwrap_or("ze");
    let short = match class {
        "ze" => "Global",
        "zes" => "zesGlobal",
        "zer" => "zerGlobal",
        _ if class.starts_with("zes") || class.starts_with("zet") => class,
        _ => &class[2..],
    };
    snake(short)
}

/// `CommandList` as `command_list`, `RTASBuilder` as `rtas_builder`.
pub fn snake(camel: &str) -> String {
    let chars: Vec<char> = camel.chars().collect();
    let mut out = String::new();
    for (i, c) in chars.iter().enumerate() {
        let after_lower = i > 0 && !chars[i - 1].is_uppercase();
        let before_lower = chars.get(i + 1).is_some_and(|n| n.is_lowercase());
        if c.is_uppercase() && i > 0 && (after_lower || before_lower) {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// What generated code must know of a type: whether it is a handle, an integer newtype, or a structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A handle: a newtype around a pointer.
    Handle,
    /// An enum: a newtype around `u32`.
    Enum,
    /// A structure or union.
    Struct,
    /// A callback: an optional function pointer.
    Callback,
    /// A plain number or pointer.
    Plain,
}

/// The shape of the C type `c` (no pointer).
pub fn shape(registry: &Registry, c: &str) -> Shape {
    let c = c.trim().strip_prefix("const ").unwrap_or(c.trim());
    let any = |f: &dyn Fn(&zemu_registry::Namespace) -> bool| registry.api.iter().any(f);
    if any(&|n| n.handles.iter().any(|h| h.name == c)) {
        Shape::Handle
    } else if any(&|n| n.enums.iter().any(|e| e.name == c && e.kind != "flags")) {
        Shape::Enum
    } else if any(&|n| {
        n.structs
            .iter()
            .chain(&n.unions)
            .chain(&n.ddi_containers)
            .any(|s| s.name == c)
    }) || any(&|n| n.ddi_tables.iter().any(|s| s.name == c))
        || any(&|n| {
            n.typedefs.iter().any(|t| {
                t.name == c
                    && t.r#type
                        .as_deref()
                        .is_some_and(|t| t.ends_with("_t") && t.starts_with('z'))
            })
        })
    {
        Shape::Struct
    } else if any(&|n| n.callbacks.iter().any(|k| k.name == c)) {
        Shape::Callback
    } else {
        Shape::Plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_translated() {
        for (c, rust) in [
            ("const void *", "*const c_void"),
            ("void **", "*mut *mut c_void"),
            ("const char **", "*mut *const c_char"),
            ("const ze_group_count_t", "ze_group_count_t"),
            ("ze_event_handle_t *", "*mut ze_event_handle_t"),
        ] {
            assert_eq!(rust_type(c), rust, "{c}");
        }
        assert_eq!(rust_array("char", &[256]), "[c_char; 256]");
    }

    #[test]
    fn classes_become_files() {
        assert_eq!(snake("RTASBuilder"), "rtas_builder");
        assert_eq!(snake("zesVFManagement"), "zes_vf_management");
        assert_eq!(snake("CommandList"), "command_list");
    }
}
