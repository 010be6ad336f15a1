//! What the kernels of the suite should compute, in plain Rust: one function per kernel.

use super::suite::{Case, Data};

/// Contents of the buffers after a launch, by argument; `None` for arguments that the kernel does not write. `None`
/// altogether if nothing is known about the kernel.
pub fn expected(case: &Case, subgroup_size: usize) -> Option<Vec<Option<Vec<u8>>>> {
    let mut want = vec![None; case.data.len()];
    let view = View { case };
    match case.kernel.name.as_str() {
        "saxpy" => want[1] = Some(view.saxpy()),
        "triad" => want[0] = Some(view.triad()),
        "reduce" => want[1] = Some(view.reduce()),
        "matmul_naive" | "matmul_tiled" | "sgemm4" => want[2] = Some(view.matmul()),
        "mandelbrot" => want[0] = Some(view.mandelbrot()),
        "nbody" => want[1] = Some(view.nbody()),
        "hist_global" | "hist_local" => want[1] = Some(view.histogram()),
        "stencil5" => want[1] = Some(view.stencil5()),
        "blackscholes" => {
            let (call, put) = view.blackscholes();
            want[3] = Some(call);
            want[4] = Some(put);
        }
        "xorshift" => want[0] = Some(view.xorshift()),
        "scan" => want[1] = Some(view.scan()),
        "bitonic" => want[0] = Some(view.bitonic()),
        "conv3x3" => want[1] = Some(view.conv3x3()),
        "transpose" => want[1] = Some(view.transpose()),
        "spmv" => want[4] = Some(view.spmv()),
        "subreduce" => want[1] = Some(view.subreduce(subgroup_size)),
        "empty" => {}
        _ => return None,
    }
    Some(want)
}

struct View<'a> {
    case: &'a Case,
}

macro_rules! typed {
    ($name:ident, $ty:ty) => {
        fn $name(&self, index: usize) -> Vec<$ty> {
            let bytes = self.bytes(index).chunks_exact(size_of::<$ty>());
            bytes
                .map(|bytes| <$ty>::from_le_bytes(bytes.try_into().expect("a whole element")))
                .collect()
        }
    };
}

fn bytes<const N: usize, T>(values: impl IntoIterator<Item = T>, f: impl Fn(T) -> [u8; N]) -> Vec<u8> {
    values.into_iter().flat_map(f).collect()
}

