/* The library in programs that load it by themselves.
 *
 *     dlopen_close LIBRARY cycle      opened, used and closed a hundred times
 *     dlopen_close LIBRARY end        used in exit handlers and destructors
 *     dlopen_close LIBRARY fork       used in forked children, with other threads in the middle of calls
 *     dlopen_close LIBRARY threads    first used by sixteen threads at once */
#define _GNU_SOURCE
#include "common.h"
#include <dirent.h>
#include <dlfcn.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CYCLES = 100, THREADS = 16, ROUNDS = 20, CHILDREN = 40, BYTES = 1 << 16 };

/* The functions used, found by name. */
#define FUNCTIONS(X)                                                                                \
    X(zeInit) X(zeDriverGet) X(zeDeviceGet) X(zeContextCreate) X(zeContextDestroy) X(zeContextGetStatus)              \
    X(zeMemAllocHost) X(zeMemFree) X(zeCommandListCreateImmediate) X(zeCommandListDestroy)          \
    X(zeCommandListAppendMemoryFill)

struct api {
    void *library;
#define MEMBER(name) __typeof__(&name) name;
    FUNCTIONS(MEMBER)
};

static const char *path;

static struct api load(void)
{
    struct api api = {.library = dlopen(path, RTLD_NOW | RTLD_LOCAL)};
    if (api.library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
#define FIND(name)                                                                                  \
    api.name = (__typeof__(&name))dlsym(api.library, #name);                                        \
    EXPECT(api.name != NULL);
    FUNCTIONS(FIND)
    return api;
}

static ze_driver_handle_t start(const struct api *api)
{
    MUST(api->zeInit(0));
    uint32_t count = 1;
    ze_driver_handle_t driver = NULL;
    MUST(api->zeDriverGet(&count, &driver));
    return driver;
}

static ze_context_handle_t context_of(const struct api *api, ze_driver_handle_t driver)
{
    ze_context_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    ze_context_handle_t context = NULL;
    MUST(api->zeContextCreate(driver, &desc, &context));
    return context;
}

/* Initialises, lets the device fill some memory, and cleans up. The result is that of the fill; all else must succeed. */
static ze_result_t try_work(const struct api *api, uint8_t value)
{
    ze_driver_handle_t driver = start(api);
    uint32_t count = 1;
    ze_device_handle_t device = NULL;
    MUST(api->zeDeviceGet(driver, &count, &device));
    ze_context_handle_t context = context_of(api, driver);
    ze_host_mem_alloc_desc_t host_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    void *memory = NULL;
    MUST(api->zeMemAllocHost(context, &host_desc, BYTES, 64, &memory));
    memset(memory, (uint8_t)~value, BYTES);
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ze_command_list_handle_t list = NULL;
    MUST(api->zeCommandListCreateImmediate(context, device, &queue_desc, &list));
    ze_result_t result = api->zeCommandListAppendMemoryFill(list, memory, &value, 1, BYTES, NULL, 0, NULL);
    for (size_t i = 0; result == ZE_RESULT_SUCCESS && i < BYTES; i++)
        EXPECT(((uint8_t *)memory)[i] == value);
    MUST(api->zeCommandListDestroy(list));
    MUST(api->zeMemFree(context, memory));
    MUST(api->zeContextDestroy(context));
    return result;
}

static void work(const struct api *api, uint8_t value)
{
    MUST(try_work(api, value));
}

static unsigned entries(const char *folder)
{
    DIR *directory = opendir(folder);
    EXPECT(directory != NULL);
    unsigned count = 0;
    while (readdir(directory) != NULL)
        count++;
    closedir(directory);
    return count;
}

static int cycle(void)
{
    unsigned threads = 0, files = 0;
    for (int i = 0; i < CYCLES; i++) {
        struct api api = load();
        work(&api, (uint8_t)i);
        EXPECT(dlclose(api.library) == 0);
        if (i == 0) {
            threads = entries("/proc/self/task");
            files = entries("/proc/self/fd");
        }
    }
    EXPECT(entries("/proc/self/task") <= threads);
    EXPECT(entries("/proc/self/fd") <= files);
    printf("cycles %d\n", CYCLES);
    return 0;
}

static struct api late;
static int in_end;

/* The library's own exit handler, registered with its first command, ends what runs. Before it, everything works; after
 * it, everything still answers, and a new command either works or is told that the device is gone. */
static void use_late(const char *when, int before_end)
{
    if (!in_end)
        return;
    /* An error is kept for the thread, whose own storage is gone by now. */
    EXPECT(late.zeContextGetStatus(NULL) == ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    ze_result_t result = try_work(&late, 0x33);
    EXPECT(result == ZE_RESULT_SUCCESS || (!before_end && result == ZE_RESULT_ERROR_DEVICE_LOST));
    printf("%s: answers\n", when);
    fflush(stdout);
}

static void in_first_handler(void)
{
    use_late("exit handler registered first", 0);
}

static void in_last_handler(void)
{
    use_late("exit handler registered last", 1);
}

__attribute__((destructor)) static void in_destructor(void)
{
    use_late("destructor", 0);
}

static int end(void)
{
    in_end = 1;
    atexit(in_first_handler);
    late = load();
    work(&late, 0x11);
    atexit(in_last_handler);
    EXPECT(late.zeContextGetStatus(NULL) == ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    printf("main: works\n");
    return 0;
}

static struct api shared;
static volatile int stop;

static void *keep_busy(void *argument)
{
    (void)argument;
    while (!stop)
        work(&shared, 0x77);
    return NULL;
}

/* The parent's handles are as good as destroyed in the child; its host memory is there, as a copy. */
static void child(ze_context_handle_t context, const uint8_t *memory)
{
    EXPECT(memory[0] == 0x42);
    ze_result_t status = shared.zeContextGetStatus(context);
    EXPECT(status == ZE_RESULT_ERROR_INVALID_NULL_HANDLE || status == ZE_RESULT_ERROR_UNINITIALIZED);
    start(&shared);
    EXPECT(shared.zeContextGetStatus(context) == ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    for (int i = 0; i < 3; i++)
        work(&shared, 0x55);
}

static int in_fork(void)
{
    shared = load();
    work(&shared, 0x11);
    ze_context_handle_t context = context_of(&shared, start(&shared));
    ze_host_mem_alloc_desc_t host_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    void *memory = NULL;
    MUST(shared.zeMemAllocHost(context, &host_desc, BYTES, 64, &memory));
    memset(memory, 0x42, BYTES);
    pthread_t busy[2];
    for (int i = 0; i < 2; i++)
        EXPECT(pthread_create(&busy[i], NULL, keep_busy, NULL) == 0);
    for (int i = 0; i < CHILDREN; i++) {
        usleep(2000);
        pid_t process = fork();
        EXPECT(process >= 0);
        if (process == 0) {
            alarm(20);
            child(context, memory);
            exit(0);
        }
        int status = -1;
        EXPECT(waitpid(process, &status, 0) == process);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            fprintf(stderr, "child %d ends with status 0x%x\n", i, (unsigned)status);
            return 1;
        }
    }
    stop = 1;
    for (int i = 0; i < 2; i++)
        pthread_join(busy[i], NULL);
    MUST(shared.zeMemFree(context, memory));
    MUST(shared.zeContextDestroy(context));
    work(&shared, 0x99);
    printf("children %d\n", CHILDREN);
    return 0;
}

static pthread_barrier_t together;

static void *enter(void *argument)
{
    pthread_barrier_wait(&together);
    for (int i = 0; i < ROUNDS; i++)
        work(&shared, (uint8_t)(uintptr_t)argument);
    return NULL;
}

static int threads(void)
{
    shared = load();
    pthread_t all[THREADS];
    EXPECT(pthread_barrier_init(&together, NULL, THREADS) == 0);
    for (uintptr_t i = 0; i < THREADS; i++)
        EXPECT(pthread_create(&all[i], NULL, enter, (void *)(i + 1)) == 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(all[i], NULL);
    printf("threads %d\n", THREADS);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    path = argv[1];
    if (strcmp(argv[2], "cycle") == 0)
        return cycle();
    if (strcmp(argv[2], "end") == 0)
        return end();
    if (strcmp(argv[2], "fork") == 0)
        return in_fork();
    if (strcmp(argv[2], "threads") == 0)
        return threads();
    return 2;
}
