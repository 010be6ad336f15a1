//! `zemu faults list`: which errors can be injected where.

use std::process::ExitCode;

use zemu_abi::Function;
use zemu_abi::meta::CodeClass;
use zemu_fault::{Rule, documented, nearest};

use crate::args::{FaultsArgs, FaultsCommand};
use crate::error::CliError;
use crate::output;

/// `zemu faults`.
pub fn faults(args: &FaultsArgs) -> Result<ExitCode, CliError> {
    let FaultsCommand::List { function } = &args.command;
    let functions = match function {
        Some(name) => functions(name)?,
        None => Function::all().collect(),
    };
    output::print(&list(&functions));
    Ok(ExitCode::SUCCESS)
}

/// The functions that a name or a glob stands for.
fn functions(name: &str) -> Result<Vec<Function>, CliError> {
    if let Some(function) = Function::by_name(name) {
        return Ok(vec![function]);
    }
    let is_glob = name.contains(['*', '?'])
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || ['*', '?', '_'].contains(&c));
    // A rule that may answer anything has all functions that its glob matches.
    let rule = is_glob.then(|| Rule::parse(&format!("{name}=DEVICE_LOST,undocumented")));
    match rule {
        Some(Ok(rule)) => Ok(rule.functions().collect()),
        _ => Err(CliError::Unknown {
            what: "function",
            name: name.to_owned(),
            nearest: nearest(name, Function::all().map(Function::name)).map(str::to_owned),
        }),
    }
}

/// One line for each function and code: the beginning of a fault rule, and the class of the code.
fn list(functions: &[Function]) -> String {
    let mut out = String::new();
    for function in functions {
        let name = function.name();
        if !function.info().returns_result {
            out += &format!("{name} returns no result code\n");
        }
        for code in documented(*function) {
            let rule = format!("{name}={}", code.name);
            out += &format!("{rule:<80} {}\n", class(code.class));
        }
    }
    out
}

fn class(class: CodeClass) -> &'static str {
    match class {
        CodeClass::Environment => "environment",
        CodeClass::Capability => "capability",
        CodeClass::State => "state",
        CodeClass::Argument => "argument",
        CodeClass::Status => "status",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_begins_with_a_rule() {
        let all: Vec<_> = Function::all().collect();
        let text = list(&all);
        let mut rules = 0;
        for line in text.lines().filter(|l| !l.ends_with("returns no result code")) {
            let (rule, class) = line.split_once(' ').expect("two words");
            Rule::parse(rule).expect("it is a rule");
            assert!(!class.trim().is_empty());
            rules += 1;
        }
        assert!(rules >= 6802, "{rules}");
    }

    #[test]
    fn globs_and_names() {
        let names = |text: &str| functions(text).map(|f| f.iter().map(|f| f.name()).collect::<Vec<_>>());
        assert_eq!(names("zeMemFree").expect("known"), ["zeMemFree"]);
        assert_eq!(names("zeMemFre*").expect("known"), ["zeMemFree", "zeMemFreeExt"]);
        let error = names("zeMemAlocHost").expect_err("misspelt").to_string();
        assert_eq!(
            error,
            "there is no function zeMemAlocHost; did you mean zeMemAllocHost?"
        );
        for wrong in ["zeNothing*", "zeMem*;zeX*", "zeMem*@1", "", "*=*"] {
            assert!(names(wrong).is_err(), "{wrong}");
        }
    }
}
