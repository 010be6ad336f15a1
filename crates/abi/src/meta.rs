//! What each function documents, as const tables, and the look-ups in them.

pub use crate::generated::functions::{FUNCTIONS, Function, STANDARD};
use crate::generated::{results::RESULTS, structures::STRUCTURES};
use crate::ze_result_t;

/// The API version that zemu knows: 1.17.
pub const API_VERSION: Version = Version::new(1, 17);

/// An API version, `major << 16 | minor`, as `ze_api_version_t` has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u32);

impl Version {
    /// The version `major.minor`.
    pub const fn new(major: u16, minor: u16) -> Self {
        Self((major as u32) << 16 | minor as u32)
    }

    /// The major part.
    pub const fn major(self) -> u32 {
        self.0 >> 16
    }

    /// The minor part.
    pub const fn minor(self) -> u32 {
        self.0 & 0xffff
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.major(), self.minor())
    }
}

/// The four API namespaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Namespace {
    /// Core.
    Ze,
    /// Tools.
    Zet,
    /// Sysman.
    Zes,
    /// Runtime.
    Zer,
}

/// What one API function is and documents.
#[derive(Debug)]
pub struct FunctionInfo {
    /// The C name.
    pub name: &'static str,
    /// Its namespace.
    pub namespace: Namespace,
    /// The object class, such as `zeMem`.
    pub class: &'static str,
    /// The specification version that brought it.
    pub since: Version,
    /// The extension that brings it, by its reported name.
    pub extension: Option<&'static str>,
    /// False for the four functions that signal failure by a null or all-ones value.
    pub returns_result: bool,
    /// The parameters, in order.
    pub params: &'static [ParamInfo],
    /// Whether the codes of [`STANDARD`] apply.
    pub standard: bool,
    /// Every documented code beyond [`STANDARD`] and SUCCESS, each once.
    pub specific: &'static [DocumentedCode],
    /// The machine-readable conditions, in registry order.
    pub conditions: &'static [Condition],
}

/// A parameter of a function.
#[derive(Debug)]
pub struct ParamInfo {
    /// Its name.
    pub name: &'static str,
    /// Its C type.
    pub c_type: &'static str,
}

/// A code that a function documents.
#[derive(Debug)]
pub struct DocumentedCode {
    /// The code.
    pub code: ze_result_t,
    /// What kind of failure it tells.
    pub class: CodeClass,
}

/// What kind of failure a code tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeClass {
    /// The environment: memory, permission, device state.
    Environment,
    /// A missing capability.
    Capability,
    /// The state or content of an object.
    State,
    /// An argument.
    Argument,
    /// Not an error.
    Status,
}

/// A condition under which a function documents a code.
#[derive(Debug)]
pub struct Condition {
    /// The code.
    pub code: ze_result_t,
    /// The condition, as a C expression on the parameters.
    pub text: &'static str,
}

/// A structure that can stand in a `pNext` chain or begin one.
#[derive(Debug)]
pub struct StructureInfo {
    /// The C name.
    pub name: &'static str,
    /// The namespace of its structure type.
    pub namespace: Namespace,
    /// Its structure types; more than one where a deprecated value lives on.
    pub stypes: &'static [u32],
    /// Its size in bytes.
    pub size: usize,
    /// The extension that brings it, by its reported name.
    pub extension: Option<&'static str>,
    /// Where it may be chained: names of structures, or `function(parameter)` for raw chain parameters.
    pub extends: &'static [&'static str],
}

impl FunctionInfo {
    /// Every documented code but SUCCESS, each once, the standard ones first.
    pub fn codes(&self) -> impl Iterator<Item = &'static DocumentedCode> + use<> {
        let standard = if self.standard { STANDARD } else { &[] };
        standard.iter().chain(self.specific)
    }
}

impl Function {
    /// What the function is and documents.
    pub fn info(self) -> &'static FunctionInfo {
        &FUNCTIONS[self as usize]
    }

    /// The C name.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// All functions, in registry order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        ALL.iter().copied()
    }

    /// The function of that C name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::all().find(|f| f.name() == name)
    }

    /// Whether the function documents `code`.
    pub fn documents(self, code: ze_result_t) -> bool {
        self.info().codes().any(|c| c.code == code)
    }
}

use crate::generated::functions::ALL;

/// The name of a result code, without anything stripped.
pub fn result_name(code: ze_result_t) -> Option<&'static str> {
    RESULTS.iter().find(|(_, c)| *c == code).map(|(n, _)| *n)
}

/// The result code of that name, with or without `ZE_RESULT_` or `ZE_RESULT_ERROR_` in front.
pub fn result_by_name(name: &str) -> Option<ze_result_t> {
    let matches = |full: &str| {
        full == name
            || full.strip_prefix("ZE_RESULT_") == Some(name)
            || full.strip_prefix("ZE_RESULT_ERROR_") == Some(name)
    };
    RESULTS.iter().find(|(n, _)| matches(n)).map(|(_, c)| *c)
}

/// All result codes with their names.
pub fn results() -> &'static [(&'static str, ze_result_t)] {
    RESULTS
}

/// The structure that has this structure type in `namespace`.
pub fn structure_by_type(namespace: Namespace, stype: u32) -> Option<&'static StructureInfo> {
    STRUCTURES
        .iter()
        .find(|s| s.namespace == namespace && s.stypes.contains(&stype))
}

/// The structure of that C name.
pub fn structure_by_name(name: &str) -> Option<&'static StructureInfo> {
    STRUCTURES.iter().find(|s| s.name == name)
}

/// All structures that have a structure type.
pub fn structures() -> &'static [StructureInfo] {
    STRUCTURES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::*;

    #[test]
    fn results_are_found_with_and_without_prefix() {
        for name in ["ZE_RESULT_ERROR_DEVICE_LOST", "ERROR_DEVICE_LOST", "DEVICE_LOST"] {
            assert_eq!(result_by_name(name), Some(ZE_RESULT_ERROR_DEVICE_LOST), "{name}");
        }
        assert_eq!(result_by_name("NOT_READY"), Some(ZE_RESULT_NOT_READY));
        assert_eq!(result_by_name("device_lost"), None);
        assert_eq!(result_name(ze_result_t(0x1234_5678)), None);
    }

    #[test]
    fn functions_are_indexed_by_their_own_number() {
        for (i, f) in Function::all().enumerate() {
            assert_eq!(f as usize, i);
            assert_eq!(Function::by_name(f.name()), Some(f));
        }
        assert_eq!(Function::all().len(), 478);
        let errors = Function::all()
            .flat_map(|f| f.info().codes())
            .filter(|c| c.class != CodeClass::Status)
            .count();
        assert_eq!(errors, 6802);
    }

    #[test]
    fn the_import_descriptor_extends_the_host_descriptor() {
        let s = structure_by_type(Namespace::Ze, ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0);
        let s = s.expect("it is in the registry");
        assert_eq!(s.name, "ze_external_memmap_sysmem_ext_desc_t");
        assert_eq!(s.extends, ["ze_host_mem_alloc_desc_t"]);
        assert_eq!(s.extension, Some("ZE_extension_external_memmap_sysmem"));
    }
}
