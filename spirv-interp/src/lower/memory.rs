//! Loads, stores, atomics and pointer arithmetic.

use spirv::{BuiltIn, Op, StorageClass};

use super::build::{Builder, Instance, Result, Words};
use super::form::{Kind, Part, PrintOperand, Value};
use crate::bytecode::{AtomicKind, Code, Ty};
use crate::validate::tables::Space;
use crate::validate::types::{Kind as TypeKind, Scalar, TypeIndex};

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
        let (class, _) = self.pointer_type(w[3])?;
        let ty = self.tables.value_type(w[2]).expect("results have types");
        let (leaves, len) = self.layout(ty)?;
        if let Some((number, offset)) = self.input(address) {
            return self.built_in(number, offset, &leaves, len);
        }
        if class == StorageClass::Input {
            return Err(self.refuse("a built-in variable through a computed pointer"));
        }
        let global = class == StorageClass::CrossWorkgroup;
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

    fn built_in(&mut self, number: usize, offset: u64, leaves: &[(u32, Scalar)], len: u32) -> Result<Words> {
        let Some((which, shape)) = self.kernel.program.inputs.get(number).copied() else {
            return Err(self.refuse("an unknown built-in variable"));
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
        if !known {
            return Err(self.refuse("this built-in variable"));
        }
        let width = u64::from(shape.scalar.bytes());
        if offset + u64::from(len) > width * u64::from(shape.lanes) || shape.scalar.bytes() < 4 {
            return Err(self.refuse("a part of a built-in variable"));
        }
        let mut words = Vec::new();
        for (leaf, scalar) in leaves {
            let at = offset + u64::from(*leaf);
            if *scalar != shape.scalar || !at.is_multiple_of(width) {
                return Err(self.refuse("a part of a built-in variable"));
            }
            let dimension = u32::try_from(at / width).expect("few components");
            // Ids have three components, masks four.
            let word = if dimension < 4 {
                self.emit(Kind::BuiltIn { which, dimension }, Ty::W64, Vec::new())
            } else {
                self.constant(Ty::W64, 0)
            };
            words.push(self.resize(word, scalar.bits(), false));
        }
        Ok(words)
    }

    pub(super) fn store(&mut self, instance: &Instance, w: &[u32]) -> Result<()> {
        let address = self.scalar(instance, w[1])?;
        let (class, _) = self.pointer_type(w[1])?;
        let words = self.get(instance, w[2])?;
        let ty = self.tables.value_type(w[2]).expect("values have types");
        self.store_words(class, address, &words, ty)
    }

    fn store_words(
        &mut self,
        class: StorageClass,
        address: Value,
        words: &Words,
        ty: TypeIndex,
    ) -> Result<()> {
        if class == StorageClass::Input || self.input(address).is_some() {
            return Err(self.refuse("a store to a built-in variable"));
        }
        let (leaves, len) = self.layout(ty)?;
        let global = class == StorageClass::CrossWorkgroup;
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
        if self.tables.places[*initializer as usize].space == Space::Null
            && let Kind::Address { variable, offset: 0 } = self.function.inst(address).kind
        {
            self.effect(Kind::Clear { variable }, Ty::W8, Vec::new());
            return Ok(());
        }
        let words = self.get(instance, *initializer)?;
        let ty = self
            .tables
            .value_type(*initializer)
            .expect("constants have types");
        self.store_words(StorageClass::Function, address, &words, ty)
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
        let store = op == Op::AtomicStore;
        let pointer = w[if store { 1 } else { 3 }];
        let kind = match op {
            Op::AtomicLoad => K::Load,
            Op::AtomicStore => K::Store,
            Op::AtomicExchange => K::Exchange,
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
        let (class, _) = self.pointer_type(pointer)?;
        if self.input(address).is_some() {
            return Err(self.refuse("an atomic access to a built-in variable"));
        }
        let scalar = self.tables.places[w[if store { 4 } else { 2 }] as usize].scalar;
        let ty = Ty::of_bits(scalar.bits());
        if !matches!(ty, Ty::W32 | Ty::W64) {
            return Err(self.refuse("an atomic access of this width"));
        }
        let mut args = vec![address];
        match op {
            Op::AtomicLoad => {}
            Op::AtomicIIncrement | Op::AtomicIDecrement => args.push(self.constant(ty, 1)),
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
            global: class == StorageClass::CrossWorkgroup,
        };
        let value = self.emit(Kind::Atomic(kind, part), ty, args);
        Ok((!store).then(|| vec![value]))
    }

    /// Address of vector number `offset` among vectors that lie without gaps.
    fn vector_address(
        &mut self,
        instance: &Instance,
        pointer: u32,
        offset: u32,
        len: u64,
    ) -> Result<(Value, bool)> {
        let (address, index) = (self.scalar(instance, pointer)?, self.scalar(instance, offset)?);
        let (class, _) = self.pointer_type(pointer)?;
        if self.input(address).is_some() {
            return Err(self.refuse("a built-in variable"));
        }
        let distance = self.scaled(index, len);
        Ok((
            self.add_bytes(address, distance),
            class == StorageClass::CrossWorkgroup,
        ))
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
        for (lane, word) in (0..).zip(words) {
            self.store_leaf(
                address,
                word,
                Part {
                    base: 0,
                    len,
                    leaf: lane * size,
                    global,
                },
            );
        }
        Ok(())
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
