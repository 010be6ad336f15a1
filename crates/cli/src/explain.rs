//! `zemu explain`: what a rule is about.

use std::process::ExitCode;

use zemu_diag::{render, rules};
use zemu_fault::nearest;

use crate::args::ExplainArgs;
use crate::error::CliError;
use crate::output;

/// `zemu explain ID`.
pub fn explain(args: &ExplainArgs) -> Result<ExitCode, CliError> {
    match rules::by_id(&args.id) {
        Some(rule) => {
            output::print(&render::explanation(rule));
            Ok(ExitCode::SUCCESS)
        }
        None => Err(CliError::Unknown {
            what: "rule",
            name: args.id.clone(),
            nearest: nearest(&args.id, rules::all().map(|r| r.id)).map(str::to_owned),
        }),
    }
}
