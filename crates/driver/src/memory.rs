//! Allocation, import, free and queries of memory.

use std::sync::Arc;
use std::time::Duration;

use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_memory::{
    AllocError, AllocRequest, Allocation, AppPtr, AppRange, FreeError, FreeMode, FreeRequest, ImportRefusal,
    ImportRequest, ImportRules, ImportWarning, Kind, OutOfMemoryCause, Place, Placement, check_arguments,
};
use zemu_profile::{AllocationKind, Choice, Row};

use crate::chain::Chain;
use crate::{ApiError, ApiResult, Context, Device};

/// What an allocation is asked to be.
#[derive(Debug, Clone)]
pub struct AllocSettings {
    /// The size argument, in bytes.
    pub size: u64,
    /// The alignment argument: 0 or a power of two.
    pub alignment: u64,
    /// The device may only read it.
    pub read_only: bool,
    /// The limit of a single allocation is lifted (extension: relaxed allocation limits).
    pub relaxed_limit: bool,
    /// The descriptors' chains.
    pub chains: Vec<Chain>,
}

/// An import of application pages (extension: external memory mapping of system memory).
#[derive(Debug, Clone, Copy)]
pub struct ImportSettings {
    /// `pSystemMemory`.
    pub pointer: AppPtr,
    /// The descriptor's size, in bytes.
    pub size: u64,
}

/// What `zeMemGetAllocProperties` tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllocProperties {
    /// The type of the allocation.
    pub kind: ze_memory_type_t,
    /// Its number; none for memory that is no allocation.
    pub id: u64,
    /// Its page size in bytes.
    pub page_size: u64,
    /// The device that it was made for.
    pub device: Option<u32>,
}

impl Context {
    /// Host memory (specification: `zeMemAllocHost`), or with `import` the application's own pages.
    ///
    /// # Errors
    /// In this order: size and alignment, chain, import rules, capacity.
    pub fn alloc_host(
        &self,
        call: CallRef,
        settings: &AllocSettings,
        import: Option<ImportSettings>,
    ) -> ApiResult<Arc<Allocation>> {
        match import {
            Some(import) => self.import(call, settings, import),
            None => self.allocate(call, settings, Placement::Host, AllocationKind::Host),
        }
    }

    /// Device memory (specification: `zeMemAllocDevice`).
    ///
    /// # Errors
    /// As [`Self::alloc_host`]; also if the device is none of the context's.
    pub fn alloc_device(
        &self,
        call: CallRef,
        settings: &AllocSettings,
        device: &Device,
    ) -> ApiResult<Arc<Allocation>> {
        self.check_device(device)?;
        self.allocate(
            call,
            settings,
            Placement::Device(device.memory_index()),
            AllocationKind::Device,
        )
    }

    /// Shared memory (specification: `zeMemAllocShared`), which may name no device.
    ///
    /// # Errors
    /// As [`Self::alloc_device`].
    pub fn alloc_shared(
        &self,
        call: CallRef,
        settings: &AllocSettings,
        device: Option<&Device>,
    ) -> ApiResult<Arc<Allocation>> {
        if let Some(device) = device {
            self.check_device(device)?;
        }
        let placement = Placement::Shared(device.map(Device::memory_index));
        self.allocate(call, settings, placement, AllocationKind::Shared)
    }

    fn limit(&self, relaxed: bool) -> u64 {
        let memory = &self.core().profile.device.memory;
        if relaxed {
            memory.total_size
        } else {
            memory.max_alloc_size
        }
    }

    fn allocate(
        &self,
        call: CallRef,
        settings: &AllocSettings,
        placement: Placement,
        kind: AllocationKind,
    ) -> ApiResult<Arc<Allocation>> {
        let limit = self.limit(settings.relaxed_limit);
        // A single allocation is no larger than maxMemAllocSize. The shipped driver looks at the size before the chain.
        if settings.size == 0 || settings.size > limit {
            return Err(refused_size(settings.size, limit));
        }
        for chain in &settings.chains {
            self.core().check_chain(call, chain)?;
        }
        let request = AllocRequest {
            context: self.id(),
            placement,
            size: settings.size,
            alignment: settings.alignment,
            page_size: self.core().profile.device.pages.size_of(kind, settings.size),
            limit,
            read_only: settings.read_only,
            call: call.number,
        };
        self.core()
            .memory
            .allocate(&request)
            .map_err(|e| refused_allocation(&request, &e))
    }

