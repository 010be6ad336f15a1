//! The import rules against a model that goes page by page and asks every rule on its own.

use std::cell::Cell;

use proptest::prelude::*;
use zemu_memory::map::Segment;
use zemu_memory::{
    AllocationId, AppPtr, AppRange, ContextId, ImportOk, ImportRefusal as Refusal, ImportRequest,
    ImportRules, ImportWarning as Warning, Kind, Occupant, OverlapSource, PageSource, Summary,
    check_arguments, check_import,
};

const HOST_PAGE: u64 = 4096;
/// Where the little world lies, and how large it is: eight pages of 2 MiB.
const WORLD: u64 = 0x7000_0000_0000;
const WORLD_PAGES: u64 = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Page {
    read: bool,
    write: bool,
}

/// Every host page of the world on its own, and the ranges that are taken.
#[derive(Clone, Debug)]
struct World {
    pages: Vec<Option<Page>>,
    taken: Vec<(u64, u64)>,
    /// The list of mappings can be read.
    known: bool,
}

impl World {
    fn page(&self, address: u64) -> Option<Page> {
        let index = address.checked_sub(WORLD)? / HOST_PAGE;
        self.pages.get(usize::try_from(index).unwrap()).copied().flatten()
    }

    /// The first page of the range for which `bad` holds. The world is small, so a range that leaves it soon is bad.
    fn first_page(&self, range: AppRange, bad: impl Fn(Option<Page>) -> bool) -> Option<u64> {
        let mut address = range.start().addr();
        while address < range.end().addr() {
            if bad(self.page(address)) {
                return Some(address);
            }
            address = (address / HOST_PAGE + 1) * HOST_PAGE;
        }
        None
    }
}

impl PageSource for World {
    fn segments(&self, range: AppRange) -> Option<Vec<Segment>> {
        if !self.known {
            return None;
        }
        let mut segments: Vec<Segment> = Vec::new();
        for (index, page) in self.pages.iter().enumerate() {
            let whole = AppRange::new(AppPtr(WORLD + index as u64 * HOST_PAGE), HOST_PAGE).unwrap();
            let (Some(page), Some(range)) = (page, whole.intersection(range)) else {
                continue;
            };
            match segments.last_mut() {
                Some(last)
                    if last.range.end() == range.start()
                        && (last.read, last.write) == (page.read, page.write) =>
                {
                    last.range = AppRange::between(last.range.start(), range.end()).unwrap();
                }
                _ => segments.push(Segment {
                    range,
                    read: page.read,
                    write: page.write,
                    shared: false,
                    path: None,
                }),
            }
        }
        Some(segments)
    }

    fn hole(&self, range: AppRange) -> Option<AppRange> {
        let start = self.first_page(range, |page| page.is_none())?;
        AppRange::new(AppPtr(start), 1)
    }
}

impl OverlapSource for World {
    fn occupant(&self, range: AppRange) -> Option<Occupant> {
        let common = |&&(start, end): &&(u64, u64)| {
            // A byte that both have: looked for at the ends, where it must be if there is one.
            let both =
                |at: u64| at >= start && at < end && at >= range.start().addr() && at < range.end().addr();
            both(start) || both(range.start().addr())
        };
        self.taken.iter().find(common).map(|&(start, end)| {
            Occupant::Live(Summary {
                id: AllocationId(7),
                kind: Kind::Imported,
                context: ContextId(1),
                range: AppRange::between(AppPtr(start), AppPtr(end)).unwrap(),
                created_by: 3,
            })
        })
    }
}

/// Names a rule, with the address that it must point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    SizeZero,
    SizeLimit,
    AlignmentForm,
    Null,
    PointerPage,
    DescZero,
    DescPage,
    DescLimit,
    Wraps,
    AlignmentPointer,
    Mismatch,
    Hole(u64),
    Unreadable(u64),
    Unwritable(u64),
    ProtectionUnknown,
    Overlap,
}

