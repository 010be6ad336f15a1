//! Where findings go.

use std::backtrace::Backtrace;
use std::collections::HashMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use zemu_abi::Function;

use crate::finding::Finding;
use crate::render;
use crate::rule::Severity;
use crate::rules;
use crate::sink::{LineFile, OpenError, stderr};

/// What is done with findings. The default writes nothing anywhere.
#[derive(Debug, Clone)]
pub struct Options {
    /// The file to which findings are appended as JSON lines.
    pub report: Option<PathBuf>,
    /// The least severity that is written to stderr.
    pub stderr: Option<Severity>,
    /// How many findings of one rule in one function are shown and kept; further ones are counted. 0 for all.
    pub duplicate_limit: u64,
    /// Rules that are not reported: ids, or beginnings of ids that end in `*`.
    pub ignored: Vec<String>,
    /// How many findings are kept for the control API.
    pub capacity: usize,
    /// Whether the program's stack is kept with each finding that is shown.
    pub backtraces: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            report: None,
            stderr: None,
            duplicate_limit: 10,
            ignored: Vec::new(),
            capacity: 10_000,
            backtraces: false,
        }
    }
}

/// How many findings there were.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Errors, duplicates included.
    pub errors: u64,
    /// Warnings, duplicates included.
    pub warnings: u64,
    /// Notes, duplicates included.
    pub notes: u64,
    /// Those of the above that were counted only, as duplicates.
    pub suppressed: u64,
    /// Findings of ignored rules, which are not among the above.
    pub filtered: u64,
    /// Lines that could not be written to the report file.
    pub dropped: u64,
}

impl Counts {
    /// How many findings of `severity` there were.
    pub fn of(&self, severity: Severity) -> u64 {
        match severity {
            Severity::Note => self.notes,
            Severity::Warning => self.warnings,
            Severity::Error => self.errors,
        }
    }
}

/// What changes with each finding.
#[derive(Debug, Default)]
struct State {
    sequence: u64,
    counts: Counts,
    /// How many findings there were of a rule in a function.
    seen: HashMap<(&'static str, Option<Function>), u64>,
    kept: Vec<Arc<Finding>>,
}

/// Takes findings from all threads, and writes, keeps and counts them.
pub struct Diagnostics {
    options: Options,
    report: Option<Arc<LineFile>>,
    start: Instant,
    state: Mutex<State>,
    text: Box<dyn Fn(&str) + Send + Sync>,
}

impl fmt::Debug for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Diagnostics")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl Diagnostics {
    /// Diagnostics with these options. Fails when the report file cannot be opened.
    pub fn new(options: Options) -> Result<Self, OpenError> {
        Self::with_text(options, Box::new(stderr))
    }

    fn with_text(options: Options, text: Box<dyn Fn(&str) + Send + Sync>) -> Result<Self, OpenError> {
        let report = match &options.report {
            Some(path) => Some(Arc::new(LineFile::open(path)?)),
            None => None,
        };
        Ok(Self {
            options,
            report,
            start: Instant::now(),
            state: Mutex::default(),
            text,
        })
    }

    /// The report file, for others who write lines to it.
    pub fn report_file(&self) -> Option<Arc<LineFile>> {
        self.report.clone()
    }

    /// When these diagnostics were made: the zero of all their times.
    pub fn start(&self) -> Instant {
        self.start
    }

