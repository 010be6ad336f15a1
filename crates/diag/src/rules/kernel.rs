//! Kernels: arguments and launches.

const KERNELS: &str = "Core API: modules and kernels";

rules! {
    ARGUMENT_INDEX = "ZEMU-KRN-0001", Error, "argument that the kernel does not have",
        "kernel {kernel} has {count} arguments, and index {index} was given", ["kernel", "count", "index"], KERNELS,
        "Arguments are numbered from 0. A compiler may have removed unused ones, or added some; numArgs of the kernel's properties tells. The shipped driver answers INVALID_ARGUMENT.";
    ARGUMENT_SIZE = "ZEMU-KRN-0002", Error, "argument of another size",
        "argument {index} of kernel {kernel} has {size}, and {given} were given", ["kernel", "index", "size", "given"], KERNELS,
        "The size must be that of the parameter's type in the kernel. The shipped driver copies a shorter value and leaves the rest of the old one. Mind types that differ between host and device, such as size_t, bool and padded structures.";
    ARGUMENT_UNSET = "ZEMU-KRN-0003", Error, "launch with arguments that were never set",
        "kernel {kernel} was launched, and argument {index} was never set", ["kernel", "index"], KERNELS,
        "Every argument needs a value before the kernel is appended. On hardware the kernel gets whatever lay there, often a null pointer. Arguments are read at append, so setting them later does not help.";
    GROUP_SIZE_ZERO = "ZEMU-KRN-0004", Error, "group size of 0",
        "the group size of kernel {kernel} is {x} × {y} × {z}", ["kernel", "x", "y", "z"], KERNELS,
        "Each dimension is 1 at least. The shipped driver answers INVALID_ARGUMENT here.";
    GROUP_SIZE_LIMIT = "ZEMU-KRN-0005", Error, "group size above the limit",
        "the group size {x} × {y} × {z} of kernel {kernel} is above the limit of {limit}", ["kernel", "x", "y", "z", "limit"], KERNELS,
        "The device limits each dimension and their product, and a kernel may have a lower limit. Ask zeDeviceGetComputeProperties, or let zeKernelSuggestGroupSize choose.";
    GROUP_SIZE_REQUIRED = "ZEMU-KRN-0006", Error, "group size other than the kernel requires",
        "kernel {kernel} requires groups of {required}, and {x} × {y} × {z} was set", ["kernel", "required", "x", "y", "z"], KERNELS,
        "The kernel was compiled for one group size, which its properties tell, and is wrong with any other.";
    GROUP_SIZE_UNSET = "ZEMU-KRN-0007", Warning, "launch without a group size",
        "kernel {kernel} was launched before its group size was set", ["kernel", "used"], KERNELS,
        "The driver's default differs between versions. Call zeKernelSetGroupSize before the launch.";
    GROUP_COUNT_ZERO = "ZEMU-KRN-0008", Warning, "launch of no groups",
        "kernel {kernel} was launched with {x} × {y} × {z} groups, so it does not run", ["kernel", "x", "y", "z"], KERNELS,
        "A launch with a count of 0 does nothing, and its event signals at once. Often a division rounded down. Round up.";
    GROUP_COUNT_LIMIT = "ZEMU-KRN-0009", Error, "more groups than the device takes",
        "kernel {kernel} was launched with {x} × {y} × {z} groups, above the limit of {limit}", ["kernel", "x", "y", "z", "limit"], KERNELS,
        "The device reports the largest count in each dimension. Launch in parts, or give each work-item more to do.";
    POINTER = "ZEMU-KRN-0010", Error, "pointer argument into no allocation",
        "argument {index} of kernel {kernel} is {pointer}, which lies in no allocation and no import", ["kernel", "index", "pointer"], KERNELS,
        "The device sees only what Level Zero allocated or imported, unless it shares system memory. A kernel that follows the pointer faults. Ordinary host memory must be imported or copied.";
    POINTER_FREED = "ZEMU-KRN-0011", Error, "pointer argument into freed memory",
        "argument {index} of kernel {kernel} is {pointer}, which {freed_by} freed", ["kernel", "index", "pointer", "freed_by"], KERNELS,
        "The memory was freed between setting the argument and the use of the kernel. Its address may belong to another allocation by now. Free memory after the last command that uses it.";
    POINTER_OTHER_CONTEXT = "ZEMU-KRN-0012", Error, "pointer argument of another context",
        "argument {index} of kernel {kernel} is {pointer}, which belongs to another context", ["kernel", "index", "pointer", "owner"], KERNELS,
        "Memory of another context is not mapped for this one. Allocate it with the context of the command list.";
    LOCAL_MEMORY = "ZEMU-KRN-0013", Error, "more local memory than the device has",
        "kernel {kernel} needs {size} of local memory in a group, and the device has {limit}", ["kernel", "size", "limit"], KERNELS,
        "Local memory of the kernel and of its arguments together must fit the device's maxSharedLocalMemory. Use smaller groups or tiles.";
    LOCAL_VALUE = "ZEMU-KRN-0014", Error, "local memory argument with a value",
        "argument {index} of kernel {kernel} is local memory, so its value must be null and its size not 0", ["kernel", "index", "size"], KERNELS,
        "For local memory only the size is given; the device chooses the place. Pass null as the value.";
    COOPERATIVE = "ZEMU-KRN-0015", Error, "cooperative launch of too many groups",
        "kernel {kernel} was launched with {count} groups, and {limit} can run at a time", ["kernel", "count", "limit"], KERNELS,
        "In a cooperative launch all groups run at once, since they wait for each other. More than zeKernelSuggestMaxCooperativeGroupCount tells would wait for ever.";
    RACE = "ZEMU-KRN-0016", Error, "race between work-items",
        "kernel {kernel}: {access} of {memory} memory at {address} by work-item {work_item} races with the {other_access} by {other_work_item}",
        ["kernel", "access", "memory", "address", "work_item", "other_access", "other_work_item", "instruction", "source", "other_instruction", "other_source", "submitted_by"],
        "zemu: checks = races",
        "Nothing orders the two, so that another device, or another run, may have them the other way round. Within a work-group a barrier with a fence for this memory orders them; between work-groups only atomics are allowed, or a second launch. Order that comes from waiting for another group's atomic is not understood.";
    UNINITIALISED = "ZEMU-KRN-0017", Error, "use of a value that was never written",
        "kernel {kernel}: a value that was never written is {used} by work-item {work_item}",
        ["kernel", "used", "work_item", "instruction", "source", "submitted_by"],
        "zemu: checks = uninitialised",
        "Private and local memory hold anything at the start on hardware, and zeros here. The value was loaded from there, and nobody had stored it. Moving it around is no fault; that something depends on it is.";
    UNFINISHED_COPY = "ZEMU-KRN-0018", Error, "group copy that nobody waited for",
        "kernel {kernel}: work-group {group} ended and had not waited for a group copy",
        ["kernel", "group", "instruction", "source", "submitted_by"],
        "zemu: checks = barriers",
        "A group copy may go on until its event is waited for, and what happens at the end of the group is undefined. Call wait_group_events with every event. A barrier is no wait.";
}
