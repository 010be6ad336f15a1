#include "data.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The finalizer of splitmix64, by which every element has a value of its own. */
static uint64_t mixed(uint64_t x)
{
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static void store(void *to, enum element element, size_t i, double value)
{
    switch (element) {
    case F32: ((float *)to)[i] = (float)value; break;
    case F64: ((double *)to)[i] = value; break;
    case I32: ((int32_t *)to)[i] = (int32_t)value; break;
    case U32: ((uint32_t *)to)[i] = (uint32_t)value; break;
    case U8: ((uint8_t *)to)[i] = (uint8_t)value; break;
    case U64: ((uint64_t *)to)[i] = (uint64_t)value; break;
    }
}

static double element_at(const void *from, enum element element, size_t i)
{
    switch (element) {
    case F32: return ((const float *)from)[i];
    case F64: return ((const double *)from)[i];
    case I32: return ((const int32_t *)from)[i];
    case U32: return ((const uint32_t *)from)[i];
    case U8: return ((const uint8_t *)from)[i];
    case U64: return (double)((const uint64_t *)from)[i];
    }
    return 0;
}

/* A fresh buffer; the program ends if there is none. */
static void *zeroed(size_t count, enum element element)
{
    void *memory = calloc(count + 1, element_size(element));
    if (memory == NULL) {
        fprintf(stderr, "no memory for %zu elements\n", count);
        exit(2);
    }
    return memory;
}

static void *filled(const struct argument *argument, int index, size_t count, const struct size *size)
{
    void *memory = zeroed(count, argument->element);
    char text[sizeof argument->fill];
    memcpy(text, argument->fill, sizeof text);
    char *words[16] = {NULL};
    int n = 0;
    for (char *word = strtok(text, " "); word != NULL && n < 16; word = strtok(NULL, " "))
        words[n++] = word;
    uint64_t base = (uint64_t)(index + 1) << 40;
    if (n == 0 || strcmp(words[0], "zero") == 0)
        return memory;
    if (strcmp(words[0], "uniform") == 0 && n == 3) {
        double low = evaluate(words[1], size), high = evaluate(words[2], size);
        for (size_t i = 0; i < count; i++)
            store(memory, argument->element, i, low + (high - low) * (double)(mixed(base + i) >> 11) * 0x1p-53);
    } else if (strcmp(words[0], "randint") == 0 && n == 3) {
        double low = evaluate(words[1], size), high = evaluate(words[2], size);
        uint64_t range = (uint64_t)(high - low) + 1;
        for (size_t i = 0; i < count; i++)
            store(memory, argument->element, i, low + (double)(mixed(base + i) % range));
    } else if (strcmp(words[0], "csrptr") == 0) {
        uint32_t begin = 0;
        for (size_t i = 0; i < count; i++) {
            store(memory, argument->element, i, begin);
            begin += 1 + mixed(base + i) % 31;
        }
    } else if (strcmp(words[0], "list") == 0) {
        for (size_t i = 0; i < count && i + 1 < (size_t)n; i++)
            store(memory, argument->element, i, atof(words[i + 1]));
    } else {
        fprintf(stderr, "unknown fill rule %s\n", argument->fill);
        exit(2);
    }
    return memory;
}

static int is_written(const struct argument *argument)
{
    return argument->direction == OUT || argument->direction == INOUT;
}

void make_data(struct data *data, const struct kernel *kernel, const struct size *size)
{
    memset(data, 0, sizeof *data);
    data->kernel = kernel;
    data->size = size;
    for (int d = 0; d < 3; d++) {
        data->global[d] = d < kernel->dimensions ? (size_t)evaluate(kernel->global[d], size) : 1;
        data->local[d] = d < kernel->dimensions ? (size_t)evaluate(kernel->local[d], size) : 1;
    }
    for (int i = 0; i < kernel->arguments; i++) {
        const struct argument *argument = &kernel->argument[i];
        double length = evaluate(argument->length, size);
        if (argument->direction == SCALAR) {
            data->value[i] = length;
            store(data->bytes[i], argument->element, 0, length);
            continue;
        }
        data->count[i] = (size_t)length;
        if (argument->direction != LOCAL)
            data->given[i] = filled(argument, i, data->count[i], size);
        if (is_written(argument)) {
            data->wanted[i] = zeroed(data->count[i], argument->element);
            memcpy(data->wanted[i], data->given[i], data->count[i] * element_size(argument->element));
        }
    }
}

void free_data(struct data *data)
{
    for (int i = 0; i < MAX_ARGUMENTS; i++) {
        free(data->given[i]);
        free(data->wanted[i]);
    }
}

/* The sub-group size is the implementation's own: only the sum of all partial sums is known. */
static enum verdict compare_sums(const struct data *data, const float *got)
{
    double sum = 0, wanted = 0;
    for (size_t i = 0; i < data->count[1]; i++)
        sum += got[i];
    for (size_t i = 0; i < data->count[0]; i++)
        wanted += ((const float *)data->given[0])[i];
    return fabs(sum - wanted) <= data->kernel->tolerance * fabs(wanted) ? RIGHT : WRONG;
}

enum verdict compare(const struct data *data, int argument, const void *got)
{
    if (strcmp(data->kernel->name, "subreduce") == 0)
        return compare_sums(data, got);
    enum element element = data->kernel->argument[argument].element;
    size_t size = element_size(element), count = data->count[argument], different = 0;
    const char *wanted = data->wanted[argument];
    double tolerance = data->kernel->tolerance;
    for (size_t i = 0; i < count; i++) {
        if (tolerance == 0) {
            different += memcmp((const char *)got + i * size, wanted + i * size, size) != 0;
        } else {
            double want = element_at(wanted, element, i);
            /* Written so that a NaN is a difference. */
            different += !(fabs(element_at(got, element, i) - want) <= tolerance * (1 + fabs(want)));
        }
    }
    return (double)different <= data->kernel->may_differ * (double)count ? RIGHT : WRONG;
}
