//! Random graphs against the definition of order.

use std::sync::atomic::AtomicU64;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// One command. Waits name earlier commands, whatever their stream, so that there is no cycle; but commands
/// of different streams are submitted in any order, so that waits come before their signallers as well.
#[derive(Debug, Clone)]
struct Command {
    stream: usize,
    kind: Kind,
    work: Work,
    waits: Vec<Index>,
    /// Whether the host signals its event instead.
    host: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Work {
    None,
    Empty,
    Slow,
    Trap,
}

fn command() -> impl Strategy<Value = Command> {
    let kind = prop_oneof![6 => Just(Kind::Command), 2 => Just(Kind::Barrier), 1 => Just(Kind::Marker)];
    let work = prop_oneof![
        2 => Just(Work::None),
        6 => Just(Work::Empty),
        2 => Just(Work::Slow),
        1 => Just(Work::Trap),
    ];
    (
        0..4_usize,
        kind,
        work,
        vec(any::<Index>(), 0..3),
        prop::bool::weighted(0.1),
    )
        .prop_map(|(stream, kind, work, waits, host)| Command {
            stream,
            kind,
            work,
            waits,
            host,
        })
}

/// Which command precedes which, by definition and closed over steps.
fn precedes(commands: &[Command], orders: &[Order], events: &[Vec<usize>]) -> Vec<Vec<bool>> {
    let count = commands.len();
    let mut before = vec![vec![false; count]; count];
    for (late, command) in commands.iter().enumerate() {
        for (early, other) in commands[..late].iter().enumerate() {
            let same = command.stream == other.stream;
            let ordered = orders[command.stream] == Order::InOrder
                || other.kind == Kind::Barrier
                || command.kind != Kind::Command;
            let by_event = events[late].contains(&early) && !other.host;
            before[early][late] = (same && ordered) || by_event;
        }
    }
    for middle in 0..count {
        for early in 0..count {
            for late in 0..count {
                before[early][late] |= before[early][middle] && before[middle][late];
            }
        }
    }
    before
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_graph_runs_as_defined(
        commands in vec(command(), 1..40),
        in_order in any::<[bool; 4]>(),
        merge in vec(0..4_usize, 40),
        threads in 1..4_usize,
        helping in any::<[bool; 4]>(),
    ) {
        let engine = engine(threads);
        let orders = in_order.map(|yes| if yes { Order::InOrder } else { Order::OutOfOrder });
        let count = commands.len();
        let waits: Vec<Vec<usize>> = commands
            .iter()
            .enumerate()
            .map(|(late, command)| {
                if late == 0 { Vec::new() } else { command.waits.iter().map(|wait| wait.index(late)).collect() }
            })
            .collect();
        let before = precedes(&commands, &orders, &waits);

        let events: Vec<_> = (0..count).map(|_| Signal::new(&engine)).collect();
        let clock = Arc::new(AtomicU64::new(1));
        // When each began and ended, and how often it ran.
        let spans: Arc<Vec<[AtomicU64; 3]>> =
            Arc::new((0..count).map(|_| std::array::from_fn(|_| AtomicU64::new(0))).collect());
        let mut streams = orders.map(Stream::new);
        let mut tasks: Vec<Option<Arc<Task>>> = vec![None; count];
        let mut queues: [Vec<usize>; 4] = Default::default();
        for index in (0..count).rev() {
            queues[commands[index].stream].push(index);
        }
        let mut turns = merge.iter().cycle();
        let mut left = count;
        while left > 0 {
            let turn = *turns.next().expect("it is endless");
            let mut candidates = (turn..turn + 4).map(|n| n % 4);
            let stream = candidates.find(|n| !queues[*n].is_empty()).expect("some are left");
            let index = queues[stream].pop().expect("it is not empty");
            left -= 1;
            let command = &commands[index];
            let (clock, spans) = (Arc::clone(&clock), Arc::clone(&spans));
            let kind = command.work;
            let body = move |_: &RunContext<'_>| {
                let [begin, end, runs] = &spans[index];
                runs.fetch_add(1, Ordering::Relaxed);
                begin.store(clock.fetch_add(1, Ordering::SeqCst), Ordering::Relaxed);
                if kind == Work::Slow {
                    thread::sleep(Duration::from_micros(100));
                }
                end.store(clock.fetch_add(1, Ordering::SeqCst), Ordering::Relaxed);
                if kind == Work::Trap { Err(Failure::trapped(std::fmt::Error)) } else { Ok(()) }
            };
            let job = if kind == Work::None { Job::default() } else { Job::new(body) };
            let job = job.waiting(waits[index].iter().map(|wait| Arc::clone(&events[*wait])).collect());
            let job = if command.host { job } else { job.signalling(vec![Arc::clone(&events[index])]) };
            tasks[index] = Some(streams[stream].submit_one(&engine, command.kind, job));
        }
        thread::scope(|scope| {
            for (stream, helps) in streams.iter().zip(helping) {
                let (engine, tail) = (&engine, stream.tail());
                scope.spawn(move || {
                    if helps {
                        let waited = engine.wait(Target::Tasks(&tail), LONG);
                        assert!(!matches!(waited, Waited::TimedOut));
                    }
                });
            }
            for (command, event) in commands.iter().zip(&events) {
                if command.host {
                    event.signal(Stamp::now());
                }
            }
        });
        for stream in &streams {
            // Short waits: the workers have to do it.
            let mut tries = 0;
            while matches!(
                engine.wait(Target::Tasks(&stream.tail()), Timeout::Within(Duration::from_millis(500))),
                Waited::TimedOut
            ) {
                tries += 1;
                prop_assert!(tries < 40, "it hangs");
            }
        }

        for late in 0..count {
            let task = tasks[late].as_ref().expect("all were submitted");
            let doomed = (0..count).any(|early| before[early][late] && commands[early].work == Work::Trap);
            let [begin, end, runs] = &spans[late];
            let runs = runs.load(Ordering::Relaxed);
            match task.outcome().expect("all are finished") {
                Ok(stamp) => {
                    prop_assert!(!doomed && commands[late].work != Work::Trap);
                    prop_assert!(stamp.start_ns <= stamp.end_ns);
                    prop_assert_eq!(runs, u64::from(commands[late].work != Work::None));
                }
                Err(Failure::Dropped(root)) => {
                    prop_assert!(doomed && runs == 0);
                    prop_assert!(matches!(&**root, Failure::Trapped(_)));
                }
                Err(other) => {
                    prop_assert!(!doomed && commands[late].work == Work::Trap, "{other}");
                    prop_assert_eq!(runs, 1);
                }
            }
            prop_assert!(begin.load(Ordering::Relaxed) <= end.load(Ordering::Relaxed));
            for early in 0..count {
                let ended = spans[early][1].load(Ordering::Relaxed);
                let began = begin.load(Ordering::Relaxed);
                if before[early][late] && ended != 0 && began != 0 {
                    prop_assert!(ended < began, "{early} before {late}");
                }
            }
            let expected = match (commands[late].host, task.failure()) {
                (true, _) | (false, None) => SignalState::Signalled,
                (false, Some(_)) => SignalState::Failed,
            };
            prop_assert_eq!(events[late].query(), expected);
        }
        prop_assert_eq!(engine.unfinished(), 0);
    }
}
