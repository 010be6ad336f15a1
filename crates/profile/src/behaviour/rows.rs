//! The table of differences.
//!
//! `spec` and `neo` of a row read: `R(code)` refuses with it, `Accept` goes on, `Ignore` goes on without the argument,
//! `Late(code)` fails at first use, `Report(value)` writes the value, `Crashes` means that the shipped driver does not
//! survive.
//!
//! "Driver source" is intel/compute-runtime at commit e37c60bf, read and not run; "kernel" is what the i915 and Xe
//! kernel drivers are known to do, not read; the reference validation layer and lifetime checker are those of
//! oneapi-src/level-zero at commit d3b3efbd.

use zemu_abi::meta::Function as F;
use zemu_abi::*;

use super::Choice::{self, Accept, Ignore, Late, Refuse as R, Report};
use super::Neo::{self, Crashes};
use super::RowData;

use ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE as IN_USE;
use ZE_RESULT_ERROR_INVALID_ARGUMENT as ARGUMENT;
use ZE_RESULT_ERROR_INVALID_ENUMERATION as ENUMERATION;
use ZE_RESULT_ERROR_INVALID_NULL_HANDLE as NULL_HANDLE;
use ZE_RESULT_ERROR_INVALID_NULL_POINTER as NULL_POINTER;
use ZE_RESULT_ERROR_INVALID_SIZE as SIZE;
use ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY as DEVICE_MEMORY;
use ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY as HOST_MEMORY;
use ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT as ALIGNMENT;
use ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION as UNSUPPORTED;
use ZE_RESULT_ERROR_UNSUPPORTED_FEATURE as FEATURE;
use ZE_RESULT_ERROR_UNSUPPORTED_SIZE as UNSUPPORTED_SIZE;

/// A choice that both shipped drivers make, or the crash that both have.
const fn does(choice: Choice) -> Neo {
    Neo::Does(choice)
}

macro_rules! rows {
    ($($variant:ident $name:literal [$($f:ident),*] spec $spec:expr, i915 $i915:expr, xe $xe:expr;
       $sentence:literal from $source:literal)*) => {
        /// A situation in which the specification and the shipped driver differ.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Row { $(#[doc = $sentence] $variant,)* }

        const ALL: &[Row] = &[$(Row::$variant,)*];

        impl Row {
            /// All rows, in the order of the table.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
                ALL.iter().copied()
            }

            pub(super) fn data(self) -> &'static RowData {
                const DATA: &[RowData] = &[$(RowData {
                    name: $name,
                    functions: &[$(F::$f),*],
                    spec: $spec,
                    i915: $i915,
                    xe: $xe,
                    sentence: $sentence,
                    source: $source,
                },)*];
                &DATA[self as usize]
            }
        }
    };
}

