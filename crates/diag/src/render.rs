//! Findings and calls as text and as JSON lines.

use std::fmt::Write;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use zemu_abi::ze_result_t;

use crate::diagnostics::Counts;
use crate::finding::{CallRef, Finding};
use crate::recorder::CallRecord;
use crate::rule::{Part, Rule, parts};
use crate::value::{Fields, Value, write_result};

/// The version of the JSON lines. It grows when a key changes its meaning or goes away, not when one is added.
pub const SCHEMA: u32 = 1;

/// Longest text value, in characters, that the text form shows.
const LONGEST_TEXT: usize = 2000;

/// What the finding says, in one sentence.
pub fn message(finding: &Finding) -> String {
    fill(finding.rule, &finding.fields)
}

/// The sentence of a rule with its fields filled in. A field without a value reads `(unknown)`.
fn fill(rule: &Rule, fields: &Fields) -> String {
    let mut out = String::with_capacity(rule.sentence.len() + 32);
    for part in parts(rule.sentence) {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Field(name) => match fields.get(name) {
                Some(value) => put(&mut out, format_args!("{value}")),
                None => out.push_str("(unknown)"),
            },
        }
    }
    out
}

/// Adds to a string, which cannot fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    // It fails only when a Display says so, and then there is nothing better to show.
    let _ = out.write_fmt(text);
}

/// The finding in several lines for people. With `explain`, the rule's explanation too.
pub fn text(finding: &Finding, explain: bool) -> String {
    let rule = finding.rule;
    let mut out = String::new();
    put(
        &mut out,
        format_args!(
            "zemu: {} {}: {}\n",
            rule.severity,
            rule.id,
            tame(&message(finding))
        ),
    );
    if finding.injected {
        out.push_str("    this failure was injected by a fault rule\n");
    }
    if let Some(call) = finding.call {
        put(&mut out, format_args!("    in {}", call_words(call)));
        if let Some(argument) = finding.argument {
            put(&mut out, format_args!(", parameter {argument}"));
        }
        out.push('\n');
    } else if let Some(argument) = finding.argument {
        put(&mut out, format_args!("    parameter {argument}\n"));
    }
    if let Some(result) = finding.result {
        put(&mut out, format_args!("    answered {}\n", result_words(result)));
    }
    if let Some(call) = finding.created_by {
        put(&mut out, format_args!("    created by {}\n", call_words(call)));
    }
    // What the sentence holds already is not said twice.
    let said = |name: &str| parts(rule.sentence).any(|p| p == Part::Field(name));
    for (name, value) in finding.fields.iter().filter(|(name, _)| !said(name)) {
        put(
            &mut out,
            format_args!("    {}: {}\n", name.replace('_', " "), tame(&value.to_string())),
        );
    }
    put(
        &mut out,
        format_args!("    rule: {} ({})\n", rule.title, rule.section),
    );
    if explain {
        put(&mut out, format_args!("    {}\n", rule.explanation));
    }
    if let Some(backtrace) = &finding.backtrace {
        put(&mut out, format_args!("    backtrace:\n{backtrace}"));
        if !out.ends_with('\n') {
            out.push('\n');
        }
    }
    out
}

/// Text that may come from the program, fit for a terminal: further lines are indented, control characters replaced, and
/// it does not go on for ever.
pub fn tame(text: &str) -> String {
    let text = text.trim_end();
    let end = text
        .char_indices()
        .nth(LONGEST_TEXT)
        .map_or(text.len(), |(end, _)| end);
    let mut out = String::with_capacity(end);
    for c in text[..end].chars() {
        match c {
            '\n' => out.push_str("\n        "),
            '\t' => out.push(c),
            c if c.is_control() => out.push(char::REPLACEMENT_CHARACTER),
            c => out.push(c),
        }
    }
    if end < text.len() {
        put(&mut out, format_args!("… ({} bytes in all)", text.len()));
    }
    out
}

