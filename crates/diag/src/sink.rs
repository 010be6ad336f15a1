//! Files of lines.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// A report file that cannot be opened.
#[derive(Debug, thiserror::Error)]
#[error("the report file {} cannot be opened for appending: {source}", .path.display())]
pub struct OpenError {
    /// The path.
    pub path: PathBuf,
    /// What the system said.
    pub source: io::Error,
}

/// A file to which lines are appended, each with one write, so that several processes and threads can share it.
#[derive(Debug)]
pub struct LineFile {
    file: File,
    dropped: AtomicU64,
}

impl LineFile {
    /// Opens the file, which is made when it does not exist and never emptied.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let opened = OpenOptions::new().append(true).create(true).open(path);
        let file = opened.map_err(|source| OpenError {
            path: path.to_owned(),
            source,
        })?;
        Ok(Self {
            file,
            dropped: AtomicU64::new(0),
        })
    }

    /// Appends a line, to which the newline is added here. A line that cannot be written whole is dropped and counted:
    /// the program under test must not suffer from a full disk.
    pub fn write_line(&self, line: &str) {
        let mut bytes = Vec::with_capacity(line.len() + 1);
        bytes.extend_from_slice(line.as_bytes());
        bytes.push(b'\n');
        loop {
            match (&self.file).write(&bytes) {
                Ok(written) if written == bytes.len() => return,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(_) | Err(_) => {
                    self.dropped.fetch_add(1, Ordering::Relaxed);
                    return;
                }
            }
        }
    }

    /// How many lines were not written whole.
    pub fn dropped(&self) -> u64 {
        self.dropped.load(Ordering::Relaxed)
    }
}

/// Writes to stderr, and takes no notice of failure: there is nowhere left to complain.
pub(crate) fn stderr(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn lines_are_appended() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("report");
        fs::write(&path, "old\n").expect("it is ours");
        let (first, second) = (LineFile::open(&path), LineFile::open(&path));
        first.expect("it opens").write_line("one");
        second.expect("it opens").write_line("two");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "old\none\ntwo\n");
    }

    #[test]
    fn a_full_disk_drops_lines() {
        let file = LineFile::open(Path::new("/dev/full")).expect("Linux has it");
        file.write_line("lost");
        file.write_line("lost too");
        assert_eq!(file.dropped(), 2);
    }

    #[test]
    fn a_path_that_cannot_be_opened_is_named() {
        let error = LineFile::open(Path::new("/dev/null/report")).expect_err("it is no folder");
        assert!(error.to_string().contains("/dev/null/report"), "{error}");
    }
}
