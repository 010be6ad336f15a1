//! The dispatch of a batch: step after step through a block, then to the next block. It runs inside the guarded region:
//! nothing in here allocates, locks or has a destructor.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use spirv::BuiltIn;

use super::access::Found;
use super::collective;
use super::frame::{BARRIER, Exit, Frame, Scene};
use super::launch::BatchLaunch;
use super::op::{Flow, Step};
use crate::bytecode::{Bytecode, End, Instr};
use crate::mem::guarded::{self, AccessFault};

/// What the dispatch works on.
struct Job<'a, const N: usize> {
    frame: &'a mut Frame<N>,
    /// Why the dispatch came back, or the panic that ended it.
    exit: std::thread::Result<Exit>,
}

/// Runs a batch until it needs something.
pub(super) fn run<const N: usize>(
    code: &Bytecode,
    launch: &BatchLaunch<'_, N>,
    frame: &mut Frame<N>,
    found: &[Found],
    fuel: &mut i64,
    group: [u32; 3],
) -> Result<Exit, AccessFault> {
    frame.scene = Scene {
        steps: launch.threaded.steps.as_ptr(),
        entries: launch.threaded.entries.as_ptr(),
        sites: code.sites.as_ptr(),
        found: found.as_ptr(),
        code,
        grid: &raw const launch.common.grid,
        subgroup_size: launch.common.subgroup_size,
        shared: launch.shared,
        wide: launch.threaded.wide,
        group: group.map(u64::from),
        start: launch.start(group),
    };
    frame.fuel = *fuel;
    let mut job = Job {
        frame,
        exit: Ok(Exit::Still),
    };
    // SAFETY: the body owns nothing and does not unwind; it expects a job of this kind.
    let result = unsafe { guarded::run(body::<N>, &mut job) };
    let exit = job.exit;
    *fuel = frame.fuel;
    result?;
    // A panic does not cross the guarded region, which is not Rust; it goes on here.
    Ok(exit.unwrap_or_else(|panic| resume_unwind(panic)))
}

unsafe extern "C" fn body<const N: usize>(data: *mut c_void) {
    // SAFETY: `run` passes a job.
    let job = unsafe { &mut *data.cast::<Job<'_, N>>() };
    job.exit = catch_unwind(AssertUnwindSafe(|| dispatch(job.frame)));
}

fn dispatch<const N: usize>(frame: &mut Frame<N>) -> Exit {
    loop {
        // SAFETY: `run` has set the scene.
        let step = unsafe { frame.current() };
        // SAFETY: it is a step of the program.
        let op = unsafe { (*step).op };
        // SAFETY: as above.
        match unsafe { op(frame, step) } {
            Exit::More => {}
            Exit::Still if frame.advance() => {}
            exit => return exit,
        }
    }
}

/// A step that only comes back.
///
/// # Safety
/// As for [`super::op::Op`].
pub(super) unsafe fn stop<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    // SAFETY: a block does not end here.
    frame.step = unsafe { step.add(1) };
    Exit::More
}

/// A step that is always done the slow way.
///
/// # Safety
/// As for [`super::op::Op`].
pub(super) unsafe fn leave<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    frame.stop_at(step)
}

/// The instructions of a block were executed; whether to go on.
#[inline(always)]
fn spend<const N: usize>(frame: &mut Frame<N>, instr: &Instr, more: bool, lanes: u64) -> Exit {
    frame.fuel -= (instr.imm & 0xffff_ffff).cast_signed() * i64::from(lanes.count_ones());
    if !more {
        return Exit::Still;
    }
    if frame.fuel < 0 {
        return Exit::Fuel;
    }
    Exit::More
}

/// The end of a block from which all lanes go to one other.
///
/// # Safety
/// As for [`super::op::Op`].
pub(super) unsafe fn end_jump<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    // SAFETY: the caller passes a step.
    let instr = unsafe { &(*step).instr };
    let lanes = frame.mask;
    let more = frame.jump(instr.site);
    spend(frame, instr, more, lanes)
}

