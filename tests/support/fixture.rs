//! What tests of the C ABI share: a process of their own, a device with a context, and every object in one line.
//!
//! Settings are read once a process, a trap or a crash belongs to one test only, and findings are counted for the whole
//! process. So a test runs [`alone`]: the test program starts itself again for it.
//!
//! Methods of [`Fixture`] expect success. A call that may fail is made with [`call!`](crate::call) and judged by [`ok`],
//! [`answers`] or [`refused`].

#![allow(
    unsafe_code,
    reason = "calls the C ABI, and reads and writes memory that it hands out"
)]
#![allow(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "pointers go to the library, which takes bad ones as well: that is what is tested"
)]
#![allow(
    clippy::macro_metavars_in_unsafe,
    reason = "arguments of `call!` are what the test passes"
)]

mod memory;
mod process;

use std::ffi::{CString, c_void};
use std::path::Path;
use std::ptr;

use zemu_abi::meta::result_name;
use zemu_abi::*;

pub use memory::{File, Pages, at_exit, exit_again, heap, read, write};
pub use process::{
    Findings, Report, WORDS, alone, alone_with, answers, findings, ok, refused, with_words, zeroed,
};

/// The compute group of the generic profiles.
pub const COMPUTE: u32 = 0;
/// Their copy-only group.
pub const COPY: u32 = 1;
/// A wait without end.
pub const FOREVER: u64 = u64::MAX;
/// Waits for nothing, signals nothing.
pub const NO_EVENT: ze_event_handle_t = ze_event_handle_t::ZEROED;

/// Calls a function of the API by its C name.
#[macro_export]
macro_rules! call {
    ($function:ident($($argument:expr),* $(,)?)) => {{
        let function = $crate::library::api().$function;
        #[allow(unsafe_code, reason = "calls the C ABI")]
        // SAFETY: the test passes what the function asks for, or what it must refuse.
        unsafe { function($($argument),*) }
    }};
}

/// The name of a result code.
pub fn name_of(code: ze_result_t) -> String {
    result_name(code).map_or_else(|| format!("{:#x}", code.0), str::to_owned)
}

