//! The one-line form: `FUNCTION[trigger]=RESULT[,option…]`, rules separated by semicolons.

use std::num::{NonZeroU32, NonZeroU64};

use zemu_abi::meta::{result_by_name, results};
use zemu_abi::ze_result_t;

use crate::documented::short_name;
use crate::error::{ParseError, Place, clip};
use crate::nearest::nearest;
use crate::rule::{Draft, Probability, Rule, Trigger, When};

/// The options of the one-line form.
const OPTIONS: &[&str] = &[
    "before",
    "after",
    "count",
    "sticky",
    "undocumented",
    "seed",
    "delay",
    "hang",
];

/// What an nth, from, every or count must be.
pub(crate) const ONE_OR_MORE: &str = "a whole number of 1 or more";
/// What a seed must be.
pub(crate) const WHOLE: &str = "a whole number of 0 or more";
/// What a delay must be.
pub(crate) const MILLISECONDS: &str = "a whole number of milliseconds, 1 to 4294967295";
/// What a probability must be.
pub(crate) const CHANCE: &str = "a number above 0 and at most 1";

/// The rules of a text in one-line form. An empty text has none; empty places between semicolons are skipped.
pub fn parse_rules(text: &str) -> Result<Vec<Rule>, ParseError> {
    let mut rules = Vec::new();
    let mut offset = 0;
    for piece in text.split(';') {
        if !piece.trim().is_empty() {
            let piece = Piece {
                whole: text,
                offset,
                rule: rules.len() + 1,
                text: piece,
            };
            rules.push(piece.parse()?);
        }
        offset += piece.len() + 1;
    }
    Ok(rules)
}

/// The only rule of a text.
pub(crate) fn parse_one(text: &str) -> Result<Rule, ParseError> {
    Piece {
        whole: text,
        offset: 0,
        rule: 1,
        text,
    }
    .parse()
}

/// One rule inside a text.
#[derive(Clone, Copy)]
struct Piece<'a> {
    whole: &'a str,
    offset: usize,
    rule: usize,
    text: &'a str,
}

impl<'a> Piece<'a> {
    /// The place of `part`, which begins `at` bytes into the piece.
    fn place(&self, at: usize) -> Place {
        let end = (self.offset + at).min(self.whole.len());
        let column = self.whole.get(..end).map_or(end, |before| before.chars().count()) + 1;
        Place::Line {
            rule: self.rule,
            column,
        }
    }

    fn parse(&self) -> Result<Rule, ParseError> {
        let start = self.text.len() - self.text.trim_start().len();
        let place = self.place(start);
        let (left, right) = match self.text.split_once('=') {
            Some((left, right)) => (left, Some(right)),
            None => (self.text, None),
        };
        let left_trimmed = left.trim();
        let name_end = left_trimmed
            .find(|c: char| !is_name(c))
            .unwrap_or(left_trimmed.len());
        let (pattern, trigger) = left_trimmed.split_at(name_end);
        if pattern.is_empty() {
            return Err(ParseError::MissingFunction { place });
        }
        let trigger = parse_trigger(trigger.trim(), self.place(start + name_end))?;
        let Some(right) = right else {
            return Err(ParseError::MissingResult {
                place,
                function: clip(left_trimmed),
            });
        };

        let mut draft = None;
        let mut seen: Vec<&'static str> = Vec::new();
        let mut at = left.len() + 1;
        for part in right.split(',') {
            let text = part.trim();
            let place = self.place(at + (part.len() - part.trim_start().len()));
            at += part.len() + 1;
            match &mut draft {
                None if text.is_empty() => {
                    return Err(ParseError::MissingResult {
                        place,
                        function: clip(left_trimmed),
                    });
                }
                None => {
                    draft = Some(Draft {
                        pattern: pattern.to_owned(),
                        trigger,
                        result: parse_result(text, place)?,
                        when: When::Before,
                        count: None,
                        sticky: false,
                        undocumented: false,
                        seed: None,
                        delay: None,
                        hang: false,
                    });
                }
                Some(draft) => {
                    let name = option(text, draft, place)?;
                    if seen.contains(&name) {
                        let reason = "an option may be given once";
                        return Err(ParseError::Conflict {
                            place,
                            first: name,
                            second: name,
                            reason,
                        });
                    }
                    seen.push(name);
                }
            }
        }
        // Splitting gives one part at least, so there is a draft.
        let Some(draft) = draft else {
            return Err(ParseError::MissingResult {
                place,
                function: clip(left_trimmed),
            });
        };
        if seen.contains(&"before") && seen.contains(&"after") {
            let reason = "the result is answered either instead of the work or after it";
            return Err(ParseError::Conflict {
                place,
                first: "before",
                second: "after",
                reason,
            });
        }
        Rule::check(draft, place)
    }
}

/// Whether a character may stand in a function name or glob.
fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '*' | '?')
}

