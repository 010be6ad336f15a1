/*
 * Finding the functions above at run time.
 *
 * A program that is linked with -lzemu calls them by name and needs none of this. Any other program, in particular one
 * that also runs on real drivers, asks zemu_api_load:
 *
 *     zemu_api zemu;
 *     const char *why = zemu_api_load(&zemu, hDriver, (zemu_function)zeDriverGetExtensionFunctionAddress);
 *     if (why == NULL) {
 *         zemu.fault_add("zeMemAllocHost@1=OUT_OF_HOST_MEMORY", NULL, NULL, 0);
 *     } else {
 *         puts(why);                            // "not running under zemu": skip what needs it
 *     }
 *
 * Define ZEMU_NO_LOOKUP to leave it out. It needs dlopen, thus -ldl where the C library is older than glibc 2.34.
 */
#ifndef ZEMU_NO_LOOKUP

#include <dlfcn.h>
#include <string.h>

/** Any function. Cast it to its own type before it is called. */
typedef void (*zemu_function)(void);

/** The functions above, as found in the zemu that this process runs on. */
typedef struct zemu_api {
  uint32_t (*version)(void);
  size_t (*findings)(char *buffer, size_t size);
  uint64_t (*finding_count)(uint32_t severity);
  zemu_status (*fault_add)(const char *rule, uint32_t *id, char *message, size_t message_size);
  void (*fault_clear)(void);
  uint64_t (*fault_hits)(uint32_t id);
  void (*reset)(void);
} zemu_api;

/** Where one function is looked up. For the look-up's own use. */
typedef struct zemu_source {
  void *driver;
  int (*get)(void *driver, const char *name, void **address);
  void *library;
} zemu_source;

/** Looks one function up and returns whether it is there. For the look-up's own use. */
static inline int zemu_source_get(const zemu_source *source, const char *name, void *function, size_t size)
{
  void *address = NULL;
  if (source->get != NULL) {
    if (source->get(source->driver, name, &address) != 0) {
      address = NULL;
    }
  } else {
    address = dlsym(source->library, name);
  }
  if (address == NULL || size != sizeof address) {
    return 0;
  }
  /* C has no conversion from an object's address to a function's. */
  memcpy(function, &address, size);
  return 1;
}

/** Looks all functions up and returns whether all are there. For the look-up's own use. */
static inline int zemu_source_load(const zemu_source *source, zemu_api *api)
{
  return zemu_source_get(source, "zemu_version", &api->version, sizeof api->version) &&
         zemu_source_get(source, "zemu_findings", &api->findings, sizeof api->findings) &&
         zemu_source_get(source, "zemu_finding_count", &api->finding_count, sizeof api->finding_count) &&
         zemu_source_get(source, "zemu_fault_add", &api->fault_add, sizeof api->fault_add) &&
         zemu_source_get(source, "zemu_fault_clear", &api->fault_clear, sizeof api->fault_clear) &&
         zemu_source_get(source, "zemu_fault_hits", &api->fault_hits, sizeof api->fault_hits) &&
         zemu_source_get(source, "zemu_reset", &api->reset, sizeof api->reset);
}

/**
 * Fills api with the functions of the zemu that this process runs on. Returns NULL when it could, and otherwise a
 * sentence that says why not, with every member of api null.
 *
 * driver and get_extension_function_address: a driver handle and zeDriverGetExtensionFunctionAddress, cast to
 * zemu_function. A loader opens its drivers so that nobody else sees their names, hence this way. With several
 * drivers ask each: the others answer that they do not know the name.
 *
 * Before initialisation, or without a driver handle, pass NULL for both: then the library is found among those that
 * the process has already loaded, by the names that zemu goes by. A loader opens drivers in zeInit or zeInitDrivers,
 * so before that this finds the drop-in (libze_loader.so.1) and a zemu that the program itself loaded. It never loads
 * anything.
 */
static inline const char *zemu_api_load(zemu_api *api, void *driver, zemu_function get_extension_function_address)
{
  static const char *const names[] = { "libzemu.so", "libze_loader.so.1", "libze_intel_gpu.so.1" };
  const char *why = "not running under zemu: the driver does not know the functions of zemu.h";
  zemu_source source;
  size_t at;

  memset(api, 0, sizeof *api);
  memset(&source, 0, sizeof source);
  if (driver != NULL && get_extension_function_address != NULL) {
    source.driver = driver;
    memcpy(&source.get, &get_extension_function_address, sizeof source.get);
    if (zemu_source_load(&source, api)) {
      return NULL;
    }
  } else {
    why = "not running under zemu: no library of zemu is loaded";
    for (at = 0; at < sizeof names / sizeof names[0]; at++) {
      source.library = dlopen(names[at], RTLD_LAZY | RTLD_NOLOAD);
      if (source.library != NULL) {
        const int found = zemu_source_load(&source, api);
        /* Gives back the reference that dlopen took; the library stays, since others hold it. */
        (void)dlclose(source.library);
        if (found) {
          return NULL;
        }
        if (api->version != NULL) {
          break;
        }
      }
    }
  }
  if (api->version != NULL) {
    why = "the zemu that is loaded is older than the zemu.h that this program was compiled with";
  }
  memset(api, 0, sizeof *api);
  return why;
}

#endif /* ZEMU_NO_LOOKUP */
