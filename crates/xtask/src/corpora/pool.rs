//! Work on two threads, watched: an item that takes too long is known although its thread does not come back.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Threads that work.
const THREADS: usize = 2;

/// Longer than anything may take. What can be asked to end has ended long before.
const HANG: Duration = Duration::from_secs(120);

/// What became of one item.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// The answer.
    Done(T),
    /// It panicked, with this message.
    Panicked(String),
}

/// An item did not come to an end.
#[derive(Debug, PartialEq, Eq)]
pub struct Hang {
    /// Its number.
    pub item: usize,
}

enum Message<T> {
    Begun(usize, usize),
    Ended(usize, usize, Outcome<T>),
}

/// Does `work` with each item; the answers are in the order of the items.
///
/// # Errors
/// [`Hang`]: one item runs and runs. Its thread is left behind, so that the caller should end the process.
pub fn each<I, T>(
    items: Vec<I>,
    work: impl Fn(&I) -> T + Send + Sync + 'static,
) -> Result<Vec<Outcome<T>>, Hang>
where
    I: Send + Sync + 'static,
    T: Send + 'static,
{
    each_within(HANG, items, work)
}

fn each_within<I, T>(
    limit: Duration,
    items: Vec<I>,
    work: impl Fn(&I) -> T + Send + Sync + 'static,
) -> Result<Vec<Outcome<T>>, Hang>
where
    I: Send + Sync + 'static,
    T: Send + 'static,
{
    let mut answers: Vec<Option<Outcome<T>>> = items.iter().map(|_| None).collect();
    let shared = std::sync::Arc::new((items, work, AtomicUsize::new(0)));
    let (sender, receiver) = mpsc::channel();
    for thread in 0..THREADS {
        let (shared, sender) = (std::sync::Arc::clone(&shared), sender.clone());
        std::thread::spawn(move || {
            let (items, work, next) = &*shared;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(item) = items.get(number) else { return };
                // The receiver is gone only after a hang, when nobody asks any more.
                let _ = sender.send(Message::Begun(thread, number));
                let answer = panic::catch_unwind(AssertUnwindSafe(|| work(item)));
                let outcome = answer.map_or_else(|panic| Outcome::Panicked(message(&*panic)), Outcome::Done);
                let _ = sender.send(Message::Ended(thread, number, outcome));
            }
        });
    }
    drop(sender);
    let mut running: [Option<(usize, Instant)>; THREADS] = [None; THREADS];
    loop {
        match receiver.recv_timeout(limit.min(Duration::from_secs(1))) {
            Ok(Message::Begun(thread, number)) => running[thread] = Some((number, Instant::now())),
            Ok(Message::Ended(thread, number, outcome)) => {
                running[thread] = None;
                answers[number] = Some(outcome);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                let all = answers.into_iter();
                return Ok(all
                    .map(|answer| answer.expect("each thread answers for what it takes"))
                    .collect());
            }
        }
        let late = running
            .iter()
            .flatten()
            .find(|(_, begun)| begun.elapsed() > limit);
        if let Some((item, _)) = late {
            return Err(Hang { item: *item });
        }
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_in_the_order_of_the_items_and_panics_are_answers() {
        let answers = each((0..100).collect(), |item: &u32| {
            assert!(*item != 7, "item {item}");
            item * 2
        });
        let answers = answers.unwrap();
        assert_eq!(answers.len(), 100);
        for (item, answer) in (0..).zip(answers) {
            match item {
                7 => assert_eq!(answer, Outcome::Panicked("item 7".to_owned())),
                _ => assert_eq!(answer, Outcome::Done(item * 2)),
            }
        }
    }

    #[test]
    fn an_item_that_does_not_end_is_named() {
        let (keep, wait) = mpsc::channel::<()>();
        let wait = std::sync::Mutex::new(wait);
        let answer = each_within(Duration::from_millis(50), vec![1, 2, 3, 4], move |item| {
            if *item == 3 {
                // Ends when the test does.
                let _ = wait.lock().map(|wait| wait.recv());
            }
        });
        assert_eq!(answer, Err(Hang { item: 2 }));
        drop(keep);
    }
}