    fn import(
        &self,
        call: CallRef,
        settings: &AllocSettings,
        import: ImportSettings,
    ) -> ApiResult<Arc<Allocation>> {
        let core = self.core();
        let rows = core.profile.behaviour();
        let refuses = |row| matches!(rows.choice(row), Choice::Refuse(_));
        let rules = ImportRules {
            alignment_power_of_two: refuses(Row::AlignmentNotPowerOfTwo),
            pointer_page: refuses(Row::ImportPointerOffPage),
            desc_size_zero: refuses(Row::ImportSizeZero),
            desc_size_page: refuses(Row::ImportSizeOffPage),
            desc_size_limit: refuses(Row::ImportSizeAboveLimit),
            alignment_above_pointer: refuses(Row::ImportAlignmentAbovePointer),
            pages: refuses(Row::ImportNotMapped),
            overlap: refuses(Row::ImportOverlap),
            ..ImportRules::strict(core.profile.device.pages.import)
        };
        let request = ImportRequest {
            context: self.id(),
            pointer: import.pointer,
            desc_size: import.size,
            size_argument: settings.size,
            alignment: settings.alignment,
            read_only: settings.read_only,
            limit: self.limit(settings.relaxed_limit),
            call: call.number,
        };
        // The rules about the arguments come before those about the chain, and the chain before the pages.
        check_arguments(&request, &rules).map_err(|e| self.refused_import(&request, &e))?;
        for chain in &settings.chains {
            core.check_chain(call, chain)?;
        }
        let imported = core
            .memory
            .import(&request, &rules)
            .map_err(|e| self.refused_import(&request, &e))?;
        for warning in imported.warnings {
            core.note(call, import_warning(&request, &warning));
        }
        Ok(imported.allocation)
    }

    fn refused_import(&self, request: &ImportRequest, refusal: &ImportRefusal) -> ApiError {
        let rows = self.core().profile.behaviour();
        let page = |p: u64| Value::Bytes(p);
        let at = Value::Address(request.pointer.addr());
        let by = |row, rule| ApiError::new(rows.code(row), rule);
        match *refusal {
            ImportRefusal::SizeArgumentZero => ApiError::new(
                ZE_RESULT_ERROR_UNSUPPORTED_SIZE,
                &rules::import::SIZE_ARGUMENT_ZERO,
            ),
            ImportRefusal::SizeArgumentAboveLimit { size, limit } => ApiError::new(
                ZE_RESULT_ERROR_UNSUPPORTED_SIZE,
                &rules::import::SIZE_ARGUMENT_LIMIT,
            )
            .with("size", Value::Bytes(size))
            .with("limit", Value::Bytes(limit)),
            ImportRefusal::AlignmentNotPowerOfTwo { alignment } => by(
                Row::AlignmentNotPowerOfTwo,
                &rules::import::ALIGNMENT_NOT_POWER_OF_TWO,
            )
            .with("alignment", Value::Bytes(alignment)),
            ImportRefusal::NullPointer => by(Row::ImportNullPointer, &rules::import::NULL_POINTER),
            ImportRefusal::PointerOffPage { pointer, page_size } => {
                by(Row::ImportPointerOffPage, &rules::import::POINTER_OFF_PAGE)
                    .with("pointer", Value::Address(pointer.addr()))
                    .with("page", page(page_size))
                    .with("offset", Value::Bytes(pointer.addr() % page_size))
            }
            ImportRefusal::DescSizeZero => by(Row::ImportSizeZero, &rules::import::SIZE_ZERO),
            ImportRefusal::DescSizeOffPage { size, page_size } => {
                by(Row::ImportSizeOffPage, &rules::import::SIZE_OFF_PAGE)
                    .with("size", Value::Bytes(size))
                    .with("page", page(page_size))
                    .with(
                        "rounded",
                        Value::Bytes(size.checked_next_multiple_of(page_size).unwrap_or(u64::MAX)),
                    )
                    .with("pointer", at)
            }
            ImportRefusal::DescSizeAboveLimit { size, limit } => {
                by(Row::ImportSizeAboveLimit, &rules::import::SIZE_LIMIT)
                    .with("size", Value::Bytes(size))
                    .with("limit", Value::Bytes(limit))
            }
            ImportRefusal::Wraps { pointer, size } => by(Row::ImportRangeWraps, &rules::import::WRAPS)
                .with("pointer", Value::Address(pointer.addr()))
                .with("size", Value::Bytes(size)),
            ImportRefusal::AlignmentAbovePointer {
                alignment,
                pointer,
                own,
            } => by(
                Row::ImportAlignmentAbovePointer,
                &rules::import::ALIGNMENT_ABOVE_POINTER,
            )
            .with("alignment", Value::Bytes(alignment))
            .with("pointer", Value::Address(pointer.addr()))
            .with("actual", Value::Bytes(own)),
            ImportRefusal::NotMapped { range, hole } => by(Row::ImportNotMapped, &rules::import::NOT_MAPPED)
                .with("hole", span(hole))
                .with("range", span(range)),
            ImportRefusal::NotReadable { range, part, .. } => {
                by(Row::ImportNotMapped, &rules::import::NOT_READABLE)
                    .with("pages", span(part))
                    .with("range", span(range))
            }
            ImportRefusal::NotWritable { range, part, .. } => {
                by(Row::ImportNotWritable, &rules::import::NOT_WRITABLE)
                    .with("pages", span(part))
                    .with("range", span(range))
            }
            ImportRefusal::Overlap { range, with } => by(Row::ImportOverlap, &rules::import::OVERLAP)
                .with("range", span(range))
                .with("other", span(with.range()))
                .with("other_kind", Value::Text(with.to_string())),
        }
    }

