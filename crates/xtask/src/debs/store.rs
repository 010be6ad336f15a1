//! Downloads, their checks, and unpacking.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};

use super::DebsError;
use super::index::{Index, Package};

/// Indexes and the manifest count as current for this long: the newest suite changes four times a day, and a test run
/// should not depend on the network every time.
pub(super) const FRESH: Duration = Duration::from_secs(24 * 60 * 60);

/// Whether a file exists and was written less than [`FRESH`] ago.
pub(super) fn is_fresh(path: &Path) -> bool {
    let written = fs::metadata(path).and_then(|metadata| metadata.modified());
    written.is_ok_and(|written| {
        SystemTime::now()
            .duration_since(written)
            .is_ok_and(|age| age < FRESH)
    })
}

/// Does `work` with the suite's index. A package that has left the mirror since the index was stored is looked up
/// again in a new index; an index that cannot be renewed is used as it is.
pub(super) fn with_index<T>(
    mirror: &str,
    suite: &str,
    folder: &Path,
    work: impl Fn(&Index<'_>) -> Result<T, DebsError>,
) -> Result<T, DebsError> {
    let path = folder.join("Packages.xz");
    let address = format!("{mirror}/dists/{suite}/main/binary-amd64/Packages.xz");
    let stored = path.is_file();
    let mut renewed = false;
    if !is_fresh(&path) {
        match download(&address, &path) {
            Ok(()) => renewed = true,
            Err(error) if !stored => return Err(error),
            Err(_) => {}
        }
    }
    let first = decompress(&path).and_then(|text| work(&Index::parse(&text)));
    match first {
        Err(_) if !renewed => {
            download(&address, &path)?;
            work(&Index::parse(&decompress(&path)?))
        }
        other => other,
    }
}

fn decompress(path: &Path) -> Result<String, DebsError> {
    let purpose = format!("unpack {}", path.display());
    let output = output(Command::new("xz").arg("-dc").arg(path), "xz", &purpose)?;
    String::from_utf8(output.stdout).map_err(|error| DebsError::Program {
        program: "xz",
        purpose,
        answer: error.to_string(),
    })
}

/// Unpacks the packages into `root`, unless just these are there already.
pub(super) fn unpack(
    mirror: &str,
    folder: &Path,
    root: &Path,
    packages: &[Package],
) -> Result<(), DebsError> {
    let stamp_file = root.with_extension("stamp");
    let stamp: String = packages
        .iter()
        .map(|package| format!("{} {} {}\n", package.name, package.version, package.sha256))
        .collect();
    if root.is_dir() && fs::read_to_string(&stamp_file).is_ok_and(|found| found == stamp) {
        return Ok(());
    }
    for path in [&stamp_file, root] {
        let removed = if path.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
        match removed {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                return Err(DebsError::File {
                    action: "remove",
                    path: path.to_path_buf(),
                    source,
                });
            }
            _ => {}
        }
    }
    for package in packages {
        let file = folder
            .join("pool")
            .join(package.filename.rsplit('/').next().unwrap_or(&package.name));
        if sha256(&file).is_ok_and(|found| found == package.sha256) {
            unpack_one(&file, root)?;
            continue;
        }
        download(&format!("{mirror}/{}", package.filename), &file)?;
        check(&file, &package.sha256)?;
        unpack_one(&file, root)?;
    }
    write(&stamp_file, &stamp)
}

fn unpack_one(file: &Path, root: &Path) -> Result<(), DebsError> {
    create_folder(root)?;
    let purpose = format!("unpack {}", file.display());
    output(
        Command::new("dpkg").arg("-x").arg(file).arg(root),
        "dpkg",
        &purpose,
    )
    .map(drop)
}

/// A download must be the file that the index names; one that is not is removed, so that the next run tries again.
fn check(file: &Path, expected: &str) -> Result<(), DebsError> {
    let found = sha256(file)?;
    if found == expected {
        return Ok(());
    }
    // A file that cannot be removed fails the same check next time.
    let _ = fs::remove_file(file);
    Err(DebsError::Checksum {
        path: file.to_owned(),
        expected: expected.to_owned(),
        found,
    })
}

fn sha256(file: &Path) -> Result<String, DebsError> {
    let purpose = format!("read {}", file.display());
    let output = output(
        Command::new("sha256sum").arg("-b").arg(file),
        "sha256sum",
        &purpose,
    )?;
    let text = String::from_utf8_lossy(&output.stdout);
    // A leading backslash says that the file's name was escaped.
    Ok(text
        .trim_start_matches('\\')
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned())
}

/// Fetches with whichever of curl and wget the machine has. The file appears only when it is complete.
fn download(address: &str, path: &Path) -> Result<(), DebsError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    create_folder(folder)?;
    let part = path.with_extension("part");
    let purpose = format!("download {address}");
    let mut curl = Command::new("curl");
    curl.args(["-fsSL", "--retry", "3", "--connect-timeout", "20", "-o"])
        .arg(&part)
        .arg(address);
    match curl.output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let mut wget = Command::new("wget");
            wget.args(["-nv", "--tries=3", "--timeout=20", "-O"])
                .arg(&part)
                .arg(address);
            judge(wget.output(), "wget", &purpose)?;
        }
        answer => {
            judge(answer, "curl", &purpose)?;
        }
    }
    fs::rename(&part, path).map_err(|source| DebsError::File {
        action: "write",
        path: path.to_owned(),
        source,
    })
}

