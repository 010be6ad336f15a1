//! What a rule is.

use std::fmt;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; the program is not wrong.
    Note,
    /// Probably not what was meant, or different on another driver.
    Warning,
    /// The program is wrong.
    Error,
}

impl Severity {
    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A rule that a program can break, or an event worth reporting.
#[derive(Debug)]
pub struct Rule {
    /// Its stable id, such as `ZEMU-MEM-0007`. Never given to another rule.
    pub id: &'static str,
    /// How bad breaking it is.
    pub severity: Severity,
    /// A few words that name it.
    pub title: &'static str,
    /// What a finding says, with the values of fields in place of `{field}`.
    pub sentence: &'static str,
    /// The fields that findings of this rule should have: those of the sentence and more.
    pub fields: &'static [&'static str],
    /// The chapter of the specification, or of zemu's manual.
    pub section: &'static str,
    /// What went wrong, why it matters on hardware, and what to do, in two or three sentences.
    pub explanation: &'static str,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

/// The parts of a sentence: text, and names of fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    Text(&'a str),
    Field(&'a str),
}

/// Splits a sentence at its `{field}` places. A brace without its partner is text.
pub(crate) fn parts(sentence: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = sentence;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if let Some(inner) = rest.strip_prefix('{')
            && let Some((field, after)) = inner.split_once('}')
        {
            rest = after;
            return Some(Part::Field(field));
        }
        // A brace at the very start has no partner here, so it belongs to the text.
        let end = rest
            .char_indices()
            .skip(1)
            .find(|(_, c)| *c == '{')
            .map_or(rest.len(), |(i, _)| i);
        let (text, after) = rest.split_at(end);
        rest = after;
        Some(Part::Text(text))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_split_at_its_fields() {
        let found: Vec<_> = parts("{a} is not {b}!").collect();
        assert_eq!(
            found,
            [
                Part::Field("a"),
                Part::Text(" is not "),
                Part::Field("b"),
                Part::Text("!")
            ]
        );
        assert_eq!(parts("{open").collect::<Vec<_>>(), [Part::Text("{open")]);
        assert_eq!(parts("").count(), 0);
    }

    #[test]
    fn severities_are_ordered() {
        assert!(Severity::Note < Severity::Warning && Severity::Warning < Severity::Error);
    }
}
