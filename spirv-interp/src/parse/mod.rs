//! Bytes → [`Module`]: the instruction stream, cut into instructions and checked for shape only.
//!
//! Promises: every opcode is one that the grammar knows, every instruction lies inside the module and has all the
//! operands that the grammar asks for, and every id is below the bound. What ids *mean* is `validate`'s matter.
//! Time and memory are linear in the size of the input; a forged bound allocates nothing.

mod error;
pub(crate) mod operands;

pub use error::{ParseError, ParseErrorKind};

use std::collections::HashSet;
use std::ops::Range;

use spirv::{Op, OpenclStd100Op};

use operands::{Context, Role, grammar};

/// The first word of a module in the byte order of the module (SPIR-V specification, 2.3).
const MAGIC: u32 = 0x0723_0203;
/// The extended instruction set of OpenCL kernels.
pub(crate) const OPENCL_STD: &str = "OpenCL.std";
/// Words before the first instruction.
const HEADER_WORDS: usize = 5;
/// The universal limit on the id bound (SPIR-V specification, 2.17).
const MAX_BOUND: u32 = 0x3f_ffff;
/// Ids that a module may leave unused for each of its words. Real translators use one id for two to five words; the
/// limit only keeps a forged bound from costing memory.
const IDS_PER_WORD: u64 = 4;
/// Ids allowed in the smallest module.
const IDS_ALWAYS: u64 = 4096;

/// One instruction of a [`Module`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Instruction {
    /// What it is.
    pub op: Op,
    /// Number of words, the first one included.
    pub len: u16,
    /// Offset of the first word in the module.
    pub start: u32,
    /// Result type id, 0 if the instruction has none.
    pub result_type: u32,
    /// Result id, 0 if the instruction has none.
    pub result: u32,
}

impl Instruction {
    fn range(&self) -> Range<usize> {
        let start = self.start as usize;
        start..start + usize::from(self.len)
    }

    /// The name as the specification writes it: `OpIAdd`.
    pub fn name(&self) -> String {
        format!("Op{:?}", self.op)
    }
}

/// A parsed, not yet validated SPIR-V module.
#[derive(Clone, Debug)]
pub struct Module {
    pub(crate) words: Vec<u32>,
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) bound: u32,
}

impl Module {
    /// All words of an instruction, the opcode word first.
    pub(crate) fn words(&self, instruction: &Instruction) -> &[u32] {
        &self.words[instruction.range()]
    }

    /// The name of an instruction, that of the extended instruction included: `OpExtInst fma`.
    pub(crate) fn full_name(&self, instruction: &Instruction) -> String {
        let name = instruction.name();
        if instruction.op != Op::ExtInst {
            return name;
        }
        // Operands: type, result, set, number.
        let number = self.words(instruction).get(4);
        match number.and_then(|number| OpenclStd100Op::from_u32(*number)) {
            Some(extended) => format!("{name} {extended:?}"),
            None => name,
        }
    }

    /// Version of SPIR-V that the header names: (major, minor).
    pub fn version(&self) -> (u8, u8) {
        let [_, minor, major, _] = self.words[1].to_le_bytes();
        (major, minor)
    }

    /// Number of instructions.
    pub fn instruction_count(&self) -> usize {
        self.instructions.len()
    }

    /// Words that one case literal of an OpSwitch takes: as many as the selector's type needs (3.3.17 OpSwitch).
    pub(crate) fn switch_literal_words(&self, selector: u32, widths: &IntWidths) -> usize {
        if widths.of_value(selector) > 32 { 2 } else { 1 }
    }
}

/// The integer width of each id, as far as it can be known without looking at more than declarations.
pub(crate) struct IntWidths {
    type_width: Vec<u8>,
    value_type: Vec<u32>,
}

