//! What was measured, round by round, and what is said about it.

use std::collections::BTreeMap;

use super::answer::Sample;
use super::options::Size;
use super::side::Side;

/// A kernel that does nothing: it measures the launch, not work-items, and has no share in ratios.
pub const LAUNCH_ONLY: &str = "empty";

/// The middle of some figures, and how far they go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    /// The median; of an even number the mean of the two in the middle.
    pub median: f64,
    /// The least.
    pub least: f64,
    /// The greatest.
    pub greatest: f64,
}

/// The spread of the figures; nothing of none.
pub fn spread(mut figures: Vec<f64>) -> Option<Spread> {
    figures.sort_by(f64::total_cmp);
    let count = figures.len();
    Some(Spread {
        median: f64::midpoint(*figures.get(count.checked_sub(1)? / 2)?, figures[count / 2]),
        least: figures[0],
        greatest: figures[count - 1],
    })
}

/// The geometric mean; nothing of none.
pub fn geometric_mean(figures: &[f64]) -> Option<f64> {
    let count = f64::from(u32::try_from(figures.len()).ok().filter(|count| *count > 0)?);
    Some((figures.iter().map(|figure| figure.ln()).sum::<f64>() / count).exp())
}

/// A measured thing.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The kernel.
    pub kernel: String,
    /// The size.
    pub size: Size,
    /// What ran it.
    pub side: Side,
}

/// All samples of a run.
#[derive(Debug, Default)]
pub struct Figures {
    samples: BTreeMap<Key, Vec<Sample>>,
    /// Name and version of each side.
    pub devices: BTreeMap<Side, String>,
    /// What was wrong, as sentences: results, failures, runners that died.
    pub wrong: Vec<String>,
}

impl Figures {
    /// Takes a sample.
    pub fn add(&mut self, key: Key, sample: Sample) {
        self.samples.entry(key).or_default().push(sample);
    }

    /// Takes everything that another run found.
    pub fn take(&mut self, other: Self) {
        self.samples.extend(other.samples);
        self.devices.extend(other.devices);
        self.wrong.extend(other.wrong);
    }

    /// Whether the results of the last launch are right; nothing in it for a kernel that writes none. Nothing at all
    /// where there was no good launch.
    pub fn verified(&self, side: Side, kernel: &str, size: Size) -> Option<Option<bool>> {
        Some(self.samples(side, kernel, size)?.last()?.verified)
    }

    /// CPU time of all threads for one work-item, in nanoseconds.
    pub fn cpu(&self, side: Side, kernel: &str, size: Size) -> Option<Spread> {
        let samples = self.samples(side, kernel, size)?;
        let times = samples.iter().filter_map(|s| Some(s.times?.cpu / s.items));
        spread(times.collect())
    }

    /// The shortest launch of all rounds, in nanoseconds.
    pub fn least_wall(&self, side: Side, kernel: &str, size: Size) -> Option<f64> {
        let samples = self.samples(side, kernel, size)?;
        let times = samples.iter().filter_map(|s| Some(s.times?.wall_least));
        times.min_by(f64::total_cmp)
    }

    /// By how much one side's CPU time is that of another.
    pub fn ratio(&self, side: Side, to: Side, kernel: &str, size: Size) -> Option<f64> {
        if kernel == LAUNCH_ONLY {
            return None;
        }
        Some(self.cpu(side, kernel, size)?.median / self.cpu(to, kernel, size)?.median)
    }

    fn samples(&self, side: Side, kernel: &str, size: Size) -> Option<&[Sample]> {
        let key = Key {
            kernel: kernel.to_owned(),
            size,
            side,
        };
        self.samples.get(&key).map(Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::answer::Times;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(spread(Vec::new()), None);
        let odd = spread(vec![9.0, 1.0, 2.0]).unwrap();
        assert_eq!((odd.median, odd.least, odd.greatest), (2.0, 1.0, 9.0));
        assert_eq!(spread(vec![4.0, 1.0, 2.0, 100.0]).unwrap().median, 3.0);
        assert_eq!(spread(vec![7.0]).unwrap().median, 7.0);
    }

    #[test]
    fn the_geometric_mean_takes_ratios_evenly() {
        assert!((geometric_mean(&[0.5, 2.0]).unwrap() - 1.0).abs() < 1e-12);
        assert!((geometric_mean(&[2.0, 8.0]).unwrap() - 4.0).abs() < 1e-12);
        assert_eq!(geometric_mean(&[]), None);
    }

    fn sample(cpu: f64, wall_least: f64) -> Sample {
        Sample {
            items: 10.0,
            verified: Some(true),
            times: Some(Times { cpu, wall_least }),
        }
    }

    #[test]
    fn rounds_are_put_together() {
        let mut figures = Figures::default();
        for (side, cpu) in [
            (Side::Pocl, 20.0),
            (Side::Pocl, 10.0),
            (Side::Pocl, 90.0),
            (Side::Intel, 5.0),
        ] {
            for kernel in ["scan", LAUNCH_ONLY] {
                let key = Key {
                    kernel: kernel.to_owned(),
                    size: Size::Small,
                    side,
                };
                figures.add(key, sample(cpu, cpu / 2.0));
            }
        }
        let spread = figures.cpu(Side::Pocl, "scan", Size::Small).unwrap();
        assert_eq!((spread.median, spread.least, spread.greatest), (2.0, 1.0, 9.0));
        assert_eq!(figures.least_wall(Side::Pocl, "scan", Size::Small), Some(5.0));
        assert_eq!(
            figures.ratio(Side::Pocl, Side::Intel, "scan", Size::Small),
            Some(4.0)
        );
        assert_eq!(
            figures.ratio(Side::Pocl, Side::Intel, LAUNCH_ONLY, Size::Small),
            None
        );
        assert_eq!(
            figures.ratio(Side::Pocl, Side::Oclgrind, "scan", Size::Small),
            None
        );
    }
}
