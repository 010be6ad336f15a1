//! The group size that zeKernelSuggestGroupSize suggests.
//!
//! Applications divide their global size by what is suggested and rely on there being no rest. So the suggestion
//! always divides the global size, never exceeds what the kernel can have, and is the same for the same question.

use crate::Compute;

/// What a suggestion is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupSizeRequest {
    /// Sub-group size of the kernel.
    pub simd: u32,
    /// The largest group of this kernel; the device's limit holds too.
    pub max_group_size: u32,
    /// The group size that the kernel's source requires.
    pub required: Option<[u32; 3]>,
    /// Work-items of the launch in x, y, z. A 0 counts as 1.
    pub global: [u32; 3],
    /// Bytes of shared local memory that a group uses. A kernel that shares memory gets groups as large as possible.
    pub slm: u64,
}

/// Hardware threads of a group beyond which a larger one gains nothing.
const TARGET_THREADS: u32 = 32;

/// A group size for the launch: the kernel's required one, or one that divides the global size exactly and stays
/// within all limits (zeKernelSuggestGroupSize).
pub fn suggest_group_size(limits: &Compute, request: &GroupSizeRequest) -> [u32; 3] {
    if let Some(required) = request.required {
        return required;
    }
    let global = request.global.map(|n| n.max(1));
    let max = request.max_group_size.min(limits.max_total_group_size).max(1);
    let simd = request.simd.max(1);
    let bound = [0, 1, 2].map(|d| limits.max_group_size[d].clamp(1, max));
    if request.slm == 0
        && let Some(group) = powers_of_two(global, bound, max, simd)
    {
        return group;
    }
    if fits(global, bound, max) {
        return global;
    }
    best_divisors(global, bound, max, simd, request.slm > 0)
}

fn fits(group: [u32; 3], bound: [u32; 3], max: u32) -> bool {
    group.iter().zip(bound).all(|(&n, b)| n <= b) && volume(group) <= u64::from(max)
}

/// Saturating, since a global size may have far more than 2^64 work-items.
fn volume(group: [u32; 3]) -> u64 {
    group.iter().fold(1_u64, |v, &n| v.saturating_mul(u64::from(n)))
}

/// Power-of-two sizes, x first, if they fill at least one sub-group: the common case, without a search.
fn powers_of_two(global: [u32; 3], bound: [u32; 3], max: u32, simd: u32) -> Option<[u32; 3]> {
    let mut left = floor_power_of_two(max.min(simd.saturating_mul(TARGET_THREADS)));
    let mut group = [1; 3];
    for d in 0..3 {
        let divisor = 1 << global[d].trailing_zeros();
        group[d] = left.min(divisor).min(floor_power_of_two(bound[d]));
        left /= group[d];
    }
    (volume(group) >= u64::from(simd)).then_some(group)
}

/// The largest power of two that is not above `n`, which is not 0.
fn floor_power_of_two(n: u32) -> u32 {
    1 << (31 - n.leading_zeros())
}

/// The divisors of the global size that need the fewest hardware threads for it, or with `largest` that make the
/// largest group; ties go to the larger group, then to the one longer in x, then y.
fn best_divisors(global: [u32; 3], bound: [u32; 3], max: u32, simd: u32, largest: bool) -> [u32; 3] {
    let divisors = |d: usize| {
        let n: u32 = global[d];
        (1..=bound[d].min(n))
            .filter(move |k| n.is_multiple_of(*k))
            .collect::<Vec<u32>>()
    };
    let (xs, ys, zs) = (divisors(0), divisors(1), divisors(2));
    let max = u64::from(max);
    let mut best = [1; 3];
    for &x in &xs {
        for &y in ys.iter().take_while(|&&y| volume([x, y, 1]) <= max) {
            for &z in zs.iter().take_while(|&&z| volume([x, y, z]) <= max) {
                if is_better([x, y, z], best, simd, largest) {
                    best = [x, y, z];
                }
            }
        }
    }
    best
}

fn is_better(a: [u32; 3], b: [u32; 3], simd: u32, largest: bool) -> bool {
    let (size_a, size_b) = (volume(a), volume(b));
    // Threads for the whole launch are threads a group / group size: compared as fractions, without division. Sizes
    // are at most a group's and thread counts no more, so the products fit.
    let threads = |size: u64| size.div_ceil(u64::from(simd));
    let (cost_a, cost_b) = (threads(size_a) * size_b, threads(size_b) * size_a);
    if !largest && cost_a != cost_b {
        return cost_a < cost_b;
    }
    (size_a, a) > (size_b, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Profile;

    fn suggest(global: [u32; 3], simd: u32, slm: u64) -> [u32; 3] {
        let profile = Profile::by_name("generic").expect("generic is built in");
        suggest_group_size(
            &profile.device.compute,
            &GroupSizeRequest {
                simd,
                max_group_size: 1024,
                required: None,
                global,
                slm,
            },
        )
    }

    #[test]
    fn common_sizes() {
        assert_eq!(suggest([1 << 20, 1, 1], 16, 0), [512, 1, 1]);
        assert_eq!(suggest([64, 64, 1], 32, 0), [64, 16, 1]);
        assert_eq!(
            suggest([100, 1, 1], 16, 0),
            [100, 1, 1],
            "no power of two: the whole"
        );
        assert_eq!(suggest([1, 1, 1], 16, 0), [1, 1, 1]);
        assert_eq!(suggest([0, 0, 0], 16, 0), [1, 1, 1], "an empty launch");
        assert_eq!(suggest([1031, 1, 1], 16, 0), [1, 1, 1], "a prime above the limit");
        assert_eq!(suggest([1031, 6, 3], 16, 0), [1, 6, 3]);
        assert_eq!(
            suggest([1 << 20, 1, 1], 8, 4096),
            [1024, 1, 1],
            "shared memory: the largest"
        );
        assert_eq!(suggest([u32::MAX, u32::MAX, u32::MAX], 32, 0), [255, 3, 1]);
    }
}