fn call_words(call: CallRef) -> String {
    format!(
        "call {} {} on thread {}",
        call.number,
        call.function.name(),
        call.thread
    )
}

fn result_words(result: ze_result_t) -> String {
    let mut out = String::new();
    let _ = write_result(&mut out, result);
    out
}

/// What `zemu explain` says about a rule.
pub fn explanation(rule: &Rule) -> String {
    format!(
        "{} ({}): {}\n\n{}\n\nSpecification: {}\n",
        rule.id, rule.severity, rule.title, rule.explanation, rule.section
    )
}

/// The finding as one line of JSON, without the newline.
pub fn json_line(finding: &Finding) -> String {
    json(&FindingLine(finding))
}

/// The line that tells that further findings of a rule in a function are counted only.
pub(crate) fn suppressed_json(finding: &Finding) -> String {
    json(&SuppressedLine(finding))
}

pub(crate) fn suppressed_text(finding: &Finding) -> String {
    let place = finding
        .call
        .map(|c| format!(" in {}", c.function.name()))
        .unwrap_or_default();
    format!(
        "zemu: note: further findings of {}{place} are counted, not shown\n",
        finding.rule.id
    )
}

/// The counts as one line of JSON, without the newline.
pub fn summary_json(counts: &Counts) -> String {
    json(&SummaryLine(counts))
}

/// The counts as one line of text, without the newline.
pub fn summary_text(counts: &Counts) -> String {
    let plural = |n: u64, word: &str| format!("{n} {word}{}", if n == 1 { "" } else { "s" });
    let mut out = format!(
        "zemu: {}, {}, {}",
        plural(counts.errors, "error"),
        plural(counts.warnings, "warning"),
        plural(counts.notes, "note")
    );
    for (n, word) in [
        (counts.suppressed, "not shown as duplicates"),
        (counts.filtered, "filtered out"),
        (counts.dropped, "lost in writing"),
    ] {
        if n > 0 {
            put(&mut out, format_args!(", {n} {word}"));
        }
    }
    out
}

/// A call as one line of text, without the newline.
pub fn call_text(record: &CallRecord) -> String {
    let info = record.function.info();
    let mut out = format!("zemu: call {} {}(", record.number, info.name);
    for (index, argument) in record.arguments().iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        match info.params.get(index) {
            Some(param) => put(&mut out, format_args!("{comma}{} {argument:#x}", param.name)),
            None => put(&mut out, format_args!("{comma}{argument:#x}")),
        }
    }
    let answer = match record.result() {
        Some(result) => result_words(result),
        None => format!("{:#x}", record.answer),
    };
    put(
        &mut out,
        format_args!(") = {answer} [thread {}, {:?}]", record.thread, record.duration),
    );
    out
}

/// A call as one line of JSON, without the newline.
pub fn call_json(record: &CallRecord) -> String {
    json(&CallLine(record))
}

fn json(value: &impl Serialize) -> String {
    // The values are strings, numbers and maps with string keys, which always serialise.
    serde_json::to_string(value).unwrap_or_default()
}

struct FindingLine<'a>(&'a Finding);

impl Serialize for FindingLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let finding = self.0;
        let rule = finding.rule;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("schema", &SCHEMA)?;
        map.serialize_entry("kind", "finding")?;
        map.serialize_entry("sequence", &finding.sequence)?;
        map.serialize_entry("time_ns", &nanoseconds(finding.time))?;
        map.serialize_entry("pid", &std::process::id())?;
        map.serialize_entry("id", rule.id)?;
        map.serialize_entry("severity", rule.severity.name())?;
        map.serialize_entry("title", rule.title)?;
        map.serialize_entry("message", &message(finding))?;
        map.serialize_entry("injected", &finding.injected)?;
        if let Some(call) = finding.call {
            map.serialize_entry("call", &call)?;
            map.serialize_entry("function", call.function.name())?;
        }
        if let Some(argument) = finding.argument {
            map.serialize_entry("argument", argument)?;
        }
        if let Some(result) = finding.result {
            map.serialize_entry("result", &result_words(result))?;
        }
        if let Some(call) = finding.created_by {
            map.serialize_entry("created_by", &call)?;
        }
        map.serialize_entry("fields", &finding.fields)?;
        map.serialize_entry("section", rule.section)?;
        if let Some(backtrace) = &finding.backtrace {
            map.serialize_entry("backtrace", &format_args!("{backtrace}"))?;
        }
        map.end()
    }
}

