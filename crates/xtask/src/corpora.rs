//! `cargo xtask corpora`: the interpreter on every SPIR-V module that well-known Python packages ship.
//!
//! The wheels are fetched when the command runs and kept in the target folder; nothing of them is part of the project.

mod arguments;
mod bundle;
mod execute;
mod memory;
mod pool;
mod report;
mod survey;
mod wheels;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use sha1::{Digest as _, Sha1};

use bundle::SpirvModule;
use report::{Name, Report};
use wheels::Corpus;

/// Why a corpus cannot be looked at.
#[derive(Debug, thiserror::Error)]
pub enum CorpusError {
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The wheel is not a zip archive.
    #[error("{path}: {source}")]
    Archive {
        /// The wheel.
        path: PathBuf,
        /// What is wrong with it.
        source: zip::result::ZipError,
    },
    /// pip cannot be run, or brings nothing.
    #[error("pip cannot download {project} {version}: {answer}")]
    Pip {
        /// The project on PyPI.
        project: &'static str,
        /// Its version.
        version: &'static str,
        /// What pip or the system said.
        answer: String,
    },
    /// The folder that pip wrote holds no wheel.
    #[error("{folder} holds no wheel; remove it")]
    NoWheel {
        /// The folder.
        folder: PathBuf,
    },
    /// A shared object is not one.
    #[error("a shared object cannot be read: {0}")]
    Object(object::Error),
    /// Something else than modules is in the section for them.
    #[error("there is no SPIR-V module at byte {at} of the section")]
    NotSpirv {
        /// Offset in the section.
        at: usize,
    },
    /// A compressed module cannot be unpacked.
    #[error("the module at byte {at} of the section cannot be unpacked: {answer}")]
    Zstd {
        /// Offset in the section.
        at: usize,
        /// What is wrong.
        answer: String,
    },
    /// Something runs and runs.
    #[error("no end of {name}")]
    Hang {
        /// What it is.
        name: Name,
    },
}

impl CorpusError {
    fn file(path: &Path, source: std::io::Error) -> Self {
        Self::File {
            path: path.to_owned(),
            source,
        }
    }
}

/// What to look at.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    /// Names of the corpora.
    names: Vec<&'static str>,
    /// Modules of each, drawn by the seed; all if there is none.
    limit: Option<usize>,
    /// Kernels to execute of each, drawn by the seed; all if there is none.
    execute: Option<usize>,
    /// What draws depend on, and the arguments of kernels.
    seed: u64,
    /// Only modules whose SHA-1 begins so.
    module: Option<String>,
    /// Only the kernel with this name.
    kernel: Option<String>,
    /// Where to write the module to.
    save: Option<PathBuf>,
}

/// Kernels that are executed of a corpus.
const EXECUTE: usize = 1000;
/// Modules that are looked at of a corpus when everything is tested.
const CI_LIMIT: usize = 200;
/// The seed of all draws.
const SEED: u64 = 1;

impl Default for Options {
    fn default() -> Self {
        Self {
            names: vec!["dpnp", "onemkl-blas"],
            limit: None,
            execute: Some(EXECUTE),
            seed: SEED,
            module: None,
            kernel: None,
            save: None,
        }
    }
}

impl Options {
    /// Reads the words of the command line; none if they cannot be understood.
    pub fn parse(words: &[&str]) -> Option<Self> {
        let mut options = Self::default();
        let mut names = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match *word {
                "--all" => options.execute = None,
                "--limit" => options.limit = Some(words.next()?.parse().ok()?),
                "--seed" => options.seed = words.next()?.parse().ok()?,
                "--module" => options.module = Some((*words.next()?).to_owned()),
                "--kernel" => options.kernel = Some((*words.next()?).to_owned()),
                "--save" => options.save = Some(PathBuf::from(words.next()?)),
                name => names.push(wheels::CORPORA.iter().find(|corpus| corpus.name == name)?.name),
            }
        }
        if !names.is_empty() {
            options.names = names;
        }
        Some(options)
    }

    /// A small draw, for a run of everything.
    pub fn for_ci() -> Self {
        Self {
            limit: Some(CI_LIMIT),
            ..Self::default()
        }
    }

    fn corpora(&self) -> impl Iterator<Item = &'static Corpus> {
        let corpora = wheels::CORPORA.iter();
        corpora.filter(|corpus| self.names.contains(&corpus.name))
    }

    /// Puts what was drawn first, and drops the rest.
    fn draw<T>(&self, list: &mut Vec<T>, count: Option<usize>, name: impl Fn(&T) -> String) {
        if let Some(count) = count {
            list.sort_by_cached_key(|item| own_seed(self.seed, name(item)));
            list.truncate(count);
        }
    }
}

