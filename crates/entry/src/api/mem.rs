//! Memory: allocation, import, free, queries.

use std::ffi::c_void;
use std::sync::Arc;

use zemu_abi::*;
use zemu_diag::ObjectKind;
use zemu_driver::{AllocSettings, ApiResult, Chain, Context, Device, FreePolicy, ImportSettings};
use zemu_memory::{Allocation, AppPtr, Kind};

use crate::boundary::chain::Link;
use crate::boundary::{Call, output};

/// What the leak ledger calls an allocation.
pub(crate) fn ledger_kind(kind: Kind) -> ObjectKind {
    match kind {
        Kind::Host => ObjectKind::HostAllocation,
        Kind::Device => ObjectKind::DeviceAllocation,
        Kind::Shared => ObjectKind::SharedAllocation,
        Kind::Imported => ObjectKind::Import,
    }
}

/// What the chains of an allocation ask for. Which of their structures count is the driver's to say.
fn settings(
    size: usize,
    alignment: usize,
    flags: u32,
    chains: Vec<(Chain, Vec<Link>)>,
) -> (AllocSettings, Vec<Link>) {
    let (chains, links): (Vec<Chain>, Vec<Vec<Link>>) = chains.into_iter().unzip();
    let links: Vec<Link> = links.into_iter().flatten().collect();
    let relaxed = |l: &Link| match ze_structure_type_t(l.stype) {
        ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC => l
            .read::<ze_relaxed_allocation_limits_exp_desc_t>()
            .is_some_and(|d| d.flags != 0),
        ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC => l
            .read::<ze_relaxed_allocation_limits_ext_desc_t>()
            .is_some_and(|d| d.flags != 0),
        _ => false,
    };
    let settings = AllocSettings {
        size: size as u64,
        alignment: alignment as u64,
        read_only: flags & ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY != 0,
        relaxed_limit: links.iter().any(relaxed),
        chains,
    };
    (settings, links)
}

/// Gives an allocation's address back and notes it as alive.
unsafe fn hand_out(call: &Call<'_>, allocation: &Arc<Allocation>, pptr: *mut *mut c_void) {
    let start = allocation.start();
    call.state.ledger.created(
        ledger_kind(allocation.kind()),
        start.addr(),
        allocation.size(),
        call.reference,
    );
    // SAFETY: the caller's pointer.
    unsafe { output::write(pptr, start.as_mut_ptr()) };
}

pub(crate) unsafe fn zeMemAllocHost(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    host_desc: *const ze_host_mem_alloc_desc_t,
    size: usize,
    alignment: usize,
    pptr: *mut *mut c_void,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *host_desc };
    let chain = call.chain(
        "host_desc",
        "ze_host_mem_alloc_desc_t",
        Some(desc.stype.0),
        desc.pNext,
    );
    let (settings, links) = settings(size, alignment, desc.flags, vec![chain]);
    // The last descriptor of several counts.
    let import = links
        .iter()
        .filter(|l| ze_structure_type_t(l.stype) == ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC)
        .filter_map(Link::read::<ze_external_memmap_sysmem_ext_desc_t>)
        .next_back()
        .map(|d| ImportSettings {
            pointer: AppPtr::from_ptr(d.pSystemMemory),
            size: d.size,
        });
    let allocation = context.alloc_host(call.reference, &settings, import)?;
    // SAFETY: the caller's pointer.
    unsafe { hand_out(call, &allocation, pptr) };
    Ok(())
}

pub(crate) unsafe fn zeMemAllocDevice(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    device_desc: *const ze_device_mem_alloc_desc_t,
    size: usize,
    alignment: usize,
    hDevice: ze_device_handle_t,
    pptr: *mut *mut c_void,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *device_desc };
    let chain = call.chain(
        "device_desc",
        "ze_device_mem_alloc_desc_t",
        Some(desc.stype.0),
        desc.pNext,
    );
    let (settings, _) = settings(size, alignment, 0, vec![chain]);
    let allocation = context.alloc_device(call.reference, &settings, &device)?;
    // SAFETY: the caller's pointer.
    unsafe { hand_out(call, &allocation, pptr) };
    Ok(())
}

