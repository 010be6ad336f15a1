//! Traps, panics, cancellation, shutdown.

use std::panic::resume_unwind;
use std::time::Instant;

use super::*;

#[test]
fn a_trap_drops_what_depends_on_it_and_nothing_else() {
    let engine = engine(2);
    let record = Record::default();
    let event = Signal::new(&engine);
    let second = Signal::new(&engine);
    let mut stream = Stream::new(Order::InOrder);
    let mut other = Stream::new(Order::InOrder);
    let (plug, command) = Plug::new();
    stream.submit_one(&engine, Kind::Command, command);
    stream.submit_one(
        &engine,
        Kind::Command,
        trap().signalling(vec![Arc::clone(&event)]),
    );
    stream.submit_one(&engine, Kind::Command, record.job("after"));
    other.submit_one(&engine, Kind::Command, record.job("before"));
    let waiting = record
        .job("waiting")
        .waiting(vec![Arc::clone(&event)])
        .signalling(vec![Arc::clone(&second)]);
    let dropped = other.submit_one(&engine, Kind::Command, waiting);
    let free = engine.submit_one(record.job("free"), Vec::new());
    drop(plug);
    assert!(matches!(
        failed(&engine, Target::Signal(&event)),
        Failure::Trapped(_)
    ));
    let at_second = failed(&engine, Target::Signal(&second));
    assert!(matches!(&at_second, Failure::Dropped(root) if matches!(**root, Failure::Trapped(_))));
    assert!(matches!(
        failed(&engine, Target::Tasks(&stream.tail())).root(),
        Failure::Trapped(_)
    ));
    assert!(matches!(
        failed(&engine, Target::Task(&dropped)).root(),
        Failure::Trapped(_)
    ));
    done(&engine, Target::Task(&free));
    let mut ran = record.all();
    ran.sort_unstable();
    assert_eq!(ran, ["before", "free"]);
    assert_eq!((event.query(), event.stamp()), (SignalState::Failed, None));
    // What comes later on the stream is dropped at once, and so is what waits for the event.
    assert!(
        stream
            .submit_one(&engine, Kind::Command, record.job("late"))
            .failure()
            .is_some()
    );
    let late = engine.submit_one(Job::default().waiting(vec![Arc::clone(&event)]), Vec::new());
    assert!(matches!(late.failure(), Some(Failure::Dropped(_))));
    // A reset makes the event usable again.
    event.reset();
    assert!(event.failure().is_none());
    engine.submit_one(Job::default().signalling(vec![Arc::clone(&event)]), Vec::new());
    done(&engine, Target::Signal(&event));
}

#[test]
fn a_failed_command_is_remembered_by_an_out_of_order_stream() {
    let engine = engine(1);
    let mut stream = Stream::new(Order::OutOfOrder);
    stream.submit_one(&engine, Kind::Command, trap());
    for _ in 0..1000 {
        let task = stream.submit_one(&engine, Kind::Command, job(|| ()));
        done(&engine, Target::Task(&task));
    }
    assert!(stream.tail().len() < 200, "finished commands are forgotten");
    failed(&engine, Target::Tasks(&stream.tail()));
    let barrier = stream.submit_one(&engine, Kind::Barrier, Job::default());
    assert!(matches!(barrier.failure(), Some(Failure::Dropped(_))));
}

#[test]
fn a_dropped_barrier_is_finished_only_when_all_before_it_are() {
    let engine = engine(2);
    let (plug, command) = Plug::new();
    let mut stream = Stream::new(Order::OutOfOrder);
    let running = stream.submit_one(&engine, Kind::Command, command);
    let trapped = stream.submit_one(&engine, Kind::Command, trap());
    let barrier = stream.submit_one(&engine, Kind::Barrier, Job::default());
    failed(&engine, Target::Task(&trapped));
    assert!(!barrier.is_finished() && !stream.idle());
    let again = stream.submit_one(&engine, Kind::Barrier, Job::default());
    drop(plug);
    failed(&engine, Target::Task(&again));
    assert!(running.is_finished() && stream.idle());
}

#[test]
fn a_signal_that_the_host_fails_drops_its_waiters() {
    let engine = engine(1);
    let event = Signal::new(&engine);
    let task = engine.submit_one(Job::default().waiting(vec![Arc::clone(&event)]), Vec::new());
    event.fail(Failure::Cancelled);
    assert!(matches!(task.failure(), Some(Failure::Dropped(_))));
    event.signal(Stamp::now());
    assert_eq!(event.query(), SignalState::Signalled);
    event.fail(Failure::Cancelled);
    assert_eq!(event.query(), SignalState::Signalled, "it stays signalled");
}