/// A kernel file below `tests/kernels`.
///
/// # Panics
/// If it is not there.
pub fn kernel_file(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The groups of a launch.
pub const fn groups(x: u32, y: u32, z: u32) -> ze_group_count_t {
    ze_group_count_t {
        groupCountX: x,
        groupCountY: y,
        groupCountZ: z,
    }
}

/// What an append waits for, as count and array.
pub fn waits(events: &[ze_event_handle_t]) -> (u32, *mut ze_event_handle_t) {
    let count = u32::try_from(events.len()).expect("a test has few events");
    (
        count,
        if events.is_empty() {
            ptr::null_mut()
        } else {
            events.as_ptr().cast_mut()
        },
    )
}

/// The driver, its first device, and a context.
#[derive(Debug, Clone, Copy)]
pub struct Fixture {
    /// The driver.
    pub driver: ze_driver_handle_t,
    /// The device.
    pub device: ze_device_handle_t,
    /// The context.
    pub context: ze_context_handle_t,
}

// SAFETY: handles may be used from any thread.
unsafe impl Send for Fixture {}
// SAFETY: as above.
unsafe impl Sync for Fixture {}

macro_rules! made {
    ($type:ty, |$out:ident| $call:expr) => {{
        let mut made = <$type>::ZEROED;
        let $out = &raw mut made;
        ok($call);
        assert!(!made.is_null(), "success without a handle");
        made
    }};
}

impl Default for Fixture {
    fn default() -> Self {
        Self::new()
    }
}

impl Fixture {
    /// Initialises the library and makes a context.
    #[track_caller]
    pub fn new() -> Self {
        ok(call!(zeInit(0)));
        let mut count = 1;
        let driver = made!(ze_driver_handle_t, |out| call!(zeDriverGet(&raw mut count, out)));
        let mut count = 1;
        let device = made!(ze_device_handle_t, |out| call!(zeDeviceGet(
            driver,
            &raw mut count,
            out
        )));
        let mut fixture = Self {
            driver,
            device,
            context: ze_context_handle_t::ZEROED,
        };
        fixture.context = fixture.new_context();
        fixture
    }

    /// The same device in another context.
    #[track_caller]
    pub fn elsewhere(&self) -> Self {
        Self {
            context: self.new_context(),
            ..*self
        }
    }

    #[track_caller]
    fn new_context(&self) -> ze_context_handle_t {
        let desc = ze_context_desc_t::default();
        made!(ze_context_handle_t, |out| call!(zeContextCreate(
            self.driver,
            &raw const desc,
            out
        )))
    }

    /// An asynchronous immediate list of the compute group.
    #[track_caller]
    pub fn immediate(&self, flags: ze_command_queue_flags_t) -> ze_command_list_handle_t {
        self.immediate_of(COMPUTE, flags, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS)
    }

    /// An immediate list.
    #[track_caller]
    pub fn immediate_of(
        &self,
        ordinal: u32,
        flags: ze_command_queue_flags_t,
        mode: ze_command_queue_mode_t,
    ) -> ze_command_list_handle_t {
        let desc = ze_command_queue_desc_t {
            ordinal,
            flags,
            mode,
            ..Default::default()
        };
        made!(ze_command_list_handle_t, |out| call!(
            zeCommandListCreateImmediate(self.context, self.device, &raw const desc, out)
        ))
    }

    /// A regular list of the compute group.
    #[track_caller]
    pub fn regular(&self, flags: ze_command_list_flags_t) -> ze_command_list_handle_t {
        let desc = ze_command_list_desc_t {
            commandQueueGroupOrdinal: COMPUTE,
            flags,
            ..Default::default()
        };
        made!(ze_command_list_handle_t, |out| call!(zeCommandListCreate(
            self.context,
            self.device,
            &raw const desc,
            out
        )))
    }

    /// An asynchronous queue of the compute group.
    #[track_caller]
    pub fn queue(&self, flags: ze_command_queue_flags_t) -> ze_command_queue_handle_t {
        self.queue_of(COMPUTE, flags, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS)
    }

    /// A queue.
    #[track_caller]
    pub fn queue_of(
        &self,
        ordinal: u32,
        flags: ze_command_queue_flags_t,
        mode: ze_command_queue_mode_t,
    ) -> ze_command_queue_handle_t {
        let desc = ze_command_queue_desc_t {
            ordinal,
            flags,
            mode,
            ..Default::default()
        };
        made!(ze_command_queue_handle_t, |out| call!(zeCommandQueueCreate(
            self.context,
            self.device,
            &raw const desc,
            out
        )))
    }

    /// A fence.
    #[track_caller]
    pub fn fence(&self, queue: ze_command_queue_handle_t, flags: ze_fence_flags_t) -> ze_fence_handle_t {
        let desc = ze_fence_desc_t {
            flags,
            ..Default::default()
        };
        made!(ze_fence_handle_t, |out| call!(zeFenceCreate(
            queue,
            &raw const desc,
            out
        )))
    }

    /// An event pool.
    #[track_caller]
    pub fn pool(&self, count: u32, flags: ze_event_pool_flags_t) -> ze_event_pool_handle_t {
        let desc = ze_event_pool_desc_t {
            count,
            flags,
            ..Default::default()
        };
        made!(ze_event_pool_handle_t, |out| call!(zeEventPoolCreate(
            self.context,
            &raw const desc,
            0,
            ptr::null_mut(),
            out
        )))
    }

    /// An event.
    #[track_caller]
    pub fn event(&self, pool: ze_event_pool_handle_t, index: u32) -> ze_event_handle_t {
        let scope = ZE_EVENT_SCOPE_FLAG_HOST;
        let desc = ze_event_desc_t {
            index,
            signal: scope,
            wait: scope,
            ..Default::default()
        };
        made!(ze_event_handle_t, |out| call!(zeEventCreate(
            pool,
            &raw const desc,
            out
        )))
    }

    /// So many events of a pool of their own, visible to the host, with timestamps.
    #[track_caller]
    pub fn events<const N: usize>(&self) -> [ze_event_handle_t; N] {
        let count = u32::try_from(N).expect("a test has few events");
        let pool = self.pool(
            count,
            ZE_EVENT_POOL_FLAG_HOST_VISIBLE | ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP,
        );
        std::array::from_fn(|i| self.event(pool, u32::try_from(i).expect("few")))
    }

    /// Builds a module from a descriptor, and gives back what that answers, the handle, and the log.
    pub fn try_build(&self, desc: &ze_module_desc_t) -> (ze_result_t, ze_module_handle_t, String) {
        let (mut module, mut log) = (ze_module_handle_t::ZEROED, ze_module_build_log_handle_t::ZEROED);
        let code = call!(zeModuleCreate(
            self.context,
            self.device,
            &raw const *desc,
            &raw mut module,
            &raw mut log
        ));
        (code, module, take_log(log))
    }

    /// Builds a module from SPIR-V, likewise.
    pub fn try_module(&self, spirv: &[u8]) -> (ze_result_t, ze_module_handle_t, String) {
        self.try_build(&module_desc(ZE_MODULE_FORMAT_IL_SPIRV, spirv))
    }

    /// A module.
    ///
    /// # Panics
    /// With the build log, if it cannot be built.
    #[track_caller]
    pub fn module(&self, spirv: &[u8]) -> ze_module_handle_t {
        let (code, module, log) = self.try_module(spirv);
        assert!(code == ZE_RESULT_SUCCESS, "{}: {log}", name_of(code));
        module
    }

    /// A kernel of a module.
    #[track_caller]
    pub fn kernel(&self, module: ze_module_handle_t, name: &str) -> ze_kernel_handle_t {
        let name = CString::new(name).expect("no test has such a name");
        let desc = ze_kernel_desc_t {
            pKernelName: name.as_ptr(),
            ..Default::default()
        };
        made!(ze_kernel_handle_t, |out| call!(zeKernelCreate(
            module,
            &raw const desc,
            out
        )))
    }

    /// `saxpy` with these buffers of `n` elements, ready to be launched in groups of 64.
    #[track_caller]
    pub fn saxpy(&self, x: *mut c_void, y: *mut c_void, a: f32, n: u32) -> ze_kernel_handle_t {
        let module = self.module(&kernel_file("saxpy.spv"));
        let kernel = self.kernel(module, "saxpy");
        set(kernel, 0, &x);
        set(kernel, 1, &y);
        set(kernel, 2, &a);
        set(kernel, 3, &n);
        ok(call!(zeKernelSetGroupSize(kernel, 64, 1, 1)));
        kernel
    }

    /// Host memory.
    #[track_caller]
    pub fn host(&self, size: usize) -> *mut c_void {
        let desc = ze_host_mem_alloc_desc_t::default();
        let mut pointer = ptr::null_mut();
        ok(call!(zeMemAllocHost(
            self.context,
            &raw const desc,
            size,
            0,
            &raw mut pointer
        )));
        pointer
    }

    /// Device memory.
    #[track_caller]
    pub fn on_device(&self, size: usize) -> *mut c_void {
        let desc = ze_device_mem_alloc_desc_t::default();
        let mut pointer = ptr::null_mut();
        ok(call!(zeMemAllocDevice(
            self.context,
            &raw const desc,
            size,
            0,
            self.device,
            &raw mut pointer
        )));
        pointer
    }

    /// Shared memory.
    #[track_caller]
    pub fn shared(&self, size: usize) -> *mut c_void {
        let (device, host) = (
            ze_device_mem_alloc_desc_t::default(),
            ze_host_mem_alloc_desc_t::default(),
        );
        let mut pointer = ptr::null_mut();
        ok(call!(zeMemAllocShared(
            self.context,
            &raw const device,
            &raw const host,
            size,
            0,
            self.device,
            &raw mut pointer
        )));
        pointer
    }

    /// Imports pages; gives back what the call answers and the pointer that it wrote.
    pub fn try_import(&self, pages: *mut c_void, size: usize, flags: u32) -> (ze_result_t, *mut c_void) {
        let import = ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: pages,
            size: size as u64,
            ..Default::default()
        };
        let desc = ze_host_mem_alloc_desc_t {
            pNext: (&raw const import).cast(),
            flags,
            ..Default::default()
        };
        let mut pointer = ptr::without_provenance_mut(0x5a5a);
        let code = call!(zeMemAllocHost(
            self.context,
            &raw const desc,
            size,
            0,
            &raw mut pointer
        ));
        (code, pointer)
    }

    /// Imports pages, which must come back at the same address.
    #[track_caller]
    pub fn import(&self, pages: *mut c_void, size: usize) -> *mut c_void {
        let (code, pointer) = self.try_import(pages, size, 0);
        ok(code);
        assert_eq!(pointer, pages, "an import is where the pages are");
        pointer
    }

    /// Frees memory.
    #[track_caller]
    pub fn free(&self, pointer: *mut c_void) {
        ok(call!(zeMemFree(self.context, pointer)));
    }

    /// What zeMemGetAllocProperties says, and for which device.
    #[track_caller]
    pub fn properties(
        &self,
        pointer: *const c_void,
    ) -> (ze_memory_allocation_properties_t, ze_device_handle_t) {
        let mut properties = ze_memory_allocation_properties_t::default();
        let mut device = ze_device_handle_t(ptr::without_provenance_mut(0x5a5a));
        ok(call!(zeMemGetAllocProperties(
            self.context,
            pointer,
            &raw mut properties,
            &raw mut device
        )));
        (properties, device)
    }

    /// What zeMemGetAddressRange says.
    #[track_caller]
    pub fn range(&self, pointer: *const c_void) -> (*mut c_void, usize) {
        let (mut base, mut size) = (ptr::null_mut(), 0);
        ok(call!(zeMemGetAddressRange(
            self.context,
            pointer,
            &raw mut base,
            &raw mut size
        )));
        (base, size)
    }

    /// Executes one list on a queue, and gives back what that answers.
    pub fn try_execute(
        &self,
        queue: ze_command_queue_handle_t,
        mut list: ze_command_list_handle_t,
        fence: ze_fence_handle_t,
    ) -> ze_result_t {
        call!(zeCommandQueueExecuteCommandLists(queue, 1, &raw mut list, fence))
    }

    /// Executes one list on a queue.
    #[track_caller]
    pub fn execute(
        &self,
        queue: ze_command_queue_handle_t,
        list: ze_command_list_handle_t,
        fence: ze_fence_handle_t,
    ) {
        ok(self.try_execute(queue, list, fence));
    }
}

