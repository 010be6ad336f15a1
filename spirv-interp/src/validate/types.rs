//! The type table: every OpType… with its memory layout and its flat form.
//!
//! A *value* of any type is kept flat, one 64-bit word for each scalar in it, in the order of the members; padding
//! has no word. In *memory* a type has the layout of OpenCL C (OpenCL C 6.1.5 and 6.2.1): natural alignment, vectors of three laid
//! out like vectors of four, structures padded unless CPacked.

use std::collections::HashMap;

use spirv::{Op, StorageClass};

use super::ValidateErrorKind;

/// Index into [`Types`].
pub(crate) type TypeIndex = u32;

/// Nesting of one type in another, so that walking one cannot exhaust the stack.
const MAX_DEPTH: u32 = 32;
/// The largest type, in bytes: pointers keep 32 bits of offset inside a variable.
pub(crate) const MAX_TYPE_SIZE: u64 = 1 << 31;

/// What a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// A truth value.
    Bool,
    /// Width in bits: 8, 16, 32 or 64.
    Int(u8),
    /// Width in bits: 16, 32 or 64.
    Float(u8),
    /// An address, 64 bits wide.
    Pointer,
}

impl Scalar {
    /// Size in memory. A boolean has none in the specification; translators that store one mean a byte.
    pub fn bytes(self) -> u32 {
        match self {
            Self::Bool => 1,
            Self::Int(bits) | Self::Float(bits) => u32::from(bits) / 8,
            Self::Pointer => 8,
        }
    }

    /// Width of the word's significant part.
    pub fn bits(self) -> u32 {
        match self {
            Self::Bool => 1,
            other => other.bytes() * 8,
        }
    }
}

/// A scalar or vector type in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape {
    pub scalar: Scalar,
    pub lanes: u32,
}

/// What a type is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Void,
    Scalar(Scalar),
    Vector {
        element: TypeIndex,
        count: u32,
    },
    Array {
        element: TypeIndex,
        length: u64,
    },
    Struct {
        members: Box<[Member]>,
    },
    Pointer {
        class: StorageClass,
        pointee: u32,
    },
    Function {
        result: TypeIndex,
        parameters: Box<[TypeIndex]>,
    },
}

/// One member of a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub ty: TypeIndex,
    /// Offset in memory, in bytes.
    pub offset: u64,
    /// Offset in the flat value, in words.
    pub word: u32,
}

/// A type with its layout.
#[derive(Clone, Debug)]
pub(crate) struct Type {
    pub kind: Kind,
    /// Size in memory, in bytes; also the stride of an array of it.
    pub size: u64,
    /// Alignment in memory, in bytes.
    pub align: u32,
    /// Words of a flat value (saturating).
    pub words: u32,
    /// Equal for types that mean the same. Pointers of one storage class are all the same, since what they point to
    /// does not change what a pointer is.
    pub canonical: u32,
    /// Set for scalars, pointers and vectors.
    pub shape: Option<Shape>,
    depth: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Void,
    Scalar(Scalar),
    /// Events are 64-bit numbers that only the group copies make; null is none.
    Event,
    Vector(u32, u32),
    Array(u32, u64),
    Struct(Box<[u32]>, bool),
    Pointer(StorageClass),
    Function(u32, Box<[u32]>),
}

/// All types of a module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Types {
    list: Vec<Type>,
    /// By id: index + 1, or 0.
    by_id: Vec<u32>,
    /// What has been declared, to find equal types; empty once all are.
    keys: HashMap<Key, u32>,
}

impl Types {
    pub fn get(&self, index: TypeIndex) -> &Type {
        &self.list[index as usize]
    }

    /// The type that an id names.
    pub fn by_id(&self, id: u32) -> Option<TypeIndex> {
        self.by_id[id as usize].checked_sub(1)
    }

    /// What the pointer type points to, if the id it names is a type.
    pub fn pointee(&self, pointer: TypeIndex) -> Option<TypeIndex> {
        match self.get(pointer).kind {
            Kind::Pointer { pointee, .. } => self.by_id(pointee),
            _ => None,
        }
    }

