//! Chains of extension structures.

const CHAIN: &str = "Core API: extensions and pNext chains";

rules! {
    BASE_TYPE = "ZEMU-CHN-0001", Error, "structure with a wrong type",
        "{parameter} has the structure type {found}, and {expected} is wanted", ["parameter", "found", "expected"], CHAIN,
        "Every descriptor says in its first field what it is. A wrong value is most often uninitialised memory, and then the other fields are as well. Set stype, and start from a structure filled with zeros.";
    UNREADABLE = "ZEMU-CHN-0002", Error, "chain that leads nowhere",
        "element {index} of the chain of {parameter} at {address} cannot be read", ["parameter", "index", "address"], CHAIN,
        "pNext must be null or point to a structure that lives during the call. Uninitialised memory in pNext is among the most frequent mistakes in Level Zero programs; drivers and layers follow it and crash. Set pNext to null.";
    CYCLIC = "ZEMU-CHN-0003", Error, "chain without an end",
        "the chain of {parameter} comes back to {address}", ["parameter", "address"], CHAIN,
        "A chain that leads back into itself has no end, and the shipped driver never returns from it. A structure that is used in two calls may keep an old pNext.";
    TOO_LONG = "ZEMU-CHN-0004", Error, "chain that is too long",
        "the chain of {parameter} has more than {limit} elements", ["parameter", "limit"], CHAIN,
        "No call knows so many structures, so pNext runs through memory that is no chain. Check that every pNext is set.";
    UNKNOWN = "ZEMU-CHN-0005", Error, "chained structure of an unknown type",
        "element {index} of the chain of {parameter} has the unknown structure type {found}", ["parameter", "index", "found"], CHAIN,
        "The type belongs to no structure of the API version that zemu knows. It may be uninitialised memory, a structure of a newer version, or one of another namespace.";
    NOT_ALLOWED = "ZEMU-CHN-0006", Error, "structure in a chain where it has no meaning",
        "{structure} does not extend {parameter}", ["structure", "parameter", "index", "allowed"], CHAIN,
        "Each structure may be chained to certain others only. Elsewhere a driver ignores it or refuses the call, so what the program asked for does not happen.";
    NOT_REPORTED = "ZEMU-CHN-0007", Error, "structure of an extension that is not reported",
        "{structure} belongs to {extension}, which the device profile does not report", ["structure", "extension", "parameter", "index"], CHAIN,
        "A program may use an extension only after zeDriverGetExtensionProperties has named it. Look for it first, or choose a profile that has it.";
    IGNORED = "ZEMU-CHN-0008", Note, "chained structure ignored",
        "element {index} of the chain of {parameter}, {structure}, has no effect here", ["parameter", "index", "structure"], CHAIN,
        "Drivers skip structures that they do not know in this place, and zemu does the same. What the program asked for by it does not happen.";
    TWICE = "ZEMU-CHN-0009", Warning, "structure twice in one chain",
        "{structure} is in the chain of {parameter} more than once, and the last one counts", ["structure", "parameter"], CHAIN,
        "Only one of the two can have an effect, and which one depends on the driver. Chain each structure once.";
}
