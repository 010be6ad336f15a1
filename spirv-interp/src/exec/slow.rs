//! The slow way of an access: lane by lane, outside of the dispatch, as the reference interpreter does it. It finds the
//! range for the next time, or the trap of the lowest lane.

use spirv::BuiltIn;

use super::access::{Found, update};
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

/// Bytes that a copy moves at a time.
const COPY_BLOCK: usize = 1 << 16;

/// What is behind a pointer.
enum Target {
    Found(Found),
    /// A built-in variable, and the offset in it.
    BuiltIn(BuiltIn, Shape, u64),
}

/// A trap with its access.
fn failed(kind: TrapKind, address: u64, size: u64, access: Access, allocation: Option<String>) -> Box<Stop> {
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
        let site = self.code.sites[instr.site as usize];
        // The masked write is done here by itself: lanes that do not take part are not touched.
        let result = !matches!(
            instr.code,
            Code::Store8 | Code::Store16 | Code::Store32 | Code::Store64 | Code::Move
        ) && !matches!(site.atomic, Some((AtomicKind::Store, _)));
        if result && !self.frames[number].reg(instr.dst).filled {
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
        // SAFETY: a block does not end with an access.
        frame.step = unsafe { frame.step.add(1) };
    }

    /// The instruction whose access is to be made, and its number.
    fn accessing(&self, number: usize) -> (usize, Instr) {
        let frame = &self.frames[number];
        let steps = &self.launch.threaded.steps;
        let bytes = frame.step.addr() - steps.as_ptr().addr();
        // Each block has one step more than instructions.
        let at = bytes / size_of::<Step<N>>() - frame.block as usize;
        (at, self.code.instrs[at])
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

    /// Copies the bytes of one lane, as if all were read before any is written, at least in blocks.
    fn move_lane(&mut self, number: usize, instr: &Instr, lane: u32) -> Result<(), Box<Stop>> {
        let frame = &self.frames[number];
        let [to, from, len] = [instr.a, instr.b, instr.c].map(|register| frame.word(register, 64, lane));
        if len == 0 {
            return Ok(());
        }
        let [source, target] = [0, 1].map(|at| self.code.sites[instr.site as usize + at].global);
        let unread = |kind, words| failed(kind, from, len, Access::Load, words);
        let unwritten = |kind, words| failed(kind, to, len, Access::Store, words);
        let source = self.locate(source, from, len, Access::Load);
        let source = source.map_err(|(kind, words)| unread(kind, words))?;
        let target = self.locate(target, to, len, Access::Store);
        let target = match target.map_err(|(kind, words)| unwritten(kind, words))? {
            Target::Found(found) => host(&self.frames[number], &found, to, lane),
            Target::BuiltIn(..) => return Err(unwritten(TrapKind::ReadOnly, None)),
        };
        let bytes;
        let source = match source {
            Target::Found(found) => host(&self.frames[number], &found, from, lane),
            Target::BuiltIn(built_in, shape, offset) => {
                bytes = built_in::bytes(&self.launch.common, self.who(number, lane), built_in, shape);
                (bytes.as_ptr().expose_provenance() as u64).wrapping_add(offset)
            }
        };
        // The ranges were found, so the length is one of memory that exists.
        let total = usize::try_from(len).expect("addresses have 64 bits");
        let mut buffer = vec![0; total.min(COPY_BLOCK)];
        let mut done = 0;
        while done < total {
            let part = &mut buffer[..COPY_BLOCK.min(total - done)];
            let at = |base: u64| usize::try_from(base).expect("addresses have 64 bits") + done;
            let from = std::ptr::with_exposed_provenance(at(source));
            // SAFETY: the source was found in memory that is mapped, or is our own.
            unsafe { guarded::copy(part.as_mut_ptr(), from, part.len()) }
                .map_err(|_| unread(TrapKind::PageFault, None))?;
            let to = std::ptr::with_exposed_provenance_mut(at(target));
            // SAFETY: as above.
            unsafe { guarded::copy(to, part.as_ptr(), part.len()) }
                .map_err(|_| unwritten(TrapKind::PageFault, None))?;
            done += part.len();
        }
        Ok(())
    }

    /// What is behind a pointer.
    fn locate(
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
fn host<const N: usize>(frame: &Frame<N>, found: &Found, address: u64, lane: u32) -> u64 {
    let host = address.wrapping_add(found.delta);
    if !found.private {
        return host;
    }
    let memory = frame.private.as_ptr().expose_provenance() as u64;
    let each = (frame.private.len() / N * 8) as u64;
    host.wrapping_add(memory).wrapping_add(each * u64::from(lane))
}