    /// The type of one element of a vector, array or (by number) structure.
    pub fn component(&self, composite: TypeIndex, number: u64) -> Option<TypeIndex> {
        match &self.get(composite).kind {
            Kind::Vector { element, count } => (number < u64::from(*count)).then_some(*element),
            Kind::Array { element, length } => (number < *length).then_some(*element),
            Kind::Struct { members } => usize::try_from(number)
                .ok()
                .and_then(|number| members.get(number))
                .map(|member| member.ty),
            _ => None,
        }
    }

    /// Offset, in words, of one component of a flat value.
    pub fn component_word(&self, composite: TypeIndex, number: u32) -> u32 {
        match &self.get(composite).kind {
            Kind::Vector { .. } => number,
            Kind::Array { element, .. } => self.get(*element).words.saturating_mul(number),
            Kind::Struct { members } => members[number as usize].word,
            _ => 0,
        }
    }

    /// One index of an access chain: the type that it selects and its distance in bytes. Indices are signed; those
    /// of vectors and arrays are not checked, since the access will be (3.3.8 OpAccessChain).
    pub fn select(&self, composite: TypeIndex, index: i64) -> Option<(TypeIndex, i64)> {
        let stride = |element: TypeIndex| self.get(element).size.cast_signed().wrapping_mul(index);
        match &self.get(composite).kind {
            Kind::Vector { element, .. } | Kind::Array { element, .. } => Some((*element, stride(*element))),
            Kind::Struct { members } => {
                let member = members.get(usize::try_from(index).ok()?)?;
                Some((member.ty, member.offset.cast_signed()))
            }
            _ => None,
        }
    }

    /// Calls `leaf` with (byte offset, scalar) for each word of a flat value, in order.
    pub fn for_each_leaf(&self, ty: TypeIndex, base: u64, leaf: &mut dyn FnMut(u64, Scalar)) {
        match &self.get(ty).kind {
            Kind::Scalar(scalar) => leaf(base, *scalar),
            Kind::Pointer { .. } => leaf(base, Scalar::Pointer),
            Kind::Vector { element, count } => {
                let stride = self.get(*element).size;
                (0..u64::from(*count)).for_each(|i| self.for_each_leaf(*element, base + i * stride, leaf));
            }
            Kind::Array { element, .. } if self.get(*element).words == 0 => {}
            Kind::Array { element, length } => {
                let stride = self.get(*element).size;
                (0..*length).for_each(|i| self.for_each_leaf(*element, base + i * stride, leaf));
            }
            Kind::Struct { members } => {
                members
                    .iter()
                    .for_each(|member| self.for_each_leaf(member.ty, base + member.offset, leaf));
            }
            Kind::Void | Kind::Function { .. } => {}
        }
    }

    /// The flat form of one scalar, pointer or vector type.
    pub fn shape(&self, ty: TypeIndex) -> Option<Shape> {
        self.get(ty).shape
    }

    /// Whether two types mean the same.
    pub fn same(&self, a: TypeIndex, b: TypeIndex) -> bool {
        self.get(a).canonical == self.get(b).canonical
    }
}

impl Types {
    /// An empty table for ids below the bound.
    pub fn new(bound: u32) -> Self {
        Self {
            by_id: vec![0; bound as usize],
            ..Self::default()
        }
    }

    /// Forgets what only building needs.
    pub fn finish(&mut self) {
        self.keys = HashMap::new();
    }

    /// The type that an id names, or an error.
    pub fn id(&self, id: u32) -> Result<TypeIndex, ValidateErrorKind> {
        self.by_id(id).ok_or(ValidateErrorKind::NotAType { id })
    }

    /// A type that a vector, array or structure can hold: one with a size.
    fn sized(&self, id: u32) -> Result<TypeIndex, ValidateErrorKind> {
        let index = self.id(id)?;
        let ty = self.get(index);
        if matches!(ty.kind, Kind::Void | Kind::Function { .. }) {
            return Err(ValidateErrorKind::Operand {
                id,
                rule: "void and function types cannot be part of another",
            });
        }
        // Our own bound; the specification's universal limit on nesting is 255 (2.17).
        if ty.depth >= MAX_DEPTH {
            return Err(ValidateErrorKind::Operand {
                id,
                rule: "types are nested more than 32 deep",
            });
        }
        Ok(index)
    }

