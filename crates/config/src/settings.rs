//! The settings as a whole.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use zemu_fault::{Plan, Rule, nearest};

use crate::error::ConfigError;
use crate::file;
use crate::keys::{KEYS, Key};
use crate::types::{Behaviour, Check, Clock, Log, OnTrap, Schedule};

/// What begins the names of zemu's variables.
const PREFIX: &str = "ZEMU_";

/// What begins the names of variables that zemu's programs use among themselves.
const PRIVATE: &str = "ZEMU__";

/// All settings, typed. The default is that of a process without any `ZEMU_` variable.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    /// The configuration file that was read.
    pub config: Option<PathBuf>,
    /// The name of the device profile; the default profile when none is given.
    pub profile: Option<String>,
    /// Whose answers are given; the profile's own when none is given.
    pub behaviour: Option<Behaviour>,
    /// Fault rules.
    pub faults: Vec<Rule>,
    /// Additional checks of running kernels.
    pub checks: BTreeSet<Check>,
    /// The order of commands.
    pub schedule: Schedule,
    /// Where findings are appended as JSON lines.
    pub report: Option<PathBuf>,
    /// What stderr gets.
    pub log: Log,
    /// How many threads run kernels, if that was set; see [`Settings::thread_count`].
    pub threads: Option<NonZeroUsize>,
    /// The seed of everything that is decided by chance.
    pub seed: u64,
    /// After how long a wait is reported.
    pub watchdog: Option<Duration>,
    /// Whether a signal handler catches accesses to memory that went away.
    pub guard: bool,
    /// How many bytes all allocations together may touch.
    pub memory: Option<u64>,
    /// What a trap does.
    pub on_trap: OnTrap,
    /// The clock of timestamps and time-outs.
    pub clock: Clock,
    /// `ZE_AFFINITY_MASK` as it is.
    pub affinity_mask: Option<String>,
    /// `ZE_FLAT_DEVICE_HIERARCHY` as it is.
    pub flat_device_hierarchy: Option<String>,
    /// `ZE_ENABLE_PCI_ID_DEVICE_ORDER` as it is.
    pub pci_id_device_order: Option<String>,
    /// `ZES_ENABLE_SYSMAN` as it is.
    pub enable_sysman: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            config: None,
            profile: None,
            behaviour: None,
            faults: Vec::new(),
            checks: BTreeSet::new(),
            schedule: Schedule::Eager,
            report: None,
            log: Log::default(),
            threads: None,
            seed: 0,
            watchdog: None,
            guard: false,
            memory: None,
            on_trap: OnTrap::LoseDevice,
            clock: Clock::Real,
            affinity_mask: None,
            flat_device_hierarchy: None,
            pci_id_device_order: None,
            enable_sysman: None,
        }
    }
}

/// A setting that is valid but that this version cannot do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsupported {
    /// The variable.
    pub key: &'static str,
    /// The value.
    pub value: String,
    /// What does not happen, in a sentence.
    pub sentence: &'static str,
}

impl Settings {
    /// The settings of a process with these variables, such as `std::env::vars_os()`. `profiles` are the names of the
    /// profiles that there are.
    ///
    /// Reads the file that `ZEMU_CONFIG` names.
    pub fn from_env(
        variables: impl IntoIterator<Item = (OsString, OsString)>,
        profiles: &[&str],
    ) -> Result<Self, ConfigError> {
        let mut given = Vec::new();
        for (name, value) in variables {
            let name = name.to_string_lossy();
            if value.is_empty() || name.starts_with(PRIVATE) {
                continue;
            }
            match KEYS.iter().find(|k| k.variable == name) {
                Some(key) => given.push((key, value)),
                None if name.starts_with(PREFIX) => return Err(unknown_variable(&name)),
                None => {}
            }
        }
        let mut settings = Self::default();
        // The file first, so that single variables override it. As everywhere, the last of equal names counts.
        if let Some((_, path)) = given.iter().rev().find(|(key, _)| key.variable == "ZEMU_CONFIG") {
            file::read(&mut settings, path.as_ref(), profiles)?;
        }
        for (key, value) in given {
            key.take(&mut settings, key.variable, &value, profiles)?;
        }
        Ok(settings)
    }