    /// Releases an allocation or import by its pointer (specification: `zeMemFree`).
    ///
    /// The address is retired at once. Pages of ours are released when the last command that uses them ends; pages of an
    /// import are the application's, so the call cancels the commands that run on them and waits for their end.
    ///
    /// # Errors
    /// INVALID_ARGUMENT for a pointer that is not the start of an allocation of this context.
    pub fn free(
        &self,
        call: CallRef,
        pointer: AppPtr,
        policy: FreePolicy,
    ) -> ApiResult<Vec<Arc<Allocation>>> {
        let core = self.core();
        let interior = matches!(
            core.profile.behaviour().choice(Row::FreeInteriorPointer),
            Choice::Accept
        );
        let request = FreeRequest {
            pointer,
            context: Some(self.id()),
            mode: if interior {
                FreeMode::Interior
            } else {
                FreeMode::Exact
            },
            call: call.number,
        };
        if policy == FreePolicy::Blocking
            && let Some(allocation) = core.memory.find(pointer)
        {
            // The call returns when no command uses the memory any more.
            let _always = allocation.wait_unused(None);
        }
        let freed = core
            .memory
            .free(&request)
            .map_err(|e| self.refused_free(pointer, &e))?;
        let used = freed.in_use.max(freed.allocation.pending());
        if used > 0 && policy == FreePolicy::Default {
            core.note(
                call,
                Finding::new(&rules::memory::FREE_IN_USE)
                    .with("pointer", Value::Address(pointer.addr()))
                    .with("users", Value::Text(users(used)))
                    .with("range", span(freed.allocation.range())),
            );
        }
        if freed.allocation.is_import() && freed.in_use > 0 {
            freed.allocation.cancel();
            if !freed.allocation.wait_unused(Some(IMPORT_RELEASE_LIMIT)) {
                // The command does not end. Going on is what a driver would do; the finding above says what may follow.
                return Ok(vec![freed.allocation]);
            }
        }
        let mut gone = freed.duplicates;
        gone.push(freed.allocation);
        Ok(gone)
    }

