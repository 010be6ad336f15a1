//! Provokes every condition of every implemented function through the C ABI.
//!
//! Written by `cargo xtask gen` from crates/registry/data. Do not edit: change the data or the generator.

#![allow(missing_docs, reason = "the specification documents these names")]
#![allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    reason = "the C names are kept"
)]
#![allow(clippy::type_complexity, reason = "C signatures")]
#![allow(
    missing_debug_implementations,
    reason = "unions cannot say which member is live"
)]
#![allow(unsafe_code, reason = "the C ABI")]
#![allow(
    clippy::undocumented_unsafe_blocks,
    clippy::multiple_unsafe_ops_per_block,
    reason = "the checks dereference only what this file declares"
)]
#![allow(
    unused_imports,
    unused_variables,
    unused_assignments,
    dead_code,
    clippy::field_reassign_with_default,
    clippy::identity_op,
    clippy::let_and_return,
    clippy::redundant_closure_call,
    clippy::unnecessary_cast,
    reason = "one form serves all"
)]
use core::ffi::{c_char, c_void};
use zemu_abi::*;

/// An address that is not null and that no check dereferences.
fn dangling() -> *mut c_void {
    core::ptr::without_provenance_mut(0x1000)
}
use zemu_tests::library;

#[test]
fn zeInit() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: ze_init_flags_t = 0;
        match change {
            0 => {
                flags = 3 + 1;
            }
            _ => {}
        }
        unsafe { (api.zeInit)(flags) }
    };
    for (i, condition) in Function::zeInit.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGet() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDrivers: *mut ze_driver_handle_t = dangling().cast();
        match change {
            0 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDriverGet)(pCount, phDrivers) }
    };
    for (i, condition) in Function::zeDriverGet.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeInitDrivers() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDrivers: *mut ze_driver_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_init_driver_type_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        desc.flags = 1;
        match change {
            0 => {
                pCount = core::ptr::null_mut();
            }
            1 => {
                desc_null = true;
            }
            2 => {
                desc.flags = 0;
            }
            _ => {}
        }
        unsafe {
            (api.zeInitDrivers)(
                pCount,
                phDrivers,
                if desc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut desc
                },
            )
        }
    };
    for (i, condition) in Function::zeInitDrivers.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGetApiVersion() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut version: *mut ze_api_version_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                version = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDriverGetApiVersion)(hDriver, version) }
    };
    for (i, condition) in Function::zeDriverGetApiVersion
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDriverProperties = ze_driver_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDriverProperties_null = false;
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pDriverProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDriverGetProperties)(
                hDriver,
                if pDriverProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pDriverProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDriverGetProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGetIpcProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcProperties = ze_driver_ipc_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcProperties_null = false;
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pIpcProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDriverGetIpcProperties)(
                hDriver,
                if pIpcProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pIpcProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDriverGetIpcProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGetExtensionProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExtensionProperties = ze_driver_extension_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExtensionProperties_null = false;
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            (api.zeDriverGetExtensionProperties)(
                hDriver,
                pCount,
                if pExtensionProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pExtensionProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDriverGetExtensionProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGetExtensionFunctionAddress() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut name: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ppFunctionAddress: *mut *mut c_void = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                name = core::ptr::null();
            }
            2 => {
                ppFunctionAddress = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDriverGetExtensionFunctionAddress)(hDriver, name, ppFunctionAddress) }
    };
    for (i, condition) in Function::zeDriverGetExtensionFunctionAddress
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDriverGetLastErrorDescription() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ppString: *mut *const c_char = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                ppString = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDriverGetLastErrorDescription)(hDriver, ppString) }
    };
    for (i, condition) in Function::zeDriverGetLastErrorDescription
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGet() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevices: *mut ze_device_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDeviceGet)(hDriver, pCount, phDevices) }
    };
    for (i, condition) in Function::zeDeviceGet.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetRootDevice() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phRootDevice: *mut ze_device_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                phRootDevice = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDeviceGetRootDevice)(hDevice, phRootDevice) }
    };
    for (i, condition) in Function::zeDeviceGetRootDevice
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetSubDevices() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSubdevices: *mut ze_device_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDeviceGetSubDevices)(hDevice, pCount, phSubdevices) }
    };
    for (i, condition) in Function::zeDeviceGetSubDevices
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDeviceProperties = ze_device_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDeviceProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pDeviceProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetProperties)(
                hDevice,
                if pDeviceProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pDeviceProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetComputeProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pComputeProperties = ze_device_compute_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pComputeProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pComputeProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetComputeProperties)(
                hDevice,
                if pComputeProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pComputeProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetComputeProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetModuleProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pModuleProperties = ze_device_module_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pModuleProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pModuleProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetModuleProperties)(
                hDevice,
                if pModuleProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pModuleProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetModuleProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetCommandQueueGroupProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCommandQueueGroupProperties = ze_command_queue_group_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCommandQueueGroupProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetCommandQueueGroupProperties)(
                hDevice,
                pCount,
                if pCommandQueueGroupProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pCommandQueueGroupProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetCommandQueueGroupProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetMemoryProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemProperties = ze_device_memory_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetMemoryProperties)(
                hDevice,
                pCount,
                if pMemProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetMemoryProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetMemoryAccessProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemAccessProperties = ze_device_memory_access_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemAccessProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pMemAccessProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetMemoryAccessProperties)(
                hDevice,
                if pMemAccessProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemAccessProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetMemoryAccessProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetCacheProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCacheProperties = ze_device_cache_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCacheProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetCacheProperties)(
                hDevice,
                pCount,
                if pCacheProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pCacheProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetCacheProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetImageProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImageProperties = ze_device_image_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImageProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pImageProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetImageProperties)(
                hDevice,
                if pImageProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pImageProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetImageProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetExternalMemoryProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExternalMemoryProperties = ze_device_external_memory_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExternalMemoryProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pExternalMemoryProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetExternalMemoryProperties)(
                hDevice,
                if pExternalMemoryProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pExternalMemoryProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetExternalMemoryProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetP2PProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPeerDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pP2PProperties = ze_device_p2p_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pP2PProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                hPeerDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                pP2PProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetP2PProperties)(
                hDevice,
                hPeerDevice,
                if pP2PProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pP2PProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetP2PProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceCanAccessPeer() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPeerDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut value: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                hPeerDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                value = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDeviceCanAccessPeer)(hDevice, hPeerDevice, value) }
    };
    for (i, condition) in Function::zeDeviceCanAccessPeer
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeDeviceGetStatus)(hDevice) }
    };
    for (i, condition) in Function::zeDeviceGetStatus.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetGlobalTimestamps() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hostTimestamp: *mut u64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut deviceTimestamp: *mut u64 = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                hostTimestamp = core::ptr::null_mut();
            }
            2 => {
                deviceTimestamp = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeDeviceGetGlobalTimestamps)(hDevice, hostTimestamp, deviceTimestamp) }
    };
    for (i, condition) in Function::zeDeviceGetGlobalTimestamps
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeContextCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_context_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phContext: *mut ze_context_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                phContext = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 1 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeContextCreate)(
                hDriver,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phContext,
            )
        }
    };
    for (i, condition) in Function::zeContextCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeContextCreateEx() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_context_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numDevices: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevices: *mut ze_device_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phContext: *mut ze_context_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                phContext = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 1 + 1;
            }
            4 => {
                phDevices = core::ptr::null_mut();
                numDevices = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeContextCreateEx)(
                hDriver,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                numDevices,
                phDevices,
                phContext,
            )
        }
    };
    for (i, condition) in Function::zeContextCreateEx.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeContextDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeContextDestroy)(hContext) }
    };
    for (i, condition) in Function::zeContextDestroy.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeContextGetStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeContextGetStatus)(hContext) }
    };
    for (i, condition) in Function::zeContextGetStatus.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_command_queue_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandQueue: *mut ze_command_queue_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                desc_null = true;
            }
            3 => {
                phCommandQueue = core::ptr::null_mut();
            }
            4 => {
                desc.flags = 7 + 1;
            }
            5 => {
                desc.mode = ze_command_queue_mode_t(2 + 1);
            }
            6 => {
                desc.priority = ze_command_queue_priority_t(2 + 1);
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandQueueCreate)(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phCommandQueue,
            )
        }
    };
    for (i, condition) in Function::zeCommandQueueCreate
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueDestroy)(hCommandQueue) }
    };
    for (i, condition) in Function::zeCommandQueueDestroy
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueExecuteCommandLists() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numCommandLists: u32 = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandLists: *mut ze_command_list_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t(dangling());
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                phCommandLists = core::ptr::null_mut();
            }
            2 => {
                numCommandLists = 0;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandQueueExecuteCommandLists)(hCommandQueue, numCommandLists, phCommandLists, hFence)
        }
    };
    for (i, condition) in Function::zeCommandQueueExecuteCommandLists
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u64 = 0;
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueSynchronize)(hCommandQueue, timeout) }
    };
    for (i, condition) in Function::zeCommandQueueSynchronize
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueGetOrdinal() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOrdinal: *mut u32 = dangling().cast();
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                pOrdinal = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueGetOrdinal)(hCommandQueue, pOrdinal) }
    };
    for (i, condition) in Function::zeCommandQueueGetOrdinal
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueGetIndex() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIndex: *mut u32 = dangling().cast();
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                pIndex = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueGetIndex)(hCommandQueue, pIndex) }
    };
    for (i, condition) in Function::zeCommandQueueGetIndex
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCmdQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFlags: *mut ze_command_queue_flags_t = dangling().cast();
        match change {
            0 => {
                hCmdQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                pFlags = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueGetFlags)(hCmdQueue, pFlags) }
    };
    for (i, condition) in Function::zeCommandQueueGetFlags
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueGetMode() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCmdQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMode: *mut ze_command_queue_mode_t = dangling().cast();
        match change {
            0 => {
                hCmdQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                pMode = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueGetMode)(hCmdQueue, pMode) }
    };
    for (i, condition) in Function::zeCommandQueueGetMode
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandQueueGetPriority() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCmdQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPriority: *mut ze_command_queue_priority_t = dangling().cast();
        match change {
            0 => {
                hCmdQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                pPriority = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueGetPriority)(hCmdQueue, pPriority) }
    };
    for (i, condition) in Function::zeCommandQueueGetPriority
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_command_list_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandList: *mut ze_command_list_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                desc_null = true;
            }
            3 => {
                phCommandList = core::ptr::null_mut();
            }
            4 => {
                desc.flags = 63 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListCreate)(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phCommandList,
            )
        }
    };
    for (i, condition) in Function::zeCommandListCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListCreateImmediate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut altdesc = ze_command_queue_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut altdesc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandList: *mut ze_command_list_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                altdesc_null = true;
            }
            3 => {
                phCommandList = core::ptr::null_mut();
            }
            4 => {
                altdesc.flags = 7 + 1;
            }
            5 => {
                altdesc.mode = ze_command_queue_mode_t(2 + 1);
            }
            6 => {
                altdesc.priority = ze_command_queue_priority_t(2 + 1);
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListCreateImmediate)(
                hContext,
                hDevice,
                if altdesc_null {
                    core::ptr::null()
                } else {
                    &raw const altdesc
                },
                phCommandList,
            )
        }
    };
    for (i, condition) in Function::zeCommandListCreateImmediate
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListDestroy)(hCommandList) }
    };
    for (i, condition) in Function::zeCommandListDestroy
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListClose() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListClose)(hCommandList) }
    };
    for (i, condition) in Function::zeCommandListClose.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListReset)(hCommandList) }
    };
    for (i, condition) in Function::zeCommandListReset.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendWriteGlobalTimestamp() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut u64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                dstptr = core::ptr::null_mut();
            }
            2 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendWriteGlobalTimestamp)(
                hCommandList,
                dstptr,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendWriteGlobalTimestamp
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListHostSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u64 = 0;
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListHostSynchronize)(hCommandList, timeout) }
    };
    for (i, condition) in Function::zeCommandListHostSynchronize
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListGetDeviceHandle() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevice: *mut ze_device_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phDevice = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListGetDeviceHandle)(hCommandList, phDevice) }
    };
    for (i, condition) in Function::zeCommandListGetDeviceHandle
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListGetContextHandle() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phContext: *mut ze_context_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phContext = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListGetContextHandle)(hCommandList, phContext) }
    };
    for (i, condition) in Function::zeCommandListGetContextHandle
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListGetOrdinal() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOrdinal: *mut u32 = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pOrdinal = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListGetOrdinal)(hCommandList, pOrdinal) }
    };
    for (i, condition) in Function::zeCommandListGetOrdinal
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListImmediateGetIndex() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandListImmediate: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIndex: *mut u32 = dangling().cast();
        match change {
            0 => {
                hCommandListImmediate = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pIndex = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListImmediateGetIndex)(hCommandListImmediate, pIndex) }
    };
    for (i, condition) in Function::zeCommandListImmediateGetIndex
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListIsImmediate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIsImmediate: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pIsImmediate = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListIsImmediate)(hCommandList, pIsImmediate) }
    };
    for (i, condition) in Function::zeCommandListIsImmediate
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFlags: *mut ze_command_list_flags_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pFlags = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListGetFlags)(hCommandList, pFlags) }
    };
    for (i, condition) in Function::zeCommandListGetFlags
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListImmediateGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFlags: *mut ze_command_queue_flags_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pFlags = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListImmediateGetFlags)(hCommandList, pFlags) }
    };
    for (i, condition) in Function::zeCommandListImmediateGetFlags
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListImmediateGetMode() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMode: *mut ze_command_queue_mode_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pMode = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListImmediateGetMode)(hCommandList, pMode) }
    };
    for (i, condition) in Function::zeCommandListImmediateGetMode
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListImmediateGetPriority() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPriority: *mut ze_command_queue_priority_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pPriority = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListImmediateGetPriority)(hCommandList, pPriority) }
    };
    for (i, condition) in Function::zeCommandListImmediateGetPriority
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendBarrier() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListAppendBarrier)(hCommandList, hSignalEvent, numWaitEvents, phWaitEvents) }
    };
    for (i, condition) in Function::zeCommandListAppendBarrier
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendMemoryRangesBarrier() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numRanges: u32 = 0;
        let mut pRangeSizes_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRangeSizes: *const usize = (&raw mut pRangeSizes_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRanges: *mut *const c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pRangeSizes = core::ptr::null();
            }
            2 => {
                pRanges = core::ptr::null_mut();
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendMemoryRangesBarrier)(
                hCommandList,
                numRanges,
                pRangeSizes,
                pRanges,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendMemoryRangesBarrier
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendMemoryCopy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                dstptr = core::ptr::null_mut();
            }
            2 => {
                srcptr = core::ptr::null();
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendMemoryCopy)(
                hCommandList,
                dstptr,
                srcptr,
                size,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendMemoryCopy
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendMemoryFill() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pattern: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pattern_size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null_mut();
            }
            2 => {
                pattern = core::ptr::null();
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            4 => {
                size = 3;
                pattern_size = 2;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendMemoryFill)(
                hCommandList,
                ptr,
                pattern,
                pattern_size,
                size,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendMemoryFill
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventPoolCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_event_pool_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        desc.count = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numDevices: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevices: *mut ze_device_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEventPool: *mut ze_event_pool_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                phEventPool = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 15 + 1;
            }
            4 => {
                desc.count = 0;
            }
            5 => {
                phDevices = core::ptr::null_mut();
                numDevices = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeEventPoolCreate)(
                hContext,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                numDevices,
                phDevices,
                phEventPool,
            )
        }
    };
    for (i, condition) in Function::zeEventPoolCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventPoolDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t(dangling());
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventPoolDestroy)(hEventPool) }
    };
    for (i, condition) in Function::zeEventPoolDestroy.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_event_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEvent: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                phEvent = core::ptr::null_mut();
            }
            3 => {
                desc.signal = 7 + 1;
            }
            4 => {
                desc.wait = 7 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeEventCreate)(
                hEventPool,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phEvent,
            )
        }
    };
    for (i, condition) in Function::zeEventCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventDestroy)(hEvent) }
    };
    for (i, condition) in Function::zeEventDestroy.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendSignalEvent() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListAppendSignalEvent)(hCommandList, hEvent) }
    };
    for (i, condition) in Function::zeCommandListAppendSignalEvent
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendWaitOnEvents() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phEvents = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeCommandListAppendWaitOnEvents)(hCommandList, numEvents, phEvents) }
    };
    for (i, condition) in Function::zeCommandListAppendWaitOnEvents
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventHostSignal() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventHostSignal)(hEvent) }
    };
    for (i, condition) in Function::zeEventHostSignal.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventHostSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u64 = 0;
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventHostSynchronize)(hEvent, timeout) }
    };
    for (i, condition) in Function::zeEventHostSynchronize
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventQueryStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventQueryStatus)(hEvent) }
    };
    for (i, condition) in Function::zeEventQueryStatus.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendEventReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListAppendEventReset)(hCommandList, hEvent) }
    };
    for (i, condition) in Function::zeCommandListAppendEventReset
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventHostReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventHostReset)(hEvent) }
    };
    for (i, condition) in Function::zeEventHostReset.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventQueryKernelTimestamp() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr = ze_kernel_timestamp_result_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr_null = false;
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                dstptr_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeEventQueryKernelTimestamp)(
                hEvent,
                if dstptr_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut dstptr
                },
            )
        }
    };
    for (i, condition) in Function::zeEventQueryKernelTimestamp
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventGetEventPool() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEventPool: *mut ze_event_pool_handle_t = dangling().cast();
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                phEventPool = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeEventGetEventPool)(hEvent, phEventPool) }
    };
    for (i, condition) in Function::zeEventGetEventPool.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventGetSignalScope() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSignalScope: *mut ze_event_scope_flags_t = dangling().cast();
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                pSignalScope = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeEventGetSignalScope)(hEvent, pSignalScope) }
    };
    for (i, condition) in Function::zeEventGetSignalScope
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventGetWaitScope() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pWaitScope: *mut ze_event_scope_flags_t = dangling().cast();
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                pWaitScope = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeEventGetWaitScope)(hEvent, pWaitScope) }
    };
    for (i, condition) in Function::zeEventGetWaitScope.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventPoolGetContextHandle() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phContext: *mut ze_context_handle_t = dangling().cast();
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            1 => {
                phContext = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeEventPoolGetContextHandle)(hEventPool, phContext) }
    };
    for (i, condition) in Function::zeEventPoolGetContextHandle
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeEventPoolGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFlags: *mut ze_event_pool_flags_t = dangling().cast();
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            1 => {
                pFlags = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeEventPoolGetFlags)(hEventPool, pFlags) }
    };
    for (i, condition) in Function::zeEventPoolGetFlags.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeFenceCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_fence_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phFence: *mut ze_fence_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                phFence = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 1 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeFenceCreate)(
                hCommandQueue,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phFence,
            )
        }
    };
    for (i, condition) in Function::zeFenceCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeFenceDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceDestroy)(hFence) }
    };
    for (i, condition) in Function::zeFenceDestroy.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeFenceHostSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u64 = 0;
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceHostSynchronize)(hFence, timeout) }
    };
    for (i, condition) in Function::zeFenceHostSynchronize
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeFenceQueryStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceQueryStatus)(hFence) }
    };
    for (i, condition) in Function::zeFenceQueryStatus.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeFenceReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceReset)(hFence) }
    };
    for (i, condition) in Function::zeFenceReset.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemAllocShared() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut device_desc = ze_device_mem_alloc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut device_desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut host_desc = ze_host_mem_alloc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut host_desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut alignment: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                device_desc_null = true;
            }
            2 => {
                host_desc_null = true;
            }
            3 => {
                pptr = core::ptr::null_mut();
            }
            4 => {
                device_desc.flags = 7 + 1;
            }
            5 => {
                host_desc.flags = 31 + 1;
            }
            6 => {
                size = 0;
            }
            7 => {
                alignment = 3;
            }
            _ => {}
        }
        unsafe {
            (api.zeMemAllocShared)(
                hContext,
                if device_desc_null {
                    core::ptr::null()
                } else {
                    &raw const device_desc
                },
                if host_desc_null {
                    core::ptr::null()
                } else {
                    &raw const host_desc
                },
                size,
                alignment,
                hDevice,
                pptr,
            )
        }
    };
    for (i, condition) in Function::zeMemAllocShared.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemAllocDevice() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut device_desc = ze_device_mem_alloc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut device_desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut alignment: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                device_desc_null = true;
            }
            3 => {
                pptr = core::ptr::null_mut();
            }
            4 => {
                device_desc.flags = 7 + 1;
            }
            5 => {
                size = 0;
            }
            6 => {
                alignment = 3;
            }
            _ => {}
        }
        unsafe {
            (api.zeMemAllocDevice)(
                hContext,
                if device_desc_null {
                    core::ptr::null()
                } else {
                    &raw const device_desc
                },
                size,
                alignment,
                hDevice,
                pptr,
            )
        }
    };
    for (i, condition) in Function::zeMemAllocDevice.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemAllocHost() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut host_desc = ze_host_mem_alloc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut host_desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut alignment: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                host_desc_null = true;
            }
            2 => {
                pptr = core::ptr::null_mut();
            }
            3 => {
                host_desc.flags = 31 + 1;
            }
            4 => {
                size = 0;
            }
            5 => {
                alignment = 3;
            }
            _ => {}
        }
        unsafe {
            (api.zeMemAllocHost)(
                hContext,
                if host_desc_null {
                    core::ptr::null()
                } else {
                    &raw const host_desc
                },
                size,
                alignment,
                pptr,
            )
        }
    };
    for (i, condition) in Function::zeMemAllocHost.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemFree() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeMemFree)(hContext, ptr) }
    };
    for (i, condition) in Function::zeMemFree.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemGetAllocProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemAllocProperties = ze_memory_allocation_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemAllocProperties_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevice: *mut ze_device_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                pMemAllocProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeMemGetAllocProperties)(
                hContext,
                ptr,
                if pMemAllocProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemAllocProperties
                },
                phDevice,
            )
        }
    };
    for (i, condition) in Function::zeMemGetAllocProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemGetAddressRange() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBase: *mut *mut c_void = dangling().cast();
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            _ => {}
        }
        unsafe { (api.zeMemGetAddressRange)(hContext, ptr, pBase, pSize) }
    };
    for (i, condition) in Function::zeMemGetAddressRange
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_module_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        desc.pInputModule = dangling().cast_const().cast();
        desc.inputSize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phModule: *mut ze_module_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phBuildLog: *mut ze_module_build_log_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                desc_null = true;
            }
            3 => {
                desc.pInputModule = core::ptr::null();
            }
            4 => {
                phModule = core::ptr::null_mut();
            }
            5 => {
                desc.format = ze_module_format_t(1 + 1);
            }
            6 => {
                desc.inputSize = 0;
            }
            _ => {}
        }
        unsafe {
            (api.zeModuleCreate)(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phModule,
                phBuildLog,
            )
        }
    };
    for (i, condition) in Function::zeModuleCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t(dangling());
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeModuleDestroy)(hModule) }
    };
    for (i, condition) in Function::zeModuleDestroy.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleBuildLogDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModuleBuildLog: ze_module_build_log_handle_t = ze_module_build_log_handle_t(dangling());
        match change {
            0 => {
                hModuleBuildLog = ze_module_build_log_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeModuleBuildLogDestroy)(hModuleBuildLog) }
    };
    for (i, condition) in Function::zeModuleBuildLogDestroy
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleBuildLogGetString() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModuleBuildLog: ze_module_build_log_handle_t = ze_module_build_log_handle_t(dangling());
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildLog: *mut c_char = dangling().cast();
        match change {
            0 => {
                hModuleBuildLog = ze_module_build_log_handle_t::ZEROED;
            }
            1 => {
                pSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeModuleBuildLogGetString)(hModuleBuildLog, pSize, pBuildLog) }
    };
    for (i, condition) in Function::zeModuleBuildLogGetString
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleGetGlobalPointer() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pGlobalName: *const c_char = dangling().cast_const().cast();
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = dangling().cast();
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            1 => {
                pGlobalName = core::ptr::null();
            }
            _ => {}
        }
        unsafe { (api.zeModuleGetGlobalPointer)(hModule, pGlobalName, pSize, pptr) }
    };
    for (i, condition) in Function::zeModuleGetGlobalPointer
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleGetKernelNames() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNames: *mut *const c_char = dangling().cast();
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeModuleGetKernelNames)(hModule, pCount, pNames) }
    };
    for (i, condition) in Function::zeModuleGetKernelNames
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeModuleGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pModuleProperties = ze_module_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pModuleProperties_null = false;
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            1 => {
                pModuleProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeModuleGetProperties)(
                hModule,
                if pModuleProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pModuleProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeModuleGetProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_kernel_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        desc.pKernelName = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phKernel: *mut ze_kernel_handle_t = dangling().cast();
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                desc.pKernelName = core::ptr::null();
            }
            3 => {
                phKernel = core::ptr::null_mut();
            }
            4 => {
                desc.flags = 3 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeKernelCreate)(
                hModule,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phKernel,
            )
        }
    };
    for (i, condition) in Function::zeKernelCreate.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeKernelDestroy)(hKernel) }
    };
    for (i, condition) in Function::zeKernelDestroy.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelSetGroupSize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizeX: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizeY: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizeZ: u32 = 0;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeKernelSetGroupSize)(hKernel, groupSizeX, groupSizeY, groupSizeZ) }
    };
    for (i, condition) in Function::zeKernelSetGroupSize
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelSuggestGroupSize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut globalSizeX: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut globalSizeY: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut globalSizeZ: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizeX: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizeY: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizeZ: *mut u32 = dangling().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                groupSizeX = core::ptr::null_mut();
            }
            2 => {
                groupSizeY = core::ptr::null_mut();
            }
            3 => {
                groupSizeZ = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            (api.zeKernelSuggestGroupSize)(
                hKernel,
                globalSizeX,
                globalSizeY,
                globalSizeZ,
                groupSizeX,
                groupSizeY,
                groupSizeZ,
            )
        }
    };
    for (i, condition) in Function::zeKernelSuggestGroupSize
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelSetArgumentValue() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut argIndex: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut argSize: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pArgValue: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeKernelSetArgumentValue)(hKernel, argIndex, argSize, pArgValue) }
    };
    for (i, condition) in Function::zeKernelSetArgumentValue
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelSetIndirectAccess() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: ze_kernel_indirect_access_flags_t = 0;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                flags = 7 + 1;
            }
            _ => {}
        }
        unsafe { (api.zeKernelSetIndirectAccess)(hKernel, flags) }
    };
    for (i, condition) in Function::zeKernelSetIndirectAccess
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelGetIndirectAccess() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFlags: *mut ze_kernel_indirect_access_flags_t = dangling().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pFlags = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeKernelGetIndirectAccess)(hKernel, pFlags) }
    };
    for (i, condition) in Function::zeKernelGetIndirectAccess
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelGetSourceAttributes() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pString: *mut *mut c_char = dangling().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeKernelGetSourceAttributes)(hKernel, pSize, pString) }
    };
    for (i, condition) in Function::zeKernelGetSourceAttributes
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelSetCacheConfig() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: ze_cache_config_flags_t = 0;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                flags = 3 + 1;
            }
            _ => {}
        }
        unsafe { (api.zeKernelSetCacheConfig)(hKernel, flags) }
    };
    for (i, condition) in Function::zeKernelSetCacheConfig
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pKernelProperties = ze_kernel_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pKernelProperties_null = false;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pKernelProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeKernelGetProperties)(
                hKernel,
                if pKernelProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pKernelProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeKernelGetProperties
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelGetName() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pName: *mut c_char = dangling().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeKernelGetName)(hKernel, pSize, pName) }
    };
    for (i, condition) in Function::zeKernelGetName.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendLaunchKernel() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchFuncArgs = ze_group_count_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchFuncArgs_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            2 => {
                pLaunchFuncArgs_null = true;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendLaunchKernel)(
                hCommandList,
                hKernel,
                if pLaunchFuncArgs_null {
                    core::ptr::null()
                } else {
                    &raw const pLaunchFuncArgs
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendLaunchKernel
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendLaunchKernelWithParameters() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pGroupCounts = ze_group_count_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pGroupCounts_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            2 => {
                pGroupCounts_null = true;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendLaunchKernelWithParameters)(
                hCommandList,
                hKernel,
                if pGroupCounts_null {
                    core::ptr::null()
                } else {
                    &raw const pGroupCounts
                },
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendLaunchKernelWithParameters
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeCommandListAppendLaunchKernelWithArguments() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupCounts: ze_group_count_t = ze_group_count_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizes: ze_group_size_t = ze_group_size_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pArguments: *mut *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            2 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeCommandListAppendLaunchKernelWithArguments)(
                hCommandList,
                hKernel,
                groupCounts,
                groupSizes,
                pArguments,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    for (i, condition) in Function::zeCommandListAppendLaunchKernelWithArguments
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeContextMakeMemoryResident() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                ptr = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeContextMakeMemoryResident)(hContext, hDevice, ptr, size) }
    };
    for (i, condition) in Function::zeContextMakeMemoryResident
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeContextEvictMemory() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                ptr = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeContextEvictMemory)(hContext, hDevice, ptr, size) }
    };
    for (i, condition) in Function::zeContextEvictMemory
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeKernelSetGlobalOffsetExp() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut offsetX: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut offsetY: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut offsetZ: u32 = 0;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeKernelSetGlobalOffsetExp)(hKernel, offsetX, offsetY, offsetZ) }
    };
    for (i, condition) in Function::zeKernelSetGlobalOffsetExp
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDevicePciGetPropertiesExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPciProperties = ze_pci_ext_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPciProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pPciProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            (api.zeDevicePciGetPropertiesExt)(
                hDevice,
                if pPciProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pPciProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDevicePciGetPropertiesExt
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeMemFreeExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemFreeDesc = ze_memory_free_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemFreeDesc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                pMemFreeDesc_null = true;
            }
            2 => {
                ptr = core::ptr::null_mut();
            }
            3 => {
                pMemFreeDesc.freePolicy = 3 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeMemFreeExt)(
                hContext,
                if pMemFreeDesc_null {
                    core::ptr::null()
                } else {
                    &raw const pMemFreeDesc
                },
                ptr,
            )
        }
    };
    for (i, condition) in Function::zeMemFreeExt.info().conditions.iter().enumerate() {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zeDeviceGetVectorWidthPropertiesExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVectorWidthProperties = ze_device_vector_width_properties_ext_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVectorWidthProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            (api.zeDeviceGetVectorWidthPropertiesExt)(
                hDevice,
                pCount,
                if pVectorWidthProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pVectorWidthProperties
                },
            )
        }
    };
    for (i, condition) in Function::zeDeviceGetVectorWidthPropertiesExt
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}

#[test]
fn zerGetLastErrorDescription() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ppString: *mut *const c_char = dangling().cast();
        match change {
            0 => {
                ppString = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zerGetLastErrorDescription)(ppString) }
    };
    for (i, condition) in Function::zerGetLastErrorDescription
        .info()
        .conditions
        .iter()
        .enumerate()
    {
        assert_eq!(run(i), condition.code, "{}", condition.text);
    }
}
