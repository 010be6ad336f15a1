//! From a pointer to the bytes behind it: bounds, permissions, built-in variables.

use spirv::StorageClass;

use super::group::{Machine, Result};
use crate::built_in;
use crate::mem::{Access, Range};
use crate::pointer;
use crate::trap::{FailedAccess, Invocation, Stop, TrapKind};
use crate::validate::types::Kind;

/// Addresses below are never allocated: an access there comes from a null pointer.
const FIRST_PAGE: u64 = 4096;

/// Where the bytes of an access are. What is in here has been checked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// At this offset of the private memory of the work-item.
    Private(usize),
    /// At this offset of the memory of the group.
    Local(usize),
    /// At this address of the process.
    Host(usize),
    /// In a built-in variable.
    Input { bytes: [u8; 32], offset: usize },
}

impl Target {
    /// Whether this lies in the same memory as the other one, at a lower address.
    pub(super) fn is_below(self, other: Self) -> bool {
        match (self, other) {
            (Self::Private(a), Self::Private(b))
            | (Self::Local(a), Self::Local(b))
            | (Self::Host(a), Self::Host(b)) => a < b,
            _ => false,
        }
    }
}

impl Machine<'_> {
    /// Storage class of a pointer, from its type.
    pub(super) fn class(&self, id: u32) -> StorageClass {
        let ty = self
            .tables
            .value_type(id)
            .map(|ty| &self.tables.types.get(ty).kind);
        match ty {
            Some(Kind::Pointer { class, .. }) => *class,
            _ => StorageClass::Generic,
        }
    }

    /// Finds the bytes behind a pointer for an access that follows, or traps.
    pub(super) fn locate(
        &mut self,
        class: StorageClass,
        address: u64,
        len: u64,
        access: Access,
    ) -> Result<Target> {
        let target = self.find(class, address, len, access)?;
        self.checks_access(target, address, len, access);
        Ok(target)
    }

    fn find(&mut self, class: StorageClass, address: u64, len: u64, access: Access) -> Result<Target> {
        self.note(address, len, access);
        let fail = |kind, allocation| {
            let access = Some(FailedAccess {
                address,
                size: len,
                access,
            });
            Err(Box::new(Stop {
                kind,
                access,
                allocation,
            }))
        };
        let tag = pointer::tag(address);
        // Some modules have their built-in variables in global memory; pointers into them may have gone through a choice.
        let known = matches!(tag, pointer::GLOBAL | pointer::INPUT);
        if class == StorageClass::CrossWorkgroup && !known {
            return fail(TrapKind::NotGlobal, None);
        }
        let (number, offset) = pointer::variable(address);
        let beyond = |memory| TrapKind::VariableOutOfBounds { memory };
        let host = |address: u64| usize::try_from(address).expect("addresses have 64 bits");
        match tag {
            pointer::GLOBAL if address < FIRST_PAGE => fail(TrapKind::NullPointer, None),
            pointer::GLOBAL => self.locate_global(address, len, access),
            pointer::PRIVATE | pointer::LOCAL => {
                let (slots, memory) = match tag {
                    pointer::PRIVATE => (&self.current.slots, "private"),
                    _ => (&self.launch.local.slots, "local"),
                };
                match slots
                    .get(number)
                    .filter(|slot| offset <= slot.size && len <= slot.size - offset)
                {
                    Some(slot) if tag == pointer::PRIVATE => Ok(Target::Private(host(slot.base + offset))),
                    Some(slot) => Ok(Target::Local(host(slot.base + offset))),
                    None => fail(beyond(memory), None),
                }
            }
            pointer::CONSTANT => {
                let (base, size) = self
                    .launch
                    .kernel
                    .program
                    .storage
                    .constant(number)
                    .unwrap_or_default();
                if offset > size || len > size - offset {
                    return fail(beyond("constant"), None);
                }
                if access != Access::Load {
                    return fail(TrapKind::ReadOnly, None);
                }
                Ok(Target::Host(host(base + offset)))
            }
            pointer::INPUT => match self.launch.kernel.program.inputs.get(number) {
                Some((built_in, shape)) if access == Access::Load => {
                    let size = u64::from(shape.scalar.bytes() * shape.lanes);
                    if offset > size || len > size - offset {
                        return fail(beyond("built-in"), None);
                    }
                    let who = Invocation {
                        group: self.group,
                        local: self.current.local_id,
                    };
                    let bytes = built_in::bytes(self.launch, who, *built_in, *shape);
                    Ok(Target::Input {
                        bytes,
                        offset: host(offset),
                    })
                }
                _ => fail(TrapKind::ReadOnly, None),
            },
            _ => fail(TrapKind::Unmapped, None),
        }
    }

    fn locate_global(&mut self, address: u64, len: u64, access: Access) -> Result<Target> {
        match self.ranges.find(self.launch, address, len, access) {
            Ok(range) => Ok(host_target(&range, address)),
            Err((kind, words)) => Err(failed(kind, address, len, access, words)),
        }
    }
}

/// A trap with its access.
pub(super) fn failed(
    kind: TrapKind,
    address: u64,
    size: u64,
    access: Access,
    allocation: Option<String>,
) -> Box<Stop> {
    Box::new(Stop {
        kind,
        access: Some(FailedAccess {
            address,
            size,
            access,
        }),
        allocation,
    })
}

fn host_target(range: &Range, address: u64) -> Target {
    let host = address.wrapping_add_signed(range.host_delta);
    Target::Host(usize::try_from(host).expect("addresses have 64 bits"))
}
