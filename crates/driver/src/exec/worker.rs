//! Workers: the engine's own threads, which run what no waiting host thread takes.

use std::sync::Arc;
use std::time::Duration;

use super::clock::now_ns;
use super::graph::{Graph, Stage};
use super::run::run;
use super::shared::{Locked, Shared};
use super::slab::TaskId;
use super::thread;

/// How long a ready task is left to host threads that may be about to wait for it. A hand-over to another thread
/// costs 6 to 14 µs; most launches are waited for sooner than this.
const GRACE_NS: u64 = 50_000;

/// How long after the last submission one idle worker stays awake in short sleeps, so that a burst of
/// submissions has nobody to wake.
const AWAKE_NS: u64 = 1_000_000;

/// How long those short sleeps are.
const NAP: Duration = Duration::from_micros(50);

/// How many of the oldest ready tasks a worker looks at for one that it may take.
const GLANCE: usize = 64;

enum Pick {
    Take(TaskId),
    /// Tasks are ready, but may be taken only after this many nanoseconds.
    Later(u64),
    Empty,
}

impl Graph {
    /// What a worker should take. `hot` is one that has just run a task: it need not wait for those that no
    /// waiter takes.
    fn pick(&self, hot: bool, now: u64) -> Pick {
        let mut soonest: Option<u64> = None;
        for id in self.ready.oldest().take(GLANCE) {
            let Some(node) = self.tasks.get(id) else { continue };
            let Stage::Ready { since, .. } = node.stage else {
                continue;
            };
            let age = now.saturating_sub(since);
            if age >= GRACE_NS || (hot && node.wanted == 0) {
                return Pick::Take(id);
            }
            soonest = Some(soonest.map_or(GRACE_NS - age, |least| least.min(GRACE_NS - age)));
            if !hot {
                // They are in order of age.
                break;
            }
        }
        soonest.map_or(Pick::Empty, Pick::Later)
    }
}

/// Starts a worker, which `Graph::announce` has already counted. When the system gives no thread and there is
/// no other worker, this thread does a worker's job until nothing is ready: nobody must wait for ever.
pub(super) fn spawn(shared: &Arc<Shared>) {
    let number = shared.lock().workers;
    let name = format!("{}-work{number}", shared.settings.name_prefix);
    let inside = Arc::clone(shared);
    #[cfg(test)]
    let possible = !shared.no_threads.load(std::sync::atomic::Ordering::Relaxed);
    #[cfg(not(test))]
    let possible = true;
    if possible && thread::spawn_worker(name, move || work(&inside)).is_ok() {
        return;
    }
    let mut graph = shared.lock();
    graph.workers -= 1;
    graph.lookers -= 1;
    if graph.workers > 0 || graph.inline {
        return;
    }
    graph.inline = true;
    loop {
        let oldest = graph.ready.oldest().next();
        let Some(mut started) = oldest.and_then(|id| graph.start(id)) else {
            break;
        };
        drop(graph);
        let outcome = run(shared, &mut started);
        graph = shared.lock();
        graph.complete(started.id, outcome);
    }
    graph.inline = false;
}

/// Corrects the counts when a worker ends, in whatever way.
struct Leave<'a> {
    shared: &'a Arc<Shared>,
    looking: bool,
}

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        let mut graph = self.shared.lock();
        graph.workers -= 1;
        if self.looking {
            graph.lookers -= 1;
        }
        graph.announce();
    }
}

/// The life of a worker. It begins as a looker: whoever called it counted it as one.
fn work(shared: &Arc<Shared>) {
    let mut leave = Leave {
        shared,
        looking: true,
    };
    let mut graph = shared.lock();
    let mut hot = false;
    while !graph.closed && graph.workers <= graph.limit + graph.blocked {
        let now = now_ns();
        let nap = match graph.pick(hot, now) {
            Pick::Take(id) => {
                hot = true;
                let Some(mut started) = graph.start(id) else {
                    continue;
                };
                graph.lookers -= 1;
                leave.looking = false;
                graph.announce();
                drop(graph);
                let outcome = run(shared, &mut started);
                graph = shared.lock();
                graph.lookers += 1;
                leave.looking = true;
                graph.complete(started.id, outcome);
                continue;
            }
            Pick::Later(rest) => Some(Duration::from_nanos(rest)),
            Pick::Empty if now.saturating_sub(graph.last_submit) < AWAKE_NS => Some(NAP),
            Pick::Empty => None,
        };
        hot = false;
        match nap {
            // One looker is enough: it calls the next when it takes a task and leaves others.
            Some(nap) if graph.lookers == 1 => graph.sleep(&shared.doze, Some(nap)),
            _ => {
                leave.looking = false;
                let called = go_to_bed(&mut graph, shared);
                leave.looking = called;
            }
        }
    }
    drop(graph);
}

/// Sleeps until called or shut down; returns whether it was called.
fn go_to_bed(graph: &mut Locked<'_>, shared: &Arc<Shared>) -> bool {
    graph.lookers -= 1;
    graph.sleepers += 1;
    while graph.calls == 0 && !graph.closed {
        graph.sleep(&shared.bed, None);
    }
    if graph.calls > 0 {
        // The caller has counted this thread as a looker again.
        graph.calls -= 1;
        return true;
    }
    graph.sleepers -= 1;
    false
}
