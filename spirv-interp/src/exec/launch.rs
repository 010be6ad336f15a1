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
