//! TOML text → [`Profile`], with inheritance and errors that name the key.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Deserializer, Error, Expected, IntoDeserializer, Visitor};
use toml::{Table, Value};
use zemu_abi::meta::result_by_name;

use crate::behaviour::{Behaviour, Row};
use crate::error::nearest;
use crate::model::{Device, Driver, Extension, Profile};
use crate::units::parse_version;
use crate::{ProfileError, builtin_text, names};

mod check;

/// A profile as the text has it, before what it inherits is merged in and its tables of names are resolved.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    /// Taken out before; here so that a misspelt `inherit` is told the right word.
    #[serde(default, rename = "inherits")]
    _inherits: Option<String>,
    name: String,
    #[serde(default)]
    description: String,
    device_count: u32,
    behaviour: Behaviour,
    driver: Driver,
    device: Device,
    #[serde(default)]
    extensions: BTreeMap<String, Value>,
    #[serde(default)]
    codes: BTreeMap<String, String>,
}

impl Profile {
    /// The profile that zemu brings under this name.
    ///
    /// # Errors
    /// [`ProfileError::UnknownProfile`] names the nearest one that exists.
    pub fn by_name(name: &str) -> Result<Self, ProfileError> {
        let text = builtin_text(name).ok_or_else(|| unknown_profile(name))?;
        Self::from_toml(text, &|_| None)
    }

    /// The profile that `text` describes. `inherits = "name"` takes every key that the text does not have from that
    /// profile, except its name and description; `resolver` gives the text of a profile by name and is asked before
    /// those that zemu brings.
    ///
    /// # Errors
    /// [`ProfileError`] names the key and its value, and the nearest valid one.
    pub fn from_toml(text: &str, resolver: &dyn Fn(&str) -> Option<String>) -> Result<Self, ProfileError> {
        let table = merged(text, resolver, &mut Vec::new())?;
        let raw = Raw::deserialize(Node {
            value: Value::Table(table),
            path: String::new(),
        })?;
        let profile = Self {
            name: raw.name,
            description: raw.description,
            device_count: raw.device_count,
            driver: raw.driver,
            device: raw.device,
            extensions: extensions(raw.extensions)?,
            behaviour: raw.behaviour,
            codes: codes(raw.codes)?,
        };
        check::check(&profile)?;
        Ok(profile)
    }
}

fn unknown_profile(name: &str) -> ProfileError {
    ProfileError::UnknownProfile {
        name: name.to_owned(),
        nearest: nearest(name, names()),
    }
}

/// The table of `text` laid over the tables of what it inherits from.
fn merged(
    text: &str,
    resolver: &dyn Fn(&str) -> Option<String>,
    via: &mut Vec<String>,
) -> Result<Table, ProfileError> {
    let mut table: Table = text.parse().map_err(|e: toml::de::Error| ProfileError::Syntax {
        message: e.to_string(),
    })?;
    let parent = match table.remove("inherits") {
        None => return Ok(table),
        Some(Value::String(parent)) => parent,
        Some(other) => {
            let message = format!("the name of a profile is expected, not {other}");
            return Err(ProfileError::Invalid {
                path: "inherits".to_owned(),
                message,
            });
        }
    };
    if via.contains(&parent) {
        return Err(ProfileError::InheritanceCycle {
            name: parent,
            via: via.clone(),
        });
    }
    let parent_text = resolver(&parent)
        .or_else(|| builtin_text(&parent).map(str::to_owned))
        .ok_or_else(|| unknown_profile(&parent))?;
    via.push(parent);
    let mut below = merged(&parent_text, resolver, via)?;
    // The name is the identity: it is never inherited. Nor is a sentence about the other profile.
    below.remove("name");
    below.remove("description");
    overlay(&mut below, table);
    Ok(below)
}

fn overlay(below: &mut Table, above: Table) {
    for (key, value) in above {
        match (below.get_mut(&key), value) {
            (Some(Value::Table(b)), Value::Table(a)) => overlay(b, a),
            (_, value) => {
                below.insert(key, value);
            }
        }
    }
}

/// `[extensions]`: a version reports the extension, `false` takes out one that is inherited.
fn extensions(listed: BTreeMap<String, Value>) -> Result<Vec<Extension>, ProfileError> {
    let mut out = Vec::new();
    for (name, value) in listed {
        if value == Value::Boolean(false) {
            continue;
        }
        let version = value
            .as_str()
            .and_then(parse_version)
            .ok_or_else(|| ProfileError::Invalid {
                path: format!("extensions.{name}"),
                message: format!(
                    "a version \"major.minor\" or false is expected, not `{}`",
                    show(&value)
                ),
            })?;
        out.push(Extension { name, version });
    }
    Ok(out)
}

