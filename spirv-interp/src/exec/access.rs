//! Accesses on the fast way: everything that lies in the range which the access site found before. Whatever does not
//! is left to [`super::slow`], before anything was read or written.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, compiler_fence};

use super::frame::Frame;
use super::narrow;
use crate::bytecode::semantics::{Float as _, Word};
use crate::bytecode::{AtomicKind, Instr, Site, Ty};

/// A range of pointers that an access site may use, and where its bytes are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// First pointer.
    pub base: u64,
    /// Bytes; 0 when nothing was found yet.
    pub len: u64,
    /// What to add to a pointer to get the address in this process; for private memory, its place in the memory of
    /// the lane.
    pub delta: u64,
    /// Memory of the invocation: each lane has its own.
    pub private: bool,
    /// Memory of the group, which only this thread uses.
    pub local: bool,
}

/// Where lanes access memory.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// Host address of lane 0 and distance from lane to lane; active lanes are all inside.
    Affine { host: u64, stride: u64 },
    /// By the addresses in the register: what to add to them, and the distance from lane to lane on top.
    Each { delta: u64, stride: u64 },
}

impl Found {
    /// Bytes from the first pointer at which an access may begin, or `None` if it does not fit at all.
    #[inline(always)]
    fn room(&self, len: u32) -> Option<u64> {
        self.len.checked_sub(u64::from(len))
    }
}

impl<const N: usize> Frame<N> {
    /// Finds the place of an access, or `None` if the range does not hold it for all active lanes.
    #[inline(always)]
    fn place(&mut self, instr: &Instr, site: &Site, found: &Found) -> Option<Place> {
        let room = found.room(site.len)?;
        let reg = self.reg(instr.a);
        let (delta, step) = if found.private {
            let lane = (self.private.len() / N * 8) as u64;
            let memory = self.private.as_ptr().expose_provenance() as u64;
            (memory.wrapping_add(found.delta), lane)
        } else {
            (found.delta, 0)
        };
        let start = instr.imm.wrapping_sub(found.base);
        if !reg.vector {
            let (first, last) = (self.mask.trailing_zeros(), 63 - self.mask.leading_zeros());
            let at = |lane: u32| {
                reg.base
                    .wrapping_add(start)
                    .wrapping_add(reg.stride.wrapping_mul(u64::from(lane)))
            };
            // Both ends inside and a stride that cannot go round between them.
            let tame = reg.stride.cast_signed().unsigned_abs() < 1 << 48;
            if at(first) > room || at(last) > room || !tame {
                return None;
            }
            let host = reg
                .base
                .wrapping_add(instr.imm)
                .wrapping_add(u64::from(site.leaf))
                .wrapping_add(delta);
            return Some(Place::Affine {
                host,
                stride: reg.stride.wrapping_add(step),
            });
        }
        let addresses = self.column::<u64>(instr.a);
        let mut bad = 0;
        for lane in 0..N {
            // SAFETY: a column has N elements.
            let address = unsafe { addresses.add(lane) };
            // SAFETY: as above.
            let address = unsafe { address.read() };
            bad |= u64::from(address.wrapping_add(start) > room) << lane;
        }
        if bad & self.mask != 0 {
            return None;
        }
        let delta = delta.wrapping_add(instr.imm).wrapping_add(u64::from(site.leaf));
        Some(Place::Each { delta, stride: step })
    }

    /// From here on a page fault belongs to this instruction.
    #[inline(always)]
    fn note(&mut self, pc: u32) {
        self.pc = pc;
        compiler_fence(Ordering::SeqCst);
    }

