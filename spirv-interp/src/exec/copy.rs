//! Copies of many bytes between any two kinds of memory, outside of the dispatch.

use super::access::Found;
use super::machine::Machine;
use super::slow::{Target, failed, host};
use crate::built_in;
use crate::mem::{Access, guarded};
use crate::trap::{Stop, TrapKind};

/// Where bytes come from or go to: what a pointer of one lane means.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub frame: usize,
    pub lane: u32,
    /// The pointer is to global memory by its type.
    pub global: bool,
    pub address: u64,
}

impl<const N: usize> Machine<'_, N> {
    /// Copies bytes; where the ranges overlap the target gets what the source held before.
    pub(super) fn copy_bytes(&mut self, to: Place, from: Place, len: u64) -> Result<(), Box<Stop>> {
        if len == 0 {
            return Ok(());
        }
        let bytes;
        let source = match self.find(from, len, Access::Load)? {
            Target::Found(found) => self.host(from, &found),
            Target::BuiltIn(which, shape, offset) => {
                let who = self.who(from.frame, from.lane);
                bytes = built_in::bytes(&self.launch.common, who, which, shape);
                bytes.as_ptr().expose_provenance() + usize::try_from(offset).unwrap_or(0)
            }
        };
        let target = match self.find(to, len, Access::Store)? {
            Target::Found(found) => self.host(to, &found),
            Target::BuiltIn(..) => {
                return Err(failed(TrapKind::ReadOnly, to.address, len, Access::Store, None));
            }
        };
        // The ranges were found, so the length is one of memory that exists.
        let total = usize::try_from(len).expect("lengths have 64 bits");
        let from_host = std::ptr::with_exposed_provenance(source);
        let to_host = std::ptr::with_exposed_provenance_mut(target);
        // SAFETY: both were found in ranges that are mapped, or in our own memory.
        let copied = unsafe { guarded::copy(to_host, from_host, total) };
        copied.map_err(|fault| {
            let (place, access) = if (source..source + total).contains(&fault.address) {
                (from, Access::Load)
            } else {
                (to, Access::Store)
            };
            failed(TrapKind::PageFault, place.address, len, access, None)
        })?;
        Ok(())
    }

    /// Reads one byte.
    pub(super) fn load_byte(&mut self, place: Place) -> Result<u8, Box<Stop>> {
        match self.find(place, 1, Access::Load)? {
            Target::Found(found) => {
                // SAFETY: the address was found in a range that is mapped, or in our own memory.
                let byte = unsafe { guarded::load(self.host(place, &found), 1) };
                let gone = |_| failed(TrapKind::PageFault, place.address, 1, Access::Load, None);
                Ok(byte.map_err(gone)?.to_le_bytes()[0])
            }
            Target::BuiltIn(which, shape, offset) => {
                let who = self.who(place.frame, place.lane);
                let bytes = built_in::bytes(&self.launch.common, who, which, shape);
                Ok(usize::try_from(offset).map_or(0, |at| bytes[at]))
            }
        }
    }

    fn find(&mut self, place: Place, len: u64, access: Access) -> Result<Target, Box<Stop>> {
        self.locate(place.global, place.address, len, access)
            .map_err(|(kind, words)| failed(kind, place.address, len, access, words))
    }

    /// The address of a place in this process.
    fn host(&self, place: Place, found: &Found) -> usize {
        let host = host(&self.frames[place.frame], found, place.address, place.lane);
        usize::try_from(host).expect("addresses have 64 bits")
    }
}
