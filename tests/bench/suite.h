/* The benchmark suite, read from tests/kernels/suite.txt. The format is explained at the top of that file. */
#ifndef ZEMU_BENCH_SUITE_H
#define ZEMU_BENCH_SUITE_H

#include <stddef.h>

#define MAX_KERNELS 64
#define MAX_ARGUMENTS 12
#define MAX_SIZES 4
#define MAX_VARIABLES 8

enum direction { IN, OUT, INOUT, SCALAR, LOCAL };
enum element { F32, F64, I32, U32, U8, U64 };

struct argument {
    enum direction direction;
    enum element element;
    char length[64]; /* expression: number of elements, or the value of a scalar */
    char fill[96];   /* fill rule and its operands */
};

/* One problem size: its label and its variables. */
struct size {
    char label[16];
    int variables;
    struct {
        char name[16];
        double value;
    } variable[MAX_VARIABLES];
};

struct kernel {
    char name[48];
    char feature[16]; /* without which the kernel is skipped; may be empty */
    int dimensions;
    char global[3][48], local[3][48]; /* expressions */
    int arguments;
    struct argument argument[MAX_ARGUMENTS];
    int sizes;
    struct size size[MAX_SIZES];
    double tolerance;  /* relative; 0 for exact */
    double may_differ; /* share of elements that may be outside of it */
};

/* Reads the suite into kernels, which has room for MAX_KERNELS, and returns their number. Ends the program with 2 if the
 * file cannot be read or is in another format. */
int read_suite(const char *path, struct kernel *kernels);

/* The value of an expression of numbers, variables of the size, + - * / and parentheses. Ends the program with 2 if it
 * is none. */
double evaluate(const char *expression, const struct size *size);

/* Bytes of an element. */
size_t element_size(enum element element);

#endif
