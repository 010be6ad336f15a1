//! Random descriptors: chains of structures as programs lay them out, rightly and wrongly, and sequences of calls with
//! them. Property tests make them by strategies, fuzz targets from bytes.

use std::ffi::c_void;

use proptest::prelude::*;
use zemu_abi::*;

use crate::arena::{HOST_PAGE, Protection};

/// One structure of a chain. The payload is what follows `stype` and `pNext`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// Its structure type.
    pub stype: u32,
    /// Its first members.
    pub payload: [u64; 2],
}

/// Structures that are known, and have no business behind a host descriptor.
const MISPLACED: [ze_structure_type_t; 4] = [
    ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES,
    ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC,
    ZE_STRUCTURE_TYPE_MODULE_DESC,
    ZE_STRUCTURE_TYPE_SAMPLER_DESC,
];

impl Link {
    /// The descriptor that imports pages.
    #[must_use]
    pub fn import(pointer: u64, size: u64) -> Self {
        Self {
            stype: ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0,
            payload: [pointer, size],
        }
    }

    /// The structure that lifts the limit of one allocation.
    #[must_use]
    pub fn relaxed() -> Self {
        let flags = u64::from(ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE);
        Self {
            stype: ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC.0,
            payload: [flags, 0],
        }
    }

    /// Pointer and size, if it imports pages.
    #[must_use]
    pub fn memmap(&self) -> Option<(u64, u64)> {
        let is = self.stype == ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0;
        is.then_some((self.payload[0], self.payload[1]))
    }

    /// Whether it lifts the limit.
    #[must_use]
    pub fn relaxes(&self) -> bool {
        self.stype == ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC.0 && self.payload[0] != 0
    }

    /// Whether it may stand behind a host descriptor. Only of the types that the strategies make.
    #[must_use]
    pub fn belongs_to_host_memory(&self) -> bool {
        self.memmap().is_some() || self.stype == ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC.0
    }
}

/// Where the last structure's `pNext` leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Nowhere, as it should.
    Null,
    /// Back to a structure of the chain: its place, modulo their number.
    Back(usize),
    /// To an address that cannot be read.
    Wild(u64),
}

/// A chain, before it lies in memory.
#[derive(Debug, Clone)]
pub struct Chain {
    /// Its structures, in order.
    pub links: Vec<Link>,
    /// Where the last leads. Without a structure: where the chain itself leads.
    pub end: End,
}

/// What a driver that walks a chain meets.
#[derive(Debug, Clone)]
pub enum Walk {
    /// These structures, and an end.
    Links(Vec<Link>),
    /// No end: a structure that cannot be read, one that comes again, or more than 64.
    Broken,
}

/// The longest chain that a driver walks.
const LONGEST: usize = 64;
/// No structure of the API is longer than so many words, so that a driver may read all of whichever type it is told.
const SLOT: usize = 128;

/// A chain in memory, for as long as this value lives.
#[derive(Debug)]
pub struct LaidOut {
    slots: Vec<[u64; SLOT]>,
    wild: u64,
}

impl Chain {
    /// What a driver that walks it meets.
    #[must_use]
    pub fn walk(&self) -> Walk {
        let ends = match self.end {
            End::Null => true,
            End::Back(_) => self.links.is_empty(),
            End::Wild(_) => false,
        };
        if ends && self.links.len() <= LONGEST {
            Walk::Links(self.links.clone())
        } else {
            Walk::Broken
        }
    }

    /// Puts it into memory.
    #[must_use]
    pub fn lay_out(&self) -> LaidOut {
        let mut slots: Vec<[u64; SLOT]> = vec![[0; SLOT]; self.links.len()];
        let addresses: Vec<u64> = slots
            .iter()
            .map(|s| s.as_ptr().expose_provenance() as u64)
            .collect();
        let wild = match self.end {
            End::Wild(address) => address,
            End::Null | End::Back(_) => 0,
        };
        for (at, link) in self.links.iter().enumerate() {
            let next = match (addresses.get(at + 1), self.end) {
                (Some(next), _) => *next,
                (None, End::Back(index)) => addresses[index % addresses.len()],
                (None, End::Null | End::Wild(_)) => wild,
            };
            slots[at][0] = u64::from(link.stype);
            slots[at][1] = next;
            slots[at][2..4].copy_from_slice(&link.payload);
        }
        LaidOut { slots, wild }
    }

