//! What the engine adds to a launch.

use std::sync::Arc;

use super::op::Threaded;
use crate::bytecode::Bytecode;
use crate::launch::{Launch, Parameter, words};

pub(super) struct BatchLaunch<'r, const N: usize> {
    pub common: Launch<'r>,
    /// Words of each parameter.
    pub parameters: Vec<Vec<u64>>,
    pub threaded: Arc<Threaded<N>>,
    /// Groups that lie side by side share batches.
    pub shared: bool,
}

impl<'r, const N: usize> BatchLaunch<'r, N> {
    pub fn new(common: Launch<'r>, code: &Bytecode, threaded: Arc<Threaded<N>>) -> Self {
        let tables = &common.kernel.program.tables;
        let scalars = |parameter: &Parameter| match parameter {
            Parameter::Words(words) => words.clone(),
            Parameter::Aggregate(bytes, ty) => words(tables, *ty, bytes),
        };
        let parameters = common.parameters.iter().map(scalars).collect();
        let [_, y, z] = common.grid.group_size;
        // Where groups have rows, the program must count on batches without.
        let shared = code.groupless && (code.rows || y * z == 1);
        Self {
            common,
            parameters,
            threaded,
            shared,
        }
    }

    /// The global id of a group's first work-item, or, where groups share batches, of that of the grid.
    pub fn start(&self, group: [u32; 3]) -> [u64; 3] {
        let grid = &self.common.grid;
        [0, 1, 2].map(|d| {
            let first = u64::from(group[d]).wrapping_mul(u64::from(grid.group_size[d]));
            let first = if self.shared { 0 } else { first };
            first.wrapping_add(grid.global_offset[d])
        })
    }
}

/// Whether the processor has what the wide versions of the steps need.
pub(super) fn is_wide() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}
