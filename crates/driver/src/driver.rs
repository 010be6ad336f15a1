//! The driver object: devices, and contexts for programs that ask for none of their own.

use std::sync::Arc;

use once_cell::sync::OnceCell;

use crate::object::Life;
use crate::{Context, Core, Device};

/// The one driver of a runtime.
#[derive(Debug)]
pub struct Driver {
    core: Arc<Core>,
    life: Arc<Life>,
    devices: Vec<Arc<Device>>,
    default_context: OnceCell<Arc<Context>>,
}

impl Driver {
    pub(crate) fn new(core: &Arc<Core>, visible: Option<&[u32]>) -> Arc<Self> {
        let life = Life::new(None, None);
        let devices = (0..core.profile.device_count)
            .filter(|i| visible.is_none_or(|v| v.contains(i)))
            .map(|i| Device::new(core, &life, i))
            .collect();
        Arc::new(Self {
            core: Arc::clone(core),
            life,
            devices,
            default_context: OnceCell::new(),
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

    /// The devices, in the order in which they are reported.
    pub fn devices(&self) -> &[Arc<Device>] {
        &self.devices
    }

    /// The context that holds all devices and needs no destruction (specification: `zeDriverGetDefaultContext`).
    pub fn default_context(&self) -> &Arc<Context> {
        self.default_context
            .get_or_init(|| Context::create(self, &self.devices, None))
    }
}
