//! Conflicts between work-items are found, those that a barrier keeps apart are none; and what arguments are made of.

#[path = "support/launch.rs"]
mod launch;
mod support;

use launch::{grid, kernel};
use spirv_interp::reference::{self, Conflict};
use spirv_interp::{ArgKind, ArgValue, Grid, Layout, RunOptions, Scalar};
use support::Memory;

/// Looks for a conflict on buffers of 4 KiB and as much local memory; values are 1.
fn conflict(file: &str, name: &str, grid: &Grid) -> Option<Conflict> {
    let kernel = kernel(file, name);
    let mut memory = Memory::default();
    let args: Vec<ArgValue> = kernel
        .args()
        .iter()
        .map(|info| match info.kind {
            ArgKind::Local => ArgValue::Local(4096),
            ArgKind::Value => ArgValue::Value((0..info.size).map(|byte| u8::from(byte == 0)).collect()),
            _ => {
                let number = memory.add(&[0; 4096]);
                ArgValue::Pointer(memory.address(number))
            }
        })
        .collect();
    reference::conflict(&kernel, grid, &args, &memory, &RunOptions::default())
}

#[test]
fn work_items_with_memory_of_their_own_have_no_conflict() {
    for (file, name) in [
        ("saxpy.spv", "saxpy"),
        ("bitonic.spv", "bitonic"),
        ("triad.spv", "triad"),
    ] {
        assert_eq!(conflict(file, name, &grid(3, 32)), None, "{file}");
    }
}

#[test]
fn barriers_of_groups_and_subgroups_keep_their_sides_apart() {
    for variant in ["", ".O0"] {
        assert_eq!(
            conflict(&format!("scan{variant}.spv"), "scan", &grid(2, 40)),
            None
        );
        let file = format!("ocl/subgroups{variant}.spv");
        assert_eq!(conflict(&file, "passing", &grid(2, 40)), None);
    }
}

#[test]
fn work_items_that_change_the_same_memory_are_both_named() {
    // The kernel looks at its first dimension only.
    let plane = Grid {
        group_count: [1; 3],
        group_size: [4, 2, 1],
        global_offset: [0; 3],
    };
    let Conflict { first, second, .. } = conflict("triad.spv", "triad", &plane).unwrap();
    assert_eq!((first.local, second.local), ([0, 0, 0], [0, 1, 0]));
    // Two groups, which no barrier keeps apart, and an atomic operation.
    let atomic = conflict("hist_global.spv", "hist_global", &grid(2, 1)).unwrap();
    assert_eq!((atomic.first.group, atomic.second.group), ([0, 0, 0], [1, 0, 0]));
}

#[test]
fn layouts_tell_the_scalars_of_values_and_of_what_pointers_point_to() {
    let by_value = kernel("asm/by_value.spv", "k");
    let value = Layout {
        size: 8,
        scalars: vec![(0, Scalar::Int(32)), (4, Scalar::Int(8))],
    };
    let pointee = Layout {
        size: 4,
        scalars: vec![(0, Scalar::Int(32))],
    };
    assert_eq!(by_value.layout(0), Some(value));
    assert_eq!(by_value.layout(1), Some(pointee));
    assert_eq!(by_value.layout(2), None);
    let vectors = kernel("nbody.spv", "nbody").layout(0).unwrap();
    assert_eq!(vectors.size, 16);
    assert_eq!(
        vectors.scalars,
        [0, 4, 8, 12].map(|offset| (offset, Scalar::Float(32)))
    );
}
