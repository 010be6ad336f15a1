//! Much of everything.

use super::*;

#[test]
fn a_long_chain_is_dropped_on_a_small_stack() {
    let body = || {
        let engine = engine(1);
        let gate = Signal::new(&engine);
        let mut stream = Stream::new(Order::InOrder);
        let mut last = Signal::new(&engine);
        let first = Job::default()
            .waiting(vec![gate])
            .signalling(vec![Arc::clone(&last)]);
        stream.submit_one(&engine, Kind::Command, first);
        for _ in 0..10_000 {
            let next = Signal::new(&engine);
            let command = job(|| ()).waiting(vec![last]).signalling(vec![Arc::clone(&next)]);
            stream.submit_one(&engine, Kind::Command, command);
            last = next;
        }
        assert_eq!(engine.unfinished(), 10_001);
        let tail = stream.tail();
        drop((stream, engine));
        assert!(tail[0].failure().is_some());
    };
    let small = thread::Builder::new().stack_size(64 * 1024).spawn(body);
    small
        .expect("a thread can be made")
        .join()
        .expect("its stack is enough");
}

#[test]
fn a_long_chain_of_failures_and_of_empty_commands_does_not_recurse() {
    let body = || {
        let engine = engine(1);
        for broken in [false, true] {
            let gate = Signal::new(&engine);
            let mut stream = Stream::new(Order::InOrder);
            let waiting = Job::default().waiting(vec![Arc::clone(&gate)]);
            stream.submit_one(&engine, Kind::Command, waiting);
            stream.submit(&engine, (0..10_000).map(|_| (Kind::Command, Job::default())));
            if broken {
                gate.fail(Failure::Cancelled);
            } else {
                gate.signal(Stamp::now());
            }
            assert_eq!(stream.tail()[0].failure().is_some(), broken);
            assert_eq!(engine.unfinished(), 0);
        }
    };
    let small = thread::Builder::new().stack_size(64 * 1024).spawn(body);
    small
        .expect("a thread can be made")
        .join()
        .expect("its stack is enough");
}

#[test]
fn a_million_submissions_stay_small() {
    let engine = engine(1);
    let mut in_order = Stream::new(Order::InOrder);
    let mut out_of_order = Stream::new(Order::OutOfOrder);
    let event = Signal::new(&engine);
    let token = Arc::new(());
    for round in 0..500_000_u32 {
        let held = Arc::clone(&token);
        let command = job(move || assert!(Arc::strong_count(&held) > 1));
        in_order.submit_one(
            &engine,
            Kind::Command,
            command.signalling(vec![Arc::clone(&event)]),
        );
        out_of_order.submit_one(&engine, Kind::Command, job(|| ()));
        if round % 500 == 0 {
            done(&engine, Target::Tasks(&in_order.tail()));
            done(&engine, Target::Tasks(&out_of_order.tail()));
            assert_eq!(Arc::strong_count(&token), 1, "finished commands are gone");
        }
    }
    done(&engine, Target::Tasks(&in_order.tail()));
    done(&engine, Target::Tasks(&out_of_order.tail()));
    assert!(out_of_order.tail().len() <= 1100);
    let graph = engine.shared().lock();
    assert!(graph.ready.is_empty() && graph.tasks.len() == 0);
    assert!(graph.tasks.room() <= 2048, "{}", graph.tasks.room());
    drop(graph);
    assert!(!event.has_signaller());
    assert_eq!(Arc::strong_count(&token), 1);
}

#[test]
fn no_wake_up_is_lost_between_naps_and_sleep() {
    // Around the millisecond at which the last idle worker goes to bed; the waits are too short to help.
    let engine = engine(2);
    let mut stream = Stream::new(Order::InOrder);
    for round in 0..400_u64 {
        thread::sleep(Duration::from_micros(900 + round * 7 % 400));
        let event = Signal::new(&engine);
        let command = job(|| ()).signalling(vec![Arc::clone(&event)]);
        stream.submit_one(&engine, Kind::Command, command);
        let waited = engine.wait(Target::Signal(&event), Timeout::Within(Duration::from_secs(1)));
        assert!(matches!(waited, Waited::Done), "round {round}: {waited:?}");
    }
}

#[test]
fn many_threads_with_events_across() {
    const THREADS: usize = 4;
    const ROUNDS: usize = 1500;
    let engine = engine(2);
    // In every round each thread signals its event and waits, on host or device, for its neighbour's.
    let events: Vec<Vec<_>> = (0..ROUNDS)
        .map(|_| (0..THREADS).map(|_| Signal::new(&engine)).collect())
        .collect();
    let counts: Vec<_> = (0..THREADS).map(|_| Record::default()).collect();
    thread::scope(|scope| {
        for me in 0..THREADS {
            let (engine, events, counts) = (&engine, &events, &counts);
            scope.spawn(move || {
                let order = if me % 2 == 0 {
                    Order::InOrder
                } else {
                    Order::OutOfOrder
                };
                let mut stream = Stream::new(order);
                for (round, events) in events.iter().enumerate() {
                    let mine = counts[me].job(round).signalling(vec![Arc::clone(&events[me])]);
                    stream.submit_one(engine, Kind::Command, mine);
                    let neighbour = &events[(me + 1) % THREADS];
                    match (round + me) % 4 {
                        0 => done(engine, Target::Signal(neighbour)),
                        1 => {
                            stream.submit_one(
                                engine,
                                Kind::Barrier,
                                Job::default().waiting(vec![Arc::clone(neighbour)]),
                            );
                        }
                        2 => done(engine, Target::Tasks(&stream.tail())),
                        _ => {}
                    }
                }
                done(engine, Target::Tasks(&stream.tail()));
            });
        }
    });
    for count in counts {
        let mut all = count.all();
        all.sort_unstable();
        assert_eq!(all, (0..ROUNDS).collect::<Vec<_>>());
    }
    assert_eq!(engine.unfinished(), 0);
}

#[test]
fn workers_settle_down_after_everything() {
    let engine = engine(3);
    let mut stream = Stream::new(Order::OutOfOrder);
    for _ in 0..300 {
        stream.submit_one(&engine, Kind::Command, job(thread::yield_now));
    }
    done(&engine, Target::Tasks(&stream.tail()));
    for _ in 0..1000 {
        let graph = engine.shared().lock();
        if graph.sleepers == graph.workers {
            assert_eq!(
                (graph.lookers, graph.calls, graph.blocked, graph.running),
                (0, 0, 0, 0)
            );
            assert!(graph.workers <= 3);
            return;
        }
        drop(graph);
        thread::sleep(Duration::from_millis(5));
    }
    panic!("a worker never goes to bed");
}
