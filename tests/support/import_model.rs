//! What an import of application pages answers, as a small pure model: the rules in their order, on a list of ranges.
//! It shares nothing with the library but the result codes.

use zemu_abi::*;

use crate::arena::{Arena, HOST_PAGE, Protection};
use crate::generators::{Chain, Walk};

/// What the profile says.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The import page in bytes.
    pub page: u64,
    /// The largest allocation.
    pub single: u64,
    /// The largest allocation where the limit is relaxed.
    pub relaxed: u64,
}

/// One call of `zeMemAllocHost`, with all addresses known.
#[derive(Debug, Clone)]
pub struct Request<'a> {
    /// The descriptor's own structure type.
    pub base: u32,
    /// The descriptor's flags.
    pub flags: u32,
    /// The size argument.
    pub size: u64,
    /// The alignment argument.
    pub alignment: u64,
    /// The descriptor's chain.
    pub chain: &'a Chain,
}

/// A range that is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Live {
    /// Its first byte.
    pub start: u64,
    /// Its size in bytes. Of an ordinary allocation: as asked for.
    pub size: u64,
    /// Whether it is an import.
    pub import: bool,
}

impl Live {
    /// Whether `address` lies in it.
    #[must_use]
    pub fn holds(&self, address: u64) -> bool {
        address >= self.start && address - self.start < self.size
    }
}

/// What a call of `zeMemAllocHost` that succeeds gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Granted {
    /// The application's pages, at their own address.
    Import(Live),
    /// Memory at an address of the driver's choice, of this size.
    Ordinary(u64),
}

/// The ranges that are taken.
#[derive(Debug, Default)]
pub struct Model {
    /// In the order in which they were made.
    pub live: Vec<Live>,
}

impl Model {
    /// The range that holds `address`.
    #[must_use]
    pub fn at(&self, address: u64) -> Option<Live> {
        self.live.iter().copied().find(|l| l.holds(address))
    }