impl IntWidths {
    pub fn new(module: &Module) -> Self {
        let ids = module.bound as usize;
        let mut widths = Self {
            type_width: vec![0; ids],
            value_type: vec![0; ids],
        };
        for instruction in &module.instructions {
            if instruction.op == Op::TypeInt {
                let width = module.words(instruction)[2];
                widths.type_width[instruction.result as usize] = u8::try_from(width).unwrap_or(0);
            } else if instruction.result != 0 {
                widths.value_type[instruction.result as usize] = instruction.result_type;
            }
        }
        widths
    }

    fn of_value(&self, id: u32) -> u8 {
        self.type_width[self.value_type[id as usize] as usize]
    }
}

/// Reads a module from the bytes that zeModuleCreate was given. Both byte orders are accepted (2.3: the magic number
/// tells which one).
///
/// # Errors
/// [`ParseError`] names the word and what is wrong with it.
pub fn parse(bytes: &[u8]) -> Result<Module, ParseError> {
    let words = read_words(bytes)?;
    let bound = read_header(&words)?;
    let mut module = Module {
        words,
        instructions: Vec::new(),
        bound,
    };
    let mut opencl_sets = HashSet::new();
    let mut at = HEADER_WORDS;
    while at < module.words.len() {
        let instruction = read_instruction(&module.words, at, bound, &opencl_sets)?;
        at += usize::from(instruction.len);
        if instruction.op == Op::ExtInstImport
            && literal_string(&module.words(&instruction)[2..]) == OPENCL_STD
        {
            opencl_sets.insert(instruction.result);
        }
        module.instructions.push(instruction);
    }
    check_switches(&module)?;
    Ok(module)
}

fn read_words(bytes: &[u8]) -> Result<Vec<u32>, ParseError> {
    let fail = |kind| {
        Err(ParseError {
            word: bytes.len() / 4,
            op: None,
            kind,
        })
    };
    if !bytes.len().is_multiple_of(4) {
        return fail(ParseErrorKind::SizeNotWholeWords { size: bytes.len() });
    }
    if bytes.len() < HEADER_WORDS * 4 {
        return fail(ParseErrorKind::HeaderTooShort { size: bytes.len() });
    }
    if u32::try_from(bytes.len() / 4).is_err() {
        return fail(ParseErrorKind::TooLong);
    }
    let (quads, _) = bytes.as_chunks::<4>();
    let first = u32::from_le_bytes(quads[0]);
    if first == MAGIC {
        Ok(quads.iter().map(|quad| u32::from_le_bytes(*quad)).collect())
    } else if first == MAGIC.swap_bytes() {
        Ok(quads.iter().map(|quad| u32::from_be_bytes(*quad)).collect())
    } else {
        Err(ParseError {
            word: 0,
            op: None,
            kind: ParseErrorKind::BadMagic { found: first },
        })
    }
}

fn read_header(words: &[u32]) -> Result<u32, ParseError> {
    let bound = words[3];
    let fail = |kind| {
        Err(ParseError {
            word: 3,
            op: None,
            kind,
        })
    };
    // 2.3: all ids are above 0 and below the bound, so the smallest bound is 1.
    if bound == 0 {
        return fail(ParseErrorKind::ZeroBound);
    }
    // 2.17 gives the universal limit; the other one ties the bound to what the module can define.
    let limit = (words.len() as u64 * IDS_PER_WORD).max(IDS_ALWAYS);
    if bound > MAX_BOUND || u64::from(bound) > limit {
        let limit = u32::try_from(limit).map_or(MAX_BOUND, |limit| limit.min(MAX_BOUND));
        return fail(ParseErrorKind::BoundTooLarge { bound, limit });
    }
    Ok(bound)
}

