/*
 * Uses zemu.h as a test program does: finds the control functions, injects a fault, reads what was found.
 *
 *     control none              no zemu in the process
 *     control foreign           the driver is another one
 *     control driver LIBRARY    through zeDriverGetExtensionFunctionAddress
 *     control early LIBRARY     before initialisation, in a library that is loaded already
 *
 * Declares what it needs of the API itself, so that it compiles with nothing but zemu.h.
 */
#include "zemu.h"

#include <stdio.h>
#include <stdlib.h>

enum { OUT_OF_HOST_MEMORY = 0x70000002 };

typedef struct {
  int32_t stype;
  const void *next;
  uint32_t flags;
} desc_t;

typedef struct {
  int (*init)(uint32_t flags);
  int (*driver_get)(uint32_t *count, void **drivers);
  int (*context_create)(void *driver, const desc_t *desc, void **context);
  int (*alloc_host)(void *context, const desc_t *desc, size_t size, size_t alignment, void **out);
  int (*mem_free)(void *context, void *pointer);
  int (*context_destroy)(void *context);
} ze_t;

static void check(int right, const char *what)
{
  if (!right) {
    printf("wrong: %s\n", what);
    exit(1);
  }
}

static void look_up(void *library, const char *name, void *function, size_t size)
{
  void *address = dlsym(library, name);
  check(address != NULL, name);
  memcpy(function, &address, size);
}

static int foreign(void *driver, const char *name, void **address)
{
  (void)driver;
  (void)name;
  *address = NULL;
  return 0x78000004;
}

static void use(const zemu_api *zemu, const ze_t *ze, void *driver)
{
  const desc_t of_context = { 0xd, NULL, 0 };
  const desc_t of_memory = { 0x16, NULL, 0 };
  void *context = NULL;
  void *pointer = NULL;
  char message[256];
  char *findings;
  uint32_t id = 0;
  size_t size;

  check(zemu->version() > 0, "a version");
  check(ze->context_create(driver, &of_context, &context) == 0, "a context");
  check(zemu->fault_add("zeMemAllocHost@2=OUT_OF_HOST_MEMORY", &id, message, sizeof message) == ZEMU_OK, "a rule");
  check(message[0] == '\0', "no message");
  check(zemu->fault_hits(id) == 0, "no hit");
  check(ze->alloc_host(context, &of_memory, 64, 0, &pointer) == 0, "the first allocation");
  check(ze->mem_free(context, pointer) == 0, "its release");
  check(ze->alloc_host(context, &of_memory, 64, 0, &pointer) == OUT_OF_HOST_MEMORY, "the fault");
  check(zemu->fault_hits(id) == 1, "one hit");
  check(ze->alloc_host(context, &of_memory, 64, 0, &pointer) == 0, "the third allocation");
  check(ze->mem_free(context, pointer) == 0, "its release");
  check(ze->mem_free(context, pointer) != 0, "the second release is refused");
  check(zemu->finding_count(ZEMU_SEVERITY_ERROR) == 1, "one error");

  size = zemu->findings(NULL, 0);
  findings = malloc(size);
  check(findings != NULL && zemu->findings(findings, size) == size, "the findings");
  check(strlen(findings) + 1 == size && strstr(findings, "zeMemFree") != NULL, "the finding about the release");
  free(findings);

  check(zemu->fault_add("zeMemAlocHost=OUT_OF_HOST_MEMORY", NULL, message, sizeof message) == ZEMU_BAD_ARGUMENT,
        "a wrong rule is refused");
  check(strstr(message, "zeMemAllocHost") != NULL, "with the nearest name");
  zemu->fault_clear();
  check(zemu->fault_hits(id) == ZEMU_NO_SUCH_RULE, "no rule");
  zemu->reset();
  check(zemu->finding_count(ZEMU_SEVERITY_ERROR) == 0 && zemu->findings(NULL, 0) == 1, "no findings");
  check(ze->context_destroy(context) == 0, "the end");
}

int main(int argc, char **argv)
{
  const char *mode = argc > 1 ? argv[1] : "";
  const char *why;
  zemu_api zemu;
  zemu_function get = NULL;
  ze_t ze;
  void *driver = NULL;
  void *library;
  uint32_t count = 1;

  if (strcmp(mode, "none") == 0 || strcmp(mode, "foreign") == 0) {
    why = mode[0] == 'n' ? zemu_api_load(&zemu, NULL, NULL) : zemu_api_load(&zemu, &zemu, (zemu_function)foreign);
    check(why != NULL && zemu.version == NULL && zemu.reset == NULL, "there is none");
    puts(why);
    return 0;
  }
  check(argc == 3, "arguments");
  library = dlopen(argv[2], RTLD_NOW | RTLD_LOCAL);
  check(library != NULL, "the library");
  if (strcmp(mode, "early") == 0) {
    why = zemu_api_load(&zemu, NULL, NULL);
    check(why == NULL, why != NULL ? why : "");
    check(zemu.fault_add("zeInit@1=UNINITIALIZED", NULL, NULL, 0) == ZEMU_OK, "a rule before initialisation");
  }
  look_up(library, "zeInit", &ze.init, sizeof ze.init);
  look_up(library, "zeDriverGet", &ze.driver_get, sizeof ze.driver_get);
  look_up(library, "zeContextCreate", &ze.context_create, sizeof ze.context_create);
  look_up(library, "zeMemAllocHost", &ze.alloc_host, sizeof ze.alloc_host);
  look_up(library, "zeMemFree", &ze.mem_free, sizeof ze.mem_free);
  look_up(library, "zeContextDestroy", &ze.context_destroy, sizeof ze.context_destroy);
  look_up(library, "zeDriverGetExtensionFunctionAddress", &get, sizeof get);
  if (strcmp(mode, "early") == 0) {
    check(ze.init(0) != 0, "zeInit fails once");
    zemu.reset();
  }
  check(ze.init(0) == 0 && ze.driver_get(&count, &driver) == 0 && driver != NULL, "a driver");
  if (strcmp(mode, "driver") == 0) {
    why = zemu_api_load(&zemu, driver, get);
    check(why == NULL, why != NULL ? why : "");
  }
  use(&zemu, &ze, driver);
  puts("done");
  return 0;
}
