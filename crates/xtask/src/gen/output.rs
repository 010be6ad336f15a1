//! Generated files: banner, formatting, writing, comparing.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::GenError;

/// A generated file.
#[derive(Debug)]
pub struct File {
    /// Relative to the top of the source tree.
    pub path: PathBuf,
    /// What it holds.
    pub text: String,
}

/// A Rust source with the banner that all generated ones carry.
pub fn source(folder: &str, name: &str, about: &str, body: &str) -> File {
    let text = format!(
        "//! {about}\n//!\n//! Written by `cargo xtask gen` from crates/registry/data. Do not edit: change the data or the generator.\n\n\
         #![allow(missing_docs, reason = \"the specification documents these names\")]\n\
         #![allow(non_camel_case_types, non_snake_case, non_upper_case_globals, reason = \"the C names are kept\")]\n\
         #![allow(clippy::type_complexity, reason = \"C signatures\")]\n\
         #![allow(missing_debug_implementations, reason = \"unions cannot say which member is live\")]\n\n{body}"
    );
    File {
        path: Path::new(folder).join(format!("{name}.rs")),
        text,
    }
}

/// `text` as rustfmt writes it.
pub fn formatted(text: &str) -> Result<String, GenError> {
    let mut child = Command::new("rustfmt")
        .args([
            "--edition",
            "2024",
            "--config",
            "max_width=110,use_field_init_shorthand=true",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|source| GenError::Rustfmt(source.to_string()))?;
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = text.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child
        .wait_with_output()
        .map_err(|source| GenError::Rustfmt(source.to_string()))?;
    drop(writer.join());
    if !output.status.success() {
        return Err(GenError::Rustfmt(
            String::from_utf8_lossy(&output.stderr)
                .chars()
                .take(2000)
                .collect(),
        ));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Writes `file` below `top` if it differs; returns whether it did.
pub fn write(top: &Path, file: &File) -> Result<bool, GenError> {
    let path = top.join(&file.path);
    if std::fs::read_to_string(&path).is_ok_and(|old| old == file.text) {
        return Ok(false);
    }
    let fail = |source| GenError::Write {
        path: path.clone(),
        source,
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(fail)?;
    }
    std::fs::write(&path, &file.text).map_err(fail)?;
    Ok(true)
}
