//! Accesses on the fast way: everything that lies in the range which the access site found before. Whatever does not
//! is left to [`super::slow`], before anything was read or written.

use std::arch::x86_64::{__m128i, _mm_setr_epi32};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, compiler_fence};

use super::frame::{Frame, Reg};
use super::loops::{read_at, write_at};
use super::narrow;
use super::op::{
    Flow, Step, load_each as load_each_of, load_other as load_other_of, store_other as store_other_of,
};
use crate::bytecode::semantics::{Float as _, Word};
use crate::bytecode::{AtomicKind, Index, Instr, Site, Ty};

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

/// Where lanes access memory, if their pointers are affine. Active lanes, and all that lie between them, are inside
/// the range.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// Host address of lane 0.
    host: u64,
    /// Distance from lane to lane.
    stride: u64,
    /// Distance from row to row.
    row: u64,
}

impl Found {
    /// Bytes from the first pointer at which an access may begin, or `None` if it does not fit at all.
    #[inline(always)]
    fn room(&self, len: u32) -> Option<u64> {
        self.len.checked_sub(u64::from(len))
    }
}

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

    /// The pointers of an access without what is added to them, if they are affine.
    #[inline(always)]
    fn pointers(&self, instr: &Instr) -> Option<Reg> {
        let reg = self.reg(instr.a);
        if reg.vector {
            return None;
        }
        let (signed, by) = match instr.index {
            Index::Pointer => return Some(reg),
            Index::Zext(by) => (false, by),
            Index::Sext(by) => (true, by),
        };
        if !self.is_exact(reg, signed) {
            return None;
        }
        let base = if signed {
            instr.index.pointer(reg.base)
        } else {
            reg.base << by
        };
        Some(Reg {
            base,
            stride: reg.stride << by,
            row: reg.row << by,
            ..reg
        })
    }

    /// Finds the place of an access, or `None` if its pointers are not affine or the range does not hold all of it.
    #[inline(always)]
    fn place(&mut self, instr: &Instr, site: &Site, found: &Found) -> Option<Place> {
        let room = found.room(site.len)?;
        let (delta, step) = if found.private {
            let lane = (self.private.len() / N * 8) as u64;
            let memory = self.private.as_ptr().expose_provenance() as u64;
            (memory.wrapping_add(found.delta), lane)
        } else {
            (found.delta, 0)
        };
        let plus = self.base(instr.plus).wrapping_add(instr.imm);
        let start = plus.wrapping_sub(found.base);
        let reg = self.pointers(instr)?;
        let (first, last) = self.box_of_lanes();
        let base = reg.base.wrapping_add(start);
        if !reg.is_tame() {
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
        Some(Place {
            host,
            stride: reg.stride.wrapping_add(step),
            row: reg.row.wrapping_add(step << self.width),
        })
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
            // SAFETY: a column has N elements.
            let target = unsafe { target.add(first as usize) };
            // SAFETY: as above.
            return unsafe { copy::<T>(target, from, (last - first + 1) as usize) };
        }
        let (left, right) = if first >> width == last >> width {
            (first & ((1 << width) - 1), last & ((1 << width) - 1))
        } else {
            (0, (1 << width) - 1)
        };
        for line in first >> width..(last >> width) + 1 {
            let host = host.wrapping_add(row.wrapping_mul(u64::from(line)));
            // SAFETY: rows lie within the column.
            let target = unsafe { target.add((line << width) as usize) };
            let mut column = left;
            while column + 7 <= right {
                let from = host.wrapping_add(stride.wrapping_mul(u64::from(column)));
                // SAFETY: rows lie within the column.
                let target = unsafe { target.add(column as usize) };
                // SAFETY: the caller vouches for the box.
                unsafe { put_together(target, |i| from.wrapping_add(stride.wrapping_mul(i as u64))) };
                column += 8;
            }
            while column <= right {
                // SAFETY: the caller vouches for the box.
                let word = unsafe { get::<T>(host.wrapping_add(stride.wrapping_mul(u64::from(column)))) };
                // SAFETY: rows lie within the column.
                let target = unsafe { target.add(column as usize) };
                // SAFETY: as above.
                unsafe { target.write(word) };
                column += 1;
            }
        }
    }

    /// Does an atomic operation for the active lanes in ascending order.
    #[inline(always)]
    fn update_lanes<T: Word>(&mut self, instr: &Instr, hosts: &[u64; N], alone: bool, kind: AtomicKind) {
        let (a, b) = (self.read::<T>(instr.b), self.read::<T>(instr.c));
        let target = self.column::<T>(instr.dst);
        let ty = Ty::of_bits(T::WIDTH);
        let one = |kind: AtomicKind, lane: usize| {
            // SAFETY: columns have N elements.
            let a = unsafe { read_at(a, lane) }.to_word();
            // SAFETY: as above.
            let b = unsafe { read_at(b, lane) }.to_word();
            // SAFETY: the addresses of active lanes were checked, and so was their alignment.
            let old = unsafe { update(kind, ty, hosts[lane], a, b, alone) };
            if kind != AtomicKind::Store {
                // SAFETY: a column has N elements.
                unsafe { write_at(target, lane, T::from_word(old)) };
            }
        };
        // The most frequent kind has a loop of its own.
        match kind {
            AtomicKind::Add => self.for_active(|lane| one(AtomicKind::Add, lane)),
            _ => self.for_active(|lane| one(kind, lane)),
        }
        if kind != AtomicKind::Store {
            self.set_vector(instr.dst);
        }
    }
}

