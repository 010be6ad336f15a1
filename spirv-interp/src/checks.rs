//! Opt-in checks of a launch: what is wrong with it although it did not trap. Only the reference interpreter does them.
//!
//! They look at one run, so that what they find depends on the data, but not on luck: work-items run one after the other,
//! and accesses are compared by what orders them, not by when they happened.
//!
//! *Races*: two accesses to the same bytes of local or global memory by different work-items, at least one of which
//! writes, not both atomic, and nothing orders them. Within a work-group barriers do, for the memories that their
//! semantics name, and waits for group copies; within a sub-group its barriers too. Between work-groups nothing does:
//! a group that finds out by an atomic that another one has finished is not understood.
//!
//! *Uninitialised values*: bytes of private and local memory that nobody has written may be loaded, moved and stored
//! (compilers load a vector to set one of its components). Found is the first use on which something depends: as a
//! condition, as an address, in an atomic operation, or stored to global memory. Global memory counts as written.
//!
//! *Copies*: group copies for which nobody has waited when the work-group ends.

use std::fmt;

use crate::mem::Access;
use crate::trap::{Invocation, SourcePoint};

/// Which checks are done, and who hears of what they find.
#[derive(Clone, Copy)]
pub struct Checks<'a> {
    /// Races between work-items.
    pub races: bool,
    /// Uses of memory that was never written.
    pub uninitialised: bool,
    /// Group copies that nobody waits for.
    pub copies: bool,
    /// Called once for each pair of instructions that race, and each instruction with something else wrong.
    pub found: &'a Found<'a>,
}

/// Hears of what the checks find.
pub type Found<'a> = dyn Fn(&CheckFinding) + Sync + 'a;

impl fmt::Debug for Checks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checks")
            .field("races", &self.races)
            .field("uninitialised", &self.uninitialised)
            .field("copies", &self.copies)
            .finish_non_exhaustive()
    }
}

/// Something that a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckFinding {
    /// Name of the kernel.
    pub kernel: String,
    /// What is wrong.
    pub kind: CheckKind,
    /// Where.
    pub at: SourcePoint,
    /// In which work-item: for a copy the one that spoke for the group.
    pub who: Invocation,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckKind {
    /// The access races with an earlier one.
    Race {
        /// The kind of memory: "local" or "global".
        memory: &'static str,
        /// The address as the kernel has it.
        address: u64,
        /// What was done now.
        access: Access,
        /// What was done before.
        other: Access,
        /// Where that was.
        other_at: SourcePoint,
        /// By whom; nobody for a group copy.
        other_who: Option<Invocation>,
    },
    /// Something depends on a value that comes from memory which was never written.
    Uninitialised {
        /// How the value is used.
        used: &'static str,
    },
    /// The group ended and had not waited for the copy.
    UnfinishedCopy,
}

impl fmt::Display for CheckFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "kernel \"{}\": {} in {} by {}",
            self.kernel, self.kind, self.at, self.who
        )
    }
}

impl fmt::Display for CheckKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Race {
                memory,
                address,
                access,
                other,
                other_at,
                other_who,
            } => {
                write!(
                    f,
                    "{access} of {memory} memory at {address:#x} that races with the {other} in {other_at} by "
                )?;
                match other_who {
                    Some(who) => write!(f, "{who},"),
                    None => write!(f, "a group copy,"),
                }
            }
            Self::Uninitialised { used } => write!(f, "a value that was never written is {used}"),
            Self::UnfinishedCopy => write!(f, "group copy that nobody waited for"),
        }
    }
}