fn rule_of(refusal: &Refusal) -> Rule {
    match refusal {
        Refusal::SizeArgumentZero => Rule::SizeZero,
        Refusal::SizeArgumentAboveLimit { .. } => Rule::SizeLimit,
        Refusal::AlignmentNotPowerOfTwo { .. } => Rule::AlignmentForm,
        Refusal::NullPointer => Rule::Null,
        Refusal::PointerOffPage { .. } => Rule::PointerPage,
        Refusal::DescSizeZero => Rule::DescZero,
        Refusal::DescSizeOffPage { .. } => Rule::DescPage,
        Refusal::DescSizeAboveLimit { .. } => Rule::DescLimit,
        Refusal::Wraps { .. } => Rule::Wraps,
        Refusal::AlignmentAbovePointer { .. } => Rule::AlignmentPointer,
        Refusal::NotMapped { hole, .. } => Rule::Hole(hole.start().addr()),
        Refusal::NotReadable { part, .. } => Rule::Unreadable(part.start().addr()),
        Refusal::NotWritable { part, .. } => Rule::Unwritable(part.start().addr()),
        Refusal::Overlap { .. } => Rule::Overlap,
    }
}

/// Every broken rule in order, and whether it refuses. Stops where the next rule has no meaning.
fn broken(request: &ImportRequest, rules: &ImportRules, world: &World) -> Vec<(Rule, bool)> {
    let page = u128::from(rules.page_size);
    let pointer = u128::from(request.pointer.addr());
    let size = u128::from(request.desc_size);
    let mut all = Vec::new();
    let mut rule = |is_broken: bool, refuses: bool, rule: Rule| {
        if is_broken {
            all.push((rule, refuses));
        }
    };
    let power = (0..64).any(|shift| request.alignment == 1 << shift);
    rule(request.size_argument == 0, true, Rule::SizeZero);
    rule(request.size_argument > request.limit, true, Rule::SizeLimit);
    rule(
        !power && request.alignment != 0,
        rules.alignment_power_of_two,
        Rule::AlignmentForm,
    );
    rule(pointer == 0, true, Rule::Null);
    rule(pointer % page != 0, rules.pointer_page, Rule::PointerPage);
    rule(size == 0, rules.desc_size_zero, Rule::DescZero);
    rule(size % page != 0, rules.desc_size_page, Rule::DescPage);
    rule(
        request.desc_size > request.limit,
        rules.desc_size_limit,
        Rule::DescLimit,
    );
    let wraps = pointer + size > u128::from(u64::MAX);
    rule(wraps, true, Rule::Wraps);
    if wraps || pointer == 0 {
        return all;
    }
    let own = (0..64)
        .map(|shift| 1_u128 << shift)
        .take_while(|power| pointer % power == 0)
        .last()
        .unwrap();
    let above = u128::from(request.alignment) > own;
    rule(above, rules.alignment_above_pointer, Rule::AlignmentPointer);
    rule(request.size_argument != request.desc_size, false, Rule::Mismatch);
    let range = AppRange::new(request.pointer, request.desc_size).unwrap();
    if let Some(at) = world.first_page(range, |page| page.is_none()) {
        rule(true, rules.pages, Rule::Hole(at));
    } else if !world.known {
        rule(true, false, Rule::ProtectionUnknown);
    } else if let Some(at) = world.first_page(range, |page| page.is_none_or(|page| !page.read)) {
        rule(true, rules.pages, Rule::Unreadable(at));
    } else if let Some(at) = world.first_page(range, |page| page.is_none_or(|page| !page.write)) {
        rule(!request.read_only, rules.pages, Rule::Unwritable(at));
    }
    rule(world.occupant(range).is_some(), rules.overlap, Rule::Overlap);
    all
}

fn import(
    request: &ImportRequest,
    rules: &ImportRules,
    world: &World,
) -> Result<(Option<ImportOk>, Vec<Rule>), Rule> {
    check_arguments(request, rules).map_err(|refusal| rule_of(&refusal))?;
    let ok = check_import(request, rules, world, world).map_err(|refusal| rule_of(&refusal))?;
    let warned = ok.warnings.iter().map(|warning| match warning {
        Warning::SizeMismatch { .. } => Rule::Mismatch,
        Warning::ProtectionUnknown { .. } => Rule::ProtectionUnknown,
        Warning::Waived(refusal) => rule_of(refusal),
    });
    let warned = warned.collect();
    Ok((Some(ok), warned))
}

fn page_size() -> impl Strategy<Value = u64> {
    prop::sample::select(vec![4096, 65_536, 2 << 20])
}

