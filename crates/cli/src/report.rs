//! What the library left behind: the findings and counts of a program, read from its report and put in words.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use serde_json::Value;
use zemu_diag::render::{self, tame};
use zemu_diag::{Counts, Severity, rules};

/// The part of a report that one run wrote, in order.
#[derive(Debug, Default)]
pub struct Report {
    /// Lines that say something about a finding.
    lines: Vec<Value>,
    /// The sum of the counts that processes left when they ended; none if no process did.
    summary: Option<Counts>,
    /// How many findings there were.
    counts: Counts,
}

impl Report {
    /// The lines of the file at `path` behind the first `start` bytes.
    ///
    /// # Errors
    /// What the system says.
    pub fn read(path: &Path, start: u64) -> io::Result<Self> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(start))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(Self::parse(&String::from_utf8_lossy(&bytes)))
    }

    /// Lines of another form are passed over: the file may hold what others wrote.
    pub fn parse(text: &str) -> Self {
        let mut lines = Vec::new();
        // The process that a line is from, with the counts of its lines and of its summaries.
        let mut processes: BTreeMap<u64, (Counts, Option<Counts>)> = BTreeMap::new();
        for line in text.lines() {
            let Ok(value) = serde_json::from_str::<Value>(line) else {
                continue;
            };
            let (seen, summed) = processes.entry(value["pid"].as_u64().unwrap_or(0)).or_default();
            match value["kind"].as_str() {
                Some("finding") => {
                    match value["severity"].as_str() {
                        Some("error") => seen.errors += 1,
                        Some("warning") => seen.warnings += 1,
                        _ => seen.notes += 1,
                    }
                    lines.push(value);
                }
                Some("suppressed") => lines.push(value),
                Some("summary") => *summed = Some(summed.unwrap_or_default().plus(&counts_of(&value))),
                _ => {}
            }
        }
        let mut report = Self {
            lines,
            ..Self::default()
        };
        for (seen, summed) in processes.values() {
            // A summary holds duplicates, which have no lines. A process that was killed has lines and no summary, and
            // one that replaced itself by another program has lines from before.
            report.counts = report.counts.plus(&seen.at_least(&summed.unwrap_or_default()));
            if let Some(summed) = summed {
                report.summary = Some(report.summary.unwrap_or_default().plus(summed));
            }
        }
        report
    }

    /// Whether there is a finding of this severity or above.
    pub fn has(&self, least: Severity) -> bool {
        [Severity::Note, Severity::Warning, Severity::Error]
            .into_iter()
            .any(|s| s >= least && self.counts.of(s) > 0)
    }

    /// Whether any process wrote anything.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.summary.is_none()
    }

    /// The findings in words, each rule explained once.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut explained = Vec::new();
        for line in &self.lines {
            let id = word(line, "id");
            if line["kind"] == "suppressed" {
                let place = line["function"].as_str().map(|f| format!(" in {f}"));
                let place = tame(&place.unwrap_or_default());
                add(
                    &mut out,
                    format_args!("zemu: note: further findings of {id}{place} are counted, not shown\n"),
                );
                continue;
            }
            let first = !explained.contains(&id);
            finding(&mut out, line, first);
            explained.push(id);
        }
        out
    }

    /// The counts in one line, without the newline.
    pub fn summary(&self) -> String {
        render::summary_text(&self.counts)
    }
}

fn headline(line: &Value) -> String {
    format!(
        "{} {}: {}",
        word(line, "severity"),
        word(line, "id"),
        word(line, "message")
    )
}

fn finding(out: &mut String, line: &Value, explain: bool) {
    add(out, format_args!("zemu: {}\n", headline(line)));
    if line["injected"] == true {
        out.push_str("    this failure was injected by a fault rule\n");
    }
    let argument = line["argument"].as_str().map(tame);
    match (call(&line["call"]), argument) {
        (Some(call), Some(argument)) => add(out, format_args!("    in {call}, parameter {argument}\n")),
        (Some(call), None) => add(out, format_args!("    in {call}\n")),
        (None, Some(argument)) => add(out, format_args!("    parameter {argument}\n")),
        (None, None) => {}
    }
    if line["result"].is_string() {
        add(out, format_args!("    answered {}\n", word(line, "result")));
    }
    if let Some(call) = call(&line["created_by"]) {
        add(out, format_args!("    created by {call}\n"));
    }
    let rule = line["id"].as_str().and_then(rules::by_id);
    let fields = line["fields"].as_object().into_iter().flatten();
    for (name, value) in fields {
        // What the sentence holds already is not said twice.
        if !rule.is_some_and(|r| r.sentence.contains(&format!("{{{name}}}"))) {
            let name = tame(&name.replace('_', " "));
            add(out, format_args!("    {name}: {}\n", tame(&plain(value))));
        }
    }
    add(
        out,
        format_args!("    rule: {} ({})\n", word(line, "title"), word(line, "section")),
    );
    if let Some(rule) = rule.filter(|_| explain) {
        add(out, format_args!("    {}\n", rule.explanation));
    }
    if let Some(backtrace) = line["backtrace"].as_str() {
        out.push_str("    backtrace:\n");
        for frame in backtrace.lines() {
            add(out, format_args!("    {}\n", tame(frame)));
        }
    }
}

/// A call as the text form has it.
fn call(value: &Value) -> Option<String> {
    let number = value["number"].as_u64()?;
    Some(format!(
        "call {number} {} on thread {}",
        word(value, "function"),
        plain(&value["thread"])
    ))
}

