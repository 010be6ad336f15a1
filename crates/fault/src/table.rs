//! The TOML form: one `[[fault]]` table per rule.

use std::num::{NonZeroU32, NonZeroU64};

use toml::value::Array;
use toml::{Table, Value};

use crate::error::{ParseError, Place, clip};
use crate::nearest::nearest;
use crate::parse::{CHANCE, MILLISECONDS, ONE_OR_MORE, WHOLE, parse_result};
use crate::rule::{Draft, Probability, Rule, Trigger, When};

/// The keys of a `[[fault]]` table.
const KEYS: &[&str] = &[
    "function",
    "nth",
    "from",
    "every",
    "probability",
    "result",
    "when",
    "count",
    "sticky",
    "undocumented",
    "seed",
    "delay",
    "hang",
];

/// The rules of a TOML text that holds nothing but `[[fault]]` tables.
pub fn rules_from_toml(text: &str) -> Result<Vec<Rule>, ParseError> {
    let table: Table = text.parse().map_err(|e: toml::de::Error| ParseError::Toml {
        message: e.to_string(),
    })?;
    let mut rules = Vec::new();
    for (key, value) in &table {
        match value {
            Value::Array(tables) if key == "fault" => rules = rules_from_array(tables)?,
            _ => {
                let message = format!("the key {} is not [[fault]]", clip(key));
                return Err(ParseError::Toml { message });
            }
        }
    }
    Ok(rules)
}

/// The rules of the array that the key `fault` of a TOML file holds.
pub fn rules_from_array(tables: &Array) -> Result<Vec<Rule>, ParseError> {
    let rule = |(index, value): (usize, &Value)| {
        let place = Place::Table(index + 1);
        match value {
            Value::Table(table) => rule_from_table(table, place),
            other => Err(ParseError::WrongType {
                place,
                key: "fault",
                found: other.type_str(),
                expected: "an array of tables",
            }),
        }
    };
    tables.iter().enumerate().map(rule).collect()
}

fn rule_from_table(table: &Table, place: Place) -> Result<Rule, ParseError> {
    if let Some(name) = table.keys().find(|k| !KEYS.contains(&k.as_str())) {
        let nearest = nearest(name, KEYS.iter().copied());
        return Err(ParseError::UnknownOption {
            place,
            name: clip(name),
            nearest,
            known: KEYS,
        });
    }
    let reader = Reader { table, place };
    let Some(pattern) = reader.text("function")? else {
        return Err(ParseError::MissingFunction { place });
    };
    let Some(result) = reader.text("result")? else {
        return Err(ParseError::MissingResult {
            place,
            function: clip(pattern),
        });
    };
    let when = match reader.text("when")? {
        None | Some("before") => When::Before,
        Some("after") => When::After,
        Some(other) => {
            return Err(ParseError::BadValue {
                place,
                name: "when",
                value: clip(other),
                rule: "\"before\" or \"after\"",
            });
        }
    };
    let draft = Draft {
        pattern: pattern.to_owned(),
        trigger: reader.trigger()?,
        result: parse_result(result, place)?,
        when,
        count: reader.one_or_more("count")?,
        sticky: reader.flag("sticky")?,
        undocumented: reader.flag("undocumented")?,
        seed: reader.whole("seed", WHOLE)?,
        delay: match reader.whole("delay", MILLISECONDS)? {
            None => None,
            Some(ms) => {
                let fitting = u32::try_from(ms).ok().and_then(NonZeroU32::new);
                Some(fitting.ok_or_else(|| reader.bad("delay", ms.to_string(), MILLISECONDS))?)
            }
        },
        hang: reader.flag("hang")?,
    };
    Rule::check(draft, place)
}

/// Typed access to the keys of one table.
struct Reader<'a> {
    table: &'a Table,
    place: Place,
}

impl<'a> Reader<'a> {
    fn wrong(&self, key: &'static str, value: &Value, expected: &'static str) -> ParseError {
        ParseError::WrongType {
            place: self.place,
            key,
            found: value.type_str(),
            expected,
        }
    }

    fn bad(&self, name: &'static str, value: String, rule: &'static str) -> ParseError {
        ParseError::BadValue {
            place: self.place,
            name,
            value,
            rule,
        }
    }

