//! The configuration file.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use toml::{Table, Value};
use zemu_fault::{nearest, rules_from_array};

use crate::error::ConfigError;
use crate::keys::KEYS;
use crate::settings::Settings;

/// Reads the file at `path` into the settings.
pub(crate) fn read(settings: &mut Settings, path: &Path, profiles: &[&str]) -> Result<(), ConfigError> {
    let text = fs::read_to_string(path).map_err(|error| ConfigError::File {
        path: path.to_owned(),
        error,
    })?;
    apply(settings, &text, &path.display().to_string(), profiles)
}

/// Takes the keys of a TOML text into the settings. Numbers, truth values and arrays of strings are read as the text of
/// the same meaning, so that a key has one set of values in file and environment.
pub(crate) fn apply(
    settings: &mut Settings,
    text: &str,
    file: &str,
    profiles: &[&str],
) -> Result<(), ConfigError> {
    let table: Table = text.parse().map_err(|e: toml::de::Error| ConfigError::Toml {
        file: file.to_owned(),
        message: e.to_string(),
    })?;
    let mut tables = None;
    for (name, value) in &table {
        let full = format!("{name} in {file}");
        if name == "fault" {
            tables = Some((full, value));
            continue;
        }
        let Some(key) = KEYS.iter().find(|k| k.file == name) else {
            let known = KEYS
                .iter()
                .map(|k| k.file)
                .filter(|f| !f.is_empty())
                .chain(["fault"]);
            let nearest = nearest(name, known).map(str::to_owned);
            return Err(ConfigError::UnknownKey { name: full, nearest });
        };
        let Some(text) = as_text(value) else {
            let value = format!("of the type {}", value.type_str());
            let rule = "a string, a number, true or false, or an array of strings".to_owned();
            return Err(ConfigError::BadValue {
                name: full,
                value,
                rule,
                nearest: None,
            });
        };
        if !text.is_empty() {
            key.take(settings, &full, OsStr::new(&text), profiles)?;
        }
    }
    // Behind the loop, so that the tables come after the one-line rules whatever their order in the file.
    match tables {
        None => Ok(()),
        Some((name, Value::Array(tables))) => {
            let rules = rules_from_array(tables).map_err(|error| ConfigError::Fault { name, error })?;
            settings.faults.extend(rules);
            Ok(())
        }
        Some((name, other)) => {
            let value = format!("of the type {}", other.type_str());
            let rule = "written as [[fault]]".to_owned();
            Err(ConfigError::BadValue {
                name,
                value,
                rule,
                nearest: Some("[[fault]]".to_owned()),
            })
        }
    }
}

/// A value as the text that a variable would have; none for tables, dates, and arrays of anything but strings.
fn as_text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Float(number) => Some(number.to_string()),
        Value::Boolean(flag) => Some(flag.to_string()),
        Value::Array(values) => {
            let texts: Option<Vec<_>> = values.iter().map(Value::as_str).collect();
            Some(texts?.join(","))
        }
        Value::Datetime(_) | Value::Table(_) => None,
    }
}
