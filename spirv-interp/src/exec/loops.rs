//! Loops over columns. They work on a few elements at a time, by value, so that source and target may be the same column
//! and the compiler still makes vector instructions of them.

use crate::bytecode::semantics::Word;

/// Elements that a loop takes at a time.
pub(super) const STEP: usize = 8;

/// The same element in all lanes.
#[inline(always)]
pub(super) fn word_of<T: Copy>(word: T) -> impl Fn(usize) -> [T; STEP] {
    move |_| [word; STEP]
}

/// Reads one element.
///
/// # Safety
/// It is there.
#[inline(always)]
pub(super) unsafe fn read_at<T: Copy>(from: *const T, at: usize) -> T {
    // SAFETY: the caller vouches for the element.
    let from = unsafe { from.add(at) };
    // SAFETY: as above.
    unsafe { from.read() }
}

/// Writes one element.
///
/// # Safety
/// There is room for it.
#[inline(always)]
pub(super) unsafe fn write_at<T: Copy>(to: *mut T, at: usize, word: T) {
    // SAFETY: the caller vouches for the room.
    let to = unsafe { to.add(at) };
    // SAFETY: as above.
    unsafe { to.write(word) };
}

/// Reads a few elements.
///
/// # Safety
/// They are there.
#[inline(always)]
pub(super) unsafe fn take<T: Copy>(from: *const T, at: usize) -> [T; STEP] {
    // SAFETY: the caller vouches for the elements.
    let from = unsafe { from.add(at) };
    // SAFETY: as above.
    unsafe { from.cast::<[T; STEP]>().read() }
}

/// Writes a few elements.
///
/// # Safety
/// There is room.
#[inline(always)]
pub(super) unsafe fn put<T: Copy>(to: *mut T, at: usize, values: [T; STEP]) {
    // SAFETY: the caller vouches for the room.
    let to = unsafe { to.add(at) };
    // SAFETY: as above.
    unsafe { to.cast::<[T; STEP]>().write(values) };
}

/// # Safety
/// All columns have N elements, N being a multiple of the step.
#[inline(always)]
pub(super) unsafe fn each_1<T: Word, U: Word, const N: usize>(a: *const T, d: *mut U, f: impl Fn(T) -> U) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        let result = std::array::from_fn(|lane| f(x[lane]));
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
pub(super) unsafe fn each_2<T: Word, U: Word, const N: usize>(
    a: *const T,
    b: *const T,
    d: *mut U,
    f: impl Fn(T, T) -> U,
) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(b, at) };
        let result = std::array::from_fn(|lane| f(x[lane], y[lane]));
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
pub(super) unsafe fn each_3<T: Word, const N: usize>(
    a: *const T,
    b: *const T,
    c: *const T,
    d: *mut T,
    f: impl Fn(T, T, T) -> T,
) {
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(b, at) };
        // SAFETY: inside the column.
        let z = unsafe { take(c, at) };
        let result = std::array::from_fn(|lane| f(x[lane], y[lane], z[lane]));
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
pub(super) unsafe fn mask<T: Word, const N: usize>(
    a: *const T,
    b: *const T,
    f: impl Fn(T, T) -> bool,
) -> u64 {
    let mut bits = 0;
    for at in (0..N).step_by(STEP) {
        // SAFETY: inside the column.
        let x = unsafe { take(a, at) };
        // SAFETY: inside the column.
        let y = unsafe { take(b, at) };
        let truths: [u8; STEP] = std::array::from_fn(|lane| u8::from(f(x[lane], y[lane])));
        // One bit of each byte, gathered in the top byte.
        let packed = u64::from_le_bytes(truths).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        bits |= packed << at;
    }
    bits
}

/// # Safety
/// As for [`each_1`].
#[inline(always)]
pub(super) unsafe fn blend<T: Word, const N: usize>(
    bits: u64,
    yes: impl Fn(usize) -> [T; STEP],
    no: impl Fn(usize) -> [T; STEP],
    d: *mut T,
) {
    for at in (0..N).step_by(STEP) {
        let (x, y) = (yes(at), no(at));
        // Without a choice, which would become a branch for each lane where the target is also a source.
        let result = std::array::from_fn(|lane| {
            let all = (bits >> (at + lane) & 1).wrapping_neg();
            T::from_word(x[lane].to_word() & all | y[lane].to_word() & !all)
        });
        // SAFETY: inside the column.
        unsafe { put(d, at, result) };
    }
}
