//! The emulated device.

use std::sync::Arc;

use zemu_memory::DeviceIndex;
use zemu_profile::Profile;

use crate::Core;
use crate::object::Life;

/// A device of the profile.
#[derive(Debug)]
pub struct Device {
    core: Arc<Core>,
    life: Arc<Life>,
    index: u32,
}

impl Device {
    pub(crate) fn new(core: &Arc<Core>, driver: &Arc<Life>, index: u32) -> Arc<Self> {
        Arc::new(Self {
            core: Arc::clone(core),
            life: Life::new(None, Some(driver)),
            index,
        })
    }

    /// The services that all objects share.
    pub fn core(&self) -> &Arc<Core> {
        &self.core
    }

    /// Submitted commands that use the object.
    pub fn in_flight(&self) -> usize {
        self.life.in_flight()
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The device's place in the profile, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// The device's place in the address space.
    pub fn memory_index(&self) -> DeviceIndex {
        DeviceIndex(self.index)
    }

    /// Bytes that are allocated on the device.
    pub fn used_memory(&self) -> u64 {
        self.core
            .memory
            .usage(zemu_memory::Pool::Device(self.memory_index()))
            .map_or(0, |u| u.used)
    }

    /// What the device is.
    pub fn profile(&self) -> &Profile {
        &self.core.profile
    }

    /// The host clock in nanoseconds and the device clock in ticks, read together
    /// (specification: `zeDeviceGetGlobalTimestamps`).
    pub fn global_timestamps(&self) -> (u64, u64) {
        let ns = self.core.now_ns();
        (ns, self.core.ticks(ns))
    }
}