    fn text(&self, key: &'static str) -> Result<Option<&'a str>, ParseError> {
        match self.table.get(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(self.wrong(key, other, "a string")),
        }
    }

    fn flag(&self, key: &'static str) -> Result<bool, ParseError> {
        match self.table.get(key) {
            None => Ok(false),
            Some(Value::Boolean(flag)) => Ok(*flag),
            Some(other) => Err(self.wrong(key, other, "true or false")),
        }
    }

    fn whole(&self, key: &'static str, rule: &'static str) -> Result<Option<u64>, ParseError> {
        match self.table.get(key) {
            None => Ok(None),
            Some(Value::Integer(n)) => u64::try_from(*n)
                .map(Some)
                .map_err(|_| self.bad(key, n.to_string(), rule)),
            Some(other) => Err(self.wrong(key, other, rule)),
        }
    }

    fn one_or_more(&self, key: &'static str) -> Result<Option<NonZeroU64>, ParseError> {
        match self.whole(key, ONE_OR_MORE)? {
            None => Ok(None),
            Some(n) => {
                let number = NonZeroU64::new(n).ok_or_else(|| self.bad(key, n.to_string(), ONE_OR_MORE))?;
                Ok(Some(number))
            }
        }
    }

    fn chance(&self) -> Result<Option<Probability>, ParseError> {
        let value = match self.table.get("probability") {
            None => return Ok(None),
            Some(Value::Float(p)) => *p,
            Some(Value::Integer(1)) => 1.0,
            Some(Value::Integer(n)) => return Err(self.bad("probability", n.to_string(), CHANCE)),
            Some(other) => return Err(self.wrong("probability", other, CHANCE)),
        };
        match Probability::new(value) {
            Some(p) => Ok(Some(p)),
            None => Err(self.bad("probability", value.to_string(), CHANCE)),
        }
    }

    /// The trigger, of which there may be one.
    fn trigger(&self) -> Result<Trigger, ParseError> {
        let candidates = [
            self.one_or_more("nth")?.map(|n| ("nth", Trigger::Nth(n))),
            self.one_or_more("from")?.map(|n| ("from", Trigger::From(n))),
            self.one_or_more("every")?.map(|n| ("every", Trigger::Every(n))),
            self.chance()?.map(|p| ("probability", Trigger::Chance(p))),
        ];
        let mut given = candidates.into_iter().flatten();
        match (given.next(), given.next()) {
            (Some((first, _)), Some((second, _))) => {
                let reason = "a rule has one trigger";
                Err(ParseError::Conflict {
                    place: self.place,
                    first,
                    second,
                    reason,
                })
            }
            (Some((_, trigger)), None) => Ok(trigger),
            (None, _) => Ok(Trigger::Always),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_rules;

    #[test]
    fn both_forms_give_the_same_rules() {
        let toml = r#"
            [[fault]]
            function = "zeMemAllocHost"
            nth = 3
            result = "OUT_OF_HOST_MEMORY"

            [[fault]]
            function = "zeModule*"
            probability = 0.1
            result = "ZE_RESULT_ERROR_DEVICE_LOST"
            sticky = true
            seed = 9

            [[fault]]
            function = "zeInit"
            from = 2
            result = "UNINITIALIZED"
            when = "after"
            count = 3
            delay = 10

            [[fault]]
            function = "zeFenceCreate"
            every = 4
            result = "MODULE_BUILD_FAILURE"
            undocumented = true
            hang = true
        "#;
        let line = "zeMemAllocHost@3=OUT_OF_HOST_MEMORY;zeModule*%0.1=DEVICE_LOST,sticky,seed=9;\
                    zeInit@2+=UNINITIALIZED,after,count=3,delay=10;\
                    zeFenceCreate/4=MODULE_BUILD_FAILURE,undocumented,hang";
        assert_eq!(
            rules_from_toml(toml).expect("valid"),
            parse_rules(line).expect("valid")
        );
        assert_eq!(rules_from_toml(""), Ok(vec![]));
    }

    #[test]
    fn errors_name_table_key_and_rule() {
        for (body, part) in [
            ("function = 'zeInit'", "[[fault]] number 1: zeInit has no result"),
            (
                "result = 'DEVICE_LOST'",
                "a function name or a glob must come first",
            ),
            (
                "function = 'zeInit'\nresult = 3",
                "result is integer, but it must be a string",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nnht = 3",
                "did you mean nth?",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nnth = 0",
                "nth is 0, but it must be a whole number",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nnth = -5",
                "nth is -5",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nnth = 1\nevery = 2",
                "nth and every cannot be given",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nprobability = 2",
                "probability is 2",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nprobability = 1.5",
                "probability is 1.5",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nsticky = 1",
                "sticky is integer",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\nwhen = 'later'",
                "when is later",
            ),
            (
                "function = 'zeInit'\nresult = 'DEVICE_LOST'\ndelay = 4294967296",
                "delay is 4294967296",
            ),
        ] {
            let message = rules_from_toml(&format!("[[fault]]\n{body}\n"))
                .expect_err(body)
                .to_string();
            assert!(message.contains(part), "{body}: {message}");
        }
        assert!(matches!(
            rules_from_toml("[[fault]\n"),
            Err(ParseError::Toml { .. })
        ));
        assert!(matches!(
            rules_from_toml("other = 1"),
            Err(ParseError::Toml { .. })
        ));
        assert!(matches!(
            rules_from_toml("fault = [1]"),
            Err(ParseError::WrongType { .. })
        ));
    }
}
