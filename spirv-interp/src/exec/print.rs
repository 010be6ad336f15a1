//! printf. Lanes run side by side, but what they print comes out as if each had run alone until it ended, waited for
//! others or, where lanes take turns, until its turn was over: it is put aside, and handed over in that order when no
//! lane of the batch can go on.

use super::machine::Machine;
use crate::bytecode::{Code, Instr};
use crate::printf::Argument;

use super::copy::Place;

/// Bytes put aside after which all is handed over, whatever the order.
const MAX_WAITING: usize = 1 << 20;

/// When something was printed: the number of the sub-group, of the turn, of the part of the turn, and the lane.
pub(super) type Moment = (u32, u64, usize, u32);

/// What one lane printed.
#[derive(Debug)]
pub(super) struct Printed {
    when: Moment,
    text: Vec<u8>,
}

impl<const N: usize> Machine<'_, N> {
    /// Executes a call of printf, the instruction with a number, for all active lanes.
    pub(super) fn print(&mut self, at: usize, number: usize, instr: &Instr) {
        if !self.frames[at].reg(instr.dst).in_column(u32::from(instr.bits)) {
            self.frames[at].fill(instr.dst, u32::from(instr.bits));
        }
        let mut lanes = self.frames[at].mask;
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            match self.print_lane(at, number, lane) {
                Ok(result) => self.frames[at].set_word(instr.dst, instr.bits, lane, result),
                Err(stop) => {
                    let source = self.code.sources[number];
                    self.trapped(at, lane, *stop, source);
                    break;
                }
            }
        }
        self.frames[at].set_vector(instr.dst);
        if self.waiting_text > MAX_WAITING {
            self.hand_over(at, None);
        }
    }

    fn print_lane(&mut self, at: usize, number: usize, lane: u32) -> Result<u64, Box<crate::trap::Stop>> {
        let site = self.code.instrs[number].site as usize;
        let operands = &self.code.prints[site];
        let frame = &self.frames[at];
        let words: Vec<Vec<u64>> = operands
            .iter()
            .map(|printed| {
                let words = printed.words.iter();
                words
                    .map(|operand| frame.word(operand.register, operand.bits, lane))
                    .collect()
            })
            .collect();
        let arguments: Vec<Argument<'_>> = operands
            .iter()
            .zip(&words)
            .map(|(printed, words)| Argument {
                scalar: printed.scalar,
                global: printed.global,
                words,
            })
            .collect();
        let mut printer = std::mem::take(&mut self.printer);
        let printed = printer.print(arguments[0], &arguments[1..], &mut |global, address| {
            let place = Place {
                frame: at,
                lane,
                global,
                address,
            };
            self.load_byte(place)
        });
        self.printer = printer;
        let (text, result) = printed?;
        if self.launch.common.print.is_some() && !text.is_empty() {
            let when = self.moment(at, number, lane);
            self.waiting_text += text.len();
            self.frames[at].printed.push(Printed { when, text });
        }
        Ok(result)
    }

    /// Where a lane is in the order in which work-items would run one after the other; `number` is that of its
    /// instruction.
    pub(super) fn moment(&self, at: usize, number: usize, lane: u32) -> Moment {
        if !self.code.subgroups {
            return (0, 0, 0, lane);
        }
        let subgroup = lane / self.launch.common.subgroup_size;
        if !self.code.ordered {
            return (subgroup, self.frames[at].turns[lane as usize], 0, lane);
        }
        // Turns end with blocks, and where active lanes do something together.
        let block = &self.code.blocks[self.frames[at].block as usize];
        let before = block.first as usize..number.min(block.last as usize);
        let together = self.code.instrs[before].iter();
        let parts = together.filter(|instr| instr.code == Code::Active).count();
        (subgroup, self.executed(), parts, lane)
    }

    /// Hands over what the lanes of a batch printed, or what of it comes up to a moment.
    pub(super) fn hand_over(&mut self, at: usize, last: Option<Moment>) {
        let mut printed = std::mem::take(&mut self.frames[at].printed);
        if printed.is_empty() {
            return;
        }
        self.waiting_text -= printed.iter().map(|printed| printed.text.len()).sum::<usize>();
        printed.sort_by_key(|printed| printed.when);
        let Some(print) = self.launch.common.print else {
            return;
        };
        let before = |printed: &&Printed| last.is_none_or(|last| printed.when <= last);
        for printed in printed.iter().filter(before) {
            print(&printed.text);
        }
    }
}
