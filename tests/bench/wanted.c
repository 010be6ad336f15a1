/* What the kernels of the suite should write, one function for each. Every buffer begins as the kernel finds it. */
#include "data.h"

#include <math.h>
#include <string.h>

#define GIVEN(type, i) ((const type *)data->given[i])
#define WANTED(type, i) ((type *)data->wanted[i])
#define VALUE(i) (data->value[i])

static void empty(struct data *data)
{
    (void)data;
}

static void saxpy(struct data *data)
{
    float a = (float)VALUE(2);
    for (size_t i = 0; i < data->count[1]; i++)
        WANTED(float, 1)[i] = a * GIVEN(float, 0)[i] + GIVEN(float, 1)[i];
}

static void triad(struct data *data)
{
    for (size_t i = 0; i < data->count[0]; i++)
        WANTED(double, 0)[i] = GIVEN(double, 1)[i] + VALUE(3) * GIVEN(double, 2)[i];
}

static void reduce(struct data *data)
{
    for (size_t group = 0; group < data->count[1]; group++) {
        double sum = 0;
        for (size_t i = 0; i < 256; i++)
            sum += GIVEN(float, 0)[group * 256 + i];
        WANTED(float, 1)[group] = (float)sum;
    }
}

/* Rows of the result are built up from rows of b, which is much faster than the textbook's order. */
static void matmul(struct data *data)
{
    size_t n = (size_t)VALUE(3);
    float *out = WANTED(float, 2);
    memset(out, 0, n * n * sizeof *out);
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++) {
            float a = GIVEN(float, 0)[i * n + k];
            for (size_t j = 0; j < n; j++)
                out[i * n + j] += a * GIVEN(float, 1)[k * n + j];
        }
}

static void mandelbrot(struct data *data)
{
    size_t width = (size_t)VALUE(1), height = (size_t)VALUE(2);
    int limit = (int)VALUE(3);
    for (size_t py = 0; py < height; py++)
        for (size_t px = 0; px < width; px++) {
            float cx = -2.0f + 3.0f * (float)px / (float)width, cy = -1.5f + 3.0f * (float)py / (float)height;
            float x = 0, y = 0;
            int turns = 0;
            while (turns < limit) {
                float xx = x * x, yy = y * y;
                if (xx + yy > 4.0f)
                    break;
                y = 2.0f * x * y + cy;
                x = xx - yy + cx;
                turns++;
            }
            WANTED(int, 0)[py * width + px] = turns;
        }
}

static void nbody(struct data *data)
{
    size_t n = (size_t)VALUE(2);
    float softening = (float)VALUE(3);
    const float *body = GIVEN(float, 0);
    for (size_t i = 0; i < n; i++) {
        float sum[4] = {0};
        for (size_t j = 0; j < n; j++) {
            float d[3], square = softening;
            for (int k = 0; k < 3; k++) {
                d[k] = body[4 * j + k] - body[4 * i + k];
                square += d[k] * d[k];
            }
            float inverse = 1.0f / sqrtf(square), scale = body[4 * j + 3] * inverse * inverse * inverse;
            for (int k = 0; k < 3; k++)
                sum[k] += d[k] * scale;
        }
        memcpy(WANTED(float, 1) + 4 * i, sum, sizeof sum);
    }
}

static void histogram(struct data *data)
{
    for (size_t i = 0; i < data->count[0]; i++)
        WANTED(uint32_t, 1)[GIVEN(uint8_t, 0)[i]]++;
}

static void stencil5(struct data *data)
{
    size_t width = (size_t)VALUE(2), height = (size_t)VALUE(3);
    const float *in = GIVEN(float, 0);
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++) {
            size_t i = y * width + x;
            int is_border = x == 0 || y == 0 || x == width - 1 || y == height - 1;
            WANTED(float, 1)[i] =
                is_border ? in[i] : 0.5f * in[i] + 0.125f * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width]);
        }
}

static double normal_distribution(double d)
{
    return 0.5 * erfc(-d * 0.70710678118654752440);
}

