//! Devices: discovery and properties.

use zemu_abi::*;
use zemu_driver::{ApiResult, Device, Driver};
use zemu_profile::fill;

use crate::boundary::{Call, output};

pub(crate) unsafe fn zeDeviceGet(
    call: &Call<'_>,
    hDriver: ze_driver_handle_t,
    pCount: *mut u32,
    phDevices: *mut ze_device_handle_t,
) -> ApiResult {
    let driver = call.get::<Driver>(hDriver.0, "hDriver")?;
    let handles = driver
        .devices()
        .iter()
        .map(|d| call.handle_of(d).map(ze_device_handle_t));
    let handles = handles.collect::<ApiResult<Vec<_>>>()?;
    // SAFETY: the caller's count and array.
    unsafe { output::fill(pCount, phDevices, handles.into_iter()) };
    Ok(())
}

pub(crate) unsafe fn zeDeviceGetRootDevice(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    phRootDevice: *mut ze_device_handle_t,
) -> ApiResult {
    call.get::<Device>(hDevice.0, "hDevice")?;
    // Every device is a root device, and those have none.
    // SAFETY: the caller's pointer.
    unsafe { output::write(phRootDevice, ze_device_handle_t::ZEROED) };
    Ok(())
}

pub(crate) unsafe fn zeDeviceGetSubDevices(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pCount: *mut u32,
    phSubdevices: *mut ze_device_handle_t,
) -> ApiResult {
    call.get::<Device>(hDevice.0, "hDevice")?;
    // SAFETY: the caller's count and array.
    unsafe { output::fill(pCount, phSubdevices, std::iter::empty()) };
    Ok(())
}

