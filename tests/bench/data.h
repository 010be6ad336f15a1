/* What goes into a kernel of the suite, and what should come out. */
#ifndef ZEMU_BENCH_DATA_H
#define ZEMU_BENCH_DATA_H

#include "suite.h"

#include <stdint.h>

/* A kernel with one problem size. */
struct data {
    const struct kernel *kernel;
    const struct size *size;
    size_t global[3], local[3];
    size_t count[MAX_ARGUMENTS];      /* elements of a buffer or of work-group memory */
    void *given[MAX_ARGUMENTS];       /* buffers before the launch */
    void *wanted[MAX_ARGUMENTS];      /* and after it, where the kernel writes */
    double value[MAX_ARGUMENTS];      /* scalars */
    uint8_t bytes[MAX_ARGUMENTS][8];  /* scalars as the kernel gets them */
};

/* How far a result is from what it should be. */
enum verdict { NOTHING_TO_VERIFY, RIGHT, WRONG };

/* Work-items and inputs. */
void make_data(struct data *data, const struct kernel *kernel, const struct size *size);

/* Frees what the data holds. */
void free_data(struct data *data);

/* Computes in plain C what the kernel should write; false for a kernel that is unknown. */
int compute_wanted(struct data *data);

/* Compares a buffer after a launch with what was computed. */
enum verdict compare(const struct data *data, int argument, const void *got);

#endif
