//! Which test runs which kernel of `tests/kernels`: read from the sources of the tests, by the names that stand in them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A test and the texts that stand in it and in the functions of its file that it calls.
#[derive(Debug, PartialEq, Eq)]
pub struct Test {
    /// The source, relative to its folder of tests, and the name of the function.
    pub name: String,
    texts: BTreeSet<String>,
    /// Whether it runs all kernels of the benchmark suite.
    suite: bool,
}

/// The tests of the interpreter; others use kernels for what is around them.
const FOLDER: &str = "spirv-interp/tests";
/// How a test asks for all kernels of the benchmark suite.
const SUITE: &str = "bench::kernels()";

/// All tests below `top`, by name.
pub fn tests(top: &Path) -> Vec<Test> {
    let folder = top.join(FOLDER);
    let mut sources = Vec::new();
    collect(&folder, &mut sources);
    sources.sort();
    let mut found = Vec::new();
    for source in sources {
        let text = std::fs::read_to_string(&source).unwrap_or_default();
        let name = source.strip_prefix(&folder).unwrap_or(&source);
        found.extend(of_source(&name.display().to_string(), &text));
    }
    found
}

impl Test {
    /// Whether it runs a kernel of a file, which is named relative to `tests/kernels` and without its extension.
    pub fn runs(&self, file: &str, kernel: &str, kernels: &[String]) -> bool {
        let stem = file.rsplit_once('/').map_or(file, |(_, stem)| stem);
        if self.suite && stem == file {
            return true;
        }
        // Kernels of one name in many files say nothing without the file; those with a name of their own do.
        let own = kernel.len() > 3 && kernel.starts_with('k') && kernel.as_bytes()[1].is_ascii_digit();
        if own && self.texts.contains(kernel) {
            return true;
        }
        if !self.texts.contains(file) && !self.texts.contains(stem) {
            return false;
        }
        let named = |name: &String| self.texts.contains(name);
        named(&kernel.to_owned()) || !kernels.iter().any(named)
    }
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(Result::ok);
    for path in entries.map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// The functions of a source as rustfmt writes it: what begins at the first column with `fn` and ends with a brace there.
fn functions(source: &str) -> BTreeMap<&str, (bool, String)> {
    let mut found = BTreeMap::new();
    let mut is_test = false;
    let mut open: Option<(&str, bool, String)> = None;
    for line in source.lines() {
        let head = line.strip_prefix("pub ").unwrap_or(line);
        if let Some((name, _)) = head
            .strip_prefix("fn ")
            .and_then(|rest| rest.split_once(['(', '<']))
        {
            open = Some((name, is_test, String::new()));
        }
        is_test = line == "#[test]" || (is_test && line.starts_with('#'));
        if let Some((_, _, body)) = &mut open {
            body.push_str(line);
            body.push('\n');
        }
        if line == "}"
            && let Some((name, test, body)) = open.take()
        {
            found.insert(name, (test, body));
        }
    }
    found
}

fn of_source(name: &str, source: &str) -> Vec<Test> {
    let functions = functions(source);
    let tests = functions.iter().filter(|(_, (is_test, _))| *is_test);
    tests
        .map(|(test, _)| {
            let mut reached = vec![*test];
            let mut next = 0;
            while let Some(body) = reached.get(next).map(|name| &functions[name].1) {
                let called = functions.keys().filter(|name| calls(body, name));
                let new: Vec<&str> = called.copied().filter(|name| !reached.contains(name)).collect();
                reached.extend(new);
                next += 1;
            }
            let bodies: Vec<&str> = reached.iter().map(|name| functions[name].1.as_str()).collect();
            Test {
                name: format!("{name}: {test}"),
                texts: bodies.iter().flat_map(|body| texts(body)).collect(),
                suite: bodies.iter().any(|body| body.contains(SUITE)),
            }
        })
        .collect()
}

/// Whether a body calls a function of the same source.
fn calls(body: &str, name: &str) -> bool {
    let call = format!("{name}(");
    body.match_indices(&call).any(|(at, _)| {
        let before = body[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | ':'))
    })
}

/// The string literals in a body, up to what is filled in and without extensions.
fn texts(body: &str) -> Vec<String> {
    let literals = body.split('"').skip(1).step_by(2);
    let cut = literals.map(|literal| literal.split(['{', '.']).next().unwrap_or_default());
    cut.filter(|literal| !literal.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
fn helper(name: &str) {
    load(&format!(\"ocl/{name}.spv\"), \"kinds\");
}

#[test]
fn prints() {
    helper(\"print\");
    other.helper_of();
}

#[test]
fn counts() {
    bench::kernels();
    kernel(&format!(\"ocl/count{variant}.spv\"), \"down\");
}
";

    #[test]
    fn tests_have_the_texts_of_their_helpers() {
        let [counts, prints] = &of_source("a.rs", SOURCE)[..] else {
            panic!("two tests")
        };
        let kernels = ["kinds", "lines"].map(str::to_owned);
        assert_eq!(prints.name, "a.rs: prints");
        assert!(prints.runs("ocl/print", "kinds", &kernels));
        assert!(!prints.runs("ocl/print", "lines", &kernels));
        assert!(!prints.runs("saxpy", "saxpy", &[]));
        assert!(counts.runs("saxpy", "saxpy", &[]));
        assert!(counts.runs("ocl/count", "down", &["up".to_owned(), "down".to_owned()]));
        assert!(!counts.runs("ocl/print", "kinds", &kernels));
    }
}
