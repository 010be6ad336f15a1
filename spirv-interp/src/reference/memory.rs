//! Loads, stores, copies, variables and pointer arithmetic (SPIR-V 3.3.8).

#![allow(
    unsafe_code,
    reason = "this is where checked accesses reach the application's memory"
)]

use spirv::{Op, StorageClass};

use super::address::{Target, failed};
use super::group::{Machine, Result};
use crate::mem::guarded::{self, AccessFault};
use crate::mem::{Access, atomic};
use crate::pointer;
use crate::sem::integer;
use crate::trap::TrapKind;
use crate::validate::tables::{Place, Space};
use crate::validate::types::{Scalar, TypeIndex};

/// Bytes that a copy moves at a time between memories that are not both the application's.
const COPY_BLOCK: usize = 1 << 16;

/// Up to eight bytes as a word.
fn read(bytes: &[u8], at: usize, size: usize) -> u64 {
    let mut buffer = [0; 8];
    buffer[..size].copy_from_slice(&bytes[at..at + size]);
    u64::from_le_bytes(buffer)
}

/// Updates a part of a 32-bit word, the rest of which stays as it is: the processor's other threads see one operation
/// on the word. It lies in the same page, so that it is mapped if the part is.
fn update_part(address: usize, size: usize, update: &dyn Fn(u64) -> u64) -> Accessed<u64> {
    let shift = address % 4 * 8;
    let field = ((1_u64 << (size * 8)) - 1) << shift;
    let whole = |word: u64| word & !field | update((word & field) >> shift) << shift & field;
    // SAFETY: as for loads; the address is aligned here, and updates are pure arithmetic.
    let old = unsafe { atomic::update(address / 4 * 4, 4, &whole) }?;
    Ok((old & field) >> shift)
}

type Accessed<T> = std::result::Result<T, AccessFault>;

