//! The services that all objects share.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Once};

use zemu_diag::Diagnostics;
use zemu_fault::Plan;
use zemu_memory::AddressSpace;
use zemu_profile::Profile;

use crate::exec::Engine;
use crate::runtime::{KernelChecks, OnTrap};

/// What objects of a runtime reach without reaching each other.
#[derive(Debug)]
pub struct Core {
    /// The device and driver that are emulated.
    pub profile: Profile,
    /// Which calls are to fail.
    pub faults: Plan,
    /// Findings, call records and live objects.
    pub diagnostics: Arc<Diagnostics>,
    /// Every allocation and import.
    pub memory: Arc<AddressSpace>,
    /// Runs commands.
    pub engine: Arc<Engine>,
    /// What a kernel's trap leads to.
    pub on_trap: OnTrap,
    /// What is looked at while kernels run.
    pub checks: KernelChecks,
    /// Threads that a kernel may use.
    pub threads: usize,
    pub(crate) ids: AtomicU64,
    pub(crate) exit: Once,
}

impl Core {
    /// A number that no other object of this runtime has.
    pub(crate) fn next_id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Registers the exit-time hook at the first submission: it ends what still runs when the process exits.
    pub(crate) fn prepare_exit(&self) {
        self.exit.call_once(|| crate::exit::at_exit(&self.engine));
    }

    /// Nanoseconds on the host's monotonic clock, which is the clock that programs compare with.
    #[must_use]
    pub fn now_ns(&self) -> u64 {
        clock_ns()
    }

    /// A time in device ticks, cut to the valid bits of the profile's global timestamp.
    #[must_use]
    pub fn ticks(&self, ns: u64) -> u64 {
        let timer = &self.profile.device.timer;
        cut(to_ticks(ns, timer.cycles_per_second), timer.timestamp_valid_bits)
    }

    /// A time in device ticks, cut to the valid bits of the profile's kernel timestamp.
    #[must_use]
    pub fn kernel_ticks(&self, ns: u64) -> u64 {
        let timer = &self.profile.device.timer;
        cut(
            to_ticks(ns, timer.cycles_per_second),
            timer.kernel_timestamp_valid_bits,
        )
    }
}

/// The clock that timestamps and waits of the whole driver use.
pub(crate) fn clock_ns() -> u64 {
    crate::exec::now_ns()
}

fn to_ticks(ns: u64, cycles_per_second: u64) -> u64 {
    let ticks = u128::from(ns) * u128::from(cycles_per_second) / 1_000_000_000;
    // A clock that runs since boot stays far below 64 bits of ticks.
    u64::try_from(ticks).unwrap_or(u64::MAX)
}

fn cut(ticks: u64, bits: u32) -> u64 {
    if bits >= 64 {
        ticks
    } else {
        ticks & ((1 << bits) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_follow_the_timer_and_wrap_at_the_valid_bits() {
        assert_eq!(to_ticks(1_000_000_000, 12_500_000), 12_500_000);
        assert_eq!(to_ticks(80, 12_500_000), 1);
        assert_eq!(cut(0x1_0000_0005, 32), 5);
        assert_eq!(cut(u64::MAX, 64), u64::MAX);
    }
}
