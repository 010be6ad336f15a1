//! Writing to the terminal.

use std::io::{self, Write};

/// Writes to stdout. A reader that went away, such as `head`, is no failure.
pub fn print(text: &str) {
    write(&mut io::stdout().lock(), text.as_bytes());
}

/// Writes what need not be text to stdout.
pub fn print_bytes(bytes: &[u8]) {
    write(&mut io::stdout().lock(), bytes);
}

/// Writes to stderr.
pub fn error(text: &str) {
    write(&mut io::stderr().lock(), text.as_bytes());
}

// There is nobody left to tell when it fails.
fn write(stream: &mut impl Write, bytes: &[u8]) {
    let _ = stream.write_all(bytes);
    let _ = stream.flush();
}

/// A number of bytes with the largest unit that divides it.
pub fn bytes(n: u64) -> String {
    const UNITS: [(u64, &str); 4] = [
        (1 << 40, "TiB"),
        (1 << 30, "GiB"),
        (1 << 20, "MiB"),
        (1 << 10, "KiB"),
    ];
    match UNITS
        .iter()
        .find(|(unit, _)| n >= *unit && n.is_multiple_of(*unit))
    {
        Some((unit, name)) => format!("{} {name}", n / unit),
        None => format!("{n} bytes"),
    }
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn sizes_have_the_largest_unit_that_divides() {
        for (n, text) in [
            (0, "0 bytes"),
            (1000, "1000 bytes"),
            (4096, "4 KiB"),
            (65536, "64 KiB"),
            (8 << 30, "8 GiB"),
            ((1 << 20) + 1, "1048577 bytes"),
            (1536, "1536 bytes"),
            (3 << 9 << 10, "1536 KiB"),
        ] {
            assert_eq!(bytes(n), text);
        }
    }
}
