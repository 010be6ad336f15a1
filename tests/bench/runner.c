#define _GNU_SOURCE
#include "runner.h"

#include "data.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Fewer launches than this say nothing. */
#define FEWEST_RUNS 3
/* And more would not change the median. */
#define MAX_RUNS 1000
#define LONGEST_MS 20e3
/* A launch that never ends must not hold up whoever waits for the answers. */
#define LONGEST_PROCESS_S 600

struct options {
    const char *suite, *kernels, *sizes, *variant;
    const char *module, *input;
    long runs;
    double min_ms;
    char **rest; /* what follows the options */
    int rest_count;
};

static double nanoseconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double now(void)
{
    return nanoseconds(CLOCK_MONOTONIC);
}

/* Of all threads of the process: other programs' load does not count. */
static double cpu(void)
{
    return nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Whether a list such as "a,b" names it. No list names everything. */
static int is_listed(const char *list, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = list; at != NULL; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return 1;
    }
    return list == NULL;
}

/* The bytes of a file with a zero behind them; NULL if it cannot be read. */
static char *contents(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    char *text = NULL;
    long end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (end >= 0 && fseek(file, 0, SEEK_SET) == 0 && (text = calloc(1, (size_t)end + 1)) != NULL) {
        *size = fread(text, 1, (size_t)end, file);
        if (*size != (size_t)end) {
            free(text);
            text = NULL;
        }
    }
    fclose(file);
    return text;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Passes all arguments; NULL, or what failed. */
static const char *set_arguments(const struct backend *b, const struct data *data)
{
    const struct kernel *kernel = data->kernel;
    for (int i = 0; i < kernel->arguments; i++) {
        const struct argument *argument = &kernel->argument[i];
        size_t bytes = element_size(argument->element) * data->count[i];
        unsigned index = (unsigned)i;
        if (argument->direction == SCALAR) {
            if (b->set_value(index, data->bytes[i], element_size(argument->element)))
                return "scalar";
        } else if (argument->direction == LOCAL) {
            if (b->set_local(index, bytes))
                return "work-group memory";
        } else if (b->set_buffer(index, bytes) || b->write_buffer(index, data->given[i], bytes)) {
            return "buffer";
        }
    }
    return NULL;
}

/* Compares every buffer that the kernel writes. NULL, or what failed. */
static const char *verify(const struct backend *b, struct data *data, enum verdict *verdict)
{
    *verdict = NOTHING_TO_VERIFY;
    if (!compute_wanted(data))
        return "no reference";
    for (int i = 0; i < data->kernel->arguments; i++) {
        if (data->wanted[i] == NULL)
            continue;
        size_t bytes = element_size(data->kernel->argument[i].element) * data->count[i];
        void *got = malloc(bytes);
        if (got == NULL || b->read_buffer((unsigned)i, got, bytes)) {
            free(got);
            return "read";
        }
        enum verdict one = compare(data, i, got);
        if (*verdict != WRONG)
            *verdict = one;
        free(got);
    }
    return NULL;
}

/* Times of launches, each list in ascending order. */
struct times {
    int count;
    double wall[MAX_RUNS], cpu[MAX_RUNS];
};

static const char *measure(const struct backend *b, const struct data *data, const struct options *options,
                           struct times *times)
{
    times->count = 0;
    double begin = now();
    while (times->count < options->runs && times->count < MAX_RUNS) {
        double passed = (now() - begin) / 1e6;
        if (passed > LONGEST_MS || (times->count >= FEWEST_RUNS && passed > options->min_ms))
            break;
        double cpu_begin = cpu(), wall_begin = now();
        if (b->launch(data->global, data->local, (unsigned)data->kernel->dimensions))
            return "launch";
        times->wall[times->count] = now() - wall_begin;
        times->cpu[times->count++] = cpu() - cpu_begin;
    }
    qsort(times->wall, (size_t)times->count, sizeof *times->wall, by_value);
    qsort(times->cpu, (size_t)times->count, sizeof *times->cpu, by_value);
    return NULL;
}

static int run_size(const struct backend *b, const struct kernel *kernel, const struct size *size,
                    const struct options *options)
{
    static const char *const VERDICTS[] = {[NOTHING_TO_VERIFY] = "null", [RIGHT] = "true", [WRONG] = "false"};
    static struct times times;
    struct data data;
    make_data(&data, kernel, size);
    times.count = 0;
    enum verdict verdict = NOTHING_TO_VERIFY;
    double first = 0;
    const char *failure = set_arguments(b, &data);
    if (failure == NULL) {
        double begin = now();
        if (b->launch(data.global, data.local, (unsigned)kernel->dimensions))
            failure = "launch";
        first = now() - begin;
    }
    if (failure == NULL)
        failure = verify(b, &data, &verdict);
    if (failure == NULL)
        failure = measure(b, &data, options, &times);
    printf("{\"kernel\":\"%s\",\"size\":\"%s\"", kernel->name, size->label);
    if (failure != NULL) {
        printf(",\"error\":\"%s\"}\n", failure);
    } else {
        size_t items = data.global[0] * data.global[1] * data.global[2];
        printf(",\"items\":%zu,\"verified\":%s,\"first_ns\":%.0f,\"runs\":%d", items, VERDICTS[verdict], first,
               times.count);
        if (times.count > 0)
            printf(",\"wall_min_ns\":%.0f,\"wall_ns\":%.0f,\"cpu_ns\":%.0f", times.wall[0],
                   times.wall[times.count / 2], times.cpu[times.count / 2]);
        printf("}\n");
    }
    fflush(stdout);
    free_data(&data);
    return failure != NULL || verdict == WRONG;
}

static int run_kernel(const struct backend *b, const struct kernel *kernel, const struct options *options)
{
    if (kernel->feature[0] != '\0' && !b->has(kernel->feature)) {
        printf("{\"kernel\":\"%s\",\"skipped\":\"no %s\"}\n", kernel->name, kernel->feature);
        return 0;
    }
    char path[4096];
    size_t bytes = 0, source_bytes = 0;
    snprintf(path, sizeof path, "%s/%s%s.spv", options->suite, kernel->name,
             strcmp(options->variant, "O0") == 0 ? ".O0" : "");
    char *spirv = contents(path, &bytes);
    snprintf(path, sizeof path, "%s/%s.cl", options->suite, kernel->name);
    char *source = contents(path, &source_bytes);
    int failed = 0;
    if (spirv == NULL || source == NULL || b->create_module(spirv, bytes, source)) {
        printf("{\"kernel\":\"%s\",\"error\":\"module\"}\n", kernel->name);
        failed = 1;
    } else {
        if (b->create_kernel(kernel->name)) {
            printf("{\"kernel\":\"%s\",\"error\":\"kernel\"}\n", kernel->name);
            failed = 1;
        } else {
            for (int i = 0; i < kernel->sizes; i++)
                if (is_listed(options->sizes, kernel->size[i].label))
                    failed |= run_size(b, kernel, &kernel->size[i], options);
            b->destroy_kernel();
        }
        b->destroy_module();
    }
    free(spirv);
    free(source);
    return failed;
}

static int run_suite(const struct backend *b, const struct options *options)
{
    static struct kernel kernels[MAX_KERNELS];
    char path[4096];
    snprintf(path, sizeof path, "%s/suite.txt", options->suite);
    int count = read_suite(path, kernels), failed = 0;
    for (int i = 0; i < count; i++)
        if (is_listed(options->kernels, kernels[i].name))
            failed |= run_kernel(b, &kernels[i], options);
    return failed;
}

/* Creates one kernel of the module and runs it, for the first time, with one work-item. */
static int first_launch(const struct backend *b, const char *name, uint32_t input, uint32_t wanted)
{
    static const size_t ONE[3] = {1, 1, 1};
    uint32_t value = input;
    double begin = now();
    if (b->create_kernel(name)) {
        printf("{\"kernel\":\"%s\",\"error\":\"kernel\"}\n", name);
        return 1;
    }
    double created = now();
    int failed = b->set_buffer(0, sizeof value) || b->write_buffer(0, &value, sizeof value);
    double ready = now();
    failed = failed || b->launch(ONE, ONE, 1);
    double launched = now();
    failed = failed || b->read_buffer(0, &value, sizeof value);
    if (failed)
        printf("{\"kernel\":\"%s\",\"error\":\"launch\"}\n", name);
    else
        printf("{\"kernel\":\"%s\",\"verified\":%s,\"create_ns\":%.0f,\"first_ns\":%.0f}\n", name,
               value == wanted ? "true" : "false", created - begin, launched - ready);
    b->destroy_kernel();
    return failed || value != wanted;
}

static int run_module(const struct backend *b, const struct options *options)
{
    size_t bytes = 0;
    char *spirv = contents(options->module, &bytes);
    double begin = now();
    if (spirv == NULL || b->create_module(spirv, bytes, NULL)) {
        printf("{\"error\":\"module\"}\n");
        free(spirv);
        return 1;
    }
    printf("{\"module_ns\":%.0f}\n", now() - begin);
    uint32_t input = (uint32_t)strtoul(options->input, NULL, 0);
    int failed = 0;
    for (int i = 0; i + 1 < options->rest_count; i += 2)
        failed |= first_launch(b, options->rest[i], input, (uint32_t)strtoul(options->rest[i + 1], NULL, 0));
    b->destroy_module();
    free(spirv);
    return failed;
}

/* The text behind an option; the program ends if there is none. */
static const char *behind(int count, char **words, int at)
{
    if (at + 1 < count)
        return words[at + 1];
    fprintf(stderr, "nothing behind %s\n", words[at]);
    exit(2);
}

static struct options read_options(int count, char **words)
{
    struct options options = {.variant = "O2", .input = "0", .runs = 15, .min_ms = 150};
    const struct {
        const char *name;
        const char **text;
    } TEXTS[] = {{"--suite", &options.suite},   {"--kernels", &options.kernels}, {"--sizes", &options.sizes},
                 {"--variant", &options.variant}, {"--module", &options.module},   {"--input", &options.input}};
    int i = 1;
    for (; i < count && strncmp(words[i], "--", 2) == 0; i += 2) {
        const char *text = behind(count, words, i);
        int known = 1;
        if (strcmp(words[i], "--runs") == 0)
            options.runs = atol(text);
        else if (strcmp(words[i], "--min-ms") == 0)
            options.min_ms = atof(text);
        else
            known = 0;
        for (size_t k = 0; k < sizeof TEXTS / sizeof *TEXTS; k++)
            if (strcmp(words[i], TEXTS[k].name) == 0) {
                *TEXTS[k].text = text;
                known = 1;
            }
        if (!known) {
            fprintf(stderr, "unknown option %s\n", words[i]);
            exit(2);
        }
    }
    options.rest = words + i;
    options.rest_count = count - i;
    if ((options.suite == NULL) == (options.module == NULL)) {
        fprintf(stderr, "one of --suite and --module is needed\n");
        exit(2);
    }
    return options;
}

int run(const struct backend *b, int count, char **words)
{
    struct options options = read_options(count, words);
    alarm(LONGEST_PROCESS_S);
    char device[256] = "";
    if (b->start(device, sizeof device)) {
        printf("{\"error\":\"no device\"}\n");
        return 1;
    }
    printf("{\"device\":\"%s\"}\n", device);
    int failed = options.module != NULL ? run_module(b, &options) : run_suite(b, &options);
    b->stop();
    return failed;
}