fn read_instruction(
    words: &[u32],
    at: usize,
    bound: u32,
    opencl_sets: &HashSet<u32>,
) -> Result<Instruction, ParseError> {
    let [low_0, low_1, high_0, high_1] = words[at].to_le_bytes();
    let opcode = u16::from_le_bytes([low_0, low_1]);
    let len = u16::from_le_bytes([high_0, high_1]);
    let entry = grammar(opcode);
    let fail = |word, kind| {
        Err(ParseError {
            word,
            op: entry.map(|entry| entry.opcode),
            kind,
        })
    };
    // 2.3: the word count includes the opcode word, so 0 can never be right.
    if len == 0 {
        return fail(at, ParseErrorKind::ZeroWordCount);
    }
    if usize::from(len) > words.len() - at {
        return fail(
            at,
            ParseErrorKind::Truncated {
                wanted: len,
                left: words.len() - at,
            },
        );
    }
    let Some(entry) = entry else {
        return fail(at, ParseErrorKind::UnknownOpcode { opcode });
    };
    let start = u32::try_from(at).expect("read_words limits the module to 2^32 words");
    let mut instruction = Instruction {
        op: entry.opcode,
        len,
        start,
        result_type: 0,
        result: 0,
    };
    let body = &words[at..at + usize::from(len)];
    let mut bad_id = None;
    let context = Context {
        switch_literal_words: None,
        opencl_sets,
    };
    let shape = operands::visit(entry, body, &context, &mut |index, role| {
        let word = body[index];
        match role {
            Role::ResultType => instruction.result_type = word,
            Role::Result => instruction.result = word,
            Role::Id => {}
            Role::Literal => return,
        }
        if word == 0 || word >= bound {
            bad_id.get_or_insert((index, word));
        }
    });
    if let Err(kind) = shape {
        return fail(at, kind);
    }
    if let Some((index, id)) = bad_id {
        return fail(at + index, ParseErrorKind::IdOutOfBounds { id, bound });
    }
    Ok(instruction)
}

/// The targets of an OpSwitch can only be told from its literals when the width of the selector is known, which may
/// be defined later in the file.
fn check_switches(module: &Module) -> Result<(), ParseError> {
    if !module
        .instructions
        .iter()
        .any(|instruction| instruction.op == Op::Switch)
    {
        return Ok(());
    }
    let widths = IntWidths::new(module);
    for instruction in module
        .instructions
        .iter()
        .filter(|instruction| instruction.op == Op::Switch)
    {
        let body = module.words(instruction);
        let entry = grammar(Op::Switch as u16).expect("OpSwitch is in the grammar");
        let literal_words = module.switch_literal_words(body[1], &widths);
        let context = Context {
            switch_literal_words: Some(literal_words),
            opencl_sets: &HashSet::new(),
        };
        let mut bad_id = None;
        let shape = operands::visit(entry, body, &context, &mut |index, role| {
            if role != Role::Literal && (body[index] == 0 || body[index] >= module.bound) {
                bad_id.get_or_insert((index, body[index]));
            }
        });
        let at = instruction.start as usize;
        let op = Some(Op::Switch);
        shape.map_err(|kind| ParseError { word: at, op, kind })?;
        if let Some((index, id)) = bad_id {
            let kind = ParseErrorKind::IdOutOfBounds {
                id,
                bound: module.bound,
            };
            return Err(ParseError {
                word: at + index,
                op,
                kind,
            });
        }
    }
    Ok(())
}

/// Decodes the NUL-terminated string that starts at `words[0]` (2.2.1 Literal String). Bytes that are not UTF-8 are
/// replaced.
pub(crate) fn literal_string(words: &[u32]) -> String {
    let mut bytes: Vec<u8> = Vec::with_capacity(words.len() * 4);
    for word in words {
        for byte in word.to_le_bytes() {
            if byte == 0 {
                return String::from_utf8_lossy(&bytes).into_owned();
            }
            bytes.push(byte);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Words that the string takes, its NUL included.
pub(crate) fn literal_string_words(words: &[u32]) -> Option<usize> {
    words
        .iter()
        .position(|word| word.to_le_bytes().contains(&0))
        .map(|last| last + 1)
}

#[cfg(test)]
mod tests;
