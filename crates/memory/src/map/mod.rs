//! What is asked of the operating system: pages of our own, and questions about the pages of the application.
//!
//! The questions never touch the pages that they are about.

#![allow(
    unsafe_code,
    reason = "mappings and system calls; the only module of this crate that has any"
)]

mod pages;
mod procmap;
pub mod text;

use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::PathBuf;

use crate::address::{AppPtr, AppRange};
use crate::allocation::Allocation;
use crate::import::PageSource;

pub(crate) use pages::{Chunk, OwnedPages};

/// The page size of the host in bytes. Constant on x86-64.
pub const HOST_PAGE: u64 = 4096;

/// A part of a range with one protection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The addresses, cut to the range that was asked for.
    pub range: AppRange,
    /// Reads are allowed.
    pub read: bool,
    /// Writes are allowed.
    pub write: bool,
    /// A shared mapping, so that others may see and make changes.
    pub shared: bool,
    /// The file behind it, or a name of the kernel's such as `[heap]`; for messages only.
    pub path: Option<PathBuf>,
}

/// The protections could not be learnt.
#[derive(Debug, thiserror::Error)]
pub enum ProtectionError {
    /// The list of mappings cannot be opened, as where /proc is not mounted.
    #[error("/proc/self/maps cannot be opened: {0}")]
    Open(#[source] io::Error),
    /// The list of mappings cannot be read.
    #[error("/proc/self/maps cannot be read: {0}")]
    Read(#[source] io::Error),
    /// A line of the list has an unknown form.
    #[error("line {number} of /proc/self/maps has an unknown form")]
    Line {
        /// The line, counted from 1.
        number: u64,
    },
}

/// The mapped parts of a range in rising order, each with its protection; what lies between them is not mapped.
///
/// Asks by ioctl where the kernel can (Linux 6.11 and later), else reads the whole list.
///
/// # Errors
/// [`ProtectionError`] when neither works.
pub fn protection(range: AppRange) -> Result<Vec<Segment>, ProtectionError> {
    // Opened each time: after a fork a kept descriptor would still show the parent.
    let file = File::open("/proc/self/maps").map_err(ProtectionError::Open)?;
    match procmap::segments(&file, range) {
        Some(segments) => Ok(segments),
        None => segments_from_text(file, range),
    }
}

/// The same as [`protection`], always from the text of the list.
fn segments_from_text(mut list: impl Read, range: AppRange) -> Result<Vec<Segment>, ProtectionError> {
    let mut segments = Vec::new();
    let mut failure = None;
    let mut number = 0;
    let mut visit = |line: &[u8]| {
        number += 1;
        let Some(entry) = text::parse_line(line) else {
            failure = Some(ProtectionError::Line { number });
            return ControlFlow::Break(());
        };
        if entry.range.start() >= range.end() {
            // The list rises, so nothing more can follow.
            return ControlFlow::Break(());
        }
        if let Some(common) = entry.range.intersection(range) {
            segments.push(entry.segment(common));
        }
        ControlFlow::Continue(())
    };

    let mut lines = text::Lines::default();
    let mut buffer = vec![0; 64 * 1024];
    let mut flow = ControlFlow::Continue(());
    while flow.is_continue() {
        match list.read(&mut buffer) {
            Ok(0) => {
                flow = lines.finish(&mut visit);
                break;
            }
            Ok(count) => flow = lines.feed(buffer.get(..count).unwrap_or_default(), &mut visit),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(ProtectionError::Read(error)),
        }
    }
    let _ = flow;
    failure.map_or(Ok(segments), Err)
}

/// True when a page of the range is not mapped. One system call, which touches no page and starts no write-back.
#[must_use]
pub fn has_hole(range: AppRange) -> bool {
    if range.is_empty() {
        return false;
    }
    let start = range.start().addr() & !(HOST_PAGE - 1);
    let Some(end) = range.end().addr().checked_next_multiple_of(HOST_PAGE) else {
        // The last page of all belongs to the kernel.
        return true;
    };
    pages::msync_finds_hole(AppPtr(start), AppPtr(end - start).to_usize())
}

/// The lowest part of the range that is not mapped, or `None` when all of it is. When the list of mappings cannot be
/// read, the whole range stands for its unknown hole.
#[must_use]
pub fn find_hole(range: AppRange) -> Option<AppRange> {
    if !has_hole(range) {
        return None;
    }
    match protection(range) {
        Ok(segments) => first_gap(range, segments.iter().map(|segment| segment.range)),
        Err(_) => Some(range),
    }
}

/// The lowest part of `range` that none of `parts` has. They must rise and lie inside.
pub(crate) fn first_gap(range: AppRange, parts: impl Iterator<Item = AppRange>) -> Option<AppRange> {
    let mut reached = range.start();
    for part in parts {
        if part.start() > reached {
            return AppRange::between(reached, part.start());
        }
        reached = reached.max(part.end());
    }
    AppRange::between(reached, range.end()).filter(|rest| !rest.is_empty())
}

/// The check before a command uses an import: the application must keep the pages mapped until it frees the import
/// (ZE_extension_external_memmap_sysmem, lifetime of the mapped memory). Always right for memory of our own.
///
/// # Errors
/// The lowest part that is no longer mapped.
pub fn check_still_mapped(allocation: &Allocation) -> Result<(), AppRange> {
    if !allocation.is_import() {
        return Ok(());
    }
    find_hole(allocation.range()).map_or(Ok(()), Err)
}

/// The pages of this process, as the kernel knows them.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemPages;

impl PageSource for SystemPages {
    fn segments(&self, range: AppRange) -> Option<Vec<Segment>> {
        protection(range).ok()
    }

    fn hole(&self, range: AppRange) -> Option<AppRange> {
        find_hole(range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(start: u64, end: u64) -> AppRange {
        AppRange::between(AppPtr(start), AppPtr(end)).unwrap()
    }

    #[test]
    fn gaps_are_found_from_below() {
        let all = range(0x1000, 0x5000);
        let gap = |parts: &[(u64, u64)]| first_gap(all, parts.iter().map(|&(s, e)| range(s, e)));
        assert_eq!(gap(&[(0x1000, 0x5000)]), None);
        assert_eq!(gap(&[(0x1000, 0x2000), (0x2000, 0x5000)]), None);
        assert_eq!(gap(&[]), Some(all));
        assert_eq!(gap(&[(0x2000, 0x5000)]), Some(range(0x1000, 0x2000)));
        assert_eq!(
            gap(&[(0x1000, 0x2000), (0x3000, 0x4000)]),
            Some(range(0x2000, 0x3000))
        );
        assert_eq!(gap(&[(0x1000, 0x4000)]), Some(range(0x4000, 0x5000)));
    }

    #[test]
    fn the_text_answers_like_the_ioctl() {
        // Pages of a file, which the kernel never joins with a neighbour.
        let file = tempfile::NamedTempFile::new().unwrap();
        file.as_file().set_len(5 * HOST_PAGE).unwrap();
        // SAFETY: nobody changes the file.
        let map = unsafe { memmap2::MmapMut::map_mut(file.as_file()) }.unwrap();
        let start = AppPtr::from_ptr(map.as_ptr());
        let second = start.checked_add(HOST_PAGE).unwrap().as_mut_ptr();
        // SAFETY: two pages of the mapping, which nobody touches.
        let status = unsafe { libc::mprotect(second, 2 * 4096, libc::PROT_READ) };
        assert_eq!(status, 0);
        let range = AppRange::new(start, 5 * HOST_PAGE).unwrap();
        let list = || File::open("/proc/self/maps").unwrap();
        let texts = segments_from_text(list(), range).unwrap();
        let writable: Vec<_> = texts
            .iter()
            .map(|segment| (segment.range.len(), segment.write))
            .collect();
        assert_eq!(
            writable,
            [(HOST_PAGE, true), (2 * HOST_PAGE, false), (2 * HOST_PAGE, true)]
        );
        assert!(
            texts
                .iter()
                .all(|segment| segment.path.as_deref() == Some(file.path()) && segment.shared)
        );
        // Kernels before 6.11 have only the text.
        if let Some(asked) = procmap::segments(&list(), range) {
            assert_eq!(asked, texts);
        }
    }

    #[test]
    fn a_broken_list_is_an_error_with_its_line() {
        let list = b"1000-2000 rw-p 00000000 00:00 0\nnonsense\n".as_slice();
        let error = segments_from_text(list, range(0x1000, 0x9000)).unwrap_err();
        assert_eq!(error.to_string(), "line 2 of /proc/self/maps has an unknown form");
    }

    #[test]
    fn the_list_is_cut_to_the_range_and_not_read_past_it() {
        let list = b"1000-3000 rw-p 00000000 00:00 0\n3000-4000 r--s 00000000 08:01 77   /tmp/a b\n9000-a000 ---p 0 0:0 0\nnonsense\n"
            .as_slice();
        let segments = segments_from_text(list, range(0x2000, 0x3800)).unwrap();
        let expected = [
            Segment {
                range: range(0x2000, 0x3000),
                read: true,
                write: true,
                shared: false,
                path: None,
            },
            Segment {
                range: range(0x3000, 0x3800),
                read: true,
                write: false,
                shared: true,
                path: Some("/tmp/a b".into()),
            },
        ];
        assert_eq!(segments, expected);
    }

    #[test]
    fn addresses_that_are_never_mapped_are_holes() {
        assert!(has_hole(range(u64::MAX - 10, u64::MAX)));
        assert!(has_hole(range(0, 1)));
        assert!(has_hole(range(1 << 63, (1 << 63) + 4096)));
        assert!(!has_hole(range(0x10, 0x10)));
    }
}
