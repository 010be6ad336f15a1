//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::kernel::{Argument, Offset, OutFile, Sizes, Specialization};

/// Runs programs under an emulated Level Zero device.
#[derive(Debug, Parser)]
#[command(name = "zemu", version, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run a program with the emulated device, and report what it did wrong
    Run(RunArgs),
    /// Show the tool at work: import, kernel, refusals, an injected error, a finding
    Demo,
    /// Print the variables that `zemu run` would set, for eval "$(zemu env …)"
    Env(EnvArgs),
    /// List the drivers and devices that a program sees
    Devices(DevicesArgs),
    /// List the device profiles, or show one
    Profiles(ProfilesArgs),
    /// Try a kernel without writing a program
    #[command(subcommand)]
    Kernel(KernelCommand),
    /// Tell which errors can be injected where
    Faults(FaultsArgs),
    /// Explain a rule by the id that a finding shows
    Explain(ExplainArgs),
    /// Try whether the machine's loader opens (used by `zemu run --role auto`)
    #[command(name = "__probe", hide = true)]
    Probe,
    /// List devices in this process (used by `zemu devices`)
    #[command(name = "__devices", hide = true)]
    ListDevices,
    /// Play one scene of `zemu demo` in this process
    #[command(name = "__scene", hide = true)]
    Scene { name: String },
}

/// Settings, which override those of the environment.
#[derive(Debug, Default, Args)]
pub struct SettingArgs {
    /// The emulated device; `zemu profiles` lists them
    #[arg(long, value_name = "P")]
    pub profile: Option<OsString>,
    /// Fault rules, such as zeMemAllocHost@3=OUT_OF_HOST_MEMORY, separated by semicolons
    #[arg(long, value_name = "F")]
    pub faults: Option<OsString>,
    /// How many threads run kernels
    #[arg(long, value_name = "N")]
    pub threads: Option<OsString>,
    /// A file to which findings are appended as JSON lines
    #[arg(long, value_name = "FILE")]
    pub report: Option<OsString>,
    /// What the library writes to stderr while the program runs: calls, or a level such as warn, or both
    #[arg(long, value_name = "WHAT")]
    pub log: Option<OsString>,
}

/// How the library gets into the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum RoleArg {
    /// As a driver if the machine has a loader, else in the loader's place
    #[default]
    Auto,
    /// As a driver behind the machine's loader
    Loader,
    /// In place of the loader
    Dropin,
}

/// The least severity that makes a successful program fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum FailOn {
    /// Errors only
    #[default]
    Error,
    /// Warnings too
    Warning,
}

/// What follows the options of `zemu run --help`.
const EXIT_STATUS: &str = "Exit status: the program's own (128 + n for signal n, 126 not executable, 127 not found); \
    70 if it succeeded but there are findings of severity error; 64 if something is wrong with the settings, and then \
    the program was not started.";

#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub struct RunArgs {
    #[command(flatten)]
    pub settings: SettingArgs,
    /// How the library gets into the program
    #[arg(long, value_enum, default_value_t)]
    pub role: RoleArg,
    /// The exit status of a successful program with findings
    #[arg(long, value_name = "N", default_value_t = 70)]
    pub error_exitcode: u8,
    /// The least severity that counts for the exit status
    #[arg(long, value_enum, value_name = "SEVERITY", default_value_t)]
    pub fail_on: FailOn,
    /// Print the counts only, not the findings
    #[arg(long)]
    pub quiet: bool,
    /// The program and its arguments
    #[arg(required = true, trailing_var_arg = true, value_name = "CMD")]
    pub command: Vec<OsString>,
}

#[derive(Debug, Args)]
pub struct EnvArgs {
    #[command(flatten)]
    pub settings: SettingArgs,
    /// How the library gets into the program
    #[arg(long, value_enum, default_value_t)]
    pub role: RoleArg,
}

#[derive(Debug, Args)]
pub struct DevicesArgs {
    /// The emulated device; `zemu profiles` lists them
    #[arg(long, value_name = "P")]
    pub profile: Option<OsString>,
}

#[derive(Debug, Args)]
pub struct ProfilesArgs {
    /// The profile to show
    pub name: Option<String>,
    /// Show where the specification and the shipped drivers differ, and what the profile does there
    #[arg(long, requires = "name")]
    pub behaviour: bool,
}

#[derive(Debug, Subcommand)]
pub enum KernelCommand {
    /// Run a kernel once, and show its buffers
    Run(KernelRunArgs),
    /// Show a kernel as the fast engine runs it: its lowered form and its bytecode
    Dis(KernelDisArgs),
}

/// Which kernel.
#[derive(Debug, Args)]
pub struct KernelArgs {
    /// A SPIR-V module
    pub file: PathBuf,
    /// The kernel, if the module has more than one
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// A value for a specialization constant, such as 0=u32:16
    #[arg(long, value_name = "ID=TYPE:V")]
    pub spec: Vec<Specialization>,
}

#[derive(Debug, Args)]
pub struct KernelDisArgs {
    #[command(flatten)]
    pub kernel: KernelArgs,
}

