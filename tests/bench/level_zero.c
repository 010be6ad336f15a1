/* The runner for Level Zero: the first device of the first driver. See runner.h.
 *
 * BENCH_ZE_LIB names the library, which is opened when the program runs; libze_loader.so.1 is the default. Buffers are shared allocations; a launch is a regular list, closed and executed,
 * whose fence and event the host waits for. */
#include "data.h"
#include "runner.h"

#include <dlfcn.h>
#include <level_zero/ze_api.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X)                                                                                \
    X(zeInit) X(zeDriverGet) X(zeDeviceGet) X(zeDeviceGetProperties)       \
    X(zeDeviceGetModuleProperties) X(zeDeviceGetComputeProperties) X(zeContextCreate)               \
    X(zeContextDestroy) X(zeCommandQueueCreate) X(zeCommandQueueDestroy)                            \
    X(zeCommandQueueExecuteCommandLists) X(zeCommandListCreate) X(zeCommandListDestroy)             \
    X(zeCommandListClose) X(zeCommandListReset) X(zeCommandListAppendLaunchKernel)                  \
    X(zeEventPoolCreate) X(zeEventPoolDestroy) X(zeEventCreate) X(zeEventDestroy)                   \
    X(zeEventHostSynchronize) X(zeEventHostReset) X(zeFenceCreate) X(zeFenceDestroy)                \
    X(zeFenceHostSynchronize) X(zeFenceReset) X(zeModuleCreate) X(zeModuleDestroy)                  \
    X(zeModuleBuildLogGetString) X(zeModuleBuildLogDestroy) X(zeKernelCreate) X(zeKernelDestroy)    \
    X(zeKernelSetGroupSize) X(zeKernelSetArgumentValue) X(zeMemAllocShared) X(zeMemFree)

/* Pointers to the library's functions, by the functions' names. */
#define MEMBER(name) __typeof__(&name) name;
static struct {
    FUNCTIONS(MEMBER)
} lib;

static ze_device_handle_t device;
static ze_context_handle_t context;
static ze_command_queue_handle_t queue;
static ze_command_list_handle_t list;
static ze_event_pool_handle_t pool;
static ze_event_handle_t event;
static ze_fence_handle_t fence;
static ze_module_handle_t module;
static ze_kernel_handle_t kernel;
static void *buffers[MAX_ARGUMENTS];

/* Says which call failed, and gives up. */
#define TRY(call)                                                                                   \
    do {                                                                                            \
        ze_result_t result_ = (call);                                                               \
        if (result_ != ZE_RESULT_SUCCESS) {                                                         \
            fprintf(stderr, "%s = 0x%x\n", #call, (unsigned)result_);                               \
            return 1;                                                                               \
        }                                                                                           \
    } while (0)

static int open_library(void)
{
    const char *path = getenv("BENCH_ZE_LIB");
    void *library = dlopen(path != NULL ? path : "libze_loader.so.1", RTLD_NOW);
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
#define FIND(name)                                                                                  \
    lib.name = (__typeof__(lib.name))dlsym(library, #name);                                         \
    if (lib.name == NULL) {                                                                         \
        fprintf(stderr, "the library has no %s\n", #name);                                          \
        return 1;                                                                                   \
    }
    FUNCTIONS(FIND)
    return 0;
}

static int start(char *name, size_t room)
{
    if (open_library())
        return 1;
    TRY(lib.zeInit(0));
    uint32_t count = 1;
    ze_driver_handle_t driver;
    TRY(lib.zeDriverGet(&count, &driver));
    if (count == 0)
        return 1;
    TRY(lib.zeDeviceGet(driver, &count, &device));
    if (count == 0)
        return 1;
    ze_device_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
    TRY(lib.zeDeviceGetProperties(device, &properties));
    snprintf(name, room, "%s", properties.name);
    ze_context_desc_t context_desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    TRY(lib.zeContextCreate(driver, &context_desc, &context));
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS};
    TRY(lib.zeCommandQueueCreate(context, device, &queue_desc, &queue));
    ze_command_list_desc_t list_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC};
    TRY(lib.zeCommandListCreate(context, device, &list_desc, &list));
    ze_event_pool_desc_t pool_desc = {
        .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, .flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE, .count = 1};
    TRY(lib.zeEventPoolCreate(context, &pool_desc, 1, &device, &pool));
    ze_event_desc_t event_desc = {
        .stype = ZE_STRUCTURE_TYPE_EVENT_DESC, .signal = ZE_EVENT_SCOPE_FLAG_HOST, .wait = ZE_EVENT_SCOPE_FLAG_HOST};
    TRY(lib.zeEventCreate(pool, &event_desc, &event));
    ze_fence_desc_t fence_desc = {.stype = ZE_STRUCTURE_TYPE_FENCE_DESC};
    TRY(lib.zeFenceCreate(queue, &fence_desc, &fence));
    return 0;
}

static int has(const char *feature)
{
    ze_device_module_properties_t of_modules = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES};
    ze_device_compute_properties_t of_compute = {.stype = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES};
    if (strcmp(feature, "fp64") == 0)
        return lib.zeDeviceGetModuleProperties(device, &of_modules) == ZE_RESULT_SUCCESS &&
               (of_modules.flags & ZE_DEVICE_MODULE_FLAG_FP64) != 0;
    if (strcmp(feature, "subgroups") == 0)
        return lib.zeDeviceGetComputeProperties(device, &of_compute) == ZE_RESULT_SUCCESS &&
               of_compute.numSubGroupSizes > 0;
    return 0;
}

