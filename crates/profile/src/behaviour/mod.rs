//! Where the specification and the shipped driver differ, one row of data for each difference.
//!
//! A row says what to do in one situation: under `spec` what the specification documents, under `neo-i915` and
//! `neo-xe` what the shipped driver does on that kernel driver. Where the shipped driver crashes, hangs or overruns,
//! the answer is that of `spec` and [`Answer::shipped_driver_crashes`] is set, so that a finding can say it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use zemu_abi::meta::Function;
use zemu_abi::{ZE_RESULT_SUCCESS, ze_result_t};

mod rows;

pub use rows::Row;

/// Whose rules hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Behaviour {
    /// Documented codes, strict checks.
    #[default]
    Spec,
    /// The shipped driver on the i915 kernel driver.
    #[serde(rename = "neo-i915")]
    NeoI915,
    /// The shipped driver on the Xe kernel driver.
    NeoXe,
}

impl Behaviour {
    /// All behaviours.
    pub const ALL: [Self; 3] = [Self::Spec, Self::NeoI915, Self::NeoXe];

    /// The name that settings use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Spec => "spec",
            Self::NeoI915 => "neo-i915",
            Self::NeoXe => "neo-xe",
        }
    }

    /// The behaviour of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|b| b.name() == name)
    }

    /// Whether it is the shipped driver's.
    pub fn is_neo(self) -> bool {
        self != Self::Spec
    }
}

/// What to do in a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Answer this code and change nothing (except what the row's sentence names).
    Refuse(ze_result_t),
    /// Go on as the row's sentence says.
    Accept,
    /// Go on as if the argument were not there.
    Ignore,
    /// Succeed now, and answer this code when the device first needs the object: making it resident, or the
    /// submission of a command that uses it.
    Late(ze_result_t),
    /// Write this value where the specification has the application read one.
    Report(u32),
}

impl Choice {
    /// The code that the call answers at once.
    pub fn code(self) -> ze_result_t {
        match self {
            Self::Refuse(code) => code,
            Self::Accept | Self::Ignore | Self::Late(_) | Self::Report(_) => ZE_RESULT_SUCCESS,
        }
    }
}

/// A choice, and whether the shipped driver would not have lived to make one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// What to do.
    pub choice: Choice,
    /// Whether the behaviour is the shipped driver's, and that crashes, hangs, aborts or overruns here.
    pub shipped_driver_crashes: bool,
}

/// What the shipped driver does, beside what `spec` does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Neo {
    Does(Choice),
    Crashes,
}

/// One row of the table.
#[derive(Debug)]
struct RowData {
    name: &'static str,
    /// The functions that the row is about; empty if it is about all that take such an argument.
    functions: &'static [Function],
    spec: Choice,
    i915: Neo,
    xe: Neo,
    sentence: &'static str,
    source: &'static str,
}

impl Row {
    /// The row's name, as profiles and `zemu profiles` write it.
    pub fn name(self) -> &'static str {
        self.data().name
    }

    /// The row of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::all().find(|r| r.name() == name)
    }

    /// The situation, and what either side does in it, in one sentence.
    pub fn sentence(self) -> &'static str {
        self.data().sentence
    }

    /// Where the difference is documented.
    pub fn source(self) -> &'static str {
        self.data().source
    }

    /// The functions that the row is about; empty if it is about all that take such an argument.
    pub fn functions(self) -> &'static [Function] {
        self.data().functions
    }

    /// What `behaviour` does.
    pub fn answer(self, behaviour: Behaviour) -> Answer {
        let data = self.data();
        let neo = match behaviour {
            Behaviour::Spec => Neo::Does(data.spec),
            Behaviour::NeoI915 => data.i915,
            Behaviour::NeoXe => data.xe,
        };
        match neo {
            Neo::Does(choice) => Answer {
                choice,
                shipped_driver_crashes: false,
            },
            Neo::Crashes => Answer {
                choice: data.spec,
                shipped_driver_crashes: true,
            },
        }
    }
}

/// The rows as one profile has them: those of its behaviour, with the codes that the profile sets itself.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    behaviour: Behaviour,
    codes: &'a BTreeMap<Row, ze_result_t>,
}

impl<'a> Rows<'a> {
    pub(crate) fn new(behaviour: Behaviour, codes: &'a BTreeMap<Row, ze_result_t>) -> Self {
        Self { behaviour, codes }
    }

    /// Whose rules hold.
    pub fn kind(self) -> Behaviour {
        self.behaviour
    }

    /// What to do in the row's situation, and whether the shipped driver crashes there.
    pub fn answer(self, row: Row) -> Answer {
        match self.codes.get(&row) {
            Some(&code) if code == ZE_RESULT_SUCCESS => Answer {
                choice: Choice::Accept,
                shipped_driver_crashes: false,
            },
            Some(&code) => Answer {
                choice: Choice::Refuse(code),
                shipped_driver_crashes: false,
            },
            None => row.answer(self.behaviour),
        }
    }

    /// What to do in the row's situation.
    pub fn choice(self, row: Row) -> Choice {
        self.answer(row).choice
    }

    /// The code that a call in the row's situation answers at once; success where it goes on.
    pub fn code(self, row: Row) -> ze_result_t {
        self.choice(row).code()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_lead_back() {
        for row in Row::all() {
            assert_eq!(Row::by_name(row.name()), Some(row), "{}", row.name());
            assert!(row.sentence().ends_with('.'), "{}", row.name());
            assert!(!row.source().is_empty(), "{}", row.name());
        }
        for b in Behaviour::ALL {
            assert_eq!(Behaviour::by_name(b.name()), Some(b));
        }
    }

    /// `spec` answers only codes that the functions of the row document.
    #[test]
    fn spec_answers_documented_codes() {
        for row in Row::all() {
            if let Choice::Refuse(code) = row.answer(Behaviour::Spec).choice {
                for f in row.functions() {
                    assert!(
                        f.documents(code),
                        "{}: {} does not document {code:?}",
                        row.name(),
                        f.name()
                    );
                }
            }
        }
    }

    /// A row is a difference: at least one of the shipped drivers does something else.
    #[test]
    fn every_row_is_a_difference() {
        for row in Row::all() {
            let spec = row.answer(Behaviour::Spec);
            assert!(!spec.shipped_driver_crashes);
            let differs = [Behaviour::NeoI915, Behaviour::NeoXe]
                .iter()
                .any(|b| row.answer(*b) != spec);
            assert!(differs, "{}", row.name());
        }
    }

    #[test]
    fn a_profile_sets_its_own_code() {
        let codes = BTreeMap::from([(
            Row::ImportPointerOffPage,
            zemu_abi::ZE_RESULT_ERROR_UNSUPPORTED_SIZE,
        )]);
        let rows = Rows::new(Behaviour::Spec, &codes);
        assert_eq!(
            rows.code(Row::ImportPointerOffPage),
            zemu_abi::ZE_RESULT_ERROR_UNSUPPORTED_SIZE
        );
        assert_eq!(
            rows.code(Row::ImportSizeOffPage),
            zemu_abi::ZE_RESULT_ERROR_UNSUPPORTED_SIZE
        );
        assert_eq!(
            rows.code(Row::FreeInteriorPointer),
            zemu_abi::ZE_RESULT_ERROR_INVALID_ARGUMENT
        );
    }
}
