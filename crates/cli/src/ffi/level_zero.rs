//! Level Zero through the C ABI of a built library, as far as the command needs it.
//!
//! Objects are destroyed by calls, never by `Drop`: the demo shows what happens when a program forgets one.

use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::ffi::{CStr, c_char, c_void};
use std::fmt;
use std::path::Path;
use std::ptr::{self, NonNull};

use zemu_abi::meta::{Version, result_name};
use zemu_abi::*;
use zemu_client::{Api, ClientError};

/// A call that did not succeed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused {
    /// The function.
    pub function: &'static str,
    /// What it answered.
    pub code: ze_result_t,
}

impl Refused {
    /// The name of the code.
    pub fn name(&self) -> String {
        name_of(self.code)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} answered {}", self.function, self.name())
    }
}

impl std::error::Error for Refused {}

/// The name of a result code, or its number.
fn name_of(code: ze_result_t) -> String {
    result_name(code).map_or_else(|| format!("{:#x}", code.0), str::to_owned)
}

/// Calls a function of the API, and makes a result of its code.
macro_rules! call {
    ($api:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        // SAFETY: every pointer among the arguments is null where the function allows it, or to a live value of the
        // type that it takes, for as long as the function uses it; handles come from the same library.
        let code = unsafe { ($api.$name)($($argument),*) };
        match code {
            ZE_RESULT_SUCCESS => Ok(()),
            code => Err(Refused { function: stringify!($name), code }),
        }
    }};
}

/// An array that a function fills: asked for its length first.
fn filled<T: Clone>(
    empty: T,
    mut fill: impl FnMut(*mut u32, *mut T) -> Result<(), Refused>,
) -> Result<Vec<T>, Refused> {
    let mut count = 0;
    fill(&raw mut count, ptr::null_mut())?;
    let length = usize::try_from(count).unwrap_or(0);
    let mut items = vec![empty; length];
    if count > 0 {
        fill(&raw mut count, items.as_mut_ptr())?;
    }
    items.truncate(usize::try_from(count).unwrap_or(0));
    Ok(items)
}

