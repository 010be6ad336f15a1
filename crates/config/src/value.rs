//! Values of settings from text.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::time::Duration;

use zemu_fault::nearest;

use crate::types::{Check, Level, Log, Schedule};

/// Why a value is refused.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Bad {
    /// What is allowed.
    pub(crate) rule: String,
    /// The most similar valid value.
    pub(crate) nearest: Option<String>,
}

fn bad(rule: impl Into<String>) -> Bad {
    Bad {
        rule: rule.into(),
        nearest: None,
    }
}

/// The highest number of threads, far above what any machine needs.
const MOST_THREADS: usize = 4096;

/// The longest time of the watchdog, in seconds: eleven days.
const LONGEST_WATCHDOG: f64 = 1_000_000.0;

/// One of a few names, in lower or upper case.
pub(crate) fn one_of<T: Copy>(text: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, Bad> {
    let text = text.trim();
    if let Some(value) = all.iter().find(|v| name(**v).eq_ignore_ascii_case(text)) {
        return Ok(*value);
    }
    let names: Vec<_> = all.iter().map(|v| name(*v)).collect();
    let nearest = nearest(text, names.iter().copied()).map(str::to_owned);
    Err(Bad {
        rule: alternatives(&names),
        nearest,
    })
}

/// `a, b or c`.
fn alternatives(names: &[&str]) -> String {
    match names {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// A yes or no.
pub(crate) fn flag(text: &str) -> Result<bool, Bad> {
    match text.trim().to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Ok(true),
        "0" | "false" | "no" | "off" => Ok(false),
        _ => Err(bad("1 or 0, or true, false, on or off")),
    }
}

/// A whole number.
pub(crate) fn whole(text: &str) -> Result<u64, Bad> {
    let text = text.trim();
    let rule = "a whole number of 0 or more";
    if !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(bad(rule));
    }
    text.parse().map_err(|_| bad(rule))
}

/// A number of threads.
pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, Bad> {
    let number = whole(text)
        .ok()
        .and_then(|n| usize::try_from(n).ok())
        .filter(|n| *n <= MOST_THREADS);
    number
        .and_then(NonZeroUsize::new)
        .ok_or_else(|| bad(format!("a whole number from 1 to {MOST_THREADS}")))
}

/// A time in seconds, none for 0 or `off`.
pub(crate) fn seconds(text: &str) -> Result<Option<Duration>, Bad> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("off") {
        return Ok(None);
    }
    let plain = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let number = text
        .parse::<f64>()
        .ok()
        .filter(|n| plain && *n <= LONGEST_WATCHDOG);
    let time = number.and_then(|n| Duration::try_from_secs_f64(n).ok());
    let time = time.ok_or_else(|| bad("a number of seconds, at most 1000000, or off"))?;
    Ok((!time.is_zero()).then_some(time))
}

/// A size in bytes, with K, M, G or T for powers of 1024.
pub(crate) fn bytes(text: &str) -> Result<u64, Bad> {
    let text = text.trim();
    let (digits, shift) = match text.as_bytes().last().map(u8::to_ascii_uppercase) {
        Some(b'K') => (&text[..text.len() - 1], 10),
        Some(b'M') => (&text[..text.len() - 1], 20),
        Some(b'G') => (&text[..text.len() - 1], 30),
        Some(b'T') => (&text[..text.len() - 1], 40),
        _ => (text, 0),
    };
    whole(digits)
        .ok()
        .and_then(|n| n.checked_mul(1 << shift))
        .filter(|n| *n > 0)
        .ok_or_else(|| bad("a number of bytes above 0, such as 268435456, 256M or 4G"))
}

/// An order of commands.
pub(crate) fn schedule(text: &str) -> Result<Schedule, Bad> {
    const FORMS: &[&str] = &["eager", "late", "shuffle"];
    let rule = || "eager, late, shuffle or shuffle:SEED".to_owned();
    let text = text.trim();
    let (name, seed) = match text.split_once(':') {
        Some((name, seed)) => (name.trim_end(), Some(seed)),
        None => (text, None),
    };
    match (name.to_ascii_lowercase().as_str(), seed) {
        ("eager", None) => Ok(Schedule::Eager),
        ("late", None) => Ok(Schedule::Late),
        ("shuffle", None) => Ok(Schedule::Shuffle { seed: None }),
        ("shuffle", Some(seed)) => {
            let seed = whole(seed).map_err(|_| bad("shuffle:SEED with a whole number of 0 or more"))?;
            Ok(Schedule::Shuffle { seed: Some(seed) })
        }
        _ => {
            let nearest = nearest(name, FORMS.iter().copied()).map(str::to_owned);
            Err(Bad {
                rule: rule(),
                nearest,
            })
        }
    }
}

