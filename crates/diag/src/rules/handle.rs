//! Handles.

const LIFETIME: &str = "Core API: object lifetime and handles";

rules! {
    NULL = "ZEMU-HND-0001", Error, "null handle",
        "the handle {parameter} is null, and {expected} is wanted", ["parameter", "expected"], LIFETIME,
        "A handle that the function needs is null. Often the call that should have made the object failed and its result was not looked at. Drivers without validation follow the null pointer and crash.";
    WILD = "ZEMU-HND-0002", Error, "no handle at all",
        "{handle} is no handle that zemu gave out, and {expected} is wanted", ["handle", "expected", "parameter"], LIFETIME,
        "The value was never given out as a handle. It may be uninitialised memory, a pointer to a handle instead of the handle, or a handle of another driver. A driver would follow it as a pointer.";
    INTERIOR = "ZEMU-HND-0003", Error, "address inside an object",
        "{handle} points into {found}, but is not its handle", ["handle", "found", "expected", "parameter"], LIFETIME,
        "The value lies inside an object of zemu and is not its handle. A program must not compute with handles. A driver would take the bytes there for an object.";
    WRONG_KIND = "ZEMU-HND-0004", Error, "handle of another kind",
        "{handle} is {found}, and {expected} is wanted", ["handle", "found", "expected", "parameter"], LIFETIME,
        "The handle is good, but belongs to an object of another kind. A driver takes it for the wanted kind and misreads its memory. In C all handles are pointers, so casts hide such a mistake from the compiler.";
    DESTROYED = "ZEMU-HND-0005", Error, "use of a destroyed object",
        "{handle} was {found}, which {destroyed_by} destroyed", ["handle", "found", "destroyed_by", "expected", "parameter"], LIFETIME,
        "The object is gone. On a driver its memory may belong to something else by now, so that such a call works by luck, or damages another object. Destroy objects after their last use.";
    DOUBLE_DESTROY = "ZEMU-HND-0006", Error, "object destroyed twice",
        "{handle} was {found}, and {destroyed_by} destroyed it already", ["handle", "found", "destroyed_by"], LIFETIME,
        "An object is destroyed once. The second time a driver frees memory that it has freed, which can damage its heap or destroy a newer object at the same address. Set the handle to null after the destroy call.";
    PARENT_GONE = "ZEMU-HND-0007", Error, "use of an object whose parent is gone",
        "{handle} is {found}, whose {parent} was destroyed by {destroyed_by}", ["handle", "found", "parent", "destroyed_by"], LIFETIME,
        "An object lives no longer than the one that it was made from. Drivers keep no count of children, so what is left points into freed memory. Destroy children first.";
    FOREIGN_PROCESS = "ZEMU-HND-0008", Error, "handle from before a fork",
        "{handle} was made before this process was forked", ["handle", "found", "parameter"], "Core API: multithreading and concurrency",
        "Handles do not survive fork: threads and device state of the parent do not exist in the child. Initialise again in the child and make new objects, or use exec.";
    IN_USE = "ZEMU-HND-0009", Error, "object destroyed while in use",
        "{found} {handle} cannot be destroyed: {users}", ["handle", "found", "users"], LIFETIME,
        "The object still has children, or the device still works with it. The program must wait for the device and destroy children first; the driver is not required to do either. In flight, the device would read freed memory.";
    OTHER_PARENT = "ZEMU-HND-0010", Error, "objects that do not belong together",
        "{handle} is {found} of {parent}, and one of {expected} is wanted", ["handle", "found", "parent", "expected", "parameter"], LIFETIME,
        "Objects that are used together must come from the same context, device or pool. Drivers do not look, and then mix address spaces or command formats. Make the object from the same parent.";
    EMPTY_ARRAY = "ZEMU-HND-0011", Error, "null handle in an array",
        "element {index} of {parameter} is null", ["index", "parameter", "expected"], LIFETIME,
        "An array of handles must hold as many good handles as the count says. Drivers follow each without looking. Give the right count, and fill every element.";
    EXHAUSTED = "ZEMU-HND-0012", Warning, "no more handles",
        "{count} handles are alive or were destroyed lately, and no more can be given out", ["count"], LIFETIME,
        "zemu keeps destroyed handles known for a while and has room for about two million. A program that comes here creates objects without end. Destroy what is no longer needed.";
}
