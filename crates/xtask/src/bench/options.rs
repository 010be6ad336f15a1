//! What the user asks for.

use std::fmt;

/// A problem size of the suite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// Some hundred to some ten thousand work-items; what Oclgrind runs.
    Small,
    /// Up to a million.
    Medium,
    /// Up to 16 million.
    Large,
}

impl Size {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Its label in the suite.
    pub fn label(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        }
    }

    /// The size with that label.
    pub fn from_label(label: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.label() == label)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

/// How the kernels were compiled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Variant {
    /// With `-O2`.
    #[default]
    Optimised,
    /// With `-O0`.
    Unoptimised,
}

impl Variant {
    /// Its name on the command line and for the runners.
    pub fn label(self) -> &'static str {
        match self {
            Self::Optimised => "O2",
            Self::Unoptimised => "O0",
        }
    }
}

/// What is done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Task {
    /// Measure, and print the table.
    #[default]
    Table,
    /// Measure what has a bound, and compare.
    Check,
    /// The same for four kernels with doubled bounds.
    Ci,
    /// Run every kernel once, with every size and variant, and verify its results.
    Verify,
}

/// The command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// What is done.
    pub task: Task,
    /// The kernels, in the suite's order; empty for all.
    pub kernels: Vec<String>,
    /// The sizes of a table.
    pub sizes: Vec<Size>,
    /// Rounds, of which the median counts.
    pub rounds: u32,
    /// The variant of a table.
    pub variant: Variant,
    /// Whether the table goes into the book too.
    pub write_docs: bool,
}

/// Why the command line is not understood.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// An unknown word.
    #[error("unknown option {0}")]
    Unknown(String),
    /// An option without its value.
    #[error("nothing stands behind {0}")]
    NoValue(String),
    /// A value of another kind.
    #[error("{option} cannot be {value}: it is {form}")]
    Value {
        /// The option.
        option: &'static str,
        /// What was given.
        value: String,
        /// What it takes.
        form: &'static str,
    },
    /// The bounds hold for given sizes and variants.
    #[error("{0} belongs to a table; --check, --ci and --verify run what they need")]
    OnlyForTables(&'static str),
}

/// Reads the words behind `cargo xtask bench`.
///
/// # Errors
/// [`OptionError`]
pub fn read(words: &[&str]) -> Result<Options, OptionError> {
    let mut options = Options {
        task: Task::Table,
        kernels: Vec::new(),
        sizes: vec![Size::Small, Size::Medium],
        rounds: 3,
        variant: Variant::Optimised,
        write_docs: false,
    };
    let mut table_only = None;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || {
            words
                .next()
                .ok_or_else(|| OptionError::NoValue((*word).to_owned()))
        };
        match *word {
            "--check" => options.task = Task::Check,
            "--ci" => options.task = Task::Ci,
            "--verify" => options.task = Task::Verify,
            "--write-docs" => options.write_docs = true,
            "--kernels" => options.kernels = value()?.split(',').map(str::to_owned).collect(),
            "--rounds" => {
                let text = value()?;
                let number = text.parse().ok().filter(|number| *number > 0);
                options.rounds = number.ok_or_else(|| wrong("--rounds", text, "a number from 1"))?;
            }
            "--sizes" => {
                table_only = Some("--sizes");
                let text = value()?;
                let sizes: Option<Vec<Size>> = text.split(',').map(Size::from_label).collect();
                options.sizes =
                    sizes.ok_or_else(|| wrong("--sizes", text, "a list of small, medium and large"))?;
            }
            "--variant" => {
                table_only = Some("--variant");
                let text = value()?;
                options.variant = match *text {
                    "O2" => Variant::Optimised,
                    "O0" => Variant::Unoptimised,
                    _ => return Err(wrong("--variant", text, "O2 or O0")),
                };
            }
            other => return Err(OptionError::Unknown(other.to_owned())),
        }
    }
    match table_only {
        Some(option) if options.task != Task::Table => Err(OptionError::OnlyForTables(option)),
        _ => Ok(options),
    }
}

fn wrong(option: &'static str, value: &str, form: &'static str) -> OptionError {
    OptionError::Value {
        option,
        value: value.to_owned(),
        form,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        let options = read(&[
            "--kernels",
            "saxpy,scan",
            "--sizes",
            "small,large",
            "--rounds",
            "5",
            "--variant",
            "O0",
        ])
        .unwrap();
        assert_eq!(options.kernels, ["saxpy", "scan"]);
        assert_eq!(options.sizes, [Size::Small, Size::Large]);
        assert_eq!((options.rounds, options.variant), (5, Variant::Unoptimised));
        assert_eq!(options.task, Task::Table);
        assert_eq!(read(&["--check", "--rounds", "1"]).unwrap().task, Task::Check);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let said = |words: &[&str]| read(words).unwrap_err().to_string();
        assert_eq!(said(&["--fast"]), "unknown option --fast");
        assert_eq!(said(&["--rounds"]), "nothing stands behind --rounds");
        assert_eq!(
            said(&["--rounds", "0"]),
            "--rounds cannot be 0: it is a number from 1"
        );
        assert_eq!(
            said(&["--sizes", "small,huge"]),
            "--sizes cannot be small,huge: it is a list of small, medium and large"
        );
        assert_eq!(
            read(&["--check", "--variant", "O0"]).unwrap_err(),
            OptionError::OnlyForTables("--variant")
        );
    }
}