static void print_log(ze_module_build_log_handle_t log)
{
    size_t size = 0;
    if (lib.zeModuleBuildLogGetString(log, &size, NULL) != ZE_RESULT_SUCCESS)
        return;
    char *text = calloc(1, size + 1);
    if (text != NULL && lib.zeModuleBuildLogGetString(log, &size, text) == ZE_RESULT_SUCCESS)
        fprintf(stderr, "%s\n", text);
    free(text);
}

static int create_module(const void *spirv, size_t bytes, const char *source)
{
    (void)source;
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = ZE_MODULE_FORMAT_IL_SPIRV,
                             .inputSize = bytes,
                             .pInputModule = spirv};
    ze_module_build_log_handle_t log = NULL;
    ze_result_t result = lib.zeModuleCreate(context, device, &desc, &module, &log);
    if (log != NULL) {
        if (result != ZE_RESULT_SUCCESS)
            print_log(log);
        lib.zeModuleBuildLogDestroy(log);
    }
    TRY(result);
    return 0;
}

static int create_kernel(const char *name)
{
    ze_kernel_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = name};
    TRY(lib.zeKernelCreate(module, &desc, &kernel));
    return 0;
}

static void free_buffer(unsigned argument)
{
    if (buffers[argument] != NULL)
        lib.zeMemFree(context, buffers[argument]);
    buffers[argument] = NULL;
}

static int set_buffer(unsigned argument, size_t bytes)
{
    free_buffer(argument);
    ze_device_mem_alloc_desc_t of_device = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
    ze_host_mem_alloc_desc_t of_host = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    TRY(lib.zeMemAllocShared(context, &of_device, &of_host, bytes, 64, device, &buffers[argument]));
    TRY(lib.zeKernelSetArgumentValue(kernel, argument, sizeof buffers[argument], &buffers[argument]));
    return 0;
}

static int write_buffer(unsigned argument, const void *from, size_t bytes)
{
    memcpy(buffers[argument], from, bytes);
    return 0;
}

static int read_buffer(unsigned argument, void *to, size_t bytes)
{
    memcpy(to, buffers[argument], bytes);
    return 0;
}

static int set_value(unsigned argument, const void *value, size_t bytes)
{
    TRY(lib.zeKernelSetArgumentValue(kernel, argument, bytes, value));
    return 0;
}

static int set_local(unsigned argument, size_t bytes)
{
    TRY(lib.zeKernelSetArgumentValue(kernel, argument, bytes, NULL));
    return 0;
}

static int launch(const size_t *global, const size_t *local, unsigned dimensions)
{
    (void)dimensions;
    TRY(lib.zeKernelSetGroupSize(kernel, (uint32_t)local[0], (uint32_t)local[1], (uint32_t)local[2]));
    ze_group_count_t groups = {(uint32_t)(global[0] / local[0]), (uint32_t)(global[1] / local[1]),
                               (uint32_t)(global[2] / local[2])};
    TRY(lib.zeCommandListAppendLaunchKernel(list, kernel, &groups, event, 0, NULL));
    TRY(lib.zeCommandListClose(list));
    TRY(lib.zeFenceReset(fence));
    TRY(lib.zeCommandQueueExecuteCommandLists(queue, 1, &list, fence));
    TRY(lib.zeFenceHostSynchronize(fence, UINT64_MAX));
    TRY(lib.zeEventHostSynchronize(event, UINT64_MAX));
    TRY(lib.zeEventHostReset(event));
    TRY(lib.zeCommandListReset(list));
    return 0;
}

static void destroy_kernel(void)
{
    for (unsigned i = 0; i < MAX_ARGUMENTS; i++)
        free_buffer(i);
    lib.zeKernelDestroy(kernel);
}

static void destroy_module(void)
{
    lib.zeModuleDestroy(module);
}

static void stop(void)
{
    lib.zeFenceDestroy(fence);
    lib.zeEventDestroy(event);
    lib.zeEventPoolDestroy(pool);
    lib.zeCommandListDestroy(list);
    lib.zeCommandQueueDestroy(queue);
    lib.zeContextDestroy(context);
}

int main(int count, char **words)
{
    const struct backend backend = {
        start,     has,       create_module, create_kernel,  set_buffer,     write_buffer, read_buffer,
        set_value, set_local, launch,        destroy_kernel, destroy_module, stop,
    };
    return run(&backend, count, words);
}
