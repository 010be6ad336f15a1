//! The one clock of the engine.

use nix::time::{ClockId, clock_gettime};

/// Nanoseconds on the host's monotonic clock (`CLOCK_MONOTONIC`), so that stamps compare with the
/// application's own.
#[must_use]
pub fn now_ns() -> u64 {
    let Ok(time) = clock_gettime(ClockId::CLOCK_MONOTONIC) else {
        return 0;
    };
    let seconds = u64::try_from(time.tv_sec()).unwrap_or(0);
    let nanos = u64::try_from(time.tv_nsec()).unwrap_or(0);
    seconds.saturating_mul(1_000_000_000).saturating_add(nanos)
}

/// When a command ran, in nanoseconds of [`now_ns`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stamp {
    /// Just before the work began.
    pub start_ns: u64,
    /// Just after the work ended.
    pub end_ns: u64,
}

impl Stamp {
    /// A moment: what a host signal or a command without work leaves.
    #[must_use]
    pub const fn at(ns: u64) -> Self {
        Self {
            start_ns: ns,
            end_ns: ns,
        }
    }

    /// This moment.
    #[must_use]
    pub fn now() -> Self {
        Self::at(now_ns())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_never_goes_back() {
        let first = now_ns();
        let second = now_ns();
        assert!(first > 0 && second >= first);
    }
}