    /// What `zeMemAllocHost` answers.
    ///
    /// # Errors
    /// The code of the first rule that is broken.
    pub fn allocate(
        &self,
        request: &Request<'_>,
        limits: Limits,
        arena: &Arena,
    ) -> Result<Granted, ze_result_t> {
        // The conditions that the header itself lists come first for every function, in the header's order.
        if request.flags > 0x1f {
            return Err(ZE_RESULT_ERROR_INVALID_ENUMERATION);
        }
        if request.size == 0 {
            return Err(ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
        }
        if request.alignment.count_ones() > 1 {
            return Err(ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
        }
        let walk = request.chain.walk();
        let relaxed = matches!(&walk, Walk::Links(links) if links.iter().any(|l| l.relaxes()));
        let limit = if relaxed { limits.relaxed } else { limits.single };
        if request.size > limit {
            return Err(ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
        }
        // A descriptor of another type, and a chain that does not end, are no arguments at all.
        if request.base != ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC.0 {
            return Err(ZE_RESULT_ERROR_INVALID_ARGUMENT);
        }
        let Walk::Links(links) = walk else {
            return Err(ZE_RESULT_ERROR_INVALID_ARGUMENT);
        };
        // An allocation must not pretend that it understood what it did not.
        if links.iter().any(|l| !l.belongs_to_host_memory()) {
            return Err(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
        }
        let Some((pointer, size)) = links.iter().rev().find_map(|l| l.memmap()) else {
            return Ok(Granted::Ordinary(request.size));
        };
        self.import(request, pointer, size, limit, limits.page, arena)
    }

    fn import(
        &self,
        request: &Request<'_>,
        pointer: u64,
        size: u64,
        limit: u64,
        page: u64,
        arena: &Arena,
    ) -> Result<Granted, ze_result_t> {
        if pointer == 0 || !pointer.is_multiple_of(page) {
            return Err(ZE_RESULT_ERROR_INVALID_ARGUMENT);
        }
        if size == 0 || !size.is_multiple_of(page) || size > limit {
            return Err(ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
        }
        if u128::from(pointer) + u128::from(size) >= 1 << 64 {
            return Err(ZE_RESULT_ERROR_INVALID_ARGUMENT);
        }
        if request.alignment != 0 && !pointer.is_multiple_of(request.alignment) {
            return Err(ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
        }
        let wanted = Live {
            start: pointer,
            size,
            import: true,
        };
        let overlaps = self
            .live
            .iter()
            .any(|l| l.holds(wanted.start) || wanted.holds(l.start));
        let read_only = request.flags & ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY != 0;
        let enough = |p| p == Protection::ReadWrite || read_only && p == Protection::ReadOnly;
        // Nothing of the arena's size lies beyond what this looks at: a longer range has left the arena.
        let looked_at = size.min(arena.range().end - arena.range().start + HOST_PAGE);
        let usable = (0..looked_at)
            .step_by(4096)
            .all(|offset| enough(arena.protection(pointer + offset)));
        // Both rules answer the same code.
        if overlaps || !usable {
            Err(ZE_RESULT_ERROR_INVALID_ARGUMENT)
        } else {
            Ok(Granted::Import(wanted))
        }
    }

    /// What `zeMemFree` answers; the range is free afterwards.
    ///
    /// # Errors
    /// The code of the first rule that is broken.
    pub fn free(&mut self, pointer: u64) -> Result<(), ze_result_t> {
        if pointer == 0 {
            return Err(ZE_RESULT_ERROR_INVALID_NULL_POINTER);
        }
        let at = self
            .live
            .iter()
            .position(|l| l.start == pointer)
            .ok_or(ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        self.live.remove(at);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generators::{End, Link};

    const LIMITS: Limits = Limits {
        page: 0x1000,
        single: 0x10_0000,
        relaxed: 0x20_0000,
    };

    /// The rules one by one, on four pages: two to write, one to read, one that is not there.
    #[test]
    fn the_first_broken_rule_decides() {
        use Protection::{Hole, ReadOnly, ReadWrite};
        let arena = Arena::map(vec![ReadWrite, ReadWrite, ReadOnly, Hole]).expect("the arena can be mapped");
        let base = arena.range().start;
        let mut model = Model::default();
        let ask = |model: &Model, pointer, size, argument, alignment, flags| {
            let chain = Chain {
                links: vec![Link::import(pointer, size)],
                end: End::Null,
            };
            let base = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC.0;
            let request = Request {
                base,
                flags,
                size: argument,
                alignment,
                chain: &chain,
            };
            model.allocate(&request, LIMITS, &arena)
        };
        let two = Live {
            start: base,
            size: 0x2000,
            import: true,
        };
        assert_eq!(ask(&model, base, 0x2000, 0x2000, 0, 0), Ok(Granted::Import(two)));
        assert_eq!(ask(&model, base, 0x2000, 1, 0x1000, 0), Ok(Granted::Import(two)));
        for (pointer, size, argument, alignment, flags, code) in [
            (base, 0x1000, 0, 3, 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE),
            (base + 1, 0x1001, 1, 3, 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT),
            (base + 1, 0x1001, 1, 0, 0, ZE_RESULT_ERROR_INVALID_ARGUMENT),
            (0, 0x1000, 1, 0, 0, ZE_RESULT_ERROR_INVALID_ARGUMENT),
            (base, 0x1001, 1, 0, 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE),
            (base, 0, 1, 0, 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE),
            (base, 0x10_1000, 1, 0, 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE),
            (
                u64::MAX - 0xfff,
                0x1000,
                1,
                0,
                0,
                ZE_RESULT_ERROR_INVALID_ARGUMENT,
            ),
            (base, 0x1000, 1, 1 << 50, 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT),
            (base + 0x2000, 0x1000, 1, 0, 0, ZE_RESULT_ERROR_INVALID_ARGUMENT),
            (
                base + 0x2000,
                0x2000,
                1,
                0,
                0x10,
                ZE_RESULT_ERROR_INVALID_ARGUMENT,
            ),
            (base, 0x1000, 1, 0, 0x20, ZE_RESULT_ERROR_INVALID_ENUMERATION),
        ] {
            assert_eq!(
                ask(&model, pointer, size, argument, alignment, flags),
                Err(code),
                "{pointer:#x} {size:#x}"
            );
        }
        assert!(
            ask(&model, base + 0x2000, 0x1000, 1, 0, 0x10).is_ok(),
            "read-only pages with the flag"
        );
        model.live.push(Live {
            start: base,
            size: 0x1000,
            import: true,
        });
        assert!(
            ask(&model, base + 0x1000, 0x1000, 1, 0, 0).is_ok(),
            "half-open ranges touch"
        );
        assert_eq!(
            ask(&model, base, 0x2000, 1, 0, 0),
            Err(ZE_RESULT_ERROR_INVALID_ARGUMENT)
        );
        assert_eq!(model.free(base + 1), Err(ZE_RESULT_ERROR_INVALID_ARGUMENT));
        assert_eq!(model.free(base), Ok(()));
        assert_eq!(model.free(base), Err(ZE_RESULT_ERROR_INVALID_ARGUMENT));
    }
}
