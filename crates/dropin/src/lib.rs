//! The drop-in `libze_loader.so.1`: the emulated driver for programs that are to run with no loader at all.
//!
//! The API and the table getters come from the crate `zemu-entry`, as in `libzemu.so`. Only the loader's own names are
//! added here (`zel*`, `zeLoader*`): a driver must not export them, and nothing but a loader has a use for them.

mod generated;
mod loader;

pub use loader::unsupported;

zemu_entry::library!(control = zemu_control::address_of);
