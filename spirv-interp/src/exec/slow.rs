//! The slow way of an access: lane by lane, outside of the dispatch, as the reference interpreter does it. It finds the
//! range for the next time, or the trap of the lowest lane.

use spirv::BuiltIn;

use super::access::{Found, update};
use super::copy::Place;
use super::frame::Frame;
use super::machine::Machine;
use super::op::Step;
use crate::built_in;
use crate::bytecode::{AtomicKind, Code, Instr, Site};
use crate::mem::Access;
use crate::mem::guarded::{self, AccessFault};
use crate::pointer;
use crate::trap::{FailedAccess, Stop, TrapKind};
use crate::validate::types::Shape;

/// Addresses below are never allocated: an access there comes from a null pointer.
const FIRST_PAGE: u64 = 4096;

/// What is behind a pointer.
pub(super) enum Target {
    Found(Found),
    /// A built-in variable, and the offset in it.
    BuiltIn(BuiltIn, Shape, u64),
}

/// A trap with its access.
pub(super) fn failed(
    kind: TrapKind,
    address: u64,
    size: u64,
    access: Access,
    allocation: Option<String>,
) -> Box<Stop> {
    let access = Some(FailedAccess {
        address,
        size,
        access,
    });
    Box::new(Stop {
        kind,
        access,
        allocation,
    })
}