fn codes(named: BTreeMap<String, String>) -> Result<BTreeMap<Row, zemu_abi::ze_result_t>, ProfileError> {
    let mut out = BTreeMap::new();
    for (row_name, code_name) in named {
        let row = Row::by_name(&row_name).ok_or_else(|| ProfileError::UnknownKey {
            path: "codes".to_owned(),
            key: row_name.clone(),
            nearest: nearest(&row_name, Row::all().map(Row::name)),
        })?;
        let code = result_by_name(&code_name).ok_or_else(|| ProfileError::UnknownValue {
            path: format!("codes.{row_name}"),
            value: code_name.clone(),
            nearest: nearest(
                &code_name,
                zemu_abi::meta::results().iter().map(|(n, _)| short(n)),
            ),
        })?;
        out.insert(row, code);
    }
    Ok(out)
}

fn short(result: &'static str) -> &'static str {
    let bare = result.strip_prefix("ZE_RESULT_").unwrap_or(result);
    bare.strip_prefix("ERROR_").unwrap_or(bare)
}

/// A TOML value that knows where it stands, so that every error says which key it is about.
struct Node {
    value: Value,
    path: String,
}

impl Node {
    fn child(path: &str, key: &str, value: Value) -> Self {
        let path = if path.is_empty() {
            key.to_owned()
        } else {
            format!("{path}.{key}")
        };
        Self { value, path }
    }
}

impl<'de> IntoDeserializer<'de, ProfileError> for Node {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Node {
    type Error = ProfileError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ProfileError> {
        let path = self.path;
        let shown = show(&self.value);
        match self.value {
            Value::String(s) => visitor.visit_string(s),
            Value::Integer(i) => visitor.visit_i64(i),
            Value::Float(f) => visitor.visit_f64(f),
            Value::Boolean(b) => visitor.visit_bool(b),
            Value::Datetime(d) => visitor.visit_string(d.to_string()),
            Value::Array(items) => {
                let nodes = items.into_iter().enumerate().map(|(i, value)| Node {
                    value,
                    path: format!("{path}[{i}]"),
                });
                visitor.visit_seq(SeqDeserializer::new(nodes))
            }
            Value::Table(table) => {
                let nodes = table.into_iter().map(|(key, value)| {
                    let node = Node::child(&path, &key, value);
                    (key, node)
                });
                visitor.visit_map(MapDeserializer::new(nodes))
            }
        }
        .map_err(|e| located(e, &path, &shown))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ProfileError> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ProfileError> {
        let shown = show(&self.value);
        let result = match &self.value {
            Value::String(s) => {
                StrDeserializer::<ProfileError>::new(s).deserialize_enum(name, variants, visitor)
            }
            _ => Err(Error::unknown_variant(&shown, variants)),
        };
        result.map_err(|e| located(e, &self.path, &shown))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A value in a sentence; tables and arrays by their kind alone.
fn show(value: &Value) -> String {
    match value {
        Value::String(s) => s.clone(),
        Value::Table(_) => "a table".to_owned(),
        Value::Array(_) => "an array".to_owned(),
        other => other.to_string(),
    }
}

/// The error with its place, unless a value further inside gave it one.
fn located(error: ProfileError, at: &str, shown: &str) -> ProfileError {
    match error {
        ProfileError::UnknownKey { path, key, nearest } if path.is_empty() => ProfileError::UnknownKey {
            path: at.to_owned(),
            key,
            nearest,
        },
        ProfileError::Missing { path, key } if path.is_empty() => ProfileError::Missing {
            path: at.to_owned(),
            key,
        },
        ProfileError::UnknownValue { path, value, nearest } if path.is_empty() => {
            ProfileError::UnknownValue {
                path: at.to_owned(),
                value,
                nearest,
            }
        }
        ProfileError::Invalid { path, message } if path.is_empty() => {
            // What serde says need not name the value (numbers out of range do not).
            let message =
                if message.contains(shown) || shown.starts_with("a table") || shown.starts_with("an ") {
                    message
                } else {
                    format!("{message} (the value is `{shown}`)")
                };
            ProfileError::Invalid {
                path: at.to_owned(),
                message,
            }
        }
        other => other,
    }
}

impl Error for ProfileError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::Invalid {
            path: String::new(),
            message: message.to_string(),
        }
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let nearest = nearest(field, expected.iter().copied());
        Self::UnknownKey {
            path: String::new(),
            key: field.to_owned(),
            nearest,
        }
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        let nearest = nearest(variant, expected.iter().copied());
        Self::UnknownValue {
            path: String::new(),
            value: variant.to_owned(),
            nearest,
        }
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Missing {
            path: String::new(),
            key: field.to_owned(),
        }
    }

    fn invalid_length(len: usize, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("{expected} is expected, not {len} elements"))
    }
}
