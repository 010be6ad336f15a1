/* Old loaders pass small tables: a driver that writes an entry which the requested version does not have writes over
 * the caller's stack. Here every table ends where an inaccessible page begins.
 *
 *     ddi_guard LIBRARY COUNTS
 *
 * COUNTS is a file with a line for each getter: its name, and how many entries its table has in versions 1.0, 1.1 and
 * so on. Each is asked for each of these versions, and for one newer than all. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SUCCESS = 0, INVALID_NULL_POINTER = 0x78000007, PAGE = 4096, VERSIONS = 64, MARK = 0xa5 };

typedef int (*getter_t)(uint32_t version, void *table);

static sigjmp_buf overrun;
static int failures;

static void on_fault(int signal)
{
    (void)signal;
    siglongjmp(overrun, 1);
}

static void report(const char *getter, unsigned minor, const char *what)
{
    fprintf(stderr, "%s for version 1.%u: %s\n", getter, minor, what);
    failures++;
}

/* An entry must not be the exported function itself: the loader exports the same name, and the dynamic linker would
 * have bound ours to the loader's. */
static int is_exported(void *entry)
{
    Dl_info info;
    return dladdr(entry, &info) != 0 && info.dli_saddr == entry;
}

static void ask(const char *name, getter_t getter, unsigned minor, unsigned count, uint8_t *page)
{
    uint8_t *table = page + PAGE - count * sizeof(void *);
    memset(page, MARK, PAGE);
    memset(table, 0, count * sizeof(void *));
    if (sigsetjmp(overrun, 1) != 0) {
        report(name, minor, "writes behind the table");
        return;
    }
    if (getter(0x10000 + minor, table) != SUCCESS) {
        report(name, minor, "fails");
        return;
    }
    for (uint8_t *byte = page; byte < table; byte++) {
        if (*byte != MARK) {
            report(name, minor, "writes before the table");
            break;
        }
    }
    for (unsigned i = 0; i < count; i++) {
        void *entry;
        memcpy(&entry, table + i * sizeof(void *), sizeof entry);
        if (entry == NULL) {
            report(name, minor, "leaves an entry out");
            break;
        }
        if (is_exported(entry)) {
            report(name, minor, "gives out an exported function");
            break;
        }
    }
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    void *library = dlopen(argv[1], RTLD_LAZY | RTLD_LOCAL);
    FILE *counts = fopen(argv[2], "r");
    if (library == NULL || counts == NULL) {
        fprintf(stderr, "%s\n", library == NULL ? dlerror() : argv[2]);
        return 2;
    }
    uint8_t *page = mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED || mprotect(page + PAGE, PAGE, PROT_NONE) != 0)
        return 2;
    struct sigaction action = {.sa_handler = on_fault};
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);

    unsigned getters = 0, asked = 0;
    char line[1024];
    while (fgets(line, sizeof line, counts) != NULL) {
        char *name = strtok(line, " \n");
        if (name == NULL)
            continue;
        getters++;
        getter_t getter = (getter_t)dlsym(library, name);
        if (getter == NULL) {
            fprintf(stderr, "%s is not exported\n", name);
            failures++;
            continue;
        }
        unsigned minor = 0, count = 0;
        for (char *word; minor < VERSIONS && (word = strtok(NULL, " \n")) != NULL; minor++) {
            count = (unsigned)strtoul(word, NULL, 10);
            ask(name, getter, minor, count, page);
            asked++;
        }
        /* A newer caller gets what there is. */
        ask(name, getter, minor, count, page);
        asked++;
        if (getter(0x10000, NULL) != INVALID_NULL_POINTER)
            report(name, 0, "accepts no table at all");
    }
    printf("getters %u, calls %u, failures %d\n", getters, asked, failures);
    return failures == 0 ? 0 : 1;
}
