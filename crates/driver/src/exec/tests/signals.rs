//! Signals: stages of a wait, host and commands.

use super::*;

#[test]
fn a_wait_signal_is_looked_at_when_the_command_is_reached() {
    let engine = engine(2);
    let event = Signal::new_signalled(&engine);
    let (plug, first) = Plug::new();
    let record = Record::default();
    let mut stream = Stream::new(Order::InOrder);
    stream.submit_one(&engine, Kind::Command, first);
    let reset = {
        let event = Arc::clone(&event);
        job(move || event.reset())
    };
    stream.submit_one(&engine, Kind::Command, reset);
    let waiting = record.job("ran").waiting(vec![Arc::clone(&event)]);
    let last = stream.submit_one(&engine, Kind::Command, waiting);
    drop(plug);
    // The event was signalled at submission, but not any more when the command is reached.
    let waited = engine.wait(Target::Task(&last), Timeout::Within(Duration::from_millis(1100)));
    assert!(matches!(waited, Waited::TimedOut) && record.all().is_empty());
    event.signal(Stamp::now());
    done(&engine, Target::Task(&last));
    assert_eq!(record.all(), ["ran"]);
}

#[test]
fn a_signal_that_was_passed_is_not_asked_again() {
    let engine = engine(1);
    let (first, second) = (Signal::new(&engine), Signal::new(&engine));
    let waits = vec![Arc::clone(&first), Arc::clone(&second)];
    let task = engine.submit_one(Job::default().waiting(waits), Vec::new());
    first.signal(Stamp::now());
    first.reset();
    assert!(!task.is_finished());
    second.signal(Stamp::now());
    assert!(task.is_finished());
}

#[test]
fn the_host_wakes_commands_and_hosts() {
    let engine = engine(1);
    let event = Signal::new(&engine);
    let record = Record::default();
    let task = engine.submit_one(record.job(1).waiting(vec![Arc::clone(&event)]), Vec::new());
    thread::scope(|scope| {
        let waiters: Vec<_> = (0..3)
            .map(|_| scope.spawn(|| done(&engine, Target::Signal(&event))))
            .collect();
        let other = scope.spawn(|| done(&engine, Target::Task(&task)));
        thread::sleep(Duration::from_millis(20));
        assert!(record.all().is_empty());
        event.signal(Stamp::now());
        for waiter in waiters {
            waiter.join().expect("it waits well");
        }
        other.join().expect("it waits well");
    });
    assert_eq!(record.all(), [1]);
}

#[test]
fn a_wait_that_misses_the_reset_still_counts() {
    let engine = engine(1);
    let event = Signal::new(&engine);
    thread::scope(|scope| {
        let waiter = scope.spawn(|| done(&engine, Target::Signal(&event)));
        while event.inner().hosts.is_empty() {
            thread::sleep(Duration::from_millis(1));
        }
        event.signal(Stamp::now());
        event.reset();
        waiter.join().expect("it waits well");
    });
    assert_eq!(event.query(), SignalState::Unsignalled);
}

#[test]
fn a_wait_may_be_submitted_before_its_signaller() {
    for threads in [1, 2] {
        let engine = engine(threads);
        let event = Signal::new(&engine);
        let record = Record::default();
        let mut early = Stream::new(Order::InOrder);
        let mut late = Stream::new(Order::InOrder);
        early.submit_one(
            &engine,
            Kind::Command,
            record.job("second").waiting(vec![Arc::clone(&event)]),
        );
        late.submit_one(
            &engine,
            Kind::Command,
            record.job("first").signalling(vec![Arc::clone(&event)]),
        );
        done(&engine, Target::Tasks(&early.tail()));
        assert_eq!(record.all(), ["first", "second"]);
    }
}

#[test]
fn more_streams_than_workers_wait_for_each_other() {
    const WORKERS: usize = 2;
    const STREAMS: usize = WORKERS + 1;
    const ROUNDS: usize = 100;
    let engine = engine(WORKERS);
    let record = Record::default();
    let events: Vec<Vec<_>> = (0..ROUNDS)
        .map(|_| (0..STREAMS).map(|_| Signal::new(&engine)).collect())
        .collect();
    let mut streams: Vec<_> = (0..STREAMS).map(|_| Stream::new(Order::InOrder)).collect();
    // Stream n waits for n - 1, and the first for the last of the round before; submitted the wrong way round.
    for index in (0..STREAMS).rev() {
        for round in 0..ROUNDS {
            let before = match (round, index) {
                (0, 0) => Vec::new(),
                (_, 0) => vec![Arc::clone(&events[round - 1][STREAMS - 1])],
                _ => vec![Arc::clone(&events[round][index - 1])],
            };
            let command = record
                .job(round * STREAMS + index)
                .waiting(before)
                .signalling(vec![Arc::clone(&events[round][index])]);
            streams[index].submit_one(&engine, Kind::Command, command);
        }
    }
    // Nobody helps here.
    while !streams.iter().all(Stream::idle) {
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(record.all(), (0..ROUNDS * STREAMS).collect::<Vec<_>>());
}

#[test]
fn stamps_say_when_the_command_ran() {
    let engine = engine(1);
    let event = Signal::new(&engine);
    assert_eq!(event.stamp(), None);
    let before = now_ns();
    let task = engine.submit_one(
        job(|| thread::sleep(Duration::from_millis(2))).signalling(vec![Arc::clone(&event)]),
        Vec::new(),
    );
    done(&engine, Target::Signal(&event));
    let stamp = event.stamp().expect("it is signalled");
    assert!(before <= stamp.start_ns && stamp.end_ns <= now_ns());
    assert!(stamp.end_ns - stamp.start_ns >= 2_000_000);
    assert_eq!(
        task.outcome().and_then(|outcome| outcome.as_ref().ok()),
        Some(&stamp)
    );
    // Signalling again replaces it, a reset forgets it.
    event.signal(Stamp::at(7));
    assert_eq!(event.stamp(), Some(Stamp::at(7)));
    event.reset();
    assert_eq!((event.stamp(), event.query()), (None, SignalState::Unsignalled));
}
