//! `libzemu.so`: the emulated driver. Everything is in the crates `zemu-entry` (the API) and `zemu-control` (`zemu.h`).

zemu_entry::library!(control = zemu_control::address_of);
