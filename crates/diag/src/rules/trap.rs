//! What goes wrong while commands run.

const RUN: &str = "Core API: error handling, device lost";

rules! {
    KERNEL = "ZEMU-TRAP-0001", Error, "kernel trapped",
        "kernel {kernel} trapped in work-item {work_item}: {reason}", [
            "kernel", "reason", "work_item", "group", "local", "instruction", "access", "address", "size", "nearest",
            "source", "submitted_by", "further"
        ], RUN,
        "The kernel did something that a device cannot do, most often an access outside of every allocation. On hardware such an access hits a neighbour unnoticed, or the device is lost with no word of where. Instruction and work-item above are the place.";
    COPY = "ZEMU-TRAP-0002", Error, "copy or fill trapped",
        "{command} trapped at {address}: {reason}", ["command", "address", "reason", "size", "range", "submitted_by"], RUN,
        "Memory that the command was to read or write was gone or protected when it ran. The addresses were good when it was appended, so it was freed or changed in between. Keep memory until the command has finished.";
    CONTEXT_LOST = "ZEMU-TRAP-0003", Error, "use of a lost context",
        "{function} was called with a context that was lost in {lost_by}", ["function", "context", "lost_by"], RUN,
        "A command of this context trapped, and its device stays lost until the context is destroyed. Later commands do not run. Destroy the context and what belongs to it, and start anew.";
    SKIPPED = "ZEMU-TRAP-0004", Note, "trap skipped",
        "{command} trapped and was skipped; its event signals as if it had finished", ["command"], "zemu: on_trap = skip",
        "The setting on_trap = skip lets a program go on after a trap, to find further ones. Results after it mean nothing.";
    WATCHDOG = "ZEMU-TRAP-0005", Error, "wait longer than the watchdog allows",
        "{function} has waited for {seconds} seconds: {chain}", ["function", "seconds", "chain"], "zemu: watchdog",
        "The chain above tells who waits for whom. If its end is a running kernel, that one may loop for ever or need a longer watchdog; if its end waits for nothing, a signal is missing.";
    BUDGET = "ZEMU-TRAP-0006", Error, "kernel longer than its budget",
        "kernel {kernel} was ended after {instructions} instructions", ["kernel", "instructions", "work_item"], "zemu: instruction budget",
        "The kernel ran longer than the budget allows, most often in a loop whose end does not come. On hardware the driver resets the device after some seconds.";
    BARRIER = "ZEMU-TRAP-0007", Error, "barrier that not all work-items reach",
        "kernel {kernel}: not all work-items of group {group} reach the same barrier; {work_item} does not", ["kernel", "group", "work_item", "local", "instruction", "source", "submitted_by"], RUN,
        "All work-items of a group must reach the same barrier, and some have ended or wait at another. On hardware the group hangs or reads half-written data. Move the barrier out of the condition.";
}