    fn refused_free(&self, pointer: AppPtr, error: &FreeError) -> ApiError {
        let at = Value::Address(pointer.addr());
        let refuse = |rule| ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, rule).with("pointer", at.clone());
        match error {
            FreeError::NotFound {
                place: Place::Freed(record),
                ..
            } => refuse(&rules::memory::DOUBLE_FREE)
                .with("freed_by", Value::Call(record.freed_by))
                .with("size", Value::Bytes(record.allocation.range.len())),
            FreeError::Null | FreeError::NotFound { .. } => refuse(&rules::memory::FREE_UNKNOWN),
            FreeError::Interior { allocation, .. } => {
                let code = self.core().profile.behaviour().code(Row::FreeInteriorPointer);
                let code = if code == ZE_RESULT_SUCCESS {
                    ZE_RESULT_ERROR_INVALID_ARGUMENT
                } else {
                    code
                };
                ApiError::new(code, &rules::memory::FREE_INTERIOR)
                    .with("pointer", at)
                    .with(
                        "offset",
                        Value::Bytes(pointer.addr() - allocation.range.start().addr()),
                    )
                    .with("range", span(allocation.range))
            }
            FreeError::OtherContext { allocation, .. } => refuse(&rules::memory::OTHER_CONTEXT)
                .with("context", Value::Handle(self.life().handle() as u64))
                .with("owner", Value::Text(format!("number {}", allocation.context.0))),
        }
    }

    /// What the allocation that holds `pointer` is (specification: `zeMemGetAllocProperties`); memory that is none has the
    /// type UNKNOWN.
    pub fn alloc_properties(&self, pointer: AppPtr) -> Option<AllocProperties> {
        let allocation = self.find(pointer)?;
        let rows = self.core().profile.behaviour();
        let kind = match allocation.kind() {
            Kind::Host => ZE_MEMORY_TYPE_HOST,
            Kind::Device => ZE_MEMORY_TYPE_DEVICE,
            Kind::Shared => ZE_MEMORY_TYPE_SHARED,
            Kind::Imported => match rows.choice(Row::ImportReportedType) {
                Choice::Report(kind) => ze_memory_type_t(kind),
                _ => ZE_MEMORY_TYPE_HOST_IMPORTED,
            },
        };
        Some(AllocProperties {
            kind,
            id: allocation.id().0,
            page_size: allocation.page_size(),
            device: allocation.device().map(|d| d.0),
        })
    }

    /// The allocation of this context that holds `pointer`.
    pub fn find(&self, pointer: AppPtr) -> Option<Arc<Allocation>> {
        self.core()
            .memory
            .find(pointer)
            .filter(|a| a.context() == self.id())
    }

    /// The range of the allocation that holds `pointer` (specification: `zeMemGetAddressRange`).
    ///
    /// # Errors
    /// ADDRESS_NOT_FOUND.
    pub fn address_range(&self, pointer: AppPtr) -> ApiResult<AppRange> {
        let found = self.find(pointer).map(|a| a.range());
        found.ok_or_else(|| self.unknown(ZE_RESULT_ERROR_ADDRESS_NOT_FOUND, pointer))
    }

    /// Why a pointer is none of this context's.
    fn unknown(&self, code: ze_result_t, pointer: AppPtr) -> ApiError {
        let error = match self.core().memory.locate(pointer) {
            Place::Inside { allocation, .. } => ApiError::new(code, &rules::memory::OTHER_CONTEXT)
                .with("owner", Value::Text(format!("number {}", allocation.context.0)))
                .with("context", Value::Handle(self.life().handle() as u64)),
            Place::Freed(record) => {
                ApiError::new(code, &rules::memory::FREED).with("freed_by", Value::Call(record.freed_by))
            }
            _ => ApiError::new(code, &rules::memory::UNKNOWN_POINTER),
        };
        error.with("pointer", Value::Address(pointer.addr()))
    }

    /// Checks that a range lies in one allocation of this context (specification: `zeContextMakeMemoryResident`,
    /// `zeContextEvictMemory`).
    ///
    /// # Errors
    /// INVALID_ARGUMENT.
    pub fn check_range(&self, pointer: AppPtr, size: u64) -> ApiResult {
        let Some(allocation) = self.find(pointer) else {
            return Err(self
                .unknown(ZE_RESULT_ERROR_INVALID_ARGUMENT, pointer)
                .with("size", Value::Bytes(size)));
        };
        match AppRange::new(pointer, size) {
            Some(range) if allocation.range().contains_range(range) => Ok(()),
            _ => Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::memory::BEYOND_END)
                    .with(
                        "range",
                        Value::Range {
                            start: pointer.addr(),
                            end: pointer.addr().saturating_add(size),
                        },
                    )
                    .with("allocation", span(allocation.range())),
            ),
        }
    }
}