pub(crate) unsafe fn zeMemAllocShared(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    device_desc: *const ze_device_mem_alloc_desc_t,
    host_desc: *const ze_host_mem_alloc_desc_t,
    size: usize,
    alignment: usize,
    hDevice: ze_device_handle_t,
    pptr: *mut *mut c_void,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    let device = call.get_optional::<Device>(hDevice.0, "hDevice")?;
    // SAFETY: the shim's copy.
    let on_device = unsafe { *device_desc };
    // SAFETY: the shim's copy.
    let on_host = unsafe { *host_desc };
    let chains = vec![
        call.chain(
            "device_desc",
            "ze_device_mem_alloc_desc_t",
            Some(on_device.stype.0),
            on_device.pNext,
        ),
        call.chain(
            "host_desc",
            "ze_host_mem_alloc_desc_t",
            Some(on_host.stype.0),
            on_host.pNext,
        ),
    ];
    let (settings, _) = settings(size, alignment, 0, chains);
    let allocation = context.alloc_shared(call.reference, &settings, device.as_deref())?;
    // SAFETY: the caller's pointer.
    unsafe { hand_out(call, &allocation, pptr) };
    Ok(())
}

fn free(call: &Call<'_>, hContext: ze_context_handle_t, ptr: *mut c_void, policy: FreePolicy) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    for allocation in context.free(call.reference, AppPtr::from_ptr(ptr), policy)? {
        call.state
            .ledger
            .destroyed(ledger_kind(allocation.kind()), allocation.start().addr());
    }
    Ok(())
}

pub(crate) unsafe fn zeMemFree(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    ptr: *mut c_void,
) -> ApiResult {
    free(call, hContext, ptr, FreePolicy::Default)
}

pub(crate) unsafe fn zeMemFreeExt(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    pMemFreeDesc: *const ze_memory_free_ext_desc_t,
    ptr: *mut c_void,
) -> ApiResult {
    // SAFETY: the shim's copy.
    let desc = unsafe { *pMemFreeDesc };
    call.checked_chain(
        "pMemFreeDesc",
        "ze_memory_free_ext_desc_t",
        Some(desc.stype.0),
        desc.pNext,
    )?;
    let policy = match desc.freePolicy {
        p if p & ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE != 0 => FreePolicy::Blocking,
        p if p & ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE != 0 => FreePolicy::Deferred,
        _ => FreePolicy::Default,
    };
    free(call, hContext, ptr, policy)
}

pub(crate) unsafe fn zeMemGetAllocProperties(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    ptr: *const c_void,
    pMemAllocProperties: *mut ze_memory_allocation_properties_t,
    phDevice: *mut ze_device_handle_t,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pMemAllocProperties.read_unaligned() };
    let (chain, _) = call.chain(
        "pMemAllocProperties",
        "ze_memory_allocation_properties_t",
        Some(out.stype.0),
        out.pNext,
    );
    let found = context.alloc_properties(AppPtr::from_ptr(ptr));
    // Only the chain of a pointer that is known is looked at.
    if found.is_some() {
        context.core().check_chain(call.reference, &chain)?;
    }
    out.r#type = found.map_or(ZE_MEMORY_TYPE_UNKNOWN, |f| f.kind);
    let mut device = ze_device_handle_t::ZEROED;
    if let Some(found) = found {
        (out.id, out.pageSize) = (found.id, found.page_size);
        let owner = found
            .device
            .and_then(|index| context.devices().iter().find(|d| d.index() == index));
        device = owner.map_or(Ok(device), |d| call.handle_of(d).map(ze_device_handle_t))?;
    }
    // SAFETY: the caller's structure.
    unsafe { output::write(pMemAllocProperties, out) };
    // SAFETY: the caller's pointer, which may be null.
    unsafe { output::write(phDevice, device) };
    Ok(())
}

pub(crate) unsafe fn zeMemGetAddressRange(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    ptr: *const c_void,
    pBase: *mut *mut c_void,
    pSize: *mut usize,
) -> ApiResult {
    let range = call
        .get::<Context>(hContext.0, "hContext")?
        .address_range(AppPtr::from_ptr(ptr))?;
    // SAFETY: the caller's pointer, which may be null.
    unsafe { output::write(pBase, range.start().as_mut_ptr()) };
    // SAFETY: the caller's pointer, which may be null.
    unsafe { output::write(pSize, usize::try_from(range.len()).unwrap_or(usize::MAX)) };
    Ok(())
}
