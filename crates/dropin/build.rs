//! Link settings of the drop-in `libze_loader.so.1`.

#![allow(clippy::print_stdout, reason = "a build script speaks to cargo")]

fn main() {
    // Calls between our own exported names must not be caught by a loader that exports the same ones; and the code
    // must stay mapped after dlclose, since threads and exit hooks may be in it.
    for arg in [
        "-Wl,-soname,libze_loader.so.1",
        "-Wl,-Bsymbolic",
        "-Wl,-z,nodelete",
    ] {
        println!("cargo:rustc-cdylib-link-arg={arg}");
    }
    println!("cargo:rerun-if-changed=build.rs");
}