/// The end of a block from which lanes go to one of two others.
///
/// # Safety
/// As for [`super::op::Op`].
pub(super) unsafe fn end_branch<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    // SAFETY: the caller passes a step.
    let instr = unsafe { &(*step).instr };
    let (yes, no) = (instr.site, (instr.imm >> 32) as u32);
    let lanes = frame.mask;
    let taken = frame.base(instr.a) & lanes;
    let more = if taken == lanes {
        frame.jump(yes)
    } else if taken == 0 {
        frame.jump(no)
    } else {
        frame.arrive(yes, taken);
        frame.arrive(no, lanes & !taken);
        frame.next()
    };
    spend(frame, instr, more, lanes)
}

/// The end of the kernel for the lanes that come here.
///
/// # Safety
/// As for [`super::op::Op`].
pub(super) unsafe fn end_return<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    // SAFETY: the caller passes a step.
    let instr = unsafe { &(*step).instr };
    let lanes = frame.mask;
    frame.alive &= !lanes;
    let more = frame.next();
    spend(frame, instr, more, lanes)
}

/// Any other end of a block.
///
/// # Safety
/// As for [`super::op::Op`].
pub(super) unsafe fn end_other<const N: usize>(frame: &mut Frame<N>, step: *const Step<N>) -> Exit {
    // SAFETY: the caller passes a step.
    let instr = unsafe { &(*step).instr };
    // SAFETY: the scene is set.
    let code = unsafe { &*frame.scene.code };
    let block = &code.blocks[frame.block as usize];
    let lanes = frame.mask;
    let more = match block.end {
        End::Barrier(target) => {
            frame.suspend(target, lanes, block.source, BARRIER);
            frame.next()
        }
        End::Trap(_) | End::Collective(_) => {
            frame.step = step;
            spend(frame, instr, true, lanes);
            return match block.end {
                End::Trap(_) => Exit::Trap,
                _ => Exit::Collective,
            };
        }
        _ => {
            frame.alive &= !lanes;
            frame.next()
        }
    };
    spend(frame, instr, more, lanes)
}

/// Fills a variable of the active lanes with zeros.
pub(super) fn clear<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    let lane_words = frame.private.len() / N;
    let first = usize::try_from(instr.imm / 8).unwrap_or(0);
    let skip = usize::try_from(instr.imm % 8).unwrap_or(0);
    let bytes = instr.site as usize;
    for lane in 0..N {
        if frame.mask >> lane & 1 == 0 {
            continue;
        }
        let from = lane * lane_words + first;
        let words = &mut frame.private[from..from + (skip + bytes).div_ceil(8)];
        for (at, word) in words.iter_mut().enumerate() {
            // Bytes of this word that belong to the variable.
            let (low, high) = (skip.saturating_sub(at * 8).min(8), (skip + bytes - at * 8).min(8));
            let mut kept = word.to_le_bytes();
            kept[low..high].fill(0);
            *word = u64::from_le_bytes(kept);
        }
    }
    Flow::Next
}

/// Built-in variables (3.2.21): ids of work-items in rows at once, others with more ado.
#[inline(always)]
pub(super) fn built_in<const N: usize>(frame: &mut Frame<N>, instr: &Instr, step: *const Step<N>) -> Flow<N> {
    const GLOBAL: u32 = BuiltIn::GlobalInvocationId as u32;
    const LOCAL: u32 = BuiltIn::LocalInvocationId as u32;
    let d = usize::try_from(instr.imm).unwrap_or(usize::MAX);
    if !frame.ids.is_empty() || d > 2 || !matches!(instr.site, GLOBAL | LOCAL) {
        return built_in_other(frame, instr, step);
    }
    let start = if instr.site == GLOBAL {
        frame.scene.start[d]
    } else {
        0
    };
    let word = frame.items.place[d].wrapping_add(start);
    let stride = u64::from(d == 0);
    // In a row x goes up by one and the others stay; from row to row y goes up. A batch of one row has no next one.
    let row = if 1 << frame.width == N {
        stride << frame.width
    } else {
        u64::from(d == 1)
    };
    frame.set_affine(instr.dst, word, stride, row);
    Flow::Next
}