/// Text in an array of fixed length.
fn text(characters: &[c_char]) -> String {
    let bytes: Vec<u8> = characters
        .iter()
        .take_while(|c| **c != 0)
        .map(|c| c.to_ne_bytes()[0])
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// An opened library.
#[derive(Debug, Clone, Copy)]
pub struct Library {
    api: Api,
}

impl Library {
    /// Opens the library at `path`, which stays open.
    ///
    /// # Errors
    /// [`ClientError`].
    pub fn open(path: &Path) -> Result<Self, ClientError> {
        let library = zemu_client::Library::open(path)?;
        Ok(Self {
            api: Api::load(&library)?,
        })
    }

    /// Initialises the API for devices of all types, and gives the drivers (zeInitDrivers).
    ///
    /// # Errors
    /// The call's code.
    pub fn drivers(self) -> Result<Vec<Driver>, Refused> {
        let mut types = ze_init_driver_type_desc_t {
            flags: ZE_INIT_DRIVER_TYPE_FLAG_GPU | ZE_INIT_DRIVER_TYPE_FLAG_NPU,
            ..Default::default()
        };
        let types = &raw mut types;
        let handles = filled(ze_driver_handle_t::ZEROED, |count, handles| {
            call!(self.api, zeInitDrivers(count, handles, types))
        })?;
        let driver = |handle| Driver {
            api: self.api,
            handle,
        };
        Ok(handles.into_iter().map(driver).collect())
    }
}

/// A driver.
#[derive(Debug, Clone, Copy)]
pub struct Driver {
    api: Api,
    handle: ze_driver_handle_t,
}

impl Driver {
    /// The API version (zeDriverGetApiVersion).
    ///
    /// # Errors
    /// The call's code.
    pub fn api_version(self) -> Result<Version, Refused> {
        let mut version = ze_api_version_t::ZEROED;
        call!(self.api, zeDriverGetApiVersion(self.handle, &raw mut version))?;
        Ok(Version(version.0))
    }

    /// The driver's own version (zeDriverGetProperties).
    ///
    /// # Errors
    /// The call's code.
    pub fn version(self) -> Result<u32, Refused> {
        let mut properties = ze_driver_properties_t::default();
        call!(self.api, zeDriverGetProperties(self.handle, &raw mut properties))?;
        Ok(properties.driverVersion)
    }

    /// Names and versions of the extensions (zeDriverGetExtensionProperties).
    ///
    /// # Errors
    /// The call's code.
    pub fn extensions(self) -> Result<Vec<(String, Version)>, Refused> {
        let all = filled(ze_driver_extension_properties_t::ZEROED, |count, items| {
            call!(
                self.api,
                zeDriverGetExtensionProperties(self.handle, count, items)
            )
        })?;
        Ok(all.iter().map(|e| (text(&e.name), Version(e.version))).collect())
    }

    /// The devices (zeDeviceGet).
    ///
    /// # Errors
    /// The call's code.
    pub fn devices(self) -> Result<Vec<Device>, Refused> {
        let handles = filled(ze_device_handle_t::ZEROED, |count, handles| {
            call!(self.api, zeDeviceGet(self.handle, count, handles))
        })?;
        let device = |handle| Device {
            api: self.api,
            handle,
        };
        Ok(handles.into_iter().map(device).collect())
    }

    /// The driver's sentence about this thread's last failure (zeDriverGetLastErrorDescription).
    ///
    /// # Errors
    /// The call's code.
    pub fn last_error(self) -> Result<String, Refused> {
        let mut sentence = ptr::null();
        call!(
            self.api,
            zeDriverGetLastErrorDescription(self.handle, &raw mut sentence)
        )?;
        if sentence.is_null() {
            return Ok(String::new());
        }
        // SAFETY: after success it is a string of the driver, which lives until this thread's next call.
        let sentence = unsafe { CStr::from_ptr(sentence) };
        Ok(sentence.to_string_lossy().into_owned())
    }

    /// A context for all devices (zeContextCreate).
    ///
    /// # Errors
    /// The call's code.
    pub fn context(self) -> Result<Context, Refused> {
        let desc = ze_context_desc_t::default();
        let mut handle = ze_context_handle_t::ZEROED;
        call!(
            self.api,
            zeContextCreate(self.handle, &raw const desc, &raw mut handle)
        )?;
        Ok(Context {
            api: self.api,
            handle,
        })
    }
}

/// A device.
#[derive(Debug, Clone, Copy)]
pub struct Device {
    api: Api,
    handle: ze_device_handle_t,
}

impl Device {
    /// What it says about itself, and its name (zeDeviceGetProperties).
    ///
    /// # Errors
    /// The call's code.
    pub fn properties(self) -> Result<(ze_device_properties_t, String), Refused> {
        let mut properties = ze_device_properties_t::default();
        call!(self.api, zeDeviceGetProperties(self.handle, &raw mut properties))?;
        let name = text(&properties.name);
        Ok((properties, name))
    }

    /// Names and sizes in bytes of its memories (zeDeviceGetMemoryProperties).
    ///
    /// # Errors
    /// The call's code.
    pub fn memories(self) -> Result<Vec<(String, u64)>, Refused> {
        let all = filled(ze_device_memory_properties_t::default(), |count, items| {
            call!(self.api, zeDeviceGetMemoryProperties(self.handle, count, items))
        })?;
        Ok(all.iter().map(|m| (text(&m.name), m.totalSize)).collect())
    }

    /// Its queue groups; the index is the ordinal (zeDeviceGetCommandQueueGroupProperties).
    ///
    /// # Errors
    /// The call's code.
    pub fn queue_groups(self) -> Result<Vec<ze_command_queue_group_properties_t>, Refused> {
        filled(ze_command_queue_group_properties_t::default(), |count, items| {
            call!(
                self.api,
                zeDeviceGetCommandQueueGroupProperties(self.handle, count, items)
            )
        })
    }
}

/// A context.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    api: Api,
    handle: ze_context_handle_t,
}

