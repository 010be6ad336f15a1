/* A benchmark runner: everything but the calls of the API, which a backend supplies.
 *
 *     RUNNER --suite FOLDER [--kernels a,b] [--sizes small,large] [--variant O2|O0] [--runs N] [--min-ms T]
 *     RUNNER --module FILE --input N KERNEL WANTED [KERNEL WANTED]...
 *
 * The first form verifies the suite's kernels and then times launches: at most N of them, at least 3, and no more once T
 * milliseconds have passed. The second creates a module, and kernels of it whose one argument is a buffer; each gets N
 * in the first element and has to leave WANTED there.
 *
 * Answers are JSON objects, one a line. The program ends with 1 after a wrong result or an error of the API, and with 2
 * if it was called wrongly. */
#ifndef ZEMU_BENCH_RUNNER_H
#define ZEMU_BENCH_RUNNER_H

#include <stddef.h>

/* Functions return 0 for success. They act on one device, module, kernel and set of buffers at a time. */
struct backend {
    /* Finds the device, and writes its name and version. */
    int (*start)(char *device, size_t room);
    /* Whether the device has a feature of the suite. */
    int (*has)(const char *feature);
    /* Makes a module of SPIR-V, or of OpenCL C where the device takes no SPIR-V. The source may be missing. */
    int (*create_module)(const void *spirv, size_t bytes, const char *source);
    int (*create_kernel)(const char *name);
    /* Makes the buffer of an argument, replacing an older one, and passes it to the kernel. */
    int (*set_buffer)(unsigned argument, size_t bytes);
    int (*write_buffer)(unsigned argument, const void *from, size_t bytes);
    int (*read_buffer)(unsigned argument, void *to, size_t bytes);
    int (*set_value)(unsigned argument, const void *value, size_t bytes);
    int (*set_local)(unsigned argument, size_t bytes);
    /* Runs the kernel to its end. Global sizes are whole multiples of local ones. */
    int (*launch)(const size_t *global, const size_t *local, unsigned dimensions);
    void (*destroy_kernel)(void); /* and its buffers */
    void (*destroy_module)(void);
    void (*stop)(void);
};

/* The main function of a runner. */
int run(const struct backend *backend, int count, char **words);

#endif
