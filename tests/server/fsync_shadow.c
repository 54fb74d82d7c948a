/* Remembers of every file what a power loss would leave: what was last forced to the disk.

   Whenever a file below SHADOW_FOLDER is synced, it is copied beside itself with ".durable" behind its name. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void shadow(int fd) {
    char link[64], path[4096], copy[4200], temporary[4300], buffer[65536];
    const char *folder = getenv("SHADOW_FOLDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (folder == NULL || length < 0) return;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder)) != 0) return;
    snprintf(copy, sizeof copy, "%s.durable", path);
    snprintf(temporary, sizeof temporary, "%s.part", copy);
    int out = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (out < 0) return;
    off_t at = 0;
    ssize_t got;
    while ((got = pread(fd, buffer, sizeof buffer, at)) > 0) {
        if (write(out, buffer, got) != got) break;
        at += got;
    }
    close(out);
    rename(temporary, copy);
}

#define INTERPOSE(name)                                        \
    int name(int fd) {                                         \
        static int (*real)(int);                               \
        if (real == NULL) real = dlsym(RTLD_NEXT, #name);      \
        int result = real(fd);                                 \
        if (result == 0) shadow(fd);                           \
        return result;                                         \
    }

INTERPOSE(fsync)
INTERPOSE(fdatasync)
