//! Allocations and the pointers into them.

const MEMORY: &str = "Core API: memory";

rules! {
    FREE_UNKNOWN = "ZEMU-MEM-0001", Error, "free of an unknown pointer",
        "{pointer} is not the address of any allocation", ["pointer"], MEMORY,
        "Only what a Level Zero allocation function returned can be freed by zeMemFree. The pointer may come from malloc, or from an allocation whose call failed. Free memory with the function that belongs to its allocator.";
    DOUBLE_FREE = "ZEMU-MEM-0002", Error, "memory freed twice",
        "{pointer} was freed already by {freed_by}", ["pointer", "freed_by", "size"], MEMORY,
        "The allocation is gone. On a driver the address may have been given out again, and the second free then takes somebody else's memory away. Free once, and set the pointer to null.";
    FREE_INTERIOR = "ZEMU-MEM-0003", Error, "free of a pointer inside an allocation",
        "{pointer} lies {offset} behind the start of the allocation {range}", ["pointer", "offset", "range"], MEMORY,
        "Memory is freed by the address that its allocation returned. The shipped driver frees the whole allocation in such a case, also the part that the program still uses. Keep the original pointer.";
    OTHER_CONTEXT = "ZEMU-MEM-0004", Error, "memory of another context",
        "{pointer} belongs to context {owner}, not to {context}", ["pointer", "owner", "context"], MEMORY,
        "An allocation belongs to the context that it was made with, and is not mapped for the devices of another. Use the same context, or share the memory by an IPC handle.";
    SIZE_ZERO = "ZEMU-MEM-0005", Error, "allocation of no bytes",
        "an allocation of 0 bytes was asked for", ["size"], MEMORY,
        "An allocation has at least one byte; unlike malloc, Level Zero refuses 0. Handle the empty case before the call.";
    SIZE_LIMIT = "ZEMU-MEM-0006", Error, "allocation above the limit of the device",
        "{size} were asked for, and an allocation may have {limit}", ["size", "limit"], MEMORY,
        "The device reports the largest single allocation in maxMemAllocSize. Larger ones need ze_relaxed_allocation_limits_exp_desc_t in the chain and kernels built for it, where the device can do that. Split the data or ask for relaxed limits.";
    ALIGNMENT = "ZEMU-MEM-0007", Error, "alignment that is no power of two",
        "the alignment {alignment} is not 0 and not a power of two", ["alignment"], MEMORY,
        "Alignments are powers of two, and 0 leaves the choice to the driver. The shipped driver ignores a wrong one, so that the memory is aligned otherwise than the program believes.";
    ALIGNMENT_LIMIT = "ZEMU-MEM-0008", Error, "alignment above what can be given",
        "the alignment {alignment} is above {limit}", ["alignment", "limit"], MEMORY,
        "The device cannot give an allocation with this alignment. Ask for less, or allocate more and align inside the allocation.";
    OUT_OF_MEMORY = "ZEMU-MEM-0009", Warning, "memory ran out",
        "{size} were asked for, and {available} of {kind} memory are left", ["size", "available", "kind"], MEMORY,
        "The emulated device or the host has no room for the allocation. A program must expect this on hardware, where other processes use memory too. Free what is no longer needed, or choose a profile with more memory.";
    FREE_IN_USE = "ZEMU-MEM-0010", Error, "memory freed while commands use it",
        "{pointer} was freed while {users} use it", ["pointer", "users", "range"], MEMORY,
        "The device still reads or writes the memory. zeMemFree does not wait: on hardware the device would fault or write into memory that belongs to somebody else by then. Synchronise before freeing, or use zeMemFreeExt with a policy that waits.";
    UNKNOWN_POINTER = "ZEMU-MEM-0011", Error, "pointer that the device cannot use",
        "{pointer} lies in no allocation and no import", ["pointer", "size"], MEMORY,
        "A device without shared system memory sees only what Level Zero allocated or imported. An ordinary host pointer works on some devices by luck. Allocate with zeMemAllocHost or zeMemAllocShared, or import the pages.";
    BEYOND_END = "ZEMU-MEM-0012", Error, "range beyond the end of its allocation",
        "the range {range} leaves the allocation {allocation}", ["range", "allocation"], MEMORY,
        "A range must lie in one allocation from beginning to end, also when the next allocation happens to follow at once. On hardware the rest is unmapped, or is other data. Check the size and the offset.";
    FREED = "ZEMU-MEM-0013", Error, "use of freed memory",
        "{pointer} lies in memory that {freed_by} freed", ["pointer", "freed_by", "range"], MEMORY,
        "The allocation is gone, and its address may belong to another one. Free memory after its last use, commands that are recorded but not yet executed included.";
    READ_ONLY = "ZEMU-MEM-0014", Error, "write to read-only memory",
        "{pointer} lies in {range}, which the device may only read", ["pointer", "range"], MEMORY,
        "The memory was imported or mapped for reading only, and the command would write it. On hardware the device faults and is lost. Map it for writing, or write elsewhere.";
    OVERLAP = "ZEMU-MEM-0015", Error, "copy between overlapping ranges",
        "source {source} and destination {destination} overlap", ["source", "destination"], MEMORY,
        "The result of a copy between overlapping ranges is not defined, since the device copies in any order. Copy by way of a third range.";
    PATTERN = "ZEMU-MEM-0016", Error, "fill with a wrong pattern size",
        "a pattern of {pattern} cannot fill {size}", ["pattern", "size", "limit"], MEMORY,
        "The size of a fill pattern is a power of two, within the queue's limit, and divides the size of the fill. The driver would leave a rest unfilled. Use a one-byte pattern for odd sizes.";
    FOREIGN_DEVICE = "ZEMU-MEM-0017", Error, "device outside the context",
        "device {device} is not in context {context}", ["device", "context"], MEMORY,
        "A context was made for certain devices, and can allocate for these only. Make the context with the device in its list.";
    POINTER_MISALIGNED = "ZEMU-MEM-0018", Error, "address or size off the page",
        "{value} is not a multiple of the page size {page}", ["value", "page", "parameter"], "Core API: virtual memory",
        "Virtual and physical memory is mapped in whole pages, whose size zeVirtualMemQueryPageSize tells. Round up before the call.";
    RESERVATION = "ZEMU-MEM-0019", Error, "range that is not reserved as given",
        "{range} is not one reserved range", ["range", "reservation"], "Core API: virtual memory",
        "Virtual memory is mapped inside one reservation and given back with the same start and size. Keep both together.";
    MAPPED_TWICE = "ZEMU-MEM-0020", Error, "virtual range mapped twice",
        "{range} is mapped already in {mapped}", ["range", "mapped"], "Core API: virtual memory",
        "A range of a reservation holds one mapping at a time. Unmap the old one first.";
}
