//! The benchmark suite: reads `kernels/suite.txt`, makes inputs, computes what should come out, and compares.
//!
//! The format is explained at the top of that file.

use std::collections::HashMap;

/// What an argument is to the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Read only.
    In,
    /// Written only.
    Out,
    /// Read and written.
    InOut,
    /// Passed by value.
    Scalar,
    /// Work-group memory.
    Local,
}

/// The type of the elements of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// `float`
    F32,
    /// `double`
    F64,
    /// `int`
    I32,
    /// `uint`
    U32,
    /// `uchar`
    U8,
    /// `ulong`
    U64,
}

/// One argument, as the suite describes it.
#[derive(Clone, Debug)]
pub struct Argument {
    /// What it is to the kernel.
    pub direction: Direction,
    /// Type of its elements.
    pub element: Element,
    /// Number of elements, or the value of a scalar, as an expression.
    pub len: String,
    /// Fill rule and its operands.
    pub fill: Vec<String>,
}

/// One kernel of the suite.
#[derive(Clone, Debug, Default)]
pub struct Kernel {
    /// Its name, and that of its files.
    pub name: String,
    /// Variables of each problem size.
    pub sizes: Vec<(String, HashMap<String, f64>)>,
    /// Work-items in each dimension, as expressions.
    pub global: Vec<String>,
    /// Work-items of a group in each dimension, as expressions.
    pub local: Vec<String>,
    /// Its arguments.
    pub arguments: Vec<Argument>,
    /// Relative tolerance, 0 for exact.
    pub tolerance: f64,
    /// Share of elements that may differ.
    pub may_miss: f64,
    /// A feature without which the kernel is skipped.
    pub needs: Option<String>,
}

/// An argument of one problem size.
#[derive(Clone, Debug)]
pub enum Data {
    /// A buffer with its first contents.
    Buffer(Vec<u8>),
    /// A value.
    Scalar {
        /// As a number.
        value: f64,
        /// As the kernel gets it.
        bytes: Vec<u8>,
    },
    /// This many bytes of work-group memory.
    Local(usize),
}

/// A kernel with one problem size.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel.
    pub kernel: Kernel,
    /// Work-items in each dimension.
    pub global: [usize; 3],
    /// Work-items of a group in each dimension.
    pub local: [usize; 3],
    /// Its arguments.
    pub data: Vec<Data>,
}

/// Reads the suite.
///
/// # Panics
/// When the text is not in the format.
pub fn read(text: &str) -> Vec<Kernel> {
    let mut kernels: Vec<Kernel> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [keyword, rest @ ..] = words.as_slice() else {
            continue;
        };
        if keyword.starts_with('#') {
            continue;
        }
        if *keyword == "kernel" {
            kernels.push(Kernel {
                name: rest[0].to_owned(),
                ..Kernel::default()
            });
            continue;
        }
        let kernel = kernels.last_mut().expect("a kernel line comes first");
        let owned = || rest.iter().map(|word| (*word).to_owned()).collect();
        match *keyword {
            "size" => {
                let variables = rest[1..].iter().map(|word| {
                    let (name, value) = word.split_once('=').expect("v=N");
                    (name.to_owned(), value.parse().expect("a number"))
                });
                kernel.sizes.push((rest[0].to_owned(), variables.collect()));
            }
            "global" => kernel.global = owned(),
            "local" => kernel.local = owned(),
            "needs" => kernel.needs = Some(rest[0].to_owned()),
            "tol" => {
                kernel.tolerance = rest[0].parse().expect("a number");
                kernel.may_miss = rest.get(1).map_or(0.0, |word| word.parse().expect("a number"));
            }
            "arg" => kernel.arguments.push(argument(rest)),
            "flops" | "bytes" => {}
            other => panic!("unknown keyword {other}"),
        }
    }
    kernels
}

fn argument(words: &[&str]) -> Argument {
    let direction = match words[0] {
        "in" => Direction::In,
        "out" => Direction::Out,
        "inout" => Direction::InOut,
        "scalar" => Direction::Scalar,
        "local" => Direction::Local,
        other => panic!("unknown direction {other}"),
    };
    let element = match words[1] {
        "f32" => Element::F32,
        "f64" => Element::F64,
        "i32" => Element::I32,
        "u32" => Element::U32,
        "u8" => Element::U8,
        "u64" => Element::U64,
        other => panic!("unknown type {other}"),
    };
    let fill = words[3..].iter().map(|word| (*word).to_owned()).collect();
    Argument {
        direction,
        element,
        len: words[2].to_owned(),
        fill,
    }
}