fn parse_trigger(text: &str, place: Place) -> Result<Trigger, ParseError> {
    let Some(kind) = text.chars().next() else {
        return Ok(Trigger::Always);
    };
    let value = &text[kind.len_utf8()..];
    match kind {
        '@' => match value.strip_suffix('+') {
            Some(value) => Ok(Trigger::From(one_or_more(value, "@N+", place)?)),
            None => Ok(Trigger::Nth(one_or_more(value, "@N", place)?)),
        },
        '/' => Ok(Trigger::Every(one_or_more(value, "/N", place)?)),
        '%' => value
            .trim()
            .parse()
            .ok()
            .and_then(Probability::new)
            .map(Trigger::Chance)
            .ok_or_else(|| ParseError::BadValue {
                place,
                name: "%P",
                value: clip_value(value),
                rule: CHANCE,
            }),
        _ => Err(ParseError::BadTrigger {
            place,
            text: clip(text),
        }),
    }
}

/// The code of a name, or of a hexadecimal number for values that have no name.
pub(crate) fn parse_result(name: &str, place: Place) -> Result<ze_result_t, ParseError> {
    if let Some(code) = result_by_name(name) {
        return Ok(code);
    }
    if let Some(code) = name
        .strip_prefix("0x")
        .and_then(|digits| u32::from_str_radix(digits, 16).ok())
    {
        return Ok(ze_result_t(code));
    }
    let full = name.starts_with("ZE_");
    let candidates = results()
        .iter()
        .filter_map(|(long, code)| if full { Some(*long) } else { short_name(*code) });
    let nearest = nearest(name, candidates.collect::<Vec<_>>());
    Err(ParseError::UnknownResult {
        place,
        name: clip(name),
        nearest,
    })
}

/// Takes one option into the draft and gives its name.
fn option(text: &str, draft: &mut Draft, place: Place) -> Result<&'static str, ParseError> {
    let (name, value) = match text.split_once('=') {
        Some((name, value)) => (name.trim_end(), Some(value.trim_start())),
        None => (text, None),
    };
    let Some(known) = OPTIONS.iter().copied().find(|o| *o == name) else {
        let nearest = nearest(name, OPTIONS.iter().copied());
        return Err(ParseError::UnknownOption {
            place,
            name: clip(name),
            nearest,
            known: OPTIONS,
        });
    };
    let bad = |rule| ParseError::BadValue {
        place,
        name: known,
        value: clip_value(value.unwrap_or("")),
        rule,
    };
    match known {
        "count" => {
            draft.count = Some(
                value
                    .and_then(number::<NonZeroU64>)
                    .ok_or_else(|| bad(ONE_OR_MORE))?,
            )
        }
        "seed" => draft.seed = Some(value.and_then(number::<u64>).ok_or_else(|| bad(WHOLE))?),
        "delay" => {
            draft.delay = Some(
                value
                    .and_then(number::<NonZeroU32>)
                    .ok_or_else(|| bad(MILLISECONDS))?,
            )
        }
        _ if value.is_some() => return Err(bad("without a value")),
        "before" => draft.when = When::Before,
        "after" => draft.when = When::After,
        "sticky" => draft.sticky = true,
        "undocumented" => draft.undocumented = true,
        _ => draft.hang = true,
    }
    Ok(known)
}

fn one_or_more(text: &str, name: &'static str, place: Place) -> Result<NonZeroU64, ParseError> {
    number(text).ok_or_else(|| ParseError::BadValue {
        place,
        name,
        value: clip_value(text),
        rule: ONE_OR_MORE,
    })
}

/// A number in plain decimal digits, without a sign.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let text = text.trim();
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
}

