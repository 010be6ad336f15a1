//! Modules.

const MODULES: &str = "Core API: modules and kernels";

rules! {
    BUILD_FAILURE = "ZEMU-MOD-0001", Error, "module that cannot be built",
        "the module cannot be built: {reason}", ["reason", "log", "instruction", "offset"], MODULES,
        "The program text is not valid for the device, or uses something that zemu does not know; the build log has the same words. zemu never runs a kernel that it does not understand.";
    UNKNOWN_KERNEL = "ZEMU-MOD-0002", Error, "kernel that the module does not have",
        "the module has no kernel {name}; the nearest is {nearest}", ["name", "nearest", "kernels"], MODULES,
        "Names are compared letter by letter, and C++ kernels have mangled names. zeModuleGetKernelNames lists what there is.";
    SPEC_CONSTANT = "ZEMU-MOD-0003", Error, "specialization constant that the module does not have",
        "the module has no specialization constant {constant}", ["constant", "known"], MODULES,
        "Constants are given by the SpecId of the module, which a translator may renumber or drop when the constant is unused. Check the numbers against the module.";
    SPEC_CONSTANT_SIZE = "ZEMU-MOD-0004", Error, "specialization constant of another size",
        "specialization constant {constant} has {size}, and {given} were given", ["constant", "size", "given"], MODULES,
        "The value is read with the size that the module declares; what lies behind a shorter value is read along.";
    FORMAT = "ZEMU-MOD-0005", Error, "module format that zemu cannot load",
        "modules of the format {format} cannot be loaded", ["format"], MODULES,
        "Native binaries are for one kind of hardware, and only SPIR-V can run here. Build the program with SPIR-V included, which drivers for newer hardware need as well.";
    NO_SPIRV = "ZEMU-MOD-0006", Error, "input that is no SPIR-V",
        "the input begins with {found}, which is not the SPIR-V magic number", ["found", "size"], MODULES,
        "The module input is not SPIR-V as the format says. It may be text, another container, or the pointer is wrong.";
    UNRESOLVED = "ZEMU-MOD-0007", Warning, "module with unresolved imports",
        "the module imports {symbols}, which nothing defines yet", ["symbols"], MODULES,
        "Such a module is loaded, but its kernels cannot be made before zeModuleDynamicLink has found the symbols.";
    UNLINKED = "ZEMU-MOD-0008", Error, "kernel of a module that is not linked",
        "kernel {name} needs {symbols}, which nothing defines", ["name", "symbols"], MODULES,
        "The module has imports that were not resolved. Link it with the modules that define them by zeModuleDynamicLink first.";
    LINK_FAILURE = "ZEMU-MOD-0009", Error, "modules that do not link",
        "the modules do not link: {reason}", ["reason", "symbols"], MODULES,
        "Every import must be defined by exactly one of the modules, with the same type. The link log has the details.";
    BUILD_FLAG = "ZEMU-MOD-0010", Warning, "unknown build flag",
        "the build flag {flag} is not known; the nearest is {nearest}", ["flag", "nearest"], MODULES,
        "A driver passes unknown flags to its compiler, which may warn or fail. zemu ignores the flag, so that what it should do does not happen.";
    UNKNOWN_GLOBAL = "ZEMU-MOD-0011", Error, "global variable that the module does not have",
        "the module has no global variable {name}; the nearest is {nearest}", ["name", "nearest"], MODULES,
        "Names are compared letter by letter, and only variables that the module exports can be found.";
    UNKNOWN_FUNCTION = "ZEMU-MOD-0012", Error, "function that the module does not have",
        "the module has no function {name}; the nearest is {nearest}", ["name", "nearest"], MODULES,
        "Names are compared letter by letter, and only functions that the module exports can be found.";
}
