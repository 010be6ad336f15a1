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
    clippy::single_match,
    clippy::match_single_binding,
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
    let conditions = Function::zeInit.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
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
    let conditions = Function::zeDriverGet.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
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
    let conditions = Function::zeInitDrivers.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDriverGetApiVersion() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDriverGetApiVersion.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDriverGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDriverGetProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDriverGetIpcProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDriverGetIpcProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDriverGetExtensionProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDriverGetExtensionProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDriverGetExtensionFunctionAddress() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut name: *const c_char = dangling().cast_const().cast();
        let mut ppFunctionAddress_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ppFunctionAddress: *mut *mut c_void = (&raw mut ppFunctionAddress_buffer).cast();
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
    let conditions = Function::zeDriverGetExtensionFunctionAddress.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDriverGetLastErrorDescription() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDriverGetLastErrorDescription.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGet() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGet.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetRootDevice() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetRootDevice.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetSubDevices() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetSubDevices.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetComputeProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetComputeProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetModuleProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetModuleProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetCommandQueueGroupProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetCommandQueueGroupProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetMemoryProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetMemoryProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetMemoryAccessProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetMemoryAccessProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetCacheProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetCacheProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetImageProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetImageProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetExternalMemoryProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetExternalMemoryProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetP2PProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPeerDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetP2PProperties.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceCanAccessPeer() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPeerDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceCanAccessPeer.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeDeviceGetStatus)(hDevice) }
    };
    let conditions = Function::zeDeviceGetStatus.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetGlobalTimestamps() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetGlobalTimestamps.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeContextCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeContextCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeContextCreateEx() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeContextCreateEx.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeContextDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeContextDestroy)(hContext) }
    };
    let conditions = Function::zeContextDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeContextGetStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeContextGetStatus)(hContext) }
    };
    let conditions = Function::zeContextGetStatus.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5, 6].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandQueueDestroy)(hCommandQueue) }
    };
    let conditions = Function::zeCommandQueueDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueExecuteCommandLists() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numCommandLists: u32 = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandLists: *mut ze_command_list_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueExecuteCommandLists.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueSynchronize.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueGetOrdinal() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueGetOrdinal.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueGetIndex() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueGetIndex.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCmdQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueGetFlags.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueGetMode() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCmdQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueGetMode.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandQueueGetPriority() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCmdQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandQueueGetPriority.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListCreateImmediate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListCreateImmediate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5, 6].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListDestroy)(hCommandList) }
    };
    let conditions = Function::zeCommandListDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListClose() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListClose)(hCommandList) }
    };
    let conditions = Function::zeCommandListClose.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeCommandListReset)(hCommandList) }
    };
    let conditions = Function::zeCommandListReset.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendWriteGlobalTimestamp() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut u64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendWriteGlobalTimestamp
        .info()
        .conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListHostSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListHostSynchronize.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListGetDeviceHandle() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListGetDeviceHandle.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListGetContextHandle() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListGetContextHandle.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListGetOrdinal() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListGetOrdinal.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListImmediateGetIndex() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandListImmediate: ze_command_list_handle_t =
            ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListImmediateGetIndex.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListIsImmediate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListIsImmediate.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListGetFlags.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListImmediateGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListImmediateGetFlags.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListImmediateGetMode() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListImmediateGetMode.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListImmediateGetPriority() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListImmediateGetPriority.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendBarrier() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendBarrier.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendMemoryRangesBarrier() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numRanges: u32 = 0;
        let mut pRangeSizes_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRangeSizes: *const usize = (&raw mut pRangeSizes_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRanges: *mut *const c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendMemoryRangesBarrier.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendMemoryCopy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendMemoryCopy.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendMemoryFill() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pattern: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pattern_size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendMemoryFill.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventPoolCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventPoolCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventPoolDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventPoolDestroy)(hEventPool) }
    };
    let conditions = Function::zeEventPoolDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventDestroy)(hEvent) }
    };
    let conditions = Function::zeEventDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendSignalEvent() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendSignalEvent.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendWaitOnEvents() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendWaitOnEvents.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventHostSignal() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventHostSignal)(hEvent) }
    };
    let conditions = Function::zeEventHostSignal.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventHostSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventHostSynchronize.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventQueryStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventQueryStatus)(hEvent) }
    };
    let conditions = Function::zeEventQueryStatus.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendEventReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendEventReset.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventHostReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeEventHostReset)(hEvent) }
    };
    let conditions = Function::zeEventHostReset.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventQueryKernelTimestamp() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventQueryKernelTimestamp.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventGetEventPool() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventGetEventPool.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventGetSignalScope() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventGetSignalScope.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventGetWaitScope() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventGetWaitScope.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventPoolGetContextHandle() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventPoolGetContextHandle.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeEventPoolGetFlags() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeEventPoolGetFlags.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeFenceCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeFenceCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeFenceDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceDestroy)(hFence) }
    };
    let conditions = Function::zeFenceDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeFenceHostSynchronize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeFenceHostSynchronize.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeFenceQueryStatus() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceQueryStatus)(hFence) }
    };
    let conditions = Function::zeFenceQueryStatus.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeFenceReset() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeFenceReset)(hFence) }
    };
    let conditions = Function::zeFenceReset.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemAllocShared() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
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
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        let mut pptr_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = (&raw mut pptr_buffer).cast();
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
    let conditions = Function::zeMemAllocShared.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5, 6, 7].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemAllocDevice() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut device_desc = ze_device_mem_alloc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut device_desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut alignment: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        let mut pptr_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = (&raw mut pptr_buffer).cast();
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
    let conditions = Function::zeMemAllocDevice.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5, 6].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemAllocHost() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut host_desc = ze_host_mem_alloc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut host_desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut alignment: usize = 0;
        let mut pptr_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = (&raw mut pptr_buffer).cast();
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
    let conditions = Function::zeMemAllocHost.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemFree() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeMemFree.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemGetAllocProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeMemGetAllocProperties.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemGetAddressRange() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        let mut pBase_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBase: *mut *mut c_void = (&raw mut pBase_buffer).cast();
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
    let conditions = Function::zeMemGetAddressRange.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeModuleCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4, 5, 6].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeModuleDestroy)(hModule) }
    };
    let conditions = Function::zeModuleDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleDynamicLink() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numModules: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phModules: *mut ze_module_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phLinkLog: *mut ze_module_build_log_handle_t = dangling().cast();
        match change {
            0 => {
                phModules = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeModuleDynamicLink)(numModules, phModules, phLinkLog) }
    };
    let conditions = Function::zeModuleDynamicLink.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleBuildLogDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModuleBuildLog: ze_module_build_log_handle_t =
            ze_module_build_log_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hModuleBuildLog = ze_module_build_log_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeModuleBuildLogDestroy)(hModuleBuildLog) }
    };
    let conditions = Function::zeModuleBuildLogDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleBuildLogGetString() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModuleBuildLog: ze_module_build_log_handle_t =
            ze_module_build_log_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeModuleBuildLogGetString.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleGetNativeBinary() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pModuleNativeBinary: *mut u8 = dangling().cast();
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            1 => {
                pSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeModuleGetNativeBinary)(hModule, pSize, pModuleNativeBinary) }
    };
    let conditions = Function::zeModuleGetNativeBinary.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleGetGlobalPointer() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pGlobalName: *const c_char = dangling().cast_const().cast();
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        let mut pptr_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = (&raw mut pptr_buffer).cast();
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
    let conditions = Function::zeModuleGetGlobalPointer.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleGetKernelNames() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeModuleGetKernelNames.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeModuleGetProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelCreate() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelCreate.info().conditions;
    for (i, answer) in [0, 1, 2, 3, 4].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelDestroy() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { (api.zeKernelDestroy)(hKernel) }
    };
    let conditions = Function::zeKernelDestroy.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleGetFunctionPointer() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFunctionName: *const c_char = dangling().cast_const().cast();
        let mut pfnFunction_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pfnFunction: *mut *mut c_void = (&raw mut pfnFunction_buffer).cast();
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            1 => {
                pFunctionName = core::ptr::null();
            }
            2 => {
                pfnFunction = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { (api.zeModuleGetFunctionPointer)(hModule, pFunctionName, pfnFunction) }
    };
    let conditions = Function::zeModuleGetFunctionPointer.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelSetGroupSize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelSetGroupSize.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelSuggestGroupSize() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelSuggestGroupSize.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelSetArgumentValue() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelSetArgumentValue.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelSetIndirectAccess() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelSetIndirectAccess.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelGetIndirectAccess() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelGetIndirectAccess.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelGetSourceAttributes() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelGetSourceAttributes.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelSetCacheConfig() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelSetCacheConfig.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelGetProperties() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelGetProperties.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelGetName() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelGetName.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendLaunchKernel() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchFuncArgs = ze_group_count_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchFuncArgs_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendLaunchKernel.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendLaunchKernelWithParameters() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pGroupCounts = ze_group_count_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pGroupCounts_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendLaunchKernelWithParameters
        .info()
        .conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeCommandListAppendLaunchKernelWithArguments() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupCounts: ze_group_count_t = ze_group_count_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut groupSizes: ze_group_size_t = ze_group_size_t::ZEROED;
        let mut pArguments_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pArguments: *mut *mut c_void = (&raw mut pArguments_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeCommandListAppendLaunchKernelWithArguments
        .info()
        .conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeContextMakeMemoryResident() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeContextMakeMemoryResident.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeContextEvictMemory() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeContextEvictMemory.info().conditions;
    for (i, answer) in [0, 1, 2].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeKernelSetGlobalOffsetExp() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeKernelSetGlobalOffsetExp.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDevicePciGetPropertiesExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDevicePciGetPropertiesExt.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeModuleInspectLinkageExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pInspectDesc = ze_linkage_inspection_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pInspectDesc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numModules: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phModules: *mut ze_module_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phLog: *mut ze_module_build_log_handle_t = dangling().cast();
        match change {
            0 => {
                pInspectDesc_null = true;
            }
            1 => {
                phModules = core::ptr::null_mut();
            }
            2 => {
                phLog = core::ptr::null_mut();
            }
            3 => {
                pInspectDesc.flags = 7 + 1;
            }
            _ => {}
        }
        unsafe {
            (api.zeModuleInspectLinkageExt)(
                if pInspectDesc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pInspectDesc
                },
                numModules,
                phModules,
                phLog,
            )
        }
    };
    let conditions = Function::zeModuleInspectLinkageExt.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeMemFreeExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeMemFreeExt.info().conditions;
    for (i, answer) in [0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}

#[test]
fn zeDeviceGetVectorWidthPropertiesExt() {
    let api = library::api();
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
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
    let conditions = Function::zeDeviceGetVectorWidthPropertiesExt.info().conditions;
    for (i, answer) in [0, 1].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
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
    let conditions = Function::zerGetLastErrorDescription.info().conditions;
    for (i, answer) in [0].into_iter().enumerate() {
        assert_eq!(run(i), conditions[answer].code, "{}", conditions[i].text);
    }
}
