//! The values that a finding holds.

use std::fmt;

use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use zemu_abi::meta::result_name;
use zemu_abi::{Function, ze_result_t};

/// One value of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// An address.
    Address(u64),
    /// A size in bytes.
    Bytes(u64),
    /// A number of things.
    Count(u64),
    /// A position in something, from 0.
    Index(u64),
    /// The addresses from `start` up to but without `end`.
    Range {
        /// The first address.
        start: u64,
        /// The address behind the last.
        end: u64,
    },
    /// A handle.
    Handle(u64),
    /// An API function.
    Function(Function),
    /// A result code.
    Result(ze_result_t),
    /// The number of a call in this process, from 1.
    Call(u64),
    /// A fixed word.
    Name(&'static str),
    /// Any text.
    Text(String),
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Self {
        Self::Name(name)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Function> for Value {
    fn from(function: Function) -> Self {
        Self::Function(function)
    }
}

impl From<ze_result_t> for Value {
    fn from(result: ze_result_t) -> Self {
        Self::Result(result)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(n) | Self::Handle(n) => write!(f, "{n:#x}"),
            Self::Bytes(1) => f.write_str("1 byte"),
            Self::Bytes(n) => write!(f, "{n} bytes"),
            Self::Count(n) | Self::Index(n) => write!(f, "{n}"),
            Self::Range { start, end } => write!(f, "[{start:#x}, {end:#x})"),
            Self::Function(function) => f.write_str(function.name()),
            Self::Result(result) => write_result(f, *result),
            Self::Call(n) => write!(f, "call {n}"),
            Self::Name(name) => f.write_str(name),
            Self::Text(text) => f.write_str(text),
        }
    }
}

/// Addresses, handles and ranges are hexadecimal strings, since many readers of JSON keep 53 bits of a number only.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bytes(n) | Self::Count(n) | Self::Index(n) | Self::Call(n) => serializer.serialize_u64(*n),
            Self::Range { start, end } => {
                let mut range = serializer.serialize_struct("Range", 2)?;
                range.serialize_field("start", &format_args!("{start:#x}"))?;
                range.serialize_field("end", &format_args!("{end:#x}"))?;
                range.end()
            }
            other => serializer.collect_str(other),
        }
    }
}

/// Writes the name of a result code, or its number when it has none.
pub(crate) fn write_result(f: &mut impl fmt::Write, result: ze_result_t) -> fmt::Result {
    match result_name(result) {
        Some(name) => f.write_str(name),
        None => write!(f, "{:#x}", result.0),
    }
}

/// The values of a finding by name, in the order in which they were given.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields(Vec<(&'static str, Value)>);

impl Fields {
    /// Sets a field; a second value under one name replaces the first.
    pub fn set(&mut self, name: &'static str, value: Value) {
        match self.0.iter_mut().find(|(n, _)| *n == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(n, _)| *n == name).map(|(_, v)| v)
    }

    /// All fields in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(n, v)| (*n, v))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::ZE_RESULT_ERROR_DEVICE_LOST;

    #[test]
    fn values_read_well() {
        let function = Function::by_name("zeMemFree").expect("known");
        for (value, text, json) in [
            (
                Value::Address(0xfff0_0000_0000_0001),
                "0xfff0000000000001",
                r#""0xfff0000000000001""#,
            ),
            (Value::Handle(16), "0x10", r#""0x10""#),
            (Value::Bytes(1), "1 byte", "1"),
            (Value::Bytes(4096), "4096 bytes", "4096"),
            (Value::Count(3), "3", "3"),
            (Value::Index(0), "0", "0"),
            (
                Value::Range { start: 16, end: 32 },
                "[0x10, 0x20)",
                r#"{"start":"0x10","end":"0x20"}"#,
            ),
            (function.into(), "zeMemFree", r#""zeMemFree""#),
            (
                ZE_RESULT_ERROR_DEVICE_LOST.into(),
                "ZE_RESULT_ERROR_DEVICE_LOST",
                r#""ZE_RESULT_ERROR_DEVICE_LOST""#,
            ),
            (ze_result_t(0x1234).into(), "0x1234", r#""0x1234""#),
            (Value::Call(7), "call 7", "7"),
            ("event pool".into(), "event pool", r#""event pool""#),
            (String::from("a\"b\n").into(), "a\"b\n", r#""a\"b\n""#),
        ] {
            assert_eq!(value.to_string(), text);
            assert_eq!(serde_json::to_string(&value).expect("values serialise"), json);
        }
    }

    #[test]
    fn a_field_is_set_once() {
        let mut fields = Fields::default();
        assert!(fields.is_empty());
        fields.set("a", Value::Count(1));
        fields.set("b", Value::Count(2));
        fields.set("a", Value::Count(3));
        assert_eq!(fields.get("a"), Some(&Value::Count(3)));
        assert_eq!(fields.get("c"), None);
        assert_eq!(
            serde_json::to_string(&fields).expect("fields serialise"),
            r#"{"a":3,"b":2}"#
        );
    }
}