impl Machine<'_> {
    /// Loads 1, 2, 4 or 8 bytes.
    pub(super) fn load_scalar(&self, target: Target, at: usize, size: usize) -> Accessed<u64> {
        match target {
            Target::Private(base) => Ok(read(&self.current.private, base + at, size)),
            Target::Local(base) => Ok(read(&self.local, base + at, size)),
            Target::Input { bytes, offset } => Ok(read(&bytes, offset + at, size)),
            // SAFETY: `locate` found the bytes in a range of the memory view, which promises that they are mapped.
            Target::Host(address) => unsafe { guarded::load(address + at, size) },
        }
    }

    /// Stores 1, 2, 4 or 8 bytes.
    pub(super) fn store_scalar(
        &mut self,
        target: Target,
        at: usize,
        size: usize,
        value: u64,
    ) -> Accessed<()> {
        let bytes = &value.to_le_bytes()[..size];
        match target {
            Target::Private(base) => self.current.private[base + at..base + at + size].copy_from_slice(bytes),
            Target::Local(base) => self.local[base + at..base + at + size].copy_from_slice(bytes),
            // `locate` refuses stores there.
            Target::Input { .. } => {}
            // SAFETY: as for loads.
            Target::Host(address) => return unsafe { guarded::store(address + at, size, value) },
        }
        Ok(())
    }

    /// Replaces 1, 2, 4 or 8 bytes by what `update` makes of them; returns what was there. In the memory of the
    /// application this is one atomic operation; private and group memory belong to this thread.
    pub(super) fn update_scalar(
        &mut self,
        target: Target,
        size: usize,
        update: &dyn Fn(u64) -> u64,
    ) -> Accessed<u64> {
        if let Target::Host(address) = target {
            if size >= 4 {
                // SAFETY: as for loads; the caller has checked the alignment, and updates are pure arithmetic.
                return unsafe { atomic::update(address, size, update) };
            }
            return update_part(address, size, update);
        }
        let old = self.load_scalar(target, 0, size)?;
        self.store_scalar(target, 0, size, update(old))?;
        Ok(old)
    }

    fn read_bytes(&self, target: Target, at: usize, buffer: &mut [u8]) -> Accessed<()> {
        let len = buffer.len();
        match target {
            Target::Private(base) => {
                buffer.copy_from_slice(&self.current.private[base + at..base + at + len])
            }
            Target::Local(base) => buffer.copy_from_slice(&self.local[base + at..base + at + len]),
            Target::Input { bytes, offset } => buffer.copy_from_slice(&bytes[offset + at..offset + at + len]),
            Target::Host(address) => {
                let source = std::ptr::with_exposed_provenance(address + at);
                // SAFETY: the source as for loads; the target is a slice.
                return unsafe { guarded::copy(buffer.as_mut_ptr(), source, len) };
            }
        }
        Ok(())
    }

    fn write_bytes(&mut self, target: Target, at: usize, buffer: &[u8]) -> Accessed<()> {
        let len = buffer.len();
        match target {
            Target::Private(base) => self.current.private[base + at..base + at + len].copy_from_slice(buffer),
            Target::Local(base) => self.local[base + at..base + at + len].copy_from_slice(buffer),
            Target::Input { .. } => {}
            Target::Host(address) => {
                let target = std::ptr::with_exposed_provenance_mut(address + at);
                // SAFETY: the target as for stores; the source is a slice.
                return unsafe { guarded::copy(target, buffer.as_ptr(), len) };
            }
        }
        Ok(())
    }

    pub(super) fn load_instruction(&mut self, w: &[u32]) -> Result<()> {
        let ty = self
            .tables
            .value_type(w[2])
            .expect("validate gives every result a type");
        let (place, address, class) = (self.place(w[2]), self.get(w[3], 0), self.class(w[3]));
        self.load(place, ty, class, address)
    }

    /// Loads a value of any type.
    pub(super) fn load(
        &mut self,
        place: Place,
        ty: TypeIndex,
        class: StorageClass,
        address: u64,
    ) -> Result<()> {
        let facts = self.tables.types.get(ty);
        // Vectors of three take up the room of four in memory, but only three are accessed.
        let len = facts
            .shape
            .map_or(facts.size, |shape| u64::from(shape.scalar.bytes() * shape.lanes));
        let target = self.locate(class, address, len, Access::Load)?;
        self.checks_loaded(target, place, ty);
        let gone = |_| failed(TrapKind::PageFault, address, len, Access::Load, None);
        if let Some(shape) = facts.shape {
            let size = shape.scalar.bytes() as usize;
            for lane in 0..shape.lanes {
                let word = self
                    .load_scalar(target, lane as usize * size, size)
                    .map_err(gone)?;
                self.set(place, lane, truth(shape.scalar, word));
            }
            return Ok(());
        }
        let tables = self.tables;
        let (mut lane, mut fault) = (0, None);
        tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
            let at = usize::try_from(offset).expect("types are smaller than 2 GiB");
            match self.load_scalar(target, at, scalar.bytes() as usize) {
                Ok(word) => self.set(place, lane, truth(scalar, word)),
                Err(error) => fault = Some(error),
            }
            lane += 1;
        });
        fault.map_or(Ok(()), |error| Err(gone(error)))
    }

    pub(super) fn store_instruction(&mut self, w: &[u32]) -> Result<()> {
        let (address, class) = (self.get(w[1], 0), self.class(w[1]));
        self.store(class, address, w[2])
    }

    /// Stores the value of an id.
    pub(super) fn store(&mut self, class: StorageClass, address: u64, id: u32) -> Result<()> {
        let ty = self.tables.value_type(id).expect("validate admits only values");
        let facts = self.tables.types.get(ty);
        let len = facts
            .shape
            .map_or(facts.size, |shape| u64::from(shape.scalar.bytes() * shape.lanes));
        let target = self.locate(class, address, len, Access::Store)?;
        self.checks_stored(target, id, ty);
        let gone = |_| failed(TrapKind::PageFault, address, len, Access::Store, None);
        if let Some(shape) = facts.shape {
            let size = shape.scalar.bytes() as usize;
            for lane in 0..shape.lanes {
                let word = self.get(id, lane);
                self.store_scalar(target, lane as usize * size, size, word)
                    .map_err(gone)?;
            }
            return Ok(());
        }
        let tables = self.tables;
        let (mut lane, mut fault) = (0, None);
        tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
            let at = usize::try_from(offset).expect("types are smaller than 2 GiB");
            let word = self.get(id, lane);
            if let Err(error) = self.store_scalar(target, at, scalar.bytes() as usize, word) {
                fault = Some(error);
            }
            lane += 1;
        });
        fault.map_or(Ok(()), |error| Err(gone(error)))
    }

    /// OpVariable in a function: the variable is there since the function was entered; what is left is its
    /// initialiser.
    pub(super) fn variable(&mut self, w: &[u32]) -> Result<()> {
        match w.get(4) {
            Some(initializer) => self.store_initializer(self.get(w[2], 0), *initializer),
            None => Ok(()),
        }
    }

    fn store_initializer(&mut self, address: u64, constant: u32) -> Result<()> {
        // A null that is not written out: the memory is zero already, or becomes so again.
        if self.place(constant).space != Space::Null {
            return self.store(StorageClass::Function, address, constant);
        }
        let (number, _) = pointer::variable(address);
        let slot = self.current.slots[number];
        let start = usize::try_from(slot.base).expect("an offset in memory");
        let len = usize::try_from(slot.size).expect("an offset in memory");
        self.current.private[start..start + len].fill(0);
        self.checks_fill(start, len);
        Ok(())
    }

    /// Initialisers of Private variables at module scope.
    pub(super) fn initialise_private(&mut self) -> Result<()> {
        let tables = self.tables;
        if self.launch.kernel.private.bytes == 0 {
            return Ok(());
        }
        let globals = tables
            .globals
            .iter()
            .filter(|global| global.class == StorageClass::Private);
        for (global, slot) in globals.zip(&self.launch.kernel.private.slots) {
            if let (Some(initializer), true) = (global.initializer, slot.size > 0) {
                self.store_initializer(
                    pointer::to_variable(pointer::PRIVATE, global.ordinal),
                    initializer,
                )?;
            }
        }
        Ok(())
    }

    pub(super) fn copy_memory(&mut self, op: Op, w: &[u32]) -> Result<()> {
        let len = if op == Op::CopyMemorySized {
            self.get(w[3], 0)
        } else {
            let pointer = self.tables.value_type(w[1]);
            let pointee = pointer.and_then(|pointer| self.tables.types.pointee(pointer));
            pointee.map_or(0, |ty| self.tables.types.get(ty).size)
        };
        let (to, from) = (self.get(w[1], 0), self.get(w[2], 0));
        let (to_class, from_class) = (self.class(w[1]), self.class(w[2]));
        self.copy_bytes((to_class, to), (from_class, from), len)
    }

    pub(super) fn copy_bytes(
        &mut self,
        to: (StorageClass, u64),
        from: (StorageClass, u64),
        len: u64,
    ) -> Result<()> {
        if len == 0 {
            return Ok(());
        }
        let source = self.locate(from.0, from.1, len, Access::Load)?;
        let target = self.locate(to.0, to.1, len, Access::Store)?;
        // The ranges were found, so the length is one of memory that exists.
        let total = usize::try_from(len).expect("lengths have 64 bits");
        self.checks_copied(source, target, total);
        let blocks = total.div_ceil(COPY_BLOCK);
        let mut buffer = vec![0; total.min(COPY_BLOCK)];
        // Where the ranges overlap the target gets what the source held before: blocks are moved from that end that is
        // not overwritten by others.
        let backwards = source.is_below(target);
        for number in 0..blocks {
            let start = COPY_BLOCK * if backwards { blocks - 1 - number } else { number };
            let part = &mut buffer[..COPY_BLOCK.min(total - start)];
            let loaded = self.read_bytes(source, start, part);
            loaded.map_err(|_| failed(TrapKind::PageFault, from.1, len, Access::Load, None))?;
            let stored = self.write_bytes(target, start, part);
            stored.map_err(|_| failed(TrapKind::PageFault, to.1, len, Access::Store, None))?;
        }
        Ok(())
    }

    /// A copy of an aggregate that an argument points to, for a parameter that is passed by value; returns the pointer
    /// to it.
    pub(super) fn copy_by_value(&mut self, ty: TypeIndex, argument: u32) -> Result<u64> {
        let facts = self.tables.types.get(ty);
        let (from, class) = (self.get(argument, 0), self.class(argument));
        let number = self.current.add_variable(facts.size, facts.align);
        self.checks_fit();
        let copy = pointer::to_variable(pointer::PRIVATE, number);
        self.copy_bytes((StorageClass::Function, copy), (class, from), facts.size)?;
        Ok(copy)
    }

    /// OpAccessChain and OpPtrAccessChain; `first` is the word of the first index into the type. Indices are signed.
    pub(super) fn chain(&mut self, w: &[u32], first: usize) -> Result<()> {
        let types = &self.tables.types;
        let pointer = self
            .tables
            .value_type(w[3])
            .expect("validate admits only pointers");
        let mut ty = types
            .pointee(pointer)
            .expect("validate admits only pointers to known types");
        let mut address = self.get(w[3], 0);
        if first == 5 {
            let stride = types.get(ty).size.cast_signed();
            address = address.wrapping_add_signed(stride.wrapping_mul(self.index(w[4])));
        }
        for id in &w[first..] {
            let (next, distance) = types
                .select(ty, self.index(*id))
                .expect("validate follows the indices");
            address = address.wrapping_add_signed(distance);
            ty = next;
        }
        self.set(self.place(w[2]), 0, address);
        Ok(())
    }

    /// An integer operand as a signed number.
    pub(super) fn index(&self, id: u32) -> i64 {
        match self.place(id).scalar {
            Scalar::Int(bits) => integer::signed(bits, self.get(id, 0)),
            _ => 0,
        }
    }
}

/// A stored boolean is true when it is not 0.
fn truth(scalar: Scalar, word: u64) -> u64 {
    if scalar == Scalar::Bool {
        u64::from(word != 0)
    } else {
        word
    }
}
