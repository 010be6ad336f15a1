//! Kernels.

use std::ffi::{c_char, c_void};

use zemu_abi::*;
use zemu_driver::{ApiResult, Kernel, Module};
use zemu_profile::fill;

use super::{bytes, c_text};
use crate::boundary::{Call, output};

pub(crate) unsafe fn zeKernelCreate(
    call: &Call<'_>,
    hModule: ze_module_handle_t,
    desc: *const ze_kernel_desc_t,
    phKernel: *mut ze_kernel_handle_t,
) -> ApiResult {
    let module = call.get::<Module>(hModule.0, "hModule")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    call.checked_chain("desc", "ze_kernel_desc_t", Some(desc.stype.0), desc.pNext)?;
    // SAFETY: the caller's string.
    let name = unsafe { c_text(desc.pKernelName) }.unwrap_or_default();
    let handle = call.register(Kernel::create(&module, &name, Some(call.reference))?)?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phKernel, ze_kernel_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeKernelDestroy(call: &Call<'_>, hKernel: ze_kernel_handle_t) -> ApiResult {
    call.destroy::<Kernel>(hKernel.0, "hKernel").map(|_| ())
}

pub(crate) unsafe fn zeKernelSetGroupSize(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    groupSizeX: u32,
    groupSizeY: u32,
    groupSizeZ: u32,
) -> ApiResult {
    call.get::<Kernel>(hKernel.0, "hKernel")?
        .set_group_size([groupSizeX, groupSizeY, groupSizeZ])
}

pub(crate) unsafe fn zeKernelSuggestGroupSize(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    globalSizeX: u32,
    globalSizeY: u32,
    globalSizeZ: u32,
    groupSizeX: *mut u32,
    groupSizeY: *mut u32,
    groupSizeZ: *mut u32,
) -> ApiResult {
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    let suggested = kernel.suggest_group_size([globalSizeX, globalSizeY, globalSizeZ]);
    for (to, size) in [groupSizeX, groupSizeY, groupSizeZ].into_iter().zip(suggested) {
        // SAFETY: the caller's pointer.
        unsafe { output::write(to, size) };
    }
    Ok(())
}

pub(crate) unsafe fn zeKernelSetArgumentValue(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    argIndex: u32,
    argSize: usize,
    pArgValue: *const c_void,
) -> ApiResult {
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    // No argument is as large as this: what is wrong is refused before its value is read.
    let readable = argSize <= kernel.largest_argument();
    let value = if readable {
        // SAFETY: the caller's value, of the size beside it.
        unsafe { bytes(pArgValue, argSize) }
    } else {
        None
    };
    kernel.set_argument(argIndex, argSize as u64, value)
}

pub(crate) unsafe fn zeKernelSetIndirectAccess(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    flags: ze_kernel_indirect_access_flags_t,
) -> ApiResult {
    call.get::<Kernel>(hKernel.0, "hKernel")?
        .set_indirect_access(flags);
    Ok(())
}

pub(crate) unsafe fn zeKernelGetIndirectAccess(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    pFlags: *mut ze_kernel_indirect_access_flags_t,
) -> ApiResult {
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(pFlags, kernel.indirect_access()) };
    Ok(())
}

pub(crate) unsafe fn zeKernelGetSourceAttributes(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    pSize: *mut u32,
    pString: *mut *mut c_char,
) -> ApiResult {
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    let text = kernel.attributes();
    // SAFETY: the caller's size.
    let mut size = usize::try_from(unsafe { pSize.read_unaligned() }).unwrap_or(usize::MAX);
    let to = if pString.is_null() {
        std::ptr::null_mut()
    } else {
        // SAFETY: the caller's pointer to its buffer.
        unsafe { pString.read_unaligned() }
    };
    // SAFETY: the caller's buffer, of the size beside it.
    unsafe { output::text(&raw mut size, to, text.as_bytes()) };
    // SAFETY: the caller's size.
    unsafe { output::write(pSize, u32::try_from(size).unwrap_or(u32::MAX)) };
    Ok(())
}

pub(crate) unsafe fn zeKernelSetCacheConfig(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    flags: ze_cache_config_flags_t,
) -> ApiResult {
    call.get::<Kernel>(hKernel.0, "hKernel")?.set_cache_config(flags);
    Ok(())
}

pub(crate) unsafe fn zeKernelGetProperties(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    pKernelProperties: *mut ze_kernel_properties_t,
) -> ApiResult {
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    let profile = &kernel.context().core().profile;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pKernelProperties.read_unaligned() };
    let links = call.checked_chain(
        "pKernelProperties",
        "ze_kernel_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    let properties = kernel.properties();
    let [x, y, z] = properties.required_group_size;
    out.numKernelArgs = properties.arguments;
    (
        out.requiredGroupSizeX,
        out.requiredGroupSizeY,
        out.requiredGroupSizeZ,
    ) = (x, y, z);
    out.requiredNumSubGroups = 0;
    out.requiredSubgroupSize = properties.required_subgroup_size;
    out.maxSubgroupSize = properties.max_subgroup_size;
    out.maxNumSubgroups = properties.max_subgroups;
    out.localMemSize = u32::try_from(properties.local_bytes).unwrap_or(u32::MAX);
    out.privateMemSize = u32::try_from(properties.private_bytes).unwrap_or(u32::MAX);
    out.spillMemSize = 0;
    out.uuid = ze_kernel_uuid_t::ZEROED;
    for link in links {
        match ze_structure_type_t(link.stype) {
            ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES => {
                let max = profile.device.compute.max_total_group_size;
                link.update(|s| fill::kernel_max_group_size(profile, max, s));
            }
            ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES => {
                link.update(|s| fill::kernel_preferred_group_size(properties.max_subgroup_size, s));
            }
            _ => {}
        }
    }
    // SAFETY: the caller's structure.
    unsafe { output::write(pKernelProperties, out) };
    Ok(())
}

pub(crate) unsafe fn zeKernelGetName(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    pSize: *mut usize,
    pName: *mut c_char,
) -> ApiResult {
    let kernel = call.get::<Kernel>(hKernel.0, "hKernel")?;
    // SAFETY: the caller's size and buffer.
    unsafe { output::text(pSize, pName, kernel.name().as_bytes()) };
    Ok(())
}

pub(crate) unsafe fn zeKernelSetGlobalOffsetExp(
    call: &Call<'_>,
    hKernel: ze_kernel_handle_t,
    offsetX: u32,
    offsetY: u32,
    offsetZ: u32,
) -> ApiResult {
    call.get::<Kernel>(hKernel.0, "hKernel")?
        .set_global_offset([offsetX, offsetY, offsetZ]);
    Ok(())
}
