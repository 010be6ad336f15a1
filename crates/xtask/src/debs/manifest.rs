//! `manifest.txt`: what lies unpacked where, as lines of `key=value`. The tests read it too.
//!
//! Folders are relative to the manifest's own, so that the target folder can be moved:
//!
//! ```text
//! mirror=ADDRESS
//! suite=sid
//! root=sid/root
//! package=libze1 1.32.0-1
//! intel-gpu=VERSION               or intel-gpu-unavailable=REASON
//! intel-gpu-root=sid/intel-gpu
//! ```

use std::fs;
use std::path::Path;

use super::{Debs, DebsError, IntelGpu, Suite, store};

const NAME: &str = "manifest.txt";

/// The manifest of a complete run of today whose folders are all there still.
pub(super) fn read_fresh(folder: &Path) -> Result<Option<Debs>, DebsError> {
    let path = folder.join(NAME);
    if !store::is_fresh(&path) {
        return Ok(None);
    }
    let text = fs::read_to_string(&path).map_err(|source| DebsError::File {
        action: "read",
        path,
        source,
    })?;
    // A manifest of another version of this program is as good as none.
    let Ok(debs) = parse(folder, &text) else {
        return Ok(None);
    };
    let intel = match &debs.intel_gpu {
        IntelGpu::Available { root, .. } => root.is_dir(),
        IntelGpu::Unavailable { .. } => true,
    };
    let complete = intel && debs.suites.len() == super::SUITES.len();
    Ok((complete && debs.suites.iter().all(|suite| suite.root.is_dir())).then_some(debs))
}

pub(super) fn write(folder: &Path, debs: &Debs) -> Result<(), DebsError> {
    store::write(&folder.join(NAME), &render(folder, debs))
}

fn render(folder: &Path, debs: &Debs) -> String {
    let below = |path: &Path| path.strip_prefix(folder).unwrap_or(path).display().to_string();
    let mut lines = vec![format!("mirror={}", debs.mirror)];
    for suite in &debs.suites {
        lines.push(format!("suite={}", suite.name));
        lines.push(format!("root={}", below(&suite.root)));
        lines.extend(
            suite
                .packages
                .iter()
                .map(|(name, version)| format!("package={name} {version}")),
        );
    }
    match &debs.intel_gpu {
        IntelGpu::Available { version, root } => {
            lines.push(format!("intel-gpu={version}"));
            lines.push(format!("intel-gpu-root={}", below(root)));
        }
        IntelGpu::Unavailable { reason } => {
            lines.push(format!("intel-gpu-unavailable={}", reason.replace('\n', " ")));
        }
    }
    lines.join("\n") + "\n"
}

fn parse(folder: &Path, text: &str) -> Result<Debs, DebsError> {
    let mut debs = Debs {
        mirror: String::new(),
        suites: Vec::new(),
        intel_gpu: IntelGpu::Unavailable {
            reason: "the manifest does not name it".to_owned(),
        },
    };
    for (number, line) in text.lines().enumerate() {
        let unknown = || DebsError::Manifest {
            line: number + 1,
            text: line.to_owned(),
        };
        let (key, value) = line.split_once('=').ok_or_else(unknown)?;
        match (key, debs.suites.last_mut(), &mut debs.intel_gpu) {
            ("mirror", _, _) => debs.mirror = value.to_owned(),
            ("suite", _, _) => debs.suites.push(Suite {
                name: value.to_owned(),
                root: folder.to_owned(),
                packages: Vec::new(),
            }),
            ("root", Some(suite), _) => suite.root = folder.join(value),
            ("package", Some(suite), _) => {
                let (name, version) = value.split_once(' ').ok_or_else(unknown)?;
                suite.packages.push((name.to_owned(), version.to_owned()));
            }
            ("intel-gpu", _, intel) => {
                *intel = IntelGpu::Available {
                    version: value.to_owned(),
                    root: folder.to_owned(),
                };
            }
            ("intel-gpu-root", _, IntelGpu::Available { root, .. }) => *root = folder.join(value),
            ("intel-gpu-unavailable", _, intel) => {
                *intel = IntelGpu::Unavailable {
                    reason: value.to_owned(),
                }
            }
            _ => return Err(unknown()),
        }
    }
    Ok(debs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(folder: &Path, intel_gpu: IntelGpu) -> Debs {
        let suite = |name: &str| Suite {
            name: name.to_owned(),
            root: folder.join(name).join("root"),
            packages: vec![
                ("libze1".to_owned(), "1.8.12-1".to_owned()),
                ("libc6".to_owned(), "2.36".to_owned()),
            ],
        };
        Debs {
            mirror: "http://mirror.example/debian".to_owned(),
            suites: vec![suite("bookworm"), suite("sid")],
            intel_gpu,
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = Path::new("/somewhere/debs");
        for intel_gpu in [
            IntelGpu::Available {
                version: "26.27".to_owned(),
                root: folder.join("sid/intel-gpu"),
            },
            IntelGpu::Unavailable {
                reason: "suite sid has no package = for amd64".to_owned(),
            },
        ] {
            let debs = sample(folder, intel_gpu);
            let text = render(folder, &debs);
            assert!(!text.contains("/somewhere"), "{text}");
            assert_eq!(parse(folder, &text).unwrap(), debs);
        }
    }

    #[test]
    fn unknown_lines_are_refused_by_number() {
        let error = parse(Path::new("/x"), "mirror=a\nroot=b\n").unwrap_err();
        assert_eq!(error.to_string(), "manifest line 2 is not understood: root=b");
        assert!(parse(Path::new("/x"), "nonsense\n").is_err());
        assert!(parse(Path::new("/x"), "suite=sid\npackage=libze1\n").is_err());
    }

    #[test]
    fn a_manifest_counts_only_while_its_folders_are_there() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = temporary.path();
        let mut debs = sample(
            folder,
            IntelGpu::Unavailable {
                reason: "none".to_owned(),
            },
        );
        debs.suites.push(Suite {
            name: "trixie".to_owned(),
            root: folder.join("trixie"),
            packages: Vec::new(),
        });
        for suite in &debs.suites {
            fs::create_dir_all(&suite.root).unwrap();
        }
        assert_eq!(read_fresh(folder).unwrap(), None);
        write(folder, &debs).unwrap();
        assert_eq!(read_fresh(folder).unwrap(), Some(debs.clone()));
        fs::remove_dir_all(&debs.suites[0].root).unwrap();
        assert_eq!(read_fresh(folder).unwrap(), None);
    }
}
