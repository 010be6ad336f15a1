//! `zemu demo`: the tool at work, in a screenful.
//!
//! Each scene is a process of its own with its own settings, which calls the built library through the C ABI. Every line
//! comes from a call that was made, and the demo succeeds only if everything held.

mod scenes;

use std::process::{Command, ExitCode, Stdio};

use zemu_diag::rules;

use crate::args::own_path;
use crate::error::CliError;
use crate::output;

pub use scenes::scene;

/// The exit status of `zemu run` for a program that succeeded with findings of severity error.
const FINDINGS: i32 = 70;

/// One scene.
struct Scene {
    title: &'static str,
    /// Its processes, in order.
    parts: &'static [Part],
}

/// One process of a scene.
struct Part {
    /// Which part of [`scenes`] it plays.
    name: &'static str,
    /// Its settings.
    settings: &'static [(&'static str, &'static str)],
    /// Whether `zemu run` starts it and is expected to find something; otherwise it must succeed.
    finds: Option<&'static str>,
}

const fn part(name: &'static str, settings: &'static [(&'static str, &'static str)]) -> Part {
    Part {
        name,
        settings,
        finds: None,
    }
}

const SCENES: [Scene; 6] = [
    Scene {
        title: "The emulated device, and the extension that imports application memory",
        parts: &[part("device", &[])],
    },
    Scene {
        title: "A buffer of the application becomes device memory, and a kernel runs on it",
        parts: &[part("import", &[])],
    },
    Scene {
        title: "What the page rule refuses",
        parts: &[part("refusals", &[])],
    },
    Scene {
        title: "A device with larger pages refuses what another one accepts",
        parts: &[
            part("page", &[("ZEMU_PROFILE", "generic")]),
            part("page-refused", &[("ZEMU_PROFILE", "generic-64k")]),
        ],
    },
    Scene {
        title: "An error on request: ZEMU_FAULTS=zeMemAllocHost@2=OUT_OF_HOST_MEMORY",
        parts: &[part(
            "fault",
            &[("ZEMU_FAULTS", "zeMemAllocHost@2=OUT_OF_HOST_MEMORY")],
        )],
    },
    Scene {
        title: "A forgotten zeMemFree, found when the program has ended",
        parts: &[Part {
            name: "forget",
            settings: &[],
            finds: Some(rules::leak::IMPORT.id),
        }],
    },
];

/// `zemu demo`.
pub fn demo() -> Result<ExitCode, CliError> {
    output::print("zemu: an emulated Level Zero device, called through the C ABI of libzemu.so\n");
    for (number, scene) in SCENES.iter().enumerate() {
        output::print(&format!("\n{}. {}\n", number + 1, scene.title));
        for part in scene.parts {
            play(part)?;
        }
    }
    output::print("\nEverything held.\n");
    Ok(ExitCode::SUCCESS)
}

/// Plays one part, and shows what it says.
fn play(part: &Part) -> Result<(), CliError> {
    let own = own_path()?;
    let mut command = Command::new(&own);
    if part.finds.is_some() {
        // As a user would do it; a scene opens the driver itself, so that no loader is needed.
        command.args(["run", "--role", "loader", "--"]).arg(&own);
    }
    command.args(["__scene", part.name]);
    // What the user has set for other programs must not decide the demo.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if ["ZEMU_", "ZE_", "ZES_", "ZEL_"]
            .iter()
            .any(|p| text.starts_with(p))
        {
            command.env_remove(&name);
        }
    }
    command.envs(part.settings.iter().copied()).stdin(Stdio::null());
    let ended = command.output().map_err(|source| CliError::System {
        what: "starting a scene",
        source,
    })?;
    show(&String::from_utf8_lossy(&ended.stdout));
    let said = String::from_utf8_lossy(&ended.stderr);
    let held = match part.finds {
        None => ended.status.success(),
        Some(id) => {
            let finding = said.lines().find(|line| line.contains(id));
            if let Some(finding) = finding {
                show(finding);
                show(&format!("zemu run ended with {}", ended.status));
            }
            finding.is_some() && ended.status.code() == Some(FINDINGS)
        }
    };
    if held {
        return Ok(());
    }
    output::error(&said);
    Err(CliError::Child {
        what: format!("the scene {}", part.name),
        status: ended.status,
    })
}

fn show(text: &str) {
    for line in text.lines() {
        output::print(&format!("   {line}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_can_be_played() {
        for part in SCENES.iter().flat_map(|s| s.parts) {
            assert!(scenes::NAMES.contains(&part.name), "{}", part.name);
        }
    }

    #[test]
    fn titles_say_the_settings_that_the_parts_have() {
        for scene in &SCENES {
            for (name, value) in scene.parts.iter().flat_map(|p| p.settings) {
                if *name == "ZEMU_FAULTS" {
                    assert!(
                        scene.title.ends_with(&format!("{name}={value}")),
                        "{}",
                        scene.title
                    );
                }
            }
        }
    }
}
