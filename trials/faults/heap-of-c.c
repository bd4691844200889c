/*
 * Tells what malloc holds of a running program: preloaded into it, a thread writes mallinfo2() to
 * the file named by HEAP_OF_C each second. Once the file HEAP_OF_C.trim is there, free memory is
 * given back to the system each second, too.
 */
#define _GNU_SOURCE
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *watch(void *name) {
  char trim[4096];
  snprintf(trim, sizeof trim, "%s.trim", (char *)name);
  for (;; sleep(1)) {
    if (access(trim, F_OK) == 0) malloc_trim(0);
    struct mallinfo2 all = mallinfo2();
    FILE *file = fopen(name, "w");
    if (file == NULL) continue;
    fprintf(file, "{\"arenas\":%zu,\"used\":%zu,\"free\":%zu,\"mapped\":%zu}", all.arena,
            all.uordblks, all.fordblks, all.hblkhd);
    fclose(file);
  }
  return NULL;
}

__attribute__((constructor)) static void begin(void) {
  pthread_t thread;
  char *name = getenv("HEAP_OF_C");
  if (name != NULL) pthread_create(&thread, NULL, watch, name);
}
