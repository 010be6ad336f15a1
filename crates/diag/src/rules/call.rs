//! Calls as such.

const ERRORS: &str = "Core API: error handling";

rules! {
    UNIMPLEMENTED = "ZEMU-CALL-0001", Warning, "function not implemented by zemu",
        "zemu does not implement {function}", ["function"], ERRORS,
        "The function exists in Level Zero, but this version of zemu does not do what it promises, so it answers an error instead of a success that would be a lie. A driver may lack a function too, so a program should have another way; whether this one has is now tested.";
    ARGUMENT = "ZEMU-CALL-0002", Error, "argument outside the documented values",
        "{function} was called with {condition}, for which it documents {code}", ["function", "condition", "code", "value"], ERRORS,
        "The specification names this condition as an error of the caller. Without the validation layer a shipped driver may crash, go on with nonsense, or answer another code. Pass a value that the condition does not describe.";
    UNINITIALISED = "ZEMU-CALL-0003", Error, "call before initialisation",
        "{function} was called before zeInit or zeInitDrivers succeeded", ["function"], "Core API: initialization and discovery",
        "Nothing is usable before the driver is initialised in this process; a forked child is a new process in this respect. Call zeInitDrivers, or zeInit, and check what it answers.";
    INTERNAL = "ZEMU-CALL-0004", Error, "failure inside zemu",
        "zemu itself failed in {function}: {message}", ["function", "message"], "zemu: internal errors",
        "This is a fault of zemu and not of the program. The call was ended with an error so that the process goes on, but later answers may be wrong. Please report it with the message and the calls before it.";
    UNSUPPORTED = "ZEMU-CALL-0005", Warning, "capability that zemu lacks",
        "{function}: zemu does not support {feature}", ["function", "feature"], ERRORS,
        "The function works in zemu, but not with what was asked for here. The answer is the documented code for a missing capability, which a program meets on some devices as well.";
    OUTPUT_SIZE = "ZEMU-CALL-0006", Error, "output too small",
        "{function} needs room for {needed} in {argument}, and was given {given}", ["function", "argument", "needed", "given"], ERRORS,
        "The caller said how much room its output has, and that is not enough. A shipped driver may write past the end all the same. Ask for the size first with a null pointer, then call again.";
    NOT_REPORTED = "ZEMU-CALL-0007", Warning, "function of an extension that is not reported",
        "{function} belongs to {extension}, which the device profile does not report", ["function", "extension"], "Core API: extensions",
        "A program may use an extension only after zeDriverGetExtensionProperties has named it. On a driver without it the function may be missing. Look for the extension first, or choose a profile that has it.";
    DEVICE_CRASH = "ZEMU-CALL-0008", Warning, "the shipped driver crashes here",
        "{function}: the shipped driver that the profile imitates does not survive this call: {what}", ["function", "what"], "zemu: behaviour of shipped drivers",
        "In this case the shipped driver crashes, hangs, or writes past the end of memory. zemu answers what the specification says instead. The same call on hardware would end the program.";
    UNKNOWN_FUNCTION = "ZEMU-CALL-0009", Note, "extension function that the driver does not have",
        "there is no extension function {name}", ["name"], "Core API: extensions",
        "Programs ask for functions by name to find out what a driver can do, so this is most often harmless. The pointer that is given back is null, and calling it would end the program.";
    UNKNOWN_DEVICE = "ZEMU-CALL-0010", Error, "identifier of no device",
        "{identifier} identifies no device; there are {count}", ["identifier", "count"], "Runtime API: identifiers",
        "Device identifiers are small numbers that stand for device handles in one process. They are not valid in another process or for another driver. Ask for the identifier in the process that uses it.";
    LOADER_UNSUPPORTED = "ZEMU-CALL-0011", Warning, "loader function not implemented by zemu",
        "zemu does not implement the loader's {name}", ["name"], ERRORS,
        "The drop-in has no tracing layer and answers UNSUPPORTED_FEATURE. Behind the real loader its own tracing layer works: run the program with the role loader.";
}