/// Sets an argument to a value or pointer.
#[track_caller]
pub fn set<T: Copy>(kernel: ze_kernel_handle_t, index: u32, value: &T) {
    ok(call!(zeKernelSetArgumentValue(
        kernel,
        index,
        size_of::<T>(),
        (&raw const *value).cast()
    )));
}

/// Appends a launch, and gives back what that answers.
pub fn try_launch(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    count: [u32; 3],
    signal: ze_event_handle_t,
    events: &[ze_event_handle_t],
) -> ze_result_t {
    let count = groups(count[0], count[1], count[2]);
    let (n, array) = waits(events);
    call!(zeCommandListAppendLaunchKernel(
        list,
        kernel,
        &raw const count,
        signal,
        n,
        array
    ))
}

/// Appends a launch.
#[track_caller]
pub fn launch(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    count: [u32; 3],
    signal: ze_event_handle_t,
    events: &[ze_event_handle_t],
) {
    ok(try_launch(list, kernel, count, signal, events));
}

/// Appends a copy, and gives back what that answers.
pub fn try_copy(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    from: *const c_void,
    size: usize,
    signal: ze_event_handle_t,
    events: &[ze_event_handle_t],
) -> ze_result_t {
    let (n, array) = waits(events);
    call!(zeCommandListAppendMemoryCopy(
        list, to, from, size, signal, n, array
    ))
}

