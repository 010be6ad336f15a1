/* The work of guide.c with calls of API version 1.0 only, so that it runs behind a loader that knows nothing newer: a
 * regular list, a queue, a fence and an event instead of an immediate list. Only the descriptor in the pNext chain is
 * newer, and a loader hands that on unread.
 *
 *     guide_1_0 KERNEL.spv [N] */
#include "common.h"

int main(int argc, char **argv)
{
    EXPECT(argc >= 2);
    unsigned wanted = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 0;

    MUST(zeInit(ZE_INIT_FLAG_GPU_ONLY));
    uint32_t driver_count = 0;
    MUST(zeDriverGet(&driver_count, NULL));
    ze_driver_handle_t *drivers = calloc(driver_count + 1, sizeof *drivers);
    EXPECT(drivers != NULL);
    MUST(zeDriverGet(&driver_count, drivers));
    ze_driver_handle_t driver =
        driver_with_extension(drivers, driver_count, ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME, wanted);
    ze_device_handle_t device = first_device(driver);
    ze_context_desc_t context_desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    ze_context_handle_t context = NULL;
    MUST(zeContextCreate(driver, &context_desc, &context));

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
    MUST(zeMemGetAllocProperties(context, mapped, &properties, NULL));
    printf("memory type %s\n", memory_type_name(properties.type));

    /* The result also goes through device memory into ordinary host memory. */
    ze_host_mem_alloc_desc_t plain_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    ze_device_mem_alloc_desc_t device_desc = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
    void *on_device = NULL, *on_host = NULL;
    MUST(zeMemAllocDevice(context, &device_desc, FRAME_BYTES, 64, device, &on_device));
    MUST(zeMemAllocHost(context, &plain_desc, FRAME_BYTES, 64, &on_host));
    memset(on_host, 0, FRAME_BYTES);

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
    uint32_t x = 0, y = 0, z = 0;
    MUST(zeKernelSuggestGroupSize(kernel, FRAME_BYTES, 1, 1, &x, &y, &z));
    MUST(zeKernelSetGroupSize(kernel, x, y, z));
    uint64_t count = FRAME_BYTES;
    MUST(zeKernelSetArgumentValue(kernel, 0, sizeof mapped, &mapped));
    MUST(zeKernelSetArgumentValue(kernel, 1, sizeof count, &count));

    ze_event_pool_desc_t pool_desc = {
        .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, .flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE, .count = 1};
    ze_event_pool_handle_t pool = NULL;
    MUST(zeEventPoolCreate(context, &pool_desc, 1, &device, &pool));
    ze_event_desc_t event_desc = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
                                  .index = 0,
                                  .signal = ZE_EVENT_SCOPE_FLAG_HOST,
                                  .wait = ZE_EVENT_SCOPE_FLAG_HOST};
    ze_event_handle_t event = NULL;
    MUST(zeEventCreate(pool, &event_desc, &event));

    uint32_t ordinal = compute_ordinal(device);
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .ordinal = ordinal,
                                          .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS};
    ze_command_queue_handle_t queue = NULL;
    MUST(zeCommandQueueCreate(context, device, &queue_desc, &queue));
    ze_command_list_desc_t list_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
                                        .commandQueueGroupOrdinal = ordinal};
    ze_command_list_handle_t list = NULL;
    MUST(zeCommandListCreate(context, device, &list_desc, &list));
    ze_fence_desc_t fence_desc = {.stype = ZE_STRUCTURE_TYPE_FENCE_DESC};
    ze_fence_handle_t fence = NULL;
    MUST(zeFenceCreate(queue, &fence_desc, &fence));

    ze_group_count_t groups = {(FRAME_BYTES + x - 1) / x, 1, 1};
    MUST(zeCommandListAppendLaunchKernel(list, kernel, &groups, event, 0, NULL));
    MUST(zeCommandListAppendMemoryCopy(list, on_device, mapped, FRAME_BYTES, NULL, 1, &event));
    MUST(zeCommandListAppendBarrier(list, NULL, 0, NULL));
    MUST(zeCommandListAppendMemoryCopy(list, on_host, on_device, FRAME_BYTES, NULL, 0, NULL));
    MUST(zeCommandListClose(list));
    printf("event before execution = 0x%x\n", (unsigned)zeEventQueryStatus(event));
    MUST(zeCommandQueueExecuteCommandLists(queue, 1, &list, fence));
    MUST(zeFenceHostSynchronize(fence, UINT64_MAX));
    MUST(zeCommandQueueSynchronize(queue, UINT64_MAX));
    printf("event after execution = 0x%x\n", (unsigned)zeEventQueryStatus(event));

    printf("inverted %zu of %d bytes\n", count_inverted(frame), FRAME_BYTES);
    printf("padding kept %zu of %zu bytes\n", count_padding_kept(frame), FRAME_PAGES - FRAME_BYTES);
    printf("copied %s\n", memcmp(on_host, frame, FRAME_BYTES) == 0 ? "right" : "wrong");

    MUST(zeFenceDestroy(fence));
    MUST(zeCommandListDestroy(list));
    MUST(zeCommandQueueDestroy(queue));
    MUST(zeEventDestroy(event));
    MUST(zeEventPoolDestroy(pool));
    MUST(zeKernelDestroy(kernel));
    MUST(zeModuleDestroy(module));
    printf("zeMemFree of device memory = 0x%x\n", (unsigned)zeMemFree(context, on_device));
    printf("zeMemFree of host memory = 0x%x\n", (unsigned)zeMemFree(context, on_host));
    printf("zeMemFree of the mapping = 0x%x\n", (unsigned)zeMemFree(context, mapped));
    MUST(zeContextDestroy(context));
    free(memory);
    free(spirv);
    free(drivers);
    printf("done\n");
    return 0;
}
