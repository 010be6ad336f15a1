//! Copies, fills, and the device clock written into memory.

use std::sync::Arc;

use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_memory::{AppPtr, AppRange, OverlapSource as _, Place, UseGuard, map};
use zemu_profile::{Choice, Row};

use super::operation::Operation;
use super::{CommandList, WaitList};
use crate::exec::Kind;
use crate::trap::Trapped;
use crate::view::View;
use crate::{ApiError, ApiResult, Context};

/// A copy of `size` bytes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Copy {
    to: AppPtr,
    from: AppPtr,
    size: u64,
}

impl Copy {
    pub(super) fn pointers(&self) -> [AppPtr; 2] {
        [self.to, self.from]
    }

    pub(super) fn run(&self, context: &Context, leases: Vec<UseGuard>) -> Result<(), Trapped> {
        View::of_transfer(context, leases).copy(
            "zeCommandListAppendMemoryCopy",
            self.to,
            self.from,
            self.size,
        )
    }
}

/// A fill of `size` bytes with a pattern.
#[derive(Debug)]
pub(crate) struct Fill {
    to: AppPtr,
    pattern: Vec<u8>,
    size: u64,
}

impl Fill {
    pub(super) fn pointer(&self) -> AppPtr {
        self.to
    }

    pub(super) fn run(&self, context: &Context, leases: Vec<UseGuard>) -> Result<(), Trapped> {
        View::of_transfer(context, leases).fill(
            "zeCommandListAppendMemoryFill",
            self.to,
            &self.pattern,
            self.size,
        )
    }
}

/// The device clock, written at execution.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WriteTimestamp {
    to: AppPtr,
}

impl WriteTimestamp {
    pub(super) fn pointer(&self) -> AppPtr {
        self.to
    }

    pub(super) fn run(&self, context: &Context, leases: Vec<UseGuard>) -> Result<(), Trapped> {
        let core = context.core();
        let ticks = core.ticks(core.now_ns()).to_ne_bytes();
        View::of_transfer(context, leases).fill("zeCommandListAppendWriteGlobalTimestamp", self.to, &ticks, 8)
    }
}

impl CommandList {
    /// Copies memory (specification: `zeCommandListAppendMemoryCopy`). Ordinary host memory is accepted on both sides.
    ///
    /// # Errors
    /// INVALID_NULL_POINTER for a null pointer with a size; INVALID_ARGUMENT for a range that wraps around or leaves its
    /// allocation; and as every append.
    pub fn append_memory_copy(
        &self,
        call: CallRef,
        to: AppPtr,
        from: AppPtr,
        size: u64,
        events: WaitList,
    ) -> ApiResult {
        for (pointer, name) in [(to, "dstptr"), (from, "srcptr")] {
            // A pointer is null only for a copy of nothing.
            if pointer.is_null() && size > 0 {
                let code = match self
                    .context()
                    .core()
                    .profile
                    .behaviour()
                    .choice(Row::CopyNullPointer)
                {
                    Choice::Refuse(code) => code,
                    _ => ZE_RESULT_ERROR_INVALID_NULL_POINTER,
                };
                return Err(ApiError::new(code, &rules::memory::UNKNOWN_POINTER)
                    .with("pointer", Value::Address(0))
                    .with("size", Value::Bytes(size))
                    .with("parameter", Value::Name(name)));
            }
            self.check_within(call, pointer, size)?;
        }
        // What a copy between overlapping ranges leaves is not defined.
        if let (Some(target), Some(source)) = (AppRange::new(to, size), AppRange::new(from, size))
            && target.overlaps(source)
        {
            self.context().core().note(
                call,
                Finding::new(&rules::memory::OVERLAP)
                    .with("source", crate::memory::span(source))
                    .with("destination", crate::memory::span(target)),
            );
        }
        self.append(
            call,
            Kind::Command,
            Operation::Copy(Copy { to, from, size }),
            events,
        )
    }