    /// Takes a finding: counts it, and writes and keeps it unless it is filtered out or one duplicate too many.
    pub fn report(&self, mut finding: Finding) {
        let rule = finding.rule;
        let (nth, first_of_rule) = {
            let mut state = self.lock();
            if self.is_ignored(rule.id) {
                state.counts.filtered += 1;
                return;
            }
            state.sequence += 1;
            finding.sequence = state.sequence;
            match rule.severity {
                Severity::Note => state.counts.notes += 1,
                Severity::Warning => state.counts.warnings += 1,
                Severity::Error => state.counts.errors += 1,
            }
            let first_of_rule = !state.seen.keys().any(|(id, _)| *id == rule.id);
            let seen = state
                .seen
                .entry((rule.id, finding.call.map(|c| c.function)))
                .or_default();
            *seen += 1;
            let nth = *seen;
            // Every leak is another object, so none of them is a duplicate.
            let nth = if rules::leak::ALL.contains(rule) { 1 } else { nth };
            if self.is_suppressed(nth) {
                state.counts.suppressed += 1;
            }
            (nth, first_of_rule)
        };
        let shown = self.options.stderr.is_some_and(|least| rule.severity >= least);
        if self.is_suppressed(nth) {
            if nth == self.options.duplicate_limit + 1 {
                if shown {
                    (self.text)(&render::suppressed_text(&finding));
                }
                if let Some(report) = &self.report {
                    report.write_line(&render::suppressed_json(&finding));
                }
            }
            return;
        }
        finding.time = self.start.elapsed();
        if self.options.backtraces && finding.backtrace.is_none() {
            finding.backtrace = Some(Arc::new(Backtrace::force_capture()));
        }
        if shown {
            (self.text)(&render::text(&finding, first_of_rule));
        }
        if let Some(report) = &self.report {
            report.write_line(&render::json_line(&finding));
        }
        let mut state = self.lock();
        if state.kept.len() < self.options.capacity {
            state.kept.push(Arc::new(finding));
        }
    }

    /// The findings that were kept, by their numbers.
    pub fn findings(&self) -> Vec<Arc<Finding>> {
        let mut kept = self.lock().kept.clone();
        kept.sort_by_key(|f| f.sequence);
        kept
    }

    /// How many findings there were.
    pub fn counts(&self) -> Counts {
        let dropped = self.report.as_ref().map_or(0, |r| r.dropped());
        Counts {
            dropped,
            ..self.lock().counts
        }
    }

    /// How many findings of the rule `id` there were, in all functions together, duplicates included.
    pub fn count_of(&self, id: &str) -> u64 {
        self.lock()
            .seen
            .iter()
            .filter(|((rule, _), _)| *rule == id)
            .map(|(_, n)| n)
            .sum()
    }

    /// Writes the counts to where findings go.
    pub fn write_summary(&self) {
        let counts = self.counts();
        if self.options.stderr.is_some() {
            (self.text)(&format!("{}\n", render::summary_text(&counts)));
        }
        if let Some(report) = &self.report {
            report.write_line(&render::summary_json(&counts));
        }
    }

    /// Forgets all findings and counts. Numbers go on.
    pub fn reset(&self) {
        let mut state = self.lock();
        *state = State {
            sequence: state.sequence,
            ..State::default()
        };
    }

    fn is_suppressed(&self, nth: u64) -> bool {
        self.options.duplicate_limit != 0 && nth > self.options.duplicate_limit
    }

    fn is_ignored(&self, id: &str) -> bool {
        self.options
            .ignored
            .iter()
            .any(|pattern| match pattern.strip_suffix('*') {
                Some(start) => id.starts_with(start),
                None => id == pattern,
            })
    }

    // Nothing panics under the lock, and if it did the state would still be usable.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::CallRef;
    use crate::rules;
    use crate::value::Value;
    use std::path::Path;
    use std::{fs, thread};

    /// Diagnostics whose text goes to a string.
    fn diagnostics(options: Options) -> (Diagnostics, Arc<Mutex<String>>) {
        let text = Arc::new(Mutex::new(String::new()));
        let sink = Arc::clone(&text);
        let write = move |t: &str| sink.lock().expect("no panic before").push_str(t);
        (
            Diagnostics::with_text(options, Box::new(write)).expect("the report opens"),
            text,
        )
    }

    fn shown(text: &Mutex<String>) -> String {
        text.lock().expect("no panic before").clone()
    }

    fn finding(pointer: u64) -> Finding {
        Finding::new(&rules::memory::FREE_UNKNOWN).with("pointer", Value::Address(pointer))
    }

    #[test]
    fn nothing_is_written_unless_asked() {
        let (diagnostics, text) = diagnostics(Options::default());
        diagnostics.report(finding(1));
        diagnostics.write_summary();
        assert_eq!(shown(&text), "");
        assert!(diagnostics.report_file().is_none());
        assert_eq!(diagnostics.findings().len(), 1);
    }

