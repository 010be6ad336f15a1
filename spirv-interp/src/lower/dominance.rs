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

/// Blocks by number, and what leads where.
struct Graph {
    root: u32,
    next: Vec<Vec<u32>>,
    preds: Vec<Vec<u32>>,
}

impl Graph {
    fn of(function: &Function) -> Self {
        Self {
            root: 0,
            next: function.blocks.iter().map(|block| block.end.targets()).collect(),
            preds: function.blocks.iter().map(|block| block.preds.clone()).collect(),
        }
    }

    /// All edges turned round, with one block more at which everything ends.
    fn reversed(function: &Function) -> Self {
        let root = u32::try_from(function.blocks.len()).expect("blocks are counted in 32 bits");
        let mut graph = Self::of(function);
        std::mem::swap(&mut graph.next, &mut graph.preds);
        graph.next.push(Vec::new());
        graph.preds.push(Vec::new());
        for block in 0..root {
            if graph.preds[block as usize].is_empty() {
                graph.preds[block as usize].push(root);
                graph.next[root as usize].push(block);
            }
        }
        graph.root = root;
        graph
    }
}

impl Dominators {
    pub fn new(function: &Function) -> Self {
        Self::of(&Graph::of(function))
    }

    /// Which block comes on all ways from another one to the end. The end itself has the number behind the last block.
    pub fn backwards(function: &Function) -> Self {
        Self::of(&Graph::reversed(function))
    }

    fn of(graph: &Graph) -> Self {
        let (count, root) = (graph.next.len(), graph.root);
        let order = reverse_post_order(graph);
        let mut position = vec![u32::MAX; count];
        for (at, block) in (0..).zip(&order) {
            position[*block as usize] = at;
        }
        let mut immediate = vec![u32::MAX; count];
        immediate[root as usize] = root;
        let mut changed = true;
        while changed {
            changed = false;
            for block in order.iter().skip(1) {
                let mut found = u32::MAX;
                for pred in &graph.preds[*block as usize] {
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
        let (mut clock, mut stack) = (0, vec![(root, 0)]);
        enter[root as usize] = 0;
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
fn reverse_post_order(graph: &Graph) -> Vec<u32> {
    let mut seen = vec![false; graph.next.len()];
    let mut order = Vec::new();
    let mut stack = vec![(graph.root, graph.next[graph.root as usize].clone())];
    seen[graph.root as usize] = true;
    while let Some((block, targets)) = stack.last_mut() {
        match targets.pop() {
            None => {
                order.push(*block);
                stack.pop();
            }
            Some(next) => {
                if !std::mem::replace(&mut seen[next as usize], true) {
                    stack.push((next, graph.next[next as usize].clone()));
                }
            }
        }
    }
    order.reverse();
    order
}
