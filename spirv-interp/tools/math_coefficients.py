"""Writes src/math/coefficients.rs: polynomials for the functions of single precision, which compute in double precision.

    python3 tools/math_coefficients.py > src/math/coefficients.rs      (needs mpmath)

Each is the interpolation at Chebyshev nodes of a function that has the exact part taken out, computed with 60 digits and
then rounded to double precision. That is within a small factor of the best polynomial of its degree.
"""

import mpmath as mp

mp.mp.dps = 60


def series(z, term):
    """The sum of term(k) * z^k, for arguments near 0, where the closed form loses its digits."""
    return mp.nsum(lambda k: term(int(k)) * mp.mpf(z) ** int(k), [0, 30])


def exp2_part(x):
    return mp.expm1(x * mp.log(2)) / x if abs(x) > mp.mpf("1e-20") else mp.log(2)


def log_part(z):
    return series(z, lambda k: mp.mpf(2) / (2 * k + 1))


def sin_part(z):
    return series(z, lambda k: mp.mpf(-1) ** k / mp.factorial(2 * k + 1))


def cos_part(z):
    return series(z, lambda k: -(mp.mpf(-1) ** k) / mp.factorial(2 * k + 2))


def bounded(x, bits):
    """The leading bits of x."""
    scale = mp.mpf(2) ** (bits - 1 - int(mp.floor(mp.log(x, 2))))
    return mp.floor(x * scale) / scale


ROOT = mp.sqrt(2)
# Name, what it is, function, interval, number of coefficients.
POLYNOMIALS = [
    ("EXP2", "(2^x - 1) / x for |x| <= 1/2", exp2_part, [mp.mpf(-0.5), mp.mpf(0.5)], 7),
    (
        "LOG",
        "ln((1 + s) / (1 - s)) / s in s², for the s of numbers from √½ to √2",
        log_part,
        [mp.mpf(0), ((ROOT - 1) / (ROOT + 1)) ** 2],
        6,
    ),
    ("SIN", "sin(x) / x in x², for |x| <= π/4", sin_part, [mp.mpf(0), (mp.pi / 4 + mp.mpf("1e-9")) ** 2], 5),
    ("COS", "(cos(x) - 1) / x² in x², for |x| <= π/4", cos_part, [mp.mpf(0), (mp.pi / 4 + mp.mpf("1e-9")) ** 2], 5),
]


def number(x):
    text = repr(float(x))
    if "e" in text:
        return text
    whole, part = text.split(".")
    groups = [part[i : i + 3] for i in range(0, len(part), 3)]
    return f"{whole}.{'_'.join(groups)}"


print("//! Written by `tools/math_coefficients.py`.")
print('#![expect(clippy::approx_constant, reason = "the best coefficients are near those of the series")]')
for name, what, function, interval, count in POLYNOMIALS:
    coefficients, error = mp.chebyfit(function, interval, count, error=True)
    print(f"\n/// {what}, lowest power first, off by {mp.nstr(error, 2)} at most.")
    print(f"pub(super) const {name}: [f64; {count}] = [")
    for coefficient in reversed(coefficients):
        print(f"    {number(coefficient)},")
    print("];")

high = bounded(mp.pi / 2, 33)
print("\n/// π/2 as far as its product with a 20-bit integer is exact.")
print(f"pub(super) const HALF_PI_HIGH: f64 = {number(high)};")
print("\n/// What that leaves of π/2.")
print(f"pub(super) const HALF_PI_LOW: f64 = {number(mp.pi / 2 - high)};")
