//! The rules for importing pages of the application (extension ZE_extension_external_memmap_sysmem, version 1.0).
//!
//! The rules stand in a fixed order, and the first that is broken decides. Between [`check_arguments`] and
//! [`check_import`] stand the rules about the chain of extension structures, which the driver checks. Both functions are
//! pure: what they need of the operating system and of the other allocations comes through [`PageSource`] and
//! [`OverlapSource`].

mod refusal;

use crate::address::{AppPtr, AppRange};
use crate::map::{Segment, first_gap};
use crate::summary::ContextId;

pub use refusal::{ImportRefusal, ImportWarning, Occupant};

/// What the application asks for in zeMemAllocHost with a memmap descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportRequest {
    /// The context that the import will belong to.
    pub context: ContextId,
    /// `pSystemMemory` of the descriptor.
    pub pointer: AppPtr,
    /// `size` of the descriptor, in bytes. This is the size of the import.
    pub desc_size: u64,
    /// The argument `size` of the function, in bytes.
    pub size_argument: u64,
    /// The argument `alignment` of the function, in bytes; 0 means none.
    pub alignment: u64,
    /// The flag MEM_READ_ONLY is set: the device will only read.
    pub read_only: bool,
    /// The largest size in bytes that one allocation may have; `u64::MAX` when the limit is relaxed.
    pub limit: u64,
    /// The number of the call.
    pub call: u64,
}

/// The import page, and which rules refuse. A broken rule that does not refuse becomes [`ImportWarning::Waived`].
///
/// Three rules always refuse: the size argument (0, above the limit), a null pointer, and a range that wraps around. A
/// behaviour that makes an ordinary allocation of a null pointer decides so before it comes here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportRules {
    /// The import page of the profile in bytes: 4 KiB, 64 KiB or 2 MiB.
    pub page_size: u64,
    /// The alignment argument must be 0 or a power of two.
    pub alignment_power_of_two: bool,
    /// The pointer must be a multiple of the import page.
    pub pointer_page: bool,
    /// The descriptor's size may not be 0.
    pub desc_size_zero: bool,
    /// The descriptor's size must be a multiple of the import page.
    pub desc_size_page: bool,
    /// The descriptor's size may not be above the limit.
    pub desc_size_limit: bool,
    /// The alignment argument may not be above the pointer's own alignment.
    pub alignment_above_pointer: bool,
    /// All pages must be mapped, readable and (without MEM_READ_ONLY) writable.
    pub pages: bool,
    /// The range may not overlap an import or an allocation.
    pub overlap: bool,
}

impl ImportRules {
    /// Every rule refuses: what the specification and the extension's guide ask for.
    #[must_use]
    pub const fn strict(page_size: u64) -> Self {
        Self::all(page_size, true)
    }

    /// Only the rules refuse that always do.
    #[must_use]
    pub const fn lenient(page_size: u64) -> Self {
        Self::all(page_size, false)
    }

    const fn all(page_size: u64, refuse: bool) -> Self {
        Self {
            page_size,
            alignment_power_of_two: refuse,
            pointer_page: refuse,
            desc_size_zero: refuse,
            desc_size_page: refuse,
            desc_size_limit: refuse,
            alignment_above_pointer: refuse,
            pages: refuse,
            overlap: refuse,
        }
    }
}

/// The pages behind a range of addresses.
pub trait PageSource {
    /// The mapped parts of the range in rising order, or `None` when that cannot be learnt.
    fn segments(&self, range: AppRange) -> Option<Vec<Segment>>;
    /// The lowest part of the range that is not mapped. Asked only when [`Self::segments`] cannot answer.
    fn hole(&self, range: AppRange) -> Option<AppRange>;
}

/// The ranges that are taken.
pub trait OverlapSource {
    /// Something that has a byte in common with the range, or `None`.
    fn occupant(&self, range: AppRange) -> Option<Occupant>;
}

/// An import that may be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportOk {
    /// The pages.
    pub range: AppRange,
    /// What is odd about it, in the order of the rules.
    pub warnings: Vec<ImportWarning>,
}

/// The rules about the arguments of the function, which come before those about the chain.
///
/// # Errors
/// `SizeArgumentZero`, `SizeArgumentAboveLimit` or `AlignmentNotPowerOfTwo`, the first that applies.
pub fn check_arguments(request: &ImportRequest, rules: &ImportRules) -> Result<(), ImportRefusal> {
    let ImportRequest {
        size_argument: size,
        limit,
        alignment,
        ..
    } = *request;
    // zeMemAllocHost: the size must be at least 1.
    if size == 0 {
        return Err(ImportRefusal::SizeArgumentZero);
    }
    // zeMemAllocHost: the size may not be above maxMemAllocSize, unless the limit is relaxed.
    if size > limit {
        return Err(ImportRefusal::SizeArgumentAboveLimit { size, limit });
    }
    // zeMemAllocHost: the alignment is 0 or a power of two.
    if rules.alignment_power_of_two && !(alignment == 0 || alignment.is_power_of_two()) {
        return Err(ImportRefusal::AlignmentNotPowerOfTwo { alignment });
    }
    Ok(())
}

