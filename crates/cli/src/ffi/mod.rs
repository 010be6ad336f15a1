//! Everything that is not safe Rust: calls of the C ABI, and signals.

#![allow(
    unsafe_code,
    reason = "the command calls the built library as a C program does, and handles signals"
)]

mod level_zero;
pub mod signals;

pub use level_zero::{Buffer, Context, Device, Driver, Library, Refused};
