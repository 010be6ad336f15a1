//! Atomic operations on 8 and 16 bits; floats of 16 bits are halves.

use std::sync::atomic::{AtomicU8, AtomicU16, Ordering};

use crate::bytecode::{AtomicKind, FromHalf as _, ToHalf as _, Ty};

/// One atomic operation; returns what was there.
///
/// # Safety
/// The address is mapped and aligned to the type.
pub(super) unsafe fn update(kind: AtomicKind, ty: Ty, host: u64, a: u64, b: u64) -> u64 {
    let address = usize::try_from(host).unwrap_or(0);
    let changed = |old: u64| changed(kind, ty, old, a, b);
    if ty == Ty::W8 {
        // SAFETY: the caller vouches for the address.
        let cell = unsafe { AtomicU8::from_ptr(std::ptr::with_exposed_provenance_mut(address)) };
        let old = cell.update(Ordering::SeqCst, Ordering::SeqCst, |old| {
            changed(old.into()).to_le_bytes()[0]
        });
        return old.into();
    }
    // SAFETY: the caller vouches for the address.
    let cell = unsafe { AtomicU16::from_ptr(std::ptr::with_exposed_provenance_mut(address)) };
    let old = cell.update(Ordering::SeqCst, Ordering::SeqCst, |old| {
        let [low, high, ..] = changed(old.into()).to_le_bytes();
        u16::from_le_bytes([low, high])
    });
    old.into()
}

/// What an operation leaves in memory; bits above the width do not count.
fn changed(kind: AtomicKind, ty: Ty, old: u64, a: u64, b: u64) -> u64 {
    let up = 64 - ty.bits();
    let signed = |word: u64| (word << up).cast_signed() >> up;
    let half = |word: u64| {
        let [low, high, ..] = word.to_le_bytes();
        u16::from_le_bytes([low, high]).half_to_f32()
    };
    let choose = |first: bool| if first { a } else { old };
    match kind {
        AtomicKind::Load => old,
        AtomicKind::Store | AtomicKind::Exchange => a,
        AtomicKind::CompareExchange => choose(old == b),
        AtomicKind::Add => old.wrapping_add(a),
        AtomicKind::Sub => old.wrapping_sub(a),
        AtomicKind::SMin => choose(signed(a) < signed(old)),
        AtomicKind::SMax => choose(signed(a) > signed(old)),
        AtomicKind::UMin => old.min(a),
        AtomicKind::UMax => old.max(a),
        AtomicKind::And => old & a,
        AtomicKind::Or => old | a,
        AtomicKind::Xor => old ^ a,
        AtomicKind::FAdd => u64::from((half(old) + half(a)).to_half()),
        // A NaN in memory gives way to a number.
        AtomicKind::FMin => choose(half(a) < half(old) || half(old).is_nan()),
        AtomicKind::FMax => choose(half(a) > half(old) || half(old).is_nan()),
    }
}