impl Context {
    /// Imports `size` bytes of the application's pages from `address` on (zeMemAllocHost with
    /// ze_external_memmap_sysmem_ext_desc_t), and gives the address that the device has.
    ///
    /// The address need not be valid: the library looks at the mappings of the process, and never at the memory.
    ///
    /// # Errors
    /// The call's code.
    pub fn import(self, address: usize, size: usize) -> Result<usize, Refused> {
        let pages = ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: ptr::with_exposed_provenance_mut(address),
            // A size fits into 64 bits.
            size: u64::try_from(size).unwrap_or(u64::MAX),
            ..Default::default()
        };
        let desc = ze_host_mem_alloc_desc_t {
            pNext: (&raw const pages).cast(),
            ..Default::default()
        };
        self.allocate(&desc, size)
    }

    /// Allocates `size` bytes of host memory (zeMemAllocHost).
    ///
    /// # Errors
    /// The call's code.
    pub fn allocate_host(self, size: usize) -> Result<usize, Refused> {
        self.allocate(&ze_host_mem_alloc_desc_t::default(), size)
    }

    fn allocate(self, desc: &ze_host_mem_alloc_desc_t, size: usize) -> Result<usize, Refused> {
        let mut pointer: *mut c_void = ptr::null_mut();
        call!(
            self.api,
            zeMemAllocHost(self.handle, desc, size, 0, &raw mut pointer)
        )?;
        Ok(pointer.expose_provenance())
    }

    /// Type and page size of the memory that holds `address` (zeMemGetAllocProperties).
    ///
    /// # Errors
    /// The call's code.
    pub fn properties(self, address: usize) -> Result<(ze_memory_type_t, u64), Refused> {
        let mut properties = ze_memory_allocation_properties_t::default();
        let mut device = ze_device_handle_t::ZEROED;
        let pointer = ptr::with_exposed_provenance(address);
        call!(
            self.api,
            zeMemGetAllocProperties(self.handle, pointer, &raw mut properties, &raw mut device)
        )?;
        Ok((properties.r#type, properties.pageSize))
    }

    /// Frees an allocation, or releases an import (zeMemFree).
    ///
    /// # Errors
    /// The call's code.
    pub fn free(self, address: usize) -> Result<(), Refused> {
        call!(
            self.api,
            zeMemFree(self.handle, ptr::with_exposed_provenance_mut(address))
        )
    }

    /// Builds a SPIR-V module and takes a kernel from it (zeModuleCreate, zeKernelCreate).
    ///
    /// # Errors
    /// The failing call's code.
    pub fn kernel(self, device: Device, spirv: &[u8], name: &CStr) -> Result<Kernel, Refused> {
        let desc = ze_module_desc_t {
            format: ZE_MODULE_FORMAT_IL_SPIRV,
            inputSize: spirv.len(),
            pInputModule: spirv.as_ptr(),
            ..Default::default()
        };
        let mut module = ze_module_handle_t::ZEROED;
        call!(
            self.api,
            zeModuleCreate(
                self.handle,
                device.handle,
                &raw const desc,
                &raw mut module,
                ptr::null_mut()
            )
        )?;
        let desc = ze_kernel_desc_t {
            pKernelName: name.as_ptr(),
            ..Default::default()
        };
        let mut kernel = ze_kernel_handle_t::ZEROED;
        call!(self.api, zeKernelCreate(module, &raw const desc, &raw mut kernel))?;
        Ok(Kernel {
            context: self,
            device,
            module,
            handle: kernel,
        })
    }

    /// Destroys the context (zeContextDestroy).
    ///
    /// # Errors
    /// The call's code.
    pub fn destroy(self) -> Result<(), Refused> {
        call!(self.api, zeContextDestroy(self.handle))
    }
}

/// A kernel with its module.
#[derive(Debug, Clone, Copy)]
pub struct Kernel {
    context: Context,
    device: Device,
    module: ze_module_handle_t,
    handle: ze_kernel_handle_t,
}

impl Kernel {
    /// Runs it once for each of `count` bytes from `address` on, with address and count as its arguments, on an
    /// immediate list of the first queue group that computes
    /// (zeCommandListAppendLaunchKernelWithArguments), and waits for it. The memory must be the device's too.
    ///
    /// # Errors
    /// The failing call's code.
    pub fn run(self, address: usize, count: u32) -> Result<(), Refused> {
        let api = self.context.api;
        let (context, device) = (self.context.handle, self.device.handle);
        let mut group = ze_group_size_t::ZEROED;
        call!(
            api,
            zeKernelSuggestGroupSize(
                self.handle,
                count,
                1,
                1,
                &raw mut group.groupSizeX,
                &raw mut group.groupSizeY,
                &raw mut group.groupSizeZ,
            )
        )?;
        let groups = ze_group_count_t {
            groupCountX: count.div_ceil(group.groupSizeX.max(1)),
            groupCountY: 1,
            groupCountZ: 1,
        };
        let computes = |g: &ze_command_queue_group_properties_t| {
            g.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE != 0
        };
        let ordinal = self.device.queue_groups()?.iter().position(computes).unwrap_or(0);
        let desc = ze_command_queue_desc_t {
            ordinal: u32::try_from(ordinal).unwrap_or(0),
            mode: ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
            ..Default::default()
        };
        let mut list = ze_command_list_handle_t::ZEROED;
        call!(
            api,
            zeCommandListCreateImmediate(context, device, &raw const desc, &raw mut list)
        )?;
        let mut pointer: *mut c_void = ptr::with_exposed_provenance_mut(address);
        let mut count = u64::from(count);
        let mut arguments: [*mut c_void; 2] = [(&raw mut pointer).cast(), (&raw mut count).cast()];
        call!(
            api,
            zeCommandListAppendLaunchKernelWithArguments(
                list,
                self.handle,
                groups,
                group,
                arguments.as_mut_ptr(),
                ptr::null(),
                ze_event_handle_t::ZEROED,
                0,
                ptr::null_mut(),
            )
        )?;
        call!(api, zeCommandListHostSynchronize(list, u64::MAX))?;
        call!(api, zeCommandListDestroy(list))
    }

    /// Destroys kernel and module (zeKernelDestroy, zeModuleDestroy).
    ///
    /// # Errors
    /// The failing call's code.
    pub fn destroy(self) -> Result<(), Refused> {
        call!(self.context.api, zeKernelDestroy(self.handle))?;
        call!(self.context.api, zeModuleDestroy(self.module))
    }
}

/// Memory of the application's own, which the device may come to use too: it is never a Rust reference.
#[derive(Debug)]
pub struct Buffer {
    start: NonNull<u8>,
    layout: Layout,
}

impl Buffer {
    /// What every buffer is aligned to, in bytes.
    pub const ALIGNMENT: usize = 64 << 10;

    /// A buffer of `size` bytes, each of which `value` gives by its index.
    pub fn new(size: usize, value: impl Fn(usize) -> u8) -> Self {
        // It fails for sizes near the end of the address space only, for which there is no memory either.
        let layout = Layout::from_size_align(size.max(1), Self::ALIGNMENT)
            .unwrap_or_else(|_| handle_alloc_error(Layout::new::<u8>()));
        // SAFETY: the size is not 0.
        let start = unsafe { alloc_zeroed(layout) };
        let Some(start) = NonNull::new(start) else {
            handle_alloc_error(layout)
        };
        for i in 0..size {
            // SAFETY: the index is within the allocation.
            let place = unsafe { start.add(i) };
            // SAFETY: the place is ours, and nobody else knows it yet.
            unsafe { place.write_volatile(value(i)) };
        }
        Self { start, layout }
    }

    /// Its address.
    pub fn address(&self) -> usize {
        self.start.as_ptr().expose_provenance()
    }

    /// How many bytes are as `value` says, read through the application's own pointer.
    pub fn count(&self, value: impl Fn(usize) -> u8) -> usize {
        let is_right = |i: &usize| {
            // SAFETY: the index is within the allocation.
            let place = unsafe { self.start.add(*i) };
            // SAFETY: the place is ours and initialised. A device that wrote it has been waited for.
            let byte = unsafe { place.read_volatile() };
            byte == value(*i)
        };
        (0..self.layout.size()).filter(is_right).count()
    }

    /// Gives the memory back. The device must have no use for it any more: a buffer is not freed by going out of scope,
    /// since it may do so on the way from a failed wait, with a kernel still running on it.
    pub fn free(self) {
        // SAFETY: it was allocated with this layout, and this is the only owner.
        unsafe { dealloc(self.start.as_ptr(), self.layout) };
    }
}
