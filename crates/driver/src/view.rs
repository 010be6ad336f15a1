//! The address space as one running command sees it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use spirv_interp::{Access, AccessError, AccessErrorKind, MemoryView, Range, bulk};
use zemu_memory::{AddressSpace, Allocation, AppPtr, AppRange, OverlapSource as _, UseGuard, map};

use crate::Context;
use crate::trap::Trapped;

/// What a command may touch. Everything that it was given stays in use until the view is dropped, so that no free can
/// take pages away under it.
#[derive(Debug)]
pub(crate) struct View {
    memory: Arc<AddressSpace>,
    used: Mutex<HashMap<u64, UseGuard>>,
    /// Copies may also use ordinary memory of the application.
    host_memory: bool,
}

impl View {
    /// The view of a kernel: allocations and imports.
    pub(crate) fn of_kernel(context: &Context, leases: Vec<UseGuard>) -> Self {
        let used = leases
            .into_iter()
            .map(|guard| (guard.allocation().id().0, guard))
            .collect();
        Self {
            memory: Arc::clone(&context.core().memory),
            used: Mutex::new(used),
            host_memory: false,
        }
    }

    /// The view of a copy or fill: ordinary memory of the application too.
    pub(crate) fn of_transfer(context: &Context, leases: Vec<UseGuard>) -> Self {
        Self {
            host_memory: true,
            ..Self::of_kernel(context, leases)
        }
    }

    /// Takes an import into use, which is where a command first finds out that its pages are gone
    /// (extension: the application keeps the pages until zeMemFree).
    pub(crate) fn use_import(
        &self,
        allocation: &Arc<Allocation>,
        user: &dyn Fn() -> String,
    ) -> Result<(), Trapped> {
        map::check_still_mapped(allocation).map_err(|hole| Trapped::Released {
            hole,
            range: allocation.range(),
            user: user(),
        })?;
        if let Ok(guard) = allocation.begin_use() {
            self.keep(guard);
        }
        Ok(())
    }

    /// Whether an import that the command uses was freed, so that the command has to end.
    pub(crate) fn is_cancelled(&self) -> bool {
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.values().any(|guard| guard.allocation().is_cancelled())
    }

    fn keep(&self, guard: UseGuard) {
        let id = guard.allocation().id().0;
        self.used
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(id)
            .or_insert(guard);
    }

    /// Copies `size` bytes between places that this view may touch.
    pub(crate) fn copy(
        &self,
        command: &'static str,
        to: AppPtr,
        from: AppPtr,
        size: u64,
    ) -> Result<(), Trapped> {
        self.check_imports(command, &[to, from])?;
        bulk::copy(self, to.addr(), from.addr(), size).map_err(|e| transfer(command, size, e))
    }

    /// Fills `size` bytes with a pattern.
    pub(crate) fn fill(
        &self,
        command: &'static str,
        to: AppPtr,
        pattern: &[u8],
        size: u64,
    ) -> Result<(), Trapped> {
        self.check_imports(command, &[to])?;
        bulk::fill(self, to.addr(), pattern, size).map_err(|e| transfer(command, size, e))
    }

    fn check_imports(&self, command: &'static str, pointers: &[AppPtr]) -> Result<(), Trapped> {
        let imports = pointers
            .iter()
            .filter_map(|p| self.memory.find(*p))
            .filter(|a| a.is_import());
        imports
            .into_iter()
            .try_for_each(|a| self.use_import(&a, &|| command.to_owned()))
    }

    /// A lease on the allocation in use that holds an address.
    fn in_use(&self, address: AppPtr) -> Option<UseGuard> {
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let guard = used.values().find(|guard| guard.allocation().holds(address))?;
        guard.allocation().begin_use().ok()
    }

    fn in_allocation(&self, guard: UseGuard, wanted: AppRange, access: Access) -> Result<Range, AccessError> {
        let allocation = guard.allocation();
        let range = Range {
            base: allocation.start().addr(),
            len: allocation.size(),
            readable: true,
            writable: !allocation.is_read_only(),
            host_delta: allocation.host_delta(),
            origin: allocation.id().0,
        };
        let refuse = |kind| {
            let description = allocation.summary().to_string().into_boxed_str();
            Err(AccessError {
                kind,
                nearest: Some(range),
                description,
            })
        };
        if allocation.is_cancelled() {
            return refuse(AccessErrorKind::Released);
        }
        if !allocation.range().contains_range(wanted) {
            return refuse(AccessErrorKind::OutOfBounds);
        }
        if !range.permits(access) {
            return refuse(AccessErrorKind::ReadOnly);
        }
        self.keep(guard);
        Ok(range)
    }

    fn in_host_memory(&self, wanted: AppRange, access: Access) -> Option<Range> {
        let readable_and_writable = |r: AppRange| {
            let segments = map::protection(r).ok()?;
            Some((segments.iter().all(|s| s.read), segments.iter().all(|s| s.write)))
        };
        // What zemu allocated, imported or holds is never ordinary memory, also when only a part of the range is.
        if !self.host_memory || self.memory.occupant(wanted).is_some() || map::has_hole(wanted) {
            return None;
        }
        let (readable, writable) = readable_and_writable(wanted)?;
        let range = Range {
            base: wanted.start().addr(),
            len: wanted.len(),
            readable,
            writable,
            host_delta: 0,
            origin: 0,
        };
        range.permits(access).then_some(range)
    }
}

impl MemoryView for View {
    fn resolve(&self, address: u64, len: u64, access: Access) -> Result<Range, AccessError> {
        let wanted = AppRange::new(AppPtr(address), len);
        // What was freed after the command was submitted is in use, and its pages are still there.
        let found = self
            .memory
            .find_and_use(AppPtr(address))
            .or_else(|| self.in_use(AppPtr(address)));
        match (wanted, found) {
            (Some(wanted), Some(guard)) => self.in_allocation(guard, wanted, access),
            (Some(wanted), None) if let Some(range) = self.in_host_memory(wanted, access) => Ok(range),
            _ => {
                let place = self.memory.locate(AppPtr(address));
                let kind = match place {
                    zemu_memory::Place::Freed(_) => AccessErrorKind::Released,
                    zemu_memory::Place::Past { .. } | zemu_memory::Place::Before { .. } => {
                        AccessErrorKind::OutOfBounds
                    }
                    _ => AccessErrorKind::Unmapped,
                };
                Err(AccessError {
                    kind,
                    nearest: None,
                    description: place.to_string().into_boxed_str(),
                })
            }
        }
    }
}

fn transfer(command: &'static str, size: u64, error: bulk::BulkError) -> Trapped {
    Trapped::Transfer {
        command,
        address: error.address,
        size,
        reason: error.to_string(),
    }
}
