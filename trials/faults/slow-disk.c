/* Makes every fsync and fdatasync wait, as on a slow disk: LD_PRELOAD, SLOW_DISK_MS. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_for_disk(void) {
  const char *ms = getenv("SLOW_DISK_MS");
  if (ms != NULL) usleep(1000 * (useconds_t)atoi(ms));
}

int fsync(int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  wait_for_disk();
  return real(file);
}

int fdatasync(int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  wait_for_disk();
  return real(file);
}
