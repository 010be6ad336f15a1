//! Provokes every condition of every check function, directly.
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
use crate::boundary::Violation;

#[test]
fn zeInit() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: ze_init_flags_t = 0;
        match change {
            0 => {
                flags = 3 + 1;
            }
            _ => {}
        }
        unsafe { super::global::check::zeInit(flags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeInit.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGet() {
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
        unsafe { super::driver::check::zeDriverGet(pCount, phDrivers) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGet.info().conditions[i].text
        );
    }
}

#[test]
fn zeInitDrivers() {
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
            super::global::check::zeInitDrivers(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeInitDrivers.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetApiVersion() {
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
        unsafe { super::driver::check::zeDriverGetApiVersion(hDriver, version) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetApiVersion.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetProperties() {
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
            super::driver::check::zeDriverGetProperties(
                hDriver,
                if pDriverProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pDriverProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetIpcProperties() {
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
            super::driver::check::zeDriverGetIpcProperties(
                hDriver,
                if pIpcProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pIpcProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetIpcProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetExtensionProperties() {
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
            super::driver::check::zeDriverGetExtensionProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetExtensionProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetExtensionFunctionAddress() {
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
        unsafe { super::driver::check::zeDriverGetExtensionFunctionAddress(hDriver, name, ppFunctionAddress) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetExtensionFunctionAddress.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetLastErrorDescription() {
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
        unsafe { super::driver::check::zeDriverGetLastErrorDescription(hDriver, ppString) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetLastErrorDescription.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverGetDefaultContext() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        match change {
            _ => {}
        }
        unsafe { super::driver::check::zeDriverGetDefaultContext(hDriver) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 0] = [];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverGetDefaultContext.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGet() {
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
        unsafe { super::device::check::zeDeviceGet(hDriver, pCount, phDevices) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGet.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetRootDevice() {
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
        unsafe { super::device::check::zeDeviceGetRootDevice(hDevice, phRootDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetRootDevice.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetSubDevices() {
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
        unsafe { super::device::check::zeDeviceGetSubDevices(hDevice, pCount, phSubdevices) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetSubDevices.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetProperties() {
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
            super::device::check::zeDeviceGetProperties(
                hDevice,
                if pDeviceProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pDeviceProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetComputeProperties() {
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
            super::device::check::zeDeviceGetComputeProperties(
                hDevice,
                if pComputeProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pComputeProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetComputeProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetModuleProperties() {
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
            super::device::check::zeDeviceGetModuleProperties(
                hDevice,
                if pModuleProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pModuleProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetModuleProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetCommandQueueGroupProperties() {
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
            super::device::check::zeDeviceGetCommandQueueGroupProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetCommandQueueGroupProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetMemoryProperties() {
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
            super::device::check::zeDeviceGetMemoryProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetMemoryProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetMemoryAccessProperties() {
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
            super::device::check::zeDeviceGetMemoryAccessProperties(
                hDevice,
                if pMemAccessProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemAccessProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetMemoryAccessProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetCacheProperties() {
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
            super::device::check::zeDeviceGetCacheProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetCacheProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetImageProperties() {
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
            super::device::check::zeDeviceGetImageProperties(
                hDevice,
                if pImageProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pImageProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetImageProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetExternalMemoryProperties() {
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
            super::device::check::zeDeviceGetExternalMemoryProperties(
                hDevice,
                if pExternalMemoryProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pExternalMemoryProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetExternalMemoryProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetP2PProperties() {
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
            super::device::check::zeDeviceGetP2PProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetP2PProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceCanAccessPeer() {
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
        unsafe { super::device::check::zeDeviceCanAccessPeer(hDevice, hPeerDevice, value) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceCanAccessPeer.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetStatus() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceGetStatus(hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetStatus.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetGlobalTimestamps() {
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
        unsafe { super::device::check::zeDeviceGetGlobalTimestamps(hDevice, hostTimestamp, deviceTimestamp) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetGlobalTimestamps.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceSynchronize() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceSynchronize(hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceSynchronize.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetAggregatedCopyOffloadIncrementValue() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut incrementValue: *mut u32 = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                incrementValue = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::device::check::zeDeviceGetAggregatedCopyOffloadIncrementValue(hDevice, incrementValue)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetAggregatedCopyOffloadIncrementValue
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeDeviceGetCounterBasedEventMaxValue() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut maxValue: *mut u64 = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                maxValue = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceGetCounterBasedEventMaxValue(hDevice, maxValue) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetCounterBasedEventMaxValue.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetRuntimeRequirements() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pObjDesc: *const c_void = dangling().cast_const().cast();
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRequirements: *mut c_char = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pObjDesc = core::ptr::null();
            }
            2 => {
                pSize = core::ptr::null_mut();
            }
            3 => {
                pSize = core::ptr::null_mut();
            }
            4 => {
                pSize_buffer = 0;
                pSize = (&raw mut pSize_buffer).cast();
            }
            _ => {}
        }
        unsafe {
            super::device::check::zeDeviceGetRuntimeRequirements(hDevice, pObjDesc, pSize, pRequirements)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 2, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetRuntimeRequirements.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetRuntimeRequirementsKey() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pKey: *mut *const c_char = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pKey = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceGetRuntimeRequirementsKey(hDevice, pKey) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetRuntimeRequirementsKey.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceValidateRuntimeRequirements() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRequirements: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOut = ze_validate_runtime_requirements_output_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOut_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                pRequirements = core::ptr::null();
            }
            2 => {
                pOut_null = true;
            }
            _ => {}
        }
        unsafe {
            super::device::check::zeDeviceValidateRuntimeRequirements(
                hDevice,
                pRequirements,
                if pOut_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pOut
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceValidateRuntimeRequirements.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextCreate() {
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
            super::context::check::zeContextCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextCreateEx() {
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
            super::context::check::zeContextCreateEx(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextCreateEx.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::context::check::zeContextDestroy(hContext) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextGetStatus() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::context::check::zeContextGetStatus(hContext) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextGetStatus.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueCreate() {
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
            super::command_queue::check::zeCommandQueueCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandQueue: ze_command_queue_handle_t = ze_command_queue_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandQueue = ze_command_queue_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::command_queue::check::zeCommandQueueDestroy(hCommandQueue) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueExecuteCommandLists() {
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
            super::command_queue::check::zeCommandQueueExecuteCommandLists(
                hCommandQueue,
                numCommandLists,
                phCommandLists,
                hFence,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueExecuteCommandLists.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueSynchronize() {
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
        unsafe { super::command_queue::check::zeCommandQueueSynchronize(hCommandQueue, timeout) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueSynchronize.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueGetOrdinal() {
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
        unsafe { super::command_queue::check::zeCommandQueueGetOrdinal(hCommandQueue, pOrdinal) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueGetOrdinal.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueGetIndex() {
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
        unsafe { super::command_queue::check::zeCommandQueueGetIndex(hCommandQueue, pIndex) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueGetIndex.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueGetFlags() {
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
        unsafe { super::command_queue::check::zeCommandQueueGetFlags(hCmdQueue, pFlags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueGetFlags.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueGetMode() {
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
        unsafe { super::command_queue::check::zeCommandQueueGetMode(hCmdQueue, pMode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueGetMode.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandQueueGetPriority() {
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
        unsafe { super::command_queue::check::zeCommandQueueGetPriority(hCmdQueue, pPriority) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandQueueGetPriority.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListCreate() {
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
            super::command_list::check::zeCommandListCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListCreateImmediate() {
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
            super::command_list::check::zeCommandListCreateImmediate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListCreateImmediate.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListDestroy(hCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListClose() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListClose(hCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListClose.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListReset() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListReset(hCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListReset.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendWriteGlobalTimestamp() {
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
            super::command_list::check::zeCommandListAppendWriteGlobalTimestamp(
                hCommandList,
                dstptr,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendWriteGlobalTimestamp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListHostSynchronize() {
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
        unsafe { super::command_list::check::zeCommandListHostSynchronize(hCommandList, timeout) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListHostSynchronize.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListGetDeviceHandle() {
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
        unsafe { super::command_list::check::zeCommandListGetDeviceHandle(hCommandList, phDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetDeviceHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListGetContextHandle() {
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
        unsafe { super::command_list::check::zeCommandListGetContextHandle(hCommandList, phContext) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetContextHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListGetOrdinal() {
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
        unsafe { super::command_list::check::zeCommandListGetOrdinal(hCommandList, pOrdinal) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetOrdinal.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListImmediateGetIndex() {
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
        unsafe { super::command_list::check::zeCommandListImmediateGetIndex(hCommandListImmediate, pIndex) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListImmediateGetIndex.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListIsImmediate() {
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
        unsafe { super::command_list::check::zeCommandListIsImmediate(hCommandList, pIsImmediate) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListIsImmediate.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListGetFlags() {
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
        unsafe { super::command_list::check::zeCommandListGetFlags(hCommandList, pFlags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetFlags.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListImmediateGetFlags() {
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
        unsafe { super::command_list::check::zeCommandListImmediateGetFlags(hCommandList, pFlags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListImmediateGetFlags.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListImmediateGetMode() {
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
        unsafe { super::command_list::check::zeCommandListImmediateGetMode(hCommandList, pMode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListImmediateGetMode.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListImmediateGetPriority() {
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
        unsafe { super::command_list::check::zeCommandListImmediateGetPriority(hCommandList, pPriority) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListImmediateGetPriority.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendBarrier() {
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
        unsafe {
            super::command_list::check::zeCommandListAppendBarrier(
                hCommandList,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendBarrier.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryRangesBarrier() {
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
            super::command_list::check::zeCommandListAppendMemoryRangesBarrier(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryRangesBarrier.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextSystemBarrier() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::context::check::zeContextSystemBarrier(hContext, hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextSystemBarrier.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryCopy() {
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
            super::command_list::check::zeCommandListAppendMemoryCopy(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryCopy.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryCopyWithParameters() {
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
            super::command_list::check::zeCommandListAppendMemoryCopyWithParameters(
                hCommandList,
                dstptr,
                srcptr,
                size,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryCopyWithParameters
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryFill() {
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
            super::command_list::check::zeCommandListAppendMemoryFill(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryFill.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryFillWithParameters() {
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
            super::command_list::check::zeCommandListAppendMemoryFillWithParameters(
                hCommandList,
                ptr,
                pattern,
                pattern_size,
                size,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryFillWithParameters
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryCopyRegion() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstRegion = ze_copy_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstRegion_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstPitch: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstSlicePitch: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcRegion = ze_copy_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcRegion_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcPitch: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcSlicePitch: u32 = 0;
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
                dstRegion_null = true;
            }
            3 => {
                srcptr = core::ptr::null();
            }
            4 => {
                srcRegion_null = true;
            }
            5 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendMemoryCopyRegion(
                hCommandList,
                dstptr,
                if dstRegion_null {
                    core::ptr::null()
                } else {
                    &raw const dstRegion
                },
                dstPitch,
                dstSlicePitch,
                srcptr,
                if srcRegion_null {
                    core::ptr::null()
                } else {
                    &raw const srcRegion
                },
                srcPitch,
                srcSlicePitch,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryCopyRegion.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryCopyFromContext() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContextSrc: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
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
                hContextSrc = ze_context_handle_t::ZEROED;
            }
            2 => {
                dstptr = core::ptr::null_mut();
            }
            3 => {
                srcptr = core::ptr::null();
            }
            4 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendMemoryCopyFromContext(
                hCommandList,
                dstptr,
                hContextSrc,
                srcptr,
                size,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryCopyFromContext
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendImageCopy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDstImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSrcImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
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
                hDstImage = ze_image_handle_t::ZEROED;
            }
            2 => {
                hSrcImage = ze_image_handle_t::ZEROED;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendImageCopy(
                hCommandList,
                hDstImage,
                hSrcImage,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendImageCopy.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendImageCopyRegion() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDstImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSrcImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDstRegion = ze_image_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDstRegion_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSrcRegion = ze_image_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSrcRegion_null = false;
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
                hDstImage = ze_image_handle_t::ZEROED;
            }
            2 => {
                hSrcImage = ze_image_handle_t::ZEROED;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendImageCopyRegion(
                hCommandList,
                hDstImage,
                hSrcImage,
                if pDstRegion_null {
                    core::ptr::null()
                } else {
                    &raw const pDstRegion
                },
                if pSrcRegion_null {
                    core::ptr::null()
                } else {
                    &raw const pSrcRegion
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendImageCopyRegion.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendImageCopyToMemory() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSrcImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSrcRegion = ze_image_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSrcRegion_null = false;
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
                hSrcImage = ze_image_handle_t::ZEROED;
            }
            2 => {
                dstptr = core::ptr::null_mut();
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendImageCopyToMemory(
                hCommandList,
                dstptr,
                hSrcImage,
                if pSrcRegion_null {
                    core::ptr::null()
                } else {
                    &raw const pSrcRegion
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendImageCopyToMemory.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendImageCopyFromMemory() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDstImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDstRegion = ze_image_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDstRegion_null = false;
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
                hDstImage = ze_image_handle_t::ZEROED;
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
            super::command_list::check::zeCommandListAppendImageCopyFromMemory(
                hCommandList,
                hDstImage,
                srcptr,
                if pDstRegion_null {
                    core::ptr::null()
                } else {
                    &raw const pDstRegion
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendImageCopyFromMemory.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemoryPrefetch() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListAppendMemoryPrefetch(hCommandList, ptr, size) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemoryPrefetch.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendMemAdvise() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut advice: ze_memory_advice_t = ze_memory_advice_t(0);
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                ptr = core::ptr::null();
            }
            3 => {
                advice = ze_memory_advice_t(9 + 1);
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendMemAdvise(hCommandList, hDevice, ptr, size, advice)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendMemAdvise.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolCreate() {
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
            super::event_pool::check::zeEventPoolCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event_pool::check::zeEventPoolDestroy(hEventPool) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventCreate() {
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
            super::event::check::zeEventCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventCounterBasedCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_event_counter_based_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEvent: *mut ze_event_handle_t = dangling().cast();
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
                phEvent = core::ptr::null_mut();
            }
            4 => {
                desc.flags = 127 + 1;
            }
            5 => {
                desc.signal = 7 + 1;
            }
            6 => {
                desc.wait = 7 + 1;
            }
            _ => {}
        }
        unsafe {
            super::event::check::zeEventCounterBasedCreate(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phEvent,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventCounterBasedCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventDestroy(hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolGetIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phIpc = ze_ipc_event_pool_handle_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phIpc_null = false;
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            1 => {
                phIpc_null = true;
            }
            _ => {}
        }
        unsafe {
            super::event_pool::check::zeEventPoolGetIpcHandle(
                hEventPool,
                if phIpc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut phIpc
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolGetIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolPutIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hIpc: ze_ipc_event_pool_handle_t = ze_ipc_event_pool_handle_t::ZEROED;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event_pool::check::zeEventPoolPutIpcHandle(hContext, hIpc) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolPutIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolOpenIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hIpc: ze_ipc_event_pool_handle_t = ze_ipc_event_pool_handle_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEventPool: *mut ze_event_pool_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                phEventPool = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::event_pool::check::zeEventPoolOpenIpcHandle(hContext, hIpc, phEventPool) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolOpenIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolCloseIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEventPool: ze_event_pool_handle_t = ze_event_pool_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEventPool = ze_event_pool_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event_pool::check::zeEventPoolCloseIpcHandle(hEventPool) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolCloseIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventCounterBasedGetIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phIpc = ze_ipc_event_counter_based_handle_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phIpc_null = false;
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                phIpc_null = true;
            }
            _ => {}
        }
        unsafe {
            super::event::check::zeEventCounterBasedGetIpcHandle(
                hEvent,
                if phIpc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut phIpc
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventCounterBasedGetIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventCounterBasedOpenIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hIpc: ze_ipc_event_counter_based_handle_t = ze_ipc_event_counter_based_handle_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEvent: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                phEvent = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventCounterBasedOpenIpcHandle(hContext, hIpc, phEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventCounterBasedOpenIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventCounterBasedCloseIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventCounterBasedCloseIpcHandle(hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventCounterBasedCloseIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventCounterBasedGetDeviceAddress() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut completionValue: *mut u64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut deviceAddress: *mut u64 = dangling().cast();
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                completionValue = core::ptr::null_mut();
            }
            2 => {
                deviceAddress = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::event::check::zeEventCounterBasedGetDeviceAddress(hEvent, completionValue, deviceAddress)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventCounterBasedGetDeviceAddress.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendSignalEvent() {
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
        unsafe { super::command_list::check::zeCommandListAppendSignalEvent(hCommandList, hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendSignalEvent.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendWaitOnEvents() {
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
        unsafe {
            super::command_list::check::zeCommandListAppendWaitOnEvents(hCommandList, numEvents, phEvents)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendWaitOnEvents.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventHostSignal() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventHostSignal(hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventHostSignal.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventHostSynchronize() {
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
        unsafe { super::event::check::zeEventHostSynchronize(hEvent, timeout) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventHostSynchronize.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventQueryStatus() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventQueryStatus(hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventQueryStatus.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendEventReset() {
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
        unsafe { super::command_list::check::zeCommandListAppendEventReset(hCommandList, hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendEventReset.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventHostReset() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventHostReset(hEvent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventHostReset.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventQueryKernelTimestamp() {
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
            super::event::check::zeEventQueryKernelTimestamp(
                hEvent,
                if dstptr_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut dstptr
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventQueryKernelTimestamp.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendQueryKernelTimestamps() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEvents: *mut ze_event_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        let mut pOffsets_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOffsets: *const usize = (&raw mut pOffsets_buffer).cast();
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
                phEvents = core::ptr::null_mut();
            }
            2 => {
                dstptr = core::ptr::null_mut();
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendQueryKernelTimestamps(
                hCommandList,
                numEvents,
                phEvents,
                dstptr,
                pOffsets,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendQueryKernelTimestamps
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeEventGetEventPool() {
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
        unsafe { super::event::check::zeEventGetEventPool(hEvent, phEventPool) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventGetEventPool.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventGetSignalScope() {
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
        unsafe { super::event::check::zeEventGetSignalScope(hEvent, pSignalScope) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventGetSignalScope.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventGetWaitScope() {
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
        unsafe { super::event::check::zeEventGetWaitScope(hEvent, pWaitScope) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventGetWaitScope.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolGetContextHandle() {
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
        unsafe { super::event_pool::check::zeEventPoolGetContextHandle(hEventPool, phContext) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolGetContextHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventPoolGetFlags() {
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
        unsafe { super::event_pool::check::zeEventPoolGetFlags(hEventPool, pFlags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventPoolGetFlags.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventGetCounterBasedFlags() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFlags: *mut ze_event_counter_based_flags_t = dangling().cast();
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                pFlags = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::event::check::zeEventGetCounterBasedFlags(hEvent, pFlags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventGetCounterBasedFlags.info().conditions[i].text
        );
    }
}

#[test]
fn zeFenceCreate() {
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
            super::fence::check::zeFenceCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFenceCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeFenceDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::fence::check::zeFenceDestroy(hFence) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFenceDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeFenceHostSynchronize() {
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
        unsafe { super::fence::check::zeFenceHostSynchronize(hFence, timeout) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFenceHostSynchronize.info().conditions[i].text
        );
    }
}

#[test]
fn zeFenceQueryStatus() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::fence::check::zeFenceQueryStatus(hFence) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFenceQueryStatus.info().conditions[i].text
        );
    }
}

#[test]
fn zeFenceReset() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFence: ze_fence_handle_t = ze_fence_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFence = ze_fence_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::fence::check::zeFenceReset(hFence) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFenceReset.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_image_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImageProperties = ze_image_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImageProperties_null = false;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                pImageProperties_null = true;
            }
            3 => {
                desc.flags = 3 + 1;
            }
            4 => {
                desc.r#type = ze_image_type_t(5 + 1);
            }
            _ => {}
        }
        unsafe {
            super::image::check::zeImageGetProperties(
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                if pImageProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pImageProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_image_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phImage: *mut ze_image_handle_t = dangling().cast();
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
                phImage = core::ptr::null_mut();
            }
            4 => {
                desc.flags = 3 + 1;
            }
            5 => {
                desc.r#type = ze_image_type_t(5 + 1);
            }
            _ => {}
        }
        unsafe {
            super::image::check::zeImageCreate(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phImage,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::image::check::zeImageDestroy(hImage) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemAllocShared() {
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
            super::mem::check::zeMemAllocShared(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemAllocShared.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemAllocDevice() {
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
            super::mem::check::zeMemAllocDevice(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemAllocDevice.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemAllocHost() {
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
            super::mem::check::zeMemAllocHost(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemAllocHost.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemFree() {
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
        unsafe { super::mem::check::zeMemFree(hContext, ptr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemFree.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetAllocProperties() {
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
            super::mem::check::zeMemGetAllocProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetAllocProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetAddressRange() {
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
        unsafe { super::mem::check::zeMemGetAddressRange(hContext, ptr, pBase, pSize) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetAddressRange.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcHandle = ze_ipc_mem_handle_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcHandle_null = false;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                pIpcHandle_null = true;
            }
            _ => {}
        }
        unsafe {
            super::mem::check::zeMemGetIpcHandle(
                hContext,
                ptr,
                if pIpcHandle_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pIpcHandle
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetIpcHandleFromFileDescriptorExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut handle: u64 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcHandle = ze_ipc_mem_handle_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcHandle_null = false;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                pIpcHandle_null = true;
            }
            _ => {}
        }
        unsafe {
            super::mem::check::zeMemGetIpcHandleFromFileDescriptorExp(
                hContext,
                handle,
                if pIpcHandle_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pIpcHandle
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetIpcHandleFromFileDescriptorExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetFileDescriptorFromIpcHandleExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ipcHandle: ze_ipc_mem_handle_t = ze_ipc_mem_handle_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pHandle: *mut u64 = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                pHandle = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::mem::check::zeMemGetFileDescriptorFromIpcHandleExp(hContext, ipcHandle, pHandle) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetFileDescriptorFromIpcHandleExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemPutIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut handle: ze_ipc_mem_handle_t = ze_ipc_mem_handle_t::ZEROED;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::mem::check::zeMemPutIpcHandle(hContext, handle) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemPutIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemOpenIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut handle: ze_ipc_mem_handle_t = ze_ipc_mem_handle_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: ze_ipc_memory_flags_t = 0;
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
                flags = 3 + 1;
            }
            3 => {
                pptr = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::mem::check::zeMemOpenIpcHandle(hContext, hDevice, handle, flags, pptr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemOpenIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemCloseIpcHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            _ => {}
        }
        unsafe { super::mem::check::zeMemCloseIpcHandle(hContext, ptr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemCloseIpcHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemSetAtomicAccessAttributeExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut attr: ze_memory_atomic_attr_exp_flags_t = 0;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                ptr = core::ptr::null();
            }
            3 => {
                attr = 127 + 1;
            }
            _ => {}
        }
        unsafe { super::mem::check::zeMemSetAtomicAccessAttributeExp(hContext, hDevice, ptr, size, attr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemSetAtomicAccessAttributeExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetAtomicAccessAttributeExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pAttr: *mut ze_memory_atomic_attr_exp_flags_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                ptr = core::ptr::null();
            }
            3 => {
                pAttr = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::mem::check::zeMemGetAtomicAccessAttributeExp(hContext, hDevice, ptr, size, pAttr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetAtomicAccessAttributeExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleCreate() {
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
            super::module::check::zeModuleCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: ze_module_handle_t = ze_module_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hModule = ze_module_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::module::check::zeModuleDestroy(hModule) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleDynamicLink() {
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
        unsafe { super::module::check::zeModuleDynamicLink(numModules, phModules, phLinkLog) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleDynamicLink.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleBuildLogDestroy() {
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
        unsafe { super::module_build_log::check::zeModuleBuildLogDestroy(hModuleBuildLog) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleBuildLogDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleBuildLogGetString() {
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
        unsafe {
            super::module_build_log::check::zeModuleBuildLogGetString(hModuleBuildLog, pSize, pBuildLog)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleBuildLogGetString.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleGetNativeBinary() {
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
        unsafe { super::module::check::zeModuleGetNativeBinary(hModule, pSize, pModuleNativeBinary) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleGetNativeBinary.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleGetGlobalPointer() {
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
        unsafe { super::module::check::zeModuleGetGlobalPointer(hModule, pGlobalName, pSize, pptr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleGetGlobalPointer.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleGetKernelNames() {
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
        unsafe { super::module::check::zeModuleGetKernelNames(hModule, pCount, pNames) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleGetKernelNames.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleGetProperties() {
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
            super::module::check::zeModuleGetProperties(
                hModule,
                if pModuleProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pModuleProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelCreate() {
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
            super::kernel::check::zeKernelCreate(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::kernel::check::zeKernelDestroy(hKernel) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleGetFunctionPointer() {
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
        unsafe { super::module::check::zeModuleGetFunctionPointer(hModule, pFunctionName, pfnFunction) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleGetFunctionPointer.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSetGroupSize() {
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
        unsafe { super::kernel::check::zeKernelSetGroupSize(hKernel, groupSizeX, groupSizeY, groupSizeZ) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSetGroupSize.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSuggestGroupSize() {
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
            super::kernel::check::zeKernelSuggestGroupSize(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSuggestGroupSize.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSuggestMaxCooperativeGroupCount() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut totalGroupCount: *mut u32 = dangling().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                totalGroupCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::kernel::check::zeKernelSuggestMaxCooperativeGroupCount(hKernel, totalGroupCount) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSuggestMaxCooperativeGroupCount
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeKernelSetArgumentValue() {
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
        unsafe { super::kernel::check::zeKernelSetArgumentValue(hKernel, argIndex, argSize, pArgValue) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSetArgumentValue.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSetIndirectAccess() {
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
        unsafe { super::kernel::check::zeKernelSetIndirectAccess(hKernel, flags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSetIndirectAccess.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelGetIndirectAccess() {
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
        unsafe { super::kernel::check::zeKernelGetIndirectAccess(hKernel, pFlags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelGetIndirectAccess.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelGetSourceAttributes() {
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
        unsafe { super::kernel::check::zeKernelGetSourceAttributes(hKernel, pSize, pString) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelGetSourceAttributes.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSetCacheConfig() {
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
        unsafe { super::kernel::check::zeKernelSetCacheConfig(hKernel, flags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSetCacheConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelGetProperties() {
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
            super::kernel::check::zeKernelGetProperties(
                hKernel,
                if pKernelProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pKernelProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelGetName() {
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
        unsafe { super::kernel::check::zeKernelGetName(hKernel, pSize, pName) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelGetName.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendLaunchKernel() {
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
            super::command_list::check::zeCommandListAppendLaunchKernel(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendLaunchKernel.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendLaunchKernelWithParameters() {
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
            super::command_list::check::zeCommandListAppendLaunchKernelWithParameters(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendLaunchKernelWithParameters
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendLaunchKernelWithArguments() {
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
            super::command_list::check::zeCommandListAppendLaunchKernelWithArguments(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendLaunchKernelWithArguments
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendLaunchCooperativeKernel() {
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
            super::command_list::check::zeCommandListAppendLaunchCooperativeKernel(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendLaunchCooperativeKernel
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendLaunchKernelIndirect() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchArgumentsBuffer = ze_group_count_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchArgumentsBuffer_null = false;
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
                pLaunchArgumentsBuffer_null = true;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendLaunchKernelIndirect(
                hCommandList,
                hKernel,
                if pLaunchArgumentsBuffer_null {
                    core::ptr::null()
                } else {
                    &raw const pLaunchArgumentsBuffer
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendLaunchKernelIndirect
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendLaunchMultipleKernelsIndirect() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numKernels: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phKernels: *mut ze_kernel_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCountBuffer: *const u32 = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchArgumentsBuffer = ze_group_count_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLaunchArgumentsBuffer_null = false;
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
                phKernels = core::ptr::null_mut();
            }
            2 => {
                pCountBuffer = core::ptr::null();
            }
            3 => {
                pLaunchArgumentsBuffer_null = true;
            }
            4 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendLaunchMultipleKernelsIndirect(
                hCommandList,
                numKernels,
                phKernels,
                pCountBuffer,
                if pLaunchArgumentsBuffer_null {
                    core::ptr::null()
                } else {
                    &raw const pLaunchArgumentsBuffer
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendLaunchMultipleKernelsIndirect
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeContextMakeMemoryResident() {
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
        unsafe { super::context::check::zeContextMakeMemoryResident(hContext, hDevice, ptr, size) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextMakeMemoryResident.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextEvictMemory() {
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
        unsafe { super::context::check::zeContextEvictMemory(hContext, hDevice, ptr, size) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextEvictMemory.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextMakeImageResident() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::context::check::zeContextMakeImageResident(hContext, hDevice, hImage) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextMakeImageResident.info().conditions[i].text
        );
    }
}

#[test]
fn zeContextEvictImage() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::context::check::zeContextEvictImage(hContext, hDevice, hImage) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeContextEvictImage.info().conditions[i].text
        );
    }
}

#[test]
fn zeSamplerCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_sampler_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSampler: *mut ze_sampler_handle_t = dangling().cast();
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
                phSampler = core::ptr::null_mut();
            }
            4 => {
                desc.addressMode = ze_sampler_address_mode_t(4 + 1);
            }
            5 => {
                desc.filterMode = ze_sampler_filter_mode_t(1 + 1);
            }
            _ => {}
        }
        unsafe {
            super::sampler::check::zeSamplerCreate(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phSampler,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeSamplerCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zeSamplerDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSampler: ze_sampler_handle_t = ze_sampler_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hSampler = ze_sampler_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::sampler::check::zeSamplerDestroy(hSampler) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeSamplerDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemReserve() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStart: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        let mut pptr_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pptr: *mut *mut c_void = (&raw mut pptr_buffer).cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                pptr = core::ptr::null_mut();
            }
            2 => {
                size = 0;
            }
            _ => {}
        }
        unsafe { super::virtual_mem::check::zeVirtualMemReserve(hContext, pStart, size, pptr) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemReserve.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemFree() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                size = 0;
            }
            _ => {}
        }
        unsafe { super::virtual_mem::check::zeVirtualMemFree(hContext, ptr, size) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemFree.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemQueryPageSize() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        let mut pagesize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pagesize: *mut usize = (&raw mut pagesize_buffer).cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                pagesize = core::ptr::null_mut();
            }
            3 => {
                size = 0;
            }
            _ => {}
        }
        unsafe { super::virtual_mem::check::zeVirtualMemQueryPageSize(hContext, hDevice, size, pagesize) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemQueryPageSize.info().conditions[i].text
        );
    }
}

#[test]
fn zePhysicalMemGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPhysicalMem: ze_physical_mem_handle_t = ze_physical_mem_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemProperties = ze_physical_mem_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemProperties_null = false;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hPhysicalMem = ze_physical_mem_handle_t::ZEROED;
            }
            2 => {
                pMemProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::physical_mem::check::zePhysicalMemGetProperties(
                hContext,
                hPhysicalMem,
                if pMemProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zePhysicalMemGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zePhysicalMemCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_physical_mem_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        desc.size = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPhysicalMemory: *mut ze_physical_mem_handle_t = dangling().cast();
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
                phPhysicalMemory = core::ptr::null_mut();
            }
            4 => {
                desc.flags = 3 + 1;
            }
            5 => {
                desc.size = 0;
            }
            _ => {}
        }
        unsafe {
            super::physical_mem::check::zePhysicalMemCreate(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut desc
                },
                phPhysicalMemory,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zePhysicalMemCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zePhysicalMemDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPhysicalMemory: ze_physical_mem_handle_t = ze_physical_mem_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hPhysicalMemory = ze_physical_mem_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::physical_mem::check::zePhysicalMemDestroy(hContext, hPhysicalMemory) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zePhysicalMemDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemMap() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPhysicalMemory: ze_physical_mem_handle_t = ze_physical_mem_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut offset: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut access: ze_memory_access_attribute_t = ze_memory_access_attribute_t(0);
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hPhysicalMemory = ze_physical_mem_handle_t::ZEROED;
            }
            2 => {
                ptr = core::ptr::null();
            }
            3 => {
                access = ze_memory_access_attribute_t(2 + 1);
            }
            4 => {
                size = 0;
            }
            _ => {}
        }
        unsafe {
            super::virtual_mem::check::zeVirtualMemMap(hContext, ptr, size, hPhysicalMemory, offset, access)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemMap.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemUnmap() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                size = 0;
            }
            _ => {}
        }
        unsafe { super::virtual_mem::check::zeVirtualMemUnmap(hContext, ptr, size) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemUnmap.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemSetAccessAttribute() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut access: ze_memory_access_attribute_t = ze_memory_access_attribute_t(0);
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                access = ze_memory_access_attribute_t(2 + 1);
            }
            3 => {
                size = 0;
            }
            _ => {}
        }
        unsafe { super::virtual_mem::check::zeVirtualMemSetAccessAttribute(hContext, ptr, size, access) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemSetAccessAttribute.info().conditions[i].text
        );
    }
}

#[test]
fn zeVirtualMemGetAccessAttribute() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 1;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut access: *mut ze_memory_access_attribute_t = dangling().cast();
        let mut outSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut outSize: *mut usize = (&raw mut outSize_buffer).cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                access = core::ptr::null_mut();
            }
            3 => {
                outSize = core::ptr::null_mut();
            }
            4 => {
                size = 0;
            }
            _ => {}
        }
        unsafe {
            super::virtual_mem::check::zeVirtualMemGetAccessAttribute(hContext, ptr, size, access, outSize)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeVirtualMemGetAccessAttribute.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSetGlobalOffsetExp() {
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
        unsafe { super::kernel::check::zeKernelSetGlobalOffsetExp(hKernel, offsetX, offsetY, offsetZ) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSetGlobalOffsetExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceReserveCacheExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut cacheLevel: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut cacheReservationSize: usize = 0;
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceReserveCacheExt(hDevice, cacheLevel, cacheReservationSize) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceReserveCacheExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceSetCacheAdviceExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut regionSize: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut cacheRegion: ze_cache_ext_region_t = ze_cache_ext_region_t(0);
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null_mut();
            }
            2 => {
                cacheRegion = ze_cache_ext_region_t(2 + 1);
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceSetCacheAdviceExt(hDevice, ptr, regionSize, cacheRegion) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceSetCacheAdviceExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventQueryTimestampsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTimestamps = ze_kernel_timestamp_result_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTimestamps_null = false;
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::event::check::zeEventQueryTimestampsExp(
                hEvent,
                hDevice,
                pCount,
                if pTimestamps_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pTimestamps
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventQueryTimestampsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageGetMemoryPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemoryProperties = ze_image_memory_properties_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemoryProperties_null = false;
        match change {
            0 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            1 => {
                pMemoryProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::image::check::zeImageGetMemoryPropertiesExp(
                hImage,
                if pMemoryProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemoryProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageGetMemoryPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageViewCreateExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_image_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phImageView: *mut ze_image_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            3 => {
                desc_null = true;
            }
            4 => {
                phImageView = core::ptr::null_mut();
            }
            5 => {
                desc.flags = 3 + 1;
            }
            6 => {
                desc.r#type = ze_image_type_t(5 + 1);
            }
            _ => {}
        }
        unsafe {
            super::image::check::zeImageViewCreateExt(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                hImage,
                phImageView,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageViewCreateExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageViewCreateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_image_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phImageView: *mut ze_image_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            3 => {
                desc_null = true;
            }
            4 => {
                phImageView = core::ptr::null_mut();
            }
            5 => {
                desc.flags = 3 + 1;
            }
            6 => {
                desc.r#type = ze_image_type_t(5 + 1);
            }
            _ => {}
        }
        unsafe {
            super::image::check::zeImageViewCreateExp(
                hContext,
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                hImage,
                phImageView,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageViewCreateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelSchedulingHintExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pHint = ze_scheduling_hint_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pHint_null = false;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pHint_null = true;
            }
            2 => {
                pHint.flags = 7 + 1;
            }
            _ => {}
        }
        unsafe {
            super::kernel::check::zeKernelSchedulingHintExp(
                hKernel,
                if pHint_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pHint
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelSchedulingHintExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeDevicePciGetPropertiesExt() {
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
            super::device::check::zeDevicePciGetPropertiesExt(
                hDevice,
                if pPciProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pPciProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDevicePciGetPropertiesExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendImageCopyToMemoryExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut dstptr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSrcImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSrcRegion = ze_image_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSrcRegion_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut destRowPitch: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut destSlicePitch: u32 = 0;
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
                hSrcImage = ze_image_handle_t::ZEROED;
            }
            2 => {
                dstptr = core::ptr::null_mut();
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendImageCopyToMemoryExt(
                hCommandList,
                dstptr,
                hSrcImage,
                if pSrcRegion_null {
                    core::ptr::null()
                } else {
                    &raw const pSrcRegion
                },
                destRowPitch,
                destSlicePitch,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendImageCopyToMemoryExt
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendImageCopyFromMemoryExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDstImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDstRegion = ze_image_region_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDstRegion_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcRowPitch: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut srcSlicePitch: u32 = 0;
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
                hDstImage = ze_image_handle_t::ZEROED;
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
            super::command_list::check::zeCommandListAppendImageCopyFromMemoryExt(
                hCommandList,
                hDstImage,
                srcptr,
                if pDstRegion_null {
                    core::ptr::null()
                } else {
                    &raw const pDstRegion
                },
                srcRowPitch,
                srcSlicePitch,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendImageCopyFromMemoryExt
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeImageGetAllocPropertiesExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImageAllocProperties = ze_image_allocation_ext_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImageAllocProperties_null = false;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            2 => {
                pImageAllocProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::image::check::zeImageGetAllocPropertiesExt(
                hContext,
                hImage,
                if pImageAllocProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pImageAllocProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageGetAllocPropertiesExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeModuleInspectLinkageExt() {
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
            super::module::check::zeModuleInspectLinkageExt(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeModuleInspectLinkageExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemFreeExt() {
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
            super::mem::check::zeMemFreeExt(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemFreeExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricVertexGetExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phVertices: *mut ze_fabric_vertex_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::fabric_vertex::check::zeFabricVertexGetExp(hDriver, pCount, phVertices) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricVertexGetExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricVertexGetSubVerticesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVertex: ze_fabric_vertex_handle_t = ze_fabric_vertex_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSubvertices: *mut ze_fabric_vertex_handle_t = dangling().cast();
        match change {
            0 => {
                hVertex = ze_fabric_vertex_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::fabric_vertex::check::zeFabricVertexGetSubVerticesExp(hVertex, pCount, phSubvertices)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricVertexGetSubVerticesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricVertexGetPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVertex: ze_fabric_vertex_handle_t = ze_fabric_vertex_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVertexProperties = ze_fabric_vertex_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVertexProperties_null = false;
        match change {
            0 => {
                hVertex = ze_fabric_vertex_handle_t::ZEROED;
            }
            1 => {
                pVertexProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::fabric_vertex::check::zeFabricVertexGetPropertiesExp(
                hVertex,
                if pVertexProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pVertexProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricVertexGetPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricVertexGetDeviceExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVertex: ze_fabric_vertex_handle_t = ze_fabric_vertex_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevice: *mut ze_device_handle_t = dangling().cast();
        match change {
            0 => {
                hVertex = ze_fabric_vertex_handle_t::ZEROED;
            }
            1 => {
                phDevice = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::fabric_vertex::check::zeFabricVertexGetDeviceExp(hVertex, phDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricVertexGetDeviceExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetFabricVertexExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phVertex: *mut ze_fabric_vertex_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                phVertex = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceGetFabricVertexExp(hDevice, phVertex) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetFabricVertexExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricEdgeGetExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVertexA: ze_fabric_vertex_handle_t = ze_fabric_vertex_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVertexB: ze_fabric_vertex_handle_t = ze_fabric_vertex_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEdges: *mut ze_fabric_edge_handle_t = dangling().cast();
        match change {
            0 => {
                hVertexA = ze_fabric_vertex_handle_t::ZEROED;
            }
            1 => {
                hVertexB = ze_fabric_vertex_handle_t::ZEROED;
            }
            2 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::fabric_edge::check::zeFabricEdgeGetExp(hVertexA, hVertexB, pCount, phEdges) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricEdgeGetExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricEdgeGetVerticesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEdge: ze_fabric_edge_handle_t = ze_fabric_edge_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phVertexA: *mut ze_fabric_vertex_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phVertexB: *mut ze_fabric_vertex_handle_t = dangling().cast();
        match change {
            0 => {
                hEdge = ze_fabric_edge_handle_t::ZEROED;
            }
            1 => {
                phVertexA = core::ptr::null_mut();
            }
            2 => {
                phVertexB = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::fabric_edge::check::zeFabricEdgeGetVerticesExp(hEdge, phVertexA, phVertexB) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricEdgeGetVerticesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeFabricEdgeGetPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEdge: ze_fabric_edge_handle_t = ze_fabric_edge_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEdgeProperties = ze_fabric_edge_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEdgeProperties_null = false;
        match change {
            0 => {
                hEdge = ze_fabric_edge_handle_t::ZEROED;
            }
            1 => {
                pEdgeProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::fabric_edge::check::zeFabricEdgeGetPropertiesExp(
                hEdge,
                if pEdgeProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pEdgeProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeFabricEdgeGetPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeEventQueryKernelTimestampsExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pResults = ze_event_query_kernel_timestamps_results_ext_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pResults_null = false;
        match change {
            0 => {
                hEvent = ze_event_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            2 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::event::check::zeEventQueryKernelTimestampsExt(
                hEvent,
                hDevice,
                pCount,
                if pResults_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pResults
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeEventQueryKernelTimestampsExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASBuilderCreateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescriptor = ze_rtas_builder_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phBuilder: *mut ze_rtas_builder_exp_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pDescriptor_null = true;
            }
            2 => {
                phBuilder = core::ptr::null_mut();
            }
            3 => {
                pDescriptor.builderVersion = ze_rtas_builder_exp_version_t(65536 + 1);
            }
            _ => {}
        }
        unsafe {
            super::rtas_builder::check::zeRTASBuilderCreateExp(
                hDriver,
                if pDescriptor_null {
                    core::ptr::null()
                } else {
                    &raw const pDescriptor
                },
                phBuilder,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderCreateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASBuilderGetBuildPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hBuilder: ze_rtas_builder_exp_handle_t = ze_rtas_builder_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor = ze_rtas_builder_build_op_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = ze_rtas_builder_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hBuilder = ze_rtas_builder_exp_handle_t::ZEROED;
            }
            1 => {
                pBuildOpDescriptor_null = true;
            }
            2 => {
                pProperties_null = true;
            }
            3 => {
                pBuildOpDescriptor.rtasFormat = ze_rtas_format_exp_t(2147483646 + 1);
            }
            4 => {
                pBuildOpDescriptor.buildQuality = ze_rtas_builder_build_quality_hint_exp_t(2 + 1);
            }
            5 => {
                pBuildOpDescriptor.buildFlags = 3 + 1;
            }
            _ => {}
        }
        unsafe {
            super::rtas_builder::check::zeRTASBuilderGetBuildPropertiesExp(
                hBuilder,
                if pBuildOpDescriptor_null {
                    core::ptr::null()
                } else {
                    &raw const pBuildOpDescriptor
                },
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderGetBuildPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverRTASFormatCompatibilityCheckExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rtasFormatA: ze_rtas_format_exp_t = ze_rtas_format_exp_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rtasFormatB: ze_rtas_format_exp_t = ze_rtas_format_exp_t(0);
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                rtasFormatA = ze_rtas_format_exp_t(2147483646 + 1);
            }
            2 => {
                rtasFormatB = ze_rtas_format_exp_t(2147483646 + 1);
            }
            _ => {}
        }
        unsafe {
            super::driver::check::zeDriverRTASFormatCompatibilityCheckExp(hDriver, rtasFormatA, rtasFormatB)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverRTASFormatCompatibilityCheckExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeRTASBuilderBuildExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hBuilder: ze_rtas_builder_exp_handle_t = ze_rtas_builder_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor = ze_rtas_builder_build_op_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pScratchBuffer: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut scratchBufferSizeBytes: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRtasBuffer: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rtasBufferSizeBytes: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_exp_handle_t =
            ze_rtas_parallel_operation_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildUserPtr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBounds = ze_rtas_aabb_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBounds_null = false;
        let mut pRtasBufferSizeBytes_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRtasBufferSizeBytes: *mut usize = (&raw mut pRtasBufferSizeBytes_buffer).cast();
        match change {
            0 => {
                hBuilder = ze_rtas_builder_exp_handle_t::ZEROED;
            }
            1 => {
                pBuildOpDescriptor_null = true;
            }
            2 => {
                pScratchBuffer = core::ptr::null_mut();
            }
            3 => {
                pRtasBuffer = core::ptr::null_mut();
            }
            4 => {
                pBuildOpDescriptor.rtasFormat = ze_rtas_format_exp_t(2147483646 + 1);
            }
            5 => {
                pBuildOpDescriptor.buildQuality = ze_rtas_builder_build_quality_hint_exp_t(2 + 1);
            }
            6 => {
                pBuildOpDescriptor.buildFlags = 3 + 1;
            }
            _ => {}
        }
        unsafe {
            super::rtas_builder::check::zeRTASBuilderBuildExp(
                hBuilder,
                if pBuildOpDescriptor_null {
                    core::ptr::null()
                } else {
                    &raw const pBuildOpDescriptor
                },
                pScratchBuffer,
                scratchBufferSizeBytes,
                pRtasBuffer,
                rtasBufferSizeBytes,
                hParallelOperation,
                pBuildUserPtr,
                if pBounds_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pBounds
                },
                pRtasBufferSizeBytes,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderBuildExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASBuilderDestroyExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hBuilder: ze_rtas_builder_exp_handle_t = ze_rtas_builder_exp_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hBuilder = ze_rtas_builder_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::rtas_builder::check::zeRTASBuilderDestroyExp(hBuilder) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderDestroyExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASParallelOperationCreateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phParallelOperation: *mut ze_rtas_parallel_operation_exp_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                phParallelOperation = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::rtas_parallel_operation::check::zeRTASParallelOperationCreateExp(
                hDriver,
                phParallelOperation,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationCreateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASParallelOperationGetPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_exp_handle_t =
            ze_rtas_parallel_operation_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = ze_rtas_parallel_operation_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hParallelOperation = ze_rtas_parallel_operation_exp_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::rtas_parallel_operation::check::zeRTASParallelOperationGetPropertiesExp(
                hParallelOperation,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationGetPropertiesExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeRTASParallelOperationJoinExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_exp_handle_t =
            ze_rtas_parallel_operation_exp_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hParallelOperation = ze_rtas_parallel_operation_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::rtas_parallel_operation::check::zeRTASParallelOperationJoinExp(hParallelOperation) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationJoinExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASParallelOperationDestroyExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_exp_handle_t =
            ze_rtas_parallel_operation_exp_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hParallelOperation = ze_rtas_parallel_operation_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::rtas_parallel_operation::check::zeRTASParallelOperationDestroyExp(hParallelOperation)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationDestroyExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetPitchFor2dImage() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut imageWidth: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut imageHeight: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut elementSizeInBytes: u32 = 0;
        let mut rowPitch_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rowPitch: *mut usize = (&raw mut rowPitch_buffer).cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::mem::check::zeMemGetPitchFor2dImage(
                hContext,
                hDevice,
                imageWidth,
                imageHeight,
                elementSizeInBytes,
                rowPitch,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetPitchFor2dImage.info().conditions[i].text
        );
    }
}

#[test]
fn zeImageGetDeviceOffsetExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hImage: ze_image_handle_t = ze_image_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDeviceOffset: *mut u64 = dangling().cast();
        match change {
            0 => {
                hImage = ze_image_handle_t::ZEROED;
            }
            1 => {
                pDeviceOffset = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::image::check::zeImageGetDeviceOffsetExp(hImage, pDeviceOffset) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeImageGetDeviceOffsetExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListCreateCloneExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phClonedCommandList: *mut ze_command_list_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phClonedCommandList = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListCreateCloneExp(hCommandList, phClonedCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListCreateCloneExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListImmediateAppendCommandListsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandListImmediate: ze_command_list_handle_t =
            ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numCommandLists: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandLists: *mut ze_command_list_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandListImmediate = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phCommandLists = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListImmediateAppendCommandListsExp(
                hCommandListImmediate,
                numCommandLists,
                phCommandLists,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListImmediateAppendCommandListsExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListImmediateAppendCommandListsWithParameters() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandListImmediate: ze_command_list_handle_t =
            ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numCommandLists: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandLists: *mut ze_command_list_handle_t = dangling().cast();
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
                hCommandListImmediate = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phCommandLists = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListImmediateAppendCommandListsWithParameters(
                hCommandListImmediate,
                numCommandLists,
                phCommandLists,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListImmediateAppendCommandListsWithParameters
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListGetNextCommandIdExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_mutable_command_id_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCommandId: *mut u64 = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                pCommandId = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 255 + 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListGetNextCommandIdExp(
                hCommandList,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                pCommandId,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetNextCommandIdExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListGetNextCommandIdWithKernelsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_mutable_command_id_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numKernels: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phKernels: *mut ze_kernel_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCommandId: *mut u64 = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                pCommandId = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 255 + 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListGetNextCommandIdWithKernelsExp(
                hCommandList,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                numKernels,
                phKernels,
                pCommandId,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetNextCommandIdWithKernelsExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListUpdateMutableCommandsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_mutable_commands_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListUpdateMutableCommandsExp(
                hCommandList,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListUpdateMutableCommandsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListIsMutableExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIsMutable: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pIsMutable = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListIsMutableExp(hCommandList, pIsMutable) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListIsMutableExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListUpdateMutableCommandSignalEventExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut commandId: u64 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListUpdateMutableCommandSignalEventExp(
                hCommandList,
                commandId,
                hSignalEvent,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListUpdateMutableCommandSignalEventExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListUpdateMutableCommandWaitEventsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut commandId: u64 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListUpdateMutableCommandWaitEventsExp(
                hCommandList,
                commandId,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListUpdateMutableCommandWaitEventsExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListUpdateMutableCommandKernelsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numKernels: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCommandId: *mut u64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phKernels: *mut ze_kernel_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                pCommandId = core::ptr::null_mut();
            }
            2 => {
                phKernels = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListUpdateMutableCommandKernelsExp(
                hCommandList,
                numKernels,
                pCommandId,
                phKernels,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListUpdateMutableCommandKernelsExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeKernelGetBinaryExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pKernelBinary: *mut u8 = dangling().cast();
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pSize = core::ptr::null_mut();
            }
            2 => {
                pKernelBinary = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::kernel::check::zeKernelGetBinaryExp(hKernel, pSize, pKernelBinary) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelGetBinaryExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceImportExternalSemaphoreExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = ze_external_semaphore_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSemaphore: *mut ze_external_semaphore_ext_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = ze_device_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                phSemaphore = core::ptr::null_mut();
            }
            3 => {
                desc.flags = 511 + 1;
            }
            _ => {}
        }
        unsafe {
            super::device::check::zeDeviceImportExternalSemaphoreExt(
                hDevice,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phSemaphore,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceImportExternalSemaphoreExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceReleaseExternalSemaphoreExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSemaphore: ze_external_semaphore_ext_handle_t =
            ze_external_semaphore_ext_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hSemaphore = ze_external_semaphore_ext_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::device::check::zeDeviceReleaseExternalSemaphoreExt(hSemaphore) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceReleaseExternalSemaphoreExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendSignalExternalSemaphoreExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numSemaphores: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSemaphores: *mut ze_external_semaphore_ext_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut signalParams = ze_external_semaphore_signal_params_ext_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut signalParams_null = false;
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
                phSemaphores = core::ptr::null_mut();
            }
            2 => {
                signalParams_null = true;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            4 => {
                phSemaphores = core::ptr::null_mut();
                numSemaphores = 1;
            }
            5 => {
                signalParams_null = true;
                numSemaphores = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendSignalExternalSemaphoreExt(
                hCommandList,
                numSemaphores,
                phSemaphores,
                if signalParams_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut signalParams
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendSignalExternalSemaphoreExt
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeCommandListAppendWaitExternalSemaphoreExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numSemaphores: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSemaphores: *mut ze_external_semaphore_ext_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut waitParams = ze_external_semaphore_wait_params_ext_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut waitParams_null = false;
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
                phSemaphores = core::ptr::null_mut();
            }
            2 => {
                waitParams_null = true;
            }
            3 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            4 => {
                phSemaphores = core::ptr::null_mut();
                numSemaphores = 1;
            }
            5 => {
                waitParams_null = true;
                numSemaphores = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendWaitExternalSemaphoreExt(
                hCommandList,
                numSemaphores,
                phSemaphores,
                if waitParams_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut waitParams
                },
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendWaitExternalSemaphoreExt
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeRTASBuilderCreateExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescriptor = ze_rtas_builder_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phBuilder: *mut ze_rtas_builder_ext_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                pDescriptor_null = true;
            }
            2 => {
                phBuilder = core::ptr::null_mut();
            }
            3 => {
                pDescriptor.builderVersion = ze_rtas_builder_ext_version_t(65536 + 1);
            }
            _ => {}
        }
        unsafe {
            super::rtas_builder::check::zeRTASBuilderCreateExt(
                hDriver,
                if pDescriptor_null {
                    core::ptr::null()
                } else {
                    &raw const pDescriptor
                },
                phBuilder,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderCreateExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASBuilderGetBuildPropertiesExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hBuilder: ze_rtas_builder_ext_handle_t = ze_rtas_builder_ext_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor = ze_rtas_builder_build_op_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = ze_rtas_builder_ext_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hBuilder = ze_rtas_builder_ext_handle_t::ZEROED;
            }
            1 => {
                pBuildOpDescriptor_null = true;
            }
            2 => {
                pProperties_null = true;
            }
            3 => {
                pBuildOpDescriptor.rtasFormat = ze_rtas_format_ext_t(2147483646 + 1);
            }
            4 => {
                pBuildOpDescriptor.buildQuality = ze_rtas_builder_build_quality_hint_ext_t(2 + 1);
            }
            5 => {
                pBuildOpDescriptor.buildFlags = 3 + 1;
            }
            _ => {}
        }
        unsafe {
            super::rtas_builder::check::zeRTASBuilderGetBuildPropertiesExt(
                hBuilder,
                if pBuildOpDescriptor_null {
                    core::ptr::null()
                } else {
                    &raw const pBuildOpDescriptor
                },
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderGetBuildPropertiesExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeDriverRTASFormatCompatibilityCheckExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rtasFormatA: ze_rtas_format_ext_t = ze_rtas_format_ext_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rtasFormatB: ze_rtas_format_ext_t = ze_rtas_format_ext_t(0);
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                rtasFormatA = ze_rtas_format_ext_t(2147483646 + 1);
            }
            2 => {
                rtasFormatB = ze_rtas_format_ext_t(2147483646 + 1);
            }
            _ => {}
        }
        unsafe {
            super::driver::check::zeDriverRTASFormatCompatibilityCheckExt(hDriver, rtasFormatA, rtasFormatB)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDriverRTASFormatCompatibilityCheckExt
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeRTASBuilderBuildExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hBuilder: ze_rtas_builder_ext_handle_t = ze_rtas_builder_ext_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor = ze_rtas_builder_build_op_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildOpDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pScratchBuffer: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut scratchBufferSizeBytes: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRtasBuffer: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rtasBufferSizeBytes: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_ext_handle_t =
            ze_rtas_parallel_operation_ext_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBuildUserPtr: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBounds = ze_rtas_aabb_ext_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBounds_null = false;
        let mut pRtasBufferSizeBytes_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRtasBufferSizeBytes: *mut usize = (&raw mut pRtasBufferSizeBytes_buffer).cast();
        match change {
            0 => {
                hBuilder = ze_rtas_builder_ext_handle_t::ZEROED;
            }
            1 => {
                pBuildOpDescriptor_null = true;
            }
            2 => {
                pScratchBuffer = core::ptr::null_mut();
            }
            3 => {
                pRtasBuffer = core::ptr::null_mut();
            }
            4 => {
                pBuildOpDescriptor.rtasFormat = ze_rtas_format_ext_t(2147483646 + 1);
            }
            5 => {
                pBuildOpDescriptor.buildQuality = ze_rtas_builder_build_quality_hint_ext_t(2 + 1);
            }
            6 => {
                pBuildOpDescriptor.buildFlags = 3 + 1;
            }
            _ => {}
        }
        unsafe {
            super::rtas_builder::check::zeRTASBuilderBuildExt(
                hBuilder,
                if pBuildOpDescriptor_null {
                    core::ptr::null()
                } else {
                    &raw const pBuildOpDescriptor
                },
                pScratchBuffer,
                scratchBufferSizeBytes,
                pRtasBuffer,
                rtasBufferSizeBytes,
                hParallelOperation,
                pBuildUserPtr,
                if pBounds_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pBounds
                },
                pRtasBufferSizeBytes,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderBuildExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASBuilderCommandListAppendCopyExt() {
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
            super::rtas_builder::check::zeRTASBuilderCommandListAppendCopyExt(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderCommandListAppendCopyExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASBuilderDestroyExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hBuilder: ze_rtas_builder_ext_handle_t = ze_rtas_builder_ext_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hBuilder = ze_rtas_builder_ext_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::rtas_builder::check::zeRTASBuilderDestroyExt(hBuilder) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASBuilderDestroyExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASParallelOperationCreateExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phParallelOperation: *mut ze_rtas_parallel_operation_ext_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                phParallelOperation = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::rtas_parallel_operation::check::zeRTASParallelOperationCreateExt(
                hDriver,
                phParallelOperation,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationCreateExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASParallelOperationGetPropertiesExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_ext_handle_t =
            ze_rtas_parallel_operation_ext_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = ze_rtas_parallel_operation_ext_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hParallelOperation = ze_rtas_parallel_operation_ext_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::rtas_parallel_operation::check::zeRTASParallelOperationGetPropertiesExt(
                hParallelOperation,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationGetPropertiesExt
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zeRTASParallelOperationJoinExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_ext_handle_t =
            ze_rtas_parallel_operation_ext_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hParallelOperation = ze_rtas_parallel_operation_ext_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::rtas_parallel_operation::check::zeRTASParallelOperationJoinExt(hParallelOperation) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationJoinExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeRTASParallelOperationDestroyExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hParallelOperation: ze_rtas_parallel_operation_ext_handle_t =
            ze_rtas_parallel_operation_ext_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hParallelOperation = ze_rtas_parallel_operation_ext_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::rtas_parallel_operation::check::zeRTASParallelOperationDestroyExt(hParallelOperation)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeRTASParallelOperationDestroyExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeDeviceGetVectorWidthPropertiesExt() {
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
            super::device::check::zeDeviceGetVectorWidthPropertiesExt(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeDeviceGetVectorWidthPropertiesExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeKernelGetAllocationPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: ze_kernel_handle_t = ze_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pAllocationProperties = ze_kernel_allocation_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pAllocationProperties_null = false;
        match change {
            0 => {
                hKernel = ze_kernel_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::kernel::check::zeKernelGetAllocationPropertiesExp(
                hKernel,
                pCount,
                if pAllocationProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pAllocationProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeKernelGetAllocationPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zeMemGetIpcHandleWithProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ptr: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcHandle = ze_ipc_mem_handle_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pIpcHandle_null = false;
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                ptr = core::ptr::null();
            }
            2 => {
                pIpcHandle_null = true;
            }
            _ => {}
        }
        unsafe {
            super::mem::check::zeMemGetIpcHandleWithProperties(
                hContext,
                ptr,
                pNext,
                if pIpcHandle_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pIpcHandle
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeMemGetIpcHandleWithProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphCreateExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: ze_context_handle_t = ze_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phGraph: *mut ze_graph_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = ze_context_handle_t::ZEROED;
            }
            1 => {
                phGraph = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::graph::check::zeGraphCreateExt(hContext, pNext, phGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphCreateExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListBeginGraphCaptureExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListBeginGraphCaptureExt(hCommandList, pNext) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListBeginGraphCaptureExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListBeginCaptureIntoGraphExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListBeginCaptureIntoGraphExt(hCommandList, hGraph, pNext)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListBeginCaptureIntoGraphExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListIsGraphCaptureEnabledExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListIsGraphCaptureEnabledExt(hCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListIsGraphCaptureEnabledExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListEndGraphCaptureExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phGraph: *mut ze_graph_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phGraph = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListEndGraphCaptureExt(hCommandList, pNext, phGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListEndGraphCaptureExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListGetGraphExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phGraph: *mut ze_graph_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = ze_command_list_handle_t::ZEROED;
            }
            1 => {
                phGraph = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::command_list::check::zeCommandListGetGraphExt(hCommandList, phGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListGetGraphExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphGetPrimaryCommandListExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phCommandList: *mut ze_command_list_handle_t = dangling().cast();
        match change {
            0 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            1 => {
                phCommandList = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::graph::check::zeGraphGetPrimaryCommandListExt(hGraph, phCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphGetPrimaryCommandListExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphSetDestructionCallbackExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pfnCallback: zex_mem_graph_free_callback_fn_t = None;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pUserData: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::graph::check::zeGraphSetDestructionCallbackExt(hGraph, pfnCallback, pUserData, pNext)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphSetDestructionCallbackExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphInstantiateExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phExecutableGraph: *mut ze_executable_graph_handle_t = dangling().cast();
        match change {
            0 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            1 => {
                phExecutableGraph = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::graph::check::zeGraphInstantiateExt(hGraph, pNext, phExecutableGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphInstantiateExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendGraphExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_executable_graph_handle_t = ze_executable_graph_handle_t::from_ptr(dangling());
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
                hGraph = ze_executable_graph_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendGraphExt(
                hCommandList,
                hGraph,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendGraphExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeExecutableGraphGetSourceGraphExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_executable_graph_handle_t = ze_executable_graph_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phSourceGraph: *mut ze_graph_handle_t = dangling().cast();
        match change {
            0 => {
                hGraph = ze_executable_graph_handle_t::ZEROED;
            }
            1 => {
                phSourceGraph = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::executable_graph::check::zeExecutableGraphGetSourceGraphExt(hGraph, phSourceGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeExecutableGraphGetSourceGraphExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphIsEmptyExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::graph::check::zeGraphIsEmptyExt(hGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphIsEmptyExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphDumpContentsExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut filePath: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNext: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            1 => {
                filePath = core::ptr::null();
            }
            _ => {}
        }
        unsafe { super::graph::check::zeGraphDumpContentsExt(hGraph, filePath, pNext) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphDumpContentsExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeExecutableGraphDestroyExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_executable_graph_handle_t = ze_executable_graph_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hGraph = ze_executable_graph_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::executable_graph::check::zeExecutableGraphDestroyExt(hGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeExecutableGraphDestroyExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeGraphDestroyExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hGraph: ze_graph_handle_t = ze_graph_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hGraph = ze_graph_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::graph::check::zeGraphDestroyExt(hGraph) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeGraphDestroyExt.info().conditions[i].text
        );
    }
}

#[test]
fn zeCommandListAppendHostFunction() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: ze_command_list_handle_t = ze_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pfnHostFunction: ze_host_function_callback_t = None;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pUserData: *mut c_void = dangling().cast();
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
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::command_list::check::zeCommandListAppendHostFunction(
                hCommandList,
                pfnHostFunction,
                pUserData,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zeCommandListAppendHostFunction.info().conditions[i].text
        );
    }
}

#[test]
fn zetModuleGetDebugInfo() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hModule: zet_module_handle_t = zet_module_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut format: zet_module_debug_info_format_t = zet_module_debug_info_format_t(0);
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDebugInfo: *mut u8 = dangling().cast();
        match change {
            0 => {
                hModule = zet_module_handle_t::ZEROED;
            }
            1 => {
                format = zet_module_debug_info_format_t(0 + 1);
            }
            2 => {
                pSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_module::check::zetModuleGetDebugInfo(hModule, format, pSize, pDebugInfo) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetModuleGetDebugInfo.info().conditions[i].text
        );
    }
}

#[test]
fn zetDeviceGetDebugProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDebugProperties = zet_device_debug_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDebugProperties_null = false;
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            1 => {
                pDebugProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_device::check::zetDeviceGetDebugProperties(
                hDevice,
                if pDebugProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pDebugProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDeviceGetDebugProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugAttach() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut config = zet_debug_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut config_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDebug: *mut zet_debug_session_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            1 => {
                config_null = true;
            }
            2 => {
                phDebug = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugAttach(
                hDevice,
                if config_null {
                    core::ptr::null()
                } else {
                    &raw const config
                },
                phDebug,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugAttach.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugDetach() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_debug::check::zetDebugDetach(hDebug) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugDetach.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugReadEvent() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u64 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut event = zet_debug_event_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut event_null = false;
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            1 => {
                event_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugReadEvent(
                hDebug,
                timeout,
                if event_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut event
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugReadEvent.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugAcknowledgeEvent() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut event = zet_debug_event_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut event_null = false;
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            1 => {
                event_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugAcknowledgeEvent(
                hDebug,
                if event_null {
                    core::ptr::null()
                } else {
                    &raw const event
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugAcknowledgeEvent.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugInterrupt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_debug::check::zetDebugInterrupt(hDebug, thread) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugInterrupt.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugResume() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_debug::check::zetDebugResume(hDebug, thread) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugResume.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugReadMemory() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = zet_debug_memory_space_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut buffer: *mut c_void = dangling().cast();
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                buffer = core::ptr::null_mut();
            }
            3 => {
                desc.r#type = zet_debug_memory_space_type_t(3 + 1);
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugReadMemory(
                hDebug,
                thread,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                size,
                buffer,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugReadMemory.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugWriteMemory() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = zet_debug_memory_space_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut buffer: *const c_void = dangling().cast_const().cast();
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                buffer = core::ptr::null();
            }
            3 => {
                desc.r#type = zet_debug_memory_space_type_t(3 + 1);
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugWriteMemory(
                hDebug,
                thread,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                size,
                buffer,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugWriteMemory.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugGetRegisterSetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRegisterSetProperties = zet_debug_regset_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRegisterSetProperties_null = false;
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugGetRegisterSetProperties(
                hDevice,
                pCount,
                if pRegisterSetProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pRegisterSetProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugGetRegisterSetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugGetThreadRegisterSetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRegisterSetProperties = zet_debug_regset_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRegisterSetProperties_null = false;
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugGetThreadRegisterSetProperties(
                hDebug,
                thread,
                pCount,
                if pRegisterSetProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pRegisterSetProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugGetThreadRegisterSetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugReadRegisters() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut r#type: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut start: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRegisterValues: *mut c_void = dangling().cast();
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugReadRegisters(
                hDebug,
                thread,
                r#type,
                start,
                count,
                pRegisterValues,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugReadRegisters.info().conditions[i].text
        );
    }
}

#[test]
fn zetDebugWriteRegisters() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDebug: zet_debug_session_handle_t = zet_debug_session_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut thread: ze_device_thread_t = ze_device_thread_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut r#type: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut start: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRegisterValues: *mut c_void = dangling().cast();
        match change {
            0 => {
                hDebug = zet_debug_session_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_debug::check::zetDebugWriteRegisters(
                hDebug,
                thread,
                r#type,
                start,
                count,
                pRegisterValues,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDebugWriteRegisters.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupGet() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricGroups: *mut zet_metric_group_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_metric_group::check::zetMetricGroupGet(hDevice, pCount, phMetricGroups) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupGet.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zet_metric_group_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupGetProperties(
                hMetricGroup,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupCalculateMetricValues() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut r#type: zet_metric_group_calculation_type_t = zet_metric_group_calculation_type_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rawDataSize: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *const u8 = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValueCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValues = zet_typed_value_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValues_null = false;
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                r#type = zet_metric_group_calculation_type_t(1 + 1);
            }
            2 => {
                pRawData = core::ptr::null();
            }
            3 => {
                pMetricValueCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupCalculateMetricValues(
                hMetricGroup,
                r#type,
                rawDataSize,
                pRawData,
                pMetricValueCount,
                if pMetricValues_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMetricValues
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupCalculateMetricValues.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGet() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetrics: *mut zet_metric_handle_t = dangling().cast();
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_metric::check::zetMetricGet(hMetricGroup, pCount, phMetrics) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGet.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetric: zet_metric_handle_t = zet_metric_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zet_metric_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hMetric = zet_metric_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric::check::zetMetricGetProperties(
                hMetric,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zetContextActivateMetricGroups() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: zet_context_handle_t = zet_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricGroups: *mut zet_metric_group_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = zet_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            2 => {
                phMetricGroups = core::ptr::null_mut();
                count = 1;
            }
            _ => {}
        }
        unsafe {
            super::zet_context::check::zetContextActivateMetricGroups(
                hContext,
                hDevice,
                count,
                phMetricGroups,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetContextActivateMetricGroups.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricStreamerOpen() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: zet_context_handle_t = zet_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = zet_metric_streamer_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hNotificationEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricStreamer: *mut zet_metric_streamer_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = zet_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            2 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            3 => {
                desc_null = true;
            }
            4 => {
                phMetricStreamer = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_streamer::check::zetMetricStreamerOpen(
                hContext,
                hDevice,
                hMetricGroup,
                if desc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut desc
                },
                hNotificationEvent,
                phMetricStreamer,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricStreamerOpen.info().conditions[i].text
        );
    }
}

#[test]
fn zetCommandListAppendMetricStreamerMarker() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: zet_command_list_handle_t = zet_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricStreamer: zet_metric_streamer_handle_t =
            zet_metric_streamer_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut value: u32 = 0;
        match change {
            0 => {
                hCommandList = zet_command_list_handle_t::ZEROED;
            }
            1 => {
                hMetricStreamer = zet_metric_streamer_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_command_list::check::zetCommandListAppendMetricStreamerMarker(
                hCommandList,
                hMetricStreamer,
                value,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetCommandListAppendMetricStreamerMarker
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zetMetricStreamerClose() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricStreamer: zet_metric_streamer_handle_t =
            zet_metric_streamer_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricStreamer = zet_metric_streamer_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_streamer::check::zetMetricStreamerClose(hMetricStreamer) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricStreamerClose.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricStreamerReadData() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricStreamer: zet_metric_streamer_handle_t =
            zet_metric_streamer_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut maxReportCount: u32 = 0;
        let mut pRawDataSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawDataSize: *mut usize = (&raw mut pRawDataSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *mut u8 = dangling().cast();
        match change {
            0 => {
                hMetricStreamer = zet_metric_streamer_handle_t::ZEROED;
            }
            1 => {
                pRawDataSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_streamer::check::zetMetricStreamerReadData(
                hMetricStreamer,
                maxReportCount,
                pRawDataSize,
                pRawData,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricStreamerReadData.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricQueryPoolCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: zet_context_handle_t = zet_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = zet_metric_query_pool_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricQueryPool: *mut zet_metric_query_pool_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = zet_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            2 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            3 => {
                desc_null = true;
            }
            4 => {
                phMetricQueryPool = core::ptr::null_mut();
            }
            5 => {
                desc.r#type = zet_metric_query_pool_type_t(1 + 1);
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_query_pool::check::zetMetricQueryPoolCreate(
                hContext,
                hDevice,
                hMetricGroup,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phMetricQueryPool,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricQueryPoolCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricQueryPoolDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQueryPool: zet_metric_query_pool_handle_t =
            zet_metric_query_pool_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricQueryPool = zet_metric_query_pool_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_query_pool::check::zetMetricQueryPoolDestroy(hMetricQueryPool) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricQueryPoolDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricQueryCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQueryPool: zet_metric_query_pool_handle_t =
            zet_metric_query_pool_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut index: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricQuery: *mut zet_metric_query_handle_t = dangling().cast();
        match change {
            0 => {
                hMetricQueryPool = zet_metric_query_pool_handle_t::ZEROED;
            }
            1 => {
                phMetricQuery = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_query::check::zetMetricQueryCreate(hMetricQueryPool, index, phMetricQuery)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricQueryCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricQueryDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQuery: zet_metric_query_handle_t = zet_metric_query_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricQuery = zet_metric_query_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_query::check::zetMetricQueryDestroy(hMetricQuery) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricQueryDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricQueryReset() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQuery: zet_metric_query_handle_t = zet_metric_query_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricQuery = zet_metric_query_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_query::check::zetMetricQueryReset(hMetricQuery) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricQueryReset.info().conditions[i].text
        );
    }
}

#[test]
fn zetCommandListAppendMetricQueryBegin() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: zet_command_list_handle_t = zet_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQuery: zet_metric_query_handle_t = zet_metric_query_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = zet_command_list_handle_t::ZEROED;
            }
            1 => {
                hMetricQuery = zet_metric_query_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_command_list::check::zetCommandListAppendMetricQueryBegin(hCommandList, hMetricQuery)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetCommandListAppendMetricQueryBegin.info().conditions[i].text
        );
    }
}

#[test]
fn zetCommandListAppendMetricQueryEnd() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: zet_command_list_handle_t = zet_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQuery: zet_metric_query_handle_t = zet_metric_query_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hSignalEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numWaitEvents: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phWaitEvents: *mut ze_event_handle_t = dangling().cast();
        match change {
            0 => {
                hCommandList = zet_command_list_handle_t::ZEROED;
            }
            1 => {
                hMetricQuery = zet_metric_query_handle_t::ZEROED;
            }
            2 => {
                phWaitEvents = core::ptr::null_mut();
                numWaitEvents = 1;
            }
            _ => {}
        }
        unsafe {
            super::zet_command_list::check::zetCommandListAppendMetricQueryEnd(
                hCommandList,
                hMetricQuery,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetCommandListAppendMetricQueryEnd.info().conditions[i].text
        );
    }
}

#[test]
fn zetCommandListAppendMetricMemoryBarrier() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: zet_command_list_handle_t = zet_command_list_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hCommandList = zet_command_list_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_command_list::check::zetCommandListAppendMetricMemoryBarrier(hCommandList) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetCommandListAppendMetricMemoryBarrier
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zetMetricQueryGetData() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricQuery: zet_metric_query_handle_t = zet_metric_query_handle_t::from_ptr(dangling());
        let mut pRawDataSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawDataSize: *mut usize = (&raw mut pRawDataSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *mut u8 = dangling().cast();
        match change {
            0 => {
                hMetricQuery = zet_metric_query_handle_t::ZEROED;
            }
            1 => {
                pRawDataSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_metric_query::check::zetMetricQueryGetData(hMetricQuery, pRawDataSize, pRawData) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricQueryGetData.info().conditions[i].text
        );
    }
}

#[test]
fn zetKernelGetProfileInfo() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hKernel: zet_kernel_handle_t = zet_kernel_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProfileProperties = zet_profile_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProfileProperties_null = false;
        match change {
            0 => {
                hKernel = zet_kernel_handle_t::ZEROED;
            }
            1 => {
                pProfileProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_kernel::check::zetKernelGetProfileInfo(
                hKernel,
                if pProfileProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProfileProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetKernelGetProfileInfo.info().conditions[i].text
        );
    }
}

#[test]
fn zetTracerExpCreate() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: zet_context_handle_t = zet_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = zet_tracer_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        desc.pUserData = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phTracer: *mut zet_tracer_exp_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = zet_context_handle_t::ZEROED;
            }
            1 => {
                desc_null = true;
            }
            2 => {
                desc.pUserData = core::ptr::null_mut();
            }
            3 => {
                phTracer = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_tracer_exp::check::zetTracerExpCreate(
                hContext,
                if desc_null {
                    core::ptr::null()
                } else {
                    &raw const desc
                },
                phTracer,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetTracerExpCreate.info().conditions[i].text
        );
    }
}

#[test]
fn zetTracerExpDestroy() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTracer: zet_tracer_exp_handle_t = zet_tracer_exp_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hTracer = zet_tracer_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_tracer_exp::check::zetTracerExpDestroy(hTracer) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetTracerExpDestroy.info().conditions[i].text
        );
    }
}

#[test]
fn zetTracerExpSetPrologues() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTracer: zet_tracer_exp_handle_t = zet_tracer_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCoreCbs: *mut zet_core_callbacks_t = dangling().cast();
        match change {
            0 => {
                hTracer = zet_tracer_exp_handle_t::ZEROED;
            }
            1 => {
                pCoreCbs = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_tracer_exp::check::zetTracerExpSetPrologues(hTracer, pCoreCbs) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetTracerExpSetPrologues.info().conditions[i].text
        );
    }
}

#[test]
fn zetTracerExpSetEpilogues() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTracer: zet_tracer_exp_handle_t = zet_tracer_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCoreCbs: *mut zet_core_callbacks_t = dangling().cast();
        match change {
            0 => {
                hTracer = zet_tracer_exp_handle_t::ZEROED;
            }
            1 => {
                pCoreCbs = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_tracer_exp::check::zetTracerExpSetEpilogues(hTracer, pCoreCbs) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetTracerExpSetEpilogues.info().conditions[i].text
        );
    }
}

#[test]
fn zetTracerExpSetEnabled() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTracer: zet_tracer_exp_handle_t = zet_tracer_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut enable: ze_bool_t = 0;
        match change {
            0 => {
                hTracer = zet_tracer_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_tracer_exp::check::zetTracerExpSetEnabled(hTracer, enable) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetTracerExpSetEnabled.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupCalculateMultipleMetricValuesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut r#type: zet_metric_group_calculation_type_t = zet_metric_group_calculation_type_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rawDataSize: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *const u8 = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSetCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTotalMetricValueCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricCounts: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValues = zet_typed_value_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValues_null = false;
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                r#type = zet_metric_group_calculation_type_t(1 + 1);
            }
            2 => {
                pRawData = core::ptr::null();
            }
            3 => {
                pSetCount = core::ptr::null_mut();
            }
            4 => {
                pTotalMetricValueCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupCalculateMultipleMetricValuesExp(
                hMetricGroup,
                r#type,
                rawDataSize,
                pRawData,
                pSetCount,
                pTotalMetricValueCount,
                pMetricCounts,
                if pMetricValues_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMetricValues
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupCalculateMultipleMetricValuesExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zetMetricGroupGetGlobalTimestampsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut synchronizedWithHost: ze_bool_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut globalTimestamp: *mut u64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut metricTimestamp: *mut u64 = dangling().cast();
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                globalTimestamp = core::ptr::null_mut();
            }
            2 => {
                metricTimestamp = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupGetGlobalTimestampsExp(
                hMetricGroup,
                synchronizedWithHost,
                globalTimestamp,
                metricTimestamp,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupGetGlobalTimestampsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupGetExportDataExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *const u8 = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut rawDataSize: usize = 0;
        let mut pExportDataSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExportDataSize: *mut usize = (&raw mut pExportDataSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExportData: *mut u8 = dangling().cast();
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                pRawData = core::ptr::null();
            }
            2 => {
                pExportDataSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupGetExportDataExp(
                hMetricGroup,
                pRawData,
                rawDataSize,
                pExportDataSize,
                pExportData,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupGetExportDataExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupCalculateMetricExportDataExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut r#type: zet_metric_group_calculation_type_t = zet_metric_group_calculation_type_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut exportDataSize: usize = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExportData: *const u8 = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCalculateDescriptor = zet_metric_calculate_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCalculateDescriptor_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSetCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTotalMetricValueCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricCounts: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValues = zet_typed_value_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricValues_null = false;
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                r#type = zet_metric_group_calculation_type_t(1 + 1);
            }
            2 => {
                pExportData = core::ptr::null();
            }
            3 => {
                pCalculateDescriptor_null = true;
            }
            4 => {
                pSetCount = core::ptr::null_mut();
            }
            5 => {
                pTotalMetricValueCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupCalculateMetricExportDataExp(
                hDriver,
                r#type,
                exportDataSize,
                pExportData,
                if pCalculateDescriptor_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pCalculateDescriptor
                },
                pSetCount,
                pTotalMetricValueCount,
                pMetricCounts,
                if pMetricValues_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMetricValues
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupCalculateMetricExportDataExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zetMetricProgrammableGetExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricProgrammables: *mut zet_metric_programmable_exp_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_programmable::check::zetMetricProgrammableGetExp(
                hDevice,
                pCount,
                phMetricProgrammables,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricProgrammableGetExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricProgrammableGetPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricProgrammable: zet_metric_programmable_exp_handle_t =
            zet_metric_programmable_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zet_metric_programmable_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hMetricProgrammable = zet_metric_programmable_exp_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_programmable::check::zetMetricProgrammableGetPropertiesExp(
                hMetricProgrammable,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricProgrammableGetPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricProgrammableGetParamInfoExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricProgrammable: zet_metric_programmable_exp_handle_t =
            zet_metric_programmable_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterInfo = zet_metric_programmable_param_info_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterInfo_null = false;
        match change {
            0 => {
                hMetricProgrammable = zet_metric_programmable_exp_handle_t::ZEROED;
            }
            1 => {
                pParameterCount = core::ptr::null_mut();
            }
            2 => {
                pParameterInfo_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_programmable::check::zetMetricProgrammableGetParamInfoExp(
                hMetricProgrammable,
                pParameterCount,
                if pParameterInfo_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pParameterInfo
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricProgrammableGetParamInfoExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricProgrammableGetParamValueInfoExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricProgrammable: zet_metric_programmable_exp_handle_t =
            zet_metric_programmable_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut parameterOrdinal: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pValueInfoCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pValueInfo = zet_metric_programmable_param_value_info_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pValueInfo_null = false;
        match change {
            0 => {
                hMetricProgrammable = zet_metric_programmable_exp_handle_t::ZEROED;
            }
            1 => {
                pValueInfoCount = core::ptr::null_mut();
            }
            2 => {
                pValueInfo_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_programmable::check::zetMetricProgrammableGetParamValueInfoExp(
                hMetricProgrammable,
                parameterOrdinal,
                pValueInfoCount,
                if pValueInfo_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pValueInfo
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricProgrammableGetParamValueInfoExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zetMetricCreateFromProgrammableExp2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricProgrammable: zet_metric_programmable_exp_handle_t =
            zet_metric_programmable_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut parameterCount: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterValues = zet_metric_programmable_param_value_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterValues_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pName: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescription: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricHandleCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricHandles: *mut zet_metric_handle_t = dangling().cast();
        match change {
            0 => {
                hMetricProgrammable = zet_metric_programmable_exp_handle_t::ZEROED;
            }
            1 => {
                pParameterValues_null = true;
            }
            2 => {
                pName = core::ptr::null();
            }
            3 => {
                pDescription = core::ptr::null();
            }
            4 => {
                pMetricHandleCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric::check::zetMetricCreateFromProgrammableExp2(
                hMetricProgrammable,
                parameterCount,
                if pParameterValues_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pParameterValues
                },
                pName,
                pDescription,
                pMetricHandleCount,
                phMetricHandles,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricCreateFromProgrammableExp2.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricCreateFromProgrammableExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricProgrammable: zet_metric_programmable_exp_handle_t =
            zet_metric_programmable_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterValues = zet_metric_programmable_param_value_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pParameterValues_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut parameterCount: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pName: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescription: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricHandleCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricHandles: *mut zet_metric_handle_t = dangling().cast();
        match change {
            0 => {
                hMetricProgrammable = zet_metric_programmable_exp_handle_t::ZEROED;
            }
            1 => {
                pParameterValues_null = true;
            }
            2 => {
                pName = core::ptr::null();
            }
            3 => {
                pDescription = core::ptr::null();
            }
            4 => {
                pMetricHandleCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric::check::zetMetricCreateFromProgrammableExp(
                hMetricProgrammable,
                if pParameterValues_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pParameterValues
                },
                parameterCount,
                pName,
                pDescription,
                pMetricHandleCount,
                phMetricHandles,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricCreateFromProgrammableExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetDeviceCreateMetricGroupsFromMetricsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut metricCount: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetrics: *mut zet_metric_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricGroupNamePrefix: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescription: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricGroupCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricGroup: *mut zet_metric_group_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_device::check::zetDeviceCreateMetricGroupsFromMetricsExp(
                hDevice,
                metricCount,
                phMetrics,
                pMetricGroupNamePrefix,
                pDescription,
                pMetricGroupCount,
                phMetricGroup,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDeviceCreateMetricGroupsFromMetricsExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zetMetricGroupCreateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pName: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDescription: *const c_char = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut samplingType: zet_metric_group_sampling_type_flags_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricGroup: *mut zet_metric_group_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            1 => {
                pName = core::ptr::null();
            }
            2 => {
                pDescription = core::ptr::null();
            }
            3 => {
                phMetricGroup = core::ptr::null_mut();
            }
            4 => {
                samplingType = 7 + 1;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupCreateExp(
                hDevice,
                pName,
                pDescription,
                samplingType,
                phMetricGroup,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupCreateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupAddMetricExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetric: zet_metric_handle_t = zet_metric_handle_t::from_ptr(dangling());
        let mut pErrorStringSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pErrorStringSize: *mut usize = (&raw mut pErrorStringSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pErrorString: *mut c_char = dangling().cast();
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                hMetric = zet_metric_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_group::check::zetMetricGroupAddMetricExp(
                hMetricGroup,
                hMetric,
                pErrorStringSize,
                pErrorString,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupAddMetricExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupRemoveMetricExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetric: zet_metric_handle_t = zet_metric_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            1 => {
                hMetric = zet_metric_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_group::check::zetMetricGroupRemoveMetricExp(hMetricGroup, hMetric) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupRemoveMetricExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupCloseExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_group::check::zetMetricGroupCloseExp(hMetricGroup) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupCloseExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricGroupDestroyExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_group::check::zetMetricGroupDestroyExp(hMetricGroup) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricGroupDestroyExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricDestroyExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetric: zet_metric_handle_t = zet_metric_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetric = zet_metric_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric::check::zetMetricDestroyExp(hMetric) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricDestroyExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetDeviceGetConcurrentMetricGroupsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut metricGroupCount: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricGroups: *mut zet_metric_group_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricGroupsCountPerConcurrentGroup: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConcurrentGroupCount: *mut u32 = dangling().cast();
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_device::check::zetDeviceGetConcurrentMetricGroupsExp(
                hDevice,
                metricGroupCount,
                phMetricGroups,
                pMetricGroupsCountPerConcurrentGroup,
                pConcurrentGroupCount,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDeviceGetConcurrentMetricGroupsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricTracerCreateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hContext: zet_context_handle_t = zet_context_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut metricGroupCount: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricGroups: *mut zet_metric_group_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc = zet_metric_tracer_exp_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut desc_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hNotificationEvent: ze_event_handle_t = ze_event_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricTracer: *mut zet_metric_tracer_exp_handle_t = dangling().cast();
        match change {
            0 => {
                hContext = zet_context_handle_t::ZEROED;
            }
            1 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            2 => {
                phMetricGroups = core::ptr::null_mut();
            }
            3 => {
                desc_null = true;
            }
            4 => {
                phMetricTracer = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_tracer::check::zetMetricTracerCreateExp(
                hContext,
                hDevice,
                metricGroupCount,
                phMetricGroups,
                if desc_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut desc
                },
                hNotificationEvent,
                phMetricTracer,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricTracerCreateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricTracerDestroyExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricTracer: zet_metric_tracer_exp_handle_t =
            zet_metric_tracer_exp_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hMetricTracer = zet_metric_tracer_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_tracer::check::zetMetricTracerDestroyExp(hMetricTracer) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricTracerDestroyExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricTracerEnableExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricTracer: zet_metric_tracer_exp_handle_t =
            zet_metric_tracer_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut synchronous: ze_bool_t = 0;
        match change {
            0 => {
                hMetricTracer = zet_metric_tracer_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_tracer::check::zetMetricTracerEnableExp(hMetricTracer, synchronous) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricTracerEnableExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricTracerDisableExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricTracer: zet_metric_tracer_exp_handle_t =
            zet_metric_tracer_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut synchronous: ze_bool_t = 0;
        match change {
            0 => {
                hMetricTracer = zet_metric_tracer_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_tracer::check::zetMetricTracerDisableExp(hMetricTracer, synchronous) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricTracerDisableExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricTracerReadDataExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricTracer: zet_metric_tracer_exp_handle_t =
            zet_metric_tracer_exp_handle_t::from_ptr(dangling());
        let mut pRawDataSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawDataSize: *mut usize = (&raw mut pRawDataSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *mut u8 = dangling().cast();
        match change {
            0 => {
                hMetricTracer = zet_metric_tracer_exp_handle_t::ZEROED;
            }
            1 => {
                pRawDataSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_tracer::check::zetMetricTracerReadDataExp(hMetricTracer, pRawDataSize, pRawData)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricTracerReadDataExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricDecoderCreateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricTracer: zet_metric_tracer_exp_handle_t =
            zet_metric_tracer_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricDecoder: *mut zet_metric_decoder_exp_handle_t = dangling().cast();
        match change {
            0 => {
                hMetricTracer = zet_metric_tracer_exp_handle_t::ZEROED;
            }
            1 => {
                phMetricDecoder = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zet_metric_decoder::check::zetMetricDecoderCreateExp(hMetricTracer, phMetricDecoder) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricDecoderCreateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricDecoderDestroyExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricDecoder: zet_metric_decoder_exp_handle_t =
            zet_metric_decoder_exp_handle_t::from_ptr(dangling());
        match change {
            0 => {
                phMetricDecoder = zet_metric_decoder_exp_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_metric_decoder::check::zetMetricDecoderDestroyExp(phMetricDecoder) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricDecoderDestroyExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricDecoderGetDecodableMetricsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricDecoder: zet_metric_decoder_exp_handle_t =
            zet_metric_decoder_exp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetrics: *mut zet_metric_handle_t = dangling().cast();
        match change {
            0 => {
                hMetricDecoder = zet_metric_decoder_exp_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            2 => {
                phMetrics = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_decoder::check::zetMetricDecoderGetDecodableMetricsExp(
                hMetricDecoder,
                pCount,
                phMetrics,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricDecoderGetDecodableMetricsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetMetricTracerDecodeExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetricDecoder: zet_metric_decoder_exp_handle_t =
            zet_metric_decoder_exp_handle_t::from_ptr(dangling());
        let mut pRawDataSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawDataSize: *mut usize = (&raw mut pRawDataSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pRawData: *mut u8 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut metricsCount: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMetrics: *mut zet_metric_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSetCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricEntriesCountPerSet: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricEntriesCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricEntries = zet_metric_entry_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMetricEntries_null = false;
        match change {
            0 => {
                phMetricDecoder = zet_metric_decoder_exp_handle_t::ZEROED;
            }
            1 => {
                pRawDataSize = core::ptr::null_mut();
            }
            2 => {
                phMetrics = core::ptr::null_mut();
            }
            3 => {
                pSetCount = core::ptr::null_mut();
            }
            4 => {
                pMetricEntriesCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zet_metric_tracer::check::zetMetricTracerDecodeExp(
                phMetricDecoder,
                pRawDataSize,
                pRawData,
                metricsCount,
                phMetrics,
                pSetCount,
                pMetricEntriesCountPerSet,
                pMetricEntriesCount,
                if pMetricEntries_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMetricEntries
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 5] = [0, 1, 2, 3, 4];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetMetricTracerDecodeExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetCommandListAppendMarkerExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hCommandList: zet_command_list_handle_t = zet_command_list_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMetricGroup: zet_metric_group_handle_t = zet_metric_group_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut value: u32 = 0;
        match change {
            0 => {
                hCommandList = zet_command_list_handle_t::ZEROED;
            }
            1 => {
                hMetricGroup = zet_metric_group_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zet_command_list::check::zetCommandListAppendMarkerExp(hCommandList, hMetricGroup, value)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetCommandListAppendMarkerExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetDeviceEnableMetricsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_device::check::zetDeviceEnableMetricsExp(hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDeviceEnableMetricsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zetDeviceDisableMetricsExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zet_device_handle_t = zet_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDevice = zet_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zet_device::check::zetDeviceDisableMetricsExp(hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zetDeviceDisableMetricsExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesInit() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: zes_init_flags_t = 0;
        match change {
            0 => {
                flags = 1 + 1;
            }
            _ => {}
        }
        unsafe { super::zes_global::check::zesInit(flags) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesInit.info().conditions[i].text
        );
    }
}

#[test]
fn zesDriverGet() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDrivers: *mut zes_driver_handle_t = dangling().cast();
        match change {
            0 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_driver::check::zesDriverGet(pCount, phDrivers) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDriverGet.info().conditions[i].text
        );
    }
}

#[test]
fn zesDriverGetExtensionProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: zes_driver_handle_t = zes_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExtensionProperties = zes_driver_extension_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pExtensionProperties_null = false;
        match change {
            0 => {
                hDriver = zes_driver_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_driver::check::zesDriverGetExtensionProperties(
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
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDriverGetExtensionProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesDriverGetExtensionFunctionAddress() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: zes_driver_handle_t = zes_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut name: *const c_char = dangling().cast_const().cast();
        let mut ppFunctionAddress_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ppFunctionAddress: *mut *mut c_void = (&raw mut ppFunctionAddress_buffer).cast();
        match change {
            0 => {
                hDriver = zes_driver_handle_t::ZEROED;
            }
            1 => {
                name = core::ptr::null();
            }
            2 => {
                ppFunctionAddress = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_driver::check::zesDriverGetExtensionFunctionAddress(hDriver, name, ppFunctionAddress)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDriverGetExtensionFunctionAddress.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGet() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: zes_driver_handle_t = zes_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevices: *mut zes_device_handle_t = dangling().cast();
        match change {
            0 => {
                hDriver = zes_driver_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceGet(hDriver, pCount, phDevices) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGet.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_device_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceGetProperties(
                hDevice,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_device_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceGetState(
                hDevice,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceReset() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut force: ze_bool_t = 0;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceReset(hDevice, force) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceReset.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceResetExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_reset_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceResetExt(
                hDevice,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceResetExt.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceProcessesGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProcesses = zes_process_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProcesses_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceProcessesGetState(
                hDevice,
                pCount,
                if pProcesses_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProcesses
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceProcessesGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDevicePciGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_pci_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDevicePciGetProperties(
                hDevice,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDevicePciGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesDevicePciGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_pci_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDevicePciGetState(
                hDevice,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDevicePciGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDevicePciGetBars() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_pci_bar_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDevicePciGetBars(
                hDevice,
                pCount,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDevicePciGetBars.info().conditions[i].text
        );
    }
}

#[test]
fn zesDevicePciGetStats() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStats = zes_pci_stats_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStats_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pStats_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDevicePciGetStats(
                hDevice,
                if pStats_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pStats
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDevicePciGetStats.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceSetOverclockWaiver() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceSetOverclockWaiver(hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceSetOverclockWaiver.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetOverclockDomains() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOverclockDomains: *mut u32 = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pOverclockDomains = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceGetOverclockDomains(hDevice, pOverclockDomains) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetOverclockDomains.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetOverclockControls() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut domainType: zes_overclock_domain_t = zes_overclock_domain_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pAvailableControls: *mut u32 = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                domainType = zes_overclock_domain_t(256 + 1);
            }
            2 => {
                pAvailableControls = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceGetOverclockControls(hDevice, domainType, pAvailableControls)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetOverclockControls.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceResetOverclockSettings() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut onShippedState: ze_bool_t = 0;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceResetOverclockSettings(hDevice, onShippedState) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceResetOverclockSettings.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceReadOverclockState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOverclockMode: *mut zes_overclock_mode_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pWaiverSetting: *mut ze_bool_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOverclockState: *mut ze_bool_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPendingAction: *mut zes_pending_action_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPendingReset: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pOverclockMode = core::ptr::null_mut();
            }
            2 => {
                pWaiverSetting = core::ptr::null_mut();
            }
            3 => {
                pOverclockState = core::ptr::null_mut();
            }
            4 => {
                pPendingAction = core::ptr::null_mut();
            }
            5 => {
                pPendingReset = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceReadOverclockState(
                hDevice,
                pOverclockMode,
                pWaiverSetting,
                pOverclockState,
                pPendingAction,
                pPendingReset,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 6] = [0, 1, 2, 3, 4, 5];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceReadOverclockState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumOverclockDomains() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDomainHandle: *mut zes_overclock_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumOverclockDomains(hDevice, pCount, phDomainHandle) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumOverclockDomains.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetDomainProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDomainProperties = zes_overclock_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pDomainProperties_null = false;
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                pDomainProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetDomainProperties(
                hDomainHandle,
                if pDomainProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pDomainProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetDomainProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetDomainVFProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVFProperties = zes_vf_property_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVFProperties_null = false;
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                pVFProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetDomainVFProperties(
                hDomainHandle,
                if pVFProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pVFProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetDomainVFProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetDomainControlProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut DomainControl: zes_overclock_control_t = zes_overclock_control_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pControlProperties = zes_control_property_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pControlProperties_null = false;
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                DomainControl = zes_overclock_control_t(2048 + 1);
            }
            2 => {
                pControlProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetDomainControlProperties(
                hDomainHandle,
                DomainControl,
                if pControlProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pControlProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetDomainControlProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetControlCurrentValue() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut DomainControl: zes_overclock_control_t = zes_overclock_control_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pValue: *mut f64 = dangling().cast();
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                DomainControl = zes_overclock_control_t(2048 + 1);
            }
            2 => {
                pValue = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetControlCurrentValue(
                hDomainHandle,
                DomainControl,
                pValue,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetControlCurrentValue.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetControlPendingValue() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut DomainControl: zes_overclock_control_t = zes_overclock_control_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pValue: *mut f64 = dangling().cast();
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                DomainControl = zes_overclock_control_t(2048 + 1);
            }
            2 => {
                pValue = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetControlPendingValue(
                hDomainHandle,
                DomainControl,
                pValue,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetControlPendingValue.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockSetControlUserValue() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut DomainControl: zes_overclock_control_t = zes_overclock_control_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pValue: f64 = 0.0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPendingAction: *mut zes_pending_action_t = dangling().cast();
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                DomainControl = zes_overclock_control_t(2048 + 1);
            }
            2 => {
                pPendingAction = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockSetControlUserValue(
                hDomainHandle,
                DomainControl,
                pValue,
                pPendingAction,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockSetControlUserValue.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetControlState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut DomainControl: zes_overclock_control_t = zes_overclock_control_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pControlState: *mut zes_control_state_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPendingAction: *mut zes_pending_action_t = dangling().cast();
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                DomainControl = zes_overclock_control_t(2048 + 1);
            }
            2 => {
                pControlState = core::ptr::null_mut();
            }
            3 => {
                pPendingAction = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetControlState(
                hDomainHandle,
                DomainControl,
                pControlState,
                pPendingAction,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetControlState.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockGetVFPointValues() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut VFType: zes_vf_type_t = zes_vf_type_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut VFArrayType: zes_vf_array_type_t = zes_vf_array_type_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut PointIndex: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut PointValue: *mut u32 = dangling().cast();
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                VFType = zes_vf_type_t(1 + 1);
            }
            2 => {
                VFArrayType = zes_vf_array_type_t(2 + 1);
            }
            3 => {
                PointValue = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockGetVFPointValues(
                hDomainHandle,
                VFType,
                VFArrayType,
                PointIndex,
                PointValue,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockGetVFPointValues.info().conditions[i].text
        );
    }
}

#[test]
fn zesOverclockSetVFPointValues() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDomainHandle: zes_overclock_handle_t = zes_overclock_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut VFType: zes_vf_type_t = zes_vf_type_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut PointIndex: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut PointValue: u32 = 0;
        match change {
            0 => {
                hDomainHandle = zes_overclock_handle_t::ZEROED;
            }
            1 => {
                VFType = zes_vf_type_t(1 + 1);
            }
            _ => {}
        }
        unsafe {
            super::zes_overclock::check::zesOverclockSetVFPointValues(
                hDomainHandle,
                VFType,
                PointIndex,
                PointValue,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesOverclockSetVFPointValues.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumDiagnosticTestSuites() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDiagnostics: *mut zes_diag_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumDiagnosticTestSuites(hDevice, pCount, phDiagnostics) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumDiagnosticTestSuites.info().conditions[i].text
        );
    }
}

#[test]
fn zesDiagnosticsGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDiagnostics: zes_diag_handle_t = zes_diag_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_diag_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hDiagnostics = zes_diag_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_diagnostics::check::zesDiagnosticsGetProperties(
                hDiagnostics,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDiagnosticsGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesDiagnosticsGetTests() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDiagnostics: zes_diag_handle_t = zes_diag_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTests = zes_diag_test_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTests_null = false;
        match change {
            0 => {
                hDiagnostics = zes_diag_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_diagnostics::check::zesDiagnosticsGetTests(
                hDiagnostics,
                pCount,
                if pTests_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pTests
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDiagnosticsGetTests.info().conditions[i].text
        );
    }
}

#[test]
fn zesDiagnosticsRunTests() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDiagnostics: zes_diag_handle_t = zes_diag_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut startIndex: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut endIndex: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pResult: *mut zes_diag_result_t = dangling().cast();
        match change {
            0 => {
                hDiagnostics = zes_diag_handle_t::ZEROED;
            }
            1 => {
                pResult = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_diagnostics::check::zesDiagnosticsRunTests(hDiagnostics, startIndex, endIndex, pResult)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDiagnosticsRunTests.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEccAvailable() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pAvailable: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pAvailable = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEccAvailable(hDevice, pAvailable) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEccAvailable.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEccConfigurable() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfigurable: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pConfigurable = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEccConfigurable(hDevice, pConfigurable) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEccConfigurable.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetEccState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_device_ecc_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceGetEccState(
                hDevice,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetEccState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceSetEccState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut newState = zes_device_ecc_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut newState_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_device_ecc_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                newState_null = true;
            }
            2 => {
                pState_null = true;
            }
            3 => {
                newState.state = zes_device_ecc_state_t(2 + 1);
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceSetEccState(
                hDevice,
                if newState_null {
                    core::ptr::null()
                } else {
                    &raw const newState
                },
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceSetEccState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumEngineGroups() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phEngine: *mut zes_engine_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumEngineGroups(hDevice, pCount, phEngine) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumEngineGroups.info().conditions[i].text
        );
    }
}

#[test]
fn zesEngineGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEngine: zes_engine_handle_t = zes_engine_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_engine_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hEngine = zes_engine_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_engine::check::zesEngineGetProperties(
                hEngine,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesEngineGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesEngineGetActivity() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEngine: zes_engine_handle_t = zes_engine_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStats = zes_engine_stats_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStats_null = false;
        match change {
            0 => {
                hEngine = zes_engine_handle_t::ZEROED;
            }
            1 => {
                pStats_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_engine::check::zesEngineGetActivity(
                hEngine,
                if pStats_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pStats
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesEngineGetActivity.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEventRegister() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut events: zes_event_type_flags_t = 0;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                events = 65535 + 1;
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEventRegister(hDevice, events) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEventRegister.info().conditions[i].text
        );
    }
}

#[test]
fn zesDriverEventListen() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevices: *mut zes_device_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNumDeviceEvents: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEvents: *mut zes_event_type_flags_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                phDevices = core::ptr::null_mut();
            }
            2 => {
                pNumDeviceEvents = core::ptr::null_mut();
            }
            3 => {
                pEvents = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_driver::check::zesDriverEventListen(
                hDriver,
                timeout,
                count,
                phDevices,
                pNumDeviceEvents,
                pEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDriverEventListen.info().conditions[i].text
        );
    }
}

#[test]
fn zesDriverEventListenEx() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: ze_driver_handle_t = ze_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut timeout: u64 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevices: *mut zes_device_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNumDeviceEvents: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEvents: *mut zes_event_type_flags_t = dangling().cast();
        match change {
            0 => {
                hDriver = ze_driver_handle_t::ZEROED;
            }
            1 => {
                phDevices = core::ptr::null_mut();
            }
            2 => {
                pNumDeviceEvents = core::ptr::null_mut();
            }
            3 => {
                pEvents = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_driver::check::zesDriverEventListenEx(
                hDriver,
                timeout,
                count,
                phDevices,
                pNumDeviceEvents,
                pEvents,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDriverEventListenEx.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumFabricPorts() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPort: *mut zes_fabric_port_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumFabricPorts(hDevice, pCount, phPort) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumFabricPorts.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_fabric_port_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetProperties(
                hPort,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetLinkType() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLinkType = zes_fabric_link_type_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLinkType_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pLinkType_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetLinkType(
                hPort,
                if pLinkType_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pLinkType
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetLinkType.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_fabric_port_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetConfig(
                hPort,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortSetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_fabric_port_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortSetConfig(
                hPort,
                if pConfig_null {
                    core::ptr::null()
                } else {
                    &raw const pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortSetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_fabric_port_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetState(
                hPort,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetThroughput() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThroughput = zes_fabric_port_throughput_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThroughput_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pThroughput_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetThroughput(
                hPort,
                if pThroughput_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pThroughput
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetThroughput.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetFabricErrorCounters() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPort: zes_fabric_port_handle_t = zes_fabric_port_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pErrors = zes_fabric_port_error_counters_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pErrors_null = false;
        match change {
            0 => {
                hPort = zes_fabric_port_handle_t::ZEROED;
            }
            1 => {
                pErrors_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetFabricErrorCounters(
                hPort,
                if pErrors_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pErrors
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetFabricErrorCounters.info().conditions[i].text
        );
    }
}

#[test]
fn zesFabricPortGetMultiPortThroughput() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut numPorts: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPort: *mut zes_fabric_port_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThroughput: *mut *mut zes_fabric_port_throughput_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                phPort = core::ptr::null_mut();
            }
            2 => {
                pThroughput = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_fabric_port::check::zesFabricPortGetMultiPortThroughput(
                hDevice,
                numPorts,
                phPort,
                pThroughput,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFabricPortGetMultiPortThroughput.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumFans() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phFan: *mut zes_fan_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumFans(hDevice, pCount, phFan) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumFans.info().conditions[i].text
        );
    }
}

#[test]
fn zesFanGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFan: zes_fan_handle_t = zes_fan_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_fan_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hFan = zes_fan_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fan::check::zesFanGetProperties(
                hFan,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFanGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesFanGetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFan: zes_fan_handle_t = zes_fan_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_fan_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hFan = zes_fan_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fan::check::zesFanGetConfig(
                hFan,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFanGetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesFanSetDefaultMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFan: zes_fan_handle_t = zes_fan_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFan = zes_fan_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_fan::check::zesFanSetDefaultMode(hFan) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFanSetDefaultMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesFanSetFixedSpeedMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFan: zes_fan_handle_t = zes_fan_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut speed = zes_fan_speed_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut speed_null = false;
        match change {
            0 => {
                hFan = zes_fan_handle_t::ZEROED;
            }
            1 => {
                speed_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fan::check::zesFanSetFixedSpeedMode(
                hFan,
                if speed_null {
                    core::ptr::null()
                } else {
                    &raw const speed
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFanSetFixedSpeedMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesFanSetSpeedTableMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFan: zes_fan_handle_t = zes_fan_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut speedTable = zes_fan_speed_table_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut speedTable_null = false;
        match change {
            0 => {
                hFan = zes_fan_handle_t::ZEROED;
            }
            1 => {
                speedTable_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_fan::check::zesFanSetSpeedTableMode(
                hFan,
                if speedTable_null {
                    core::ptr::null()
                } else {
                    &raw const speedTable
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFanSetSpeedTableMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesFanGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFan: zes_fan_handle_t = zes_fan_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut units: zes_fan_speed_units_t = zes_fan_speed_units_t(0);
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSpeed: *mut i32 = dangling().cast();
        match change {
            0 => {
                hFan = zes_fan_handle_t::ZEROED;
            }
            1 => {
                units = zes_fan_speed_units_t(1 + 1);
            }
            2 => {
                pSpeed = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_fan::check::zesFanGetState(hFan, units, pSpeed) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFanGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumFirmwares() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phFirmware: *mut zes_firmware_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumFirmwares(hDevice, pCount, phFirmware) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumFirmwares.info().conditions[i].text
        );
    }
}

#[test]
fn zesFirmwareGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFirmware: zes_firmware_handle_t = zes_firmware_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_firmware_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hFirmware = zes_firmware_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_firmware::check::zesFirmwareGetProperties(
                hFirmware,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFirmwareGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesFirmwareFlash() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFirmware: zes_firmware_handle_t = zes_firmware_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pImage: *mut c_void = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut size: u32 = 0;
        match change {
            0 => {
                hFirmware = zes_firmware_handle_t::ZEROED;
            }
            1 => {
                pImage = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_firmware::check::zesFirmwareFlash(hFirmware, pImage, size) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFirmwareFlash.info().conditions[i].text
        );
    }
}

#[test]
fn zesFirmwareGetFlashProgress() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFirmware: zes_firmware_handle_t = zes_firmware_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCompletionPercent: *mut u32 = dangling().cast();
        match change {
            0 => {
                hFirmware = zes_firmware_handle_t::ZEROED;
            }
            1 => {
                pCompletionPercent = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_firmware::check::zesFirmwareGetFlashProgress(hFirmware, pCompletionPercent) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFirmwareGetFlashProgress.info().conditions[i].text
        );
    }
}

#[test]
fn zesFirmwareGetConsoleLogs() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFirmware: zes_firmware_handle_t = zes_firmware_handle_t::from_ptr(dangling());
        let mut pSize_buffer = 64_usize;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSize: *mut usize = (&raw mut pSize_buffer).cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFirmwareLog: *mut c_char = dangling().cast();
        match change {
            0 => {
                hFirmware = zes_firmware_handle_t::ZEROED;
            }
            1 => {
                pSize = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_firmware::check::zesFirmwareGetConsoleLogs(hFirmware, pSize, pFirmwareLog) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFirmwareGetConsoleLogs.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumFrequencyDomains() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phFrequency: *mut zes_freq_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumFrequencyDomains(hDevice, pCount, phFrequency) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumFrequencyDomains.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_freq_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyGetProperties(
                hFrequency,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyGetAvailableClocks() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phFrequency: *mut f64 = dangling().cast();
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyGetAvailableClocks(hFrequency, pCount, phFrequency)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyGetAvailableClocks.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyGetRange() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLimits = zes_freq_range_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLimits_null = false;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pLimits_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyGetRange(
                hFrequency,
                if pLimits_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pLimits
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyGetRange.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencySetRange() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLimits = zes_freq_range_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLimits_null = false;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pLimits_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencySetRange(
                hFrequency,
                if pLimits_null {
                    core::ptr::null()
                } else {
                    &raw const pLimits
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencySetRange.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_freq_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyGetState(
                hFrequency,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyGetThrottleTime() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThrottleTime = zes_freq_throttle_time_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThrottleTime_null = false;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pThrottleTime_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyGetThrottleTime(
                hFrequency,
                if pThrottleTime_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pThrottleTime
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyGetThrottleTime.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcGetCapabilities() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOcCapabilities = zes_oc_capabilities_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOcCapabilities_null = false;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pOcCapabilities_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyOcGetCapabilities(
                hFrequency,
                if pOcCapabilities_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pOcCapabilities
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcGetCapabilities.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcGetFrequencyTarget() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCurrentOcFrequency: *mut f64 = dangling().cast();
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pCurrentOcFrequency = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyOcGetFrequencyTarget(hFrequency, pCurrentOcFrequency)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcGetFrequencyTarget.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcSetFrequencyTarget() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut CurrentOcFrequency: f64 = 0.0;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyOcSetFrequencyTarget(hFrequency, CurrentOcFrequency)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcSetFrequencyTarget.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcGetVoltageTarget() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCurrentVoltageTarget: *mut f64 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCurrentVoltageOffset: *mut f64 = dangling().cast();
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pCurrentVoltageTarget = core::ptr::null_mut();
            }
            2 => {
                pCurrentVoltageOffset = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyOcGetVoltageTarget(
                hFrequency,
                pCurrentVoltageTarget,
                pCurrentVoltageOffset,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcGetVoltageTarget.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcSetVoltageTarget() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut CurrentVoltageTarget: f64 = 0.0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut CurrentVoltageOffset: f64 = 0.0;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zes_frequency::check::zesFrequencyOcSetVoltageTarget(
                hFrequency,
                CurrentVoltageTarget,
                CurrentVoltageOffset,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcSetVoltageTarget.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcSetMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut CurrentOcMode: zes_oc_mode_t = zes_oc_mode_t(0);
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                CurrentOcMode = zes_oc_mode_t(3 + 1);
            }
            _ => {}
        }
        unsafe { super::zes_frequency::check::zesFrequencyOcSetMode(hFrequency, CurrentOcMode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcSetMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcGetMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCurrentOcMode: *mut zes_oc_mode_t = dangling().cast();
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pCurrentOcMode = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_frequency::check::zesFrequencyOcGetMode(hFrequency, pCurrentOcMode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcGetMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcGetIccMax() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOcIccMax: *mut f64 = dangling().cast();
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pOcIccMax = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_frequency::check::zesFrequencyOcGetIccMax(hFrequency, pOcIccMax) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcGetIccMax.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcSetIccMax() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ocIccMax: f64 = 0.0;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_frequency::check::zesFrequencyOcSetIccMax(hFrequency, ocIccMax) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcSetIccMax.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcGetTjMax() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pOcTjMax: *mut f64 = dangling().cast();
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            1 => {
                pOcTjMax = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_frequency::check::zesFrequencyOcGetTjMax(hFrequency, pOcTjMax) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcGetTjMax.info().conditions[i].text
        );
    }
}

#[test]
fn zesFrequencyOcSetTjMax() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFrequency: zes_freq_handle_t = zes_freq_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ocTjMax: f64 = 0.0;
        match change {
            0 => {
                hFrequency = zes_freq_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_frequency::check::zesFrequencyOcSetTjMax(hFrequency, ocTjMax) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFrequencyOcSetTjMax.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumLeds() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phLed: *mut zes_led_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumLeds(hDevice, pCount, phLed) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumLeds.info().conditions[i].text
        );
    }
}

#[test]
fn zesLedGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hLed: zes_led_handle_t = zes_led_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_led_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hLed = zes_led_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_led::check::zesLedGetProperties(
                hLed,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesLedGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesLedGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hLed: zes_led_handle_t = zes_led_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_led_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hLed = zes_led_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_led::check::zesLedGetState(
                hLed,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesLedGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesLedSetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hLed: zes_led_handle_t = zes_led_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut enable: ze_bool_t = 0;
        match change {
            0 => {
                hLed = zes_led_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_led::check::zesLedSetState(hLed, enable) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesLedSetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesLedSetColor() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hLed: zes_led_handle_t = zes_led_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pColor = zes_led_color_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pColor_null = false;
        match change {
            0 => {
                hLed = zes_led_handle_t::ZEROED;
            }
            1 => {
                pColor_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_led::check::zesLedSetColor(
                hLed,
                if pColor_null {
                    core::ptr::null()
                } else {
                    &raw const pColor
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesLedSetColor.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumMemoryModules() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phMemory: *mut zes_mem_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumMemoryModules(hDevice, pCount, phMemory) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumMemoryModules.info().conditions[i].text
        );
    }
}

#[test]
fn zesMemoryGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMemory: zes_mem_handle_t = zes_mem_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_mem_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hMemory = zes_mem_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_memory::check::zesMemoryGetProperties(
                hMemory,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesMemoryGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesMemoryGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMemory: zes_mem_handle_t = zes_mem_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_mem_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hMemory = zes_mem_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_memory::check::zesMemoryGetState(
                hMemory,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesMemoryGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesMemoryGetBandwidth() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hMemory: zes_mem_handle_t = zes_mem_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBandwidth = zes_mem_bandwidth_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBandwidth_null = false;
        match change {
            0 => {
                hMemory = zes_mem_handle_t::ZEROED;
            }
            1 => {
                pBandwidth_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_memory::check::zesMemoryGetBandwidth(
                hMemory,
                if pBandwidth_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pBandwidth
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesMemoryGetBandwidth.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumPerformanceFactorDomains() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPerf: *mut zes_perf_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumPerformanceFactorDomains(hDevice, pCount, phPerf) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumPerformanceFactorDomains.info().conditions[i].text
        );
    }
}

#[test]
fn zesPerformanceFactorGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPerf: zes_perf_handle_t = zes_perf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_perf_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hPerf = zes_perf_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_performance_factor::check::zesPerformanceFactorGetProperties(
                hPerf,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPerformanceFactorGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesPerformanceFactorGetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPerf: zes_perf_handle_t = zes_perf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pFactor: *mut f64 = dangling().cast();
        match change {
            0 => {
                hPerf = zes_perf_handle_t::ZEROED;
            }
            1 => {
                pFactor = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_performance_factor::check::zesPerformanceFactorGetConfig(hPerf, pFactor) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPerformanceFactorGetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesPerformanceFactorSetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPerf: zes_perf_handle_t = zes_perf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut factor: f64 = 0.0;
        match change {
            0 => {
                hPerf = zes_perf_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_performance_factor::check::zesPerformanceFactorSetConfig(hPerf, factor) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPerformanceFactorSetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumPowerDomains() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPower: *mut zes_pwr_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumPowerDomains(hDevice, pCount, phPower) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumPowerDomains.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetCardPowerDomain() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPower: *mut zes_pwr_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                phPower = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceGetCardPowerDomain(hDevice, phPower) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetCardPowerDomain.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_power_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerGetProperties(
                hPower,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetEnergyCounter() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEnergy = zes_power_energy_counter_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEnergy_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pEnergy_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerGetEnergyCounter(
                hPower,
                if pEnergy_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pEnergy
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetEnergyCounter.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetLimits() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained = zes_power_sustained_limit_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBurst = zes_power_burst_limit_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBurst_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPeak = zes_power_peak_limit_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPeak_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerGetLimits(
                hPower,
                if pSustained_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pSustained
                },
                if pBurst_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pBurst
                },
                if pPeak_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pPeak
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetLimits.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerSetLimits() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained = zes_power_sustained_limit_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBurst = zes_power_burst_limit_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pBurst_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPeak = zes_power_peak_limit_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pPeak_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerSetLimits(
                hPower,
                if pSustained_null {
                    core::ptr::null()
                } else {
                    &raw const pSustained
                },
                if pBurst_null {
                    core::ptr::null()
                } else {
                    &raw const pBurst
                },
                if pPeak_null {
                    core::ptr::null()
                } else {
                    &raw const pPeak
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerSetLimits.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetEnergyThreshold() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThreshold = zes_energy_threshold_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pThreshold_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pThreshold_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerGetEnergyThreshold(
                hPower,
                if pThreshold_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pThreshold
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetEnergyThreshold.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerSetEnergyThreshold() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut threshold: f64 = 0.0;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_power::check::zesPowerSetEnergyThreshold(hPower, threshold) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerSetEnergyThreshold.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetUsage() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pInstantPower: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pAveragePower: *mut u32 = dangling().cast();
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pInstantPower = core::ptr::null_mut();
            }
            2 => {
                pAveragePower = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_power::check::zesPowerGetUsage(hPower, pInstantPower, pAveragePower) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetUsage.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumPsus() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phPsu: *mut zes_psu_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumPsus(hDevice, pCount, phPsu) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumPsus.info().conditions[i].text
        );
    }
}

#[test]
fn zesPsuGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPsu: zes_psu_handle_t = zes_psu_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_psu_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hPsu = zes_psu_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_psu::check::zesPsuGetProperties(
                hPsu,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPsuGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesPsuGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPsu: zes_psu_handle_t = zes_psu_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_psu_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hPsu = zes_psu_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_psu::check::zesPsuGetState(
                hPsu,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPsuGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumRasErrorSets() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phRas: *mut zes_ras_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumRasErrorSets(hDevice, pCount, phRas) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumRasErrorSets.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_ras_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasGetProperties(
                hRas,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_ras_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasGetConfig(
                hRas,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasSetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_ras_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasSetConfig(
                hRas,
                if pConfig_null {
                    core::ptr::null()
                } else {
                    &raw const pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasSetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut clear: ze_bool_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_ras_state_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasGetState(
                hRas,
                clear,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumSchedulers() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phScheduler: *mut zes_sched_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumSchedulers(hDevice, pCount, phScheduler) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumSchedulers.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_sched_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_scheduler::check::zesSchedulerGetProperties(
                hScheduler,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerGetCurrentMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMode: *mut zes_sched_mode_t = dangling().cast();
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pMode = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_scheduler::check::zesSchedulerGetCurrentMode(hScheduler, pMode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerGetCurrentMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerGetTimeoutModeProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut getDefaults: ze_bool_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_sched_timeout_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_scheduler::check::zesSchedulerGetTimeoutModeProperties(
                hScheduler,
                getDefaults,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerGetTimeoutModeProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerGetTimesliceModeProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut getDefaults: ze_bool_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_sched_timeslice_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_scheduler::check::zesSchedulerGetTimesliceModeProperties(
                hScheduler,
                getDefaults,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerGetTimesliceModeProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerSetTimeoutMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_sched_timeout_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNeedReload: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            2 => {
                pNeedReload = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_scheduler::check::zesSchedulerSetTimeoutMode(
                hScheduler,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
                pNeedReload,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerSetTimeoutMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerSetTimesliceMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_sched_timeslice_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNeedReload: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            2 => {
                pNeedReload = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_scheduler::check::zesSchedulerSetTimesliceMode(
                hScheduler,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
                pNeedReload,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerSetTimesliceMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerSetExclusiveMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNeedReload: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pNeedReload = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_scheduler::check::zesSchedulerSetExclusiveMode(hScheduler, pNeedReload) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerSetExclusiveMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesSchedulerSetComputeUnitDebugMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hScheduler: zes_sched_handle_t = zes_sched_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pNeedReload: *mut ze_bool_t = dangling().cast();
        match change {
            0 => {
                hScheduler = zes_sched_handle_t::ZEROED;
            }
            1 => {
                pNeedReload = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_scheduler::check::zesSchedulerSetComputeUnitDebugMode(hScheduler, pNeedReload) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesSchedulerSetComputeUnitDebugMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumStandbyDomains() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phStandby: *mut zes_standby_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumStandbyDomains(hDevice, pCount, phStandby) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumStandbyDomains.info().conditions[i].text
        );
    }
}

#[test]
fn zesStandbyGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hStandby: zes_standby_handle_t = zes_standby_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_standby_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hStandby = zes_standby_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_standby::check::zesStandbyGetProperties(
                hStandby,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesStandbyGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesStandbyGetMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hStandby: zes_standby_handle_t = zes_standby_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMode: *mut zes_standby_promo_mode_t = dangling().cast();
        match change {
            0 => {
                hStandby = zes_standby_handle_t::ZEROED;
            }
            1 => {
                pMode = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_standby::check::zesStandbyGetMode(hStandby, pMode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesStandbyGetMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesStandbySetMode() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hStandby: zes_standby_handle_t = zes_standby_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut mode: zes_standby_promo_mode_t = zes_standby_promo_mode_t(0);
        match change {
            0 => {
                hStandby = zes_standby_handle_t::ZEROED;
            }
            1 => {
                mode = zes_standby_promo_mode_t(1 + 1);
            }
            _ => {}
        }
        unsafe { super::zes_standby::check::zesStandbySetMode(hStandby, mode) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesStandbySetMode.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumTemperatureSensors() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phTemperature: *mut zes_temp_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumTemperatureSensors(hDevice, pCount, phTemperature) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumTemperatureSensors.info().conditions[i].text
        );
    }
}

#[test]
fn zesTemperatureGetProperties() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTemperature: zes_temp_handle_t = zes_temp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_temp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hTemperature = zes_temp_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_temperature::check::zesTemperatureGetProperties(
                hTemperature,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesTemperatureGetProperties.info().conditions[i].text
        );
    }
}

#[test]
fn zesTemperatureGetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTemperature: zes_temp_handle_t = zes_temp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_temp_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hTemperature = zes_temp_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_temperature::check::zesTemperatureGetConfig(
                hTemperature,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesTemperatureGetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesTemperatureSetConfig() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTemperature: zes_temp_handle_t = zes_temp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_temp_config_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hTemperature = zes_temp_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_temperature::check::zesTemperatureSetConfig(
                hTemperature,
                if pConfig_null {
                    core::ptr::null()
                } else {
                    &raw const pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesTemperatureSetConfig.info().conditions[i].text
        );
    }
}

#[test]
fn zesTemperatureGetState() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hTemperature: zes_temp_handle_t = zes_temp_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pTemperature: *mut f64 = dangling().cast();
        match change {
            0 => {
                hTemperature = zes_temp_handle_t::ZEROED;
            }
            1 => {
                pTemperature = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_temperature::check::zesTemperatureGetState(hTemperature, pTemperature) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesTemperatureGetState.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetLimitsExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained = zes_power_limit_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerGetLimitsExt(
                hPower,
                pCount,
                if pSustained_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pSustained
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetLimitsExt.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerSetLimitsExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained = zes_power_limit_ext_desc_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSustained_null = false;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_power::check::zesPowerSetLimitsExt(
                hPower,
                pCount,
                if pSustained_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pSustained
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerSetLimitsExt.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerGetLimitsExt2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pLimit: *mut u32 = dangling().cast();
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            1 => {
                pLimit = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_power::check::zesPowerGetLimitsExt2(hPower, pLimit) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerGetLimitsExt2.info().conditions[i].text
        );
    }
}

#[test]
fn zesPowerSetLimitsExt2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hPower: zes_pwr_handle_t = zes_pwr_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut limit: u32 = 0;
        match change {
            0 => {
                hPower = zes_pwr_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_power::check::zesPowerSetLimitsExt2(hPower, limit) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesPowerSetLimitsExt2.info().conditions[i].text
        );
    }
}

#[test]
fn zesEngineGetActivityExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hEngine: zes_engine_handle_t = zes_engine_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStats = zes_engine_stats_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pStats_null = false;
        match change {
            0 => {
                hEngine = zes_engine_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_engine::check::zesEngineGetActivityExt(
                hEngine,
                pCount,
                if pStats_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pStats
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesEngineGetActivityExt.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetStateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_ras_state_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasGetStateExp(
                hRas,
                pCount,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetStateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasClearStateExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut category: zes_ras_error_category_exp_t = zes_ras_error_category_exp_t(0);
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                category = zes_ras_error_category_exp_t(12 + 1);
            }
            _ => {}
        }
        unsafe { super::zes_ras::check::zesRasClearStateExp(hRas, category) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasClearStateExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetSupportedCategoriesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCategories: *mut zes_ras_error_category_exp_t = dangling().cast();
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_ras::check::zesRasGetSupportedCategoriesExp(hRas, pCount, pCategories) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetSupportedCategoriesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetStateExp2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCategories: *const zes_ras_error_category_exp_t = dangling().cast_const().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState = zes_ras_state_exp2_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pState_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pCategories = core::ptr::null();
            }
            2 => {
                pState_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasGetStateExp2(
                hRas,
                count,
                pCategories,
                if pState_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pState
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 3] = [0, 1, 2];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetStateExp2.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasGetConfigExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_ras_config_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasGetConfigExp(
                hRas,
                count,
                if pConfig_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasGetConfigExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesRasSetConfigExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hRas: zes_ras_handle_t = zes_ras_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut count: u32 = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig = zes_ras_config_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pConfig_null = false;
        match change {
            0 => {
                hRas = zes_ras_handle_t::ZEROED;
            }
            1 => {
                pConfig_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_ras::check::zesRasSetConfigExp(
                hRas,
                count,
                if pConfig_null {
                    core::ptr::null()
                } else {
                    &raw const pConfig
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesRasSetConfigExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesFirmwareGetSecurityVersionExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFirmware: zes_firmware_handle_t = zes_firmware_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pVersion: *mut c_char = dangling().cast();
        match change {
            0 => {
                hFirmware = zes_firmware_handle_t::ZEROED;
            }
            1 => {
                pVersion = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_firmware::check::zesFirmwareGetSecurityVersionExp(hFirmware, pVersion) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFirmwareGetSecurityVersionExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesFirmwareSetSecurityVersionExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hFirmware: zes_firmware_handle_t = zes_firmware_handle_t::from_ptr(dangling());
        match change {
            0 => {
                hFirmware = zes_firmware_handle_t::ZEROED;
            }
            _ => {}
        }
        unsafe { super::zes_firmware::check::zesFirmwareSetSecurityVersionExp(hFirmware) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesFirmwareSetSecurityVersionExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceGetSubDevicePropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSubdeviceProps = zes_subdevice_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pSubdeviceProps_null = false;
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDeviceGetSubDevicePropertiesExp(
                hDevice,
                pCount,
                if pSubdeviceProps_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pSubdeviceProps
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceGetSubDevicePropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesDriverGetDeviceByUuidExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDriver: zes_driver_handle_t = zes_driver_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut uuid: zes_uuid_t = zes_uuid_t::ZEROED;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phDevice: *mut zes_device_handle_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut onSubdevice: *mut ze_bool_t = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut subdeviceId: *mut u32 = dangling().cast();
        match change {
            0 => {
                hDriver = zes_driver_handle_t::ZEROED;
            }
            1 => {
                phDevice = core::ptr::null_mut();
            }
            2 => {
                onSubdevice = core::ptr::null_mut();
            }
            3 => {
                subdeviceId = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_driver::check::zesDriverGetDeviceByUuidExp(
                hDriver,
                uuid,
                phDevice,
                onSubdevice,
                subdeviceId,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 4] = [0, 1, 2, 3];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDriverGetDeviceByUuidExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesDeviceEnumActiveVFExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phVFhandle: *mut zes_vf_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumActiveVFExp(hDevice, pCount, phVFhandle) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumActiveVFExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesVFManagementGetVFPropertiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties = zes_vf_exp_properties_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pProperties_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pProperties_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFPropertiesExp(
                hVFhandle,
                if pProperties_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pProperties
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFPropertiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesVFManagementGetVFMemoryUtilizationExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemUtil = zes_vf_util_mem_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemUtil_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFMemoryUtilizationExp(
                hVFhandle,
                pCount,
                if pMemUtil_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemUtil
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFMemoryUtilizationExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zesVFManagementGetVFEngineUtilizationExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEngineUtil = zes_vf_util_engine_exp_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEngineUtil_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFEngineUtilizationExp(
                hVFhandle,
                pCount,
                if pEngineUtil_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pEngineUtil
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFEngineUtilizationExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zesVFManagementSetVFTelemetryModeExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flags: zes_vf_info_util_exp_flags_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut enable: ze_bool_t = 0;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                flags = 15 + 1;
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementSetVFTelemetryModeExp(hVFhandle, flags, enable)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementSetVFTelemetryModeExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesVFManagementSetVFTelemetrySamplingIntervalExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut flag: zes_vf_info_util_exp_flags_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut samplingInterval: u64 = 0;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                flag = 15 + 1;
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementSetVFTelemetrySamplingIntervalExp(
                hVFhandle,
                flag,
                samplingInterval,
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementSetVFTelemetrySamplingIntervalExp
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zesDeviceEnumEnabledVFExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut phVFhandle: *mut zes_vf_handle_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zes_device::check::zesDeviceEnumEnabledVFExp(hDevice, pCount, phVFhandle) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDeviceEnumEnabledVFExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesVFManagementGetVFCapabilitiesExp() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCapability = zes_vf_exp_capabilities_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCapability_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pCapability_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFCapabilitiesExp(
                hVFhandle,
                if pCapability_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pCapability
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFCapabilitiesExp.info().conditions[i].text
        );
    }
}

#[test]
fn zesVFManagementGetVFMemoryUtilizationExp2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemUtil = zes_vf_util_mem_exp2_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pMemUtil_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFMemoryUtilizationExp2(
                hVFhandle,
                pCount,
                if pMemUtil_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pMemUtil
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFMemoryUtilizationExp2
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zesVFManagementGetVFEngineUtilizationExp2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCount: *mut u32 = dangling().cast();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEngineUtil = zes_vf_util_engine_exp2_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pEngineUtil_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pCount = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFEngineUtilizationExp2(
                hVFhandle,
                pCount,
                if pEngineUtil_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pEngineUtil
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFEngineUtilizationExp2
                .info()
                .conditions[i]
                .text
        );
    }
}

#[test]
fn zesVFManagementGetVFCapabilitiesExp2() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hVFhandle: zes_vf_handle_t = zes_vf_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCapability = zes_vf_exp2_capabilities_t::default();
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pCapability_null = false;
        match change {
            0 => {
                hVFhandle = zes_vf_handle_t::ZEROED;
            }
            1 => {
                pCapability_null = true;
            }
            _ => {}
        }
        unsafe {
            super::zes_vf_management::check::zesVFManagementGetVFCapabilitiesExp2(
                hVFhandle,
                if pCapability_null {
                    core::ptr::null_mut()
                } else {
                    &raw mut pCapability
                },
            )
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesVFManagementGetVFCapabilitiesExp2.info().conditions[i].text
        );
    }
}

#[test]
fn zesDevicePciLinkSpeedUpdateExt() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: zes_device_handle_t = zes_device_handle_t::from_ptr(dangling());
        #[allow(unused_mut, reason = "one form serves all")]
        let mut shouldDowngrade: ze_bool_t = 0;
        #[allow(unused_mut, reason = "one form serves all")]
        let mut pendingAction: *mut zes_device_action_t = dangling().cast();
        match change {
            0 => {
                hDevice = zes_device_handle_t::ZEROED;
            }
            1 => {
                pendingAction = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe {
            super::zes_device::check::zesDevicePciLinkSpeedUpdateExt(hDevice, shouldDowngrade, pendingAction)
        }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 2] = [0, 1];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zesDevicePciLinkSpeedUpdateExt.info().conditions[i].text
        );
    }
}

#[test]
fn zerGetLastErrorDescription() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut ppString: *mut *const c_char = dangling().cast();
        match change {
            0 => {
                ppString = core::ptr::null_mut();
            }
            _ => {}
        }
        unsafe { super::zer_global::check::zerGetLastErrorDescription(ppString) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 1] = [0];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zerGetLastErrorDescription.info().conditions[i].text
        );
    }
}

#[test]
fn zerTranslateDeviceHandleToIdentifier() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut hDevice: ze_device_handle_t = ze_device_handle_t::from_ptr(dangling());
        match change {
            _ => {}
        }
        unsafe { super::zer_global::check::zerTranslateDeviceHandleToIdentifier(hDevice) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 0] = [];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zerTranslateDeviceHandleToIdentifier.info().conditions[i].text
        );
    }
}

#[test]
fn zerTranslateIdentifierToDeviceHandle() {
    let run = |change: usize| {
        #[allow(unused_mut, reason = "one form serves all")]
        let mut identifier: u32 = 0;
        match change {
            _ => {}
        }
        unsafe { super::zer_global::check::zerTranslateIdentifierToDeviceHandle(identifier) }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 0] = [];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zerTranslateIdentifierToDeviceHandle.info().conditions[i].text
        );
    }
}

#[test]
fn zerGetDefaultContext() {
    let run = |change: usize| {
        match change {
            _ => {}
        }
        unsafe { super::zer_global::check::zerGetDefaultContext() }
    };
    assert_eq!(run(usize::MAX), Ok(()), "legal arguments");
    let answering: [usize; 0] = [];
    for (i, answer) in answering.into_iter().enumerate() {
        assert_eq!(
            run(i),
            Err(Violation(answer)),
            "condition {}",
            Function::zerGetDefaultContext.info().conditions[i].text
        );
    }
}