struct SuppressedLine<'a>(&'a Finding);

impl Serialize for SuppressedLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("schema", &SCHEMA)?;
        map.serialize_entry("kind", "suppressed")?;
        map.serialize_entry("pid", &std::process::id())?;
        map.serialize_entry("id", self.0.rule.id)?;
        if let Some(call) = self.0.call {
            map.serialize_entry("function", call.function.name())?;
        }
        map.end()
    }
}

struct SummaryLine<'a>(&'a Counts);

impl Serialize for SummaryLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("schema", &SCHEMA)?;
        map.serialize_entry("kind", "summary")?;
        map.serialize_entry("pid", &std::process::id())?;
        map.serialize_entry("errors", &counts.errors)?;
        map.serialize_entry("warnings", &counts.warnings)?;
        map.serialize_entry("notes", &counts.notes)?;
        map.serialize_entry("suppressed", &counts.suppressed)?;
        map.serialize_entry("filtered", &counts.filtered)?;
        map.serialize_entry("dropped", &counts.dropped)?;
        map.end()
    }
}

struct CallLine<'a>(&'a CallRecord);

impl Serialize for CallLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("schema", &SCHEMA)?;
        map.serialize_entry("kind", "call")?;
        map.serialize_entry("pid", &std::process::id())?;
        map.serialize_entry("number", &record.number)?;
        map.serialize_entry("function", record.function.name())?;
        map.serialize_entry("thread", &record.thread)?;
        map.serialize_entry("start_ns", &nanoseconds(record.start))?;
        map.serialize_entry("duration_ns", &nanoseconds(record.duration))?;
        map.serialize_entry("arguments", &Arguments(record))?;
        match record.result() {
            Some(result) => map.serialize_entry("result", &result_words(result))?,
            None => map.serialize_entry("value", &format_args!("{:#x}", record.answer))?,
        }
        map.end()
    }
}

struct Arguments<'a>(&'a CallRecord);

impl Serialize for Arguments<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let params = self.0.function.info().params;
        let named = self.0.arguments().iter().zip(params);
        serializer.collect_map(named.map(|(value, param)| (param.name, Value::Address(*value))))
    }
}

