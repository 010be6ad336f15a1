//! A million allocations and frees leave no trace in the process. One test alone, since it measures the process.

#![allow(unsafe_code, reason = "the test writes into the memory that it allocates")]

use std::sync::Arc;
use std::time::Instant;

use zemu_memory::{
    AddressSpace, AllocRequest, Allocation, Capacity, ContextId, DeviceIndex, FreeMode, FreeRequest,
    Placement, Pool,
};

const PAIRS: u64 = 1_000_000;

/// Mappings, and resident KiB.
fn footprint() -> (usize, u64) {
    let maps = std::fs::read_to_string("/proc/self/maps")
        .unwrap()
        .lines()
        .count();
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .unwrap();
    (maps, line.split_whitespace().next().unwrap().parse().unwrap())
}

/// Mostly small sizes, some of pages, few large ones.
fn size(turn: u64) -> u64 {
    match turn % 128 {
        127 => 3 << 20,
        120..127 => 40_000 + turn % 900_000,
        64..120 => 1000 + turn % 30_000,
        _ => 1 + turn % 700,
    }
}

fn allocate(space: &AddressSpace, size: u64, turn: u64) -> Arc<Allocation> {
    let request = AllocRequest {
        context: ContextId(1),
        placement: if turn.is_multiple_of(2) {
            Placement::Host
        } else {
            Placement::Device(DeviceIndex(0))
        },
        size,
        alignment: 0,
        page_size: 65_536,
        limit: u64::MAX,
        read_only: false,
        call: turn,
    };
    space.allocate(&request).unwrap()
}

fn pairs(space: &AddressSpace, from: u64, to: u64) {
    for turn in from..to {
        let request = AllocRequest {
            context: ContextId(1),
            placement: if turn % 2 == 0 {
                Placement::Host
            } else {
                Placement::Device(DeviceIndex(0))
            },
            size: size(turn),
            alignment: 0,
            page_size: 65_536,
            limit: u64::MAX,
            read_only: false,
            call: turn,
        };
        let allocation = space.allocate(&request).unwrap();
        let start = allocation.start();
        // SAFETY: the first byte of memory that was just allocated.
        let fresh = unsafe { start.as_ptr::<u8>().read_volatile() };
        assert_eq!(fresh, 0);
        // SAFETY: the same byte.
        unsafe { start.as_mut_ptr::<u8>().write_volatile(1) };
        let free = FreeRequest {
            pointer: start,
            context: Some(ContextId(1)),
            mode: FreeMode::Exact,
            call: turn,
        };
        space.free(&free).unwrap();
    }
}

#[test]
fn a_million_pairs_leave_nothing_behind() {
    let space = AddressSpace::new(&Capacity {
        host: 64 << 20,
        devices: vec![64 << 20],
    });
    let started = Instant::now();
    // Enough for every slot size to have its resting slots.
    pairs(&space, 0, PAIRS / 10);
    let (maps, resident) = footprint();
    pairs(&space, PAIRS / 10, PAIRS);
    let (maps_after, resident_after) = footprint();
    assert!(maps_after <= maps + 4, "{maps} mappings became {maps_after}");
    assert!(
        resident_after <= resident + 2048,
        "{resident} KiB became {resident_after}"
    );
    assert_eq!(space.usage(Pool::Host).unwrap().used, 0);
    assert!(space.snapshot().is_empty());
    let seconds = started.elapsed().as_secs();
    assert!(seconds < 60, "{seconds} s");

    // Pages that were written go back to the system when they are freed, also those of shared mappings.
    let written: Vec<_> = (0..50).map(|turn| allocate(&space, 900_000, turn)).collect();
    for allocation in &written {
        // SAFETY: all bytes of memory that was just allocated.
        unsafe { allocation.start().as_mut_ptr::<u8>().write_bytes(7, 900_000) };
    }
    let full = footprint().1;
    assert!(
        full > resident_after + 40_000,
        "{resident_after} KiB became {full}"
    );
    drop(written);
    space.free_context(ContextId(1), 1);
    let empty = footprint().1;
    assert!(
        empty < resident_after + 2048,
        "{resident_after} KiB became {empty}"
    );

    // And 200,000 at once need few mappings, for the kernel allows a process only 65,530.
    let many = AddressSpace::new(&Capacity {
        host: 1 << 40,
        devices: vec![1 << 40],
    });
    for turn in 0..200_000 {
        allocate(&many, 1 + (turn % 40) * 1000, turn);
    }
    assert!(footprint().0 <= maps + 400);
    assert_eq!(many.free_context(ContextId(1), 1).len(), 200_000);
    assert_eq!(many.usage(Pool::Host).unwrap().used, 0);
}