/// Evaluates an expression of numbers, variables, `+ - * /` and parentheses.
pub fn evaluate(text: &str, variables: &HashMap<String, f64>) -> f64 {
    let mut parser = Expression {
        text: text.as_bytes(),
        at: 0,
        variables,
    };
    let value = parser.sum();
    assert_eq!(parser.at, text.len(), "bad expression {text}");
    value
}

struct Expression<'a> {
    text: &'a [u8],
    at: usize,
    variables: &'a HashMap<String, f64>,
}

impl Expression<'_> {
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn sum(&mut self) -> f64 {
        let mut value = self.product();
        loop {
            match self.peek() {
                b'+' => {
                    self.at += 1;
                    value += self.product();
                }
                b'-' => {
                    self.at += 1;
                    value -= self.product();
                }
                _ => return value,
            }
        }
    }

    fn product(&mut self) -> f64 {
        let mut value = self.atom();
        loop {
            match self.peek() {
                b'*' => {
                    self.at += 1;
                    value *= self.atom();
                }
                b'/' => {
                    self.at += 1;
                    value /= self.atom();
                }
                _ => return value,
            }
        }
    }

    fn atom(&mut self) -> f64 {
        let start = self.at;
        match self.peek() {
            b'(' => {
                self.at += 1;
                let value = self.sum();
                self.at += 1;
                value
            }
            b'-' => {
                self.at += 1;
                -self.atom()
            }
            first => {
                let word =
                    |byte: u8| byte.is_ascii_alphanumeric() || (byte == b'.' && !first.is_ascii_alphabetic());
                while word(self.peek()) {
                    self.at += 1;
                }
                let text = std::str::from_utf8(&self.text[start..self.at]).expect("ASCII");
                match self.variables.get(text) {
                    Some(value) => *value,
                    None => text
                        .parse()
                        .unwrap_or_else(|_| panic!("neither number nor variable: {text}")),
                }
            }
        }
    }
}

impl Element {
    /// Bytes of one element.
    pub fn size(self) -> usize {
        match self {
            Self::U8 => 1,
            Self::F32 | Self::I32 | Self::U32 => 4,
            Self::F64 | Self::U64 => 8,
        }
    }

    /// The bytes of a number.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "fills make small numbers"
    )]
    fn bytes(self, value: f64) -> Vec<u8> {
        match self {
            Self::F32 => (value as f32).to_le_bytes().to_vec(),
            Self::F64 => value.to_le_bytes().to_vec(),
            Self::I32 => (value as i32).to_le_bytes().to_vec(),
            Self::U32 => (value as u32).to_le_bytes().to_vec(),
            Self::U8 => vec![value as u8],
            Self::U64 => (value as u64).to_le_bytes().to_vec(),
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "for comparisons with a tolerance only")]
    fn number(self, bytes: &[u8]) -> f64 {
        let four = || bytes.try_into().expect("four bytes");
        let eight = || bytes.try_into().expect("eight bytes");
        match self {
            Self::F32 => f64::from(f32::from_le_bytes(four())),
            Self::F64 => f64::from_le_bytes(eight()),
            Self::I32 => f64::from(i32::from_le_bytes(four())),
            Self::U32 => f64::from(u32::from_le_bytes(four())),
            Self::U8 => f64::from(bytes[0]),
            Self::U64 => u64::from_le_bytes(eight()) as f64,
        }
    }
}

