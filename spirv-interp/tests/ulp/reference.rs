//! What the functions give, in double precision: for half and single precision that is exact enough, and for functions
//! that are exact it is the result.
//!
//! Written on its own, from the C library of the machine and, where that has no such function, `libm`, of which the
//! functions of double precision are themselves compared with many digits.

use std::f64::consts::PI;

use spirv::OpenclStd100Op as Cl;

use super::words::{value, word};

/// A result, and what is stored, as numbers: floats or integers.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    pub result: f64,
    pub stored: Option<f64>,
}

/// The result of a function for words of a width; `None` where it is undefined.
pub fn wanted(op: Cl, bits: u8, words: [u64; 3]) -> Option<Wanted> {
    let mask = u64::MAX >> (64 - bits);
    // The C library treats signalling NaNs apart, OpenCL does not have them.
    let quiet = |x: f64| if x.is_nan() { f64::NAN.copysign(x) } else { x };
    let [x, y, z] = words.map(|word| quiet(value(bits, word & mask)));
    let n = words[1].cast_signed();
    let pair = |result, stored: f64| Wanted {
        result,
        stored: Some(stored),
    };
    let result = match op {
        Cl::fract if x.is_infinite() => return Some(pair(0.0_f64.copysign(x), x)),
        Cl::fract if x == 0.0 => return Some(pair(x, x)),
        Cl::fract => {
            let part = (x - x.floor()).min(value(bits, word(bits, 1.0) - 1));
            return Some(pair(if x.is_nan() { x } else { part }, x.floor()));
        }
        Cl::frexp if x == 0.0 || !x.is_finite() => return Some(pair(x, 0.0)),
        Cl::frexp => {
            let exponent = libm::ilogb(x) + 1;
            return Some(pair(scaled(x, -exponent), f64::from(exponent)));
        }
        Cl::lgamma_r => {
            let pole = x <= 0.0 && x == x.floor();
            let negative = x < 0.0 && x.floor() % 2.0 != 0.0;
            let sign = if negative { -1.0 } else { 1.0 };
            return Some(pair(libm::lgamma(x), if pole { 0.0 } else { sign }));
        }
        Cl::modf => {
            let part = if x.is_infinite() { 0.0 } else { x - x.trunc() };
            return Some(pair(part.copysign(x), x.trunc()));
        }
        Cl::sincos => return Some(pair(x.sin(), x.cos())),
        Cl::remquo => {
            let rest = remainder(x, y);
            return Some(pair(rest, quotient(x, y, rest)));
        }
        Cl::ilogb if x == 0.0 => f64::from(i32::MIN),
        Cl::ilogb if !x.is_finite() => f64::from(i32::MAX),
        Cl::ilogb => f64::from(libm::ilogb(x)),
        Cl::ldexp => scaled(x, i32::try_from(n).unwrap()),
        Cl::pown => x.powf(f64::from(i32::try_from(n).unwrap())),
        Cl::rootn => root(x, i32::try_from(n).unwrap()),
        Cl::nextafter if x.is_nan() || y.is_nan() => f64::NAN,
        Cl::nextafter if x == y => y,
        Cl::nextafter => value(bits, neighbour(bits, words[0], y > x)),
        Cl::fma if bits == 16 => x * y + z,
        Cl::fma if bits == 32 => f64::from(libm::fmaf(x as f32, y as f32, z as f32)),
        Cl::fma => libm::fma(x, y, z),
        Cl::mad => step(bits, step(bits, x * y) + z),
        Cl::mix => step(bits, x + step(bits, step(bits, y - x) * z)),
        Cl::smoothstep if [x, y, z].iter().any(|x| !x.is_finite()) || x >= y => return None,
        Cl::smoothstep => {
            let t = ((z - x) / (y - x)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        }
        // Undefined for a range that is none.
        Cl::fclamp if [x, y, z].iter().any(|x| x.is_nan()) || y > z => return None,
        Cl::fclamp => least(most(x, y), z),
        _ => floats(op, x, y),
    };
    Some(Wanted { result, stored: None })
}

/// Rounds to a width. For sums, products and quotients of numbers of less than half the digits two roundings are one.
fn step(bits: u8, x: f64) -> f64 {
    value(bits, word(bits, x))
}

fn floats(op: Cl, x: f64, y: f64) -> f64 {
    match op {
        Cl::acos => x.acos(),
        Cl::acosh => libm::acosh(x),
        Cl::acospi => x.acos() / PI,
        Cl::asin => x.asin(),
        Cl::asinh => libm::asinh(x),
        Cl::asinpi => x.asin() / PI,
        Cl::atan => x.atan(),
        Cl::atan2 => x.atan2(y),
        Cl::atan2pi => x.atan2(y) / PI,
        Cl::atanh => libm::atanh(x),
        Cl::atanpi => x.atan() / PI,
        Cl::cbrt => x.cbrt(),
        Cl::ceil => x.ceil(),
        Cl::copysign => x.copysign(y),
        Cl::cos => x.cos(),
        Cl::cosh => x.cosh(),
        Cl::cospi => cospi(x),
        Cl::degrees => x * (180.0 / PI),
        Cl::erf => libm::erf(x),
        Cl::erfc => libm::erfc(x),
        Cl::exp => x.exp(),
        Cl::exp10 => 10.0_f64.powf(x),
        Cl::exp2 => x.exp2(),
        Cl::expm1 => x.exp_m1(),
        Cl::fabs => x.abs(),
        Cl::fdim if x.is_nan() || y.is_nan() => f64::NAN,
        Cl::fdim if x > y => x - y,
        Cl::fdim => 0.0,
        Cl::floor => x.floor(),
        Cl::fmax => most(x, y),
        Cl::fmin => least(x, y),
        Cl::fmod => x % y,
        Cl::hypot => x.hypot(y),
        Cl::lgamma => libm::lgamma(x),
        Cl::log => x.ln(),
        Cl::log10 => x.log10(),
        Cl::log1p => x.ln_1p(),
        Cl::log2 => x.log2(),
        Cl::logb if x == 0.0 => f64::NEG_INFINITY,
        Cl::logb if x.is_finite() => f64::from(libm::ilogb(x)),
        Cl::logb => x.abs(),
        Cl::maxmag if x.abs() > y.abs() => x,
        Cl::maxmag if x.abs() < y.abs() => y,
        Cl::maxmag => most(x, y),
        Cl::minmag if x.abs() < y.abs() => x,
        Cl::minmag if x.abs() > y.abs() => y,
        Cl::minmag => least(x, y),
        Cl::native_divide => x / y,
        Cl::native_recip => 1.0 / x,
        Cl::pow => x.powf(y),
        Cl::powr => powr(x, y),
        Cl::radians => x * (PI / 180.0),
        Cl::remainder => remainder(x, y),
        Cl::rint => x.round_ties_even(),
        Cl::round => x.round(),
        Cl::rsqrt => 1.0 / x.sqrt(),
        Cl::sign if x.is_nan() => 0.0,
        Cl::sign if x == 0.0 => x,
        Cl::sign => 1.0_f64.copysign(x),
        Cl::sin => x.sin(),
        Cl::sinh => x.sinh(),
        Cl::sinpi => sinpi(x),
        Cl::sqrt => x.sqrt(),
        Cl::step if y < x => 0.0,
        Cl::step => 1.0,
        Cl::tan => x.tan(),
        Cl::tanh => x.tanh(),
        Cl::tanpi => sinpi(x) / cospi(x),
        Cl::tgamma => libm::tgamma(x),
        Cl::trunc => x.trunc(),
        _ => panic!("{op:?} has no reference"),
    }
}

fn most(x: f64, y: f64) -> f64 {
    if x == y && x.is_sign_negative() {
        y
    } else {
        x.max(y)
    }
}

fn least(x: f64, y: f64) -> f64 {
    if x == y && x.is_sign_negative() {
        x
    } else {
        y.min(x)
    }
}

/// A multiple of a half turn that is nearest is taken off, so that what is left is at most a quarter turn.
fn sinpi(x: f64) -> f64 {
    if x.is_infinite() {
        return f64::NAN;
    }
    let rest = x % 2.0;
    let rest = if rest.abs() > 0.5 {
        // sin(π − a) is sin(a); beyond three quarters of a turn the angle comes back from below.
        let folded = 1.0 - rest.abs();
        folded
            .max(-0.5)
            .max(if rest.abs() > 1.5 { rest.abs() - 2.0 } else { -1.0 })
            * 1.0_f64.copysign(x)
    } else {
        rest
    };
    let value = (rest * PI).sin();
    if value == 0.0 { 0.0_f64.copysign(x) } else { value }
}

fn cospi(x: f64) -> f64 {
    if x.is_infinite() {
        return f64::NAN;
    }
    let turned = (x % 2.0).abs();
    let value = ((0.5 - turned.min(2.0 - turned)) * PI).sin();
    if value == 0.0 { 0.0 } else { value }
}

/// Where [`f64::powf`] goes on, this is undefined (OpenCL C, 7.5.1).
fn powr(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    let log_is_infinite = x == 0.0 || x.is_infinite();
    if (y == 0.0 && log_is_infinite) || (y.is_infinite() && x == 1.0) {
        return f64::NAN;
    }
    x.abs().powf(y)
}

fn root(x: f64, n: i32) -> f64 {
    if n == 0 || (x < 0.0 && n % 2 == 0) {
        return f64::NAN;
    }
    let root = x.abs().powf(1.0 / f64::from(n));
    if n % 2 == 0 { root } else { root.copysign(x) }
}

fn remainder(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y == 0.0 {
        f64::NAN
    } else {
        libm::remainder(x, y)
    }
}

/// The low 31 bits of the quotient that leaves a remainder, with its sign.
fn quotient(x: f64, y: f64, rest: f64) -> f64 {
    if rest.is_nan() {
        return 0.0;
    }
    let low = x.abs() % (y.abs() * 2_147_483_648.0);
    let rest = if x.is_sign_negative() { -rest } else { rest };
    let quotient = ((low - rest) / y.abs()).round() % 2_147_483_648.0;
    // Without a zero that has a sign.
    if x.is_sign_negative() == y.is_sign_negative() {
        quotient
    } else {
        0.0 - quotient
    }
}

/// x · 2^n, rounded at the last step.
fn scaled(x: f64, n: i32) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let power = |n: i32| f64::from_bits(u64::try_from(n + 1023).unwrap() << 52);
    let (mut x, mut n) = (x, i64::from(n).clamp(-4000, 4000));
    // To an exponent of about −500, exactly; the second factor is then a normal number.
    loop {
        let now = i64::from(libm::ilogb(x));
        let by = (-500 - now).clamp(-500, 500);
        if by == 0 {
            break;
        }
        x *= power(i32::try_from(by).unwrap());
        n -= by;
    }
    let last = n.clamp(-1022, 1023);
    let once = x * power(i32::try_from(last).unwrap());
    once * power(i32::try_from((n - last).clamp(0, 1023)).unwrap())
}

/// The next number, found among the words in their order.
fn neighbour(bits: u8, word: u64, up: bool) -> u64 {
    let sign = 1_u64 << (bits - 1);
    let place = |word: u64| {
        let magnitude = (word & !sign).cast_signed();
        if word & sign == 0 { magnitude } else { -magnitude }
    };
    let next = place(word) + if up { 1 } else { -1 };
    // Towards 0 from below, the zero is negative.
    let negative = next < 0 || (next == 0 && word & sign != 0);
    next.unsigned_abs() | if negative { sign } else { 0 }
}
