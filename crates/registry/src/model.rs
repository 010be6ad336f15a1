//! The data files' entries as types. Field names follow `data/README.md`.

use serde::Deserialize;

/// One namespace: `ze`, `zes`, `zet`, `zer` or `zel`.
#[derive(Debug, Deserialize)]
pub struct Namespace {
    /// `ze`, `zes`, `zet`, `zer` or `zel`.
    pub namespace: String,
    /// The codes that every function with `std` documents (only in `ze`).
    #[serde(default)]
    pub std_returns: Vec<String>,
    /// Extensions that this namespace's regions bring.
    #[serde(default)]
    pub extensions: Vec<Extension>,
    /// `#define`s.
    #[serde(default)]
    pub macros: Vec<Macro>,
    /// Scalar and structure aliases.
    #[serde(default)]
    pub typedefs: Vec<Typedef>,
    /// Opaque handles.
    #[serde(default)]
    pub handles: Vec<Handle>,
    /// Enums.
    #[serde(default)]
    pub enums: Vec<Enum>,
    /// Structures.
    #[serde(default)]
    pub structs: Vec<Struct>,
    /// Unions.
    #[serde(default)]
    pub unions: Vec<Struct>,
    /// Function-pointer types that applications pass.
    #[serde(default)]
    pub callbacks: Vec<Callback>,
    /// Functions, in header order.
    #[serde(default)]
    pub functions: Vec<Function>,
    /// Dispatch tables.
    #[serde(default)]
    pub ddi_tables: Vec<DdiTable>,
    /// The structures that hold all tables of a namespace.
    #[serde(default)]
    pub ddi_containers: Vec<Struct>,
    /// Parameter structures of tracing callbacks.
    #[serde(default)]
    pub callback_params: Vec<CallbackTable>,
    /// Function-pointer types of tracing callbacks.
    #[serde(default)]
    pub callback_fn_types: Vec<TracingCallback>,
    /// Tables of tracing callbacks.
    #[serde(default)]
    pub callback_tables: Vec<CallbackTable>,
    /// Symbols of the loader that no public header declares (only in `zel`).
    #[serde(default)]
    pub internal_exports: Vec<InternalExport>,
}

/// One extension.
#[derive(Debug, Deserialize)]
pub struct Extension {
    /// The string that `zeDriverGetExtensionProperties` reports.
    pub name: String,
    /// The macro that holds the string.
    #[serde(default)]
    pub r#macro: Option<String>,
    /// The current version, `major.minor`.
    #[serde(default)]
    pub version: Option<String>,
}

/// One `#define`.
#[derive(Debug, Deserialize)]
pub struct Macro {
    /// Its name.
    pub name: String,
    /// int, str, version, fn or attr.
    pub kind: String,
    /// The value, for int, str and version.
    #[serde(default)]
    pub value: serde_json::Value,
}

/// A scalar or structure alias.
#[derive(Debug, Deserialize)]
pub struct Typedef {
    /// Its name.
    pub name: String,
    /// The aliased C type.
    #[serde(default)]
    pub r#type: Option<String>,
    /// The enum whose bits this alias holds.
    #[serde(default)]
    pub flags_of: Option<String>,
    /// Another type that this name stands for.
    #[serde(default)]
    pub alias: Option<serde_json::Value>,
}

/// An opaque handle.
#[derive(Debug, Deserialize)]
pub struct Handle {
    /// Its name.
    pub name: String,
    /// The handle that this one is a typedef of.
    #[serde(default)]
    pub alias: Option<String>,
    /// The handle of the owning object.
    #[serde(default)]
    pub parent: Option<String>,
}

/// An enum.
#[derive(Debug, Deserialize)]
pub struct Enum {
    /// Its name.
    pub name: String,
    /// enum, flags or version.
    pub kind: String,
    /// The typedef of the flag words.
    #[serde(default)]
    pub flags_type: Option<String>,
    /// The enumerators, in header order.
    pub values: Vec<Enumerator>,
}

/// An enumerator.
#[derive(Debug, Deserialize)]
pub struct Enumerator {
    /// Its name.
    pub n: String,
    /// Its value: a number or `0x…` text.
    pub v: serde_json::Value,
    /// The padding to 32 bits.
    #[serde(default)]
    pub pad: bool,
    /// For structure types: the structure that has it.
    #[serde(default)]
    pub r#struct: Option<String>,
}

impl Enumerator {
    /// The value as 32 bits, as it crosses the ABI.
    ///
    /// # Panics
    /// If the data file holds something other than a number of 32 bits; the data are checked in and tested.
    pub fn value(&self) -> u32 {
        let v = match &self.v {
            serde_json::Value::String(s) => {
                s.strip_prefix("0x").and_then(|h| u32::from_str_radix(h, 16).ok())
            }
            other => other.as_u64().and_then(|v| u32::try_from(v).ok()),
        };
        v.expect("registry enumerators are 32-bit numbers")
    }
}

/// A structure or union.
#[derive(Debug, Deserialize)]
pub struct Struct {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: usize,
    /// Its alignment in bytes.
    pub align: usize,
    /// desc or props, where it has `stype` and `pNext`.
    #[serde(default)]
    pub base: Option<String>,
    /// The extension that brings it.
    #[serde(default)]
    pub ext: Option<String>,
    /// Its structure types.
    #[serde(default)]
    pub stype: Vec<String>,
    /// Where its instances may be chained.
    #[serde(default)]
    pub extends: Vec<Extends>,
    /// Its members.
    pub fields: Vec<Field>,
}

/// One place where a structure may be chained.
#[derive(Debug, Deserialize)]
pub struct Extends {
    /// The structure whose `pNext` chain may hold it.
    #[serde(default)]
    pub parent: Option<String>,
    /// Or the function with a raw chain parameter.
    #[serde(default)]
    pub parent_fn: Option<String>,
    /// And that parameter.
    #[serde(default)]
    pub param: Option<String>,
}

