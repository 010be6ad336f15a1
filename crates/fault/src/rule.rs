//! One rule: function, trigger, result, options.

use std::fmt;
use std::num::{NonZeroU32, NonZeroU64};
use std::str::FromStr;
use std::time::Duration;

use zemu_abi::{Function, ze_result_t};

use crate::documented::short_name;
use crate::error::{ParseError, Place, clip};
use crate::nearest::nearest;
use crate::pattern::{FunctionSet, is_glob, matches};

/// On which of the calls that it counts a rule fires.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Trigger {
    /// All of them.
    Always,
    /// The Nth only, counted from 1.
    Nth(NonZeroU64),
    /// The Nth and all later ones.
    From(NonZeroU64),
    /// The Nth, the 2Nth, and so on.
    Every(NonZeroU64),
    /// Each by chance.
    Chance(Probability),
}

/// A probability above 0 and up to 1.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Probability(f64);

impl Probability {
    /// The probability `value`; none when it is not above 0 and at most 1.
    pub fn new(value: f64) -> Option<Self> {
        (value > 0.0 && value <= 1.0).then_some(Self(value))
    }

    /// Its value.
    pub fn get(self) -> f64 {
        self.0
    }
}

/// Whether the result is answered instead of the work or after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum When {
    /// The call does nothing.
    #[default]
    Before,
    /// The call does its work first.
    After,
}

/// A rule as written, before it is known to make sense.
#[derive(Debug, Clone)]
pub(crate) struct Draft {
    pub(crate) pattern: String,
    pub(crate) trigger: Trigger,
    pub(crate) result: ze_result_t,
    pub(crate) when: When,
    pub(crate) count: Option<NonZeroU64>,
    pub(crate) sticky: bool,
    pub(crate) undocumented: bool,
    pub(crate) seed: Option<u64>,
    pub(crate) delay: Option<NonZeroU32>,
    pub(crate) hang: bool,
}

/// A fault rule that makes sense: its functions exist, and document the result unless that was waived.
#[derive(Debug, Clone, PartialEq)]
pub struct Rule {
    pattern: String,
    functions: FunctionSet,
    trigger: Trigger,
    result: ze_result_t,
    when: When,
    count: Option<NonZeroU64>,
    sticky: bool,
    undocumented: bool,
    seed: Option<u64>,
    delay: Option<NonZeroU32>,
    hang: bool,
}

impl Rule {
    /// The rule in its one-line form, such as `zeMemAllocHost@3=OUT_OF_HOST_MEMORY`.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        crate::parse::parse_one(text)
    }

    /// Checks a draft against the registry.
    pub(crate) fn check(draft: Draft, place: Place) -> Result<Self, ParseError> {
        let Draft {
            pattern,
            trigger,
            result,
            when,
            count,
            sticky,
            undocumented,
            seed,
            delay,
            hang,
        } = draft;
        // A sticky rule lasts until the context is gone, and a count would end it earlier.
        if sticky && count.is_some() {
            let reason = "a sticky rule lasts until the context is gone";
            return Err(ParseError::Conflict {
                place,
                first: "sticky",
                second: "count",
                reason,
            });
        }
        // A seed decides by chance only.
        if seed.is_some() && !matches!(trigger, Trigger::Chance(_)) {
            let reason = "a seed has a meaning for a probability only";
            return Err(ParseError::Conflict {
                place,
                first: "seed",
                second: "this trigger",
                reason,
            });
        }
        let functions = if is_glob(&pattern) {
            functions_of_glob(&pattern, result, undocumented, place)?
        } else {
            FunctionSet::from_iter([function_of_name(&pattern, result, undocumented, place)?])
        };
        Ok(Self {
            pattern,
            functions,
            trigger,
            result,
            when,
            count,
            sticky,
            undocumented,
            seed,
            delay,
            hang,
        })
    }

    /// The function name or glob as written.
    pub fn pattern(&self) -> &str {
        &self.pattern
    }

    /// The functions that the rule applies to, in registry order.
    pub fn functions(&self) -> impl Iterator<Item = Function> + '_ {
        self.functions.iter()
    }

    /// Whether the rule applies to `function`.
    pub fn applies_to(&self, function: Function) -> bool {
        self.functions.contains(function)
    }

    /// When it fires.
    pub fn trigger(&self) -> Trigger {
        self.trigger
    }

    /// The result that it answers.
    pub fn result(&self) -> ze_result_t {
        self.result
    }

    /// Whether the work is done first.
    pub fn when(&self) -> When {
        self.when
    }

    /// The most hits it may have.
    pub fn count(&self) -> Option<NonZeroU64> {
        self.count
    }

    /// Whether it stays after its first hit.
    pub fn is_sticky(&self) -> bool {
        self.sticky
    }

    /// Whether it may answer a code that the function does not document.
    pub fn allows_undocumented(&self) -> bool {
        self.undocumented
    }

    /// The seed of its own.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// How much longer the call takes.
    pub fn delay(&self) -> Duration {
        Duration::from_millis(self.delay.map_or(0, |ms| u64::from(ms.get())))
    }

    /// Whether the call does not come back by itself.
    pub fn hangs(&self) -> bool {
        self.hang
    }

    /// Whether the rule, once it sticks, also answers `function`. A glob that sticks leaves out the functions that give
    /// something back: a program must be able to get rid of the lost context.
    pub(crate) fn sticks_to(&self, function: Function) -> bool {
        !is_glob(&self.pattern) || !gives_back(function.name())
    }

    pub(crate) fn function_set(&self) -> &FunctionSet {
        &self.functions
    }
}

