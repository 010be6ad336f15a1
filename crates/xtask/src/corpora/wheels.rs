//! The wheels that the corpora come from, and how they reach this machine.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::CorpusError;
use super::bundle::{self, SpirvModule};

/// A corpus: the SPIR-V modules in the shared objects of one wheel.
#[derive(Debug)]
pub struct Corpus {
    /// Its name on the command line.
    pub name: &'static str,
    /// The project on PyPI.
    project: &'static str,
    version: &'static str,
    /// The CPython that the wheel is for.
    python: &'static str,
    /// What the wheel must be.
    sha256: &'static str,
    /// Modules of which every kernel is lowered, in per cent.
    pub lowered_at_least: u64,
}

/// What is known, the ones of a run without names first.
pub const CORPORA: [Corpus; 3] = [
    Corpus {
        name: "dpnp",
        project: "dpnp",
        version: "0.20.0",
        python: "3.11",
        sha256: "a0058dd53d0afdb2c54698b681a69be2e8b35dd2f42e515d85b7c6e698c2dd74",
        lowered_at_least: 99,
    },
    Corpus {
        name: "onemkl-blas",
        project: "onemkl-sycl-blas",
        version: "2026.2.0",
        python: "3.11",
        sha256: "d4b2fd07f652f8000bdd4c0d57d7fe1f40fd115952eee8188235a9deb7949387",
        lowered_at_least: 95,
    },
    // llama.cpp's SYCL backend. Eight modules need cooperative matrices and one is VectorCompute.
    Corpus {
        name: "ggml",
        project: "inferna-sycl",
        version: "0.7.0",
        python: "3.12",
        sha256: "f996a08b23705864524d30825b3754ec1e760f19a44120be3f560f1ea32117f5",
        lowered_at_least: 95,
    },
];

/// The ages of the C library that the wheels are built for; pip takes a wheel that fits one of them.
const PLATFORMS: [&str; 2] = ["manylinux_2_28_x86_64", "manylinux_2_35_x86_64"];

impl Corpus {
    /// All modules of the corpus, each once, in the order of the wheel. The wheel is kept in `folder`.
    ///
    /// # Errors
    /// [`CorpusError`]: the wheel cannot be had or read.
    pub fn modules(&self, folder: &Path) -> Result<Vec<SpirvModule>, CorpusError> {
        let path = self.wheel(folder)?;
        let file = File::open(&path).map_err(|source| CorpusError::file(&path, source))?;
        let broken = |source| CorpusError::Archive {
            path: path.clone(),
            source,
        };
        let broken = &broken;
        let mut archive = zip::ZipArchive::new(file).map_err(broken)?;
        let mut modules = bundle::Unique::default();
        for number in 0..archive.len() {
            let mut entry = archive.by_index(number).map_err(broken)?;
            if !entry.name().map_err(broken)?.contains(".so") {
                continue;
            }
            let mut bytes = Vec::new();
            std::io::copy(&mut entry, &mut bytes).map_err(|source| CorpusError::file(&path, source))?;
            bundle::each_module(&bytes, &mut |module| modules.add(module))?;
        }
        Ok(modules.into_list())
    }

    /// Where the wheel is kept.
    fn folder(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}-{}", self.project, self.version))
    }

    /// Whether the wheel has been downloaded before.
    pub fn is_here(&self, folder: &Path) -> bool {
        self.folder(folder).is_dir()
    }

    /// The wheel on this machine.
    ///
    /// # Errors
    /// [`CorpusError`]: pip does not bring it.
    fn wheel(&self, folder: &Path) -> Result<PathBuf, CorpusError> {
        let folder = self.folder(folder);
        if !folder.is_dir() {
            self.download(&folder)?;
        }
        let found = fs::read_dir(&folder).map_err(|source| CorpusError::file(&folder, source))?;
        let wheel = found.flatten().map(|entry| entry.path());
        let mut wheel = wheel.filter(|path| path.extension().is_some_and(|e| e == "whl"));
        wheel.next().ok_or(CorpusError::NoWheel { folder })
    }

    /// The folder appears only when the wheel in it is complete and has the right checksum, to which pip sees.
    fn download(&self, folder: &Path) -> Result<(), CorpusError> {
        let part = folder.with_extension("part");
        fs::create_dir_all(&part).map_err(|source| CorpusError::file(&part, source))?;
        let list = part.join("requirements.txt");
        let line = format!(
            "{}=={} --hash=sha256:{}\n",
            self.project, self.version, self.sha256
        );
        fs::write(&list, line).map_err(|source| CorpusError::file(&list, source))?;
        let mut pip = Command::new("python3");
        pip.args([
            "-m",
            "pip",
            "download",
            "--quiet",
            "--retries=1",
            "--timeout=20",
            "--no-deps",
            "--only-binary=:all:",
        ]);
        pip.args([
            "--require-hashes",
            "--implementation",
            "cp",
            "--python-version",
            self.python,
        ]);
        for platform in PLATFORMS {
            pip.args(["--platform", platform]);
        }
        pip.arg("--dest").arg(&part).arg("--requirement").arg(&list);
        let failed = |answer: String| CorpusError::Pip {
            project: self.project,
            version: self.version,
            answer,
        };
        let output = pip.output().map_err(|error| failed(error.to_string()))?;
        if !output.status.success() {
            let words = String::from_utf8_lossy(&output.stderr);
            return Err(failed(words.trim().replace('\n', "; ")));
        }
        fs::rename(&part, folder).map_err(|source| CorpusError::file(folder, source))
    }
}