/// A member.
#[derive(Debug, Deserialize)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its C type, without the array part.
    pub r#type: String,
    /// Array extents, outermost first.
    #[serde(default)]
    pub array: Vec<usize>,
    /// Offset in bytes.
    pub off: usize,
    /// Size in bytes.
    pub size: usize,
}

/// A function-pointer type that applications pass.
#[derive(Debug, Deserialize)]
pub struct Callback {
    /// Its name.
    pub name: String,
    /// Its C return type.
    pub ret: String,
    /// Its parameters.
    pub params: Vec<Param>,
}

/// A parameter.
#[derive(Debug, Clone, Deserialize)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its C type.
    pub r#type: String,
    /// in, out or inout.
    #[serde(default)]
    pub dir: String,
    /// The caller may pass null.
    #[serde(default)]
    pub optional: bool,
    /// The call releases the handle.
    #[serde(default)]
    pub release: bool,
    /// First element and count expression of an array.
    #[serde(default)]
    pub range: Vec<String>,
}

/// An API function.
#[derive(Debug, Deserialize)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The specification version that brought it.
    #[serde(default)]
    pub since: Option<String>,
    /// The object class, such as `zeMem`.
    #[serde(default)]
    pub class: Option<String>,
    /// The extension that brings it.
    #[serde(default)]
    pub ext: Option<String>,
    /// Its C return type.
    pub ret: String,
    /// Whether the standard codes apply.
    #[serde(default)]
    pub std: bool,
    /// Declared in a header but defined nowhere, if false.
    #[serde(default = "yes")]
    pub exported: bool,
    /// Its dispatch table and member.
    #[serde(default)]
    pub ddi: Vec<String>,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Its documented codes beyond the standard ones, and those of the standard ones that carry a condition.
    #[serde(default)]
    pub returns: Vec<Return>,
}

fn yes() -> bool {
    true
}

/// A documented code.
#[derive(Debug, Deserialize)]
pub struct Return {
    /// The code's name.
    pub code: String,
    /// What kind of failure it tells.
    pub class: CodeClass,
    /// Its conditions: any one suffices.
    #[serde(default)]
    pub when: Vec<When>,
}

/// What kind of failure a code tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CodeClass {
    /// The environment: memory, permission, device state.
    Env,
    /// A capability that is missing.
    Cap,
    /// The state of an object.
    State,
    /// An argument.
    Arg,
    /// Not an error.
    Status,
    /// Success.
    Ok,
    /// A name that no enumerator has.
    Unknown,
}

/// A condition.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum When {
    /// `arg` is null.
    Null {
        /// A parameter or `parameter->member`.
        arg: String,
    },
    /// `arg` is greater than `lim`, unsigned.
    Gt {
        /// A parameter or `parameter->member`.
        arg: String,
        /// The largest legal value.
        lim: serde_json::Value,
    },
    /// `arg` is zero.
    Zero {
        /// A parameter or `parameter->member`.
        arg: String,
    },
    /// `arg` is null while `count` is not zero.
    NullWithCount {
        /// A parameter.
        arg: String,
        /// A parameter.
        count: String,
    },
    /// A C expression on the parameters.
    Expr {
        /// The expression.
        x: String,
    },
    /// Stated in words only.
    Prose {
        /// A short name for the condition.
        #[serde(default)]
        tag: Option<String>,
    },
}

impl When {
    /// Whether the condition is machine-readable.
    pub fn is_code(&self) -> bool {
        !matches!(self, Self::Prose { .. })
    }
}

/// A dispatch table.
#[derive(Debug, Deserialize)]
pub struct DdiTable {
    /// Its C type.
    pub name: String,
    /// Its size in bytes.
    pub size: usize,
    /// The getter that fills it.
    pub export: String,
    /// The reference loader drops a driver whose getter fails.
    #[serde(default)]
    pub loader_needs_success: bool,
    /// Its entries, in ABI order.
    pub entries: Vec<DdiEntry>,
}

/// An entry of a dispatch table.
#[derive(Debug, Deserialize)]
pub struct DdiEntry {
    /// Its member name.
    pub name: String,
    /// Offset in bytes.
    pub off: usize,
    /// The function.
    #[serde(rename = "fn")]
    pub function: String,
    /// The version that brought it.
    #[serde(default)]
    pub since: Option<String>,
}

/// A function-pointer type of a tracing callback.
#[derive(Debug, Deserialize)]
pub struct TracingCallback {
    /// Its name.
    pub name: String,
    /// The C types of its parameters; it returns nothing.
    pub params: Vec<String>,
}

/// A parameter structure or a table of tracing callbacks.
#[derive(Debug, Deserialize)]
pub struct CallbackTable {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: usize,
    /// Its members, in ABI order.
    pub fields: Vec<CallbackField>,
}

/// A member of a [`CallbackTable`].
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum CallbackField {
    /// Name and type; every member has 8 bytes.
    Plain(String, String),
    /// Name, type and offset in bytes.
    At(String, String, usize),
}

/// A symbol of the loader that no public header declares.
#[derive(Debug, Deserialize)]
pub struct InternalExport {
    /// Its name.
    pub name: String,
}

/// `major.minor` as the API's version word (`major << 16 | minor`).
///
/// # Panics
/// If the text is not of that form; the data are checked in and tested.
pub fn version_word(text: &str) -> u32 {
    let (major, minor) = text.split_once('.').expect("registry versions are major.minor");
    let part = |s: &str| s.parse::<u32>().expect("registry versions are numbers");
    part(major) << 16 | part(minor)
}