/// Whether the function of this name destroys, frees or closes something.
fn gives_back(name: &str) -> bool {
    [
        "Destroy",
        "MemFree",
        "MemClose",
        "MemPutIpc",
        "PoolClose",
        "PoolPutIpc",
    ]
    .iter()
    .any(|w| name.contains(w))
}

fn function_of_name(
    name: &str,
    result: ze_result_t,
    undocumented: bool,
    place: Place,
) -> Result<Function, ParseError> {
    let Some(function) = Function::by_name(name) else {
        let nearest = nearest(name, Function::all().map(Function::name));
        return Err(ParseError::UnknownFunction {
            place,
            name: clip(name),
            nearest,
        });
    };
    if !function.info().returns_result {
        return Err(ParseError::ReturnsNoResult { place, function });
    }
    if !undocumented && !function.documents(result) {
        return Err(ParseError::Undocumented {
            place,
            function,
            result,
        });
    }
    Ok(function)
}

/// A glob applies to the functions that document the code; that none does is an error.
fn functions_of_glob(
    pattern: &str,
    result: ze_result_t,
    undocumented: bool,
    place: Place,
) -> Result<FunctionSet, ParseError> {
    let matching: Vec<_> = Function::all()
        .filter(|f| f.info().returns_result && matches(pattern, f.name()))
        .collect();
    if matching.is_empty() {
        return Err(ParseError::NoMatch {
            place,
            pattern: clip(pattern),
        });
    }
    let fitting: Vec<_> = matching
        .iter()
        .copied()
        .filter(|f| undocumented || f.documents(result))
        .collect();
    if fitting.is_empty() {
        let (pattern, matching) = (clip(pattern), matching.len());
        return Err(ParseError::NoneDocuments {
            place,
            pattern,
            matching,
            result,
        });
    }
    Ok(fitting.into_iter().collect())
}

impl FromStr for Rule {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Always => Ok(()),
            Self::Nth(n) => write!(f, "@{n}"),
            Self::From(n) => write!(f, "@{n}+"),
            Self::Every(n) => write!(f, "/{n}"),
            Self::Chance(p) => write!(f, "%{}", p.0),
        }
    }
}

/// The one-line form; [`Rule::parse`] of it gives the same rule.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}=", self.pattern, self.trigger)?;
        match short_name(self.result) {
            Some(name) => f.write_str(name)?,
            None => write!(f, "{:#x}", self.result.0)?,
        }
        if self.when == When::After {
            f.write_str(",after")?;
        }
        if let Some(count) = self.count {
            write!(f, ",count={count}")?;
        }
        if self.sticky {
            f.write_str(",sticky")?;
        }
        if self.undocumented {
            f.write_str(",undocumented")?;
        }
        if let Some(seed) = self.seed {
            write!(f, ",seed={seed}")?;
        }
        if let Some(delay) = self.delay {
            write!(f, ",delay={delay}")?;
        }
        if self.hang {
            f.write_str(",hang")?;
        }
        Ok(())
    }
}
