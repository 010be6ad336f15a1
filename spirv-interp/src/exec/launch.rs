//! What the engine adds to a launch.

use crate::bytecode::Bytecode;
use crate::launch::{Launch, Parameter, words};

pub(super) struct BatchLaunch<'r> {
    pub common: Launch<'r>,
    /// Words of each parameter.
    pub parameters: Vec<Vec<u64>>,
    /// The processor has AVX2 and FMA.
    pub wide: bool,
    /// Groups that lie side by side share batches.
    pub shared: bool,
}

impl<'r> BatchLaunch<'r> {
    pub fn new(common: Launch<'r>, code: &Bytecode) -> Self {
        let tables = &common.kernel.program.tables;
        let scalars = |parameter: &Parameter| match parameter {
            Parameter::Words(words) => words.clone(),
            Parameter::Aggregate(bytes, ty) => words(tables, *ty, bytes),
        };
        let parameters = common.parameters.iter().map(scalars).collect();
        let wide = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        Self {
            common,
            parameters,
            wide,
            shared: code.groupless,
        }
    }
}
