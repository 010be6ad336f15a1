//! The bounds of `cargo xtask bench --check`, and whether they hold.

use std::fmt;

use super::figures::{Figures, LAUNCH_ONLY, geometric_mean, spread};
use super::options::{Size, Variant};
use super::side::Side;

/// Kernels that compute more than they move, so that a second thread has something to do.
pub const COMPUTE: [&str; 7] = [
    "matmul_naive",
    "matmul_tiled",
    "sgemm4",
    "mandelbrot",
    "nbody",
    "blackscholes",
    "xorshift",
];

/// Which way a figure may go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Limit {
    /// It is at most this.
    AtMost(f64),
    /// It is at least this.
    AtLeast(f64),
}

/// One bound with what was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Bound {
    /// What the figure is, with its unit.
    pub what: String,
    /// Nothing where it could not be measured.
    pub figure: Option<f64>,
    /// What it may be.
    pub limit: Limit,
}

impl Bound {
    /// Whether the figure is there and within the limit. A figure that is no number is not.
    pub fn holds(&self) -> bool {
        self.figure.is_some_and(|figure| match self.limit {
            Limit::AtMost(limit) => figure <= limit,
            Limit::AtLeast(limit) => figure >= limit,
        })
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, limit) = match self.limit {
            Limit::AtMost(limit) => ("at most", limit),
            Limit::AtLeast(limit) => ("at least", limit),
        };
        match self.figure {
            Some(figure) => write!(f, "{}: {figure:.3}, {word} {limit} is wanted", self.what),
            None => write!(f, "{}: not measured, {word} {limit} is wanted", self.what),
        }
    }
}

/// What is measured apart from the suite, one figure for each try.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Starts {
    /// Milliseconds from the start of a process to its first verified saxpy.
    pub process: Vec<f64>,
    /// Milliseconds that a large module takes.
    pub module: Vec<f64>,
    /// Milliseconds from there to the end of the first launch of one of its kernels, without the buffer's.
    pub kernel: Vec<f64>,
}

