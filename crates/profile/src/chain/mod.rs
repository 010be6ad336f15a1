//! What each entry point does with the structures of a `pNext` chain.
//!
//! One row for each entry point and base structure ([`rule`]); [`decide`] applies it to a chain. The chain itself is
//! walked elsewhere: one that cannot be read, is cyclic or has more than 64 elements never comes here.
//!
//! Rule in our words (specification, "Structure pNext"): a structure may stand in a chain if the registry says that
//! it extends the base structure, or one that stands before it in the chain and was accepted, and if the extension
//! that brings it is reported. What happens to one that may not is the row's [`Refusal`]: the specification leaves it
//! open, real programs chain types that no driver knows, and allocations and modules must not pretend.

use zemu_abi::meta::{Function, Namespace, StructureInfo, structure_by_type, structures};
use zemu_abi::*;

use crate::Profile;
use crate::behaviour::{Choice, Row};

mod rules;

pub use rules::RULES;

/// What an entry point does with a structure that may not stand in its chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Answers UNSUPPORTED_ENUMERATION.
    UnsupportedEnumeration,
    /// Answers INVALID_ARGUMENT.
    InvalidArgument,
    /// Answers INVALID_ENUMERATION.
    InvalidEnumeration,
    /// Answers UNSUPPORTED_FEATURE.
    UnsupportedFeature,
    /// Goes on without it; a note says so.
    Ignore,
}

impl Refusal {
    /// The code, or none if the structure is ignored.
    pub fn code(self) -> Option<ze_result_t> {
        match self {
            Self::UnsupportedEnumeration => Some(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION),
            Self::InvalidArgument => Some(ZE_RESULT_ERROR_INVALID_ARGUMENT),
            Self::InvalidEnumeration => Some(ZE_RESULT_ERROR_INVALID_ENUMERATION),
            Self::UnsupportedFeature => Some(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE),
            Self::Ignore => None,
        }
    }
}

/// The row of an entry point and base structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChainRule {
    /// The entry point.
    pub function: Function,
    /// The structure that the chain begins at, or the parameter that is itself the chain.
    pub base: &'static str,
    /// What `spec` does with a structure that may not stand here.
    pub refusal: Refusal,
    /// What the shipped driver does with a structure that it does not know here.
    pub neo: Refusal,
    /// Structures that the shipped driver takes without an error and without an effect though the registry does not
    /// allow them here.
    pub neo_tolerates: &'static [ze_structure_type_t],
    /// Structures whose fate here is a row of the behaviour, whatever the registry's parents say.
    pub rows: &'static [(ze_structure_type_t, Row)],
}

/// Why a structure may not stand in the chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// No structure has this type.
    Unknown,
    /// The structure does not extend the base or anything accepted before it.
    NotAllowedParent,
    /// The profile does not report the extension that brings the structure.
    ExtensionNotReported,
}

/// What becomes of one element of a chain.
#[derive(Debug, Clone, Copy)]
pub enum Decision {
    /// It counts.
    Accept(&'static StructureInfo),
    /// The call answers this code.
    Refuse(ze_result_t, Why),
    /// The call goes on without it.
    Ignore(Why),
}

impl Decision {
    /// The code that the call answers because of this element.
    pub fn refusal(self) -> Option<ze_result_t> {
        match self {
            Self::Refuse(code, _) => Some(code),
            Self::Accept(_) | Self::Ignore(_) => None,
        }
    }

    /// Whether the element counts.
    pub fn is_accepted(self) -> bool {
        matches!(self, Self::Accept(_))
    }
}

/// The row of an entry point and base structure (or, for a parameter that is itself the chain, its name). An entry
/// point without a row of its own ignores what may not stand there.
pub fn rule(function: Function, base: &str) -> Option<&'static ChainRule> {
    RULES.iter().find(|r| r.function == function && r.base == base)
}

/// What becomes of each element of a chain, in order. The call answers the first code in it, if there is one.
pub fn decide(function: Function, base: &str, elements: &[u32], profile: &Profile) -> Vec<Decision> {
    let rule = rule(function, base);
    let mut accepted: Vec<&'static str> = Vec::new();
    elements
        .iter()
        .map(|&stype| {
            let decision = one(function, base, rule, stype, &accepted, profile);
            if let Decision::Accept(s) = decision {
                accepted.push(s.name);
            }
            decision
        })
        .collect()
}

/// The code that a call with this chain answers, or none if it goes on.
pub fn refusal(decisions: &[Decision]) -> Option<ze_result_t> {
    decisions.iter().find_map(|d| d.refusal())
}

/// Every structure that [`decide`] can accept directly behind this base: what the function must be able to read.
pub fn accepted(
    function: Function,
    base: &str,
    profile: &Profile,
) -> impl Iterator<Item = &'static StructureInfo> {
    let rule = rule(function, base);
    let mut all: Vec<&'static StructureInfo> = Vec::new();
    for &stype in structures().iter().flat_map(|s| s.stypes) {
        if let Decision::Accept(s) = one(function, base, rule, stype, &[], profile)
            && all.iter().all(|known| known.name != s.name)
        {
            all.push(s);
        }
    }
    all.into_iter()
}

fn one(
    function: Function,
    base: &str,
    rule: Option<&ChainRule>,
    stype: u32,
    accepted: &[&str],
    profile: &Profile,
) -> Decision {
    let neo = profile.behaviour().kind().is_neo();
    let (refusal, tolerates) = match rule {
        Some(r) if neo => (r.neo, r.neo_tolerates),
        Some(r) => (r.refusal, &[][..]),
        None => (Refusal::Ignore, &[][..]),
    };
    let refuse = |why| match refusal.code() {
        Some(code) if tolerates.iter().all(|t| t.0 != stype) => Decision::Refuse(code, why),
        _ => Decision::Ignore(why),
    };
    if let Some((_, row)) = rule.and_then(|r| r.rows.iter().find(|(t, _)| t.0 == stype)) {
        return match profile.behaviour().choice(*row) {
            Choice::Refuse(code) => Decision::Refuse(code, Why::NotAllowedParent),
            _ => Decision::Ignore(Why::NotAllowedParent),
        };
    }
    let Some(info) = structure(function, stype) else {
        return refuse(Why::Unknown);
    };
    let extends = |parent: &str| info.extends.contains(&parent);
    let parameter = || info.extends.iter().any(|e| is_parameter(e, function, base));
    if !(extends(base) || parameter() || accepted.iter().any(|a| extends(a))) {
        return refuse(Why::NotAllowedParent);
    }
    match info.extension {
        Some(e) if profile.extension(e).is_none() => refuse(Why::ExtensionNotReported),
        _ => Decision::Accept(info),
    }
}

/// The structure of a type, in the function's namespace or else in the core one: tools and runtime calls chain core
/// structures too.
fn structure(function: Function, stype: u32) -> Option<&'static StructureInfo> {
    structure_by_type(function.info().namespace, stype).or_else(|| structure_by_type(Namespace::Ze, stype))
}

/// Whether `parent` reads `function(base)`.
fn is_parameter(parent: &str, function: Function, base: &str) -> bool {
    parent
        .strip_prefix(function.name())
        .and_then(|rest| rest.strip_prefix('('))
        .and_then(|rest| rest.strip_suffix(')'))
        == Some(base)
}
