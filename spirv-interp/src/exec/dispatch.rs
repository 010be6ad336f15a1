//! The dispatch loop of a batch, compiled twice: for every x86-64, and for those with AVX2 and FMA. It runs inside the
//! guarded region: nothing in here allocates, locks or has a destructor.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use spirv::BuiltIn;

use super::access::Found;
use super::frame::{Exit, Frame, Waiting};
use super::launch::BatchLaunch;
use crate::bytecode::semantics::{Float as _, Int as _};
use crate::bytecode::{Bytecode, Code, End, FromHalf as _, Instr, Rule, ToHalf as _, for_each_op};
use crate::mem::guarded::{self, AccessFault};

/// What the dispatch works on.
struct Job<'a, const N: usize> {
    code: &'a Bytecode,
    launch: &'a BatchLaunch<'a>,
    frame: &'a mut Frame<N>,
    found: &'a [Found],
    fuel: &'a mut i64,
    group: [u64; 3],
    /// Why the dispatch came back, or the panic that ended it.
    exit: std::thread::Result<Exit>,
}

/// Runs a batch until it needs something.
pub(super) fn run<const N: usize>(
    code: &Bytecode,
    launch: &BatchLaunch<'_>,
    frame: &mut Frame<N>,
    found: &[Found],
    fuel: &mut i64,
    group: [u32; 3],
) -> Result<Exit, AccessFault> {
    let mut job = Job {
        code,
        launch,
        frame,
        found,
        fuel,
        group: group.map(u64::from),
        exit: Ok(Exit::Still),
    };
    let body = if launch.wide {
        body_wide::<N>
    } else {
        body_plain::<N> as unsafe extern "C" fn(*mut c_void)
    };
    // SAFETY: the bodies own nothing and do not unwind; they expect a job of this kind.
    unsafe { guarded::run(body, &mut job) }?;
    // A panic does not cross the guarded region, which is not Rust; it goes on here.
    Ok(job.exit.unwrap_or_else(|panic| resume_unwind(panic)))
}

