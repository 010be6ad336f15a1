/* Lists drivers and devices, and touches every driver through its own handles: a few bytes of host memory in a context
 * of its own. With several drivers loaded each of these calls takes the way through the tables behind the handle.
 *
 *     enumerate [init|drivers [headers]]
 *
 * "init" takes zeInit and zeDriverGet, "drivers" zeInitDrivers; "headers" looks into the handles too, which only makes
 * sense where the loader does not wrap them. */
#include "common.h"
#include "tables.h"
#include <level_zero/ze_ddi_common.h>
#include <level_zero/zer_api.h>
#include <level_zero/zes_api.h>
#include <level_zero/zet_api.h>

/* A driver that says so begins every object with a header of four sets of tables. */
static int header_is_complete(const void *object)
{
    const ze_handle_t *header = object;
    int complete = header->pCore && header->pTools && header->pSysman && header->pRuntime;
    if (complete)
        complete = header->pCore->isValidFlag && header->pTools->isValidFlag && header->pSysman->isValidFlag &&
                   header->pRuntime->isValidFlag;
#define IS_THERE(set, member) complete = complete && header->set->member != NULL;
#define CORE_IS_THERE(member, type, getter) IS_THERE(pCore, member)
#define TOOLS_IS_THERE(member, type, getter) IS_THERE(pTools, member)
#define SYSMAN_IS_THERE(member, type, getter) IS_THERE(pSysman, member)
#define RUNTIME_IS_THERE(member, type, getter) IS_THERE(pRuntime, member)
    CORE_TABLES(CORE_IS_THERE)
    TOOLS_TABLES(TOOLS_IS_THERE)
    SYSMAN_TABLES(SYSMAN_IS_THERE)
    RUNTIME_TABLES(RUNTIME_IS_THERE)
    return complete;
}

/* How many functions the tables of the header hold. */
static unsigned functions_in_header(const void *object)
{
    const ze_handle_t *header = object;
    unsigned count = 0;
#define COUNT(set, member, type)                                                                    \
    for (size_t i = 0; i < sizeof(type) / sizeof(void *); i++)                                      \
        count += ((void *const *)header->set->member)[i] != NULL;
#define COUNT_CORE(member, type, getter) COUNT(pCore, member, type)
#define COUNT_TOOLS(member, type, getter) COUNT(pTools, member, type)
#define COUNT_SYSMAN(member, type, getter) COUNT(pSysman, member, type)
#define COUNT_RUNTIME(member, type, getter) COUNT(pRuntime, member, type)
    CORE_TABLES(COUNT_CORE)
    TOOLS_TABLES(COUNT_TOOLS)
    SYSMAN_TABLES(COUNT_SYSMAN)
    RUNTIME_TABLES(COUNT_RUNTIME)
    return count;
}

/* One call through each of the other three sets of tables. What they answer is the driver's business; it has to be
 * the same with and without a driver beside it. */
static void call_through_tables(ze_device_handle_t device)
{
    uint32_t count = 0;
    ze_result_t tools = zetMetricGroupGet((zet_device_handle_t)device, &count, NULL);
    zes_device_state_t state = {.stype = ZES_STRUCTURE_TYPE_DEVICE_STATE};
    ze_result_t sysman = zesDeviceGetState((zes_device_handle_t)device, &state);
    uint32_t runtime = zerTranslateDeviceHandleToIdentifier(device);
    printf("  tools 0x%x, sysman 0x%x, runtime 0x%x\n", (unsigned)tools, (unsigned)sysman, (unsigned)runtime);
}

static void touch(ze_driver_handle_t driver, int look_inside)
{
    ze_api_version_t api = 0;
    MUST(zeDriverGetApiVersion(driver, &api));
    ze_driver_ddi_handles_ext_properties_t handles = {.stype = ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES};
    ze_driver_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES, .pNext = &handles};
    MUST(zeDriverGetProperties(driver, &properties));
    int has_headers = (handles.flags & ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED) != 0;
    look_inside = look_inside && has_headers;
    uint32_t handles_version = extension_version(driver, ZE_DRIVER_DDI_HANDLES_EXT_NAME);
    printf(" API %u.%u, handle tables %u.%u%s, memory mapping %s\n", (unsigned)ZE_MAJOR_VERSION(api),
           (unsigned)ZE_MINOR_VERSION(api), (unsigned)ZE_MAJOR_VERSION(handles_version),
           (unsigned)ZE_MINOR_VERSION(handles_version), has_headers ? "" : " (off)",
           extension_version(driver, ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME) ? "yes" : "no");

    uint32_t count = 0;
    MUST(zeDeviceGet(driver, &count, NULL));
    ze_device_handle_t *devices = calloc(count + 1, sizeof *devices);
    EXPECT(devices != NULL);
    MUST(zeDeviceGet(driver, &count, devices));
    for (uint32_t i = 0; i < count; i++) {
        ze_device_properties_t device = {.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
        MUST(zeDeviceGetProperties(devices[i], &device));
        printf("  device %u: %s\n", (unsigned)i, device.name);
        if (look_inside) {
            EXPECT(header_is_complete(devices[i]));
            printf("  functions %u\n", functions_in_header(devices[i]));
            call_through_tables(devices[i]);
        }
    }

    ze_context_desc_t context_desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    ze_context_handle_t context = NULL;
    MUST(zeContextCreate(driver, &context_desc, &context));
    EXPECT(!look_inside || (header_is_complete(driver) && header_is_complete(context)));
    ze_host_mem_alloc_desc_t host_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    void *memory = NULL;
    MUST(zeMemAllocHost(context, &host_desc, 100, 64, &memory));
    memset(memory, 0x5a, 100);
    ze_memory_allocation_properties_t allocation = {.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
    MUST(zeMemGetAllocProperties(context, memory, &allocation, NULL));
    printf("  memory %s\n", memory_type_name(allocation.type));
    MUST(zeMemFree(context, memory));
    MUST(zeContextDestroy(context));
    free(devices);
}

int main(int argc, char **argv)
{
    uint32_t count = 0;
    ze_driver_handle_t *drivers = NULL;
    if (argc > 1 && strcmp(argv[1], "init") == 0) {
        MUST(zeInit(0));
        MUST(zeDriverGet(&count, NULL));
        drivers = calloc(count + 1, sizeof *drivers);
        EXPECT(drivers != NULL);
        MUST(zeDriverGet(&count, drivers));
    } else {
        ze_init_driver_type_desc_t types = {.stype = ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC,
                                            .flags = ZE_INIT_DRIVER_TYPE_FLAG_GPU};
        MUST(zeInitDrivers(&count, NULL, &types));
        drivers = calloc(count + 1, sizeof *drivers);
        EXPECT(drivers != NULL);
        MUST(zeInitDrivers(&count, drivers, &types));
    }
    printf("drivers %u\n", (unsigned)count);
    for (uint32_t i = 0; i < count; i++) {
        printf("driver %u:", (unsigned)i);
        touch(drivers[i], argc > 2 && strcmp(argv[2], "headers") == 0);
    }
    free(drivers);
    printf("done\n");
    return 0;
}