/// A load whose pointer is the same in all lanes, of memory that they share.
#[inline(always)]
pub(super) fn load_same<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    let (site, found) = frame.site(instr);
    let address = frame
        .base(instr.a)
        .wrapping_add(frame.base(instr.plus))
        .wrapping_add(instr.imm);
    let fits = |room| address.wrapping_sub(found.base) <= room;
    if found.private || !found.room(site.len).is_some_and(fits) {
        return Flow::Stop;
    }
    frame.note(step);
    let host = address
        .wrapping_add(found.delta)
        .wrapping_add(u64::from(site.leaf));
    // SAFETY: the range holds the access.
    let word = unsafe { get::<T>(host) };
    frame.set_same(instr.dst, word.to_word());
    Flow::Next
}

impl<const N: usize> Frame<N> {
    /// Where all lanes of a full batch access elements that lie side by side in memory that they share.
    #[inline(always)]
    fn side_by_side<T>(&self, instr: &Instr) -> Option<u64> {
        let size = size_of::<T>() as u64;
        let reg = self.pointers(instr)?;
        let (site, found) = self.site(instr);
        let even = reg.stride == size && reg.row == size << self.width;
        if !even || self.mask != u64::MAX >> (64 - N) || found.private {
            return None;
        }
        let room = found.room(site.len)?;
        let address = reg
            .base
            .wrapping_add(self.base(instr.plus))
            .wrapping_add(instr.imm);
        let first = address.wrapping_sub(found.base);
        // The first is below 2^63, so that the last does not go round.
        let last = first.wrapping_add(size * (N as u64 - 1));
        if first > room || last > room {
            return None;
        }
        Some(
            address
                .wrapping_add(found.delta)
                .wrapping_add(u64::from(site.leaf)),
        )
    }
}

/// Loads.
#[inline(always)]
pub(super) fn load<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    if let Some(host) = frame.side_by_side::<T>(instr) {
        frame.note(step);
        let target = frame.column::<T>(instr.dst);
        // SAFETY: the range holds all elements, and a column has N.
        unsafe { copy_all::<T, N>(target, pointer::<T>(host)) };
        frame.set_vector(instr.dst);
        return Flow::Next;
    }
    if frame.reg(instr.a).vector {
        return Flow::Other(load_each_of::<N, T>(frame.scene.wide));
    }
    Flow::Other(load_other_of::<N, T>(frame.scene.wide))
}

