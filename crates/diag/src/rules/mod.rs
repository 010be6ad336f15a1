//! All rules, by area.
//!
//! To add a rule, add an entry to the table of its area with the next free number. A number is never given again, also
//! not when its rule goes away. Fields in the sentence stand in braces and must be in the list of fields; further
//! fields may be listed and are shown below the sentence.

/// Makes one constant per rule, and `ALL`, from entries of the form
/// `NAME = id, severity, title, sentence, [fields], section, explanation;`.
macro_rules! rules {
    ($($name:ident = $id:literal, $severity:ident, $title:literal, $sentence:literal,
        [$($field:literal),* $(,)?], $section:expr, $explanation:literal;)*) => {
        $(
            #[doc = concat!("`", $id, "`: ", $title, ".")]
            pub const $name: $crate::Rule = $crate::Rule {
                id: $id,
                severity: $crate::Severity::$severity,
                title: $title,
                sentence: $sentence,
                fields: &[$($field),*],
                section: $section,
                explanation: $explanation,
            };
        )*

        /// The rules of this area.
        pub const ALL: &[$crate::Rule] = &[$($name),*];
    };
}

pub mod call;
pub mod chain;
pub mod command_list;
pub mod config;
pub mod event;
pub mod fault;
pub mod handle;
pub mod import;
pub mod kernel;
pub mod leak;
pub mod memory;
pub mod module;
pub mod queue;
pub mod trap;

use crate::rule::Rule;

/// The tables of all areas.
const AREAS: &[&[Rule]] = &[
    call::ALL,
    handle::ALL,
    memory::ALL,
    import::ALL,
    chain::ALL,
    module::ALL,
    kernel::ALL,
    command_list::ALL,
    queue::ALL,
    event::ALL,
    trap::ALL,
    fault::ALL,
    leak::ALL,
    config::ALL,
];

/// All rules, by area and number.
pub fn all() -> impl Iterator<Item = &'static Rule> + Clone {
    AREAS.iter().copied().flatten()
}

/// The rule of this id, in upper or lower case.
pub fn by_id(id: &str) -> Option<&'static Rule> {
    all().find(|rule| rule.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::{Part, parts};
    use std::collections::HashSet;

    #[test]
    fn ids_are_unique_and_well_formed() {
        let mut seen = HashSet::new();
        for rule in all() {
            assert!(seen.insert(rule.id), "{} twice", rule.id);
            let words: Vec<_> = rule.id.split('-').collect();
            let [zemu, area, number] = words[..] else {
                panic!("{} has three words", rule.id)
            };
            assert_eq!(zemu, "ZEMU", "{}", rule.id);
            assert!(
                (3..=5).contains(&area.len()) && area.bytes().all(|b| b.is_ascii_uppercase()),
                "{area}"
            );
            assert!(
                number.len() == 4 && number.bytes().all(|b| b.is_ascii_digit()),
                "{number}"
            );
        }
        assert!(seen.len() > 100);
    }

    #[test]
    fn an_area_has_one_word_and_counts_up() {
        let mut words = HashSet::new();
        for area in AREAS {
            let word = |rule: &Rule| rule.id[..rule.id.len() - 4].to_owned();
            assert!(words.insert(word(&area[0])), "{} in two areas", area[0].id);
            for pair in area.windows(2) {
                assert_eq!(word(&pair[0]), word(&pair[1]));
                assert!(pair[0].id < pair[1].id, "{} before {}", pair[0].id, pair[1].id);
            }
        }
    }

    #[test]
    fn sentences_use_listed_fields_and_say_something() {
        for rule in all() {
            for part in parts(rule.sentence) {
                match part {
                    Part::Field(name) => assert!(rule.fields.contains(&name), "{}: {name}", rule.id),
                    Part::Text(text) => assert!(!text.contains(['{', '}']), "{}: {text}", rule.id),
                }
            }
            for name in rule.fields {
                let valid = name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
                assert!(valid && !name.is_empty(), "{}: {name}", rule.id);
            }
            let fields: HashSet<_> = rule.fields.iter().collect();
            assert_eq!(fields.len(), rule.fields.len(), "{}: a field twice", rule.id);
            assert!(!rule.title.is_empty() && !rule.section.is_empty(), "{}", rule.id);
            assert!(rule.explanation.len() > 60, "{}: explain more", rule.id);
            assert!(
                rule.explanation.ends_with('.') && !rule.sentence.ends_with('.'),
                "{}",
                rule.id
            );
            let printed = [rule.title, rule.sentence, rule.section, rule.explanation];
            assert!(
                printed.iter().all(|t| !t.contains('\n') && !t.contains("  ")),
                "{}",
                rule.id
            );
        }
    }

    #[test]
    fn rules_are_found_by_id() {
        assert_eq!(by_id("zemu-mem-0001"), Some(&memory::FREE_UNKNOWN));
        assert_eq!(by_id("ZEMU-MEM-9999"), None);
    }
}
