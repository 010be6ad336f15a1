//! What is measured, and how its runner is started.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::options::{Size, Variant};

/// Something that runs the suite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// zemu as it is, with modules of that variant.
    Zemu(Variant),
    /// zemu with so many threads.
    ZemuThreads(u32),
    /// PoCL, which compiles for the processor.
    Pocl,
    /// Intel's CPU runtime, which does so too.
    Intel,
    /// Oclgrind, which interprets.
    Oclgrind,
}

/// The sizes that Oclgrind can be waited for.
const OCLGRIND_SIZES: [Size; 1] = [Size::Small];

impl Side {
    /// Its name in progress lines and tables.
    pub fn name(self) -> String {
        match self {
            Self::Zemu(Variant::Optimised) => "zemu".to_owned(),
            Self::Zemu(variant) => format!("zemu -{}", variant.label()),
            Self::ZemuThreads(count) => format!("zemu, threads: {count}"),
            Self::Pocl => "PoCL".to_owned(),
            Self::Intel => "Intel".to_owned(),
            Self::Oclgrind => "Oclgrind".to_owned(),
        }
    }

    /// Those of the sizes that it runs.
    pub fn sizes(self, asked: &[Size]) -> Vec<Size> {
        let runs = |size: &Size| self != Self::Oclgrind || OCLGRIND_SIZES.contains(size);
        asked.iter().copied().filter(runs).collect()
    }

    /// Launches that are timed, if fewer than usual will do.
    fn runs(self) -> Option<&'static str> {
        (self == Self::Oclgrind).then_some("3")
    }

    fn variant(self) -> Variant {
        match self {
            Self::Zemu(variant) => variant,
            _ => Variant::Optimised,
        }
    }
}

/// Where everything is that the runners need.
#[derive(Debug, Clone)]
pub struct Places {
    /// The folder of `suite.txt` and the kernels.
    pub suite: PathBuf,
    /// The runner for Level Zero.
    pub level_zero: PathBuf,
    /// The runner for OpenCL.
    pub opencl: PathBuf,
    /// zemu's library.
    pub library: PathBuf,
    /// A folder with what the runners may keep.
    pub scratch: PathBuf,
    /// Intel's runtime, if it is there.
    pub intel: Option<Intel>,
}

/// Where Intel's runtime is.
#[derive(Debug, Clone)]
pub struct Intel {
    /// A folder with the file that names the runtime to the OpenCL loader.
    pub vendors: PathBuf,
    /// The folder of its libraries.
    pub libraries: PathBuf,
}

/// The file by which Debian's package names PoCL to the OpenCL loader.
pub const POCL_ICD: &str = "/etc/OpenCL/vendors/pocl.icd";

impl Places {
    /// A command that starts the runner of a side, without the words that say what it is to do; nothing if the side is
    /// not there. Settings of the user's own do not reach it.
    pub fn runner(&self, side: Side) -> Option<Command> {
        let mut command = match side {
            Side::Zemu(_) | Side::ZemuThreads(_) => Command::new(&self.level_zero),
            Side::Pocl | Side::Intel => Command::new(&self.opencl),
            Side::Oclgrind => Command::new("oclgrind"),
        };
        command.stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            let prefixes = ["ZE_", "ZES_", "ZEL_", "ZEMU_", "POCL_", "OCL_", "CL_", "LD_"];
            if prefixes.iter().any(|prefix| text.starts_with(prefix)) {
                command.env_remove(&name);
            }
        }
        match side {
            Side::Zemu(_) => command.env("BENCH_ZE_LIB", &self.library),
            Side::ZemuThreads(count) => command
                .env("BENCH_ZE_LIB", &self.library)
                .env("ZEMU_THREADS", count.to_string()),
            Side::Pocl => command
                .env("OCL_ICD_VENDORS", POCL_ICD)
                .env("POCL_CACHE_DIR", self.scratch.join("pocl")),
            Side::Intel => {
                let intel = self.intel.as_ref()?;
                command
                    .env("OCL_ICD_VENDORS", &intel.vendors)
                    .env("LD_LIBRARY_PATH", &intel.libraries)
            }
            Side::Oclgrind => command.arg(&self.opencl),
        };
        Some(command)
    }

    /// The words that let a side run kernels of the suite.
    pub fn words(&self, side: Side, kernel: &str, sizes: &[Size]) -> Vec<OsString> {
        let sizes: Vec<&str> = sizes.iter().map(|size| size.label()).collect();
        let mut words: Vec<OsString> = vec!["--suite".into(), self.suite.clone().into()];
        let pairs = [
            ("--kernels", kernel),
            ("--sizes", &sizes.join(",")),
            ("--variant", side.variant().label()),
        ];
        for (option, value) in pairs.into_iter().chain(side.runs().map(|runs| ("--runs", runs))) {
            words.push(option.into());
            words.push(value.into());
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn oclgrind_runs_the_small_size_only() {
        assert_eq!(Side::Oclgrind.sizes(&Size::ALL), [Size::Small]);
        assert_eq!(Side::Pocl.sizes(&Size::ALL), Size::ALL);
    }

    #[test]
    fn a_runner_is_told_what_to_run() {
        let places = Places {
            suite: "/s".into(),
            level_zero: "/l".into(),
            opencl: "/o".into(),
            library: "/z".into(),
            scratch: "/t".into(),
            intel: None,
        };
        let words = places.words(
            Side::Zemu(Variant::Unoptimised),
            "scan",
            &[Size::Small, Size::Large],
        );
        let wanted = "--suite /s --kernels scan --sizes small,large --variant O0";
        assert_eq!(words.join(std::ffi::OsStr::new(" ")), wanted);
        assert!(places.runner(Side::Intel).is_none());
        let runner = places.runner(Side::ZemuThreads(2)).unwrap();
        let threads = runner.get_envs().find(|(name, _)| *name == "ZEMU_THREADS");
        assert_eq!(threads.unwrap().1.unwrap(), "2");
    }
}