/// Loads by pointers that are in a column.
#[inline(always)]
pub(super) fn load_each<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    let Some(hosts) = frame.spread(instr, 0) else {
        return Flow::Stop;
    };
    frame.note(step);
    let size = size_of::<T>() as u64;
    let target = frame.column::<T>(instr.dst);
    // Pointers that need not lie side by side often do after all.
    let side_by_side = |(lane, host): (usize, &u64)| *host == hosts[0].wrapping_add(size * lane as u64);
    if hosts[N - 1].wrapping_sub(hosts[0]) == size * (N as u64 - 1)
        && hosts.iter().enumerate().all(side_by_side)
    {
        // SAFETY: all lanes were checked.
        unsafe { copy_all::<T, N>(target, pointer::<T>(hosts[0])) };
    } else {
        let (first, last) = frame.ends_of_lanes();
        for lane in (first as usize & !7..last as usize + 1).step_by(8) {
            let some = &hosts[lane..lane + 8];
            // SAFETY: a column has N elements.
            let target = unsafe { target.add(lane) };
            // SAFETY: the pointers were checked.
            unsafe { put_together(target, |i| some[i]) };
        }
    }
    frame.set_vector(instr.dst);
    Flow::Next
}

impl<const N: usize> Frame<N> {
    /// The host addresses of an access, or `None` if the range does not hold it for all active lanes, or one of the
    /// bits in `odd` is set in a pointer. Lanes that do not take part have the address of the first one that does.
    #[inline(always)]
    fn spread(&mut self, instr: &Instr, odd: u64) -> Option<[u64; N]> {
        let reg = self.reg(instr.a);
        if !reg.vector {
            let width = self.width;
            return self.spread_by(instr, odd, |lane| instr.index.pointer(reg.word(lane, width)));
        }
        match instr.index {
            Index::Pointer => {
                let words = self.column::<u64>(instr.a);
                // SAFETY: a column has N elements.
                self.spread_by(instr, odd, |lane| unsafe { read_at(words, lane) })
            }
            Index::Zext(by) => {
                let words = self.column::<u32>(instr.a);
                // SAFETY: a column has N elements.
                self.spread_by(instr, odd, |lane| {
                    // SAFETY: a column has N elements.
                    u64::from(unsafe { read_at(words, lane) }) << by
                })
            }
            Index::Sext(by) => {
                let words = self.column::<i32>(instr.a);
                self.spread_by(instr, odd, |lane| {
                    // SAFETY: a column has N elements.
                    i64::from(unsafe { read_at(words, lane) }).cast_unsigned() << by
                })
            }
        }
    }

    #[inline(always)]
    fn spread_by(&mut self, instr: &Instr, odd: u64, pointer_of: impl Fn(usize) -> u64) -> Option<[u64; N]> {
        let (site, found) = self.site(instr);
        let room = found.room(site.len)?;
        let plus = self.base(instr.plus).wrapping_add(instr.imm);
        let mask = self.mask;
        let first = self.ends_of_lanes().0 as usize;
        let safe = pointer_of(first);
        let mut pointers = [0_u64; N];
        let mut bad = 0;
        for at in (0..N).step_by(8) {
            let some: [u64; 8] = std::array::from_fn(|i| {
                let active = (mask >> (at + i) & 1).wrapping_neg();
                (pointer_of(at + i) & active | safe & !active).wrapping_add(plus)
            });
            let bads: [u64; 8] =
                std::array::from_fn(|i| u64::from(some[i].wrapping_sub(found.base) > room) | some[i] & odd);
            bad |= bads.iter().fold(0, |all, one| all | one);
            pointers[at..at + 8].copy_from_slice(&some);
        }
        if bad != 0 {
            return None;
        }
        let mut delta = found.delta.wrapping_add(u64::from(site.leaf));
        if found.private {
            delta = delta.wrapping_add(self.private.as_ptr().expose_provenance() as u64);
            let each = (self.private.len() / N * 8) as u64;
            for (lane, pointer) in pointers.iter_mut().enumerate() {
                let own = if mask >> lane & 1 != 0 { lane } else { first };
                *pointer = pointer.wrapping_add(each.wrapping_mul(own as u64));
            }
        }
        for pointer in &mut pointers {
            *pointer = pointer.wrapping_add(delta);
        }
        Some(pointers)
    }

