//! `pNext` chains: what may stand in them is the profile's table; a refusal becomes a code and a finding here.

use zemu_abi::meta::structure_by_type;
use zemu_abi::{ZE_RESULT_ERROR_INVALID_ARGUMENT, meta::Namespace, ze_result_t};
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_profile::chain::{Decision, Why, decide};

use crate::{ApiError, ApiResult, Core};

/// The longest chain that is walked.
pub const LONGEST_CHAIN: usize = 64;

/// Why a chain cannot be walked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChainError {
    /// A structure of the chain cannot be read.
    Unreadable {
        /// Its place in the chain, from 0.
        index: usize,
        /// Its address.
        address: u64,
    },
    /// The chain returns to a structure that it already passed.
    Cyclic {
        /// The address that comes back.
        address: u64,
    },
    /// More than [`LONGEST_CHAIN`] structures.
    TooLong,
}

/// A structure with its chain, as the application passed them.
#[derive(Debug, Clone)]
pub struct Chain {
    /// The parameter that the chain hangs off.
    pub parameter: &'static str,
    /// The C name of the structure.
    pub base: &'static str,
    /// The structure type that stands in it; none for a raw chain parameter.
    pub found: Option<u32>,
    /// The structure types of the chain, in order.
    pub links: Result<Vec<u32>, ChainError>,
}

impl Core {
    /// Checks a structure's own type and its chain (specification: introduction, extensions and structure types), and
    /// tells for each chained structure whether it counts.
    ///
    /// # Errors
    /// INVALID_ARGUMENT for a wrong structure type and for a chain that cannot be walked; what the profile's table says for
    /// a chained structure that is unknown, has no meaning there, or belongs to an extension that is not reported.
    pub fn check_chain(&self, call: CallRef, chain: &Chain) -> ApiResult<Vec<bool>> {
        let name = Value::Name(chain.parameter);
        let expected = zemu_abi::meta::structure_by_name(chain.base).map_or(&[][..], |s| s.stypes);
        // The first field of a structure says what it is.
        if let Some(found) = chain.found.filter(|f| !expected.contains(f)) {
            return Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::chain::BASE_TYPE)
                    .with("parameter", name)
                    .with("found", Value::Text(format!("{found:#x}")))
                    .with(
                        "expected",
                        Value::Text(
                            expected
                                .iter()
                                .map(|e| format!("{e:#x}"))
                                .collect::<Vec<_>>()
                                .join(" or "),
                        ),
                    ),
            );
        }
        // A chain ends, and every structure of it can be read.
        let links = chain.links.as_ref().map_err(|e| broken(chain, *e))?;
        let decisions = decide(call.function, chain.base, links, &self.profile);
        for (index, (decision, stype)) in decisions.iter().zip(links).enumerate() {
            match decision {
                Decision::Accept(_) => {}
                // A chained structure is known, has a meaning there, and its extension is reported.
                Decision::Refuse(code, why) => {
                    return Err(refusal(call, chain, index, *stype, *code, *why));
                }
                Decision::Ignore(_) => {
                    let structure = structure_by_type(Namespace::Ze, *stype);
                    let text =
                        structure.map_or_else(|| format!("structure type {stype:#x}"), |s| s.name.to_owned());
                    self.note(
                        call,
                        Finding::new(&rules::chain::IGNORED)
                            .with("index", Value::Index(index as u64))
                            .with("parameter", Value::Name(chain.parameter))
                            .with("structure", Value::Text(text)),
                    );
                }
            }
        }
        self.note_repeated(call, chain, links, &decisions);
        Ok(decisions.iter().map(|d| d.is_accepted()).collect())
    }

    /// A structure that counts stands in a chain once.
    fn note_repeated(&self, call: CallRef, chain: &Chain, links: &[u32], decisions: &[Decision]) {
        let counting: Vec<u32> = links
            .iter()
            .zip(decisions)
            .filter(|(_, d)| d.is_accepted())
            .map(|(l, _)| *l)
            .collect();
        for (i, stype) in counting
            .iter()
            .enumerate()
            .filter(|(i, s)| counting[..*i].iter().filter(|e| e == s).count() == 1)
        {
            let count = 2 + counting[i + 1..].iter().filter(|s| *s == stype).count();
            let finding = if is_import(*stype) {
                Finding::new(&rules::import::TWICE).with("count", Value::Count(count as u64))
            } else {
                let name = structure_by_type(Namespace::Ze, *stype).map_or("a structure", |s| s.name);
                Finding::new(&rules::chain::TWICE).with("structure", Value::Name(name))
            };
            self.note(call, finding.with("parameter", Value::Name(chain.parameter)));
        }
    }

    /// Files a finding that does not change a call's result.
    pub fn note(&self, call: CallRef, finding: Finding) {
        self.diagnostics.report(finding.in_call(call));
    }
}

fn broken(chain: &Chain, error: ChainError) -> ApiError {
    let refuse = |rule| {
        ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, rule).with("parameter", Value::Name(chain.parameter))
    };
    match error {
        ChainError::Unreadable { index, address } => refuse(&rules::chain::UNREADABLE)
            .with("index", Value::Index(index as u64))
            .with("address", Value::Address(address)),
        ChainError::Cyclic { address } => {
            refuse(&rules::chain::CYCLIC).with("address", Value::Address(address))
        }
        ChainError::TooLong => {
            refuse(&rules::chain::TOO_LONG).with("limit", Value::Count(LONGEST_CHAIN as u64))
        }
    }
}

fn refusal(call: CallRef, chain: &Chain, index: usize, stype: u32, code: ze_result_t, why: Why) -> ApiError {
    let rule = match why {
        Why::NotAllowedParent if is_import(stype) => &rules::import::OTHER_KIND,
        Why::Unknown => &rules::chain::UNKNOWN,
        Why::ExtensionNotReported => &rules::chain::NOT_REPORTED,
        _ => &rules::chain::NOT_ALLOWED,
    };
    let structure = structure_by_type(Namespace::Ze, stype);
    ApiError::new(code, rule)
        .with("function", Value::Function(call.function))
        .with("parameter", Value::Name(chain.parameter))
        .with("index", Value::Index(index as u64))
        .with("found", Value::Text(format!("{stype:#x}")))
        .with(
            "structure",
            Value::Name(structure.map_or("the structure", |s| s.name)),
        )
        .with(
            "extension",
            Value::Name(structure.and_then(|s| s.extension).unwrap_or("an extension")),
        )
        .with(
            "allowed",
            Value::Text(structure.map_or_else(String::new, |s| s.extends.join(", "))),
        )
}

/// Whether the structure asks for an import of application pages, which only a host allocation does.
fn is_import(stype: u32) -> bool {
    stype == zemu_abi::ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0
}

/// Whether `function` has a parameter of that base structure whose chain the table knows.
#[cfg(test)]
fn is_known(function: zemu_abi::Function, base: &str) -> bool {
    zemu_profile::chain::rule(function, base).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::Function;

    #[test]
    fn allocations_have_a_row() {
        assert!(is_known(Function::zeMemAllocHost, "ze_host_mem_alloc_desc_t"));
    }
}