    /// Fills memory with a pattern, which is copied now (specification: `zeCommandListAppendMemoryFill`).
    ///
    /// # Errors
    /// INVALID_SIZE for a pattern size that is no power of two or above the queue group's limit; INVALID_ARGUMENT for a
    /// destination in no allocation; and as every append.
    pub fn append_memory_fill(
        &self,
        call: CallRef,
        to: AppPtr,
        pattern: &[u8],
        size: u64,
        events: WaitList,
    ) -> ApiResult {
        self.check_fill_pattern(pattern.len() as u64, size)?;
        // The destination is memory that the device knows.
        if size > 0 && self.context().core().memory.find(to).is_none() {
            return Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::memory::UNKNOWN_POINTER)
                    .with("pointer", Value::Address(to.addr()))
                    .with("size", Value::Bytes(size)),
            );
        }
        self.check_within(call, to, size)?;
        let fill = Arc::new(Fill {
            to,
            pattern: pattern.to_vec(),
            size,
        });
        self.append(call, Kind::Command, Operation::Fill(fill), events)
    }

    /// Checks the size of a fill's pattern before it is read.
    ///
    /// # Errors
    /// INVALID_SIZE.
    pub fn check_fill_pattern(&self, length: u64, size: u64) -> ApiResult {
        let limit = self.max_fill_pattern();
        // The pattern's size is a power of two, at most the queue group's, and divides the size (which the registry checks).
        if length.is_power_of_two() && length <= limit {
            return Ok(());
        }
        Err(
            ApiError::new(ZE_RESULT_ERROR_INVALID_SIZE, &rules::memory::PATTERN)
                .with("pattern", Value::Bytes(length))
                .with("size", Value::Bytes(size))
                .with("limit", Value::Bytes(limit)),
        )
    }

    /// Writes the device clock when everything before is finished (specification: `zeCommandListAppendWriteGlobalTimestamp`).
    ///
    /// # Errors
    /// As every append.
    pub fn append_write_global_timestamp(&self, call: CallRef, to: AppPtr, events: WaitList) -> ApiResult {
        self.append(
            call,
            Kind::Barrier,
            Operation::WriteTimestamp(WriteTimestamp { to }),
            events,
        )
    }

    /// Everything before is finished and visible before anything after begins, for these ranges
    /// (specification: `zeCommandListAppendMemoryRangesBarrier`).
    ///
    /// # Errors
    /// As every append.
    pub fn append_memory_ranges_barrier(&self, call: CallRef, events: WaitList) -> ApiResult {
        self.append(call, Kind::Barrier, Operation::Order, events)
    }

    /// Checks a range of a copy or fill: it neither wraps around nor leaves the allocation that it begins in, nor runs from
    /// ordinary memory into one, and it was not freed.
    fn check_within(&self, call: CallRef, pointer: AppPtr, size: u64) -> ApiResult {
        let memory = &self.context().core().memory;
        let refuse = |rule| {
            ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, rule)
                .with("pointer", Value::Address(pointer.addr()))
                .with(
                    "range",
                    Value::Range {
                        start: pointer.addr(),
                        end: pointer.addr().wrapping_add(size),
                    },
                )
        };
        let beyond = |allocation| refuse(&rules::memory::BEYOND_END).with("allocation", allocation);
        let Some(range) = AppRange::new(pointer, size) else {
            return Err(beyond(Value::Name("space")));
        };
        match memory.find(pointer) {
            Some(a) if !a.range().contains_range(range) => Err(beyond(crate::memory::span(a.range()))),
            // No function documents a code for memory of another context, and drivers go on.
            Some(a) if a.context() != self.context().id() => {
                self.context().core().note(
                    call,
                    Finding::new(&rules::memory::OTHER_CONTEXT)
                        .with("pointer", Value::Address(pointer.addr()))
                        .with("owner", Value::Text(format!("number {}", a.context().0)))
                        .with("context", Value::Handle(self.context().life().handle() as u64)),
                );
                Ok(())
            }
            Some(_) => Ok(()),
            None if size == 0 => Ok(()),
            // The application may have mapped memory of its own where freed memory was; then nothing of zemu's is there.
            None => match (memory.occupant(range), memory.locate(pointer)) {
                (None, Place::Freed(record)) if map::has_hole(range) => {
                    Err(refuse(&rules::memory::FREED).with("freed_by", Value::Call(record.freed_by)))
                }
                (Some(_), Place::Freed(record)) => {
                    Err(refuse(&rules::memory::FREED).with("freed_by", Value::Call(record.freed_by)))
                }
                (Some(occupant), _) => Err(beyond(crate::memory::span(occupant.range()))),
                (None, _) => Ok(()),
            },
        }
    }
}
