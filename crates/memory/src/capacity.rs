//! How much memory the emulated host and devices have, and how much of it is taken.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::summary::DeviceIndex;

/// Who pays for an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pool {
    /// Host memory, and shared memory without a device.
    Host,
    /// The memory of one device.
    Device(DeviceIndex),
}

impl std::fmt::Display for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Host => f.write_str("the host"),
            Self::Device(device) => write!(f, "device {}", device.0),
        }
    }
}

/// What the profile grants, in bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Capacity {
    /// Bytes for host memory, and for shared memory without a device.
    pub host: u64,
    /// Bytes of each device, by [`DeviceIndex`].
    pub devices: Vec<u64>,
}

/// The state of one pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// Bytes of allocations whose pages are still held: also of freed ones that a command still uses.
    pub used: u64,
    /// Bytes that there are in all.
    pub capacity: u64,
}

#[derive(Debug)]
struct Account {
    capacity: u64,
    used: AtomicU64,
}

/// The accounts of all pools.
#[derive(Debug)]
pub(crate) struct Accounts {
    host: Arc<Account>,
    devices: Vec<Arc<Account>>,
}

/// Bytes taken from a pool; given back when dropped.
#[derive(Debug)]
pub(crate) struct Charge {
    account: Arc<Account>,
    bytes: u64,
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.account.used.fetch_sub(self.bytes, Ordering::AcqRel);
    }
}

impl Accounts {
    pub(crate) fn new(capacity: &Capacity) -> Self {
        let account = |&capacity: &u64| {
            Arc::new(Account {
                capacity,
                used: AtomicU64::new(0),
            })
        };
        Self {
            host: account(&capacity.host),
            devices: capacity.devices.iter().map(account).collect(),
        }
    }

    fn account(&self, pool: Pool) -> Option<&Arc<Account>> {
        match pool {
            Pool::Host => Some(&self.host),
            Pool::Device(device) => self.devices.get(usize::try_from(device.0).ok()?),
        }
    }

    /// The state of a pool, or `None` for a device that does not exist.
    pub(crate) fn usage(&self, pool: Pool) -> Option<Usage> {
        let account = self.account(pool)?;
        Some(Usage {
            used: account.used.load(Ordering::Acquire),
            capacity: account.capacity,
        })
    }

    /// Takes `bytes` from a pool. `Err` with its state when they do not fit, or with `None` when there is no such pool.
    pub(crate) fn charge(&self, pool: Pool, bytes: u64) -> Result<Charge, Option<Usage>> {
        let account = self.account(pool).ok_or(None)?;
        let fits = |used: u64| used.checked_add(bytes).filter(|&sum| sum <= account.capacity);
        match account
            .used
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, fits)
        {
            Ok(_) => Ok(Charge {
                account: Arc::clone(account),
                bytes,
            }),
            Err(used) => Err(Some(Usage {
                used,
                capacity: account.capacity,
            })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_charge_is_exact_and_given_back() {
        let accounts = Accounts::new(&Capacity {
            host: 100,
            devices: vec![10],
        });
        let first = accounts.charge(Pool::Host, 60).unwrap();
        assert_eq!(
            accounts.charge(Pool::Host, 41).unwrap_err(),
            Some(Usage {
                used: 60,
                capacity: 100
            })
        );
        let second = accounts.charge(Pool::Host, 40).unwrap();
        drop(first);
        assert_eq!(
            accounts.usage(Pool::Host),
            Some(Usage {
                used: 40,
                capacity: 100
            })
        );
        drop(second);
        assert_eq!(accounts.usage(Pool::Host).unwrap().used, 0);
        assert_eq!(accounts.usage(Pool::Device(DeviceIndex(0))).unwrap().capacity, 10);
        assert_eq!(
            accounts.charge(Pool::Device(DeviceIndex(1)), 1).unwrap_err(),
            None
        );
    }

    #[test]
    fn sums_that_wrap_do_not_fit() {
        let accounts = Accounts::new(&Capacity {
            host: u64::MAX,
            devices: vec![],
        });
        let _most = accounts.charge(Pool::Host, u64::MAX - 1).unwrap();
        assert!(accounts.charge(Pool::Host, 2).is_err());
        assert!(accounts.charge(Pool::Host, 1).is_ok());
    }
}