fn word(line: &Value, key: &str) -> String {
    tame(line[key].as_str().unwrap_or("(unknown)"))
}

/// A value of a finding without the punctuation of JSON.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Object(range)
            if range.len() == 2 && range.contains_key("start") && range.contains_key("end") =>
        {
            format!("[{}, {})", plain(&range["start"]), plain(&range["end"]))
        }
        other => other.to_string(),
    }
}

/// Adds to a string, which cannot fail.
fn add(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

fn counts_of(summary: &Value) -> Counts {
    let number = |key: &str| summary[key].as_u64().unwrap_or(0);
    Counts {
        errors: number("errors"),
        warnings: number("warnings"),
        notes: number("notes"),
        suppressed: number("suppressed"),
        filtered: number("filtered"),
        dropped: number("dropped"),
    }
}

/// Arithmetic of counts, field by field.
trait Fields: Sized {
    fn zip(&self, other: &Self, with: fn(u64, u64) -> u64) -> Self;

    fn plus(&self, other: &Self) -> Self {
        self.zip(other, u64::saturating_add)
    }

    fn at_least(&self, other: &Self) -> Self {
        self.zip(other, u64::max)
    }
}

impl Fields for Counts {
    fn zip(&self, other: &Self, with: fn(u64, u64) -> u64) -> Self {
        Self {
            errors: with(self.errors, other.errors),
            warnings: with(self.warnings, other.warnings),
            notes: with(self.notes, other.notes),
            suppressed: with(self.suppressed, other.suppressed),
            filtered: with(self.filtered, other.filtered),
            dropped: with(self.dropped, other.dropped),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::{Function, ZE_RESULT_ERROR_INVALID_ARGUMENT};
    use zemu_diag::{CallRef, Finding, Value as Field};

    fn call(number: u64, name: &str) -> CallRef {
        CallRef::here(number, Function::by_name(name).expect("known"))
    }

    fn samples() -> Vec<Finding> {
        vec![
            Finding::new(&rules::import::POINTER_OFF_PAGE)
                .with("pointer", Field::Address(0x7f00_0000_1010))
                .with("page", Field::Bytes(4096))
                .with("offset", Field::Bytes(16))
                .with("allocator", "malloc")
                .in_call(call(17, "zeMemAllocHost"))
                .argument("host_desc->pNext->pSystemMemory")
                .answered(ZE_RESULT_ERROR_INVALID_ARGUMENT)
                .created_by(call(3, "zeContextCreate")),
            Finding::new(&rules::fault::INJECTED).injected(),
            Finding::new(&rules::leak::OBJECT)
                .with("kind", "context")
                .with("handle", Field::Handle(0x10)),
            Finding::new(&rules::module::UNKNOWN_KERNEL)
                .with("name", "\u{1b}long\n".repeat(1000))
                .with("log", "x"),
        ]
    }

    /// What the command prints is what the library would have printed itself.
    #[test]
    fn the_words_are_those_of_the_library() {
        for sample in samples() {
            let report = Report::parse(&render::json_line(&sample));
            assert_eq!(report.text(), render::text(&sample, true));
        }
    }

    #[test]
    fn a_rule_is_explained_once() {
        let line = render::json_line(&samples()[0]);
        let text = Report::parse(&format!("{line}\n{line}\n")).text();
        assert_eq!(
            text.matches(rules::import::POINTER_OFF_PAGE.explanation).count(),
            1
        );
        assert_eq!(text.matches("zemu: error ZEMU-IMP-0005: ").count(), 2);
    }

    #[test]
    fn counts_hold_duplicates_and_processes_without_a_summary() {
        let finding = |pid: u32, severity: &str| {
            format!(r#"{{"kind":"finding","pid":{pid},"id":"ZEMU-X-0001","severity":"{severity}"}}"#)
        };
        let lines = [
            finding(1, "error"),
            r#"{"kind":"suppressed","pid":1,"id":"ZEMU-X-0001"}"#.to_owned(),
            r#"{"kind":"summary","pid":1,"errors":5,"warnings":0,"notes":0,"suppressed":4}"#.to_owned(),
            finding(2, "warning"),
            finding(2, "note"),
            "no JSON".to_owned(),
            r#"{"kind":"call","pid":3}"#.to_owned(),
        ];
        let report = Report::parse(&lines.join("\n"));
        let counts = report.counts;
        assert_eq!((counts.errors, counts.warnings, counts.notes), (5, 1, 1));
        assert_eq!(
            report.summary(),
            "zemu: 5 errors, 1 warning, 1 note, 4 not shown as duplicates"
        );
        assert!(report.has(Severity::Error) && report.has(Severity::Warning));
        assert!(
            report
                .text()
                .contains("further findings of ZEMU-X-0001 are counted")
        );
    }

    #[test]
    fn severities_order() {
        let report = Report::parse(r#"{"kind":"finding","pid":1,"severity":"warning"}"#);
        assert!(!report.has(Severity::Error) && report.has(Severity::Warning) && report.has(Severity::Note));
        assert!(Report::parse("").is_empty() && !Report::parse("").has(Severity::Note));
    }

    #[test]
    fn text_of_the_program_cannot_upset_a_terminal() {
        let line = r#"{"kind":"finding","pid":1,"severity":"error","id":"\u001b[2J","message":"a\nb","fields":{"x\u001b":"\u001b"},"backtrace":"\u001b"}"#;
        let text = Report::parse(line).text();
        assert!(!text.contains('\u{1b}'), "{text}");
    }
}
