/* Counts its own calls of zeMemAllocHost with a tracer: shows that the tracing layer is in the way of the calls, and
 * that prologue and epilogue see arguments and result. */
#include "common.h"
#include <level_zero/layers/zel_tracing_api.h>
#include <level_zero/layers/zel_tracing_register_cb.h>

enum { CALLS = 3 };

struct counts {
    unsigned before, after;
    size_t bytes;
};

static void ZE_APICALL before(ze_mem_alloc_host_params_t *params, ze_result_t result, void *user, void **instance)
{
    (void)result;
    (void)instance;
    struct counts *counts = user;
    counts->before++;
    counts->bytes += *params->psize;
}

static void ZE_APICALL after(ze_mem_alloc_host_params_t *params, ze_result_t result, void *user, void **instance)
{
    (void)instance;
    struct counts *counts = user;
    counts->after += result == ZE_RESULT_SUCCESS && **params->ppptr != NULL;
}

int main(void)
{
    MUST(zeInit(0));
    struct counts counts = {0};
    zel_tracer_desc_t tracer_desc = {.stype = ZEL_STRUCTURE_TYPE_TRACER_DESC, .pUserData = &counts};
    zel_tracer_handle_t tracer = NULL;
    MUST(zelTracerCreate(&tracer_desc, &tracer));
    MUST(zelTracerMemAllocHostRegisterCallback(tracer, ZEL_REGISTER_PROLOGUE, before));
    MUST(zelTracerMemAllocHostRegisterCallback(tracer, ZEL_REGISTER_EPILOGUE, after));
    MUST(zelTracerSetEnabled(tracer, 1));

    uint32_t count = 1;
    ze_driver_handle_t driver = NULL;
    MUST(zeDriverGet(&count, &driver));
    ze_context_desc_t context_desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    ze_context_handle_t context = NULL;
    MUST(zeContextCreate(driver, &context_desc, &context));
    ze_host_mem_alloc_desc_t host_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    for (int i = 0; i < CALLS; i++) {
        void *memory = NULL;
        MUST(zeMemAllocHost(context, &host_desc, 1000, 64, &memory));
        MUST(zeMemFree(context, memory));
    }
    MUST(zelTracerSetEnabled(tracer, 0));
    MUST(zelTracerDestroy(tracer));
    MUST(zeContextDestroy(context));
    printf("before %u, after %u, bytes %zu\n", counts.before, counts.after, counts.bytes);
    return 0;
}