    /// A chain out of any bytes: for fuzz targets. The first byte says how it ends, and each structure takes 20 bytes: its
    /// type, of which a byte below 16 picks a likely one, and its payload.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let Some((first, rest)) = bytes.split_first() else {
            return Self {
                links: Vec::new(),
                end: End::Null,
            };
        };
        let word = |bytes: &[u8]| {
            bytes
                .iter()
                .rev()
                .fold(0_u64, |word, byte| word << 8 | u64::from(*byte))
        };
        let mut links = Vec::new();
        for record in rest.chunks_exact(20).take(2 * LONGEST) {
            let given = u32::from_le_bytes([record[0], record[1], record[2], record[3]]);
            let likely = [
                ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC,
                ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC,
                ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC,
                ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
                MISPLACED[0],
                MISPLACED[1],
                MISPLACED[2],
                MISPLACED[3],
            ];
            let stype = usize::try_from(given)
                .ok()
                .and_then(|g| likely.get(g))
                .map_or(given, |t| t.0);
            links.push(Link {
                stype,
                payload: [word(&record[4..12]), word(&record[12..20])],
            });
        }
        let end = match first % 4 {
            0 | 1 => End::Null,
            2 => End::Wild(WILD[usize::from(first / 4) % WILD.len()]),
            _ => End::Back(usize::from(first / 4)),
        };
        Self { links, end }
    }
}

impl LaidOut {
    /// The address of the first structure, as `pNext` has it.
    #[must_use]
    pub fn start(&self) -> *const c_void {
        self.slots
            .first()
            .map_or(std::ptr::with_exposed_provenance(usize_of(self.wild)), |s| {
                s.as_ptr().cast()
            })
    }
}

/// An address or a size of this process.
#[must_use]
pub fn usize_of(value: u64) -> usize {
    usize::try_from(value).expect("addresses are 64 bits wide")
}

/// Addresses that no program can read.
const WILD: [u64; 5] = [1, 0x10, 0xfff, 0xdead_0000_0000_0000, u64::MAX - 7];

/// Where a call's pointer leads.
#[derive(Debug, Clone, Copy)]
pub enum Place {
    /// Into the arena: so many bytes behind its start.
    Arena(u64),
    /// To a live range, if there is one: which (modulo their number), and so many bytes behind its start.
    Live(usize, u64),
    /// Elsewhere.
    Absolute(u64),
}

/// One call.
#[derive(Debug, Clone)]
pub enum Operation {
    /// `zeMemAllocHost`.
    AllocHost {
        /// The descriptor's own structure type.
        base: u32,
        /// Its flags.
        flags: u32,
        /// The pages to import; none for an ordinary allocation.
        import: Option<(Place, u64)>,
        /// The size argument; none for the import's size.
        size: Option<u64>,
        /// The alignment argument.
        alignment: u64,
        /// The other structures of the chain.
        others: Vec<Link>,
        /// Before which of those the import stands, modulo their number.
        at: usize,
        /// How the chain ends.
        end: End,
    },
    /// `zeMemAllocDevice` (`false`) or `zeMemAllocShared` (`true`) with a descriptor that is for host memory.
    Misused(bool, Place, u64),
    /// `zeMemFree`.
    Free(Place),
    /// `zeMemGetAllocProperties` and `zeMemGetAddressRange`.
    Query(Place),
}

