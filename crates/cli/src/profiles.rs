//! `zemu profiles`: the devices that can be emulated.

use std::process::ExitCode;

use serde_json::Value;
use zemu_abi::meta::result_name;
use zemu_fault::nearest;
use zemu_profile::{Choice, Profile, Row, names};

use crate::args::ProfilesArgs;
use crate::error::CliError;
use crate::output::{self, bytes};

/// `zemu profiles [NAME] [--behaviour]`.
pub fn profiles(args: &ProfilesArgs) -> Result<ExitCode, CliError> {
    let text = match &args.name {
        None => list()?,
        Some(name) => {
            let profile = find(name)?;
            if args.behaviour {
                behaviour(&profile)
            } else {
                properties(&profile)
            }
        }
    };
    output::print(&text);
    Ok(ExitCode::SUCCESS)
}

fn find(name: &str) -> Result<Profile, CliError> {
    if names().any(|n| n == name) {
        return Ok(Profile::by_name(name)?);
    }
    Err(CliError::Unknown {
        what: "profile",
        name: name.to_owned(),
        nearest: nearest(name, names()).map(str::to_owned),
    })
}

fn list() -> Result<String, CliError> {
    let width = names().map(str::len).max().unwrap_or(0);
    let mut out = String::new();
    for name in names() {
        let profile = Profile::by_name(name)?;
        let page = bytes(profile.device.pages.import);
        out += &format!("{name:<width$}  import page {page:<7} {}\n", profile.description);
    }
    Ok(out)
}

/// All properties, one a line, as dotted keys of the profile's file.
fn properties(profile: &Profile) -> String {
    let pages = &profile.device.pages;
    let mut out = format!("{}: {}\n", profile.name, profile.description);
    out += &format!(
        "behaviour {}; pages: import {}, host {}, device {}, shared {}\n",
        profile.behaviour().kind().name(),
        bytes(pages.import),
        bytes(pages.host),
        bytes(pages.device),
        bytes(pages.shared),
    );
    let mut lines = Vec::new();
    // A profile is plain data, which always serialises.
    let mut value = serde_json::to_value(profile).unwrap_or_default();
    // What it is called and means stands above, and extensions have lines of their own.
    for key in ["name", "description", "behaviour", "extensions"] {
        if let Some(table) = value.as_object_mut() {
            table.remove(key);
        }
    }
    flatten(&value, String::new(), &mut lines);
    for extension in &profile.extensions {
        lines.push((
            format!("extensions.{}", extension.name),
            extension.version.to_string(),
        ));
    }
    let width = lines.iter().map(|(key, _)| key.len()).max().unwrap_or(0);
    for (key, value) in lines {
        out += &format!("{key:<width$}  {value}\n");
    }
    out
}

fn flatten(value: &Value, path: String, lines: &mut Vec<(String, String)>) {
    let below = |key: &str| match path.as_str() {
        "" => key.to_owned(),
        path => format!("{path}.{key}"),
    };
    match value {
        Value::Object(table) => table.iter().for_each(|(k, v)| flatten(v, below(k), lines)),
        Value::Array(items) if items.iter().any(Value::is_object) => items
            .iter()
            .enumerate()
            .for_each(|(i, v)| flatten(v, below(&i.to_string()), lines)),
        Value::Array(items) => {
            let words: Vec<_> = items.iter().map(plain).collect();
            lines.push((
                path,
                if words.is_empty() {
                    "none".to_owned()
                } else {
                    words.join(", ")
                },
            ));
        }
        Value::Null => {}
        other => lines.push((path, plain(other))),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The rows in which the specification and the shipped drivers differ, with what the profile does.
fn behaviour(profile: &Profile) -> String {
    let rows = profile.behaviour();
    let mut out = format!("{}: behaviour {}\n", profile.name, rows.kind().name());
    for row in Row::all() {
        let answer = rows.answer(row);
        let crashes = if answer.shipped_driver_crashes {
            "; the shipped driver crashes here"
        } else {
            ""
        };
        out += &format!(
            "\n{}: {}{crashes}\n    {}\n",
            row.name(),
            choice(answer.choice),
            row.sentence()
        );
    }
    out
}

fn choice(choice: Choice) -> String {
    let name = |code| result_name(code).unwrap_or("a code without a name");
    match choice {
        Choice::Refuse(code) => format!("refuse with {}", name(code)),
        Choice::Accept => "accept".to_owned(),
        Choice::Ignore => "ignore".to_owned(),
        Choice::Late(code) => format!("accept now, {} on use", name(code)),
        Choice::Report(value) => format!("report {value}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_every_profile_and_its_page() {
        let text = list().expect("they read");
        assert_eq!(text.lines().count(), names().len());
        assert!(
            text.lines()
                .any(|l| l.starts_with("generic-64k ") && l.contains("import page 64 KiB")),
            "{text}"
        );
    }

    #[test]
    fn properties_are_those_of_the_profile() {
        let profile = find("generic-2m").expect("known");
        let text = properties(&profile);
        let value = |key: &str| {
            let line = text.lines().find(|l| l.split_whitespace().next() == Some(key));
            line.map(|l| l[key.len()..].trim().to_owned())
        };
        assert!(text.contains("pages: import 2 MiB, host 4 KiB"), "{text}");
        assert_eq!(value("device.pages.import").as_deref(), Some("2097152"));
        assert_eq!(
            value("device.queue_groups.0.flags").as_deref(),
            Some("compute, copy, cooperative")
        );
        assert_eq!(value("device.image.max_dims_1d").as_deref(), Some("0"));
        assert_eq!(
            value("extensions.ZE_extension_external_memmap_sysmem").as_deref(),
            Some("1.0")
        );
        assert_eq!(value("driver.api_version").as_deref(), Some("1.17"));
    }

    #[test]
    fn behaviour_names_every_row() {
        let text = behaviour(&find("generic").expect("known"));
        assert!(Row::all().all(|r| text.contains(&format!("\n{}: ", r.name()))));
        assert!(
            text.contains("import-pointer-off-page: refuse with ZE_RESULT_ERROR_INVALID_ARGUMENT"),
            "{text}"
        );
    }

    #[test]
    fn an_unknown_name_has_a_nearest() {
        let error = find("generic-64").expect_err("it is none").to_string();
        assert_eq!(error, "there is no profile generic-64; did you mean generic-64k?");
    }
}
