#include "suite.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORDS 24

static void bad(const char *what, const char *text)
{
    fprintf(stderr, "suite: %s: %s\n", what, text);
    exit(2);
}

static void copy_text(char *to, size_t room, const char *from)
{
    if ((size_t)snprintf(to, room, "%s", from) >= room)
        bad("too long", from);
}

/* What is left of the expression being evaluated, and the variables in it. */
struct expression {
    const char *rest;
    const struct size *size;
};

static double sum(struct expression *e);

static double atom(struct expression *e)
{
    if (*e->rest == '-') {
        e->rest++;
        return -atom(e);
    }
    if (*e->rest == '(') {
        e->rest++;
        double value = sum(e);
        if (*e->rest != ')')
            bad("missing parenthesis at", e->rest);
        e->rest++;
        return value;
    }
    if (isalpha((unsigned char)*e->rest)) {
        size_t length = 0;
        while (isalnum((unsigned char)e->rest[length]))
            length++;
        for (int i = 0; i < e->size->variables; i++) {
            const char *name = e->size->variable[i].name;
            if (strlen(name) == length && strncmp(name, e->rest, length) == 0) {
                e->rest += length;
                return e->size->variable[i].value;
            }
        }
        bad("unknown variable", e->rest);
    }
    char *end;
    double value = strtod(e->rest, &end);
    if (end == e->rest)
        bad("no expression", e->rest);
    e->rest = end;
    return value;
}

static double product(struct expression *e)
{
    double value = atom(e);
    for (;;) {
        if (*e->rest == '*') {
            e->rest++;
            value *= atom(e);
        } else if (*e->rest == '/') {
            e->rest++;
            value /= atom(e);
        } else {
            return value;
        }
    }
}

static double sum(struct expression *e)
{
    double value = product(e);
    for (;;) {
        if (*e->rest == '+') {
            e->rest++;
            value += product(e);
        } else if (*e->rest == '-') {
            e->rest++;
            value -= product(e);
        } else {
            return value;
        }
    }
}

double evaluate(const char *expression, const struct size *size)
{
    struct expression e = {expression, size};
    double value = sum(&e);
    if (*e.rest != '\0')
        bad("no expression", expression);
    return value;
}

static const struct {
    const char *name;
    size_t size;
} ELEMENTS[] = {[F32] = {"f32", 4}, [F64] = {"f64", 8}, [I32] = {"i32", 4},
                [U32] = {"u32", 4}, [U8] = {"u8", 1},   [U64] = {"u64", 8}};

size_t element_size(enum element element)
{
    return ELEMENTS[element].size;
}

static enum element element(const char *name)
{
    for (size_t i = 0; i < sizeof ELEMENTS / sizeof *ELEMENTS; i++)
        if (strcmp(ELEMENTS[i].name, name) == 0)
            return (enum element)i;
    bad("unknown type", name);
    return F32;
}

static enum direction direction(const char *name)
{
    static const char *const NAMES[] = {
        [IN] = "in", [OUT] = "out", [INOUT] = "inout", [SCALAR] = "scalar", [LOCAL] = "local"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (strcmp(NAMES[i], name) == 0)
            return (enum direction)i;
    bad("unknown direction", name);
    return IN;
}

static void read_size(struct kernel *kernel, char **words, int count)
{
    if (kernel->sizes == MAX_SIZES || count - 2 > MAX_VARIABLES)
        bad("too many sizes or variables", kernel->name);
    struct size *size = &kernel->size[kernel->sizes++];
    copy_text(size->label, sizeof size->label, words[1]);
    for (int i = 2; i < count; i++) {
        char *equals = strchr(words[i], '=');
        if (equals == NULL)
            bad("no variable", words[i]);
        *equals = '\0';
        copy_text(size->variable[size->variables].name, sizeof size->variable->name, words[i]);
        size->variable[size->variables++].value = atof(equals + 1);
    }
}

static void read_argument(struct kernel *kernel, char **words, int count)
{
    if (kernel->arguments == MAX_ARGUMENTS || count < 4)
        bad("too many arguments, or one with too few words", kernel->name);
    struct argument *argument = &kernel->argument[kernel->arguments++];
    argument->direction = direction(words[1]);
    argument->element = element(words[2]);
    copy_text(argument->length, sizeof argument->length, words[3]);
    for (int i = 4; i < count; i++) {
        size_t used = strlen(argument->fill);
        copy_text(argument->fill + used, sizeof argument->fill - used, words[i]);
        strncat(argument->fill, " ", sizeof argument->fill - strlen(argument->fill) - 1);
    }
}

static void read_line(struct kernel *kernel, char **words, int count)
{
    const char *keyword = words[0];
    if (count < 2)
        bad("nothing behind", keyword);
    if (strcmp(keyword, "size") == 0) {
        read_size(kernel, words, count);
    } else if (strcmp(keyword, "global") == 0 || strcmp(keyword, "local") == 0) {
        int is_global = *keyword == 'g';
        if (count > 4)
            bad("too many dimensions", kernel->name);
        if (is_global)
            kernel->dimensions = count - 1;
        for (int i = 1; i < count; i++)
            copy_text(is_global ? kernel->global[i - 1] : kernel->local[i - 1], sizeof *kernel->global, words[i]);
    } else if (strcmp(keyword, "needs") == 0) {
        copy_text(kernel->feature, sizeof kernel->feature, words[1]);
    } else if (strcmp(keyword, "tol") == 0) {
        kernel->tolerance = atof(words[1]);
        kernel->may_differ = count > 2 ? atof(words[2]) : 0;
    } else if (strcmp(keyword, "arg") == 0) {
        read_argument(kernel, words, count);
    } else if (strcmp(keyword, "flops") != 0 && strcmp(keyword, "bytes") != 0) {
        bad("unknown keyword", keyword);
    }
}

int read_suite(const char *path, struct kernel *kernels)
{
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    int count = 0;
    char line[512];
    while (fgets(line, sizeof line, file)) {
        char *words[MAX_WORDS];
        int n = 0;
        for (char *word = strtok(line, " \t\r\n"); word != NULL && n < MAX_WORDS; word = strtok(NULL, " \t\r\n"))
            words[n++] = word;
        if (n == 0 || words[0][0] == '#')
            continue;
        if (strcmp(words[0], "kernel") == 0 && n == 2) {
            if (count == MAX_KERNELS)
                bad("too many kernels", words[1]);
            memset(&kernels[count], 0, sizeof kernels[count]);
            copy_text(kernels[count++].name, sizeof kernels->name, words[1]);
        } else if (count > 0) {
            read_line(&kernels[count - 1], words, n);
        } else {
            bad("no kernel before", words[0]);
        }
    }
    fclose(file);
    return count;
}
