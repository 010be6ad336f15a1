//! Tests of the engine as a whole.

mod dag;
mod failure;
mod order;
mod signals;
mod stress;
mod waits;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::*;

/// No test waits longer than this; it is above a second, so that waits with it help.
const LONG: Timeout = Timeout::Within(Duration::from_secs(60));

pub(super) fn engine(threads: usize) -> Arc<Engine> {
    Engine::new(EngineSettings {
        threads,
        name_prefix: "exec",
    })
}

/// A command of a test.
pub(super) fn job(mut body: impl FnMut() + Send + 'static) -> Job {
    Job::new(move |_: &RunContext<'_>| {
        body();
        Ok(())
    })
}

pub(super) fn trap() -> Job {
    Job::new(|_: &RunContext<'_>| Err(Failure::trapped(std::fmt::Error)))
}

#[track_caller]
pub(super) fn done(engine: &Engine, target: Target<'_>) {
    let waited = engine.wait(target, LONG);
    assert!(matches!(waited, Waited::Done), "{waited:?}");
}

#[track_caller]
pub(super) fn failed(engine: &Engine, target: Target<'_>) -> Failure {
    match engine.wait(target, LONG) {
        Waited::Failed(failure) => failure,
        other => panic!("it should have failed: {other:?}"),
    }
}

/// A list that commands write to when they run.
#[derive(Clone)]
pub(super) struct Record<T>(Arc<Mutex<Vec<T>>>);

impl<T> Default for Record<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Clone + Send + 'static> Record<T> {
    fn push(&self, value: T) {
        self.0.lock().expect("no test panics in it").push(value);
    }

    fn all(&self) -> Vec<T> {
        self.0.lock().expect("no test panics in it").clone()
    }

    fn job(&self, value: T) -> Job {
        let record = self.clone();
        job(move || record.push(value.clone()))
    }
}

/// A command that begins, and then blocks its thread until it is let go.
pub(super) struct Plug {
    begun: Arc<AtomicBool>,
    free: Arc<AtomicBool>,
}

impl Plug {
    /// The plug, and the command.
    fn new() -> (Self, Job) {
        let (begun, free) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let plug = Self {
            begun: Arc::clone(&begun),
            free: Arc::clone(&free),
        };
        let command = Job::new(move |cx: &RunContext<'_>| {
            begun.store(true, Ordering::Release);
            while !free.load(Ordering::Acquire) && !cx.cancelled().load(Ordering::Relaxed) {
                thread::sleep(Duration::from_micros(200));
            }
            Ok(())
        });
        (plug, command)
    }

    /// Occupies one worker of the engine until the plug is dropped.
    fn occupy(engine: &Engine) -> Self {
        let (plug, command) = Self::new();
        engine.submit_one(command, Vec::new());
        plug.await_begin();
        plug
    }

    fn await_begin(&self) {
        while !self.begun.load(Ordering::Acquire) {
            thread::sleep(Duration::from_micros(200));
        }
    }
}

impl Drop for Plug {
    fn drop(&mut self) {
        self.free.store(true, Ordering::Release);
    }
}
