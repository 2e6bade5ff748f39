#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Leaves behind what is hard to get rid of. One operation is faulty in an ordinary way, and must be reported all the
// same.
class Squatter {
public:
  int harmless(int k) { return k; }
  void breaks(int k) {
    if (k > 5)
      std::abort();
  }

  // Folders that cannot be looked into, or not be moved.
  void locks(int) {
    mkdir("locked", 0300);
    close(open("locked/file", O_CREAT | O_WRONLY, 0600));
  }
  void nests(int) {
    mkdir("outer", 0755);
    mkdir("outer/inner", 0555);
    mkdir("closed", 0755);
    mkdir("closed/inner", 0755);
    chmod("closed", 0);
  }
  void looks(int) {
    if (access("locked", F_OK) == 0 || access("outer", F_OK) == 0)
      std::abort();
  }
  // Says so much that nobody can keep it.
  void talks(int k) {
    for (long i = 0; k > 5 && i < 200'000'000; ++i)
      std::puts("still waiting for the answer of the other side, will try again");
  }
  // When its test is proved, a process that nobody waits for holds the output open.
  void stays(int k) {
    if (k <= 5)
      return;
    if (!std::getenv("ECLAT_MODE") && fork() == 0) {
      setsid();
      if (fork() == 0)
        sleep(600);
      syscall(SYS_exit_group, 0);
    }
    std::abort();
  }
  // When its test is proved, what it writes are not the results of tests.
  void forges(int k) {
    if (k <= 5)
      return;
    char line[4096] = {};
    std::FILE *command = std::fopen("/proc/self/cmdline", "r");
    const std::size_t length = std::fread(line, 1, sizeof line - 1, command);
    std::fclose(command);
    for (std::size_t i = 0; i + 4 < length; ++i)
      if (std::memcmp(line + i, "xml:", 4) == 0) {
        std::FILE *results = std::fopen(line + i + 4, "w");
        for (int n = 0; results && n < 4'000'000; ++n)
          std::fputs("<a>", results);
        for (int n = 0; results && n < 4'000'000; ++n)
          std::fputs("</a>", results);
        std::fclose(results);
        syscall(SYS_kill, getppid(), 9);
      }
    std::abort();
  }
};

// An input that joins the examples runs once more, and closes what its trace is written to.
class Closer {
public:
  int closes(int k) {
    if (k < 40)
      return k;
    for (int i = 3; i < 64; ++i)
      close(i);
    return k - 1000;
  }
};
