//! Loads, stores, atomics and pointer arithmetic.

use spirv::{BuiltIn, Op, StorageClass};

use super::build::{Builder, Instance, Result, Words};
use super::form::{Kind, Part, PrintOperand, Value};
use crate::bytecode::{AtomicKind, Code, Ty};
use crate::validate::tables::Space;
use crate::validate::types::{Kind as TypeKind, Scalar, TypeIndex};

/// Bytes that a copy takes word by word; longer ones are one operation.
const MAX_PARTS: u64 = 256;

impl Builder<'_> {
    /// Scalars of a type in memory, and the size of an access to it.
    fn layout(&self, ty: TypeIndex) -> Result<(Vec<(u32, Scalar)>, u32)> {
        let facts = self.tables.types.get(ty);
        // Vectors of three take up the room of four, but only three are accessed.
        let len = facts
            .shape
            .map_or(facts.size, |shape| u64::from(shape.scalar.bytes() * shape.lanes));
        let len = u32::try_from(len).map_err(|_| self.refuse("a large type"))?;
        let mut leaves = Vec::new();
        self.tables
            .types
            .for_each_leaf(ty, 0, &mut |offset, scalar| leaves.push((offset, scalar)));
        let leaves = leaves
            .into_iter()
            .map(|(offset, scalar)| (u32::try_from(offset).expect("inside the type"), scalar))
            .collect();
        Ok((leaves, len))
    }

    pub(super) fn load_leaf(&mut self, address: Value, scalar: Scalar, part: Part) -> Value {
        let width = Ty::of_bits(scalar.bytes() * 8);
        let word = self.emit(Kind::Load(part), width, vec![address]);
        if scalar != Scalar::Bool {
            return word;
        }
        let zero = self.constant(Ty::W8, 0);
        self.pure(Code::Ne8, &[word, zero])
    }

    pub(super) fn store_leaf(&mut self, address: Value, value: Value, part: Part) {
        let mut value = value;
        if self.function.inst(value).ty == Ty::B {
            let (one, zero) = (self.constant(Ty::W8, 1), self.constant(Ty::W8, 0));
            value = self.select(value, one, zero);
        }
        let ty = self.function.inst(value).ty;
        self.effect(Kind::Store(part), ty, vec![address, value]);
    }

    pub(super) fn load(&mut self, instance: &Instance, w: &[u32]) -> Result<Words> {
        let address = self.scalar(instance, w[3])?;
        let ty = self.tables.value_type(w[2]).expect("results have types");
        let (leaves, len) = self.layout(ty)?;
        if let Some((number, offset)) = self.input(address)
            && let Some(words) = self.built_in(number, offset, &leaves, len)?
        {
            return Ok(words);
        }
        let global = self.is_global(w[3])?;
        Ok(leaves
            .into_iter()
            .map(|(leaf, scalar)| {
                self.load_leaf(
                    address,
                    scalar,
                    Part {
                        base: 0,
                        len,
                        leaf,
                        global,
                    },
                )
            })
            .collect())
    }

    /// Parts of a built-in variable, if they are whole components of one that is known; others are read like memory.
    fn built_in(
        &mut self,
        number: usize,
        offset: u64,
        leaves: &[(u32, Scalar)],
        len: u32,
    ) -> Result<Option<Words>> {
        let Some((which, shape)) = self.kernel.program.inputs.get(number).copied() else {
            return Ok(None);
        };
        let known = matches!(
            which,
            BuiltIn::NumWorkgroups
                | BuiltIn::WorkgroupSize
                | BuiltIn::EnqueuedWorkgroupSize
                | BuiltIn::WorkgroupId
                | BuiltIn::LocalInvocationId
                | BuiltIn::GlobalInvocationId
                | BuiltIn::GlobalSize
                | BuiltIn::GlobalOffset
                | BuiltIn::LocalInvocationIndex
                | BuiltIn::GlobalLinearId
                | BuiltIn::WorkDim
                | BuiltIn::SubgroupSize
                | BuiltIn::SubgroupMaxSize
                | BuiltIn::NumSubgroups
                | BuiltIn::NumEnqueuedSubgroups
                | BuiltIn::SubgroupId
                | BuiltIn::SubgroupLocalInvocationId
                | BuiltIn::SubgroupEqMask
                | BuiltIn::SubgroupGeMask
                | BuiltIn::SubgroupGtMask
                | BuiltIn::SubgroupLeMask
                | BuiltIn::SubgroupLtMask
        );
        let width = u64::from(shape.scalar.bytes());
        let whole = offset + u64::from(len) <= width * u64::from(shape.lanes)
            && leaves.iter().all(|(leaf, scalar)| {
                *scalar == shape.scalar && (offset + u64::from(*leaf)).is_multiple_of(width)
            });
        if !known || !whole {
            return Ok(None);
        }
        let mut words = Vec::new();
        for (leaf, scalar) in leaves {
            let dimension = (offset + u64::from(*leaf)) / width;
            let dimension = u32::try_from(dimension).expect("few components");
            // Ids have three components, masks four.
            let word = if dimension < 4 {
                self.emit(Kind::BuiltIn { which, dimension }, Ty::W64, Vec::new())
            } else {
                self.constant(Ty::W64, 0)
            };
            words.push(self.resize(word, scalar.bits(), false));
        }
        Ok(Some(words))
    }

    /// Whether a pointer is by its type to global memory.
    pub(super) fn is_global(&self, pointer: u32) -> Result<bool> {
        Ok(self.pointer_type(pointer)?.0 == StorageClass::CrossWorkgroup)
    }

    pub(super) fn store(&mut self, instance: &Instance, w: &[u32]) -> Result<()> {
        let address = self.scalar(instance, w[1])?;
        let global = self.is_global(w[1])?;
        let words = self.get(instance, w[2])?;
        let ty = self.tables.value_type(w[2]).expect("values have types");
        self.store_words(global, address, &words, ty)
    }

    fn store_words(&mut self, global: bool, address: Value, words: &Words, ty: TypeIndex) -> Result<()> {
        let (leaves, len) = self.layout(ty)?;
        for ((leaf, _), word) in leaves.into_iter().zip(words) {
            self.store_leaf(
                address,
                *word,
                Part {
                    base: 0,
                    len,
                    leaf,
                    global,
                },
            );
        }
        Ok(())
    }

    /// The initialiser of a variable takes effect where the variable stands.
    pub(super) fn initialise(&mut self, instance: &Instance, w: &[u32]) -> Result<()> {
        let Some(initializer) = w.get(4) else {
            return Ok(());
        };
        let address = self.scalar(instance, w[2])?;
        self.initialise_with(address, *initializer)
    }

    /// Stores a constant as the initial value of a variable.
    pub(super) fn initialise_with(&mut self, address: Value, initializer: u32) -> Result<()> {
        if self.tables.places[initializer as usize].space == Space::Null
            && let Kind::Address { variable, offset: 0 } = self.function.inst(address).kind
        {
            self.effect(Kind::Clear { variable }, Ty::W8, Vec::new());
            return Ok(());
        }
        let ty = self.tables.value_type(initializer).expect("constants have types");
        let words = self.constant_words(initializer);
        self.store_words(false, address, &words, ty)
    }

    /// OpAccessChain and OpPtrAccessChain; `first` is the word of the first index into the type.
    pub(super) fn chain(&mut self, instance: &Instance, w: &[u32], first: usize) -> Result<Words> {
        let tables = self.tables;
        let (_, pointee) = self.pointer_type(w[3])?;
        let mut ty = pointee.ok_or_else(|| self.refuse("a pointer to an unknown type"))?;
        let mut address = self.scalar(instance, w[3])?;
        if first == 5 {
            let index = self.scalar(instance, w[4])?;
            let distance = self.scaled(index, tables.types.get(ty).size);
            address = self.add_bytes(address, distance);
        }
        for id in &w[first..] {
            let index = self.scalar(instance, *id)?;
            match &tables.types.get(ty).kind {
                TypeKind::Vector { element, .. } | TypeKind::Array { element, .. } => {
                    let distance = self.scaled(index, tables.types.get(*element).size);
                    address = self.add_bytes(address, distance);
                    ty = *element;
                }
                TypeKind::Struct { members } => {
                    let number = self
                        .function
                        .constant(index)
                        .and_then(|index| usize::try_from(index).ok());
                    let member = number.and_then(|number| members.get(number));
                    let member = *member.ok_or_else(|| self.refuse("a member that is not known"))?;
                    let offset = self.constant(Ty::W64, member.offset);
                    address = self.add_bytes(address, offset);
                    ty = member.ty;
                }
                _ => return Err(self.refuse("an index into nothing")),
            }
        }
        Ok(vec![address])
    }

    pub(super) fn atomic(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Option<Words>> {
        use AtomicKind as K;
        let store = matches!(op, Op::AtomicStore | Op::AtomicFlagClear);
        let flag = matches!(op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear);
        let pointer = w[if store { 1 } else { 3 }];
        let kind = match op {
            Op::AtomicLoad => K::Load,
            Op::AtomicStore | Op::AtomicFlagClear => K::Store,
            Op::AtomicExchange | Op::AtomicFlagTestAndSet => K::Exchange,
            Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => K::CompareExchange,
            Op::AtomicIIncrement | Op::AtomicIAdd => K::Add,
            Op::AtomicIDecrement | Op::AtomicISub => K::Sub,
            Op::AtomicSMin => K::SMin,
            Op::AtomicSMax => K::SMax,
            Op::AtomicUMin => K::UMin,
            Op::AtomicUMax => K::UMax,
            Op::AtomicAnd => K::And,
            Op::AtomicOr => K::Or,
            Op::AtomicXor => K::Xor,
            Op::AtomicFAddEXT => K::FAdd,
            Op::AtomicFMinEXT => K::FMin,
            Op::AtomicFMaxEXT => K::FMax,
            _ => return Err(self.refuse("this atomic operation")),
        };
        let address = self.scalar(instance, pointer)?;
        let global = self.is_global(pointer)?;
        // 3.3.18: a flag is a 32-bit integer; not 0 is set.
        let scalar = match flag {
            true => Scalar::Int(32),
            false => self.scalar_type(w[if store { 4 } else { 2 }]),
        };
        let ty = Ty::of_bits(scalar.bits());
        let mut args = vec![address];
        match op {
            Op::AtomicLoad => {}
            Op::AtomicIIncrement | Op::AtomicIDecrement | Op::AtomicFlagTestAndSet => {
                args.push(self.constant(ty, 1));
            }
            Op::AtomicFlagClear => args.push(self.constant(ty, 0)),
            Op::AtomicStore => args.push(self.scalar(instance, w[4])?),
            Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => {
                args.push(self.scalar(instance, w[7])?);
                args.push(self.scalar(instance, w[8])?);
            }
            _ => args.push(self.scalar(instance, w[6])?),
        }
        let part = Part {
            base: 0,
            len: scalar.bytes(),
            leaf: 0,
            global,
        };
        let mut value = self.emit(Kind::Atomic(kind, part), ty, args);
        if op == Op::AtomicFlagTestAndSet {
            let clear = self.constant(ty, 0);
            value = self.pure(Code::Ne32, &[value, clear]);
        }
        Ok((!store).then(|| vec![value]))
    }

    /// Address of vector number `offset` among vectors that lie without gaps.
    pub(super) fn vector_address(
        &mut self,
        instance: &Instance,
        pointer: u32,
        offset: u32,
        len: u64,
    ) -> Result<(Value, bool)> {
        let (address, index) = (self.scalar(instance, pointer)?, self.scalar(instance, offset)?);
        let global = self.is_global(pointer)?;
        let distance = self.scaled(index, len);
        Ok((self.add_bytes(address, distance), global))
    }

    pub(super) fn vector_load(&mut self, instance: &Instance, w: &[u32]) -> Result<Words> {
        let place = self.tables.places[w[2] as usize];
        let size = place.scalar.bytes();
        let len = size * place.words;
        let (address, global) = self.vector_address(instance, w[6], w[5], u64::from(len))?;
        Ok((0..place.words)
            .map(|lane| {
                self.load_leaf(
                    address,
                    place.scalar,
                    Part {
                        base: 0,
                        len,
                        leaf: lane * size,
                        global,
                    },
                )
            })
            .collect())
    }

    pub(super) fn vector_store(&mut self, instance: &Instance, w: &[u32]) -> Result<()> {
        let place = self.tables.places[w[5] as usize];
        let size = place.scalar.bytes();
        let len = size * place.words;
        let words = self.get(instance, w[5])?;
        let (address, global) = self.vector_address(instance, w[7], w[6], u64::from(len))?;
        self.store_lanes(address, global, &words);
        Ok(())
    }

    /// Stores words of one width that lie next to each other, as one access.
    pub(super) fn store_lanes(&mut self, address: Value, global: bool, words: &[Value]) {
        let Some(first) = words.first() else { return };
        // A boolean takes a byte.
        let size = self.function.inst(*first).ty.bytes().max(1);
        let len = size * u32::try_from(words.len()).expect("at most sixteen");
        for (lane, word) in (0..).zip(words) {
            let part = Part {
                base: 0,
                len,
                leaf: lane * size,
                global,
            };
            self.store_leaf(address, *word, part);
        }
    }

    /// OpCopyMemory and OpCopyMemorySized: all of the source is read before anything is written.
    pub(super) fn copy_memory(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<()> {
        let (to, from) = (self.scalar(instance, w[1])?, self.scalar(instance, w[2])?);
        let globals = (self.is_global(w[1])?, self.is_global(w[2])?);
        let (_, pointee) = self.pointer_type(w[1])?;
        let size = if op == Op::CopyMemorySized {
            self.scalar(instance, w[3])?
        } else {
            let size = pointee.map_or(0, |ty| self.tables.types.get(ty).size);
            self.constant(Ty::W64, size)
        };
        self.copy(to, from, size, globals);
        Ok(())
    }

    /// Copies bytes; the flags say whether the target's and the source's pointer are by their types to global memory.
    pub(super) fn copy(&mut self, to: Value, from: Value, size: Value, globals: (bool, bool)) {
        let size = self.resize(size, 64, false);
        match self.function.constant(size) {
            Some(0) => {}
            Some(len) if len <= MAX_PARTS => {
                let len = u32::try_from(len).expect("few bytes");
                let parts = self.parts(to, from, len);
                let part = |global, leaf| Part {
                    base: 0,
                    len,
                    leaf,
                    global,
                };
                let mut words = Vec::new();
                for (leaf, ty) in &parts {
                    words.push(self.emit(Kind::Load(part(globals.1, *leaf)), *ty, vec![from]));
                }
                for ((leaf, ty), word) in parts.into_iter().zip(words) {
                    self.effect(Kind::Store(part(globals.0, leaf)), ty, vec![to, word]);
                }
            }
            _ => {
                let kind = Kind::Move {
                    to: globals.0,
                    from: globals.1,
                };
                self.effect(kind, Ty::W8, vec![to, from, size]);
            }
        }
    }

    /// Cuts a copy into words: where a variable lies on one side, at the parts by which it is accessed elsewhere, so
    /// that it can become values; the rest into words as large as possible.
    fn parts(&self, to: Value, from: Value, len: u32) -> Vec<(u32, Ty)> {
        let place = |address: Value| match self.function.inst(address).kind {
            Kind::Address { variable, offset } => Some((variable, offset)),
            _ => None,
        };
        let inner = [to, from]
            .into_iter()
            .filter_map(place)
            .find_map(|(variable, offset)| {
                let leaves = &self.layouts[variable as usize];
                let inside = leaves.iter().filter_map(|(at, ty)| {
                    let at = u32::try_from(at.checked_sub(offset)?).ok()?;
                    (at.checked_add(ty.bytes())? <= len).then_some((at, *ty))
                });
                let inside: Vec<(u32, Ty)> = inside.collect();
                (!inside.is_empty()).then_some(inside)
            });
        let mut parts = Vec::new();
        let mut end = 0;
        let fill = |parts: &mut Vec<(u32, Ty)>, mut at: u32, end: u32| {
            while at < end {
                let fits = |ty: &Ty| ty.bytes() <= end - at && at.is_multiple_of(ty.bytes());
                let ty = [Ty::W64, Ty::W32, Ty::W16]
                    .into_iter()
                    .find(fits)
                    .unwrap_or(Ty::W8);
                parts.push((at, ty));
                at += ty.bytes();
            }
        };
        for (at, ty) in inner.unwrap_or_default() {
            fill(&mut parts, end, at);
            parts.push((at, ty));
            end = at + ty.bytes();
        }
        fill(&mut parts, end, len);
        parts
    }

    /// OpenCL.std printf.
    pub(super) fn printf(&mut self, instance: &Instance, w: &[u32]) -> Result<Words> {
        let (mut operands, mut args) = (Vec::new(), Vec::new());
        for id in &w[5..] {
            let words = self.get(instance, *id)?;
            operands.push(PrintOperand {
                scalar: self.tables.places[*id as usize].scalar,
                words: u32::try_from(words.len()).expect("few components"),
                global: matches!(self.pointer_type(*id), Ok((StorageClass::CrossWorkgroup, _))),
            });
            args.extend(words);
        }
        Ok(vec![self.emit(Kind::Print(operands), Ty::W32, args)])
    }
}