fn output(command: &mut Command, program: &'static str, purpose: &str) -> Result<Output, DebsError> {
    judge(command.output(), program, purpose)
}

/// Only a program that ran and reports success has done its work.
fn judge(answer: io::Result<Output>, program: &'static str, purpose: &str) -> Result<Output, DebsError> {
    let failed = |answer: String| DebsError::Program {
        program,
        purpose: purpose.to_owned(),
        answer,
    };
    let output = answer.map_err(|error| failed(error.to_string()))?;
    if output.status.success() {
        return Ok(output);
    }
    let words = String::from_utf8_lossy(&output.stderr);
    Err(failed(format!(
        "{} ({})",
        words.trim().replace('\n', "; "),
        output.status
    )))
}

pub(super) fn create_folder(path: &Path) -> Result<(), DebsError> {
    fs::create_dir_all(path).map_err(|source| DebsError::File {
        action: "create",
        path: path.to_owned(),
        source,
    })
}

pub(super) fn write(path: &Path, text: &str) -> Result<(), DebsError> {
    fs::write(path, text).map_err(|source| DebsError::File {
        action: "write",
        path: path.to_owned(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mirror in a folder, with one suite of one package.
    struct Mirror {
        folder: tempfile::TempDir,
    }

    impl Mirror {
        fn new() -> Self {
            Self {
                folder: tempfile::tempdir().unwrap(),
            }
        }

        fn address(&self) -> String {
            format!("file://{}", self.folder.path().display())
        }

        /// Replaces the package by this version of it; the index promises `sha256`, or what the file really has.
        fn publish(&self, version: &str, sha256: Option<&str>) {
            let pool = self.folder.path().join("pool");
            let _ = fs::remove_dir_all(&pool);
            fs::create_dir_all(&pool).unwrap();
            let tree = tempfile::tempdir().unwrap();
            fs::create_dir_all(tree.path().join("DEBIAN")).unwrap();
            fs::create_dir_all(tree.path().join("usr")).unwrap();
            let control = format!(
                "Package: thing\nVersion: {version}\nArchitecture: amd64\nMaintainer: M <m@m.example>\nDescription: d\n"
            );
            fs::write(tree.path().join("DEBIAN/control"), control).unwrap();
            fs::write(tree.path().join("usr/version"), version).unwrap();
            let file = pool.join(format!("thing_{version}.deb"));
            let mut build = Command::new("dpkg-deb");
            build
                .args(["--root-owner-group", "--build"])
                .arg(tree.path())
                .arg(&file);
            output(&mut build, "dpkg-deb", "build").unwrap();
            let sha256 = sha256.map_or_else(|| super::sha256(&file).unwrap(), str::to_owned);
            let lists = self.folder.path().join("dists/sid/main/binary-amd64");
            fs::create_dir_all(&lists).unwrap();
            fs::write(
                lists.join("Packages"),
                format!("Package: thing\nVersion: {version}\nFilename: pool/thing_{version}.deb\nSHA256: {sha256}\n"),
            )
            .unwrap();
            output(
                Command::new("xz").arg("-f").arg(lists.join("Packages")),
                "xz",
                "pack",
            )
            .unwrap();
        }

        fn unpack_into(&self, target: &Path) -> Result<(), DebsError> {
            with_index(&self.address(), "sid", &target.join("sid"), |index| {
                let packages = index.pick("sid", &["thing"])?;
                unpack(&self.address(), target, &target.join("sid/root"), &packages)
            })
        }
    }

    #[test]
    fn packages_are_unpacked_once_and_again_when_the_suite_moves() {
        let (mirror, target) = (Mirror::new(), tempfile::tempdir().unwrap());
        let unpacked = target.path().join("sid/root/usr/version");
        mirror.publish("1.0", None);
        mirror.unpack_into(target.path()).unwrap();
        assert_eq!(fs::read_to_string(&unpacked).unwrap(), "1.0");

        let mark = target.path().join("sid/root/mark");
        fs::write(&mark, "").unwrap();
        mirror.unpack_into(target.path()).unwrap();
        assert!(mark.exists(), "an unpacked package was unpacked again");

        // The stored index is of today, but its file has left the mirror and is gone from here too.
        mirror.publish("2.0", None);
        fs::remove_dir_all(target.path().join("pool")).unwrap();
        fs::remove_dir_all(target.path().join("sid/root")).unwrap();
        mirror.unpack_into(target.path()).unwrap();
        assert_eq!(fs::read_to_string(&unpacked).unwrap(), "2.0");
    }

    #[test]
    fn a_file_that_is_not_what_the_index_promises_is_refused_and_removed() {
        let (mirror, target) = (Mirror::new(), tempfile::tempdir().unwrap());
        mirror.publish("1.0", Some("00"));
        let error = mirror.unpack_into(target.path()).unwrap_err();
        assert!(
            matches!(&error, DebsError::Checksum { expected, .. } if expected == "00"),
            "{error}"
        );
        assert!(!target.path().join("pool/thing_1.0.deb").exists());
        assert!(!target.path().join("sid/root/usr").exists());
    }

    #[test]
    fn a_mirror_that_does_not_answer_is_named() {
        let target = tempfile::tempdir().unwrap();
        let error = Mirror::new().unpack_into(target.path()).unwrap_err().to_string();
        assert!(
            error.contains("dists/sid/main/binary-amd64/Packages.xz"),
            "{error}"
        );
    }
}
