//! Sizes and versions as profiles write them.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserializer, Serialize, Serializer};
use zemu_abi::meta::Version;

/// A number of bytes: an integer, `"64 KiB"`, `"2 MiB"`, `"8 GiB"`, or `"unlimited"` for the largest number.
pub(crate) fn size<'de, D: Deserializer<'de>>(d: D) -> Result<u64, D::Error> {
    struct Size;
    impl Visitor<'_> for Size {
        type Value = u64;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a number of bytes, such as 4096, \"64 KiB\" or \"unlimited\"")
        }
        fn visit_i64<E: Error>(self, v: i64) -> Result<u64, E> {
            u64::try_from(v).map_err(|_| E::invalid_value(Unexpected::Signed(v), &self))
        }
        fn visit_str<E: Error>(self, v: &str) -> Result<u64, E> {
            parse_size(v).ok_or_else(|| E::invalid_value(Unexpected::Str(v), &self))
        }
    }
    d.deserialize_any(Size)
}

fn parse_size(text: &str) -> Option<u64> {
    if text == "unlimited" {
        return Some(u64::MAX);
    }
    let (number, unit) = text.split_at(
        text.find(|c: char| !c.is_ascii_digit() && c != '_')
            .unwrap_or(text.len()),
    );
    let number: u64 = number.replace('_', "").parse().ok()?;
    let shift = match unit.trim() {
        "" | "B" => 0,
        "KiB" => 10,
        "MiB" => 20,
        "GiB" => 30,
        "TiB" => 40,
        _ => return None,
    };
    number.checked_mul(1 << shift)
}

/// `"1.17"` as a version. Inside the visitor, so that an error is one about this key.
pub(crate) fn version<'de, D: Deserializer<'de>>(d: D) -> Result<Version, D::Error> {
    struct Text;
    impl Visitor<'_> for Text {
        type Value = Version;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a version \"major.minor\"")
        }
        fn visit_str<E: Error>(self, v: &str) -> Result<Version, E> {
            parse_version(v).ok_or_else(|| E::invalid_value(Unexpected::Str(v), &self))
        }
    }
    d.deserialize_any(Text)
}

pub(crate) fn parse_version(text: &str) -> Option<Version> {
    let (major, minor) = text.split_once('.')?;
    Some(Version::new(major.parse().ok()?, minor.parse().ok()?))
}

/// A version as `"1.17"`.
pub(crate) fn show_version<S: Serializer>(v: &Version, s: S) -> Result<S::Ok, S::Error> {
    v.to_string().serialize(s)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        for (text, bytes) in [
            ("4096", Some(4096)),
            ("65_536", Some(65536)),
            ("64 KiB", Some(65536)),
            ("2MiB", Some(2 << 20)),
            ("8 GiB", Some(8 << 30)),
            ("unlimited", Some(u64::MAX)),
            ("64 KB", None),
            ("", None),
            ("KiB", None),
            ("-1", None),
            ("99999999999 TiB", None),
        ] {
            assert_eq!(parse_size(text), bytes, "{text:?}");
        }
    }

    #[test]
    fn versions_have_two_parts() {
        assert_eq!(parse_version("1.17"), Some(Version::new(1, 17)));
        for bad in ["1", "1.", ".1", "1.2.3", "1.70000", "a.b"] {
            assert_eq!(parse_version(bad), None, "{bad}");
        }
    }
}
