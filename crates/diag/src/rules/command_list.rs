//! Command lists.

const LISTS: &str = "Core API: command queues and command lists";

rules! {
    NOT_CLOSED = "ZEMU-LST-0001", Error, "execution of a list that is not closed",
        "command list {list} was submitted before it was closed", ["list"], LISTS,
        "A list is complete only when it is closed. The device would run past its end into whatever follows. Call zeCommandListClose first.";
    CLOSED = "ZEMU-LST-0002", Error, "append to a closed list",
        "{function} appends to command list {list}, which is closed", ["function", "list"], LISTS,
        "Commands after the end of a closed list never run on hardware, and the driver does not say so. Reset the list before you record it anew.";
    IMMEDIATE = "ZEMU-LST-0003", Error, "immediate list where a regular one is wanted",
        "{function} wants a regular command list, and {list} is an immediate one", ["function", "list"], LISTS,
        "Commands of an immediate list are submitted as they are appended, so that it is neither closed nor submitted nor reset. Drop the call.";
    REGULAR = "ZEMU-LST-0004", Error, "regular list where an immediate one is wanted",
        "{function} wants an immediate command list, and {list} is a regular one", ["function", "list"], LISTS,
        "A regular list runs only through a queue, so wait for the queue, a fence or an event instead.";
    IN_USE = "ZEMU-LST-0005", Error, "list changed while it runs",
        "{function} was called for command list {list}, which is still running", ["function", "list", "submitted_by"], LISTS,
        "The device still reads the list. Resetting, changing or destroying it pulls its commands away, and the driver does not wait. Synchronise first.";
    CLOSED_TWICE = "ZEMU-LST-0006", Note, "list closed twice",
        "command list {list} was closed already", ["list"], LISTS,
        "The second close has no effect on shipped drivers; the reference checker calls it an error. Close once.";
    OTHER_GROUP = "ZEMU-LST-0007", Error, "list and queue of different queue groups",
        "command list {list} was made for queue group {ordinal}, and the queue has group {queue_ordinal}", ["list", "ordinal", "queue_ordinal"], LISTS,
        "Engines of different groups speak different commands; a copy engine cannot run a kernel. Make both with the same ordinal.";
    COPY_ONLY = "ZEMU-LST-0008", Error, "command that the queue group cannot do",
        "{function} needs {needed}, which queue group {ordinal} does not have", ["function", "needed", "ordinal", "list"], LISTS,
        "The group's flags say what its engines can do: compute, copy, or metrics. Make the list for a group that has what the command needs.";
    CONCURRENT = "ZEMU-LST-0009", Error, "list used by two threads at once",
        "{function} was called for command list {list} while another thread was in {other}", ["function", "list", "other", "other_thread"], "Core API: multithreading and concurrency",
        "Calls for one command list must not overlap; the driver takes no lock. Use one list per thread, or a lock.";
    NEVER_SUBMITTED = "ZEMU-LST-0010", Warning, "list destroyed without having run",
        "command list {list} has {count} commands and was never submitted", ["list", "count"], LISTS,
        "The recorded commands never ran. That may be meant, or a submission was forgotten.";
    OTHER_DEVICE = "ZEMU-LST-0011", Error, "list and queue of different devices",
        "command list {list} was made for device {device}, and the queue for {queue_device}", ["list", "device", "queue_device"], LISTS,
        "A list holds commands of one device. Make list and queue with the same device.";
}
