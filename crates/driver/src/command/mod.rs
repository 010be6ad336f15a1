//! Command lists and what can be appended to them.

mod launch;
mod list;
mod operation;
mod transfer;

pub use launch::LaunchGrid;
pub use list::{CommandList, ListKind, ListSettings, WaitList};
