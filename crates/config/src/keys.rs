//! All keys.

use std::ffi::{OsStr, OsString};

use zemu_fault::parse_rules;

use crate::error::ConfigError;
use crate::settings::Settings;
use crate::types::{Behaviour, Clock, OnTrap};
use crate::value::{self, Bad};

/// A setting.
#[derive(Debug, Clone, Copy)]
pub struct Key {
    /// The name of its variable.
    pub variable: &'static str,
    /// Its name in the configuration file; empty for what cannot stand there.
    pub file: &'static str,
    /// What it sets and which values it takes.
    pub about: &'static str,
    pub(crate) take: Take,
    /// Its value for a variable; none when it is not set.
    pub(crate) give: fn(&Settings) -> Option<OsString>,
}

/// How a value gets into the settings.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Take {
    /// From text. The names are those of the profiles.
    Text(fn(&mut Settings, &str, &[&str]) -> Result<(), Bad>),
    /// From text in the one-line form of fault rules.
    Faults,
    /// From a path.
    Path(fn(&mut Settings, OsString)),
    /// From a variable of Level Zero, which is taken as it is.
    Foreign(fn(&mut Settings, String)),
}

fn text(value: Option<impl ToString>) -> Option<OsString> {
    value.map(|v| v.to_string().into())
}

fn unless_default<T: PartialEq>(value: T, default: T) -> Option<T> {
    (value != default).then_some(value)
}

fn number(flag: bool) -> u8 {
    u8::from(flag)
}