    /// Calls something for each active lane in ascending order.
    #[inline(always)]
    fn for_active(&self, mut f: impl FnMut(usize)) {
        let mut lanes = self.mask;
        while lanes != 0 {
            f(lanes.trailing_zeros() as usize);
            lanes &= lanes - 1;
        }
    }
}

/// Stores.
#[inline(always)]
pub(super) fn store<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    if let (Some(host), true) = (
        frame.side_by_side::<T>(instr),
        frame.reg(instr.b).in_column(T::WIDTH),
    ) {
        frame.note(step);
        let source = frame.column::<T>(instr.b);
        // SAFETY: the range holds all elements, and a column has N.
        unsafe { copy_all::<T, N>(pointer::<T>(host), source) };
        return Flow::Next;
    }
    Flow::Other(store_other_of::<N, T>(frame.scene.wide))
}

/// Loads by affine pointers that do not lie side by side.
#[inline(always)]
pub(super) fn load_other<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    let (site, found) = frame.site(instr);
    // Of a box that is not inside as a whole the active lanes may be.
    let Some(Place { host, stride, row }) = frame.place(instr, &site, &found) else {
        return load_each::<N, T>(frame, instr, step);
    };
    frame.note(step);
    if stride | row == 0 {
        // SAFETY: the range holds the access.
        let word = unsafe { get::<T>(host) };
        frame.set_affine(instr.dst, word.to_word(), 0, 0);
    } else {
        // SAFETY: the range holds the box.
        unsafe { frame.load_box::<T>(instr.dst, host, stride, row) };
        frame.set_vector(instr.dst);
    }
    Flow::Next
}

/// Stores that do not lie side by side.
#[inline(always)]
pub(super) fn store_other<const N: usize, T: Word>(
    frame: &mut Frame<N>,
    instr: &Instr,
    step: *const Step<N>,
) -> Flow<N> {
    let source = frame.read::<T>(instr.b);
    let (site, found) = frame.site(instr);
    if let Some(Place { host, stride, row }) = frame.place(instr, &site, &found) {
        frame.note(step);
        // SAFETY: the place holds all active lanes.
        unsafe { frame.store_box::<T>(source, host, stride, row) };
        return Flow::Next;
    }
    let Some(hosts) = frame.spread(instr, 0) else {
        return Flow::Stop;
    };
    frame.note(step);
    frame.for_active(|lane| {
        // SAFETY: a column has N elements.
        let word = unsafe { read_at(source, lane) };
        // SAFETY: the addresses of active lanes were checked.
        unsafe { pointer::<T>(hosts[lane]).write_unaligned(word) };
    });
    Flow::Next
}

