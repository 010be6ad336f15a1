//! Orders of streams.

use std::sync::Barrier;

use super::*;

#[test]
fn an_in_order_stream_runs_in_submission_order() {
    let engine = engine(3);
    let record = Record::default();
    let mut stream = Stream::new(Order::InOrder);
    for n in 0..500 {
        stream.submit_one(&engine, Kind::Command, record.job(n));
    }
    stream.submit(&engine, (500..1000).map(|n| (Kind::Command, record.job(n))));
    done(&engine, Target::Tasks(&stream.tail()));
    assert_eq!(record.all(), (0..1000).collect::<Vec<_>>());
    assert!(stream.idle());
}

#[test]
fn independent_commands_run_at_the_same_time() {
    let engine = engine(2);
    let meeting = Arc::new(Barrier::new(2));
    let mut stream = Stream::new(Order::OutOfOrder);
    for _ in 0..2 {
        let meeting = Arc::clone(&meeting);
        let command = job(move || {
            meeting.wait();
        });
        stream.submit_one(&engine, Kind::Command, command);
    }
    // With the waiting thread helping, and without.
    done(&engine, Target::Tasks(&stream.tail()));
    let commands = (0..2).map(|_| {
        let meeting = Arc::clone(&meeting);
        let command = job(move || {
            meeting.wait();
        });
        (Kind::Command, command)
    });
    stream.submit(&engine, commands);
    while !stream.idle() {
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_barrier_orders_both_sides() {
    let engine = engine(3);
    let record = Record::default();
    let mut stream = Stream::new(Order::OutOfOrder);
    for round in 0..50 {
        for _ in 0..5 {
            stream.submit_one(&engine, Kind::Command, record.job(round));
        }
        stream.submit_one(&engine, Kind::Barrier, Job::default());
    }
    done(&engine, Target::Tasks(&stream.tail()));
    let all = record.all();
    assert_eq!(all.len(), 250);
    assert!(all.is_sorted(), "{all:?}");
}

#[test]
fn a_marker_follows_all_and_holds_nothing_back() {
    let engine = engine(2);
    let (plug, command) = Plug::new();
    let fence = Signal::new(&engine);
    let mut stream = Stream::new(Order::OutOfOrder);
    stream.submit_one(&engine, Kind::Command, command);
    stream.submit_one(
        &engine,
        Kind::Marker,
        Job::default().signalling(vec![Arc::clone(&fence)]),
    );
    let later = stream.submit_one(&engine, Kind::Command, Job::default());
    assert!(later.is_finished(), "nothing holds it back");
    assert_eq!(fence.query(), SignalState::Unsignalled);
    assert!(fence.has_signaller() && !stream.idle());
    drop(plug);
    done(&engine, Target::Signal(&fence));
    assert!(!fence.has_signaller());
}

#[test]
fn commands_without_work_need_no_thread() {
    let engine = Engine::new(EngineSettings {
        threads: 2,
        name_prefix: "exec-lazy",
    });
    let mut stream = Stream::new(Order::InOrder);
    let event = Signal::new(&engine);
    for _ in 0..10 {
        stream.submit_one(
            &engine,
            Kind::Barrier,
            Job::default().signalling(vec![Arc::clone(&event)]),
        );
    }
    assert!(stream.idle());
    assert_eq!(event.query(), SignalState::Signalled);
    assert_eq!(waits::threads_named("exec-lazy"), 0);
}

#[test]
fn a_slot_of_another_batch_is_no_dependency() {
    let engine = engine(1);
    let mut other = Batch::new();
    let slots: Vec<_> = (0..3).map(|_| other.push(Job::default(), Vec::new())).collect();
    let mut batch = Batch::new();
    batch.push(Job::default(), vec![After::Slot(slots[0]), After::Slot(slots[2])]);
    assert!(engine.submit(batch)[0].is_finished());
}
