//! Addresses and ranges of the application, as numbers with checked arithmetic.

use std::fmt;

/// An address in the application's address space. It is a number: holding one says nothing about what lies there.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AppPtr(pub u64);

impl AppPtr {
    /// The null address.
    pub const NULL: Self = Self(0);

    /// The address of a raw pointer that the application passed.
    #[must_use]
    pub fn from_ptr<T: ?Sized>(pointer: *const T) -> Self {
        // usize is 64 bits wide on the only platform, x86-64.
        Self(pointer.cast::<u8>().expose_provenance() as u64)
    }

    /// The address as a number.
    #[must_use]
    pub const fn addr(self) -> u64 {
        self.0
    }

    /// The address as a pointer to read through; reading is as unsafe as ever.
    #[must_use]
    pub fn as_ptr<T>(self) -> *const T {
        std::ptr::with_exposed_provenance(self.to_usize())
    }

    /// The address as a pointer to write through; writing is as unsafe as ever.
    #[must_use]
    pub fn as_mut_ptr<T>(self) -> *mut T {
        std::ptr::with_exposed_provenance_mut(self.to_usize())
    }

    #[expect(clippy::cast_possible_truncation, reason = "x86-64 only: usize has 64 bits")]
    pub(crate) const fn to_usize(self) -> usize {
        self.0 as usize
    }

    /// True for the null address.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    /// The address `bytes` further on, or `None` when it wraps around.
    #[must_use]
    pub const fn checked_add(self, bytes: u64) -> Option<Self> {
        match self.0.checked_add(bytes) {
            Some(addr) => Some(Self(addr)),
            None => None,
        }
    }

    /// The address `bytes` back, or `None` when it wraps around.
    #[must_use]
    pub const fn checked_sub(self, bytes: u64) -> Option<Self> {
        match self.0.checked_sub(bytes) {
            Some(addr) => Some(Self(addr)),
            None => None,
        }
    }

    /// How many bytes this address lies after `base`, or `None` when it lies before.
    #[must_use]
    pub const fn offset_from(self, base: Self) -> Option<u64> {
        self.0.checked_sub(base.0)
    }

    /// The largest power of two that divides the address; 2^63 for null, which every power of two divides.
    #[must_use]
    pub const fn alignment(self) -> u64 {
        if self.0 == 0 {
            1 << 63
        } else {
            1 << self.0.trailing_zeros()
        }
    }

    /// True when the address is a multiple of `alignment`. Zero means no alignment at all, as in the API.
    #[must_use]
    pub const fn is_aligned(self, alignment: u64) -> bool {
        alignment == 0 || self.0.is_multiple_of(alignment)
    }
}

impl fmt::Display for AppPtr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl fmt::Debug for AppPtr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AppPtr({:#x})", self.0)
    }
}

/// A half-open range of application addresses, `start..start + len`. It never wraps around: the end is a valid `u64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AppRange {
    start: AppPtr,
    len: u64,
}

impl AppRange {
    /// A range of `len` bytes from `start`, or `None` when its end does not fit in 64 bits.
    #[must_use]
    pub const fn new(start: AppPtr, len: u64) -> Option<Self> {
        if start.0.checked_add(len).is_none() {
            return None;
        }
        Some(Self { start, len })
    }

    /// The range between two addresses, or `None` when the end lies before the start.
    #[must_use]
    pub const fn between(start: AppPtr, end: AppPtr) -> Option<Self> {
        match end.0.checked_sub(start.0) {
            Some(len) => Some(Self { start, len }),
            None => None,
        }
    }

    /// The first address.
    #[must_use]
    pub const fn start(self) -> AppPtr {
        self.start
    }

    /// The length in bytes.
    #[must_use]
    pub const fn len(self) -> u64 {
        self.len
    }

    /// The first address after the range.
    #[must_use]
    pub const fn end(self) -> AppPtr {
        // Cannot wrap: every constructor checks it.
        AppPtr(self.start.0.wrapping_add(self.len))
    }

    /// True for a range of no bytes.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// True when the address lies inside.
    #[must_use]
    pub const fn contains(self, address: AppPtr) -> bool {
        address.0 >= self.start.0 && address.0 < self.end().0
    }

    /// True when every byte of `other` lies inside. An empty range lies inside when its address does, or is our end.
    #[must_use]
    pub const fn contains_range(self, other: Self) -> bool {
        other.start.0 >= self.start.0 && other.end().0 <= self.end().0
    }

    /// True when the two have a byte in common; an empty range has none.
    #[must_use]
    pub const fn overlaps(self, other: Self) -> bool {
        self.intersection(other).is_some()
    }

    /// The bytes that both have, or `None` when there are none.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Option<Self> {
        let start = if self.start.0 > other.start.0 {
            self.start
        } else {
            other.start
        };
        let end = if self.end().0 < other.end().0 {
            self.end()
        } else {
            other.end()
        };
        match Self::between(start, end) {
            Some(common) if !common.is_empty() => Some(common),
            _ => None,
        }
    }
}

impl fmt::Display for AppRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{} ({} bytes)", self.start, self.end(), self.len)
    }
}

impl fmt::Debug for AppRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AppRange({}..{})", self.start, self.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(start: u64, end: u64) -> AppRange {
        AppRange::between(AppPtr(start), AppPtr(end)).unwrap()
    }

    #[test]
    fn a_range_never_wraps() {
        assert_eq!(AppRange::new(AppPtr(u64::MAX), 1), None);
        assert_eq!(AppRange::new(AppPtr(u64::MAX - 4095), 4096), None);
        assert_eq!(
            AppRange::new(AppPtr(u64::MAX - 4096), 4096).unwrap().end(),
            AppPtr(u64::MAX)
        );
        assert_eq!(AppRange::between(AppPtr(2), AppPtr(1)), None);
    }

    #[test]
    fn ranges_are_half_open() {
        let a = range(0x1000, 0x2000);
        assert!(a.contains(AppPtr(0x1000)) && a.contains(AppPtr(0x1fff)));
        assert!(!a.contains(AppPtr(0x2000)) && !a.contains(AppPtr(0xfff)));
        assert!(!a.overlaps(range(0x2000, 0x3000)));
        assert!(a.overlaps(range(0x1fff, 0x3000)));
        assert_eq!(a.intersection(range(0x1800, 0x3000)), Some(range(0x1800, 0x2000)));
        assert!(!a.overlaps(range(0x1800, 0x1800)));
        assert!(a.contains_range(range(0x1800, 0x2000)) && !a.contains_range(range(0x1800, 0x2001)));
    }

    #[test]
    fn alignment_of_addresses() {
        assert_eq!(AppPtr(0x3000).alignment(), 0x1000);
        assert_eq!(AppPtr(1).alignment(), 1);
        assert_eq!(AppPtr::NULL.alignment(), 1 << 63);
        assert!(AppPtr(0x3000).is_aligned(0x1000) && AppPtr(3).is_aligned(0) && !AppPtr(3).is_aligned(2));
    }

    #[test]
    fn shown_in_hexadecimal_with_the_size() {
        assert_eq!(range(0x1000, 0x1800).to_string(), "0x1000..0x1800 (2048 bytes)");
        assert_eq!(AppPtr(0xabc).to_string(), "0xabc");
    }

    #[test]
    fn pointers_make_the_round_trip() {
        let mut value = 7_u32;
        let address = AppPtr::from_ptr(&raw mut value);
        assert_eq!(address.as_ptr::<u32>(), &raw const value);
        assert_eq!(address.as_mut_ptr::<u32>(), &raw mut value);
    }
}