/// A case: how the arena's host pages are protected, and what is called.
#[derive(Debug, Clone)]
pub struct Case {
    /// The host pages of the arena, in order.
    pub pages: Vec<Protection>,
    /// The calls, in order.
    pub operations: Vec<Operation>,
}

/// How many import pages the arena has.
const UNITS: u64 = 12;

/// Cases for an import page of `page` bytes and a limit of one allocation of `limit` bytes.
pub fn cases(page: u64, limit: u64) -> impl Strategy<Value = Case> {
    let operations = prop::collection::vec(operation(page, limit), 1..12);
    let units = prop::collection::vec(unit(page / HOST_PAGE), usize_of(UNITS));
    (units, operations).prop_map(|(units, operations)| Case {
        pages: units.concat(),
        operations,
    })
}

/// The host pages of one import page: all alike, or one that differs.
fn unit(pages: u64) -> impl Strategy<Value = Vec<Protection>> {
    let count = usize_of(pages);
    let protection = prop_oneof![
        8 => Just(Protection::ReadWrite),
        1 => Just(Protection::ReadOnly),
        1 => Just(Protection::Inaccessible),
        1 => Just(Protection::Hole),
    ];
    (
        protection.clone(),
        prop::option::weighted(0.15, (protection, 0..count)),
    )
        .prop_map(move |(all, torn)| {
            let mut unit = vec![all; count];
            if let Some((other, at)) = torn {
                unit[at] = other;
            }
            unit
        })
}

fn operation(page: u64, limit: u64) -> impl Strategy<Value = Operation> {
    prop_oneof![
        8 => alloc_host(page, limit),
        1 => (any::<bool>(), place(page), import_size(page, limit)).prop_map(|(s, p, n)| Operation::Misused(s, p, n)),
        3 => place(page).prop_map(Operation::Free),
        2 => place(page).prop_map(Operation::Query),
    ]
}

fn alloc_host(page: u64, limit: u64) -> impl Strategy<Value = Operation> {
    let base = prop_oneof![20 => Just(0x16_u32), 1 => Just(0), 1 => Just(0x15)];
    let flags = prop_oneof![6 => Just(0_u32), 3 => Just(0x10), 1 => 0..0x1f_u32, 1 => Just(0x20)];
    let import = prop::option::weighted(0.85, (place(page), import_size(page, limit)));
    let size = prop_oneof![
        6 => Just(None),
        1 => Just(Some(0)),
        3 => (1..4 * page).prop_map(Some),
        1 => Just(Some(limit + 1)),
        1 => Just(Some(u64::MAX)),
    ];
    // An ordinary allocation's own limit is at least the host's page.
    let alignment = prop_oneof![
        6 => Just(0_u64),
        2 => (0..13_u32).prop_map(|n| 1 << n),
        1 => Just(3),
        1 => Just(page + 1),
    ];
    let above = prop::option::weighted(0.2, (0..44_u32).prop_map(|n| 1_u64 << n));
    (
        base,
        flags,
        import,
        size,
        alignment,
        above,
        others(),
        any::<u8>(),
        end(),
    )
        .prop_map(|(base, flags, import, size, alignment, above, others, at, end)| {
            Operation::AllocHost {
                base,
                flags,
                // Without an import there is no size to take over.
                size: size.or(if import.is_none() { Some(100) } else { None }),
                // Only an import has an alignment of its own to compare with.
                alignment: above.filter(|_| import.is_some()).unwrap_or(alignment),
                import,
                others,
                at: usize::from(at),
                end,
            }
        })
}

fn others() -> impl Strategy<Value = Vec<Link>> {
    let unknown = (0x00ff_0000_u32..0x00ff_ffff, any::<[u64; 2]>());
    let link = prop_oneof![
        4 => Just(Link::relaxed()),
        1 => unknown.prop_map(|(stype, payload)| Link { stype, payload }),
        1 => prop::sample::select(&MISPLACED[..]).prop_map(|t| Link { stype: t.0, payload: [0; 2] }),
    ];
    prop_oneof![
        8 => Just(Vec::new()),
        3 => prop::collection::vec(link, 1..4),
        1 => (60..70_usize).prop_map(|n| vec![Link::relaxed(); n]),
    ]
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        12 => Just(End::Null),
        1 => any::<u8>().prop_map(|n| End::Back(usize::from(n))),
        1 => prop::sample::select(&WILD[..]).prop_map(End::Wild),
    ]
}

