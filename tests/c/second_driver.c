/* A second driver, to be loaded beside ours: one driver, one device, contexts and host memory. Like every driver of API
 * 1.17 it begins its objects with the header of dispatch tables, and like every careful one it writes only those
 * entries of a caller's table that the requested version has.
 *
 * Its device is called "second device". SECOND_DRIVER_HEADERS=0 in the environment makes it a driver without headers,
 * whose handles a loader has to wrap. SECOND_DRIVER_CARELESS=1 makes it write all entries whatever the version, as a
 * check of the check. */
#include "tables.h"
#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi_common.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

enum kind { DRIVER = 1, DEVICE, CONTEXT };

struct object {
    ze_handle_t header;
    enum kind kind;
};

/* Storage of all tables, grouped, since names recur between namespaces. */
#define STORAGE(member, type, getter) type member;
static struct { CORE_TABLES(STORAGE) } core;
static struct { TOOLS_TABLES(STORAGE) } tools;
static struct { SYSMAN_TABLES(STORAGE) } sysman;
static struct { RUNTIME_TABLES(STORAGE) } runtime;

#define POINT_CORE(member, type, getter) .member = &core.member,
#define POINT_TOOLS(member, type, getter) .member = &tools.member,
#define POINT_SYSMAN(member, type, getter) .member = &sysman.member,
#define POINT_RUNTIME(member, type, getter) .member = &runtime.member,
static ze_dditable_driver_t core_tables = {ZE_API_VERSION_1_17, 1, CORE_TABLES(POINT_CORE)};
static zet_dditable_driver_t tools_tables = {ZE_API_VERSION_1_17, 1, TOOLS_TABLES(POINT_TOOLS)};
static zes_dditable_driver_t sysman_tables = {ZE_API_VERSION_1_17, 1, SYSMAN_TABLES(POINT_SYSMAN)};
static zer_dditable_driver_t runtime_tables = {ZE_API_VERSION_1_17, 1, RUNTIME_TABLES(POINT_RUNTIME)};

#define HEADER {&core_tables, &tools_tables, &sysman_tables, &runtime_tables}
static struct object the_driver = {HEADER, DRIVER};
static struct object the_device = {HEADER, DEVICE};

static int with_headers(void)
{
    const char *value = getenv("SECOND_DRIVER_HEADERS");
    return value == NULL || strcmp(value, "0") != 0;
}

static int is(const void *handle, enum kind kind)
{
    return handle != NULL && ((const struct object *)handle)->kind == kind;
}