fn f32s(values: impl IntoIterator<Item = f32>) -> Vec<u8> {
    bytes(values, f32::to_le_bytes)
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "problem sizes are small"
)]
impl View<'_> {
    fn bytes(&self, index: usize) -> &[u8] {
        match &self.case.data[index] {
            Data::Buffer(bytes) => bytes,
            other => panic!("argument {index} is {other:?}"),
        }
    }

    fn scalar(&self, index: usize) -> f64 {
        match &self.case.data[index] {
            Data::Scalar { value, .. } => *value,
            other => panic!("argument {index} is {other:?}"),
        }
    }

    typed!(f32, f32);
    typed!(f64, f64);
    typed!(u32, u32);
    typed!(i32, i32);
    typed!(u64, u64);

    fn saxpy(&self) -> Vec<u8> {
        let a = self.scalar(2) as f32;
        f32s(self.f32(0).iter().zip(self.f32(1)).map(|(x, y)| a * x + y))
    }

    fn triad(&self) -> Vec<u8> {
        let s = self.scalar(3);
        bytes(
            self.f64(1).iter().zip(self.f64(2)).map(|(b, c)| b + s * c),
            f64::to_le_bytes,
        )
    }

    fn reduce(&self) -> Vec<u8> {
        f32s(
            self.f32(0)
                .chunks(256)
                .map(|group| group.iter().map(|x| f64::from(*x)).sum::<f64>() as f32),
        )
    }

    fn matmul(&self) -> Vec<u8> {
        let n = self.scalar(3) as usize;
        let (a, b) = (self.f32(0), self.f32(1));
        let mut out = vec![0_f32; n * n];
        for i in 0..n {
            for k in 0..n {
                for j in 0..n {
                    out[i * n + j] += a[i * n + k] * b[k * n + j];
                }
            }
        }
        f32s(out)
    }

    fn mandelbrot(&self) -> Vec<u8> {
        let (w, h, max) = (
            self.scalar(1) as u32,
            self.scalar(2) as u32,
            self.scalar(3) as i32,
        );
        let points = (0..h).flat_map(|py| (0..w).map(move |px| (px, py)));
        let count = |(px, py): (u32, u32)| {
            let cx = -2.0 + 3.0 * px as f32 / w as f32;
            let cy = -1.5 + 3.0 * py as f32 / h as f32;
            let (mut x, mut y, mut it) = (0_f32, 0_f32, 0_i32);
            while it < max && x * x + y * y <= 4.0 {
                (x, y) = (x * x - y * y + cx, 2.0 * x * y + cy);
                it += 1;
            }
            it
        };
        bytes(points.map(count), i32::to_le_bytes)
    }

    fn nbody(&self) -> Vec<u8> {
        let p = self.f32(0);
        let bodies: Vec<&[f32]> = p.chunks(4).collect();
        let eps = self.scalar(3) as f32;
        let force = |at: &&[f32]| {
            let mut sum = [0_f32; 4];
            for other in &bodies {
                let d = [other[0] - at[0], other[1] - at[1], other[2] - at[2]];
                let inv = 1.0 / (d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + eps).sqrt();
                let s = other[3] * inv * inv * inv;
                sum.iter_mut().zip(d).for_each(|(sum, d)| *sum += d * s);
            }
            sum
        };
        f32s(bodies.iter().flat_map(force))
    }

    fn histogram(&self) -> Vec<u8> {
        let mut bins = self.u32(1);
        self.bytes(0)
            .iter()
            .for_each(|value| bins[usize::from(*value)] += 1);
        bytes(bins, u32::to_le_bytes)
    }

    fn stencil5(&self) -> Vec<u8> {
        let (w, h) = (self.scalar(2) as usize, self.scalar(3) as usize);
        let a = self.f32(0);
        let point = |i: usize| {
            let (x, y) = (i % w, i / w);
            let edge = x == 0 || y == 0 || x == w - 1 || y == h - 1;
            if edge {
                a[i]
            } else {
                0.5 * a[i] + 0.125 * (a[i - 1] + a[i + 1] + a[i - w] + a[i + w])
            }
        };
        f32s((0..w * h).map(point))
    }

    /// The kernel approximates the normal distribution; here it is integrated by a series that converges for all
    /// arguments that occur.
    fn blackscholes(&self) -> (Vec<u8>, Vec<u8>) {
        let (r, sigma) = (self.scalar(5), self.scalar(6));
        let (s, k, t) = (self.f32(0), self.f32(1), self.f32(2));
        let priced: Vec<(f32, f32)> = s
            .iter()
            .zip(k)
            .zip(t)
            .map(|((s, k), t)| {
                let (s, k, t) = (f64::from(*s), f64::from(k), f64::from(t));
                let st = sigma * t.sqrt();
                let d1 = ((s / k).ln() + (r + 0.5 * sigma * sigma) * t) / st;
                let discounted = k * (-r * t).exp();
                let call = s * normal(d1) - discounted * normal(d1 - st);
                (call as f32, (call + discounted - s) as f32)
            })
            .collect();
        (
            f32s(priced.iter().map(|pair| pair.0)),
            f32s(priced.iter().map(|pair| pair.1)),
        )
    }

    fn xorshift(&self) -> Vec<u8> {
        let rounds = self.scalar(1) as u32;
        let run = |mut v: u64| {
            for _ in 0..rounds {
                v ^= v << 13;
                v ^= v >> 7;
                v ^= v << 17;
                v = v.wrapping_add(v.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            }
            v
        };
        bytes(self.u64(0).into_iter().map(run), u64::to_le_bytes)
    }

    fn scan(&self) -> Vec<u8> {
        let mut sum = 0_u32;
        let values = self.u32(0);
        let prefix = values.iter().enumerate().map(|(i, value)| {
            sum = if i % 256 == 0 { *value } else { sum + value };
            sum
        });
        bytes(prefix, u32::to_le_bytes)
    }

    fn bitonic(&self) -> Vec<u8> {
        let (j, k) = (self.scalar(1) as usize, self.scalar(2) as usize);
        let mut d = self.u32(0);
        for i in 0..d.len() {
            let p = i ^ j;
            if p > i && (d[i] > d[p]) == (i & k == 0) {
                d.swap(i, p);
            }
        }
        bytes(d, u32::to_le_bytes)
    }

    fn conv3x3(&self) -> Vec<u8> {
        let (w, h, shift) = (
            self.scalar(3) as i64,
            self.scalar(4) as i64,
            self.scalar(5) as u32,
        );
        let (image, weights) = (self.bytes(0), self.i32(2));
        let pixel = |i: i64| {
            let (x, y) = (i % w, i / w);
            let mut sum = 0;
            for (number, weight) in (0_i64..).zip(&weights) {
                let (dx, dy) = (number % 3 - 1, number / 3 - 1);
                let (sx, sy) = ((x + dx).clamp(0, w - 1), (y + dy).clamp(0, h - 1));
                sum += i32::from(image[(sy * w + sx) as usize]) * weight;
            }
            (sum >> shift).clamp(0, 255) as u8
        };
        (0..w * h).map(pixel).collect()
    }

    fn transpose(&self) -> Vec<u8> {
        let n = self.scalar(2) as usize;
        let a = self.f32(0);
        f32s((0..n * n).map(|i| a[i % n * n + i / n]))
    }

    fn spmv(&self) -> Vec<u8> {
        let (ptr, col, value, x) = (self.u32(0), self.u32(1), self.f32(2), self.f32(3));
        let row = |pair: &[u32]| {
            let entries = pair[0] as usize..pair[1] as usize;
            entries
                .map(|k| f64::from(value[k]) * f64::from(x[col[k] as usize]))
                .sum::<f64>() as f32
        };
        f32s(ptr.windows(2).map(row))
    }

    /// One sum in the place of the first member of each sub-group; the others stay as they were.
    fn subreduce(&self, subgroup_size: usize) -> Vec<u8> {
        let (values, mut after) = (self.f32(0), self.f32(1));
        for (members, sums) in values.chunks(subgroup_size).zip(after.chunks_mut(subgroup_size)) {
            sums[0] = members.iter().sum();
        }
        f32s(after)
    }
}

/// Normal distribution function: the series of Marsaglia, which is exact to double precision in a few hundred terms.
fn normal(x: f64) -> f64 {
    if x.abs() > 8.0 {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    let (mut sum, mut term, mut n) = (x, x, 1.0);
    while term.abs() > 1e-17 {
        n += 2.0;
        term *= x * x / n;
        sum += term;
    }
    0.5 + sum * (-0.5 * x * x - 0.918_938_533_204_672_7).exp()
}
