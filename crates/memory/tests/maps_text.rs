//! The reader of /proc/self/maps, given anything in pieces of any size.

use std::ops::ControlFlow;

use proptest::prelude::*;
use zemu_memory::map::text::{Lines, parse_line};

fn lines_of(bytes: &[u8], pieces: &[usize]) -> Vec<Vec<u8>> {
    let mut seen = Vec::new();
    let mut lines = Lines::default();
    let mut visit = |line: &[u8]| {
        seen.push(line.to_vec());
        ControlFlow::Continue(())
    };
    let mut rest = bytes;
    for &piece in pieces.iter().cycle() {
        let (now, later) = rest.split_at(piece.min(rest.len()));
        assert!(lines.feed(now, &mut visit).is_continue());
        rest = later;
        if rest.is_empty() {
            break;
        }
    }
    assert!(lines.finish(&mut visit).is_continue());
    seen
}

proptest! {
    #[test]
    fn lines_are_those_of_the_text(
        bytes in prop::collection::vec(prop_oneof![1 => Just(b'\n'), 6 => any::<u8>()], 0..300),
        pieces in prop::collection::vec(1..40_usize, 1..10),
    ) {
        let mut expected: Vec<_> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        // What follows the last line break is a line only when it is something.
        if expected.last().is_some_and(Vec::is_empty) {
            expected.pop();
        }
        prop_assert_eq!(lines_of(&bytes, &pieces), expected);
    }

    #[test]
    fn any_line_is_read_or_refused(line in prop::collection::vec(any::<u8>(), 0..120)) {
        if let Some(entry) = parse_line(&line) {
            prop_assert!(entry.range.start() <= entry.range.end());
        }
    }

    #[test]
    fn what_the_kernel_writes_is_read(
        start in any::<u64>(),
        len in 0..1_u64 << 40,
        flags in any::<[bool; 4]>(),
        offset in any::<u32>(),
        inode in any::<u32>(),
        path in prop::option::of("[/a-z][a-z /().0-9-]{0,40}"),
    ) {
        let end = start.saturating_add(len);
        let letters: String = flags
            .iter()
            .zip(["r-", "w-", "x-", "sp"])
            .map(|(&set, letters)| letters.chars().nth(usize::from(!set)).unwrap())
            .collect();
        let head = format!("{start:08x}-{end:08x} {letters} {offset:08x} fe:01 {inode}");
        // The kernel fills up to the 73rd column before a path, and ends other lines with a space.
        let line = match &path {
            Some(path) => format!("{head:<73}{path}"),
            None => format!("{head} "),
        };
        let entry = parse_line(line.as_bytes()).unwrap();
        prop_assert_eq!((entry.range.start().addr(), entry.range.end().addr()), (start, end));
        prop_assert_eq!((entry.read, entry.write, entry.shared), (flags[0], flags[1], flags[3]));
        let path = path.unwrap_or_default();
        prop_assert_eq!(entry.path, path.as_bytes());
    }
}
