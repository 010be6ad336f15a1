//! Single values that can be said without a reference; the suite `tests/ulp.rs` measures the rest.

use std::f64::consts::PI;

use spirv::OpenclStd100Op as Cl;

use super::{double, evaluate, half};
use crate::validate::opencl::{Signature, signature};

#[test]
fn every_admitted_function_is_there() {
    for op in (0..256).filter_map(Cl::from_u32) {
        let Some(signature) = signature(op) else { continue };
        let of_floats = match signature {
            Signature::Float(_) => !matches!(op, Cl::normalize | Cl::fast_normalize),
            Signature::FloatInteger
            | Signature::IntegerOfFloat
            | Signature::FloatOfInteger
            | Signature::FloatOutFloat
            | Signature::FloatOutInteger
            | Signature::FloatFloatOutInteger => true,
            _ => false,
        };
        for bits in [16, 32, 64] {
            assert_eq!(evaluate(op, bits, [0; 3]).is_some(), of_floats, "{op:?}");
        }
    }
}

/// What the instruction set has is admitted.
#[test]
fn nothing_is_left_out() {
    let table = rspirv::grammar::OPENCL_STD_100_INSTRUCTION_TABLE.iter();
    let missing: Vec<&str> = table
        .filter(|entry| {
            let number = u32::from(entry.opcode);
            Cl::from_u32(number).and_then(signature).is_none()
        })
        .map(|entry| entry.opname)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn known_values() {
    assert_eq!(double::sinpi(1.0), 0.0);
    assert_eq!(double::sinpi(0.5), 1.0);
    assert_eq!(double::sinpi(-1.5), 1.0);
    assert_eq!(double::cospi(1.0), -1.0);
    assert_eq!(double::cospi(0.5), 0.0);
    assert!((double::cospi(0.3) - (0.3 * PI).cos()).abs() < 1e-15);
    assert!((double::sinpi(1.1) - (1.1 * PI).sin()).abs() < 1e-15);
    assert_eq!(double::rint(2.5), 2.0);
    assert_eq!(double::round(2.5), 3.0);
    assert_eq!(double::logb(0.75), -1.0);
    assert_eq!(double::exp10(3.0), 1000.0);
    assert_eq!(double::fmax(f64::NAN, 1.0), 1.0);
    assert_eq!(double::step(2.0, 1.0), 0.0);
    assert!(double::powr(-1.0, 2.0).is_nan());
    assert_eq!(double::smoothstep(0.0, 1.0, 0.5), 0.5);
    assert_eq!(double::rootn(27.0, 3), 3.0);
    assert_eq!(double::rootn(-8.0, 3), -2.0);
    assert_eq!(double::rootn(f64::from_bits(1), 1074), 0.5);
    assert_eq!(
        double::length(&[3.0 * f64::MAX.sqrt(), 4.0 * f64::MAX.sqrt()]),
        5.0 * f64::MAX.sqrt()
    );
    assert_eq!(double::ilogb(0.0), i32::MIN);
    assert_eq!(double::lgamma_r(-3.0), (f64::INFINITY, 0));
    assert_eq!(double::lgamma_r(-0.5).1, -1);
}

#[test]
fn single_precision_fma_rounds_once() {
    let word = |x: f32| u64::from(x.to_bits());
    // The product needs 48 digits and the sum cancels most of them.
    let operands = [word(1.0 + f32::EPSILON), word(1.0 - f32::EPSILON), word(-1.0)];
    let result = |op| evaluate(op, 32, operands).unwrap().result;
    assert_eq!(result(Cl::fma), word(-f32::EPSILON * f32::EPSILON));
    assert_eq!(result(Cl::mad), word(0.0));
}

/// Every half, and numbers right beside the middle of two neighbours, which a single would round to the middle.
#[test]
fn halves_are_rounded_once() {
    use ::half::f16;
    for bits in 0..0x7c00_u16 {
        let (low, high) = (f16::from_bits(bits), f16::from_bits(bits + 1));
        assert_eq!(half::rounded(low.to_f64()), low);
        assert_eq!(half::rounded(-low.to_f64()), -low);
        // The step beyond the largest number is as wide as the one before it.
        let step = if high.is_finite() {
            high.to_f64() - low.to_f64()
        } else {
            32.0
        };
        let middle = low.to_f64() + step / 2.0;
        let even = if bits % 2 == 0 { low } else { high };
        assert_eq!(half::rounded(middle), even);
        assert_eq!(half::rounded(middle.next_down()), low);
        assert_eq!(half::rounded(-middle.next_up()), -high);
    }
    assert_eq!(half::rounded(f64::MAX), f16::INFINITY);
    assert_eq!(half::rounded(f64::from_bits(1)).to_bits(), 0);
    assert!(half::rounded(f64::NAN).is_nan());
}