fn splitmix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// The first contents of a buffer.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "fills make small numbers"
)]
fn fill(argument: &Argument, index: usize, len: usize, variables: &HashMap<String, f64>) -> Vec<u8> {
    let base = (index as u64 + 1) << 40;
    let random = |i: usize| splitmix(base + i as u64);
    let operand = |number: usize| evaluate(&argument.fill[number], variables);
    let each =
        |f: &mut dyn FnMut(usize) -> f64| (0..len).flat_map(|i| argument.element.bytes(f(i))).collect();
    match argument.fill.first().map_or("zero", String::as_str) {
        "zero" => vec![0; len * argument.element.size()],
        "uniform" => {
            let (low, high) = (operand(1), operand(2));
            each(&mut |i| low + (high - low) * (random(i) >> 11) as f64 * 2_f64.powi(-53))
        }
        "randint" => {
            let (low, high) = (operand(1), operand(2));
            let count = (high - low) as u64 + 1;
            each(&mut |i| low + (random(i) % count) as f64)
        }
        "csrptr" => {
            let mut next = 0;
            each(&mut |i| {
                let value = next;
                next += 1 + random(i) % 31;
                value as f64
            })
        }
        "list" => each(&mut |i| operand(i + 1)),
        other => panic!("unknown fill {other}"),
    }
}

impl Kernel {
    /// Makes the inputs of one problem size.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sizes are small and positive"
    )]
    pub fn case(&self, size: &str) -> Case {
        let (_, variables) = self
            .sizes
            .iter()
            .find(|(label, _)| label == size)
            .expect("the size is in the suite");
        let number = |text: &String| evaluate(text, variables) as usize;
        let three = |texts: &[String]| {
            let mut values = [1; 3];
            values
                .iter_mut()
                .zip(texts)
                .for_each(|(value, text)| *value = number(text));
            values
        };
        let data = self
            .arguments
            .iter()
            .enumerate()
            .map(|(index, argument)| match argument.direction {
                Direction::Scalar => {
                    let value = evaluate(&argument.len, variables);
                    Data::Scalar {
                        value,
                        bytes: argument.element.bytes(value),
                    }
                }
                Direction::Local => Data::Local(number(&argument.len) * argument.element.size()),
                _ => Data::Buffer(fill(argument, index, number(&argument.len), variables)),
            });
        Case {
            global: three(&self.global),
            local: three(&self.local),
            data: data.collect(),
            kernel: self.clone(),
        }
    }
}

impl Case {
    /// Compares the contents of a buffer after the launch with what they should be; an explanation if they differ.
    pub fn compare(&self, index: usize, got: &[u8], want: &[u8]) -> Option<String> {
        let argument = &self.kernel.arguments[index];
        let size = argument.element.size();
        let (mut bad, mut first) = (0_u32, None);
        let count = want.len() / size;
        for (i, (got, want)) in got.chunks(size).zip(want.chunks(size)).enumerate() {
            let (g, w) = (argument.element.number(got), argument.element.number(want));
            let same = if self.kernel.tolerance == 0.0 {
                got == want
            } else {
                (g - w).abs() / (1.0 + w.abs()) <= self.kernel.tolerance
            };
            if !same {
                bad += 1;
                first.get_or_insert((i, g, w));
            }
        }
        #[allow(clippy::cast_precision_loss, reason = "counts are small")]
        let allowed = self.kernel.may_miss * count as f64;
        let (i, g, w) = first?;
        let text =
            format!("argument {index}: {bad} of {count} elements differ, first [{i}]: {g} instead of {w}");
        (f64::from(bad) > allowed).then_some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_follow_the_rules() {
        let variables = HashMap::from([("n".to_owned(), 8.0)]);
        assert_eq!(evaluate("2*n+1", &variables), 17.0);
        assert_eq!(evaluate("(n-2)/3", &variables), 2.0);
        assert_eq!(evaluate("-n*0.5", &variables), -4.0);
    }

    #[test]
    fn differences_are_found() {
        let text = "kernel k\n size small n=4\n global n\n local 1\n tol 0 0.3\n arg out u32 n zero";
        let case = read(text)[0].case("small");
        let bytes = |words: [u32; 4]| words.map(u32::to_le_bytes).concat();
        let want = bytes([1, 2, 3, 4]);
        assert_eq!(case.compare(0, &want, &want), None);
        assert_eq!(
            case.compare(0, &bytes([1, 2, 3, 5]), &want),
            None,
            "one of four may differ"
        );
        let text = case.compare(0, &bytes([1, 9, 3, 5]), &want).unwrap();
        assert_eq!(
            text,
            "argument 0: 2 of 4 elements differ, first [1]: 9 instead of 2"
        );
    }
}
