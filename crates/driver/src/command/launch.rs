//! Kernel launches.

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use spirv_interp::{ArgKind, ArgValue, CheckFinding, Checks, Grid, RunOptions, TrapKind, engine, reference};
use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_memory::{Allocation, AppPtr, Place, UseGuard};
use zemu_profile::{Choice, Row};

use super::operation::Operation;
use super::{CommandList, WaitList};
use crate::exec::{Kind, RunContext};
use crate::kernel::KernelState;
use crate::object::Life;
use crate::trap::{Stopped, Trapped, check_finding};
use crate::view::View;
use crate::{ApiError, ApiResult, Context, Kernel, KernelChecks};

/// What a kernel prints goes to stdout, as `printf` of the application does. When stdout is closed it is lost.
fn print(text: &[u8]) {
    let mut stdout = std::io::stdout().lock();
    let _written = stdout.write_all(text).and_then(|()| stdout.flush());
}

/// Groups of a launch.
pub type LaunchGrid = [u32; 3];

/// A launch with the arguments that the kernel had when it was appended.
#[derive(Debug)]
pub(crate) struct Launch {
    kernel: Arc<Kernel>,
    arguments: Vec<ArgValue>,
    grid: Grid,
    /// The kernel may reach host memory through pointers in memory.
    indirect_host: bool,
}

impl Launch {
    /// The life of the kernel, which must not be destroyed while the command flies.
    pub(super) fn kernel_life(&self) -> &Arc<Life> {
        self.kernel.life()
    }

    /// The addresses among the arguments.
    pub(super) fn pointers(&self) -> Vec<AppPtr> {
        let pointer = |a: &ArgValue| {
            if let ArgValue::Pointer(p) = a {
                Some(AppPtr(*p))
            } else {
                None
            }
        };
        self.arguments.iter().filter_map(pointer).collect()
    }

    pub(super) fn run(
        &self,
        context: &Context,
        call: CallRef,
        leases: Vec<UseGuard>,
        cx: &RunContext<'_>,
    ) -> Result<(), Stopped> {
        let view = View::of_kernel(context, leases);
        let user = || format!("kernel {}", self.kernel.name());
        for import in self.imports(context) {
            view.use_import(&import, &user)?;
        }
        let core = context.core();
        // The engine may end the task, and the application may free an import that the kernel is using.
        let cancelled = || cx.cancelled().load(Ordering::Relaxed) || view.is_cancelled();
        let found = |found: &CheckFinding| {
            let finding = check_finding(found).with("submitted_by", Value::Call(call.number));
            core.diagnostics.report(finding.in_call(call));
        };
        let KernelChecks {
            races,
            uninitialised,
            barriers,
        } = core.checks;
        let checks = core.checks.any().then_some(Checks {
            races,
            uninitialised,
            copies: barriers,
            found: &found,
        });
        let options = RunOptions {
            pool: cx.pool(),
            threads: core.threads,
            cancel: Some(&cancelled),
            subgroup_size: self.kernel.subgroup_size(),
            print: Some(&print),
            checks,
            ..RunOptions::default()
        };
        let fast = if checks.is_none() {
            self.kernel.prepared()
        } else {
            None
        };
        let outcome = match fast {
            Some(prepared) => engine::run(prepared, &self.grid, &self.arguments, &view, &options),
            None => reference::run(self.kernel.code(), &self.grid, &self.arguments, &view, &options),
        };
        outcome.map(|_| ()).map_err(|trap| match trap.kind {
            // A kernel that was stopped because its import was freed has trapped; any other stop is none of its doing.
            TrapKind::Cancelled if !view.is_cancelled() => Stopped::Cancelled,
            _ => Stopped::Trapped(Trapped::Kernel(trap)),
        })
    }

    /// The imports that the kernel can reach: those of its arguments, or all of the context.
    fn imports(&self, context: &Context) -> Vec<Arc<Allocation>> {
        let memory = &context.core().memory;
        let mut imports: Vec<Arc<Allocation>> = if self.indirect_host {
            memory.of_context(context.id())
        } else {
            self.pointers()
                .into_iter()
                .filter_map(|p| memory.find(p))
                .collect()
        };
        imports.retain(|a| a.is_import());
        imports
    }
}

