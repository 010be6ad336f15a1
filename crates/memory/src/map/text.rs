//! A reader of the text of /proc/self/maps. Pure: it is given bytes in pieces of any size.

use std::ffi::OsStr;
use std::ops::ControlFlow;
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

use super::Segment;
use crate::address::{AppPtr, AppRange};

/// The longest line that is kept. A longer one loses the end of its path, which is for messages only.
const LONGEST_LINE: usize = 16 * 1024;

/// One line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The addresses of the mapping.
    pub range: AppRange,
    /// Reads are allowed.
    pub read: bool,
    /// Writes are allowed.
    pub write: bool,
    /// The mapping is shared.
    pub shared: bool,
    /// The path or name as the kernel writes it (a line break in it stands as `\012`); empty when there is none.
    pub path: &'a [u8],
}

impl Entry<'_> {
    /// The entry cut to `range`.
    pub(super) fn segment(&self, range: AppRange) -> Segment {
        let path = (!self.path.is_empty()).then(|| PathBuf::from(OsStr::from_bytes(self.path)));
        Segment {
            range,
            read: self.read,
            write: self.write,
            shared: self.shared,
            path,
        }
    }
}

/// Reads one line, without its line break. `None` when it does not have the form of proc(5).
#[must_use]
pub fn parse_line(line: &[u8]) -> Option<Entry<'_>> {
    let (addresses, rest) = split_field(line)?;
    let (permissions, rest) = split_field(rest)?;
    // Offset, device and inode are not needed, but must be there: a path may look like anything.
    let (_offset, rest) = split_field(rest)?;
    let (_device, rest) = split_field(rest)?;
    let (_inode, rest) = split_field(rest)?;

    let dash = addresses.iter().position(|&byte| byte == b'-')?;
    let (start, end) = addresses.split_at_checked(dash)?;
    let range = AppRange::between(AppPtr(hexadecimal(start)?), AppPtr(hexadecimal(end.get(1..)?)?))?;
    let &[read, write, _execute, shared] = permissions else {
        return None;
    };
    Some(Entry {
        range,
        read: read == b'r',
        write: write == b'w',
        shared: shared == b's',
        path: rest,
    })
}

/// The bytes up to the next space, and what follows after all spaces. `None` when nothing is left.
fn split_field(text: &[u8]) -> Option<(&[u8], &[u8])> {
    if text.is_empty() {
        return None;
    }
    let end = text.iter().position(|&byte| byte == b' ').unwrap_or(text.len());
    let (field, rest) = text.split_at_checked(end)?;
    let spaces = rest.iter().take_while(|&&byte| byte == b' ').count();
    Some((field, rest.get(spaces..)?))
}

fn hexadecimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 16 {
        return None;
    }
    digits.iter().try_fold(0, |value: u64, &byte| {
        let digit = char::from(byte).to_digit(16)?;
        Some(value << 4 | u64::from(digit))
    })
}

/// Cuts a stream of bytes into lines; holds at most one unfinished line.
#[derive(Debug, Default)]
pub struct Lines {
    unfinished: Vec<u8>,
}

