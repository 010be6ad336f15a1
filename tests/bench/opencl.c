/* The runner for OpenCL: the first device of the first platform. See runner.h.
 *
 * Where the device takes SPIR-V the kernels come as SPIR-V, elsewhere as OpenCL C. */
#define CL_TARGET_OPENCL_VERSION 300
#include "data.h"
#include "runner.h"

#include <CL/cl.h>
#include <stdio.h>
#include <string.h>

static cl_device_id device;
static cl_context context;
static cl_command_queue queue;
static cl_program program;
static cl_kernel kernel;
static cl_mem buffers[MAX_ARGUMENTS];
static char extensions[16384];
static int takes_spirv;

/* Says which call failed, and gives up. */
#define TRY(call)                                                                                   \
    do {                                                                                            \
        cl_int result_ = (call);                                                                    \
        if (result_ != CL_SUCCESS) {                                                                \
            fprintf(stderr, "%s = %d\n", #call, (int)result_);                                      \
            return 1;                                                                               \
        }                                                                                           \
    } while (0)

static int start(char *name, size_t room)
{
    cl_platform_id platform;
    TRY(clGetPlatformIDs(1, &platform, NULL));
    TRY(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL));
    char platform_name[128] = "", driver[128] = "", il[256] = "";
    TRY(clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof platform_name, platform_name, NULL));
    TRY(clGetDeviceInfo(device, CL_DRIVER_VERSION, sizeof driver, driver, NULL));
    TRY(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, sizeof extensions, extensions, NULL));
    if (strstr(driver, platform_name) != NULL)
        snprintf(name, room, "%s", driver);
    else
        snprintf(name, room, "%s %s", platform_name, driver);
    /* Older implementations do not know the question. */
    clGetDeviceInfo(device, CL_DEVICE_IL_VERSION, sizeof il, il, NULL);
    takes_spirv = strstr(il, "SPIR-V") != NULL;
    cl_int result;
    context = clCreateContext(NULL, 1, &device, NULL, NULL, &result);
    TRY(result);
    queue = clCreateCommandQueueWithProperties(context, device, NULL, &result);
    TRY(result);
    return 0;
}

static int has(const char *feature)
{
    if (strcmp(feature, "fp64") == 0)
        return strstr(extensions, "cl_khr_fp64") != NULL;
    if (strcmp(feature, "subgroups") == 0)
        return strstr(extensions, "cl_khr_subgroups") != NULL || strstr(extensions, "cl_intel_subgroups") != NULL;
    return 0;
}

static int create_module(const void *spirv, size_t bytes, const char *source)
{
    cl_int result;
    if (takes_spirv)
        program = clCreateProgramWithIL(context, spirv, bytes, &result);
    else
        program = clCreateProgramWithSource(context, 1, &source, NULL, &result);
    TRY(result);
    result = clBuildProgram(program, 1, &device, takes_spirv ? "" : "-cl-std=CL1.2", NULL, NULL);
    if (result != CL_SUCCESS) {
        char log[4096] = "";
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
        fprintf(stderr, "%s\n", log);
        clReleaseProgram(program);
        return 1;
    }
    return 0;
}

static int create_kernel(const char *name)
{
    cl_int result;
    kernel = clCreateKernel(program, name, &result);
    TRY(result);
    return 0;
}

static void release_buffer(unsigned argument)
{
    if (buffers[argument] != NULL)
        clReleaseMemObject(buffers[argument]);
    buffers[argument] = NULL;
}

static int set_buffer(unsigned argument, size_t bytes)
{
    release_buffer(argument);
    cl_int result;
    buffers[argument] = clCreateBuffer(context, CL_MEM_READ_WRITE, bytes, NULL, &result);
    TRY(result);
    TRY(clSetKernelArg(kernel, argument, sizeof buffers[argument], &buffers[argument]));
    return 0;
}

static int write_buffer(unsigned argument, const void *from, size_t bytes)
{
    TRY(clEnqueueWriteBuffer(queue, buffers[argument], CL_TRUE, 0, bytes, from, 0, NULL, NULL));
    return 0;
}

static int read_buffer(unsigned argument, void *to, size_t bytes)
{
    TRY(clEnqueueReadBuffer(queue, buffers[argument], CL_TRUE, 0, bytes, to, 0, NULL, NULL));
    return 0;
}

static int set_value(unsigned argument, const void *value, size_t bytes)
{
    TRY(clSetKernelArg(kernel, argument, bytes, value));
    return 0;
}

static int set_local(unsigned argument, size_t bytes)
{
    TRY(clSetKernelArg(kernel, argument, bytes, NULL));
    return 0;
}

static int launch(const size_t *global, const size_t *local, unsigned dimensions)
{
    TRY(clEnqueueNDRangeKernel(queue, kernel, dimensions, NULL, global, local, 0, NULL, NULL));
    TRY(clFinish(queue));
    return 0;
}

static void destroy_kernel(void)
{
    for (unsigned i = 0; i < MAX_ARGUMENTS; i++)
        release_buffer(i);
    clReleaseKernel(kernel);
}

static void destroy_module(void)
{
    clReleaseProgram(program);
}

static void stop(void)
{
    clReleaseCommandQueue(queue);
    clReleaseContext(context);
}

int main(int count, char **words)
{
    const struct backend backend = {
        start,     has,       create_module, create_kernel,  set_buffer,     write_buffer, read_buffer,
        set_value, set_local, launch,        destroy_kernel, destroy_module, stop,
    };
    return run(&backend, count, words);
}
