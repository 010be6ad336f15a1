//! `zemu kernel`: tries a kernel without a program around it.

mod argument;
mod memory;
mod values;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use spirv_interp::{
    ArgKind, ArgValue, CheckFinding, Checks, Found, Grid, Kernel, NotLowered, Program, RunOptions,
    SpecConstant, engine, reference,
};
use zemu_fault::nearest;

use crate::args::{CheckArg, EngineArg, KernelArgs, KernelCommand, KernelRunArgs};
use crate::error::CliError;
use crate::output;

pub use argument::Argument;
use argument::Contents;
use memory::Memory;
use values::Scalar;

/// Why a kernel was not run, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum KernelError {
    /// A file that cannot be read or written.
    #[error("{}: {source}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The module is not valid, or not supported.
    #[error("{}: {reason}", .path.display())]
    Module {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// More than one kernel, and none was chosen.
    #[error("{}: choose one of the kernels with --entry: {names}", .path.display())]
    Choose {
        /// The file.
        path: PathBuf,
        /// What there is.
        names: String,
    },
    /// The sizes do not fit each other.
    #[error("the global size {global} is not a multiple of the local size {local} in dimension {dimension}")]
    Sizes {
        /// In work-items.
        global: u32,
        /// In work-items.
        local: u32,
        /// 0, 1 or 2.
        dimension: usize,
    },
    /// Too few arguments, or too many.
    #[error("kernel {kernel} takes {wanted} arguments and {given} were given: {list}")]
    Count {
        /// The kernel.
        kernel: String,
        /// As the kernel has them.
        wanted: usize,
        /// As they were given.
        given: usize,
        /// What they are.
        list: String,
    },
    /// An argument of another kind.
    #[error("argument {index} of kernel {kernel} is {wanted}")]
    Kind {
        /// The kernel.
        kernel: String,
        /// Number of the argument.
        index: usize,
        /// What it is.
        wanted: String,
    },
    /// The contents of a buffer.
    #[error("argument {index}: {reason}")]
    Contents {
        /// Number of the argument.
        index: usize,
        /// Why.
        reason: String,
    },
    /// The threads cannot be started.
    #[error("{0} threads cannot be started")]
    Threads(usize),
    /// An argument that has no buffer and is to be written to a file.
    #[error("--out {index}: argument {index} is no buffer")]
    NoBuffer {
        /// Number of the argument.
        index: usize,
    },
    /// The fast engine does not run it.
    #[error("kernel {kernel} is left to the reference interpreter: {reason}")]
    NotLowered {
        /// The kernel.
        kernel: String,
        /// Why.
        reason: NotLowered,
    },
    /// The kernel trapped.
    #[error("{0}")]
    Trap(#[from] Box<spirv_interp::Trap>),
}

/// `zemu kernel …`.
pub fn kernel(command: &KernelCommand) -> Result<ExitCode, CliError> {
    match command {
        KernelCommand::Run(args) => run(args),
        KernelCommand::Dis(args) => disassemble(&args.kernel),
    }
}

fn run(args: &KernelRunArgs) -> Result<ExitCode, CliError> {
    let kernel = load(&args.kernel)?;
    let grid = grid(&kernel, args)?;
    check_count(&kernel, &args.arguments)?;
    let mut memory = Memory::default();
    let mut values = Vec::new();
    let mut buffers = Vec::new();
    for (index, argument) in args.arguments.iter().enumerate() {
        values.push(value(&kernel, index, argument, &mut memory)?);
        if let Argument::Buffer { scalar, .. } = argument {
            buffers.push((index, *scalar));
        }
    }
    if let Some(out) = args.out.iter().find(|o| memory.bytes(o.index).is_none()) {
        return Err(KernelError::NoBuffer { index: out.index }.into());
    }
    let threads = args.threads.unwrap_or(1);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|_| KernelError::Threads(threads))?;
    let findings = AtomicUsize::new(0);
    let found = |finding: &CheckFinding| {
        findings.fetch_add(1, Ordering::Relaxed);
        output::error(&format!("zemu: {finding}\n"));
    };
    let checks = checks(&args.checks, &found);
    let options = RunOptions {
        checks,
        pool: Some(&pool),
        threads,
        instruction_budget: args.budget,
        print: Some(&output::print_bytes),
        ..RunOptions::default()
    };
    let prepared = match args.engine {
        EngineArg::Auto if checks.is_none() => engine::prepare(&kernel).ok(),
        EngineArg::Auto | EngineArg::Reference => None,
    };
    let stats = match &prepared {
        Some(prepared) => engine::run(prepared, &grid, &values, &memory, &options),
        None => reference::run(&kernel, &grid, &values, &memory, &options),
    };
    let stats = stats.map_err(KernelError::Trap)?;
    let mut out = format!(
        "kernel {}: {} groups, {} instructions\n",
        kernel.name(),
        stats.groups,
        stats.instructions
    );
    for (index, scalar) in buffers {
        out += &shown(&memory, index, scalar, args.print);
    }
    output::print(&out);
    for file in &args.out {
        write(&file.path, memory.bytes(file.index).unwrap_or_default())?;
    }
    Ok(match findings.into_inner() {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

fn checks<'a>(asked: &[CheckArg], found: &'a Found<'a>) -> Option<Checks<'a>> {
    let asks = |check| asked.contains(&check) || asked.contains(&CheckArg::All);
    (!asked.is_empty()).then(|| Checks {
        races: asks(CheckArg::Races),
        uninitialised: asks(CheckArg::Uninitialised),
        copies: asks(CheckArg::Barriers),
        found,
    })
}

/// `zemu kernel dis`.
fn disassemble(args: &KernelArgs) -> Result<ExitCode, CliError> {
    let kernel = load(args)?;
    let prepared = engine::prepare(&kernel).map_err(|reason| KernelError::NotLowered {
        kernel: kernel.name().to_owned(),
        reason,
    })?;
    let (lowered, bytecode) = (prepared.lowered_text(), prepared.bytecode_text());
    output::print(&format!(
        "kernel {}, lowered\n{lowered}\nbytecode\n{bytecode}",
        kernel.name()
    ));
    Ok(ExitCode::SUCCESS)
}

fn load(args: &KernelArgs) -> Result<Kernel, CliError> {
    choose(&program(&args.file, &args.spec)?, args)
}

fn shown(memory: &Memory, index: usize, scalar: Scalar, limit: usize) -> String {
    let bytes = memory.bytes(index).unwrap_or_default();
    let numbers = scalar.show(bytes, limit);
    format!(
        "argument {index}: {scalar}[{}]:{numbers}\n",
        bytes.len() / scalar.size()
    )
}

fn program(path: &Path, constants: &[Specialization]) -> Result<Program, CliError> {
    let bytes = read(path)?;
    let refused = |reason: String| KernelError::Module {
        path: path.to_owned(),
        reason,
    };
    let module = spirv_interp::parse(&bytes).map_err(|e| refused(e.to_string()))?;
    let module = spirv_interp::validate(module).map_err(|e| refused(e.to_string()))?;
    let module = spirv_interp::link(vec![module]).map_err(|e| refused(e.to_string()))?;
    let constants: Vec<_> = constants
        .iter()
        .map(|c| SpecConstant {
            id: c.id,
            value: c.value.clone(),
        })
        .collect();
    Ok(spirv_interp::specialise(module, &constants).map_err(|e| refused(e.to_string()))?)
}

fn choose(program: &Program, args: &KernelArgs) -> Result<Kernel, CliError> {
    let names = program.kernel_names();
    let name = match (&args.entry, names.as_slice()) {
        (Some(name), _) => name.as_str(),
        (None, [only]) => only,
        (None, []) => {
            return Err(KernelError::Module {
                path: args.file.clone(),
                reason: "the module has no kernel".to_owned(),
            }
            .into());
        }
        (None, names) => {
            return Err(KernelError::Choose {
                path: args.file.clone(),
                names: names.join(", "),
            }
            .into());
        }
    };
    program.kernel(name).ok_or_else(|| CliError::Unknown {
        what: "kernel",
        name: name.to_owned(),
        nearest: nearest(name, names.iter().copied()).map(str::to_owned),
    })
}

fn grid(kernel: &Kernel, args: &KernelRunArgs) -> Result<Grid, KernelError> {
    let global = args.global.0;
    let local = match (&args.local, kernel.required_group_size()) {
        (Some(local), _) => local.0,
        (None, Some(required)) => required,
        (None, None) => [1, 1, 1],
    };
    let mut group_count = [0; 3];
    for (dimension, count) in group_count.iter_mut().enumerate() {
        let sizes = (global[dimension], local[dimension]);
        let fits = |(global, local): (u32, u32)| local != 0 && global.is_multiple_of(local);
        if !fits(sizes) {
            return Err(KernelError::Sizes {
                global: sizes.0,
                local: sizes.1,
                dimension,
            });
        }
        *count = sizes.0 / sizes.1;
    }
    Ok(Grid {
        group_count,
        group_size: local,
        global_offset: args.offset.as_ref().map_or([0; 3], |o| o.0.map(u64::from)),
    })
}

fn check_count(kernel: &Kernel, given: &[Argument]) -> Result<(), KernelError> {
    let wanted = kernel.args().len();
    if wanted == given.len() {
        return Ok(());
    }
    let list: Vec<_> = (0..wanted)
        .map(|i| format!("{i} is {}", described(kernel, i)))
        .collect();
    Err(KernelError::Count {
        kernel: kernel.name().to_owned(),
        wanted,
        given: given.len(),
        list: if list.is_empty() {
            "it takes none".to_owned()
        } else {
            list.join("; ")
        },
    })
}

/// What an argument is, and how it is given.
fn described(kernel: &Kernel, index: usize) -> String {
    let info = &kernel.args()[index];
    let name = match (&info.type_name, &info.name) {
        (Some(type_name), Some(name)) => format!("{type_name} {name}, "),
        (None, Some(name)) => format!("{name}, "),
        _ => String::new(),
    };
    let what = match info.kind {
        ArgKind::Global { .. } => "a pointer to global memory, such as f32[1024] or null".to_owned(),
        ArgKind::Constant => "a pointer to constant memory, such as f32[1024] or null".to_owned(),
        ArgKind::Local => "work-group memory, such as local:1024".to_owned(),
        ArgKind::Value => format!("a value of {} bytes, such as {}", info.size, example(info.size)),
        ArgKind::Image | ArgKind::Sampler => "an image or a sampler, which is not supported".to_owned(),
    };
    name + &what
}

fn example(size: usize) -> String {
    match size {
        1 => "u8:1".to_owned(),
        2 => "u16:1".to_owned(),
        4 => "f32:1".to_owned(),
        8 => "f64:1".to_owned(),
        _ => format!("u8:0,… with {size} numbers"),
    }
}

fn value(
    kernel: &Kernel,
    index: usize,
    argument: &Argument,
    memory: &mut Memory,
) -> Result<ArgValue, CliError> {
    let info = &kernel.args()[index];
    match (argument, info.kind) {
        (Argument::Value(bytes), ArgKind::Value) if bytes.len() == info.size => {
            Ok(ArgValue::Value(bytes.clone()))
        }
        (Argument::Local(bytes), ArgKind::Local) => Ok(ArgValue::Local(*bytes)),
        (Argument::Null, ArgKind::Global { .. } | ArgKind::Constant) => Ok(ArgValue::Pointer(0)),
        (
            Argument::Buffer {
                scalar,
                count,
                contents,
            },
            ArgKind::Global { .. } | ArgKind::Constant,
        ) => {
            let bytes = bytes(index, *scalar, *count, contents)?;
            let address = memory.add(index, &bytes).map_err(|e| KernelError::Contents {
                index,
                reason: format!("a buffer of {} bytes: {e}", bytes.len()),
            })?;
            Ok(ArgValue::Pointer(address))
        }
        _ => Err(KernelError::Kind {
            kernel: kernel.name().to_owned(),
            index,
            wanted: described(kernel, index),
        }
        .into()),
    }
}

/// What a buffer holds before the launch.
fn bytes(
    index: usize,
    scalar: Scalar,
    count: Option<usize>,
    contents: &Contents,
) -> Result<Vec<u8>, KernelError> {
    let wrong = |reason: String| KernelError::Contents { index, reason };
    let size = scalar.size();
    // No Vec holds more than this.
    let limit = isize::MAX.unsigned_abs() / size;
    if let Some(count) = count.filter(|c| *c > limit) {
        return Err(wrong(format!("{count} elements of type {scalar} are too many")));
    }
    match contents {
        Contents::Zeros => {
            let length = count.unwrap_or(0) * size;
            let mut zeros = Vec::new();
            zeros
                .try_reserve_exact(length)
                .map_err(|e| wrong(format!("a buffer of {length} bytes: {e}")))?;
            zeros.resize(length, 0);
            Ok(zeros)
        }
        Contents::Values(values) => {
            let listed = match values {
                values::Values::List(list) => list.len(),
                values::Values::Up(_) => 0,
            };
            values
                .repeat(scalar, count.unwrap_or(listed))
                .map_err(|number| wrong(format!("{number} is not of type {scalar}")))
        }
        Contents::File(path) => {
            let bytes = read(path)?;
            if let Some(count) = count.filter(|c| c * size != bytes.len()) {
                return Err(wrong(format!(
                    "{} has {} bytes, and {scalar}[{count}] has {}",
                    path.display(),
                    bytes.len(),
                    count * size
                )));
            }
            if !bytes.len().is_multiple_of(size) {
                return Err(wrong(format!(
                    "{} has {} bytes, which is no multiple of the {size} of type {scalar}",
                    path.display(),
                    bytes.len()
                )));
            }
            Ok(bytes)
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, KernelError> {
    fs::read(path).map_err(|source| KernelError::File {
        path: path.to_owned(),
        source,
    })
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), KernelError> {
    fs::File::create(path)
        .and_then(|mut file| file.write_all(bytes))
        .map_err(|source| KernelError::File {
            path: path.to_owned(),
            source,
        })
}

/// Work-items in each dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes(pub [u32; 3]);

/// An offset in work-items.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offset(pub [u32; 3]);

fn triple(text: &str, missing: u32) -> Result<[u32; 3], String> {
    let wrong = || format!("\"{text}\" is not one to three numbers, such as 1024 or 64,64,1");
    let mut all = [missing; 3];
    for (i, part) in text.split(',').enumerate() {
        *all.get_mut(i).ok_or_else(wrong)? = part.trim().parse().map_err(|_| wrong())?;
    }
    Ok(all)
}

impl std::str::FromStr for Sizes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        triple(text, 1).map(Self)
    }
}

impl std::str::FromStr for Offset {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        triple(text, 0).map(Self)
    }
}

/// A value for a specialization constant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Specialization {
    id: u32,
    value: Vec<u8>,
}

impl std::str::FromStr for Specialization {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("\"{text}\" is no specialization constant, such as 0=u32:16");
        let (id, value) = text.split_once('=').ok_or_else(wrong)?;
        let id = id.parse().map_err(|_| wrong())?;
        match value.parse() {
            Ok(Argument::Value(value)) => Ok(Self { id, value }),
            Ok(_) => Err(wrong()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A file for the contents of a buffer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutFile {
    index: usize,
    path: PathBuf,
}

impl std::str::FromStr for OutFile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("\"{text}\" is not the number of an argument and a file, such as 1=result.bin");
        let (index, path) = text.split_once('=').ok_or_else(wrong)?;
        Ok(Self {
            index: index.parse().map_err(|_| wrong())?,
            path: path.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_filled_up() {
        assert_eq!("8".parse(), Ok(Sizes([8, 1, 1])));
        assert_eq!("8,4,2".parse(), Ok(Sizes([8, 4, 2])));
        assert_eq!("3".parse(), Ok(Offset([3, 0, 0])));
        for text in ["", "x", "1,2,3,4", "-1", "1,,2", "4294967296"] {
            assert!(text.parse::<Sizes>().is_err(), "{text}");
        }
    }

    #[test]
    fn constants_and_files_are_read() {
        let constant = Specialization {
            id: 3,
            value: vec![1, 0],
        };
        assert_eq!("3=u16:1".parse(), Ok(constant));
        for text in ["3", "x=u16:1", "3=null", "3=u16:x"] {
            assert!(text.parse::<Specialization>().is_err(), "{text}");
        }
        let file = OutFile {
            index: 1,
            path: "a=b".into(),
        };
        assert_eq!("1=a=b".parse(), Ok(file));
        assert!("a".parse::<OutFile>().is_err());
    }
}
