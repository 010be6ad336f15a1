//! Definitions that read the same in single and double precision.

/// Defines, for the float type `$float`, the functions that round at most once or only choose among their operands.
macro_rules! common {
    ($float:ident, $bits:ident, $quiet:literal, $payload:literal) => {
        /// The one NaN for all of them; any other number as it is.
        #[inline(always)]
        fn canonical(x: $float) -> $float {
            if x.is_nan() { $float::NAN } else { x }
        }

        #[inline(always)]
        pub(crate) fn fabs(x: $float) -> $float {
            x.abs()
        }

        #[inline(always)]
        pub(crate) fn copysign(x: $float, y: $float) -> $float {
            x.copysign(y)
        }

        // The instructions and the code in their place treat signalling NaNs differently.

        #[inline(always)]
        pub(crate) fn ceil(x: $float) -> $float {
            canonical(x.ceil())
        }

        #[inline(always)]
        pub(crate) fn floor(x: $float) -> $float {
            canonical(x.floor())
        }

        #[inline(always)]
        pub(crate) fn trunc(x: $float) -> $float {
            canonical(x.trunc())
        }

        /// Halves go to the even neighbour.
        #[inline(always)]
        pub(crate) fn rint(x: $float) -> $float {
            canonical(x.round_ties_even())
        }

        /// Halves go away from 0.
        #[inline(always)]
        pub(crate) fn round(x: $float) -> $float {
            canonical(x.round())
        }

        #[inline(always)]
        pub(crate) fn sqrt(x: $float) -> $float {
            canonical(x.sqrt())
        }

        /// `half_divide` and `native_divide`.
        #[inline(always)]
        pub(crate) fn divide(x: $float, y: $float) -> $float {
            x / y
        }

        /// `half_recip` and `native_recip`.
        #[inline(always)]
        pub(crate) fn recip(x: $float) -> $float {
            1.0 / x
        }

        /// Never contracted: rounded twice.
        #[inline(always)]
        pub(crate) fn mad(x: $float, y: $float, z: $float) -> $float {
            x * y + z
        }

        /// Rounded once.
        #[inline(always)]
        pub(crate) fn fma(x: $float, y: $float, z: $float) -> $float {
            canonical(x.mul_add(y, z))
        }

        /// x + (y − x) · a, each step rounded.
        #[inline(always)]
        pub(crate) fn mix(x: $float, y: $float, a: $float) -> $float {
            x + (y - x) * a
        }

        /// The smaller one. A NaN gives way to a number, and −0 is below +0.
        #[inline(always)]
        pub(crate) fn fmin(x: $float, y: $float) -> $float {
            // Without branches, so that loops become vector instructions.
            let below = (x < y) | ((x == y) & x.is_sign_negative());
            if below | (y.is_nan() & !x.is_nan()) {
                x
            } else {
                y
            }
        }

        /// The larger one, likewise.
        #[inline(always)]
        pub(crate) fn fmax(x: $float, y: $float) -> $float {
            let above = (x > y) | ((x == y) & x.is_sign_positive());
            if above | (y.is_nan() & !x.is_nan()) {
                x
            } else {
                y
            }
        }

        #[inline(always)]
        pub(crate) fn fclamp(x: $float, low: $float, high: $float) -> $float {
            fmin(fmax(x, low), high)
        }

        /// The one further from 0; the larger one if they are as far.
        #[inline(always)]
        pub(crate) fn maxmag(x: $float, y: $float) -> $float {
            if x.abs() > y.abs() {
                x
            } else if y.abs() > x.abs() {
                y
            } else {
                fmax(x, y)
            }
        }

        /// The one nearer to 0; the smaller one if they are as far.
        #[inline(always)]
        pub(crate) fn minmag(x: $float, y: $float) -> $float {
            if x.abs() < y.abs() {
                x
            } else if y.abs() < x.abs() {
                y
            } else {
                fmin(x, y)
            }
        }

        /// x − y where x is the larger one, else 0.
        #[inline(always)]
        pub(crate) fn fdim(x: $float, y: $float) -> $float {
            if x.is_nan() || y.is_nan() {
                $float::NAN
            } else if x > y {
                x - y
            } else {
                0.0
            }
        }

        #[inline(always)]
        pub(crate) fn step(edge: $float, x: $float) -> $float {
            if x < edge { 0.0 } else { 1.0 }
        }

        /// 0 keeps its sign, NaN gives 0.
        #[inline(always)]
        pub(crate) fn sign(x: $float) -> $float {
            if x.is_nan() {
                0.0
            } else if x == 0.0 {
                x
            } else {
                $float::copysign(1.0, x)
            }
        }

        /// The remainder has the sign of x. It is exact.
        #[inline(always)]
        pub(crate) fn fmod(x: $float, y: $float) -> $float {
            canonical(x % y)
        }

        /// The next number after x in the direction of y.
        #[inline(always)]
        pub(crate) fn nextafter(x: $float, y: $float) -> $float {
            if x.is_nan() || y.is_nan() {
                $float::NAN
            } else if x == y {
                y
            } else if y > x {
                x.next_up()
            } else {
                x.next_down()
            }
        }

        /// x − ⌊x⌋, below 1 even where that rounds to 1; and ⌊x⌋.
        #[inline(always)]
        pub(crate) fn fract(x: $float) -> ($float, $float) {
            let floor = x.floor();
            if x.is_nan() {
                return ($float::NAN, $float::NAN);
            }
            if x.is_infinite() {
                return ($float::copysign(0.0, x), x);
            }
            let part = (x - floor).min($float::from_bits($float::to_bits(1.0) - 1));
            (if x == 0.0 { x } else { part }, floor)
        }

        /// The part behind the point and the part before it, both with the sign of x.
        #[inline(always)]
        pub(crate) fn modf(x: $float) -> ($float, $float) {
            if x.is_nan() {
                return ($float::NAN, $float::NAN);
            }
            let whole = x.trunc();
            let part = if x.is_infinite() { 0.0 } else { x - whole };
            (part.copysign(x), whole)
        }

        /// A quiet NaN that carries the given bits.
        #[inline(always)]
        pub(crate) fn nan(payload: $bits) -> $float {
            $float::from_bits($quiet | payload & $payload)
        }
    };
}
pub(super) use common;