/// What runs kernels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum EngineArg {
    /// The fast engine if it knows all instructions of the kernel, else the reference interpreter
    #[default]
    Auto,
    /// The reference interpreter
    Reference,
}

/// What is looked at while a kernel runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CheckArg {
    /// Races between work-items
    Races,
    /// Uses of private and local memory that was never written
    Uninitialised,
    /// Group copies that nobody waits for; barriers that not all reach always trap
    Barriers,
    /// All of them
    All,
}

/// What follows the options of `zemu kernel run --help`.
const ARGUMENTS: &str = "Arguments, in the order of the kernel, each behind its own --arg:
  f32:1.5            a value; several numbers (f32:1,2) make a vector or a structure
  f32[1024]          a buffer of zeros
  f32[1024]:1,2      a buffer that repeats these numbers
  f32[1024]:0..      a buffer that counts up: 0, 1, 2 and so on
  f32[]:1,2,3        a buffer of exactly these numbers
  f32[]@in.bin       a buffer with the contents of a file
  local:1024         work-group memory, in bytes
  null               the null pointer
Types: i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64

Exit status: 0; 1 if the kernel trapped or a check found something; 64 if something is wrong before it starts.";

#[derive(Debug, Args)]
#[command(after_help = ARGUMENTS)]
pub struct KernelRunArgs {
    #[command(flatten)]
    pub kernel: KernelArgs,
    /// Work-items in each dimension
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub global: Sizes,
    /// Work-items of a group in each dimension; what the kernel requires, or 1, by default
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub local: Option<Sizes>,
    /// What is added to global ids
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub offset: Option<Offset>,
    /// An argument of the kernel
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    pub arguments: Vec<Argument>,
    /// What runs the kernel
    #[arg(long, value_enum, value_name = "ENGINE", default_value_t)]
    pub engine: EngineArg,
    /// Checks, separated by commas; with any of them the reference interpreter runs the kernel on one thread
    #[arg(long, value_enum, value_name = "CHECKS", value_delimiter = ',')]
    pub checks: Vec<CheckArg>,
    /// How many numbers of each buffer are printed
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub print: usize,
    /// Write the buffer of an argument to a file, such as 1=result.bin
    #[arg(long, value_name = "ARG=FILE")]
    pub out: Vec<OutFile>,
    /// How many threads run the kernel; 1 by default, so that groups run in order
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
    /// Stop after about so many instructions of all work-items together
    #[arg(long, value_name = "N")]
    pub budget: Option<u64>,
}

/// The most threads that are started for a kernel.
const MAX_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(n @ 1..=MAX_THREADS) => Ok(n),
        _ => Err(format!("not a number from 1 to {MAX_THREADS}")),
    }
}

#[derive(Debug, Args)]
pub struct FaultsArgs {
    #[command(subcommand)]
    pub command: FaultsCommand,
}

#[derive(Debug, Subcommand)]
pub enum FaultsCommand {
    /// List the codes that functions document, as the beginning of a fault rule, with their class
    List {
        /// A function, or a glob such as 'zeMem*'; all functions by default
        function: Option<String>,
    },
}

#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// The id, such as ZEMU-MEM-0001
    pub id: String,
}

impl SettingArgs {
    /// The options that were given, by the variable that each overrides.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &OsString)> {
        [
            ("ZEMU_PROFILE", &self.profile),
            ("ZEMU_FAULTS", &self.faults),
            ("ZEMU_THREADS", &self.threads),
            ("ZEMU_REPORT", &self.report),
            ("ZEMU_LOG", &self.log),
        ]
        .into_iter()
        .filter_map(|(variable, value)| Some((variable, value.as_ref()?)))
    }
}

/// The path of the program itself, for its own children.
pub fn own_path() -> Result<PathBuf, crate::CliError> {
    std::env::current_exe().map_err(crate::CliError::OwnPath)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn run_args(words: &[&str]) -> RunArgs {
        match Cli::try_parse_from([&["zemu", "run"], words].concat()).map(|c| c.command) {
            Ok(Command::Run(args)) => args,
            other => panic!("{words:?}: {other:?}"),
        }
    }

    #[test]
    fn the_definition_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn options_of_the_program_are_its_own() {
        for words in [
            ["--quiet", "--", "ls", "--quiet", "-l"].as_slice(),
            &["--quiet", "ls", "--quiet", "-l"],
        ] {
            let args = run_args(words);
            assert!(args.quiet);
            assert_eq!(args.command, ["ls", "--quiet", "-l"], "{words:?}");
        }
        assert!(!run_args(&["ls", "--quiet"]).quiet);
    }

    #[test]
    fn unknown_options_and_a_missing_program_are_refused() {
        for words in [
            ["zemu", "run", "--cheks", "all", "--", "ls"].as_slice(),
            &["zemu", "run"],
            &["zemu", "run", "--role", "dropout", "--", "ls"],
            &["zemu", "run", "--error-exitcode", "256", "--", "ls"],
        ] {
            assert!(Cli::try_parse_from(words).is_err(), "{words:?}");
        }
    }
}
