//! What was not given back at the end.

const LIFETIME: &str = "Core API: object lifetime and handles";

rules! {
    IMPORT = "ZEMU-LEAK-0001", Error, "import never freed",
        "the import of {size} at {pointer} was never freed", ["pointer", "size"], "Extension: external memory mapping of system memory",
        "Until zeMemFree the device may use the pages, so the application may not give them back. A program that frees its memory without it lets the device write into what comes next. Free each import before its pages.";
    ALLOCATION = "ZEMU-LEAK-0002", Error, "memory never freed",
        "{kind} of {size} at {pointer} was never freed", ["kind", "pointer", "size"], "Core API: memory",
        "Device memory is scarce, and what a long-running program forgets is missing until it ends. Free it with zeMemFree, also on the paths that handle errors.";
    OBJECT = "ZEMU-LEAK-0003", Warning, "object never destroyed",
        "{kind} {handle} was never destroyed", ["kind", "handle"], LIFETIME,
        "Objects hold memory of the driver and often of the device. Destroy them in the reverse order of their creation, also on the paths that handle errors.";
}