    #[test]
    fn duplicates_are_counted_and_one_note_says_so() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let report = folder.path().join("report.jsonl");
        let options = Options {
            report: Some(report.clone()),
            stderr: Some(Severity::Note),
            duplicate_limit: 2,
            ..Options::default()
        };
        let (diagnostics, text) = diagnostics(options);
        let free = Function::by_name("zeMemFree").expect("known");
        for n in 0..5 {
            diagnostics.report(finding(n).in_call(CallRef::here(n + 1, free)));
        }
        // The same rule in another place has its own limit.
        diagnostics.report(finding(9));
        diagnostics.write_summary();
        let counts = diagnostics.counts();
        assert_eq!((counts.errors, counts.suppressed), (6, 3));
        assert_eq!(diagnostics.count_of(rules::memory::FREE_UNKNOWN.id), 6);
        assert_eq!(
            diagnostics
                .findings()
                .iter()
                .map(|f| f.sequence)
                .collect::<Vec<_>>(),
            [1, 2, 6]
        );
        let text = shown(&text);
        assert_eq!(text.matches("are counted, not shown").count(), 1, "{text}");
        assert_eq!(
            text.matches(rules::memory::FREE_UNKNOWN.explanation).count(),
            1,
            "{text}"
        );
        assert!(
            text.ends_with("zemu: 6 errors, 0 warnings, 0 notes, 3 not shown as duplicates\n"),
            "{text}"
        );
        let lines = fs::read_to_string(&report).expect("it was written");
        let kinds: Vec<_> = lines
            .lines()
            .map(|l| serde_json::from_str::<serde_json::Value>(l).expect("each line is JSON")["kind"].clone())
            .collect();
        assert_eq!(kinds, ["finding", "finding", "suppressed", "finding", "summary"]);
    }

    #[test]
    fn ignored_rules_count_as_filtered() {
        let ignored = vec!["ZEMU-MEM-*".to_owned(), rules::fault::INJECTED.id.to_owned()];
        let (diagnostics, _) = diagnostics(Options {
            ignored,
            ..Options::default()
        });
        diagnostics.report(finding(1));
        diagnostics.report(Finding::new(&rules::fault::INJECTED));
        diagnostics.report(Finding::new(&rules::handle::NULL));
        let expected = Counts {
            errors: 1,
            filtered: 2,
            ..Counts::default()
        };
        assert_eq!(diagnostics.counts(), expected);
    }

    #[test]
    fn the_least_severity_decides_what_stderr_gets() {
        let (diagnostics, text) = diagnostics(Options {
            stderr: Some(Severity::Warning),
            ..Options::default()
        });
        diagnostics.report(Finding::new(&rules::fault::INJECTED));
        assert_eq!(shown(&text), "");
        diagnostics.report(Finding::new(&rules::call::UNIMPLEMENTED));
        assert!(shown(&text).starts_with("zemu: warning ZEMU-CALL-0001: "));
        assert_eq!(diagnostics.counts().of(Severity::Note), 1);
    }

    #[test]
    fn few_are_kept_and_all_counted_from_many_threads() {
        let options = Options {
            capacity: 10,
            duplicate_limit: 0,
            ..Options::default()
        };
        let (diagnostics, _) = diagnostics(options);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..100).for_each(|n| diagnostics.report(finding(n))));
            }
        });
        assert_eq!(diagnostics.counts().errors, 400);
        assert_eq!(diagnostics.findings().len(), 10);
        diagnostics.reset();
        assert_eq!(diagnostics.counts(), Counts::default());
        diagnostics.report(finding(1));
        assert_eq!(diagnostics.findings()[0].sequence, 401);
    }

    #[test]
    fn a_full_disk_is_survived() {
        let report = Some(Path::new("/dev/full").to_owned());
        let (diagnostics, _) = diagnostics(Options {
            report,
            ..Options::default()
        });
        diagnostics.report(finding(1));
        assert_eq!(
            (diagnostics.counts().errors, diagnostics.counts().dropped),
            (1, 1)
        );
        assert_eq!(diagnostics.findings().len(), 1);
    }

    #[test]
    fn a_report_that_cannot_be_opened_is_an_error() {
        let report = Some(Path::new("/dev/null/report").to_owned());
        Diagnostics::new(Options {
            report,
            ..Options::default()
        })
        .expect_err("it is no folder");
    }

    #[test]
    fn backtraces_are_kept_on_request() {
        let (diagnostics, _) = diagnostics(Options {
            backtraces: true,
            ..Options::default()
        });
        diagnostics.report(finding(1));
        assert!(diagnostics.findings()[0].backtrace.is_some());
    }
}
