//! What one process has: settings, runtime, handles, records.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use zemu_config::{Check, Settings};
use zemu_diag::{Diagnostics, Ledger, Options, Recorder, RecorderOptions};
use zemu_driver::{KernelChecks, OnTrap, Runtime};

use crate::cell::Birth;
use crate::handle::HandleTable;

/// The state of one process.
#[derive(Debug)]
pub struct State {
    pub(crate) birth: Birth,
    pub(crate) recorder: Recorder,
    pub(crate) ledger: Ledger,
    pub(crate) diagnostics: Arc<Diagnostics>,
    pub(crate) ready: Option<Ready>,
    initialised: AtomicBool,
}

/// What exists only if the configuration is right and the system had room.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) runtime: Runtime,
    pub(crate) handles: HandleTable,
    /// Held while an object that may have a handle already is given one.
    pub(crate) registering: Mutex<()>,
}

impl State {
    /// Reads the environment once. `before` is the state of the process that this one was forked from.
    pub(crate) fn from_environment(before: Option<&Self>) -> Self {
        silence_panics();
        let settings = Settings::from_env(std::env::vars_os(), &zemu_profile::names().collect::<Vec<_>>());
        match settings {
            Ok(settings) => Self::new(&settings, before).unwrap_or_else(|why| Self::broken(&why)),
            Err(error) => Self::broken(&error.to_string()),
        }
    }

    fn new(settings: &Settings, before: Option<&Self>) -> Result<Self, String> {
        // A setting that this version cannot follow is refused rather than dropped.
        if let Some(unsupported) = settings.unsupported().first() {
            return Err(format!(
                "{}={}: {}",
                unsupported.key, unsupported.value, unsupported.sentence
            ));
        }
        let name = settings.profile.as_deref().unwrap_or("generic");
        let profile = zemu_profile::Profile::by_name(name).map_err(|e| e.to_string())?;
        let diagnostics = Diagnostics::new(Options {
            report: settings.report.clone(),
            stderr: settings.log.level.map(severity_of),
            ..Options::default()
        })
        .map_err(|e| e.to_string())?;
        let diagnostics = Arc::new(diagnostics);
        let runtime = Runtime::new(zemu_driver::Settings {
            profile: match settings.behaviour {
                Some(behaviour) => profile.with_behaviour(behaviour_of(behaviour)),
                None => profile,
            },
            faults: settings.fault_plan(),
            diagnostics: Arc::clone(&diagnostics),
            threads: settings.thread_count().get(),
            on_trap: match settings.on_trap {
                zemu_config::OnTrap::LoseDevice => OnTrap::LoseDevice,
                zemu_config::OnTrap::Skip => OnTrap::Skip,
            },
            checks: KernelChecks {
                races: settings.checks.contains(&Check::Races),
                uninitialised: settings.checks.contains(&Check::Uninitialised),
                barriers: settings.checks.contains(&Check::Barriers),
            },
            memory_cap: settings.memory,
            visible: settings.affinity_mask.as_deref().map(visible),
        });
        let handles = HandleTable::new(before.and_then(|b| b.ready.as_ref()).map(|r| &r.handles))
            .map_err(|e| format!("no address space for handles: {e}"))?;
        Ok(Self {
            birth: Birth::here(),
            recorder: Recorder::new(RecorderOptions {
                on: settings.log.calls,
                stderr: settings.log.calls,
                file: diagnostics.report_file(),
                ..RecorderOptions::default()
            }),
            ledger: Ledger::new(),
            diagnostics,
            ready: Some(Ready {
                runtime,
                handles,
                registering: Mutex::new(()),
            }),
            initialised: AtomicBool::new(false),
        })
    }

    /// A state whose init calls answer UNINITIALIZED. Setting a ZEMU_ variable is asking for the sentence that says why.
    fn broken(why: &str) -> Self {
        say(why);
        Self {
            birth: Birth::here(),
            recorder: Recorder::new(RecorderOptions::default()),
            ledger: Ledger::new(),
            diagnostics: Arc::new(Diagnostics::new(Options::default()).expect("no file is opened")),
            ready: None,
            initialised: AtomicBool::new(false),
        }
    }

    /// Marks the runtime as initialised by the application.
    pub(crate) fn initialise(&self) {
        self.initialised.store(true, Ordering::Release);
    }

    /// Whether an init call succeeded.
    pub(crate) fn is_initialised(&self) -> bool {
        self.initialised.load(Ordering::Acquire)
    }

    /// Findings so far.
    pub fn diagnostics(&self) -> &Arc<Diagnostics> {
        &self.diagnostics
    }

    /// The runtime, if the configuration is right.
    pub fn runtime(&self) -> Option<&Runtime> {
        self.ready.as_ref().map(|r| &r.runtime)
    }

    /// Calls so far.
    pub fn calls(&self) -> &Recorder {
        &self.recorder
    }

    /// Forgets findings, call counts of the fault plan, and hits. Objects live on.
    pub fn reset(&self) {
        self.diagnostics.reset();
        if let Some(runtime) = self.runtime() {
            runtime.core().faults.clear();
        }
    }

    /// Files a finding for everything that is still alive.
    pub(crate) fn report_leaks(&self) {
        for finding in self.ledger.leak_findings() {
            self.diagnostics.report(finding);
        }
        self.diagnostics.write_summary();
    }
}

/// The devices that a ZE_AFFINITY_MASK lets through: `D` or `D.S`, separated by commas. There are no sub-devices, so a
/// mask for one shows the device.
fn visible(mask: &str) -> Vec<u32> {
    mask.split(',')
        .filter_map(|part| part.split('.').next()?.trim().parse().ok())
        .collect()
}

fn severity_of(level: zemu_config::Level) -> zemu_diag::Severity {
    use zemu_config::Level as L;
    match level {
        L::Error => zemu_diag::Severity::Error,
        L::Warn => zemu_diag::Severity::Warning,
        L::Info | L::Debug | L::Trace => zemu_diag::Severity::Note,
    }
}

fn behaviour_of(behaviour: zemu_config::Behaviour) -> zemu_profile::Behaviour {
    use zemu_config::Behaviour as B;
    match behaviour {
        B::NeoI915 => zemu_profile::Behaviour::NeoI915,
        B::NeoXe => zemu_profile::Behaviour::NeoXe,
        B::Spec => zemu_profile::Behaviour::Spec,
    }
}

#[allow(
    clippy::print_stderr,
    reason = "the user set a ZEMU_ variable that cannot be followed"
)]
fn say(why: &str) {
    eprintln!("zemu: {why}");
}

/// A panic is caught at the boundary and becomes a finding; the process's stderr is not ours to write to. The hook is
/// this library's own: a shared library of Rust carries its own copy of the standard library.
fn silence_panics() {
    if !cfg!(test) {
        std::panic::set_hook(Box::new(|_| {}));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn affinity_masks_name_devices() {
        assert_eq!(visible("0"), [0]);
        assert_eq!(visible("1.0, 2"), [1, 2]);
        assert!(visible("").is_empty());
        assert!(visible("gpu").is_empty());
    }
}
