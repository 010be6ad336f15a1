//! `zemu`: runs programs under the emulated Level Zero device, and tells what there is to emulate.
//!
//! The command never links the driver. It sets the environment of other processes, reads the report that the library
//! leaves, and calls the built library through its C ABI only.

mod args;
mod demo;
mod devices;
mod environment;
mod error;
mod explain;
mod faults;
mod ffi;
mod kernel;
mod libraries;
mod output;
mod profiles;
mod report;
mod role;
mod run;
mod settings;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use error::{CliError, USAGE};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(refusal) => {
            let asked = !refusal.use_stderr();
            // The help text goes to stdout, a refusal to stderr; a closed one is no reason to fail.
            let _ = refusal.print();
            return if asked {
                ExitCode::SUCCESS
            } else {
                ExitCode::from(USAGE)
            };
        }
    };
    let done = match cli.command {
        Command::Run(args) => run::run(&args),
        Command::Env(args) => environment::print(&args),
        Command::Devices(args) => devices::devices(&args),
        Command::Profiles(args) => profiles::profiles(&args),
        Command::Kernel(command) => kernel::kernel(&command),
        Command::Faults(args) => faults::faults(&args),
        Command::Explain(args) => explain::explain(&args),
        Command::Demo => demo::demo(),
        Command::Probe => Ok(role::probe()),
        Command::ListDevices => devices::list(),
        Command::Scene { name } => demo::scene(&name),
    };
    done.unwrap_or_else(|error: CliError| {
        output::error(&format!("zemu: {error}\n"));
        ExitCode::from(error.status())
    })
}