fn world() -> impl Strategy<Value = World> {
    let run = (
        prop_oneof![5 => Just(0_u64), 1 => 1..40_u64],
        1..1500_u64,
        0..12_u8,
    );
    let taken = (0..WORLD_PAGES, 1..600_u64);
    (
        prop::collection::vec(run, 1..8),
        prop::collection::vec(taken, 0..3),
        prop::bool::weighted(0.9),
    )
        .prop_map(|(runs, taken, known)| {
            let mut pages = Vec::new();
            for (gap, length, access) in runs {
                let page = Page {
                    read: access != 0,
                    write: access > 1,
                };
                pages.extend((0..gap).map(|_| None));
                pages.extend((0..length).map(|_| Some(page)));
            }
            pages.resize(usize::try_from(WORLD_PAGES).unwrap(), None);
            let taken = taken
                .iter()
                .map(|(at, count)| (WORLD + at * HOST_PAGE, WORLD + (at + count) * HOST_PAGE))
                .collect();
            World { pages, taken, known }
        })
}

fn pointer(page: u64) -> impl Strategy<Value = u64> {
    prop_oneof![
        12 => (0..WORLD_PAGES * HOST_PAGE / page).prop_map(move |index| WORLD + index * page),
        3 => (0..WORLD_PAGES).prop_map(|index| WORLD + index * HOST_PAGE),
        2 => WORLD..WORLD + WORLD_PAGES * HOST_PAGE,
        1 => Just(0),
        1 => (0..4_u64).prop_map(move |index| 0_u64.wrapping_sub(page * (index + 1))),
        1 => any::<u64>(),
    ]
}

fn size(page: u64) -> impl Strategy<Value = u64> {
    prop_oneof![
        12 => (1..6_u64).prop_map(move |count| count * page),
        2 => (1..20_u64).prop_map(|count| count * HOST_PAGE),
        2 => 0..100_000_u64,
        1 => Just(0),
        1 => (1..5_u64).prop_map(|count| 0_u64.wrapping_sub(count * HOST_PAGE)),
        1 => any::<u64>(),
    ]
}

fn alignment() -> impl Strategy<Value = u64> {
    prop_oneof![
        8 => Just(0),
        4 => (0..24_u32).prop_map(|shift| 1 << shift),
        1 => (24..64_u32).prop_map(|shift| 1 << shift),
        1 => any::<u64>(),
    ]
}