/// A list of checks; `all` and `none` stand alone.
pub(crate) fn checks(text: &str) -> Result<BTreeSet<Check>, Bad> {
    match text.trim().to_ascii_lowercase().as_str() {
        "all" => return Ok(Check::ALL.iter().copied().collect()),
        "none" => return Ok(BTreeSet::new()),
        _ => {}
    }
    text.split(',')
        .map(|name| {
            one_of(name, Check::ALL, Check::name).map_err(|bad| {
                let names: Vec<_> = Check::ALL.iter().map(|c| c.name()).collect();
                Bad {
                    rule: format!("a list of {}, or all or none", names.join(", ")),
                    ..bad
                }
            })
        })
        .collect()
}

/// A level and topics, separated by commas; `off` stands alone.
pub(crate) fn log(text: &str) -> Result<Log, Bad> {
    let mut log = Log::default();
    if text.trim().eq_ignore_ascii_case("off") {
        return Ok(log);
    }
    let mut names: Vec<_> = Level::ALL.iter().map(|l| l.name()).collect();
    names.extend(["calls", "imports", "off"]);
    for part in text.split(',').map(str::trim) {
        match part.to_ascii_lowercase().as_str() {
            "calls" => log.calls = true,
            "imports" => log.imports = true,
            _ => match one_of(part, Level::ALL, Level::name) {
                Ok(_) if log.level.is_some() => return Err(bad("one level only")),
                Ok(level) => log.level = Some(level),
                Err(_) => {
                    let nearest = nearest(part, names.iter().copied()).map(str::to_owned);
                    return Err(Bad {
                        rule: alternatives(&names),
                        nearest,
                    });
                }
            },
        }
    }
    Ok(log)
}

/// One of the profiles there are.
pub(crate) fn profile(text: &str, profiles: &[&str]) -> Result<String, Bad> {
    let text = text.trim();
    if profiles.contains(&text) {
        return Ok(text.to_owned());
    }
    let nearest = nearest(text, profiles.iter().copied()).map(str::to_owned);
    Err(Bad {
        rule: format!("the name of a profile: {}", alternatives(profiles)),
        nearest,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_suffixes() {
        for (text, expected) in [
            ("1", Some(1)),
            ("4k", Some(4096)),
            ("256M", Some(268_435_456)),
            (" 4G ", Some(1 << 32)),
            ("2T", Some(1 << 41)),
            ("0", None),
            ("", None),
            ("G", None),
            ("-1", None),
            ("1.5G", None),
            ("16777216T", None),
            ("4 G!", None),
            ("4é", None),
        ] {
            assert_eq!(bytes(text).ok(), expected, "{text}");
        }
    }

    #[test]
    fn times_are_in_seconds() {
        for (text, expected) in [
            ("30", Some(Some(Duration::from_secs(30)))),
            ("0.25", Some(Some(Duration::from_millis(250)))),
            ("0", Some(None)),
            ("off", Some(None)),
            ("-1", None),
            ("inf", None),
            ("1e3", None),
            ("1000001", None),
            (".", None),
        ] {
            assert_eq!(seconds(text).ok(), expected, "{text}");
        }
    }

    #[test]
    fn schedules_may_have_a_seed() {
        assert_eq!(schedule("EAGER"), Ok(Schedule::Eager));
        assert_eq!(schedule("shuffle:7"), Ok(Schedule::Shuffle { seed: Some(7) }));
        assert_eq!(schedule("shuffle"), Ok(Schedule::Shuffle { seed: None }));
        assert_eq!(
            schedule("shufle:7").map_err(|b| b.nearest),
            Err(Some("shuffle".to_owned()))
        );
        assert!(schedule("late:3").is_err() && schedule("shuffle:x").is_err());
    }

    #[test]
    fn lists_are_separated_by_commas() {
        assert_eq!(
            checks("races, memory"),
            Ok(BTreeSet::from([Check::Memory, Check::Races]))
        );
        assert_eq!(checks("all").map(|c| c.len()), Ok(Check::ALL.len()));
        assert_eq!(checks("none"), Ok(BTreeSet::new()));
        assert_eq!(
            checks("memory,race").map_err(|b| b.nearest),
            Err(Some("races".to_owned()))
        );
        let expected = Log {
            level: Some(Level::Debug),
            calls: true,
            imports: false,
        };
        assert_eq!(log("debug,calls"), Ok(expected));
        assert_eq!(log("off"), Ok(Log::default()));
        assert_eq!(log("wran").map_err(|b| b.nearest), Err(Some("warn".to_owned())));
        assert!(log("debug,info").is_err() && log("debug,off").is_err());
    }

    #[test]
    fn threads_are_one_or_more() {
        assert_eq!(threads("8").map(NonZeroUsize::get), Ok(8));
        assert!(
            ["0", "-2", "two", "4097", "99999999999999999999"]
                .iter()
                .all(|t| threads(t).is_err())
        );
    }
}