    /// The settings of a configuration file with this text; errors call it `file`.
    pub fn from_toml(text: &str, file: &str, profiles: &[&str]) -> Result<Self, ConfigError> {
        let mut settings = Self::default();
        file::apply(&mut settings, text, file, profiles)?;
        Ok(settings)
    }

    /// Sets one setting by the name of its variable, as a command-line option does. `ZEMU_CONFIG` only notes the path.
    pub fn set(&mut self, variable: &str, value: &OsStr, profiles: &[&str]) -> Result<(), ConfigError> {
        match KEYS.iter().find(|k| k.variable == variable) {
            Some(key) => key.take(self, variable, value, profiles),
            None => Err(unknown_variable(variable)),
        }
    }

    /// The variables that give these settings to another process: those that are not as by default. The file is not
    /// among them, since its settings are.
    pub fn to_env(&self) -> Vec<(&'static str, OsString)> {
        let own = KEYS.iter().filter(|k| k.variable != "ZEMU_CONFIG");
        own.filter_map(|key: &Key| Some((key.variable, (key.give)(self)?)))
            .collect()
    }

    /// How many threads run kernels: as set, or as many as the control group and the affinity of this process grant.
    pub fn thread_count(&self) -> NonZeroUsize {
        self.threads
            .or_else(|| available_parallelism().ok())
            .unwrap_or(NonZeroUsize::MIN)
    }

    /// A fault plan of these settings, with fresh counters.
    pub fn fault_plan(&self) -> Plan {
        Plan::with_rules(self.faults.iter().cloned(), self.seed)
    }

    /// The seed of a shuffled schedule; none when the schedule is another.
    pub fn shuffle_seed(&self) -> Option<u64> {
        match self.schedule {
            Schedule::Shuffle { seed } => Some(seed.unwrap_or(self.seed)),
            Schedule::Eager | Schedule::Late => None,
        }
    }

    /// What these settings ask for that this version cannot do.
    pub fn unsupported(&self) -> Vec<Unsupported> {
        let neo = self.behaviour.is_some_and(|b| b != Behaviour::Spec);
        let rows: [(bool, &'static str, &'static str); 7] = [
            (
                neo,
                "ZEMU_BEHAVIOUR",
                "The answers of shipped drivers are not imitated yet; only spec is.",
            ),
            (
                self.checks.contains(&Check::Memory),
                "ZEMU_CHECKS",
                "There are no guard pages around allocations yet; the other checks are done.",
            ),
            (
                self.schedule != Schedule::Eager,
                "ZEMU_SCHEDULE",
                "Other orders of commands than eager are not there yet.",
            ),
            (
                self.log.imports,
                "ZEMU_LOG",
                "The log of imports is not written yet.",
            ),
            (
                self.guard,
                "ZEMU_GUARD",
                "Accesses to memory that went away are not caught yet.",
            ),
            (
                self.clock == Clock::Virtual,
                "ZEMU_CLOCK",
                "There is no virtual clock yet.",
            ),
            (
                self.watchdog.is_some(),
                "ZEMU_WATCHDOG",
                "Waits are not watched yet.",
            ),
        ];
        let asked = rows.into_iter().filter(|(asked, ..)| *asked);
        asked
            .map(|(_, key, sentence)| Unsupported {
                key,
                value: self.value_of(key),
                sentence,
            })
            .collect()
    }

    /// The value of a setting as text; empty when it is not set.
    fn value_of(&self, variable: &str) -> String {
        let key = KEYS.iter().find(|k| k.variable == variable);
        let value = key.and_then(|k| (k.give)(self)).unwrap_or_default();
        value.to_string_lossy().into_owned()
    }
}

fn unknown_variable(name: &str) -> ConfigError {
    let nearest = nearest(name, KEYS.iter().map(|k| k.variable)).map(str::to_owned);
    ConfigError::UnknownKey {
        name: name.to_owned(),
        nearest,
    }
}
