/*
 * A disk that reads badly, for some files: preloaded into a program, it looks at the file named by
 * BAD_DISK before each read of a file whose path holds BAD_DISK_PATH. If that says "error", the
 * read fails with EIO; if it says "slow", it takes BAD_DISK_MS more.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static char mode(int fd) {
  const char *name = getenv("BAD_DISK"), *part = getenv("BAD_DISK_PATH");
  char link[64], path[4096], word[1];
  if (name == NULL || part == NULL) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (strstr(path, part) == NULL) return 0;
  int told = open(name, O_RDONLY);
  if (told < 0) return 0;
  ssize_t got = read(told, word, 1);
  close(told);
  return got == 1 ? word[0] : 0;
}

static int is_bad(int fd) {
  char what = mode(fd);
  if (what == 's') usleep(1000 * atoi(getenv("BAD_DISK_MS")));
  if (what != 'e') return 0;
  errno = EIO;
  return 1;
}

ssize_t pread(int fd, void *to, size_t count, off_t at) {
  static ssize_t (*real)(int, void *, size_t, off_t);
  if (real == NULL) real = dlsym(RTLD_NEXT, "pread");
  return is_bad(fd) ? -1 : real(fd, to, count, at);
}

ssize_t pread64(int fd, void *to, size_t count, off64_t at) {
  static ssize_t (*real)(int, void *, size_t, off64_t);
  if (real == NULL) real = dlsym(RTLD_NEXT, "pread64");
  return is_bad(fd) ? -1 : real(fd, to, count, at);
}