fn nanoseconds(time: std::time::Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use zemu_abi::{Function, ZE_RESULT_ERROR_INVALID_ARGUMENT};

    fn call(number: u64, name: &str) -> CallRef {
        CallRef {
            number,
            function: Function::by_name(name).expect("known"),
            thread: 11,
        }
    }

    fn import_off_page() -> Finding {
        Finding::new(&rules::import::POINTER_OFF_PAGE)
            .with("pointer", Value::Address(0x7f00_0000_1010))
            .with("page", Value::Bytes(4096))
            .with("offset", Value::Bytes(16))
            .with("allocator", "malloc")
            .in_call(call(17, "zeMemAllocHost"))
            .argument("host_desc->pNext->pSystemMemory")
            .answered(ZE_RESULT_ERROR_INVALID_ARGUMENT)
            .created_by(call(3, "zeContextCreate"))
    }

    #[test]
    fn the_text_says_all_once() {
        let explanation = rules::import::POINTER_OFF_PAGE.explanation;
        let expected = format!(
            "zemu: error ZEMU-IMP-0005: pSystemMemory 0x7f0000001010 is not a multiple of the import page size \
             4096 bytes; the page begins 16 bytes before it\n    \
             in call 17 zeMemAllocHost on thread 11, parameter host_desc->pNext->pSystemMemory\n    \
             answered ZE_RESULT_ERROR_INVALID_ARGUMENT\n    \
             created by call 3 zeContextCreate on thread 11\n    \
             allocator: malloc\n    \
             rule: import that does not begin at a page \
             (Extension: external memory mapping of system memory)\n    {explanation}\n"
        );
        assert_eq!(text(&import_off_page(), true), expected);
        assert!(!text(&import_off_page(), false).contains(explanation));
    }

    #[test]
    fn the_json_line_has_stable_keys() {
        let line = json_line(&import_off_page().injected());
        assert!(!line.contains('\n'));
        let value: serde_json::Value = serde_json::from_str(&line).expect("it is JSON");
        let keys: Vec<_> = value
            .as_object()
            .expect("it is an object")
            .keys()
            .map(String::as_str)
            .collect();
        let mut expected = vec![
            "schema",
            "kind",
            "sequence",
            "time_ns",
            "pid",
            "id",
            "severity",
            "title",
            "message",
            "injected",
            "call",
            "function",
            "argument",
            "result",
            "created_by",
            "fields",
            "section",
        ];
        // The reader may sort the keys.
        expected.sort_unstable();
        let mut sorted = keys.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, expected);
        assert!(
            line.starts_with(r#"{"schema":1,"kind":"finding","sequence":0,"#),
            "{line}"
        );
        assert_eq!(value["id"], "ZEMU-IMP-0005");
        assert_eq!(value["call"]["number"], 17);
        assert_eq!(value["fields"]["pointer"], "0x7f0000001010");
        assert_eq!(value["fields"]["page"], 4096);
        assert_eq!(value["injected"], true);
        assert_eq!(value["created_by"]["function"], "zeContextCreate");
    }

    #[test]
    fn a_missing_field_is_said_to_be_unknown() {
        let finding = Finding::new(&rules::memory::DOUBLE_FREE).with("pointer", Value::Address(1));
        assert_eq!(message(&finding), "0x1 was freed already by (unknown)");
        assert!(!text(&finding, false).contains("in call"));
    }

    #[test]
    fn text_of_the_program_cannot_upset_a_terminal() {
        let name = format!("\u{1b}[2Jevil\nname{}", "x".repeat(10_000));
        let finding = Finding::new(&rules::module::UNKNOWN_KERNEL)
            .with("name", name.clone())
            .with("log", name);
        let text = text(&finding, false);
        assert!(!text.contains('\u{1b}'));
        assert!(text.lines().skip(1).all(|l| l.starts_with("    ")), "{text}");
        assert!(text.len() < 6_000);
        assert_eq!(json_line(&finding).lines().count(), 1);
    }

    #[test]
    fn every_rule_renders() {
        for rule in rules::all() {
            let finding = rule
                .fields
                .iter()
                .fold(Finding::new(rule), |f, name| f.with(name, Value::Count(7)));
            assert!(!message(&finding).contains("(unknown)"), "{}", rule.id);
            assert!(explanation(rule).contains(rule.explanation));
        }
    }

    #[test]
    fn the_summary_counts() {
        let counts = Counts {
            errors: 1,
            warnings: 2,
            filtered: 3,
            dropped: 4,
            ..Counts::default()
        };
        let text = summary_text(&counts);
        assert_eq!(
            text,
            "zemu: 1 error, 2 warnings, 0 notes, 3 filtered out, 4 lost in writing"
        );
        let json: serde_json::Value = serde_json::from_str(&summary_json(&counts)).expect("it is JSON");
        assert_eq!(
            (json["errors"].as_u64(), json["dropped"].as_u64()),
            (Some(1), Some(4))
        );
    }
}
