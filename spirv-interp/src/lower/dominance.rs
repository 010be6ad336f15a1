//! Reverse post-order and dominators (Cooper, Harvey and Kennedy's iteration).

use super::form::Function;

/// Which block dominates which.
pub(super) struct Dominators {
    /// Reachable blocks; each comes after at least one predecessor.
    pub order: Vec<u32>,
    /// By block: its immediate dominator; the entry is its own. `u32::MAX` for unreachable ones.
    pub immediate: Vec<u32>,
    /// By block: blocks whose immediate dominator it is.
    pub children: Vec<Vec<u32>>,
    enter: Vec<u32>,
    leave: Vec<u32>,
}

impl Dominators {
    pub fn new(function: &Function) -> Self {
        let count = function.blocks.len();
        let order = reverse_post_order(function);
        let mut position = vec![u32::MAX; count];
        for (at, block) in (0..).zip(&order) {
            position[*block as usize] = at;
        }
        let mut immediate = vec![u32::MAX; count];
        immediate[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for block in order.iter().skip(1) {
                let mut found = u32::MAX;
                for pred in &function.blocks[*block as usize].preds {
                    if immediate[*pred as usize] == u32::MAX {
                        continue;
                    }
                    found = if found == u32::MAX {
                        *pred
                    } else {
                        meet(&immediate, &position, found, *pred)
                    };
                }
                if immediate[*block as usize] != found {
                    immediate[*block as usize] = found;
                    changed = true;
                }
            }
        }
        let mut children = vec![Vec::new(); count];
        for block in order.iter().skip(1) {
            children[immediate[*block as usize] as usize].push(*block);
        }
        let (mut enter, mut leave) = (vec![u32::MAX; count], vec![0; count]);
        let (mut clock, mut stack) = (0, vec![(0_u32, 0)]);
        enter[0] = 0;
        while let Some((block, next)) = stack.pop() {
            match children[block as usize].get(next) {
                None => leave[block as usize] = clock,
                Some(child) => {
                    stack.push((block, next + 1));
                    clock += 1;
                    enter[*child as usize] = clock;
                    stack.push((*child, 0));
                }
            }
        }
        Self {
            order,
            immediate,
            children,
            enter,
            leave,
        }
    }

    /// Whether all ways to `b` go through `a`.
    pub fn dominates(&self, a: u32, b: u32) -> bool {
        let (a, b) = (a as usize, b as usize);
        self.enter[a] != u32::MAX
            && self.enter[a] <= self.enter[b]
            && self.leave[b] <= self.leave[a]
            && self.enter[b] != u32::MAX
    }
}

fn meet(immediate: &[u32], position: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while position[a as usize] > position[b as usize] {
            a = immediate[a as usize];
        }
        while position[b as usize] > position[a as usize] {
            b = immediate[b as usize];
        }
    }
    a
}

/// Reachable blocks.
fn reverse_post_order(function: &Function) -> Vec<u32> {
    let mut seen = vec![false; function.blocks.len()];
    let mut order = Vec::new();
    let mut stack = vec![(0_u32, function.blocks[0].end.targets())];
    seen[0] = true;
    while let Some((block, targets)) = stack.last_mut() {
        match targets.pop() {
            None => {
                order.push(*block);
                stack.pop();
            }
            Some(next) => {
                if !std::mem::replace(&mut seen[next as usize], true) {
                    stack.push((next, function.blocks[next as usize].end.targets()));
                }
            }
        }
    }
    order.reverse();
    order
}