impl<const N: usize> Machine<'_, N> {
    /// Does the access of the frame's step for all active lanes, or for those below the first that fails.
    pub(super) fn access(&mut self, number: usize) {
        let (at, instr) = self.accessing(number);
        match instr.code {
            Code::Active => return self.end_turn(number),
            Code::Print => {
                self.print(number, at, &instr);
                self.frames[number].step_on();
                return;
            }
            _ => {}
        }
        let site = self.code.sites[instr.site as usize];
        // The masked write is done here by itself: lanes that do not take part are not touched.
        let result = !matches!(
            instr.code,
            Code::Store8 | Code::Store16 | Code::Store32 | Code::Store64 | Code::Move
        ) && !matches!(site.atomic, Some((AtomicKind::Store, _)));
        if result
            && !self.frames[number]
                .reg(instr.dst)
                .in_column(u32::from(instr.bits))
        {
            self.frames[number].fill(instr.dst, u32::from(instr.bits));
        }
        let mut lanes = self.frames[number].mask;
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            let done = match instr.code {
                Code::Move => self.move_lane(number, &instr, lane).map(|()| None),
                _ => self.access_lane(number, &instr, &site, lane),
            };
            match done {
                Ok(Some(word)) => self.frames[number].set_word(instr.dst, instr.bits, lane, word),
                Ok(None) => {}
                Err(stop) => {
                    let source = self.code.sources[at];
                    self.trapped(number, lane, *stop, source);
                    break;
                }
            }
        }
        let frame = &mut self.frames[number];
        if result && instr.uniform {
            // The lanes have the same pointer, and the memory is not theirs alone.
            let lane = frame.mask.checked_ilog2().unwrap_or(0);
            let word = frame.column_word(instr.dst, instr.bits, lane);
            frame.set_same(instr.dst, word);
        } else if result {
            frame.set_vector(instr.dst);
        }
        frame.step_on();
    }

    /// The instruction whose access is to be made, and its number.
    fn accessing(&self, number: usize) -> (usize, Instr) {
        let at = self.number_of(number);
        (at, self.code.instrs[at])
    }

    /// Number of the instruction that is the frame's step.
    pub(super) fn number_of(&self, number: usize) -> usize {
        let frame = &self.frames[number];
        let steps = &self.launch.threaded.steps;
        let bytes = frame.step.addr() - steps.as_ptr().addr();
        // Each block has one step more than instructions.
        bytes / size_of::<Step<N>>() - frame.block as usize
    }

    fn access_lane(
        &mut self,
        number: usize,
        instr: &Instr,
        site: &Site,
        lane: u32,
    ) -> Result<Option<u64>, Box<Stop>> {
        let address = self.frames[number].address(instr, lane);
        let len = u64::from(site.len);
        let access = match (site.atomic, instr.code) {
            (Some((AtomicKind::Load, _)), _) => Access::Load,
            (Some((AtomicKind::Store, _)), _) => Access::Store,
            (Some(_), _) => Access::Atomic,
            (_, Code::Load8 | Code::Load16 | Code::Load32 | Code::Load64) => Access::Load,
            _ => Access::Store,
        };
        let failed = |kind, allocation| failed(kind, address, len, access, allocation);
        if site.atomic.is_some() && !address.is_multiple_of(len) {
            return Err(failed(TrapKind::MisalignedAtomic, None));
        }
        let found = self
            .locate(site.global, address, len, access)
            .map_err(|(kind, words)| failed(kind, words))?;
        let found = match found {
            Target::Found(found) => found,
            Target::BuiltIn(built_in, shape, offset) => {
                let bytes = built_in::bytes(&self.launch.common, self.who(number, lane), built_in, shape);
                let at = usize::try_from(offset).unwrap_or(0) + site.leaf as usize;
                let mut word = [0; 8];
                let size = usize::from(instr.bits / 8);
                word[..size].copy_from_slice(&bytes[at..at + size]);
                return Ok(Some(u64::from_le_bytes(word)));
            }
        };
        self.found[instr.site as usize] = found;
        let frame = &self.frames[number];
        let host = host(frame, &found, address, lane).wrapping_add(u64::from(site.leaf));
        let at = usize::try_from(host).expect("addresses have 64 bits");
        let size = usize::from(instr.bits / 8);
        let gone = |_: AccessFault| failed(TrapKind::PageFault, None);
        if let Some((kind, ty)) = site.atomic {
            // A first read in the guarded region shows whether the page is there.
            // SAFETY: the address was found in a range that is mapped, or in our own memory.
            unsafe { guarded::load(at, size) }.map_err(gone)?;
            let (a, b) = (
                frame.word(instr.b, instr.bits, lane),
                frame.word(instr.c, instr.bits, lane),
            );
            // SAFETY: as above, and the alignment was checked.
            let old = unsafe { update(kind, ty, host, a, b, found.local || found.private) };
            return Ok((kind != AtomicKind::Store).then_some(old));
        }
        if access == Access::Load {
            // SAFETY: as above.
            return unsafe { guarded::load(at, size) }.map(Some).map_err(gone);
        }
        let word = frame.word(instr.b, instr.bits, lane);
        // SAFETY: as above.
        unsafe { guarded::store(at, size, word) }.map_err(gone)?;
        Ok(None)
    }

    /// Copies the bytes of one lane.
    fn move_lane(&mut self, number: usize, instr: &Instr, lane: u32) -> Result<(), Box<Stop>> {
        let frame = &self.frames[number];
        let [to, from, len] = [instr.a, instr.b, instr.c].map(|register| frame.word(register, 64, lane));
        let place = |at: usize, address: u64| Place {
            frame: number,
            lane,
            global: self.code.sites[instr.site as usize + at].global,
            address,
        };
        let (from, to) = (place(0, from), place(1, to));
        self.copy_bytes(to, from, len)
    }

    /// What is behind a pointer.
    pub(super) fn locate(
        &mut self,
        global: bool,
        address: u64,
        len: u64,
        access: Access,
    ) -> Result<Target, (TrapKind, Option<String>)> {
        let tag = pointer::tag(address);
        // Some modules have their built-in variables in global memory.
        if global && !matches!(tag, pointer::GLOBAL | pointer::INPUT) {
            return Err((TrapKind::NotGlobal, None));
        }
        let (number, offset) = pointer::variable(address);
        let beyond = |memory| Err((TrapKind::VariableOutOfBounds { memory }, None));
        let fits = |size: u64| offset <= size && len <= size - offset;
        let start = address.wrapping_sub(offset);
        match tag {
            pointer::GLOBAL if address < FIRST_PAGE => Err((TrapKind::NullPointer, None)),
            pointer::GLOBAL => {
                let range = self.ranges.find(&self.launch.common, address, len, access)?;
                Ok(Target::Found(Found {
                    base: range.base,
                    len: range.len,
                    delta: range.host_delta.cast_unsigned(),
                    private: false,
                    local: false,
                }))
            }
            pointer::PRIVATE => {
                let slot = self.code.private.iter().find(|(own, _)| *own as usize == number);
                match slot {
                    Some((_, slot)) if fits(slot.size) => {
                        let delta = slot.base.wrapping_sub(start);
                        Ok(Target::Found(Found {
                            base: start,
                            len: slot.size,
                            delta,
                            private: true,
                            local: false,
                        }))
                    }
                    _ => beyond("private"),
                }
            }
            pointer::LOCAL => match self.launch.common.local.slots.get(number) {
                Some(slot) if fits(slot.size) => {
                    let memory = self.local.as_ptr().expose_provenance() as u64;
                    let delta = memory.wrapping_add(slot.base).wrapping_sub(start);
                    Ok(Target::Found(Found {
                        base: start,
                        len: slot.size,
                        delta,
                        private: false,
                        local: true,
                    }))
                }
                _ => beyond("local"),
            },
            pointer::CONSTANT => {
                let (base, size) = self
                    .launch
                    .common
                    .kernel
                    .program
                    .storage
                    .constant(number)
                    .unwrap_or_default();
                if !fits(size) {
                    return beyond("constant");
                }
                if access != Access::Load {
                    return Err((TrapKind::ReadOnly, None));
                }
                Ok(Target::Found(Found {
                    base: start,
                    len: size,
                    delta: base.wrapping_sub(start),
                    private: false,
                    local: false,
                }))
            }
            pointer::INPUT => match self.launch.common.kernel.program.inputs.get(number) {
                Some((built_in, shape)) if access == Access::Load => {
                    if !fits(u64::from(shape.scalar.bytes() * shape.lanes)) {
                        return beyond("built-in");
                    }
                    Ok(Target::BuiltIn(*built_in, *shape, offset))
                }
                _ => Err((TrapKind::ReadOnly, None)),
            },
            _ => Err((TrapKind::Unmapped, None)),
        }
    }
}

/// Where a pointer of one lane leads.
pub(super) fn host<const N: usize>(frame: &Frame<N>, found: &Found, address: u64, lane: u32) -> u64 {
    let host = address.wrapping_add(found.delta);
    if !found.private {
        return host;
    }
    let memory = frame.private.as_ptr().expose_provenance() as u64;
    let each = (frame.private.len() / N * 8) as u64;
    host.wrapping_add(memory).wrapping_add(each * u64::from(lane))
}
