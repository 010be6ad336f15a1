//! What can be wrong with settings.

use std::io;
use std::path::PathBuf;

use zemu_fault::ParseError;

/// Why settings are refused.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A variable or a key of the file that zemu does not know.
    #[error("there is no setting {name}{}", did_you_mean(.nearest.as_deref()))]
    UnknownKey {
        /// Its name, and the file if it stands in one.
        name: String,
        /// The most similar one.
        nearest: Option<String>,
    },
    /// A value that the key does not allow.
    #[error("{name} is \"{value}\", but it must be {rule}{}", did_you_mean(.nearest.as_deref()))]
    BadValue {
        /// The key.
        name: String,
        /// The value.
        value: String,
        /// What is allowed.
        rule: String,
        /// The most similar valid value.
        nearest: Option<String>,
    },
    /// A variable that is no text.
    #[error("{name} is \"{value}\", which is not valid UTF-8")]
    NotText {
        /// The variable.
        name: String,
        /// Its value, as far as it is text.
        value: String,
    },
    /// A fault rule that is refused.
    #[error("{name}: {error}")]
    Fault {
        /// The key.
        name: String,
        /// What is wrong with it.
        #[source]
        error: ParseError,
    },
    /// A configuration file that cannot be read.
    #[error("the configuration file {} cannot be read: {error}", .path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// What the system said.
        #[source]
        error: io::Error,
    },
    /// A configuration file that is no TOML.
    #[error("{file} is no valid TOML: {message}")]
    Toml {
        /// The file.
        file: String,
        /// What the TOML parser says, with line and column.
        message: String,
    },
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest
        .map(|n| format!("; did you mean {n}?"))
        .unwrap_or_default()
}
