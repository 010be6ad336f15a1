//! What was found, counted, and what of it is not as it must be.

use std::collections::BTreeMap;
use std::fmt;

use super::arguments::Shape;
use super::execute::Verdict;
use super::pool::Outcome;
use super::survey::Survey;

/// Kernels that run to their end, in per cent of those that are executed.
const END_AT_LEAST: u64 = 90;

/// A kernel in a corpus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// SHA-1 of the module.
    pub module: String,
    /// Name of the kernel; empty for the module as a whole.
    pub kernel: String,
}

impl Name {
    /// The module as a whole.
    pub fn of_module(sha1: &str) -> Self {
        Self {
            module: sha1.to_owned(),
            kernel: String::new(),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "--module {}", self.module)?;
        if self.kernel.is_empty() {
            return Ok(());
        }
        write!(f, " --kernel '{}'", self.kernel)
    }
}

/// How often something was found, with the first example.
#[derive(Debug, Default)]
struct Histogram(BTreeMap<String, (u64, Option<Name>)>);

impl Histogram {
    fn add(&mut self, what: String, name: &Name) {
        let entry = self.0.entry(what).or_default();
        entry.0 += 1;
        entry.1.get_or_insert_with(|| name.clone());
    }

    fn total(&self) -> u64 {
        self.0.values().map(|(count, _)| count).sum()
    }
}

impl fmt::Display for Histogram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut entries: Vec<_> = self.0.iter().collect();
        entries.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        for (what, (count, name)) in entries {
            write!(f, "\n  {count:7}  {what}")?;
            if let Some(name) = name {
                write!(f, "\n           {name}")?;
            }
        }
        Ok(())
    }
}

/// The counts of one corpus.
#[derive(Debug, Default)]
pub struct Report {
    modules: u64,
    created: u64,
    /// Modules of which every kernel is lowered.
    complete: u64,
    kernels: u64,
    lowered: u64,
    refused: Histogram,
    executed: u64,
    equal: BTreeMap<Shape, u64>,
    /// Kernels that changed a buffer, of those that are equal.
    changed: u64,
    trapped: Histogram,
    order: Histogram,
    unequal: Histogram,
    timed_out: Histogram,
    panicked: Histogram,
}

impl Report {
    /// Counts a module; gives its lowered kernels.
    pub fn module(&mut self, sha1: &str, survey: Outcome<Survey>) -> Vec<Name> {
        let name = |kernel| Name {
            module: sha1.to_owned(),
            kernel,
        };
        self.modules += 1;
        match survey {
            Outcome::Panicked(message) => self.panicked.add(message, &Name::of_module(sha1)),
            Outcome::Done(Survey::Refused(reason)) => {
                self.refused
                    .add(format!("module: {reason}"), &Name::of_module(sha1));
            }
            Outcome::Done(Survey::Created { lowered, refused }) => {
                self.created += 1;
                self.complete += u64::from(refused.is_empty());
                self.kernels += (lowered.len() + refused.len()) as u64;
                self.lowered += lowered.len() as u64;
                for (kernel, reason) in refused {
                    self.refused.add(format!("kernel: {reason}"), &name(kernel));
                }
                return lowered.into_iter().map(name).collect();
            }
        }
        Vec::new()
    }

    /// Counts a kernel that was executed.
    pub fn kernel(&mut self, name: &Name, verdict: Outcome<Verdict>) {
        self.executed += 1;
        match verdict {
            Outcome::Panicked(message) => self.panicked.add(message, name),
            Outcome::Done(Verdict::Equal { shape, changed }) => {
                *self.equal.entry(shape).or_default() += 1;
                self.changed += u64::from(changed);
            }
            Outcome::Done(Verdict::Trapped(trap)) => self.trapped.add(trap.kind.to_string(), name),
            Outcome::Done(Verdict::Unequal(words)) => self.unequal.add(words, name),
            Outcome::Done(Verdict::OrderMatters) => self.order.add("any order may be".to_owned(), name),
            Outcome::Done(Verdict::TimedOut) => self.timed_out.add("no end in time".to_owned(), name),
        }
    }