/// Bounds of the kernels that were run. `slack` is by how much the limits are widened; 1 leaves them.
pub fn bounds(figures: &Figures, kernels: &[String], starts: &Starts, slack: f64) -> Vec<Bound> {
    let zemu = Side::Zemu(Variant::Optimised);
    let worked = || kernels.iter().filter(|kernel| *kernel != LAUNCH_ONLY);
    // PoCL and Oclgrind as Debian has them know no sub-groups.
    let compared = || worked().filter(|kernel| *kernel != "subreduce");
    let mut all = Vec::new();
    let mut bound = |what: String, figure, limit| {
        let limit = match limit {
            Limit::AtMost(limit) => Limit::AtMost(limit * slack),
            Limit::AtLeast(limit) => Limit::AtLeast(limit / slack),
        };
        all.push(Bound { what, figure, limit });
    };

    let to_pocl: Option<Vec<f64>> = compared()
        .map(|kernel| figures.ratio(zemu, Side::Pocl, kernel, Size::Medium))
        .collect();
    bound(
        "CPU time, medium size, geometric mean of zemu to PoCL".to_owned(),
        to_pocl.as_deref().and_then(geometric_mean),
        Limit::AtMost(1.0),
    );
    for kernel in compared() {
        bound(
            format!("CPU time, medium size, zemu to PoCL, {kernel}"),
            figures.ratio(zemu, Side::Pocl, kernel, Size::Medium),
            Limit::AtMost(8.0),
        );
    }
    for kernel in compared() {
        bound(
            format!("CPU time, small size, Oclgrind to zemu, {kernel}"),
            figures.ratio(Side::Oclgrind, zemu, kernel, Size::Small),
            Limit::AtLeast(100.0),
        );
    }
    for kernel in worked() {
        bound(
            format!("CPU time, medium size, -O0 to -O2, {kernel}"),
            figures.ratio(Side::Zemu(Variant::Unoptimised), zemu, kernel, Size::Medium),
            Limit::AtMost(1.3),
        );
    }
    for kernel in worked().filter(|kernel| COMPUTE.contains(&kernel.as_str())) {
        let wall = |threads| figures.least_wall(Side::ZemuThreads(threads), kernel, Size::Medium);
        bound(
            format!("wall-clock time, medium size, one thread to two, {kernel}"),
            wall(1).zip(wall(2)).map(|(one, two)| one / two),
            Limit::AtLeast(1.7),
        );
    }
    let median = |figures: &[f64]| spread(figures.to_vec()).map(|spread| spread.median);
    bound(
        "ms from process start to the first verified saxpy".to_owned(),
        median(&starts.process),
        Limit::AtMost(20.0),
    );
    bound(
        "ms to create a module of 150,000 instructions and 4,000 kernels".to_owned(),
        median(&starts.module),
        Limit::AtMost(300.0),
    );
    bound(
        "ms to create a kernel of it and launch it for the first time, slowest of three".to_owned(),
        median(&starts.kernel),
        Limit::AtMost(50.0),
    );
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::answer::{Sample, Times};
    use crate::bench::figures::Key;

    /// One kernel with given CPU times.
    fn figures(kernel: &str, times: &[(Side, Size, f64)]) -> Figures {
        let mut figures = Figures::default();
        for &(side, size, time) in times {
            let times = Some(Times {
                cpu: time,
                wall_least: time,
            });
            let sample = Sample {
                items: 1.0,
                verified: Some(true),
                times,
            };
            let kernel = kernel.to_owned();
            figures.add(Key { kernel, size, side }, sample);
        }
        figures
    }

    fn good() -> Vec<(Side, Size, f64)> {
        vec![
            (Side::Zemu(Variant::Optimised), Size::Small, 1.0),
            (Side::Zemu(Variant::Optimised), Size::Medium, 10.0),
            (Side::Zemu(Variant::Unoptimised), Size::Medium, 13.0),
            (Side::ZemuThreads(1), Size::Medium, 18.0),
            (Side::ZemuThreads(2), Size::Medium, 10.0),
            (Side::Pocl, Size::Medium, 10.0),
            (Side::Oclgrind, Size::Small, 100.0),
        ]
    }

    fn starts() -> Starts {
        Starts {
            process: vec![30.0, 20.0, 10.0],
            module: vec![300.0],
            kernel: vec![50.0],
        }
    }

    fn failed(times: &[(Side, Size, f64)], starts: &Starts, slack: f64) -> Vec<String> {
        let kernels = ["nbody".to_owned()];
        let all = bounds(&figures("nbody", times), &kernels, starts, slack);
        assert_eq!(all.len(), 8);
        all.iter().filter(|b| !b.holds()).map(Bound::to_string).collect()
    }

    #[test]
    fn a_figure_on_its_limit_holds() {
        assert_eq!(failed(&good(), &starts(), 1.0), [""; 0]);
    }

    #[test]
    fn each_bound_fails_by_itself_and_is_named_with_its_figure() {
        let changes = [
            (
                5,
                1.2,
                "CPU time, medium size, zemu to PoCL, nbody: 8.333, at most 8 is wanted",
            ),
            (
                6,
                99.0,
                "CPU time, small size, Oclgrind to zemu, nbody: 99.000, at least 100 is wanted",
            ),
            (
                2,
                13.1,
                "CPU time, medium size, -O0 to -O2, nbody: 1.310, at most 1.3 is wanted",
            ),
            (
                4,
                11.0,
                "wall-clock time, medium size, one thread to two, nbody: 1.636, at least 1.7 is wanted",
            ),
        ];
        for (at, time, sentence) in changes {
            let mut times = good();
            times[at].2 = time;
            assert!(
                failed(&times, &starts(), 1.0).contains(&sentence.to_owned()),
                "{sentence}"
            );
        }
        for change in [
            |s: &mut Starts| s.process = vec![20.1],
            |s: &mut Starts| s.module = vec![301.0],
            |s: &mut Starts| s.kernel = vec![51.0],
        ] {
            let mut starts = starts();
            change(&mut starts);
            assert_eq!(failed(&good(), &starts, 1.0).len(), 1);
            assert_eq!(failed(&good(), &starts, 2.0).len(), 0);
        }
    }

    #[test]
    fn the_geometric_mean_has_a_bound_of_its_own() {
        let mut times = good();
        times[5].2 = 9.0;
        let failed = failed(&times, &starts(), 1.0);
        assert_eq!(
            failed,
            ["CPU time, medium size, geometric mean of zemu to PoCL: 1.111, at most 1 is wanted"]
        );
    }

    #[test]
    fn what_was_not_measured_does_not_hold() {
        let failed = failed(&[], &Starts::default(), 2.0);
        assert_eq!(failed.len(), 8);
        assert!(failed.iter().all(|sentence| sentence.contains("not measured")));
    }

    #[test]
    fn doubled_limits_go_both_ways() {
        let mut times = good();
        times[6].2 = 50.0;
        times[5].2 = 5.0;
        assert_eq!(failed(&times, &starts(), 2.0), [""; 0]);
        times[6].2 = 49.0;
        assert_eq!(failed(&times, &starts(), 2.0).len(), 1);
    }
}