/// Appends a copy.
#[track_caller]
pub fn copy(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    from: *const c_void,
    size: usize,
    signal: ze_event_handle_t,
    events: &[ze_event_handle_t],
) {
    ok(try_copy(list, to, from, size, signal, events));
}

/// Appends a fill with a pattern.
#[track_caller]
pub fn fill<T: Copy>(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    pattern: &T,
    size: usize,
    signal: ze_event_handle_t,
    events: &[ze_event_handle_t],
) {
    let (n, array) = waits(events);
    let pattern = &raw const *pattern;
    ok(call!(zeCommandListAppendMemoryFill(
        list,
        to,
        pattern.cast(),
        size_of::<T>(),
        size,
        signal,
        n,
        array
    )));
}

/// Waits for an immediate list.
#[track_caller]
pub fn finish(list: ze_command_list_handle_t) {
    ok(call!(zeCommandListHostSynchronize(list, FOREVER)));
}

/// A descriptor for a module of these bytes, which must outlive it.
pub fn module_desc(format: ze_module_format_t, bytes: &[u8]) -> ze_module_desc_t {
    ze_module_desc_t {
        format,
        inputSize: bytes.len(),
        pInputModule: bytes.as_ptr(),
        ..Default::default()
    }
}

/// The text of a build log, which is destroyed.
#[track_caller]
pub fn take_log(log: ze_module_build_log_handle_t) -> String {
    if log.is_null() {
        return String::new();
    }
    let mut size = 0;
    ok(call!(zeModuleBuildLogGetString(
        log,
        &raw mut size,
        ptr::null_mut()
    )));
    let mut text = vec![0_u8; size];
    ok(call!(zeModuleBuildLogGetString(
        log,
        &raw mut size,
        text.as_mut_ptr().cast()
    )));
    assert_eq!(text.pop(), Some(0), "a log ends with a null character");
    ok(call!(zeModuleBuildLogDestroy(log)));
    String::from_utf8(text).expect("a log is UTF-8")
}

/// Numbers that look random and are the same every time.
#[derive(Debug)]
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below `limit`.
    ///
    /// # Panics
    /// If `limit` is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    /// One of several things.
    ///
    /// # Panics
    /// If there is none.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }
}
