//! The record of calls.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use zemu_abi::{Function, ze_result_t};

use crate::render;
use crate::sink::{LineFile, stderr};

/// The most arguments that a record keeps. No function has more.
pub const MAX_ARGUMENTS: usize = 16;

/// A call that came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallRecord {
    /// Its number in this process, from 1.
    pub number: u64,
    /// The function.
    pub function: Function,
    /// The kernel's number of the calling thread.
    pub thread: u64,
    /// When it came, since the recorder was made.
    pub start: Duration,
    /// How long it took.
    pub duration: Duration,
    /// What it returned, as a word: for most functions a result code.
    pub answer: u64,
    count: u8,
    words: [u64; MAX_ARGUMENTS],
}

impl CallRecord {
    /// The arguments as words, in order. Integers are extended with zeros, pointers are addresses.
    pub fn arguments(&self) -> &[u64] {
        &self.words[..usize::from(self.count)]
    }

    /// The result code; none for the functions that return something else.
    pub fn result(&self) -> Option<ze_result_t> {
        let code = u32::try_from(self.answer).ok()?;
        self.function.info().returns_result.then_some(ze_result_t(code))
    }
}

/// What is done with calls.
#[derive(Debug, Clone, Default)]
pub struct RecorderOptions {
    /// Whether calls are recorded from the start.
    pub on: bool,
    /// How many of the last calls are kept.
    pub capacity: usize,
    /// Whether calls are written to stderr.
    pub stderr: bool,
    /// The file to which they are appended as JSON lines.
    pub file: Option<Arc<LineFile>>,
}

/// Numbers the calls of a process, and on request records them.
#[derive(Debug)]
pub struct Recorder {
    on: AtomicBool,
    next: AtomicU64,
    start: Instant,
    options: RecorderOptions,
    ring: Mutex<VecDeque<CallRecord>>,
}

impl Recorder {
    /// A recorder with these options.
    pub fn new(options: RecorderOptions) -> Self {
        Self {
            on: AtomicBool::new(options.on),
            next: AtomicU64::new(1),
            start: Instant::now(),
            options,
            ring: Mutex::default(),
        }
    }

    /// The number of the call that begins now. Every call takes one, recorded or not.
    pub fn next_number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// How many calls there were.
    pub fn calls(&self) -> u64 {
        self.next.load(Ordering::Relaxed) - 1
    }

    /// Whether calls are recorded: one relaxed load.
    pub fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    /// Switches recording on or off.
    pub fn set_on(&self, on: bool) {
        self.on.store(on, Ordering::Relaxed);
    }

    /// The time of a call that begins now; none when calls are not recorded.
    pub fn begin(&self) -> Option<Instant> {
        self.is_on().then(Instant::now)
    }

    /// Records a call that began at `began`, which is what [`Self::begin`] gave, and ends now. Does nothing when that
    /// was none. Arguments beyond [`MAX_ARGUMENTS`] are left out.
    pub fn end(
        &self,
        began: Option<Instant>,
        number: u64,
        function: Function,
        arguments: &[u64],
        answer: u64,
    ) {
        let Some(began) = began else { return };
        let duration = began.elapsed();
        let mut words = [0; MAX_ARGUMENTS];
        let kept = arguments.len().min(MAX_ARGUMENTS);
        words[..kept].copy_from_slice(&arguments[..kept]);
        let record = CallRecord {
            number,
            function,
            thread: crate::thread_id(),
            start: began.saturating_duration_since(self.start),
            duration,
            answer,
            count: u8::try_from(kept).unwrap_or(u8::MAX),
            words,
        };
        if self.options.stderr {
            stderr(&format!("{}\n", render::call_text(&record)));
        }
        if let Some(file) = &self.options.file {
            file.write_line(&render::call_json(&record));
        }
        if self.options.capacity > 0 {
            let mut ring = self.lock();
            if ring.len() >= self.options.capacity {
                ring.pop_front();
            }
            ring.push_back(record);
        }
    }

    /// The last calls in the order in which they came back.
    pub fn recent(&self) -> Vec<CallRecord> {
        self.lock().iter().copied().collect()
    }

    // Nothing panics under the lock, and if it did the ring would still be usable.
    fn lock(&self) -> MutexGuard<'_, VecDeque<CallRecord>> {
        self.ring.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use zemu_abi::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;

    fn function(name: &str) -> Function {
        Function::by_name(name).expect("a function of the API")
    }

    fn call(recorder: &Recorder, name: &str, arguments: &[u64], answer: u64) {
        let (number, began) = (recorder.next_number(), recorder.begin());
        recorder.end(began, number, function(name), arguments, answer);
    }

    #[test]
    fn calls_are_numbered_also_when_they_are_not_recorded() {
        let recorder = Recorder::new(RecorderOptions {
            capacity: 8,
            ..RecorderOptions::default()
        });
        call(&recorder, "zeInit", &[0], 0);
        assert!(!recorder.is_on() && recorder.recent().is_empty());
        recorder.set_on(true);
        call(&recorder, "zeInit", &[1], 0);
        assert_eq!(recorder.calls(), 2);
        let recent = recorder.recent();
        assert_eq!(recent.len(), 1);
        assert_eq!((recent[0].number, recent[0].arguments()), (2, &[1][..]));
    }

    #[test]
    fn the_ring_keeps_the_last() {
        let options = RecorderOptions {
            on: true,
            capacity: 3,
            ..RecorderOptions::default()
        };
        let recorder = Recorder::new(options);
        (0..10).for_each(|n| call(&recorder, "zeMemFree", &[n; 20], 0));
        let recent = recorder.recent();
        assert_eq!(recent.iter().map(|r| r.number).collect::<Vec<_>>(), [8, 9, 10]);
        assert_eq!(recent[2].arguments(), [9; MAX_ARGUMENTS]);
    }

    #[test]
    fn calls_are_written_with_the_names_of_their_arguments() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("calls");
        let file = Some(Arc::new(LineFile::open(&path).expect("it opens")));
        let recorder = Recorder::new(RecorderOptions {
            on: true,
            capacity: 2,
            file,
            stderr: false,
        });
        let code = u64::from(ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY.0);
        call(&recorder, "zeMemAllocHost", &[0x10, 0x20, 4096, 64, 0x30], code);
        call(
            &recorder,
            "zeDriverGetDefaultContext",
            &[0x10],
            0xffff_ffff_ffff_0000,
        );
        let lines = fs::read_to_string(&path).expect("it was written");
        let lines: Vec<serde_json::Value> = lines
            .lines()
            .map(|l| serde_json::from_str(l).expect("each line is JSON"))
            .collect();
        assert_eq!(lines[0]["function"], "zeMemAllocHost");
        assert_eq!(lines[0]["arguments"]["size"], "0x1000");
        assert_eq!(lines[0]["result"], "ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY");
        assert_eq!(lines[1]["value"], "0xffffffffffff0000");
        assert!(lines[1].get("result").is_none());
        let text = render::call_text(&recorder.recent()[0]);
        assert!(
            text.contains("zemu: call 1 zeMemAllocHost(hContext 0x10, host_desc 0x20, size 0x1000,"),
            "{text}"
        );
        assert!(
            text.contains(") = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY ["),
            "{text}"
        );
    }

    #[test]
    fn no_function_has_more_arguments_than_a_record() {
        assert!(Function::all().all(|f| f.info().params.len() <= MAX_ARGUMENTS));
    }
}
