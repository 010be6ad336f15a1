//! Why a profile could not be read.

use std::fmt;

/// Why a profile could not be read. Every variant names the thing, its value and the nearest valid one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// No profile of this name.
    #[error("there is no profile `{name}`{}", Nearest(nearest))]
    UnknownProfile {
        /// The name that was asked for.
        name: String,
        /// The nearest name that exists.
        nearest: Option<String>,
    },
    /// The text is not TOML.
    #[error("the profile is not valid TOML: {message}")]
    Syntax {
        /// What the TOML parser says, with line and column.
        message: String,
    },
    /// A key that profiles do not have.
    #[error("`{}` is not a key of a profile{}", Dotted(path, key), Nearest(nearest))]
    UnknownKey {
        /// The tables that hold the key, dotted; empty at the top.
        path: String,
        /// The key.
        key: String,
        /// The nearest key that this table has.
        nearest: Option<String>,
    },
    /// A value outside the set that the key allows.
    #[error("`{path}` cannot be `{value}`{}", Nearest(nearest))]
    UnknownValue {
        /// The key, dotted.
        path: String,
        /// The value.
        value: String,
        /// The nearest value that is allowed.
        nearest: Option<String>,
    },
    /// A key that has no value, neither here nor in what the profile inherits from.
    #[error(
        "`{}` is missing: set it, or name a profile that has it in `inherits`",
        Dotted(path, key)
    )]
    Missing {
        /// The tables that should hold the key, dotted; empty at the top.
        path: String,
        /// The key.
        key: String,
    },
    /// A value of the wrong type, or outside its range.
    #[error("`{path}`: {message}")]
    Invalid {
        /// The key, dotted.
        path: String,
        /// What is wrong with the value.
        message: String,
    },
    /// Profiles that inherit from each other in a ring.
    #[error("profile `{name}` inherits from itself, by way of {}", via.join(", "))]
    InheritanceCycle {
        /// The profile at which the ring closes.
        name: String,
        /// The profiles between.
        via: Vec<String>,
    },
}

struct Nearest<'a>(&'a Option<String>);

impl fmt::Display for Nearest<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(nearest) => write!(f, "; the nearest is `{nearest}`"),
            None => Ok(()),
        }
    }
}

struct Dotted<'a>(&'a str, &'a str);

impl fmt::Display for Dotted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            "" => f.write_str(self.1),
            path => write!(f, "{path}.{}", self.1),
        }
    }
}

/// The candidate that is most like `word`; always one, however far, if there are candidates.
pub(crate) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let word = word.to_lowercase();
    candidates
        .into_iter()
        // Jaro-Winkler is a number from 0 to 1: no NaN, so the order is total.
        .max_by(|a, b| {
            let score = |c: &str| strsim::jaro_winkler(&word, &c.to_lowercase());
            score(a).total_cmp(&score(b))
        })
        .map(str::to_owned)
}