    /// Loads; false if the slow way is needed.
    #[inline(always)]
    pub fn load<T: Word>(&mut self, instr: &Instr, pc: u32, site: &Site, found: &Found) -> bool {
        let Some(place) = self.place(instr, site, found) else {
            return false;
        };
        self.note(pc);
        let size = size_of::<T>() as u64;
        match place {
            Place::Affine { host, stride: 0 } => {
                // SAFETY: the range holds the access.
                let word = unsafe { get::<T>(host) };
                self.set_scalar(instr.dst, word.to_word(), 0);
            }
            Place::Affine { host, stride } => {
                let (first, last) = (self.mask.trailing_zeros(), 63 - self.mask.leading_zeros());
                let target = self.column::<T>(instr.dst);
                if stride == size {
                    let from = host.wrapping_add(u64::from(first) * size);
                    let count = (last - first + 1) as usize;
                    let full = count == N;
                    // SAFETY: a column has N elements.
                    let target = unsafe { target.add(first as usize) };
                    // SAFETY: the range holds the first and the last element and so all between.
                    unsafe { copy::<T, N>(target, pointer::<T>(from), count, full) };
                } else {
                    for lane in first..=last {
                        // Lanes between the first and the last one are inside like them.
                        // SAFETY: see above.
                        let word =
                            unsafe { get::<T>(host.wrapping_add(stride.wrapping_mul(u64::from(lane)))) };
                        // SAFETY: a column has N elements.
                        let target = unsafe { target.add(lane as usize) };
                        // SAFETY: as above.
                        unsafe { target.write(word) };
                    }
                }
                self.set_vector(instr.dst);
            }
            Place::Each { delta, stride } => {
                let (addresses, target) = (self.column::<u64>(instr.a), self.column::<T>(instr.dst));
                let safe = self.mask.trailing_zeros() as usize;
                let mask = self.mask;
                for lane in 0..N {
                    // Lanes that do not take part read what the first one reads.
                    let from = if mask >> lane & 1 != 0 { lane } else { safe };
                    // SAFETY: a column has N elements.
                    let address = unsafe { addresses.add(from) };
                    // SAFETY: as above.
                    let address = unsafe { address.read() };
                    let host = address
                        .wrapping_add(delta)
                        .wrapping_add(stride.wrapping_mul(from as u64));
                    // SAFETY: the addresses of active lanes were checked.
                    let word = unsafe { get::<T>(host) };
                    // SAFETY: a column has N elements.
                    let target = unsafe { target.add(lane) };
                    // SAFETY: as above.
                    unsafe { target.write(word) };
                }
                self.set_vector(instr.dst);
            }
        }
        true
    }

    /// Stores; false if the slow way is needed.
    #[inline(always)]
    pub fn store<T: Word>(&mut self, instr: &Instr, pc: u32, site: &Site, found: &Found) -> bool {
        let Some(place) = self.place(instr, site, found) else {
            return false;
        };
        self.note(pc);
        let size = size_of::<T>() as u64;
        let source = self.read::<T>(instr.b);
        let (first, last) = (self.mask.trailing_zeros(), 63 - self.mask.leading_zeros());
        let whole = self.mask >> first == u64::MAX >> (63 - (last - first));
        if let (Place::Affine { host, stride }, true) = (place, whole)
            && stride == size
        {
            let to = host.wrapping_add(u64::from(first) * size);
            let count = (last - first + 1) as usize;
            // SAFETY: a column has N elements.
            let source = unsafe { source.add(first as usize) };
            // SAFETY: the range holds the first and the last element and so all between; all of them are stored to.
            unsafe { copy::<T, N>(pointer::<T>(to), source, count, count == N) };
            return true;
        }
        let mut lanes = self.mask;
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            let host = self.host(instr, place, lane);
            // SAFETY: a column has N elements.
            let word = unsafe { source.add(lane as usize) };
            // SAFETY: as above.
            let word = unsafe { word.read() };
            // SAFETY: the addresses of active lanes were checked.
            unsafe { pointer::<T>(host).write_unaligned(word) };
        }
        true
    }

    #[inline(always)]
    fn host(&mut self, instr: &Instr, place: Place, lane: u32) -> u64 {
        match place {
            Place::Affine { host, stride } => host.wrapping_add(stride.wrapping_mul(u64::from(lane))),
            Place::Each { delta, stride } => {
                let addresses = self.column::<u64>(instr.a);
                // SAFETY: a column has N elements.
                let address = unsafe { addresses.add(lane as usize) };
                // SAFETY: as above.
                let address = unsafe { address.read() };
                address
                    .wrapping_add(delta)
                    .wrapping_add(stride.wrapping_mul(u64::from(lane)))
            }
        }
    }

    /// Atomic operations, lane by lane in ascending order; false if the slow way is needed.
    pub fn atomic(&mut self, instr: &Instr, pc: u32, site: &Site, found: &Found) -> bool {
        let Some((kind, ty)) = site.atomic else {
            return false;
        };
        let Some(place) = self.place(instr, site, found) else {
            return false;
        };
        let mut lanes = self.mask;
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            if !self.address(instr, lane).is_multiple_of(u64::from(ty.bytes())) {
                return false;
            }
        }
        self.note(pc);
        if kind != AtomicKind::Store && !self.reg(instr.dst).filled {
            self.fill(instr.dst, ty.bits());
        }
        let mut lanes = self.mask;
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            let host = self.host(instr, place, lane);
            let (a, b) = (
                self.word(instr.b, instr.bits, lane),
                self.word(instr.c, instr.bits, lane),
            );
            let alone = found.local || found.private;
            // SAFETY: the addresses of active lanes were checked, and so was their alignment.
            let old = unsafe { update(kind, ty, host, a, b, alone) };
            if kind != AtomicKind::Store {
                self.set_word(instr.dst, instr.bits, lane, old);
            }
        }
        if kind != AtomicKind::Store {
            self.set_vector(instr.dst);
        }
        true
    }
}

