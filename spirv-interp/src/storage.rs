//! Storage of the module-scope variables of a program.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;

use crate::mem::Range;
use crate::validate::tables::Tables;

/// Where the module-scope variables of a program are.
pub(crate) struct Storage {
    /// Words, since the host and the kernels write to it whenever they like; a few more than needed, for alignment.
    words: Box<[AtomicU64]>,
    placed: Vec<Placed>,
    by_id: HashMap<u32, usize>,
    constants: HashMap<u32, usize>,
}

/// One variable in [`Storage`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub offset: u64,
    pub size: u64,
    pub writable: bool,
}

/// Alignment of the start of the storage.
const STORAGE_ALIGN: u64 = 4096;

impl Storage {
    /// `placed` lists id, ordinal, offset, size and whether kernels may write, by ascending offset.
    pub fn new(size: u64, placed: Vec<(u32, u32, u64, u64, bool)>) -> Self {
        let count = if size == 0 { 0 } else { size + STORAGE_ALIGN };
        let count = usize::try_from(count.div_ceil(8)).expect("specialise limits the size to 2 GiB");
        let words = std::iter::repeat_with(|| AtomicU64::new(0)).take(count).collect();
        let mut storage = Self {
            words,
            placed: Vec::new(),
            by_id: HashMap::new(),
            constants: HashMap::new(),
        };
        for (id, ordinal, offset, size, writable) in placed {
            storage.by_id.insert(id, storage.placed.len());
            if !writable {
                storage.constants.insert(ordinal, storage.placed.len());
            }
            storage.placed.push(Placed {
                offset,
                size,
                writable,
            });
        }
        storage
    }

    /// First aligned address.
    pub fn base(&self) -> u64 {
        (self.words.as_ptr().expose_provenance() as u64).next_multiple_of(STORAGE_ALIGN)
    }

    pub fn by_id(&self, id: u32) -> Option<Placed> {
        self.by_id.get(&id).map(|index| self.placed[*index])
    }

    pub fn address(&self, id: u32) -> Option<u64> {
        self.by_id(id).map(|placed| self.base() + placed.offset)
    }

    /// The constant variable with an ordinal: its host address and size.
    pub fn constant(&self, ordinal: usize) -> Option<(u64, u64)> {
        let index = self.constants.get(&u32::try_from(ordinal).ok()?)?;
        let placed = self.placed[*index];
        Some((self.base() + placed.offset, placed.size))
    }

    /// The variable in CrossWorkgroup storage that holds an address.
    pub fn range(&self, address: u64) -> Option<Range> {
        let offset = address.checked_sub(self.base())?;
        let index = self
            .placed
            .partition_point(|placed| placed.offset <= offset)
            .checked_sub(1)?;
        let placed = self.placed[index];
        let inside = offset - placed.offset < placed.size && placed.writable;
        let base = self.base() + placed.offset;
        let Placed { size: len, .. } = placed;
        inside.then_some(Range {
            base,
            len,
            readable: true,
            writable: true,
            host_delta: 0,
            origin: 0,
        })
    }

    /// Writes the initial values.
    pub fn initialise(&mut self, tables: &Tables) {
        let skip = self.base() - self.words.as_ptr().expose_provenance() as u64;
        for global in &tables.globals {
            let (Some(placed), Some(initializer)) = (self.by_id(global.id), global.initializer) else {
                continue;
            };
            let Some(values) = tables.constant_words(initializer) else {
                continue;
            };
            let mut values = values.iter();
            tables
                .types
                .for_each_leaf(global.ty, placed.offset + skip, &mut |at, scalar| {
                    let value = values.next().copied().unwrap_or(0);
                    self.write(at, scalar.bytes() as usize, value);
                });
        }
    }

    fn write(&mut self, at: u64, size: usize, value: u64) {
        for (number, byte) in value.to_le_bytes().iter().enumerate().take(size) {
            let at = at + number as u64;
            let word = usize::try_from(at / 8).expect("inside the storage");
            let shift = (at % 8) * 8;
            let cell = self.words[word].get_mut();
            *cell = *cell & !(0xff << shift) | u64::from(*byte) << shift;
        }
    }
}