static void blackscholes(struct data *data)
{
    double rate = VALUE(5), sigma = VALUE(6);
    for (size_t i = 0; i < data->count[0]; i++) {
        double spot = GIVEN(float, 0)[i], strike = GIVEN(float, 1)[i], time = GIVEN(float, 2)[i];
        double spread = sigma * sqrt(time);
        double d1 = (log(spot / strike) + (rate + 0.5 * sigma * sigma) * time) / spread, d2 = d1 - spread;
        double discounted = strike * exp(-rate * time);
        double call = spot * normal_distribution(d1) - discounted * normal_distribution(d2);
        WANTED(float, 3)[i] = (float)call;
        WANTED(float, 4)[i] = (float)(call + discounted - spot);
    }
}

static void xorshift(struct data *data)
{
    uint32_t turns = (uint32_t)VALUE(1);
    for (size_t i = 0; i < data->count[0]; i++) {
        uint64_t v = GIVEN(uint64_t, 0)[i];
        for (uint32_t turn = 0; turn < turns; turn++) {
            v ^= v << 13;
            v ^= v >> 7;
            v ^= v << 17;
            v += v * 0x9E3779B97F4A7C15u;
        }
        WANTED(uint64_t, 0)[i] = v;
    }
}

static void scan(struct data *data)
{
    uint32_t sum = 0;
    for (size_t i = 0; i < data->count[0]; i++) {
        sum = (i % 256 == 0 ? 0 : sum) + GIVEN(uint32_t, 0)[i];
        WANTED(uint32_t, 1)[i] = sum;
    }
}

static void bitonic(struct data *data)
{
    uint32_t j = (uint32_t)VALUE(1), k = (uint32_t)VALUE(2), *out = WANTED(uint32_t, 0);
    for (uint32_t i = 0; i < data->count[0]; i++) {
        uint32_t partner = i ^ j;
        int is_up = (i & k) == 0;
        if (partner > i && (out[i] > out[partner]) == is_up) {
            uint32_t kept = out[i];
            out[i] = out[partner];
            out[partner] = kept;
        }
    }
}

static int clamped(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static void conv3x3(struct data *data)
{
    int width = (int)VALUE(3), height = (int)VALUE(4), shift = (int)VALUE(5);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int sum = 0;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    size_t row = (size_t)clamped(y + dy, 0, height - 1);
                    uint8_t pixel = GIVEN(uint8_t, 0)[row * (size_t)width + (size_t)clamped(x + dx, 0, width - 1)];
                    sum += pixel * GIVEN(int, 2)[(dy + 1) * 3 + dx + 1];
                }
            WANTED(uint8_t, 1)[(size_t)y * (size_t)width + (size_t)x] = (uint8_t)clamped(sum >> shift, 0, 255);
        }
}

static void transpose(struct data *data)
{
    size_t n = (size_t)VALUE(2);
    for (size_t y = 0; y < n; y++)
        for (size_t x = 0; x < n; x++)
            WANTED(float, 1)[x * n + y] = GIVEN(float, 0)[y * n + x];
}

static void spmv(struct data *data)
{
    const uint32_t *begin = GIVEN(uint32_t, 0), *column = GIVEN(uint32_t, 1);
    for (size_t row = 0; row < data->count[4]; row++) {
        double sum = 0;
        for (uint32_t k = begin[row]; k < begin[row + 1]; k++)
            sum += (double)GIVEN(float, 2)[k] * GIVEN(float, 3)[column[k]];
        WANTED(float, 4)[row] = (float)sum;
    }
}

int compute_wanted(struct data *data)
{
    static const struct {
        const char *name;
        void (*compute)(struct data *);
    } ALL[] = {
        {"empty", empty},
        {"saxpy", saxpy},
        {"triad", triad},
        {"reduce", reduce},
        {"subreduce", empty}, /* see compare */
        {"matmul_naive", matmul},
        {"matmul_tiled", matmul},
        {"sgemm4", matmul},
        {"mandelbrot", mandelbrot},
        {"nbody", nbody},
        {"hist_global", histogram},
        {"hist_local", histogram},
        {"stencil5", stencil5},
        {"blackscholes", blackscholes},
        {"xorshift", xorshift},
        {"scan", scan},
        {"bitonic", bitonic},
        {"conv3x3", conv3x3},
        {"transpose", transpose},
        {"spmv", spmv},
    };
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (strcmp(ALL[i].name, data->kernel->name) == 0) {
            ALL[i].compute(data);
            return 1;
        }
    return 0;
}