/// All settings.
pub const KEYS: &[Key] = &[
    Key {
        variable: "ZEMU_CONFIG",
        file: "",
        about: "a TOML file with settings, which single variables override",
        take: Take::Path(|s, v| s.config = Some(v.into())),
        give: |s| s.config.clone().map(Into::into),
    },
    Key {
        variable: "ZEMU_PROFILE",
        file: "profile",
        about: "the emulated device; `zemu profiles` lists them",
        take: Take::Text(|s, v, profiles| value::profile(v, profiles).map(|v| s.profile = Some(v))),
        give: |s| text(s.profile.as_ref()),
    },
    Key {
        variable: "ZEMU_BEHAVIOUR",
        file: "behaviour",
        about: "whose answers are given where they differ: spec, neo-i915 or neo-xe; the profile's own by default",
        take: Take::Text(|s, v, _| {
            value::one_of(v, Behaviour::ALL, Behaviour::name).map(|v| s.behaviour = Some(v))
        }),
        give: |s| text(s.behaviour),
    },
    Key {
        variable: "ZEMU_FAULTS",
        file: "faults",
        about: "fault rules, such as zeMemAllocHost@3=OUT_OF_HOST_MEMORY, separated by semicolons",
        take: Take::Faults,
        give: |s| {
            let rules: Vec<_> = s.faults.iter().map(ToString::to_string).collect();
            (!rules.is_empty()).then(|| rules.join(";").into())
        },
    },
    Key {
        variable: "ZEMU_CHECKS",
        file: "checks",
        about: "additional checks: memory, races, uninitialised, barriers; all or none (default)",
        take: Take::Text(|s, v, _| value::checks(v).map(|v| s.checks = v)),
        give: |s| {
            let names: Vec<_> = s.checks.iter().map(|c| c.name()).collect();
            (!names.is_empty()).then(|| names.join(",").into())
        },
    },
    Key {
        variable: "ZEMU_SCHEDULE",
        file: "schedule",
        about: "the order of commands: eager (default), late, shuffle or shuffle:SEED",
        take: Take::Text(|s, v, _| value::schedule(v).map(|v| s.schedule = v)),
        give: |s| text(unless_default(s.schedule, Settings::default().schedule)),
    },
    Key {
        variable: "ZEMU_REPORT",
        file: "report",
        about: "a file to which findings are appended as JSON lines",
        take: Take::Path(|s, v| s.report = Some(v.into())),
        give: |s| s.report.clone().map(Into::into),
    },
    Key {
        variable: "ZEMU_LOG",
        file: "log",
        about: "what stderr gets: off (default) or error, warn, info, debug or trace; with calls or imports after a comma",
        take: Take::Text(|s, v, _| value::log(v).map(|v| s.log = v)),
        give: |s| text(unless_default(s.log, Settings::default().log)),
    },
    Key {
        variable: "ZEMU_THREADS",
        file: "threads",
        about: "how many threads run kernels; what the machine grants by default",
        take: Take::Text(|s, v, _| value::threads(v).map(|v| s.threads = Some(v))),
        give: |s| text(s.threads),
    },
    Key {
        variable: "ZEMU_SEED",
        file: "seed",
        about: "the seed of everything that is decided by chance; 0 by default",
        take: Take::Text(|s, v, _| value::whole(v).map(|v| s.seed = v)),
        give: |s| text(unless_default(s.seed, 0)),
    },
    Key {
        variable: "ZEMU_WATCHDOG",
        file: "watchdog",
        about: "after how many seconds a wait is reported; off by default",
        take: Take::Text(|s, v, _| value::seconds(v).map(|v| s.watchdog = v)),
        give: |s| text(s.watchdog.map(|t| t.as_secs_f64())),
    },
    Key {
        variable: "ZEMU_GUARD",
        file: "guard",
        about: "1 to catch accesses to memory that went away, 0 (default) to install no signal handler",
        take: Take::Text(|s, v, _| value::flag(v).map(|v| s.guard = v)),
        give: |s| text(unless_default(number(s.guard), 0)),
    },
    Key {
        variable: "ZEMU_MEMORY",
        file: "memory",
        about: "how much host memory allocations may have together, in bytes or with K, M, G or T",
        take: Take::Text(|s, v, _| value::bytes(v).map(|v| s.memory = Some(v))),
        give: |s| text(s.memory),
    },
    Key {
        variable: "ZEMU_ON_TRAP",
        file: "on_trap",
        about: "what a trap does: lose-device (default) or skip",
        take: Take::Text(|s, v, _| value::one_of(v, OnTrap::ALL, OnTrap::name).map(|v| s.on_trap = v)),
        give: |s| text(unless_default(s.on_trap, Settings::default().on_trap)),
    },
    Key {
        variable: "ZEMU_CLOCK",
        file: "clock",
        about: "the clock of timestamps and time-outs: real (default) or virtual",
        take: Take::Text(|s, v, _| value::one_of(v, Clock::ALL, Clock::name).map(|v| s.clock = v)),
        give: |s| text(unless_default(s.clock, Settings::default().clock)),
    },
    Key {
        variable: "ZE_AFFINITY_MASK",
        file: "ze_affinity_mask",
        about: "which devices the program sees",
        take: Take::Foreign(|s, v| s.affinity_mask = Some(v)),
        give: |s| text(s.affinity_mask.as_ref()),
    },
    Key {
        variable: "ZE_FLAT_DEVICE_HIERARCHY",
        file: "ze_flat_device_hierarchy",
        about: "whether sub-devices are devices: FLAT, COMPOSITE or COMBINED",
        take: Take::Foreign(|s, v| s.flat_device_hierarchy = Some(v)),
        give: |s| text(s.flat_device_hierarchy.as_ref()),
    },
    Key {
        variable: "ZE_ENABLE_PCI_ID_DEVICE_ORDER",
        file: "ze_enable_pci_id_device_order",
        about: "1 to order devices by their PCI address",
        take: Take::Foreign(|s, v| s.pci_id_device_order = Some(v)),
        give: |s| text(s.pci_id_device_order.as_ref()),
    },
    Key {
        variable: "ZES_ENABLE_SYSMAN",
        file: "zes_enable_sysman",
        about: "1 to allow Sysman functions on core handles",
        take: Take::Foreign(|s, v| s.enable_sysman = Some(v)),
        give: |s| text(s.enable_sysman.as_ref()),
    },
];

/// Longest value, in characters, that an error shows.
const LONGEST: usize = 80;

impl Key {
    /// Takes a value into the settings. `name` is what errors call the key.
    pub(crate) fn take(
        &self,
        settings: &mut Settings,
        name: &str,
        value: &OsStr,
        profiles: &[&str],
    ) -> Result<(), ConfigError> {
        let as_text = || {
            value.to_str().ok_or_else(|| ConfigError::NotText {
                name: name.to_owned(),
                value: clip(&value.to_string_lossy()),
            })
        };
        match &self.take {
            Take::Text(take) => {
                let text = as_text()?;
                take(settings, text, profiles).map_err(|Bad { rule, nearest }| ConfigError::BadValue {
                    name: name.to_owned(),
                    value: clip(text),
                    rule,
                    nearest,
                })
            }
            Take::Faults => {
                let error = |error| ConfigError::Fault {
                    name: name.to_owned(),
                    error,
                };
                settings.faults = parse_rules(as_text()?).map_err(error)?;
                Ok(())
            }
            Take::Path(take) => {
                take(settings, value.to_owned());
                Ok(())
            }
            Take::Foreign(take) => {
                take(settings, value.to_string_lossy().into_owned());
                Ok(())
            }
        }
    }
}

fn clip(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