pub(crate) unsafe fn zeDeviceGetProperties(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pDeviceProperties: *mut ze_device_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let profile = device.profile();
    // SAFETY: the caller's structure.
    let mut out = unsafe { pDeviceProperties.read_unaligned() };
    let links = call.checked_chain(
        "pDeviceProperties",
        "ze_device_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    fill::device_properties(profile, device.index(), &mut out);
    for link in links {
        match ze_structure_type_t(link.stype) {
            ZE_STRUCTURE_TYPE_EU_COUNT_EXT => link.update(|s| fill::eu_count(profile, s)),
            ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT => link.update(|s| fill::device_ip_version(profile, s)),
            ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES => link.update(|s| fill::event_properties(profile, s)),
            ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES => {
                let used = device.used_memory();
                link.update(|s| fill::device_usable_memory(profile, used, s));
            }
            _ => {}
        }
    }
    // SAFETY: the caller's structure.
    unsafe { output::write(pDeviceProperties, out) };
    Ok(())
}

/// The queries that fill one structure and chain nothing.
macro_rules! plain_query {
    ($($function:ident($parameter:ident: $structure:ident) = $fill:path;)+) => {$(
        pub(crate) unsafe fn $function(
            call: &Call<'_>,
            hDevice: ze_device_handle_t,
            $parameter: *mut $structure,
        ) -> ApiResult {
            let device = call.get::<Device>(hDevice.0, "hDevice")?;
            // SAFETY: the caller's structure.
            let mut out = unsafe { $parameter.read_unaligned() };
            call.checked_chain(stringify!($parameter), stringify!($structure), Some(out.stype.0), out.pNext)?;
            $fill(device.profile(), &mut out);
            // SAFETY: the caller's structure.
            unsafe { output::write($parameter, out) };
            Ok(())
        }
    )+};
}

plain_query! {
    zeDeviceGetComputeProperties(pComputeProperties: ze_device_compute_properties_t) = fill::compute_properties;
    zeDeviceGetMemoryAccessProperties(pMemAccessProperties: ze_device_memory_access_properties_t) = fill::memory_access_properties;
    zeDeviceGetImageProperties(pImageProperties: ze_device_image_properties_t) = fill::image_properties;
    zeDeviceGetExternalMemoryProperties(pExternalMemoryProperties: ze_device_external_memory_properties_t) = fill::external_memory_properties;
}

pub(crate) unsafe fn zeDeviceGetModuleProperties(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pModuleProperties: *mut ze_device_module_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let profile = device.profile();
    // SAFETY: the caller's structure.
    let mut out = unsafe { pModuleProperties.read_unaligned() };
    let links = call.checked_chain(
        "pModuleProperties",
        "ze_device_module_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    fill::module_properties(profile, &mut out);
    for link in links {
        if ze_structure_type_t(link.stype) == ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES {
            link.update(|s| fill::float_atomics(profile, s));
        }
    }
    // SAFETY: the caller's structure.
    unsafe { output::write(pModuleProperties, out) };
    Ok(())
}

pub(crate) unsafe fn zeDeviceGetCommandQueueGroupProperties(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pCount: *mut u32,
    pCommandQueueGroupProperties: *mut ze_command_queue_group_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let profile = device.profile();
    let name = (
        "pCommandQueueGroupProperties",
        "ze_command_queue_group_properties_t",
    );
    let groups = profile.device.queue_groups.len();
    // SAFETY: the caller's count and array.
    unsafe {
        output::fill_in_place(pCount, pCommandQueueGroupProperties, groups, |i, s| {
            call.checked_chain(name.0, name.1, Some(s.stype.0), s.pNext)?;
            fill::queue_group_properties(profile, i, s);
            Ok(())
        })
    }
}

pub(crate) unsafe fn zeDeviceGetMemoryProperties(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pCount: *mut u32,
    pMemProperties: *mut ze_device_memory_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let profile = device.profile();
    // SAFETY: the caller's count and array.
    unsafe {
        output::fill_in_place(pCount, pMemProperties, 1, |_, s| {
            let links = call.checked_chain(
                "pMemProperties",
                "ze_device_memory_properties_t",
                Some(s.stype.0),
                s.pNext,
            )?;
            fill::memory_properties(profile, s);
            for link in links {
                if ze_structure_type_t(link.stype) == ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES {
                    link.update(|s| fill::device_memory_ext(profile, s));
                }
            }
            Ok(())
        })
    }
}

pub(crate) unsafe fn zeDeviceGetCacheProperties(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pCount: *mut u32,
    pCacheProperties: *mut ze_device_cache_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let profile = device.profile();
    // SAFETY: the caller's count and array.
    unsafe {
        output::fill_in_place(pCount, pCacheProperties, 1, |_, s| {
            let links = call.checked_chain(
                "pCacheProperties",
                "ze_device_cache_properties_t",
                Some(s.stype.0),
                s.pNext,
            )?;
            fill::cache_properties(profile, s);
            for link in links {
                if ze_structure_type_t(link.stype) == ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT {
                    link.update(|s| fill::cache_line_size(profile, s));
                }
            }
            Ok(())
        })
    }
}

pub(crate) unsafe fn zeDeviceGetVectorWidthPropertiesExt(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pCount: *mut u32,
    pVectorWidthProperties: *mut ze_device_vector_width_properties_ext_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let name = (
        "pVectorWidthProperties",
        "ze_device_vector_width_properties_ext_t",
    );
    // SAFETY: the caller's count and array.
    unsafe {
        output::fill_in_place(pCount, pVectorWidthProperties, 1, |_, s| {
            call.checked_chain(name.0, name.1, Some(s.stype.0), s.pNext)?;
            fill::vector_width_properties(device.profile(), s);
            Ok(())
        })
    }
}

pub(crate) unsafe fn zeDeviceGetP2PProperties(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    hPeerDevice: ze_device_handle_t,
    pP2PProperties: *mut ze_device_p2p_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    call.get::<Device>(hPeerDevice.0, "hPeerDevice")?;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pP2PProperties.read_unaligned() };
    call.checked_chain(
        "pP2PProperties",
        "ze_device_p2p_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    fill::p2p_properties(device.profile(), &mut out);
    // SAFETY: the caller's structure.
    unsafe { output::write(pP2PProperties, out) };
    Ok(())
}

pub(crate) unsafe fn zeDeviceCanAccessPeer(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    hPeerDevice: ze_device_handle_t,
    value: *mut ze_bool_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let peer = call.get::<Device>(hPeerDevice.0, "hPeerDevice")?;
    let access = device.index() == peer.index() || !device.profile().device.p2p.is_empty();
    // SAFETY: the caller's pointer.
    unsafe { output::write(value, u8::from(access)) };
    Ok(())
}

pub(crate) unsafe fn zeDeviceGetStatus(call: &Call<'_>, hDevice: ze_device_handle_t) -> ApiResult {
    call.get::<Device>(hDevice.0, "hDevice").map(|_| ())
}

pub(crate) unsafe fn zeDeviceGetGlobalTimestamps(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    hostTimestamp: *mut u64,
    deviceTimestamp: *mut u64,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    let (host, ticks) = device.global_timestamps();
    // SAFETY: the caller's pointer.
    unsafe { output::write(hostTimestamp, host) };
    // SAFETY: the caller's pointer.
    unsafe { output::write(deviceTimestamp, ticks) };
    Ok(())
}

pub(crate) unsafe fn zeDevicePciGetPropertiesExt(
    call: &Call<'_>,
    hDevice: ze_device_handle_t,
    pPciProperties: *mut ze_pci_ext_properties_t,
) -> ApiResult {
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pPciProperties.read_unaligned() };
    call.checked_chain(
        "pPciProperties",
        "ze_pci_ext_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    fill::pci_properties(device.profile(), device.index(), &mut out);
    // SAFETY: the caller's structure.
    unsafe { output::write(pPciProperties, out) };
    Ok(())
}