fn place(page: u64) -> impl Strategy<Value = Place> {
    let off = prop_oneof![
        6 => Just(0),
        1 => Just(1),
        1 => Just(16),
        1 => Just(HOST_PAGE),
        1 => 0..page,
    ];
    prop_oneof![
        8 => (0..UNITS, off.clone()).prop_map(move |(unit, off)| Place::Arena(unit * page + off)),
        6 => (any::<u8>(), 0..3_u64, off).prop_map(move |(at, n, off)| Place::Live(usize::from(at), n * page + off)),
        1 => Just(Place::Absolute(0)),
        // The last page that an address can name.
        1 => Just(Place::Absolute(u64::MAX - (page - 1))),
    ]
}

fn import_size(page: u64, limit: u64) -> impl Strategy<Value = u64> {
    prop_oneof![
        12 => (1..5_u64).prop_map(move |n| n * page),
        1 => Just(0),
        1 => 1..4 * page,
        1 => (1..4_u64).prop_map(move |n| n * page - HOST_PAGE / 2),
        1 => Just(UNITS * page),
        1 => Just((UNITS + 1) * page),
        1 => Just(limit),
        1 => Just(limit + page),
        1 => Just(u64::MAX - (page - 1)),
        1 => Just(u64::MAX),
    ]
}

#[cfg(test)]
#[allow(unsafe_code, reason = "reads a chain as a driver does")]
mod tests {
    use super::*;

    fn next(at: *const c_void) -> (u32, *const c_void) {
        // SAFETY: `at` leads to a slot of a chain that is laid out.
        let head = unsafe { at.cast::<[u64; 4]>().read() };
        (
            u32::try_from(head[0]).expect("a structure type"),
            std::ptr::with_exposed_provenance(usize_of(head[1])),
        )
    }

    #[test]
    fn a_chain_lies_in_memory_as_it_is_described() {
        let links = vec![Link::relaxed(), Link::import(0x1000, 0x2000)];
        let chain = Chain {
            links: links.clone(),
            end: End::Null,
        };
        let memory = chain.lay_out();
        let (first, second) = next(memory.start());
        assert_eq!(
            (first, next(second)),
            (links[0].stype, (links[1].stype, std::ptr::null()))
        );
        let chain = Chain {
            links: links.clone(),
            end: End::Back(3),
        };
        let memory = chain.lay_out();
        let (_, second) = next(memory.start());
        assert_eq!(next(second).1, second, "the second leads to itself");
        assert!(matches!(chain.walk(), Walk::Broken));
        let chain = Chain {
            links: Vec::new(),
            end: End::Wild(0x10),
        };
        assert_eq!(chain.lay_out().start().addr(), 0x10);
        assert!(matches!(chain.walk(), Walk::Broken));
    }

    #[test]
    fn any_bytes_are_a_chain() {
        assert!(Chain::from_bytes(&[]).links.is_empty());
        let mut bytes = vec![0_u8; 41];
        bytes[5] = 7;
        let chain = Chain::from_bytes(&bytes);
        assert_eq!(chain.links, [Link::import(7, 0), Link::import(0, 0)]);
        assert_eq!(chain.end, End::Null);
        for first in 0..=255 {
            bytes[0] = first;
            let chain = Chain::from_bytes(&bytes);
            assert_eq!(chain.links.len(), 2);
            drop(chain.lay_out());
        }
        assert_eq!(Chain::from_bytes(&[0; 20 * 1000]).links.len(), 2 * LONGEST);
    }
}
