//! Computations whose operands do not change in a loop leave it. They have no effect but their value, so that it does
//! no harm when the loop would not have come to them.

use super::form::{Function, Kind, Terminator, Value};

/// Moves what does not change in a loop in front of it, innermost loops first.
pub(super) fn hoist(function: &mut Function) {
    let mut home = vec![u32::MAX; function.insts.len()];
    for (number, block) in (0..).zip(&function.blocks) {
        for value in &block.insts {
            home[value.index()] = number;
        }
    }
    for at in (0..function.loops.len()).rev() {
        let found = function.loops[at];
        let entries: Vec<u32> = function.blocks[found.first as usize]
            .preds
            .iter()
            .copied()
            .filter(|pred| !(found.first..=found.last).contains(pred))
            .collect();
        let [entry] = entries[..] else { continue };
        if function.blocks[entry as usize].end != Terminator::Jump(found.first) {
            continue;
        }
        let mut moved: Vec<Value> = Vec::new();
        for block in found.first..=found.last {
            let insts = std::mem::take(&mut function.blocks[block as usize].insts);
            let mut kept = Vec::with_capacity(insts.len());
            for value in insts {
                let inst = function.inst(value);
                let computes = matches!(
                    inst.kind,
                    Kind::Pure(_)
                        | Kind::Routine(_)
                        | Kind::BuiltIn { .. }
                        | Kind::Address { .. }
                        | Kind::Param { .. }
                );
                let fixed = inst.args.iter().all(|arg| {
                    let home = home[arg.index()];
                    home == u32::MAX || !(found.first..=found.last).contains(&home)
                });
                if computes && fixed {
                    home[value.index()] = entry;
                    moved.push(value);
                } else {
                    kept.push(value);
                }
            }
            function.blocks[block as usize].insts = kept;
        }
        function.blocks[entry as usize].insts.extend(moved);
    }
}
