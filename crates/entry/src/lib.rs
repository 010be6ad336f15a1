//! The boundary: the only crate with `extern "C"` functions of the API.
//!
//! For each of the 478 functions there is a generated check (its machine-readable conditions in registry order), a
//! generated private shim, which the tables hold, and a generated exported name, which programs link against. A shim
//! guards against panics, records the call, asks the fault plan, checks, and hands over to a body in [`api`], which
//! turns handles and pointers into the driver's types. What a call means is the driver's business.
//!
//! Everything hangs off one [`State`](state::State) behind an atomic pointer ([`cell`]). It is never torn down: calls
//! from exit handlers and destructors keep answering.

mod api;
mod boundary;
mod cell;
mod extension;
mod generated;
mod handle;
mod state;

pub use boundary::unsupported_loader_function;
pub use cell::{at_end, with_state};
pub use extension::{ControlLookup, set_control_lookup};
pub use state::State;

/// Placed once in a shared library: says where the functions of `zemu.h` are, and reports what is still alive when the
/// library's finalisers run, after all exit handlers.
#[macro_export]
macro_rules! library {
    (control = $lookup:path) => {
        #[allow(
            unsafe_code,
            reason = "initialisers and finalisers are pointers in sections of the library"
        )]
        mod library {
            extern "C" fn begin() {
                $crate::set_control_lookup($lookup);
            }

            extern "C" fn end() {
                $crate::at_end();
            }

            #[used]
            #[unsafe(link_section = ".init_array")]
            static BEGIN: extern "C" fn() = begin;

            #[used]
            #[unsafe(link_section = ".fini_array")]
            static END: extern "C" fn() = end;
        }
    };
}