/* The one-element form of every "how many, and which" call. */
static ze_result_t one(uint32_t *count, void **handles, void *handle)
{
    if (count == NULL)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if (*count > 0 && handles != NULL)
        handles[0] = handle;
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL init(ze_init_flags_t flags)
{
    (void)flags;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL init_drivers(uint32_t *count, ze_driver_handle_t *drivers,
                                           ze_init_driver_type_desc_t *types)
{
    (void)types;
    return one(count, (void **)drivers, &the_driver);
}

static ze_result_t ZE_APICALL driver_get(uint32_t *count, ze_driver_handle_t *drivers)
{
    return one(count, (void **)drivers, &the_driver);
}

static ze_result_t ZE_APICALL driver_get_api_version(ze_driver_handle_t driver, ze_api_version_t *version)
{
    if (!is(driver, DRIVER))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    *version = with_headers() ? ZE_API_VERSION_1_17 : ZE_API_VERSION_1_6;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL driver_get_properties(ze_driver_handle_t driver, ze_driver_properties_t *properties)
{
    if (!is(driver, DRIVER))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    memcpy(properties->uuid.id, "second driver..", sizeof properties->uuid.id);
    properties->driverVersion = 1;
    for (ze_base_properties_t *next = properties->pNext; next != NULL; next = next->pNext)
        if (next->stype == ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES)
            ((ze_driver_ddi_handles_ext_properties_t *)next)->flags =
                with_headers() ? ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED : 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL driver_get_ipc_properties(ze_driver_handle_t driver,
                                                        ze_driver_ipc_properties_t *properties)
{
    if (!is(driver, DRIVER))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    properties->flags = 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL driver_get_extension_properties(ze_driver_handle_t driver, uint32_t *count,
                                                              ze_driver_extension_properties_t *extensions)
{
    if (!is(driver, DRIVER))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    uint32_t have = with_headers() ? 1 : 0;
    if (*count > 0 && extensions != NULL && have > 0) {
        strcpy(extensions[0].name, ZE_DRIVER_DDI_HANDLES_EXT_NAME);
        extensions[0].version = ZE_DRIVER_DDI_HANDLES_EXT_VERSION_1_1;
    }
    *count = have;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL driver_get_extension_function_address(ze_driver_handle_t driver, const char *name,
                                                                    void **address)
{
    (void)driver;
    (void)name;
    *address = NULL;
    return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ze_result_t ZE_APICALL driver_get_last_error_description(ze_driver_handle_t driver, const char **text)
{
    (void)driver;
    *text = "";
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL device_get(ze_driver_handle_t driver, uint32_t *count, ze_device_handle_t *devices)
{
    if (!is(driver, DRIVER))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    return one(count, (void **)devices, &the_device);
}

static ze_result_t ZE_APICALL device_get_sub_devices(ze_device_handle_t device, uint32_t *count,
                                                     ze_device_handle_t *devices)
{
    (void)devices;
    if (!is(device, DEVICE))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    *count = 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL device_get_root_device(ze_device_handle_t device, ze_device_handle_t *root)
{
    if (!is(device, DEVICE))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    *root = NULL;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL device_get_properties(ze_device_handle_t device, ze_device_properties_t *properties)
{
    if (!is(device, DEVICE))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    properties->type = ZE_DEVICE_TYPE_GPU;
    properties->flags = ZE_DEVICE_PROPERTY_FLAG_INTEGRATED;
    properties->maxMemAllocSize = 1 << 20;
    strcpy(properties->name, "second device");
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL context_create(ze_driver_handle_t driver, const ze_context_desc_t *desc,
                                             ze_context_handle_t *context)
{
    (void)desc;
    if (!is(driver, DRIVER))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    struct object *object = malloc(sizeof *object);
    if (object == NULL)
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    *object = (struct object){HEADER, CONTEXT};
    *context = (ze_context_handle_t)object;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL context_destroy(ze_context_handle_t context)
{
    if (!is(context, CONTEXT))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    free(context);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL mem_alloc_host(ze_context_handle_t context, const ze_host_mem_alloc_desc_t *desc,
                                             size_t size, size_t alignment, void **memory)
{
    (void)desc;
    if (!is(context, CONTEXT))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    if (posix_memalign(memory, alignment < sizeof(void *) ? sizeof(void *) : alignment, size) != 0)
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL mem_free(ze_context_handle_t context, void *memory)
{
    if (!is(context, CONTEXT))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    free(memory);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL mem_get_alloc_properties(ze_context_handle_t context, const void *memory,
                                                       ze_memory_allocation_properties_t *properties,
                                                       ze_device_handle_t *device)
{
    (void)memory;
    if (!is(context, CONTEXT))
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    properties->type = ZE_MEMORY_TYPE_HOST;
    if (device != NULL)
        *device = NULL;
    return ZE_RESULT_SUCCESS;
}

/* Writes one entry if the version has it. */
#define PUT(table, since, entry, function)                                                          \
    if (version >= ZE_API_VERSION_1_##since)                                                        \
        (table)->entry = function;

static void fill_global(ze_api_version_t version, ze_global_dditable_t *table)
{
    PUT(table, 0, pfnInit, init)
    PUT(table, 10, pfnInitDrivers, init_drivers)
}

static void fill_driver(ze_api_version_t version, ze_driver_dditable_t *table)
{
    PUT(table, 0, pfnGet, driver_get)
    PUT(table, 0, pfnGetApiVersion, driver_get_api_version)
    PUT(table, 0, pfnGetProperties, driver_get_properties)
    PUT(table, 0, pfnGetIpcProperties, driver_get_ipc_properties)
    PUT(table, 0, pfnGetExtensionProperties, driver_get_extension_properties)
    PUT(table, 1, pfnGetExtensionFunctionAddress, driver_get_extension_function_address)
    PUT(table, 6, pfnGetLastErrorDescription, driver_get_last_error_description)
}

static void fill_device(ze_api_version_t version, ze_device_dditable_t *table)
{
    PUT(table, 0, pfnGet, device_get)
    PUT(table, 0, pfnGetSubDevices, device_get_sub_devices)
    PUT(table, 0, pfnGetProperties, device_get_properties)
    PUT(table, 7, pfnGetRootDevice, device_get_root_device)
}

static void fill_context(ze_api_version_t version, ze_context_dditable_t *table)
{
    PUT(table, 0, pfnCreate, context_create)
    PUT(table, 0, pfnDestroy, context_destroy)
}

static void fill_mem(ze_api_version_t version, ze_mem_dditable_t *table)
{
    PUT(table, 0, pfnAllocHost, mem_alloc_host)
    PUT(table, 0, pfnFree, mem_free)
    PUT(table, 0, pfnGetAllocProperties, mem_get_alloc_properties)
}

/* The tables behind the handles are complete before the loader can see a handle. */
__attribute__((constructor)) static void fill_own_tables(void)
{
    fill_global(ZE_API_VERSION_1_17, &core.Global);
    fill_driver(ZE_API_VERSION_1_17, &core.Driver);
    fill_device(ZE_API_VERSION_1_17, &core.Device);
    fill_context(ZE_API_VERSION_1_17, &core.Context);
    fill_mem(ZE_API_VERSION_1_17, &core.Mem);
}

/* All getters exist and succeed, since a required one that is missing or fails would cost the whole driver. Where
 * nothing of a table is implemented, the caller's table stays as it is. */
static void fill(const char *getter, ze_api_version_t version, void *table)
{
    const char *careless = getenv("SECOND_DRIVER_CARELESS");
    if (careless != NULL && strcmp(careless, "1") == 0)
        version = ZE_API_VERSION_1_17;
    if (strcmp(getter, "zeGetGlobalProcAddrTable") == 0)
        fill_global(version, table);
    else if (strcmp(getter, "zeGetDriverProcAddrTable") == 0)
        fill_driver(version, table);
    else if (strcmp(getter, "zeGetDeviceProcAddrTable") == 0)
        fill_device(version, table);
    else if (strcmp(getter, "zeGetContextProcAddrTable") == 0)
        fill_context(version, table);
    else if (strcmp(getter, "zeGetMemProcAddrTable") == 0)
        fill_mem(version, table);
}

#define GETTER(member, type, getter)                                                                \
    EXPORT ze_result_t ZE_APICALL getter(ze_api_version_t version, type *table)                     \
    {                                                                                               \
        if (table == NULL)                                                                          \
            return ZE_RESULT_ERROR_INVALID_NULL_POINTER;                                            \
        fill(#getter, version, table);                                                              \
        return ZE_RESULT_SUCCESS;                                                                   \
    }

CORE_TABLES(GETTER)
TOOLS_TABLES(GETTER)
SYSMAN_TABLES(GETTER)
RUNTIME_TABLES(GETTER)
