//! Arguments for kernels of which nothing is known but their types.
//!
//! Every pointer gets a buffer of its own, which is filled by what it points to: integers are small, so that sizes,
//! strides and indices stay in bounds, and floating-point numbers moderate. Types do not tell all pointers: compilers
//! keep them in 64-bit integers too, and in memory. Those are found out by [`Arguments::guesses`].

use std::sync::atomic::{AtomicU64, Ordering};

use spirv_interp::{ArgKind, ArgValue, Grid, Kernel, Layout, Scalar};

use super::memory::{BUFFER, Memory};

/// Bytes of work-group memory for each argument that is some.
const LOCAL: u64 = 1 << 16;

/// Launches to choose from: full and partial batches and sub-groups, and all dimensions.
const GRIDS: [Grid; 3] = [
    grid([3, 1, 1], [40, 1, 1]),
    grid([2, 2, 1], [16, 4, 1]),
    grid([2, 1, 2], [8, 4, 2]),
];

const fn grid(group_count: [u32; 3], group_size: [u32; 3]) -> Grid {
    Grid {
        group_count,
        group_size,
        global_offset: [0; 3],
    }
}

/// The kind of a launch, the largest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// Several groups in one to three dimensions.
    Any,
    /// Several groups in one dimension.
    Line,
    /// One group in one dimension.
    Group,
    /// One work-item.
    Item,
}

impl Shape {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Any, Self::Line, Self::Group, Self::Item];

    /// A launch of this kind. The size of groups is not ours to choose if the kernel has one.
    fn grid(self, kernel: &Kernel, number: u64) -> Grid {
        let (groups, size) = match self {
            Self::Any => {
                let one = &GRIDS[usize::try_from(number % 3).expect("less than three")];
                (one.group_count, one.group_size)
            }
            Self::Line => ([3, 1, 1], [40, 1, 1]),
            Self::Group => ([1; 3], [40, 1, 1]),
            Self::Item => ([1; 3], [1; 3]),
        };
        grid(groups, kernel.required_group_size().unwrap_or(size))
    }
}

/// Numbers that follow from a seed.
#[derive(Clone, Copy, Debug)]
pub struct Random(pub u64);

impl Random {
    /// The next number (splitmix64).
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }
}

/// What a buffer holds at first.
#[derive(Clone, Debug)]
struct Contents {
    layout: Layout,
    /// Where the pointers in it point to.
    target: Option<u64>,
}

/// A place that may hold a pointer although its type does not say so.
#[derive(Clone, Copy, Debug)]
pub enum Guess {
    /// A 64-bit integer in an argument.
    Argument {
        /// Number of the argument.
        index: usize,
        /// Bytes before it.
        offset: usize,
    },
    /// All words of a buffer.
    Buffer(usize),
}

/// How a kernel is launched.
#[derive(Clone, Debug)]
pub struct Arguments {
    /// The shape.
    pub grid: Grid,
    /// The values.
    pub values: Vec<ArgValue>,
    buffers: Vec<Contents>,
    /// 64-bit integers in arguments, and buffers without pointers.
    guesses: Vec<Guess>,
    seed: u64,
}

impl Arguments {
    /// Arguments for a kernel.
    pub fn new(kernel: &Kernel, seed: u64) -> Self {
        let mut random = Random(seed);
        let mut this = Self {
            grid: Shape::Any.grid(kernel, random.next()),
            values: Vec::new(),
            buffers: Vec::new(),
            guesses: Vec::new(),
            seed,
        };
        // Most integers are the same number: where sizes, strides and leading dimensions are, rows do not overlap.
        let usual = random.next() % 8 + 2;
        for (index, info) in kernel.args().iter().enumerate() {
            let layout = kernel.layout(index).unwrap_or_default();
            let value = match info.kind {
                ArgKind::Global { .. } | ArgKind::Constant => ArgValue::Pointer(this.buffer(layout)),
                ArgKind::Local => ArgValue::Local(LOCAL),
                ArgKind::Value => this.value(index, info.size, &layout, usual, &mut random),
                ArgKind::Image | ArgKind::Sampler => ArgValue::Unset,
            };
            this.values.push(value);
        }
        this
    }

    fn value(
        &mut self,
        index: usize,
        size: usize,
        layout: &Layout,
        usual: u64,
        random: &mut Random,
    ) -> ArgValue {
        let mut bytes = vec![0; size];
        for (offset, scalar) in &layout.scalars {
            let word = match scalar {
                Scalar::Pointer => self.buffer(Layout::default()),
                Scalar::Int(16 | 32 | 64) if !random.next().is_multiple_of(4) => usual,
                _ => value(*scalar, random.next()),
            };
            set(&mut bytes, *offset, *scalar, word);
            if *scalar == Scalar::Int(64) {
                let offset = *offset;
                self.guesses.push(Guess::Argument { index, offset });
            }
        }
        ArgValue::Value(bytes)
    }

