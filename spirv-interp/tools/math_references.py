"""Writes tests/ulp/double.bin: arguments in double precision and what the functions of OpenCL.std give for them.

    python3 tools/math_references.py tests/ulp/double.bin      (needs mpmath)

For each function a line "NAME OPERANDS SAMPLES", then for each sample, little-endian: the bits of the operands (64 each;
an integer operand sign-extended), the bits of the nearest double, and what is left in 1/1024 of its last place (16 bits).
"""

import math
import random
import struct
import sys

import mpmath as mp

SAMPLES = 300
mp.mp.prec = 320


def power_of_two(low, high, signs=(1, -1)):
    """Random doubles whose exponents are spread evenly between two."""
    return lambda r: math.ldexp(1 + r.random(), r.randint(low, high - 1)) * r.choice(signs)


def between(low, high):
    return lambda r: r.uniform(low, high)


def either(*choices):
    return lambda r: r.choice(choices)(r)


def integer(high):
    return lambda r: r.choice([-1, 1]) * r.randint(1, r.choice([3, 20, high]))


ANY = power_of_two(-1022, 1024)
POSITIVE = power_of_two(-1022, 1024, (1,))
TINY = lambda r: math.ldexp(r.getrandbits(r.randint(1, 52)) | 1, -1074)
USUAL = power_of_two(-12, 8)
FRACTION = either(power_of_two(-60, 0), between(-1, 1))
ANGLE = either(ANY, USUAL, USUAL)


def up_to(limit):
    return either(power_of_two(-60, 0), between(-limit, limit))


def pair(x, y):
    return lambda r: (x(r), y(r))


def power(r):
    """A base and an exponent whose power is likely to be a number."""
    x = either(POSITIVE, power_of_two(-2, 2, (1,)))(r)
    log = math.log2(x)
    return (x, r.uniform(-1040, 1030) / log if abs(log) > 1e-290 else 1.5)


def integer_power(r):
    n = integer(300)(r)
    limit = 1000 / abs(n)
    return (2 ** r.uniform(-limit, min(limit, 1000)) * r.choice([-1, 1]), n)


def root(r):
    n = integer(5000)(r)
    return (abs(either(ANY, TINY, USUAL)(r)) * (r.choice([-1, 1]) if n % 2 else 1), n)


def exact_trigonometry(function):
    """With enough bits for the largest arguments."""

    def of(x):
        with mp.workprec(1400):
            return +function(x)

    return of


def gamma(r):
    x = either(up_to(170), between(0, 30))(r)
    return x if x != math.floor(x) else x + 0.5


FUNCTIONS = {
    "acos": (mp.acos, FRACTION),
    "acosh": (mp.acosh, either(lambda r: 1 + abs(power_of_two(-50, 1)(r)), power_of_two(0, 1024, (1,)))),
    "acospi": (lambda x: mp.acos(x) / mp.pi, FRACTION),
    "asin": (mp.asin, FRACTION),
    "asinh": (mp.asinh, either(ANY, USUAL)),
    "asinpi": (lambda x: mp.asin(x) / mp.pi, FRACTION),
    "atan": (mp.atan, either(ANY, USUAL)),
    "atanh": (mp.atanh, FRACTION),
    "atanpi": (lambda x: mp.atan(x) / mp.pi, either(ANY, USUAL)),
    "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), either(ANY, TINY, USUAL)),
    "cos": (exact_trigonometry(mp.cos), ANGLE),
    "cosh": (mp.cosh, up_to(710)),
    "cospi": (exact_trigonometry(mp.cospi), either(power_of_two(-60, 52), USUAL)),
    "erf": (mp.erf, up_to(6)),
    "erfc": (mp.erfc, up_to(26)),
    "exp": (mp.exp, up_to(709)),
    "exp10": (lambda x: mp.power(10, x), up_to(308)),
    "exp2": (lambda x: mp.power(2, x), up_to(1023)),
    "expm1": (mp.expm1, up_to(709)),
    "log": (mp.log, either(POSITIVE, TINY, between(0.5, 2))),
    "log10": (mp.log10, either(POSITIVE, TINY, between(0.5, 2))),
    "log1p": (lambda x: mp.log1p(x), either(power_of_two(-300, 0), between(-1, 1), POSITIVE)),
    "log2": (lambda x: mp.log(x) / mp.log(2), either(POSITIVE, TINY, between(0.5, 2))),
    "rsqrt": (lambda x: 1 / mp.sqrt(x), either(POSITIVE, TINY)),
    "sin": (exact_trigonometry(mp.sin), ANGLE),
    "sinh": (mp.sinh, up_to(710)),
    "sinpi": (exact_trigonometry(mp.sinpi), either(power_of_two(-300, 52), USUAL)),
    "tan": (exact_trigonometry(mp.tan), ANGLE),
    "tanh": (mp.tanh, up_to(20)),
    "tanpi": (exact_trigonometry(lambda x: mp.sinpi(x) / mp.cospi(x)), either(power_of_two(-300, 51), USUAL)),
    "tgamma": (mp.gamma, gamma),
    "degrees": (lambda x: x * 180 / mp.pi, either(power_of_two(-1000, 1000), USUAL)),
    "radians": (lambda x: x * mp.pi / 180, either(power_of_two(-1000, 1024), USUAL)),
    "atan2": (mp.atan2, pair(either(ANY, USUAL), either(ANY, USUAL))),
    "atan2pi": (lambda y, x: mp.atan2(y, x) / mp.pi, pair(either(ANY, USUAL), either(ANY, USUAL))),
    "hypot": (mp.hypot, pair(power_of_two(-1022, 1022), power_of_two(-1022, 1022))),
    "pow": (mp.power, power),
    "powr": (mp.power, power),
    "pown": (mp.power, integer_power),
    "rootn": (lambda x, n: mp.sign(x) * mp.power(abs(x), mp.mpf(1) / int(n)), root),
}


def nearest(value):
    """The nearest double, and the rest in 1/1024 of its last place."""
    exponent = max(int(mp.floor(mp.log(abs(value), 2))) - 52, -1074)
    places = value * mp.mpf(2) ** -exponent
    whole = int(mp.nint(places))
    return math.ldexp(whole, exponent), int(mp.nint((places - whole) * 1024))


def operand(x):
    return struct.pack("<q", x) if isinstance(x, int) else struct.pack("<d", x)


def accepted(function, arguments):
    value = function(*[mp.mpf(x) for x in arguments])
    return value if value != 0 and mp.mpf(2) ** -1074 < abs(value) < mp.mpf(2) ** 1023 else None


with open(sys.argv[1], "wb") as out:
    for name, (function, draw) in FUNCTIONS.items():
        r = random.Random(name)
        lines = []
        while len(lines) < SAMPLES:
            arguments = draw(r)
            arguments = arguments if isinstance(arguments, tuple) else (arguments,)
            value = accepted(function, arguments)
            if value is not None:
                high, rest = nearest(value)
                lines.append(b"".join(map(operand, arguments)) + struct.pack("<dh", high, rest))
        out.write(f"{name} {len(arguments)} {len(lines)}\n".encode() + b"".join(lines))
