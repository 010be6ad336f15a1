/* What the C clients share: one macro for calls that must succeed, and the search for a driver. */
#ifndef ZEMU_TESTS_COMMON_H
#define ZEMU_TESTS_COMMON_H

#include <level_zero/ze_api.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Says which call failed, and ends the program: nothing that follows would mean anything. */
#define MUST(call)                                                                                  \
    do {                                                                                            \
        ze_result_t result_ = (call);                                                               \
        if (result_ != ZE_RESULT_SUCCESS) {                                                         \
            fprintf(stderr, "%s:%d: %s = 0x%x\n", __FILE__, __LINE__, #call, (unsigned)result_);    \
            exit(1);                                                                                \
        }                                                                                           \
    } while (0)

/* As MUST, for everything that is not a call of the API. */
#define EXPECT(condition)                                                                           \
    do {                                                                                            \
        if (!(condition)) {                                                                         \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                 \
            exit(1);                                                                                \
        }                                                                                           \
    } while (0)

/* The version of an extension that a driver reports, or 0. */
static inline uint32_t extension_version(ze_driver_handle_t driver, const char *name)
{
    uint32_t count = 0;
    MUST(zeDriverGetExtensionProperties(driver, &count, NULL));
    ze_driver_extension_properties_t *all = calloc(count + 1, sizeof *all);
    EXPECT(all != NULL);
    MUST(zeDriverGetExtensionProperties(driver, &count, all));
    uint32_t version = 0;
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(all[i].name, name) == 0)
            version = all[i].version;
    free(all);
    return version;
}

/* The wanted one, counted from 0, among the drivers that report the extension. */
static inline ze_driver_handle_t driver_with_extension(ze_driver_handle_t *drivers, uint32_t count,
                                                       const char *name, unsigned wanted)
{
    for (uint32_t i = 0; i < count; i++)
        if (extension_version(drivers[i], name) != 0 && wanted-- == 0)
            return drivers[i];
    fprintf(stderr, "%u drivers, but too few report %s\n", (unsigned)count, name);
    exit(1);
}

static inline ze_device_handle_t first_device(ze_driver_handle_t driver)
{
    uint32_t count = 0;
    MUST(zeDeviceGet(driver, &count, NULL));
    EXPECT(count > 0);
    count = 1;
    ze_device_handle_t device = NULL;
    MUST(zeDeviceGet(driver, &count, &device));
    return device;
}

/* The first queue group that can compute. */
static inline uint32_t compute_ordinal(ze_device_handle_t device)
{
    uint32_t count = 0;
    MUST(zeDeviceGetCommandQueueGroupProperties(device, &count, NULL));
    ze_command_queue_group_properties_t *groups = calloc(count + 1, sizeof *groups);
    EXPECT(groups != NULL);
    for (uint32_t i = 0; i < count; i++)
        groups[i].stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
    MUST(zeDeviceGetCommandQueueGroupProperties(device, &count, groups));
    for (uint32_t i = 0; i < count; i++) {
        if (groups[i].flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) {
            free(groups);
            return i;
        }
    }
    fprintf(stderr, "no queue group can compute\n");
    exit(1);
}

/* A whole file; its size goes to *size. */
static inline uint8_t *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    fseek(file, 0, SEEK_END);
    long end = ftell(file);
    EXPECT(end > 0);
    rewind(file);
    uint8_t *bytes = malloc((size_t)end);
    EXPECT(bytes != NULL && fread(bytes, 1, (size_t)end, file) == (size_t)end);
    fclose(file);
    *size = (size_t)end;
    return bytes;
}

static inline const char *memory_type_name(ze_memory_type_t type)
{
    switch ((int)type) {
    case ZE_MEMORY_TYPE_UNKNOWN: return "unknown";
    case ZE_MEMORY_TYPE_HOST: return "host";
    case ZE_MEMORY_TYPE_DEVICE: return "device";
    case ZE_MEMORY_TYPE_SHARED: return "shared";
    case ZE_MEMORY_TYPE_HOST_IMPORTED: return "host imported";
    default: return "not a type";
    }
}

/* A picture of 1920 by 1080 pixels of three bytes: no multiple of the page size, as the sizes of real programs are. */
enum { FRAME_BYTES = 1920 * 1080 * 3, PAGE_BYTES = 4096 };
#define FRAME_PAGES ((size_t)(FRAME_BYTES + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES)

/* No two neighbouring pages and no two neighbouring bytes are alike, so that a shifted result shows. */
static inline uint8_t pattern(size_t i)
{
    return (uint8_t)(i * 7 + (i >> 12) * 13 + 1);
}

static inline void fill_frame(uint8_t *frame)
{
    for (size_t i = 0; i < FRAME_PAGES; i++)
        frame[i] = pattern(i);
}

/* How many bytes of the picture are inverted. */
static inline size_t count_inverted(const uint8_t *frame)
{
    size_t right = 0;
    for (size_t i = 0; i < FRAME_BYTES; i++)
        right += frame[i] + pattern(i) == 255;
    return right;
}

/* How many bytes between the end of the picture and the end of its last page are as they were. */
static inline size_t count_padding_kept(const uint8_t *frame)
{
    size_t kept = 0;
    for (size_t i = FRAME_BYTES; i < FRAME_PAGES; i++)
        kept += frame[i] == pattern(i);
    return kept;
}

#endif
