//! Imports of application pages: ze_external_memmap_sysmem_ext_desc_t on zeMemAllocHost.

const IMPORT: &str = "Extension: external memory mapping of system memory";

rules! {
    SIZE_ARGUMENT_ZERO = "ZEMU-IMP-0001", Error, "import with a size argument of 0",
        "the size argument of zeMemAllocHost is 0, also for an import", ["size"], IMPORT,
        "The size argument obeys the rules of an ordinary allocation although the descriptor has a size of its own. The shipped driver looks at it first as well. Pass the descriptor's size in both places.";
    SIZE_ARGUMENT_LIMIT = "ZEMU-IMP-0002", Error, "import with a size argument above the limit",
        "the size argument is {size}, and an allocation may have {limit}", ["size", "limit"], IMPORT,
        "The size argument obeys the limit of an ordinary allocation, maxMemAllocSize of the device. Import the range in parts, or ask for relaxed limits where the device has them.";
    ALIGNMENT_NOT_POWER_OF_TWO = "ZEMU-IMP-0003", Error, "import with an alignment that is no power of two",
        "the alignment {alignment} is not 0 and not a power of two", ["alignment"], IMPORT,
        "An import cannot move the pages, so the alignment only states what the caller expects. Pass 0.";
    NULL_POINTER = "ZEMU-IMP-0004", Error, "import of a null pointer",
        "pSystemMemory is null", ["size"], IMPORT,
        "There is nothing to import. The shipped driver makes an ordinary allocation instead, so that the program goes on with other memory than it believes. Check the pointer before the call.";
    POINTER_OFF_PAGE = "ZEMU-IMP-0005", Error, "import that does not begin at a page",
        "pSystemMemory {pointer} is not a multiple of the import page size {page}; the page begins {offset} before it", ["pointer", "page", "offset"], IMPORT,
        "The device maps whole pages, so an import must begin at one. What malloc returns seldom does. Use mmap, aligned_alloc or posix_memalign with the page size, and round the size up. On hardware the kernel refuses, or the failure shows only at submission.";
    SIZE_ZERO = "ZEMU-IMP-0006", Error, "import of no bytes",
        "the size in the descriptor is 0", ["pointer"], IMPORT,
        "An import has one page at least. The shipped driver maps a page and reports an allocation of no bytes, in which no later pointer is found. Handle the empty case before the call.";
    SIZE_OFF_PAGE = "ZEMU-IMP-0007", Error, "import that does not end at a page",
        "the size {size} is not a multiple of the import page size {page}; the next multiple is {rounded}", ["size", "page", "rounded", "pointer"], IMPORT,
        "The device maps whole pages, so the rest of the last page would be shared with it unasked. The shipped driver rounds up and says nothing, which exposes whatever lies behind. Allocate and pass whole pages.";
    SIZE_LIMIT = "ZEMU-IMP-0008", Error, "import above the limit",
        "the size in the descriptor is {size}, and an allocation may have {limit}", ["size", "limit"], IMPORT,
        "The device's limit for one allocation also holds for what the descriptor asks. Import the range in parts.";
    WRAPS = "ZEMU-IMP-0009", Error, "import beyond the end of the address space",
        "{pointer} plus {size} is beyond the last address", ["pointer", "size"], IMPORT,
        "The end of the range cannot be expressed. Pointer or size is garbage, often a negative number that became a size.";
    ALIGNMENT_ABOVE_POINTER = "ZEMU-IMP-0010", Error, "import with an alignment that the pages do not have",
        "the alignment {alignment} is asked for, and pSystemMemory {pointer} is aligned to {actual}", ["alignment", "pointer", "actual"], IMPORT,
        "The returned pointer is the given one, so the alignment of the application's own pages decides. Align them when they are allocated, or pass 0.";
    NOT_MAPPED = "ZEMU-IMP-0011", Error, "import of pages that do not exist",
        "{hole} inside {range} is not mapped", ["hole", "range"], IMPORT,
        "Every page of the range must exist in the process. The kernel of a real device may notice only when a kernel runs, which costs the device. The memory may have been freed, or the size is wrong.";
    NOT_READABLE = "ZEMU-IMP-0012", Error, "import of pages that cannot be read",
        "{pages} inside {range} cannot be read", ["pages", "range", "protection"], IMPORT,
        "The pages are mapped without permission to read, as guard pages are. A device cannot get more permission than the process has. Import only what the program may read itself.";
    NOT_WRITABLE = "ZEMU-IMP-0013", Error, "import of read-only pages for writing",
        "{pages} inside {range} cannot be written, and ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY is not set", ["pages", "range", "protection"], IMPORT,
        "Without the flag the device maps the range for writing, which the kernel refuses for read-only pages, on some devices only at submission. Set the flag when the device only reads, or make the pages writable.";
    OVERLAP = "ZEMU-IMP-0014", Error, "import that overlaps other memory",
        "{range} overlaps {other}, {other_kind}", ["range", "other", "other_kind", "other_created_by"], IMPORT,
        "A page may be imported once, and memory that Level Zero allocated not at all. The shipped driver accepts it, and freeing one of the two takes the other's pages from the device. Import the whole range once and share the pointer.";
    SIZE_MISMATCH = "ZEMU-IMP-0015", Warning, "two different sizes for one import",
        "the size argument is {argument}, and the descriptor says {size}, which is used", ["argument", "size", "pointer"], IMPORT,
        "The driver takes the descriptor's size and ignores the argument. One of the two is not what the program means. Pass the same number in both places.";
    RELEASED = "ZEMU-IMP-0016", Error, "imported pages released before zeMemFree",
        "{hole} of the import {range} is no longer mapped", ["hole", "range", "user"], IMPORT,
        "The application must keep the pages until it has freed the import. On hardware the device reads and writes memory that belongs to somebody else by then, or faults. Call zeMemFree first, then free or unmap the pages.";
    OTHER_KIND = "ZEMU-IMP-0017", Error, "import by an allocation that is not host memory",
        "{function} was given a descriptor for external system memory, which only zeMemAllocHost takes", ["function", "pointer"], IMPORT,
        "Application pages become host memory. The shipped driver ignores the descriptor on device and shared allocations and returns other memory. Use zeMemAllocHost.";
    OTHER_IMPORT = "ZEMU-IMP-0018", Error, "two imports in one call",
        "the chain has an import of application pages and also {other}", ["other", "pointer"], IMPORT,
        "One allocation has one source. The shipped driver takes the file descriptor and silently forgets the pages. Make two allocations.";
    TWICE = "ZEMU-IMP-0019", Error, "two descriptors in one chain",
        "the chain has {count} descriptors for external system memory", ["count"], IMPORT,
        "One call imports one range. The shipped driver takes the last descriptor and forgets the others. Import each range by a call of its own.";
    UNCHECKED = "ZEMU-IMP-0020", Note, "import whose pages could not be checked",
        "the mappings of this process cannot be read, so {range} was taken as it is", ["range", "reason"], IMPORT,
        "zemu looks up the pages in /proc/self/maps, which is not there or not readable here, as in some sandboxes. Rules about holes and protection are not enforced for this import.";
}
