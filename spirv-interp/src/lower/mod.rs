//! A kernel of a program → the lowered form, on which all optimisation is done.
//!
//! What is not lowered yet is said by [`NotLowered`]; such a kernel is left to the reference interpreter.

mod address;
mod build;
mod call;
mod collective;
mod convert;
mod demote;
pub(crate) mod divergence;
mod dominance;
pub(crate) mod form;
pub(crate) mod fuse;
mod hoist;
mod integers;
mod memory;
mod opencl;
mod optimise;
mod order;
mod promote;
mod reduce;
mod values;

pub use form::NotLowered;

use crate::kernel::KernelInner;
use divergence::Divergence;
use form::Function;
use order::Unordered;

/// Lowers a kernel.
pub(crate) fn lower(kernel: &KernelInner) -> Result<Function, NotLowered> {
    let (mut function, frames) = build::build(kernel)?;
    let numbers = function.variables.iter().map(|variable| variable.number + 1);
    let next_number = numbers.max().unwrap_or(0);
    demote::demote(&mut function, &frames, next_number);
    optimise::prune(&mut function);
    // Where lanes act together, the order of blocks is part of what the kernel means.
    if !function.ordered {
        reduce::reduce(&mut function);
    }
    let refuse = |function: &Function, error: Unordered| {
        let (source, reason) = match error {
            Unordered::Irreducible => (kernel.function().first, "a loop has two entries"),
            Unordered::Deep => (kernel.function().first, "loops are nested deeply"),
            Unordered::NotDominated(value) => (
                function.inst(value).source,
                "a value may be used before it is computed",
            ),
        };
        NotLowered::at(&kernel.program.tables.module, source, reason)
    };
    order::check_uses(&function).map_err(|error| refuse(&function, error))?;
    promote::promote(&mut function);
    optimise::optimise(&mut function);
    let ordered = order::order(&mut function);
    ordered.map_err(|error| refuse(&function, error))?;
    function.points_to_built_ins = function.names_built_in_pointer();
    // Work-items that leave a loop at different times do so more alike in a square than in a row.
    function.rows = function.is_groupless(kernel);
    function.rows &= !Divergence::new(&function).ragged.contains(&true);
    let divergence = Divergence::new(&function);
    address::split(&mut function, &divergence);
    optimise::tidy(&mut function);
    hoist::hoist(&mut function);
    Ok(function)
}