impl<const N: usize> Frame<N> {
    /// Stores what the active lanes have.
    ///
    /// # Safety
    /// The place holds all active lanes, and the source is a column.
    #[inline(always)]
    unsafe fn store_box<T: Word>(&mut self, source: *const T, host: u64, stride: u64, row: u64) {
        let size = size_of::<T>() as u64;
        let (first, last) = self.ends_of_lanes();
        let width = self.width;
        let at = |lane: u32| {
            let (line, column) = (lane >> width, lane & ((1 << width) - 1));
            host.wrapping_add(stride.wrapping_mul(u64::from(column)))
                .wrapping_add(row.wrapping_mul(u64::from(line)))
        };
        let whole = self.mask >> first == u64::MAX >> (63 - (last - first));
        let even = row == stride << width || first >> width == last >> width;
        if whole && stride == size && even {
            // SAFETY: a column has N elements.
            let source = unsafe { source.add(first as usize) };
            // SAFETY: the range holds the first and the last element and so all between, and all are stored to.
            return unsafe { copy::<T>(pointer::<T>(at(first)), source, (last - first + 1) as usize) };
        }
        let store = |lane: usize| {
            // SAFETY: a column has N elements.
            let word = unsafe { read_at(source, lane) };
            let host = at(u32::try_from(lane).unwrap_or(0));
            // SAFETY: the caller vouches for active lanes.
            unsafe { pointer::<T>(host).write_unaligned(word) };
        };
        // Of all that store to one place the last one is seen.
        if stride | row == 0 {
            return store(last as usize);
        }
        let whole_rows = whole && (first | (last + 1)) & ((1 << width) - 1) == 0;
        if stride == size && whole_rows {
            for line in first >> width..(last >> width) + 1 {
                let lane = line << width;
                // SAFETY: rows lie within the column.
                let source = unsafe { source.add(lane as usize) };
                // SAFETY: as for the whole.
                unsafe { copy::<T>(pointer::<T>(at(lane)), source, 1 << width) };
            }
            return;
        }
        self.for_active(store);
    }
}

/// Atomic operations, lane by lane in ascending order.
#[inline(always)]
pub(super) fn atomic<const N: usize>(frame: &mut Frame<N>, instr: &Instr, step: *const Step<N>) -> Flow<N> {
    let (site, found) = frame.site(instr);
    let Some((kind, ty)) = site.atomic else {
        return Flow::Stop;
    };
    let Some(hosts) = frame.spread(instr, u64::from(ty.bytes()) - 1) else {
        return Flow::Stop;
    };
    frame.note(step);
    let alone = found.local || found.private;
    match ty {
        Ty::W32 => frame.update_lanes::<u32>(instr, &hosts, alone, kind),
        Ty::W64 => frame.update_lanes::<u64>(instr, &hosts, alone, kind),
        Ty::W16 => frame.update_lanes::<u16>(instr, &hosts, alone, kind),
        Ty::W8 | Ty::B => frame.update_lanes::<u8>(instr, &hosts, alone, kind),
    }
    Flow::Next
}

/// Never done on the fast way.
#[inline(always)]
pub(super) fn slow<const N: usize>(_: &mut Frame<N>, _: &Instr, _: *const Step<N>) -> Flow<N> {
    Flow::Stop
}

#[inline(always)]
fn pointer<T>(host: u64) -> *mut T {
    std::ptr::with_exposed_provenance_mut(usize::try_from(host).unwrap_or(0))
}

/// Copies eight elements that are not side by side. Those of 32 bits are put together in registers first: a vector is
/// read slowly where its parts were just stored.
///
/// # Safety
/// The elements are at these addresses, and there is room for them.
#[inline(always)]
unsafe fn put_together<T: Word>(to: *mut T, host: impl Fn(usize) -> u64) {
    // SAFETY: the caller vouches for the elements.
    let element = |at: usize| unsafe { get::<T>(host(at)) };
    if size_of::<T>() == 4 {
        #[expect(clippy::cast_possible_truncation, reason = "elements have 32 bits")]
        let f = |at: usize| (element(at).to_word() as u32).cast_signed();
        // SAFETY: every x86-64 has SSE2.
        let low = unsafe { _mm_setr_epi32(f(0), f(1), f(2), f(3)) };
        // SAFETY: as above.
        let high = unsafe { _mm_setr_epi32(f(4), f(5), f(6), f(7)) };
        let to = to.cast::<__m128i>();
        // SAFETY: the caller vouches for the room.
        unsafe { to.write_unaligned(low) };
        // SAFETY: as above.
        let to = unsafe { to.add(1) };
        // SAFETY: as above.
        return unsafe { to.write_unaligned(high) };
    }
    let words: [T; 8] = std::array::from_fn(element);
    // SAFETY: the caller vouches for the room.
    unsafe { to.cast::<[T; 8]>().write_unaligned(words) };
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
