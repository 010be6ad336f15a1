//! A kernel of a program → the lowered form, on which all optimisation is done.
//!
//! What is not lowered yet is said by [`NotLowered`]; such a kernel is left to the reference interpreter.

mod build;
mod convert;
mod demote;
mod dominance;
pub(crate) mod form;
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
use form::Function;
use order::Unordered;

/// Lowers a kernel.
pub(crate) fn lower(kernel: &KernelInner) -> Result<Function, NotLowered> {
    let (mut function, frames) = build::build(kernel)?;
    let numbers = function.variables.iter().map(|variable| variable.number + 1);
    let next_number = numbers.max().unwrap_or(0);
    demote::demote(&mut function, &frames, next_number);
    optimise::prune(&mut function);
    reduce::reduce(&mut function);
    let refuse = |function: &Function, error: Unordered| {
        let (source, reason) = match error {
            Unordered::Irreducible => (kernel.function().first, "a loop has two entries"),
            Unordered::Deep => (kernel.function().first, "loops are nested deeply"),
            Unordered::NotDominated(value) => (
                function.inst(value).source,
                "a value may be used before it is computed",
            ),
        };
        let instruction = &kernel.program.tables.module.instructions[source as usize];
        NotLowered {
            instruction: instruction.name(),
            word: instruction.start as usize,
            reason,
        }
    };
    order::check_uses(&function).map_err(|error| refuse(&function, error))?;
    promote::promote(&mut function);
    optimise::optimise(&mut function);
    let ordered = order::order(&mut function);
    ordered.map_err(|error| refuse(&function, error))?;
    Ok(function)
}