rows! {
    // Imports of application pages, in the order in which they are checked.
    AlignmentNotPowerOfTwo "alignment-not-power-of-two" [zeMemAllocHost, zeMemAllocDevice, zeMemAllocShared]
        spec R(ALIGNMENT), i915 does(Accept), xe does(Accept);
        "The alignment of an allocation is neither 0 nor a power of two: refused; the shipped driver does not look." from "driver source: host, device and shared allocation"
    ImportNullPointer "import-null-pointer" [zeMemAllocHost]
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "The descriptor of an import holds a null pointer: refused; the shipped driver makes an ordinary host allocation." from "driver source: host allocation"
    ImportPointerOffPage "import-pointer-off-page" [zeMemAllocHost]
        spec R(ARGUMENT), i915 does(R(HOST_MEMORY)), xe does(Late(DEVICE_MEMORY));
        "The pointer of an import is no multiple of the import page: refused; on i915 the kernel refuses, on Xe the first use fails." from "driver source: host allocation; kernel: userptr; extension guide names UNSUPPORTED_SIZE or INVALID_ARGUMENT"
    ImportSizeZero "import-size-zero" [zeMemAllocHost]
        spec R(UNSUPPORTED_SIZE), i915 does(Accept), xe does(Accept);
        "The descriptor of an import has the size 0: refused; the shipped driver maps one page and reports 0 bytes." from "driver source: host allocation"
    ImportSizeOffPage "import-size-off-page" [zeMemAllocHost]
        spec R(UNSUPPORTED_SIZE), i915 does(Accept), xe does(Accept);
        "The size of an import is no multiple of the import page: refused; the shipped driver maps the last page whole and reports the size as given." from "driver source: host allocation; kernel: userptr; extension guide names UNSUPPORTED_SIZE or INVALID_ARGUMENT"
    ImportSizeAboveLimit "import-size-above-limit" [zeMemAllocHost]
        spec R(UNSUPPORTED_SIZE), i915 does(Accept), xe does(Accept);
        "The descriptor of an import is larger than the largest allocation while the size argument is not: refused; the shipped driver looks at the argument only." from "driver source: host allocation"
    ImportRangeWraps "import-range-wraps" [zeMemAllocHost]
        spec R(ARGUMENT), i915 does(R(HOST_MEMORY)), xe does(Late(DEVICE_MEMORY));
        "Pointer and size of an import go beyond the end of the address space: refused; on i915 the kernel refuses, on Xe the first use fails." from "kernel: userptr"
    ImportAlignmentAbovePointer "import-alignment-above-pointer" [zeMemAllocHost]
        spec R(ALIGNMENT), i915 does(Accept), xe does(Accept);
        "The alignment argument of an import is larger than the alignment of its pointer: refused; the shipped driver does not look." from "driver source: host allocation"
    ImportNotMapped "import-not-mapped" [zeMemAllocHost]
        spec R(ARGUMENT), i915 does(Late(DEVICE_MEMORY)), xe does(Late(DEVICE_MEMORY));
        "Pages of an import are not mapped or not readable: refused; the shipped driver fails at the first use." from "driver source: host allocation"
    ImportNotWritable "import-not-writable" [zeMemAllocHost]
        spec R(ARGUMENT), i915 does(Late(DEVICE_MEMORY)), xe does(Late(DEVICE_MEMORY));
        "Pages of an import are read-only and the READ_ONLY flag is not set: refused; the shipped driver fails at the first use." from "driver source: host allocation"
    ImportOverlap "import-overlap" [zeMemAllocHost]
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "An import overlaps another import or an allocation: refused; the shipped driver keeps both, and freeing one of two imports of the same pointer loses the other." from "driver source: host allocation"
    ImportReportedType "import-reported-type" [zeMemGetAllocProperties]
        spec Report(ZE_MEMORY_TYPE_HOST_IMPORTED.0), i915 does(Report(ZE_MEMORY_TYPE_HOST.0)), xe does(Report(ZE_MEMORY_TYPE_HOST.0));
        "zeMemGetAllocProperties of an import reports HOST_IMPORTED; the shipped driver reports HOST." from "driver source: queries of an allocation"
    ImportIpcHandle "import-ipc-handle" [zeMemGetIpcHandle]
        spec R(FEATURE), i915 does(R(HOST_MEMORY)), xe does(R(HOST_MEMORY));
        "An import cannot be shared with another process: refused as not supported; the shipped driver tries and fails for want of memory." from "driver source: queries of an allocation"
    ImportOnDeviceAllocation "import-on-device-allocation" [zeMemAllocDevice]
        spec R(UNSUPPORTED), i915 does(Ignore), xe does(Ignore);
        "The descriptor of an import is chained to a device allocation: refused; the shipped driver makes an ordinary device allocation." from "driver source: host allocation"
    ImportOnSharedAllocation "import-on-shared-allocation" [zeMemAllocShared]
        spec R(UNSUPPORTED), i915 does(Ignore), xe does(Ignore);
        "The descriptor of an import is chained to a shared allocation: refused; the shipped driver makes an ordinary shared allocation." from "driver source: host allocation"
    ChainRefusalClearsPointer "chain-refusal-clears-pointer" [zeMemAllocHost, zeMemAllocDevice, zeMemAllocShared]
        spec Accept, i915 does(Ignore), xe does(Ignore);
        "An allocation is refused for its chain: the returned pointer becomes null; the shipped driver leaves what was there." from "driver source: order of checks in host allocation"

    // Other memory.
    FreeInteriorPointer "free-interior-pointer" [zeMemFree, zeMemFreeExt]
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "zeMemFree gets a pointer inside an allocation: refused; the shipped driver frees the whole allocation." from "driver source: free, which looks up by range"
    AllocationForeignDevice "allocation-foreign-device" [zeMemAllocDevice, zeMemAllocShared]
        spec R(ARGUMENT), i915 does(R(ZE_RESULT_ERROR_DEVICE_LOST)), xe does(R(ZE_RESULT_ERROR_DEVICE_LOST));
        "The device of an allocation is none of the context's: refused; the shipped driver says that the device is lost." from "driver source: device allocation"

    // Handles and pointers of any function.
    NullHandle "null-handle" []
        spec R(NULL_HANDLE), i915 Crashes, xe Crashes;
        "A handle is null: refused; the shipped driver reads address 0." from "driver source: no checks at entry; reference lifetime checker"
    DeadHandle "dead-handle" []
        spec R(NULL_HANDLE), i915 Crashes, xe Crashes;
        "A handle is wild, of another kind, or of an object that was destroyed: refused as the reference lifetime checker does; the shipped driver uses what it finds there." from "driver source: no checks at entry; reference lifetime checker"
    NullPointer "null-pointer" []
        spec R(NULL_POINTER), i915 Crashes, xe Crashes;
        "A pointer that must not be null is null: refused; the shipped driver reads address 0." from "driver source: no checks at entry; reference lifetime checker"
    DestroyWithChildren "destroy-with-children" [zeContextDestroy, zeModuleDestroy, zeEventPoolDestroy]
        spec R(IN_USE), i915 does(Accept), xe does(Accept);
        "An object that others were made from is destroyed while they live: refused; the shipped driver destroys it." from "driver source: no checks at entry; reference lifetime checker"
    DestroyInFlight "destroy-in-flight" [zeCommandListDestroy, zeCommandQueueDestroy, zeEventDestroy, zeFenceDestroy]
        spec R(IN_USE), i915 does(Accept), xe does(Accept);
        "An object is destroyed while the device uses it: refused; the shipped driver destroys it." from "driver source: no checks at entry; reference lifetime checker"

    // Drivers, devices, contexts.
    DriverGetNullArray "driver-get-null-array" [zeDriverGet]
        spec Accept, i915 does(R(NULL_POINTER)), xe does(R(NULL_POINTER));
        "The count is not 0 and the array, which may be left out, is null: only the count is answered; the shipped driver refuses." from "driver source: driver enumeration"
    DeviceGetNullArray "device-get-null-array" [zeDeviceGet]
        spec Accept, i915 does(R(NULL_HANDLE)), xe does(R(NULL_HANDLE));
        "The count is not 0 and the array, which may be left out, is null: only the count is answered; the shipped driver refuses." from "driver source: device enumeration"
    MemoryPropertiesNullArray "memory-properties-null-array" [zeDeviceGetMemoryProperties]
        spec Accept, i915 does(R(ARGUMENT)), xe does(R(ARGUMENT));
        "The count is not 0 and the array, which may be left out, is null: only the count is answered; the shipped driver refuses." from "driver source: memory properties"
    ContextCreateExNullArray "context-create-ex-null-array" [zeContextCreateEx]
        spec R(SIZE), i915 Crashes, xe Crashes;
        "A context is made for some devices and the array of devices is null: refused; the shipped driver reads address 0." from "driver source: context creation; reference validation layer"
    SystemBarrier "system-barrier" [zeContextSystemBarrier]
        spec Accept, i915 does(R(FEATURE)), xe does(R(FEATURE));
        "zeContextSystemBarrier has nothing to flush and succeeds; the shipped driver does not have it." from "driver source: system barrier"

    // Lists, queues, fences, events.
    CloseClosedList "close-closed-list" [zeCommandListClose]
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "A closed list is closed again: refused; the shipped driver does nothing." from "driver source: list close; reference lifetime checker"
    AppendToClosedList "append-to-closed-list" []
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "A command is appended to a closed list: refused; the shipped driver writes it where the device never reads." from "driver source: absence of a check in the append path; reference lifetime checker"
    CopyNullPointer "copy-null-pointer" [zeCommandListAppendMemoryCopy]
        spec R(NULL_POINTER), i915 does(R(DEVICE_MEMORY)), xe does(R(DEVICE_MEMORY));
        "Source or destination of a copy is null and the size is not 0: refused; the shipped driver tries to import it and answers that memory is out." from "driver source: memory copy; reference validation layer"
    CopyRegionPitch "copy-region-pitch" [zeCommandListAppendMemoryCopyRegion]
        spec R(ARGUMENT), i915 Crashes, xe Crashes;
        "A region copy has a slice pitch and no row pitch: refused; the shipped driver aborts the process." from "driver source: region copy"
    FenceNeverSubmitted "fence-never-submitted" [zeFenceHostSynchronize]
        spec Accept, i915 does(R(ZE_RESULT_NOT_READY)), xe does(R(ZE_RESULT_NOT_READY));
        "A fence that no submission will signal is waited for: the wait lasts its time; the shipped driver answers NOT_READY at once, whatever the time." from "driver source: fence wait"
    TimestampWithoutFlag "timestamp-without-flag" [zeEventQueryKernelTimestamp]
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "The timestamp of an event is asked for whose pool has no timestamp flag: refused; the shipped driver copies what stands there." from "driver source: kernel timestamp query; specification text of the function"
    SamplerBadMode "sampler-bad-mode" [zeSamplerCreate]
        spec R(ENUMERATION), i915 does(R(ZE_RESULT_ERROR_UNINITIALIZED)), xe does(R(ZE_RESULT_ERROR_UNINITIALIZED));
        "The address or filter mode of a sampler is unknown: refused as an enumeration; the shipped driver answers UNINITIALIZED." from "driver source: sampler creation; reference validation layer"

    // Modules and kernels.
    NativeBinarySize "native-binary-size" [zeModuleGetNativeBinary]
        spec R(ARGUMENT), i915 Crashes, xe Crashes;
        "The buffer for a native binary is smaller than the binary: refused; the shipped driver writes beyond its end." from "driver source: native binary query"
    GlobalPointerWithoutOption "global-pointer-without-option" [zeModuleGetGlobalPointer]
        spec Accept, i915 does(R(FEATURE)), xe does(R(FEATURE));
        "The address of a global variable is asked for: answered; the shipped driver wants the build option -ze-take-global-address for it." from "driver source: global pointer query"
    FunctionPointerWithoutOption "function-pointer-without-option" [zeModuleGetFunctionPointer]
        spec Accept, i915 does(R(FEATURE)), xe does(R(FEATURE));
        "The address of a function is asked for: answered; the shipped driver wants the build option -library-compilation for it." from "driver source: function pointer query"
    KernelArgumentIndex "kernel-argument-index" [zeKernelSetArgumentValue]
        spec R(ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX), i915 does(R(ARGUMENT)), xe does(R(ARGUMENT));
        "The index of a kernel argument is too large: both refuse, with other codes." from "driver source: kernel argument"
    KernelArgumentSize "kernel-argument-size" [zeKernelSetArgumentValue]
        spec R(ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE), i915 does(Accept), xe does(Accept);
        "The size of a kernel argument is not that of its parameter: refused; the shipped driver copies as many bytes as both have, and for pointers ignores the size." from "driver source: kernel argument"
    GroupSizeZero "group-size-zero" [zeKernelSetGroupSize]
        spec R(ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION), i915 does(R(ARGUMENT)), xe does(R(ARGUMENT));
        "A group size is 0 in one dimension: both refuse, with other codes." from "driver source: group size"
    GroupSizeNotSet "group-size-not-set" [zeCommandListAppendLaunchKernel]
        spec R(ARGUMENT), i915 does(Accept), xe does(Accept);
        "A kernel is launched whose group size was never set: refused; the shipped driver does not look and runs groups of one work-item." from "driver source: absence of a check in the launch path"
}