impl CommandList {
    /// Launches a kernel with the arguments and group size that were set (specification: `zeCommandListAppendLaunchKernel`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT for unset arguments, a group size that was never set, and a copy-only list; OUT_OF_DEVICE_MEMORY for
    /// more local memory than the device has; and as every append.
    pub fn append_launch_kernel(
        &self,
        call: CallRef,
        kernel: &Arc<Kernel>,
        groups: LaunchGrid,
        events: WaitList,
    ) -> ApiResult {
        self.check_compute(call.function)?;
        self.context()
            .note_foreign(call, kernel.context(), kernel.life(), "kernel");
        let state = kernel.snapshot();
        let core = self.context().core();
        let named = |error: ApiError| error.with("kernel", Value::Text(kernel.name().to_owned()));
        // Every argument was set.
        if let Some(index) = state.arguments.iter().position(Option::is_none) {
            return Err(named(
                ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::kernel::ARGUMENT_UNSET)
                    .with("index", Value::Index(index as u64)),
            ));
        }
        // The group size was set.
        let group_size = match (
            state.group_size,
            core.profile.behaviour().choice(Row::GroupSizeNotSet),
        ) {
            (Some(size), _) => size,
            (None, Choice::Refuse(code)) => {
                return Err(named(ApiError::new(code, &rules::kernel::GROUP_SIZE_UNSET)));
            }
            (None, _) => [1, 1, 1],
        };
        // A group's local memory fits into the device's.
        let local = kernel.local_bytes(&state);
        let limit = core.profile.device.compute.max_shared_local_memory;
        if local > limit {
            return Err(named(
                ApiError::new(ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, &rules::kernel::LOCAL_MEMORY)
                    .with("size", Value::Bytes(local))
                    .with("limit", Value::Bytes(limit)),
            ));
        }
        self.check_groups(call, kernel, groups)?;
        self.note_pointers(call, kernel, &state);
        let launch = Arc::new(Launch {
            kernel: Arc::clone(kernel),
            arguments: state.arguments.into_iter().flatten().collect(),
            grid: Grid {
                group_count: groups,
                group_size,
                global_offset: state.global_offset.map(u64::from),
            },
            indirect_host: state.indirect & ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST != 0,
        });
        self.append(call, Kind::Command, Operation::Launch(launch), events)
    }

    fn check_groups(&self, call: CallRef, kernel: &Kernel, groups: LaunchGrid) -> ApiResult {
        let core = self.context().core();
        let [x, y, z] = groups;
        let limits = core.profile.device.compute.max_group_count;
        // No dimension has more groups than the device takes.
        if let Some(limit) = groups
            .iter()
            .zip(limits)
            .find(|(n, limit)| *n > limit)
            .map(|(_, limit)| limit)
        {
            return Err(ApiError::new(
                ZE_RESULT_ERROR_INVALID_ARGUMENT,
                &rules::kernel::GROUP_COUNT_LIMIT,
            )
            .with("kernel", Value::Text(kernel.name().to_owned()))
            .with("x", Value::Count(x.into()))
            .with("y", Value::Count(y.into()))
            .with("z", Value::Count(z.into()))
            .with("limit", Value::Count(limit.into())));
        }
        if groups.contains(&0) {
            core.note(
                call,
                Finding::new(&rules::kernel::GROUP_COUNT_ZERO)
                    .with("kernel", Value::Text(kernel.name().to_owned()))
                    .with("x", Value::Count(x.into()))
                    .with("y", Value::Count(y.into()))
                    .with("z", Value::Count(z.into())),
            );
        }
        Ok(())
    }

    /// Pointer arguments should lie in memory that the device knows. The driver does not refuse others (the kernel may never
    /// use them), so this only leaves findings.
    fn note_pointers(&self, call: CallRef, kernel: &Kernel, state: &KernelState) {
        let core = self.context().core();
        let infos = kernel.arguments().iter().zip(&state.arguments).enumerate();
        for (index, (info, value)) in infos {
            let Some(ArgValue::Pointer(pointer)) = value else {
                continue;
            };
            if *pointer == 0 || !matches!(info.kind, ArgKind::Global { .. } | ArgKind::Constant) {
                continue;
            }
            let finding = match core.memory.locate(AppPtr(*pointer)) {
                Place::Inside { allocation, .. } if allocation.context == self.context().id() => continue,
                Place::Inside { allocation, .. } => Finding::new(&rules::kernel::POINTER_OTHER_CONTEXT)
                    .with("owner", Value::Text(format!("context {}", allocation.context.0))),
                Place::Freed(record) => {
                    Finding::new(&rules::kernel::POINTER_FREED).with("freed_by", Value::Call(record.freed_by))
                }
                _ => Finding::new(&rules::kernel::POINTER),
            };
            core.note(
                call,
                finding
                    .with("kernel", Value::Text(kernel.name().to_owned()))
                    .with("index", Value::Index(index as u64))
                    .with("pointer", Value::Address(*pointer)),
            );
        }
    }
}