    /// A new buffer.
    fn buffer(&mut self, layout: Layout) -> u64 {
        let number = self.buffers.len();
        let pointers = layout
            .scalars
            .iter()
            .any(|(_, scalar)| *scalar == Scalar::Pointer);
        self.buffers.push(Contents { layout, target: None });
        if pointers {
            self.buffers[number].target = Some(self.buffer(Layout::default()));
        } else {
            self.guesses.push(Guess::Buffer(number));
        }
        Memory::address(number)
    }

    /// For each place that may hold a pointer: the arguments if it does.
    pub fn guesses(&self) -> impl Iterator<Item = Self> {
        self.guesses.iter().enumerate().map(|(number, guess)| {
            let mut other = self.clone();
            other.guesses.remove(number);
            match *guess {
                Guess::Argument { index, offset } => {
                    let address = other.buffer(Layout::default());
                    if let ArgValue::Value(bytes) = &mut other.values[index] {
                        set(bytes, offset, Scalar::Pointer, address);
                    }
                }
                Guess::Buffer(number) => {
                    let address = other.buffer(Layout::default());
                    other.buffers[number] = Contents {
                        layout: Layout {
                            size: 8,
                            scalars: vec![(0, Scalar::Pointer)],
                        },
                        target: Some(address),
                    };
                }
            }
            other
        })
    }

    /// The same with fewer work-items.
    pub fn with(&self, kernel: &Kernel, shape: Shape) -> Self {
        let grid = shape.grid(kernel, Random(self.seed).next());
        Self { grid, ..self.clone() }
    }

    /// Writes the buffers' first contents.
    pub fn fill(&self, memory: &mut Memory) {
        memory.fill(self.buffers.len(), |number, words| {
            let mut random = Random(self.seed.wrapping_add(number as u64 + 1));
            self.buffers[number].fill(&mut random, words);
        });
    }
}

fn set(bytes: &mut [u8], offset: usize, scalar: Scalar, word: u64) {
    let size = scalar.bytes() as usize;
    if let Some(place) = bytes.get_mut(offset..offset + size) {
        place.copy_from_slice(&word.to_le_bytes()[..size]);
    }
}

/// One scalar as a word; null for pointers.
fn value(scalar: Scalar, random: u64) -> u64 {
    match scalar {
        Scalar::Bool => random & 1,
        Scalar::Int(_) => random % 8 + 1,
        Scalar::Float(bits) => {
            let number = moderate(random);
            match bits {
                64 => number.to_bits(),
                32 => u64::from(single(number).to_bits()),
                _ => u64::from(half::f16::from_f64(number).to_bits()),
            }
        }
        Scalar::Pointer => 0,
    }
}

/// A number from -8 up to 8.
#[expect(clippy::cast_precision_loss, reason = "53 bits are kept")]
fn moderate(random: u64) -> f64 {
    ((random >> 11) as f64 * 2_f64.powi(-53) - 0.5) * 16.0
}

#[expect(clippy::cast_possible_truncation, reason = "rounding is what is wanted")]
fn single(number: f64) -> f32 {
    number as f32
}

impl Contents {
    /// Repeats the layout over a buffer.
    fn fill(&self, random: &mut Random, words: &[AtomicU64]) {
        // Bytes and integers of one width are often something else in truth. As 64-bit integers they are small whatever
        // reads them.
        let is_integer = |scalar: &Scalar| matches!(scalar, Scalar::Int(_) | Scalar::Bool);
        let words_only = [(0, Scalar::Int(64))];
        let (scalars, size) = match &self.layout {
            layout if layout.scalars.iter().all(|(_, scalar)| is_integer(scalar)) => (&words_only[..], 8),
            layout => (&layout.scalars[..], layout.size.max(1)),
        };
        let len = usize::try_from(BUFFER).expect("a megabyte");
        let mut bytes = vec![0_u8; len];
        for base in (0..len).step_by(size) {
            for (offset, scalar) in scalars {
                let word = match (scalar, self.target) {
                    (Scalar::Pointer, Some(address)) => address,
                    _ => value(*scalar, random.next()),
                };
                set(&mut bytes, base + offset, *scalar, word);
            }
        }
        for (word, chunk) in words.iter().zip(bytes.as_chunks().0) {
            word.store(u64::from_le_bytes(*chunk), Ordering::Relaxed);
        }
    }
}
