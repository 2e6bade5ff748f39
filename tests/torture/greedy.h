#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Uses up what there is, in ways that the limits of one process do not see.
class Greedy {
public:
  int harmless(int k) { return k; }

  // Memory of many processes together.
  void multiplies(int) {
    for (int i = 0; i < 6; ++i)
      if (fork() == 0) {
        constexpr std::size_t kMuch = 48u << 20;
        void *at = mmap(nullptr, kMuch, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        std::memset(at, 1, kMuch);
        for (;;)
          pause();
      }
    for (volatile int i = 0;; ++i)
      ;
  }
  // Files of any number and size; it may have what fits, and is told of the rest as a disk would tell.
  void fills(int) {
    std::string much(1 << 20, 'x');
    long long written = 0;
    for (int i = 0; i < 40; ++i) {
      int file = open(("file" + std::to_string(i)).c_str(), O_CREAT | O_WRONLY, 0600);
      for (int k = 0; k < 8; ++k)
        if (ssize_t n = write(file, much.data(), much.size()); n > 0)
          written += n;
      close(file);
    }
    if (written > 200ll << 20)
      std::abort();
  }
  void fillsMemory(int) {
    if (syscall(SYS_memfd_create, "hoard", 0) >= 0)
      std::abort();
  }
  // Folders so deep that no path leads to the last.
  void digs(int) {
    for (int i = 0; i < 800; ++i)
      if (mkdir("d", 0755) != 0 || chdir("d") != 0)
        break;
  }
  // Whoever comes next finds an empty folder.
  void looks(int) {
    if (access("d", F_OK) == 0 || access("file0", F_OK) == 0)
      std::abort();
  }
  // Processes that outlive their parents.
  void staysBehind(int) {
    if (fork() == 0) {
      setsid();
      if (fork() == 0)
        for (;;)
          pause();
      _exit(0);
    }
  }
};