    /// Adds the type that one OpType… instruction declares. `length` is the value of an array's length constant.
    pub fn add(
        &mut self,
        op: Op,
        words: &[u32],
        packed: bool,
        length: Option<u64>,
    ) -> Result<(), ValidateErrorKind> {
        let id = words[1];
        let ty = match op {
            Op::TypeVoid => self.make(Kind::Void, 0, 1, 0, 0, Key::Void),
            Op::TypeBool => self.scalar(Scalar::Bool),
            Op::TypeInt => match words[2] {
                // 2.16.4: with the Kernel capability integers have 8, 16, 32 or 64 bits.
                bits @ (8 | 16 | 32 | 64) => self.scalar(Scalar::Int(u8::try_from(bits).unwrap_or(64))),
                bits => return Err(ValidateErrorKind::IntWidth { bits }),
            },
            Op::TypeFloat => match words[2] {
                _ if words.len() > 3 => return Err(ValidateErrorKind::FloatEncoding),
                bits @ (16 | 32 | 64) => self.scalar(Scalar::Float(u8::try_from(bits).unwrap_or(64))),
                bits => return Err(ValidateErrorKind::FloatWidth { bits }),
            },
            Op::TypeEvent => self.event(),
            Op::TypeVector => self.vector(words[2], words[3])?,
            Op::TypeArray => self.array(words[2], length.unwrap_or(0))?,
            Op::TypeStruct => self.structure(&words[2..], packed)?,
            Op::TypePointer => self.pointer(words[2], words[3])?,
            Op::TypeForwardPointer => self.pointer(words[2], 0)?,
            Op::TypeFunction => self.function(words[2], &words[3..])?,
            _ => return Err(ValidateErrorKind::UnsupportedInstruction),
        };
        if let Some(earlier) = self.by_id(id) {
            // 3.3.6 OpTypeForwardPointer: the declaration that follows is a pointer of the same storage class.
            let forward = matches!(self.get(earlier).kind, Kind::Pointer { pointee: 0, .. });
            if !forward || self.get(earlier).canonical != ty.canonical {
                return Err(ValidateErrorKind::DefinedTwice { id });
            }
            self.list[earlier as usize] = ty;
            return Ok(());
        }
        self.list.push(ty);
        let index = u32::try_from(self.list.len()).expect("there are at most as many types as ids");
        self.by_id[id as usize] = index;
        Ok(())
    }

    fn make(&mut self, kind: Kind, size: u64, align: u32, words: u32, depth: u32, key: Key) -> Type {
        let fresh = u32::try_from(self.keys.len()).expect("there are at most as many types as ids");
        let canonical = *self.keys.entry(key).or_insert(fresh);
        Type {
            kind,
            size,
            align,
            words,
            canonical,
            shape: None,
            depth,
        }
    }

    fn scalar(&mut self, scalar: Scalar) -> Type {
        let bytes = scalar.bytes();
        let ty = self.make(
            Kind::Scalar(scalar),
            u64::from(bytes),
            bytes,
            1,
            0,
            Key::Scalar(scalar),
        );
        Type {
            shape: Some(Shape { scalar, lanes: 1 }),
            ..ty
        }
    }

    fn event(&mut self) -> Type {
        let scalar = Scalar::Int(64);
        let ty = self.make(Kind::Scalar(scalar), 8, 8, 1, 0, Key::Event);
        Type {
            shape: Some(Shape { scalar, lanes: 1 }),
            ..ty
        }
    }

