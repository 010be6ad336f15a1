//! The environment of programs under zemu, and `zemu env`.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::process::ExitCode;

use zemu_config::{KEYS, Settings};

use crate::args::EnvArgs;
use crate::error::CliError;
use crate::output;
use crate::role::{self, Role};
use crate::settings::settings;

/// How the environment of a program differs from ours.
#[derive(Debug, PartialEq, Eq)]
pub struct Changes {
    /// Variables that it does not have.
    pub unset: Vec<&'static str>,
    /// Variables that it has.
    pub set: Vec<(&'static str, OsString)>,
}

/// The changes that give a program these settings. Settings that came from a file are given as variables, so that it
/// is read once.
pub fn changes(settings: &Settings, role: &Role) -> Changes {
    let mut set = settings.to_env();
    set.push((role.variable, role.value.clone()));
    let ours = KEYS.iter().map(|k| k.variable);
    let unset = ours.filter(|name| !set.iter().any(|(n, _)| n == name)).collect();
    Changes { unset, set }
}

/// `zemu env`: what `zemu run` would set, for a shell to evaluate.
pub fn print(args: &EnvArgs) -> Result<ExitCode, CliError> {
    let settings = settings(&args.settings)?;
    if let Some(report) = &settings.report {
        zemu_diag::LineFile::open(report)?;
    }
    let role = role::decide(args.role, true)?;
    output::print(&script(&changes(&settings, &role), |name| {
        std::env::var_os(name).is_some()
    }));
    Ok(ExitCode::SUCCESS)
}

/// The changes as shell commands; variables are taken away only where they are there.
fn script(changes: &Changes, is_set: impl Fn(&str) -> bool) -> String {
    let mut out = String::new();
    for name in changes.unset.iter().filter(|name| is_set(name)) {
        out += &format!("unset {name}\n");
    }
    for (name, value) in &changes.set {
        out += &format!("export {name}={}\n", quoted(value));
    }
    out
}

/// A word that a shell reads as `value`. Bytes that are no text are replaced; no setting but a path can hold them.
fn quoted(value: &OsStr) -> String {
    let plain = |b: &u8| b.is_ascii_alphanumeric() || b"_-./:@%+,".contains(b);
    let text = value.to_string_lossy();
    if !text.is_empty() && value.as_bytes().iter().all(plain) {
        return text.into_owned();
    }
    format!("'{}'", text.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive_a_shell() {
        for (value, word) in [
            ("generic-64k", "generic-64k"),
            ("", "''"),
            ("a b", "'a b'"),
            ("it's", r"'it'\''s'"),
            ("zeMem*@1=X;y", "'zeMem*@1=X;y'"),
            ("$HOME`x`\\", "'$HOME`x`\\'"),
            ("~", "'~'"),
        ] {
            assert_eq!(quoted(OsStr::new(value)), word);
        }
    }

    #[test]
    fn only_what_is_there_is_taken_away() {
        let changes = Changes {
            unset: vec!["ZEMU_LOG", "ZEMU_CONFIG"],
            set: vec![("ZEMU_PROFILE", "none".into())],
        };
        let script = script(&changes, |name| name == "ZEMU_CONFIG");
        assert_eq!(script, "unset ZEMU_CONFIG\nexport ZEMU_PROFILE=none\n");
    }
}
