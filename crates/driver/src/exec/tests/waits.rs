//! Host waits, helping, workers.

use std::fs;
use std::sync::atomic::AtomicUsize;
use std::thread::ThreadId;
use std::time::Instant;

use super::*;

/// How many threads of this process have a name that begins so.
pub(super) fn threads_named(prefix: &str) -> usize {
    let tasks = fs::read_dir("/proc/self/task").expect("Linux has it");
    let names = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("comm")).ok());
    names.filter(|name| name.starts_with(prefix)).count()
}

fn who(record: &Record<ThreadId>) -> Job {
    let record = record.clone();
    job(move || record.push(thread::current().id()))
}

#[test]
fn the_waiting_thread_runs_what_it_waits_for_and_nothing_else() {
    let engine = engine(1);
    let plug = Plug::occupy(&engine);
    let (mine, other) = (Record::default(), Record::default());
    let event = Signal::new(&engine);
    let mut stranger = Stream::new(Order::OutOfOrder);
    stranger.submit_one(&engine, Kind::Command, who(&other));
    let mut far = Stream::new(Order::InOrder);
    let mut near = Stream::new(Order::InOrder);
    near.submit_one(
        &engine,
        Kind::Command,
        who(&mine).waiting(vec![Arc::clone(&event)]),
    );
    far.submit_one(&engine, Kind::Command, who(&mine));
    far.submit_one(&engine, Kind::Command, who(&mine).signalling(vec![event]));
    far.submit_one(&engine, Kind::Command, who(&other));
    done(&engine, Target::Tasks(&near.tail()));
    assert_eq!(mine.all(), [thread::current().id(); 3]);
    assert!(other.all().is_empty());
    drop(plug);
    while !(stranger.idle() && far.idle()) {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(other.all().iter().all(|id| *id != thread::current().id()));
}

#[test]
fn queries_and_short_waits_run_nothing() {
    let engine = engine(1);
    let plug = Plug::occupy(&engine);
    let record = Record::default();
    let task = engine.submit_one(record.job(()), Vec::new());
    assert!(matches!(
        engine.wait(Target::Task(&task), Timeout::Poll),
        Waited::TimedOut
    ));
    let begin = Instant::now();
    let waited = engine.wait(Target::Task(&task), Timeout::Within(Duration::from_millis(30)));
    assert!(matches!(waited, Waited::TimedOut));
    assert!(begin.elapsed() >= Duration::from_millis(30));
    assert!(record.all().is_empty());
    drop(plug);
    while !task.is_finished() {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(matches!(
        engine.wait(Target::Task(&task), Timeout::Poll),
        Waited::Done
    ));
}

#[test]
fn a_time_out_above_a_second_is_kept_although_it_helps() {
    let engine = engine(1);
    let event = Signal::new(&engine);
    let begin = Instant::now();
    let limit = Duration::from_millis(1050);
    assert!(matches!(
        engine.wait(Target::Signal(&event), Timeout::Within(limit)),
        Waited::TimedOut
    ));
    assert!(begin.elapsed() >= limit);
    assert!(event.inner().hosts.is_empty(), "the waiter is gone");
}

#[test]
fn nanoseconds_mean_what_the_specification_says() {
    assert_eq!(Timeout::from_ns(0), Timeout::Poll);
    assert_eq!(Timeout::from_ns(u64::MAX), Timeout::Forever);
    assert_eq!(Timeout::from_ns(5), Timeout::Within(Duration::from_nanos(5)));
}

#[test]
fn what_is_submitted_during_the_wait_is_helped_too() {
    let engine = engine(1);
    let _plug = Plug::occupy(&engine);
    let (event, other) = (Signal::new(&engine), Signal::new(&engine));
    let record = Record::default();
    thread::scope(|scope| {
        let waiter = scope.spawn(|| {
            done(&engine, Target::Signal(&event));
            thread::current().id()
        });
        while event.inner().hosts.is_empty() {
            thread::sleep(Duration::from_millis(1));
        }
        engine.submit_one(
            who(&record)
                .waiting(vec![Arc::clone(&other)])
                .signalling(vec![Arc::clone(&event)]),
            Vec::new(),
        );
        engine.submit_one(who(&record).signalling(vec![Arc::clone(&other)]), Vec::new());
        let waiter = waiter.join().expect("it waits well");
        assert_eq!(record.all(), [waiter; 2]);
    });
    // Its marks are gone.
    assert_eq!((event.inner().wanted, other.inner().wanted), (0, 0));
}

#[test]
fn a_signal_that_is_reset_under_way_draws_help_when_it_is_reached() {
    let engine = engine(1);
    let _plug = Plug::occupy(&engine);
    let event = Signal::new_signalled(&engine);
    let record = Record::default();
    let mut stream = Stream::new(Order::InOrder);
    let reset = {
        let event = Arc::clone(&event);
        job(move || event.reset())
    };
    stream.submit_one(&engine, Kind::Command, reset);
    stream.submit_one(
        &engine,
        Kind::Command,
        who(&record).waiting(vec![Arc::clone(&event)]),
    );
    let gate = Signal::new(&engine);
    let signaller = who(&record)
        .waiting(vec![Arc::clone(&gate)])
        .signalling(vec![Arc::clone(&event)]);
    engine.submit_one(signaller, Vec::new());
    thread::scope(|scope| {
        let tail = stream.tail();
        let waiter = scope.spawn({
            let engine = &engine;
            move || {
                done(engine, Target::Tasks(&tail));
                thread::current().id()
            }
        });
        while event.query() == SignalState::Signalled {
            thread::sleep(Duration::from_millis(1));
        }
        gate.signal(Stamp::now());
        let waiter = waiter.join().expect("it waits well");
        assert_eq!(record.all(), [waiter; 2]);
    });
}

#[test]
fn helping_needs_little_stack() {
    let engine = engine(1);
    let _plug = Plug::occupy(&engine);
    let count = Arc::new(AtomicUsize::new(0));
    let mut stream = Stream::new(Order::InOrder);
    for _ in 0..10_000 {
        let count = Arc::clone(&count);
        let command = job(move || {
            count.fetch_add(1, Ordering::Relaxed);
        });
        stream.submit_one(&engine, Kind::Command, command);
    }
    let tail = stream.tail();
    let inner = Arc::clone(&engine);
    thread::Builder::new()
        .stack_size(64 * 1024)
        .spawn(move || done(&inner, Target::Tasks(&tail)))
        .expect("a thread can be made")
        .join()
        .expect("its stack is enough");
    assert_eq!(count.load(Ordering::Relaxed), 10_000);
}

#[test]
fn there_are_no_threads_before_the_first_submission_and_never_too_many() {
    let engine = Engine::new(EngineSettings {
        threads: 2,
        name_prefix: "exec-few",
    });
    let event = Signal::new(&engine);
    assert!(matches!(
        engine.wait(Target::Signal(&event), Timeout::Poll),
        Waited::TimedOut
    ));
    assert_eq!(threads_named("exec-few"), 0);
    let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut stream = Stream::new(Order::OutOfOrder);
    for _ in 0..60 {
        let (now, most) = (Arc::clone(&now), Arc::clone(&most));
        let command = job(move || {
            most.fetch_max(now.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
            now.fetch_sub(1, Ordering::Relaxed);
        });
        stream.submit_one(&engine, Kind::Command, command);
    }
    while !stream.idle() {
        thread::sleep(Duration::from_millis(1));
        assert!(threads_named("exec-few") <= 2);
    }
    assert_eq!(most.load(Ordering::Relaxed), 2);
}

#[test]
fn the_pool_is_private_and_lazy() {
    let engine = Engine::new(EngineSettings {
        threads: 2,
        name_prefix: "exec-pl",
    });
    assert_eq!(threads_named("exec-pl"), 0);
    let record = Record::default();
    let inner = record.clone();
    let task = engine.submit_one(
        Job::new(move |cx: &RunContext<'_>| {
            let name = cx
                .pool()
                .expect("threads can be made")
                .install(|| thread::current().name().map(str::to_owned));
            inner.push(name);
            Ok(())
        }),
        Vec::new(),
    );
    done(&engine, Target::Task(&task));
    let names = record.all();
    assert!(
        names[0]
            .as_deref()
            .is_some_and(|name| name.starts_with("exec-pl-pool")),
        "{names:?}"
    );
    assert_eq!(engine.pool().map(rayon::ThreadPool::current_num_threads), Some(2));
    // A wait on a thread of the pool sleeps, and comes back.
    let (plug, command) = Plug::new();
    let task = engine.submit_one(command, Vec::new());
    drop(plug);
    engine
        .pool()
        .expect("it was made")
        .install(|| done(&engine, Target::Task(&task)));
}

#[test]
fn a_wait_inside_work_sleeps_and_does_not_deadlock() {
    // One worker, three levels of work that each wait for the next.
    fn nested(depth: usize, record: Record<(usize, bool)>) -> Job {
        Job::new(move |cx: &RunContext<'_>| {
            let engine = cx.engine().expect("the test holds it");
            let me = thread::current().id();
            if depth > 0 {
                let task = engine.submit_one(nested(depth - 1, record.clone()), Vec::new());
                done(&engine, Target::Task(&task));
            }
            let probe = Record::default();
            let task = engine.submit_one(who(&probe), Vec::new());
            done(&engine, Target::Task(&task));
            record.push((depth, probe.all() != [me]));
            Ok(())
        })
    }
    let engine = engine(1);
    let record = Record::default();
    let task = engine.submit_one(nested(3, record.clone()), Vec::new());
    // Once run by a worker, once by a helping host thread.
    while !task.is_finished() {
        thread::sleep(Duration::from_millis(1));
    }
    let task = engine.submit_one(nested(3, record.clone()), Vec::new());
    done(&engine, Target::Task(&task));
    let expected: Vec<_> = (0..=3).map(|depth| (depth, true)).collect();
    assert_eq!(record.all(), [expected.clone(), expected].concat());
}

#[test]
fn without_threads_the_submitting_thread_does_the_work() {
    let engine = engine(2);
    engine.shared().no_threads.store(true, Ordering::Relaxed);
    let record = Record::default();
    let event = Signal::new(&engine);
    let mut stream = Stream::new(Order::InOrder);
    for _ in 0..3 {
        stream.submit_one(&engine, Kind::Command, who(&record));
    }
    stream.submit_one(
        &engine,
        Kind::Command,
        who(&record).waiting(vec![Arc::clone(&event)]),
    );
    stream.submit_one(&engine, Kind::Command, who(&record));
    assert_eq!(record.all(), [thread::current().id(); 3]);
    event.signal(Stamp::now());
    assert_eq!(record.all(), [thread::current().id(); 5]);
    assert!(stream.idle());
    // Work that submits is no trap either.
    let inner = record.clone();
    let nested = Job::new(move |cx: &RunContext<'_>| {
        cx.engine()
            .expect("the test holds it")
            .submit_one(who(&inner), Vec::new());
        Ok(())
    });
    engine.submit_one(nested, Vec::new());
    assert_eq!(record.all().len(), 6);
    // Threads are asked for again each time.
    engine.shared().no_threads.store(false, Ordering::Relaxed);
    let task = engine.submit_one(who(&record), Vec::new());
    while !task.is_finished() {
        thread::sleep(Duration::from_millis(1));
    }
    assert_ne!(record.all()[6], thread::current().id());
}

#[test]
fn more_hosts_than_helpers_can_wait() {
    let engine = engine(1);
    let event = Signal::new(&engine);
    thread::scope(|scope| {
        let waiters: Vec<_> = (0..80)
            .map(|_| scope.spawn(|| done(&engine, Target::Signal(&event))))
            .collect();
        while event.inner().hosts.len() < 80 {
            thread::sleep(Duration::from_millis(1));
        }
        engine.submit_one(job(|| ()).signalling(vec![Arc::clone(&event)]), Vec::new());
        for waiter in waiters {
            waiter.join().expect("it waits well");
        }
    });
}
