//! `cargo xtask header`: writes the control API's header; `--verify` compares instead.

use std::path::{Path, PathBuf};

use cbindgen::{Builder, Config, DocumentationLength, DocumentationStyle, ExportConfig, Language, Style};

/// The functions' source. One plain file, since cbindgen sees neither what a macro makes nor what is included.
const SOURCE: &str = "crates/control/src/api.rs";
/// The part of the header that is written by hand.
const LOOKUP: &str = "crates/control/include/lookup.h";
/// What is written.
const HEADER: &str = "crates/control/include/zemu.h";

const BANNER: &str = "/*
 * zemu.h: how a program speaks to the emulated Level Zero driver that it runs on.
 *
 * C99 and later, C++11 and later. All functions may be called from any thread and at any time, also before zeInit.
 *
 * Written by `cargo xtask header` from crates/control/src/api.rs and include/lookup.h. Do not edit: change those.
 */
#ifndef ZEMU_H
#define ZEMU_H";

/// Why the header could not be made.
#[derive(Debug, thiserror::Error)]
pub enum HeaderError {
    /// cbindgen refuses the source.
    #[error("cbindgen refuses {SOURCE}: {0}")]
    Source(#[from] cbindgen::Error),
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// cbindgen wrote something that is not text.
    #[error("cbindgen wrote a header that is not UTF-8")]
    NotText,
    /// The checked-in header differs from what would be written.
    #[error("{HEADER} is stale: run `cargo xtask header`")]
    Stale,
}

/// Writes the header below `top`, or with `verify` fails if the one there differs.
///
/// # Errors
/// [`HeaderError`].
pub fn run(top: &Path, verify: bool) -> Result<String, HeaderError> {
    let at = |name: &str| top.join(name);
    let fail = |name: &str| {
        let path = at(name);
        move |source| HeaderError::File { path, source }
    };
    let lookup = std::fs::read_to_string(at(LOOKUP)).map_err(fail(LOOKUP))?;
    let mut bytes = Vec::new();
    Builder::new()
        .with_config(config(lookup))
        .with_src(at(SOURCE))
        .generate()?
        .write(&mut bytes);
    let text = String::from_utf8(bytes).map_err(|_| HeaderError::NotText)?;
    let old = std::fs::read_to_string(at(HEADER)).ok();
    if old.as_ref() == Some(&text) {
        return Ok(format!("{HEADER} is up to date"));
    }
    if verify {
        return Err(HeaderError::Stale);
    }
    std::fs::write(at(HEADER), text).map_err(fail(HEADER))?;
    Ok(format!("{HEADER} written"))
}

fn config(lookup: String) -> Config {
    Config {
        language: Language::C,
        cpp_compat: true,
        header: Some(BANNER.to_owned()),
        // The guard is spelled out in banner and trailer: cbindgen's own ends before the trailer.
        trailer: Some(format!("{}\n\n#endif /* ZEMU_H */", lookup.trim_end())),
        no_includes: true,
        sys_includes: vec!["stddef.h".to_owned(), "stdint.h".to_owned()],
        usize_is_size_t: true,
        style: Style::Type,
        documentation_style: DocumentationStyle::Doxy,
        documentation_length: DocumentationLength::Full,
        line_length: 110,
        export: ExportConfig {
            include: vec!["zemu_severity".to_owned()],
            ..ExportConfig::default()
        },
        ..Config::default()
    }
}
