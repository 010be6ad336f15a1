//! `libzemu.so`: the emulated driver. Everything is in the crates `zemu-entry` (the API) and `zemu-control` (`zemu.h`).

extern crate zemu_control as _;
extern crate zemu_entry as _;

zemu_entry::at_library_end!();
