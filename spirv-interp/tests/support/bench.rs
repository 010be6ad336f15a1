//! The kernels of the benchmark suite with their data in memory.

#![allow(dead_code, reason = "each test uses a part")]

#[path = "../../../tests/support/suite.rs"]
pub mod suite;

use spirv_interp::{ArgValue, Grid};
use suite::{Case, Data};

use crate::launch::folder;
use crate::support::Memory;

/// All kernels of the suite.
pub fn kernels() -> Vec<suite::Kernel> {
    let text = std::fs::read_to_string(folder().join("suite.txt")).unwrap();
    let kernels = suite::read(&text);
    assert_eq!(kernels.len(), 20);
    kernels
}

/// What a case is launched with. Its buffers are those of the memory, in the order of the arguments.
pub fn set_up(case: &Case) -> (Grid, Memory, Vec<ArgValue>) {
    let mut memory = Memory::default();
    let args = case.data.iter().map(|data| match data {
        Data::Buffer(bytes) => {
            let number = memory.add(bytes);
            ArgValue::Pointer(memory.address(number))
        }
        Data::Scalar { bytes, .. } => ArgValue::Value(bytes.clone()),
        Data::Local(bytes) => ArgValue::Local(*bytes as u64),
    });
    let args = args.collect();
    let small = |n: usize| u32::try_from(n).unwrap();
    let grid = Grid {
        group_count: [0, 1, 2].map(|d| small(case.global[d] / case.local[d])),
        group_size: case.local.map(small),
        global_offset: [0; 3],
    };
    (grid, memory, args)
}
