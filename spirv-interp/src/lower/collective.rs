//! Instructions that work-items execute together, and what a work-item finds out about its sub-group alone. One
//! instruction of the lowered form deals with one component.

use spirv::{BuiltIn, Op, Scope, StorageClass};

use super::build::{Builder, Instance, Result, Words};
use super::form::{Collective, Kind, Part, Terminator, Value};
use crate::bytecode::{Code, Together, Ty, by_width};
use crate::validate::group::{self, Form, Reach};
use crate::validate::types::Scalar;

/// Group operations (3.2.28).
const REDUCE: u32 = 0;
const INCLUSIVE: u32 = 1;
const EXCLUSIVE: u32 = 2;
const CLUSTERED: u32 = 3;
/// Words of a ballot.
const BALLOT: u32 = 4;

impl Builder<'_> {
    /// Lowers an instruction that work-items execute together; returns its value, if it has one.
    pub(super) fn collective(
        &mut self,
        instance: &Instance,
        found: group::Collective,
        w: &[u32],
    ) -> Result<Option<Words>> {
        let scope = match found.scope {
            Some(word) => {
                let scope = self.tables.constant_scalar(w[word]);
                scope.ok_or_else(|| self.refuse("the scope is not a constant"))?
            }
            None => Scope::Subgroup as u64,
        };
        // One invocation has nobody to wait for. What it would get from the others is 0.
        if scope == Scope::Invocation as u64 {
            return Ok(match found.form {
                Form::Barrier => None,
                _ => Some(self.zeros(w[2])),
            });
        }
        let (reach, a) = (found.reach(scope), &w[found.first..]);
        let mut what = Together {
            form: found.form,
            operation: 0,
            cluster: 0,
            scalar: Scalar::Bool,
            part: 0,
        };
        if found.form == Form::Barrier {
            self.wait(what, reach, Vec::new());
            return Ok(None);
        }
        if found.form == Form::AsyncCopy {
            return self.async_copy(instance, what, reach, a).map(Some);
        }
        let value = match found.form {
            Form::Elect => None,
            Form::Combine(_) => Some(a[1]),
            _ => Some(a[0]),
        };
        let words = match value {
            Some(id) => {
                what.scalar = self.tables.places[id as usize].scalar;
                self.get(instance, id)?
            }
            None => Vec::new(),
        };
        let each = |this: &mut Self, what: Together, rest: &[Value]| -> Words {
            let with_rest = |word: &Value| [&[*word], rest].concat();
            words
                .iter()
                .map(|word| this.together(what, reach, with_rest(word)))
                .collect()
        };
        Ok(Some(match found.form {
            Form::Elect => vec![self.together(what, reach, Vec::new())],
            Form::Ballot => (0..BALLOT)
                .map(|part| {
                    what.part = u64::from(part);
                    self.together(what, reach, words.clone())
                })
                .collect(),
            Form::AllEqual => {
                let equal = each(self, what, &[]);
                vec![self.fold(Code::AndB, &equal)]
            }
            Form::Broadcast if reach == Reach::Group => {
                let linear = self.linear_id(instance, a[1])?;
                each(self, what, &[linear])
            }
            Form::Broadcast | Form::Shuffle | Form::ShuffleXor | Form::ShuffleUp | Form::ShuffleDown => {
                let number = self.wide(instance, a[1], false)?;
                each(self, what, &[number])
            }
            Form::Rotate => {
                let distance = self.wide(instance, a[1], true)?;
                what.cluster = self.cluster(a.get(2))?;
                each(self, what, &[distance])
            }
            Form::PairUp | Form::PairDown => {
                let second = self.get(instance, a[1])?;
                let distance = self.wide(instance, a[2], false)?;
                let pairs = words.iter().zip(second);
                pairs
                    .map(|(first, second)| self.together(what, reach, vec![*first, second, distance]))
                    .collect()
            }
            Form::Combine(_) => {
                what.operation = a[0];
                if a[0] == CLUSTERED {
                    what.cluster = self.cluster(a.get(2))?;
                }
                each(self, what, &[])
            }
            _ => each(self, what, &[]),
        }))
    }

    fn cluster(&self, id: Option<&u32>) -> Result<u64> {
        let Some(id) = id else { return Ok(0) };
        let size = self.tables.constant_scalar(*id);
        size.ok_or_else(|| self.refuse("the cluster size is not a constant"))
    }

    /// One component of what work-items do together.
    fn together(&mut self, what: Together, reach: Reach, args: Vec<Value>) -> Value {
        let ty = match what.form {
            Form::Elect | Form::All | Form::Any | Form::AllEqual => Ty::B,
            Form::Ballot => Ty::W32,
            _ => Ty::of_bits(what.scalar.bits()),
        };
        if reach == Reach::Active {
            return self.emit(Kind::Active(what), ty, args);
        }
        self.wait(what, reach, args);
        let same = match what.form {
            Form::All | Form::Any => reach == Reach::Group,
            Form::Combine(_) => reach == Reach::Group && what.operation == REDUCE,
            _ => false,
        };
        self.emit(Kind::Received { same }, ty, Vec::new())
    }

    /// Ends the block: all wait for each other.
    fn wait(&mut self, what: Together, reach: Reach, args: Vec<Value>) {
        self.break_block(|next| match (what.form, reach) {
            (Form::Barrier, Reach::Group) => Terminator::Barrier(next),
            _ => Terminator::Collective(Box::new(Collective {
                what,
                reach,
                args,
                next,
            })),
        });
    }

    /// An integer operand with 64 bits.
    fn wide(&mut self, instance: &Instance, id: u32, signed: bool) -> Result<Value> {
        let value = self.scalar(instance, id)?;
        Ok(self.resize(value, 64, signed))
    }

    fn built_in_word(&mut self, which: BuiltIn, dimension: u32) -> Value {
        self.emit(Kind::BuiltIn { which, dimension }, Ty::W64, Vec::new())
    }

    /// The number of the work-item that up to three ids name; all ones if they name none. The last id is checked by
    /// whoever looks for the number.
    fn linear_id(&mut self, instance: &Instance, id: u32) -> Result<Value> {
        let mut ids = Vec::new();
        for word in self.get(instance, id)? {
            ids.push(self.resize(word, 64, false));
        }
        let zero = self.constant(Ty::W64, 0);
        ids.resize(3, zero);
        let [x, y] = [0, 1].map(|d| self.built_in_word(BuiltIn::WorkgroupSize, d));
        let inside = [(ids[0], x), (ids[1], y)].map(|(id, size)| self.pure(Code::ULt64, &[id, size]));
        let inside = self.fold(Code::AndB, &inside);
        let mut linear = self.pure(Code::Mul64, &[ids[2], y]);
        linear = self.pure(Code::Add64, &[linear, ids[1]]);
        linear = self.pure(Code::Mul64, &[linear, x]);
        linear = self.pure(Code::Add64, &[linear, ids[0]]);
        let none = self.constant(Ty::W64, u64::MAX);
        Ok(self.select(inside, linear, none))
    }

    /// OpGroupAsyncCopy: destination, source, number of elements, stride of the global side in elements, event.
    fn async_copy(&mut self, instance: &Instance, what: Together, reach: Reach, a: &[u32]) -> Result<Words> {
        let (to, from) = (self.scalar(instance, a[0])?, self.scalar(instance, a[1])?);
        let (class, pointee) = self.pointer_type(a[0])?;
        let size = pointee.map_or(0, |ty| self.tables.types.get(ty).size);
        let (count, stride) = (
            self.wide(instance, a[2], false)?,
            self.wide(instance, a[3], false)?,
        );
        let what = Together {
            operation: u32::from(class == StorageClass::CrossWorkgroup),
            part: size,
            ..what
        };
        self.wait(what, reach, vec![to, from, count, stride]);
        // An event that goes on, or a new one, which is any but null.
        let event = self.scalar(instance, a[4])?;
        let bits = self.function.inst(event).ty.bits();
        let one = self.constant(Ty::of_bits(bits), 1);
        Ok(vec![self.pure(
            by_width!(bits, UMax8, UMax16, UMax32, UMax64),
            &[event, one],
        )])
    }

    /// What a work-item finds out about a ballot on its own (3.3.24). Only the bits of members of the sub-group count.
    pub(super) fn ballot(&mut self, instance: &Instance, op: Op, w: &[u32]) -> Result<Words> {
        let value = if op == Op::GroupNonUniformBallotBitCount {
            w[5]
        } else {
            w[4]
        };
        let words = self.get(instance, value)?;
        if op == Op::GroupNonUniformBallotBitExtract {
            return self.ballot_bit(instance, &words, w[5]);
        }
        let mut counted = Vec::new();
        for (word, part) in words.iter().zip(0..) {
            let mask = match (op, w[4]) {
                (Op::GroupNonUniformInverseBallot, _) => self.ballot_mask(BuiltIn::SubgroupEqMask, part),
                (Op::GroupNonUniformBallotBitCount, INCLUSIVE) => {
                    self.ballot_mask(BuiltIn::SubgroupLeMask, part)
                }
                (Op::GroupNonUniformBallotBitCount, EXCLUSIVE) => {
                    self.ballot_mask(BuiltIn::SubgroupLtMask, part)
                }
                _ => {
                    let upto = self.ballot_mask(BuiltIn::SubgroupLeMask, part);
                    let above = self.ballot_mask(BuiltIn::SubgroupGtMask, part);
                    self.pure(Code::Or32, &[upto, above])
                }
            };
            counted.push(self.pure(Code::And32, &[*word, mask]));
        }
        let bits = self.tables.places[w[2] as usize].scalar.bits();
        Ok(vec![match op {
            Op::GroupNonUniformInverseBallot => {
                let any = self.fold(Code::Or32, &counted);
                let zero = self.constant(Ty::W32, 0);
                self.pure(Code::Ne32, &[any, zero])
            }
            Op::GroupNonUniformBallotBitCount => {
                let counts: Words = counted
                    .iter()
                    .map(|word| self.pure(Code::PopCount32, &[*word]))
                    .collect();
                let count = self.fold(Code::Add32, &counts);
                self.resize(count, bits, false)
            }
            op => self.ballot_find(op == Op::GroupNonUniformBallotFindLSB, &counted, bits),
        }])
    }

    fn ballot_mask(&mut self, which: BuiltIn, part: u32) -> Value {
        let word = self.built_in_word(which, part);
        self.resize(word, 32, false)
    }

    /// The bit with a number; none beyond the last one is set.
    fn ballot_bit(&mut self, instance: &Instance, words: &Words, index: u32) -> Result<Words> {
        let index = self.wide(instance, index, false)?;
        let five = self.constant(Ty::W64, 5);
        let number = self.pure(Code::LShr64, &[index, five]);
        let zero = self.constant(Ty::W32, 0);
        let mut found = zero;
        for (part, word) in (0..).zip(words) {
            let part = self.constant(Ty::W64, part);
            let here = self.pure(Code::Eq64, &[number, part]);
            found = self.select(here, *word, found);
        }
        // Shift amounts count modulo the width.
        let by = self.resize(index, 32, false);
        let shifted = self.pure(Code::LShr32, &[found, by]);
        let one = self.constant(Ty::W32, 1);
        let bit = self.pure(Code::And32, &[shifted, one]);
        Ok(vec![self.pure(Code::Ne32, &[bit, zero])])
    }

    /// Number of the lowest or highest bit that is set, all ones if none is.
    fn ballot_find(&mut self, lowest: bool, words: &Words, bits: u32) -> Value {
        let zero = self.constant(Ty::W32, 0);
        let mut result = self.constant(Ty::of_bits(bits), u64::MAX >> (64 - bits));
        // The last word that is looked at wins.
        let mut parts: Vec<(u64, Value)> = (0..).zip(words.iter().copied()).collect();
        if lowest {
            parts.reverse();
        }
        for (part, word) in parts {
            let first = self.constant(Ty::W32, part * 32 + if lowest { 0 } else { 31 });
            let number = if lowest {
                let zeros = self.pure(Code::Ctz32, &[word]);
                self.pure(Code::Add32, &[first, zeros])
            } else {
                let zeros = self.pure(Code::Clz32, &[word]);
                self.pure(Code::Sub32, &[first, zeros])
            };
            let number = self.resize(number, bits, false);
            let any = self.pure(Code::Ne32, &[word, zero]);
            result = self.select(any, number, result);
        }
        result
    }

    /// Address of the first component of a block, and distance to the next one: members of the sub-group lie next to
    /// each other.
    fn block(&mut self, instance: &Instance, pointer: u32, size: u32) -> Result<(Value, Value, Part)> {
        let address = self.scalar(instance, pointer)?;
        let (class, _) = self.pointer_type(pointer)?;
        if self.input(address).is_some() {
            return Err(self.refuse("a built-in variable"));
        }
        let lane = self.built_in_word(BuiltIn::SubgroupLocalInvocationId, 0);
        let distance = self.scaled(lane, u64::from(size));
        let members = self.built_in_word(BuiltIn::SubgroupMaxSize, 0);
        let stride = self.scaled(members, u64::from(size));
        let part = Part {
            base: 0,
            len: size,
            leaf: 0,
            global: class == StorageClass::CrossWorkgroup,
        };
        Ok((self.add_bytes(address, distance), stride, part))
    }

    /// OpSubgroupBlockReadINTEL. Each work-item goes by its own pointer.
    pub(super) fn block_read(&mut self, instance: &Instance, w: &[u32]) -> Result<Words> {
        let place = self.tables.places[w[2] as usize];
        let (mut address, stride, part) = self.block(instance, w[3], place.scalar.bytes())?;
        let mut words = Vec::new();
        for _ in 0..place.words {
            words.push(self.load_leaf(address, place.scalar, part));
            address = self.add_bytes(address, stride);
        }
        Ok(words)
    }

    /// OpSubgroupBlockWriteINTEL, likewise.
    pub(super) fn block_write(&mut self, instance: &Instance, w: &[u32]) -> Result<()> {
        let size = self.tables.places[w[2] as usize].scalar.bytes();
        let words = self.get(instance, w[2])?;
        let (mut address, stride, part) = self.block(instance, w[1], size)?;
        for word in words {
            self.store_leaf(address, word, part);
            address = self.add_bytes(address, stride);
        }
        Ok(())
    }
}
