/*
 * zemu.h: how a program speaks to the emulated Level Zero driver that it runs on.
 *
 * C99 and later, C++11 and later. All functions may be called from any thread and at any time, also before zeInit.
 *
 * Written by `cargo xtask header` from crates/control/src/api.rs and include/lookup.h. Do not edit: change those.
 */
#ifndef ZEMU_H
#define ZEMU_H

#include <stddef.h>
#include <stdint.h>

/**
 * What zemu_fault_hits answers for a rule that does not exist.
 */
#define ZEMU_NO_SUCH_RULE UINT64_MAX

/**
 * What a control function answers.
 */
typedef enum {
  /**
   * Done.
   */
  ZEMU_OK = 0,
  /**
   * An argument is null where it must not be, or its text is malformed.
   */
  ZEMU_BAD_ARGUMENT = 1,
  /**
   * A ZEMU_ environment variable or the configuration file is wrong, so that there is nothing to control. The
   * library said why on stderr.
   */
  ZEMU_NOT_READY = 2,
  /**
   * zemu itself failed. This is a defect of zemu.
   */
  ZEMU_INTERNAL = 3,
} zemu_status;

/**
 * How bad a finding is.
 */
typedef enum {
  /**
   * Worth knowing; the program is not wrong.
   */
  ZEMU_SEVERITY_NOTE = 0,
  /**
   * Probably not what was meant, or different on another driver.
   */
  ZEMU_SEVERITY_WARNING = 1,
  /**
   * The program is wrong.
   */
  ZEMU_SEVERITY_ERROR = 2,
} zemu_severity;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The library's version: major << 16 | minor << 8 | patch.
 *
 * The functions of this header keep their meaning as long as the major version stays; while it is 0, as long as the
 * minor version stays too.
 */
uint32_t zemu_version(void);

/**
 * All findings so far, oldest first, as JSON: one object a line, each line ended by a newline, in the form that
 * ZEMU_REPORT writes. Findings that repeat the same mistake in the same function beyond the duplicate limit are
 * counted (zemu_finding_count) but not kept.
 *
 * Writes at most size bytes to buffer, the terminating null character included, and never a part of a line: what has
 * no room is left out. Returns how many bytes all of it needs, the terminating null character included, so that a
 * first call with (NULL, 0) tells the size. Since other threads may add findings in between, compare the second
 * call's answer with the size again.
 */
size_t zemu_findings(char *buffer,
                     size_t size);

/**
 * How many findings of a severity (a zemu_severity) there were, those included that were counted only. 0 for a
 * severity that does not exist.
 */
uint64_t zemu_finding_count(uint32_t severity);

/**
 * Adds one fault rule, in the form of ZEMU_FAULTS: "zeMemAllocHost@3=OUT_OF_HOST_MEMORY". It stands behind the rules
 * that are there, and counts calls from now on.
 *
 * If id is not null, the rule's number is written to it: for zemu_fault_hits. Numbers are never used again. If the
 * rule is refused and message is not null, a sentence that says why is written to it, at most message_size bytes, the
 * terminating null character included; on success message becomes empty.
 *
 * ZEMU_BAD_ARGUMENT: rule is null, holds no rule or more than one, or is malformed. ZEMU_NOT_READY: as said there.
 */
zemu_status zemu_fault_add(const char *rule,
                           uint32_t *id,
                           char *message,
                           size_t message_size);

/**
 * Takes all fault rules out, those of ZEMU_FAULTS and of the configuration file included. Their numbers are unknown
 * to zemu_fault_hits from then on. What a rule has already done stays done: a context that it lost stays lost.
 */
void zemu_fault_clear(void);

/**
 * How many calls the rule has decided so far. ZEMU_NO_SUCH_RULE for a number that no rule has. The rules of
 * ZEMU_FAULTS have the numbers 1, 2, 3 and so on, in their order.
 */
uint64_t zemu_fault_hits(uint32_t id);

/**
 * Forgets what was recorded, so that the next test of one process starts clean: findings and their counts are
 * dropped (also the counts for the duplicate limit), and all fault rules are taken out, as by zemu_fault_clear.
 *
 * Everything else stays: objects and allocations live on and are reported if they leak, findings keep counting
 * upwards in "sequence" and calls in "number", the settings stay as the environment gave them, and what was written to
 * ZEMU_REPORT stays written.
 */
void zemu_reset(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

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

#endif /* ZEMU_H */
