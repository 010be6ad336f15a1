//! The scheduling engine: what runs when, on which thread, and who waits for it.
//!
//! It knows nothing of Level Zero. A [`Task`] is one submitted command, a [`Signal`] the core of an event or
//! fence, a [`Stream`] the order of a queue or list, and the [`Engine`] brings them together:
//!
//! 1. A task is *reached* when all its predecessors are finished. Until then it is a node in a graph and nothing
//!    more: dependencies never occupy a thread.
//! 2. When it is reached its wait signals are looked at one by one. At the first unsignalled one it hangs itself
//!    in that signal's waiter list, and goes on from there when the signal comes.
//! 3. Then it is *ready*. A worker takes it, or a host thread that waits for it does ("a waiting host thread
//!    helps"). A task without work (barrier, marker) finishes at this point without any thread.
//!
//! # Locks
//!
//! Two kinds, always taken in this order, never held while work, destructors of work or wake-ups run:
//!
//! 1. the *graph*: one mutex for tasks, ready queue, helpers and worker counts. What must follow an unlock
//!    (wake-ups, destructors) is collected in its `Effects` and applied by the guard.
//! 2. one leaf mutex in each signal. State queries do not take it.
//!
//! # Who runs a ready task
//!
//! Whenever tasks are ready, somebody is responsible: a *looker* (a worker that is awake and idle), a host
//! thread that is about to take one, or all workers are busy. At most one idle worker dozes in short timed
//! waits for 1 ms after the last submission; the others sleep until they are called. `Graph::announce` is the
//! only place that calls one, and everybody who leaves the graph with ready tasks in it goes through it.

#![forbid(unsafe_code)]

mod clock;
mod engine;
mod failure;
mod graph;
mod help;
mod ready;
mod run;
mod shared;
mod signal;
mod slab;
mod stream;
mod task;
mod thread;
mod wait;
mod worker;

#[cfg(test)]
mod tests;

pub use clock::{Stamp, now_ns};
pub use engine::{Engine, EngineSettings};
pub use failure::Failure;
pub use run::{RunContext, Work};
pub use signal::{Signal, SignalState};
pub use stream::{Kind, Order, Stream};
pub use task::{After, Batch, Job, Slot, Task};
pub use wait::{Target, Timeout, Waited};
