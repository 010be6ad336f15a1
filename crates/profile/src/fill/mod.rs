//! A profile as the structures that an application reads.
//!
//! Pure functions: the same profile gives the same answer in every process. Each writes the members that the
//! specification marks as out and leaves `stype` and `pNext` as they are, since the application owns them. Queries
//! that have no such structure (counts, versions) read the profile's fields.

mod device;
mod driver;
mod extension;

pub use device::*;
pub use driver::*;
pub use extension::*;

use core::ffi::c_char;

/// Writes `text` with its terminator and zeroes the rest. Profiles hold no name that is too long; one that were
/// would be cut.
fn write_name(to: &mut [c_char; 256], text: &str) {
    *to = [0; 256];
    for (slot, byte) in to[..255].iter_mut().zip(text.bytes()) {
        *slot = c_char::from_ne_bytes([byte]);
    }
}

/// A size of the profile in a 32-bit member; the reader of profiles allows no larger one.
fn narrow(bytes: u64) -> u32 {
    u32::try_from(bytes).unwrap_or(u32::MAX)
}

/// A size of the profile in a `size_t` member.
fn word(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX)
}
