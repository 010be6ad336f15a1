//! The runtime: everything that one process emulates.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Once};

use zemu_diag::Diagnostics;
use zemu_fault::Plan;
use zemu_memory::{AddressSpace, Capacity};
use zemu_profile::Profile;

use crate::exec::{Engine, EngineSettings};
use crate::{Core, Driver};

/// What a trap leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OnTrap {
    /// The command fails, its dependants are dropped, and the context is lost until it is destroyed.
    #[default]
    LoseDevice,
    /// The finding stays, the event signals, work goes on.
    Skip,
}

/// What is looked at while kernels run, besides what traps. Any of these makes kernels run on one thread of the reference
/// interpreter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KernelChecks {
    /// Races between work-items.
    pub races: bool,
    /// Uses of private and local memory that was never written.
    pub uninitialised: bool,
    /// Group copies that nobody waits for. Barriers that not all reach always trap.
    pub barriers: bool,
}

impl KernelChecks {
    /// Whether there are any.
    #[must_use]
    pub fn any(self) -> bool {
        self != Self::default()
    }
}

/// What a runtime is made of.
#[derive(Debug)]
pub struct Settings {
    /// The device and driver to emulate.
    pub profile: Profile,
    /// Which calls are to fail.
    pub faults: Plan,
    /// Where findings go.
    pub diagnostics: Arc<Diagnostics>,
    /// Threads for workers and for kernels, at least 1.
    pub threads: usize,
    /// What a trap leads to.
    pub on_trap: OnTrap,
    /// What is looked at while kernels run.
    pub checks: KernelChecks,
    /// Bytes that host allocations may have together; the profile's promise for the device is not lowered by it.
    pub memory_cap: Option<u64>,
    /// The devices that the program sees, by their index in the profile (ZE_AFFINITY_MASK); none given means all.
    pub visible: Option<Vec<u32>>,
}

/// One emulated driver with all that it needs.
#[derive(Debug)]
pub struct Runtime {
    core: Arc<Core>,
    driver: Arc<Driver>,
}

impl Runtime {
    /// Makes a runtime. It has no threads until the first submission.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        let total = settings.profile.device.memory.total_size;
        let capacity = Capacity {
            host: settings.memory_cap.unwrap_or(u64::MAX),
            devices: vec![total; usize::try_from(settings.profile.device_count).unwrap_or(0)],
        };
        let threads = settings.threads.max(1);
        let core = Arc::new(Core {
            profile: settings.profile,
            faults: settings.faults,
            diagnostics: settings.diagnostics,
            memory: Arc::new(AddressSpace::new(&capacity)),
            engine: Engine::new(EngineSettings {
                threads,
                name_prefix: "zemu",
            }),
            on_trap: settings.on_trap,
            checks: settings.checks,
            threads,
            ids: AtomicU64::new(0),
            exit: Once::new(),
        });
        let driver = Driver::new(&core, settings.visible.as_deref());
        Self { core, driver }
    }

    /// The services that all objects share.
    #[must_use]
    pub fn core(&self) -> &Arc<Core> {
        &self.core
    }

    /// The one driver.
    #[must_use]
    pub fn driver(&self) -> &Arc<Driver> {
        &self.driver
    }
}