#[inline(always)]
fn pointer<T>(host: u64) -> *mut T {
    std::ptr::with_exposed_provenance_mut(usize::try_from(host).unwrap_or(0))
}

/// # Safety
/// The bytes are there.
#[inline(always)]
unsafe fn get<T: Word>(host: u64) -> T {
    // SAFETY: the caller vouches for the bytes.
    unsafe { pointer::<T>(host).read_unaligned() }
}

/// # Safety
/// Both have `count` elements; one of them is a column.
#[inline(always)]
unsafe fn copy<T, const N: usize>(to: *mut T, from: *const T, count: usize, full: bool) {
    let bytes = if full {
        N * size_of::<T>()
    } else {
        count * size_of::<T>()
    };
    // SAFETY: the caller vouches for both; a column and memory of kernels are never the same.
    unsafe { libc::memcpy(to.cast(), from.cast(), bytes) };
}

/// One atomic operation; returns what was there.
///
/// # Safety
/// The address is mapped and aligned to the type.
pub(super) unsafe fn update(kind: AtomicKind, ty: Ty, host: u64, a: u64, b: u64, alone: bool) -> u64 {
    if matches!(ty, Ty::W8 | Ty::W16) {
        // SAFETY: the caller vouches for the address.
        return unsafe { narrow::update(kind, ty, host, a, b) };
    }
    if ty == Ty::W32 {
        // SAFETY: the caller vouches for the address.
        let cell = unsafe { AtomicU32::from_ptr(pointer::<u32>(host)) };
        #[expect(clippy::cast_possible_truncation, reason = "the operation has 32 bits")]
        let (a, b) = (a as u32, b as u32);
        if alone {
            let old = cell.load(Ordering::Relaxed);
            cell.store(changed_32(kind, old, a, b), Ordering::Relaxed);
            return u64::from(old);
        }
        return u64::from(match kind {
            AtomicKind::Load => cell.load(Ordering::SeqCst),
            AtomicKind::Store | AtomicKind::Exchange => cell.swap(a, Ordering::SeqCst),
            AtomicKind::Add => cell.fetch_add(a, Ordering::SeqCst),
            AtomicKind::Sub => cell.fetch_sub(a, Ordering::SeqCst),
            _ => cell.update(Ordering::SeqCst, Ordering::SeqCst, |old| {
                changed_32(kind, old, a, b)
            }),
        });
    }
    // SAFETY: the caller vouches for the address.
    let cell = unsafe { AtomicU64::from_ptr(pointer::<u64>(host)) };
    match kind {
        AtomicKind::Load => cell.load(Ordering::SeqCst),
        AtomicKind::Store | AtomicKind::Exchange => cell.swap(a, Ordering::SeqCst),
        AtomicKind::Add => cell.fetch_add(a, Ordering::SeqCst),
        AtomicKind::Sub => cell.fetch_sub(a, Ordering::SeqCst),
        _ => cell.update(Ordering::SeqCst, Ordering::SeqCst, |old| {
            changed_64(kind, old, a, b)
        }),
    }
}

macro_rules! changed {
    ($name:ident, $t:ty, $s:ty, $f:ty) => {
        /// What an operation leaves in memory.
        #[inline(always)]
        fn $name(kind: AtomicKind, old: $t, a: $t, b: $t) -> $t {
            let float = |word: $t| <$f>::from_bits(word);
            match kind {
                AtomicKind::Load => old,
                AtomicKind::Store | AtomicKind::Exchange => a,
                AtomicKind::CompareExchange => {
                    if old == b {
                        a
                    } else {
                        old
                    }
                }
                AtomicKind::Add => old.wrapping_add(a),
                AtomicKind::Sub => old.wrapping_sub(a),
                AtomicKind::SMin => {
                    if a.cast_signed() < old.cast_signed() {
                        a
                    } else {
                        old
                    }
                }
                AtomicKind::SMax => {
                    if a.cast_signed() > old.cast_signed() {
                        a
                    } else {
                        old
                    }
                }
                AtomicKind::UMin => old.min(a),
                AtomicKind::UMax => old.max(a),
                AtomicKind::And => old & a,
                AtomicKind::Or => old | a,
                AtomicKind::Xor => old ^ a,
                AtomicKind::FAdd => float(old).fadd(float(a)).to_bits(),
                // A NaN in memory gives way to a number.
                AtomicKind::FMin => {
                    if float(a) < float(old) || float(old).is_nan() {
                        a
                    } else {
                        old
                    }
                }
                AtomicKind::FMax => {
                    if float(a) > float(old) || float(old).is_nan() {
                        a
                    } else {
                        old
                    }
                }
            }
        }
    };
}
changed!(changed_32, u32, i32, f32);
changed!(changed_64, u64, i64, f64);