    fn vector(&mut self, element_id: u32, count: u32) -> Result<Type, ValidateErrorKind> {
        let element = self.id(element_id)?;
        let Some(Shape { scalar, lanes: 1 }) = self.shape(element) else {
            return Err(ValidateErrorKind::Operand {
                id: element_id,
                rule: "vectors hold scalars",
            });
        };
        // 2.16.4: 2, 3, 4, 8 or 16 components.
        if !matches!(count, 2 | 3 | 4 | 8 | 16) {
            return Err(ValidateErrorKind::VectorCount { count });
        }
        let stored = if count == 3 { 4 } else { count };
        let bytes = scalar.bytes() * stored;
        let canonical = self.get(element).canonical;
        let kind = Kind::Vector { element, count };
        let ty = self.make(
            kind,
            u64::from(bytes),
            bytes,
            count,
            1,
            Key::Vector(canonical, count),
        );
        Ok(Type {
            shape: Some(Shape { scalar, lanes: count }),
            ..ty
        })
    }

    fn array(&mut self, element_id: u32, length: u64) -> Result<Type, ValidateErrorKind> {
        let element = self.sized(element_id)?;
        let Type {
            size,
            align,
            words,
            depth,
            canonical,
            ..
        } = *self.get(element);
        // 3.3.6 OpTypeArray: the length is at least 1. Zero-length arrays come out of translators as empty members.
        let total = size
            .checked_mul(length)
            .filter(|total| *total <= MAX_TYPE_SIZE && length <= MAX_TYPE_SIZE);
        let total = total.ok_or(ValidateErrorKind::TypeTooLarge)?;
        let words = u32::try_from(length).unwrap_or(u32::MAX).saturating_mul(words);
        let key = Key::Array(canonical, length);
        Ok(self.make(
            Kind::Array { element, length },
            total,
            align,
            words,
            depth + 1,
            key,
        ))
    }

    fn structure(&mut self, member_ids: &[u32], packed: bool) -> Result<Type, ValidateErrorKind> {
        let (mut size, mut align, mut words, mut depth) = (0_u64, 1, 0_u32, 0);
        let mut members = Vec::with_capacity(member_ids.len());
        let mut key = Vec::with_capacity(member_ids.len());
        for id in member_ids {
            let index = self.sized(*id)?;
            let ty = self.get(index);
            let member_align = if packed { 1 } else { ty.align };
            let offset = size.next_multiple_of(u64::from(member_align));
            members.push(Member {
                ty: index,
                offset,
                word: words,
            });
            key.push(ty.canonical);
            size = offset + ty.size;
            align = align.max(member_align);
            words = words.saturating_add(ty.words);
            depth = depth.max(ty.depth);
            if size > MAX_TYPE_SIZE {
                return Err(ValidateErrorKind::TypeTooLarge);
            }
        }
        let size = size.next_multiple_of(u64::from(align));
        let key = Key::Struct(key.into(), packed);
        Ok(self.make(
            Kind::Struct {
                members: members.into(),
            },
            size,
            align,
            words,
            depth + 1,
            key,
        ))
    }

    fn pointer(&mut self, class: u32, pointee: u32) -> Result<Type, ValidateErrorKind> {
        use StorageClass as C;
        let known = StorageClass::from_u32(class).filter(|class| {
            matches!(
                class,
                C::UniformConstant
                    | C::Input
                    | C::Workgroup
                    | C::CrossWorkgroup
                    | C::Private
                    | C::Function
                    | C::Generic
                    | C::CodeSectionINTEL
            )
        });
        let class = known.ok_or(ValidateErrorKind::UnsupportedStorageClass { class })?;
        let ty = self.make(Kind::Pointer { class, pointee }, 8, 8, 1, 0, Key::Pointer(class));
        Ok(Type {
            shape: Some(Shape {
                scalar: Scalar::Pointer,
                lanes: 1,
            }),
            ..ty
        })
    }

    fn function(&mut self, result: u32, parameters: &[u32]) -> Result<Type, ValidateErrorKind> {
        let result = self.id(result)?;
        let mut list = Vec::with_capacity(parameters.len());
        let mut key = Vec::with_capacity(parameters.len());
        for id in parameters {
            let index = self.sized(*id)?;
            list.push(index);
            key.push(self.get(index).canonical);
        }
        let key = Key::Function(self.get(result).canonical, key.into());
        Ok(self.make(
            Kind::Function {
                result,
                parameters: list.into(),
            },
            0,
            1,
            0,
            0,
            key,
        ))
    }
}
