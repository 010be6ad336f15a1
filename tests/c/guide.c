/* The program that the guide of ZE_extension_external_memmap_sysmem describes: the application's own picture is made
 * visible to the device, inverted there by a kernel, and read by the application without a copy.
 *
 *     guide KERNEL.spv [N]
 *
 * N chooses among the drivers that report the extension. The output holds nothing that depends on the driver's place,
 * so that it is the same behind every loader. */
#include "common.h"

int main(int argc, char **argv)
{
    EXPECT(argc >= 2);
    unsigned wanted = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 0;

    ze_init_driver_type_desc_t types = {.stype = ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC,
                                        .flags = ZE_INIT_DRIVER_TYPE_FLAG_GPU};
    uint32_t driver_count = 0;
    MUST(zeInitDrivers(&driver_count, NULL, &types));
    ze_driver_handle_t *drivers = calloc(driver_count + 1, sizeof *drivers);
    EXPECT(drivers != NULL);
    MUST(zeInitDrivers(&driver_count, drivers, &types));
    ze_driver_handle_t driver =
        driver_with_extension(drivers, driver_count, ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME, wanted);
    uint32_t version = extension_version(driver, ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME);
    printf("extension %s %u.%u\n", ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME, (unsigned)ZE_MAJOR_VERSION(version),
           (unsigned)ZE_MINOR_VERSION(version));

    ze_device_handle_t device = first_device(driver);
    ze_context_desc_t context_desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    ze_context_handle_t context = NULL;
    MUST(zeContextCreate(driver, &context_desc, &context));

    /* The application's own memory, which the driver has never heard of. */
    void *memory = NULL;
    EXPECT(posix_memalign(&memory, PAGE_BYTES, FRAME_PAGES) == 0);
    uint8_t *frame = memory;
    fill_frame(frame);

    ze_external_memmap_sysmem_ext_desc_t map_desc = {.stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC,
                                                     .pSystemMemory = frame,
                                                     .size = FRAME_PAGES};
    ze_host_mem_alloc_desc_t host_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, .pNext = &map_desc};
    void *mapped = NULL;
    MUST(zeMemAllocHost(context, &host_desc, FRAME_PAGES, PAGE_BYTES, &mapped));
    printf("pointer %s\n", mapped == frame ? "kept" : "changed");

    ze_memory_allocation_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
    ze_device_handle_t owner = NULL;
    MUST(zeMemGetAllocProperties(context, frame + FRAME_BYTES / 2, &properties, &owner));
    printf("memory type %s\n", memory_type_name(properties.type));
    void *base = NULL;
    size_t base_size = 0;
    MUST(zeMemGetAddressRange(context, frame + FRAME_PAGES - 1, &base, &base_size));
    printf("range %s, %zu bytes\n", base == frame ? "begins at the pointer" : "begins elsewhere", base_size);

    size_t spirv_size = 0;
    uint8_t *spirv = read_file(argv[1], &spirv_size);
    ze_module_desc_t module_desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                                    .format = ZE_MODULE_FORMAT_IL_SPIRV,
                                    .inputSize = spirv_size,
                                    .pInputModule = spirv};
    ze_module_handle_t module = NULL;
    MUST(zeModuleCreate(context, device, &module_desc, &module, NULL));
    ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "invert"};
    ze_kernel_handle_t kernel = NULL;
    MUST(zeKernelCreate(module, &kernel_desc, &kernel));

    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .ordinal = compute_ordinal(device),
                                          .flags = ZE_COMMAND_QUEUE_FLAG_IN_ORDER,
                                          .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS};
    ze_command_list_handle_t list = NULL;
    MUST(zeCommandListCreateImmediate(context, device, &queue_desc, &list));

    ze_group_size_t sizes = {0, 0, 0};
    MUST(zeKernelSuggestGroupSize(kernel, FRAME_BYTES, 1, 1, &sizes.groupSizeX, &sizes.groupSizeY,
                                  &sizes.groupSizeZ));
    EXPECT(sizes.groupSizeX > 0 && sizes.groupSizeY == 1 && sizes.groupSizeZ == 1);
    ze_group_count_t groups = {(FRAME_BYTES + sizes.groupSizeX - 1) / sizes.groupSizeX, 1, 1};
    uint64_t count = FRAME_BYTES;
    void *arguments[] = {&mapped, &count};
    MUST(zeCommandListAppendLaunchKernelWithArguments(list, kernel, groups, sizes, arguments, NULL, NULL, 0, NULL));
    MUST(zeCommandListHostSynchronize(list, UINT64_MAX));

    printf("inverted %zu of %d bytes\n", count_inverted(frame), FRAME_BYTES);
    printf("padding kept %zu of %zu bytes\n", count_padding_kept(frame), FRAME_PAGES - FRAME_BYTES);

    /* The mapping goes first: the pages must be there until then. */
    MUST(zeCommandListDestroy(list));
    MUST(zeKernelDestroy(kernel));
    MUST(zeModuleDestroy(module));
    printf("zeMemFree of the mapping = 0x%x\n", (unsigned)zeMemFree(context, mapped));
    printf("inverted %zu of %d bytes after it\n", count_inverted(frame), FRAME_BYTES);
    MUST(zeContextDestroy(context));
    free(memory);
    free(spirv);
    free(drivers);
    printf("done\n");
    return 0;
}
