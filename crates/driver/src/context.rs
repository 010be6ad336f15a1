//! Contexts: what allocations, modules and commands belong to.

use std::sync::{Arc, Mutex, PoisonError};

use zemu_abi::{
    Function, ZE_RESULT_ERROR_DEVICE_LOST, ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE,
    ZE_RESULT_ERROR_INVALID_ARGUMENT,
};
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_memory::ContextId;
use zemu_profile::{Choice, Row};

use crate::object::Life;
use crate::{ApiError, ApiResult, Core, Device, Driver};

/// A context.
#[derive(Debug)]
pub struct Context {
    core: Arc<Core>,
    life: Arc<Life>,
    id: ContextId,
    devices: Vec<Arc<Device>>,
    lost: Mutex<Option<String>>,
}

impl Context {
    /// A context for `devices` (specification: `zeContextCreateEx`; none given means all of the driver's).
    pub fn create(driver: &Driver, devices: &[Arc<Device>], created: Option<CallRef>) -> Arc<Self> {
        let core = driver.core();
        let devices = if devices.is_empty() {
            driver.devices()
        } else {
            devices
        };
        Arc::new(Self {
            core: Arc::clone(core),
            life: Life::new(created, Some(driver.life())),
            id: ContextId(core.next_id()),
            devices: devices.to_vec(),
            lost: Mutex::default(),
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

    /// The context's number in the address space.
    pub fn id(&self) -> ContextId {
        self.id
    }

    /// The devices that the context was made for.
    pub fn devices(&self) -> &[Arc<Device>] {
        &self.devices
    }

    /// Checks that the context was made with `device` (specification: a device of a call must be one of its context's).
    ///
    /// # Errors
    /// What the profile says; INVALID_ARGUMENT in `spec`.
    pub fn check_device(&self, device: &Device) -> ApiResult {
        if self.devices.iter().any(|d| d.index() == device.index()) {
            return Ok(());
        }
        let code = match self.core.profile.behaviour().choice(Row::AllocationForeignDevice) {
            Choice::Refuse(code) => code,
            _ => ZE_RESULT_ERROR_INVALID_ARGUMENT,
        };
        Err(ApiError::new(code, &rules::memory::FOREIGN_DEVICE)
            .with("device", Value::Handle(device.life().handle() as u64))
            .with("context", Value::Handle(self.life.handle() as u64)))
    }

    /// Files a finding if an object belongs to another context (specification: objects that are used together come from one
    /// context). No function documents a code for it, and drivers go on.
    pub(crate) fn note_foreign(&self, call: CallRef, other: &Self, object: &Life, kind: &'static str) {
        if self.id != other.id {
            self.core.note(
                call,
                Finding::new(&rules::handle::OTHER_PARENT)
                    .with("handle", Value::Handle(object.handle() as u64))
                    .with("found", Value::Name(kind))
                    .with(
                        "parent",
                        Value::Text(format!("context {:#x}", other.life.handle())),
                    )
                    .with(
                        "expected",
                        Value::Text(format!("context {:#x}", self.life.handle())),
                    ),
            );
        }
    }

    /// Marks the context as lost; it stays so until it is destroyed.
    pub(crate) fn lose(&self, by: &str) {
        self.lost
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get_or_insert_with(|| by.to_owned());
    }

    /// Whether a trap lost the context.
    pub fn is_lost(&self) -> bool {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Checks that the context is not lost (specification: `zeContextGetStatus`).
    ///
    /// # Errors
    /// DEVICE_LOST.
    pub fn check_not_lost(&self, function: Function) -> ApiResult {
        let lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(by) = lost.as_ref() else { return Ok(()) };
        Err(
            ApiError::new(ZE_RESULT_ERROR_DEVICE_LOST, &rules::trap::CONTEXT_LOST)
                .with("function", Value::Function(function))
                .with("context", Value::Handle(self.life.handle() as u64))
                .with("lost_by", Value::Text(by.clone())),
        )
    }

    /// Ends the context's memory: what was not freed is released, and each piece is given back for a report
    /// (specification: an application frees its allocations before it destroys their context).
    pub fn release_memory(&self, call: CallRef) -> Vec<Arc<zemu_memory::Allocation>> {
        self.core.memory.free_context(self.id, call.number)
    }
}

/// Checks that nothing depends on an object that is to be destroyed (specification: HANDLE_OBJECT_IN_USE where the
/// function documents it).
///
/// # Errors
/// HANDLE_OBJECT_IN_USE, if objects made from it live or submitted commands use it.
pub fn may_destroy(
    core: &Core,
    (life, in_flight): (&Life, usize),
    function: Function,
    kind: &'static str,
) -> ApiResult {
    if !function.documents(ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE) {
        return Ok(());
    }
    let rows = core.profile.behaviour();
    let (row, users) = match (life.children(), in_flight) {
        (0, 0) => return Ok(()),
        (0, 1) => (Row::DestroyInFlight, "1 submitted command uses it".to_owned()),
        (0, n) => (Row::DestroyInFlight, format!("{n} submitted commands use it")),
        (1, _) => (
            Row::DestroyWithChildren,
            "1 object that was made from it lives".to_owned(),
        ),
        (n, _) => (
            Row::DestroyWithChildren,
            format!("{n} objects that were made from it live"),
        ),
    };
    match rows.choice(row) {
        Choice::Refuse(code) => Err(ApiError::new(code, &rules::handle::IN_USE)
            .with("found", Value::Name(kind))
            .with("handle", Value::Handle(life.handle() as u64))
            .with("users", Value::Text(users))
            .created_by(life.created())),
        _ => Ok(()),
    }
}