/// Looks at corpora, and prints what it finds; true if all of it is as it must be.
///
/// # Errors
/// [`CorpusError`]: a corpus cannot be had.
pub fn run(target: &Path, options: &Options) -> Result<bool, CorpusError> {
    let mut good = true;
    for corpus in options.corpora() {
        let begun = Instant::now();
        let folder = target.join("corpora");
        let origin = if corpus.is_here(&folder) {
            "was here"
        } else {
            "has to be downloaded"
        };
        println!("{}: the wheel {origin}", corpus.name);
        let modules = corpus.modules(&folder)?;
        let report = look(modules, options)?;
        println!("{report}\n({} s)", begun.elapsed().as_secs());
        // One kernel is looked at for what it shows.
        if options.module.is_some() || options.kernel.is_some() {
            continue;
        }
        for failure in report.failures(corpus.lowered_at_least) {
            println!("FAILED: {failure}");
            good = false;
        }
    }
    Ok(good)
}

/// A number for each thing that has a name, by which it is drawn and from which its arguments follow.
fn own_seed(seed: u64, name: impl std::fmt::Display) -> u64 {
    let digest = Sha1::digest(format!("{seed} {name}"));
    u64::from_le_bytes(*digest.first_chunk().expect("20 bytes"))
}

/// Creates, lowers and executes.
fn look(mut modules: Vec<SpirvModule>, options: &Options) -> Result<Report, CorpusError> {
    if let Some(prefix) = &options.module {
        modules.retain(|module| module.sha1.starts_with(prefix.as_str()));
    }
    options.draw(&mut modules, options.limit, |module| module.sha1.clone());
    if let (Some(path), Some(module)) = (&options.save, modules.first()) {
        std::fs::write(path, &module.bytes).map_err(|source| CorpusError::file(path, source))?;
    }
    let modules: Arc<[SpirvModule]> = modules.into();
    let work = {
        let modules = Arc::clone(&modules);
        move |number: &usize| survey::survey(&modules[*number])
    };
    let surveys = pool::each((0..modules.len()).collect(), work).map_err(|hang| CorpusError::Hang {
        name: Name::of_module(&modules[hang.item].sha1),
    })?;

    let mut report = Report::default();
    let mut kernels = Vec::new();
    for (number, survey) in surveys.into_iter().enumerate() {
        let lowered = report.module(&modules[number].sha1, survey);
        kernels.extend(lowered.into_iter().map(|name| (number, name)));
    }
    if let Some(wanted) = &options.kernel {
        kernels.retain(|(_, name)| name.kernel == *wanted);
    }
    options.draw(&mut kernels, options.execute, |(_, name)| name.to_string());
    let names: Vec<Name> = kernels.iter().map(|(_, name)| name.clone()).collect();
    let seed = options.seed;
    let work = move |(number, name): &(usize, Name)| {
        let prepared = survey::prepare(&modules[*number], &name.kernel);
        execute::execute(&prepared, own_seed(seed, name))
    };
    let verdicts = pool::each(kernels, work).map_err(|hang| CorpusError::Hang {
        name: names[hang.item].clone(),
    })?;
    for (name, verdict) in names.iter().zip(verdicts) {
        report.kernel(name, verdict);
    }
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_what_is_unknown_is_refused() {
        assert_eq!(Options::parse(&[]), Some(Options::default()));
        let options = Options::parse(&["ggml", "--limit", "7", "--all", "--seed", "3"]).unwrap();
        let expected = Options {
            names: vec!["ggml"],
            limit: Some(7),
            execute: None,
            seed: 3,
            ..Options::default()
        };
        assert_eq!(options, expected);
        assert_eq!(Options::parse(&["numpy"]), None);
        assert_eq!(Options::parse(&["--limit"]), None);
        assert_eq!(Options::parse(&["--seed", "x"]), None);
    }

    #[test]
    fn a_draw_depends_on_the_seed_only() {
        let draw = |seed, list: &[u32]| {
            let options = Options {
                seed,
                ..Options::default()
            };
            let mut list = list.to_vec();
            options.draw(&mut list, Some(5), ToString::to_string);
            list
        };
        let up: Vec<u32> = (0..100).collect();
        let down: Vec<u32> = (0..100).rev().collect();
        assert_eq!(draw(1, &up), draw(1, &down));
        assert_eq!(draw(1, &up).len(), 5);
        assert_ne!(draw(1, &up), draw(2, &up));
    }
}