    /// What is not as it must be, one sentence each.
    pub fn failures(&self, lowered_at_least: u64) -> Vec<String> {
        let mut failures = Vec::new();
        let mut bound = |what: &str, part: u64, whole: u64, wanted: u64| {
            if part * 100 < whole * wanted {
                failures.push(format!(
                    "{what}: {}, and at least {wanted} % are wanted",
                    share(part, whole)
                ));
            }
        };
        bound(
            "modules of which every kernel is lowered",
            self.complete,
            self.modules,
            lowered_at_least,
        );
        let ended = self.equal.values().sum::<u64>() + self.order.total() + self.unequal.total();
        bound("kernels that run to the end", ended, self.executed, END_AT_LEAST);
        for (what, found) in [
            ("differ between the engines", &self.unequal),
            ("take too long", &self.timed_out),
            ("panic", &self.panicked),
        ] {
            if found.total() > 0 {
                failures.push(format!("{} kernels or modules {what}", found.total()));
            }
        }
        failures
    }
}

/// A part of a whole with its share in per cent.
fn share(part: u64, whole: u64) -> String {
    let tenths = (part * 1000).checked_div(whole).unwrap_or(0);
    format!("{part} of {whole} ({}.{} %)", tenths / 10, tenths % 10)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            modules,
            created,
            complete,
            kernels,
            lowered,
            ..
        } = self;
        writeln!(f, "created: {} modules", share(*created, *modules))?;
        writeln!(f, "lowered: {} kernels", share(*lowered, *kernels))?;
        writeln!(f, "every kernel lowered: {} modules", share(*complete, *modules))?;
        writeln!(f, "refused: {}{}", self.refused.total(), self.refused)?;
        let equal = self.equal.values().sum();
        write!(
            f,
            "executed: {}\nequal: {}",
            self.executed,
            share(equal, self.executed)
        )?;
        for (shape, count) in &self.equal {
            let launch = match shape {
                Shape::Any => "several groups, any dimensions",
                Shape::Line => "several groups, one dimension",
                Shape::Group => "one group",
                Shape::Item => "one work-item, since more get into each other's way",
            };
            write!(f, "\n  {count:7}  {launch}")?;
        }
        write!(f, "\n  {:7}  of them change what is in a buffer", self.changed)?;
        for (what, found) in [
            ("work-items get into each other's way", &self.order),
            ("trapped alike", &self.trapped),
            ("unequal", &self.unequal),
            ("timed out", &self.timed_out),
            ("panicked", &self.panicked),
        ] {
            write!(f, "\n{what}: {}{found}", found.total())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn created(lowered: &[&str], refused: &[&str]) -> Outcome<Survey> {
        Outcome::Done(Survey::Created {
            lowered: lowered.iter().map(ToString::to_string).collect(),
            refused: refused
                .iter()
                .map(|kernel| (kernel.to_string(), "OpX: it".to_owned()))
                .collect(),
        })
    }

    fn name(kernel: &str) -> Name {
        Name {
            module: "ab".to_owned(),
            kernel: kernel.to_owned(),
        }
    }

    fn equal() -> Outcome<Verdict> {
        Outcome::Done(Verdict::Equal {
            shape: Shape::Any,
            changed: true,
        })
    }

    #[test]
    fn bounds_hold_at_the_bound_and_not_below() {
        let mut report = Report::default();
        for _ in 0..19 {
            assert_eq!(report.module("ab", created(&["k"], &[])), [name("k")]);
        }
        report.module("cd", created(&["k", "l"], &["m"]));
        assert_eq!(report.failures(95), Vec::<String>::new());
        assert_eq!(
            report.failures(96),
            ["modules of which every kernel is lowered: 19 of 20 (95.0 %), and at least 96 % are wanted"]
        );
        assert!(report.to_string().contains("lowered: 21 of 22 (95.4 %) kernels"));
    }

    #[test]
    fn one_kernel_that_differs_takes_too_long_or_panics_is_a_failure() {
        let bad = [
            Outcome::Done(Verdict::Unequal("buffer 0".to_owned())),
            Outcome::Done(Verdict::TimedOut),
            Outcome::Panicked("oh".to_owned()),
        ];
        for verdict in bad {
            let mut report = Report::default();
            for _ in 0..99 {
                report.kernel(&name("k"), equal());
            }
            assert_eq!(report.failures(95), Vec::<String>::new());
            report.kernel(&name("bad"), verdict);
            assert_eq!(report.failures(95).len(), 1, "{report}");
            assert!(report.to_string().contains("--module ab --kernel 'bad'"));
        }
    }

    #[test]
    fn reasons_come_with_the_most_frequent_first() {
        let mut report = Report::default();
        report.module("a", Outcome::Done(Survey::Refused("rare".to_owned())));
        report.module("b", Outcome::Done(Survey::Refused("often".to_owned())));
        report.module("c", Outcome::Done(Survey::Refused("often".to_owned())));
        let text = report.to_string();
        assert!(text.find("module: often") < text.find("module: rare"), "{text}");
        assert!(text.contains("refused: 3\n"));
    }
}
