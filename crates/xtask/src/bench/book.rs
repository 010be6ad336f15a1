//! The measured part of the book's page on performance.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::figures::Figures;
use super::table::Table;

/// The page.
const PAGE: &str = "docs/src/performance.md";
const BEGIN: &str = "<!-- Written by `cargo xtask bench --write-docs`. -->\n";
const END: &str = "<!-- The end of what is written by `cargo xtask bench --write-docs`. -->\n";

/// Why the page cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// The page cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// The page.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The page has lost its marks.
    #[error("{PAGE} has no line that says where the measured part begins, or none where it ends")]
    NoMarks,
}

/// Replaces the measured part of the page.
///
/// # Errors
/// [`BookError`]
pub fn write(top: &Path, part: &str) -> Result<(), BookError> {
    let path = top.join(PAGE);
    let fail = |source| BookError::File {
        path: path.clone(),
        source,
    };
    let page = std::fs::read_to_string(&path).map_err(fail)?;
    let page = replaced(&page, part).ok_or(BookError::NoMarks)?;
    std::fs::write(&path, page).map_err(fail)
}

/// The page with that part between its marks.
fn replaced(page: &str, part: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{part}\n{END}{after}"))
}

/// The measured part: the machine, who took part, and the tables, each with its heading.
pub fn part(figures: &Figures, rounds: u32, tables: &[(String, Table)]) -> String {
    let mut text = format!("Machine: {}. Rounds: {rounds}.\n", machine());
    for (side, device) in &figures.devices {
        write!(text, "{}: {device}. ", side.name()).expect("a String takes everything");
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    for (heading, table) in tables {
        write!(text, "\n### {heading}\n\n{}", table.markdown()).expect("a String takes everything");
    }
    text
}

/// Processor and number of threads that may run at once.
fn machine() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let count = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{}, {count} of its threads", processor(&text))
}

/// The processor's name in the words of the system.
fn processor(cpuinfo: &str) -> &str {
    let found = cpuinfo
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(key, _)| key.trim() == "model name");
    found.map_or("unknown processor", |(_, value)| value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_between_the_marks_changes() {
        let page = format!("# Title\n{BEGIN}old\n{END}More.\n");
        let once = replaced(&page, "new\n").unwrap();
        assert_eq!(once, format!("# Title\n{BEGIN}\nnew\n\n{END}More.\n"));
        assert_eq!(replaced(&once, "new\n").unwrap(), once);
        assert_eq!(replaced("# Title\n", "new"), None);
        assert_eq!(replaced(BEGIN, "new"), None);
    }

    #[test]
    fn the_page_has_its_marks() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(PAGE);
        let page = std::fs::read_to_string(page).unwrap();
        assert!(replaced(&page, "").is_some());
    }

    #[test]
    fn the_processor_is_named() {
        assert_eq!(
            processor("processor\t: 0\nmodel name\t: A B 7\nflags\t: x\n"),
            "A B 7"
        );
        assert_eq!(processor(""), "unknown processor");
    }
}