fn clip_value(text: &str) -> String {
    if text.trim().is_empty() {
        "missing".to_owned()
    } else {
        clip(text.trim())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::*;

    fn error(text: &str) -> String {
        parse_rules(text).expect_err(text).to_string()
    }

    #[test]
    fn the_example_of_the_manual_is_understood() {
        let rules = parse_rules("zeMemAllocHost@3=OUT_OF_HOST_MEMORY;zeModule*%0.1=DEVICE_LOST,sticky")
            .expect("it is the documented example");
        assert_eq!(rules.len(), 2);
        assert_eq!(
            rules[0].trigger(),
            Trigger::Nth(NonZeroU64::new(3).expect("3 is not 0"))
        );
        assert_eq!(rules[0].result(), ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        assert_eq!(
            rules[0].functions().collect::<Vec<_>>(),
            [Function::by_name("zeMemAllocHost").expect("known")]
        );
        assert_eq!(
            rules[1].trigger(),
            Trigger::Chance(Probability::new(0.1).expect("in range"))
        );
        assert!(rules[1].is_sticky());
        assert!(rules[1].functions().all(|f| f.name().starts_with("zeModule")));
    }

    #[test]
    fn white_space_and_empty_rules_do_not_matter() {
        let spaced = parse_rules(" ; zeInit @ 2 + = UNINITIALIZED , after , count = 4 ;; ");
        let tight = parse_rules("zeInit@2+=UNINITIALIZED,after,count=4");
        // A space inside `@ 2 +` is trimmed around the number only.
        assert_eq!(spaced.expect("valid"), tight.expect("valid"));
        assert_eq!(parse_rules(""), Ok(vec![]));
    }

    #[test]
    fn every_option_is_taken() {
        let rule = Rule::parse("zeMemAlloc*%1=DEVICE_LOST,after,count=2,seed=7,delay=250,hang,undocumented")
            .expect("valid");
        assert_eq!(rule.when(), When::After);
        assert_eq!(rule.count().map(NonZeroU64::get), Some(2));
        assert_eq!(rule.seed(), Some(7));
        assert_eq!(rule.delay().as_millis(), 250);
        assert!(rule.hangs() && rule.allows_undocumented() && !rule.is_sticky());
    }

    #[test]
    fn misspelt_names_get_the_nearest_one() {
        assert_eq!(
            error("zeMemAllocHots=DEVICE_LOST"),
            "fault rule 1, column 1: there is no function zeMemAllocHots; did you mean zeMemAllocHost?"
        );
        assert_eq!(
            error("zeInit=DEVICE_LOST; zeInit@1=DEVICE_LSOT"),
            "fault rule 2, column 30: there is no result DEVICE_LSOT; did you mean DEVICE_LOST?"
        );
        assert!(
            error("zeInit=ZE_RESULT_ERROR_DEVICE_LOS").ends_with("did you mean ZE_RESULT_ERROR_DEVICE_LOST?")
        );
        assert!(error("zeInit=DEVICE_LOST,stickey").contains("did you mean sticky?"));
    }

    #[test]
    fn an_undocumented_code_is_refused_with_the_documented_ones() {
        let message = error("zeMemAllocHost=MODULE_BUILD_FAILURE");
        assert!(
            message.contains(
                "zeMemAllocHost does not document ZE_RESULT_ERROR_MODULE_BUILD_FAILURE; it documents: "
            ),
            "{message}"
        );
        assert!(message.contains("OUT_OF_HOST_MEMORY"), "{message}");
        Rule::parse("zeMemAllocHost=MODULE_BUILD_FAILURE,undocumented").expect("waived");
        Rule::parse("zeMemAllocHost=0x1234,undocumented").expect("waived");
        assert!(error("zeMemAllocHost=0x1234").contains("does not document 0x1234"));
    }

    #[test]
    fn a_glob_takes_only_the_functions_that_document_the_code() {
        let rule = Rule::parse("zeM*=MODULE_BUILD_FAILURE").expect("zeModuleCreate documents it");
        assert!(
            rule.functions()
                .all(|f| f.documents(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE))
        );
        assert!(rule.functions().any(|f| f.name() == "zeModuleCreate"));
        assert!(error("zeMem*=MODULE_BUILD_FAILURE").contains("functions that match zeMem* documents"));
        assert!(error("zeXyz*=DEVICE_LOST").contains("no function matches zeXyz*"));
    }

    #[test]
    fn functions_without_a_code_are_named() {
        let message = error("zeDriverGetDefaultContext=DEVICE_LOST,undocumented");
        assert!(
            message.contains("zeDriverGetDefaultContext returns no result code"),
            "{message}"
        );
        let all = Rule::parse("*=DEVICE_LOST,undocumented").expect("valid");
        assert_eq!(all.functions().count(), Function::all().len() - 4);
    }

    #[test]
    fn bad_values_are_named() {
        for (text, part) in [
            (
                "zeInit@0=DEVICE_LOST",
                "@N is 0, but it must be a whole number of 1 or more",
            ),
            ("zeInit@-1=DEVICE_LOST", "@N is -1"),
            ("zeInit@=DEVICE_LOST", "@N is missing"),
            ("zeInit/0=DEVICE_LOST", "/N is 0"),
            (
                "zeInit%0=DEVICE_LOST",
                "%P is 0, but it must be a number above 0 and at most 1",
            ),
            ("zeInit%1.5=DEVICE_LOST", "%P is 1.5"),
            ("zeInit%nan=DEVICE_LOST", "%P is nan"),
            ("zeInit#3=DEVICE_LOST", "#3 is no trigger"),
            ("zeInit@3", "zeInit@3 has no result"),
            ("zeInit=", "zeInit has no result"),
            ("=DEVICE_LOST", "a function name or a glob must come first"),
            ("zeInit=DEVICE_LOST,count=0", "count is 0"),
            ("zeInit=DEVICE_LOST,count", "count is missing"),
            ("zeInit=DEVICE_LOST,delay=0", "delay is 0"),
            (
                "zeInit=DEVICE_LOST,hang=1",
                "hang is 1, but it must be without a value",
            ),
            (
                "zeInit=DEVICE_LOST,sticky,sticky",
                "sticky and sticky cannot be given together",
            ),
            (
                "zeInit=DEVICE_LOST,before,after",
                "before and after cannot be given together",
            ),
            (
                "zeInit=DEVICE_LOST,sticky,count=2",
                "sticky and count cannot be given together",
            ),
            ("zeInit@1=DEVICE_LOST,seed=2", "a probability only"),
            ("zeInit=DEVICE_LOST,", "there is no option ;"),
        ] {
            let message = error(text);
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}