#[test]
fn a_panic_is_a_failure_of_the_task_alone() {
    struct Brittle(bool);
    impl Work for Brittle {
        fn run(&mut self, _: &RunContext<'_>) -> Result<(), Failure> {
            if self.0 {
                resume_unwind(Box::new("in the work"))
            } else {
                Ok(())
            }
        }
    }
    impl Drop for Brittle {
        fn drop(&mut self) {
            if !thread::panicking() {
                resume_unwind(Box::new("in the destructor".to_owned()));
            }
        }
    }
    let engine = engine(1);
    let event = Signal::new(&engine);
    for (early, text) in [(true, "in the work"), (false, "in the destructor")] {
        // Both on a worker and on this thread.
        for helped in [false, true] {
            event.reset();
            let command = Job::new(Brittle(early)).signalling(vec![Arc::clone(&event)]);
            let task = engine.submit_one(command, Vec::new());
            while !helped && !task.is_finished() {
                thread::sleep(Duration::from_millis(1));
            }
            let failure = failed(&engine, Target::Signal(&event));
            assert!(matches!(failure, Failure::Panicked(message) if &*message == text));
        }
    }
    // One that never runs may have a bad destructor, too.
    let never = engine.submit_one(
        Job::new(Brittle(true)).waiting(vec![Signal::new(&engine)]),
        Vec::new(),
    );
    engine.shutdown(Duration::ZERO);
    assert!(matches!(never.failure(), Some(Failure::Cancelled)));
}

#[test]
fn a_task_can_be_cancelled_before_and_while_it_runs() {
    let engine = engine(1);
    let (plug, command) = Plug::new();
    let running = engine.submit_one(command, Vec::new());
    plug.await_begin();
    let record = Record::default();
    let waiting = engine.submit_one(record.job(()), vec![Arc::clone(&running)]);
    waiting.cancel();
    running.cancel();
    done(&engine, Target::Task(&running));
    assert!(matches!(
        failed(&engine, Target::Task(&waiting)),
        Failure::Cancelled
    ));
    assert!(record.all().is_empty());
}

#[test]
fn a_shutdown_ends_everything_once_and_answers_afterwards() {
    let engine = engine(2);
    let (plug, command) = Plug::new();
    let running = engine.submit_one(command, Vec::new());
    plug.await_begin();
    let event = Signal::new(&engine);
    let record = Record::default();
    let mut stream = Stream::new(Order::InOrder);
    for _ in 0..10 {
        let command = record
            .job(())
            .waiting(vec![Signal::new(&engine)])
            .signalling(vec![Arc::clone(&event)]);
        stream.submit_one(&engine, Kind::Command, command);
    }
    let queued = engine.submit_one(record.job(()), vec![running.clone()]);
    thread::scope(|scope| {
        let waiter = scope.spawn(|| failed(&engine, Target::Signal(&event)));
        while event.inner().hosts.is_empty() {
            thread::sleep(Duration::from_millis(1));
        }
        assert!(
            engine.shutdown(Duration::from_secs(1)),
            "the running task saw the flag"
        );
        waiter.join().expect("it comes back");
    });
    assert!(running.is_finished());
    assert!(matches!(
        queued.failure(),
        Some(Failure::Cancelled | Failure::Dropped(_))
    ));
    failed(&engine, Target::Tasks(&stream.tail()));
    assert_eq!(engine.unfinished(), 0);
    assert!(engine.shutdown(Duration::ZERO));
    let late = engine.submit_one(record.job(()), Vec::new());
    assert!(matches!(
        engine.wait(Target::Task(&late), Timeout::Forever),
        Waited::Failed(Failure::Cancelled)
    ));
    event.reset();
    event.signal(Stamp::now());
    done(&engine, Target::Signal(&event));
    assert!(record.all().is_empty());
}

#[test]
fn stubborn_work_holds_a_shutdown_up_for_100_ms_at_most() {
    let engine = engine(1);
    let (begun, task) = {
        let begun = Arc::new(AtomicBool::new(false));
        let inner = Arc::clone(&begun);
        let command = job(move || {
            inner.store(true, Ordering::Release);
            thread::sleep(Duration::from_millis(700));
        });
        (begun, engine.submit_one(command, Vec::new()))
    };
    while !begun.load(Ordering::Acquire) {
        thread::sleep(Duration::from_millis(1));
    }
    let begin = Instant::now();
    assert!(!engine.shutdown(Duration::from_secs(10)));
    assert!(begin.elapsed() < Duration::from_millis(600));
    drop(engine);
    assert!(!task.is_finished());
}

#[test]
fn an_engine_may_be_shut_down_and_dropped_by_its_own_threads() {
    let engine = engine(1);
    let (tell, told) = std::sync::mpsc::channel();
    let command = Job::new(move |cx: &RunContext<'_>| {
        let engine = cx.engine();
        tell.send(()).expect("the test waits");
        // By now the test has let go of it, so that this is the last owner.
        while engine
            .as_ref()
            .is_some_and(|engine| Arc::strong_count(engine) > 1)
        {
            thread::sleep(Duration::from_millis(1));
        }
        drop(engine);
        tell.send(()).expect("the test waits");
        Ok(())
    });
    let task = engine.submit_one(command, Vec::new());
    told.recv().expect("it begins");
    drop(engine);
    told.recv().expect("it is not stuck");
    while !task.is_finished() {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(task.failure().is_none());
}
