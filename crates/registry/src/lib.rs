//! Facts of the Level Zero C API (specification 1.17.24) and a typed reader for them.
//!
//! The facts are the JSON files under `data/`, one per namespace; `data/README.md` describes their keys. They say
//! what a function is called, what it takes, which codes it documents and under which machine-readable condition,
//! how structures are laid out, and which dispatch-table entry arrived in which version. The generator
//! (`cargo xtask gen`) and the tests read them; nothing that ships does.
//!
//! Not detected: whether the facts agree with a header. The C clients of the tests compile against real headers.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod model;

pub use model::*;

use std::path::{Path, PathBuf};

/// Why the data files could not be read.
#[derive(Debug, thiserror::Error)]
pub enum RegistryError {
    /// A data file could not be opened.
    #[error("registry file {path} cannot be read: {source}")]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A data file does not have the form that `data/README.md` describes.
    #[error("registry file {path} is malformed: {source}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Where and how.
        source: serde_json::Error,
    },
}

/// All namespaces, in the order in which tables are numbered: ze, zet, zes, zer, and zel apart.
#[derive(Debug)]
pub struct Registry {
    /// Core, tools, sysman and runtime: the 478 functions of the API.
    pub api: Vec<Namespace>,
    /// The loader and its tracing layer: the names that only the drop-in exports.
    pub zel: Namespace,
}

/// The folder of the data files in this source tree.
pub fn data_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data")
}

impl Registry {
    /// Reads all data files of this source tree.
    ///
    /// # Errors
    /// [`RegistryError`] names the file that is missing or malformed.
    pub fn load() -> Result<Self, RegistryError> {
        let api = ["ze", "zet", "zes", "zer"]
            .into_iter()
            .map(namespace)
            .collect::<Result<_, _>>()?;
        Ok(Self {
            api,
            zel: namespace("zel")?,
        })
    }

    /// All API functions, namespace by namespace, in header order.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.api.iter().flat_map(|n| &n.functions)
    }

    /// All dispatch tables that a driver fills.
    pub fn tables(&self) -> impl Iterator<Item = &DdiTable> {
        self.api.iter().flat_map(|n| &n.ddi_tables)
    }

    /// All structures and unions of the API namespaces.
    pub fn structs(&self) -> impl Iterator<Item = &Struct> {
        self.api.iter().flat_map(|n| n.structs.iter().chain(&n.unions))
    }

    /// All enums of the API namespaces.
    pub fn enums(&self) -> impl Iterator<Item = &Enum> {
        self.api.iter().flat_map(|n| &n.enums)
    }

    /// The codes that every function returning `ze_result_t` documents.
    pub fn standard_codes(&self) -> &[String] {
        self.api
            .iter()
            .map(|n| n.std_returns.as_slice())
            .find(|c| !c.is_empty())
            .unwrap_or_default()
    }

    /// Every (code, class) that `function` documents, each once, standard codes first.
    pub fn documented_codes(&self, function: &Function) -> Vec<(String, CodeClass)> {
        let mut codes: Vec<(String, CodeClass)> = Vec::new();
        if function.std {
            codes.extend(
                self.standard_codes()
                    .iter()
                    .map(|c| (c.clone(), standard_class(c))),
            );
        }
        for r in &function.returns {
            if r.code != "ZE_RESULT_SUCCESS" && codes.iter().all(|(c, _)| *c != r.code) {
                codes.push((r.code.clone(), r.class));
            }
        }
        codes
    }
}

/// What kind of failure one of the [standard codes](Registry::standard_codes) tells.
pub fn standard_class(code: &str) -> CodeClass {
    match code {
        "ZE_RESULT_ERROR_INVALID_ARGUMENT" => CodeClass::Arg,
        "ZE_RESULT_ERROR_UNSUPPORTED_FEATURE" => CodeClass::Cap,
        _ => CodeClass::Env,
    }
}

fn namespace(name: &str) -> Result<Namespace, RegistryError> {
    let path = data_folder().join(format!("{name}.json"));
    let text = std::fs::read_to_string(&path).map_err(|source| RegistryError::Read {
        path: path.clone(),
        source,
    })?;
    serde_json::from_str(&text).map_err(|source| RegistryError::Malformed { path, source })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counts of `summary.json` are the denominators that coverage is measured against.
    #[test]
    fn counts_are_those_of_the_summary() {
        let r = Registry::load().expect("data files are checked in");
        assert_eq!(r.functions().count(), 478);
        assert_eq!(r.tables().count(), 76);
        assert_eq!(r.tables().map(|t| t.entries.len()).sum::<usize>(), 478);
        let conditions: usize = r
            .functions()
            .flat_map(|f| &f.returns)
            .flat_map(|r| &r.when)
            .filter(|w| w.is_code())
            .count();
        assert_eq!(conditions, 1153);
        let pairs: usize = r
            .functions()
            .filter(|f| f.ret == "ze_result_t")
            .flat_map(|f| r.documented_codes(f))
            .filter(|(_, class)| *class != CodeClass::Status)
            .count();
        assert_eq!(pairs, 6802);
    }

    #[test]
    fn every_table_entry_names_a_function() {
        let r = Registry::load().expect("data files are checked in");
        for t in r.tables() {
            for e in &t.entries {
                assert!(r.functions().any(|f| f.name == e.function), "{}", e.function);
            }
        }
    }
}
