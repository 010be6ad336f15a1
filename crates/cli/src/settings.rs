//! The settings that a command works with: the environment's, overridden by options, and checked.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use zemu_config::Settings;
use zemu_profile::Profile;

use crate::args::SettingArgs;
use crate::error::CliError;

/// The settings of this process's environment with those of `args` on top.
///
/// # Errors
/// Everything that is wrong with them, so that nothing starts under other settings than were meant.
pub fn settings(args: &SettingArgs) -> Result<Settings, CliError> {
    from(std::env::vars_os(), args)
}

fn from(
    variables: impl IntoIterator<Item = (OsString, OsString)>,
    args: &SettingArgs,
) -> Result<Settings, CliError> {
    let profiles: Vec<_> = zemu_profile::names().collect();
    let mut settings = Settings::from_env(variables, &profiles)?;
    for (variable, value) in args.given() {
        settings.set(variable, value, &profiles)?;
    }
    if let Some(profile) = &settings.profile {
        Profile::by_name(profile)?;
    }
    if let Some(unsupported) = settings.unsupported().into_iter().next() {
        return Err(CliError::Unsupported(unsupported));
    }
    // The program may change its folder before the library opens the file.
    settings.report = settings
        .report
        .map(|path| absolute(path.as_os_str()))
        .transpose()?;
    Ok(settings)
}

fn absolute(path: &OsStr) -> Result<PathBuf, CliError> {
    std::path::absolute(path).map_err(|source| CliError::System {
        what: "finding the folder that zemu runs in",
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)], args: &SettingArgs) -> Result<Settings, CliError> {
        from(variables.iter().map(|(n, v)| (n.into(), v.into())), args)
    }

    #[test]
    fn options_override_variables() {
        let args = SettingArgs {
            profile: Some("generic-64k".into()),
            ..SettingArgs::default()
        };
        let variables = [("ZEMU_PROFILE", "none"), ("ZEMU_THREADS", "2")];
        let settings = of(&variables, &args).expect("both are valid");
        assert_eq!(settings.profile.as_deref(), Some("generic-64k"));
        assert_eq!(settings.threads.map(|n| n.get()), Some(2));
    }

    #[test]
    fn what_is_wrong_is_said_with_the_nearest() {
        let error = of(&[("ZEMU_PROFIL", "none")], &SettingArgs::default()).expect_err("it is misspelt");
        assert!(
            error.to_string().contains("did you mean ZEMU_PROFILE?"),
            "{error}"
        );
        let args = SettingArgs {
            profile: Some("generic64k".into()),
            ..SettingArgs::default()
        };
        let error = of(&[], &args).expect_err("it is misspelt");
        assert!(error.to_string().contains("did you mean generic-64k?"), "{error}");
        assert_eq!(error.status(), 64);
    }

    #[test]
    fn what_cannot_be_done_yet_is_refused() {
        let error = of(&[("ZEMU_CLOCK", "virtual")], &SettingArgs::default()).expect_err("not there yet");
        assert_eq!(
            error.to_string(),
            "ZEMU_CLOCK is \"virtual\": There is no virtual clock yet."
        );
        assert_eq!(error.status(), 64);
    }

    #[test]
    fn the_report_is_an_absolute_path() {
        let settings = of(&[("ZEMU_REPORT", "r.jsonl")], &SettingArgs::default()).expect("it is valid");
        assert!(settings.report.expect("it was given").is_absolute());
    }
}
