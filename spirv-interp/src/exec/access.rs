//! Accesses on the fast way: everything that lies in the range which the access site found before. Whatever does not
//! is left to [`super::slow`], before anything was read or written.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, compiler_fence};

use super::frame::Frame;
use super::lanes::{any, mask};
use super::narrow;
use super::op::Step;
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
    /// Host address of lane 0, distance from lane to lane and from row to row; active lanes, and all that lie between
    /// them, are inside.
    Affine { host: u64, stride: u64, row: u64 },
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

/// Distances below this cannot go round the address space from one end of a batch to the other.
const TAME: u64 = 1 << 48;

impl<const N: usize> Frame<N> {
    /// An access site and what was found for it.
    #[inline(always)]
    fn site(&self, instr: &Instr) -> (Site, Found) {
        let at = instr.site as usize;
        // SAFETY: sites are numbered by the selection, and the scene holds as long as the step runs.
        let site = unsafe { self.scene.sites.add(at) };
        // SAFETY: as above.
        let found = unsafe { self.scene.found.add(at) };
        // SAFETY: as above.
        let site = unsafe { site.read() };
        // SAFETY: as above.
        (site, unsafe { found.read() })
    }

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
        let plus = self.base(instr.plus).wrapping_add(instr.imm);
        let start = plus.wrapping_sub(found.base);
        if !reg.vector {
            let (first, last) = self.box_of_lanes();
            let base = reg.base.wrapping_add(start);
            let tame = |distance: u64| distance.cast_signed().unsigned_abs() < TAME;
            if !tame(reg.stride) || !tame(reg.row) {
                return None;
            }
            // The corners of the box are the extremes, so that what lies between them is inside as well.
            let across = [first.0, last.0].map(|column| reg.stride.wrapping_mul(column));
            let down = [first.1, last.1].map(|row| reg.row.wrapping_mul(row));
            let extreme = |pair: [u64; 2]| {
                let [a, b] = pair.map(u64::cast_signed);
                (a.min(b), a.max(b))
            };
            let (across, down) = (extreme(across), extreme(down));
            let low = base.wrapping_add((across.0 + down.0).cast_unsigned());
            let high = base.wrapping_add((across.1 + down.1).cast_unsigned());
            if low > room || high > room {
                return None;
            }
            let host = reg
                .base
                .wrapping_add(plus)
                .wrapping_add(u64::from(site.leaf))
                .wrapping_add(delta);
            return Some(Place::Affine {
                host,
                stride: reg.stride.wrapping_add(step),
                row: reg.row.wrapping_add(step << self.width),
            });
        }
        let addresses = self.column::<u64>(instr.a);
        // SAFETY: a column has N elements.
        let bad = unsafe {
            mask::<u64, N>(addresses, addresses, |address, _| {
                address.wrapping_add(start) > room
            })
        };
        if bad & self.mask != 0 {
            return None;
        }
        let delta = delta.wrapping_add(plus).wrapping_add(u64::from(site.leaf));
        Some(Place::Each { delta, stride: step })
    }

    /// First and last column and row of a box that holds all active lanes.
    #[inline(always)]
    fn box_of_lanes(&self) -> ((u64, u64), (u64, u64)) {
        let (first, last) = self.ends_of_lanes();
        let width = self.width;
        let (top, bottom) = (first >> width, last >> width);
        let columns = (1 << width) - 1;
        let (left, right) = if top == bottom {
            (first & columns, last & columns)
        } else {
            (0, columns)
        };
        (
            (u64::from(left), u64::from(top)),
            (u64::from(right), u64::from(bottom)),
        )
    }

    /// First and last active lane.
    #[inline(always)]
    fn ends_of_lanes(&self) -> (u32, u32) {
        (self.mask.trailing_zeros(), 63 - self.mask.leading_zeros())
    }

    /// Notes the step, to which a page fault belongs from here on.
    #[inline(always)]
    fn note(&mut self, step: *const Step<N>) {
        self.step = step;
        compiler_fence(Ordering::SeqCst);
    }

    #[inline(always)]
    fn host(&mut self, instr: &Instr, place: Place, lane: u32) -> u64 {
        match place {
            Place::Affine { host, stride, row } => {
                let (line, column) = (lane >> self.width, lane & ((1 << self.width) - 1));
                host.wrapping_add(stride.wrapping_mul(u64::from(column)))
                    .wrapping_add(row.wrapping_mul(u64::from(line)))
            }
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

    /// Loads a box of lanes.
    ///
    /// # Safety
    /// The range holds the box.
    #[inline(always)]
    unsafe fn load_box<T: Word>(&mut self, register: u16, host: u64, stride: u64, row: u64) {
        let size = size_of::<T>() as u64;
        let target = self.column::<T>(register);
        let (first, last) = self.ends_of_lanes();
        let width = self.width;
        if stride == size && (row == size << width || first >> width == last >> width) {
            let host = host.wrapping_add(row.wrapping_mul(u64::from(first >> width)));
            let column = first & ((1 << width) - 1);
            let from = pointer::<T>(host.wrapping_add(size * u64::from(column)));
            if last - first + 1 == u32::try_from(N).unwrap_or(0) {
                // SAFETY: the caller vouches for the source; a column has N elements.
                return unsafe { copy_all::<T, N>(target, from) };
            }
            // SAFETY: a column has N elements.
            let target = unsafe { target.add(first as usize) };
            // SAFETY: as above.
            return unsafe { copy::<T>(target, from, (last - first + 1) as usize) };
        }
        for line in first >> width..=last >> width {
            let host = host.wrapping_add(row.wrapping_mul(u64::from(line)));
            // SAFETY: rows lie within the column.
            let target = unsafe { target.add((line << width) as usize) };
            let (left, right) = if first >> width == last >> width {
                (first & ((1 << width) - 1), last & ((1 << width) - 1))
            } else {
                (0, (1 << width) - 1)
            };
            if stride == size {
                // SAFETY: the caller vouches for the box.
                unsafe { copy::<T>(target, pointer::<T>(host), (right + 1) as usize) };
                continue;
            }
            if stride == 0 {
                // SAFETY: as above.
                let word = unsafe { get::<T>(host) };
                for column in left..=right {
                    // SAFETY: rows lie within the column.
                    let target = unsafe { target.add(column as usize) };
                    // SAFETY: as above.
                    unsafe { target.write(word) };
                }
                continue;
            }
            for column in left..=right {
                // SAFETY: the caller vouches for the box.
                let word = unsafe { get::<T>(host.wrapping_add(stride.wrapping_mul(u64::from(column)))) };
                // SAFETY: rows lie within the column.
                let target = unsafe { target.add(column as usize) };
                // SAFETY: as above.
                unsafe { target.write(word) };
            }
        }
    }

    /// Loads by the addresses in a register.
    ///
    /// # Safety
    /// The addresses of active lanes were checked.
    #[inline(always)]
    unsafe fn gather<T: Word>(&mut self, instr: &Instr, delta: u64, stride: u64) {
        let size = size_of::<T>() as u64;
        let (addresses, target) = (self.column::<u64>(instr.a), self.column::<T>(instr.dst));
        let (first, last) = self.ends_of_lanes();
        let at = |lane: usize| {
            // SAFETY: a column has N elements.
            let address = unsafe { addresses.add(lane) };
            // SAFETY: as above.
            unsafe { address.read() }.wrapping_add(stride.wrapping_mul(lane as u64))
        };
        // Addresses that differ where they need not often lie side by side after all.
        if self.mask == u64::MAX >> (64 - N)
            && at(N - 1).wrapping_sub(at(0)) == size * (N as u64 - 1)
            && stride == 0
        {
            let start = at(0);
            let other = |address: u64, lane: usize| address != start.wrapping_add(size * lane as u64);
            // SAFETY: a column has N elements.
            if !unsafe { any::<N>(addresses, other) } {
                // SAFETY: all lanes were checked.
                return unsafe { copy_all::<T, N>(target, pointer::<T>(start.wrapping_add(delta))) };
            }
        }
        // Lanes that do not take part read what the first one reads.
        let mask = self.mask;
        let safe = at(first as usize);
        for lane in first as usize & !7..=last as usize | 7 {
            let address = if mask >> lane & 1 != 0 { at(lane) } else { safe };
            // SAFETY: the addresses of active lanes were checked.
            let word = unsafe { get::<T>(address.wrapping_add(delta)) };
            // SAFETY: a column has N elements.
            let target = unsafe { target.add(lane) };
            // SAFETY: as above.
            unsafe { target.write(word) };
        }
    }

    fn atomic(&mut self, instr: &Instr, step: *const Step<N>) -> bool {
        let (site, found) = self.site(instr);
        let Some((kind, ty)) = site.atomic else {
            return false;
        };
        let Some(place) = self.place(instr, &site, &found) else {
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
        self.note(step);
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

/// A load whose pointer is the same in all lanes, of memory that they share; false if the slow way is needed.
#[inline(always)]
pub(super) fn load_same<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> bool {
    let (site, found) = frame.site(instr);
    let address = frame
        .base(instr.a)
        .wrapping_add(frame.base(instr.plus))
        .wrapping_add(instr.imm);
    let fits = |room| address.wrapping_sub(found.base) <= room;
    if found.private || !found.room(site.len).is_some_and(fits) {
        return false;
    }
    frame.note(step);
    let host = address
        .wrapping_add(found.delta)
        .wrapping_add(u64::from(site.leaf));
    // SAFETY: the range holds the access.
    let word = unsafe { get::<T>(host) };
    frame.set_same(instr.dst, word.to_word());
    true
}

/// Loads; false if the slow way is needed.
#[inline(always)]
pub(super) fn load<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> bool {
    let (site, found) = frame.site(instr);
    let Some(place) = frame.place(instr, &site, &found) else {
        return false;
    };
    frame.note(step);
    match place {
        Place::Affine { host, stride, row } if stride | row == 0 => {
            // SAFETY: the range holds the access.
            let word = unsafe { get::<T>(host) };
            frame.set_affine(instr.dst, word.to_word(), 0, 0);
            return true;
        }
        // SAFETY: the range holds the box.
        Place::Affine { host, stride, row } => unsafe { frame.load_box::<T>(instr.dst, host, stride, row) },
        // SAFETY: the addresses were checked.
        Place::Each { delta, stride } => unsafe { frame.gather::<T>(instr, delta, stride) },
    }
    frame.set_vector(instr.dst);
    true
}

/// Stores; false if the slow way is needed.
#[inline(always)]
pub(super) fn store<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> bool {
    let (site, found) = frame.site(instr);
    let Some(place) = frame.place(instr, &site, &found) else {
        return false;
    };
    frame.note(step);
    let size = size_of::<T>() as u64;
    let (first, last) = frame.ends_of_lanes();
    let width = frame.width;
    let mut lanes = frame.mask;
    if let Place::Affine { stride, row, .. } = place {
        let whole = lanes >> first == u64::MAX >> (63 - (last - first));
        let even = row == stride << width || first >> width == last >> width;
        if whole && stride == size && even {
            let source = frame.read::<T>(instr.b);
            let to = pointer::<T>(frame.host(instr, place, first));
            if (last - first + 1) as usize == N {
                // SAFETY: the range holds the first and the last element and so all between, and all are stored to.
                unsafe { copy_all::<T, N>(to, source) };
            } else {
                // SAFETY: a column has N elements.
                let source = unsafe { source.add(first as usize) };
                // SAFETY: as above.
                unsafe { copy::<T>(to, source, (last - first + 1) as usize) };
            }
            return true;
        }
        // Of all that store to one place the last one is seen.
        if stride | row == 0 {
            lanes = 1 << last;
        }
    }
    let source = frame.read::<T>(instr.b);
    while lanes != 0 {
        let lane = lanes.trailing_zeros();
        lanes &= lanes - 1;
        let host = frame.host(instr, place, lane);
        // SAFETY: a column has N elements.
        let word = unsafe { source.add(lane as usize) };
        // SAFETY: as above.
        let word = unsafe { word.read() };
        // SAFETY: the addresses of active lanes were checked.
        unsafe { pointer::<T>(host).write_unaligned(word) };
    }
    true
}

/// Atomic operations, lane by lane in ascending order; false if the slow way is needed.
#[inline(always)]
pub(super) fn atomic<const N: usize>(frame: &mut Frame<N>, instr: &Instr, step: *const Step<N>) -> bool {
    frame.atomic(instr, step)
}

/// Never done on the fast way.
#[inline(always)]
pub(super) fn slow<const N: usize>(_: &mut Frame<N>, _: &Instr, _: *const Step<N>) -> bool {
    false
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
unsafe fn copy<T>(to: *mut T, from: *const T, count: usize) {
    // SAFETY: the caller vouches for both; a column and memory of kernels are never the same.
    unsafe { libc::memcpy(to.cast(), from.cast(), count * size_of::<T>()) };
}

/// # Safety
/// Both have N elements; one of them is a column.
#[inline(always)]
unsafe fn copy_all<T: Word, const N: usize>(to: *mut T, from: *const T) {
    for at in (0..N).step_by(8) {
        // SAFETY: the caller vouches for the elements.
        let from = unsafe { from.add(at) };
        // SAFETY: as above.
        let words = unsafe { from.cast::<[T; 8]>().read_unaligned() };
        // SAFETY: as above.
        let to = unsafe { to.add(at) };
        // SAFETY: as above.
        unsafe { to.cast::<[T; 8]>().write_unaligned(words) };
    }
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
