//! What can be injected where.

use zemu_abi::meta::{CodeClass, result_by_name, result_name};
use zemu_abi::{Function, ze_result_t};

/// A code that a function documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Documented {
    /// The code.
    pub code: ze_result_t,
    /// Its name in rules: the shortest form that is understood.
    pub name: &'static str,
    /// What kind of failure it tells.
    pub class: CodeClass,
}

/// The codes that `function` documents besides SUCCESS, in registry order; nothing for the functions that return no
/// code.
pub fn documented(function: Function) -> impl Iterator<Item = Documented> {
    let info = function.info();
    info.codes().filter(|_| info.returns_result).map(|c| Documented {
        code: c.code,
        name: short_name(c.code).unwrap_or("unnamed"),
        class: c.class,
    })
}

/// The shortest name that a rule understands for `code`: without `ZE_RESULT_ERROR_` or `ZE_RESULT_`. None for a value
/// that the specification does not name.
pub fn short_name(code: ze_result_t) -> Option<&'static str> {
    let full = result_name(code)?;
    ["ZE_RESULT_ERROR_", "ZE_RESULT_"]
        .into_iter()
        .filter_map(|prefix| full.strip_prefix(prefix))
        .find(|short| result_by_name(short) == Some(code))
        .or(Some(full))
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::{ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, ZE_RESULT_NOT_READY, meta::results};

    #[test]
    fn every_short_name_is_understood_again() {
        for (full, code) in results() {
            let short = short_name(*code).expect("it has a name");
            assert_eq!(result_by_name(short), Some(*code), "{full}");
        }
        assert_eq!(
            short_name(ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY),
            Some("OUT_OF_HOST_MEMORY")
        );
        assert_eq!(short_name(ZE_RESULT_NOT_READY), Some("NOT_READY"));
        assert_eq!(short_name(ze_result_t(0x1234_5678)), None);
    }

    #[test]
    fn allocation_documents_memory_running_out() {
        let function = Function::by_name("zeMemAllocHost").expect("it exists");
        let found = documented(function).find(|d| d.code == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        assert_eq!(
            found.map(|d| (d.name, d.class)),
            Some(("OUT_OF_HOST_MEMORY", CodeClass::Environment))
        );
    }

    #[test]
    fn functions_without_a_code_have_nothing_to_inject() {
        let without: Vec<_> = Function::all().filter(|f| !f.info().returns_result).collect();
        assert_eq!(without.len(), 4);
        assert!(without.iter().all(|f| documented(*f).next().is_none()));
    }
}
