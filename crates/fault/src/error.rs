//! What can be wrong with a rule.

use std::fmt;

use zemu_abi::{Function, ze_result_t};

use crate::documented::{documented, short_name};

/// Where a rule stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the one-line form.
    Line {
        /// Which rule, from 1.
        rule: usize,
        /// Which character of the whole text, from 1.
        column: usize,
    },
    /// In TOML: which `[[fault]]`, from 1.
    Table(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { rule, column } => write!(f, "fault rule {rule}, column {column}"),
            Self::Table(number) => write!(f, "[[fault]] number {number}"),
        }
    }
}

/// Why a fault rule is refused. Each message names the place, the thing, its value, the rule, and the nearest valid
/// name where there is one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// No function before the trigger or the equals sign.
    #[error("{place}: a function name or a glob must come first")]
    MissingFunction {
        /// Where.
        place: Place,
    },
    /// No result given.
    #[error("{place}: {function} has no result; write {function}=RESULT, such as {function}=DEVICE_LOST")]
    MissingResult {
        /// Where.
        place: Place,
        /// The text before.
        function: String,
    },
    /// No API function has this name.
    #[error("{place}: there is no function {name}{}", did_you_mean(*.nearest))]
    UnknownFunction {
        /// Where.
        place: Place,
        /// The name given.
        name: String,
        /// The most similar one.
        nearest: Option<&'static str>,
    },
    /// A glob that no API function matches.
    #[error("{place}: no function matches {pattern}")]
    NoMatch {
        /// Where.
        place: Place,
        /// The glob.
        pattern: String,
    },
    /// No result code has this name.
    #[error("{place}: there is no result {name}{}", did_you_mean(*.nearest))]
    UnknownResult {
        /// Where.
        place: Place,
        /// The name given.
        name: String,
        /// The most similar one.
        nearest: Option<&'static str>,
    },
    /// An option or a TOML key that does not exist.
    #[error("{place}: there is no option {name}{}; the options are {}", did_you_mean(*.nearest), .known.join(", "))]
    UnknownOption {
        /// Where.
        place: Place,
        /// The name given.
        name: String,
        /// The most similar one.
        nearest: Option<&'static str>,
        /// All options of this form.
        known: &'static [&'static str],
    },
    /// What follows the function is no trigger.
    #[error(
        "{place}: {text} is no trigger; @N is the Nth call, @N+ the Nth and all later, /N every Nth, %P probability P"
    )]
    BadTrigger {
        /// Where.
        place: Place,
        /// The text given.
        text: String,
    },
    /// A value that its option does not allow.
    #[error("{place}: {name} is {value}, but it must be {rule}")]
    BadValue {
        /// Where.
        place: Place,
        /// The option or trigger.
        name: &'static str,
        /// The value given.
        value: String,
        /// What is allowed.
        rule: &'static str,
    },
    /// Two things that exclude each other, or the same twice.
    #[error("{place}: {first} and {second} cannot be given together: {reason}")]
    Conflict {
        /// Where.
        place: Place,
        /// One of them.
        first: &'static str,
        /// The other.
        second: &'static str,
        /// Why not.
        reason: &'static str,
    },
    /// The function does not document the code.
    #[error("{place}: {} does not document {}; it documents: {} (the option `undocumented` allows others)",
        .function.name(), full_name(*.result), documented_list(*.function))]
    Undocumented {
        /// Where.
        place: Place,
        /// The function.
        function: Function,
        /// The code.
        result: ze_result_t,
    },
    /// None of the functions that match the glob documents the code.
    #[error("{place}: none of the {matching} functions that match {pattern} documents {} (the option `undocumented` allows others)",
        full_name(*.result))]
    NoneDocuments {
        /// Where.
        place: Place,
        /// The glob.
        pattern: String,
        /// How many functions match it.
        matching: usize,
        /// The code.
        result: ze_result_t,
    },
    /// One of the four functions that return no result code.
    #[error("{place}: {} returns no result code, so no code can be injected into it", .function.name())]
    ReturnsNoResult {
        /// Where.
        place: Place,
        /// The function.
        function: Function,
    },
    /// The text is no TOML.
    #[error("the fault plan is no valid TOML: {message}")]
    Toml {
        /// What the TOML parser says, with line and column.
        message: String,
    },
    /// A TOML value of the wrong type.
    #[error("{place}: {key} is {found}, but it must be {expected}")]
    WrongType {
        /// Where.
        place: Place,
        /// The key.
        key: &'static str,
        /// The type found.
        found: &'static str,
        /// The type wanted.
        expected: &'static str,
    },
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest
        .map(|n| format!("; did you mean {n}?"))
        .unwrap_or_default()
}

fn full_name(code: ze_result_t) -> String {
    zemu_abi::meta::result_name(code).map_or_else(|| format!("{:#x}", code.0), str::to_owned)
}

fn documented_list(function: Function) -> String {
    let names: Vec<_> = documented(function).filter_map(|d| short_name(d.code)).collect();
    names.join(", ")
}

/// `text` in a length that fits a message.
pub(crate) fn clip(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