#[inline(never)]
fn built_in_other<const N: usize>(frame: &mut Frame<N>, instr: &Instr, _: *const Step<N>) -> Flow<N> {
    // SAFETY: the scene is set.
    let grid = unsafe { &*frame.scene.grid };
    if collective::built_in(frame, grid.group_items(), instr) {
        return Flow::Next;
    }
    if instr.imm > 2 {
        frame.set_affine(instr.dst, 0, 0, 0);
        return Flow::Next;
    }
    let d = usize::try_from(instr.imm).unwrap_or(0).min(2);
    let (count, size) = (grid.group_count.map(u64::from), grid.group_size.map(u64::from));
    let global_size = [0, 1, 2].map(|d| count[d].wrapping_mul(size[d]));
    let (group, shared) = (frame.scene.group, frame.scene.shared);
    let which = BuiltIn::from_u32(instr.site);
    let uniform = match which {
        Some(BuiltIn::NumWorkgroups) => Some(count[d]),
        Some(BuiltIn::WorkgroupSize | BuiltIn::EnqueuedWorkgroupSize) => Some(size[d]),
        Some(BuiltIn::WorkgroupId) => Some(group[d]),
        Some(BuiltIn::GlobalSize) => Some(global_size[d]),
        Some(BuiltIn::GlobalOffset) => Some(grid.global_offset[d]),
        Some(BuiltIn::WorkDim) => {
            let highest = (0..3).rev().find(|d| global_size[*d] > 1).unwrap_or(0) as u64;
            Some(if d == 0 { highest + 1 } else { 0 })
        }
        Some(BuiltIn::LocalInvocationId | BuiltIn::GlobalInvocationId | BuiltIn::LocalInvocationIndex) => {
            None
        }
        Some(BuiltIn::GlobalLinearId) => None,
        _ => Some(0),
    };
    if let Some(word) = uniform {
        frame.set_affine(instr.dst, word, 0, 0);
        return Flow::Next;
    }
    let items = frame.items;
    let start = |d: usize| {
        if shared {
            grid.global_offset[d]
        } else {
            group[d].wrapping_mul(size[d]).wrapping_add(grid.global_offset[d])
        }
    };
    let single = d != 0
        && matches!(
            which,
            Some(BuiltIn::GlobalLinearId | BuiltIn::LocalInvocationIndex)
        );
    if single {
        frame.set_affine(instr.dst, 0, 0, 0);
        return Flow::Next;
    }
    if which == Some(BuiltIn::LocalInvocationIndex) {
        frame.set_scalar(instr.dst, items.linear, 1);
        return Flow::Next;
    }
    // In a row x goes up by one and the others stay; from row to row y goes up.
    if frame.ids.is_empty() {
        let id = items.place;
        let (word, stride, row) = match which {
            Some(BuiltIn::LocalInvocationId) => (id[d], u64::from(d == 0), u64::from(d == 1)),
            Some(BuiltIn::GlobalLinearId) => {
                let id = [0, 1, 2].map(|d| id[d].wrapping_add(start(d)).wrapping_sub(grid.global_offset[d]));
                let word = id[2]
                    .wrapping_mul(global_size[1])
                    .wrapping_add(id[1])
                    .wrapping_mul(global_size[0])
                    .wrapping_add(id[0]);
                (word, 1, global_size[0])
            }
            _ => (id[d].wrapping_add(start(d)), u64::from(d == 0), u64::from(d == 1)),
        };
        // A batch of one row has no next one.
        let row = if 1 << frame.width == N {
            stride << frame.width
        } else {
            row
        };
        frame.set_affine(instr.dst, word, stride, row);
        return Flow::Next;
    }
    let target = frame.column::<u64>(instr.dst);
    for lane in 0..N {
        let id = [0, 1, 2].map(|d| frame.ids[d][lane]);
        let word = match which {
            Some(BuiltIn::LocalInvocationId) => id[d],
            Some(BuiltIn::GlobalLinearId) => {
                let id = [0, 1, 2].map(|d| id[d].wrapping_add(start(d)).wrapping_sub(grid.global_offset[d]));
                id[2]
                    .wrapping_mul(global_size[1])
                    .wrapping_add(id[1])
                    .wrapping_mul(global_size[0])
                    .wrapping_add(id[0])
            }
            _ => id[d].wrapping_add(start(d)),
        };
        // SAFETY: a column has N elements.
        let target = unsafe { target.add(lane) };
        // SAFETY: as above.
        unsafe { target.write(word) };
    }
    frame.set_vector(instr.dst);
    Flow::Next
}