/// How long a free of an import waits for commands that were told to stop.
const IMPORT_RELEASE_LIMIT: Duration = Duration::from_secs(30);

/// When the memory is given back (extension: memory free policies).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FreePolicy {
    /// At once; the application has synchronised.
    Default,
    /// When no command uses it, and the call waits for that.
    Blocking,
    /// When no command uses it.
    Deferred,
}

/// The addresses of a range as a finding holds them.
pub(crate) fn span(range: AppRange) -> Value {
    Value::Range {
        start: range.start().addr(),
        end: range.end().addr(),
    }
}

fn users(count: u64) -> String {
    if count == 1 {
        "1 submitted command".to_owned()
    } else {
        format!("{count} submitted commands")
    }
}

fn refused_size(size: u64, limit: u64) -> ApiError {
    let rule = if size == 0 {
        &rules::memory::SIZE_ZERO
    } else {
        &rules::memory::SIZE_LIMIT
    };
    ApiError::new(ZE_RESULT_ERROR_UNSUPPORTED_SIZE, rule)
        .with("size", Value::Bytes(size))
        .with("limit", Value::Bytes(limit))
}

fn refused_allocation(request: &AllocRequest, error: &AllocError) -> ApiError {
    match *error {
        AllocError::ZeroSize => refused_size(0, request.limit),
        AllocError::AboveLimit { size, limit } => refused_size(size, limit),
        AllocError::Alignment { alignment, rule } => {
            let (rule, limit) = match rule {
                zemu_memory::AlignmentRule::PowerOfTwo => (&rules::memory::ALIGNMENT, 0),
                zemu_memory::AlignmentRule::AtMost(limit) => (&rules::memory::ALIGNMENT_LIMIT, limit),
            };
            ApiError::new(ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, rule)
                .with("alignment", Value::Bytes(alignment))
                .with("limit", Value::Bytes(limit))
        }
        AllocError::UnknownDevice { .. } | AllocError::OutOfMemory { .. } => {
            let host = request.placement == Placement::Host;
            let code = if host {
                ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
            } else {
                ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
            };
            let left = match *error {
                AllocError::OutOfMemory {
                    cause: OutOfMemoryCause::Capacity(u),
                    ..
                } => u.capacity.saturating_sub(u.used),
                _ => 0,
            };
            ApiError::new(code, &rules::memory::OUT_OF_MEMORY)
                .with("size", Value::Bytes(request.size))
                .with("available", Value::Bytes(left))
                .with("kind", Value::Name(if host { "host" } else { "device" }))
        }
    }
}

fn import_warning(request: &ImportRequest, warning: &ImportWarning) -> Finding {
    let whole = AppRange::new(request.pointer, request.desc_size).map_or(Value::Name("the range"), span);
    match warning {
        ImportWarning::SizeMismatch { argument, descriptor } => Finding::new(&rules::import::SIZE_MISMATCH)
            .with("argument", Value::Bytes(*argument))
            .with("size", Value::Bytes(*descriptor))
            .with("pointer", Value::Address(request.pointer.addr())),
        ImportWarning::ProtectionUnknown { .. } => Finding::new(&rules::import::UNCHECKED)
            .with("range", whole)
            .with("reason", Value::Name("the system does not tell their protection")),
        ImportWarning::Waived(refusal) => Finding::new(&rules::import::UNCHECKED)
            .with("range", whole)
            .with("reason", Value::Text(refusal.to_string())),
    }
}