unsafe extern "C" fn body_plain<const N: usize>(data: *mut c_void) {
    // SAFETY: `run` passes a job.
    let job = unsafe { &mut *data.cast::<Job<'_, N>>() };
    job.exit = catch_unwind(AssertUnwindSafe(|| dispatch(job)));
}

#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
unsafe extern "C" fn body_wide<const N: usize>(data: *mut c_void) {
    // SAFETY: `run` passes a job.
    let job = unsafe { &mut *data.cast::<Job<'_, N>>() };
    job.exit = catch_unwind(AssertUnwindSafe(|| dispatch(job)));
}

#[inline(always)]
fn dispatch<const N: usize>(job: &mut Job<'_, N>) -> Exit {
    let code = job.code;
    loop {
        let block = &code.blocks[job.frame.block as usize];
        let mut pc = job.frame.pc;
        while pc < block.last {
            let instr = &code.instrs[pc as usize];
            let frame = &mut *job.frame;
            // Lanes at a barrier keep everything; else only what lives beyond its loop or comes from several sides.
            let masked = (instr.masked || frame.suspended != 0) && frame.mask != frame.alive;
            let kept = if masked {
                if frame.copy_masked(instr) {
                    pc += 1;
                    continue;
                }
                Some(frame.keep(instr))
            } else {
                None
            };
            if !step(job, instr, pc) {
                job.frame.pc = pc;
                return Exit::Access;
            }
            if let Some(kept) = kept {
                job.frame.restore(instr, kept);
            }
            pc += 1;
        }
        let frame = &mut *job.frame;
        frame.pc = pc;
        *job.fuel -= i64::from(block.weight) * i64::from(frame.mask.count_ones());
        let more = match block.end {
            End::Jump(to) => frame.jump(code, to),
            End::Branch(register, yes, no) => {
                let taken = frame.reg(register).base & frame.mask;
                if taken == frame.mask {
                    frame.jump(code, yes)
                } else if taken == 0 {
                    frame.jump(code, no)
                } else {
                    frame.arrive(yes, taken);
                    frame.arrive(no, frame.mask & !taken);
                    frame.next(code)
                }
            }
            End::Barrier(target) => {
                frame.suspended |= frame.mask;
                let lanes = frame.mask;
                match frame
                    .at_barrier
                    .iter_mut()
                    .find(|waiting| waiting.target == target)
                {
                    Some(waiting) => waiting.lanes |= lanes,
                    None => frame.at_barrier.push(Waiting {
                        target,
                        lanes,
                        source: block.source,
                    }),
                }
                frame.next(code)
            }
            End::Return => {
                frame.alive &= !frame.mask;
                frame.next(code)
            }
            End::Trap(_) => return Exit::Trap,
        };
        if !more {
            return Exit::Still;
        }
        if *job.fuel < 0 {
            return Exit::Fuel;
        }
    }
}

/// Defines the dispatch of one instruction from the list.
macro_rules! define {
    (
        binary { $(($b:ident, $bt:ty, $bm:ident, $br:ident))* }
        compare { $(($c:ident, $ct:ty, $cm:ident))* }
        unary { $(($u:ident, $ut:ty, $uo:ty, $um:ident, $ur:ident))* }
        ternary { $(($t:ident, $tt:ty, $tm:ident))* }
        rare {
            binary { $(($rb:ident, $rbt:ty, $rbm:ident, $rbr:ident))* }
            compare { $(($rc:ident, $rct:ty, $rcm:ident))* }
            unary { $(($ru:ident, $rut:ty, $ruo:ty, $rum:ident, $rur:ident))* }
        }
    ) => {
        /// Executes one instruction; false if it needs the slow way.
        #[inline(always)]
        fn step<const N: usize>(job: &mut Job<'_, N>, instr: &Instr, pc: u32) -> bool {
            let frame = &mut *job.frame;
            let site = || (&job.code.sites[instr.site as usize], &job.found[instr.site as usize]);
            match instr.code {
                $(Code::$b => frame.binary::<$bt>(instr, Rule::$br, |a, b| a.$bm(b)),)*
                $(Code::$c => frame.compare::<$ct>(instr, |a, b| a.$cm(b)),)*
                $(Code::$u => frame.unary::<$ut, $uo>(instr, Rule::$ur, |a| a.$um()),)*
                $(Code::$rb => frame.lane_by_lane(instr),)*
                $(Code::$rc => frame.lane_by_lane(instr),)*
                $(Code::$ru => frame.lane_by_lane(instr),)*
                $(Code::$t => frame.ternary::<$tt>(instr, |a, b, c| a.$tm(b, c)),)*
                Code::Select8 => frame.select::<u8>(instr),
                Code::Select16 => frame.select::<u16>(instr),
                Code::Select32 => frame.select::<u32>(instr),
                Code::Select64 => frame.select::<u64>(instr),
                Code::SelectB => {
                    let [a, b, c] = [instr.a, instr.b, instr.c].map(|register| frame.reg(register).base);
                    frame.set_scalar(instr.dst, a & b | !a & c, 0);
                }
                Code::AndB | Code::OrB | Code::XorB => {
                    let (a, b) = (frame.reg(instr.a).base, frame.reg(instr.b).base);
                    let bits = match instr.code {
                        Code::AndB => a & b,
                        Code::OrB => a | b,
                        _ => a ^ b,
                    };
                    frame.set_scalar(instr.dst, bits, 0);
                }
                Code::NotB => frame.set_scalar(instr.dst, !frame.reg(instr.a).base, 0),
                Code::CopyB => frame.set_scalar(instr.dst, frame.reg(instr.a).base, 0),
                Code::Copy8 => frame.copy::<u8>(instr.dst, instr.a),
                Code::Copy16 => frame.copy::<u16>(instr.dst, instr.a),
                Code::Copy32 => frame.copy::<u32>(instr.dst, instr.a),
                Code::Copy64 => frame.copy::<u64>(instr.dst, instr.a),
                Code::Routine => frame.routine(instr, &job.code.calls[instr.site as usize]),
                Code::Move => return false,
                Code::Const => frame.set_scalar(instr.dst, instr.imm, 0),
                Code::Clear => frame.clear(instr),
                Code::BuiltIn => built_in(job, instr),
                Code::Load8 => return frame.load::<u8>(instr, pc, site().0, site().1),
                Code::Load16 => return frame.load::<u16>(instr, pc, site().0, site().1),
                Code::Load32 => return frame.load::<u32>(instr, pc, site().0, site().1),
                Code::Load64 => return frame.load::<u64>(instr, pc, site().0, site().1),
                Code::Store8 => return frame.store::<u8>(instr, pc, site().0, site().1),
                Code::Store16 => return frame.store::<u16>(instr, pc, site().0, site().1),
                Code::Store32 => return frame.store::<u32>(instr, pc, site().0, site().1),
                Code::Store64 => return frame.store::<u64>(instr, pc, site().0, site().1),
                Code::Atomic => return frame.atomic(instr, pc, site().0, site().1),
            }
            true
        }
    };
}
for_each_op!(define);

impl<const N: usize> Frame<N> {
    /// Fills a variable of the active lanes with zeros.
    fn clear(&mut self, instr: &Instr) {
        let lane_words = self.private.len() / N;
        let first = usize::try_from(instr.imm / 8).unwrap_or(0);
        let skip = usize::try_from(instr.imm % 8).unwrap_or(0);
        let bytes = instr.site as usize;
        for lane in 0..N {
            if self.mask >> lane & 1 == 0 {
                continue;
            }
            let from = lane * lane_words + first;
            let words = &mut self.private[from..from + (skip + bytes).div_ceil(8)];
            for (at, word) in words.iter_mut().enumerate() {
                // Bytes of this word that belong to the variable.
                let (low, high) = (skip.saturating_sub(at * 8).min(8), (skip + bytes - at * 8).min(8));
                let mut kept = word.to_le_bytes();
                kept[low..high].fill(0);
                *word = u64::from_le_bytes(kept);
            }
        }
    }
}

/// Built-in variables (3.2.21).
#[inline(never)]
fn built_in<const N: usize>(job: &mut Job<'_, N>, instr: &Instr) {
    let grid = &job.launch.common.grid;
    let d = usize::try_from(instr.imm).unwrap_or(0).min(2);
    let (count, size) = (grid.group_count.map(u64::from), grid.group_size.map(u64::from));
    let global_size = [0, 1, 2].map(|d| count[d].wrapping_mul(size[d]));
    let group = job.group;
    let shared = job.launch.shared;
    let frame = &mut *job.frame;
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
        return frame.set_scalar(instr.dst, word, 0);
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
        return frame.set_scalar(instr.dst, 0, 0);
    }
    if which == Some(BuiltIn::LocalInvocationIndex) {
        return frame.set_scalar(instr.dst, items.linear, 1);
    }
    // In one row, x goes up by one and the others stay.
    let row = frame.ids.is_empty();
    let in_row = items.place;
    if row {
        let word = match which {
            Some(BuiltIn::LocalInvocationId) => in_row[d],
            Some(BuiltIn::GlobalLinearId) => {
                let id = [0, 1, 2].map(|d| {
                    in_row[d]
                        .wrapping_add(start(d))
                        .wrapping_sub(grid.global_offset[d])
                });
                id[2]
                    .wrapping_mul(global_size[1])
                    .wrapping_add(id[1])
                    .wrapping_mul(global_size[0])
                    .wrapping_add(id[0])
            }
            _ => in_row[d].wrapping_add(start(d)),
        };
        let stride = u64::from(d == 0);
        return frame.set_scalar(instr.dst, word, stride);
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
}