/// Collects warnings, and stops at the first rule that refuses.
#[derive(Default)]
struct Verdict {
    warnings: Vec<ImportWarning>,
}

impl Verdict {
    fn broken(&mut self, refuses: bool, refusal: ImportRefusal) -> Result<(), ImportRefusal> {
        if refuses {
            return Err(refusal);
        }
        self.warnings.push(ImportWarning::Waived(refusal));
        Ok(())
    }
}

/// The rules about the descriptor and its pages, which come after those about the chain.
///
/// # Errors
/// The first rule that is broken and refuses, in the order of [`ImportRefusal`] from `NullPointer` on.
pub fn check_import(
    request: &ImportRequest,
    rules: &ImportRules,
    pages: &dyn PageSource,
    others: &dyn OverlapSource,
) -> Result<ImportOk, ImportRefusal> {
    let ImportRequest {
        pointer,
        desc_size: size,
        size_argument,
        alignment,
        limit,
        ..
    } = *request;
    let page_size = rules.page_size;
    let mut verdict = Verdict::default();

    // Extension, pSystemMemory: the address of the pages to import.
    if pointer.is_null() {
        return Err(ImportRefusal::NullPointer);
    }
    // Extension, pSystemMemory: aligned to the page size.
    if !pointer.is_aligned(page_size) {
        verdict.broken(
            rules.pointer_page,
            ImportRefusal::PointerOffPage { pointer, page_size },
        )?;
    }
    // Extension, size: a multiple of the page size, and not none of it.
    if size == 0 {
        verdict.broken(rules.desc_size_zero, ImportRefusal::DescSizeZero)?;
    }
    if !AppPtr(size).is_aligned(page_size) {
        verdict.broken(
            rules.desc_size_page,
            ImportRefusal::DescSizeOffPage { size, page_size },
        )?;
    }
    // zeMemAllocHost: no allocation is larger than maxMemAllocSize, whichever size says so.
    if size > limit {
        verdict.broken(
            rules.desc_size_limit,
            ImportRefusal::DescSizeAboveLimit { size, limit },
        )?;
    }
    // The range must exist at all.
    let range = AppRange::new(pointer, size).ok_or(ImportRefusal::Wraps { pointer, size })?;
    // The returned pointer is pSystemMemory, so it cannot have a larger alignment than that.
    let own = pointer.alignment();
    if alignment > own {
        let refusal = ImportRefusal::AlignmentAbovePointer {
            alignment,
            pointer,
            own,
        };
        verdict.broken(rules.alignment_above_pointer, refusal)?;
    }
    // Extension: the descriptor's size is the one that counts.
    if size_argument != size {
        let warning = ImportWarning::SizeMismatch {
            argument: size_argument,
            descriptor: size,
        };
        verdict.warnings.push(warning);
    }
    // Extension: memory that cannot be mapped for the device is an invalid argument; read-only pages need the flag.
    check_pages(request, rules, range, pages, &mut verdict)?;
    // Extension: ranges that are mapped may not overlap.
    if let Some(with) = others.occupant(range) {
        verdict.broken(rules.overlap, ImportRefusal::Overlap { range, with })?;
    }
    Ok(ImportOk {
        range,
        warnings: verdict.warnings,
    })
}

/// All of the range must be mapped, then readable, then writable unless the device only reads.
fn check_pages(
    request: &ImportRequest,
    rules: &ImportRules,
    range: AppRange,
    pages: &dyn PageSource,
    verdict: &mut Verdict,
) -> Result<(), ImportRefusal> {
    let Some(segments) = pages.segments(range) else {
        if let Some(hole) = pages.hole(range) {
            return verdict.broken(rules.pages, ImportRefusal::NotMapped { range, hole });
        }
        verdict.warnings.push(ImportWarning::ProtectionUnknown { range });
        return Ok(());
    };
    if let Some(hole) = first_gap(range, segments.iter().map(|segment| segment.range)) {
        return verdict.broken(rules.pages, ImportRefusal::NotMapped { range, hole });
    }
    if let Some(found) = segments.iter().find(|segment| !segment.read) {
        let refusal = ImportRefusal::NotReadable {
            range,
            part: found.range,
            path: found.path.clone(),
        };
        return verdict.broken(rules.pages, refusal);
    }
    if request.read_only {
        return Ok(());
    }
    if let Some(found) = segments.iter().find(|segment| !segment.write) {
        let refusal = ImportRefusal::NotWritable {
            range,
            part: found.range,
            path: found.path.clone(),
        };
        return verdict.broken(rules.pages, refusal);
    }
    Ok(())
}
