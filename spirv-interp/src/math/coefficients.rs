//! Written by `tools/math_coefficients.py`.
#![expect(
    clippy::approx_constant,
    reason = "the best coefficients are near those of the series"
)]

/// (2^x - 1) / x for |x| <= 1/2, lowest power first, off by 1.7e-10 at most.
pub(super) const EXP2: [f64; 7] = [
    0.693_147_180_559_945_3,
    0.240_226_509_222_887_57,
    0.055_504_108_839_096_185,
    0.009_618_056_678_524_637,
    0.001_333_350_238_616_277,
    0.000_154_614_446_985_691_3,
    1.5297323760701075e-05,
];

/// ln((1 + s) / (1 - s)) / s in s², for the s of numbers from √½ to √2, lowest power first, off by 5.4e-14 at most.
pub(super) const LOG: [f64; 6] = [
    1.999_999_999_999_947_2,
    0.666_666_666_795_792_6,
    0.399_999_948_918_323_8,
    0.285_721_661_458_757_27,
    0.221_742_499_100_774_9,
    0.196_080_956_397_530_54,
];

/// sin(x) / x in x², for |x| <= π/4, lowest power first, off by 4.3e-12 at most.
pub(super) const SIN: [f64; 5] = [
    0.999_999_999_995_673_1,
    -0.166_666_666_315_911_65,
    0.008_333_328_782_458_845,
    -0.000_198_392_022_122_206_15,
    2.7173456840118728e-06,
];

/// (cos(x) - 1) / x² in x², for |x| <= π/4, lowest power first, off by 3.6e-13 at most.
pub(super) const COS: [f64; 5] = [
    -0.499_999_999_999_638_9,
    0.041_666_666_637_396_07,
    -0.001_388_888_509_139_916_9,
    2.479986219013964e-05,
    -2.7237140417205156e-07,
];

/// π/2 as far as its product with a 20-bit integer is exact.
pub(super) const HALF_PI_HIGH: f64 = 1.570_796_326_734_125_6;

/// What that leaves of π/2.
pub(super) const HALF_PI_LOW: f64 = 6.077100506506192e-11;