impl Lines {
    /// Takes the next bytes, and visits each line that they finish until the visitor breaks.
    pub fn feed(
        &mut self,
        mut bytes: &[u8],
        visit: &mut impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            let (line, rest) = bytes.split_at(end);
            bytes = rest.get(1..).unwrap_or_default();
            if self.unfinished.is_empty() {
                visit(line)?;
            } else {
                self.keep(line);
                let line = std::mem::take(&mut self.unfinished);
                visit(&line)?;
            }
        }
        self.keep(bytes);
        ControlFlow::Continue(())
    }

    /// Visits the last line, when it has no line break.
    pub fn finish(&mut self, visit: &mut impl FnMut(&[u8]) -> ControlFlow<()>) -> ControlFlow<()> {
        let line = std::mem::take(&mut self.unfinished);
        if line.is_empty() {
            ControlFlow::Continue(())
        } else {
            visit(&line)
        }
    }

    fn keep(&mut self, bytes: &[u8]) {
        let room = LONGEST_LINE.saturating_sub(self.unfinished.len());
        self.unfinished.extend(bytes.iter().take(room));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &[u8] =
        b"55d0c0000000-55d0c0001000 r-xp 00001000 fe:01 1234                       /usr/bin/a tool
7ffd10000000-7ffd10021000 rw-p 00000000 00:00 0                          [stack]
7f0000000000-7f0000001000 ---s 00000000 00:00 0 
7f0000001000-7f0000002000 -w-p 00000000 00:00 0
ffffffffff600000-ffffffffff601000 --xp 00000000 00:00 0                  [vsyscall]
";

    fn collect(chunk: usize) -> Vec<Vec<u8>> {
        let mut seen = Vec::new();
        let mut lines = Lines::default();
        let mut visit = |line: &[u8]| {
            seen.push(line.to_vec());
            ControlFlow::Continue(())
        };
        for piece in LIST.chunks(chunk) {
            assert!(lines.feed(piece, &mut visit).is_continue());
        }
        assert!(lines.finish(&mut visit).is_continue());
        seen
    }

    #[test]
    fn lines_do_not_depend_on_the_pieces() {
        let whole = collect(LIST.len());
        assert_eq!(whole.len(), 5);
        for chunk in 1..200 {
            assert_eq!(collect(chunk), whole);
        }
    }

    #[test]
    fn each_field_is_read() {
        let lines = collect(64);
        let entry = parse_line(&lines[0]).unwrap();
        assert_eq!(entry.range.start(), AppPtr(0x55d0_c000_0000));
        assert_eq!(entry.range.len(), 4096);
        assert!(entry.read && !entry.write && !entry.shared);
        assert_eq!(entry.path, b"/usr/bin/a tool");
        assert_eq!(parse_line(&lines[1]).unwrap().path, b"[stack]");
        let none = parse_line(&lines[2]).unwrap();
        assert!(!none.read && !none.write && none.shared && none.path.is_empty());
        assert!(parse_line(&lines[3]).unwrap().write);
        assert_eq!(
            parse_line(&lines[4]).unwrap().range.end(),
            AppPtr(0xffff_ffff_ff60_1000)
        );
    }

    #[test]
    fn other_forms_are_refused() {
        for line in [
            "",
            "1000",
            "1000-2000",
            "1000-2000 rw-p",
            "1000-2000 rw-p 0 0:0",
            "2000-1000 rw-p 0 0:0 0",
            "-2000 rw-p 0 0:0 0",
            "1000- rw-p 0 0:0 0",
            "10002000 rw-p 0 0:0 0",
            "1000-2000 rw- 0 0:0 0",
            "1000-2g00 rw-p 0 0:0 0",
            "00000000000000001-2000 rw-p 0 0:0 0",
        ] {
            assert_eq!(parse_line(line.as_bytes()), None, "{line:?}");
        }
    }

    #[test]
    fn a_line_without_end_costs_no_more_than_the_bound() {
        let mut lines = Lines::default();
        let mut seen = Vec::new();
        let mut visit = |line: &[u8]| {
            seen.push(line.len());
            ControlFlow::Continue(())
        };
        let mut long = b"1000-2000 rw-p 0 0:0 0 /".to_vec();
        long.extend([b'x'; 100_000]);
        for piece in long.chunks(1000) {
            assert!(lines.feed(piece, &mut visit).is_continue());
            assert!(lines.unfinished.len() <= LONGEST_LINE);
        }
        assert!(lines.feed(b"\n", &mut visit).is_continue());
        assert_eq!(seen, [LONGEST_LINE]);
    }

    #[test]
    fn the_visitor_can_stop() {
        let mut count = 0;
        let flow = Lines::default().feed(LIST, &mut |_| {
            count += 1;
            if count == 2 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert!(flow.is_break());
        assert_eq!(count, 2);
    }
}