fn case() -> impl Strategy<Value = (ImportRequest, ImportRules, World)> {
    let flags = any::<[bool; 8]>();
    let mode = prop_oneof![4 => Just(0_u8), 1 => Just(1), 3 => Just(2)];
    page_size().prop_flat_map(move |page| {
        let limit = prop_oneof![6 => Just(u64::MAX), 2 => (1..40_u64).prop_map(|count| count * 65_536)];
        let sizes = (size(page), prop::option::weighted(0.3, size(page)));
        (
            pointer(page),
            sizes,
            alignment(),
            any::<bool>(),
            limit,
            mode.clone(),
            flags,
            world(),
        )
            .prop_map(
                move |(pointer, (desc_size, other), alignment, read_only, limit, mode, flags, world)| {
                    let request = ImportRequest {
                        context: ContextId(1),
                        pointer: AppPtr(pointer),
                        desc_size,
                        size_argument: other.unwrap_or(desc_size),
                        alignment,
                        read_only,
                        limit,
                        call: 1,
                    };
                    let [a, b, c, d, e, f, g, h] = flags;
                    let mixed = ImportRules {
                        page_size: page,
                        alignment_power_of_two: a,
                        pointer_page: b,
                        desc_size_zero: c,
                        desc_size_page: d,
                        desc_size_limit: e,
                        alignment_above_pointer: f,
                        pages: g,
                        overlap: h,
                    };
                    let rules = match mode {
                        0 => ImportRules::strict(page),
                        1 => ImportRules::lenient(page),
                        _ => mixed,
                    };
                    (request, rules, world)
                },
            )
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn the_first_broken_rule_decides((request, rules, world) in case()) {
        let all = broken(&request, &rules, &world);
        let refused = all.iter().find(|(_, refuses)| *refuses).map(|(rule, _)| *rule);
        match (import(&request, &rules, &world), refused) {
            (Err(rule), expected) => prop_assert_eq!(Some(rule), expected),
            (Ok((ok, warned)), None) => {
                // The form of the alignment is looked at before there is anything to warn about.
                let waived: Vec<_> =
                    all.iter().map(|(rule, _)| *rule).filter(|rule| *rule != Rule::AlignmentForm).collect();
                prop_assert_eq!(warned, waived);
                let range = ok.unwrap().range;
                prop_assert_eq!(range.start(), request.pointer);
                prop_assert_eq!(range.len(), request.desc_size);
            }
            (Ok(_), Some(expected)) => prop_assert!(false, "accepted although {:?}", expected),
        }
    }
}

/// A good import of two pages, to break one rule after the other.
fn good(page: u64) -> (ImportRequest, ImportRules, World) {
    let request = ImportRequest {
        context: ContextId(1),
        pointer: AppPtr(WORLD + page),
        desc_size: 2 * page,
        size_argument: 2 * page,
        alignment: 0,
        read_only: false,
        limit: u64::MAX,
        call: 1,
    };
    let pages = vec![
        Some(Page {
            read: true,
            write: true
        });
        usize::try_from(WORLD_PAGES).unwrap()
    ];
    (
        request,
        ImportRules::strict(page),
        World {
            pages,
            taken: Vec::new(),
            known: true,
        },
    )
}

#[test]
fn neighbours_that_touch_do_not_overlap() {
    for page in [4096, 65_536, 2 << 20] {
        let (request, rules, mut world) = good(page);
        let start = request.pointer.addr();
        world.taken = vec![(start - page, start), (start + 2 * page, start + 3 * page)];
        assert_eq!(import(&request, &rules, &world).unwrap().1, []);
        world.taken[0].1 += 1;
        assert_eq!(import(&request, &rules, &world), Err(Rule::Overlap));
        world.taken = vec![(start + 2 * page - 1, start + 3 * page)];
        assert_eq!(import(&request, &rules, &world), Err(Rule::Overlap));
        world.taken = vec![(start - page, start + 9 * page)];
        assert_eq!(import(&request, &rules, &world), Err(Rule::Overlap));
    }
}

#[test]
fn the_host_page_is_not_enough_for_a_larger_import_page() {
    for page in [65_536, 2 << 20] {
        let (mut request, rules, world) = good(page);
        request.pointer = AppPtr(WORLD + HOST_PAGE);
        assert_eq!(import(&request, &rules, &world), Err(Rule::PointerPage));
        request.pointer = AppPtr(WORLD);
        request.desc_size = page + HOST_PAGE;
        assert_eq!(import(&request, &rules, &world), Err(Rule::DescPage));
    }
}

#[test]
fn pages_are_not_asked_for_when_an_earlier_rule_refuses() {
    struct Never(Cell<u32>);
    impl PageSource for Never {
        fn segments(&self, _: AppRange) -> Option<Vec<Segment>> {
            self.0.set(self.0.get() + 1);
            None
        }
        fn hole(&self, _: AppRange) -> Option<AppRange> {
            self.0.set(self.0.get() + 1);
            None
        }
    }
    let (mut request, rules, world) = good(4096);
    request.pointer = AppPtr(WORLD + 1);
    let never = Never(Cell::new(0));
    assert!(check_import(&request, &rules, &never, &world).is_err());
    assert_eq!(never.0.get(), 0);
    request.pointer = AppPtr(WORLD);
    assert!(check_import(&request, &rules, &never, &world).is_ok());
    assert_eq!(never.0.get(), 2);
}

#[test]
fn every_refusal_is_one_sentence_with_its_values() {
    let (request, rules, world) = good(4096);
    let text = |request: &ImportRequest, world: &World| {
        check_arguments(request, &rules)
            .and_then(|()| check_import(request, &rules, world, world).map(|_| ()))
            .unwrap_err()
            .to_string()
    };
    let off = ImportRequest {
        pointer: AppPtr(WORLD + 8),
        ..request
    };
    assert_eq!(
        text(&off, &world),
        "pSystemMemory 0x700000000008 is not a multiple of the import page size 4096"
    );
    let odd = ImportRequest {
        alignment: 3,
        ..request
    };
    assert_eq!(
        text(&odd, &world),
        "the alignment argument 3 is neither 0 nor a power of two"
    );
    let taken = World {
        taken: vec![(WORLD, WORLD + 2 * HOST_PAGE)],
        ..world.clone()
    };
    assert_eq!(
        text(&request, &taken),
        "the range 0x700000001000..0x700000003000 (8192 bytes) overlaps import #7 of 8192 bytes \
         (0x700000000000..0x700000002000, made by call 3)"
    );
    let mut hole = world;
    hole.pages[2] = None;
    assert_eq!(
        text(&request, &hole),
        "the range 0x700000001000..0x700000003000 (8192 bytes) is not wholly mapped: nothing is at \
         0x700000002000..0x700000003000 (4096 bytes)"
    );
}
